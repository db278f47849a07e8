export const id = 289;
export const ids = [289];
export const modules = {

/***/ 12609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ decideTrust),
/* harmony export */   WN: () => (/* binding */ RiskRefusal),
/* harmony export */   sz: () => (/* binding */ describeBelieved),
/* harmony export */   tS: () => (/* binding */ believedRemedy),
/* harmony export */   tY: () => (/* binding */ recordAccepted)
/* harmony export */ });
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94999);
/**
 * What a run does about an evaluator that takes the word of the code under test.
 * Invariant: what was found is recorded; a run continues only where nothing was found, or where its own config or command
 * line accepts the risk: an earlier run's acceptance is not this one's. An evaluator whose finding is on record is not
 * tried again, but where nothing is said to have been found on another machine.
 */




/** Why a run does not begin, where nobody accepts a risk that was found. */
class RiskRefusal extends _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb {
    constructor(risk, finding, how) {
        super({
            message: `${finding.found}; expected ${_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .RISKS */ .F7[risk]}`,
            remedy: `${finding.remedy} To go on all the same, which every claim then says: ${how(risk)}, or --accept-risk ${risk}`,
        });
    }
}
/** Tries the evaluator once, and records what came of it. */
async function decideTrust(facts) {
    const { findings, passed, evaluatorDigest: evaluator_digest, accepted, append, attempt } = facts;
    const risk = 'evaluator_in_process';
    const known = findings.findLast((each) => each.risk === risk && each.evaluator_digest === evaluator_digest);
    if (known?.found === false && passed.has(known))
        return { kind: 'trusted', detail: known.detail };
    const tried = known?.found === true ? undefined : await attempt();
    if (tried?.verdict === 'aborted')
        return { kind: 'trusted', detail: tried.detail };
    const found = known?.found === true || tried?.verdict === 'believed';
    const detail = tried?.detail ?? known?.detail ?? '';
    const isTaken = found && accepted.evaluator_in_process;
    if (known?.found !== found || (isTaken && !known.accepted)) {
        append({ kind: 'risk', risk, found, accepted: isTaken, detail, evaluator_digest });
    }
    if (!found)
        passed.note({ risk, evaluator_digest });
    if (!found)
        return { kind: 'trusted', detail };
    return { kind: isTaken ? 'accepted' : 'believed', detail };
}
/** Records that a risk is accepted, once for each evaluator and environment. */
function recordAccepted(decisionLog, risk, detail) {
    const evaluator_digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluatorIn */ .pW)(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
    const findings = decisionLog.replay().state?.findings ?? [];
    const isOf = (each) => each.risk === risk && each.evaluator_digest === evaluator_digest;
    if (findings.some((each) => isOf(each) && each.accepted))
        return;
    decisionLog.append({ kind: 'risk', risk, found: true, accepted: true, detail, evaluator_digest });
}
/** The finding, in words. */
function describeBelieved({ scripts, claim }) {
    return `the evaluator takes the word of the code under test: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(scripts, 'script')} that printed a made-up score and ended got ${claim}`;
}
/** What to do about it; `key` names what protects files. */
function believedRemedy(key) {
    return `Run the code under test in a child process, take time and score in the parent, and protect the evaluator (${key}).`;
}


/***/ }),

/***/ 26829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passedTrials)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
/**
 * Which trials found nothing, on this machine: where records from elsewhere say that of one, it is tried again.
 * Invariant: outside of the repository, where no session in a sandbox can write. Crash: the file is replaced in one step;
 * where it is lost, the evaluator is tried again.
 */



// As many as an evaluator that is edited again and again, on a machine that changes, comes to.
const MAX_KNOWN = 100;
/** Opens the list in a private area, which need not exist. */
function passedTrials(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'passed-trials');
    const read = () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').split('\n').filter(Boolean) : []);
    const lineOf = ({ risk, evaluator_digest: digest }) => `${risk} ${digest}`;
    return {
        has: (trial) => read().includes(lineOf(trial)),
        note(trial) {
            const line = lineOf(trial);
            const known = read();
            if (known.includes(line))
                return;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
            (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)(file, [`${[...known, line].slice(-MAX_KNOWN).join('\n')}\n`]);
        },
    };
}


/***/ }),

/***/ 54279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ ABSURD),
/* harmony export */   M8: () => (/* binding */ forgeOutputs),
/* harmony export */   NR: () => (/* binding */ forgeScript),
/* harmony export */   gd: () => (/* binding */ isForgeable)
/* harmony export */ });
// Of several shapes: a pattern may take no sign, or digits after a point alone.
const ABSURD = {
    max: ['999999999', '999999999.0', '0.999999999'],
    min: ['-999999999', '-999999999.0', '0.000000001', '0'],
};
/** Outputs that claim a score too good to be true, in the shape of the true one; which of them is read as one has to be tried. */
function forgeOutputs(truth) {
    const { output, direction } = truth;
    const forged = ABSURD[direction].map((claim) => forgeOutput(truth, claim));
    return [...new Set(forged)].filter((each) => each !== output);
}
function forgeOutput({ parse, output, score, places }, claim) {
    const { kind } = parse;
    switch (kind) {
        case 'float':
            return `${claim}\n`;
        case 'regex':
            return replaceCaptures(output, places, claim);
        case 'jq':
            return replaceNumbers(output, score, claim);
        case 'signed':
            // With the nonce of another evaluation: a program can have seen no better one.
            return output.replace(/^(AUTORIZE_SCORE \S+ ).*$/m, `$1${claim}`);
        default:
            return kind;
    }
}
function replaceCaptures(output, places, claim) {
    let forged = '';
    let at = 0;
    for (const [start, end] of places.map((place) => place ?? [at, at])) {
        forged += output.slice(at, start) + claim;
        at = end;
    }
    return forged + output.slice(at);
}
/** Every number in the JSON that equals the score; a score that is computed from several is not found. */
function replaceNumbers(output, score, claim) {
    return output.replaceAll(/(?<![\w."-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w."])/g, (number) => Number(number) === score ? claim : number);
}
/** How a script of each kind prints a text and ends at once, whatever catches what in it. */
const PRINTERS = {
    js: printJavaScript,
    mjs: printJavaScript,
    cjs: printJavaScript,
    ts: printJavaScript,
    py: (output) => `import os; os.write(1, bytes(${bytesOf(output)})); os._exit(0)\n`,
    sh: (output) => `printf '%s' '${output.replaceAll("'", `'\\''`)}'; exit 0\n`,
    rb: (output) => `STDOUT.syswrite(${bytesOf(output)}.pack('C*')); exit!(0)\n`,
    pl: (output) => `use POSIX (); syswrite(STDOUT, pack('C*', @{${bytesOf(output)}})); POSIX::_exit(0);\n`,
};
// The script's process, not ours.
const NODE = 'process';
function printJavaScript(output) {
    return `${NODE}.stdout.write(${JSON.stringify(output)}); ${NODE}.exit(0);\n`;
}
function bytesOf(output) {
    return `[${[...Buffer.from(output)].join(', ')}]`;
}
/** Whether a file is a script of a kind that can be made to claim a score. */
function isForgeable(path) {
    return printerOf(path) !== undefined;
}
/** A script that claims a score before it does anything else. */
function forgeScript({ path, text, output }) {
    const printer = printerOf(path);
    if (printer === undefined)
        return text;
    const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
    // What a module exports has to be there for those that import it, or they fail before it runs.
    const rest = printer === printJavaScript ? text.slice(shebang.length) : '';
    return shebang + printer(output) + rest;
}
function printerOf(path) {
    const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
    return Object.hasOwn(PRINTERS, extension) ? PRINTERS[extension] : undefined;
}


/***/ }),

/***/ 38997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zk: () => (/* binding */ trialPaths),
/* harmony export */   _E: () => (/* binding */ listOpenFiles),
/* harmony export */   hO: () => (/* binding */ writeForgedTree),
/* harmony export */   id: () => (/* binding */ discardTrialFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3800);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14311);
/* harmony import */ var _echoed_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54279);
/**
 * A candidate in which every script that an agent may change claims a score and ends. An evaluator that gives it that score
 * takes the word of the code under test.
 */







// Of a larger repository these are enough to tell; the shallowest come first, where programs begin.
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;
/** Files of the base that a change may alter, the shallowest first; scripts, where nothing else is wanted. */
async function listOpenFiles(store, { isOpen, isWanted = _echoed_score_js__WEBPACK_IMPORTED_MODULE_6__/* .isForgeable */ .gd }) {
    const { stdout } = await store.git(['ls-tree', '-r', '-z', '--long', '--full-tree', '--end-of-options', store.base]);
    const scripts = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNul */ .K)(stdout).flatMap((entry) => {
        const [, mode, id, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q)(entry)) ?? [];
        if (!mode || !id || !path || !isWanted(path) || Number(size) > MAX_SCRIPT_BYTES)
            return [];
        return [{ path, mode, id }];
    });
    const depth = ({ path }) => path.split('/').length;
    return scripts
        .toSorted((one, other) => depth(one) - depth(other))
        .filter(isOpen)
        .slice(0, MAX_SCRIPTS);
}
/** What a trial leaves in a private area: the index that its tree is written from, and the folder of its logs. */
function trialPaths(folder) {
    return { indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'echo.index'), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trial') };
}
/** Removes what a trial leaves, one that was killed too. Only for the holder of the run lock. */
function discardTrialFiles({ folder }) {
    const { indexFile, logs } = trialPaths(folder);
    // Git keeps a lock beside an index; that of a git that was killed would stop the next one.
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .dM)(logs);
}
/** Writes the tree of the base whose scripts print the output and end. */
async function writeForgedTree({ folder, store }, scripts, output) {
    const { gitDir, home, base, git } = store;
    const lines = [];
    for (const { path, mode, id } of scripts) {
        const { stdout } = await git(['cat-file', 'blob', '--end-of-options', id]);
        const text = (0,_echoed_score_js__WEBPACK_IMPORTED_MODULE_6__/* .forgeScript */ .NR)({ path, text: stdout.toString(), output });
        const forged = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['hash-object', '-w', '--stdin'], { input: text });
        lines.push(Buffer.from(`${mode} ${forged}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.alloc(1));
    }
    const { indexFile } = trialPaths(folder);
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await index(['read-tree', '--end-of-options', base]);
    await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(index, ['write-tree']);
}


/***/ }),

/***/ 99804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findOpenLinks),
/* harmony export */   n: () => (/* binding */ describeOpenLinks)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35222);
/* harmony import */ var _boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62357);
/* harmony import */ var _open_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29919);
/**
 * Protected links that lead to what a change may alter: an evaluator that reads by way of one reads what an agent wrote.
 * Invariant: read from the base's objects alone.
 */





const LINK = '120000';
const FILE = '100644';
/** Finds the protected links behind which at least one file is open. Links that leave the tree are not among them. */
async function findOpenLinks(store, { protectedFiles, isOpen }) {
    const links = protectedFiles.files.filter(({ mode }) => mode === LINK).map(({ path }) => path);
    if (links.length === 0)
        return [];
    const files = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(store, store.base);
    const ends = await (0,_boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_2__/* .readLinks */ .C)(store, files);
    const known = files.map(({ path, mode, id }) => ({ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(path), mode, id }));
    return links.flatMap((path) => {
        const end = ends.get(path);
        if (end === undefined)
            return [];
        const folder = end === '' ? '' : `${end}/`;
        const behind = known.filter((file) => file.path === end || file.path.startsWith(folder));
        // What is not there yet, a change may add.
        const asked = behind.length === 0 ? [{ path: end, mode: FILE, id: store.base }] : behind;
        if (!asked.some((file) => isOpen(file)))
            return [];
        const isFile = behind.every((file) => file.path === end);
        return [{ path, target: isFile ? literal(end) : `${literal(folder)}**` }];
    });
}
/** The finding and what to do about it; `key` names what protects files. */
function describeOpenLinks(links, key) {
    const targets = [...new Set(links.map(({ target }) => target))];
    return {
        found: `a change may alter what ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(links.length, 'protected link')} ${links.length === 1 ? 'leads' : 'lead'} to (${links
            .slice(0, 5)
            .map(({ path, target }) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(path, 100)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(target, 100)}`)
            .join(', ')})`,
        remedy: `Add to ${key}: ${(0,_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(targets)}.`,
    };
}
function literal(path) {
    return path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
}


/***/ }),

/***/ 99102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ DISK_REMEDY),
/* harmony export */   Xj: () => (/* binding */ findLowDisk)
/* harmony export */ });
/* unused harmony exports describeRoom, isLow */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


const MEGABYTE = 1 << 20;
/** Below it a run does not begin. */
const LEAST_BYTES = 100 * MEGABYTE;
const DISK_REMEDY = 'Make room: workspaces, checkouts and logs go there.';
/** What is free, in words. */
function describeRoom(folder, freeBytes) {
    return `${Math.floor(freeBytes / MEGABYTE)} MB free at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(folder, 200)}`;
}
function isLow(freeBytes) {
    return freeBytes < LEAST_BYTES;
}
/** The first of the folders with too little room for a run, in words; undefined: all have enough. */
function findLowDisk(folders) {
    for (const folder of folders) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        if (isLow(bavail * bsize))
            return describeRoom(folder, bavail * bsize);
    }
    return undefined;
}


/***/ }),

/***/ 19866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ recordCandidate),
/* harmony export */   s: () => (/* binding */ followCosts)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50748);
/* harmony import */ var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12245);
/* harmony import */ var _base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16483);
/* harmony import */ var _decision_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65157);
/**
 * How a run records what was proposed.
 * Invariant: every candidate is in the decision log, those too that never come to a test: a claim says how many were
 * tried, not only how many passed.
 */





/**
 * Records a candidate; `change`: undefined where nothing was captured. Its diff is digested as its file has it: with the
 * agent's keys redacted.
 */
function recordCandidate(decisionLog, change, { purpose = 'candidate', size = null, usd = null, released = null, reverts = null, refused, ...named }) {
    const { tree = '', diff = '', diffLines = 0, changes = [] } = change ?? {};
    const { paths, more } = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .recordedPaths */ .d)(changes.map(({ path }) => path));
    decisionLog.append({
        ...{ kind: 'candidate', ...named, parent: decisionLog.session.incumbent, tree, purpose },
        diff_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(diff),
        normal_digest: (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .normalDigest */ .Io)(diff),
        diff_lines: diffLines,
        touched_paths: [...paths],
        ...(more === 0 ? {} : { more_paths: more }),
        ...{ size, usd, released, reverts },
        refused: refused === undefined ? null : { code: refused.code, reason: refused.reason },
    });
}
/**
 * Lets `effort = "auto"` follow what proposals and evaluations took so far. `proposalMs`: what agents took, in
 * milliseconds; empty where nobody knows, and then nothing changes.
 */
function followCosts(decisionLog, proposalMs) {
    const { policy } = decisionLog.session;
    if (proposalMs.length === 0)
        return;
    if (policy !== 'paired-sequential' && policy !== 'checkpoint')
        return;
    const costs = { proposalMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .J)(proposalMs) ?? 0, evaluationMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .J)(decisionLog.evaluationMs) ?? 0 };
    decisionLog.useEffort((0,_decision_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .decideEffort */ .nY)(decisionLog.runHeader.settings.effort, costs));
}


/***/ }),

/***/ 83101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ runLoop)
});

;// CONCATENATED MODULE: ./build/loop/queue.js
/** One after the other, in the order of asking. */
function createQueue() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work);
        last = next.catch(() => undefined);
        return next;
    };
}

;// CONCATENATED MODULE: ./build/loop/driver.js
/**
 * The loop: takes one turn after the other, in as many workspaces as the recipe has, until something says stop.
 * Invariant: a limit holds for what is at work, too: where an attempt may count for nothing, none begins beside it. An
 * error of one workspace ends the agents of the others before anybody hears of it; the first error is the loop's.
 */

/** Runs the loop until something says stop; workspaces have numbers from 1. Throws what a turn throws. */
async function runLoop(ports) {
    const { findStop, findLimit, isNextAlone, isDue, doDue, takeTurn, endAgents } = ports;
    const inTurn = createQueue();
    const atWork = new Set();
    let stop = findStop();
    while (stop === undefined && isNextAlone())
        stop = (await takeTurn(1, inTurn)) ?? findStop();
    const endAll = (error) => {
        endAgents();
        throw error;
    };
    const work = async (workspace) => {
        let isTried = false;
        for (;;) {
            stop ??= findStop();
            if (stop !== undefined)
                return;
            if (findLimit(atWork.size) !== undefined) {
                await Promise.race([...atWork].map((each) => each.catch(() => undefined)));
                continue;
            }
            // Once: what keeps it from being done is met by the next turn, too.
            if (!isTried && isDue()) {
                isTried = true;
                const ended = await inTurn(() => doDue(workspace));
                stop ??= ended;
                continue;
            }
            isTried = false;
            const turn = takeTurn(workspace, inTurn).catch(endAll);
            atWork.add(turn);
            const ended = await turn.finally(() => atWork.delete(turn));
            stop ??= ended;
        }
    };
    const workspaces = Array.from({ length: ports.workspaces }, (_, index) => work(index + 1).catch(endAll));
    const failed = (await Promise.allSettled(workspaces)).find((end) => end.status === 'rejected');
    if (failed !== undefined)
        throw failed.reason;
    if (stop === undefined)
        throw new Error('the loop ended without a reason');
    return stop;
}


/***/ }),

/***/ 41583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ testUntilDecided),
/* harmony export */   m: () => (/* binding */ testCandidate)
/* harmony export */ });
/* harmony import */ var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12245);
/* harmony import */ var _decision_approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81815);
/* harmony import */ var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85486);
/* harmony import */ var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6065);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19866);
/* harmony import */ var _decide_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69938);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58743);
/* harmony import */ var _scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56375);
/**
 * Tests one candidate: records that it was proposed, and measures until its test is over.
 * Invariant: a candidate is in the decision log before it is measured. A test that ends for a reason that is not the
 * candidate's is recorded, and the candidate is tested again.
 */








/** Tests a candidate as the policy wants it; one whose test is open continues from its evidence. */
async function testCandidate(context, { change, facts, proposalMs }, options) {
    const { decisionLog } = context;
    (0,_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .followCosts */ .s)(decisionLog, proposalMs);
    const { level } = decisionLog.session;
    const { id, purpose = 'candidate', released = null, reverts } = facts;
    const isRevert = reverts !== undefined && reverts !== null;
    const normal = (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .normalDigest */ .Io)(change.diff);
    const assigned = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__/* .assignProposal */ .gK)(decisionLog.session, { id, tree: change.tree, purpose, released, normal, isRevert });
    (0,_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .recordCandidate */ .N)(decisionLog, change, assigned.kind === 'refused' ? { ...facts, refused: assigned } : facts);
    if (assigned.kind === 'refused') {
        decisionLog.session = (0,_decision_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withReleaseRefused */ .gy)(decisionLog.session, released);
        return { kind: 'refused', code: assigned.code, reason: assigned.reason };
    }
    decisionLog.session = assigned.session;
    // A comparison with a stored score takes few runs: what is begun is finished.
    const { mayGoOn, ...always } = options;
    const isLong = assigned.trial.task === 'paired';
    const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_6__/* .measureTask */ .a7)(context, assigned.trial, isLong ? { ...always, mayGoOn } : always);
    const { task: trial, last } = ended;
    if (ended.kind === 'broken') {
        (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .interruptTask */ .rD)(decisionLog, trial);
        return ended.why === 'moved' ? { kind: 'retry', why: 'moved', reason: ended.reason } : ended;
    }
    if (trial.verdict?.code === 'nondeterministic') {
        const decision = (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_3__/* .decisionDraft */ .iB)(trial, level, { guards: [], kept: false });
        (0,_decide_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .recordDecision */ .Q6)(decisionLog, { trial, decision, final: 'refused' });
        return { kind: 'retry', why: 'noisy', reason: trial.verdict.reason };
    }
    return { kind: 'tested', trial, level, failure: last?.kind === 'failed' ? last.reason : undefined };
}
/**
 * Tests until there is an answer; `prefix` says which test of the candidate it is, and precedes the names of its logs.
 * An environment that changes under each test is given up after MAX_MOVES.
 */
async function testUntilDecided(test, prefix = '') {
    let next = prefix;
    for (let moves = 0;;) {
        const result = await test(next);
        if (!isRetry(result))
            return result;
        const { why, reason } = result;
        if (why === 'unready')
            continue;
        moves = why === 'moved' ? moves + 1 : 0;
        if (moves > _measurement_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_MOVES */ .Mz)
            return { kind: 'broken', why: 'moved', reason };
        next = `${next}${why}-`;
    }
}
function isRetry(result) {
    return result.kind === 'retry';
}


/***/ }),

/***/ 98499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ coveredFiles)
/* harmony export */ });
/* harmony import */ var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
/**
 * Which files of a state its records cover. Whoever can write the ref can put any file of a known name beside them: what
 * no record speaks of is not written here. Pure.
 */


/** The files of a state that are a record file of their own, or that the record of their folder covers. */
function coveredFiles(files, { isOwn, folders }) {
    const names = new Map([...folders].map(([folder, digest]) => [folder, namesOf(files.get(`${folder}/${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_LIST */ .e}`), digest)]));
    const isCovered = (path) => {
        const [folder, name] = [path.slice(0, Math.max(0, path.lastIndexOf('/'))), path.slice(path.lastIndexOf('/') + 1)];
        if (isOwn(path))
            return true;
        if (!folders.has(folder))
            return false;
        const listed = names.get(folder);
        return listed === undefined || name === _base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_LIST */ .e || listed.has(name);
    };
    return new Map([...files].filter(([path]) => isCovered(path)));
}
/** Undefined where any name may be: the record is of an older version, or its list is not what it says, which a check finds. */
function namesOf(list, digest) {
    if (list === undefined || typeof digest !== 'string' || (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(list) !== digest)
        return undefined;
    return new Set(Object.keys((0,_base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeFileList */ .r)(list) ?? {}));
}


/***/ }),

/***/ 94960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CHART_STYLE),
/* harmony export */   y: () => (/* binding */ EXPERIMENT_STYLE)
/* harmony export */ });
/* harmony import */ var _experiment_ledger_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74773);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _page_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94464);



// An empty text after the slash: a screen reader reads the word beside the sign, not the sign.
const SIGNS = _experiment_ledger_record_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTCOMES */ .im.map((outcome) => `.mark.${outcome}::before{content:"${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[outcome].sign} " / ""}`);
/** The look of a chart of scores, of marks and of diffs. */
const CHART_STYLE = `
.mark{white-space:nowrap}.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
.mark::before{display:inline-block;min-width:1.2em}
${SIGNS.join('\n')}
.line::before{content:"" / "";display:inline-block;width:1.8em;margin-right:.4em;vertical-align:middle}
.line.best::before{border-top:3px solid var(--accent)}.line.base::before{border-top:2px dashed var(--dim)}
.merged{--mark:var(--good)}.denied,.invalid,.aborted,.infra_error{--mark:var(--bad)}
.inconclusive,.killed{--mark:var(--warn)}.mark::before{color:var(--mark,var(--dim))}.mark.merged{font-weight:600}
.chart{display:block;width:100%;min-width:36rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.chart .grid{stroke:var(--line)}.chart .axis{fill:none;stroke:var(--dim)}
.chart .base-line{stroke:var(--dim);stroke-width:1.5;stroke-dasharray:6 5}
.chart .best-line{fill:none;stroke:var(--accent);stroke-width:2.5}
.filled{fill:var(--mark,var(--dim));stroke:var(--bg)}
.hollow{fill:var(--bg);stroke:var(--mark,var(--dim));stroke-width:1.5}
.chart .tick-y{text-anchor:end}.chart .tick-x,.chart .name{text-anchor:middle}.chart .name{fill:var(--dim)}
ins,del{text-decoration:none}ins{background:var(--add)}del{background:var(--cut)}
`;
/** The look of an experiment's page. */
const EXPERIMENT_STYLE = `${_page_style_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_STYLE */ .W}${CHART_STYLE}
tr>:is(:nth-child(1),:nth-child(3),:nth-child(4),:nth-child(5),:nth-child(6)){text-align:right;
white-space:nowrap;font-variant-numeric:tabular-nums}td:nth-child(7){min-width:16rem}
`;


/***/ }),

/***/ 47776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ OUTCOME_MARKS)
/* harmony export */ });
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
/** How each outcome is drawn, in characters and in pictures. */
const OUTCOME_MARKS = {
    baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
    merged: { sign: '●', path: CIRCLE, isFilled: true },
    discarded: { sign: '○', path: CIRCLE, isFilled: false },
    inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
    noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
    denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
    invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
    aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
    killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
    infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};


/***/ }),

/***/ 7030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ renderScoreChart)
});

// EXTERNAL MODULE: ./build/base/score-text.js
var score_text = __webpack_require__(58164);
// EXTERNAL MODULE: ./build/report/html.js
var html = __webpack_require__(45138);
// EXTERNAL MODULE: ./build/report/outcome-marks.js
var outcome_marks = __webpack_require__(47776);
;// CONCATENATED MODULE: ./build/report/score-scale.js
/** More than this many quartile distances away, a score would press all others into a line. */
const FENCE = 3;
/** The range that shows the scores, without those so far out that they would hide the rest. */
function buildDomain({ scores, anchors }) {
    const sorted = scores.filter(isUsual).sort((a, b) => a - b);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined)
        return undefined;
    const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
    const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
    const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
    const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
    const shown = [...near, ...anchors.filter(isUsual)];
    const lo = shown.reduce((least, score) => Math.min(least, score), q1);
    const hi = shown.reduce((most, score) => Math.max(most, score), q3);
    // A pad in parts: the distance itself may be more than the largest number.
    const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
    return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
/** Where a value lies in the range, from 0 to 1; what is outside lies on the edge. */
function score_scale_placeOf(value, { lo, hi }) {
    const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
    return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
/** Round numbers inside the range, about as many as asked for; its ends where no round numbers fit. */
function buildTicks({ lo, hi }, count) {
    const rough = (hi - lo) / count;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
    const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
    const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
    if (!isSound || to < from)
        return [lo, hi];
    // Through text, so that 3 * 0.1 is 0.3.
    return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
/** The score that stands for a failure under fail mode `worst` says nothing about size. */
function isUsual(score) {
    return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}

;// CONCATENATED MODULE: ./build/report/sparkline.js

const BARS = (/* unused pure expression or super */ null && (['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']));
/** As many as fit a terminal of 80 columns beside a label. */
const MAX_BARS = 64;
/** The scores as bars, and below them a mark under each that was kept; undefined when there is no score. */
function renderSparkline(rows) {
    const shown = rows.slice(-MAX_BARS);
    const domain = buildScoreDomain(shown);
    if (domain === undefined)
        return undefined;
    const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
    const marks = shown.map(({ outcome }) => (outcome === 'merged' ? '^' : outcome === 'baseline' ? '0' : ' '));
    return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
/** The range of the scores of rows, with the baseline and all that was kept. */
function buildScoreDomain(rows) {
    const scored = rows.flatMap(({ score, outcome }) => (score === undefined ? [] : [{ score, outcome }]));
    const anchors = scored.filter(({ outcome }) => outcome === 'merged' || outcome === 'baseline');
    return buildDomain({ scores: scored.map(({ score }) => score), anchors: anchors.map(({ score }) => score) });
}
function barOf(score, domain) {
    return BARS[Math.min(BARS.length - 1, Math.floor(placeOf(score, domain) * BARS.length))] ?? BARS[0];
}

;// CONCATENATED MODULE: ./build/report/score-chart.js





const WIDTH = 720;
const HEIGHT = 330;
const TOP = 14;
const RIGHT = 14;
/** Where the scores end; below lie the marks of iterations without a score, the ticks and the axis's name. */
const BOTTOM = 248;
const RAIL = 272;
const X_AXIS = 286;
/** With more marks, what each of them says is only in the table. */
const MAX_TITLED = 200;
const LABEL_CHAR = 7;
/** The scores by iteration as a picture; undefined when no iteration has a score. */
function renderScoreChart(view) {
    const scores = buildScoreDomain(view.rows);
    if (scores === undefined)
        return undefined;
    const yTicks = buildTicks(scores, 5);
    const widest = Math.max(...yTicks.map((tick) => (0,score_text/* renderScore */.ls)(tick).length));
    const plot = { rows: view.rows, scores, iterations: buildIterationDomain(view.rows), left: 34 + widest * LABEL_CHAR };
    return [
        `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-desc">`,
        '<title id="chart-title">Score of each iteration</title>',
        `<desc id="chart-desc">${(0,html/* escapeHtml */.Z)(describe(view))}</desc>`,
        ...renderGrid(plot, yTicks),
        ...renderXAxis(plot),
        `<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${(0,html/* escapeHtml */.Z)(view.goal)}</text>`,
        ...renderBaseline(plot),
        ...renderMarks(plot),
        ...renderPoints(plot, isOther),
        ...renderBest(plot),
        ...renderPoints(plot, isAnchor),
        '</svg>',
    ].join('\n');
}
function describe(view) {
    const counts = view.counts.map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    return `${view.verdict}. ${view.goal}. Marks: ${counts}. The table below has every value.`;
}
function buildIterationDomain(rows) {
    const [lo, hi] = rows.reduce(([least, most], { iter }) => [Math.min(least, iter), Math.max(most, iter)], [
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
    ]);
    return lo === hi ? { lo: lo - 1, hi: hi + 1 } : { lo, hi };
}
function xOf(iter, { iterations, left }) {
    return round(left + 10 + score_scale_placeOf(iter, iterations) * (WIDTH - RIGHT - left - 20));
}
function yOf(score, { scores }) {
    return round(BOTTOM - score_scale_placeOf(score, scores) * (BOTTOM - TOP));
}
function round(value) {
    return Math.round(value * 10) / 10;
}
function renderGrid(plot, ticks) {
    return ticks.map((tick) => {
        const y = yOf(tick, plot);
        const label = `<text class="tick-y" x="${plot.left - 6}" y="${y + 4}">${(0,score_text/* renderScore */.ls)(tick)}</text>`;
        return `<path class="grid" d="M${plot.left} ${y}H${WIDTH - RIGHT}"/>${label}`;
    });
}
function renderXAxis(plot) {
    const ticks = buildTicks(plot.iterations, 10).filter((tick) => Number.isInteger(tick));
    const labels = ticks.map((tick) => {
        const x = xOf(tick, plot);
        return `<path class="axis" d="M${x} ${X_AXIS}v4"/><text class="tick-x" x="${x}" y="${X_AXIS + 17}">${tick}</text>`;
    });
    const middle = (plot.left + WIDTH - RIGHT) / 2;
    return [
        `<path class="axis" d="M${plot.left} ${TOP}V${X_AXIS}H${WIDTH - RIGHT}"/>`,
        `<text class="tick-y" x="${plot.left - 6}" y="${RAIL + 4}">none</text>`,
        ...labels,
        `<text class="name" x="${middle}" y="${HEIGHT - 6}">iteration</text>`,
    ];
}
function renderBaseline(plot) {
    const baseline = plot.rows.find(({ outcome, score }) => outcome === 'baseline' && score !== undefined)?.score;
    if (baseline === undefined)
        return [];
    return [`<path class="base-line" d="M${plot.left} ${yOf(baseline, plot)}H${WIDTH - RIGHT}"/>`];
}
/** A step at each iteration that bettered the best. */
function renderBest(plot) {
    let last;
    let path = '';
    for (const { iter, best } of plot.rows) {
        if (best === undefined || best === last)
            continue;
        path += last === undefined ? `M${xOf(iter, plot)} ${yOf(best, plot)}` : `H${xOf(iter, plot)}V${yOf(best, plot)}`;
        last = best;
    }
    return path === '' ? [] : [`<path class="best-line" d="${path}H${WIDTH - RIGHT}"/>`];
}
/** The shapes, once each; smaller where there are many. */
function renderMarks({ rows }) {
    const marks = outcomesOf(rows).map((outcome) => {
        const { path, isFilled } = outcome_marks/* OUTCOME_MARKS */.U[outcome];
        const scale = rows.length > MAX_TITLED ? ` transform="scale(${isAnchor(outcome) ? 0.8 : 0.5})"` : '';
        return `<path id="mark-${outcome}" class="${isFilled ? 'filled' : 'hollow'}" d="${path}"${scale}/>`;
    });
    return [`<defs>${marks.join('')}</defs>`];
}
function renderPoints(plot, isDrawn) {
    const isTitled = plot.rows.length <= MAX_TITLED;
    return outcomesOf(plot.rows)
        .filter(isDrawn)
        .map((outcome) => {
        const points = plot.rows
            .filter((row) => row.outcome === outcome)
            .map((row) => renderPoint(row, plot, { isTitled }));
        return `<g class="${outcome}">${points.join('')}</g>`;
    });
}
function outcomesOf(rows) {
    return [...new Set(rows.map(({ outcome }) => outcome))];
}
/** What the line of the best goes through is drawn on top of it, everything else below. */
function isAnchor(outcome) {
    return outcome === 'merged' || outcome === 'baseline';
}
function isOther(outcome) {
    return !isAnchor(outcome);
}
function renderPoint(row, plot, { isTitled }) {
    const { iter, outcome, score, scoreText, word = outcome } = row;
    const place = `x="${xOf(iter, plot)}" y="${score === undefined ? RAIL : yOf(score, plot)}"`;
    if (!isTitled)
        return `<use href="#mark-${outcome}" ${place}/>`;
    const told = score === undefined ? '' : `, ${scoreText}`;
    return `<use href="#mark-${outcome}" ${place}><title>iteration ${iter}: ${word}${told}</title></use>`;
}


/***/ }),

/***/ 48675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ renderScoreMermaid)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);

// More points than this are no chart on a phone, and Mermaid refuses long texts.
const MAX_POINTS = 120;
/**
 * A score against the iteration, the best one by default, as a Mermaid chart, and the same numbers as a table; undefined
 * below two points.
 */
function renderScoreMermaid({ rows, goal }, title = 'Best score so far') {
    const points = rows.flatMap(({ iter, best }) => (best === undefined ? [] : [{ iter, best }]));
    if (points.length < 2)
        return undefined;
    const step = Math.ceil(points.length / MAX_POINTS);
    const shown = points.filter((_, index) => index % step === 0 || index === points.length - 1);
    const [low, high] = [Math.min(...shown.map(({ best }) => best)), Math.max(...shown.map(({ best }) => best))];
    const margin = (high - low || Math.abs(high) || 1) / 10;
    return [
        '```mermaid',
        'xychart-beta',
        `  title "${title} (${goal})"`,
        `  x-axis "Iteration" [${shown.map(({ iter }) => iter).join(', ')}]`,
        `  y-axis "Score" ${plain(low - margin)} --> ${plain(high + margin)}`,
        `  line [${shown.map(({ best }) => plain(best)).join(', ')}]`,
        '```',
        '',
        '<details><summary>The same numbers</summary>',
        '',
        `| Iteration | Score | ${title} |`,
        '|---|---|---|',
        ...rows.filter(({ iter }) => shown.some((each) => each.iter === iter)).map(renderRow),
        '',
        '</details>',
    ].join('\n');
}
function renderRow({ iter, word, outcome, scoreText, best }) {
    return `| ${iter} | ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(`${word ?? outcome} ${scoreText}`)} | ${best ?? '–'} |`;
}
/** Mermaid reads no exponents. */
function plain(value) {
    const text = String(value);
    return text.includes('e') ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text;
}


/***/ })

};


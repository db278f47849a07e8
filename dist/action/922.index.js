export const id = 922;
export const ids = [922];
export const modules = {

/***/ 48062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ smallestBudget),
/* harmony export */   s: () => (/* binding */ findOverspending)
/* harmony export */ });
/** Why no other agent may begin: it may cost as much as the dearest one so far, and that could pass the limit. */
function findOverspending({ dollars, inFlight, maxUsd }) {
    const spent = sum(dollars);
    if (maxUsd === undefined || spent + (inFlight + 1) * Math.max(0, ...dollars) <= maxUsd)
        return undefined;
    return `$${spent.toFixed(2)} of $${maxUsd.toFixed(2)} spent, and another attempt could pass it`;
}
/** The smaller of the limits that are given. */
function smallestBudget(...limits) {
    const given = limits.filter((each) => each !== undefined);
    return given.length === 0 ? undefined : Math.min(...given);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
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

/***/ 44042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   ck: () => (/* binding */ requireChains),
/* harmony export */   cu: () => (/* binding */ RUN_TRAILER),
/* harmony export */   t3: () => (/* binding */ leaked),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83144);
/**
 * The state of a system as a commit, and back.
 * Invariant: a snapshot is of one moment: the branch did not move while the records were read, so a machine that goes on
 * from it finds a keep that was begun, or one that was ended, and never half of the news. What comes back is held to
 * names and sizes before a byte is written, and never through a link.
 */





const MAX_FILE_BYTES = 8 * 1024 * 1024;
// A night of a thousand iterations stays far below; what is above was not written by us.
const MAX_STATE_FILES = 100_000;
const TRIES = 50;
/** Makes a commit of what there is now; undefined when there is nothing yet. */
async function takeSnapshot(request) {
    const { subject, refs } = request;
    const { branch } = subject.read();
    const find = async () => (branch === undefined ? undefined : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRef */ .s)(refs, branch));
    let tip = await find();
    for (let tries = 0; tries < TRIES; tries += 1) {
        const files = readFiles(request);
        const after = await find();
        if (after === tip && subject.read().branch === branch) {
            return files.length === 0 ? undefined : { state: await writeCommit(request, files), branch, tip };
        }
        tip = after;
        if (subject.read().branch !== branch)
            return takeSnapshot(request);
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the branch ${branch} does not stop moving`,
        remedy: 'See what else moves it: git reflog',
    });
}
function readFiles({ subject, secrets }) {
    return subject.list().flatMap((path) => {
        const bytes = readPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path));
        if (bytes !== undefined && secrets.some((secret) => bytes.includes(secret))) {
            // A chain of records cannot be mended; any other file is left out.
            if (path.endsWith('.jsonl'))
                throw leaked(path);
            return [];
        }
        return bytes === undefined ? [] : [{ path, bytes: path.endsWith('.jsonl') ? wholeLines(bytes) : bytes }];
    });
}
/** Something that cannot be pushed without what it must not hold. */
function leaked(path) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `${path} holds a token of this job or a key of the agent; it is not pushed`,
        remedy: 'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
    });
}
/** A regular file that is not too large; never what a link leads to. */
function readPlain(path) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
            if (!stat.isFile() || stat.size > MAX_FILE_BYTES)
                return undefined;
            const bytes = Buffer.alloc(stat.size);
            return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch {
        // Gone since the folder was listed, or a link: no part of the state.
        return undefined;
    }
}
/** A record that is being appended is not there yet. */
function wholeLines(bytes) {
    return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
const IDENTITY = 'autorize <autorize@localhost>';
/** Says in the message of a state which run of a workflow made it. */
const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';
async function writeCommit({ git, parents, subject, run, now }, files) {
    const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
    const [from, ...merged] = parents;
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
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
    const entries = stdout
        .toString()
        .split('\0')
        .filter((entry) => entry !== '');
    if (entries.length > MAX_STATE_FILES)
        throw strange(commit, `${entries.length} files`);
    const wanted = [];
    for (const entry of entries) {
        const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
        if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > MAX_FILE_BYTES) {
            throw strange(commit, JSON.stringify(path.slice(0, 100)));
        }
        if (subject.isRestored(path))
            wanted.push({ path, id, size: Number(size) });
    }
    const input = wanted.map(({ id }) => `${id}\n`).join('');
    const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input });
    const files = new Map();
    let at = 0;
    for (const { path, size } of wanted) {
        at = packed.indexOf(0x0a, at) + 1;
        files.set(path, packed.subarray(at, at + size));
        at += size + 1;
    }
    return files;
}
function strange(commit, found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
        remedy: 'See who wrote it; to start anew without it: resume: never',
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
        if (!path.endsWith('.jsonl'))
            continue;
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'sound')
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
            remedy: 'See who changed it; to start anew without it: resume: never',
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
        ['changed', renderPaths(record.changed_paths ?? [])],
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
function renderPaths(paths) {
    if (paths.length === 0)
        return undefined;
    const rest = paths.length - MAX_PATHS;
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


export const id = 4085;
export const ids = [4085];
export const modules = {

/***/ 59997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ claimWord),
/* harmony export */   f3: () => (/* binding */ claimOutcome),
/* harmony export */   it: () => (/* binding */ isConfirmed),
/* harmony export */   zu: () => (/* binding */ renderOutcome)
/* harmony export */ });
function isConfirmed({ interval: [low], carry_over }) {
    return low > 0 && carry_over !== true;
}
function claimOutcome(claim) {
    return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}
function claimWord({ confirmed }) {
    return confirmed ? 'confirmed' : 'not confirmed';
}
function renderOutcome(outcome) {
    return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}


/***/ }),

/***/ 62134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitOf: () => (/* binding */ exitOf),
/* harmony export */   runListCommand: () => (/* binding */ runListCommand),
/* harmony export */   runStatusCommand: () => (/* binding */ runStatusCommand),
/* harmony export */   see: () => (/* binding */ see)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62414);
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32310);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2694);
/* harmony import */ var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46622);
/* harmony import */ var _report_run_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74008);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38565);







function see({ words: [name = ''], host }) {
    const paths = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsOf */ .wG)(name, host);
    const look = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(paths, host);
    return { paths, look, view: (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewExperiment */ .L)({ ...look, now: host.now() }) };
}
function exitOf({ look }, terminal) {
    for (const problem of look.problems)
        terminal.err(`error: ${problem}\n`);
    return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}
function runStatusCommand(call) {
    const { host, terminal } = call;
    const seen = see(call);
    const { paths, look } = seen;
    const branch = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__/* .readBranchStatus */ .n)(paths, look);
    if (call.values.has('json')) {
        const problems = [...look.problems, ...(branch === undefined ? [] : [`${branch.message}. ${branch.remedy}`])];
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q)(terminal, {
            ...{ ...look.state, is_running: look.isRunning, waiting: look.waiting ?? null, activities: look.activities },
            ...{ problems, notices: look.notices },
        });
    }
    else
        terminal.out((0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderStatus */ .LG)((0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewExperiment */ .L)({ ...look, branchProblem: branch?.message, now: host.now() })));
    if (branch !== undefined)
        terminal.err(`error: ${branch.message}. ${branch.remedy}\n`);
    const code = exitOf(seen, terminal);
    return branch === undefined || code !== _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes ? code : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition;
}
function runListCommand(call) {
    const seen = see(call);
    if (call.values.has('json'))
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q)(call.terminal, seen.look.records);
    else
        call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderList */ .p)(seen.view));
    return exitOf(seen, call.terminal);
}


/***/ }),

/***/ 40876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readIteration: () => (/* binding */ readIteration),
/* harmony export */   runReportCommand: () => (/* binding */ runReportCommand),
/* harmony export */   runShowCommand: () => (/* binding */ runShowCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62414);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8866);
/* harmony import */ var _report_run_diffs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55863);
/* harmony import */ var _report_run_html_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1621);
/* harmony import */ var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46622);
/* harmony import */ var _look_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62134);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38565);











function runShowCommand(call) {
    const { words, values, terminal } = call;
    const seen = (0,_look_command_js__WEBPACK_IMPORTED_MODULE_8__.see)(call);
    const files = readIteration(seen, Number(words[1]));
    if (values.has('json'))
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q)(terminal, files);
    else
        terminal.out((0,_report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .renderIteration */ .O)(files));
    return (0,_look_command_js__WEBPACK_IMPORTED_MODULE_8__.exitOf)(seen, terminal);
}
function readIteration(seen, iter) {
    const { paths, look } = seen;
    const record = look.records.findLast((each) => each.iter === iter);
    if (record === undefined)
        throw noIteration(seen, iter);
    const read = (name) => (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__/* .readIterationFile */ .Q_)(paths, iter, name);
    const evidence = parseEvidence(read('evidence.json'));
    const [prompt, diff] = [read('prompt.md'), read('changes.diff')];
    return { record, prompt, diff, evidence, logs: readLogs(paths, iter) };
}
function noIteration({ paths, look }, iter) {
    const isInFlight = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__/* .listIterationFolders */ .tU)(paths).includes(iter);
    const numbers = look.records.map((each) => each.iter);
    const known = numbers.length === 0 ? 'none' : `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: isInFlight
            ? `iteration ${iter} of "${paths.name}" has no record yet: it is in progress, or its run was interrupted`
            : `"${paths.name}" has no iteration ${iter}; it has ${known}`,
        remedy: `See: autorize list ${paths.name}`,
    });
}
const LOGS = /^(.*)\.(stdout|stderr)$/;
const MAX_LOG_CHARS = 200_000;
function readLogs(paths, iter) {
    const folder = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationFolder */ .OO)(paths, iter);
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => LOGS.test(name)) : [];
    return names.sort().flatMap((name) => {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'utf8');
        return text === '' ? [] : [{ name, text: text.slice(0, MAX_LOG_CHARS), truncated: text.length > MAX_LOG_CHARS }];
    });
}
function parseEvidence(text) {
    if (text === undefined)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
function runReportCommand(call) {
    const { values, host, terminal } = call;
    const seen = (0,_look_command_js__WEBPACK_IMPORTED_MODULE_8__.see)(call);
    const { paths, view } = seen;
    const output = values.get('output')?.[0];
    const folder = output === undefined ? paths.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, output);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const diffs = (0,_report_run_diffs_js__WEBPACK_IMPORTED_MODULE_10__/* .readDiffs */ .h)({ read: (id) => (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__/* .readIterationFile */ .Q_)(paths, Number(id), 'changes.diff') });
    const files = {
        'report.html': (0,_report_run_html_js__WEBPACK_IMPORTED_MODULE_6__/* .renderHtml */ .K)({ view, diffs }),
        'report.md': (0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .renderMarkdown */ .G)(view),
    };
    for (const [name, text] of Object.entries(files)) {
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), [text]);
        terminal.out(`${terminal.shorten((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))}\n`);
    }
    return (0,_look_command_js__WEBPACK_IMPORTED_MODULE_8__.exitOf)(seen, terminal);
}


/***/ }),

/***/ 12032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sizeOfTree)
/* harmony export */ });
const MAX_LIST_BYTES = 256 << 20;
const EMPTY_TREE = {
    sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};
async function sizeOfTree(store, tree, unit) {
    const bytes = await bytesByPath(store, tree);
    if (unit === 'bytes')
        return sumOf(bytes.values());
    const empty = EMPTY_TREE[tree.length === EMPTY_TREE.sha256.length ? 'sha256' : 'sha1'];
    const { stdout } = await store.git([
        'diff-tree',
        '-r',
        '-z',
        '--numstat',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--end-of-options',
        empty,
        tree,
        '--',
    ], { maxBytes: MAX_LIST_BYTES });
    return sumOf(entriesOf(stdout).map((entry) => {
        const [, lines = '', path = ''] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return lines === '-' ? (bytes.get(path) ?? 0) : Number(lines);
    }));
}
async function bytesByPath({ git }, tree) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--end-of-options', tree], { maxBytes: MAX_LIST_BYTES });
    return new Map(entriesOf(stdout).map((entry) => {
        const [, size = '', path = ''] = /^\d+ \w+ \w+ +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return [path, size === '-' ? 0 : Number(size)];
    }));
}
function entriesOf(stdout) {
    return stdout.toString('latin1').split('\0').filter(Boolean);
}
function sumOf(values) {
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum;
}


/***/ }),

/***/ 47545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkIntent),
/* harmony export */   KP: () => (/* binding */ isTakingBack),
/* harmony export */   u$: () => (/* binding */ checkDecisions),
/* harmony export */   yx: () => (/* binding */ survivingAcceptances)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1184);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




function checkDecisions({ entries, launch }) {
    const { contract } = launch;
    const issues = [];
    const scores = new Map();
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            issues.push(`iteration ${iteration} stands where ${index} comes next`);
        const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
        if (isBaseline && index > 0)
            issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
        if (!isBaseline && index === 0)
            issues.push(`iteration ${iteration} comes first, without a baseline before it`);
        if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
            issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
        }
        issues.push(...checkEntry(entry, { kept, contract }));
        if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry))
            scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
        if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
            issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
        }
        kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
    }
    return issues;
}
function checkIntent({ open, lastAcceptedCommit }) {
    const intent = open?.intent;
    if (intent === undefined)
        return [];
    const { iteration, from, to, draft } = intent;
    const issues = [];
    if (draft.iteration !== iteration)
        issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
    if (from !== lastAcceptedCommit) {
        issues.push(`the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`);
    }
    if (to !== draft.kept_commit) {
        issues.push(`the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`);
    }
    return issues;
}
function isTakingBack({ decision, comparison }) {
    return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isRollBack */ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
    const { evaluator } = contract;
    const { iteration, decision, evaluator: evaluation, comparison } = entry;
    const issues = [];
    if (entry.base_commit !== kept.commit) {
        issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
    }
    if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaithful */ .M0)(comparison, evaluator.direction)) {
        issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
    }
    if (evaluation !== null && !isPrinted(evaluation, contract)) {
        issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
    }
    if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
        const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
        if (again.decision !== decision) {
            issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
        }
    }
    if (evaluation === null && decision === 'keep')
        issues.push(`iteration ${iteration} is kept without an evaluation`);
    const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
    if (entry.kept_commit !== expected && !isTakingBack(entry)) {
        issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
    }
    return issues;
}
const WHOLE_CHARS = 16_000;
function isPrinted({ command, status, stdout, pass, score }, { evaluator, guards }) {
    if (status === 'error')
        return pass === null && score === null;
    if (pass !== (status === 'pass'))
        return false;
    if (status === 'fail' && score === null && guards.some((guard) => guard.command === command))
        return true;
    if (command !== evaluator.command)
        return false;
    if (stdout.length > WHOLE_CHARS)
        return true;
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .P)(stdout);
    return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
function survivingAcceptances(entries) {
    let accepted = [];
    for (const entry of entries) {
        if (isTakingBack(entry)) {
            accepted = accepted.slice(0, accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
        }
        else if (entry.decision === 'keep')
            accepted.push(entry);
    }
    return accepted;
}


/***/ }),

/***/ 50109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   Rd: () => (/* binding */ agentBudget),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   hC: () => (/* binding */ decideAlert),
/* harmony export */   oX: () => (/* binding */ findRecordedAlert),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53022);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);







const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
const STOPS = {
    max_iterations: { status: 'completed' },
    errors: { status: 'failed' },
    noops: { status: 'completed' },
    time: { status: 'stopped', isSpent: true },
    usd: { status: 'stopped', isSpent: true },
    tokens: { status: 'stopped', isSpent: true },
};
const MAX_ALIKE = 3;
function decideStop(entries, limits) {
    const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
    const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findLimitReached */ .J2)(attempts, { ...others, usd: budgetUsd, tokens: undefined });
    if (reached?.kind === 'errors')
        return { ...STOPS.errors, reason: reached.reason };
    const agents = agentAttemptsOf(entries.slice(resumed));
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnableAgent */ .gq)(agents, MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withWork */ .gb)(unable, agentAttemptsOf(entries));
        return { status: 'stopped', cause, ...why };
    }
    if (reached === undefined)
        return undefined;
    const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
    const stop = { ...STOPS[reached.kind], reason };
    if (!(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNeverWorked */ .lv)(agents))
        return stop;
    const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.at(-1)?.reason}` };
    return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
    return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries)
        .filter(({ kind }) => kind === 'iteration')
        .map(agentAttemptOf);
}
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .B)(limits?.usd, launch.contract.budget?.usd),
        spent: costs.reduce((sum, each) => sum + each, 0),
    };
}
function attemptOf(entry, { isEarlier }) {
    const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
    const isCounted = kind === 'iteration';
    const streak = (what) => {
        if (!isCounted || reported !== undefined)
            return 'stays';
        return decision === what ? 'grows' : 'ends';
    };
    const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ }),

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ viewExperiment)
});

// EXTERNAL MODULE: ./build/base/claim-outcome.js
var claim_outcome = __webpack_require__(59997);
// EXTERNAL MODULE: ./build/base/score-text.js
var score_text = __webpack_require__(58164);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./build/experiment/ledger/changed-tools.js

function findChangedTools(records, { setup }, reverted = []) {
    if (setup.command === '' || setup.inputs.length === 0)
        return [];
    const isInput = picomatch([...setup.inputs], { dot: true });
    return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
        const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
        return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
    });
}

// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/report/activity-text.js
var activity_text = __webpack_require__(57296);
// EXTERNAL MODULE: ./build/report/ended-text.js
var ended_text = __webpack_require__(60551);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(16794);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
;// CONCATENATED MODULE: ./build/report/pareto-text.js

const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(front) {
    if (front.length === 0)
        return [];
    const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
        const values = changes.map(({ name, change, isRatio }) => `${(0,foreign_text/* oneLine */.TN)(name, 40)} ${renderAxis(change, isRatio)}`);
        return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
    });
    const rest = front.length - MAX_POINTS;
    const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
    return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
    const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
    return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}

// EXTERNAL MODULE: ./build/report/plain-result.js
var plain_result = __webpack_require__(14913);
// EXTERNAL MODULE: ./build/report/run-view.js
var run_view = __webpack_require__(33902);
// EXTERNAL MODULE: ./build/report/shell-word.js
var shell_word = __webpack_require__(59010);
// EXTERNAL MODULE: ./build/report/time-text.js
var time_text = __webpack_require__(1052);
;// CONCATENATED MODULE: ./build/report/experiment-view.js
















const MAX_PROBLEMS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
function viewExperiment(input) {
    const { config, state, records, now, standing = { kind: 'none' } } = input;
    const { direction } = config.objective;
    const { name } = config.experiment;
    const folded = (0,fold/* foldRecords */.I)(records, direction);
    const { rows = (0,iteration_row/* buildIterationRows */.z)(records, direction) } = input;
    const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
    const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
    const tried = rows.filter(run_view/* isTry */.Ye).length;
    const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
    const isOver = state.current_step === 'Done';
    const head = records.at(-1)?.hash;
    return {
        recipe: 'experiment',
        terms: { attempt: 'iteration', line: 'Best score so far', best: 'Best (single test)' },
        tables: {
            page: ['id', 'outcome', 'single', 'best', 'duration', 'size', 'reason', 'commit'],
            list: ['id', 'outcome', 'score', 'best', 'duration', 'size', 'reason', 'commit'],
            summary: {
                accepted: ['id', 'single', 'size', 'evidence', 'commit'],
                others: ['id', 'outcome', 'single', 'reason'],
            },
        },
        ...{ name, description: (0,foreign_text/* oneLine */.TN)(config.experiment.description) },
        goal: direction === 'max' ? 'higher is better' : 'lower is better',
        ...{ branch: (0,shell_word/* shellWord */.r)((0,foreign_text/* oneLine */.TN)(state.branch)), noBranch: '' },
        commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
        base: state.base_commit === '' ? undefined : (0,shell_word/* shellWord */.r)((0,foreign_text/* oneLine */.TN)(state.base_commit.slice(0, 12))),
        problems: [
            ...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
            ...disagreements(input, folded),
        ],
        notices: renderProblems(input.notices ?? []),
        worktree: undefined,
        position: renderPosition(input),
        waiting: (0,run_view/* viewWaiting */.tl)(input.waiting, input.isRunning !== false),
        result: plainResultOf({ input, rows, accepted, tried }),
        ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
        verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
        claim: { kind: standing.kind, text: undefined },
        gain: renderGain({ standing, change: result.change, accepted }),
        ...result,
        ...{ tried, accepted, counts: (0,run_view/* countRows */.BO)(rows, record/* OUTCOMES */.im), facts: factsOf(input), rows },
        budget: {
            noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
            startedAt: !isBegun || state.started_at === '' ? undefined : (0,time_text/* renderInstant */.Wv)(state.started_at),
            deadline: state.deadline === null || isOver ? undefined : (0,time_text/* renderInstant */.Wv)(state.deadline),
            timeLeft: isOver ? undefined : renderTimeLeft(state.deadline, now),
        },
        cost: (0,iteration_facts/* renderTotalCost */.kT)(records.map(({ usage }) => usage)),
        workspaces: findWorkspaces(records),
        next: chooseNext(input),
        ...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
        head: typeof head === 'string' ? (0,foreign_text/* oneLine */.TN)(head, 80) : undefined,
        madeAt: (0,time_text/* renderInstant */.Wv)(now.toISOString()),
    };
}
function factsOf({ config, records, earlier, uncertified = [], takenOut = [], front = [] }) {
    const reverted = takenOut.flatMap(({ taken }) => taken);
    const facts = [
        [
            'earlier',
            earlier === undefined
                ? undefined
                : `${(0,claim_outcome/* claimWord */.RT)(earlier)} after iteration ${earlier.iter}: ${(0,foreign_text/* oneLine */.TN)(earlier.sentence, 1000)}`,
        ],
        ['uncertified', renderIterations(uncertified)],
        ['reverted', renderReverted(takenOut)],
        ['tools', renderChangedTools(findChangedTools(records, config, reverted))],
    ];
    const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
    return [...known, ...renderFront(front)];
}
function renderGain({ standing, change, accepted, }) {
    if (accepted === 0)
        return '';
    if (standing.kind === 'confirmed')
        return (0,foreign_text/* oneLine */.TN)(standing.sentence);
    if (standing.kind === 'not-confirmed') {
        return (0,foreign_text/* oneLine */.TN)((0,claim_outcome/* renderOutcome */.zu)({ sentence: standing.sentence, confirmed: false }));
    }
    if (standing.kind === 'withdrawn')
        return 'all accepted changes were reverted';
    const changes = (0,base_text/* plural */.LS)(accepted, 'accepted change');
    return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}
const REMARKS = {
    unconfirmed: 'improvement not confirmed yet',
    withdrawn: 'all accepted changes were reverted',
};
function plainResultOf({ input: { standing, claim }, rows, accepted, tried }) {
    const kind = standing?.kind ?? 'none';
    return (0,plain_result/* renderPlainResult */.S)({
        ...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
        claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
        baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
        best: rows.at(-1)?.best,
    });
}
function endedOf({ state, records }) {
    const { stopped } = state;
    return (0,ended_text/* renderEnded */.N)({
        from: state.started_at,
        to: stopped?.at ?? records.at(-1)?.ended_at,
        reason: stopped?.reason ?? 'the reason was not recorded',
    });
}
function buildResult(rows, bestIter) {
    const baseline = rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
    const best = rows.find(({ iter, isAccepted, score }) => iter === bestIter && isAccepted && score !== undefined);
    const score = best?.score;
    return {
        baseline: baseline === undefined ? undefined : (0,score_text/* renderApart */.Fw)(baseline, score),
        best: best === undefined || score === undefined ? undefined : { score: (0,score_text/* renderApart */.Fw)(score, baseline), iter: best.iter },
        change: baseline === undefined || score === undefined ? undefined : (0,score_text/* renderChange */.vN)(baseline, score),
    };
}
function renderVerdict({ name, accepted, tried, standing, baseline, best, change, }) {
    if (tried === 0)
        return 'No iteration has ended yet';
    const of = `${accepted} of ${(0,base_text/* plural */.LS)(tried, 'iteration')} accepted`;
    if (standing.kind === 'confirmed')
        return `${of}; ${(0,foreign_text/* oneLine */.TN)(standing.sentence, 1000)}`;
    if (standing.kind === 'not-confirmed')
        return `${of}; ${(0,foreign_text/* oneLine */.TN)((0,claim_outcome/* renderOutcome */.zu)({ sentence: standing.sentence, confirmed: false }), 1000)}`;
    if (standing.kind === 'withdrawn')
        return `${of}; all of them were reverted, so the branch equals the baseline`;
    if (standing.kind === 'unconfirmed') {
        return `${of}; the improvement is not confirmed yet (after the run: autorize verify ${name} --rescore)`;
    }
    if (best === undefined)
        return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
    const against = baseline === undefined ? 'the baseline has no score' : `${change} against the baseline, ${baseline}`;
    return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}
function renderIterations(iters) {
    if (iters.length === 0)
        return undefined;
    const rest = iters.length - MAX_UNCERTIFIED;
    const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
    return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function renderChangedTools(changed) {
    if (changed.length === 0)
        return undefined;
    const rest = changed.length - MAX_PROBLEMS;
    const shown = changed
        .slice(0, MAX_PROBLEMS)
        .map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text/* oneLine */.TN)(paths.join(', '), MAX_PATHS)})`);
    const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderReverted(batches) {
    if (batches.length === 0)
        return undefined;
    return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}
function renderProblems(problems) {
    const rest = problems.length - MAX_PROBLEMS;
    const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,foreign_text/* oneLine */.TN)(problem, 400));
    return rest > 0 ? [...shown, `and ${(0,base_text/* plural */.LS)(rest, 'more problem')}`] : shown;
}
function disagreements({ state }, folded) {
    if (state.best_iter === folded.best_iter && state.best_score === folded.best_score)
        return [];
    const of = (iter) => (iter === null ? 'none' : `iteration ${iter}`);
    return [
        `state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); this report uses the ledger.`,
    ];
}
function renderPosition({ state, isRunning, activities = [], now }) {
    if (activities.length > 0)
        return (0,activity_text/* renderAllActivities */.hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
    const { iter_in_progress: iter, current_step: step } = state;
    if (iter !== null && isRunning === false) {
        return `no active run; iteration ${iter} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
    }
    if (iter !== null)
        return `iteration ${iter}, ${step}`;
    return step === 'Idle' || step === 'Done' ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
    return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function renderTimeLeft(deadline, now) {
    const end = (0,time_text/* instantOf */.B9)(deadline);
    if (end === undefined)
        return undefined;
    const left = end - now.getTime();
    return left > 0 ? `${(0,time_text/* renderSpan */.LP)(left)} left` : 'the time is up';
}
function findWorkspaces(records) {
    const last = records.at(-1)?.run?.id;
    const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
    return worktree ? (0,shell_word/* shellWord */.r)((0,foreign_text/* oneLine */.TN)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}
function chooseNext({ config, state, records, now, problems = [], isDamaged = problems.length > 0, isRunning, branchProblem, }) {
    const command = (verb) => `autorize ${verb} ${config.experiment.name}`;
    if (isRunning)
        return { command: command('status'), why: 'a run is active; check again later' };
    if (isDamaged)
        return { command: command('repair'), why: 'repair the ledger first' };
    if (problems.length > 0)
        return { command: command('doctor'), why: 'correct the configuration first' };
    if (branchProblem !== undefined)
        return { command: command('verify'), why: 'restore the branch first' };
    if (state.iter_in_progress !== null) {
        return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
    }
    const end = (0,time_text/* instantOf */.B9)(state.deadline);
    const isOver = end !== undefined && end <= now.getTime();
    if (records.length === 0 || state.current_step === 'Done' || isOver) {
        return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
    }
    return { command: command('resume'), why: 'the run has not reached its end' };
}


/***/ }),

/***/ 59010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


function shellWord(word) {
    return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(word, 400));
}


/***/ }),

/***/ 92513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sc: () => (/* binding */ auditLog),
  $W: () => (/* binding */ checkLog),
  Rt: () => (/* binding */ unlessContradicted)
});

// EXTERNAL MODULE: ./build/audit/audit.js + 9 modules
var audit = __webpack_require__(53022);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/object-id.js
var object_id = __webpack_require__(26343);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/base/tree-id.js


const SHA256_DIGITS = 64;
function treeIdOf(files, like) {
    return idOf(files, like.length === SHA256_DIGITS ? 'sha256' : 'sha1');
}
function idOf(files, algorithm) {
    const folders = new Map();
    const entries = [];
    const add = (name, mode, id, end) => {
        const bytes = (0,byte_path/* encodePath */.O0)(name);
        const head = Buffer.concat([Buffer.from(`${mode} `), bytes, Buffer.alloc(1), Buffer.from(id, 'hex')]);
        entries.push({ order: Buffer.concat([bytes, Buffer.from(end)]), bytes: head });
    };
    for (const { path, mode, id } of files) {
        const slash = path.indexOf('/');
        if (slash === -1) {
            add(path, mode, id, '');
            continue;
        }
        const folder = path.slice(0, slash);
        folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(slash + 1), mode, id }]);
    }
    for (const [name, within] of folders)
        add(name, '40000', idOf(within, algorithm), '/');
    const content = Buffer.concat(entries.toSorted((one, other) => one.order.compare(other.order)).map(({ bytes }) => bytes));
    return (0,external_node_crypto_.createHash)(algorithm).update(`tree ${content.length}\0`).update(content).digest('hex');
}

// EXTERNAL MODULE: ./build/decision/records.js
var records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/verification/trees.js
var trees = __webpack_require__(51147);
;// CONCATENATED MODULE: ./build/verification/run-header-checks.js









async function checkRunHeader(refs, what, decisions) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, decisions[0]);
    if (!read.success || read.data.kind !== 'genesis')
        return [];
    const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
    if (!(0,object_id/* isObjectId */.T)(commit))
        return (0,finding/* issuesOf */.wf)(what, ['its run header names no commit']);
    const held = await (0,trees/* findTree */.c)(refs, commit);
    if (held === undefined)
        return [];
    const issues = held === tree ? [] : [`its run header gives ${commit} another tree than it has`];
    const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
    const entries = (0,raw_diff/* splitNul */.K)(listed.stdout)
        .map(byte_path/* decodePath */.q0)
        .flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
        return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
    });
    const known = new Map(entries.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
    const foreign = Object.entries(files).filter(([path, recorded]) => known.get(path) !== recorded);
    issues.push(...foreign.map(([path]) => `its run header gives another ${(0,base_text/* quoted */.TL)(path, 200)} than the baseline has`));
    const broken = treeIdOf(entries.filter(({ path }) => Object.hasOwn(files, path)), commit);
    const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
    if (isOther)
        issues.push('its negative control is not of the protected files alone');
    return (0,finding/* issuesOf */.wf)(what, issues);
}

// EXTERNAL MODULE: ./build/engine/boundaries/tree-size.js
var tree_size = __webpack_require__(12032);
;// CONCATENATED MODULE: ./build/verification/size-checks.js





async function checkSizes(git, what, decisions) {
    const issues = [];
    const measured = new Map();
    for (const { id, tree, unit, size } of decisions.flatMap(reportedIn)) {
        if (!measured.has(tree))
            measured.set(tree, (await isThere(git, tree)) ? await (0,tree_size/* sizeOfTree */.X)({ git }, tree, unit) : undefined);
        const found = measured.get(tree);
        if (found !== undefined && found !== size)
            issues.push(`${id} gives ${tree} ${size} ${unit}; it has ${found}`);
    }
    return (0,finding/* issuesOf */.wf)(what, issues);
}
function reportedIn(raw) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, raw);
    if (!read.success || read.data.kind !== 'candidate' || read.data.size === null)
        return [];
    const { id, parent, tree, size } = read.data;
    const { of: unit } = size;
    if (unit !== 'lines' && unit !== 'bytes')
        return [];
    return [
        { id, tree: parent, unit, size: size.before },
        { id, tree, unit, size: size.after },
    ];
}
async function isThere(git, tree) {
    if (!(0,object_id/* isObjectId */.T)(tree))
        return false;
    const { exitCode, stdout } = await git(['cat-file', '-t', '--end-of-options', tree], { allowed: [0, 128] });
    return exitCode === 0 && stdout.toString().trim() === 'tree';
}

;// CONCATENATED MODULE: ./build/verification/decision-log.js





function auditLog({ what, file, records, summaryClaim }) {
    const audited = (0,audit/* auditRecords */.u)({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) });
    const { differences, notes, decisions, evaluations, state } = audited;
    const whereIs = (record) => (file === undefined ? { record } : { file, line: record });
    const issues = differences.map(({ kind: code, record, message }) => ({ code, where: whereIs(record), detail: message }));
    const sound = `${(0,base_text/* plural */.LS)(decisions, 'decision')} recomputed from ${(0,base_text/* plural */.LS)(evaluations, 'evaluation')}`;
    const open = notes.map((detail) => ({ kind: 'unchecked', what, detail }));
    return { findings: [...(0,finding/* findingsOf */.WX)(what, issues, sound), ...open], state, decisions, evaluations };
}
function unlessContradicted(audited, others) {
    return others.some(({ kind }) => kind === 'wrong') ? audited.filter(({ kind }) => kind !== 'ok') : audited;
}
async function checkLog(refs, { what, records }) {
    return [...(await checkRunHeader(refs, what, records)), ...(await checkSizes(refs, what, records))];
}


/***/ }),

/***/ 91655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ checkPages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/audit/summary-claim.js
const MAX_CODE_POINT = 0x10ffff;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
function plainText(page) {
    return withoutTags(page)
        .replaceAll(/&#(\d+);/g, (whole, code) => Number(code) > MAX_CODE_POINT ? whole : String.fromCodePoint(Number(code)))
        .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
        .replaceAll('\\', '')
        .replaceAll(/\s+/g, ' ');
}
function withoutTags(page) {
    const parts = [];
    let at = 0;
    for (;;) {
        const start = page.indexOf('<', at);
        const end = start === -1 ? -1 : page.indexOf('>', start);
        if (end === -1)
            return [...parts, page.slice(at)].join(' ');
        parts.push(page.slice(at, start));
        at = end + 1;
    }
}
const CLAIM = /(?:[\d.e+-]{1,20}× |no )?[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const CONFIRMED_SENTENCE = 'The improvement was measured in fresh pairs';
const NOT_CONFIRMED = /\bnot confirmed(?: after iteration \d{1,9})?: $/;
function summaryClaimIssues(page, claims) {
    const text = plainText(page);
    const shown = [...text.matchAll(CLAIM)];
    const foreign = shown.flatMap(([each]) => (claims.some(({ sentence }) => sentence === each) ? [] : [each]));
    if (foreign.length > 0)
        return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
    const sentences = claims.filter(({ confirmed }) => confirmed).map(({ sentence }) => sentence);
    const praised = shown.filter(({ 0: each, index }) => !sentences.includes(each) && !NOT_CONFIRMED.test(text.slice(Math.max(0, index - 60), index)));
    if (praised.length > 0)
        return praised.map(([sentence]) => `it does not say that this is not confirmed: ${sentence}`);
    const at = text.indexOf(CONFIRMED_SENTENCE);
    if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence)))
        return [];
    return ['it says that the improvement is confirmed, and does not show the sentence of a confirmed claim'];
}

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
;// CONCATENATED MODULE: ./build/verification/report-pages.js




const MAX_PAGE_BYTES = 64 << 20;
function checkPages(folder, claims) {
    return ['report.md', 'report.html'].flatMap((file) => {
        const page = (0,regular_file/* readFilePart */.E)((0,external_node_path_.join)(folder, file), 'start', MAX_PAGE_BYTES);
        if (page === undefined)
            return [];
        const issues = page.size <= MAX_PAGE_BYTES
            ? summaryClaimIssues(page.text, claims)
            : [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`];
        const found = issues.map((detail) => ({ where: { file }, detail }));
        return (0,finding/* findingsOf */.WX)(file, found, 'it claims what is on record');
    });
}


/***/ }),

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findTree)
/* harmony export */ });
async function findTree(refs, commit) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 1, 128] });
    return exitCode === 0 ? stdout.toString().trim() : undefined;
}


/***/ }),

/***/ 61318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ diffArrays)
/* harmony export */ });
/* unused harmony export arrayDiff */
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63102);

class ArrayDiff extends _base_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ }),

/***/ 63102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};


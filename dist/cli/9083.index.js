export const id = 9083;
export const ids = [9083];
export const modules = {

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







/** Reads the experiment that a call names. */
function see({ words: [name = ''], host }) {
    const paths = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsOf */ .wG)(name, host);
    const look = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(paths, host);
    return { paths, look, view: (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewExperiment */ .L)({ ...look, now: host.now() }) };
}
/** Prints problems next to what is readable, and turns them into the exit code. */
function exitOf({ look }, terminal) {
    for (const problem of look.problems)
        terminal.err(`error: ${problem}\n`);
    return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}
/** Shows the state of an experiment on one screen. */
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
/** Lists every iteration, oldest first. */
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











/** Shows everything about one iteration. */
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
/** Everything about one iteration. Throws where there is none of that number. */
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
        // A killed run wrote half of it; show the text.
        return text;
    }
}
/** Writes the report as HTML and Markdown. */
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




/** Decides again by what was recorded, and says what does not follow. */
function checkDecisions({ entries, launch }) {
    const { contract } = launch;
    const issues = [];
    const scores = new Map();
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            issues.push(`iteration ${iteration} stands where ${index} comes next`);
        // What is called a baseline is decided by nothing.
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
/** What is wrong with an intent that has no entry yet, besides what is wrong with the entry that it becomes. */
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
/** Whether an entry takes the branch back to an earlier kept commit. */
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
// What is longer was cut, and says nothing any more.
const WHOLE_CHARS = 16_000;
/** Whether a verdict is one that a run records: of a guard that failed, or what the evaluator printed, where all of that is known. */
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
/** What was compared is decided by that; what passes and was not compared is never kept. */
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
/** The kept commits that the branch still holds, oldest first: those that were taken back are not among them. */
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
/** Why a mission begins no other session. Pure. */







/** The operator asked for it; `resume` continues. */
const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
const STOPS = {
    max_iterations: { status: 'completed' },
    errors: { status: 'failed' },
    noops: { status: 'completed' },
    time: { status: 'stopped', isSpent: true },
    usd: { status: 'stopped', isSpent: true },
    tokens: { status: 'stopped', isSpent: true },
};
/** How many sessions in a row that end without an artifact for the same cause stop a run. */
const MAX_ALIKE = 3;
/** Whether the loop goes on: undefined, or why not. */
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
/** What an entry says of its session's end. */
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    // An artifact that is not taken has a reason of its own.
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
/** 1 where the mission failed its purpose, 3 where no agent can work, or none has. */
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
/** Dollars that the sessions of this run of the loop may cost, and did until now. */
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .B)(limits?.usd, launch.contract.budget?.usd),
        spent: costs.reduce((sum, each) => sum + each, 0),
    };
}
/** `isEarlier`: what it cost is of an earlier run of the loop. */
function attemptOf(entry, { isEarlier }) {
    const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
    const isCounted = kind === 'iteration';
    // In which order another job came to its attempts is not known.
    const streak = (what) => {
        if (!isCounted || reported !== undefined)
            return 'stays';
        return decision === what ? 'grows' : 'ends';
    };
    const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
    // What an agent could not begin with uses nothing up.
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
/** Whether the A/A checks say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
/** The same of a run that is over, by its records. */
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
/** What to do once the budget of the holdout is spent: the end of a sentence. */
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ }),

/***/ 8866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderEntry),
/* harmony export */   O: () => (/* binding */ renderIteration)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16794);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34902);
/* harmony import */ var _mission_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94071);






/** One iteration of an experiment, whole: record, diff, evidence, prompt, logs. */
function renderIteration({ record, prompt, diff, logs, evidence }) {
    const { iter, outcome, score, notes, summary } = record;
    const scored = typeof score === 'number' ? `, score ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderScore */ .ls)(score))}` : '';
    return renderAttempt(`Iteration ${iter}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)(outcome)}${scored}`, (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFacts */ .Id)(record), [
        { title: 'Reason', text: notes },
        { title: 'Summary by the agent', text: summary ?? '' },
        { title: 'Diff', text: diff ?? '', language: 'diff' },
        { title: 'Evidence', text: renderJson(evidence), language: 'json' },
        { title: 'Prompt', text: prompt ?? '', language: 'markdown' },
        ...logs.map(blockOf),
    ]);
}
/** One iteration of a mission, whole: record, evaluation, diff, logs. */
function renderEntry({ entry, diff, logs }) {
    const { iteration, decision, decision_reason: reason, description, evaluator } = entry;
    const facts = [['reason', reason], ['description', description], ...(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_3__/* .entryFacts */ .kE)(entry)];
    return renderAttempt(`Iteration ${iteration}: ${decision}${evaluator === null ? '' : `, score ${(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreOf */ .uw)(entry)}`}`, facts, [
        { title: 'Evaluation', text: renderJson(evaluator), language: 'json' },
        { title: 'Diff', text: diff ?? '', language: 'diff' },
        ...logs.map(blockOf),
    ]);
}
function renderAttempt(title, facts, blocks) {
    return [
        `# ${title}`,
        '',
        ...facts.map(([name, value]) => `- ${name}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)(value)}`),
        '',
        ...blocks.flatMap(renderBlock),
    ].join('\n');
}
function blockOf({ name, text, truncated = false }) {
    return { title: `Log ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)(name)}`, text, isPart: truncated };
}
// A terminal and a person are done with less; the files have the rest.
const MAX_CHARS = 400_000;
/** A titled fence; nothing for text that is empty. */
function renderBlock({ title, text, language = 'text', isPart = false }) {
    if (text.trim() === '')
        return [];
    const rest = text.length - MAX_CHARS;
    const notes = [
        ...(rest > 0 ? [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(rest, 'more character')} in the file.`, ''] : []),
        ...(isPart ? ['The log holds only a part of what was printed.', ''] : []),
    ];
    return [`## ${title}`, '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .fenced */ .OF)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(text, MAX_CHARS), language), '', ...notes];
}
function renderJson(value) {
    return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown)
/* harmony export */ });
/* unused harmony export cutMarkdown */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

// What GitHub gives a meaning wherever it stands: emphasis, code, links, tables, HTML, mathematics, the begin of an emoji.
// Parentheses mean something after a bracket only, which is escaped; two colons begin a command of a workflow.
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
// What begins a list, or is a line under a heading.
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
// What GitHub finds in the text after it has taken the backslashes away: only a break inside keeps it from linking.
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
function escapeMarkdown(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, 1000)
        .replace(LINKED, `$&${BREAK}`)
        .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
        .replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}
const CUT = '\n\n…cut here; the log holds the rest.\n';
/** Whole lines of rendered markdown up to a number of characters, at least 1,000, and a line that says so. */
function cutMarkdown(markdown, maxChars) {
    if (markdown.length <= maxChars)
        return markdown;
    const room = maxChars - CUT.length - MAX_FENCE_CHARS;
    const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
    const fence = findOpenFence(retained);
    return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}
const MAX_FENCE_CHARS = 500;
/** The fence of the code block that a text ends in, or an empty text. */
function findOpenFence(markdown) {
    let open = '';
    for (const [, fence = '', rest = ''] of markdown.matchAll(/^(`{3,})(.*)$/gm)) {
        if (open === '')
            open = fence;
        else if (fence.length >= open.length && rest.trim() === '')
            open = '';
    }
    return open.length < MAX_FENCE_CHARS ? open : '';
}


/***/ }),

/***/ 46622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ renderMarkdown),
/* harmony export */   p: () => (/* binding */ renderList)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _titled_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53901);





/** Every attempt as a Markdown table, oldest first. */
function renderList(view) {
    const problems = renderProblems(view);
    const { head, rows } = renderTable(view.rows, view.tables.list);
    return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
// GitHub takes 64 KiB in a comment; what surrounds the tables stays below the rest.
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
/** A summary for a job or a pull request, at most 60 KiB: result, claim, accepted changes, and the reasons of the rest. */
function renderMarkdown(view) {
    const problems = renderProblems(view);
    const facts = [
        ...view.facts.map(([label, text]) => [(0,_titled_js__WEBPACK_IMPORTED_MODULE_3__/* .titled */ .d)(label), text]),
        ['Model', view.waiting],
        ['Cost', view.cost],
    ];
    return [
        `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.verdict)}`,
        '',
        ...(view.description === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.description), '']),
        ...(problems.length === 0 ? [] : [...problems, '']),
        ...(view.claim.text === undefined ? [] : [`Gain: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.claim.text)}`, '']),
        // An audit holds it to a claim above it.
        ...renderMeaning(view).flatMap((line) => [line, '']),
        ...renderTried(view),
        `- Branch: ${renderBranch(view)}`,
        ...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(text)}`])),
        '',
        ...renderAttempts(view),
    ].join('\n');
}
function renderProblems({ problems, notices }) {
    return [...problems, ...notices].map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(problem)}`);
}
/** What the scores may be taken for. */
function renderMeaning({ recipe, tried, claim, name, verify }) {
    if (recipe === 'plan')
        return [];
    if (claim.kind === 'confirmed') {
        const audit = recipe === 'experiment' ? ` To recompute every decision: autorize audit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(name)}.` : '';
        return [
            `The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
        ];
    }
    if (claim.kind === 'not-confirmed') {
        return [
            'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
        ];
    }
    const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
    const again = recipe === 'experiment' ? ` To measure again: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(verify)} with --rescore.` : '';
    return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}
function renderTried({ counts, tried, terms }) {
    const parts = counts
        .filter(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye)
        .map(({ word, mark, count }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[mark].sign} ${count} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(word)}`);
    return [`- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}
function renderBranch({ branch, noBranch, base, goal }) {
    const at = branch === undefined ? noBranch : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(branch);
    return `${at}${base === undefined ? '' : `, from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}
function renderAttempts(view) {
    const { rows, tables } = view;
    if ('all' in tables.summary)
        return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
    const accepted = rows.filter(({ isAccepted }) => isAccepted);
    const others = rows.filter((row) => !row.isAccepted && (0,_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye)(row));
    const table = (title, some, columns, maxBytes) => some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
    return [
        ...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
        ...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
    ];
}
function renderTable(rows, columns) {
    return {
        head: [`| ${columns.map((name) => _run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .COLUMNS */ .cZ[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
        rows: rows.map((row) => `| ${columns.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .COLUMNS */ .cZ[name].text(row))).join(' | ')} |`),
    };
}
/** A table of the newest rows that fit, oldest first, and how many are left out; of a plan, its first items. */
function fitting({ rows: all, terms }, columns, maxBytes) {
    const { head, rows } = renderTable(all, columns);
    const isPlan = terms.attempt === 'item';
    const ordered = isPlan ? rows : rows.toReversed();
    let bytes = 0;
    const end = ordered.findIndex((row) => {
        bytes += Buffer.byteLength(row) + 1;
        return bytes > maxBytes;
    });
    const shown = end === -1 ? ordered : ordered.slice(0, end);
    const left = rows.length - shown.length;
    const which = isPlan ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, 'item') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, `earlier ${terms.attempt}`);
    const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
    return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}


/***/ }),

/***/ 74008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderItems),
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   LG: () => (/* binding */ renderStatus)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);





const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
// An A/A check's figures, and all that can be done about them.
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
/** A run on one screen: its state, its result, the last attempts, the next command. */
function renderStatus(view) {
    const facts = known([
        ['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
        ['worktree', view.worktree],
        ['now', view.position],
        ['model', view.waiting],
        ['result', view.verdict],
        ['gain', view.claim.text],
        ['goal', view.goal],
        ['tried', renderTried(view)],
        ['noops', view.budget.noops],
        ...view.facts,
        ['time', renderTime(view)],
        ['cost', view.cost],
    ]);
    const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
    const label = labeller([...facts, ...next]);
    return [
        view.description === '' ? view.name : `${view.name}: ${view.description}`,
        ...renderProblems(view),
        '',
        ...facts.map(label),
        ...renderScores(view, label),
        ...renderLast(view.rows, label),
        '',
        ...next.map(label),
        ...(next.length === 0 ? [] : ['']),
    ].join('\n');
}
/** What is printed at the end of a run, whatever happened. */
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
    const next = resumeCommand ?? view.next?.command;
    const { branch, base } = view;
    const merge = `git merge ${branch}`;
    const facts = known([
        [stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)],
        ['model', view.waiting],
        ['tried', renderTried(view)],
        ['gain', view.claim.text],
        ...view.facts,
        ['cost', view.cost],
        ['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
        ['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
        ['merge', view.accepted === 0 || next === merge ? undefined : merge],
        ['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
        ['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(next, 400)],
    ]);
    return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
/** A plan for a terminal: a line an item, the reason below it. */
function renderItems(view) {
    const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
    const width = Math.max(0, ...rows.map(({ id }) => id.length));
    const lines = rows.flatMap(({ id, word, size, reason }) => {
        const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
        return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`];
    });
    const facts = known([
        ['model', waiting],
        ['cost', cost],
        ['branch', branch ?? noBranch],
    ]);
    return [
        `${name}: ${verdict}`,
        '',
        ...lines,
        '',
        ...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
        '',
    ].join('\n');
}
/** `11 iterations: 3 merged, 2 discarded`; undefined before the first one. */
function renderCounts({ counts, tried, terms }) {
    const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye).map(({ word, count }) => `${count} ${word}`);
    return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
    return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
    const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
    return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
    return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
    return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
    return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
    return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
    const start = startedAt === undefined ? [] : [`started ${startedAt}`];
    const end = deadline === undefined ? [] : [`ends ${deadline}`];
    const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSparkline */ .K)(rows);
    if (line === undefined)
        return [];
    return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
    const last = rows.slice(-LAST_ROWS);
    if (last.length === 0)
        return [];
    const columns = [
        column(last, ({ id }) => id, 'right'),
        column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[mark].sign} ${word}`, 'left'),
        column(last, ({ scoreText }) => scoreText, 'right'),
        last.map(renderReason),
    ];
    const lines = last.map((_, line) => columns
        .map((texts) => texts[line])
        .join('  ')
        .trimEnd());
    return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(reason, MAX_LAST_REASON);
    return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
    const texts = rows.map(text);
    const width = Math.max(...texts.map((each) => each.length));
    return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
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


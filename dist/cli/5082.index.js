export const id = 5082;
export const ids = [5082];
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

/***/ 45025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ metricsOf)
/* harmony export */ });
/* harmony import */ var _score_bound_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22135);

const NO_METRICS = ['score', '__proto__'];
function metricsOf(value) {
    const numbers = Object.entries(value).filter((each) => !NO_METRICS.includes(each[0]) && (0,_score_bound_js__WEBPACK_IMPORTED_MODULE_0__/* .isScore */ .N)(each[1]));
    return Object.fromEntries(numbers);
}


/***/ }),

/***/ 22135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isScore),
/* harmony export */   q: () => (/* binding */ SCORE_BOUND)
/* harmony export */ });
const MAX_SIZE = 1e100;
const SCORE_BOUND = 'finite number of at most 1e100 in size';
function isScore(value) {
    return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
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
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1119);
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44727);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61641);
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
            ...{ problems, notices: look.notices, holdout: look.holdout ?? null },
            ...(look.groups === undefined ? {} : { groups: look.groups.groups }),
            ...(look.agents.length === 0 ? {} : { agents: look.agents }),
        });
    }
    else {
        const view = (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewExperiment */ .L)({ ...look, branchProblem: branch?.message, now: host.now() });
        terminal.out((0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderStatus */ .LG)({ ...view, problems: [] }));
    }
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
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1119);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8866);
/* harmony import */ var _report_run_diffs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55863);
/* harmony import */ var _report_run_html_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14328);
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

/***/ 14472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rk: () => (/* binding */ chooseSlots),
/* harmony export */   ph: () => (/* binding */ tallyTurns),
/* harmony export */   r6: () => (/* binding */ chooseTurn)
/* harmony export */ });
/* harmony import */ var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43765);
/* harmony import */ var _plateau_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19309);


function chooseTurn({ names, plateau, turns, claims, base, seed }) {
    return (0,_plateau_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNext */ .V)({
        ...{ names, plateau, attempts: attemptsOf({ turns, claims }), seed },
        rejected: rejectedInRow(turns),
        commits: base === undefined ? [] : earlierCommits(turns, base),
    });
}
function tallyTurns(names, recorded) {
    const attempts = attemptsOf(recorded);
    return (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyAgents */ .N9)([...new Set([...names, ...attempts.map(({ agent }) => agent)])], attempts);
}
function chooseSlots(slots, { seedOf, ...request }) {
    const untried = tallyTurns(request.names, request).filter(({ tries }) => tries === 0);
    return Array.from({ length: slots }, (_, slot) => (untried[slot] ?? chooseTurn({ ...request, seed: seedOf(slot) })).name);
}
function attemptsOf({ turns, claims }) {
    const gains = confirmedGains(turns, claims);
    return turns.flatMap(({ iter, agent, result, isGone = false, usd, minutes }) => {
        if (agent === undefined || result === 'ended')
            return [];
        return {
            ...{ agent, isFailed: result === 'failed', isAccepted: result === 'accepted' && !isGone },
            ...{ gain: gains.get(iter), usd, minutes },
        };
    });
}
function confirmedGains(turns, claims) {
    const accepted = turns.filter(({ result }) => result === 'accepted');
    const gains = new Map();
    let before = { baseline: '', gain: 0, covered: 0 };
    for (const claim of claims) {
        const { baseline, final } = claim;
        const covered = accepted.findLastIndex(({ tree }) => tree === final) + 1;
        const gain = gainOf(claim);
        const known = baseline === before.baseline ? before.gain : 0;
        const fresh = accepted.slice(before.covered, covered);
        for (const { iter } of fresh)
            gains.set(iter, (gain - known) / fresh.length);
        before = { baseline, gain, covered: Math.max(covered, before.covered) };
    }
    return gains;
}
function gainOf({ estimate, ratio, baseline_mean: mean }) {
    if (ratio !== null)
        return ratio.direction === 'min' ? 1 - Math.exp(-estimate) : Math.exp(estimate) - 1;
    return mean === 0 ? estimate : estimate / Math.abs(mean);
}
function rejectedInRow(turns) {
    const last = turns.findLastIndex(({ result }) => result === 'accepted');
    return turns
        .slice(last + 1)
        .filter(({ result }) => result === 'rejected')
        .map(({ agent }) => agent);
}
function earlierCommits(turns, base) {
    const accepted = turns.flatMap(({ result, commit }) => (result === 'accepted' || result === 'reverting') && commit !== undefined ? commit : []);
    return [...new Set([base, ...accepted])].filter((commit) => commit !== (accepted.at(-1) ?? base));
}


/***/ }),

/***/ 94999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ filesDigest),
/* harmony export */   Kh: () => (/* binding */ evaluatorDigest),
/* harmony export */   Q6: () => (/* binding */ reportMove),
/* harmony export */   kU: () => (/* binding */ environmentDigest),
/* harmony export */   pW: () => (/* binding */ evaluatorIn)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);



function evaluatorDigest({ judge, files, environment }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ judge, files, environment }));
}
function filesDigest(files) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
    return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(facts));
}
const isDigest = (value) => /^[0-9a-f]{64}$/.test(value);
const MAX_LISTED = 3;
const MAX_CHARS = 60;
function reportMove(before, after) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const changed = names.filter((name) => before[name] !== after[name]);
    const recorded = changed.slice(0, MAX_LISTED).map((name) => {
        const [was, is] = [before[name], after[name]];
        if (was === undefined || is === undefined)
            return `${name} is ${is === undefined ? 'gone' : 'new'}`;
        return name.startsWith('env.') || isDigest(is)
            ? name
            : `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(was, MAX_CHARS)}, now ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(is, MAX_CHARS)}`;
    });
    const rest = changed.length - recorded.length;
    return `${recorded.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 64802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ askMetric),
/* harmony export */   Jz: () => (/* binding */ SPENT_HOLDOUT),
/* harmony export */   QZ: () => (/* binding */ nameOfGuard),
/* harmony export */   Qi: () => (/* binding */ evaluateMetric),
/* harmony export */   S4: () => (/* binding */ guardCommands),
/* harmony export */   Tt: () => (/* binding */ evaluateHoldout),
/* harmony export */   g0: () => (/* binding */ guardsOf)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
/* harmony import */ var _metric_guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51610);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76646);




function guardsOf(settings, purpose) {
    const { size } = settings;
    const declared = declaredGuards(settings).map((guard, index) => ({ number: index + 1, guard }));
    if (purpose !== 'simplify' || typeof size !== 'object')
        return declared;
    return [{ number: 0, guard: { less: size.metric } }, ...declared];
}
function declaredGuards({ guards, metrics }) {
    const older = guards.flatMap((guard) => 'command' in guard ? [guard] : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedMetrics */ .MF)({ guards: [guard], metrics: [] }));
    return [...older, ...(0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedMetrics */ .MF)({ guards: [], metrics })];
}
function guardCommands({ guards }) {
    return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}
function nameOfGuard(guard) {
    if ('less' in guard)
        return `less ${guard.less}`;
    return 'command' in guard ? guard.command : `${guard.metric} within ${guard.margin}`;
}
const SPENT_HOLDOUT = 'holdout budget';
function askMetric(runs, trial, guard) {
    if (!('eProcess' in trial) || trial.rules.guards === undefined || 'less' in guard) {
        return { reason: evaluateMetric(runs, trial, guard) };
    }
    return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .testMetric */ .TH)(trial.pairs, guard);
}
function evaluateMetric(runs, trial, guard) {
    const metric = 'less' in guard ? guard.less : guard.metric;
    const recorded = metricsOf(runs, trial, metric);
    if (typeof recorded === 'string') {
        if (!('less' in guard))
            return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .missingReason */ .DQ)(metric, recorded);
        return `it says that it simplifies, and the evaluator reported no ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(metric)} of the ${recorded}`;
    }
    return 'less' in guard ? (0,_size_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeRefusal */ .sH)({ of: metric, ...recorded }) : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .metricReason */ .vB)(recorded, guard);
}
const SILENT = new Set(['guard', 'holdout', 'confirm']);
function metricsOf(runs, { id, incumbent }, metric) {
    const recorded = runs.filter(({ stage }) => !SILENT.has(stage));
    const valuesOf = (isMeant) => recorded.filter(isMeant).flatMap(metricOf(metric));
    const own = valuesOf(({ task, arm }) => task === id && arm === 'candidate');
    const paired = valuesOf(({ task, arm }) => task === id && arm === 'incumbent');
    const against = paired.length > 0 ? paired : valuesOf(({ tree }) => tree === incumbent);
    if (own.length === 0)
        return 'change';
    return against.length === 0 ? 'current best' : { before: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .meanOf */ .hm)(against), after: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .meanOf */ .hm)(own) };
}
function metricOf(metric) {
    return ({ metrics }) => {
        const value = metrics === null ? undefined : new Map(Object.entries(metrics)).get(metric);
        return value === undefined ? [] : [value];
    };
}
function evaluateHoldout({ candidate, incumbent }, direction) {
    if (candidate === undefined)
        return false;
    return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
}


/***/ }),

/***/ 24145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _l: () => (/* binding */ HOLDOUT_PURPOSES),
  xS: () => (/* binding */ gapOfAnswers),
  J5: () => (/* binding */ watchParting)
});

;// CONCATENATED MODULE: ./build/stats/change-evidence.js
const STRENGTHS = [3, 9, 27];
function findUpwardChange(values) {
    const count = values.length;
    if (count < 2)
        return undefined;
    const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || other - one);
    const logs = [];
    for (let start = 1; start < count; start += 1) {
        const weight = 1 / (start * (start + 1) * STRENGTHS.length);
        for (const strength of STRENGTHS) {
            logs.push({ start, log: Math.log(weight) + logRatio(order, start, strength) });
        }
    }
    const [first, ...rest] = logs;
    if (first === undefined)
        return undefined;
    const likeliest = rest.reduce((best, each) => (each.log > best.log ? each : best), first);
    const total = logs.reduce((sum, { log }) => sum + Math.exp(log - likeliest.log), 0);
    const later = Math.exp(-likeliest.log) / count;
    return { logEvidence: likeliest.log + Math.log(total + later), start: likeliest.start };
}
function logRatio(order, start, strength) {
    let sum = 0;
    let log = 0;
    for (const [below, index] of order.entries()) {
        const weight = index < start ? 1 : strength;
        sum += weight;
        log += Math.log((weight * (below + 1)) / sum);
    }
    return log;
}

// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/decision/pareto-front.js
var pareto_front = __webpack_require__(4734);
;// CONCATENATED MODULE: ./build/decision/holdout-gap.js



const GAP_ALERT_LEVEL = 0.05;
const HOLDOUT_PURPOSES = ['candidate', 'simplify', 'promotion'];
function gapOfAnswers(measured, direction) {
    const asked = measured.flatMap(({ test, holdout }) => {
        const [own, best] = [scoresOf(test.candidate), scoresOf(test.best)];
        return holdout === undefined || own.length === 0 || best.length === 0 ? [] : [{ test, own, best, holdout }];
    });
    if (asked.length === 0)
        return undefined;
    const isRatio = asked.every(({ own, best, holdout }) => [...own, ...best, holdout.candidate, holdout.best].every((score) => score > 0));
    const sign = direction === 'max' ? 1 : -1;
    const gain = (own, best) => sign * (isRatio ? Math.log(own / best) : own - best);
    const units = { isRatio, direction };
    const gains = asked.map(({ test, own, best, holdout }) => {
        const both = { objective: gain((0,moments/* meanOf */.hm)(own), (0,moments/* meanOf */.hm)(best)), holdout: gain(holdout.candidate, holdout.best) };
        return { task: test.task, isAccepted: test.kept, ...both, shown: renderBoth(both, units) };
    });
    const alert = findParting(gains);
    return { gains, ...units, alert, parting: alert && describeParting(alert, units) };
}
function watchParting(gapNow) {
    let hasParted = gapNow()?.parting !== undefined;
    return () => {
        const parting = hasParted ? undefined : gapNow()?.parting;
        hasParted ||= parting !== undefined;
        return parting;
    };
}
function findParting(gains) {
    const found = findUpwardChange(gains.map(apart));
    if (found === undefined || found.logEvidence < -Math.log(GAP_ALERT_LEVEL))
        return undefined;
    const [before, after] = [means(gains.slice(0, found.start)), means(gains.slice(found.start))];
    const since = gains[found.start]?.task ?? '';
    return apart(after) > Math.max(0, apart(before)) ? { since, before, after } : undefined;
}
function apart({ objective, holdout }) {
    return objective - holdout;
}
function means(gains) {
    return { objective: (0,moments/* meanOf */.hm)(gains.map((each) => each.objective)), holdout: (0,moments/* meanOf */.hm)(gains.map((each) => each.holdout)) };
}
const DIGITS = 3;
function renderBoth({ objective, holdout }, { isRatio, direction }) {
    const [one, other] = [objective, holdout].map((gain) => {
        const change = direction === 'max' ? gain : -gain;
        const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
        return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
    });
    return `${one} and ${other}`;
}
function describeParting({ since, before, after }, units) {
    const means = `on average ${renderBoth(after, units)} since then, and ${renderBoth(before, units)} before`;
    return `objective and holdout part since ${since}: ${means}; review the changes since then, which may serve only the cases that the objective measures`;
}
function scoresOf(runs) {
    return runs.flatMap((run) => new Map(Object.entries(run)).get(pareto_front/* SCORE_AXIS */.j) ?? []);
}


/***/ }),

/***/ 95695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readMeasured),
/* harmony export */   a: () => (/* binding */ readHeader)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _pareto_front_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4734);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10901);



function readHeader(raw) {
    const header = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionRecordSchema */ .vt, raw[0]);
    if (!header.success || header.data.kind !== 'genesis')
        return undefined;
    return { settings: header.data.settings, base: header.data.baseline_tree };
}
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('evaluation'),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    arm: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['candidate', 'incumbent']),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    index: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    task: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    score: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()))),
});
const MEASURING = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
const UNMEASURED = new Set(['screen', 'crash', 'tamper']);
function readMeasured(raw, purposes = ['candidate', 'simplify']) {
    const runs = { ofTask: new Map(), ofTree: new Map(), ofHoldout: new Map() };
    const measured = [];
    for (const record of raw) {
        if (record.kind === 'evaluation') {
            const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(runSchema, record);
            if (!read.success)
                continue;
            const { stage, task, tree } = read.data;
            if (stage === 'holdout')
                addTo(runs.ofHoldout, task, read.data);
            if (!MEASURING.has(stage))
                continue;
            addTo(runs.ofTask, task, read.data);
            addTo(runs.ofTree, tree, read.data);
        }
        else if (record.kind === 'decision') {
            const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionEntrySchema */ .ce, record);
            if (!read.success || !purposes.includes(read.data.purpose) || UNMEASURED.has(read.data.code))
                continue;
            const test = testOf(read.data, runs);
            if (test !== undefined)
                measured.push({ entry: read.data, test, holdout: holdoutOf(read.data, runs) });
        }
    }
    return measured;
}
function addTo(runs, key, one) {
    const known = runs.get(key);
    if (known === undefined)
        runs.set(key, [one]);
    else
        known.push(one);
}
function testOf({ task, incumbent, kept }, { ofTask, ofTree }) {
    const own = ofTask.get(task) ?? [];
    const candidate = own.filter(({ arm }) => arm === 'candidate');
    const paired = own.filter(({ arm }) => arm === 'incumbent');
    const [first] = candidate;
    if (first === undefined)
        return undefined;
    const best = paired.length > 0 ? paired : (ofTree.get(incumbent) ?? []);
    return { task, tree: first.tree, incumbent, kept, candidate: candidate.map(valuesOf), best: best.map(valuesOf) };
}
function holdoutOf({ task, holdout }, { ofHoldout }) {
    const runs = (ofHoldout.get(task) ?? []).filter(({ index }) => index === holdout?.queries);
    const candidate = runs.find(({ arm }) => arm === 'candidate');
    const best = runs.find(({ arm }) => arm === 'incumbent');
    return candidate && best && { candidate: candidate.score, best: best.score };
}
function valuesOf({ score, metrics }) {
    return { ...metrics, [_pareto_front_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORE_AXIS */ .j]: score };
}


/***/ }),

/***/ 75092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findOwnEffects)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4196);
/* harmony import */ var _claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47935);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);



const KINDS = new Set([
    'genesis',
    'calibration',
    'candidate',
    'leave-out',
    'effect',
    'incumbent',
]);
function findOwnEffects(raw, { iterOf, out }) {
    if (!raw.some(({ kind }) => kind === 'effect'))
        return [];
    const records = raw.flatMap((record) => {
        const read = KINDS.has(record.kind) ? zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(_records_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionRecordSchema */ .vt, record) : undefined;
        return read?.success ? [read.data] : [];
    });
    const [header] = records;
    if (header?.kind !== 'genesis')
        return [];
    const { settings, score_unit } = header;
    const score_scale = records.findLast((each) => each.kind === 'calibration')?.score_scale ?? 'difference';
    const iterations = (tasks) => tasks.flatMap((task) => iterOf.get(String(task)) ?? []);
    return lastMeasured(records)
        .flatMap(({ leaveOut, effect }) => {
        const [iter] = iterations([leaveOut.change]);
        if (iter === undefined)
            return [];
        const text = (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderEffect */ .sl)(effect, { settings, score_scale, score_unit });
        const together = iterations(leaveOut.taken.slice(0, -1)).toReversed();
        return [{ iter, verdict: effect.verdict, text, together, isOut: out.has(iter) }];
    })
        .sort((one, other) => one.iter - other.iter);
}
function lastMeasured(records) {
    const begun = new Map();
    const distilling = new Set();
    let measured = [];
    for (const record of records) {
        if (record.kind === 'leave-out')
            begun.set(record.task, record);
        if (record.kind === 'candidate' && record.purpose === 'distil')
            distilling.add(record.id);
        if (record.kind === 'incumbent' && !distilling.has(record.by))
            measured = [];
        const leaveOut = record.kind === 'effect' ? begun.get(record.task) : undefined;
        if (record.kind === 'effect' && leaveOut !== undefined)
            measured.push({ leaveOut, effect: record });
    }
    return [...new Map(measured.map((each) => [each.leaveOut.change, each])).values()];
}


/***/ }),

/***/ 4734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ measuredPoints),
/* harmony export */   j: () => (/* binding */ SCORE_AXIS)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);

const SCORE_AXIS = 'score';
function measuredPoints(tests, axes, base) {
    const scales = axes.map(({ name }) => hasRatios(tests, name));
    const places = new Map([[base, axes.map(() => 0)]]);
    const points = new Map();
    for (const test of tests) {
        const from = places.get(test.incumbent);
        const moved = axes.map(({ name }, at) => changeOf(test, name, scales[at] === true));
        if (from === undefined || moved.some((change) => change === undefined))
            continue;
        const place = moved.map((change, at) => (from[at] ?? 0) + (change ?? 0));
        if (test.kept || !places.has(test.tree))
            places.set(test.tree, place);
        const changes = axes.map((axis, at) => ({ ...axis, change: place[at] ?? 0, isRatio: scales[at] === true }));
        points.set(test.tree, { task: test.task, isAccepted: test.kept, changes, place });
    }
    const signs = axes.map(({ direction }) => (direction === 'max' ? 1 : -1));
    const all = [...points.values()].map(({ place, ...point }) => ({
        point,
        gains: place.map((change, at) => change * (signs[at] ?? 1)),
    }));
    return all
        .sort((one, other) => (other.gains[0] ?? 0) - (one.gains[0] ?? 0))
        .map(({ point, gains }) => ({ ...point, isOnFront: !all.some((other) => dominates(other.gains, gains)) }));
}
function dominates(one, other) {
    return one.every((gain, at) => gain >= (other[at] ?? 0)) && one.some((gain, at) => gain > (other[at] ?? 0));
}
const valuesOf = (runs, name) => runs.flatMap((run) => new Map(Object.entries(run)).get(name) ?? []);
function hasRatios(tests, name) {
    return tests.every(({ candidate, best }) => valuesOf([...candidate, ...best], name).every((value) => value > 0));
}
function changeOf({ candidate, best }, name, isRatio) {
    const [own, other] = [valuesOf(candidate, name), valuesOf(best, name)];
    if (own.length === 0 || other.length === 0)
        return undefined;
    return isRatio ? Math.log((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(own) / (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(other)) : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(own) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(other);
}


/***/ }),

/***/ 76646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ SizeAudit),
/* harmony export */   hS: () => (/* binding */ NOT_SIMPLER),
/* harmony export */   sH: () => (/* binding */ sizeRefusal)
/* harmony export */ });
const NOT_SIMPLER = 'not-simpler';
function sizeRefusal({ of, before, after }) {
    if (after < before)
        return undefined;
    return `it says that it simplifies, and its ${of} went from ${before} to ${after}`;
}
class SizeAudit {
    known;
    #declared;
    constructor({ size }, known = new Map()) {
        this.#declared = size;
        this.known = known;
    }
    issuesOf({ id, parent, tree, purpose, size, refused }) {
        const isSized = purpose === 'simplify' && typeof this.#declared === 'string';
        const code = refused?.code;
        if (!isSized && size !== null)
            return [`${id} has a size, which nothing asked for`];
        if (!isSized && code === NOT_SIMPLER)
            return [`${id} was refused for a size that nothing asked for`];
        if (!isSized)
            return [];
        if (size === null || size.of !== this.#declared) {
            return [`${id} says that it simplifies, without its ${this.#declared}`];
        }
        const { of, before, after } = size;
        const issues = [[parent, before], [tree, after]].flatMap(([each, recorded]) => {
            const known = this.known.get(each) ?? recorded;
            this.known.set(each, known);
            return known === recorded ? [] : [`${id} gives the tree ${each} ${recorded} ${of}; it had ${known} before`];
        });
        const due = sizeRefusal(size);
        if (code !== undefined && code !== NOT_SIMPLER) {
            return [...issues, `${id} was refused (${code}) with a size that was never asked for`];
        }
        if (due === refused?.reason)
            return issues;
        const output = refused === null ? 'a simplification' : 'none';
        return [...issues, `${id} is recorded as ${output}; its ${of} went from ${before} to ${after}`];
    }
}


/***/ }),

/***/ 11369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ BestSoFar),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   zI: () => (/* binding */ isBest)
/* harmony export */ });
/* harmony import */ var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);

const NONE = { isReset: false, best: undefined };
class BestSoFar {
    #records;
    #direction;
    #best;
    #index = -1;
    #rejections;
    constructor(records, direction) {
        this.#records = records;
        this.#direction = direction;
    }
    next() {
        this.#index += 1;
        const record = this.#records[this.#index];
        if (record === undefined)
            return this.#best;
        if (record.rejection) {
            this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
        }
        else {
            this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
        }
        return this.#best;
    }
    #rejectionsNow() {
        if (this.#rejections?.count === this.#records.length)
            return this.#rejections;
        const rejections = new Rejections(this.#records, this.#direction);
        for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
            if (rejection)
                rejections.bestWithout(rejection.iter, index);
        }
        this.#rejections = rejections;
        return rejections;
    }
}
class Rejections {
    count;
    #effects;
    #leaves;
    #places = new Map();
    #direction;
    constructor(records, direction) {
        this.#direction = direction;
        this.count = records.length;
        this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
        this.#effects = new Array(2 * this.#leaves).fill(NONE);
        for (const [index, record] of records.entries()) {
            const places = this.#places.get(record.iter);
            if (places === undefined)
                this.#places.set(record.iter, [index]);
            else
                places.push(index);
            this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
        }
        for (let node = this.#leaves - 1; node > 0; node -= 1)
            this.#join(node);
    }
    bestWithout(iter, now) {
        const places = this.#places.get(iter) ?? [];
        for (const place of places)
            this.#drop(this.#leaves + place);
        this.#places.set(iter, places.slice(0, 1));
        const first = places[0];
        return first === undefined || first > now ? undefined : this.#before(first);
    }
    #drop(leaf) {
        if (this.#effects[leaf] === NONE)
            return;
        this.#effects[leaf] = NONE;
        for (let node = leaf >> 1; node > 0; node >>= 1)
            this.#join(node);
    }
    #join(node) {
        this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
    }
    #before(place) {
        let [node, after] = [this.#leaves + place, NONE];
        for (; node > 1; node >>= 1)
            if (node % 2 === 1)
                after = combine(this.#at(node - 1), after, this.#direction);
        return after.best;
    }
    #at(node) {
        return this.#effects[node] ?? NONE;
    }
}
const NO_FIGURES = ['simplify', 'distil'];
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICIES */ .PQ[name].boundsErrors);
function effectOf({ iter, outcome, score, decision }) {
    if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
        return NONE;
    const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
    return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
    if (after.isReset || before.best === undefined) {
        return { isReset: before.isReset || after.isReset, best: after.best };
    }
    const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
    return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
function isBest(record, best, direction) {
    const { isReset, best: own } = effectOf(record);
    return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
function isBetter(score, best, direction) {
    return direction === 'min' ? score < best : score > best;
}


/***/ }),

/***/ 11346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ branchProblem),
/* harmony export */   ie: () => (/* binding */ isForeignAcceptance),
/* harmony export */   iu: () => (/* binding */ branchMoved)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61319);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26099);



function isForeignAcceptance({ outcome, commit }) {
    return outcome === 'merged' && typeof commit !== 'string';
}
function branchProblem(name, { records, base, actual, }) {
    if (records.length === 0 || records.some(isForeignAcceptance))
        return undefined;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldRecords */ .IN)(records, 'max').last_kept_commit ?? base;
    if (expected === undefined || expected === actual)
        return undefined;
    return branchMoved(name, { expected, actual });
}
function branchMoved(name, { expected, actual }) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .branchOf */ .W0)(name);
    const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
    const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${found}; the records say that it is at ${expected}`,
        remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
    });
}


/***/ }),

/***/ 61319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ foldRecords),
/* harmony export */   J1: () => (/* binding */ LedgerFold),
/* harmony export */   lN: () => (/* binding */ findBase)
/* harmony export */ });
/* harmony import */ var _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);


function foldRecords(records, direction) {
    return new LedgerFold(records, direction).state();
}
class LedgerFold {
    #records;
    #scores;
    #best;
    #count = 0;
    #completed = 0;
    #noops = 0;
    #lastIter = 0;
    #lastAccepted = null;
    constructor(records, direction) {
        this.#records = records;
        this.#scores = new _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    }
    state() {
        for (const record of this.#records.slice(this.#count))
            this.#take(record);
        return {
            best_score: this.#best?.score ?? null,
            best_iter: this.#best?.iter ?? null,
            iterations_completed: this.#completed,
            consecutive_noops: this.#noops,
            next_iter: this.#lastIter + 1,
            last_kept_commit: this.#lastAccepted,
        };
    }
    #take(record) {
        const { outcome, iter, commit } = record;
        const streak = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .streakOf */ .qt)(record);
        if (_record_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_RULES */ .fA[outcome].counts)
            this.#completed += 1;
        if (streak === 'grows')
            this.#noops += 1;
        if (streak === 'ends')
            this.#noops = 0;
        this.#lastIter = Math.max(this.#lastIter, iter);
        if (outcome === 'merged' && typeof commit === 'string')
            this.#lastAccepted = commit;
        this.#best = this.#scores.next();
        this.#count += 1;
    }
}
function findBase(records, state) {
    const named = records.find(({ run }) => typeof run?.base === 'string')?.run?.base;
    if (named)
        return named;
    const known = state?.base_commit === '' ? undefined : state?.base_commit;
    const isForeign = records[0] !== undefined && typeof records[0].base_commit !== 'string';
    if (isForeign && known !== undefined)
        return known;
    return records.find(({ base_commit: base }) => typeof base === 'string')?.base_commit ?? known;
}


/***/ }),

/***/ 28243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nearMisses),
/* harmony export */   F: () => (/* binding */ testedChanges)
/* harmony export */ });
/* harmony import */ var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);


function testedChanges(records) {
    return records.flatMap((record) => {
        const { iter, base_commit: on, recombines, decision, reverts } = record;
        const standing = standingOf(record);
        if (standing === undefined || reverts)
            return [];
        return [{ iter, on: on ?? '', standing, evidence: decision?.p_or_e ?? 1, of: recombines ?? [] }];
    });
}
function standingOf({ outcome, tree, decision, conflict }) {
    if (outcome === 'merged')
        return 'accepted';
    if (!_record_js__WEBPACK_IMPORTED_MODULE_1__/* .EVALUATED_AGAIN */ .rb.includes(outcome) || typeof tree !== 'string')
        return undefined;
    if (conflict === true)
        return 'conflict';
    if (decision == null)
        return undefined;
    const { code, effect, scale, purpose } = decision;
    const gain = scale === 'ratio' ? Math.log(effect ?? 1) : (effect ?? 0);
    const isNear = purpose !== 'simplify' && (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .isNearMiss */ .z8)({ code: String(code), gain });
    return isNear ? 'near-miss' : 'rejected';
}
function nearMisses(records) {
    return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .usableChanges */ .gE)(testedChanges(records)).filter(({ standing }) => standing === 'near-miss');
}


/***/ }),

/***/ 48951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);


const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
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

/***/ 61641:
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
// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/report/activity-text.js
var activity_text = __webpack_require__(57296);
// EXTERNAL MODULE: ./build/report/ended-text.js
var ended_text = __webpack_require__(60551);
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

// EXTERNAL MODULE: ./build/experiment/ledger/near-misses.js
var near_misses = __webpack_require__(28243);
// EXTERNAL MODULE: ./build/report/agent-facts.js
var agent_facts = __webpack_require__(32948);
// EXTERNAL MODULE: ./build/report/effect-text.js
var effect_text = __webpack_require__(78436);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
;// CONCATENATED MODULE: ./build/report/group-facts.js

const MAX_GROUPS = 12;
const MAX_CHARS = 300;
function renderGroups(read) {
    if (read === undefined)
        return [];
    const { groups, unmeasured, isCurrent } = read;
    const lines = groups.slice(0, MAX_GROUPS).map((group) => describeGroup(group, groups));
    const rest = groups.length - MAX_GROUPS;
    const notes = [
        ...(rest > 0 ? [`and ${rest} more`] : []),
        ...(unmeasured > 0 ? [`${unmeasured} not measured yet; the next run measures them`] : []),
        ...(isCurrent ? [] : ['changes were accepted or taken out since then; the next run groups them again']),
    ];
    return [...lines, ...notes].map((line) => ['group', line]);
}
function describeGroup(group, all) {
    const { title, branch, on, base, pull, takenOut, isConfirmed, effect } = group;
    const below = base === undefined ? all.find(({ task }) => task === on)?.branch : base.slice(0, 12);
    const parts = [
        `${branch}${below === undefined ? '' : `, on ${below}`}`,
        `${isConfirmed ? 'confirmed' : 'not confirmed'} by itself: ${effect}`,
        ...(pull === undefined ? [] : [`pull request #${pull.number}, ${pull.state} (${pull.url})`]),
        ...(takenOut === undefined ? [] : [`taken out by ${takenOut.by}: ${takenOut.reason}`]),
    ];
    return `${(0,foreign_text/* oneLine */.TN)(title.text, MAX_CHARS)}: ${parts.map((part) => (0,foreign_text/* oneLine */.TN)(part, MAX_CHARS)).join('; ')}`;
}

// EXTERNAL MODULE: ./build/report/holdout-text.js
var holdout_text = __webpack_require__(69834);
// EXTERNAL MODULE: ./build/report/near-misses-text.js
var near_misses_text = __webpack_require__(7904);
// EXTERNAL MODULE: ./build/report/pareto-text.js
var pareto_text = __webpack_require__(89578);
;// CONCATENATED MODULE: ./build/report/experiment-facts.js










const MAX_TOOLS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
function factsOf(input) {
    const { config, records, earlier, effects = [], uncertified = [], takenOut = [], tradeOffs = [], holdout } = input;
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
        ['holdout', holdout && (0,holdout_text/* renderHoldoutGains */._)(holdout)],
        ['near misses', (0,near_misses_text/* renderNearMisses */.V)((0,near_misses/* nearMisses */.B)(records))],
    ];
    const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
    return [
        ...(0,agent_facts/* renderAgents */.X)(input.agents ?? []),
        ...(0,effect_text/* renderEffects */.V)(effects),
        ...known,
        ...(0,pareto_text/* renderFront */.s)(tradeOffs),
        ...renderGroups(input.groups),
    ];
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
    const rest = changed.length - MAX_TOOLS;
    const shown = changed
        .slice(0, MAX_TOOLS)
        .map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text/* oneLine */.TN)(paths.join(', '), MAX_PATHS)})`);
    const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderReverted(batches) {
    if (batches.length === 0)
        return undefined;
    return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}

// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(16794);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
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
function viewExperiment(input) {
    const { config, state, records, now, standing = { kind: 'none' } } = input;
    const { direction } = config.objective;
    const { name } = config.experiment;
    const folded = (0,fold/* foldRecords */.IN)(records, direction);
    const { rows = (0,iteration_row/* buildIterationRows */.zs)(records, direction) } = input;
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
        tradeOffs: input.tradeOffs ?? [],
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


/***/ })

};


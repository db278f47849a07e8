export const id = 4076;
export const ids = [4076];
export const modules = {

/***/ 17785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   $R: () => (/* binding */ describeWrong),
/* harmony export */   Ms: () => (/* binding */ describeFirst),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   oU: () => (/* binding */ describeNew),
/* harmony export */   sN: () => (/* binding */ verifiedBy),
/* harmony export */   vs: () => (/* binding */ isAllSound),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export describeFinding */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

function verifiedBy(findings) {
    return { findings, isSound: isAllSound(findings) };
}
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
function findingsOf(what, issues, ok) {
    if (issues.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return issuesOf(what, issues);
}
function issuesOf(what, issues) {
    return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
function sentenceOf({ where, detail, expected, remedy }) {
    const place = placeOf(where);
    const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
    return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
    if (line !== undefined)
        return `line ${line}: `;
    return record === undefined ? '' : `record ${record}: `;
}
function describeFinding(finding) {
    return `${finding.what}: ${sentenceOf(finding)}`;
}
function describeWrong(findings) {
    return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
function describeNew({ before, now, }) {
    const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
    const isNew = ({ detail }) => {
        const at = known.indexOf(detail);
        if (at !== -1)
            known.splice(at, 1);
        return at === -1;
    };
    return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
function describeFirst([first, ...others]) {
    if (first === undefined)
        return undefined;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(others.length, 'more problem')}`}`;
}


/***/ }),

/***/ 16483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ recordedPaths)
/* harmony export */ });
const MAX_PATHS = 1000;
const MAX_CHARACTERS = 64 << 10;
function recordedPaths(paths, more = 0) {
    let characters = 0;
    const end = paths.findIndex((path, at) => {
        characters += path.length;
        return at >= MAX_PATHS || characters > MAX_CHARACTERS;
    });
    return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
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
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5735);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55784);
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

/***/ 38565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printJson)
/* harmony export */ });
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}


/***/ }),

/***/ 91167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fm: () => (/* binding */ planRecombinations),
/* harmony export */   gE: () => (/* binding */ usableChanges),
/* harmony export */   z8: () => (/* binding */ isNearMiss)
/* harmony export */ });
const UNDECIDED = new Set(['cap', 'cases-spent']);
const MOST_CHANGES = 30;
function isNearMiss({ code, gain }) {
    return gain > 0 && (UNDECIDED.has(code) || code === 'futile');
}
function usableChanges(changes) {
    const partsOf = partsIn(changes);
    const accepted = new Set(changes.filter(({ standing }) => standing === 'accepted').flatMap(({ iter }) => [...partsOf(iter)]));
    const replaced = new Set(changes.flatMap(({ of }) => (of.length === 1 ? of : [])));
    return changes
        .filter(({ iter, standing }) => (standing === 'near-miss' || standing === 'conflict') && !replaced.has(iter))
        .filter(({ iter }) => !overlap(partsOf(iter), accepted))
        .sort((one, other) => other.evidence - one.evidence);
}
function partsIn(changes) {
    const byIter = new Map(changes.map((change) => [change.iter, change]));
    return (iter) => {
        const parts = new Set([iter]);
        for (const part of parts)
            for (const each of byIter.get(part)?.of ?? [])
                parts.add(each);
        return parts;
    };
}
function planRecombinations(changes, head) {
    const partsOf = partsIn(changes);
    const tried = new Set(changes.flatMap(({ of, on }) => (of.length > 1 && on === head ? [keyOf(of)] : [])));
    const usable = usableChanges(changes)
        .slice(0, MOST_CHANGES)
        .map((change) => ({ ...change, parts: partsOf(change.iter) }));
    const plans = usable.flatMap((one, at) => {
        const alone = one.on === head ? [] : [{ of: [one.iter], strength: Math.log(one.evidence) }];
        const pairs = usable.slice(at + 1).flatMap((other) => {
            const of = [one.iter, other.iter];
            const isMeasured = one.standing === 'near-miss' && other.standing === 'near-miss';
            if (!isMeasured || overlap(one.parts, other.parts) || tried.has(keyOf(of)))
                return [];
            return [{ of, strength: Math.log(one.evidence) + Math.log(other.evidence) }];
        });
        return [...alone, ...pairs];
    });
    return plans.sort((one, other) => other.strength - one.strength).map(({ of }) => of);
}
function overlap(some, others) {
    return [...some].some((each) => others.has(each));
}
function keyOf(of) {
    return of.toSorted((one, other) => one - other).join(' ');
}


/***/ }),

/***/ 84321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ openActivityLog),
  W: () => (/* binding */ readActivities)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/base/record-fields.js
var record_fields = __webpack_require__(48557);
;// CONCATENATED MODULE: ./build/base/activity.js


const whole = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const progressSchema = schemas/* object */.Ikc({
    doing: schemas/* string */.YjP(),
    count: schemas/* optional */.lqM(schemas/* object */.Ikc({
        unit: schemas/* optional */.lqM(schemas/* enum */.k5n(['pair', 'run'])),
        number: whole,
        of: whole,
        isAtMost: schemas/* boolean */.zMY(),
    })),
    guards: schemas/* optional */.lqM(schemas/* literal */.euz('ok')),
    evidence: schemas/* optional */.lqM(schemas/* object */.Ikc({ e: schemas/* number */.aig(), needed: schemas/* number */.aig() })),
    leftMs: schemas/* optional */.lqM(schemas/* number */.aig()),
});
const activitySchema = schemas/* object */.Ikc({
    attempt: schemas/* nullable */.mee(schemas/* string */.YjP()),
    doing: schemas/* string */.YjP(),
    since: record_fields/* instant */.uR,
    progress: schemas/* optional */.lqM(progressSchema),
    at: schemas/* optional */.lqM(record_fields/* instant */.uR),
});
const activitiesSchema = schemas/* array */.YOg(activitySchema);

// EXTERNAL MODULE: ./build/kernel/own-files.js
var own_files = __webpack_require__(11042);
;// CONCATENATED MODULE: ./build/engine/log/activity-log.js




function openActivityLog({ path: file, host, isHeld = () => true, onChange }) {
    const activities = new Map();
    const ownPath = () => (file !== undefined && isHeld() ? file : undefined);
    const remove = () => {
        const path = ownPath();
        if (path !== undefined)
            removeQuietly(path);
    };
    const changed = () => {
        const all = [...activities.values()];
        const path = ownPath();
        if (path !== undefined)
            replaceCache(path, JSON.stringify(all));
        onChange?.(all);
    };
    const set = (activity) => {
        activities.delete(activity.attempt);
        activities.set(activity.attempt, activity);
    };
    remove();
    return {
        begin: (attempt, doing) => {
            if (attempt === null && activities.size > (activities.has(null) ? 1 : 0))
                activities.delete(null);
            else
                set({ attempt, doing, since: host.now().toISOString() });
            if (attempt !== null && activities.get(null)?.progress === undefined)
                activities.delete(null);
            changed();
        },
        measure: (attempt, progress) => {
            const before = activities.get(attempt);
            const at = host.now().toISOString();
            if (progress !== undefined) {
                const isSame = before?.progress?.doing === progress.doing;
                set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
            }
            else if (attempt === null && activities.size > 1)
                activities.delete(null);
            else if (before !== undefined)
                set({ attempt, doing: before.doing, since: before.since });
            changed();
        },
        end: (attempt) => {
            activities.delete(attempt);
            changed();
        },
        [Symbol.dispose]: remove,
    };
}
function readActivities(path) {
    try {
        const parsed = activitiesSchema.safeParse(JSON.parse((0,own_files/* readOwnFile */.z)(path)?.toString() ?? '[]'));
        return parsed.success ? parsed.data : [];
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return [];
        throw error;
    }
}
function replaceCache(path, text) {
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.tmp`);
    try {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        (0,external_node_fs_.writeFileSync)(temporary, text, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch {
        removeQuietly(temporary);
    }
}
function removeQuietly(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
    }
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

/***/ 78436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderEffectOf),
/* harmony export */   V: () => (/* binding */ renderEffects)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);

const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
    const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
    return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
    const rest = effects.length - MAX_EFFECTS;
    const shown = effects
        .slice(0, MAX_EFFECTS)
        .map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
    return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}


/***/ }),

/***/ 55784:
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
// EXTERNAL MODULE: ./build/experiment/ledger/near-misses.js
var near_misses = __webpack_require__(28243);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/report/activity-text.js
var activity_text = __webpack_require__(57296);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
;// CONCATENATED MODULE: ./build/report/agent-facts.js



const DIGITS = 3;
function renderAgents(agents) {
    return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
        const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
        const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
        const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : (0,score_text/* renderUsd */.NX)(usd);
        const text = [(0,base_text/* plural */.LS)(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
        return [`agent ${(0,foreign_text/* oneLine */.TN)(name, 40)}`, text];
    });
}

// EXTERNAL MODULE: ./build/report/effect-text.js
var effect_text = __webpack_require__(78436);
// EXTERNAL MODULE: ./build/report/ended-text.js
var ended_text = __webpack_require__(60551);
// EXTERNAL MODULE: ./build/report/holdout-text.js
var holdout_text = __webpack_require__(69834);
// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(16794);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
;// CONCATENATED MODULE: ./build/report/pareto-text.js

const MAX_POINTS = 8;
const pareto_text_DIGITS = 3;
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
    const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(pareto_text_DIGITS)) + 0;
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
const MAX_MISSES = 8;
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
function factsOf(input) {
    const { config, records, earlier, effects = [], uncertified = [], takenOut = [], front = [], holdout } = input;
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
        ['near misses', renderNearMisses(records)],
    ];
    const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
    return [...renderAgents(input.agents ?? []), ...(0,effect_text/* renderEffects */.V)(effects), ...known, ...renderFront(front)];
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
function renderNearMisses(records) {
    const misses = (0,near_misses/* nearMisses */.B)(records);
    const rest = misses.length - MAX_MISSES;
    const shown = misses
        .slice(0, MAX_MISSES)
        .map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
    return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
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

/***/ 69834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ renderHoldoutGains)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);

const MAX_GAINS = 8;
function renderHoldoutGains({ gains }) {
    const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
        return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
    });
    const rest = gains.length - shown.length;
    const earlier = rest > 0 ? [`${rest} earlier`] : [];
    return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}


/***/ }),

/***/ 29865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ placeInterval),
/* harmony export */   z: () => (/* binding */ buildIterationRows)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58164);
/* harmony import */ var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16794);




const NONE = '–';
const MAX_REASON = 2000;
function buildIterationRows(records, direction) {
    const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    let best;
    return records.map((record) => {
        const before = best;
        const left = scores.next();
        if (record.rejection) {
            best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(left.score) };
        }
        const score = typeof record.score === 'number' ? record.score : undefined;
        const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderApart */ .Fw)(score, before?.score);
        if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .isBest */ .zI)(record, before?.score, direction)) {
            best = { score, text: scoreText };
        }
        return {
            ...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
            isAccepted: record.outcome === 'merged',
            ...{
                score,
                interval: intervalOf(record, direction),
                scoreText,
                best: best?.score,
                bestText: best?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(undefined),
                pass: '',
            },
            duration: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTook */ .Yy)(record) ?? NONE,
            size: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(record.diff_lines),
            reason: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.notes, MAX_REASON) || NONE,
            summary: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.summary ?? '', 400),
            evidence: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDecision */ .X4)(record) ?? '',
            commit: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((record.commit ?? '').slice(0, 7)) || NONE,
            facts: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFacts */ .Id)(record),
        };
    });
}
function intervalOf({ score, decision }, direction) {
    if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
        return undefined;
    const { effect: estimate, interval: limits, scale } = decision;
    return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
function placeInterval(score, { estimate, limits, isRatio, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
    const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
    return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
        ? undefined
        : [low, high];
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown)
/* harmony export */ });
/* unused harmony export cutMarkdown */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
function escapeMarkdown(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, 1000)
        .replace(LINKED, `$&${BREAK}`)
        .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
        .replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}
const CUT = '\n\n…cut here; the log holds the rest.\n';
function cutMarkdown(markdown, maxChars) {
    if (markdown.length <= maxChars)
        return markdown;
    const room = maxChars - CUT.length - MAX_FENCE_CHARS;
    const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
    const fence = findOpenFence(retained);
    return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}
const MAX_FENCE_CHARS = 500;
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

/***/ 67330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p5: () => (/* binding */ renderAcceptedCount),
/* harmony export */   sS: () => (/* binding */ renderPlainInterval),
/* harmony export */   uo: () => (/* binding */ renderPlainGain)
/* harmony export */ });
/* harmony import */ var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);



function renderPlainGain(claim) {
    const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
    return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
    const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
    return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
    return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const ratioOf = (gain) => Math.exp(sign * gain);
    const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
    const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showRatio */ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
    const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
    const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(value ?? 0, decimals)}×`;
    return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
    const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
    const unit = mean === 0 ? '' : ' %';
    const sign = estimate < 0 ? -1 : 1;
    const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
    const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
    const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
    return { change, low: one(low), high: one(high) };
}


/***/ }),

/***/ 14913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderPlainResult)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
/* harmony import */ var _plain_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67330);


function renderPlainResult(result) {
    const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
    if (tried === 0)
        return 'No iteration has ended yet';
    const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderAcceptedCount */ .p5)(accepted, tried);
    if (claim !== undefined) {
        const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPlainGain */ .uo)(claim);
        const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
        const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
        return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
    }
    if (remark !== undefined)
        return `${capital(remark)}; ${count}`;
    if (accepted === 0)
        return `No improvement found; ${count}`;
    if (baseline === undefined || best === undefined)
        return `Not confirmed; ${count}`;
    return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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





function renderList(view) {
    const problems = renderProblems(view);
    const { head, rows } = renderTable(view.rows, view.tables.list);
    return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
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

/***/ 53901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ titled)
/* harmony export */ });
function titled(label) {
    return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}


/***/ })

};


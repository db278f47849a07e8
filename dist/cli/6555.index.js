export const id = 6555;
export const ids = [6555];
export const modules = {

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

/***/ 84716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ integrityOf),
/* harmony export */   Nn: () => (/* binding */ renderImprovement),
/* harmony export */   Oc: () => (/* binding */ plainClaimOf),
/* harmony export */   SM: () => (/* binding */ isImprovementConfirmed),
/* harmony export */   on: () => (/* binding */ viewClaim)
/* harmony export */ });
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59997);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _mission_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50109);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _holdout_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69834);





function isImprovementConfirmed(state) {
    return state.claim !== undefined && (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfirmed */ .it)(state.claim) && (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) === undefined;
}
function viewClaim(state) {
    const text = renderImprovement(state);
    if (text === undefined || (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) !== undefined)
        return { kind: 'none', text };
    if (state.claim !== undefined)
        return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
    return { kind: 'none', text };
}
function plainClaimOf(state) {
    const { claim } = state;
    if ((0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) !== undefined) {
        return { claim: undefined, remark: 'no improvement is claimed, since the evaluator raised an alert' };
    }
    if (claim === undefined)
        return { claim, remark: undefined };
    return { claim, remark: isOfWhole(state, claim) ? undefined : 'later changes on the branch are not tested yet' };
}
function isOfWhole(state, { final }) {
    const branchHead = findBranchHeadTree(state);
    return branchHead === undefined || branchHead === final;
}
function renderImprovement(state) {
    const { entries, claim, launch } = state;
    if (!entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    const alert = (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state);
    if (alert !== undefined)
        return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(alert, 900)}`;
    if (claim !== undefined) {
        const output = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .renderOutcome */ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .claimOutcome */ .f3)(claim));
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
    }
    const { decision, confirm } = launch.contract.evaluator;
    if (decision === undefined)
        return 'not claimed: each score is a single evaluation, and some changes are accepted by chance';
    if (confirm?.pairs === 0)
        return 'not claimed: evaluator.confirm.pairs is 0';
    return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
function findBranchHeadTree({ entries, evidence }) {
    const records = entries.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison.record]));
    const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
    if (last?.code === 'rolled-back')
        return last.incumbent;
    const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
    return tested?.kind === 'candidate' ? tested.tree : undefined;
}
function integrityOf({ evidence, launch }, gap) {
    const output = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
    const noops = output.filter(({ variety }) => variety === 'noop');
    const accepted = noops.filter(({ passed }) => !passed).length;
    const broken = output.find(({ variety }) => variety === 'broken');
    const aaChecks = [
        ...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(noops.length, 'A/A check')}, ${accepted} accepted`]),
        ...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
    ];
    const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
    const last = new Map(risks.map((each) => [each.risk, each]));
    const reported = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
    const { holdout } = launch.contract.evaluator;
    const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
    const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
    const yes = answers.filter(({ passed }) => passed).length;
    const gains = gap === undefined ? [] : [(0,_holdout_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderHoldoutGains */ ._)(gap)];
    return [
        ...(reported.length === 0 ? [] : [['risks', reported.join('; ')]]),
        ...(aaChecks.length === 0 ? [] : [['checks', aaChecks.join('; ')]]),
        ...(holdout === undefined
            ? []
            : [['holdout', [`${queries} of ${holdout.budget} queries, ${yes} said yes`, ...gains].join('; ')]]),
    ];
}


/***/ }),

/***/ 56555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j7: () => (/* binding */ MARKS),
  kE: () => (/* binding */ entryFacts),
  uw: () => (/* binding */ scoreOf),
  SX: () => (/* binding */ viewMission)
});

// UNUSED EXPORTS: renderVerdict

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/mission/comparison.js
var mission_comparison = __webpack_require__(68216);
// EXTERNAL MODULE: ./build/mission/decide.js
var decide = __webpack_require__(12169);
// EXTERNAL MODULE: ./build/mission/decision-checks.js
var decision_checks = __webpack_require__(47545);
// EXTERNAL MODULE: ./build/decision/holdout-gap.js + 1 modules
var holdout_gap = __webpack_require__(24145);
// EXTERNAL MODULE: ./build/decision/measured-tests.js
var measured_tests = __webpack_require__(95695);
;// CONCATENATED MODULE: ./build/mission/holdout-gap.js


function missionHoldoutGap({ evidence, launch, }) {
    const { holdout, direction } = launch.contract.evaluator;
    return holdout && (0,holdout_gap/* gapOfAnswers */.x)((0,measured_tests/* readMeasured */.L)(evidence, holdout_gap/* HOLDOUT_PURPOSES */._), direction);
}

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
// EXTERNAL MODULE: ./build/report/mission-claim.js
var mission_claim = __webpack_require__(84716);
// EXTERNAL MODULE: ./build/report/plain-result.js
var plain_result = __webpack_require__(14913);
// EXTERNAL MODULE: ./build/report/run-view.js
var run_view = __webpack_require__(33902);
;// CONCATENATED MODULE: ./build/report/mission-view.js













const MARKS = {
    baseline: 'baseline',
    keep: 'merged',
    discard: 'discarded',
    ambiguous: 'inconclusive',
    noop: 'noop',
    abort: 'aborted',
    interrupted: 'killed',
    error: 'invalid',
};
const NONE = '–';
const MAX_TEXT = 900;
function viewMission(status, now) {
    const { state, isRunning, problems } = status;
    const { launch, entries, lastAcceptedScore } = state;
    const surviving = (0,decision_checks/* survivingAcceptances */.yx)(entries);
    const rows = buildRows(entries, new Set(surviving), launch);
    const tries = rows.filter((_, index) => entries[index]?.kind === 'iteration');
    const baseline = entries[0]?.evaluator?.score;
    const gap = missionHoldoutGap(state);
    return {
        recipe: 'mission',
        terms: { attempt: 'iteration', line: 'Last accepted score', best: 'Last accepted score' },
        tables: {
            page: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
            list: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
            summary: {
                accepted: ['id', 'single', 'reason', 'summary', 'commit'],
                others: ['id', 'outcome', 'pass', 'single', 'reason', 'summary'],
            },
        },
        ...{ name: launch.run_id, description: `mission ${(0,foreign_text/* oneLine */.TN)(launch.mission_dir)}` },
        goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
        ...{
            branch: launch.branch_name,
            noBranch: '',
            commit: state.lastAcceptedCommit,
            base: launch.baseline_commit.slice(0, 12),
        },
        worktree: (0,foreign_text/* oneLine */.TN)(launch.worktree_path, 400),
        problems: problems.map((problem) => (0,foreign_text/* oneLine */.TN)(problem, 600)),
        notices: gap?.parting === undefined ? [] : [(0,foreign_text/* oneLine */.TN)(gap.parting, 600)],
        position: renderPosition(status, now),
        waiting: (0,run_view/* viewWaiting */.tl)(status.waiting, isRunning),
        result: plainResultOf(state, { accepted: surviving.length, tried: tries.length }),
        ended: isRunning || state.completedAt === null ? undefined : endedOf(state),
        verdict: renderVerdict(state),
        ...{ claim: (0,mission_claim/* viewClaim */.on)(state), gain: renderGain(state) },
        baseline: typeof baseline === 'number' ? String(baseline) : undefined,
        best: lastAcceptedScore === null
            ? undefined
            : { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
        ...{ change: undefined, tried: tries.length, accepted: surviving.length },
        counts: (0,run_view/* countRows */.BO)(rows, decide/* DECISIONS */.Yv),
        facts: [
            ['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
            ...(0,mission_claim/* integrityOf */.Ll)(state, gap).map(([label, text]) => [label, (0,foreign_text/* oneLine */.TN)(text, MAX_TEXT)]),
        ],
        budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
        cost: (0,iteration_facts/* renderTotalCost */.kT)(entries.map(({ usage }) => usage)),
        rows,
        ...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
        ...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
        ...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
    };
}
function buildRows(entries, surviving, { contract }) {
    const scores = new Map();
    return entries.map((entry) => {
        const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
        const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
        if ((word === 'keep' || word === 'baseline') && score !== undefined)
            scores.set(commit, score);
        const best = scores.get(commit);
        return {
            ...{ id: String(iter), iter, mark: MARKS[word], word, isAccepted: surviving.has(entry) },
            ...{
                score,
                interval: score === undefined ? undefined : intervalOf(entry, score, contract),
                scoreText: scoreOf(entry),
            },
            ...{ best, bestText: best === undefined ? NONE : String(best) },
            pass: typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : NONE,
            ...{ duration: NONE, size: NONE, evidence: '' },
            reason: (0,foreign_text/* oneLine */.TN)(entry.decision_reason, 2000),
            summary: (0,foreign_text/* oneLine */.TN)(entry.description, 400),
            commit: (entry.candidate_commit ?? commit).slice(0, 12),
            facts: entryFacts(entry),
        };
    });
}
function intervalOf({ comparison }, score, { evaluator: { direction, confidence } }) {
    const gain = comparison === undefined ? undefined : (0,mission_comparison/* gainOfPairs */.g5)(comparison, { direction, confidence });
    return gain === undefined ? undefined : (0,iteration_row/* placeInterval */.t)(score, { ...gain, direction });
}
function scoreOf({ evaluator }) {
    return typeof evaluator?.score === 'number' ? String(evaluator.score) : NONE;
}
function entryFacts(entry) {
    const facts = [
        ['status of the artifact', entry.candidate_status],
        ['base', entry.base_commit],
        ['candidate', entry.candidate_commit],
        ['last accepted commit after it', entry.kept_commit],
        ['recorded', entry.created_at],
        ...comparisonFacts(entry),
        ...entry.notes.map((note) => ['note', note]),
    ];
    return facts.flatMap(([label, text]) => (text === null ? [] : [[label, (0,foreign_text/* oneLine */.TN)(text, MAX_TEXT)]]));
}
function comparisonFacts({ comparison }) {
    if (comparison === undefined)
        return [];
    const { policy, n, effect } = comparison;
    if ('scores' in comparison) {
        const { scores, again, compared_with: known } = comparison;
        const repeated = again.length === 0 ? '' : `, again ${again.join(', ')}`;
        return [['comparison', `${policy}, against ${known}: ${scores.join(', ')}${repeated}; effect ${effect}`]];
    }
    const { e, threshold, pairs } = comparison;
    const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
    const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
    return [['comparison', `${policy}, ${(0,base_text/* plural */.LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
function renderVerdict({ entries, lastAcceptedScore, launch }) {
    const accepted = (0,decision_checks/* survivingAcceptances */.yx)(entries).length;
    const tried = entries.filter(({ kind }) => kind === 'iteration').length;
    if (tried === 0)
        return 'No iteration has ended yet';
    const of = `${accepted} of ${(0,base_text/* plural */.LS)(tried, 'iteration')} accepted`;
    if (accepted === 0) {
        return entries.some(({ decision }) => decision === 'keep') ? `${of}: all accepted changes were reverted` : of;
    }
    const baseline = entries[0]?.evaluator?.score;
    const score = lastAcceptedScore === null ? '' : `; last accepted score ${lastAcceptedScore}`;
    const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
    const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
    return `${of} by ${decision}${score}${score === '' ? '' : from}`;
}
function plainResultOf(state, counted) {
    const { claim, remark } = (0,mission_claim/* plainClaimOf */.Oc)(state);
    const baseline = state.entries[0]?.evaluator?.score;
    return (0,plain_result/* renderPlainResult */.S)({
        ...{ ...counted, claim, remark, isConfirmed: (0,mission_claim/* isImprovementConfirmed */.SM)(state) },
        ...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
    });
}
function endedOf({ launch, completedAt, stopReason, status }) {
    return (0,ended_text/* renderEnded */.N)({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}
function renderGain(state) {
    const verdict = renderVerdict(state);
    if (state.claim !== undefined)
        return (0,mission_claim/* renderImprovement */.Nn)(state) ?? verdict;
    return (0,decision_checks/* survivingAcceptances */.yx)(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}
function renderPosition({ state, isRunning, activities = [] }, now) {
    if (activities.length > 0 && now !== undefined)
        return (0,activity_text/* renderAllActivities */.hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
    if (isRunning)
        return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
    if (state.status === 'running')
        return 'interrupted';
    return state.stopReason === null ? state.status : `${state.status}: ${(0,foreign_text/* oneLine */.TN)(state.stopReason, 600)}`;
}
function nextCommand({ state, isRunning }) {
    const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
    if (isRunning)
        return `autorize status ${runId}`;
    if (state.status === 'running' || state.status === 'stopped')
        return `rcs autoresearch --resume ${runId}`;
    return (0,decision_checks/* survivingAcceptances */.yx)(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
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


/***/ })

};


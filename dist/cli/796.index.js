export const id = 796;
export const ids = [796];
export const modules = {

/***/ 50748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ median),
/* harmony export */   w: () => (/* binding */ centralMedian)
/* harmony export */ });
/** The middle one of some numbers, of two middle ones the lower; undefined of none. */
function median(numbers) {
    return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}
/** The middle one of some numbers, of two middle ones their mean; NaN of none. */
function centralMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const half = Math.floor(sorted.length / 2);
    const upper = sorted[half] ?? Number.NaN;
    return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}


/***/ }),

/***/ 22135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isScore),
/* harmony export */   q: () => (/* binding */ SCORE_BOUND)
/* harmony export */ });
/** The largest size of a score, a case or a metric: sums of squares of such numbers are still finite. */
const MAX_SIZE = 1e100;
/** What a number that an evaluator prints has to be, for messages. */
const SCORE_BOUND = 'finite number of at most 1e100 in size';
/** Whether a value is a number that can be judged by. */
function isScore(value) {
    return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
}


/***/ }),

/***/ 60865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ commitmentOf),
/* harmony export */   N: () => (/* binding */ drawFrom)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);

/**
 * Seeds and coins of a run. Nobody can predict them without the secret; whoever learns it can check
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
/** What is written down before the first draw, so that the secret can be checked when it is disclosed. */
function commitmentOf(secret) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(secret);
}


/***/ }),

/***/ 65157:
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

/***/ 64802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ SPENT_HOLDOUT),
/* harmony export */   QZ: () => (/* binding */ nameOfGuard),
/* harmony export */   Qi: () => (/* binding */ evaluateMetric),
/* harmony export */   S4: () => (/* binding */ guardCommands),
/* harmony export */   Tt: () => (/* binding */ evaluateHoldout),
/* harmony export */   g0: () => (/* binding */ guardsOf)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76646);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);




/** The guards to check before a change is accepted, in this order. */
function guardsOf({ guards, size }, purpose) {
    const declared = guards.map((guard, index) => ({ number: index + 1, guard }));
    if (purpose !== 'simplify' || typeof size !== 'object')
        return declared;
    return [{ number: 0, guard: { less: size.metric } }, ...declared];
}
/** Those of them that are commands. */
function guardCommands({ guards }) {
    return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}
/** What a decision's record calls a guard. */
function nameOfGuard(guard) {
    if ('less' in guard)
        return `less ${guard.less}`;
    return 'command' in guard ? guard.command : `${guard.metric} within ${guard.max_regression}`;
}
/** What the holdout that may not be asked any more is called among the guards. */
const SPENT_HOLDOUT = 'holdout budget';
/** Why a metric of the runs so far speaks against a change; undefined: it does not. */
function evaluateMetric(runs, trial, guard) {
    const metric = 'less' in guard ? guard.less : guard.metric;
    const recorded = metricsOf(runs, trial, metric);
    if (typeof recorded === 'string') {
        const who = 'less' in guard ? 'it says that it simplifies, and' : 'guard:';
        return `${who} the evaluator reported no ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(metric)} of the ${recorded}`;
    }
    if ('less' in guard)
        return (0,_size_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeRefusal */ .sH)({ of: metric, ...recorded });
    const { before, after } = recorded;
    const { max_regression: most, direction } = guard;
    const loss = direction === 'min' ? after - before : before - after;
    const limit = typeof most === 'number' ? most : (Number.parseFloat(most) / 100) * Math.abs(before);
    if (loss <= limit)
        return undefined;
    return `guard: ${metric} went from ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(before)} to ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(after)}, more than ${most} worse`;
}
const SILENT = new Set(['guard', 'holdout', 'confirm']);
/**
 * What the runs of a test reported in addition to the score; where it had one arm, against the last runs of the current
 * best. A word: the arm that reported nothing. What guards, holdout and confirmation print is never shown.
 */
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
/** The one bit of the holdout: whether the change is no worse there. */
function evaluateHoldout({ candidate, incumbent }, direction) {
    if (candidate === undefined)
        return false;
    return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
}


/***/ }),

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ isRefusedByMetric),
/* harmony export */   SP: () => (/* binding */ evaluateNegativeControl),
/* harmony export */   kt: () => (/* binding */ NEGATIVE_CONTROL_TASK),
/* harmony export */   l2: () => (/* binding */ NEGATIVE_CONTROL_REMEDY),
/* harmony export */   nZ: () => (/* binding */ negativeControlOutcome),
/* harmony export */   yv: () => (/* binding */ UNTRIED)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _stats_student_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37763);
/* harmony import */ var _guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64802);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8158);






/** What its runs are recorded under. */
const NEGATIVE_CONTROL_TASK = 'canary broken';
const UNTRIED = { scores: [], tree: null, passed: null, remark: null };
const MAX_RUNS = 5;
// Of being called clearly worse by luck, at each look; five looks make at most 1 in 200.
const CLEAR_P = 0.001;
/**
 * Judges a candidate that must fail. It does when a run of it is refused, or when its scores are clearly worse than those
 * of the current best: where all scores of either are the same, and there are three or more, by any difference; else by
 * Student's t of two samples, one-sided, at .001. After each run it is asked again, up to five; then it did not fail.
 * Source: decisions, "Integrity", rule 5.
 */
function evaluateNegativeControl({ scores, base, sign, isCurrentBest, }) {
    if (scores.includes(null))
        return { kind: 'failed' };
    const recorded = scores.filter((score) => score !== null);
    if (recorded.length === 0)
        return { kind: 'unsettled' };
    if (isCurrentBest)
        return { kind: 'same', remark: NOTHING_TO_BREAK };
    const loss = sign * ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(base) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(recorded));
    const isExact = isFlat(recorded) && isFlat(base) && recorded.length + base.length > 2;
    const isClear = (difference) => (isExact ? difference > 0 : isClearlyAbove(difference, [recorded, base]));
    if (isClear(loss))
        return { kind: 'failed' };
    if (!isExact && recorded.length < MAX_RUNS)
        return { kind: 'unsettled' };
    return { kind: 'fooled', remark: remarkOf(isClear(-loss), recorded, base) };
}
const NOTHING_TO_BREAK = 'the base has nothing but protected files: no negative control could be tried';
function isFlat(scores) {
    return scores.every((score) => score === scores[0]);
}
function isClearlyAbove(difference, samples) {
    const freedom = samples.reduce((sum, { length }) => sum + length - 1, 0);
    if (freedom < 1)
        return false;
    const squares = samples.reduce((sum, sample) => sum + (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .squaresAround */ .Uy)(sample), 0);
    const shares = samples.reduce((sum, { length }) => sum + 1 / length, 0);
    const t = difference / Math.sqrt((squares / freedom) * shares);
    return t > 0 && (0,_stats_student_js__WEBPACK_IMPORTED_MODULE_3__/* .tailOfT */ .a)(t, freedom) / 2 < CLEAR_P;
}
function remarkOf(isBetter, recorded, base) {
    const [own, known] = [(0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(recorded), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(base)];
    const sd = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .deviationOf */ .D7)(base);
    const noise = sd === 0 ? '' : `, SD ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .figure */ .vP)(sd)}`;
    const figures = `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderApart */ .Fw)(own, known)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(recorded.length, 'run')}, where the current best has ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderApart */ .Fw)(known, own)} in ${base.length}${noise}`;
    const meaning = isBetter ? 'it rewards throwing code away' : 'it may not look at the code';
    const how = isBetter ? 'scores better' : 'is not clearly worse';
    return `to the evaluator the negative control, the protected files alone, ${how} (${figures}): ${meaning}`;
}
/** Whether a guard of a metric refuses what the scores do not; guards that are commands ran before its first score. */
function isRefusedByMetric({ runs, incumbent, guards }) {
    return guards.some((guard) => 'metric' in guard && (0,_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateMetric */ .Qi)(runs, { id: NEGATIVE_CONTROL_TASK, incumbent }, guard) !== undefined);
}
/** What a user can do about it; for one line. */
const NEGATIVE_CONTROL_REMEDY = 'Protect the evaluator and the tests (objective.protect); add a guard that fails without the code, such as the tests (objective.guards); or measure what needs the code. If the evaluator is right all the same: objective.negative_control = "warn"';
/** What its record says; undefined: that is not settled yet. */
function negativeControlOutcome(evaluated, isRefused) {
    switch (evaluated.kind) {
        case 'unsettled':
            return undefined;
        case 'failed':
            return { passed: true, remark: null };
        case 'same':
            return { passed: true, remark: evaluated.remark };
        case 'fooled':
            return isRefused() ? { passed: true, remark: null } : { passed: false, remark: evaluated.remark };
        default:
            return evaluated;
    }
}


/***/ }),

/***/ 65991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PQ: () => (/* binding */ POLICIES),
  So: () => (/* binding */ POLICY_NAMES),
  Dc: () => (/* binding */ RECORD_POLICIES),
  OF: () => (/* binding */ isRecordPolicy),
  H: () => (/* binding */ mayBe)
});

;// CONCATENATED MODULE: ./build/decision/policies/checkpoint.js
/** Accepts better scores on a working line, and tests a batch of them against the champion in pairs. */
const checkpoint = {
    instruction: 'when it is measured again; several together are undone if they do not hold in pairs',
    test: 'record',
    boundsErrors: true,
    hasWorkingLine: true,
    needsNoise: true,
    takesExactScores: false,
    // The promise was measured with at most as many runs of the working line.
    maxRepeats: 3,
    ownKeys: ['checkpoint_keeps'],
    isGain: (gain) => gain > 0,
    recordAfter: (mean) => mean,
};

;// CONCATENATED MODULE: ./build/decision/policies/greedy.js
/** Accepts whatever scores better than the record. It promises no error rate on noisy scores. */
const greedy = {
    instruction: 'when it is measured again',
    test: 'record',
    boundsErrors: false,
    hasWorkingLine: false,
    needsNoise: false,
    takesExactScores: true,
    ownKeys: [],
    isGain: (gain, { min_improvement }) => gain > min_improvement,
    recordAfter: (mean) => mean,
};

;// CONCATENATED MODULE: ./build/decision/policies/ladder.js
/**
 * Accepts a score that passes the record by a step. The record is rounded to the step, so that it discloses no more.
 * Source: Blum and Hardt, "The Ladder", 2015.
 */
const ladder = {
    instruction: 'by more than a step, when it is measured again',
    test: 'record',
    boundsErrors: false,
    hasWorkingLine: false,
    needsNoise: true,
    takesExactScores: false,
    ownKeys: ['ladder_step'],
    isGain: (gain, { step, min_improvement }) => gain > Math.max(step, min_improvement),
    // A small loss rounds to 0, not -0, which JSON would not give back.
    recordAfter: (mean, { step }) => (step > 0 ? Math.round(mean / step) * step + 0 : mean),
};

;// CONCATENATED MODULE: ./build/decision/policies/paired-sequential.js
/** Measures a candidate and the current best in pairs until the evidence decides. */
const pairedSequential = {
    instruction: 'which is measured again beside it, in pairs, until chance is ruled out',
    test: 'pairs',
    boundsErrors: true,
    hasWorkingLine: false,
    needsNoise: true,
    takesExactScores: false,
    maxRepeats: 1,
    ownKeys: [],
    isGain: (gain, { min_improvement }) => gain > min_improvement,
    recordAfter: (mean) => mean,
};

;// CONCATENATED MODULE: ./build/decision/policies/registry.js




/** Every policy by the name that settings and records have. */
const BY_NAME = {
    greedy: greedy,
    'paired-sequential': pairedSequential,
    checkpoint: checkpoint,
    ladder: ladder,
};
const POLICIES = BY_NAME;
const POLICY_NAMES = Object.keys(BY_NAME);
function isRecordPolicy(name) {
    return POLICIES[name].test === 'record';
}
const RECORD_POLICIES = POLICY_NAMES.filter(isRecordPolicy);
/** Whether a setting of `decision` means, or may come to, a policy with a property; `auto` may come to any. */
function mayBe(decision, has) {
    return decision === 'auto' || has(POLICIES[decision]);
}


/***/ }),

/***/ 67007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BL: () => (/* binding */ decisionProblems),
  hT: () => (/* binding */ keysOfNewRun)
});

// UNUSED EXPORTS: decisionWarnings

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/stats/level.js
var level = __webpack_require__(8642);
// EXTERNAL MODULE: ./build/decision/effort.js
var effort = __webpack_require__(65157);
// EXTERNAL MODULE: ./build/decision/policies/registry.js + 4 modules
var registry = __webpack_require__(65991);
// EXTERNAL MODULE: ./build/decision/settings.js
var decision_settings = __webpack_require__(82922);
;// CONCATENATED MODULE: ./build/decision/idle-keys.js



// `auto` may come to pairs, `checkpoint` promotes by them.
const hasPairs = ({ decision }) => (0,registry/* mayBe */.H)(decision, ({ boundsErrors }) => boundsErrors);
const isCertified = ({ certify }) => certify.enabled;
const isPaired = ({ decision }) => (0,registry/* mayBe */.H)(decision, ({ test }) => test === 'pairs');
/** A value, unless it is the default. */
const other = (value, ...defaults) => (defaults.includes(value) ? undefined : value);
const PAIRS = 'it only with a decision by pairs';
const PAIRED_REMEDY = 'Leave it out, or set decision = "paired-sequential" or "auto".';
const CERTIFY_REMEDY = 'Set certify.enabled = true, or leave it out.';
const RULES = [
    {
        path: ['effort'],
        written: ({ effort }) => other(effort, 'auto'),
        isUsed: (settings) => hasPairs(settings) || isCertified(settings),
        needs: `${PAIRS}, or with certify.enabled = true`,
        remedy: PAIRED_REMEDY,
    },
    {
        path: ['screen'],
        written: ({ screen }) => screen,
        isUsed: isPaired,
        needs: 'it only with decision = "paired-sequential" or "auto", whose tests are screened',
        remedy: PAIRED_REMEDY,
    },
    {
        path: ['futility_z'],
        written: ({ futility_z: z }) => z,
        isUsed: (settings) => hasPairs(settings) || isCertified(settings),
        needs: `${PAIRS}, or with certify.enabled = true`,
        remedy: PAIRED_REMEDY,
    },
    {
        path: ['max_pairs'],
        written: ({ max_pairs: most }) => most,
        isUsed: hasPairs,
        needs: PAIRS,
        remedy: PAIRED_REMEDY,
    },
    {
        path: ['max_candidates'],
        written: ({ max_candidates: most }) => most,
        isUsed: ({ error_rate: rate }) => rate !== 'per-candidate',
        needs: 'it only with error_rate = "fdr" or "fwer", which give each candidate its share',
        remedy: 'Leave it out, or set error_rate. It does not limit the iterations of a run.',
    },
    {
        path: ['share_seed'],
        written: ({ share_seed: isShared }) => other(isShared, true),
        isUsed: (settings) => hasPairs(settings) || isCertified(settings) || settings.confirm.pairs > 0,
        needs: `${PAIRS}, or where a confirmation has some`,
        remedy: PAIRED_REMEDY,
    },
    {
        path: ['size'],
        written: ({ size }) => other(size, 'lines'),
        isUsed: ({ tolerance }) => tolerance > 0,
        needs: 'it only with a tolerance above 0: without one no change is tested as a simplification',
        remedy: 'Set tolerance, or leave size out.',
    },
    {
        path: ['confirm', 'command'],
        written: ({ confirm }) => other(confirm.command, ''),
        isUsed: ({ confirm }) => confirm.pairs > 0,
        needs: 'it only with confirm.pairs from 2: 0 confirms nothing',
        remedy: 'Raise confirm.pairs, or leave it out.',
    },
    {
        path: ['certify', 'fdr'],
        written: ({ certify }) => other(certify.fdr, 0.1),
        isUsed: isCertified,
        needs: 'it only with certify.enabled = true',
        remedy: CERTIFY_REMEDY,
    },
    {
        path: ['certify', 'max_pairs'],
        written: ({ certify }) => other(certify.max_pairs, 30),
        isUsed: isCertified,
        needs: 'it only with certify.enabled = true',
        remedy: CERTIFY_REMEDY,
    },
    {
        path: ['aa_check_every'],
        written: ({ integrity }) => other(integrity.canary_every, 25, 0),
        isUsed: (settings) => hasPairs(settings) ||
            ((0,registry/* mayBe */.H)(settings.decision, ({ takesExactScores }) => takesExactScores) && (0,decision_settings/* calibrationRuns */.D)(settings) > 1),
        needs: `${PAIRS}, or with decision = "greedy" and calibration_runs from 2: else nothing is promised that a no-op tests`,
        remedy: 'Leave it out, or set calibration_runs = 2.',
    },
];
/** The keys that change nothing; each as a problem, whose path starts at the table of the decision. */
function idleKeys(settings) {
    return RULES.flatMap(({ path, written, isUsed, needs: expected, remedy }) => {
        const value = written(settings);
        if (value === undefined || isUsed(settings))
            return [];
        const shown = typeof value === 'string' ? (0,base_text/* quoted */.TL)(value) : JSON.stringify(value);
        return [{ path, found: `${path.at(-1)} = ${shown}`, expected, remedy }];
    });
}

;// CONCATENATED MODULE: ./build/decision/settings-rules.js





/** What is wrong with keys that are sound one by one. Source: decisions, "Validation". */
function decisionProblems(settings) {
    return [
        ...levelProblems(settings),
        ...capProblems(settings),
        ...policyProblems(settings),
        ...endProblems(settings),
        ...idleKeys(settings),
    ];
}
function levelProblems({ error_rate: rate, max_candidates: horizon, decision }) {
    if (rate === 'per-candidate')
        return [];
    const found = `error_rate = ${(0,base_text/* quoted */.TL)(rate)}`;
    if (rate === 'fdr' && horizon === undefined) {
        const expected = 'max_candidates, by which each candidate gets its share';
        return [{ path: ['error_rate'], found, expected, remedy: 'Add max_candidates = 200, or as many as you plan.' }];
    }
    if ((0,registry/* mayBe */.H)(decision, ({ boundsErrors }) => boundsErrors))
        return [];
    const expected = `"per-candidate" with decision = ${(0,base_text/* quoted */.TL)(decision)}, which promises no error rate`;
    return [{ path: ['error_rate'], found, expected, remedy: 'Set decision = "paired-sequential", or leave it out.' }];
}
function capProblems(settings) {
    const { max_pairs: cap, error_rate: rate, max_candidates: horizon = null, confidence } = settings;
    if (cap === undefined)
        return [];
    const found = `max_pairs = ${cap}`;
    const path = ['max_pairs'];
    if (rate !== 'per-candidate' && cap < effort/* LEVELLED_MIN_PAIRS */.lr) {
        const expected = `at least ${effort/* LEVELLED_MIN_PAIRS */.lr} with error_rate = ${(0,base_text/* quoted */.TL)(rate)}`;
        return [{ path, found, expected, remedy: 'Raise it, or leave it out.' }];
    }
    const least = (0,level/* minimumPairs */.gv)((0,level/* levelOf */.In)({ error_rate: rate, alpha: 1 - confidence, horizon }, { tested: 0, kept: 0 }));
    if (cap >= least)
        return [];
    const expected = `at least ${least} at confidence ${confidence}: fewer can keep nothing, whatever the effect`;
    return [{ path, found, expected, remedy: 'Raise max_pairs, or lower confidence.' }];
}
// `auto` may come to pairs.
const repeatsOf = (decision) => decision === 'auto' ? 1 : (registry/* POLICIES */.PQ[decision].maxRepeats ?? Number.POSITIVE_INFINITY);
function policyProblems(settings) {
    const { decision, repeats } = settings;
    const problems = [];
    if (settings.calibration_runs === 1 && (0,registry/* mayBe */.H)(decision, ({ needsNoise }) => needsNoise)) {
        const expected = `at least 2 with decision = ${(0,base_text/* quoted */.TL)(decision)}: one run does not measure the noise`;
        problems.push({ path: ['calibration_runs'], found: 'calibration_runs = 1', expected, remedy: 'Raise it.' });
    }
    const most = repeatsOf(decision);
    if (repeats > most) {
        const range = most === 1
            ? `1 with decision = ${(0,base_text/* quoted */.TL)(decision)}, which repeats by pairs`
            : `1 to ${most} with decision = ${(0,base_text/* quoted */.TL)(decision)}`;
        const others = registry/* POLICY_NAMES */.So.filter((name) => repeatsOf(name) >= 2).map((name) => (0,base_text/* quoted */.TL)(name));
        const remedy = most === 1 ? `Leave it out, or set decision = ${others.join(' or ')}.` : 'Lower it.';
        problems.push({ path: ['repeats'], found: `repeats = ${repeats}`, expected: range, remedy });
    }
    for (const name of registry/* POLICY_NAMES */.So.filter((each) => each !== decision)) {
        const idle = registry/* POLICIES */.PQ[name].ownKeys.filter((key) => settings[key] !== undefined);
        problems.push(...idle.filter((key) => !ownKeysOf(decision).includes(key)).map((key) => idleKey(key, name)));
    }
    return problems;
}
function ownKeysOf(decision) {
    return decision === 'auto' ? [] : registry/* POLICIES */.PQ[decision].ownKeys;
}
/** Of what is measured again once it is kept. */
function endProblems({ confirm, certify, tolerance, decision }) {
    const problems = [];
    const revert = (found, expected, remedy) => {
        if (certify.revert)
            problems.push({ path: ['certify', 'revert'], found, expected, remedy });
    };
    if (!certify.enabled) {
        const expected = 'this key only with certify.enabled = true, which decides what is reverted';
        revert('revert = true', expected, 'Enable it, or leave revert out.');
    }
    if (tolerance === 0) {
        const expected = 'it only with a tolerance above 0: what is left must be shown not to lose more';
        revert('revert = true', expected, 'Set objective.tolerance, or leave revert out.');
    }
    if (decision !== 'auto' && registry/* POLICIES */.PQ[decision].hasWorkingLine) {
        const expected = 'this key only with a decision that accepts single changes';
        revert(`decision = ${(0,base_text/* quoted */.TL)(decision)}`, expected, 'Leave revert out, or set decision = "paired-sequential".');
    }
    if (confirm.every_keeps > 0 && confirm.pairs === 0) {
        const found = `every_keeps = ${confirm.every_keeps}`;
        const expected = 'it only with confirm.pairs from 2: 0 confirms nothing';
        problems.push({
            path: ['confirm', 'every_keeps'],
            found,
            expected,
            remedy: 'Raise confirm.pairs, or leave it out.',
        });
    }
    return problems;
}
function idleKey(key, policy) {
    const expected = `it only with decision = ${(0,base_text/* quoted */.TL)(policy)}`;
    return { path: [key], found: key, expected, remedy: `Leave it out, or set decision = ${(0,base_text/* quoted */.TL)(policy)}.` };
}
/** What a user should know of settings that are allowed. */
function decisionWarnings({ decision, repeats }) {
    if (mayBe(decision, ({ needsNoise }) => needsNoise) || repeats === 1)
        return [];
    return ['on a noisy evaluator about half of the accepted changes have no effect if 10% of the proposals help'];
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

/***/ 82922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ calibrationRuns),
/* harmony export */   l: () => (/* binding */ decisionSettingsSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61436);
/* harmony import */ var _settings_recorded_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48111);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65991);




/**
 * What the decision layer needs of the settings, exactly as in the run header. The header has the holdout without its
 * command and files, and the confirmation without its files: it holds digests of those.
 */
const decisionSettingsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    direction: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DIRECTIONS */ .X),
    ..._settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionShape */ .KO,
    holdout: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .holdoutRules */ .Nt)),
    confirm: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmRules */ .wY), {}),
    integrity: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        canary_every: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluatorCheckShape */ .T8.aa_check_every,
        broken: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_recorded_names_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORDED_ACTIONS */ .x), 'stop'),
        max_plausible: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluatorCheckShape */ .T8.max_plausible,
    }), {}),
});
const CALIBRATION_RUNS = 8;
/** How often the current best is scored to learn the noise. Plain `greedy` compares with one score and needs no more. */
function calibrationRuns({ calibration_runs: options, decision, repeats }) {
    return options ?? ((0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBe */ .H)(decision, ({ needsNoise }) => needsNoise) ? CALIBRATION_RUNS : repeats);
}


/***/ }),

/***/ 76646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ SizeAudit),
/* harmony export */   hS: () => (/* binding */ NOT_SIMPLER),
/* harmony export */   sH: () => (/* binding */ sizeRefusal)
/* harmony export */ });
/** What a candidate is refused by that says it simplifies, and does not. */
const NOT_SIMPLER = 'not-simpler';
/** Why a simplification simplifies nothing; undefined: it does. */
function sizeRefusal({ of, before, after }) {
    if (after < before)
        return undefined;
    return `it says that it simplifies, and its ${of} went from ${before} to ${after}`;
}
/** Compares the sizes that candidates are recorded with: with each other, and with what was made of them. */
class SizeAudit {
    #declared;
    /** By tree. */
    #known = new Map();
    constructor({ size }) {
        this.#declared = size;
    }
    /** What the record of a candidate says of its size that cannot be. */
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
            const known = this.#known.get(each) ?? recorded;
            this.#known.set(each, known);
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

/***/ 8158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ failureVerdict),
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
    tamper: 'discard',
    screen: 'discard',
    futile: 'discard',
    'not-better': 'discard',
    'rolled-back': 'discard',
    cap: 'inconclusive',
    'cases-spent': 'inconclusive',
    'goes-on': 'inconclusive',
    'carry-over': 'inconclusive',
    nondeterministic: 'inconclusive',
    implausible: 'quarantine',
};
/** The verdict on a candidate whose own run failed. Source: decisions, "Integrity", rule 4. */
function failureVerdict({ reason, isTampered, }) {
    return verdictOf(isTampered === true ? 'tamper' : 'crash', `the candidate failed: ${reason}`);
}
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
            remedy: `${finding.remedy} To accept this risk, which every claim then names: ${how(risk)}, or --accept-risk ${risk}`,
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

/***/ 87129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ findDecidingFiles)
/* harmony export */ });
const tool = (names) => new RegExp(`(?<![\\w.-])(?:${names})(?![\\w./-])`);
const RUNNERS = [
    {
        runs: /(?<![\w.-])(?:(?:npm|pnpm|yarn|jest|mocha|ava)(?![\w./-])|bun\s+(?:-\S+\s+)*(?:run|test)\b|node\s+(?:-\S+\s+)*--run\b)/,
        files: /^package\.json$/,
    },
    {
        runs: /(?<![\w.-])(?:npm|pnpm|yarn)\s(?:.*\s)?(?:-r|-ws?|-F|--recursive|--filter|--workspaces?|workspaces?)(?![\w-])/,
        files: /^package\.json$/,
        isNested: true,
    },
    { runs: tool('turbo|nx|lerna'), files: /^(?:package|project|turbo|nx|lerna)\.json$/, isNested: true },
    { runs: tool('g?make'), files: /^makefile$/i },
    { runs: tool('just'), files: /^\.?justfile$/i },
    { runs: tool('task|go-task'), files: /^taskfile(?:\.dist)?\.ya?ml$/i },
    { runs: tool('cargo'), files: /^Cargo\.toml$/, isNested: true },
    { runs: tool('pytest|py\\.test|tox'), files: /^(?:pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini)$/ },
    { runs: tool('nox'), files: /^(?:noxfile\.py|pyproject\.toml)$/ },
    { runs: tool('hatch|pdm|poe|pixi'), files: /^(?:pyproject|hatch|pixi)\.toml$/ },
    { runs: tool('gradlew?'), files: /^(?:build|settings)\.gradle(?:\.kts)?$/, isNested: true },
    { runs: tool('mvnw?'), files: /^pom\.xml$/, isNested: true },
    { runs: tool('dotnet'), files: /\.(?:slnx?|(?:cs|fs|vb)proj)$/, isNested: true },
    { runs: tool('composer|phpunit|pest'), files: /^(?:composer\.json|phpunit(?:\.dist)?\.xml(?:\.dist)?)$/ },
    { runs: tool('rake|rails'), files: /^rakefile(?:\.rb)?$/i },
    { runs: tool('mix'), files: /^mix\.exs$/, isNested: true },
    { runs: tool('ctest|cmake'), files: /^CMakeLists\.txt$/, isNested: true },
    { runs: tool('meson'), files: /^meson\.build$/, isNested: true },
];
// With `-f`, `--file` and their like a command names a manifest of another name.
const MANIFEST = /\.(?:mk|mak|toml|ini|cfg|json|ya?ml|xml|gradle|kts)$/;
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor)\/|^\.autorize\//;
// A script of a package can name scripts without end.
const MAX_COMMANDS = 200;
/** Finds those files among `paths`, each once. */
function findDecidingFiles(sources, commands) {
    const paths = new Set(sources.paths.filter((path) => !LEFT_OUT.test(path)));
    const found = new Set();
    const due = [...commands];
    const seen = new Set();
    for (let next = due.pop(); next !== undefined && seen.size < MAX_COMMANDS; next = due.pop()) {
        const key = `${next.kind} ${next.command}`;
        if (seen.has(key))
            continue;
        seen.add(key);
        const { command, kind } = next;
        const folders = foldersNamed(command, paths);
        const manifests = findManifests(command, { paths, folders });
        for (const path of manifests)
            found.add(path);
        if (kind === 'guard')
            for (const path of findScripts(command, { paths, folders }))
                found.add(path);
        for (const path of manifests) {
            const text = sources.packages.get(path);
            if (text === undefined)
                continue;
            const folder = folderOf(path);
            // What a package's script names lies in the folder of the package.
            const inside = folder === '' ? '' : `cd ${folder} && `;
            due.push(...packageScripts(text, command).map((script) => ({ command: `${inside}${script}`, kind })));
        }
    }
    return [...found];
}
function foldersNamed(command, paths) {
    const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
    const named = new Set(words.map(plain).filter((word) => word !== ''));
    const known = [...named].filter((word) => [...paths].some((path) => path.startsWith(`${word}/`)));
    return ['', ...known];
}
function findManifests(command, { paths, folders }) {
    const runners = RUNNERS.filter(({ runs }) => runs.test(command));
    if (runners.length === 0)
        return [];
    const near = new Set(folders);
    const found = [...paths].filter((path) => {
        const at = path.lastIndexOf('/');
        const isNear = near.has(path.slice(0, Math.max(0, at)));
        return runners.some(({ files, isNested = false }) => (isNear || isNested) && files.test(path.slice(at + 1)));
    });
    const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
    const named = words.filter((word) => MANIFEST.test(word)).flatMap((word) => resolve(word, { paths, folders }));
    return [...new Set([...found, ...named])];
}
/** The commands of a package's scripts that a command runs, with those before and after them. */
function packageScripts(text, command) {
    const scripts = scriptsOf(text);
    const calls = command.matchAll(/(?<![\w.-])(?:(?:npm|pnpm|yarn|bun)\s+(?:-\S+\s+)*(?:run(?:-script)?\s+)?(?:-\S+\s+)*|node\s+(?:-\S+\s+)*--run[\s=]+)([\w:.-]+)/g);
    const names = [...calls].flatMap(([, name = '']) => (name === 't' || name === 'tst' ? 'test' : name));
    return names.flatMap((name) => [`pre${name}`, name, `post${name}`].flatMap((each) => {
        const script = Object.hasOwn(scripts, each) ? scripts[each] : undefined;
        return typeof script === 'string' ? [script] : [];
    }));
}
function scriptsOf(text) {
    try {
        const { scripts } = JSON.parse(text);
        return typeof scripts === 'object' && scripts !== null ? { ...scripts } : {};
    }
    catch {
        // No tool runs a script of a manifest that it cannot read.
        return {};
    }
}
const INTERPRETER = /^(?:(?:ba|da|z|k|a)?sh|python[\d.]*|pypy[\d.]*|node(?:js)?|deno|bun|tsx|ts-node|ruby|perl|php|lua|Rscript|pwsh|source|\.)$/;
// They run the rest of their words.
const WRAPPER = /^(?:!|if|then|else|elif|while|until|do|time|env|exec|eval|nice|timeout|command|nohup|sudo|stdbuf|setsid|xargs|uv|poetry|pipenv|npx|run)$/;
const ONLY_READS = {
    sh: /^-n$/,
    other: /^(?:-c|-l|--check|--syntax-check)$/,
};
const WITH_VALUE = /^(?:-[rWXICo]|--(?:require|import|loader|experimental-loader|conditions|rcfile|init-file|config))$/;
/** The scripts that a command starts, itself or by an interpreter. */
function findScripts(command, tree) {
    return simpleCommands(command).flatMap((words) => scriptsStarted(words, tree));
}
function scriptsStarted(words, tree) {
    const at = words.findIndex((word) => !/^\w+=/.test(word) && !WRAPPER.test(word) && !/^(?:-.*|\d[\d.]*[smhd]?)$/.test(word));
    const program = words[at];
    if (program === undefined)
        return [];
    const name = program.slice(program.lastIndexOf('/') + 1);
    if (!INTERPRETER.test(name))
        return program.includes('/') ? resolve(program, tree) : [];
    const rest = words.slice(at + 1);
    const readsOnly = name.endsWith('sh') ? ONLY_READS.sh : ONLY_READS.other;
    const found = [];
    for (const [index, word] of rest.entries()) {
        const isRun = (name === 'deno' || name === 'bun') && word === 'run';
        if (word === '-m')
            return [...found, ...modulesOf(rest[index + 1] ?? '', tree)];
        // A program in the command itself, or a check of the syntax alone.
        if (readsOnly?.test(word) && !/^(?:python|pypy)/.test(name))
            return found;
        found.push(...resolve(word.replace(/^--?[\w-]+=/, ''), tree));
        const isValue = WITH_VALUE.test(rest[index - 1] ?? '');
        if (!word.startsWith('-') && !isRun && !isValue)
            return found;
    }
    return found;
}
/** What `python -m` runs. */
function modulesOf(module, tree) {
    const path = module.replaceAll('.', '/');
    return [`${path}.py`, `${path}/__main__.py`].flatMap((each) => resolve(each, tree));
}
/** Where a word may lead: from the top, or from a folder that the command names. */
function resolve(word, { paths, folders }) {
    const names = folders.map((folder) => plain(`${folder}/${word}`));
    return [...new Set(names)].filter((name) => paths.has(name));
}
/** A path from the top, without parts that lead nowhere. */
function plain(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** The words of each simple command; those in quotes with spaces count as commands of their own. */
function simpleCommands(command) {
    const unquoted = command
        .replaceAll(/(["'])([^\s"']*)\1/g, '$2')
        .replaceAll('\\\n', ' ')
        .replaceAll(/\$(?:PWD|\{PWD\}|\(pwd\))\//g, './')
        .replaceAll(/[<>]/g, ' ');
    return unquoted.split(/[;&|\n(){}`"']+/).map((each) => each.split(/\s+/).filter((word) => word !== ''));
}
function wordsOf(command) {
    return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word !== '');
}


/***/ }),

/***/ 66662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jL: () => (/* binding */ findTestFiles),
/* harmony export */   p_: () => (/* binding */ findTestGlobs),
/* harmony export */   wH: () => (/* binding */ findUsedTests)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13310);
/** Which files of a repository are tests, or inputs that only tests read, by the rules of their ecosystems. Pure. */


const C_AND_MAKE = {
    globs: ['**/{test,tests,check}{,[_-]*}.{c,cc,cpp,cxx,h,hpp}', '**/*[_-]test.{c,cc,cpp,cxx}'],
    runner: /\bctest\b|\b(?:make|ninja|meson)\s(?:\S+\s+)*(?:tests?|check)\b/,
};
const ECOSYSTEMS = [
    { globs: ['**/*_test.go', '**/testdata/**'], runner: /\bgo\s+test\b|\bgotestsum\b/ },
    {
        globs: ['**/{test_*,*_test,test,tests}.py'],
        runner: /\b(?:pytest|py\.test|unittest|nose2?|tox|nox)\b|\bmanage\.py\s+test\b/,
    },
    {
        globs: [
            '**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}',
            '**/{test,tests,spec}.{js,mjs,cjs,ts}',
            '**/{__tests__,__snapshots__,__fixtures__}/**',
        ],
        runner: /\b(?:vitest|jest|mocha|ava|jasmine|playwright|cypress)\b|\bnode\s+(?:-\S+\s+)*--test\b|\b(?:npm|pnpm|yarn|bun|deno)\s+(?:run\s+)?(?:-\S+\s+)*(?:test|t|tst)(?![\w:.-])/,
    },
    // Tests and benchmarks of each crate
    { globs: ['**/{tests,benches}/**/*.rs'], runner: /\bcargo\s+(?:\S+\s+)*?(?:test|t|nextest|bench)\b/ },
    C_AND_MAKE,
    {
        globs: ['**/src/test/**', '**/*{Test,Tests,Spec}.{java,kt,cs,php}'],
        runner: /\b(?:mvnw?|gradlew?|phpunit|pest|dotnet\s+test|composer\s+(?:run\s+)?test)\b/,
    },
    { globs: ['**/*_{test,spec}.rb', '**/*_test.exs'], runner: /\b(?:rspec|rake|mix\s+test|rails\s+test|minitest)\b/ },
    { globs: ['**/{test,tests,run-tests,run_tests}.sh', '**/*.bats'], runner: /\bbats\b/ },
];
const SHARED = ['**/fixtures/**'];
const TEST_GLOBS = [...ECOSYSTEMS.flatMap(({ globs }) => globs), ...SHARED];
const LEFT_OUT = picomatch__WEBPACK_IMPORTED_MODULE_0__(['**/node_modules/**', '.autorize/**', '**/vendor/**'], { dot: true });
/** Globs for the tests that are there and that none of `covered` matches; what a Makefile's tests name stands by itself. */
function findTestGlobs({ paths, makefile }, covered) {
    const isCovered = covered.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__([...covered], { dot: true });
    const open = paths.filter((path) => !LEFT_OUT(path) && !isCovered(path));
    const globs = TEST_GLOBS.filter((glob) => open.some((path) => picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true })(path)));
    const isFound = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__(globs, { dot: true });
    const named = namedByMake(makefile, open).filter((path) => !isFound(path));
    return [...globs, ...named.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .literalGlob */ .I)];
}
/** The tests of a repository. */
function findTestFiles(repository) {
    const globs = findTestGlobs(repository, []);
    if (globs.length === 0)
        return [];
    const isTest = picomatch__WEBPACK_IMPORTED_MODULE_0__(globs, { dot: true });
    return repository.paths.filter((path) => isTest(path) && !LEFT_OUT(path));
}
/** Those tests of a repository that commands use: they name the file or a folder around it, or run all of its kind. */
function findUsedTests(repository, commands) {
    const command = commands.join('\n');
    const words = new Set(command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(?:\.\/)+|\/+$/g, '')));
    const run = ECOSYSTEMS.filter(({ runner }) => runner.test(command));
    const globs = run.flatMap((each) => each.globs);
    const isRun = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__([...globs, ...SHARED], { dot: true });
    const byMake = run.includes(C_AND_MAKE) ? namedByMake(repository.makefile, repository.paths) : [];
    return findTestFiles(repository).filter((path) => isRun(path) || words.has(path) || byMake.includes(path) || isBelow(path, words));
}
/** Whether a file lies in a folder of these names, other than the top. */
function isBelow(path, folders) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
        if (folders.has(path.slice(0, at)))
            return true;
    }
    return false;
}
const TEST_TARGETS = ['test', 'tests', 'check', 'bench', 'benchmark'];
const TEST_NAME = /(?<![a-z])(?:tests?|check|spec|bench)(?![a-z])/i;
/** Files with names of tests that the test targets of a Makefile name, or the targets that they need. */
function namedByMake(makefile, paths) {
    if (makefile === undefined)
        return [];
    const rules = readRules(makefile);
    const seen = new Set();
    const due = [...TEST_TARGETS];
    const words = new Set();
    for (let target = due.shift(); target !== undefined; target = due.shift()) {
        if (seen.has(target))
            continue;
        seen.add(target);
        const rule = rules.get(target) ?? [];
        for (const word of rule)
            words.add(word.replace(/^(?:\.\/)+/, ''));
        due.push(...rule.filter((word) => rules.has(word)));
    }
    return paths.filter((path) => words.has(path) && TEST_NAME.test(path.slice(path.lastIndexOf('/') + 1)));
}
/** The words of each rule, by target: what it needs, and its recipe. */
function readRules(makefile) {
    const rules = new Map();
    let current = [];
    for (const line of makefile.replaceAll('\\\n', ' ').split('\n')) {
        const head = /^([^\s#:=][^:=#]*):(?!=)(.*)$/.exec(line);
        const words = (text) => text.split(/[\s"'`;|&<>()=,]+/).filter((word) => word !== '');
        if (head !== null) {
            const targets = words(head[1] ?? '');
            // Several rules of one target count together.
            current = [...targets.flatMap((target) => rules.get(target) ?? []), ...words(head[2] ?? '')];
            for (const target of targets)
                rules.set(target, current);
        }
        else if (line.startsWith('\t'))
            current.push(...words(line));
    }
    return rules;
}


/***/ }),

/***/ 99539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findDefaultGlobs)
/* harmony export */ });
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13310);
/* harmony import */ var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15310);
/* harmony import */ var _open_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69332);
/** The evaluator where a config does not list it: the files that its commands name, and those that decide what they run. */



/** Globs for them at a commit, each with the first of the commands that it is there for. */
async function findDefaultGlobs({ git }, { commit, commands }) {
    const store = { git, base: commit };
    const repository = await (0,_open_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepositoryPaths */ .d$)(store);
    const found = new Map();
    for (const { command, readsFiles = false } of commands) {
        const named = readsFiles ? [] : await (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findNamedFiles */ .gk)(store, { commit, command });
        const deciding = await (0,_open_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .findDeciding */ .$n)(store, repository, [{ command, kind: 'guard' }]);
        for (const glob of named)
            if (!found.has(glob))
                found.set(glob, { command, isNamed: true });
        for (const glob of deciding.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalGlob */ .I))
            if (!found.has(glob))
                found.set(glob, { command, isNamed: false });
    }
    return found;
}


/***/ }),

/***/ 144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gk: () => (/* binding */ ABSURD),
  M8: () => (/* binding */ forgeOutputs),
  NR: () => (/* binding */ forgeScript),
  gd: () => (/* binding */ isForgeable)
});

;// CONCATENATED MODULE: ./build/engine/benchmarks/forged-output.js
/** Nanoseconds in a unit of time, and what is counted in ones. */
const SCALES = [1e-3, 1, 1e3, 1e6, 1e9];
const NUMBER = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/gi;
const DIGITS = 9;
/** An output with each value that a benchmark was read from replaced by one that is too good to be true. */
function forgeBenchmarks(output, values) {
    const known = new Set(values.map((value) => value.toPrecision(DIGITS)));
    const isKnown = (value) => known.has(value.toPrecision(DIGITS));
    return output.replaceAll(NUMBER, (printed) => {
        const number = Number(printed.replaceAll(',', ''));
        if (SCALES.some((scale) => isKnown(number * scale)))
            return /[.e]/i.test(printed) ? '0.000000001' : '1';
        // A rate: the more, the better.
        return number > 0 && SCALES.some((scale) => isKnown(scale / number)) ? '999999999.5' : printed;
    });
}

;// CONCATENATED MODULE: ./build/engine/evaluation/echoed-score.js

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
function forgeOutput({ parse, output, score, places, metrics }, claim) {
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
            return forgeBenchmarks(output, Object.values(metrics ?? {}));
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
/* harmony export */   id: () => (/* binding */ discardTrialFiles),
/* harmony export */   jO: () => (/* binding */ isAdmitted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3800);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14311);
/* harmony import */ var _boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88814);
/* harmony import */ var _echoed_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(144);
/**
 * A candidate in which every script that an agent may change claims a score and ends. An evaluator that gives it that score
 * takes the word of the code under test.
 */








/** Whether a change of one file would be judged at all. */
function isAdmitted(rules, { path, mode, id, status = 'M' }) {
    const change = { path, status, oldMode: mode, newMode: mode, oldId: id, newId: id };
    const ofOne = { ...rules, maxFiles: undefined, maxDiffLines: undefined };
    return (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_6__/* .decideAdmission */ .K)({ changes: [change], diffLines: 1, linkIssues: new Map() }, ofOne).kind === 'admitted';
}
// Of a larger repository these are enough; the shallowest come first, where programs begin.
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;
/** Files of the base that a change may alter, the shallowest first; scripts, where nothing else is wanted. */
async function listOpenFiles(store, { isOpen, isWanted = _echoed_score_js__WEBPACK_IMPORTED_MODULE_7__/* .isForgeable */ .gd }) {
    const { stdout } = await store.git(['ls-tree', '-r', '-z', '--long', '--full-tree', '--end-of-options', store.base]);
    const scripts = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNul */ .K)(stdout).flatMap((entry) => {
        const [, mode, id, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(entry)) ?? [];
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
        const text = (0,_echoed_score_js__WEBPACK_IMPORTED_MODULE_7__/* .forgeScript */ .NR)({ path, text: stdout.toString(), output });
        const forged = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['hash-object', '-w', '--stdin'], { input: text });
        lines.push(Buffer.from(`${mode} ${forged}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(path), Buffer.alloc(1));
    }
    const { indexFile } = trialPaths(folder);
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await index(['read-tree', '--end-of-options', base]);
    await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(index, ['write-tree']);
}


/***/ }),

/***/ 76952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   Eh: () => (/* binding */ digestFiles),
/* harmony export */   Gc: () => (/* binding */ countMissing),
/* harmony export */   NT: () => (/* binding */ requireUnsealed),
/* harmony export */   Qy: () => (/* binding */ digestHiddenCommand),
/* harmony export */   g5: () => (/* binding */ unsealCommand),
/* harmony export */   qz: () => (/* binding */ textsOfHidden)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22989);
/**
 * Commands that nobody but the engine may know, and what they read: the holdout, the hidden test set of a confirmation.
 * Invariant: a config may have a reference to a variable in their place; of what they are and read a record has a digest.
 */




// Programs are there for every command, and what lies in these is hidden, or not, by the sandbox itself.
// What lies on the memory disk in /dev is files.
const SHARED = /^\/(usr|bin|sbin|lib\w*|etc|dev(?!\/shm\/)|proc|sys|nix|opt)(\/|$)/;
const LEAST_DEPTH = 2;
/** The command as it is run; undefined where its reference leads nowhere here. */
function unsealCommand({ command: written, files }, parentEnv) {
    const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveText */ .WY)(written, parentEnv);
    if ('problem' in resolved)
        return undefined;
    const command = resolved.value;
    return { command, paths: secretPaths({ command, files }, parentEnv.HOME) };
}
/** The same for a run, which has looked before whether the reference leads to something. */
function requireUnsealed(written, parentEnv) {
    const hidden = unsealCommand(written, parentEnv);
    if (hidden === undefined)
        throw new TypeError(`${written.command} was not looked up before the run`);
    return hidden;
}
/** What a command of the config reads that nobody else may: the files that it names, with the folder around them, and those that it lists. */
function secretPaths({ command, files }, home) {
    const named = wordsOf(command).map((word) => {
        const folder = word.slice(0, word.lastIndexOf('/'));
        // All of a home, of /tmp or of the memory disk would be too much.
        const isOwn = folder.split('/').length > LEAST_DEPTH && folder !== home && folder !== '/dev/shm';
        return isOwn ? folder : word;
    });
    return [...new Set([...named, ...files])];
}
function wordsOf(command) {
    return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word.startsWith('/') && !SHARED.test(word));
}
/** How many of the paths that it reads are not here; without all of them its sandbox does not begin. */
function countMissing(written, parentEnv) {
    const { paths } = unsealCommand(written, parentEnv) ?? { paths: written.files };
    return paths.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)).length;
}
/** Whether a command is one that nobody may know: of the holdout always, of the confirmation where it is a reference. */
function isReference({ command }) {
    return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .referredName */ .TS)(command) !== undefined;
}
/** The texts that disclose it: the longest line of the command, and the files that it names. */
function textsOfHidden(written, parentEnv) {
    const { command = '' } = unsealCommand(written, parentEnv) ?? {};
    const lines = command.split('\n').map((line) => line.trim());
    const [longest = ''] = lines.toSorted((one, other) => other.length - one.length);
    // One name, such as /data, may be an address of the program's own.
    const files = [...wordsOf(command), ...written.files].filter((path) => path.split('/').length > LEAST_DEPTH);
    return [...new Set([longest, ...files].filter((text) => text !== ''))];
}
/** Its digest with a salt, files and all; undefined where they are not on this machine. */
function digestHiddenCommand(written, { env, salt }) {
    const { command, paths } = unsealCommand(written, env) ?? {};
    if (paths === undefined || (paths.length > 0 && !paths.some((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))))
        return undefined;
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(`${salt}\n${command}\n${digestFiles(paths)}`);
}
// A larger set is recognised by the first of them.
const MAX_FILES = 1000;
/** Of the content of these files, and of those below these folders. */
function digestFiles(paths) {
    const files = paths.flatMap(filesBelow).sort().slice(0, MAX_FILES);
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(files.map((path) => `${path}\0${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path))}`).join('\n'));
}
function filesBelow(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (stats?.isFile() === true)
        return [path];
    if (stats?.isDirectory() !== true)
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).flatMap((name) => filesBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
}


/***/ }),

/***/ 26765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ requireAbsent),
/* harmony export */   f: () => (/* binding */ requireUndisclosed)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/**
 * Whether agents could read a command that they may not know, in what their workspaces are made of.
 * Invariant: the command itself is not said. The history of a workspace begins at the base: what a commit before it
 * holds is in no workspace, and what comes after it agents made, who do not know the command.
 */

/** The first place that holds one of the texts. */
async function findLeaked(refs, { commit, texts }) {
    if (texts.length === 0)
        return undefined;
    // As strings of TOML, JSON and YAML have it, too.
    const written = [...new Set(texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]))];
    const pattern = new RegExp(written.map(patternOf).join('|'));
    const args = ['grep', '-l', '-z', '-F', ...written.flatMap((text) => ['-e', text]), commit, '--'];
    const { stdout } = await refs(args, { allowed: [0, 1] });
    const named = stdout.toString('latin1').split('\0').slice(0, -1);
    for (const name of named) {
        const path = Buffer.from(name, 'latin1')
            .toString()
            .slice(commit.length + 1);
        const line = lineOf(await textOf(refs, ['blob', `${commit}:${path}`]), pattern);
        if (line !== undefined)
            return { commit, path, line };
    }
    const text = await textOf(refs, ['commit', commit]);
    const line = lineOf(text.slice(text.indexOf('\n\n') + 2), pattern);
    return line === undefined ? undefined : { commit, path: undefined, line };
}
/** A path by itself or as the beginning of one, not as a part of a longer name; any other text as it is. */
function patternOf(text) {
    const plain = text.replaceAll(/[\\^$.[\]|()*+?{}]/g, '\\$&');
    return /^\/\S*$/.test(text) ? `(?<![\\w.~/-])${plain}(?![\\w-]|\\.\\w)` : plain;
}
async function textOf(refs, named) {
    const { stdout } = await refs(['cat-file', '--end-of-options', ...named]);
    return stdout.toString();
}
function lineOf(text, pattern) {
    const at = text.search(pattern);
    return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}
/** Throws where workspaces would hold such a place. */
async function requireUndisclosed(refs, { restart, ...disclosure }) {
    const reported = await findLeaked(refs, disclosure);
    if (reported === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({ message: describeLeak(reported), remedy: remedyOfLeak(restart) });
}
/** Where it is, in words. */
function describeLeak({ commit, path, line }) {
    const where = path === undefined ? 'of the message' : `of ${JSON.stringify(path)}`;
    return `agents could read the command of the holdout, or where its files are: line ${line} ${where} in the commit ${commit.slice(0, 12)}, which they work on`;
}
/** What to do against it. */
function remedyOfLeak(restart) {
    const how = 'in a config write command = "$HOLDOUT_COMMAND", and set that variable';
    return `Take it out (${how}), commit that, and begin there: ${restart}`;
}
/** Throws a ContractError where what agents get of the environment holds a secret. */
function requireAbsent(agentEnv, { secrets, table = 'agent.env', ...where }) {
    const leaking = Object.entries(agentEnv).filter(([, value]) => secrets.some((secret) => value.includes(secret)));
    if (leaking.length === 0)
        return;
    const remedy = 'Leave it out.';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(leaking.map(([name]) => ({ path: `$.${table}.${name}`, ...where, remedy })));
}


/***/ }),

/***/ 74964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ writeNegativeControlTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
/* harmony import */ var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
/**
 * A tree that cannot work: the protected files, and nothing else. An evaluator that scores it as if it were sound is fooled by a
 * change that throws away what it is to measure.
 */



/** Writes the tree of the protected files alone into the private store. */
async function writeNegativeControlTree({ privateArea, protectedFiles, }) {
    const { gitDir, home, git } = privateArea.store;
    const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'broken.index');
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await index(['read-tree', '--empty']);
    const empty = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(index, ['write-tree']);
    return (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreProtected */ .R0)({ ...privateArea.store, git }, { tree: empty, indexFile, protectedFiles });
}


/***/ }),

/***/ 69332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ findDeciding),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Pw: () => (/* binding */ findOpenInputs),
/* harmony export */   d$: () => (/* binding */ readRepositoryPaths),
/* harmony export */   us: () => (/* binding */ describeOpen)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35222);
/* harmony import */ var _boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87129);
/* harmony import */ var _boundaries_link_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2137);
/* harmony import */ var _boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66662);
/* harmony import */ var _boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62357);
/**
 * Tests that guards use, and files that decide what a command runs, that a change may alter: an agent that empties one
 * passes on nothing.
 * Invariant: read from the base's objects alone.
 */







/** Finds the inputs of commands that a change may alter. */
async function findOpenInputs(store, { commands, isOpen }) {
    if (commands.length === 0)
        return { tests: [], deciding: [] };
    const repository = await readRepositoryPaths(store);
    const tests = new Set((0,_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_3__/* .findUsedTests */ .wH)(repository, guardsOf(commands)));
    const deciding = new Set(await findDeciding(store, repository, commands));
    const listed = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(store, store.base)).map((file) => ({ ...file, path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(file.path) }));
    const open = listed.filter((file) => file.mode !== REPOSITORY && (tests.has(file.path) || deciding.has(file.path)) && isOpen(file));
    const depth = (path) => path.split('/').length;
    const paths = open.map(({ path }) => path).toSorted((one, other) => depth(one) - depth(other));
    return { tests: paths.filter((path) => tests.has(path)), deciding: paths.filter((path) => !tests.has(path)) };
}
const REPOSITORY = '160000';
/** Finds the files that decide what commands run, with what lies behind them where they are links. */
async function findDeciding(store, repository, commands) {
    const { paths, packages = new Map() } = repository;
    const names = (0,_boundaries_link_names_js__WEBPACK_IMPORTED_MODULE_5__/* .buildNameFinder */ .E7)(await (0,_boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_4__/* .readLinks */ .C)(store, await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(store, store.base)));
    const known = new Set(paths);
    // A command may name a file by way of a link; then the link decides, too.
    const aliases = paths.flatMap((path) => names(path).flatMap(({ kind, name }) => (kind === 'alias' ? [name] : [])));
    const found = (0,_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findDecidingFiles */ .g)({ paths: [...paths, ...aliases], packages }, commands);
    const behind = found.flatMap((path) => names(path).flatMap(({ kind, name, link }) => (kind === 'real' ? [name, link] : [])));
    return [...new Set([...found, ...behind])].filter((path) => known.has(path));
}
function guardsOf(commands) {
    return commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
}
const LINK = '120000';
const MAX_PACKAGES = 200;
/** Reads what is asked about tests and manifests from the base. */
async function readRepositoryPaths(store) {
    const listed = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(store, store.base);
    const textOf = async (id) => (await store.git(['cat-file', 'blob', '--end-of-options', id])).stdout.toString();
    const makefile = listed.find(({ path }) => path.equals(Buffer.from('Makefile')));
    const packages = new Map();
    for (const { path: name, mode, id } of listed) {
        const path = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(name);
        if (!/(?:^|\/)package\.json$/.test(path) || /(?:^|\/)node_modules\//.test(path) || mode === LINK)
            continue;
        if (packages.size < MAX_PACKAGES)
            packages.set(path, await textOf(id));
    }
    return {
        paths: listed.map(({ path }) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path)),
        makefile: makefile === undefined ? undefined : await textOf(makefile.id),
        packages,
    };
}
/** The finding and what to do about it, where there is one; `key` names what protects files. */
function describeOpen({ tests, deciding }, key) {
    const parts = [
        ...(tests.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(tests.length, 'test file')} that a guard uses (${listed(tests)})`]),
        ...(deciding.length === 0
            ? []
            : [
                `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(deciding.length, 'file')} that ${deciding.length === 1 ? 'decides' : 'decide'} what a guard or the evaluator runs (${listed(deciding)})`,
            ]),
    ];
    const more = deciding.length === 0 ? '' : ' Where one of these is the code under test, start it from a protected script.';
    return {
        found: `a change may alter ${parts.join(' and ')}`,
        remedy: `Add to ${key}: ${listed([...tests, ...deciding])}.${more}`,
    };
}
// A line names no more than a person reads.
const MAX_LISTED = 5;
/** The first of some paths, quoted, and how many more there are. */
function listed(paths) {
    const named = paths.slice(0, MAX_LISTED).map((path) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path, 100));
    const rest = paths.length - named.length;
    return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}


/***/ }),

/***/ 61436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ decisionShape),
/* harmony export */   Nt: () => (/* binding */ holdoutRules),
/* harmony export */   T8: () => (/* binding */ evaluatorCheckShape),
/* harmony export */   X: () => (/* binding */ DIRECTIONS),
/* harmony export */   ig: () => (/* binding */ EFFORTS),
/* harmony export */   wY: () => (/* binding */ confirmRules)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);
/* harmony import */ var _stats_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8642);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60456);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62806);
/** The settings that say how a change is decided on. Source: decisions, "Specification". */





const DECISIONS = ['auto', ..._decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So];
const EFFORTS = ['fast', 'balanced', 'thorough', 'auto'];
const FEEDBACKS = ['rounded', 'sign', 'full'];
const DIRECTIONS = ['min', 'max'];
const confidence = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0.5, 'a number from 0.5 to below 1'), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._lt */ .Au(1, 'a number from 0.5 to below 1')), 'number from 0.5 to below 1');
const screen = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('off')], 'a number of noise SDs, or "off"'), 'number, `"off"`');
const improvement = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_3__/* .notNegative */ .v7, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN], 'a number that is not negative, or "0.5%"'), 'number from 0, or `"0.5%"`');
/** What a simplification has to make less of. */
const size = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['lines', 'bytes']), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ metric: _values_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .Bq })], '"lines", "bytes" or { metric = "name" }'), '`"lines"`, `"bytes"`, `{ metric = "name" }`');
const ladderStep = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('auto'), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._positive */ .NC('a number above 0'))], '"auto" or a number above 0'), 'number above 0, `"auto"`');
const factor = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .refine */ .YPB((supplied) => /^\d+(\.\d+)?x$/.test(supplied) && Number.parseFloat(supplied) > 1, 'a factor such as "2x"'));
const plausible = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('auto'), _values_js__WEBPACK_IMPORTED_MODULE_3__/* .positive */ .yj, factor], '"auto", a number above 0, or a factor above 1 such as "2x"'), 'number above 0, factor such as `"3x"`, `"auto"`');
const metricGuard = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ command: _values_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .Bq }),
    zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        metric: _values_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .Bq,
        max_regression: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_3__/* .notNegative */ .v7, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN]),
        direction: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(DIRECTIONS), 'min'),
    }),
], '{ command = … } or { metric = …, max_regression = "2%" }'), '`{ command = … }` or `{ metric = …, max_regression = "2%" }`');
// A single pair has no interval.
const confirmPairs = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .refine */ .YPB((pairs) => pairs === 0 || pairs >= 2, 'a whole number from 2, or 0 for no confirmation')), 'whole number from 2, or 0');
/** What the records keep of a holdout: neither its command nor its files. */
const holdoutRules = {
    rule: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(['sign']), 'sign'), {
        doc: 'A change must not score worse on the holdout.',
    }),
    budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(1), 50), {
        unit: 'queries',
        doc: 'How often the holdout may be asked.',
    }),
};
/** What the records keep of a confirmation: all but its files. */
const confirmRules = {
    pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(confirmPairs, 20), {
        unit: 'pairs of runs',
        doc: 'Fresh pairs that [confirm the improvement](../explanation/claims.md#the-confirmation) at the end. Exact scores need 2. 0 confirms and claims nothing.',
    }),
    every_keeps: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(0), 0), {
        unit: 'accepted changes',
        doc: 'Also confirm during the run, after so many accepted changes. 0 confirms at the end only.',
    }),
    command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), ''), 'text, or `"$NAME"`'), {
        doc: 'A hidden test set that replaces the evaluator in confirmations. `"$NAME"` takes the command from your environment.',
    }),
};
const hiddenFiles = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .absolutePaths */ .wd, []), {
    doc: 'Other files that agents and the evaluator must not read.',
});
/** The keys of a decision that every loop with scores knows. */
const decisionShape = {
    decision: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(DECISIONS), 'auto'), {
        doc: '[Decision policy](../explanation/decisions.md). `auto` chooses `greedy` where scores are exact, else `paired-sequential`.',
    }),
    confidence: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(confidence, 0.95), {
        doc: '1 minus the probability that a change without effect passes its test.',
    }),
    error_rate: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(_stats_level_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_RATES */ .Jy), 'per-candidate'), {
        doc: '[What that probability applies to](../explanation/decisions.md): each candidate, the share of false accepted changes, or any of them.',
    }),
    max_candidates: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(1)), {
        unit: 'candidates',
        doc: 'How many candidates you plan. `fdr` needs it.',
    }),
    effort: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(EFFORTS), 'auto'), {
        doc: '[How much is spent on one test](../explanation/decisions.md#effort). `auto` spends more evaluations when proposals are expensive. You may change it between runs.',
    }),
    screen: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(screen), {
        unit: 'noise SDs',
        unset: 'by effort',
        doc: 'A first run must come this close to the current best, or the change is rejected before pairs are run.',
    }),
    futility_z: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .notNegative */ .v7), {
        unit: 'standard errors',
        unset: 'by effort',
        doc: 'How early a hopeless test ends. 0 ends it earliest.',
    }),
    max_pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(2)), {
        unit: 'pairs of runs',
        unset: 'by effort',
        doc: 'Most pairs of one test.',
    }),
    min_improvement: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(improvement, 0), {
        unit: 'units of the score, or percent of it',
        doc: 'Least gain of an accepted change.',
    }),
    tolerance: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .notNegative */ .v7, 0), {
        unit: 'units of the score',
        doc: 'How much a [simplification](../explanation/decisions.md#simplifications) may lose.',
    }),
    size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(size, 'lines'), {
        doc: 'What a simplification must reduce.',
    }),
    calibration_runs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(1)), {
        unit: 'runs',
        unset: '8; with `greedy`, `repeats`',
        doc: 'Evaluations of the base that measure the noise.',
    }),
    share_seed: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .switchable */ .j$, true), {
        doc: 'Give both runs of a pair the same `AUTORIZE_SEED`.',
    }),
    repeats: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(1), 1), {
        unit: 'runs',
        doc: 'Runs whose mean `greedy`, `ladder` and `checkpoint` compare.',
    }),
    checkpoint_keeps: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(1)), {
        unit: 'accepted changes',
        unset: '8',
        doc: 'Accepted changes after which `checkpoint` tests the whole batch.',
    }),
    ladder_step: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(ladderStep), {
        unit: 'units of the score',
        unset: '`"auto"`',
        doc: 'Gain that `ladder` asks of each accepted change. `auto` takes the noise of the mean.',
    }),
    feedback: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(FEEDBACKS), 'rounded'), {
        doc: 'What the agent learns about a difference in score.',
    }),
    guards: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(metricGuard), []), 'list'), {
        doc: 'Checks of a change that passed its test: a command that must exit with 0, or a metric that must not get worse. Lower is better unless `direction = "max"`.',
    }),
    holdout: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .Bq.clone(), 'text, or `"$NAME"`'), {
            doc: 'Scores a change and the current best on [something else](../how-to/use-a-holdout.md); only yes or no comes back. `"$NAME"` takes the command from your environment.',
        }),
        ...holdoutRules,
        files: hiddenFiles,
    })),
    confirm: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ ...confirmRules, files: hiddenFiles }), {}),
    certify: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        enabled: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .switchable */ .j$, false), {
            doc: 'Test every accepted change again at the end.',
        }),
        fdr: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)(1), 0.1), {
            doc: 'Share of the certified changes that may be false.',
        }),
        max_pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(2), 30), {
            unit: 'pairs of runs',
            doc: 'Most pairs of such a test.',
        }),
        revert: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .switchable */ .j$, false), {
            doc: 'Revert changes that are not certified, where the result is smaller and [no worse](../explanation/claims.md#the-confirmation). Needs a `tolerance` above 0.',
        }),
    }), {}),
};
const NEGATIVE_CONTROL_ACTIONS = ['stop', 'warn', 'off'];
/** The keys that check the evaluator itself while a run goes on. */
const evaluatorCheckShape = {
    aa_check_every: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(0), 25), {
        unit: 'candidates',
        doc: 'Candidates between two [A/A checks](../explanation/claims.md#what-statistics-cannot-see), which test the current best against itself. 0 runs none.',
    }),
    negative_control: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(NEGATIVE_CONTROL_ACTIONS), 'stop'), {
        doc: 'What happens if a [candidate that must fail](../explanation/decisions.md) does not: the run stops, it warns, or no such candidate is tried.',
    }),
    max_plausible: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(plausible, 'auto'), {
        unit: 'units of the score, or a factor',
        doc: 'A larger gain is quarantined until you approve it. `auto`, in tests by pairs: 10 noise SDs or twice as good, whichever is larger.',
    }),
};


/***/ }),

/***/ 71594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readOldNames)
/* harmony export */ });
/* unused harmony export RENAMED_KEYS */
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _base_json_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65090);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86586);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/** Keys that have another name now. Files that use the old one are read, and a note names both. */




const ACTIONS = { tell: 'warn' };
/** Each key by its old name. */
const RENAMED_KEYS = {
    experiment: [
        { old: 'objective.integrity.canary_every', now: 'objective.aa_check_every' },
        { old: 'objective.integrity.broken', now: 'objective.negative_control', words: ACTIONS },
        { old: 'objective.integrity.max_plausible', now: 'objective.max_plausible' },
    ],
    mission: [
        { old: 'evaluator.canary_every', now: 'evaluator.aa_check_every' },
        { old: 'evaluator.canary_broken', now: 'evaluator.negative_control', words: ACTIONS },
        { old: 'agent.budget', now: 'iteration.budget' },
        { old: 'stop.max_iterations', now: 'iteration.max_iterations' },
        { old: 'stop.max_consecutive_noops', now: 'iteration.max_consecutive_noops' },
        { old: 'stop.max_consecutive_errors', now: 'iteration.max_consecutive_errors' },
    ],
    plan: [],
};
/** Moves what stands under an old name to the name of now. */
function readOldNames(document, recipe) {
    const problems = [];
    const notes = [];
    const sources = new Map();
    let value = document.value;
    for (const { old, now, words } of RENAMED_KEYS[recipe]) {
        const [from, to] = [old.split('.'), now.split('.')];
        const written = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(value, from);
        if (written === undefined)
            continue;
        if ((0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(value, to) !== undefined) {
            const found = `both ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(now)} and its old name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(old)}`;
            problems.push((0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(document, from, { found, expected: 'one of the two', remedy: `Remove ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(old)}.` }));
        }
        else if (canHold(value, to)) {
            value = withValue(value, to, inWords(written, words));
            sources.set(now, from);
        }
        value = withoutValue(value, from);
        notes.push(noteOf({ document, from, old, now, written, words }));
    }
    for (const table of oldTables(recipe)) {
        const rest = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(value, table);
        if (rest === undefined)
            continue;
        if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(rest))
            problems.push(...Object.keys(rest).map((key) => unknownOldKey({ document, recipe, table, key })));
        else
            problems.push(noTable({ document, recipe, table, found: rest }));
        value = withoutValue(value, table);
    }
    if (value === document.value)
        return { document, notes, problems };
    return { document: movedDocument(document, { value, sources }), notes, problems };
}
/** Tables that have nothing but old names. */
function oldTables(recipe) {
    return recipe === 'experiment' ? [['objective', 'integrity']] : recipe === 'mission' ? [['stop']] : [];
}
function inWords(written, words) {
    return typeof written === 'string' && words !== undefined && Object.hasOwn(words, written) ? words[written] : written;
}
function noteOf({ document, from, old, now, written, words }) {
    const word = inWords(written, words);
    const also = word === written ? '' : ` = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(word)} (was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(written)})`;
    return `${document.file}:${document.locate(from).line}: ${old} is an old name; write ${now}${also}`;
}
function keysIn({ recipe, table }) {
    return RENAMED_KEYS[recipe].filter(({ old }) => old.startsWith(`${table.join('.')}.`));
}
/** A value in the place of a table whose keys have other names now. */
function noTable({ found, ...place }) {
    const name = place.table.join('.');
    return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(place.document, place.table, {
        found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(found),
        expected: `an object, or no ${name}: it is an old name`,
        remedy: `Write ${keysIn(place)
            .map(({ now }) => now)
            .join(', ')} instead.`,
    });
}
function unknownOldKey({ key, ...place }) {
    const { document, table } = place;
    const prefix = `${table.join('.')}.`;
    const known = keysIn(place);
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .qb)(key, known.map(({ old }) => old.slice(prefix.length)));
    const meant = known.find(({ old }) => old === `${prefix}${nearest}`);
    const remedy = meant === undefined ? `Known: ${known.map(({ now }) => now).join(', ')}.` : `Did you mean ${meant.now}?`;
    return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(document, [...table, key], {
        found: `an unknown key ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(key)}`,
        expected: 'a known key',
        remedy,
    });
}
/** Whether each table on the way is one, or missing. */
function canHold(value, path) {
    return path.slice(0, -1).every((_, at) => {
        const table = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(value, path.slice(0, at + 1));
        return table === undefined || (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(table);
    });
}
function withValue(table, [key = '', ...rest], value) {
    const members = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(table) ? table : {};
    return { ...members, [key]: rest.length === 0 ? value : withValue(members[key], rest, value) };
}
function withoutValue(table, [key = '', ...rest]) {
    if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(table) || !Object.hasOwn(table, key))
        return table;
    if (rest.length > 0)
        return { ...table, [key]: withoutValue(table[key], rest) };
    const { [key]: _, ...others } = table;
    return others;
}
function movedDocument(document, { value, sources }) {
    const { file, sourcePath = (same) => same } = document;
    const asWritten = (path) => {
        for (let length = path.length; length > 0; length -= 1) {
            const source = sources.get(path.slice(0, length).join('.'));
            if (source !== undefined)
                return [...source, ...path.slice(length)];
        }
        return path;
    };
    return {
        file,
        value,
        sourcePath: (path) => sourcePath(asWritten(path)),
        locate: (path) => document.locate(asWritten(path)),
    };
}


/***/ }),

/***/ 48111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ recordedAction),
/* harmony export */   x: () => (/* binding */ RECORDED_ACTIONS)
/* harmony export */ });
const RECORDED_ACTIONS = ['stop', 'tell', 'off'];
const RECORDED = { stop: 'stop', warn: 'tell', off: 'off' };
function recordedAction(action) {
    return RECORDED[action];
}


/***/ }),

/***/ 88898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ findCarryOver),
/* harmony export */   mw: () => (/* binding */ carryOverZ),
/* harmony export */   ul: () => (/* binding */ ARMS)
/* harmony export */ });
/** The two sides of a comparison. */
const ARMS = ['candidate', 'incumbent'];
// Two-sided level of about .01. With 5 pairs of each kind only a complete separation reaches it, 2 in 252 orders.
const LIMIT = 2.6;
const MIN_PAIRS = 5;
// With fewer, a test goes on while its pairs look as if something were carried over; 2 and 2 that separate reach 1.55.
const FEW_PAIRS = 2;
const CALM = 1;
/**
 * Whether a run leaves something behind that differs by arm: a rank test between the pairs whose first arm also ran last
 * before them, and the others. Undefined: too few pairs.
 */
function findCarryOver(pairs) {
    const { z, least } = carryOverZ(pairs);
    if (least >= MIN_PAIRS)
        return Math.abs(z) > LIMIT;
    return least >= FEW_PAIRS && Math.abs(z) <= CALM ? false : undefined;
}
/** The statistic, approximately standard normal where nothing is carried over; ties count half. `least`: pairs of the rarer kind. */
function carryOverZ(pairs) {
    const same = [];
    const changed = [];
    for (const [index, { difference, first }] of pairs.entries()) {
        const before = pairs[index - 1]?.first;
        if (before === undefined || first === undefined)
            continue;
        // What ran last before this pair is the other arm of the pair before.
        (before === first ? changed : same).push(difference);
    }
    const [n, m] = [same.length, changed.length];
    let wins = 0;
    for (const one of same)
        for (const other of changed)
            wins += one > other ? 1 : one === other ? 0.5 : 0;
    const z = n * m === 0 ? 0 : (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
    return { z, least: Math.min(n, m) };
}


/***/ }),

/***/ 26970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ discoveriesOf),
/* harmony export */   j: () => (/* binding */ certifiedChanges)
/* harmony export */ });
// As when a test stops: a whole power of two counts as reached.
const ROUNDING = 1e-9;
/**
 * The discoveries at a false discovery rate, as indices into the logarithms of e-values, whatever depends on what.
 * Source: e-BH (Wang and Ramdas 2022): the largest k for which k e-values reach K / (rate k).
 */
function discoveriesOf(logs, rate) {
    const sorted = logs.toSorted((one, other) => other - one);
    let limit = Number.POSITIVE_INFINITY;
    for (const [index, log] of sorted.entries()) {
        if (log >= Math.log(logs.length / (rate * (index + 1))) - ROUNDING)
            limit = log;
    }
    return new Set(logs.flatMap((log, index) => (log >= limit ? [index] : [])));
}
/** The accepted changes that are certified at a false discovery rate, in the order given. */
function certifiedChanges(accepted, fdr) {
    const certified = discoveriesOf(accepted.map(({ log_e: logE }) => logE), fdr);
    return accepted.filter((_, index) => certified.has(index)).map(({ tree }) => tree);
}


/***/ }),

/***/ 8642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   Jy: () => (/* binding */ ERROR_RATES),
/* harmony export */   gv: () => (/* binding */ minimumPairs)
/* harmony export */ });
const ERROR_RATES = ['per-candidate', 'fdr', 'fwer'];
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

/***/ 44785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ deviationOf),
/* harmony export */   Uy: () => (/* binding */ squaresAround),
/* harmony export */   hm: () => (/* binding */ meanOf)
/* harmony export */ });
/** The mean of some numbers; of none it is 0, and of equal ones that number, which a sum may miss by its rounding. */
function meanOf(values) {
    const [first = 0] = values;
    if (values.every((value) => value === first))
        return first;
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

/***/ 37763:
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


/***/ })

};


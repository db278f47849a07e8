export const id = 784;
export const ids = [784];
export const modules = {

/***/ 28731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hT: () => (/* binding */ showRatio),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nJ: () => (/* binding */ renderRatioWords),
/* harmony export */   qE: () => (/* binding */ renderRatio)
/* harmony export */ });
/* harmony import */ var _score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
/** A ratio of two scores in words and numbers, the same for comparisons and for claims. */

const WORDS = {
    time: { more: 'slower', less: 'faster' },
    rate: { more: 'faster', less: 'slower' },
    size: { more: 'larger', less: 'smaller' },
    other: { more: 'higher', less: 'lower' },
};
/** The ratio of a score to another one, turned over where it is below 1. */
function showRatio({ estimate, lower, upper }, unit) {
    const words = WORDS[(0,_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(unit)];
    if (estimate >= 1)
        return { estimate, lower, upper, word: words.more };
    // The shown ratio is above 1, so the limits change places.
    const invert = (limit) => (limit === null ? null : 1 / limit);
    return { estimate: 1 / estimate, lower: invert(upper), upper: invert(lower), word: words.less };
}
const MAX_PLAIN = 1e6;
/** Decimals that a ratio and its limits are shown with: more where all is decided near 1. */
function decimalsOf({ estimate, lower }) {
    if (estimate >= 100)
        return 0;
    if (estimate >= 10)
        return 1;
    const isNear = estimate < 1.1 || (lower !== null && lower !== 1 && Math.abs(lower - 1) < 0.005);
    return isNear ? 3 : 2;
}
function renderRatio(ratio, decimals) {
    if (ratio >= MAX_PLAIN || ratio < 0.001)
        return ratio.toExponential(1);
    const text = ratio.toFixed(decimals);
    return ratio !== 0 && Number(text) === 0 ? String(Number(ratio.toPrecision(1))) : text;
}
/** `1.17× slower`, or `no change`. */
function renderRatioWords(shown) {
    return shown.estimate === 1 ? 'no change' : `${renderRatio(shown.estimate, decimalsOf(shown))}× ${shown.word}`;
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

/***/ 64299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ casesOn),
/* harmony export */   P7: () => (/* binding */ shownGain),
/* harmony export */   QA: () => (/* binding */ onScale),
/* harmony export */   Qt: () => (/* binding */ scaleIssue),
/* harmony export */   Qu: () => (/* binding */ SCALE_PLANS),
/* harmony export */   Tv: () => (/* binding */ scaleFrom),
/* harmony export */   WB: () => (/* binding */ renderGain),
/* harmony export */   dM: () => (/* binding */ renderLimits),
/* harmony export */   gM: () => (/* binding */ noiseOfScore),
/* harmony export */   hJ: () => (/* binding */ distanceOf),
/* harmony export */   m6: () => (/* binding */ absoluteKeys),
/* harmony export */   o5: () => (/* binding */ renderLimit),
/* harmony export */   pO: () => (/* binding */ ratioOf),
/* harmony export */   qG: () => (/* binding */ withRatio),
/* harmony export */   uX: () => (/* binding */ scalePlan),
/* harmony export */   xt: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61785);
/* harmony import */ var _comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77120);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8158);
/** The scale that gains of a run are measured on: differences of its scores, or logarithms of their ratios. Pure. */




/** `auto`: the ratio, if the calibration shows scores that have one. */
const SCALE_PLANS = ['ratio', 'auto', 'difference'];
/** A score as differences are taken of it. */
function onScale(score, ratio) {
    return ratio === undefined ? score : Math.log(score);
}
/** The same of each case. */
function casesOn(cases, ratio) {
    return Object.fromEntries(Object.entries(cases).map(([name, score]) => [name, onScale(score, ratio)]));
}
/** The scale of a run by ratios; undefined: differences, or not known yet. */
function ratioOf({ score_scale: scale, score_unit: unit }) {
    return scale === 'ratio' ? { unit } : undefined;
}
/** The same as a member of what begins now. */
function withRatio(run) {
    const ratio = ratioOf(run);
    return ratio === undefined ? {} : { ratio };
}
/** SD of one evaluation in units of the score, as far as it is known. */
function noiseOfScore(run) {
    const { sigma, mean } = run.last_noise ?? { sigma: 0, mean: 0 };
    return ratioOf(run) === undefined ? sigma : sigma * Math.exp(mean);
}
/** Why a score cannot be compared; undefined: it can. */
function scaleIssue(scores, ratio) {
    const bad = ratio === undefined ? undefined : scores.find((score) => !(score > 0));
    if (bad === undefined)
        return undefined;
    return `a score is ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(bad)}, and this run compares ratios, which need scores above 0: set scale = "difference" and start a new run`;
}
/** A setting such as `"0.5%"`, or a number of the score's unit, as a distance on the scale. */
function distanceOf(setting, score, ratio) {
    if (typeof setting === 'number')
        return setting;
    const share = Number.parseFloat(setting) / 100;
    return ratio === undefined ? share * Math.abs(score) : Math.log1p(share);
}
const isAbsolute = (value) => typeof value === 'number' && value !== 0;
/** Settings in units of the score: a ratio has none. */
function absoluteKeys(settings) {
    const { min_improvement, tolerance, ladder_step, integrity } = settings;
    const values = { min_improvement, tolerance, ladder_step };
    const keys = Object.entries(values).flatMap(([key, value]) => (isAbsolute(value) ? [[key]] : []));
    return isAbsolute(integrity.max_plausible) ? [...keys, ['max_plausible']] : keys;
}
/** What a run begins with, by its settings and by what its scores are measured in. */
function scalePlan(settings, { score_unit: unit = null, unscored = false }) {
    // Scores are compared with none of a calibration.
    if (unscored)
        return 'difference';
    if (settings.scale !== 'auto')
        return settings.scale;
    const hasGuard = settings.guards.some((guard) => 'metric' in guard && isAbsolute(guard.max_regression));
    const isRatio = unit !== null && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .ratioKindOf */ .JB)(unit) !== null && !hasGuard && absoluteKeys(settings).length === 0;
    return isRatio ? 'auto' : 'difference';
}
/** The scale of the whole run, from its first calibration. */
function scaleFrom(plan, { scores, cases, }) {
    if (plan !== 'auto')
        return plan;
    const hasRatios = cases.every((each) => Object.values(each).every((score) => score > 0));
    return hasRatios ? (0,_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .scaleOfScores */ .zY)(scores, 'rate') : 'difference';
}
/** How much better, in words: `+0.12`, or `1.17× faster`. */
function renderGain(gain, sign, ratio) {
    return ratio === undefined ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .signedFigure */ .vr)(gain) : (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shownGain({ estimate: gain }, sign, ratio));
}
/** The largest gain that is believed, in words. */
function renderLimit(limit, sign, ratio) {
    return ratio === undefined ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(limit) : renderGain(limit, sign, ratio);
}
/** The finite scores of runs, of cases too: what a scale has to fit. */
function scoresOf(results) {
    const scores = results.flatMap((each) => each.kind === 'scored' ? [each.score, ...Object.values(each.cases ?? {})] : []);
    return scores.filter(Number.isFinite);
}
/** A gain of logarithms as the ratio that is shown, with its limits. */
function shownGain({ estimate, interval }, sign, { unit }) {
    const limits = interval?.map((limit) => Math.exp(sign * limit)).sort((one, other) => one - other);
    const [lower = null, upper = null] = limits ?? [];
    return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showRatio */ .hT)({ estimate: Math.exp(sign * estimate), lower, upper }, unit);
}
/** `1.09–1.26`. */
function renderLimits(shown) {
    const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
    return `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(shown.lower ?? 0, decimals)}–${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(shown.upper ?? Number.POSITIVE_INFINITY, decimals)}`;
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
function roundTo(value, step) {
    return Math.round(value / step) * step + 0;
}
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
    recordAfter: (mean, { step, ratio }) => {
        if (!(step > 0))
            return mean;
        return ratio === undefined ? roundTo(mean, step) : Math.exp(roundTo(Math.log(mean), step));
    },
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
// EXTERNAL MODULE: ./build/decision/gain-scale.js
var gain_scale = __webpack_require__(64299);
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
        isUsed: decision_settings/* hasTolerance */.ck,
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
            ((0,registry/* mayBe */.H)(settings.decision, ({ takesExactScores }) => takesExactScores) && (0,decision_settings/* calibrationRuns */.D9)(settings) > 1),
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
        ...scaleProblems(settings),
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
/** A ratio knows no threshold in units of the score. */
function scaleProblems(settings) {
    if (settings.scale !== 'ratio')
        return [];
    const expected = 'a share such as "2%", or a factor such as "3x", with scale = "ratio"';
    return (0,gain_scale/* absoluteKeys */.m6)(settings).map((path) => {
        const found = `${path.at(-1)} as a number of the score's unit`;
        return { path, found, expected, remedy: 'Write it so, or set scale = "difference".' };
    });
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
function endProblems({ confirm, certify, decision, ...settings }) {
    const problems = [];
    const revert = (found, expected, remedy) => {
        if (certify.revert)
            problems.push({ path: ['certify', 'revert'], found, expected, remedy });
    };
    if (!certify.enabled) {
        const expected = 'this key only with certify.enabled = true, which decides what is reverted';
        revert('revert = true', expected, 'Enable it, or leave revert out.');
    }
    if (!(0,decision_settings/* hasTolerance */.ck)(settings)) {
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
/* harmony export */   D9: () => (/* binding */ calibrationRuns),
/* harmony export */   ck: () => (/* binding */ hasTolerance),
/* harmony export */   ly: () => (/* binding */ decisionSettingsSchema)
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
/** Whether a change may be accepted for being simpler. */
function hasTolerance({ tolerance }) {
    return Number.parseFloat(String(tolerance)) > 0;
}
const CALIBRATION_RUNS = 8;
/** How often the current best is scored to learn the noise. Plain `greedy` compares with one score and needs no more. */
function calibrationRuns({ calibration_runs: options, decision, repeats }) {
    return options ?? ((0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBe */ .H)(decision, ({ needsNoise }) => needsNoise) ? CALIBRATION_RUNS : repeats);
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
/** How scores are compared. */
const SCALES = ['auto', 'ratio', 'difference'];
const confidence = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0.5, 'a number from 0.5 to below 1'), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._lt */ .Au(1, 'a number from 0.5 to below 1')), 'number from 0.5 to below 1');
const screen = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('off')], 'a number of noise SDs, or "off"'), 'number, `"off"`');
const improvement = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_3__/* .notNegative */ .v7, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN], 'a number that is not negative, or "0.5%"'), 'number from 0, or `"0.5%"`');
const unit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .Bq.clone(), 'text such as `"ms"`, `"bytes"`, `"ops/s"`');
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
    scale: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(SCALES), 'auto'), {
        doc: '[Compare scores](../explanation/claims.md#ratios-and-differences) by their ratio or by their difference. `auto` takes the ratio for times, sizes, counts and rates whose calibration is above 0, where no threshold is in units of the score.',
    }),
    unit: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(unit), {
        unset: "that of the benchmark's format, where it has one",
        doc: 'What the score is measured in. It decides whether `scale = "auto"` compares ratios, and the words of claims.',
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
    tolerance: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(improvement, 0), {
        unit: 'units of the score, or percent of it',
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
        doc: 'A larger gain is quarantined until you approve it. `auto`, in tests by pairs: 10 noise SDs or twice as good, whichever is larger. A factor compares with the current best in the same pairs.',
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


/***/ })

};


export const id = 4347;
export const ids = [4347];
export const modules = {

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
// EXTERNAL MODULE: ./build/stats/insured-evidence.js
var insured_evidence = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/stats/level.js
var stats_level = __webpack_require__(8642);
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
    const level = (0,stats_level/* levelOf */.In)({ error_rate: rate, alpha: 1 - confidence, horizon }, { tested: 0, kept: 0 });
    const mayBeRatio = (0,gain_scale/* scalePlan */.uX)(settings, { score_unit: settings.unit }) !== 'difference';
    const least = (0,stats_level/* minimumPairs */.gv)(level, mayBeRatio ? insured_evidence/* INSURED_MOST */.Ny : undefined);
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
    for (const name of registry/* POLICY_NAMES */.So) {
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

/***/ 99915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ decisionSettings),
  n: () => (/* binding */ parseExperimentConfig)
});

// EXTERNAL MODULE: ./build/base/schema-problems.js
var schema_problems = __webpack_require__(86586);
// EXTERNAL MODULE: ./build/decision/settings.js
var settings = __webpack_require__(82922);
// EXTERNAL MODULE: ./build/settings/deprecated-names.js
var deprecated_names = __webpack_require__(71594);
// EXTERNAL MODULE: ./build/settings/experiment-config.js
var experiment_config = __webpack_require__(83732);
// EXTERNAL MODULE: ./build/settings/recorded-names.js
var recorded_names = __webpack_require__(48111);
;// CONCATENATED MODULE: ./build/base/deadline.js
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
const CLOCK = /^(?:(today|tomorrow)\s+)?(?:at\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/i;
const DAY_MS = 86_400_000;
/**
 * Reads a deadline: RFC 3339, `14:30` (today, or tomorrow when that has passed), `tomorrow 9am`. Undefined when the
 * text is none of these. The instant may lie in the past: that is for the caller to refuse.
 */
function parseDeadline(text, { now, utcOffset }) {
    const trimmed = text.trim();
    if (RFC3339.test(trimmed))
        return validDate(new Date(trimmed.replace(' ', 'T')));
    const clock = CLOCK.exec(trimmed);
    if (clock === null)
        return undefined;
    const [, day, hourText = '', minuteText, half] = clock;
    // A bare number without a day, a colon or am/pm could mean anything.
    if (minuteText === undefined && half === undefined)
        return undefined;
    const hour = readHour(Number(hourText), half?.toLowerCase());
    const minute = Number(minuteText ?? 0);
    if (hour === undefined || minute > 59)
        return undefined;
    const isTomorrow = day?.toLowerCase() === 'tomorrow';
    const today = atLocalTime(now, { days: isTomorrow ? 1 : 0, hour, minute, utcOffset });
    if (day !== undefined || today > now)
        return today;
    return atLocalTime(now, { days: 1, hour, minute, utcOffset });
}
function readHour(hour, half) {
    if (half === undefined)
        return hour <= 23 ? hour : undefined;
    if (hour < 1 || hour > 12)
        return undefined;
    return (hour % 12) + (half === 'pm' ? 12 : 0);
}
function atLocalTime(now, { days, hour, minute, utcOffset }) {
    const local = new Date(now.getTime() + utcOffset(now) * 60_000);
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
    const wall = midnight + days * DAY_MS + (hour * 60 + minute) * 60_000;
    // The offset is that of the deadline, not of now: between them the clocks may change.
    const guess = new Date(wall - utcOffset(now) * 60_000);
    return new Date(wall - utcOffset(guess) * 60_000);
}
function validDate(date) {
    return Number.isNaN(date.getTime()) ? undefined : date;
}

// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/json-path.js
var json_path = __webpack_require__(65090);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/decision/policies/registry.js + 4 modules
var registry = __webpack_require__(65991);
// EXTERNAL MODULE: ./build/decision/settings-rules.js + 1 modules
var settings_rules = __webpack_require__(67007);
// EXTERNAL MODULE: ./build/engine/agent/preset.js + 1 modules
var preset = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/engine/benchmarks/formats.js + 22 modules
var formats = __webpack_require__(6855);
// EXTERNAL MODULE: ./build/engine/benchmarks/reading.js
var reading = __webpack_require__(57176);
// EXTERNAL MODULE: ./build/engine/environment/environment-issues.js
var environment_issues = __webpack_require__(75857);
;// CONCATENATED MODULE: ./build/experiment/config/config-rules.js











/**
 * Checks what no shape says of a config. It is the raw value that is looked at: a mistake in one key hides none in
 * another. A value of another type than it should be is left to the schema.
 */
function checkRules(rawConfig, paths) {
    const written = textAt(rawConfig, ['schedule', 'deadline']);
    const deadline = written === undefined ? undefined : parseDeadline(written, paths);
    const broken = [
        ...nameRules(rawConfig, paths),
        ...budgetRules(rawConfig),
        ...scheduleRules(rawConfig, deadline, paths),
        ...agentRules(rawConfig),
        ...environmentRules(rawConfig, paths),
        ...(0,environment_issues/* networkIssues */.ly)(rawConfig, 'objective'),
        ...referenceRules(rawConfig, paths),
        ...coreRules(rawConfig, paths),
        ...guardRules(rawConfig),
        ...commandRules(rawConfig, paths),
        ...buildRules(rawConfig),
        ...benchmarkRules(rawConfig),
    ];
    return { broken, deadline };
}
function textAt(rawConfig, path) {
    const value = (0,json_path/* valueAt */.fK)(rawConfig, path);
    return typeof value === 'string' ? value : undefined;
}
function isTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function nameRules(rawConfig, { folder }) {
    const path = ['experiment', 'name'];
    const name = textAt(rawConfig, path);
    if (name === undefined || name === folder)
        return [];
    return [[path, (0,base_text/* quoted */.TL)(name), `the name of its folder, ${(0,base_text/* quoted */.TL)(folder)}`, 'Rename one of the two.']];
}
function budgetRules(rawConfig) {
    const path = ['iteration', 'budget'];
    const budget = textAt(rawConfig, path);
    if (budget === undefined || (0,duration/* parseDuration */.E9)(budget) !== 0)
        return [];
    return [[path, (0,base_text/* quoted */.TL)(budget), 'more than nothing', 'Write e.g. "5m".']];
}
function scheduleRules(rawConfig, deadline, { now, schedule: check = 'checked' }) {
    const schedule = (0,json_path/* valueAt */.fK)(rawConfig, ['schedule']);
    if (!isTable(schedule))
        return [];
    const isTotal = (0,json_path/* valueAt */.fK)(schedule, ['total_budget']) !== undefined;
    const isDeadline = (0,json_path/* valueAt */.fK)(schedule, ['deadline']) !== undefined;
    const expected = 'exactly one of total_budget and deadline';
    const broken = [];
    if (isTotal && isDeadline) {
        broken.push([['schedule'], 'both total_budget and deadline', expected, 'Remove one of the two.']);
    }
    if (!isTotal && !isDeadline) {
        broken.push([['schedule'], 'neither total_budget nor deadline', expected, 'Add one.']);
    }
    const total = textAt(schedule, ['total_budget']);
    if (total !== undefined && (0,duration/* parseDuration */.E9)(total) === 0) {
        broken.push([['schedule', 'total_budget'], (0,base_text/* quoted */.TL)(total), 'more than nothing', 'Write e.g. "4h".']);
    }
    const written = textAt(schedule, ['deadline']);
    if (written !== undefined && deadline === undefined) {
        const shapes = 'a time such as "2026-05-21T09:00:00-07:00", "14:30" or "tomorrow 9am"';
        broken.push([['schedule', 'deadline'], (0,base_text/* quoted */.TL)(written), shapes, 'Fix the time.']);
    }
    if (written !== undefined && deadline !== undefined && deadline <= now && check === 'checked') {
        const found = `${(0,base_text/* quoted */.TL)(written)}, which has passed`;
        broken.push([['schedule', 'deadline'], found, 'a time to come', 'Set a later one.']);
    }
    return broken;
}
function agentRules(rawConfig) {
    const agent = (0,json_path/* valueAt */.fK)(rawConfig, ['agent']);
    if (!isTable(agent))
        return [];
    if ((0,json_path/* valueAt */.fK)(agent, ['command']) === undefined && (0,json_path/* valueAt */.fK)(agent, ['preset']) === undefined) {
        return [[['agent'], 'an agent without a command', 'agent.command or agent.preset', 'Add one of the two.']];
    }
    const options = (0,preset/* agentProblems */.sY)((0,decode/* objectOrEmpty */.YN)(agent)).map(({ path, found, expected, remedy }) => [['agent', ...path], found, expected, remedy]);
    const command = textAt(agent, ['command']);
    const stdin = (0,json_path/* valueAt */.fK)(agent, ['stdin']) ?? 'none';
    if (command === undefined || stdin !== 'none' || command.includes('{prompt_file}'))
        return options;
    const remedy = 'Add {prompt_file} to the command, or set agent.stdin = "prompt".';
    return [...options, [['agent', 'command'], (0,base_text/* quoted */.TL)(command), '{prompt_file} in the command', remedy]];
}
function environmentRules(rawConfig, { checkVariable }) {
    return ['agent', 'environment'].flatMap((where) => (0,environment_issues/* variableIssues */.hE)([where, 'env'], (0,json_path/* valueAt */.fK)(rawConfig, [where, 'env']), checkVariable));
}
/** What is wrong with the environment of commands, its keys being sound one by one. */
function commandEnvironmentRules({ environment, setup }, { checkPlaces }) {
    // Without inputs setup runs what a candidate is made of.
    const hasTrustedSetup = setup.command !== '' && setup.inputs.length > 0;
    return (0,environment_issues/* environmentIssues */.ah)({ environment, hasTrustedSetup, checkPlaces });
}
function coreRules(rawConfig, { checkCores }) {
    const path = ['environment', 'cpus'];
    const cores = (0,json_path/* valueAt */.fK)(rawConfig, path);
    if (!Array.isArray(cores) || !cores.every((core) => Number.isInteger(core) && core >= 0))
        return [];
    const problems = checkCores?.(cores) ?? [];
    return problems.map(({ found, expected, remedy }) => [path, found, expected, remedy]);
}
/** The commands that agents may not know can be references. */
function referenceRules(rawConfig, { checkReference }) {
    return ['holdout', 'confirm'].flatMap((table) => {
        const path = ['objective', table, 'command'];
        const problems = checkReference?.(textAt(rawConfig, path) ?? '') ?? [];
        return problems.map(({ found, expected, remedy }) => [path, found, expected, remedy]);
    });
}
function guardRules(rawConfig) {
    const guards = (0,json_path/* valueAt */.fK)(rawConfig, ['guards']);
    if (!Array.isArray(guards))
        return [];
    const names = guards.map((guard) => textAt(guard, ['name']));
    return names.flatMap((name, index) => {
        if (name === undefined || names.indexOf(name) === index)
            return [];
        return [[['guards', index, 'name'], `a second guard ${(0,base_text/* quoted */.TL)(name)}`, 'each name once', 'Rename one of the two.']];
    });
}
/** What is built once for a tree needs an environment that is the same each time. */
function buildRules(rawConfig) {
    const [setup = '', build = ''] = [textAt(rawConfig, ['setup', 'command']), textAt(rawConfig, ['build', 'command'])];
    const inputs = (0,json_path/* valueAt */.fK)(rawConfig, ['setup', 'inputs']);
    const isNamed = Array.isArray(inputs) ? inputs.length > 0 : inputs !== undefined;
    if (setup.trim() === '' || build.trim() === '' || isNamed)
        return [];
    const remedy = 'Name the manifests and lock files that setup reads, such as ["package.json", "package-lock.json"].';
    return [[['setup'], 'build.command and a setup without inputs', 'setup.inputs', remedy]];
}
/** A format says which direction is better, and which figures it has. */
function benchmarkRules(rawConfig) {
    const kind = textAt(rawConfig, ['objective', 'parse', 'kind']) ?? '';
    if (!(0,formats/* isBenchmarkKind */.Ot)(kind))
        return [];
    const { unit, statistics } = formats/* BENCHMARK_FORMATS */.LS[kind];
    const broken = [];
    if (textAt(rawConfig, ['objective', 'direction']) === 'max') {
        const expected = `"min": the score of ${(0,base_text/* quoted */.TL)(kind)} is in ${unit}, and less is better`;
        broken.push([['objective', 'direction'], '"max"', expected, 'Write direction = "min".']);
    }
    const path = ['objective', 'parse', 'statistic'];
    const statistic = textAt(rawConfig, path);
    if (statistic === undefined || !(0,reading/* isStatistic */.fJ)(statistic) || statistics.includes(statistic))
        return broken;
    const known = statistics.map((each) => (0,base_text/* quoted */.TL)(each)).join(' or ');
    const expected = known === '' ? `none: ${(0,base_text/* quoted */.TL)(kind)} has one figure of a benchmark` : `${known} of ${(0,base_text/* quoted */.TL)(kind)}`;
    return [...broken, [path, (0,base_text/* quoted */.TL)(statistic), expected, known === '' ? 'Remove it.' : 'Choose another one.']];
}
/** What the shell could not even read would be found out only when agents have worked for it. */
function commandRules(rawConfig, { checkCommand }) {
    const guards = (0,json_path/* valueAt */.fK)(rawConfig, ['guards']);
    const tables = ['objective', 'setup', 'build', 'teardown', 'agent', 'summarize'].map((table) => [table]);
    const ofGuards = Array.isArray(guards) ? guards.map((_, index) => ['guards', index]) : [];
    return [...tables, ...ofGuards].flatMap((table) => {
        const path = [...table, 'command'];
        const command = textAt(rawConfig, path);
        const output = command === undefined ? undefined : checkCommand?.(command);
        if (command === undefined || output === undefined)
            return [];
        const found = `${(0,base_text/* quoted */.TL)(command)}, which the shell cannot read (${output})`;
        return [[path, found, 'a command line for sh', 'Fix the command.']];
    });
}
/** What is wrong between the keys of a decision, each of them sound by itself. */
function decisionRules(settings, { baseline }) {
    const broken = (0,settings_rules/* decisionProblems */.BL)(settings).map(({ path, found, expected, remedy }) => {
        return [['objective', ...path], found, expected, remedy];
    });
    const { decision, confirm } = settings;
    if (!baseline && confirm.every_keeps > 0) {
        const expected = 'true with confirm.every_keeps: what is kept is compared with the base';
        broken.push([['objective', 'baseline'], 'baseline = false', expected, 'Leave one of the two out.']);
    }
    if (baseline || decision === 'auto' || !registry/* POLICIES */.PQ[decision].needsNoise)
        return broken;
    const expected = `true with decision = ${(0,base_text/* quoted */.TL)(decision)}: the noise is learnt from the base`;
    const remedy = 'Leave it out, or set decision = "greedy".';
    return [...broken, [['objective', 'baseline'], 'baseline = false', expected, remedy]];
}

// EXTERNAL MODULE: ./build/engine/agents/registry.js + 11 modules
var agents_registry = __webpack_require__(63836);
;// CONCATENATED MODULE: ./build/experiment/config/idle-keys.js
/** Keys of a config that are written and change nothing, by the other keys; one at its default is none of them. */



/** The keys that change nothing, beside those of the decision. */
function idleConfigKeys(config) {
    return [...ofBaseline(config), ...ofCommands(config), ...ofAgent(config), ...ofSummary(config)];
}
const LEAVE_OUT = 'Leave it out.';
/** Without a score of the base there is nothing to confirm against, and nothing to be worse than. */
function ofBaseline({ objective: { baseline, confirm, negative_control: control } }) {
    if (baseline)
        return [];
    const idle = [
        ...(confirm.pairs === 0 || confirm.pairs === 20
            ? []
            : [[['confirm', 'pairs'], `pairs = ${confirm.pairs}`]]),
        ...(confirm.pairs === 0 || confirm.command === ''
            ? []
            : [[['confirm', 'command'], 'a command']]),
        ...(control === 'warn' ? [[['negative_control'], 'negative_control = "warn"']] : []),
    ];
    const expected = 'it only with baseline = true: it compares with the base';
    return idle.map(([path, found]) => [['objective', ...path], found, expected, LEAVE_OUT]);
}
function isOther(written, usual) {
    return (0,duration/* parseDuration */.E9)(written) !== (0,duration/* parseDuration */.E9)(usual);
}
function ofCommands({ setup, teardown }) {
    const idle = (table, timeout) => [
        [table, 'timeout'],
        `timeout = ${(0,base_text/* quoted */.TL)(timeout)}`,
        `it only with ${table}.command`,
        LEAVE_OUT,
    ];
    return [
        ...(setup.command === '' && isOther(setup.timeout, '5m') ? [idle('setup', setup.timeout)] : []),
        ...(teardown.command === '' && isOther(teardown.timeout, '1m') ? [idle('teardown', teardown.timeout)] : []),
    ];
}
function ofAgent({ agent: { command, preset, stdin } }) {
    if (command !== undefined || preset === undefined || stdin === 'none')
        return [];
    const expected = 'it only with agent.command: a preset has its own';
    return [[['agent', 'stdin'], `stdin = ${(0,base_text/* quoted */.TL)(stdin)}`, expected, LEAVE_OUT]];
}
function ofSummary({ agent: { preset }, summarize }) {
    const { enabled, command, timeout, stdin } = summarize;
    const known = preset === undefined ? undefined : agents_registry/* PRESETS */.fG[preset].summarizer;
    const hasCommand = command !== undefined || known !== undefined;
    if (enabled !== false && hasCommand)
        return [];
    const idle = [
        ...(enabled === true ? [['enabled', 'enabled = true']] : []),
        ...(command === undefined ? [] : [['command', (0,base_text/* quoted */.TL)(command)]]),
        ...(isOther(timeout, '60s') ? [['timeout', `timeout = ${(0,base_text/* quoted */.TL)(timeout)}`]] : []),
        ...(stdin === 'prompt' ? [] : [['stdin', `stdin = ${(0,base_text/* quoted */.TL)(stdin)}`]]),
    ];
    const [expected, remedy] = hasCommand
        ? ['it only without enabled = false', 'Leave one of the two out.']
        : ['it only with summarize.command, or a preset that has one', 'Add summarize.command, or leave it out.'];
    return idle.map(([key, found]) => [['summarize', key], found, expected, remedy]);
}

;// CONCATENATED MODULE: ./build/experiment/config/config.js







/** Decodes a config and reports every problem at once, with its line. Source: experiments, "Config". */
function parseExperimentConfig(written, paths) {
    const { document, notes, problems: ofNames } = (0,deprecated_names/* readOldNames */.Q)(written, 'experiment');
    const checked = (0,schema_problems/* checkDocument */.sw)(document, experiment_config/* experimentConfigSchema */.R);
    const { broken, deadline } = checkRules(document.value, paths);
    const ofRules = broken.map(([path, found, expected, remedy]) => (0,schema_problems/* problemAt */.l4)(document, path, { found, expected, remedy }));
    if ('problems' in checked) {
        const reported = new Set(checked.problems.map(({ path }) => path));
        return { problems: [...ofNames, ...checked.problems, ...ofRules.filter(({ path }) => !reported.has(path))] };
    }
    const { objective } = checked.value;
    const between = [
        ...decisionRules(decisionSettings(checked.value), objective),
        ...idleConfigKeys(checked.value),
        ...commandEnvironmentRules(checked.value, paths),
    ];
    const ofKeys = between.map(([path, found, expected, remedy]) => (0,schema_problems/* problemAt */.l4)(document, path, { found, expected, remedy }));
    const problems = [...ofNames, ...ofRules, ...ofKeys];
    return problems.length > 0 ? { problems } : { config: checked.value, deadline, notes };
}
/** The part of a config that says how changes are decided on. */
function decisionSettings({ objective }) {
    const { aa_check_every, negative_control, max_plausible } = objective;
    const integrity = { canary_every: aa_check_every, broken: (0,recorded_names/* recordedAction */.r)(negative_control), max_plausible };
    return settings/* decisionSettingsSchema */.ly.parse({ ...objective, integrity });
}


/***/ }),

/***/ 26099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ runMarkSchema),
/* harmony export */   MR: () => (/* binding */ experimentStateSchema),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   fk: () => (/* binding */ archivedBranch),
/* harmony export */   jl: () => (/* binding */ TRAILERS),
/* harmony export */   qk: () => (/* binding */ buildState),
/* harmony export */   sz: () => (/* binding */ HIDDEN_SCORE)
/* harmony export */ });
/* unused harmony export STEPS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48557);
/* harmony import */ var _run_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56068);



/** The steps of an iteration, in their order; each is written to `state.json` before its effect. */
const STEPS = [
    'Idle',
    'AllocateIter',
    'CreateWorktree',
    'RunSetup',
    'BuildPrompt',
    'InvokeAgent',
    'CaptureDiff',
    'RunTeardown',
    'Score',
    'Decide',
    'Merge',
    'Discard',
    'Cleanup',
    'Record',
    'CheckDeadline',
    'Done',
];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(schema), null));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0));
/** `state.json`, exactly as on disk: a cache of what ledger and git say, and where a run is right now. */
const experimentStateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    experiment: text,
    branch: text,
    base_commit: text,
    iter_in_progress: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew),
    current_step: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(STEPS), 'Idle'),
    best_score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    best_iter: maybe(whole),
    started_at: text,
    deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR),
    iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(whole, 0),
    run_iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(whole, 0),
    consecutive_noops: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(whole, 0),
    run_id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_run_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsSchema */ .Y),
    /** The model that the run waits for; absent: none. */
    waiting: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew, until: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR, cause: text })),
    /** When the run ended and why; absent: it did not, or an earlier version ended it. */
    stopped: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR, kind: text, reason: text })),
});
/** What a run is, besides what the ledger says; a new run of the same experiment begins another one. */
const runMarkSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Empty before the first run. */
    id: text,
    started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
    /** When the run ends at the latest. */
    deadline: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_run_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsSchema */ .Y),
    /** Names of the risks that its command lines accept, beside those of the config. */
    accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text)),
});
/** Builds the state from the ledger and the place that the run is at. */
function buildState(input) {
    const { experiment, baseCommit, run, ledger, step, iterInProgress, runIterationsCompleted, waiting, stopped } = input;
    return {
        experiment,
        branch: branchOf(experiment),
        base_commit: baseCommit,
        iter_in_progress: iterInProgress,
        current_step: step,
        best_score: ledger.best_score,
        best_iter: ledger.best_iter,
        started_at: run.started_at,
        deadline: run.deadline,
        iterations_completed: ledger.iterations_completed,
        run_iterations_completed: runIterationsCompleted,
        consecutive_noops: ledger.consecutive_noops,
        ...(run.id === '' ? {} : { run_id: run.id }),
        ...(run.limits === undefined ? {} : { limits: run.limits }),
        ...(waiting === undefined ? {} : { waiting }),
        ...(stopped === undefined ? {} : { stopped }),
    };
}
/** The branch that an experiment keeps its commits on. */
function branchOf(experiment) {
    return `autorize/${experiment}`;
}
/** What that branch is called when the experiment is archived; `stamp`: when. */
function archivedBranch(experiment, stamp) {
    return `autorize-archive/${experiment}-${stamp}`;
}
/** Stands for a score in the message of a commit where agents learn the sign alone. */
const HIDDEN_SCORE = 'hidden';
/** What a kept commit says of itself, so that the records can be rebuilt from git alone. */
const TRAILERS = {
    experiment: 'Autorize-Experiment',
    iteration: 'Autorize-Iteration',
    score: 'Autorize-Score',
    /** Names the intent of the acceptance by its hash. */
    record: 'Autorize-Record',
};


/***/ }),

/***/ 54347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ createIterationFolder),
/* harmony export */   DW: () => (/* binding */ requireExperiment),
/* harmony export */   Eb: () => (/* binding */ openIntents),
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   OO: () => (/* binding */ iterationFolder),
/* harmony export */   Q_: () => (/* binding */ readIterationFile),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   UB: () => (/* binding */ loadRunConfig),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   bs: () => (/* binding */ decodeRecords),
/* harmony export */   f9: () => (/* binding */ loadForScoring),
/* harmony export */   fM: () => (/* binding */ begunBy),
/* harmony export */   lV: () => (/* binding */ listExperiments),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   rU: () => (/* binding */ readGuidance),
/* harmony export */   tU: () => (/* binding */ listIterationFolders),
/* harmony export */   un: () => (/* binding */ readState),
/* harmony export */   vU: () => (/* binding */ findGuidanceProblem),
/* harmony export */   wG: () => (/* binding */ pathsOf),
/* harmony export */   yY: () => (/* binding */ openDecisions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7953);
/* harmony import */ var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28810);
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
/* harmony import */ var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2908);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84831);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22989);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79871);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59295);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(11042);
/* harmony import */ var _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7708);
/* harmony import */ var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(80866);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63342);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99915);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(74773);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(26099);
/**
 * The files of an experiment, `.autorize/NAME/`.
 * Invariant: `iterations.jsonl` and git are the truth; `state.json` is a cache that is replaced whole and can be
 * deleted at any time; a user's file (config, program, guidance) is only read, or appended to by `tell`.
 * Crash: a torn last line of the ledger is cut at the next open; a folder `iter-NNNN` without a record is an iteration
 * that was in flight.
 */




















const MARK = 'run.json';
const NAME = /^[A-Za-z0-9_-]+$/;
/** The experiment's files; whether they exist is another question. Throws where a link or the like lies among them. */
function pathsOf(name, { cwd }) {
    if (!NAME.test(name)) {
        const expected = 'a name of letters, digits, "_" and "-"';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found: `the experiment name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(name)}`, expected, remedy: 'Choose another name.' }]);
    }
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__/* .findRepository */ .W1)(cwd);
    const { folder: own, lock, ...files } = filesIn(`.autorize/${name}`);
    const ours = [...Object.values(files), lock, `${lock}.holder`, '.autorize/.gitignore'];
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .requireOwnFiles */ .f)(repository.folder, { files: ours, whole: [own] });
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own);
    (0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_14__/* .finishInstall */ .X7)({ repository, folder });
    return { name, repository, ...filesIn(folder) };
}
/** The files of a folder that holds an experiment's, or what was archived of one. */
function filesIn(folder) {
    return {
        folder,
        config: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config.toml'),
        program: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'program.md'),
        guidance: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'guidance.jsonl'),
        ledger: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'iterations.jsonl'),
        intents: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'intents.jsonl'),
        decisions: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decisions.jsonl'),
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'state.json'),
        run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, MARK),
        rejected: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'rejected.json'),
        archiving: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archiving.json'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.lock'),
        reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.reserve'),
        activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
    };
}
/** The names of the experiments of a repository. */
function listExperiments({ folder }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        return [];
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true });
    return entries.flatMap(({ name }) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'config.toml')) ? [name] : [])).sort();
}
/** Throws where there is no such experiment, naming the nearest one. */
function requireExperiment({ name, config, ledger, repository }) {
    // Records without a config are still an experiment: they can be looked at, repaired and archived.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(config) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ledger))
        return;
    const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__/* .listHeads */ .Y3)(repository).map(({ folder }) => folder);
    const there = others.find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', name, 'config.toml')));
    if (there !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `the experiment ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(name)} is in another work tree of this repository, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(there, 200)}`,
            remedy: 'Run the command there.',
        });
    }
    const known = listExperiments(repository);
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .nearestName */ .qb)(name, known);
    const hint = nearest === undefined ? `Make it: autorize init ${name}` : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(nearest)}?`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `there is no experiment ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(name)} here (${known.length === 0 ? 'there is none' : `known: ${known.join(', ')}`})`,
        remedy: hint,
    });
}
/** Reads config and program, and reports every problem of both at once. */
function loadConfig(paths, host, schedule = 'checked') {
    return load(paths, host, { schedule });
}
/** The same for those who judge by it: commands that are references lead to something. */
function loadForScoring(paths, host, checks = {}) {
    const here = { checkReference: (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .checkReferences */ .$x)(host.env), checkPlaces: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPlaces */ .p1)(paths.repository, host.env) };
    return load(paths, host, { schedule: 'checked', checkCores: _kernel_cores_js__WEBPACK_IMPORTED_MODULE_6__/* .checkCores */ .xG, ...here, ...checks });
}
/** The same for those who run its commands: the shell can read them, and what `agent.env` refers to is there. */
function loadRunConfig(paths, host, schedule = 'checked') {
    return loadForScoring(paths, host, {
        schedule,
        checkCommand: _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_13__/* .findSyntaxError */ .p,
        checkVariable: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .checkVariables */ .kL)(host.env),
    });
}
function load(paths, host, checks) {
    requireExperiment(paths);
    const shown = shownPath(paths, paths.config);
    const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config) ? (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readWholeFile */ .M4)(paths.config, shown) : { problem: noConfig(shown) };
    const program = readProgram(paths);
    const problems = 'problem' in program ? [program.problem] : [];
    if ('problem' in read)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([read.problem, ...problems]);
    const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeToml */ .R)(shown, read.bytes);
    if ('problems' in decoded)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([...decoded.problems, ...problems]);
    const parsed = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_16__/* .parseExperimentConfig */ .n)(decoded.document, {
        // Its records may lie elsewhere: staged, or archived.
        folder: paths.name,
        now: host.now(),
        utcOffset: host.utcOffset,
        ...checks,
    });
    if ('problems' in parsed)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([...parsed.problems, ...problems]);
    if ('problem' in program)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl(problems);
    return { ...parsed, program: program.bytes.toString('utf8') };
}
function noConfig(shown) {
    const remedy = 'Restore it, or write it again: docs/reference/configuration.md lists every key.';
    return { file: shown, found: 'no such file', expected: 'the config of the experiment', remedy };
}
function readProgram({ program, repository }) {
    const shown = shownPath({ repository }, program);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(program))
        return (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readWholeFile */ .M4)(program, shown);
    const remedy = 'Write it: the prompt of the agent begins with it, e.g. what better means here and what it must not do.';
    return { problem: { file: shown, found: 'no such file', expected: 'a program in plain text', remedy } };
}
/** A path of the experiment as a user in the repository's top folder types it. */
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function openOwn(paths, path) {
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_11__/* .openJournal */ ._)({ path, shown: shownPath(paths, path), remedy: `Run: autorize repair ${paths.name}` });
}
/** Opens the ledger for the holder of the lock; throws a ContractError that names the line where it is corrupt. */
function openLedger(paths) {
    return openOwn(paths, paths.ledger);
}
/** Opens the journal of what was about to be kept. */
function openIntents(paths) {
    return openOwn(paths, paths.intents);
}
/** Opens the record of decisions. */
function openDecisions(paths) {
    return openOwn(paths, paths.decisions);
}
/** Reads the ledger as it is, without a lock and without changing it. */
function readLedger(paths) {
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(paths.ledger) ?? Buffer.alloc(0));
    if (parsed.kind === 'sound') {
        const decoded = decodeRecords(paths, parsed.records);
        const head = parsed.records.at(-1)?.hash;
        return { ...decoded, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
    }
    const { records } = decodeRecords(paths, parsed.readable);
    return { records, problem: corruptProblem(paths, paths.ledger, parsed), tornBytes: 0, head: undefined };
}
function corruptProblem(paths, path, { line, why }) {
    return {
        file: shownPath(paths, path),
        line,
        found: `the line ${why}`,
        expected: 'the chain of records unbroken',
        remedy: `Run: autorize repair ${paths.name}`,
    };
}
/** Types what a journal holds; a record of another shape is a problem, and left out. */
function decodeRecords(paths, raw) {
    const records = [];
    let problem;
    for (const [index, each] of raw.entries()) {
        const result = _record_js__WEBPACK_IMPORTED_MODULE_17__/* .iterationRecordSchema */ .Is.safeParse(each);
        if (result.success)
            records.push(result.data);
        else {
            problem ??= {
                file: shownPath(paths, paths.ledger),
                line: index + 1,
                found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}`,
                expected: 'an iteration record',
                remedy: `Run: autorize repair ${paths.name}`,
            };
        }
    }
    return { records, problem };
}
/** Reads `state.json`; undefined when it is missing or not usable, since it is only a cache. */
function readState({ state }) {
    return _state_js__WEBPACK_IMPORTED_MODULE_18__/* .experimentStateSchema */ .MR.safeParse(readJson(state)).data;
}
/** What a JSON file holds; undefined where it is missing or is none. */
function readJson(path) {
    try {
        return JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(path)));
    }
    catch {
        // What cannot be read counts as missing.
        return undefined;
    }
}
function writeState({ state }, value) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFileAtomic */ .Zf)(state, [`${JSON.stringify(value, null, 2)}\n`]);
}
/** What the operator said, oldest first; a line that cannot be read is left out. */
function readGuidance(paths) {
    const parsed = parseGuidance(paths);
    if (parsed === undefined)
        return [];
    const records = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    return records.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
}
/** What is wrong with the file of what the operator said: the agent does not learn what comes after. */
function findGuidanceProblem(paths) {
    const parsed = parseGuidance(paths);
    return parsed?.kind === 'corrupt' ? corruptProblem(paths, paths.guidance, parsed) : undefined;
}
function parseGuidance({ guidance }) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(guidance);
    return bytes && (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
}
function iterationFolder({ folder }, iter) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iter-${String(iter).padStart(4, '0')}`);
}
/** Makes the folder of an iteration, which must not exist; it is never there without the mark of its run. */
function createIterationFolder(paths, iter, mark) {
    const path = iterationFolder(paths, iter);
    const unnamed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.tmp`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unnamed, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unnamed);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(unnamed, MARK), `${JSON.stringify(mark)}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unnamed, path);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__/* .faultPoint */ .Jd)('iteration:after-folder');
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_7__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    return path;
}
/** The run that iterations in flight are of, as the first of their folders says. */
function begunBy(paths, inFlight) {
    const path = beginningOf(paths, inFlight);
    return path === undefined ? undefined : _state_js__WEBPACK_IMPORTED_MODULE_18__/* .runMarkSchema */ .Km.safeParse(readJson(path)).data;
}
/** The file that says so; undefined where none is in flight. */
function beginningOf(paths, [first]) {
    return first === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(iterationFolder(paths, first), MARK);
}
/** The numbers of the iterations that have a folder, in order. */
function listIterationFolders({ folder }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return [];
    const numbers = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).flatMap((name) => {
        const digits = /^iter-(\d{4,9})$/.exec(name)?.[1];
        return digits === undefined ? [] : [Number(digits)];
    });
    return numbers.sort((one, other) => one - other);
}
/** A file of an iteration, or undefined when it was not written. */
function readIterationFile(paths, iter, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(iterationFolder(paths, iter), name);
    return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(path)?.toString();
}


/***/ }),

/***/ 7708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findSyntaxError)
/* harmony export */ });
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95808);
/**
 * Whether a line is one of the shell's language.
 * Invariant: the shell reads the line and runs nothing of it; where no shell answers, the line is not judged.
 */

const TIMEOUT_MS = 10_000;
// A run reads its commands several times, and a shell that judged a line says the same again.
const MOST_ANSWERS = 100;
const answers = new Map();
// Words and blanks mean the same to every shell, where the first word is none of its language.
const PLAIN = /^[\w./-][\w./:,@%+-]*(?: +[\w./:,@%+=-]+)*$/;
const KEYWORDS = new Set('case do done elif else esac fi for function if in select then time until while'.split(' '));
/** What `sh` has against a line, in its own words; undefined where it has nothing. */
function findSyntaxError(line) {
    if (line.includes('\0'))
        return 'there is a NUL character';
    if (PLAIN.test(line) && !KEYWORDS.has(line.split(' ')[0] ?? ''))
        return undefined;
    if (answers.has(line))
        return answers.get(line);
    const args = ['-n', '-c', '--', line];
    const { exitCode, stderr } = (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .runProgramSync */ .x6)({ program: '/bin/sh', args, cwd: '/', env: {}, timeoutMs: TIMEOUT_MS });
    if (exitCode === undefined)
        return undefined;
    const found = exitCode === 0 ? undefined : (stderr.trim().split('\n')[0] ?? '');
    if (answers.size >= MOST_ANSWERS)
        answers.clear();
    answers.set(line, found);
    return found;
}


/***/ }),

/***/ 83732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ experimentConfigSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43759);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);
/* harmony import */ var _engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6855);
/* harmony import */ var _engine_benchmarks_reading_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57176);
/* harmony import */ var _decision_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61436);
/* harmony import */ var _environment_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83257);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60456);
/* harmony import */ var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82374);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62806);









const parse = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .discriminatedUnion */ .gMt('kind', [
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('float') }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('regex'), pattern: _values_js__WEBPACK_IMPORTED_MODULE_6__/* .pattern */ .T1 }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('jq'), path: _values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('signed') }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .BENCHMARK_KINDS */ .ic),
        only: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq).check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._minLength */ .m9(1, 'at least one name'))),
        statistic: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_engine_benchmarks_reading_js__WEBPACK_IMPORTED_MODULE_9__/* .STATISTICS */ .gS)),
    }),
], `{ kind = "float" }, { kind = "regex", pattern = … }, { kind = "jq", path = … }, { kind = "signed" } or { kind = … } with a benchmark format: ${_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .BENCHMARK_KINDS */ .ic.join(', ')}`), 'table');
const FAIL_MODES = ['invalid', 'worst', 'abort'];
const hookShape = (name, { when, timeout }) => ({
    command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .commandText */ .jt, { doc: when }),
    timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, timeout), { doc: `A ${name} that takes longer is ended.` }),
});
/** `config.toml` of an experiment; every key that is left out has its default. */
const experimentConfigSchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    experiment: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"')), 'letters, digits, `_`, `-`'), { doc: 'The name of its folder.' }),
        description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), ''), { doc: 'For people.' }),
    }),
    objective: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq, {
            doc: 'Prints the [score](score.md). `sh -c` runs it in an evaluation checkout.',
        }),
        direction: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DIRECTIONS */ .X), { doc: 'Which score is better.' }),
        parse: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(parse, { kind: 'float' }), {
            doc: 'How the score is [read](score.md).',
        }),
        timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, '60s'), { doc: 'An evaluator that takes longer gives no score.' }),
        fail_mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(FAIL_MODES), 'invalid'), {
            doc: 'What a missing score means: the change is rejected, it counts as the worst score, or the run ends.',
        }),
        protect: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.protect,
        writable: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.writable,
        baseline: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .switchable */ .j$, true), {
            doc: 'Score the base first, as iteration 0. A change must then beat it.',
        }),
        network: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.network,
        tracing: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.tracing,
        ..._decision_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionShape */ .KO,
        ..._decision_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluatorCheckShape */ .T8,
    }),
    guards: (0,_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .guardsSetting */ .Ve)(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0),
    boundaries: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .boundariesSetting */ .VO,
    capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .captureSetting */ .HM,
    environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSetting */ ._T,
    setup: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        ...hookShape('setup', {
            when: 'Runs [before](../explanation/evaluator.md#setup-and-teardown) the agent, and before the guards.',
            timeout: '5m',
        }),
        inputs: _environment_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .setupInputs */ .Bb,
    }), {}),
    build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .buildShape */ .is)('10m', _values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0),
    teardown: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej(hookShape('teardown', {
        when: 'Runs [after](../explanation/evaluator.md#setup-and-teardown) them. Its failure changes nothing.',
        timeout: '1m',
    })), {}),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, '5m'), 'duration above 0'), {
            doc: 'Wall-clock time of the agent. Then it gets TERM, and 5 s later KILL.',
        }),
        max_iterations: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationLimit */ .p9,
        max_consecutive_noops: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .noopLimit */ .cB,
        keep_worktrees: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .switchable */ .j$, false), {
            doc: 'Leave the workspaces for you to inspect, until `clean`. The summary and `show` print their paths.',
        }),
        parallel: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .from */ .HT)(1), 1), {
            unit: 'workspaces',
            doc: 'Agents that work [in parallel](../explanation/experiments.md#parallel-workspaces).',
        }),
    }), {}),
    schedule: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        total_budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0), 'duration above 0'), {
            unset: 'exactly one of the two',
            doc: 'Time of one run.',
        }),
        deadline: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq), 'time'), {
            unset: 'exactly one of the two',
            doc: '`"2026-05-21T09:00:00-07:00"`, `"14:30"` or `"tomorrow 9am"`. A time that has passed is an error.',
        }),
    }),
    agent: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq), {
            unset: 'required without a preset',
            doc: 'Command line for `sh -c` in the workspace, with [placeholders](agents.md).',
        }),
        preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .VC)), '[name](agents.md#presets)'), {
            unset: 'required without a command',
            doc: 'Command line of a known agent CLI.',
        }),
        stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .promptInput */ .ZC, 'none'), {
            doc: 'Whether the command gets the prompt on standard input. With `none` it must name `{prompt_file}`.',
        }),
        workdir_var: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a name for a variable of the environment')), 'AUTORIZE_WORKDIR'), 'name'), { doc: 'Environment variable that holds the path of the workspace.' }),
        context_budget: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .contextBudgetSetting */ .pd,
        ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .agentWaitShape */ ._K,
        ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .cliOptionShape */ .FC,
        ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .agentIsolationShape */ .fC,
    }),
    budget: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .usdSetting */ .xy,
        tokens: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .positive */ .yj), { unit: 'tokens', doc: 'The same for tokens, read and written.' }),
    }), {}),
    accept_risk: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedRisksShape */ .t6, {}),
    summarize: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        enabled: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .switchable */ .j$), {
            unset: '`true` if there is a command',
            doc: 'Ask for one or two sentences about each change.',
        }),
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq), {
            unset: 'that of the preset, if it has one',
            doc: 'Prints the sentences. It has the placeholders of the agent.',
        }),
        timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, '60s'), {
            doc: 'A summary that takes longer is left out. It never changes an outcome.',
        }),
        stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .promptInput */ .ZC, 'prompt'), {
            doc: 'Whether the command gets its request on standard input.',
        }),
    }), {}),
});


/***/ })

};


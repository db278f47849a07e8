export const id = 379;
export const ids = [379];
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

/***/ 90218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ anytimeInterval),
/* harmony export */   iL: () => (/* binding */ isRefuted),
/* harmony export */   iZ: () => (/* binding */ insuredFactor),
/* harmony export */   ow: () => (/* binding */ logEvidenceOfDifference),
/* harmony export */   xu: () => (/* binding */ insuredBets)
/* harmony export */ });
/* unused harmony export evidencePath */
// Share of each factor that does not depend on the difference: one outlier costs at most a factor of 10.
const INSURED = 0.1;
// In units of 1/scale: bets are doubled until one is at least this strong.
const STRONGEST_BET = 2.4;
// How far from the differences a centre is looked for, in scales: beyond it no evidence can be missing.
const REACH = 60;
// A double has 53 bits: more halvings change nothing.
const HALVINGS = 60;
// Far within the range of a double, and far outside of what a pair can change.
const SMALL = 1e-100;
/**
 * Bets for a planned number of pairs at a level between 0 and 1, in units of 1/scale. The weakest finds the least effect
 * that so many pairs can show.
 */
function insuredBets(planned, level) {
    const bets = [];
    let bet = Math.sqrt((2 * Math.log(2 / level)) / planned);
    for (; bet < STRONGEST_BET; bet *= 2)
        bets.push(bet);
    return [...bets, bet];
}
/** A factor whose mean is 1 where x is symmetric about 0, and less where its centre is below 0. */
function insuredFactor(x, bet) {
    return INSURED + ((1 - INSURED) * 2) / (1 + Math.exp(-2 * bet * x));
}
/**
 * ln of the evidence after each pair that the centre of the differences lies above (side 1) or below (side -1) a value:
 * the mean over the bets of the products of their factors. Under any noise that a fair coin may swap, it reaches 1/a with
 * a probability of at most a. Source: Ville's inequality; symmetry tests by betting with an insured share.
 */
function evidencePath(series, centre, side) {
    const path = [];
    findEvidence(series, centre, side, (log) => {
        path.push(log);
        return false;
    });
    return path;
}
/** Whether the evidence is enough after one of the pairs; of those after it nothing is asked. */
function findEvidence({ differences, scales, bets }, centre, side, isEnough) {
    // Divided by what `taken` is the logarithm of, so that no product of thousands of pairs leaves the range of a double.
    const products = bets.map(() => 1);
    let taken = 0;
    for (const [index, difference] of differences.entries()) {
        const x = (side * (difference - centre)) / (scales[index] ?? 1);
        let total = 0;
        for (const [at, bet] of bets.entries()) {
            const product = (products[at] ?? 1) * insuredFactor(x, bet);
            products[at] = product;
            total += product;
        }
        const mean = total / bets.length;
        if (isEnough(taken + Math.log(mean)))
            return true;
        if (mean > SMALL && mean < 1 / SMALL)
            continue;
        taken += Math.log(mean);
        for (const [at, product] of products.entries())
            products[at] = product / mean;
    }
    return false;
}
/** Whether the evidence ever reached 2/level: the centre is refuted on that side, at half of the level. */
function isRefuted(series, level, centre, side) {
    const needed = Math.log(2 / level);
    return findEvidence(series, centre, side, (log) => log >= needed);
}
/** The limits of the centre that hold at confidence 1 - level whenever one looks; null: not limited yet. */
function anytimeInterval(series, level) {
    const { differences, scales } = series;
    if (differences.length === 0)
        return { lower: null, upper: null };
    const reach = Math.max(...differences.map(Math.abs)) + REACH * Math.max(...scales);
    const limitOn = (side) => {
        let out = -side * reach;
        let within = side * reach;
        if (!isRefuted(series, level, out, side))
            return null;
        for (let halving = 0; halving < HALVINGS; halving += 1) {
            const middle = (out + within) / 2;
            if (isRefuted(series, level, middle, side))
                out = middle;
            else
                within = middle;
        }
        return out;
    };
    return { lower: limitOn(1), upper: limitOn(-1) };
}
/** ln of the e-value of "there is a difference", as it is now: its highest value so far would be none. */
function logEvidenceOfDifference(series) {
    const up = evidencePath(series, 0, 1).at(-1) ?? 0;
    const down = evidencePath(series, 0, -1).at(-1) ?? 0;
    const highest = Math.max(up, down);
    return highest + Math.log((Math.exp(up - highest) + Math.exp(down - highest)) / 2);
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

/***/ 52164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ robustScale),
/* harmony export */   Pq: () => (/* binding */ LEAST_SCALE),
/* harmony export */   l_: () => (/* binding */ successiveSteps)
/* harmony export */ });
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);


// Makes the median distance an estimate of the standard deviation under normal noise.
const PER_MEDIAN = 1.4826;
/** Equal scores have no scale, and differences are divided by it. */
const LEAST_SCALE = 1e-9;
/** Distances between successive values: a slow drift hardly touches them. */
function successiveSteps(values) {
    return values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
}
/**
 * The scale of the next difference, from the steps of the calibration and the differences before it alone: a bet must
 * not know what it bets on.
 */
function robustScale(steps, before) {
    const centre = before.length > 0 ? (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(before) : 0;
    const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
    if (pool.length === 0)
        return LEAST_SCALE;
    const robust = PER_MEDIAN * (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(pool);
    return Math.max(robust > LEAST_SCALE ? robust : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(pool), LEAST_SCALE);
}


/***/ }),

/***/ 48741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ signedRankInterval),
/* harmony export */   Zg: () => (/* binding */ signedRankEstimate)
/* harmony export */ });
/* unused harmony export signedRankDistribution */
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);

/** P(W <= w) of Wilcoxon's signed-rank sum of so many differences, for w = 0, 1, …: all sets of signs are equally likely. */
function signedRankDistribution(count) {
    let chances = [1];
    for (let rank = 1; rank <= count; rank += 1) {
        const next = Array.from({ length: chances.length + rank }, () => 0);
        for (const [sum, chance] of chances.entries()) {
            next[sum] = (next[sum] ?? 0) + chance / 2;
            next[sum + rank] = (next[sum + rank] ?? 0) + chance / 2;
        }
        chances = next;
    }
    let total = 0;
    return chances.map((chance) => {
        total += chance;
        return total;
    });
}
/** The averages of every two, and of each with itself, ascending (Walsh). */
function averagesOfTwo(differences) {
    const averages = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
    return averages.sort((one, other) => one - other);
}
/**
 * The exact signed-rank interval at confidence 1 - level: it holds once, at an end that was planned. Without limits where
 * the pairs are too few. Source: Hodges and Lehmann 1963; Wilcoxon's exact distribution.
 */
function signedRankInterval(differences, level) {
    const rank = signedRankDistribution(differences.length).filter((chance) => chance <= level / 2).length;
    if (rank === 0)
        return { lower: null, upper: null };
    const averages = averagesOfTwo(differences);
    return { lower: averages[rank - 1] ?? null, upper: averages[averages.length - rank] ?? null };
}
/** The estimate that belongs to the interval: the median of the averages of every two (Hodges and Lehmann); of none NaN. */
function signedRankEstimate(differences) {
    return (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(averagesOfTwo(differences));
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


export const id = 7757;
export const ids = [7757];
export const modules = {

/***/ 68852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ askedOnce)
/* harmony export */ });
/** Answers that cannot change: each is asked for once. */
/** Remembers so many answers of each object, those of the latest questions, for as long as the object lives. */
function askedOnce(maxAnswers) {
    const all = new WeakMap();
    return {
        ask: (of, question, ask) => {
            const known = all.get(of) ?? new Map();
            all.set(of, known);
            const answer = known.get(question) ?? ask();
            // The last one asked for is the last one to go.
            known.delete(question);
            known.set(question, answer);
            answer.catch(() => {
                if (known.get(question) === answer)
                    known.delete(question);
            });
            const [oldest] = known.keys();
            if (known.size > maxAnswers && oldest !== undefined)
                known.delete(oldest);
            return answer;
        },
        find: (of, question) => all.get(of)?.get(question),
    };
}


/***/ }),

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   q0: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

// A byte that is no part of UTF-8 is kept as a lone surrogate, as Python's "surrogateescape" does: no valid text has one.
const ESCAPE = 0xdc00;
/** A file name as text. Bytes that are not UTF-8 come back from `encodePath` as they were. */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString();
    let text = '';
    for (let at = 0; at < bytes.length;) {
        const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
        text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
        at += size ?? 1;
    }
    return text;
}
function isCharacter(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && [...bytes.toString()].length === 1;
}
/** The bytes of a name that `decodePath` gave. */
function encodePath(path) {
    // No escaped byte, as a rule, and a list of paths may be long.
    if (!/[\udc80-\udcff]/.test(path))
        return Buffer.from(path);
    return Buffer.concat([...path].map((char) => {
        const unit = char.charCodeAt(0) - ESCAPE;
        return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
    }));
}
/** The path of something in a folder, by its bytes as latin1, or by the bytes themselves; '' is the folder. */
function placeIn(folder, path) {
    // With a slash at its end the name of a link would stand for what is behind it.
    if (path.length === 0)
        return Buffer.from(folder);
    return Buffer.concat([Buffer.from(`${folder}/`), typeof path === 'string' ? Buffer.from(path, 'latin1') : path]);
}


/***/ }),

/***/ 70891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ leasedCache)
/* harmony export */ });
/** Things that are made once by name, used by several at a time, and given up when they are the least recently used. */
function leasedCache({ drop, maxUnused }) {
    const entries = new Map();
    return {
        lease: (name, make) => {
            const entry = entries.get(name) ?? { thing: make(), users: 0 };
            // The last one asked for is the last one to go.
            entries.delete(name);
            entries.set(name, entry);
            entry.users += 1;
            entry.thing.catch(() => {
                if (entries.get(name) === entry)
                    entries.delete(name);
            });
            return entry.thing;
        },
        release: (name) => {
            const entry = entries.get(name);
            if (entry === undefined)
                return;
            entry.users -= 1;
            const unused = [...entries].filter(([, { users }]) => users === 0);
            for (const [unusedName, { thing }] of unused.slice(0, Math.max(0, unused.length - maxUnused))) {
                entries.delete(unusedName);
                thing.then((made) => drop(unusedName, made), () => undefined);
            }
        },
    };
}


/***/ }),

/***/ 13310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ literalGlob)
/* harmony export */ });
/** A glob that matches one path and nothing else. */
function literalGlob(path) {
    return path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
}


/***/ }),

/***/ 3800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ splitNul),
/* harmony export */   L: () => (/* binding */ parseRawDiff)
/* harmony export */ });
/* harmony import */ var _byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);

const HEAD = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([ADMT])$/;
/** Parses what `git diff-tree -r -z --raw --no-renames` prints: names as they are, never quoted. */
function parseRawDiff(bytes) {
    const fields = splitNul(bytes);
    const changes = [];
    for (let at = 0; at < fields.length; at += 2) {
        const head = fields[at]?.toString('latin1') ?? '';
        const path = fields[at + 1];
        const [, oldMode, newMode, oldId, newId, status] = HEAD.exec(head) ?? [];
        if (!(oldMode && newMode && oldId && newId && isStatus(status) && path)) {
            throw new Error(`a raw diff that cannot be read: ${JSON.stringify(head)}`);
        }
        changes.push({ path: (0,_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path), status, oldMode, newMode, oldId, newId });
    }
    return changes;
}
function isStatus(status) {
    return status === 'A' || status === 'D' || status === 'M' || status === 'T';
}
/** The fields of a list of which each is ended by a NUL byte. */
function splitNul(bytes) {
    const fields = [];
    let from = 0;
    for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
        fields.push(bytes.subarray(from, at));
        from = at + 1;
    }
    return fields;
}


/***/ }),

/***/ 58164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ renderApart),
/* harmony export */   NX: () => (/* binding */ renderUsd),
/* harmony export */   SS: () => (/* binding */ renderCount),
/* harmony export */   ls: () => (/* binding */ renderScore),
/* harmony export */   vN: () => (/* binding */ renderChange)
/* harmony export */ });
const NONE = '–';
/** Digits that a person reads; two scores that must not look equal get more. */
const DIGITS = 6;
/** With so many digits, two different doubles never look equal. */
const ALL_DIGITS = 17;
/** From here on numbers are spelled with an exponent. */
const LARGE = 1e15;
/** A score as a person reads it: six significant digits, whole numbers whole. */
function renderScore(score) {
    return score === undefined ? NONE : withDigits(score, DIGITS);
}
/** A score with as many digits as distinguish it from another one; equal scores look equal. */
function renderApart(score, other) {
    return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
/** What a score changed against another: `+0.0415 (+1.34%)`; the percentage is left out where there is none. */
function renderChange(from, to) {
    const difference = to - from;
    if (!Number.isFinite(difference))
        return NONE;
    if (difference === 0)
        return '±0';
    const percent = (difference / Math.abs(from)) * 100;
    const absolute = signed(difference, DIGITS);
    return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}
/** A count with its thousands apart: `12,345`. */
function renderCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** An amount of money, two digits after the point, more where it is less than a cent. */
function renderUsd(usd) {
    const isPlain = usd >= 0.01 && usd < 1e9;
    return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}
function digitsApart(a, b) {
    if (a === b)
        return DIGITS;
    let digits = DIGITS;
    while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits))
        digits += 1;
    return digits;
}
function withDigits(value, digits) {
    // Rounding 1234567 to six digits would show another whole number, and not as an estimate.
    if (Number.isInteger(value) && Math.abs(value) < LARGE)
        return String(value + 0);
    return shortest(value, digits);
}
function signed(value, digits) {
    const text = shortest(value, digits);
    return value > 0 ? `+${text}` : text;
}
function shortest(value, digits) {
    const rounded = Number(value.toPrecision(digits));
    // Else up to 1e21 is spelled with zeros that nobody measured.
    return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}


/***/ }),

/***/ 18109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ resolveSubmoduleUrl),
/* harmony export */   z: () => (/* binding */ parseSubmodules)
/* harmony export */ });
/** What `.gitmodules` says of submodules. Pure. Source: git, gitmodules(5) and submodule.c. */
/** The submodules of the entries that `git config -z --list` prints of a file, by their paths; those without an address are none. */
function parseSubmodules(text) {
    const names = new Map();
    for (const entry of text.split('\0')) {
        const [, name, key] = /^submodule\.(.*)\.([A-Za-z][\w-]*)$/s.exec(entry.split('\n', 1)[0] ?? '') ?? [];
        if (name === undefined || key === undefined || !isSafeName(name))
            continue;
        names.set(name, { ...names.get(name), [key.toLowerCase()]: entry.slice(entry.indexOf('\n') + 1) });
    }
    return new Map([...names].flatMap(([name, { path, url, update }]) => path === undefined || url === undefined || url === '' ? [] : [[path, { name, path, url, update }]]));
}
/** A name is a folder below `.git/modules`; git takes none that leads out of it. */
function isSafeName(name) {
    return name !== '' && !name.startsWith('/') && !name.split(/[/\\]/).includes('..');
}
/** The address that a relative one means, seen from that of the repository around it. */
function resolveSubmoduleUrl(url, around) {
    if (!/^\.\.?\//.test(url))
        return url;
    let base = around.replace(/\/+$/, '');
    let rest = url;
    let separator = '/';
    for (;;) {
        if (rest.startsWith('./'))
            rest = rest.slice(2);
        else if (rest.startsWith('../')) {
            rest = rest.slice(3);
            const slash = base.lastIndexOf('/');
            const colon = slash === -1 ? base.lastIndexOf(':') : -1;
            // `host:path`, in the way of scp, has a folder after the colon.
            if (colon !== -1)
                separator = ':';
            const at = Math.max(slash, colon);
            base = at === -1 ? '.' : base.slice(0, at);
        }
        else
            break;
    }
    return `${base}${separator}${rest}`.replace(/\/+$/, '');
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



/** Digest of an evaluator: what it runs, the files that judge, where it runs. */
function evaluatorDigest({ judge, files, environment }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ judge, files, environment }));
}
/** Digest of files by their paths. A path may hold what is no text, so this is not canonical JSON. */
function filesDigest(files) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
/** Digest of the evaluator that a record begins with, in an environment. */
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
    return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(facts));
}
const isDigest = (value) => /^[0-9a-f]{64}$/.test(value);
const MAX_LISTED = 3;
const MAX_CHARS = 60;
/** What differs between two environments, in words; digests say nothing to anybody and are left out. */
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

/***/ 37008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ recoverAcceptance),
/* harmony export */   f9: () => (/* binding */ acceptTree),
/* harmony export */   zK: () => (/* binding */ IDENTITY)
/* harmony export */ });
/* harmony import */ var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);
/* harmony import */ var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63491);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35222);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
/* harmony import */ var _layers_branch_head_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80707);







const IDENTITY = { name: 'autorize', email: 'autorize@localhost' };
/** Keeps a tree. The caller appends the record of it next. */
async function acceptTree(paths, intent) {
    const exported = [intent.tree, ...(intent.merged === undefined ? [] : [intent.merged])];
    const copied = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .workWithin */ .p)(paths, (cutOff) => (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .exportObjects */ .Nk)(paths.store, paths.repository, { wanted: exported, from: intent.old ?? undefined }, cutOff));
    if (copied.kind !== 'done')
        return { kind: 'cancelled' };
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:before-intent');
    const hidden = paths.intents.append({ ...intent });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-intent');
    // As it was written down: by that a killed keep is ended.
    const message = String(hidden.message);
    const commit = await makeCommit(paths, { intent: { ...intent, message }, hash: String(hidden.hash) });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-commit');
    paths.beforeSwap?.(commit);
    const moved = await swap(paths, intent, { to: commit, exported });
    if (moved.kind === 'moved')
        return moved;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-swap');
    (0,_layers_branch_head_js__WEBPACK_IMPORTED_MODULE_6__/* .noteBranchHead */ .n)(paths.store, intent.tree);
    return { kind: 'kept', commit };
}
function makeCommit({ store, trailer }, { intent, hash }) {
    const { tree, parent, merged, message, date } = intent;
    return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .commitTree */ .SC)(store, {
        tree,
        parents: merged === undefined ? [parent] : [parent, merged],
        message: `${message}${trailer}: ${hash}\n`,
        identity: IDENTITY,
        date,
    });
}
function swap({ store, repository }, { ref, old }, { to, exported = [] }) {
    return (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .exportCommits */ .D_)(store, repository, { ref, from: old ?? undefined, to, exported });
}
/** Finishes an acceptance whose intent has no record: call it for the last intent, before anything else is done. */
async function recoverAcceptance(paths, { intent, hash, refs }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('recover:before');
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, intent.ref);
    if (actual !== undefined && (await namesIntent(refs, { commit: actual, trailer: paths.trailer, hash }))) {
        return { kind: 'kept', commit: actual };
    }
    if ((actual ?? null) !== intent.old)
        return { kind: 'moved', actual };
    const { store } = paths;
    if (store === undefined)
        return { kind: 'lost' };
    try {
        const commit = await makeCommit({ ...paths, store }, { intent, hash });
        paths.beforeSwap?.(commit);
        const moved = await swap({ ...paths, store }, intent, { to: commit });
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('recover:after-swap');
        // A git that outlived its supervisor may have come first.
        return moved.kind === 'done' || moved.actual === commit ? { kind: 'kept', commit } : moved;
    }
    catch (error) {
        // Objects that cannot be read: they were never synced, and nobody has heard of them.
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS && !error.isDiskFull && !isOfRef(error))
            return { kind: 'lost' };
        throw error;
    }
}
/** Everything is there, but the branch cannot be moved now: somebody's git has it locked, or left it so. */
function isOfRef({ command }) {
    return command[0] === 'update-ref';
}
async function namesIntent(git, { commit, trailer, hash }) {
    const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
    return stdout.toString().split('\n').includes(`${trailer}: ${hash}`);
}


/***/ }),

/***/ 62578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ AUTOLOADED),
/* harmony export */   I: () => (/* binding */ LOADED_WHEN_NEW)
/* harmony export */ });
/**
 * Files that programs load without any command naming them. Pure.
 */
/**
 * What common test harnesses and runtimes load without any command naming it: by it a change could judge itself. Not
 * here, because ordinary work adds and changes them: tests, manifests and build scripts, compiler settings.
 * Source: decisions, "Integrity", rule 1.
 */
const AUTOLOADED = [
    // Python; a folder or a compiled module has the effect of the file.
    '**/conftest.py',
    '**/{sitecustomize,usercustomize}{.*,/**}',
    '**/*.pth',
    '**/{.pytest,pytest}.{ini,toml}',
    '**/{tox.ini,setup.cfg}',
    // JavaScript
    '**/{jest,vitest,vite,postcss,babel,ava,playwright,cypress}.config.*',
    '**/vitest.{workspace,projects}.*',
    '**/{karma,wdio}.conf.*',
    '**/.{mocha,babel,postcss,swc,nyc,c8,tap}rc*',
    '**/jasmine.{json,js,mjs,cjs}',
    '**/setupTests.*',
    '**/__mocks__/**',
    '**/.yarnrc*',
    '**/.yarn/{plugins,releases}/**',
    '**/{.pnp,.pnpmfile}.*',
    '**/bunfig.toml',
    // Rust, Go, Make
    '**/.cargo/config{,.toml}',
    '**/.config/nextest.toml',
    '**/rust-toolchain{,.toml}',
    '**/go.work',
    '**/GNUmakefile',
    // Java, .NET
    '**/.mvn/**',
    '**/junit-platform.properties',
    '**/META-INF/services/org.junit.*',
    '**/Directory.Build.{props,targets}',
    '**/xunit.runner.json',
    '**/nuget.config',
    // Ruby, PHP, Perl, Elixir, R
    '**/.rspec{,-local}',
    '**/.bundle/config',
    '**/phpunit{,.dist}.xml{,.dist}',
    '**/Pest.php',
    '**/.proverc',
    '**/test_helper.exs',
    '**/.{Rprofile,Renviron}',
    // Environments
    '**/.env.{local,{test,development,production}{,.local}}',
];
/**
 * What a change may alter or remove but not add: a new one steers what was there before it. Packages and their metadata
 * that lie where an install puts them, and settings that ordinary work changes too where a repository has them.
 */
const LOADED_WHEN_NEW = [
    // Entry points of a package at the top are plugins of pytest.
    '**/*.{egg-info,dist-info}{,/**}',
    '**/*.egg{,-link,/**}',
    '**/{.venv,venv}/{bin,lib,lib64,Scripts}{,/**}',
    '**/pyvenv.cfg',
    '**/__pypackages__{,/**}',
    '**/{.coveragerc,.coveragerc.toml,nose.cfg,.noserc,nose2.cfg,unittest.cfg}',
    // With it Go takes all packages from that folder.
    '**/vendor/modules.txt',
    '**/vendor/{autoload.php,composer/**,bin/**}',
    // npm reads it in place of the lock file.
    '**/npm-shrinkwrap.json',
    '**/{behat,codeception,phpspec}{,.dist}.{yml,yaml}',
    '**/.simplecov',
    '**/mocha.opts',
    '**/{testem,nightwatch}.{js,cjs,json,yml}',
    '**/{nyc,c8,wtr,web-test-runner,rstest,nightwatch,jest-puppeteer}{.config,.conf}.*',
    '**/jest-preset.*',
    '**/{global,testconfig}.json',
    '**/Directory.{Packages.props,Build.rsp}',
    '**/.config/dotnet-tools.json',
    '**/{gradle.properties,.jvmopts,.sbtopts}',
    '**/META-INF/services/org.{testng,mockito}.*',
    '**/mockito-extensions{,/**}',
    '**/.bazel{rc,version}',
    '**/tools/bazel',
    '**/{CTestCustom,CTestConfig}.{cmake,ctest}',
    '**/CMakeUserPresets.json',
    '**/{dart_test.yaml,flutter_test_config.dart}',
    // Task runners take the first of several names.
    '**/{justfile,.justfile,rakefile,rakefile.rb}',
    '**/taskfile{,.dist}.{yml,yaml}',
    '**/setup_suite.bash',
    '**/testthat/{setup,helper,teardown}*.R',
];


/***/ }),

/***/ 38716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WN: () => (/* binding */ MAX_BOUND_FILES),
/* harmony export */   Yt: () => (/* binding */ bindProtected),
/* harmony export */   fI: () => (/* binding */ writtenIssue)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _planted_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62044);
/* harmony import */ var _protected_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15310);
/** Which protected files a command cannot write, and which are looked at after it alone. Pure. */



// The time to mount so many grows with their square.
const MAX_BOUND_FILES = 200;
/** Folders that are protected whole are read-only as such; of other files those come first that are named one by one. */
function bindProtected({ files, globs }, { kind }) {
    // An install may put packages beside a manifest that is protected with its folder.
    const whole = kind === 'setup' ? [] : (0,_planted_files_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeFolders */ .J)(globs).filter((folder) => files.some(({ path }) => isIn(path, folder)));
    const single = files.filter(({ path }) => !whole.some((folder) => isIn(path, folder)));
    const bound = single.length <= MAX_BOUND_FILES ? single : namedFirst(single, globs).slice(0, MAX_BOUND_FILES);
    const isBound = new Set(bound);
    const around = (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersAbove */ .Zv)([...bound, ...whole.map((folder) => ({ path: folder }))]);
    return {
        readOnly: [...whole, ...bound.flatMap(({ path, mode }) => (mode === LINK ? [] : [path]))],
        mounts: around.filter((path) => !whole.some((folder) => path === folder || isIn(path, folder))),
        watched: single.flatMap((file) => (isBound.has(file) ? [] : [file.path])),
    };
}
// What git calls it.
const LINK = '120000';
function namedFirst(files, globs) {
    const named = new Set(globs.filter((glob) => !picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(glob).isGlob));
    return [...files.filter(({ path }) => named.has(path)), ...files.filter(({ path }) => !named.has(path))];
}
function isIn(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** Why a command is void that wrote such a file. */
function writtenIssue(shown) {
    return `the protected file ${shown} was written, though it is the base's again; more than ${MAX_BOUND_FILES} files are protected one by one, too many to be read-only: protect their folders whole ("tests/**")`;
}


/***/ }),

/***/ 88814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ decideAdmission),
/* harmony export */   Y: () => (/* binding */ ALWAYS_DENIED)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14006);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _autoloaded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62578);
/* harmony import */ var _link_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2137);
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12894);
/* harmony import */ var _settings_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52503);
/* harmony import */ var _shadowing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34482);







/**
 * Denied whatever the config says, unless `permit` names it: the records of experiments and missions, what steers git,
 * and settings of agents, editors, CI, package managers and hooks.
 * Source: experiments, "Config"; faults and attacks, "Deny-path evasion".
 */
const ALWAYS_DENIED = [
    '.autorize/**',
    '.rcs/**',
    '**/.git/**',
    '**/.gitattributes',
    '**/.gitmodules',
    '**/.gitignore',
    ..._settings_files_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTINGS_FILES */ .E,
];
const GITLINK = '160000';
const LINK = '120000';
// A record with a thousand reasons helps no one; the first ones say what kind of change it was.
const MAX_REASONS = 20;
// Every rule looks at every character of a path, at once: more would keep the supervisor from hearing a Ctrl-C.
const MAX_PATH_CHARACTERS = 8 << 20;
/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is reported. */
function decideAdmission(change, rules) {
    const characters = change.changes.reduce((sum, { path }) => sum + path.length, 0);
    if (characters > MAX_PATH_CHARACTERS) {
        const reason = `the changed paths are ${characters} characters long together; expected at most ${MAX_PATH_CHARACTERS}`;
        return { kind: 'denied', reasons: [reason] };
    }
    const matchers = matchersOf(rules);
    const reasons = change.changes.flatMap((each) => pathReasons(each, { rules, matchers, names: change.otherNames }));
    reasons.push(...renameReasons(change, rules, matchers));
    for (const path of change.lfsPaths ?? [])
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} is a file of Git LFS: its contents are part of the environment`);
    for (const [path, issue] of change.linkIssues)
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} ${issue}`);
    reasons.push(...sizeReasons(change, rules));
    if (reasons.length === 0)
        return { kind: 'admitted' };
    const shown = reasons.slice(0, MAX_REASONS);
    const rest = reasons.length - shown.length;
    return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rest, 'reason')} more`] };
}
const known = new WeakMap();
/** Made once for the rules that one caller asks about many changes with. */
function matchersOf(rules) {
    const matchers = known.get(rules) ?? buildMatchers(rules);
    known.set(rules, matchers);
    return matchers;
}
function buildMatchers(rules) {
    const { denyPaths, protectedPaths, autoloaded, permit, allowPaths, shadowable, programs = [] } = rules;
    return {
        isProtected: buildMatcher(protectedPaths),
        denied: buildMatcher(denyPaths),
        alwaysDenied: buildMatcher(ALWAYS_DENIED),
        autoloaded: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_3__/* .AUTOLOADED */ .F : []),
        loadedWhenNew: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_3__/* .LOADED_WHEN_NEW */ .I : []),
        findShadow: shadowable === undefined ? () => undefined : (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_1__/* .buildShadowFinder */ .H)(shadowable),
        isProgram: buildPathMatcher(programs),
        permitted: buildMatcher(permit),
        allowed: buildMatcher(allowPaths),
    };
}
/**
 * Matches a folded path against globs and gives the first that does. Compared by folded case and composed characters: on some
 * file systems `SRC/A` and `src/a` are one file, and a rule about one must hold for the other.
 */
function buildMatcher(globs) {
    const tests = globs.map((glob) => ({ glob, isMatch: picomatch__WEBPACK_IMPORTED_MODULE_4__((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(glob), { dot: true }) }));
    return (folded) => tests.find(({ isMatch }) => isMatch(folded))?.glob;
}
/** Matches a folded path that is one of these, lies below it, or takes the place of a folder around it. */
function buildPathMatcher(paths) {
    const known = paths.map((path) => ({ path, folded: (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path) }));
    const isAround = (parentEnv, inner) => inner === parentEnv || inner.startsWith(`${parentEnv}/`);
    return (asked) => known.find(({ folded }) => isAround(folded, asked) || isAround(asked, folded))?.path;
}
/** What of a path depends on its name alone, so that it holds for another name of it, too. */
function nameReason(name, isNew, matchers) {
    const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name);
    const always = matchers.alwaysDenied(folded);
    if (always !== undefined)
        return `is always denied (${always})`;
    const program = matchers.isProgram(folded);
    if (program !== undefined)
        return `is run or loaded by your own git (${program})`;
    const loaded = matchers.autoloaded(folded) ?? (isNew ? matchers.loadedWhenNew(folded) : undefined);
    return loaded === undefined ? undefined : `is loaded by a harness or runtime by itself (${loaded})`;
}
function pathReasons({ path, status, oldMode, newMode }, { rules, matchers, names }) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200);
    const long = status === 'D' ? undefined : longName(path);
    // Globs with two stars take the square of a name's length: nothing else is asked about a name of megabytes.
    if (long !== undefined)
        return [`${shown} has a name that ${long}`];
    const reasons = [];
    const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path);
    const denied = matchers.denied(folded);
    if (denied !== undefined)
        reasons.push(`${shown} is denied by deny_paths (${denied})`);
    if (matchers.isProtected(folded) !== undefined) {
        reasons.push(`${shown} is protected: it is part of the evaluator (${rules.protectKey} says what is)`);
    }
    if (matchers.permitted(folded) === undefined) {
        const isNew = status !== 'M' && status !== 'D';
        const named = nameReason(path, isNew, matchers);
        if (named !== undefined)
            reasons.push(`${shown} ${named}; boundaries.permit can name it`);
        const kind = newMode === LINK ? 'link' : 'file';
        const shadow = status === 'D' ? undefined : matchers.findShadow(path, { isNew, kind });
        if (shadow !== undefined)
            reasons.push(`${shown} is denied: ${shadow}; boundaries.permit can name it`);
    }
    if (rules.enforceAllow && matchers.allowed(folded) === undefined)
        reasons.push(`${shown} is not in allow_paths`);
    reasons.push(...otherNameReasons(path, { rules, matchers, names }));
    const odd = oddName(path);
    if (odd !== undefined)
        reasons.push(`${shown} has a name that ${odd}`);
    if (oldMode === GITLINK) {
        reasons.push(`${shown} is a submodule: it is part of the environment, at the commit that the base names`);
    }
    else if (newMode === GITLINK)
        reasons.push(`${shown} is a repository inside the repository`);
    return reasons;
}
/** What is wrong with a path because of links of the base: it was, or was reached by, the name of something else. */
function otherNameReasons(path, { rules, matchers, names }) {
    const isPermitted = matchers.permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path)) !== undefined;
    return (names?.get(path) ?? []).flatMap(({ name, link, kind }) => {
        const what = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name, 200)} by the link ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(link, 200)} of the base, which`;
        // Globs for what is inside of a folder with links to elsewhere are not meant for what is there.
        const denied = kind === 'real' ? matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name)) : undefined;
        const below = rules.denyPaths.find((glob) => (0,_link_names_js__WEBPACK_IMPORTED_MODULE_6__/* .beginsWith */ .t$)(glob, kind === 'real' ? name : link));
        const glob = denied ?? (kind === 'real' || matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name)) !== undefined ? below : undefined);
        if (glob !== undefined)
            return [`${what} is denied by deny_paths (${glob})`];
        if (isPermitted)
            return [];
        if (kind === 'real' && isEvaluator(name, { rules, matchers })) {
            return [
                `${what} is protected or holds what is (${rules.protectKey} says what is); boundaries.permit can name it`,
            ];
        }
        const named = nameReason(name, false, matchers);
        return named === undefined ? [] : [`${what} ${named}; boundaries.permit can name it`];
    });
}
/** Whether a name is one of a protected file, or of a folder around it. */
function isEvaluator(name, { rules, matchers }) {
    const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name);
    const inside = folded === '' ? '' : `${folded}/`;
    return (matchers.isProtected(folded) !== undefined ||
        rules.shadowable?.files.some((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(file).startsWith(inside)) === true);
}
/** A protected file inside of a renamed package would import the package in the place of an installed one. */
function renameReasons({ renamedPackages = new Map() }, { shadowable }, { permitted }) {
    return [...renamedPackages].flatMap(([path, issue]) => {
        const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path).slice(0, -'package.json'.length);
        const inside = shadowable?.files.find((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(file).startsWith(folder));
        if (inside === undefined || permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path)) !== undefined)
            return [];
        return [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} ${issue}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(inside, 200)} among it; boundaries.permit can name it`];
    });
}
function oddName(path) {
    if (/\p{Cc}/u.test(path))
        return 'holds a control character';
    if (path.includes('\\'))
        return 'holds a backslash';
    if (path.split('/').some(_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isGitName */ .M$))
        return 'git, or a file system, takes for its own folder';
    return undefined;
}
// What Linux and macOS take, and of a path what leaves a quarter of PATH_MAX to the folder that it is checked out into.
const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 3 << 10;
/** A commit made without a folder can hold names that no checkout can write. */
function longName(path) {
    if (path.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)) {
        return `is longer than ${MAX_NAME_BYTES} bytes, so that no folder can hold it`;
    }
    return Buffer.byteLength(path) > MAX_PATH_BYTES ? `makes a path of more than ${MAX_PATH_BYTES} bytes` : undefined;
}
function sizeReasons({ changes, diffLines, textLines = diffLines }, { maxFiles, maxDiffLines }) {
    const reasons = [];
    if (maxFiles !== undefined && changes.length > maxFiles) {
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(changes.length, 'file')} changed, above max_files ${maxFiles}`);
    }
    if (maxDiffLines !== undefined && textLines > maxDiffLines) {
        const lines = textLines === Number.MAX_SAFE_INTEGER ? 'more lines than can be counted' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(textLines, 'line');
        reasons.push(`${lines} changed, above max_diff_lines ${maxDiffLines}`);
    }
    return reasons;
}


/***/ }),

/***/ 87945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readProtectedId),
/* harmony export */   w: () => (/* binding */ readId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/** What files hold, by the names that git and Git LFS give to contents. */


/** The id that git gives to a file's content; undefined for what is not such a file any more. */
function readId(path, { mode, length }) {
    try {
        const content = mode === '120000' ? Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path)) : readRegular(path);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1');
        return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
    }
    catch {
        // Gone, of another kind, or not to be read: not what was there.
        return undefined;
    }
}
/** The id of a protected file's content: its own, where it holds what it stands for. */
function readProtectedId(path, { mode, id, contents }) {
    if (contents === undefined)
        return readId(path, { mode, length: id.length });
    try {
        const found = hashRegular(path);
        return found === contents ? id : found;
    }
    catch {
        // Gone, of another kind, or not to be read: not what was there.
        return undefined;
    }
}
const PIECE_BYTES = 4 << 20;
function hashRegular(path) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
            throw new Error('not a regular file');
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const piece = Buffer.alloc(PIECE_BYTES);
        for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece))
            hash.update(piece.subarray(0, read));
        return hash.digest('hex');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function readRegular(path) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
            throw new Error('not a regular file');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 96316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readInstalledPackages),
/* harmony export */   u: () => (/* binding */ readDeclaredPackages)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35222);
/* harmony import */ var _package_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56279);
/**
 * The names by which packages are imported that an evaluator may use: those that the base declares, and those that the
 * Python installations of the PATH and of its commands have.
 * Invariant: nothing that an agent can write has a say; what cannot be read counts as empty.
 */





/** Names that the manifests at the top of a commit declare; with lock files also what those need. */
async function readDeclaredPackages(store, commit) {
    const names = [];
    const listed = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(store, commit)).map(({ path, id }) => ({ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(path), id }));
    const own = new Set((0,_package_names_js__WEBPACK_IMPORTED_MODULE_4__/* .topModules */ .Jc)(listed.map(({ path }) => path)));
    for (const { path, id } of listed) {
        if (!MANIFEST.test(path))
            continue;
        const { stdout } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
        const text = stdout.toString();
        if (path === 'package.json')
            names.push(...ofPackageJson(text));
        else if (!path.endsWith('.lock'))
            names.push(...ofPython(text).flatMap(_package_names_js__WEBPACK_IMPORTED_MODULE_4__/* .importedNames */ .L8));
        // A lock file names the project itself, too.
        else
            names.push(...ofPythonLock(text)
                .flatMap(_package_names_js__WEBPACK_IMPORTED_MODULE_4__/* .importedNames */ .L8)
                .filter((name) => !own.has(name)));
    }
    return names;
}
const MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.cfg|Pipfile|(?:poetry|uv|pdm)\.lock|(?:requirements\/[^/]+|[^/]*requirements[^/]*)\.(?:txt|in))$/;
const DEPENDENCY_KEYS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
function ofPackageJson(text) {
    let manifest;
    try {
        manifest = JSON.parse(text);
    }
    catch {
        // npm reports it to whoever runs it.
        return [];
    }
    return DEPENDENCY_KEYS.flatMap((key) => Object.keys(tableOf(tableOf(manifest)[key])));
}
function tableOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
/** Requirements, one a line or one a string. */
function ofPython(text) {
    const found = text.matchAll(/^\s*["']?([A-Za-z][A-Za-z0-9._-]*)\s*["']?\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;,@"'].*)?$/gm);
    return [...found].flatMap(([, name = '']) => name);
}
function ofPythonLock(text) {
    return [...text.matchAll(/^name = "([^"]+)"$/gm)].flatMap(([, name = '']) => name);
}
const installed = new Map();
/**
 * Names that Python installations have, asked once a process: those of a PATH, and those of programs that are named by
 * absolute paths.
 */
function readInstalledPackages(path, programs = []) {
    const key = [path, ...programs].join('\0');
    const known = installed.get(key);
    if (known !== undefined)
        return known;
    const folders = [...path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter), ...programs.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)].filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    const prefixes = new Set(folders.flatMap(prefixesOf));
    const found = new Set([...prefixes].flatMap((prefix) => packageFolders(prefix).flatMap(namesIn)).flatMap(_package_names_js__WEBPACK_IMPORTED_MODULE_4__/* .moduleOf */ .cD));
    installed.set(key, [...found]);
    return [...found];
}
/** Where the installations lie whose programs are in a folder, also behind links and behind pyenv's shims. */
function prefixesOf(folder) {
    const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    const versions = folder.endsWith('/shims') ? namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, 'versions')) : [];
    const behind = namesIn(folder)
        .filter((name) => /^python3?$/.test(name))
        .flatMap((name) => {
        try {
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))));
        }
        catch {
            // A link to nothing.
            return [];
        }
    });
    return [prefix, ...behind, ...versions.map((version) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, 'versions', version))];
}
function packageFolders(prefix) {
    return ['lib', 'lib64'].flatMap((lib) => {
        const versions = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, lib)).filter((name) => /^python3(\.\d+)?$/.test(name));
        return versions.flatMap((version) => ['site-packages', 'dist-packages'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, lib, version, name)));
    });
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        // No such installation.
        return [];
    }
}


/***/ }),

/***/ 11489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ buildClassFinder),
/* harmony export */   b3: () => (/* binding */ declaredClasses),
/* harmony export */   q9: () => (/* binding */ isClassSource)
/* harmony export */ });
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12894);
/**
 * Classes of the Java machine by their names, whatever folder their sources lie in. Pure.
 * Source: the Java Language Specification, "Packages and Modules"; javac looks for `a.b.C` as `a/b/C.java` below each
 * source folder, and what compiles all sources together takes them from anywhere.
 */

const SOURCE = /\.(?:java|kt|scala|groovy)$/i;
const ENDING = /\.(?:java|kt|scala|groovy|class)$/;
const PACKAGE = /^[ \t]*package\s+([\w.`]+)/m;
const TYPE = /^(?:(?:public|final|abstract|sealed|non-sealed|strictfp|open|data|internal|case|static|fun|value|annotation|@\w+)[ \t]+)*(?:class|interface|@interface|enum(?:[ \t]+class)?|record|object|trait)[ \t]+(\w+)/gm;
// Where packages begin, in the layouts of Maven, Gradle, sbt and plain javac.
const SOURCE_FOLDERS = new Set('java kotlin scala groovy src source sources main test jmh'.split(' '));
/** Whether a file is a source of classes. */
function isClassSource(path) {
    return SOURCE.test(path);
}
/** The classes that a source declares outside of others, and the one of its name, as `a/b/C`. */
function declaredClasses(path, text) {
    const folder = PACKAGE.exec(text)?.[1]?.replaceAll('`', '').replaceAll('.', '/');
    const stem = path.slice(path.lastIndexOf('/') + 1).replace(SOURCE, '');
    const names = [stem, ...[...text.matchAll(TYPE)].flatMap(([, name = '']) => name)];
    return [...new Set(names)].map((name) => (folder === undefined ? name : `${folder}/${name}`));
}
/**
 * Prepares the question for the source whose class a new file would be. `classes`: the source of each, by `a/b/C`. An
 * answer costs as many steps as the deepest package has parts.
 */
function buildClassFinder(classes) {
    const known = new Map([...classes].map(([name, source]) => [(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(name), source]));
    const depth = Math.max(0, ...[...known.keys()].map((name) => name.split('/').length));
    return (path) => {
        if (depth === 0)
            return undefined;
        const starts = startsOf(path, depth + 1);
        const end = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path.slice(starts.at(-1)));
        if (!ENDING.test(end))
            return undefined;
        const parts = end.replace(ENDING, '').split('/');
        // Of `C$Inner.class` the source is that of `C`.
        const name = parts.pop()?.split('$')[0] ?? '';
        const folder = parts.at(-1);
        const alone = folder === undefined || SOURCE_FOLDERS.has(folder) ? known.get(name) : undefined;
        return (alone ?? parts.map((_, at) => known.get([...parts.slice(at), name].join('/'))).find((each) => each !== undefined));
    };
}
/** Where the last parts of a path begin, the last one first. */
function startsOf(path, count) {
    const starts = [];
    for (let end = path.length; starts.length < count;) {
        const at = path.lastIndexOf('/', end - 1);
        starts.push(at + 1);
        if (at <= 0)
            break;
        end = at;
    }
    return starts;
}


/***/ }),

/***/ 2137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ resolveLinks),
/* harmony export */   E7: () => (/* binding */ buildNameFinder),
/* harmony export */   h7: () => (/* binding */ throughLinks),
/* harmony export */   t$: () => (/* binding */ beginsWith)
/* harmony export */ });
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13310);
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12894);
/**
 * The names by which a path is reached through the links of a tree. Pure.
 * Names are compared by folded case, and a path costs as many steps as links and their targets lie deep.
 */


// As many as the kernel follows.
const MAX_LINKS = 40;
// By links to links a path can have any number.
const MAX_NAMES = 100;
/** Where links end inside their tree, whether anything is there or not; those that leave it or end nowhere are left out. */
function resolveLinks(links) {
    const folded = new Map([...links].map(([path, target]) => [(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path), target]));
    const found = new Map();
    for (const [path, target] of links) {
        const end = target === undefined ? undefined : follow(folded, path, target);
        if (end !== undefined)
            found.set(path, end);
    }
    return found;
}
function follow(links, path, target) {
    if (isAbsolute(target))
        return undefined;
    const at = path.split('/').slice(0, -1);
    // The next part to look at is the last one.
    const parts = target.split('/').reverse();
    let followed = 1;
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (at.pop() === undefined)
                return undefined;
            continue;
        }
        at.push(part);
        const key = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(at.join('/'));
        if (!links.has(key))
            continue;
        const next = links.get(key);
        followed += 1;
        if (next === undefined || isAbsolute(next) || followed > MAX_LINKS)
            return undefined;
        at.pop();
        parts.push(...next.split('/').reverse());
    }
    return at.join('/');
}
function isAbsolute(target) {
    return /^[/\\]|^[a-z]:/i.test(target);
}
/** Prepares the question for the links of a tree, by where they end. */
function buildNameFinder(resolved) {
    if (resolved.size === 0)
        return () => [];
    const top = newPaths();
    for (const [path, target] of resolved) {
        pathsOf(top, path).link = { path, target };
        // A link to a folder that it lies in gives everything there names without end.
        if (target !== '' && !`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)}/`.startsWith(`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(target)}/`))
            pathsOf(top, target).from.push(path);
    }
    return (path) => {
        const real = realNameOf(top, path);
        const names = new Map();
        if (real !== undefined)
            names.set(real.name, real);
        // Links whose names go through other links.
        const due = [real?.name ?? path];
        for (let name = due.pop(); name !== undefined && names.size < MAX_NAMES; name = due.pop()) {
            for (const alias of aliasesOf(top, name)) {
                if (alias.name === path || names.has(alias.name) || names.size >= MAX_NAMES)
                    continue;
                names.set(alias.name, alias);
                due.push(alias.name);
            }
        }
        return [...names.values()];
    };
}
function newPaths() {
    return { children: new Map(), link: undefined, from: [] };
}
function pathsOf(top, path) {
    let paths = top;
    for (const part of (0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path).split('/')) {
        const child = paths.children.get(part) ?? newPaths();
        paths.children.set(part, child);
        paths = child;
    }
    return paths;
}
/** The places that a path leads through, each with what of the path comes after it. */
function* walk(top, path) {
    let paths = top;
    for (let from = 0; from <= path.length;) {
        const next = path.indexOf('/', from);
        const end = next === -1 ? path.length : next;
        paths = paths.children.get((0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path.slice(from, end)));
        if (paths === undefined)
            return;
        yield [paths, path.slice(end)];
        from = end + 1;
    }
}
function realNameOf(top, path) {
    let found;
    for (let followed = 0; followed < MAX_LINKS; followed += 1) {
        const step = firstLink(top, found?.name ?? path);
        if (step === undefined)
            return found;
        found = { ...step, kind: 'real', link: found?.link ?? step.link };
    }
    return undefined;
}
function firstLink(top, path) {
    for (const [{ link }, rest] of walk(top, path)) {
        if (link === undefined)
            continue;
        const name = link.target === '' ? rest.slice(1) : `${link.target}${rest}`;
        return { name, link: link.path };
    }
    return undefined;
}
function aliasesOf(top, path) {
    const found = [];
    for (const [{ from }, rest] of walk(top, path)) {
        for (const link of from)
            found.push({ name: `${link}${rest}`, link, kind: 'alias' });
    }
    return found;
}
/** What globs mean that begin with the name of a link: the same at the place where the link ends. */
function throughLinks(globs, resolved) {
    const found = [];
    const due = [...globs];
    for (let glob = due.pop(); glob !== undefined && found.length < MAX_NAMES; glob = due.pop()) {
        const plain = glob.replace(/^(?:\.\/)+/, '');
        for (const [link, target] of resolved) {
            if (!beginsWith(plain, link))
                continue;
            const rest = plain.slice((0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .literalGlob */ .I)(link).length);
            const inside = target === '' ? rest.slice(1) || '**' : `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .literalGlob */ .I)(target)}${rest}`;
            // A link to a file or a folder, named itself, means all that is there.
            for (const each of rest === '' ? [inside, `${inside}/**`] : [inside]) {
                if (found.includes(each) || globs.includes(each))
                    continue;
                found.push(each);
                due.push(each);
            }
        }
    }
    return found;
}
/** Whether a glob names a link, or something below it, letter by letter. */
function beginsWith(glob, link) {
    return `${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(glob.replace(/^(?:\.\/)+/, ''))}/`.startsWith(`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)((0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .literalGlob */ .I)(link))}/`);
}


/***/ }),

/***/ 56279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ installedNames),
/* harmony export */   Jc: () => (/* binding */ topModules),
/* harmony export */   L8: () => (/* binding */ importedNames),
/* harmony export */   cD: () => (/* binding */ moduleOf)
/* harmony export */ });
/**
 * What projects of package registries are called where they are imported. Pure.
 */
/** Projects of PyPI whose modules have other names than the project itself, in normal form. Source: their wheels. */
const OTHER_NAMES = {
    antlr4_python3_runtime: 'antlr4',
    apache_airflow: 'airflow',
    argon2_cffi: 'argon2',
    attrs: 'attr attrs',
    azure_core: 'azure',
    beautifulsoup4: 'bs4',
    biopython: 'Bio',
    discord_py: 'discord',
    djangorestframework: 'rest_framework',
    dnspython: 'dns',
    docker_py: 'docker',
    faiss_cpu: 'faiss',
    faiss_gpu: 'faiss',
    ffmpeg_python: 'ffmpeg',
    fonttools: 'fontTools',
    gitpython: 'git gitdb smmap',
    google_api_python_client: 'googleapiclient apiclient',
    google_cloud_storage: 'google',
    grpcio: 'grpc',
    grpcio_tools: 'grpc_tools',
    imbalanced_learn: 'imblearn',
    kafka_python: 'kafka',
    markdown_it_py: 'markdown_it',
    msgpack_python: 'msgpack',
    mysql_connector_python: 'mysql',
    mysqlclient: 'MySQLdb',
    opencv_contrib_python: 'cv2',
    opencv_contrib_python_headless: 'cv2',
    opencv_python: 'cv2',
    opencv_python_headless: 'cv2',
    paho_mqtt: 'paho',
    pillow: 'PIL',
    pillow_simd: 'PIL',
    protobuf: 'google',
    psycopg2_binary: 'psycopg2',
    py_cpuinfo: 'cpuinfo',
    pycryptodome: 'Crypto',
    pycryptodomex: 'Cryptodome',
    pygithub: 'github',
    pyjwt: 'jwt',
    pymupdf: 'fitz pymupdf',
    pynacl: 'nacl',
    pyopenssl: 'OpenSSL',
    pypdf2: 'PyPDF2',
    pyserial: 'serial',
    pysocks: 'socks',
    pytest: 'pytest py',
    python_dateutil: 'dateutil',
    python_docx: 'docx',
    python_dotenv: 'dotenv',
    python_jose: 'jose',
    python_json_logger: 'pythonjsonlogger',
    python_levenshtein: 'Levenshtein',
    python_magic: 'magic',
    python_multipart: 'multipart python_multipart',
    python_pptx: 'pptx',
    python_slugify: 'slugify',
    pytorch_lightning: 'pytorch_lightning lightning_fabric',
    pywin32: 'win32api win32con win32gui pythoncom',
    pyyaml: 'yaml',
    pyzmq: 'zmq',
    ruamel_yaml: 'ruamel',
    scikit_image: 'skimage',
    scikit_learn: 'sklearn',
    setuptools: 'setuptools pkg_resources',
    speechrecognition: 'speech_recognition',
    tensorflow_cpu: 'tensorflow',
    tensorflow_gpu: 'tensorflow',
    umap_learn: 'umap',
    websocket_client: 'websocket',
};
/** Names by which what a project of PyPI installs may be imported: an underscore where the project has a hyphen. */
function importedNames(project) {
    const normal = project.toLowerCase().replaceAll(/[-_.]+/g, '_');
    const others = Object.hasOwn(OTHER_NAMES, normal) ? (OTHER_NAMES[normal] ?? '').split(' ') : [];
    return [project, project.replaceAll('-', '_'), ...others];
}
/** The module that a file or folder in a folder of Python packages is; none for metadata. */
function moduleOf(name) {
    return /^[A-Za-z_]\w*(?=\.(?:py|so)$|\.[^.]+\.so$|$)/.exec(name) ?? [];
}
const PYTHON_PACKAGES = /(?:^|\/)(?:site|dist)-packages$/;
const NODE_PACKAGES = /(?:^|\/)node_modules$/;
// Packages of packages, which nothing else imports.
const INNER = /(?:^|\/)node_modules\//;
const METADATA = /^(.*)\/[^/]+\.dist-info$/;
// What projects call their own folders; a package that installs one of them does so by mistake.
const USUAL_FOLDERS = new Set('test tests doc docs example examples script scripts tool tools benchmark benchmarks src lib bin data build dist'.split(' '));
/**
 * Names by which what an installation made can be imported: what lies in folders of Python packages, known by their name
 * or by the metadata in them (`pip install --target`), and in the outermost `node_modules`.
 */
function installedNames(paths) {
    const targets = new Set(paths.flatMap((path) => METADATA.exec(path)?.[1] ?? []));
    const names = paths.flatMap((path) => {
        const at = path.lastIndexOf('/');
        if (at === -1)
            return [];
        const folder = path.slice(0, at);
        const name = path.slice(at + 1);
        if (PYTHON_PACKAGES.test(folder) || targets.has(folder))
            return moduleOf(name);
        return NODE_PACKAGES.test(folder) && !INNER.test(folder) && /^[A-Za-z0-9]/.test(name) ? [name] : [];
    });
    return [...new Set(names)].filter((name) => !USUAL_FOLDERS.has(name));
}
/** Modules of Python that a tree has at its top: installed under the same name, they are the project itself. */
function topModules(paths) {
    return paths.flatMap((path) => /^([A-Za-z_]\w*)(?:\.py|\/__init__\.py)$/.exec(path)?.[1] ?? []);
}


/***/ }),

/***/ 12894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   Pn: () => (/* binding */ pathKey),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** A path as file systems compare it that ignore case and composition: on some, `SRC/A` and `src/a` are one file. */
function foldPath(text) {
    // A pattern's "any character" is none of those that end a line: a name that holds one would slip through `**`.
    return (text
        .normalize('NFC')
        // Upper case first: letters such as the long s have none of their own, and a file system folds them to a plain one.
        .toUpperCase()
        .toLowerCase()
        .replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd'));
}
// What HFS+ ignores inside a name, so that ".g\u200cit" is ".git" there.
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** The same without the characters that a file system ignores: two paths with one key can be one file somewhere. */
function pathKey(text) {
    return foldPath(text.replace(IGNORED, ''));
}
/** `.git` in any spelling that a file system folds to it: case, ignored characters, trailing dots, short names. */
function isGitName(name) {
    const folded = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailing */ .hT)(pathKey(name), '. ');
    return folded === '.git' || /^git~\d+$/.test(folded) || folded.startsWith('.git:');
}


/***/ }),

/***/ 62044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ wholeFolders),
/* harmony export */   y: () => (/* binding */ buildPlantFinder)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _autoloaded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62578);
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12894);
/* harmony import */ var _shadowing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34482);
/**
 * New files in a checkout that would be part of the evaluator, or be loaded in the place of one of its files. Pure.
 * Invariant: a command that leaves one voids its evaluation, whoever of its processes made it: within one command
 * nothing else keeps a first run of the code under test from steering the next.
 */




// What package managers write beside their manifests.
const CREATED_BY_SETUP = [
    '**/.env*',
    '**/.envrc',
    '**/.pnp.*',
    '**/.yarn/**',
    '**/.bundle/config',
    '**/.cargo/config{,.toml}',
];
// Settings that they make where there are none.
const SETTINGS_BY_SETUP = ['**/{package,tsconfig,jsconfig}.json', '**/go.mod', '**/{pyproject,Cargo}.toml'];
// Where they put packages: what is below is theirs. Packages of Node are found from every folder around a file.
const NODE_PACKAGES = /(?:^|\/)node_modules(?:\/|$)/;
const PACKAGES = /(?:^|\/)(?:\.venv|venv|vendor|\.tox)(?:\/|$)/;
// Folders whose files are settings of what is around them.
const SETTINGS_FOLDER = /(?:^|\/)\.(?:cargo|config|mvn|bundle)$/;
const WHOLE = /^((?:[^*?[\]{}()!+@\\]+\/)*[^*?[\]{}()!+@\\/]+)\/\*\*(?:\/\*)?$/;
/** The folders all of whose files are protected by a glob of the form `dir/**`. */
function wholeFolders(globs) {
    return globs.flatMap((glob) => WHOLE.exec(glob.replace(/^(?:\.\/)+/, ''))?.[1] ?? []);
}
/** Finds whether a new file voids an evaluation, with the reason; undefined: it does not. */
function buildPlantFinder({ globs, shadowable, manifestFolders, writable, permit, }) {
    if (shadowable.files.length === 0)
        return () => undefined;
    const isProtected = matcherOf(globs);
    const isWhole = matcherOf(wholeFolders(globs).map((folder) => `${folder}/**`));
    const isLoaded = matcherOf(_autoloaded_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTOLOADED */ .F);
    const isOfSetup = matcherOf(CREATED_BY_SETUP);
    const isSettingOfSetup = matcherOf(SETTINGS_BY_SETUP);
    const isOpen = matcherOf([...permit, ...writable.map((folder) => `${folder}{,/**}`)]);
    // A build puts compiled classes, and sources that it generates, where it likes.
    const isJava = shadowable.classes !== undefined && shadowable.classes.size > 0;
    const findShadow = (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_0__/* .buildShadowFinder */ .H)(isJava ? { ...shadowable, classes: new Map() } : shadowable);
    const adjacent = foldersAround(shadowable.files);
    const manifests = new Set(manifestFolders);
    return ({ path, kind, isOutermost, by }) => {
        const isSetup = by !== 'other';
        if (isOpen(path) || (by === 'setup' && isPackage(path)))
            return undefined;
        // What an install or a build puts into folders of its own is not checked.
        const isMatch = isWhole(path) || ((!isSetup || isOutermost) && isProtected(path));
        if (isMatch)
            return { path, why: 'it matches what is protected', isMatch };
        const shadow = isSetup && isSettingOfSetup(path) ? undefined : findShadow(path, { kind });
        const why = shadow ?? loadedReason(path, isSetup);
        return why === undefined ? undefined : { path, why, isMatch };
    };
    function isPackage(path) {
        const found = NODE_PACKAGES.exec(path);
        // Of the outermost: packages have packages of their own inside.
        return found === null ? PACKAGES.test(path) : manifests.has(path.slice(0, found.index));
    }
    function loadedReason(path, isSetup) {
        const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(path.slice(0, Math.max(0, path.lastIndexOf('/')))).replace(SETTINGS_FOLDER, '');
        if (!adjacent.has(folder) || !isLoaded(path) || (isSetup && isOfSetup(path)))
            return undefined;
        return 'a harness or runtime loads it by itself';
    }
}
function matcherOf(globs) {
    const tests = globs.map((glob) => picomatch__WEBPACK_IMPORTED_MODULE_3__((0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(glob), { dot: true }));
    return (path) => {
        if (tests.length === 0)
            return false;
        const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(path);
        return tests.some((isMatch) => isMatch(folded));
    };
}
/** The folders around files, and the top. */
function foldersAround(files) {
    const found = new Set(['']);
    for (const path of files.map(_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            if (found.has(folder))
                break;
            found.add(folder);
        }
    }
    return found;
}


/***/ }),

/***/ 15310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vv: () => (/* binding */ NOTHING_PROTECTED),
  gk: () => (/* binding */ findNamedFiles),
  zU: () => (/* binding */ findProtectedIn),
  Zv: () => (/* binding */ foldersAbove),
  UX: () => (/* binding */ idsOf),
  sz: () => (/* binding */ readProtectedFiles),
  R0: () => (/* binding */ restoreProtected)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/literal-glob.js
var literal_glob = __webpack_require__(13310);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/decision/evaluator-digest.js
var evaluator_digest = __webpack_require__(94999);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/engine/boundaries/file-ids.js
var file_ids = __webpack_require__(87945);
;// CONCATENATED MODULE: ./build/engine/boundaries/import-folders.js
/**
 * The folders in which settings of the base, and its commands, let Python look for imports. Pure.
 * Source: pytest (`pythonpath`), setuptools (`package_dir`, `where`), Poetry (`from`), Hatch (`sources`), `PYTHONPATH`.
 * Each setting is read by its lines, not by its file's grammar: a folder too many means that a few names are denied there.
 */
const SETTINGS = /^(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|\.?pytest\.(?:ini|toml))$/;
const KEYS = /(?:^|[\s{,(])(?:pythonpath|package[-_]dir|where|from|sources|"")\s*[=:]\s*/g;
const VARIABLE = /(?:^|[\s;&|])(?:export\s+)?PYTHONPATH=("[^"]*"|'[^']*'|[^\s;&|]*)/g;
// Longer values are no lists of folders.
const MAX_VALUE = 500;
/** Whether a file may name such folders. */
function namesImportFolders(path) {
    return SETTINGS.test(path);
}
/** The folders that a file of settings names, from the top of the tree. */
function foldersOfSettings(text) {
    const found = [...text.matchAll(KEYS)].flatMap(({ 0: whole, index }) => {
        const rest = text.slice(index + whole.length, index + whole.length + MAX_VALUE);
        return wordsOf(settingOf(rest));
    });
    return [...new Set(found.flatMap(inTree))];
}
/** The folders that a command puts into `PYTHONPATH`, from the top of the tree. */
function foldersOfCommand(command) {
    const values = [...command.matchAll(VARIABLE)].map(([, value = '']) => value.replaceAll(/["']/g, ''));
    return values.flatMap((value) => value.split(':')).flatMap(inTree);
}
/** A list or table up to its end, else the line, with those after it that are indented. */
function settingOf(rest) {
    const end = rest.startsWith('[') ? rest.indexOf(']') : rest.startsWith('{') ? rest.indexOf('}') : -1;
    return end === -1 ? (/^.*(?:\n[ \t]+\S.*)*/.exec(rest)?.[0] ?? '') : rest.slice(0, end);
}
function wordsOf(value) {
    const strings = [...value.matchAll(/["']([^"'\n]*)["']/g)].map(([, inside = '']) => inside);
    return strings.length > 0 ? strings : value.split(/[\s,=]+/);
}
function inTree(folder) {
    const plain = folder
        .replace(/^\$(?:PWD|\{PWD\})\//, '')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    return /^[\w-][\w./-]*$/.test(plain) && !plain.split('/').includes('..') ? [plain] : [];
}

// EXTERNAL MODULE: ./build/engine/boundaries/imported-packages.js
var imported_packages = __webpack_require__(96316);
// EXTERNAL MODULE: ./build/engine/boundaries/java-classes.js
var java_classes = __webpack_require__(11489);
// EXTERNAL MODULE: ./build/engine/boundaries/link-names.js
var link_names = __webpack_require__(2137);
// EXTERNAL MODULE: ./build/engine/boundaries/package-names.js
var package_names = __webpack_require__(56279);
// EXTERNAL MODULE: ./build/engine/boundaries/tree-links.js + 2 modules
var tree_links = __webpack_require__(62357);
;// CONCATENATED MODULE: ./build/engine/boundaries/protected-files.js
/**
 * The files that judge: evaluator, its inputs, tests.
 * Invariant: they are those of the base in every evaluation, byte for byte, before it and after it; a change of one of
 * them is never judged by itself.
 */



















const NOTHING_OPEN = { writable: [], writableKey: 'objective.writable', permit: [] };
/** Finds the protected files of a commit by globs. */
async function readProtectedFiles(store, { commit, globs: supplied, openings = NOTHING_OPEN, commands = [] }) {
    if (supplied.length === 0)
        return NOTHING_PROTECTED;
    const listed = await (0,git_store/* listFiles */.CS)(store, commit);
    // What is named by way of a link lies where the link ends.
    const globs = [...supplied, ...(0,link_names/* throughLinks */.h7)(supplied, await (0,tree_links/* readLinks */.C)(store, listed))];
    const matches = globs.map((glob) => picomatch(glob, { dot: true }));
    const isProtected = (path) => matches.some((isMatch) => isMatch(path));
    const files = listed.flatMap(({ mode, id, path: name }) => {
        const path = (0,byte_path/* decodePath */.q0)(name);
        if (mode === REPOSITORY || !isProtected(path))
            return [];
        const contents = contentsOf(store, { mode, id, path: name });
        return [{ path, mode, id, ...(contents === undefined ? {} : { contents }) }];
    });
    const folders = foldersAbove(listed.map(({ path }) => ({ path: (0,byte_path/* decodePath */.q0)(path) })));
    const packages = await (0,imported_packages/* readDeclaredPackages */.u)(store, commit);
    const paths = listed.map(({ path }) => (0,byte_path/* decodePath */.q0)(path));
    const manifestFolders = foldersWith(paths, 'package.json');
    const environmentSnapshot = {
        initFolders: new Set(foldersWith(paths, '__init__.py')),
        conftestFolders: new Set(foldersWith(paths, 'conftest.py')),
        headers: new Set(paths.flatMap((path) => HEADER.exec(path)?.flatMap((part = '') => part) ?? [])),
        classes: await readClasses(store, files),
        importFolders: new Set([...(await readImportFolders(store, listed)), ...commands.flatMap(foldersOfCommand)]),
    };
    const programs = commands.flatMap(protected_files_wordsOf).filter((word) => word.startsWith('/'));
    const found = {
        files,
        digest: digestOf(files),
        globs,
        folders,
        environmentSnapshot,
        packages,
        manifestFolders,
        openings,
    };
    return { ...found, commit, programs, ownModules: (0,package_names/* topModules */.Jc)(paths) };
}
function contentsOf({ external }, { mode, id, path }) {
    const file = external?.lfs.get(path.toString('latin1'));
    return file?.mode === mode && file.id === id ? file.oid : undefined;
}
// A header, with the folder around it and without.
const HEADER = /(?:[^/]+\/)?([^/]+\.(?:h|hh|hpp|hxx))$/i;
async function readImportFolders(store, listed) {
    const folders = [];
    for (const { path, id, mode } of listed) {
        if (!namesImportFolders((0,byte_path/* decodePath */.q0)(path)) || mode === LINK || mode === REPOSITORY)
            continue;
        folders.push(...foldersOfSettings((await store.git(['cat-file', 'blob', '--end-of-options', id])).stdout.toString()));
    }
    return folders;
}
/** The source of each class that protected files declare. */
async function readClasses(store, files) {
    const sources = files.filter(({ path, mode }) => (0,java_classes/* isClassSource */.q9)(path) && mode !== LINK && mode !== REPOSITORY);
    if (sources.length === 0)
        return new Map();
    const { stdout } = await store.git(['cat-file', '--batch'], { input: sources.map(({ id }) => `${id}\n`).join('') });
    const classes = new Map();
    let from = 0;
    for (const { path } of sources) {
        // `<id> blob <size>`, then the content, each with the end of its line.
        const end = stdout.indexOf('\n', from);
        const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
        const text = stdout.toString('utf8', end + 1, end + 1 + size);
        for (const name of (0,java_classes/* declaredClasses */.b3)(path, text))
            classes.set(name, path);
        from = end + size + 2;
    }
    return classes;
}
/** The folders that hold a file of a name. */
function foldersWith(paths, name) {
    const inside = paths.filter((path) => path === name || path.endsWith(`/${name}`));
    return inside.map((path) => path.slice(0, Math.max(0, path.length - name.length - 1)));
}
function digestOf(files) {
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)(files.map(({ path, mode, id }) => [(0,byte_path/* encodePath */.O0)(path).toString('hex'), mode, id])));
}
/** Where nothing judges but the command itself. */
const NOTHING_PROTECTED = {
    files: [],
    digest: digestOf([]),
    globs: [],
    folders: [],
    environmentSnapshot: { initFolders: new Set(), conftestFolders: new Set(), headers: new Set() },
    packages: [],
    ownModules: [],
    programs: [],
    commit: undefined,
    manifestFolders: [],
    openings: NOTHING_OPEN,
};
const REPOSITORY = '160000';
const LINK = '120000';
const MAX_NAMED = 200;
// The files of a tree that is listed as fast as some of it.
const MAX_LISTED = 2000;
// A tree is evaluated more than once, and what comes of it is the same each time: ids name contents.
const MAX_RESTORED = 100;
const restored = new WeakMap();
/** The tree with the protected files of the base in it: the tree itself where they are that already. */
async function restoreProtected(store, restoring) {
    const { tree, protectedFiles } = restoring;
    const known = restored.get(protectedFiles) ?? new Map();
    restored.set(protectedFiles, known);
    const found = known.get(tree) ?? (await makeRestored(store, restoring));
    if (known.size >= MAX_RESTORED)
        known.clear();
    known.set(tree, found);
    return found;
}
async function makeRestored(store, { tree, indexFile, protectedFiles: { files } }) {
    const { gitDir, home } = store;
    if (files.length === 0)
        return tree;
    const found = await entriesOf(store, { tree, files });
    const changed = files.filter(({ path, mode, id }) => !found.has(`${mode} blob ${id}\t${path}`));
    if (changed.length === 0)
        return tree;
    const lines = changed.map(({ path, mode, id }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), (0,byte_path/* encodePath */.O0)(path), Buffer.alloc(1)]));
    const bound = (0,git/* bindGit */.uD)({ gitDir, home, indexFile });
    await bound(['read-tree', '--end-of-options', tree]);
    await bound(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(lines) });
    return (0,git/* gitLine */.JG)(bound, ['write-tree']);
}
/** What a tree has under the names of some files, or more of it: each as `git ls-tree` prints it. */
async function entriesOf(store, { tree, files }) {
    const ofBase = await (0,git_store/* findListed */.dt)(store, store.base);
    // An evaluation with a setup lists the whole tree, too.
    const listed = await (ofBase !== undefined && ofBase.length <= MAX_LISTED
        ? (0,git_store/* listFiles */.CS)(store, tree)
        : (0,git_store/* findListed */.dt)(store, tree));
    if (listed !== undefined)
        return new Set(listed.map(({ mode, id, path }) => `${mode} blob ${id}\t${(0,byte_path/* decodePath */.q0)(path)}`));
    // All of a large tree costs more than the evaluation's checkout.
    const named = files.length <= MAX_NAMED ? files.map(({ path }) => path) : [];
    // A name that is no text cannot be an argument.
    const isPlain = named.every((path) => (0,byte_path/* encodePath */.O0)(path).equals(Buffer.from(path)));
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', tree, ...(isPlain ? named : [])];
    const { stdout } = await store.git(args);
    return new Set((0,raw_diff/* splitNul */.K)(stdout).map(byte_path/* decodePath */.q0));
}
/** What each file is, by its path: mode and id, as a record of decisions begins with them. */
function idsOf({ files }) {
    return Object.fromEntries(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
}
/** Reads the protected files in a folder. */
function findProtectedIn(folder, { files }) {
    const issues = [];
    const moved = foldersAbove(files).filter((path) => {
        // Behind a link the same files may lie, until the link leads elsewhere.
        return !isFolderAt(Buffer.concat([Buffer.from(`${folder}/`), (0,byte_path/* encodePath */.O0)(path)]));
    });
    if (moved[0] !== undefined)
        issues.push(`the folder ${(0,base_text/* quoted */.TL)(moved[0], 200)} of protected files is not the one of the base`);
    const found = files.map((file) => {
        const { path, mode, id } = file;
        const isBehind = moved.some((folderPath) => path.startsWith(`${folderPath}/`));
        const whole = Buffer.concat([Buffer.from(`${folder}/`), (0,byte_path/* encodePath */.O0)(path)]);
        const is = isBehind ? undefined : (0,file_ids/* readProtectedId */.C)(whole, file);
        if (is !== id)
            issues.push(`the protected file ${(0,base_text/* quoted */.TL)(path, 200)} is not the one of the base`);
        return { path, mode, id: is ?? 'gone' };
    });
    return { digest: (0,evaluator_digest/* filesDigest */.AD)(idsOf({ files: found })), issue: issues[0] };
}
function isFolderAt(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch (error) {
        // A command took the rights of a folder around it.
        if ((0,files/* isSystemError */.Or)(error))
            return false;
        throw error;
    }
}
/** The folders that files lie in, outermost first, but the top. */
function foldersAbove(files) {
    const found = new Set();
    for (const { path } of files) {
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
            found.add(path.slice(0, at));
    }
    return [...found].sort((one, other) => one.length - other.length);
}
function protected_files_wordsOf(command) {
    return command.split(/[\s"'`;|&<>()=,]+/);
}
/** Globs for the files that a command names: those words of it that are paths of a commit. */
async function findNamedFiles(store, { commit, command }) {
    const listed = await (0,git_store/* listFiles */.CS)(store, commit);
    const paths = new Set(listed.map(({ path }) => (0,byte_path/* decodePath */.q0)(path)));
    const words = protected_files_wordsOf(command).map((word) => word.replace(/^(\.\/)+/, ''));
    const isNamed = (word) => paths.has(word);
    // By way of a link a command names what lies where that ends.
    const findNames = (0,link_names/* buildNameFinder */.E7)(await (0,tree_links/* readLinks */.C)(store, listed));
    const behind = words.flatMap((word) => findNames(word).flatMap(({ kind, name }) => (kind === 'real' ? [name] : [])));
    const named = [...new Set([...words, ...behind].filter(isNamed))];
    return named.map(literal_glob/* literalGlob */.I);
}


/***/ }),

/***/ 2465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ findProtectedInUpper)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94999);
/* harmony import */ var _kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62730);
/* harmony import */ var _bound_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38716);
/* harmony import */ var _file_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87945);
/* harmony import */ var _protected_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15310);
/** The protected files of a layered view, read from its writable layer: what is not in there is the base's. */







/** Finds the protected files that a command changed, hid or removed. */
function findProtectedInUpper({ folder, replaced }, { files, watched }) {
    const issues = [];
    const gone = new Set();
    const isWatched = new Set(watched);
    for (const path of (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(files)) {
        const key = keyOf(path);
        const entry = (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_2__/* .entryIn */ .Gi)(folder, key);
        const isGone = entry === undefined ? isBelow(path, gone) : entry === 'hidden' || !entry.isDirectory();
        if (isGone)
            gone.add(path);
        if (isGone || replaced.has(key))
            issues.push(`the folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path, 200)} of protected files is not the one of the base`);
    }
    const found = files.map((file) => {
        const { path, mode, id } = file;
        const entry = (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_2__/* .entryIn */ .Gi)(folder, keyOf(path));
        const isHidden = isBelow(path, gone) || (entry === undefined && isBelow(path, textsOf(replaced)));
        const is = isHidden
            ? undefined
            : entry === undefined
                ? id
                : (0,_file_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .readProtectedId */ .C)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .placeIn */ .VV)(folder, (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(path)), file);
        if (is === id && entry !== undefined && isWatched.has(path))
            issues.push((0,_bound_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writtenIssue */ .fI)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path, 200)));
        if (is !== id)
            issues.push(`the protected file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path, 200)} is not the one of the base`);
        return { path, mode, id: is ?? 'gone' };
    });
    return { digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .filesDigest */ .AD)((0,_protected_files_js__WEBPACK_IMPORTED_MODULE_5__/* .idsOf */ .UX)({ files: found })), issue: issues[0] };
}
function isBelow(path, folders) {
    if (folders.size === 0)
        return false;
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        if (folders.has(path.slice(0, at)))
            return true;
    }
    return false;
}
function textsOf(keys) {
    return keys.size === 0 ? keys : new Set([...keys].map((key) => Buffer.from(key, 'latin1').toString('utf8')));
}
function keyOf(path) {
    return (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(path).toString('latin1');
}


/***/ }),

/***/ 52503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ SETTINGS_FILES)
/* harmony export */ });
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);

/** Agents without a preset here, and instruction files that several of them share. */
const OTHER_AGENTS = [
    '**/{AGENT,AGENTS.local,QWEN,IFLOW,WARP,CRUSH,CRUSH.local,CONVENTIONS}.md',
    '**/.{cursor,windsurf,cline,roo,kilocode,continue,trae,augment,junie,kiro,amazonq,aiassistant}/**',
    '**/.{qwen,iflow,crush,goose,factory,warp,openhands,tabnine,sourcegraph,cody,amp,agent,devin,ruler,grok}/**',
    '**/.{antigravity,qoder,codebuddy,zencoder,rovodev}/**',
    '**/{mcp,mcp_config}.json',
    '**/.{cursorrules,windsurfrules,continuerules,continuerc.json,rules,openhands_instructions,augment-guidelines}',
    '**/.{clinerules,roorules}*{,/**}',
    '**/.{roomodes,kilocodemodes,goosehints}',
    '**/{.crush,crush}.json',
    '**/.{cursor,cursorindexing,codeium,cline,roo,kilocode,continue,augment,crush,goose,cody,ai,claude,copilot}ignore',
];
const EDITORS = [
    '**/.{vscode,idea,zed,fleet,vs,theia,helix,settings,devcontainer,idx,codesandbox}/**',
    '**/*.{code-workspace,sublime-project}',
    '**/{.devcontainer.json,.editorconfig,.replit,.gitpod.yml,.gitpod.Dockerfile}',
    '**/{.devfile,devfile}.{yaml,yml}',
    '**/{.exrc,.vimrc,.nvimrc,.nvim.lua,.lvimrc,.dir-locals.el,.dir-locals-2.el,.projectile}',
    '**/.{vim,nvim,bsp}/**',
    '**/{.luarc.json{,c},.project}',
    // Linters and formatters that editors run as soon as a file is opened, with the plugins that these name.
    '**/.{eslint,stylelint,prettier}rc{,.*}',
    '**/{eslint,stylelint,prettier}.config.*',
    '**/{.pylintrc,.pylintrc.toml,pylintrc,pylintrc.toml,.rubocop.yml,.solargraph.yml}',
];
// Read from the folder that a shell or a debugger is started in.
const SHELLS = [
    '**/.{irbrc,pryrc,iex.exs,ghci,ocamlinit,gdbinit,lldbinit,pdbrc,byebugrc,rdbgrc{,.rb},octaverc,latexmkrc}',
    '**/.{envrc,miserc.toml}',
    '**/{.mise,mise,.rtx}{,.*}.toml',
    '**/{.mise,mise,.config/mise}/**',
];
const CI = [
    '**/.{github,gitlab,gitea,forgejo,circleci,buildkite,semaphore,teamcity,tekton,harness,codefresh}/**',
    '**/.{azure-pipelines,azuredevops,woodpecker,builds,zuul.d,buddy,cds,copr}/**',
    '**/{zuul.d,bamboo-specs,ci_scripts}/**',
    '**/Jenkinsfile{,.*}',
    '**/.{gitlab-ci,travis,build,taskcluster,scrutinizer,codeclimate,mergify,pullapprove,evergreen}.{yml,yaml}',
    '**/.{drone,woodpecker,cirrus,vela}.{yml,yaml,star,jsonnet}',
    '**/{azure-pipelines,bitbucket-pipelines}{,.*,-*}.{yml,yaml}',
    '**/{.,}{appveyor,codemagic,bitrise,buildspec,codefresh,wercker,zuul,readthedocs,packit,buddy}.{yml,yaml}',
    '**/cloudbuild{,.*}.{yml,yaml,json}',
    '**/{.renovaterc,renovate}{,.json,.json5}',
    '**/{.coderabbit.yaml,.kodiak.toml,sonar-project.properties}',
    // Who has to review, and what is said by a bot.
    '**/{CODEOWNERS,Dangerfile{,.*}}',
];
const RELEASES_AND_DEPLOYS = [
    '**/{.,}goreleaser.{yml,yaml}',
    '**/{.releaserc{,.*},release.config.*,.release-it.*,release-please-config.json}',
    '**/{netlify,fly,railway,wrangler,nixpacks}.toml',
    '**/{railway,wrangler,firebase,now}.{json,jsonc}',
    '**/{vercel.*,.firebaserc,Procfile}',
    '**/{amplify,heroku,render,apphosting}.{yml,yaml}',
    '**/.{vercel,netlify,amplify,platform,upsun,ebextensions,do}/**',
];
const HOOKS = [
    '**/.{husky,lefthook,githooks,git-hooks,cargo-husky,trunk}/**',
    '**/.huskyrc*',
    '**/.pre-commit-{config,hooks}.{yml,yaml}',
    '**/{.,}lefthook{,-local}.{yml,yaml,toml,json}',
    '**/{.overcommit.yml,prek.toml,.rusty-hook.toml,hk.pkl,captainhook.json,grumphp.yml,grumphp.yml.dist}',
    '**/{.,}{simple-git-hooks,nano-staged}.{js,cjs,mjs,json}',
    '**/.{lintstaged,commitlint}rc*',
    '**/{lint-staged,commitlint}.config.*',
];
const GIT_AND_TOOLS = [
    '**/.{lfsconfig,gitconfig,gitreview}',
    '**/.{npmrc,pypirc}',
    '**/pip.{conf,ini}',
    '**/deno.{json,jsonc}',
    '**/.{nvmrc,tool-versions,sdkmanrc,asdfrc}',
    '**/.{node,python,ruby,java,go,php,perl,terraform,bun}-version',
    '**/{devbox.json,.flox/**}',
    '**/pnpm-workspace.{yml,yaml}',
    // Wrappers name, and are, the program that everybody's build runs.
    '**/{gradle/wrapper/**,gradlew,gradlew.bat,mvnw,mvnw.cmd}',
    // Merged into the composition that everybody starts.
    '**/{docker-,}compose.override.{yml,yaml}',
];
/**
 * What agents, editors, shells, CI systems, deploys, hook, package and version managers load from a repository by
 * themselves, in whatever folder: by it a change could run commands on the machine of the next person or job that opens it.
 * Source: trust, S39. The files of each agent with a preset are listed in its preset.
 */
const SETTINGS_FILES = [
    ...new Set([
        ..._agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .VC.flatMap((name) => _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .PRESETS */ .fG[name].settings),
        ...OTHER_AGENTS,
        ...EDITORS,
        ...SHELLS,
        ...CI,
        ...RELEASES_AND_DEPLOYS,
        ...HOOKS,
        ...GIT_AND_TOOLS,
    ]),
];


/***/ }),

/***/ 9048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ shadowableOf),
/* harmony export */   JO: () => (/* binding */ shadowableOfSetup),
/* harmony export */   jR: () => (/* binding */ noteInstalled),
/* harmony export */   xV: () => (/* binding */ knowsInstalled)
/* harmony export */ });
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35222);
/* harmony import */ var _imported_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96316);
/* harmony import */ var _package_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56279);
/**
 * What no new file of a change may be loaded in the place of: protected files, what surrounds them, and packages that the
 * environment has.
 * Invariant: names of packages come from the base alone: its manifests, the machine, and what setup installs on the tree
 * of the base. What setup installs on the tree of a change has no say.
 */



const shadowables = new WeakMap();
const ofBase = new WeakMap();
const NONE = [];
/** What new files are held to, with the packages that setup is known to install on the base. */
function shadowableOf(protectedFiles, { PATH = '' }) {
    const bySetup = ofBase.get(protectedFiles) ?? NONE;
    const known = shadowables.get(protectedFiles);
    if (known?.PATH === PATH && known.bySetup === bySetup)
        return known.shadowable;
    const shadowable = buildShadowable(protectedFiles, [
        ...(0,_imported_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstalledPackages */ .A)(PATH, protectedFiles.programs),
        ...bySetup,
    ]);
    shadowables.set(protectedFiles, { PATH, bySetup, shadowable });
    return shadowable;
}
/** The same without what setup installs, for what setup itself makes: an install may build in place. */
function shadowableOfSetup(protectedFiles, { PATH = '' }) {
    return buildShadowable(protectedFiles, (0,_imported_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstalledPackages */ .A)(PATH, protectedFiles.programs));
}
function buildShadowable(protectedFiles, installed) {
    const { files, folders, environmentSnapshot, packages } = protectedFiles;
    return {
        ...environmentSnapshot,
        files: files.map(({ path }) => path),
        packages: new Set([...packages, ...installed]),
        folders: new Set(folders),
    };
}
/** Whether `noteInstalled` was asked about the base. */
function knowsInstalled(protectedFiles) {
    return ofBase.has(protectedFiles);
}
/** Remembers what setup made new, where it ran on the tree of the base; of any other tree it remembers nothing. */
async function noteInstalled(store, protectedFiles, 
/** `tree`: the id of a tree, or the base. */
{ tree, paths }) {
    const { commit, ownModules } = protectedFiles;
    if (commit === undefined || ofBase.has(protectedFiles))
        return;
    if (tree !== commit && tree !== (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__/* .treeIdOf */ .bR)(store, commit)))
        return;
    const own = new Set(ownModules);
    ofBase.set(protectedFiles, (0,_package_names_js__WEBPACK_IMPORTED_MODULE_2__/* .installedNames */ .Hq)([...paths]).filter((name) => !own.has(name)));
}


/***/ }),

/***/ 34482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ buildShadowFinder),
  D: () => (/* binding */ isToolFolder)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/java-classes.js
var java_classes = __webpack_require__(11489);
;// CONCATENATED MODULE: ./build/engine/boundaries/standard-modules.js
/**
 * Top-level modules of the standard libraries of Python (3.8 to 3.14, also those that its other modules import) and
 * Node. Fixed lists, so that a change is denied on every machine alike.
 * Source: `sys.stdlib_module_names`, `module.builtinModules`.
 */
const PYTHON_MODULES = new Set(`__future__ _abc _aix_support _ast _asyncio _bisect _blake2 _bootsubprocess _bz2 _codecs _codecs_cn _codecs_hk
  _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _collections _collections_abc _colorize _compat_pickle _compression
  _contextvars _crypt _csv _ctypes _curses _curses_panel _datetime _dbm _decimal _elementtree _frozen_importlib
  _frozen_importlib_external _functools _gdbm _hashlib _heapq _hmac _imp _interpchannels _interpqueues _interpreters
  _ios_support _io _json _locale _lsprof _lzma _markupbase _md5 _msi _multibytecodec _multiprocessing _opcode
  _opcode_metadata _operator _osx_support _overlapped _pickle _posixshmem _posixsubprocess _py_abc _py_warnings
  _pydatetime _pydecimal _pyio _pylong _pyrepl _queue _random _remote_debugging _scproxy _sha1 _sha2 _sha256 _sha3
  _sha512 _signal _sitebuiltins _socket _sqlite3 _sre _ssl _stat _statistics _string _strptime _struct _suggestions
  _symtable _sysconfig _thread _threading_local _tkinter _tokenize _tracemalloc _types _typing _uuid _warnings
  _weakref _weakrefset _winapi _wmi _zoneinfo _zstd
  abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb
  binascii binhex bisect builtins bz2 calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
  compression concurrent configparser contextlib contextvars copy copyreg cprofile crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp
  fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip
  hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3
  linecache locale logging lzma macpath mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt
  multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev parser pathlib pdb
  pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr
  pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select
  selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants
  sre_parse ssl stat statistics string stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny
  tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`.split(/\s+/));
const NODE_MODULES = new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs
  http http2 https inspector module net os path perf_hooks process punycode querystring readline repl sqlite stream
  string_decoder sys test timers tls trace_events tty url util v8 vm wasi worker_threads zlib`.split(/\s+/));
/** Libraries that come with Ruby 3 and are loaded by `require`. */
const RUBY_MODULES = new Set(`abbrev base64 benchmark bigdecimal bundler cgi coverage csv date delegate did_you_mean digest drb english erb etc
  expect fcntl fiddle fileutils find forwardable getoptlong io ipaddr irb json logger matrix minitest monitor mutex_m net
  nkf objspace observer open-uri open3 openssl optparse ostruct pathname pp prettyprint prime pstore psych pty racc rake
  rdoc readline reline resolv rexml rinda ripper rspec rss rubygems securerandom set shellwords simplecov singleton socket
  stringio strscan syslog tempfile test-unit time timeout tmpdir tsort un unicode_normalize uri weakref yaml zlib`.split(/\s+/));
/** Headers of C (C23), C++ (C++23) and what is common of POSIX. */
const C_HEADERS = new Set(`assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h signal.h
  stdalign.h stdarg.h stdatomic.h stdbit.h stdbool.h stdckdint.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h
  tgmath.h threads.h time.h uchar.h wchar.h wctype.h dirent.h dlfcn.h fcntl.h getopt.h poll.h pthread.h sched.h
  semaphore.h strings.h syslog.h termios.h unistd.h algorithm any array atomic barrier bit bitset cassert cctype cerrno
  cfenv cfloat charconv chrono cinttypes climits clocale cmath codecvt compare complex concepts condition_variable
  coroutine csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception
  execution expected filesystem format forward_list fstream functional future generator initializer_list iomanip ios
  iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric
  optional ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span
  spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf string string_view strstream syncstream
  system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector`.split(/\s+/));

;// CONCATENATED MODULE: ./build/engine/boundaries/language-lookups.js
/**
 * By which names languages find what a file imports, and by which the settings around it. Pure.
 * Source: each language's rules of resolution: Python's `importlib` (a package before a module, a folder without
 * `__init__` last), Node's `require` and `import`, `go help modules`, Cargo's package layout, GCC's `#include`.
 */


const LANGUAGES = [
    ['python', /\.(?:py|pyw|pyx|pyc|pyd)$/],
    ['javascript', /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte)$/],
    ['go', /\.go$/],
    ['rust', /\.rs$/],
    ['ruby', /\.rb$/],
    ['c', /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|m|mm)$/],
];
/** The language that a file of a folded name is written in. */
function languageOf(name) {
    return LANGUAGES.find(([, pattern]) => pattern.test(name))?.[0];
}
/** Where imports of Node look for packages, from the importing file's folder upwards. */
const PACKAGES_FOLDER = 'node_modules';
const COMPILED_FOLDER = '__pycache__';
const COMPILED = /\.(?:pyc|pyd|so|class)$/;
const PYTHON = /\.(?:py|pyw|pyc|pyd|so)$/;
const JAVASCRIPT = /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)$/;
const LOADED = /\.(?:py|pyw|js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm|java|jar|kt|groovy)$/;
// What makes a folder a package.
const PYTHON_PACKAGE = /^__init__\.(?:py|pyw|pyc|pyd|so|[^.]+.*\.(?:pyc|pyd|so))$/;
const JAVASCRIPT_PACKAGE = /^(?:index\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)|package\.json)$/;
function isCompiled(name) {
    return COMPILED.test(name);
}
/** Whether a part of a path is, or makes of a folder, a module of Python. */
function isPythonModule({ name, rest, kind }) {
    if (rest === undefined)
        return PYTHON.test(name) || kind === 'link';
    return rest.isLast && PYTHON_PACKAGE.test(rest.first);
}
/** Whether a part of a path is, or makes of a folder, a module of Node. */
function isJavaScriptModule({ name, rest, kind }) {
    if (rest === undefined)
        return JAVASCRIPT.test(name) || kind === 'link';
    return rest.isLast && JAVASCRIPT_PACKAGE.test(rest.first);
}
/** Whether a file makes a package of its folder, for Node. */
function isJavaScriptIndex(name) {
    return JAVASCRIPT_PACKAGE.test(name);
}
/** Whether a new file makes a package of its folder. */
function isPackageFile({ rest }) {
    return rest?.isLast === true && (PYTHON_PACKAGE.test(rest.first) || JAVASCRIPT_PACKAGE.test(rest.first));
}
/** A name without what says how it is loaded; compiled files bear the version of their machine between the two. */
function stemOf(name) {
    if (COMPILED.test(name))
        return name.slice(0, name.indexOf('.'));
    return name.replace(LOADED, '');
}
/** The library whose name a file bears, or a folder that is a package. */
function libraryOf(ending, packages) {
    const stem = stemOf(ending.name);
    const isPython = isPythonModule(ending);
    const isJavaScript = isJavaScriptModule(ending);
    if (isPython && PYTHON_MODULES.has(stem))
        return `Python's module ${(0,base_text/* quoted */.TL)(stem)}`;
    if (isJavaScript && NODE_MODULES.has(stem))
        return `Node's module ${(0,base_text/* quoted */.TL)(stem)}`;
    if ((isPython || isJavaScript) && packages.has(stem))
        return `the installed package ${(0,base_text/* quoted */.TL)(stem)}`;
    return undefined;
}
/** The library whose name a file bears for what is written in a language and lies beside it. */
function neighbourOf({ name, rest }, { languages, headers }) {
    if (rest !== undefined) {
        // `#include "lib/x.h"`, beside which another `lib/x.h` comes first.
        const header = `${name}/${rest.first}`;
        return rest.isLast && languages.has('c') && headers.has(header) ? `another header ${(0,base_text/* quoted */.TL)(header)}` : undefined;
    }
    if (languages.has('ruby') && name.endsWith('.rb') && RUBY_MODULES.has(name.slice(0, -3)))
        return `Ruby's library ${(0,base_text/* quoted */.TL)(name.slice(0, -3))}`;
    if (languages.has('c') && C_HEADERS.has(name))
        return `the standard header ${(0,base_text/* quoted */.TL)(name)}`;
    if (languages.has('c') && headers.has(name))
        return `another header ${(0,base_text/* quoted */.TL)(name)}`;
    return undefined;
}
/** Settings that a language's tools look for in each folder from a file upwards; `below`: not at the top. */
const SETTINGS = {
    // Of pytest; at the top, too.
    python: { 'pyproject.toml': 'anywhere' },
    // They name modules again: `paths`, `imports`, `type`.
    javascript: { 'tsconfig.json': 'anywhere', 'jsconfig.json': 'anywhere', 'package.json': 'below' },
    // With it the folder is a module of its own, whose tests `./...` leaves out.
    go: { 'go.mod': 'anywhere' },
    rust: { 'build.rs': 'anywhere', 'cargo.toml': 'below' },
    ruby: { rakefile: 'anywhere', 'rakefile.rb': 'anywhere', gemfile: 'anywhere', 'gems.rb': 'anywhere' },
    c: {},
};
/** The language whose files a new file around them is a setting of. */
function findSetting({ name, rest }, { languages, isTop }) {
    if (rest !== undefined)
        return undefined;
    return [...languages].find((language) => {
        const where = Object.hasOwn(SETTINGS[language], name) ? SETTINGS[language][name] : undefined;
        return where === 'anywhere' || (where === 'below' && !isTop);
    });
}

// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(12894);
;// CONCATENATED MODULE: ./build/engine/boundaries/shadowing.js
/**
 * New files that a program would load in the place of one that it means. Pure.
 * Invariant: what the evaluator imports, by whatever name, is what it would import at the base. A new path takes the
 * place of a protected file where its stem is that file's in the same folder, of a library where it lies in a folder that
 * imports are looked for in: the top of the tree, that of a protected file, those that pytest adds for it. Compiled files
 * of a protected module count as new even where the base has them: a compiled file may say that its source is not to be
 * looked at. Settings count that tools look for upwards from a protected file.
 * Names are compared by folded case: on some file systems `JSON.py` is `json.py`.
 */




const finders = new WeakMap();
/**
 * Prepares the question for one set of protected files; without any nothing is shadowed. An answer costs as many steps as
 * protected files lie deep, however deep the path is.
 */
function buildShadowFinder(shadowable) {
    const known = finders.get(shadowable) ?? makeFinder(shadowable);
    finders.set(shadowable, known);
    return known;
}
function makeFinder(shadowable) {
    const { files, packages, folders, headers, classes = new Map() } = shadowable;
    if (files.length === 0)
        return () => undefined;
    const top = foldersOf(shadowable);
    const rules = { packages: folded(packages), headers: folded(headers) };
    const old = folded(folders);
    const findClass = (0,java_classes/* buildClassFinder */.JU)(classes);
    // A link is none of the base's folders, whatever was there.
    const isOld = ({ whole, rest, kind }) => (rest !== undefined || kind !== 'link') && old.has((0,path_names/* foldPath */.tu)(whole));
    return (path, { isNew = true, kind = 'file' } = {}) => {
        // The folders that were looked in, with where the path goes on below them.
        const roots = [];
        let from = 0;
        for (let folder = top; folder !== undefined;) {
            const level = levelOf(path, from, kind);
            const isRemembered = () => isOfTools(path, kind);
            const found = shadowedIn(folder, level, { ...rules, isOld: () => isOld(level), isNew, isRemembered });
            if (found !== undefined)
                return found;
            if (folder.isRoot && !folder.isTop)
                roots.push(from);
            if (level.rest === undefined)
                break;
            from += level.length + 1;
            folder = folder.children.get(level.name);
        }
        if (!isNew)
            return undefined;
        const source = findClass(path);
        if (source !== undefined)
            return inPlaceOf(source);
        for (const root of roots) {
            const found = moduleOfTop(top, path, { from: root, kind });
            if (found !== undefined)
                return inPlaceOf(found);
        }
        return undefined;
    };
}
function folded(paths) {
    return new Set([...paths].map(path_names/* foldPath */.tu));
}
function inPlaceOf(file) {
    return `it would be loaded in the place of the protected file ${(0,base_text/* quoted */.TL)(file, 200)}`;
}
function levelOf(path, from, kind) {
    const end = path.indexOf('/', from);
    if (end === -1) {
        return { name: (0,path_names/* foldPath */.tu)(path.slice(from)), length: path.length - from, whole: path, rest: undefined, kind };
    }
    const next = path.indexOf('/', end + 1);
    return {
        name: (0,path_names/* foldPath */.tu)(path.slice(from, end)),
        length: end - from,
        whole: path.slice(0, end),
        rest: { first: (0,path_names/* foldPath */.tu)(path.slice(end + 1, next === -1 ? undefined : next)), isLast: next === -1 },
        kind,
    };
}
/** Why a part of a path in a folder would be loaded in the place of something. */
function shadowedIn(folder, level, { packages, headers, isOld, isNew, isRemembered }) {
    const { name, rest, kind } = level;
    const { names, owners, children, isRoot, isTop } = folder;
    if (rest === undefined && names.has(name))
        return undefined;
    // `dir/__pycache__/x.cpython-313.pyc` is loaded for `dir/x.py`.
    const isCached = name === COMPILED_FOLDER && rest?.isLast === true;
    const owner = owners.get(stemOf(isCached ? rest.first : name));
    const isBytecode = isCached || (rest === undefined && isCompiled(name));
    if (owner !== undefined && (isNew || isBytecode) && (isCached || isPackageFile(level) || !isOld())) {
        return inPlaceOf(owner);
    }
    if (!isNew)
        return undefined;
    const child = children.get(rest === undefined ? stemOf(name) : name);
    // A module or an `__init__` comes before a folder that has none; for Node a file before a folder.
    const package_ = child?.isPackage === false && isPythonModule(level) ? child.languages.get('python') : undefined;
    const index = rest === undefined && isJavaScriptModule(level) ? child?.index : undefined;
    const replaced = package_ ?? index;
    if (replaced !== undefined)
        return inPlaceOf(replaced);
    const languages = new Set(folder.languages.keys());
    const setting = findSetting(level, { languages, isTop });
    if (setting !== undefined) {
        const file = (0,base_text/* quoted */.TL)(folder.languages.get(setting) ?? '', 200);
        return `it would say how the protected file ${file} is loaded or run`;
    }
    const isPackages = name === PACKAGES_FOLDER && (rest !== undefined || kind === 'link');
    const isSearched = isPackages && (isRoot || languages.has('javascript'));
    if (isSearched && !isToolFolder(rest?.first ?? '') && !isRemembered()) {
        return 'it would be loaded in the place of an installed package';
    }
    if (!isRoot && !(folder.isOnPath && isPythonModule(level)))
        return undefined;
    const library = libraryOf(level, packages) ?? (names.size > 0 ? neighbourOf(level, { languages, headers }) : undefined);
    return library === undefined ? undefined : `it would be loaded in the place of ${library}`;
}
/** Whether tools keep there what they remember: no import finds it, other than programs and pnpm's packages. */
function isToolFolder(name) {
    return name.startsWith('.') && name !== '.bin' && name !== '.pnpm';
}
/** Whether a path leads to such a folder of a package, or is no more than the folder around it. */
function isOfTools(path, kind) {
    const parts = path.split('/').map(path_names/* foldPath */.tu);
    const at = parts.lastIndexOf(PACKAGES_FOLDER);
    const next = parts[at + 1];
    return next === undefined ? kind === 'folder' : isToolFolder(next);
}
/** The protected file of Python, imported from the top, whose name a path has from one of its folders on. */
function moduleOfTop(top, path, { from, kind }) {
    let at = from;
    for (let folder = top; folder !== undefined;) {
        const level = levelOf(path, at, kind);
        if (isPythonModule(level)) {
            const stem = level.rest === undefined ? stemOf(level.name) : level.name;
            const owner = folder.owners.get(stem) ?? folder.children.get(stem)?.languages.get('python');
            if (owner !== undefined && languageOf((0,path_names/* foldPath */.tu)(owner)) === 'python')
                return owner;
        }
        if (level.rest === undefined)
            return undefined;
        at += level.length + 1;
        const child = folder.children.get(level.name);
        // A package with an `__init__` comes before a folder without one, wherever that is.
        folder = child?.isPackage === true ? undefined : child;
    }
    return undefined;
}
function foldersOf({ files, initFolders, conftestFolders, importFolders = new Set() }) {
    const packages = folded(initFolders);
    const make = (path) => ({
        isTop: path === '',
        children: new Map(),
        names: new Set(),
        owners: new Map(),
        languages: new Map(),
        isPackage: packages.has(path),
        index: undefined,
        isRoot: path === '',
        isOnPath: false,
    });
    const top = make('');
    /** The folders from the top to one, which are made where they are not there. */
    const chainTo = (path) => {
        const chain = [top];
        let folder = top;
        for (let at = 0; at < path.length;) {
            const next = path.indexOf('/', at);
            const end = next === -1 ? path.length : next;
            const part = path.slice(at, end);
            const child = folder.children.get(part) ?? make(path.slice(0, end));
            folder.children.set(part, child);
            chain.push(child);
            folder = child;
            at = end + 1;
        }
        return chain;
    };
    /** Pytest looks for imports in the innermost folder around a file that is no package. */
    const addRoot = (chain) => {
        const root = chain.findLast(({ isPackage }) => !isPackage);
        if (root !== undefined)
            root.isRoot = true;
    };
    for (const path of files) {
        const whole = (0,path_names/* foldPath */.tu)(path);
        const at = whole.lastIndexOf('/');
        const name = whole.slice(at + 1);
        const chain = chainTo(whole.slice(0, Math.max(0, at)));
        const folder = chain.at(-1) ?? top;
        folder.names.add(name);
        folder.owners.set(stemOf(name), path);
        folder.isRoot = true;
        if (isJavaScriptIndex(name))
            folder.index = path;
        const language = languageOf(name);
        if (language === undefined)
            continue;
        for (const each of chain)
            if (!each.languages.has(language))
                each.languages.set(language, path);
        if (language === 'python')
            addRoot(chain);
    }
    if (!top.languages.has('python'))
        return top;
    for (const path of conftestFolders)
        addRoot(chainTo((0,path_names/* foldPath */.tu)(path)));
    for (const path of importFolders) {
        const folder = chainTo((0,path_names/* foldPath */.tu)(path)).at(-1);
        if (folder !== undefined)
            folder.isOnPath = true;
    }
    return top;
}


/***/ }),

/***/ 62357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ readLinkFacts),
  C: () => (/* binding */ readLinks)
});

// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(12894);
;// CONCATENATED MODULE: ./build/engine/boundaries/link-walk.js
/**
 * Where the links of a tree lead, as the operating system would follow them. Pure.
 * Invariant: each link is followed once, and what came of it is used by all links that lead through it; links that
 * lead to links cost no more than their targets together, and of those there is a limit.
 */

// The kernel gives up after as many.
const MAX_LINKS = 40;
/** Parts of all targets together; a tree of 100,000 links that persons or tools made has fewer. */
const MAX_PARTS = 1 << 20;
/** What is wrong with the links of a tree, by path. `keyOf`: what makes names of one part the same to a file system. */
function findLinkFaults({ paths, links }, keyOf) {
    const keys = new Map();
    const cachedKey = (name) => {
        const key = keys.get(name) ?? keyOf(name);
        keys.set(name, key);
        return key;
    };
    const top = treeOf({ paths, links }, cachedKey);
    const results = new Map();
    const underWay = new Set();
    let leftParts = MAX_PARTS;
    for (const path of links.keys()) {
        // What leads to a link that leads to a link waits for it here: chains may be longer than calls can be nested.
        const waiting = [];
        for (let due = path; due !== undefined;) {
            const opened = results.has(due) ? undefined : open(due);
            if (opened !== undefined)
                waiting.push(opened);
            due = undefined;
            for (let frame = waiting.at(-1); frame !== undefined && due === undefined; frame = waiting.at(-1)) {
                due = advance(frame);
                if (due === undefined)
                    waiting.pop();
            }
        }
    }
    const faults = [...results].flatMap(([path, result]) => result.kind === 'fault' ? [[path, result.fault]] : []);
    return new Map(faults);
    /** Begins to follow a link, unless there is nothing to follow. */
    function open(path) {
        const target = links.get(path);
        if (target === undefined)
            return conclude(path, { kind: 'unknown' });
        if (isAbsolute(target))
            return conclude(path, faultOf('absolute', path));
        const parts = leftParts < 0 ? [] : target.split('/');
        leftParts -= parts.length;
        if (leftParts < 0)
            return conclude(path, faultOf('costly', path));
        underWay.add(path);
        return { path, parts, next: 0, at: folderOf(path), followed: 0, last: path };
    }
    function conclude(path, result) {
        underWay.delete(path);
        results.set(path, result);
    }
    function folderOf(path) {
        let at = { parent: undefined, paths: top };
        for (const part of path.split('/').slice(0, -1))
            at = below(at, part);
        return at;
    }
    function below(at, part) {
        return { parent: at, paths: at.paths?.children.get(cachedKey(part)) };
    }
    /** Follows a link as far as results are known; gives the link that has to be followed first, or nothing at its end. */
    function advance(frame) {
        for (; frame.next < frame.parts.length; frame.next += 1) {
            const part = frame.parts[frame.next] ?? '';
            if (part === '' || part === '.')
                continue;
            const step = part === '..' ? up(frame) : down(frame, part);
            if (typeof step === 'string')
                return step;
            if (step !== undefined)
                return conclude(frame.path, step);
        }
        return conclude(frame.path, { kind: 'inside', end: frame.at, followed: frame.followed, last: frame.last });
    }
    function up(frame) {
        const { parent, paths } = frame.at;
        if (parent === undefined)
            return faultOf('out', frame.last);
        if (paths?.isFolder !== true)
            return faultOf('up', frame.last);
        frame.at = parent;
        return undefined;
    }
    function down(frame, part) {
        if ((0,path_names/* isGitName */.M$)(part))
            return faultOf('git', frame.last);
        const next = below(frame.at, part);
        const link = next.paths?.link;
        if (link === undefined) {
            frame.at = next;
            return undefined;
        }
        // What leads to itself leads there from each link on the way.
        if (underWay.has(link))
            return faultOf('loop', frame.last);
        const result = results.get(link);
        if (result === undefined)
            return link;
        frame.followed += 1;
        if (frame.followed >= MAX_LINKS)
            return faultOf('loop', frame.last);
        if (result.kind !== 'inside')
            return result;
        frame.followed += result.followed;
        if (frame.followed >= MAX_LINKS)
            return faultOf('loop', link);
        frame.at = result.end;
        frame.last = result.last;
        return undefined;
    }
}
/** Whether a target begins at no folder of the tree, on any system. */
function isAbsolute(target) {
    return /^[/\\]|^[a-z]:/i.test(target);
}
function faultOf(kind, through) {
    return { kind: 'fault', fault: { kind, through } };
}
/** The folders and links of a tree. */
function treeOf({ paths, links }, keyOf) {
    const top = newPaths();
    for (const path of paths) {
        const parts = path.split('/');
        const name = parts.pop() ?? '';
        let place = top;
        for (const part of parts) {
            place = childOf(place, keyOf(part));
            place.isFolder = true;
        }
        if (links.has(path))
            childOf(place, keyOf(name)).link = path;
    }
    top.isFolder = true;
    return top;
}
function newPaths() {
    return { children: new Map(), isFolder: false, link: undefined };
}
function childOf({ children }, key) {
    const child = children.get(key) ?? newPaths();
    children.set(key, child);
    return child;
}

;// CONCATENATED MODULE: ./build/engine/boundaries/link-issues.js



/**
 * What is wrong with links after a change, by path: those that leave the tree, enter `.git` or cannot be followed. Each
 * link of the tree is followed as the operating system would, through other links. What was just as wrong before the
 * change is left out, unless the change touches that link.
 */
function findLinkIssues(before, after, changed) {
    const known = issuesOf(before);
    const found = new Map([...issuesOf(after)].filter(([path, issue]) => changed.has(path) || known.get(path) !== issue));
    for (const [path, other] of findTwins(after, changed)) {
        found.set(path, `is one file with ${(0,base_text/* quoted */.TL)(other, 200)} where case does not matter`);
    }
    return found;
}
function issuesOf(tree) {
    const issues = new Map();
    if (tree.links.size === 0)
        return issues;
    // As it is, and as a file system sees it to which case and composition are nothing.
    const views = [(name) => name, path_names/* pathKey */.Pn].map((keyOf) => findLinkFaults(tree, keyOf));
    const ofTargets = new Map();
    for (const [path, target] of tree.links) {
        const fault = views.map((faults) => faults.get(path)).find((each) => each !== undefined);
        // Very many links may have one long target.
        if (!ofTargets.has(target))
            ofTargets.set(target, targetIssue(target));
        const issue = ofTargets.get(target) ?? (fault === undefined ? undefined : faultText(fault, path, target ?? ''));
        if (issue !== undefined)
            issues.set(path, issue);
    }
    return issues;
}
function targetIssue(target) {
    if (target === undefined)
        return 'is a symbolic link whose target is too long to be a path';
    if (target === '')
        return 'is a symbolic link without a target';
    if (/[\p{Cc}\\]/u.test(target) && !isAbsolute(target)) {
        return `links to ${(0,base_text/* quoted */.TL)(target, 200)}, which holds a control character or a backslash`;
    }
    return undefined;
}
/** What is wrong with a link, with what its target is. */
function faultText({ kind, through }, path, target) {
    const to = through === path ? (0,base_text/* quoted */.TL)(target, 200) : `${(0,base_text/* quoted */.TL)(target, 200)} by way of ${(0,base_text/* quoted */.TL)(through, 200)}`;
    switch (kind) {
        case 'absolute':
            return through === path ? `links to the absolute path ${to}` : `links to an absolute path, to ${to}`;
        case 'out':
            return `links out of the tree, to ${to}`;
        case 'up':
            return `links up from what is no folder of the tree, to ${to}`;
        case 'git':
            return `links into .git, to ${to}`;
        case 'loop':
            return `links to itself, or through more than ${MAX_LINKS} links, to ${to}`;
        case 'costly':
            return `is one of too many links to follow: their targets have more than ${MAX_PARTS} parts together`;
        default:
            return kind;
    }
}
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
/** Changed links whose name is another one's too where case does not matter: what lies there then is not known. */
function findTwins({ paths, links }, changed) {
    const suspects = [...links.keys()].filter((path) => changed.has(path));
    if (suspects.length === 0)
        return [];
    const names = new Map();
    for (const path of [...paths, ...foldersOf(paths)]) {
        const key = (0,path_names/* pathKey */.Pn)(path);
        const same = names.get(key) ?? [];
        names.set(key, same);
        // One of two is another one, whichever is asked for.
        if (same.length < 2)
            same.push(path);
    }
    return suspects.flatMap((path) => {
        const other = names.get((0,path_names/* pathKey */.Pn)(path))?.find((each) => each !== path);
        return other === undefined ? [] : [[path, other]];
    });
}

// EXTERNAL MODULE: ./build/engine/boundaries/link-names.js
var link_names = __webpack_require__(2137);
;// CONCATENATED MODULE: ./build/engine/boundaries/tree-links.js
/**
 * The links of a captured tree, and what is wrong with them after a change.
 * Invariant: targets are read from the store, and all of the tree's links are looked at: a change of one path can turn
 * a link elsewhere around.
 */




const SYMLINK = '120000';
// Linux takes no longer path.
const MAX_TARGET_BYTES = 4096;
// Of all targets together: beyond it the tree is none that a person made.
const MAX_TARGETS_BYTES = 16 << 20;
const NO_LINKS = { linkIssues: new Map(), otherNames: new Map() };
/** Reads what links mean for a change from a commit or tree of the store. */
async function readLinkFacts(store, { from, changes }) {
    if (changes.length === 0)
        return NO_LINKS;
    const files = await (0,git_store/* listFiles */.CS)(store, from);
    if (![...files.map(({ mode }) => mode), ...changes.map(({ newMode }) => newMode)].includes(SYMLINK))
        return NO_LINKS;
    const before = new Map(files.map(({ path, mode, id }) => [path.toString('latin1'), { mode, id }]));
    const after = new Map(before);
    for (const { path, newMode, newId } of changes) {
        const key = (0,byte_path/* encodePath */.O0)(path).toString('latin1');
        if (newMode === GONE)
            after.delete(key);
        else
            after.set(key, { mode: newMode, id: newId });
    }
    const ids = new Set([...before.values(), ...after.values()].flatMap(({ mode, id }) => (mode === SYMLINK ? [id] : [])));
    const targets = await readTargets(store, [...ids]);
    const changed = new Set(changes.map(({ path }) => path));
    const old = linkedTree(before, targets);
    return {
        linkIssues: findLinkIssues(old, linkedTree(after, targets), changed),
        otherNames: namesOf(changed, (0,link_names/* buildNameFinder */.E7)((0,link_names/* resolveLinks */.Ap)(old.links))),
    };
}
function namesOf(paths, find) {
    const named = [...paths].map((path) => [path, find(path)]);
    return new Map(named.filter(([, names]) => names.length > 0));
}
/** Where the links of a commit end inside of it. */
async function readLinks(store, files) {
    const links = files.filter(({ mode }) => mode === SYMLINK);
    if (links.length === 0)
        return new Map();
    const targets = await readTargets(store, [...new Set(links.map(({ id }) => id))]);
    return (0,link_names/* resolveLinks */.Ap)(new Map(links.map(({ path, id }) => [(0,byte_path/* decodePath */.q0)(path), targets.get(id)])));
}
const GONE = '000000';
function linkedTree(files, targets) {
    const paths = [];
    const links = new Map();
    for (const [key, { mode, id }] of files) {
        const path = (0,byte_path/* decodePath */.q0)(Buffer.from(key, 'latin1'));
        paths.push(path);
        if (mode === SYMLINK)
            links.set(path, targets.get(id));
    }
    return { paths, links };
}
/** Targets by object; one that is too long for a path is not read. */
async function readTargets({ git }, ids) {
    const check = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: lines(ids) });
    const small = [];
    let total = 0;
    for (const line of check.stdout.toString().trimEnd().split('\n')) {
        const [id = '', size = ''] = line.split(' ');
        if (!/^\d+$/.test(size) || Number(size) > MAX_TARGET_BYTES || total + Number(size) > MAX_TARGETS_BYTES)
            continue;
        total += Number(size);
        small.push(id);
    }
    const targets = new Map();
    if (small.length === 0)
        return targets;
    const { stdout } = await git(['cat-file', '--batch=%(objectname) %(objectsize)'], { input: lines(small) });
    for (let at = 0; at < stdout.length;) {
        const end = stdout.indexOf(LINE_END, at);
        const [id = '', size = ''] = stdout.toString('latin1', at, end).split(' ');
        const from = end + 1;
        targets.set(id, (0,byte_path/* decodePath */.q0)(stdout.subarray(from, from + Number(size))));
        at = from + Number(size) + 1;
    }
    return targets;
}
const LINE_END = 0x0a;
function lines(ids) {
    return ids.map((id) => `${id}\n`).join('');
}


/***/ }),

/***/ 97753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readPrograms),
/* harmony export */   x: () => (/* binding */ programNames)
/* harmony export */ });
/* harmony import */ var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64809);
/** The programs that commands name, as facts of the machine. */

const PROGRAM = /^[A-Za-z0-9_][\w.+-]*$/;
/** The words of commands that may be names of programs. */
function programNames(commands) {
    const words = new Set(commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/)));
    return [...words].filter((word) => PROGRAM.test(word));
}
/** Those of them that are programs on a PATH, with what distinguishes each from another one. */
function readPrograms(names, path) {
    return Object.fromEntries(names.flatMap((name) => {
        const program = (0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgram */ .Lk)(name, path);
        return program === undefined ? [] : [[`program.${name}`, program]];
    }));
}


/***/ }),

/***/ 93257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ readFailureLine),
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   eg: () => (/* binding */ runStep),
/* harmony export */   v1: () => (/* binding */ issueOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48951);
/* harmony import */ var _boundaries_bound_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38716);
/* harmony import */ var _boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62044);
/* harmony import */ var _workspace_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66967);
/* harmony import */ var _workspace_resources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67232);
/* harmony import */ var _failure_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4527);
/**
 * One command of an evaluation: how its checkout looks to it, and what its end means.
 * Invariant: where the level can do that, folders that are protected whole are read-only to it, of others each file.
 */









const TAIL_BYTES = 2000;
/** Runs one command of an evaluation in its checkout. */
async function runStep(privateArea, request, step) {
    const { checkout, protectedFiles, variables, signal, mayCompile = false, onStep } = request;
    const { readOnly, mounts } = (0,_boundaries_bound_files_js__WEBPACK_IMPORTED_MODULE_3__/* .bindProtected */ .Yt)(protectedFiles, step);
    const inside = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(checkout.path, path);
    const isPrepared = step.kind === 'setup' && (step.inputs ?? []).length > 0;
    onStep?.(step, 'began');
    const result = await (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(privateArea, {
        command: step.command,
        kind: step.kind,
        isTrusted: isPrepared && step.isWithoutSecrets !== true,
        workDir: checkout.path,
        view: checkout.view,
        home: checkout.home,
        place: 'evaluation',
        variables,
        ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
        stdoutPath: `${step.logs}.stdout`,
        stderrPath: `${step.logs}.stderr`,
        budgetMs: step.timeoutMs,
        network: step.network,
        ...(step.tracing === undefined ? {} : { tracing: step.tracing }),
        signal,
        compiled: isPrepared ? 'kept' : mayCompile ? 'apart' : 'never',
        bytecode: checkout.bytecode,
        writable: [...mounts, ...protectedFiles.openings.writable].map(inside),
        readable: [...readOnly.map(inside), ...(step.readable ?? [])],
    });
    onStep?.(step, 'ended');
    return result;
}
/** Where a command said what went wrong: most do on standard error. */
function logOf({ stdout, stderr }) {
    return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}
/** Why a command counts as failed; undefined where it did what it was to do. */
function issueOf(step, result, protectedFiles) {
    const { title, timeoutMs, isSealed } = step;
    const { exitCode, signal, killedByBudget, stderr, stdout } = result;
    const beyond = (0,_workspace_resources_js__WEBPACK_IMPORTED_MODULE_6__/* .memoryIssue */ .NC)(title, result);
    if (beyond !== undefined)
        return beyond;
    if (killedByBudget)
        return `${title} took more than ${timeoutMs / 1000} s`;
    if (exitCode === 0)
        return undefined;
    const how = signal === null ? `exit code ${exitCode}` : signal;
    const message = isSealed === true ? undefined : readFailureLine(stderr.path, stdout.path);
    const failure = `${title} ended with ${how}${message === undefined ? '' : `: ${message}`}`;
    const ofSandbox = [stderr, stdout]
        .map(({ path }) => hintFor(step, path, protectedFiles))
        .find((each) => each !== undefined);
    // Of a hidden command nothing is said, also not what it looks for.
    const hint = ofSandbox ?? (isSealed === true ? undefined : result.unseen);
    return hint === undefined ? failure : `${failure} (${hint})`;
}
/** What of its sandbox a command met, by the end of a log. */
function hintFor({ tracing }, path, { globs, openings }) {
    const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text ?? '';
    const { writableKey } = openings;
    if (tracing === 'off' &&
        /LeakSanitizer has encountered a fatal error|(?:uid map|\/proc\/).*Read-only file system/i.test(text)) {
        const key = writableKey.replace(/\.writable$/, '.tracing');
        return `no process of this command may trace another one or write below /proc; ${key} = "on" lets them`;
    }
    if (/No such device or address/i.test(text) && /\/dev\/std(?:out|err)/.test(text))
        return 'standard output and error are sockets, which cannot be opened by a name such as /dev/stdout: write to them directly';
    if ((0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeFolders */ .J)(globs).length > 0 && /EROFS|Read-only file system/i.test(text))
        return `protected folders are read-only; to give a command an empty folder in one, name it in ${writableKey}`;
    return undefined;
}
/** The line of a command's logs that says why it failed, quoted; undefined where they hold none, or are no files any more. */
function readFailureLine(...paths) {
    const texts = paths.map((path) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.stripVTControlCharacters)((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text ?? ''));
    const line = (0,_failure_line_js__WEBPACK_IMPORTED_MODULE_7__/* .failureLine */ .P)(...texts);
    return line === undefined ? undefined : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(line, 200);
}


/***/ }),

/***/ 88815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ evaluateTree),
  z: () => (/* binding */ prepareEnvironment)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/engine/boundaries/bound-files.js
var bound_files = __webpack_require__(38716);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation-step.js
var evaluation_step = __webpack_require__(93257);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/copy-tree.js
var copy_tree = __webpack_require__(47700);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 1 modules
var git_work_tree = __webpack_require__(61300);
// EXTERNAL MODULE: ./build/kernel/move-entry.js
var move_entry = __webpack_require__(24102);
// EXTERNAL MODULE: ./build/kernel/new-files.js
var new_files = __webpack_require__(49816);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/upper-files.js + 1 modules
var upper_files = __webpack_require__(62730);
// EXTERNAL MODULE: ./build/engine/boundaries/file-ids.js
var file_ids = __webpack_require__(87945);
// EXTERNAL MODULE: ./build/engine/layers/tree-times.js
var tree_times = __webpack_require__(79227);
// EXTERNAL MODULE: ./build/engine/evaluation/installed-bytecode.js
var installed_bytecode = __webpack_require__(4958);
;// CONCATENATED MODULE: ./build/engine/evaluation/taken-folder.js


/** Why a writable folder cannot be there: the tree has a file in it, or in its place or that of a folder around it. */
async function findTakenFolder(store, { tree, writable }) {
    if (writable.length === 0)
        return undefined;
    const files = (await (0,git_store/* listFiles */.CS)(store, tree)).map(({ path }) => path.toString('utf8'));
    for (const folder of writable) {
        const taken = files.find((path) => `${folder}/`.startsWith(`${path}/`) || path.startsWith(`${folder}/`));
        if (taken === undefined)
            continue;
        const why = taken.length > folder.length ? 'holds files of the tree' : `is no folder: ${(0,base_text/* quoted */.TL)(taken, 200)} is a file`;
        return `${(0,base_text/* quoted */.TL)(folder, 200)}, which ${why}`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/engine/evaluation/fresh-checkout.js
/**
 * The checkout of an evaluation: a new folder for each of its commands, at the same path, which the programs of a
 * virtual environment hold.
 * Invariant: a command finds the tree, what setup made new, and nothing that an earlier command left: no file, no
 * attribute, no time, no folder. Of setup only new files are passed on, as setup left them: the folder that it ran in
 * is archived, and later commands get copies out of it; the last one gets the files themselves where no command in
 * between can have reached them.
 * Crash: both folders are discarded when the next evaluation begins, or the next session.
 */


















// What git calls them.
const LINK = '120000';
const PROGRAM = '100755';
const MAY_RUN = 0o111;
const MAY_BE_READ = 0o400;
/** How many commands of this process had what they made taken. */
let taken = 0;
class FreshCheckout {
    view = undefined;
    path;
    home;
    #store;
    #request;
    #writable;
    /** Where setup's folder lies once it is archived. */
    #aside;
    #made;
    #isAlone = true;
    #attached = { above: [], below: [] };
    /** What attached layers put into the checkout. */
    #known;
    /** The protected files as they lay there before its command, where they are too many to be read-only. */
    #protected;
    /** All that lay in the checkout before its command, where that is asked for. */
    #before;
    constructor(store, request) {
        this.#store = store;
        this.#request = request;
        this.#writable = request.protectedFiles.openings.writable.map((path) => path.replace(/\/$/, ''));
        const { folder } = request.checkout;
        this.path = folder;
        const home = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), '.home');
        this.home = { at: home, folder: home };
        // No repository's folder has the same name: it would be longer than its own.
        this.#aside = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), `${(0,external_node_path_.basename)(folder)}.setup`);
    }
    get bytecode() {
        return (0,installed_bytecode/* bytecodeOf */.$)(this.#attached);
    }
    attach(layers) {
        this.#attached = layers;
    }
    /** The first folder, in the place of whatever an earlier evaluation left. */
    async begin() {
        await this.#discard(this.#aside);
        return this.#checkOut();
    }
    /**
     * The folder of the next command, with what setup made new; `changed`: that is not what setup left. Nothing is passed
     * on after the last.
     */
    async renew({ isLast }) {
        const { checkout, signal, isShielded, findExcess } = this.#request;
        const outcome = await this.#checkOut();
        const created = this.#made;
        if (outcome === 'cancelled' || created === undefined)
            return outcome;
        const places = { from: this.#aside, to: checkout.folder };
        const canMove = isLast && (isShielded || this.#isAlone);
        this.#isAlone = false;
        const isMoved = canMove && (0,new_files/* moveNewFiles */.fp)(created, places);
        const excess = isMoved ? undefined : findExcess((0,new_files/* bytesOfNew */.Ht)(created));
        if (excess !== undefined)
            return { excess };
        const passed = isMoved ? 'copied' : await (0,new_files/* copyNewFiles */.he)(created, { ...places, signal });
        (0,fault_point/* faultPoint */.Jd)('judge:after-passing-on');
        return passed === 'copied' ? outcome : passed;
    }
    /** New files since the tree and setup. */
    async findNew() {
        const { checkout, tree, signal } = this.#request;
        const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
        const [made, below] = [this.#made, this.#known];
        const known = { stamps: new Map([...(below?.stamps ?? []), ...(made?.stamps ?? [])]) };
        return (0,new_files/* findNewFiles */.$w)(checkout.folder, await (0,git_store/* listFiles */.CS)(this.#store, tree), { known, opened, signal });
    }
    /** Passes on to later commands what setup made new; its folder is theirs no more. */
    async keepNew(found) {
        const opened = this.#writable.map((path) => Buffer.from(`${path}/`).toString('latin1'));
        const isOpen = (path) => opened.some((folder) => path.startsWith(folder));
        // What the tree has of another type is in the way of a swapped one.
        const isAccepted = (path) => !isOpen(path) && !found.swapped.has(path) && !path.endsWith('.tsbuildinfo');
        const roots = found.roots.filter(isAccepted);
        if (roots.length === 0)
            return;
        const outermost = new Set(found.roots);
        const stamps = new Map();
        let isInside = false;
        for (const [path, stamp] of found.stamps) {
            // What is in a folder comes after it.
            if (outermost.has(path))
                isInside = isAccepted(path);
            if (isInside)
                stamps.set(path, stamp);
        }
        const created = { roots, stamps };
        await (0,new_files/* concludeNewFiles */.nv)(created);
        const { folder } = this.#request.checkout;
        try {
            (0,external_node_fs_.renameSync)(folder, this.#aside);
        }
        catch (error) {
            // What cannot be renamed cannot be discarded either, which says what to do.
            await this.#discard(folder);
            throw error;
        }
        (0,fault_point/* faultPoint */.Jd)('judge:after-aside');
        this.#made = created;
    }
    findTaken() {
        return findTakenFolder(this.#store, { tree: this.#request.tree, writable: this.#writable });
    }
    async findProtected(watched) {
        const found = (0,protected_files/* findProtectedIn */.zU)(this.path, this.#request.protectedFiles);
        const before = this.#protected;
        const written = watched.find((path) => before?.get(path) !== this.#stampOf(path));
        if (found.issue !== undefined || before === undefined || written === undefined)
            return found;
        return { ...found, issue: (0,bound_files/* writtenIssue */.fI)((0,base_text/* quoted */.TL)(written, 200)) };
    }
    /** Its place on the disk, and when it was changed last, which no command sets. */
    #stampOf(path) {
        const stats = (0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(this.path, (0,byte_path/* encodePath */.O0)(path)), { bigint: true, throwIfNoEntry: false });
        return stats === undefined ? undefined : `${stats.ino} ${stats.ctimeNs}`;
    }
    async findDone() {
        const { signal } = this.#request;
        const found = await this.findNew();
        // What a setup does to the files of its tree is not kept.
        if (typeof found === 'string' || this.#attached.isBuild !== true)
            return typeof found === 'string' ? found : { ...found, changed: [], removed: [], touched: [] };
        const after = await (0,new_files/* findNewFiles */.$w)(this.path, [], { signal });
        if (typeof after === 'string')
            return after;
        const before = this.#before;
        if (before === undefined)
            return 'too many';
        const written = [...after.stamps].flatMap(([path, stamp]) => {
            const earlier = before.get(path);
            if (earlier === undefined || earlier === stamp)
                return [];
            const isFolder = (0,new_files/* kindOf */.I)(stamp) === 'folder' && (0,new_files/* kindOf */.I)(earlier) === 'folder';
            return !isFolder || (0,new_files/* isShutFolder */.TM)(stamp) ? [path] : [];
        });
        const removed = [...before.keys()].filter((path) => !after.stamps.has(path));
        const entries = new Map();
        for (const entry of await (0,git_store/* listFiles */.CS)(this.#store, this.#request.tree))
            entries.set(entry.path.toString('latin1'), entry);
        const changed = [];
        const isShutNow = (path) => (0,new_files/* isShutFolder */.TM)(after.stamps.get(path) ?? '');
        const touched = [];
        for (const path of written) {
            const isChanged = isShutNow(path) || !(await this.#isAsBefore(path, entries.get(path)));
            (isChanged ? changed : touched).push(path);
        }
        // Also what lies in a folder of what is attached, which is none of the checkout's new ones.
        const added = new Set([...after.stamps.keys()].filter((path) => !before.has(path)));
        const roots = [...added].filter((path) => !added.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))));
        return { ...found, roots, changed, removed, touched };
    }
    async take({ roots, changed }, touched) {
        // Builds of other trees are in use while this one is made.
        taken += 1;
        const [tree, home] = [this.path, this.home.folder].map((folder) => `${folder}.made-${taken}`);
        for (const each of [tree, home])
            await this.#discard(each);
        (0,external_node_fs_.mkdirSync)(tree);
        // What is new in the place of something else is both.
        for (const path of new Set([...roots, ...changed, ...touched])) {
            const [from, to] = [this.path, tree].map((folder) => (0,byte_path/* placeIn */.VV)(folder, path));
            (0,external_node_fs_.mkdirSync)(to.subarray(0, to.lastIndexOf(0x2f)), { recursive: true });
            (0,move_entry/* moveEntry */.c)(from, to);
        }
        (0,move_entry/* moveEntry */.c)(this.home.folder, home);
        return { tree, home };
    }
    /** It stays for the next evaluation to replace. */
    async [Symbol.asyncDispose]() { }
    async #checkOut() {
        const { checkout, tree, signal, onLeft } = this.#request;
        if ((await (0,git_work_tree/* checkoutTree */.pw)(this.#store, { ...checkout, tree, signal, onLeft })) === 'cancelled')
            return 'cancelled';
        // Where the tree is in the way there is no evaluation.
        if ((await this.findTaken()) !== undefined)
            return 'ready';
        for (const path of this.#writable)
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(checkout.folder, path), { recursive: true });
        await this.#discard(this.home.folder);
        (0,external_node_fs_.mkdirSync)(this.home.folder, { mode: 0o700 });
        const placed = await this.#place();
        const { files } = this.#request.protectedFiles;
        if (this.#request.isShielded && files.length > bound_files/* MAX_BOUND_FILES */.WN)
            this.#protected = new Map(files.map(({ path }) => [path, this.#stampOf(path)]));
        return placed;
    }
    /** Puts what is attached into the checkout and the home. */
    async #place() {
        const { checkout, tree, signal } = this.#request;
        const { below, above, isBuild } = this.#attached;
        // A build, or one of these commands, compares them with those of what is built.
        if (isBuild === true || above.length > 0)
            await (0,tree_times/* setTreeTimes */.fy)(this.#store, { folder: checkout.folder, tree, signal });
        const places = ({ tree: prepared, home }) => [
            { from: prepared, to: this.path, signal },
            ...(home === undefined ? [] : [{ from: home, to: this.home.folder, signal }]),
        ];
        for (const each of below.flatMap(places))
            if ((await (0,copy_tree/* copyTree */.E)({ ...each, existing: 'stays' })) === 'cancelled')
                return 'cancelled';
        for (const part of above.toReversed()) {
            for (const path of part.removed)
                (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(this.path, path));
            const copy = { from: part.tree, to: this.path, existing: 'is replaced', signal };
            if ((await (0,copy_tree/* copyTree */.E)(copy)) === 'cancelled')
                return 'cancelled';
        }
        const isMore = below.length + above.length + (this.#store.external?.submodules.size ?? 0) > 0;
        if (isMore && this.#known === undefined) {
            const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
            const known = await (0,new_files/* findNewFiles */.$w)(checkout.folder, await (0,git_store/* listFiles */.CS)(this.#store, tree), { opened, signal });
            if (known === 'cancelled')
                return known;
            if (known === 'too many')
                throw new Error('a prepared environment has more files than can be looked through');
            this.#known = known;
        }
        if (isBuild === true) {
            const before = await (0,new_files/* findNewFiles */.$w)(checkout.folder, [], { signal });
            if (before === 'cancelled')
                return before;
            this.#before = before === 'too many' ? undefined : before.stamps;
            // A change within the same tick would not be seen.
            if (before !== 'too many')
                await (0,new_files/* concludeNewFiles */.nv)(before);
        }
        return 'ready';
    }
    /** Whether a file is what the tree, what it only names, or what is attached below it, has there. */
    async #isAsBefore(path, entry) {
        const { external } = this.#store;
        if (entry === undefined || external?.lfs.has(path) === true) {
            const below = this.#attached.below.map(({ tree }) => tree);
            return (0,upper_files/* isAsBelow */.Q_)(this.path, external === undefined ? below : [external.folder, ...below], path);
        }
        const place = (0,byte_path/* placeIn */.VV)(this.path, entry.path);
        const { mode, id } = entry;
        if ((0,file_ids/* readId */.w)(place, { mode, length: id.length }) !== id)
            return false;
        if (mode === LINK)
            return true;
        const rights = (0,external_node_fs_.lstatSync)(place).mode;
        return (rights & MAY_BE_READ) !== 0 && ((rights & MAY_RUN) !== 0) === (mode === PROGRAM);
    }
    async #discard(folder) {
        const { signal, onLeft } = this.#request;
        const left = await (0,remove_tree/* discardTree */.l)(folder, { signal });
        // What a cancelled run did not come to, the next session removes.
        if (left.length > 0 && signal?.aborted !== true)
            onLeft(left);
    }
}

// EXTERNAL MODULE: ./build/kernel/disk-room.js
var disk_room = __webpack_require__(81459);
;// CONCATENATED MODULE: ./build/engine/evaluation/full-disk.js
/** Commands that failed on a full disk: that says nothing of the tree that they ran on. */



/**
 * Throws where the disk is still as good as full once everything that the commands wrote is gone. What a change itself
 * fills the disk with is held against it.
 */
async function refuseFullDisk({ folder, onLeft }, checkout) {
    if (!(0,disk_room/* isShortOfRoom */.r)(folder))
        return;
    onLeft(await (0,remove_tree/* discardTree */.l)((0,external_node_path_.dirname)(checkout.folder)));
    if ((0,disk_room/* isShortOfRoom */.r)(folder))
        throw Object.assign(new Error('a command failed, and there is no room on the disk'), { code: 'ENOSPC' });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/kernel/layered-view.js
var layered_view = __webpack_require__(92364);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/program.js
var kernel_program = __webpack_require__(95808);
;// CONCATENATED MODULE: ./build/kernel/replaced-folders.js
/**
 * Which folders of frozen layers a command removed and made again: of those, nothing shows any more but what is in the
 * writable layer. Only an attribute of the folder says so, which Node cannot read; so the layers are mounted once more,
 * read-only, and their names compared.
 */






const LISTING_MS = 120_000;
const MAX_BYTES = 256 << 20;
/** Those of some folders (bytes as latin1) that show nothing of the frozen layers; undefined where that cannot be said. */
async function findReplacedFolders(view, { at, folders }) {
    const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
    const upper = (0,layered_view/* upperOf */.Ag)(view, at);
    const expected = folders.flatMap((folder) => {
        const names = namesBelow(lower, folder).filter((name) => (0,upper_files/* entryIn */.Gi)(upper, `${folder}/${name}`) === undefined);
        const shown = names.find((name) => (0,upper_files/* kindBelow */.ug)(lower, `${folder}/${name}`) !== undefined);
        return shown === undefined ? [] : [{ folder, path: `${folder}/${shown}` }];
    });
    if (expected.length === 0)
        return new Set();
    const [program = '', ...args] = [
        ...(0,layered_view/* readOnlyPrefix */.Nx)(view, at),
        ...['/bin/sh', '-c', 'exec xargs -0 sh -c \'exec find "$@" -maxdepth 0 -print0 2>/dev/null\' sh'],
    ];
    const { exitCode, stdout } = await (0,kernel_program/* runProgram */.mB)({
        ...{ program, args, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } },
        input: Buffer.from(expected.map(({ path }) => `./${path}\0`).join(''), 'latin1'),
        ...{ timeoutMs: LISTING_MS, maxBytes: MAX_BYTES, maxStderrChars: 1000 },
    });
    // What xargs says of a path that is not there.
    if (exitCode !== 0 && exitCode !== 123)
        return undefined;
    const found = new Set(stdout.toString('latin1').split('\0'));
    return new Set(expected.flatMap(({ folder, path }) => (found.has(`./${path}`) ? [] : [folder])));
}
function namesBelow(lower, folder) {
    const names = new Set();
    for (const layer of lower) {
        const entry = (0,upper_files/* entryIn */.Gi)(layer, folder);
        if (entry === undefined)
            continue;
        if (entry === 'hidden' || !entry.isDirectory())
            break;
        try {
            const path = (0,byte_path/* placeIn */.VV)(layer, folder);
            for (const name of (0,external_node_fs_.readdirSync)(path, { encoding: 'latin1' }))
                names.add(name);
        }
        catch (error) {
            if (!(0,files/* isSystemError */.Or)(error))
                throw error;
        }
    }
    return [...names];
}

// EXTERNAL MODULE: ./build/engine/boundaries/protected-in-layers.js
var protected_in_layers = __webpack_require__(2465);
// EXTERNAL MODULE: ./build/engine/workspace/home-layers.js
var home_layers = __webpack_require__(50917);
;// CONCATENATED MODULE: ./build/engine/evaluation/layered-checkout.js
/**
 * The checkout of an evaluation as layers: the tree and what setup made are frozen folders, and each command gets a
 * writable layer of its own on top of them.
 * Invariant: a command finds the tree, what setup made, and nothing that an earlier command left. The tree lies above what
 * setup made, so that no file of it is hidden. No frozen layer is written to.
 * Crash: the next session discards all of it.
 */
















const RIGHTS = 0o7777;
/** Opens the checkout of an evaluation. */
function openLayeredCheckout(request) {
    const { layers, store, homeLayers, tree, protectedFiles, signal, onLeft } = request;
    const { checkout: path, home, views, programs, nothing } = layers;
    const writable = protectedFiles.openings.writable.map((each) => each.replace(/\/$/, ''));
    const opened = writable.flatMap((each) => [...(0,protected_files/* foldersAbove */.Zv)([{ path: each }]), each]).map(latin1);
    let attached = { above: [], below: [] };
    let leased;
    let setup;
    let view;
    let found;
    /** What the command entered. */
    let touchedFolders = [];
    const report = (left) => {
        // What a cancelled run did not come to, the next session removes.
        if (left.length > 0 && signal?.aborted !== true)
            onLeft(left);
    };
    const checkoutFolder = () => ({
        at: path,
        lower: [
            ...attached.above.map(({ tree: built }) => built),
            ...(leased?.folders ?? []),
            ...attached.below.map(({ tree: prepared }) => prepared),
            ...(setup === undefined ? [] : [setup]),
        ],
    });
    const homes = () => attached.below.flatMap((each) => each.home ?? []);
    const open = async () => {
        if (signal?.aborted === true)
            return 'cancelled';
        leased ??= await layers.trees.lease(tree);
        found = undefined;
        const folders = [
            checkoutFolder(),
            { at: home, lower: [...homes(), nothing] },
            ...(0,home_layers/* homeFolders */.ro)(homeLayers, { home, above: homes() }),
        ];
        view = (0,layered_view/* createLayeredView */.w0)({ folder: (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)()), programs, folders });
        if ((await findTaken()) === undefined)
            for (const each of writable)
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)((0,layered_view/* upperOf */.Ag)(view, path), each), { recursive: true });
        (0,fault_point/* faultPoint */.Jd)('layers:after-view');
        return isCancelled() ? 'cancelled' : 'ready';
    };
    const isCancelled = () => signal?.aborted === true;
    const close = async () => {
        if (view !== undefined)
            report(await (0,layered_view/* discardLayeredView */.cm)(view, { signal }));
        view = undefined;
    };
    const current = () => {
        if (view === undefined)
            throw new Error('the checkout of an evaluation is not open');
        return view;
    };
    const look = async () => {
        found = await (0,upper_files/* findUpperFiles */.Fs)((0,layered_view/* upperOf */.Ag)(current(), path), { lower: checkoutFolder().lower, opened, signal });
        return found;
    };
    const findTaken = () => findTakenFolder(store, { tree, writable });
    return {
        path,
        get view() {
            return current();
        },
        get home() {
            return { at: home, folder: (0,layered_view/* upperOf */.Ag)(current(), home) };
        },
        get bytecode() {
            return (0,installed_bytecode/* bytecodeOf */.$)(attached);
        },
        attach: (more) => {
            attached = more;
        },
        begin: open,
        renew: async () => {
            await close();
            return open();
        },
        findProtected: async (watched) => {
            const folder = (0,layered_view/* upperOf */.Ag)(current(), path);
            const { files } = protectedFiles;
            const seen = await look();
            const entered = typeof seen === 'string' ? [] : seen.entered;
            const around = new Set((0,protected_files/* foldersAbove */.Zv)(files).map(latin1));
            const folders = entered.filter((each) => around.has(each));
            // Nobody knows what a command hid: then nothing counts as the base's.
            const replaced = (await findReplacedFolders(current(), { at: path, folders })) ?? new Set(folders);
            return (0,protected_in_layers/* findProtectedInUpper */.r)({ folder, replaced }, { files, watched });
        },
        // Whoever looked at the protected files has looked at the rest as well.
        findNew: async () => found ?? look(),
        keepNew: async ({ roots, swapped }) => {
            const shown = current();
            const upper = (0,layered_view/* upperOf */.Ag)(shown, path);
            const isOpen = (root) => opened.some((folder) => root.startsWith(`${folder}/`));
            // An incremental build would believe what was built of another tree.
            const unwanted = roots.filter((root) => swapped.has(root) || isOpen(root) || root.endsWith('.tsbuildinfo'));
            for (const root of unwanted)
                (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(upper, root));
            setup = (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.setup`);
            (0,move_entry/* moveEntry */.c)(upper, setup);
            (0,fault_point/* faultPoint */.Jd)('layers:after-keep');
            await close();
        },
        findDone: async () => {
            const done = found ?? (await look());
            if (typeof done === 'string')
                return done;
            const upper = (0,layered_view/* upperOf */.Ag)(current(), path);
            const { lower } = checkoutFolder();
            const changed = [];
            const touched = [];
            touchedFolders = done.entered;
            for (const each of done.changed)
                (await (0,upper_files/* isAsBelow */.Q_)(upper, lower, each)) ? touched.push(each) : changed.push(each);
            const shut = done.entered.filter((each) => (0,new_files/* isShut */.fm)((0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(upper, each))));
            const replaced = await findReplacedFolders(current(), { at: path, folders: done.entered });
            const removed = [...done.removed, ...(replaced ?? done.entered)];
            return { ...done, changed: [...changed, ...shut], removed, touched };
        },
        take: async ({ touched }, kept) => {
            const shown = current();
            const parts = { tree: (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.tree`), home: (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.home`) };
            (0,move_entry/* moveEntry */.c)((0,layered_view/* upperOf */.Ag)(shown, path), parts.tree);
            // Times and rights are no part of what is made: without layers nothing of them is taken either.
            const wanted = new Set(kept);
            for (const each of touched)
                if (!wanted.has(each))
                    (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(parts.tree, each));
            for (const each of touchedFolders)
                copyRights(each, { lower: checkoutFolder().lower, to: parts.tree });
            (0,home_layers/* joinHome */.iz)(shown, home);
            (0,move_entry/* moveEntry */.c)((0,layered_view/* upperOf */.Ag)(shown, home), parts.home);
            (0,fault_point/* faultPoint */.Jd)('layers:after-keep');
            await close();
            return parts;
        },
        findTaken,
        [Symbol.asyncDispose]: async () => {
            await close();
            if (setup !== undefined)
                report(await (0,remove_tree/* discardTree */.l)(setup, { signal }));
            leased?.release();
        },
    };
}
/** Gives a folder (bytes as latin1) the rights that frozen layers show. */
function copyRights(path, { lower, to }) {
    for (const layer of lower) {
        const entry = (0,upper_files/* entryIn */.Gi)(layer, path);
        if (entry === undefined)
            continue;
        if (entry !== 'hidden' && entry.isDirectory())
            (0,external_node_fs_.chmodSync)((0,byte_path/* placeIn */.VV)(to, path), entry.mode & RIGHTS);
        return;
    }
}
function latin1(path) {
    return Buffer.from(path).toString('latin1');
}

// EXTERNAL MODULE: ./build/engine/evaluation/planted-issue.js
var planted_issue = __webpack_require__(21340);
// EXTERNAL MODULE: ./build/engine/evaluation/preparation.js + 2 modules
var preparation = __webpack_require__(68346);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/decision/evaluator-digest.js
var evaluator_digest = __webpack_require__(94999);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/leased-cache.js
var leased_cache = __webpack_require__(70891);
// EXTERNAL MODULE: ./build/kernel/frozen-folder.js
var frozen_folder = __webpack_require__(76541);
// EXTERNAL MODULE: ./build/kernel/future-times.js
var future_times = __webpack_require__(47826);
// EXTERNAL MODULE: ./build/engine/boundaries/autoloaded.js
var autoloaded = __webpack_require__(62578);
// EXTERNAL MODULE: ./build/engine/boundaries/settings-files.js
var settings_files = __webpack_require__(52503);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowing.js + 2 modules
var shadowing = __webpack_require__(34482);
// EXTERNAL MODULE: ./build/engine/evaluation/kept-build.js
var kept_build = __webpack_require__(65197);
;// CONCATENATED MODULE: ./build/engine/evaluation/build-layer.js
/**
 * What a build makes of a tree, kept for all evaluations of that tree in a session; that of the base for later sessions, too.
 * Invariant: a build begins with the tree, with what setup made, and in its cache folders with what the build of the base
 * left there; never with anything of another candidate. It adds files, but among what setup installed, and changes those
 * that its outputs name; a build that does more is void. What is built of a tree is seen by evaluations of that tree alone.
 * Crash: the next session discards all of it, but the build of the base that is kept whole.
 */






















// A test needs two trees; more are kept for the next test of the same ones.
const MAX_UNUSED = 8;
const caches = new WeakMap();
/** The layers of a tree with what its build makes; the build runs where it did not run in this session. */
async function prepareBuild(privateArea, request, runAlone) {
    const { step, tree, writable, setup, baseTree, setupOfBase, protectedFiles, signal } = request;
    const { cache: folders = [] } = step.build ?? {};
    const ofSetup = setup === undefined ? [] : [setup];
    const leased = [];
    const release = () => {
        for (const name of leased.splice(0))
            cacheOf(privateArea).release(name);
    };
    const lease = async (name, make) => {
        const built = await cacheOf(privateArea).lease(name, make);
        leased.push(name);
        return built;
    };
    try {
        const isBase = tree === baseTree;
        let cache;
        if (folders.length > 0 && !isBase) {
            const base = await setupOfBase();
            if (base !== undefined && base.kind !== 'ready')
                return base;
            const layer = base?.layer;
            const ofBase = layer === undefined ? [] : [layer];
            const name = nameOf(privateArea, { ...request, tree: baseTree, setup: layer });
            const ofTheBase = { step: { ...step, logs: `${step.logs}-base` }, tree: baseTree, writable, setup: layer };
            const building = { ...ofTheBase, below: ofBase, isBase: true };
            const make = () => buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone);
            try {
                cache = await lease(name, make);
            }
            finally {
                base?.release();
            }
        }
        const below = [...(cache?.cache === undefined ? [] : [cache.cache]), ...ofSetup];
        const name = nameOf(privateArea, request);
        const building = { step, tree, writable, setup, below, isBase };
        const built = await lease(name, () => isBase
            ? buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone)
            : build(privateArea, building, runAlone));
        const own = built.cache === undefined ? [] : [built.cache];
        const bytes = built.bytes + (cache?.cacheBytes ?? 0);
        return { kind: 'ready', layers: { above: [built.parts], below: [...own, ...below] }, bytes, release };
    }
    catch (error) {
        release();
        if (error instanceof preparation/* Unmade */.jQ)
            return error.evaluation;
        throw error;
    }
}
/** What is made at one level of isolation, as layers or as copies, is not read at another one. */
function nameOf({ level, layering }, { step: { command, network, build: settings }, tree, setup }) {
    const place = { level: level.kind, layering: layering.kind };
    const of = { command, network, settings: settings ?? null, tree, setup: setup?.digest ?? null };
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)({ ...of, ...place }));
}
function cacheOf({ store, onLeft }) {
    const drop = (_name, { parts, cache, isKept }) => {
        if (isKept === true)
            return;
        const folders = [parts.tree, ...(cache === undefined ? [] : [cache.tree])];
        void Promise.all(folders.map((folder) => (0,remove_tree/* discardTree */.l)(folder))).then((left) => onLeft(left.flat()));
    };
    const found = caches.get(store) ?? (0,leased_cache/* leasedCache */.X)({ drop, maxUnused: MAX_UNUSED });
    caches.set(store, found);
    return found;
}
/** The build of the base, which another run may have left. */
async function buildBase(privateArea, request, runAlone) {
    const kept = (0,kept_build/* openKeptBuild */.J)(privateArea, request);
    const found = await kept?.find();
    if (found === 'cancelled')
        throw new preparation/* Unmade */.jQ({ kind: 'aborted' });
    const built = found === undefined ? await build(privateArea, request, runAlone, kept) : builtOf(request, found);
    // What was laid out of a change before may be earlier than what lies in the cache.
    if (built.cache !== undefined)
        renewTimes(privateArea);
    return built;
}
function builtOf({ step }, { tree, home, bytes }) {
    const hasCache = (step.build?.cache ?? []).length > 0;
    const cache = hasCache ? { tree: home } : undefined;
    return { parts: { tree, removed: [] }, cache, bytes, cacheBytes: 0, isKept: true };
}
async function build(privateArea, { step, tree, writable, setup, below, isBase }, runAlone, kept) {
    const { store, onLeft } = privateArea;
    const { outputs = [], cache: folders = [] } = step.build ?? {};
    const begun = performance.now();
    let built;
    let isRefused = false;
    const evaluation = await runAlone({
        step,
        tree,
        layers: { above: [], below, isBuild: true },
        onDone: async (all, take) => {
            const done = withoutBelow(all, writable);
            const isOpen = matcherOf([...outputs, ...folders.map((folder) => `${folder.replace(/\/$/, '')}/**`)]);
            const issue = changeIssue(done, isOpen) ??
                loadedIssue(done, isOpen) ??
                (await installIssue(store, { tree, setup, done, isOpen }));
            if (issue !== undefined)
                return issue;
            // An incremental build goes by the times of what it writes again.
            const touched = done.touched.filter((path) => isOpen(textOf(path)));
            const { tree: made, home } = await take(touched);
            // What is found there decides what tools do, and it is the change that filled it.
            onLeft(await (0,remove_tree/* discardTree */.l)(home));
            for (const folder of writable)
                emptyIn(made, folder);
            const taken = [...done.stamps.keys(), ...done.changed, ...touched];
            const special = specialIssue(made, taken);
            if (special !== undefined) {
                onLeft(await (0,remove_tree/* discardTree */.l)(made));
                return special;
            }
            const parts = { tree: made, removed: done.removed };
            const sizes = { bytes: bytesOf(made, taken), cacheBytes: bytesOf(made, isBase ? within(taken, folders) : []) };
            built = { parts, ...sizes, cache: isBase && folders.length > 0 ? await splitCache(made, folders) : undefined };
            (0,fault_point/* faultPoint */.Jd)('layers:after-build');
            if (kept === undefined || done.removed.length > 0)
                return undefined;
            const tookMs = Math.round(performance.now() - begun);
            const layer = await kept.keep({ tree: made, cache: built.cache?.tree, tookMs });
            built = typeof layer === 'string' ? undefined : builtOf({ step }, layer);
            isRefused = layer === 'refused';
            if (layer === 'cancelled')
                return 'it was cancelled';
            return undefined;
        },
    });
    if (built !== undefined)
        return built;
    if (isRefused)
        return build(privateArea, { step, tree, writable, setup, below, isBase }, runAlone);
    if (evaluation.kind === 'ran')
        throw new Error('a build that ran made nothing');
    throw new preparation/* Unmade */.jQ(evaluation);
}
function renewTimes({ store, layering }) {
    (0,tree_times/* renewTreeTimes */.qG)(store);
    if (layering.kind === 'layers')
        layering.layers.trees.renew();
}
function matcherOf(globs) {
    const tests = globs.map((glob) => picomatch(glob, { dot: true }));
    return (path) => tests.some((isMatch) => isMatch(path));
}
/** Why a build is void: it changed what it may not. */
function changeIssue({ changed, removed, swapped }, isOpen) {
    const found = [...changed, ...removed, ...swapped].map(textOf).find((path) => !isOpen(path));
    if (found === undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(found, 200)} is not what it was before; a build may add files, and change those that build.outputs names`;
}
// A change may not have them either: by them its build would steer the programs that the evaluator runs.
const isLoaded = matcherOf([...autoloaded/* AUTOLOADED */.F, ...autoloaded/* LOADED_WHEN_NEW */.I, ...settings_files/* SETTINGS_FILES */.E]);
/** The same: it put a file where programs look for their settings. Folders that it made for its own results are not looked into. */
function loadedIssue({ roots, stamps }, isOpen) {
    const hidden = roots.filter((root) => (0,external_node_path_.basename)(root).startsWith('.')).map((root) => `${root}/`);
    const inside = hidden.length === 0 ? [] : [...stamps.keys()].filter((path) => hidden.some((root) => path.startsWith(root)));
    const isFound = (path) => !isOpen(path) && (isLoaded(path) || isLoaded(`${path}/x`));
    const found = [...roots, ...inside].map(textOf).find(isFound);
    if (found === undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(found, 200)} is loaded by programs without being named; a build may add it only if build.outputs names it`;
}
/** The same: it put something among what setup installed, where programs of the evaluator look for what they load. */
async function installIssue(store, { tree, setup, done, isOpen }) {
    if (setup === undefined)
        return undefined;
    const ofTree = new Set((0,protected_files/* foldersAbove */.Zv)((await (0,git_store/* listFiles */.CS)(store, tree)).map(({ path }) => ({ path: (0,byte_path/* decodePath */.q0)(path) }))));
    const isInstalled = (root) => {
        const around = (0,external_node_path_.dirname)(root);
        if (around === '.' || ofTree.has(textOf(around)) || (0,upper_files/* kindBelow */.ug)([setup.tree], around) !== 'folder')
            return false;
        return !((0,external_node_path_.basename)(around) === 'node_modules' && (0,shadowing/* isToolFolder */.D)((0,external_node_path_.basename)(root)));
    };
    const found = done.roots.find((root) => isInstalled(root) && !isOpen(textOf(root)));
    if (found === undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(textOf(found), 200)} lies in what setup made; a build may add files there only if build.outputs names them`;
}
/** What a command did elsewhere than in some folders. */
function withoutBelow(done, folders) {
    const inside = new Set(within(done.roots, folders));
    return { ...done, roots: done.roots.filter((root) => !inside.has(root)) };
}
function within(paths, folders) {
    const begins = folders.map((folder) => `${keyOf(folder)}/`);
    return paths.filter((path) => begins.some((begin) => path.startsWith(begin)));
}
function keyOf(folder) {
    return (0,byte_path/* encodePath */.O0)(folder.replace(/\/$/, '')).toString('latin1');
}
/** Frees the place of a folder in what a build made; no link is followed. */
function emptyIn(made, folder) {
    const path = keyOf(folder);
    const entry = (0,upper_files/* entryIn */.Gi)(made, path);
    if (entry !== undefined && entry !== 'hidden')
        (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(made, path));
}
/** Why a build is void: it left a pipe, a socket, a device, or a program with the rights of its owner. */
function specialIssue(made, paths) {
    for (const path of paths) {
        const issue = (0,frozen_folder/* specialKind */.I2)((0,byte_path/* placeIn */.VV)(made, path));
        if (issue !== undefined)
            return `${(0,base_text/* quoted */.TL)(textOf(path), 200)} ${issue}`;
    }
    return undefined;
}
function bytesOf(made, paths) {
    const stats = paths.map((path) => (0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(made, path), { throwIfNoEntry: false }));
    return stats.reduce((sum, each) => sum + (each?.isFile() === true ? each.size : 0), 0);
}
function textOf(path) {
    return (0,byte_path/* decodePath */.q0)(Buffer.from(path, 'latin1'));
}
/**
 * Moves the cache folders of a build out of what it made. None of their files is later than now: what a change has is laid
 * out after it, and has to be later than all of them.
 */
async function splitCache(tree, folders) {
    const cache = { tree: `${tree}.cache` };
    (0,external_node_fs_.mkdirSync)(cache.tree);
    for (const folder of folders) {
        const name = folder.replace(/\/$/, '');
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(cache.tree, name)), { recursive: true });
        try {
            (0,move_entry/* moveEntry */.c)((0,external_node_path_.join)(tree, name), (0,external_node_path_.join)(cache.tree, name));
        }
        catch (error) {
            // The build made no such folder.
            if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
                throw error;
        }
    }
    await (0,future_times/* endFuture */.X)(cache.tree);
    return cache;
}

// EXTERNAL MODULE: ./build/base/asked-once.js
var asked_once = __webpack_require__(68852);
// EXTERNAL MODULE: ./build/base/byte-size.js
var byte_size = __webpack_require__(35252);
;// CONCATENATED MODULE: ./build/engine/evaluation/copy-limit.js
/** How much one command may cost in copies, where its fresh view is a checkout with copies and not layers. */



/** What anybody can do about it. */
const COPY_REMEDY = 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.';
const UNLIMITED = { findExcess: () => undefined };
// The base's, the branch head's and those of the candidates that are evaluated right now.
const MAX_TREES = 16;
const measuredOnce = (0,asked_once/* askedOnce */.m)(MAX_TREES);
/** Opens the limit for a tree; nothing is copied where there are layers. */
async function openCopyLimit(privateArea, tree) {
    const { layering, limits, store } = privateArea;
    if (layering.kind === 'layers')
        return UNLIMITED;
    const ofTree = await measureTree(store, tree);
    const ofExternal = store.external?.bytes ?? 0;
    return {
        findExcess: ({ setup = 0, build = 0 }) => {
            const total = ofTree + ofExternal + setup + build;
            if (total <= limits.maxCopyBytes)
                return undefined;
            const parts = [
                ['the tree', ofTree],
                ['Git LFS files and submodules', ofExternal],
                ['what setup made', setup],
                ['what build made', build],
            ];
            const named = parts
                .filter(([, bytes]) => bytes > 0)
                .map(([name, bytes]) => `${name} with ${(0,byte_size/* renderByteSize */.S)(bytes)}`);
            const most = (0,byte_size/* renderByteSize */.S)(limits.maxCopyBytes);
            return `${named.join(' and ')} is more than may be copied for one command (${most}); layers, which need no copy, do not work here: ${layering.reason}`;
        },
    };
}
async function measureTree(store, tree) {
    const id = await (0,git_store/* treeIdOf */.bR)(store, tree);
    return measuredOnce.ask(store.git, id, () => (0,git_store/* treeBytes */.eS)(store, id));
}

;// CONCATENATED MODULE: ./build/engine/evaluation/prepared-steps.js
/** The commands of an evaluation, apart into those whose result is prepared and kept and those that run each time. */







/** Prepares what setup and build make for a tree; what they gave is in use until it is disposed of. */
async function prepareSteps(privateArea, request, runAlone) {
    const { tree, protectedFiles, variables, signal, checkout, steps } = request;
    const indexFile = `${checkout.indexFile}.inputs`;
    const setup = steps.find(({ kind, inputs = [] }) => kind === 'setup' && inputs.length > 0);
    const build = steps.find(({ kind }) => kind === 'build');
    const left = steps.filter((step) => step !== setup && step !== build);
    const setupOf = async (of) => {
        if (setup === undefined)
            return undefined;
        return (0,preparation/* prepareSetup */.XN)(privateArea, { step: setup, tree: of, protectedFiles, variables, signal, indexFile, place: checkout.folder }, runAlone);
    };
    const { store } = privateArea;
    const [baseTree, own] = await Promise.all([(0,git_store/* treeIdOf */.bR)(store, store.base), (0,git_store/* treeIdOf */.bR)(store, tree)]);
    const limit = await openCopyLimit(privateArea, own);
    const refuse = refusing(limit, { isBase: own === baseTree, protectedFiles });
    const early = refuse({});
    if (early !== undefined)
        return early;
    const made = await setupOf(tree);
    if (made !== undefined && made.kind !== 'ready')
        return made;
    const layer = made?.layer;
    const ofSetup = layer?.bytes ?? 0;
    const release = () => made?.release();
    const excess = refuse({ setup: ofSetup }, release);
    if (excess !== undefined)
        return excess;
    const below = layer === undefined ? [] : [layer];
    const ready = { kind: 'ready', steps: left };
    if (build === undefined)
        return {
            ...{ ...ready, layers: { above: [], below }, [Symbol.dispose]: release },
            findExcess: (setup) => limit.findExcess({ setup: ofSetup + setup }),
        };
    const { writable } = protectedFiles.openings;
    const built = await prepareBuild(privateArea, {
        ...{ step: build, tree: own, writable, protectedFiles, signal },
        ...{ setup: layer, baseTree, setupOfBase: () => setupOf(store.base) },
    }, runAlone);
    if (built.kind !== 'ready') {
        release();
        return built;
    }
    const releaseBoth = () => {
        built.release();
        release();
    };
    const { bytes } = built;
    return (refuse({ setup: ofSetup, build: bytes }, releaseBoth) ?? {
        ...{ ...ready, layers: built.layers, [Symbol.dispose]: releaseBoth },
        findExcess: (setup) => limit.findExcess({ setup: ofSetup + setup, build: bytes }),
    });
}
/**
 * Says what comes of a tree whose commands would need larger copies than they may: undefined where they do not. Of the
 * base nothing can be evaluated; of a change it is the change's own fault, since others may be smaller.
 */
function refusing({ findExcess }, { isBase, protectedFiles }) {
    return (copied, release) => {
        const message = findExcess(copied);
        if (message === undefined)
            return undefined;
        release?.();
        if (isBase)
            throw new errors/* PreconditionError */.Rb({ message, remedy: COPY_REMEDY });
        const digest = (0,evaluator_digest/* filesDigest */.AD)((0,protected_files/* idsOf */.UX)(protectedFiles));
        const failure = { timings: {}, files: { before: digest, after: digest }, exitCode: null, isTampered: false };
        return { kind: 'failed', reason: excessReason(message), log: undefined, ...failure };
    };
}
/** Why an evaluation has no score where its commands would need larger copies than they may. */
function excessReason(message) {
    return `${message}; environment.max_copy raises the limit`;
}

;// CONCATENATED MODULE: ./build/engine/evaluation/evaluation.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Judging a tree: commands in an evaluation checkout of it.
 * Invariant: an evaluation reads the base's evaluator and the candidate's code, and nothing that an earlier evaluation
 * or command left, but what setup made new: each command begins in a folder of its own. The protected files are the
 * base's before the first command and after each. A command that leaves a new file which would be part of the evaluator,
 * or be loaded in the place of one of its files, voids the evaluation.
 * No process of an agent, and nothing that it left in its worktree, is near.
 */















// Beyond it there is no score; what is kept of a log is more.
const MAX_OUTPUT_BYTES = 1 << 20;
// What the system says of a hidden command could disclose it.
const UNTOLD = {
    SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};
/** Evaluates a tree. */
async function evaluateTree(privateArea, request) {
    const evaluation = await evaluate(privateArea, request);
    const { kind } = evaluation;
    if (kind === 'infra' || (kind === 'failed' && !evaluation.isTampered))
        await refuseFullDisk(privateArea, request.checkout);
    return evaluation;
}
async function evaluate(privateArea, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { checkout: judge, tree, teardown, protectedFiles } = request;
        (0,fault_point/* faultPoint */.Jd)('judge:before-checkout');
        privateArea.checkSeal();
        const indexFile = `${judge.indexFile}.restore`;
        const restored = await (0,protected_files/* restoreProtected */.R0)(privateArea.store, { tree, indexFile, protectedFiles });
        (0,fault_point/* faultPoint */.Jd)('judge:after-restore');
        const timings = {};
        const ofTree = { ...request, tree: restored };
        const prepared = await prepareSteps(privateArea, ofTree, (alone) => runAlone(privateArea, { ...ofTree, onShared: undefined }, { ...alone, timings }));
        if (prepared.kind !== 'ready')
            return prepared;
        const _release = __addDisposableResource(env_1, prepared, false);
        const checkout = __addDisposableResource(env_1, openFolder(privateArea, ofTree, prepared), true);
        checkout.attach(prepared.layers);
        if ((await checkout.begin()) === 'cancelled')
            return { kind: 'aborted' };
        (0,fault_point/* faultPoint */.Jd)('judge:after-checkout');
        const evaluation = await runSteps(privateArea, { ...request, steps: prepared.steps }, { checkout, timings });
        if (teardown !== undefined && evaluation.kind !== 'aborted' && (await checkout.renew({ isLast: true })) === 'ready') {
            const result = await (0,evaluation_step/* runStep */.eg)(privateArea, { ...request, checkout }, teardown);
            if (result.kind === 'ended')
                timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
        }
        (0,fault_point/* faultPoint */.Jd)('judge:after-score');
        return evaluation;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Prepares what one setup makes for a tree, without evaluating it. */
async function prepareEnvironment(privateArea, request) {
    const timings = {};
    const whole = { ...request, teardown: undefined, steps: [request.step] };
    const indexFile = `${request.checkout.indexFile}.inputs`;
    const prepared = await (0,preparation/* prepareSetup */.XN)(privateArea, { ...request, indexFile, place: request.checkout.folder }, (alone) => runAlone(privateArea, whole, { ...alone, timings }));
    if (prepared.kind === 'failed' || prepared.kind === 'infra')
        await refuseFullDisk(privateArea, request.checkout);
    return { ...prepared, timings };
}
/** Runs one command on a tree of its own, and gives what it made away. */
async function runAlone(privateArea, request, { step, tree, layers, onDone, timings, protectedFiles = request.protectedFiles }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        // What an interrupted run printed there is replaced by what this one prints.
        for (const stream of ['stdout', 'stderr'])
            (0,external_node_fs_.rmSync)(`${step.logs}.${stream}`, { force: true });
        const ofStep = { ...request, tree, protectedFiles, steps: [step], asks: 'exit' };
        // Nothing comes after its only command.
        const checkout = __addDisposableResource(env_2, openFolder(privateArea, ofStep, { findExcess: () => undefined }), true);
        checkout.attach(layers);
        if ((await checkout.begin()) === 'cancelled')
            return { kind: 'aborted' };
        return await runSteps(privateArea, ofStep, { checkout, timings, onDone });
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** As layers where this machine and the level have them, else as a folder of its own. */
function openFolder({ level, layering, environment, store, onLeft }, { checkout, tree, protectedFiles, signal, onShared }, { findExcess }) {
    const isShielded = level.kind === 'bubblewrap';
    const common = { tree, protectedFiles, signal, onLeft };
    const { homeLayers } = environment;
    if (isShielded && layering.kind === 'layers' && onShared === undefined)
        return openLayeredCheckout({ layers: layering.layers, store, homeLayers, ...common });
    return new FreshCheckout(store, { checkout, isShielded, findExcess, ...common });
}
const NOTHING_NEW = { roots: [], stamps: new Map(), swapped: new Set(), unread: undefined };
async function runSteps(privateArea, request, { checkout, timings, onDone }) {
    const { protectedFiles, steps } = request;
    let last;
    const early = await checkout.findProtected([]);
    let files = { before: early.digest, after: early.digest };
    const failure = { kind: 'failed', timings, exitCode: null, isTampered: false };
    const unrun = { ...failure, files, log: undefined };
    if (early.issue !== undefined)
        return { ...unrun, reason: `tamper: ${early.issue}`, isTampered: true };
    const { writableKey } = protectedFiles.openings;
    const taken = await checkout.findTaken();
    if (taken !== undefined) {
        return {
            ...unrun,
            reason: `${writableKey} names ${taken}; name an empty folder`,
        };
    }
    // Elsewhere no file is read-only, and its content alone counts.
    const watchedBy = (step) => privateArea.level.kind === 'bubblewrap' ? (0,bound_files/* bindProtected */.Yt)(protectedFiles, step).watched : [];
    const findersOf = (0,planted_issue/* plantFinders */.v)(privateArea, protectedFiles);
    const left = [];
    const isCancelled = () => request.signal?.aborted === true;
    // Whether the last command's folder is still there.
    let isOpen = true;
    /** Runs one command in the checkout as it is; what ends the evaluation, if anything does. */
    const run = async (step, isLast) => {
        const mayCompile = !isLast || request.asks === 'exit';
        const result = await (0,evaluation_step/* runStep */.eg)(privateArea, { ...request, checkout, mayCompile }, step);
        if (result.kind === 'unstarted') {
            if (result.code === 'ABORTED')
                return { kind: 'aborted' };
            const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
            return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
        }
        timings[`${step.name}_ms`] = (timings[`${step.name}_ms`] ?? 0) + Math.round(result.durationMs);
        if (result.aborted)
            return { kind: 'aborted' };
        const found = await checkout.findProtected(watchedBy(step));
        files = { before: early.digest, after: found.digest };
        const created = isLast && protectedFiles.files.length === 0 ? NOTHING_NEW : await checkout.findNew();
        if (created === 'cancelled')
            return { kind: 'aborted' };
        if (created === 'too many') {
            return { ...failure, files, exitCode: result.exitCode, log: (0,evaluation_step/* logOf */.Gs)(result), reason: tooMany(step) };
        }
        const findPlanted = findersOf(step);
        const planted = await (0,planted_issue/* plantedIssue */._)({ findPlanted, writableKey, signal: request.signal }, step, created);
        if (isCancelled())
            return { kind: 'aborted' };
        const unread = protectedFiles.files.length > 0 ? unreadIssue(step, created) : undefined;
        const tampered = tamperReason(step, unread ?? found.issue ?? planted);
        // What a command changed of its judges says more than how it ended.
        const reason = tampered ?? (0,evaluation_step/* issueOf */.v1)(step, result, protectedFiles);
        if (reason !== undefined) {
            const { exitCode, killedByBudget: timedOut } = result;
            const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
            const hint = tampered === undefined ? leftHint(left) : '';
            return { ...failure, ...failed, files, log: (0,evaluation_step/* logOf */.Gs)(result), reason: `${reason}${hint}` };
        }
        if (onDone !== undefined) {
            const done = await checkout.findDone();
            if (done === 'cancelled')
                return { kind: 'aborted' };
            if (done === 'too many')
                return { ...failure, files, exitCode: 0, log: (0,evaluation_step/* logOf */.Gs)(result), reason: tooMany(step) };
            const issue = await onDone(done, (touched = []) => checkout.take(done, touched));
            if (isCancelled())
                return { kind: 'aborted' };
            const isTampered = step.kind === 'build';
            const why = issue === undefined ? undefined : isTampered ? tamperReason(step, issue) : `${step.title}: ${issue}`;
            const failed = { step: { name: step.name, exitCode: result.exitCode }, exitCode: result.exitCode, isTampered };
            if (why !== undefined)
                return { ...failure, ...failed, files, log: (0,evaluation_step/* logOf */.Gs)(result), reason: why };
        }
        else if (step.kind === 'setup') {
            await (0,shadowable/* noteInstalled */.jR)(privateArea.store, protectedFiles, { tree: request.tree, paths: created.stamps.keys() });
            await checkout.keepNew(created);
            isOpen = false;
        }
        else if (step.isSealed !== true)
            left.push({ title: step.title, paths: created.roots });
        request.onShared?.(step, created);
        last = result;
        return undefined;
    };
    for (const [at, step] of steps.entries()) {
        const isLast = at === steps.length - 1;
        const isKept = at === 0 || (isOpen && request.onShared !== undefined);
        const renewed = isKept ? 'ready' : await checkout.renew({ isLast: isLast && request.teardown === undefined });
        isOpen = true;
        if (renewed === 'cancelled')
            return { kind: 'aborted' };
        if (renewed === 'changed') {
            const reason = `tamper: ${step.title} is void: what setup made was changed before it`;
            return { ...failure, files, log: undefined, isTampered: true, reason };
        }
        if (renewed !== 'ready')
            return { ...failure, files, log: undefined, reason: excessReason(renewed.excess) };
        const ended = await run(step, isLast);
        if (ended !== undefined)
            return ended;
    }
    if (last === undefined)
        throw new Error('an evaluation without a step');
    const { path, seenBytes } = last.stdout;
    if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
        // A part is not enough to know that there is one score: another may stand behind it.
        const reason = `the evaluator printed ${seenBytes} bytes; expected at most ${MAX_OUTPUT_BYTES}`;
        return { ...failure, files, log: path, reason };
    }
    return {
        kind: 'ran',
        output: (0,regular_file/* readFilePart */.E)(path, 'start', MAX_OUTPUT_BYTES)?.text ?? '',
        log: path,
        durationMs: last.durationMs,
        timings,
        files,
    };
}
function tooMany({ title }) {
    return `${title} left more new files in its checkout than can be looked through`;
}
function tamperReason({ title }, found) {
    return found === undefined ? undefined : `tamper: ${title} is void: after it, ${found}`;
}
/** Nobody knows what is new in a folder that cannot be looked into. */
function unreadIssue({ isSealed }, { unread }) {
    if (unread === undefined)
        return undefined;
    if (unread === '')
        return 'the checkout itself cannot be read';
    return `${isSealed === true ? 'a folder' : `the folder ${shown(unread)}`} of the tree cannot be read`;
}
function evaluation_textOf(path) {
    return (0,byte_path/* decodePath */.q0)(Buffer.from(path, 'latin1'));
}
function shown(path) {
    return (0,base_text/* quoted */.TL)(evaluation_textOf(path), 100);
}
/** What a command may have missed that was there when all of them shared one checkout. */
function leftHint(left) {
    const first = left.find(({ paths }) => paths.length > 0);
    if (first === undefined)
        return '';
    const more = left.reduce((sum, { paths }) => sum + paths.length, -1);
    const rest = more === 0 ? '' : ` and ${(0,base_text/* plural */.LS)(more, 'more path')}`;
    return ` (${first.title} left ${shown(first.paths[0] ?? '')}${rest}; every command begins with a fresh checkout, and sees of the others what setup made)`;
}


/***/ }),

/***/ 4527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ failureLine),
/* harmony export */   w: () => (/* binding */ failureLines)
/* harmony export */ });
/** The line of a log that says why a command failed, which is not always the last one. Pure. */
const CAUSE = /error|\bERR_[A-Z]|^[\w.]+Warning: |fatal|panic|exception|not found|cannot|can't|could not|no such|\b(?:fail(?:ed|ures?|s)?|missing|refused|unable)\b/i;
// Lines of a stack trace, and of summaries that name no cause.
const NO_CAUSE = /^\s*(?:at |File "|code: )|\[ERROR\]\s*(?:$|->|To see|Re-run|For more|After correcting| *mvn <args>|\[Help)|npm (?:ERR!|error) (?:A complete|code)|^error: (?:could not compile|aborting due to)|^warning: build failed, waiting/;
// The line of code below it names what was called, not what went wrong.
const PYTHON_FRAME = /^\s*File "[^"]*", line \d+/;
const MAX_SEARCHED = 60;
// What package managers say about themselves, wherever they end.
const CHATTER = /^(?:npm notice\b|\[notice\])/;
/**
 * The last line that names a cause, in the first log that has one; else the last line of the first log that says
 * anything. Undefined where none does.
 */
function failureLine(...logs) {
    const lines = failureLines(...logs);
    return (causeIn(lines) ?? lines.at(-1))?.trim();
}
/** The last lines of the log that `failureLine` takes its line from. */
function failureLines(...logs) {
    const all = logs.map(linesOf).filter((lines) => lines.length > 0);
    return all.find((lines) => causeIn(lines) !== undefined) ?? all[0] ?? [];
}
function linesOf(log) {
    return log
        .split('\n')
        .flatMap((line) => (line.trim() === '' || CHATTER.test(line) ? [] : [line.trimEnd()]))
        .slice(-MAX_SEARCHED);
}
function causeIn(lines) {
    const isCause = (line, index) => CAUSE.test(line) && !NO_CAUSE.test(line) && !PYTHON_FRAME.test(lines[index - 1] ?? '');
    return lines.findLast(isCause);
}


/***/ }),

/***/ 59791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ unkeptInHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
/** What is kept of the home of a command that prepares an environment: caches of tools, never their settings and keys. */



/** Folders of the home that hold downloads and compiled files. */
const CACHES = [
    '.npm',
    '.cache',
    '.cargo/registry',
    '.cargo/git',
    '.m2/repository',
    '.m2/wrapper',
    '.gradle/caches',
    '.gradle/wrapper',
    'go/pkg',
    '.nuget/packages',
    '.local/share/pnpm',
    '.local/share/uv',
    '.pnpm-store',
    '.yarn/berry',
    '.bun/install/cache',
    '.deno',
    '.gem',
    '.conan2/p',
    '.ivy2/cache',
    '.sbt/boot',
];
// Settings and keys that tools keep beside their downloads.
const NEVER = /(?:^|\/)(?:\.npmrc|\.netrc|\.git-credentials|credentials(?:\.toml|\.json)?|auth\.json)$/;
/** The paths of a home (bytes as latin1) that are not kept. */
function unkeptInHome(home) {
    const unkept = [];
    const due = [''];
    for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
        const names = namesIn(home, folder);
        // A folder that its owner shut cannot be kept.
        if (names === undefined && folder !== '')
            unkept.push(folder);
        for (const name of names ?? []) {
            const path = folder === '' ? name : `${folder}/${name}`;
            const isFolder = isFolderAt(home, path);
            if (isFolder && CACHES.includes(path)) {
                unkept.push(...keysBelow(home, path));
                continue;
            }
            if (isFolder && CACHES.some((cache) => cache.startsWith(`${path}/`)))
                due.push(path);
            else
                unkept.push(path);
        }
    }
    return unkept;
}
/** Settings and keys at the top of a cache; all of it where it cannot be looked into. */
function keysBelow(home, cache) {
    const names = namesIn(home, cache);
    if (names === undefined)
        return [cache];
    return names.map((name) => `${cache}/${name}`).filter((path) => NEVER.test(path));
}
function isFolderAt(home, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(home, path), { throwIfNoEntry: false })?.isDirectory() === true;
}
function namesIn(home, folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(home, folder), { encoding: 'latin1' });
    }
    catch (error) {
        if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 4958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytecodeOf),
/* harmony export */   F: () => (/* binding */ unkeptBytecode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35222);
/* harmony import */ var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49816);
/* harmony import */ var _kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62730);
/* harmony import */ var _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32053);
/**
 * Compiled Python files of a prepared environment.
 * Invariant: of files in the checkout only those are kept that were made of what setup installed, and never one of a file
 * of the tree: a change may have a say in what setup runs, and nobody would see that its evaluator is another one.
 */







/** The compiled files that commands with these layers find; undefined where there are none. */
function bytecodeOf({ below }) {
    const folders = below.flatMap(({ home }) => (home === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK)]));
    return folders.find(isFolder);
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
// `name.cpython-312.pyc`, `name.cpython-312.opt-2.pyc`, and what pytest makes of a module that asserts.
const COMPILED = /^(.+)\.(?:cpython|pypy|graalpy)-?\d[^/.]*(?:\.opt-[^/.]+|[^/]*)\.pyc$/;
/** The paths of a home (bytes as latin1) with compiled files that are not kept. */
async function unkeptBytecode(store, { tree, home }, { place, trees, signal }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false }) === undefined)
        return [];
    const found = isFolder(folder) ? await (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__/* .findNewFiles */ .$w)(folder, [], { signal }) : 'too many';
    if (typeof found === 'string')
        return [_workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK];
    const inCheckout = `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(place).toString('latin1').slice(1)}/`;
    const listed = await Promise.all(trees.map((each) => (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(store, each)));
    const ofTrees = new Set(listed.flat().map(({ path }) => path.toString('latin1')));
    const isKept = (path, kind) => {
        if (kind !== 'file')
            return kind === 'folder';
        if (!path.startsWith(inCheckout))
            return true;
        const source = `${COMPILED.exec(path.slice(inCheckout.length))?.[1]}.py`;
        const entry = (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryIn */ .Gi)(tree, source);
        const isInstalled = entry !== undefined && entry !== 'hidden' && entry.isFile();
        return isInstalled && !withFoldersAbove(source).some((each) => ofTrees.has(each));
    };
    const unkept = [...found.stamps].filter(([path, stamp]) => !isKept(path, (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(stamp)));
    return unkept.map(([path]) => `${_workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK}/${path}`);
}
/** A path, and the folders that it lies in: in the place of one a tree may have a link. */
function withFoldersAbove(path) {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}


/***/ }),

/***/ 65197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ openKeptBuild),
/* harmony export */   N: () => (/* binding */ keptBuildMs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62730);
/* harmony import */ var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
/* harmony import */ var _boundaries_protected_in_layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2465);
/* harmony import */ var _planted_issue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21340);
/* harmony import */ var _preparation_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19885);
/**
 * The build of a run's base, kept for later runs of this user: what init built, doctor and run need not build again.
 * Invariant: only a build of the base is kept, made without network and without any secret, on the tree and the setup that
 * its key names, where every checkout has the same path. Before it is used it is held to the rules of the run at hand: where it
 * holds a protected file, or one that these rules forbid, it counts as not there, and the build runs. Nothing of a
 * candidate is kept.
 * Crash: as for what setup makes, which lies in the same store.
 */






const kept = new WeakMap();
/** How long the build of the base took that a session found, in milliseconds; undefined: it found none. */
function keptBuildMs({ store }) {
    return kept.get(store);
}
/** Undefined where no build is kept: its result would hold a path, a secret or an answer of the network that is not the next run's. */
function openKeptBuild(privateArea, request) {
    const { level, layering, environments, limits } = privateArea;
    const { step, tree, setup, writable, signal } = request;
    if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
        return undefined;
    if (step.network !== 'off' || hasSecret(privateArea, request))
        return undefined;
    const { layers } = layering;
    const build = { outputs: step.build?.outputs ?? [], cache: step.build?.cache ?? [] };
    const parts = { ranOn: tree, place: layers.checkout, setup: setup?.digest ?? null, build, writable };
    const key = (0,_preparation_key_js__WEBPACK_IMPORTED_MODULE_5__/* .preparationKey */ .F)(privateArea, step, parts);
    const { shared } = environments;
    return {
        find: async () => {
            const found = await shared.find(key, signal);
            if (found === undefined || found === 'cancelled')
                return found;
            // No command sets this time. Where the clock was put back, a change would look older than the cache.
            if ([found.tree, found.home].some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).ctimeMs > Date.now()))
                return undefined;
            const isUsable = await isUsableHere(privateArea, { ...request, layers }, found);
            if (isUsable !== true)
                return isUsable === false ? undefined : isUsable;
            kept.set(privateArea.store, found.tookMs ?? 0);
            return found;
        },
        keep: async ({ tree: made, cache, tookMs }) => {
            const home = cache ?? `${made}.cache`;
            if (cache === undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home);
            const published = await shared.publish({
                ...{ key, tree: made, home, dropped: { tree: [], home: [] } },
                ...{ command: step.command, tookMs, maxBytes: limits.cacheBytes, signal },
            });
            if (published === 'cancelled')
                return published;
            if ('refusal' in published)
                return 'refused';
            await environments.trim(limits.cacheBytes);
            return published;
        },
    };
}
function hasSecret({ environment }, { step: { kind, network } }) {
    const variables = environment.variables({ kind, network, home: '' });
    return environment.keys.some((name) => Object.hasOwn(variables, name));
}
/** Whether a build that was made under the rules of another run is none that this one would call void. */
async function isUsableHere(privateArea, { step, tree, setup, writable, protectedFiles, layers, signal }, found) {
    const ofTree = await layers.trees.lease(tree);
    try {
        const opened = writable.map((folder) => folder.replace(/\/$/, ''));
        const around = opened.flatMap((path) => [...(0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAbove */ .Zv)([{ path }]), path]).map(latin1);
        const lower = [...ofTree.folders, ...(setup === undefined ? [] : [setup.tree])];
        const findPlanted = (0,_planted_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .plantFinders */ .v)(privateArea, protectedFiles)(step);
        const { writableKey } = protectedFiles.openings;
        for (const folder of [found.tree, found.home]) {
            const made = await (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findUpperFiles */ .Fs)(folder, { lower, opened: around, signal });
            if (made === 'cancelled')
                return made;
            if (made === 'too many' || made.unread !== undefined || made.removed.length > 0)
                return false;
            const rules = { files: protectedFiles.files, watched: [] };
            if ((0,_boundaries_protected_in_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .findProtectedInUpper */ .r)({ folder, replaced: new Set() }, rules).issue !== undefined)
                return false;
            const planted = await (0,_planted_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .plantedIssue */ ._)({ findPlanted, writableKey, signal }, step, made);
            if (signal?.aborted === true)
                return 'cancelled';
            if (planted !== undefined)
                return false;
        }
        return true;
    }
    finally {
        ofTree.release();
    }
}
function latin1(path) {
    return Buffer.from(path).toString('latin1');
}


/***/ }),

/***/ 21340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ plantedIssue),
/* harmony export */   v: () => (/* binding */ plantFinders)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49816);
/* harmony import */ var _kernel_pace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56757);
/* harmony import */ var _boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62044);
/* harmony import */ var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);
/** Whether a command made a file that would be part of the evaluator, or be loaded in the place of one of its files. */






/** Gives the finder for what a command made, each made once; what setup installs is known when it has run. */
function plantFinders({ parentEnv }, protectedFiles) {
    const { globs, manifestFolders, openings } = protectedFiles;
    const rules = { globs, manifestFolders, ...openings };
    let later;
    return ({ kind }) => {
        if (kind === 'setup')
            return (0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPlantFinder */ .y)({ ...rules, shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__/* .shadowableOfSetup */ .JO)(protectedFiles, parentEnv) });
        later ??= (0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPlantFinder */ .y)({ ...rules, shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__/* .shadowableOf */ .AJ)(protectedFiles, parentEnv) });
        return later;
    };
}
async function plantedIssue({ findPlanted, writableKey, signal }, step, { roots, stamps }) {
    const outermost = new Set(roots);
    const by = step.kind === 'setup' || step.kind === 'build' ? step.kind : 'other';
    const pace = new _kernel_pace_js__WEBPACK_IMPORTED_MODULE_2__/* .Pace */ .o();
    let planted;
    for (const [key, stamp] of stamps) {
        if (signal?.aborted === true)
            return undefined;
        await pace.step();
        planted = findPlanted({ path: textOf(key), kind: (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(stamp), isOutermost: outermost.has(key), by });
        if (planted !== undefined)
            break;
    }
    if (planted === undefined)
        return undefined;
    const path = step.isSealed === true ? 'a new file' : `the new file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(planted.path, 200)}`;
    const remedy = planted.isMatch
        ? `${writableKey} can name an empty folder to write in`
        : 'boundaries.permit can name it';
    return `${path} must not be there: ${planted.why}; ${remedy}`;
}
function textOf(path) {
    return (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(Buffer.from(path, 'latin1'));
}


/***/ }),

/***/ 19885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ preparationKey)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
/* harmony import */ var _command_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97753);
/** The names of what is prepared once and kept: all that decides what a command makes, in a digest. */




const KEY_VERSION = 5;
/** What decides what a command makes, as a name: the command, the tree, the machine, and what else its caller knows. */
function preparationKey({ level, parentEnv, environment, store }, { kind, command, network }, parts) {
    const request = { kind, home: '' };
    const variables = Object.keys(environment.variables({ ...request, network, isTrusted: true })).sort(byName);
    const written = environment.variables({ ...request, network: 'off' });
    // What lies in a cache of the user's is no part of what is made.
    const caches = environment.homeLayers.filter(({ from }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from));
    const toolchains = Object.entries(environment.readFacts()).filter(([name]) => name.startsWith('toolchain.'));
    const path = parentEnv.PATH ?? '';
    const programs = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrograms */ .w)((0,_command_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .programNames */ .x)([command]), written.PATH ?? path);
    const machine = { path, programs, platform: process.platform, arch: process.arch, caches, toolchains };
    // The tree names them, and does not hold them.
    const external = store.external?.digest ? { external: store.external.digest } : {};
    const of = { version: KEY_VERSION, command, network, variables, written, level: level.kind };
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ ...of, ...machine, ...external, ...parts }));
}
function byName(one, other) {
    return one < other ? -1 : 1;
}


/***/ }),

/***/ 68346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jQ: () => (/* binding */ Unmade),
  Vm: () => (/* binding */ forbiddenIn),
  XN: () => (/* binding */ prepareSetup),
  Ar: () => (/* binding */ preparedDigest)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/base/asked-once.js
var asked_once = __webpack_require__(68852);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/leased-cache.js
var leased_cache = __webpack_require__(70891);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/new-files.js
var new_files = __webpack_require__(49816);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/layers/branch-head.js
var branch_head = __webpack_require__(80707);
// EXTERNAL MODULE: ./build/kernel/sandbox-view.js + 2 modules
var sandbox_view = __webpack_require__(71028);
;// CONCATENATED MODULE: ./build/engine/workspace/seen-places.js
/** Which paths of this machine all commands of a run see, whatever folders of their own they have. */


/** Finds whether a path, and what it leads to, is seen. */
function seenPlaces(privateArea) {
    const { folder, cache, repository, hidden, environment, parentEnv } = privateArea;
    const { readable: shared, masked } = environment;
    // Of no command: there is nothing in it.
    const nowhere = '/dev/null';
    const view = (0,sandbox_view/* readSandboxView */.f)({
        ...{ workDir: nowhere, home: nowhere, temporary: nowhere, network: 'off', tracing: 'off', parentEnv, shared },
        hidden: [repository.folder, repository.commonDir, folder, cache, ...hidden, ...masked],
    });
    return (path) => [path, ...real(path)].every((each) => !(0,sandbox_view/* isHiddenIn */.K)(view, each));
}
function real(path) {
    try {
        return [(0,external_node_fs_.realpathSync)(path)];
    }
    catch {
        // Not there: nobody sees it.
        return [];
    }
}

// EXTERNAL MODULE: ./build/engine/evaluation/home-caches.js
var home_caches = __webpack_require__(59791);
// EXTERNAL MODULE: ./build/engine/evaluation/installed-bytecode.js
var installed_bytecode = __webpack_require__(4958);
// EXTERNAL MODULE: ./build/engine/evaluation/preparation-key.js
var preparation_key = __webpack_require__(19885);
// EXTERNAL MODULE: ./build/engine/workspace/compiled-python.js
var compiled_python = __webpack_require__(32053);
;// CONCATENATED MODULE: ./build/engine/evaluation/toolchain-bytecode.js
/**
 * Compiled files of Python's own library for commands of an evaluation. Those commands look for compiled files below one
 * prefix alone, which hides what lies beside the library of the toolchain.
 * Invariant: a file that is added is one of the toolchain's own, which no command can write to, and which commands see. Only
 * folders are written to, in no place that a link leads out of.
 */




// Installed packages are no part of the library, and nothing imports the rest but its own tests and programs.
const LEFT_OUT = ['test', 'tests', 'idlelib', 'lib2to3', 'turtledemo', 'ensurepip', 'site-packages', 'dist-packages'];
// `name.cpython-312.pyc`: without the levels of optimization, which nobody asks for.
const COMPILED = /^([^.]+)(\.(?:cpython|pypy|graalpy)-?\d+\.pyc)$/;
/** Adds what the toolchain has compiled to what a setup compiled, in the home that it leaves. */
async function addToolchainBytecode(home, { isSeen, signal }) {
    const prefix = (0,external_node_path_.join)(home, compiled_python/* BYTECODE */.IK);
    if ((0,external_node_fs_.lstatSync)(prefix, { throwIfNoEntry: false })?.isDirectory() !== true)
        return;
    const found = await (0,new_files/* findNewFiles */.$w)(prefix, [], { signal });
    if (typeof found === 'string')
        return;
    for (const [path, stamp] of found.stamps) {
        const library = `/${Buffer.from(path, 'latin1')}`;
        if ((0,new_files/* kindOf */.I)(stamp) !== 'folder' || !isLibrary(library) || !isSeen(library))
            continue;
        const tags = new Set(namesIn((0,external_node_path_.join)(prefix, library)).flatMap(({ name }) => COMPILED.exec(name)?.[2] ?? []));
        copyCompiled({ library, tags, prefix });
    }
}
function isLibrary(folder) {
    return ['os.py', 'site.py'].every((name) => isFile((0,external_node_path_.join)(folder, name)));
}
function copyCompiled({ library, tags, prefix }) {
    const due = [library];
    for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
        const to = (0,external_node_path_.join)(prefix, folder);
        const there = (0,external_node_fs_.lstatSync)(to, { throwIfNoEntry: false });
        if (there !== undefined && !there.isDirectory())
            continue;
        const entries = namesIn(folder);
        const sources = new Set(entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
        for (const { name } of namesIn((0,external_node_path_.join)(folder, '__pycache__'))) {
            const [, stem, tag = ''] = COMPILED.exec(name) ?? [];
            const [from, target] = [(0,external_node_path_.join)(folder, '__pycache__', name), (0,external_node_path_.join)(to, name)];
            if (!tags.has(tag) || !sources.has(`${stem}.py`) || !isFile(from))
                continue;
            if ((0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false }) !== undefined)
                continue;
            (0,external_node_fs_.mkdirSync)(to, { recursive: true });
            (0,external_node_fs_.copyFileSync)(from, target);
        }
        for (const entry of entries)
            if (entry.isDirectory() && entry.name !== '__pycache__' && !LEFT_OUT.includes(entry.name))
                due.push((0,external_node_path_.join)(folder, entry.name));
    }
}
function isFile(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        // Not there, or not ours to read: Python compiles it.
        return [];
    }
}

;// CONCATENATED MODULE: ./build/engine/evaluation/preparation.js
/**
 * What is prepared before the commands of an evaluation: what setup installs and what a build makes, each once for all
 * evaluations that it is the same for.
 * Invariant: what is shared between trees was made by the base's own setup, from files that are equal in both. What a
 * change has a say in, its build or a setup on inputs that it changes, is seen by evaluations of that tree alone. A
 * build neither changes nor hides a file of the tree, unless its outputs name it, and none of what setup made.
 */
















/** What could not be prepared, and why. */
class Unmade extends Error {
    evaluation;
    constructor(evaluation) {
        super('nothing was prepared');
        this.evaluation = evaluation;
    }
}
/** The environment that setup makes for a tree; setup runs where it was not made before. To be released by its user. */
async function prepareSetup(privateArea, request, runAlone) {
    const { step, tree, indexFile, place } = request;
    const { paths, isShared, isOfHead, alone, whole } = await findInputs(privateArea, { step, tree, indexFile });
    // What a change has a say in is its own until it is accepted; then it is made again, for all that stand on it.
    const owner = isShared ? undefined : isOfHead ? 'branch' : tree;
    // Each way has logs of its own.
    const { protectedFiles } = request;
    const { writable } = protectedFiles.openings;
    const files = protectedFiles.files.filter(({ path }) => paths.has(path));
    const ways = [
        { ranOn: alone, logs: `${step.logs}-inputs`, protectedFiles: { ...protectedFiles, files } },
        { ranOn: whole, logs: step.logs, protectedFiles },
    ].map((way) => ({ ...way, key: keyOf(privateArea, step, { ranOn: way.ranOn, owner, place, writable }) }));
    const name = ways.map(({ key }) => key).join('\n');
    const make = () => makeLayer(privateArea, { ...request, ways, isShared }, runAlone);
    try {
        const leased = await leaseLayer(privateArea, name, make);
        if (isShared)
            sessionOf(privateArea).ofBase = leased.layer.digest;
        return { kind: 'ready', ...leased };
    }
    catch (error) {
        if (error instanceof Unmade)
            return error.evaluation;
        throw error;
    }
}
// Of candidates that change what setup runs on; those of the base stay in their store.
const MAX_UNUSED = 4;
// Of the stores of an area: agents of a plan see it at levels of their own.
const sessions = new WeakMap();
function sessionOf({ environments }) {
    const { own } = environments;
    const drop = (_name, { key, tree }) => {
        if ((0,external_node_path_.dirname)((0,external_node_path_.dirname)(tree)) === own.folder)
            void own.remove(key);
    };
    const found = sessions.get(environments) ?? { layers: (0,leased_cache/* leasedCache */.X)({ drop, maxUnused: MAX_UNUSED }), lost: 0 };
    sessions.set(environments, found);
    return found;
}
/** Digest of what setup made of the base; undefined: nobody asked in this session. */
function preparedDigest(privateArea) {
    return sessions.get(privateArea.environments)?.ofBase;
}
/** Leases the layer of a name; it is made again where somebody has removed it from the disk. */
async function leaseLayer(privateArea, name, make) {
    const session = sessionOf(privateArea);
    const numbered = `${session.lost} ${name}`;
    const layer = await session.layers.lease(numbered, make);
    const release = () => session.layers.release(numbered);
    if ((0,external_node_fs_.existsSync)(layer.tree))
        return { layer, release };
    release();
    session.lost += 1;
    return leaseLayer(privateArea, name, make);
}
async function makeLayer(privateArea, making, runAlone) {
    const { ways, isShared, step, tree, place, signal } = making;
    const { environments, limits } = privateArea;
    const layerStore = isShared ? environments.shared : environments.own;
    for (const { key } of ways) {
        const found = await layerStore.find(key, signal);
        if (found === 'cancelled')
            throw new Unmade({ kind: 'aborted' });
        if (found !== undefined)
            return noted(privateArea, making, found);
    }
    let failed;
    for (const { ranOn, logs, key, protectedFiles } of ways) {
        let layer;
        const evaluation = await runAlone({
            step: { ...step, logs, ...(isShared ? {} : { isWithoutSecrets: true }) },
            tree: ranOn,
            protectedFiles,
            layers: { above: [], below: [] },
            onDone: async (done, take) => {
                const parts = await take();
                const trees = [tree, privateArea.store.base];
                await addToolchainBytecode(parts.home, { isSeen: seenPlaces(privateArea), signal });
                const compiled = await (0,installed_bytecode/* unkeptBytecode */.F)(privateArea.store, parts, { place, trees, signal });
                const dropped = {
                    tree: [...done.changed, ...unwantedOf(done, protectedFiles)],
                    home: [...(0,home_caches/* unkeptInHome */.e)(parts.home), ...compiled],
                };
                const published = await layerStore.publish({
                    ...{ key, ...parts, dropped, signal, command: step.command, maxBytes: limits.cacheBytes },
                    isForbidden: forbiddenIn(privateArea, step),
                });
                if (published === 'cancelled')
                    return 'it was cancelled';
                if ('refusal' in published)
                    return `what it made cannot be kept: ${published.refusal}`;
                layer = published;
                return undefined;
            },
        });
        if (layer !== undefined) {
            await environments.trim(limits.cacheBytes);
            return noted(privateArea, making, layer);
        }
        if (evaluation.kind === 'aborted' || signal?.aborted === true)
            break;
        if (evaluation.kind === 'ran')
            throw new Error('a setup that ran made no layer');
        // On the files that decide alone it may need more than them; what it says of the whole tree counts.
        failed = evaluation;
    }
    throw new Unmade(signal?.aborted === true ? { kind: 'aborted' } : (failed ?? { kind: 'aborted' }));
}
/** What is installed counts for what a change may shadow. */
async function noted({ store }, { protectedFiles, signal, isShared }, layer) {
    if (!isShared || (0,shadowable/* knowsInstalled */.xV)(protectedFiles))
        return layer;
    const made = await (0,new_files/* findNewFiles */.$w)(layer.tree, [], { signal });
    if (made === 'cancelled')
        throw new Unmade({ kind: 'aborted' });
    const paths = made === 'too many' ? [] : made.stamps.keys();
    await (0,shadowable/* noteInstalled */.jR)(store, protectedFiles, { tree: store.base, paths });
    return layer;
}
/** An incremental build would believe what was built of another tree; a writable folder is empty for each command. */
function unwantedOf({ roots, swapped }, { openings }) {
    const writable = openings.writable.map((folder) => `${latin1(folder.replace(/\/$/, ''))}/`);
    const isIn = (root) => writable.some((folder) => root.startsWith(folder));
    return roots.filter((root) => swapped.has(root) || root.endsWith('.tsbuildinfo') || isIn(root));
}
function latin1(path) {
    return Buffer.from(path).toString('latin1');
}
// What is shorter is in many files by chance.
const MIN_SECRET_CHARS = 8;
/** What finds the keys that setup is given in what it made. */
function forbiddenIn({ environment }, { network }) {
    const request = { kind: 'setup', network, home: '' };
    const others = environment.variables(request);
    const variables = Object.entries(environment.variables({ ...request, isTrusted: true }));
    const secrets = variables.flatMap(([name, value]) => (Object.hasOwn(others, name) ? [] : [value]));
    const searched = secrets.filter(({ length }) => length >= MIN_SECRET_CHARS).map((secret) => Buffer.from(secret));
    return searched.length === 0 ? undefined : (bytes) => searched.some((secret) => bytes.includes(secret));
}
/** What decides what a setup makes, as a name. */
function keyOf(privateArea, step, { owner, ...parts }) {
    const { inputs = [] } = step;
    return (0,preparation_key/* preparationKey */.F)(privateArea, step, { ...parts, inputs, owner: owner ?? null });
}
// A test evaluates two trees again and again; more are kept for the next test of the same ones.
const MAX_FOUND = 100;
const foundOnce = (0,asked_once/* askedOnce */.m)(MAX_FOUND);
function findInputs(privateArea, { step: { inputs: globs = [] }, tree, indexFile }) {
    const { store } = privateArea;
    const head = (0,branch_head/* branchHeadOf */.Q)(store);
    return foundOnce.ask(store, JSON.stringify([tree, head, globs]), async () => {
        const [inputs, ofBase, ofHead] = await Promise.all([tree, store.base, head].map((each) => inputsOf(privateArea, each, globs)));
        if (inputs === undefined || ofBase === undefined || ofHead === undefined)
            throw new Error('a tree has no list');
        const isShared = entriesText(inputs) === entriesText(ofBase);
        const alone = await treeOf(privateArea, { from: undefined, removed: [], added: inputs, indexFile });
        const whole = isShared
            ? await (0,git_store/* treeIdOf */.bR)(store, store.base)
            : await treeOf(privateArea, { from: store.base, removed: ofBase, added: inputs, indexFile });
        const paths = new Set(inputs.map(({ path }) => (0,byte_path/* decodePath */.q0)(path)));
        return { paths, isShared, isOfHead: entriesText(inputs) === entriesText(ofHead), alone, whole };
    });
}
async function inputsOf({ store }, tree, globs) {
    const tests = globs.map((glob) => picomatch(glob, { dot: true }));
    const files = await (0,git_store/* listFiles */.CS)(store, tree);
    return files.filter(({ path }) => tests.some((isMatch) => isMatch((0,byte_path/* decodePath */.q0)(path))));
}
function entriesText(files) {
    return files.map(({ mode, id, path }) => `${mode} ${id} ${path.toString('hex')}`).join('\n');
}
async function treeOf({ store }, { from, removed, added, indexFile }) {
    const { gitDir, home } = store;
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile });
    await git(from === undefined ? ['read-tree', '--empty'] : ['read-tree', '--end-of-options', from]);
    const gone = removed.map(({ path, id }) => Buffer.concat([Buffer.from(`0 ${'0'.repeat(id.length)}\t`), path, NUL]));
    const there = added.map(({ mode, id, path }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), path, NUL]));
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat([...gone, ...there]) });
    return (0,kernel_git/* gitLine */.JG)(git, ['write-tree']);
}
const NUL = Buffer.alloc(1);


/***/ }),

/***/ 54620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R4: () => (/* binding */ SETUP_STEP),
/* harmony export */   WF: () => (/* binding */ SETUP_ON_INPUTS),
/* harmony export */   iY: () => (/* binding */ builtBefore),
/* harmony export */   sA: () => (/* binding */ preparingSteps),
/* harmony export */   wt: () => (/* binding */ environmentStep)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
/** The steps of setup and build, as the settings of any loop name them. Pure. */

/** Name of the step, and of its logs. */
const SETUP_STEP = 'judge-setup';
/** Of the attempt with nothing but `setup.inputs`. */
const SETUP_ON_INPUTS = `${SETUP_STEP}-inputs`;
/** Setup and build, those of them that there are, before all other steps of an evaluation. */
function preparingSteps({ setup, build, network, logs }) {
    const steps = [];
    if (setup !== undefined && setup.command !== '') {
        steps.push({ ...stepOf('setup', SETUP_STEP, setup, { network: network.setup, logs }), inputs: setup.inputs });
    }
    if (build !== undefined && build.command !== '') {
        const { outputs, cache } = build;
        steps.push({ ...stepOf('build', 'build', build, { network: network.build, logs }), build: { outputs, cache } });
    }
    return steps;
}
/** The step whose result is kept and attached to the workspaces of agents; undefined: there is none. */
function environmentStep(preparing) {
    return preparingSteps({ ...preparing, build: undefined }).find(({ inputs = [] }) => inputs.length > 0);
}
function stepOf(kind, name, { command, timeout }, { network, logs }) {
    return { name, kind, title: name, command, timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(timeout) ?? 0, network, logs: `${logs}${name}` };
}
/** What an evaluator's digest has of what is built before it runs; nothing where nothing is, as in records of before. */
function builtBefore({ setup, build }) {
    if (build === undefined || build.command === '')
        return {};
    const { command, outputs, cache } = build;
    return { build: { command, outputs, cache }, setup: setup?.command ?? '' };
}


/***/ }),

/***/ 95465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findSharedState),
/* harmony export */   Q: () => (/* binding */ describeSharedState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61023);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49816);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14311);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88815);
/**
 * Why a command fails in a fresh checkout and succeeds in one that an earlier command has used: it reads what that left.
 * Invariant: a diagnosis alone; what is run here is never scored, and each command runs no longer than it may.
 */








// Enough to name what matters; each is one more run.
const MAX_PATHS_TRIED = 4;
/** Finds what a failed command needs of an earlier one; undefined: nothing, or it fails in one checkout, too. */
async function findSharedState(privateArea, request) {
    try {
        return await diagnose(privateArea, request);
    }
    finally {
        // Later evaluations show their layers there.
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .discardTree */ .l)(request.checkout.folder);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
    }
}
async function diagnose(privateArea, request) {
    const { steps, failed } = request;
    const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
    const reader = steps[at];
    if (reader === undefined || isPreparing(reader))
        return undefined;
    const preparing = steps.slice(0, at).filter(isPreparing);
    const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
    if (earlier.length === 0)
        return undefined;
    const attempts = { count: 0 };
    const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
    const whole = await attempt(earlier);
    if (!whole.isFine)
        return undefined;
    const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
    const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
    const writer = needed.at(-1);
    if (writer === undefined)
        return undefined;
    const paths = whole.left.get(writer.name) ?? [];
    const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
    const unread = [];
    for (const path of tried) {
        const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForShell */ .e)(path)}` };
        if ((await attempt([...needed.slice(0, -1), without])).isFine)
            unread.push(path);
    }
    const read = paths.filter((path) => !unread.includes(path));
    return { writer, paths: read.length > 0 ? read : paths, reader };
}
/** Whether what a command makes is there for all commands after it. */
function isPreparing({ kind }) {
    return kind === 'setup' || kind === 'build';
}
/** The shortest beginning of a list that is enough. */
async function findNeeded(steps, isEnough) {
    let [few, enough] = [0, steps.length];
    while (enough - few > 1) {
        const middle = (few + enough) >>> 1;
        if (await isEnough(steps.slice(0, middle)))
            enough = middle;
        else
            few = middle;
    }
    return steps.slice(0, enough);
}
function inSubshell(command) {
    return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
    const left = new Map();
    const known = new Set();
    const onShared = ({ name, kind }, { roots, stamps }) => {
        if (isPreparing({ kind }))
            return;
        const fresh = roots.filter((root) => !known.has(root));
        for (const root of fresh)
            known.add(root);
        left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
    };
    const apart = steps.map((step) => ({
        ...step,
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
    }));
    const isWhole = steps.at(-1) === request.steps.at(-1);
    const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluateTree */ .q)(privateArea, {
        ...request,
        steps: apart,
        onShared,
        ...(isWhole ? {} : { asks: 'exit' }),
    });
    const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
    return { isFine, left };
}
function isFolder(stamp) {
    return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
/** `guard "build" leaves dist/, which the objective reads`. */
function describeSharedState({ writer, paths, reader }) {
    // The evaluator of an experiment has the name of what it gives.
    const by = reader.title === 'score' ? 'the objective' : reader.title;
    if (paths.length === 0)
        return `${writer.title} changes files of the tree that ${by} reads`;
    const named = paths.slice(0, MAX_NAMED).map(shown);
    const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
    return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
    return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(path, 100);
}


/***/ }),

/***/ 23401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ listExternal)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
;// CONCATENATED MODULE: ./build/base/lfs-pointer.js
/** Pointers that Git LFS stores in the place of large files. Pure. Source: git-lfs, docs/spec.md. */
/** No pointer is larger. */
const MAX_POINTER_BYTES = 1024;
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n((?:ext-\d-[^\n]*\n)*)oid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/;
/** What a file points to; undefined where it is no pointer, or one that a program has to translate. */
function parseLfsPointer(text) {
    const [, extensions = '', oid, size] = POINTER.exec(text) ?? [];
    if (oid === undefined || extensions !== '')
        return undefined;
    return { oid, size: Number(size) };
}

// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/base/submodules.js
var submodules = __webpack_require__(18109);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-folder.js
var git_folder = __webpack_require__(80829);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
;// CONCATENATED MODULE: ./build/engine/external/listing.js
/** What a commit only names: files of Git LFS and submodules. Nothing is fetched to find it out. */









const GITLINK = '160000';
/** Lists what the base of a store names; `folder` is ours, for as long as `findLfs` is called. */
async function listExternal(store, folder) {
    const files = await (0,git_store/* listFiles */.CS)(store, store.base);
    const links = files.filter(({ mode }) => mode === GITLINK);
    const modules = links.length === 0 ? new Map() : await readModules(store, files);
    const gitlinks = links.map(({ path: name, id: commit }) => {
        const path = (0,byte_path/* decodePath */.q0)(name);
        return { path, commit, module: modules.get(path) };
    });
    const findLfs = await readAttributes(store, { files, folder });
    if (findLfs === undefined)
        return { gitlinks, lfs: new Map(), findLfs };
    const marked = await findLfs(files.flatMap(({ mode, path }) => (mode.startsWith('100') ? [path] : [])));
    const lfs = await readPointers(store, files.filter(({ path }) => marked.has(path.toString('latin1'))));
    return { gitlinks, lfs, findLfs };
}
async function readModules({ git }, files) {
    const file = files.find(({ path, mode }) => mode.startsWith('100') && path.toString('latin1') === '.gitmodules');
    if (file === undefined)
        return new Map();
    // It may be no file of configuration.
    const args = ['config', '--blob', file.id, '--no-includes', '-z', '--list'];
    const { stdout } = await git(args, { allowed: [0, 1, 128] });
    return (0,submodules/* parseSubmodules */.z)(stdout.toString());
}
/** The attributes of a commit, from an index of nothing but the files that say them. */
async function readAttributes(store, { files, folder }) {
    const sources = files.filter(({ mode, path }) => mode.startsWith('100') && /(^|\/)\.gitattributes$/.test((0,byte_path/* decodePath */.q0)(path)));
    if (sources.length === 0)
        return undefined;
    const texts = await readBlobs(store.git, sources);
    if (!texts.some((text) => /filter\s*=\s*lfs/.test(text.toString('latin1'))))
        return undefined;
    const gitDir = (0,external_node_path_.join)(folder, 'attributes');
    (0,external_node_fs_.rmSync)(gitDir, { recursive: true, force: true });
    for (const name of ['objects', 'refs'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    (0,git_folder/* writeGitFolder */.e)(gitDir, { objectFormat: store.base.length === 64 ? 'sha256' : 'sha1' });
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home: store.home, alternates: [(0,external_node_path_.join)(store.gitDir, 'objects')] });
    const lines = sources.map(({ mode, id, path }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), path, Buffer.alloc(1)]));
    await git(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    return async (paths) => {
        if (paths.length === 0)
            return new Set();
        const input = Buffer.concat(paths.flatMap((path) => [path, Buffer.alloc(1)]));
        const { stdout } = await git(['check-attr', '--cached', '-z', '--stdin', 'filter'], { input });
        const fields = (0,raw_diff/* splitNul */.K)(stdout);
        const found = new Set();
        // Path, attribute, value.
        for (let at = 0; at + 2 < fields.length; at += 3)
            if (fields[at + 2]?.toString() === 'lfs')
                found.add(fields[at]?.toString('latin1') ?? '');
        return found;
    };
}
/** The pointers among some files: what was never given to Git LFS is a file like any other. */
async function readPointers({ git }, files) {
    if (files.length === 0)
        return new Map();
    const input = files.map(({ id }) => `${id}\n`).join('');
    const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], { input });
    const sizes = stdout.toString().split('\n').map(Number);
    const small = files.filter((_, at) => (sizes[at] ?? 0) > 0 && (sizes[at] ?? 0) <= MAX_POINTER_BYTES);
    const texts = await readBlobs(git, small);
    const found = new Map();
    for (const [at, { path, mode, id }] of small.entries()) {
        const pointer = parseLfsPointer(texts[at]?.toString('latin1') ?? '');
        if (pointer !== undefined)
            found.set(path.toString('latin1'), { mode, id, ...pointer });
    }
    return found;
}
/** Contents of small blobs, in their order. */
async function readBlobs(git, files) {
    if (files.length === 0)
        return [];
    const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
    const texts = [];
    for (let from = 0; texts.length < files.length;) {
        // `<id> blob <size>`, then the content, each with the end of its line.
        const end = stdout.indexOf('\n', from);
        const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
        if (end === -1 || !Number.isInteger(size))
            throw new Error('git printed no blob where there is one');
        texts.push(stdout.subarray(end + 1, end + 1 + size));
        from = end + size + 2;
    }
    return texts;
}


/***/ }),

/***/ 20494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zu: () => (/* binding */ OF_A_SESSION),
  rk: () => (/* binding */ layeringNotes),
  L: () => (/* binding */ openExternalStore),
  rm: () => (/* binding */ openLayers),
  zZ: () => (/* binding */ openSavedStore),
  bH: () => (/* binding */ removeUnusedEnvironments)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/kernel/layered-view.js
var layered_view = __webpack_require__(92364);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js + 1 modules
var sandbox_level = __webpack_require__(34742);
// EXTERNAL MODULE: ./build/kernel/program.js
var program = __webpack_require__(95808);
;// CONCATENATED MODULE: ./build/kernel/whiteout.js
/** Marks of removed paths as overlay file systems read them: a character device 0/0 in the place of what is gone. */



const MARKING_MS = 60_000;
const MAX_BYTES = 1 << 16;
/** Marks paths below a layer as removed; each must be free, in a folder that is there. Says why that does not work. */
async function writeWhiteouts(layer, paths) {
    if (paths.length === 0)
        return undefined;
    const [mknod, xargs] = ['mknod', 'xargs'].map((name) => (0,program_path/* findSystemProgram */.FG)(name));
    if (mknod === undefined || xargs === undefined)
        return 'mknod and xargs are not installed';
    const input = Buffer.concat(paths.flatMap((path) => [Buffer.from(path), Buffer.alloc(1)]));
    const { exitCode, stderr } = await (0,program/* runProgram */.mB)({
        program: xargs,
        args: ['-0', '-I', '{}', mknod, '--', '{}', 'c', '0', '0'],
        cwd: layer,
        env: {},
        input,
        timeoutMs: MARKING_MS,
        maxBytes: MAX_BYTES,
        maxStderrChars: MAX_BYTES,
    });
    return exitCode === 0 ? undefined : `a removed file cannot be marked: ${stderr.trim().split('\n')[0]}`;
}
/** Whether something is removed here, by a mark in this layer. */
function isWhiteout(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats?.isCharacterDevice() === true && stats.rdev === 0;
}

;// CONCATENATED MODULE: ./build/kernel/overlay-probe.js
/**
 * Whether layered views work on a file system of this machine, and how.
 * Invariant: they are used only where a command in such a view here did all that is relied on: it saw the files of two
 * layers, not what the upper one removes, wrote, removed a folder and made it again, and changed no layer.
 */







/** Tries layered views in a folder of ours; the strongest way that works is taken. */
async function probeOverlays(level, folder) {
    if (level.kind !== 'bubblewrap')
        return { refusal: `layers need bubblewrap, and the level is ${level.kind}` };
    const [unshare, mount] = ['unshare', 'mount'].map((name) => (0,program_path/* findSystemProgram */.FG)(name));
    if (unshare === undefined || mount === undefined)
        return { refusal: 'unshare and mount (util-linux) are not installed' };
    const user = level.shownAs ?? { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
    const owners = (0,sandbox_level/* isRoot */.jX)() ? [undefined, user] : [user];
    let refusal = '';
    for (const owner of owners) {
        for (const isVolatile of [true, false]) {
            const programs = { unshare, mount, isVolatile, ...(owner === undefined ? {} : { owner }) };
            const issue = await trial(level, programs, folder);
            if (issue === undefined)
                return { programs };
            refusal = issue;
        }
    }
    return { refusal: isOnOverlay(folder) ? ON_OVERLAY : refusal };
}
/** The kernel takes no folder on an overlay file system for what a command writes; its own message names no cause. */
const ON_OVERLAY = 'the cache lies on an overlay file system, as the root of a container is one, and no layer that is written to can lie there; name a folder on a volume or a tmpfs in XDG_CACHE_HOME';
const OVERLAY_MAGIC = 0x794c7630;
function isOnOverlay(folder) {
    return (0,external_node_fs_.statfsSync)(folder).type === OVERLAY_MAGIC;
}
const SCRIPT = [
    'set -e',
    '[ "$(cat upper)" = upper ] && [ "$(cat folder/lower)" = lower ]',
    '[ ! -e removed ]',
    'echo changed >folder/lower',
    'rm -r again && mkdir again && [ -z "$(ls again)" ]',
].join('\n');
async function trial(level, programs, parent) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'overlay-'));
    try {
        const [at, home, lower, upper] = ['at', 'home', 'lower', 'upper'].map((name) => (0,external_node_path_.join)(folder, name));
        for (const each of [at, home, upper, (0,external_node_path_.join)(lower, 'folder'), (0,external_node_path_.join)(lower, 'again')])
            (0,external_node_fs_.mkdirSync)(each, { recursive: true });
        for (const name of ['folder/lower', 'removed', 'again/removed'])
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lower, name), 'lower\n');
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(upper, 'upper'), 'upper\n');
        const unmarked = await writeWhiteouts(upper, ['removed']);
        if (unmarked !== undefined)
            return unmarked;
        const folders = [{ at, lower: [upper, lower] }];
        const layered = (0,layered_view/* createLayeredView */.w0)({ folder: (0,external_node_path_.join)(folder, 'view'), programs, folders });
        const view = { workDir: at, home, temporary: home, layered, network: 'on', tracing: 'off' };
        const issue = await (0,sandbox_level/* tryCommand */.HQ)(level, { view, command: ['/bin/sh', '-c', SCRIPT] });
        if (issue !== undefined)
            return issue;
        const isWhole = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(lower, 'folder/lower'), 'utf8') === 'lower\n' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(lower, 'again'));
        const written = (0,layered_view/* upperOf */.Ag)(layered, at);
        if (!isWhole || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(written, 'folder/lower')))
            return 'what a command writes does not go to its layer';
        return isWhiteout((0,external_node_path_.join)(upper, 'removed')) ? undefined : 'a mark of a removed file was lost';
    }
    finally {
        (0,remove_tree/* removeTree */.dM)(folder);
    }
}

// EXTERNAL MODULE: ./build/engine/layers/layer-store.js + 1 modules
var layer_store = __webpack_require__(75590);
// EXTERNAL MODULE: ./build/engine/layers/saved-layers.js + 1 modules
var saved_layers = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/leased-cache.js
var leased_cache = __webpack_require__(70891);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/future-times.js
var future_times = __webpack_require__(47826);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 1 modules
var git_work_tree = __webpack_require__(61300);
// EXTERNAL MODULE: ./build/kernel/upper-files.js + 1 modules
var upper_files = __webpack_require__(62730);
// EXTERNAL MODULE: ./build/engine/layers/tree-times.js
var tree_times = __webpack_require__(79227);
;// CONCATENATED MODULE: ./build/engine/layers/tree-layers.js
/**
 * Trees as frozen folders that commands see through a layered view: the tree of the run's base as a whole, any other one
 * as what it changes of that.
 * Invariant: a folder under its final name holds the whole tree, or the whole difference, and never changes again. What
 * is equal to the base has the base's times; what a tree changes is later than all that was there before it, and than the
 * cache that the build of the base left.
 * Crash: unfinished folders have other names; the next session discards all of them.
 */













// A test needs two trees, and workspaces run in parallel; more are kept for the next test of the same ones.
const MAX_UNUSED = 8;
// Beyond it the tree is laid out as a whole.
const MAX_CHANGES = 20_000;
/** Keeps the frozen trees of a session below a folder of the private area. */
function openTreeLayers(whole, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    // What trees only name is a frozen folder of its own, and needs no copy.
    const { external, ...store } = whole;
    const named = external === undefined ? [] : [...external.lfs.keys(), ...external.submodules.keys()];
    const outside = new Set(named.map((path) => (0,byte_path/* decodePath */.q0)(Buffer.from(path, 'latin1'))));
    const above = external === undefined || named.length === 0 ? [] : [external.folder];
    let base;
    const baseLayer = () => {
        base ??= layOut(store, { tree: store.base, folder, name: 'base', time: tree_times/* BASE_TIME */._m });
        // A disk that was full may have room later.
        base.catch(() => (base = undefined));
        return base;
    };
    let generation = 0;
    const make = async (tree, name) => {
        const changes = await (0,git_store/* diffTrees */.j_)(store, { from: store.base, to: tree });
        if (changes.some(({ path }) => outside.has(path)))
            return [await layOut(whole, { tree, folder, name })];
        if (changes.length > MAX_CHANGES)
            return [...above, await layOut(store, { tree, folder, name })];
        const below = await baseLayer();
        if (changes.length === 0)
            return [...above, below];
        return [...above, await layOutChanges(store, { tree, folder, name, changes }), below];
    };
    const drop = (name) => void removeLayer((0,external_node_path_.join)(folder, name));
    const trees = (0,leased_cache/* leasedCache */.X)({ drop, maxUnused: MAX_UNUSED });
    return {
        lease: async (tree) => {
            const name = `${tree}.${generation}`;
            const folders = await trees.lease(name, () => make(tree, name));
            return { folders, release: () => trees.release(name) };
        },
        renew: () => {
            generation += 1;
        },
    };
}
async function removeLayer(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return;
    const gone = `${path}.gone`;
    (0,external_node_fs_.renameSync)(path, gone);
    await (0,remove_tree/* discardTree */.l)(gone);
}
/** Lays a whole tree out. */
async function layOut(store, { tree, folder, name, time }) {
    const unfinished = (0,external_node_path_.join)(folder, `${name}.unfinished`);
    const indexFile = (0,external_node_path_.join)(folder, `${name}.index`);
    await (0,git_work_tree/* checkoutTree */.pw)(store, { folder: unfinished, indexFile, tree });
    (0,external_node_fs_.rmSync)(indexFile, { force: true });
    if (time !== undefined)
        await (0,future_times/* setAllTimes */.o)(unfinished, time);
    (0,fault_point/* faultPoint */.Jd)('layers:after-tree');
    return finish(unfinished, (0,external_node_path_.join)(folder, name));
}
/** Lays out what a tree changes of the base. */
async function layOutChanges(store, { tree, folder, name, changes }) {
    const unfinished = (0,external_node_path_.join)(folder, `${name}.unfinished`);
    const indexFile = (0,external_node_path_.join)(folder, `${name}.index`);
    await (0,remove_tree/* discardTree */.l)(unfinished);
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,external_node_fs_.rmSync)(file, { force: true });
    (0,external_node_fs_.mkdirSync)(unfinished);
    const present = changes.filter(({ status }) => status !== 'D');
    if (present.length > 0) {
        const { gitDir, home } = store;
        const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile, workTree: unfinished });
        const lines = present.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,byte_path/* encodePath */.O0)(path), Buffer.alloc(1)]));
        await git(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
        await git(['checkout-index', '--all', '--force']);
        (0,external_node_fs_.rmSync)(indexFile, { force: true });
    }
    const removed = changes.flatMap(({ status, path }) => (status === 'D' ? [path] : []));
    if (removed.length > 0)
        await markRemoved(unfinished, await outermostRemoved(store, { tree, removed }));
    (0,fault_point/* faultPoint */.Jd)('layers:after-change');
    return finish(unfinished, (0,external_node_path_.join)(folder, name));
}
/** The paths that are gone, folders whole where a tree has nothing of them any more. */
async function outermostRemoved(store, { tree, removed }) {
    const folders = new Set();
    for (const { path: name } of await (0,git_store/* listFiles */.CS)(store, tree)) {
        const path = (0,byte_path/* decodePath */.q0)(name);
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const above = path.slice(0, at);
            if (folders.has(above))
                break;
            folders.add(above);
        }
    }
    const outermost = removed.map((path) => {
        let found = path;
        for (let at = path.lastIndexOf('/'); at > 0 && !folders.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))
            found = path.slice(0, at);
        return found;
    });
    return [...new Set(outermost)];
}
async function markRemoved(layer, paths) {
    // Where the tree has something else in its place, or in that of a folder around it, it is hidden already.
    const free = paths.map(byte_path/* encodePath */.O0).filter((path) => (0,upper_files/* entryIn */.Gi)(layer, path.toString('latin1')) === undefined);
    for (const path of free) {
        const whole = (0,byte_path/* placeIn */.VV)(layer, path);
        (0,external_node_fs_.mkdirSync)(whole.subarray(0, whole.lastIndexOf(0x2f)), { recursive: true });
    }
    const issue = await writeWhiteouts(layer, free);
    if (issue !== undefined)
        throw new Error(issue);
}
function finish(unfinished, name) {
    (0,external_node_fs_.renameSync)(unfinished, name);
    return name;
}

;// CONCATENATED MODULE: ./build/engine/layers/area-layers.js
/** The layers of a private area: what commands of evaluations see as their checkout and as their home. */








/** Names in a private area that hold nothing which a later session uses. */
const OF_A_SESSION = ['views', 'trees', 'own-environments'];
const ENVIRONMENTS = 'environments';
/** Contents of Git LFS files and submodules, of all runs of this user at a level of isolation. */
function openExternalStore(cache, level) {
    return (0,layer_store/* openLayerStore */.B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, `external-${level.kind}`));
}
/** Opens the layers of a private area, with nothing in them that an earlier session left. */
async function openLayers({ folder, level, store, cache, repository, signal, }) {
    for (const name of OF_A_SESSION)
        await (0,remove_tree/* discardTree */.l)((0,external_node_path_.join)(folder, name), { signal });
    const [views, trees, environments] = OF_A_SESSION.map((name) => (0,external_node_path_.join)(folder, name));
    (0,external_node_fs_.mkdirSync)(views);
    const layering = await chooseLayering({ folder, level, store, cache, repository, signal }, { views, trees });
    // What a weaker level made, or could have written to, is no part of a stronger one's environment.
    const shared = await (0,layer_store/* openLayerStore */.B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, `${level.kind}-${layering.kind}`));
    const trim = async (maxBytes) => {
        await (0,layer_store/* trimLayers */.Zj)(storesIn(cache), maxBytes);
    };
    return { layering, environments: { shared, own: await (0,layer_store/* openLayerStore */.B9)(environments), trim } };
}
/** Opens the store of the only environments that travel between machines: those of bubblewrap's commands, as layers. */
function openSavedStore(cache) {
    return (0,layer_store/* openLayerStore */.B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, saved_layers/* SAVED_STORE */.cQ));
}
/** Removes the prepared environments of a user that no living process uses; says how many bytes they had. */
function removeUnusedEnvironments(cache) {
    return (0,layer_store/* removeUnusedLayers */.Bc)(storesIn(cache));
}
function storesIn(cache) {
    const folder = (0,external_node_path_.join)(cache, ENVIRONMENTS);
    return (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder).map((name) => (0,external_node_path_.join)(folder, name)) : [];
}
async function chooseLayering({ level, store, cache, repository }, { views, trees }) {
    const probe = await probeOverlays(level, views);
    if (!('programs' in probe))
        return { kind: 'copies', reason: probe.refusal };
    // The same for all runs in this repository, so that they can share what was installed there.
    const place = (0,external_node_path_.join)(cache, 'checkouts', (0,hash/* sha256 */.s)(repository).slice(0, 12));
    const [checkout, home, nothing] = [
        (0,external_node_path_.join)(place, 'tree', (0,external_node_path_.basename)(repository)),
        (0,external_node_path_.join)(place, 'home'),
        (0,external_node_path_.join)(views, 'nothing'),
    ];
    for (const each of [checkout, home, nothing])
        (0,external_node_fs_.mkdirSync)(each, { recursive: true });
    return {
        kind: 'layers',
        layers: { programs: probe.programs, trees: openTreeLayers(store, trees), checkout, home, views, nothing },
    };
}
/** Where commands get copies in place of layers: that it is so, why, and what they then do not find. */
function layeringNotes({ layering, level, }) {
    if (layering.kind === 'layers')
        return [];
    const caches = level.kind === 'bubblewrap'
        ? 'commands with network access find none of the caches in your home, others those that need no writing'
        : 'commands find none of the caches in your home';
    return [`every command gets a copy of its checkout, which is slower than layers: ${layering.reason}; ${caches}`];
}


/***/ }),

/***/ 80707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ branchHeadOf),
/* harmony export */   n: () => (/* binding */ noteBranchHead)
/* harmony export */ });
const heads = new WeakMap();
/** Notes the commit that the branch of a store's session is at, or its tree. */
function noteBranchHead(store, head) {
    heads.set(store, head);
}
/** The last one that was noted; the base where none was. */
function branchHeadOf(store) {
    return heads.get(store) ?? store.base;
}


/***/ }),

/***/ 75590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B9: () => (/* binding */ openLayerStore),
  w6: () => (/* binding */ readLayer),
  Bc: () => (/* binding */ removeUnusedLayers),
  Zj: () => (/* binding */ trimLayers)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/frozen-folder.js
var frozen_folder = __webpack_require__(76541);
// EXTERNAL MODULE: ./build/kernel/move-entry.js
var move_entry = __webpack_require__(24102);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/program.js
var kernel_program = __webpack_require__(95808);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
;// CONCATENATED MODULE: ./build/engine/layers/layer-users.js
/**
 * Which processes use a layer of a store.
 * Invariant: a process that lives is found by its id and by when it began; its mark is made before it looks whether the
 * layer is there, and is never removed by another process.
 */




const USERS = 'users';
/** Notes that this process uses the layer of a key. */
function markUsed(store, key) {
    const users = (0,external_node_path_.join)(store, USERS, key);
    (0,external_node_fs_.mkdirSync)(users, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(users, String(process.pid)), (0,process_tree/* processStart */.gy)(process.pid));
}
/** The keys that somebody has marked. */
function keysWithUsers(store) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(store, USERS)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(store, USERS)) : [];
}
/** Whether a living process, other than `except`, uses the layer of a key. */
function isUsed(store, key, { except } = {}) {
    const users = (0,external_node_path_.join)(store, USERS, key);
    if (!(0,external_node_fs_.existsSync)(users))
        return false;
    return (0,external_node_fs_.readdirSync)(users).some((name) => name !== String(except) && isAlive(users, name));
}
/** Removes the marks of processes that are gone. */
function forgetUsers(store, key) {
    const users = (0,external_node_path_.join)(store, USERS, key);
    if (!(0,external_node_fs_.existsSync)(users))
        return;
    for (const name of (0,external_node_fs_.readdirSync)(users))
        if (!isAlive(users, name))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(users, name), { force: true });
    try {
        (0,external_node_fs_.rmdirSync)(users);
    }
    catch (error) {
        // Somebody is about to look for it.
        if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((0,files/* errorCode */.CA)(error)))
            throw error;
    }
}
function isAlive(users, name) {
    const pid = Number(name);
    if (!(0,process_tree/* isProcessAlive */.jW)(pid))
        return false;
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(users, name), 'utf8') === (0,process_tree/* processStart */.gy)(pid);
    }
    catch {
        // Removed meanwhile: by a process that saw it end.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/engine/layers/layer-store.js
/**
 * Prepared environments on this machine: what setup made, by the key of what it was made from.
 * Invariant: under its key a layer is whole, plain and as its digest says; it is never written to. It is shared by runs, and
 * none that a living process uses is removed: it is moved away first, and moved back where somebody has begun to use it
 * meanwhile.
 * Crash: a layer that is being made, or removed, has another name, with the number of the process at work; the next
 * opening removes those of processes that are gone. A layer whose digest is not right is removed, and made again.
 */
















const recordSchema = schemas/* object */.Ikc({
    digest: schemas/* string */.YjP(),
    bytes: schemas/* number */.aig(),
    command: schemas/* string */.YjP(),
    tookMs: schemas/* optional */.lqM(schemas/* number */.aig()),
});
const RECORD = 'layer.json';
const NEW = '.new-';
const GONE = '.gone-';
/** What this process is at work on: none of it was left by a process that is gone. */
const atWork = new Set();
/** Opens a store in a folder that is made where it is missing. */
async function openLayerStore(folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    const checked = new Set();
    const find = async (key, signal) => {
        markUsed(folder, key);
        const place = (0,external_node_path_.join)(folder, key);
        const record = readRecord(place);
        const layer = record === undefined ? undefined : { key, ...partsOf(place), ...record };
        if (layer !== undefined) {
            const digest = checked.has(key) ? layer.digest : await digestOf(layer, signal);
            if (digest === 'cancelled')
                return digest;
            (0,fault_point/* faultPoint */.Jd)('layers:after-digest');
            // Whoever removes layers may have moved it away before it could see our mark.
            if (digest === layer.digest && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, RECORD))) {
                checked.add(key);
                const now = new Date();
                (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(place, RECORD), now, now);
                return layer;
            }
        }
        checked.delete(key);
        // A layer comes whole under its name: whoever saw none may see one now.
        if (layer === undefined && !(0,external_node_fs_.existsSync)(place))
            return undefined;
        if (layer === undefined && readRecord(place) !== undefined)
            return find(key, signal);
        await removeLayer(folder, key, { isSpared: () => false });
        return undefined;
    };
    return {
        folder,
        find,
        publish: async (draft) => {
            const { key, signal } = draft;
            markUsed(folder, key);
            const made = await make(folder, draft);
            if (made === 'cancelled' || 'refusal' in made)
                return made;
            if (made.isOurs)
                checked.add(key);
            const published = await find(key, signal);
            if (published === undefined)
                throw new Error(`the layer ${key} was removed as soon as it was made`);
            return published;
        },
        openScratch: () => openScratch(folder),
        isUsedElsewhere: (key) => isUsed(folder, key, { except: process.pid }),
        remove: async (key) => {
            checked.delete(key);
            await removeLayer(folder, key, { isSpared: () => false });
        },
    };
}
function openScratch(store) {
    const name = `${NEW}${process.pid}-${(0,external_node_crypto_.randomUUID)()}`;
    const folder = (0,external_node_path_.join)(store, name);
    atWork.add(name);
    (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    return {
        folder,
        [Symbol.asyncDispose]: async () => {
            await (0,remove_tree/* discardTree */.l)(folder);
            atWork.delete(name);
        },
    };
}
function partsOf(folder) {
    return { tree: (0,external_node_path_.join)(folder, 'tree'), home: (0,external_node_path_.join)(folder, 'home') };
}
/** Makes a layer under its final name. */
async function make(folder, { key, tree, home, dropped, command, tookMs, digest: expected, ...request }) {
    const name = `${NEW}${process.pid}-${(0,external_node_crypto_.randomUUID)()}`;
    const unfinished = (0,external_node_path_.join)(folder, name);
    atWork.add(name);
    try {
        (0,external_node_fs_.mkdirSync)(unfinished, { mode: 0o700 });
        (0,move_entry/* moveEntry */.c)(tree, partsOf(unfinished).tree);
        (0,move_entry/* moveEntry */.c)(home, partsOf(unfinished).home);
        (0,fault_point/* faultPoint */.Jd)('layers:after-move');
        const digests = [];
        let bytes = 0;
        for (const part of ['tree', 'home']) {
            const frozen = await (0,frozen_folder/* freezeFolder */.mt)((0,external_node_path_.join)(unfinished, part), { ...request, dropped: dropped[part] });
            if (frozen === 'cancelled' || 'refusal' in frozen)
                return frozen;
            digests.push(frozen.content.digest);
            bytes += frozen.content.bytes;
        }
        const digest = (0,hash/* sha256 */.s)(digests.join('\n'));
        if (expected !== undefined && digest !== expected)
            return { refusal: 'it has another digest' };
        (0,durable/* writeFileAtomic */.Zf)((0,external_node_path_.join)(unfinished, RECORD), [`${JSON.stringify({ digest, bytes, command, tookMs })}\n`]);
        await syncDisk(unfinished);
        (0,fault_point/* faultPoint */.Jd)('layers:after-freeze');
        const isOurs = moveInto(unfinished, (0,external_node_path_.join)(folder, key));
        (0,durable/* syncFolder */.Yw)(folder);
        (0,fault_point/* faultPoint */.Jd)('layers:after-publish');
        return { isOurs };
    }
    finally {
        // What was refused, could not be written, or was made by another run meanwhile.
        if ((0,external_node_fs_.existsSync)(unfinished))
            await (0,remove_tree/* discardTree */.l)(unfinished);
        atWork.delete(name);
    }
}
/** Says whether the name was free: whoever had it made the same. */
function moveInto(unfinished, place) {
    try {
        (0,external_node_fs_.renameSync)(unfinished, place);
        return true;
    }
    catch (error) {
        if (['ENOTEMPTY', 'EEXIST'].includes((0,files/* errorCode */.CA)(error)))
            return false;
        throw error;
    }
}
async function digestOf(parts, signal) {
    const found = await readLayer(parts, { signal });
    return typeof found === 'string' ? found : 'digest' in found ? found.digest : found.refusal;
}
/** Reads a layer as it is on the disk; refused where something forbidden is in it. */
async function readLayer({ tree, home }, request) {
    const digests = [];
    for (const part of [tree, home]) {
        const found = await (0,frozen_folder/* digestFolder */.lo)(part, request);
        if (found === 'cancelled' || 'refusal' in found)
            return found;
        digests.push(found.content.digest);
    }
    return { digest: (0,hash/* sha256 */.s)(digests.join('\n')) };
}
function readRecord(place) {
    try {
        const read = recordSchema.safeParse(JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(place, RECORD), 'utf8')));
        return read.success ? read.data : undefined;
    }
    catch {
        // None, or not whole: the layer is made again.
        return undefined;
    }
}
/** The layers of a store. */
function listLayers(store) {
    return (0,external_node_fs_.readdirSync)(store).flatMap((key) => {
        const record = key.startsWith('.') ? undefined : readRecord((0,external_node_path_.join)(store, key));
        if (record === undefined)
            return [];
        const usedAt = (0,external_node_fs_.statSync)((0,external_node_path_.join)(store, key, RECORD), { throwIfNoEntry: false })?.mtimeMs ?? 0;
        return [{ store, key, bytes: record.bytes, usedAt }];
    });
}
/** Removes those layers of some stores that were not used for longest, until the rest is no larger; says how many bytes went. */
async function trimLayers(stores, maxBytes) {
    const layers = stores.filter((each) => (0,external_node_fs_.existsSync)(each)).flatMap(listLayers);
    const total = layers.reduce((sum, { bytes }) => sum + bytes, 0);
    let removed = 0;
    for (const { store, key, bytes } of layers.toSorted((one, other) => one.usedAt - other.usedAt)) {
        if (total - removed <= maxBytes)
            break;
        if (await removeLayer(store, key, { isSpared: () => isUsed(store, key) }))
            removed += bytes;
    }
    return removed;
}
/** Removes the layers of some stores that no living process uses; says how many bytes they had. */
async function removeUnusedLayers(stores) {
    for (const store of stores)
        if ((0,external_node_fs_.existsSync)(store))
            await removeUnfinished(store);
    return trimLayers(stores, -1);
}
/** Says whether it is gone. */
async function removeLayer(store, key, { isSpared }) {
    if (isSpared())
        return false;
    const name = `${GONE}${process.pid}-${(0,external_node_crypto_.randomUUID)()}`;
    const [place, gone] = [(0,external_node_path_.join)(store, key), (0,external_node_path_.join)(store, name)];
    atWork.add(name);
    try {
        (0,external_node_fs_.renameSync)(place, gone);
        (0,fault_point/* faultPoint */.Jd)('layers:after-gone');
        // Whoever came to use it meanwhile has left a mark before it looked.
        if (isSpared() && moveInto(gone, place))
            return false;
        forgetUsers(store, key);
        await (0,remove_tree/* discardTree */.l)(gone);
        return true;
    }
    catch (error) {
        // Another process was faster.
        if ((0,files/* errorCode */.CA)(error) === 'ENOENT')
            return false;
        throw error;
    }
    finally {
        atWork.delete(name);
    }
}
async function removeUnfinished(folder) {
    for (const key of keysWithUsers(folder))
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, key)))
            forgetUsers(folder, key);
    for (const name of (0,external_node_fs_.readdirSync)(folder)) {
        const prefix = [NEW, GONE].find((each) => name.startsWith(each));
        if (prefix === undefined || atWork.has(name))
            continue;
        const pid = Number.parseInt(name.slice(prefix.length), 10);
        if (pid !== process.pid && (0,process_tree/* isProcessAlive */.jW)(pid))
            continue;
        await (0,remove_tree/* discardTree */.l)((0,external_node_path_.join)(folder, name));
    }
}
/** All that was written to the file system of a folder is on the disk afterwards. */
async function syncDisk(folder) {
    const program = (0,program_path/* findSystemProgram */.FG)('sync');
    // Where it is not there a power loss costs the layer: its digest is checked before it is used.
    if (program === undefined)
        return;
    const args = (0,platform/* isLinux */.j)() ? ['-f', folder] : [];
    await (0,kernel_program/* runProgram */.mB)({ program, args, cwd: '/', env: {}, maxBytes: 1 << 16, maxStderrChars: 1000 });
}


/***/ }),

/***/ 22473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cQ: () => (/* binding */ SAVED_STORE),
  tD: () => (/* binding */ restoreLayers),
  o: () => (/* binding */ saveLayers)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/confined-file.js
var confined_file = __webpack_require__(57177);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/program.js
var kernel_program = __webpack_require__(95808);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
;// CONCATENATED MODULE: ./build/kernel/folder-archive.js
/**
 * Folders as one file, by the system's `tar`: what another machine unpacks has the same paths, rights, times and links.
 * Elsewhere than on Linux that is no GNU tar: names are in the order of the disk then, and its other options are left out.
 * Invariant: nothing of an archive is unpacked as somebody else's, with attributes, or over a file that is there. The
 * caller knows whose archive it is: nothing in here makes a stranger's safe to unpack.
 */





const MAX_CHARS = 4096;
// A write that was cut short says no more than that.
const NO_ROOM = /No space left on device|Disk quota exceeded|Wrote only \d+ of/i;
/** Packs folders, by their names in the folder that they lie in. Half a file may be left where it does not work. */
function packFolders(folder, names, request) {
    const sorted = (0,platform/* isLinux */.j)() ? ['--sort=name'] : [];
    return runTar(['--create', '--format=posix', ...sorted, '--numeric-owner', '--', ...names], folder, request);
}
/** Unpacks into an empty folder. Half of it may be left where it does not work. */
function unpackFolders(folder, request) {
    return runTar([
        '--extract',
        '--same-permissions',
        '--no-same-owner',
        '--no-xattrs',
        ...((0,platform/* isLinux */.j)() ? ['--no-selinux'] : []),
        '--no-acls',
        '--keep-old-files',
    ], folder, request);
}
async function runTar(args, folder, { file, signal }) {
    const program = (0,program_path/* findSystemProgram */.FG)('tar');
    if (program === undefined)
        throw noTar('it is not installed');
    const [what = '', ...rest] = args;
    const { exitCode, stderr, failure } = await (0,kernel_program/* runProgram */.mB)({
        program,
        // A name that begins with a slash is a file of this machine to every tar.
        args: [what, `--file=${file}`, ...((0,platform/* isLinux */.j)() ? ['--force-local'] : []), ...rest],
        cwd: folder,
        env: { LC_ALL: 'C' },
        maxBytes: MAX_CHARS,
        maxStderrChars: MAX_CHARS,
        cutOff: signal,
    });
    if (signal?.aborted === true)
        return 'cancelled';
    if (exitCode === 0)
        return 'done';
    if (NO_ROOM.test(stderr))
        throw Object.assign(new Error(`there is no room for ${file}`), { code: 'ENOSPC' });
    throw noTar((0,base_text/* printable */.g$)(failure?.message ?? stderr.trim().split('\n')[0] ?? '', 300));
}
function noTar(why) {
    return new errors/* PreconditionError */.Rb({
        message: `tar did not pack or unpack a prepared environment: ${why}`,
        remedy: `Install ${(0,platform/* isLinux */.j)() ? 'GNU tar 1.28 or newer' : 'tar'} in /usr/bin, and let this user read and write the folder.`,
    });
}

// EXTERNAL MODULE: ./build/kernel/pace.js
var kernel_pace = __webpack_require__(56757);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/engine/layers/layer-store.js + 1 modules
var layer_store = __webpack_require__(75590);
;// CONCATENATED MODULE: ./build/engine/layers/saved-layers.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Prepared environments as files, for another machine of the same workflow: an archive each, and a list of them.
 * Invariant: nothing of such a folder is unpacked before its list has the digest that the machine which made it gave, and
 * an archive the one in the list. What was unpacked is used only if it has the digest of the layer. Layers that
 * bubblewrap's commands see come from bubblewrap's commands, and go to no other store.
 * Crash: an archive is under its digest as its name, whole, and the list comes last: half a folder has no list, or an
 * earlier one. Two who save to one folder leave all archives of the list that is there. What was half unpacked is removed
 * with the next opening of the store.
 */














/** The only store whose layers are saved: its checkouts have one path, which installed programs hold. */
const SAVED_STORE = 'bubblewrap-layers';
const LIST = 'environment.json';
const MAX_LIST_BYTES = 1 << 20;
const PIECE_BYTES = 1 << 20;
const VERSION = 1;
const hexDigest = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{64}$/));
const listSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(VERSION),
    store: schemas/* literal */.euz(SAVED_STORE),
    layers: schemas/* array */.YOg(schemas/* strictObject */.rej({
        key: hexDigest,
        digest: hexDigest,
        bytes: schemas/* number */.aig(),
        command: schemas/* string */.YjP(),
        /** SHA-256 of the archive, and its name. */
        archive: hexDigest,
    })),
});
/** Saves layers into a folder; gives the digest that whoever restores them needs. */
async function saveLayers({ folder, layers, isForbidden, signal, }) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    removeUnfinished(folder);
    const before = namesOf(readList(folder));
    const saved = [];
    for (const { key, digest, bytes, command, tree, home } of layers) {
        const read = await (0,layer_store/* readLayer */.w6)({ tree, home }, { isForbidden, signal });
        if (read === 'cancelled' || 'refusal' in read)
            return read;
        if (read.digest !== digest)
            return { refusal: 'somebody changed it while it was saved' };
        const unfinished = (0,external_node_path_.join)(folder, `.${process.pid}-${(0,external_node_crypto_.randomUUID)()}.tmp`);
        try {
            const packed = await packFolders((0,external_node_path_.join)(tree, '..'), ['tree', 'home'], { file: unfinished, signal });
            (0,fault_point/* faultPoint */.Jd)('saved-layers:after-pack');
            const archive = packed === 'cancelled' ? packed : await digestFile(folder, unfinished, signal);
            if (archive === 'cancelled')
                return archive;
            (0,external_node_fs_.renameSync)(unfinished, archivePath(folder, archive));
            saved.push({ key, digest, bytes, command, archive });
        }
        finally {
            (0,external_node_fs_.rmSync)(unfinished, { force: true });
        }
    }
    (0,fault_point/* faultPoint */.Jd)('saved-layers:after-archives');
    const list = { version: VERSION, store: SAVED_STORE, layers: saved };
    const text = `${JSON.stringify(list)}\n`;
    (0,durable/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, LIST), [text]);
    (0,fault_point/* faultPoint */.Jd)('saved-layers:after-list');
    // Another one may have written its list meanwhile.
    const now = namesOf(readList(folder));
    for (const name of before)
        if (!now.includes(name))
            (0,external_node_fs_.rmSync)(archivePath(folder, name), { force: true });
    return { digest: (0,hash/* sha256 */.s)(text) };
}
/**
 * Takes saved layers over into a store; throws an IntegrityError where they are not those of the digest. `absent`: there is
 * nothing in the folder, as where a cache has no entry any more.
 */
async function restoreLayers(store, { folder, digest, signal }) {
    if (!(0,external_node_fs_.existsSync)(folder) || (0,external_node_fs_.readdirSync)(folder).length === 0)
        return 'absent';
    const bytes = readBytes(folder);
    if (bytes === undefined || (0,hash/* sha256 */.s)(bytes) !== digest)
        throw notTheSaved(folder, 'its list has another digest');
    const list = listSchema.safeParse(JSON.parse(bytes.toString('utf8')));
    if (!list.success) {
        throw new errors/* PreconditionError */.Rb({
            message: `the environment saved in ${(0,base_text/* quoted */.TL)(folder, 300)} was saved by another version of autorize`,
            remedy: 'Use the same version of the action in all jobs of the workflow.',
        });
    }
    const { layers } = list.data;
    for (const layer of layers)
        if ((await restoreOne(store, layer, { folder, signal })) === 'cancelled')
            return 'cancelled';
    return 'restored';
}
async function restoreOne(store, { key, digest, command, archive }, { folder, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const here = await store.find(key, signal);
        if (here === 'cancelled')
            return here;
        if (here?.digest === digest)
            return 'done';
        if (here !== undefined)
            await makeWay(store, key);
        const file = archivePath(folder, archive);
        const found = await digestFile(folder, file, signal);
        if (found === 'cancelled')
            return found;
        if (found !== archive)
            throw notTheSaved(folder, `${archive}.tar has another digest`);
        (0,fault_point/* faultPoint */.Jd)('saved-layers:before-unpack');
        const scratch = __addDisposableResource(env_1, store.openScratch(), true);
        if ((await unpackFolders(scratch.folder, { file, signal })) === 'cancelled')
            return 'cancelled';
        (0,fault_point/* faultPoint */.Jd)('saved-layers:after-unpack');
        const parts = { tree: (0,external_node_path_.join)(scratch.folder, 'tree'), home: (0,external_node_path_.join)(scratch.folder, 'home') };
        const isWhole = Object.values(parts).every((part) => (0,external_node_fs_.lstatSync)(part, { throwIfNoEntry: false })?.isDirectory());
        if (!isWhole)
            throw notTheSaved(folder, 'an archive has not the folders of a layer');
        const dropped = { tree: [], home: [] };
        const published = await store.publish({ ...parts, key, digest, command, signal, dropped });
        if (published === 'cancelled')
            return published;
        if ('refusal' in published)
            throw notTheSaved(folder, published.refusal);
        // Another process may have put its own there meanwhile.
        if (published.digest !== digest)
            throw inUse(key);
        return 'done';
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What this machine made under the same key is not what all jobs of the workflow are to have. */
async function makeWay(store, key) {
    if (store.isUsedElsewhere(key))
        throw inUse(key);
    await store.remove(key);
}
function inUse(key) {
    return new errors/* PreconditionError */.Rb({
        message: `another run on this machine uses an environment of its own under the key ${key.slice(0, 12)}`,
        remedy: 'Run this job again when the other run has ended.',
    });
}
function notTheSaved(folder, why) {
    return new errors/* IntegrityError */.cs({
        message: `the environment in ${(0,base_text/* quoted */.TL)(folder, 300)} is not the one that the digest is of: ${why}; nothing of it was used`,
        remedy: 'Run all jobs of the workflow again, which saves a new one. If it happens again, somebody writes to the cache of the repository: see who can.',
    });
}
function archivePath(folder, digest) {
    return (0,external_node_path_.join)(folder, `${digest}.tar`);
}
function namesOf(list) {
    return list?.layers.map(({ archive }) => archive) ?? [];
}
/** An earlier list in a folder that is saved to again. */
function readList(folder) {
    try {
        return listSchema.safeParse(JSON.parse(readBytes(folder)?.toString('utf8') ?? '')).data;
    }
    catch {
        // None, or not whole: what is there stays.
        return undefined;
    }
}
/** The list as it lies there; undefined where it is no file that can be one. */
function readBytes(folder) {
    const read = (0,confined_file/* readConfined */.Hz)({ path: (0,external_node_path_.join)(folder, LIST), shown: LIST, folders: [folder] }, MAX_LIST_BYTES);
    return 'problem' in read ? undefined : read.bytes;
}
/** SHA-256 of a file of the folder; of nothing where it is no file. */
async function digestFile(folder, path, signal) {
    const opened = (0,confined_file/* openConfined */.Bu)({ path, shown: path, folders: [folder] });
    if ('problem' in opened)
        return '';
    try {
        const [hash, piece, pace] = [(0,external_node_crypto_.createHash)('sha256'), Buffer.alloc(PIECE_BYTES), new kernel_pace/* Pace */.o()];
        for (;;) {
            const length = (0,external_node_fs_.readSync)(opened.descriptor, piece);
            if (length === 0)
                return hash.digest('hex');
            hash.update(piece.subarray(0, length));
            await pace.step();
            if (signal?.aborted === true)
                return 'cancelled';
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(opened.descriptor);
    }
}
/** What a process that is gone was writing. */
function removeUnfinished(folder) {
    for (const name of (0,external_node_fs_.readdirSync)(folder)) {
        const [, pid] = /^\.(\d+)-[0-9a-f-]{36}\.tmp$/.exec(name) ?? [];
        if (pid !== undefined && !(0,process_tree/* isProcessAlive */.jW)(Number(pid)))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
    }
}


/***/ }),

/***/ 79227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _m: () => (/* binding */ BASE_TIME),
/* harmony export */   fy: () => (/* binding */ setTreeTimes),
/* harmony export */   qG: () => (/* binding */ renewTreeTimes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35222);
/* harmony import */ var _kernel_pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56757);
/**
 * The times of files where commands get copies of a tree: those that layers have by themselves, so that a tool which
 * compares times makes the same again.
 * Invariant: what is equal to the base has one time, in every session, before any build, also one that an earlier session
 * kept. What a tree changes is later than all that the build of the base left, and earlier than what is built of that tree.
 */





/** Of what is equal to the base, in seconds of the epoch: 1 January 2000, which archives of all kinds can hold. */
const BASE_TIME = 946_684_800;
/** Of what trees change, by the id of the tree. */
const known = new WeakMap();
function timesOf(store) {
    const times = known.get(store) ?? new Map();
    known.set(store, times);
    return times;
}
function now() {
    return Date.now() / 1000;
}
/** What trees change is later than now, from now on. */
function renewTreeTimes(store) {
    timesOf(store).clear();
}
/** Gives the files of a tree their times. */
async function setTreeTimes(store, { folder, tree, signal }) {
    const changed = timesOf(store);
    const time = changed.get(tree) ?? now();
    changed.set(tree, time);
    const [files, ofBase] = await Promise.all([tree, store.base].map((each) => (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(store, each)));
    const same = new Set((ofBase ?? []).map(nameOf));
    const isOutside = ({ path }) => store.external?.lfs.has(path.toString('latin1')) === true;
    const pace = new _kernel_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .Pace */ .o();
    for (const file of files ?? []) {
        await pace.step();
        if (signal?.aborted === true)
            return;
        // What a tree only names has the time of what stands for it.
        if (isOutside(file))
            continue;
        const at = same.has(nameOf(file)) ? BASE_TIME : time;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(folder, file.path), at, at);
        }
        catch (error) {
            if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
                throw error;
        }
    }
}
function nameOf({ mode, id, path }) {
    return `${mode} ${id} ${path.toString('latin1')}`;
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
/**
 * What a run does right now, for the person who watches it. Pure; the same for every loop and for comparisons. It has
 * live evidence, which no agent may learn.
 */


const whole = schemas/* int */.Whr().check(api/* _gte */.qm(0));
/** How far measuring is. */
const progressSchema = schemas/* object */.Ikc({
    /** `scoring`, `confirming`, `calibrating`, … */
    doing: schemas/* string */.YjP(),
    /** What is counted; absent where only its name is known. */
    count: schemas/* optional */.lqM(schemas/* object */.Ikc({
        /** Named on screen where it is. */
        unit: schemas/* optional */.lqM(schemas/* enum */.k5n(['pair', 'run'])),
        number: whole,
        of: whole,
        /** It can be over sooner. */
        isAtMost: schemas/* boolean */.zMY(),
    })),
    /** The guards passed. */
    guards: schemas/* optional */.lqM(schemas/* literal */.euz('ok')),
    /** The evidence for the candidate so far, and how much is needed. */
    evidence: schemas/* optional */.lqM(schemas/* object */.Ikc({ e: schemas/* number */.aig(), needed: schemas/* number */.aig() })),
    /** How long it takes from its beginning, at most where the count is so; absent: unknown. */
    leftMs: schemas/* optional */.lqM(schemas/* number */.aig()),
});
const activitySchema = schemas/* object */.Ikc({
    /** Iteration or item; null: between two of them. */
    attempt: schemas/* nullable */.mee(schemas/* string */.YjP()),
    doing: schemas/* string */.YjP(),
    since: record_fields/* instant */.uR,
    progress: schemas/* optional */.lqM(progressSchema),
    /** When the progress was reported. */
    at: schemas/* optional */.lqM(record_fields/* instant */.uR),
});
/** How activities are stored. */
const activitiesSchema = schemas/* array */.YOg(activitySchema);

// EXTERNAL MODULE: ./build/kernel/own-files.js
var own_files = __webpack_require__(11042);
;// CONCATENATED MODULE: ./build/engine/log/activity-log.js
/**
 * What a run does right now, for its own terminal and for those who look from another process.
 * Invariant: the file is a cache of one run. Nothing depends on it, so nothing is synced, and where it cannot be written
 * the run goes on without. It lies where records lie, which no agent sees.
 * Crash: the file stays, and says nothing where no run holds the lock; the next run begins without it.
 */




/** Nothing is done yet. */
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
        // The newest stands last.
        activities.delete(activity.attempt);
        activities.set(activity.attempt, activity);
    };
    remove();
    return {
        begin: (attempt, doing) => {
            // Next to an attempt at work, what is between two of them is over at once.
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
/** What a run does that holds its lock; nothing where the file is none of ours. */
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
        // Of a run that was killed; what stands there now is not followed.
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        (0,external_node_fs_.writeFileSync)(temporary, text, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch {
        // A full disk, or a folder that was moved: what has to be written says so.
        removeQuietly(temporary);
    }
}
function removeQuietly(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
        // Its folder is gone, or cannot be changed: so can nothing in it.
    }
}


/***/ }),

/***/ 66967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ runCommand),
  i: () => (/* binding */ unseenHint)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/kernel/cores.js
var cores = __webpack_require__(2908);
// EXTERNAL MODULE: ./build/kernel/environment.js
var kernel_environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/control-group.js
var control_group = __webpack_require__(23311);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/process-list.js
var process_list = __webpack_require__(41570);
;// CONCATENATED MODULE: ./build/kernel/resident-memory.js
/**
 * How much memory processes hold, by what the kernel says of each (/proc), or ps(1) where it has no files for that.
 * Invariant: a tree is beyond a limit only where its processes together hold more, each page counted once: what they
 * share is divided among those that share it. Of a process that does not show that, and off Linux of every one, all that
 * is resident counts.
 * Trade-off: what is used and given back between two looks is not seen.
 */



/** Whether processes together hold more than so many bytes. */
function holdMoreThan(pids, bytes) {
    if (!(0,platform/* isLinux */.j)()) {
        const listed = pids.length === 0 ? [] : ((0,process_list/* listProcesses */.O3)() ?? []);
        return sum(listed.flatMap(({ pid, residentBytes }) => (pids.includes(pid) ? [residentBytes] : []))) > bytes;
    }
    const resident = pids.map((pid) => readKilobytes(pid, 'status', /^VmRSS:\s+(\d+) kB$/m) ?? 0);
    if (sum(resident) * 1024 <= bytes)
        return false;
    // Looked up only now: for it the kernel walks through all pages.
    const shares = pids.map((pid, at) => readKilobytes(pid, 'smaps_rollup', /^Pss:\s+(\d+) kB$/m) ?? resident[at] ?? 0);
    return sum(shares) * 1024 > bytes;
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function readKilobytes(pid, name, pattern) {
    try {
        const found = pattern.exec((0,external_node_fs_.readFileSync)(`/proc/${pid}/${name}`, 'latin1'))?.[1];
        return found === undefined ? undefined : Number(found);
    }
    catch {
        // Gone since, or another user's.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/kernel/memory-limit.js
/**
 * The limit of a command's memory, by the best means that works here.
 * Invariant: a command that went beyond its limit is ended and says so by `exceeded`, whatever it made of that itself.
 * Address space is never limited: programs reserve more than they use (V8, Go, sanitizers) and would fail.
 * - Control groups (cgroup2, cgroup1): the kernel ends a process at the limit; the rest of the command is ended when
 *   that is seen. Files in memory that the command wrote count.
 * - sampled: the resident memory of its processes is looked at again and again; between two looks it may grow beyond.
 */


/** How often a command's memory is looked at. Source: environment, "memory". */
const MEMORY_CHECK_MS = 250;
const UNLIMITED = { prefix: [], isExceeded: () => false, close: () => Promise.resolve(0) };
/** Sets up the limit of a command that has not begun; throws where the system does not make its group. */
function openMemoryLimit(limit) {
    if (limit === undefined)
        return UNLIMITED;
    const { bytes, means } = limit;
    if (means.kind === 'sampled')
        return { ...UNLIMITED, isExceeded: (pids) => holdMoreThan(pids(), bytes) };
    const group = (0,control_group/* createGroup */.wj)(means.parent, means.nameGroup(), bytes);
    return { prefix: (0,control_group/* enterGroup */.cV)(group), isExceeded: () => (0,control_group/* hasExceeded */.E2)(group), close: () => (0,control_group/* removeGroup */.Yp)(group.folder) };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/kernel/output-capture.js
/**
 * A stream of a command, kept in a file up to a bound: its beginning and, where it is longer, its end, since that is
 * where a program says what became of it.
 * Invariant: memory does not grow with what the command writes; what is between the two is read and dropped, so that
 * the command is neither blocked nor killed by it, and a line in the file says how much it was. The file is created
 * exclusively: a planted link is refused.
 */


/** The end of a stream is kept in memory until there is no more to come. */
const MAX_TAIL_BYTES = 1 << 20;
// What was written before the end is in the pipe already; a daemon that holds it open has nothing to add.
const DRAIN_MS = 500;
// Enough for the sentence in which a program says why it did not start.
const HEAD_BYTES = 2000;
class OutputCapture {
    #target;
    #descriptor;
    #tail;
    #closed = Promise.resolve();
    #stream;
    #bytes = 0;
    #seenBytes = 0;
    #head = '';
    #failure;
    constructor(target) {
        this.#target = target;
        this.#tail = new Tail(Math.min(MAX_TAIL_BYTES, target.maxBytes >> 1));
        this.#descriptor = (0,external_node_fs_.openSync)(target.path, 'wx', 0o600);
    }
    /** Takes everything that a stream gives from now on. */
    attach(stream) {
        this.#stream = stream;
        this.#closed = new Promise((resolve) => stream.once('close', () => resolve()));
        stream.on('data', (block) => this.#take(block));
        // A reset pipe is an ended pipe.
        stream.on('error', () => undefined);
    }
    #take(block) {
        this.#seenBytes += block.length;
        if (this.#head.length < HEAD_BYTES)
            this.#head += block.toString('utf8', 0, HEAD_BYTES);
        const room = this.#target.maxBytes - this.#tail.maxBytes - this.#bytes;
        const retained = block.subarray(0, Math.max(0, room));
        this.#bytes += this.#write(retained);
        this.#tail.push(block.subarray(retained.length));
        release(block);
    }
    /** Gives how much was written: all of it, or nothing where the disk took no more. */
    #write(retained) {
        if (this.#failure !== undefined)
            return 0;
        try {
            // A write may be short (a nearly full disk): the rest is written again until it is there or fails.
            for (let at = 0; at < retained.length;)
                at += (0,external_node_fs_.writeSync)(this.#descriptor, retained, at);
            return retained.length;
        }
        catch (error) {
            this.#failure = error;
            return 0;
        }
    }
    #writeEnd() {
        const end = this.#tail.take();
        const dropped = this.#seenBytes - this.#bytes - end.length;
        if (dropped > 0)
            this.#write(Buffer.from(`\n[autorize left out ${dropped} bytes here]\n`));
        this.#bytes += this.#write(end);
    }
    /** The beginning of what was written. */
    get head() {
        return this.#head;
    }
    /** Lets the stream run out, without waiting for those who merely hold it open; throws what writing the file threw. */
    async finish() {
        await Promise.race([this.#closed, (0,promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        this.#stream?.destroy();
        this.#writeEnd();
        if (this.#failure !== undefined)
            throw this.#failure;
        const [bytes, seenBytes] = [this.#bytes, this.#seenBytes];
        return { path: this.#target.path, bytes, seenBytes, truncated: seenBytes > bytes };
    }
    [Symbol.dispose]() {
        this.#stream?.destroy();
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}
/** The last bytes of a stream, so many at most. */
class Tail {
    maxBytes;
    #ring;
    #seen = 0;
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(block) {
        if (block.length === 0 || this.maxBytes === 0)
            return;
        this.#ring ??= Buffer.allocUnsafe(this.maxBytes);
        const last = block.subarray(-this.maxBytes);
        const at = (this.#seen + block.length - last.length) % this.maxBytes;
        const copied = last.copy(this.#ring, at);
        last.copy(this.#ring, 0, copied);
        this.#seen += block.length;
    }
    /** What there is, in its order; then there is nothing. */
    take() {
        const [ring, seen] = [this.#ring, this.#seen];
        this.#ring = undefined;
        this.#seen = 0;
        if (ring === undefined)
            return Buffer.alloc(0);
        if (seen <= this.maxBytes)
            return ring.subarray(0, seen);
        const at = seen % this.maxBytes;
        return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
    }
}
/**
 * Gives a block's memory back at once. The collector comes by too rarely for a flood: measured with `yes`, the process
 * grows by 10 MB instead of 90 MB, and reads half as much again. (Node 20 has no such call and collects in time by itself.)
 */
function release(block) {
    const { buffer } = block;
    // A block that shares its memory with others (Node's pool) is not ours to give.
    if (block.byteLength !== buffer.byteLength)
        return;
    if ('transfer' in buffer && typeof buffer.transfer === 'function')
        buffer.transfer(0);
}

// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/sandbox-command.js + 3 modules
var sandbox_command = __webpack_require__(19189);
// EXTERNAL MODULE: ./build/kernel/sandbox-filter.js
var sandbox_filter = __webpack_require__(33382);
// EXTERNAL MODULE: ./build/kernel/signal.js
var kernel_signal = __webpack_require__(8538);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/kernel/status-report.js



const MAX_STATUS_LENGTH = 1000;
// The first process has ended by then; what holds the pipe is another one.
const MAX_WAIT_MS = 1000;
/** Reads what the first process reports; the answer waits for its end, or a second. */
function readStatus(child) {
    const pipe = child.stdio[sandbox_command/* STATUS_DESCRIPTOR */.NY];
    if (!(pipe instanceof external_node_stream_.Readable))
        return () => Promise.resolve('');
    let text = '';
    const closed = new Promise((resolve) => pipe.once('close', () => resolve()));
    pipe.on('data', (block) => {
        if (text.length < MAX_STATUS_LENGTH)
            text += block.toString('latin1');
    });
    pipe.on('error', () => undefined);
    return async () => {
        await Promise.race([closed, (0,promises_.setTimeout)(MAX_WAIT_MS, undefined, { ref: false })]);
        pipe.destroy();
        return text;
    };
}
/** Takes an exit code from a report that is whole and holds nothing else: what was added to it is a forgery. */
function parseStatus(text) {
    const code = /^started\nexit (\d{1,3})\n$/.exec(text)?.[1];
    return {
        began: text.startsWith('started\n'),
        isMissing: text === 'missing\n',
        ...(code === undefined ? {} : { exitCode: Number(code) & 255 }),
    };
}

// EXTERNAL MODULE: ./build/kernel/timer.js
var timer = __webpack_require__(20677);
;// CONCATENATED MODULE: ./build/kernel/agent-process.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A command under a wall-clock budget, alone in its level of isolation.
 * Invariant: when the promise settles no process of the command is left, whether it ended by itself, ran out of budget
 * or was cancelled; it settles when the command has ended, not when the last holder of its pipes has.
 * Killed supervisor: the first process of the namespace dies with us (parent-death signal) and the kernel ends all in
 * it. Without a namespace the processes stay until `killMarked` of the next run, by the marker.
 * The parent-death signal follows the thread that forked: only the main thread may run commands.
 */















/** Between TERM and KILL at the end of the budget. */
const GRACE_MS = 5000;
// Someone waits: with the launcher's second and the last look for leftovers, a cancelled run is over within five.
const ABORT_GRACE_MS = 2000;
// A namespace whose first process was killed ends within milliseconds; if not, its launcher is killed as well.
const LAUNCHER_MS = 1000;
const KILLED = 128 + external_node_os_.constants.signals.SIGKILL;
const CANCELLED = { code: 'ABORTED', reason: 'the run was cancelled before it began' };
/** Runs a command to its end and leaves nothing of it behind. */
async function runProcess(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!external_node_worker_threads_.isMainThread)
            throw new Error('commands are run from the main thread only: their lifetime hangs on it');
        if (request.signal?.aborted === true)
            return { kind: 'unstarted', ...CANCELLED, level: request.level.kind };
        const opened = openOutputs(request);
        if ('kind' in opened)
            return opened;
        const stdout = __addDisposableResource(env_1, opened.stdout, false);
        const stderr = __addDisposableResource(env_1, opened.stderr, false);
        let memory;
        try {
            memory = openMemoryLimit(request.memory);
        }
        catch (error) {
            return unstarted(request, error);
        }
        try {
            return await runLimited(request, { stdout, stderr, memory });
        }
        finally {
            await memory.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function runLimited(request, { stdout, stderr, memory }) {
    const built = (0,sandbox_command/* buildSandboxCommand */.V5)(request.level, { ...request, isBound: request.cores !== undefined });
    const startedAt = performance.now();
    const launch = startChild(built, [...memory.prefix, ...(0,cores/* bindToCores */.Hl)(request.cores)], request);
    if ('kind' in launch)
        return launch;
    const { child } = launch;
    const ending = watchEnding(child, request, memory);
    const spawned = await new Promise((resolve) => {
        child.once('spawn', () => resolve(undefined));
        child.once('error', resolve);
    });
    if (spawned !== undefined) {
        ending.stop();
        return unstarted(request, spawned);
    }
    (0,sandbox_filter/* giveFilter */.G)(child, built.filter);
    const status = readStatus(child);
    if (child.stdout !== null)
        stdout.attach(child.stdout);
    if (child.stderr !== null)
        stderr.attach(child.stderr);
    feed(child.stdin, request.stdin);
    const exit = await ending.exit;
    const durationMs = performance.now() - startedAt;
    const isLeft = !(0,sandbox_command/* hasNamespace */.G3)(request.level) || exit.code === null;
    const unended = isLeft ? await endLeftovers(child, request) : 0;
    // Whatever the kernel ended meanwhile counts, also where the rest of the command went on without it.
    const isBeyond = ending.isBeyondMemory();
    const survivors = Math.max(unended, await memory.close());
    const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
    const report = parseStatus(await status());
    const { killedByBudget, aborted } = ending;
    // What did not come as far may have left a process that was to become the first.
    if (!report.began && !isLeft)
        await endLeftovers(child, request);
    if (!report.began && !killedByBudget && !isBeyond && !aborted) {
        if (report.isMissing)
            return notFound(request);
        return {
            kind: 'unstarted',
            code: 'SANDBOX',
            reason: stderr.head.trim() || 'no word of why',
            level: request.level.kind,
        };
    }
    const reported = built.reportsExit ? (report.exitCode ?? KILLED) : codeOf(exit);
    const exitCode = isBeyond && reported === 0 ? KILLED : reported;
    const facts = { exitCode, signal: signalOf(exitCode), killedByBudget, aborted, durationMs };
    const excess = isBeyond && request.memory !== undefined ? { exceededMemory: request.memory.bytes } : {};
    return { kind: 'ended', ...facts, ...excess, ...outputs, level: request.level.kind, survivors };
}
function openOutputs(request) {
    let stdout;
    try {
        stdout = new OutputCapture(request.stdout);
        return { stdout, stderr: new OutputCapture(request.stderr) };
    }
    catch (error) {
        stdout?.[Symbol.dispose]();
        // Too many open files is the machine's moment of weakness, as when a process cannot be made; the rest is not.
        if (['EMFILE', 'ENFILE'].includes((0,files/* errorCode */.CA)(error)))
            return unstarted(request, error);
        throw error;
    }
}
function startChild({ program: last, args: rest, filter }, prefix, request) {
    const [program = last, ...args] = [...prefix, last, ...rest];
    // Also first, where not all of a large environment may be shown.
    const mark = { [kernel_environment/* RUN_MARKER */.xO]: request.runId };
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: request.view.workDir,
            // Not --setenv or --clearenv: an environment on a command line, or of a launcher, is for everyone to read.
            env: { ...((0,platform/* isLinux */.j)() ? {} : mark), ...request.environment, ...mark },
            detached: true,
            stdio: [
                ...[request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
                ...(filter === undefined ? [] : ['pipe']),
            ],
        });
        return { child };
    }
    catch (error) {
        return unstarted(request, error);
    }
}
function unstarted({ level }, error) {
    return {
        kind: 'unstarted',
        code: (0,files/* errorCode */.CA)(error),
        reason: error instanceof Error ? error.message : String(error),
        level: level.kind,
    };
}
function notFound({ level, command }) {
    const reason = `${JSON.stringify(command[0] ?? '')} is no command in the sandbox`;
    return { kind: 'unstarted', code: 'ENOENT', reason, level: level.kind };
}
function feed(stdin, text) {
    if (stdin === null || text === undefined)
        return;
    // A command need not read its input.
    stdin.on('error', () => undefined);
    stdin.end(text);
}
function codeOf({ code, signal }) {
    return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
}
function signalOf(exitCode) {
    const found = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
    return found === undefined ? null : found[0];
}
/** Waits for the exit, and brings it about when budget or memory are used up or the run is cancelled. */
function watchEnding(child, request, memory) {
    const { budgetMs, graceMs = GRACE_MS, signal } = request;
    const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
    const timers = [];
    const state = { killedByBudget: false, aborted: false, stop, isBeyondMemory };
    let isBeyond = false;
    let nextLook;
    const ask = () => {
        if (!isRunning(child))
            return;
        const members = membersOf(child, request);
        for (const pid of members)
            (0,kernel_signal/* sendSignal */.v)(pid, 'SIGTERM');
        // The sandbox does not stand yet: there is nobody to be asked.
        if (members.length === 0)
            killLauncher(child);
    };
    const killAfter = (ms) => {
        timers.push((0,timer/* startTimer */.Ip)(ms, () => killTree(child, request)));
        timers.push((0,timer/* startTimer */.Ip)(ms + LAUNCHER_MS, () => killLauncher(child)));
    };
    const onBudget = () => {
        if (state.aborted)
            return;
        state.killedByBudget = true;
        ask();
        killAfter(graceMs);
    };
    const onAbort = () => {
        // It was asked to end at the end of its budget already: only the wait becomes shorter.
        if (!state.killedByBudget) {
            state.aborted = true;
            ask();
        }
        killAfter(abortGraceMs);
    };
    /** What ended it first is what is said of it. */
    function isBeyondMemory() {
        if (!isBeyond && !state.killedByBudget && !state.aborted) {
            isBeyond = memory.isExceeded(() => (isRunning(child) ? membersOf(child, request) : []));
        }
        return isBeyond;
    }
    const watchMemory = () => {
        nextLook = (0,timer/* startTimer */.Ip)(MEMORY_CHECK_MS, () => {
            // Not asked first: it would go on to grow.
            if (isBeyondMemory())
                killAfter(0);
            else
                watchMemory();
        });
    };
    function stop() {
        for (const timer of [...timers, nextLook])
            timer?.cancel();
        signal?.removeEventListener('abort', onAbort);
    }
    // Timers and durations are of the monotonic clock: setting the time of day neither stretches nor cuts a budget.
    timers.push((0,timer/* startTimer */.Ip)(budgetMs, onBudget));
    if (request.memory !== undefined)
        watchMemory();
    signal?.addEventListener('abort', onAbort, { once: true });
    const exit = new Promise((resolve) => {
        child.once('exit', (code, exitSignal) => {
            stop();
            resolve({ code, signal: exitSignal });
        });
    });
    return Object.assign(state, { exit });
}
function isRunning(child) {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
/** The processes to be asked to stop: all of the namespace, first process first, but not its launcher. */
function membersOf(child, request) {
    const below = (0,process_tree/* descendantsOf */.gO)(child.pid);
    if ((0,sandbox_command/* hasNamespace */.G3)(request.level))
        return below;
    return [...new Set([child.pid, ...below, ...(0,process_tree/* markedProcesses */.KT)(request.runId)])];
}
function killTree(child, request) {
    if (!isRunning(child))
        return;
    const first = (0,process_tree/* descendantsOf */.gO)(child.pid)[0];
    // The first process's death is reported only when the kernel has ended all the others: then they are gone for sure.
    if ((0,sandbox_command/* hasNamespace */.G3)(request.level) && first !== undefined)
        (0,kernel_signal/* sendSignal */.v)(first, 'SIGKILL');
    else {
        // Where no environment may be shown, what left the group is found by its parents alone: while these live.
        if (!(0,platform/* isLinux */.j)())
            for (const pid of membersOf(child, request))
                (0,kernel_signal/* sendSignal */.v)(pid, 'SIGKILL');
        (0,kernel_signal/* sendSignal */.v)(-child.pid, 'SIGKILL');
    }
}
function killLauncher(child) {
    if (isRunning(child))
        (0,kernel_signal/* sendSignal */.v)(-child.pid, 'SIGKILL');
}
/**
 * A command that ended by itself may have left others behind. Not where the launcher of a namespace ended by itself after
 * the command had begun: it has seen the first process end, and the kernel ends all others of the namespace before that.
 */
async function endLeftovers(child, { level, runId }) {
    // Members of the group keep its number taken, and numbers go round: it is not another's so soon.
    if (!(0,sandbox_command/* hasNamespace */.G3)(level) && child.pid !== undefined)
        (0,kernel_signal/* sendSignal */.v)(-child.pid, 'SIGKILL');
    return await (0,process_tree/* killMarked */.fR)(runId);
}

// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/kernel/sandbox-view.js + 2 modules
var sandbox_view = __webpack_require__(71028);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(75364);
// EXTERNAL MODULE: ./build/engine/workspace/compiled-python.js
var compiled_python = __webpack_require__(32053);
// EXTERNAL MODULE: ./build/engine/workspace/home-layers.js
var home_layers = __webpack_require__(50917);
;// CONCATENATED MODULE: ./build/engine/workspace/command.js
var command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A command of an attempt: agent, setup, teardown, guard, evaluator, summarizer.
 * Invariant: it runs by `sh -c` (no login shell, no file of anybody's read first) in its folder, with a HOME and a
 * TMPDIR of its own, the allowed environment, and the user's repository and the private area out of its sight wherever
 * the level can do that. When the promise settles nothing of it lives.
 */












/** What of a stream is kept; the rest is read and dropped, and the file says so. */
const MAX_LOG_BYTES = 10 << 20;
const GIT_CONFIG = '[user]\n\tname = agent\n\temail = agent@localhost\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n';
// A TERM goes to every process of the command. Without this the shell would be the first to end, and its end is taken
// for the command's: the program would get no grace, and its exit code would be lost. With it the shell waits for the
// program that it started, and ends as that one did. A trap is not inherited.
const WAIT_ON_TERM = 'trap exit TERM; ';
/**
 * Where a score is printed, no settings that code under test of the same command left in HOME count for tools that have a
 * variable for that. pip then reads an empty file in the place of its user's, and still that of the machine: it reads neither where the
 * name is "/dev/null" to the letter. npm's settings of the machine and of the project count, too.
 */
const NO_USER_SETTINGS = {
    GOENV: 'off',
    NPM_CONFIG_USERCONFIG: '/dev/null',
    PIP_CONFIG_FILE: '/dev/./null',
};
/** The variables by which tools find settings of the user's that are no file of the home. */
const SETTINGS_VARIABLES = {
    NPM_CONFIG_USERCONFIG: '.npmrc',
    PIP_CONFIG_FILE: '.config/pip/pip.conf',
    GOENV: '.config/go/env',
};
/**
 * What is taken over of the user's registries lies for such a command in a folder that it cannot write to, as only a
 * sandbox can see to.
 */
function keepSettings(folder, { files, request, level, }) {
    if (request.compiled !== 'never' || level.kind !== 'bubblewrap')
        return {};
    const kept = Object.entries(SETTINGS_VARIABLES).filter(([, path]) => files[path] !== undefined);
    if (kept.length === 0)
        return {};
    (0,external_node_fs_.mkdirSync)(folder);
    return Object.fromEntries(kept.map(([name, path]) => {
        const file = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path));
        (0,external_node_fs_.writeFileSync)(file, files[path] ?? '');
        return [name, file];
    }));
}
function writeHome(home, files) {
    for (const [path, text] of Object.entries({ ...files, '.gitconfig': GIT_CONFIG })) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(home, path)), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(home, path), text);
    }
}
/** What a failed command did not find, as the end of a sentence. */
function unseenHint({ unseen }) {
    return unseen === undefined ? '' : ` (${unseen})`;
}
const TAIL_BYTES = 4096;
/** Reads the ends of what a failed command printed for what it did not find. */
function findUnseen({ environment, level }, { result, view }) {
    if (level.kind !== 'bubblewrap' || result.kind !== 'ended' || result.exitCode === 0 || result.aborted)
        return undefined;
    const texts = [result.stderr, result.stdout].map(({ path }) => (0,regular_file/* readFilePart */.E)(path, 'end', TAIL_BYTES)?.text ?? '');
    const hints = texts.map((text) => environment.explainUnseen(text, (path) => (0,sandbox_view/* isHiddenIn */.K)(view, path)));
    return hints.find((hint) => hint !== undefined);
}
/** Runs one command of an attempt to its end. */
async function runCommand(privateArea, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command, workDir, variables, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
        const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES, compiled, tracing = 'on' } = request;
        const { kind, isTrusted = false, bridge, homeFiles = {} } = request;
        const { folder, repository, parentEnv, level, session, environment } = privateArea;
        const scratch = command_addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_path_.join)(folder, 'scratch'), { signal, onLeft: privateArea.onLeft }), true);
        const { temporary } = scratch;
        const bytecode = compiled === 'never' && level.kind === 'bubblewrap' ? request.bytecode : undefined;
        const home = request.home ?? { at: scratch.home, folder: scratch.home };
        const files = environment.homeFiles(network);
        writeHome(home.folder, { ...files, ...homeFiles });
        const kept = keepSettings((0,external_node_path_.join)((0,external_node_path_.dirname)(scratch.home), 'settings'), { files, request, level });
        const caches = command_addDisposableResource(env_1, (0,home_layers/* showCaches */.rI)(privateArea, { home, view: request.view, network, signal }), true);
        (0,fault_point/* faultPoint */.Jd)('command:after-scratch');
        const hidden = [repository.folder, repository.commonDir, folder, privateArea.cache, ...privateArea.hidden];
        const aliases = (request.aliases ?? []).map((at) => ({ path: workDir, at }));
        const { writable: ofCaches, layered } = caches;
        const ofPython = bytecode === undefined ? [] : [{ path: bytecode, at: compiled_python/* SHOWN_BYTECODE */.Cg }];
        const readableAt = [...caches.readableAt, ...ofPython];
        const folders = {
            ...{
                workDir,
                home: home.at,
                temporary,
                readable: [...readable, ...Object.values(kept)],
                network,
                tracing,
                aliases,
                devices: environment.devices,
            },
            ...{ writable: [...ofCaches, ...writable], readableAt, ...(layered === undefined ? {} : { layered }) },
            ...(bridge === undefined ? {} : { bridge }),
        };
        const { readable: shared, masked } = environment;
        // At other levels no file depends on the view, and to find what is in it takes its time.
        const view = (0,sandbox_command/* shieldsFiles */.OU)(level)
            ? (0,sandbox_view/* readSandboxView */.f)({ ...folders, parentEnv, hidden: [...hidden, ...masked], shared })
            : folders;
        (0,fault_point/* faultPoint */.Jd)('command:before-start');
        const result = await runProcess({
            level,
            view,
            command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
            environment: (0,kernel_environment/* buildEnvironment */.AF)({
                parentEnv,
                variables: {
                    ...environment.variables({ kind, network, home: home.at, isTrusted }),
                    ...(compiled === undefined
                        ? {}
                        : (0,compiled_python/* pythonVariables */.YH)(compiled, { home: home.at, temporary, hasBytecode: bytecode !== undefined })),
                    ...(compiled === 'never' ? { ...NO_USER_SETTINGS, ...kept } : {}),
                    ...variables,
                },
                home: home.at,
                temporary,
            }),
            runId: `${session}.${(0,external_node_crypto_.randomUUID)()}`,
            stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
            stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
            budgetMs,
            ...privateArea.resources.limitsOf(request),
            ...(stdin === undefined ? {} : { stdin }),
            ...(signal === undefined ? {} : { signal }),
        });
        (0,fault_point/* faultPoint */.Jd)('command:after-end');
        const unseen = findUnseen(privateArea, { result, view });
        return unseen === undefined ? result : { ...result, unseen };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 32053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ SHOWN_BYTECODE),
/* harmony export */   IK: () => (/* binding */ BYTECODE),
/* harmony export */   YH: () => (/* binding */ pythonVariables)
/* harmony export */ });
/** Where setup compiles to, in its home. */
const BYTECODE = '.cache/python-bytecode';
/** Where commands find that: no folder around it is theirs to rename. */
const SHOWN_BYTECODE = '/run/autorize-python-bytecode';
/** The variables of Python in an evaluation. Its safe path is not set: that takes the script's own folder off the path. */
function pythonVariables(compiled, { home, temporary, hasBytecode }) {
    const prefixes = {
        never: hasBytecode ? SHOWN_BYTECODE : '/dev/null/pycache',
        apart: `${temporary}/pycache`,
        kept: `${home}/${BYTECODE}`,
    };
    return {
        PYTHONPYCACHEPREFIX: prefixes[compiled],
        // What code under test installs for the user is not loaded by the evaluator of the same command.
        PYTHONNOUSERSITE: '1',
        ...(compiled === 'kept' ? {} : { PYTHONDONTWRITEBYTECODE: '1' }),
    };
}


/***/ }),

/***/ 50917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iz: () => (/* binding */ joinHome),
/* harmony export */   rI: () => (/* binding */ showCaches),
/* harmony export */   ro: () => (/* binding */ homeFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92364);
/* harmony import */ var _kernel_move_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24102);
/**
 * The caches of the user's that lie in a command's home.
 * Invariant: what a command writes to them is its own and gone with it; where there are no layers, a command without
 * network access reads those that its tools need not write to, and every other one finds none.
 */





// Their tools lock or write them to use them at all.
const WRITTEN = new Set([
    ...['.cache/uv', '.cache/deno', '.bun/install/cache', '.gradle/caches', '.gradle/native'],
]);
/** The folders of a view that show the caches in a home. */
function homeFolders(layers, { home, above }) {
    // A cache can be removed while a run is at work.
    return layers.filter(isThere).map(({ from, at }) => {
        const prepared = above.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, at)).filter(isFolder);
        return { at: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, at), lower: [...prepared, from] };
    });
}
function isThere({ from }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(from);
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Puts what the command of a view wrote to its caches to what it wrote to its home. */
function joinHome(view, home) {
    const upper = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .upperOf */ .Ag)(view, home);
    for (const { at } of view.folders) {
        if (!at.startsWith(home + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
            continue;
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(upper, at.slice(home.length + 1));
        // There is the empty folder that the cache was shown in.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(target, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
        (0,_kernel_move_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .moveEntry */ .c)((0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .upperOf */ .Ag)(view, at), target);
    }
}
/** Shows the caches to one command; a view that it has already holds them. */
function showCaches(privateArea, { home, view, network, signal }) {
    const { level, layering, environment, onLeft } = privateArea;
    const shown = { writable: [], readableAt: [], [Symbol.asyncDispose]: () => Promise.resolve() };
    if (level.kind !== 'bubblewrap')
        return shown;
    if (view !== undefined) {
        const inside = view.folders.filter(({ at }) => at.startsWith(home.at + node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
        return { ...shown, layered: view, writable: inside.map(({ at }) => at) };
    }
    const folders = homeFolders(environment.homeLayers, { home: home.at, above: [] });
    if (folders.length === 0)
        return shown;
    if (layering.kind === 'copies') {
        // What setup made in its own home is there.
        const isFree = ({ at }) => !WRITTEN.has(at) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home.folder, at));
        const readable = network === 'off' ? environment.homeLayers.filter((each) => isThere(each) && isFree(each)) : [];
        return { ...shown, readableAt: readable.map(({ from, at }) => ({ path: from, at: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home.at, at) })) };
    }
    const { programs, views } = layering.layers;
    const own = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .createLayeredView */ .w0)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(views, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), programs, folders });
    return {
        ...{ readableAt: [], layered: own, writable: folders.map(({ at }) => at) },
        [Symbol.asyncDispose]: async () => {
            const left = await (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .discardLayeredView */ .cm)(own, { signal });
            if (left.length > 0 && signal?.aborted !== true)
                onLeft(left);
        },
    };
}


/***/ }),

/***/ 29460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ cleanEnvironments),
  OE: () => (/* binding */ emptyWorkspaces),
  ky: () => (/* binding */ endSession),
  b: () => (/* binding */ evaluationCheckout),
  KO: () => (/* binding */ leftNote),
  RQ: () => (/* binding */ leftNotes),
  mk: () => (/* binding */ makeRoom),
  az: () => (/* binding */ makeRoomAfter),
  n1: () => (/* binding */ openPrivateArea),
  PH: () => (/* binding */ privateAreaFolder),
  K5: () => (/* binding */ privateAreaPath),
  ME: () => (/* binding */ sharedCache),
  IS: () => (/* binding */ storeFolder),
  IQ: () => (/* binding */ workspaceIndex),
  B3: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/byte-size.js
var byte_size = __webpack_require__(35252);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/disk-room.js
var disk_room = __webpack_require__(81459);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
;// CONCATENATED MODULE: ./build/kernel/store-seal.js
/**
 * Whether someone else changed what steers git in a private git directory.
 * Invariant: equal digests mean that git would read the same configuration, hooks, attributes, excludes, shallow
 * bounds, alternates and packed refs as before. It detects and does not prevent: where an agent runs as our user
 * without a sandbox, it is asked before every use of the store; with one, the directory is out of its reach.
 */




// What git reads besides objects, loose refs and the index; a name that is not there counts as such.
const STEERING = [
    'HEAD',
    'config',
    'config.worktree',
    'commondir',
    'gitdir',
    'hooks',
    'info',
    'objects/info',
    'packed-refs',
    'shallow',
    'modules',
    'worktrees',
    'refs/replace',
];
/** A digest of every file of a git directory that steers what git does. */
function digestSteering(gitDir) {
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)(Object.fromEntries(STEERING.map((name) => [name, describe((0,external_node_path_.join)(gitDir, name))]))));
}
function describe(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isSymbolicLink())
        return ['link', (0,external_node_fs_.readlinkSync)(path)];
    if (stats.isFile())
        return ['file', (0,hash/* sha256 */.s)((0,external_node_fs_.readFileSync)(path))];
    if (!stats.isDirectory())
        return ['other'];
    // Names in hex: they may be no text.
    const names = (0,external_node_fs_.readdirSync)(path, { encoding: 'latin1' }).sort((a, b) => (a < b ? -1 : 1));
    return names.map((name) => [Buffer.from(name, 'latin1').toString('hex'), describe((0,external_node_path_.join)(path, name))]);
}

// EXTERNAL MODULE: ./build/kernel/user-programs.js
var user_programs = __webpack_require__(71703);
// EXTERNAL MODULE: ./build/settings/environment-shape.js
var environment_shape = __webpack_require__(83257);
// EXTERNAL MODULE: ./build/engine/environment/command-environment.js + 5 modules
var command_environment = __webpack_require__(2886);
// EXTERNAL MODULE: ./build/engine/layers/area-layers.js + 3 modules
var area_layers = __webpack_require__(20494);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/program.js
var program = __webpack_require__(95808);
// EXTERNAL MODULE: ./build/kernel/user-config.js
var user_config = __webpack_require__(89820);
// EXTERNAL MODULE: ./build/kernel/user-remote.js
var user_remote = __webpack_require__(35208);
;// CONCATENATED MODULE: ./build/kernel/lfs-objects.js
/**
 * Contents of Git LFS files, as the user's git-lfs keeps or fetches them.
 * Invariant: a content counts where it has the size and the digest of its pointer, wherever it was found. git-lfs is
 * started only where one is missing, in the user's repository, as the user would start it.
 */






/** Where git-lfs keeps the contents of a repository. */
async function findLfsStorage({ folder, commonDir }, parentEnv) {
    const entries = await (0,user_config/* readUserConfig */.AV)(folder, parentEnv, '^lfs\\.storage$');
    return (0,external_node_path_.join)((0,external_node_path_.resolve)(commonDir, entries.at(-1)?.value ?? 'lfs'), 'objects');
}
/** What the user's settings leave out of `git lfs fetch`, each as key and value. */
async function readLfsFilters(folder, parentEnv) {
    const entries = await (0,user_config/* readUserConfig */.AV)(folder, parentEnv, '^lfs\\.fetch(in|ex)clude$');
    return entries.filter(({ value }) => value !== '').map(({ key, value }) => `${key}=${value}`);
}
/** Where the content of a pointer lies in a storage. */
function lfsObject(storage, { oid }) {
    return (0,external_node_path_.join)(storage, oid.slice(0, 2), oid.slice(2, 4), oid);
}
/** Whether a storage has a content, by its size: it is hashed when it is used. */
function hasLfsObject(storage, pointer) {
    const stats = (0,external_node_fs_.lstatSync)(lfsObject(storage, pointer), { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === pointer.size;
}
const MAX_OUTPUT = 1 << 20;
/** Lets the user's git-lfs fetch what the files of a commit stand for. */
async function fetchLfs(repository, { commit, parentEnv, signal, }) {
    const { folder, remote, carried } = repository;
    const call = (args) => (0,program/* runProgram */.mB)({
        ...{ program: 'git', args, cwd: folder, env: { ...(0,user_config/* ownEnvironment */.am)(parentEnv), ...carried } },
        ...{ maxBytes: MAX_OUTPUT, maxStderrChars: MAX_OUTPUT },
        // With a signal git has no terminal, on which ssh could ask somebody something.
        cutOff: signal ?? new AbortController().signal,
    });
    if ((await call(['lfs', 'version'])).exitCode !== 0)
        return 'not installed';
    const own = remote.isWritten ? [] : ['-c', `remote.${remote.name}.url=${remote.url}`];
    const { exitCode, stderr } = await call([...own, 'lfs', 'fetch', remote.name, commit]);
    if (exitCode === 0)
        return 'fetched';
    return { failure: failureOf(stderr) ?? `git lfs fetch ended with ${exitCode ?? 'a signal'}` };
}
/** What git-lfs says of the first content that it could not fetch, and from where. */
function failureOf(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^(?:warning|hint): /i.test(line));
    const isSummary = (line) => line.startsWith('error: failed to fetch some objects');
    const [, from] = /from '(.*)'/.exec(lines.find(isSummary) ?? '') ?? [];
    const why = lines.find((line) => !isSummary(line)) ?? lines[0];
    if (why === undefined)
        return undefined;
    const shown = (0,base_text/* printable */.g$)((0,user_remote/* withoutPassword */.G5)(why), 300);
    return from === undefined ? shown : `${shown} (from ${(0,base_text/* quoted */.TL)((0,user_remote/* withoutPassword */.G5)(from), 200)})`;
}

// EXTERNAL MODULE: ./build/base/submodules.js
var submodules = __webpack_require__(18109);
;// CONCATENATED MODULE: ./build/engine/external/active-submodules.js
/** Which submodules are part of the environment, and where they come from, as the user's git is configured. */





/**
 * The submodules that the user's git would update, and those that it does not know of. Left out is what
 * `submodule.NAME.active`, `submodule.active` or `update = none` leaves out.
 */
async function findActive(gitlinks, around) {
    if (gitlinks.length === 0)
        return { active: [], unknown: [] };
    const { repository, parentEnv } = around;
    const url = around.url ?? (await (0,user_config/* findRemote */._Y)(repository, parentEnv)).url;
    const entries = await (0,user_config/* readUserConfig */.AV)(repository.folder, parentEnv, '^submodule\\.');
    const chosen = await choosePaths(gitlinks, entries, around);
    const active = gitlinks.flatMap(({ path, commit, module }) => {
        if (module === undefined)
            return [];
        const own = (key) => lastValue(entries, `submodule.${module.name}.${key}`);
        const { name } = module;
        if ((own('update') ?? module.update) === 'none')
            return [];
        const isActive = own('active') === undefined ? (chosen?.has(path) ?? true) : isTrue(own('active'));
        return isActive ? [{ path, commit, name, url: (0,submodules/* resolveSubmoduleUrl */.Y)(own('url') ?? module.url, url) }] : [];
    });
    return { active, unknown: gitlinks.flatMap(({ path, module }) => (module === undefined ? [path] : [])) };
}
function lastValue(entries, key) {
    return entries.findLast((entry) => entry.key === key)?.value;
}
function isTrue(value) {
    return /^(?:true|yes|on|[1-9]\d*)$/i.test(value ?? '');
}
/** The paths that `submodule.active` names; undefined where it is not set. */
async function choosePaths(gitlinks, entries, { repository, parentEnv, gitDir, home }) {
    const patterns = entries.flatMap(({ key, value }) => (key === 'submodule.active' ? [value] : []));
    if (patterns.length === 0)
        return undefined;
    const indexFile = (0,external_node_path_.join)(gitDir, 'gitlinks.index');
    const lines = gitlinks.map(({ path, commit }) => `160000 ${commit}\t${path}\0`).join('');
    await (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile })(['update-index', '-z', '--index-info'], { input: lines });
    // The patterns have magic of their own, which git of ours does not read.
    const env = { ...(0,user_config/* ownEnvironment */.am)(parentEnv), GIT_DIR: gitDir, GIT_INDEX_FILE: indexFile };
    const args = ['ls-files', '-z', '--', ...patterns];
    const limits = { maxBytes: 64 << 20, maxStderrChars: 1000 };
    const { stdout } = await (0,program/* runProgram */.mB)({ program: 'git', args, cwd: repository.folder, env, ...limits });
    return new Set(stdout.toString().split('\0').filter(Boolean));
}
/** Git directories and work trees in which the user's git may have a clone of a submodule. */
function clonesOf({ name, path }, { gitDirs, workTree }) {
    return [...gitDirs.map((gitDir) => (0,external_node_path_.join)(gitDir, 'modules', name)), (0,external_node_path_.join)(workTree, path)];
}

// EXTERNAL MODULE: ./build/engine/external/listing.js + 1 modules
var listing = __webpack_require__(23401);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
;// CONCATENATED MODULE: ./build/kernel/carried-config.js

const KEYS = '^(http\\.(.*\\.)?(extraheader|proxy|sslcainfo|sslcapath|sslverify)|url\\..*\\.insteadof)$';
/** Variables with what is in force in the user's repository, and not in the folder `elsewhere`. */
async function readCarriedConfig({ folder, elsewhere }, parentEnv) {
    const [here, there] = await Promise.all([folder, elsewhere].map((each) => (0,user_config/* readUserConfig */.AV)(each, parentEnv, KEYS)));
    const known = new Set(there?.map(nameOf));
    const carried = here?.filter((entry) => !known.has(nameOf(entry))) ?? [];
    if (carried.length === 0)
        return {};
    const first = Number(parentEnv.GIT_CONFIG_COUNT ?? 0) || 0;
    const variables = carried.flatMap(({ key, value }, at) => [
        [`GIT_CONFIG_KEY_${first + at}`, key],
        [`GIT_CONFIG_VALUE_${first + at}`, value],
    ]);
    return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(first + carried.length) };
}
function nameOf({ key, value, origin }) {
    return `${origin}\0${key}\0${value}`;
}

// EXTERNAL MODULE: ./build/kernel/copy-file.js
var copy_file = __webpack_require__(79526);
// EXTERNAL MODULE: ./build/kernel/external-content.js
var external_content = __webpack_require__(92197);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 1 modules
var git_work_tree = __webpack_require__(61300);
// EXTERNAL MODULE: ./build/kernel/git-folder.js
var git_folder = __webpack_require__(80829);
// EXTERNAL MODULE: ./build/kernel/object-presence.js
var object_presence = __webpack_require__(55523);
;// CONCATENATED MODULE: ./build/kernel/submodule-source.js
/**
 * Objects of a submodule's commit: from the clone that the user's git has of it, else from where it comes from.
 * Invariant: it is fetched as the user's git would fetch it, with what user and system have configured; no program that
 * the repository's own configuration names is run. A file on this machine is an address only where the user's git takes it for a submodule's. Nobody is asked anything.
 */










/** A repository that holds the commit. */
async function findSubmodule(request) {
    const { clones, commit, repository, folder } = request;
    for (const clone of clones) {
        const gitDir = gitDirOf(clone);
        if (gitDir === undefined)
            continue;
        const found = repositoryAt(gitDir, repository);
        if (await holds(found, { commit, folder: `${folder}.look` }))
            return found;
    }
    return fetchSubmodule(request);
}
/** The git directory of a work tree, or the folder itself where it is one. */
function gitDirOf(folder) {
    const dotGit = (0,external_node_path_.join)(folder, '.git');
    const stats = (0,external_node_fs_.lstatSync)(dotGit, { throwIfNoEntry: false });
    if (stats?.isDirectory() === true)
        return dotGit;
    if (stats?.isFile() === true) {
        const named = /^gitdir: (.+)$/m.exec((0,external_node_fs_.readFileSync)(dotGit, 'utf8'))?.[1];
        return named === undefined ? undefined : (0,external_node_path_.resolve)(folder, named.trimEnd());
    }
    return (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, 'objects'), { throwIfNoEntry: false })?.isDirectory() === true ? folder : undefined;
}
function repositoryAt(gitDir, { objectFormat }) {
    return { folder: gitDir, commonDir: gitDir, gitDir, objects: (0,external_node_path_.join)(gitDir, 'objects'), objectFormat, head: '' };
}
async function holds({ objects, objectFormat }, { commit, folder }) {
    const [gitDir, home] = [(0,external_node_path_.join)(folder, 'git'), (0,external_node_path_.join)(folder, 'home')];
    (0,external_node_fs_.mkdirSync)(home, { recursive: true });
    for (const name of ['objects', 'refs'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    (0,git_folder/* writeGitFolder */.e)(gitDir, { objectFormat });
    return hasWhole((0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] }), commit);
}
/** A clone that was made in part holds the commit, but not all of its files. */
async function hasWhole(git, commit) {
    if (!(await (0,object_presence/* hasCommit */.Q)(git, commit)))
        return false;
    const args = ['rev-list', '--objects', '--quiet', '--end-of-options', `${commit}^{tree}`];
    try {
        return (await git(args, { allowed: [0, 1, 128] })).exitCode === 0;
    }
    catch (error) {
        if (error instanceof kernel_git/* GitError */.XS)
            return false;
        throw error;
    }
}
const PROTOCOLS = ['https', 'http', 'ssh', 'git'];
async function fetchSubmodule(request) {
    const { url, commit, repository, parentEnv, folder, signal } = request;
    const [gitDir, home] = [(0,external_node_path_.join)(folder, 'git'), (0,external_node_path_.join)(folder, 'home')];
    (0,external_node_fs_.mkdirSync)(home, { recursive: true });
    for (const name of ['objects/pack', 'objects/info', 'refs/heads'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    (0,git_folder/* writeGitFolder */.e)(gitDir, { objectFormat: repository.objectFormat });
    const entries = await (0,user_config/* readUserConfig */.AV)(repository.folder, parentEnv, '^protocol\\.file\\.allow$');
    const protocols = allowsFiles(entries, parentEnv) ? [...PROTOCOLS, 'file'] : PROTOCOLS;
    const carried = await readCarriedConfig({ folder: repository.folder, elsewhere: gitDir }, parentEnv);
    const env = { ...(0,user_remote/* userNetworkEnvironment */.hA)(parentEnv, protocols), ...carried };
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, network: { protocol: 'https', header: undefined, env, isOfUser: true } });
    // Old projects hold objects that a check of their form refuses; what they hold is hashed all the same.
    const fetch = ['-c', 'fetch.fsckObjects=false', 'fetch', '-q', '--no-tags', '--no-write-fetch-head'];
    const ways = [
        [...fetch, '--depth=1', '--end-of-options', url, `+${commit}:refs/heads/wanted`],
        // A server that gives branches alone.
        [...fetch, '--end-of-options', url, '+refs/heads/*:refs/fetched/*'],
        [...fetch, '--end-of-options', url, '+refs/tags/*:refs/fetched-tags/*'],
    ];
    const failures = [];
    for (const args of ways) {
        try {
            // With a signal git has no terminal, on which ssh could ask somebody something.
            await git(args, { cutOff: signal ?? new AbortController().signal });
        }
        catch (error) {
            if (!(error instanceof kernel_git/* GitError */.XS) || error.isDiskFull)
                throw error;
            if (signal?.aborted === true)
                return 'cancelled';
            failures.push(error);
            continue;
        }
        if (await hasWhole(git, commit))
            return repositoryAt(gitDir, repository);
    }
    throw unreachable(request, failures.length < ways.length ? undefined : failures[0]);
}
/** As git does since it refuses files as addresses of submodules, unless somebody allows them. */
function allowsFiles(entries, { GIT_ALLOW_PROTOCOL: allowed }) {
    if (allowed !== undefined)
        return allowed.split(':').includes('file');
    return entries.at(-1)?.value === 'always';
}
function unreachable({ shown, name, url, commit }, failure) {
    // What a server or ssh says comes before what git makes of it.
    const lines = failure?.stderr.split('\n').filter((line) => line.trim() !== '' && !/^(?:warning|hint): /i.test(line));
    const why = lines === undefined ? 'no branch or tag there leads to that commit' : (lines[0] ?? failure?.message ?? '');
    const key = `submodule.${name}.active`;
    return new errors/* PreconditionError */.Rb({
        message: `the submodule ${(0,base_text/* quoted */.TL)(shown, 200)} at ${commit} cannot be fetched from ${(0,base_text/* quoted */.TL)((0,user_remote/* withoutPassword */.G5)(url), 200)}: ${(0,base_text/* printable */.g$)((0,user_remote/* withoutPassword */.G5)(why), 300)}`,
        remedy: `Fetch it once: git submodule update --init --recursive -- ${shown}. To run without it: git config ${key} false`,
    });
}

;// CONCATENATED MODULE: ./build/engine/external/making.js
/**
 * Contents of Git LFS files and submodules, put together in a folder of ours.
 * Invariant: every object of a submodule is hashed on the way in, and every content of Git LFS before it counts. What is
 * larger than it may be, or than the disk has room for, is refused before it is written.
 * Crash: the folder is one of the session and is discarded by the next.
 */



















/** Throws where the run was cancelled: it does not begin with a part of its environment. */
function requireGoingOn(signal) {
    if (signal?.aborted === true)
        throw interrupted();
}
function interrupted() {
    return new errors/* PreconditionError */.Rb({
        message: 'interrupted by the operator while Git LFS files and submodules of the base were prepared',
        remedy: 'Run the command again.',
    });
}
// Deeper nesting is a mistake, or malice.
const MAX_DEPTH = 20;
/** Fills folders with contents, and counts what they have. */
class ExternalMaker {
    #request;
    #bytes = 0;
    #stores = 0;
    constructor(request) {
        this.#request = request;
    }
    /** Puts the contents of one part into `target`, at their paths. */
    async fill(part, target, depth = 0) {
        await this.#fillLfs(part, target);
        for (const submodule of part.active)
            await this.#fillSubmodule(part, submodule, { target, depth });
    }
    async #fillLfs({ store, lfs, lfsRepository, prefix }, target) {
        if (lfs.size === 0)
            return;
        const { parentEnv, signal } = this.#request;
        const storage = await findLfsStorage(lfsRepository, parentEnv);
        const files = [...lfs];
        const missing = files.filter(([, file]) => !hasLfsObject(storage, file));
        if (missing.length > 0) {
            const fetched = await fetchLfs(lfsRepository, { commit: store.base, parentEnv, signal });
            requireGoingOn(signal);
            (0,fault_point/* faultPoint */.Jd)('external:after-fetch');
            // What the user's own settings leave out stays a pointer.
            if ((await readLfsFilters(lfsRepository.folder, parentEnv)).length === 0)
                requireFetched(fetched, { missing, storage, prefix });
        }
        const here = files.filter(([, file]) => hasLfsObject(storage, file));
        this.#reserve(here.reduce((sum, [, { size }]) => sum + size, 0));
        for (const [path, file] of here)
            await this.#placeLfs({ storage, file, path, prefix }, target);
        (0,fault_point/* faultPoint */.Jd)('external:after-lfs');
    }
    async #placeLfs({ storage, file, path, prefix }, target) {
        const { signal } = this.#request;
        const place = (0,byte_path/* placeIn */.VV)(target, path);
        (0,external_node_fs_.mkdirSync)(place.subarray(0, place.lastIndexOf(0x2f)), { recursive: true });
        (0,external_node_fs_.rmSync)(place, { force: true });
        const source = Buffer.from(lfsObject(storage, file));
        const copied = await (0,copy_file/* copyFile */.m3)({ source, target: place, stats: (0,external_node_fs_.lstatSync)(source, { bigint: true }), signal });
        if (copied !== 'shut')
            (0,external_node_fs_.chmodSync)(place, file.mode === '100755' ? 0o755 : 0o644);
        const found = copied === 'copied' ? await (0,external_content/* hashFile */.DC)(place, signal) : undefined;
        requireGoingOn(signal);
        if (found === file.oid)
            return;
        throw new errors/* PreconditionError */.Rb({
            message: `the Git LFS content of ${(0,base_text/* quoted */.TL)(prefix + textOf(path), 200)} is damaged: ${(0,base_text/* quoted */.TL)(source.toString(), 300)} does not hold what its name says`,
            remedy: 'Remove that file, then run the command again, which fetches it.',
        });
    }
    async #fillSubmodule({ gitDirs, workTree, prefix }, submodule, { target, depth }) {
        const { repository, parentEnv, scratch, signal } = this.#request;
        const { name, path, commit, url } = submodule;
        const shown = `${prefix}${path}`;
        if (depth >= MAX_DEPTH) {
            throw new errors/* PreconditionError */.Rb({
                message: `the submodule ${(0,base_text/* quoted */.TL)(shown, 200)} lies in ${(0,base_text/* plural */.LS)(depth, 'other submodule')}; expected at most ${MAX_DEPTH}`,
                remedy: `Leave it out: git config submodule.${name}.active false`,
            });
        }
        this.#stores += 1;
        const folder = (0,external_node_path_.join)(scratch, 'submodules', String(this.#stores));
        const clones = clonesOf({ name, path }, { gitDirs, workTree });
        const source = await findSubmodule({
            ...{ shown, name, url, commit, clones, repository, parentEnv, signal },
            folder: (0,external_node_path_.join)(folder, 'source'),
        });
        if (source === 'cancelled')
            throw interrupted();
        requireGoingOn(signal);
        const store = await (0,git_store/* createStore */.y$)({ folder: (0,external_node_path_.join)(folder, 'store'), repository: source, base: commit });
        (0,fault_point/* faultPoint */.Jd)('external:after-submodule');
        this.#reserve(await sizeOf(store));
        const place = (0,external_node_path_.join)(target, path);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
        const indexFile = (0,external_node_path_.join)(folder, 'index');
        if ((await (0,git_work_tree/* checkoutTree */.pw)(store, { folder: place, indexFile, tree: commit, signal })) === 'cancelled')
            requireGoingOn(signal);
        const isFetched = source.gitDir.startsWith(folder);
        const part = {
            ...{ store, gitDirs: [source.gitDir], workTree: (0,external_node_path_.join)(workTree, path), prefix: `${shown}/` },
            lfsRepository: {
                ...{ folder: source.gitDir, commonDir: source.gitDir },
                remote: isFetched ? { name: 'origin', url, isWritten: false } : await (0,user_config/* findRemote */._Y)(source, parentEnv),
                carried: isFetched
                    ? await readCarriedConfig({ folder: repository.folder, elsewhere: source.gitDir }, parentEnv)
                    : {},
            },
            ...(await this.#contentsOf({ store, folder, url, source })),
        };
        await this.fill(part, place, depth + 1);
        // What is checked out is all that is needed of it.
        await (0,remove_tree/* discardTree */.l)(folder);
    }
    async #contentsOf({ store, folder, url, source, }) {
        const { parentEnv } = this.#request;
        const { gitlinks, lfs } = await (0,listing/* listExternal */.I)(store, (0,external_node_path_.join)(folder, 'listing'));
        const { gitDir, home } = store;
        const { active } = await findActive(gitlinks, { repository: source, url, parentEnv, gitDir, home });
        return { active, lfs };
    }
    /** Throws where so much more is too much, or has no room. */
    #reserve(bytes) {
        const { maxBytes, scratch } = this.#request;
        this.#bytes += bytes;
        if (this.#bytes > maxBytes) {
            throw new errors/* PreconditionError */.Rb({
                message: `Git LFS files and submodules of the base have more than ${(0,byte_size/* renderByteSize */.S)(maxBytes)} together, which is what environment.cache_size allows`,
                remedy: 'Raise environment.cache_size, or leave submodules out: git config submodule.NAME.active false',
            });
        }
        const { bavail, bsize } = (0,external_node_fs_.statfsSync)(scratch);
        if (bytes <= bavail * bsize)
            return;
        throw new errors/* PreconditionError */.Rb({
            message: `Git LFS files and submodules of the base need ${(0,byte_size/* renderByteSize */.S)(bytes)} more, and ${(0,byte_size/* renderByteSize */.S)(bavail * bsize)} are free at ${(0,base_text/* quoted */.TL)(scratch, 200)}`,
            remedy: 'Make room there, then run the command again.',
        });
    }
}
async function sizeOf({ git, base }) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', base]);
    return (0,raw_diff/* splitNul */.K)(stdout).reduce((sum, entry) => sum + Number(/ (\d+)\t/.exec(entry.toString('latin1'))?.[1] ?? 0), 0);
}
function requireFetched(fetched, { missing, storage, prefix }) {
    const left = missing.filter(([, file]) => !hasLfsObject(storage, file));
    const [first] = left;
    if (first === undefined)
        return;
    const where = prefix === '' ? 'the base' : `the submodule ${(0,base_text/* quoted */.TL)(prefix.slice(0, -1), 200)}`;
    const what = `${where} has ${(0,base_text/* plural */.LS)(left.length, 'Git LFS file')} whose contents are not here (${(0,base_text/* quoted */.TL)(textOf(first[0]), 200)}${left.length > 1 ? ' and more' : ''})`;
    if (fetched === 'not installed') {
        throw new errors/* PreconditionError */.Rb({
            message: `${what}, and git-lfs, which fetches them, is not installed`,
            remedy: 'Install it: sudo apt-get install git-lfs; then run the command again.',
        });
    }
    const why = typeof fetched === 'string' ? 'git lfs fetch did not bring them' : fetched.failure;
    const [fetching, leaving] = prefix === ''
        ? ['git lfs fetch', `git config lfs.fetchexclude ${(0,base_text/* quoted */.TL)(textOf(first[0]), 200)}`]
        : [
            `git submodule update --init --recursive && git -C ${(0,base_text/* quoted */.TL)(prefix.slice(0, -1), 200)} lfs fetch`,
            'git config submodule.NAME.active false',
        ];
    throw new errors/* PreconditionError */.Rb({
        message: `${what}: ${why}`,
        remedy: `Check that this works without questions: ${fetching}. What the server lacks, whoever has it can push: git lfs push --all REMOTE. To run without it: ${leaving}`,
    });
}
function textOf(path) {
    return Buffer.from(path, 'latin1').toString('utf8');
}

;// CONCATENATED MODULE: ./build/engine/external/external.js
/**
 * Git LFS files and submodules of the base: part of the environment of every command. They are fetched once, by the
 * user's git and outside of any sandbox, kept with the prepared environments of this machine, and put into every
 * workspace and every checkout.
 * Invariant: under its key a content is whole, and its digest is checked when a run opens; the key is of the commits and
 * pointers of the base, so that another base has another content. A run whose base names none does nothing here.
 * Crash: what was being put together is discarded by the next session, which does it again.
 */















/** Where a session puts together what is not there yet. */
const EXTERNAL_FOLDER = 'external';
const KEY_VERSION = 1;
/** Finds what the base names outside of its tree, and fetches what is not here yet. */
async function openExternal(request) {
    const { store, repository, folder, layers, parentEnv, signal } = request;
    const scratch = (0,external_node_path_.join)(folder, EXTERNAL_FOLDER);
    await (0,remove_tree/* discardTree */.l)(scratch, { signal });
    (0,external_node_fs_.mkdirSync)(scratch, { recursive: true });
    const { gitlinks, lfs, findLfs } = await (0,listing/* listExternal */.I)(store, scratch);
    const named = { folder: scratch, digest: '', bytes: 0, lfs, submodules: new Map(), findLfs };
    if (request.runsNothing)
        return { content: lfs.size === 0 ? undefined : named, notes: [] };
    const { gitDir, home } = store;
    const { active, unknown } = await findActive(gitlinks, { repository, parentEnv, gitDir, home });
    const notes = unknown.map((path) => `${(0,base_text/* quoted */.TL)(path, 200)} is a submodule that .gitmodules does not name; it is an empty folder everywhere`);
    if (active.length === 0 && lfs.size === 0) {
        if (findLfs === undefined)
            return { content: undefined, notes };
        // Which new files would be those of Git LFS is known all the same.
        return { content: named, notes };
    }
    (0,fault_point/* faultPoint */.Jd)('external:after-listing');
    const filters = lfs.size === 0 ? [] : await readLfsFilters(repository.folder, parentEnv);
    const key = keyOf({ active, lfs, filters });
    const found = await layers.find(key, signal);
    requireGoingOn(signal);
    if (found === 'cancelled')
        throw new Error('a search that was not cancelled says so');
    if (found === undefined)
        request.onNote?.(announce({ active, lfs }));
    const layer = found ?? (await make(request, { active, lfs, scratch, key }));
    return { content: contentOf(layer, { active, lfs, findLfs }), notes };
}
function announce({ active, lfs }) {
    const size = [...lfs.values()].reduce((sum, file) => sum + file.size, 0);
    const parts = [
        ...(lfs.size === 0 ? [] : [`${(0,base_text/* plural */.LS)(lfs.size, 'Git LFS file')} (${(0,byte_size/* renderByteSize */.S)(size)})`]),
        ...(active.length === 0 ? [] : [(0,base_text/* plural */.LS)(active.length, 'submodule')]),
    ];
    return `preparing ${parts.join(' and ')} of the base; later runs reuse them`;
}
function keyOf({ active, lfs, filters }) {
    const submodules = active.map(({ path, commit }) => [path, commit]);
    const files = [...lfs].map(([path, { mode, id, oid }]) => [
        Buffer.from(path, 'latin1').toString('hex'),
        mode,
        id,
        oid,
    ]);
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)({ version: KEY_VERSION, submodules, files, filters: [...filters] }));
}
async function make({ store, repository, layers, parentEnv, maxBytes, signal }, { active, lfs, scratch, key }) {
    const [tree, home] = [(0,external_node_path_.join)(scratch, 'tree'), (0,external_node_path_.join)(scratch, 'home')];
    for (const each of [tree, home])
        (0,external_node_fs_.mkdirSync)(each);
    const { folder: workTree, commonDir, gitDir } = repository;
    const maker = new ExternalMaker({ repository, parentEnv, scratch, maxBytes, signal });
    const remote = await (0,user_config/* findRemote */._Y)(repository, parentEnv);
    const lfsRepository = { folder: workTree, commonDir, remote, carried: {} };
    const gitDirs = [...new Set([commonDir, gitDir])];
    await maker.fill({ store, active, lfs, lfsRepository, gitDirs, workTree, prefix: '' }, tree);
    (0,fault_point/* faultPoint */.Jd)('external:after-files');
    const command = 'Git LFS files and submodules';
    const published = await layers.publish({ key, tree, home, dropped: { tree: [], home: [] }, command, signal });
    requireGoingOn(signal);
    if (typeof published === 'string')
        throw new Error('what was not cancelled says that it was');
    if ('refusal' in published) {
        throw new errors/* PreconditionError */.Rb({
            message: `a submodule of the base cannot be part of the environment: ${published.refusal}`,
            remedy: 'Leave it out: git config submodule.NAME.active false',
        });
    }
    return published;
}
function contentOf({ tree, digest, bytes }, { active, lfs, findLfs }) {
    const isHere = (path) => (0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(tree, path), { throwIfNoEntry: false }) !== undefined;
    return {
        ...{ folder: tree, digest, bytes, findLfs },
        // What the user's settings leave out is a pointer everywhere.
        lfs: new Map([...lfs].filter(([path]) => isHere(path))),
        submodules: new Map(active.map(({ path, commit }) => [(0,byte_path/* encodePath */.O0)(path).toString('latin1'), commit])),
    };
}

;// CONCATENATED MODULE: ./build/engine/external/area-external.js
/** Git LFS files and submodules of a private area: opened with its store, and bounded where they are copied. */




/** The store with the contents that its base only names. */
async function attachExternal(store, request) {
    const layers = await (0,area_layers/* openExternalStore */.L)(request.cache, request.level);
    const { content, notes } = await openExternal({ ...request, store, layers });
    return { store: content === undefined ? store : { ...store, external: content }, notes };
}
/** Throws where the contents are too large to be copied for each command. */
function requireCopyable({ external }, { layering, maxCopyBytes }) {
    if (layering.kind === 'layers' || external === undefined || external.bytes <= maxCopyBytes)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `Git LFS files and submodules of the base have ${(0,byte_size/* renderByteSize */.S)(external.bytes)}, more than may be copied for one command (${(0,byte_size/* renderByteSize */.S)(maxCopyBytes)}); layers, which need no copy, do not work here: ${layering.reason}`,
        remedy: 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.',
    });
}

// EXTERNAL MODULE: ./build/engine/layers/branch-head.js
var branch_head = __webpack_require__(80707);
// EXTERNAL MODULE: ./build/engine/workspace/resources.js
var workspace_resources = __webpack_require__(67232);
;// CONCATENATED MODULE: ./build/engine/workspace/private-area.js
/**
 * The private area of a run: git store, workspaces, evaluation checkouts, scratch; all of it outside the user's repository.
 * Invariant: everything in it can be deleted and made again from the repository and the records; while it is open no
 * process of an earlier session lives, and nothing of an earlier session's git is locked. The caller holds the run
 * lock. Crash: the session file stays. The next opening ends the session's processes, and recreates the store, since
 * what a killed git, or a power loss, left in it is not known to be whole.
 */






















/**
 * Where the private area of a run lies: in the user's cache, apart for each repository and name. Throws where nothing
 * names the cache, or another user can write there.
 */
function privateAreaFolder(owner) {
    requireOwn(rootOf(owner));
    return privateAreaPath(owner);
}
/** The folder that holds the private areas of a user and what they share; throws as above. */
function sharedCache(parentEnv) {
    const root = rootOf({ parentEnv });
    requireOwn(root);
    return root;
}
const CACHE = 'autorize';
function rootOf({ parentEnv }) {
    return (0,external_node_path_.join)(cacheFolder(parentEnv), CACHE);
}
/** The same place, for those who only look at it. */
function privateAreaPath(owner) {
    const { repository, name } = owner;
    const id = (0,external_node_crypto_.createHash)('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
    return (0,external_node_path_.join)(rootOf(owner), `${name}-${id}`);
}
/** A path that is not absolute counts as none, as the XDG specification has it. */
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
    if ((0,external_node_path_.isAbsolute)(cache))
        return cache;
    if ((0,external_node_path_.isAbsolute)(home))
        return (0,external_node_path_.join)(home, '.cache');
    // A folder whose name everybody knows beforehand, such as one in /tmp, could be made by somebody else.
    throw new errors/* PreconditionError */.Rb({
        message: `HOME is ${(0,base_text/* quoted */.TL)(home)} and XDG_CACHE_HOME is ${(0,base_text/* quoted */.TL)(cache)}; the private area of a run lies in one of them`,
        remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
    });
}
/** Whoever owns the folder can put another store, or another link, in the place of ours. */
function requireOwn(folder) {
    const user = process.geteuid?.();
    const owners = [external_node_fs_.lstatSync, external_node_fs_.statSync].map((status) => ownerOf(folder, status));
    const other = owners.find((owner) => owner !== undefined && owner !== user);
    if (user === undefined || other === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the folder ${(0,base_text/* quoted */.TL)(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
        remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
    });
}
function ownerOf(path, status) {
    try {
        return status(path, { throwIfNoEntry: false })?.uid;
    }
    catch {
        // Not to be looked at, so not to be used either: making it fails next, and says why.
        return undefined;
    }
}
/** What private areas of one user share lies beside them; one that lies elsewhere shares nothing. */
function cacheOf(folder) {
    return (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)) === CACHE ? (0,external_node_path_.dirname)(folder) : folder;
}
/** Removes the prepared environments beside a private area that no living process uses; says how many bytes they had. */
function cleanEnvironments(folder) {
    return (0,area_layers/* removeUnusedEnvironments */.bH)(cacheOf(folder));
}
/** Where the store of a private area lies. */
function storeFolder(folder) {
    return (0,external_node_path_.join)(folder, 'store');
}
/** Ends what an earlier session left running in a private area; says how many processes could not be ended. */
async function endSession(folder) {
    const file = (0,external_node_path_.join)(folder, 'session');
    const left = (0,external_node_fs_.existsSync)(file) ? await (0,process_tree/* killMarked */.fR)((0,external_node_fs_.readFileSync)(file, 'utf8').trim()) : 0;
    await (0,workspace_resources/* removeLeftGroups */.kL)(folder);
    return left;
}
/** Opens the private area of a run for the holder of its lock. */
async function openPrivateArea(request) {
    const { folder, repository, base, branchHead, level, parentEnv, hidden = [], signal } = request;
    const settings = (0,environment_shape/* withEnvironmentDefaults */.EJ)(request.environment);
    const environment = (0,command_environment/* openCommandEnvironment */.NJ)({
        ...{ settings, parentEnv, hidden },
        repository: [repository.folder, repository.commonDir],
    });
    (0,fault_point/* faultPoint */.Jd)('workspace:after-lock');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const sessionFile = (0,external_node_path_.join)(folder, 'session');
    await endSession(folder);
    if ((0,external_node_fs_.existsSync)(sessionFile)) {
        (0,fault_point/* faultPoint */.Jd)('workspace:after-leftovers');
        (0,git_store/* removeStore */.aZ)(storeFolder(folder));
    }
    // Indexes of commands lie here too, beside the store; the run lock is held, so nobody is at work on one.
    for (const name of (0,external_node_fs_.readdirSync)(folder))
        if (name.endsWith('.lock'))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
    const resources = await (0,workspace_resources/* openResources */.YK)(settings, folder);
    const session = (0,external_node_crypto_.randomUUID)();
    (0,durable/* writeFileAtomic */.Zf)(sessionFile, [session]);
    (0,fault_point/* faultPoint */.Jd)('workspace:after-session');
    const leftBehind = [];
    const onLeft = (left) => void leftBehind.push(...left);
    const scratch = (0,external_node_path_.join)(folder, 'scratch');
    // Of an evaluation that was broken off nothing is used again.
    for (const each of [scratch, (0,external_node_path_.join)(folder, 'judges')])
        await (0,remove_tree/* discardTree */.l)(each, { signal });
    for (const each of [folder, ...holdersOf(folder)])
        onLeft(await (0,remove_tree/* removeLeftovers */.DA)(each, { signal }));
    (0,external_node_fs_.mkdirSync)(scratch);
    const made = await (0,git_store/* createStore */.y$)({ folder: storeFolder(folder), repository, base });
    (0,fault_point/* faultPoint */.Jd)('workspace:after-store');
    (0,kernel_git/* removeStaleLocks */.sW)(made.gitDir);
    if (branchHead !== base)
        await (0,git_store/* importCommit */.Tr)(made, { repository, commit: branchHead });
    const [cache, limits] = [cacheOf(folder), limitsOf(settings)];
    const { store, notes } = await attachExternal(made, {
        ...{ repository, folder, cache, level, parentEnv, signal, onNote: request.onNote },
        ...{ maxBytes: limits.cacheBytes, runsNothing: request.runsNothing === true },
    });
    (0,branch_head/* noteBranchHead */.n)(store, branchHead);
    const programs = await (0,user_programs/* readUserPrograms */.V)(repository, parentEnv);
    const { layering, environments } = await (0,area_layers/* openLayers */.rm)({
        ...{ folder, level, store, cache, signal },
        repository: repository.folder,
    });
    requireCopyable(store, { layering, maxCopyBytes: limits.maxCopyBytes });
    let seal = digestSteering(store.gitDir);
    return {
        folder,
        repository,
        store,
        level,
        parentEnv,
        hidden,
        resources,
        notes: [...resources.notes, ...notes],
        programs,
        cache,
        environment,
        layering,
        environments,
        limits,
        session,
        leftBehind,
        onLeft,
        checkSeal: () => {
            if (digestSteering(store.gitDir) === seal)
                return;
            seal = '';
            throw new errors/* AutorizeError */.yW('tampered', errors/* EXIT */.dc.precondition, {
                message: `somebody changed the private git store "${store.gitDir}" during the run`,
                remedy: 'Use a sandbox (install bubblewrap), then resume; the store is recreated.',
            });
        },
        close: () => {
            (0,fault_point/* faultPoint */.Jd)('workspace:before-close');
            (0,external_node_fs_.rmSync)(sessionFile, { force: true });
            (0,fault_point/* faultPoint */.Jd)('workspace:after-close');
        },
    };
}
function limitsOf({ cache_size, max_copy }) {
    return { cacheBytes: (0,byte_size/* parseByteSize */.n)(cache_size) ?? 0, maxCopyBytes: (0,byte_size/* parseByteSize */.n)(max_copy) ?? 0 };
}
/** What could not be removed, a sentence each. */
function leftNotes({ leftBehind }) {
    return leftBehind.map(leftNote);
}
/** What could not be removed, in a sentence. */
function leftNote({ path, why }) {
    return `not everything could be removed (${why}); what is left lies in ${(0,base_text/* quoted */.TL)(path, 300)}: remove it by hand`;
}
/** The folders that hold one workspace each. */
function holdersOf(folder) {
    const workspaces = (0,external_node_path_.join)(folder, 'lanes');
    return (0,external_node_fs_.existsSync)(workspaces) ? (0,external_node_fs_.readdirSync)(workspaces).map((number) => (0,external_node_path_.join)(workspaces, number)) : [];
}
/** A numbered folder for agents; its content stays until the next attempt there. */
function workspaceOf({ folder, repository, store }, number) {
    // The name that the agent sees is the project's own.
    const name = (0,external_node_path_.basename)(repository.folder);
    return { folder: (0,external_node_path_.join)(folder, 'lanes', String(number), name), indexFile: workspaceIndex(store, number) };
}
/** The index file of a workspace. */
function workspaceIndex({ folder }, number) {
    return (0,external_node_path_.join)(folder, `lane-${number}.index`);
}
/**
 * Empties the folders of these numbers where the disk is as good as full: what a command left there is of use to nobody
 * once it has been taken. No command is in them. Says whether the disk was full.
 */
async function makeRoom(privateArea, numbers) {
    if (!(0,disk_room/* isShortOfRoom */.r)(privateArea.folder))
        return false;
    await emptyWorkspaces(privateArea, numbers);
    return true;
}
/** The same whatever the disk says: what a quota leaves is not seen in it. */
async function emptyWorkspaces(privateArea, numbers) {
    for (const number of numbers) {
        // Beside a checkout may lie what its setup made.
        const checkouts = (0,external_node_path_.join)(privateArea.folder, 'judges', String(number));
        for (const folder of [workspaceOf(privateArea, number).folder, checkouts]) {
            privateArea.onLeft(await (0,remove_tree/* discardTree */.l)(folder));
        }
    }
}
/** The same for all folders of a session that was killed, whose processes are ended. */
async function makeRoomAfter(folder) {
    if (!(0,disk_room/* isShortOfRoom */.r)(folder))
        return;
    await endSession(folder);
    for (const name of ['lanes', 'judges', 'scratch', EXTERNAL_FOLDER, ...area_layers/* OF_A_SESSION */.zu])
        await (0,remove_tree/* discardTree */.l)((0,external_node_path_.join)(folder, name));
}
/** A numbered folder for evaluators; where they see layers, one path serves all of them. */
function evaluationCheckout({ folder, repository, store, level, layering }, number) {
    const name = (0,external_node_path_.basename)(repository.folder);
    const indexFile = (0,external_node_path_.join)(store.folder, `judge-${number}.index`);
    if (level.kind === 'bubblewrap' && layering.kind === 'layers')
        return { folder: layering.layers.checkout, indexFile };
    return { folder: (0,external_node_path_.join)(folder, 'judges', String(number), name), indexFile };
}


/***/ }),

/***/ 67232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NC: () => (/* binding */ memoryIssue),
/* harmony export */   YK: () => (/* binding */ openResources),
/* harmony export */   kL: () => (/* binding */ removeLeftGroups)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35252);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28338);
/* harmony import */ var _kernel_control_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23311);
/* harmony import */ var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2908);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84831);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
/**
 * What the commands of a run may use of the machine: memory and cores, by the keys `memory` and `cpus` of `environment`.
 * Invariant: the places where control groups are made are on disk before the first one is made, so that whoever opens the
 * private area after a kill finds and removes them. Crash before that: there is none.
 */










/** Prepares the limits of a run; throws where the machine cannot hold what is asked for. */
async function openResources({ memory, cpus }, folder) {
    const ofCores = cpus === undefined ? undefined : openCores(cpus);
    const ofMemory = memory === undefined ? undefined : await openMemory(memory, folder);
    return {
        limitsOf: ({ kind, place }) => ({ ...(kind === 'agent' ? {} : ofMemory?.limit), ...ofCores?.limitOf(place) }),
        facts: { ...ofMemory?.facts, ...ofCores?.facts },
        notes: ofCores?.notes ?? [],
    };
}
function openCores(cpus) {
    const usable = (0,_kernel_cores_js__WEBPACK_IMPORTED_MODULE_7__/* .usableCores */ .DA)();
    const problems = (0,_kernel_cores_js__WEBPACK_IMPORTED_MODULE_7__/* .checkCores */ .xG)(cpus, usable);
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ContractError */ .Vl(problems.map((each) => ({ path: '$.environment.cpus', ...each })));
    const taskset = (0,_kernel_cores_js__WEBPACK_IMPORTED_MODULE_7__/* .requireTaskset */ .z6)();
    const evaluations = [...new Set(cpus)];
    const others = usable.filter((core) => !evaluations.includes(core));
    const agents = others.length === 0 ? evaluations : others;
    const shared = 'environment.cpus names every core that this process may use, so agents run on them, too';
    return {
        limitOf: (place) => ({
            cores: { taskset, cores: place === 'evaluation' ? evaluations : agents },
        }),
        facts: { cores: (0,_kernel_cores_js__WEBPACK_IMPORTED_MODULE_7__/* .renderCoreList */ .Cx)(evaluations) },
        notes: others.length === 0 ? [shared] : [],
    };
}
async function openMemory(memory, folder) {
    const bytes = (0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__/* .parseByteSize */ .n)(memory);
    if (bytes === undefined)
        throw new Error(`no amount of memory passed the check of the settings: ${memory}`);
    const prefix = prefixOf(folder);
    const parents = (0,_kernel_control_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupParents */ .JQ)();
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__/* .faultPoint */ .Jd)('memory:before-note');
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_8__/* .writeFileAtomic */ .Zf)(noteIn(folder), [parents.map((parent) => `${parent.folder}\n`).join('')]);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__/* .faultPoint */ .Jd)('memory:after-note');
    const parent = await (0,_kernel_control_group_js__WEBPACK_IMPORTED_MODULE_6__/* .findGroupParent */ .p4)(prefix, parents);
    const nameGroup = () => `${prefix}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const means = parent === undefined ? { kind: 'sampled' } : { kind: 'group', parent, nameGroup };
    return {
        limit: { memory: { bytes, means } },
        facts: { memory: `${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__/* .renderByteSize */ .S)(bytes)}, ${parent?.version ?? 'sampled'}` },
    };
}
/** Why a command failed that went beyond its memory. */
function memoryIssue(title, { exceededMemory: bytes }) {
    if (bytes === undefined)
        return undefined;
    return `${title} used more than ${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__/* .renderByteSize */ .S)(bytes)} of memory (environment.memory)`;
}
/** Ends and removes the control groups that a killed session of a private area left. */
async function removeLeftGroups(folder) {
    for (const parent of readLines(noteIn(folder)))
        await (0,_kernel_control_group_js__WEBPACK_IMPORTED_MODULE_6__/* .removeGroups */ .rv)(parent, prefixOf(folder));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(noteIn(folder), { force: true });
}
const noteIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'control-groups');
/** No other private area has the same: its folder is its own. */
function prefixOf(folder) {
    return `autorize-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s)(folder).slice(0, 16)}-`;
}
function readLines(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8').split('\n').filter(Boolean);
    }
    catch {
        // No limit of memory was ever set here.
        return [];
    }
}


/***/ }),

/***/ 72527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isAncestor),
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/**
 * Whether one commit leads to another. In a shallow clone the history before `base` may be missing: a git that stumbles
 * over that (2.44 and later do) is asked for the commits between the two alone, which needs nothing from before.
 */
async function isAncestor(git, { base, branchHead }) {
    if (base === branchHead)
        return true;
    const args = ['merge-base', '--is-ancestor', '--end-of-options', base, branchHead];
    const { exitCode, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0 || (exitCode === 1 && stderr === ''))
        return exitCode === 0;
    return (await listChildren(git, { base, branchHead })).length > 0;
}
/** The last commit that two have in common; undefined where there is none, or where history is missing that could say. */
async function findMergeBase(git, [one, other]) {
    const args = ['merge-base', '--end-of-options', one, other];
    const { exitCode, stdout } = await git(args, { allowed: [0, 1, 128] });
    return exitCode === 0 ? stdout.toString().trim() : undefined;
}
/** Commits between the two that have the first one as a parent: there is one where it leads to the other, and else none. */
async function listChildren(git, { base, branchHead }) {
    const args = ['rev-list', '--parents', '--end-of-options', branchHead, `^${base}`, '--'];
    const { exitCode, stdout } = await git(args, { allowed: [0, 128] });
    const lines = exitCode === 0 ? stdout.toString().split('\n') : [];
    return lines.filter((line) => line.split(' ').indexOf(base) > 0);
}


/***/ }),

/***/ 18535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ workWithin)
/* harmony export */ });
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20677);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Work on what an agent left, which may be as large as it likes.
 * Invariant: it is cut off when the run is cancelled or its time is up; what it comes to by then counts for nothing.
 */

/** Does work that fails, or ends early, when the signal that it gets is aborted; any other error is thrown. */
async function workWithin({ timeoutMs = Number.POSITIVE_INFINITY, signal }, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const deadline = __addDisposableResource(env_1, (0,_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .startDeadline */ .db)(timeoutMs), false);
        const cutOff = signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, signal]);
        try {
            const value = await work(cutOff);
            if (!cutOff.aborted)
                return { kind: 'done', value };
        }
        catch (error) {
            if (!cutOff.aborted)
                throw error;
        }
        return { kind: signal?.aborted === true ? 'cancelled' : 'out-of-time' };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}


/***/ }),

/***/ 57177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ openConfined),
/* harmony export */   Hz: () => (/* binding */ readConfined),
/* harmony export */   bQ: () => (/* binding */ foldersAround),
/* harmony export */   d1: () => (/* binding */ confinedOutputProblem)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
/**
 * Files of a checkout that a stranger wrote.
 * Invariant: what is opened is a regular file whose real path is inside of one of the given folders and in no folder of
 * git, and the last part of its path is no link. The check is of the open descriptor: a path that changes meanwhile is
 * refused. Opening waits for nobody: a pipe is refused, not waited for.
 */



/** Opens a file for reading; the caller closes it. */
function openConfined(file, maxBytes = Number.POSITIVE_INFINITY) {
    const { path, shown } = file;
    if (foldersAround(file.folders, path).length === 0)
        return { problem: outside(shown) };
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        return { problem: openProblem(shown, error) };
    }
    const problem = descriptorProblem(file, descriptor, maxBytes);
    if (problem === undefined)
        return { descriptor };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    return { problem };
}
/** Reads a file whole. */
function readConfined(file, maxBytes = _files_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_WHOLE_FILE_BYTES */ .SA) {
    const opened = openConfined(file, maxBytes);
    return 'problem' in opened ? opened : (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(opened.descriptor, file.shown, maxBytes);
}
/** The folders that a path lies in by its name. */
function foldersAround(folders, path) {
    return folders.filter((folder) => isWithin(folder, path));
}
/** Why a file that is to be written would lie elsewhere than in the folders, or undefined. */
function confinedOutputProblem(file) {
    const { path, shown } = file;
    if (foldersAround(file.folders, path).length === 0)
        return outside(shown);
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    for (;;) {
        try {
            return realPathProblem(file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        }
        catch (error) {
            if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOENT' || folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
                return openProblem(shown, error);
            folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        }
    }
}
function descriptorProblem(file, descriptor, maxBytes) {
    const { path, shown } = file;
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    if (stats.isDirectory())
        return kindProblem(shown, 'a folder', 'Name a file inside it.');
    if (!stats.isFile())
        return kindProblem(shown, 'neither a file nor a folder', 'Replace it by a regular file.');
    if (stats.size > maxBytes)
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(shown, `a file of ${stats.size} bytes`, maxBytes);
    let real;
    let there;
    try {
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
    }
    catch (error) {
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readProblem */ .K)(shown, error);
    }
    if (there.dev !== stats.dev || there.ino !== stats.ino)
        return kindProblem(shown, 'a file that was replaced while it was opened', 'Let nothing else write to the workspace.');
    return realPathProblem(file, real);
}
function realPathProblem({ path, shown, folders }, real) {
    const inside = foldersAround(folders, path)
        .map(realFolder)
        .filter((folder) => isWithin(folder, real))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    if (inside.length === 0)
        return kindProblem(shown, 'a path that leads out of the workspace by a link', 'Copy the file into the workspace.');
    if (inside.every((parts) => parts.some((part) => part.toLowerCase() === '.git')))
        return kindProblem(shown, 'a path into a folder of git', 'Name a file of the workspace itself.');
    return undefined;
}
function realFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch {
        // A folder that is not there holds nothing.
        return folder;
    }
}
function isWithin(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) && inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
}
function openProblem(shown, error) {
    const code = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
    if (code === 'ELOOP')
        return kindProblem(shown, 'a symbolic link', 'Replace the link by the file.');
    if (code === 'ENXIO')
        return kindProblem(shown, 'neither a file nor a folder', 'Replace it by a regular file.');
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readProblem */ .K)(shown, error);
}
function outside(shown) {
    return kindProblem(shown, 'a path outside of the workspace', 'Copy the file into the workspace.');
}
function kindProblem(shown, found, remedy) {
    return { file: shown, found, expected: 'a regular file in the workspace', remedy };
}


/***/ }),

/***/ 23311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ hasExceeded),
/* harmony export */   JQ: () => (/* binding */ groupParents),
/* harmony export */   Yp: () => (/* binding */ removeGroup),
/* harmony export */   cV: () => (/* binding */ enterGroup),
/* harmony export */   p4: () => (/* binding */ findGroupParent),
/* harmony export */   rv: () => (/* binding */ removeGroups),
/* harmony export */   wj: () => (/* binding */ createGroup)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92717);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95808);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8538);
/**
 * Control groups of the kernel that bound the memory of one command each.
 * Invariant: a group is made below one in which this process, or nobody, is bounded more tightly than there, so that a
 * limit that somebody set for us holds for our commands, too; a means is chosen only after a program ran in a group of
 * it here. Groups have names that begin with a prefix of their maker's; only these are removed.
 * Crash: a group stays, with its processes. `removeGroups` of the same prefix ends and removes them.
 * Version 2 needs a part of the tree that is this user's (delegated), with the controller on; version 1 needs root.
 * Source: the kernel's cgroup-v2.rst and cgroup-v1/memory.rst.
 */








// A page is charged where the limit allows for it, so usage ends just below; the kernel charges in small batches.
const CLOSE_BYTES = 1 << 20;
const isClose = (most, limit) => most !== '' && Number(most) >= Number(limit) - CLOSE_BYTES;
// Both count, too, what is ended when the machine as a whole has no memory left: then the group's limit was not reached.
const RULES = {
    cgroup2: {
        limits: (bytes) => [
            ['memory.max', String(bytes)],
            // Else a command would go on for hours on a disk in the place of memory.
            ['memory.swap.max', '0', 'optional'],
            ['memory.oom.group', '1', 'optional'],
        ],
        kills: 'memory.events',
        isReached: (read) => countIn(read('memory.events'), 'oom') > 0,
    },
    cgroup1: {
        limits: (bytes) => [
            ['memory.limit_in_bytes', String(bytes)],
            ['memory.memsw.limit_in_bytes', String(bytes), 'optional'],
        ],
        kills: 'memory.oom_control',
        isReached: (read) => isClose(read('memory.max_usage_in_bytes'), read('memory.limit_in_bytes')) ||
            isClose(read('memory.memsw.max_usage_in_bytes'), read('memory.memsw.limit_in_bytes')),
    },
};
/** Makes the shell that becomes a command a member of a group first: nothing of the command was ever outside. */
const ENTER = 'echo 0 >"$1/cgroup.procs" || exit 125; shift; exec "$@"';
/** What stands before a command that begins in a group. */
function enterGroup({ folder }) {
    return ['/bin/sh', '-c', ENTER, 'sh', folder];
}
/** Makes the group of a command with its limit; throws where the system does not. */
function createGroup({ version, folder: parent }, name, bytes) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('memory:after-group');
    for (const [file, value, optional] of RULES[version].limits(bytes)) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), value);
        }
        catch (error) {
            if (optional !== undefined)
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
            throw error;
        }
    }
    return { version, folder };
}
/** Whether a process of a group was ended because the group had reached its limit. */
function hasExceeded({ version, folder }) {
    const { kills, isReached } = RULES[version];
    const read = (file) => readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)) ?? '';
    return countIn(read(kills), 'oom_kill') > 0 && isReached(read);
}
function countIn(text, name) {
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}
// A process that was killed leaves its group when the kernel has taken it apart: as a rule within a millisecond.
const REMOVAL_ROUNDS = 250;
const pauseOf = (round) => (round < 50 ? 1 : 10);
/** Ends every process of a group and removes it; says how many were left, and with them the group. */
async function removeGroup(folder) {
    for (let round = 0; round < REMOVAL_ROUNDS; round += 1) {
        // Of a process outside of our namespace nothing is shown but a 0.
        for (const pid of membersOf(folder))
            if (pid > 0)
                (0,_signal_js__WEBPACK_IMPORTED_MODULE_7__/* .sendSignal */ .v)(pid, 'SIGKILL');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
            return 0;
        }
        catch (error) {
            if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) !== 'EBUSY')
                break;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pauseOf(round));
        }
    }
    return membersOf(folder).length;
}
/** Removes the groups of a maker that was killed. */
async function removeGroups(parent, prefix) {
    for (const name of namesIn(parent))
        if (name.startsWith(prefix))
            await removeGroup((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name));
}
function membersOf(folder) {
    return (readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.procs')) ?? '').split('\n').filter(Boolean).map(Number);
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        // Its session has ended, and the system removed it: with what was in it.
        return [];
    }
}
/** The places where groups could be made, the best first, by what the kernel says of this process. */
function groupParents({ mounts = readOwn('mountinfo'), groups = readOwn('cgroup'), } = {}) {
    const second = ownFolder(mounts, { type: 'cgroup2', path: /^0::(\/.*)$/m.exec(groups)?.[1] });
    const first = ownFolder(mounts, {
        type: 'cgroup',
        path: /^\d+:(?:[^:\n]*,)?memory(?:,[^:\n]*)?:(\/.*)$/m.exec(groups)?.[1],
    });
    return [
        ...(second === undefined ? [] : delegatedParents(second)),
        ...(first === undefined ? [] : [{ version: 'cgroup1', folder: first.own }]),
    ];
}
function ownFolder(mounts, { type, path }) {
    // One outside of our namespace of groups is shown by its way there.
    if (path === undefined || path.startsWith('/..'))
        return undefined;
    for (const line of mounts.split('\n')) {
        const [before = '', after = ''] = line.split(' - ');
        const [found, , options = ''] = after.split(' ');
        if (found !== type || (type === 'cgroup' && !options.split(',').includes('memory')))
            continue;
        const [, , , root = '/', mount = ''] = before.split(' ').map(unescaped);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
        // A group outside of what is mounted here has no folder.
        if (!inside.startsWith('..'))
            return { mount, own: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mount, inside) };
    }
    return undefined;
}
/** Blanks and the like stand in it by their octal numbers. */
function unescaped(field) {
    return field.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}
/** What would no longer hold for a command beside our own group. */
const BOUNDS = {
    'memory.max': /^max$/,
    'memory.high': /^max$/,
    'cpu.max': /^max /,
    'cpuset.cpus': /^$/,
};
/**
 * The own group and those around it that give their children the controller, up to the first that bounds us: with
 * processes in it, as ours has, a group cannot give it.
 */
function delegatedParents({ mount, own }) {
    const found = [];
    for (let folder = own;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const delegated = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.subtree_control')) ?? '';
        if (delegated.split(/\s+/).includes('memory'))
            found.push({ version: 'cgroup2', folder });
        const isBound = Object.entries(BOUNDS).some(([file, free]) => {
            const value = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
            return value !== undefined && !free.test(value.trim());
        });
        if (folder === mount || isBound)
            return found;
    }
}
/** Enough for a shell; what is tried is the way, not the amount. */
const TRIAL_BYTES = 64 << 20;
const TRIAL_MS = 10_000;
/** The first place in which a program with a limit ran; undefined where there is none. */
async function findGroupParent(prefix, parents = groupParents()) {
    for (const parent of parents)
        if (await tryParent(parent, `${prefix}trial-${process.pid}`))
            return parent;
    return undefined;
}
async function tryParent(parent, name) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent.folder, name);
    try {
        const group = createGroup(parent, name, TRIAL_BYTES);
        const [program = '', ...args] = [...enterGroup(group), '/bin/sh', '-c', ':'];
        const limits = { timeoutMs: TRIAL_MS, maxBytes: 1 << 16, maxStderrChars: 1 << 16 };
        const { exitCode } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_6__/* .runProgram */ .mB)({ program, args, cwd: '/', env: {}, ...limits });
        return exitCode === 0 && /^oom_kill \d+$/m.test(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, RULES[parent.version].kills)) ?? '');
    }
    catch {
        // Not ours to write in, or without the controller: another means has to do.
        return false;
    }
    finally {
        await removeGroup(folder);
    }
}
/** What the kernel says of this process. */
function readOwn(name) {
    return (0,_platform_js__WEBPACK_IMPORTED_MODULE_5__/* .isLinux */ .j)() ? (readText(`/proc/self/${name}`) ?? '') : '';
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        // Not on this kernel, or gone.
        return undefined;
    }
}


/***/ }),

/***/ 79526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   m3: () => (/* binding */ copyFile)
/* harmony export */ });
/* unused harmony export cloneFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92717);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95808);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39058);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Copies of single files that a command left, sharing blocks of the disk where the file system can do that.
 * Invariant: what is in the place of the copy is never written to or followed; a large file is copied in pieces, between
 * which a signal is heard, and its holes stay holes.
 * Node shares blocks on Linux alone; on macOS cp(1) does it for large files (clonefile(2)).
 */






// Copied at one go; of more a signal is heard in between, and holes stay holes.
const SMALL_BYTES = 32n << 20n;
const PIECE_BYTES = 4 << 20;
/** Copies the content of a regular file; `shut`: it cannot be read. */
async function copyFile(copy) {
    const { source, target, stats } = copy;
    const { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const isSmall = stats.size <= SMALL_BYTES;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(source, target, COPYFILE_EXCL | (isSmall ? COPYFILE_FICLONE : COPYFILE_FICLONE_FORCE));
        return 'copied';
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EACCES')
            return 'shut';
        // A file system without clones says so in ways of its own.
        if (isSmall || !(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlatform */ .K)() === 'darwin' && (await cloneFile(copy)))
            return 'copied';
        return copyPieces(copy);
    }
}
const MAX_CHARS = 4096;
/** Clones a file by the cp(1) of macOS; says whether it did: if not, nothing is in the place of the copy. */
async function cloneFile({ source, target, signal }, folders) {
    const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_5__/* .findSystemProgram */ .FG)('cp', folders);
    const paths = [source, target].map((path) => path.toString());
    // Names on the disks that know clones are UTF-8.
    if (program === undefined || paths.some((path) => path.includes('\uFFFD')))
        return false;
    const limits = { maxBytes: MAX_CHARS, maxStderrChars: MAX_CHARS, cutOff: signal };
    const { exitCode } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .runProgram */ .mB)({ program, args: ['-c', ...paths], cwd: '/', env: {}, ...limits });
    if (exitCode !== 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target, { force: true });
    return exitCode === 0;
}
async function copyPieces({ source, target, stats, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { O_RDONLY, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        const from = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(source, O_RDONLY | O_NOFOLLOW), true);
        const to = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, 'w', 0o600), true);
        const [piece, nothing] = [Buffer.alloc(PIECE_BYTES), Buffer.alloc(PIECE_BYTES)];
        for (let at = 0;;) {
            if (signal?.aborted === true)
                return 'cancelled';
            const { bytesRead } = await from.read(piece, 0, PIECE_BYTES, at);
            if (bytesRead === 0)
                break;
            const read = piece.subarray(0, bytesRead);
            if (!read.equals(nothing.subarray(0, bytesRead)))
                await writeWhole(to, read, at);
            at += bytesRead;
        }
        await to.truncate(Number(stats.size));
        return 'copied';
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function writeWhole(file, bytes, at) {
    for (let done = 0; done < bytes.length;) {
        done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
    }
}
/** When a file was read and written last, in seconds. */
function timesOf({ atimeNs, mtimeNs }) {
    return [Number(atimeNs) / 1e9, Number(mtimeNs) / 1e9];
}


/***/ }),

/***/ 47700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ copyTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _copy_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79526);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
/* harmony import */ var _folder_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37087);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56757);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
/**
 * Copies of whole folders, with rights, times and links as they are.
 * Invariant: names are bytes; no link is followed, neither where it is copied from nor where it is copied to, so that
 * nothing is written outside of the target; what stands in the way is left or removed as a whole, never written into.
 * Trade-off: pipes, sockets, devices, and what we cannot read or no path is short enough for, are not copied.
 */







const RIGHTS = 0o7777;
const ALL_OF_OWNER = 0o700;
const MAX_ENTRIES = 2_000_000;
/** Copies what is in one folder into another one. */
async function copyTree({ from, to, existing, signal }) {
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_5__/* .Pace */ .o();
    const folders = [];
    const due = [''];
    for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
        const entries = await (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .readEntries */ .$)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(from, folder), { most: MAX_ENTRIES, pace, signal });
        if (entries === 'too many')
            throw new Error(`a folder has more than ${MAX_ENTRIES} entries, too many to be copied`);
        for (const { name } of entries ?? []) {
            await pace.step();
            if (signal?.aborted === true)
                return 'cancelled';
            const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`;
            const placed = await place({ source: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(from, path), target: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(to, path), existing, signal });
            if (placed === 'cancelled')
                return placed;
            if (placed === undefined)
                continue;
            folders.push(placed);
            due.push(path);
        }
        if (signal?.aborted === true)
            return 'cancelled';
    }
    // What is put into a folder changes its time, and may need a right that it is not to have.
    for (const { path, as } of folders.toReversed()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, Number(as.mode) & RIGHTS);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(path, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(as));
    }
    return 'copied';
}
/** Copies one entry; of a folder itself alone. Undefined: nothing of it is left to be done. */
async function place(placing) {
    const { source, target, existing, signal } = placing;
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(source, { bigint: true });
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { bigint: true, throwIfNoEntry: false });
        if (stats.isDirectory() && there?.isDirectory() === true) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, Number(there.mode) | ALL_OF_OWNER);
            return { path: target, as: existing === 'stays' ? there : stats };
        }
        if (there !== undefined) {
            if (existing === 'stays')
                return undefined;
            (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .dM)(target);
        }
        if (stats.isDirectory()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(target, { mode: ALL_OF_OWNER });
            return { path: target, as: stats };
        }
        if (stats.isSymbolicLink()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(source, 'buffer'), target);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(stats));
        }
        else if (stats.isFile()) {
            const outcome = await (0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__/* .copyFile */ .m3)({ source, target, stats, signal });
            if (outcome === 'cancelled')
                return outcome;
            if (outcome === 'shut')
                return undefined;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, Number(stats.mode) & RIGHTS);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(stats));
        }
        return undefined;
    }
    catch (error) {
        // A path that is too long, or in a folder that may not be entered.
        if (['ENAMETOOLONG', 'EACCES'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error)))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 81459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isShortOfRoom)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

// What checking out, capturing and landing a small change take together.
const LITTLE_BYTES = 8 << 20;
/** Whether the disk that a folder is on is as good as full; false where there is no such folder. */
function isShortOfRoom(folder) {
    try {
        const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        return bavail * bsize < LITTLE_BYTES || (files > 0 && ffree < 100);
    }
    catch {
        // Whoever makes it learns what is in the way.
        return false;
    }
}


/***/ }),

/***/ 63491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ exportCommits),
/* harmony export */   Nk: () => (/* binding */ exportObjects),
/* harmony export */   ob: () => (/* binding */ moveBranch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83144);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
/**
 * The way back from a private store into the user's repository.
 * Invariant: a branch moves only while no work tree has it checked out; objects are there, and on the disk, before a ref names them; git hashes each again on the way in.
 * Crash before the ref moves: objects that nothing names, which git's own cleaning removes. After: the ref has moved.
 * What is large is copied first, while the run can still be interrupted: once an intent is written, a ref moves soon.
 */





/**
 * Copies commits of the store into the user's repository, then moves a ref of it: done, or where the ref really is.
 * `exported`: what `exportObjects` has copied just before.
 */
async function exportCommits(store, repository, { exported = [], ...move }) {
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .requireNotCheckedOut */ .Wf)(repository, move.ref);
    const git = bindUserRefs(store, repository);
    await copyObjects({ store, repository, git, wanted: [move.to], known: [move.from ?? store.base, ...exported] });
    return moveBranch(repository, git, move);
}
/** Copies trees and commits of the store into the user's repository, where no ref names them yet; `cutOff` ends it with an error. */
async function exportObjects(store, repository, { wanted, from = store.base }, cutOff) {
    await copyObjects({ store, repository, git: bindUserRefs(store, repository), wanted, known: [from], cutOff });
}
function bindUserRefs({ folder, home }, repository) {
    return (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .bindRefs */ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'user-refs'), home });
}
async function copyObjects({ store, repository, git, wanted, known, cutOff }) {
    const call = cutOff === undefined ? {} : { cutOff };
    const outgoing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'outgoing');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(outgoing, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(outgoing);
    const input = [...wanted, ...[...known, store.base].map((id) => `^${id}`)].map((id) => `${id}\n`).join('');
    await store.git(['pack-objects', '-q', '--revs', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, 'pack')], { input, ...call });
    const pack = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(outgoing).find((name) => name.endsWith('.pack'));
    if (pack === undefined)
        return;
    await git(['index-pack', '--stdin'], { input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, pack)), ...call });
    // Git syncs what it writes, but no name of it: what a ref is of has to be there before the ref.
    const { objects } = repository;
    syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'pack'), to: objects });
}
/** Moves a branch of the user's repository that no work tree has checked out; it is on the disk then. */
async function moveBranch(repository, git, move) {
    const { commonDir } = repository;
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .requireNotCheckedOut */ .Wf)(repository, move.ref);
    const moved = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .moveRef */ .LH)(git, move);
    if (moved.kind === 'moved')
        return moved;
    syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, move.ref)), to: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs') });
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .requireNotOvertaken */ .IW)(repository, move);
    return moved;
}
/** Syncs a folder and those above it, down to another one. */
function syncFolders({ from, to }) {
    for (let folder = from; folder.startsWith(to); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .syncFolder */ .Yw)(folder);
}


/***/ }),

/***/ 92197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ findUntouched),
/* harmony export */   DC: () => (/* binding */ hashFile),
/* harmony export */   Ft: () => (/* binding */ placeExternal),
/* harmony export */   LZ: () => (/* binding */ statsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
/* harmony import */ var _copy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79526);
/* harmony import */ var _copy_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47700);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
/**
 * Contents that a tree only names: those of Git LFS files and submodules, in a frozen folder, put into work trees.
 * Invariant: what is put into a work tree are the contents that the entry of its tree stands for, and no file of another
 * entry; trees that are taken from work trees go on to have the pointer and the commit. A file of Git LFS is left out of
 * a capture only where it holds what was put there; any other content is captured as it is, for the rules to see.
 */







/** Puts the contents into a work tree; gives the paths of Git LFS files among them. */
async function placeExternal({ folder: frozen, lfs, submodules }, { folder, files, signal }) {
    const placed = [];
    for (const { path, mode, id } of files) {
        if (signal?.aborted === true)
            return 'cancelled';
        const key = path.toString('latin1');
        const file = lfs.get(key);
        if (file?.mode === mode && file.id === id) {
            if ((await placeFile((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeIn */ .VV)(frozen, path), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeIn */ .VV)(folder, path), signal)) === 'cancelled')
                return 'cancelled';
            placed.push(path);
        }
        else if (submodules.get(key) === id) {
            const [from = '', to = ''] = [frozen, folder].map((each) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeIn */ .VV)(each, path).toString());
            if ((await (0,_copy_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .copyTree */ .E)({ from, to, existing: 'is replaced', signal })) === 'cancelled')
                return 'cancelled';
        }
    }
    return placed;
}
const RIGHTS = 0o777;
async function placeFile(source, target, signal) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(source, { bigint: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(target, { force: true });
    const copied = await (0,_copy_file_js__WEBPACK_IMPORTED_MODULE_4__/* .copyFile */ .m3)({ source, target, stats, signal });
    if (copied === 'cancelled')
        return copied;
    if (copied === 'shut')
        throw new Error(`the prepared file ${source.toString()} cannot be read`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(target, Number(stats.mode) & RIGHTS);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_4__/* .timesOf */ .Qv)(stats));
    return 'placed';
}
/**
 * The paths of Git LFS files that hold in a work tree what they stand for. A file that no command can have changed
 * holds what was put there, and is not read.
 */
async function findUntouched({ lfs }, { folder, files, isUntouched, signal }) {
    const found = new Set();
    for (const { path, mode, id } of files) {
        const file = lfs.get(path.toString('latin1'));
        if (file?.mode !== mode || file.id !== id)
            continue;
        if (await holds({ folder, path, file, isUntouched, signal }))
            found.add(path);
    }
    return found;
}
async function holds({ folder, path, file, isUntouched, signal }) {
    const { oid, size, mode } = file;
    const place = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeIn */ .VV)(folder, path);
    const stats = statsOf(place);
    if (stats === undefined || !stats.isFile() || stats.size !== BigInt(size))
        return false;
    if (((stats.mode & 64n) !== 0n) !== (mode === '100755'))
        return false;
    return isUntouched(path, stats) || (await hashFile(place, signal)) === oid;
}
const PIECE_BYTES = 4 << 20;
/** SHA-256 of a regular file, hex; undefined where it is none, cannot be read, or nobody waits any more. */
async function hashFile(path, signal) {
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const piece = Buffer.alloc(PIECE_BYTES);
        for (;;) {
            if (signal?.aborted === true)
                return undefined;
            const { bytesRead } = await file.read(piece, 0, PIECE_BYTES);
            if (bytesRead === 0)
                return hash.digest('hex');
            hash.update(piece.subarray(0, bytesRead));
        }
    }
    finally {
        await file.close();
    }
}
/** What a path is, without following a link; undefined where nothing can be seen there. */
function statsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    }
    catch (error) {
        // Shut, or below a file.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 37087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readEntries)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
/**
 * The entries of a folder that a command left, which may hold as many as it likes.
 * Invariant: they are read in pieces; memory is bounded by how many were asked for.
 */


// Of one folder, at a time.
const READ_AT_ONCE = 1024;
/** Reads what a folder holds, in no order; undefined where it cannot be read. What was read when it is cancelled counts for nothing. */
async function readEntries(folder, { most, pace, signal }) {
    const found = [];
    try {
        // Its type knows no names as bytes.
        const encoding = 'buffer';
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { encoding, bufferSize: READ_AT_ONCE });
        try {
            for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
                if (found.length >= most)
                    return 'too many';
                found.push(entry);
                if (found.length % READ_AT_ONCE === 0)
                    await pace.step();
                if (signal?.aborted === true)
                    break;
            }
        }
        finally {
            opened.closeSync();
        }
        return found;
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 45237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ readTrustedIndex),
/* harmony export */   YV: () => (/* binding */ handOut),
/* harmony export */   _M: () => (/* binding */ writeIndex),
/* harmony export */   qe: () => (/* binding */ openUntouched),
/* harmony export */   tP: () => (/* binding */ forgetHanding)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58537);
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52367);
/**
 * Which files of a folder git need not read again after a command had it.
 * Invariant: a time in the index is believed only if no change since the command got the folder can have left it as it
 * is. A change sets the file's ctime to the clock, and nobody but root with another clock can set it otherwise. So the
 * ctime of an entry is believed when it lies more than a second before that moment, for git compares whole seconds; within
 * that second when the file's ctime is still the same to the nanosecond.
 * Crash: the moment is on the disk before a command gets the folder, and an earlier moment than the true one only means
 * more reading. Without it, or with a clock that went backwards, nothing is believed.
 * Trade-off: a process that survives its run (process-group level only) and still holds a page of a file mapped can
 * write there without a new ctime.
 */






const SECOND_NS = 1000000000n;
// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_NS = 100000000n;
/** Notes that a command is about to get the folder; to be called right before. */
function handOut(workTree) {
    // What an earlier command did there must not pass for our own work.
    if (handedAt(workTree) !== undefined)
        return;
    const now = clockOf(workTree.folder);
    if (now === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
    else
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)(noteOf(workTree), [`${now}\n`]);
}
/** Forgets the moment: the next folder of that name is a new one. */
function forgetHanding(workTree) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
}
/** The folder's index without the times that are not to be believed; undefined when there is no whole index. */
function readTrustedIndex(workTree, hash) {
    const bytes = readIfThere(workTree.indexFile);
    const index = bytes === undefined ? undefined : (0,_git_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseIndex */ .A1)(bytes, hash);
    if (index === undefined)
        return undefined;
    const handing = handedAt(workTree);
    const now = clockOf(workTree.folder);
    const since = handing === undefined || now === undefined || now < handing ? 0n : handing;
    const doubtful = index.entries.filter((entry) => isDoubtful(entry, { since, folder: workTree.folder }));
    return { ...index, bytes: (0,_git_index_js__WEBPACK_IMPORTED_MODULE_4__/* .wipeTimes */ .mi)(index, doubtful) };
}
/** Puts an index where git finds it; its own time is now, so that git does not doubt what was written before. */
function writeIndex(path, { bytes }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, bytes, { flag: 'wx' });
}
function isDoubtful({ ctimeNs, mode, path }, { since, folder }) {
    if (mode === _git_index_js__WEBPACK_IMPORTED_MODULE_4__/* .LINK_TO_REPOSITORY */ .GU || ctimeNs / SECOND_NS < since / SECOND_NS - 1n)
        return false;
    if (ctimeNs >= since - TICK_NS)
        return true;
    const place = Buffer.concat([Buffer.from(`${folder}/`), path]);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { bigint: true }).ctimeNs !== ctimeNs;
    }
    catch {
        // Gone, or out of reach: git will see for itself.
        return true;
    }
}
/**
 * The time that the folder's file system gives a change now: that of a change of the folder itself. Where setting the
 * rights that it has already counts as none, it is an earlier time, which is safe.
 */
function clockOf(folder) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        // Removed, shut or replaced by the command: there is no time to go by.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 0o7777);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }).ctimeNs;
    }
    catch (error) {
        // Another user's folder, or one on a file system that has become read-only.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/**
 * For files that git's index says nothing of. What was moved with a folder keeps its ctime, so the folders above have to
 * be as old; the folder itself stays where it is.
 */
function openUntouched(workTree) {
    const [handing, now] = [handedAt(workTree), clockOf(workTree.folder)];
    if (handing === undefined || now === undefined || now < handing)
        return () => false;
    const before = handing - TICK_NS;
    const asked = new Map([['', true]]);
    const isUnchanged = (path) => {
        const known = asked.get(path);
        if (known !== undefined)
            return known;
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(workTree.folder, path), { bigint: true, throwIfNoEntry: false });
        const found = stats?.isDirectory() === true && stats.ctimeNs < before && isUnchanged((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path));
        asked.set(path, found);
        return found;
    };
    return (path, { ctimeNs }) => ctimeNs < before && isUnchanged((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path.toString('latin1')));
}
function noteOf({ indexFile }) {
    return `${indexFile}.handed`;
}
/** When the folder was first given to a command, by its file system's clock, in nanoseconds; undefined: nobody knows. */
function handedAt(workTree) {
    const [, atNs] = /^(\d+)\n$/.exec(readIfThere(noteOf(workTree))?.toString() ?? '') ?? [];
    return atNs === undefined ? undefined : BigInt(atNs);
}
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 64171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _C: () => (/* binding */ FOREIGN_CALL),
  b8: () => (/* binding */ foreignCall),
  zP: () => (/* binding */ importPack),
  H9: () => (/* binding */ movePack),
  zE: () => (/* binding */ takePack)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
;// CONCATENATED MODULE: ./build/kernel/pack-index.js
/** The index that git writes beside a pack, as far as the names of its objects go. Pure. */
// The magic number, the version and the 256 sums of objects by the first byte of their names.
const VERSION_2 = Buffer.from('ff744f6300000002', 'hex');
const COUNT_AT = 8 + 255 * 4;
const IDS_AT = COUNT_AT + 4;
/** The ids in an index that a git of ours wrote; throws for anything else. */
function parsePackIds(bytes, hash) {
    const size = hash === 'sha1' ? 20 : 32;
    const isWhole = bytes.length >= IDS_AT && bytes.subarray(0, VERSION_2.length).equals(VERSION_2);
    const count = isWhole ? bytes.readUInt32BE(COUNT_AT) : -1;
    if (count < 0 || bytes.length < IDS_AT + count * size)
        throw new Error('a pack index that cannot be read');
    return Array.from({ length: count }, (_, at) => bytes.toString('hex', IDS_AT + at * size, IDS_AT + (at + 1) * size));
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/kernel/pace.js
var kernel_pace = __webpack_require__(56757);
;// CONCATENATED MODULE: ./build/kernel/pack-size.js
/**
 * How large the objects of a pack are, before git unpacks one of them.
 * Invariant: no more is ever inflated than the pack says of itself within the limits, and what cannot be read is refused.
 * It takes seconds for a large one: signals are heard between two objects, and nothing more is read once it is cancelled.
 * A delta is not applied: how long its result is stands at its beginning, and git holds it to that.
 */


const HEADER_BYTES = 12;
const OFFSET_DELTA = 6;
const REFERENCE_DELTA = 7;
const UNREADABLE = 'it is no pack that can be read';
/** Why a pack is refused; undefined where it is within the limits, or where it is cancelled. */
async function findPackIssue(pack, limits) {
    if (pack.length < HEADER_BYTES || pack.toString('latin1', 0, 4) !== 'PACK')
        return UNREADABLE;
    const count = pack.readUInt32BE(8);
    if (count > limits.maxObjects)
        return `it has ${count} objects; expected at most ${limits.maxObjects}`;
    try {
        return await findLarge(pack, { count, ...limits });
    }
    catch {
        // An end in the middle of an object, or data that inflates to more than it should.
        return UNREADABLE;
    }
}
async function findLarge(pack, { count, hash, maxObjectBytes, maxAllBytes, signal }) {
    const pace = new kernel_pace/* Pace */.o();
    let at = HEADER_BYTES;
    let all = 0;
    for (let index = 0; index < count; index += 1) {
        await pace.step();
        if (signal?.aborted === true)
            return undefined;
        const first = byteAt(pack, at);
        const type = (first >> 4) & 7;
        const rest = first < 0x80 ? { value: 0, next: at + 1 } : readNumber(pack, at + 1);
        const size = (first & 0x0f) + rest.value * 16;
        if (size > maxObjectBytes)
            return tooLarge(size, maxObjectBytes);
        const data = skipBase(pack, { type, at: rest.next, hash });
        const inflated = inflate(pack.subarray(data), size);
        at = data + inflated.consumed;
        const isDelta = type === OFFSET_DELTA || type === REFERENCE_DELTA;
        const result = isDelta ? readNumber(inflated.bytes, readNumber(inflated.bytes, 0).next).value : size;
        if (result > maxObjectBytes)
            return tooLarge(result, maxObjectBytes);
        all += result;
        if (all > maxAllBytes)
            return `its objects have more than ${maxAllBytes} bytes when they are unpacked`;
    }
    return undefined;
}
function tooLarge(bytes, limit) {
    return `an object of it has ${bytes} bytes; expected at most ${limit}`;
}
/** Where the data of an object begins: a delta names its base first. */
function skipBase(pack, { type, at, hash }) {
    if (type === REFERENCE_DELTA)
        return at + (hash === 'sha1' ? 20 : 32);
    return type === OFFSET_DELTA ? readNumber(pack, at).next : at;
}
/** Seven bits a byte, the lowest first; its last byte is below 128. */
function readNumber(bytes, from) {
    let value = 0;
    let scale = 1;
    for (let at = from;; at += 1) {
        const byte = byteAt(bytes, at);
        value += (byte & 0x7f) * scale;
        if (!Number.isSafeInteger(value))
            throw new RangeError('a number that is too large');
        if (byte < 0x80)
            return { value, next: at + 1 };
        scale *= 128;
    }
}
function byteAt(bytes, at) {
    const byte = bytes[at];
    if (byte === undefined)
        throw new RangeError('the end of the pack');
    return byte;
}
function inflate(packed, size) {
    // The types of Node do not know what `info` gives.
    const done = (0,external_node_zlib_.inflateSync)(packed, { info: true, maxOutputLength: size + 1 });
    if (done.buffer.length !== size)
        throw new RangeError('another size than it says');
    return { bytes: done.buffer, consumed: done.engine.bytesWritten };
}

;// CONCATENATED MODULE: ./build/kernel/foreign-pack.js
/**
 * Objects that somebody else packed.
 * Invariant: a pack is indexed in a folder of its own, each object hashed and checked (`index-pack --strict`), within
 * limits of input, memory and time; how large its objects are is read of the pack before anything unpacks one; and it is
 * moved to where git finds it only by `movePack`, when its taker is content. A pack may be a thousandth of what it holds, or a millionth.
 * Crash: what was taken half is in a folder that no git looks into.
 */







// As they are when unpacked.
const MAX_OBJECT_BYTES = 100 << 20;
const MAX_ALL_BYTES = 1 << 30;
const MAX_OBJECTS = 200_000;
/** What a call of git on such objects may take; no sound object asks for more memory than this in one piece. */
const FOREIGN_CALL = { timeoutMs: 120_000, env: { GIT_ALLOC_LIMIT: '600m' } };
/** A call of git on such objects, ended by the signal. */
function foreignCall(signal) {
    return { ...FOREIGN_CALL, ...(signal === undefined ? {} : { cutOff: signal }) };
}
/** Indexes a pack; throws a GitError for one that is not sound, and where it is cancelled. */
async function takePack({ git, objects, pack, hash, maxPackBytes, signal }) {
    if (pack.length > maxPackBytes)
        return { kind: 'refused', why: `it has ${pack.length} bytes; expected at most ${maxPackBytes}` };
    const limits = { maxObjects: MAX_OBJECTS, maxObjectBytes: MAX_OBJECT_BYTES, maxAllBytes: MAX_ALL_BYTES };
    const why = await findPackIssue(pack, { ...limits, hash, signal });
    if (why !== undefined)
        return { kind: 'refused', why };
    const args = ['index-pack', '--stdin', '--strict', '--threads=1', `--max-input-size=${maxPackBytes}`];
    await git(args, { ...foreignCall(signal), input: pack });
    const names = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(objects, 'pack')).filter((name) => /^pack-[0-9a-f]+\.(pack|idx)$/.test(name));
    const index = names.find((name) => name.endsWith('.idx'));
    const ids = index === undefined ? [] : parsePackIds((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(objects, 'pack', index)), hash);
    return { kind: 'taken', ids, names };
}
/** Takes a pack into a store: all its objects, or where something is wrong with one, none. Throws where the disk is full. */
async function importPack({ gitDir, objects: to, check, ...pack }) {
    // Where git itself puts what is not checked yet, and clears what was left there: on the same file system.
    const objects = (0,external_node_path_.join)(to, `tmp_objdir-incoming-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
    const home = (0,external_node_path_.join)(objects, 'home');
    for (const each of [(0,external_node_path_.join)(objects, 'pack'), home])
        (0,external_node_fs_.mkdirSync)(each, { recursive: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(to, 'pack'), { recursive: true });
    try {
        const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, objects, alternates: [to] });
        const taken = await takePack({ git, objects, ...pack });
        if (taken.kind === 'refused')
            return taken;
        await check?.(git, taken.ids);
        movePack({ names: taken.names, from: objects, to });
        return taken;
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS) || error.isDiskFull)
            throw error;
        const message = error.stderr.trim().split('\n')[0] || error.message;
        return { kind: 'refused', why: `it cannot be read: ${(0,base_text/* printable */.g$)(message, 300)}` };
    }
    finally {
        (0,external_node_fs_.rmSync)(objects, { recursive: true, force: true });
    }
}
/** Moves an indexed pack to another store of objects on the same file system. */
function movePack({ names, from, to, }) {
    // The index last: without it git does not look at a pack.
    for (const name of names.toSorted().toReversed())
        (0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, 'pack', name), (0,external_node_path_.join)(to, 'pack', name));
}


/***/ }),

/***/ 76541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ specialKind),
/* harmony export */   lo: () => (/* binding */ digestFolder),
/* harmony export */   mt: () => (/* binding */ freezeFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35252);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _folder_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37087);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56757);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
/**
 * Folders that a command filled, made plain so that they can be shown to other commands: regular files, folders and links
 * of this user, nothing else.
 * Invariant: the digest is of every path, kind, right and content, and of nothing that depends on the time or the machine.
 * What a command left may be as large and as deep as it likes: what is too much is refused, not waited for.
 */









const MAX_ENTRIES = 2_000_000;
const PIECE_BYTES = 1 << 20;
// So much of a piece is looked at again with the next one: no key is longer, broken into lines or encoded.
const OVERLAP_BYTES = 1 << 16;
// suid and sgid.
const PRIVILEGED = 3072n;
/** Makes a folder plain and gives its digest; what cannot be made plain is refused with its path. */
async function freezeFolder(folder, request = {}) {
    for (const path of request.dropped ?? [])
        (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(folder, path));
    return walk(folder, { ...request, isMaking: true });
}
/** The digest of a folder that was made plain; refused where something forbidden is in it. */
function digestFolder(folder, request = {}) {
    return walk(folder, { ...request, isMaking: false });
}
async function walk(folder, request) {
    const { isMaking, isForbidden, maxBytes = Number.POSITIVE_INFINITY, signal } = request;
    const total = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__/* .Pace */ .o();
    const piece = Buffer.alloc(PIECE_BYTES);
    let [bytes, files, entries] = [0, 0, 0];
    const due = [''];
    for (let path = due.pop(); path !== undefined; path = due.pop()) {
        await pace.step();
        if (signal?.aborted === true)
            return 'cancelled';
        const whole = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(folder, path);
        const refused = (issue) => ({ refusal: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(textOf(path), 200)} ${issue}` });
        const stats = statsOf(whole);
        if (stats === undefined)
            return refused('cannot be read');
        if (isMaking && isMark(stats)) {
            (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)(whole);
            continue;
        }
        const issue = path === '' ? undefined : issueOf(stats);
        if (issue !== undefined)
            return refused(issue);
        if (isForbidden?.(Buffer.from(path, 'latin1')) === true)
            return { refusal: `the name of a file ${FORBIDDEN}` };
        if (isMaking)
            own(whole, stats);
        const mode = Number(stats.mode & 4095n).toString(8);
        if (stats.isDirectory()) {
            const found = await (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .readEntries */ .$)(whole, { most: MAX_ENTRIES - entries, pace, signal });
            if (found === 'too many')
                return { refusal: `it holds more than ${MAX_ENTRIES} files` };
            if (found === undefined)
                return refused('cannot be read');
            entries += found.length;
            const names = found.map(({ name }) => name.toString('latin1')).sort();
            // The last one is the next one.
            due.push(...names.reverse().map((name) => (path === '' ? name : `${path}/${name}`)));
            total.update(`d ${path === '' ? '' : mode} ${path}\0`, 'latin1');
            continue;
        }
        files += 1;
        if (stats.isSymbolicLink()) {
            const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(whole, 'buffer');
            if (isForbidden?.(target) === true)
                return refused(FORBIDDEN);
            total.update(Buffer.concat([Buffer.from(`l ${path}\0`, 'latin1'), target, Buffer.alloc(1)]));
            continue;
        }
        bytes += Number(stats.size);
        if (bytes > maxBytes)
            return { refusal: `it holds more than ${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__/* .renderByteSize */ .S)(maxBytes)}` };
        const content = await readContent(whole, { piece, isForbidden, pace, signal });
        if (content === 'cancelled')
            return content;
        if ('refusal' in content)
            return refused(content.refusal);
        total.update(`f ${mode} ${content.digest} ${path}\0`, 'latin1');
    }
    return { content: { digest: total.digest('hex'), bytes, files } };
}
const FORBIDDEN = 'holds the value of a variable that may be a key';
/** Undefined where no path is short enough for it, or it is gone or shut. */
function statsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    }
    catch (error) {
        if (['ENAMETOOLONG', 'EACCES', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)))
            return undefined;
        throw error;
    }
}
function own(path, { uid, gid }) {
    const owner = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
    if (uid !== BigInt(owner.uid) || gid !== BigInt(owner.gid))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lchownSync)(path, owner.uid, owner.gid);
}
function isMark(stats) {
    return stats.isCharacterDevice() && stats.rdev === 0n;
}
/** What of a file is not plain; undefined also where nothing can be said of it. */
function specialKind(path) {
    const stats = statsOf(path);
    return stats === undefined ? undefined : issueOf(stats);
}
function issueOf(stats) {
    if (stats.isDirectory() || stats.isSymbolicLink())
        return undefined;
    if (!stats.isFile())
        return 'is no regular file, folder or link';
    return (stats.mode & PRIVILEGED) === 0n ? undefined : 'runs with the rights of its owner (suid or sgid)';
}
async function readContent(path, { piece, isForbidden, pace, signal }) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            return { refusal: 'cannot be read' };
        throw error;
    }
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        let kept = Buffer.alloc(0);
        for (;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece);
            if (read === 0)
                break;
            const bytes = piece.subarray(0, read);
            hash.update(bytes);
            if (isForbidden !== undefined) {
                const searched = Buffer.concat([kept, bytes]);
                if (isForbidden(searched))
                    return { refusal: FORBIDDEN };
                kept = Buffer.from(searched.subarray(-OVERLAP_BYTES));
            }
            await pace.step();
            if (signal?.aborted === true)
                return 'cancelled';
        }
        return { digest: hash.digest('hex') };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function textOf(path) {
    return Buffer.from(path, 'latin1').toString('utf8');
}


/***/ }),

/***/ 47826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ endFuture),
/* harmony export */   o: () => (/* binding */ setAllTimes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
/* harmony import */ var _folder_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37087);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56757);
/** Times of files, which programs compare: in the future, as a command may set them, or all the same. */




const MAX_ENTRIES = 2_000_000;
/** Sets the times of files in a folder that are later than now to now. No link is followed. */
function endFuture(folder) {
    const now = Date.now();
    return setTimes(folder, ({ mtimeMs }) => (mtimeMs > now ? now / 1000 : undefined));
}
/** Sets the times of all files and folders in a folder, in seconds of the epoch, those of the folder too. */
function setAllTimes(folder, time) {
    return setTimes(folder, () => time);
}
async function setTimes(folder, timeOf) {
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_3__/* .Pace */ .o();
    const due = [Buffer.from(folder)];
    for (let path = due.pop(); path !== undefined; path = due.pop()) {
        await pace.step();
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
            const time = timeOf(stats);
            if (time !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)(path, time, time);
            if (!stats.isDirectory())
                continue;
        }
        catch (error) {
            // Shut, or its path is too long: no program reads it either.
            if ((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isSystemError */ .Or)(error))
                continue;
            throw error;
        }
        const entries = await (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .readEntries */ .$)(path, { most: MAX_ENTRIES, pace });
        if (entries === undefined || entries === 'too many')
            continue;
        for (const { name } of entries)
            due.push(Buffer.concat([path, Buffer.from('/'), name]));
    }
}


/***/ }),

/***/ 58537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ parseIndex),
/* harmony export */   GU: () => (/* binding */ LINK_TO_REPOSITORY),
/* harmony export */   mi: () => (/* binding */ wipeTimes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * Git's index file, as far as trust in the times that it holds goes. Pure.
 * Invariant: only an index whose checksum is right is read, so that a new checksum never hides a broken file; what is
 * changed has the length it had, so that every extension stays where its neighbours say it is.
 */

const LINK_TO_REPOSITORY = 0o160000;
const HASH_BYTES = { sha1: 20, sha256: 32 };
const HEADER_BYTES = 12;
// Two times of seconds and nanoseconds, device, inode, mode, user, group, size: each of four bytes.
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const TIMES_BYTES = 16;
const EXTENDED_FLAG = 0x4000;
// In the second word of flags, which only extended entries have.
const SKIP_FLAG = 0x4000;
const VERSIONS = [2, 3];
/** Reads an index of version 2 or 3; undefined when it is none, or not whole. */
function parseIndex(bytes, hash) {
    const end = bytes.length - HASH_BYTES[hash];
    if (end < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== 'DIRC')
        return undefined;
    if (!VERSIONS.includes(bytes.readUInt32BE(4)) || !checksum(bytes, hash).equals(bytes.subarray(end)))
        return undefined;
    const entries = [];
    const count = bytes.readUInt32BE(8);
    let offset = HEADER_BYTES;
    while (entries.length < count) {
        const flagsAt = offset + ID_OFFSET + HASH_BYTES[hash];
        if (flagsAt + 2 > end)
            return undefined;
        const isExtended = (bytes.readUInt16BE(flagsAt) & EXTENDED_FLAG) !== 0;
        const nameAt = flagsAt + (isExtended ? 4 : 2);
        const nameEnd = bytes.indexOf(0, nameAt);
        if (nameEnd === -1 || nameEnd >= end)
            return undefined;
        entries.push({
            offset,
            ctimeNs: BigInt(bytes.readUInt32BE(offset)) * 1000000000n + BigInt(bytes.readUInt32BE(offset + 4)),
            mode: bytes.readUInt32BE(offset + MODE_OFFSET),
            isSkipped: isExtended && (bytes.readUInt16BE(flagsAt + 2) & SKIP_FLAG) !== 0,
            path: bytes.subarray(nameAt, nameEnd),
        });
        // One to eight NULs, up to a multiple of eight from the entry's beginning.
        offset += (nameEnd - offset + 8) & ~7;
    }
    return offset <= end ? { bytes, entries, hash } : undefined;
}
/** The index with the times of some entries wiped: git looks at those files again, whatever their times are. */
function wipeTimes({ bytes, hash }, entries) {
    const wiped = Buffer.from(bytes);
    for (const { offset } of entries)
        wiped.fill(0, offset, offset + TIMES_BYTES);
    checksum(wiped, hash).copy(wiped, wiped.length - HASH_BYTES[hash]);
    return wiped;
}
function checksum(bytes, hash) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash)
        .update(bytes.subarray(0, bytes.length - HASH_BYTES[hash]))
        .digest();
}


/***/ }),

/***/ 69463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d3: () => (/* binding */ openRemote),
/* harmony export */   wT: () => (/* binding */ renameRef)
/* harmony export */ });
/* unused harmony export basicCredentials */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _foreign_pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64171);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80829);
/**
 * A repository on a server, as far as a run shares it: refs are listed and fetched, and moved by one atomic push.
 * Invariant: the address is fixed by the caller and no configuration of the user's has a part in it; the token is in a
 * header of the request and in no argument, file or answer. A push names for each ref where it must be, so that what
 * somebody else pushed meanwhile is never overwritten. Whether a push that failed did its work after all is found out
 * by looking, not guessed.
 */








// Far above what the records of a run take.
const MAX_FETCH_BYTES = 512 << 20;
// What git says, and what a shell would, of a limit that is reached.
const TOO_LARGE = /File too large|signal 25|SIGXFSZ|[Oo]ut of memory|attempting to allocate|invalid index-pack output/;
function tooLarge(ref, maxBytes) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `what ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(ref, 200)} holds on the server is refused: it has more than ${maxBytes} bytes, or needs more memory than records do`,
        remedy: 'See who wrote it; to start again without it: resume: never',
    });
}
const REQUEST_LIMIT_MS = 180_000;
const PAUSES_MS = [2000, 8000, 20_000];
const PASSED = ['https_proxy', 'http_proxy', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO'];
/** Binds git to a server. */
function openRemote(request) {
    const { url, token, repository, folder, parentEnv, limitMs = REQUEST_LIMIT_MS, pausesMs = PAUSES_MS } = request;
    const { cutOff, maxFetchBytes = MAX_FETCH_BYTES } = request;
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'remote');
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(gitDir, { recursive: true, force: true });
    for (const each of [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'refs'), home])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each, { recursive: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .writeGitFolder */ .e)(gitDir, repository);
    const shallow = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'shallow');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(shallow))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(shallow, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'));
    const { objects } = repository;
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home, objects });
    const online = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home, objects, network: request.network ?? networkOf(url, token, parentEnv) });
    const call = { timeoutMs: limitMs, ...(cutOff === undefined ? {} : { cutOff }) };
    const list = async (refs) => {
        const { stdout } = await online(['ls-remote', url, ...refs], call);
        const lines = stdout.toString().split('\n');
        const found = lines.flatMap((line) => {
            const [id, ref] = line.split('\t');
            return id !== undefined && ref !== undefined && isAsked(ref, refs) ? [[ref, id]] : [];
        });
        return new Map(found);
    };
    const fetch = async (ref, { depth, limits = {} }) => {
        const local = `refs/fetched/${ref}`;
        const deep = depth === undefined ? [] : [`--depth=${depth}`];
        const args = ['fetch', '-q', '--no-tags', '--no-write-fetch-head', ...deep, url, `+${ref}:${local}`];
        // Unpacked into single files, what comes would be bounded by nothing.
        await online(['-c', 'fetch.unpackLimit=1', ...args], { ...call, ...limits });
        const { stdout } = await git(['rev-parse', '--verify', '--end-of-options', local]);
        return stdout.toString().trim();
    };
    return {
        ...{ url, git, gitDir, list, nameOf: (ref) => ref },
        fetch: (ref, depth) => fetch(ref, depth === undefined ? {} : { depth }),
        async fetchBounded(ref, depth) {
            const limits = { env: _foreign_pack_js__WEBPACK_IMPORTED_MODULE_4__/* .FOREIGN_CALL */ ._C.env, maxFileBytes: maxFetchBytes };
            try {
                return await fetch(ref, { depth, limits });
            }
            catch (error) {
                if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS) || !TOO_LARGE.test(`${error.gitExit} ${error.stderr}`))
                    throw error;
                throw tooLarge(ref, maxFetchBytes);
            }
        },
        mayPush: () => askToPush(online, url, call),
        push: (moves) => push({ git: online, url, list, call, pausesMs, cutOff }, moves),
    };
}
/** Git takes a name for the end of one as well. */
function isAsked(ref, asked) {
    return asked.some((each) => (each.endsWith('/*') ? ref.startsWith(each.slice(0, -1)) : ref === each));
}
/**
 * The same server, where one ref has another name there than here; `here` may end in a star, for the one of those that
 * is of use now. What is asked for and pushed is named as here, what is listed as there.
 */
function renameRef(remote, { here, there }) {
    const isMeant = (ref) => ref === here || (here.endsWith('*') && ref.startsWith(here.slice(0, -1)));
    const nameOf = (ref) => (isMeant(ref) ? there : ref);
    return {
        ...remote,
        nameOf,
        list: (refs) => remote.list(refs.map(nameOf)),
        fetch: (ref, depth) => remote.fetch(nameOf(ref), depth),
        fetchBounded: (ref, depth) => remote.fetchBounded(nameOf(ref), depth),
        push: (moves) => remote.push(moves.map((move) => ({ ...move, ref: nameOf(move.ref) }))),
    };
}
/** How a token stands in the header of a request: a secret like the token itself. */
function basicCredentials(token) {
    return Buffer.from(`x-access-token:${token}`).toString('base64');
}
function networkOf(url, token, parentEnv) {
    const env = PASSED.flatMap((name) => [name, name.toUpperCase()]).flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    const protocol = url.startsWith('https:') ? 'https' : url.startsWith('http:') ? 'http' : 'file';
    const header = token ? `AUTHORIZATION: basic ${basicCredentials(token)}` : undefined;
    return { protocol, header, env: Object.fromEntries(env) };
}
async function push(pushing, moves) {
    const { git, url, list, call, pausesMs, cutOff } = pushing;
    const leases = moves.map(({ ref, from = '' }) => `--force-with-lease=${ref}:${from}`);
    const args = ['push', '--atomic', '--porcelain', '--no-verify', ...leases, url];
    const specs = moves.map(({ ref, to = '' }) => `${to}:${ref}`);
    const names = moves.map(({ ref }) => ref);
    for (let tries = 0;; tries += 1) {
        const message = await attempt(git, [...args, ...specs], call);
        if (message === undefined)
            return { kind: 'done' };
        const actual = await list(names).catch(() => undefined);
        if (actual !== undefined) {
            // The reply was lost, and the work was done.
            if (moves.every(({ ref, to }) => actual.get(ref) === to))
                return { kind: 'done' };
            if (moves.some(({ ref, from }) => actual.get(ref) !== from))
                return { kind: 'moved', actual };
            if (message.refs.length > 0)
                return { kind: 'refused', ...message };
        }
        const wait = pausesMs[tries];
        if (wait === undefined || cutOff?.aborted === true)
            return { kind: 'unreachable', why: message.why };
        // Cut off meanwhile, it is tried no more.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(wait, undefined, cutOff === undefined ? {} : { signal: cutOff }).catch(() => undefined);
    }
}
const FORBIDDEN = /\b(403|401|denied|Authentication failed)\b/;
/** Begins a push that would do nothing: the server says right away whether it takes pushes. */
async function askToPush(git, url, call) {
    try {
        const args = ['push', '--dry-run', '--porcelain', '--no-verify', url, ':refs/heads/autorize-no-such-branch'];
        const { exitCode, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
        if (exitCode === 0 || /remote ref does not exist/.test(stderr))
            return 'yes';
        return FORBIDDEN.test(stderr) ? 'no' : 'unknown';
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS)
            return 'unknown';
        throw error;
    }
}
/** Undefined when it was done. */
async function attempt(git, args, call) {
    try {
        const { exitCode, stdout, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
        if (exitCode === 0)
            return undefined;
        const refusals = [...stdout.toString().matchAll(/^!\t[^:\p{Zl}\p{Zp}\r\n]*:(\S+)\t\[remote rejected\] (.*)$/gmu)];
        // Of an atomic push, the innocent are refused with the guilty.
        const guilty = refusals.filter(([, , why]) => !/atomic/.test(why ?? ''));
        const chosen = guilty.length > 0 ? guilty : refusals;
        const forbidden = FORBIDDEN.test(stderr);
        const why = chosen[0]?.[2] ?? lastLineOf(stderr);
        if (chosen.length === 0 && forbidden)
            return { refs: ['*'], why };
        return { refs: chosen.map(([, ref]) => ref ?? ''), why: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(why, 200) };
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS))
            throw error;
        return { refs: [], why: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(`${error.gitExit}`, 200) };
    }
}
function lastLineOf(stderr) {
    const lines = stderr.split('\n').filter((line) => /^(fatal|error|remote):/.test(line));
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(lines[0] ?? stderr.trim(), 200);
}


/***/ }),

/***/ 35222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SC: () => (/* binding */ commitTree),
  y$: () => (/* binding */ createStore),
  j_: () => (/* binding */ diffTrees),
  dt: () => (/* binding */ findListed),
  h$: () => (/* binding */ findStore),
  Tr: () => (/* binding */ importCommit),
  Sy: () => (/* binding */ importTree),
  CS: () => (/* binding */ listFiles),
  aZ: () => (/* binding */ removeStore),
  eS: () => (/* binding */ treeBytes),
  bR: () => (/* binding */ treeIdOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/asked-once.js
var asked_once = __webpack_require__(68852);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
;// CONCATENATED MODULE: ./build/base/ignore-rules.js
/**
 * Writes all the ignore files of a tree as one list of patterns that starts at the top, to the same effect: so the
 * rules of the base hold, whatever an agent writes into the ignore files of its work tree.
 */
function flattenIgnoreRules(files) {
    // The last pattern that matches decides: a deeper file comes after those above it.
    const ordered = [...files].sort((a, b) => (a.folder < b.folder ? -1 : 1));
    return ordered.flatMap(({ folder, text }) => text.split('\n').flatMap((line) => moved(line, folder))).join('\n');
}
function moved(rawLine, folder) {
    const line = rawLine.replace(/\r$/, '').replace(/^\ufeff/, '');
    if (line.trim() === '' || line.startsWith('#'))
        return [];
    if (folder === '')
        return [line];
    const isNegated = line.startsWith('!');
    const pattern = isNegated ? line.slice(1) : line.replace(/^\\(?=[!#])/, '');
    // A slash at the beginning or in the middle ties a pattern to its folder; without one it holds at any depth below.
    const isTied = pattern.trimEnd().slice(0, -1).includes('/');
    const place = folder.replaceAll(/[\\*?[\]!#]/g, '\\$&');
    const below = isTied ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return [`${isNegated ? '!' : ''}/${place}${below}`];
}

// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-folder.js
var git_folder = __webpack_require__(80829);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
;// CONCATENATED MODULE: ./build/kernel/git-store.js
/**
 * A private git store: objects, refs and configuration that only the supervisor writes.
 * Invariant: what is read from it is what was put in: its objects are a pack of its own, each hashed again on the way
 * in, with no link to and no fallback on the user's store; an accepted change is one compare-and-swap of a ref.
 * Crash while it is made: the folder holds no `ready` file and is recreated. Crash between `commitTree` and `moveRef`:
 * the same commit is made again, with the same id, since its dates come from the caller.
 */











// Attributes of the git directory win over every .gitattributes: bytes go in and out as they are.
const RAW_ATTRIBUTES = '* -text -filter -ident !eol !working-tree-encoding !diff !merge\n';
/** The store that a folder holds whole, if it does. */
function findStore({ folder, base }) {
    return (0,external_node_fs_.existsSync)(readyFile(folder, base)) ? bindStore(folder, base) : undefined;
}
const READY = 'ready-';
function readyFile(folder, base) {
    return (0,external_node_path_.join)(folder, `${READY}${base}`);
}
/** Removes a store. Crash: what is left of it is not taken for a whole one. */
function removeStore(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return;
    for (const name of (0,external_node_fs_.readdirSync)(folder))
        if (name.startsWith(READY))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name));
    (0,durable/* syncFolder */.Yw)(folder);
    (0,remove_tree/* removeTree */.dM)((0,external_node_path_.join)(folder, 'git'));
    (0,fault_point/* faultPoint */.Jd)('store:amid-removal');
    (0,remove_tree/* removeTree */.dM)(folder);
}
function bindStore(folder, base) {
    const gitDir = (0,external_node_path_.join)(folder, 'git');
    const home = (0,external_node_path_.join)(folder, 'home');
    return {
        folder,
        gitDir,
        home,
        base,
        ignoreFile: (0,external_node_path_.join)(gitDir, 'info', 'base-ignore'),
        git: (0,kernel_git/* bindGit */.uD)({ gitDir, home }),
    };
}
/** Makes the private store of a run in a folder, or takes the one that is there whole. */
async function createStore({ folder, repository, base }) {
    const found = findStore({ folder, base });
    if (found !== undefined)
        return found;
    const store = bindStore(folder, base);
    const { gitDir, home, ignoreFile } = store;
    (0,fault_point/* faultPoint */.Jd)('store:before-create');
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    (0,external_node_fs_.mkdirSync)(home);
    (0,git_folder/* writeGitFolder */.e)(gitDir, repository);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'info', 'attributes'), RAW_ATTRIBUTES);
    // The base is where history ends here: a run needs no more, and the user's clone may be shallow itself.
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${base}\n`);
    await importCommit(store, { repository, commit: base });
    (0,fault_point/* faultPoint */.Jd)('store:after-objects');
    (0,external_node_fs_.writeFileSync)(ignoreFile, `${flattenIgnoreRules(await readIgnoreFiles(store))}\n`);
    (0,fault_point/* faultPoint */.Jd)('store:before-ready');
    (0,external_node_fs_.writeFileSync)(readyFile(folder, base), '');
    (0,durable/* syncFolder */.Yw)(folder);
    (0,fault_point/* faultPoint */.Jd)('store:after-ready');
    return store;
}
/**
 * Copies a commit of the user's repository, with what lies between it and the base; the base too when it is the commit
 * itself. Every object is hashed on the way in.
 */
async function importCommit({ gitDir, home, base, git }, { repository: { objects }, commit }) {
    const reader = (0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] });
    await importObjects({ gitDir, git }, { reader, wanted: commit === base ? `${base}\n` : `${commit}\n^${base}\n` });
    await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit]);
}
/** Copies the tree of a commit of the user's repository, without its history, and reads its message. */
async function importTree({ gitDir, home, git }, { repository: { objects }, commit }) {
    const reader = (0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] });
    const tree = await (0,kernel_git/* gitLine */.JG)(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
    const id = await (0,kernel_git/* gitLine */.JG)(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`]);
    const { stdout } = await reader(['cat-file', 'commit', '--end-of-options', id]);
    const text = stdout.toString();
    await importObjects({ gitDir, git }, { reader, wanted: `${tree}\n` });
    await git(['rev-list', '--objects', '--quiet', '--end-of-options', tree]);
    return { tree, message: text.slice(text.indexOf('\n\n') + 2) };
}
async function importObjects({ gitDir, git }, { reader, wanted }) {
    const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
    // Each import has a folder of its own, since several run in parallel; what they make is named by its content.
    const arrival = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(gitDir, 'import-'));
    try {
        const name = await (0,kernel_git/* gitLine */.JG)(reader, ['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(arrival, 'unchecked')], {
            input: wanted,
        });
        // The index that git wrote believes the names of the user's objects; the one made here is of what they hold.
        const checked = (0,external_node_path_.join)(arrival, `pack-${name}.idx`);
        await git(['index-pack', '-o', checked, (0,external_node_path_.join)(arrival, `unchecked-${name}.pack`)]);
        // Git finds a pack by its index, which therefore comes last.
        (0,external_node_fs_.renameSync)((0,external_node_path_.join)(arrival, `unchecked-${name}.pack`), (0,external_node_path_.join)(packs, `pack-${name}.pack`));
        (0,external_node_fs_.renameSync)(checked, (0,external_node_path_.join)(packs, `pack-${name}.idx`));
    }
    finally {
        (0,external_node_fs_.rmSync)(arrival, { recursive: true, force: true });
    }
}
async function readIgnoreFiles(store) {
    const files = [];
    for (const { mode, id, path } of await listFiles(store, store.base)) {
        const name = (0,byte_path/* decodePath */.q0)(path);
        if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(name))
            continue;
        const { stdout: text } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
        files.push({ folder: name.slice(0, -'.gitignore'.length), text: text.toString() });
    }
    return files;
}
// A run asks for those of its base again and again, and now and then for another commit's.
const MAX_LISTS = 4;
const listedOnce = (0,asked_once/* askedOnce */.m)(MAX_LISTS);
/** The files of a commit or tree by its full id, in git's order; asked of git once, since they cannot change. */
function listFiles({ git }, id) {
    return listedOnce.ask(git, id, () => readFiles(git, id));
}
/** The same, where git was asked already. */
function findListed({ git }, id) {
    return listedOnce.find(git, id);
}
// Those of its base, its branch and the trees that it compares.
const MAX_TREE_IDS = 100;
const resolvedOnce = (0,asked_once/* askedOnce */.m)(MAX_TREE_IDS);
/** The id of the tree of a commit or tree by its full id; asked of git once, too. */
function treeIdOf({ git }, id) {
    const args = ['rev-parse', '--verify', '--end-of-options', `${id}^{tree}`];
    return resolvedOnce.ask(git, id, () => (0,kernel_git/* gitLine */.JG)(git, args));
}
async function readFiles(git, id) {
    const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', id]);
    return (0,raw_diff/* splitNul */.K)(stdout).map((entry) => {
        const nameAt = entry.indexOf(TAB) + 1;
        const [mode = '', , file = ''] = entry.toString('latin1', 0, nameAt - 1).split(' ');
        return { mode, id: file, path: entry.subarray(nameAt) };
    });
}
const TAB = 0x09;
/** How many bytes the files of a tree have. */
async function treeBytes({ git }, id) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', id]);
    return (0,raw_diff/* splitNul */.K)(stdout).reduce((sum, entry) => {
        const size = /(\d+|-)\t/.exec(entry.toString('latin1'))?.[1];
        // A link to another repository has none.
        return sum + (Number(size) || 0);
    }, 0);
}
/** What differs between two trees or commits, by true names; a rename is a deletion and an addition. */
async function diffTrees({ git }, { from, to }) {
    const { stdout } = await git([
        ...['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--end-of-options'],
        ...[from, to, '--'],
    ]);
    return (0,raw_diff/* parseRawDiff */.L)(stdout);
}
/** Writes a commit and gives its id: the same request, the same id. */
async function commitTree({ git }, request) {
    const { tree, parents, message, identity, date } = request;
    const seconds = `@${Math.floor(Date.parse(date) / 1000)} +0000`;
    return (0,kernel_git/* gitLine */.JG)(git, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
        input: message,
        env: {
            GIT_AUTHOR_NAME: identity.name,
            GIT_AUTHOR_EMAIL: identity.email,
            GIT_AUTHOR_DATE: seconds,
            GIT_COMMITTER_NAME: identity.name,
            GIT_COMMITTER_EMAIL: identity.email,
            GIT_COMMITTER_DATE: seconds,
        },
    });
}


/***/ }),

/***/ 61300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FI: () => (/* binding */ captureTree),
  pw: () => (/* binding */ checkoutTree),
  rg: () => (/* binding */ markExternal)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/bounded-work.js
var bounded_work = __webpack_require__(18535);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/pace.js
var kernel_pace = __webpack_require__(56757);
;// CONCATENATED MODULE: ./build/kernel/capture-size.js
/**
 * How large a folder is, before anything of it is read.
 * Invariant: only names and sizes are asked for; the answer comes in pieces, and not at all once it is cancelled.
 */





/** Why a folder is too large to be taken, or undefined. */
async function findExcess(store, { folder, known, others, limits, signal }) {
    const { maxFiles, maxBytes } = limits;
    if (others.length > maxFiles)
        return `it adds ${(0,base_text/* plural */.LS)(others.length, 'file')}, above capture.max_files ${maxFiles}`;
    const pace = new kernel_pace/* Pace */.o();
    let bytes = 0;
    for (const names of [known, others]) {
        for (const name of names) {
            bytes += sizeOf(folder, name);
            if (signal.aborted)
                return undefined;
            await pace.step();
        }
    }
    // What the base has does not count: only where that could matter it is asked for.
    if (bytes <= maxBytes)
        return undefined;
    const grown = bytes - (await sizeOfBase(store, signal));
    if (grown <= maxBytes)
        return undefined;
    return `it adds ${Math.ceil(grown / 2 ** 20)} MB, above capture.max_mb ${Math.floor(maxBytes / 2 ** 20)}`;
}
function sizeOf(folder, name) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(`${folder}/`), name]));
        return stats.isFile() || stats.isSymbolicLink() ? stats.size : 0;
    }
    catch (error) {
        // Gone, or out of reach: git says so, where it matters.
        if ((0,files/* isSystemError */.Or)(error))
            return 0;
        throw error;
    }
}
async function sizeOfBase({ git, base }, signal) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', base], {
        cutOff: signal,
    });
    let bytes = 0;
    for (const entry of (0,raw_diff/* splitNul */.K)(stdout))
        bytes += Number(/ (\d+)\t/.exec(entry.toString('latin1'))?.[1] ?? 0);
    return bytes;
}

// EXTERNAL MODULE: ./build/kernel/external-content.js
var external_content = __webpack_require__(92197);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/folder-trust.js
var folder_trust = __webpack_require__(45237);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-index.js
var git_index = __webpack_require__(58537);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/tree-names.js
var tree_names = __webpack_require__(52367);
;// CONCATENATED MODULE: ./build/kernel/git-work-tree.js
/**
 * Folders that git fills and reads: workspaces for agents, evaluation checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout begins with none, in a folder of its own.
 */














function bindWorkTree({ gitDir, home }, { folder, indexFile }) {
    return (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile, workTree: folder });
}
/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows. Sizes are summed before any content is read.
 */
async function captureTree(store, workTree, { limits, signal } = {}) {
    const obstacle = folderObstacle(workTree.folder);
    if (obstacle !== undefined)
        return { kind: 'refused', reason: obstacle };
    const bounds = { timeoutMs: limits?.timeoutMs, signal };
    const taken = await (0,bounded_work/* workWithin */.p)(bounds, (cutOff) => takeTree(store, workTree, { limits, cutOff }));
    if (taken.kind === 'done')
        return taken.value;
    if (taken.kind === 'cancelled')
        return taken;
    return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}
async function takeTree(store, { folder, indexFile }, { limits, cutOff }) {
    // A copy: the checkout's own index never learns what was found here.
    const captureIndex = `${indexFile}.capture`;
    for (const file of [captureIndex, `${captureIndex}.lock`])
        (0,external_node_fs_.rmSync)(file, { force: true });
    const index = (0,folder_trust/* readTrustedIndex */.MR)({ folder, indexFile }, hashOf(store));
    if (index !== undefined)
        (0,folder_trust/* writeIndex */._M)(captureIndex, index);
    const git = bindWorkTree(store, { folder, indexFile: captureIndex });
    if (index !== undefined)
        await unmark(git, index, cutOff);
    // What is known is what the base has, whatever tree the folder began with.
    const base = await (0,git_store/* listFiles */.CS)(store, store.base);
    if (index === undefined || !hasNames(index, base))
        await git(['read-tree', '--reset', '--end-of-options', store.base], { cutOff });
    const untouched = store.external === undefined
        ? new Set()
        : await (0,external_content/* findUntouched */.BY)(store.external, {
            ...{ folder, files: base, signal: cutOff },
            isUntouched: (0,folder_trust/* openUntouched */.qe)({ folder, indexFile }),
        });
    // What such a file holds is no part of a tree: its pointer stays there.
    const known = base.flatMap(({ path }) => (untouched.has(path) ? [] : [path]));
    const others = holdsMore(folder, known) ? await listOthers(git, store, cutOff) : [];
    if (others === 'too many')
        return { kind: 'too-large', reason: 'the names of what it adds alone are too many to read' };
    if (limits !== undefined) {
        const excess = await findExcess(store, { folder, known, others, limits, signal: cutOff });
        if (excess !== undefined)
            return { kind: 'too-large', reason: excess };
    }
    // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
    const hidden = findBeyondLinks(folder, known);
    if (hidden.size > 0) {
        await git(['update-index', '-z', '--force-remove', '--stdin'], { input: (0,tree_names/* joinNul */.MX)([...hidden]), cutOff });
    }
    // Known names first: where a folder took the place of a file, the file has to go before its content comes.
    const names = [...known.filter((name) => !hidden.has(name)), ...others.map(withoutSlash)];
    const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
    const added = await git(args, { input: (0,tree_names/* joinNul */.MX)(names), allowed: [0, 1, 128], cutOff });
    const reason = refusal(added);
    if (reason !== undefined)
        return { kind: 'refused', reason };
    return { kind: 'captured', tree: await (0,kernel_git/* gitLine */.JG)(git, ['write-tree'], { cutOff }) };
}
// Of names: more than a hundred thousand long ones.
const MAX_NAMES_BYTES = 64 << 20;
/** New files that no ignore rule of the base names. */
async function listOthers(git, { ignoreFile }, cutOff) {
    const args = ['ls-files', '-z', '--others', `--exclude-from=${ignoreFile}`];
    try {
        return (0,raw_diff/* splitNul */.K)((await git(args, { maxBytes: MAX_NAMES_BYTES, cutOff })).stdout);
    }
    catch (error) {
        if (error instanceof kernel_git/* GitError */.XS && error.isTooLong)
            return 'too many';
        throw error;
    }
}
/** Whether an index is of these files by name, so that looking at each of them again makes it theirs. */
function hasNames({ entries }, files) {
    return (entries.length === files.length &&
        entries.every(({ mode, path }, at) => {
            const file = files[at];
            // Of another repository git takes its commit, and no content.
            return mode !== git_index/* LINK_TO_REPOSITORY */.GU && file?.mode !== REPOSITORY_MODE && file?.path.equals(path) === true;
        }));
}
const REPOSITORY_MODE = git_index/* LINK_TO_REPOSITORY */.GU.toString(8);
/**
 * Whether anything lies in a folder besides files of these names; what lies behind a link or is shut is not looked at.
 */
function holdsMore(folder, known) {
    const names = (0,tree_names/* namesOf */.eZ)(known);
    for (const path of names.folders) {
        const found = readEntries((0,tree_names/* pathIn */.lW)(folder, path));
        if (found === undefined)
            continue;
        // The top's own belongs to us.
        if (found.some((entry) => !(0,tree_names/* isKnown */.qE)(names, path, entry) && !(path === '' && (0,tree_names/* nameOf */.Vb)(entry) === '.git')))
            return true;
    }
    return false;
}
/** Lets git look at marked files of an index again. */
async function unmark(git, { entries }, cutOff) {
    const marked = entries.flatMap(({ isSkipped, path }) => (isSkipped ? [path] : []));
    if (marked.length === 0)
        return;
    await git(['update-index', '-z', '--no-skip-worktree', '--stdin'], { input: (0,tree_names/* joinNul */.MX)(marked), cutOff });
}
/** What is in a folder; undefined where there is none that can be read. */
function readEntries(path) {
    try {
        if (!(0,external_node_fs_.lstatSync)(path).isDirectory())
            return undefined;
        return (0,external_node_fs_.readdirSync)(path, { encoding: 'buffer', withFileTypes: true });
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}
/** Why there is no folder to be captured: its command may have removed, shut or replaced it. */
function folderObstacle(folder) {
    try {
        if (!(0,external_node_fs_.lstatSync)(folder).isDirectory())
            return 'the work tree is no folder any more';
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
        return undefined;
    }
    catch (error) {
        return `the work tree cannot be read: ${(0,files/* errorCode */.CA)(error)}`;
    }
}
/** The names that lead through a link. */
function findBeyondLinks(folder, names) {
    const asked = new Map([['', false]]);
    const isBeyond = (path) => {
        const before = asked.get(path);
        if (before !== undefined)
            return before;
        const found = isBeyond((0,tree_names/* parentOf */.gN)(path)) || isLink(Buffer.from(`${folder}/`), Buffer.from(path, 'latin1'));
        asked.set(path, found);
        return found;
    };
    return new Set(names.filter((name) => isBeyond((0,tree_names/* parentOf */.gN)(name.toString('latin1')))));
}
function isLink(...parts) {
    try {
        return (0,external_node_fs_.lstatSync)(Buffer.concat(parts)).isSymbolicLink();
    }
    catch {
        // Not there, below a file, or shut to us: git says so, where it matters.
        return false;
    }
}
/** A nested repository is listed with a slash at its end. */
function withoutSlash(name) {
    return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}
const MAX_REASON_CHARS = 500;
/** Git goes on when it ignores a name: its warning is the only sign, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }) {
    if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < kernel_git/* MAX_STDERR_CHARS */.wx)
        return undefined;
    // It may quote a name as it is.
    return (0,base_text/* printable */.g$)(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}
/**
 * Makes a new folder hold a tree, and nothing else, in the place of whatever was there: of a folder that is used again,
 * attributes, access lists and times would stay. Says whether it came to that, or was cancelled: then nothing is said
 * of what the folder holds.
 */
async function checkoutTree(store, checkout) {
    const { folder, indexFile, tree, yardIn, signal, onLeft } = checkout;
    const isCancelled = () => signal?.aborted === true;
    const left = await (0,remove_tree/* discardTree */.l)(folder, { signal, ...(yardIn === undefined ? {} : { yardIn }) });
    if (isCancelled())
        return 'cancelled';
    if (left.length > 0)
        onLeft?.(left);
    (0,folder_trust/* forgetHanding */.tP)(checkout);
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,external_node_fs_.rmSync)(file, { force: true });
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    try {
        await bindWorkTree(store, checkout)(['read-tree', '--reset', '-u', '--end-of-options', tree], {
            ...(signal && { cutOff: signal }),
        });
    }
    catch (error) {
        if (!isCancelled())
            throw error;
    }
    if (isCancelled())
        return 'cancelled';
    return store.external === undefined ? 'ready' : putExternal(store, store.external, checkout);
}
/** Puts in what the tree only names. */
async function putExternal(store, external, checkout) {
    const { folder, tree, signal } = checkout;
    const placed = await (0,external_content/* placeExternal */.Ft)(external, { folder, files: await (0,git_store/* listFiles */.CS)(store, tree), signal });
    if (placed === 'cancelled')
        return placed;
    await markPlaced(bindWorkTree(store, checkout), placed);
    (0,fault_point/* faultPoint */.Jd)('workspace:after-external');
    return signal?.aborted === true ? 'cancelled' : 'ready';
}
/** Marks Git LFS files of an index, so that git takes them for unchanged, whatever they hold. */
async function markExternal({ git, gitDir, home, external }, { indexFile, tree }) {
    if (external === undefined || external.lfs.size === 0)
        return;
    const files = await (0,git_store/* listFiles */.CS)({ git }, tree);
    const ours = files.filter(({ path, mode, id }) => {
        const file = external.lfs.get(path.toString('latin1'));
        return file?.mode === mode && file.id === id;
    });
    await markPlaced(
    // Git asks for a work tree, and looks at nothing in it.
    (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile, workTree: home }), ours.map(({ path }) => path));
}
async function markPlaced(git, names) {
    if (names.length > 0)
        await git(['update-index', '-z', '--skip-worktree', '--stdin'], { input: (0,tree_names/* joinNul */.MX)(names) });
}
/** Ids of a store are as long as its hash. */
function hashOf({ base }) {
    return base.length === 64 ? 'sha256' : 'sha1';
}


/***/ }),

/***/ 92364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ upperOf),
/* harmony export */   H2: () => (/* binding */ overlayPrefix),
/* harmony export */   Nx: () => (/* binding */ readOnlyPrefix),
/* harmony export */   Rp: () => (/* binding */ mountedFrom),
/* harmony export */   cm: () => (/* binding */ discardLayeredView),
/* harmony export */   w0: () => (/* binding */ createLayeredView)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
/**
 * Folders that one command sees as several frozen folders in one, with a fresh writable layer on top of them: overlay file
 * systems in a mount namespace of the command's own, below its sandbox.
 * Invariant: what the command writes goes to its own writable layer, and nothing of it to a frozen folder. No mount is
 * ever visible outside of the namespace: when the command ends, or everything is killed, the kernel drops them. The
 * frozen folders must not change while a command sees them.
 * Crash: the folder of the view stays, with the writable layers in it; it is the caller's to remove.
 * The layers have short names in a folder of the view, since a command can read the options of its mounts, and they must
 * fit into one page.
 * Each command has a view, and on a busy disk every entry of a folder takes its time: a view has as few as can be, one
 * program mounts all of it, and what commands leave as it was is removed without a look into it.
 */



/** Names the mounts of a view, so that one program can make all of them. */
const TABLE = 'mounts';
/** Makes the folder of a view, which must not exist. */
function createLayeredView(view) {
    const { folder } = view;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o755 });
    for (const [index, { lower }] of view.folders.entries()) {
        for (const name of [`up${index}`, `work${index}`])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { mode: 0o755 });
        for (const [at, layer] of lower.entries())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(layer, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, lowerName(index, at)));
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, TABLE), view.folders.map((each, index) => tableLine(view.programs, each, index)).join(''));
    return view;
}
/** Removes a view whose command has ended. */
async function discardLayeredView({ folder, folders }, options) {
    for (const [index, { lower }] of folders.entries()) {
        // Of the kernel's own, a few folders in each other.
        (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .removeTree */ .dM)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `work${index}`));
        for (const at of lower.keys())
            quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, lowerName(index, at))));
        quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `up${index}`)));
    }
    quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, TABLE)));
    return quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder)) ? [] : (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .discardTree */ .l)(folder, options);
}
function lowerName(index, at) {
    return `${index}.${at}`;
}
function quietly(act) {
    try {
        act();
        return true;
    }
    catch {
        // Something is in it, or it is gone: what is left is looked through.
        return false;
    }
}
/**
 * The writable layer of the folder at `at`: what the command wrote, and marks of what it removed. In the command's
 * namespace the folder as a whole is mounted in its place.
 */
function upperOf(view, at) {
    const index = view.folders.findIndex((each) => each.at === at);
    if (index === -1)
        throw new TypeError(`the view has no folder ${at}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(view.folder, `up${index}`);
}
/** Where a path inside one of the folders is to be mounted from; any other path is itself. */
function mountedFrom(view, path) {
    if (view === undefined)
        return path;
    const around = view.folders.filter(({ at }) => path === at || path.startsWith(at + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    // A folder of layers may lie in another one: the inner one counts.
    const [inner] = around.toSorted((one, other) => other.at.length - one.at.length);
    if (inner === undefined)
        return path;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(upperOf(view, inner.at), path.slice(inner.at.length));
}
/** The start of a command line that mounts a view and then runs the rest in its place, as the same process. */
function overlayPrefix(view) {
    const { folder, programs } = view;
    // The command gets no variable that differs from view to view.
    const script = ['set -e', 'cd "$1"', `"$2" -a -T ${TABLE}`, 'cd /', 'shift 2', 'unset OLDPWD', 'exec "$@"'];
    return [...namespacePrefix(programs), script.join('\n'), 'view', folder, programs.mount];
}
/** The start of a command line that shows one folder of a view whose command has ended, read-only, and runs the rest in it. */
function readOnlyPrefix(view, at) {
    const { folder, programs } = view;
    const index = view.folders.findIndex((each) => each.at === at);
    const up = `up${index}`;
    const layers = [up, ...(view.folders[index]?.lower ?? []).map((_, each) => lowerName(index, each))];
    const mount = `"$2" -t overlay view -o ro,userxattr,lowerdir=${layers.join(':')} ${up}`;
    const script = ['set -e', 'cd "$1"', mount, `cd ${up}`, 'shift 2', 'exec "$@"'];
    return [...namespacePrefix(programs), script.join('\n'), 'view', folder, programs.mount];
}
function namespacePrefix({ unshare, owner }) {
    const user = owner === undefined ? [] : ['--user', '--map-root-user'];
    return [unshare, ...user, '--mount', '--propagation', 'private', '--', '/bin/sh', '-c'];
}
/** A mount as `fstab` has it. */
function tableLine({ isVolatile }, { lower }, index) {
    const layers = lower.map((_, at) => lowerName(index, at)).join(':');
    // Attributes of users mark removed folders also where root mounts: layers read the same for everybody.
    const options = ['userxattr', 'index=off', ...(isVolatile ? ['volatile'] : [])];
    const folders = [`lowerdir=${layers}`, `upperdir=up${index}`, `workdir=work${index}`];
    return `view up${index} overlay ${[...options, ...folders].join(',')} 0 0\n`;
}


/***/ }),

/***/ 34389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ bridgeArguments),
/* harmony export */   CL: () => (/* binding */ END_BRIDGE),
/* harmony export */   qp: () => (/* binding */ BRIDGE_PORT),
/* harmony export */   r9: () => (/* binding */ START_BRIDGE)
/* harmony export */ });
/**
 * A bridge between the loopback address of a sandbox without a network and a Unix socket outside of it. Pure.
 * Invariant: it is there before the command begins and gone when that has ended; it passes bytes and decides nothing, so
 * that a command that changes or ends it gains nothing. It is run by the Node that runs this, so nothing has to be
 * installed; a variable for Node that the command is given does not reach it.
 */
/** The port that it listens at: below those that systems hand out by themselves, and no known service's. */
const BRIDGE_PORT = 19_817;
/** Reaches the socket by a descriptor of its folder: a path of a socket has at most 107 bytes. */
const SOURCE = [
    `const { createServer, connect } = require('node:net');`,
    `const { openSync, closeSync, writeSync } = require('node:fs');`,
    `const [folder, socket, port] = process.argv.slice(1);`,
    // The command is asked to stop by a signal to all; what it still says to its model goes through here.
    `for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);`,
    `const path = '/proc/self/fd/' + openSync(folder, 'r') + '/' + socket;`,
    `const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {`,
    `  const far = connect({ path, allowHalfOpen: true });`,
    `  const end = () => { near.destroy(); far.destroy(); };`,
    `  for (const each of [near, far]) each.on('error', end).on('close', end);`,
    `  near.pipe(far).pipe(near);`,
    `});`,
    `server.on('error', (error) => { console.error('bridge to the model: ' + error.message); process.exit(1); });`,
    // What takes the place of its output must not be a connection.
    `server.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 }, () => { writeSync(1, String(process.pid)); closeSync(1); openSync('/dev/null', 'w'); });`,
].join('\n');
/** Arguments that a script with these lines takes before the command's own. */
function bridgeArguments({ program, folder, socket }) {
    return [program, SOURCE, folder, socket, String(BRIDGE_PORT)];
}
/**
 * Lines of a shell script that start the bridge and wait for it: it closes its output when it listens, and names its own
 * number there.
 */
const START_BRIDGE = [
    'bridge=$(NODE_OPTIONS= NODE_V8_COVERAGE= "$1" --no-warnings -e "$2" "$3" "$4" "$5" </dev/null 3>&- &)',
    'case $bridge in ""|*[!0-9]*) echo "the bridge to the model does not start" >&2; exit 1 ;; esac',
    'shift 5',
].join('\n');
/** Ends it, when the command has ended. */
const END_BRIDGE = 'kill -9 "$bridge" 2>/dev/null';


/***/ }),

/***/ 64809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ readProgram),
/* harmony export */   al: () => (/* binding */ readMovingFacts),
/* harmony export */   m_: () => (/* binding */ readFixedFacts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);
/**
 * What the machine is that programs run on, as far as files show it: kernel, processor, image, programs.
 * Invariant: only files are read. What cannot change while this process lives is read once; the rest each time, a file's
 * content only where its identity changed.
 */




const GOVERNOR = '/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor';
const GPU = '/proc/driver/nvidia/version';
/** What stays as it is while this process lives. */
function readFixedFacts({ ImageOS: os, ImageVersion: image }) {
    const processors = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.cpus)();
    return present({
        kernel: `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.type)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.release)()}`,
        cpu: `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}`,
        gpu: firstLine(GPU),
        image: os === undefined ? undefined : `${os} ${image ?? ''}`.trim(),
    });
}
/** What may become something else meanwhile. */
function readMovingFacts(env) {
    return present({ governor: firstLine(GOVERNOR), image_digest: readImageDigest(env) });
}
function present(facts) {
    return Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])));
}
function firstLine(path) {
    return readText(path)?.trim().split('\n')[0];
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
    }
    catch {
        // Not every machine has it, or shows it.
        return undefined;
    }
}
// Podman names the image there, where it may.
const CONTAINER = '/run/.containerenv';
// What names the release of a root file system, and what lists its packages.
const IMAGE_FILES = [
    '/etc/os-release',
    '/var/lib/dpkg/status',
    '/lib/apk/db/installed',
    '/usr/lib/apk/db/installed',
    '/var/lib/rpm/rpmdb.sqlite',
    '/usr/lib/sysimage/rpm/rpmdb.sqlite',
    '/var/lib/rpm/Packages',
    '/System/Library/CoreServices/SystemVersion.plist',
];
/**
 * What distinguishes the image of the root file system from another one: `given` by AUTORIZE_IMAGE_DIGEST, `container` as the
 * container's engine names it, else `system`: a digest of its release and of the list of its packages.
 */
function readImageDigest({ AUTORIZE_IMAGE_DIGEST: supplied }) {
    if (supplied)
        return `given ${supplied}`;
    const named = /^imageid="?([^"\s]+)"?$/m.exec(readText(CONTAINER) ?? '')?.[1];
    if (named !== undefined)
        return `container ${named}`;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.type)()}\n`);
    for (const path of IMAGE_FILES) {
        const content = contentOf(path);
        if (content !== undefined)
            hash.update(`${path} ${content}\n`);
    }
    return `system ${hash.digest('hex')}`;
}
/** The program behind a name on a PATH: where it is, and what distinguishes it from another one. */
function readProgram(name, path) {
    const found = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__/* .findOnPath */ .aY)(name, path);
    if (found === undefined)
        return undefined;
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(found);
        return `${real} ${identify(real)}`;
    }
    catch {
        // Gone since: as if it were not there.
        return undefined;
    }
}
// Larger ones are distinguished by size and time of change: to read one takes longer than some evaluations.
const MAX_READ_BYTES = 1 << 20;
function identify(path) {
    const { size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    return size > MAX_READ_BYTES ? `${size} bytes of ${new Date(mtimeMs).toISOString()}` : (contentOf(path) ?? 'unread');
}
const known = new Map();
/** Digest of a file's content; undefined where there is none to be read. */
function contentOf(path) {
    try {
        const { dev, ino, size, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { bigint: true });
        const stamp = `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
        const before = known.get(path);
        if (before?.stamp === stamp)
            return before.digest;
        const digest = hashFile(path);
        known.set(path, { stamp, digest });
        return digest;
    }
    catch {
        // Not there, or not ours to read: on another machine it may be.
        return undefined;
    }
}
const BLOCK_BYTES = 1 << 20;
function hashFile(path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        for (;;) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, block);
            if (count === 0)
                return hash.digest('hex');
            hash.update(block.subarray(0, count));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 24102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ moveEntry)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
/** Moving what a command left, whatever rights it gave to it. */


const ALL_OF_OWNER = 0o700;
const RIGHTS = 0o7777;
const SLASH = 0x2f;
/**
 * Moves a file or folder of ours to a free name on the same file system. Who is not root needs the right to write in the
 * folder that it is taken from, and in a folder itself, since that holds where it lies.
 */
function moveEntry(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
    }
    catch (error) {
        if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)))
            throw error;
        const source = Buffer.from(from);
        open(source.subarray(0, source.lastIndexOf(SLASH)));
        const mode = open(source);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
        if (mode !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(to, mode);
    }
}
/** Gives its owner all rights in a folder; says which were there. */
function open(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    if (!stats.isDirectory())
        return undefined;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, stats.mode | ALL_OF_OWNER);
    return stats.mode & RIGHTS;
}


/***/ }),

/***/ 49816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ findNewFiles),
/* harmony export */   Ac: () => (/* binding */ NEW_FILES_LIMITS),
/* harmony export */   Ht: () => (/* binding */ bytesOfNew),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Iy: () => (/* binding */ listBelow),
/* harmony export */   TM: () => (/* binding */ isShutFolder),
/* harmony export */   fm: () => (/* binding */ isShut),
/* harmony export */   fp: () => (/* binding */ moveNewFiles),
/* harmony export */   h_: () => (/* binding */ fileKind),
/* harmony export */   he: () => (/* binding */ copyNewFiles),
/* harmony export */   nv: () => (/* binding */ concludeNewFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _copy_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79526);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _folder_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37087);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56757);
/**
 * What a command made in a checkout besides the files of its tree, and copies of that for the commands after it. What is
 * of another type than in the tree (a folder where the tree has a file, a link where it has a folder) is new, too.
 * Invariant: a copy has the bytes, rights, times and links of what was listed, and nothing else: no extended attribute,
 * no access list. What was listed is copied only as it was then: same place on the disk, size, rights and time of its
 * last change (ctime), which every write sets to the clock and nobody but root with another clock can set otherwise. A
 * time that is as young as the file system's clock is coarse is waited out before anybody else gets a folder. No link is
 * followed. A command may leave more than can be listed or copied at once: both go in pieces, and end when they are
 * cancelled, or as soon as there is more than memory is meant for.
 * Trade-off: pipes, sockets, devices, and what we cannot read or no path is short enough for, are not copied.
 */







// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_MS = 100;
const FOLDER = 'folder';
const UNREADABLE = 'unreadable';
// Several times what the largest installs make; some hundred megabytes of memory.
const NEW_FILES_LIMITS = { files: 1_000_000, characters: 128 << 20 };
/** Lists what lies in the checkout of a tree besides the tree's own files. */
async function findNewFiles(folder, tree, { known = { stamps: new Map() }, opened = [], signal, limits = NEW_FILES_LIMITS } = {}) {
    const kinds = kindsOf(tree, opened);
    const ofTree = kinds.size;
    for (const [path, stamp] of known.stamps)
        if (!kinds.has(path))
            kinds.set(path, kindOf(stamp));
    const stamps = new Map();
    const room = { ...limits };
    const isCancelled = () => signal?.aborted === true;
    const most = kinds.size + limits.files;
    const roots = [];
    const swapped = new Set();
    let unread;
    // Where something else took the place of a folder of the tree, what is behind it is not in the checkout.
    const real = new Set();
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__/* .Pace */ .o();
    let at = 0;
    for (const [path, kind] of kinds) {
        await pace.step();
        const isOfTree = at < ofTree;
        at += 1;
        if (kind !== 'folder' || (path !== '' && !real.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))))
            continue;
        const stats = statsOf(folder, path);
        const entries = isFolder(stats) ? await entriesOf(folder, path, { most, pace, signal }) : undefined;
        if (isCancelled())
            return 'cancelled';
        if (entries === 'too many')
            return entries;
        // The top is always there; another folder may be gone, or be listed with the folder that it is in.
        if (entries === undefined && isOfTree && (path === '' || stats === UNREADABLE || isFolder(stats)))
            unread ??= path;
        if (isOfTree && isFolder(stats) && isShut(stats))
            unread ??= path;
        if (entries === undefined)
            continue;
        real.add(path);
        for (const entry of entries) {
            const inside = joined(path, entry.name.toString('latin1'));
            const expected = kinds.get(inside);
            if (expected !== undefined && expected === fileKind(entry))
                continue;
            roots.push(inside);
            if (expected !== undefined)
                swapped.add(inside);
            const isListed = await listBelow(folder, inside, { stamps, room, pace, signal });
            if (isCancelled())
                return 'cancelled';
            if (!isListed)
                return 'too many';
            // Its name can be read and nothing else of it.
            if (stamps.get(inside) === UNREADABLE)
                unread ??= path;
        }
    }
    return { roots, stamps, swapped, unread };
}
/** What each path of a checkout has to be, folders before what is in them. */
function kindsOf(tree, opened) {
    const kinds = new Map([['', 'folder']]);
    const add = (path, kind) => {
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
            kinds.set(path.slice(0, at), 'folder');
        kinds.set(path, kind);
    };
    for (const { mode, path } of tree)
        add(path.toString('latin1'), KINDS[mode] ?? 'file');
    for (const path of opened)
        add(path, 'folder');
    return kinds;
}
// By git's mode. Another repository is an empty folder in a checkout.
const KINDS = { '120000': 'link', '160000': 'folder' };
/** What a file is, by its entry or its stats. */
function fileKind(entry) {
    if (entry.isDirectory())
        return 'folder';
    return entry.isSymbolicLink() ? 'link' : 'file';
}
function isFolder(stats) {
    return stats !== undefined && stats !== UNREADABLE && stats.isDirectory();
}
const OPEN_TO_OWNER = 0o500;
/** Whether a folder is shut to its owner, as root can look into it all the same. */
function isShut({ mode }) {
    return (Number(mode) & OPEN_TO_OWNER) !== OPEN_TO_OWNER;
}
/** Whether the folder of a stamp is shut to its owner. */
function isShutFolder(stamp) {
    return kindOf(stamp) === 'folder' && isShut({ mode: Number(stamp.split(' ')[3]) });
}
/** What a stamp says that a file is. */
function kindOf(stamp) {
    if (stamp.startsWith(FOLDER))
        return 'folder';
    const mode = Number(stamp.split(' ')[2] ?? 0);
    return (mode & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFMT) === node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFLNK ? 'link' : 'file';
}
/** Waits until a change of them would be seen by its time. */
async function concludeNewFiles({ stamps }) {
    if (stamps.size > 0)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(TICK_MS);
}
/** Copies them; `changed`: one of them is not as it was listed. */
async function copyNewFiles({ stamps }, { from, to, signal }) {
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__/* .Pace */ .o();
    const folders = [];
    for (const [path, stamp] of stamps) {
        if (signal?.aborted === true)
            return 'cancelled';
        await pace.step();
        if (stamp === UNREADABLE)
            continue;
        const stats = statsOf(from, path);
        if (stats === undefined || stats === UNREADABLE || stampOf(stats) !== stamp)
            return 'changed';
        const [source, target] = [(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(from, path), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(to, path)];
        if (stats.isDirectory()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(target, { mode: 0o700 });
            folders.push([target, stats]);
        }
        else if (stats.isSymbolicLink()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(source, 'buffer'), target);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__/* .timesOf */ .Qv)(stats));
        }
        else if (stats.isFile()) {
            const outcome = await (0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__/* .copyFile */ .m3)({ source, target, stats, signal });
            if (outcome === 'cancelled')
                return outcome;
            if (outcome === 'shut')
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, Number(stats.mode) & RIGHTS);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__/* .timesOf */ .Qv)(stats));
        }
    }
    // What is put into a folder changes its time, and may need a right that it is not to have.
    for (const [path, stats] of folders.toReversed()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, Number(stats.mode) & RIGHTS);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(path, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__/* .timesOf */ .Qv)(stats));
    }
    return 'copied';
}
/** Moves them, for good; says whether that could be done with all of them. */
function moveNewFiles({ roots }, { from, to }) {
    const moved = [];
    try {
        for (const root of roots) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(from, root), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(to, root));
            moved.push(root);
        }
        return true;
    }
    catch (error) {
        // A folder without the right to write in it cannot be moved but by root.
        if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)))
            throw error;
        for (const root of moved)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(to, root), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(from, root));
        return false;
    }
}
/** How many bytes the files among them have. */
function bytesOfNew({ stamps }) {
    let sum = 0;
    for (const stamp of stamps.values())
        if (kindOf(stamp) === 'file')
            sum += Number(stamp.split(' ')[3]) || 0;
    return sum;
}
const RIGHTS = 0o7777;
/** Adds the stamps of a file, or of a folder before what is in it; says whether there was room for it. */
async function listBelow(folder, root, { stamps, room, pace, signal }) {
    // The next one is the last one; it may lie deeper than calls can be nested.
    const due = [root];
    for (let path = due.pop(); path !== undefined; path = due.pop()) {
        if (signal?.aborted === true)
            return true;
        await pace.step();
        const stats = statsOf(folder, path);
        if (stats === undefined)
            continue;
        room.files -= 1;
        room.characters -= path.length;
        if (room.files < due.length || room.characters < 0)
            return false;
        stamps.set(path, stampOf(stats));
        if (stats === UNREADABLE || !stats.isDirectory())
            continue;
        const entries = (await entriesOf(folder, path, { most: room.files - due.length, pace, signal })) ?? [];
        if (entries === 'too many')
            return false;
        for (const { name } of entries)
            due.push(joined(path, name.toString('latin1')));
    }
    return true;
}
function stampOf(stats) {
    if (stats === UNREADABLE)
        return stats;
    const { dev, ino, mode, size, ctimeNs } = stats;
    // What a folder holds is compared by what is in it.
    return stats.isDirectory() ? `${FOLDER} ${dev} ${ino} ${mode}` : `${dev} ${ino} ${mode} ${size} ${ctimeNs}`;
}
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(folder, path), { bigint: true, throwIfNoEntry: false });
    }
    catch (error) {
        // A path that is too long, or shut.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            return UNREADABLE;
        throw error;
    }
}
/** Undefined where it was shut by the command. */
function entriesOf(folder, path, reading) {
    return (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .readEntries */ .$)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(folder, path), reading);
}
function joined(path, name) {
    return path === '' ? name : `${path}/${name}`;
}


/***/ }),

/***/ 55523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ hasCommit),
/* harmony export */   Z: () => (/* binding */ hasObjects)
/* harmony export */ });
/** Whether a repository holds all of these objects; each by what git finds it by, e.g. `ID^{tree}`. */
async function hasObjects(git, names) {
    for (const name of names) {
        const { exitCode } = await git(['cat-file', '-e', '--end-of-options', name], { allowed: [0, 1, 128] });
        if (exitCode !== 0)
            return false;
    }
    return true;
}
/** Whether a repository holds a commit. */
function hasCommit(git, commit) {
    return hasObjects(git, [`${commit}^{commit}`]);
}


/***/ }),

/***/ 56757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ Pace)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/**
 * Long work on the main thread, in pieces.
 * Invariant: between two pieces signals and timers are heard; a piece is over when its time is.
 */

// Short enough for a Ctrl-C, long enough that the pauses cost nothing.
const PIECE_MS = 20;
class Pace {
    #since = performance.now();
    /** Lets others have a turn where the piece is over. */
    async step() {
        if (performance.now() - this.#since < PIECE_MS)
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        this.#since = performance.now();
    }
}


/***/ }),

/***/ 41570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ listProcesses),
/* harmony export */   w5: () => (/* binding */ listedStart),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92717);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95808);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);
/**
 * The processes of this machine as ps(1) lists them, where the kernel does not show them as files.
 * Invariant: nothing is taken for "no such process" but a list without it: where ps cannot be run, since the machine is
 * short of processes, the answer is undefined.
 * Trade-off: each look starts a process (10 ms). Arguments and environment come as one text, so an argument that looks
 * like a variable counts as one; macOS shows no environment of the programs that it protects (/bin/sh, /bin/sleep).
 */




// Only their first letters are the same everywhere: the options for an environment are not.
const OPTIONS = {
    plain: () => ['-A', '-ww'],
    'with environment': (isDarwin) => (isDarwin ? ['-A', '-ww', '-E'] : ['axeww']),
};
const COLUMNS = 'pid=,ppid=,uid=,stat=,rss=,command=';
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)(?:\s+(.*))?$/;
/** Every process that lives, but not this one; undefined where they could not be listed. */
function listProcesses(detail = 'plain') {
    const listed = askPs([...OPTIONS[detail]((0,_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlatform */ .K)() === 'darwin'), '-o', COLUMNS]);
    return listed?.split('\n').flatMap((line) => {
        const [, pid, parent, uid, state = '', kilobytes, text = ''] = LINE.exec(line) ?? [];
        if (pid === undefined || isDead(state) || Number(pid) === process.pid)
            return [];
        const numbers = { pid: Number(pid), parent: Number(parent), uid: Number(uid) };
        return [{ ...numbers, residentBytes: Number(kilobytes) * 1024, words: text.split(' ') }];
    });
}
/** Whether a process lives; a zombie does not. Undefined where that could not be asked. */
function isListed(pid) {
    const states = askPs(['-p', String(pid), '-o', 'stat='])?.trim();
    return states === undefined ? undefined : states !== '' && !isDead(states);
}
/** When a process began, to the second; empty where there is none. */
function listedStart(pid) {
    return askPs(['-p', String(pid), '-o', 'lstart='])?.trim() ?? '';
}
function isDead(state) {
    return /^[ZX]/.test(state);
}
// The months by their English names, and the hours of no place's summer.
const ENV = { LC_ALL: 'C', TZ: 'UTC' };
function askPs(args) {
    const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__/* .findSystemProgram */ .FG)('ps');
    if (program === undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: 'autorize finds processes by the program "ps", which is not installed',
            remedy: 'Install it (procps), then run again.',
        });
    }
    const { exitCode, stdout } = (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .runProgramSync */ .x6)({ program, args, cwd: '/', env: ENV });
    // 1: no such process.
    return exitCode === 0 || (exitCode === 1 && args[0] === '-p') ? stdout : undefined;
}


/***/ }),

/***/ 98566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ markedProcesses),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   gy: () => (/* binding */ processStart),
/* harmony export */   jW: () => (/* binding */ isProcessAlive)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22989);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92717);
/* harmony import */ var _process_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41570);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8538);
/**
 * Finding and ending processes by what the kernel says of them (/proc), or ps(1) where it has no files for that.
 * Invariant: a signal goes only to a process that was a descendant, or bore the run's marker, at the moment of looking;
 * looking is repeated until nothing is found, because a process may fork while it is looked at.
 * Trade-off: without a namespace a process that leaves both the tree and the process group and wipes its environment
 * is not found: nothing that the kernel shows of it leads to us any more. That is what the namespaces are for.
 */






// A fork bomb is outrun by killing what is seen again and again; beyond this the machine is not ours any more.
const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;
/** The processes below a process, itself not among them; parents come before their children. */
function descendantsOf(pid) {
    const children = new Map();
    for (const { pid: each, parent } of parents())
        children.set(parent, [...(children.get(parent) ?? []), each]);
    const found = [];
    const visit = (parent) => {
        for (const child of children.get(parent) ?? []) {
            found.push(child);
            visit(child);
        }
    };
    visit(pid);
    return found;
}
/** The processes that bear the marker of a run, or of a part of it: `x` finds `x` and `x.1`, not `x-1`. */
function markedProcesses(runId) {
    return findMarked(runId) ?? [];
}
/** Undefined where this system could not say it just now. */
function findMarked(runId) {
    const entry = `${_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_MARKER */ .xO}=${runId}`;
    const isOurs = (each) => each === entry || each.startsWith(`${entry}.`);
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)()) {
        const listed = (0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listProcesses */ .O3)('with environment');
        return listed?.filter(({ words }) => words.some(isOurs)).map(({ pid }) => pid);
    }
    const isMarked = (pid) => {
        const environment = procBytes(pid, 'environ');
        // Of nearly all processes one look is enough, and no list of their variables is made.
        return environment.includes(entry) && environment.toString('latin1').split('\0').some(isOurs) && isAlive(pid);
    };
    return processes().filter(isMarked);
}
/** Kills every process that bears the marker of a run or a part of it, and says how many were left when it gave up (0 is the rule). */
async function killMarked(runId) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = findMarked(runId);
        if (found?.length === 0)
            return 0;
        for (const pid of found ?? [])
            (0,_signal_js__WEBPACK_IMPORTED_MODULE_5__/* .sendSignal */ .v)(pid, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_PAUSE_MS);
    }
    return findMarked(runId)?.length ?? 1;
}
/** Whether a process of this machine lives; a zombie does not. */
function isProcessAlive(pid) {
    if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)())
        return isAlive(pid);
    if (pid === process.pid)
        return true;
    // One that could not be asked for may live.
    return Number.isSafeInteger(pid) && pid > 0 && (0,_signal_js__WEBPACK_IMPORTED_MODULE_5__/* .isThere */ .$)(pid) && ((0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .isListed */ .yy)(pid) ?? true);
}
/** Every other process with its parent. */
function parents() {
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)())
        return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listProcesses */ .O3)() ?? [];
    return processes().map((pid) => ({ pid, parent: parentOf(pid) }));
}
function processes() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => pid !== process.pid);
}
/** The fields of stat after the name, which may hold anything, blanks and parentheses too. */
function statOf(pid) {
    const stat = proc(pid, 'stat');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
/** When a process began, in the kernel's ticks or as a date: with its id, who it is. */
function processStart(pid) {
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)())
        return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listedStart */ .w5)(pid);
    return statOf(pid)[19] ?? '';
}
function parentOf(pid) {
    return Number(statOf(pid)[1] ?? 0);
}
function isAlive(pid) {
    const state = statOf(pid)[0];
    return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function proc(pid, name) {
    return procBytes(pid, name).toString('latin1');
}
// After every command all processes are looked at: one buffer serves for all of them.
let buffer = Buffer.alloc(65_536);
/** What a file of a process holds; valid until the next call. */
function procBytes(pid, name) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
        let length = 0;
        for (;;) {
            if (length === buffer.length)
                buffer = Buffer.concat([buffer], 2 * length);
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, null);
            if (count === 0)
                return buffer.subarray(0, length);
            length += count;
        }
    }
    catch {
        // Gone since, or another user's: not one of ours.
        return buffer.subarray(0, 0);
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 14311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   l: () => (/* binding */ discardTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56757);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92717);
/**
 * Removing folders that others wrote into.
 * Invariant: afterwards the name is free, whatever lay there: trees deeper than a path can be long, folders without
 * rights, files that cannot be removed. What cannot be removed is moved aside, next to the folder, and reported. Nothing that
 * a link leads to is touched, and nothing that is mounted: a folder is entered by its descriptor, and only once it could
 * be renamed, which no mount point can be.
 * Each folder is first moved up into one yard: no path here is ever long, and two descriptors are open at most.
 * Crash: the yard (`.left-…`) stays beside the folder; `removeLeftovers` of the next run takes it.
 * Trade-off: where there is no /proc (macOS), a folder is entered by its path after a look at it.
 */









/** Removes a file or folder of ours, in which nothing is mounted, at once; throws where its name could not be freed. */
function removeTree(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
        return [];
    }
    catch {
        // Without rights, too deep, not removable at all: it takes more than that.
        const sweep = new Sweep(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)));
        for (let step = sweep.next(); step === 'more'; step = sweep.next())
            ;
        return sweep.finish();
    }
}
/** Removes what a command left, in pieces; throws where not even its name could be freed. */
async function discardTree(path, { signal, yardIn = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)) } = {}) {
    const sweep = new Sweep(path, yardIn);
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__/* .Pace */ .o();
    while (signal?.aborted !== true && sweep.next() === 'more')
        await pace.step();
    return sweep.finish();
}
const ATTRIBUTES = (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__/* .isLinux */ .j)() ? 'lsattr -d, chattr -i -a' : 'ls -ldO, chflags nouchg,nouappnd';
const YARD = '.left-';
/** Removes the yards that were left in a folder. */
async function removeLeftovers(folder, options = {}) {
    const left = [];
    for (const name of listNames(folder)) {
        if (name.startsWith(YARD))
            left.push(...(await discardTree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), options)));
    }
    return left;
}
function listNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
            return [];
        throw error;
    }
}
class Sweep {
    #yardIn;
    #shown;
    #yard;
    #taken = 0;
    #waiting = [];
    #current;
    #failures = [];
    #blocked;
    constructor(path, yardIn) {
        this.#yardIn = yardIn;
        this.#shown = textOf(path);
        this.#begin(path);
    }
    /** Does one small piece of the work. */
    next() {
        if (this.#current === undefined) {
            const at = this.#waiting.pop();
            if (at === undefined)
                return 'done';
            this.#enter(at);
            return 'more';
        }
        const { base, entries } = this.#current;
        const name = entries.pop();
        if (name === undefined)
            this.#leave();
        else
            this.#take(Buffer.concat([Buffer.from(`${base}/`), name]), name);
        return 'more';
    }
    /** Says what is left; throws where the name is not free. */
    finish() {
        this.#close();
        if (this.#blocked !== undefined) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
                message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
                remedy: `Unmount it, or take away its attributes (${ATTRIBUTES}); then run the command again.`,
            });
        }
        if (this.#yard === undefined)
            return [];
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(this.#yard);
            return [];
        }
        catch {
            const [first = 'it was not finished'] = this.#failures;
            const more = this.#failures.length > 1 ? `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(this.#failures.length - 1, 'more')}` : '';
            return [{ path: this.#yard, why: `${first}${more}` }];
        }
    }
    #begin(path) {
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats === undefined)
                return;
            if (!stats.isDirectory() && tryUnlink(path) === undefined)
                return;
            this.#moveToYard(path);
        }
        catch (error) {
            if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)))
                return;
            if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
                throw error;
            this.#blocked = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error);
        }
    }
    /** Renames something into the yard; a folder waits there to be emptied. */
    #moveToYard(path) {
        const yard = this.#openYard(path);
        if (yard === undefined)
            return;
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(yard, String(this.#taken));
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
        }
        catch (error) {
            if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)) || !giveRights(path))
                throw error;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
        }
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(to).isDirectory())
            this.#waiting.push(this.#taken);
        else
            this.#failures.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(textOf(path)), 200)} cannot be removed`);
        this.#taken += 1;
    }
    #openYard(path) {
        if (this.#yard !== undefined)
            return this.#yard;
        const yard = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yardIn, `${YARD}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
        }
        catch (error) {
            if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoRoom */ .Ry)(error))
                throw error;
            // A full disk has no room for a folder either: what can go at once makes it.
            rmQuietly(path);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
                return undefined;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
        }
        this.#yard = yard;
        return yard;
    }
    #enter(at) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at));
        try {
            const descriptor = openFolder(path);
            const base = HAS_PROC ? `/proc/self/fd/${descriptor}` : path;
            this.#current = { base, descriptor, at, entries: [] };
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
            if (stats.dev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#yard ?? '').dev)
                throw new Error('it is another file system');
            if ((stats.mode & 0o700) !== 0o700)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, 0o700);
            // Not spread: there may be more of them than a call takes arguments.
            for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(base, { encoding: 'buffer' }))
                this.#current.entries.push(name);
        }
        catch (error) {
            this.#failures.push((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error));
            this.#close();
        }
    }
    #take(path, name) {
        const refused = tryUnlink(path);
        if (refused === undefined || refused === 'ENOENT')
            return;
        try {
            // Of a folder it says that, or (macOS) that it is not permitted.
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
                throw new Error(refused);
            if (!tryRemoveFolder(path))
                this.#moveToYard(path);
        }
        catch (error) {
            this.#failures.push(`${(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)} for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(name), 200)}`);
        }
    }
    #leave() {
        const at = this.#current?.at;
        this.#close();
        tryRemoveFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at)));
    }
    #close() {
        if (this.#current !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#current.descriptor);
        this.#current = undefined;
    }
}
const HAS_PROC = (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__/* .isLinux */ .j)() && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/fd');
// Linux: a descriptor that stands for the place alone, and needs no right to read there. Node has no name for it.
const O_PATH = 0o10000000;
function openFolder(path) {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) !== 'EACCES' || !giveRights(path))
            throw error;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
    }
}
/** Gives the owner's rights back to a folder; says whether it is one. */
function giveRights(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
        return false;
    if (!HAS_PROC) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, 0o700);
        return true;
    }
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(`/proc/self/fd/${descriptor}`, 0o700);
        return true;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Undefined where it is gone now, else the system's word. */
function tryUnlink(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
        return undefined;
    }
    catch (error) {
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error);
    }
}
function tryRemoveFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path);
        return true;
    }
    catch {
        // Not empty, or not to be removed: it is looked at next.
        return false;
    }
}
function rmQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        // What is left is dealt with by the caller.
    }
}
function textOf(path) {
    return typeof path === 'string' ? path : (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path);
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ takeRunLock),
/* harmony export */   Dy: () => (/* binding */ stopHolder),
/* harmony export */   F1: () => (/* binding */ readHolder),
/* harmony export */   hp: () => (/* binding */ lockedError),
/* harmony export */   o1: () => (/* binding */ requireLockHeld),
/* harmony export */   oZ: () => (/* binding */ isHeldHere),
/* harmony export */   sW: () => (/* binding */ lockHelper)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92717);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98566);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95808);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8538);
/**
 * A lock that one process holds, and that the operating system frees when the process is gone.
 * Invariant: at most one holder at a time on one machine, and no holder is ever waited for after its death.
 * The lock is flock(2)'s. Node has no call for it, so a helper holds it: flock(1) running a shell that says "held" and
 * reads our pipe to its end, in a session of its own so that a Ctrl-C of ours does not reach it. Crash of the holder,
 * kill -9 too: the pipe ends, the helper goes, the lock is free within milliseconds. Holder frozen: still held.
 * Where there is no flock(1), as on macOS, perl is the helper, with the same call and the same words: no protocol of files
 * and process ids survives both a kill -9 and an id that is used again. Holders by either helper keep each other out.
 * Holder killed a moment ago: its helper may need those milliseconds, so a lock whose holder is dead, or not named yet,
 * is tried again for a little while.
 * Helper killed, or the lock file removed (a second run could lock a new one): the lock is lost. A signal and `isHeld`
 * report that; ask `isHeld` before every write that two runs must not both make.
 * Trade-off: needs flock(1) (util-linux) or perl; without it the lock is refused with a remedy, never pretended.
 */












// Many times what the helper of a killed holder takes to go, or a new holder to write its name.
const PASSING_MS = 500;
const RETRY_MS = 10;
/** Throws `lock_lost` where the lock is not held any more: another run may have begun. `remedy`: what to do then. */
function requireLockHeld(lock, remedy) {
    if (lock.isHeld())
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AutorizeError */ .yW('lock_lost', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.precondition, {
        message: 'the run lock was lost: its file or its helper is gone',
        remedy,
    });
}
/** Takes the lock at a path, or says who holds it; never waits for a holder that lives. */
async function takeRunLock({ path, now, }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
    const until = performance.now() + PASSING_MS;
    while (true) {
        const { answer, helper } = await askHelper(path);
        if (answer === 'held by us')
            return holdLock({ helper, path, now });
        const holder = readHolder(`${path}.holder`);
        if (isAtWork(holder) || performance.now() > until)
            return { kind: 'held', holder };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(RETRY_MS);
    }
}
/** Whether a named holder may be at work; of another machine nothing is known. */
function isAtWork(holder) {
    return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() || (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .isProcessAlive */ .jW)(holder.pid));
}
/** Whether a holder of the lock at a path is at work on this machine, for those who only look. */
function isHeldHere(path) {
    const holder = readHolder(`${path}.holder`);
    return holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() && (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .isProcessAlive */ .jW)(holder.pid);
}
/** The error of who finds a lock held. `what`: whose lock it is, with its verb; `look`: the command that shows its holder. */
function lockedError({ holder }, { what, look }) {
    const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
    const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AutorizeError */ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked, {
        message: `${what} locked by ${who}`,
        remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
    });
}
const FLOCK = {
    program: 'flock',
    args: (path) => ['-n', '-E', String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'],
    ...{ name: 'flock(1)', source: 'util-linux' },
};
const PERL = {
    program: 'perl',
    args: (path) => ['-e', PERL_SOURCE, path, String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked)],
    ...{ name: 'perl', source: 'perl' },
};
const PERL_SOURCE = [
    'use Fcntl qw(:DEFAULT :flock); use Errno qw(EINTR EWOULDBLOCK);',
    'my ($path, $locked) = @ARGV;',
    'sysopen(my $file, $path, O_RDONLY | O_CREAT, 0666) or die "$path: $!\n";',
    'unless (flock($file, LOCK_EX | LOCK_NB)) { exit $locked if $! == EWOULDBLOCK; die "$path: $!\n" }',
    '$| = 1; print "held\n";',
    'while (1) { my $count = sysread(STDIN, my $bytes, 4096); next if !defined $count && $! == EINTR; last unless $count }',
].join('\n');
/** What holds a lock on this platform. */
function lockHelper() {
    return (0,_platform_js__WEBPACK_IMPORTED_MODULE_8__/* .isLinux */ .j)() ? FLOCK : PERL;
}
async function askHelper(path) {
    const { program, args, name, source } = lockHelper();
    try {
        const { child: helper } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_10__/* .startProgram */ .Xd)({
            program,
            args: args(path),
            detached: true,
            // Nothing of our environment, and no folder of ours kept busy, in a process that may outlive a cleanup.
            cwd: '/',
            env: { PATH: process.env.PATH },
        });
        return { answer: await readAnswer(helper), helper };
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AutorizeError */ .yW('lock_unavailable', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.precondition, {
            message: `the run lock could not be taken (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)}); it needs ${name}`,
            remedy: `Install ${source}, and give this user write permission to the folder of the lock.`,
            cause: error,
        });
    }
}
async function readAnswer(helper) {
    let complaint = '';
    helper.stderr.on('data', (data) => {
        complaint += data.toString();
    });
    // The end of the helper breaks the pipe; its exit is what we look at.
    helper.stdin.on('error', () => undefined);
    const held = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper.stdout, 'data').then(() => 'held');
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'close').then(([code]) => ({ code }));
    // Whichever comes second is of no interest.
    held.catch(() => undefined);
    ended.catch(() => undefined);
    const first = await Promise.race([held, ended]);
    if (first === 'held')
        return 'held by us';
    if (first.code === _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked)
        return 'held by other';
    throw new Error(`the helper of the lock ended with ${String(first.code)}: ${complaint.trim()}`);
}
function holdLock({ helper, path, now, }) {
    const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    const loss = new AbortController();
    const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'exit');
    let isReleased = false;
    helper.once('exit', () => {
        if (!isReleased)
            loss.abort(new Error('the helper that holds the run lock is gone'));
    });
    const holder = { pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(), started_at: now().toISOString() };
    try {
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFileAtomic */ .Zf)(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
    }
    catch (error) {
        isReleased = true;
        removeQuietly(`${path}.holder`);
        // Nobody would ever release it, and a helper that lives keeps this process from ending.
        helper.kill('SIGKILL');
        throw error;
    }
    // A run that is over ends, whether or not it released the lock.
    helper.unref();
    for (const stream of [helper.stdin, helper.stdout, helper.stderr])
        unrefStream(stream);
    return {
        kind: 'locked',
        lost: loss.signal,
        isHeld: () => {
            if (isReleased || loss.signal.aborted)
                return false;
            const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
            const isHeld = named?.ino === ino && named.dev === dev && isRunning(helper);
            if (!isHeld)
                loss.abort(new Error('the run lock is lost: its file or its helper is gone'));
            return isHeld;
        },
        [Symbol.asyncDispose]: async () => {
            if (isReleased)
                return;
            isReleased = true;
            // Before the lock is free: after it, the file may be the next one's.
            if (!loss.signal.aborted)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(`${path}.holder`, { force: true });
            helper.ref();
            helper.stdin.end();
            if (helper.exitCode === null && helper.signalCode === null)
                await exited;
        },
    };
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
        // What kept it from being written is the news.
    }
}
function unrefStream(stream) {
    if ('unref' in stream && typeof stream.unref === 'function')
        stream.unref();
}
/** Asks the operating system, not the event loop, which may not have heard of the end yet. */
function isRunning({ pid, exitCode, signalCode }) {
    if (pid === undefined || exitCode !== null || signalCode !== null)
        return false;
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_8__/* .isLinux */ .j)())
        return (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .isProcessAlive */ .jW)(pid);
    try {
        // The state follows the name, which may hold any character but ends with the last parenthesis.
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
    }
    catch {
        // No /proc here, or no such process any more: a signal of 0 shows which.
        return (0,_signal_js__WEBPACK_IMPORTED_MODULE_11__/* .isThere */ .$)(pid);
    }
}
/** Who says to hold a lock, by the file beside it. */
function readHolder(path) {
    try {
        const raw = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'));
        const { pid, host, started_at } = raw;
        if (typeof pid !== 'number' || typeof host !== 'string' || typeof started_at !== 'string')
            return undefined;
        return { pid, host, started_at };
    }
    catch {
        // Not written yet, or not readable: only the message is poorer for it.
        return undefined;
    }
}
/** Asks the holder of a lock on this machine to stop in order; says which process that is, undefined: nobody holds it. */
function stopHolder(path) {
    const holder = readHolder(`${path}.holder`);
    if (holder === undefined || !isHeldHere(path))
        return undefined;
    process.kill(holder.pid, 'SIGTERM');
    return holder.pid;
}


/***/ }),

/***/ 19189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $H: () => (/* binding */ FILTER_DESCRIPTOR),
  NY: () => (/* binding */ STATUS_DESCRIPTOR),
  V5: () => (/* binding */ buildSandboxCommand),
  G3: () => (/* binding */ hasNamespace),
  OU: () => (/* binding */ shieldsFiles),
  np: () => (/* binding */ showsRoot)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/kernel/layered-view.js
var layered_view = __webpack_require__(92364);
// EXTERNAL MODULE: ./build/kernel/loopback-bridge.js
var loopback_bridge = __webpack_require__(34389);
;// CONCATENATED MODULE: ./build/kernel/namespace-command.js
/**
 * The command line of the level without bubblewrap: namespaces by `unshare`. Pure.
 * Invariant: what is shut is shut before the command begins, by the first process of the namespace while it still has
 * the right to; it becomes the command's first process afterwards, with that right given up for good.
 */
/**
 * What below /proc, besides `/proc/sys`, root can change of the machine without a capability; some are not everywhere.
 * Source: the paths that container runtimes mask or make read-only, and what a walk over /proc finds writable.
 */
const MACHINE_SETTINGS = [
    '/proc/acpi',
    '/proc/asound',
    '/proc/bus',
    '/proc/driver',
    '/proc/dynamic_debug',
    '/proc/fs',
    '/proc/irq',
    '/proc/mtrr',
    '/proc/pressure',
    '/proc/scsi',
    '/proc/slabinfo',
    '/proc/sysrq-trigger',
];
/** The program and arguments before the command's own. */
function buildNamespaceCommand(level, { network }) {
    const { setpriv, unshare, isRoot, dropsGroups, shuts } = level;
    const root = isRoot ? [] : ['--user', '--map-root-user'];
    // Not mapped to root: agents refuse to work as root, and sudo would believe it.
    const user = isRoot ? [] : ['--user', '--map-current-user'];
    return [
        ...[setpriv, '--pdeathsig', 'KILL', '--no-new-privs', ...(dropsGroups ? ['--clear-groups'] : []), '--'],
        ...[unshare, ...(shuts === undefined ? user : root), '--ipc', '--pid', '--fork', '--mount-proc', '--kill-child'],
        ...(network === 'off' ? ['--net'] : []),
        '--',
        ...(shuts === undefined ? [] : shutting(unshare, shuts)),
    ];
}
/** A step that makes the machine's settings read-only and /dev/shm the command's own, and goes on as another user. */
function shutting(unshare, { mount, shownAs }) {
    const script = [
        'set -e; mount=$1; shift',
        'shut() { "$mount" --bind "$1" "$1"; "$mount" -o remount,bind,ro "$1"; }',
        'shut /proc/sys',
        `for path in ${MACHINE_SETTINGS.join(' ')}; do [ ! -e "$path" ] || shut "$path"; done`,
        // A file system below it, as that of the control groups, is a mount of its own.
        'while read -r _ _ _ _ point _; do case $point in /sys|/sys/*) "$mount" -o remount,bind,ro "$point";; esac; done </proc/self/mountinfo',
        '[ ! -d /dev/shm ] || "$mount" -t tmpfs -o nosuid,nodev,mode=1777 tmpfs /dev/shm',
        'exec "$@"',
    ].join('\n');
    const user = [`--map-user=${shownAs.uid}`, `--map-group=${shownAs.gid}`];
    return ['/bin/sh', '-c', script, 'sh', mount, unshare, '--user', ...user, '--'];
}

;// CONCATENATED MODULE: ./build/kernel/process-limits.js
/**
 * What one command may use of the machine. Pure.
 * Invariant: the limits are set by the shell that becomes or starts the command, before it, as hard limits that all its
 * children inherit; a limit that is lower already stays.
 * What holds where:
 * - Size of a file, open files: at every level. Root without a sandbox of bubblewrap may raise them again.
 * - Processes (threads count): in the namespaces of a user without rights, where since Linux 5.14 only those inside
 *   are counted; before, all of the user's. Root is never bound by it, in no namespace. At the level of the process
 *   group it is not set: all that the user runs elsewhere would count. There the end of the budget is the limit.
 * - The sum of all files, and their number: nowhere, but in the hidden folders of bubblewrap, which are in memory.
 */
// Above what builds and test runs take (a JVM has hundreds of threads), below what stops a machine.
const DEFAULTS = { maxProcesses: 4000, maxFileBytes: 10 * 2 ** 30, maxOpenFiles: 16_384 };
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;
/** The lines of a shell script that set the limits. */
function renderLimits(limits, { countsProcesses }) {
    const { maxProcesses, maxFileBytes, maxOpenFiles } = { ...DEFAULTS, ...limits };
    return [
        // The hard limit alone where that works: a program that is content with fewer descriptors is not given more.
        'limit() { ulimit -H "$1" "$2" || ulimit "$1" "$2"; } 2>/dev/null',
        `limit -f ${whole(maxFileBytes / BLOCK_BYTES)}`,
        `limit -n ${whole(maxOpenFiles)}`,
        // Shells differ in the letter; where it is another limit's, that one cannot be set.
        ...(countsProcesses ? [`limit -p ${whole(maxProcesses)} || limit -u ${whole(maxProcesses)}`] : []),
    ].join('\n');
}
function whole(count) {
    return Math.max(1, Math.ceil(count));
}

;// CONCATENATED MODULE: ./build/kernel/seatbelt-command.js
/**
 * The command line of the level of macOS: `sandbox-exec` with a profile for each command. Pure. Experimental.
 * Invariant: no path is written into the profile, paths are its parameters; of rules that fit the last one holds, so
 * that outer paths come first, as in bubblewrap.
 * Not in its reach: processes have no namespace, so that one can survive; a hidden path is refused, not absent; what an
 * allowed service of the system does for a command is done outside of the profile. Of services there are few: none that
 * starts programs, opens documents or has keys.
 */


/** Links of the system's own: rules are about the paths behind them. */
const LINKED = /^\/(?:tmp|var|etc)(?=\/|$)/;
const DEVICES = ['/dev/null', '/dev/zero', '/dev/fd', '/dev/dtracehelper'];
/** Names of users, settings of the system, logs. */
const SERVICES = [
    'com.apple.bsd.dirhelper',
    'com.apple.logd',
    'com.apple.system.logger',
    'com.apple.system.notification_center',
    'com.apple.system.opendirectoryd.libinfo',
    'com.apple.system.opendirectoryd.membership',
];
/** Names of hosts, proxies and certificates: they use the network for whoever asks. */
const NETWORK_SERVICES = [
    'com.apple.SystemConfiguration.DNSConfiguration',
    'com.apple.SystemConfiguration.configd',
    'com.apple.dnssd.service',
    'com.apple.trustd',
    'com.apple.trustd.agent',
];
const RESOLVER = '/private/var/run/mDNSResponder';
/** The program and arguments before the command's own. */
function buildSeatbeltCommand({ program }, view) {
    const { profile, paths } = buildProfile(view);
    return [program, ...paths.flatMap((path, index) => ['-D', `P${index}=${path}`]), '-p', profile];
}
function buildProfile(view) {
    const { workDir, home, temporary, writable = [], readable = [], devices = [], network } = view;
    const { hiddenFolders = [], hiddenFiles = [] } = view;
    const paths = [];
    const parameter = (path) => `(param "P${paths.push(realPathOf(path)) - 1}")`;
    const below = (path) => `(subpath ${parameter(path)})`;
    const own = [workDir, home, temporary, ...writable];
    const places = [
        ...[...hiddenFolders, ...hiddenFiles].map((path) => [path, 'hidden']),
        ...readable.map((path) => [path, 'read']),
        ...[...own, ...devices].map((path) => [path, 'write']),
    ];
    const outerFirst = places.toSorted(([one], [other]) => realPathOf(one).length - realPathOf(other).length);
    const around = [...new Set([...own, ...readable].flatMap(foldersAround))];
    const services = [...SERVICES, ...(network === 'on' ? NETWORK_SERVICES : [])];
    const rules = [
        '(version 1)',
        '(allow default)',
        '(deny file-write*)',
        `(allow file-write* ${DEVICES.map(below).join(' ')})`,
        ...outerFirst.flatMap(([path, access]) => fileRules(access, below(path))),
        // Who opens a path asks for each folder on the way to it.
        `(allow file-read-metadata ${around.map((path) => `(literal ${parameter(path)})`).join(' ')})`,
        '(deny appleevent-send)',
        '(deny job-creation)',
        '(deny mach-lookup)',
        `(allow mach-lookup ${services.map((name) => `(global-name "${name}")`).join(' ')})`,
        '(deny signal)',
        '(allow signal (target self) (target same-sandbox))',
        network === 'on' ? '(deny network-outbound (remote unix-socket (subpath "/")))' : '(deny network*)',
        ...own.flatMap((path) => [
            `(allow network-bind (local unix-socket ${below(path)}))`,
            `(allow network-outbound (remote unix-socket ${below(path)}))`,
        ]),
        ...(network === 'on' ? [`(allow network-outbound (remote unix-socket ${below(RESOLVER)}))`] : []),
    ];
    return { profile: rules.join('\n'), paths };
}
function fileRules(access, place) {
    switch (access) {
        case 'hidden':
            return [`(deny file-read* file-write* ${place})`];
        case 'read':
            return [`(allow file-read* ${place})`, `(deny file-write* ${place})`];
        case 'write':
            return [`(allow file-read* file-write* ${place})`];
        default:
            return (0,errors/* assertNever */.xb)(access);
    }
}
function foldersAround(path) {
    const folder = (0,external_node_path_.dirname)(realPathOf(path));
    return folder === realPathOf(path) ? [] : [folder, ...foldersAround(folder)];
}
function realPathOf(path) {
    return LINKED.test(path) ? `/private${path}` : path;
}

// EXTERNAL MODULE: ./build/kernel/system-call-filter.js + 1 modules
var system_call_filter = __webpack_require__(43165);
;// CONCATENATED MODULE: ./build/kernel/sandbox-command.js
/**
 * The command line that puts a command into a level of isolation. Pure.
 * Invariant: nothing secret is in it (every process of the machine may read it), and of nested paths the inner one
 * decides: a private area inside a hidden home is there, a hidden folder inside a private area is not.
 * The first process is a small shell script that sets the limits and reports that the command starts. Inside a
 * namespace it runs the command as its child and reports the exit code; when it ends, the kernel ends everything else
 * in there. Without one it becomes the command.
 * What outlives a command lies nowhere that it reaches: System V IPC and processes are in namespaces of its own,
 * /dev/shm is a file system of its own, and in bubblewrap a filter of system calls refuses the kernel keyring.
 * /proc/sys and the other settings of the machine below /proc are read-only, whoever runs the command: the files there
 * ask for the kernel's user 0, not for capabilities. Root is shown as another user by a user namespace, for programs
 * that refuse to work as root; to the kernel it stays user 0.
 * Without tracing no process of a command reaches into the memory of another one: the filter refuses the calls for it,
 * and all of /proc is read-only, since /proc/PID/mem takes writes that no filter sees. Programs that make a user
 * namespace with a map of users then fail, since they write the map there.
 * Supplementary groups are dropped where that can be done, by root. Of others they stay, and a group's files can be
 * read: bubblewrap hides /run and so the sockets that a group opens; at the other levels nothing does.
 */








const STATUS_DESCRIPTOR = 3;
const FILTER_DESCRIPTOR = 4;
// What an agent may fill in memory below each hidden folder, in bytes.
const TMPFS_BYTES = 1 << 30;
const SHELL = '/bin/sh';
/** Distinguishes a command that is not there from one that fails. */
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];
/**
 * The first process of a namespace. After a TERM (ours; an agent that sends one waits for its own) it outlives the
 * command until the other processes have ended too: a shell that dies at once would take the agent below it along
 * before the agent could react. Exit codes beyond 128 are signals, as in any shell.
 */
const firstProcess = (hasBridge) => [
    'stopping=; trap "stopping=1" TERM',
    ...(hasBridge ? [loopback_bridge/* START_BRIDGE */.r9] : []),
    ...START,
    '"$@" 3>&-; code=$?; echo "exit $code" >&3; exec </dev/null >/dev/null 2>&1',
    ...(hasBridge ? [loopback_bridge/* END_BRIDGE */.CL] : []),
    'others() { list=; read -r list </proc/1/task/1/children; [ -n "$list" ]; }',
    'while [ -n "$stopping" ] && others; do sleep 0.05; done',
    'exit $code',
].join('\n');
/** Where there is no namespace to be the first process of. */
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');
/** Whether the kernel ends all processes of a command with its first one. */
function hasNamespace({ kind }) {
    return kind === 'bubblewrap' || kind === 'namespace';
}
/** Whether a command writes to its own folders alone, and does not read what is hidden. */
function shieldsFiles({ kind }) {
    return kind === 'bubblewrap' || kind === 'seatbelt';
}
/** Whether root is root to the commands of a level. */
function showsRoot(level) {
    if (level.kind === 'process-group' || level.kind === 'seatbelt')
        return true;
    return (level.kind === 'bubblewrap' ? level.shownAs : level.shuts) === undefined;
}
/** Builds the command line that runs `command` in `level` with that view of the machine. */
function buildSandboxCommand(level, { view, command, limits = {}, isBound = false }) {
    const reportsExit = hasNamespace(level);
    const bridge = level.kind === 'bubblewrap' && view.network === 'off' ? view.bridge : undefined;
    const last = reportsExit ? firstProcess(bridge !== undefined) : FIRST_STEP;
    const script = [renderLimits(limits, { countsProcesses: reportsExit }), last];
    const first = ['-c', script.join('\n'), 'sh', ...(bridge === undefined ? [] : (0,loopback_bridge/* bridgeArguments */.C)(bridge)), ...command];
    const isolation = isolationOf(level, view);
    const [program = SHELL, ...args] = [...isolation, SHELL, ...first];
    const filter = level.kind === 'bubblewrap'
        ? { filter: (0,system_call_filter/* buildSystemCallFilter */.Y)(level.machine, { tracing: view.tracing ?? 'on', isBound }) }
        : {};
    return { program, args, reportsExit, ...filter };
}
function isolationOf(level, view) {
    switch (level.kind) {
        case 'bubblewrap': {
            const dropper = level.groupDropper === undefined ? [] : [level.groupDropper, '--clear-groups', '--'];
            const { layered } = view;
            const mounts = layered === undefined ? [] : (0,layered_view/* overlayPrefix */.H2)(layered);
            // A namespace of users has no groups to drop.
            const isMapped = layered?.programs.owner !== undefined;
            const flags = bubblewrapFlags(view, { ...level, ...(isMapped ? { shownAs: layered?.programs.owner } : {}) });
            return [...mounts, ...(isMapped ? [] : dropper), level.program, ...flags, '--'];
        }
        case 'namespace':
            return buildNamespaceCommand(level, view);
        case 'seatbelt':
            return buildSeatbeltCommand(level, view);
        case 'process-group':
            return [];
        default:
            return (0,errors/* assertNever */.xb)(level);
    }
}
function bubblewrapFlags(view, { bounded, shownAs }) {
    return [
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
        ...['--ro-bind', '/proc/sys', '/proc/sys'],
        ...MACHINE_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path]),
        ...(view.tracing === 'off' ? ['--remount-ro', '/proc'] : []),
        ...mounts(view, bounded),
        ...['--unshare-pid', '--unshare-ipc', '--unshare-uts'],
        ...(shownAs === undefined ? [] : ['--unshare-user', '--uid', `${shownAs.uid}`, '--gid', `${shownAs.gid}`]),
        ...(view.network === 'off' ? ['--unshare-net'] : []),
        ...['--seccomp', String(FILTER_DESCRIPTOR)],
        // Root would otherwise keep its capabilities, and could mount its way out.
        ...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1', '--chdir', view.workDir],
    ];
}
/** Outer paths first, so that what is said of an inner one holds; of the same path the last mentioned wins. */
function mounts(view, bounded) {
    const { workDir, home, temporary, writable = [], readable = [], hiddenFolders = [], hiddenFiles = [] } = view;
    const { layered, aliases = [], readableAt = [], devices = [], bridge } = view;
    const from = (path) => (0,layered_view/* mountedFrom */.Rp)(layered, path);
    const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
    const all = [
        ...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
        // As a device it is empty; bound without its rights as one it could not be opened.
        ...hiddenFiles.map((path) => ({ path, flags: ['--dev-bind', '/dev/null', path] })),
        ...devices.map((path) => ({ path, flags: ['--dev-bind', path, path] })),
        ...(bridge === undefined ? [] : [bridge.program, bridge.folder]).map((path) => ({
            path,
            flags: ['--ro-bind', path, path],
        })),
        ...readable.map((path) => ({ path, flags: ['--ro-bind', from(path), path] })),
        ...readableAt.map(({ path, at }) => ({ path: at, flags: ['--ro-bind', path, at] })),
        ...[workDir, home, temporary, ...writable].map((path) => ({ path, flags: ['--bind', from(path), path] })),
        ...aliases.map(({ path, at }) => ({ path: at, flags: ['--bind', from(path), at] })),
    ];
    return all.toSorted((one, other) => depth(one.path) - depth(other.path)).flatMap(({ flags }) => flags);
}
function depth(path) {
    return (0,external_node_path_.normalize)(path)
        .split('/')
        .filter((part) => part !== '').length;
}


/***/ }),

/***/ 33382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ giveFilter)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _sandbox_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19189);


/** Hands the filter of system calls to the program that makes a sandbox, which reads it before the command begins. */
function giveFilter(child, filter) {
    const pipe = child.stdio[_sandbox_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FILTER_DESCRIPTOR */ .$H];
    if (filter === undefined || !(pipe instanceof node_stream__WEBPACK_IMPORTED_MODULE_0__.Writable))
        return;
    // A program that ended before it read says why by its exit, and one that could not be started by its own error.
    pipe.on('error', () => undefined);
    pipe.end(filter);
}


/***/ }),

/***/ 34742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DT: () => (/* binding */ decideLevel),
  jX: () => (/* binding */ isRoot),
  UB: () => (/* binding */ probeSandbox),
  wJ: () => (/* binding */ remedyFor),
  q1: () => (/* binding */ requireLevel),
  HQ: () => (/* binding */ tryCommand)
});

// UNUSED EXPORTS: probeLevels

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/machine-error.js
var machine_error = __webpack_require__(57478);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/program.js
var kernel_program = __webpack_require__(95808);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
// EXTERNAL MODULE: ./build/kernel/sandbox-command.js + 3 modules
var sandbox_command = __webpack_require__(19189);
// EXTERNAL MODULE: ./build/kernel/sandbox-filter.js
var sandbox_filter = __webpack_require__(33382);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
;// CONCATENATED MODULE: ./build/kernel/seatbelt-trial.js
/**
 * Whether the level of macOS does here what is said of it.
 * Invariant: the level counts as working only after a command in it wrote to its own folder, and could neither write
 * beside it, nor read a hidden file, nor connect to a port while its network was off.
 */






/** Fails with what it could do, in a line. */
const PROGRAM = `
const [own, beside, hidden, port] = process.argv.slice(1);
const { readFileSync, writeFileSync } = require('node:fs');
const can = (act) => { try { act(); return true; } catch { return false; } };
writeFileSync(own, '');
const done = [
  ...(can(() => writeFileSync(beside, '')) ? ['write beside its folders'] : []),
  ...(can(() => readFileSync(hidden)) ? ['read a hidden file'] : []),
];
const end = () => {
  if (done.length > 0) console.error('it lets a command ' + done.join(' and '));
  process.exit(done.length);
};
require('node:net').connect(Number(port), '127.0.0.1')
  .on('error', end)
  .on('connect', () => { done.push('use the network'); end(); });
`;
/** Runs the trial in a level by `run`, which says why a command did not end well; the same of the trial. */
async function trySeatbelt(run) {
    const folder = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-trial-')));
    const server = (0,external_node_net_.createServer)((socket) => socket.destroy());
    try {
        const [own, hidden] = [(0,external_node_path_.join)(folder, 'own'), (0,external_node_path_.join)(folder, 'hidden')];
        for (const each of [own, hidden])
            (0,external_node_fs_.mkdirSync)(each);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(hidden, 'key'), 'key');
        server.listen(0, '127.0.0.1');
        await (0,external_node_events_.once)(server, 'listening');
        const { port } = server.address();
        const paths = [(0,external_node_path_.join)(own, 'made'), (0,external_node_path_.join)(folder, 'beside'), (0,external_node_path_.join)(hidden, 'key')];
        return await run({
            view: { workDir: own, home: own, temporary: own, hiddenFolders: [hidden], network: 'off' },
            command: [process.execPath, '-e', PROGRAM, ...paths, String(port)],
        });
    }
    finally {
        server.close();
        (0,remove_tree/* removeTree */.dM)(folder);
    }
}

// EXTERNAL MODULE: ./build/kernel/system-call-filter.js + 1 modules
var system_call_filter = __webpack_require__(43165);
;// CONCATENATED MODULE: ./build/kernel/sandbox-level.js
/**
 * Which isolation works on this machine.
 * Invariant: a level is chosen only after a real command ran in it here; what a program is named or what its version
 * says is not asked. Where no level fits the request there is an error with a remedy: nothing weaker is taken silently.
 */













const SANDBOX_REQUESTS = (/* unused pure expression or super */ null && (['auto', 'required', 'off']));
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
// A trial takes a few milliseconds; a machine where it hangs has no use for the level.
const TRIAL_MS = 30_000;
const TRIAL_ENV = { PATH: program_path/* SYSTEM_FOLDERS */.EY.join(':') };
let probed;
/** Tries the levels once, strongest first, until one works: no request takes a weaker one then. Later calls get the same. */
function probeSandbox() {
    probed ??= probeLevels({ until: 'one works' });
    return probed;
}
/** What is known without a trial: enough where no isolation is asked for. */
const NOTHING_TRIED = {
    levels: [{ kind: 'process-group' }],
    refusals: [],
    restrictsUserNamespaces: false,
};
const NEEDS_LINUX = 'it needs Linux';
const OF_LINUX = [
    { kind: 'bubblewrap', reason: NEEDS_LINUX },
    { kind: 'namespace', reason: NEEDS_LINUX },
];
/** Tries the levels; throws where a trial says nothing of the level, since its machine was short of something. */
async function probeLevels({ folders = program_path/* SYSTEM_FOLDERS */.EY, until = 'all are tried', } = {}) {
    (0,machine_error/* requireTemporaryFolder */.XU)();
    const levels = [];
    const refusals = [];
    if (!(0,platform/* isLinux */.j)())
        return await probeSeatbelt(folders);
    for (const kind of ['bubblewrap', 'namespace']) {
        if (until === 'one works' && levels.length > 0)
            break;
        const candidates = kind === 'bubblewrap' ? await bubblewraps(folders) : namespaces(folders);
        const found = typeof candidates === 'string' ? candidates : await firstThatWorks(candidates);
        if (typeof found === 'string')
            refusals.push({ kind, reason: found });
        else
            levels.push(found);
    }
    levels.push({ kind: 'process-group' });
    return { levels, refusals, restrictsUserNamespaces: isRestricted() };
}
/** Elsewhere than on Linux: what macOS has, where that keeps its word. */
async function probeSeatbelt(folders) {
    const group = { kind: 'process-group' };
    const program = (0,program_path/* findSystemProgram */.FG)('sandbox-exec', folders);
    const seatbelt = { kind: 'seatbelt', program: program ?? '' };
    const reason = program === undefined
        ? 'sandbox-exec is not installed: it needs macOS'
        : await trySeatbelt((request) => tryCommand(seatbelt, request));
    if (reason === undefined)
        return { levels: [seatbelt, group], refusals: OF_LINUX, restrictsUserNamespaces: false };
    const refusals = [...OF_LINUX, { kind: seatbelt.kind, reason }];
    return { levels: [group], refusals, restrictsUserNamespaces: false };
}
/** The first level in which a command runs, or why the last one did not. */
async function firstThatWorks(candidates) {
    let reason = '';
    for (const candidate of candidates) {
        const refusal = await trial(candidate);
        if (refusal === undefined)
            return candidate;
        reason = refusal;
    }
    return reason;
}
/** With its groups dropped and shown as another user, if that can be: also root may lack the right to. */
async function bubblewraps(folders) {
    const program = (0,program_path/* findSystemProgram */.FG)('bwrap', folders);
    if (program === undefined)
        return 'bubblewrap is not installed';
    const machine = process.arch;
    if (!(0,system_call_filter/* isFiltered */.s)(machine))
        return `there is no filter of system calls for a machine of type ${machine}`;
    const level = { kind: 'bubblewrap', program, bounded: await isBounded(program), machine };
    if (!isRoot())
        return [level];
    const groupDropper = (0,program_path/* findSystemProgram */.FG)('setpriv', folders);
    const shown = [{ ...level, shownAs: readShownUser() }, level];
    return [...(groupDropper === undefined ? [] : shown.map((each) => ({ ...each, groupDropper }))), ...shown];
}
/** Whether this bubblewrap can limit the size of the file systems that it makes. */
async function isBounded(program) {
    const limits = { timeoutMs: TRIAL_MS, maxBytes: 1 << 20, maxStderrChars: 1 << 20 };
    const { stdout, stderr } = await (0,kernel_program/* runProgram */.mB)({ program, args: ['--help'], cwd: '/', env: TRIAL_ENV, ...limits });
    return `${stdout.toString()}${stderr}`.includes('--size ');
}
/** With the machine's settings shut, if that can be. */
function namespaces(folders) {
    const setpriv = (0,program_path/* findSystemProgram */.FG)('setpriv', folders);
    const unshare = (0,program_path/* findSystemProgram */.FG)('unshare', folders);
    if (setpriv === undefined || unshare === undefined)
        return 'setpriv and unshare (util-linux) are not installed';
    const mount = (0,program_path/* findSystemProgram */.FG)('mount', folders);
    const level = { kind: 'namespace', setpriv, unshare, isRoot: isRoot() };
    const shownAs = isRoot() ? readShownUser() : { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
    const shut = mount === undefined ? [level] : [{ ...level, shuts: { mount, shownAs } }, level];
    return isRoot() ? [...shut.map((each) => ({ ...each, dropsGroups: true })), ...shut] : shut;
}
// The user of files whose owner has no name in a user namespace: there everywhere, and nobody's.
const NOBODY = 65_534;
const FIRST_OF_PEOPLE = 1000;
/** Whom root is shown as: the first account of a person, since programs look up the name of the user they run as. */
function readShownUser() {
    const users = readLines('/etc/passwd').map((line) => line.split(':').slice(2, 4).map(Number));
    const people = users.filter(([uid = 0]) => uid >= FIRST_OF_PEOPLE && uid < NOBODY);
    const [uid = NOBODY, gid = NOBODY] = people.toSorted(([one = 0], [other = 0]) => one - other)[0] ?? [];
    return { uid, gid: gid === 0 ? NOBODY : gid };
}
function readLines(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8').split('\n');
    }
    catch {
        // A machine without a list of its users.
        return [];
    }
}
function isRoot() {
    return process.geteuid?.() === 0;
}
/** Runs `true` in the level as an agent would be run, and says why it did not work. */
function trial(level) {
    const folder = (0,external_node_os_.tmpdir)();
    const view = { workDir: folder, home: folder, temporary: folder, network: 'on', tracing: 'off' };
    return tryCommand(level, { view, command: ['true'] });
}
/** Runs a small command in a level, and says why it did not work; throws where the machine was short of something. */
function tryCommand(level, request) {
    const { program, args, filter } = (0,sandbox_command/* buildSandboxCommand */.V5)(level, request);
    // The command reports that it starts; without somebody to hear it, that would be the first line of what it prints.
    const stdio = ['ignore', 'ignore', 'pipe', 'pipe', filter === undefined ? 'ignore' : 'pipe'];
    const child = (0,external_node_child_process_.spawn)(program, args, { env: TRIAL_ENV, timeout: TRIAL_MS, killSignal: 'SIGKILL', stdio: [...stdio] });
    // Where no process can be made there are no pipes.
    child.once('spawn', () => (0,sandbox_filter/* giveFilter */.G)(child, filter));
    let output = '';
    child.stdio[sandbox_command/* STATUS_DESCRIPTOR */.NY]?.resume();
    child.stderr?.on('data', (block) => {
        output += block.toString();
    });
    return new Promise((resolve, reject) => {
        child.once('error', (error) => {
            const { message } = error;
            if ((0,files/* isShortage */.oH)(error))
                reject(untried(level, message));
            else
                resolve(message);
        });
        child.once('close', (code, signal) => {
            if (signal === 'SIGKILL' && child.killed)
                reject(untried(level, `it did not end within ${TRIAL_MS / 1000} s`));
            const end = signal === null ? `exit code ${code}` : signal;
            resolve(code === 0 ? undefined : output.trim().split('\n')[0] || `it ended with ${end} and no message`);
        });
    });
}
function untried({ kind }, why) {
    return new errors/* PreconditionError */.Rb({
        message: `autorize could not determine whether ${kind} works here (${why}), and uses no weaker sandbox instead`,
        remedy: 'Run again when the machine is less busy, or set agent.sandbox to "off"',
    });
}
function isRestricted() {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1';
    }
    catch {
        // A kernel without the switch does not restrict.
        return false;
    }
}
/** The level for a request on this machine; throws where it has none. */
async function requireLevel(wish) {
    const level = decideLevel(wish, wish.requested === 'off' ? NOTHING_TRIED : await probeSandbox());
    if (level instanceof errors/* PreconditionError */.Rb)
        throw level;
    return level;
}
/** Chooses the level for a request, or the error that ends the run. Pure. */
function decideLevel({ requested, network = 'on' }, probe) {
    const fitting = probe.levels.filter(({ kind }) => {
        // Elsewhere the loopback address of an own network is down, and nobody may bring it up.
        if (network === 'model')
            return kind === 'bubblewrap' && requested !== 'off';
        // Without a namespace there is no own network to be cut off from anything.
        if (network === 'off' && kind === 'process-group')
            return false;
        if (requested === 'required')
            return kind === 'bubblewrap';
        return requested === 'auto' || kind === 'process-group';
    });
    const level = fitting[0];
    if (level !== undefined)
        return level;
    if (requested === 'off') {
        return new errors/* PreconditionError */.Rb({
            message: `agent.network is "${network}" while agent.sandbox is "off"; only a sandbox can cut the network off`,
            remedy: 'Set agent.sandbox to "auto" or "required", or agent.network to "on".',
        });
    }
    const reasons = probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`).join('; ');
    return new errors/* PreconditionError */.Rb({
        message: `no sandbox for agent.sandbox "${requested}" with agent.network "${network}" works here (${reasons})`,
        remedy: remedyFor(probe),
    });
}
function remedyElsewhere({ levels }) {
    const network = levels.some(({ kind }) => kind === 'seatbelt') ? '"on" or "off"' : '"on"';
    return `Only Linux has a stronger one: run it there, or set agent.sandbox to "auto" with agent.network ${network}.`;
}
/** What would make a stronger level work here. */
function remedyFor(probe) {
    if (probe.restrictsUserNamespaces)
        return `Allow user namespaces: sudo sysctl -w ${RESTRICTION}=0, then run again.`;
    const isMissing = probe.refusals.some(({ kind, reason }) => kind === 'bubblewrap' && reason.includes('not installed'));
    if (probe.refusals.some(({ reason }) => reason === NEEDS_LINUX))
        return remedyElsewhere(probe);
    if (isMissing)
        return 'Install it: sudo apt-get install bubblewrap, then run again.';
    return 'Let containers make namespaces (--privileged or a seccomp profile that allows it), or set agent.sandbox to "auto" with agent.network "on".';
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ isHiddenIn),
  f: () => (/* binding */ readSandboxView)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
;// CONCATENATED MODULE: ./build/kernel/program-places.js
/**
 * What a command must be able to read for the programs of its PATH to run, where homes and the like are hidden.
 * Invariant: only folders of programs, the libraries beside them and the targets of their links; never a home, a folder
 * that holds another hidden one, one that is a repository, or one where keys are kept. A link is followed by its next
 * name and by its last, since both may be what a program is found by.
 * An answer is given again as long as no folder that was looked into has changed since: each run of a command asks.
 * Trade-off: a program that reads more of its home (toolchains that a shim chooses from) needs that opened by name.
 */



// Packages find their siblings through these; a package alone would not run.
const PACKAGE_FOLDERS = ['node_modules', 'Cellar'];
// What is needed beside a folder `bin`: libraries, and the file that a Python environment is known by.
const NEIGHBOURS = ['lib', 'lib64', 'libexec', 'pyvenv.cfg'];
const KEYS = new Set(['.git', '.ssh', '.aws', '.azure', '.gnupg', '.kube']);
const PRIVATE = new Set([...KEYS, '.config', '.docker', '.env', '.netrc', '.git-credentials']);
const MAX_ANSWERS = 8;
// A change within the same tick of a file system's clock as the look would not be seen; ten times the longest tick.
const TICK_MS = 100;
const answers = new Map();
/** The hidden paths that programs of a PATH need, outer ones first found. */
function readProgramPaths(request) {
    const { path, hiddenFolders, homes } = request;
    const key = JSON.stringify([path, hiddenFolders, homes]);
    const before = answers.get(key);
    if (before !== undefined && isStill(before))
        return before.places;
    answers.delete(key);
    const status = createPathReader();
    const answer = { places: findPlaces(request, status), stamps: status.stamps, at: Date.now() };
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined)
        answers.delete(oldest);
    return answer.places;
}
function isStill({ stamps, at }) {
    return [...stamps].every(([folder, { id, changedAt }]) => at - changedAt > TICK_MS && stampOf(folder).id === id);
}
/** Another folder under the name, or one whose list of names changed, has another stamp. */
function stampOf(folder) {
    try {
        const { dev, ino, ctimeNs } = (0,external_node_fs_.statSync)(folder, { bigint: true });
        return { id: `${dev}:${ino}:${ctimeNs}`, changedAt: Number(ctimeNs / 1000000n) };
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return { id: 'none', changedAt: 0 };
        throw error;
    }
}
/** Each finds nothing where the file system refuses: what we cannot reach the command cannot either. */
function createPathReader() {
    const stamps = new Map();
    const note = (folder) => {
        if (!stamps.has(folder))
            stamps.set(folder, stampOf(folder));
    };
    return {
        stamps,
        entries: (folder) => {
            note(folder);
            return quietly(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }));
        },
        next: (link) => {
            note((0,external_node_path_.dirname)(link));
            const found = quietly(() => [(0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), (0,external_node_fs_.readlinkSync)(link))]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
        real: (path) => {
            note((0,external_node_path_.dirname)(path));
            const found = quietly(() => [external_node_fs_.realpathSync.native(path)]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
    };
}
function findPlaces({ path, hiddenFolders, homes }, status) {
    const { real } = status;
    const places = new Set();
    const seen = new Set();
    const isHidden = (place) => hiddenFolders.some((folder) => isInside(place, folder));
    const isClosed = (place) => [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) ||
        isPrivate(place, status);
    // Hundreds of links lead into one folder of packages.
    const known = new Map();
    const add = (place) => {
        const isAdded = known.get(place) ?? addNew(place);
        known.set(place, isAdded);
        return isAdded;
    };
    const addNew = (place) => {
        if (!isHidden(place) || real(place).length === 0 || isClosed(place))
            return false;
        if (![...places].some((each) => isInside(place, each)))
            places.add(place);
        return true;
    };
    // What a link says is said from where its folder really is; one folder has many names (/bin, /usr/bin).
    const targets = new Map();
    const targetsIn = (folder) => {
        const found = targets.get(folder) ?? linkTargets(folder, status);
        targets.set(folder, found);
        return found;
    };
    const addFolder = (folder) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        // A folder that is not hidden may hold links to what is.
        if (!add(folder) && isHidden(folder))
            return;
        const prefix = (0,external_node_path_.dirname)(folder);
        if ((0,external_node_path_.basename)(folder) === 'bin' && !isClosed(prefix))
            for (const name of NEIGHBOURS)
                add((0,external_node_path_.join)(prefix, name));
        for (const target of real(folder).flatMap(targetsIn)) {
            const packages = packageFolder(target);
            if (packages !== undefined)
                add(packages);
            else if (!isHidden(target))
                continue;
            else if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(target)) === 'bin')
                addFolder((0,external_node_path_.dirname)(target));
            else
                add(target);
        }
    };
    const written = path.split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each));
    for (const folder of written.map((each) => (0,external_node_path_.resolve)(each)))
        for (const each of [folder, ...real(folder)])
            addFolder(each);
    return [...places];
}
/** The next and the last name of every link in a folder. */
function linkTargets(folder, { entries, next, real }) {
    const links = entries(folder).filter((entry) => entry.isSymbolicLink());
    return links.flatMap(({ name }) => {
        const link = (0,external_node_path_.join)(folder, name);
        return [...next(link), ...real(link)];
    });
}
/** The outermost folder of packages that a path lies in. */
function packageFolder(path) {
    const parts = path.split(external_node_path_.sep);
    const at = parts.findIndex((part) => PACKAGE_FOLDERS.includes(part));
    return at === -1 || at === parts.length - 1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
}
function isPrivate(place, { entries }) {
    if (PRIVATE.has((0,external_node_path_.basename)(place)) || place.split(external_node_path_.sep).some((part) => KEYS.has(part)))
        return true;
    return entries(place).some(({ name }) => PRIVATE.has(name));
}
function isInside(path, folder) {
    return path.startsWith(folder + external_node_path_.sep);
}
function quietly(status) {
    try {
        return status();
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/kernel/runner-folders.js
/**
 * Where a runner of GitHub Actions keeps what is no business of a command: its own credentials, the checkouts of this job
 * and of others, the event, the files of its commands.
 * Invariant: only looked for, by names and variables of the runner; outside of a runner there is none.
 */


// What the runner's registration leaves in its folder; `.credentials_rsaparams` lies beside them.
const REGISTRATION = ['.runner', '.credentials'];
const FOLDERS = ['RUNNER_TEMP', 'RUNNER_WORKSPACE', 'GITHUB_WORKSPACE'];
const FILES = [
    'GITHUB_EVENT_PATH',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
// Where a job in a container has the runner's folders.
const OF_CONTAINERS = ['/__w', '/__e', '/github'];
/** Folders of the runner that no command may see, whether they are there or not. */
function findRunnerFolders(parentEnv, program = process.execPath) {
    const of = (names) => names.flatMap((name) => {
        const path = parentEnv[name];
        return path !== undefined && (0,external_node_path_.isAbsolute)(path) ? [path] : [];
    });
    if (of([...FOLDERS, ...FILES]).length === 0)
        return [];
    const named = [...of(FOLDERS), ...of(FILES).map(external_node_path_.dirname)];
    // Beside the folder for temporary files are the checkouts of other repositories, and the sources of actions.
    const work = of(['RUNNER_TEMP']).flatMap((path) => ((0,external_node_path_.basename)(path) === '_temp' ? [(0,external_node_path_.dirname)(path)] : []));
    // The runner brings the program of its actions along: from there its own folder is found wherever the work is.
    const starts = [...named, ...of(['RUNNER_TOOL_CACHE']), (0,external_node_path_.dirname)(program)];
    const container = parentEnv.GITHUB_ACTIONS === 'true' ? OF_CONTAINERS : [];
    return [...new Set([...starts.flatMap(registrationsAbove), ...work, ...named, ...container])];
}
/** The folders above a path, itself included, that a runner is registered in. */
function registrationsAbove(path) {
    const above = (0,external_node_path_.dirname)(path);
    const own = REGISTRATION.some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, name))) ? [path] : [];
    return above === path ? own : [...own, ...registrationsAbove(above)];
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-view.js
/**
 * What of this machine a sandboxed command sees.
 * Invariant: sockets of services (/run), other people's temporary files, the user's home and the runner's own folders
 * are not there; what must be reached inside them is named, or is what the programs of the PATH need. A path that does
 * not exist needs no hiding.
 */




const SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];
/** The view of a command in its folders, with everything hidden that is not the command's business. */
function readSandboxView(request) {
    const { parentEnv, hidden = [], readable = [], shared = [], ...folders } = request;
    const variables = FOLDER_VARIABLES.flatMap((name) => parentEnv[name] ?? []);
    const general = realPaths([...SYSTEM_FOLDERS, ...variables]);
    const paths = [...new Set([...general, ...realPaths([...findRunnerFolders(parentEnv), ...hidden])])];
    const hiddenFolders = paths.filter((path) => (0,external_node_fs_.statSync)(path).isDirectory());
    const homes = parentEnv.HOME === undefined ? [] : [parentEnv.HOME, ...realPath(parentEnv.HOME)];
    const programs = readProgramPaths({ path: parentEnv.PATH ?? '', hiddenFolders, homes });
    const isHidden = (path) => hiddenFolders.some((folder) => path.startsWith(folder + external_node_path_.sep));
    // What was uninstalled since it was found is not there for the command either.
    const there = shared.filter((path) => isHidden(path) && (0,external_node_fs_.existsSync)(path));
    const opened = [...readable, ...there.filter((path) => !programs.includes(path)), ...programs];
    const { workDir, home, temporary, writable = [] } = folders;
    const bound = [...opened, workDir, home, temporary, ...writable];
    const open = [...bound, ...bound.flatMap(realPath)];
    // The list of mounts is there for the command to read: what is gone with the folder around it is not named.
    const isNamed = (path) => general.includes(path) || !isGone(path, { hiddenFolders, open });
    const named = paths.filter(isNamed);
    const isFolder = (path) => hiddenFolders.includes(path);
    return {
        ...{ ...folders, readable: opened },
        hiddenFolders: named.filter(isFolder),
        hiddenFiles: named.filter((path) => !isFolder(path)),
    };
}
/** Whether a command with a view does not see a path of this machine. */
function isHiddenIn(view, path) {
    const { hiddenFolders = [], hiddenFiles = [], readable = [], writable = [], workDir, home, temporary } = view;
    const bound = [...readable, workDir, home, temporary, ...writable];
    const open = [...bound, ...bound.flatMap(realPath)];
    return hiddenFiles.includes(path) || (!open.includes(path) && isGone(path, { hiddenFolders, open }));
}
/** Whether a path lies in a hidden folder, and in none inside that which is open. */
function isGone(path, { hiddenFolders, open }) {
    const nearest = (places) => Math.max(0, ...places.flatMap((place) => (path.startsWith(place + external_node_path_.sep) ? place.length : [])));
    return nearest(hiddenFolders) > nearest(open);
}
function realPaths(paths) {
    return [...new Set(paths.flatMap(realPath))].filter((path) => path !== external_node_path_.sep);
}
function realPath(path) {
    if (!(0,external_node_path_.isAbsolute)(path))
        return [];
    try {
        return [(0,external_node_fs_.realpathSync)(path)];
    }
    catch {
        // Not there, or not reachable by us, and so not by the command.
        return [];
    }
}


/***/ }),

/***/ 75364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createScratchHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20677);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A home and a temporary folder for one command.
 * Invariant: both are new, empty and ours alone when the block begins, and gone when it ends, whatever a command left
 * there; what cannot be removed is reported. Crash: they stay under the given parent, which the next run may empty.
 */





/** Makes a fresh home and temporary folder below an existing folder. */
function createScratchHome(parent, { signal, onLeft } = {}) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'scratch-'));
    const [home, temporary] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tmp')];
    for (const path of [home, temporary])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
    return {
        home,
        temporary,
        [Symbol.asyncDispose]: async () => {
            const left = await discardScratch(folder, signal);
            if (left.length > 0)
                onLeft?.(left);
        },
    };
}
// Of a command that was cancelled: its small files are gone by then.
const GRACE_MS = 1000;
/** Its name is never used again: it may stay where it is. */
async function discardScratch(folder, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const grace = __addDisposableResource(env_1, (0,_timer_js__WEBPACK_IMPORTED_MODULE_4__/* .startGrace */ .ZE)(signal, GRACE_MS), false);
        try {
            return await (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .discardTree */ .l)(folder, { signal: grace.signal });
        }
        catch (error) {
            if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb)
                return [{ path: folder, why: error.message }];
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}


/***/ }),

/***/ 43165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ buildSystemCallFilter),
  s: () => (/* binding */ isFiltered)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/kernel/system-call-rules.js
const ERRORS = { EPERM: 1, EINVAL: 22, ENOSYS: 38, EOPNOTSUPP: 95, EAFNOSUPPORT: 97 };
// POSIX_FADV_DONTNEED and NOREUSE.
const DROPPING_ADVICE = [4, 5];
// MADV_COLD, PAGEOUT and COLLAPSE: of a mapped file they change what the page cache holds, and how.
const RECLAIMING_ADVICE = [20, 21, 25];
// RWF_NOWAIT asks whether a page is there; RWF_DONTCACHE drops it after use.
const CACHE_FLAGS = 0x08 | 0x80;
// Virtual sockets reach the host of a virtual machine from every network namespace.
const AF_VSOCK = 40;
// PTRACE_ATTACH and SEIZE begin to trace a process that runs. PTRACE_TRACEME is for a child that lets its parent trace it.
const BEGIN_TRACING = [16, 0x4206];
const call = (name, x64, arm64, answer = 'ENOSYS', where) => ({
    name,
    numbers: { x64, arm64 },
    answer,
    ...(where === undefined ? {} : { where }),
});
const CALL_RULES = [
    call('add_key', 248, 217),
    call('request_key', 249, 218),
    call('keyctl', 250, 219),
    call('syslog', 103, 116, 'EPERM'),
    call('mincore', 27, 232),
    call('cachestat', 451, 451),
    call('fadvise64', 221, 223, 'done', { argument: 3, values: DROPPING_ADVICE }),
    call('madvise', 28, 233, 'EINVAL', { argument: 2, values: RECLAIMING_ADVICE }),
    call('process_madvise', 440, 440, 'EINVAL', { argument: 3, values: RECLAIMING_ADVICE }),
    call('preadv2', 327, 286, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
    call('pwritev2', 328, 287, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
    // Requests in memory, which no filter sees: they take the same flags and advice.
    call('io_setup', 206, 0),
    call('io_submit', 209, 2),
    call('io_uring_setup', 425, 425),
    call('io_uring_enter', 426, 426),
    call('io_uring_register', 427, 427),
    call('socket', 41, 198, 'EAFNOSUPPORT', { argument: 0, values: [AF_VSOCK] }),
    call('pidfd_getfd', 438, 438),
];
/** What is refused besides where no process may reach into another: EPERM is also the answer of Yama, a kernel's setting. */
const TRACING_RULES = [
    call('ptrace', 101, 117, 'EPERM', { argument: 0, values: BEGIN_TRACING }),
    call('process_vm_readv', 310, 270),
    call('process_vm_writev', 311, 271),
];
/**
 * What has no effect besides where a command is bound to cores. It succeeds, since programs that bind themselves expect
 * that: they stay on the cores that they have.
 */
const BOUND_RULES = [call('sched_setaffinity', 203, 122, 'done')];

;// CONCATENATED MODULE: ./build/kernel/system-call-filter.js
/**
 * The seccomp filter of a sandboxed command, as the kernel loads it. Pure.
 * Invariant: the calls of the rules are answered as the rules say, and every call by another convention of the same
 * machine (32-bit programs, x32), where calls have other numbers, by ENOSYS. Every other call is allowed.
 * Source: the kernel's uapi headers (audit, seccomp, bpf_common).
 */


/** By `process.arch`. */
const MACHINES = {
    x64: { audit: 0xc000003e, otherCallsFrom: 0x40000000 },
    arm64: { audit: 0xc00000b7 },
};
/** Whether there is a filter for a machine, named as `process.arch` names it. */
function isFiltered(machine) {
    return Object.hasOwn(MACHINES, machine);
}
// Instructions: load a word of the call's data, jump if equal, if greater or equal, if bits are set; return.
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const JUMP_IF_BITS = 0x45;
const RETURN = 0x06;
// Where in the call's data: its number, the convention it is made by, its arguments of 64 bits each.
const CALL_NUMBER = 0;
const CONVENTION = 4;
const ARGUMENTS = 16;
const LOWER_HALF = (0,external_node_os_.endianness)() === 'LE' ? 0 : 4;
const ALLOW = 0x7fff0000;
const REFUSE = 0x00050000;
/** Builds the filter for a machine: an array of `struct sock_filter`. */
function buildSystemCallFilter(machine, { tracing, isBound = false }) {
    const { audit, otherCallsFrom } = MACHINES[machine];
    const rules = [...CALL_RULES, ...(tracing === 'off' ? TRACING_RULES : []), ...(isBound ? BOUND_RULES : [])];
    const program = [
        [LOAD, 0, 0, CONVENTION],
        [JUMP_IF_EQUAL, 1, 0, audit],
        refuse('ENOSYS'),
        [LOAD, 0, 0, CALL_NUMBER],
        ...(otherCallsFrom === undefined ? [] : [onlyIf([JUMP_IF_AT_LEAST, otherCallsFrom], 1), refuse('ENOSYS')]),
        ...rules.flatMap((rule) => renderRule(rule, rule.numbers[machine])),
        [RETURN, 0, 0, ALLOW],
    ];
    return Buffer.concat(program.map(encode));
}
function renderRule({ answer, where }, number) {
    const body = where === undefined ? [refuse(answer)] : renderTest(where, answer);
    return [onlyIf([JUMP_IF_EQUAL, number], body.length), ...body];
}
function renderTest(test, answer) {
    const conditions = 'bits' in test ? [[JUMP_IF_BITS, test.bits]] : test.values.map((value) => [JUMP_IF_EQUAL, value]);
    return [
        [LOAD, 0, 0, ARGUMENTS + 8 * test.argument + LOWER_HALF],
        ...conditions.flatMap((condition) => [onlyIf(condition, 1), refuse(answer)]),
        [RETURN, 0, 0, ALLOW],
    ];
}
/** Skips that many instructions where the condition does not hold. */
function onlyIf([code, value], skipped) {
    return [code, 0, skipped, value];
}
function refuse(answer) {
    return [RETURN, 0, 0, REFUSE | (answer === 'done' ? 0 : ERRORS[answer])];
}
function encode([code, ifTrue, ifFalse, value]) {
    const bytes = Buffer.alloc(8);
    if ((0,external_node_os_.endianness)() === 'LE') {
        bytes.writeUInt16LE(code, 0);
        bytes.writeUInt32LE(value, 4);
    }
    else {
        bytes.writeUInt16BE(code, 0);
        bytes.writeUInt32BE(value, 4);
    }
    bytes[2] = ifTrue;
    bytes[3] = ifFalse;
    return bytes;
}


/***/ }),

/***/ 20677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ startTimer),
/* harmony export */   ZE: () => (/* binding */ startGrace),
/* harmony export */   db: () => (/* binding */ startDeadline)
/* harmony export */ });
/**
 * Timers for any duration.
 * Node's own take at most 2^31-1 ms, and end at once beyond that; `AbortSignal.timeout` takes whole milliseconds only.
 * Invariant: the callback is called once, never before its time, and never after it was cancelled.
 */
// 24.8 days: the most that a timer of Node can hold.
const MAX_STEP_MS = 2 ** 31 - 1;
/** Calls back after a duration of any length, on the monotonic clock; `Infinity` is never. */
function startTimer(ms, callback) {
    let timer;
    const wait = (leftMs) => {
        const stepMs = Math.min(leftMs, MAX_STEP_MS);
        timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : callback()), Math.ceil(stepMs));
    };
    if (ms !== Number.POSITIVE_INFINITY)
        wait(Math.max(0, ms));
    const cancel = () => clearTimeout(timer);
    return { cancel, [Symbol.dispose]: cancel };
}
/** A signal that is aborted after a duration of any length, unless it is disposed of before. */
function startDeadline(ms) {
    const controller = new AbortController();
    const timer = startTimer(ms, () => controller.abort());
    return { signal: controller.signal, [Symbol.dispose]: timer.cancel };
}
/** A signal that is aborted so long after another one is; without that one, never. */
function startGrace(signal, ms) {
    const controller = new AbortController();
    let timer;
    const begin = () => {
        timer ??= startTimer(ms, () => controller.abort());
    };
    if (signal?.aborted === true)
        begin();
    signal?.addEventListener('abort', begin, { once: true });
    return {
        signal: controller.signal,
        [Symbol.dispose]: () => {
            signal?.removeEventListener('abort', begin);
            timer?.cancel();
        },
    };
}


/***/ }),

/***/ 52367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   qE: () => (/* binding */ isKnown)
/* harmony export */ });
function namesOf(paths) {
    const files = new Set(paths.map((path) => `/${path.toString('latin1')}`));
    return { files, folders: foldersOf(files) };
}
/** Whether an entry of a folder is a file or link, or a folder, as the names have it. */
function isKnown({ files, folders }, folder, entry) {
    const name = `${folder}/${nameOf(entry)}`;
    if (entry.isDirectory())
        return folders.has(name);
    return (entry.isFile() || entry.isSymbolicLink()) && files.has(name);
}
function nameOf({ name }) {
    return name.toString('latin1');
}
function pathIn(folder, path) {
    return Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
}
/** The folders that hold files, parents first, each with a slash before every name; the first is ''. */
function foldersOf(files) {
    const found = new Set(['']);
    const add = (path) => {
        if (found.has(path))
            return;
        add(parentOf(path));
        found.add(path);
    };
    for (const path of files)
        add(parentOf(path));
    return found;
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
const NUL = Buffer.alloc(1);
function joinNul(names) {
    return Buffer.concat(names.flatMap((name) => [name, NUL]));
}


/***/ }),

/***/ 62730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gi: () => (/* binding */ entryIn),
  Fs: () => (/* binding */ findUpperFiles),
  Q_: () => (/* binding */ isAsBelow),
  ug: () => (/* binding */ kindBelow)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/folder-entries.js
var folder_entries = __webpack_require__(37087);
// EXTERNAL MODULE: ./build/kernel/new-files.js
var new_files = __webpack_require__(49816);
// EXTERNAL MODULE: ./build/kernel/pace.js
var kernel_pace = __webpack_require__(56757);
;// CONCATENATED MODULE: ./build/kernel/same-file.js
/** Whether two files are the same to whoever reads or runs them. */



const PIECE_BYTES = 1 << 20;
// Whether it may be run, and read by its owner.
const COMPARED_RIGHTS = 0o511;
/** The same kind, content and rights. What cannot be read is not the same as anything. */
async function isSameFile(one, other) {
    try {
        const [above, below] = [(0,external_node_fs_.lstatSync)(one), (0,external_node_fs_.lstatSync)(other)];
        if (above.isSymbolicLink() && below.isSymbolicLink())
            return (0,external_node_fs_.readlinkSync)(one, 'buffer').equals((0,external_node_fs_.readlinkSync)(other, 'buffer'));
        if (!above.isFile() || !below.isFile() || above.size !== below.size)
            return false;
        return (above.mode & COMPARED_RIGHTS) === (below.mode & COMPARED_RIGHTS) && (await hasSameContent(one, other));
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return false;
        throw error;
    }
}
async function hasSameContent(...paths) {
    const opened = [];
    const pace = new kernel_pace/* Pace */.o();
    try {
        for (const path of paths)
            opened.push((0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW));
        const [one = -1, other = -1] = opened;
        if (!(0,external_node_fs_.fstatSync)(one).isFile() || !(0,external_node_fs_.fstatSync)(other).isFile())
            return false;
        const pieces = [Buffer.alloc(PIECE_BYTES), Buffer.alloc(PIECE_BYTES)];
        for (;;) {
            const [read, found] = [(0,external_node_fs_.readSync)(one, pieces[0]), (0,external_node_fs_.readSync)(other, pieces[1])];
            if (read !== found || !pieces[0].subarray(0, read).equals(pieces[1].subarray(0, read)))
                return false;
            if (read === 0)
                return true;
            await pace.step();
        }
    }
    finally {
        for (const descriptor of opened)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./build/kernel/upper-files.js
/**
 * What a command did to a layered folder, read from its writable layer alone.
 * Invariant: a path is new where no frozen layer shows anything of its kind there; what a command removed is listed apart.
 * The cost grows with what the command wrote, not with what the frozen layers hold.
 * Trade-off: a folder that was removed and made again looks like one that was written to; `findReplacedFolders` finds those.
 */







/** Lists what is new, changed and removed in a writable layer; paths are bytes as latin1. */
async function findUpperFiles(upper, { lower, opened, signal, limits = new_files/* NEW_FILES_LIMITS */.Ac }) {
    const roots = [];
    const changed = [];
    const removed = [];
    const entered = [];
    const swapped = new Set();
    const stamps = new Map();
    const room = { ...limits };
    const pace = new kernel_pace/* Pace */.o();
    const open = new Set(opened);
    const isCancelled = () => signal?.aborted === true;
    let unread;
    const due = [''];
    for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
        await pace.step();
        if (isCancelled())
            return 'cancelled';
        const entries = await (0,folder_entries/* readEntries */.$)((0,byte_path/* placeIn */.VV)(upper, folder), { most: room.files, pace, signal });
        if (entries === 'too many')
            return entries;
        if (entries === undefined) {
            unread ??= folder;
            continue;
        }
        if (folder !== '')
            entered.push(folder);
        for (const { name } of entries) {
            const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`;
            const stats = statsOf(upper, path);
            if (stats === undefined)
                continue;
            const below = open.has(path) ? 'folder' : kindBelow(lower, path);
            if (isMark(stats)) {
                if (below !== undefined)
                    removed.push(path);
                continue;
            }
            const kind = (0,new_files/* fileKind */.h_)(stats);
            if (kind === below) {
                if (kind === 'folder')
                    due.push(path);
                else
                    changed.push(path);
                // Who is not root cannot look into it: the same for everybody.
                if (kind === 'folder' && (0,new_files/* isShut */.fm)(stats))
                    unread ??= path;
                continue;
            }
            roots.push(path);
            if (below !== undefined)
                swapped.add(path);
            const isListed = await (0,new_files/* listBelow */.Iy)(upper, path, { stamps, room, pace, signal });
            if (isCancelled())
                return 'cancelled';
            if (!isListed)
                return 'too many';
        }
    }
    return { roots, changed, removed, entered, swapped, stamps, unread };
}
/** What frozen layers show at a path of bytes as latin1; undefined: nothing. */
function kindBelow(lower, path) {
    for (const layer of lower) {
        const found = entryIn(layer, path);
        if (found === 'hidden')
            return undefined;
        if (found !== undefined)
            return isMark(found) ? undefined : (0,new_files/* fileKind */.h_)(found);
    }
    return undefined;
}
/**
 * What one layer has at a path. `hidden`: it has no folder where one is on the way, so nothing of the layers below shows.
 * No link is followed.
 */
function entryIn(layer, path) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
        const above = statsOf(layer, path.slice(0, at));
        if (above === undefined)
            return undefined;
        if (!above.isDirectory())
            return 'hidden';
    }
    return statsOf(layer, path);
}
/** Whether a file or link of a writable layer is what a frozen layer shows there: same content, same right to be run. */
async function isAsBelow(upper, lower, path) {
    const layer = lower.find((each) => entryIn(each, path) !== undefined);
    return layer !== undefined && (await isSameFile((0,byte_path/* placeIn */.VV)(upper, path), (0,byte_path/* placeIn */.VV)(layer, path)));
}
function isMark(stats) {
    return stats.isCharacterDevice() && stats.rdev === 0;
}
function statsOf(layer, path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(layer, path), { throwIfNoEntry: false });
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 89820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ readUserConfig),
/* harmony export */   _Y: () => (/* binding */ findRemote),
/* harmony export */   am: () => (/* binding */ ownEnvironment)
/* harmony export */ });
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95808);

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4 << 20;
// They name another repository, or another file than those that git would read here.
const OF_ANOTHER = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_CONFIG',
];
/** The environment of a git that the user would start in a repository; it asks nobody anything. */
function ownEnvironment(parentEnv) {
    const retained = Object.entries(parentEnv).filter(([name]) => !OF_ANOTHER.includes(name));
    return { ...Object.fromEntries(retained), GIT_TERMINAL_PROMPT: '0' };
}
/** Reads the entries whose keys match, in git's order: of a key that is set twice the last one counts. */
async function readUserConfig(folder, parentEnv, keys) {
    const env = { ...ownEnvironment(parentEnv), GIT_OPTIONAL_LOCKS: '0' };
    const args = ['config', '--null', '--show-origin', '--get-regexp', keys];
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, maxStderrChars: 0 };
    const { stdout } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .runProgram */ .mB)({ program: 'git', args, cwd: folder, env, ...limits });
    const parts = stdout.toString().split('\0');
    const entries = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [key = '', ...value] = (parts[at + 1] ?? '').split('\n');
        if (value.length > 0)
            entries.push({ key, value: value.join('\n'), origin: parts[at] ?? '' });
    }
    return entries;
}
/** The remote that the user's git fetches from by itself. */
async function findRemote({ folder, head }, parentEnv) {
    const entries = await readUserConfig(folder, parentEnv, '^(remote\\..*\\.url|branch\\..*\\.remote)$');
    const last = (key) => entries.findLast((entry) => entry.key === key)?.value;
    const names = entries.flatMap(({ key }) => key.startsWith('remote.') ? [key.slice('remote.'.length, -'.url'.length)] : []);
    const named = last(`branch.${head.replace(/^refs\/heads\//, '')}.remote`);
    const name = [named, 'origin', names[0]].find((each) => each !== undefined && names.includes(each));
    if (name === undefined)
        return { name: 'origin', url: folder, isWritten: false };
    return { name, url: last(`remote.${name}.url`) ?? folder, isWritten: true };
}


/***/ }),

/***/ 71703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readUserPrograms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _user_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89820);
/**
 * Files of a work tree that the user's own git runs or loads: by it a change could run commands on the user's machine.
 * Invariant: only looked at; no program of the configuration is started, and of what is not there nothing is said.
 */



const PATHS = /^(?:core\.(?:hookspath|attributesfile|excludesfile)|commit\.template|init\.templatedir|include(?:if\..*)?\.path)$/;
const COMMANDS = [
    'core\\.(fsmonitor|sshcommand|editor|pager|askpass|gitproxy|alternaterefscommand)',
    '(filter\\..*\\.(clean|smudge|process)|diff\\..*\\.(command|textconv)|diff\\.external|merge\\..*\\.driver)',
    '((diff|merge)tool\\..*\\.(cmd|path)|(sequence|gui)\\..*|gpg\\..*program|interactive\\.difffilter|pager\\..*)',
    '(alias\\..*|hook\\..*\\.command|credential\\.(.*\\.)?helper|uploadpack\\.packobjectshook|remote\\..*\\.(uploadpack|receivepack))',
];
const KEYS = `^(core\\.(hookspath|attributesfile|excludesfile)|commit\\.template|init\\.templatedir|include(if\\..*)?\\.path|${COMMANDS.join('|')})$`;
// Of hooks that lie in git's own folder; a person has a few.
const MAX_HOOKS = 1000;
/** Paths in the work tree, files and folders, that the user's configuration or links of hooks name; each once. */
async function readUserPrograms(repository, parentEnv) {
    const entries = await (0,_user_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserConfig */ .AV)(repository.folder, parentEnv, KEYS);
    const named = entries.flatMap((entry) => PATHS.test(entry.key) ? pathsOf(repository, parentEnv, entry) : wordsOf(repository, entry));
    const places = [...named, ...hooksOf(repository)];
    return [...new Set(places.flatMap((place) => insideOf(repository.folder, place)))];
}
/** What a key of a path names; relative ones as git takes them. */
function pathsOf({ folder }, { HOME = '' }, entry) {
    const { key, origin } = entry;
    const value = entry.value.replace(/^~(?=\/|$)/, HOME);
    const from = key.startsWith('include') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, origin.replace(/^file:/, ''))) : folder;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, value);
    // Husky writes programs into a folder `_`, which run those around it.
    return key === 'core.hookspath' && /\/_\/?$/.test(value) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)] : [place];
}
/** Files that a command names, which git runs at the top of the work tree. */
function wordsOf({ folder }, { key, value }) {
    if (key.startsWith('alias.') && !value.startsWith('!'))
        return [];
    const words = value.split(/[\s"'`;|&<>()=,!{}]+/).filter((word) => word !== '');
    return words.map((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, word)).filter(isFile);
}
/** Where hooks of git's own folder lie in truth, which people link to tracked ones. */
function hooksOf({ commonDir }) {
    const hooks = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'hooks');
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(hooks).filter((name) => !name.endsWith('.sample'));
        return [hooks, ...names.slice(0, MAX_HOOKS).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hooks, name))];
    }
    catch {
        // There are none.
        return [];
    }
}
/** A place by its name and by what its links lead to, as paths of the work tree; git's own folder is none of it. */
function insideOf(folder, place) {
    const found = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, place)];
    try {
        found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place)));
    }
    catch {
        // It is not there yet: a change could make it.
    }
    return found.filter((path) => path !== '' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && !/^(?:\.\.|\.git)(?:\/|$)/.test(path));
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    }
    catch {
        // A name that is too long, or a path through a file: none of a program.
        return false;
    }
}


/***/ }),

/***/ 35208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ withoutPassword),
/* harmony export */   hA: () => (/* binding */ userNetworkEnvironment),
/* harmony export */   u8: () => (/* binding */ openUserRemote)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80829);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69463);
/**
 * A remote of the user's repository, as their own git would reach it.
 * Invariant: of the repository's own configuration its address is read, and nothing else is in force: no helper, ssh
 * command or hook that somebody wrote there runs. What user and system have configured is: credential helpers, proxies,
 * ssh. Nobody is asked anything, so a missing password is an error and not a hang.
 */







const PROTOCOLS = ['https', 'http', 'ssh', 'git', 'file'];
// Those of git's variables that say how to reach a server, and not which repository is meant.
const PASSED = /^GIT_(?:ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|HTTP_\w+|PROXY_\w+|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/;
/** Binds git to a remote by its name; throws where there is no such remote, or none that git may talk to. */
async function openUserRemote(request) {
    const { name, repository, folder, parentEnv, ...limits } = request;
    const url = await readAddress(request);
    const network = {
        protocol: 'https',
        header: undefined,
        env: userNetworkEnvironment(parentEnv, PROTOCOLS),
        isOfUser: true,
    };
    const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .openRemote */ .d3)({ url, network, repository, folder, parentEnv, ...limits });
    const reach = async (call) => {
        try {
            return await call;
        }
        catch (error) {
            // Git's own error names the address, which may hold a password.
            if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS)
                throw unreachable(name, error);
            throw error;
        }
    };
    return {
        ...remote,
        list: (refs) => reach(remote.list(refs)),
        fetch: (ref, depth) => reach(remote.fetch(ref, depth)),
        fetchBounded: (ref, depth) => reach(remote.fetchBounded(ref, depth)),
    };
}
async function readAddress({ name, repository, folder }) {
    const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'address'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home')];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .writeGitFolder */ .e)(gitDir, repository);
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .bindGit */ .uD)({ gitDir, home });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'config');
    const args = ['config', '--file', file, '--no-includes', '-z', '--get-regexp', '^remote\\..*\\.url$'];
    const { stdout } = await git(args, { allowed: [0, 1] });
    const entries = stdout
        .toString()
        .split('\0')
        .map((entry) => [entry.slice('remote.'.length, entry.indexOf('.url\n')), entry.slice(entry.indexOf('\n') + 1)])
        .filter(([remote]) => remote !== '');
    const url = entries.find(([remote]) => remote === name)?.[1];
    if (url === undefined) {
        const known = [...new Set(entries.map(([remote]) => remote))].map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(each)).join(', ');
        const expected = `a remote of this repository (${known === '' ? 'it has none' : known})`;
        const remedy = 'Name one of them: --remote NAME. To add one: git remote add NAME URL';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(name)}`, expected, remedy }]);
    }
    return resolveAddress({ name, repository }, url);
}
/** A path as git takes it from the top of the work tree; throws for an address that would start a program. */
function resolveAddress({ name, repository }, url) {
    const [, scheme] = /^([\w+.-]+):\/\//.exec(url) ?? [];
    const isHelper = /^[\w+.-]+::/.test(url);
    if (isHelper || url.startsWith('-') || url === '' || (scheme !== undefined && !PROTOCOLS.includes(scheme))) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(name)} has the address ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(withoutPassword(url), 200)}; expected ${PROTOCOLS.join(', ')} or a path`,
            remedy: `Change it: git remote set-url ${name} URL`,
        });
    }
    const isPath = scheme === undefined && !/^[^/]+:/.test(url);
    return isPath ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.folder, url) : url;
}
/** The environment of a git that talks to a server as the user's own would, by these protocols. */
function userNetworkEnvironment(parentEnv, protocols) {
    const passed = Object.entries(parentEnv).filter(([key]) => !/^(?:GIT_|LC_|LANG)/.test(key) || PASSED.test(key));
    return {
        ...{ XDG_CONFIG_HOME: undefined, GIT_CONFIG_GLOBAL: undefined, GIT_CONFIG_NOSYSTEM: undefined },
        ...Object.fromEntries(passed),
        GIT_ALLOW_PROTOCOL: protocols.join(':'),
    };
}
function unreachable(name, { gitExit, stderr }) {
    const lines = stderr
        .split('\n')
        .filter((line) => /^(?:fatal|error|remote|ssh): /.test(line) || /denied|refused/.test(line));
    const isCut = String(gitExit).startsWith('SIGKILL') || gitExit === 'being cut off';
    const why = isCut ? 'it gave no answer in time' : (lines[0] ?? stderr.trim());
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(name)} cannot be read: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(withoutPassword(why), 300)}`,
        remedy: `Check that this works without questions: git ls-remote ${name}. Then run the command again.`,
    });
}
/** An address, or a text with one, without what logs in there. */
function withoutPassword(text) {
    return text.replaceAll(/\/\/[^/@\s]*@/g, '//');
}


/***/ }),

/***/ 57296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ renderActivities),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   hi: () => (/* binding */ renderAllActivities),
/* harmony export */   y3: () => (/* binding */ renderActivityLine)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);



const MAX_NAME = 80;
/** The activities in parts; without any: that it starts. */
function renderActivities(activities, shown) {
    const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
    if (main === undefined)
        return [{ text: 'starting', rank: 1 }];
    // What is measured between attempts holds up those that wait to be scored.
    const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
    return [
        ...renderActivity(main, shown),
        ...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
    ];
}
function nameOf({ attempt }, shown) {
    return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
/** `iter 12`, `scoring pair 3 of ≤20`, `guard ok`, `41s`, `≤3m left`, `E 7.2 of 20`. */
function renderActivity(activity, shown) {
    const { doing, since, progress } = activity;
    const now = shown.now.getTime();
    const left = leftOf(activity, now);
    const parts = [
        [nameOf(activity, shown).trimEnd() || undefined, 0],
        [[doing, ...renderCount(progress?.count)].join(' '), 1],
        [progress?.guards === undefined ? undefined : 'guard ok', 4],
        [seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
        [left === undefined ? undefined : `${left} left`, 2],
        [progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
    ];
    return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
    if (count === undefined)
        return [];
    const { unit, number, of, isAtMost } = count;
    return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
    if (progress?.leftMs === undefined || at === undefined)
        return undefined;
    const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
    return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
/** In whole seconds: what changes more often cannot be read. */
function seconds(ms) {
    return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
    return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
    if (value >= 1e6)
        return value.toExponential(1);
    return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
/** All that is done right now, for a screen with room. */
function renderAllActivities(activities, shown) {
    return renderActivities(activities, shown)
        .map(({ text }) => text)
        .join(SEPARATOR);
}
/** As many parts as have room, by their rank, in their order; a part is shown whole, but for a first one too long. */
function fitting(parts, width) {
    const chosen = new Set();
    const line = (also) => parts
        .filter((part) => chosen.has(part) || part === also)
        .map(({ text }) => text)
        .join(SEPARATOR);
    for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
        if (line(part).length <= width)
            chosen.add(part);
        else if (chosen.size === 0)
            return wholeWords(part.text, width);
    }
    return line();
}
function wholeWords(text, width) {
    const end = text.lastIndexOf(' ', width - 1);
    return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
/** What is done right now, on a line of a terminal. */
function renderActivityLine(activities, { rest, width, ...shown }) {
    const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_NAME), rank: 7 }));
    return fitting([...renderActivities(activities, shown), ...others], width);
}


/***/ }),

/***/ 60551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEnded)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
/** When something ended and why, as the top of a page says it. Pure. */


const MAX_REASON = 600;
/** `Ended 2026-05-20 13:10 UTC, after 1h10m: all 12 iterations are done`. */
function renderEnded({ from, to, reason }) {
    const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(to ?? null)];
    const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(to)}`;
    const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(end - start)}`;
    return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`;
}


/***/ }),

/***/ 84483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   fk: () => (/* binding */ printableLines),
/* harmony export */   hw: () => (/* binding */ manyLines)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13141);


/** Text of an agent or an evaluator on one line: nothing that a terminal or a workflow would obey. */
function oneLine(text, maxLength = 200) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
/** Text of an agent or an evaluator with its lines and tabs, and nothing else that a terminal or a workflow would obey. */
function manyLines(text, maxLength) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}
/** The same where no workflow reads it. */
function printableLines(text, maxLength) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}
function printableLine(line) {
    return line
        .split('\t')
        .map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(part, part.length))
        .join('\t');
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
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 40);
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A length of time as a person wants it: no seconds in hours, no milliseconds in seconds. */
function renderSpan(ms) {
    const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.round(ms / grain) * grain);
}


/***/ })

};


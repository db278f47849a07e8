export const id = 3142;
export const ids = [3142];
export const modules = {

/***/ 68852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ askedOnce)
/* harmony export */ });
function askedOnce(maxAnswers) {
    const all = new WeakMap();
    return {
        ask: (of, question, ask) => {
            const known = all.get(of) ?? new Map();
            all.set(of, known);
            const answer = known.get(question) ?? ask();
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

const ESCAPE = 0xdc00;
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
function encodePath(path) {
    if (!/[\udc80-\udcff]/.test(path))
        return Buffer.from(path);
    return Buffer.concat([...path].map((char) => {
        const unit = char.charCodeAt(0) - ESCAPE;
        return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
    }));
}
function placeIn(folder, path) {
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
function leasedCache({ drop, maxUnused }) {
    const entries = new Map();
    return {
        lease: (name, make) => {
            const entry = entries.get(name) ?? { thing: make(), users: 0 };
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

/***/ 18109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ resolveSubmoduleUrl),
/* harmony export */   z: () => (/* binding */ parseSubmodules)
/* harmony export */ });
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
function isSafeName(name) {
    return name !== '' && !name.startsWith('/') && !name.split(/[/\\]/).includes('..');
}
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

/***/ 34663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ readPair),
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   OT: () => (/* binding */ WASHOUT),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   Vp: () => (/* binding */ singleStep),
/* harmony export */   _w: () => (/* binding */ withEvaluations),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   bi: () => (/* binding */ pairStep),
/* harmony export */   kd: () => (/* binding */ MAX_RETRIES),
/* harmony export */   oU: () => (/* binding */ washoutIndex),
/* harmony export */   q2: () => (/* binding */ lastArmOf),
/* harmony export */   yu: () => (/* binding */ isMoved)
/* harmony export */ });
const STAGES = [
    'calibrate',
    'screen',
    'pair',
    'measure',
    'rerun',
    'remeasure',
    'confirm',
    'certify',
    'leave-out',
];
const WASHOUT = 'washout';
function lastArmOf(pair, { attempt }) {
    if (attempt > 0 || pair?.first === undefined)
        return undefined;
    return pair.first === 'candidate' ? 'incumbent' : 'candidate';
}
function withEvaluations(known, results) {
    return [...known, ...results.flatMap(({ evaluation }) => evaluation ?? [])];
}
const MAX_RETRIES = 2;
function singleStep(draw, { id, ...place }, arm) {
    const { seed } = draw(labelOf({ id, ...place }));
    return { kind: 'measure', ...place, order_bit: null, runs: [{ arm, seed }] };
}
function washoutIndex(pair, position) {
    return 2 * pair - 1 + position;
}
function pairStep(draw, { id, ...place }, { shareSeed, washes = false, before }) {
    const label = labelOf({ id, ...place });
    const { seed, bit } = draw(label);
    const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
    const runs = order.map((arm, position) => ({
        arm,
        seed: shareSeed ? seed : draw(`${label} ${arm}`).seed,
        ...(washes && arm !== (position === 0 ? before : order[0]) ? { isWashed: true } : {}),
    }));
    return { kind: 'measure', ...place, order_bit: bit, runs };
}
function labelOf({ id, stage, index, attempt }) {
    return `${id} ${stage} ${index} ${attempt}`;
}
function readPair(results) {
    const moved = results.find(isMoved);
    if (moved !== undefined)
        return { kind: 'void', reason: moved.reason, isMoved: true };
    const incumbent = resultOf(results, 'incumbent');
    if (incumbent?.kind === 'failed')
        return { kind: 'void', reason: incumbent.reason };
    const candidate = resultOf(results, 'candidate');
    if (candidate?.kind === 'failed')
        return { kind: 'crash', failure: candidate };
    if (candidate === undefined || incumbent === undefined)
        throw new TypeError('a pair needs a result of each arm');
    return { kind: 'pair', candidate, incumbent };
}
function isMoved(result) {
    return result.kind === 'failed' && result.isMoved === true;
}
function resultOf(results, arm) {
    const found = results.find((result) => result.arm === arm);
    if (found?.kind !== 'scored')
        return found;
    const scores = [found.score, ...Object.values(found.cases ?? {})];
    if (scores.every(Number.isFinite))
        return found;
    return { arm, kind: 'failed', reason: 'a score is not a finite number' };
}
function retryAfter(attempt, { reason, isMoved: hasMoved }) {
    if (attempt < MAX_RETRIES)
        return { attempt: attempt + 1 };
    const what = hasMoved === true ? 'no pair counted' : 'the current best failed';
    return { kind: 'halt', reason: `${what} ${attempt + 1} times in a row: ${reason}` };
}


/***/ }),

/***/ 51610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  es: () => (/* binding */ METRIC_VERDICTS),
  Xd: () => (/* binding */ guardRules),
  MF: () => (/* binding */ guardedMetrics),
  ub: () => (/* binding */ isGuardOpen),
  vB: () => (/* binding */ metricReason),
  DQ: () => (/* binding */ missingReason),
  GX: () => (/* binding */ pairMetrics),
  TH: () => (/* binding */ testMetric)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/stats/insured-evidence.js
var insured_evidence = __webpack_require__(90218);
;// CONCATENATED MODULE: ./build/stats/shift-evidence.js

function peakShiftEvidence(series) {
    const unit = Math.max(...series.map(({ value, shift }) => Math.max(Math.abs(value), Math.abs(shift))));
    let log = 0;
    let highest = 0;
    let mean = 0;
    let squares = 0;
    let shifts = 0;
    for (const [before, { value, shift }] of unit > 0 ? series.entries() : []) {
        const x = value / unit;
        const count = before + 1;
        const variance = (squares + x * x) / count;
        const expected = before === 0 ? Math.abs(x) : shifts / before;
        if (variance > 0)
            log += Math.log((0,insured_evidence/* insuredFactor */.iZ)(x / variance, expected));
        shifts += shift / unit;
        highest = Math.max(highest, log);
        const apart = x - mean;
        mean += apart / count;
        squares += apart * (x - mean);
    }
    return highest;
}

// EXTERNAL MODULE: ./build/decision/verdict.js
var verdict = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/decision/metric-guard.js




const NOT_WORSE_LEVEL = 0.05;
const WORSE_LEVEL = 0.025;
const ROUNDING = 1e-9;
function guardedMetrics({ guards, metrics }) {
    const older = guards.flatMap((guard) => 'metric' in guard ? [{ metric: guard.metric, direction: guard.direction, margin: guard.max_regression }] : []);
    const newer = metrics.flatMap(({ name, direction, role, margin = 0 }) => role === 'guard' ? [{ metric: name, direction, margin }] : []);
    return [...older, ...newer];
}
function guardRules({ settings, tests_metrics: isTested }) {
    const metrics = isTested ? guardedMetrics(settings) : [];
    return metrics.length === 0 ? {} : { guards: { metrics, pairs: settings.guard_pairs } };
}
function pairMetrics({ metrics }, candidate, incumbent) {
    const own = new Map(Object.entries(candidate ?? {}));
    const best = new Map(Object.entries(incumbent ?? {}));
    return Object.fromEntries(metrics.map(({ metric }) => [metric, [own.get(metric) ?? null, best.get(metric) ?? null]]));
}
const METRIC_VERDICTS = ['not-worse', 'worse', 'undecided', 'missing'];
function testMetric(pairs, rule) {
    const { metric, direction, margin } = rule;
    const values = pairs.map(({ metrics }) => new Map(Object.entries(metrics ?? {})).get(metric) ?? [null, null]);
    const missing = [0, 1].find((arm) => values.length === 0 || values.some((pair) => pair[arm] === null));
    if (missing !== undefined)
        return { verdict: 'missing', reason: missingReason(metric, missing === 0 ? 'change' : 'current best') };
    const measured = values.map(([candidate, incumbent]) => ({ candidate: candidate ?? 0, incumbent: incumbent ?? 0 }));
    const before = (0,moments/* meanOf */.hm)(measured.map(({ incumbent }) => incumbent));
    const after = (0,moments/* meanOf */.hm)(measured.map(({ candidate }) => candidate));
    const reason = metricReason({ before, after }, rule);
    const changes = measured.map(({ candidate, incumbent }) => ({
        loss: direction === 'min' ? candidate - incumbent : incumbent - candidate,
        shift: 2 * marginOf(margin, incumbent),
    }));
    if (changes.every(({ shift }) => shift === 0)) {
        return { verdict: reason === undefined ? 'not-worse' : 'worse', reason };
    }
    const level = reason === undefined ? NOT_WORSE_LEVEL : WORSE_LEVEL;
    const evidence = changes.map(({ loss, shift }) => ({ value: reason === undefined ? shift - loss : loss, shift }));
    if (peakShiftEvidence(evidence) < -Math.log(level) - ROUNDING)
        return { verdict: 'undecided', reason };
    return { verdict: reason === undefined ? 'not-worse' : 'worse', reason };
}
function isGuardOpen({ metrics, pairs: most }, pairs) {
    if (pairs.length >= most)
        return false;
    const verdicts = metrics.map((rule) => testMetric(pairs, rule).verdict);
    return verdicts.includes('undecided') && !verdicts.some((verdict) => verdict === 'worse' || verdict === 'missing');
}
function marginOf(margin, before) {
    return typeof margin === 'number' ? margin : (Number.parseFloat(margin) / 100) * Math.abs(before);
}
function metricReason({ before, after }, { metric, direction, margin }) {
    const loss = direction === 'min' ? after - before : before - after;
    if (loss <= marginOf(margin, before))
        return undefined;
    return `guard: ${metric} went from ${(0,verdict/* figure */.vP)(before)} to ${(0,verdict/* figure */.vP)(after)}, more than ${margin} worse`;
}
function missingReason(metric, of) {
    return `guard: the evaluator reported no ${(0,base_text/* quoted */.TL)(metric)} of the ${of}`;
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
    #declared;
    #known = new Map();
    constructor({ size }) {
        this.#declared = size;
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

/***/ 87945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readProtectedId),
/* harmony export */   w: () => (/* binding */ readId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


function readId(path, { mode, length }) {
    try {
        const content = mode === '120000' ? Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path)) : readRegular(path);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1');
        return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
    }
    catch {
        return undefined;
    }
}
function readProtectedId(path, { mode, id, contents }) {
    if (contents === undefined)
        return readId(path, { mode, length: id.length });
    try {
        const found = hashRegular(path);
        return found === contents ? id : found;
    }
    catch {
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
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53162);
/* harmony import */ var _package_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56279);





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
        return [];
    }
    return DEPENDENCY_KEYS.flatMap((key) => Object.keys(tableOf(tableOf(manifest)[key])));
}
function tableOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
function ofPython(text) {
    const found = text.matchAll(/^\s*["']?([A-Za-z][A-Za-z0-9._-]*)\s*["']?\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;,@"'].*)?$/gm);
    return [...found].flatMap(([, name = '']) => name);
}
function ofPythonLock(text) {
    return [...text.matchAll(/^name = "([^"]+)"$/gm)].flatMap(([, name = '']) => name);
}
const installed = new Map();
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

const SOURCE = /\.(?:java|kt|scala|groovy)$/i;
const ENDING = /\.(?:java|kt|scala|groovy|class)$/;
const PACKAGE = /^[ \t]*package\s+([\w.`]+)/m;
const TYPE = /^(?:(?:public|final|abstract|sealed|non-sealed|strictfp|open|data|internal|case|static|fun|value|annotation|@\w+)[ \t]+)*(?:class|interface|@interface|enum(?:[ \t]+class)?|record|object|trait)[ \t]+(\w+)/gm;
const SOURCE_FOLDERS = new Set('java kotlin scala groovy src source sources main test jmh'.split(' '));
function isClassSource(path) {
    return SOURCE.test(path);
}
function declaredClasses(path, text) {
    const folder = PACKAGE.exec(text)?.[1]?.replaceAll('`', '').replaceAll('.', '/');
    const stem = path.slice(path.lastIndexOf('/') + 1).replace(SOURCE, '');
    const names = [stem, ...[...text.matchAll(TYPE)].flatMap(([, name = '']) => name)];
    return [...new Set(names)].map((name) => (folder === undefined ? name : `${folder}/${name}`));
}
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
        const name = parts.pop()?.split('$')[0] ?? '';
        const folder = parts.at(-1);
        const alone = folder === undefined || SOURCE_FOLDERS.has(folder) ? known.get(name) : undefined;
        return (alone ?? parts.map((_, at) => known.get([...parts.slice(at), name].join('/'))).find((each) => each !== undefined));
    };
}
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


const MAX_LINKS = 40;
const MAX_NAMES = 100;
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
function buildNameFinder(resolved) {
    if (resolved.size === 0)
        return () => [];
    const top = newPaths();
    for (const [path, target] of resolved) {
        pathsOf(top, path).link = { path, target };
        if (target !== '' && !`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)}/`.startsWith(`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(target)}/`))
            pathsOf(top, target).from.push(path);
    }
    return (path) => {
        const real = realNameOf(top, path);
        const names = new Map();
        if (real !== undefined)
            names.set(real.name, real);
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
function importedNames(project) {
    const normal = project.toLowerCase().replaceAll(/[-_.]+/g, '_');
    const others = Object.hasOwn(OTHER_NAMES, normal) ? (OTHER_NAMES[normal] ?? '').split(' ') : [];
    return [project, project.replaceAll('-', '_'), ...others];
}
function moduleOf(name) {
    return /^[A-Za-z_]\w*(?=\.(?:py|so)$|\.[^.]+\.so$|$)/.exec(name) ?? [];
}
const PYTHON_PACKAGES = /(?:^|\/)(?:site|dist)-packages$/;
const NODE_PACKAGES = /(?:^|\/)node_modules$/;
const INNER = /(?:^|\/)node_modules\//;
const METADATA = /^(.*)\/[^/]+\.dist-info$/;
const USUAL_FOLDERS = new Set('test tests doc docs example examples script scripts tool tools benchmark benchmarks src lib bin data build dist'.split(' '));
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

function foldPath(text) {
    return (text
        .normalize('NFC')
        .toUpperCase()
        .toLowerCase()
        .replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd'));
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function pathKey(text) {
    return foldPath(text.replace(IGNORED, ''));
}
function isGitName(name) {
    const folded = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailing */ .hT)(pathKey(name), '. ');
    return folded === '.git' || /^git~\d+$/.test(folded) || folded.startsWith('.git:');
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/engine/boundaries/file-ids.js
var file_ids = __webpack_require__(87945);
;// CONCATENATED MODULE: ./build/engine/boundaries/import-folders.js
const SETTINGS = /^(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|\.?pytest\.(?:ini|toml))$/;
const KEYS = /(?:^|[\s{,(])(?:pythonpath|package[-_]dir|where|from|sources|"")\s*[=:]\s*/g;
const VARIABLE = /(?:^|[\s;&|])(?:export\s+)?PYTHONPATH=("[^"]*"|'[^']*'|[^\s;&|]*)/g;
const MAX_VALUE = 500;
function namesImportFolders(path) {
    return SETTINGS.test(path);
}
function foldersOfSettings(text) {
    const found = [...text.matchAll(KEYS)].flatMap(({ 0: whole, index }) => {
        const rest = text.slice(index + whole.length, index + whole.length + MAX_VALUE);
        return wordsOf(settingOf(rest));
    });
    return [...new Set(found.flatMap(inTree))];
}
function foldersOfCommand(command) {
    const values = [...command.matchAll(VARIABLE)].map(([, value = '']) => value.replaceAll(/["']/g, ''));
    return values.flatMap((value) => value.split(':')).flatMap(inTree);
}
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



















const NOTHING_OPEN = { writable: [], writableKey: 'objective.writable', permit: [] };
async function readProtectedFiles(store, { commit, globs: supplied, openings = NOTHING_OPEN, commands = [] }) {
    if (supplied.length === 0)
        return NOTHING_PROTECTED;
    const listed = await (0,git_store/* listFiles */.CS)(store, commit);
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
async function readClasses(store, files) {
    const sources = files.filter(({ path, mode }) => (0,java_classes/* isClassSource */.q9)(path) && mode !== LINK && mode !== REPOSITORY);
    if (sources.length === 0)
        return new Map();
    const { stdout } = await store.git(['cat-file', '--batch'], { input: sources.map(({ id }) => `${id}\n`).join('') });
    const classes = new Map();
    let from = 0;
    for (const { path } of sources) {
        const end = stdout.indexOf('\n', from);
        const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
        const text = stdout.toString('utf8', end + 1, end + 1 + size);
        for (const name of (0,java_classes/* declaredClasses */.b3)(path, text))
            classes.set(name, path);
        from = end + size + 2;
    }
    return classes;
}
function foldersWith(paths, name) {
    const inside = paths.filter((path) => path === name || path.endsWith(`/${name}`));
    return inside.map((path) => path.slice(0, Math.max(0, path.length - name.length - 1)));
}
function digestOf(files) {
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)(files.map(({ path, mode, id }) => [(0,byte_path/* encodePath */.O0)(path).toString('hex'), mode, id])));
}
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
const MAX_LISTED = 2000;
const MAX_RESTORED = 100;
const restored = new WeakMap();
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
async function entriesOf(store, { tree, files }) {
    const ofBase = await (0,git_store/* findListed */.dt)(store, store.base);
    const listed = await (ofBase !== undefined && ofBase.length <= MAX_LISTED
        ? (0,git_store/* listFiles */.CS)(store, tree)
        : (0,git_store/* findListed */.dt)(store, tree));
    if (listed !== undefined)
        return new Set(listed.map(({ mode, id, path }) => `${mode} blob ${id}\t${(0,byte_path/* decodePath */.q0)(path)}`));
    const named = files.length <= MAX_NAMED ? files.map(({ path }) => path) : [];
    const isPlain = named.every((path) => (0,byte_path/* encodePath */.O0)(path).equals(Buffer.from(path)));
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', tree, ...(isPlain ? named : [])];
    const { stdout } = await store.git(args);
    return new Set((0,raw_diff/* splitNul */.K)(stdout).map(byte_path/* decodePath */.q0));
}
function idsOf({ files }) {
    return Object.fromEntries(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
}
function findProtectedIn(folder, { files }) {
    const issues = [];
    const moved = foldersAbove(files).filter((path) => {
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
        if ((0,files/* isSystemError */.Or)(error))
            return false;
        throw error;
    }
}
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
async function findNamedFiles(store, { commit, command }) {
    const listed = await (0,git_store/* listFiles */.CS)(store, commit);
    const paths = new Set(listed.map(({ path }) => (0,byte_path/* decodePath */.q0)(path)));
    const words = protected_files_wordsOf(command).map((word) => word.replace(/^(\.\/)+/, ''));
    const isNamed = (word) => paths.has(word);
    const findNames = (0,link_names/* buildNameFinder */.E7)(await (0,tree_links/* readLinks */.C)(store, listed));
    const behind = words.flatMap((word) => findNames(word).flatMap(({ kind, name }) => (kind === 'real' ? [name] : [])));
    const named = [...new Set([...words, ...behind].filter(isNamed))];
    return named.map(literal_glob/* literalGlob */.I);
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(12894);
;// CONCATENATED MODULE: ./build/engine/boundaries/link-walk.js

const MAX_LINKS = 40;
const MAX_PARTS = 1 << 20;
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
function isAbsolute(target) {
    return /^[/\\]|^[a-z]:/i.test(target);
}
function faultOf(kind, through) {
    return { kind: 'fault', fault: { kind, through } };
}
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
    const views = [(name) => name, path_names/* pathKey */.Pn].map((keyOf) => findLinkFaults(tree, keyOf));
    const ofTargets = new Map();
    for (const [path, target] of tree.links) {
        const fault = views.map((faults) => faults.get(path)).find((each) => each !== undefined);
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
function findTwins({ paths, links }, changed) {
    const suspects = [...links.keys()].filter((path) => changed.has(path));
    if (suspects.length === 0)
        return [];
    const names = new Map();
    for (const path of [...paths, ...foldersOf(paths)]) {
        const key = (0,path_names/* pathKey */.Pn)(path);
        const same = names.get(key) ?? [];
        names.set(key, same);
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




const SYMLINK = '120000';
const MAX_TARGET_BYTES = 4096;
const MAX_TARGETS_BYTES = 16 << 20;
const NO_LINKS = { linkIssues: new Map(), otherNames: new Map() };
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
const MAX_POINTER_BYTES = 1024;
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n((?:ext-\d-[^\n]*\n)*)oid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/;
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
;// CONCATENATED MODULE: ./build/engine/external/listing.js









const GITLINK = '160000';
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
    const args = ['config', '--blob', file.id, '--no-includes', '-z', '--list'];
    const { stdout } = await git(args, { allowed: [0, 1, 128] });
    return (0,submodules/* parseSubmodules */.z)(stdout.toString());
}
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
        for (let at = 0; at + 2 < fields.length; at += 3)
            if (fields[at + 2]?.toString() === 'lfs')
                found.add(fields[at]?.toString('latin1') ?? '');
        return found;
    };
}
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
async function readBlobs(git, files) {
    if (files.length === 0)
        return [];
    const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
    const texts = [];
    for (let from = 0; texts.length < files.length;) {
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



const MARKING_MS = 60_000;
const MAX_BYTES = 1 << 16;
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
function isWhiteout(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats?.isCharacterDevice() === true && stats.rdev === 0;
}

;// CONCATENATED MODULE: ./build/kernel/overlay-probe.js







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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 2 modules
var git_work_tree = __webpack_require__(71109);
// EXTERNAL MODULE: ./build/kernel/upper-files.js + 1 modules
var upper_files = __webpack_require__(62730);
// EXTERNAL MODULE: ./build/engine/layers/tree-times.js
var tree_times = __webpack_require__(79227);
;// CONCATENATED MODULE: ./build/engine/layers/tree-layers.js













const MAX_UNUSED = 8;
const MAX_CHANGES = 20_000;
function openTreeLayers(whole, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const { external, ...store } = whole;
    const named = external === undefined ? [] : [...external.lfs.keys(), ...external.submodules.keys()];
    const outside = new Set(named.map((path) => (0,byte_path/* decodePath */.q0)(Buffer.from(path, 'latin1'))));
    const above = external === undefined || named.length === 0 ? [] : [external.folder];
    let base;
    const baseLayer = () => {
        base ??= layOut(store, { tree: store.base, folder, name: 'base', time: tree_times/* BASE_TIME */._m });
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








const OF_A_SESSION = ['views', 'trees', 'own-environments'];
const ENVIRONMENTS = 'environments';
function openExternalStore(cache, level) {
    return (0,layer_store/* openLayerStore */.B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, `external-${level.kind}`));
}
async function openLayers({ folder, level, store, cache, repository, signal, }) {
    for (const name of OF_A_SESSION)
        await (0,remove_tree/* discardTree */.l)((0,external_node_path_.join)(folder, name), { signal });
    const [views, trees, environments] = OF_A_SESSION.map((name) => (0,external_node_path_.join)(folder, name));
    (0,external_node_fs_.mkdirSync)(views);
    const layering = await chooseLayering({ folder, level, store, cache, repository, signal }, { views, trees });
    const shared = await (0,layer_store/* openLayerStore */.B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, `${level.kind}-${layering.kind}`));
    const trim = async (maxBytes) => {
        await (0,layer_store/* trimLayers */.Zj)(storesIn(cache), maxBytes);
    };
    return { layering, environments: { shared, own: await (0,layer_store/* openLayerStore */.B9)(environments), trim } };
}
function openSavedStore(cache) {
    return (0,layer_store/* openLayerStore */.B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, saved_layers/* SAVED_STORE */.cQ));
}
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
function noteBranchHead(store, head) {
    heads.set(store, head);
}
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




const USERS = 'users';
function markUsed(store, key) {
    const users = (0,external_node_path_.join)(store, USERS, key);
    (0,external_node_fs_.mkdirSync)(users, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(users, String(process.pid)), (0,process_tree/* processStart */.gy)(process.pid));
}
function keysWithUsers(store) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(store, USERS)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(store, USERS)) : [];
}
function isUsed(store, key, { except } = {}) {
    const users = (0,external_node_path_.join)(store, USERS, key);
    if (!(0,external_node_fs_.existsSync)(users))
        return false;
    return (0,external_node_fs_.readdirSync)(users).some((name) => name !== String(except) && isAlive(users, name));
}
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
        return false;
    }
}

;// CONCATENATED MODULE: ./build/engine/layers/layer-store.js
















const recordSchema = schemas/* object */.Ikc({
    digest: schemas/* string */.YjP(),
    bytes: schemas/* number */.aig(),
    command: schemas/* string */.YjP(),
    tookMs: schemas/* optional */.lqM(schemas/* number */.aig()),
});
const RECORD = 'layer.json';
const NEW = '.new-';
const GONE = '.gone-';
const atWork = new Set();
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
            if (digest === layer.digest && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, RECORD))) {
                checked.add(key);
                const now = new Date();
                (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(place, RECORD), now, now);
                return layer;
            }
        }
        checked.delete(key);
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
        if ((0,external_node_fs_.existsSync)(unfinished))
            await (0,remove_tree/* discardTree */.l)(unfinished);
        atWork.delete(name);
    }
}
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
        return undefined;
    }
}
function listLayers(store) {
    return (0,external_node_fs_.readdirSync)(store).flatMap((key) => {
        const record = key.startsWith('.') ? undefined : readRecord((0,external_node_path_.join)(store, key));
        if (record === undefined)
            return [];
        const usedAt = (0,external_node_fs_.statSync)((0,external_node_path_.join)(store, key, RECORD), { throwIfNoEntry: false })?.mtimeMs ?? 0;
        return [{ store, key, bytes: record.bytes, usedAt }];
    });
}
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
async function removeUnusedLayers(stores) {
    for (const store of stores)
        if ((0,external_node_fs_.existsSync)(store))
            await removeUnfinished(store);
    return trimLayers(stores, -1);
}
async function removeLayer(store, key, { isSpared }) {
    if (isSpared())
        return false;
    const name = `${GONE}${process.pid}-${(0,external_node_crypto_.randomUUID)()}`;
    const [place, gone] = [(0,external_node_path_.join)(store, key), (0,external_node_path_.join)(store, name)];
    atWork.add(name);
    try {
        (0,external_node_fs_.renameSync)(place, gone);
        (0,fault_point/* faultPoint */.Jd)('layers:after-gone');
        if (isSpared() && moveInto(gone, place))
            return false;
        forgetUsers(store, key);
        await (0,remove_tree/* discardTree */.l)(gone);
        return true;
    }
    catch (error) {
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
async function syncDisk(folder) {
    const program = (0,program_path/* findSystemProgram */.FG)('sync');
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





const MAX_CHARS = 4096;
const NO_ROOM = /No space left on device|Disk quota exceeded|Wrote only \d+ of/i;
function packFolders(folder, names, request) {
    const sorted = (0,platform/* isLinux */.j)() ? ['--sort=name'] : [];
    return runTar(['--create', '--format=posix', ...sorted, '--numeric-owner', '--', ...names], folder, request);
}
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
        archive: hexDigest,
    })),
});
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
    const now = namesOf(readList(folder));
    for (const name of before)
        if (!now.includes(name))
            (0,external_node_fs_.rmSync)(archivePath(folder, name), { force: true });
    return { digest: (0,hash/* sha256 */.s)(text) };
}
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
function readList(folder) {
    try {
        return listSchema.safeParse(JSON.parse(readBytes(folder)?.toString('utf8') ?? '')).data;
    }
    catch {
        return undefined;
    }
}
function readBytes(folder) {
    const read = (0,confined_file/* readConfined */.Hz)({ path: (0,external_node_path_.join)(folder, LIST), shown: LIST, folders: [folder] }, MAX_LIST_BYTES);
    return 'problem' in read ? undefined : read.bytes;
}
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
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53162);
/* harmony import */ var _kernel_pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56757);





const BASE_TIME = 946_684_800;
const known = new WeakMap();
function timesOf(store) {
    const times = known.get(store) ?? new Map();
    known.set(store, times);
    return times;
}
function now() {
    return Date.now() / 1000;
}
function renewTreeTimes(store) {
    timesOf(store).clear();
}
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
;// CONCATENATED MODULE: ./build/kernel/store-seal.js




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






async function findLfsStorage({ folder, commonDir }, parentEnv) {
    const entries = await (0,user_config/* readUserConfig */.AV)(folder, parentEnv, '^lfs\\.storage$');
    return (0,external_node_path_.join)((0,external_node_path_.resolve)(commonDir, entries.at(-1)?.value ?? 'lfs'), 'objects');
}
async function readLfsFilters(folder, parentEnv) {
    const entries = await (0,user_config/* readUserConfig */.AV)(folder, parentEnv, '^lfs\\.fetch(in|ex)clude$');
    return entries.filter(({ value }) => value !== '').map(({ key, value }) => `${key}=${value}`);
}
function lfsObject(storage, { oid }) {
    return (0,external_node_path_.join)(storage, oid.slice(0, 2), oid.slice(2, 4), oid);
}
function hasLfsObject(storage, pointer) {
    const stats = (0,external_node_fs_.lstatSync)(lfsObject(storage, pointer), { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === pointer.size;
}
const MAX_OUTPUT = 1 << 20;
async function fetchLfs(repository, { commit, parentEnv, signal, }) {
    const { folder, remote, carried } = repository;
    const call = (args) => (0,program/* runProgram */.mB)({
        ...{ program: 'git', args, cwd: folder, env: { ...(0,user_config/* ownEnvironment */.am)(parentEnv), ...carried } },
        ...{ maxBytes: MAX_OUTPUT, maxStderrChars: MAX_OUTPUT },
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
async function choosePaths(gitlinks, entries, { repository, parentEnv, gitDir, home }) {
    const patterns = entries.flatMap(({ key, value }) => (key === 'submodule.active' ? [value] : []));
    if (patterns.length === 0)
        return undefined;
    const indexFile = (0,external_node_path_.join)(gitDir, 'gitlinks.index');
    const lines = gitlinks.map(({ path, commit }) => `160000 ${commit}\t${path}\0`).join('');
    await (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile })(['update-index', '-z', '--index-info'], { input: lines });
    const env = { ...(0,user_config/* ownEnvironment */.am)(parentEnv), GIT_DIR: gitDir, GIT_INDEX_FILE: indexFile };
    const args = ['ls-files', '-z', '--', ...patterns];
    const limits = { maxBytes: 64 << 20, maxStderrChars: 1000 };
    const { stdout } = await (0,program/* runProgram */.mB)({ program: 'git', args, cwd: repository.folder, env, ...limits });
    return new Set(stdout.toString().split('\0').filter(Boolean));
}
function clonesOf({ name, path }, { gitDirs, workTree }) {
    return [...gitDirs.map((gitDir) => (0,external_node_path_.join)(gitDir, 'modules', name)), (0,external_node_path_.join)(workTree, path)];
}

// EXTERNAL MODULE: ./build/engine/external/listing.js + 1 modules
var listing = __webpack_require__(23401);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
;// CONCATENATED MODULE: ./build/kernel/carried-config.js

const KEYS = '^(http\\.(.*\\.)?(extraheader|proxy|sslcainfo|sslcapath|sslverify)|url\\..*\\.insteadof)$';
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
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 2 modules
var git_work_tree = __webpack_require__(71109);
// EXTERNAL MODULE: ./build/kernel/git-folder.js
var git_folder = __webpack_require__(80829);
// EXTERNAL MODULE: ./build/kernel/object-presence.js
var object_presence = __webpack_require__(55523);
;// CONCATENATED MODULE: ./build/kernel/submodule-source.js










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
    const fetch = ['-c', 'fetch.fsckObjects=false', 'fetch', '-q', '--no-tags', '--no-write-fetch-head'];
    const ways = [
        [...fetch, '--depth=1', '--end-of-options', url, `+${commit}:refs/heads/wanted`],
        [...fetch, '--end-of-options', url, '+refs/heads/*:refs/fetched/*'],
        [...fetch, '--end-of-options', url, '+refs/tags/*:refs/fetched-tags/*'],
    ];
    const failures = [];
    for (const args of ways) {
        try {
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
function allowsFiles(entries, { GIT_ALLOW_PROTOCOL: allowed }) {
    if (allowed !== undefined)
        return allowed.split(':').includes('file');
    return entries.at(-1)?.value === 'always';
}
function unreachable({ shown, name, url, commit }, failure) {
    const lines = failure?.stderr.split('\n').filter((line) => line.trim() !== '' && !/^(?:warning|hint): /i.test(line));
    const why = lines === undefined ? 'no branch or tag there leads to that commit' : (lines[0] ?? failure?.message ?? '');
    const key = `submodule.${name}.active`;
    return new errors/* PreconditionError */.Rb({
        message: `the submodule ${(0,base_text/* quoted */.TL)(shown, 200)} at ${commit} cannot be fetched from ${(0,base_text/* quoted */.TL)((0,user_remote/* withoutPassword */.G5)(url), 200)}: ${(0,base_text/* printable */.g$)((0,user_remote/* withoutPassword */.G5)(why), 300)}`,
        remedy: `Fetch it once: git submodule update --init --recursive -- ${shown}. To run without it: git config ${key} false`,
    });
}

;// CONCATENATED MODULE: ./build/engine/external/making.js



















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
const MAX_DEPTH = 20;
class ExternalMaker {
    #request;
    #bytes = 0;
    #stores = 0;
    constructor(request) {
        this.#request = request;
    }
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
        await (0,remove_tree/* discardTree */.l)(folder);
    }
    async #contentsOf({ store, folder, url, source, }) {
        const { parentEnv } = this.#request;
        const { gitlinks, lfs } = await (0,listing/* listExternal */.I)(store, (0,external_node_path_.join)(folder, 'listing'));
        const { gitDir, home } = store;
        const { active } = await findActive(gitlinks, { repository: source, url, parentEnv, gitDir, home });
        return { active, lfs };
    }
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















const EXTERNAL_FOLDER = 'external';
const KEY_VERSION = 1;
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
        lfs: new Map([...lfs].filter(([path]) => isHere(path))),
        submodules: new Map(active.map(({ path, commit }) => [(0,byte_path/* encodePath */.O0)(path).toString('latin1'), commit])),
    };
}

;// CONCATENATED MODULE: ./build/engine/external/area-external.js




async function attachExternal(store, request) {
    const layers = await (0,area_layers/* openExternalStore */.L)(request.cache, request.level);
    const { content, notes } = await openExternal({ ...request, store, layers });
    return { store: content === undefined ? store : { ...store, external: content }, notes };
}
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






















function privateAreaFolder(owner) {
    requireOwn(rootOf(owner));
    return privateAreaPath(owner);
}
function sharedCache(parentEnv) {
    const root = rootOf({ parentEnv });
    requireOwn(root);
    return root;
}
const CACHE = 'autorize';
function rootOf({ parentEnv }) {
    return (0,external_node_path_.join)(cacheFolder(parentEnv), CACHE);
}
function privateAreaPath(owner) {
    const { repository, name } = owner;
    const id = (0,external_node_crypto_.createHash)('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
    return (0,external_node_path_.join)(rootOf(owner), `${name}-${id}`);
}
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
    if ((0,external_node_path_.isAbsolute)(cache))
        return cache;
    if ((0,external_node_path_.isAbsolute)(home))
        return (0,external_node_path_.join)(home, '.cache');
    throw new errors/* PreconditionError */.Rb({
        message: `HOME is ${(0,base_text/* quoted */.TL)(home)} and XDG_CACHE_HOME is ${(0,base_text/* quoted */.TL)(cache)}; the private area of a run lies in one of them`,
        remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
    });
}
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
        return undefined;
    }
}
function cacheOf(folder) {
    return (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)) === CACHE ? (0,external_node_path_.dirname)(folder) : folder;
}
function cleanEnvironments(folder) {
    return (0,area_layers/* removeUnusedEnvironments */.bH)(cacheOf(folder));
}
function storeFolder(folder) {
    return (0,external_node_path_.join)(folder, 'store');
}
async function endSession(folder) {
    const file = (0,external_node_path_.join)(folder, 'session');
    const left = (0,external_node_fs_.existsSync)(file) ? await (0,process_tree/* killMarked */.fR)((0,external_node_fs_.readFileSync)(file, 'utf8').trim()) : 0;
    await (0,workspace_resources/* removeLeftGroups */.kL)(folder);
    return left;
}
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
function leftNotes({ leftBehind }) {
    return leftBehind.map(leftNote);
}
function leftNote({ path, why }) {
    return `not everything could be removed (${why}); what is left lies in ${(0,base_text/* quoted */.TL)(path, 300)}: remove it by hand`;
}
function holdersOf(folder) {
    const workspaces = (0,external_node_path_.join)(folder, 'lanes');
    return (0,external_node_fs_.existsSync)(workspaces) ? (0,external_node_fs_.readdirSync)(workspaces).map((number) => (0,external_node_path_.join)(workspaces, number)) : [];
}
function workspaceOf({ folder, repository, store }, number) {
    const name = (0,external_node_path_.basename)(repository.folder);
    return { folder: (0,external_node_path_.join)(folder, 'lanes', String(number), name), indexFile: workspaceIndex(store, number) };
}
function workspaceIndex({ folder }, number) {
    return (0,external_node_path_.join)(folder, `lane-${number}.index`);
}
async function makeRoom(privateArea, numbers) {
    if (!(0,disk_room/* isShortOfRoom */.r)(privateArea.folder))
        return false;
    await emptyWorkspaces(privateArea, numbers);
    return true;
}
async function emptyWorkspaces(privateArea, numbers) {
    for (const number of numbers) {
        const checkouts = (0,external_node_path_.join)(privateArea.folder, 'judges', String(number));
        for (const folder of [workspaceOf(privateArea, number).folder, checkouts]) {
            privateArea.onLeft(await (0,remove_tree/* discardTree */.l)(folder));
        }
    }
}
async function makeRoomAfter(folder) {
    if (!(0,disk_room/* isShortOfRoom */.r)(folder))
        return;
    await endSession(folder);
    for (const name of ['lanes', 'judges', 'scratch', EXTERNAL_FOLDER, ...area_layers/* OF_A_SESSION */.zu])
        await (0,remove_tree/* discardTree */.l)((0,external_node_path_.join)(folder, name));
}
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
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_8__/* .writeCache */ .aR)(noteIn(folder), [parents.map((parent) => `${parent.folder}\n`).join('')]);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__/* .faultPoint */ .Jd)('memory:after-note');
    const parent = await (0,_kernel_control_group_js__WEBPACK_IMPORTED_MODULE_6__/* .findGroupParent */ .p4)(prefix, parents);
    const nameGroup = () => `${prefix}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const means = parent === undefined ? { kind: 'sampled' } : { kind: 'group', parent, nameGroup };
    return {
        limit: { memory: { bytes, means } },
        facts: { memory: `${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__/* .renderByteSize */ .S)(bytes)}, ${parent?.version ?? 'sampled'}` },
    };
}
function memoryIssue(title, { exceededMemory: bytes }) {
    if (bytes === undefined)
        return undefined;
    return `${title} used more than ${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__/* .renderByteSize */ .S)(bytes)} of memory (environment.memory)`;
}
async function removeLeftGroups(folder) {
    for (const parent of readLines(noteIn(folder)))
        await (0,_kernel_control_group_js__WEBPACK_IMPORTED_MODULE_6__/* .removeGroups */ .rv)(parent, prefixOf(folder));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(noteIn(folder), { force: true });
}
const noteIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'control-groups');
function prefixOf(folder) {
    return `autorize-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s)(folder).slice(0, 16)}-`;
}
function readLines(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8').split('\n').filter(Boolean);
    }
    catch {
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
async function isAncestor(git, { base, branchHead }) {
    if (base === branchHead)
        return true;
    const args = ['merge-base', '--is-ancestor', '--end-of-options', base, branchHead];
    const { exitCode, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0 || (exitCode === 1 && stderr === ''))
        return exitCode === 0;
    return (await listChildren(git, { base, branchHead })).length > 0;
}
async function findMergeBase(git, [one, other]) {
    const args = ['merge-base', '--end-of-options', one, other];
    const { exitCode, stdout } = await git(args, { allowed: [0, 1, 128] });
    return exitCode === 0 ? stdout.toString().trim() : undefined;
}
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
function readConfined(file, maxBytes = _files_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_WHOLE_FILE_BYTES */ .SA) {
    const opened = openConfined(file, maxBytes);
    return 'problem' in opened ? opened : (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(opened.descriptor, file.shown, maxBytes);
}
function foldersAround(folders, path) {
    return folders.filter((folder) => isWithin(folder, path));
}
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








const CLOSE_BYTES = 1 << 20;
const isClose = (most, limit) => most !== '' && Number(most) >= Number(limit) - CLOSE_BYTES;
const RULES = {
    cgroup2: {
        limits: (bytes) => [
            ['memory.max', String(bytes)],
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
const ENTER = 'echo 0 >"$1/cgroup.procs" || exit 125; shift; exec "$@"';
function enterGroup({ folder }) {
    return ['/bin/sh', '-c', ENTER, 'sh', folder];
}
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
function hasExceeded({ version, folder }) {
    const { kills, isReached } = RULES[version];
    const read = (file) => readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)) ?? '';
    return countIn(read(kills), 'oom_kill') > 0 && isReached(read);
}
function countIn(text, name) {
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}
const REMOVAL_ROUNDS = 250;
const pauseOf = (round) => (round < 50 ? 1 : 10);
async function removeGroup(folder) {
    for (let round = 0; round < REMOVAL_ROUNDS; round += 1) {
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
        return [];
    }
}
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
    if (path === undefined || path.startsWith('/..'))
        return undefined;
    for (const line of mounts.split('\n')) {
        const [before = '', after = ''] = line.split(' - ');
        const [found, , options = ''] = after.split(' ');
        if (found !== type || (type === 'cgroup' && !options.split(',').includes('memory')))
            continue;
        const [, , , root = '/', mount = ''] = before.split(' ').map(unescaped);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
        if (!inside.startsWith('..'))
            return { mount, own: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mount, inside) };
    }
    return undefined;
}
function unescaped(field) {
    return field.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}
const BOUNDS = {
    'memory.max': /^max$/,
    'memory.high': /^max$/,
    'cpu.max': /^max /,
    'cpuset.cpus': /^$/,
};
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
const TRIAL_BYTES = 64 << 20;
const TRIAL_MS = 10_000;
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
        return false;
    }
    finally {
        await removeGroup(folder);
    }
}
function readOwn(name) {
    return (0,_platform_js__WEBPACK_IMPORTED_MODULE_5__/* .isLinux */ .j)() ? (readText(`/proc/self/${name}`) ?? '') : '';
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
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






const SMALL_BYTES = 32n << 20n;
const PIECE_BYTES = 4 << 20;
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
        if (isSmall || !(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlatform */ .K)() === 'darwin' && (await cloneFile(copy)))
            return 'copied';
        return copyPieces(copy);
    }
}
const MAX_CHARS = 4096;
async function cloneFile({ source, target, signal }, folders) {
    const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_5__/* .findSystemProgram */ .FG)('cp', folders);
    const paths = [source, target].map((path) => path.toString());
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







const RIGHTS = 0o7777;
const ALL_OF_OWNER = 0o700;
const MAX_ENTRIES = 2_000_000;
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
    for (const { path, as } of folders.toReversed()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, Number(as.mode) & RIGHTS);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(path, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(as));
    }
    return 'copied';
}
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

const LITTLE_BYTES = 8 << 20;
function isShortOfRoom(folder) {
    try {
        const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        return bavail * bsize < LITTLE_BYTES || (files > 0 && ffree < 100);
    }
    catch {
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
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53162);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63342);







async function exportCommits(store, repository, { exported = [], ...move }) {
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .requireNotCheckedOut */ .Wf)(repository, move.ref);
    const git = bindUserRefs(store, repository);
    if (exported.length > 0)
        await copyCommit({ store, repository, git, commit: move.to });
    else
        await copyObjects({ store, repository, git, wanted: [move.to], known: [move.from ?? store.base] });
    return moveBranch(repository, git, move);
}
async function exportObjects(store, repository, { wanted, from = store.base }, cutOff) {
    await copyObjects({ store, repository, git: bindUserRefs(store, repository), wanted, known: [from], cutOff });
}
function bindUserRefs({ folder, home }, repository) {
    return (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .bindRefs */ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'user-refs'), home });
}
async function copyObjects({ store, repository, git, wanted, known, cutOff }) {
    const call = cutOff === undefined ? {} : { cutOff };
    const outgoing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'outgoing');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(outgoing, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(outgoing);
    const input = [...wanted, ...[...known, store.base].map((id) => `^${id}`)].map((id) => `${id}\n`).join('');
    await store.git(['-c', 'core.fsync=none', 'pack-objects', '-q', '--revs', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, 'pack')], {
        input,
        ...call,
    });
    const pack = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(outgoing).find((name) => name.endsWith('.pack'));
    if (pack === undefined)
        return;
    await git(['index-pack', '--stdin'], { input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, pack)), ...call });
    const { objects } = repository;
    syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'pack'), to: objects });
}
async function copyCommit({ store, repository: { objects }, git, commit, }) {
    const input = await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommit */ .kN)(store, commit);
    const args = ['-c', 'core.fsync=reference,loose-object', 'hash-object', '-w', '-t', 'commit', '--stdin'];
    const written = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(git, args, { input });
    if (written !== commit)
        throw new Error(`the copy of the commit ${commit} is ${written}`);
    syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, commit.slice(0, 2)), to: objects });
}
async function moveBranch(repository, git, move) {
    const { commonDir } = repository;
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .requireNotCheckedOut */ .Wf)(repository, move.ref);
    const moved = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .moveRef */ .LH)(git, move);
    if (moved.kind === 'moved')
        return moved;
    syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, move.ref)), to: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs') });
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .requireNotOvertaken */ .IW)(repository, move);
    return moved;
}
const named = new Set();
function syncFolders({ from, to }) {
    const synced = [];
    for (let folder = from; folder.startsWith(to); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { bigint: true, throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .syncFolder */ .Yw)(folder);
        const identity = `${stats.dev} ${stats.ino} ${stats.birthtimeNs} ${folder}`;
        if (named.has(identity))
            break;
        synced.push(identity);
    }
    for (const identity of synced)
        named.add(identity);
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
function statsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    }
    catch (error) {
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


const READ_AT_ONCE = 1024;
async function readEntries(folder, { most, pace, signal }) {
    const found = [];
    try {
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






const SECOND_NS = 1000000000n;
const TICK_NS = 100000000n;
function handOut(workTree) {
    if (handedAt(workTree) !== undefined)
        return;
    const now = clockOf(workTree.folder);
    if (now === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
    else
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .writeCache */ .aR)(noteOf(workTree), [`${now}\n`]);
}
function forgetHanding(workTree) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
}
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
        return true;
    }
}
function clockOf(folder) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 0o7777);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }).ctimeNs;
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
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
const VERSION_2 = Buffer.from('ff744f6300000002', 'hex');
const COUNT_AT = 8 + 255 * 4;
const IDS_AT = COUNT_AT + 4;
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


const HEADER_BYTES = 12;
const OFFSET_DELTA = 6;
const REFERENCE_DELTA = 7;
const UNREADABLE = 'it is no pack that can be read';
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
function skipBase(pack, { type, at, hash }) {
    if (type === REFERENCE_DELTA)
        return at + (hash === 'sha1' ? 20 : 32);
    return type === OFFSET_DELTA ? readNumber(pack, at).next : at;
}
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
    const done = (0,external_node_zlib_.inflateSync)(packed, { info: true, maxOutputLength: size + 1 });
    if (done.buffer.length !== size)
        throw new RangeError('another size than it says');
    return { bytes: done.buffer, consumed: done.engine.bytesWritten };
}

;// CONCATENATED MODULE: ./build/kernel/foreign-pack.js







const MAX_OBJECT_BYTES = 100 << 20;
const MAX_ALL_BYTES = 1 << 30;
const MAX_OBJECTS = 200_000;
const FOREIGN_CALL = { timeoutMs: 120_000, env: { GIT_ALLOC_LIMIT: '600m' } };
function foreignCall(signal) {
    return { ...FOREIGN_CALL, ...(signal === undefined ? {} : { cutOff: signal }) };
}
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
async function importPack({ gitDir, objects: to, check, ...pack }) {
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
function movePack({ names, from, to, }) {
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









const MAX_ENTRIES = 2_000_000;
const PIECE_BYTES = 1 << 20;
const OVERLAP_BYTES = 1 << 16;
const PRIVILEGED = 3072n;
async function freezeFolder(folder, request = {}) {
    for (const path of request.dropped ?? [])
        (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(folder, path));
    return walk(folder, { ...request, isMaking: true });
}
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




const MAX_ENTRIES = 2_000_000;
function endFuture(folder) {
    const now = Date.now();
    return setTimes(folder, ({ mtimeMs }) => (mtimeMs > now ? now / 1000 : undefined));
}
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
/* harmony export */   FA: () => (/* binding */ HASH_BYTES),
/* harmony export */   GU: () => (/* binding */ LINK_TO_REPOSITORY),
/* harmony export */   mi: () => (/* binding */ wipeTimes),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const LINK_TO_REPOSITORY = 0o160000;
const HASH_BYTES = { sha1: 20, sha256: 32 };
const HEADER_BYTES = 12;
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const TIMES_BYTES = 16;
const EXTENDED_FLAG = 0x4000;
const SKIP_FLAG = 0x4000;
const VERSIONS = [2, 3];
function parseIndex(bytes, hash) {
    const end = bytes.length - HASH_BYTES[hash];
    if (!isWhole(bytes, hash) || !VERSIONS.includes(bytes.readUInt32BE(4)))
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
        offset += (nameEnd - offset + 8) & ~7;
    }
    return offset <= end ? { bytes, entries, hash } : undefined;
}
function isWhole(bytes, hash) {
    const end = bytes.length - HASH_BYTES[hash];
    return (end >= HEADER_BYTES &&
        bytes.toString('latin1', 0, 4) === 'DIRC' &&
        checksum(bytes, hash).equals(bytes.subarray(end)));
}
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

/***/ 34489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openRemote),
  w: () => (/* binding */ renameRef)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/kernel/basic-credentials.js
function basicCredentials(token) {
    return Buffer.from(`x-access-token:${token}`).toString('base64');
}

// EXTERNAL MODULE: ./build/kernel/foreign-pack.js + 2 modules
var foreign_pack = __webpack_require__(64171);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-folder.js
var git_folder = __webpack_require__(80829);
;// CONCATENATED MODULE: ./build/kernel/git-remote.js









const MAX_FETCH_BYTES = 512 << 20;
const TOO_LARGE = /File too large|signal 25|SIGXFSZ|[Oo]ut of memory|attempting to allocate|invalid index-pack output/;
function tooLarge(ref, maxBytes) {
    return new errors/* PreconditionError */.Rb({
        message: `what ${(0,base_text/* printable */.g$)(ref, 200)} holds on the server is refused: it has more than ${maxBytes} bytes, or needs more memory than records do`,
        remedy: 'See who wrote it; to start again without it: resume: never',
    });
}
const REQUEST_LIMIT_MS = 180_000;
const PAUSES_MS = [2000, 8000, 20_000];
const PASSED = ['https_proxy', 'http_proxy', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO'];
function openRemote(request) {
    const { url, token, repository, folder, parentEnv, limitMs = REQUEST_LIMIT_MS, pausesMs = PAUSES_MS } = request;
    const { cutOff, maxFetchBytes = MAX_FETCH_BYTES } = request;
    const gitDir = (0,external_node_path_.join)(folder, 'remote');
    const home = (0,external_node_path_.join)(folder, 'home');
    (0,external_node_fs_.rmSync)(gitDir, { recursive: true, force: true });
    for (const each of [(0,external_node_path_.join)(gitDir, 'refs'), home])
        (0,external_node_fs_.mkdirSync)(each, { recursive: true });
    (0,git_folder/* writeGitFolder */.e)(gitDir, repository);
    const shallow = (0,external_node_path_.join)(repository.commonDir, 'shallow');
    if ((0,external_node_fs_.existsSync)(shallow))
        (0,external_node_fs_.copyFileSync)(shallow, (0,external_node_path_.join)(gitDir, 'shallow'));
    const { objects } = repository;
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, objects });
    const online = (0,kernel_git/* bindGit */.uD)({ gitDir, home, objects, network: request.network ?? networkOf(url, token, parentEnv) });
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
        await online(['-c', 'fetch.unpackLimit=1', ...args], { ...call, ...limits });
        const { stdout } = await git(['rev-parse', '--verify', '--end-of-options', local]);
        return stdout.toString().trim();
    };
    return {
        ...{ url, git, gitDir, list, nameOf: (ref) => ref },
        fetch: (ref, depth) => fetch(ref, depth === undefined ? {} : { depth }),
        async fetchBounded(ref, depth) {
            const limits = { env: foreign_pack/* FOREIGN_CALL */._C.env, maxFileBytes: maxFetchBytes };
            try {
                return await fetch(ref, { depth, limits });
            }
            catch (error) {
                if (!(error instanceof kernel_git/* GitError */.XS) || !TOO_LARGE.test(`${error.gitExit} ${error.stderr}`))
                    throw error;
                throw tooLarge(ref, maxFetchBytes);
            }
        },
        mayPush: () => askToPush(online, url, call),
        push: (moves) => push({ git: online, url, list, call, pausesMs, cutOff }, moves),
    };
}
function isAsked(ref, asked) {
    return asked.some((each) => (each.endsWith('/*') ? ref.startsWith(each.slice(0, -1)) : ref === each));
}
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
        await (0,promises_.setTimeout)(wait, undefined, cutOff === undefined ? {} : { signal: cutOff }).catch(() => undefined);
    }
}
const FORBIDDEN = /\b(403|401|denied|Authentication failed)\b/;
async function askToPush(git, url, call) {
    try {
        const args = ['push', '--dry-run', '--porcelain', '--no-verify', url, ':refs/heads/autorize-no-such-branch'];
        const { exitCode, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
        if (exitCode === 0 || /remote ref does not exist/.test(stderr))
            return 'yes';
        return FORBIDDEN.test(stderr) ? 'no' : 'unknown';
    }
    catch (error) {
        if (error instanceof kernel_git/* GitError */.XS)
            return 'unknown';
        throw error;
    }
}
async function attempt(git, args, call) {
    try {
        const { exitCode, stdout, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
        if (exitCode === 0)
            return undefined;
        const refusals = [...stdout.toString().matchAll(/^!\t[^:\p{Zl}\p{Zp}\r\n]*:(\S+)\t\[remote rejected\] (.*)$/gmu)];
        const guilty = refusals.filter(([, , why]) => !/atomic/.test(why ?? ''));
        const chosen = guilty.length > 0 ? guilty : refusals;
        const forbidden = FORBIDDEN.test(stderr);
        const why = chosen[0]?.[2] ?? lastLineOf(stderr);
        if (chosen.length === 0 && forbidden)
            return { refs: ['*'], why };
        return { refs: chosen.map(([, ref]) => ref ?? ''), why: (0,base_text/* printable */.g$)(why, 200) };
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        return { refs: [], why: (0,base_text/* printable */.g$)(`${error.gitExit}`, 200) };
    }
}
function lastLineOf(stderr) {
    const lines = stderr.split('\n').filter((line) => /^(fatal|error|remote):/.test(line));
    return (0,base_text/* printable */.g$)(lines[0] ?? stderr.trim(), 200);
}


/***/ }),

/***/ 53162:
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
  kN: () => (/* binding */ readCommit),
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
;// CONCATENATED MODULE: ./build/base/commit-object.js
const PLAIN = /^[A-Za-z0-9](?:[\w .@+-]*[A-Za-z0-9])?$/;
function secondsOf({ date }) {
    return `${Math.floor(Date.parse(date) / 1000)} +0000`;
}
function commitBytes(request) {
    const { tree, parents, message, identity } = request;
    const { name, email } = identity;
    if (!PLAIN.test(name) || !PLAIN.test(email) || message.includes('\0') || new Set(parents).size < parents.length)
        return undefined;
    const who = `${name} <${email}> ${secondsOf(request)}`;
    const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${who}`, `committer ${who}`];
    return Buffer.from(`${lines.join('\n')}\n\n${message}`);
}

;// CONCATENATED MODULE: ./build/base/ignore-rules.js
function flattenIgnoreRules(files) {
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
    const isTied = pattern.trimEnd().slice(0, -1).includes('/');
    const place = folder.replaceAll(/[\\*?[\]!#]/g, '\\$&');
    const below = isTied ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return [`${isNegated ? '!' : ''}/${place}${below}`];
}

// EXTERNAL MODULE: ./build/base/object-id.js
var object_id = __webpack_require__(26343);
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
// EXTERNAL MODULE: ./build/kernel/object-stream.js + 1 modules
var object_stream = __webpack_require__(54206);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
;// CONCATENATED MODULE: ./build/base/tree-object.js
const FOLDER = '040000';
const SPACE = 0x20;
const TYPE_BITS = 0o170000;
const EXECUTABLE_BIT = 0o100;
function parseTreeObject(bytes, idBytes) {
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const space = bytes.indexOf(SPACE, at);
        const end = space === -1 ? -1 : bytes.indexOf(0, space);
        const next = end + 1 + idBytes;
        const digits = space === -1 ? '' : bytes.toString('latin1', at, space);
        if (end === -1 || next > bytes.length || !/^[0-7]{5,6}$/.test(digits))
            return undefined;
        entries.push({
            mode: canonicalMode(Number.parseInt(digits, 8)),
            id: bytes.toString('hex', end + 1, next),
            name: bytes.subarray(space + 1, end),
        });
        at = next;
    }
    return entries;
}
function canonicalMode(mode) {
    switch (mode & TYPE_BITS) {
        case 0o100000:
            return (mode & EXECUTABLE_BIT) === 0 ? '100644' : '100755';
        case 0o120000:
            return '120000';
        case 0o040000:
            return FOLDER;
        default:
            return '160000';
    }
}
function isFolder({ mode }) {
    return mode === FOLDER;
}
function compareEntries(one, other) {
    const shared = Math.min(one.name.length, other.name.length);
    const order = one.name.compare(other.name, 0, shared, 0, shared);
    return order === 0 ? endOf(one, shared) - endOf(other, shared) : order;
}
function endOf({ name, mode }, at) {
    return name[at] ?? (isFolder({ mode }) ? 0x2f : 0);
}
function statusOf(oldMode, newMode) {
    return oldMode.slice(0, 3) === newMode.slice(0, 3) ? 'M' : 'T';
}

;// CONCATENATED MODULE: ./build/kernel/tree-reader.js




const MAX_KNOWN_ENTRIES = 150_000;
const knownOf = new WeakMap();
async function findTreeId(objects, id) {
    const { type, bytes } = await objects.read(id);
    if (type === 'tree')
        return id;
    const [, named] = /^(?:tree|object) ([0-9a-f]+)\n/.exec(bytes.toString('latin1', 0, 100)) ?? [];
    if (named === undefined || !(type === 'commit' || type === 'tag'))
        throw unreadable(id, 'has no tree');
    return type === 'commit' ? named : findTreeId(objects, named);
}
async function listTree(objects, id) {
    return listBelow(objects, await findTreeId(objects, id), NO_NAME);
}
const NO_NAME = Buffer.alloc(0);
const SLASH = Buffer.from('/');
async function listBelow(objects, id, above) {
    const entries = await readTree(objects, id);
    const parts = await Promise.all(entries.map((entry) => {
        const { mode, name } = entry;
        if (isFolder(entry))
            return listBelow(objects, entry.id, Buffer.concat([above, name, SLASH]));
        return [{ mode, id: entry.id, path: Buffer.concat([above, name]) }];
    }));
    return parts.flat();
}
async function compareTrees(objects, { from, to }) {
    const [before, after] = await Promise.all([findTreeId(objects, from), findTreeId(objects, to)]);
    return compareBelow(objects, { before, after }, NO_NAME);
}
async function compareBelow(objects, { before, after }, above) {
    if (before === after)
        return [];
    const read = async (id) => (id === undefined ? [] : await readTree(objects, id));
    const [olds, news] = await Promise.all([read(before), read(after)]);
    const parts = await Promise.all(pairEntries(olds, news).map((pair) => {
        const entry = pair.before ?? pair.after;
        if (entry === undefined || (pair.before?.id === pair.after?.id && pair.before?.mode === pair.after?.mode))
            return [];
        const path = Buffer.concat([above, entry.name]);
        if (!isFolder(entry))
            return [changeOf(path, pair, entry)];
        return compareBelow(objects, { before: pair.before?.id, after: pair.after?.id }, Buffer.concat([path, SLASH]));
    }));
    return parts.flat();
}
function pairEntries(olds, news) {
    const pairs = [];
    for (let [at, other] = [0, 0]; at < olds.length || other < news.length;) {
        const [before, after] = [olds[at], news[other]];
        const order = before === undefined ? 1 : after === undefined ? -1 : compareEntries(before, after);
        pairs.push({ before: order <= 0 ? before : undefined, after: order >= 0 ? after : undefined });
        if (order <= 0)
            at += 1;
        if (order >= 0)
            other += 1;
    }
    return pairs;
}
function changeOf(path, { before, after }, { id }) {
    const none = { mode: '000000', id: '0'.repeat(id.length) };
    const [old, now] = [before ?? none, after ?? none];
    return {
        path: (0,byte_path/* decodePath */.q0)(path),
        status: before === undefined ? 'A' : after === undefined ? 'D' : statusOf(old.mode, now.mode),
        ...{ oldMode: old.mode, newMode: now.mode, oldId: old.id, newId: now.id },
    };
}
async function readTree(objects, id) {
    const known = knownOf.get(objects) ?? { trees: new Map(), entries: 0 };
    knownOf.set(objects, known);
    const found = known.trees.get(id);
    if (found !== undefined)
        return found;
    const { type, bytes } = await objects.read(id);
    const entries = type === 'tree' ? parseTreeObject(Buffer.from(bytes), id.length / 2) : undefined;
    if (entries === undefined)
        throw unreadable(id, 'is no tree');
    if (!known.trees.has(id))
        known.entries += entries.length;
    known.trees.set(id, entries);
    for (const [oldest, { length }] of known.trees) {
        if (known.entries <= MAX_KNOWN_ENTRIES || oldest === id)
            break;
        known.trees.delete(oldest);
        known.entries -= length;
    }
    return entries;
}
function unreadable(id, why) {
    return new kernel_git/* GitError */.XS(object_stream/* OBJECT_QUESTIONS */.wZ, 128, `fatal: ${id} ${why}`);
}

;// CONCATENATED MODULE: ./build/kernel/git-store.js















const RAW_ATTRIBUTES = '* -text -filter -ident !eol !working-tree-encoding !diff !merge\n';
function findStore({ folder, base }) {
    return (0,external_node_fs_.existsSync)(readyFile(folder, base)) ? bindStore(folder, base) : undefined;
}
const READY = 'ready-';
function readyFile(folder, base) {
    return (0,external_node_path_.join)(folder, `${READY}${base}`);
}
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
        git: Object.assign((0,kernel_git/* bindGit */.uD)({ gitDir, home }), {
            objects: (0,object_stream/* openObjects */.dV)((0,kernel_git/* gitCommand */.QT)({ gitDir, home }, object_stream/* OBJECT_QUESTIONS */.wZ)),
        }),
    };
}
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
async function importCommit({ gitDir, home, base, git }, { repository: { objects }, commit }) {
    const reader = (0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] });
    await importObjects({ gitDir, git }, { reader, wanted: commit === base ? `${base}\n` : `${commit}\n^${base}\n` });
    await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit]);
}
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
    const arrival = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(gitDir, 'import-'));
    try {
        const name = await (0,kernel_git/* gitLine */.JG)(reader, ['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(arrival, 'unchecked')], {
            input: wanted,
        });
        const checked = (0,external_node_path_.join)(arrival, `pack-${name}.idx`);
        await git(['index-pack', '-o', checked, (0,external_node_path_.join)(arrival, `unchecked-${name}.pack`)]);
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
const MAX_LISTS = 4;
const listedOnce = (0,asked_once/* askedOnce */.m)(MAX_LISTS);
function listFiles({ git }, id) {
    return listedOnce.ask(git, id, () => readFiles(git, id));
}
function findListed({ git }, id) {
    return listedOnce.find(git, id);
}
const MAX_TREE_IDS = 100;
const resolvedOnce = (0,asked_once/* askedOnce */.m)(MAX_TREE_IDS);
async function readCommit({ git }, id) {
    if (git.objects !== undefined)
        return (await git.objects.read(id)).bytes;
    return (await git(['cat-file', 'commit', '--end-of-options', id])).stdout;
}
function treeIdOf({ git }, id) {
    return resolvedOnce.ask(git, id, () => {
        if (git.objects !== undefined)
            return findTreeId(git.objects, id);
        return (0,kernel_git/* gitLine */.JG)(git, ['rev-parse', '--verify', '--end-of-options', `${id}^{tree}`]);
    });
}
async function readFiles(git, id) {
    if (git.objects !== undefined)
        return listTree(git.objects, id);
    const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', id]);
    return (0,raw_diff/* splitNul */.K)(stdout).map((entry) => parseEntry(entry).file);
}
function parseEntry(entry) {
    const nameAt = entry.indexOf(TAB) + 1;
    const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
    return { file: { mode, id, path: entry.subarray(nameAt) }, size };
}
const TAB = 0x09;
async function treeBytes({ git }, id) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', id]);
    const entries = (0,raw_diff/* splitNul */.K)(stdout).map(parseEntry);
    await listedOnce.ask(git, id, () => Promise.resolve(entries.map(({ file }) => file)));
    return entries.reduce((sum, { size }) => sum + (Number(size) || 0), 0);
}
async function diffTrees({ git }, { from, to }) {
    if (git.objects !== undefined)
        return compareTrees(git.objects, { from, to });
    const { stdout } = await git([
        ...['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--end-of-options'],
        ...[from, to, '--'],
    ]);
    return (0,raw_diff/* parseRawDiff */.L)(stdout);
}
async function commitTree({ git }, request) {
    const { tree, parents, message, identity } = request;
    const bytes = git.objects === undefined ? undefined : commitBytes(request);
    if (git.objects !== undefined && bytes !== undefined) {
        await Promise.all([tree, ...parents].map((id) => treeIdOf({ git }, id)));
        return git.objects.write({ type: 'commit', bytes }, (0,object_id/* hashOf */.q)(tree));
    }
    const seconds = `@${secondsOf(request)}`;
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

/***/ 71109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FI: () => (/* binding */ captureTree),
  pw: () => (/* binding */ checkoutTree),
  rg: () => (/* binding */ markExternal),
  NL: () => (/* binding */ removeSpecialFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/object-id.js
var object_id = __webpack_require__(26343);
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
;// CONCATENATED MODULE: ./build/kernel/index-tree.js

const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const EXTENDED_FLAG = 0x4000;
const STAGE_BITS = 0x3000;
const MIN_VERSION = 2;
const HEADER_BYTES = 12;
const SLASH = 0x2f;
function buildIndexTree(bytes, hash, write) {
    if (!(0,git_index/* isWhole */.wP)(bytes, hash) || ![MIN_VERSION, MIN_VERSION + 1].includes(bytes.readUInt32BE(4)))
        throw new Error('an index that cannot be read');
    const idBytes = git_index/* HASH_BYTES */.FA[hash];
    const { entries, end } = scanEntries(bytes, idBytes);
    return buildTree({ entries, write }, { from: 0, above: 0, known: findKnown(bytes, end, idBytes) }).id;
}
function scanEntries(bytes, idBytes) {
    const starts = [];
    const names = [];
    let at = HEADER_BYTES;
    for (const count = bytes.readUInt32BE(8); starts.length < count;) {
        const flagsAt = at + ID_OFFSET + idBytes;
        const flags = bytes.readUInt16BE(flagsAt);
        if ((flags & STAGE_BITS) !== 0)
            throw new Error('an index with an unfinished merge');
        const nameAt = flagsAt + ((flags & EXTENDED_FLAG) === 0 ? 2 : 4);
        const nameEnd = bytes.indexOf(0, nameAt);
        starts.push(at);
        names.push(bytes.subarray(nameAt, nameEnd));
        at += (nameEnd - at + 8) & ~7;
    }
    return { entries: { bytes, idBytes, starts, names }, end: at };
}
function findKnown(bytes, from, idBytes) {
    for (let at = from; at + 8 <= bytes.length - idBytes; at += 8 + bytes.readUInt32BE(at + 4)) {
        if (bytes.toString('latin1', at, at + 4) === 'TREE')
            return readKnown(bytes, { at: at + 8, idBytes }).tree;
    }
    return undefined;
}
function readKnown(bytes, { at, idBytes }) {
    const nameEnd = bytes.indexOf(0, at);
    const lineEnd = bytes.indexOf(0x0a, nameEnd);
    const [entries = -1, count = 0] = bytes
        .toString('latin1', nameEnd + 1, lineEnd)
        .split(' ')
        .map(Number);
    const idEnd = lineEnd + 1 + (entries >= 0 ? idBytes : 0);
    const folders = new Map();
    let end = idEnd;
    while (folders.size < count) {
        const folder = readKnown(bytes, { at: end, idBytes });
        folders.set(folder.name, folder.tree);
        ({ end } = folder);
    }
    const name = bytes.toString('latin1', at, nameEnd);
    return { name, tree: { entries, id: bytes.toString('hex', lineEnd + 1, idEnd), folders }, end };
}
function buildTree(building, { from, above, known }) {
    const { names, bytes, starts, idBytes } = building.entries;
    if (known !== undefined && known.entries >= 0)
        return { id: known.id, next: from + known.entries };
    const prefix = names[from]?.subarray(0, above);
    const parts = [];
    const add = (mode, name, id) => void parts.push(Buffer.from(`${mode} `), name, Buffer.alloc(1), id);
    let at = from;
    for (let path = names[at]; path !== undefined && isBelow(path, prefix); path = names[at]) {
        const slash = path.indexOf(SLASH, above);
        if (slash === -1) {
            const start = starts[at] ?? 0;
            const mode = bytes.readUInt32BE(start + MODE_OFFSET).toString(8);
            add(mode, path.subarray(above), bytes.subarray(start + ID_OFFSET, start + ID_OFFSET + idBytes));
            at += 1;
        }
        else {
            const name = path.subarray(above, slash);
            const below = buildTree(building, {
                ...{ from: at, above: slash + 1 },
                known: known?.folders.get(name.toString('latin1')),
            });
            add('40000', name, Buffer.from(below.id, 'hex'));
            at = below.next;
        }
    }
    return { id: building.write(Buffer.concat(parts)), next: at };
}
function isBelow(path, prefix) {
    return prefix === undefined || path.subarray(0, prefix.length).equals(prefix);
}

// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/tree-names.js
var tree_names = __webpack_require__(52367);
;// CONCATENATED MODULE: ./build/kernel/git-work-tree.js

















function bindWorkTree({ gitDir, home }, { folder, indexFile }) {
    return (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile, workTree: folder });
}
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
async function removeSpecialFiles(store, { folder }, commit) {
    const names = (await (0,git_store/* listFiles */.CS)(store, commit)).map(({ path }) => path);
    const hidden = findBeyondLinks(folder, names);
    const places = names.flatMap((name) => (hidden.has(name) ? [] : [(0,byte_path/* placeIn */.VV)(folder, name)]));
    const special = places.filter(isSpecial);
    for (const path of special)
        (0,external_node_fs_.rmSync)(path);
    return special.length > 0;
}
function isSpecial(path) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(path);
        return !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
    }
    catch {
        return false;
    }
}
async function takeTree(store, { folder, indexFile }, { limits, cutOff }) {
    const captureIndex = `${indexFile}.capture`;
    for (const file of [captureIndex, `${captureIndex}.lock`])
        (0,external_node_fs_.rmSync)(file, { force: true });
    const index = (0,folder_trust/* readTrustedIndex */.MR)({ folder, indexFile }, (0,object_id/* hashOf */.q)(store.base));
    if (index !== undefined)
        (0,folder_trust/* writeIndex */._M)(captureIndex, index);
    const git = bindWorkTree(store, { folder, indexFile: captureIndex });
    if (index !== undefined)
        await unmark(git, index, cutOff);
    const base = await (0,git_store/* listFiles */.CS)(store, store.base);
    if (index === undefined || !hasNames(index, base))
        await git(['read-tree', '--reset', '--end-of-options', store.base], { cutOff });
    const untouched = store.external === undefined
        ? new Set()
        : await (0,external_content/* findUntouched */.BY)(store.external, {
            ...{ folder, files: base, signal: cutOff },
            isUntouched: (0,folder_trust/* openUntouched */.qe)({ folder, indexFile }),
        });
    const known = base.flatMap(({ path }) => (untouched.has(path) ? [] : [path]));
    const others = holdsMore(folder, known) ? await listOthers(git, store, cutOff) : [];
    if (others === 'too many')
        return { kind: 'too-large', reason: 'the names of what it adds alone are too many to read' };
    if (limits !== undefined) {
        const excess = await findExcess(store, { folder, known, others, limits, signal: cutOff });
        if (excess !== undefined)
            return { kind: 'too-large', reason: excess };
    }
    const hidden = findBeyondLinks(folder, known);
    if (hidden.size > 0) {
        await git(['update-index', '-z', '--force-remove', '--stdin'], { input: (0,tree_names/* joinNul */.MX)([...hidden]), cutOff });
    }
    const names = [...known.filter((name) => !hidden.has(name)), ...others.map(withoutSlash)];
    const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
    const added = await git(args, { input: (0,tree_names/* joinNul */.MX)(names), allowed: [0, 1, 128], cutOff });
    const reason = refusal(added);
    if (reason !== undefined)
        return { kind: 'refused', reason };
    const { objects } = store.git;
    const hash = (0,object_id/* hashOf */.q)(store.base);
    const tree = objects === undefined
        ? await (0,kernel_git/* gitLine */.JG)(git, ['write-tree'], { cutOff })
        : buildIndexTree((0,external_node_fs_.readFileSync)(captureIndex), hash, (bytes) => objects.write({ type: 'tree', bytes }, hash));
    return { kind: 'captured', tree };
}
const MAX_NAMES_BYTES = 64 << 20;
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
function hasNames({ entries }, files) {
    return (entries.length === files.length &&
        entries.every(({ mode, path }, at) => {
            const file = files[at];
            return mode !== git_index/* LINK_TO_REPOSITORY */.GU && file?.mode !== REPOSITORY_MODE && file?.path.equals(path) === true;
        }));
}
const REPOSITORY_MODE = git_index/* LINK_TO_REPOSITORY */.GU.toString(8);
function holdsMore(folder, known) {
    const names = (0,tree_names/* namesOf */.eZ)(known);
    for (const path of names.folders) {
        const found = readEntries((0,tree_names/* pathIn */.lW)(folder, path));
        if (found === undefined)
            continue;
        if (found.some((entry) => !(0,tree_names/* isKnown */.qE)(names, path, entry) && !(path === '' && (0,tree_names/* nameOf */.Vb)(entry) === '.git')))
            return true;
    }
    return false;
}
async function unmark(git, { entries }, cutOff) {
    const marked = entries.flatMap(({ isSkipped, path }) => (isSkipped ? [path] : []));
    if (marked.length === 0)
        return;
    await git(['update-index', '-z', '--no-skip-worktree', '--stdin'], { input: (0,tree_names/* joinNul */.MX)(marked), cutOff });
}
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
        return false;
    }
}
function withoutSlash(name) {
    return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}
const MAX_REASON_CHARS = 500;
function refusal({ exitCode, stderr }) {
    if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < kernel_git/* MAX_STDERR_CHARS */.wx)
        return undefined;
    return (0,base_text/* printable */.g$)(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}
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
async function putExternal(store, external, checkout) {
    const { folder, tree, signal } = checkout;
    const placed = await (0,external_content/* placeExternal */.Ft)(external, { folder, files: await (0,git_store/* listFiles */.CS)(store, tree), signal });
    if (placed === 'cancelled')
        return placed;
    await markPlaced(bindWorkTree(store, checkout), placed);
    (0,fault_point/* faultPoint */.Jd)('workspace:after-external');
    return signal?.aborted === true ? 'cancelled' : 'ready';
}
async function markExternal({ git, gitDir, home, external }, { indexFile, tree }) {
    if (external === undefined || external.lfs.size === 0)
        return;
    const files = await (0,git_store/* listFiles */.CS)({ git }, tree);
    const ours = files.filter(({ path, mode, id }) => {
        const file = external.lfs.get(path.toString('latin1'));
        return file?.mode === mode && file.id === id;
    });
    await markPlaced((0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile, workTree: home }), ours.map(({ path }) => path));
}
async function markPlaced(git, names) {
    if (names.length > 0)
        await git(['update-index', '-z', '--skip-worktree', '--stdin'], { input: (0,tree_names/* joinNul */.MX)(names) });
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



const TABLE = 'mounts';
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
async function discardLayeredView({ folder, folders }, options) {
    for (const [index, { lower }] of folders.entries()) {
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
        return false;
    }
}
function upperOf(view, at) {
    const index = view.folders.findIndex((each) => each.at === at);
    if (index === -1)
        throw new TypeError(`the view has no folder ${at}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(view.folder, `up${index}`);
}
function mountedFrom(view, path) {
    if (view === undefined)
        return path;
    const around = view.folders.filter(({ at }) => path === at || path.startsWith(at + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const [inner] = around.toSorted((one, other) => other.at.length - one.at.length);
    if (inner === undefined)
        return path;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(upperOf(view, inner.at), path.slice(inner.at.length));
}
function overlayPrefix(view) {
    const { folder, programs } = view;
    const script = ['set -e', 'cd "$1"', `"$2" -a -T ${TABLE}`, 'cd /', 'shift 2', 'unset OLDPWD', 'exec "$@"'];
    return [...namespacePrefix(programs), script.join('\n'), 'view', folder, programs.mount];
}
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
function tableLine({ isVolatile }, { lower }, index) {
    const layers = lower.map((_, at) => lowerName(index, at)).join(':');
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
const BRIDGE_PORT = 19_817;
const SOURCE = [
    `const { createServer, connect } = require('node:net');`,
    `const { openSync, closeSync, writeSync } = require('node:fs');`,
    `const [folder, socket, port] = process.argv.slice(1);`,
    `for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);`,
    `const path = '/proc/self/fd/' + openSync(folder, 'r') + '/' + socket;`,
    `const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {`,
    `  const far = connect({ path, allowHalfOpen: true });`,
    `  const end = () => { near.destroy(); far.destroy(); };`,
    `  for (const each of [near, far]) each.on('error', end).on('close', end);`,
    `  near.pipe(far).pipe(near);`,
    `});`,
    `server.on('error', (error) => { console.error('bridge to the model: ' + error.message); process.exit(1); });`,
    `server.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 }, () => { writeSync(1, String(process.pid)); closeSync(1); openSync('/dev/null', 'w'); });`,
].join('\n');
function bridgeArguments({ program, folder, socket }) {
    return [program, SOURCE, folder, socket, String(BRIDGE_PORT)];
}
const START_BRIDGE = [
    'bridge=$(NODE_OPTIONS= NODE_V8_COVERAGE= "$1" --no-warnings -e "$2" "$3" "$4" "$5" </dev/null 3>&- &)',
    'case $bridge in ""|*[!0-9]*) echo "the bridge to the model does not start" >&2; exit 1 ;; esac',
    'shift 5',
].join('\n');
const END_BRIDGE = 'kill -9 "$bridge" 2>/dev/null';


/***/ }),

/***/ 57478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   goneError: () => (/* binding */ goneError),
/* harmony export */   machineError: () => (/* binding */ machineError),
/* harmony export */   requireTemporaryFolder: () => (/* binding */ requireTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);






const REFUSALS = {
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of the path is no folder',
    ELOOP: 'a symbolic link leads to itself',
    ENAMETOOLONG: 'the path is too long',
};
function machineError(cause) {
    const path = pathOf(cause);
    if (path === undefined)
        return undefined;
    const code = (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(cause);
    const temporary = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const isTemporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === temporary || (isBelow(path, temporary) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary));
    if (isTemporary && (code === 'ENOENT' || code in REFUSALS))
        return temporaryError(temporary, cause);
    const why = REFUSALS[code];
    if (why === undefined)
        return undefined;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(path, 300)} cannot be used: ${why} (${code})`,
        remedy: remedyFor(path),
        cause,
    });
}
function requireTemporaryFolder() {
    const folder = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        throw temporaryError(folder, undefined);
}
function goneError({ folder, commonDir }, { command, cause }) {
    const isHere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder);
    if (isHere && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'HEAD')))
        return undefined;
    const missing = isHere ? commonDir : folder;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(missing, 300)} is gone: the repository was renamed, moved or unmounted while it was in use`,
        remedy: `Move it back there, then: ${command()}`,
        cause,
    });
}
function temporaryError(folder, cause) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? 'cannot be written to' : 'is not there';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the folder for temporary files ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(folder, 300)} ${found} (TMPDIR is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(process.env.TMPDIR)})`,
        remedy: 'Create it, or set TMPDIR to a folder that this user can write to',
        cause,
    });
}
function remedyFor(path) {
    const { XDG_CACHE_HOME: cache } = process.env;
    const isPrivate = [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), cache].some((each) => each !== undefined && each !== '' && isBelow(path, each));
    if (isPrivate)
        return 'Set HOME or XDG_CACHE_HOME to a folder that this user may write to';
    return `Give this user (id ${process.geteuid?.() ?? 'unknown'}) the rights that it needs there, or run as its owner`;
}
function isBelow(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`);
}
function pathOf(error) {
    if (!(error instanceof Error) || !('syscall' in error) || !('path' in error))
        return undefined;
    return typeof error.path === 'string' ? error.path : undefined;
}


/***/ }),

/***/ 24102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ moveEntry)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);


const ALL_OF_OWNER = 0o700;
const RIGHTS = 0o7777;
const SLASH = 0x2f;
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







const TICK_MS = 100;
const FOLDER = 'folder';
const UNREADABLE = 'unreadable';
const NEW_FILES_LIMITS = { files: 1_000_000, characters: 128 << 20 };
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
            if (stamps.get(inside) === UNREADABLE)
                unread ??= path;
        }
    }
    return { roots, stamps, swapped, unread };
}
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
const KINDS = { '120000': 'link', '160000': 'folder' };
function fileKind(entry) {
    if (entry.isDirectory())
        return 'folder';
    return entry.isSymbolicLink() ? 'link' : 'file';
}
function isFolder(stats) {
    return stats !== undefined && stats !== UNREADABLE && stats.isDirectory();
}
const OPEN_TO_OWNER = 0o500;
function isShut({ mode }) {
    return (Number(mode) & OPEN_TO_OWNER) !== OPEN_TO_OWNER;
}
function isShutFolder(stamp) {
    return kindOf(stamp) === 'folder' && isShut({ mode: Number(stamp.split(' ')[3]) });
}
function kindOf(stamp) {
    if (stamp.startsWith(FOLDER))
        return 'folder';
    const mode = Number(stamp.split(' ')[2] ?? 0);
    return (mode & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFMT) === node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFLNK ? 'link' : 'file';
}
async function concludeNewFiles({ stamps }) {
    if (stamps.size > 0)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(TICK_MS);
}
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
    for (const [path, stats] of folders.toReversed()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, Number(stats.mode) & RIGHTS);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(path, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__/* .timesOf */ .Qv)(stats));
    }
    return 'copied';
}
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
        if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)))
            throw error;
        for (const root of moved)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(to, root), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(from, root));
        return false;
    }
}
function bytesOfNew({ stamps }) {
    let sum = 0;
    for (const stamp of stamps.values())
        if (kindOf(stamp) === 'file')
            sum += Number(stamp.split(' ')[3]) || 0;
    return sum;
}
const RIGHTS = 0o7777;
async function listBelow(folder, root, { stamps, room, pace, signal }) {
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
    return stats.isDirectory() ? `${FOLDER} ${dev} ${ino} ${mode}` : `${dev} ${ino} ${mode} ${size} ${ctimeNs}`;
}
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(folder, path), { bigint: true, throwIfNoEntry: false });
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            return UNREADABLE;
        throw error;
    }
}
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
async function hasObjects(git, names) {
    for (const name of names) {
        const { exitCode } = await git(['cat-file', '-e', '--end-of-options', name], { allowed: [0, 1, 128] });
        if (exitCode !== 0)
            return false;
    }
    return true;
}
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

const PIECE_MS = 20;
class Pace {
    #since = performance.now();
    async step() {
        if (performance.now() - this.#since < PIECE_MS)
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        this.#since = performance.now();
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









function removeTree(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
        return [];
    }
    catch {
        const sweep = new Sweep(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)));
        for (let step = sweep.next(); step === 'more'; step = sweep.next())
            ;
        return sweep.finish();
    }
}
async function discardTree(path, { signal, yardIn = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)) } = {}) {
    const sweep = new Sweep(path, yardIn);
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__/* .Pace */ .o();
    while (signal?.aborted !== true && sweep.next() === 'more')
        await pace.step();
    return sweep.finish();
}
const ATTRIBUTES = (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__/* .isLinux */ .j)() ? 'lsattr -d, chattr -i -a' : 'ls -ldO, chflags nouchg,nouappnd';
const YARD = '.left-';
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
        return false;
    }
}
function rmQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
    }
}
function textOf(path) {
    return typeof path === 'string' ? path : (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path);
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
function buildNamespaceCommand(level, { network }) {
    const { setpriv, unshare, isRoot, dropsGroups, shuts } = level;
    const root = isRoot ? [] : ['--user', '--map-root-user'];
    const user = isRoot ? [] : ['--user', '--map-current-user'];
    return [
        ...[setpriv, '--pdeathsig', 'KILL', '--no-new-privs', ...(dropsGroups ? ['--clear-groups'] : []), '--'],
        ...[unshare, ...(shuts === undefined ? user : root), '--ipc', '--pid', '--fork', '--mount-proc', '--kill-child'],
        ...(network === 'off' ? ['--net'] : []),
        '--',
        ...(shuts === undefined ? [] : shutting(unshare, shuts)),
    ];
}
function shutting(unshare, { mount, shownAs }) {
    const script = [
        'set -e; mount=$1; shift',
        'shut() { "$mount" --bind "$1" "$1"; "$mount" -o remount,bind,ro "$1"; }',
        'shut /proc/sys',
        `for path in ${MACHINE_SETTINGS.join(' ')}; do [ ! -e "$path" ] || shut "$path"; done`,
        'while read -r _ _ _ _ point _; do case $point in /sys|/sys/*) "$mount" -o remount,bind,ro "$point";; esac; done </proc/self/mountinfo',
        '[ ! -d /dev/shm ] || "$mount" -t tmpfs -o nosuid,nodev,mode=1777 tmpfs /dev/shm',
        'exec "$@"',
    ].join('\n');
    const user = [`--map-user=${shownAs.uid}`, `--map-group=${shownAs.gid}`];
    return ['/bin/sh', '-c', script, 'sh', mount, unshare, '--user', ...user, '--'];
}

;// CONCATENATED MODULE: ./build/kernel/process-limits.js
const DEFAULTS = { maxProcesses: 4000, maxFileBytes: 10 * 2 ** 30, maxOpenFiles: 16_384 };
const BLOCK_BYTES = 512;
function renderLimits(limits, { countsProcesses }) {
    const { maxProcesses, maxFileBytes, maxOpenFiles } = { ...DEFAULTS, ...limits };
    return [
        'limit() { ulimit -H "$1" "$2" || ulimit "$1" "$2"; } 2>/dev/null',
        `limit -f ${whole(maxFileBytes / BLOCK_BYTES)}`,
        `limit -n ${whole(maxOpenFiles)}`,
        ...(countsProcesses ? [`limit -p ${whole(maxProcesses)} || limit -u ${whole(maxProcesses)}`] : []),
    ].join('\n');
}
function whole(count) {
    return Math.max(1, Math.ceil(count));
}

;// CONCATENATED MODULE: ./build/kernel/seatbelt-command.js


const LINKED = /^\/(?:tmp|var|etc)(?=\/|$)/;
const DEVICES = ['/dev/null', '/dev/zero', '/dev/fd', '/dev/dtracehelper'];
const SERVICES = [
    'com.apple.bsd.dirhelper',
    'com.apple.logd',
    'com.apple.system.logger',
    'com.apple.system.notification_center',
    'com.apple.system.opendirectoryd.libinfo',
    'com.apple.system.opendirectoryd.membership',
];
const NETWORK_SERVICES = [
    'com.apple.SystemConfiguration.DNSConfiguration',
    'com.apple.SystemConfiguration.configd',
    'com.apple.dnssd.service',
    'com.apple.trustd',
    'com.apple.trustd.agent',
];
const RESOLVER = '/private/var/run/mDNSResponder';
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








const STATUS_DESCRIPTOR = 3;
const FILTER_DESCRIPTOR = 4;
const TMPFS_BYTES = 1 << 30;
const SHELL = '/bin/sh';
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];
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
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');
function hasNamespace({ kind }) {
    return kind === 'bubblewrap' || kind === 'namespace';
}
function shieldsFiles({ kind }) {
    return kind === 'bubblewrap' || kind === 'seatbelt';
}
function showsRoot(level) {
    if (level.kind === 'process-group' || level.kind === 'seatbelt')
        return true;
    return (level.kind === 'bubblewrap' ? level.shownAs : level.shuts) === undefined;
}
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
        ...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1', '--chdir', view.workDir],
    ];
}
function mounts(view, bounded) {
    const { workDir, home, temporary, writable = [], readable = [], hiddenFolders = [], hiddenFiles = [] } = view;
    const { layered, aliases = [], readableAt = [], devices = [], bridge } = view;
    const from = (path) => (0,layered_view/* mountedFrom */.Rp)(layered, path);
    const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
    const all = [
        ...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
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


function giveFilter(child, filter) {
    const pipe = child.stdio[_sandbox_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FILTER_DESCRIPTOR */ .$H];
    if (filter === undefined || !(pipe instanceof node_stream__WEBPACK_IMPORTED_MODULE_0__.Writable))
        return;
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













const SANDBOX_REQUESTS = (/* unused pure expression or super */ null && (['auto', 'required', 'off']));
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
const TRIAL_MS = 30_000;
const TRIAL_ENV = { PATH: program_path/* SYSTEM_FOLDERS */.EY.join(':') };
let probed;
function probeSandbox() {
    probed ??= probeLevels({ until: 'one works' });
    return probed;
}
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
async function probeLevels({ folders = program_path/* SYSTEM_FOLDERS */.EY, until = 'all are tried', } = {}) {
    (0,machine_error.requireTemporaryFolder)();
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
async function isBounded(program) {
    const limits = { timeoutMs: TRIAL_MS, maxBytes: 1 << 20, maxStderrChars: 1 << 20 };
    const { stdout, stderr } = await (0,kernel_program/* runProgram */.mB)({ program, args: ['--help'], cwd: '/', env: TRIAL_ENV, ...limits });
    return `${stdout.toString()}${stderr}`.includes('--size ');
}
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
const NOBODY = 65_534;
const FIRST_OF_PEOPLE = 1000;
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
        return [];
    }
}
function isRoot() {
    return process.geteuid?.() === 0;
}
function trial(level) {
    const folder = (0,external_node_os_.tmpdir)();
    const view = { workDir: folder, home: folder, temporary: folder, network: 'on', tracing: 'off' };
    return tryCommand(level, { view, command: ['true'] });
}
function tryCommand(level, request) {
    const { program, args, filter } = (0,sandbox_command/* buildSandboxCommand */.V5)(level, request);
    const stdio = ['ignore', 'ignore', 'pipe', 'pipe', filter === undefined ? 'ignore' : 'pipe'];
    const child = (0,external_node_child_process_.spawn)(program, args, { env: TRIAL_ENV, timeout: TRIAL_MS, killSignal: 'SIGKILL', stdio: [...stdio] });
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
        return false;
    }
}
async function requireLevel(wish) {
    const level = decideLevel(wish, wish.requested === 'off' ? NOTHING_TRIED : await probeSandbox());
    if (level instanceof errors/* PreconditionError */.Rb)
        throw level;
    return level;
}
function decideLevel({ requested, network = 'on' }, probe) {
    const fitting = probe.levels.filter(({ kind }) => {
        if (network === 'model')
            return kind === 'bubblewrap' && requested !== 'off';
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
const DROPPING_ADVICE = [4, 5];
const RECLAIMING_ADVICE = [20, 21, 25];
const CACHE_FLAGS = 0x08 | 0x80;
const AF_VSOCK = 40;
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
    call('io_setup', 206, 0),
    call('io_submit', 209, 2),
    call('io_uring_setup', 425, 425),
    call('io_uring_enter', 426, 426),
    call('io_uring_register', 427, 427),
    call('socket', 41, 198, 'EAFNOSUPPORT', { argument: 0, values: [AF_VSOCK] }),
    call('pidfd_getfd', 438, 438),
];
const TRACING_RULES = [
    call('ptrace', 101, 117, 'EPERM', { argument: 0, values: BEGIN_TRACING }),
    call('process_vm_readv', 310, 270),
    call('process_vm_writev', 311, 271),
];
const BOUND_RULES = [call('sched_setaffinity', 203, 122, 'done')];

;// CONCATENATED MODULE: ./build/kernel/system-call-filter.js


const MACHINES = {
    x64: { audit: 0xc000003e, otherCallsFrom: 0x40000000 },
    arm64: { audit: 0xc00000b7 },
};
function isFiltered(machine) {
    return Object.hasOwn(MACHINES, machine);
}
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const JUMP_IF_BITS = 0x45;
const RETURN = 0x06;
const CALL_NUMBER = 0;
const CONVENTION = 4;
const ARGUMENTS = 16;
const LOWER_HALF = (0,external_node_os_.endianness)() === 'LE' ? 0 : 4;
const ALLOW = 0x7fff0000;
const REFUSE = 0x00050000;
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
const MAX_STEP_MS = 2 ** 31 - 1;
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
function startDeadline(ms) {
    const controller = new AbortController();
    const timer = startTimer(ms, () => controller.abort());
    return { signal: controller.signal, [Symbol.dispose]: timer.cancel };
}
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



const PIECE_BYTES = 1 << 20;
const COMPARED_RIGHTS = 0o511;
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
const OF_ANOTHER = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_CONFIG',
];
function ownEnvironment(parentEnv) {
    const retained = Object.entries(parentEnv).filter(([name]) => !OF_ANOTHER.includes(name));
    return { ...Object.fromEntries(retained), GIT_TERMINAL_PROMPT: '0' };
}
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



const PATHS = /^(?:core\.(?:hookspath|attributesfile|excludesfile)|commit\.template|init\.templatedir|include(?:if\..*)?\.path)$/;
const COMMANDS = [
    'core\\.(fsmonitor|sshcommand|editor|pager|askpass|gitproxy|alternaterefscommand)',
    '(filter\\..*\\.(clean|smudge|process)|diff\\..*\\.(command|textconv)|diff\\.external|merge\\..*\\.driver)',
    '((diff|merge)tool\\..*\\.(cmd|path)|(sequence|gui)\\..*|gpg\\..*program|interactive\\.difffilter|pager\\..*)',
    '(alias\\..*|hook\\..*\\.command|credential\\.(.*\\.)?helper|uploadpack\\.packobjectshook|remote\\..*\\.(uploadpack|receivepack))',
];
const KEYS = `^(core\\.(hookspath|attributesfile|excludesfile)|commit\\.template|init\\.templatedir|include(if\\..*)?\\.path|${COMMANDS.join('|')})$`;
const MAX_HOOKS = 1000;
async function readUserPrograms(repository, parentEnv) {
    const entries = await (0,_user_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserConfig */ .AV)(repository.folder, parentEnv, KEYS);
    const named = entries.flatMap((entry) => PATHS.test(entry.key) ? pathsOf(repository, parentEnv, entry) : wordsOf(repository, entry));
    const places = [...named, ...hooksOf(repository)];
    return [...new Set(places.flatMap((place) => insideOf(repository.folder, place)))];
}
function pathsOf({ folder }, { HOME = '' }, entry) {
    const { key, origin } = entry;
    const value = entry.value.replace(/^~(?=\/|$)/, HOME);
    const from = key.startsWith('include') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, origin.replace(/^file:/, ''))) : folder;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, value);
    return key === 'core.hookspath' && /\/_\/?$/.test(value) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)] : [place];
}
function wordsOf({ folder }, { key, value }) {
    if (key.startsWith('alias.') && !value.startsWith('!'))
        return [];
    const words = value.split(/[\s"'`;|&<>()=,!{}]+/).filter((word) => word !== '');
    return words.map((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, word)).filter(isFile);
}
function hooksOf({ commonDir }) {
    const hooks = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'hooks');
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(hooks).filter((name) => !name.endsWith('.sample'));
        return [hooks, ...names.slice(0, MAX_HOOKS).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hooks, name))];
    }
    catch {
        return [];
    }
}
function insideOf(folder, place) {
    const found = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, place)];
    try {
        found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place)));
    }
    catch {
    }
    return found.filter((path) => path !== '' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && !/^(?:\.\.|\.git)(?:\/|$)/.test(path));
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    }
    catch {
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
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34489);







const PROTOCOLS = ['https', 'http', 'ssh', 'git', 'file'];
const PASSED = /^GIT_(?:ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|HTTP_\w+|PROXY_\w+|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/;
async function openUserRemote(request) {
    const { name, repository, folder, parentEnv, ...limits } = request;
    const url = await readAddress(request);
    const network = {
        protocol: 'https',
        header: undefined,
        env: userNetworkEnvironment(parentEnv, PROTOCOLS),
        isOfUser: true,
    };
    const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .openRemote */ .d)({ url, network, repository, folder, parentEnv, ...limits });
    const reach = async (call) => {
        try {
            return await call;
        }
        catch (error) {
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
function withoutPassword(text) {
    return text.replaceAll(/\/\/[^/@\s]*@/g, '//');
}


/***/ })

};


export const id = 1863;
export const ids = [1863];
export const modules = {

/***/ 19533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
const MAX_DEPTH = 500;
const LONE_SURROGATE = /\p{Cs}/u;
function canonicalJson(value) {
    return spell(value, 0);
}
function spell(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
    if (value === null || typeof value === 'boolean')
        return String(value);
    if (typeof value === 'string')
        return spellText(value);
    if (typeof value === 'number') {
        if (!Number.isFinite(value))
            throw new TypeError(`the number ${value} has no canonical JSON`);
        return JSON.stringify(value);
    }
    if (Array.isArray(value))
        return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
    if (typeof value !== 'object')
        throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
    const members = Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => `${spellText(key)}:${spell(item, depth + 1)}`);
    return `{${members.join(',')}}`;
}
function spellText(text) {
    if (LONE_SURROGATE.test(text))
        throw new TypeError('text with a lone surrogate has no canonical JSON');
    return JSON.stringify(text);
}


/***/ }),

/***/ 61739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LINKS),
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   FL: () => (/* binding */ firstHead),
/* harmony export */   MP: () => (/* binding */ readSound),
/* harmony export */   SE: () => (/* binding */ JOURNAL_MEMBERS),
/* harmony export */   mR: () => (/* binding */ isMoreThanRecord),
/* harmony export */   pF: () => (/* binding */ parseRecordLine),
/* harmony export */   po: () => (/* binding */ hashOfRecord),
/* harmony export */   wu: () => (/* binding */ CHAIN_CHECKS),
/* harmony export */   xe: () => (/* binding */ sealRecord),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);



const LINKS = ['seq', 'prev', 'hash'];
const SAME_WRITE = 'same_write';
const JOURNAL_MEMBERS = [...LINKS, SAME_WRITE];
const NEWLINE = 0x0a;
function firstHead({ bytes, records }) {
    return { seq: records + 1, prev: (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(bytes) };
}
function sealRecord(fields, head, sameWrite = 0) {
    for (const own of JOURNAL_MEMBERS) {
        if (own in fields)
            throw new TypeError(`a record may not bring its own "${own}"`);
    }
    const linked = { ...wellFormed(fields), seq: head.seq, prev: head.prev };
    const written = sameWrite === 0 ? {} : { [SAME_WRITE]: sameWrite };
    const hash = (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({ ...linked, ...written }));
    const line = `${JSON.stringify({ ...linked, hash, ...written })}\n`;
    return { record: JSON.parse(line), line, next: { seq: head.seq + 1, prev: hash } };
}
function wellFormed(value) {
    if (typeof value === 'string')
        return value.replaceAll(/\p{Cs}/gu, '\ufffd');
    if (Array.isArray(value))
        return value.map(wellFormed);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}
const CHAIN_CHECKS = 2;
function parseJournal(bytes, checked) {
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    const reader = new ChainReader(checked);
    let [from, soundBytes] = [checked?.bytes ?? 0, end];
    const zero = bytes.subarray(0, end).indexOf(0, from);
    while (from < end) {
        const to = bytes.indexOf(NEWLINE, from);
        const [line, before] = [bytes.subarray(from, to), bytes.subarray(0, from)];
        if (zero !== -1 && zero < to && reader.mayBeOneWrite(bytes.subarray(0, end), from)) {
            soundBytes = from;
            break;
        }
        reader.read(line, before);
        from = to + 1;
    }
    const tail = bytes.subarray(soundBytes);
    if (isMoreThanRecord(tail))
        reader.corrupt('is a whole record that ends with another byte than a newline');
    return reader.result(bytes.subarray(0, soundBytes), tail.length);
}
const SECTOR_BYTES = 512;
function hasLostSectors(line, start) {
    const gaps = [...line.toString('latin1').matchAll(/\0+/g)];
    return (gaps.length > 0 &&
        gaps.every(({ index, 0: { length } }) => {
            const from = start + index;
            return length > 1 && (index === 0 || from % SECTOR_BYTES === 0) && (from + length) % SECTOR_BYTES === 0;
        }));
}
const PLACE = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"(?:,"same_write":(\d+))?\}$/;
function placeOf(line) {
    const [, seq, sameWrite = 0] = PLACE.exec(line.toString('latin1')) ?? [];
    return seq === undefined ? undefined : { seq: Number(seq), writeBegan: Number(seq) - Number(sameWrite) };
}
function readSound(bytes) {
    const records = [];
    for (let from = 0; from < bytes.length;) {
        const to = bytes.indexOf(NEWLINE, from);
        if (to > from)
            records.push(JSON.parse(bytes.toString('utf8', from, to)));
        from = to + 1;
    }
    return records;
}
function isMoreThanRecord(tail) {
    const last = tail.at(-1);
    if (last === undefined || last === 0)
        return false;
    return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}
class ChainReader {
    #records = [];
    #skipped;
    #line;
    #head;
    #issue;
    #unchained;
    #sameWrite;
    constructor(checked) {
        this.#skipped = checked?.records ?? 0;
        this.#line = checked?.lines ?? 0;
        this.#unchained = checked?.unchained ?? 0;
        this.#head = checked !== undefined && checked.records > checked.unchained ? checked.head : undefined;
        this.#sameWrite = checked?.sameWrite ?? 0;
    }
    read(line, before) {
        this.#line += 1;
        const record = parseRecordLine(line);
        const why = this.#issue === undefined ? this.#why(line, record, before) : undefined;
        if (why !== undefined)
            this.#issue = { line: this.#line, why };
        if (record !== undefined)
            this.#records.push(record);
    }
    mayBeOneWrite(bytes, start) {
        if (this.#issue !== undefined)
            return false;
        const { seq } = this.#head ?? firstHead({ bytes: bytes.subarray(0, start), records: this.#unchained });
        let last = seq - 1;
        for (let from = start; from < bytes.length;) {
            const to = bytes.indexOf(NEWLINE, from);
            const line = bytes.subarray(from, to);
            const place = placeOf(line);
            const isLost = hasLostSectors(line, from);
            if (place === undefined ? !isLost : place.writeBegan > seq || place.seq <= last)
                return false;
            if (from === start && !isLost)
                return false;
            last = place?.seq ?? last + 1;
            from = to + 1;
        }
        return true;
    }
    corrupt(why) {
        this.#issue ??= { line: this.#line + 1, why };
    }
    result(bytes, tornBytes) {
        if (this.#issue !== undefined)
            return { kind: 'corrupt', ...this.#issue, readable: this.#records };
        const [lines, records, unchained] = [this.#line, this.#skipped + this.#records.length, this.#unchained];
        const [soundBytes, head] = [bytes.length, this.#head ?? firstHead({ bytes, records })];
        const checked = { bytes: soundBytes, lines, records, unchained, head, sameWrite: this.#sameWrite };
        return { kind: 'sound', records: this.#records, checked, unchained, head, soundBytes, tornBytes };
    }
    #why(line, record, before) {
        if (record === undefined) {
            if (this.#head === undefined && line.length === 0)
                return undefined;
            return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line) ? 'is not a JSON object' : 'is not UTF-8';
        }
        const links = LINKS.filter((link) => link in record);
        if (links.length === 0 && this.#head === undefined) {
            this.#unchained += 1;
            return undefined;
        }
        if (links.length < LINKS.length)
            return `has no "${LINKS.find((link) => !links.includes(link))}"`;
        const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
        const { hash, ...rest } = record;
        if (record.seq !== head.seq)
            return `has the seq ${String(record.seq)} where ${head.seq} comes next`;
        if (record.prev !== head.prev)
            return 'does not continue the record before it (broken chain)';
        if (typeof hash !== 'string' || hash !== hashOfRecord(rest))
            return 'has content that does not match its hash';
        const { [SAME_WRITE]: sameWrite = 0 } = record;
        if (sameWrite !== 0 && sameWrite !== this.#sameWrite + 1)
            return 'is not of the write that it says';
        if (JSON.stringify(record) !== line.toString())
            return 'has the right values but not the bytes that were written';
        this.#head = { seq: head.seq + 1, prev: hash };
        this.#sameWrite = sameWrite;
        return undefined;
    }
}
function hashOfRecord(record) {
    try {
        return (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(record));
    }
    catch {
        return undefined;
    }
}
function parseRecordLine(line) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line))
        return undefined;
    try {
        const value = JSON.parse(line.toString());
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 28731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hT: () => (/* binding */ showRatio),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nJ: () => (/* binding */ renderRatioWords),
/* harmony export */   qE: () => (/* binding */ renderRatio)
/* harmony export */ });
/* harmony import */ var _score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);

const WORDS = {
    time: { more: 'slower', less: 'faster' },
    rate: { more: 'faster', less: 'slower' },
    size: { more: 'larger', less: 'smaller' },
    other: { more: 'higher', less: 'lower' },
};
function showRatio({ estimate, lower, upper }, unit) {
    const words = WORDS[(0,_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(unit)];
    if (estimate >= 1)
        return { estimate, lower, upper, word: words.more };
    const invert = (limit) => (limit === null ? null : 1 / limit);
    return { estimate: 1 / estimate, lower: invert(upper), upper: invert(lower), word: words.less };
}
const MAX_PLAIN = 1e6;
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
const EFFORT_RULES = {
    fast: { screen: 0.5, futility_z: 0, max_pairs: 20 },
    balanced: { screen: 0, futility_z: 0.5, max_pairs: 20 },
    thorough: { screen: -1, futility_z: 0.75, max_pairs: 40 },
};
const LEVELLED_MIN_PAIRS = 40;
const BALANCED_FROM = 4;
const THOROUGH_FROM = 25;
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




const SCALE_PLANS = ['ratio', 'auto', 'difference'];
function onScale(score, ratio) {
    return ratio === undefined ? score : Math.log(score);
}
function casesOn(cases, ratio) {
    return Object.fromEntries(Object.entries(cases).map(([name, score]) => [name, onScale(score, ratio)]));
}
function ratioOf({ score_scale: scale, score_unit: unit }) {
    return scale === 'ratio' ? { unit } : undefined;
}
function withRatio(run) {
    const ratio = ratioOf(run);
    return ratio === undefined ? {} : { ratio };
}
function noiseOfScore(run) {
    const { sigma, mean } = run.last_noise ?? { sigma: 0, mean: 0 };
    return ratioOf(run) === undefined ? sigma : sigma * Math.exp(mean);
}
function scaleIssue(scores, ratio) {
    const bad = ratio === undefined ? undefined : scores.find((score) => !(score > 0));
    if (bad === undefined)
        return undefined;
    return `a score is ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(bad)}, and this run compares ratios, which need scores above 0: set scale = "difference" and start a new run`;
}
function distanceOf(setting, score, ratio) {
    if (typeof setting === 'number')
        return setting;
    const share = Number.parseFloat(setting) / 100;
    return ratio === undefined ? share * Math.abs(score) : Math.log1p(share);
}
const isAbsolute = (value) => typeof value === 'number' && value !== 0;
function absoluteKeys(settings) {
    const { min_improvement, tolerance, ladder_step, integrity } = settings;
    const values = { min_improvement, tolerance, ladder_step };
    const keys = Object.entries(values).flatMap(([key, value]) => (isAbsolute(value) ? [[key]] : []));
    return isAbsolute(integrity.max_plausible) ? [...keys, ['max_plausible']] : keys;
}
function scalePlan(settings, { score_unit: unit = null, unscored = false }) {
    if (unscored)
        return 'difference';
    if (settings.scale !== 'auto')
        return settings.scale;
    const hasGuard = settings.guards.some((guard) => 'metric' in guard && isAbsolute(guard.max_regression));
    const isRatio = unit !== null && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .ratioKindOf */ .JB)(unit) !== null && !hasGuard && absoluteKeys(settings).length === 0;
    return isRatio ? 'auto' : 'difference';
}
function scaleFrom(plan, { scores, cases, }) {
    if (plan !== 'auto')
        return plan;
    const hasRatios = cases.every((each) => Object.values(each).every((score) => score > 0));
    return hasRatios ? (0,_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .scaleOfScores */ .zY)(scores, 'rate') : 'difference';
}
function renderGain(gain, sign, ratio) {
    return ratio === undefined ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .signedFigure */ .vr)(gain) : (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shownGain({ estimate: gain }, sign, ratio));
}
function renderLimit(limit, sign, ratio) {
    return ratio === undefined ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(limit) : renderGain(limit, sign, ratio);
}
function scoresOf(results) {
    const scores = results.flatMap((each) => each.kind === 'scored' ? [each.score, ...Object.values(each.cases ?? {})] : []);
    return scores.filter(Number.isFinite);
}
function shownGain({ estimate, interval }, sign, { unit }) {
    const limits = interval?.map((limit) => Math.exp(sign * limit)).sort((one, other) => one - other);
    const [lower = null, upper = null] = limits ?? [];
    return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showRatio */ .hT)({ estimate: Math.exp(sign * estimate), lower, upper }, unit);
}
function renderLimits(shown) {
    const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
    return `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(shown.lower ?? 0, decimals)}–${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(shown.upper ?? Number.POSITIVE_INFINITY, decimals)}`;
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




const decisionSettingsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    direction: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DIRECTIONS */ .X),
    ..._settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionShape */ .KO,
    holdout: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .holdoutRules */ .Nt)),
    confirm: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmRules */ .wY), {}),
    certify: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedCertify */ .xF,
    integrity: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        canary_every: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluatorCheckShape */ .T8.aa_check_every,
        broken: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_recorded_names_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORDED_ACTIONS */ .x), 'stop'),
        max_plausible: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluatorCheckShape */ .T8.max_plausible,
    }), {}),
});
function hasTolerance({ tolerance }) {
    return Number.parseFloat(String(tolerance)) > 0;
}
const CALIBRATION_RUNS = 8;
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
const OUTCOME_OF_CODE = {
    evident: 'keep',
    better: 'keep',
    working: 'keep',
    crash: 'discard',
    tamper: 'discard',
    screen: 'discard',
    futile: 'discard',
    disagrees: 'discard',
    'not-better': 'discard',
    'rolled-back': 'discard',
    cap: 'inconclusive',
    'cases-spent': 'inconclusive',
    'goes-on': 'inconclusive',
    'carry-over': 'inconclusive',
    nondeterministic: 'inconclusive',
    implausible: 'quarantine',
};
function failureVerdict({ reason, isTampered, }) {
    return verdictOf(isTampered === true ? 'tamper' : 'crash', `the candidate failed: ${reason}`);
}
function verdictOf(code, reason) {
    return { outcome: OUTCOME_OF_CODE[code], code, reason };
}
function figure(value) {
    return String(Number(value.toPrecision(3)));
}
function signedFigure(value) {
    return value > 0 ? `+${figure(value)}` : figure(value);
}


/***/ }),

/***/ 30226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ee: () => (/* binding */ agentNetwork),
  SF: () => (/* binding */ agentRouteOf),
  _5: () => (/* binding */ pricesOf),
  _J: () => (/* binding */ writtenGatewayProblems)
});

// UNUSED EXPORTS: routeOf

// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
// EXTERNAL MODULE: ./build/engine/agents/registry.js + 11 modules
var registry = __webpack_require__(63836);
// EXTERNAL MODULE: ./build/engine/gateway/json-walk.js
var json_walk = __webpack_require__(24290);
// EXTERNAL MODULE: ./build/engine/gateway/protocol.js
var protocol = __webpack_require__(65152);
;// CONCATENATED MODULE: ./build/engine/gateway/anthropic-messages.js



const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
const OPAQUE = new Set(['input', 'input_schema']);
const LIST_PRICE = [undefined, null, 'auto', 'standard', 'standard_only'];
const anthropicMessages = {
    name: 'anthropic-messages',
    readRequest: (body) => ({
        model: (0,protocol/* nameOf */.Vb)(body.model),
        maxOutput: (0,protocol/* declaredMost */.uk)(body.max_tokens),
        surcharge: surchargeOf(body),
        cachesLong: cachesLong(body),
        waysOut: [...new Set([...toolWays(body), ...contentWays(body)])],
    }),
    readResponse: (part) => {
        switch (part.type) {
            case 'message':
                return { ...readMessage(part), isFinal: (0,decode/* isObject */.Gv)(part.usage), characters: writtenInBlocks(part) };
            case 'message_start':
                return readMessage((0,decode/* objectOrEmpty */.YN)(part.message));
            case 'content_block_delta':
                return { characters: writtenIn((0,decode/* objectOrEmpty */.YN)(part.delta)) };
            case 'message_delta':
                return { ...readUsage(part.usage), isFinal: (0,decode/* isObject */.Gv)(part.usage) };
            case 'error':
                return { error: (0,decode/* objectOrEmpty */.YN)(part.error) };
            default:
                return {};
        }
    },
    renderError: ({ status, message }) => ({ type: 'error', error: { type: errorType(status), message } }),
};
function cachesLong(body) {
    return [...(0,json_walk/* objectsIn */.Q)(body, OPAQUE)].some(({ cache_control: control }) => (0,decode/* objectOrEmpty */.YN)(control).ttl === '1h');
}
const LIST_PRICE_PLACES = [undefined, null, 'global', 'not_available'];
function surchargeOf({ service_tier: tier, speed, inference_geo: place }) {
    if (!LIST_PRICE.includes(tier))
        return (0,protocol/* namedWay */.rH)('service_tier', tier);
    if (!LIST_PRICE_PLACES.includes(place))
        return (0,protocol/* namedWay */.rH)('inference_geo', place);
    return [undefined, null, 'standard'].includes(speed) ? undefined : (0,protocol/* namedWay */.rH)('speed', speed);
}
function* toolWays({ tools, mcp_servers: servers, container }) {
    for (const { type } of (0,decode/* arrayOrEmpty */.cX)(tools).filter(decode/* isObject */.Gv)) {
        if (type === undefined || type === null)
            continue;
        if (typeof type !== 'string' || !LOCAL_TOOLS.test(type))
            yield (0,protocol/* namedWay */.rH)('the server-side tool', type);
    }
    for (const { name } of (0,decode/* arrayOrEmpty */.cX)(servers).map(decode/* objectOrEmpty */.YN))
        yield (0,protocol/* namedWay */.rH)('the MCP server', name);
    if (container !== undefined && container !== null)
        yield 'a container for code execution';
}
function* contentWays({ messages, system }) {
    for (const block of (0,json_walk/* objectsIn */.Q)([messages, system], OPAQUE)) {
        if (block.type === 'container_upload')
            yield 'a file for code execution';
        const { type } = (0,decode/* objectOrEmpty */.YN)(block.source);
        if (type === 'url')
            yield 'content of a remote URL';
        if (type === 'file')
            yield 'a stored file';
    }
}
function readMessage({ model, usage }) {
    return { model: (0,protocol/* nameOf */.Vb)(model), ...readUsage(usage) };
}
function readUsage(usage) {
    const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens, cache_creation } = (0,decode/* objectOrEmpty */.YN)(usage);
    const written = (0,protocol/* count */.U9)(cache_creation_input_tokens);
    const long = (0,protocol/* count */.U9)((0,decode/* objectOrEmpty */.YN)(cache_creation).ephemeral_1h_input_tokens);
    return (0,protocol/* presentCounts */.AH)({
        input: (0,protocol/* count */.U9)(input_tokens),
        cacheRead: (0,protocol/* count */.U9)(cache_read_input_tokens),
        cacheWrite: written === undefined ? undefined : Math.max(0, written - (long ?? 0)),
        longCacheWrite: long,
        output: (0,protocol/* count */.U9)(output_tokens),
    });
}
function writtenIn({ text, partial_json: json, thinking }) {
    return [text, json, thinking].reduce((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0);
}
function writtenInBlocks({ content }) {
    return (0,decode/* arrayOrEmpty */.cX)(content).reduce((sum, block) => sum + writtenIn((0,decode/* objectOrEmpty */.YN)(block)), 0);
}
const ERROR_TYPES = {
    400: 'invalid_request_error',
    401: 'authentication_error',
    402: 'billing_error',
    403: 'permission_error',
    404: 'not_found_error',
    413: 'request_too_large',
    429: 'rate_limit_error',
    504: 'timeout_error',
    529: 'overloaded_error',
};
function errorType(status) {
    return ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}

;// CONCATENATED MODULE: ./build/engine/gateway/gemini.js



const gemini_LOCAL_TOOLS = ['functiondeclarations', 'computeruse'];
const gemini_OPAQUE = new Set([
    ...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
    ...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);
const gemini_LIST_PRICE = /^(?:service_tier_)?(?:unspecified|standard)$/i;
const gemini = {
    name: 'gemini',
    readRequest: (body) => {
        const requests = [body, ...membersOf(body, 'generateContentRequest').map(decode/* objectOrEmpty */.YN)];
        const configs = requests.flatMap((each) => membersOf(each, 'generationConfig')).map(decode/* objectOrEmpty */.YN);
        const most = configs.flatMap((config) => membersOf(config, 'maxOutputTokens'));
        const answers = configs.flatMap((each) => membersOf(each, 'candidateCount'));
        const tier = membersOf(body, 'serviceTier').find((each) => !gemini_LIST_PRICE.test(String(each)));
        return {
            ...(tier === undefined ? {} : { surcharge: (0,protocol/* namedWay */.rH)('service_tier', tier) }),
            maxOutput: (0,protocol/* declaredMost */.uk)(...most),
            answers: Math.max(1, (0,protocol/* declaredMost */.uk)(...answers) ?? 1),
            waysOut: [...new Set([...requests.flatMap((each) => [...gemini_toolWays(each)]), ...gemini_contentWays(body)])],
        };
    },
    readResponse: (part) => ({
        model: (0,protocol/* nameOf */.Vb)(part.modelVersion),
        ...gemini_readUsage(part.usageMetadata),
        isFinal: (0,decode/* isObject */.Gv)(part.usageMetadata) && (0,decode/* arrayOrEmpty */.cX)(part.candidates).some(isFinished),
        characters: gemini_writtenIn(part),
        ...((0,decode/* isObject */.Gv)(part.error) ? { error: part.error } : {}),
    }),
    renderError: ({ status, message }) => ({
        error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' },
    }),
};
function plain(name) {
    return name.replaceAll('_', '').toLowerCase();
}
function membersOf(fields, name) {
    return Object.entries(fields).flatMap(([key, value]) => plain(key) === plain(name) && value !== null ? [value] : []);
}
function* gemini_toolWays(request) {
    for (const tool of membersOf(request, 'tools').flatMap(decode/* arrayOrEmpty */.cX).filter(decode/* isObject */.Gv)) {
        for (const name of Object.keys(tool)) {
            if (!gemini_LOCAL_TOOLS.includes(plain(name)))
                yield (0,protocol/* namedWay */.rH)('the server-side tool', name);
        }
    }
    if (membersOf(request, 'cachedContent').length > 0)
        yield 'stored content';
}
function* gemini_contentWays(body) {
    for (const part of (0,json_walk/* objectsIn */.Q)(body, gemini_OPAQUE)) {
        if (membersOf(part, 'fileData').length > 0)
            yield 'a stored file, or content of a remote URL';
    }
}
function isFinished(candidate) {
    return typeof (0,decode/* objectOrEmpty */.YN)(candidate).finishReason === 'string';
}
function gemini_readUsage(usage) {
    const fields = (0,decode/* objectOrEmpty */.YN)(usage);
    const sent = (0,protocol/* count */.U9)(fields.promptTokenCount);
    const read = (0,protocol/* count */.U9)(fields.cachedContentTokenCount) ?? 0;
    const results = (0,protocol/* count */.U9)(fields.toolUsePromptTokenCount) ?? 0;
    const [answer, thoughts] = [(0,protocol/* count */.U9)(fields.candidatesTokenCount), (0,protocol/* count */.U9)(fields.thoughtsTokenCount)];
    return (0,protocol/* presentCounts */.AH)({
        ...(sent === undefined ? {} : { input: Math.max(0, sent + results - read), cacheRead: read }),
        output: answer === undefined && thoughts === undefined ? undefined : (answer ?? 0) + (thoughts ?? 0),
    });
}
function gemini_writtenIn({ candidates }) {
    let characters = 0;
    for (const candidate of (0,decode/* arrayOrEmpty */.cX)(candidates).filter(decode/* isObject */.Gv)) {
        for (const part of (0,decode/* arrayOrEmpty */.cX)((0,decode/* objectOrEmpty */.YN)(candidate.content).parts).filter(decode/* isObject */.Gv)) {
            if (typeof part.text === 'string')
                characters += part.text.length;
            if ((0,decode/* isObject */.Gv)(part.functionCall))
                characters += JSON.stringify(part.functionCall).length;
        }
    }
    return characters;
}
const STATUS_NAMES = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    429: 'RESOURCE_EXHAUSTED',
    500: 'INTERNAL',
    503: 'UNAVAILABLE',
    504: 'DEADLINE_EXCEEDED',
};

;// CONCATENATED MODULE: ./build/engine/gateway/openai-shared.js


const openai_shared_LIST_PRICE = [undefined, null, 'auto', 'default', 'standard'];
function tierSurcharge({ service_tier: tier, models }) {
    if ((0,decode/* arrayOrEmpty */.cX)(models).length > 0)
        return 'models in place of the one that is named';
    return openai_shared_LIST_PRICE.includes(tier) ? undefined : (0,protocol/* namedWay */.rH)('service_tier', tier);
}
function readTokens(sent, details, output) {
    const { cached_tokens, cache_write_tokens } = (0,decode/* objectOrEmpty */.YN)(details);
    const [all, read, written] = [(0,protocol/* count */.U9)(sent), (0,protocol/* count */.U9)(cached_tokens) ?? 0, (0,protocol/* count */.U9)(cache_write_tokens) ?? 0];
    return (0,protocol/* presentCounts */.AH)({
        ...(all === undefined
            ? {}
            : { input: Math.max(0, all - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
        output: (0,protocol/* count */.U9)(output),
    });
}
function isInline(url) {
    return typeof url === 'string' && /^data:/i.test(url);
}
const SEARCHING = /-search(?:-|$)|:online$|(?:^|\/)(?:sonar|compound)(?:-|$)/i;
const SEARCH_MEMBERS = {
    plugins: 'plug-ins of the server',
    web_search_options: 'web search',
    search_parameters: 'web search',
    enable_search: 'web search',
    data_sources: 'data of another server',
};
function* searchWays(body) {
    for (const model of [body.model, ...(0,decode/* arrayOrEmpty */.cX)(body.models)]) {
        if (typeof model === 'string' && SEARCHING.test(model))
            yield (0,protocol/* namedWay */.rH)('the searching model', model);
    }
    for (const [name, way] of Object.entries(SEARCH_MEMBERS)) {
        if (![undefined, null, false].includes(body[name]))
            yield way;
    }
}
const openai_shared_ERROR_TYPES = {
    401: 'authentication_error',
    402: 'insufficient_quota',
    403: 'permission_error',
    404: 'not_found_error',
    429: 'rate_limit_error',
};
function renderOpenAiError({ status, message }) {
    const type = openai_shared_ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
    return { error: { message, type, param: null, code: type } };
}

;// CONCATENATED MODULE: ./build/engine/gateway/openai-chat.js




const openai_chat_LOCAL_TOOLS = ['function', 'custom'];
const openai_chat_OPAQUE = new Set(['arguments']);
const openaiChat = {
    name: 'openai-chat',
    readRequest: (body) => ({
        model: (0,protocol/* nameOf */.Vb)(body.model),
        maxOutput: (0,protocol/* declaredMost */.uk)(body.max_completion_tokens, body.max_tokens),
        answers: Math.max(1, (0,protocol/* declaredMost */.uk)(body.n) ?? 1),
        surcharge: tierSurcharge(body),
        waysOut: [...new Set([...openai_chat_toolWays(body), ...searchWays(body), ...openai_chat_contentWays(body.messages)])],
    }),
    readResponse: (part) => ({
        model: (0,protocol/* nameOf */.Vb)(part.model),
        ...openai_chat_readUsage(part.usage),
        isFinal: (0,decode/* isObject */.Gv)(part.usage),
        characters: openai_chat_writtenIn(part),
        ...errorIn(part),
    }),
    renderError: renderOpenAiError,
};
function errorIn({ error }) {
    if ((0,decode/* isObject */.Gv)(error))
        return { error };
    return typeof error === 'string' && error !== '' ? { error: { message: error } } : {};
}
function* openai_chat_toolWays({ tools }) {
    for (const { type } of (0,decode/* arrayOrEmpty */.cX)(tools).filter(decode/* isObject */.Gv)) {
        if (!openai_chat_LOCAL_TOOLS.includes(type))
            yield (0,protocol/* namedWay */.rH)('the server-side tool', type);
    }
}
function* openai_chat_contentWays(messages) {
    for (const part of (0,json_walk/* objectsIn */.Q)(messages, openai_chat_OPAQUE)) {
        const { image_url: image, video_url: video, file } = part;
        for (const each of [image, video]) {
            const url = (0,decode/* isObject */.Gv)(each) ? each.url : each;
            if (url !== undefined && url !== null && !isInline(url))
                yield 'content of a remote URL';
        }
        const { file_id: id, file_data: data } = (0,decode/* objectOrEmpty */.YN)(file);
        if (id !== undefined && id !== null)
            yield 'a stored file';
        if (typeof data === 'string' && /^https?:/i.test(data))
            yield 'content of a remote URL';
    }
}
function openai_chat_readUsage(usage) {
    const { prompt_tokens, prompt_tokens_details, completion_tokens } = (0,decode/* objectOrEmpty */.YN)(usage);
    return readTokens(prompt_tokens, prompt_tokens_details, completion_tokens);
}
function openai_chat_writtenIn({ choices }) {
    let characters = 0;
    for (const choice of (0,decode/* arrayOrEmpty */.cX)(choices).filter(decode/* isObject */.Gv)) {
        const { content, reasoning, reasoning_content: thoughts, tool_calls: calls, } = (0,decode/* objectOrEmpty */.YN)(choice.delta ?? choice.message);
        const written = (0,decode/* arrayOrEmpty */.cX)(calls).map((call) => (0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(call).function).arguments);
        for (const each of [content, reasoning, thoughts, ...written]) {
            if (typeof each === 'string')
                characters += each.length;
        }
    }
    return characters;
}

;// CONCATENATED MODULE: ./build/engine/gateway/openai-responses.js




const openai_responses_LOCAL_TOOLS = [
    ...['function', 'custom', 'local_shell', 'apply_patch', 'tool_search'],
    ...['computer', 'computer_use_preview'],
];
const openai_responses_OPAQUE = new Set(['arguments', 'parameters']);
const ENDED = ['response.completed', 'response.incomplete', 'response.failed', 'response.done'];
const openaiResponses = {
    name: 'openai-responses',
    readRequest: (body) => ({
        model: (0,protocol/* nameOf */.Vb)(body.model),
        maxOutput: (0,protocol/* declaredMost */.uk)(body.max_output_tokens),
        surcharge: tierSurcharge(body),
        waysOut: [
            ...new Set([...openai_responses_toolWays(body.tools), ...searchWays(body), ...storedWays(body), ...openai_responses_contentWays(body.input)]),
        ],
    }),
    readResponse: (part) => {
        if (typeof part.type !== 'string')
            return { ...readBody(part), isFinal: (0,decode/* isObject */.Gv)(part.usage) };
        if (part.type === 'error')
            return { error: (0,decode/* isObject */.Gv)(part.error) ? part.error : part };
        const { response, delta } = part;
        if ((0,decode/* isObject */.Gv)(response))
            return { ...readBody(response), isFinal: ENDED.includes(part.type) };
        return { characters: typeof delta === 'string' ? delta.length : 0 };
    },
    renderError: renderOpenAiError,
};
function* openai_responses_toolWays(tools) {
    for (const tool of (0,decode/* arrayOrEmpty */.cX)(tools).filter(decode/* isObject */.Gv)) {
        const { type, environment } = tool;
        if (type === 'namespace')
            yield* openai_responses_toolWays(tool.tools);
        else if (type === 'shell') {
            if ((0,decode/* objectOrEmpty */.YN)(environment).type !== 'local')
                yield 'a shell of the server';
        }
        else if (!openai_responses_LOCAL_TOOLS.includes(type))
            yield (0,protocol/* namedWay */.rH)('the server-side tool', type);
    }
}
function* storedWays(body) {
    const { previous_response_id: previous, conversation, prompt, background } = body;
    if (isPresent(previous) || isPresent(conversation))
        yield 'a stored conversation';
    if (isPresent(prompt))
        yield 'a stored prompt';
    if (background === true)
        yield 'an answer in the background';
}
function* openai_responses_contentWays(input) {
    for (const item of (0,decode/* arrayOrEmpty */.cX)(input).filter(decode/* isObject */.Gv)) {
        if (!isPresent(item.type) && !isPresent(item.role))
            yield 'a stored conversation';
    }
    for (const item of (0,json_walk/* objectsIn */.Q)(input, openai_responses_OPAQUE)) {
        if (item.type === 'item_reference')
            yield 'a stored conversation';
        yield* openai_responses_toolWays(item.tools);
        if (isPresent(item.file_id))
            yield 'a stored file';
        if (isPresent(item.file_url))
            yield 'content of a remote URL';
        if (isPresent(item.image_url) && !isInline(item.image_url))
            yield 'content of a remote URL';
    }
}
function isPresent(value) {
    return value !== undefined && value !== null;
}
function readBody({ model, usage, error }) {
    return { model: (0,protocol/* nameOf */.Vb)(model), ...openai_responses_readUsage(usage), ...((0,decode/* isObject */.Gv)(error) ? { error } : {}) };
}
function openai_responses_readUsage(usage) {
    const { input_tokens, input_tokens_details, output_tokens } = (0,decode/* objectOrEmpty */.YN)(usage);
    return readTokens(input_tokens, input_tokens_details, output_tokens);
}

;// CONCATENATED MODULE: ./build/engine/gateway/endpoints.js




const NAME = '[\\w.:@-]+';
const WORD = /^[\w.-]{0,200}$/;
const APIS = {
    anthropic: {
        upstream: 'https://api.anthropic.com',
        prefix: '',
        protocol: anthropicMessages,
        endpoints: [
            { method: 'POST', path: /^(\/v1\/messages)$/, kind: 'answer', protocol: anthropicMessages },
            { method: 'POST', path: /^(\/v1\/messages\/count_tokens)$/, kind: 'count', protocol: anthropicMessages },
            { method: 'GET', path: new RegExp(`^(/v1/models(?:/${NAME})?)$`), kind: 'list', protocol: anthropicMessages },
        ],
        query: { beta: /^true$/, limit: WORD, after_id: WORD, before_id: WORD },
    },
    openai: {
        upstream: 'https://api.openai.com/v1',
        prefix: '/v1',
        protocol: openaiChat,
        endpoints: [
            { method: 'POST', path: /^\/v1(\/responses(?:\/compact)?)$/, kind: 'answer', protocol: openaiResponses },
            { method: 'POST', path: /^\/v1(\/responses\/input_tokens)$/, kind: 'count', protocol: openaiResponses },
            { method: 'POST', path: /^\/v1(\/chat\/completions)$/, kind: 'answer', protocol: openaiChat },
            { method: 'GET', path: new RegExp(`^/v1(/models(?:/${NAME}){0,2})$`), kind: 'list', protocol: openaiChat },
        ],
        query: { client_version: WORD, 'api-version': WORD, limit: WORD, after: WORD },
    },
    gemini: {
        upstream: 'https://generativelanguage.googleapis.com',
        prefix: '',
        protocol: gemini,
        endpoints: [
            {
                method: 'POST',
                path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):(?:generateContent|streamGenerateContent))$/,
                kind: 'answer',
                protocol: gemini,
            },
            {
                method: 'POST',
                path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):countTokens)$/,
                kind: 'count',
                protocol: gemini,
            },
            {
                method: 'GET',
                path: /^(\/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?)$/,
                kind: 'list',
                protocol: gemini,
            },
        ],
        query: { alt: /^(?:sse|json)$/, pageSize: WORD, pageToken: WORD },
    },
};
const MAX_TARGET = 2000;
function findTarget(api, method, url) {
    const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url ?? '') ?? [];
    if (path === '' || (url ?? '').length > MAX_TARGET || !/^[\w.:@/-]+$/.test(path)) {
        return { status: 400, message: 'the path is not in plain form' };
    }
    if (path.split('/').some((part, index) => index > 0 && ['', '.', '..'].includes(part))) {
        return { status: 400, message: 'the path is not in plain form' };
    }
    const { endpoints } = APIS[api];
    const matches = endpoints.filter((each) => each.path.test(path));
    const found = matches.find((each) => each.method === method);
    if (found === undefined) {
        const [status, what] = matches.length > 0 ? [405, 'this method'] : [404, 'this endpoint'];
        return { status, message: `the gateway does not forward ${what}` };
    }
    const values = readQuery(query, APIS[api].query);
    if ('status' in values)
        return values;
    const [, below = '', model] = found.path.exec(path) ?? [];
    const { kind, protocol } = found;
    return { endpoint: { kind, protocol, path: below, ...(model === undefined ? {} : { model }) }, ...values };
}
function readQuery(query, allowed) {
    const parts = query === '' ? [] : query.split('&').map((part) => part.split('='));
    const names = parts.map(([name = '']) => name);
    const isKnown = ([name = '', value, ...more]) => more.length === 0 &&
        value !== undefined &&
        (Object.hasOwn(allowed, name) ? allowed[name] : keyPattern(name))?.test(value) === true;
    if (new Set(names).size !== names.length || !parts.every(isKnown)) {
        return { status: 400, message: 'the query holds what the gateway does not forward' };
    }
    const passed = parts.filter(([name]) => name !== 'key').map((part) => part.join('='));
    const key = parts.find(([name]) => name === 'key')?.[1];
    return { query: passed.length === 0 ? '' : `?${passed.join('&')}`, ...(key === undefined ? {} : { key }) };
}
function keyPattern(name) {
    return name === 'key' ? WORD : undefined;
}

;// CONCATENATED MODULE: ./build/engine/agent/model-route.js



const VARIABLES = {
    anthropic: {
        keys: {
            ANTHROPIC_API_KEY: 'x-api-key',
            ANTHROPIC_AUTH_TOKEN: 'authorization',
            CLAUDE_CODE_OAUTH_TOKEN: 'authorization',
        },
        addresses: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_API_BASE'],
    },
    openai: {
        keys: {
            OPENAI_API_KEY: 'authorization',
            CODEX_API_KEY: 'authorization',
            COPILOT_PROVIDER_API_KEY: 'authorization',
            AZURE_OPENAI_API_KEY: 'api-key',
            AZURE_API_KEY: 'api-key',
        },
        addresses: ['OPENAI_BASE_URL', 'OPENAI_API_BASE', 'COPILOT_PROVIDER_BASE_URL'],
    },
    gemini: {
        keys: { GEMINI_API_KEY: 'x-goog-api-key', GOOGLE_API_KEY: 'x-goog-api-key' },
        addresses: ['GOOGLE_GEMINI_BASE_URL'],
    },
};
const APIS_IN_ORDER = Object.keys(VARIABLES);
function agentRouteOf(choice, env) {
    const { gateway, network, preset, command } = choice;
    if (gateway === 'off')
        return { kind: 'direct' };
    const isAsked = gateway !== undefined || network === 'model';
    if (isAsked) {
        const api = gatewayApiOf(choice, env);
        if (api === undefined)
            return { kind: 'refused', reason: 'no API of a model is known that it could forward to' };
        const route = routeOf(api, env);
        return typeof route === 'string' ? { kind: 'refused', reason: route } : { kind: 'gateway', route };
    }
    if (network === 'off' || preset === undefined || command !== undefined)
        return { kind: 'direct' };
    const route = routeOfPreset(preset, env);
    return typeof route === 'string' ? { kind: 'direct', why: route } : { kind: 'gateway', route };
}
function routeOfPreset(preset, env) {
    const elsewhere = ELSEWHERE.find((name) => isOn(env[name]));
    if (elsewhere !== undefined)
        return `${elsewhere} is set`;
    const known = apiOfPreset(preset, env);
    if (known === undefined)
        return `the gateway does not speak the API of ${preset}`;
    const api = known === 'by key' ? apiByKey(preset, env) : known;
    if (api === undefined) {
        const keys = registry/* PRESETS */.fG[preset].keys.join(', ');
        return `agent.env does not have the key of exactly one API (${keys}); agent.gateway can name the API`;
    }
    if (heldKeys(api, env).length === 0 && writtenAddress(api, env) === undefined)
        return `agent.env has no key of the API (${Object.keys(VARIABLES[api].keys).join(', ')})`;
    return routeOf(api, env);
}
const ELSEWHERE = [
    ...['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
    ...['GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA'],
];
function isOn(value) {
    return !['', '0', 'false'].includes((value ?? '').toLowerCase());
}
function heldKeys(api, env) {
    return Object.keys(VARIABLES[api].keys).filter((name) => (env[name] ?? '') !== '');
}
function writtenAddress(api, env) {
    return VARIABLES[api].addresses.map((name) => env[name] ?? '').find((each) => each !== '');
}
function apiByKey(preset, env) {
    const keyed = APIS_IN_ORDER.filter((api) => heldKeys(api, env).length > 0);
    const held = keyed.length > 0 ? keyed : APIS_IN_ORDER.filter((api) => writtenAddress(api, env) !== undefined);
    const isOfGateway = (name) => APIS_IN_ORDER.some((api) => Object.hasOwn(VARIABLES[api].keys, name));
    const hasOther = registry/* PRESETS */.fG[preset].keys.some((name) => (env[name] ?? '') !== '' && !isOfGateway(name));
    return held.length === 1 && !hasOther ? held[0] : undefined;
}
function agentNetwork(choice, env, { isConfined, isAction = false }) {
    const { network, preset, command } = choice;
    if (network !== undefined)
        return network;
    const isOfPreset = preset !== undefined && command === undefined;
    return isAction && isConfined && isOfPreset && agentRouteOf(choice, env).kind === 'gateway' ? 'model' : 'on';
}
function gatewayApiOf({ gateway, preset }, env) {
    if (gateway !== undefined)
        return gateway === 'off' ? undefined : gateway;
    const known = preset === undefined ? undefined : apiOfPreset(preset, env);
    return known === 'by key' && preset !== undefined ? apiByKey(preset, env) : known;
}
function apiOfPreset(preset, env) {
    const { api } = registry/* PRESETS */.fG[preset];
    if (api !== 'other')
        return api;
    const { COPILOT_PROVIDER_API_KEY: key = '', COPILOT_PROVIDER_TYPE: type = 'openai' } = env;
    return preset === 'copilot' && key !== '' && type === 'openai' ? 'openai' : undefined;
}
function gatewayProblems(choice, env) {
    const { network, gateway } = choice;
    if (network === 'off' && gateway !== undefined && gateway !== 'off') {
        return [
            {
                path: ['gateway'],
                found: `${JSON.stringify(gateway)} with the network "off"`,
                expected: 'the network "model" or "on"',
                remedy: 'Set agent.network to "model": the agent then reaches its model and nothing else.',
            },
        ];
    }
    if (network !== 'model' || gatewayApiOf(choice, env) !== undefined)
        return [];
    return [
        {
            path: ['network'],
            found: '"model", and no API of a model that the gateway could forward to',
            expected: 'a preset that works with one, or agent.gateway',
            remedy: 'Set agent.gateway to "anthropic", "openai" or "gemini", or agent.network to "on".',
        },
    ];
}
function writtenGatewayProblems(agent) {
    const { preset, network = 'on', gateway, env, login } = agent;
    if (login === true)
        return [];
    const isNetwork = network === 'on' || network === 'off' || network === 'model';
    const known = gateway === undefined || gateway === 'off' || APIS_IN_ORDER.some((api) => api === gateway);
    const isPreset = typeof preset === 'string' && Object.hasOwn(registry/* PRESETS */.fG, preset);
    if (!isNetwork || !known || (preset !== undefined && !isPreset))
        return [];
    const choice = { preset, network, gateway };
    return gatewayProblems(choice, (0,decode/* objectOrEmpty */.YN)(env));
}
function pricesOf({ price = {} }) {
    const entries = Object.entries(price).map(([model, written]) => {
        const { cache_read: cacheRead, cache_write: cacheWrite, long_cache_write: longCacheWrite, ...others } = written;
        return [model, { ...others, cacheRead, cacheWrite, longCacheWrite }];
    });
    return Object.fromEntries(entries);
}
function routeOf(api, env) {
    const { keys, addresses } = VARIABLES[api];
    const held = heldKeys(api, env);
    const [name] = held;
    const written = writtenAddress(api, env);
    const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(written ?? APIS[api].upstream) ?? [];
    const address = path.replace(/\/+$/, '');
    if (!isAddress(address) || !isVersion(query))
        return `${JSON.stringify(written)} is no address of an API`;
    if (name === undefined && written === undefined) {
        return `agent.env has no key for the gateway (${Object.keys(keys).join(' or ')})`;
    }
    const header = keys[name ?? Object.keys(keys)[0] ?? ''] ?? 'authorization';
    const key = name === undefined ? 'none' : (env[name] ?? '').trim();
    if (/[^\t\x20-\x7e\x80-\xff]/.test(key))
        return `the key in ${name} holds a character that no header can carry`;
    const value = header === 'authorization' ? `Bearer ${key}` : key;
    const known = api === 'gemini' ? [...held, 'GEMINI_API_KEY'] : held;
    const usual = Object.keys(keys).filter((each) => !each.startsWith('AZURE_'));
    const replaced = api === 'openai' || held.length === 0 ? [...usual, ...held] : known;
    const baseOf = (origin) => `${origin}${APIS[api].prefix}`;
    return {
        api,
        upstream: { address, key: { header, value }, ...(query === undefined ? {} : { query }) },
        hasKey: name !== undefined,
        variables: ({ origin, token }) => ({
            ...env,
            ...Object.fromEntries(Object.keys(keys).flatMap((each) => (replaced.includes(each) ? [[each, token]] : []))),
            ...Object.fromEntries(addresses.map((each) => [each, baseOf(origin)])),
            ...aroundProxies(env),
        }),
        homeFiles: (origin) => homeFilesOf(api, baseOf(origin)),
    };
}
function isAddress(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isPlain = !/[#\s\\]/.test(text);
    return url !== undefined && isPlain && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
function isVersion(query) {
    return query === undefined || /^api-version=[\w.-]+$/.test(query);
}
const GEMINI_LOGIN = { security: { auth: { selectedType: 'gemini-api-key' } } };
function aroundProxies(env) {
    const before = env.NO_PROXY ?? env.no_proxy ?? '';
    const list = [...(before === '' ? [] : [before]), '127.0.0.1', 'localhost'].join(',');
    return { NO_PROXY: list, no_proxy: list };
}
function homeFilesOf(api, base) {
    const provider = { anthropic: 'anthropic', openai: 'openai', gemini: 'google' }[api];
    const version = { anthropic: '/v1', openai: '', gemini: '/v1beta' }[api];
    const opencode = { provider: { [provider]: { options: { baseURL: `${base}${version}` } } } };
    const codex = [
        'model_provider = "autorize"',
        'web_search = "disabled"',
        '[model_providers.autorize]',
        'name = "autorize gateway"',
        `base_url = "${base}"`,
        'env_key = "OPENAI_API_KEY"',
        'wire_api = "responses"',
        '',
    ].join('\n');
    return {
        '.config/opencode/opencode.json': `${JSON.stringify(opencode)}\n`,
        ...(api === 'openai' ? { '.codex/config.toml': codex } : {}),
        ...(api === 'gemini' ? { '.gemini/settings.json': `${JSON.stringify(GEMINI_LOGIN)}\n` } : {}),
    };
}


/***/ }),

/***/ 7535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sY: () => (/* binding */ agentProblems),
  wJ: () => (/* binding */ agentTemplate),
  m6: () => (/* binding */ modelOfCommand),
  ld: () => (/* binding */ presetCommand),
  Se: () => (/* binding */ presetOfCommand),
  kH: () => (/* binding */ sandboxMarkOf)
});

// UNUSED EXPORTS: cliOptionProblems

// EXTERNAL MODULE: ./build/base/shell-quote.js
var shell_quote = __webpack_require__(61023);
// EXTERNAL MODULE: ./build/engine/agents/registry.js + 11 modules
var registry = __webpack_require__(63836);
;// CONCATENATED MODULE: ./build/engine/agent/login-settings.js

function loginProblems(agent) {
    const { login, preset, command, env, gateway, network, sandbox } = agent;
    if (login !== true)
        return [];
    const able = registry/* AGENT_PRESETS */.VC.filter((name) => (0,registry/* loginOf */.DQ)(name) !== undefined);
    const known = able.find((name) => name === preset);
    if (command !== undefined || known === undefined) {
        return [
            {
                path: ['login'],
                found: command === undefined ? 'login without a preset that has one' : 'login beside a command',
                expected: `it only with a preset: ${able.join(', ')}`,
                remedy: 'Set agent.preset, or a key in agent.env.',
            },
        ];
    }
    const written = typeof env === 'object' && env !== null ? Object.keys(env) : [];
    const key = written.find((name) => registry/* PRESETS */.fG[known].keys.includes(name));
    const isBehind = known === 'claude' || known === 'codex' || known === 'opencode';
    return [
        ...(key === undefined
            ? []
            : [
                {
                    path: ['env', key],
                    found: `a key beside agent.login`,
                    expected: 'one of the two',
                    remedy: `Take ${key} out of agent.env, or agent.login.`,
                },
            ]),
        ...(gateway === undefined || gateway === null
            ? []
            : [
                {
                    path: ['gateway'],
                    found: 'gateway beside agent.login',
                    expected: 'none: a login goes through the gateway wherever its CLI can',
                    remedy: 'Take agent.gateway out.',
                },
            ]),
        ...(network === 'off' || (network === 'model' && !isBehind)
            ? [
                {
                    path: ['network'],
                    found: `${JSON.stringify(network)} with the login of ${known}`,
                    expected: isBehind ? '"on" or "model"' : '"on": its CLI calls its service by itself',
                    remedy: `Set agent.network to "on"${isBehind ? ' or "model"' : ''}, or use a key.`,
                },
            ]
            : []),
        ...(sandbox === 'off'
            ? [
                {
                    path: ['sandbox'],
                    found: '"off" with agent.login',
                    expected: '"auto" or "required": only bubblewrap keeps the login away from the agent',
                    remedy: 'Set agent.sandbox to "required", or use a key.',
                },
            ]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/engine/agent/model-route.js + 6 modules
var model_route = __webpack_require__(30226);
;// CONCATENATED MODULE: ./build/engine/agent/preset.js




function agentTemplate(agent) {
    if (agent.command !== undefined)
        return { command: agent.command, stdin: agent.stdin };
    if (agent.preset === undefined)
        throw new Error('an agent without a command passed the config');
    return { command: presetCommand(agent.preset, agent), stdin: registry/* PRESETS */.fG[agent.preset].stdin };
}
function presetCommand(name, { model, reasoning, args = [] }, ownSandbox) {
    const preset = registry/* PRESETS */.fG[name];
    const options = [
        ...(model === undefined ? [] : [preset.modelOption, model]),
        ...(reasoning === undefined ? [] : (preset.reasoningOptions?.(reasoning) ?? [])),
        ...args,
    ].map(shell_quote/* quoteForShell */.e);
    return preset.commandFor({ options, ...(ownSandbox && { ownSandbox }) });
}
function cliOptionProblems(agent) {
    const written = ['model', 'reasoning', 'args'].filter((key) => agent[key] !== undefined);
    if (agent.command !== undefined) {
        return written.map((key) => ({
            path: [key],
            found: `${key} beside a command`,
            expected: 'it only with a preset',
            remedy: 'Write it into the command, or replace the command by agent.preset.',
        }));
    }
    const { preset, reasoning } = agent;
    const known = registry/* AGENT_PRESETS */.VC.find((name) => name === preset);
    if (known === undefined || reasoning === undefined || 'reasoningOptions' in registry/* PRESETS */.fG[known])
        return [];
    const able = registry/* AGENT_PRESETS */.VC.filter((name) => 'reasoningOptions' in registry/* PRESETS */.fG[name]).join(', ');
    return [
        {
            path: ['reasoning'],
            found: `reasoning for ${known}, whose CLI has no option for it`,
            expected: `it only with ${able}`,
            remedy: 'Leave it out, and choose it by agent.model.',
        },
    ];
}
function agentProblems(agent) {
    return [...cliOptionProblems(agent), ...(0,model_route/* writtenGatewayProblems */._J)(agent), ...loginProblems(agent)];
}
function sandboxMarkOf({ command, preset }) {
    return command === undefined && preset !== undefined ? registry/* PRESETS */.fG[preset].sandboxMark : undefined;
}
function modelOfCommand(command) {
    const known = presetOfCommand(command);
    const hasShort = known !== undefined && registry/* PRESETS */.fG[known].hasShortModelFlag === true;
    const flag = hasShort ? '(?:--model|-m)' : '--model';
    const plain = '[\\w@+:,./-]+';
    const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
    const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
    const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
    return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}
function presetOfCommand(command) {
    const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
    const program = words.find((word) => registry/* AGENT_PRESETS */.VC.some((name) => registry/* PRESETS */.fG[name].program === word));
    return registry/* AGENT_PRESETS */.VC.find((name) => registry/* PRESETS */.fG[name].program === program);
}


/***/ }),

/***/ 75857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ environmentIssues),
/* harmony export */   hE: () => (/* binding */ variableIssues),
/* harmony export */   ly: () => (/* binding */ networkIssues)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _step_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7168);
/* harmony import */ var _written_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55978);




function environmentIssues({ environment, hasTrustedSetup, checkPlaces }) {
    const ofDisclosure = (0,_written_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .disclosureIssues */ .Y9)(environment, { hasTrustedSetup });
    return [
        ...ofDisclosure.map(([path, ...rest]) => [['environment', ...path], ...rest]),
        ...(checkPlaces?.(environment) ?? []).map(([path, problem]) => issueAt(path, problem)),
    ];
}
function variableIssues(path, table, check) {
    if (check === undefined)
        return [];
    return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(table)).flatMap(([name, template]) => {
        const problems = typeof template === 'string' ? check(name, template) : [];
        return problems.map((problem) => issueAt([...path, name], problem));
    });
}
function networkIssues(file, table) {
    const { environment, [table]: evaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(file);
    const { network: own } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(environment);
    const { network: ofEvaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(evaluator);
    if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(own))
        return [];
    return (0,_step_network_js__WEBPACK_IMPORTED_MODULE_2__/* .contradictedKeys */ .$d)(own, ofEvaluator).map((name) => {
        const expected = `what ${table}.network says, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(ofEvaluator)}`;
        return [['environment', 'network', name], (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(own[name]), expected, 'Remove one of the two keys.'];
    });
}
function issueAt(path, { found, expected, remedy }) {
    return [path, found, expected, remedy];
}


/***/ }),

/***/ 7168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ contradictedKeys),
/* harmony export */   lr: () => (/* binding */ resolveNetwork),
/* harmony export */   xj: () => (/* binding */ resolveTeardown)
/* harmony export */ });
function resolveNetwork({ own, agent: written, evaluator, }) {
    const agent = accessOf(written);
    return {
        agent,
        setup: own.setup ?? agent,
        build: own.build ?? 'off',
        guards: own.guards ?? evaluator,
        objective: own.objective ?? evaluator,
        holdout: own.holdout ?? evaluator,
        confirm: own.confirm ?? evaluator,
        teardown: own.teardown ?? evaluator,
    };
}
function resolveTeardown({ own, agent }) {
    return own.teardown ?? accessOf(agent);
}
function accessOf(agent) {
    return agent === 'model' ? 'off' : (agent ?? 'on');
}
const OF_EVALUATOR = ['guards', 'objective', 'holdout', 'confirm', 'teardown'];
function contradictedKeys(own, evaluator) {
    if (evaluator === undefined)
        return [];
    return OF_EVALUATOR.filter((name) => own[name] !== undefined && own[name] !== evaluator);
}


/***/ }),

/***/ 55978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ secretNames),
/* harmony export */   Y9: () => (/* binding */ disclosureIssues),
/* harmony export */   nf: () => (/* binding */ writtenVariables)
/* harmony export */ });
const REFERENCE = /\$\$|\$(?=[A-Za-z_{])/g;
function secretNames(env) {
    return Object.entries(env).flatMap(([name, template]) => [...template.matchAll(REFERENCE)].some(([found]) => found === '$') ? [name] : []);
}
function writtenVariables({ env, disclose }, { kind, isTrusted }) {
    if (kind === 'agent')
        return {};
    const secrets = new Set(secretNames(env));
    const disclosed = kind === 'setup' ? [] : (disclose[kind] ?? []);
    const isForCommand = (name) => !secrets.has(name) || (kind === 'setup' && isTrusted) || disclosed.includes(name);
    return Object.fromEntries(Object.entries(env).filter(([name]) => isForCommand(name)));
}
function disclosureIssues({ env, disclose }, { hasTrustedSetup }) {
    const secrets = secretNames(env);
    const disclosed = Object.entries(disclose).flatMap(([kind, names = []]) => names.map((name, index) => ({ kind, name, index })));
    const unknown = disclosed.filter(({ name }) => !secrets.includes(name));
    const idle = secrets.filter((name) => !hasTrustedSetup && !disclosed.some((each) => each.name === name));
    return [
        ...unknown.map(({ kind, name, index }) => {
            const expected = 'a variable of environment.env whose value comes from your environment';
            return [['disclose', kind, index], JSON.stringify(name), expected, 'Correct the name, or leave it out.'];
        }),
        ...idle.map((name) => {
            const found = `${JSON.stringify(env[name])}, which no command gets`;
            const expected = 'setup.command with setup.inputs, or a command of environment.disclose that may read it';
            return [['env', name], found, expected, `Write e.g. disclose = { objective = ["${name}"] }.`];
        }),
    ];
}


/***/ }),

/***/ 24290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ objectsIn)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);

function* objectsIn(value, opaque) {
    const waiting = [value];
    while (waiting.length > 0) {
        const next = waiting.pop();
        if (Array.isArray(next)) {
            for (const each of next)
                waiting.push(each);
        }
        else if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next)) {
            yield next;
            for (const [key, each] of Object.entries(next))
                if (!opaque.has(key))
                    waiting.push(each);
        }
    }
}


/***/ }),

/***/ 98262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ checkedPrefixIn),
/* harmony export */   Bl: () => (/* binding */ findCheckedPrefix),
/* harmony export */   UC: () => (/* binding */ noteCheckedPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43759);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);







const whole = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm(0));
const prefixSchema = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    checks: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .CHAIN_CHECKS */ .wu),
    sha256: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    bytes: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm(1)),
    lines: whole,
    records: whole,
    unchained: whole,
    head: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ seq: whole, prev: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    sameWrite: whole,
});
function checkedPrefixIn(areaFolder, journal) {
    return areaFolder && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(areaFolder, `checked-${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(journal, '.jsonl')}.json`);
}
function readCheckedPrefix(path) {
    try {
        return prefixSchema.safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'))).data;
    }
    catch (error) {
        if (error instanceof SyntaxError || (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}
function findCheckedPrefix(bytes, path) {
    const checked = path === undefined ? undefined : readCheckedPrefix(path);
    if (checked !== undefined && checked.bytes <= bytes.length) {
        const beginning = bytes.subarray(0, checked.bytes);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(beginning);
        if (hash.copy().digest('hex') === checked.sha256 && endsAt(beginning, checked))
            return { hash, checked };
    }
    return { hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') };
}
function endsAt(bytes, { head }) {
    const last = bytes.subarray(bytes.lastIndexOf('\n', -2) + 1, -1);
    const { seq, hash } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRecordLine */ .pF)(last) ?? {};
    return seq === head.seq - 1 && hash === head.prev;
}
function noteCheckedPrefix(path, prefix) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)))
        return;
    try {
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeCache */ .aR)(path, [JSON.stringify({ checks: _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .CHAIN_CHECKS */ .wu, ...prefix })]);
    }
    catch (error) {
        if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
            throw error;
    }
}


/***/ }),

/***/ 56559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ openJournal)
});

// UNUSED EXPORTS: Journal

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/kernel/checked-prefix.js
var checked_prefix = __webpack_require__(98262);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/version.js
var version = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
;// CONCATENATED MODULE: ./build/kernel/derived-state.js









function derivedPath(checked) {
    return checked.replace(/checked-([^/]*)\.json$/, 'derived-$1');
}
function readDerived(path, beginning) {
    const [header, digest, value] = readText(path).split('\n');
    if (value === undefined || header !== headerOf(beginning) || digest !== (0,hash/* sha256 */.s)(value))
        return undefined;
    try {
        return (0,external_node_v8_.deserialize)(Buffer.from(value, 'base64'));
    }
    catch {
        return undefined;
    }
}
function writeDerived(path, beginning, value) {
    const text = (0,external_node_v8_.serialize)(value).toString('base64');
    try {
        (0,durable/* writeCache */.aR)(path, [`${headerOf(beginning)}\n${(0,hash/* sha256 */.s)(text)}\n`, text]);
    }
    catch (error) {
        if (!(0,files/* isSystemError */.Or)(error))
            throw error;
    }
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return '';
        throw error;
    }
}
function headerOf({ bytes, sha256: digest }) {
    return JSON.stringify({ version: version/* VERSION */.x, node: process.version, program: programDigest(), bytes, digest });
}
function programDigest() {
    const own = (0,external_node_url_.fileURLToPath)(import.meta.url);
    const isSource = (0,external_node_path_.basename)(own) === 'derived-state.ts';
    const folder = isSource ? (0,external_node_path_.dirname)((0,external_node_path_.dirname)(own)) : (0,external_node_path_.dirname)(own);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const name of (0,external_node_fs_.readdirSync)(folder, { recursive: isSource, encoding: 'utf8' }).sort()) {
        const { size, mtimeNs, ctimeNs } = (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, name), { bigint: true });
        hash.update(`${name} ${size} ${mtimeNs} ${ctimeNs}\n`);
    }
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
;// CONCATENATED MODULE: ./build/kernel/journal.js










const NOTED_AFTER = 1000;
function openJournal(paths) {
    const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = external_node_fs_.constants;
    const descriptor = (0,external_node_fs_.openSync)(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
    try {
        (0,durable/* syncFolder */.Yw)((0,external_node_path_.dirname)(paths.path));
        (0,fault_point/* faultPoint */.Jd)('journal:after-create');
        return new Journal(paths, descriptor);
    }
    catch (error) {
        (0,external_node_fs_.closeSync)(descriptor);
        throw error;
    }
}
class Journal {
    cutBytes;
    #place;
    #hash;
    #records;
    #unread;
    #beginning;
    #checked;
    #derive;
    #descriptor;
    #head;
    #length;
    #stamp;
    #unnoted = 0;
    #redact = (fields) => fields;
    constructor(paths, descriptor) {
        const bytes = readAll(descriptor);
        const { hash, checked } = (0,checked_prefix/* findCheckedPrefix */.Bl)(bytes, paths.checked);
        const parsed = (0,journal_chain/* parseJournal */.z8)(bytes, checked);
        if (parsed.kind === 'corrupt')
            throw corruptLine(paths, parsed);
        if (parsed.tornBytes > 0) {
            (0,external_node_fs_.ftruncateSync)(descriptor, parsed.soundBytes);
            (0,external_node_fs_.fsyncSync)(descriptor);
        }
        this.#place = paths;
        this.#descriptor = descriptor;
        this.#head = parsed.head;
        this.#length = parsed.soundBytes;
        this.#hash = hash.update(bytes.subarray(checked?.bytes ?? 0, parsed.soundBytes));
        this.#records = [...parsed.records];
        this.#beginning = checked;
        this.#unread = checked && { bytes: bytes.subarray(0, checked.bytes), count: checked.records };
        this.#checked = parsed.checked;
        this.cutBytes = parsed.tornBytes;
    }
    #noteChecked() {
        const { checked: path } = this.#place;
        this.#unnoted = 0;
        if (path === undefined || this.#length === 0)
            return;
        const beginning = { bytes: this.#length, sha256: this.#hash.copy().digest('hex') };
        (0,checked_prefix/* noteCheckedPrefix */.UC)(path, { ...this.#checked, ...beginning });
        const derived = this.length < NOTED_AFTER ? undefined : this.#derive?.();
        if (derived !== undefined)
            writeDerived(derivedPath(path), beginning, derived);
    }
    get records() {
        if (this.#unread !== undefined) {
            const read = (0,journal_chain/* readSound */.MP)(this.#unread.bytes);
            this.#unread = undefined;
            this.#records = [...read, ...this.#records];
        }
        return this.#records;
    }
    get length() {
        return (this.#unread?.count ?? 0) + this.#records.length;
    }
    since(count) {
        const unread = this.#unread?.count ?? 0;
        return count < unread ? this.records.slice(count) : this.#records.slice(count - unread);
    }
    readDerived() {
        const [{ checked }, beginning] = [this.#place, this.#beginning];
        const value = checked && beginning && readDerived(derivedPath(checked), beginning);
        return value === undefined ? undefined : { count: beginning?.records ?? 0, value };
    }
    deriveWith(derive) {
        this.#derive = derive;
    }
    get head() {
        return this.#head;
    }
    redactWith(search) {
        this.#redact = (fields) => search.redactDeep(fields);
    }
    append(fields) {
        const sealed = this.seal(fields);
        this.#add([sealed]);
        return sealed.record;
    }
    seal(fields) {
        return (0,journal_chain/* sealRecord */.xe)(this.#redact(fields), this.#head);
    }
    isNext({ record }) {
        return record.prev === this.#head.prev && record.seq === this.#head.seq;
    }
    appendSealed(sealed) {
        if (!this.isNext(sealed))
            throw new Error(`another record of ${this.#place.shown} came in between`);
        this.#add([sealed]);
    }
    appendAll(all) {
        let head = this.#head;
        const sealed = all.map((fields, index) => {
            const one = (0,journal_chain/* sealRecord */.xe)(this.#redact(fields), head, index);
            head = one.next;
            return one;
        });
        if (sealed.length > 0)
            this.#add(sealed);
    }
    #add(sealed) {
        const descriptor = this.#open();
        const bytes = Buffer.from(sealed.map(({ line }) => line).join(''));
        this.#refuseEdits(descriptor, this.#stamp);
        (0,fault_point/* faultPoint */.Jd)('journal:before-write');
        this.#write(descriptor, bytes);
        (0,fault_point/* faultPoint */.Jd)('journal:after-write');
        this.#sync(descriptor);
        (0,fault_point/* faultPoint */.Jd)('journal:after-sync');
        this.#length += bytes.length;
        this.#hash.update(bytes);
        for (const { record, next } of sealed) {
            this.#head = next;
            this.#records.push(record);
        }
        const { lines, records, unchained } = this.#checked;
        const [written, sameWrite, head] = [sealed.length, sealed.length - 1, this.#head];
        this.#checked = { lines: lines + written, records: records + written, unchained, head, sameWrite };
        this.#stamp = markUnchanged(descriptor);
        this.#unnoted += sealed.length;
        if (this.#unnoted >= NOTED_AFTER)
            this.#noteChecked();
    }
    requireUnchanged() {
        if (this.#descriptor === undefined)
            return;
        this.#refuseEdits(this.#descriptor, undefined);
        this.#noteChecked();
    }
    [Symbol.dispose]() {
        if (this.#descriptor !== undefined)
            (0,external_node_fs_.closeSync)(this.#descriptor);
        this.#descriptor = undefined;
    }
    #open() {
        if (this.#descriptor !== undefined)
            return this.#descriptor;
        throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
    }
    #write(descriptor, bytes) {
        try {
            (0,durable/* writeAll */.f4)(descriptor, bytes);
        }
        catch (error) {
            try {
                (0,external_node_fs_.ftruncateSync)(descriptor, this.#length);
            }
            catch {
                this[Symbol.dispose]();
            }
            throw this.#error((0,files/* isNoRoom */.Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,files/* errorCode */.CA)(error)})`, error, 'Make room on the disk, then resume.');
        }
    }
    #sync(descriptor) {
        try {
            (0,external_node_fs_.fsyncSync)(descriptor);
        }
        catch (error) {
            this[Symbol.dispose]();
            const found = `could not be made durable (${(0,files/* errorCode */.CA)(error)})`;
            throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
        }
    }
    #refuseEdits(descriptor, unread) {
        const ours = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
        const named = (0,external_node_fs_.statSync)(this.#place.path, { bigint: true, throwIfNoEntry: false });
        const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === BigInt(this.#length);
        if (isSame && (stampOf(ours) === unread || hasDigest(descriptor, this.#hash.copy().digest())))
            return;
        this[Symbol.dispose]();
        throw this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
    }
    #error(code, found, cause, remedy) {
        return new errors/* AutorizeError */.yW(code, errors/* EXIT */.dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
    }
}
function markUnchanged(descriptor) {
    try {
        const { atimeMs, ctimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
        (0,external_node_fs_.futimesSync)(descriptor, atimeMs / 1000, (ctimeMs - 1) / 1000);
        return stampOf((0,external_node_fs_.fstatSync)(descriptor, { bigint: true }));
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}
function stampOf({ size, mtimeNs, ctimeNs }) {
    return `${size} ${mtimeNs} ${ctimeNs}`;
}
const BLOCK_BYTES = 1 << 20;
function hasDigest(descriptor, digest) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    for (let at = 0;;) {
        const size = (0,external_node_fs_.readSync)(descriptor, block, 0, block.length, at);
        if (size === 0)
            return hash.digest().equals(digest);
        hash.update(block.subarray(0, size));
        at += size;
    }
}
function corruptLine(paths, { line, why }) {
    const { shown: file, remedy } = paths;
    return new errors/* ContractError */.Vl([
        { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
    ]);
}
function readAll(descriptor) {
    const bytes = Buffer.allocUnsafe((0,external_node_fs_.fstatSync)(descriptor).size);
    let at = 0;
    while (at < bytes.length) {
        const size = (0,external_node_fs_.readSync)(descriptor, bytes, at, bytes.length - at, at);
        if (size === 0)
            break;
        at += size;
    }
    return bytes.subarray(0, at);
}


/***/ }),

/***/ 11042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ requireOwnFiles),
/* harmony export */   z: () => (/* binding */ readOwnFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);





const MAX_SHOWN = 20;
function requireOwnFiles(top, { files, folders = [], whole = [], isUnopened = () => false }) {
    const problems = new Map();
    const above = new Set([...files, ...whole, ...folders].flatMap(foldersAbove));
    const isBlocked = (path) => foldersAbove(path).some((each) => problems.has(each));
    const status = (path, wanted) => {
        if (isBlocked(path) || problems.has(path))
            return;
        const found = kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path));
        if (found !== undefined && found.kind !== wanted)
            problems.set(path, `${found.shown}; expected a ${SHOWN[wanted]}`);
    };
    for (const path of [...above].sort((one, other) => one.length - other.length))
        status(path, 'folder');
    for (const path of [...folders, ...whole])
        status(path, 'folder');
    for (const path of files)
        status(path, 'file');
    for (const path of whole)
        if (!isBlocked(path) && !problems.has(path))
            walk(top, path, { problems, isUnopened });
    if (problems.size > 0)
        throw notOurs([...problems]);
}
const SHOWN = { file: 'regular file', folder: 'folder' };
function foldersAbove(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    return above === '.' ? [] : [...foldersAbove(above), above];
}
function kindOf(path) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    if (stats === undefined)
        return undefined;
    if (stats.isFile())
        return { kind: 'file', shown: 'a file' };
    if (stats.isDirectory())
        return { kind: 'folder', shown: 'a folder' };
    return { kind: 'other', shown: shownOther(path, stats) };
}
function shownOther(path, entry) {
    if (entry.isSymbolicLink())
        return `a symbolic link to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(readTarget(path), 200)}`;
    if (entry.isFIFO())
        return 'a named pipe';
    return entry.isSocket() ? 'a socket' : 'a device';
}
function readTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return '?';
    }
}
function walk(top, from, { problems, isUnopened }) {
    const waiting = [from];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        for (const entry of entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder))) {
            const path = `${folder}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!isUnopened(path))
                    waiting.push(path);
            }
            else if (!entry.isFile() && !problems.has(path)) {
                problems.set(path, `${shownOther((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), entry)}; expected a regular file or folder`);
            }
        }
    }
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return [];
        throw error;
    }
}
function notOurs(problems) {
    const shown = problems.slice(0, MAX_SHOWN).map(([path, issue]) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(path, 300)} is ${issue}`);
    const rest = problems.length - shown.length;
    const [[first = ''] = []] = problems;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('\n'),
        remedy: `Nothing of it was followed or opened. Remove it (rm ${JSON.stringify(first)}), or put a file or folder of your own in its place; then run the command again.`,
    });
}
function readOwnFile(path) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error)))
            return undefined;
        const found = kindOf(path);
        if (found?.kind === 'other')
            throw notOurs([[path, `${found.shown}; expected a regular file`]]);
        throw error;
    }
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
        throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 80866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ finishInstall),
/* harmony export */   ki: () => (/* binding */ installStaged),
/* harmony export */   qp: () => (/* binding */ createStaging)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43759);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63342);











const PREFIX = '.pull-';
function createStaging({ folder }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
        if (name.startsWith(PREFIX))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { recursive: true, force: true });
    }
    const staging = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${PREFIX}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(staging);
    return staging;
}
const markSchema = zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    staging: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._regex */ .Fk(/^\.pull-[0-9a-f]{16}$/)),
    outdated: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()),
    move: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), from: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()), to: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP() })),
});
function markOf({ repository, folder }) {
    const key = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository.folder, folder)).slice(-16);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.gitDir, 'autorize', `pull-${key}.json`);
}
function installStaged(target, { staging, outdated, move }) {
    syncTree(staging);
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('pull:before-commit');
    const mark = {
        staging: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(target.folder, staging),
        outdated,
        move: move === undefined ? null : { ...move, from: move.from ?? null },
    };
    (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(markOf(target), [`${JSON.stringify(mark)}\n`]);
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('pull:after-commit');
    finishInstall(target);
}
function finishInstall(target) {
    const path = markOf(target);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        return;
    const { staging, outdated, move } = readMark(path);
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, staging);
    for (const file of filesIn(from)) {
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(from, file));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
        moveOnce(file, to);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('pull:after-file');
    }
    for (const name of outdated)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, name), { force: true });
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('pull:after-files');
    if (move !== null)
        (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .moveRefSync */ .IG)(target.repository, { ...move, from: move.from ?? undefined });
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('pull:after-branch');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(from, { recursive: true, force: true });
    syncTree(target.folder);
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('pull:after-staged');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('pull:after');
}
function readMark(path) {
    try {
        return markSchema.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8')));
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
            message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(path, 300)} is not what autorize writes (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)})`,
            remedy: 'Remove it, and run autorize pull again.',
            cause: error,
        });
    }
}
function moveOnce(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw error;
    }
}
function filesIn(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return [];
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
}
function syncTree(folder) {
    for (const file of filesIn(folder)) {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory()))
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
    (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)(folder);
}


/***/ }),

/***/ 90218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ anytimeInterval),
/* harmony export */   Ny: () => (/* binding */ INSURED_MOST),
/* harmony export */   iL: () => (/* binding */ isRefuted),
/* harmony export */   iZ: () => (/* binding */ insuredFactor),
/* harmony export */   ow: () => (/* binding */ logEvidenceOfDifference),
/* harmony export */   xu: () => (/* binding */ insuredBets)
/* harmony export */ });
/* unused harmony export evidencePath */
const INSURED = 0.1;
const INSURED_MOST = INSURED + (1 - INSURED) * 2;
const STRONGEST_BET = 2.4;
const REACH = 60;
const HALVINGS = 60;
const SMALL = 1e-100;
function insuredBets(planned, level) {
    const bets = [];
    let bet = Math.sqrt((2 * Math.log(2 / level)) / planned);
    for (; bet < STRONGEST_BET; bet *= 2)
        bets.push(bet);
    return [...bets, bet];
}
function insuredFactor(x, bet) {
    return INSURED + ((1 - INSURED) * 2) / (1 + Math.exp(-2 * bet * x));
}
function evidencePath(series, centre, side) {
    const path = [];
    findEvidence(series, centre, side, (log) => {
        path.push(log);
        return false;
    });
    return path;
}
function findEvidence({ differences, scales, bets }, centre, side, isEnough) {
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
function isRefuted(series, level, centre, side) {
    const needed = Math.log(2 / level);
    return findEvidence(series, centre, side, (log) => log >= needed);
}
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
function logEvidenceOfDifference(series) {
    const up = evidencePath(series, 0, 1).at(-1) ?? 0;
    const down = evidencePath(series, 0, -1).at(-1) ?? 0;
    const highest = Math.max(up, down);
    return highest + Math.log((Math.exp(up - highest) + Math.exp(down - highest)) / 2);
}


/***/ })

};


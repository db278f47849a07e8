export const id = 4563;
export const ids = [4563];
export const modules = {

/***/ 19533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
// Deeper than any record of ours, shallow enough for the stack of every engine.
const MAX_DEPTH = 500;
const LONE_SURROGATE = /\p{Cs}/u;
/**
 * The one spelling of a JSON value by RFC 8785: no white space, keys in the order of their UTF-16 units, numbers and
 * strings as ECMAScript writes them. A member that is undefined is left out, as JSON.stringify does; whatever else JSON
 * cannot say (NaN, an infinity, a lone surrogate, a function, undefined in an array) is a TypeError.
 */
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
/* harmony export */   mR: () => (/* binding */ isMoreThanRecord),
/* harmony export */   pF: () => (/* binding */ parseRecordLine),
/* harmony export */   po: () => (/* binding */ hashOfRecord),
/* harmony export */   xe: () => (/* binding */ sealRecord),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);



/** The members that link a record to the chain. */
const LINKS = ['seq', 'prev', 'hash'];
const NEWLINE = 0x0a;
/** The head of a journal that holds only what a tool without a chain wrote, or nothing: its bytes are what is linked. */
function firstHead({ bytes, records }) {
    return { seq: records + 1, prev: (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(bytes) };
}
/** Links a record to the chain and writes its line. Text that is not Unicode is written with U+FFFD in its place. */
function sealRecord(fields, head) {
    for (const link of LINKS) {
        if (link in fields)
            throw new TypeError(`a record may not bring its own "${link}"`);
    }
    const linked = { ...wellFormed(fields), seq: head.seq, prev: head.prev };
    // What is hashed is what a reader gets back: a member that JSON leaves out must not count.
    const hash = (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(linked));
    const line = `${JSON.stringify({ ...linked, hash })}\n`;
    return { record: JSON.parse(line), line, next: { seq: head.seq + 1, prev: hash } };
}
/** A value as a journal writes it: text that is not Unicode has U+FFFD in its place. */
function wellFormed(value) {
    if (typeof value === 'string')
        return value.replaceAll(/\p{Cs}/gu, '\ufffd');
    if (Array.isArray(value))
        return value.map(wellFormed);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}
/**
 * Reads a whole journal. A last line without a newline is a torn write and is left out, unless it holds a whole record
 * and more: no write that stops early leaves that, so someone changed the newline. A last line with sectors of zeros in it
 * is torn, too: a loss of power may keep a later page of it and lose an earlier one.
 */
function parseJournal(bytes) {
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    const reader = new ChainReader();
    let [from, soundBytes] = [0, end];
    while (from < end) {
        const to = bytes.indexOf(NEWLINE, from);
        const [line, before] = [bytes.subarray(from, to), bytes.subarray(0, from)];
        if (to + 1 === end && hasLostSectors(line, from) && reader.mayBeNext(line, before)) {
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
/** Disks write whole sectors of this many bytes or of a multiple. */
const SECTOR_BYTES = 512;
/** Whether sectors of a line that begins at `start` never came. One zero alone is none: somebody changed a byte. */
function hasLostSectors(line, start) {
    const gaps = [...line.toString('latin1').matchAll(/\0+/g)];
    return (gaps.length > 0 &&
        gaps.every(({ index, 0: { length } }) => {
            const from = start + index;
            return length > 1 && (index === 0 || from % SECTOR_BYTES === 0) && (from + length) % SECTOR_BYTES === 0;
        }));
}
/** Whether a last line without a newline holds a whole record and one byte more. */
function isMoreThanRecord(tail) {
    const last = tail.at(-1);
    // Zeros are what a power loss leaves where a file grew and its bytes never came.
    if (last === undefined || last === 0)
        return false;
    return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}
class ChainReader {
    #records = [];
    #line = 0;
    #head;
    #issue;
    #unchained = 0;
    /** `before` is the text before the line: what the first link of the chain is of. */
    read(line, before) {
        this.#line += 1;
        const record = parseRecordLine(line);
        const why = this.#issue === undefined ? this.#why(line, record, before) : undefined;
        if (why !== undefined)
            this.#issue = { line: this.#line, why };
        if (record !== undefined)
            this.#records.push(record);
    }
    /** Whether a line of which only a part is there may be the next one: not where it says that it is another. */
    mayBeNext(line, before) {
        const output = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"\}$/.exec(line.toString('latin1'))?.[1];
        const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
        return output === undefined || Number(output) === head.seq;
    }
    corrupt(why) {
        this.#issue ??= { line: this.#line + 1, why };
    }
    result(bytes, tornBytes) {
        if (this.#issue !== undefined)
            return { kind: 'corrupt', ...this.#issue, readable: this.#records };
        return {
            kind: 'sound',
            records: this.#records,
            unchained: this.#unchained,
            head: this.#head ?? firstHead({ bytes, records: this.#records.length }),
            soundBytes: bytes.length,
            tornBytes,
        };
    }
    /** What is wrong with a line, or undefined when it continues the chain. */
    #why(line, record, before) {
        if (record === undefined) {
            // Tools without a chain may leave empty lines; we never do.
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
            return 'does not have the content that its hash is of';
        // Writing it again shows whether the spelling is ours: a byte that changes no value is noticed too.
        if (JSON.stringify(record) !== line.toString())
            return 'is spelled otherwise than it was written';
        this.#head = { seq: head.seq + 1, prev: hash };
        return undefined;
    }
}
/** The hash that a record without its own `hash` must have. */
function hashOfRecord(record) {
    try {
        return (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(record));
    }
    catch {
        // What has no canonical JSON was not written by us: no hash is the right one.
        return undefined;
    }
}
/** A line's object, or undefined when it is none. */
function parseRecordLine(line) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line))
        return undefined;
    try {
        const value = JSON.parse(line.toString());
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    }
    catch {
        // A line that is not JSON is what the caller asks about.
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

/***/ 28810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ decodeToml)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
/* harmony import */ var _toml_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12721);




/** Decodes a whole TOML file; what is wrong with it is a problem with its place. */
function decodeToml(file, bytes) {
    const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .headIssue */ .ib)(bytes);
    if (issue !== undefined)
        return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .issueProblem */ .X)(file, issue)] };
    const text = bytes.toString('utf8');
    try {
        return { document: { file, value: (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text), locate: locator(text) } };
    }
    catch (error) {
        if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx))
            throw error;
        // The first line says what is wrong; the lines after it show the place, which is reported separately.
        const [reason = ''] = error.message.split('\n');
        const found = reason.replace(/^Invalid TOML document: /, '');
        const { line, column } = error;
        return { problems: [{ file, line, column, found, expected: 'valid TOML', remedy: 'Fix the syntax.' }] };
    }
}
/** Finds the place of a key, or of the nearest one around it. */
function locator(text) {
    let starts;
    return (path) => {
        // Read only when something is wrong.
        starts ??= startsIn(text);
        for (let length = path.length; length > 0; length -= 1) {
            const wanted = path.slice(0, length);
            const place = starts.find((each) => wanted.every((part, at) => each.path[at] === part));
            if (place !== undefined)
                return lineAndColumn(text, place.start);
        }
        return { line: 1, column: 1 };
    };
}
function startsIn(text) {
    const { tables, entries } = (0,_toml_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .readTomlLayout */ .X)(text);
    return [...tables.slice(1), ...entries].toSorted((one, other) => one.start - other.start);
}
function lineAndColumn(text, offset) {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}


/***/ }),

/***/ 12721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readTomlLayout)
/* harmony export */ });
/** Finds the parts of a valid text. */
function readTomlLayout(text) {
    return new LayoutReader(text).read();
}
class LayoutReader {
    #text;
    #at = 0;
    #entries = [];
    #tables = [{ path: [], isElement: false, start: 0, headerEnd: 0 }];
    /** Elements of each array of tables so far, by its path. */
    #counts = new Map();
    constructor(text) {
        this.#text = text;
    }
    read() {
        let table = [];
        for (this.#skipSpace(); this.#at < this.#text.length; this.#skipSpace()) {
            if (this.#peek() === '[')
                table = this.#readHeader();
            else
                this.#readPair(table);
        }
        return { tables: this.#tables, entries: this.#entries };
    }
    #readHeader() {
        const start = this.#at;
        const isElement = this.#text.startsWith('[[', start);
        this.#at += isElement ? 2 : 1;
        const names = this.#readKey();
        const path = this.#resolve(names, isElement);
        this.#at += isElement ? 2 : 1;
        this.#tables.push({ path, isElement, start, headerEnd: this.#at });
        return path;
    }
    /** A name below an array of tables is one of its last element. */
    #resolve(names, isElement) {
        const path = [];
        for (const [at, name] of names.entries()) {
            path.push(name);
            const key = JSON.stringify(path);
            const count = this.#counts.get(key);
            if (isElement && at === names.length - 1) {
                this.#counts.set(key, (count ?? 0) + 1);
                path.push(count ?? 0);
            }
            else if (count !== undefined)
                path.push(count - 1);
        }
        return path;
    }
    #readPair(table) {
        const start = this.#at;
        const path = [...table, ...this.#readKey()];
        // The sign between the two.
        this.#at += 1;
        this.#skipBlanks();
        this.#readValue({ path, table, start });
    }
    #readKey() {
        const names = [];
        for (;;) {
            this.#skipBlanks();
            names.push(this.#readName());
            this.#skipBlanks();
            if (this.#peek() !== '.')
                return names;
            this.#at += 1;
        }
    }
    #readName() {
        const start = this.#at;
        const quote = this.#peek();
        if (quote === '"' || quote === "'") {
            this.#skipString();
            const inner = this.#text.slice(start + 1, this.#at - 1);
            return quote === '"' ? unescaped(inner) : inner;
        }
        while (/[\w-]/.test(this.#peek()))
            this.#at += 1;
        if (this.#at === start)
            throw new TypeError(`no key at ${start} of a TOML text`);
        return this.#text.slice(start, this.#at);
    }
    #readValue(entry) {
        const valueStart = this.#at;
        const index = this.#entries.length;
        const first = this.#peek();
        if (first === '[')
            this.#readArray(entry.path);
        else if (first === '{')
            this.#readInlineTable(entry.path);
        else if (first === '"' || first === "'")
            this.#skipString();
        else
            this.#skipPlain();
        // What holds others comes before them.
        this.#entries.splice(index, 0, { ...entry, valueStart, valueEnd: this.#at });
    }
    #readArray(path) {
        this.#at += 1;
        for (let index = 0;; index += 1) {
            this.#skipSpace();
            if (this.#peek() === ']')
                break;
            this.#readValue({ path: [...path, index], table: path, start: this.#at });
            this.#skipSpace();
            if (this.#peek() === ',')
                this.#at += 1;
        }
        this.#at += 1;
    }
    #readInlineTable(path) {
        this.#at += 1;
        for (;;) {
            this.#skipSpace();
            if (this.#peek() === '}')
                break;
            this.#readPair(path);
            this.#skipSpace();
            if (this.#peek() === ',')
                this.#at += 1;
        }
        this.#at += 1;
    }
    /** Both kinds, on one line and on several. */
    #skipString() {
        const quote = this.#peek();
        const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
        const end = isLong ? quote.repeat(3) : quote;
        this.#at += end.length;
        while (!this.#text.startsWith(end, this.#at)) {
            if (this.#at >= this.#text.length)
                throw new TypeError('a string of a TOML text without an end');
            this.#at += quote === '"' && this.#peek() === '\\' ? 2 : 1;
        }
        this.#at += end.length;
        // One or two quotes of the text itself may stand before its end.
        while (isLong && this.#peek() === quote)
            this.#at += 1;
    }
    /** Numbers, dates and words; a date may have a blank in it. */
    #skipPlain() {
        const start = this.#at;
        while (this.#at < this.#text.length && !/[,\]}#\n]/.test(this.#peek()))
            this.#at += 1;
        this.#at = start + this.#text.slice(start, this.#at).trimEnd().length;
        if (this.#at === start)
            throw new TypeError(`no value at ${start} of a TOML text`);
    }
    #skipBlanks() {
        while (this.#peek() === ' ' || this.#peek() === '\t')
            this.#at += 1;
    }
    #skipSpace() {
        for (;;) {
            while (/\s|\ufeff/.test(this.#peek()))
                this.#at += 1;
            if (this.#peek() !== '#')
                return;
            while (this.#at < this.#text.length && this.#peek() !== '\n')
                this.#at += 1;
        }
    }
    #peek() {
        return this.#text.charAt(this.#at);
    }
}
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|(.))/gs;
const LETTERS = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };
function unescaped(text) {
    return text.replaceAll(ESCAPE, (_, four, eight, two, letter = '') => {
        const digits = four ?? eight ?? two;
        return digits === undefined ? (LETTERS[letter] ?? letter) : String.fromCodePoint(Number.parseInt(digits, 16));
    });
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
/**
 * Anthropic Messages. Pure.
 * Source: the reference of the API (Messages, Streaming, Errors, Tool use).
 */



// Tools that the agent's own machine runs, or that only look through the tools of the request.
const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
// Arguments and results of tools are the agent's own data, whatever they look like.
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
/** A breakpoint anywhere in a request may ask for it: on tools, the system's text, a block of a message, or the whole. */
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
/** What lies elsewhere and would be fetched for the model. */
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
/**
 * Gemini: generateContent and streamGenerateContent. Pure.
 * The API takes every name in camel case and in snake case alike.
 * Source: the reference of the API (generateContent, countTokens) and the JSON form of protocol buffers.
 */



// Functions that the agent runs; what else a tool can be, the server runs.
const gemini_LOCAL_TOOLS = ['functiondeclarations', 'computeruse'];
// Schemas, and arguments and results of functions, are the agent's own data, whatever they look like.
const gemini_OPAQUE = new Set([
    ...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
    ...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);
const gemini_LIST_PRICE = /^(?:service_tier_)?(?:unspecified|standard)$/i;
const gemini = {
    name: 'gemini',
    readRequest: (body) => {
        // A count of tokens holds a whole request.
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
/** Members by their name in camel case, however it is written; of one that is there in two forms either may count. */
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
/** The figures of each part are those of the response until then. */
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
/** What the two protocols of OpenAI have in common. Pure. */


const openai_shared_LIST_PRICE = [undefined, null, 'auto', 'default', 'standard'];
function tierSurcharge({ service_tier: tier, models }) {
    // Some servers answer with any of a list.
    if ((0,decode/* arrayOrEmpty */.cX)(models).length > 0)
        return 'models in place of the one that is named';
    return openai_shared_LIST_PRICE.includes(tier) ? undefined : (0,protocol/* namedWay */.rH)('service_tier', tier);
}
/** Whether an address carries the content itself. */
function isInline(url) {
    return typeof url === 'string' && /^data:/i.test(url);
}
const SEARCHING = /-search(?:-|$)|:online$|(?:^|\/)(?:sonar|compound)(?:-|$)/i;
// Members by which one server or another searches, or reads what lies elsewhere.
const SEARCH_MEMBERS = {
    plugins: 'plug-ins of the server',
    web_search_options: 'web search',
    search_parameters: 'web search',
    enable_search: 'web search',
    data_sources: 'data of another server',
};
/** Models, plug-ins and settings that search without a tool. */
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
/**
 * OpenAI Chat Completions, which many servers speak. Pure.
 * Source: the reference of the API (Chat Completions, Streaming).
 */




const openai_chat_LOCAL_TOOLS = ['function', 'custom'];
const openai_chat_OPAQUE = new Set(['arguments']);
const openaiChat = {
    name: 'openai-chat',
    readRequest: (body) => ({
        model: (0,protocol/* nameOf */.Vb)(body.model),
        // Which of them counts differs by server.
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
/** Some servers say it in a sentence alone. */
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
        // Some servers fetch what is named there.
        if (typeof data === 'string' && /^https?:/i.test(data))
            yield 'content of a remote URL';
    }
}
function openai_chat_readUsage(usage) {
    const { prompt_tokens, prompt_tokens_details, completion_tokens } = (0,decode/* objectOrEmpty */.YN)(usage);
    const details = (0,decode/* objectOrEmpty */.YN)(prompt_tokens_details);
    const [read, written] = [(0,protocol/* count */.U9)(details.cached_tokens) ?? 0, (0,protocol/* count */.U9)(details.cache_write_tokens) ?? 0];
    const sent = (0,protocol/* count */.U9)(prompt_tokens);
    return (0,protocol/* presentCounts */.AH)({
        ...(sent === undefined
            ? {}
            : { input: Math.max(0, sent - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
        output: (0,protocol/* count */.U9)(completion_tokens),
    });
}
/** Text, thoughts and arguments of tools, of all answers. */
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
/**
 * OpenAI Responses. Pure.
 * Source: the reference of the API (Responses, Streaming events).
 */




// Tools that the agent's own machine runs, or that only look through the tools of the request.
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
        // The type of a reference may be left out; that of a message, too, which has a role.
        if (!isPresent(item.type) && !isPresent(item.role))
            yield 'a stored conversation';
    }
    for (const item of (0,json_walk/* objectsIn */.Q)(input, openai_responses_OPAQUE)) {
        if (item.type === 'item_reference')
            yield 'a stored conversation';
        // Results of a search for tools, which the next answer may use.
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
    const details = (0,decode/* objectOrEmpty */.YN)(input_tokens_details);
    const [read, written] = [(0,protocol/* count */.U9)(details.cached_tokens) ?? 0, (0,protocol/* count */.U9)(details.cache_write_tokens) ?? 0];
    const sent = (0,protocol/* count */.U9)(input_tokens);
    return (0,protocol/* presentCounts */.AH)({
        ...(sent === undefined
            ? {}
            : { input: Math.max(0, sent - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
        output: (0,protocol/* count */.U9)(output_tokens),
    });
}

;// CONCATENATED MODULE: ./build/engine/gateway/endpoints.js
/**
 * Which calls the gateway forwards: a list of methods and paths, in their plain form only. Pure.
 * Invariant: a path that is forwarded is one that a pattern here matches as a whole. Nothing in it is encoded, so no
 * server can read another path in it. Of a query only known names pass.
 */




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
            // Names of models of other servers have a slash.
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
/** Finds what a request line means, or why it is refused. */
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
/**
 * How an agent reaches its model through the gateway. Pure.
 * Invariant: what an agent gets holds the token of its session wherever it held a key of the API, and never the key itself.
 */



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
/**
 * The way of an agent's calls: through the gateway where the settings ask for it, and where a preset has a key that the
 * gateway can take its place for.
 */
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
/** The route of a preset that nobody asked for, or why its CLI goes on calling its model by itself. */
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
// By these a CLI goes to a cloud whose requests are signed.
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
/** The one API that a CLI has a key or else an address of; undefined where it has them of several, or the key of another one. */
function apiByKey(preset, env) {
    const keyed = APIS_IN_ORDER.filter((api) => heldKeys(api, env).length > 0);
    // A server of one's own may want no key.
    const held = keyed.length > 0 ? keyed : APIS_IN_ORDER.filter((api) => writtenAddress(api, env) !== undefined);
    const isOfGateway = (name) => APIS_IN_ORDER.some((api) => Object.hasOwn(VARIABLES[api].keys, name));
    const hasOther = registry/* PRESETS */.fG[preset].keys.some((name) => (env[name] ?? '') !== '' && !isOfGateway(name));
    return held.length === 1 && !hasOther ? held[0] : undefined;
}
/** What an agent has of the network: what the settings say, else in the action its model alone, where that works. */
function agentNetwork(choice, env, { isConfined, isAction = false }) {
    const { network, preset, command } = choice;
    if (network !== undefined)
        return network;
    const isOfPreset = preset !== undefined && command === undefined;
    return isAction && isConfined && isOfPreset && agentRouteOf(choice, env).kind === 'gateway' ? 'model' : 'on';
}
/** The API that is asked for; undefined where nobody knows which it is. */
function gatewayApiOf({ gateway, preset }, env) {
    if (gateway !== undefined)
        return gateway === 'off' ? undefined : gateway;
    const known = preset === undefined ? undefined : apiOfPreset(preset, env);
    return known === 'by key' && preset !== undefined ? apiByKey(preset, env) : known;
}
/** Presets whose CLI works with one API, with several by the key that it gets, or with none that the gateway speaks. */
function apiOfPreset(preset, env) {
    const { api } = registry/* PRESETS */.fG[preset];
    if (api !== 'other')
        return api;
    // Copilot has an API of its own, but for a provider of the user's.
    const { COPILOT_PROVIDER_API_KEY: key = '', COPILOT_PROVIDER_TYPE: type = 'openai' } = env;
    return preset === 'copilot' && key !== '' && type === 'openai' ? 'openai' : undefined;
}
/** What is wrong with the settings of an agent's model. */
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
/** The same of settings as they are written, before they are checked; what is of another type is left to the schema. */
function writtenGatewayProblems(agent) {
    const { preset, network = 'on', gateway, env, login } = agent;
    // What a login needs of them is checked with it.
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
/** Prices of settings, as the gateway has them. */
function pricesOf({ price = {} }) {
    const entries = Object.entries(price).map(([model, written]) => {
        const { cache_read: cacheRead, cache_write: cacheWrite, long_cache_write: longCacheWrite, ...others } = written;
        return [model, { ...others, cacheRead, cacheWrite, longCacheWrite }];
    });
    return Object.fromEntries(entries);
}
/** The route of an API by an agent's variables, or why there is none. */
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
    // A secret from a file often ends with a line end.
    const key = name === undefined ? 'none' : (env[name] ?? '').trim();
    if (/[^\t\x20-\x7e\x80-\xff]/.test(key))
        return `the key in ${name} holds a character that no header can carry`;
    const value = header === 'authorization' ? `Bearer ${key}` : key;
    // Gemini's CLI takes a key of this API from the first variable alone.
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
    // A path that is put behind it must stay a path.
    const isPlain = !/[#\s\\]/.test(text);
    return url !== undefined && isPlain && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
/** Azure has the version of its API in the query of an address. */
function isVersion(query) {
    return query === undefined || /^api-version=[\w.-]+$/.test(query);
}
const GEMINI_LOGIN = { security: { auth: { selectedType: 'gemini-api-key' } } };
/** The gateway is reached by itself, whatever proxy the agent has. */
function aroundProxies(env) {
    const before = env.NO_PROXY ?? env.no_proxy ?? '';
    const list = [...(before === '' ? [] : [before]), '127.0.0.1', 'localhost'].join(',');
    return { NO_PROXY: list, no_proxy: list };
}
/**
 * Codex and opencode take the address of an API from their settings; a search of the server would be refused. Gemini's CLI
 * takes an address of its own for a way to log in that it does not know without a terminal, unless a way is named.
 */
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

/** What is wrong with a login as it is written; a value of another type is left to the schema. */
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




/** The command of an agent: the user's own if there is one, else the preset's. */
function agentTemplate(agent) {
    if (agent.command !== undefined)
        return { command: agent.command, stdin: agent.stdin };
    if (agent.preset === undefined)
        throw new Error('an agent without a command passed the config');
    return { command: presetCommand(agent.preset, agent), stdin: registry/* PRESETS */.fG[agent.preset].stdin };
}
/** The command line of a preset; what the user adds comes last, so that it wins. */
function presetCommand(name, { model, reasoning, args = [] }, ownSandbox) {
    const preset = registry/* PRESETS */.fG[name];
    const options = [
        ...(model === undefined ? [] : [preset.modelOption, model]),
        ...(reasoning === undefined ? [] : (preset.reasoningOptions?.(reasoning) ?? [])),
        ...args,
    ].map(shell_quote/* quoteForShell */.e);
    return preset.commandFor({ options, ...(ownSandbox && { ownSandbox }) });
}
/** What is wrong with the options of a CLI, as they are written; a value of another type is left to the schema. */
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
/** What is wrong with the settings of an agent, as they are written. */
function agentProblems(agent) {
    return [...cliOptionProblems(agent), ...(0,model_route/* writtenGatewayProblems */._J)(agent), ...loginProblems(agent)];
}
/** The variable that announces a sandbox to a preset's CLI, if it wants to know; a command of the user's own is theirs. */
function sandboxMarkOf({ command, preset }) {
    return command === undefined && preset !== undefined ? registry/* PRESETS */.fG[preset].sandboxMark : undefined;
}
/** The model that a command line of the user's own asks its CLI for; null where it leaves that to the CLI. */
function modelOfCommand(command) {
    const known = presetOfCommand(command);
    const hasShort = known !== undefined && registry/* PRESETS */.fG[known].hasShortModelFlag === true;
    const flag = hasShort ? '(?:--model|-m)' : '--model';
    const plain = '[\\w@+:,./-]+';
    const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
    // The words of a mission's arguments are quoted, flags too.
    const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
    const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
    return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}
/** The CLI that a command line of the user's own runs, by the first of its words that names the program of one. */
function presetOfCommand(command) {
    const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
    const program = words.find((word) => registry/* AGENT_PRESETS */.VC.some((name) => registry/* PRESETS */.fG[name].program === word));
    return registry/* AGENT_PRESETS */.VC.find((name) => registry/* PRESETS */.fG[name].program === program);
}


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p1: () => (/* binding */ checkPlaces),
  kL: () => (/* binding */ checkVariables),
  RO: () => (/* binding */ keyTables),
  NJ: () => (/* binding */ openCommandEnvironment)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/json-path.js
var json_path = __webpack_require__(65090);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/engine/environment/found-places.js
var found_places = __webpack_require__(15182);
;// CONCATENATED MODULE: ./build/engine/environment/found-devices.js
/**
 * Devices that commands may use.
 * Invariant: nodes of single devices alone, never a disk, the machine's memory or the whole of /dev; a device that is
 * named and not there is a problem.
 */





/** Where devices are. */
const DEVICES = '/dev';
const NVIDIA = ['nvidia*', 'nvidia-caps/*', 'dxg'];
// Of installations that keep the libraries of the driver outside the system's folders for libraries.
const NVIDIA_LIBRARIES = ['/run/opengl-driver', '/run/opengl-driver-32', '/run/nvidia/driver/usr/lib', '/usr/lib/wsl'];
const NVIDIA_VARIABLES = [
    ...['CUDA_VISIBLE_DEVICES', 'CUDA_DEVICE_ORDER', 'CUDA_HOME', 'CUDA_PATH', 'LD_LIBRARY_PATH'],
    ...['NVIDIA_VISIBLE_DEVICES', 'NVIDIA_DRIVER_CAPABILITIES'],
];
// Memory and ports of the machine, its log, and what bubblewrap makes for each command.
const REFUSED = /^(?:mem|kmem|port|kmsg|mapper|shm|pts|mqueue|console|tty\d*|vcs.*|input|uinput|watchdog.*|nvram|sg\d+)(?:\/|$)/;
/** Finds the devices that are named; `folder` stands for /dev. */
function findDevices(names, { parentEnv, folder = DEVICES }) {
    const devices = [...new Set(names.flatMap((name) => nodesOf(name, folder)))];
    if (!names.includes('nvidia'))
        return { devices, libraries: [], variables: {} };
    const set = NVIDIA_VARIABLES.flatMap((name) => (parentEnv[name] ? [[name, parentEnv[name]]] : []));
    const named = set.flatMap(([, value]) => value.split(':')).filter((path) => (0,external_node_path_.isAbsolute)(path));
    const libraries = [...NVIDIA_LIBRARIES, ...named].filter(found_places/* isFolder */.lQ);
    return { devices, libraries: [...new Set(libraries)], variables: Object.fromEntries(set) };
}
function nodesOf(name, folder) {
    if (name === 'nvidia')
        return NVIDIA.flatMap((each) => (0,found_places/* expand */.fT)(folder, each)).filter(isNode);
    const path = (0,external_node_path_.relative)(DEVICES, (0,external_node_path_.resolve)(name));
    if (path.startsWith('..'))
        return [];
    const found = (0,found_places/* expand */.fT)(folder, path);
    return found
        .flatMap((each) => ((0,found_places/* isFolder */.lQ)(each) ? (0,found_places/* namesIn */.wX)(each).map((inner) => (0,external_node_path_.join)(each, inner)) : [each]))
        .filter(isNode);
}
function isNode(path) {
    try {
        return !(0,external_node_fs_.lstatSync)(path).isSymbolicLink() && !(0,external_node_fs_.statSync)(path).isBlockDevice() && !(0,found_places/* isFolder */.lQ)(path);
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return false;
        throw error;
    }
}
/** What is wrong with an entry of `environment.devices`; undefined where it stands for a device that is there. */
function deviceProblem(name, folder = DEVICES) {
    const found = (0,base_text/* quoted */.TL)(name, 200);
    const expected = '"nvidia", or the path of a device such as "/dev/kvm" or "/dev/dri/*"';
    if (name !== 'nvidia' && !isAllowed(name)) {
        const remedy = 'Name single devices; disks, memory and terminals are never given to a command.';
        return { found, expected, remedy };
    }
    if (nodesOf(name, folder).length > 0)
        return undefined;
    const remedy = 'Load its driver, run where it is, or leave it out.';
    return { found: `${found}, which is not on this machine`, expected, remedy };
}
function isAllowed(name) {
    const path = (0,external_node_path_.relative)(DEVICES, (0,external_node_path_.resolve)(name));
    if (!(0,external_node_path_.isAbsolute)(name) || path === '' || path.startsWith('..') || path.startsWith('*') || REFUSED.test(path))
        return false;
    const places = [(0,external_node_path_.resolve)(name), (0,external_node_path_.dirname)((0,external_node_path_.resolve)(name))].flatMap(found_places/* realOf */.MN);
    return places.every((place) => place === DEVICES || place.startsWith(`${DEVICES}/`));
}

// EXTERNAL MODULE: ./build/settings/environment-shape.js
var environment_shape = __webpack_require__(83257);
// EXTERNAL MODULE: ./build/engine/environment/toolchain-places.js
var toolchain_places = __webpack_require__(12539);
;// CONCATENATED MODULE: ./build/engine/environment/found-toolchains.js
/**
 * The toolchains of a user, as commands get them.
 * Invariant: nothing is opened that may not be; a place that is not there is left out.
 */




/** Finds the toolchains that are there. */
function findToolchains({ names, parentEnv, findClosed }) {
    const wanted = names === 'auto' ? environment_shape/* TOOLCHAINS */.z9 : names === 'none' ? [] : names;
    const found = wanted.flatMap((name) => toolchain_places/* TOOLCHAIN_PARTS */.n[name].flatMap((part) => findPart(name, part, parentEnv)));
    const isOpen = (path) => findClosed(path) === undefined;
    const opened = found.flatMap(openedBy).filter(isOpen);
    const linked = [...new Set(found.flatMap(linkedBy))].filter((path) => !opened.includes(path) && isOpen(path));
    return {
        readable: [...new Set([...opened, ...linked])],
        layers: uniqueLayers(found.flatMap(layersOf).filter(({ from }) => isOpen(from))),
        variables: Object.assign({}, ...found.map((each) => variablesOf(each, parentEnv))),
        keys: found.flatMap(({ part, folder }) => (part.keys ?? []).map((name) => (0,external_node_path_.join)(folder, name))),
        readVersions: () => Object.fromEntries(found.flatMap(versionsOf)),
    };
}
function findPart(name, part, env) {
    const folders = part.at.flatMap((place) => (0,found_places/* locate */.x5)(place, env) ?? []);
    const folder = folders.find((each) => (0,found_places/* isFolder */.lQ)(each) && (part.has === undefined || (0,found_places/* expand */.fT)(each, part.has).length > 0));
    return folder === undefined ? [] : [{ name, part, folder }];
}
/** Each by the name that it has here and by what that leads to: programs go by either. */
function openedBy({ part, folder }) {
    const paths = (part.opens ?? []).flatMap((name) => (0,found_places/* expand */.fT)(folder, name));
    return paths.flatMap((path) => [path, ...(0,found_places/* realOf */.MN)(path)]);
}
/** What the links of versions lead to, such as a toolchain that was built elsewhere. */
function linkedBy({ part, folder }) {
    const shown = (part.versions ?? []).filter((name) => part.opens?.includes(name.replace(/\/\*$/, '')));
    const listed = shown.flatMap((name) => {
        const path = (0,external_node_path_.join)(folder, name.replace(/\/\*$/, ''));
        return name.endsWith('/*') ? (0,found_places/* namesIn */.wX)(path).map((each) => (0,external_node_path_.join)(path, each)) : [path];
    });
    return listed.flatMap((path) => (0,found_places/* namesIn */.wX)(path).flatMap((name) => {
        const [real] = (0,found_places/* realOf */.MN)((0,external_node_path_.join)(path, name));
        const [around = path] = (0,found_places/* realOf */.MN)(path);
        return real === undefined || (0,external_node_path_.dirname)(real) === around ? [] : [real];
    }));
}
function layersOf({ part, folder }) {
    const layers = (part.layers ?? []).map(([from, at]) => ({ from: (0,external_node_path_.join)(folder, from), at }));
    return layers.flatMap(({ from, at }) => ((0,found_places/* isFolder */.lQ)(from) ? (0,found_places/* realOf */.MN)(from).map((real) => ({ from: real, at })) : []));
}
function uniqueLayers(layers) {
    return [...new Map(layers.map((layer) => [layer.at, layer])).values()];
}
function variablesOf({ part, folder }, env) {
    const named = (part.sets ?? []).map((name) => [name, folder]);
    const passed = (part.passes ?? []).map((name) => [name, env[name]]);
    return {
        ...Object.fromEntries([...named, ...passed].filter(([, value]) => value !== undefined)),
        ...part.gives,
    };
}
function versionsOf({ name, part, folder }) {
    return (part.versions ?? []).flatMap((written) => {
        const text = (0,found_places/* describePlace */.df)(folder, written);
        return text === undefined ? [] : [[`toolchain.${name}.${keyOf(part, written)}`, text]];
    });
}
/** Of two parts of a toolchain the same name may be looked at. */
function keyOf({ at }, written) {
    const part = at[0]
        ?.replaceAll(/[^A-Za-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, '')
        .toLowerCase();
    return written === '' ? `${part}` : `${part}.${written.replace(/\/\*$/, '')}`;
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
;// CONCATENATED MODULE: ./build/engine/environment/network-variables.js
const PROXIES = /^(?:(?:https?|all|ftp|no)_proxy|cargo_http_proxy|pip_proxy|npm_config_(?:proxy|https_proxy|noproxy)|yarn_https?_proxy)$/i;
/** Variables that name files or folders of certificates; the folders of one are a list. */
const CERTIFICATES = [
    ...[
        'SSL_CERT_FILE',
        'SSL_CERT_DIR',
        'NIX_SSL_CERT_FILE',
        'CURL_CA_BUNDLE',
        'REQUESTS_CA_BUNDLE',
        'HTTPLIB2_CA_CERTS',
    ],
    ...['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE', 'npm_config_cafile', 'YARN_HTTPS_CA_FILE_PATH', 'DENO_CERT'],
    ...['PIP_CERT', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'CARGO_HTTP_CAINFO', 'AWS_CA_BUNDLE', 'BUNDLE_SSL_CA_CERT'],
    ...['GRPC_DEFAULT_SSL_ROOTS_FILE_PATH', 'HEX_CACERTS_PATH'],
];
const CERTIFICATE_NAMES = new Set(CERTIFICATES);
const REGISTRIES = [
    /^npm_config_(?:registry|strict_ssl)$/i,
    /^(?:YARN_REGISTRY|YARN_NPM_REGISTRY_SERVER|COREPACK_NPM_REGISTRY|BUN_CONFIG_REGISTRY|NPM_REGISTRY)$/,
    /^PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|TRUSTED_HOST|NO_INDEX)$/,
    /^UV_(?:DEFAULT_INDEX|INDEX|INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|INSECURE_HOST|INDEX_STRATEGY|NATIVE_TLS|SYSTEM_CERTS)$/,
    /^UV_(?:PYTHON|PYPY|CPYTHON)_INSTALL_MIRROR$/,
    /^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS)$/,
    /^CARGO_(?:REGISTRIES_\w+_(?:INDEX|PROTOCOL)|REGISTRY_DEFAULT|NET_GIT_FETCH_WITH_CLI|HTTP_(?:SSL_VERSION|CHECK_REVOKE))$/,
    /^RUSTUP_(?:DIST_SERVER|UPDATE_ROOT)$/,
    /^(?:NVM_NODEJS_ORG_MIRROR|NVM_IOJS_ORG_MIRROR|FNM_NODE_DIST_MIRROR|NODE_MIRROR|NODEJS_ORG_MIRROR|PYTHON_BUILD_MIRROR_URL)$/,
    /^(?:BUNDLE_MIRROR__\w+|RUBYGEMS_HOST|CONDA_(?:CHANNELS|CHANNEL_ALIAS|DEFAULT_CHANNELS|SSL_VERIFY)|DENO_TLS_CA_STORE)$/,
    /^(?:NPM_CONFIG_JSR_REGISTRY|JSR_URL|HF_ENDPOINT|HF_HUB_ENDPOINT|PLAYWRIGHT_DOWNLOAD_HOST|ELECTRON_MIRROR|NODE_USE_SYSTEM_CA)$/,
];
// A user before a host, a token in a path or a query.
const WITH_KEY = /[^/\s,|]@|\/t\/[\w-]{8,}\/|[?&](?:\w*(?:token|key|auth|password|secret))=/i;
/** Whether a value names a user, a password or a token. */
function holdsKey(value) {
    return WITH_KEY.test(value);
}
/** The variables of an environment that are about the network. */
function findNetworkVariables(env) {
    const set = Object.entries(env).flatMap(([name, value = '']) => value !== '' && isOfNetwork(name) ? [[name, value]] : []);
    const named = set.filter(([name]) => CERTIFICATE_NAMES.has(name));
    return {
        open: Object.fromEntries(set.filter(([, value]) => !holdsKey(value))),
        secret: Object.fromEntries(set.filter(([, value]) => holdsKey(value))),
        certificates: [...new Set(named.flatMap(([, value]) => value.split(':').filter((path) => path.startsWith('/'))))],
    };
}
function isOfNetwork(name) {
    return PROXIES.test(name) || CERTIFICATE_NAMES.has(name) || REGISTRIES.some((pattern) => pattern.test(name));
}

;// CONCATENATED MODULE: ./build/engine/environment/home-files.js
/**
 * Settings of a user's tools that commands get in their home, with no key in them: which registries there are, which
 * versions are meant. Pure.
 * Invariant: nothing is taken over but keys of the lists here, and no value that names a user, a password or a token; a
 * file that cannot be read as what it is gives nothing.
 */



const HOME_FILES = [
    { from: ['~/.tool-versions'], at: '.tool-versions', of: ['asdf', 'mise'], isLocal: true, keep: (text) => text },
    {
        from: ['$MISE_GLOBAL_CONFIG_FILE', '$XDG_CONFIG_HOME/mise/config.toml', '~/.config/mise/config.toml'],
        ...{ at: '.config/mise/config.toml', of: ['mise'], isLocal: true },
        keep: (text) => keepTables(text, { tools: /./, alias: /./, settings: /^(?!.*(?:token|key|credential))/i }),
    },
    {
        from: ['$CARGO_HOME/config.toml', '$CARGO_HOME/config', '~/.cargo/config.toml', '~/.cargo/config'],
        ...{ at: '.cargo/config.toml', isLocal: true },
        keep: (text) => keepTables(text, {
            source: /./,
            registries: /^(?!.*(?:token|key|credential))/i,
            registry: /^(?:default|index)$/,
            net: /^(?:retry|git-fetch-with-cli)$/,
            http: /^(?:proxy|cainfo|check-revoke|ssl-version|timeout|multiplexing)$/,
        }),
    },
    {
        from: ['$NPM_CONFIG_USERCONFIG', '$npm_config_userconfig', '~/.npmrc'],
        ...{ at: '.npmrc', isLocal: false },
        keep: (text) => keepLines(text, /^(?:(?:@[^:=\s]+:)?registry|cafile|strict-ssl|proxy|https-proxy|noproxy)\s*=/),
    },
    {
        from: ['$PIP_CONFIG_FILE', '$XDG_CONFIG_HOME/pip/pip.conf', '~/.config/pip/pip.conf', '~/.pip/pip.conf'],
        ...{ at: '.config/pip/pip.conf', isLocal: false },
        keep: (text) => keepLines(text, /^(?:index-url|extra-index-url|find-links|trusted-host|no-index|cert|proxy)\s*[=:]/),
    },
    {
        from: ['$UV_CONFIG_FILE', '$XDG_CONFIG_HOME/uv/uv.toml', '~/.config/uv/uv.toml'],
        ...{ at: '.config/uv/uv.toml', isLocal: false },
        keep: (text) => keepTables(text, {
            index: /./,
            ...{ 'index-url': /./, 'extra-index-url': /./, 'find-links': /./, 'allow-insecure-host': /./ },
            ...{ 'native-tls': /./, 'system-certs': /./ },
        }),
    },
    {
        from: ['$GOENV', '$XDG_CONFIG_HOME/go/env', '~/.config/go/env'],
        ...{ at: '.config/go/env', isLocal: true },
        keep: (text) => keepLines(text, /^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS|TOOLCHAIN)\s*=/),
    },
];
/** The lines of a settings file that a pattern takes, with their headings and the lines that continue them. */
function keepLines(text, wanted) {
    const kept = [];
    let heading;
    let isOpen = false;
    for (const line of text.split(/\r?\n/)) {
        if (/^\s*(?:[#;]|$)/.test(line))
            continue;
        if (/^\[[^\]=]*\]\s*$/.test(line)) {
            heading = line;
            isOpen = false;
            continue;
        }
        const continues = /^\s/.test(line) && isOpen;
        isOpen = continues || wanted.test(line.trim());
        // What is filled in from the environment is not there for a command.
        if (!isOpen || holdsKey(line) || line.includes('${'))
            continue;
        if (heading !== undefined)
            kept.push(heading);
        heading = undefined;
        kept.push(continues ? line : line.trim());
    }
    return kept.length === 0 ? '' : `${kept.join('\n')}\n`;
}
/** The tables of a TOML text that are named, each with the keys that its pattern takes. */
function keepTables(text, tables) {
    let document;
    try {
        document = (0,dist/* parse */.qg)(text);
    }
    catch {
        // The tool would refuse it, too.
        return '';
    }
    const kept = Object.entries(tables).flatMap(([name, keys]) => {
        const value = (0,decode/* isObject */.Gv)(document) ? keepKeys(document[name], keys) : undefined;
        return value === undefined ? [] : [[name, value]];
    });
    return kept.length === 0 ? '' : (0,dist/* stringify */.As)(Object.fromEntries(kept));
}
/** A value without the keys that a pattern does not take, and without what holds a key of the user's. */
function keepKeys(value, keys) {
    if (typeof value === 'string')
        return holdsKey(value) ? undefined : value;
    if (Array.isArray(value))
        return value.map((each) => keepKeys(each, keys)).filter((each) => each !== undefined);
    if (!(0,decode/* isObject */.Gv)(value))
        return value;
    const entries = Object.entries(value).map(([name, each]) => [
        name,
        keys.test(name) ? keepKeys(each, keys) : undefined,
    ]);
    const kept = entries.filter(([, each]) => each !== undefined);
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

// EXTERNAL MODULE: ./build/engine/environment/open-places.js
var open_places = __webpack_require__(75682);
// EXTERNAL MODULE: ./build/engine/environment/secret-places.js
var secret_places = __webpack_require__(40730);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/engine/environment/left-out-toolchain.js
var left_out_toolchain = __webpack_require__(19671);
;// CONCATENATED MODULE: ./build/engine/environment/unseen-places.js
/**
 * Why a command did not find what is there for the user: read from what it printed when it failed.
 * Invariant: nothing is said of a place that stays closed, so that no output can ask what is in it.
 */





const REPORTS_MISSING = /not found|no such file|ENOENT|can(?:not|'t) (?:open|find|access|execute)|does not exist|bad interpreter/i;
const QUOTE = `['"‘’“”\`]?`;
const NAME = `${QUOTE}([A-Za-z0-9_][\\w.+-]*)${QUOTE}`;
/** As shells, env, Node, Go and Python name a program. */
const PROGRAMS = [
    new RegExp(`(?:^|[:\\s])${NAME}: (?:command )?not found`),
    new RegExp(`\\benv: ${NAME}: No such file`),
    new RegExp(`\\bspawn ${NAME} ENOENT`),
    new RegExp(`exec: ${NAME}: executable file not found`),
    new RegExp(`No such file or directory: ${NAME}$`),
];
const PATHS = /(?<![\w.~/-])\/[^\s'"‘’“”`:;,()<>|&*?]+/g;
// What a command says last is what it failed of.
const MAX_LINES = 20;
/** The place that the end of an output says is missing, and the key that would show it; undefined where there is none. */
function explainUnseen(output, request) {
    const lines = output.trimEnd().split('\n').slice(-MAX_LINES).reverse();
    for (const line of lines.filter((each) => REPORTS_MISSING.test(each))) {
        const programs = PROGRAMS.flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
        const named = [...new Set(programs)].flatMap((name) => (0,program_path/* findOnPath */.aY)(name, request.parentEnv.PATH ?? '') ?? []);
        for (const path of [...named, ...(line.match(PATHS) ?? [])]) {
            const hint = hintFor(path, request);
            if (hint !== undefined)
                return hint;
        }
    }
    return undefined;
}
function hintFor(path, request) {
    const { isHidden, findClosed } = request;
    // Where a link leads to, and what runs a script, have to be there, too.
    const unseen = [path, ...(0,found_places/* realOf */.MN)(path), ...interpreterOf(path)].find((each) => isHidden(each) && (0,found_places/* realOf */.MN)(each).length > 0);
    if (unseen === undefined)
        return undefined;
    const toolchain = (0,left_out_toolchain/* toolchainLeftOut */.R)(unseen, request);
    if (toolchain !== undefined)
        return `${(0,base_text/* quoted */.TL)(unseen, 200)} is there, but no command can see it: add ${(0,base_text/* quoted */.TL)(toolchain)} to environment.toolchains`;
    if (findClosed(unseen) !== undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(unseen, 200)} is there, but no command can see it: name it in environment.readable`;
}
const MAX_SHEBANG = 256;
function interpreterOf(path) {
    if ((0,found_places/* realOf */.MN)(path).length === 0)
        return [];
    const text = (0,regular_file/* readFilePart */.E)(path, 'start', MAX_SHEBANG)?.text ?? '';
    const [, interpreter] = /^#!\s*(\/\S+)/.exec(text) ?? [];
    return interpreter === undefined ? [] : [interpreter, ...(0,found_places/* realOf */.MN)(interpreter)];
}

// EXTERNAL MODULE: ./build/engine/environment/written-variables.js
var written_variables = __webpack_require__(55978);
;// CONCATENATED MODULE: ./build/engine/environment/command-environment.js
/**
 * What commands get of the machine besides their own folders: toolchains, data, devices, variables, settings of tools.
 * Invariant: found once, when a private area is opened, and the same for all commands of a kind after that; nothing in it
 * can be written by a command. A key of the user's is only where a setting names it.
 */














/** What is wrong with paths and devices of the settings, on this machine; the path begins at `environment`. */
function findEnvironmentIssues({ readable, devices }, findClosed) {
    const inTable = (key, index, problem) => problem === undefined ? [] : [[['environment', key, index], problem]];
    return [
        ...readable.flatMap((path, index) => inTable('readable', index, (0,open_places/* readableProblem */.Q)(path, findClosed))),
        ...devices.flatMap((name, index) => inTable('devices', index, deviceProblem(name))),
    ];
}
/** The same for the settings of a file in a repository. */
function checkPlaces({ folder, commonDir }, parentEnv) {
    const closed = { parentEnv, repository: [folder, commonDir] };
    return (settings) => findEnvironmentIssues(settings, (0,open_places/* findClosedIn */.f)(closed));
}
/** What is wrong with variables of the table, by the environment here. */
function checkVariables(parentEnv) {
    return (name, template) => {
        const resolved = (0,environment/* resolveTable */.NC)({ [name]: template }, { parentEnv, path: '' });
        return 'problems' in resolved ? resolved.problems : [];
    };
}
/** Finds what commands get; throws a ContractError where the settings name what may not be given, or is not there. */
function openCommandEnvironment(request) {
    const { settings, parentEnv } = request;
    const findClosed = (0,open_places/* findClosedIn */.f)(request);
    const issues = findEnvironmentIssues(settings, findClosed);
    if (issues.length > 0)
        throw new errors/* ContractError */.Vl(issues.map(([path, problem]) => ({ path: (0,json_path/* renderPath */.i7)(path), ...problem })));
    const resolved = (0,environment/* requireTable */.ms)(settings.env, { parentEnv, path: '$.environment.env' });
    const toolchains = findToolchains({ names: settings.toolchains, parentEnv, findClosed });
    const devices = findDevices(settings.devices, { parentEnv });
    const network = findNetworkVariables(parentEnv);
    const files = readHomeFiles(settings.toolchains, parentEnv);
    const certificates = [...network.certificates, ...files.flatMap(({ text }) => certificatesIn(text))];
    const isOpen = (path) => findClosed(path) === undefined;
    const found = [...devices.libraries, ...certificates.filter(isCertificate)].filter(isOpen);
    const { HOME: home = '' } = parentEnv;
    const keys = [...((0,external_node_path_.isAbsolute)(home) ? secret_places/* CREDENTIAL_FILES */.SU.map((name) => (0,external_node_path_.join)(home, name)) : []), ...toolchains.keys];
    const variables = ({ kind, network: access, home: own, isTrusted = false }) => {
        const written = (0,written_variables/* writtenVariables */.nf)(settings, { kind, isTrusted });
        return {
            ...devices.variables,
            ...withHome(toolchains.variables, own),
            ...(access === 'on' ? network.open : {}),
            ...(access === 'on' && kind === 'setup' && isTrusted ? network.secret : {}),
            ...Object.fromEntries(Object.keys(written).map((name) => [name, resolved[name] ?? ''])),
        };
    };
    return {
        readable: [
            ...new Set([...settings.readable, ...toolchains.readable, ...found].flatMap((path) => [path, ...(0,found_places/* realOf */.MN)(path)])),
        ],
        masked: [...new Set(keys)].filter((path) => (0,external_node_fs_.existsSync)(path)),
        devices: devices.devices,
        homeLayers: toolchains.layers,
        variables,
        keys: (0,written_variables/* secretNames */.XG)(settings.env),
        homeFiles: (access) => Object.fromEntries(files.filter(({ isLocal }) => isLocal || access === 'on').map(({ at, text }) => [at, text])),
        explainUnseen: (output, isHidden) => explainUnseen(output, { toolchains: settings.toolchains, parentEnv, findClosed, isHidden }),
        readFacts: () => ({
            ...toolchains.readVersions(),
            ...Object.fromEntries(settings.readable.map((path) => [`readable.${path}`, describeChange(path)])),
            ...Object.fromEntries(devices.devices.map((path) => [`device.${path}`, (0,external_node_fs_.existsSync)(path) ? 'there' : 'gone'])),
        }),
    };
}
/** Data can be too large to be read: its size and time of change identify it. */
function describeChange(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined ? 'gone' : `${stats.size} bytes of ${stats.mtime.toISOString()}`;
}
/** Tables whose references are the keys that commands may get: of the settings, and of a person's proxies and registries. */
function keyTables(written, parentEnv) {
    const { secret } = findNetworkVariables(parentEnv);
    return [written?.env ?? {}, Object.fromEntries(Object.keys(secret).map((name) => [name, `$${name}`]))];
}
/** A home with a space in its path cannot be in options that are split at spaces. */
function withHome(variables, home) {
    const whole = Object.entries(variables).filter(([, value]) => !(value.includes('{home}') && /\s/.test(home)));
    return Object.fromEntries(whole.map(([name, value]) => [name, value.replaceAll('{home}', home)]));
}
// What people write by hand is small.
const MAX_BYTES = 1 << 20;
function readHomeFiles(toolchains, env) {
    const isWanted = ({ of }) => of === undefined ||
        toolchains === 'auto' ||
        (toolchains !== 'none' && of.some((name) => toolchains.includes(name)));
    return HOME_FILES.filter(isWanted).flatMap(({ from, at, isLocal, keep }) => {
        const [text = ''] = from.flatMap((place) => readText((0,found_places/* locate */.x5)(place, env)) ?? []);
        const kept = text === '' ? '' : keep(text);
        return kept === '' ? [] : [{ at, isLocal, text: kept }];
    });
}
function readText(path) {
    const [file] = path === undefined ? [] : (0,found_places/* expand */.fT)(path, '');
    if (file === undefined)
        return undefined;
    try {
        const bytes = (0,external_node_fs_.readFileSync)(file);
        return bytes.length > MAX_BYTES ? undefined : bytes.toString('utf8');
    }
    catch {
        // A folder, or not ours to read: the command gets nothing of it.
        return undefined;
    }
}
/** The files that settings name as their certificates. */
function certificatesIn(text) {
    return [...text.matchAll(/^(?:cafile|cainfo|cert)\s*[=:]\s*"?(\/[^"\n]+)"?\s*$/gm)].map(([, path = '']) => path.trim());
}
/** A file of certificates that holds a key is one of the user's own. */
function isCertificate(path) {
    const text = readText(path);
    return text === undefined ? (0,external_node_fs_.existsSync)(path) : !text.includes('PRIVATE KEY');
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
/**
 * What is wrong with the environment of commands, whatever loop it is of. Pure: what only the machine knows is asked of
 * those who call.
 */




/** What is wrong between the keys of the table, each of them sound by itself. */
function environmentIssues({ environment, hasTrustedSetup, checkPlaces }) {
    const ofDisclosure = (0,_written_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .disclosureIssues */ .Y9)(environment, { hasTrustedSetup });
    return [
        ...ofDisclosure.map(([path, ...rest]) => [['environment', ...path], ...rest]),
        ...(checkPlaces?.(environment) ?? []).map(([path, problem]) => issueAt(path, problem)),
    ];
}
/** What is wrong with the variables of a table at a path. Takes what a file holds, checked or not. */
function variableIssues(path, table, check) {
    if (check === undefined)
        return [];
    return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(table)).flatMap(([name, template]) => {
        const problems = typeof template === 'string' ? check(name, template) : [];
        return problems.map((problem) => issueAt([...path, name], problem));
    });
}
/**
 * Keys of `environment.network` that contradict the key of the evaluator that is written, too, in a table of that name.
 * Takes what a file holds, checked or not.
 */
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

/***/ 15182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ realOf),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   fT: () => (/* binding */ expand),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
/* harmony import */ var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39058);
/**
 * Looks for places on this machine, as the tables of this folder write them.
 * Invariant: only looked for; nothing is run or changed. What the file system refuses to show is not there.
 */





/** The path that a place is written as: `$NAME/…`, `~/…`, `<PROGRAM>/…` or absolute; undefined where it leads nowhere. */
function locate(place, env) {
    const [first = '', ...rest] = place.split('/');
    const start = startOf(first, env);
    if (start === undefined || !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(start))
        return undefined;
    // A variable that names a program leads to the folder around it by `..`.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, ...rest);
}
function startOf(first, env) {
    if (first === '')
        return '/';
    if (first === '~')
        return env.HOME;
    // A list, as GOPATH may be, counts by its first folder.
    if (first.startsWith('$'))
        return env[first.slice(1)]?.split(':')[0] || undefined;
    const program = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__/* .findOnPath */ .aY)(first.slice(1, -1), env.PATH ?? '');
    return program === undefined ? undefined : realOf(program).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))[0];
}
/** What is there of a place whose last name may end with `*`. */
function expand(folder, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    if (!name.endsWith('*'))
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? [path.replace(/(?<=.)\/$/, '')] : [];
    const [around, start] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path).slice(0, -1)];
    return namesIn(around)
        .filter((each) => each.startsWith(start))
        .map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(around, each));
}
/** Where a path really is; nothing where it leads nowhere. */
function realOf(path) {
    // An error takes much longer than a look, and most places are not there.
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? quietly(() => [node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)]) : [];
}
/** The names in a folder, in their order. */
function namesIn(folder) {
    return isFolder(folder) ? quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)).toSorted() : [];
}
function isFolder(path) {
    return quietly(() => [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })]).some((stats) => stats?.isDirectory() === true);
}
const MAX_TEXT = 200;
/** What a file says or what a folder holds, on one line; a long text by its digest. Undefined where there is nothing. */
function describePlace(folder, name) {
    const isDeep = name.endsWith('/*');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, isDeep ? name.slice(0, -2) : name);
    const text = isDeep
        ? namesIn(path).flatMap((each) => `${each}: ${describe((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each)) ?? ''}`)
        : [describe(path) ?? ''];
    const line = text.join('; ').trim();
    if (line === '')
        return undefined;
    return line.length > MAX_TEXT ? (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(line) : line;
}
function describe(path) {
    if (isFolder(path))
        return namesIn(path)
            .map((name) => linked(path, name))
            .join(', ');
    return quietly(() => [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')])[0]
        ?.trim()
        .replaceAll(/\s+/g, ' ');
}
/** A name, and where it leads: which version is the current one is often said by a link. */
function linked(folder, name) {
    const [real] = realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    return real === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real) === name ? name : `${name} (${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real)})`;
}
function quietly(look) {
    try {
        return look();
    }
    catch (error) {
        if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return [];
        throw error;
    }
}


/***/ }),

/***/ 19671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ toolchainLeftOut)
/* harmony export */ });
/* harmony import */ var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83257);
/* harmony import */ var _found_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15182);
/* harmony import */ var _toolchain_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12539);



/** The toolchain that a path is of, where the settings leave it out. */
function toolchainLeftOut(path, { toolchains, parentEnv }) {
    if (toolchains === 'auto')
        return undefined;
    const others = _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLCHAINS */ .z9.filter((name) => toolchains === 'none' || !toolchains.includes(name));
    return others.find((name) => _toolchain_places_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOLCHAIN_PARTS */ .n[name].some(({ at, opens = [] }) => at.some((place) => {
        const folder = (0,_found_places_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(place, parentEnv);
        const opened = folder === undefined ? [] : opens.map((each) => `${folder}/${each}`.replace(/\/$/, ''));
        return opened.some((each) => path === each || path.startsWith(`${each}/`));
    })));
}


/***/ }),

/***/ 75682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readableProblem),
/* harmony export */   f: () => (/* binding */ findClosedIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _found_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15182);
/* harmony import */ var _secret_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40730);
/**
 * Which places outside the command's own folders may be opened to it.
 * Invariant: never the user's repository or what is around it, a home, a folder with keys, a socket, or what the engine
 * keeps from everybody; a link counts by what it leads to.
 */





// Of the system: what services, devices and other people's programs leave there.
const SYSTEM = ['/', '/dev', '/home', '/proc', '/root', '/run', '/sys', '/tmp', '/var', '/var/run', '/var/tmp'];
/** Looks once at what is closed, for as many places as are asked about. */
function findClosedIn({ parentEnv, repository, hidden = [] }) {
    const { HOME: home = '/nonexistent', XDG_CACHE_HOME: cache = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.cache') } = parentEnv;
    const both = (paths) => [
        ...new Set(paths.flatMap((each) => [each, ...(0,_found_places_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .MN)(each)])),
    ];
    const homes = both([home]);
    const closed = [
        [both(repository), 'your repository: a command sees the tree that it is about, and nothing else of it'],
        [both(_secret_places_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_PLACES */ .bl.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, each))), 'a place of keys'],
        [both([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'autorize')]), 'the folder in which autorize works'],
        [both(hidden), 'something that only the evaluator may read'],
    ];
    return (path) => {
        const names = both([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)]);
        if (names.some((name) => homes.some((each) => isIn(each, name))))
            return 'your home folder, or what is around it';
        if (names.some((name) => SYSTEM.includes(name)))
            return 'a folder of the system';
        const overlaps = (places) => names.some((name) => places.some((place) => isIn(name, place) || isIn(place, name)));
        const found = closed.find(([places]) => overlaps(places));
        if (found !== undefined)
            return found[1];
        const key = (0,_found_places_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)(path).find((name) => _secret_places_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_NAMES */ .Vx.has(name));
        if (key !== undefined)
            return `a folder with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(key)} in it`;
        return names.some(isSocket) ? 'a socket' : undefined;
    };
}
function isIn(path, folder) {
    return path === folder || path.startsWith(folder === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
function isSocket(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isSocket() === true;
}
/** What is wrong with an entry of `environment.readable`; undefined where it can be opened. */
function readableProblem(path, findClosed) {
    const found = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(path, 200);
    const remedy = 'Name a folder or file with nothing but what commands are to read.';
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path))
        return { found, expected: 'an absolute path', remedy: 'Write the whole path.' };
    if ((0,_found_places_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .MN)(path).length === 0) {
        const expected = 'a folder or file of this machine that you can read';
        return { found: `${found}, which is not there`, expected, remedy: 'Correct the path, or leave it out.' };
    }
    const why = findClosed(path);
    return why === undefined ? undefined : { found: `${found}, ${why}`, expected: 'another place', remedy };
}


/***/ }),

/***/ 40730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SU: () => (/* binding */ CREDENTIAL_FILES),
/* harmony export */   Vx: () => (/* binding */ KEY_NAMES),
/* harmony export */   bl: () => (/* binding */ KEY_PLACES)
/* harmony export */ });
/**
 * Files and folders of a home that hold keys, tokens or passwords. Pure.
 * Invariant: none of the folders is ever opened to a command, also not by `environment.readable`; the files appear empty
 * wherever something around them is open.
 */
/** Folders and files of agents, clouds and keys, below the home. */
const KEY_PLACES = [
    ...['.ssh', '.gnupg', '.pki', '.password-store', '.local/share/keyrings', '.config/op', '.vault-token'],
    ...['.aws', '.azure', '.kube', '.oci', '.config/gcloud', '.config/doctl', '.config/hcloud', '.terraform.d'],
    ...['.boto', '.s3cfg', '.config/rclone', '.databrickscfg', '.fly', '.config/fly', '.docker', '.config/containers'],
    ...['.config/gh', '.config/hub', '.config/glab-cli', '.config/git', '.git-credentials', '.netrc', '_netrc'],
    ...['.claude', '.claude.json', '.config/claude', '.codex', '.gemini', '.copilot', '.config/github-copilot'],
    ...['.config/opencode', '.local/share/opencode', '.cursor', '.config/anthropic', '.config/openai', '.continue'],
    ...['.mozilla', '.thunderbird', '.config/chromium', '.config/google-chrome', '.config/BraveSoftware'],
    ...['.pgpass', '.my.cnf', '.mylogin.cnf', '.kaggle', '.huggingface', '.config/autorize'],
];
/** Settings of tools that may hold keys of registries, below the home. */
const CREDENTIAL_FILES = [
    ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.bunfig.toml', '.config/npm/npmrc', '.config/pnpm/rc'],
    ...['.pypirc', '.pip/pip.conf', '.config/pip/pip.conf', '.config/pypoetry/auth.toml', '.config/pypoetry/config.toml'],
    ...['.config/uv/uv.toml', '.local/share/uv/credentials/credentials.toml', '.condarc', '.conda/.condarc', '.mambarc'],
    ...['.cargo/credentials.toml', '.cargo/credentials', '.cargo/config.toml', '.cargo/config', '.config/go/env'],
    ...['.m2/settings.xml', '.m2/settings-security.xml', '.gradle/gradle.properties', '.sbt/.credentials'],
    ...['.ivy2/.credentials', '.nuget/NuGet.Config', '.nuget/NuGet/NuGet.Config', '.config/NuGet/NuGet.Config'],
    ...['.gem/credentials', '.bundle/config', '.composer/auth.json', '.config/composer/auth.json', '.volta/hooks.json'],
    ...['.cache/huggingface/token', '.cache/huggingface/stored_tokens', '.config/mise/config.toml', '.wandb/settings'],
];
/** Names that say of the folder around them that keys are kept there. */
const KEY_NAMES = new Set([
    ...['.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.netrc', '_netrc', '.git-credentials', '.pgpass'],
    ...['.claude', '.codex', '.gemini', '.env', 'id_rsa', 'id_ed25519', 'id_ecdsa'],
]);


/***/ }),

/***/ 7168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ contradictedKeys),
/* harmony export */   lr: () => (/* binding */ resolveNetwork),
/* harmony export */   xj: () => (/* binding */ resolveTeardown)
/* harmony export */ });
/** The network access of each kind of command. */
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
/** The same for the teardown of the workspace that an agent worked in. */
function resolveTeardown({ own, agent }) {
    return own.teardown ?? accessOf(agent);
}
function accessOf(agent) {
    return agent === 'model' ? 'off' : (agent ?? 'on');
}
// Setup is not among them: `agent.network` goes on to say what the agent has, whatever setup has.
const OF_EVALUATOR = ['guards', 'objective', 'holdout', 'confirm', 'teardown'];
/**
 * The keys of `environment.network` that say something else than the key of the evaluator that is written, too. Takes
 * what a file holds, checked or not.
 */
function contradictedKeys(own, evaluator) {
    if (evaluator === undefined)
        return [];
    return OF_EVALUATOR.filter((name) => own[name] !== undefined && own[name] !== evaluator);
}


/***/ }),

/***/ 12539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ TOOLCHAIN_PARTS)
/* harmony export */ });
const SHIMS = ['bin', 'libexec', 'shims', 'versions', 'version', 'plugins', 'completions'];
const JAVA = {
    at: ['$JAVA_HOME'],
    opens: ['bin', 'conf', 'include', 'jmods', 'jre', 'lib', 'release'],
    sets: ['JAVA_HOME'],
    versions: ['release'],
};
const CONDA = ['bin', 'condabin', 'sbin', 'lib', 'lib64', 'libexec', 'include', 'share', 'etc', 'shell', 'ssl'];
const CONDA_ENVIRONMENT = [...CONDA, 'compiler_compat', 'conda-meta', 'x86_64-conda*', 'aarch64-conda*'];
const TOOLCHAIN_PARTS = {
    rustup: [
        {
            at: ['$RUSTUP_HOME', '~/.rustup'],
            opens: ['toolchains', 'settings.toml', 'update-hashes'],
            sets: ['RUSTUP_HOME'],
            passes: ['RUSTUP_TOOLCHAIN'],
            versions: ['settings.toml', 'toolchains', 'update-hashes/*'],
        },
        {
            at: ['$CARGO_HOME', '~/.cargo'],
            opens: ['bin'],
            layers: [
                ['registry', '.cargo/registry'],
                ['git', '.cargo/git'],
            ],
            keys: ['credentials.toml', 'credentials', 'config.toml', 'config'],
        },
    ],
    pyenv: [
        {
            at: ['$PYENV_ROOT', '~/.pyenv'],
            opens: [...SHIMS, 'pyenv.d'],
            sets: ['PYENV_ROOT'],
            passes: ['PYENV_VERSION'],
            versions: ['version', 'versions'],
        },
    ],
    nvm: [
        {
            at: ['$NVM_DIR', '$XDG_CONFIG_HOME/nvm', '~/.nvm'],
            opens: ['nvm.sh', 'nvm-exec', 'bash_completion', 'alias', 'versions', 'v0*'],
            sets: ['NVM_DIR'],
            versions: ['alias/default', 'versions/*'],
        },
    ],
    volta: [
        {
            at: ['$VOLTA_HOME', '~/.volta'],
            opens: ['bin', 'tools', 'cache', 'layout.v*'],
            sets: ['VOLTA_HOME'],
            versions: ['tools/user/platform.json', 'tools/image/*'],
        },
    ],
    asdf: [
        {
            at: ['$ASDF_DATA_DIR', '~/.asdf'],
            opens: ['bin', 'lib', 'libexec', 'shims', 'plugins', 'installs', 'completions', 'asdf.sh', 'defaults'],
            sets: ['ASDF_DATA_DIR'],
            versions: ['installs/*'],
        },
        { at: ['$ASDF_DIR'], opens: ['bin', 'lib', 'libexec', 'completions', 'asdf.sh', 'defaults'], sets: ['ASDF_DIR'] },
        { at: ['~'], versions: ['.tool-versions'] },
    ],
    mise: [
        {
            at: ['$MISE_DATA_DIR', '$XDG_DATA_HOME/mise', '~/.local/share/mise'],
            opens: ['bin', 'installs', 'plugins', 'shims'],
            sets: ['MISE_DATA_DIR'],
            // A command may run what its checkout says: that is what the sandbox is for.
            gives: { MISE_TRUSTED_CONFIG_PATHS: '/' },
            versions: ['installs/*'],
        },
        { at: ['~'], versions: ['.tool-versions', '.config/mise/config.toml'] },
    ],
    uv: [
        {
            at: ['$UV_PYTHON_INSTALL_DIR', '$XDG_DATA_HOME/uv/python', '~/.local/share/uv/python'],
            opens: [''],
            sets: ['UV_PYTHON_INSTALL_DIR'],
            versions: [''],
        },
        { at: ['$UV_TOOL_DIR', '$XDG_DATA_HOME/uv/tools', '~/.local/share/uv/tools'], opens: [''] },
        { at: ['$UV_CACHE_DIR', '$XDG_CACHE_HOME/uv', '~/.cache/uv'], layers: [['', '.cache/uv']] },
    ],
    sdkman: [
        {
            at: ['$SDKMAN_DIR', '~/.sdkman'],
            opens: ['bin', 'candidates', 'contrib', 'etc', 'ext', 'libexec', 'src', 'var'],
            sets: ['SDKMAN_DIR'],
            versions: ['candidates/*'],
        },
        JAVA,
    ],
    go: [
        {
            at: ['$GOROOT', '<go>', '~/.local/go', '~/go'],
            has: 'VERSION',
            opens: ['api', 'bin', 'lib', 'misc', 'pkg/include', 'pkg/tool', 'src', 'go.env', 'VERSION'],
            versions: ['VERSION'],
            passes: ['GOROOT', 'GOTOOLCHAIN'],
        },
        { at: ['~/sdk'], opens: ['go1*'], versions: [''] },
        { at: ['$GOBIN', '$GOPATH/bin', '~/go/bin'], opens: [''] },
        { at: ['$GOMODCACHE', '$GOPATH/pkg/mod', '~/go/pkg/mod'], layers: [['', 'go/pkg/mod']] },
    ],
    corepack: [
        {
            at: ['$COREPACK_HOME', '$XDG_CACHE_HOME/node/corepack', '~/.cache/node/corepack'],
            layers: [['', '.cache/node/corepack']],
            versions: ['lastKnownGood.json', 'v1/*'],
        },
    ],
    conda: [
        {
            at: ['$CONDA_EXE/../..', '$MAMBA_ROOT_PREFIX', '<conda>', '<mamba>', '<micromamba>']
                .concat(['~/miniconda3', '~/miniforge3', '~/mambaforge', '~/anaconda3', '~/micromamba'])
                .concat(['~/.local/share/mamba']),
            opens: [...CONDA_ENVIRONMENT, 'envs', 'pkgs'],
            passes: ['CONDA_EXE', 'CONDA_PYTHON_EXE', 'CONDA_SHLVL', 'MAMBA_EXE', 'MAMBA_ROOT_PREFIX'],
            keys: ['.condarc', 'condarc', '.mambarc'],
            versions: ['conda-meta', 'envs'],
        },
        {
            at: ['$CONDA_PREFIX'],
            opens: CONDA_ENVIRONMENT,
            sets: ['CONDA_PREFIX'],
            passes: ['CONDA_DEFAULT_ENV'],
            versions: ['conda-meta'],
        },
        { at: ['~/.conda'], opens: ['envs', 'pkgs'], versions: ['envs'] },
    ],
    nix: [
        {
            at: ['~/.nix-profile'],
            opens: ['bin', 'etc', 'include', 'lib', 'libexec', 'share'],
            versions: ['manifest.json'],
        },
        { at: ['$XDG_STATE_HOME/nix/profiles', '~/.local/state/nix/profiles'], opens: [''], versions: [''] },
        { at: ['/nix/store'], passes: ['NIX_PROFILES', 'NIX_PATH', 'LOCALE_ARCHIVE'] },
    ],
    fnm: [
        {
            at: ['$FNM_DIR', '$XDG_DATA_HOME/fnm', '~/.local/share/fnm', '~/.fnm'],
            opens: ['aliases', 'node-versions'],
            sets: ['FNM_DIR'],
            versions: ['aliases', 'node-versions'],
        },
        { at: ['$FNM_MULTISHELL_PATH'], opens: [''], sets: ['FNM_MULTISHELL_PATH'] },
    ],
    rbenv: [
        {
            at: ['$RBENV_ROOT', '~/.rbenv'],
            opens: [...SHIMS, 'rbenv.d'],
            sets: ['RBENV_ROOT'],
            passes: ['RBENV_VERSION'],
            versions: ['version', 'versions'],
        },
    ],
    bun: [
        {
            at: ['$BUN_INSTALL', '~/.bun'],
            opens: ['bin', 'install/global'],
            layers: [['install/cache', '.bun/install/cache']],
        },
    ],
    deno: [
        { at: ['$DENO_INSTALL', '~/.deno'], opens: ['bin'] },
        { at: ['$DENO_DIR', '$XDG_CACHE_HOME/deno', '~/.cache/deno'], layers: [['', '.cache/deno']] },
    ],
    dotnet: [
        {
            at: ['$DOTNET_ROOT', '~/.dotnet'],
            opens: ['dotnet', 'host', 'metadata', 'packs', 'sdk', 'sdk-manifests', 'shared', 'templates', 'tools'],
            sets: ['DOTNET_ROOT'],
            versions: ['sdk', 'shared/*'],
        },
        { at: ['$NUGET_PACKAGES', '~/.nuget/packages'], layers: [['', '.nuget/packages']] },
    ],
    maven: [
        {
            at: ['~/.m2'],
            layers: [
                ['repository', '.m2/repository'],
                ['wrapper', '.m2/wrapper'],
            ],
            keys: ['settings.xml', 'settings-security.xml'],
            versions: ['wrapper/dists/*'],
        },
        { at: ['$MAVEN_HOME', '$M2_HOME'], opens: ['bin', 'boot', 'conf', 'lib'], sets: ['MAVEN_HOME', 'M2_HOME'] },
        // Java takes the home of the account, which the command does not have.
        { at: ['~/.m2', '$MAVEN_HOME', '<mvn>'], gives: { MAVEN_OPTS: '-Duser.home={home}' } },
        JAVA,
    ],
    gradle: [
        {
            at: ['$GRADLE_USER_HOME', '~/.gradle'],
            layers: [
                ['caches', '.gradle/caches'],
                ['jdks', '.gradle/jdks'],
                ['native', '.gradle/native'],
                ['wrapper', '.gradle/wrapper'],
            ],
            keys: ['gradle.properties'],
            gives: { GRADLE_USER_HOME: '{home}/.gradle' },
            versions: ['jdks', 'wrapper/dists/*'],
        },
        { at: ['$GRADLE_HOME'], opens: ['bin', 'init.d', 'lib', 'media'], sets: ['GRADLE_HOME'] },
        JAVA,
    ],
};


/***/ }),

/***/ 55978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ secretNames),
/* harmony export */   Y9: () => (/* binding */ disclosureIssues),
/* harmony export */   nf: () => (/* binding */ writtenVariables)
/* harmony export */ });
// As resolveTable reads it: `$$` is a dollar sign, and everything else after a dollar a reference.
const REFERENCE = /\$\$|\$(?=[A-Za-z_{])/g;
/** The names of the variables whose values come from the user's environment. */
function secretNames(env) {
    return Object.entries(env).flatMap(([name, template]) => [...template.matchAll(REFERENCE)].some(([found]) => found === '$') ? [name] : []);
}
/** The variables that a kind of command gets, as they are written; `isTrusted`: setup that runs nothing but the base. */
function writtenVariables({ env, disclose }, { kind, isTrusted }) {
    if (kind === 'agent')
        return {};
    const secrets = new Set(secretNames(env));
    const disclosed = kind === 'setup' ? [] : (disclose[kind] ?? []);
    const isForCommand = (name) => !secrets.has(name) || (kind === 'setup' && isTrusted) || disclosed.includes(name);
    return Object.fromEntries(Object.entries(env).filter(([name]) => isForCommand(name)));
}
/**
 * What is wrong between the variables and the commands that are to get them: a secret that none gets, a name that is none.
 * `hasTrustedSetup`: setup runs on files of the base alone.
 */
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
/** A walk over JSON of any depth, without recursion. Pure. */

/** Every object in a value, itself included; what lies below keys of `opaque` is left out. */
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

/***/ 2908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ renderCoreList),
/* harmony export */   DA: () => (/* binding */ usableCores),
/* harmony export */   Hl: () => (/* binding */ bindToCores),
/* harmony export */   xG: () => (/* binding */ checkCores),
/* harmony export */   z6: () => (/* binding */ requireTaskset)
/* harmony export */ });
/* unused harmony export parseCoreList */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92717);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);
/**
 * Cores that commands run on.
 * Invariant: a command is bound to its cores before it begins, by the program that becomes it, and its children inherit
 * that. In bubblewrap it cannot leave them (system-call-rules.ts); at other levels a program that asks for others gets
 * them.
 */




/** Numbers of the cores that this process may use; none where the system does not say. */
function usableCores() {
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .isLinux */ .j)())
        return [];
    try {
        const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/status', 'latin1'))?.[1];
        return list === undefined ? [] : parseCoreList(list);
    }
    catch {
        // A Linux that does not show it.
        return [];
    }
}
/** `0-2,5` as numbers. */
function parseCoreList(list) {
    return list.split(',').flatMap((part) => {
        const [first = 0, last = first] = part.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
}
/** Numbers as `0-2,5`. */
function renderCoreList(cores) {
    const sorted = [...new Set(cores)].sort((one, other) => one - other);
    const parts = [];
    for (const core of sorted) {
        const part = parts.at(-1);
        if (part !== undefined && part[1] === core - 1)
            part[1] = core;
        else
            parts.push([core, core]);
    }
    return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
/** What is wrong with core numbers on this machine. */
function checkCores(cores, usable = usableCores()) {
    const missing = cores.filter((core) => !usable.includes(core));
    if (missing.length === 0)
        return [];
    const found = `${missing.length === 1 ? 'core' : 'cores'} ${renderCoreList(missing)}`;
    const expected = `cores that this process may use: ${renderCoreList(usable) || 'none are known'}`;
    return [{ found, expected, remedy: 'Name cores of this machine, or leave the key out.' }];
}
/** The program that binds commands to cores. */
function requireTaskset() {
    const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__/* .findSystemProgram */ .FG)('taskset');
    if (program !== undefined)
        return program;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({
        message: 'environment.cpus needs the program "taskset", which is not installed',
        remedy: 'Install it: sudo apt-get install util-linux, or leave environment.cpus out.',
    });
}
/** What stands before a command that is bound to cores. */
function bindToCores(binding) {
    if (binding === undefined)
        return [];
    const mask = binding.cores.reduce((bits, core) => bits | (1n << BigInt(core)), 0n);
    // As a number: a list of cores is not known to every taskset.
    return [binding.taskset, `0x${mask.toString(16)}`];
}


/***/ }),

/***/ 22989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ checkReferences),
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Cm: () => (/* binding */ isSupervisorsOwn),
/* harmony export */   K6: () => (/* binding */ referencedValues),
/* harmony export */   NC: () => (/* binding */ resolveTable),
/* harmony export */   TS: () => (/* binding */ referredName),
/* harmony export */   WY: () => (/* binding */ resolveText),
/* harmony export */   lg: () => (/* binding */ missingReferences),
/* harmony export */   ms: () => (/* binding */ requireTable),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/**
 * What an agent sees of the supervisor's environment.
 * Invariant: nothing but the pass-list and what the configuration names; never a variable that holds the runner's
 * tokens or names its command files, not even when it is asked for. Pure: environments come and go as values.
 */

/** Marks every process of a run, so that leftovers are found after a crash where no namespace holds them. */
const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
// Without a PATH even the shell's own default differs from machine to machine.
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
/** Whether a variable belongs to the supervisor alone: a token of the runner, or a file that it takes commands from. */
function isSupervisorsOwn(name) {
    // Names of inputs keep the case that the workflow's author wrote.
    const upper = name.toUpperCase();
    return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
/** A table's values as `resolveTable` has them; throws a ContractError with every problem, of `file` where there is one. */
function requireTable(table, { file, ...where }) {
    const resolved = resolveTable(table, where);
    if ('values' in resolved)
        return resolved.values;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(resolved.problems.map((problem) => (file === undefined ? problem : { file, ...problem })));
}
/** Replaces `$NAME` and `${NAME}` in a table's values from the supervisor's environment; `$$` is a dollar sign. */
function resolveTable(table, { parentEnv, path, }) {
    const problems = [];
    const values = {};
    for (const [name, template] of Object.entries(table)) {
        const issue = nameProblem(name);
        if (issue !== undefined)
            problems.push({ path, ...issue });
        values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
            if (written === '$$')
                return '$';
            const wanted = braced ?? bare ?? '';
            const value = Object.hasOwn(parentEnv, wanted) ? parentEnv[wanted] : undefined;
            const wrong = referenceProblem(wanted, value);
            if (wrong !== undefined)
                problems.push({ path: `${path}.${name}`, ...wrong });
            return value ?? '';
        });
        if (values[name].includes('\0'))
            problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
    }
    return problems.length === 0 ? { values } : { problems };
}
// What the runner says of itself, such as a folder's path, is in many places by chance.
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;
/** The names of variables that a table refers to and that have no value here. A secret that a fork does not get is empty. */
function missingReferences(table, parentEnv) {
    return namesIn(table).filter((name) => !Object.hasOwn(parentEnv, name) || (parentEnv[name] ?? '').trim() === '');
}
function namesIn(table) {
    const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
    return [...new Set(names)];
}
/**
 * What a table takes from the supervisor's environment, which may be a key: values of variables as they are there. What is
 * written in the table itself, such as the name of a model, everybody can read who reads the file.
 */
function referencedValues(table, parentEnv) {
    return namesIn(table).flatMap((name) => {
        const value = Object.hasOwn(parentEnv, name) && !OF_THE_RUNNER.test(name) ? parentEnv[name] : undefined;
        return value === undefined || value === '' ? [] : [value];
    });
}
const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;
/** The variable that a text is nothing but a reference to; undefined for every other text. */
function referredName(text) {
    const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
    return braced ?? bare;
}
/** A text that may be a reference as a whole: as it is written, else the variable's value, which must not be blank. */
function resolveText(text, parentEnv) {
    const name = referredName(text);
    if (name === undefined)
        return { value: text };
    const found = `$${name}`;
    if (isSupervisorsOwn(name))
        return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
    const value = Object.hasOwn(parentEnv, name) ? parentEnv[name] : undefined;
    if (value !== undefined && value.trim() !== '')
        return { value };
    const state = value === undefined ? 'not set' : 'blank';
    const expected = 'a variable of this environment that is not blank';
    return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}
/** What is wrong with such a reference; nothing where a text is none. */
function checkReferences(parentEnv) {
    return (text) => {
        const resolved = resolveText(text, parentEnv);
        return 'problem' in resolved ? [resolved.problem] : [];
    };
}
const NOT_THE_RUNNERS = "a variable that is not the runner's own";
const NUL_PROBLEM = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };
function nameProblem(name) {
    if (!NAME.test(name)) {
        return {
            found: JSON.stringify(name),
            expected: 'the name of a variable',
            remedy: 'Use letters, digits and "_", not beginning with a digit.',
        };
    }
    if (!OURS.has(name))
        return undefined;
    return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}
function referenceProblem(name, value) {
    const found = `$${name}`;
    if (isSupervisorsOwn(name)) {
        return {
            found,
            expected: NOT_THE_RUNNERS,
            remedy: 'Give the agent a key of its own under another name; tokens of the runner never reach it.',
        };
    }
    if (value !== undefined)
        return undefined;
    return {
        found: `${found}, which is not set`,
        expected: 'a variable of this environment',
        remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
    };
}
/** The whole environment of an agent; the run's marker is added where the process is made. */
function buildEnvironment({ parentEnv, variables, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...variables, HOME: home, TMPDIR: temporary };
}


/***/ }),

/***/ 80829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ writeGitFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Git directories of ours, as `git init` makes them, without a process. */


/** Makes a folder a git directory, but for its objects and refs. */
function writeGitFolder(gitDir, { objectFormat, commit }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(gitDir, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
    if (objectFormat === 'sha1')
        return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}


/***/ }),

/***/ 13096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   Rr: () => (/* binding */ listStores),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   bJ: () => (/* binding */ runGitSync),
/* harmony export */   sW: () => (/* binding */ removeStaleLocks),
/* harmony export */   uD: () => (/* binding */ bindGit),
/* harmony export */   wx: () => (/* binding */ MAX_STDERR_CHARS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95808);
/**
 * Git, bound to directories of ours.
 * Invariant: git reads configuration, hooks, attributes and refs from the private git directory only, and nothing of
 * the environment; what lies in a work tree or in the user's .git is data, whatever an agent put there.
 * Crash of git: it may leave a lock file in the private directory, which the holder of the run lock may remove.
 * Trade-off: no filters (LFS, line ends) on the way in or out: what is captured and judged are the bytes on the disk.
 */





/** A git command that did not do its work; holds what it said. */
class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW {
    command;
    gitExit;
    stderr;
    #lacksRoom;
    /** `lacksRoom`: where git wrote there is none, whatever it said. */
    constructor(command, gitExit, stderr, lacksRoom = false) {
        const message = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(stderr.trim(), 500)}`;
        super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.precondition, {
            message: `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(command.join(' '), 200)} ended with ${gitExit}${message}`,
            remedy: 'Read the message of git; `git fsck` checks whether the repository is whole.',
        });
        this.command = command;
        this.gitExit = gitExit;
        this.stderr = stderr;
        this.#lacksRoom = lacksRoom;
    }
    /** Whether somebody else ended this git, so that it says nothing of what it read. */
    get isKilled() {
        return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
    }
    /** Whether it was ended since its answer is longer than `maxBytes`. */
    get isTooLong() {
        return String(this.gitExit).startsWith('an answer of more than');
    }
    /** Whether there was no room for what git had to write. */
    get isDiskFull() {
        return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
    }
}
// Of some files git says that it could not write them, and not why.
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
// Less than any git needs that has something to write.
const LEAST_ROOM_BYTES = 64 * 1024;
/** Whether what git could not write lies where there is no room. */
function lacksRoom(stderr, env) {
    if (!UNWRITTEN.test(stderr))
        return false;
    const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
    // The refs may be a link to somebody else's.
    const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(GIT_INDEX_FILE)];
    return places.some((place) => {
        try {
            if (place === undefined)
                return false;
            const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
            return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
        }
        catch {
            // Not there: what git said stands.
            return false;
        }
    });
}
/** Largest answer that is read, in bytes; a list of paths of a very large tree stays below. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Where the reading of an error text stops, give or take a block. */
const MAX_STDERR_CHARS = 64 * 1024;
// Defaults that the machine's git may have otherwise, by its build or its configuration; the private config file is ours.
const SETTINGS = [
    'core.hooksPath=/dev/null',
    // By itself git leaves a ref that it has written to the system's leisure: a loss of power may tear it.
    'core.fsync=reference',
    // A user's git holds the lock of a ref for a moment.
    'core.filesRefLockTimeout=1000',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'index.version=2',
    'index.sparse=false',
    'index.skipHash=false',
    'core.precomposeUnicode=false',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.quotePath=false',
    'core.sparseCheckout=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'credential.helper=',
    'diff.external=',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.allow=never',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
    'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
// An empty helper takes those of the user away.
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
    '-c',
    each,
]);
/** Binds git to a place. */
function bindGit(paths) {
    const env = environmentOf(paths);
    // With a folder of ours as working directory, no file of a work tree is ever taken for an argument's path.
    const cwd = paths.workTree ?? paths.gitDir;
    const overrides = overridesOf(paths);
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
/** The same in one breath, where nobody can wait; the exit code. */
function runGitSync(paths, args) {
    const { workTree, gitDir } = paths;
    const all = [...overridesOf(paths), ...args];
    return ((0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgramSync */ .x6)({ program: 'git', args: all, cwd: workTree ?? gitDir, env: environmentOf(paths) }).exitCode ?? 1);
}
function overridesOf({ network }) {
    const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
    return [...own, ...networkOverrides(network)];
}
/** A redirect would carry the header to whoever the server names. */
function networkOverrides(network) {
    if (network === undefined)
        return [];
    const settings = [
        `protocol.${network.protocol}.allow=always`,
        ...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
        'http.lowSpeedLimit=1000',
        'http.lowSpeedTime=60',
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
    if (network === undefined)
        return {};
    const header = network.header === undefined
        ? {}
        : { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
    return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
    return {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        HOME: home,
        XDG_CONFIG_HOME: home,
        GIT_DIR: gitDir,
        GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'),
        ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
        ...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
        ...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ADVICE: '0',
        GIT_PAGER: 'cat',
        GIT_EDITOR: 'false',
        ...networkEnvironment(network),
    };
}
/** Object stores as the environment of a git names them: a path that holds the separator is quoted as C would. */
function listStores(paths) {
    return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
async function runGit({ args, call, env, cwd, overrides }) {
    const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
    if (cutOff?.aborted === true)
        throw new GitError(args, 'being cut off', '');
    const [program = 'git', ...before] = limitedGit(call);
    const all = [...before, ...overrides, ...args];
    const limits = { maxBytes, maxStderrChars: MAX_STDERR_CHARS, timeoutMs, cutOff };
    const end = await (0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgram */ .mB)({ program, args: all, cwd, env, input, ...limits });
    const { exitCode, signal, stdout, stderr, failure, limit } = end;
    if (failure !== undefined)
        throw new GitError(args, failure.message, '');
    if (limit === 'size')
        throw new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr);
    if (exitCode === undefined || !allowed.includes(exitCode)) {
        const gitExit = exitCode ?? `${signal}${limit === 'time' ? ' of its limit' : ''}`;
        throw new GitError(args, gitExit, stderr, lacksRoom(stderr, env));
    }
    return { exitCode, stdout, stderr, lacksRoom: exitCode !== 0 && lacksRoom(stderr, env) };
}
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;
/** Git as a command line, with a shell before it that sets its limit. */
function limitedGit({ maxFileBytes }) {
    if (maxFileBytes === undefined)
        return ['git'];
    return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
/** What a command says in one line, e.g. an id. */
async function gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
function removeStaleLocks(gitDir) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
    const locks = entries
        .filter(({ name }) => name.endsWith('.lock'))
        .map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name));
    for (const path of locks)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    return locks.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(gitDir, path));
}


/***/ }),

/***/ 59295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ openJournal)
/* harmony export */ });
/* unused harmony export Journal */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61739);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
/**
 * An append-only file of hash-chained records, one JSON object a line.
 * Invariant: a record that `append` returned is on the disk, whole, and stays; what is on the disk is what we wrote.
 * Crash inside a write: a torn last line, cut at the next open. Crash before the sync: the record may be there or not,
 * and nobody has heard of it. Write failed (full disk): the file is cut back to its last good length, the journal goes
 * on. Sync failed: never retried (the kernel may have dropped the pages), the journal is closed for good; the next open
 * reads what is really there. Before each append the whole file is read and compared with what we wrote: a few
 * milliseconds for 10,000 records, and an edit by anyone else stops the run instead of being built upon.
 */








/**
 * Opens a journal, creating it where it is missing; cuts a torn last line. Throws a ContractError that names the line
 * when the chain is broken. The caller holds the lock: only the `tampered` error of the second shows that there are two writers.
 */
function openJournal(paths) {
    const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
    try {
        // Always, not only when it is new: an earlier run may have died between the two.
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(paths.path));
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-create');
        return new Journal(paths, descriptor);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        throw error;
    }
}
class Journal {
    /** Bytes of a torn last line that the open cut off. */
    cutBytes;
    #place;
    #hash;
    #records;
    #descriptor;
    #head;
    #length;
    #redact = (fields) => fields;
    constructor(paths, descriptor) {
        const bytes = readAll(descriptor);
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'corrupt')
            throw corruptLine(paths, parsed);
        if (parsed.tornBytes > 0) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(descriptor, parsed.soundBytes);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        this.#place = paths;
        this.#descriptor = descriptor;
        this.#head = parsed.head;
        this.#length = parsed.soundBytes;
        this.#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes.subarray(0, parsed.soundBytes));
        this.#records = [...parsed.records];
        this.cutBytes = parsed.tornBytes;
    }
    /** What the file held at the open and what was appended since, oldest first. */
    get records() {
        return this.#records;
    }
    /** The seq and prev of the next record. */
    get head() {
        return this.#head;
    }
    /** From now on records are written without what is secret: what is on the disk cannot be changed any more. */
    redactWith(search) {
        this.#redact = (fields) => search.redactDeep(fields);
    }
    /** Appends one record; when it returns, the record is on the disk. */
    append(fields) {
        const descriptor = this.#open();
        const { record, line, next } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .sealRecord */ .xe)(this.#redact(fields), this.#head);
        const bytes = Buffer.from(line);
        this.#refuseEdits(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:before-write');
        this.#write(descriptor, bytes);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-write');
        this.#sync(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-sync');
        this.#length += bytes.length;
        this.#hash.update(bytes);
        this.#head = next;
        this.#records.push(record);
        return record;
    }
    [Symbol.dispose]() {
        if (this.#descriptor !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#descriptor);
        this.#descriptor = undefined;
    }
    #open() {
        if (this.#descriptor !== undefined)
            return this.#descriptor;
        throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
    }
    #write(descriptor, bytes) {
        try {
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAll */ .f4)(descriptor, bytes);
        }
        catch (error) {
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(descriptor, this.#length);
            }
            catch {
                // What is torn stays for the next open to cut; the failed write is the news.
                this[Symbol.dispose]();
            }
            throw this.#error((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isNoRoom */ .Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)})`, error, 'Make room on the disk, then resume.');
        }
    }
    #sync(descriptor) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        catch (error) {
            this[Symbol.dispose]();
            const found = `could not be made durable (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)})`;
            throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
        }
    }
    /** Throws `tampered` when the file is not byte for byte what we wrote, or its name leads to another one. */
    #refuseEdits(descriptor) {
        const ours = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(this.#place.path, { throwIfNoEntry: false });
        const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === this.#length;
        if (isSame && sameDigest(readAll(descriptor), this.#hash))
            return;
        this[Symbol.dispose]();
        throw this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
    }
    #error(code, found, cause, remedy) {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW(code, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
    }
}
function sameDigest(bytes, hash) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest().equals(hash.copy().digest());
}
function corruptLine(paths, { line, why }) {
    const { shown: file, remedy } = paths;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ContractError */ .Vl([
        { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
    ]);
}
function readAll(descriptor) {
    const bytes = Buffer.allocUnsafe((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size);
    let at = 0;
    while (at < bytes.length) {
        const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, bytes, at, bytes.length - at, at);
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
/**
 * Files of ours inside a user's repository: records, state, locks.
 * Invariant: what a clone or somebody else put in their place is never followed or opened: a link, a pipe, a device, a
 * folder where a file belongs. It is an error that names each such path, before anything is read or written there.
 * Trade-off: who can write in the repository while a command runs can exchange a file between the look and the opening;
 * records are therefore opened without following a link at their own name as well.
 */





// One is enough to act on; a hundred thousand help nobody.
const MAX_SHOWN = 20;
/** Throws where a path of a store is anything but what it should be; the error names each of them. */
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
    // Those above first: what lies behind a link is not looked at.
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
/** What lies at a path; undefined for nothing, and for what cannot be looked at: opening it says why. */
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
        // Gone again, or not to be read: that it is a link says enough.
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
        // Not there, or shut: whoever opens a file in it says so.
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
/** A file of ours, whole; undefined where there is none. Throws where something else took its place. */
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

/***/ 92717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readPlatform),
/* harmony export */   j: () => (/* binding */ isLinux)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/**
 * Which system this process takes itself to be on; everything that only some systems have asks here.
 * Invariant: nothing that only Linux has (/proc, control groups, namespaces, flock(1), GNU's options) is used elsewhere.
 * `AUTORIZE_PLATFORM=portable` makes Linux pretend to have none of it, so that the paths of other systems run here, too.
 */

const VARIABLE = 'AUTORIZE_PLATFORM';
/** The platform of this process. */
function readPlatform({ system, named } = { system: process.platform, named: process.env[VARIABLE] }) {
    if (named === undefined || named === '')
        return system === 'linux' || system === 'darwin' ? system : 'portable';
    if (named === 'portable')
        return named;
    const expected = `"portable", or no ${VARIABLE} at all`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb([{ path: VARIABLE, found: named, expected, remedy: 'Unset it.' }]);
}
/** Whether the facilities of Linux are here, and are to be used. */
function isLinux() {
    return readPlatform() === 'linux';
}


/***/ }),

/***/ 39058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ SYSTEM_FOLDERS),
/* harmony export */   FG: () => (/* binding */ findSystemProgram),
/* harmony export */   Vd: () => (/* binding */ isProgram),
/* harmony export */   aY: () => (/* binding */ findOnPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/**
 * Programs as a shell finds them.
 * Invariant: only looked for; nothing is run. A name with a slash is a path and is on no PATH.
 */


/** Where a program is on a PATH; undefined when it is not. Folders that are relative are left out: they differ by place. */
function findOnPath(name, path) {
    if (name === '' || name.includes('/'))
        return undefined;
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
/** Where programs of the system are. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
/** A program of the system, by its absolute path: a folder of the PATH may be writable to an agent. */
function findSystemProgram(name, folders = SYSTEM_FOLDERS) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
/** Whether a file is there that this user may run. */
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        // Absent or not ours to run: the same to us.
        return false;
    }
}


/***/ }),

/***/ 95808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ startProgram),
/* harmony export */   mB: () => (/* binding */ runProgram),
/* harmony export */   x6: () => (/* binding */ runProgramSync)
/* harmony export */ });
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4434);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);




const STARTED = {
    extendEnv: false,
    reject: false,
    // A program of ours outlives us by what it still has to write, not by a signal in the middle of it.
    cleanup: false,
    buffer: false,
    encoding: 'buffer',
    stdin: 'pipe',
    // Else NODE_DEBUG would have command lines printed.
    verbose: 'none',
};
function callExeca({ program, args, ...options }) {
    return (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)(program, args, { ...options, ...STARTED });
}
/** Starts a program whose streams the caller reads at once; throws where it does not start. */
async function startProgram(request) {
    let made;
    const notice = (message) => {
        made = message.process;
    };
    let child;
    let failure;
    (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('child_process', notice);
    try {
        child = callExeca(request);
    }
    catch (error) {
        failure = error;
    }
    finally {
        (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.unsubscribe)('child_process', notice);
    }
    // Short of descriptors, Node makes no streams. Execa then throws, and the cause comes as an event of the process,
    // which would end ours if nobody heard it.
    if (child === undefined)
        throw made === undefined ? failure : (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(made, 'error'))[0];
    if (child.pid === undefined)
        throw (await child).cause;
    return { child };
}
/** Runs a program to its end. Never rejects: whatever became of it is in the answer. */
async function runProgram(request) {
    const { input = '', maxBytes, maxStderrChars, timeoutMs, cutOff, ...start } = request;
    const detached = timeoutMs !== undefined || cutOff !== undefined;
    let child;
    try {
        ({ child } = await startProgram({ ...start, detached }));
    }
    catch (error) {
        return unstarted(error);
    }
    const blocks = [];
    let size = 0;
    let stderr = '';
    let limit;
    const end = (reached) => {
        limit ??= reached;
        if (detached && child.pid !== undefined)
            (0,_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .sendSignal */ .v)(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    };
    const endInTime = () => end('time');
    const timer = timeoutMs === undefined ? undefined : setTimeout(endInTime, timeoutMs);
    cutOff?.addEventListener('abort', endInTime);
    if (cutOff?.aborted === true)
        endInTime();
    child.stdout.on('data', (block) => {
        size += block.length;
        if (size <= maxBytes)
            blocks.push(block);
        else
            end('size');
    });
    child.stderr.on('data', (block) => {
        if (stderr.length < maxStderrChars)
            stderr += block.toString();
    });
    child.stdin.end(input);
    const { exitCode, signal } = await child;
    clearTimeout(timer);
    cutOff?.removeEventListener('abort', endInTime);
    return { exitCode, signal, stdout: Buffer.concat(blocks), stderr, failure: undefined, limit };
}
function unstarted(cause) {
    const failure = cause instanceof Error ? cause : new Error(String(cause));
    return { exitCode: undefined, signal: undefined, stdout: Buffer.alloc(0), stderr: '', failure, limit: undefined };
}
/** Runs a program whose answer is short, while nothing else can happen. */
function runProgramSync(request) {
    const { program, args, cwd, env, timeoutMs } = request;
    const options = { cwd, env, extendEnv: false, reject: false, stdin: 'ignore', verbose: 'none' };
    const limit = timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' };
    const { exitCode, signal, stdout, stderr, cause } = (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execaSync */ .Kc)(program, args, { ...options, ...limit });
    const failure = exitCode === undefined && signal === undefined && cause instanceof Error ? cause : undefined;
    return { exitCode, signal, stdout, stderr, failure };
}


/***/ }),

/***/ 83144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ moveRef),
/* harmony export */   Wz: () => (/* binding */ findBranches),
/* harmony export */   sg: () => (/* binding */ readRef)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
/**
 * Refs, by their full names.
 * Invariant: a ref moves by one compare-and-swap, and by nothing else; who comes too late learns where it is.
 */

/** Moves a ref if it is where it should be: the commit point of an accepted change. Says where it is when it is not. */
async function moveRef(git, { ref, from, to }) {
    const old = from ?? '0'.repeat(to.length);
    const args = ['update-ref', '--no-deref', ref, to, old];
    const { exitCode, stderr, lacksRoom } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return { kind: 'done' };
    const actual = await readRef(git, ref);
    if (actual !== from)
        return { kind: 'moved', actual };
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(args, exitCode, stderr, lacksRoom);
}
/** The commit that a full ref name is at, or undefined when there is no such ref. */
async function readRef(git, ref) {
    const args = ['show-ref', '--verify', '--hash', '--', ref];
    const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return stdout.toString().trim();
    if (stderr.includes('not a valid ref'))
        return undefined;
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(args, exitCode, stderr);
}
/** Finds branches by a short name or a pattern of one, the local ones first. */
async function findBranches(git, pattern) {
    const { stdout } = await git([
        'for-each-ref',
        '--format=%(objectname) %(refname)',
        `refs/heads/${pattern}`,
        `refs/remotes/*/${pattern}`,
    ]);
    return stdout
        .toString()
        .split('\n')
        .flatMap((line) => {
        const [, commit = '', kind, shown = ''] = /^(\S+) refs\/(heads|remotes)\/(.+)$/.exec(line) ?? [];
        if (kind === undefined)
            return [];
        const isLocal = kind === 'heads';
        return [{ shown, branch: isLocal ? shown : shown.slice(shown.indexOf('/') + 1), commit, isLocal }];
    });
}


/***/ }),

/***/ 48951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
/**
 * Files that lie where a command could reach them, and put something else in their place.
 * Invariant: a link is not followed, a pipe is not waited for.
 */


// Gone, a link, a socket, or not to be read any more: what a command can make of a path. The rest is the machine's.
const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
/** Reads at most so many bytes of a regular file, from its start or its end; undefined where the path holds no such file. */
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

/***/ 8538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isThere),
/* harmony export */   v: () => (/* binding */ sendSignal)
/* harmony export */ });
/** Signals to processes that may be gone. */
/** Sends a signal; a process that is gone by then needs none. A negative id is a process group. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        // EPERM: it took another user's identity (a setuid program); what holds it then is its namespace, not a signal.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
/** Whether there is a process of an id, be it a zombie. */
function isThere(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
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
/**
 * Files of ours that come into a folder of the work tree all at once, with the branch that they speak of.
 * Invariant: before the commit point nobody sees any of them, after it everybody sees all: the commit point is a mark in
 * the git directory, which no content of a repository can hold, and whoever opens the folder finishes what the mark
 * says. Each staged file is consumed by one rename, so that a reader that finishes late overwrites nothing.
 * Crash before the mark: a staging folder is left, which the next one removes. After it: finished by the next command.
 */











const PREFIX = '.pull-';
/** Makes an empty folder for files to come, beside where they will be; leftovers of killed ones are removed. */
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
/** Brings staged files and branch into place; from here on they are there, whatever happens. */
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
/** Finishes what a killed command had committed to; does nothing otherwise. */
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
    // Elsewhere by now: somebody moved it, and verify reports that.
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
/** Another process may finish the same: whichever comes first moves the file. */
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
/** Makes the files of a folder, and their names, outlast a loss of power. */
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

/***/ 63342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ requireHead),
/* harmony export */   IG: () => (/* binding */ moveRefSync),
/* harmony export */   IW: () => (/* binding */ requireNotOvertaken),
/* harmony export */   TQ: () => (/* binding */ readBranchFile),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Wf: () => (/* binding */ requireNotCheckedOut),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   kB: () => (/* binding */ bindRefs),
/* harmony export */   ro: () => (/* binding */ openRefs),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80829);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83144);
/**
 * The user's repository, as far as a run looks at it.
 * Invariant: no configuration, hook or attribute of it is ever in force: it is found by reading files, its objects and
 * refs are reached from a git directory of ours whose `refs` lead there, and the format of its config file is all that
 * is asked of it. An agent that can write there can spoil its own objects, not make us run anything.
 */







/** Finds the repository that a folder is in, by its files alone; throws when there is none that can be worked with. */
function findRepository(from, { allowsBare = false } = {}) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
            return readRepository(folder, dotGit);
        if (isBare(folder) && allowsBare)
            return readRepository(folder, folder);
        if (isBare(folder)) {
            throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
        }
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
            throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
    }
}
/** Whether a folder is a git directory by itself, by the rule of git. */
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
    const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit).isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
    const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'commondir'), /^(.+)$/m));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
        throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
    }
    const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'config'), 'utf8');
    return {
        folder,
        commonDir,
        gitDir,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'objects'),
        objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
        head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
    };
}
function pointer(path, pattern) {
    const found = pattern.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    if (found === undefined)
        throw refused(`"${path}" is not a valid git file`, 'Check the repository: git status');
    return found.trimEnd();
}
function refused(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, { message, remedy });
}
/** Git on the user's refs and objects, from a git directory of ours that is created in `folder`. */
function bindRefs(repository, { folder, home }) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ ...locateRefs(repository, folder), home });
}
function locateRefs({ commonDir, objects, objectFormat }, folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGitFolder */ .e)(folder, { objectFormat });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'packed-refs'));
    return { gitDir: folder, objects };
}
/** What HEAD of each work tree of the repository says now, the linked ones too. */
function listHeads({ folder, commonDir, gitDir, }) {
    const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'worktrees');
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
    const others = [
        { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'HEAD') },
        ...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(linked, name, 'HEAD') })),
    ];
    const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
    return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
/**
 * Throws where a work tree of the repository has a branch checked out that a run moves: the next commit there would undo
 * what the run accepted. To be asked before a run begins, and right before each move.
 */
function requireNotCheckedOut(repository, ref) {
    const holder = findHolder(repository, ref);
    if (holder === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
        remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
    });
}
/** Throws where a work tree switched to the branch in the very moment that it moved: its files are those of before. */
function requireNotOvertaken(repository, { ref, from, to }) {
    const holder = findHolder(repository, ref);
    if (holder === undefined || from === undefined)
        return;
    const folder = JSON.stringify(holder);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
        remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
    });
}
function findHolder(repository, ref) {
    return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
/** The commit that a branch is at, by the files alone; undefined where there is no such branch. */
function readBranchFile({ commonDir }, branch) {
    const ref = `refs/heads/${branch}`;
    const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
        return loose;
    const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs')) ?? '';
    return packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
}
function readText(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
/** The commit that HEAD of the user's work tree is at, or undefined before the first commit. */
async function readHead(repository, git) {
    return repository.head.startsWith('refs/') ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .readRef */ .sg)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
    const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home')];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
    return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
/** The commit that HEAD is at; throws before the first commit. */
async function requireHead(repository, refs) {
    const head = await readHead(repository, refs);
    if (head !== undefined)
        return head;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `"${repository.folder}" has no commit yet; a run starts from one`,
        remedy: 'Create one: git add -A && git commit',
    });
}
/** Moves a ref without waiting for anything, where it is where it should be; whether it is there now. */
function moveRefSync(repository, { ref, from, to }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-ref-'));
    try {
        const place = { ...locateRefs(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs')), home: folder };
        return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitSync */ .bJ)(place, ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)]) === 0;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}


/***/ })

};


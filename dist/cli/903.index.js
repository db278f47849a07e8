export const id = 903;
export const ids = [903,421];
export const modules = {

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
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


/***/ }),

/***/ 9533:
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

/***/ 5379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ countHunkLines),
/* harmony export */   Xo: () => (/* binding */ growthOf),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
/** What a diff adds and takes away: lines of hunks alone, whatever a file's own lines look like. */
function countLines(diff) {
    const { hunks } = splitDiff(diff);
    return {
        added: hunks.filter((line) => line.startsWith('+')).length,
        removed: hunks.filter((line) => line.startsWith('-')).length,
    };
}
/** The same in all, of a diff without context (`--unified=0`), by the heads of its hunks: no other line begins with `@@`. */
function countHunkLines(diff) {
    const mark = '\n@@ -';
    let sum = 0;
    for (let at = diff.indexOf(mark); at !== -1; at = diff.indexOf(mark, at + mark.length)) {
        const head = diff.toString('latin1', at + 1, at + MAX_HEAD_BYTES);
        const [, removed = '1', added = '1'] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(head) ?? [];
        sum += Number(removed) + Number(added);
    }
    return sum;
}
// Four numbers and what stands between them.
const MAX_HEAD_BYTES = 100;
/** How much larger a diff makes what it is of; undefined: it does not hold all of it as text. */
function growthOf(diff) {
    const { hunks, heads } = splitDiff(diff);
    const isPartial = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)160000$/.test(line));
    const isText = diff === '' || (diff.startsWith('diff --git ') && !diff.includes('\ufffd'));
    if (isPartial || !isText)
        return undefined;
    let [lines, bytes, last] = [0, 0, 0];
    for (const line of hunks) {
        if (line.startsWith('\\')) {
            bytes -= last;
            continue;
        }
        last = line.startsWith('+') ? 1 : line.startsWith('-') ? -1 : 0;
        lines += last;
        // With the end of the line in the place of its sign.
        bytes += last * Buffer.byteLength(line);
    }
    return { lines, bytes };
}
function splitDiff(diff) {
    const hunks = [];
    const heads = [];
    let isInHunk = false;
    for (const line of diff.split('\n')) {
        if (line.startsWith('diff --git '))
            isInHunk = false;
        if (line.startsWith('@@ '))
            isInHunk = true;
        else
            (isInHunk ? hunks : heads).push(line);
    }
    return { hunks, heads };
}


/***/ }),

/***/ 5902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   P: () => (/* binding */ renderDuration)
/* harmony export */ });
const UNITS = {
    ms: 1,
    msec: 1,
    s: 1000,
    sec: 1000,
    secs: 1000,
    second: 1000,
    seconds: 1000,
    m: 60_000,
    min: 60_000,
    mins: 60_000,
    minute: 60_000,
    minutes: 60_000,
    h: 3_600_000,
    hr: 3_600_000,
    hrs: 3_600_000,
    hour: 3_600_000,
    hours: 3_600_000,
    d: 86_400_000,
    day: 86_400_000,
    days: 86_400_000,
    w: 604_800_000,
    week: 604_800_000,
    weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
/** Reads `90s`, `5m`, `1h30m` or `2days` into milliseconds; undefined when the text is no such duration. */
function parseDuration(text) {
    if (!WHOLE.test(text))
        return undefined;
    let total = 0;
    for (const [, count = '', unit = ''] of text.matchAll(PART)) {
        const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
        if (factor === undefined)
            return undefined;
        total += Number(count) * factor;
    }
    return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['m', 60_000],
    ['s', 1000],
    ['ms', 1],
];
/** Prints whole milliseconds so that parseDuration reads the same number again: `1h30m`, `1m30s`, `0s`. */
function renderDuration(ms) {
    let left = Math.max(0, Math.round(ms));
    let text = '';
    for (const [unit, size] of SHOWN) {
        const count = Math.floor(left / size);
        if (count > 0)
            text += `${count}${unit}`;
        left -= count * size;
    }
    return text === '' ? '0s' : text;
}


/***/ }),

/***/ 4379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ FILE_LIST),
/* harmony export */   r: () => (/* binding */ decodeFileList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/** The list of the files of an attempt, with their digests, as it lies beside them. Pure. */

/** Its name. */
const FILE_LIST = 'files.json';
const fileListSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }));
/** The list that a file holds; undefined where it holds none: a digest does not say that somebody wrote a list. */
function decodeFileList(bytes) {
    try {
        return fileListSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
    }
    catch {
        // The caller says what is wrong with it.
        return undefined;
    }
}


/***/ }),

/***/ 7785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findingsOf),
/* harmony export */   v: () => (/* binding */ isAllSound)
/* harmony export */ });
/** Whether all that has to hold does. */
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
/** A finding for each issue, or the one that says that there is none. */
function findingsOf(what, issues, ok) {
    if (issues.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return issues.map((detail) => ({ kind: 'wrong', what, detail }));
}


/***/ }),

/***/ 1739:
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
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9533);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8338);



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
        const said = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"\}$/.exec(line.toString('latin1'))?.[1];
        const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
        return said === undefined || Number(said) === head.seq;
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
    /** What is wrong with a line, or undefined when it goes on with the chain. */
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
            return 'does not go on with the record before it (broken chain)';
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
        changes.push({ path: (0,_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(path), status, oldMode, newMode, oldId, newId });
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

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
/** An attempt of another job that was not accepted there, the same for every loop: recorded as reported, judged by nobody. */

/** Usage as a record of any loop has it, without what it leaves open. */
function reportedUsage(usage) {
    if (usage === undefined || usage === null)
        return undefined;
    const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
    return {
        ...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(model, 100) } : {}),
        ...(isAmount(input) ? { input_tokens: input } : {}),
        ...(isAmount(output) ? { output_tokens: output } : {}),
        ...(isAmount(usd) ? { usd } : {}),
        ...(isLeast === true ? { at_least: true } : {}),
    };
}
/** Whoever reports it may be anybody: less than nothing would give a budget back. */
function isAmount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
/** How the record of a reported attempt names that attempt. */
function reportMark(hash) {
    return `(reported attempt ${hash.slice(0, 12)})`;
}
/** What the record of a reported attempt says of it. */
function describeReported({ origin, name, outcome, reason, hash }) {
    return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(reason, 300)} ${reportMark(hash)}`;
}


/***/ }),

/***/ 8164:
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
/** A score with as many digits as tell it from another one; equal scores look equal. */
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

/***/ 421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ PART_OVERLAP),
  SecretSearch: () => (/* binding */ SecretSearch)
});

// UNUSED EXPORTS: digestSecrets

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/base/secret-forms.js
/**
 * The ways in which a secret may be written, and the ways in which a text may hide one of them.
 * A form is what is looked for. A reading is a text without what an escape, an encoder or a cut adds between its
 * characters. Texts and forms are bytes, one character each (latin1): every encoding of text can be searched so.
 */
// In shorter ones too much else is found by chance.
const MIN_FORM_CHARS = 12;
/** The ways in which a secret may be written: itself, backwards, as hex, base64, URL or JSON text; latin1. */
function secret_forms_formsOf(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    const texts = [
        ...[hex, hex.toUpperCase(), escaped, escaped.toUpperCase(), encodeURIComponent(bytes.toString())],
        ...[0, 1, 2].flatMap((offset) => {
            const inner = innerBase64(bytes, offset);
            return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
        }),
        JSON.stringify(secret).slice(1, -1),
    ];
    const plain = [bytes, Buffer.from(bytes).reverse(), ...texts.map((text) => Buffer.from(text))];
    const all = plain.map((form) => form.toString('latin1')).flatMap((form) => [form, form.replaceAll(SPACE, '')]);
    return [...new Set(all)].filter(({ length }) => length >= MIN_FORM_CHARS);
}
/** The part of a base64 text that the secret alone decides, where so many bytes stand before it. */
function innerBase64(secret, offset) {
    const text = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64');
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + secret.length) * 8) / 6));
}
// Encoders break their lines; a dump of hex has its bytes apart.
const SPACE = /[\s\0]+|\\[nrt]/g;
// The lines of a diff begin with what says so.
const SPACE_OF_DIFF = /(?:[\s\0]+|\\[nrt])+[+-]?/g;
/** What a page, Markdown, JSON or an address writes in place of a character, and what is put between two. */
const ESCAPED = new RegExp([
    '[\\s\\0]+|\\\\[nrt]|\\xe2\\x80\\x8b|\\\\u200b',
    '&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6});',
    '\\\\u00[0-9a-fA-F]{2}',
    '\\\\[!-/:-@[-`{-~]',
    '%[0-9a-fA-F]{2}',
].join('|'), 'g');
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function characterFor(written) {
    if (written.startsWith('\\u00'))
        return String.fromCharCode(Number.parseInt(written.slice(4), 16));
    if (written.startsWith('&#'))
        return characterOf(written.slice(2, -1));
    if (written.startsWith('&'))
        return ENTITIES[written.slice(1, -1)] ?? '';
    if (written.startsWith('%'))
        return String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return /^\\[!-/:-@[-`{-~]$/.test(written) ? written.slice(1) : '';
}
function characterOf(reference) {
    const code = /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number.parseInt(reference, 10);
    return code <= 0x10_ff_ff ? Buffer.from(String.fromCodePoint(code)).toString('latin1') : '';
}
const HAS_ESCAPE = /[\\&%]|\xe2\x80\x8b/;
// Markdown in a page, JSON in Markdown: an escape of an escape, and one more.
const MAX_DEPTH = 3;
/** The text itself, and as it is read without white space, escapes and marks of a diff; one at a time is in memory. */
function* readingsOf(text, { isTraced }) {
    const plain = { text, spans: undefined };
    yield plain;
    const without = (pattern) => rewrite(plain, { pattern, by: () => '', isTraced });
    const close = without(SPACE);
    if (close.text !== text)
        yield close;
    if (text.includes('diff --git '))
        yield without(SPACE_OF_DIFF);
    for (let depth = 0, last = plain; depth < MAX_DEPTH && HAS_ESCAPE.test(last.text); depth += 1) {
        const next = rewrite(last, { pattern: ESCAPED, by: characterFor, isTraced });
        if (next.text === last.text)
            return;
        yield next;
        last = next;
    }
}
function rewrite({ text, spans }, { pattern, by, isTraced }) {
    if (!isTraced)
        return { text: text.replaceAll(pattern, by), spans: undefined };
    const spansOf = { from: new Uint32Array(text.length), to: new Uint32Array(text.length) };
    const parts = [];
    let length = 0;
    // What is written in place of an escape is never longer than it.
    const write = (written, spanAt) => {
        for (let at = 0; at < written.length; at += 1, length += 1) {
            [spansOf.from[length], spansOf.to[length]] = spanAt(at);
        }
        parts.push(written);
    };
    const fromOf = (at) => spans?.from[at] ?? at;
    const toOf = (at) => spans?.to[at] ?? at + 1;
    let done = 0;
    const copyTo = (end) => {
        const begin = done;
        write(text.slice(begin, end), (at) => [fromOf(begin + at), toOf(begin + at)]);
    };
    for (const { 0: match, index } of text.matchAll(pattern)) {
        copyTo(index);
        done = index + match.length;
        const span = [fromOf(index), toOf(done - 1)];
        write(by(match), () => span);
    }
    copyTo(text.length);
    return { text: parts.join(''), spans: spansOf };
}

;// CONCATENATED MODULE: ./build/base/secret-search.js
/**
 * Whether bytes hold a secret, in plain text or in one of the encodings that any shell has at hand.
 * Invariant: a finding never says which secret, and digests never hold one: a filter of 24 bits picks windows of the
 * right length, and scrypt with a salt of its own decides. Whoever reads the digests can only guess, slowly.
 * Cost: one pass over the bytes for each length of a form; about one window in 16 million costs an scrypt besides.
 * What compresses, encrypts or splits a secret is not found.
 */


// 8 MB and some 20 ms for each guess.
const SCRYPT = { N: 8192, r: 8, p: 1 };
// Windows that pass the filter by chance are few; more than these were made to pass it.
const MAX_GUESSES = 2000;
/** Digests by which secrets are found where nobody knows them; the salt is 128 random bits in hex, new each time. */
function digestSecrets(secrets, salt) {
    const multiplier = multiplierOf(salt);
    const forms = secrets.flatMap(formBytes).map((form) => {
        let hash = 0;
        for (const byte of form)
            hash = (Math.imul(hash, multiplier) + byte + 1) | 0;
        return { length: form.length, filter: hash >>> 8, digest: slowDigest(form, salt).toString('hex') };
    });
    return { salt, forms };
}
const formBytes = (secret) => formsOf(secret).map((form) => Buffer.from(form, 'latin1'));
function multiplierOf(salt) {
    return Number.parseInt(salt.slice(0, 8), 16) | 1;
}
function slowDigest(form, salt) {
    return (0,external_node_crypto_.scryptSync)(form, Buffer.from(salt, 'hex'), 32, SCRYPT);
}
// What is shorter is written in many texts, such as the name of a service that its keys begin with.
const MIN_PART_CHARS = 8;
const HIDDEN = '***';
// What says that a text was cut, in the bytes of UTF-8.
const CUT = '\xe2\x80\xa6';
// What is searched at once, and how much of it is searched again with what follows.
const PART_BYTES = 64 * 1024 * 1024;
/** By so many bytes parts of something longer have to overlap, so that no secret lies between two. */
const PART_OVERLAP = 1024 * 1024;
/** Looks for secrets that are known, and for those that only their digests are known of. */
class SecretSearch {
    #forms;
    #digests;
    #guesses = 0;
    constructor(secrets, digests = []) {
        this.#forms = new Set(secrets.flatMap(secret_forms_formsOf));
        this.#digests = [...digests];
    }
    /** Nothing is looked for. */
    get isIdle() {
        return this.#forms.size === 0 && this.#digests.every(({ forms }) => forms.length === 0);
    }
    /** From now on what these digests are of is looked for as well. */
    add(digests) {
        this.#digests.push(digests);
    }
    /** From now on these secrets are looked for as well. */
    addSecrets(secrets) {
        for (const form of secrets.flatMap(secret_forms_formsOf))
            this.#forms.add(form);
    }
    /** Whether any of the secrets is in these bytes, in any of its forms. */
    finds(bytes) {
        if (this.isIdle)
            return false;
        // A text has at most 2^29 characters; the parts overlap by more than any form that an encoder breaks into lines takes.
        for (let from = 0; from === 0 || from + PART_OVERLAP < bytes.length; from += PART_BYTES - PART_OVERLAP) {
            const part = bytes.subarray(from, from + PART_BYTES);
            for (const { text } of readingsOf(part.toString('latin1'), { isTraced: false })) {
                if (this.#holds(text))
                    return true;
            }
        }
        return false;
    }
    /** The text with `***` for each secret in it, in any of its forms, and for the part of one that a cut left. */
    redact(text) {
        if (this.isIdle || text === '')
            return text;
        const given = Buffer.from(text).toString('latin1');
        if (!this.#needsRedaction(given))
            return text;
        const ranges = [];
        for (const { text: read, spans } of readingsOf(given, { isTraced: true })) {
            for (const [from, to] of [...this.#rangesIn(read), ...this.#cutParts(read)]) {
                ranges.push([spans?.from[from] ?? from, spans?.to[to - 1] ?? to]);
            }
        }
        return Buffer.from(hide(given, ranges), 'latin1').toString();
    }
    /** A value of JSON with every text in it, names of members too, redacted; any other value is left as it is. */
    redactDeep(value) {
        return this.isIdle ? value : this.#redactAny(value);
    }
    #redactAny(value) {
        if (typeof value === 'string')
            return this.redact(value);
        if (Array.isArray(value))
            return value.map((each) => this.#redactAny(each));
        if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [this.redact(key), this.#redactAny(each)]));
    }
    #needsRedaction(given) {
        for (const { text } of readingsOf(given, { isTraced: false })) {
            if (this.#holds(text) || this.#cutParts(text).length > 0)
                return true;
        }
        return false;
    }
    #holds(text) {
        for (const form of this.#forms)
            if (text.includes(form))
                return true;
        const isFound = () => true;
        return this.#digests.some((each) => this.#findsDigest(text, each, isFound));
    }
    #rangesIn(text) {
        const ranges = [];
        for (const form of this.#forms) {
            for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
                ranges.push([at, at + form.length]);
        }
        for (const digests of this.#digests) {
            this.#findsDigest(text, digests, (range) => {
                ranges.push(range);
                return false;
            });
        }
        return ranges;
    }
    /** Beginnings of a form before a cut, and ends of one after it. */
    #cutParts(text) {
        const ranges = [];
        // What lies between two cuts, so that each character is looked at once for each form, however many cuts there are.
        for (let begin = 0; begin <= text.length;) {
            const cut = text.indexOf(CUT, begin);
            const end = cut === -1 ? text.length : cut;
            for (const form of this.#forms) {
                const head = partBefore(text, { begin, end, form });
                if (head > 0 && (cut >= 0 || isTelling(text.slice(end - head, end))))
                    ranges.push([end - head, end]);
                const tail = partAfter(text, { begin, end, form });
                if (tail > 0 && (begin > 0 || isTelling(text.slice(0, tail))))
                    ranges.push([begin, begin + tail]);
            }
            begin = end + CUT.length;
        }
        return ranges;
    }
    /** Whether `isEnough` is true of a window that is a form of one of the secrets. */
    #findsDigest(text, { salt, forms }, isEnough) {
        if (forms.length === 0)
            return false;
        const bytes = Buffer.from(text, 'latin1');
        const lengths = new Map();
        for (const form of forms)
            lengths.set(form.length, [...(lengths.get(form.length) ?? []), form]);
        const multiplier = multiplierOf(salt);
        return [...lengths].some(([length, wanted]) => findWindow(bytes, { length, multiplier, filters: new Set(wanted.map(({ filter }) => filter)) }, (from, hash) => {
            this.#guesses += 1;
            if (this.#guesses > MAX_GUESSES)
                return isEnough([from, from + length]);
            const digest = slowDigest(bytes.subarray(from, from + length), salt);
            const isForm = wanted.some((each) => each.filter === hash && (0,external_node_crypto_.timingSafeEqual)(Buffer.from(each.digest, 'hex'), digest));
            return isForm && isEnough([from, from + length]);
        }));
    }
}
/** A text that nothing says was cut may begin or end with a word of a secret by chance, such as "production". */
function isTelling(part) {
    return /\d/.test(part) && /[a-z]/i.test(part);
}
/** How much of the beginning of a form stands right before the end of a stretch; 0 where it is too little to tell anything. */
function partBefore(text, { begin, end, form }) {
    const most = Math.min(form.length - 1, end - begin);
    return most < MIN_PART_CHARS ? 0 : overlap(text.slice(end - most, end), form);
}
/** How much of the end of a form stands right after the beginning of a stretch. */
function partAfter(text, { begin, end, form }) {
    const most = Math.min(form.length - 1, end - begin);
    return most < MIN_PART_CHARS ? 0 : overlap(form.slice(-most), text.slice(begin, begin + most));
}
/** The length of the longest end of one text that another begins with; 0 where it is short. */
function overlap(one, other) {
    const first = other.slice(0, MIN_PART_CHARS);
    for (let at = one.indexOf(first); at >= 0; at = one.indexOf(first, at + 1)) {
        const length = one.length - at;
        if (other.startsWith(one.slice(at)))
            return length;
    }
    return 0;
}
function hide(text, ranges) {
    let [hidden, done] = ['', 0];
    for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
        if (to <= done)
            continue;
        if (from > done || done === 0)
            hidden += `${text.slice(done, from)}${HIDDEN}`;
        done = to;
    }
    return `${hidden}${text.slice(done)}`;
}
/** Whether a window of this length passes the filter and what is asked of it then. */
function findWindow(bytes, { length, multiplier, filters }, isMeant) {
    if (length === 0 || bytes.length < length)
        return false;
    let leaving = 1;
    for (let power = 1; power < length; power += 1)
        leaving = Math.imul(leaving, multiplier);
    let hash = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        if (at >= length)
            hash = (hash - Math.imul((bytes[at - length] ?? 0) + 1, leaving)) | 0;
        hash = (Math.imul(hash, multiplier) + (bytes[at] ?? 0) + 1) | 0;
        if (at + 1 < length || !filters.has(hash >>> 8))
            continue;
        if (isMeant(at + 1 - length, hash >>> 8))
            return true;
    }
    return false;
}


/***/ }),

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SK: () => (/* binding */ isLedger),
/* harmony export */   fM: () => (/* binding */ MAX_STATE_BYTES),
/* harmony export */   oK: () => (/* binding */ MAX_STATE_TOTAL_BYTES),
/* harmony export */   v9: () => (/* binding */ maxBytesOf)
/* harmony export */ });
/** Files other than ledgers that are larger are no part of a state that is pushed: they stay on the machine that wrote them. */
const MAX_STATE_BYTES = 8 * 1024 * 1024;
// A ledger has to travel whole, and each append reads it: some 30,000 records with long reasons.
const MAX_LEDGER_BYTES = 64 * 1024 * 1024;
/** All files of a state together: what is read back is held in memory. */
const MAX_STATE_TOTAL_BYTES = 512 * 1024 * 1024;
/** The most bytes that a file of a state may have, by its path. */
function maxBytesOf(path) {
    return isLedger(path) ? MAX_LEDGER_BYTES : MAX_STATE_BYTES;
}
/** Whether a file of a state is a ledger: an append-only file of records, which is pushed whole or not at all. */
function isLedger(path) {
    return path.endsWith('.jsonl');
}


/***/ }),

/***/ 1977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The first signal ends the work in order, the second one at once: what agents are left die with this process. */
function listenForSignals() {
    const controller = new AbortController();
    let exitCode;
    const onSignal = (signal) => {
        if (exitCode !== undefined)
            process.exit(exitCode);
        exitCode = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal];
        controller.abort();
    };
    for (const each of SIGNALS)
        process.on(each, onSignal);
    return {
        signal: controller.signal,
        get exitCode() {
            return exitCode;
        },
        [Symbol.dispose]: () => {
            for (const each of SIGNALS)
                process.off(each, onSignal);
        },
    };
}


/***/ }),

/***/ 4999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ filesDigest),
/* harmony export */   BJ: () => (/* binding */ tellMove),
/* harmony export */   Kh: () => (/* binding */ evaluatorDigest),
/* harmony export */   kU: () => (/* binding */ environmentDigest),
/* harmony export */   pW: () => (/* binding */ evaluatorIn)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8338);
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
const MAX_TOLD = 3;
const MAX_CHARS = 60;
/** What differs between two environments, in words; digests say nothing to anybody and are left out. */
function tellMove(before, after) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const changed = names.filter((name) => before[name] !== after[name]);
    const told = changed.slice(0, MAX_TOLD).map((name) => {
        const [was, is] = [before[name], after[name]];
        if (was === undefined || is === undefined)
            return `${name} is ${is === undefined ? 'gone' : 'new'}`;
        return name.startsWith('env.') ? name : `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(was, MAX_CHARS)}, now ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(is, MAX_CHARS)}`;
    });
    const rest = changed.length - told.length;
    return `${told.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ recoverKeep),
/* harmony export */   mE: () => (/* binding */ keepTree),
/* harmony export */   zK: () => (/* binding */ IDENTITY)
/* harmony export */ });
/* harmony import */ var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8535);
/* harmony import */ var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3491);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5222);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3144);






const IDENTITY = { name: 'autorize', email: 'autorize@localhost' };
/** Keeps a tree. The caller appends the record of it next. */
async function keepTree(place, intent) {
    const exported = [intent.tree, ...(intent.merged === undefined ? [] : [intent.merged])];
    const copied = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .workWithin */ .p)(place, (cutOff) => (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .exportObjects */ .Nk)(place.store, place.repository, { wanted: exported, from: intent.old ?? undefined }, cutOff));
    if (copied.kind !== 'done')
        return { kind: 'cancelled' };
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:before-intent');
    const sealed = place.intents.append({ ...intent });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-intent');
    // As it was written down: by that a killed keep is ended.
    const message = String(sealed.message);
    const commit = await makeCommit(place, { intent: { ...intent, message }, hash: String(sealed.hash) });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-commit');
    place.beforeSwap?.(commit);
    const moved = await swap(place, intent, { to: commit, exported });
    if (moved.kind === 'moved')
        return moved;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-swap');
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
/** Ends a keep whose intent has no record: call it for the last intent, before anything else is done. */
async function recoverKeep(place, { intent, hash, refs }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('recover:before');
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, intent.ref);
    if (actual !== undefined && (await namesIntent(refs, { commit: actual, trailer: place.trailer, hash }))) {
        return { kind: 'kept', commit: actual };
    }
    if ((actual ?? null) !== intent.old)
        return { kind: 'moved', actual };
    const { store } = place;
    if (store === undefined)
        return { kind: 'lost' };
    try {
        const commit = await makeCommit({ ...place, store }, { intent, hash });
        place.beforeSwap?.(commit);
        const moved = await swap({ ...place, store }, intent, { to: commit });
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('recover:after-swap');
        // A git that outlived its supervisor may have come first.
        return moved.kind === 'done' || moved.actual === commit ? { kind: 'kept', commit } : moved;
    }
    catch (error) {
        // Objects that cannot be read: they were never synced, since nobody was told of them.
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

/***/ 658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eK: () => (/* binding */ reapply),
/* harmony export */   gu: () => (/* binding */ takeOut),
/* harmony export */   kQ: () => (/* binding */ reapplyDetached)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5222);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7008);
/**
 * Bringing a change onto a commit that came after its own base, by git's merge of trees in the private store.
 * Invariant: nothing is guessed: where both sides changed the same lines, or a file that has none, it is a conflict.
 */





const MERGED = 0;
const CONFLICT = 1;
/** Applies what leads from `base` to `tree` onto `tip`, a descendant of the base. */
async function reapply(store, { base, tree, branchHead }) {
    const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, {
        tree,
        parents: [base],
        message: 'candidate\n',
        identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK,
        date: '1970-01-01T00:00:00Z',
    });
    const args = [
        'merge-tree',
        '--write-tree',
        '-z',
        '--name-only',
        '--no-messages',
        '--end-of-options',
        branchHead,
        side,
    ];
    const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
    const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout);
    if (exitCode === CONFLICT)
        return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q).filter((path) => path !== '') };
    return { kind: 'applied', tree: first?.toString() ?? '' };
}
/**
 * The same three trees without their histories: what a change was made on may have come here as another commit, and git
 * would take the last one that both share for the base. The base and the tree are trees.
 */
async function reapplyDetached(store, { base, tree, branchHead }) {
    const common = { message: 'candidate\n', identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' };
    const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: base, parents: [] });
    const branchHeadTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, [
        'rev-parse',
        '--verify',
        '--end-of-options',
        `${branchHead}^{tree}`,
    ]);
    return reapply(store, {
        ...{ base: root, tree },
        branchHead: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: branchHeadTree, parents: [root] }),
    });
}
/**
 * Applies changes of a branch head the other way round, in the order given; what is not there any more is neither taken
 * nor stays.
 */
async function takeOut(store, branchHead, changes) {
    let tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${branchHead}^{tree}`]);
    const [taken, stays] = [[], []];
    for (const { task, tree: after, parent: before } of changes) {
        const applied = await reapplyDetached(store, { base: after, tree: before, branchHead: tree });
        if (applied.kind === 'conflict')
            stays.push(task);
        else if (applied.tree !== tree)
            taken.push(task);
        if (applied.kind === 'applied')
            tree = applied.tree;
    }
    return { tree, taken, stays };
}


/***/ }),

/***/ 390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Se: () => (/* binding */ presetOfCommand),
/* harmony export */   VC: () => (/* binding */ AGENT_PRESETS),
/* harmony export */   fG: () => (/* binding */ PRESETS),
/* harmony export */   kH: () => (/* binding */ sandboxMarkOf),
/* harmony export */   m6: () => (/* binding */ modelOfCommand),
/* harmony export */   wJ: () => (/* binding */ agentTemplate)
/* harmony export */ });
const AGENT_PRESETS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'aider'];
/** Keys of the model vendors, for the CLIs that work with all of them. */
const VENDOR_KEYS = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY'];
/**
 * How each CLI is run where nobody can answer it: every permission is given beforehand, since the workspace and our own
 * sandbox are its bounds. A prompt can be longer than an argument may be (128 KB on Linux), so it comes on standard
 * input where the CLI reads it there. Updates are off: HOME is new for every attempt, and each would fetch one again.
 */
const PRESETS = {
    claude: {
        program: 'claude',
        // The stream, not the single result: of an attempt that is ended by its budget there are the messages until then.
        command: 'DISABLE_AUTOUPDATER=1 claude -p --output-format stream-json --verbose --dangerously-skip-permissions',
        stdin: 'prompt',
        keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
        summarizer: 'DISABLE_AUTOUPDATER=1 claude -p --model haiku',
        sandboxMark: 'IS_SANDBOX',
        settings: [
            '**/{CLAUDE,CLAUDE.local,AGENTS}.md',
            '**/.{claude,claude-plugin}/**',
            '**/{.mcp.json,.claude.json,.worktreeinclude}',
        ],
    },
    codex: {
        program: 'codex',
        command: 'codex exec --json --dangerously-bypass-approvals-and-sandbox --skip-git-repo-check -',
        stdin: 'prompt',
        keys: ['CODEX_API_KEY'],
        settings: ['**/.{codex,codex-plugin}/**', '**/AGENTS{,.override}.md', '**/.agents/**'],
    },
    gemini: {
        program: 'gemini',
        // In a folder that is not trusted it asks before every step again; as a variable, older versions take no offence.
        command: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --approval-mode=yolo --output-format stream-json',
        stdin: 'prompt',
        keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        summarizer: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --model flash',
        settings: [
            '**/GEMINI.md',
            '**/.gemini/**',
            '**/{.geminiignore,.aiexclude,gemini-extension.json}',
            '**/.agents/**',
            '**/.env',
        ],
    },
    opencode: {
        program: 'opencode',
        // The flag for this has had several names.
        command: `OPENCODE_DISABLE_AUTOUPDATE=true OPENCODE_PERMISSION='{"*":"allow"}' opencode run --format json`,
        stdin: 'prompt',
        keys: [...VENDOR_KEYS, 'OPENCODE_API_KEY'],
        settings: ['**/{opencode,tui}.{json,jsonc}', '**/.{opencode,claude,agents}/**', '**/{CONTEXT,AGENTS,CLAUDE}.md'],
    },
    copilot: {
        program: 'copilot',
        // Its JSON has no count of tokens; the summary that it ends its text with has.
        command: 'COPILOT_AUTO_UPDATE=false copilot --allow-all --no-ask-user --no-color',
        stdin: 'prompt',
        keys: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'],
        // It also reads the instruction files of other CLIs, and what an editor has.
        settings: [
            '**/.{copilot,github,vscode,claude}/**',
            '**/{AGENTS,CLAUDE,GEMINI}.md',
            '**/.mcp.json',
            '**/.agents/**',
        ],
    },
    aider: {
        program: 'aider',
        // "Yes" to everything is also "yes" to installing a browser and to editing .gitignore, so these questions are off.
        // Its cache has a fixed place in the work tree, and would be part of the change.
        command: [
            `trap 'rm -rf .aider.tags.cache.v*' EXIT; trap 'exit 143' TERM;`,
            'aider --message-file {prompt_file} --yes-always --no-auto-commits --no-dirty-commits --no-gitignore',
            '--no-pretty --no-stream --no-detect-urls --no-show-model-warnings --no-show-release-notes --no-check-update',
            '--analytics-disable --chat-history-file "$HOME/aider.chat.md" --input-history-file "$HOME/aider.input"',
        ].join(' '),
        stdin: 'none',
        keys: VENDOR_KEYS,
        settings: [
            '**/.aider.conf.{yml,yaml}',
            '**/.aider.model.{settings.yml,metadata.json}',
            '**/.aiderignore',
            '**/.env',
        ],
    },
};
/** The command of an agent: the user's own if there is one, else the preset's. */
function agentTemplate(agent) {
    if (agent.command !== undefined)
        return { command: agent.command, stdin: agent.stdin };
    if (agent.preset === undefined)
        throw new Error('an agent without a command passed the config');
    const { command, stdin } = PRESETS[agent.preset];
    return { command, stdin };
}
/** The variable that tells a preset's CLI of a sandbox, if it wants to know; a command of the user's own is theirs. */
function sandboxMarkOf({ command, preset }) {
    return command === undefined && preset !== undefined ? PRESETS[preset].sandboxMark : undefined;
}
// What other CLIs mean by `-m` is something else, e.g. the message.
const SHORT_MODEL = new Set(['codex', 'gemini', 'opencode']);
/** The model that a command line of the user's own asks its CLI for; null where it leaves that to the CLI. */
function modelOfCommand(command) {
    const flag = SHORT_MODEL.has(presetOfCommand(command)) ? '(?:--model|-m)' : '--model';
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
    const program = words.find((word) => AGENT_PRESETS.some((name) => PRESETS[name].program === word));
    return AGENT_PRESETS.find((name) => PRESETS[name].program === program);
}


/***/ }),

/***/ 8103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readUsage)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
;// CONCATENATED MODULE: ./build/engine/agent/usage.js

// Beyond these a figure is an error of whoever printed it, and a budget must not end because of it.
const MAX_TOKENS = 1e12;
const MAX_USD = 1e6;
// What a name of a model is made of, so that it can be shown as it is.
const MODEL = /^[\w@+:,./-]{1,100}$/;
const MAX_MODELS = 4;
const OWN_LINE = 'AUTORIZE_USAGE ';
const SCALES = { k: 1e3, m: 1e6, b: 1e9 };
const READERS = {
    claude: (stdout) => readClaude(readEvents(stdout)),
    codex: (stdout) => readCodex(readEvents(stdout)),
    gemini: (stdout) => readGemini(readEvents(stdout)),
    opencode: (stdout) => readOpencode(readEvents(stdout)),
    copilot: (stdout, stderr) => readCopilot(readEvents(stdout), `${stdout}\n${stderr}`),
    aider: (stdout, stderr) => readAider(`${stdout}\n${stderr}`),
};
/**
 * Reads what an agent used up from what it printed; undefined when it did not say. The CLI's own figures come first,
 * since a model that ends its answer with our line must not lower them; then the last line of standard output, if it is
 * `AUTORIZE_USAGE {"input_tokens":1,"output_tokens":2,"usd":0.01}`.
 */
function parseUsage(preset, stdout, stderr) {
    return checked(read(preset, stdout, stderr));
}
/** The same where a part of what it printed is not there: the end of it is. */
function parseCutUsage(preset, stdout, stderr) {
    const figures = read(preset, stdout, stderr);
    const usage = checked(figures);
    return usage === undefined || figures.isSum !== true ? usage : { ...usage, at_least: true };
}
function read(preset, stdout, stderr) {
    const own = preset === undefined ? {} : READERS[preset](stdout, stderr);
    if (figuresOf(own) !== undefined)
        return own;
    const line = readOwnLine(stdout);
    return own.models === undefined || own.models.length === 0 ? line : { ...line, models: own.models };
}
/** Names of models, those that wrote most first. */
function byOutput(models) {
    const written = (output) => (typeof output === 'number' ? output : 0);
    return models.toSorted(([, one], [, other]) => written(other) - written(one)).map(([name]) => name);
}
function names(values) {
    return [...new Set(values.filter((value) => typeof value === 'string'))];
}
/** The end of the stream, else, of an attempt that was broken off, its messages: each is there once for every block. */
function readClaude(events) {
    const result = events.findLast(({ type }) => type === 'result');
    if (result !== undefined) {
        const byModel = Object.entries((0,decode/* objectOrEmpty */.YN)(result.modelUsage)).map(([name, m]) => [name, (0,decode/* objectOrEmpty */.YN)(m)]);
        const models = byModel.map(([, figures]) => figures);
        const { input, output } = claudeTokens((0,decode/* objectOrEmpty */.YN)(result.usage));
        return {
            // Of all models; the other figure leaves out what helpers of the agent used.
            input: sum(models.flatMap((m) => [m.inputTokens, m.cacheCreationInputTokens, m.cacheReadInputTokens])) ?? input,
            output: sum(models.map(({ outputTokens }) => outputTokens)) ?? output,
            usd: usd(result.total_cost_usd),
            models: models.length > 0 ? byOutput(byModel.map(([name, m]) => [name, m.outputTokens])) : begunWith(events),
        };
    }
    const messages = events.filter(({ type }) => type === 'assistant').map(({ message }) => (0,decode/* objectOrEmpty */.YN)(message));
    const usages = new Map(messages.map(({ id, usage }) => [id, claudeTokens((0,decode/* objectOrEmpty */.YN)(usage))]));
    const answered = names(messages.map(({ model }) => model)).filter((name) => name !== SYNTHETIC);
    return { ...total([...usages.values()]), models: answered.length > 0 ? answered : begunWith(events) };
}
// What claude writes itself, where no model answered.
const SYNTHETIC = '<synthetic>';
/** The model that the first event of a stream tells. */
function begunWith(events) {
    return names([
        events.find(({ type, subtype }) => type === 'init' || (type === 'system' && subtype === 'init'))?.model,
    ]);
}
function claudeTokens(usage) {
    const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
    return {
        input: sum([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
        output: sum([output_tokens]),
    };
}
/** Each turn tells the total of the thread. */
function readCodex(events) {
    const usage = (0,decode/* objectOrEmpty */.YN)(events.findLast(({ type }) => type === 'turn.completed')?.usage);
    return { input: sum([usage.input_tokens]), output: sum([usage.output_tokens]) };
}
/** The end of the stream tells totals, the single document only those of each model. */
function readGemini(events) {
    const stats = (0,decode/* objectOrEmpty */.YN)(events.findLast(({ stats: each }) => (0,decode/* isObject */.Gv)(each))?.stats);
    const byModel = Object.entries((0,decode/* objectOrEmpty */.YN)(stats.models)).map(([name, model]) => [name, (0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(model).tokens)]);
    const told = byOutput(byModel.map(([name, { candidates }]) => [name, candidates]));
    const used = told.length > 0 ? told : begunWith(events);
    const input = sum([stats.input_tokens]);
    if (input !== undefined) {
        const answer = sum([stats.output_tokens]);
        const rest = (sum([stats.total_tokens]) ?? 0) - input;
        return { input, output: answer === undefined ? undefined : Math.max(answer, rest), models: used };
    }
    const models = byModel.map(([, tokens]) => tokens);
    return {
        models: used,
        input: sum(models.map(({ prompt }) => prompt)),
        output: sum(models.flatMap(({ candidates, thoughts }) => [candidates, thoughts])),
    };
}
function readOpencode(events) {
    const parts = events.filter(({ type }) => type === 'step_finish').map(({ part }) => (0,decode/* objectOrEmpty */.YN)(part));
    return total(parts.map(({ tokens: given, cost }) => {
        const { input, output, reasoning, cache } = (0,decode/* objectOrEmpty */.YN)(given);
        const { read, write } = (0,decode/* objectOrEmpty */.YN)(cache);
        return { input: sum([input, read, write]), output: sum([output, reasoning]), usd: usd(cost) };
    }));
}
/** The JSON of some versions has the end of the session, of others what each message wrote; the text has a summary. */
function readCopilot(events, text) {
    const dataOf = (wanted) => events.filter(({ type }) => type === wanted).map(({ data }) => (0,decode/* objectOrEmpty */.YN)(data));
    const byModel = dataOf('session.shutdown')
        .flatMap(({ modelMetrics }) => Object.entries((0,decode/* objectOrEmpty */.YN)(modelMetrics)))
        .map(([name, model]) => [name, (0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(model).usage)]);
    const models = byModel.map(([, usage]) => usage);
    const usages = models.length > 0 ? models : dataOf('assistant.usage');
    if (usages.length > 0) {
        const input = sum(usages.map(({ inputTokens }) => inputTokens));
        const output = sum(usages.map(({ outputTokens }) => outputTokens));
        const used = byOutput(byModel.map(([name, usage]) => [name, usage.outputTokens]));
        return { input, output, models: used, isSum: models.length === 0 };
    }
    const line = [...text.matchAll(/\bTokens\s+↑\s*([\d.]+[kmb]?)\s*•\s*↓\s*([\d.]+[kmb]?)/g)].at(-1);
    if (line !== undefined)
        return { input: scaled(line[1]), output: scaled(line[2]) };
    const breakdown = text.slice(Math.max(0, text.lastIndexOf('Breakdown by AI model')));
    const lines = [...breakdown.matchAll(/^(?: *(\S+))? +([\d.]+[kmb]?) in, ([\d.]+[kmb]?) out, [\d.]+[kmb]? cached/gm)];
    if (lines.length > 0) {
        const figures = lines.map((each) => ({ input: scaled(each[2]), output: scaled(each[3]) }));
        return { ...total(figures), models: byOutput(lines.map((each) => [each[1] ?? '', scaled(each[3])])) };
    }
    return { output: sum(dataOf('assistant.message').map(({ outputTokens }) => outputTokens)), isSum: true };
}
/** Tokens are those of each message, the cost of the session is the total so far. */
function readAider(text) {
    const reports = [...text.matchAll(/\bTokens: ([\d.]+[kmb]?) sent,(?: [^\n]{1,80},)? ([\d.]+[kmb]?) received\./g)];
    const cost = [...text.matchAll(/\bCost: \$[\d.]+ message, \$([\d.]+) session\./g)].at(-1);
    const model = /^(?:Main model|Model): (\S+) with /m.exec(text)?.[1];
    return {
        models: names([model]),
        ...total(reports.map((report) => ({ input: scaled(report[1]), output: scaled(report[2]) }))),
        usd: cost === undefined ? undefined : usd(Number(cost[1])),
    };
}
function readOwnLine(stdout) {
    const line = stdout.trimEnd().split('\n').at(-1) ?? '';
    if (!line.startsWith(OWN_LINE))
        return {};
    const fields = (0,decode/* objectOrEmpty */.YN)(parseJson(line.slice(OWN_LINE.length)));
    const { input_tokens: input, output_tokens: output, usd: cost, model } = fields;
    return { input: sum([input]), output: sum([output]), usd: usd(cost), models: names([model]) };
}
/** The objects of a JSON document, of an array of them or of lines; what is none of these is passed over. */
function readEvents(text) {
    // A document of several lines may come after a line or two of something else.
    const document = parseJson(text.slice(Math.max(0, text.search(/^[{[]/m))));
    if (Array.isArray(document))
        return document.filter(decode/* isObject */.Gv);
    if ((0,decode/* isObject */.Gv)(document))
        return [document];
    return text
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map(parseJson)
        .filter(decode/* isObject */.Gv);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // An agent prints what it likes: this is no figure then.
        return undefined;
    }
}
/** `4.1k` is 4100. */
function scaled(text = '') {
    const scale = SCALES[text.at(-1) ?? ''];
    const value = scale === undefined ? Number(text) : Number(text.slice(0, -1)) * scale;
    return sum([Math.round(value)]);
}
/** The sum of what are counts of tokens; undefined where none is. */
function sum(values) {
    const counts = values.filter((value) => Number.isInteger(value) && isWithin(value, MAX_TOKENS));
    return counts.length === 0 ? undefined : counts.reduce((all, count) => all + count, 0);
}
function usd(value) {
    return isWithin(value, MAX_USD) ? value : undefined;
}
function isWithin(value, max) {
    return typeof value === 'number' && value >= 0 && value <= max;
}
function total(parts) {
    const costs = parts.flatMap((part) => part.usd ?? []);
    return {
        input: sum(parts.map(({ input }) => input)),
        output: sum(parts.map(({ output }) => output)),
        usd: costs.length === 0 ? undefined : costs.reduce((all, cost) => all + cost, 0),
        isSum: true,
    };
}
function checked(figures) {
    const model = (figures.models ?? [])
        .filter((name) => MODEL.test(name))
        .slice(0, MAX_MODELS)
        .join(', ');
    const usage = figuresOf(figures);
    return model === '' ? usage : { model, ...usage };
}
function figuresOf({ input, output, usd: cost }) {
    const usage = {
        ...(isWithin(input, MAX_TOKENS) ? { input_tokens: input } : {}),
        ...(isWithin(output, MAX_TOKENS) ? { output_tokens: output } : {}),
        ...(isWithin(cost, MAX_USD) ? { usd: cost } : {}),
    };
    return Object.keys(usage).length === 0 ? undefined : usage;
}

;// CONCATENATED MODULE: ./build/engine/agent/read-usage.js


/** What an agent that has ended used up, by what it printed; undefined when it did not say. */
function readUsage(preset, { stdout, stderr }) {
    const parse = stdout.truncated || stderr.truncated ? parseCutUsage : parseUsage;
    return parse(preset, (0,external_node_fs_.readFileSync)(stdout.path, 'utf8'), (0,external_node_fs_.readFileSync)(stderr.path, 'utf8'));
}


/***/ }),

/***/ 9753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ smallestBudget),
/* harmony export */   s: () => (/* binding */ findOverspending)
/* harmony export */ });
/** Why no other agent may begin: it may cost as much as the dearest one so far, and that could pass the limit. */
function findOverspending({ dollars, inFlight, maxUsd }) {
    const spent = sum(dollars);
    if (maxUsd === undefined || spent + (inFlight + 1) * Math.max(0, ...dollars) <= maxUsd)
        return undefined;
    return `$${spent.toFixed(2)} of $${maxUsd.toFixed(2)} spent, and another attempt could pass it`;
}
/** The smaller of the limits that are given. */
function smallestBudget(...limits) {
    const given = limits.filter((each) => each !== undefined);
    return given.length === 0 ? undefined : Math.min(...given);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}


/***/ }),

/***/ 2578:
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

/***/ 1673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ ALWAYS_DENIED),
  K: () => (/* binding */ decideAdmission)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/autoloaded.js
var boundaries_autoloaded = __webpack_require__(2578);
// EXTERNAL MODULE: ./build/engine/boundaries/link-names.js
var link_names = __webpack_require__(2137);
// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(2894);
// EXTERNAL MODULE: ./build/engine/agent/preset.js
var preset = __webpack_require__(390);
;// CONCATENATED MODULE: ./build/engine/boundaries/settings-files.js

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
 * Source: trust, S39. The files of each agent with a preset stand beside its preset.
 */
const SETTINGS_FILES = [
    ...new Set([
        ...preset/* AGENT_PRESETS */.VC.flatMap((name) => preset/* PRESETS */.fG[name].settings),
        ...OTHER_AGENTS,
        ...EDITORS,
        ...SHELLS,
        ...CI,
        ...RELEASES_AND_DEPLOYS,
        ...HOOKS,
        ...GIT_AND_TOOLS,
    ]),
];

// EXTERNAL MODULE: ./build/engine/boundaries/shadowing.js + 2 modules
var shadowing = __webpack_require__(4482);
;// CONCATENATED MODULE: ./build/engine/boundaries/boundaries.js







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
    ...SETTINGS_FILES,
];
const GITLINK = '160000';
const LINK = '120000';
// A record with a thousand reasons helps no one; the first ones say what kind of change it was.
const MAX_REASONS = 20;
// Every rule looks at every character of a path, at once: more would keep the supervisor from hearing a Ctrl-C.
const MAX_PATH_CHARACTERS = 8 << 20;
/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is told. */
function decideAdmission(change, rules) {
    const characters = change.changes.reduce((sum, { path }) => sum + path.length, 0);
    if (characters > MAX_PATH_CHARACTERS) {
        const reason = `the changed paths are ${characters} characters long together; expected at most ${MAX_PATH_CHARACTERS}`;
        return { kind: 'denied', reasons: [reason] };
    }
    const matchers = matchersOf(rules);
    const reasons = change.changes.flatMap((each) => pathReasons(each, { rules, matchers, names: change.otherNames }));
    reasons.push(...renameReasons(change, rules, matchers));
    for (const [path, issue] of change.linkIssues)
        reasons.push(`${(0,base_text/* quoted */.TL)(path, 200)} ${issue}`);
    reasons.push(...sizeReasons(change, rules));
    if (reasons.length === 0)
        return { kind: 'admitted' };
    const shown = reasons.slice(0, MAX_REASONS);
    const rest = reasons.length - shown.length;
    return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${(0,base_text/* plural */.LS)(rest, 'reason')} more`] };
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
        autoloaded: buildMatcher(autoloaded === 'denied' ? boundaries_autoloaded/* AUTOLOADED */.F : []),
        loadedWhenNew: buildMatcher(autoloaded === 'denied' ? boundaries_autoloaded/* LOADED_WHEN_NEW */.I : []),
        findShadow: shadowable === undefined ? () => undefined : (0,shadowing/* buildShadowFinder */.H)(shadowable),
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
    const tests = globs.map((glob) => ({ glob, isMatch: picomatch((0,path_names/* foldPath */.tu)(glob), { dot: true }) }));
    return (folded) => tests.find(({ isMatch }) => isMatch(folded))?.glob;
}
/** Matches a folded path that is one of these, lies below it, or takes the place of a folder around it. */
function buildPathMatcher(paths) {
    const known = paths.map((path) => ({ path, folded: (0,path_names/* foldPath */.tu)(path) }));
    const isAround = (parentEnv, inner) => inner === parentEnv || inner.startsWith(`${parentEnv}/`);
    return (asked) => known.find(({ folded }) => isAround(folded, asked) || isAround(asked, folded))?.path;
}
/** What of a path depends on its name alone, so that it holds for another name of it, too. */
function nameReason(name, isNew, matchers) {
    const folded = (0,path_names/* foldPath */.tu)(name);
    const always = matchers.alwaysDenied(folded);
    if (always !== undefined)
        return `is always denied (${always})`;
    const program = matchers.isProgram(folded);
    if (program !== undefined)
        return `is run or loaded by your own git (${program})`;
    const loaded = matchers.autoloaded(folded) ?? (isNew ? matchers.loadedWhenNew(folded) : undefined);
    return loaded === undefined ? undefined : `is loaded by a harness or runtime by itself (${loaded})`;
}
function pathReasons({ path, status, newMode }, { rules, matchers, names }) {
    const shown = (0,base_text/* quoted */.TL)(path, 200);
    const long = status === 'D' ? undefined : longName(path);
    // Globs with two stars take the square of a name's length: nothing else is asked about a name of megabytes.
    if (long !== undefined)
        return [`${shown} has a name that ${long}`];
    const reasons = [];
    const folded = (0,path_names/* foldPath */.tu)(path);
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
    if (newMode === GITLINK)
        reasons.push(`${shown} is a repository inside the repository`);
    return reasons;
}
/** What is wrong with a path because of links of the base: it was, or was reached by, the name of something else. */
function otherNameReasons(path, { rules, matchers, names }) {
    const isPermitted = matchers.permitted((0,path_names/* foldPath */.tu)(path)) !== undefined;
    return (names?.get(path) ?? []).flatMap(({ name, link, kind }) => {
        const what = `${(0,base_text/* quoted */.TL)(path, 200)} is ${(0,base_text/* quoted */.TL)(name, 200)} by the link ${(0,base_text/* quoted */.TL)(link, 200)} of the base, which`;
        // Globs for what is inside of a folder with links to elsewhere are not meant for what is there.
        const denied = kind === 'real' ? matchers.denied((0,path_names/* foldPath */.tu)(name)) : undefined;
        const below = rules.denyPaths.find((glob) => (0,link_names/* beginsWith */.t$)(glob, kind === 'real' ? name : link));
        const glob = denied ?? (kind === 'real' || matchers.denied((0,path_names/* foldPath */.tu)(name)) !== undefined ? below : undefined);
        if (glob !== undefined)
            return [`${what} is denied by deny_paths (${glob})`];
        if (isPermitted)
            return [];
        if (kind === 'real' && judges(name, { rules, matchers })) {
            return [
                `${what} is protected or holds what is (${rules.protectKey} says what is); boundaries.permit can name it`,
            ];
        }
        const named = nameReason(name, false, matchers);
        return named === undefined ? [] : [`${what} ${named}; boundaries.permit can name it`];
    });
}
/** Whether a name is one of a protected file, or of a folder around it. */
function judges(name, { rules, matchers }) {
    const folded = (0,path_names/* foldPath */.tu)(name);
    const inside = folded === '' ? '' : `${folded}/`;
    return (matchers.isProtected(folded) !== undefined ||
        rules.shadowable?.files.some((file) => (0,path_names/* foldPath */.tu)(file).startsWith(inside)) === true);
}
/** A protected file inside of a renamed package would import the package in the place of an installed one. */
function renameReasons({ renamedPackages = new Map() }, { shadowable }, { permitted }) {
    return [...renamedPackages].flatMap(([path, issue]) => {
        const folder = (0,path_names/* foldPath */.tu)(path).slice(0, -'package.json'.length);
        const inside = shadowable?.files.find((file) => (0,path_names/* foldPath */.tu)(file).startsWith(folder));
        if (inside === undefined || permitted((0,path_names/* foldPath */.tu)(path)) !== undefined)
            return [];
        return [`${(0,base_text/* quoted */.TL)(path, 200)} ${issue}, ${(0,base_text/* quoted */.TL)(inside, 200)} among it; boundaries.permit can name it`];
    });
}
function oddName(path) {
    if (/\p{Cc}/u.test(path))
        return 'holds a control character';
    if (path.includes('\\'))
        return 'holds a backslash';
    if (path.split('/').some(path_names/* isGitName */.M$))
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
        reasons.push(`${(0,base_text/* plural */.LS)(changes.length, 'file')} changed, above max_files ${maxFiles}`);
    }
    if (maxDiffLines !== undefined && textLines > maxDiffLines) {
        const lines = textLines === Number.MAX_SAFE_INTEGER ? 'more lines than can be counted' : (0,base_text/* plural */.LS)(textLines, 'line');
        reasons.push(`${lines} changed, above max_diff_lines ${maxDiffLines}`);
    }
    return reasons;
}


/***/ }),

/***/ 2165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ readChange),
  I: () => (/* binding */ readChangeWithin)
});

// EXTERNAL MODULE: ./build/base/diff-lines.js
var diff_lines = __webpack_require__(5379);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/kernel/bounded-work.js
var bounded_work = __webpack_require__(8535);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(2894);
;// CONCATENATED MODULE: ./build/engine/boundaries/package-renames.js
/**
 * Which manifests of a change give their package another name by which its own code can import it. Node, Bun and tools like
 * them look for a package in the manifest around the importing file first, where that has `exports`, and only then in
 * `node_modules`: with the name of an installed package it takes that one's place.
 * Source: Node, "Self-referencing a package using its name".
 */




// Of all manifests of a change, before it and after it: more than any repository has.
const MAX_BYTES = 64 << 20;
const FILE = /^100/;
/** Says by path what the new manifests do; empty where none does. */
async function findRenamedPackages(store, changes, cutOff) {
    const manifests = changes.filter(({ path, status }) => status !== 'D' && /(?:^|\/)package\.json$/.test((0,path_names/* foldPath */.tu)(path)));
    const ids = manifests.flatMap(({ oldMode, oldId, newMode, newId }) => [
        ...(FILE.test(oldMode) ? [oldId] : []),
        ...(FILE.test(newMode) ? [newId] : []),
    ]);
    const texts = await readTexts(store, [...new Set(ids)], cutOff);
    const issues = manifests.map((change) => [change.path, issueOf(change, texts)]);
    return new Map(issues.flatMap(([path, issue]) => (issue === undefined ? [] : [[path, issue]])));
}
function issueOf({ oldId, newMode, newId }, texts) {
    if (!FILE.test(newMode))
        return 'is no file: the name of its package cannot be told';
    const after = namesOf(texts.get(newId));
    if (after === undefined)
        return 'cannot be read: the name of its package cannot be told';
    if (after.name === undefined || !after.isOpen || namesOf(texts.get(oldId))?.name === after.name)
        return undefined;
    return `gives its package the name ${(0,base_text/* quoted */.TL)(after.name)} by which code of it can import it`;
}
/** The name of a package, and whether code of it can import it by that; undefined: it cannot be told. */
function namesOf(text = '') {
    try {
        const { name, exports } = (0,decode/* objectOrEmpty */.YN)(JSON.parse(text.replace(/^\ufeff/, '')));
        return {
            name: typeof name === 'string' ? name : undefined,
            isOpen: exports !== undefined && exports !== null,
        };
    }
    catch {
        return undefined;
    }
}
/** The texts of blobs by id; none of them where they are too large together. */
async function readTexts(store, ids, cutOff) {
    const texts = new Map();
    if (ids.length === 0)
        return texts;
    try {
        const limits = { maxBytes: MAX_BYTES, ...(cutOff && { cutOff }) };
        const { stdout } = await store.git(['cat-file', '--batch'], {
            input: ids.map((id) => `${id}\n`).join(''),
            ...limits,
        });
        let from = 0;
        for (const id of ids) {
            // `<id> blob <size>`, then the content, each with the end of its line.
            const end = stdout.indexOf('\n', from);
            const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
            texts.set(id, stdout.toString('utf8', end + 1, end + 1 + size));
            from = end + size + 2;
        }
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS) || !error.isTooLong)
            throw error;
    }
    return texts;
}

// EXTERNAL MODULE: ./build/engine/boundaries/tree-links.js + 2 modules
var tree_links = __webpack_require__(2357);
;// CONCATENATED MODULE: ./build/engine/boundaries/change.js
/**
 * What a captured tree changes, read from the store.
 * Invariant: names, modes and contents come from tree objects; nothing of a work tree has a say any more.
 */







const MAX_DIFF_BYTES = 8 << 20;
/** Reads what an agent changed, within the time that its capture may take. */
async function readChangeWithin(store, compared, bounds) {
    const read = await (0,bounded_work/* workWithin */.p)(bounds, (cutOff) => readChange(store, compared, cutOff));
    switch (read.kind) {
        case 'done':
            return { kind: 'read', change: read.value };
        case 'out-of-time':
            return { kind: 'too-large', reason: 'it could not be compared within capture.timeout' };
        case 'cancelled':
            return read;
        default:
            return read;
    }
}
/** Reads what lies between two trees or commits; `cutOff` ends it with an error. */
async function readChange(store, { from, tree }, cutOff) {
    const { changes, diff, textLines } = await readDiff(store, { from, tree }, cutOff);
    const { added, removed } = (0,diff_lines/* countLines */.lt)(diff);
    const links = await (0,tree_links/* readLinkFacts */.E)(store, { from, changes });
    const renamedPackages = await findRenamedPackages(store, changes, cutOff);
    return {
        from,
        tree,
        changes,
        diff,
        diffLines: added + removed,
        ...(textLines === undefined ? {} : { textLines }),
        ...links,
        ...(renamedPackages.size === 0 ? {} : { renamedPackages }),
    };
}
const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];
/** The changed paths, each ended by a NUL; after one more NUL git prints the lines. */
async function readDiff(store, compared, cutOff) {
    const { from, tree } = compared;
    try {
        const { stdout } = await store.git([...DIFF, '-z', '--raw', '--no-abbrev', '--full-index', '-p', '--end-of-options', from, tree, '--'], { maxBytes: MAX_DIFF_BYTES, ...(cutOff && { cutOff }) });
        const end = stdout.indexOf('\0\0');
        if (end === -1)
            return { changes: (0,raw_diff/* parseRawDiff */.L)(stdout), diff: '' };
        const diff = stdout.toString('utf8', end + 2);
        const changes = (0,raw_diff/* parseRawDiff */.L)(stdout.subarray(0, end + 1));
        if (!/^Binary files /m.test(diff))
            return { changes, diff };
        return { changes, diff, textLines: await countAllLines(store, compared, cutOff) };
    }
    catch (error) {
        // Too large to be read by anyone: the numbers tell enough.
        if (!(error instanceof git/* GitError */.XS) || !error.isTooLong)
            throw error;
        return readOutline(store, compared, cutOff);
    }
}
/** Of a diff that is too large: an outline, and how many lines it has, for which git compares the files once. */
async function readOutline(store, compared, cutOff) {
    const { from, tree } = compared;
    const args = ['diff-tree', '-r', '--numstat', '--stat=120', '--no-renames', '--end-of-options', from, tree, '--'];
    const { stdout } = await store.git(args, { ...(cutOff && { cutOff }) });
    const { lines, outline } = splitOutline(stdout.toString());
    const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${outline}`;
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from, to: tree });
    return { changes, diff, textLines: lines ?? (await countAllLines(store, compared, cutOff)) };
}
/** Takes the numbers, a file a line, off what stands below them; `lines` is undefined where git takes a file for binary. */
function splitOutline(text) {
    let [at, lines] = [0, 0];
    for (;;) {
        const end = text.indexOf('\n', at);
        const [, added, removed] = /^(\d+|-)\t(\d+|-)\t/.exec(text.slice(at, end)) ?? [];
        if (end === -1 || added === undefined)
            break;
        lines += Number(added) + Number(removed);
        at = end + 1;
    }
    return { lines: Number.isNaN(lines) ? undefined : lines, outline: text.slice(at) };
}
// What git compares for longer, or prints more of, has more lines than anybody limits a change to.
const COUNT_TIMEOUT_MS = 60_000;
const MAX_COUNTED_BYTES = 64 << 20;
/** Lines added and removed where every file counts as text; beyond every limit where they are too many to be compared. */
async function countAllLines(store, { from, tree }, cutOff) {
    // What counts lines by itself (`--numstat`) takes no file for text that looks binary.
    const args = [...DIFF, '-p', '--text', '--unified=0', '--end-of-options', from, tree, '--'];
    try {
        const limits = { timeoutMs: COUNT_TIMEOUT_MS, maxBytes: MAX_COUNTED_BYTES };
        const { stdout } = await store.git(args, { ...limits, ...(cutOff && { cutOff }) });
        return (0,diff_lines/* countHunkLines */.Bt)(stdout);
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS) || error.isKilled || cutOff?.aborted === true)
            throw error;
        return Number.MAX_SAFE_INTEGER;
    }
}


/***/ }),

/***/ 9299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pL: () => (/* binding */ sealFiles),
/* harmony export */   vO: () => (/* binding */ redactFiles),
/* harmony export */   yl: () => (/* binding */ checkSealedFiles)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4379);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7785);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4831);
/**
 * The files of an attempt, as its record covers them: a list of names and digests beside them, whose own digest stands in
 * the record.
 * Invariant: when a record with that digest is written, the list and every file on it are on the disk. Links and other
 * files that are none are not on the list and are never followed.
 * Crash before the record: the list is written again by whoever writes the record.
 */








/**
 * Lists the files of a folder beside them, each without the secrets in it; gives the digest of the list, or undefined
 * where there is no folder.
 */
function sealFiles(folder, secrets) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return undefined;
    // A prompt is made of the user's own files and of records, and a candidate's record holds the digest of it.
    redactFiles(folder, secrets, (name) => name !== 'prompt.md');
    const list = {};
    for (const name of listFiles(folder)) {
        const file = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync);
        if (file !== undefined)
            list[name] = { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(file), bytes: file.length };
    }
    const text = `${JSON.stringify(list, null, 1)}\n`;
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e), [text]);
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(text);
}
// To know where a secret stands takes memory for each byte.
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
const LEFT_OUT = 'What was here held a key of the agent, and is no text that could be shown without it.\n';
/** Takes secrets out of the files of a folder; what is no text, or too large, is left out whole. Synced. */
function redactFiles(folder, secrets, isMeant = () => true) {
    if (secrets.isIdle || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return;
    for (const name of listFiles(folder).filter(isMeant)) {
        redactFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), secrets);
    }
}
function redactFile(path, secrets) {
    const bytes = readIfFile(path);
    if (bytes === undefined || !secrets.finds(bytes))
        return;
    const isText = bytes.length <= MAX_REDACTED_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(path, [isText ? secrets.redact(bytes.toString()) : LEFT_OUT]);
}
/** Names of regular files, with those of folders within, in order. */
function listFiles(folder, below = '') {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
    const names = entries.flatMap((entry) => {
        const name = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory())
            return listFiles(folder, name);
        return entry.isFile() && name !== _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e ? [name] : [];
    });
    if (below !== '')
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below));
    return names.sort();
}
/** The bytes of a regular file; undefined where it is none. `onRead` is called with its descriptor. */
function readRegular(path, onRead = () => undefined) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
            return undefined;
        onRead(descriptor);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Compares the files of attempts with what their records cover. */
function checkSealedFiles(folders) {
    const covered = folders.filter(({ digest }) => typeof digest === 'string');
    const older = folders.filter(({ digest }) => typeof digest !== 'string').map(({ what }) => what);
    const findings = covered.flatMap(checkFolder);
    const detail = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(covered.length, 'record')}: their files are as they were recorded`;
    return [
        ...findings,
        ...(covered.length > 0 && findings.every(({ kind }) => kind !== 'wrong')
            ? [{ kind: 'ok', what: 'files', detail }]
            : []),
        ...(older.length === 0
            ? []
            : [
                {
                    kind: 'unchecked',
                    what: 'files',
                    detail: `${spanOf(older)}: not covered: written by an older version`,
                },
            ]),
    ];
}
const SHOWN = 5;
function spanOf(names) {
    const rest = names.length - SHOWN;
    return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function checkFolder({ what, folder, digest, travels }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e);
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path) : undefined;
    if (bytes === undefined)
        return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingsOf */ .W)(what, [`${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e}, the list of its files, is gone`], '');
    if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(bytes) !== digest)
        return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingsOf */ .W)(what, [`${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e}, the list of its files, was changed`], '');
    const list = (0,_base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeFileList */ .r)(bytes);
    if (list === undefined)
        return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingsOf */ .W)(what, [`${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e}, the list of its files, is none`], '');
    const issues = [];
    const absent = [];
    for (const [name, known] of Object.entries(list)) {
        const found = readIfFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        if (found === undefined && !travels(name, known.bytes))
            absent.push(name);
        else if (found === undefined)
            issues.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(name, 200)} is gone`);
        else if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(found) !== known.sha256)
            issues.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(name, 200)} was changed`);
    }
    const elsewhere = `not here, as on a machine that it did not run on: ${spanOf(absent)}`;
    return [
        ...issues.map((detail) => ({ kind: 'wrong', what, detail })),
        ...(absent.length === 0 ? [] : [{ kind: 'unchecked', what, detail: elsewhere }]),
    ];
}
function readIfFile(path) {
    try {
        return readRegular(path);
    }
    catch {
        // Gone, or something else in its place: not the file that was recorded.
        return undefined;
    }
}


/***/ }),

/***/ 6316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readInstalledPackages),
/* harmony export */   u: () => (/* binding */ readDeclaredPackages)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5222);
/* harmony import */ var _package_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6279);
/**
 * The names by which packages are imported that an evaluator may use: those that the base declares, and those that the
 * Python installations of the PATH and of its commands have.
 * Invariant: nothing that an agent can write has a say; what cannot be read counts as empty.
 */





/** Names that the manifests at the top of a commit declare; with lock files also what those need. */
async function readDeclaredPackages(store, commit) {
    const names = [];
    const listed = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(store, commit)).map(({ path, id }) => ({ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q)(path), id }));
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

/***/ 1489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ buildClassFinder),
/* harmony export */   b3: () => (/* binding */ declaredClasses),
/* harmony export */   q9: () => (/* binding */ isClassSource)
/* harmony export */ });
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2894);
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
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2894);
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
    const top = newPlace();
    for (const [path, target] of resolved) {
        placeOf(top, path).link = { path, target };
        // A link to a folder that it lies in gives everything there names without end.
        if (target !== '' && !`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)}/`.startsWith(`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(target)}/`))
            placeOf(top, target).from.push(path);
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
function newPlace() {
    return { children: new Map(), link: undefined, from: [] };
}
function placeOf(top, path) {
    let place = top;
    for (const part of (0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path).split('/')) {
        const child = place.children.get(part) ?? newPlace();
        place.children.set(part, child);
        place = child;
    }
    return place;
}
/** The places that a path leads through, each with what of the path comes after it. */
function* walk(top, path) {
    let place = top;
    for (let from = 0; from <= path.length;) {
        const next = path.indexOf('/', from);
        const end = next === -1 ? path.length : next;
        place = place.children.get((0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path.slice(from, end)));
        if (place === undefined)
            return;
        yield [place, path.slice(end)];
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
            const rest = plain.slice(escaped(link).length);
            const inside = target === '' ? rest.slice(1) || '**' : `${escaped(target)}${rest}`;
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
    return `${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(glob.replace(/^(?:\.\/)+/, ''))}/`.startsWith(`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(escaped(link))}/`);
}
function escaped(path) {
    return path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
}


/***/ }),

/***/ 6279:
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

/***/ 2894:
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

/***/ 2044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ wholeFolders),
/* harmony export */   y: () => (/* binding */ buildPlantFinder)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _autoloaded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2578);
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2894);
/* harmony import */ var _shadowing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);
/**
 * New files in a checkout that would be part of the evaluator, or be loaded in the place of one of its files. Pure.
 * Invariant: a command that leaves one voids its evaluation, whoever of its processes made it: within one command
 * nothing else keeps a first run of the code under test from steering the next.
 */




// What package managers write beside their manifests.
const MADE_BY_SETUP = [
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
    const isOfSetup = matcherOf(MADE_BY_SETUP);
    const isSettingOfSetup = matcherOf(SETTINGS_BY_SETUP);
    const isOpen = matcherOf([...permit, ...writable.map((folder) => `${folder}{,/**}`)]);
    // A build puts compiled classes, and sources that it generates, where it likes.
    const isJava = shadowable.classes !== undefined && shadowable.classes.size > 0;
    const findShadow = (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_0__/* .buildShadowFinder */ .H)(isJava ? { ...shadowable, classes: new Map() } : shadowable);
    const beside = foldersAround(shadowable.files);
    const manifests = new Set(manifestFolders);
    return ({ path, kind, isOutermost, by }) => {
        const isSetup = by === 'setup';
        if (isOpen(path) || (isSetup && isPackage(path)))
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
        const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
        if (!beside.has(folder) || !isLoaded(path) || (isSetup && isOfSetup(path)))
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

/***/ 5310:
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(9533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(8338);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/decision/evaluator-digest.js
var evaluator_digest = __webpack_require__(4999);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
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
var imported_packages = __webpack_require__(6316);
// EXTERNAL MODULE: ./build/engine/boundaries/java-classes.js
var java_classes = __webpack_require__(1489);
// EXTERNAL MODULE: ./build/engine/boundaries/link-names.js
var link_names = __webpack_require__(2137);
// EXTERNAL MODULE: ./build/engine/boundaries/package-names.js
var package_names = __webpack_require__(6279);
// EXTERNAL MODULE: ./build/engine/boundaries/tree-links.js + 2 modules
var tree_links = __webpack_require__(2357);
;// CONCATENATED MODULE: ./build/engine/boundaries/protected-files.js
/**
 * The files that judge: evaluator, its inputs, tests.
 * Invariant: they are those of the base in every evaluation, byte for byte, before it and after it; a change of one of
 * them is never judged by itself.
 */


















const NOTHING_OPEN = { writable: [], writableKey: 'objective.writable', permit: [] };
/** Finds the protected files of a commit by globs. */
async function readProtectedFiles(store, { commit, globs: given, openings = NOTHING_OPEN, commands = [] }) {
    if (given.length === 0)
        return NOTHING_PROTECTED;
    const listed = await (0,git_store/* listFiles */.CS)(store, commit);
    // What is named by way of a link lies where the link ends.
    const globs = [...given, ...(0,link_names/* throughLinks */.h7)(given, await (0,tree_links/* readLinks */.C)(store, listed))];
    const matches = globs.map((glob) => picomatch(glob, { dot: true }));
    const isProtected = (path) => matches.some((isMatch) => isMatch(path));
    const files = listed.flatMap(({ mode, id, path: name }) => {
        const path = (0,byte_path/* decodePath */.q)(name);
        return mode !== REPOSITORY && isProtected(path) ? [{ path, mode, id }] : [];
    });
    const folders = foldersAbove(listed.map(({ path }) => ({ path: (0,byte_path/* decodePath */.q)(path) })));
    const packages = await (0,imported_packages/* readDeclaredPackages */.u)(store, commit);
    const paths = listed.map(({ path }) => (0,byte_path/* decodePath */.q)(path));
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
// A header, with the folder around it and without.
const HEADER = /(?:[^/]+\/)?([^/]+\.(?:h|hh|hpp|hxx))$/i;
async function readImportFolders(store, listed) {
    const folders = [];
    for (const { path, id, mode } of listed) {
        if (!namesImportFolders((0,byte_path/* decodePath */.q)(path)) || mode === LINK || mode === REPOSITORY)
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
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)(files.map(({ path, mode, id }) => [(0,byte_path/* encodePath */.O)(path).toString('hex'), mode, id])));
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
    const lines = changed.map(({ path, mode, id }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), (0,byte_path/* encodePath */.O)(path), Buffer.alloc(1)]));
    const bound = (0,git/* bindGit */.uD)({ gitDir, home, indexFile });
    await bound(['read-tree', '--end-of-options', tree]);
    await bound(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(lines) });
    return (0,git/* gitLine */.JG)(bound, ['write-tree']);
}
/** What a tree has under the names of some files, or more of it: each as `git ls-tree` prints it. */
async function entriesOf(store, { tree, files }) {
    const listed = await (0,git_store/* findListed */.dt)(store, tree);
    if (listed !== undefined)
        return new Set(listed.map(({ mode, id, path }) => `${mode} blob ${id}\t${(0,byte_path/* decodePath */.q)(path)}`));
    // All of a large tree costs more than the evaluation's checkout.
    const named = files.length <= MAX_NAMED ? files.map(({ path }) => path) : [];
    // A name that is no text cannot be an argument.
    const isPlain = named.every((path) => (0,byte_path/* encodePath */.O)(path).equals(Buffer.from(path)));
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', tree, ...(isPlain ? named : [])];
    const { stdout } = await store.git(args);
    return new Set((0,raw_diff/* splitNul */.K)(stdout).map(byte_path/* decodePath */.q));
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
        return !isFolderAt(Buffer.concat([Buffer.from(`${folder}/`), (0,byte_path/* encodePath */.O)(path)]));
    });
    if (moved[0] !== undefined)
        issues.push(`the folder ${(0,base_text/* quoted */.TL)(moved[0], 200)} of protected files is not the one of the base`);
    const found = files.map(({ path, mode, id }) => {
        const isBehind = moved.some((folderPath) => path.startsWith(`${folderPath}/`));
        const whole = Buffer.concat([Buffer.from(`${folder}/`), (0,byte_path/* encodePath */.O)(path)]);
        const is = isBehind ? undefined : readId(whole, { mode, length: id.length });
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
/** The id that git gives to a file's content; undefined for what is not such a file any more. */
function readId(path, { mode, length }) {
    try {
        const content = mode === '120000' ? Buffer.from((0,external_node_fs_.readlinkSync)(path)) : readRegular(path);
        const hash = (0,external_node_crypto_.createHash)(length === 64 ? 'sha256' : 'sha1');
        return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
    }
    catch {
        // Gone, of another kind, or not to be read: not what was there.
        return undefined;
    }
}
function readRegular(path) {
    const descriptor = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        if (!(0,external_node_fs_.fstatSync)(descriptor).isFile())
            throw new Error('not a regular file');
        return (0,external_node_fs_.readFileSync)(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function protected_files_wordsOf(command) {
    return command.split(/[\s"'`;|&<>()=,]+/);
}
/** Globs for the files that a command names: those words of it that are paths of a commit. */
async function findNamedFiles(store, { commit, command }) {
    const listed = await (0,git_store/* listFiles */.CS)(store, commit);
    const paths = new Set(listed.map(({ path }) => (0,byte_path/* decodePath */.q)(path)));
    const words = protected_files_wordsOf(command).map((word) => word.replace(/^(\.\/)+/, ''));
    const isNamed = (word) => paths.has(word);
    // By way of a link a command names what lies where that ends.
    const findNames = (0,link_names/* buildNameFinder */.E7)(await (0,tree_links/* readLinks */.C)(store, listed));
    const behind = words.flatMap((word) => findNames(word).flatMap(({ kind, name }) => (kind === 'real' ? [name] : [])));
    const named = [...new Set([...words, ...behind].filter(isNamed))];
    return named.map((path) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&'));
}


/***/ }),

/***/ 4592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findKeyInChange)
/* harmony export */ });
/* harmony import */ var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8535);
/* harmony import */ var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8866);


const ABSENT = /^0+$/;
/** Searches a change, within the time that its capture may take; beyond it the change may not be judged either. */
async function findKeyInChange(git, search, bounds) {
    const found = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .workWithin */ .p)(bounds, (cutOff) => searchChange(git, search, cutOff));
    switch (found.kind) {
        case 'done':
            return { kind: 'searched', leaked: found.value };
        case 'out-of-time':
            return { kind: 'searched', leaked: 'it could not be searched for keys of the agent within capture.timeout' };
        case 'cancelled':
            return found;
        default:
            return found;
    }
}
async function searchChange(git, { change, search, commits = [] }, cutOff) {
    if (search.isIdle)
        return undefined;
    const { changes } = change;
    const isThere = (id) => !ABSENT.test(id);
    const added = changes.filter(({ status }) => status !== 'D');
    if (search.finds(Buffer.from(added.map(({ path }) => path).join('\n'))))
        return 'the name of a changed file holds a key of the agent';
    if ((await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids: commits, search, cutOff })) !== 'none')
        return 'the message of a commit holds a key of the agent';
    const blobs = added.filter(({ newMode }) => newMode !== GITLINK);
    const ids = blobs.map(({ newId }) => newId).filter(isThere);
    const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids, search, cutOff });
    if (found === 'none')
        return undefined;
    if (found === 'too-large')
        return 'its files are too large to be searched for keys of the agent';
    for (const { oldId, newId } of blobs) {
        const holds = async (id) => isThere(id) && (await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids: [id], search, cutOff })) === 'found';
        // What stood there before the agent began is no secret of its change.
        if ((await holds(newId)) && !(await holds(oldId)))
            return 'a changed file holds a key of the agent';
    }
    return undefined;
}
const GITLINK = '160000';


/***/ }),

/***/ 9048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ shadowableOf),
/* harmony export */   JO: () => (/* binding */ shadowableOfSetup),
/* harmony export */   jR: () => (/* binding */ noteInstalled),
/* harmony export */   xV: () => (/* binding */ knowsInstalled)
/* harmony export */ });
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3096);
/* harmony import */ var _imported_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6316);
/* harmony import */ var _package_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6279);
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
async function noteInstalled(store, protectedFiles, { tree, paths }) {
    const { commit, ownModules } = protectedFiles;
    if (commit === undefined || ofBase.has(protectedFiles))
        return;
    const [base, asked] = [await treeOf(store, commit), await treeOf(store, tree)];
    if (base !== asked)
        return;
    const own = new Set(ownModules);
    ofBase.set(protectedFiles, (0,_package_names_js__WEBPACK_IMPORTED_MODULE_2__/* .installedNames */ .Hq)([...paths]).filter((name) => !own.has(name)));
}
function treeOf({ git }, id) {
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitLine */ .JG)(git, ['rev-parse', '--verify', '--end-of-options', `${id}^{tree}`]);
}


/***/ }),

/***/ 4482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ buildShadowFinder)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/java-classes.js
var java_classes = __webpack_require__(1489);
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
var path_names = __webpack_require__(2894);
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
            const found = shadowedIn(folder, level, { ...rules, isOld: () => isOld(level), isNew });
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
function shadowedIn(folder, level, { packages, headers, isOld, isNew }) {
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
    // Between a protected file and the top tools keep what they remember in hidden folders.
    const isHidden = rest?.first.startsWith('.') === true && rest.first !== '.bin';
    if (isPackages && (isRoot || (languages.has('javascript') && !isHidden))) {
        return 'it would be loaded in the place of an installed package';
    }
    if (!isRoot && !(folder.isOnPath && isPythonModule(level)))
        return undefined;
    const library = libraryOf(level, packages) ?? (names.size > 0 ? neighbourOf(level, { languages, headers }) : undefined);
    return library === undefined ? undefined : `it would be loaded in the place of ${library}`;
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

/***/ 2357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ readLinkFacts),
  C: () => (/* binding */ readLinks)
});

// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(2894);
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
        let at = { parent: undefined, place: top };
        for (const part of path.split('/').slice(0, -1))
            at = below(at, part);
        return at;
    }
    function below(at, part) {
        return { parent: at, place: at.place?.children.get(cachedKey(part)) };
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
        const { parent, place } = frame.at;
        if (parent === undefined)
            return faultOf('out', frame.last);
        if (place?.isFolder !== true)
            return faultOf('up', frame.last);
        frame.at = parent;
        return undefined;
    }
    function down(frame, part) {
        if ((0,path_names/* isGitName */.M$)(part))
            return faultOf('git', frame.last);
        const next = below(frame.at, part);
        const link = next.place?.link;
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
    const top = newPlace();
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
function newPlace() {
    return { children: new Map(), isFolder: false, link: undefined };
}
function childOf({ children }, key) {
    const child = children.get(key) ?? newPlace();
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
        const key = (0,byte_path/* encodePath */.O)(path).toString('latin1');
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
    return (0,link_names/* resolveLinks */.Ap)(new Map(links.map(({ path, id }) => [(0,byte_path/* decodePath */.q)(path), targets.get(id)])));
}
const GONE = '000000';
function linkedTree(files, targets) {
    const paths = [];
    const links = new Map();
    for (const [key, { mode, id }] of files) {
        const path = (0,byte_path/* decodePath */.q)(Buffer.from(key, 'latin1'));
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
        targets.set(id, (0,byte_path/* decodePath */.q)(stdout.subarray(from, from + Number(size))));
        at = from + Number(size) + 1;
    }
    return targets;
}
const LINE_END = 0x0a;
function lines(ids) {
    return ids.map((id) => `${id}\n`).join('');
}


/***/ }),

/***/ 3257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   HS: () => (/* binding */ readLastLine),
/* harmony export */   eg: () => (/* binding */ runStep),
/* harmony export */   v1: () => (/* binding */ issueOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8951);
/* harmony import */ var _boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2044);
/* harmony import */ var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5310);
/* harmony import */ var _workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3687);
/**
 * One command of an evaluation: how its checkout looks to it, and what its end means.
 * Invariant: where the level can do that, folders that are protected whole are read-only to it, of others each file.
 */






const TAIL_BYTES = 2000;
// How many files are bound read-only one by one; more are guarded by their digests alone.
const MAX_BOUND_FILES = 200;
/** Runs one command of an evaluation in its checkout. */
function runStep(privateArea, request, step) {
    const { judge, protectedFiles, given, signal, mayCompile = false } = request;
    const { readOnly, mounts } = boundPaths(protectedFiles, step);
    const inside = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(judge.folder, path);
    return (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)(privateArea, {
        command: step.command,
        workDir: judge.folder,
        given,
        ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
        stdoutPath: `${step.logs}.stdout`,
        stderrPath: `${step.logs}.stderr`,
        budgetMs: step.timeoutMs,
        network: step.network,
        ...(step.tracing === undefined ? {} : { tracing: step.tracing }),
        signal,
        compiled: mayCompile ? 'apart' : 'never',
        writable: [...mounts, ...protectedFiles.openings.writable].map(inside),
        readable: [...readOnly.map(inside), ...(step.readable ?? [])],
    });
}
/** What is read-only in the checkout, and which folders are mounts of their own so that they cannot be moved away. */
function boundPaths({ files, globs }, { isSetup = false }) {
    // An install may put packages beside a manifest that is protected with its folder.
    const whole = isSetup ? [] : (0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFolders */ .J)(globs).filter((folder) => files.some(({ path }) => isIn(path, folder)));
    const single = files.filter(({ path }) => !whole.some((folder) => isIn(path, folder)));
    const bound = single.length <= MAX_BOUND_FILES ? single : [];
    const around = (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersAbove */ .Zv)([...bound, ...whole.map((folder) => ({ path: folder }))]);
    return {
        readOnly: [...whole, ...bound.flatMap(({ path, mode }) => (mode === '120000' ? [] : [path]))],
        mounts: around.filter((path) => !whole.some((folder) => path === folder || isIn(path, folder))),
    };
}
function isIn(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** Where a command said what went wrong: most do on standard error. */
function logOf({ stdout, stderr }) {
    return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}
/** Why a command counts as failed; undefined where it did what it was to do. */
function issueOf(step, result, protectedFiles) {
    const { title, timeoutMs, isSealed } = step;
    const { exitCode, signal, killedByBudget, stderr, stdout } = result;
    if (killedByBudget)
        return `${title} took more than ${timeoutMs / 1000} s`;
    if (exitCode === 0)
        return undefined;
    const how = signal === null ? `exit code ${exitCode}` : signal;
    const said = isSealed === true ? undefined : (readLastLine(stderr.path) ?? readLastLine(stdout.path));
    const failure = `${title} ended with ${how}${said === undefined ? '' : `: ${said}`}`;
    const hint = [stderr, stdout]
        .map(({ path }) => hintFor(step, path, protectedFiles))
        .find((each) => each !== undefined);
    return hint === undefined ? failure : `${failure} (${hint})`;
}
/** What of its sandbox a command met, by the end of a log. */
function hintFor({ tracing }, path, { globs, openings }) {
    const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text ?? '';
    const { writableKey } = openings;
    if (tracing === 'off' &&
        /LeakSanitizer has encountered a fatal error|(?:uid map|\/proc\/).*Read-only file system/i.test(text)) {
        const key = writableKey.replace(/\.writable$/, '.tracing');
        return `no process of this command may trace another one or write below /proc; ${key} = "on" lets them`;
    }
    if (/No such device or address/i.test(text) && /\/dev\/std(?:out|err)/.test(text))
        return 'standard output and error are sockets, which cannot be opened by a name such as /dev/stdout: write to them directly';
    if ((0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFolders */ .J)(globs).length > 0 && /EROFS|Read-only file system/i.test(text))
        return `protected folders are read-only; to give a command an empty folder in one, name it in ${writableKey}`;
    return undefined;
}
/** The last line of a log, quoted; undefined where it holds none, or is no file any more. */
function readLastLine(path) {
    const line = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text.trimEnd().split('\n').at(-1)?.trim();
    return line === undefined || line === '' ? undefined : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(line, 200);
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ evaluateTree)
});

// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
;// CONCATENATED MODULE: ./build/kernel/folder-entries.js
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
        const opened = (0,external_node_fs_.opendirSync)(folder, { encoding, bufferSize: READ_AT_ONCE });
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
        if ((0,files/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/kernel/pace.js
var kernel_pace = __webpack_require__(6757);
;// CONCATENATED MODULE: ./build/kernel/new-files.js
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
const LIMITS = { files: 1_000_000, characters: 128 << 20 };
/** Lists what lies in the checkout of a tree besides the tree's own files. */
async function findNewFiles(folder, tree, { known = { roots: [], stamps: new Map() }, opened = [], signal, limits = LIMITS } = {}) {
    const kinds = kindsOf(tree, opened);
    const made = new Map(known.roots.map((path) => [path, kindOf(known.stamps.get(path) ?? UNREADABLE)]));
    const stamps = new Map();
    const room = { ...limits };
    const isCancelled = () => signal?.aborted === true;
    const most = kinds.size + made.size + limits.files;
    const roots = [];
    const swapped = new Set();
    let unread;
    // Where something else took the place of a folder of the tree, what is behind it is not in the checkout.
    const real = new Set();
    const pace = new kernel_pace/* Pace */.o();
    for (const [path, kind] of kinds) {
        await pace.step();
        if (kind !== 'folder' || (path !== '' && !real.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))))
            continue;
        const stats = statsOf(folder, path);
        const entries = isFolder(stats) ? await entriesOf(folder, path, { most, pace, signal }) : undefined;
        if (isCancelled())
            return 'cancelled';
        if (entries === 'too many')
            return entries;
        // The top is always there; another folder may be gone, or be listed with the folder that it is in.
        if (entries === undefined && (path === '' || stats === UNREADABLE || isFolder(stats)))
            unread ??= path;
        if (entries === undefined)
            continue;
        real.add(path);
        for (const entry of entries) {
            const inside = joined(path, entry.name.toString('latin1'));
            const expected = kinds.get(inside) ?? made.get(inside);
            if (expected !== undefined && expected === kindOfEntry(entry))
                continue;
            roots.push(inside);
            if (expected !== undefined)
                swapped.add(inside);
            const isListed = await list(folder, inside, { stamps, room, pace, signal });
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
function kindOfEntry(entry) {
    if (entry.isDirectory())
        return 'folder';
    return entry.isSymbolicLink() ? 'link' : 'file';
}
function isFolder(stats) {
    return stats !== undefined && stats !== UNREADABLE && stats.isDirectory();
}
/** What a stamp says that a file is. */
function kindOf(stamp) {
    if (stamp.startsWith(FOLDER))
        return 'folder';
    const mode = Number(stamp.split(' ')[2] ?? 0);
    return (mode & external_node_fs_.constants.S_IFMT) === external_node_fs_.constants.S_IFLNK ? 'link' : 'file';
}
/** Waits until a change of them would be seen by its time. */
async function settleNewFiles({ stamps }) {
    if (stamps.size > 0)
        await (0,external_node_timers_promises_.setTimeout)(TICK_MS);
}
/** Copies them; `changed`: one of them is not as it was listed. */
async function copyNewFiles({ stamps }, { from, to, signal }) {
    const pace = new kernel_pace/* Pace */.o();
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
        const [source, target] = [bytesOf(from, path), bytesOf(to, path)];
        if (stats.isDirectory()) {
            (0,external_node_fs_.mkdirSync)(target, { mode: 0o700 });
            folders.push([target, stats]);
        }
        else if (stats.isSymbolicLink()) {
            (0,external_node_fs_.symlinkSync)((0,external_node_fs_.readlinkSync)(source, 'buffer'), target);
            (0,external_node_fs_.lutimesSync)(target, ...timesOf(stats));
        }
        else if (stats.isFile()) {
            const outcome = await copyFile({ source, target, stats, signal });
            if (outcome === 'cancelled')
                return outcome;
            if (outcome === 'shut')
                continue;
            (0,external_node_fs_.chmodSync)(target, Number(stats.mode) & RIGHTS);
            (0,external_node_fs_.utimesSync)(target, ...timesOf(stats));
        }
    }
    // What is put into a folder changes its time, and may need a right that it is not to have.
    for (const [path, stats] of folders.toReversed()) {
        (0,external_node_fs_.chmodSync)(path, Number(stats.mode) & RIGHTS);
        (0,external_node_fs_.utimesSync)(path, ...timesOf(stats));
    }
    return 'copied';
}
/** Moves them, for good; says whether that could be done with all of them. */
function moveNewFiles({ roots }, { from, to }) {
    const moved = [];
    try {
        for (const root of roots) {
            (0,external_node_fs_.renameSync)(bytesOf(from, root), bytesOf(to, root));
            moved.push(root);
        }
        return true;
    }
    catch (error) {
        // A folder without the right to write in it cannot be moved but by root.
        if (!['EACCES', 'EPERM'].includes((0,files/* errorCode */.CA)(error)))
            throw error;
        for (const root of moved)
            (0,external_node_fs_.renameSync)(bytesOf(to, root), bytesOf(from, root));
        return false;
    }
}
const RIGHTS = 0o7777;
// Copied at one go; of more a signal is heard in between, and holes stay holes.
const SMALL_BYTES = 32n << 20n;
const PIECE_BYTES = 4 << 20;
async function copyFile(copy) {
    const { source, target, stats } = copy;
    const { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = external_node_fs_.constants;
    const isSmall = stats.size <= SMALL_BYTES;
    try {
        (0,external_node_fs_.copyFileSync)(source, target, COPYFILE_EXCL | (isSmall ? COPYFILE_FICLONE : COPYFILE_FICLONE_FORCE));
        return 'copied';
    }
    catch (error) {
        if ((0,files/* errorCode */.CA)(error) === 'EACCES')
            return 'shut';
        // A file system without clones says so in ways of its own.
        if (isSmall || !(0,files/* isSystemError */.Or)(error))
            throw error;
        return copyPieces(copy);
    }
}
async function copyPieces({ source, target, stats, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { O_RDONLY, O_NOFOLLOW } = external_node_fs_.constants;
        const from = __addDisposableResource(env_1, await (0,promises_.open)(source, O_RDONLY | O_NOFOLLOW), true);
        const to = __addDisposableResource(env_1, await (0,promises_.open)(target, 'w', 0o600), true);
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
/** Lists a file, or a folder before what is in it; says whether there was room for it. */
async function list(folder, root, { stamps, room, pace, signal }) {
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
        return (0,external_node_fs_.lstatSync)(bytesOf(folder, path), { bigint: true, throwIfNoEntry: false });
    }
    catch (error) {
        // A path that is too long, or shut.
        if ((0,files/* isSystemError */.Or)(error))
            return UNREADABLE;
        throw error;
    }
}
/** Undefined where it was shut by the command. */
function entriesOf(folder, path, reading) {
    return readEntries(bytesOf(folder, path), reading);
}
function joined(path, name) {
    return path === '' ? name : `${path}/${name}`;
}
function bytesOf(folder, path) {
    // With a slash at its end the name of a link would stand for what is behind it.
    return path === '' ? Buffer.from(folder) : Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, 'latin1')]);
}

// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(8951);
// EXTERNAL MODULE: ./build/engine/boundaries/planted-files.js
var planted_files = __webpack_require__(2044);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(5310);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation-step.js
var evaluation_step = __webpack_require__(3257);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 2 modules
var git_work_tree = __webpack_require__(6801);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(4311);
;// CONCATENATED MODULE: ./build/engine/evaluation/fresh-checkout.js
/**
 * The clean checkout of an evaluation: a new folder for each of its commands, at the same path, which the programs of a
 * virtual environment hold.
 * Invariant: a command finds the tree, what setup made new, and nothing that an earlier command left: no file, no
 * attribute, no time, no folder. Of setup only new files are passed on, as setup left them: the folder that it ran in
 * is archived, and later commands get copies out of it; the last one gets the files themselves where no command in
 * between can have reached them.
 * Crash: both folders are discarded when the next evaluation begins, or the next session.
 */








class FreshCheckout {
    #store;
    #request;
    #writable;
    /** Where setup's folder lies once it is archived. */
    #aside;
    #made;
    #isAlone = true;
    constructor(store, request) {
        this.#store = store;
        this.#request = request;
        this.#writable = request.writable.map((path) => path.replace(/\/$/, ''));
        const { folder } = request.judge;
        // No repository's folder has the same name: it would be longer than its own.
        this.#aside = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), `${(0,external_node_path_.basename)(folder)}.setup`);
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
        const { judge, signal, isShielded } = this.#request;
        const outcome = await this.#checkOut();
        const made = this.#made;
        if (outcome === 'cancelled' || made === undefined)
            return outcome;
        const places = { from: this.#aside, to: judge.folder };
        const canMove = isLast && (isShielded || this.#isAlone);
        this.#isAlone = false;
        const passed = canMove && moveNewFiles(made, places) ? 'copied' : await copyNewFiles(made, { ...places, signal });
        (0,fault_point/* faultPoint */.Jd)('judge:after-passing-on');
        return passed === 'copied' ? outcome : passed;
    }
    /** New files since the tree and setup. */
    async findNew() {
        const { judge, tree, signal } = this.#request;
        const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
        const known = this.#made;
        return findNewFiles(judge.folder, await (0,git_store/* listFiles */.CS)(this.#store, tree), { known, opened, signal });
    }
    /** Passes on to later commands what setup made new; its folder is theirs no more. */
    async keepNew(found) {
        const opened = this.#writable.map((path) => Buffer.from(`${path}/`).toString('latin1'));
        const isOpen = (path) => opened.some((folder) => path.startsWith(folder));
        // What the tree has of another type is in the way of a swapped one.
        const isKept = (path) => !isOpen(path) && !found.swapped.has(path) && !path.endsWith('.tsbuildinfo');
        const roots = found.roots.filter(isKept);
        if (roots.length === 0)
            return;
        const outermost = new Set(found.roots);
        const stamps = new Map();
        let isInside = false;
        for (const [path, stamp] of found.stamps) {
            // What is in a folder comes after it.
            if (outermost.has(path))
                isInside = isKept(path);
            if (isInside)
                stamps.set(path, stamp);
        }
        const made = { roots, stamps };
        await settleNewFiles(made);
        const { folder } = this.#request.judge;
        try {
            (0,external_node_fs_.renameSync)(folder, this.#aside);
        }
        catch (error) {
            // What cannot be renamed cannot be discarded either, which says what to do.
            await this.#discard(folder);
            throw error;
        }
        (0,fault_point/* faultPoint */.Jd)('judge:after-aside');
        this.#made = made;
    }
    /**
     * Why a writable folder cannot be there: the tree has a file in it, or in its place or that of a folder around it.
     */
    async findTaken() {
        if (this.#writable.length === 0)
            return undefined;
        const files = (await (0,git_store/* listFiles */.CS)(this.#store, this.#request.tree)).map(({ path }) => path.toString('utf8'));
        for (const folder of this.#writable) {
            const taken = files.find((path) => `${folder}/`.startsWith(`${path}/`) || path.startsWith(`${folder}/`));
            if (taken === undefined)
                continue;
            const why = taken.length > folder.length ? 'holds files of the tree' : `is no folder: ${(0,base_text/* quoted */.TL)(taken, 200)} is a file`;
            return `${(0,base_text/* quoted */.TL)(folder, 200)}, which ${why}`;
        }
        return undefined;
    }
    async #checkOut() {
        const { judge, tree, signal, onLeft } = this.#request;
        if ((await (0,git_work_tree/* checkoutTree */.p)(this.#store, { ...judge, tree, signal, onLeft })) === 'cancelled')
            return 'cancelled';
        // Where the tree is in the way there is no evaluation.
        if ((await this.findTaken()) !== undefined)
            return 'ready';
        for (const path of this.#writable)
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(judge.folder, path), { recursive: true });
        return 'ready';
    }
    async #discard(folder) {
        const { signal, onLeft } = this.#request;
        const left = await (0,remove_tree/* discardTree */.l)(folder, { signal });
        // What a cancelled run did not come to, the next session removes.
        if (left.length > 0 && signal?.aborted !== true)
            onLeft(left);
    }
}

;// CONCATENATED MODULE: ./build/engine/evaluation/evaluation.js
/**
 * Judging a tree: commands in a clean checkout of it.
 * Invariant: an evaluation reads the base's evaluator and the candidate's code, and nothing that an earlier evaluation
 * or command left, but what setup made new: each command begins in a folder of its own. The protected files are the
 * base's before the first command and after each. A command that leaves a new file which would be part of the evaluator,
 * or be loaded in the place of one of its files, voids the evaluation.
 * No process of an agent, and nothing that it left in its worktree, is near.
 */











// Beyond it there is no score; what is kept of a log is more.
const MAX_OUTPUT_BYTES = 1 << 20;
// What the system says of a command that nobody may know could tell of it.
const UNTOLD = {
    SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};
/** Evaluates a tree. */
async function evaluateTree(privateArea, request) {
    const { judge, tree, teardown, protectedFiles } = request;
    (0,fault_point/* faultPoint */.Jd)('judge:before-checkout');
    privateArea.checkSeal();
    const indexFile = `${judge.indexFile}.restore`;
    const restored = await (0,protected_files/* restoreProtected */.R0)(privateArea.store, { tree, indexFile, protectedFiles });
    (0,fault_point/* faultPoint */.Jd)('judge:after-restore');
    const { writable } = protectedFiles.openings;
    const { signal } = request;
    const { store, onLeft } = privateArea;
    const isShielded = privateArea.level.kind === 'bubblewrap';
    const checkout = new FreshCheckout(store, { judge, tree: restored, writable, isShielded, signal, onLeft });
    if ((await checkout.begin()) === 'cancelled')
        return { kind: 'aborted' };
    (0,fault_point/* faultPoint */.Jd)('judge:after-checkout');
    const timings = {};
    const evaluation = await runSteps(privateArea, request, { checkout, timings });
    if (teardown !== undefined && evaluation.kind !== 'aborted') {
        const result = await (0,evaluation_step/* runStep */.eg)(privateArea, request, teardown);
        if (result.kind === 'ended')
            timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
    }
    (0,fault_point/* faultPoint */.Jd)('judge:after-score');
    return evaluation;
}
const NOTHING_NEW = { roots: [], stamps: new Map(), swapped: new Set(), unread: undefined };
async function runSteps(privateArea, request, { checkout, timings }) {
    const { judge, protectedFiles, steps } = request;
    let last;
    const early = (0,protected_files/* findProtectedIn */.zU)(judge.folder, protectedFiles);
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
    const findersOf = plantFinders(privateArea, protectedFiles);
    const left = [];
    /** Runs one command in the checkout as it is; what ends the evaluation, if anything does. */
    const run = async (step, isLast) => {
        const mayCompile = !isLast || request.asks === 'exit';
        const result = await (0,evaluation_step/* runStep */.eg)(privateArea, { ...request, mayCompile }, step);
        if (result.kind === 'unstarted') {
            if (result.code === 'ABORTED')
                return { kind: 'aborted' };
            const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
            return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
        }
        timings[`${step.name}_ms`] = (timings[`${step.name}_ms`] ?? 0) + Math.round(result.durationMs);
        if (result.aborted)
            return { kind: 'aborted' };
        const found = (0,protected_files/* findProtectedIn */.zU)(judge.folder, protectedFiles);
        files = { before: early.digest, after: found.digest };
        const made = isLast && protectedFiles.files.length === 0 ? NOTHING_NEW : await checkout.findNew();
        if (made === 'cancelled')
            return { kind: 'aborted' };
        if (made === 'too many') {
            const reason = `${step.title} left more new files in its checkout than can be looked through`;
            return { ...failure, files, exitCode: result.exitCode, log: (0,evaluation_step/* logOf */.Gs)(result), reason };
        }
        const findPlanted = findersOf(step);
        const planted = await plantedIssue({ findPlanted, writableKey, signal: request.signal }, step, made);
        if (request.signal?.aborted === true)
            return { kind: 'aborted' };
        const unread = protectedFiles.files.length > 0 ? unreadIssue(step, made) : undefined;
        const tampered = tamperReason(step, unread ?? found.issue ?? planted);
        // What a command changed of its judges says more than how it ended.
        const reason = tampered ?? (0,evaluation_step/* issueOf */.v1)(step, result, protectedFiles);
        if (reason !== undefined) {
            const { exitCode, killedByBudget: timedOut } = result;
            const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
            const hint = tampered === undefined ? leftHint(left) : '';
            return { ...failure, ...failed, files, log: (0,evaluation_step/* logOf */.Gs)(result), reason: `${reason}${hint}` };
        }
        if (step.isSetup === true) {
            await (0,shadowable/* noteInstalled */.jR)(privateArea.store, protectedFiles, { tree: request.tree, paths: made.stamps.keys() });
            await checkout.keepNew(made);
        }
        else if (step.isSealed !== true)
            left.push({ title: step.title, paths: made.roots });
        last = result;
        return undefined;
    };
    for (const [at, step] of steps.entries()) {
        const isLast = at === steps.length - 1;
        const renewed = at === 0 ? 'ready' : await checkout.renew({ isLast });
        if (renewed === 'cancelled')
            return { kind: 'aborted' };
        if (renewed === 'changed') {
            const reason = `tamper: ${step.title} is void: what setup made was changed before it`;
            return { ...failure, files, log: undefined, isTampered: true, reason };
        }
        const ended = await run(step, isLast);
        if (ended !== undefined)
            return ended;
    }
    if (last === undefined)
        throw new Error('an evaluation without a step');
    const { path, seenBytes } = last.stdout;
    if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
        // A part is not enough to tell that there is one score: another may stand behind it.
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
/** Gives the finder for what a command made, each made once; what setup installs is known when it has run. */
function plantFinders({ parentEnv }, protectedFiles) {
    const { globs, manifestFolders, openings } = protectedFiles;
    const rules = { globs, manifestFolders, ...openings };
    let later;
    return ({ isSetup }) => {
        if (isSetup === true)
            return (0,planted_files/* buildPlantFinder */.y)({ ...rules, shadowable: (0,shadowable/* shadowableOfSetup */.JO)(protectedFiles, parentEnv) });
        later ??= (0,planted_files/* buildPlantFinder */.y)({ ...rules, shadowable: (0,shadowable/* shadowableOf */.AJ)(protectedFiles, parentEnv) });
        return later;
    };
}
async function plantedIssue({ findPlanted, writableKey, signal }, step, { roots, stamps }) {
    const outermost = new Set(roots);
    const by = step.isSetup === true ? 'setup' : 'other';
    const pace = new kernel_pace/* Pace */.o();
    let planted;
    for (const [key, stamp] of stamps) {
        if (signal?.aborted === true)
            return undefined;
        await pace.step();
        planted = findPlanted({ path: textOf(key), kind: kindOf(stamp), isOutermost: outermost.has(key), by });
        if (planted !== undefined)
            break;
    }
    if (planted === undefined)
        return undefined;
    const path = step.isSealed === true ? 'a new file' : `the new file ${(0,base_text/* quoted */.TL)(planted.path, 200)}`;
    const remedy = planted.isMatch
        ? `${writableKey} can name an empty folder to write in`
        : 'boundaries.permit can name it';
    return `${path} must not be there: ${planted.why}; ${remedy}`;
}
function textOf(path) {
    return (0,byte_path/* decodePath */.q)(Buffer.from(path, 'latin1'));
}
function shown(path) {
    return (0,base_text/* quoted */.TL)(textOf(path), 100);
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

/***/ 8701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ captureSettings),
/* harmony export */   x: () => (/* binding */ captureLimits)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5902);


const count = (fallback) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(1, 'a whole number from 1')), fallback);
/**
 * How much a change may add before it is read at all: beyond it the change is denied without being hashed. The keys are
 * the same for experiments, missions and work items.
 */
const captureSettings = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** New files that no ignore rule names. */
    max_files: count(100_000),
    /** Megabytes that the tree may grow by; a sparse file counts as long as it says it is. */
    max_mb: count(1024),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((given) => ((0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(given) ?? 0) > 0, 'a duration above 0s, such as "90s" or "5m"')), '5m'),
}), {});
/** The limits as the kernel takes them. */
function captureLimits({ max_files, max_mb, timeout }) {
    return { maxFiles: max_files, maxBytes: max_mb * 2 ** 20, timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(timeout) ?? 0 };
}


/***/ }),

/***/ 3687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(2989);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
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
        const kept = block.subarray(0, Math.max(0, room));
        this.#bytes += this.#write(kept);
        this.#tail.push(block.subarray(kept.length));
        release(block);
    }
    /** Gives how much was written: all of it, or nothing where the disk took no more. */
    #write(kept) {
        if (this.#failure !== undefined)
            return 0;
        try {
            // A write may be short (a nearly full disk): the rest is written again until it is there or fails.
            for (let at = 0; at < kept.length;)
                at += (0,external_node_fs_.writeSync)(this.#descriptor, kept, at);
            return kept.length;
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
var process_tree = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/kernel/sandbox-command.js + 2 modules
var sandbox_command = __webpack_require__(6597);
// EXTERNAL MODULE: ./build/kernel/sandbox-filter.js
var sandbox_filter = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/kernel/timer.js
var timer = __webpack_require__(677);
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
// Someone waits: with the launcher's second and the last look for leftovers, a called-off run is over within five.
const ABORT_GRACE_MS = 2000;
// A namespace whose first process was killed ends within milliseconds; if not, its launcher is killed as well.
const LAUNCHER_MS = 1000;
const MAX_STATUS_LENGTH = 1000;
const CALLED_OFF = { code: 'ABORTED', reason: 'the run was cancelled before it began' };
/** Runs a command to its end and leaves nothing of it behind. */
async function runProcess(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!external_node_worker_threads_.isMainThread)
            throw new Error('commands are run from the main thread only: their lifetime hangs on it');
        if (request.signal?.aborted === true)
            return { kind: 'unstarted', ...CALLED_OFF, level: request.level.kind };
        const built = (0,sandbox_command/* buildSandboxCommand */.V5)(request.level, request);
        const opened = openOutputs(request);
        if ('kind' in opened)
            return opened;
        const stdout = __addDisposableResource(env_1, opened.stdout, false);
        const stderr = __addDisposableResource(env_1, opened.stderr, false);
        const startedAt = performance.now();
        const launch = startChild(built, request);
        if ('kind' in launch)
            return launch;
        const { child } = launch;
        const ending = watchEnding(child, request);
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
        const survivors = await endLeftovers(child, request);
        const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
        const report = parseStatus(await status());
        const { killedByBudget, aborted } = ending;
        if (!report.began && !killedByBudget && !aborted) {
            if (report.isMissing)
                return notFound(request);
            return {
                kind: 'unstarted',
                code: 'SANDBOX',
                reason: stderr.head.trim() || 'no word of why',
                level: request.level.kind,
            };
        }
        const told = built.reportsExit ? (report.exitCode ?? 128 + external_node_os_.constants.signals.SIGKILL) : codeOf(exit);
        const facts = { exitCode: told, signal: signalOf(told), killedByBudget, aborted, durationMs };
        return { kind: 'ended', ...facts, ...outputs, level: request.level.kind, survivors };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
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
function startChild({ program, args, filter }, request) {
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: request.view.workDir,
            // Not --setenv or --clearenv: an environment on a command line, or of a launcher, is for everyone to read.
            env: { ...request.environment, [environment/* RUN_MARKER */.xO]: request.runId },
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
/** What the first process reports. A process of the command can take its descriptor, and write there too. */
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
        await Promise.race([closed, (0,promises_.setTimeout)(LAUNCHER_MS, undefined, { ref: false })]);
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
function codeOf({ code, signal }) {
    return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
}
function signalOf(exitCode) {
    const found = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
    return found === undefined ? null : found[0];
}
/** Waits for the exit, and brings it about when the budget is used up or the run is cancelled. */
function watchEnding(child, request) {
    const { budgetMs, graceMs = GRACE_MS, signal } = request;
    const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
    const timers = [];
    const state = { killedByBudget: false, aborted: false, stop };
    const ask = () => {
        if (!isRunning(child))
            return;
        const members = membersOf(child, request);
        for (const pid of members)
            (0,process_tree/* sendSignal */.vG)(pid, 'SIGTERM');
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
        // Asked at the end of its budget already, and told by that: only the wait becomes shorter.
        if (!state.killedByBudget) {
            state.aborted = true;
            ask();
        }
        killAfter(abortGraceMs);
    };
    function stop() {
        for (const timer of timers)
            timer.cancel();
        signal?.removeEventListener('abort', onAbort);
    }
    // Timers and durations are of the monotonic clock: setting the time of day neither stretches nor cuts a budget.
    timers.push((0,timer/* startTimer */.Ip)(budgetMs, onBudget));
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
    if (request.level.kind !== 'process-group')
        return below;
    return [...new Set([child.pid, ...below, ...(0,process_tree/* markedProcesses */.KT)(request.runId)])];
}
function killTree(child, request) {
    if (!isRunning(child))
        return;
    const first = (0,process_tree/* descendantsOf */.gO)(child.pid)[0];
    // The first process's death is reported only when the kernel has ended all the others: then they are gone for sure.
    if (request.level.kind !== 'process-group' && first !== undefined)
        (0,process_tree/* sendSignal */.vG)(first, 'SIGKILL');
    else
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
}
function killLauncher(child) {
    if (isRunning(child))
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
}
/** A command that ended by itself may have left others behind. */
async function endLeftovers(child, { level, runId }) {
    // Members of the group keep its number taken, and numbers go round: it is not another's so soon.
    if (level.kind === 'process-group' && child.pid !== undefined)
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
    return await (0,process_tree/* killMarked */.fR)(runId);
}

// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
;// CONCATENATED MODULE: ./build/kernel/program-places.js
/**
 * What a command must be able to read for the programs of its PATH to run, where homes and the like are hidden.
 * Invariant: only folders of programs, the libraries beside them and the targets of their links; never a home, a folder
 * that holds another hidden one, one that is a repository, or one where keys are kept. A link is followed by its next
 * name and by its last, since both may be what a program is found by.
 * An answer is given again as long as no folder that was looked into has changed since: each run of a command asks.
 * Trade-off: a program that reads more of its home (toolchains that a shim chooses from) needs that named as readable.
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
function readProgramPlaces(request) {
    const { path, hiddenFolders, homes } = request;
    const key = JSON.stringify([path, hiddenFolders, homes]);
    const before = answers.get(key);
    if (before !== undefined && isStill(before))
        return before.places;
    answers.delete(key);
    const look = createLook();
    const answer = { places: findPlaces(request, look), stamps: look.stamps, at: Date.now() };
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
function createLook() {
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
function findPlaces({ path, hiddenFolders, homes }, look) {
    const { real } = look;
    const places = new Set();
    const seen = new Set();
    const isHidden = (place) => hiddenFolders.some((folder) => isInside(place, folder));
    const isClosed = (place) => [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) ||
        isPrivate(place, look);
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
        const found = targets.get(folder) ?? linkTargets(folder, look);
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
function quietly(look) {
    try {
        return look();
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
function readSandboxView({ parentEnv, hidden = [], readable = [], ...folders }) {
    const variables = FOLDER_VARIABLES.flatMap((name) => parentEnv[name] ?? []);
    const general = realPaths([...SYSTEM_FOLDERS, ...variables]);
    const paths = [...new Set([...general, ...realPaths([...findRunnerFolders(parentEnv), ...hidden])])];
    const hiddenFolders = paths.filter((path) => (0,external_node_fs_.statSync)(path).isDirectory());
    const homes = parentEnv.HOME === undefined ? [] : [parentEnv.HOME, ...realPath(parentEnv.HOME)];
    const programs = readProgramPlaces({ path: parentEnv.PATH ?? '', hiddenFolders, homes });
    const opened = [...readable, ...programs];
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

// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
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
 * Where a score is printed, no settings that code under test of the same command left in HOME count for tools that can be
 * told so. pip then reads an empty file in the place of its user's, and still that of the machine: it reads neither where the
 * name is "/dev/null" to the letter. npm's settings of the machine and of the project count, too.
 */
const NO_USER_SETTINGS = {
    GOENV: 'off',
    NPM_CONFIG_USERCONFIG: '/dev/null',
    PIP_CONFIG_FILE: '/dev/./null',
};
/**
 * Python looks for compiled files nowhere but below a prefix, and writes none unless it is told to compile. `never`: below
 * a device nobody can make one, so no process of a command plants one for the next process. `apart`: below a folder of
 * this command, so that a guard such as `python3 -m py_compile` works. Python's safe path is not set: that takes the
 * script's own folder off the path.
 */
function evaluationVariables(compiled, temporary) {
    if (compiled === undefined)
        return {};
    const prefix = compiled === 'never' ? '/dev/null/pycache' : (0,external_node_path_.join)(temporary, 'pycache');
    // What code under test installs for the user is not loaded by the evaluator of the same command.
    const python = { PYTHONPYCACHEPREFIX: prefix, PYTHONDONTWRITEBYTECODE: '1', PYTHONNOUSERSITE: '1' };
    return compiled === 'never' ? { ...python, ...NO_USER_SETTINGS } : python;
}
/** Runs one command of an attempt to its end. */
async function runCommand(privateArea, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command, workDir, given, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
        const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES, compiled, tracing = 'on' } = request;
        const { folder, repository, parentEnv, level, session } = privateArea;
        const scratch = command_addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_path_.join)(folder, 'scratch'), { signal, onLeft: privateArea.onLeft }), true);
        const { home, temporary } = scratch;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(home, '.gitconfig'), GIT_CONFIG);
        (0,fault_point/* faultPoint */.Jd)('command:after-scratch');
        const hidden = [repository.folder, repository.commonDir, folder, ...privateArea.hidden];
        const folders = { workDir, home, temporary, readable, writable, network, tracing };
        // Of no other level do files depend on what is in the view, and to find it takes its time.
        const view = level.kind === 'bubblewrap' ? readSandboxView({ ...folders, parentEnv, hidden }) : folders;
        (0,fault_point/* faultPoint */.Jd)('command:before-start');
        const result = await runProcess({
            level,
            view,
            command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
            environment: (0,environment/* buildEnvironment */.AF)({
                parentEnv,
                given: { ...evaluationVariables(compiled, temporary), ...given },
                home,
                temporary,
            }),
            runId: `${session}.${(0,external_node_crypto_.randomUUID)()}`,
            stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
            stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
            budgetMs,
            ...(stdin === undefined ? {} : { stdin }),
            ...(signal === undefined ? {} : { signal }),
        });
        (0,fault_point/* faultPoint */.Jd)('command:after-end');
        return result;
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

/***/ 8829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isOwnRun),
/* harmony export */   v: () => (/* binding */ markOwnRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8338);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4831);
/**
 * Which runs this machine began, by their first record: what brings records here from elsewhere cannot say that of them.
 * Invariant: written before the record is, outside of the repository, where no session in a sandbox can write.
 * Crash: a mark without a record counts for nothing. Where the mark is lost, the run counts as one from elsewhere.
 */





const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
/** Notes in the private area of a run that it begins here, with this record. */
function markOwnRun(folder, first) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)(fileIn(folder), [digestOf(first)]);
}
/** Whether the run with this first record began here. */
function isOwnRun(folder, first) {
    const file = fileIn(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') === digestOf(first);
    }
    catch (error) {
        // Text that no record of ours can hold has no digest.
        if (error instanceof TypeError)
            return false;
        throw error;
    }
}
/** Of what was decided; the chain is of the journal. */
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(record))));
}


/***/ }),

/***/ 8758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OE: () => (/* binding */ emptyWorkspaces),
  ky: () => (/* binding */ endSession),
  Pb: () => (/* binding */ judgeOf),
  KO: () => (/* binding */ leftNote),
  RQ: () => (/* binding */ leftNotes),
  mk: () => (/* binding */ makeRoom),
  az: () => (/* binding */ makeRoomAfter),
  n1: () => (/* binding */ openPrivateArea),
  PH: () => (/* binding */ privateAreaFolder),
  K5: () => (/* binding */ privateAreaPath),
  IS: () => (/* binding */ storeFolder),
  B3: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/kernel/disk-room.js

// What checking out, capturing and landing a small change take together.
const LITTLE_BYTES = 8 << 20;
/** Whether the disk that a folder is on is as good as full; false where there is no such folder. */
function isShortOfRoom(folder) {
    try {
        const { bavail, bsize, files, ffree } = (0,external_node_fs_.statfsSync)(folder);
        return bavail * bsize < LITTLE_BYTES || (files > 0 && ffree < 100);
    }
    catch {
        // Whoever makes it is told what is in the way.
        return false;
    }
}

// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(4311);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(9533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(8338);
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
var user_programs = __webpack_require__(1703);
;// CONCATENATED MODULE: ./build/engine/workspace/private-area.js
/**
 * The private area of a run: git store, workspaces, clean checkouts, scratch; all of it outside the user's repository.
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
function rootOf({ parentEnv }) {
    return (0,external_node_path_.join)(cacheFolder(parentEnv), 'autorize');
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
    const owners = [external_node_fs_.lstatSync, external_node_fs_.statSync].map((look) => ownerOf(folder, look));
    const other = owners.find((owner) => owner !== undefined && owner !== user);
    if (user === undefined || other === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the folder ${(0,base_text/* quoted */.TL)(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
        remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
    });
}
function ownerOf(path, look) {
    try {
        return look(path, { throwIfNoEntry: false })?.uid;
    }
    catch {
        // Not to be looked at, so not to be used either: making it fails next, and says why.
        return undefined;
    }
}
/** Where the store of a private area lies. */
function storeFolder(folder) {
    return (0,external_node_path_.join)(folder, 'store');
}
/** Ends what an earlier session left running in a private area; says how many processes could not be ended. */
async function endSession(folder) {
    const file = (0,external_node_path_.join)(folder, 'session');
    if (!(0,external_node_fs_.existsSync)(file))
        return 0;
    return (0,process_tree/* killMarked */.fR)((0,external_node_fs_.readFileSync)(file, 'utf8').trim());
}
/** Opens the private area of a run for the holder of its lock. */
async function openPrivateArea(request) {
    const { folder, repository, base, branchHead, level, parentEnv, hidden = [], signal } = request;
    (0,fault_point/* faultPoint */.Jd)('workspace:after-lock');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const sessionFile = (0,external_node_path_.join)(folder, 'session');
    if ((0,external_node_fs_.existsSync)(sessionFile)) {
        await endSession(folder);
        (0,fault_point/* faultPoint */.Jd)('workspace:after-leftovers');
        (0,git_store/* removeStore */.aZ)(storeFolder(folder));
    }
    // Indexes of commands lie here too, beside the store; the run lock is held, so nobody is at work on one.
    for (const name of (0,external_node_fs_.readdirSync)(folder))
        if (name.endsWith('.lock'))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
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
    const store = await (0,git_store/* createStore */.y$)({ folder: storeFolder(folder), repository, base });
    (0,fault_point/* faultPoint */.Jd)('workspace:after-store');
    (0,git/* removeStaleLocks */.sW)(store.gitDir);
    if (branchHead !== base)
        await (0,git_store/* importCommit */.Tr)(store, { repository, commit: branchHead });
    const programs = await (0,user_programs/* readUserPrograms */.V)(repository, parentEnv);
    let seal = digestSteering(store.gitDir);
    return {
        folder,
        repository,
        store,
        level,
        parentEnv,
        hidden,
        programs,
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
    return { folder: (0,external_node_path_.join)(folder, 'lanes', String(number), name), indexFile: (0,external_node_path_.join)(store.folder, `lane-${number}.index`) };
}
/**
 * Empties the folders of these numbers where the disk is as good as full: what a command left there is of use to nobody
 * once it has been taken. No command is in them. Says whether the disk was full.
 */
async function makeRoom(privateArea, numbers) {
    if (!isShortOfRoom(privateArea.folder))
        return false;
    await emptyWorkspaces(privateArea, numbers);
    return true;
}
/** The same whatever the disk says: what a quota leaves is not seen in it. */
async function emptyWorkspaces(privateArea, numbers) {
    for (const number of numbers) {
        // Beside a checkout may lie what its setup made.
        for (const folder of [workspaceOf(privateArea, number).folder, (0,external_node_path_.dirname)(judgeOf(privateArea, number).folder)]) {
            privateArea.onLeft(await (0,remove_tree/* discardTree */.l)(folder));
        }
    }
}
/** The same for all folders of a session that was killed, whose processes are ended. */
async function makeRoomAfter(folder) {
    if (!isShortOfRoom(folder))
        return;
    await endSession(folder);
    for (const name of ['lanes', 'judges', 'scratch'])
        await (0,remove_tree/* discardTree */.l)((0,external_node_path_.join)(folder, name));
}
/** A numbered folder for evaluators. */
function judgeOf({ folder, repository, store }, number) {
    const name = (0,external_node_path_.basename)(repository.folder);
    return {
        folder: (0,external_node_path_.join)(folder, 'judges', String(number), name),
        indexFile: (0,external_node_path_.join)(store.folder, `judge-${number}.index`),
    };
}


/***/ }),

/***/ 1695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ runError),
/* harmony export */   QX: () => (/* binding */ storageError),
/* harmony export */   vq: () => (/* binding */ withReserve),
/* harmony export */   xg: () => (/* binding */ diskFull)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9871);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);
/* harmony import */ var _kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7478);




/** The disk is full: the run ends, and the command resumes it. */
function diskFull(command, cause) {
    const message = 'the disk is full; what was recorded stands';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
/** What the machine did to a run, with the command that resumes it; undefined where it is something else. */
function runError(command, { cause, repository }) {
    const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__/* .goneError */ .eE)(repository, { command, cause }) ?? storageError(command, cause);
    return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__/* .machineError */ .Ko)(cause));
}
/** The error for what the disk did to a run, with the command that resumes it; undefined where it is something else. */
function storageError(command, cause) {
    const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && cause.isDiskFull;
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && !isFull) {
        // A journal knows that there is no room, but not which command goes on.
        return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
    }
    if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoRoom */ .Ry)(cause))
        return diskFull(command(), cause);
    const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(cause);
    if (code !== 'EIO' && code !== 'EROFS')
        return undefined;
    const message = `the disk gave an error (${code}); what was recorded stands`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, {
        message,
        remedy: `Check the disk, then: ${command()}`,
        cause,
    });
}
/**
 * Writes what needs room on the disk. Where there is none, the reserve is given up and the write is made again; the run
 * ends after it. Throws the first error where there is no reserve to give up, or another error.
 */
function withReserve({ reserve }, write) {
    try {
        return write();
    }
    catch (error) {
        if (reserve?.isHeld !== true || storageError(() => '', error)?.code !== 'disk_full')
            throw error;
        reserve.release();
        return write();
    }
}


/***/ }),

/***/ 2768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ agentReadable),
/* harmony export */   NF: () => (/* binding */ writeAgentGit),
/* harmony export */   _Z: () => (/* binding */ captureWorkspace),
/* harmony export */   sK: () => (/* binding */ transplant),
/* harmony export */   t0: () => (/* binding */ prepareWorkspace),
/* harmony export */   zv: () => (/* binding */ captureReason)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5222);
/* harmony import */ var _kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6801);
/**
 * A workspace: the folder that an agent changes.
 * Invariant: before the agent gets it, it holds exactly one tree and a `.git` made for this agent; what the agent does
 * to that `.git` reaches nobody, since no git command of ours ever reads it. The content is taken once, as a tree, when
 * no process of the agent is left; whatever is done to the folder later changes nothing that is judged or kept.
 */







/**
 * Makes a workspace hold a commit, with a git directory for the agent to look at history and to make commits in; says
 * whether it came to that, or was cancelled.
 */
async function prepareWorkspace(privateArea, request) {
    const { store, onLeft } = privateArea;
    const { workspace, commit, yardIn, signal } = request;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:before-checkout');
    privateArea.checkSeal();
    if ((await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .checkoutTree */ .p)(store, { ...workspace, tree: commit, yardIn, signal, onLeft })) === 'cancelled')
        return 'cancelled';
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:after-checkout');
    writeAgentGit(store, request);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:after-agent-git');
    return 'ready';
}
/** Paths in the private area that an agent's git reads. */
function agentReadable({ store }) {
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, 'objects')];
}
/**
 * Writes the git directory of a workspace that has none; `HEAD` is its last file. `packs`: a folder of objects to take
 * in.
 */
function writeAgentGit(store, { workspace, commit, branch, identity, ignored = [] }, { packs } = {}) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.folder, '.git');
    for (const name of ['objects/info', 'refs/heads', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name), { recursive: true });
    const ref = `refs/heads/${branch}`;
    const write = (name, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name, '..'), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name), text);
    };
    const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
    const user = identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
    write('config', `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n${user}`);
    write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
    write(ref, `${commit}\n`);
    write('shallow', `${store.base}\n`);
    write('objects/info/alternates', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, 'objects')}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(workspace.indexFile, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
    if (packs !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(packs, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects', 'pack'), { recursive: true });
    write('HEAD.new', `ref: ${ref}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD.new'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'));
}
/** A value as a git configuration file holds it, whatever characters it is of. */
function quote(value) {
    return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
/** Takes what an agent left, as a tree. With `before` only what differs from that counts as the agent's. */
async function captureWorkspace(privateArea, { workspace, commit, before, limits, signal }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('capture:before');
    privateArea.checkSeal();
    const captured = await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .captureTree */ .F)(privateArea.store, workspace, { limits, signal });
    if (captured.kind !== 'captured' || before === undefined)
        return captured;
    const indexFile = `${workspace.indexFile}.transplant`;
    const tree = await transplant(privateArea.store, { indexFile, from: before, to: captured.tree, onto: commit });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('capture:after-tree');
    return { kind: 'captured', tree };
}
/** Why a capture gave no tree, in a sentence. */
function captureReason({ kind, reason }) {
    return kind === 'refused' ? `git takes no such change: ${reason}` : `the change is too large to take: ${reason}`;
}
/** The tree of `onto` with every path that differs between two trees as it is in the second. */
async function transplant(store, { indexFile, from, to, onto }) {
    const { gitDir, home } = store;
    const changes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .diffTrees */ .j_)(store, { from, to });
    const isGone = ({ status }) => status === 'D';
    // What goes first makes room: a folder may have taken the place of a file.
    const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
    const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.alloc(1)]));
    const git = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await git(['read-tree', '--end-of-options', onto]);
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['write-tree']);
}


/***/ }),

/***/ 2637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ agentSecrets)
/* harmony export */ });
/* harmony import */ var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(421);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2989);
/* harmony import */ var _secret_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6837);
/** What of an environment is secret: the keys that agents are given. */



/** Finds the keys that tables of agents' variables take from the environment by `$NAME`. */
function agentSecrets(tables, parentEnv) {
    return new _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__.SecretSearch(tables.flatMap((table) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .referencedValues */ .K6)(table, parentEnv)).filter(_secret_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecret */ .$));
}


/***/ }),

/***/ 2527:
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

/***/ 8535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ workWithin)
/* harmony export */ });
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(677);
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

/***/ 4283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ claimBranch)
/* harmony export */ });
/* harmony import */ var _git_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1513);
/* harmony import */ var _ref_locks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(352);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3342);



/** Refuses what cannot go well, removes what a killed git left locked, and says so. */
async function claimBranch(git, { repository, ref, merges }) {
    await (0,_git_version_js__WEBPACK_IMPORTED_MODULE_0__/* .requireGitVersion */ .E)(git, { merges });
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .requireNotCheckedOut */ .Wf)(repository, ref);
    return (0,_ref_locks_js__WEBPACK_IMPORTED_MODULE_1__/* .removeAbandonedLocks */ .j)(repository, [ref]);
}


/***/ }),

/***/ 8414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ takeDiskReserve)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
/**
 * Room on a disk that is kept for the last record.
 * Invariant: while the reserve is held, a full disk can still take what says so: the reserve is given up, and the record
 * is written where it was. It is real blocks, not a hole: the file is written, not only made long.
 * Crash: the file stays, and the next run takes it over.
 */



/** More than a record, its state and their journal take. */
const RESERVE_BYTES = 8 << 20;
/**
 * Takes the reserve beside the files that it is for; throws what the disk says where there is no room. At the end it is
 * removed if it is still ours: whoever lost the lock may look at another run's.
 */
function takeDiskReserve(path, isOurs) {
    const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
    try {
        const missing = RESERVE_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size;
        // Not zeros alone: a file system that compresses would keep nothing for them.
        if (missing > 0)
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAll */ .f4)(descriptor, Buffer.alloc(missing, 'room for the last record '));
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('reserve:after-take');
    let isHeld = true;
    const release = () => {
        isHeld = false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    };
    return {
        get isHeld() {
            return isHeld;
        },
        release,
        [Symbol.dispose]: () => {
            if (isOurs())
                release();
        },
    };
}


/***/ }),

/***/ 2989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ checkReferences),
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Cm: () => (/* binding */ isSupervisorsOwn),
/* harmony export */   K6: () => (/* binding */ referencedValues),
/* harmony export */   NC: () => (/* binding */ resolveTable),
/* harmony export */   TS: () => (/* binding */ referredName),
/* harmony export */   WY: () => (/* binding */ resolveText),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
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
/**
 * What a table takes from the supervisor's environment, which may be a key: values of variables as they are there. What is
 * written in the table itself, such as the name of a model, everybody can read who reads the file.
 */
function referencedValues(table, parentEnv) {
    const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
    return [...new Set(names)].flatMap((name) => {
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
function buildEnvironment({ parentEnv, given, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...given, HOME: home, TMPDIR: temporary };
}


/***/ }),

/***/ 3491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ exportCommits),
/* harmony export */   Nk: () => (/* binding */ exportObjects),
/* harmony export */   ob: () => (/* binding */ moveBranch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4831);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3144);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3342);
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

/***/ 5237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ readTrustedIndex),
/* harmony export */   YV: () => (/* binding */ handOut),
/* harmony export */   _M: () => (/* binding */ writeIndex),
/* harmony export */   tP: () => (/* binding */ forgetHanding)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9871);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8537);
/**
 * Which files of a folder that was handed out git need not read again.
 * Invariant: a time in the index is believed only if no change since the folder was handed out can have left it as it
 * is. A change sets the file's ctime to the clock, and nobody but root with another clock can set it otherwise. So the
 * ctime of an entry is believed when it lies before the second before that of the handing out, for git compares whole
 * seconds; and between that and the handing out when the file's ctime is still the same to the nanosecond.
 * Crash: the moment of the handing out is on the disk before a command gets the folder, and an earlier moment than the
 * true one only means more reading. Without it, or with a clock that went backwards, nothing is believed.
 * Trade-off: a process that survives its run (process-group level only) and still holds a page of a file mapped can
 * write there without a new ctime.
 */




const SECOND_NS = 1000000000n;
// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_NS = 100000000n;
/** Notes that a command is about to get the folder; to be called right before. */
function handOut(workTree) {
    // What an earlier command did there must not pass for our own work.
    if (readHanding(workTree) !== undefined)
        return;
    const now = clockOf(workTree.folder);
    if (now === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
    else
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(noteOf(workTree), [`${now}\n`]);
}
/** Forgets the moment: the next folder of that name is a new one. */
function forgetHanding(workTree) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
}
/** The folder's index without the times that are not to be believed; undefined when there is no whole index. */
function readTrustedIndex(workTree, hash) {
    const bytes = readIfThere(workTree.indexFile);
    const index = bytes === undefined ? undefined : (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIndex */ .A1)(bytes, hash);
    if (index === undefined)
        return undefined;
    const handing = readHanding(workTree);
    const now = clockOf(workTree.folder);
    const since = handing === undefined || now === undefined || now < handing ? 0n : handing;
    const doubtful = index.entries.filter((entry) => isDoubtful(entry, { since, folder: workTree.folder }));
    return { ...index, bytes: (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .wipeTimes */ .mi)(index, doubtful) };
}
/** Puts an index where git finds it; its own time is now, so that git does not doubt what was written before. */
function writeIndex(path, { bytes }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, bytes, { flag: 'wx' });
}
function isDoubtful({ ctimeNs, mode, path }, { since, folder }) {
    if (mode === _git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LINK_TO_REPOSITORY */ .GU || ctimeNs / SECOND_NS < since / SECOND_NS - 1n)
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
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 0o7777);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }).ctimeNs;
    }
    catch (error) {
        // Another user's folder, or one on a file system that has become read-only.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function noteOf({ indexFile }) {
    return `${indexFile}.handed`;
}
/** When the folder was handed out first, by its file system's clock, in nanoseconds. */
function readHanding(workTree) {
    const [, atNs] = /^(\d+)\n$/.exec(readIfThere(noteOf(workTree))?.toString() ?? '') ?? [];
    return atNs === undefined ? undefined : BigInt(atNs);
}
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ writeGitFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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

/***/ 8537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ parseIndex),
/* harmony export */   GU: () => (/* binding */ LINK_TO_REPOSITORY),
/* harmony export */   mi: () => (/* binding */ wipeTimes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
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
        const nameAt = flagsAt + ((bytes.readUInt16BE(flagsAt) & EXTENDED_FLAG) === 0 ? 2 : 4);
        const nameEnd = bytes.indexOf(0, nameAt);
        if (nameEnd === -1 || nameEnd >= end)
            return undefined;
        entries.push({
            offset,
            ctimeNs: BigInt(bytes.readUInt32BE(offset)) * 1000000000n + BigInt(bytes.readUInt32BE(offset + 4)),
            mode: bytes.readUInt32BE(offset + MODE_OFFSET),
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

/***/ 5222:
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
  aZ: () => (/* binding */ removeStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-folder.js
var git_folder = __webpack_require__(829);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(4311);
;// CONCATENATED MODULE: ./build/kernel/git-store.js
/**
 * A private git store: objects, refs and configuration that only the supervisor writes.
 * Invariant: what is read from it is what was put in: its objects are a pack of its own, each hashed again on the way
 * in, with no link to and no fallback on the user's store; a keep is one compare-and-swap of a ref.
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
        const name = (0,byte_path/* decodePath */.q)(path);
        if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(name))
            continue;
        const { stdout: text } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
        files.push({ folder: name.slice(0, -'.gitignore'.length), text: text.toString() });
    }
    return files;
}
// A run asks for those of its base again and again, and now and then for another commit's.
const MAX_LISTS = 4;
const lists = new WeakMap();
/** The files of a commit or tree by its full id, in git's order; asked of git once, since they cannot change. */
function listFiles({ git }, id) {
    const known = lists.get(git) ?? new Map();
    lists.set(git, known);
    const before = known.get(id);
    if (before !== undefined)
        return before;
    const list = readFiles(git, id);
    known.set(id, list);
    list.catch(() => known.delete(id));
    const [oldest] = known.keys();
    if (known.size > MAX_LISTS && oldest !== undefined)
        known.delete(oldest);
    return list;
}
/** The same, where git was asked already. */
function findListed({ git }, id) {
    return lists.get(git)?.get(id);
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

/***/ 1513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ requireGitVersion),
/* harmony export */   l: () => (/* binding */ readGitVersion)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3096);
/** Which git is on PATH, and whether it can do what a run needs. */



// The oldest that the docs name; nothing older is tested.
const RUN = { version: [2, 32], what: 'a run' };
// `merge-tree --write-tree`
const MERGE = { version: [2, 38], what: 'a run that merges changes (parallel workspaces, proposals, reverts)' };
/** `2.39.5`, as git says of itself. */
async function readGitVersion(git) {
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(git, ['version'])).replace(/^git version /, '');
}
/** Throws where git is older than a run needs, before anything is changed. */
async function requireGitVersion(git, { merges }) {
    const found = await readGitVersion(git);
    const need = merges ? MERGE : RUN;
    if (!isOlder(found, need.version))
        return;
    const needed = need.version.join('.');
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `git on PATH is version ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(found)}; ${need.what} needs ${needed} or newer`,
        remedy: `Install git ${needed} or newer, put it first on PATH, and check it: git --version`,
    });
}
/** A version that cannot be read is not held against git: what it cannot do it says itself. */
function isOlder(found, [major, minor]) {
    const [, one, two] = /^(\d+)\.(\d+)/.exec(found) ?? [];
    if (one === undefined || two === undefined)
        return false;
    return Number(one) < major || (Number(one) === major && Number(two) < minor);
}


/***/ }),

/***/ 6801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ captureTree),
  p: () => (/* binding */ checkoutTree)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/bounded-work.js
var bounded_work = __webpack_require__(8535);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
// EXTERNAL MODULE: ./build/kernel/pace.js
var kernel_pace = __webpack_require__(6757);
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

// EXTERNAL MODULE: ./build/kernel/folder-trust.js
var folder_trust = __webpack_require__(5237);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-index.js
var git_index = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(4311);
;// CONCATENATED MODULE: ./build/kernel/tree-names.js
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

;// CONCATENATED MODULE: ./build/kernel/git-work-tree.js
/**
 * Folders that git fills and reads: workspaces for agents, clean checkouts for evaluators.
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
    // What is known is what the base has, whatever tree the folder began with.
    const base = await (0,git_store/* listFiles */.CS)(store, store.base);
    if (index === undefined || !hasNames(index, base))
        await git(['read-tree', '--reset', '--end-of-options', store.base], { cutOff });
    const known = base.map(({ path }) => path);
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
        await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]), cutOff });
    }
    // Known names first: where a folder took the place of a file, the file has to go before its content comes.
    const names = [...known.filter((name) => !hidden.has(name)), ...others.map(withoutSlash)];
    const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
    const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128], cutOff });
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
    const names = namesOf(known);
    for (const path of names.folders) {
        const found = readEntries(pathIn(folder, path));
        if (found === undefined)
            continue;
        // The top's own belongs to us.
        if (found.some((entry) => !isKnown(names, path, entry) && !(path === '' && nameOf(entry) === '.git')))
            return true;
    }
    return false;
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
        const found = isBeyond(parentOf(path)) || isLink(Buffer.from(`${folder}/`), Buffer.from(path, 'latin1'));
        asked.set(path, found);
        return found;
    };
    return new Set(names.filter((name) => isBeyond(parentOf(name.toString('latin1')))));
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
/** Git goes on when it ignores a name: its warning is what tells, and a flood of others must not push it out. */
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
    return isCancelled() ? 'cancelled' : 'ready';
}
/** Ids of a store are as long as its hash. */
function hashOf({ base }) {
    return base.length === 64 ? 'sha256' : 'sha1';
}


/***/ }),

/***/ 3096:
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
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/**
 * Git, bound to directories of ours.
 * Invariant: git reads configuration, hooks, attributes and refs from the private git directory only, and nothing of
 * the environment; what lies in a work tree or in the user's .git is data, whatever an agent put there.
 * Crash of git: it may leave a lock file in the private directory, which the holder of the run lock may remove.
 * Trade-off: no filters (LFS, line ends) on the way in or out: what is captured and judged are the bytes on the disk.
 */





/** A git command that did not do its work; holds what it said. */
class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW {
    command;
    gitExit;
    stderr;
    #lacksRoom;
    /** `lacksRoom`: where git wrote there is none, whatever it said. */
    constructor(command, gitExit, stderr, lacksRoom = false) {
        const said = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(stderr.trim(), 500)}`;
        super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, {
            message: `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(command.join(' '), 200)} ended with ${gitExit}${said}`,
            remedy: 'See what git said; `git fsck` tells whether the repository is whole.',
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
    const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(GIT_INDEX_FILE)];
    return places.some((place) => {
        try {
            if (place === undefined)
                return false;
            const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statfsSync)(place);
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
// Defaults that the machine's git may have been built or told to have otherwise; the private config file is ours.
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
function bindGit(place) {
    const env = environmentOf(place);
    // With a folder of ours as working directory, no file of a work tree is ever taken for an argument's path.
    const cwd = place.workTree ?? place.gitDir;
    const overrides = overridesOf(place);
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
/** The same in one breath, where nobody can wait; the exit code. */
function runGitSync(place, args) {
    const options = { env: environmentOf(place), cwd: place.workTree ?? place.gitDir, stdio: 'ignore' };
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...overridesOf(place), ...args], options).status ?? 1;
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
        GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'index'),
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
function runGit({ args, call, env, cwd, overrides }) {
    const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
    if (cutOff?.aborted === true)
        return Promise.reject(new GitError(args, 'being cut off', ''));
    return new Promise((resolve, reject) => {
        // With a limit, in a group of its own: a program that talks to a server is a child of git, and has to end with it.
        const detached = timeoutMs !== undefined || cutOff !== undefined;
        const [program = 'git', ...before] = limitedGit(call);
        const all = [...before, ...overrides, ...args];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, all, { env, cwd, detached, stdio: ['pipe', 'pipe', 'pipe'] });
        child.on('error', (error) => reject(new GitError(args, error.message, '')));
        // Short of descriptors, Node makes no pipes at all; the error comes with the next tick.
        if (child.pid === undefined)
            return;
        const blocks = [];
        let size = 0;
        let stderr = '';
        let isEnded = false;
        const end = () => {
            isEnded = true;
            endGroup(child.pid);
        };
        const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
        cutOff?.addEventListener('abort', end);
        child.stdout.on('data', (block) => {
            size += block.length;
            if (size <= maxBytes)
                blocks.push(block);
            else
                child.kill('SIGKILL');
        });
        child.stderr.on('data', (block) => {
            if (stderr.length < MAX_STDERR_CHARS)
                stderr += block.toString();
        });
        child.stdin.on('error', () => {
            // Git stopped reading: its exit code tells why.
        });
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            cutOff?.removeEventListener('abort', end);
            if (size > maxBytes)
                reject(new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr));
            else if (code === null || !allowed.includes(code))
                reject(new GitError(args, code ?? `${signal}${isEnded ? ' of its limit' : ''}`, stderr, lacksRoom(stderr, env)));
            else
                resolve({
                    exitCode: code,
                    stdout: Buffer.concat(blocks),
                    stderr,
                    lacksRoom: code !== 0 && lacksRoom(stderr, env),
                });
        });
        child.stdin.end(input);
    });
}
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;
/** Git as a command line, with a shell before it that sets its limit. */
function limitedGit({ maxFileBytes }) {
    if (maxFileBytes === undefined)
        return ['git'];
    return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
function endGroup(pid) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It ended by itself just now.
    }
}
/** What a command says in one line, e.g. an id. */
async function gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
function removeStaleLocks(gitDir) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
    const locks = entries
        .filter(({ name }) => name.endsWith('.lock'))
        .map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
    for (const path of locks)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    return locks.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(gitDir, path));
}


/***/ }),

/***/ 5453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ guardInspector)
/* harmony export */ });
/**
 * Invariant: while the guard stands, no process of the same user can open this process's inspector. Node opens it on
 * SIGUSR1 unless somebody listens for that signal; through it any code runs in here, with every secret in reach.
 */
/** Makes SIGUSR1 do nothing, for as long as the guard is held. */
function guardInspector() {
    const ignore = () => undefined;
    process.on('SIGUSR1', ignore);
    return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
}


/***/ }),

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ openJournal)
/* harmony export */ });
/* unused harmony export Journal */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1739);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9871);
/**
 * An append-only file of hash-chained records, one JSON object a line.
 * Invariant: a record that `append` returned is on the disk, whole, and stays; what is on the disk is what we wrote.
 * Crash inside a write: a torn last line, cut at the next open. Crash before the sync: the record may be there or not,
 * and nobody was told of it. Write failed (full disk): the file is cut back to its last good length, the journal goes
 * on. Sync failed: never retried (the kernel may have dropped the pages), the journal is closed for good; the next open
 * reads what is really there. Before each append the whole file is read and compared with what we wrote: a few
 * milliseconds for 10,000 records, and an edit by anyone else stops the run instead of being built upon.
 */








/**
 * Opens a journal, creating it where it is missing; cuts a torn last line. Throws a ContractError that names the line
 * when the chain is broken. The caller holds the lock: two writers are told only by the `tampered` error of the second.
 */
function openJournal(place) {
    const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
    try {
        // Always, not only when it is new: an earlier run may have died between the two.
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place.path));
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-create');
        return new Journal(place, descriptor);
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
    constructor(place, descriptor) {
        const bytes = readAll(descriptor);
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'corrupt')
            throw corruptLine(place, parsed);
        if (parsed.tornBytes > 0) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(descriptor, parsed.soundBytes);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        this.#place = place;
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
function corruptLine(place, { line, why }) {
    const { shown: file, remedy } = place;
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

/***/ 8866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   RJ: () => (/* binding */ searchObjects),
/* harmony export */   jU: () => (/* binding */ MAX_SEARCHED_BYTES)
/* harmony export */ });
/* harmony import */ var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(421);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6757);
/**
 * Objects of a store, searched for secrets.
 * Invariant: each object is read whole, a bounded number of bytes at a time; what is too large to be searched is named
 * as such and never counts as searched.
 */


/** What of a night's changes is more than this was not written by an agent that improves something. */
const MAX_SEARCHED_BYTES = 1024 * 1024 * 1024;
// So much is in memory at a time, or one object.
const BATCH_BYTES = 32 * 1024 * 1024;
/** Whether one of these objects holds a secret: contents, names in trees, messages of commits. */
async function searchObjects(git, { ids, search, cutOff, }) {
    if (search.isIdle || ids.length === 0)
        return 'none';
    const call = cutOff === undefined ? {} : { cutOff };
    const { stdout } = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)', '--buffer'], {
        input: inputOf(ids),
        ...call,
    });
    const sized = linesOf(stdout).map((line) => {
        const [id = '', size] = line.split(' ');
        return { id, size: Number(size) };
    });
    const total = sized.reduce((sum, { size }) => sum + size, 0);
    if (!(total <= MAX_SEARCHED_BYTES))
        return 'too-large';
    for (let at = 0; at < sized.length;) {
        const batch = [];
        for (let bytes = 0; at < sized.length && (batch.length === 0 || bytes < BATCH_BYTES); at += 1) {
            batch.push(sized[at]?.id ?? '');
            bytes += sized[at]?.size ?? 0;
        }
        const { stdout: contents } = await git(['cat-file', '--batch', '--buffer'], {
            ...{ input: inputOf(batch), maxBytes: MAX_SEARCHED_BYTES, ...call },
        });
        // With the lines between them: a secret is found wherever it stands.
        if (await isIn(contents, search, cutOff))
            return 'found';
    }
    return 'none';
}
/** Whether a secret is in these bytes, which are searched a part at a time: in between signals are heard. */
async function isIn(bytes, search, cutOff) {
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .Pace */ .o();
    for (let from = 0; from === 0 || from + _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__/* .PART_OVERLAP */ .u < bytes.length; from += BATCH_BYTES - _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__/* .PART_OVERLAP */ .u) {
        await pace.step();
        cutOff?.throwIfAborted();
        if (search.finds(bytes.subarray(from, from + BATCH_BYTES)))
            return true;
    }
    return false;
}
/** Lines of what git printed, without empty ones. */
function linesOf(stdout) {
    return stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
}
const inputOf = (ids) => ids.map((id) => `${id}\n`).join('');


/***/ }),

/***/ 1042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ requireOwnFiles),
/* harmony export */   z: () => (/* binding */ readOwnFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9871);
/**
 * Files of ours inside a user's repository: records, state, locks.
 * Invariant: what a clone or somebody else put in their place is never followed or opened: a link, a pipe, a device, a
 * folder where a file belongs. It is an error that names each such path, before anything is read or written there.
 * Trade-off: who can write in the repository while a command runs can exchange a file between the look and the opening;
 * records are therefore opened without following a link at their own name as well.
 */





// One is enough to act on; a hundred thousand help nobody.
const MAX_SHOWN = 20;
/** Throws where a path of a store is anything but what it should be; every one that is not is told. */
function requireOwnFiles(top, { files, folders = [], whole = [], isUnopened = () => false }) {
    const problems = new Map();
    const above = new Set([...files, ...whole, ...folders].flatMap(foldersAbove));
    const isBlocked = (path) => foldersAbove(path).some((each) => problems.has(each));
    const look = (path, wanted) => {
        if (isBlocked(path) || problems.has(path))
            return;
        const found = kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path));
        if (found !== undefined && found.kind !== wanted)
            problems.set(path, `${found.shown}; expected a ${SHOWN[wanted]}`);
    };
    // Those above first: what lies behind a link is not looked at.
    for (const path of [...above].sort((one, other) => one.length - other.length))
        look(path, 'folder');
    for (const path of [...folders, ...whole])
        look(path, 'folder');
    for (const path of files)
        look(path, 'file');
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

/***/ 6757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ Pace)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
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

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ markedProcesses),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   gy: () => (/* binding */ processStart),
/* harmony export */   jW: () => (/* binding */ isProcessAlive),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2989);
/**
 * Finding and ending processes by what the kernel says of them (/proc).
 * Invariant: a signal goes only to a process that was a descendant, or bore the run's marker, at the moment of looking;
 * looking is repeated until nothing is found, because a process may fork while it is looked at.
 * Trade-off: without a namespace a process that leaves both the tree and the process group and wipes its environment
 * is not found: nothing that the kernel tells of it leads to us any more. That is what the namespaces are for.
 */



// A fork bomb is outrun by killing what is seen again and again; beyond this the machine is not ours any more.
const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;
/** The processes below a process, itself not among them; parents come before their children. */
function descendantsOf(pid) {
    const children = new Map();
    for (const each of processes()) {
        const parent = parentOf(each);
        children.set(parent, [...(children.get(parent) ?? []), each]);
    }
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
    const entry = `${_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_MARKER */ .xO}=${runId}`;
    const isOurs = (each) => each === entry || each.startsWith(`${entry}.`);
    const isMarked = (pid) => {
        const environment = proc(pid, 'environ');
        // Of nearly all processes one look is enough, and no list of their variables is made.
        return environment.includes(entry) && environment.split('\0').some(isOurs) && isAlive(pid);
    };
    return processes().filter(isMarked);
}
/** Kills every process that bears the marker of a run or a part of it, and says how many were left when it gave up (0 is the rule). */
async function killMarked(runId) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = markedProcesses(runId);
        if (found.length === 0)
            return 0;
        for (const pid of found)
            sendSignal(pid, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_PAUSE_MS);
    }
    return markedProcesses(runId).length;
}
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
/** Whether a process of this machine lives; a zombie does not. */
function isProcessAlive(pid) {
    return isAlive(pid);
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
/** When a process began, in the kernel's ticks: with its id, who it is. */
function processStart(pid) {
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
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's: not one of ours.
        return '';
    }
}


/***/ }),

/***/ 352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ removeAbandonedLocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8566);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3342);
/**
 * Lock files that a killed git left on a ref of ours.
 * Invariant: a lock is removed only where the caller holds the run lock of the ref, so that no other run moves it, and
 * where nobody else can be at work on it: the file stayed the same for two seconds, and no git that may be of this
 * repository lived through them. A lock of a program that lives is never touched, nor one of any other ref.
 * Why it is needed: git has no owner in its lock files. Killed between lock and rename, it leaves one for ever.
 */





// Libraries and gits of other containers are not seen among the processes; they hold a lock for milliseconds.
const UNCHANGED_MS = 2000;
const POLL_MS = 50;
// Long-lived gits that never lock a ref.
const READERS = ['cat-file', 'fsmonitor--daemon', 'credential-cache--daemon', 'daemon', 'check-ignore', 'check-attr'];
/** Removes the locks that killed gits left on refs of ours, and says which; for holders of the run lock alone. */
async function removeAbandonedLocks(repository, refs) {
    const removed = await Promise.all(refs.map((ref) => removeIfAbandoned(repository, ref)));
    return removed.filter((note) => note !== undefined);
}
async function removeIfAbandoned(repository, ref) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, `${ref}.lock`);
    const seen = lookAt(path);
    if (seen === undefined)
        return undefined;
    const until = performance.now() + UNCHANGED_MS;
    const { uid } = seen;
    let holders = gitsOf(repository, uid);
    while (performance.now() < until) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(POLL_MS);
        if (lookAt(path)?.identity !== seen.identity)
            return undefined;
        const now = gitsOf(repository, uid);
        holders = holders?.filter((each) => now?.includes(each) === true);
    }
    // Undefined: this system does not say what processes there are.
    if (holders === undefined || holders.length > 0 || lookAt(path)?.identity !== seen.identity)
        return undefined;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    return `removed ${path}: a git that was killed left it; no git works in this repository`;
}
/** A lock as it is now; undefined where there is none that git would make. */
function lookAt(path) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        // A branch stands where its folder would be: there can be no lock.
        return undefined;
    }
    if (stats?.isFile() !== true)
        return undefined;
    const identity = [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ');
    return { identity, uid: stats.uid };
}
/** Gits that may have made a lock of that user in a repository, each with its start: ids are used again. */
function gitsOf(repository, uid) {
    const places = [repository.commonDir, repository.gitDir, ...(0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .listHeads */ .Y3)(repository).map(({ folder }) => folder)];
    const folders = places.map(realPath);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name) && mayWorkIn(name, { folders, uid }))
            .map((name) => `${name} ${(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .processStart */ .gy)(Number(name))}`);
    }
    catch {
        // No /proc here: not Linux.
        return undefined;
    }
}
/** Whether a process may make files that belong to a user; where its status cannot be read, it may. */
function mayRunAs(pid, uid) {
    const [, ofFiles] = /^Uid:(?:\t\d+){3}\t(\d+)$/m.exec(read(pid, 'status')) ?? [];
    return ofFiles === undefined || Number(ofFiles) === uid;
}
function mayWorkIn(pid, { folders, uid }) {
    if (!/^git(-|$)/.test(read(pid, 'comm').trim()))
        return false;
    const args = read(pid, 'cmdline').split('\0');
    if (args.some((each) => READERS.includes(each)))
        return false;
    // Told where its repository is, it can stand anywhere.
    const isTold = args.some((each) => each.startsWith('--git-dir')) || /(^|\0)GIT_DIR=/.test(read(pid, 'environ'));
    if (isTold)
        return true;
    const folder = workingFolder(pid);
    // A git that is seen in the repository counts whoever runs it: a server may give its files to another user.
    if (folder === undefined)
        return mayRunAs(pid, uid);
    return folders.some((each) => folder === each || folder.startsWith(`${each}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`));
}
function workingFolder(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        // Another user's: it may be anywhere.
        return undefined;
    }
}
function read(pid, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's.
        return '';
    }
}
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        // A work tree that was removed without telling git.
        return path;
    }
}


/***/ }),

/***/ 3144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ moveRef),
/* harmony export */   Wz: () => (/* binding */ findBranches),
/* harmony export */   sg: () => (/* binding */ readRef)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3096);
/**
 * Refs, by their full names.
 * Invariant: a ref moves by one compare-and-swap, and by nothing else; who comes too late is told where it is.
 */

/** Moves a ref if it is where it should be: the commit point of a keep. Says where it is when it is not. */
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

/***/ 8951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9871);
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

/***/ 4311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   l: () => (/* binding */ discardTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9871);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6757);
/**
 * Removing folders that others wrote into.
 * Invariant: afterwards the name is free, whatever lay there: trees deeper than a path can be long, folders without
 * rights, files that cannot be removed. What cannot be removed is moved aside, next to the folder, and told. Nothing that
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
                message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
                remedy: 'Unmount it, or take away its attributes (lsattr -d, chattr -i -a); then run the command again.',
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
            const more = this.#failures.length > 1 ? `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(this.#failures.length - 1, 'more')}` : '';
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
            this.#failures.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(textOf(path)), 200)} cannot be removed`);
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
            this.#failures.push(`${(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)} for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q)(name), 200)}`);
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
const HAS_PROC = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/fd');
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
    return typeof path === 'string' ? path : (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q)(path);
}


/***/ }),

/***/ 2205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ takeRunLock),
/* harmony export */   F1: () => (/* binding */ readHolder),
/* harmony export */   lb: () => (/* binding */ requireHeld)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5145);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9871);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8566);
/**
 * A lock that one process holds, and that the operating system frees when the process is gone.
 * Invariant: at most one holder at a time on one machine, and no holder is ever waited for after its death.
 * The lock is flock(2)'s. Node has no call for it, so a helper holds it: flock(1) running a shell that says "held" and
 * reads our pipe to its end, in a session of its own so that a Ctrl-C of ours does not reach it. Crash of the holder,
 * kill -9 too: the pipe ends, the helper goes, the lock is free within milliseconds. Holder frozen: still held.
 * Holder killed a moment ago: its helper may need those milliseconds, so a lock whose holder is dead, or not named yet,
 * is tried again for a little while.
 * Helper killed, or the lock file removed (a second run could lock a new one): the lock is lost, which is told by a
 * signal and by `isHeld`, to be asked before every write that two runs must not both make.
 * Trade-off: needs flock(1) (util-linux); without it the lock is refused with a remedy, never pretended.
 */










// Many times what the helper of a killed holder takes to go, or a new holder to write its name.
const PASSING_MS = 500;
const RETRY_MS = 10;
/** Throws `lock_lost` where the lock is not held any more: another run may have begun. `remedy`: what to do then. */
function requireHeld(lock, remedy) {
    if (lock.isHeld())
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .AutorizeError */ .yW('lock_lost', _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.precondition, {
        message: 'the run lock was lost: its file or its helper is gone',
        remedy,
    });
}
/** Takes the lock at a path, or says who holds it; never waits for a holder that lives. */
async function takeRunLock({ path, now, }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path), { recursive: true });
    const until = performance.now() + PASSING_MS;
    while (true) {
        const helper = startHelper(path);
        if ((await answerOf(helper)) === 'held by us')
            return holdLock({ helper, path, now });
        const holder = readHolder(`${path}.holder`);
        if (isThere(holder) || performance.now() > until)
            return { kind: 'held', holder };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(RETRY_MS);
    }
}
function startHelper(path) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('flock', ['-n', '-E', String(_base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'], 
    // Nothing of our environment, and no folder of ours kept busy, in a process that may outlive a cleanup.
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true, cwd: '/', env: { PATH: process.env.PATH } });
}
/** Whether a named holder may be at work; of another machine nothing is known. */
function isThere(holder) {
    return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)() || (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .isProcessAlive */ .jW)(holder.pid));
}
async function answerOf(helper) {
    try {
        // Short of descriptors, Node makes no pipes at all; the error comes with the next tick.
        if (helper.pid === undefined)
            await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'spawn');
        return await readAnswer(helper);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .AutorizeError */ .yW('lock_unavailable', _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.precondition, {
            message: `the run lock could not be taken (${(0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .CA)(error)}); it needs flock(1)`,
            remedy: 'Install util-linux, and give this user write permission to the folder of the lock.',
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
    const held = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper.stdout, 'data').then(() => 'held');
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'close').then(([code]) => ({ code }));
    // Whichever comes second is of no interest.
    held.catch(() => undefined);
    ended.catch(() => undefined);
    const first = await Promise.race([held, ended]);
    if (first === 'held')
        return 'held by us';
    if (first.code === _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.locked)
        return 'held by other';
    throw new Error(`flock ended with ${String(first.code)}: ${complaint.trim()}`);
}
function holdLock({ helper, path, now, }) {
    const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path);
    const loss = new AbortController();
    const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'exit');
    let isReleased = false;
    helper.once('exit', () => {
        if (!isReleased)
            loss.abort(new Error('the helper that holds the run lock is gone'));
    });
    const holder = { pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)(), started_at: now().toISOString() };
    try {
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFileAtomic */ .Zf)(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
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
            const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path, { throwIfNoEntry: false });
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
                (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(`${path}.holder`, { force: true });
            helper.ref();
            helper.stdin.end();
            if (helper.exitCode === null && helper.signalCode === null)
                await exited;
        },
    };
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true });
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
    try {
        // The state follows the name, which may hold any character but ends with the last parenthesis.
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
    }
    catch {
        // No /proc here (not Linux), or no such process any more: a signal of 0 tells which.
        return isSignalled(pid);
    }
}
function isSignalled(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch {
        // No such process: that is the answer.
        return false;
    }
}
/** Who says to hold a lock, by the file beside it. */
function readHolder(path) {
    try {
        const raw = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, 'utf8'));
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


/***/ }),

/***/ 6597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $H: () => (/* binding */ FILTER_DESCRIPTOR),
  NY: () => (/* binding */ STATUS_DESCRIPTOR),
  V5: () => (/* binding */ buildSandboxCommand),
  np: () => (/* binding */ showsRoot)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
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

// EXTERNAL MODULE: ./build/kernel/system-call-filter.js + 1 modules
var system_call_filter = __webpack_require__(3165);
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
/** A command that is not there is told from one that fails. */
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];
/**
 * The first process of a namespace. After a TERM (ours; an agent that sends one waits for its own) it outlives the
 * command until the other processes have ended too: a shell that dies at once would take the agent below it along
 * before the agent could react. Exit codes beyond 128 are signals, as in any shell.
 */
const FIRST_PROCESS = [
    'stopping=; trap "stopping=1" TERM',
    ...START,
    '"$@" 3>&-; code=$?; echo "exit $code" >&3; exec </dev/null >/dev/null 2>&1',
    'others() { list=; read -r list </proc/1/task/1/children; [ -n "$list" ]; }',
    'while [ -n "$stopping" ] && others; do sleep 0.05; done',
    'exit $code',
].join('\n');
/** Where there is no namespace to be the first process of. */
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');
/** Whether root is root to the commands of a level. */
function showsRoot(level) {
    if (level.kind === 'process-group')
        return true;
    return (level.kind === 'bubblewrap' ? level.shownAs : level.shuts) === undefined;
}
/** Builds the command line that runs `command` in `level` with that view of the machine. */
function buildSandboxCommand(level, { view, command, limits = {} }) {
    const reportsExit = level.kind !== 'process-group';
    const script = [renderLimits(limits, { countsProcesses: reportsExit }), reportsExit ? FIRST_PROCESS : FIRST_STEP];
    const first = ['-c', script.join('\n'), 'sh', ...command];
    const isolation = isolationOf(level, view);
    const [program = SHELL, ...args] = [...isolation, SHELL, ...first];
    const filter = level.kind === 'bubblewrap'
        ? { filter: (0,system_call_filter/* buildSystemCallFilter */.Y)(level.machine, { tracing: view.tracing ?? 'on' }) }
        : {};
    return { program, args, reportsExit, ...filter };
}
function isolationOf(level, view) {
    switch (level.kind) {
        case 'bubblewrap': {
            const dropper = level.groupDropper === undefined ? [] : [level.groupDropper, '--clear-groups', '--'];
            return [...dropper, level.program, ...bubblewrapFlags(view, level), '--'];
        }
        case 'namespace':
            return buildNamespaceCommand(level, view);
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
    const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
    const all = [
        ...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
        ...hiddenFiles.map((path) => ({ path, flags: ['--ro-bind', '/dev/null', path] })),
        ...readable.map((path) => ({ path, flags: ['--ro-bind', path, path] })),
        ...[workDir, home, temporary, ...writable].map((path) => ({ path, flags: ['--bind', path, path] })),
    ];
    return all.toSorted((one, other) => depth(one.path) - depth(other.path)).flatMap(({ flags }) => flags);
}
function depth(path) {
    return (0,external_node_path_.normalize)(path)
        .split('/')
        .filter((part) => part !== '').length;
}


/***/ }),

/***/ 3382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ giveFilter)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
/* harmony import */ var _sandbox_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6597);


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

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ decideLevel),
/* harmony export */   R0: () => (/* binding */ NOTHING_TRIED),
/* harmony export */   UB: () => (/* binding */ probeSandbox),
/* harmony export */   wJ: () => (/* binding */ remedyFor)
/* harmony export */ });
/* unused harmony export probeLevels */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9871);
/* harmony import */ var _machine_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7478);
/* harmony import */ var _sandbox_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6597);
/* harmony import */ var _sandbox_filter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3382);
/* harmony import */ var _system_call_filter_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3165);
/**
 * Which isolation works on this machine.
 * Invariant: a level is chosen only after a real command ran in it here; what a program is named or what its version
 * says is not asked. Where no level fits the request there is an error with a remedy: nothing weaker is taken silently.
 */










const SANDBOX_REQUESTS = (/* unused pure expression or super */ null && (['auto', 'required', 'off']));
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
// A trial takes a few milliseconds; a machine where it hangs has no use for the level.
const TRIAL_MS = 30_000;
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
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
/** Tries the levels; throws where a trial says nothing of the level, since its machine was short of something. */
async function probeLevels({ folders = SYSTEM_FOLDERS, until = 'all are tried', } = {}) {
    (0,_machine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .requireTemporaryFolder */ .XU)();
    const levels = [];
    const refusals = [];
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
    const program = findProgram('bwrap', folders);
    if (program === undefined)
        return 'bubblewrap is not installed';
    const machine = process.arch;
    if (!(0,_system_call_filter_js__WEBPACK_IMPORTED_MODULE_9__/* .isFiltered */ .s)(machine))
        return `there is no filter of system calls for a machine of type ${machine}`;
    const { output } = await execute(program, ['--help']);
    const level = { kind: 'bubblewrap', program, bounded: output.includes('--size '), machine };
    if (!isRoot())
        return [level];
    const groupDropper = findProgram('setpriv', folders);
    const shown = [{ ...level, shownAs: readShownUser() }, level];
    return [...(groupDropper === undefined ? [] : shown.map((each) => ({ ...each, groupDropper }))), ...shown];
}
/** With the machine's settings shut, if that can be. */
function namespaces(folders) {
    const setpriv = findProgram('setpriv', folders);
    const unshare = findProgram('unshare', folders);
    if (setpriv === undefined || unshare === undefined)
        return 'setpriv and unshare (util-linux) are not installed';
    const mount = findProgram('mount', folders);
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8').split('\n');
    }
    catch {
        // A machine without a list of its users.
        return [];
    }
}
function isRoot() {
    return process.geteuid?.() === 0;
}
// Absolute and of the system: a folder of the PATH may be writable to an agent.
function findProgram(name, folders) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name)).find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return true;
    }
    catch {
        // Absent or not ours to run: the same to us.
        return false;
    }
}
/** Runs `true` in the level as an agent would be run, and says why it did not work. */
function trial(level) {
    const folder = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const view = { workDir: folder, home: folder, temporary: folder, network: 'on', tracing: 'off' };
    const { program, args, filter } = (0,_sandbox_command_js__WEBPACK_IMPORTED_MODULE_7__/* .buildSandboxCommand */ .V5)(level, { view, command: ['true'] });
    const env = { PATH: SYSTEM_FOLDERS.join(':') };
    const stdio = ['ignore', 'ignore', 'pipe', 'ignore', filter === undefined ? 'ignore' : 'pipe'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { env, timeout: TRIAL_MS, killSignal: 'SIGKILL', stdio: [...stdio] });
    // Where no process can be made there are no pipes.
    child.once('spawn', () => (0,_sandbox_filter_js__WEBPACK_IMPORTED_MODULE_8__/* .giveFilter */ .G)(child, filter));
    let output = '';
    child.stderr?.on('data', (block) => {
        output += block.toString();
    });
    return new Promise((resolve, reject) => {
        child.once('error', (error) => {
            const { message } = error;
            if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isShortage */ .oH)(error))
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
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
        message: `whether ${kind} works here could not be found out: ${why}; no weaker sandbox is taken instead`,
        remedy: 'Run again when the machine is less busy, or set agent.sandbox to "off"',
    });
}
function execute(program, args) {
    return new Promise((resolve) => {
        const options = { timeout: TRIAL_MS, killSignal: 'SIGKILL', env: { PATH: SYSTEM_FOLDERS.join(':') } };
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, args, options, (error, stdout, stderr) => {
            const output = stdout + stderr;
            resolve(error === null ? { output } : { output, error });
        });
    });
}
function isRestricted() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1';
    }
    catch {
        // A kernel without the switch does not restrict.
        return false;
    }
}
/** Chooses the level for a request, or the error that ends the run. Pure. */
function decideLevel({ requested, network }, probe) {
    const fitting = probe.levels.filter(({ kind }) => {
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
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
            message: 'agent.network is "off" while agent.sandbox is "off"; only a sandbox can cut the network off',
            remedy: 'Set agent.sandbox to "auto" or "required", or agent.network to "on".',
        });
    }
    const reasons = probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`).join('; ');
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
        message: `no sandbox for agent.sandbox "${requested}" with agent.network "${network}" works here (${reasons})`,
        remedy: remedyFor(probe),
    });
}
/** What would make a stronger level work here. */
function remedyFor(probe) {
    if (probe.restrictsUserNamespaces)
        return `Allow user namespaces: sudo sysctl -w ${RESTRICTION}=0, then run again.`;
    const isMissing = probe.refusals.some(({ kind, reason }) => kind === 'bubblewrap' && reason.includes('not installed'));
    if (isMissing)
        return 'Install it: sudo apt-get install bubblewrap, then run again.';
    return 'Let containers make namespaces (--privileged or a seccomp profile that allows it), or set agent.sandbox to "auto" with agent.network "on".';
}


/***/ }),

/***/ 5364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createScratchHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4311);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(677);
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
 * there; what cannot be removed is told. Crash: they stay under the given parent, which the next run may empty.
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

/***/ 866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ finishInstall),
/* harmony export */   ki: () => (/* binding */ installStaged),
/* harmony export */   qp: () => (/* binding */ createStaging)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3305);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9871);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3342);
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

/***/ 3165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ buildSystemCallFilter),
  s: () => (/* binding */ isFiltered)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
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
function buildSystemCallFilter(machine, { tracing }) {
    const { audit, otherCallsFrom } = MACHINES[machine];
    const rules = tracing === 'off' ? [...CALL_RULES, ...TRACING_RULES] : CALL_RULES;
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

/***/ 677:
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

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readUserConfig)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/**
 * What the user's own git configuration says in the user's repository: includes, conditional ones too.
 * Invariant: git reads configuration there and does nothing else; what the environment says of other repositories is not
 * passed on. What cannot be read in time, e.g. a pipe that a configuration includes, counts as not set.
 */

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
/** Reads the entries whose keys match, in git's order: of a key that is set twice the last one counts. */
function readUserConfig(folder, parentEnv, keys) {
    const kept = Object.entries(parentEnv).filter(([name]) => !OF_ANOTHER.includes(name));
    const env = { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
    const options = { cwd: folder, env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES };
    return new Promise((resolve) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', ['config', '--null', '--show-origin', '--get-regexp', keys], options, (_error, stdout) => {
            const parts = stdout.split('\0');
            const entries = [];
            for (let at = 0; at + 1 < parts.length; at += 2) {
                const [key = '', ...value] = (parts[at + 1] ?? '').split('\n');
                if (value.length > 0)
                    entries.push({ key, value: value.join('\n'), origin: parts[at] ?? '' });
            }
            resolve(entries);
        });
    });
}


/***/ }),

/***/ 1703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readUserPrograms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _user_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9820);
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
    const entries = await (0,_user_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserConfig */ .A)(repository.folder, parentEnv, KEYS);
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

/***/ 3342:
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(829);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3144);
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
            throw refused(`"${from}" is in no git repository`, 'Run it inside one, or: git init');
    }
}
/** Whether a folder is a git directory by itself, as git tells one. */
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
        throw refused(`"${path}" is not what git writes`, 'Check the repository: git status');
    return found.trimEnd();
}
function refused(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, { message, remedy });
}
/** Git on the user's refs and objects, from a git directory of ours that is created in `folder`. */
function bindRefs(repository, { folder, home }) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ ...placeRefs(repository, folder), home });
}
function placeRefs({ commonDir, objects, objectFormat }, folder) {
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
        message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be those of before`,
        remedy: `Bring them along: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
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
        remedy: 'Commit what there is: git add -A && git commit',
    });
}
/** Moves a ref without waiting for anything, where it is where it should be; whether it is there now. */
function moveRefSync(repository, { ref, from, to }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-ref-'));
    try {
        const place = { ...placeRefs(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs')), home: folder };
        return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitSync */ .bJ)(place, ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)]) === 0;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ manyLines)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3141);


/** Text of an agent or an evaluator on one line: nothing that a terminal or a workflow would obey. */
function oneLine(text, maxLength = 200) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
/** Text of an agent or an evaluator with its lines and tabs, and nothing else that a terminal or a workflow would obey. */
function manyLines(text, maxLength) {
    const lines = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength)
        .replace(/\r?\n$/, '')
        .split(/\r?\n/);
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(lines.map(printableLine).join('\n'));
}
function printableLine(line) {
    return line
        .split('\t')
        .map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(part, part.length))
        .join('\t');
}


/***/ }),

/***/ 6794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   X4: () => (/* binding */ renderDecision),
/* harmony export */   Yy: () => (/* binding */ renderTook),
/* harmony export */   kT: () => (/* binding */ renderTotalCost)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);




// A change can touch thousands of files; the diff has them all.
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
/** What a record says of an iteration besides outcome, score and reason; what it does not say is left out. */
function renderFacts(record) {
    const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
    const facts = [
        ['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(record.started_at)],
        ['took', renderTook(record)],
        ['steps', renderSteps(record)],
        ['agent', renderAgent(exit, record.agent_killed_by_budget)],
        ['isolation', renderSandbox(record.sandbox)],
        ['model', text(record.usage?.model)],
        ['usage', renderUsage(record)],
        ['decision', renderDecision(record)],
        ['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(record.diff_lines)],
        ['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
        ['base', text(base)],
        ['commit', text(commit)],
        ['tree', text(tree)],
        ['evaluator', text(digest)],
        ['lane', text(record.worktree)],
        ['record', text(hash)],
    ];
    return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
/** How long an iteration took, from its record; undefined when its times cannot be read. */
function renderTook({ started_at: start, ended_at: end }) {
    const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(end)];
    return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(to - from);
}
/**
 * What a decision rested on, in one line. Of a test that stops early neither effect nor interval is shown: both are
 * biased by when it stopped, and the improvement is what the confirmation says.
 */
function renderDecision({ decision }) {
    if (decision === undefined || decision === null)
        return undefined;
    const { policy, n, p_or_e: evidence, threshold } = decision;
    const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
    const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'measurement')] : [];
    return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
/** An e-value has to reach its threshold, which is at least 1; a p-value of another tool has to stay below it. */
function renderEvidence(evidence, threshold) {
    if (!isNumber(evidence))
        return [];
    if (!isNumber(threshold))
        return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)}`];
    const name = threshold >= 1 ? 'E' : 'p';
    return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
    const killed = isKilled ? ['was stopped: its budget was used up'] : [];
    const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
    const parts = [...ended, ...killed];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
    const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
    if (steps.length === 0)
        return undefined;
    return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
    if (sandbox === undefined || sandbox === null)
        return undefined;
    if (typeof sandbox === 'string')
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(sandbox, 80);
    const level = sandbox.level ?? sandbox.kind;
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
    if (usage === undefined || usage === null)
        return undefined;
    return renderCost({
        input: usage.input_tokens,
        output: usage.output_tokens,
        usd: usage.usd,
        isAtLeast: usage.at_least,
    });
}
/** What agents used up together; undefined when none said so. */
function renderTotalCost(usages) {
    const sum = (pick) => {
        const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
        return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
    };
    return renderCost({
        usd: sum(({ usd }) => usd),
        input: sum(({ input_tokens: tokens }) => tokens),
        output: sum(({ output_tokens: tokens }) => tokens),
        isAtLeast: usages.some((usage) => usage?.at_least === true),
    });
}
/** `1.23 USD, 12,345 tokens in, 678 out`; undefined when nothing is known. */
function renderCost({ input, output, usd, isAtLeast }) {
    const parts = [
        ...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderUsd */ .NX)(usd)] : []),
        ...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(input)} tokens in`] : []),
        ...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(output)} tokens out`] : []),
    ];
    return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
    if (paths.length === 0)
        return undefined;
    const rest = Math.max(0, paths.length - MAX_PATHS) + more;
    const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(path, 120));
    return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
    return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(value, 80) : undefined;
}
function isNumber(value) {
    return typeof value === 'number';
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   LP: () => (/* binding */ renderSpan),
/* harmony export */   Wv: () => (/* binding */ renderInstant)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5902);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4483);


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
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text, 40);
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A length of time as a person wants it: no seconds in hours, no milliseconds in seconds. */
function renderSpan(ms) {
    const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .P)(Math.round(ms / grain) * grain);
}


/***/ })

};


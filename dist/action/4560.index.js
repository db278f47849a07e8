export const id = 4560;
export const ids = [4560];
export const modules = {

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

/***/ 35252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderByteSize),
/* harmony export */   n: () => (/* binding */ parseByteSize)
/* harmony export */ });
/** Amounts of bytes as people write them: `512MiB`, `2GiB`, `1.5 GB`. Pure. */
const UNITS = {
    '': 1,
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    TB: 1e12,
    KIB: 2 ** 10,
    MIB: 2 ** 20,
    GIB: 2 ** 30,
    TIB: 2 ** 40,
};
/** The bytes that a text names, rounded down; undefined where it names none, or more than can be counted exactly. */
function parseByteSize(text) {
    const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
    const factor = UNITS[unit.toUpperCase()];
    if (amount === undefined || factor === undefined)
        return undefined;
    const bytes = Math.floor(Number(amount) * factor);
    return Number.isSafeInteger(bytes) ? bytes : undefined;
}
/** Bytes in the largest binary unit in which they are at least 1, with at most one decimal: `1.5 GiB`. */
function renderByteSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    let [value, at] = [bytes, 0];
    while (value >= 1024 && at < units.length - 1)
        [value, at] = [value / 1024, at + 1];
    return `${Number(value.toFixed(at === 0 ? 0 : 1))} ${units[at]}`;
}


/***/ }),

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

/***/ 17785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ describeWrong),
/* harmony export */   Ms: () => (/* binding */ describeFirst),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   jb: () => (/* binding */ describeFinding),
/* harmony export */   oU: () => (/* binding */ describeNew),
/* harmony export */   sN: () => (/* binding */ verifiedBy),
/* harmony export */   vs: () => (/* binding */ isAllSound),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export sentenceOf */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** The result that findings amount to. */
function verifiedBy(findings) {
    return { findings, isSound: isAllSound(findings) };
}
/** Whether all that has to hold does. */
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
/** A finding for each issue, or the one that says that there is none. */
function findingsOf(what, issues, ok) {
    if (issues.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return issuesOf(what, issues);
}
/** A finding for each issue, and nothing where there is none. */
function issuesOf(what, issues) {
    return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
/** A finding without what was looked at: its line or record, what was found, what was expected and what to do. */
function sentenceOf({ where, detail, expected, remedy }) {
    const place = placeOf(where);
    const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
    return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
    if (line !== undefined)
        return `line ${line}: `;
    return record === undefined ? '' : `record ${record}: `;
}
/** A finding in one line, as every face of the tool shows it. */
function describeFinding(finding) {
    return `${finding.what}: ${sentenceOf(finding)}`;
}
/** What is wrong, a line each; nothing where nothing is. */
function describeWrong(findings) {
    return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
/**
 * What is wrong now and was not before, a line each. Findings are the same by their text, wherever they are: what is added
 * to a file moves what is wrong with its end. Of one text as many are new as there are more.
 */
function describeNew({ before, now, }) {
    const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
    const isNew = ({ detail }) => {
        const at = known.indexOf(detail);
        if (at !== -1)
            known.splice(at, 1);
        return at === -1;
    };
    return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
/** The first of some issues, and how many more there are; undefined where there is none. */
function describeFirst([first, ...others]) {
    if (first === undefined)
        return undefined;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(others.length, 'more problem')}`}`;
}


/***/ }),

/***/ 28338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ LineHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
// Each update has a price of its own: lines are gathered in a block of this size.
const BLOCK_BYTES = 1 << 17;
/** A SHA-256 of lines of UTF-8 text, each ended by a newline. */
class LineHash {
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #block = Buffer.allocUnsafe(BLOCK_BYTES);
    #used = 0;
    add(line) {
        // A UTF-16 unit is at most three bytes of UTF-8.
        const atMost = 3 * line.length + 1;
        if (this.#used + atMost > BLOCK_BYTES)
            this.#flush();
        if (atMost > BLOCK_BYTES) {
            this.#hash.update(`${line}\n`);
            return;
        }
        this.#used += this.#block.write(line, this.#used);
        this.#block[this.#used] = 0x0a;
        this.#used += 1;
    }
    digest() {
        this.#flush();
        return this.#hash.digest('hex');
    }
    #flush() {
        this.#hash.update(this.#block.subarray(0, this.#used));
        this.#used = 0;
    }
}


/***/ }),

/***/ 61739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LINKS),
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   mR: () => (/* binding */ isMoreThanRecord),
/* harmony export */   pF: () => (/* binding */ parseRecordLine),
/* harmony export */   po: () => (/* binding */ hashOfRecord),
/* harmony export */   xe: () => (/* binding */ sealRecord),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* unused harmony export firstHead */
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
            return 'has content that does not match its hash';
        // Writing it again shows whether the spelling is ours: a byte that changes no value is noticed too.
        if (JSON.stringify(record) !== line.toString())
            return 'has the right values but not the bytes that were written';
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

/***/ 85503:
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

/***/ 69463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openRemote),
/* harmony export */   w: () => (/* binding */ renameRef)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _basic_credentials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31473);
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
function networkOf(url, token, parentEnv) {
    const env = PASSED.flatMap((name) => [name, name.toUpperCase()]).flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    const protocol = url.startsWith('https:') ? 'https' : url.startsWith('http:') ? 'http' : 'file';
    const header = token ? `AUTHORIZATION: basic ${(0,_basic_credentials_js__WEBPACK_IMPORTED_MODULE_8__/* .basicCredentials */ .B)(token)}` : undefined;
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

/***/ 78866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   RJ: () => (/* binding */ searchObjects),
/* harmony export */   jU: () => (/* binding */ MAX_SEARCHED_BYTES)
/* harmony export */ });
/* harmony import */ var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70421);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56757);
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
    for (let from = 0; from === 0 || from + _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__/* .PART_OVERLAP */ .uO < bytes.length; from += BATCH_BYTES - _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__/* .PART_OVERLAP */ .uO) {
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


/***/ })

};


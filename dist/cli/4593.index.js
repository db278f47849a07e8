export const id = 4593;
export const ids = [4593];
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
// Share of each factor that does not depend on the difference: one outlier costs at most a factor of 10.
const INSURED = 0.1;
/** What a pair can multiply the evidence by at most. */
const INSURED_MOST = INSURED + (1 - INSURED) * 2;
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


/***/ })

};


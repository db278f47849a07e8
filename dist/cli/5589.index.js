export const id = 5589;
export const ids = [5589];
export const modules = {

/***/ 35252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderByteSize),
/* harmony export */   n: () => (/* binding */ parseByteSize)
/* harmony export */ });
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
function parseByteSize(text) {
    const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
    const factor = UNITS[unit.toUpperCase()];
    if (amount === undefined || factor === undefined)
        return undefined;
    const bytes = Math.floor(Number(amount) * factor);
    return Number.isSafeInteger(bytes) ? bytes : undefined;
}
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

/***/ 17785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   $R: () => (/* binding */ describeWrong),
/* harmony export */   Ms: () => (/* binding */ describeFirst),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   oU: () => (/* binding */ describeNew),
/* harmony export */   sN: () => (/* binding */ verifiedBy),
/* harmony export */   vs: () => (/* binding */ isAllSound),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export describeFinding */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

function verifiedBy(findings) {
    return { findings, isSound: isAllSound(findings) };
}
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
function findingsOf(what, issues, ok) {
    if (issues.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return issuesOf(what, issues);
}
function issuesOf(what, issues) {
    return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
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
function describeFinding(finding) {
    return `${finding.what}: ${sentenceOf(finding)}`;
}
function describeWrong(findings) {
    return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
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

function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
const BLOCK_BYTES = 1 << 17;
class LineHash {
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #block = Buffer.allocUnsafe(BLOCK_BYTES);
    #used = 0;
    add(line) {
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

/***/ 87251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RY: () => (/* binding */ salvageJournal),
/* harmony export */   W_: () => (/* binding */ withoutLinks),
/* harmony export */   lm: () => (/* binding */ linkRecords)
/* harmony export */ });
/* harmony import */ var _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61739);

const NEWLINE = 0x0a;
function salvageJournal(bytes) {
    const lines = [];
    let [from, line] = [0, 0];
    for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
        line += 1;
        if (to > from)
            lines.push(judge(bytes.subarray(from, to), line));
        from = to + 1;
    }
    const tail = bytes.subarray(from);
    if ((0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .isMoreThanRecord */ .mR)(tail))
        lines.push(judge(tail.subarray(0, -1), line + 1));
    return lines;
}
function judge(bytes, line) {
    const record = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRecordLine */ .pF)(bytes);
    if (record === undefined)
        return { kind: 'lost', line, why: 'is not a JSON object' };
    if ('hash' in record && !hasOwnHash(record)) {
        return { kind: 'lost', line, why: 'has content that does not match its hash' };
    }
    return { kind: 'record', line, text: bytes.toString(), record, isLinked: _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .LINKS */ .A.some((link) => link in record) };
}
function hasOwnHash({ hash, ...rest }) {
    return typeof hash === 'string' && hash === (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOfRecord */ .po)(rest);
}
function linkRecords(records) {
    const firstLinked = records.findIndex(({ text }) => text === undefined);
    const unlinked = firstLinked === -1 ? records.length : firstLinked;
    let text = records
        .slice(0, unlinked)
        .map((each) => `${each.text}\n`)
        .join('');
    let head = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .firstHead */ .FL)({ bytes: Buffer.from(text), records: unlinked });
    for (const { record } of records.slice(unlinked)) {
        const { line, next } = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .sealRecord */ .xe)(withoutLinks(record), head);
        text += line;
        head = next;
    }
    return text;
}
function withoutLinks(record) {
    return Object.fromEntries(Object.entries(record).filter(([key]) => !_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .JOURNAL_MEMBERS */ .SE.includes(key)));
}


/***/ }),

/***/ 26343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isObjectId),
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
const ID = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(value) {
    return typeof value === 'string' && ID.test(value);
}
function hashOf(id) {
    return id.length === 64 ? 'sha256' : 'sha1';
}


/***/ }),

/***/ 85589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparisonVerify: () => (/* binding */ runComparisonVerify)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/verification/journal.js
var journal = __webpack_require__(58541);
// EXTERNAL MODULE: ./build/compare/log.js
var compare_log = __webpack_require__(92494);
// EXTERNAL MODULE: ./build/compare/replay.js + 1 modules
var replay = __webpack_require__(34907);
// EXTERNAL MODULE: ./build/compare/store.js
var store = __webpack_require__(77741);
;// CONCATENATED MODULE: ./build/compare/verify.js










const LOG = 'decisions.jsonl';
const REPORT = 'report.json';
function verifyComparison(folder, { cwd }) {
    const paths = (0,store/* findComparison */.DM)((0,external_node_path_.resolve)(cwd, folder), folder);
    const log = (0,external_node_fs_.readFileSync)(paths.log);
    const parsed = (0,journal_chain/* parseJournal */.z8)(log);
    const chain = (0,journal/* checkChain */.u)(LOG, parsed);
    if (parsed.kind === 'corrupt')
        return (0,finding/* verifiedBy */.sN)(chain);
    const decoded = (0,compare_log/* decodeLog */.N)(parsed.records);
    if ('line' in decoded) {
        const detail = `it is no record of a comparison (${decoded.found})`;
        return (0,finding/* verifiedBy */.sN)([...chain, { kind: 'wrong', what: LOG, where: { file: LOG, line: decoded.line }, detail }]);
    }
    const { report, issues } = (0,replay/* replayComparison */.BT)(decoded);
    const isUnfinished = issues.every(({ code }) => code === 'incomplete') && issues.length > 0;
    const answers = isUnfinished
        ? issues.map((issue) => ({ kind: 'unproved', what: LOG, ...issue }))
        : (0,finding/* findingsOf */.WX)(LOG, issues, `${(0,base_text/* plural */.LS)(decoded.length, 'record')} recomputed: every coin and every answer follows; SHA-256 ${(0,hash/* sha256 */.s)(log)}`);
    return (0,finding/* verifiedBy */.sN)([...chain, ...answers, ...checkReport(paths.report, report)]);
}
function checkReport(path, report) {
    if (!(0,external_node_fs_.existsSync)(path)) {
        if (report === undefined)
            return [];
        return [{ kind: 'wrong', what: REPORT, detail: 'it is missing, and the log has an end' }];
    }
    if (report === undefined)
        return [{ kind: 'wrong', what: REPORT, detail: 'there is one, and the log gives none' }];
    const isSame = (0,external_node_fs_.readFileSync)(path, 'utf8') === (0,store/* renderReport */.B1)(report);
    return (0,finding/* findingsOf */.WX)(REPORT, isSame ? [] : ['it is not what the log gives'], 'it is what the log gives');
}

// EXTERNAL MODULE: ./build/report/maintenance-text.js
var maintenance_text = __webpack_require__(96490);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(38565);
;// CONCATENATED MODULE: ./build/cli/compare-verify.js




function runComparisonVerify({ words: [folder = ''], values, host, terminal }) {
    const verified = verifyComparison(folder, host);
    if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, verified);
    else
        terminal.out((0,maintenance_text/* renderFindings */.vO)(folder.replace(/\/$/, ''), { ...verified, part: 'comparison' }));
    return verified.isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
}


/***/ }),

/***/ 38565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printJson)
/* harmony export */ });
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}


/***/ }),

/***/ 92494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMPARISON_LOG),
/* harmony export */   N: () => (/* binding */ decodeLog)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _base_journal_salvage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87251);
/* harmony import */ var _unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25432);



const COMPARISON_LOG = 'autorize-comparison-log-v1';
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0));
const share = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC());
const arm = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head']);
const scores = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
const answer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['better', 'worse', 'no-difference', 'undecided']);
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: text, commit: text, tree: text });
const notes = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text);
const opened = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('opened'),
    format: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(COMPARISON_LOG),
    tool_version: text,
    base: commit,
    head: commit,
    evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head', 'own']),
    evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ base: text, head: text }),
    changed_evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    command: text,
    scale: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .SCALES */ .I),
    measure: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
    config_digest: text,
    sandbox: text,
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    error_rate: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fdr', 'fwer', 'none']),
    max_pairs: whole,
    max_time_ms: whole,
    margin: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(share),
    max_margin: share,
    is_washed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    seed_commitment: text,
    started_at: text,
    notes,
});
const ran = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ran'),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['trial', 'calibration', 'pair', 'washout']),
    number: whole,
    arm,
    scores,
    duration_ms: whole,
});
const planned = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('planned'),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        name: text,
        direction: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['min', 'max']),
        unit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
        scale: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['ratio', 'difference']),
        margin: share,
    })),
    pairs: whole,
    pair_ms: whole,
    is_exact: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    notes,
});
const drawn = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('drawn'), pair: whole, first: arm });
const decided = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('decided'),
    pair: whole,
    answers: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(answer)),
    is_ended: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
});
const ENDS = ['decided', 'pairs-used', 'time-used', 'stopped'];
const ended = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ended'),
    ended: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(ENDS),
    answer,
    secret: text,
    duration_ms: whole,
    notes,
});
const failed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('failed'), reason: text });
const record = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [opened, ran, planned, drawn, decided, ended, failed]);
function decodeLog(lines) {
    const records = [];
    for (const [index, line] of lines.entries()) {
        const read = record.safeParse((0,_base_journal_salvage_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLinks */ .W_)(line));
        if (!read.success)
            return { line: index + 1, found: read.error.issues[0]?.path.join('.') ?? '' };
        records.push(read.data);
    }
    return records;
}


/***/ }),

/***/ 34907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bw: () => (/* binding */ answersOf),
  BI: () => (/* binding */ coinOf),
  uu: () => (/* binding */ comparedPair),
  pJ: () => (/* binding */ endOf),
  Wu: () => (/* binding */ exactPair),
  L4: () => (/* binding */ openPlanOf),
  XC: () => (/* binding */ planOf),
  BT: () => (/* binding */ replayComparison)
});

// EXTERNAL MODULE: ./build/decision/comparison/comparison.js + 1 modules
var comparison_comparison = __webpack_require__(40221);
// EXTERNAL MODULE: ./build/decision/comparison/least-pairs.js
var least_pairs = __webpack_require__(31732);
// EXTERNAL MODULE: ./build/decision/draw.js
var draw = __webpack_require__(60865);
// EXTERNAL MODULE: ./build/compare/report.js
var report = __webpack_require__(6884);
;// CONCATENATED MODULE: ./build/compare/report-of-log.js


function reportOf({ opened, planned, end, comparison, pairs, calibration }) {
    const results = (0,comparison_comparison/* resultsOf */.qS)(comparison);
    const named = ({ name, commit }) => ({ name, commit });
    return {
        format: report/* COMPARISON_FORMAT */.y,
        base: named(opened.base),
        head: named(opened.head),
        evaluator: opened.evaluator,
        changed_evaluator_files: opened.changed_evaluator_files,
        command: opened.command,
        answer: (0,comparison_comparison/* overallAnswer */._i)(results),
        metrics: results.map((result) => {
            const metric = planned.metrics.find(({ name }) => name === result.name);
            const trial = comparison.metrics.find(({ name }) => name === result.name)?.trial;
            if (metric === undefined || trial === undefined)
                throw new TypeError(`a result without a plan: ${result.name}`);
            return metricOf(result, {
                ...{ metric, level: trial.level, margin: trial.margin_share },
                pairs: pairs.map(({ first, base = {}, head = {} }) => ({
                    ...{ base: base[result.name] ?? 0, head: head[result.name] ?? 0, first },
                })),
                calibration: calibration.map((scores) => scores[result.name] ?? 0),
            });
        }),
        confidence: opened.confidence,
        error_rate: opened.error_rate,
        planned_pairs: planned.pairs,
        pairs: pairs.length,
        ended: end.ended,
        started_at: opened.started_at,
        duration_ms: end.duration_ms,
        notes: [...opened.notes, ...planned.notes, ...end.notes],
    };
}
function metricOf(result, { metric, level, margin, pairs, calibration }) {
    const { name, direction, unit, scale } = metric;
    const { answer, has_carry_over, needs, log_e } = result;
    const share = (units) => (scale === 'ratio' ? Math.expm1(units) : units / level);
    return {
        ...{ name, direction, unit, scale, answer, margin, has_carry_over },
        log_e: Number.isFinite(log_e) ? log_e : 0,
        effect: pairs.length === 0 ? null : effectOf(result, metric),
        needs: answer !== 'undecided' || needs === undefined ? null : { times: needs.times, margin: share(needs.margin) },
        ...{ pairs, calibration },
    };
}
function effectOf({ estimate, lower, upper }, { direction, scale }) {
    const read = (value) => {
        if (value === null)
            return null;
        const signed = direction === 'min' ? value : -value;
        return scale === 'ratio' ? Math.exp(signed) : signed;
    };
    const [low, high] = direction === 'min' ? [lower, upper] : [upper, lower];
    return { estimate: read(estimate) ?? 0, lower: read(low), upper: read(high) };
}

// EXTERNAL MODULE: ./build/compare/unit.js
var compare_unit = __webpack_require__(25432);
;// CONCATENATED MODULE: ./build/compare/replay.js





function coinOf(secret, pair) {
    return (0,draw/* drawFrom */.N)(secret)(`pair ${pair}`).bit === 1 ? 'head' : 'base';
}
function planOf(opened, planned, calibration) {
    const plan = openPlanOf(opened, planned, calibration);
    if (opened.margin !== null)
        return plan;
    const { metrics } = (0,comparison_comparison/* startComparison */.ax)(plan);
    const isTooLarge = (index) => (metrics[index]?.trial.margin_share ?? 0) > opened.max_margin;
    return {
        ...plan,
        metrics: plan.metrics.map((metric, index) => isTooLarge(index) ? { ...metric, margin: opened.max_margin } : metric),
    };
}
function openPlanOf(opened, planned, calibration) {
    return {
        alpha: 1 - opened.confidence,
        planned: planned.pairs,
        error_rate: opened.error_rate,
        max_margin: opened.max_margin,
        metrics: planned.metrics.map(({ name, direction, scale }) => ({
            ...{
                name,
                scale,
                sign: direction === 'min' ? 1 : -1,
                calibration: calibration.map((scores) => scores[name] ?? 0),
            },
            ...(opened.margin === null ? {} : { margin: opened.margin }),
        })),
    };
}
function answersOf({ metrics }) {
    return Object.fromEntries(metrics.map(({ name, called, trial }) => [name, called?.answer ?? trial.answer]));
}
function replayComparison(records) {
    const replay = new Replay();
    for (const [index, record] of records.entries())
        replay.take(record, index + 1);
    return replay.result(records.length);
}
class Replay {
    #issues = [];
    #trials = { base: [], head: [] };
    #calibration = [];
    #pairs = [];
    #coins = [];
    #opened;
    #planned;
    #comparison;
    #report;
    #failure;
    take(record, line) {
        if (this.#report !== undefined || this.#failure !== undefined) {
            this.#wrong(line, 'order', 'it comes after the end of the comparison');
            return;
        }
        if ((record.kind === 'opened') !== (line === 1)) {
            this.#wrong(line, 'order', `it is of the kind "${record.kind}"`);
            return;
        }
        switch (record.kind) {
            case 'opened':
                this.#opened = record;
                return;
            case 'ran': {
                this.#takeRun(record, line);
                return;
            }
            case 'planned': {
                this.#takePlan(record, line);
                return;
            }
            case 'drawn':
                if (this.#comparison === undefined || record.pair !== this.#pairs.length + 1) {
                    this.#wrong(line, 'order', `the coin of pair ${record.pair} is out of order`);
                    return;
                }
                this.#coins.push({ ...record, line });
                this.#pairs.push({ first: record.first });
                return;
            case 'decided': {
                this.#takeDecision(record, line);
                return;
            }
            case 'ended': {
                this.#takeEnd(record, line);
                return;
            }
            case 'failed':
                this.#failure = record.reason;
                return;
            default:
                record;
        }
    }
    result(lines) {
        const isOpen = this.#report === undefined && this.#issues.length === 0;
        const why = this.#failure === undefined ? '' : ` (${this.#failure})`;
        const detail = `the comparison did not come to its end${why}: there is no answer`;
        return {
            report: this.#report,
            issues: isOpen ? [{ detail, code: 'incomplete', where: { line: lines } }] : this.#issues,
        };
    }
    #takeRun({ stage, number, arm, scores }, line) {
        if (stage === 'trial')
            this.#trials[arm].push(scores);
        if (stage === 'calibration') {
            if (this.#planned !== undefined) {
                this.#wrong(line, 'order', 'a calibration run after the plan');
                return;
            }
            if (number !== this.#calibration.length + 1)
                this.#wrong(line, 'order', `calibration run ${number} is out of order`);
            this.#calibration.push(scores);
        }
        if (stage !== 'pair')
            return;
        const pair = this.#pairs.at(-1);
        const isFirst = pair?.base === undefined && pair?.head === undefined;
        if (pair === undefined ||
            number !== this.#pairs.length ||
            pair[arm] !== undefined ||
            (isFirst && arm !== pair.first)) {
            this.#wrong(line, 'order', `the run of the ${arm} in pair ${number} is out of order`);
            return;
        }
        pair[arm] = scores;
    }
    #takePlan(record, line) {
        const opened = this.#opened;
        if (opened === undefined || this.#comparison !== undefined) {
            this.#wrong(line, 'order', 'it is out of order');
            return;
        }
        this.#planned = record;
        if (record.is_exact === true)
            this.#calibration.splice(0, Number.POSITIVE_INFINITY, ...this.#trials.base);
        for (const { name, unit, scale } of record.metrics) {
            const of = this.#calibration.map((scores) => scores[name]).filter((score) => score !== undefined);
            if (of.length === 0 || of.length !== this.#calibration.length) {
                this.#wrong(line, 'plan', `the calibration has no score of ${name}`);
                return;
            }
            const expected = (0,compare_unit/* scaleOfMetric */.eQ)(of, { unit, scale: opened.scale });
            if (scale !== expected)
                this.#wrong(line, 'plan', `the scale of ${name} is ${scale}`, expected);
        }
        if (record.is_exact === true) {
            this.#takeExact(record, opened, line);
            return;
        }
        if (record.pairs < least_pairs/* LEAST_PAIRS */.O || record.pairs > opened.max_pairs)
            this.#wrong(line, 'plan', `${record.pairs} pairs are planned`, `${least_pairs/* LEAST_PAIRS */.O} to ${opened.max_pairs}`);
        this.#comparison = (0,comparison_comparison/* startComparison */.ax)(planOf(opened, record, this.#calibration));
        this.#checkMargins(record, this.#comparison, line);
    }
    #takeExact(record, opened, line) {
        const pair = exactPair(record, this.#trials);
        if (pair === undefined || record.pairs !== 1) {
            this.#wrong(line, 'plan', 'it is exact, and its runs are not the same');
            return;
        }
        this.#pairs.push(pair);
        this.#comparison = (0,comparison_comparison/* compareExactly */.K2)(planOf(opened, record, this.#calibration), comparedPair(pair, pair.base, pair.head));
        this.#checkMargins(record, this.#comparison, line);
    }
    #checkMargins(record, comparison, line) {
        for (const [index, { trial }] of comparison.metrics.entries()) {
            const recorded = record.metrics[index];
            if (recorded !== undefined && recorded.margin !== trial.margin_share)
                this.#wrong(line, 'plan', `the margin of ${recorded.name} is ${recorded.margin}`, String(trial.margin_share));
        }
    }
    #takeDecision(record, line) {
        const [pair, comparison] = [this.#pairs.at(-1), this.#comparison];
        if (comparison === undefined ||
            pair?.base === undefined ||
            pair.head === undefined ||
            record.pair !== this.#pairs.length) {
            this.#wrong(line, 'order', 'a decision without a whole pair before it');
            return;
        }
        if (comparison.is_ended) {
            this.#wrong(line, 'order', 'a pair after the last one');
            return;
        }
        try {
            this.#comparison = (0,comparison_comparison/* reportComparedPair */.oO)(comparison, comparedPair(pair, pair.base, pair.head));
        }
        catch (error) {
            this.#wrong(line, 'score', error instanceof Error ? error.message : String(error));
            return;
        }
        const expected = answersOf(this.#comparison);
        const different = Object.keys(expected).find((name) => record.answers[name] !== expected[name]);
        if (different !== undefined) {
            const found = `the answer of ${different} is ${String(record.answers[different])}`;
            this.#wrong(line, 'decision', found, String(expected[different]));
        }
        if (record.is_ended !== this.#comparison.is_ended)
            this.#wrong(line, 'decision', `is_ended is ${record.is_ended}`, String(this.#comparison.is_ended));
    }
    #takeEnd(record, line) {
        const [opened, planned, comparison] = [this.#opened, this.#planned, this.#comparison];
        if (opened === undefined || planned === undefined || comparison === undefined) {
            this.#wrong(line, 'order', 'an end without a plan');
            return;
        }
        if ((0,draw/* commitmentOf */.$)(record.secret) !== opened.seed_commitment)
            this.#wrong(line, 'coin', 'the secret of the coins is not the one that was committed to');
        const turned = this.#coins.find(({ pair, first }) => first !== coinOf(record.secret, pair));
        if (turned !== undefined)
            this.#wrong(turned.line, 'coin', `the coin of pair ${turned.pair} says ${turned.first}`);
        if (record.ended !== endOf(comparison, record.ended))
            this.#wrong(line, 'decision', `the end is "${record.ended}"`, endOf(comparison, record.ended));
        const final = record.ended === 'stopped' ? comparison : (0,comparison_comparison/* endComparison */.FB)(comparison);
        const whole = this.#pairs.filter(({ base, head }) => base !== undefined && head !== undefined);
        const report = reportOf({
            opened,
            planned,
            end: record,
            comparison: final,
            pairs: whole,
            calibration: this.#calibration,
        });
        if (report.answer !== record.answer)
            this.#wrong(line, 'decision', `the answer is ${record.answer}`, report.answer);
        this.#report = report;
    }
    #wrong(line, code, detail, expected) {
        this.#issues.push({ detail, code, where: { line }, ...(expected === undefined ? {} : { expected }) });
    }
}
function exactPair({ metrics }, { base, head }) {
    const [[base1 = {}, base2], [head1 = {}, head2]] = [base, head];
    const isSame = (one, other) => metrics.every(({ name }) => one?.[name] !== undefined && one[name] === other?.[name]);
    const isExact = isSame(base1, head1) || (isSame(base1, base2) && isSame(head1, head2));
    return isExact ? { first: 'base', base: base1, head: head1 } : undefined;
}
function endOf({ is_ended, orders, planned, metrics }, recorded) {
    if (!is_ended)
        return recorded === 'stopped' ? 'stopped' : 'time-used';
    const isExact = metrics.every(({ trial }) => trial.is_exact === true);
    return orders.length >= planned && !isExact ? 'pairs-used' : 'decided';
}
function comparedPair({ first }, base, head) {
    return { first: first === 'head' ? 'candidate' : 'incumbent', base, head };
}


/***/ }),

/***/ 6884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ COMPARISON_FORMAT)
/* harmony export */ });
const COMPARISON_FORMAT = 'autorize-comparison-v1';


/***/ }),

/***/ 77741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ renderReport),
/* harmony export */   D1: () => (/* binding */ listComparisons),
/* harmony export */   DM: () => (/* binding */ findComparison),
/* harmony export */   Fl: () => (/* binding */ hadCarryOver),
/* harmony export */   OU: () => (/* binding */ lockPathOf),
/* harmony export */   _6: () => (/* binding */ comparisonPaths),
/* harmony export */   aE: () => (/* binding */ createComparison),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   uc: () => (/* binding */ lockComparisons)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68724);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11042);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6884);










const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' };
function rootOf({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ROOT);
}
async function lockComparisons(repository, { now }) {
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, {
        files: ['.autorize/.gitignore', `${ROOT}/.gitignore`, `${ROOT}/run.lock`, `${ROOT}/run.lock.holder`],
        folders: [ROOT],
    });
    const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_7__/* .takeRunLock */ .Cc)({ path: lockPathOf(repository), now });
    if (lock.kind === 'locked')
        return lock;
    throw (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_5__/* .lockedError */ .hp)(lock, { what: 'comparisons of this repository are', look: `ls ${ROOT}` });
}
function createComparison(repository, { now }) {
    const root = rootOf(repository);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.gitignore');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(ignore, '*\n', { flag: 'wx' });
    const time = now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
    const paths = pathsIn(root, `${time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 6)}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.runs);
    return paths;
}
function pathsIn(root, id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, id);
    return {
        id,
        folder,
        ...Object.fromEntries(Object.entries(FILES).map(([key, name]) => [key, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)])),
    };
}
function comparisonPaths(repository, id) {
    return pathsIn(rootOf(repository), id);
}
function lockPathOf(repository) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(repository), 'run.lock');
}
function findComparison(folder, shown) {
    const paths = { ...pathsIn(folder, ''), folder };
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.log))
        return paths;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `there is no comparison in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(shown, 200)}: it holds no ${FILES.log}`,
        remedy: `Name the folder of one, such as ${ROOT}/ID.`,
    });
}
function writeReport({ report }, content) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(report, [renderReport(content)]);
}
function renderReport(content) {
    return `${JSON.stringify(content, null, 2)}\n`;
}
function listComparisons(repository) {
    const root = rootOf(repository);
    const listed = listIds(root).toReversed();
    return listed.map((id) => ({ id, report: readReport(pathsIn(root, id)) }));
}
function listIds(root) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(root))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root)
        .filter((name) => /^\d{8}-\d{6}-/.test(name))
        .sort();
}
const MAX_EARLIER = 20;
function hadCarryOver(repository, command) {
    const root = rootOf(repository);
    const ids = listIds(root).slice(-MAX_EARLIER);
    return ids.some((id) => {
        const report = readReport(pathsIn(root, id));
        return report?.command === command && report.metrics.some((metric) => metric.has_carry_over);
    });
}
function readReport({ report }) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(report, 'utf8'));
        return read.format === _report_js__WEBPACK_IMPORTED_MODULE_9__/* .COMPARISON_FORMAT */ .y ? read : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K2: () => (/* binding */ compareExactly),
  FB: () => (/* binding */ endComparison),
  k_: () => (/* binding */ leastPairsOfOne),
  _i: () => (/* binding */ overallAnswer),
  oO: () => (/* binding */ reportComparedPair),
  qS: () => (/* binding */ resultsOf),
  ax: () => (/* binding */ startComparison)
});

// EXTERNAL MODULE: ./build/stats/carry-over.js
var carry_over = __webpack_require__(88898);
// EXTERNAL MODULE: ./build/stats/e-bh.js
var e_bh = __webpack_require__(26970);
// EXTERNAL MODULE: ./build/stats/insured-evidence.js
var insured_evidence = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/stats/level.js
var level = __webpack_require__(8642);
// EXTERNAL MODULE: ./build/stats/student.js
var student = __webpack_require__(37763);
// EXTERNAL MODULE: ./build/decision/comparison/least-pairs.js
var least_pairs = __webpack_require__(31732);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/stats/robust-scale.js
var robust_scale = __webpack_require__(52164);
// EXTERNAL MODULE: ./build/stats/signed-rank.js
var signed_rank = __webpack_require__(48741);
// EXTERNAL MODULE: ./build/decision/comparison/score-scale.js
var score_scale = __webpack_require__(77120);
;// CONCATENATED MODULE: ./build/decision/comparison/metric-trial.js





const MARGINS = [0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
const NEEDED_BY_HALF = 13;
const NEEDED_BY_MOST = 20;
const HOPELESS = 4;
const PAIRS_BEFORE_HOPELESS = 10;
function startMetric({ calibration, sign, scale, alpha, planned, margin, max_margin: maxMargin = 0, is_joint = false, }) {
    const isRatio = scale === 'ratio';
    const steps = (0,robust_scale/* successiveSteps */.l_)(isRatio ? calibration.map(Math.log) : calibration);
    const level = Math.abs((0,median/* centralMedian */.w9)(calibration)) || 1;
    const toUnits = (share) => unitsOf(share, scale, level);
    const marginShare = margin ?? defaultMargin(steps, planned, toUnits);
    const resolution = (0,score_scale/* resolutionOf */.Cp)(calibration);
    return {
        ...{ sign, scale, alpha, planned, steps, is_joint, level },
        margin: toUnits(marginShare),
        margin_share: marginShare,
        reach: toUnits(margin ?? Math.max(marginShare, maxMargin)),
        resolution: isRatio ? Math.log1p(resolution / Math.min(...calibration)) : resolution,
        bets: (0,insured_evidence/* insuredBets */.xu)(planned, alpha / 2),
        differences: [],
        scales: [],
        is_at_end: false,
        answer: null,
    };
}
function unitsOf(share, scale, level) {
    return scale === 'ratio' ? Math.log1p(share) : share * level;
}
function defaultMargin(steps, planned, toUnits) {
    const least = Math.sqrt(NEEDED_BY_MOST / planned) * (0,robust_scale/* robustScale */.K9)(steps, []);
    return MARGINS.find((share) => toUnits(share) >= least) ?? MARGINS[MARGINS.length - 1] ?? 1;
}
function differenceOf({ scale, sign }, { base, head }) {
    const isRatio = scale === 'ratio';
    if (isRatio && !(base > 0 && head > 0))
        throw new RangeError('a ratio needs scores above 0');
    return sign * (isRatio ? Math.log(head) - Math.log(base) : head - base) + 0;
}
function exactly(trial, scores) {
    const difference = differenceOf(trial, scores);
    const answer = Math.abs(difference) <= trial.margin ? 'no-difference' : difference > 0 ? 'worse' : 'better';
    const scales = [(0,robust_scale/* robustScale */.K9)(trial.steps, [])];
    return { ...trial, differences: [difference], scales, answer, is_exact: true };
}
function withPair(trial, scores) {
    const difference = differenceOf(trial, scores);
    const next = {
        ...trial,
        differences: [...trial.differences, difference],
        scales: [...trial.scales, (0,robust_scale/* robustScale */.K9)(trial.steps, trial.differences)],
    };
    return trial.answer === null ? answered(next) : next;
}
function endMetric(trial) {
    return trial.answer === null ? answered(trial, true) : trial;
}
function answered(trial, isLast = trial.differences.length >= trial.planned) {
    const level = trial.alpha / 2;
    const margin = trial.margin - trial.resolution;
    const isAbove = (centre) => (0,insured_evidence/* isRefuted */.iL)(trial, level, centre, 1);
    const isBelow = (centre) => (0,insured_evidence/* isRefuted */.iL)(trial, level, centre, -1);
    const [isWorse, isBetter] = [isAbove(0), isBelow(0)];
    if (isWorse && isBetter)
        return { ...trial, answer: 'undecided' };
    if (margin > 0 && isAbove(-margin) && isBelow(margin))
        return { ...trial, answer: 'no-difference' };
    if (isWorse && !trial.is_joint)
        return { ...trial, answer: 'worse' };
    if (isBetter && !trial.is_joint)
        return { ...trial, answer: 'better' };
    if (isLast)
        return answeredAtEnd({ ...trial, is_at_end: true });
    const isHopeless = trial.differences.length >= PAIRS_BEFORE_HOPELESS && pairsNeeded(trial) > HOPELESS * trial.planned;
    return isHopeless ? { ...trial, answer: 'undecided' } : trial;
}
function answeredAtEnd(trial) {
    const raw = innerInterval(trial);
    const answer = (() => {
        if (!isInterval(raw))
            return 'undecided';
        const { lower, upper } = widened(raw, trial.resolution);
        if (lower > upper)
            return 'undecided';
        if (lower > -trial.margin && upper < trial.margin)
            return 'no-difference';
        if (trial.is_joint)
            return 'undecided';
        if (raw.lower > 0)
            return 'worse';
        return raw.upper < 0 ? 'better' : 'undecided';
    })();
    return { ...trial, answer };
}
function pairsNeeded({ differences, scales, reach, resolution }) {
    const effect = Math.abs((0,median/* centralMedian */.w9)(differences));
    const gap = Math.max(effect, reach - resolution - effect);
    return Math.ceil(NEEDED_BY_HALF * ((scales.at(-1) ?? 0) / gap) ** 2);
}
function innerInterval(trial) {
    const always = (0,insured_evidence/* anytimeInterval */.$t)(trial, trial.alpha / 2);
    if (!trial.is_at_end)
        return always;
    const { lower, upper } = (0,signed_rank/* signedRankInterval */.C5)(trial.differences, trial.alpha / 2);
    const inner = (pick, ...limits) => {
        const known = limits.filter((limit) => limit !== null);
        return known.length === 0 ? null : pick(...known);
    };
    return { lower: inner(Math.max, always.lower, lower), upper: inner(Math.min, always.upper, upper) };
}
function isInterval(limits) {
    return limits.lower !== null && limits.upper !== null;
}
function widened({ lower, upper }, by) {
    const widen = (limit, step) => {
        if (limit === null)
            return null;
        const isOutward = limit === 0 || Math.sign(limit) === Math.sign(step);
        return isOutward ? limit + step : Math.sign(limit) * Math.max(0, Math.abs(limit) - Math.abs(step));
    };
    return { lower: widen(lower, -by), upper: widen(upper, by) };
}
function withNamedMargin(trial, most) {
    const limits = resultOfMetric(trial);
    if (trial.answer !== 'undecided' || !isInterval(limits) || limits.lower > limits.upper)
        return trial;
    for (const share of MARGINS) {
        const margin = unitsOf(share, trial.scale, trial.level);
        if (share <= most && -margin < limits.lower && limits.upper < margin) {
            return { ...trial, answer: 'no-difference', margin, margin_share: share };
        }
    }
    return trial;
}
function resultOfMetric(trial) {
    const [only] = trial.is_exact === true ? trial.differences : [];
    if (only !== undefined)
        return { answer: trial.answer, pairs: 1, estimate: only, lower: only, upper: only };
    const limits = widened(innerInterval(trial), trial.resolution);
    const pairs = trial.differences.length;
    const result = { answer: trial.answer, pairs, estimate: (0,signed_rank/* signedRankEstimate */.Zg)(trial.differences), ...limits };
    if (trial.answer !== 'undecided' || !isInterval(limits))
        return result;
    const times = pairsNeeded(trial) / pairs;
    const margin = Math.max(Math.abs(limits.lower), Math.abs(limits.upper));
    return { ...result, needs: { times: Number.isFinite(times) ? times : null, margin } };
}

;// CONCATENATED MODULE: ./build/decision/comparison/comparison.js







const PRECISE_PAIRS = 20;
const PRECISE_SHARE = 0.25;
const CARRY_OVER_LIMIT = 2.6;
const CARRY_OVER_PAIRS = 8;
const NORMAL_FREEDOM = 1001;
function leastPairsOfOne({ metrics, alpha, error_rate: rate, }) {
    if (!isJoint(metrics, rate))
        return (0,least_pairs/* leastPairs */.P)(alpha);
    return (0,level/* minimumPairs */.gv)(alpha / (2 * metrics), insured_evidence/* INSURED_MOST */.Ny);
}
function isJoint(metrics, rate) {
    return metrics > 1 && rate !== 'none';
}
function startComparison({ metrics, ...rules }) {
    const { alpha, planned, error_rate: rate } = rules;
    const plan = { alpha, planned, max_margin: rules.max_margin, is_joint: isJoint(metrics.length, rate) };
    return {
        ...{ ...rules, orders: [], is_ended: false },
        metrics: metrics.map(({ name, ...metric }) => ({
            ...{ name, called: null, has_carry_over: false, is_margin_open: metric.margin === undefined },
            trial: startMetric({ ...metric, ...plan }),
        })),
    };
}
function compareExactly(plan, pair) {
    const started = startComparison(plan);
    const metrics = started.metrics.map((metric) => ({
        ...metric,
        trial: exactly(metric.trial, scoresIn(pair, metric.name)),
    }));
    return { ...started, metrics, orders: [pair.first], is_ended: true };
}
function scoresIn(pair, name) {
    const [base, head] = [pair.base[name], pair.head[name]];
    if (base === undefined || head === undefined)
        throw new TypeError(`a pair without a score of ${name}`);
    return { base, head };
}
function reportComparedPair(comparison, pair) {
    const orders = [...comparison.orders, pair.first];
    const measured = comparison.metrics.map((metric) => {
        return { ...metric, trial: withPair(metric.trial, scoresIn(pair, metric.name)) };
    });
    const next = { ...comparison, orders, metrics: jointly({ ...comparison, metrics: measured }, comparison.metrics) };
    const isDone = orders.length >= comparison.planned || next.metrics.every((metric) => isConcluded(metric));
    return isDone ? endComparison(next) : next;
}
function endComparison(comparison) {
    if (comparison.is_ended)
        return comparison;
    const metrics = comparison.metrics.map((metric) => {
        const ended = answerOf(metric) === null ? endMetric(metric.trial) : metric.trial;
        return { ...metric, trial: metric.is_margin_open ? withNamedMargin(ended, comparison.max_margin) : ended };
    });
    const carrying = carriersAmong(metrics, comparison.orders);
    return {
        ...{ ...comparison, is_ended: true },
        metrics: metrics.map((metric, index) => ({ ...metric, has_carry_over: carrying.has(index) })),
    };
}
function jointly({ metrics, alpha, error_rate: rate }, before) {
    if (!isJoint(metrics.length, rate))
        return metrics;
    const logs = metrics.map(({ trial, called }, index) => {
        if (called !== null)
            return called.log_e;
        const isOpen = trial.answer === null || (trial.answer === 'undecided' && before[index]?.trial.answer === null);
        return isOpen ? (0,insured_evidence/* logEvidenceOfDifference */.ow)(trial) : Number.NEGATIVE_INFINITY;
    });
    const bonferroni = Math.log(metrics.length / alpha);
    const found = rate === 'fdr'
        ? (0,e_bh/* discoveriesOf */.A)(logs, alpha)
        : new Set(logs.flatMap((log, index) => (log >= bonferroni ? [index] : [])));
    return metrics.map((metric, index) => {
        if (metric.called !== null || !found.has(index))
            return metric;
        const answer = resultOfMetric(metric.trial).estimate > 0 ? 'worse' : 'better';
        return { ...metric, called: { answer, log_e: logs[index] ?? 0 } };
    });
}
function answerOf({ trial, called }) {
    return called?.answer ?? trial.answer;
}
function isConcluded(metric) {
    const answer = answerOf(metric);
    if (answer === null)
        return false;
    if (answer === 'no-difference' || answer === 'undecided')
        return true;
    const result = resultOfMetric(metric.trial);
    const isPrecise = isInterval(result) && (result.upper - result.lower) / 2 <= PRECISE_SHARE * Math.abs(result.estimate);
    return result.pairs >= PRECISE_PAIRS || isPrecise;
}
function carriersAmong(metrics, orders) {
    const found = metrics.map(({ trial: { differences } }) => {
        const { z, least } = (0,carry_over/* carryOverZ */.mw)(differences.map((difference, index) => ({ difference, first: orders[index] })));
        return least >= CARRY_OVER_PAIRS ? Math.abs(z) : 0;
    });
    const level = (0,student/* tailOfT */.a)(CARRY_OVER_LIMIT, NORMAL_FREEDOM) / metrics.length;
    const sorted = found.toSorted((one, other) => other - one);
    const last = sorted.findLastIndex((z, index) => (0,student/* tailOfT */.a)(z, NORMAL_FREEDOM) < level * (index + 1));
    const limit = sorted[last] ?? Number.POSITIVE_INFINITY;
    return new Set(found.flatMap((z, index) => (z >= limit ? [index] : [])));
}
function resultsOf({ metrics }) {
    const results = metrics.map((metric) => {
        const { name, trial, has_carry_over } = metric;
        const answer = has_carry_over ? 'undecided' : (answerOf(metric) ?? 'undecided');
        return { ...resultOfMetric(trial), name, answer, has_carry_over, log_e: (0,insured_evidence/* logEvidenceOfDifference */.ow)(trial) };
    });
    return results.sort((one, other) => other.log_e - one.log_e);
}
const GRAVITY = ['worse', 'undecided', 'better', 'no-difference'];
function overallAnswer(results) {
    return GRAVITY.find((grave) => results.some(({ answer }) => answer === grave)) ?? 'undecided';
}


/***/ }),

/***/ 60865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ commitmentOf),
/* harmony export */   N: () => (/* binding */ drawFrom)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);

function drawFrom(secret) {
    return (label) => {
        const digest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`outer\n${secret}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`inner\n${secret}\n${label}`)}`);
        return {
            seed: (Number.parseInt(digest.slice(0, 8), 16) % 0x7f_ff_ff_ff) + 1,
            bit: Number.parseInt(digest.slice(8, 9), 16) < 8 ? 0 : 1,
        };
    };
}
function commitmentOf(secret) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(secret);
}


/***/ }),

/***/ 84831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   aR: () => (/* binding */ writeCache),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   sk: () => (/* binding */ replaceFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);




const BLOCK_CHARS = 1 << 20;
function writeFileAtomic(path, pieces) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    replaceFile(path, pieces);
}
function replaceFile(path, pieces) {
    replaceFiles([[path, pieces]]);
}
function replaceFiles(files) {
    for (const [path, pieces] of files) {
        replace(path, pieces, (descriptor) => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
            (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-sync');
        });
    }
    for (const folder of new Set(files.map(([path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))))
        syncFolder(folder);
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-folder-sync');
}
function writeCache(path, pieces) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    replace(path, pieces, () => undefined);
}
function replace(path, pieces, onWritten) {
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o644);
    try {
        try {
            (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:before-write');
            writePieces(descriptor, pieces);
            onWritten(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-rename');
    }
    catch (error) {
        removeQuietly(temporary);
        throw error;
    }
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
    }
}
function writePieces(descriptor, pieces) {
    let block = '';
    for (const piece of pieces) {
        block += piece;
        if (block.length < BLOCK_CHARS)
            continue;
        writeAll(descriptor, Buffer.from(block));
        block = '';
    }
    writeAll(descriptor, Buffer.from(block));
}
function writeAll(descriptor, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
}
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
function syncFolder(path) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
            throw error;
    }
}


/***/ }),

/***/ 23727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ faultPoint)
/* harmony export */ });
/* unused harmony exports FAULT_POINTS, HANDOVER_POINTS, LAYER_POINTS, LATER_LAYER_POINTS, SAVED_LAYER_POINTS, MEMORY_POINTS, EXTERNAL_POINTS, WORK_FAULT_POINTS, ARCHIVE_POINTS, PULL_POINTS, WAVE_POINTS, REJECT_POINTS, DISTIL_POINTS, MISSION_POINTS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const FAULT_POINTS = [
    ...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
    ...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
    ...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
    ...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
    ...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
    ...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
    ...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
    ...['command:after-scratch', 'command:before-start', 'command:after-end'],
    ...['capture:before', 'capture:after-tree', 'capture:after-diff'],
    ...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
    ...['judge:after-aside', 'judge:after-passing-on'],
    ...['evaluation:after-mark', 'evaluation:after-record'],
    ...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
    ...['recover:before', 'recover:after-swap'],
    ...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
    ...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
    ...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
    ...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
const HANDOVER_POINTS = [
    ...['group:after-plan', 'group:after-begin', 'group:after-record', 'group:after-branch'],
];
const LAYER_POINTS = [
    ...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
    ...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
];
const LATER_LAYER_POINTS = (/* unused pure expression or super */ null && (['layers:after-digest', 'layers:after-gone']));
const SAVED_LAYER_POINTS = [
    ...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
    ...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
];
const MEMORY_POINTS = (/* unused pure expression or super */ null && (['memory:before-note', 'memory:after-note', 'memory:after-group']));
const EXTERNAL_POINTS = [
    ...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
    ...['external:after-files', 'workspace:after-external'],
];
const WORK_FAULT_POINTS = [
    ...['landing:after-receipt', 'landing:after-record'],
    ...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
const ARCHIVE_POINTS = [
    ...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
    ...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
const PULL_POINTS = [
    ...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
    ...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
const WAVE_POINTS = (/* unused pure expression or super */ null && (['attempt:before-rename', 'attempt:after-rename']));
const REJECT_POINTS = (/* unused pure expression or super */ null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
const DISTIL_POINTS = (/* unused pure expression or super */ null && (['distil:after-begin', 'distil:after-effect']));
const MISSION_POINTS = [
    ...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
    ...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
    ...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
    ...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
    ...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
    ...['mission:after-recovery', 'mission:after-close'],
    ...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
function faultPoint(name) {
    const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
    if (wanted === undefined && log === undefined)
        return;
    const counted = `${wanted} ${name}`;
    const times = (passed.get(counted) ?? 0) + 1;
    passed.set(counted, times);
    if (log !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(log, `${name}\n`);
    const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
    if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
        return;
    if (action === 'kill')
        process.kill(process.pid, 'SIGKILL');
    if (action === 'throw')
        throw new Error(`a fault was asked for at ${name}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}


/***/ }),

/***/ 79871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   K: () => (/* binding */ readProblem),
/* harmony export */   M4: () => (/* binding */ readWholeFile),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Ry: () => (/* binding */ isNoRoom),
/* harmony export */   SA: () => (/* binding */ MAX_WHOLE_FILE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   nQ: () => (/* binding */ outputProblem),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   oH: () => (/* binding */ isShortage),
/* harmony export */   oi: () => (/* binding */ inputProblem),
/* harmony export */   v_: () => (/* binding */ readBlocks),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 1 << 18;
function readWholeFile(path, shown) {
    const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
    return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
    try {
        const bytes = readUpTo(source, maxBytes + 1);
        if (bytes.length <= maxBytes)
            return { bytes };
        return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
    }
    catch (error) {
        return { problem: readProblem(shown, error) };
    }
}
function tooLarge(shown, found, maxBytes) {
    return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
function readUpTo(source, maxBytes) {
    const blocks = [];
    let size = 0;
    for (const block of readBlocks(source)) {
        blocks.push(block);
        size += block.length;
        if (size >= maxBytes)
            break;
    }
    return Buffer.concat(blocks).subarray(0, maxBytes);
}
function* readBlocks(source) {
    const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
    try {
        while (true) {
            const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
            const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
            if (size === 0)
                return;
            yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch (error) {
        return readProblem(shown, error);
    }
    if (stats.isDirectory()) {
        return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
    }
    if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
        return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
    }
    return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
    ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
    ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
    EACCES: ['a file that may not be read', 'Give this user read permission.'],
    EPERM: ['a file that may not be read', 'Give this user read permission.'],
    ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
    EISDIR: ['a folder', 'Name a file inside it.'],
    ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
function readProblem(shown, error) {
    const code = errorCode(error);
    const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
    return { file: shown, found, expected: 'a readable file', remedy };
}
function errorCode(error) {
    if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
        return 'EDQUOT';
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
    return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
function outputProblem(path, shown) {
    const refused = (found, remedy) => {
        return { file: shown, found, expected: 'a place where the report can be written', remedy };
    };
    const kind = kindOf(path);
    if (kind === 'folder')
        return refused('a folder', 'Name a file inside it.');
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    if (kindOf(folder) !== 'folder')
        return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    }
    catch {
        return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
    }
    if (kind === 'other')
        return refused('neither a file nor a free name', 'Choose another --report.');
    return undefined;
}
function kindOf(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (stats.isDirectory())
            return 'folder';
        return stats.isFile() ? 'file' : 'other';
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
    }
}
function readHead(path, shown) {
    try {
        return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
    }
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
    return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}


/***/ }),

/***/ 13096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   sW: () => (/* binding */ removeStaleLocks),
/* harmony export */   uD: () => (/* binding */ bindGit),
/* harmony export */   wx: () => (/* binding */ MAX_STDERR_CHARS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44640);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95808);






class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW {
    command;
    gitExit;
    stderr;
    #lacksRoom;
    constructor(command, gitExit, stderr, lacksRoom = false) {
        const message = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(stderr.trim(), 500)}`;
        const isMissing = String(gitExit).includes('spawn git ENOENT');
        super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.precondition, {
            message: isMissing
                ? 'git is not on PATH, or the working directory was removed'
                : `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(command.join(' '), 200)} ended with ${gitExit}${message}`,
            remedy: isMissing
                ? 'Install git 2.32 or newer, or correct PATH.'
                : 'Read the message of git; `git fsck` checks whether the repository is whole.',
        });
        this.command = command;
        this.gitExit = gitExit;
        this.stderr = stderr;
        this.#lacksRoom = lacksRoom;
    }
    get isKilled() {
        return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
    }
    get isTooLong() {
        return String(this.gitExit).startsWith('an answer of more than');
    }
    get isDiskFull() {
        return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
    }
}
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
const LEAST_ROOM_BYTES = 64 * 1024;
function lacksRoom(stderr, env) {
    if (!UNWRITTEN.test(stderr))
        return false;
    const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
    const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(GIT_INDEX_FILE)];
    return places.some((place) => {
        try {
            if (place === undefined)
                return false;
            const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
            return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
        }
        catch {
            return false;
        }
    });
}
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_STDERR_CHARS = 64 * 1024;
function bindGit(paths) {
    const { args: overrides, cwd, env } = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .gitCommand */ .Q)(paths, []);
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
async function runGit({ args, call, env, cwd, overrides }) {
    const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
    if (cutOff?.aborted === true)
        throw new GitError(args, 'being cut off', '');
    const [program = 'git', ...before] = limitedGit(call);
    const all = [...before, ...overrides, ...args];
    const limits = { maxBytes, maxStderrChars: MAX_STDERR_CHARS, timeoutMs, cutOff };
    const end = await (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .runProgram */ .m)({ program, args: all, cwd, env, input, ...limits });
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
const BLOCK_BYTES = 512;
function limitedGit({ maxFileBytes }) {
    if (maxFileBytes === undefined)
        return ['git'];
    return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
async function gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
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

/***/ 57864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ writeLoose),
/* harmony export */   z: () => (/* binding */ readLoose)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);





function writeLoose(objects, { type, bytes }, hash) {
    const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash).update(whole).digest('hex');
    const path = fileOf(objects, id);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        return id;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `tmp_obj_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(unfinished, 'wx', 0o444);
    try {
        try {
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAll */ .f4)(descriptor, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(whole, { level: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.Z_BEST_SPEED }));
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(unfinished, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(unfinished, { force: true });
        throw error;
    }
    return id;
}
function readLoose(objects, id, maxBytes) {
    try {
        const whole = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.inflateSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(fileOf(objects, id)), { maxOutputLength: maxBytes + MAX_HEADER_BYTES });
        const end = whole.indexOf(0);
        const [type = '', size] = whole.toString('latin1', 0, end).split(' ');
        const bytes = whole.subarray(end + 1);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 64 ? 'sha256' : 'sha1');
        const isWhole = Number(size) === bytes.length && bytes.length <= maxBytes && hash.update(whole).digest('hex') === id;
        return isWhole ? { type, bytes } : undefined;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error)
            return undefined;
        throw error;
    }
}
const MAX_HEADER_BYTES = 32;
function fileOf(objects, id) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, id.slice(0, 2), id.slice(2));
}


/***/ }),

/***/ 56134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dV: () => (/* binding */ openObjects),
/* harmony export */   wZ: () => (/* binding */ OBJECT_QUESTIONS),
/* harmony export */   zN: () => (/* binding */ closeObjects)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_object_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26343);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
/* harmony import */ var _loose_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57864);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95808);






const OBJECT_QUESTIONS = ['cat-file', '--batch'];
const MAX_OBJECT_BYTES = 256 << 20;
const MAX_OPEN = 8;
const IDLE_MS = 300_000;
const CLOSING_MS = 1000;
const closing = new Set();
async function closeObjects() {
    await Promise.all([...closing].map((close) => close()));
}
function openObjects(command) {
    let running;
    const forget = () => {
        running = undefined;
        closing.delete(close);
    };
    const close = async () => {
        const last = running;
        forget();
        await last?.then((answering) => answering.close(), () => undefined);
    };
    const start = () => {
        const started = startAnswering(command, close);
        running = started;
        const forgetIt = () => {
            if (running === started)
                forget();
        };
        started.then(({ ended }) => ended.then(forgetIt), forgetIt);
        closing.add(close);
        const [oldest] = closing;
        if (closing.size > MAX_OPEN)
            void oldest?.();
        return started;
    };
    const ask = async (id) => {
        const answering = await (running ?? start());
        return await answering.ask(id);
    };
    return {
        read: async (id) => {
            if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .isObjectId */ .T)(id))
                throw new TypeError(`not the id of an object: ${JSON.stringify(id)}`);
            return requireNamed(id, await ask(id).catch((error) => askAgain(error, () => ask(id))));
        },
        write: (object, hash) => (0,_loose_object_js__WEBPACK_IMPORTED_MODULE_3__/* .writeLoose */ .W)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(command.env.GIT_DIR ?? '', 'objects'), object, hash),
        close,
    };
}
class EndedGit extends _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS {
}
function askAgain(error, ask) {
    if (!(error instanceof EndedGit))
        throw error;
    return ask();
}
function requireNamed(id, object) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 64 ? 'sha256' : 'sha1');
    const { type, bytes } = object;
    if (hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id)
        return object;
    throw new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(OBJECT_QUESTIONS, 'an object that is not whole', `fatal: ${id} has other content than its name says`);
}
async function startAnswering(command, close) {
    try {
        const { child } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .startProgram */ .X)({ ...command, detached: false });
        return new Answering(child, close);
    }
    catch (error) {
        throw new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(OBJECT_QUESTIONS, error instanceof Error ? error.message : String(error), '');
    }
}
class Answering {
    ended;
    #child;
    #closeIdle;
    #open = [];
    #failure;
    #stderr = '';
    #idle;
    #blocks = [];
    #size = 0;
    #needed = 1;
    constructor(child, closeIdle) {
        this.#child = child;
        this.#closeIdle = closeIdle;
        child.stdout.on('data', (block) => this.#take(block));
        child.stderr.on('data', (block) => {
            if (this.#stderr.length < _git_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_STDERR_CHARS */ .wx)
                this.#stderr += block.toString();
        });
        child.stdin.on('error', () => undefined);
        this.ended = this.#end();
        this.#rest();
    }
    ask(id) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        return new Promise((resolve, reject) => {
            if (this.#open.length === 0)
                this.#wake();
            this.#open.push({ id, resolve, reject });
            this.#child.stdin.write(`${id}\n`);
        });
    }
    async close() {
        this.#wake();
        this.#failure ??= new EndedGit(OBJECT_QUESTIONS, 'being closed', '');
        this.#child.stdin.end();
        const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSING_MS);
        await this.ended;
        clearTimeout(timer);
    }
    async #end() {
        const { exitCode, signal } = await this.#child;
        clearTimeout(this.#idle);
        this.#failure ??= new EndedGit(OBJECT_QUESTIONS, exitCode ?? String(signal), this.#stderr);
        for (const { reject } of this.#open.splice(0))
            reject(this.#failure);
    }
    #take(block) {
        this.#blocks.push(block);
        this.#size += block.length;
        if (this.#size < this.#needed)
            return;
        let bytes = this.#blocks.length === 1 ? block : Buffer.concat(this.#blocks);
        for (let rest = this.#readAnswer(bytes); rest !== undefined; rest = this.#readAnswer(bytes))
            bytes = rest;
        this.#blocks = bytes.length === 0 ? [] : [bytes];
        this.#size = bytes.length;
    }
    #readAnswer(bytes) {
        const lineEnd = bytes.indexOf(0x0a);
        const question = this.#open[0];
        if (lineEnd === -1 || question === undefined) {
            this.#needed = bytes.length + 1;
            return undefined;
        }
        const [id, type = '', digits = ''] = bytes.toString('latin1', 0, lineEnd).split(' ');
        if (id !== question.id || !(type === 'missing' || /^\d+$/.test(digits))) {
            return this.#breakOff(`an answer that cannot be read: ${JSON.stringify(bytes.toString('latin1', 0, 100))}`);
        }
        if (type === 'missing') {
            this.#answered(question);
            question.reject(new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(OBJECT_QUESTIONS, 128, this.#stderr || `fatal: ${id} is not there`));
            return bytes.subarray(lineEnd + 1);
        }
        const size = Number(digits);
        if (size > MAX_OBJECT_BYTES)
            return this.#breakOff(`an answer of more than ${MAX_OBJECT_BYTES} bytes`);
        const end = lineEnd + 1 + size;
        this.#needed = end + 1;
        if (bytes.length < this.#needed)
            return undefined;
        this.#needed = 1;
        this.#answered(question);
        question.resolve({ type, bytes: bytes.subarray(lineEnd + 1, end) });
        return bytes.subarray(end + 1);
    }
    #answered(question) {
        this.#open.splice(this.#open.indexOf(question), 1);
        if (this.#open.length === 0)
            this.#rest();
    }
    #breakOff(why) {
        this.#failure ??= new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(OBJECT_QUESTIONS, why, this.#stderr);
        this.#child.kill('SIGKILL');
        return undefined;
    }
    #rest() {
        if (this.#failure !== undefined)
            return;
        for (const each of this.#handles())
            each.unref?.();
        this.#idle = setTimeout(() => void this.#closeIdle(), IDLE_MS).unref();
    }
    #wake() {
        clearTimeout(this.#idle);
        for (const each of this.#handles())
            each.ref?.();
    }
    #handles() {
        const { stdin, stdout, stderr } = this.#child;
        return [this.#child, stdin, stdout, stderr];
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

/***/ 95808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ startProgram),
/* harmony export */   m: () => (/* binding */ runProgram)
/* harmony export */ });
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4434);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);




const STARTED = {
    extendEnv: false,
    reject: false,
    cleanup: false,
    buffer: false,
    encoding: 'buffer',
    stdin: 'pipe',
    verbose: 'none',
};
function callExeca({ program, args, ...options }) {
    return (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)(program, args, { ...options, ...STARTED });
}
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
    if (child === undefined)
        throw made === undefined ? failure : (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(made, 'error'))[0];
    if (child.pid === undefined)
        throw (await child).cause;
    return { child };
}
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


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ takeRunLock),
/* harmony export */   o1: () => (/* binding */ requireLockHeld),
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
/* harmony import */ var _lock_holder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68724);
/* harmony import */ var _object_stream_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56134);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92717);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98566);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95808);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8538);














const PASSING_MS = 500;
const RETRY_MS = 10;
function requireLockHeld(lock, remedy) {
    if (lock.isHeld())
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AutorizeError */ .yW('lock_lost', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.precondition, {
        message: 'the run lock was lost: its file was removed, or the flock process that holds it has ended',
        remedy,
    });
}
async function takeRunLock({ path, now, }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
    const until = performance.now() + PASSING_MS;
    while (true) {
        const { answer, helper } = await askHelper(path);
        if (answer === 'held by us')
            return holdLock({ helper, path, now });
        const holder = (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_8__/* .readHolder */ .F1)(`${path}.holder`);
        if ((0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_8__/* .isAtWork */ .pG)(holder) || performance.now() > until)
            return { kind: 'held', holder };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(RETRY_MS);
    }
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
function lockHelper() {
    return (0,_platform_js__WEBPACK_IMPORTED_MODULE_10__/* .isLinux */ .j)() ? FLOCK : PERL;
}
async function askHelper(path) {
    const { program, args, name, source } = lockHelper();
    try {
        const { child: helper } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_12__/* .startProgram */ .X)({
            program,
            args: args(path),
            detached: true,
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
    helper.stdin.on('error', () => undefined);
    const held = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper.stdout, 'data').then(() => 'held');
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'close').then(([code]) => ({ code }));
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
        helper.kill('SIGKILL');
        throw error;
    }
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
                loss.abort(new Error('the run lock is lost: its file was removed, or the flock process that holds it has ended'));
            return isHeld;
        },
        [Symbol.asyncDispose]: async () => {
            if (isReleased)
                return;
            isReleased = true;
            await (0,_object_stream_js__WEBPACK_IMPORTED_MODULE_9__/* .closeObjects */ .zN)();
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
    }
}
function unrefStream(stream) {
    if ('unref' in stream && typeof stream.unref === 'function')
        stream.unref();
}
function isRunning({ pid, exitCode, signalCode }) {
    if (pid === undefined || exitCode !== null || signalCode !== null)
        return false;
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_10__/* .isLinux */ .j)())
        return (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_11__/* .isProcessAlive */ .jW)(pid);
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
    }
    catch {
        return (0,_signal_js__WEBPACK_IMPORTED_MODULE_13__/* .isThere */ .$)(pid);
    }
}


/***/ }),

/***/ 96490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ renderCleanedEnvironments),
/* harmony export */   Qp: () => (/* binding */ renderRepair),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);




const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
function renderFindings(name, { findings, isSound, claim, part }) {
    const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(what).length));
    const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceOf */ .$N)(finding), MAX_TEXT)}`);
    if (claim !== undefined)
        lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(claim, MAX_TEXT)}`);
    const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
    const issues = [
        ...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('wrong'), 'fact')} wrong`]),
        ...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('unproved'), 'fact')} without evidence`]),
    ].join(', ');
    const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
    const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(part === undefined ? name : `${name}, ${part}`);
    const verdict = isSound
        ? `${shown}: sound`
        : `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
    return `${[...lines, '', verdict].join('\n')}\n`;
}
function renderCleanedEnvironments(bytes) {
    return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__/* .renderByteSize */ .S)(bytes)})\n`;
}
function renderRepair(repaired, shorten) {
    const { isChanged, rebuilt, closed, problems } = repaired;
    const lines = isChanged || problems.length > 0 ? [] : ['nothing to repair'];
    for (const [name, file] of Object.entries({
        ledger: repaired,
        intents: repaired.intents,
        guidance: repaired.guidance,
        decisions: repaired.decisions,
    })) {
        if (file.archived === undefined)
            continue;
        lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
        for (const { line, why } of file.dropped)
            lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_TEXT)}`);
    }
    if (rebuilt.length > 0)
        lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
    if (closed.length > 0)
        lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
    for (const lock of repaired.locks)
        lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(lock, MAX_TEXT));
    for (const problem of problems)
        lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(problem, MAX_TEXT)}`);
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 88898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ findCarryOver),
/* harmony export */   mw: () => (/* binding */ carryOverZ),
/* harmony export */   ul: () => (/* binding */ ARMS)
/* harmony export */ });
const ARMS = ['candidate', 'incumbent'];
const LIMIT = 2.6;
const MIN_PAIRS = 5;
const FEW_PAIRS = 2;
const CALM = 1;
function findCarryOver(pairs) {
    const { z, least } = carryOverZ(pairs);
    if (least >= MIN_PAIRS)
        return Math.abs(z) > LIMIT;
    return least >= FEW_PAIRS && Math.abs(z) <= CALM ? false : undefined;
}
function carryOverZ(pairs) {
    const same = [];
    const changed = [];
    for (const [index, { difference, first }] of pairs.entries()) {
        const before = pairs[index - 1]?.first;
        if (before === undefined || first === undefined)
            continue;
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
const ROUNDING = 1e-9;
function discoveriesOf(logs, rate) {
    const sorted = logs.toSorted((one, other) => other - one);
    let limit = Number.POSITIVE_INFINITY;
    for (const [index, log] of sorted.entries()) {
        if (log >= Math.log(logs.length / (rate * (index + 1))) - ROUNDING)
            limit = log;
    }
    return new Set(logs.flatMap((log, index) => (log >= limit ? [index] : [])));
}
function certifiedChanges(accepted, fdr) {
    const certified = discoveriesOf(accepted.map(({ log_e: logE }) => logE), fdr);
    return accepted.filter((_, index) => certified.has(index)).map(({ tree }) => tree);
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


const PER_MEDIAN = 1.4826;
const LEAST_SCALE = 1e-9;
function successiveSteps(values) {
    return values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
}
function robustScale(steps, before) {
    const centre = before.length > 0 ? (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w9)(before) : 0;
    const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
    if (pool.length === 0)
        return LEAST_SCALE;
    const robust = PER_MEDIAN * (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w9)(pool);
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
function averagesOfTwo(differences) {
    const averages = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
    return averages.sort((one, other) => one - other);
}
function signedRankInterval(differences, level) {
    const rank = signedRankDistribution(differences.length).filter((chance) => chance <= level / 2).length;
    if (rank === 0)
        return { lower: null, upper: null };
    const averages = averagesOfTwo(differences);
    return { lower: averages[rank - 1] ?? null, upper: averages[averages.length - rank] ?? null };
}
function signedRankEstimate(differences) {
    return (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w9)(averagesOfTwo(differences));
}


/***/ }),

/***/ 58541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkChain)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

function checkChain(file, parsed) {
    if (parsed.kind === 'corrupt') {
        return [{ kind: 'wrong', what: file, where: { file, line: parsed.line }, detail: `it ${parsed.why}` }];
    }
    const { records, unchained, tornBytes } = parsed;
    const linked = records.length - unchained;
    const findings = [];
    if (unchained > 0) {
        const detail = `the first ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(unchained, 'record')} were written by a tool without a chain: they could have been edited`;
        findings.push({ kind: 'unchecked', what: file, detail });
    }
    if (linked > 0 || unchained === 0) {
        const torn = `; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tornBytes, 'byte')} of a last line were never finished, the next run cuts them`;
        const detail = `the chain of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(linked, 'record')} is unbroken${tornBytes === 0 ? '' : torn}`;
        findings.push({ kind: 'ok', what: file, detail });
    }
    return findings;
}


/***/ })

};


export const id = 3878;
export const ids = [3878];
export const modules = {

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

/***/ 53899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReportStep: () => (/* binding */ runReportStep)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/comparison-markdown.js
var comparison_markdown = __webpack_require__(9018);
// EXTERNAL MODULE: ./build/report/gate-markdown.js
var gate_markdown = __webpack_require__(95436);
// EXTERNAL MODULE: ./build/report/gate-view.js
var gate_view = __webpack_require__(29656);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/workflow-commands.js
var workflow_commands = __webpack_require__(13141);
// EXTERNAL MODULE: ./build/github/api.js + 1 modules
var github_api = __webpack_require__(83800);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/base/json-scan.js
var json_scan = __webpack_require__(56492);
// EXTERNAL MODULE: ./build/base/json-text.js
var json_text = __webpack_require__(44074);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
;// CONCATENATED MODULE: ./build/kernel/zip-entry.js
/**
 * One file out of a zip archive that nobody vouches for.
 * Invariant: nothing is written, no more than a bound is ever inflated, and whatever is wrong with the archive is a
 * reason, not an exception. Names are compared, never used as paths.
 */



const MAX_ENTRIES = 1000;
/** Reads a file by its name, up to a number of bytes. */
async function readZipEntry(zip, { name, maxBytes }) {
    let archive;
    try {
        // Names stay bytes: one that would be refused as a path is only another name here.
        archive = await (0,yauzl/* fromBufferPromise */.SY)(zip, { lazyEntries: true, decodeStrings: false });
    }
    catch (error) {
        return { kind: 'refused', why: `not a zip archive (${messageOf(error)})` };
    }
    if (archive.entryCount > MAX_ENTRIES)
        return { kind: 'refused', why: `more than ${MAX_ENTRIES} files` };
    try {
        for await (const entry of archive.eachEntry()) {
            if (entry.fileNameRaw.toString() !== name)
                continue;
            // An entry that inflates to another size than it states fails, so this bounds the work.
            if (entry.uncompressedSize > maxBytes)
                return { kind: 'too large' };
            const bytes = await (0,consumers_.buffer)(await archive.openReadStreamPromise(entry));
            if ((0,external_node_zlib_.crc32)(bytes) === entry.crc32)
                return { kind: 'found', bytes };
            return { kind: 'refused', why: 'its bytes are not those of its checksum' };
        }
        return { kind: 'absent' };
    }
    catch (error) {
        return { kind: 'refused', why: messageOf(error) };
    }
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/github/foreign-report.js
/**
 * The report that a job without permissions left, as data of a stranger.
 * Invariant: what is read of it is bounded before it is read: the bytes of the download, of the archive and of the text,
 * the files of the archive, the depth of the text. Whatever is wrong with it is a reason, not an exception.
 */





const MIB = 1024 * 1024;
const MAX_ZIP_BYTES = 4 * MIB;
const MAX_REPORT_BYTES = 2 * MIB;
// A report itself needs some ten; the rest is for what it copies of a candidate file.
const MAX_REPORT_DEPTH = 100;
// What each mode names its report.
const NAMES = { gate: 'latest.json', comparison: 'report.json' };
/** Downloads the report of an artifact: at most 4 MiB packed and 2 MiB unpacked, or why there is none. */
async function readForeignReport(api, { id, bytes, kind }) {
    const tooLarge = { kind: 'refused', why: `it has more than ${MAX_ZIP_BYTES / MIB} MiB` };
    if (bytes > MAX_ZIP_BYTES)
        return tooLarge;
    const { owner, repo, ask } = api;
    const got = await ask(async (octokit) => {
        const request = { signal: AbortSignal.timeout(github_api.DOWNLOAD_LIMIT_MS), parseSuccessResponseBody: false };
        const place = { owner, repo, artifact_id: id, archive_format: 'zip' };
        const { data } = (await octokit.rest.actions.downloadArtifact({ ...place, request }));
        return data instanceof ReadableStream ? readBounded(data, MAX_ZIP_BYTES) : undefined;
    }, { isRepeatable: true });
    if (got.kind === 'refused')
        return { kind: 'refused', why: `it cannot be downloaded (${got.why})` };
    return got.value === undefined ? tooLarge : decodeForeignReport(got.value, kind);
}
/** All of a stream; undefined, and the stream cancelled, as soon as it has more bytes. */
async function readBounded(stream, maxBytes) {
    const blocks = [];
    let length = 0;
    // Leaving the loop cancels the stream.
    for await (const block of stream) {
        length += block.length;
        if (length > maxBytes)
            return undefined;
        blocks.push(block);
    }
    return Buffer.concat(blocks);
}
/** The report in an archive that nobody vouches for, or why there is none. */
async function decodeForeignReport(zip, kind) {
    if (kind !== undefined)
        return decodeNamed(zip, kind);
    const gate = await decodeNamed(zip, 'gate');
    // An archive without one may hold the other.
    const isAbsent = gate.kind === 'refused' && gate.why === absent('gate');
    return isAbsent ? decodeNamed(zip, 'comparison') : gate;
}
const absent = (kind) => `it holds no ${NAMES[kind]}`;
async function decodeNamed(zip, kind) {
    const name = NAMES[kind];
    const refuse = (why) => ({ kind: 'refused', why });
    const entry = await readZipEntry(zip, { name, maxBytes: MAX_REPORT_BYTES });
    if (entry.kind === 'absent')
        return refuse(absent(kind));
    if (entry.kind === 'too large')
        return refuse(`${name} has more than ${MAX_REPORT_BYTES / MIB} MiB`);
    if (entry.kind === 'refused')
        return refuse(`${name}: ${(0,base_text/* printable */.g$)(entry.why, 200)}`);
    const scan = (0,json_scan/* scanStructure */.xq)(entry.bytes);
    if (scan.maxDepth > MAX_REPORT_DEPTH)
        return refuse(`${name} nests deeper than ${MAX_REPORT_DEPTH}`);
    const decoded = (0,json_text/* decodeJson */.x)(entry.bytes, scan);
    if ('issues' in decoded) {
        const [issue] = decoded.issues;
        const place = issue === undefined ? '' : ` (line ${issue.line}, column ${issue.column})`;
        return refuse(`${name} is no JSON${place}`);
    }
    try {
        const parsed = await parseReport(kind, decoded.value);
        return 'report' in parsed ? parsed : refuse(`${name} is no report (${(0,base_text/* printable */.g$)(parsed.path, 200)})`);
    }
    catch (error) {
        // The schema's own list of issues has a limit, and ends with this beyond it.
        if (!(error instanceof RangeError))
            throw error;
        return refuse(`${name} is no report (wrong in too many places)`);
    }
}
/** Schemas are loaded when a report is read. */
async function parseReport(kind, value) {
    if (kind === 'gate') {
        const { gateReportSchema } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(0), __webpack_require__.e(8380), __webpack_require__.e(8134)]).then(__webpack_require__.bind(__webpack_require__, 4425));
        const parsed = gateReportSchema.safeParse(value);
        return parsed.success ? { kind, report: parsed.data } : pathOf(parsed.error);
    }
    const { comparisonReportSchema } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(0), __webpack_require__.e(4722)]).then(__webpack_require__.bind(__webpack_require__, 94722));
    const parsed = comparisonReportSchema.safeParse(value);
    return parsed.success ? { kind, report: parsed.data } : pathOf(parsed.error);
}
function pathOf({ issues }) {
    return { path: issues[0]?.path.map(String).join('.') ?? '' };
}

// EXTERNAL MODULE: ./build/github/job-summary.js
var job_summary = __webpack_require__(40092);
// EXTERNAL MODULE: ./build/github/notes.js
var github_notes = __webpack_require__(37491);
// EXTERNAL MODULE: ./build/github/sticky-comment.js
var sticky_comment = __webpack_require__(23503);
;// CONCATENATED MODULE: ./build/github/report-step.js
/**
 * Mode `report`, for `workflow_run`: posts what a job without permissions found, as a comment on its pull request.
 * Invariant: the artifact is the word of whoever wrote the pull request. Its size, form and every text in it are held to
 * bounds; the pull request and the run's real conclusion come from the event and the API; no check run is made of it,
 * since a green check would lend it a weight that it does not have.
 */













// A comment has room for this many tables.
const MAX_REPORTS = 10;
const MAX_COMMENT_BYTES = 60_000;
/** Runs the mode; it never fails the gate, and says what it could not do. */
async function runReportStep({ problems, publishing }, host) {
    const context = (0,github_event/* readContext */.y)(host.env);
    const { finished } = context;
    const all = [...problems];
    if (finished === undefined) {
        const remedy = 'Use it in a workflow that is "on: workflow_run"; see .github/workflows/report.yml.';
        all.push({ found: `mode "report" on the event "${context.event}"`, expected: 'workflow_run', remedy });
    }
    if (all.length > 0 || finished === undefined)
        throw new errors/* UsageError */.eb(all);
    const notes = new github_notes/* Notes */.u();
    const api = await (0,github_api.openApi)(publishing.token, context);
    if (api === undefined)
        notes.add('nothing can be posted: there is no github-token');
    else
        await post({ api, finished, wanted: publishing.artifactName, notes, writesSummary: publishing.writesSummary });
    for (const note of notes.all)
        (0,github_notes/* print */.y)(`note: ${note}`);
    return 0;
}
async function post(posting) {
    const { finished, notes } = posting;
    const pulls = await findPulls(posting);
    if (pulls.length === 0)
        return;
    if (pulls.length > 1) {
        const named = pulls.map((each) => `#${each}`).join(', ');
        const why = `${named} have the same head, and nothing says which one the run was of`;
        notes.add(`${why}; nothing is posted`);
        await withdraw(posting, pulls, why);
        return;
    }
    const { reports, refusals } = await readReports(posting);
    for (const why of refusals)
        process.stdout.write(`${(0,workflow_commands/* renderWarning */.f)('Report', `refused: ${why}`)}\n`);
    if (reports.length + refusals.length === 0) {
        notes.add('the run left no report that can be read');
        await withdraw(posting, pulls, `the run ended as "${finished.conclusion}" and left no report that can be read`);
        return;
    }
    const share = Math.floor(MAX_COMMENT_BYTES / (reports.length + 1));
    const body = reports.map((foreign) => renderForeign(foreign, { maxBytes: share, finished }));
    // An earlier comment must not stand for what this run found.
    if (refusals.length > 0)
        body.unshift(renderRefusals(refusals));
    await publish(posting, { pulls, body: body.join('\n---\n\n'), mayCreate: true });
}
/** An earlier comment must not stand for a run that left no verdict: one that is there says so, and none is made. */
async function withdraw(posting, pulls, why) {
    const { headSha } = posting.finished;
    const body = `### ⚠️ No verdict for ${(0,markdown/* escapeMarkdown */.F)(headSha)}\n\n${(0,markdown/* escapeMarkdown */.F)(why)}.\n`;
    await publish(posting, { pulls, body, mayCreate: false });
}
async function publish({ api, finished, notes, writesSummary }, published) {
    const { pulls, body, mayCreate } = published;
    const marker = (0,sticky_comment/* markerOf */.w)(`report of ${finished.workflow}`);
    for (const pull of pulls) {
        const posted = await (0,sticky_comment/* postComment */.G)(api, { pull, marker, body, commit: finished.headSha, mayCreate });
        if (posted.kind === 'refused')
            notes.add(`no comment (${(0,github_api.withRemedy)(posted, 'it needs "pull-requests: write"')})`);
        else if (posted.value !== 'none')
            (0,github_notes/* print */.y)(`comment on #${pull} ${posted.value}`);
    }
    if (writesSummary)
        await (0,job_summary/* writeSummary */.S)({ body, end: '', rest: 'the artifact holds the rest' }, notes);
}
function renderForeign(foreign, { maxBytes, finished }) {
    if (foreign.kind === 'gate') {
        const isPassed = (0,gate_view/* outcomeOf */.sG)(foreign.report) === 'passed';
        return (0,gate_markdown/* renderGateMarkdown */.N)(foreign.report, { maxBytes, banners: banners(isPassed, finished) });
    }
    const { report } = foreign;
    // By `fail-on` and `inconclusive` a run may fail with these answers, and pass with any.
    const isFailed = ['worse', 'undecided'].includes(report.answer) && finished.conclusion === 'failure';
    return (0,comparison_markdown/* renderComparisonMarkdown */.h)(report, { maxBytes, banners: banners(!isFailed, finished) });
}
function renderRefusals(refusals) {
    const items = refusals.map((why) => `- ${(0,markdown/* escapeMarkdown */.F)(why)}`);
    return ['### ⚠️ Report refused', '', ...items, ''].join('\n');
}
function banners(isPassed, { conclusion }) {
    const reported = 'As the job of this pull request reported it; the pull request could have changed that job.';
    if (isPassed === (conclusion === 'success'))
        return [reported];
    return [reported, `The run itself ended as "${conclusion}", which does not agree with this report.`];
}
/**
 * The open pull requests whose head the run was of, by the API: one head can be proposed for many branches. Where the event
 * names some of them, those; it names none of a fork.
 */
async function findPulls({ api, finished, notes }) {
    const { headRepository, headBranch, headSha, event, pulls: named } = finished;
    if (!event.startsWith('pull_request')) {
        notes.add(`the run was of "${event}", not of a pull request`);
        return [];
    }
    // A branch and a commit alone are not whose they are: anybody can push the commit of another under the same name.
    if (headRepository === undefined) {
        notes.add('the repository of the run is missing; nothing is posted');
        return [];
    }
    const { owner, repo, ask } = api;
    const head = `${headRepository.split('/')[0]}:${headBranch}`;
    const found = await ask((octokit) => octokit.rest.pulls.list({ owner, repo, head, state: 'open', per_page: 100 }), {
        isRepeatable: true,
    });
    if (found.kind === 'refused') {
        notes.add(`the pull request was not found (${found.why})`);
        return [];
    }
    const open = found.value.data
        .filter(({ head: { sha, ref, repo: its } }) => sha === headSha && ref === headBranch && its?.full_name.toLowerCase() === headRepository.toLowerCase())
        .map(({ number }) => number);
    if (open.length === 0)
        notes.add('no open pull request has this head any more; nothing is posted');
    const reported = open.filter((number) => named.includes(number));
    return reported.length > 0 ? reported : open;
}
async function readReports({ api, finished, wanted, notes }) {
    const { owner, repo, ask } = api;
    const reports = [];
    const refusals = [];
    const listed = await ask((octokit) => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: finished.id, per_page: 100 }), { isRepeatable: true });
    if (listed.kind === 'refused') {
        notes.add(`the artifacts of the run cannot be listed (${(0,github_api.withRemedy)(listed, 'it needs "actions: read"')})`);
        return { reports, refusals };
    }
    const isOurs = (name) => wanted === undefined
        ? /^autorize-(candidates|fixtures|compare)-/.test(name) && !name.endsWith('.html')
        : name === wanted;
    const ours = listed.value.data.artifacts.filter(({ name, expired }) => isOurs(name) && !expired);
    if (ours.length > MAX_REPORTS)
        notes.add(`${(0,base_text/* plural */.LS)(ours.length - MAX_REPORTS, 'report')} more left out`);
    for (const { id, name, size_in_bytes: bytes } of ours.slice(0, MAX_REPORTS)) {
        const read = await readForeignReport(api, { id, bytes, kind: kindOf(name) });
        if (read.kind !== 'refused')
            reports.push(read);
        else
            refusals.push(`artifact ${id} is left out: ${read.why}`);
    }
    return { reports, refusals };
}
/** What an artifact with a name of ours holds; undefined for a name that a workflow chose. */
function kindOf(name) {
    if (name.startsWith('autorize-compare-'))
        return 'comparison';
    return /^autorize-(candidates|fixtures)-/.test(name) ? 'gate' : undefined;
}


/***/ }),

/***/ 95436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderGateMarkdown)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _gate_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29656);
/* harmony import */ var _line_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33523);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);




const HEADS = {
    passed: '✅ Candidate gate passed',
    failed: '❌ Candidate gate failed',
    inconclusive: '➖ Candidate gate inconclusive',
};
/** The report as GitHub-flavoured markdown: verdict first, then a row a scenario, reasons, warnings, the command. */
function renderGateMarkdown(report, options = {}) {
    const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
    const rows = (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRows */ .kO)(report);
    const head = [
        `### ${HEADS[(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .sG)(report)]}: ${(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .renderVerdict */ .gM)(report)}`,
        '',
        ...banners.flatMap((banner) => [`> **${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(banner)}**`, '']),
        `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(report.candidates_count, 'candidate')} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(report.candidates_file)} against ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(report.suite_path)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(report.suite_version)}), ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(report.replays_requested, 'replay')}.`,
        '',
    ];
    const tail = [...renderAgain(report), '', ...footer.flatMap((line) => [line, ''])];
    const budget = new _line_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .LineBudget */ .k(maxBytes - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeOfLines */ .K)(head) - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeOfLines */ .K)(tail));
    // Reasons are longer than rows: the table is whole before the first of them.
    const table = renderTable(rows, (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .showsG */ .EQ)(report), budget);
    const reasons = rows.flatMap(({ scenario, reasons: each }) => each.length === 0
        ? []
        : [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(scenario)}**\n\n${each.map((reason) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(reason)}`).join('\n')}\n`]);
    const warnings = report.warnings.map(({ message }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(message)}`);
    return [
        ...head,
        ...table,
        '',
        ...section('#### What fails', budget.take(reasons, 'scenario')),
        ...section('#### Warnings', [...budget.take(warnings, 'warning'), ...(warnings.length === 0 ? [] : [''])]),
        ...tail,
    ].join('\n');
}
// Of a command that names more, a reader has no use, and a comment no room.
const MAX_NAMED_SCENARIOS = 50;
function renderAgain(report) {
    const { ids, mode } = report.reproducibility_contract.manifest.scenario_selection;
    if (mode === 'scenario' && ids.length > MAX_NAMED_SCENARIOS)
        return [`The command for the same verdict names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(ids.length, 'scenario')}; the report lists them.`];
    return ['The same verdict on your machine:', '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)((0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCommand */ .CB)(report), 'sh')];
}
function section(title, lines) {
    return lines.length === 0 ? [] : [title, '', ...lines];
}
function renderTable(rows, withG, budget) {
    const titles = ['', 'Scenario', 'Best candidate', 'Overall', 'A', 'T', 'M', 'S'];
    titles.push(...(withG ? ['G'] : []), 'Volatility', 'Margin', 'Why');
    const lines = rows.map((row) => {
        const { overall, A, T, M, S, G } = row.scores;
        const scores = [overall, A, T, M, S, ...(withG ? [G] : [])];
        const verdict = row.verdict === 'pass' ? '✅' : '❌';
        const texts = [row.scenario, row.best, ...scores, row.volatility, row.margin, row.because].map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F);
        return `| ${[verdict, ...texts].join(' | ')} |`;
    });
    return [`| ${titles.join(' | ')} |`, `|${titles.map(() => '---').join('|')}|`, ...budget.take(lines, 'scenario')];
}


/***/ }),

/***/ 29656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ renderCommand),
/* harmony export */   EQ: () => (/* binding */ showsG),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   kO: () => (/* binding */ buildRows),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _gate_select_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63852);
/* harmony import */ var _gate_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44328);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59010);




const NONE = '–';
// One output can fail in thousands of places; a person reads the first few.
const MAX_REASONS = 20;
const NO_SCORES = { A: NONE, T: NONE, M: NONE, S: NONE, G: NONE, overall: NONE };
function buildRows(report) {
    return Object.values(report.results).map((result) => ({
        verdict: result.pass ? 'pass' : 'FAIL',
        scenario: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)([result.scenario.id, result.scenario.name ?? ''].join(' ').trim(), 60),
        best: result.best === null ? NONE : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(result.best.id, 60),
        scores: renderScores(result),
        margin: renderMargin(result),
        volatility: result.replays_ran > 1 ? digits(result.volatility) : NONE,
        reasons: renderReasons(result),
        because: renderBecause(result),
    }));
}
/**
 * `inconclusive`: the suite fails, and for nothing but that the choice depends on the order of the candidates
 * (`max_volatility`). Every best candidate passes.
 */
function outcomeOf({ suite_pass: isPassing, results }) {
    if (isPassing)
        return 'passed';
    const failures = Object.values(results).flatMap((result) => result.failures);
    const isVolatile = failures.length > 0 && failures.every(({ code }) => code === 'max_volatility');
    return isVolatile ? 'inconclusive' : 'failed';
}
/** True when G takes part in the overall score and so deserves a column. */
function showsG(report) {
    return Object.values(report.results).some(({ best }) => best?.signals.retrieval_gate.enabled);
}
/** `5 of 5 scenarios passed`. */
function renderVerdict(report) {
    const results = Object.values(report.results);
    const passing = results.filter(({ pass }) => pass).length;
    return `${passing} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(results.length, 'scenario')} passed`;
}
/** The command that gives the same report again, seed included. */
function renderCommand(report, program) {
    const { inputs, scenario_selection: selection, runner } = report.reproducibility_contract.manifest;
    const parts = [...(program ?? programOf(runner)), '--mode', report.run_mode];
    if (report.run_mode === 'candidates')
        parts.push(...flag('candidates', report.candidates_file));
    if (!isDefault(report.suite_path, 'ci-gate.json'))
        parts.push(...flag('suite', report.suite_path));
    if (!isDefault(inputs.config.path, 'evaluator-config.json'))
        parts.push(...flag('config', inputs.config.path));
    if (inputs.schema !== undefined)
        parts.push(...flag('schema', inputs.schema.path));
    if (selection.mode === 'all')
        parts.push('--all');
    // Not spread: a stranger's report may name more of them than a call takes arguments.
    if (selection.mode === 'scenario')
        for (const id of selection.ids)
            parts.push(...flag('scenario', id));
    if (report.run_mode === 'candidates')
        parts.push('--replays', String(report.replays_requested), ...flag('seed', report.seed));
    if (report.max_volatility !== null)
        parts.push('--max-volatility', String(report.max_volatility));
    if (report.experimental !== undefined)
        parts.push(`--ablate=${Object.keys(report.experimental.ablations).join(',')}`);
    if (isFull(report))
        parts.push('--full');
    return parts.map(_shell_word_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r).join(' ');
}
/** What the gate was called by, in words of ours: a report may come from a stranger, and people copy the command. */
function programOf({ command: [, tool = '', subcommand], }) {
    if (subcommand !== 'gate' || !/(^|\/)(autorize|rcs)(\.mjs)?$/.test(tool))
        return ['node', 'tools/run-ci-gate.mjs'];
    return tool === 'tools/autorize.mjs' ? ['node', tool, 'gate'] : ['autorize', 'gate'];
}
/** A flag with its value as one word where the value would be taken for a flag itself. */
function flag(name, value) {
    return value.startsWith('-') && value !== '-' ? [`--${name}=${value}`] : [`--${name}`, value];
}
/** True when the report lists evaluations that it would have left out on its own. */
function isFull({ candidates_count: count, results }) {
    if (count <= _gate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .FULL_LIST_MAX_CANDIDATES */ .TA)
        return false;
    return Object.values(results).some(({ evaluated }) => evaluated.length > _gate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .BOUNDED_EVALUATIONS */ .Kh);
}
/** A file that is taken without being named: the checkout's own, or the one that comes with the package. */
function isDefault(path, name) {
    return path === `replay-suite/v0/${name}` || path === `autorize-action/replay-suite/v0/${name}`;
}
function digits(value) {
    return value.toFixed(2);
}
function renderScores({ best }) {
    if (best === null)
        return NO_SCORES;
    const { A, T, M, S, G, overall } = best.scores;
    return { A: digits(A), T: digits(T), M: digits(M), S: digits(S), G: digits(G), overall: overall.toFixed(3) };
}
function renderMargin({ best, evaluated }) {
    const [, runnerUp] = evaluated;
    if (best === null || runnerUp === undefined)
        return NONE;
    if (best.pass && !runnerUp.pass)
        return 'sole';
    return (best.scores.overall - runnerUp.scores.overall).toFixed(3);
}
function renderReasons({ failures, best }) {
    const own = failures.map(({ code, message }) => `${code}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(message, 400)}`);
    const all = best?.failures ?? [];
    const ofBest = all
        .slice(0, MAX_REASONS)
        .map(({ code, path, message }) => `${code} at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(path)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(message, 400)}`);
    const rest = all.length - ofBest.length;
    return [...own, ...ofBest, ...(rest === 0 ? [] : [`and ${rest} more in the report.`])];
}
function renderBecause(result) {
    const { best, evaluated, evaluated_count: count, evaluated_omitted: omitted, replays_ran: ran } = result;
    if (best === null)
        return 'no candidate was scored';
    if (count === 1)
        return 'the only candidate';
    // By id, not by identity: a report may come from a file.
    const others = evaluated.filter(({ id }) => id !== best.id);
    const ties = others.filter((each) => (0,_gate_select_js__WEBPACK_IMPORTED_MODULE_0__/* .compareMerit */ .rf)(each, best) === 0).length;
    if (ties > 0) {
        const how = ran > 1 ? `won ${winsOf(result, best.id)} of ${ran} replays` : 'first by id';
        const atLeast = omitted > 0 && ties === others.length ? 'at least ' : '';
        return `ties with ${atLeast}${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(ties, 'other')}; ${how}`;
    }
    const [runnerUp] = others;
    if (runnerUp === undefined)
        return 'the only candidate';
    if (best.pass && !runnerUp.pass)
        return `the only one of ${count} that passes`;
    return `ahead of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(runnerUp.id, 60)} by ${(best.scores.overall - runnerUp.scores.overall).toFixed(3)}`;
}
/** An id may be the name of a built-in property, such as "constructor". */
function winsOf({ winner_histogram: wins }, id) {
    return Object.hasOwn(wins, id) ? (wins[id] ?? 0) : 0;
}


/***/ })

};


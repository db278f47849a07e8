export const id = 8135;
export const ids = [8135];
export const modules = {

/***/ 59997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ claimWord),
/* harmony export */   f3: () => (/* binding */ claimOutcome),
/* harmony export */   it: () => (/* binding */ isConfirmed),
/* harmony export */   zu: () => (/* binding */ renderOutcome)
/* harmony export */ });
/** Whether a claim may be called confirmed: its interval excludes that nothing improved, and no order of runs made it. */
function isConfirmed({ interval: [low], carry_over }) {
    return low > 0 && carry_over !== true;
}
function claimOutcome(claim) {
    return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}
/** The word that stands before the sentence of a claim. */
function claimWord({ confirmed }) {
    return confirmed ? 'confirmed' : 'not confirmed';
}
/** The sentence of a claim where nothing before it says whether it is confirmed. */
function renderOutcome(outcome) {
    return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}


/***/ }),

/***/ 12032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sizeOfTree)
/* harmony export */ });
const MAX_LIST_BYTES = 256 << 20;
// Git knows it without having it.
const EMPTY_TREE = {
    sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};
/** All files by their bytes; or by their lines, where one that is binary still counts by its bytes. */
async function sizeOfTree(store, tree, unit) {
    const bytes = await bytesByPath(store, tree);
    if (unit === 'bytes')
        return sumOf(bytes.values());
    const empty = EMPTY_TREE[tree.length === EMPTY_TREE.sha256.length ? 'sha256' : 'sha1'];
    const { stdout } = await store.git([
        'diff-tree',
        '-r',
        '-z',
        '--numstat',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--end-of-options',
        empty,
        tree,
        '--',
    ], { maxBytes: MAX_LIST_BYTES });
    return sumOf(entriesOf(stdout).map((entry) => {
        const [, lines = '', path = ''] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return lines === '-' ? (bytes.get(path) ?? 0) : Number(lines);
    }));
}
async function bytesByPath({ git }, tree) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--end-of-options', tree], { maxBytes: MAX_LIST_BYTES });
    return new Map(entriesOf(stdout).map((entry) => {
        // Of a submodule there is no size.
        const [, size = '', path = ''] = /^\d+ \w+ \w+ +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return [path, size === '-' ? 0 : Number(size)];
    }));
}
/** One character a byte: a path need not be UTF-8. */
function entriesOf(stdout) {
    return stdout.toString('latin1').split('\0').filter(Boolean);
}
function sumOf(values) {
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum;
}


/***/ }),

/***/ 78579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isAtWork)
/* harmony export */ });
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

/** Whether a run of the experiment is at work on this machine. */
function isAtWork({ lock }) {
    return (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_0__/* .isHeldHere */ .oZ)(lock);
}


/***/ }),

/***/ 49780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findTakenOut),
/* harmony export */   q: () => (/* binding */ findUncertified)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93889);
/* harmony import */ var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26970);



/** What was kept, and taken out again, oldest first. */
function findTakenOut(ledger) {
    const accepted = ledger.filter(({ outcome }) => outcome === 'merged');
    const iterOf = new Map(accepted.map(({ iter, decision }) => [decision?.test, iter]));
    return accepted.flatMap(({ iter, reverts, rejection }) => {
        if (!reverts)
            return [];
        // A rejected change may have been accepted by a test that is recorded no more.
        const taken = rejection ? [rejection.iter] : reverts.taken.flatMap((test) => iterOf.get(test) ?? []);
        return [{ iter, taken: taken.sort((one, other) => one - other) }];
    });
}
/**
 * The kept iterations on the branch that are not certified, oldest first; none where `certify` is off. What was kept on a working line
 * stands or falls with the promotion that it is a part of.
 */
function findUncertified(raw, ledger) {
    const runHeader = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionRecordSchema */ .vt, raw[0]);
    if (!runHeader.success || runHeader.data.kind !== 'genesis' || !runHeader.data.settings.certify.enabled)
        return [];
    const tested = readTested(raw);
    const concluded = new Set([...tested.map(({ tree }) => tree), ...promotedTrees(raw)]);
    const champions = new Set([runHeader.data.baseline_tree, runHeader.data.start_tree]);
    const certified = new Set((0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__/* .certifiedChanges */ .j)(tested, runHeader.data.settings.certify.fdr));
    const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [String(tree)] : [])));
    const gone = new Set(findTakenOut(ledger).flatMap(({ taken }) => taken));
    const uncertified = [];
    let batch = [];
    for (const { iter, outcome, tree, reverts } of ledger) {
        // What takes others out is not said to be better.
        if (reverts)
            continue;
        // What was kept before the record began again is not in it.
        if (outcome !== 'merged' || typeof tree !== 'string' || !decided.has(tree))
            continue;
        // A working line that is taken back to the champion leaves nothing of its batch.
        if (!champions.has(tree))
            batch.push(iter);
        else
            batch = [];
        if (!concluded.has(tree))
            continue;
        champions.add(tree);
        if (!certified.has(tree))
            uncertified.push(...batch);
        batch = [];
    }
    return [...uncertified, ...batch].filter((iter) => !gone.has(iter));
}
function promotedTrees(raw) {
    const tasks = new Set(raw.flatMap(({ kind, purpose, kept, task }) => kind === 'decision' && purpose === 'promotion' && kept === true ? [task] : []));
    return raw.flatMap(({ kind, arm, task, tree }) => kind === 'evaluation' && arm === 'candidate' && tasks.has(task) ? [String(tree)] : []);
}
/** What each second test ended with, in the order in which they were made. */
function readTested(raw) {
    const treeOf = new Map(raw.flatMap(({ kind, stage, arm, task, tree }) => kind === 'evaluation' && stage === 'certify' && arm === 'candidate' ? [[task, String(tree)]] : []));
    return raw.flatMap((record) => {
        if (record.kind !== 'decision' || record.purpose !== 'certify')
            return [];
        const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionRecordSchema */ .vt, record);
        const tree = treeOf.get(record.task);
        if (!read.success || read.data.kind !== 'decision' || tree === undefined)
            return [];
        const { evidence } = read.data;
        return evidence.kind === 'paired' ? [{ tree, log_e: evidence.log_e }] : [];
    });
}


/***/ }),

/***/ 761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ readableOf),
/* harmony export */   B5: () => (/* binding */ lastClaim),
/* harmony export */   ZR: () => (/* binding */ readChained),
/* harmony export */   uY: () => (/* binding */ readDecisions),
/* harmony export */   vi: () => (/* binding */ asClaim)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61739);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93889);
/** The decision log of an experiment as it lies on the disk. */



/** Parses a chained file; one that is not there is empty. */
function readChained(path) {
    return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : Buffer.alloc(0));
}
/** The records of a chained file, as far as they can be read. */
function readableOf(parsed) {
    return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
/** The raw records of decisions, as far as they can be read. */
function readDecisions({ decisions }) {
    return readableOf(readChained(decisions));
}
/** A record as a claim; undefined where it is none. */
function asClaim(record) {
    const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionRecordSchema */ .vt.safeParse(record);
    return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
/** The last claim among records. */
function lastClaim(records) {
    return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}


/***/ }),

/***/ 91421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ disclosedScore),
/* harmony export */   Ww: () => (/* binding */ disclosedScores),
/* harmony export */   YN: () => (/* binding */ noiseOf)
/* harmony export */ });
/* harmony import */ var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);

/** The noise of one score when a record was written; 0: scores compare exactly. */
function noiseOf({ decision }) {
    return typeof decision?.noise === 'number' ? decision.noise : 0;
}
/**
 * A score as finely as agents may know it; undefined: not at all. The messages of kept commits, which they find in the
 * history of their workspaces, hold no other. Source: decisions, "Integrity", rule 8.
 */
function disclosedScore(score, { noise, feedback }) {
    if (noise === 0 || feedback === 'full' || Math.abs(score) === Number.MAX_VALUE)
        return score;
    return feedback === 'sign' ? undefined : Number((0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(Math.round(score / noise) * noise));
}
const FEEDBACKS = ['full', 'rounded', 'sign'];
/** All that a commit may say of a score, whatever the feedback was. */
function disclosedScores(score, noise) {
    return FEEDBACKS.map((feedback) => disclosedScore(score, { noise, feedback }));
}


/***/ }),

/***/ 28803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readConfigForStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28810);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99915);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62414);
/**
 * The config as far as it can be read, for those who only look at what was recorded.
 * Invariant: nothing is run by a config that stands in for one that is wrong; what is wrong is reported with it.
 */





/** Reads the config; where it is wrong, gives one that says no more than the name and the direction. */
function readConfigForStatus(paths, { records, host }) {
    try {
        return { config: (0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z9)(paths, host, 'ignored').config, problems: [] };
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ContractError */ .Vl))
            throw error;
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(paths.config, 'utf8') : '';
        const written = /^\s*direction\s*=\s*["'](min|max)["']/m.exec(text)?.[1];
        const direction = written === 'min' || written === 'max' ? written : guessDirection(records);
        return { config: standIn(paths, { direction, host }), problems: error.problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .renderProblem */ .yM) };
    }
}
/** What was kept came later because it was better. */
function guessDirection(records) {
    const scores = records.flatMap(({ outcome, score }) => (outcome === 'merged' || outcome === 'baseline') && typeof score === 'number' ? [score] : []);
    const [first, last] = [scores[0], scores.at(-1)];
    return first !== undefined && last !== undefined && last > first ? 'max' : 'min';
}
function standIn({ name }, { direction, host }) {
    const text = [
        `experiment = { name = "${name}" }`,
        `objective = { command = "false", direction = "${direction}" }`,
        'iteration = { budget = "1m" }',
        'schedule = { total_budget = "1m" }',
        'agent = { command = "false {prompt_file}" }',
    ].join('\n');
    const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeToml */ .R)('config.toml', Buffer.from(text));
    if ('problems' in decoded)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ContractError */ .Vl(decoded.problems);
    const { now, utcOffset } = host;
    const parsed = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_3__/* .parseExperimentConfig */ .n)(decoded.document, { folder: name, now: now(), utcOffset, schedule: 'ignored' });
    if ('problems' in parsed)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ContractError */ .Vl(parsed.problems);
    return parsed.config;
}


/***/ }),

/***/ 26611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ checkEvidence),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   fi: () => (/* binding */ checkRecords),
/* harmony export */   kX: () => (/* binding */ isRebuilt),
/* harmony export */   yp: () => (/* binding */ differingMembers)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19533);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17785);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11369);
/* harmony import */ var _disclosed_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91421);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74773);
/* harmony import */ var _repairing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48065);








/** Checks the records against each other: numbers, and the best score at each of them. */
function checkRecords(records, direction) {
    const issues = [];
    const seen = new Set();
    const scores = new _best_so_far_js__WEBPACK_IMPORTED_MODULE_1__/* .BestSoFar */ .IM(records, direction);
    for (const { iter, best_so_far: reported } of records) {
        if (seen.has(iter))
            issues.push(`there are two records of iteration ${iter}`);
        seen.add(iter);
        const best = scores.next()?.score ?? null;
        if (reported !== undefined && reported !== best) {
            issues.push(`iteration ${iter} says that the best score is ${reported}; by the records it is ${best}`);
        }
    }
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingsOf */ .WX)('records', issues, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(records.length, 'record')}: numbers are unique, best scores follow`);
}
/** Whether a record was made by `repair` from git, so that it knows less than its commit's intent. */
function isRebuilt({ notes }) {
    return notes === _repairing_js__WEBPACK_IMPORTED_MODULE_4__/* .REBUILT_NOTES */ .oC;
}
// Members of `evidence.json`, by the record's member that each repeats.
const EVIDENCE = {
    outcome: 'outcome',
    score: 'score',
    tree: 'tree',
    best_so_far: 'best_so_far',
    notes: 'reason',
    decision: 'decision',
    protected_digest: 'protected_digest',
    durations: 'durations',
};
const KNOWN_TO_GIT = ['outcome', 'tree'];
const EVIDENCE_FILE = 'evidence.json';
/** Compares a record with the `evidence.json` of its iteration; undefined where they need not agree. */
function checkEvidence(record, text) {
    // What was in flight may have left the evidence of a decision that never came to be.
    if (record.outcome === 'killed' || record.notes === _repairing_js__WEBPACK_IMPORTED_MODULE_4__/* .LOST_NOTES */ .Tj)
        return undefined;
    const evidence = parseObject(text);
    if (evidence === undefined)
        return [{ where: { file: EVIDENCE_FILE }, detail: 'evidence.json is not a JSON object' }];
    const members = isRebuilt(record) ? KNOWN_TO_GIT : Object.keys(EVIDENCE);
    const score = isRebuilt(record) ? rebuiltScoreIssue(record, evidence) : [];
    return members
        .flatMap((member) => {
        const [reported, found] = [record[member], evidence[EVIDENCE[member] ?? '']];
        if (isSameJson(reported ?? null, found ?? null))
            return [];
        return [evidenceIssue(String(EVIDENCE[member]), found, reported)];
    })
        .concat(score);
}
function evidenceIssue(member, found, reported) {
    return {
        where: { file: EVIDENCE_FILE, path: `$.${member}` },
        detail: `evidence.json has the ${member} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(found)}, the record has ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(reported)}`,
    };
}
/** A commit discloses no more of a score than agents may know. */
function rebuiltScoreIssue({ score }, evidence) {
    const read = _record_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationRecordSchema */ .Is.safeParse({ ...evidence, iter: 0, started_at: '', ended_at: '' });
    const whole = read.success ? read.data.score : undefined;
    const reported = typeof whole === 'number' && read.success ? (0,_disclosed_score_js__WEBPACK_IMPORTED_MODULE_2__/* .disclosedScores */ .Ww)(whole, (0,_disclosed_score_js__WEBPACK_IMPORTED_MODULE_2__/* .noiseOf */ .YN)(read.data)) : [whole ?? undefined];
    if (reported.includes(score ?? undefined))
        return [];
    return [evidenceIssue('score', whole, score)];
}
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        // The caller says what is wrong with it.
        return undefined;
    }
}
/** Whether two JSON values are the same as a journal writes them, whatever the order of their members. */
function isSameJson(one, other) {
    try {
        return (0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)((0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(one)) === (0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)((0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(other));
    }
    catch {
        // What has no canonical JSON was never written by us.
        return false;
    }
}
/** The members in which two records differ. */
function differingMembers(one, other) {
    const members = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...members].filter((member) => !isSameJson(one[member] ?? null, other[member] ?? null));
}


/***/ }),

/***/ 75265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gp: () => (/* binding */ pendingAgain),
/* harmony export */   mc: () => (/* binding */ requireRejections),
/* harmony export */   uE: () => (/* binding */ readRejection),
/* harmony export */   xz: () => (/* binding */ describeRejection),
/* harmony export */   zV: () => (/* binding */ readRejections)
/* harmony export */ });
/* unused harmony export pendingEntries */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11042);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74773);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62414);







/** Reads `rejected.json`; every problem with its place in the file. */
function readRejection(paths) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readOwnFile */ .z)(paths.rejected);
    if (bytes === undefined)
        return { rejection: undefined, problems: [] };
    const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeDocument */ .w)((0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(paths, paths.rejected), bytes);
    const checked = 'problems' in decoded ? decoded : (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDocument */ .sw)(decoded.document, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .rejectionFileSchema */ .Hp);
    if ('value' in checked)
        return { rejection: checked.value, problems: [] };
    const remedy = `Restore the file as reject wrote it. To give up what it lists: remove it, then autorize run ${paths.name}`;
    return { rejection: undefined, problems: checked.problems.map((problem) => ({ ...problem, remedy })) };
}
/** The same for those who continue from it; throws ContractError where it cannot be read. */
function requireRejection(paths) {
    const { rejection, problems } = readRejection(paths);
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(problems);
    return rejection;
}
/** Every rejection that the present run knows of, oldest first: the one it began with, and those in its records. */
function requireRejections(paths, records) {
    return withRecorded(requireRejection(paths), records);
}
/** The same for those who only look: one that cannot be read is left out. */
function readRejections(paths, records) {
    return withRecorded(readRejection(paths).rejection, records);
}
function withRecorded(first, records) {
    const recorded = records.flatMap(({ rejection }) => (rejection ? [rejection] : []));
    return first === undefined ? recorded : [first, ...recorded];
}
// What was broken off says nothing of the change.
const UNJUDGED = ['aborted', 'killed', 'infra_error'];
/** The candidates of a rejection that are still to be judged again: no record after it names their commits. */
function pendingEntries(rejection, records) {
    const since = records.findIndex((record) => record.rejection === rejection) + 1;
    const evaluated = new Set(records
        .slice(since)
        .flatMap(({ proposed_commit: commit, outcome }) => (UNJUDGED.includes(outcome) ? [] : [commit])));
    return rejection.again.filter(({ commit }) => !evaluated.has(commit));
}
/** What is still to be judged again, each change once. */
function pendingAgain(rejections, records) {
    const pending = new Map();
    for (const rejection of rejections) {
        const { iter: rejected, by, reason } = rejection;
        const isOfRun = records.some((record) => record.rejection === rejection);
        for (const { iter, commit } of pendingEntries(rejection, records)) {
            const why = `judged again since ${by} rejected iteration ${rejected}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(reason, 200)}`;
            if (!pending.has(commit))
                pending.set(commit, { commit, iter, isOfRun, origin: `iteration ${iter}, ${why}` });
        }
    }
    return [...pending.values()];
}
/** What a rejection means for the run, in one sentence. */
function describeRejection(rejection, records) {
    const { iter, by, at, reason, again } = rejection;
    const left = pendingEntries(rejection, records).length;
    return `${by} rejected iteration ${iter} on ${at}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(reason, 200)}; ${left} of ${again.length} candidates are still to be judged again`;
}


/***/ }),

/***/ 48065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ chooseRecords),
/* harmony export */   Gm: () => (/* binding */ insertAcceptances),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Tj: () => (/* binding */ LOST_NOTES),
/* harmony export */   bB: () => (/* binding */ closeLost),
/* harmony export */   oC: () => (/* binding */ REBUILT_NOTES),
/* harmony export */   t7: () => (/* binding */ rebuildBaseline)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61319);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);



/** Chooses what of a ledger's lines is kept: each record that can be read, and the first of each number. */
function chooseRecords(lines) {
    const entries = [];
    const dropped = [];
    const taken = new Set();
    let base;
    for (const each of lines) {
        const found = typeLine(each, taken);
        if ('why' in found) {
            dropped.push({ line: each.line, why: found.why });
            continue;
        }
        const { iter, base_commit } = found.typed;
        if (dropped.length === 0)
            base ??= base_commit ?? undefined;
        taken.add(iter);
        entries.push(found);
    }
    return { entries, dropped, base };
}
function typeLine(each, taken) {
    if (each.kind === 'lost')
        return { why: each.why };
    const { record, text, isLinked } = each;
    const result = _record_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationRecordSchema */ .Is.safeParse(record);
    if (!result.success) {
        return { why: `is a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
    }
    if (taken.has(result.data.iter))
        return { why: `is a second record of iteration ${result.data.iter}` };
    return { record, typed: result.data, text: isLinked ? undefined : text };
}
/** An entry of a record that is made now. */
function entryOf(record) {
    return { record, typed: _record_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationRecordSchema */ .Is.parse(record) };
}
/**
 * Inserts the accepted changes that only git has, so that their records come in the order of the branch. `atEnd`: behind what is
 * recorded already, wherever that order allows it; else where their numbers belong.
 */
function insertAcceptances(entries, { keeps, atEnd }) {
    const isAccepted = (iter) => entries.some(({ typed }) => typed.iter === iter && typed.outcome === 'merged');
    const missing = new Set(keeps.map(({ typed }) => typed.iter).filter((iter) => !isAccepted(iter)));
    const isOverruled = ({ typed }) => missing.has(typed.iter);
    const merged = entries.filter((entry) => !isOverruled(entry));
    const overruled = entries.filter(isOverruled).map(({ typed }) => typed);
    const firstMissing = keeps.findIndex(({ typed }) => missing.has(typed.iter));
    const lastAccepted = keeps.findLastIndex(({ typed }) => isAccepted(typed.iter));
    const isAppended = atEnd && overruled.length === 0 && (missing.size === 0 || firstMissing > lastAccepted);
    let cursor = 0;
    for (const accept of keeps) {
        const { iter } = accept.typed;
        const at = merged.findIndex(({ typed }) => typed.iter === iter);
        if (at === -1) {
            cursor = isAppended ? merged.length : positionOfAccepted(merged, { from: cursor, iter });
            merged.splice(cursor, 0, accept);
            cursor += 1;
        }
        else
            cursor = at + 1;
    }
    return { entries: merged, rebuilt: [...missing], overruled, isAppended };
}
function positionOfAccepted(entries, { from, iter }) {
    const after = entries.slice(from).findIndex(({ typed }) => typed.outcome === 'merged' || typed.iter > iter);
    return after === -1 ? entries.length : from + after;
}
/** Of a record that is known from git alone. */
const REBUILT_NOTES = 'rebuilt from git by repair';
/** Of a record of which nothing is known any more. */
const LOST_NOTES = 'its record was lost; closed by repair';
/** Gives each iteration that has no record one that says so; a number that was used must not look as if it were open. */
function closeLost(entries, { iters, direction, now, atEnd }) {
    const recorded = new Set(entries.map(({ typed }) => typed.iter));
    const closed = [...new Set(iters)].filter((iter) => iter > 0 && !recorded.has(iter)).sort((a, b) => a - b);
    const all = [...entries];
    for (const iter of closed) {
        const later = atEnd ? -1 : all.findIndex(({ typed }) => typed.iter > iter);
        const at = later === -1 ? all.length : later;
        const { best_score } = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRecords */ .I)(all.slice(0, at).map(({ typed }) => typed), direction);
        all.splice(at, 0, entryOf((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .killedRecord */ .bT)({ iter, now, best: best_score, notes: LOST_NOTES })));
    }
    return { entries: all, closed };
}
/**
 * The record of a baseline that was lost, where the others show its score: before anything was kept, the best score was
 * the baseline's.
 */
function rebuildBaseline(entries, base) {
    if (entries.some(({ typed }) => typed.iter === 0))
        return entries;
    const firstAccepted = entries.findIndex(({ typed }) => typed.outcome === 'merged');
    const before = firstAccepted === -1 ? entries : entries.slice(0, firstAccepted);
    const witness = before.find(({ typed }) => typeof typed.best_so_far === 'number');
    if (witness === undefined)
        return entries;
    const { started_at, best_so_far, protected_digest } = witness.typed;
    const record = {
        ...(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .killedRecord */ .bT)({ iter: 0, now: started_at, best: best_so_far ?? null, notes: LOST_NOTES }),
        outcome: 'baseline',
        score: best_so_far,
        notes: `its record was lost; repair took the score from the record of iteration ${witness.typed.iter}`,
        ...(base === undefined ? {} : { base_commit: base, commit: base }),
        ...(protected_digest == null ? {} : { protected_digest }),
    };
    return [entryOf(record), ...entries];
}


/***/ }),

/***/ 48283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ findEndedRun),
/* harmony export */   T0: () => (/* binding */ listArchived),
/* harmony export */   Zs: () => (/* binding */ stampOf),
/* harmony export */   qR: () => (/* binding */ auditArchived),
/* harmony export */   yY: () => (/* binding */ readEndedRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93889);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
/* harmony import */ var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49780);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(761);
/* harmony import */ var _ledger_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62414);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84599);
/** The records of decisions that were archived, for those who look at them: nothing is written, no lock is taken. */









/** What was archived with a record of decisions, oldest first. */
function listArchived({ name, repository, folder }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archive');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        return [];
    const places = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)
        .sort()
        .map((stamp) => ({ name, repository, ...(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__/* .filesIn */ .nG)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stamp)) }));
    return places.filter(({ decisions }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions));
}
/** Audits each of them. */
function auditArchived(paths) {
    return listArchived(paths).map((each) => ({ archived: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each.folder), ...(0,_audit_js__WEBPACK_IMPORTED_MODULE_8__/* .auditPaths */ .kB)(each) }));
}
/** The run before the one of these records, where a change of its rules ended it. */
function findEndedRun(paths, records) {
    const last = listArchived(paths).at(-1);
    if (last === undefined)
        return undefined;
    const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(last.folder);
    const [first] = records;
    // What was put back is older than what was archived for it.
    if (first === undefined ? !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.decisions) : stampOf(first.started_at) < stamp)
        return undefined;
    return readEndedRun(last);
}
/** What a folder of the archive holds, where a change of the rules ended it. */
function readEndedRun(archived) {
    const end = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_5__/* .readDecisions */ .uY)(archived).findLast(({ kind }) => kind !== 'seed-reveal');
    const change = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionRecordSchema */ .vt.safeParse(end).data;
    if (change?.kind !== 'config-change')
        return undefined;
    const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__/* .readLedger */ .SC)(archived);
    const merged = records.filter(({ outcome }) => outcome === 'merged');
    const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_4__/* .findTakenOut */ .P)(records).flatMap(({ iter, taken }) => [iter, ...taken]));
    return {
        folder: archived.folder,
        branch: (0,_ledger_state_js__WEBPACK_IMPORTED_MODULE_6__/* .archivedBranch */ .fk)(archived.name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(archived.folder)),
        changes: change.changes,
        what: (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__/* .describeChanges */ .DT)(change.changes, 'objective.').join(', '),
        kept: merged.filter(({ iter }) => !gone.has(iter)).length,
        branchHead: merged.at(-1)?.commit ?? undefined,
    };
}
/** A time as a folder of the archive is called. */
function stampOf(time) {
    return time.replaceAll(/[:.]/g, '-');
}


/***/ }),

/***/ 84599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NZ: () => (/* binding */ auditExperiment),
  pr: () => (/* binding */ auditFiles),
  kB: () => (/* binding */ auditPaths)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/claim-outcome.js
var claim_outcome = __webpack_require__(59997);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/verification/decision-log.js + 3 modules
var decision_log = __webpack_require__(92513);
// EXTERNAL MODULE: ./build/verification/journal.js
var journal = __webpack_require__(58541);
// EXTERNAL MODULE: ./build/verification/report-pages.js + 1 modules
var report_pages = __webpack_require__(91655);
// EXTERNAL MODULE: ./build/experiment/ledger/decisions.js
var ledger_decisions = __webpack_require__(761);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(62414);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/base/diff-lines.js
var base_diff_lines = __webpack_require__(45379);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/normal-diff.js
var normal_diff = __webpack_require__(74405);
// EXTERNAL MODULE: ./build/base/recorded-paths.js
var recorded_paths = __webpack_require__(16483);
// EXTERNAL MODULE: ./build/decision/records.js
var decision_records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/experiment/ledger/record-checks.js
var record_checks = __webpack_require__(26611);
;// CONCATENATED MODULE: ./build/experiment/verification/candidate-checks.js







/** What the records of candidates say of their changes that the records and files of their iterations do not. */
function candidateIssues({ decisions, ledger, fileOf }) {
    const records = new Map(ledger.map((record) => [record.iter, record]));
    const candidates = decisions.flatMap((raw, index) => {
        const read = parse/* safeParse */.xL(decision_records/* decisionRecordSchema */.vt, raw);
        if (!read.success || read.data.kind !== 'candidate')
            return [];
        const iter = /^iteration (\d+)(?:, |$)/.exec(read.data.id)?.[1];
        return iter === undefined ? [] : [{ place: index + 1, iter: Number(iter), candidate: read.data }];
    });
    return candidates.flatMap(({ place, iter, candidate }) => {
        const record = records.get(iter);
        // Of one that is in flight, or was, nothing else is known.
        if (record === undefined || record.outcome === 'killed')
            return [];
        const isAlone = candidates.filter((each) => each.iter === iter).length === 1;
        const isMeant = candidate.tree === (record.tree ?? '') || (isAlone && candidate.id === `iteration ${iter}`);
        // Git records what a change is, but not who proposed it at what cost.
        const facts = (0,record_checks/* isRebuilt */.kX)(record) ? [] : factIssues(candidate, record, fileOf);
        const issues = [...facts, ...(isMeant ? changeIssues(candidate, record, fileOf) : [])];
        return issues.map((message) => ({ record: place, message: `${candidate.id} ${message}` }));
    });
}
function factIssues({ usd, released, reverts, proposer }, record, fileOf) {
    const issues = [];
    const cost = record.usage?.usd ?? null;
    if (usd !== cost)
        issues.push(`cost ${usd} dollars; its iteration says ${cost}`);
    const { model } = record.usage ?? {};
    if (model && proposer.model !== model) {
        issues.push(`was proposed by the model ${proposer.model}; its iteration says ${model}`);
    }
    if (released !== (record.released ?? null))
        issues.push(`is not the change that was approved as ${released}`);
    if (!(0,record_checks/* isSameJson */.TL)(reverts, record.reverts ?? null))
        issues.push('reverts something else than its iteration says');
    const prompt = fileOf(record.iter, 'prompt.md');
    if (prompt !== undefined && proposer.prompt !== undefined && (0,hash/* sha256 */.s)(prompt) !== proposer.prompt) {
        issues.push('was proposed to another prompt than prompt.md of its iteration');
    }
    return issues;
}
function changeIssues(candidate, record, fileOf) {
    const { tree, diff_lines, touched_paths, more_paths, diff_digest, normal_digest } = candidate;
    const recorded = { tree, diff_lines, touched_paths: (0,recorded_paths/* recordedPaths */.d)(touched_paths, more_paths ?? 0) };
    const found = {
        tree: record.tree ?? '',
        diff_lines: record.diff_lines,
        touched_paths: (0,recorded_paths/* recordedPaths */.d)(record.changed_paths ?? [], record.more_paths ?? 0),
    };
    const issues = Object.entries(recorded).flatMap(([name, value]) => (0,record_checks/* isSameJson */.TL)(value, Reflect.get(found, name)) ? [] : [`has another ${name} than its iteration`]);
    // Brought onto a newer commit it is another diff than the one that was captured.
    const isCaptured = candidate.id === `iteration ${record.iter}`;
    const diff = tree === '' ? '' : isCaptured ? fileOf(record.iter, 'changes.diff') : undefined;
    if (diff === undefined)
        return issues;
    if ((0,hash/* sha256 */.s)(diff) !== diff_digest)
        return [...issues, 'is not of the diff that its iteration holds'];
    if ((0,normal_diff/* normalDigest */.Io)(diff) !== normal_digest)
        issues.push('is recorded as another change, blanks aside, than its diff makes');
    return [...issues, ...sizeIssues(candidate, (0,base_diff_lines/* growthOf */.Xo)(diff))];
}
/** What the size of a simplification says that its diff does not. */
function sizeIssues({ size }, growth) {
    if (size === null || growth === undefined)
        return [];
    const grown = new Map(Object.entries(growth)).get(size.of);
    if (grown === undefined || size.after - size.before === grown)
        return [];
    return [`is recorded to go from ${size.before} to ${size.after} ${size.of}; its diff changes them by ${grown}`];
}

;// CONCATENATED MODULE: ./build/experiment/verification/audit.js
/**
 * The offline half of a verification: recomputes every decision of an experiment from the scores in its log, without
 * running anything and without git.
 * Invariant: nothing is written, no lock is taken.
 */











/** Audits an experiment. Throws where it has no decision log. */
function auditExperiment({ name }, host) {
    const paths = (0,store/* pathsOf */.wG)(name, host);
    (0,store/* requireExperiment */.DW)(paths);
    if (!(0,external_node_fs_.existsSync)(paths.decisions)) {
        const isLost = (0,store/* readLedger */.SC)(paths).records.some(({ decision }) => typeof decision?.test === 'string');
        const file = (0,store/* shownPath */.pS)(paths, paths.decisions);
        throw new errors/* PreconditionError */.Rb(isLost
            ? {
                message: `${file} is missing, so the decisions of "${name}" cannot be recomputed`,
                remedy: `Restore it, or continue without it: autorize run ${name} starts a new log from the branch.`,
            }
            : {
                message: `"${name}" has no decision log: no run has decided anything yet`,
                remedy: `Run it: autorize run ${name}. To audit archived runs: autorize audit ${name} --archived`,
            });
    }
    requireChain(paths);
    return auditPaths(paths);
}
/** Throws where the chain of the ledger is broken: nothing may be said of decisions whose iterations could be other ones. */
function requireChain(paths) {
    const { problem } = (0,store/* readLedger */.SC)(paths);
    if (problem !== undefined)
        throw new errors/* ContractError */.Vl([problem]);
}
/** Audits what lies in a folder, with an acceptance that is still to be recorded; nothing at all is sound. */
function auditPaths(paths, pending) {
    const { records, problem } = (0,store/* readLedger */.SC)(paths);
    const audited = auditFiles(paths, { decisions: (0,ledger_decisions/* readChained */.ZR)(paths.decisions), records, pending });
    if (problem === undefined)
        return audited;
    const { line, found } = problem;
    const file = (0,external_node_path_.basename)(paths.ledger);
    const broken = (0,finding/* issuesOf */.wf)(file, [{ where: { file, ...(line === undefined ? {} : { line }) }, detail: found }]);
    return { ...audited, ...(0,finding/* verifiedBy */.sN)([...broken, ...audited.findings]) };
}
/** Audits the decision log, the candidates that it names, and the pages that `report` wrote. */
function auditFiles(paths, { decisions: parsed, records, pending, byGit = [] }) {
    const written = (0,ledger_decisions/* readableOf */.AD)(parsed);
    const raw = [...written, ...(pending?.decisionsAfter(written) ?? [])];
    if (raw.length === 0 && parsed.kind === 'sound') {
        return { ...(0,finding/* verifiedBy */.sN)(checkReports(paths, [])), decisions: 0, evaluations: 0, claim: undefined };
    }
    const claim = (0,ledger_decisions/* lastClaim */.B5)(raw);
    const file = (0,external_node_path_.basename)(paths.decisions);
    const log = (0,decision_log/* auditLog */.sc)({ what: file, file, records: raw, summaryClaim: claim?.sentence });
    const ledger = pending?.record === undefined ? records : [...records, pending.record];
    const fileOf = (iter, name) => (0,store/* readIterationFile */.Q_)(paths, iter, name);
    const candidates = candidateIssues({ decisions: raw, ledger, fileOf }).map(({ record: line, message }) => ({
        ...{ code: 'candidate', where: { file, line }, detail: message },
    }));
    const chain = (0,journal/* checkChain */.u)(file, parsed);
    const others = [...(0,finding/* issuesOf */.wf)(file, [...ledgerIssues(file, raw, ledger), ...candidates]), ...byGit];
    const findings = [
        ...chain,
        // What was recomputed of a broken log is no proof of it either.
        ...(0,decision_log/* unlessContradicted */.Rt)(log.findings, [...chain, ...others]),
        ...others,
        ...checkReports(paths, written),
    ];
    const recorded = claim === undefined ? undefined : (0,claim_outcome/* renderOutcome */.zu)((0,claim_outcome/* claimOutcome */.f3)(claim));
    return {
        ...(0,finding/* verifiedBy */.sN)(findings),
        decisions: log.decisions,
        evaluations: log.evaluations,
        claim: recorded,
    };
}
/** What each page that `report` wrote says of the improvement that no claim on record does. */
function checkReports({ folder }, decisions) {
    const claims = decisions.flatMap((record) => (0,ledger_decisions/* asClaim */.vi)(record) ?? []);
    return (0,report_pages/* checkPages */.t)(folder, claims.map(claim_outcome/* claimOutcome */.f3));
}
/** Each accepted change of the log is an iteration of the ledger, and the other way round. */
function ledgerIssues(file, raw, ledger) {
    const issue = (line, detail) => ({ code: 'ledger', where: { file, line }, detail });
    const accepted = new Set(ledger.flatMap(({ outcome, tree }) => (outcome === 'merged' && tree ? [tree] : [])));
    const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : [])));
    // What was kept before the record began again is not in it.
    const start = raw[0]?.start_tree ?? raw[0]?.baseline_tree;
    const first = ledger.findLastIndex(({ outcome, tree }) => outcome === 'merged' && tree === start) + 1;
    const undecided = ledger.slice(first).flatMap(({ iter, outcome, tree }) => {
        if (outcome !== 'merged' || decided.has(tree))
            return [];
        return [issue(raw.length, `iteration ${iter} was kept, and no decision says so`)];
    });
    const unrecorded = raw.flatMap((record, index) => {
        // Of the last one the record may still be to be written: a run is at work, or was killed just then.
        const isLast = raw.slice(index).every(({ kind }) => kind !== 'candidate');
        if (record.kind !== 'incumbent' || isLast || accepted.has(String(record.tree)))
            return [];
        return [issue(index + 1, `${String(record.by)} was kept, and no record of iterations.jsonl says so`)];
    });
    return [...unrecorded, ...undecided];
}


/***/ }),

/***/ 92513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sc: () => (/* binding */ auditLog),
  $W: () => (/* binding */ checkLog),
  Rt: () => (/* binding */ unlessContradicted)
});

// EXTERNAL MODULE: ./build/audit/audit.js + 9 modules
var audit = __webpack_require__(53022);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/object-id.js
var object_id = __webpack_require__(26343);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/base/tree-id.js


const SHA256_DIGITS = 64;
/** The id that git gives to a tree of these files and no others; `like` is an id of the repository, whichever. Nothing is written. */
function treeIdOf(files, like) {
    return idOf(files, like.length === SHA256_DIGITS ? 'sha256' : 'sha1');
}
function idOf(files, algorithm) {
    const folders = new Map();
    const entries = [];
    const add = (name, mode, id, end) => {
        const bytes = (0,byte_path/* encodePath */.O0)(name);
        const head = Buffer.concat([Buffer.from(`${mode} `), bytes, Buffer.alloc(1), Buffer.from(id, 'hex')]);
        // Git sorts a folder as if its name ended with a slash.
        entries.push({ order: Buffer.concat([bytes, Buffer.from(end)]), bytes: head });
    };
    for (const { path, mode, id } of files) {
        const slash = path.indexOf('/');
        if (slash === -1) {
            add(path, mode, id, '');
            continue;
        }
        const folder = path.slice(0, slash);
        folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(slash + 1), mode, id }]);
    }
    for (const [name, within] of folders)
        add(name, '40000', idOf(within, algorithm), '/');
    const content = Buffer.concat(entries.toSorted((one, other) => one.order.compare(other.order)).map(({ bytes }) => bytes));
    return (0,external_node_crypto_.createHash)(algorithm).update(`tree ${content.length}\0`).update(content).digest('hex');
}

// EXTERNAL MODULE: ./build/decision/records.js
var records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/verification/trees.js
var trees = __webpack_require__(51147);
;// CONCATENATED MODULE: ./build/verification/run-header-checks.js
/** Whether a decision log begins with the tree and the evaluator's files that the commit of the baseline has. */









/** Checks the run header of a decision log. */
async function checkRunHeader(refs, what, decisions) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, decisions[0]);
    if (!read.success || read.data.kind !== 'genesis')
        return [];
    const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
    if (!(0,object_id/* isObjectId */.T)(commit))
        return (0,finding/* issuesOf */.wf)(what, ['its run header names no commit']);
    const held = await (0,trees/* findTree */.c)(refs, commit);
    // Whoever needs the base reports that it is gone.
    if (held === undefined)
        return [];
    const issues = held === tree ? [] : [`its run header gives ${commit} another tree than it has`];
    const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
    const entries = (0,raw_diff/* splitNul */.K)(listed.stdout)
        .map(byte_path/* decodePath */.q0)
        .flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
        return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
    });
    const known = new Map(entries.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
    const foreign = Object.entries(files).filter(([path, recorded]) => known.get(path) !== recorded);
    issues.push(...foreign.map(([path]) => `its run header gives another ${(0,base_text/* quoted */.TL)(path, 200)} than the baseline has`));
    const broken = treeIdOf(entries.filter(({ path }) => Object.hasOwn(files, path)), commit);
    const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
    if (isOther)
        issues.push('its negative control is not of the protected files alone');
    return (0,finding/* issuesOf */.wf)(what, issues);
}

// EXTERNAL MODULE: ./build/engine/boundaries/tree-size.js
var tree_size = __webpack_require__(12032);
;// CONCATENATED MODULE: ./build/verification/size-checks.js
/**
 * Whether the sizes that simplifications are recorded with are those of their trees.
 * Invariant: only read; of what was never kept the repository has no tree: that is compared with its diff elsewhere.
 */





/** Measures again each tree of a recorded size that the repository holds; `what` is the file of the records. */
async function checkSizes(git, what, decisions) {
    const issues = [];
    const measured = new Map();
    for (const { id, tree, unit, size } of decisions.flatMap(reportedIn)) {
        if (!measured.has(tree))
            measured.set(tree, (await isThere(git, tree)) ? await (0,tree_size/* sizeOfTree */.X)({ git }, tree, unit) : undefined);
        const found = measured.get(tree);
        if (found !== undefined && found !== size)
            issues.push(`${id} gives ${tree} ${size} ${unit}; it has ${found}`);
    }
    return (0,finding/* issuesOf */.wf)(what, issues);
}
function reportedIn(raw) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, raw);
    if (!read.success || read.data.kind !== 'candidate' || read.data.size === null)
        return [];
    const { id, parent, tree, size } = read.data;
    const { of: unit } = size;
    if (unit !== 'lines' && unit !== 'bytes')
        return [];
    return [
        { id, tree: parent, unit, size: size.before },
        { id, tree, unit, size: size.after },
    ];
}
async function isThere(git, tree) {
    if (!(0,object_id/* isObjectId */.T)(tree))
        return false;
    const { exitCode, stdout } = await git(['cat-file', '-t', '--end-of-options', tree], { allowed: [0, 128] });
    return exitCode === 0 && stdout.toString().trim() === 'tree';
}

;// CONCATENATED MODULE: ./build/verification/decision-log.js
/**
 * Whether a decision log is what its scores, and the commits that it speaks of, give.
 * Invariant: only read. The offline half, `auditLog`, needs nothing but the records; `checkLog` is what git adds to it.
 */





/** Recomputes every decision from the raw scores, without running anything. */
function auditLog({ what, file, records, summaryClaim }) {
    const audited = (0,audit/* auditRecords */.u)({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) });
    const { differences, notes, decisions, evaluations, state } = audited;
    const whereIs = (record) => (file === undefined ? { record } : { file, line: record });
    const issues = differences.map(({ kind: code, record, message }) => ({ code, where: whereIs(record), detail: message }));
    const sound = `${(0,base_text/* plural */.LS)(decisions, 'decision')} recomputed from ${(0,base_text/* plural */.LS)(evaluations, 'evaluation')}`;
    const open = notes.map((detail) => ({ kind: 'unchecked', what, detail }));
    return { findings: [...(0,finding/* findingsOf */.WX)(what, issues, sound), ...open], state, decisions, evaluations };
}
/** What an audit found: a log is not called sound beside what contradicts it. */
function unlessContradicted(audited, others) {
    return others.some(({ kind }) => kind === 'wrong') ? audited.filter(({ kind }) => kind !== 'ok') : audited;
}
/** Compares the run header and the sizes of a log with the objects that it names. */
async function checkLog(refs, { what, records }) {
    return [...(await checkRunHeader(refs, what, records)), ...(await checkSizes(refs, what, records))];
}


/***/ }),

/***/ 58541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkChain)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** Checks what the lines of a journal say about themselves: that each names the hash of the one before it. */
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


/***/ }),

/***/ 91655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ checkPages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/audit/summary-claim.js
const MAX_CODE_POINT = 0x10ffff;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** A page as its reader sees it: without tags, entities, escapes and line ends. */
function plainText(page) {
    return withoutTags(page)
        .replaceAll(/&#(\d+);/g, (whole, code) => Number(code) > MAX_CODE_POINT ? whole : String.fromCodePoint(Number(code)))
        .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
        .replaceAll('\\', '')
        .replaceAll(/\s+/g, ' ');
}
function withoutTags(page) {
    const parts = [];
    let at = 0;
    for (;;) {
        const start = page.indexOf('<', at);
        const end = start === -1 ? -1 : page.indexOf('>', start);
        if (end === -1)
            return [...parts, page.slice(at)].join(' ');
        parts.push(page.slice(at, start));
        at = end + 1;
    }
}
// The form of the sentence of a claim, from its number to the evaluator; linear, since a page can be hostile.
const CLAIM = /(?:[\d.e+-]{1,20}× |no )?[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const CONFIRMED_SENTENCE = 'The improvement was measured in fresh pairs';
// What a page shows before the sentence of a claim that is not confirmed.
const NOT_CONFIRMED = /\bnot confirmed(?: after iteration \d{1,9})?: $/;
/** What a page that was stored says of the improvement that no claim on record does. */
function summaryClaimIssues(page, claims) {
    const text = plainText(page);
    const shown = [...text.matchAll(CLAIM)];
    const foreign = shown.flatMap(([each]) => (claims.some(({ sentence }) => sentence === each) ? [] : [each]));
    if (foreign.length > 0)
        return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
    const sentences = claims.filter(({ confirmed }) => confirmed).map(({ sentence }) => sentence);
    const praised = shown.filter(({ 0: each, index }) => !sentences.includes(each) && !NOT_CONFIRMED.test(text.slice(Math.max(0, index - 60), index)));
    if (praised.length > 0)
        return praised.map(([sentence]) => `it does not say that this is not confirmed: ${sentence}`);
    const at = text.indexOf(CONFIRMED_SENTENCE);
    // Not what a chart says of itself below it.
    if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence)))
        return [];
    return ['it says that the improvement is confirmed, and does not show the sentence of a confirmed claim'];
}

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
;// CONCATENATED MODULE: ./build/verification/report-pages.js
/**
 * Whether the pages that `report` wrote claim what is on record.
 * Invariant: only read, and as what anybody may have put there since: no link is followed, no pipe is waited for.
 */




// With the diffs of a long run.
const MAX_PAGE_BYTES = 64 << 20;
/** Checks each page in a folder against the claims on record. */
function checkPages(folder, claims) {
    return ['report.md', 'report.html'].flatMap((file) => {
        const page = (0,regular_file/* readFilePart */.E)((0,external_node_path_.join)(folder, file), 'start', MAX_PAGE_BYTES);
        if (page === undefined)
            return [];
        const issues = page.size <= MAX_PAGE_BYTES
            ? summaryClaimIssues(page.text, claims)
            : [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`];
        const found = issues.map((detail) => ({ where: { file }, detail }));
        return (0,finding/* findingsOf */.WX)(file, found, 'it claims what is on record');
    });
}


/***/ }),

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findTree)
/* harmony export */ });
/** The tree of a commit; undefined where the repository does not hold it. */
async function findTree(refs, commit) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 1, 128] });
    return exitCode === 0 ? stdout.toString().trim() : undefined;
}


/***/ })

};


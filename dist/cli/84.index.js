export const id = 84;
export const ids = [84,167];
export const modules = {

/***/ 6154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   Ce: () => (/* binding */ openBook),
/* harmony export */   iB: () => (/* binding */ decisionDraft)
/* harmony export */ });
/* unused harmony export DecisionBook */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4831);
/* harmony import */ var _decide_audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7629);
/* harmony import */ var _decide_draw_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8985);
/* harmony import */ var _decide_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9690);
/* harmony import */ var _decide_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4745);
/* harmony import */ var _decide_replay_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1712);
/* harmony import */ var _decide_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7623);
/* harmony import */ var _decide_settings_rules_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7448);
/**
 * The record of decisions, and the session that follows from it.
 * Invariant: what the session knows is what the records say: it changes only beside the record of the change, and is
 * rebuilt from the records when a run goes on. The secret that seeds and coins are drawn from is on the disk before the
 * commitment to it, and is told when the run is over; no command of an attempt sees the folder that it lies in.
 * Crash: a test that was in flight is recorded as interrupted by the next run, and its tree goes on from its evidence.
 */












/** The record of decisions while it is written. */
class DecisionBook {
    session;
    /** What evaluations took, checkout and all, oldest first. */
    evaluationMs;
    genesis;
    draw;
    #journal;
    #secret;
    #file;
    #evaluations;
    constructor(opened) {
        this.session = opened.session;
        this.genesis = opened.genesis;
        this.draw = (0,_decide_draw_js__WEBPACK_IMPORTED_MODULE_6__/* .drawFrom */ .N)(opened.secret);
        this.#journal = opened.journal;
        this.#secret = opened.secret;
        this.#file = opened.file;
        this.#evaluations = opened.evaluations;
        this.evaluationMs = opened.journal.records.flatMap(tookOf);
    }
    /** Number of the last record. */
    get length() {
        return this.#journal.records.length;
    }
    /** Appends a record; when it returns, the record is on the disk. */
    append(draft) {
        this.#journal.append(normalized(draft));
    }
    /** The number of the evaluation that is recorded next. */
    nextEvaluation() {
        this.#evaluations += 1;
        return this.#evaluations;
    }
    /** The records as they are now, counted and replayed. */
    replay() {
        return replayOf(this.#journal.records);
    }
    /** The raw records, oldest first. */
    get records() {
        return this.#journal.records;
    }
    /** How often the holdout was asked, by what was written down before. */
    get holdoutQueries() {
        return this.#journal.records.filter(({ kind }) => kind === 'holdout').length;
    }
    /** The effort of the tests that begin from now on. */
    useEffort(effort) {
        if (effort === this.session.effort)
            return;
        this.append({ kind: 'effort', effort });
        this.session = (0,_decide_session_js__WEBPACK_IMPORTED_MODULE_10__/* .withEffort */ .lH)(this.session, effort);
    }
    /** Tells the secret: nothing more is drawn from it. */
    close() {
        this.append({ kind: 'seed-reveal', secret: this.#secret });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.#file, { force: true });
    }
}
function tookOf({ kind, started_at: start, ended_at: end }) {
    return kind === 'evaluation' ? [Date.parse(String(end)) - Date.parse(String(start))] : [];
}
/** A record as it is read again: every member that it may have, the numbers as JSON has them. */
function normalized(draft) {
    return _decide_records_js__WEBPACK_IMPORTED_MODULE_8__/* .decisionRecordSchema */ .v.parse(JSON.parse(JSON.stringify(draft)));
}
/** The record of a decision. */
function decisionDraft(trial, level, said) {
    if (trial.verdict === null)
        throw new TypeError(`${trial.id} is not decided`);
    const { id: task, purpose, incumbent } = trial;
    const evidence = (0,_decide_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .evidenceOf */ .X)(trial);
    const told = evidence.kind === 'paired'
        ? { ...evidence, differences: [...evidence.differences] }
        : { ...evidence, scores: [...evidence.scores], again: [...evidence.again] };
    return { kind: 'decision', task, purpose, incumbent, ...trial.verdict, level: { ...level }, evidence: told, ...said };
}
/** Opens the record, or begins it; what was in flight becomes interrupted. Throws where it is not of this run's config. */
function openBook(request) {
    const { journal, told } = request;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.folder, 'decision-secret');
    if (journal.records.length === 0)
        return beginBook(request, file);
    const { state, flaws } = replayOf(journal.records);
    const [flaw] = flaws;
    if (state === undefined || flaw !== undefined)
        throw broken(told, flaw ?? 'nothing can be read');
    const genesis = _decide_records_js__WEBPACK_IMPORTED_MODULE_8__/* .decisionRecordSchema */ .v.parse(journal.records[0]);
    if (genesis.kind !== 'genesis')
        throw broken(told, 'it does not begin with a genesis');
    requireSameRules(request, genesis, saltOf(journal, { genesis, file }));
    for (const task of state.openTasks)
        journal.append({ kind: 'interrupted', task });
    const { state: settled } = state.openTasks.length === 0 ? { state } : replayOf(journal.records);
    if (settled?.session.incumbent !== request.tipTree) {
        throw broken(told, 'its decisions do not end at what the branch holds');
    }
    const secret = secretOf(journal, file);
    const { session, evaluations } = settled;
    return new DecisionBook({ session, genesis, journal, secret, file, evaluations });
}
function replayOf(records) {
    const { state, differences } = (0,_decide_audit_js__WEBPACK_IMPORTED_MODULE_5__/* .auditRecords */ .u)({ records });
    return { state, flaws: differences.map(({ record, message }) => `record ${record}: ${message}`) };
}
function broken({ record, look, anew }, what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({ message: `${record} does not add up: ${what}`, remedy: `${look} ${anew}` });
}
/** The secret that the digest of the holdout is salted with: it was told, or lies there still. */
function saltOf({ records }, { genesis, file }) {
    const told = records.flatMap(({ kind, secret }) => (kind === 'seed-reveal' ? [String(secret)] : []));
    const known = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? [...told, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8')] : told;
    return known.find((secret) => (0,_decide_draw_js__WEBPACK_IMPORTED_MODULE_6__/* .commitmentOf */ .$)(secret) === genesis.seed_commitment);
}
function requireSameRules({ told, settings, facts, digestHoldout }, genesis, salt) {
    const keys = (0,_decide_settings_rules_js__WEBPACK_IMPORTED_MODULE_11__/* .keysOfNewRun */ .hT)(genesis.settings, settings).map((key) => `${told.keys}${key}`);
    const holdout = salt === undefined ? undefined : digestHoldout(salt);
    const files = {
        'the evaluator': facts.evaluator_digest === genesis.evaluator_digest,
        'the guards': (facts.guards_digest ?? null) === genesis.guards_digest,
        "the confirmation's set": (facts.confirm_digest ?? null) === genesis.confirm_digest,
        'the holdout': holdout === undefined || holdout === genesis.holdout_digest,
    };
    const replaced = Object.entries(files).flatMap(([name, isSame]) => (isSame ? [] : [name]));
    const changed = [...keys, ...replaced];
    if (changed.length === 0)
        return;
    const are = changed.length === 1 ? 'is' : 'are';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `${changed.join(', ')} of ${told.run} ${are} not what its changes were decided by`,
        remedy: `Put it back, or begin anew. ${told.anew}`,
    });
}
function beginBook({ journal, settings, facts, digestHoldout, tipTree }, file) {
    const secret = newSecret(file);
    const session = (0,_decide_session_js__WEBPACK_IMPORTED_MODULE_10__/* .openSession */ .fA)({ settings, base: facts.baseline_tree });
    const { effort, effort_rules } = session;
    const genesis = normalized({
        kind: 'genesis',
        ...facts,
        start_tree: tipTree === facts.baseline_tree ? null : tipTree,
        holdout_digest: digestHoldout(secret) ?? null,
        settings,
        effort,
        effort_rules,
        seed_commitment: (0,_decide_draw_js__WEBPACK_IMPORTED_MODULE_6__/* .commitmentOf */ .$)(secret),
    });
    const record = _decide_records_js__WEBPACK_IMPORTED_MODULE_8__/* .decisionRecordSchema */ .v.parse(journal.append(genesis));
    if (record.kind !== 'genesis')
        throw new TypeError('a genesis was written and something else came back');
    return new DecisionBook({
        ...{ session: (0,_decide_replay_js__WEBPACK_IMPORTED_MODULE_9__/* .sessionOfGenesis */ .o1)(record), genesis: record, journal, secret, file },
        evaluations: 0,
    });
}
const SECRET_BYTES = 32;
function newSecret(file) {
    const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('hex');
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, [secret]);
    return secret;
}
/** The secret of the run that goes on; where it was told already, or is lost, the run gets another one. */
function secretOf(journal, file) {
    const last = journal.records.findLast(({ kind }) => kind === 'genesis' || kind === 'seed-commit');
    const isTold = journal.records.findLast(({ kind }) => kind === 'seed-reveal' || kind === last?.kind) !== last;
    const known = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8') : undefined;
    if (!isTold && known !== undefined && (0,_decide_draw_js__WEBPACK_IMPORTED_MODULE_6__/* .commitmentOf */ .$)(known) === last?.seed_commitment)
        return known;
    const secret = newSecret(file);
    journal.append({ kind: 'seed-commit', seed_commitment: (0,_decide_draw_js__WEBPACK_IMPORTED_MODULE_6__/* .commitmentOf */ .$)(secret) });
    return secret;
}


/***/ }),

/***/ 4962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ measureTask)
/* harmony export */ });
/* harmony import */ var _decide_task_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

/** Measures until the task is decided, or something keeps it from that. */
async function measureTask(begun, { draw, measure, mayGoOn }) {
    let task = begun;
    for (let steps = 0;; steps += 1) {
        const step = (0,_decide_task_js__WEBPACK_IMPORTED_MODULE_0__/* .nextStep */ .s)(task, draw);
        if (step.kind === 'decided' || step.kind === 'done')
            return { kind: 'over', task };
        if (step.kind === 'halt')
            return { kind: 'broken', task, why: 'halt', reason: step.reason };
        const reason = steps === 0 ? undefined : mayGoOn?.();
        if (reason !== undefined)
            return { kind: 'broken', task, why: 'time', reason };
        const results = [];
        for (const run of step.runs) {
            // An incumbent that fails makes the pair void, whatever the candidate would do.
            if (results.some(({ arm, kind }) => arm === 'incumbent' && kind === 'failed'))
                break;
            const measured = await measure(step, run);
            if (measured.kind === 'aborted')
                return { kind: 'broken', task, why: 'aborted', reason: 'interrupted by the operator' };
            if (measured.kind === 'infra')
                return { kind: 'broken', task, why: 'infra', reason: measured.reason };
            results.push(measured.measurement);
        }
        task = (0,_decide_task_js__WEBPACK_IMPORTED_MODULE_0__/* .tellTask */ .b)(task, results);
    }
}


/***/ }),

/***/ 7933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ calibrateBook),
/* harmony export */   UU: () => (/* binding */ findConfirmable),
/* harmony export */   gS: () => (/* binding */ confirmBook),
/* harmony export */   o$: () => (/* binding */ confirmationMs),
/* harmony export */   rD: () => (/* binding */ interruptTask),
/* harmony export */   ws: () => (/* binding */ promoteBook)
/* harmony export */ });
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(748);
/* harmony import */ var _decide_assignment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1318);
/* harmony import */ var _decide_certificate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(856);
/* harmony import */ var _decide_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5959);
/* harmony import */ var _decide_confirmation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5122);
/* harmony import */ var _decide_replay_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1712);
/* harmony import */ var _decide_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7623);
/* harmony import */ var _decide_settlement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8444);
/* harmony import */ var _decide_wealth_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(678);
/**
 * What a run owes itself: calibration, promotion, confirmation. The caller says how a task is measured.
 * Invariant: each begins with a record, so that the replay knows of it when the run does; one that is broken off is
 * recorded as interrupted. A claim is of fresh pairs whose number was fixed before, and only where the record adds up.
 */









/** Ends a task that was broken off: its record says so, and the same tree goes on from its evidence. */
function interruptTask(book, task) {
    book.append({ kind: 'interrupted', task: task.id });
    if ((0,_decide_replay_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrial */ .rK)(task))
        book.session = (0,_decide_settlement_js__WEBPACK_IMPORTED_MODULE_4__/* .settleTrial */ .eX)(book.session, (0,_decide_settlement_js__WEBPACK_IMPORTED_MODULE_4__/* .brokenOff */ .H1)(task), 'refused');
}
/** Scores the incumbent several times, and takes in what that says of the noise. */
async function calibrateBook(book, measure) {
    const { session, calibration } = (0,_decide_session_js__WEBPACK_IMPORTED_MODULE_3__/* .beginCalibration */ .KR)(book.session);
    const { id, tree } = calibration;
    book.append({ kind: 'begin', task: id });
    book.session = session;
    const ended = await measure(calibration);
    if (ended.kind === 'broken') {
        interruptTask(book, ended.task);
        return ended;
    }
    book.session = (0,_decide_session_js__WEBPACK_IMPORTED_MODULE_3__/* .withCalibration */ .Zj)(book.session, ended.task);
    const { noise, policy } = book.session;
    const { sigma = 0, mean = 0 } = noise ?? {};
    book.append({ kind: 'calibration', id, tree, sigma, mean, policy: policy ?? '' });
    return ended;
}
/** Tests the working line of `checkpoint` against its champion. */
async function promoteBook(book, measure) {
    const { level } = book.session;
    const assigned = (0,_decide_assignment_js__WEBPACK_IMPORTED_MODULE_0__/* .assignPromotion */ .Zw)(book.session);
    if (assigned === undefined) {
        return { kind: 'spent', reason: 'max_candidates is spent: no batch can be promoted any more' };
    }
    book.append({ kind: 'begin', task: assigned.trial.id });
    book.session = assigned.session;
    const ended = await measure(assigned.trial);
    if (ended.kind === 'over')
        return { kind: 'over', trial: ended.task, level };
    interruptTask(book, ended.task);
    return ended;
}
/** Whether something was kept that a confirmation can be of; the claim that there is of it. */
function findConfirmable(book) {
    const { session, genesis } = book;
    const final = session.champion?.tree ?? session.incumbent;
    if (final === genesis.baseline_tree || session.policy === null || genesis.unscored)
        return undefined;
    const claim = book.replay().state?.claim;
    return { claim: claim?.final === final ? claim : undefined };
}
/** How long a confirmation would take now, in milliseconds; 0 where none is to come. */
function confirmationMs({ session, genesis, evaluationMs }) {
    if (session.noise === null || session.settings.confirm.pairs === 0 || genesis.unscored)
        return 0;
    const { planned } = (0,_decide_session_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmationIn */ .dn)(session, { id: '', baseline: genesis.baseline_tree });
    return 2 * planned * ((0,_base_median_js__WEBPACK_IMPORTED_MODULE_5__/* .median */ .J)(evaluationMs) ?? 0);
}
/** Measures what is kept against the baseline, and writes down what may be claimed of it. */
async function confirmBook(book, measure) {
    const id = `confirmation ${(book.replay().state?.confirmations ?? 0) + 1}`;
    book.append({ kind: 'begin', task: id });
    const ended = await measure((0,_decide_session_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmationIn */ .dn)(book.session, { id, baseline: book.genesis.baseline_tree }));
    if (ended.kind === 'broken') {
        interruptTask(book, ended.task);
        return ended;
    }
    const claim = claimOf(book, ended.task);
    if (claim === undefined)
        return { kind: 'unsound' };
    book.append(claim);
    return { kind: 'claimed', claim };
}
/** The claim that the records bear; undefined where they do not add up. */
function claimOf(book, confirmation) {
    const { state, flaws } = book.replay();
    if (state === undefined || flaws.length > 0)
        return undefined;
    const { genesis, session } = book;
    const { confirm, confidence, error_rate, certify } = session.settings;
    const { pairs: _pairs, ...confirmed } = (0,_decide_confirmation_js__WEBPACK_IMPORTED_MODULE_6__/* .confirmedOf */ .bY)(confirmation);
    const isPromised = session.policy === 'paired-sequential' || session.policy === 'checkpoint';
    const evidence = state.certified.map(({ tree, logs }) => ({ tree, log_e: (0,_decide_wealth_js__WEBPACK_IMPORTED_MODULE_7__/* .logEvidence */ .y8)({ logs }) }));
    const facts = {
        ...confirmed,
        interval: [...confirmed.interval],
        task: confirmation.id,
        baseline: genesis.baseline_commit,
        final: confirmation.tree,
        planned_pairs: confirmation.planned,
        sealed: confirm.command !== '',
        proposed: state.proposed,
        tested: state.tested,
        kept: state.keeps.length,
        false_keeps_bound: isPromised ? session.spent : null,
        error_rate,
        alpha: 1 - confidence,
        certified: evidence.length > 0 ? (0,_decide_certificate_js__WEBPACK_IMPORTED_MODULE_8__/* .certifiedKeeps */ .g)(evidence, certify.fdr).length : null,
        certify_fdr: evidence.length > 0 ? certify.fdr : null,
        holdout_queries: state.queries,
        earlier_confirmations: state.confirmations - 1,
        evaluator_digest: genesis.evaluator_digest,
        holdout_digest: genesis.holdout_digest,
    };
    return { kind: 'claim', ...facts, sentence: (0,_decide_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .renderClaim */ .r)(facts) };
}


/***/ }),

/***/ 1167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeYaml: () => (/* binding */ decodeYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _byte_flaws_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4658);
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5572);



// An alias stands for a copy: a few lines of aliases to aliases would otherwise become gigabytes.
const MAX_ALIASES = 100;
/** Decodes a file of one YAML 1.2 document of JSON's types; everything that is wrong with it is a problem with its place. */
function decodeYaml(file, bytes) {
    const flaw = (0,_byte_flaws_js__WEBPACK_IMPORTED_MODULE_1__/* .headFlaw */ .LB)(bytes);
    if (flaw !== undefined)
        return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .flawProblem */ .e)(file, flaw)] };
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const text = bytes.toString('utf8');
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, schema: 'core', uniqueKeys: true, prettyErrors: false });
    const problems = [...document.errors, ...document.warnings].map((error) => problemOf({ file, error, lines }));
    if (problems.length > 0)
        return { problems };
    try {
        const value = document.toJS({ maxAliasCount: MAX_ALIASES });
        return { document: { file, value, locate: locator(document.contents, lines) } };
    }
    catch (error) {
        // An alias of nothing, or too many of them.
        const found = error instanceof Error ? error.message : String(error);
        return { problems: [{ file, found, expected: 'valid YAML', remedy: 'Write the values out.' }] };
    }
}
function problemOf({ file, error, lines, }) {
    const { line, col } = lines.linePos(error.pos[0]);
    return {
        file,
        line: Math.max(1, line),
        column: Math.max(1, col),
        found: error.message,
        expected: 'valid YAML',
        remedy: 'Mend the syntax.',
    };
}
/** Finds the node at a path, or the nearest one above it. */
function locator(contents, lines) {
    return (path) => {
        let node = contents;
        for (const part of path) {
            const child = childOf(node, part);
            if (child === undefined)
                break;
            node = child;
        }
        const { line, col } = lines.linePos(offsetOf(node));
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
}
function childOf(node, part) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && typeof part === 'number')
        return node.items[part] ?? undefined;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return undefined;
    const pair = node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && String(key.value) === String(part));
    return pair?.value ?? pair?.key ?? undefined;
}
function offsetOf(node) {
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
    return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : 0;
}


/***/ }),

/***/ 9192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ findBrokenRule),
/* harmony export */   PR: () => (/* binding */ parseCandidate),
/* harmony export */   nR: () => (/* binding */ CANDIDATE_STATUSES),
/* harmony export */   tl: () => (/* binding */ MAX_CANDIDATE_BYTES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5572);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6586);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);





const CANDIDATE_STATUSES = ['candidate', 'noop', 'abort', 'interrupted'];
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** `candidate.json`, exactly as on disk. Source: autoresearch missions, "Candidate artifact". */
const candidateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(CANDIDATE_STATUSES, CANDIDATE_STATUSES.map((word) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(word)).join(', ')),
    candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((at) => TIMESTAMP.test(at) && !Number.isNaN(Date.parse(at)), 'an ISO 8601 time')),
});
/** Larger than any hand-over in words. */
const MAX_CANDIDATE_BYTES = 64 * 1024;
const MAX_TOLD = 3;
/** Decodes the artifact, or says in one sentence what is wrong with it. */
function parseCandidate(bytes) {
    const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeDocument */ .w)('candidate.json', bytes);
    const checked = 'problems' in decoded ? decoded : (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDocument */ .sw)(decoded.document, candidateSchema);
    if ('value' in checked)
        return { candidate: checked.value };
    const told = checked.problems.slice(0, MAX_TOLD).map(_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM);
    const rest = checked.problems.length - told.length;
    return { reason: `the candidate artifact is not valid: ${told.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}` };
}
/** The integrity rule that an artifact breaks, or undefined. Source: autoresearch missions, "Integrity rules". */
function findBrokenRule(candidate, { lastKept, head }) {
    const { status, candidate_commit: commit, base_commit: base } = candidate;
    if (status === 'candidate' && commit === null)
        return 'status is "candidate" and candidate_commit is null';
    if (!isIdOf(base, lastKept)) {
        return `base_commit is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(base)}; expected the last kept commit, ${lastKept}`;
    }
    if (commit === null)
        return undefined;
    if (head.kind === 'refused')
        return `candidate_commit ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(commit)} cannot be taken: ${head.reason}`;
    if (isIdOf(commit, head.commit))
        return undefined;
    return `candidate_commit is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(commit)}; HEAD of the worktree is ${head.commit}`;
}
// What git itself takes for an abbreviated id.
const SHORTEST_ID = 4;
function isIdOf(given, id) {
    const folded = given.trim().toLowerCase();
    return folded.length >= SHORTEST_ID && id.startsWith(folded);
}


/***/ }),

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   M0: () => (/* binding */ isFaithful),
/* harmony export */   Zo: () => (/* binding */ isRollBack),
/* harmony export */   jb: () => (/* binding */ comparisonOf),
/* harmony export */   uv: () => (/* binding */ decisionOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var _attempt_decide_paired_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4495);
/* harmony import */ var _attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4745);



const number = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const common = {
    /** How many pairs, or runs. */
    n: number,
    /** How much better the candidate is on average, in units of the score; negative: worse. */
    effect: number,
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The decision, as it stands in the record of decisions. */
    record: _attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionRecordSchema */ .v,
};
/** What a candidate was kept or discarded by, in an entry of the ledger: pairs, or a stored score. */
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        policy: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['paired-sequential', 'checkpoint']),
        ...common,
        /** The evidence, and what it has to reach. */
        e: number,
        threshold: number,
        pairs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ candidate: number, incumbent: number })),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        policy: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['greedy', 'ladder', 'checkpoint']),
        ...common,
        /** The stored score. */
        compared_with: number,
        scores: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(number),
        /** Of the same tree, once more: what passed is held to it. */
        again: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(number),
    }),
]);
/** What an entry says of a trial that is over. */
function comparisonOf(trial, draft) {
    const record = _attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionRecordSchema */ .v.parse(JSON.parse(JSON.stringify(draft)));
    if (record.kind !== 'decision')
        throw new TypeError('a comparison is of a decision');
    const { effect } = record.evidence;
    const { reason } = record;
    if (trial.task === 'compare') {
        const { policy, rules, scores, again } = trial;
        const shown = { compared_with: rules.record, scores: [...scores], again: [...again] };
        return { policy, n: scores.length, effect, ...shown, reason, record };
    }
    const pairs = trial.pairs.map(({ candidate, incumbent }) => ({ candidate, incumbent }));
    const policy = trial.purpose === 'promotion' ? 'checkpoint' : 'paired-sequential';
    return { policy, n: pairs.length, effect, ...evidenceOf(record), pairs, reason, record };
}
function evidenceOf({ evidence }) {
    if (evidence.kind !== 'paired')
        throw new TypeError('pairs have evidence of their own kind');
    return { e: Math.exp(evidence.log_e), threshold: 1 / evidence.a };
}
/** The decision that a comparison is of. */
function decisionOf({ record }) {
    if (record.kind !== 'decision')
        throw new TypeError('a comparison is of a decision');
    return record;
}
/** Whether it takes the working line of `checkpoint` back to its champion. */
function isRollBack(comparison) {
    return comparison?.record.kind === 'decision' && comparison.record.code === 'rolled-back';
}
function isSame(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
}
/** Whether what an entry shows is what its decision says; the decision itself is audited with the other records. */
function isFaithful(comparison, direction) {
    if (comparison.record.kind !== 'decision')
        return false;
    const { evidence, reason } = comparison.record;
    if (comparison.reason !== reason || comparison.effect !== evidence.effect)
        return false;
    if (evidence.kind === 'compare') {
        if (!('scores' in comparison))
            return false;
        const { scores, again, compared_with: known, n } = comparison;
        const told = [scores, again, known, n];
        return isSame(told, [evidence.scores, evidence.again, evidence.record, evidence.scores.length]);
    }
    if (!('pairs' in comparison))
        return false;
    const { pairs, n, e, threshold } = comparison;
    const sign = direction === 'max' ? 1 : -1;
    const differences = pairs.map(({ candidate, incumbent }) => (0,_attempt_decide_paired_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceOf */ .Pq)(sign, candidate, incumbent));
    const { e: evident, threshold: needed } = evidenceOf(comparison.record);
    return isSame([n, e, threshold, differences], [pairs.length, evident, needed, evidence.differences]);
}


/***/ }),

/***/ 3919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ parseSandbox),
/* harmony export */   Nr: () => (/* binding */ sandboxSchema),
/* harmony export */   fO: () => (/* binding */ KEEP_POLICIES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4044);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5902);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6586);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1167);
/* harmony import */ var _decision_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2132);







const MAX_DURATION_MS = 366 * 86_400_000;
const duration = (fallback) => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .refine */ .YPB((given) => {
    const ms = (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E)(given);
    return ms !== undefined && ms > 0 && ms <= MAX_DURATION_MS;
}, 'a duration such as "90s", "5m", "1h30m" or "2days", above nothing and at most 366 days')), fallback);
const count = (fallback) => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(0, 'a whole number that is not negative')), fallback);
const limit = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(1, 'a whole number from 1')));
const filled = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .refine */ .YPB((given) => given.trim() !== '', 'text that is not blank'));
const globs = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(filled), []);
const choice = (words) => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(words, words.map((word) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(word)).join(' or '));
const KEEP_POLICIES = ['score_improvement', 'pass_only'];
/** Front matter of `sandbox.md`, exactly as on disk. Source: autoresearch missions, "Mission / sandbox contract". */
const sandboxSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        command: filled,
        format: choice(['json']),
        keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(choice(KEEP_POLICIES), 'score_improvement'),
        timeout: duration('10m'),
        direction: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(choice(['min', 'max']), 'max'),
        bootstrap: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(choice(['ambiguous', 'keep']), 'ambiguous'),
        network: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(choice(['on', 'off']), 'off'),
        protect: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(filled)),
        ..._decision_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionKeys */ .vc,
    }),
    guards: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ name: filled, command: filled, timeout: duration('60s') })), []),
    agent: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        command: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(filled),
        budget: duration('30m'),
        env: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), {}),
        sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(choice(['auto', 'required', 'off']), 'auto'),
        network: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(choice(['on', 'off']), 'on'),
    }), {}),
    boundaries: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        allow_paths: globs,
        deny_paths: globs,
        enforce_allow: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), false),
        permit: globs,
        max_files: limit,
        max_diff_lines: limit,
    }), {}),
    stop: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        max_iterations: count(0),
        max_consecutive_noops: count(5),
        max_consecutive_errors: count(3),
    }), {}),
});
const FENCE = /^---[ \t]*\r?\n/;
/** Decodes `sandbox.md`; every problem is told at once, with its line. */
function parseSandbox(file, bytes) {
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    const opening = FENCE.exec(text)?.[0];
    const closing = opening === undefined ? null : /^---[ \t]*$/m.exec(text.slice(opening.length));
    if (opening === undefined || closing === null) {
        return { problems: [noFrontMatter(file, opening !== undefined)], env: {} };
    }
    const end = opening.length + closing.index;
    // A blank first line in place of the fence: the lines of the problems are those of the file.
    const decoded = (0,_base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__.decodeYaml)(file, Buffer.from(`\n${text.slice(opening.length, end)}`));
    if ('problems' in decoded)
        return { ...decoded, env: {} };
    const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDocument */ .sw)(decoded.document, sandboxSchema);
    const clashes = 'problems' in checked ? [] : (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionKeyProblems */ .K5)(checked.value.evaluator);
    const problems = [
        ...('problems' in checked ? checked.problems : []),
        ...doubledGuards(decoded.document),
        ...clashes.map(({ path, ...problem }) => (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(decoded.document, ['evaluator', ...path], problem)),
    ];
    if ('problems' in checked || problems.length > 0)
        return { problems, env: readableEnv(decoded.document) };
    return { contract: checked.value, policy: text.slice(end + closing[0].length).trim() };
}
function readableEnv(document) {
    const table = Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(document.value).agent).env));
    return Object.fromEntries(table.filter((entry) => typeof entry[1] === 'string'));
}
function doubledGuards(document) {
    const names = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .arrayOrEmpty */ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(document.value).guards).map((guard) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(guard).name);
    return names.flatMap((name, at) => {
        if (typeof name !== 'string' || names.indexOf(name) === at)
            return [];
        const problem = {
            found: `a second guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(name)}`,
            expected: 'each name once',
            remedy: 'Rename one of the two.',
        };
        return [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(document, ['guards', at, 'name'], problem)];
    });
}
function noFrontMatter(file, isOpen) {
    return {
        file,
        line: 1,
        found: isOpen ? 'front matter without an end' : 'no front matter',
        expected: 'YAML between two lines of "---", with evaluator.command and evaluator.format',
        remedy: 'Begin the file with: ---, evaluator:, "  command: …", "  format: json", ---, each on a line of its own.',
    };
}


/***/ }),

/***/ 2169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yv: () => (/* binding */ DECISIONS),
/* harmony export */   aR: () => (/* binding */ decideCandidate),
/* harmony export */   eB: () => (/* binding */ findHopelessBaseline)
/* harmony export */ });
const DECISIONS = ['baseline', 'keep', 'discard', 'ambiguous', 'noop', 'abort', 'interrupted', 'error'];
/** Decides on a candidate by what its evaluator said. Source: autoresearch missions, "Decision policy". */
function decideCandidate(evaluation, policy) {
    const { status, score, parse_error: flaw } = evaluation;
    if (status === 'error')
        return { decision: 'discard', reason: `evaluator error: ${flaw ?? 'it gave no verdict'}` };
    if (status === 'fail')
        return { decision: 'discard', reason: flaw ?? 'the evaluator says that it does not pass' };
    if (policy.keep_policy === 'pass_only')
        return { decision: 'keep', reason: 'it passes, and pass_only asks no more' };
    return decideByScore(score, policy);
}
function decideByScore(score, { direction, bootstrap, lastKeptScore: last }) {
    if (score === null)
        return { decision: 'ambiguous', reason: 'it passes without a score to compare' };
    if (last === null) {
        if (bootstrap === 'keep')
            return { decision: 'keep', reason: `score ${score} is the first one` };
        return { decision: 'ambiguous', reason: `score ${score} has no last kept score to be compared with` };
    }
    const isBetter = direction === 'max' ? score > last : score < last;
    if (isBetter)
        return { decision: 'keep', reason: `score ${score} improves on ${last}` };
    return { decision: 'discard', reason: `score ${score} does not improve on ${last}` };
}
/** Why a mission with this baseline could never keep anything, or undefined when it can. */
function findHopelessBaseline({ score, status, parse_error: flaw }, { keep_policy: policy, bootstrap }) {
    if (policy !== 'score_improvement' || bootstrap === 'keep' || score !== null)
        return undefined;
    const why = status === 'error' ? `the evaluator failed on it (${flaw ?? 'no verdict'})` : 'it has no score';
    return `the baseline gives nothing to improve on: ${why}, and score_improvement compares scores`;
}


/***/ }),

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ decisionKeyProblems),
/* harmony export */   T1: () => (/* binding */ comparisonSettings),
/* harmony export */   vc: () => (/* binding */ decisionKeys)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var _attempt_decide_objective_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4213);
/* harmony import */ var _attempt_decide_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7448);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);




const { decision, confidence, error_rate, min_improvement, repeats, max_candidates, calibration_runs } = _attempt_decide_objective_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .objectiveDecisionShape */ .Zv;
const { checkpoint_keeps, ladder_step, confirm } = _attempt_decide_objective_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .objectiveDecisionShape */ .Zv;
const EFFORTS = ['fast', 'balanced', 'thorough'];
const choice = (words) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(words, words.map((word) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(word)).join(' or '));
/** Keys of `evaluator` by which candidates are compared; none of them there: the contract's keep policy. */
const decisionKeys = {
    decision: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(decision.def.innerType),
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(confidence.def.innerType),
    error_rate: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(error_rate.def.innerType),
    max_candidates,
    effort: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(choice(EFFORTS)),
    min_improvement: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(min_improvement.def.innerType),
    calibration_runs,
    repeats: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(repeats.def.innerType),
    checkpoint_keeps,
    ladder_step,
    confirm: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ pairs: confirm.def.innerType.shape.pairs.def.innerType })),
};
const keysSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(decisionKeys);
/** What the policy goes by; undefined: the contract's keep policy decides. */
function comparisonSettings(given) {
    if (given.decision === undefined)
        return undefined;
    const { direction, effort = 'balanced' } = given;
    return _attempt_decide_objective_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionSettingsSchema */ .ly.parse({
        ...keysSchema.parse(given),
        direction,
        effort,
        // Missions release no canaries, and have nobody to ask about what is hardly plausible.
        integrity: { canary_every: 0, max_plausible: Number.MAX_VALUE },
    });
}
/** Rules between the keys that are broken; paths start at `evaluator`. */
function decisionKeyProblems(given) {
    const settings = comparisonSettings(given);
    if (settings === undefined) {
        const idle = Object.keys(decisionKeys).filter((key) => given[key] !== undefined);
        return idle.map((key) => ({
            path: [key],
            found: `${key} without decision`,
            expected: 'it only with decision: the keep policy of the contract does not go by it',
            remedy: 'Add e.g. decision: paired-sequential, or leave it out.',
        }));
    }
    const clashes = [
        ['keep_policy', 'score_improvement'],
        ['bootstrap', 'ambiguous'],
    ];
    const problems = clashes.flatMap(([key, wanted]) => {
        if (given[key] === wanted)
            return [];
        const expected = `${wanted} with decision: ${settings.decision}, which compares scores`;
        return [{ path: [key], found: `${key}: ${given[key]}`, expected, remedy: `Leave out ${key}, or decision.` }];
    });
    return [...problems, ...(0,_attempt_decide_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionProblems */ .BL)(settings)];
}


/***/ }),

/***/ 1184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseVerdict),
/* harmony export */   c: () => (/* binding */ EVALUATION_STATUSES)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4044);
/* harmony import */ var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5572);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);



const EVALUATION_STATUSES = ['pass', 'fail', 'error'];
/** Reads the verdict: one JSON object with a boolean `pass` and perhaps a finite `score`. */
function parseVerdict(output) {
    const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeDocument */ .w)('stdout', Buffer.from(output.trim()));
    if ('problems' in decoded) {
        const [first] = decoded.problems;
        return { reason: `the evaluator printed no JSON object: ${first?.found ?? 'nothing'} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(output.trim())}` };
    }
    const { value } = decoded.document;
    if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return { reason: `the evaluator printed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value)}; expected a JSON object` };
    const { pass, score } = value;
    if (typeof pass !== 'boolean')
        return { reason: `"pass" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(pass)}; expected true or false` };
    if (score === undefined)
        return { pass, score: null };
    if (typeof score === 'number' && Number.isFinite(score))
        return { pass, score };
    return { reason: `"score" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(score)}; expected a finite number, or no such member` };
}


/***/ }),

/***/ 176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ buildLedger),
/* harmony export */   aR: () => (/* binding */ keptScores),
/* harmony export */   bs: () => (/* binding */ decodeRecords),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   np: () => (/* binding */ advance),
/* harmony export */   st: () => (/* binding */ foldMission)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4745);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9192);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8216);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3919);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1184);







const text = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._regex */ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(0));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(schema);
const evaluationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    command: text,
    ran_at: text,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_evaluator_output_js__WEBPACK_IMPORTED_MODULE_4__/* .EVALUATION_STATUSES */ .c),
    pass: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()),
    exit_code: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr()),
    stdout: text,
    stderr: text,
    parse_error: maybe(text),
});
const chain = { seq: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(whole), prev: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text), hash: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text) };
const entry = {
    iteration: whole,
    decision: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_decide_js__WEBPACK_IMPORTED_MODULE_7__/* .DECISIONS */ .Yv),
    decision_reason: text,
    candidate_status: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_candidate_js__WEBPACK_IMPORTED_MODULE_1__/* .CANDIDATE_STATUSES */ .nR)),
    base_commit: commit,
    candidate_commit: maybe(commit),
    /** The last kept commit after it. */
    kept_commit: commit,
    keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .KEEP_POLICIES */ .fO),
    evaluator: maybe(evaluationSchema),
    created_at: text,
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text),
    description: text,
    /** Whether the lane is put back to the kept commit after it, or left as the session left it. */
    lane: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['reset', 'left']),
    /** Where candidates are compared in pairs, and this one was. */
    comparison: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_comparison_js__WEBPACK_IMPORTED_MODULE_2__/* .comparisonSchema */ .D),
};
const entrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['baseline', 'iteration']), ...entry, ...chain });
const launch = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('launch'),
    run_id: text,
    run_tag: text,
    mission_slug: text,
    /** Paths from the top of the repository. */
    mission_dir: text,
    mission_file: text,
    sandbox_file: text,
    repo_root: text,
    worktree_path: text,
    branch_name: text,
    baseline_commit: commit,
    contract: _contract_js__WEBPACK_IMPORTED_MODULE_3__/* .sandboxSchema */ .Nr,
    mission: text,
    policy: text,
    agent: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ command: maybe(text), args: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text) }),
    created_at: text,
    ...chain,
});
const event = (kind) => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(kind), created_at: text, ...chain });
const recordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    launch,
    entrySchema,
    /** The lane is where the last entry says that it is. */
    event('ready'),
    event('resumed'),
    /** The records came from another machine: the lane is elsewhere now, and has to be made. */
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(event('relocated'), { repo_root: text, worktree_path: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(event('begun'), { iteration: whole }),
    /** No process of the session is left. */
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(event('session'), {
        iteration: whole,
        exit_code: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr()),
        called_off: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        notes: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(event('intent'), { iteration: whole, from: commit, to: commit, draft: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3(entry) }),
    /** A line of the record of decisions that is not in an entry. */
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(event('evidence'), { record: _attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionRecordSchema */ .v }),
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(event('stopped'), { status: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['stopped', 'completed', 'failed']), reason: text }),
]);
/** Types what a journal holds; gives the number of the first line that is no such record, 1-based. */
function decodeRecords(raw) {
    const records = [];
    for (const [index, each] of raw.entries()) {
        const result = recordSchema.safeParse(each);
        if (!result.success)
            return { line: index + 1, flaw: result.error.issues[0]?.path.join('.') || 'shape' };
        records.push(result.data);
    }
    return { records };
}
const NOT_BEGUN = { session: undefined, intent: undefined };
/** Folds the records; undefined before a launch. */
function foldMission(records) {
    const [first] = records;
    if (first?.kind !== 'launch')
        return undefined;
    const start = {
        launch: first,
        entries: [],
        lastKeptCommit: first.baseline_commit,
        lastKeptScore: null,
        latestCandidateCommit: null,
        iteration: 0,
        open: undefined,
        lane: 'none',
        status: 'running',
        stopReason: null,
        evidence: [],
        claim: undefined,
        updatedAt: first.created_at,
        completedAt: null,
    };
    return records.reduce(advance, start);
}
/** The state after one more record. */
function advance(state, record) {
    // No file shows the evidence before its entry does.
    if (record.kind === 'evidence') {
        const claim = record.record.kind === 'claim' ? record.record : state.claim;
        return { ...state, evidence: [...state.evidence, record.record], claim };
    }
    return { ...step(state, record), updatedAt: record.created_at };
}
function step(state, record) {
    switch (record.kind) {
        case 'launch':
            return state;
        case 'baseline':
        case 'iteration':
            return addEntry(state, record);
        case 'ready':
            return { ...state, lane: 'settled' };
        case 'resumed':
            return { ...state, status: 'running', stopReason: null, completedAt: null };
        case 'relocated': {
            const { repo_root, worktree_path } = record;
            return { ...state, launch: { ...state.launch, repo_root, worktree_path }, lane: 'none' };
        }
        case 'begun': {
            const { iteration } = record;
            return { ...state, iteration, open: { iteration, session: undefined, intent: undefined } };
        }
        case 'session':
            return state.open === undefined ? state : { ...state, open: { ...state.open, session: record } };
        case 'intent':
            if (state.open !== undefined)
                return { ...state, open: { ...state.open, intent: record } };
            // No session is behind it: the working line is taken back.
            return {
                ...state,
                iteration: record.iteration,
                open: { ...NOT_BEGUN, iteration: record.iteration, intent: record },
            };
        case 'stopped': {
            const completedAt = record.status === 'stopped' ? null : record.created_at;
            return { ...state, status: record.status, stopReason: record.reason, completedAt };
        }
        default:
            return record;
    }
}
function addEntry(state, entry) {
    const entries = [...state.entries, entry];
    if (entry.kind === 'baseline')
        return { ...state, entries, lastKeptScore: entry.evaluator?.score ?? null };
    const isMoved = entry.kept_commit !== state.lastKeptCommit;
    return {
        ...state,
        entries,
        evidence: entry.comparison === undefined ? state.evidence : [...state.evidence, entry.comparison.record],
        open: undefined,
        lane: 'unsettled',
        lastKeptCommit: entry.kept_commit,
        lastKeptScore: isMoved || entry.decision === 'keep' ? (keptScores(entries).get(entry.kept_commit) ?? null) : state.lastKeptScore,
        claim: isMoved ? undefined : state.claim,
        latestCandidateCommit: entry.candidate_commit ?? state.latestCandidateCommit,
    };
}
/** The score of each commit that was kept, and of the baseline. */
function keptScores(entries) {
    const kept = entries.filter(({ decision }) => decision === 'keep' || decision === 'baseline');
    return new Map(kept.map(({ kept_commit: commit, evaluator }) => [commit, evaluator?.score ?? null]));
}
const SCHEMA_VERSION = 1;
function buildLedger({ launch: { run_id, created_at }, entries, updatedAt }) {
    return { schema_version: SCHEMA_VERSION, run_id, created_at, updated_at: updatedAt, entries };
}


/***/ }),

/***/ 6992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3919);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(176);



const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
/** `manifest.json`, exactly as on disk. Source: autoresearch missions, "precisely". */
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    run_id: text,
    run_tag: text,
    mission_dir: text,
    mission_file: text,
    sandbox_file: text,
    repo_root: text,
    worktree_path: text,
    mission_slug: text,
    branch_name: text,
    baseline_commit: text,
    last_kept_commit: text,
    last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
    results_file: text,
    instructions_file: text,
    manifest_file: text,
    ledger_file: text,
    latest_evaluator_file: text,
    candidate_file: text,
    evaluator: _contract_js__WEBPACK_IMPORTED_MODULE_0__/* .sandboxSchema */ .Nr.shape.evaluator,
    keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .KEEP_POLICIES */ .fO),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['running', 'stopped', 'completed', 'failed']),
    stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    created_at: text,
    updated_at: text,
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
});
/** The manifest that the records alone tell. */
function buildManifest(state, files) {
    const { launch } = state;
    const { evaluator } = launch.contract;
    return {
        schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_VERSION */ .f$,
        run_id: launch.run_id,
        run_tag: launch.run_tag,
        mission_dir: launch.mission_dir,
        mission_file: launch.mission_file,
        sandbox_file: launch.sandbox_file,
        repo_root: launch.repo_root,
        worktree_path: launch.worktree_path,
        mission_slug: launch.mission_slug,
        branch_name: launch.branch_name,
        baseline_commit: launch.baseline_commit,
        last_kept_commit: state.lastKeptCommit,
        last_kept_score: state.lastKeptScore,
        latest_candidate_commit: state.latestCandidateCommit,
        ...files,
        evaluator,
        keep_policy: evaluator.keep_policy,
        status: state.status,
        stop_reason: state.stopReason,
        iteration: state.iteration,
        created_at: launch.created_at,
        updated_at: state.updatedAt,
        completed_at: state.completedAt,
    };
}
/** Whether nothing can go on from it. */
function isTerminal(status) {
    return status === 'completed' || status === 'failed';
}


/***/ }),

/***/ 4367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renderResults)
/* harmony export */ });
const COLUMNS = ['iteration', 'commit', 'pass', 'score', 'status', 'description'];
/** `results.tsv`: a header, and a row for the baseline and each iteration. */
function renderResults(entries) {
    const rows = entries.map((entry) => [
        String(entry.iteration),
        entry.candidate_commit ?? entry.kept_commit,
        entry.evaluator?.pass === undefined || entry.evaluator.pass === null ? '' : String(entry.evaluator.pass),
        typeof entry.evaluator?.score === 'number' ? String(entry.evaluator.score) : '',
        entry.decision,
        cell(entry.description),
    ]);
    return [COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
/** Whatever ends a cell or a line anywhere becomes a space. */
function cell(text) {
    return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}


/***/ }),

/***/ 3448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Bd: () => (/* binding */ RUNTIME_ARTIFACTS),
/* harmony export */   CE: () => (/* binding */ openMissionJournal),
/* harmony export */   Fg: () => (/* binding */ requireRun),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   KB: () => (/* binding */ writeResults),
/* harmony export */   NS: () => (/* binding */ writePointer),
/* harmony export */   OO: () => (/* binding */ iterationFolder),
/* harmony export */   Pr: () => (/* binding */ RESULTS),
/* harmony export */   SX: () => (/* binding */ meansMissionRun),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   ak: () => (/* binding */ writeRunFiles),
/* harmony export */   gF: () => (/* binding */ findMissionRepository),
/* harmony export */   gV: () => (/* binding */ lanesFolder),
/* harmony export */   kc: () => (/* binding */ placeOfRun),
/* harmony export */   nn: () => (/* binding */ readMission),
/* harmony export */   pR: () => (/* binding */ ensureIgnored),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   qT: () => (/* binding */ readPointer),
/* harmony export */   xx: () => (/* binding */ typedRecords)
/* harmony export */ });
/* unused harmony export listMissionRuns */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4831);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9295);
/* harmony import */ var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5364);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3342);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(176);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6992);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4367);
/**
 * The files of missions: `.rcs/` at the top of the repository, and the lane beside it.
 * Invariant: `journal.jsonl` of a run is the truth; manifest, ledger, results and the latest evaluation are written from
 * it, each replaced whole, and can be written again. Nothing of it lies where a session can write, but the lane's copy of
 * the results.
 * Crash: a torn last line of the journal is cut at the next open; the files may be one record behind until a resume.
 */












const RESULTS = 'results.tsv';
/** What a session may leave in its lane without making it dirty. */
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
function rootOf(repository) {
    const rcs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs');
    return {
        repository,
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'logs', 'autoresearch'),
        pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch-state.json'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch.lock'),
    };
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** The files of a run; whether they exist is another question. */
function placeOfRun(root, runId) {
    if (!RUN_ID.test(runId)) {
        const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(runId)}`;
        const expected = 'letters, digits, ".", "_" and "-"';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId);
    const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    return {
        ...root,
        runId,
        folder,
        journal: file('journal.jsonl'),
        reserve: file('run.reserve'),
        files: {
            instructions_file: file('bootstrap-instructions.md'),
            manifest_file: file('manifest.json'),
            ledger_file: file('iteration-ledger.json'),
            latest_evaluator_file: file('latest-evaluator-result.json'),
            candidate_file: file('candidate.json'),
        },
    };
}
/** The repository that a folder is in, by its own path: a run is found again whichever way leads to it. */
function findMissionRepository(folder) {
    return (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
}
/** The place of a run of the repository that a folder is in. */
function placeOf(runId, { cwd }) {
    return placeOfRun(rootOf(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logs))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(logs)
        .filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'journal.jsonl')) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'manifest.json')))
        .sort();
}
/** The runs of a mission that there are records of here, oldest first. */
function listMissionRuns(repository, slug) {
    const root = rootOf(repository);
    const places = listRuns(root).flatMap((id) => (RUN_ID.test(id) ? [placeOfRun(root, id)] : []));
    return places.filter((place) => readMission(place).state?.launch.mission_slug === slug);
}
/** Whether a name is the id of a run here, or nearly one; asked before anything else is known of it. */
function meansMissionRun(name, { cwd }) {
    const repository = findMissionRepository(cwd);
    // An experiment of that very name is meant.
    if (!RUN_ID.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.autorize', name)))
        return false;
    const known = listRuns(rootOf(repository));
    return known.includes(name) || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .nearestName */ .qb)(name, known) !== undefined;
}
/** Throws where there is no such run, naming the nearest one. */
function requireRun(place) {
    const known = listRuns(place);
    if (known.includes(place.runId))
        return;
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .nearestName */ .qb)(place.runId, known);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `there is no mission run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(place.runId)} here: ${shownPath(place, place.files.manifest_file)} is missing (${known.length === 0 ? 'there are none at all' : known.join(', ')})`,
        remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(nearest)}?`,
    });
}
/** A path of the repository as a user in its top folder types it. */
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
/** Logs, diff and evaluation of an iteration. */
function iterationFolder({ folder }, iteration) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
/** The folder beside the repository that holds the lanes of its missions. */
function lanesFolder({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}.rcs-worktrees`);
}
/** Opens the journal of a run for the holder of the lock. */
function openMissionJournal(place) {
    const remedy = `What was kept is on its branch; close the run: rcs autoresearch --abandon ${place.runId}`;
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .openJournal */ ._)({ path: place.journal, shown: shownPath(place, place.journal), remedy });
}
/** Types the records of a journal; throws a ContractError that names the line. */
function typedRecords(place, raw) {
    const decoded = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeRecords */ .bs)(raw);
    if ('records' in decoded)
        return decoded.records;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(place, decoded)]);
}
function unusable(place, { line, flaw }) {
    return {
        file: shownPath(place, place.journal),
        line,
        found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(flaw)}`,
        expected: 'a record of a mission',
        remedy: `Close the run: rcs autoresearch --abandon ${place.runId}`,
    };
}
/** Reads the journal of a run as it is, without a lock and without changing it. */
function readMission(place) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.journal))
        return { state: undefined, problem: undefined };
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place.journal));
    const raw = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    const decoded = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeRecords */ .bs)(raw);
    const broken = parsed.kind === 'corrupt'
        ? { ...unusable(place, { line: parsed.line, flaw: '' }), found: `the line ${parsed.why}` }
        : undefined;
    if ('records' in decoded)
        return { state: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .foldMission */ .st)(decoded.records), problem: broken };
    const sound = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeRecords */ .bs)(raw.slice(0, decoded.line - 1));
    return {
        state: 'records' in sound ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .foldMission */ .st)(sound.records) : undefined,
        problem: broken ?? unusable(place, decoded),
    };
}
function readManifest({ files }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(files.manifest_file))
        return { kind: 'missing' };
    try {
        const result = _manifest_js__WEBPACK_IMPORTED_MODULE_9__/* .manifestSchema */ .rc.safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(files.manifest_file, 'utf8')));
        if (result.success)
            return { kind: 'read', manifest: result.data };
        return { kind: 'unreadable', why: `no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
    }
    catch (error) {
        return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
    }
}
/** Writes what follows from the records: manifest, ledger, the latest evaluation. */
function writeRunFiles(place, state) {
    const { files } = place;
    const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
    if (latest)
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.latest_evaluator_file, [json(latest)]);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.ledger_file, [json((0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .buildLedger */ .ES)(state))]);
    const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.manifest_file, [json((0,_manifest_js__WEBPACK_IMPORTED_MODULE_9__/* .buildManifest */ .u1)(state, { ...files, results_file }))]);
}
/** Writes the results into the lane, in the place of whatever has their name there. */
function writeResults(state) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    // A session can have put a folder there, which no file replaces.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true)
        (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(path);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(path, [(0,_results_js__WEBPACK_IMPORTED_MODULE_11__/* .renderResults */ .f)(state.entries)]);
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
function readPointer({ pointer }) {
    try {
        const raw = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(pointer, 'utf8'));
        return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
    }
    catch {
        // None yet, or not ours to read: the lock alone decides who may run.
        return undefined;
    }
}
function writePointer({ pointer }, value) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(pointer, [json({ schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .SCHEMA_VERSION */ .f$, ...value })]);
}
/** Keeps what missions write out of the user's `git status`. */
function ensureIgnored({ repository }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs', '.gitignore');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, ['*\n']);
}


/***/ })

};


export const id = 842;
export const ids = [167,842];
export const modules = {

/***/ 53022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ auditRecords)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/decision/draw.js
var draw = __webpack_require__(60865);
// EXTERNAL MODULE: ./build/decision/records.js
var decision_records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/decision/accepted.js
var accepted = __webpack_require__(91758);
// EXTERNAL MODULE: ./build/decision/approval.js
var approval = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/decision/conclusion.js
var conclusion = __webpack_require__(27320);
;// CONCATENATED MODULE: ./build/decision/follow-up.js
/** What has to be recorded after a decision; `before`: the best until then. */
function followUpAfter({ task, purpose, outcome }, { before, session }) {
    if (purpose === 'canary')
        return { kind: 'canary', variety: 'noop', task, passed: outcome !== 'keep', remark: null };
    return session.incumbent === before ? undefined : { kind: 'incumbent', tree: session.incumbent, by: task };
}

// EXTERNAL MODULE: ./build/decision/rejection.js
var rejection = __webpack_require__(46272);
// EXTERNAL MODULE: ./build/decision/replay.js
var replay = __webpack_require__(44984);
// EXTERNAL MODULE: ./build/decision/rule-change.js
var rule_change = __webpack_require__(45342);
// EXTERNAL MODULE: ./build/decision/session.js
var decision_session = __webpack_require__(47695);
// EXTERNAL MODULE: ./build/decision/size.js
var size = __webpack_require__(76646);
// EXTERNAL MODULE: ./build/decision/negative-control.js
var negative_control = __webpack_require__(77628);
// EXTERNAL MODULE: ./build/decision/run-end.js
var run_end = __webpack_require__(55434);
;// CONCATENATED MODULE: ./build/audit/former-wording.js
/**
 * Reasons and remarks as earlier versions worded them. Logs keep the words that they were written with; the audit
 * computes each text again, in the words of today, and compares both in these.
 */
const FORMER = [
    ['it is the incumbent itself', 'it is the current best itself'],
    ['it told no scores of its cases', 'it reported no scores of its cases'],
    ['too little to be told apart from luck', 'too little to distinguish from chance'],
    [" than the incumbent's mean", ' than the mean of the current best'],
    [' the evaluator told no ', ' the evaluator reported no '],
    [' of the incumbent', ' of the current best'],
    [
        'the base has nothing but protected files: no deliberately broken candidate could be tried',
        'the base has nothing but protected files: no negative control could be tried',
    ],
    [
        'to the evaluator a deliberately broken candidate, the protected files alone, ',
        'to the evaluator the negative control, the protected files alone, ',
    ],
    [', where the incumbent has ', ', where the current best has '],
];
/** Whether a recorded text is the computed one, in the words of this version or of an earlier one. */
function isSameText(recorded, computed) {
    return recorded === computed || (typeof recorded === 'string' && inPresentWords(recorded) === computed);
}
function inPresentWords(text) {
    return FORMER.reduce((words, [former, present]) => words.replace(former, () => present), text);
}

;// CONCATENATED MODULE: ./build/audit/aa-checks.js




/** Takes a run of the negative control in. */
function takeNegativeControlRun(record, session) {
    const issue = negativeControlIssue(record, session);
    return { session: (0,run_end/* isMute */.C)(record) ? session : (0,decision_session/* withNegativeControlRun */._8)(session, record), issue };
}
/** Takes in what is said to have come of an A/A check. */
function takeAaCheck(record, session, context) {
    const issue = aaCheckIssue(record, session, context);
    return { session: record.variety === 'broken' ? (0,decision_session/* withNegativeControl */.bm)(session, record) : session, issue };
}
/** What a run of the negative control says that was not due. */
function negativeControlIssue(record, session) {
    const { id, task, arm, index, attempt, order_bit: bit, tree, ended } = record;
    const { scores = [], tree: known = null } = session.aaChecks.broken ?? {};
    // What it was run for begins again in the environment that it fell into.
    if (ended === 'moved' && task === negative_control/* NEGATIVE_CONTROL_TASK */.kt)
        return undefined;
    const isDue = task === negative_control/* NEGATIVE_CONTROL_TASK */.kt &&
        (0,decision_session/* isNegativeControlDue */.nU)(session) &&
        (0,decision_session/* evaluateNegativeControlIn */.fz)(session).kind === 'unsettled';
    if (!isDue)
        return `evaluation ${id}: no negative control was due`;
    const isPlace = arm === 'candidate' && index === scores.length + 1 && attempt === 0 && bit === null;
    if (!isPlace)
        return `evaluation ${id} stands where run ${scores.length + 1} of ${task} was due`;
    return known === null || known === tree ? undefined : `evaluation ${id} is of another tree than ${task}`;
}
/** What an A/A check says that its scores do not. */
function aaCheckIssue({ variety, task, passed, remark }, session, { isRefused, noop }) {
    if (variety === 'noop' && noop?.task !== task)
        return `${task} was not decided just before`;
    const recorded = variety === 'noop'
        ? { passed: session.aaChecks.kept.at(-1) === false, remark: null }
        : (0,negative_control/* negativeControlOutcome */.nZ)((0,decision_session/* evaluateNegativeControlIn */.fz)(session), isRefused);
    const isMeant = variety === 'noop' || (task === negative_control/* NEGATIVE_CONTROL_TASK */.kt && (0,decision_session/* isNegativeControlDue */.nU)(session));
    if (isMeant && recorded?.passed === passed && isSameText(remark, recorded.remark))
        return undefined;
    return `${task} is not recorded as its runs say`;
}

// EXTERNAL MODULE: ./build/base/accepted-risk.js
var accepted_risk = __webpack_require__(75727);
// EXTERNAL MODULE: ./build/decision/assignment.js
var assignment = __webpack_require__(85486);
// EXTERNAL MODULE: ./build/decision/claim.js
var claim = __webpack_require__(47935);
// EXTERNAL MODULE: ./build/decision/confirmation.js
var decision_confirmation = __webpack_require__(76442);
// EXTERNAL MODULE: ./build/decision/effort.js
var decision_effort = __webpack_require__(65157);
// EXTERNAL MODULE: ./build/decision/evidence.js
var decision_evidence = __webpack_require__(57570);
// EXTERNAL MODULE: ./build/decision/guard.js
var guard = __webpack_require__(64802);
// EXTERNAL MODULE: ./build/decision/settings.js
var settings = __webpack_require__(82922);
// EXTERNAL MODULE: ./build/stats/e-bh.js
var e_bh = __webpack_require__(26970);
// EXTERNAL MODULE: ./build/stats/e-process.js
var e_process = __webpack_require__(24079);
;// CONCATENATED MODULE: ./build/audit/checks.js












// Logarithms are not the same to the last digit on every machine.
const RELATIVE = 1e-9;
/** Equal but for the rounding of another machine. */
function closeTo(one, other) {
    return Math.abs(one - other) <= RELATIVE * Math.max(1, Math.abs(one), Math.abs(other)) || one === other;
}
/** What a decision says that its scores do not. */
function decisionIssues({ record, trial, level, isStale, settings, queries }) {
    const issues = [];
    const name = record.task;
    const { evidence } = record;
    if (evidence.kind === 'paired' && trial.task === 'paired' && !closeTo(evidence.a, trial.rules.a)) {
        issues.push(['level', `${name} was tested at ${evidence.a}, where the policy gives ${trial.rules.a}`]);
    }
    if (record.level.tested !== level.tested || record.level.kept !== level.kept) {
        const found = `${record.level.tested} tests and ${record.level.kept} keeps`;
        issues.push(['level', `${name} counts ${found} before it, where there were ${level.tested} and ${level.kept}`]);
    }
    const differing = firstDifference(evidence, (0,decision_evidence/* evidenceOf */.X)(trial));
    if (differing !== undefined)
        issues.push(['evidence', `${differing} of ${name} is not what its scores give`]);
    if (!isSame(record.evaluations, trial.evaluations)) {
        const found = `${listed(record.evaluations)}, not on ${listed(trial.evaluations)}`;
        issues.push(['evidence', `${name} is recorded to rest on ${found}`]);
    }
    const verdict = trial.verdict;
    if (verdict?.outcome !== record.outcome || verdict.code !== record.code) {
        const computed = verdict === null ? 'nothing yet' : `${verdict.outcome} (${verdict.code})`;
        issues.push(['outcome', `${name} is recorded as ${record.outcome} (${record.code}); its scores say ${computed}`]);
    }
    if (verdict?.code === record.code && !isSameText(record.reason, verdict.reason)) {
        issues.push(['outcome', `${name} has another reason than its scores give: ${verdict.reason}`]);
    }
    if (record.incumbent !== trial.incumbent || record.purpose !== trial.purpose) {
        const found = `${record.purpose} against ${record.incumbent}`;
        issues.push(['incumbent', `${name} is recorded as ${found}; it was ${trial.purpose} against ${trial.incumbent}`]);
    }
    const accepted = acceptedIssue(record, isStale) ?? unaskedIssue(record, trial, settings);
    if (accepted !== undefined)
        issues.push(['kept', `${name} ${accepted}`]);
    if (record.holdout !== null && record.holdout.queries !== queries) {
        const found = `${record.holdout.queries} queries of the holdout`;
        issues.push(['missing', `${name} counts ${found}, where ${queries} were made`]);
    }
    return issues;
}
function listed(evaluations) {
    return evaluations.length === 0 ? 'no evaluation' : `the evaluations ${evaluations.join(', ')}`;
}
function firstDifference(recorded, computed) {
    const found = new Map(Object.entries(recorded));
    for (const [key, value] of Object.entries(computed)) {
        // The level has an issue of its own.
        if (key !== 'a' && !isSame(found.get(key), value))
            return key;
    }
    return undefined;
}
function isSame(one, other) {
    if (typeof one === 'number' && typeof other === 'number')
        return closeTo(one, other);
    if (!Array.isArray(one) || !Array.isArray(other))
        return one === other;
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
}
function acceptedIssue({ kept, outcome, purpose, guards, holdout }, isStale) {
    if (purpose === 'canary' || purpose === 'certify')
        return kept ? 'can keep nothing, and did' : undefined;
    const isRefusedByCheck = guards.some(({ passed }) => !passed) || holdout?.passed === false;
    const isDue = outcome === 'keep' && !isRefusedByCheck && !isStale;
    if (kept === isDue)
        return undefined;
    if (!kept)
        return 'was not kept, though nothing that is recorded speaks against it';
    if (isRefusedByCheck)
        return 'was kept against a guard or the holdout';
    return isStale ? 'was kept though the current best had been replaced' : `was kept though its outcome is ${outcome}`;
}
/** Guards judge every accepted change. The holdout judges those that are more than a step of the working line. */
function unaskedIssue({ kept, guards, holdout }, trial, settings) {
    if (!kept)
        return undefined;
    if (guards.length < (0,guard/* guardsOf */.g0)(settings, trial.purpose).length)
        return 'was kept without an answer of each guard';
    if (settings.holdout === undefined || (0,assignment/* isWorkingStep */.yz)(trial))
        return undefined;
    return holdout === null ? 'was kept without an answer of the holdout' : undefined;
}
/** What a claim says that the records do not. */
function claimIssues(check) {
    const { record, runHeader, confirmation, session } = check;
    if (confirmation === undefined)
        return [`the claim is of ${record.task}, of which nothing is recorded`];
    const { confirm, confidence, error_rate, certify } = runHeader.settings;
    const certified = (0,e_bh/* certifiedChanges */.j)(check.certified.map(({ tree, logs }) => ({ tree, log_e: (0,e_process/* logEvidence */.y8)({ logs }) })), certify.fdr).length;
    const expected = {
        final: confirmation.tree,
        baseline: runHeader.baseline_commit,
        planned_pairs: confirmation.planned,
        evaluations: confirmation.evaluations,
        sealed: confirm.command !== '',
        proposed: check.proposed,
        tested: check.tested,
        kept: check.keeps,
        false_keeps_bound: (0,decision_session/* falseAcceptanceBound */.BS)(session),
        error_rate,
        alpha: 1 - confidence,
        certified: check.certified.length > 0 ? certified : null,
        certify_fdr: check.certified.length > 0 ? certify.fdr : null,
        holdout_queries: check.queries,
        earlier_confirmations: check.earlier,
        evaluator_digest: check.evaluator,
        holdout_digest: runHeader.holdout_digest,
        accepted_risks: (0,accepted_risk/* risksTaken */.ar)(check.findings),
        // Claims of earlier versions have none.
        ...(record.isolation === null ? {} : { isolation: check.isolation }),
    };
    const issues = numbersIssues(record, confirmation);
    const ratio = (0,claim/* claimedRatio */.L)(session);
    if (record.ratio?.unit !== ratio?.unit || record.ratio?.direction !== ratio?.direction)
        issues.push('the claim is on another scale than its run');
    const recorded = new Map(Object.entries(record));
    for (const [key, value] of Object.entries(expected)) {
        if (!isSame(recorded.get(key), value))
            issues.push(`the claim's ${key} is ${String(recorded.get(key))}, not ${String(value)}`);
    }
    if (record.sentence !== (0,claim/* renderClaim */.r)(record))
        issues.push('the sentence of the claim does not say what the claim does');
    return issues;
}
function numbersIssues(record, confirmation) {
    const { pairs, planned } = confirmation;
    if (pairs.length !== planned || pairs.length < 2)
        return [`the confirmation has ${pairs.length} of ${planned} pairs`];
    const { estimate, interval, confidence, baseline_mean, carry_over } = (0,decision_confirmation/* confirmedOf */.bY)(confirmation);
    const issues = [];
    const computed = { estimate, interval, confidence, baseline_mean, carry_over };
    const recorded = new Map(Object.entries(record));
    for (const [key, value] of Object.entries(computed)) {
        if (!isSame(recorded.get(key), value))
            issues.push(`the claim's ${key} is not what the confirmation's scores give`);
    }
    return issues;
}
/** What a run of the evaluator says that was not due. */
function runIssues({ record, step, buffer, isDrawn, isShared }) {
    const isPlace = step.stage === record.stage && step.index === record.index && step.attempt === record.attempt;
    if (!isPlace) {
        const expected = `${step.stage} ${step.index}, attempt ${step.attempt}`;
        const found = `${record.stage} ${record.index}, attempt ${record.attempt}`;
        return [['order', `${found}, stands where ${expected} was due`]];
    }
    const issues = [];
    const due = step.runs[buffer.length];
    if (step.order_bit !== record.order_bit || due?.arm !== record.arm) {
        issues.push(['coin', `evaluation ${record.id} did not run in the order of the coin`]);
    }
    const seed = step.runs.find(({ arm }) => arm === record.arm)?.seed;
    if (isDrawn && seed !== undefined && seed !== record.seed) {
        issues.push(['seed', `evaluation ${record.id} ran with the seed ${record.seed}, not ${seed}`]);
    }
    const [other] = buffer;
    if (!isDrawn && isShared && other !== undefined && other.seed !== record.seed) {
        issues.push(['seed', `the arms of a pair of ${record.task} ran with different seeds`]);
    }
    return issues;
}
/** What a query of the holdout says that the records do not; `queries`: how many there are with it. */
function queryIssues({ task, number, budget }, { queries, holdout }) {
    const issues = [];
    if (number !== queries)
        issues.push(['missing', `${task} asks the holdout for the ${number}th time, not the ${queries}th`]);
    if (budget !== holdout?.budget)
        issues.push(['kept', `${task} counts against a budget of ${budget} that is not the one of the settings`]);
    if (queries > budget)
        issues.push(['kept', `${task} asked the holdout beyond its budget of ${budget}`]);
    return issues;
}
/** What a calibration says that its runs do not; `session`: with the calibration. */
function calibrationIssues({ id, tree, sigma, mean, policy, score_scale }, { tree: calibrated, scores, runs }, { noise, policy: resolved, score_scale: scale }) {
    const issues = [];
    if (tree !== calibrated)
        issues.push(['calibration', `${id} is of the tree ${calibrated}, not of ${tree}`]);
    if (scores.length < runs)
        issues.push(['missing', `${id} has ${scores.length} of ${runs} runs`]);
    if (!closeTo(noise?.sigma ?? 0, sigma) || !closeTo(noise?.mean ?? 0, mean)) {
        const supplied = `${noise?.sigma} around ${noise?.mean}`;
        issues.push(['calibration', `${id} gives a noise of ${supplied}, not what is recorded`]);
    }
    if (scale !== score_scale)
        issues.push(['calibration', `${id} means the scale ${scale}, not ${score_scale}`]);
    if (resolved !== policy)
        issues.push(['calibration', `${id} means ${resolved}, not ${policy}`]);
    return issues;
}
/** What the proposal of a candidate says that the records do not; `session`: as it was then. */
function candidateIssues({ id, parent, tree, purpose, released, reverts, refused, normal_digest: normal }, session) {
    const issues = [];
    if (parent !== session.incumbent) {
        issues.push(['incumbent', `${id} was proposed to ${session.incumbent}, not to ${parent}`]);
    }
    if (purpose === 'simplify' && !(0,settings/* hasTolerance */.ck)(session.settings)) {
        issues.push(['outcome', `${id} is recorded as a simplification, which these settings do not allow`]);
    }
    // What has no tree was never captured; other reasons than these are not of the records.
    if (refused === null || tree === '' || session.policy === null || !DECIDED_HERE.has(refused.code))
        return issues;
    const again = (0,assignment/* assignProposal */.gK)(session, { id, tree, purpose, released, normal, isRevert: reverts !== null });
    const isSame = again.kind === 'refused' && again.code === refused.code && isSameText(refused.reason, again.reason);
    if (!isSame)
        issues.push(['outcome', `${id} was refused (${refused.code}: ${refused.reason}), which the records do not bear`]);
    return issues;
}
const DECIDED_HERE = new Set(['noop', 'duplicate', 'horizon']);
/** What a run header says that does not follow from its settings. */
function runHeaderIssue({ settings, effort, effort_rules: recorded }) {
    const rules = effort === 'auto' ? undefined : (0,decision_effort/* expandEffort */.Bn)(settings, effort);
    return rules !== undefined && isSameRules(rules, recorded)
        ? undefined
        : `the effort ${effort} expands to other parameters`;
}
function isSameRules(one, other) {
    return one.screen === other.screen && one.futility_z === other.futility_z && one.max_pairs === other.max_pairs;
}

;// CONCATENATED MODULE: ./build/audit/follow-ups.js
/** What the last decision left to be written down next, and whether the record after it does that. */
class FollowUpAudit {
    #followUp;
    get all() {
        return this.#followUp === undefined ? [] : [this.#followUp];
    }
    settle(followUp) {
        this.#followUp = followUp;
    }
    /**
     * A decision is followed by the record of the new current best, or of what an A/A check said; `kind`: of the record
     * that follows.
     */
    issueBefore(kind) {
        const followUp = this.#followUp;
        if (followUp === undefined || followUp.kind === kind)
            return undefined;
        this.#followUp = undefined;
        if (followUp.kind === 'canary')
            return ['missing', `nothing says what came of ${followUp.task}`];
        return ['incumbent', `${followUp.by} made ${followUp.tree} the current best, and no record says so`];
    }
    takeAaCheck() {
        const followUp = this.#followUp;
        this.#followUp = undefined;
        return followUp?.kind === 'canary' ? followUp : undefined;
    }
    /** `best`: the current best by the decisions. */
    issueOfBest({ tree, by }, best) {
        const followUp = this.#followUp;
        this.#followUp = undefined;
        if (followUp?.kind === 'incumbent' && followUp.tree === tree && followUp.by === by)
            return undefined;
        const last = followUp?.kind === 'incumbent' ? ` by ${followUp.by}` : ', and nothing was decided just before';
        return `the decisions make ${best} the current best${last}, not ${tree} by ${by}`;
    }
}

;// CONCATENATED MODULE: ./build/audit/order.js

/** What guards and holdout said together. A quarantined change must have passed every guard. */
function finalOf({ outcome, kept, guards }) {
    if (kept)
        return 'accepted';
    return outcome === 'quarantine' && guards.every(({ passed }) => passed) ? 'accepted' : 'refused';
}
/**
 * What of a decision was not asked in its turn, by what its test gives: the test, then each guard until one says no,
 * then whether the gain is plausible, then the holdout. Source: decisions, DECIDE, step 5.
 */
function orderIssues({ task, purpose, guards, holdout }, { verdict }, settings) {
    const outcome = verdict?.outcome;
    if (purpose === 'canary' || purpose === 'certify')
        return [];
    const isAsked = guards.length > 0 || holdout !== null;
    if (outcome !== 'keep' && outcome !== 'quarantine') {
        return isAsked ? [`guards or holdout were asked about ${task}, which did not pass its test`] : [];
    }
    const due = (0,guard/* guardsOf */.g0)(settings, purpose).length;
    const no = guards.findIndex(({ passed }) => !passed);
    const isHoldoutAsked = holdout !== null || guards.some(({ name }) => name === guard/* SPENT_HOLDOUT */.Jz);
    const issues = [];
    if (no !== -1 && no < guards.length - 1)
        issues.push(`${task} was asked about further after a guard had said no`);
    if (holdout !== null && (no !== -1 || guards.length < due)) {
        issues.push(`the holdout was asked about ${task} before each guard had said yes`);
    }
    if (outcome !== 'quarantine')
        return issues;
    if (isHoldoutAsked)
        issues.push(`the holdout was asked about ${task}, which is quarantined`);
    if (no === -1 && guards.length < due)
        issues.push(`${task} was quarantined without an answer of each guard`);
    return issues;
}
/** Why the holdout could not be asked about a test yet. */
function queryOrderIssue({ id, verdict }, areGuardsPassed) {
    if (verdict?.outcome !== 'keep')
        return `${id} asks the holdout, and its test was not passed`;
    return areGuardsPassed ? undefined : `${id} asks the holdout before each guard has said yes`;
}

// EXTERNAL MODULE: ./build/decision/measurement.js
var measurement = __webpack_require__(34663);
// EXTERNAL MODULE: ./build/decision/task.js
var decision_task = __webpack_require__(3922);
// EXTERNAL MODULE: ./build/decision/evaluator-digest.js
var evaluator_digest = __webpack_require__(94999);
;// CONCATENATED MODULE: ./build/audit/environment.js


/** Follows the evaluator through the recorded environments and finds runs that had another one. */
class EvaluatorAudit {
    /** Of the environment that is in force. */
    digest;
    /** A run header whose digest is not of its members. */
    issue;
    #runHeader;
    #files;
    #known = new Set();
    #sealed = new Set();
    /** Of each task that has to stay in one environment: where it is. */
    #held = new Map();
    /** Isolation levels of all environments so far, in the order in which they came up. */
    #levels = new Set();
    #facts;
    constructor(runHeader) {
        this.#runHeader = runHeader;
        this.#files = (0,evaluator_digest/* filesDigest */.AD)(runHeader.evaluator_files);
        this.#facts = runHeader.environment;
        this.digest = this.#declare(runHeader.environment);
        this.issue =
            runHeader.evaluator_digest === this.digest
                ? undefined
                : 'the evaluator_digest of the run header is not of its judge_digest, files and environment';
    }
    get inForce() {
        return { environment: this.#facts, evaluator_digest: this.digest, isolation: [...this.#levels] };
    }
    takeMove({ environment, evaluator_digest: recorded }) {
        const issues = [];
        const before = this.digest;
        const changes = (0,evaluator_digest/* reportMove */.Q6)(this.#facts, environment);
        this.digest = this.#declare(environment);
        this.#facts = environment;
        if (recorded !== this.digest)
            issues.push('the evaluator_digest of an environment is not of its members');
        if (this.digest === before)
            issues.push('an environment is recorded as another one, and is the same');
        return { changes, issues };
    }
    /** What a run says of its evaluator that is not so; `earlier`: the runs before it in its step. */
    runIssues(run, earlier) {
        const { id, ended, score, digest_before: before, digest_after: after } = run;
        const isConfirming = run.stage === 'confirm' || (run.stage === measurement/* WASHOUT */.OT && run.task.startsWith('confirmation '));
        const known = isConfirming && this.#runHeader.confirm_digest !== null ? this.#sealed : this.#known;
        const isKnown = known.has(before) && known.has(after);
        const place = earlier.findLast(isWhole)?.digest_after ?? this.#held.get(run.task);
        switch (ended ?? (score === null ? 'failed' : 'scored')) {
            case 'scored':
            case 'failed':
                if (!isKnown || before !== after)
                    return [`evaluation ${id} was judged by an evaluator with another digest`];
                return place === undefined || place === before
                    ? []
                    : [`evaluation ${id} is of another environment than the runs before it of ${run.task}`];
            case 'tamper':
                return isKnown ? [`evaluation ${id} is recorded as tampered with, and its evaluator was the same`] : [];
            case 'moved': {
                // The digest of a run that was tampered with does not show where it ran.
                // What an A/A check is compared with is no run of its own step.
                const isAdjacent = run.stage === 'canary';
                const hasMoved = isAdjacent || before !== after || (place === undefined ? earlier.length > 0 : place !== before);
                return isKnown && hasMoved ? [] : [`evaluation ${id} is recorded as void, and its environment was the same`];
            }
            case 'aborted':
            case 'infra':
            case 'killed':
                return before === '' && after === '' ? [] : [`evaluation ${id} was broken off, and says what judged it`];
        }
    }
    /** Holds a task that begins to the environment that is in force, which the scores are of that it is compared with. */
    hold(task) {
        this.#held.set(task, this.digest);
    }
    /** The task is over, or free to go on elsewhere. */
    release(task) {
        this.#held.delete(task);
    }
    #declare(facts) {
        if (facts.sandbox !== undefined)
            this.#levels.add(facts.sandbox);
        const { judge_digest: judge, confirm_digest: hidden } = this.#runHeader;
        const parts = { files: this.#files, environment: (0,evaluator_digest/* environmentDigest */.kU)(facts) };
        if (hidden !== null)
            this.#sealed.add((0,evaluator_digest/* evaluatorDigest */.Kh)({ judge: hidden, ...parts }));
        const digest = (0,evaluator_digest/* evaluatorDigest */.Kh)({ judge, ...parts });
        this.#known.add(digest);
        return digest;
    }
}
function isWhole({ ended }) {
    return ended === 'scored' || ended === 'failed' || ended === null;
}

// EXTERNAL MODULE: ./build/audit/side-runs.js
var side_runs = __webpack_require__(99900);
;// CONCATENATED MODULE: ./build/audit/runs.js









/** Takes in the runs of the evaluator in their order and reports those that were not due. */
class RunAudit {
    evaluations = 0;
    evaluator;
    /** Names of the tasks that have a score, and of the confirmations. */
    tested = new Set();
    confirmations = new Set();
    /** Of base and evaluator. */
    findings = [];
    #runHeader;
    #draws;
    #open;
    #openTask;
    #report;
    #sides = new side_runs/* SideRuns */.w9();
    #brokenOff = new Set();
    #reported = new Set();
    /** The last run of the holdout. */
    #query;
    /** The last unscored run. */
    #washout;
    #era = 0;
    constructor({ runHeader, draws, open, openTask, report }) {
        this.#runHeader = runHeader;
        this.evaluator = new EvaluatorAudit(runHeader);
        this.#draws = draws;
        this.#open = open;
        this.#openTask = openTask;
        this.#report = report;
    }
    /** What holds at this point. */
    get inForce() {
        return { ...this.evaluator.inForce, findings: this.findings };
    }
    /** Another secret is in force. */
    nextEra() {
        this.#era += 1;
    }
    /** A task begins. */
    begin(task) {
        if ((0,decision_task/* isOfOneEnvironment */.tU)(task))
            this.evaluator.hold(task.id);
    }
    /** Goes on in another environment. */
    takeMove(record, session) {
        const { changes, issues } = this.evaluator.takeMove(record);
        for (const message of issues)
            this.#report('digest', message);
        return (0,decision_session/* withEnvironment */.Ec)(session, changes);
    }
    /** What a decision says of guards and holdout that their runs do not. */
    checkIssues(record, trial) {
        return this.#sides.checkIssues(record, trial, this.#runHeader.settings);
    }
    areGuardsPassed(trial) {
        return this.#sides.areGuardsPassed(trial, this.#runHeader.settings);
    }
    /** Whether a metric speaks against the negative control; `best`: the tree of the current best. */
    isBrokenRefused(best) {
        return this.#sides.isBrokenRefused(best, this.#runHeader.settings);
    }
    /** After a run that was broken off there is nothing more of its task, but that it was interrupted. */
    checkGoingOn(record) {
        if (record.kind === 'risk')
            this.findings.push(record);
        const task = record.kind === 'calibration' ? record.id : 'task' in record ? record.task : undefined;
        // The same test may go on later, e.g. by a person's word, and elsewhere.
        if (record.kind === 'interrupted' || record.kind === 'decision')
            this.evaluator.release(record.task);
        if (task === undefined || !this.#brokenOff.delete(task) || record.kind === 'interrupted')
            return;
        this.#report('evidence', `${task} went on after a run that was broken off`);
    }
    take(record, queries) {
        this.evaluations += 1;
        if (record.id !== this.evaluations) {
            this.#report('missing', `evaluation ${record.id} stands where ${this.evaluations} comes next`);
            this.evaluations = record.id;
        }
        if (record.stage === 'holdout' && record.index !== queries) {
            this.#reportOnce('missing', record.task, `evaluation ${record.id} asked the holdout without a record of it before`);
        }
        const end = (0,run_end/* endIssue */.Rq)(record);
        if (end !== undefined)
            this.#report('evidence', end);
        this.#sides.take(record);
        if ((0,decision_records/* isSideStage */.Ib)(record.stage)) {
            this.#takeSide(record);
            return;
        }
        const open = this.#openTask(record.task);
        const isHeld = open !== undefined && (0,decision_task/* isOfOneEnvironment */.tU)(open.task);
        // What compares with stored scores begins again in another environment.
        const isBroken = (0,run_end/* isNegativeControlOff */._y)(record) || (isHeld && record.ended === 'moved');
        if (isBroken)
            this.#brokenOff.add(record.task);
        else
            this.tested.add(record.task);
        if (record.stage === 'confirm')
            this.confirmations.add(record.task);
        this.#checkEvaluator(record, open?.buffer ?? []);
        if (open === undefined) {
            this.#reportOnce('missing', record.task, `an evaluation of ${record.task}, which was not begun`);
            return;
        }
        this.#checkRun(record, open);
        const next = this.#withRun(open, record, isBroken);
        this.#open.set(record.task, next);
        if (!(0,decision_task/* isOfOneEnvironment */.tU)(next.task))
            this.evaluator.release(record.task);
    }
    #checkEvaluator(record, runs) {
        const earlier = runs.filter(({ task, index, attempt }) => task === record.task && index === record.index && attempt === record.attempt);
        for (const message of this.evaluator.runIssues(record, earlier))
            this.#report('digest', message);
    }
    #takeSide(record) {
        // It is not made again: what it was asked for is broken off with it.
        if ((0,run_end/* isMute */.C)(record) && record.stage !== 'canary')
            this.#brokenOff.add(record.task);
        const isQuery = record.stage === 'holdout';
        this.#checkEvaluator(record, isQuery && this.#query !== undefined ? [this.#query] : []);
        if (isQuery)
            this.#query = record;
        if (record.stage === measurement/* WASHOUT */.OT)
            this.#washout = record;
        const trees = this.#open.get(record.task)?.trees;
        if (record.stage !== 'canary' && trees === undefined) {
            this.#reportOnce('missing', record.task, `a ${record.stage} of ${record.task}, which was not begun`);
        }
        const draw = this.#draws[this.#era];
        for (const [kind, message] of (0,side_runs/* sideIssues */.EC)(record, { draw, trees }))
            this.#report(kind, message);
    }
    #checkRun(record, { trees }) {
        if (record.tree !== trees[record.arm]) {
            this.#reportOnce('tree', record.task, `evaluation ${record.id} is of another tree than the ${record.arm} of ${record.task}`);
        }
    }
    /** Adds a run to the step that is open, after checking that it is the one that was due. */
    #withRun(open, record, isBroken) {
        const [first] = open.buffer;
        const isNew = first !== undefined && (first.index !== record.index || first.attempt !== record.attempt);
        const current = isNew ? (0,replay/* withStep */.p$)(open, 2) : open;
        const draw = this.#draws[this.#era] ?? (() => ({ seed: record.seed, bit: record.order_bit ?? 0 }));
        const step = (0,replay/* stepOf */.cg)(current, draw);
        if (step.kind !== 'measure') {
            this.#reportOnce('order', record.task, `evaluation ${record.id}: nothing more was to be measured for ${record.task}`);
            return current;
        }
        const isDrawn = this.#draws[this.#era] !== undefined;
        const isShared = this.#runHeader.settings.share_seed;
        for (const [kind, message] of runIssues({ record, step, buffer: current.buffer, isDrawn, isShared })) {
            if (kind === 'order')
                this.#reportOnce(kind, record.task, message);
            else
                this.#report(kind, message);
        }
        const due = step.runs[current.buffer.length];
        if (due?.isWashed === true && !this.#isWashed(record, current.buffer.length)) {
            this.#reportOnce('order', record.task, `evaluation ${record.id} has no unscored run of its arm before it`);
        }
        if (isBroken)
            return current;
        const filled = { ...current, buffer: [...current.buffer, record] };
        return filled.buffer.length >= step.runs.length ? (0,replay/* withStep */.p$)(filled, step.runs.length) : filled;
    }
    /** Whether the run before this one was the unscored one of its arm. */
    #isWashed({ task, arm, index, attempt }, position) {
        const wanted = { stage: measurement/* WASHOUT */.OT, task, arm, attempt, index: (0,measurement/* washoutIndex */.oU)(index, position) };
        const last = new Map(Object.entries(this.#washout ?? {}));
        return Object.entries(wanted).every(([key, value]) => last.get(key) === value);
    }
    /** Once a task: whatever follows a gap is misplaced too. */
    #reportOnce(kind, task, message) {
        if (this.#reported.has(`${kind} ${task}`))
            return;
        this.#reported.add(`${kind} ${task}`);
        this.#report(kind, message);
    }
}

;// CONCATENATED MODULE: ./build/audit/replay.js














/**
 * Replays a run: the session is rebuilt by the product's own code from the raw scores, and compared with what each
 * record says. After a difference it continues from what was recorded, so that one lie is not reported a hundred times.
 */
class AuditReplay {
    decisions = 0;
    #runHeader;
    #differences = [];
    #open = new Map();
    #kept;
    #sizes;
    #counts = { proposed: new Set(), queries: 0 };
    #session;
    #claim;
    #runs;
    #followUp = new FollowUpAudit();
    #isChanged = false;
    #place = 0;
    constructor(runHeader, draws) {
        this.#runHeader = runHeader;
        this.#session = (0,replay/* sessionOfRunHeader */.g8)(runHeader);
        this.#sizes = new size/* SizeAudit */.Pm(runHeader.settings);
        this.#kept = new accepted/* AcceptanceAudit */.JM(runHeader.settings);
        this.#runs = new RunAudit({
            runHeader,
            draws,
            open: this.#open,
            openTask: (name) => this.#openTask(name),
            report: (kind, message) => this.#report(kind, message),
        });
        const issue = runHeaderIssue(runHeader) ?? this.#runs.evaluator.issue;
        if (issue !== undefined)
            this.#differences.push({ kind: 'shape', record: 1, message: issue });
    }
    get evaluations() {
        return this.#runs.evaluations;
    }
    take(place, record) {
        this.#place = place;
        this.#checkFollowUp(record.kind);
        this.#runs.checkGoingOn(record);
        // A run that a person put back, its rules with it, goes on by a new secret.
        if (this.#isChanged && record.kind !== 'seed-reveal' && record.kind !== 'seed-commit')
            this.#report('missing', 'a change of the configuration ended the run, and this one continues without a new run header');
        this.#isChanged &&= record.kind === 'seed-reveal';
        switch (record.kind) {
            case 'genesis':
                this.#report('missing', 'a second run header: another run begins here');
                return;
            case 'evaluation':
                this.#runs.take(record, this.#counts.queries);
                if (record.stage === 'canary')
                    this.#takeAudited('order', takeNegativeControlRun(record, this.#session));
                return;
            case 'calibration':
                this.#takeCalibration(record);
                return;
            case 'candidate':
                this.#takeCandidate(record);
                return;
            case 'decision':
                this.#takeDecision(record);
                return;
            case 'incumbent':
                this.#takeBest(record);
                return;
            case 'canary':
                this.#takeAaCheck(record);
                return;
            case 'effort':
                if (record.effort !== 'auto')
                    this.#session = (0,decision_session/* withEffort */.lH)(this.#session, record.effort);
                return;
            case 'release':
                this.#session = (0,approval/* withRelease */._h)(this.#session, record);
                return;
            case 'rejection':
                this.#takeAudited('incumbent', (0,rejection/* takeRejection */.j)(record, this.#session, { runHeader: this.#runHeader, kept: this.#kept }));
                this.#followUp.settle((0,rejection/* bestAfter */.b)(record));
                return;
            case 'holdout':
                this.#takeQuery(record);
                return;
            case 'begin':
                if (this.#openTask(record.task) === undefined)
                    this.#report('missing', `${record.task} was not due`);
                return;
            case 'interrupted':
                this.#interrupt(record);
                return;
            case 'environment':
                this.#session = this.#runs.takeMove(record, this.#session);
                return;
            case 'config-change':
                this.#isChanged = true;
                for (const message of (0,rule_change/* changeIssues */.$9)(this.#runHeader, record))
                    this.#report('missing', message);
                return;
            case 'seed-commit':
                this.#runs.nextEra();
                return;
            case 'risk':
            case 'seed-reveal':
                return;
            case 'claim':
                this.#takeClaim(record);
        }
    }
    /** What the run knows at this point, and what it has counted. */
    state() {
        const { proposed, queries } = this.#counts;
        return {
            session: this.#session,
            openTasks: [...this.#open.keys()],
            followUp: this.#followUp.all,
            keeps: this.#kept.keeps,
            certified: this.#kept.certified,
            proposed: proposed.size,
            tested: (0,replay/* countTested */.nj)(this.#runs.tested),
            queries,
            confirmations: this.#runs.confirmations.size,
            evaluations: this.evaluations,
            claim: this.#claim,
            ...this.#runs.inForce,
        };
    }
    /** `isClosed`: the seeds are revealed, so nothing may be left open. */
    end(isClosed, summaryClaim) {
        if (isClosed)
            this.#checkFollowUp(undefined);
        for (const [name, { task }] of this.#open) {
            if (isClosed && (0,replay/* isTrial */.rK)(task))
                this.#report('missing', `${name} was begun, and there is no decision on it`);
        }
        if (summaryClaim !== undefined && summaryClaim !== this.#claim?.sentence) {
            this.#report('headline', 'the summary claim is not the sentence of the claim');
        }
        return this.#differences;
    }
    #report(kind, message) {
        this.#differences.push({ kind, record: this.#place, message });
    }
    #reportAll(issues) {
        for (const issue of issues)
            this.#report(...issue);
    }
    #checkFollowUp(kind) {
        const issue = this.#followUp.issueBefore(kind);
        if (issue !== undefined)
            this.#report(...issue);
    }
    #openTask(name) {
        const known = this.#open.get(name);
        if (known !== undefined)
            return known;
        const begun = (0,replay/* beginTask */.ru)(this.#session, name, { runHeader: this.#runHeader, keeps: this.#kept.keeps });
        if (begun === undefined)
            return undefined;
        this.#session = begun.session;
        this.#open.set(name, begun.open);
        this.#runs.begin(begun.open.task);
        return begun.open;
    }
    #takeAaCheck(record) {
        const isRefused = () => this.#runs.isBrokenRefused(this.#session.incumbent);
        this.#takeAudited('outcome', takeAaCheck(record, this.#session, { isRefused, noop: this.#followUp.takeAaCheck() }));
    }
    #takeAudited(kind, { session, issue }) {
        if (issue !== undefined)
            this.#report(kind, issue);
        this.#session = session;
    }
    #takeQuery(record) {
        this.#counts.queries += 1;
        const open = this.#open.get(record.task);
        if (open === undefined)
            this.#report('missing', `${record.task} asks the holdout, and was not begun`);
        const trial = open === undefined ? undefined : (0,replay/* withStep */.p$)(open, 2).task;
        if (trial !== undefined && (0,replay/* isTrial */.rK)(trial)) {
            const issue = queryOrderIssue(trial, this.#runs.areGuardsPassed(trial));
            if (issue !== undefined)
                this.#report('order', issue);
        }
        const { holdout } = this.#runHeader.settings;
        this.#reportAll(queryIssues(record, { queries: this.#counts.queries, holdout }));
    }
    #takeCalibration(record) {
        const open = this.#open.get(record.id);
        this.#open.delete(record.id);
        if (open?.task.task !== 'calibration') {
            this.#report('missing', `${record.id} has no evaluations`);
            return;
        }
        this.#session = (0,decision_session/* withCalibration */.Zj)(this.#session, open.task);
        this.#reportAll(calibrationIssues(record, open.task, this.#session));
    }
    #takeCandidate(record) {
        // One that a kill broke off is proposed again by its name.
        this.#counts.proposed.add(record.id);
        this.#reportAll(candidateIssues(record, this.#session));
        for (const message of this.#sizes.issuesOf(record))
            this.#report('size', message);
        for (const message of this.#kept.issuesOf(record))
            this.#report('kept', message);
        if (record.refused !== null) {
            this.#session = (0,approval/* withReleaseRefused */.gy)(this.#session, record.released);
            return;
        }
        if (this.#session.policy === null || this.#session.noise === null) {
            this.#report('missing', `${record.id} was tested before a calibration`);
            return;
        }
        const followUp = (0,decision_session/* findFollowUp */.eJ)(this.#session, { isOver: record.reverts !== null });
        if (followUp !== undefined)
            this.#report('missing', `${record.id} was tested, though ${followUp}`);
        const { begun, refusal } = (0,replay/* beginCandidate */.pD)(this.#session, record);
        if (refusal !== undefined)
            this.#report('duplicate', `${record.id} should not have been tested: ${refusal}`);
        this.#session = begun.session;
        // A tree that is continued keeps the name of its first proposal.
        this.#open.set(begun.open.task.id, begun.open);
        this.#runs.begin(begun.open.task);
        this.#kept.begin(begun.open.task, record);
    }
    #interrupt({ task: name, halted }) {
        const open = this.#open.get(name);
        this.#open.delete(name);
        if (open === undefined)
            this.#report('missing', `${name} was interrupted, and was not begun`);
        if (halted !== null)
            this.#halt(open, { name, halted });
        if (open !== undefined && (0,replay/* isTrial */.rK)(open.task))
            this.#session = (0,conclusion/* concludeTrial */._m)(this.#session, (0,conclusion/* withoutVerdict */.UL)(open.task), 'refused');
    }
    /** A confirmation that cannot be made is not due again at once. */
    #halt(open, { name, halted }) {
        const task = open === undefined ? undefined : (0,replay/* withStep */.p$)(open, 2).task;
        if (task?.task !== 'confirmation' || task.halted !== halted) {
            this.#report('evidence', `${name} is recorded to have ended by itself (${halted}), which its runs do not bear`);
        }
        this.#session = (0,decision_session/* withConfirmed */.e$)(this.#session);
    }
    #takeDecision(record) {
        this.decisions += 1;
        const found = this.#open.get(record.task);
        this.#open.delete(record.task);
        if (found === undefined || !(0,replay/* isTrial */.rK)(found.task)) {
            this.#report('missing', `a decision on ${record.task}, of which nothing is recorded`);
            return;
        }
        const { task: trial, level } = (0,replay/* withStep */.p$)(found, 2);
        if (!(0,replay/* isTrial */.rK)(trial))
            return;
        const { settings } = this.#runHeader;
        const stale = trial.incumbent !== (trial.purpose === 'promotion' ? this.#session.champion?.tree : this.#session.incumbent);
        this.#reportAll(decisionIssues({ record, trial, level, isStale: stale, settings, queries: this.#counts.queries }));
        for (const message of this.#runs.checkIssues(record, trial))
            this.#report('acceptance-check', message);
        for (const message of orderIssues(record, trial, settings))
            this.#report('acceptance-check', message);
        this.#settle(trial, record);
    }
    #settle(trial, record) {
        const { outcome, reason, kept } = record;
        const code = (trial.verdict?.outcome === outcome ? trial.verdict.code : record.code);
        // What was accepted became the current best, whatever was written about it.
        const concluded = { ...trial, verdict: { outcome: kept ? 'keep' : outcome, code, reason } };
        const before = this.#session.incumbent;
        this.#session = (0,conclusion/* concludeTrial */._m)(this.#session, concluded, finalOf(record));
        this.#followUp.settle(followUpAfter(record, { before, session: this.#session }));
        this.#kept.settle(trial, record);
    }
    #takeBest(record) {
        const issue = this.#followUp.issueOfBest(record, this.#session.incumbent);
        if (issue !== undefined)
            this.#report('incumbent', issue);
    }
    #takeClaim(record) {
        this.#claim = record;
        const open = this.#open.get(record.task);
        this.#open.delete(record.task);
        const issues = claimIssues({
            record,
            runHeader: this.#runHeader,
            session: this.#session,
            confirmation: open?.task.task === 'confirmation' ? open.task : undefined,
            earlier: [...this.#runs.confirmations].indexOf(record.task),
            keeps: this.#kept.keeps.length,
            proposed: this.#counts.proposed.size,
            tested: (0,replay/* countTested */.nj)(this.#runs.tested),
            queries: this.#counts.queries,
            certified: this.#kept.certified,
            evaluator: this.#runs.evaluator.digest,
            ...this.#runs.inForce,
        });
        for (const message of issues)
            this.#report('claim', message);
        this.#session = (0,decision_session/* withConfirmed */.e$)(this.#session, record);
    }
}

;// CONCATENATED MODULE: ./build/audit/audit.js





/** Recomputes every decision from the raw scores, without running anything, and reports each difference. */
function auditRecords({ records: rawRecords, summaryClaim }) {
    const shape = [...sequenceIssues(rawRecords)];
    const records = [];
    for (const [index, raw] of rawRecords.entries()) {
        const read = parse/* safeParse */.xL(decision_records/* decisionRecordSchema */.vt, raw);
        if (read.success)
            records.push({ place: index + 1, record: read.data });
        else
            shape.push({ kind: 'shape', record: index + 1, message: `is no record of decisions: ${issueOf(read.error)}` });
    }
    const runHeader = records[0]?.record;
    if (runHeader?.kind !== 'genesis') {
        const missing = { kind: 'missing', record: 1, message: 'the first record is not a run header' };
        return { differences: [...shape, missing], notes: [], decisions: 0, evaluations: 0, state: undefined };
    }
    const eras = erasOf(records.map(({ record }) => record));
    const replay = new AuditReplay(runHeader, eras.map(({ secret }) => (secret === undefined ? undefined : (0,draw/* drawFrom */.N)(secret))));
    for (const { place, record } of records.slice(1)) {
        try {
            replay.take(place, record);
        }
        catch (error) {
            // Records that no run writes, e.g. a test at a level that its settings cannot give.
            if (!(error instanceof TypeError))
                throw error;
            shape.push({ kind: 'shape', record: place, message: `cannot be replayed: ${error.message}` });
        }
    }
    const isClosed = eras.at(-1)?.secret !== undefined;
    const differences = [...shape, ...eras.flatMap(commitmentIssue), ...replay.end(isClosed, summaryClaim)];
    const hidden = eras.filter(({ secret }) => secret === undefined).length;
    const unshown = hidden === 0 ? [] : ['not all seeds are revealed: that the coins are fair cannot be shown yet'];
    const notes = [...unshown, ...putBackNotes(records)];
    return { differences, notes, decisions: replay.decisions, evaluations: replay.evaluations, state: replay.state() };
}
function issueOf({ issues }) {
    const [first] = issues;
    return first === undefined ? 'unknown' : (0,base_text/* printable */.g$)(`${first.path.join('.')}: ${first.message}`, 200);
}
function erasOf(records) {
    const eras = [];
    for (const record of records) {
        const last = eras.at(-1);
        if (record.kind === 'genesis' || record.kind === 'seed-commit') {
            eras.push({ commitment: record.seed_commitment, secret: undefined });
        }
        if (record.kind === 'seed-reveal' && last !== undefined)
            eras[eras.length - 1] = { ...last, secret: record.secret };
    }
    return eras;
}
function putBackNotes(records) {
    const last = records.findLastIndex(({ record }) => record.kind === 'seed-commit');
    return records
        .slice(0, Math.max(0, last))
        .flatMap(({ place, record }) => record.kind === 'config-change'
        ? [`record ${place}: its rules had changed, and the run was put back with them`]
        : []);
}
function commitmentIssue({ commitment, secret }) {
    if (secret === undefined || (0,draw/* commitmentOf */.$)(secret) === commitment)
        return [];
    const message = 'the secret that was revealed is not the one that the run committed to';
    return [{ kind: 'commitment', record: 1, message }];
}
/** The journal's own numbers, where the records still have them. */
function* sequenceIssues(records) {
    let last;
    for (const [index, record] of records.entries()) {
        const seq = seqOf(record);
        if (seq !== undefined && last !== undefined && seq !== last + 1) {
            yield { kind: 'missing', record: index + 1, message: `has the seq ${seq} where ${last + 1} comes next` };
        }
        last = seq ?? last;
    }
}
function seqOf(record) {
    if (typeof record !== 'object' || record === null || !('seq' in record))
        return undefined;
    return typeof record.seq === 'number' ? record.seq : undefined;
}


/***/ }),

/***/ 99900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ isYes),
/* harmony export */   EC: () => (/* binding */ sideIssues),
/* harmony export */   Wk: () => (/* binding */ sideLabel),
/* harmony export */   uO: () => (/* binding */ findAnswer),
/* harmony export */   w9: () => (/* binding */ SideRuns)
/* harmony export */ });
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64802);
/* harmony import */ var _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34663);
/* harmony import */ var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77628);
/* harmony import */ var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55434);




/**
 * The runs that tests do not ask for themselves, and all runs that a metric is computed from. The answers of guards and
 * holdout are recomputed from them.
 */
class SideRuns {
    #runs = [];
    take(record) {
        // What an unscored run says counts for nothing.
        if (!(0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__/* .isMute */ .C)(record) && record.stage !== _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .WASHOUT */ .OT)
            this.#runs.push(record);
    }
    /** What a decision says of guards and holdout that their runs do not. */
    checkIssues({ task, guards, holdout }, trial, settings) {
        const issues = [];
        const asked = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .guardsOf */ .g0)(settings, trial.purpose);
        for (const [index, { name, passed }] of guards.entries()) {
            const due = asked[index];
            const isSpent = due === undefined && name === _decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .SPENT_HOLDOUT */ .Jz && !passed && settings.holdout !== undefined;
            if (isSpent)
                continue;
            if (due === undefined || name !== (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfGuard */ .QZ)(due.guard)) {
                issues.push(`${task} was asked about the guard "${name}", which is not the ${index + 1}th to be asked`);
                continue;
            }
            const output = this.#askAgain(trial, due);
            if (output === undefined)
                issues.push(`the guard "${name}" answered for ${task}, and no run of it is recorded`);
            else if (output !== passed)
                issues.push(`the guard "${name}" said ${output ? 'yes' : 'no'} to ${task}`);
        }
        if (holdout === null)
            return issues;
        const bit = this.#holdoutBit(trial.id, holdout.queries, settings.direction);
        if (bit === undefined)
            issues.push(`the holdout answered for ${task}, and its scores are not recorded`);
        else if (bit !== holdout.passed)
            issues.push(`the holdout said ${bit ? 'yes' : 'no'} to ${task}`);
        return issues;
    }
    isBrokenRefused(best, { guards }) {
        return (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusedByMetric */ .CB)({ runs: this.#runs, incumbent: best, guards });
    }
    #askAgain(trial, { guard, number }) {
        if (!('command' in guard))
            return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateMetric */ .Qi)(this.#runs, trial, guard) === undefined;
        const run = findAnswer(this.#runs, trial, number);
        return run === undefined ? undefined : run.tree === trial.tree && isYes(run);
    }
    /** Whether each guard has said yes to what passed its test. */
    areGuardsPassed(trial, settings) {
        return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .guardsOf */ .g0)(settings, trial.purpose).every((due) => this.#askAgain(trial, due) === true);
    }
    #holdoutBit(name, query, direction) {
        const runs = this.#runs.filter(({ task, stage, index }) => task === name && stage === 'holdout' && index === query);
        const candidate = runs.find(({ arm }) => arm === 'candidate');
        const incumbent = runs.find(({ arm }) => arm === 'incumbent')?.score ?? null;
        if (candidate === undefined || incumbent === null)
            return undefined;
        return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateHoldout */ .Tt)({ candidate: candidate.score ?? undefined, incumbent }, direction);
    }
}
/** The run of a guard that answered for a test. */
function findAnswer(runs, { id }, number) {
    return runs.findLast((run) => run.task === id && run.stage === 'guard' && run.index === number && !(0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__/* .isMute */ .C)(run));
}
/** Whether the run of a guard says yes. */
function isYes({ score, exit_code: exitCode }) {
    return score !== null && exitCode === 0;
}
/** The label that draws the seed of a side run. */
function sideLabel({ task, stage, index }) {
    return `${task} ${stage} ${index}`;
}
/** What a side run says that was not due; `draw`: where its secret is known. */
function sideIssues(record, { draw, trees }) {
    const { id, stage, arm, tree, seed, order_bit: bit, task } = record;
    const issues = [];
    if (stage !== 'canary' && trees !== undefined && tree !== trees[arm]) {
        issues.push(['tree', `evaluation ${id} is of another tree than the ${arm} of ${task}`]);
    }
    const drawn = draw?.(sideLabel(record));
    if (drawn === undefined)
        return issues;
    if (drawn.seed !== seed)
        issues.push(['seed', `evaluation ${id} ran with the seed ${seed}, not ${drawn.seed}`]);
    if (stage === 'holdout' && drawn.bit !== bit) {
        issues.push(['coin', `evaluation ${id} did not run in the order of the coin`]);
    }
    return issues;
}


/***/ }),

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

/***/ 74405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ normalDigest),
/* harmony export */   Qp: () => (/* binding */ NOTHING_BUT_BLANKS)
/* harmony export */ });
/* unused harmony export normalizeDiff */
/* harmony import */ var diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61318);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);



/** Digest of a diff that changes nothing but blanks. */
const NOTHING_BUT_BLANKS = (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)('');
/**
 * Digest of what a diff changes, blanks aside; null where that is unknown. Two diffs against the same files that have the
 * same one make the same of them, but for line endings, white space at the ends of lines, and blank lines.
 */
function normalDigest(diff) {
    const normal = normalizeDiff(diff);
    return normal === undefined ? null : (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(normal);
}
/**
 * A diff without blanks: of each file its name, its modes if they change, and the lines that come and go, each with its
 * place among the old lines; lines that differ in blanks only are none. A binary file counts by its ids. Undefined: it
 * is no diff, or not a complete one.
 */
function normalizeDiff(diff) {
    // Of names that are no UTF-8 two could look the same.
    if (!diff.startsWith('diff --git ') || /(?:^|\n)diff --git [^\n]*\ufffd/.test(diff))
        return undefined;
    // A carriage return or U+2028 within a line begins no line of the diff.
    return diff
        .split(/(?<=\n)(?=diff --git )/)
        .map(normalizeFile)
        .join('');
}
function normalizeFile(text) {
    const lines = text.split('\n');
    const start = lines.findIndex((line) => line.startsWith('@@ '));
    const heads = start === -1 ? lines : lines.slice(0, start);
    const [name] = heads;
    const modes = heads.filter((line) => / mode \d{6}$/.test(line));
    // A link's target and a submodule's commit are no lines, and of bytes that are no UTF-8 the diff does not hold all.
    const isOpaque = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)1[26]0000$/.test(line));
    const ids = heads.filter((line) => line.startsWith('index '));
    const rest = isOpaque || text.includes('\ufffd') ? ids : start === -1 ? [] : changesOf(lines.slice(start));
    return modes.length + rest.length === 0 ? '' : [name, ...modes, ...rest, ''].join('\n');
}
// The search takes the product of this and the number of lines.
const MAX_EDITS = 200;
const BLANKS = ' \t\r\f\v';
function changesOf(lines) {
    const rest = [];
    let [next, after] = [0, 0];
    let removed = [];
    let added = [];
    const end = (place) => {
        // Not spread: there may be more of them than a call takes arguments.
        for (const change of changesIn({ after, removed, added }))
            rest.push(change);
        [removed, added, after] = [[], [], place];
    };
    for (const line of lines) {
        const [, from, count] = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line) ?? [];
        const [sign, text] = [line[0], (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailing */ .hT)(line.slice(1), BLANKS)];
        if (from !== undefined) {
            // Of a file without lines the place is the one before them.
            next = Number(from) + (count === '0' ? 1 : 0);
            end(next - 1);
        }
        else if (sign === '+') {
            if (text !== '')
                added.push(text);
        }
        else if (sign === '-' || sign === ' ') {
            if (text !== '' && sign === '-')
                removed.push({ at: next, text });
            else if (text !== '')
                end(next);
            next += 1;
        }
    }
    end(next);
    return rest;
}
function changesIn({ after, removed, added }) {
    const rest = [];
    let [place, at] = [after, 0];
    const texts = removed.map(({ text }) => text);
    for (const { value, added: isAdded, removed: isRemoved } of comparedLines(texts, added)) {
        for (const text of value) {
            if (!isAdded)
                place = removed[at++]?.at ?? place;
            if (isAdded)
                rest.push(`+${place} ${text}`);
            else if (isRemoved)
                rest.push(`-${place} ${text}`);
        }
    }
    return rest;
}
/** What stays, goes and comes, in order; of blocks that differ too much to be searched, that all goes and all comes. */
function comparedLines(one, other) {
    const apart = [
        { value: one, added: false, removed: true },
        { value: other, added: true, removed: false },
    ];
    return (0,diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_2__/* .diffArrays */ .E)(one, other, { maxEditLength: MAX_EDITS }) ?? apart;
}


/***/ }),

/***/ 26343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isObjectId)
/* harmony export */ });
const ID = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
/** True for a full object id: nothing else that a file says is ever given to git. */
function isObjectId(value) {
    return typeof value === 'string' && ID.test(value);
}


/***/ }),

/***/ 16483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ recordedPaths)
/* harmony export */ });
const MAX_PATHS = 1000;
// Of all of them together.
const MAX_CHARACTERS = 64 << 10;
/** Bounds the paths of a change that may never be accepted: it can have any number of them, of any length. Pure. */
function recordedPaths(paths, more = 0) {
    let characters = 0;
    const end = paths.findIndex((path, at) => {
        characters += path.length;
        return at >= MAX_PATHS || characters > MAX_CHARACTERS;
    });
    return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
}


/***/ }),

/***/ 81167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeYaml: () => (/* binding */ decodeYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);



// An alias stands for a copy: a few lines of aliases to aliases would otherwise become gigabytes.
const MAX_ALIASES = 100;
// As many as a person fixes before trying again.
const MAX_PROBLEMS = 200;
/**
 * Decodes a file of one YAML 1.2 document of JSON's types; everything that is wrong with it is a problem with its
 * place.
 */
function decodeYaml(file, bytes) {
    const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .headIssue */ .ib)(bytes);
    if (issue !== undefined)
        return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .issueProblem */ .X)(file, issue)] };
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const text = bytes.toString('utf8');
    // The parser looks for keys that come twice by comparing each with each.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
    const ofParser = [...document.errors, ...document.warnings].map(({ pos: [offset], message }) => ({
        offset,
        message,
    }));
    const issues = [...ofParser, ...findRepeatedKeys(document.contents)].sort((one, other) => one.offset - other.offset);
    const [first] = issues;
    if (first !== undefined) {
        const problems = issues.slice(0, MAX_PROBLEMS).map((each) => problemOf({ file, issue: each, lines }));
        const value = wholeBefore(document, document.contents, { first: first.offset, depth: 2 });
        return { problems, before: { file, value, locate: locator(document.contents, lines) } };
    }
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
/**
 * The entries of a map that another one follows in front of the issue; the last one with its own such entries, if any.
 */
function wholeBefore(document, node, { first, depth }) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return {};
    const begun = node.items.filter(({ key }) => offsetOf(key) < first);
    const entries = begun.flatMap(({ key, value }, at) => {
        const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : '';
        if (at < begun.length - 1)
            return [[name, plainValue(document, value)]];
        return depth === 1 ? [] : [[name, wholeBefore(document, value, { first, depth: depth - 1 })]];
    });
    return Object.fromEntries(entries);
}
function plainValue(document, node) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES }) : node;
    }
    catch {
        // An alias of what comes later, or of too much: the syntax error is reported instead.
        return undefined;
    }
}
/** Keys that their own map has already, in whatever depth. */
function findRepeatedKeys(contents) {
    const issues = [];
    const open = [contents];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                open.push(item);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        const seen = new Set();
        for (const { key, value } of node.items) {
            open.push(key, value ?? null);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                continue;
            if (seen.has(key.value))
                issues.push({ offset: offsetOf(key), message: 'Map keys must be unique' });
            seen.add(key.value);
        }
    }
    return issues;
}
function problemOf({ file, issue, lines, }) {
    const { line, col } = lines.linePos(issue.offset);
    return {
        file,
        line: Math.max(1, line),
        column: Math.max(1, col),
        found: issue.message,
        expected: 'valid YAML',
        remedy: 'Fix the syntax.',
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

/***/ 70260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ withNoop),
/* harmony export */   P8: () => (/* binding */ NO_AA_CHECKS),
/* harmony export */   Pq: () => (/* binding */ isNegativeControlAlert),
/* harmony export */   hO: () => (/* binding */ aaCheckAlert)
/* harmony export */ });
/* harmony import */ var _negative_control_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77628);

const NO_AA_CHECKS = { since: 0, kept: [], broken: _negative_control_js__WEBPACK_IMPORTED_MODULE_0__/* .UNTRIED */ .yv };
// At a level of 5% three of twenty come about once in thirteen runs of an honest evaluator that never stops early.
const WINDOW = 20;
const MAX_RETAINED = 3;
function withNoop(aaChecks, isAcceptedTrial) {
    return { ...aaChecks, since: 0, kept: [...aaChecks.kept, isAcceptedTrial].slice(-WINDOW) };
}
/** Whether the negative control ends the run: it did not fail. */
function isNegativeControlAlert({ broken }, { integrity }) {
    return broken?.passed === false && integrity.broken === 'stop';
}
/** Why the run must stop, if it must. */
function aaCheckAlert(aaChecks, settings) {
    const { kept, broken } = aaChecks;
    if (isNegativeControlAlert(aaChecks, settings))
        return broken?.remark ?? 'the negative control did not fail';
    const count = kept.filter(Boolean).length;
    if (count < MAX_RETAINED)
        return undefined;
    return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}


/***/ }),

/***/ 91758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ AcceptanceAudit),
/* harmony export */   r_: () => (/* binding */ revertible),
/* harmony export */   t3: () => (/* binding */ certifiable)
/* harmony export */ });
/* harmony import */ var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26970);
/* harmony import */ var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24079);
/* harmony import */ var _assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85486);



/** The accepted changes to test a second time; a revert is not among them, since nobody claims that it improves. */
function certifiable(accepted) {
    return accepted.filter(({ reverts }) => reverts === null);
}
/**
 * What may be reverted, newest first: each accepted change whose second test did not certify it, once all have theirs. What
 * simplifies stays: it was never said to be better. Source: decisions, "CERTIFY".
 */
function revertible({ keeps, certified }, { certify }) {
    const tested = new Set(certified.map(({ tree }) => tree));
    const tries = certifiable(keeps);
    const isOver = ({ tree, isRejected }) => isRejected === true || tested.has(tree);
    if (!certify.revert || !tries.every(isOver))
        return [];
    const evidence = certified.map(({ tree, logs }) => ({ tree, log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .logEvidence */ .y8)({ logs }) }));
    const stand = new Set((0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__/* .certifiedChanges */ .j)(evidence, certify.fdr));
    const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
    const isIn = ({ tree, task, purpose, isRejected }) => purpose !== 'simplify' && isRejected !== true && !stand.has(tree) && !gone.has(task);
    return tries.filter(isIn).toReversed();
}
/** The accepted changes of a record as it is replayed, and what is wrong with reverts among them. */
class AcceptanceAudit {
    keeps = [];
    certified = [];
    #settings;
    #reverts = new Map();
    /** Steps of the working line are among them. */
    #tasks = new Set();
    constructor(settings) {
        this.#settings = settings;
    }
    /** What a candidate says that it takes out, and may not. */
    issuesOf({ id, purpose, reverts }) {
        if (reverts === null)
            return [];
        const known = revertible(this, this.#settings).map(({ task }) => task);
        const { taken, stays } = reverts;
        const issues = [];
        if (purpose !== 'simplify')
            issues.push(`${id} takes out what was kept, and is no simplification`);
        if (taken.length === 0)
            issues.push(`${id} takes out nothing`);
        for (const each of [taken, stays]) {
            const inOrder = known.filter((task) => each.includes(task));
            if (inOrder.join('\n') !== each.join('\n')) {
                const named = known.length === 0 ? 'nothing' : known.join(', ');
                issues.push(`${id} names ${each.join(', ')}; what may be taken out is ${named}, in this order`);
            }
        }
        if (taken.some((task) => stays.includes(task)))
            issues.push(`${id} takes out what it says to stay`);
        return issues;
    }
    /** The test of a candidate begins. */
    begin({ id }, { reverts }) {
        this.#reverts.set(id, reverts);
    }
    /** A person takes back what was kept by a test; false: nothing was. */
    reject(task) {
        const at = this.keeps.findIndex((accept) => accept.task === task);
        const accept = this.keeps[at];
        if (accept !== undefined)
            this.keeps[at] = { ...accept, isRejected: true };
        return this.#tasks.has(task);
    }
    /** A test was decided. */
    settle(trial, { kept, purpose }) {
        const { id: task, tree, incumbent: parent } = trial;
        if (purpose === 'certify' && trial.task === 'paired')
            this.certified.push({ tree, logs: trial.eProcess.logs });
        const isClaimed = purpose !== 'canary' && purpose !== 'certify' && !(0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorkingStep */ .yz)(trial);
        if (kept)
            this.#tasks.add(task);
        if (!kept || !isClaimed)
            return;
        this.keeps.push({ tree, parent, task, purpose: trial.purpose, reverts: this.#reverts.get(task) ?? null });
    }
}


/***/ }),

/***/ 4196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ quarantinedPromotion),
/* harmony export */   FC: () => (/* binding */ quarantinedTrial),
/* harmony export */   Gd: () => (/* binding */ pendingReleases),
/* harmony export */   MI: () => (/* binding */ withReleaseDecided),
/* harmony export */   SQ: () => (/* binding */ waiveLimit),
/* harmony export */   YB: () => (/* binding */ withTaken),
/* harmony export */   _h: () => (/* binding */ withRelease),
/* harmony export */   gy: () => (/* binding */ withReleaseRefused)
/* harmony export */ });
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86817);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28834);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65991);
/* harmony import */ var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64768);




/** Takes in that a person lets a change through; once more is another word. */
function withRelease(session, { task, tree, by }) {
    return { ...session, releases: { ...session.releases, [task]: { tree, by, taken: null, is_done: false } } };
}
/** The changes that a person approved and that are still to be tested, oldest first. */
function pendingReleases({ releases }) {
    return Object.entries(releases).flatMap(([task, { tree, by, is_done }]) => is_done || (0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .isPromotion */ .U)(task) ? [] : [{ task, tree, by }]);
}
/**
 * The test that an approved change begins with: the one that quarantined it, where the same policy would test the same
 * tree against the same best. Source: decisions, "Integrity", rule 7.
 */
function quarantinedTrial({ held, incumbent, policy, moves, is_exact: isExact }, tree) {
    const trial = held[tree];
    if (trial === undefined || trial.incumbent !== incumbent)
        return undefined;
    if (trial.task === 'paired')
        return policy !== null && !(0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecordPolicy */ .OF)(policy) ? trial : undefined;
    // What it was compared with is stored, and of the environment that it was in.
    const isOfNow = trial.rules.is_exact === isExact && trial.rules.moves === moves;
    return trial.policy === policy && isOfNow ? trial : undefined;
}
/**
 * The promotion test that held the branch head of the working line back, where champion and branch head are those of
 * the test.
 */
function quarantinedPromotion({ held, incumbent, champion }) {
    const trial = held[incumbent];
    if (trial?.task !== 'paired' || trial.purpose !== 'promotion')
        return undefined;
    return trial.incumbent === champion?.tree ? trial : undefined;
}
/** The test without a limit of what is plausible. */
function waiveLimit(trial) {
    return trial.task === 'paired' ? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .waivePairedLimit */ .Bl)(trial) : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .waiveCompareLimit */ .Nh)(trial);
}
/** Takes in that a release is being tested by `trial`. */
function withTaken(session, task, trial) {
    return withWord(session, task, { taken: trial });
}
/** Takes in that a released change was refused before any test. */
function withReleaseRefused(session, task) {
    return task === null ? session : withWord(session, task, { is_done: true });
}
/** Takes in that a test was decided: whatever it said, the release it was for is used up. */
function withReleaseDecided(session, { id, verdict }) {
    // A change whose evaluator turned out to be noisy is tested again.
    if (verdict === null || verdict.code === 'nondeterministic')
        return session;
    const task = Object.entries(session.releases).find(([, { taken }]) => taken === id)?.[0];
    return task === undefined ? session : withWord(session, task, { is_done: true });
}
function withWord(session, task, word) {
    const known = session.releases[task];
    return known === undefined
        ? session
        : { ...session, releases: { ...session.releases, [task]: { ...known, ...word } } };
}


/***/ }),

/***/ 85486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ assignCertify),
/* harmony export */   Lj: () => (/* binding */ findSpentHorizon),
/* harmony export */   MW: () => (/* binding */ findTried),
/* harmony export */   YM: () => (/* binding */ assignAaCheck),
/* harmony export */   Zw: () => (/* binding */ assignPromotion),
/* harmony export */   gK: () => (/* binding */ assignProposal),
/* harmony export */   yz: () => (/* binding */ isWorkingStep)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7953);
/* harmony import */ var _stats_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8642);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44785);
/* harmony import */ var _stats_noise_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8638);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86817);
/* harmony import */ var _duplicate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50870);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64299);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28834);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65991);
/* harmony import */ var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64768);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47695);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82922);













/** Whether it is for a step of the working line of `checkpoint`, which nothing is claimed of. */
function isWorkingStep(trial) {
    return trial.task === 'compare' && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[trial.policy].hasWorkingLine;
}
function assignBy(policy, session, proposal) {
    return (0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecordPolicy */ .OF)(policy) ? assignCompare(session, proposal, policy) : assignPaired(session, proposal);
}
/**
 * Begins the test of a proposal, continues the one that its tree has, or refuses it before anything is run. One
 * change has one test against one best, whatever blanks come with it, and it is a test of the tree that it began
 * with. Source: decisions, "Integrity", rule 6.
 */
function assignProposal(session, proposal) {
    const { policy, incumbent, open, trees, settings } = session;
    if (policy === null)
        throw new TypeError('a session is calibrated before its first proposal');
    const { tree, purpose } = proposal;
    if (tree === incumbent)
        return { kind: 'refused', code: 'noop', reason: 'it is the current best itself' };
    if ((0,_duplicate_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlank */ .z3)(proposal)) {
        const reason = 'only blanks change: ends of lines, white space there, blank lines';
        return { kind: 'refused', code: 'noop', reason };
    }
    if (proposal.released != null && session.releases[proposal.released] !== undefined) {
        return assignReleased(session, proposal, proposal.released);
    }
    const begun = open[tree];
    if (begun !== undefined && begun.incumbent === incumbent) {
        const { [tree]: _begun, ...others } = open;
        return { kind: 'trial', session: inTest({ ...session, open: others }, begun), trial: continued(session, begun) };
    }
    const tried = proposal.isRevert === true ? findTried(session, tree) : reportedBy(trees[tree]);
    if (tried !== undefined)
        return { kind: 'refused', code: 'duplicate', reason: tried };
    const same = proposal.isRevert === true ? undefined : (0,_duplicate_js__WEBPACK_IMPORTED_MODULE_3__/* .findSameChange */ ._0)(session, proposal);
    if (same !== undefined) {
        const reason = `the same change, but for blanks, was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(same.id)} (${same.code})`;
        return { kind: 'refused', code: 'duplicate', reason };
    }
    const isIdle = purpose === 'simplify' && !(0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .hasTolerance */ .ck)(settings);
    const assigned = assignBy(policy, session, isIdle ? { ...proposal, purpose: 'candidate' } : proposal);
    if (assigned.kind === 'refused')
        return assigned;
    const begunSession = inTest(withChange(assigned.session, proposal), assigned.trial);
    if (proposal.isRevert !== true)
        return { ...assigned, session: begunSession };
    return { ...assigned, session: { ...begunSession, reverts: [...begunSession.reverts, proposal.id] } };
}
/**
 * Continues a test. If no run of it counts yet, it is compared with what the current best scores by now, which may be on
 * another machine; its level stays.
 */
function continued(session, begun) {
    const { checks_order: isChecked, washes } = session;
    if (begun.is_screened) {
        const trial = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .continuePairedTrial */ .tp)(begun);
        return isChecked ? { ...trial, rules: { ...trial.rules, washes } } : trial;
    }
    const { a, tolerance } = begun.rules;
    return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)(begun, pairedRules(session, { a, screen: session.effort_rules.screen, tolerance }));
}
function reportedBy(known) {
    return known === undefined ? undefined : `the same tree was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(known.id)} (${known.code})`;
}
/**
 * Why a tree that is left without some keeps is not tested. It may have been tested as a change: then it was to be
 * better than what it was made of, now it is to be no worse than what was made of it. That once: one broken off begins
 * again.
 */
function findTried({ trees, reverts, open, incumbent }, tree) {
    const known = trees[tree];
    const isOpen = known?.code === _session_js__WEBPACK_IMPORTED_MODULE_7__/* .IN_TEST */ .TC || open[tree]?.incumbent === incumbent;
    return known === undefined || isOpen || !reverts.includes(known.id) ? undefined : reportedBy(known);
}
/** Another workspace may propose the same tree meanwhile: it has one test, not two at a time. */
function inTest(session, { id, tree }) {
    return { ...session, trees: { ...session.trees, [tree]: { id, code: _session_js__WEBPACK_IMPORTED_MODULE_7__/* .IN_TEST */ .TC } } };
}
function withChange(session, proposal) {
    const change = (0,_duplicate_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOf */ .C2)(session, proposal);
    return change === undefined ? session : { ...session, changes: { ...session.changes, [change]: proposal.tree } };
}
/**
 * A change that a person approved, without a limit of what is plausible: its old test, or one on the branch head of
 * now.
 */
function assignReleased(session, proposal, released) {
    const { open, incumbent, policy } = session;
    const begun = open[proposal.tree];
    const known = begun?.incumbent === incumbent ? continued(session, begun) : (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .quarantinedTrial */ .FC)(session, proposal.tree);
    if (known !== undefined) {
        return { kind: 'trial', session: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(session, released, known.id), trial: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .waiveLimit */ .SQ)(known) };
    }
    const assigned = assignBy(policy ?? 'greedy', session, proposal);
    if (assigned.kind === 'refused')
        return assigned;
    const { trial } = assigned;
    const taken = (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(withChange(assigned.session, proposal), released, trial.id);
    return { kind: 'trial', session: taken, trial: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .waiveLimit */ .SQ)(trial) };
}
function assignPaired(session, proposal) {
    const a = nextLevel(session);
    if (a === 0) {
        const reason = `max_candidates ${session.settings.max_candidates} is spent: there is no level left to test at`;
        return { kind: 'refused', code: 'horizon', reason };
    }
    const { screen } = session.effort_rules;
    const isSimpler = proposal.purpose === 'simplify';
    const tolerance = isSimpler ? (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(session.settings.tolerance, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(session.scores), (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session)) : 0;
    const rules = pairedRules(session, { a, screen, tolerance });
    const trial = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)({ ...proposal, incumbent: session.incumbent }, rules);
    return { kind: 'trial', session: withLevel(session, a), trial };
}
/** Says that no candidate can be tested any more, whatever time is left. */
function findSpentHorizon(session) {
    const { policy, settings } = session;
    const isLevelled = policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].boundsErrors;
    if (!isLevelled || nextLevel(session) > 0)
        return undefined;
    return `max_candidates reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(settings.max_candidates ?? 0, 'candidate')} tested`;
}
function nextLevel({ settings, level }) {
    const { error_rate, confidence, max_candidates: horizon = null } = settings;
    return (0,_stats_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelOf */ .In)({ error_rate, alpha: 1 - confidence, horizon }, level);
}
function withLevel(session, a) {
    const level = { ...session.level, tested: session.level.tested + 1 };
    return { ...session, level, spent: session.spent + a };
}
function pairedRules(session, { a, screen, tolerance = 0 }) {
    const { settings, effort_rules: effort, scores } = session;
    const noise = noiseIn(session);
    const scale = (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_11__/* .pairScale */ .B_)(noise);
    const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session);
    return {
        sign: signOf(session),
        a,
        a0: 1 - settings.confidence,
        screen,
        futility_z: effort.futility_z,
        max_pairs: effort.max_pairs,
        ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session),
        min_improvement: (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(settings.min_improvement, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(scores), ratio),
        tolerance,
        max_plausible: maxPlausible(session, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(scores), automaticLimit(session, scale)),
        ...plausibleFactor(session),
        share_seed: settings.share_seed,
        reference: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(scores.map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .onScale */ .QA)(score, ratio))),
        scale: scale.value,
        ...(noise.steps === undefined ? {} : { steps: noise.steps }),
        scale_source: scale.source,
        unit_scale: noise.case_scale === null ? null : (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_11__/* .unitScale */ .$G)(noise).value,
        moves: session.moves,
        ...(session.checks_order ? { checks_order: true, washes: session.washes } : {}),
    };
}
function noiseIn({ noise }) {
    if (noise === null)
        throw new TypeError('a session whose noise is not known must be calibrated first');
    return noise;
}
function signOf({ settings }) {
    return settings.direction === 'max' ? 1 : -1;
}
// Source: decisions, "Integrity", rule 7.
const PLAUSIBLE_SDS = 10;
const PLAUSIBLE_FACTOR = 2;
/** The largest gain over a score that is believed; `automatic` stands for `auto`. */
function maxPlausible(session, score, automatic) {
    const options = session.settings.integrity.max_plausible;
    if (options === 'auto')
        return automatic;
    if (typeof options === 'number')
        return options;
    if ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session) !== undefined)
        return Math.log(Number.parseFloat(options));
    const limit = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .gainOfFactor */ .sf)(signOf(session), score, Number.parseFloat(options));
    // Of nothing, and of a base that was never scored, no factor gives a limit.
    return limit > 0 && Math.abs(score) < Number.MAX_VALUE ? limit : null;
}
/** The factor behind the limit: on a machine that is slower now, the same factor is a larger gain. */
function plausibleFactor(session) {
    const options = session.settings.integrity.max_plausible;
    // On a ratio scale the limit itself is a factor.
    if (!session.limits_by_pairs || typeof options === 'number' || (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session) !== undefined)
        return {};
    return { plausible_factor: options === 'auto' ? PLAUSIBLE_FACTOR : Number.parseFloat(options) };
}
function automaticLimit(session, { value, source }) {
    // The floor of the scale keeps it above 0; it is not a noise that was measured.
    const sigma = session.limits_by_noise && source === 'floor' ? 0 : value / Math.SQRT2;
    const twice = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session) === undefined
        ? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .gainOfFactor */ .sf)(signOf(session), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(session.scores), PLAUSIBLE_FACTOR)
        : Math.log(PLAUSIBLE_FACTOR);
    const limit = Math.max(PLAUSIBLE_SDS * sigma, twice);
    // Without noise and at a mean of 0 nothing gives a limit.
    return limit > 0 ? limit : null;
}
function assignCompare(session, proposal, policy) {
    const { incumbent } = session;
    return { kind: 'trial', session, trial: compareTrial(session, { ...proposal, incumbent, policy }) };
}
function compareTrial(session, names) {
    const { settings, is_exact: isExact, record } = session;
    const { sigma } = noiseIn(session);
    const repeats = isExact ? 1 : settings.repeats;
    const options = settings.ladder_step ?? 'auto';
    const step = options === 'auto' ? sigma / Math.sqrt(repeats) : options;
    return (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .startCompareTrial */ .iz)(names, {
        sign: signOf(session),
        is_exact: isExact,
        repeats,
        record,
        ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session),
        min_improvement: (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(settings.min_improvement, record, (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session)),
        tolerance: names.purpose === 'simplify' ? (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(settings.tolerance, record, (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session)) : 0,
        step: _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[names.policy].ownKeys.includes('ladder_step') ? step : 0,
        // Scores that are exact have no noise to measure a gain by, and an error that goes to 0 is halved again and again:
        // only the user knows what would be too much.
        max_plausible: maxPlausible(session, record, null),
        moves: session.moves,
    });
}
/**
 * A no-op against itself: kept no more often than the level says, if the evaluator is sound; where scores are exact,
 * one run that has to come out as before.
 */
function assignAaCheck(session) {
    const aaChecks = session.tasks.aaChecks + 1;
    const { incumbent } = session;
    const names = { id: `canary ${aaChecks}`, purpose: 'canary', tree: incumbent, incumbent };
    // Not screened: what an A/A check is to show is the test itself.
    const trial = session.is_exact
        ? compareTrial(session, { ...names, policy: 'greedy' })
        : (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)(names, pairedRules(session, { a: 1 - session.settings.confidence, screen: 'off' }));
    return { session: { ...session, tasks: { ...session.tasks, aaChecks } }, trial };
}
const PROMOTION_FUTILITY_Z = 0.75;
/** The working branch head of `checkpoint` against its champion. */
function assignPromotion(session) {
    const { champion, incumbent } = session;
    const released = (0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_12__/* .pendingPromotion */ .P)(session);
    const known = released === undefined ? undefined : (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .quarantinedPromotion */ .En)(session);
    if (released !== undefined && known !== undefined) {
        return { session: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(session, released, known.id), trial: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .waivePairedLimit */ .Bl)(known) };
    }
    const a = nextLevel(session);
    if (champion === null || a === 0)
        return undefined;
    const promotions = session.tasks.promotions + 1;
    const options = pairedRules(session, { a, screen: 'off' });
    const limit = released === undefined ? options.max_plausible : null;
    const rules = { ...options, futility_z: PROMOTION_FUTILITY_Z, max_plausible: limit };
    const names = {
        id: `promotion ${promotions}`,
        purpose: 'promotion',
        tree: incumbent,
        incumbent: champion.tree,
    };
    const next = withLevel({ ...session, tasks: { ...session.tasks, promotions } }, a);
    return {
        session: released === undefined ? next : (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(next, released, names.id),
        trial: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)(names, rules),
    };
}
/** A kept change against its parent, tested again; e-BH then decides over all of them. */
function assignCertify(session, { id, tree, parent, keeps }) {
    const { fdr, max_pairs } = session.settings.certify;
    const rules = pairedRules(session, { a: fdr / keeps, screen: 'off' });
    return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)({ id, purpose: 'certify', tree, incumbent: parent }, { ...rules, max_pairs, a0: fdr });
}


/***/ }),

/***/ 14359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ startCalibration),
/* harmony export */   Xz: () => (/* binding */ reportCalibration),
/* harmony export */   tb: () => (/* binding */ nextOfCalibration)
/* harmony export */ });
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34663);


function startCalibration(named) {
    return { task: 'calibration', ...named, scores: [], cases: [], attempt: 0, halted: null };
}
function nextOfCalibration({ id, runs, scores, attempt, halted }, draw) {
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (scores.length >= runs)
        return { kind: 'done' };
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .singleStep */ .Vp)(draw, { id, stage: 'calibrate', index: scores.length + 1, attempt }, 'incumbent');
}
function reportCalibration(calibration, results) {
    const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .Bg)(results, 'incumbent');
    if (result === undefined)
        throw new TypeError('a calibration run needs a result of the current best');
    if (result.kind === 'failed') {
        const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfter */ .P9)(calibration.attempt, result);
        return 'kind' in retry ? { ...calibration, halted: retry.reason } : { ...calibration, attempt: retry.attempt };
    }
    const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleIssue */ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scoresOf */ .xt)(results), calibration.ratio);
    if (unfit !== undefined)
        return { ...calibration, halted: unfit };
    const cases = result.cases === undefined ? calibration.cases : [...calibration.cases, result.cases];
    return { ...calibration, attempt: 0, scores: [...calibration.scores, result.score], cases };
}


/***/ }),

/***/ 47935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ claimedRatio),
/* harmony export */   r: () => (/* binding */ renderClaim)
/* harmony export */ });
/* harmony import */ var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64299);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8158);




/** What a claim says of its scale; null: it is of differences. */
function claimedRatio(session) {
    const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .ratioOf */ .pO)(session);
    return ratio === undefined ? null : { ...ratio, direction: session.settings.direction };
}
/** The sentence that a summary claim, a summary or a pull request shows. Source: decisions, "A claim reads". */
function renderClaim(claim) {
    const set = claim.sealed ? ', sealed set' : '';
    const { change, interval } = claim.ratio == null ? inPercent(claim) : asRatio(claim, claim.ratio);
    const confidence = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(claim.confidence * 100);
    const head = `${change} (${confidence}% CI ${interval}, ${claim.planned_pairs} fresh pairs${set})`;
    const counts = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(claim.proposed, 'candidate')} proposed, ${claim.tested} measured, ${claim.kept} kept`;
    return `${head} over ${short(claim.baseline)}; ${counts}; ${promiseOf(claim)}${isolationOf(claim)}${risksOf(claim)}${orderOf(claim)}; evaluator ${short(claim.evaluator_digest)}`;
}
function risksOf({ accepted_risks: risks }) {
    const taken = risks ?? [];
    return taken.length === 0 ? '' : `; accepted risks: ${taken.join(', ')}`;
}
function orderOf({ carry_over: isCarried }) {
    return isCarried === true ? '; carry-over: runs depend on what ran before them' : '';
}
function isolationOf({ isolation }) {
    const levels = isolation ?? [];
    return levels.length === 0 ? '' : `; isolation: ${levels.join(', ')}`;
}
// As git shortens its ids.
const SHORT = 12;
function short(id) {
    return id.slice(0, SHORT);
}
/** `1.17× faster`, `1.09–1.26`: no limit is beyond what a score can be. */
function asRatio(claim, ratio) {
    const shown = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .shownGain */ .P7)(claim, ratio.direction === 'max' ? 1 : -1, ratio);
    return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shown), interval: (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLimits */ .dM)(shown) };
}
function inPercent(claim) {
    const [low, high] = claim.interval;
    const unit = unitOf(claim);
    return { change: unit.show(claim.estimate, unit.sign), interval: `${unit.show(low, '')}..${unit.show(high, '')}` };
}
/** Percent of the baseline's mean; the plain difference where that mean is 0. */
function unitOf({ baseline_mean: mean }) {
    const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
    const show = (value, sign) => `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .signedFigure */ .vr)(value * factor)}${sign}`;
    return { sign: mean === 0 ? '' : '%', show };
}
function promiseOf({ false_keeps_bound: bound, error_rate, alpha, certified, certify_fdr: fdr }) {
    const level = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(alpha);
    const promises = [];
    if (bound === null)
        promises.push('no bound on false keeps');
    else if (error_rate === 'fdr')
        promises.push(`false discovery rate at most ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(alpha * 100)}%`);
    else if (error_rate === 'fwer')
        promises.push(`a false keep among them with probability at most ${level}`);
    else
        promises.push(`at most ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(bound)} false keeps expected (alpha ${level})`);
    if (certified !== null && fdr !== null)
        promises.push(`${certified} certified at FDR ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(fdr * 100)}%`);
    return promises.join(', ');
}


/***/ }),

/***/ 86817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ reportCompare),
/* harmony export */   Nh: () => (/* binding */ waiveCompareLimit),
/* harmony export */   a0: () => (/* binding */ nextOfCompare),
/* harmony export */   iz: () => (/* binding */ startCompareTrial),
/* harmony export */   vC: () => (/* binding */ gainOf)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34663);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65991);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8158);







function startCompareTrial(names, rules) {
    const nothing = { scores: [], again: [], evaluations: [], record: null, verdict: null };
    return { task: 'compare', ...names, rules, stage: 'measure', ...nothing };
}
/** The same test without a limit of what is plausible; if it was quarantined, its remaining runs follow. */
function waiveCompareLimit(trial) {
    const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
    return trial.verdict?.code === 'implausible' ? compared({ ...waived, verdict: null }) : waived;
}
function nextOfCompare({ id, stage, scores, again, halted }, draw) {
    if (halted !== undefined)
        return { kind: 'halt', reason: halted };
    const index = (stage === 'measure' ? scores : again).length + 1;
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .singleStep */ .Vp)(draw, { id, stage, index, attempt: 0 }, 'candidate');
}
function reportCompare(before, results) {
    const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleIssue */ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scoresOf */ .xt)(results), before.rules.ratio);
    if (unfit !== undefined)
        return { ...before, halted: unfit };
    const trial = { ...before, evaluations: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .withEvaluations */ ._w)(before.evaluations, results) };
    const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .Bg)(results, 'candidate');
    if (result === undefined)
        throw new TypeError('a run needs a result of the candidate');
    if (result.kind === 'failed')
        return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .failureVerdict */ .Ui)(result) };
    if (trial.stage !== 'measure')
        return reportRetry(trial, result.score);
    const scores = [...trial.scores, result.score];
    const measured = { ...trial, scores };
    return scores.length < trial.rules.repeats ? measured : compared(measured);
}
function ended(trial, code, reason) {
    return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)(code, reason) };
}
/** How much better the candidate's mean is than the record. */
function gainOf({ rules, scores }) {
    const { sign, record, ratio } = rules;
    return sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(scores), ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)(record, ratio)) + 0;
}
function compared(trial) {
    const { rules, policy, scores } = trial;
    const [score = rules.record] = scores;
    if (trial.purpose === 'canary' && score !== rules.record)
        return differed(trial, rules.record, score);
    const gain = gainOf(trial);
    const shown = `${(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .renderGain */ .WB)(gain, rules.sign, rules.ratio)} against the record, mean of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(scores.length, 'run')}`;
    if (!isGain(trial, gain))
        return ended(trial, 'not-better', shown);
    const limit = rules.max_plausible;
    if (limit !== null && gain > limit) {
        const most = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLimit */ .o5)(limit, rules.sign, rules.ratio);
        return ended(trial, 'implausible', `${shown}, is more than ${most}, the most that is plausible`);
    }
    // The score that won is a lucky one; a branch head is held to a fresh one.
    if (_policies_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICIES */ .PQ[policy].hasWorkingLine)
        return { ...trial, stage: 'remeasure' };
    if (rules.is_exact)
        return { ...trial, stage: 'rerun' };
    return ended({ ...trial, record: recordAfter(trial) }, 'better', `${wordFor(trial)}: ${shown}`);
}
function differed(trial, first, score) {
    const [before, now] = [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderApart */ .Fw)(first, score), (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderApart */ .Fw)(score, first)];
    const reason = `the same tree scored ${before}, then ${now}: the evaluator is noisy, and is calibrated again`;
    return ended(trial, 'nondeterministic', reason);
}
function wordFor({ purpose }) {
    return purpose === 'simplify' ? 'within the tolerance' : 'better';
}
function isGain({ purpose, policy, rules }, gain) {
    if (purpose === 'simplify')
        return gain >= -rules.tolerance;
    return _policies_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICIES */ .PQ[policy].isGain(gain, rules);
}
function recordAfter({ policy, rules, scores }) {
    return _policies_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICIES */ .PQ[policy].recordAfter((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(scores), rules);
}
function reportRetry(trial, score) {
    const again = [...trial.again, score];
    const recorded = { ...trial, again };
    const shown = `${(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .renderGain */ .WB)(gainOf(trial), trial.rules.sign, trial.rules.ratio)} against the record`;
    if (trial.stage === 'rerun') {
        const [first = score] = trial.scores;
        if (first !== score)
            return differed(recorded, first, score);
        return ended({ ...recorded, record: score }, 'better', `${wordFor(trial)}: ${shown}, and the same when run again`);
    }
    if (again.length < trial.rules.repeats)
        return recorded;
    return ended({ ...recorded, record: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(again) }, 'working', `kept on the working line: ${shown}`);
}


/***/ }),

/***/ 27320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UL: () => (/* binding */ withoutVerdict),
/* harmony export */   _m: () => (/* binding */ concludeTrial),
/* harmony export */   bq: () => (/* binding */ withBest),
/* harmony export */   mu: () => (/* binding */ isAcceptedTrial)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58164);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44785);
/* harmony import */ var _stats_noise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8638);
/* harmony import */ var _aa_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70260);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64299);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47695);







/** Takes a trial in: what it says of the noise, of its tree, and which tree is the current best now. */
function concludeTrial(session, trial, final) {
    return (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withReleaseDecided */ .MI)(storedAgain(session, concluded(session, trial, final), trial), trial);
}
/**
 * Scores of a trial that saw more than one environment, or an earlier one alone, are not stored: they are measured
 * again.
 */
function storedAgain(before, after, { rules }) {
    const isStored = after.incumbent !== before.incumbent || after.record !== before.record;
    return isStored && rules.moves !== after.moves ? { ...after, scores: [], stream: [], noise: null } : after;
}
function concluded(before, trial, final) {
    const isCarried = trial.verdict?.code === 'carry-over';
    const session = isCarried ? { ...before, washes: true } : before;
    if (trial.task === 'compare')
        return concludeCompare(session, trial, final);
    const pooled = withDriftWatch(withPairs(session, trial));
    if (trial.purpose === 'certify')
        return pooled;
    if (trial.purpose === 'canary') {
        if (trial.verdict === null)
            return pooled;
        return { ...pooled, aaChecks: (0,_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .withNoop */ .BW)(session.aaChecks, trial.verdict.outcome === 'keep') };
    }
    return trial.purpose === 'promotion' ? concludePromotion(pooled, trial, final) : concludePaired(pooled, trial, final);
}
/**
 * Whether a trial accepts a change; one that was tested against an earlier best must be rebased and tested again.
 */
function isAcceptedTrial(session, trial, final) {
    const isPassed = trial.verdict?.outcome === 'keep';
    const against = trial.task === 'paired' && trial.purpose === 'promotion' ? session.champion?.tree : session.incumbent;
    return isPassed && final === 'accepted' && trial.incumbent === against;
}
/** Whether a trial waits for a person: it gained more than is plausible, and no guard is against it. */
function isQuarantined({ verdict }, final) {
    return verdict?.outcome === 'quarantine' && final === 'accepted';
}
/** A test that ends without a word on its candidate: whatever its scores say, the same tree continues from them. */
function withoutVerdict(trial) {
    return { ...trial, verdict: null };
}
// Longer ago the machine was another one.
const MAX_STREAM = 100;
function withPairs(session, trial) {
    const { noise, incumbent } = session;
    const pairs = trial.pairs.slice(trial.pooled.pairs);
    const units = trial.units.slice(trial.pooled.units);
    const differences = pairs.map(({ difference }) => difference);
    const known = noise ?? session.last_noise;
    const next = known === null ? null : (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .poolTest */ .FP)(known, differences, units);
    const isOfNow = trial.incumbent === incumbent && trial.rules.moves === session.moves;
    const seen = isOfNow ? pairs.map((pair) => pair.incumbent) : [];
    return {
        ...session,
        noise: noise === null ? null : next,
        last_noise: next,
        scores: [...session.scores, ...seen].slice(-_session_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SCORES */ .Zq),
        stream: [...session.stream, ...seen].slice(-MAX_STREAM),
    };
}
function withDriftWatch(session) {
    const at = (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .changePoint */ .$z)(session.stream.map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .onScale */ .QA)(score, (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .ratioOf */ .pO)(session))));
    if (at === undefined)
        return session;
    const stream = session.stream.slice(at);
    const [before, now] = [(0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .meanOf */ .hm)(session.stream.slice(0, at)), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .meanOf */ .hm)(stream)];
    const moved = `from ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderApart */ .Fw)(before, now)} to ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderApart */ .Fw)(now, before)}`;
    const warning = `the scores of the current best moved ${moved}: the machine drifts; calibrated again`;
    return { ...session, stream, noise: null, warnings: [...session.warnings, warning] };
}
function withTree(session, trial, { code, final }) {
    const aaChecks = { ...session.aaChecks, since: session.aaChecks.since + 1 };
    const { [trial.tree]: _decided, ...others } = session.held;
    const held = isQuarantined(trial, final) ? { ...others, [trial.tree]: trial } : others;
    return { ...session, aaChecks, held, trees: { ...session.trees, [trial.tree]: { id: trial.id, code } } };
}
/** As if it had not been proposed. */
function withoutTree(session, { tree }) {
    const { [tree]: _tested, ...trees } = session.trees;
    return { ...session, trees };
}
function concludePaired(session, trial, final) {
    const { verdict } = trial;
    const pooled = { pairs: trial.pairs.length, units: trial.units.length };
    const { [trial.tree]: _ended, ...others } = session.open;
    const code = verdict?.code ?? 'interrupted';
    const next = withTree({ ...session, open: others }, { ...trial, pooled }, { code, final });
    if (isAcceptedTrial(session, trial, final)) {
        const scores = trial.pairs.map(({ candidate }) => candidate);
        const level = { ...session.level, kept: session.level.kept + 1 };
        return withBest({ ...next, level }, trial.tree, scores);
    }
    // Evidence that did not decide is kept: the same tree continues from it.
    if (verdict !== null && verdict.outcome !== 'inconclusive')
        return next;
    return { ...next, open: { ...others, [trial.tree]: { ...trial, pooled } } };
}
/** Tests that are open were against the one before. */
function withBest(session, tree, scores) {
    const trees = { ...session.trees, [session.incumbent]: session.trees[session.incumbent] ?? BASE };
    return {
        ...session,
        trees,
        incumbent: tree,
        scores: scores.slice(-_session_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SCORES */ .Zq),
        stream: scores.slice(-MAX_STREAM),
        open: {},
    };
}
const BASE = { id: 'base', code: 'base' };
/** Two runs of one tree differed. */
function withNoisy(session, { reason }) {
    return { ...session, is_exact: false, is_noisy: true, noise: null, warnings: [...session.warnings, reason] };
}
/** Of exact scores a no-op is never kept: it comes out as before, or they are not exact. */
function concludeExactNoop(session, { verdict }) {
    if (verdict === null)
        return session;
    const next = { ...session, aaChecks: (0,_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .withNoop */ .BW)(session.aaChecks, false) };
    return verdict.code === 'nondeterministic' ? withNoisy(next, verdict) : next;
}
function concludeCompare(session, trial, final) {
    const { verdict, record } = trial;
    if (trial.purpose === 'canary')
        return concludeExactNoop(session, trial);
    if (verdict === null)
        return session.reverts.includes(trial.id) ? session : withoutTree(session, trial);
    // Its tree is not recorded as tested: it is proposed again, to the policy for noisy evaluators.
    if (verdict.code === 'nondeterministic')
        return withNoisy(withoutTree(session, trial), verdict);
    const next = withTree(session, trial, { code: verdict.code, final });
    const counted = next.champion === null ? next : { ...next, champion: withCandidate(next.champion) };
    if (!isAcceptedTrial(session, trial, final))
        return counted;
    const accepted = { ...withBest(counted, trial.tree, trial.scores), record: record ?? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .meanOf */ .hm)(trial.scores) };
    if (counted.champion === null)
        return { ...accepted, is_unbounded: true, level: { ...accepted.level, kept: accepted.level.kept + 1 } };
    return { ...accepted, champion: { ...counted.champion, keeps: counted.champion.keeps + 1 } };
}
function withCandidate(champion) {
    return { ...champion, candidates: champion.candidates + 1 };
}
function concludePromotion(session, trial, final) {
    const { champion } = session;
    const { verdict, pairs } = trial;
    if (champion === null || verdict === null)
        return session;
    const counted = { ...champion, keeps: 0, candidates: 0 };
    const { [trial.tree]: _decided, ...others } = session.held;
    const pooled = { pairs: pairs.length, units: trial.units.length };
    const next = {
        ...session,
        held: isQuarantined(trial, final) ? { ...others, [trial.tree]: { ...trial, pooled } } : others,
    };
    if (isAcceptedTrial(session, trial, final)) {
        const record = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .meanOf */ .hm)(pairs.map(({ candidate }) => candidate));
        const level = { ...session.level, kept: session.level.kept + 1 };
        return { ...next, level, record, champion: { ...counted, tree: trial.tree, record } };
    }
    // Only a batch that shows next to nothing is given up. A gain that is hard to believe is no loss, and what a guard or
    // the holdout refuses gains all the same: the branch head goes on. Source: decisions, "CHECKPOINT".
    if (verdict.outcome !== 'discard')
        return { ...next, champion: counted };
    const scores = pairs.map(({ incumbent }) => incumbent);
    const record = scores.length > 0 ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .meanOf */ .hm)(scores) : champion.record;
    return { ...withBest(next, champion.tree, scores), record, champion: { ...counted, record } };
}


/***/ }),

/***/ 76442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ nextOfConfirmation),
/* harmony export */   _R: () => (/* binding */ startConfirmation),
/* harmony export */   bY: () => (/* binding */ confirmedOf),
/* harmony export */   ws: () => (/* binding */ reportConfirmation)
/* harmony export */ });
/* harmony import */ var _stats_carry_over_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88898);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _stats_student_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37763);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34663);





function startConfirmation(request) {
    return { task: 'confirmation', ...request, attempt: 0, pairs: [], evaluations: [], halted: null };
}
function nextOfConfirmation(confirmation, draw) {
    const { id, planned, pairs, attempt, halted, share_seed: shareSeed } = confirmation;
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (pairs.length >= planned)
        return { kind: 'done' };
    const options = { shareSeed, washes: confirmation.washes, before: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .lastArmOf */ .q2)(pairs.at(-1), confirmation) };
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .pairStep */ .bi)(draw, { id, stage: 'confirm', index: pairs.length + 1, attempt }, options);
}
function reportConfirmation(confirmation, results) {
    const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleIssue */ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scoresOf */ .xt)(results), confirmation.ratio);
    if (unfit !== undefined)
        return { ...confirmation, halted: unfit };
    const read = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .readPair */ .$T)(results);
    if (read.kind !== 'pair') {
        // To leave out the pairs in which the final tree fails would flatter it.
        if (read.kind === 'crash')
            return { ...confirmation, halted: `the final tree failed: ${read.failure.reason}` };
        const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfter */ .P9)(confirmation.attempt, read);
        return 'kind' in retry ? { ...confirmation, halted: retry.reason } : { ...confirmation, attempt: retry.attempt };
    }
    const pair = { candidate: read.candidate.score, incumbent: read.incumbent.score, first: results[0]?.arm };
    const evaluations = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .withEvaluations */ ._w)(confirmation.evaluations, results);
    return { ...confirmation, attempt: 0, pairs: [...confirmation.pairs, pair], evaluations };
}
/** The mean gain with its paired t interval. */
function confirmedOf({ sign, pairs, confidence, checks_order: isChecked = false, ratio, }) {
    const differences = pairs.map(({ candidate, incumbent }) => sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)(candidate, ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)(incumbent, ratio)) + 0);
    const count = differences.length;
    const ordered = pairs.map(({ first }, index) => ({ first, difference: differences[index] ?? 0 }));
    if (count < 2)
        throw new TypeError('an interval needs two pairs');
    const estimate = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(differences);
    const half = ((0,_stats_student_js__WEBPACK_IMPORTED_MODULE_3__/* .quantileOfT */ .L)(1 - confidence, count - 1) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .deviationOf */ .D7)(differences)) / Math.sqrt(count);
    return {
        pairs: count,
        estimate,
        interval: [estimate - half, estimate + half],
        confidence,
        baseline_mean: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(pairs.map(({ incumbent }) => incumbent)),
        carry_over: isChecked ? ((0,_stats_carry_over_js__WEBPACK_IMPORTED_MODULE_4__/* .findCarryOver */ .Zz)(ordered) ?? null) : null,
    };
}


/***/ }),

/***/ 50870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   _0: () => (/* binding */ findSameChange),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74405);

function isBlank({ normal }) {
    return normal === _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_BUT_BLANKS */ .Qp;
}
/** The name of a change to the current best; undefined: what it changes is unknown. */
function changeOf({ incumbent }, { normal }) {
    return normal == null ? undefined : `${incumbent} ${normal}`;
}
/** Another tree that the same change was tested as, blanks aside, against the current best. */
function findSameChange(session, proposal) {
    const tree = session.changes[changeOf(session, proposal) ?? ''];
    const known = tree === undefined || tree === proposal.tree ? undefined : session.trees[tree];
    return tree === undefined || known === undefined ? undefined : { tree, ...known };
}


/***/ }),

/***/ 57570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24079);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86817);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28834);




/** The evidence of a trial, at any point of it. */
function evidenceOf(trial) {
    return trial.task === 'paired' ? pairedEvidence(trial) : compareEvidence(trial);
}
function pairedEvidence(trial) {
    const { rules, eProcess, pairs, units, screen_score } = trial;
    const differences = pairs.map(({ difference }) => difference);
    return {
        kind: 'paired',
        statistic: rules.ratio === undefined ? _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .STATISTICS */ .gS.plain : _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .STATISTICS */ .gS.insured,
        ...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
        a: rules.a,
        scale: rules.scale,
        scale_source: rules.scale_source,
        unit: rules.unit_scale === null ? 'pair' : 'case',
        units: rules.unit_scale === null ? pairs.length : units.length,
        differences,
        effect: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .effectOf */ .$x)(trial),
        sd: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .deviationOf */ .D7)(differences),
        log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .logEvidence */ .y8)(eProcess),
        log_e_max: eProcess.log_max,
        p: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .anytimeP */ .Al)(eProcess),
        screen_score,
    };
}
function compareEvidence(trial) {
    const { policy, rules, scores, again } = trial;
    const statistic = rules.is_exact ? 'exact' : policy;
    return {
        kind: 'compare',
        statistic,
        ...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
        record: rules.record,
        scores,
        again,
        effect: scores.length === 0 ? 0 : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .gainOf */ .vC)(trial),
    };
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
/* harmony export */   oU: () => (/* binding */ washoutIndex),
/* harmony export */   q2: () => (/* binding */ lastArmOf),
/* harmony export */   yu: () => (/* binding */ isMoved)
/* harmony export */ });
/**
 * `measure`: runs of a candidate that are compared with a stored score; `remeasure`: of a branch head that was just
 * kept.
 */
const STAGES = ['calibrate', 'screen', 'pair', 'measure', 'rerun', 'remeasure', 'confirm', 'certify'];
/** Unscored: it leaves behind what the arm itself leaves behind, and nothing of the other arm. */
const WASHOUT = 'washout';
/**
 * The arm that ran last before a pair; undefined: not known, as after a void pair, of which either arm may be the last.
 */
function lastArmOf(pair, { attempt }) {
    if (attempt > 0 || pair?.first === undefined)
        return undefined;
    return pair.first === 'candidate' ? 'incumbent' : 'candidate';
}
/** Ids of the runs that a task rests on, with those of the results that it has just taken in. */
function withEvaluations(known, results) {
    return [...known, ...results.flatMap(({ evaluation }) => evaluation ?? [])];
}
// A pair is tried again so often when the arm of the current best fails.
const MAX_RETRIES = 2;
/** One run of one arm, with a fresh seed. */
function singleStep(draw, { id, ...place }, arm) {
    const { seed } = draw(labelOf({ id, ...place }));
    return { kind: 'measure', ...place, order_bit: null, runs: [{ arm, seed }] };
}
/** Number of the unscored run before the run at a position of a pair. */
function washoutIndex(pair, position) {
    return 2 * pair - 1 + position;
}
/** One run of each arm in the order of the coin, with one fresh seed for both, or one each. */
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
/**
 * Reads the results of a pair. Where both arms failed it is void: a machine on which the current best fails says nothing
 * about the candidate.
 */
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
/** Whether a run is void because the environment changed meanwhile. */
function isMoved(result) {
    return result.kind === 'failed' && result.isMoved === true;
}
/** The result of an arm; a score that is no finite number is a failure. */
function resultOf(results, arm) {
    const found = results.find((result) => result.arm === arm);
    if (found?.kind !== 'scored')
        return found;
    const scores = [found.score, ...Object.values(found.cases ?? {})];
    if (scores.every(Number.isFinite))
        return found;
    return { arm, kind: 'failed', reason: 'a score is not a finite number' };
}
/** After a failure of the current best: the number of the next attempt, or the end of all of them. */
function retryAfter(attempt, { reason, isMoved: hasMoved }) {
    if (attempt < MAX_RETRIES)
        return { attempt: attempt + 1 };
    const what = hasMoved === true ? 'no pair counted' : 'the current best failed';
    return { kind: 'halt', reason: `${what} ${attempt + 1} times in a row: ${reason}` };
}


/***/ }),

/***/ 28834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a7: () => (/* binding */ PURPOSES),
  tp: () => (/* binding */ continuePairedTrial),
  Pq: () => (/* binding */ differenceOf),
  $x: () => (/* binding */ effectOf),
  sf: () => (/* binding */ gainOfFactor),
  UP: () => (/* binding */ nextOfPaired),
  GD: () => (/* binding */ reportPaired),
  oy: () => (/* binding */ startPairedTrial),
  Bl: () => (/* binding */ waivePairedLimit)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/stats/carry-over.js
var carry_over = __webpack_require__(88898);
// EXTERNAL MODULE: ./build/stats/e-process.js
var e_process = __webpack_require__(24079);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/stats/signed-rank.js
var signed_rank = __webpack_require__(48741);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/stats/robust-scale.js
var robust_scale = __webpack_require__(52164);
;// CONCATENATED MODULE: ./build/decision/futility.js



/** The scale of the next difference, from what was before it. */
function scaleAfter({ rules, pairs }) {
    if (rules.steps === undefined)
        return rules.scale;
    return (0,robust_scale/* robustScale */.K9)(rules.steps, pairs.map(({ difference }) => difference));
}
/** Whether the pairs that are left can hardly decide for the candidate. */
function isFutile(trial) {
    const { rules, pairs, units, purpose, cap } = trial;
    const isByCase = rules.unit_scale !== null;
    const differences = isByCase ? units : pairs.map(({ difference }) => difference);
    const count = differences.length;
    // Of three one may be an outlier.
    const isRobust = rules.ratio !== undefined && !isByCase;
    if (count < (isRobust ? 3 : 2))
        return false;
    const mean = isRobust ? (0,median/* centralMedian */.w)(differences) : (0,moments/* meanOf */.hm)(differences);
    const least = purpose === 'simplify' ? 0 : rules.min_improvement;
    if (isByCase && differences.every((difference) => difference === 0))
        return pairs.length > 1 && rules.tolerance === 0;
    const scale = isByCase ? Math.sqrt((0,moments/* meanOf */.hm)(differences.map((each) => each * each))) : scaleAfter(trial);
    const most = isByCase ? (count / pairs.length) * cap : cap;
    // The mean that the last pair would have to show, halved: what stays below it cannot be made up for.
    const reachable = 0.5 * scale * Math.sqrt((2 * Math.log(1 / rules.a0)) / most);
    return mean + rules.tolerance + (rules.futility_z * scale) / Math.sqrt(count) < Math.max(least, reachable);
}

// EXTERNAL MODULE: ./build/decision/gain-scale.js
var gain_scale = __webpack_require__(64299);
// EXTERNAL MODULE: ./build/decision/measurement.js
var measurement = __webpack_require__(34663);
// EXTERNAL MODULE: ./build/decision/verdict.js
var verdict = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/decision/paired-trial.js









/** What a test is for. A simplification need not be better, only no worse than its tolerance. */
const PURPOSES = ['candidate', 'simplify', 'canary', 'promotion', 'certify'];
function startPairedTrial(names, rules) {
    return {
        task: 'paired',
        ...names,
        rules,
        cap: rules.max_pairs,
        is_screened: rules.screen === 'off',
        screen_score: null,
        attempt: 0,
        pairs: [],
        evaluations: [],
        eProcess: (0,e_process/* startEProcess */.RT)(rules.unit_scale ?? rules.scale, rules.ratio !== undefined),
        units: [],
        cases: [],
        pooled: { pairs: 0, units: 0 },
        halted: null,
        verdict: null,
    };
}
/** Continues with the same evidence: after a halt, or with as many pairs again where they had run out. */
function continuePairedTrial(trial) {
    const cap = trial.verdict === null ? trial.cap : trial.cap + trial.rules.max_pairs;
    return { ...trial, cap, attempt: 0, halted: null, verdict: null };
}
/** The same test without a limit of what is plausible: if it was quarantined, its evidence decides. */
function waivePairedLimit(trial) {
    const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
    return trial.verdict?.code === 'implausible' ? decided({ ...waived, verdict: null }, true) : waived;
}
function nextOfPaired(trial, draw) {
    const { id, attempt, purpose, rules, halted } = trial;
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (!trial.is_screened)
        return (0,measurement/* singleStep */.Vp)(draw, { id, stage: 'screen', index: 1, attempt: 0 }, 'candidate');
    const stage = purpose === 'certify' ? 'certify' : 'pair';
    const options = { shareSeed: rules.share_seed, washes: rules.washes, before: (0,measurement/* lastArmOf */.q2)(trial.pairs.at(-1), trial) };
    return (0,measurement/* pairStep */.bi)(draw, { id, stage, index: trial.pairs.length + 1, attempt }, options);
}
function reportPaired(trial, results) {
    const unfit = (0,gain_scale/* scaleIssue */.Qt)((0,gain_scale/* scoresOf */.xt)(results), trial.rules.ratio);
    if (unfit !== undefined)
        return { ...trial, halted: unfit };
    if (!trial.is_screened)
        return reportScreen(withRuns(trial, results), results);
    const read = (0,measurement/* readPair */.$T)(results);
    if (read.kind === 'void')
        return withVoid(trial, read);
    if (read.kind === 'pair' && trial.rules.unit_scale !== null && read.incumbent.cases === undefined) {
        return withVoid(trial, { reason: 'it reported no scores of its cases' });
    }
    return reportPair(withRuns(trial, results), read, results[0]?.arm);
}
function withRuns(trial, results) {
    return { ...trial, evaluations: (0,measurement/* withEvaluations */._w)(trial.evaluations, results) };
}
function ended(trial, code, reason) {
    return { ...trial, verdict: (0,verdict/* verdictOf */.Vj)(code, reason) };
}
function reportScreen(trial, results) {
    const { sign, screen, reference, scale, ratio } = trial.rules;
    const result = (0,measurement/* resultOf */.Bg)(results, 'candidate');
    if (result === undefined)
        throw new TypeError('a screening run needs a result of the candidate');
    if (result.kind === 'failed')
        return { ...trial, verdict: (0,verdict/* failureVerdict */.Ui)(result) };
    // The score is no evidence: a lucky one must not be counted twice.
    const screened = { ...trial, is_screened: true, screen_score: result.score };
    const limit = screen === 'off' ? Number.NEGATIVE_INFINITY : (screen * scale) / Math.SQRT2;
    const difference = sign * ((0,gain_scale/* onScale */.QA)(result.score, ratio) - reference);
    if (difference >= limit)
        return screened;
    return ended(screened, 'screen', `screened out: one run was ${screenedBy(difference, trial.rules)} of the current best`);
}
function screenedBy(difference, { sign, ratio }) {
    if (ratio !== undefined)
        return `${(0,gain_scale/* renderGain */.WB)(difference, sign, ratio)}, against the mean`;
    const by = difference < 0 ? `${(0,verdict/* figure */.vP)(-difference)} worse` : `no more than ${(0,verdict/* figure */.vP)(difference)} better`;
    return `${by} than the mean`;
}
function reportPair(trial, read, first) {
    if (read.kind === 'crash')
        return { ...trial, verdict: (0,verdict/* failureVerdict */.Ui)(read.failure) };
    const { candidate, incumbent } = read;
    if (trial.rules.unit_scale === null)
        return decided(withPair(trial, { ...read, first }, undefined), true);
    const names = Object.keys(incumbent.cases ?? {});
    const missing = names.filter((name) => !Object.hasOwn(candidate.cases ?? {}, name));
    if (missing.length > 0) {
        // Leaving out the hard cases is a way to score well.
        return ended(trial, 'crash', `the candidate failed: it has no score for ${(0,base_text/* plural */.LS)(missing.length, 'case')}`);
    }
    const known = new Set(trial.cases);
    const fresh = names.filter((name) => !known.has(name));
    return decided(withPair(trial, { ...read, first }, fresh), fresh.length > 0);
}
function withVoid(trial, why) {
    const retry = (0,measurement/* retryAfter */.P9)(trial.attempt, why);
    return 'kind' in retry ? { ...trial, halted: retry.reason } : { ...trial, attempt: retry.attempt };
}
// Squares of it still are finite; the score that stands for a failure is the largest double.
const MAX_DIFFERENCE = 1e150;
/** How much better the candidate is, whatever the direction. */
function differenceOf(sign, candidate, best, ratio) {
    const difference = sign * ((0,gain_scale/* onScale */.QA)(candidate, ratio) - (0,gain_scale/* onScale */.QA)(best, ratio));
    // A difference of 0 is 0, not -0, which JSON would not give back.
    return Math.min(MAX_DIFFERENCE, Math.max(-MAX_DIFFERENCE, difference)) + 0;
}
function withPair(trial, { candidate, incumbent, first, }, fresh) {
    const { sign, tolerance, ratio } = trial.rules;
    const pair = {
        index: trial.pairs.length + 1,
        attempt: trial.attempt,
        candidate: candidate.score,
        incumbent: incumbent.score,
        difference: differenceOf(sign, candidate.score, incumbent.score, ratio),
        ...(trial.rules.checks_order === true ? { first } : {}),
    };
    const units = fresh?.map((name) => differenceOf(sign, candidate.cases?.[name] ?? 0, incumbent.cases?.[name] ?? 0, ratio));
    const evidence = (units ?? [pair.difference]).map((difference) => difference + tolerance);
    return {
        ...trial,
        attempt: 0,
        pairs: [...trial.pairs, pair],
        eProcess: (0,e_process/* feedEProcess */.x)(trial.eProcess, evidence, units === undefined ? scaleAfter(trial) : undefined),
        units: units === undefined ? trial.units : [...trial.units, ...units],
        cases: fresh === undefined ? trial.cases : [...trial.cases, ...fresh],
    };
}
/** So many times as good: a multiple of the size where more of it is better, a fraction of it where less is. */
function gainOfFactor(sign, score, factor) {
    return Math.abs(score) * (sign * score > 0 ? factor - 1 : 1 - 1 / factor);
}
/** The largest gain that is believed; null: no limit. */
function plausibleLimit({ rules, pairs }) {
    const { max_plausible: limit, plausible_factor: factor, sign } = rules;
    if (limit === null || factor === undefined)
        return limit;
    const incumbent = (0,moments/* meanOf */.hm)(pairs.map((pair) => pair.incumbent));
    return Math.max(limit, gainOfFactor(sign, incumbent, factor));
}
const TOO_LITTLE = 'too little to distinguish from chance';
function decided(trial, isFresh) {
    const { rules, eProcess, pairs, purpose } = trial;
    const mean = effectOf(trial);
    const shown = `${shownGainOf(trial)} over ${(0,base_text/* plural */.LS)(pairs.length, 'pair')}`;
    const isSimpler = purpose === 'simplify';
    const least = isSimpler ? -rules.tolerance : rules.min_improvement;
    if ((0,e_process/* isEvident */.Q3)(eProcess, rules.a) && mean >= least) {
        const limit = plausibleLimit(trial);
        if (limit !== null && mean > limit) {
            const most = (0,gain_scale/* renderLimit */.o5)(limit, rules.sign, rules.ratio);
            return ended(trial, 'implausible', `${shown} is more than ${most}, the most that is plausible`);
        }
        const order = orderOf(trial, isFresh);
        if (order !== undefined)
            return order;
        return ended(trial, 'evident', `${isSimpler ? 'no worse than the tolerance' : 'better'}: ${shown}`);
    }
    if (isFutile(trial))
        return rejected(trial, 'futile', `${mean > 0 ? TOO_LITTLE : 'not better'}: ${shown}`);
    if (!isFresh)
        return rejected(trial, 'cases-spent', `every case was run, and they do not decide: ${shown}`);
    if (pairs.length < trial.cap)
        return trial;
    return rejected(trial, 'cap', `the pairs ran out before they decided: ${shown}`);
}
// Beyond the cap, for the check alone: nearly always a handful is enough.
const MAX_ORDER_PAIRS = 24;
/** What the check for carry-over has against a test that would end as better; undefined: nothing. */
function orderOf(trial, isFresh) {
    const { rules, pairs, purpose, cap } = trial;
    if (rules.checks_order !== true || purpose === 'canary' || purpose === 'certify')
        return undefined;
    const isCarried = (0,carry_over/* findCarryOver */.Zz)(pairs);
    if (isCarried === true) {
        const reason = `runs depend on what ran before them: ${shownGainOf(trial)} over ${(0,base_text/* plural */.LS)(pairs.length, 'pair')} is no evidence`;
        return rejected(trial, 'carry-over', reason);
    }
    // Cases that were all run decide nothing more: what they can say of the order they have said.
    if (isCarried === false || rules.unit_scale !== null || !isFresh)
        return undefined;
    if (pairs.length < cap + MAX_ORDER_PAIRS)
        return trial;
    return rejected(trial, 'cap', 'the pairs ran out before their order could be checked');
}
function shownGainOf({ rules, pairs }) {
    return (0,gain_scale/* renderGain */.WB)(effectOf({ rules, pairs }), rules.sign, rules.ratio);
}
/** How much better the candidate is, on average over the pairs; on a ratio scale as a comparison of commits has it. */
function effectOf({ pairs, rules }) {
    const differences = pairs.map(({ difference }) => difference);
    if (rules.ratio === undefined)
        return (0,moments/* meanOf */.hm)(differences);
    return differences.length === 0 ? 0 : (0,signed_rank/* signedRankEstimate */.Zg)(differences);
}
// Of the scale: a batch of provisionally accepted changes that shows less is given up.
const ROLL_BACK_BELOW = 0.25;
function rejected(trial, code, reason) {
    if (trial.purpose !== 'promotion')
        return ended(trial, code, reason);
    const isLost = effectOf(trial) < ROLL_BACK_BELOW * trial.rules.scale;
    return ended(trial, isLost ? 'rolled-back' : 'goes-on', reason);
}


/***/ }),

/***/ 64768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pendingPromotion),
/* harmony export */   U: () => (/* binding */ isPromotion)
/* harmony export */ });
/** Whether a test is of the working line of `checkpoint`. */
function isPromotion(task) {
    return task.startsWith('promotion ');
}
/** The promotion test that a person's word is on, where nothing came of it yet and there is something to promote. */
function pendingPromotion({ champion, incumbent, releases }) {
    if (champion === null || champion.tree === incumbent)
        return undefined;
    return Object.entries(releases).find(([task, { is_done: isDone }]) => isPromotion(task) && !isDone)?.[0];
}


/***/ }),

/***/ 93889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ib: () => (/* binding */ isSideStage),
/* harmony export */   ce: () => (/* binding */ decisionEntrySchema),
/* harmony export */   vt: () => (/* binding */ decisionRecordSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73305);
/* harmony import */ var _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61436);
/* harmony import */ var _stats_carry_over_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88898);
/* harmony import */ var _comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77120);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34663);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28834);
/* harmony import */ var _run_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55434);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82922);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8158);










const text = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm(0));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(schema), null);
const effort = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFORTS */ .ig);
/** Records of earlier versions have none: they compare differences. */
const scoreScale = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_8__/* .SCORE_SCALES */ .L7), 'difference');
const ruleValue = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY()]));
/** Runs in addition to those that a task asks for; the decision holds their results. */
const SIDE_STAGES = ['guard', 'holdout', 'canary', _measurement_js__WEBPACK_IMPORTED_MODULE_9__/* .WASHOUT */ .OT];
const RUN_STAGES = [..._measurement_js__WEBPACK_IMPORTED_MODULE_9__/* .STAGES */ .an, ...SIDE_STAGES];
function isSideStage(stage) {
    return SIDE_STAGES.some((each) => each === stage);
}
const runHeader = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('genesis'),
    tool_version: text,
    config_digest: text,
    baseline_commit: text,
    baseline_tree: text,
    /** What the branch held when the record begins, where that is not the baseline. */
    start_tree: maybe(text),
    /** The baseline is never scored. */
    unscored: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), false),
    /** Of `judge_digest`, `evaluator_files` and `environment`. */
    evaluator_digest: text,
    /** Of the evaluator, wherever that is: command, setup, how a score is read, the protected files. */
    judge_digest: text,
    /** Mode and id by path. */
    evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(text, text),
    guards_digest: maybe(text),
    /** Salted. */
    holdout_digest: maybe(text),
    /** Of what confirmations run, where that is not the evaluator; salted, where its command is a reference. */
    confirm_digest: maybe(text),
    /** Where the run begins; of a later one there is a record. */
    environment: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(text, text),
    settings: _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionSettingsSchema */ .ly,
    /** Never `auto`. */
    effort,
    effort_rules: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        screen: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('off')]),
        futility_z: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        max_pairs: whole,
    }),
    seed_commitment: text,
    /** Tests have to pass the check for carry-over; not in runs that an earlier version began. */
    checks_order: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), false),
    /** `max_plausible: auto` goes by measured noise alone; not in runs that an earlier version began. */
    limits_by_noise: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), false),
    /** A factor as `max_plausible` is one of the scores in the pairs; not in runs that an earlier version began. */
    limits_by_pairs: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), false),
    /** How scores are compared; `auto`: by what the first calibration shows. */
    score_scale: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_gain_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .SCALE_PLANS */ .Qu), 'difference'),
    /** What they are measured in. */
    score_unit: maybe(text),
});
const evaluation = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('evaluation'),
    /** 1, 2, 3, … of the run. */
    id: whole,
    /** Of the candidate, calibration, A/A check, promotion or confirmation that it belongs to. */
    task: text,
    arm: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_stats_carry_over_js__WEBPACK_IMPORTED_MODULE_10__/* .ARMS */ .ul),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(RUN_STAGES),
    index: whole,
    attempt: whole,
    order_bit: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(0), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1)])),
    seed: whole,
    tree: text,
    /** Of the evaluator as it was found before the first command and after the last; empty: nobody looked. */
    digest_before: text,
    digest_after: text,
    started_at: text,
    ended_at: text,
    host: text,
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr()),
    ended: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_run_end_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_ENDS */ .x)),
    /** Not rounded; null: the run failed, was void or was broken off. */
    score: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
    reason: maybe(text),
    cases: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig())),
    /** What else the evaluator reported. */
    metrics: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig())),
    stdout_digest: text,
});
const calibration = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('calibration'),
    id: text,
    tree: text,
    sigma: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    mean: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    policy: text,
    /** From here on, for the whole run; `sigma` and `mean` are of logarithms on a ratio scale. */
    score_scale: scoreScale,
});
const size = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ of: text, before: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), after: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig() });
const candidate = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('candidate'),
    id: text,
    parent: text,
    tree: text,
    purpose: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['candidate', 'simplify']),
    diff_digest: text,
    /** Of the diff without blanks; null where it is unknown. */
    normal_digest: maybe(text),
    diff_lines: whole,
    touched_paths: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text),
    /** How many there are besides those that are listed. */
    more_paths: maybe(whole),
    /** Of the current best and of this one, where it is a simplification; null where the evaluator prints it. */
    size: maybe(size),
    /**
     * `agent`: preset, or digest of the command; `model`: as the agent reports it, else as the command names it, else null;
     * `prompt`: its digest.
     */
    proposer: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text)),
    usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
    /** The test that held it back, where a person has waived the limit of what is plausible for it. */
    released: maybe(text),
    /** What was kept and is not certified, and this takes out; `stays`: what does not come out. Tests, newest first. */
    reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text) })),
    /** Why it was never tested; null: its test begins here. */
    refused: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ code: text, reason: text })),
});
const evidence = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt('kind', [
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('paired'),
        statistic: text,
        // Absent of differences: entries of missions are written again as they were.
        score_scale: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_8__/* .SCORE_SCALES */ .L7)),
        a: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        scale: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        scale_source: text,
        unit: text,
        units: whole,
        differences: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
        effect: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        sd: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        log_e: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        log_e_max: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        p: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        screen_score: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('compare'),
        statistic: text,
        score_scale: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_8__/* .SCORE_SCALES */ .L7)),
        record: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        scores: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
        again: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
        effect: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    }),
]);
/** The decision on a test. */
const decisionEntrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('decision'),
    /** Of the candidate, A/A check, promotion or certification. */
    task: text,
    purpose: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSES */ .a7),
    incumbent: text,
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .DECISION_OUTCOMES */ .h_),
    code: text,
    reason: text,
    /** Tests and keeps before this one's level was taken. */
    level: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ tested: whole, kept: whole }),
    evidence,
    /** Ids of the runs that it rests on, pair by pair, each as it ran: a screening run first, void pairs not at all. */
    evaluations: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(whole),
    guards: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ name: text, passed: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY() })),
    /** One bit, and how many were asked for until then. */
    holdout: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), queries: whole })),
    kept: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
});
const claim = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('claim'),
    /** The confirmation that it is of. */
    task: text,
    baseline: text,
    final: text,
    planned_pairs: whole,
    /** Ids of the runs of these pairs, pair by pair, each as it ran. */
    evaluations: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(whole),
    estimate: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    interval: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()]),
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    baseline_mean: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    /** Where it is there, `estimate` and `interval` are logarithms of the ratio of scores, positive where it is better. */
    ratio: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ unit: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text), direction: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DIRECTIONS */ .X) })),
    sealed: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
    proposed: whole,
    tested: whole,
    kept: whole,
    /** Sum of the levels: bounds the expected number of wrongly accepted changes; null: the policy promises none. */
    false_keeps_bound: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
    error_rate: text,
    alpha: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    certified: maybe(whole),
    certify_fdr: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
    holdout_queries: whole,
    earlier_confirmations: whole,
    evaluator_digest: text,
    holdout_digest: maybe(text),
    /** Names of the findings that a person accepted in writing. */
    accepted_risks: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text)),
    /** Isolation levels that commands of the run had; null in records of earlier versions. */
    isolation: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text)),
    /** Runs of the confirmation depend on what ran before them; null: too few pairs, or not asked. */
    carry_over: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY()),
    sentence: text,
});
/** A line of the record of decisions. Source: decisions, "What the ledger must record". */
const decisionRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt('kind', [
    runHeader,
    evaluation,
    calibration,
    candidate,
    decisionEntrySchema,
    claim,
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('incumbent'), tree: text, by: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('canary'),
        variety: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['noop', 'broken']),
        task: text,
        passed: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
        /** What is odd, though it passed. */
        remark: maybe(text),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('effort'), effort }),
    /** A person approves a change that a test quarantined because of its large gain: who, and which tree. */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('release'), task: text, tree: text, by: text, at: text }),
    /**
     * A person takes a kept change back: the test that accepted it, the best before and after, and the champion
     * after, where there is one.
     */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('rejection'),
        task: text,
        parent: text,
        tree: text,
        champion: maybe(text),
        by: text,
        at: text,
        reason: text,
    }),
    /** The holdout is going to be asked for the `number`th time; it counts, whatever becomes of it. */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('holdout'), task: text, number: whole, budget: whole }),
    /** From here on evaluations run in another environment: on another machine, or something of it changed. */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('environment'), environment: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(text, text), evaluator_digest: text }),
    /** What the base or the evaluator was found to be before any agent worked; `accepted`: a person takes its risk. */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('risk'),
        risk: text,
        found: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
        accepted: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
        detail: text,
        evaluator_digest: text,
    }),
    /** A task of the run itself begins; one of a candidate begins with its record. */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('begin'), task: text }),
    /**
     * A test that was broken off; the same tree continues with its evidence. `halted`: why a confirmation cannot be made.
     */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('interrupted'), task: text, halted: maybe(text) }),
    /**
     * Ends the run: members of the run header that were no more what it says, e.g. `settings.confidence`; tables by
     * digest.
     */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('config-change'),
        changes: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ key: text, from: ruleValue, to: ruleValue })),
    }),
    /** Another run continues, with a secret of its own. */
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('seed-commit'), seed_commitment: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('seed-reveal'), secret: text }),
]);


/***/ }),

/***/ 46272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ bestAfter),
/* harmony export */   j: () => (/* binding */ takeRejection)
/* harmony export */ });
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27320);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47695);


/** What makes the tree without a rejected change the current best. */
function bestAfter({ task, tree }) {
    return { kind: 'incumbent', tree, by: `the rejection of ${task}` };
}
/**
 * Continues from the tree without a change that a person rejected. Scores of the best until now are of another tree, so it is
 * measured again; what was spent on tests stays spent.
 */
function withRejection(session, { tree, champion }, { baseline_tree: base, unscored }) {
    const { champion: before } = session;
    const keeps = champion === tree ? 0 : (before?.keeps ?? 0);
    const next = {
        ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .withBest */ .bq)(session, tree, []),
        noise: null,
        champion: before === null || champion === null ? before : { ...before, tree: champion, keeps },
    };
    return unscored && tree === base ? (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutBaseline */ .m4)(next) : next;
}
/** Takes a rejection in, and says what is wrong with it. That its trees are without the change is for who has them. */
function takeRejection(record, session, { runHeader, kept }) {
    const { task, parent, champion } = record;
    const hasChampion = session.champion !== null;
    let issue;
    if (parent !== session.incumbent)
        issue = `${task} is rejected from ${parent}, where ${session.incumbent} is the current best`;
    // What was kept before the record began again is not in it.
    else if (!kept.reject(task) && runHeader.start_tree === null)
        issue = `${task} is rejected, and was not kept`;
    else if (hasChampion !== (champion !== null))
        issue = `the rejection of ${task} names ${champion} as the champion`;
    return { session: withRejection(session, record, runHeader), issue };
}


/***/ }),

/***/ 44984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ RULES_OF_NEW_RUNS),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   g8: () => (/* binding */ sessionOfRunHeader),
/* harmony export */   nj: () => (/* binding */ countTested),
/* harmony export */   p$: () => (/* binding */ withStep),
/* harmony export */   pD: () => (/* binding */ beginCandidate),
/* harmony export */   rK: () => (/* binding */ isTrial),
/* harmony export */   ru: () => (/* binding */ beginTask)
/* harmony export */ });
/* harmony import */ var _accepted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91758);
/* harmony import */ var _assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85486);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47695);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3922);




/** What runs that an earlier version began do without. */
const RULES_OF_NEW_RUNS = { checks_order: true, limits_by_noise: true, limits_by_pairs: true };
/** The session that a run header describes. */
function sessionOfRunHeader(runHeader) {
    const { settings, effort, baseline_tree: base, start_tree: start, unscored } = runHeader;
    const { checks_order, limits_by_noise, limits_by_pairs, score_scale, score_unit } = runHeader;
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .openSession */ .fA)({ settings: { ...settings, effort }, base });
    // `auto` was resolved by measured times, which nobody can replay.
    const recorded = { checks_order, limits_by_noise, limits_by_pairs, score_scale, score_unit };
    const opened = { ...session, settings, incumbent: start ?? base, ...recorded };
    return unscored ? (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutBaseline */ .m4)(opened) : opened;
}
/**
 * Begins the test of a candidate; where the same tree was tested before, a refusal is reported, then begun all the
 * same.
 */
function beginCandidate(session, record) {
    const proposal = proposalOf(record);
    const assigned = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .assignProposal */ .gK)(session, proposal);
    if (assigned.kind === 'trial')
        return { begun: begun(assigned.session, assigned.trial, session), refusal: undefined };
    const { [record.tree]: _known, ...trees } = session.trees;
    const incumbent = session.incumbent === record.tree ? `${session.incumbent} before` : session.incumbent;
    const again = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .assignProposal */ .gK)({ ...session, trees, incumbent, level: { ...session.level, tested: 0 } }, {
        ...proposal,
        normal: null,
    });
    if (again.kind === 'refused')
        throw new TypeError(`a candidate that nothing refuses was refused: ${again.reason}`);
    const trial = { ...again.trial, incumbent: session.incumbent };
    return { begun: begun({ ...session, spent: again.session.spent }, trial, session), refusal: assigned.reason };
}
/** What a record of a candidate proposes. */
function proposalOf({ id, tree, purpose, released, reverts, normal_digest: normal }) {
    return { id, tree, purpose, released, normal, isRevert: reverts !== null };
}
function begun(session, task, before) {
    const trees = task.task === 'calibration'
        ? { candidate: task.tree, incumbent: task.tree }
        : { candidate: task.tree, incumbent: task.task === 'confirmation' ? task.baseline : task.incumbent };
    return { session, open: { task, trees, buffer: [], level: before.level } };
}
/** Begins what is not proposed but due: it is known by the name of its first evaluation. */
function beginTask(session, name, { runHeader, keeps }) {
    const [kind, number] = name.split(' ');
    switch (kind) {
        case 'calibration': {
            const { session: next, calibration } = (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .beginCalibration */ .KR)(session);
            return calibration.id === name ? begun(next, calibration, session) : undefined;
        }
        case 'canary': {
            if (session.noise === null)
                return undefined;
            const { session: next, trial } = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .assignAaCheck */ .YM)(session);
            return trial.id === name ? begun(next, trial, session) : undefined;
        }
        case 'promotion': {
            const assigned = session.noise === null ? undefined : (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .assignPromotion */ .Zw)(session);
            return assigned?.trial.id === name ? begun(assigned.session, assigned.trial, session) : undefined;
        }
        case 'confirmation': {
            const task = (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmationIn */ .dn)(session, { id: name, baseline: runHeader.baseline_tree });
            return begun(session, task, session);
        }
        case 'certify': {
            const tries = (0,_accepted_js__WEBPACK_IMPORTED_MODULE_0__/* .certifiable */ .t3)(keeps);
            const accept = tries[Number(number) - 1];
            if (accept === undefined || session.last_noise === null)
                return undefined;
            // A drift that was noticed since changes nothing about the scale.
            const calm = { ...session, noise: session.last_noise };
            return begun(session, (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .assignCertify */ .IL)(calm, { id: name, ...accept, keeps: tries.length }), session);
        }
        default:
            return undefined;
    }
}
/** What the task asks for at this point. */
function stepOf({ task }, draw) {
    return (0,_task_js__WEBPACK_IMPORTED_MODULE_3__/* .nextStep */ .sk)(task, draw);
}
function measurementOf({ id, arm, score, cases, reason, ended }) {
    const run = { arm, evaluation: id };
    if (score === null) {
        return {
            ...run,
            kind: 'failed',
            reason: reason ?? 'no score',
            ...(ended === 'tamper' ? { isTampered: true } : {}),
            ...(ended === 'moved' ? { isMoved: true } : {}),
        };
    }
    return { ...run, kind: 'scored', score, ...(cases === null ? {} : { cases }) };
}
/** Hands a whole step to the task; one that lacks an arm counts only if the arm that is there failed. */
function withStep(open, arms) {
    const { buffer, task } = open;
    const isWhole = buffer.length >= arms;
    const isBroken = buffer.some(({ score }) => score === null);
    if (buffer.length === 0 || (!isWhole && !isBroken))
        return { ...open, buffer: [] };
    return { ...open, task: (0,_task_js__WEBPACK_IMPORTED_MODULE_3__/* .reportTask */ .oi)(task, buffer.map(measurementOf)), buffer: [] };
}
function isTrial(task) {
    return task.task === 'paired' || task.task === 'compare';
}
const OF_THE_RUN = /^(calibration|canary|promotion|confirmation|certify) /;
/** How many candidates are among the tasks of a run. */
function countTested(names) {
    return [...names].filter((name) => !OF_THE_RUN.test(name)).length;
}


/***/ }),

/***/ 45342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ changeIssues),
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   aA: () => (/* binding */ wordsOfChanges),
/* harmony export */   gL: () => (/* binding */ ruleChanges)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61436);
/* harmony import */ var _settings_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67007);





const DIGESTS = ['judge_digest', 'guards_digest', 'confirm_digest', 'holdout_digest'];
// Of what nobody may know; without the salt nobody can say.
const SALTED = ['confirm_digest', 'holdout_digest'];
const SETTING = 'settings.';
const FILE = 'evaluator_files.';
// A table in run headers alone: in files of people its keys stand among the others.
const EVALUATOR_CHECKS = `${SETTING}integrity`;
/** What differs from the run header; empty: its run can be resumed. Source: decisions, "Validation". */
function ruleChanges(runHeader, now) {
    const keys = (0,_settings_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfNewRun */ .hT)(runHeader.settings, now.settings).map((key) => `${SETTING}${key}`);
    const digests = DIGESTS.filter((name) => {
        if (SALTED.includes(name) && now[name] === undefined)
            return false;
        return (now[name] ?? null) !== runHeader[name];
    });
    const files = [...new Set([...Object.keys(runHeader.evaluator_files), ...Object.keys(now.evaluator_files)])].sort();
    const changedFiles = files.filter((path) => runHeader.evaluator_files[path] !== now.evaluator_files[path]);
    const all = [...keys, ...digests, ...changedFiles.map((path) => `${FILE}${path}`)];
    return all.map((key) => ({ key, from: ruleValue(runHeader, key), to: ruleValue(now, key) }));
}
/** A member by its name: what is no plain value as its digest, what is not there as null. */
function ruleValue(rules, key) {
    const value = memberOf(rules, key) ?? null;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
        return value;
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(value))));
}
function memberOf(rules, key) {
    if (key.startsWith(FILE))
        return rules.evaluator_files[key.slice(FILE.length)];
    if (key.startsWith(SETTING))
        return new Map(Object.entries(rules.settings)).get(key.slice(SETTING.length));
    const digest = DIGESTS.find((name) => name === key);
    return digest === undefined ? undefined : rules[digest];
}
// More than these are counted.
const MAX_FILES_LISTED = 3;
/** What changed, from what to what where that is known, as a user knows it. */
function describeChanges(changes, prefix) {
    const files = changes.flatMap(({ key }) => (key.startsWith(FILE) ? [key.slice(FILE.length)] : []));
    return changes.flatMap((change) => {
        const { key, from, to } = change;
        if (key === 'judge_digest')
            return [`${WORDS[key]} (${describeFiles(files)})`];
        const [words] = wordsOfChanges([change], prefix);
        if (words === undefined)
            return [];
        return [
            key.startsWith(SETTING) && !isDigest(from) && !isDigest(to)
                ? `${words} (${recorded(from)}, now ${recorded(to)})`
                : words,
        ];
    });
}
function describeFiles(files) {
    if (files.length === 0)
        return 'the command, how its output is read, or setup';
    const shown = files
        .slice(0, MAX_FILES_LISTED)
        .map((path) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(path, 100))
        .join(', ');
    return files.length > MAX_FILES_LISTED ? `${shown} and ${files.length - MAX_FILES_LISTED} more files` : shown;
}
const isDigest = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const recorded = (value) => value === null ? 'not set' : typeof value === 'string' ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(value) : String(value);
/** What changed, as a user knows it: keys of the settings by `prefix`, files by what they are for. */
function wordsOfChanges(changes, prefix) {
    return changes.flatMap(({ key }) => {
        if (key === EVALUATOR_CHECKS) {
            return [
                Object.keys(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluatorCheckShape */ .T8)
                    .map((name) => `${prefix}${name}`)
                    .join(' or '),
            ];
        }
        if (key.startsWith(SETTING))
            return [`${prefix}${key.slice(SETTING.length)}`];
        const digest = DIGESTS.find((name) => name === key);
        return digest === undefined ? [] : [WORDS[digest]];
    });
}
const WORDS = {
    judge_digest: 'the evaluator',
    guards_digest: 'the guards',
    confirm_digest: "the confirmation's set",
    holdout_digest: 'the holdout',
};
/** What a recorded change says that the run header does not, or that is no change. */
function changeIssues(runHeader, { changes }) {
    if (changes.length === 0)
        return ['a change of the configuration names nothing that changed'];
    return changes.flatMap(({ key, from, to }) => {
        if (from === to)
            return [`${key} is recorded as changed, and is ${String(from)} before and after`];
        const known = ruleValue(runHeader, key);
        return known === from
            ? []
            : [`${key} is recorded as ${String(from)} before the change; the run header has ${known}`];
    });
}


/***/ }),

/***/ 55434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isMute),
/* harmony export */   Rq: () => (/* binding */ endIssue),
/* harmony export */   _y: () => (/* binding */ isNegativeControlOff),
/* harmony export */   x: () => (/* binding */ RUN_ENDS)
/* harmony export */ });
/** How a run of the evaluator ended; `moved`: the environment was another one before it was over, so it is void. */
const RUN_ENDS = ['scored', 'failed', 'tamper', 'moved', 'aborted', 'infra', 'killed'];
// The caller, the machine or a signal ended them: they say nothing of what was run.
const NEGATIVE_CONTROL_OFF = new Set(['aborted', 'infra', 'killed']);
const CLOCK_MS = 24 * 60 * 60 * 1000;
/** Whether a run was broken off by something that is not its tree's doing: no decision may rest on it. */
function isNegativeControlOff({ ended }) {
    return NEGATIVE_CONTROL_OFF.has(ended);
}
/** Whether a run says nothing at all: it was broken off, or is void because the environment changed. */
function isMute({ ended }) {
    return ended === 'moved' || isNegativeControlOff({ ended });
}
/** What a run says of its end that its other members do not. */
function endIssue(run) {
    const { id, ended, score, exit_code: exitCode, reason } = run;
    const [start, end] = [Date.parse(run.started_at), Date.parse(run.ended_at)];
    // A clock may be set back meanwhile, by as much as a day.
    if (!(end - start > -CLOCK_MS))
        return `evaluation ${id} has no times that can be: ${run.started_at}, ${run.ended_at}`;
    if (ended === null)
        return undefined;
    const isScored = ended === 'scored';
    if (isScored !== (score !== null)) {
        return `evaluation ${id} is recorded as ${ended}, and has ${score === null ? 'no score' : `the score ${score}`}`;
    }
    if (isScored !== (reason === null))
        return `evaluation ${id} is ${ended}, and the reason for it is ${reason}`;
    if (isScored && exitCode !== 0)
        return `evaluation ${id} has a score, and the exit code ${exitCode}`;
    return undefined;
}


/***/ }),

/***/ 47695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ falseAcceptanceBound),
/* harmony export */   Ec: () => (/* binding */ withEnvironment),
/* harmony export */   KR: () => (/* binding */ beginCalibration),
/* harmony export */   M_: () => (/* binding */ dueIn),
/* harmony export */   TC: () => (/* binding */ IN_TEST),
/* harmony export */   Zj: () => (/* binding */ withCalibration),
/* harmony export */   Zq: () => (/* binding */ MAX_SCORES),
/* harmony export */   _8: () => (/* binding */ withNegativeControlRun),
/* harmony export */   bm: () => (/* binding */ withNegativeControl),
/* harmony export */   dn: () => (/* binding */ confirmationIn),
/* harmony export */   e$: () => (/* binding */ withConfirmed),
/* harmony export */   eJ: () => (/* binding */ findFollowUp),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   fz: () => (/* binding */ evaluateNegativeControlIn),
/* harmony export */   iP: () => (/* binding */ EXACT_PAIRS),
/* harmony export */   lH: () => (/* binding */ withEffort),
/* harmony export */   m4: () => (/* binding */ withoutBaseline),
/* harmony export */   nU: () => (/* binding */ isNegativeControlDue)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44785);
/* harmony import */ var _stats_noise_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8638);
/* harmony import */ var _aa_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70260);
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14359);
/* harmony import */ var _confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76442);
/* harmony import */ var _effort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65157);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64299);
/* harmony import */ var _negative_control_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77628);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65991);
/* harmony import */ var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64768);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82922);











/** Code of a tree whose test goes on. */
const IN_TEST = 'in-test';
/** The state of a run before anything was measured. */
function openSession({ settings, base, costs }) {
    const effort = (0,_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .decideEffort */ .nY)(settings.effort, costs);
    return {
        settings,
        effort,
        effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .expandEffort */ .Bn)(settings, effort),
        policy: settings.decision === 'auto' ? null : settings.decision,
        is_exact: false,
        is_noisy: false,
        incumbent: base,
        scores: [],
        record: 0,
        stream: [],
        noise: null,
        last_noise: null,
        level: { tested: 0, kept: 0 },
        spent: 0,
        is_unbounded: false,
        trees: {},
        changes: {},
        open: {},
        held: {},
        releases: {},
        aaChecks: _aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_AA_CHECKS */ .P8,
        champion: null,
        reverts: [],
        confirmed: 0,
        tasks: { calibrations: 0, aaChecks: 0, promotions: 0 },
        warnings: [],
        moves: 0,
        checks_order: false,
        limits_by_noise: false,
        limits_by_pairs: false,
        score_scale: 'difference',
        score_unit: null,
        washes: false,
    };
}
/** A base that is not scored: whatever has a score beats it, and what comes after has to beat that. */
function withoutBaseline(session) {
    const noise = (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_8__/* .noiseOf */ .YN)([], []);
    const aaChecks = { ...session.aaChecks, broken: null };
    const record = session.settings.direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
    const score_scale = 'difference';
    return { ...session, policy: session.policy ?? 'greedy', record, noise, last_noise: noise, aaChecks, score_scale };
}
/** Takes a run of the negative control in. */
function withNegativeControlRun(session, { score, tree }) {
    const { scores, ...known } = session.aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv;
    return { ...session, aaChecks: { ...session.aaChecks, broken: { ...known, scores: [...scores, score], tree } } };
}
/** Takes in whether it failed, as it must, and what is odd about it. */
function withNegativeControl(session, recorded) {
    const { passed, remark } = recorded;
    return {
        ...session,
        aaChecks: { ...session.aaChecks, broken: { ...(session.aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv), passed, remark } },
    };
}
/** What the runs of the negative control say so far. */
function evaluateNegativeControlIn({ aaChecks, stream, settings, incumbent }) {
    const { scores, tree } = aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv;
    const sign = settings.direction === 'max' ? 1 : -1;
    return (0,_negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluateNegativeControl */ .SP)({ scores, base: stream, sign, isCurrentBest: tree === incumbent });
}
/**
 * Continues in another environment: stored scores are of the one before, so the current best is measured again before
 * anything is compared with them. Tests that are in their pairs go on: both arms of each are of one environment.
 */
function withEnvironment(session, recorded) {
    const { scores, noise, warnings, aaChecks } = session;
    return {
        ...session,
        scores: [],
        stream: [],
        // A base that is never scored has none.
        noise: scores.length === 0 ? noise : null,
        aaChecks: aaChecks.broken?.passed === null ? { ...aaChecks, broken: _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv } : aaChecks,
        warnings: [...warnings, `evaluations go on in another environment: ${recorded}`],
        moves: session.moves + 1,
    };
}
/** Changes the effort, the one thing that may change between candidates. */
function withEffort(session, effort) {
    const settings = { ...session.settings, effort };
    return { ...session, settings, effort, effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .expandEffort */ .Bn)(settings, effort) };
}
// Scores that always came out the same are asked for twice where the environment is another one.
const EXACT_RUNS = 2;
function beginCalibration(session) {
    const calibrations = session.tasks.calibrations + 1;
    const calibration = (0,_calibration_js__WEBPACK_IMPORTED_MODULE_1__/* .startCalibration */ .HV)({
        id: `calibration ${calibrations}`,
        tree: session.incumbent,
        runs: session.is_exact ? EXACT_RUNS : (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .calibrationRuns */ .D9)(session.settings),
        ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session),
    });
    return { session: { ...session, tasks: { ...session.tasks, calibrations } }, calibration };
}
const MAX_SCORES = 20;
/** Takes the result of a calibration in, and resolves `auto`. */
function withCalibration(session, { scores, cases }) {
    const { decision } = session.settings;
    // One score says nothing of the next.
    const isNoisy = session.is_noisy || scores.some((score) => score !== scores[0]);
    const isSame = !isNoisy && scores.length > 1;
    const policy = decision === 'auto' ? (isSame ? 'greedy' : 'paired-sequential') : decision;
    const score_scale = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .scaleFrom */ .Tv)(session.score_scale, { scores, cases });
    const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)({ ...session, score_scale });
    const scaled = scores.map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .onScale */ .QA)(score, ratio));
    const fresh = (ratio === undefined ? _stats_noise_js__WEBPACK_IMPORTED_MODULE_8__/* .noiseOf */ .YN : _stats_noise_js__WEBPACK_IMPORTED_MODULE_8__/* .robustNoiseOf */ .ny)(scaled, cases.map((each) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .casesOn */ .Fn)(each, ratio)));
    const pooled = session.last_noise;
    const { sigma, mean, case_scale, steps } = fresh;
    // What pairs said of the noise is immune to a drift of the level.
    const noise = pooled === null ? fresh : { ...pooled, sigma, mean, case_scale, ...(steps === undefined ? {} : { steps }) };
    const record = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__/* .meanOf */ .hm)(scores);
    const champion = { tree: session.incumbent, record, keeps: 0, candidates: 0 };
    return {
        ...session,
        policy,
        score_scale,
        is_exact: isSame && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].takesExactScores,
        is_noisy: isNoisy,
        scores: scores.slice(-MAX_SCORES),
        record,
        stream: [...scores],
        noise,
        last_noise: noise,
        champion: _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].hasWorkingLine ? (session.champion ?? champion) : null,
    };
}
// What always comes out the same is the same in every pair; two are the fewest that have an interval.
const EXACT_PAIRS = 2;
/** The confirmation that would end a run now: what is kept against the baseline, in as many pairs as are announced. */
function confirmationIn(session, { id, baseline }) {
    const { settings, champion, incumbent, is_exact: isExact, checks_order, washes } = session;
    const { confirm, confidence, share_seed, direction } = settings;
    return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .startConfirmation */ ._R)({
        ...{ id, baseline, confidence, share_seed, checks_order, washes, ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session) },
        sign: direction === 'max' ? 1 : -1,
        tree: champion?.tree ?? incumbent,
        planned: isExact && confirm.command === '' ? EXACT_PAIRS : confirm.pairs,
    });
}
/** The most wrongly accepted changes that are expected of a run; null: nothing bounds their number. */
function falseAcceptanceBound({ policy, spent, is_unbounded: isUnbounded }) {
    return policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].boundsErrors && !isUnbounded ? spent : null;
}
/** Takes in that what is kept was confirmed, or cannot be: the next confirmation is due after as many accepted changes again. */
function withConfirmed(session, claim) {
    return { ...session, confirmed: session.level.kept, washes: session.washes || claim?.carry_over === true };
}
function isConfirmationDue({ settings: { confirm }, level, confirmed }) {
    return confirm.every_keeps > 0 && level.kept - confirmed >= confirm.every_keeps;
}
const CHECKPOINT_KEEPS = 8;
const CHECKPOINT_CANDIDATES = 40;
/** What comes next in a run. */
function dueIn(session, { isEnding = false, isOver = isEnding } = {}) {
    const { champion, aaChecks, noise, settings } = session;
    const alert = (0,_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .aaCheckAlert */ .hO)(aaChecks, settings);
    if (alert !== undefined)
        return { kind: 'stop', reason: alert };
    if (noise === null)
        return { kind: 'calibration' };
    if ((0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_10__/* .pendingPromotion */ .P)(session) !== undefined)
        return { kind: 'promotion' };
    if (champion !== null && champion.keeps > 0) {
        const isFull = champion.keeps >= (settings.checkpoint_keeps ?? CHECKPOINT_KEEPS);
        if (isEnding || isFull || champion.candidates >= CHECKPOINT_CANDIDATES)
            return { kind: 'promotion' };
    }
    if (!isOver && isConfirmationDue(session))
        return { kind: 'confirmation' };
    const every = settings.integrity.canary_every;
    return isWatched(session) && aaChecks.since >= every ? { kind: 'canary' } : { kind: 'candidate' };
}
/** Noisy scores that are compared with a stored one promise nothing that a no-op could disprove. */
function isWatched({ policy, settings, is_exact: isExact }) {
    const isPromised = isExact || (policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].boundsErrors);
    return isPromised && settings.integrity.canary_every > 0;
}
/** Whether a negative control is to be tried before the next one: once a session, whatever the policy. */
function isNegativeControlDue({ noise, aaChecks, settings }) {
    return noise !== null && aaChecks.broken?.passed === null && settings.integrity.broken !== 'off';
}
/** What keeps a candidate from being tested now; undefined: nothing does. */
function findFollowUp(session, progress = {}) {
    const due = dueIn(session, progress);
    if (due.kind === 'stop')
        return due.reason;
    if (due.kind !== 'candidate')
        return `a ${due.kind} is due before it`;
    return isNegativeControlDue(session) ? 'the negative control is due before it' : undefined;
}


/***/ }),

/***/ 3922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oi: () => (/* binding */ reportTask),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   tU: () => (/* binding */ isOfOneEnvironment)
/* harmony export */ });
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14359);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86817);
/* harmony import */ var _confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76442);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57570);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28834);





/**
 * Whether its scores are compared with ones that are stored, or with each other's level: all of them are of one
 * environment, or it begins again. Arms of a pair run side by side, so that each pair may be of another.
 */
function isOfOneEnvironment(task) {
    return task.task === 'calibration' || task.task === 'compare' || (task.task === 'paired' && !task.is_screened);
}
/** What to run next, or what was decided. */
function nextStep(task, draw) {
    switch (task.task) {
        case 'calibration':
            return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .nextOfCalibration */ .tb)(task, draw);
        case 'confirmation':
            return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .nextOfConfirmation */ .Mx)(task, draw);
        case 'compare':
            return decided(task) ?? (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .nextOfCompare */ .a0)(task, draw);
        case 'paired':
            return decided(task) ?? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_4__/* .nextOfPaired */ .UP)(task, draw);
    }
}
function decided(trial) {
    return trial.verdict === null ? undefined : { kind: 'decided', ...trial.verdict, evidence: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceOf */ .X)(trial) };
}
function reportTask(task, results) {
    switch (task.task) {
        case 'calibration':
            return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .reportCalibration */ .Xz)(task, results);
        case 'confirmation':
            return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .reportConfirmation */ .ws)(task, results);
        case 'compare':
            return (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .reportCompare */ .Ag)(task, results);
        case 'paired':
            return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_4__/* .reportPaired */ .GD)(task, results);
    }
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

/***/ 42108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ checkAcceptance),
/* harmony export */   z: () => (/* binding */ findSpentHoldout)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
/* harmony import */ var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85486);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58743);
/**
 * What can still refuse a change whose test was passed: expensive guards, metrics, the holdout.
 * Invariant: each answer is in the decision's record. Of the holdout it is one bit, and each query is on the disk, and
 * counts against the budget, before it is made: a crash gives nobody a free one. What the holdout printed lies in the
 * private area.
 */





/**
 * Asks all of them, until one refuses. A gain that is hard to believe passes the guards only: the holdout is asked
 * after a person has approved it. Source: decisions, DECIDE, step 5.
 */
async function checkAcceptance(context, trial, paths) {
    const { decisionLog } = context;
    const guards = [];
    for (const asked of (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .guardsOf */ .g0)(decisionLog.session.settings, trial.purpose)) {
        const answer = await askGuard(context, { trial, asked, paths });
        if ('kind' in answer)
            return answer;
        const { reason } = answer;
        guards.push({ name: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOfGuard */ .QZ)(asked.guard), passed: reason === undefined });
        if (reason !== undefined) {
            return { kind: 'asked', answers: { guards }, refusal: { reason, by: 'less' in asked.guard ? 'size' : 'guard' } };
        }
    }
    return askHoldout(context, { trial, guards, paths });
}
async function askGuard(context, { trial, asked: { guard, number }, paths: { workspace = 1, logs } }) {
    const { decisionLog } = context;
    if (!('command' in guard))
        return { reason: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateMetric */ .Qi)(decisionLog.evaluations, trial, guard) };
    const { command } = guard;
    const which = { task: trial.id, stage: 'guard', index: number };
    const known = (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .findAnswer */ .uO)(decisionLog.evaluations, trial, number);
    // Of a test that stands, the answer does: a guard that was passed before a release is not asked twice.
    if (known !== undefined)
        return { reason: (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .isYes */ .AX)(known) ? undefined : refusedBy(known.reason ?? 'it failed') };
    const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .sideLabel */ .Wk)(which));
    const result = await context.evaluate({
        name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree: trial.tree },
        purpose: { kind: 'check', name: `objective-guard-${number}`, command },
        // Before a candidate of the same iteration, or behind another one at the end, there may be a promotion.
        logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: trial.purpose === 'promotion' ? `${trial.id.replace(' ', '-')}-` : '' },
        workspace,
        isCurrentBest: false,
    });
    if (result.kind === 'scored')
        return { reason: undefined };
    return result.kind === 'failed' ? { reason: refusedBy(result.reason) } : (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptionOf */ .nS)(result);
}
function refusedBy(failure) {
    return `guard: ${failure}`;
}
/** Why nothing can be accepted any more; undefined: the holdout may be asked, or there is none. */
function findSpentHoldout({ session, holdoutQueries: asked }, whenSpent) {
    const budget = session.settings.holdout?.budget;
    if (budget === undefined || asked < budget)
        return undefined;
    return `the holdout's budget is spent (${asked} of ${budget} queries): ${whenSpent}`;
}
/**
 * Asks whether the change is no worse there. A step of the working line claims nothing, and what is above what is
 * plausible waits for a person: neither is asked about.
 */
async function askHoldout(context, { trial, guards, paths: { workspace = 1 } }) {
    const { decisionLog, privateArea, holdout, whenHoldoutSpent } = context;
    const { holdout: settings, direction } = decisionLog.session.settings;
    const isSpared = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorkingStep */ .yz)(trial) || trial.verdict?.outcome !== 'keep';
    if (settings === undefined || isSpared)
        return { kind: 'asked', answers: { guards }, refusal: undefined };
    const spent = findSpentHoldout(decisionLog, whenHoldoutSpent);
    if (spent !== undefined) {
        const asked = [...(guards ?? []), { name: _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .SPENT_HOLDOUT */ .Jz, passed: false }];
        return { kind: 'asked', answers: { guards: asked }, refusal: { reason: spent, by: 'holdout' } };
    }
    const hidden = holdout();
    if (hidden === undefined)
        throw new TypeError('a holdout is asked that was not opened');
    const queries = decisionLog.holdoutQueries + 1;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'holdout', String(decisionLog.length + 1));
    // An interrupted query has been made.
    decisionLog.append({ kind: 'holdout', task: trial.id, number: queries, budget: settings.budget });
    const which = { task: trial.id, stage: 'holdout', index: queries };
    const { seed, bit } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .sideLabel */ .Wk)(which));
    const scores = {};
    let environment;
    const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
    for (const arm of order) {
        const tree = arm === 'candidate' ? trial.tree : trial.incumbent;
        const result = await context.evaluate({
            name: { ...which, attempt: 0, order_bit: bit, arm, seed, tree },
            purpose: {
                kind: 'replacement',
                name: 'holdout',
                command: hidden.command,
                readable: hidden.paths,
                isSealed: true,
            },
            logs: { folder, prefix: `${queries}-${arm}-` },
            workspace,
            isCurrentBest: arm === 'incumbent',
            environment,
        });
        if (result.kind !== 'scored' && result.kind !== 'failed')
            return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptionOf */ .nS)(result);
        environment = result.environment;
        if (result.kind === 'scored')
            scores[arm] = result.score;
        else if (arm === 'incumbent') {
            const reason = `the holdout gives the current best no score: ${result.reason} (what it printed: ${folder})`;
            return { kind: 'broken', why: 'halt', reason };
        }
    }
    const { candidate, incumbent = Number.NaN } = scores;
    const passed = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateHoldout */ .Tt)({ candidate, incumbent }, direction);
    const refusal = passed ? undefined : { reason: 'the holdout says no', by: 'holdout' };
    return { kind: 'asked', answers: { guards, holdout: { passed, queries } }, refusal };
}


/***/ }),

/***/ 47341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ clockUntil),
/* harmony export */   m: () => (/* binding */ leftForAttempts)
/* harmony export */ });
/** What is left of the time of a run, and of it for attempts. */
// Of the time of a run: an end that takes longer leaves no time to find anything to confirm.
const MAX_RESERVE = 1 / 3;
/** What is left for attempts, in milliseconds: what the end of the run will need is reserved. */
function leftForAttempts({ leftMs, wholeMs, endMs, }) {
    return leftMs - Math.min(endMs, wholeMs * MAX_RESERVE);
}
/** What is left until a time, in milliseconds, by the monotonic clock. */
function clockUntil(end, now) {
    const leftMs = Date.parse(end) - now.getTime();
    const startedAt = performance.now();
    return () => leftMs - (performance.now() - startedAt);
}


/***/ }),

/***/ 58743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ MAX_MOVES),
/* harmony export */   a7: () => (/* binding */ measureTask),
/* harmony export */   nS: () => (/* binding */ interruptionOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
/* harmony import */ var _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34663);
/* harmony import */ var _decision_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3922);
/**
 * Measures what a policy asks for: asks the task for its next step, evaluates, answers, until the task is over.
 * Invariant: a task is answered whole steps only; an interrupted task is returned as it was before its last step. The
 * runs of a step share one environment; where scores are compared with stored ones, so do all runs of the task.
 */




/** How often in a row a task begins again after the environment changed under it. */
const MAX_MOVES = 2;
/** Measures until the task is decided, or interrupted. */
async function measureTask(context, begun, options) {
    const { draw, environmentSnapshot } = context.decisionLog;
    const progress = { isFirst: true, last: undefined, guardFailure: undefined };
    let task = begun;
    const end = (ending) => {
        const { last, guardFailure } = progress;
        return { ...ending, task, last, guardFailure };
    };
    for (let steps = 0;; steps += 1) {
        const step = (0,_decision_task_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .sk)(task, draw);
        if (step.kind === 'decided' || step.kind === 'done')
            return end({ kind: 'over' });
        if (step.kind === 'halt')
            return end({ kind: 'broken', why: 'halt', reason: step.reason });
        const late = steps === 0 ? undefined : options.mayGoOn?.();
        if (late !== undefined)
            return end({ kind: 'broken', why: 'time', reason: late });
        const environment = (0,_decision_task_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfOneEnvironment */ .tU)(task) ? environmentSnapshot.digest : undefined;
        const results = await measureStep(context, { task: begun, step, environment, options, progress });
        if ('kind' in results)
            return end(results);
        task = (0,_decision_task_js__WEBPACK_IMPORTED_MODULE_2__/* .reportTask */ .oi)(task, results);
    }
}
/** All runs of a step, or why they were interrupted. */
async function measureStep(context, request) {
    const { task, step, environment: required } = request;
    const { draw } = context.decisionLog;
    let environment = required;
    const results = [];
    for (const [position, { arm, seed, isWashed }] of step.runs.entries()) {
        // A current best that fails makes the pair void, whatever the candidate would do; so does a new environment.
        if (results.some((result) => (0,_decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .isMoved */ .yu)(result) || (result.arm === 'incumbent' && result.kind === 'failed')))
            break;
        if (isWashed === true) {
            const index = (0,_decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .washoutIndex */ .oU)(step.index, position);
            const { seed: unscored } = draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .sideLabel */ .Wk)({ task: task.id, stage: _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .WASHOUT */ .OT, index }));
            const washout = { ...step, stage: _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .WASHOUT */ .OT, index, order_bit: null };
            const washed = await runArm(context, { ...request, step: washout, arm, seed: unscored, environment });
            if ('kind' in washed)
                return washed;
        }
        const ran = await runArm(context, { ...request, arm, seed, environment });
        if ('kind' in ran)
            return ran;
        const { measurement } = ran;
        if (required !== undefined && (0,_decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .isMoved */ .yu)(measurement)) {
            return { kind: 'broken', why: 'moved', reason: measurement.reason };
        }
        results.push(measurement);
        environment ??= ran.environment;
    }
    return results;
}
async function runArm(context, { task, step, arm, seed, environment, options, progress }) {
    const { first, workspace = 1, logs: folder, prefix = '', purpose = { kind: 'score' }, timings } = options;
    const { stage, index, attempt, order_bit } = step;
    const trees = treesOf(task);
    const isFirst = progress.isFirst && arm === first?.arm && stage !== _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .WASHOUT */ .OT;
    if (isFirst)
        progress.isFirst = false;
    const which = `${prefix}${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}-`;
    const result = await context.evaluate({
        name: { task: task.id, stage, index, attempt, order_bit, arm, seed, tree: trees[arm] },
        purpose: isFirst ? first.purpose : purpose,
        logs: isFirst ? { folder, prefix } : { folder: first === undefined ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'runs'), prefix: which },
        workspace,
        isCurrentBest: trees[arm] === trees.incumbent,
        environment,
    });
    if (result.kind === 'aborted' || result.kind === 'infra')
        return interruptionOf(result);
    if (timings !== undefined && 'timings' in result)
        addTimings(timings, result.timings ?? {});
    if (stage !== _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .WASHOUT */ .OT && result.kind !== 'moved' && arm === first?.arm) {
        // Of failures that were retried the first is the one whose logs lie on top.
        if (progress.last?.kind !== 'failed' || result.kind === 'scored')
            progress.last = result;
    }
    if (result.kind === 'failed' && result.isGuard === true)
        progress.guardFailure ??= result.reason;
    if (progress.guardFailure !== undefined && options.isGuardRequired === true) {
        return { kind: 'broken', why: 'infra', reason: progress.guardFailure };
    }
    return { measurement: measurementOf(arm, result), environment: result.environment };
}
function addTimings(sums, timings) {
    for (const [name, ms] of Object.entries(timings))
        sums[name] = (sums[name] ?? 0) + ms;
}
/** What an evaluation that gave no result interrupts its task with. */
function interruptionOf(result) {
    if (result.kind === 'aborted')
        return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
    return { kind: 'broken', why: 'infra', reason: result.reason };
}
function measurementOf(arm, result) {
    const run = { arm, evaluation: result.evaluation };
    if (result.kind === 'moved')
        return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
    if (result.kind === 'failed') {
        const { reason, isTampered } = result;
        return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
    }
    const { score, cases } = result;
    return { ...run, kind: 'scored', score, ...(cases === undefined ? {} : { cases }) };
}
/** The trees that a task compares; a calibration has one. */
function treesOf(task) {
    switch (task.task) {
        case 'calibration':
            return { candidate: task.tree, incumbent: task.tree };
        case 'confirmation':
            return { candidate: task.tree, incumbent: task.baseline };
        case 'paired':
        case 'compare':
            return { candidate: task.tree, incumbent: task.incumbent };
        default:
            return task;
    }
}


/***/ }),

/***/ 24851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ findLimitReached),
/* harmony export */   Kw: () => (/* binding */ findAlert),
/* harmony export */   PY: () => (/* binding */ findSpentEvidence)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _decision_aa_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70260);
/* harmony import */ var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85486);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89753);
/* harmony import */ var _acceptance_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42108);
/** Why a loop begins no other attempt: its limits, and what its evidence says. Pure; the same rules for every recipe. */





/** Which limit lets no other attempt begin; `inFlight`: how many attempts are at work. */
function findLimitReached(attempts, { maxIterations, maxNoops, maxErrors, timeLeftMs, usd, tokens }, inFlight = 0) {
    const counted = attempts.filter(({ counts }) => counts).length + inFlight;
    if (maxIterations > 0 && counted >= maxIterations) {
        return { kind: 'max_iterations', reason: `max_iterations reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(counted, 'iteration')}` };
    }
    const errors = streakOf(attempts, 'error');
    if (maxErrors > 0 && errors >= maxErrors) {
        const last = attempts.findLast(({ error }) => error === 'grows')?.reason;
        return { kind: 'errors', reason: `max_consecutive_errors reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(errors, 'error')}, the last: ${last}` };
    }
    const noops = streakOf(attempts, 'noop');
    if (maxNoops > 0 && noops >= maxNoops) {
        return { kind: 'noops', reason: `max_consecutive_noops reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(noops, 'noop')}` };
    }
    if (timeLeftMs <= 0)
        return { kind: 'time', reason: 'the time is up' };
    const dollars = attempts.map((attempt) => attempt.usd);
    const overspending = (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_4__/* .findOverspending */ .s)({ dollars, inFlight, budgetUsd: usd });
    if (overspending !== undefined)
        return { kind: 'usd', reason: `budget.usd: ${overspending}` };
    const counts = attempts.map((attempt) => attempt.tokens);
    const used = counts.reduce((total, each) => total + each, 0);
    // The next attempt may cost as much as the most expensive one so far.
    if (tokens === undefined || used + (inFlight + 1) * Math.max(0, ...counts) <= tokens)
        return undefined;
    const reason = `budget.tokens: ${used} of ${tokens} tokens used, and another attempt could pass it`;
    return { kind: 'tokens', reason };
}
/** How many of the last attempts are of a kind. */
function streakOf(attempts, kind) {
    let streak = 0;
    for (const attempt of attempts) {
        if (attempt[kind] === 'grows')
            streak += 1;
        if (attempt[kind] === 'ends')
            streak = 0;
    }
    return streak;
}
/** Why the A/A checks or the negative control say that the evaluator cannot be trusted; `remedy`: how to repair it. */
function findAlert({ aaChecks, settings }, remedy) {
    const alert = (0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .aaCheckAlert */ .hO)(aaChecks, settings);
    if (alert === undefined)
        return undefined;
    return `the evaluator cannot be trusted: ${alert}${(0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isNegativeControlAlert */ .Pq)(aaChecks, settings) ? `. ${remedy}` : ''}`;
}
/** Why no candidate can be tested any more, whatever time is left; `whenHoldoutSpent`: what to do about its budget. */
function findSpentEvidence(decisionLog, whenHoldoutSpent) {
    return (0,_acceptance_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .findSpentHoldout */ .z)(decisionLog, whenHoldoutSpent) ?? (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .findSpentHorizon */ .Lj)(decisionLog.session);
}


/***/ }),

/***/ 82052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ gatewayChoice),
/* harmony export */   Um: () => (/* binding */ choosesAgent),
/* harmony export */   iE: () => (/* binding */ sessionCommand),
/* harmony export */   kz: () => (/* binding */ DEFAULT_AGENT)
/* harmony export */ });
/* harmony import */ var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61023);
/* harmony import */ var _engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16027);
/* harmony import */ var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7535);



/** The preset where nobody names an agent. */
const DEFAULT_AGENT = 'codex';
/** Whether the front matter chooses the agent: then no flag and no variable does. */
function choosesAgent({ command, preset, model, reasoning, args }) {
    return [command, preset, model, reasoning, args].some((each) => each !== undefined);
}
/**
 * The line for `sh -c` that runs a session. A preset gets the extra arguments behind those of the front matter; a
 * command of the user's finds them as `"$@"`. A CLI that nothing confines keeps its own sandbox, if it has one, opened
 * for what a session writes: the git directory and the artifact.
 */
function sessionCommand({ command, args }, agent, { workDir, instructionsFile, handOver, isConfined }) {
    if (command !== null)
        return args.length === 0 ? command : `set -- ${args.map(_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e).join(' ')}; ${command}`;
    const options = { ...agent, args: [...(agent.args ?? []), ...args] };
    const ownSandbox = isConfined ? undefined : { writable: [`${workDir}/.git`, handOver] };
    const line = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__/* .presetCommand */ .ld)(agent.preset ?? DEFAULT_AGENT, options, ownSandbox);
    return (0,_engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .o)(line, { promptFile: instructionsFile, workDir });
}
/** What the gateway goes by: a CLI that a command of the user's own runs has its API where the gateway is asked for. */
function gatewayChoice({ command }, agent) {
    if (command === null)
        return { ...agent, preset: agent.preset ?? DEFAULT_AGENT };
    return { ...agent, command, preset: agent.preset ?? (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__/* .presetOfCommand */ .Se)(command) };
}


/***/ }),

/***/ 9192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PR: () => (/* binding */ parseCandidate),
/* harmony export */   cK: () => (/* binding */ findViolatedRule),
/* harmony export */   nR: () => (/* binding */ CANDIDATE_STATUSES),
/* harmony export */   tl: () => (/* binding */ MAX_CANDIDATE_BYTES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
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
const MAX_LISTED = 3;
/** Decodes the artifact, or says in one sentence what is wrong with it. */
function parseCandidate(bytes) {
    const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeDocument */ .w)('candidate.json', bytes);
    const checked = 'problems' in decoded ? decoded : (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDocument */ .sw)(decoded.document, candidateSchema);
    if ('value' in checked)
        return { candidate: checked.value };
    const reported = checked.problems.slice(0, MAX_LISTED).map(_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM);
    const rest = checked.problems.length - reported.length;
    return {
        reason: `the candidate artifact is not valid: ${reported.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`,
    };
}
/** The integrity rule that an artifact breaks, or undefined. Source: autoresearch missions, "Integrity rules". */
function findViolatedRule(candidate, { lastKept: lastAccepted, head }) {
    const { status, candidate_commit: commit, base_commit: base } = candidate;
    if (status === 'candidate' && commit === null)
        return 'status is "candidate" and candidate_commit is null';
    if (!isIdOf(base, lastAccepted)) {
        return `base_commit is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(base)}; expected the last kept commit, ${lastAccepted}`;
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
function isIdOf(supplied, id) {
    const folded = supplied.trim().toLowerCase();
    return folded.length >= SHORTEST_ID && id.startsWith(folded);
}


/***/ }),

/***/ 68216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   M0: () => (/* binding */ isFaithful),
/* harmony export */   Zo: () => (/* binding */ isRollBack),
/* harmony export */   jb: () => (/* binding */ comparisonOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _decision_paired_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28834);
/* harmony import */ var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65991);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93889);




const number = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig();
const common = {
    /** How many pairs, or runs. */
    n: number,
    /** How much better the candidate is on average, in units of the score; negative: worse. On a ratio scale its logarithm. */
    effect: number,
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The decision, as it stands in the record of decisions. */
    record: _decision_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionEntrySchema */ .ce,
};
/** What a candidate was kept or discarded by, in an entry of the ledger: pairs, or a stored score. */
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['paired-sequential', 'checkpoint']),
        ...common,
        /** The evidence, and what it has to reach. */
        e: number,
        threshold: number,
        pairs: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ candidate: number, incumbent: number })),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORD_POLICIES */ .Dc),
        ...common,
        /** The stored score. */
        compared_with: number,
        scores: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(number),
        /** Of the same tree, once more: what passed is held to it. */
        again: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(number),
    }),
]);
/** What an entry says of a trial that is over. */
function comparisonOf(trial, draft) {
    const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionEntrySchema */ .ce.parse(JSON.parse(JSON.stringify(draft)));
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
/** Whether it takes the working line of `checkpoint` back to its champion. */
function isRollBack(comparison) {
    return comparison?.record.code === 'rolled-back';
}
function isSame(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
}
/** Whether what an entry shows is what its decision says; the decision itself is audited with the other records. */
function isFaithful(comparison, direction) {
    const { evidence, reason } = comparison.record;
    if (comparison.reason !== reason || comparison.effect !== evidence.effect)
        return false;
    if (evidence.kind === 'compare') {
        if (!('scores' in comparison))
            return false;
        const { scores, again, compared_with: known, n } = comparison;
        const reported = [scores, again, known, n];
        return isSame(reported, [evidence.scores, evidence.again, evidence.record, evidence.scores.length]);
    }
    if (!('pairs' in comparison))
        return false;
    const { pairs, n, e, threshold } = comparison;
    const sign = direction === 'max' ? 1 : -1;
    const ratio = evidence.score_scale === 'ratio' ? { unit: null } : undefined;
    const differences = pairs.map(({ candidate, incumbent }) => (0,_decision_paired_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceOf */ .Pq)(sign, candidate, incumbent, ratio));
    const { e: evident, threshold: needed } = evidenceOf(comparison.record);
    // Logarithms are not the same to the last digit on every machine.
    const hasDifferences = differences.length === evidence.differences.length &&
        differences.every((each, at) => Math.abs(each - (evidence.differences[at] ?? 0)) <= (ratio === undefined ? 0 : 1e-9));
    return hasDifferences && isSame([n, e, threshold], [pairs.length, evident, needed]);
}


/***/ }),

/***/ 53919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ frontMatterOf),
/* harmony export */   Im: () => (/* binding */ risksAccepted),
/* harmony export */   L6: () => (/* binding */ parseSandbox)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86586);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _base_yaml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81167);
/* harmony import */ var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7535);
/* harmony import */ var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75857);
/* harmony import */ var _settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71594);
/* harmony import */ var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83257);
/* harmony import */ var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22753);
/* harmony import */ var _agent_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82052);
/* harmony import */ var _decision_keys_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42132);











const FENCE = /^---[ \t]*\r?\n/;
/** Where the YAML of a text stands; where it has no end, whether it was begun. */
function frontMatterOf(text) {
    const opening = FENCE.exec(text)?.[0];
    const closing = opening === undefined ? null : /^---[ \t]*$/m.exec(text.slice(opening.length));
    if (opening === undefined || closing === null)
        return { isOpen: opening !== undefined };
    const to = opening.length + closing.index;
    return { from: opening.length, to, end: to + closing[0].length };
}
/** Names of the risks that the front matter accepts. */
function risksAccepted({ accept_risk: written }) {
    return Object.entries(written ?? {}).flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
}
/** Decodes `sandbox.md`; reports every problem at once, with its line. */
function parseSandbox(file, bytes, checks = {}) {
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    const front = frontMatterOf(text);
    if ('isOpen' in front)
        return { problems: [noFrontMatter(file, front.isOpen)], env: {} };
    // A blank first line in place of the fence: the lines of the problems are those of the file.
    const decoded = (0,_base_yaml_document_js__WEBPACK_IMPORTED_MODULE_2__.decodeYaml)(file, Buffer.from(`\n${text.slice(front.from, front.to)}`));
    if ('problems' in decoded)
        return { ...decoded, env: {} };
    const { document, notes, problems: ofNames } = (0,_settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_5__/* .readOldNames */ .Q)(decoded.document, 'mission');
    const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .checkDocument */ .sw)(document, _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_7__/* .frontMatterSchema */ .g_);
    const contract = 'problems' in checked ? undefined : (0,_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_7__/* .recordedContract */ .xN)(checked.value);
    const clashes = 'problems' in checked || contract === undefined
        ? []
        : [...decisionClashes(contract, checked.value), ...idleKeys(contract), ...betweenKeys(contract, checks)];
    const ofSchema = 'problems' in checked ? checked.problems : [];
    const reported = new Set(ofSchema.map(({ path }) => path));
    const ofEnvironment = rawEnvironmentIssues(document.value, checks).map((problem) => placed(document, problem));
    const problems = [
        ...ofNames,
        ...ofSchema,
        ...ofEnvironment.filter(({ path }) => !reported.has(path)),
        ...doubledGuards(document),
        ...[...ofAgent(document), ...clashes].map((problem) => placed(document, problem)),
    ];
    if (contract === undefined || problems.length > 0)
        return { problems, env: readableEnv(document) };
    return { contract, policy: text.slice(front.end).trim(), notes };
}
function placed(document, { path, ...problem }) {
    return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(document, path, problem);
}
function rawEnvironmentIssues(document, { checkVariable }) {
    const { env } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(document).environment);
    const issues = [
        ...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_4__/* .variableIssues */ .hE)(['environment', 'env'], env, checkVariable),
        ...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_4__/* .networkIssues */ .ly)(document, 'evaluator'),
    ];
    return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
/** What is wrong with the environment of commands, its keys being sound one by one. */
function betweenKeys({ environment, setup }, { checkPlaces }) {
    const whole = (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .withEnvironmentDefaults */ .EJ)(environment);
    // Its inputs are always named.
    const issues = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_4__/* .environmentIssues */ .ah)({ environment: whole, hasTrustedSetup: setup !== undefined, checkPlaces });
    return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
function decisionClashes({ evaluator }, written) {
    return (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .decisionKeyProblems */ .K)(evaluator, written.evaluator).map(({ path, ...problem }) => ({
        ...problem,
        path: ['evaluator', ...path],
    }));
}
function ofAgent({ value }) {
    const agent = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(value).agent);
    return (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_3__/* .agentProblems */ .sY)({ preset: _agent_command_js__WEBPACK_IMPORTED_MODULE_8__/* .DEFAULT_AGENT */ .kz, ...agent }).map(({ path, ...problem }) => ({
        ...problem,
        path: ['agent', ...path],
    }));
}
/** Keys that are written and change nothing, beside those of a decision. */
function idleKeys({ evaluator, boundaries }) {
    const { keep_policy: policy, bootstrap, decision } = evaluator;
    const problems = [];
    if (boundaries.allow_paths.length > 0 && !boundaries.enforce_allow) {
        problems.push({
            path: ['boundaries', 'allow_paths'],
            found: 'allow_paths without enforce_allow',
            expected: 'this key only with enforce_allow: true',
            remedy: 'Set enforce_allow: true, or leave it out.',
        });
    }
    if (decision === undefined && policy === 'pass_only' && bootstrap !== 'ambiguous') {
        problems.push({
            path: ['evaluator', 'bootstrap'],
            found: `bootstrap: ${bootstrap}`,
            expected: 'this key only with keep_policy: score_improvement, which compares scores',
            remedy: 'Leave it out.',
        });
    }
    return problems;
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
            found: `a second guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(name)}`,
            expected: 'each name once',
            remedy: 'Rename one of the two.',
        };
        return [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(document, ['guards', at, 'name'], problem)];
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

/***/ 12169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yv: () => (/* binding */ DECISIONS),
/* harmony export */   aR: () => (/* binding */ decideCandidate),
/* harmony export */   eB: () => (/* binding */ findHopelessBaseline)
/* harmony export */ });
const DECISIONS = ['baseline', 'keep', 'discard', 'ambiguous', 'noop', 'abort', 'interrupted', 'error'];
/** Decides on a candidate by what its evaluator said. Source: autoresearch missions, "Decision policy". */
function decideCandidate(evaluation, policy) {
    const { status, score, parse_error: issue } = evaluation;
    if (status === 'error')
        return { decision: 'discard', reason: `evaluator error: ${issue ?? 'it gave no verdict'}` };
    if (status === 'fail')
        return { decision: 'discard', reason: issue ?? 'the evaluator says that it does not pass' };
    if (policy.keep_policy === 'pass_only')
        return { decision: 'keep', reason: 'it passes, and pass_only asks no more' };
    return decideByScore(score, policy);
}
function decideByScore(score, { direction, bootstrap, lastAcceptedScore: last }) {
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
function findHopelessBaseline({ score, status, parse_error: issue }, { keep_policy: policy, bootstrap }) {
    if (policy !== 'score_improvement' || bootstrap === 'keep' || score !== null)
        return undefined;
    const why = status === 'error' ? `the evaluator failed on it (${issue ?? 'no verdict'})` : 'it has no score';
    return `the baseline gives nothing to improve on: ${why}, and score_improvement compares scores`;
}


/***/ }),

/***/ 47545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkIntent),
/* harmony export */   KP: () => (/* binding */ isTakingBack),
/* harmony export */   u$: () => (/* binding */ checkDecisions),
/* harmony export */   yx: () => (/* binding */ survivingAcceptances)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1184);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




/** Decides again by what was recorded, and says what does not follow. */
function checkDecisions({ entries, launch }) {
    const { contract } = launch;
    const issues = [];
    const scores = new Map();
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            issues.push(`iteration ${iteration} stands where ${index} comes next`);
        // What is called a baseline is decided by nothing.
        const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
        if (isBaseline && index > 0)
            issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
        if (!isBaseline && index === 0)
            issues.push(`iteration ${iteration} comes first, without a baseline before it`);
        if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
            issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
        }
        issues.push(...checkEntry(entry, { kept, contract }));
        if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry))
            scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
        if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
            issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
        }
        kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
    }
    return issues;
}
/** What is wrong with an intent that has no entry yet, besides what is wrong with the entry that it becomes. */
function checkIntent({ open, lastAcceptedCommit }) {
    const intent = open?.intent;
    if (intent === undefined)
        return [];
    const { iteration, from, to, draft } = intent;
    const issues = [];
    if (draft.iteration !== iteration)
        issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
    if (from !== lastAcceptedCommit) {
        issues.push(`the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`);
    }
    if (to !== draft.kept_commit) {
        issues.push(`the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`);
    }
    return issues;
}
/** Whether an entry takes the branch back to an earlier kept commit. */
function isTakingBack({ decision, comparison }) {
    return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isRollBack */ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
    const { evaluator } = contract;
    const { iteration, decision, evaluator: evaluation, comparison } = entry;
    const issues = [];
    if (entry.base_commit !== kept.commit) {
        issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
    }
    if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaithful */ .M0)(comparison, evaluator.direction)) {
        issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
    }
    if (evaluation !== null && !isPrinted(evaluation, contract)) {
        issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
    }
    if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
        const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
        if (again.decision !== decision) {
            issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
        }
    }
    if (evaluation === null && decision === 'keep')
        issues.push(`iteration ${iteration} is kept without an evaluation`);
    const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
    if (entry.kept_commit !== expected && !isTakingBack(entry)) {
        issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
    }
    return issues;
}
// What is longer was cut, and says nothing any more.
const WHOLE_CHARS = 16_000;
/** Whether a verdict is one that a run records: of a guard that failed, or what the evaluator printed, where all of that is known. */
function isPrinted({ command, status, stdout, pass, score }, { evaluator, guards }) {
    if (status === 'error')
        return pass === null && score === null;
    if (pass !== (status === 'pass'))
        return false;
    if (status === 'fail' && score === null && guards.some((guard) => guard.command === command))
        return true;
    if (command !== evaluator.command)
        return false;
    if (stdout.length > WHOLE_CHARS)
        return true;
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .P)(stdout);
    return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
/** What was compared is decided by that; what passes and was not compared is never kept. */
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
/** The kept commits that the branch still holds, oldest first: those that were taken back are not among them. */
function survivingAcceptances(entries) {
    let accepted = [];
    for (const entry of entries) {
        if (isTakingBack(entry)) {
            accepted = accepted.slice(0, accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
        }
        else if (entry.decision === 'keep')
            accepted.push(entry);
    }
    return accepted;
}


/***/ }),

/***/ 42132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ decisionKeyProblems),
/* harmony export */   T: () => (/* binding */ comparisonSettings)
/* harmony export */ });
/* harmony import */ var _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82922);
/* harmony import */ var _decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67007);
/* harmony import */ var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22753);



const DEFAULT_EFFORT = 'balanced';
/** What the policy goes by; undefined: the contract's keep policy decides. */
function comparisonSettings(evaluator) {
    if (evaluator.decision === undefined)
        return undefined;
    const { effort = DEFAULT_EFFORT, canary_every, canary_broken: broken, max_plausible, ...keys } = evaluator;
    return _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionSettingsSchema */ .ly.parse({ ...keys, effort, integrity: { canary_every, broken, max_plausible } });
}
/** Rules between the keys that are broken; paths start at `evaluator`. */
function decisionKeyProblems(evaluator, written) {
    const settings = comparisonSettings(evaluator);
    if (settings === undefined) {
        const idle = _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .COMPARISON_KEYS */ .vv.filter((key) => written[key] !== undefined);
        return idle.map((key) => ({
            path: [key],
            found: `${key} without decision`,
            expected: 'this key only together with decision; keep_policy does not use it',
            remedy: 'Add e.g. decision: paired-sequential, or leave it out.',
        }));
    }
    const clashes = [
        ['keep_policy', 'score_improvement'],
        ['bootstrap', 'ambiguous'],
    ];
    const problems = clashes.flatMap(([key, wanted]) => {
        if (evaluator[key] === wanted)
            return [];
        const expected = `${wanted} with decision: ${settings.decision}, which compares scores`;
        return [{ path: [key], found: `${key}: ${evaluator[key]}`, expected, remedy: `Leave out ${key}, or decision.` }];
    });
    // The default of missions is none that anybody wrote.
    const asWritten = settings.effort === DEFAULT_EFFORT ? { ...settings, effort: 'auto' } : settings;
    return [...problems, ...(0,_decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionProblems */ .BL)(asWritten)];
}


/***/ }),

/***/ 36968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ decodeRecords),
/* harmony export */   e: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52708);
/** What the lines of a mission's journal have to be, each and in their order. Pure. */


/** Types what a journal holds; gives the number of the first line that is no such record, 1-based. */
function decodeRecords(raw) {
    const records = [];
    let entries = 0;
    for (const [index, each] of raw.entries()) {
        const record = decodeRecord(each);
        if (!('kind' in record))
            return { line: index + 1, issue: record.issue };
        const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
        // A period that began at entries to come would count nothing of what they spend.
        if (period !== undefined && period.entries > entries)
            return { line: index + 1, issue: 'limits.entries' };
        // They are counted by one, and each has a record of its own.
        if ('iteration' in record && Number(record.iteration) > index)
            return { line: index + 1, issue: 'iteration' };
        if (record.kind === 'baseline' || record.kind === 'iteration')
            entries += 1;
        records.push(record);
    }
    return { records };
}
/** Types one record, whatever stands before it. */
function decodeRecord(raw) {
    const result = _ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .recordSchema */ .fi.safeParse(raw);
    return result.success ? result.data : { issue: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(result.error.issues[0]?.path.join('.') || 'shape') };
}


/***/ }),

/***/ 1184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseVerdict),
/* harmony export */   c: () => (/* binding */ EVALUATION_STATUSES)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);
/* harmony import */ var _base_score_bound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22135);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);




const EVALUATION_STATUSES = ['pass', 'fail', 'error'];
/** Reads the verdict: one JSON object with a boolean `pass` and perhaps a `score` of bounded size. */
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
    if ((0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_3__/* .isScore */ .N)(score))
        return { pass, score };
    return { reason: `"score" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(score)}; expected a ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORE_BOUND */ .q}, or no such member` };
}


/***/ }),

/***/ 52708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f$: () => (/* binding */ SCHEMA_VERSION),
  np: () => (/* binding */ advance),
  ON: () => (/* binding */ beginEntry),
  ES: () => (/* binding */ buildLedger),
  st: () => (/* binding */ foldMission),
  oB: () => (/* binding */ isAccepted),
  xK: () => (/* binding */ ownEntries),
  fi: () => (/* binding */ recordSchema),
  Ie: () => (/* binding */ withBegunEntry)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./build/base/record-fields.js
var record_fields = __webpack_require__(48557);
// EXTERNAL MODULE: ./build/decision/records.js
var records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/engine/agent/agent-failure.js
var agent_failure = __webpack_require__(54463);
// EXTERNAL MODULE: ./build/engine/agent/usage.js
var agent_usage = __webpack_require__(32146);
// EXTERNAL MODULE: ./build/settings/mission-contract.js
var mission_contract = __webpack_require__(22753);
// EXTERNAL MODULE: ./build/mission/contract.js
var build_mission_contract = __webpack_require__(53919);
// EXTERNAL MODULE: ./build/mission/candidate.js
var candidate = __webpack_require__(9192);
// EXTERNAL MODULE: ./build/mission/comparison.js
var comparison = __webpack_require__(68216);
// EXTERNAL MODULE: ./build/mission/decide.js
var decide = __webpack_require__(12169);
// EXTERNAL MODULE: ./build/mission/evaluator-output.js
var evaluator_output = __webpack_require__(1184);
;// CONCATENATED MODULE: ./build/mission/entry-shape.js
/** What the entries of a mission's ledger hold. Pure. */








const entry_shape_text = schemas/* string */.YjP();
const commit = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const amount = schemas/* number */.aig().check(api/* _gte */.qm(0));
const maybe = (schema) => schemas/* nullable */.mee(schema);
const evaluationSchema = schemas/* looseObject */._H3({
    command: entry_shape_text,
    ran_at: entry_shape_text,
    status: schemas/* enum */.k5n(evaluator_output/* EVALUATION_STATUSES */.c),
    pass: maybe(schemas/* boolean */.zMY()),
    score: maybe(schemas/* number */.aig()),
    exit_code: maybe(schemas/* int */.Whr()),
    stdout: entry_shape_text,
    stderr: entry_shape_text,
    parse_error: maybe(entry_shape_text),
});
/** What a session used up, as far as its agent said so. */
const usageSchema = schemas/* looseObject */._H3({
    /** As the agent's own program names it. */
    model: schemas/* optional */.lqM(schemas/* string */.YjP()),
    input_tokens: schemas/* optional */.lqM(amount),
    output_tokens: schemas/* optional */.lqM(amount),
    usd: schemas/* optional */.lqM(amount),
    /** Of the input. */
    cached_input_tokens: schemas/* optional */.lqM(amount),
    cache_write_tokens: schemas/* optional */.lqM(amount),
    /** Where the gateway counted them. */
    by_model: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* looseObject */._H3({ model: schemas/* string */.YjP() }))),
    estimated: schemas/* optional */.lqM(schemas/* literal */.euz(true)),
    at_least: schemas/* optional */.lqM(schemas/* literal */.euz(true)),
});
const entryShape = {
    iteration: record_fields/* iterNumber */.Ew,
    decision: schemas/* enum */.k5n(decide/* DECISIONS */.Yv),
    decision_reason: entry_shape_text,
    candidate_status: maybe(schemas/* enum */.k5n(candidate/* CANDIDATE_STATUSES */.nR)),
    base_commit: commit,
    candidate_commit: maybe(commit),
    /** The last kept commit after it. */
    kept_commit: commit,
    keep_policy: schemas/* enum */.k5n(mission_contract/* KEEP_POLICIES */.fO),
    evaluator: maybe(evaluationSchema),
    created_at: record_fields/* instant */.uR,
    notes: schemas/* array */.YOg(entry_shape_text),
    description: entry_shape_text,
    /** Whether the workspace is put back to the kept commit after it, or left as the session left it. */
    lane: schemas/* enum */.k5n(['reset', 'left']),
    /** Where candidates are compared in pairs, and this one was. */
    comparison: schemas/* optional */.lqM(comparison/* comparisonSchema */.D),
    usage: schemas/* optional */.lqM(usageSchema),
    /** The call to the model that the session ended by; only where it handed nothing over. */
    agent_failure: schemas/* optional */.lqM(agent_failure/* agentFailureSchema */.FX),
    /** Exit code of such a session, other than 0. */
    agent_exit: schemas/* optional */.lqM(schemas/* int */.Whr()),
    /** Another job spent that, which budgets here do not count. */
    spent_elsewhere: schemas/* optional */.lqM(schemas/* literal */.euz(true)),
    /** Hash of the entry of another job that this one repeats: nothing was judged here. */
    reported: schemas/* optional */.lqM(entry_shape_text),
    /** Digest of the list of its files. */
    files_digest: schemas/* optional */.lqM(entry_shape_text),
};

// EXTERNAL MODULE: ./build/mission/run-limits.js
var run_limits = __webpack_require__(49513);
;// CONCATENATED MODULE: ./build/mission/ledger.js









// As `git check-ref-format --branch` allows it.
const BRANCH = /^(?![-/.]|.*(?:\.\.|\/\/|@\{|\/\.|\.lock(?:\/|$)))[^\p{Cc}\s~^:?*[\\]+(?<![/.])$/u;
const branch = entry_shape_text.check(api/* _regex */.Fk(BRANCH));
const whole = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const chain = { seq: schemas/* optional */.lqM(whole), prev: schemas/* optional */.lqM(entry_shape_text), hash: schemas/* optional */.lqM(entry_shape_text) };
const entrySchema = schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(['baseline', 'iteration']), ...entryShape, ...chain });
const launch = schemas/* looseObject */._H3({
    kind: schemas/* literal */.euz('launch'),
    run_id: entry_shape_text,
    run_tag: entry_shape_text,
    mission_slug: entry_shape_text,
    /** Paths from the top of the repository. */
    mission_dir: entry_shape_text,
    mission_file: entry_shape_text,
    sandbox_file: entry_shape_text,
    repo_root: entry_shape_text,
    worktree_path: entry_shape_text,
    branch_name: branch,
    baseline_commit: commit,
    contract: mission_contract/* missionContractSchema */.wd,
    mission: entry_shape_text,
    policy: entry_shape_text,
    agent: schemas/* object */.Ikc({ command: maybe(entry_shape_text), args: schemas/* array */.YOg(entry_shape_text) }),
    limits: schemas/* optional */.lqM(run_limits/* limitsSchema */.Yq),
    /** Risks that were accepted on the command line, besides those of the front matter. */
    accepted_risks: schemas/* optional */.lqM(schemas/* array */.YOg(entry_shape_text)),
    created_at: record_fields/* instant */.uR,
    ...chain,
});
const ledger_event = (kind) => schemas/* looseObject */._H3({ kind: schemas/* literal */.euz(kind), created_at: record_fields/* instant */.uR, ...chain });
const recordSchema = schemas/* union */.KCZ([
    launch,
    entrySchema,
    /** The workspace is where the last entry says that it is. */
    ledger_event('ready'),
    schemas/* extend */.X$i(ledger_event('resumed'), { limits: schemas/* optional */.lqM(run_limits/* limitsSchema */.Yq), accepted_risks: schemas/* optional */.lqM(schemas/* array */.YOg(entry_shape_text)) }),
    /** The records came from another machine: the workspace is elsewhere now, and has to be made. */
    schemas/* extend */.X$i(ledger_event('relocated'), { repo_root: entry_shape_text, worktree_path: entry_shape_text }),
    schemas/* extend */.X$i(ledger_event('begun'), { iteration: record_fields/* iterNumber */.Ew }),
    /** No process of the session is left. */
    schemas/* extend */.X$i(ledger_event('session'), {
        iteration: record_fields/* iterNumber */.Ew,
        exit_code: maybe(schemas/* int */.Whr()),
        called_off: schemas/* boolean */.zMY(),
        notes: schemas/* array */.YOg(entry_shape_text),
        usage: schemas/* optional */.lqM(usageSchema),
        agent_failure: schemas/* optional */.lqM(agent_failure/* agentFailureSchema */.FX),
        /** It handed nothing over and the iteration continues with another session. */
        waits: schemas/* optional */.lqM(schemas/* object */.Ikc({ until: record_fields/* instant */.uR, cause: entry_shape_text })),
        /** Why no other session follows though this one could not work. */
        broken_off: schemas/* optional */.lqM(entry_shape_text),
    }),
    schemas/* extend */.X$i(ledger_event('intent'), { iteration: record_fields/* iterNumber */.Ew, from: commit, to: commit, draft: schemas/* looseObject */._H3(entryShape) }),
    /** A line of the record of decisions that is not in an entry. */
    schemas/* extend */.X$i(ledger_event('evidence'), { record: records/* decisionRecordSchema */.vt }),
    schemas/* extend */.X$i(ledger_event('stopped'), {
        status: schemas/* enum */.k5n(['stopped', 'completed', 'failed']),
        reason: entry_shape_text,
        spent: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
        /** Of one that no agent can work in: whether somebody has to look, or the limit of the model ends by itself. */
        cause: schemas/* optional */.lqM(schemas/* enum */.k5n(['agent', 'rate_limited'])),
        /** When that limit ends. */
        until: schemas/* optional */.lqM(record_fields/* instant */.uR),
    }),
]);
function risksWritten({ contract, accepted_risks: supplied = [] }) {
    return [...new Set([...(0,build_mission_contract/* risksAccepted */.Im)(contract), ...supplied])];
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
        lastAcceptedCommit: first.baseline_commit,
        lastAcceptedScore: null,
        latestCandidateCommit: null,
        iteration: 0,
        open: undefined,
        workspace: 'none',
        status: 'running',
        stopReason: null,
        isSpent: false,
        waiting: undefined,
        isFromElsewhere: false,
        limits: first.limits,
        acceptedRisks: risksWritten(first),
        evidence: [],
        claim: undefined,
        updatedAt: first.created_at,
        completedAt: null,
    };
    // Of its own: with a copy for each record the time would grow with the square of them.
    const evidence = [];
    let state = start;
    for (const record of records) {
        state = advance(state, record);
        if (state.evidence.length === 0)
            continue;
        evidence.push(...state.evidence);
        state = { ...state, evidence: [] };
    }
    return { ...state, evidence };
}
/** The state after one more record. */
function advance(state, record) {
    // No file shows the evidence before its entry does.
    if (record.kind === 'evidence') {
        const claim = record.record.kind === 'claim' ? record.record : state.claim;
        return { ...state, evidence: [...state.evidence, record.record], claim };
    }
    return { ...step({ ...state, waiting: undefined }, record), updatedAt: record.created_at };
}
function step(state, record) {
    switch (record.kind) {
        case 'launch':
            return state;
        case 'baseline':
        case 'iteration':
            return addEntry(state, record);
        case 'ready':
            return { ...state, workspace: 'settled' };
        case 'resumed':
            return {
                ...state,
                ...{ status: 'running', stopReason: null, completedAt: null, isSpent: false },
                limits: record.limits ?? state.limits,
                acceptedRisks: [...new Set([...state.acceptedRisks, ...(record.accepted_risks ?? [])])],
            };
        case 'relocated': {
            const { repo_root, worktree_path } = record;
            return {
                ...state,
                launch: { ...state.launch, repo_root, worktree_path },
                workspace: 'none',
                isFromElsewhere: true,
            };
        }
        case 'begun': {
            const { iteration } = record;
            // Another session of an iteration whose last one had to wait.
            const waited = state.open?.iteration === iteration ? state.open.waited : undefined;
            return { ...state, iteration, open: { iteration, ...NOT_BEGUN, waited } };
        }
        case 'session':
            return state.open === undefined ? state : endSession(state, state.open, record);
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
            const { status, reason, spent: isSpent = false, until } = record;
            const waiting = until === undefined ? undefined : { until, cause: reason };
            return { ...state, status, stopReason: reason, completedAt, isSpent, waiting };
        }
        default:
            return record;
    }
}
function endSession(state, open, record) {
    const { waits, usage } = record;
    const own = usage;
    const waited = open.waited === undefined ? own : (0,agent_usage/* addUsage */.vk)(open.waited, own);
    if (waits !== undefined)
        return { ...state, waiting: waits, open: { ...open, parked: record, waited } };
    const byModel = waited?.by_model?.map((each) => ({ ...each }));
    const session = waited === undefined ? record : { ...record, usage: { ...waited, by_model: byModel } };
    return { ...state, open: { ...open, session, parked: undefined } };
}
function addEntry(state, entry) {
    const entries = [...state.entries, entry];
    if (entry.kind === 'baseline')
        return { ...state, entries, lastAcceptedScore: entry.evaluator?.score ?? null };
    const isMoved = entry.kept_commit !== state.lastAcceptedCommit;
    return {
        ...state,
        entries,
        evidence: entry.comparison === undefined ? state.evidence : [...state.evidence, entry.comparison.record],
        open: undefined,
        workspace: 'unsettled',
        lastAcceptedCommit: entry.kept_commit,
        lastAcceptedScore: isMoved || entry.decision === 'keep' ? scoreOf(entries, entry.kept_commit) : state.lastAcceptedScore,
        claim: isMoved ? undefined : state.claim,
        latestCandidateCommit: entry.candidate_commit ?? state.latestCandidateCommit,
    };
}
/**
 * The state with the entry that the next resume writes of an intent that has none yet; undefined where there is no such
 * intent.
 */
function withBegunEntry(state) {
    const intent = state.open?.intent;
    return intent === undefined ? undefined : advance(state, entrySchema.parse(beginEntry(intent.draft)));
}
/** The record that an intent becomes: nothing in it says that it is another one. */
function beginEntry({ kind: _kind, seq: _seq, prev: _prev, hash: _hash, ...draft }) {
    return { kind: 'iteration', ...draft };
}
/** Whether an entry gives its kept commit a score: the baseline, and whatever was kept. */
function isAccepted({ decision }) {
    return decision === 'keep' || decision === 'baseline';
}
function scoreOf(entries, commit) {
    return entries.findLast((entry) => isAccepted(entry) && entry.kept_commit === commit)?.evaluator?.score ?? null;
}
/** The entries that nobody else's job reported. */
function ownEntries(entries) {
    return entries.filter(({ reported }) => reported === undefined);
}
const SCHEMA_VERSION = 1;
function buildLedger({ launch: { run_id, created_at }, entries, updatedAt }) {
    return { schema_version: SCHEMA_VERSION, run_id, created_at, updated_at: updatedAt, entries };
}


/***/ }),

/***/ 19570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEntryFiles),
/* harmony export */   Z: () => (/* binding */ readMissionStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73448);
/**
 * A run as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a journal with a corrupt line still shows what can be read.
 */






/** Reads what there is of a run. */
function readMissionStatus(paths) {
    (0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .requireRun */ .Fg)(paths);
    const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readMission */ .nn)(paths);
    if (state === undefined) {
        const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .pS)(paths, paths.journal)} cannot be read: ${why}`,
            remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
        });
    }
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readPointer */ .qT)(paths);
    const isRunning = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeldHere */ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
    return {
        ...{ state, isRunning },
        // Nobody waits any more where the supervisor was killed.
        waiting: isRunning || state.status !== 'running' ? state.waiting : undefined,
        problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem)],
    };
}
const MAX_LOG_CHARS = 200_000;
/** The files of an entry. */
function readEntryFiles(paths, { iteration }) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .iterationFolder */ .OO)(paths, iteration);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { diff: undefined, logs: [] };
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'utf8');
    const logs = names.sort().flatMap((name) => {
        const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortened */ .vI)(read(name), MAX_LOG_CHARS);
        return text === '' ? [] : [{ name, text }];
    });
    return { diff: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}


/***/ }),

/***/ 86992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
/* harmony import */ var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22753);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
/** `manifest.json`, exactly as on disk. Source: autoresearch missions, "precisely". */
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
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
    last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    results_file: text,
    instructions_file: text,
    manifest_file: text,
    ledger_file: text,
    latest_evaluator_file: text,
    candidate_file: text,
    evaluator: _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .missionContractSchema */ .wd.shape.evaluator,
    keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .KEEP_POLICIES */ .fO),
    /** Risks that were found, and that a person accepted; absent: none. */
    accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text)),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['running', 'stopped', 'completed', 'failed']),
    stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    created_at: text,
    updated_at: text,
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
});
/** The manifest by the records alone. */
function buildManifest(state, files) {
    const { launch } = state;
    const { evaluator } = launch.contract;
    return {
        schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .SCHEMA_VERSION */ .f$,
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
        last_kept_commit: state.lastAcceptedCommit,
        last_kept_score: state.lastAcceptedScore,
        latest_candidate_commit: state.latestCandidateCommit,
        ...files,
        evaluator,
        keep_policy: evaluator.keep_policy,
        ...acceptedIn(state),
        status: state.status,
        stop_reason: state.stopReason,
        iteration: state.iteration,
        created_at: launch.created_at,
        updated_at: state.updatedAt,
        completed_at: state.completedAt,
    };
}
function acceptedIn({ evidence }) {
    const taken = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .risksTaken */ .ar)(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
    return taken === null ? {} : { accepted_risks: taken };
}
/** Whether it cannot be resumed. */
function isTerminal(status) {
    return status === 'completed' || status === 'failed';
}


/***/ }),

/***/ 64367:
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

/***/ 49513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ periodClock),
/* harmony export */   Yq: () => (/* binding */ limitsSchema),
/* harmony export */   d0: () => (/* binding */ decideLimits)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48557);
/* harmony import */ var _loop_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47341);
/**
 * The limits that a mission was started with, in place of the front matter's: they stay with it when it is resumed.
 * Time and dollars are of a period. It begins with the launch, with a resume that gives one of the two, and with the
 * resume after a stop because one was used up; an interrupted or killed run is resumed within its period.
 */



const whole = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0));
/** 1,000 years of 365 days: every period ends at a time that can be written. */
const MAX_BUDGET_MS = 1000 * 365 * 86_400_000;
/** Part of the records `launch` and `resumed`; a limit that is absent is the front matter's. */
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** 0: no limit. */
    max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(whole),
    time_budget_ms: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(MAX_BUDGET_MS))),
    /** When the period ends. */
    deadline: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR),
    usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))),
    /** How many entries were there when the period began. */
    entries: whole,
});
/** The limits that hold from now on. */
function decideLimits({ limits: known, isSpent, entries }, { maxIterations, timeBudgetMs, budgetUsd }, now) {
    const isNew = known === undefined || isSpent || timeBudgetMs !== undefined || budgetUsd !== undefined;
    const iterations = maxIterations ?? known?.max_iterations;
    const usd = budgetUsd ?? known?.usd;
    const budgetMs = timeBudgetMs === undefined ? known?.time_budget_ms : Math.min(timeBudgetMs, MAX_BUDGET_MS);
    const ofNewPeriod = budgetMs === undefined ? undefined : new Date(now.getTime() + budgetMs).toISOString();
    const deadline = isSpent || timeBudgetMs !== undefined ? ofNewPeriod : known?.deadline;
    return {
        ...(iterations === undefined ? {} : { max_iterations: iterations }),
        ...(budgetMs === undefined ? {} : { time_budget_ms: budgetMs }),
        ...(deadline === undefined ? {} : { deadline }),
        ...(usd === undefined ? {} : { usd }),
        entries: isNew ? entries.length : known.entries,
    };
}
/** What is left of the period, by the monotonic clock. */
function periodClock({ deadline }, now) {
    if (deadline === undefined)
        return () => Number.POSITIVE_INFINITY;
    return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .clockUntil */ .V)(deadline, now);
}


/***/ }),

/***/ 53482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ missionSlug),
/* harmony export */   SR: () => (/* binding */ runIdOf),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   _G: () => (/* binding */ parseRunId),
/* harmony export */   eZ: () => (/* binding */ runTag),
/* harmony export */   hK: () => (/* binding */ workspaceName),
/* harmony export */   u5: () => (/* binding */ isSlug)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);

const MAX_SLUG = 100;
/** The slug of a mission directory, by its path in the repository; that of the repository itself is `mission`. */
function missionSlug(path) {
    const slug = path
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
    if (slug === '')
        return 'mission';
    // It becomes part of a folder's name, which holds 255 bytes.
    return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(path).slice(-8)}`;
}
/** `20260521T090000Z`; a second one of the same second has `-2` behind it, and so on. */
function runTag(at, attempt) {
    const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
    return `${slug}-${tag.toLowerCase()}`;
}
/** Whether a text is a slug, as `missionSlug` makes one. */
function isSlug(text) {
    return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
/** The name that a run id was made of; undefined for another text. */
function parseRunId(runId) {
    const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
    return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}
function branchOf({ slug, tag }) {
    return `autoresearch/${slug}/${tag}`;
}
/** Name of the workspace's folder inside `<repo>.rcs-worktrees`. */
function workspaceName({ slug, tag }) {
    return `autoresearch-${slug}-${tag}`;
}


/***/ }),

/***/ 50109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   Rd: () => (/* binding */ agentBudget),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   hC: () => (/* binding */ decideAlert),
/* harmony export */   oX: () => (/* binding */ findRecordedAlert),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53022);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);
/** Why a mission begins no other session. Pure. */







/** The operator asked for it; `resume` continues. */
const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
const STOPS = {
    max_iterations: { status: 'completed' },
    errors: { status: 'failed' },
    noops: { status: 'completed' },
    time: { status: 'stopped', isSpent: true },
    usd: { status: 'stopped', isSpent: true },
    tokens: { status: 'stopped', isSpent: true },
};
/** How many sessions in a row that end without an artifact for the same cause stop a run. */
const MAX_ALIKE = 3;
/** Whether the loop goes on: undefined, or why not. */
function decideStop(entries, limits) {
    const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
    const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findLimitReached */ .J2)(attempts, { ...others, usd: budgetUsd, tokens: undefined });
    if (reached?.kind === 'errors')
        return { ...STOPS.errors, reason: reached.reason };
    const sessions = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries.slice(resumed)).filter(({ kind }) => kind === 'iteration');
    const agents = sessions.map(agentAttemptOf);
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnableAgent */ .gq)(agents, MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = unable;
        return { status: 'stopped', cause, ...why };
    }
    if (reached === undefined)
        return undefined;
    const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
    const stop = { ...STOPS[reached.kind], reason };
    if (!(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNeverWorked */ .lv)(agents))
        return stop;
    const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.at(-1)?.reason}` };
    return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
/** What an entry says of its session's end. */
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    // An artifact that is not taken has a reason of its own.
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    return { failure, reason, isBrokenOff: decision === 'interrupted', cause: isSilent ? cause : undefined };
}
/** 1 where the mission failed its purpose, 3 where no agent can work. */
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
/** Dollars that the sessions of this run of the loop may cost, and did until now. */
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .B)(limits?.usd, launch.contract.budget?.usd),
        spent: costs.reduce((sum, each) => sum + each, 0),
    };
}
/** `isEarlier`: what it cost is of an earlier run of the loop. */
function attemptOf(entry, { isEarlier }) {
    const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
    const isCounted = kind === 'iteration';
    // In which order another job came to its attempts is not known.
    const streak = (what) => {
        if (!isCounted || reported !== undefined)
            return 'stays';
        return decision === what ? 'grows' : 'ends';
    };
    const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
    // What an agent could not begin with uses nothing up.
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
/** Whether the A/A checks say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
/** The same of a run that is over, by its records. */
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
/** What to do once the budget of the holdout is spent: the end of a sentence. */
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ }),

/***/ 73448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ RUNTIME_ARTIFACTS),
/* harmony export */   CE: () => (/* binding */ openMissionJournal),
/* harmony export */   Fg: () => (/* binding */ requireRun),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   KB: () => (/* binding */ writeResults),
/* harmony export */   LD: () => (/* binding */ requireOwnWorkspace),
/* harmony export */   NS: () => (/* binding */ writePointer),
/* harmony export */   OO: () => (/* binding */ iterationFolder),
/* harmony export */   Pr: () => (/* binding */ RESULTS),
/* harmony export */   SX: () => (/* binding */ meansMissionRun),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   XO: () => (/* binding */ listMissionRuns),
/* harmony export */   YG: () => (/* binding */ hasOwnWorkspace),
/* harmony export */   Zf: () => (/* binding */ workspacesFolder),
/* harmony export */   ak: () => (/* binding */ writeRunFiles),
/* harmony export */   gF: () => (/* binding */ findMissionRepository),
/* harmony export */   nn: () => (/* binding */ readMission),
/* harmony export */   pN: () => (/* binding */ pathsOfRun),
/* harmony export */   pR: () => (/* binding */ ensureIgnored),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   qT: () => (/* binding */ readPointer),
/* harmony export */   ss: () => (/* binding */ doctorFolder),
/* harmony export */   wG: () => (/* binding */ pathsOf),
/* harmony export */   xx: () => (/* binding */ typedRecords),
/* harmony export */   yr: () => (/* binding */ typedRecord)
/* harmony export */ });
/* unused harmony exports sharedFilesIn, runFilesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59295);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11042);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
/* harmony import */ var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80866);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63342);
/* harmony import */ var _decode_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36968);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52708);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86992);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(64367);
/* harmony import */ var _run_name_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53482);
/**
 * The files of missions: `.rcs/` at the top of the repository, and the workspace beside it.
 * Invariant: `journal.jsonl` of a run is the truth; manifest, ledger, results and the latest evaluation are written
 * from it, each replaced whole, and can be written again. Nothing of it lies where a session can write, but the
 * workspace's copy of the results.
 * Crash: a torn last line of the journal is cut at the next open; the files may be one record behind until a resume.
 */
















const RESULTS = 'results.tsv';
/** What a session may leave in its workspace without making it dirty. */
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
/** The files that missions share. Throws where a link or the like lies among them, or among those of a run. */
function rootOf(repository) {
    const { logs, ...files } = sharedFilesIn('.rcs');
    // Other tools keep files of their own in there.
    const paths = {
        files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
        folders: [],
        whole: [logs],
    };
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, paths);
    return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs')) };
}
/** Where the logs of `doctor` are, for a mission. Throws where a link or the like lies among them. */
function doctorFolder({ repository }, slug) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.rcs', 'doctor', slug);
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, { files: [], whole: [folder] });
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, folder);
}
/** What all missions share in `.rcs`. */
function sharedFilesIn(rcs) {
    return {
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'logs', 'autoresearch'),
        pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch-state.json'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch.lock'),
    };
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** The files of a run; whether they exist is another question. */
function pathsOfRun(root, runId) {
    if (!RUN_ID.test(runId)) {
        const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(runId)}`;
        const expected = 'letters, digits, ".", "_" and "-"';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
    }
    const top = root.repository.folder;
    const { journal, reserve, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)));
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(top, { files: [journal, reserve, ...Object.values(files)] });
    return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)) };
}
/** The files in the folder of a run. */
function runFilesIn(folder) {
    const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    return {
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
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .findRepository */ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
    (0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__/* .finishInstall */ .X7)({ repository, folder: rootOf(repository).logs });
    return repository;
}
/** The place of a run of the repository that a folder is in. */
function pathsOf(runId, { cwd }) {
    return pathsOfRun(rootOf(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logs))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(logs)
        .filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'journal.jsonl')) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'manifest.json')))
        .sort();
}
/** The runs that there are records of here, oldest first; of one mission, where it is named. */
function listMissionRuns(repository, slug) {
    const root = rootOf(repository);
    const places = listRuns(root).flatMap((id) => (RUN_ID.test(id) ? [pathsOfRun(root, id)] : []));
    if (slug === undefined)
        return places;
    return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}
/** Whether a name is the id of a run here, or nearly one; asked before anything else is known of it. */
function meansMissionRun(name, { cwd }) {
    const repository = findMissionRepository(cwd);
    // An experiment of that very name is meant.
    if (!RUN_ID.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.autorize', name)))
        return false;
    const known = listRuns(rootOf(repository));
    return known.includes(name) || (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunId */ ._G)(name) !== undefined || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .nearestName */ .qb)(name, known) !== undefined;
}
/** Throws where there is no such run, naming the nearest one. */
function requireRun(paths) {
    const known = listRuns(paths);
    if (known.includes(paths.runId))
        return;
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .nearestName */ .qb)(paths.runId, known);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `there is no mission run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'there is none' : `known: ${known.join(', ')}`})`,
        remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(nearest)}?`,
    });
}
/** A path of the repository as a user in its top folder types it. */
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
/** Instructions, logs, diff and evaluation of an iteration. */
function iterationFolder({ folder }, iteration) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
/** The folder beside the repository that holds the workspaces of its missions. */
function workspacesFolder({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}.rcs-worktrees`);
}
/** Where this machine makes the workspace of a run; undefined for a run id that no launch gives. */
function workspaceOf({ repository, runId }) {
    const name = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunId */ ._G)(runId);
    return name === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspacesFolder(repository), (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .workspaceName */ .hK)(name));
}
/** Whether the records have the workspace where this machine makes it: records can come with the repository. */
function hasOwnWorkspace(paths, { launch }) {
    return launch.worktree_path === workspaceOf(paths);
}
/** Throws where the records name another folder for the workspace, before anything is written or removed there. */
function requireOwnWorkspace(paths, state) {
    if (hasOwnWorkspace(paths, state))
        return;
    const path = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(state.launch.worktree_path, 300);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the mission run ${paths.runId} is from another machine: its worktree ${path} cannot have been created here; nothing was changed`,
        remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
    });
}
/** Opens the journal of a run for the holder of the lock. */
function openMissionJournal(paths) {
    const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .openJournal */ ._)({ path: paths.journal, shown: shownPath(paths, paths.journal), remedy });
}
/** Types the records of a journal; throws a ContractError that names the line. */
function typedRecords(paths, raw) {
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw);
    if ('records' in decoded)
        return decoded.records;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, decoded)]);
}
/** Types a record that was just appended; throws a ContractError. */
function typedRecord(paths, raw) {
    const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecord */ .e)(raw);
    if ('kind' in record)
        return record;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, { line: Number(raw.seq), ...record })]);
}
function unusable(paths, { line, issue }) {
    return {
        file: shownPath(paths, paths.journal),
        line,
        found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(issue)}`,
        expected: 'a record of a mission',
        remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
    };
}
/** Reads the journal of a run as it is, without a lock and without changing it. */
function readMission(paths) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(paths.journal);
    if (bytes === undefined)
        return { state: undefined, problem: undefined };
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
    const raw = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw);
    const broken = parsed.kind === 'corrupt'
        ? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
        : undefined;
    if ('records' in decoded)
        return { state: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .foldMission */ .st)(decoded.records), problem: broken };
    const sound = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw.slice(0, decoded.line - 1));
    return {
        state: 'records' in sound ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .foldMission */ .st)(sound.records) : undefined,
        problem: broken ?? unusable(paths, decoded),
    };
}
function readManifest({ files }) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(files.manifest_file);
    if (bytes === undefined)
        return { kind: 'missing' };
    try {
        const result = _manifest_js__WEBPACK_IMPORTED_MODULE_12__/* .manifestSchema */ .rc.safeParse(JSON.parse(bytes.toString()));
        if (result.success)
            return { kind: 'read', manifest: result.data };
        return { kind: 'unreadable', why: `no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
    }
    catch (error) {
        return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
    }
}
/**
 * Writes what follows from the records: manifest, ledger, the latest evaluation; `shown`: what they name each other by.
 */
function writeRunFiles({ files }, state, shown = files) {
    const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
    if (latest)
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.latest_evaluator_file, [json(latest)]);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.ledger_file, [json((0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .buildLedger */ .ES)(state))]);
    const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.manifest_file, [json((0,_manifest_js__WEBPACK_IMPORTED_MODULE_12__/* .buildManifest */ .u1)(state, { ...shown, results_file }))]);
}
/** Writes the results into the workspace, in the place of whatever has their name there. */
function writeResults(state) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    // A session can have put a folder there, which no file replaces.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true)
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)(path);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(path, [(0,_results_js__WEBPACK_IMPORTED_MODULE_15__/* .renderResults */ .f)(state.entries)]);
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
function readPointer({ pointer }) {
    try {
        const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(pointer)));
        return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
    }
    catch {
        // None yet, or not ours to read: the lock alone decides who may run.
        return undefined;
    }
}
function writePointer({ pointer }, value) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(pointer, [json({ schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f$, ...value })]);
}
/** Keeps what missions write out of the user's `git status`. */
function ensureIgnored({ repository }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs', '.gitignore');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, ['*\n']);
}


/***/ }),

/***/ 84716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ integrityOf),
/* harmony export */   Nn: () => (/* binding */ renderImprovement),
/* harmony export */   SM: () => (/* binding */ isImprovementConfirmed),
/* harmony export */   on: () => (/* binding */ viewClaim)
/* harmony export */ });
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59997);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _mission_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50109);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);




/** Whether the improvement may be called confirmed: by its claim, where nothing speaks against the evaluator. */
function isImprovementConfirmed(state) {
    return state.claim !== undefined && (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfirmed */ .it)(state.claim) && (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) === undefined;
}
/** What may be said of the improvement, with how to confirm it or why nothing does. */
function viewClaim(state) {
    const text = renderImprovement(state);
    if (text === undefined || (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) !== undefined)
        return { kind: 'none', text };
    if (state.claim !== undefined)
        return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
    return { kind: 'none', text };
}
/** A confirmation, how to get one, or why there is none; undefined before the first accepted change. */
function renderImprovement(state) {
    const { entries, claim, evidence, launch } = state;
    if (!entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    const alert = (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state);
    if (alert !== undefined)
        return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(alert, 900)}`;
    if (claim !== undefined) {
        const branchHead = findBranchHeadTree({ entries, evidence });
        const isWhole = branchHead === undefined || branchHead === claim.final;
        const output = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .renderOutcome */ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .claimOutcome */ .f3)(claim));
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(isWhole ? output : `${output}; later changes on the branch are not tested yet`, 900);
    }
    const { decision, confirm } = launch.contract.evaluator;
    if (decision === undefined)
        return 'not claimed: each score is a single evaluation, and some changes are accepted by chance';
    if (confirm?.pairs === 0)
        return 'not claimed: evaluator.confirm.pairs is 0';
    return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
/** The tree that the last comparison left on the branch. */
function findBranchHeadTree({ entries, evidence }) {
    const records = entries.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison.record]));
    const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
    if (last?.code === 'rolled-back')
        return last.incumbent;
    const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
    return tested?.kind === 'candidate' ? tested.tree : undefined;
}
/** The risks found, and the results of A/A checks and holdout so far; a line for each that is in use. */
function integrityOf({ evidence, launch }) {
    const output = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
    const noops = output.filter(({ variety }) => variety === 'noop');
    const accepted = noops.filter(({ passed }) => !passed).length;
    const broken = output.find(({ variety }) => variety === 'broken');
    const aaChecks = [
        ...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(noops.length, 'no-op')}, ${accepted} accepted`]),
        ...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
    ];
    const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
    const last = new Map(risks.map((each) => [each.risk, each]));
    const reported = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
    const { holdout } = launch.contract.evaluator;
    const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
    const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
    const yes = answers.filter(({ passed }) => passed).length;
    return [
        ...(reported.length === 0 ? [] : [['risks', reported.join('; ')]]),
        ...(aaChecks.length === 0 ? [] : [['A/A check', aaChecks.join('; ')]]),
        ...(holdout === undefined
            ? []
            : [['holdout', `${queries} of ${holdout.budget} queries, ${yes} said yes`]]),
    ];
}


/***/ }),

/***/ 94071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SX: () => (/* binding */ viewMission),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   kE: () => (/* binding */ entryFacts),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* unused harmony export renderVerdict */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _mission_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12169);
/* harmony import */ var _mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47545);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16794);
/* harmony import */ var _mission_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84716);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33902);







/** How each decision is drawn. */
const MARKS = {
    baseline: 'baseline',
    keep: 'merged',
    discard: 'discarded',
    ambiguous: 'inconclusive',
    noop: 'noop',
    abort: 'aborted',
    interrupted: 'killed',
    error: 'invalid',
};
const NONE = '–';
const MAX_TEXT = 900;
/** A mission, as every form of the report shows it. */
function viewMission(status) {
    const { state, isRunning, problems } = status;
    const { launch, entries, lastAcceptedScore } = state;
    const surviving = (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .survivingAcceptances */ .yx)(entries);
    const rows = buildRows(entries, new Set(surviving));
    const tries = rows.filter((_, index) => entries[index]?.kind === 'iteration');
    const baseline = entries[0]?.evaluator?.score;
    return {
        recipe: 'mission',
        terms: { attempt: 'iteration', line: 'Last accepted score', best: 'Last accepted score' },
        tables: {
            page: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
            list: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
            summary: {
                accepted: ['id', 'single', 'reason', 'summary', 'commit'],
                others: ['id', 'outcome', 'pass', 'single', 'reason', 'summary'],
            },
        },
        ...{ name: launch.run_id, description: `mission ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(launch.mission_dir)}` },
        goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
        ...{
            branch: launch.branch_name,
            noBranch: '',
            commit: state.lastAcceptedCommit,
            base: launch.baseline_commit.slice(0, 12),
        },
        worktree: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(launch.worktree_path, 400),
        ...{ problems: problems.map((problem) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(problem, 600)), notices: [] },
        position: renderPosition(status),
        waiting: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_4__/* .viewWaiting */ .tl)(status.waiting, isRunning),
        verdict: renderVerdict(state),
        ...{ claim: (0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .viewClaim */ .on)(state), gain: renderGain(state) },
        baseline: typeof baseline === 'number' ? String(baseline) : undefined,
        best: lastAcceptedScore === null
            ? undefined
            : { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
        ...{ change: undefined, tried: tries.length, accepted: surviving.length },
        counts: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_4__/* .countRows */ .BO)(rows, _mission_decide_js__WEBPACK_IMPORTED_MODULE_5__/* .DECISIONS */ .Yv),
        facts: [
            ['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
            ...(0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .integrityOf */ .Ll)(state).map(([label, text]) => [label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text, MAX_TEXT)]),
        ],
        budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
        cost: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTotalCost */ .kT)(entries.map(({ usage }) => usage)),
        rows,
        ...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
        ...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
        ...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
    };
}
/** The line of the chart is the score of the commit that was the last accepted one after each entry. */
function buildRows(entries, surviving) {
    const scores = new Map();
    return entries.map((entry) => {
        const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
        const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
        if ((word === 'keep' || word === 'baseline') && score !== undefined)
            scores.set(commit, score);
        const best = scores.get(commit);
        return {
            ...{ id: String(iter), iter, mark: MARKS[word], word, isAccepted: surviving.has(entry) },
            ...{ score, scoreText: scoreOf(entry), best, bestText: best === undefined ? NONE : String(best) },
            pass: typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : NONE,
            ...{ duration: NONE, size: NONE, evidence: '' },
            reason: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(entry.decision_reason, 2000),
            summary: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(entry.description, 400),
            commit: (entry.candidate_commit ?? commit).slice(0, 12),
            facts: entryFacts(entry),
        };
    });
}
/** The score of an entry, if there is one. */
function scoreOf({ evaluator }) {
    return typeof evaluator?.score === 'number' ? String(evaluator.score) : NONE;
}
/** What an entry says besides decision, reason and score. */
function entryFacts(entry) {
    const facts = [
        ['status of the artifact', entry.candidate_status],
        ['base', entry.base_commit],
        ['candidate', entry.candidate_commit],
        ['last accepted commit after it', entry.kept_commit],
        ['recorded', entry.created_at],
        ...comparisonFacts(entry),
        ...entry.notes.map((note) => ['note', note]),
    ];
    return facts.flatMap(([label, text]) => (text === null ? [] : [[label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text, MAX_TEXT)]]));
}
function comparisonFacts({ comparison }) {
    if (comparison === undefined)
        return [];
    const { policy, n, effect } = comparison;
    if ('scores' in comparison) {
        const { scores, again, compared_with: known } = comparison;
        const repeated = again.length === 0 ? '' : `, again ${again.join(', ')}`;
        return [['comparison', `${policy}, against ${known}: ${scores.join(', ')}${repeated}; effect ${effect}`]];
    }
    const { e, threshold, pairs } = comparison;
    const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
    const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
    return [['comparison', `${policy}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
/** How the last accepted commit compares with the baseline. */
function renderVerdict({ entries, lastAcceptedScore, launch }) {
    const accepted = (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .survivingAcceptances */ .yx)(entries).length;
    const tried = entries.filter(({ kind }) => kind === 'iteration').length;
    if (tried === 0)
        return 'No iteration has ended yet';
    const of = `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(tried, 'iteration')} accepted`;
    if (accepted === 0) {
        return entries.some(({ decision }) => decision === 'keep') ? `${of}: all accepted changes were reverted` : of;
    }
    const baseline = entries[0]?.evaluator?.score;
    const score = lastAcceptedScore === null ? '' : `; last accepted score ${lastAcceptedScore}`;
    const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
    const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
    return `${of} by ${decision}${score}${score === '' ? '' : from}`;
}
/** The confirmed gain, or why there is none; otherwise the result of the policy, which confirms nothing. */
function renderGain(state) {
    const verdict = renderVerdict(state);
    if (state.claim !== undefined)
        return (0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .renderImprovement */ .Nn)(state) ?? verdict;
    return (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .survivingAcceptances */ .yx)(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}
function renderPosition({ state, isRunning }) {
    if (isRunning)
        return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
    if (state.status === 'running')
        return 'interrupted';
    return state.stopReason === null ? state.status : `${state.status}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(state.stopReason, 600)}`;
}
/** The command that comes next. */
function nextCommand({ state, isRunning }) {
    const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
    if (isRunning)
        return `autorize status ${runId}`;
    if (state.status === 'running' || state.status === 'stopped')
        return `rcs autoresearch --resume ${runId}`;
    return (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .survivingAcceptances */ .yx)(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}


/***/ }),

/***/ 22753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fO: () => (/* binding */ KEEP_POLICIES),
/* harmony export */   g_: () => (/* binding */ frontMatterSchema),
/* harmony export */   vv: () => (/* binding */ COMPARISON_KEYS),
/* harmony export */   wd: () => (/* binding */ missionContractSchema),
/* harmony export */   xN: () => (/* binding */ recordedContract)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73305);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72298);
/* harmony import */ var _decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61436);
/* harmony import */ var _environment_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83257);
/* harmony import */ var _recorded_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48111);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60456);
/* harmony import */ var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82374);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62806);
/**
 * Front matter of `sandbox.md` as people write it, and the contract as records have it. Records keep the names of the
 * version that first wrote them. Source: autoresearch missions, "Mission / sandbox contract".
 */








const KEEP_POLICIES = ['score_improvement', 'pass_only'];
const reference = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})$/, '"$NAME", a variable of your environment that holds the command')), '`"$NAME"`');
const { decision, max_candidates, calibration_runs, checkpoint_keeps, ladder_step, confirm, holdout } = _decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO;
const holdoutShape = holdout.def.innerType.shape;
/** Keys of `evaluator` by which candidates are compared. Without `decision` only `keep_policy` decides, and they have no effect. */
const comparisonShape = {
    decision: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(decision, {
        unset: '`keep_policy` decides',
        doc: '[Decision policy](../explanation/missions.md#noisy-scores) for noisy scores. The keys below need it.',
    }),
    scale: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO.scale),
    unit: _decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO.unit,
    confidence: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO.confidence),
    error_rate: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO.error_rate),
    max_candidates,
    effort: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO.effort, { unset: '`"balanced"`' }),
    min_improvement: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO.min_improvement),
    calibration_runs,
    repeats: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionShape */ .KO.repeats),
    checkpoint_keeps,
    ladder_step,
    confirm: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(confirm.def.innerType.shape.pairs) })),
};
const checkShape = {
    aa_check_every: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluatorCheckShape */ .T8.aa_check_every),
    negative_control: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluatorCheckShape */ .T8.negative_control),
    max_plausible: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluatorCheckShape */ .T8.max_plausible),
};
const hiddenShape = {
    holdout: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(reference, {
            doc: 'Environment variable with the command of a [holdout](../how-to/use-a-holdout.md).',
        }),
        budget: holdoutShape.budget,
        files: holdoutShape.files,
    })),
};
const comparisonKeys = { ...comparisonShape, ...checkShape, ...hiddenShape };
/** The keys of `evaluator` that have no effect without `decision`. */
const COMPARISON_KEYS = Object.keys(comparisonKeys);
const contractShape = {
    command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq, {
        doc: 'Runs in an evaluation checkout of the candidate. It exits with 0 and prints one JSON object with a boolean `pass` and perhaps a `score` of at most 1e100 in size.',
    }),
    format: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(['json']), { doc: 'Format of what the evaluator prints.' }),
    keep_policy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(KEEP_POLICIES), 'score_improvement'), {
        doc: 'What is accepted without `decision`: a better score, or whatever passes.',
    }),
    timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .durationAboveNothing */ .rW, '10m'), {
        doc: 'An evaluator that takes longer counts as an error.',
    }),
    direction: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .DIRECTIONS */ .X), 'max'), { doc: 'Which score is better.' }),
    bootstrap: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(['ambiguous', 'keep']), 'ambiguous'), {
        doc: 'What becomes of the first score if the baseline has none.',
    }),
    network: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.network,
    tracing: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.tracing,
    protect: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.protect,
    writable: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.writable,
};
const agentShape = {
    command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq), {
        unset: '`--agent`, else `RCS_AGENT_COMMAND`, else the preset `codex`',
        doc: 'Runs a session. Agent arguments are its `"$@"`.',
    }),
    preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .V)), '[name](agents.md#presets)'), {
        unset: 'that of the command, if it has one',
        doc: 'Command line of a known agent CLI. Agent arguments are added to it.',
    }),
    context_budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutDefault */ .Y3)(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .contextBudgetSetting */ .pd),
    ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .agentWaitShape */ ._K,
    ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .cliOptionShape */ .FC,
    ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .agentIsolationShape */ .fC,
};
const sessionBudget = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .durationAboveNothing */ .rW, '30m'), {
    doc: 'Time of a session. Then it is ended, and what it submitted until then counts.',
});
const errorLimit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .from */ .HT)(0), 3), {
    unit: 'iterations',
    doc: 'Iterations in a row that end in an error, after which the run has failed. 0 disables this limit.',
});
const groups = {
    guards: (0,_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .guardsSetting */ .Ve)(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .durationAboveNothing */ .rW),
    boundaries: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .boundariesSetting */ .VO,
    capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .captureSetting */ .HM,
    budget: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .usdSetting */ .xy })),
    /** Optional, as what follows: older records do not have them, and their digest counts. */
    setup: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .preparedSetup */ .Xv)('5m', _values_js__WEBPACK_IMPORTED_MODULE_6__/* .durationAboveNothing */ .rW),
    build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .preparedBuild */ .u2)('10m', _values_js__WEBPACK_IMPORTED_MODULE_6__/* .durationAboveNothing */ .rW),
    environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .missionEnvironment */ .GN,
    accept_risk: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedRisksShape */ .t6),
};
/** Front matter of `sandbox.md`. */
const frontMatterSchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ ...contractShape, ...comparisonKeys }),
    agent: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej(agentShape), {}),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        budget: sessionBudget,
        max_iterations: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationLimit */ .p9,
        max_consecutive_noops: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .noopLimit */ .cB,
        max_consecutive_errors: errorLimit,
    }), {}),
    ...groups,
});
/** The contract of a mission, exactly as in its records. */
const missionContractSchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        ...contractShape,
        ...comparisonShape,
        canary_every: checkShape.aa_check_every,
        canary_broken: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_recorded_names_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORDED_ACTIONS */ .x)),
        max_plausible: checkShape.max_plausible,
        ...hiddenShape,
    }),
    agent: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ ...agentShape, budget: sessionBudget }), {}),
    stop: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        max_iterations: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationLimit */ .p9,
        max_consecutive_noops: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .noopLimit */ .cB,
        max_consecutive_errors: errorLimit,
    }), {}),
    ...groups,
});
/** The contract that front matter says. */
function recordedContract({ evaluator, agent, iteration, ...rest }) {
    const { aa_check_every, negative_control, ...others } = evaluator;
    const { budget, ...stop } = iteration;
    return {
        ...rest,
        evaluator: {
            ...others,
            ...(aa_check_every === undefined ? {} : { canary_every: aa_check_every }),
            ...(negative_control === undefined ? {} : { canary_broken: (0,_recorded_names_js__WEBPACK_IMPORTED_MODULE_3__/* .recordedAction */ .r)(negative_control) }),
        },
        agent: { ...agent, budget },
        stop,
    };
}


/***/ }),

/***/ 24079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ anytimeP),
/* harmony export */   Q3: () => (/* binding */ isEvident),
/* harmony export */   RT: () => (/* binding */ startEProcess),
/* harmony export */   gS: () => (/* binding */ STATISTICS),
/* harmony export */   x: () => (/* binding */ feedEProcess),
/* harmony export */   y8: () => (/* binding */ logEvidence)
/* harmony export */ });
/* harmony import */ var _insured_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90218);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);


/** Name of the statistic, as decisions record it: another rule must have another name. */
const STATISTICS = { plain: 'symmetry-e/1', insured: 'insured-symmetry-e/1' };
// In units of 1/scale: a mixture over effects from a third of a noise SD to three of them.
const BETS = [0.35, 0.7, 1.4, 2.8];
// exp of it is 0 already. A logarithm of -Infinity would not survive JSON.
const LOWEST_LOG = -1000;
// E reaches whole powers of two, and 1 - 0.95 is not 0.05: equal up to rounding counts as reached.
const ROUNDING = 1e-9;
function startEProcess(scale, isInsured = false) {
    return { scale, ...(isInsured ? { is_insured: true } : {}), logs: BETS.map(() => 0), log_max: 0 };
}
/** Takes differences in; a difference of 0 changes nothing. Peeks once, after all of them.
 * `scale`: known before them. */
function feedEProcess(eProcess, differences, scale = eProcess.scale) {
    const logs = eProcess.logs.map((log, index) => {
        const bet = BETS[index] ?? 0;
        let total = log;
        for (const difference of differences) {
            total +=
                eProcess.is_insured === true
                    ? Math.log((0,_insured_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .insuredFactor */ .iZ)(difference / scale, bet))
                    : logFactor((2 * bet * difference) / scale);
        }
        return total;
    });
    const next = { ...eProcess, logs };
    return { ...next, log_max: Math.max(eProcess.log_max, logEvidence(next)) };
}
/** ln(2 / (1 + exp(-v))), without overflow. */
function logFactor(v) {
    const softplus = Math.max(-v, 0) + Math.log1p(Math.exp(-Math.abs(v)));
    return Math.max(LOWEST_LOG, Math.LN2 - softplus);
}
/** ln E: the logarithm of the mean over the bets. */
function logEvidence({ logs }) {
    const highest = Math.max(...logs);
    return highest + Math.log((0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(logs.map((log) => Math.exp(log - highest))));
}
/** Whether E >= 1/a. */
function isEvident(eProcess, a) {
    return a > 0 && logEvidence(eProcess) >= -Math.log(a) - ROUNDING;
}
/** The p value that holds at every peek: min(1, 1 / max E). */
function anytimeP({ log_max: logMax }) {
    return Math.min(1, Math.exp(-logMax));
}


/***/ }),

/***/ 8638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ unitScale),
/* harmony export */   $z: () => (/* binding */ changePoint),
/* harmony export */   B_: () => (/* binding */ pairScale),
/* harmony export */   FP: () => (/* binding */ poolTest),
/* harmony export */   YN: () => (/* binding */ noiseOf),
/* harmony export */   ny: () => (/* binding */ robustNoiseOf)
/* harmony export */ });
/* unused harmony export differenceSigma */
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
/* harmony import */ var _robust_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52164);
/* harmony import */ var _student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37763);



// From here on what the pairs say about their own noise is better known than what the calibration said.
const PAIRS_TO_POOL = 30;
// Of the mean: below it differences are rounding, not noise.
const FLOOR_SHARE = 1e-12;
// A scale must not be 0: differences are divided by it.
const LEAST_SCALE = 1e-200;
/**
 * SD of one evaluation from runs of the same tree in a row: half the mean square of successive differences, which a slow
 * drift hardly touches. Source: decisions, "CALIBRATE" (von Neumann's difference form).
 */
function differenceSigma(scores) {
    if (scores.length < 2)
        return 0;
    let squares = 0;
    for (let index = 1; index < scores.length; index += 1) {
        squares += ((scores[index] ?? 0) - (scores[index - 1] ?? 0)) ** 2;
    }
    return Math.sqrt(squares / (scores.length - 1) / 2);
}
/** The noise that calibration runs show. */
function noiseOf(scores, cases) {
    return {
        sigma: differenceSigma(scores),
        mean: (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(scores),
        case_scale: caseScale(cases),
        pairs: 0,
        squares: 0,
        freedom: 0,
        case_count: 0,
        case_squares: 0,
    };
}
/** The same on a scale of logarithms: a single run that took twice as long says nothing of the others. */
function robustNoiseOf(scores, cases) {
    const steps = (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .successiveSteps */ .l_)(scores);
    const isEqual = steps.every((step) => step === 0);
    return { ...noiseOf(scores, cases), sigma: isEqual ? 0 : (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .robustScale */ .K9)(steps, []) / Math.SQRT2, steps };
}
function caseScale(runs) {
    const [first] = runs;
    if (first === undefined || Object.keys(first).length === 0)
        return null;
    const differences = [];
    for (const [index, run] of runs.entries()) {
        const next = runs[index + 1] ?? {};
        for (const [name, score] of Object.entries(run)) {
            const other = next[name];
            if (other !== undefined && other !== score)
                differences.push(other - score);
        }
    }
    if (differences.length > 0)
        return rootMeanSquare(differences);
    // Cases that never differ give no scale; their spread is a first guess that the first pairs replace.
    const scores = Object.values(first);
    return Math.sqrt((2 * (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(scores)) / scores.length) || 1;
}
function rootMeanSquare(values) {
    return Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(values.map((value) => value * value)));
}
/** The scale of the difference of a pair. */
function pairScale({ sigma, mean, pairs, squares, freedom, steps }) {
    if (steps !== undefined) {
        const robust = (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .robustScale */ .K9)(steps, []);
        return { value: robust, source: robust > _robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_SCALE */ .Pq ? 'calibration' : 'floor' };
    }
    const isPooled = pairs >= PAIRS_TO_POOL && freedom > 0;
    const value = isPooled ? Math.sqrt(squares / freedom) : sigma * Math.SQRT2;
    const floor = Math.max(FLOOR_SHARE * Math.abs(mean), LEAST_SCALE);
    return value > floor ? { value, source: isPooled ? 'pairs' : 'calibration' } : { value: floor, source: 'floor' };
}
/** The scale of the difference of a case, where cases are the unit; ties say nothing and are left out. */
function unitScale({ case_scale: calibrated, case_count: count, case_squares: squares }) {
    const isPooled = count >= PAIRS_TO_POOL;
    const value = isPooled ? Math.sqrt(squares / count) : (calibrated ?? 1);
    return value > LEAST_SCALE
        ? { value, source: isPooled ? 'pairs' : 'calibration' }
        : { value: LEAST_SCALE, source: 'floor' };
}
/** Takes in the differences of one test: of its pairs, and of its cases. */
function poolTest(noise, differences, units) {
    const differing = units.filter((unit) => unit !== 0);
    return {
        ...noise,
        pairs: noise.pairs + differences.length,
        squares: noise.squares + (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(differences),
        freedom: noise.freedom + Math.max(0, differences.length - 1),
        case_count: noise.case_count + differing.length,
        case_squares: noise.case_squares + differing.reduce((sum, unit) => sum + unit * unit, 0),
    };
}
// A level is not judged by fewer runs than these.
const LEAST_SEGMENT = 5;
const CHANGE_P = 0.001;
/**
 * Where the scores of the current best changed their level, as an index into them: the split with the largest two-sample t, if
 * its p, times the number of splits, is below .001. Source: decisions, "CALIBRATE", the t form.
 */
function changePoint(stream) {
    const count = stream.length;
    const splits = count - 2 * LEAST_SEGMENT + 1;
    if (splits < 1)
        return undefined;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(stream);
    const total = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(stream);
    let sum = 0;
    let best = { at: 0, between: -1 };
    for (let at = 1; at <= count - LEAST_SEGMENT; at += 1) {
        sum += (stream[at - 1] ?? 0) - mean;
        // The squares that two means explain; all splits share the total.
        const between = (sum * sum * count) / (at * (count - at));
        if (at >= LEAST_SEGMENT && between > best.between)
            best = { at, between };
    }
    if (best.between <= 0)
        return undefined;
    const within = Math.max(0, total - best.between) / (count - 2);
    const t = within === 0 ? Number.MAX_VALUE : Math.sqrt(best.between / within);
    return (0,_student_js__WEBPACK_IMPORTED_MODULE_2__/* .tailOfT */ .a)(t, count - 2) * splits < CHANGE_P ? best.at : undefined;
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
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
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
const SAYS_CONFIRMED = 'The improvement was measured in fresh pairs';
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
    const at = text.indexOf(SAYS_CONFIRMED);
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


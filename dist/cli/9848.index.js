export const id = 9848;
export const ids = [1167,9848];
export const modules = {

/***/ 53022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ auditRecords)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/decision/draw.js
var draw = __webpack_require__(60865);
// EXTERNAL MODULE: ./build/decision/records.js
var decision_records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/decision/accepted.js
var accepted = __webpack_require__(91758);
// EXTERNAL MODULE: ./build/decision/approval.js
var approval = __webpack_require__(81815);
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
        kept: check.keeps.length,
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
        in_process: runHeader.in_process ? true : null,
        changed_tools: (0,accepted/* haveToolsChanged */.mb)(check) ? true : null,
        key_in_reach: check.keyInReach,
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
    conclude(followUp) {
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
    /** Of the model, for the agents of the run. */
    keyInReach;
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
        this.keyInReach = runHeader.key_in_reach;
        this.evaluator = new EvaluatorAudit(runHeader);
        this.#draws = draws;
        this.#open = open;
        this.#openTask = openTask;
        this.#report = report;
    }
    /** What holds at this point. */
    get inForce() {
        return { ...this.evaluator.inForce, findings: this.findings, keyInReach: this.keyInReach };
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
        this.#kept = new accepted/* AcceptanceAudit */.JM(runHeader.settings, runHeader.setup_inputs ?? []);
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
                this.#followUp.conclude((0,rejection/* bestAfter */.b)(record));
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
            case 'key-in-reach':
                this.#runs.keyInReach = true;
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
        this.#conclude(trial, record);
    }
    #conclude(trial, record) {
        const { outcome, reason, kept } = record;
        const code = (trial.verdict?.outcome === outcome ? trial.verdict.code : record.code);
        // What was accepted became the current best, whatever was written about it.
        const concluded = { ...trial, verdict: { outcome: kept ? 'keep' : outcome, code, reason } };
        const before = this.#session.incumbent;
        this.#session = (0,conclusion/* concludeTrial */._m)(this.#session, concluded, finalOf(record));
        this.#followUp.conclude(followUpAfter(record, { before, session: this.#session }));
        this.#kept.conclude(trial, record);
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
            keeps: this.#kept.keeps,
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

/***/ 91758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ AcceptanceAudit),
/* harmony export */   mb: () => (/* binding */ haveToolsChanged),
/* harmony export */   r_: () => (/* binding */ revertible),
/* harmony export */   t3: () => (/* binding */ certifiable)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26970);
/* harmony import */ var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24079);
/* harmony import */ var _assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85486);




/** Whether a change that stands gave the evaluator other tools than the base's. */
function haveToolsChanged({ keeps }) {
    const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
    return keeps.some(({ task, isRejected, hasChangedTools }) => hasChangedTools === true && isRejected !== true && !gone.has(task));
}
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
    #isInput;
    /** Tests of changes of what setup runs on. */
    #ofTools = new Set();
    /** Steps of the working line are among them. */
    #tasks = new Set();
    constructor(settings, setupInputs = []) {
        this.#settings = settings;
        this.#isInput = picomatch__WEBPACK_IMPORTED_MODULE_3__([...setupInputs], { dot: true });
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
    begin({ id }, { reverts, touched_paths: paths }) {
        this.#reverts.set(id, reverts);
        if (paths.some((path) => this.#isInput(path)))
            this.#ofTools.add(id);
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
    conclude(trial, { kept, purpose }) {
        const { id: task, tree, incumbent: parent } = trial;
        if (purpose === 'certify' && trial.task === 'paired')
            this.certified.push({ tree, logs: trial.eProcess.logs });
        const isClaimed = purpose !== 'canary' && purpose !== 'certify' && !(0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorkingStep */ .yz)(trial);
        if (kept)
            this.#tasks.add(task);
        if (!kept || !isClaimed)
            return;
        const reverts = this.#reverts.get(task) ?? null;
        const tools = this.#ofTools.has(task) ? { hasChangedTools: true } : {};
        this.keeps.push({ tree, parent, task, purpose: trial.purpose, reverts, ...tools });
    }
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
    return `${head} over ${short(claim.baseline)}; ${counts}; ${promiseOf(claim)}${isolationOf(claim)}${keyOf(claim)}${processOf(claim)}${toolsOf(claim)}${risksOf(claim)}${orderOf(claim)}; evaluator ${short(claim.evaluator_digest)}`;
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
function keyOf({ key_in_reach: isInReach }) {
    return isInReach === true ? "; a process of the same user could read the model's key" : '';
}
function processOf({ in_process: isShared }) {
    return isShared === true ? '; the evaluator shares a process with the code' : '';
}
function toolsOf({ changed_tools: areChanged }) {
    return areChanged === true ? "; accepted changes changed the evaluator's tools" : '';
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
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81815);
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
    const isCarried = trial.verdict?.code === 'carry-over' || isCarriedPromotion(before, trial);
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
/** Runs that an earlier version began look at tests of candidates alone. */
function isCarriedPromotion({ restarts_carry_over: isNew }, trial) {
    return isNew && trial.task === 'paired' && trial.purpose === 'promotion' && trial.is_carried === true;
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
/** As if it had not been proposed: proposed again, it has a test of its own, at a level of its own. */
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
    // Pairs that depend on their order are no evidence, and washed ones behind them would not make them so.
    if (code === 'carry-over' && session.restarts_carry_over)
        return withoutTree(next, trial);
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
    // Where it was the order of unwashed runs that refused the batch, it is due again at once, by washed ones.
    const isDueAgain = isCarriedPromotion(session, trial) && trial.rules.washes !== true;
    if (verdict.outcome !== 'discard')
        return { ...next, champion: isDueAgain ? champion : counted };
    const scores = pairs.map(({ incumbent }) => incumbent);
    const record = scores.length > 0 ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .meanOf */ .hm)(scores) : champion.record;
    return { ...withBest(next, champion.tree, scores), record, champion: { ...counted, record } };
}


/***/ }),

/***/ 93889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ib: () => (/* binding */ isSideStage),
/* harmony export */   ce: () => (/* binding */ decisionEntrySchema),
/* harmony export */   vt: () => (/* binding */ decisionRecordSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43759);
/* harmony import */ var _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61436);
/* harmony import */ var _stats_carry_over_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88898);
/* harmony import */ var _comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77120);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34663);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28834);
/* harmony import */ var _run_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55434);
/* harmony import */ var _run_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9176);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82922);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8158);











const text = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._gte */ .qm(0));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(schema), null);
const effort = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFORTS */ .ig);
/** Records of earlier versions have none: they compare differences. */
const scoreScale = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_9__/* .SCORE_SCALES */ .L7), 'difference');
const ruleValue = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()]));
/** Runs in addition to those that a task asks for; the decision holds their results. */
const SIDE_STAGES = ['guard', 'holdout', 'canary', _measurement_js__WEBPACK_IMPORTED_MODULE_10__/* .WASHOUT */ .OT];
const RUN_STAGES = [..._measurement_js__WEBPACK_IMPORTED_MODULE_10__/* .STAGES */ .an, ...SIDE_STAGES];
function isSideStage(stage) {
    return SIDE_STAGES.some((each) => each === stage);
}
const runHeader = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('genesis'),
    tool_version: text,
    config_digest: text,
    baseline_commit: text,
    baseline_tree: text,
    /** What the branch held when the record begins, where that is not the baseline. */
    start_tree: maybe(text),
    /** The baseline is never scored. */
    unscored: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(), false),
    /** Of `judge_digest`, `evaluator_files` and `environment`. */
    evaluator_digest: text,
    /** Of the evaluator, wherever that is: command, setup, build, how a score is read, the protected files. */
    judge_digest: text,
    /** `setup.inputs`; null in records of before. */
    setup_inputs: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(text)),
    /** Mode and id by path. */
    evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, text),
    guards_digest: maybe(text),
    /** Salted. */
    holdout_digest: maybe(text),
    /** Of what confirmations run, where that is not the evaluator; salted, where its command is a reference. */
    confirm_digest: maybe(text),
    /** Where the run begins; of a later one there is a record. */
    environment: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, text),
    settings: _settings_js__WEBPACK_IMPORTED_MODULE_5__/* .decisionSettingsSchema */ .ly,
    /** Never `auto`. */
    effort,
    effort_rules: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        screen: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('off')]),
        futility_z: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        max_pairs: whole,
    }),
    seed_commitment: text,
    ..._run_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .runRules */ .xG,
    /** How scores are compared; `auto`: by what the first calibration shows. */
    score_scale: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_gain_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .SCALE_PLANS */ .Qu), 'difference'),
    /** What they are measured in. */
    score_unit: maybe(text),
    /** The code under test runs in the evaluator's own process, so that it could print a score of its own. */
    in_process: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(), false),
    /** Below bubblewrap a process of the same user can read the key that agents are not given; null: it is not known. */
    key_in_reach: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
});
const evaluation = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('evaluation'),
    /** 1, 2, 3, … of the run. */
    id: whole,
    /** Of the candidate, calibration, A/A check, promotion or confirmation that it belongs to. */
    task: text,
    arm: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_stats_carry_over_js__WEBPACK_IMPORTED_MODULE_11__/* .ARMS */ .ul),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(RUN_STAGES),
    index: whole,
    attempt: whole,
    order_bit: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(0), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1)])),
    seed: whole,
    tree: text,
    /** Of the evaluator as it was found before the first command and after the last; empty: nobody looked. */
    digest_before: text,
    digest_after: text,
    started_at: text,
    ended_at: text,
    host: text,
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr()),
    ended: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_run_end_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_ENDS */ .x)),
    /** Not rounded; null: the run failed, was void or was broken off. */
    score: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
    reason: maybe(text),
    cases: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig())),
    /** What else the evaluator reported. */
    metrics: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig())),
    stdout_digest: text,
});
const calibration = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('calibration'),
    id: text,
    tree: text,
    sigma: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    mean: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    policy: text,
    /** From here on, for the whole run; `sigma` and `mean` are of logarithms on a ratio scale. */
    score_scale: scoreScale,
});
const size = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ of: text, before: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), after: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig() });
const candidate = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('candidate'),
    id: text,
    parent: text,
    tree: text,
    purpose: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['candidate', 'simplify']),
    diff_digest: text,
    /** Of the diff without blanks; null where it is unknown. */
    normal_digest: maybe(text),
    diff_lines: whole,
    touched_paths: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(text),
    /** How many there are besides those that are listed. */
    more_paths: maybe(whole),
    /** Of the current best and of this one, where it is a simplification; null where the evaluator prints it. */
    size: maybe(size),
    /**
     * `agent`: preset, or digest of the command; `model`: as the agent reports it, else as the command names it, else null;
     * `prompt`: its digest.
     */
    proposer: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(text)),
    usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
    /** The test that held it back, where a person has waived the limit of what is plausible for it. */
    released: maybe(text),
    /** What was kept and is not certified, and this takes out; `stays`: what does not come out. Tests, newest first. */
    reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(text) })),
    /** Why it was never tested; null: its test begins here. */
    refused: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ code: text, reason: text })),
});
const evidence = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .discriminatedUnion */ .gMt('kind', [
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('paired'),
        statistic: text,
        // Absent of differences: entries of missions are written again as they were.
        score_scale: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_9__/* .SCORE_SCALES */ .L7)),
        a: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        scale: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        scale_source: text,
        unit: text,
        units: whole,
        differences: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
        effect: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        sd: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        log_e: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        log_e_max: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        p: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        screen_score: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('compare'),
        statistic: text,
        score_scale: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_9__/* .SCORE_SCALES */ .L7)),
        record: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
        scores: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
        again: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
        effect: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    }),
]);
/** The decision on a test. */
const decisionEntrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('decision'),
    /** Of the candidate, A/A check, promotion or certification. */
    task: text,
    purpose: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSES */ .a7),
    incumbent: text,
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .DECISION_OUTCOMES */ .h_),
    code: text,
    reason: text,
    /** Tests and keeps before this one's level was taken. */
    level: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ tested: whole, kept: whole }),
    evidence,
    /** Ids of the runs that it rests on, pair by pair, each as it ran: a screening run first, void pairs not at all. */
    evaluations: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(whole),
    guards: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ name: text, passed: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY() })),
    /** One bit, and how many were asked for until then. */
    holdout: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(), queries: whole })),
    kept: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
});
const claim = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('claim'),
    /** The confirmation that it is of. */
    task: text,
    baseline: text,
    final: text,
    planned_pairs: whole,
    /** Ids of the runs of these pairs, pair by pair, each as it ran. */
    evaluations: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(whole),
    estimate: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    interval: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()]),
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    baseline_mean: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    /** Where it is there, `estimate` and `interval` are logarithms of the ratio of scores, positive where it is better. */
    ratio: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ unit: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(text), direction: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DIRECTIONS */ .X) })),
    sealed: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
    proposed: whole,
    tested: whole,
    kept: whole,
    /** Sum of the levels: bounds the expected number of wrongly accepted changes; null: the policy promises none. */
    false_keeps_bound: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
    error_rate: text,
    alpha: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    certified: maybe(whole),
    certify_fdr: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()),
    holdout_queries: whole,
    earlier_confirmations: whole,
    evaluator_digest: text,
    holdout_digest: maybe(text),
    /** Names of the findings that a person accepted in writing. */
    accepted_risks: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(text)),
    /** Isolation levels that commands of the run had; null in records of earlier versions. */
    isolation: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(text)),
    /** Runs of the confirmation depend on what ran before them; null: too few pairs, or not asked. */
    carry_over: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
    /** As in the run header; null: false. */
    in_process: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
    /** Accepted changes that stand changed what setup runs on; null: none did. */
    changed_tools: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
    /** As the records before it say; null: they do not. */
    key_in_reach: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
    sentence: text,
});
/** A line of the record of decisions. Source: decisions, "What the ledger must record". */
const decisionRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .discriminatedUnion */ .gMt('kind', [
    runHeader,
    evaluation,
    calibration,
    candidate,
    decisionEntrySchema,
    claim,
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('incumbent'), tree: text, by: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('canary'),
        variety: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['noop', 'broken']),
        task: text,
        passed: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
        /** What is odd, though it passed. */
        remark: maybe(text),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('effort'), effort }),
    /** From here on the key of the agents' model is in their reach, as it was not when the run began. */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('key-in-reach') }),
    /** A person approves a change that a test quarantined because of its large gain: who, and which tree. */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('release'), task: text, tree: text, by: text, at: text }),
    /**
     * A person takes a kept change back: the test that accepted it, the best before and after, and the champion
     * after, where there is one.
     */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('rejection'),
        task: text,
        parent: text,
        tree: text,
        champion: maybe(text),
        by: text,
        at: text,
        reason: text,
    }),
    /** The holdout is going to be asked for the `number`th time; it counts, whatever becomes of it. */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('holdout'), task: text, number: whole, budget: whole }),
    /** From here on evaluations run in another environment: on another machine, or something of it changed. */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('environment'), environment: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, text), evaluator_digest: text }),
    /** What the base or the evaluator was found to be before any agent worked; `accepted`: a person takes its risk. */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('risk'),
        risk: text,
        found: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
        accepted: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
        detail: text,
        evaluator_digest: text,
    }),
    /** A task of the run itself begins; one of a candidate begins with its record. */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('begin'), task: text }),
    /**
     * A test that was broken off; the same tree continues with its evidence. `halted`: why a confirmation cannot be made.
     */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('interrupted'), task: text, halted: maybe(text) }),
    /**
     * Ends the run: members of the run header that were no more what it says, e.g. `settings.confidence`; tables by
     * digest.
     */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('config-change'),
        changes: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ key: text, from: ruleValue, to: ruleValue })),
    }),
    /** Another run continues, with a secret of its own. */
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('seed-commit'), seed_commitment: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('seed-reveal'), secret: text }),
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
/* harmony import */ var _run_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9176);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47695);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3922);





/** The session that a run header describes. */
function sessionOfRunHeader(runHeader) {
    const { settings, effort, baseline_tree: base, start_tree: start, unscored } = runHeader;
    const { score_scale, score_unit } = runHeader;
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .openSession */ .fA)({ settings: { ...settings, effort }, base });
    // `auto` was resolved by measured times, which nobody can replay.
    const recorded = { ...(0,_run_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .runRulesOf */ .aW)(runHeader), score_scale, score_unit };
    const opened = { ...session, settings, incumbent: start ?? base, ...recorded };
    return unscored ? (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutBaseline */ .m4)(opened) : opened;
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
            const { session: next, calibration } = (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .beginCalibration */ .KR)(session);
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
            const task = (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmationIn */ .dn)(session, { id: name, baseline: runHeader.baseline_tree });
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
    return (0,_task_js__WEBPACK_IMPORTED_MODULE_4__/* .nextStep */ .sk)(task, draw);
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
    return { ...open, task: (0,_task_js__WEBPACK_IMPORTED_MODULE_4__/* .reportTask */ .oi)(task, buffer.map(measurementOf)), buffer: [] };
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





const DIGESTS = ['judge_digest', 'setup_inputs', 'guards_digest', 'confirm_digest', 'holdout_digest'];
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
        // Records of before do not say.
        if (name === 'setup_inputs' && runHeader[name] === null)
            return false;
        return ruleValue(now, name) !== ruleValue(runHeader, name);
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
        return 'the command, how its output is read, setup, or build';
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
    setup_inputs: 'setup.inputs',
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
/* harmony export */   g5: () => (/* binding */ gainOfPairs),
/* harmony export */   jb: () => (/* binding */ comparisonOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var _decision_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76442);
/* harmony import */ var _decision_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28834);
/* harmony import */ var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65991);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93889);





const number = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig();
const common = {
    /** How many pairs, or runs. */
    n: number,
    /** How much better the candidate is on average, in units of the score; negative: worse. On a ratio scale its logarithm. */
    effect: number,
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The decision, as it stands in the record of decisions. */
    record: _decision_records_js__WEBPACK_IMPORTED_MODULE_3__/* .decisionEntrySchema */ .ce,
};
/** What a candidate was kept or discarded by, in an entry of the ledger: pairs, or a stored score. */
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        policy: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['paired-sequential', 'checkpoint']),
        ...common,
        /** The evidence, and what it has to reach. */
        e: number,
        threshold: number,
        pairs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ candidate: number, incumbent: number })),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        policy: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .RECORD_POLICIES */ .Dc),
        ...common,
        /** The stored score. */
        compared_with: number,
        scores: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(number),
        /** Of the same tree, once more: what passed is held to it. */
        again: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(number),
    }),
]);
/** What an entry says of a trial that is over. */
function comparisonOf(trial, draft) {
    const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_3__/* .decisionEntrySchema */ .ce.parse(JSON.parse(JSON.stringify(draft)));
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
const DEFAULT_CONFIDENCE = 0.95;
/** The gain in its pairs with its interval, as a factor on a ratio scale; undefined without two pairs. */
function gainOfPairs(comparison, { direction, confidence = DEFAULT_CONFIDENCE }) {
    if (!('pairs' in comparison) || comparison.pairs.length < 2)
        return undefined;
    const { pairs, record } = comparison;
    const isRatio = record.evidence.kind === 'paired' && record.evidence.score_scale === 'ratio';
    const { estimate, interval } = (0,_decision_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmedOf */ .bY)({
        ...{ sign: direction === 'max' ? 1 : -1, pairs, confidence },
        ...(isRatio ? { ratio: { unit: null } } : {}),
    });
    const inWords = (gain) => (isRatio ? Math.exp(gain) : gain);
    return { estimate: inWords(estimate), limits: [inWords(interval[0]), inWords(interval[1])], isRatio };
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
    const differences = pairs.map(({ candidate, incumbent }) => (0,_decision_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceOf */ .Pq)(sign, candidate, incumbent, ratio));
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

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
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
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73448);
/**
 * A run as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a journal with a corrupt line still shows what can be read.
 */







/** Reads what there is of a run. */
function readMissionStatus(paths) {
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .requireRun */ .Fg)(paths);
    const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .readMission */ .nn)(paths);
    if (state === undefined) {
        const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(paths, paths.journal)} cannot be read: ${why}`,
            remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
        });
    }
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .readPointer */ .qT)(paths);
    const isRunning = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeldHere */ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
    return {
        ...{ state, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readActivities */ .W)(paths.activity) : [] },
        // Nobody waits any more where the supervisor was killed.
        waiting: isRunning || state.status !== 'running' ? state.waiting : undefined,
        problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem)],
    };
}
const MAX_LOG_CHARS = 200_000;
/** The files of an entry. */
function readEntryFiles(paths, { iteration }) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationFolder */ .OO)(paths, iteration);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { diff: undefined, logs: [] };
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'utf8');
    const logs = names.sort().flatMap((name) => {
        const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(read(name), MAX_LOG_CHARS);
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
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
    const agents = agentAttemptsOf(entries.slice(resumed));
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnableAgent */ .gq)(agents, MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withWork */ .gb)(unable, agentAttemptsOf(entries));
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
function agentAttemptsOf(entries) {
    return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries)
        .filter(({ kind }) => kind === 'iteration')
        .map(agentAttemptOf);
}
/** What an entry says of its session's end. */
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    // An artifact that is not taken has a reason of its own.
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
/** 1 where the mission failed its purpose, 3 where no agent can work, or none has. */
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
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
    const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)));
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
    return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)) };
}
/** The files in the folder of a run. */
function runFilesIn(folder) {
    const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    return {
        folder,
        journal: file('journal.jsonl'),
        reserve: file('run.reserve'),
        activity: file('activity.json'),
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

/***/ 29865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ placeInterval),
/* harmony export */   z: () => (/* binding */ buildIterationRows)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58164);
/* harmony import */ var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16794);




const NONE = '–';
// Tables cut it; the details of an attempt have all of it.
const MAX_REASON = 2000;
/** Builds the rows, oldest first; the best so far is that of the records, as the ledger is folded. */
function buildIterationRows(records, direction) {
    const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    let best;
    return records.map((record) => {
        const before = best;
        const left = scores.next();
        // Figures from here on are compared with what was best before the rejected change.
        if (record.rejection) {
            best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(left.score) };
        }
        const score = typeof record.score === 'number' ? record.score : undefined;
        const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderApart */ .Fw)(score, before?.score);
        if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .isBest */ .zI)(record, before?.score, direction)) {
            best = { score, text: scoreText };
        }
        return {
            ...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
            isAccepted: record.outcome === 'merged',
            ...{
                score,
                interval: intervalOf(record, direction),
                scoreText,
                best: best?.score,
                bestText: best?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(undefined),
                pass: '',
            },
            duration: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTook */ .Yy)(record) ?? NONE,
            size: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(record.diff_lines),
            reason: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.notes, MAX_REASON) || NONE,
            summary: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.summary ?? '', 400),
            evidence: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDecision */ .X4)(record) ?? '',
            commit: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((record.commit ?? '').slice(0, 7)) || NONE,
            facts: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFacts */ .Id)(record),
        };
    });
}
/** Where the score of a record lies: the interval of its gain, around its own score. */
function intervalOf({ score, decision }, direction) {
    if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
        return undefined;
    const { effect: estimate, interval: limits, scale } = decision;
    return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
/** The limits of a gain as scores, around the score that the gain is of; undefined where they are no numbers. */
function placeInterval(score, { estimate, limits, isRatio, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
    const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
    return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
        ? undefined
        : [low, high];
}


/***/ }),

/***/ 84716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ integrityOf),
/* harmony export */   Nn: () => (/* binding */ renderImprovement),
/* harmony export */   Oc: () => (/* binding */ plainClaimOf),
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
/** What the first line of the page may say: the claim, and what limits it or why there is none. */
function plainClaimOf(state) {
    const { claim } = state;
    if ((0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) !== undefined) {
        return { claim: undefined, remark: 'no improvement is claimed, since the evaluator raised an alert' };
    }
    if (claim === undefined)
        return { claim, remark: undefined };
    return { claim, remark: isOfWhole(state, claim) ? undefined : 'later changes on the branch are not tested yet' };
}
/** Whether a claim is of all that is on the branch. */
function isOfWhole(state, { final }) {
    const branchHead = findBranchHeadTree(state);
    return branchHead === undefined || branchHead === final;
}
/** A confirmation, how to get one, or why there is none; undefined before the first accepted change. */
function renderImprovement(state) {
    const { entries, claim, launch } = state;
    if (!entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    const alert = (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state);
    if (alert !== undefined)
        return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(alert, 900)}`;
    if (claim !== undefined) {
        const output = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .renderOutcome */ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .claimOutcome */ .f3)(claim));
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
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
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _mission_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
/* harmony import */ var _mission_decide_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12169);
/* harmony import */ var _mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47545);
/* harmony import */ var _activity_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57296);
/* harmony import */ var _ended_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60551);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16794);
/* harmony import */ var _iteration_row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29865);
/* harmony import */ var _mission_claim_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84716);
/* harmony import */ var _plain_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14913);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33902);












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
/** A mission, as every form of the report shows it; `now`: for how long it does what it does right now. */
function viewMission(status, now) {
    const { state, isRunning, problems } = status;
    const { launch, entries, lastAcceptedScore } = state;
    const surviving = (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .survivingAcceptances */ .yx)(entries);
    const rows = buildRows(entries, new Set(surviving), launch);
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
        ...{ name: launch.run_id, description: `mission ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(launch.mission_dir)}` },
        goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
        ...{
            branch: launch.branch_name,
            noBranch: '',
            commit: state.lastAcceptedCommit,
            base: launch.baseline_commit.slice(0, 12),
        },
        worktree: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(launch.worktree_path, 400),
        ...{ problems: problems.map((problem) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(problem, 600)), notices: [] },
        position: renderPosition(status, now),
        waiting: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_9__/* .viewWaiting */ .tl)(status.waiting, isRunning),
        result: plainResultOf(state, { accepted: surviving.length, tried: tries.length }),
        ended: isRunning || state.completedAt === null ? undefined : endedOf(state),
        verdict: renderVerdict(state),
        ...{ claim: (0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_7__/* .viewClaim */ .on)(state), gain: renderGain(state) },
        baseline: typeof baseline === 'number' ? String(baseline) : undefined,
        best: lastAcceptedScore === null
            ? undefined
            : { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
        ...{ change: undefined, tried: tries.length, accepted: surviving.length },
        counts: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_9__/* .countRows */ .BO)(rows, _mission_decide_js__WEBPACK_IMPORTED_MODULE_10__/* .DECISIONS */ .Yv),
        facts: [
            ['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
            ...(0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_7__/* .integrityOf */ .Ll)(state).map(([label, text]) => [label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(text, MAX_TEXT)]),
        ],
        budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
        cost: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTotalCost */ .kT)(entries.map(({ usage }) => usage)),
        rows,
        ...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
        ...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
        ...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
    };
}
/** The line of the chart is the score of the commit that was the last accepted one after each entry. */
function buildRows(entries, surviving, { contract }) {
    const scores = new Map();
    return entries.map((entry) => {
        const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
        const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
        if ((word === 'keep' || word === 'baseline') && score !== undefined)
            scores.set(commit, score);
        const best = scores.get(commit);
        return {
            ...{ id: String(iter), iter, mark: MARKS[word], word, isAccepted: surviving.has(entry) },
            ...{
                score,
                interval: score === undefined ? undefined : intervalOf(entry, score, contract),
                scoreText: scoreOf(entry),
            },
            ...{ best, bestText: best === undefined ? NONE : String(best) },
            pass: typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : NONE,
            ...{ duration: NONE, size: NONE, evidence: '' },
            reason: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(entry.decision_reason, 2000),
            summary: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(entry.description, 400),
            commit: (entry.candidate_commit ?? commit).slice(0, 12),
            facts: entryFacts(entry),
        };
    });
}
/** Where the score of an entry lies: the interval of its pairs, around its own score. */
function intervalOf({ comparison }, score, { evaluator: { direction, confidence } }) {
    const gain = comparison === undefined ? undefined : (0,_mission_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .gainOfPairs */ .g5)(comparison, { direction, confidence });
    return gain === undefined ? undefined : (0,_iteration_row_js__WEBPACK_IMPORTED_MODULE_6__/* .placeInterval */ .t)(score, { ...gain, direction });
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
    return facts.flatMap(([label, text]) => (text === null ? [] : [[label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(text, MAX_TEXT)]]));
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
    return [['comparison', `${policy}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
/** How the last accepted commit compares with the baseline. */
function renderVerdict({ entries, lastAcceptedScore, launch }) {
    const accepted = (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .survivingAcceptances */ .yx)(entries).length;
    const tried = entries.filter(({ kind }) => kind === 'iteration').length;
    if (tried === 0)
        return 'No iteration has ended yet';
    const of = `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(tried, 'iteration')} accepted`;
    if (accepted === 0) {
        return entries.some(({ decision }) => decision === 'keep') ? `${of}: all accepted changes were reverted` : of;
    }
    const baseline = entries[0]?.evaluator?.score;
    const score = lastAcceptedScore === null ? '' : `; last accepted score ${lastAcceptedScore}`;
    const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
    const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
    return `${of} by ${decision}${score}${score === '' ? '' : from}`;
}
function plainResultOf(state, counted) {
    const { claim, remark } = (0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_7__/* .plainClaimOf */ .Oc)(state);
    const baseline = state.entries[0]?.evaluator?.score;
    return (0,_plain_result_js__WEBPACK_IMPORTED_MODULE_8__/* .renderPlainResult */ .S)({
        ...{ ...counted, claim, remark, isConfirmed: (0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_7__/* .isImprovementConfirmed */ .SM)(state) },
        ...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
    });
}
function endedOf({ launch, completedAt, stopReason, status }) {
    return (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderEnded */ .N)({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}
/** The confirmed gain, or why there is none; otherwise the result of the policy, which confirms nothing. */
function renderGain(state) {
    const verdict = renderVerdict(state);
    if (state.claim !== undefined)
        return (0,_mission_claim_js__WEBPACK_IMPORTED_MODULE_7__/* .renderImprovement */ .Nn)(state) ?? verdict;
    return (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .survivingAcceptances */ .yx)(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}
function renderPosition({ state, isRunning, activities = [] }, now) {
    if (activities.length > 0 && now !== undefined)
        return (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderAllActivities */ .hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
    if (isRunning)
        return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
    if (state.status === 'running')
        return 'interrupted';
    return state.stopReason === null ? state.status : `${state.status}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(state.stopReason, 600)}`;
}
/** The command that comes next. */
function nextCommand({ state, isRunning }) {
    const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
    if (isRunning)
        return `autorize status ${runId}`;
    if (state.status === 'running' || state.status === 'stopped')
        return `rcs autoresearch --resume ${runId}`;
    return (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .survivingAcceptances */ .yx)(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}


/***/ }),

/***/ 14913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderPlainResult)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
/* harmony import */ var _plain_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67330);
/** The first line of the page of a run: what came of it, in plain words. Pure. */


/** `13.7× faster, very likely between 11.9× and 15.8×; 4 of 12 changes accepted`. */
function renderPlainResult(result) {
    const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
    if (tried === 0)
        return 'No iteration has ended yet';
    const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderAcceptedCount */ .p5)(accepted, tried);
    if (claim !== undefined) {
        const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPlainGain */ .uo)(claim);
        const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
        const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
        return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
    }
    if (remark !== undefined)
        return `${capital(remark)}; ${count}`;
    if (accepted === 0)
        return `No improvement found; ${count}`;
    if (baseline === undefined || best === undefined)
        return `Not confirmed; ${count}`;
    return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43759);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);
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
    preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .VC)), '[name](agents.md#presets)'), {
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


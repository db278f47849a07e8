export const id = 5735;
export const ids = [5735];
export const modules = {

/***/ 10731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ chooseAgentFor),
/* harmony export */   x: () => (/* binding */ tallyRecords)
/* harmony export */ });
/* harmony import */ var _decision_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43765);
/* harmony import */ var _decision_plateau_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19309);
/* harmony import */ var _certification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/* harmony import */ var _decisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(761);




function chooseAgentFor({ names, plateau, records, decisions, base, iter }) {
    const next = (0,_decision_plateau_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNext */ .V)({
        ...{ names, plateau, attempts: attemptsOf(records, decisions) },
        rejected: rejectedInRow(records),
        commits: earlierCommits(records, base),
        seed: `agents\n${records.at(-1)?.hash ?? base}\n${iter}`,
    });
    return { ...next, of: names, plateau, after: { record: hashOf(records), decision: hashOf(decisions) } };
}
function hashOf(records) {
    const hash = records.at(-1)?.hash;
    return typeof hash === 'string' ? hash : null;
}
function tallyRecords(names, { records, decisions }) {
    const attempts = attemptsOf(records, decisions);
    return (0,_decision_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyAgents */ .N9)([...new Set([...names, ...attempts.map(({ agent }) => agent)])], attempts);
}
function agentNameOf({ chosen_agent: chosen, wave }) {
    const ofSlot = wave?.agent;
    return chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
}
const REJECTED = ['discarded', 'inconclusive', 'invalid', 'denied'];
const ENDED = ['baseline', 'killed', 'aborted'];
const MS_A_MINUTE = 60_000;
function attemptsOf(records, decisions) {
    const gone = new Set((0,_certification_js__WEBPACK_IMPORTED_MODULE_2__/* .findTakenOut */ .P)(records).flatMap(({ taken }) => taken));
    const gains = confirmedGains(records, decisions);
    return records.flatMap((record) => {
        const agent = agentNameOf(record);
        if (agent === undefined || ENDED.includes(record.outcome))
            return [];
        const { iter, outcome, usage, durations } = record;
        const ms = Object.values(durations ?? {}).reduce((total, each) => total + each, 0);
        return {
            ...{
                agent,
                isFailed: outcome === 'infra_error',
                isAccepted: outcome === 'merged' && !gone.has(iter),
                gain: gains.get(iter),
            },
            ...{ usd: usage?.usd ?? undefined, minutes: ms / MS_A_MINUTE },
        };
    });
}
function confirmedGains(records, decisions) {
    const accepted = records.filter(({ outcome, reverts }) => outcome === 'merged' && !reverts);
    const gains = new Map();
    let before = { baseline: '', gain: 0, covered: 0 };
    for (const claim of decisions.flatMap((each) => (each.kind === 'claim' ? ((0,_decisions_js__WEBPACK_IMPORTED_MODULE_3__/* .asClaim */ .vi)(each) ?? []) : []))) {
        const { baseline, final } = claim;
        const covered = accepted.findLastIndex(({ tree }) => tree === final) + 1;
        const gain = gainOf(claim);
        const known = baseline === before.baseline ? before.gain : 0;
        const fresh = accepted.slice(before.covered, covered);
        for (const { iter } of fresh)
            gains.set(iter, (gain - known) / fresh.length);
        before = { baseline, gain, covered: Math.max(covered, before.covered) };
    }
    return gains;
}
function gainOf({ estimate, ratio, baseline_mean: mean }) {
    if (ratio !== null)
        return ratio.direction === 'min' ? 1 - Math.exp(-estimate) : Math.exp(estimate) - 1;
    return mean === 0 ? estimate : estimate / Math.abs(mean);
}
function rejectedInRow(records) {
    const last = records.findLastIndex(({ outcome, reverts }) => outcome === 'merged' && !reverts);
    return records
        .slice(last + 1)
        .filter(({ outcome }) => REJECTED.includes(outcome))
        .map(agentNameOf);
}
function earlierCommits(records, base) {
    const accepted = records.flatMap(({ outcome, commit }) => outcome === 'merged' && typeof commit === 'string' ? commit : []);
    return [...new Set([base, ...accepted])].filter((commit) => commit !== (accepted.at(-1) ?? base));
}


/***/ }),

/***/ 78579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isAtWork)
/* harmony export */ });
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

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
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10901);
/* harmony import */ var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26970);



function findTakenOut(ledger) {
    const accepted = ledger.filter(({ outcome }) => outcome === 'merged');
    const iterOf = new Map(accepted.map(({ iter, decision }) => [decision?.test, iter]));
    return accepted.flatMap(({ iter, reverts, rejection }) => {
        if (!reverts)
            return [];
        const taken = rejection ? [rejection.iter] : reverts.taken.flatMap((test) => iterOf.get(test) ?? []);
        return [{ iter, taken: taken.sort((one, other) => one - other) }];
    });
}
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
        if (reverts)
            continue;
        if (outcome !== 'merged' || typeof tree !== 'string' || !decided.has(tree))
            continue;
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
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);



function readChained(path) {
    return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : Buffer.alloc(0));
}
function readableOf(parsed) {
    return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
function readDecisions({ decisions }) {
    return readableOf(readChained(decisions));
}
function asClaim(record) {
    const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionRecordSchema */ .vt.safeParse(record);
    return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
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

function noiseOf({ decision }) {
    return typeof decision?.noise === 'number' ? decision.noise : 0;
}
function disclosedScore(score, { noise, feedback }) {
    if (noise === 0 || feedback === 'full' || Math.abs(score) === Number.MAX_VALUE)
        return score;
    return feedback === 'sign' ? undefined : Number((0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(Math.round(score / noise) * noise));
}
const FEEDBACKS = ['full', 'rounded', 'sign'];
function disclosedScores(score, noise) {
    return FEEDBACKS.map((feedback) => disclosedScore(score, { noise, feedback }));
}


/***/ }),

/***/ 7956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ findEffects)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4196);
/* harmony import */ var _decision_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47935);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);



const KINDS = new Set([
    'genesis',
    'calibration',
    'candidate',
    'leave-out',
    'effect',
    'incumbent',
]);
function findEffects(raw, ledger, takenOut) {
    if (!raw.some(({ kind }) => kind === 'effect'))
        return [];
    const records = raw.flatMap((record) => {
        const read = KINDS.has(record.kind) ? zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionRecordSchema */ .vt, record) : undefined;
        return read?.success ? [read.data] : [];
    });
    const [header] = records;
    if (header?.kind !== 'genesis')
        return [];
    const { settings, score_unit } = header;
    const score_scale = records.findLast((each) => each.kind === 'calibration')?.score_scale ?? 'difference';
    const iterOf = new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
    const out = new Set(takenOut.flatMap(({ taken }) => taken));
    const iterations = (tasks) => tasks.flatMap((task) => iterOf.get(String(task)) ?? []);
    return lastMeasured(records)
        .flatMap(({ leaveOut, effect }) => {
        const [iter] = iterations([leaveOut.change]);
        if (iter === undefined)
            return [];
        const text = (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderEffect */ .sl)(effect, { settings, score_scale, score_unit });
        const together = iterations(leaveOut.taken.slice(0, -1)).toReversed();
        return [{ iter, verdict: effect.verdict, text, together, isOut: out.has(iter) }];
    })
        .sort((one, other) => one.iter - other.iter);
}
function lastMeasured(records) {
    const begun = new Map();
    const distilling = new Set();
    let measured = [];
    for (const record of records) {
        if (record.kind === 'leave-out')
            begun.set(record.task, record);
        if (record.kind === 'candidate' && record.purpose === 'distil')
            distilling.add(record.id);
        if (record.kind === 'incumbent' && !distilling.has(record.by))
            measured = [];
        const leaveOut = record.kind === 'effect' ? begun.get(record.task) : undefined;
        if (record.kind === 'effect' && leaveOut !== undefined)
            measured.push({ leaveOut, effect: record });
    }
    return [...new Map(measured.map((each) => [each.leaveOut.change, each])).values()];
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
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23614);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62414);





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








function checkRecords(records, direction) {
    const issues = [];
    const seen = new Set();
    const scores = new _best_so_far_js__WEBPACK_IMPORTED_MODULE_1__/* .BestSoFar */ .IM(records, direction);
    for (const [index, { iter, best_so_far: reported, recombines }] of records.entries()) {
        for (const part of recombines ?? []) {
            const of = records.slice(0, index).find((record) => record.iter === part);
            if (of === undefined)
                issues.push(`iteration ${iter} recombines iteration ${part}, which has no record before it`);
            else if (!_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EVALUATED_AGAIN */ .rb.includes(of.outcome) || typeof of.tree !== 'string')
                issues.push(`iteration ${iter} recombines iteration ${part}, which is ${of.outcome}`);
        }
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
function isRebuilt({ notes }) {
    return notes === _repairing_js__WEBPACK_IMPORTED_MODULE_4__/* .REBUILT_NOTES */ .oC;
}
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
function checkEvidence(record, text) {
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
        return undefined;
    }
}
function isSameJson(one, other) {
    try {
        return (0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)((0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(one)) === (0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)((0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(other));
    }
    catch {
        return false;
    }
}
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
function requireRejection(paths) {
    const { rejection, problems } = readRejection(paths);
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(problems);
    return rejection;
}
function requireRejections(paths, records) {
    return withRecorded(requireRejection(paths), records);
}
function readRejections(paths, records) {
    return withRecorded(readRejection(paths).rejection, records);
}
function withRecorded(first, records) {
    const recorded = records.flatMap(({ rejection }) => (rejection ? [rejection] : []));
    return first === undefined ? recorded : [first, ...recorded];
}
const UNJUDGED = ['aborted', 'killed', 'infra_error'];
function pendingEntries(rejection, records) {
    const since = records.findIndex((record) => record.rejection === rejection) + 1;
    const evaluated = new Set(records
        .slice(since)
        .flatMap(({ proposed_commit: commit, outcome }) => (UNJUDGED.includes(outcome) ? [] : [commit])));
    return rejection.again.filter(({ commit }) => !evaluated.has(commit));
}
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
function entryOf(record) {
    return { record, typed: _record_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationRecordSchema */ .Is.parse(record) };
}
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
const REBUILT_NOTES = 'rebuilt from git by repair';
const LOST_NOTES = 'its record was lost; closed by repair';
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

/***/ 36609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ resumedMark),
/* harmony export */   DQ: () => (/* binding */ findMark),
/* harmony export */   GC: () => (/* binding */ resumeLine),
/* harmony export */   U5: () => (/* binding */ writeRunMark),
/* harmony export */   Zt: () => (/* binding */ withRisks),
/* harmony export */   e0: () => (/* binding */ newMark),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   vG: () => (/* binding */ oldMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75727);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15902);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/* harmony import */ var _loop_clock_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47341);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67018);
/* harmony import */ var _run_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56068);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26099);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62414);












function writeRunMark({ run }, mark) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(run, [`${JSON.stringify(mark)}\n`]);
}
function readRunMark({ run }) {
    return _state_js__WEBPACK_IMPORTED_MODULE_8__/* .runMarkSchema */ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readJson */ .Vh)(run)).data;
}
function requireMarks(paths, inFlight) {
    for (const path of [paths.run, (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .beginningOf */ .VI)(paths, inFlight)]) {
        const raw = path === undefined ? undefined : (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readJson */ .Vh)(path);
        const read = _state_js__WEBPACK_IMPORTED_MODULE_8__/* .runMarkSchema */ .Km.safeParse(raw);
        if (path === undefined || raw === undefined || read.success)
            continue;
        const shown = (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .shownPath */ .pS)(paths, path);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
            message: `${shown}:1 has no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
            remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
        });
    }
}
function newMark(requested, { config, deadline }, host) {
    const now = host.now();
    const budgetMs = requested.timeBudgetMs ?? (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(config.schedule.total_budget ?? '');
    const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
    const begun = { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), started_at: now.toISOString() };
    return withLimits(begun, { end, requested, now });
}
function resumedMark(old, requested, host) {
    const now = host.now();
    const { timeBudgetMs: budgetMs } = requested;
    const oldEnd = old.deadline === null ? undefined : Date.parse(old.deadline);
    return withLimits(old, { end: budgetMs === undefined ? oldEnd : now.getTime() + budgetMs, requested, now });
}
function withLimits({ id, started_at, limits: known, accepted_risks: earlier = [] }, { end, requested, now }) {
    const { timeLimitMs, acceptRisk = [] } = requested;
    const risks = [...new Set([...earlier, ...acceptRisk])];
    const last = timeLimitMs === undefined ? end : Math.min(now.getTime() + timeLimitMs, end ?? Number.POSITIVE_INFINITY);
    const limits = (0,_run_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .mergeLimits */ .n)(known, requested);
    const deadline = last === undefined ? null : new Date(last).toISOString();
    const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
    return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}
function withRisks(config, { accepted_risks: names = [] }) {
    const accepted = {};
    for (const name of names) {
        const parsed = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRisk */ .ll)(name);
        if ('risk' in parsed)
            accepted[parsed.risk] = true;
    }
    const risks = { ...config.accept_risk, ...accepted };
    return { ...config, accept_risk: risks };
}
function oldMark({ paths, records, state, inFlight, }) {
    if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
            message: `the last run of "${paths.name}" is complete; there is nothing to resume`,
            remedy: `Start another: autorize run ${paths.name}`,
        });
    }
    requireMarks(paths, inFlight);
    const found = findMark(paths, { records, inFlight });
    if (state?.run_id !== undefined) {
        if (found?.id === state.run_id)
            return found;
        const { run_id: id, started_at, deadline, limits } = state;
        return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }) };
    }
    if (found !== undefined)
        return found;
    const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
    if (records.length > 0 || inFlight.length > 0 || isBegun)
        return undefined;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
        message: `no run of "${paths.name}" has started yet; there is nothing to resume`,
        remedy: `Start one: autorize run ${paths.name}`,
    });
}
function findMark(paths, { records, inFlight }) {
    const last = records.at(-1)?.run;
    const recorded = last === undefined || last === null
        ? undefined
        : {
            ...{ id: last.id, started_at: last.started_at, deadline: last.deadline ?? null },
            ...(last.limits ? { limits: last.limits } : {}),
        };
    const begun = (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .begunBy */ .fM)(paths, inFlight);
    const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
    const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
    return marks.reduce((latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest), undefined);
}
function nextVerb(paths) {
    try {
        const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readLedger */ .SC)(paths);
        oldMark({ paths, records, state: (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readState */ .un)(paths), inFlight: (0,_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .findInFlight */ .T6)(paths, records) });
        return 'resume';
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb)
            return 'run';
        throw error;
    }
}
function resumeLine(paths) {
    const verb = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.repository.folder) ? nextVerb(paths) : 'resume';
    return `autorize ${verb} ${paths.name}`;
}
function clockOf({ deadline }, mark, host) {
    if (mark.deadline === null)
        return () => Number.POSITIVE_INFINITY;
    const end = Date.parse(mark.deadline);
    if (deadline?.getTime() === end)
        return () => end - host.now().getTime();
    return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_11__/* .clockUntil */ .V)(mark.deadline, host.now());
}


/***/ }),

/***/ 5735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O6: () => (/* binding */ guidanceNotes),
  DZ: () => (/* binding */ hasOpenIntent),
  n: () => (/* binding */ readBranchStatus),
  rk: () => (/* binding */ readStatus),
  zX: () => (/* binding */ rebuildState)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/engine/log/activity-log.js + 1 modules
var activity_log = __webpack_require__(84321);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/experiment/config/agents.js
var config_agents = __webpack_require__(9831);
// EXTERNAL MODULE: ./build/experiment/ledger/agent-choice.js
var agent_choice = __webpack_require__(10731);
// EXTERNAL MODULE: ./build/experiment/ledger/at-work.js
var at_work = __webpack_require__(78579);
// EXTERNAL MODULE: ./build/experiment/ledger/branch.js
var branch = __webpack_require__(85360);
// EXTERNAL MODULE: ./build/experiment/ledger/certification.js
var certification = __webpack_require__(49780);
// EXTERNAL MODULE: ./build/experiment/ledger/decisions.js
var ledger_decisions = __webpack_require__(761);
// EXTERNAL MODULE: ./build/experiment/ledger/effects.js
var effects = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/decision/holdout-gap.js + 1 modules
var holdout_gap = __webpack_require__(24145);
// EXTERNAL MODULE: ./build/decision/measured-tests.js
var measured_tests = __webpack_require__(95695);
;// CONCATENATED MODULE: ./build/experiment/ledger/holdout.js


function readHoldoutGap(raw) {
    const settings = (0,measured_tests/* readHeader */.a)(raw)?.settings;
    if (settings?.holdout === undefined)
        return undefined;
    return (0,holdout_gap/* gapOfAnswers */.x)((0,measured_tests/* readMeasured */.L)(raw, holdout_gap/* HOLDOUT_PURPOSES */._), settings.direction);
}

// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./build/decision/metric-guard.js + 1 modules
var metric_guard = __webpack_require__(51610);
// EXTERNAL MODULE: ./build/decision/pareto-front.js
var pareto_front = __webpack_require__(4734);
;// CONCATENATED MODULE: ./build/experiment/ledger/pareto.js



function readFront(raw, ledger) {
    const header = (0,measured_tests/* readHeader */.a)(raw);
    if (header === undefined)
        return [];
    const axes = axesOf(header.settings);
    if (axes.length < 2)
        return [];
    const tests = (0,measured_tests/* readMeasured */.L)(raw).map(({ test }) => test);
    const iterOf = iterationsByTest(ledger);
    return (0,pareto_front/* paretoFront */.C)(tests, axes, header.base).flatMap((point) => {
        const iter = iterOf.get(point.task);
        return iter === undefined ? [] : [{ ...point, iter }];
    });
}
function iterationsByTest(ledger) {
    return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
}
function axesOf({ direction, ...settings }) {
    const guarded = (0,metric_guard/* guardedMetrics */.MF)({ guards: settings.guards, metrics: [] });
    return [
        { name: pareto_front/* SCORE_AXIS */.j, direction },
        ...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
        ...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
    ];
}

// EXTERNAL MODULE: ./build/experiment/ledger/readable-config.js
var readable_config = __webpack_require__(28803);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/experiment/ledger/rejection.js
var ledger_rejection = __webpack_require__(75265);
// EXTERNAL MODULE: ./build/experiment/ledger/run-mark.js
var run_mark = __webpack_require__(36609);
// EXTERNAL MODULE: ./build/base/claim-outcome.js
var claim_outcome = __webpack_require__(59997);
// EXTERNAL MODULE: ./build/decision/records.js + 2 modules
var records = __webpack_require__(10901);
;// CONCATENATED MODULE: ./build/experiment/ledger/standing.js



function championOf(raw) {
    const promotion = raw.findLast(({ kind, purpose, kept, champion }) => (kind === 'decision' && purpose === 'promotion' && kept === true) ||
        (kind === 'rejection' && typeof champion === 'string'));
    if (promotion === undefined)
        return undefined;
    if (promotion.kind === 'rejection')
        return promotion.champion;
    return raw.findLast(({ kind, task, arm }) => kind === 'evaluation' && task === promotion.task && arm === 'candidate')
        ?.tree;
}
function readEarlierClaim(raw, ledger) {
    const merged = ledger.filter(({ outcome }) => outcome === 'merged');
    const now = championOf(raw) ?? merged.at(-1)?.tree;
    const claim = (0,ledger_decisions/* asClaim */.vi)(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
    if (claim === undefined)
        return undefined;
    const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
    return iter === undefined ? undefined : { iter, ...(0,claim_outcome/* claimOutcome */.f3)(claim) };
}
function readBranchState(raw, ledger) {
    const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
    if (raw.length === 0 || branchHead === undefined)
        return { kind: 'none' };
    const claim = (0,ledger_decisions/* lastClaim */.B5)(raw);
    const final = championOf(raw) ?? branchHead.tree;
    if (claim !== undefined && claim.final === final) {
        return { kind: (0,claim_outcome/* isConfirmed */.it)(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
    }
    const [runHeader] = raw;
    const read = records/* decisionRecordSchema */.vt.safeParse(runHeader);
    if (!read.success || read.data.kind !== 'genesis')
        return { kind: 'none' };
    const { settings, unscored, baseline_tree: baseline } = read.data;
    if (final === baseline && branchHead.reverts && branchHead.tree === baseline)
        return { kind: 'withdrawn' };
    const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
    return { kind: isWanted ? 'unconfirmed' : 'none' };
}

// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var ledger_state = __webpack_require__(26099);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(62414);
// EXTERNAL MODULE: ./build/experiment/verification/archived-records.js
var archived_records = __webpack_require__(48283);
// EXTERNAL MODULE: ./build/experiment/maintenance/notices.js
var notices = __webpack_require__(52431);
;// CONCATENATED MODULE: ./build/experiment/maintenance/look.js

























function readStatus(paths, host, read = store/* readLedger */.SC) {
    const { records, problem } = read(paths);
    const { config, problems } = (0,readable_config/* readConfigForStatus */.q)(paths, { records, host });
    const damages = [problem, (0,store/* findGuidanceProblem */.vU)(paths)].flatMap((each) => each === undefined ? [] : [(0,errors/* renderProblem */.yM)(each)]);
    const unread = (0,ledger_rejection/* readRejection */.uE)(paths).problems.map(errors/* renderProblem */.yM);
    const decisions = (0,ledger_decisions/* readDecisions */.uY)(paths);
    const state = (0,store/* readState */.un)(paths) ?? stateWithout(paths, { config, records });
    const takenOut = (0,certification/* findTakenOut */.P)(records);
    const isRunning = (0,at_work/* isAtWork */.p)(paths);
    const standing = readBranchState(decisions, records);
    const holdout = readHoldoutGap(decisions);
    const names = (0,config_agents/* isShared */.yM)(config) ? (0,config_agents/* agentsOf */.et)(config).map(({ name }) => name) : [];
    const agents = (0,agent_choice/* tallyRecords */.x)(names, { records, decisions });
    const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
    return {
        ...{ config, state, records },
        activities: isRunning ? (0,activity_log/* readActivities */.W)(paths.activity) : [],
        waiting: isRunning ? state.waiting : limitOf(records),
        standing,
        claim: isMeasured ? (0,ledger_decisions/* lastClaim */.B5)(decisions) : undefined,
        earlier: readEarlierClaim(decisions, records),
        uncertified: (0,certification/* findUncertified */.q)(decisions, records),
        takenOut,
        effects: (0,effects/* findEffects */.g)(decisions, records, takenOut),
        front: readFront(decisions, records),
        holdout,
        agents: agents.length > 1 ? agents : [],
        notices: [
            ...archivingNotices(paths),
            ...rejectionNotices(paths, records),
            ...endedNotices(paths, records),
            ...(holdout?.parting === undefined ? [] : [holdout.parting]),
            ...(0,notices/* noticesOf */.lx)(paths.name, { records, decisions }),
        ],
        problems: [...problems, ...damages, ...unread],
        isDamaged: damages.length > 0,
        isRunning,
    };
}
function limitOf(records) {
    const { outcome, agent_failure: failure, notes } = records.at(-1) ?? {};
    if (outcome !== 'killed' || failure?.reset_at == null)
        return undefined;
    return { until: failure.reset_at, cause: notes ?? '' };
}
function endedNotices(paths, records) {
    const ended = (0,archived_records/* findEndedRun */.$S)(paths, records);
    return ended === undefined ? [] : [(0,notices/* describeEnded */.Og)({ ...ended, folder: (0,store/* shownPath */.pS)(paths, ended.folder) })];
}
function archivingNotices({ name, archiving }) {
    return (0,external_node_fs_.existsSync)(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}
function readBranchStatus(paths, { records, state, isRunning }) {
    if (isRunning || hasOpenIntent(paths, records))
        return undefined;
    const actual = (0,user_repository/* readBranchFile */.TQ)(paths.repository, (0,ledger_state/* branchOf */.W0)(paths.name));
    return (0,branch/* branchProblem */.MT)(paths.name, { records, base: (0,opening/* findBase */.lN)(records, state), actual });
}
function hasOpenIntent({ intents }, records) {
    if (!(0,external_node_fs_.existsSync)(intents))
        return false;
    const parsed = (0,journal_chain/* parseJournal */.z8)((0,external_node_fs_.readFileSync)(intents));
    const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
    return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
function stateWithout(paths, known) {
    return { ...rebuildState(paths, known), iter_in_progress: (0,opening/* findInFlight */.T6)(paths, known.records)[0] ?? null };
}
function rebuildState(paths, { config, records }) {
    const mark = (0,run_mark/* findMark */.DQ)(paths, { records, inFlight: (0,opening/* findInFlight */.T6)(paths, records) });
    const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
    return (0,ledger_state/* buildState */.qk)({
        experiment: paths.name,
        baseCommit: (0,opening/* findBase */.lN)(records, undefined) ?? '',
        run: mark ?? { id: '', started_at: '', deadline: null },
        ledger: (0,fold/* foldRecords */.I)(records, config.objective.direction),
        step: 'Idle',
        iterInProgress: null,
        runIterationsCompleted: ofRun.filter(({ outcome }) => record/* OUTCOME_RULES */.fA[outcome].counts).length,
    });
}
function rejectionNotices(paths, records) {
    return (0,ledger_rejection/* readRejections */.zV)(paths, records).map((rejection) => (0,ledger_rejection/* describeRejection */.xz)(rejection, records));
}
function guidanceNotes(paths) {
    const problem = (0,store/* findGuidanceProblem */.vU)(paths);
    return problem === undefined ? [] : [`not all guidance reaches the agent: ${(0,errors/* renderProblem */.yM)(problem)}`];
}


/***/ }),

/***/ 52431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ promotionWord),
/* harmony export */   Fh: () => (/* binding */ setupNotes),
/* harmony export */   J4: () => (/* binding */ pendingRelease),
/* harmony export */   Og: () => (/* binding */ describeEnded),
/* harmony export */   Ps: () => (/* binding */ quarantinedIterations),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   nw: () => (/* binding */ quarantinedPromotionIn),
/* harmony export */   rb: () => (/* binding */ describeOtherFiles)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41797);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64768);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45342);





function describeEnded({ folder, branch, what, kept }) {
    const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(kept, 'kept change')} on ${branch}`;
    return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
function setupNotes({ setup }, name) {
    if (setup.command === '' || setup.inputs.length > 0)
        return [];
    return [
        `setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
    ];
}
function describeOtherFiles(name, changes) {
    const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__/* .describeChanges */ .DT)(changes, 'objective.').join(', ');
    return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
function quarantinedIterations(records) {
    const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
    return records.filter(({ decision, outcome }) => {
        const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
        return isHeld && !accepted.has(String(decision.test));
    });
}
function pendingRelease(decisions, task) {
    const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
    const later = decisions.slice(at + 1);
    const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
    if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .isPromotion */ .U)(task))
        return later.some(isPromotionDecision) ? undefined : decisions[at];
    const names = new Set([task, ...taken.map(({ id }) => id)]);
    const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
    return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
    return kind === 'decision' && purpose === 'promotion';
}
function quarantinedPromotionIn(decisions) {
    const last = decisions.findLast(isPromotionDecision);
    const output = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() })).safeParse(last?.guards);
    const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
    return isHeld ? String(last.task) : undefined;
}
function promotionWord(task) {
    return task.replace(' ', '-');
}
function warningOf(decisions) {
    const warnings = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: decisions }).state?.session.warnings ?? [];
    const last = warnings.at(-1);
    if (last === undefined)
        return [];
    return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
function noticesOf(name, { records, decisions }) {
    const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
    const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) => kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : []);
    const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
    const order = carried === undefined
        ? []
        : [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
    const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
        const word = pendingRelease(decisions, String(decision?.test));
        if (word !== undefined)
            return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
        return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
    });
    return [
        ...new Set([...risks, ...order, ...remarks]),
        ...warningOf(decisions),
        ...quarantined,
        ...batchNotices(name, decisions),
    ];
}
function batchNotices(name, decisions) {
    const task = quarantinedPromotionIn(decisions);
    if (task === undefined)
        return [];
    const word = pendingRelease(decisions, task);
    if (word !== undefined)
        return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
    const command = `autorize approve ${name} ${promotionWord(task)}`;
    return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
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
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
/* harmony import */ var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49780);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(761);
/* harmony import */ var _ledger_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62414);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84599);









function listArchived({ name, repository, folder }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archive');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        return [];
    const places = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)
        .sort()
        .map((stamp) => ({ name, repository, ...(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__/* .filesIn */ .nG)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stamp)) }));
    return places.filter(({ decisions }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions));
}
function auditArchived(paths) {
    return listArchived(paths).map((each) => ({ archived: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each.folder), ...(0,_audit_js__WEBPACK_IMPORTED_MODULE_8__/* .auditPaths */ .kB)(each) }));
}
function findEndedRun(paths, records) {
    const last = listArchived(paths).at(-1);
    if (last === undefined)
        return undefined;
    const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(last.folder);
    const [first] = records;
    if (first === undefined ? !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.decisions) : stampOf(first.started_at) < stamp)
        return undefined;
    return readEndedRun(last);
}
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
// EXTERNAL MODULE: ./build/decision/records.js + 2 modules
var decision_records = __webpack_require__(10901);
// EXTERNAL MODULE: ./build/experiment/ledger/record-checks.js
var record_checks = __webpack_require__(26611);
;// CONCATENATED MODULE: ./build/experiment/verification/candidate-checks.js







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
        if (record === undefined || record.outcome === 'killed')
            return [];
        const isAlone = candidates.filter((each) => each.iter === iter).length === 1;
        const isMeant = candidate.tree === (record.tree ?? '') || (isAlone && candidate.id === `iteration ${iter}`);
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
function sizeIssues({ size }, growth) {
    if (size === null || growth === undefined)
        return [];
    const grown = new Map(Object.entries(growth)).get(size.of);
    if (grown === undefined || size.after - size.before === grown)
        return [];
    return [`is recorded to go from ${size.before} to ${size.after} ${size.of}; its diff changes them by ${grown}`];
}

;// CONCATENATED MODULE: ./build/experiment/verification/audit.js











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
function requireChain(paths) {
    const { problem } = (0,store/* readLedger */.SC)(paths);
    if (problem !== undefined)
        throw new errors/* ContractError */.Vl([problem]);
}
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
function checkReports({ folder }, decisions) {
    const claims = decisions.flatMap((record) => (0,ledger_decisions/* asClaim */.vi)(record) ?? []);
    return (0,report_pages/* checkPages */.t)(folder, claims.map(claim_outcome/* claimOutcome */.f3));
}
function ledgerIssues(file, raw, ledger) {
    const issue = (line, detail) => ({ code: 'ledger', where: { file, line }, detail });
    const accepted = new Set(ledger.flatMap(({ outcome, tree }) => (outcome === 'merged' && tree ? [tree] : [])));
    const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : [])));
    const start = raw[0]?.start_tree ?? raw[0]?.baseline_tree;
    const first = ledger.findLastIndex(({ outcome, tree }) => outcome === 'merged' && tree === start) + 1;
    const undecided = ledger.slice(first).flatMap(({ iter, outcome, tree }) => {
        if (outcome !== 'merged' || decided.has(tree))
            return [];
        return [issue(raw.length, `iteration ${iter} was kept, and no decision says so`)];
    });
    const unrecorded = raw.flatMap((record, index) => {
        const isLast = raw.slice(index).every(({ kind }) => kind !== 'candidate');
        if (record.kind !== 'incumbent' || isLast || accepted.has(String(record.tree)))
            return [];
        return [issue(index + 1, `${String(record.by)} was kept, and no record of iterations.jsonl says so`)];
    });
    return [...unrecorded, ...undecided];
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


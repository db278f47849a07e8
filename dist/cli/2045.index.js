export const id = 2045;
export const ids = [2045];
export const modules = {

/***/ 91754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ checkGroupPulls),
/* harmony export */   OS: () => (/* binding */ readGroupPulls),
/* harmony export */   ww: () => (/* binding */ PULLS_FILE)
/* harmony export */ });
/* unused harmony export writeGroupPulls */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84831);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48951);






const PULLS_FILE = 'pulls.json';
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    task: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    number: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)),
    url: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['open', 'merged', 'closed']),
});
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ pulls: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pullSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(1000)) });
const MAX_BYTES = 1 << 20;
function writeGroupPulls(paths, pulls) {
    const text = `${JSON.stringify({ pulls }, null, 2)}\n`;
    const path = join(paths.folder, PULLS_FILE);
    if (readFilePart(path, 'start', MAX_BYTES)?.text === text)
        return false;
    replaceFile(path, [text]);
    return true;
}
function readGroupPulls({ folder }) {
    const part = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilePart */ .E)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, PULLS_FILE), 'start', MAX_BYTES);
    if (part === undefined)
        return [];
    try {
        const read = fileSchema.safeParse(JSON.parse(part.text));
        return read.success ? read.data.pulls : undefined;
    }
    catch {
        return undefined;
    }
}
function checkGroupPulls(paths, state) {
    const pulls = readGroupPulls(paths);
    const remedy = `Delete the file; the next step of the action that publishes writes it again`;
    if (pulls === undefined) {
        const detail = 'it is no list of pull requests';
        return [{ kind: 'wrong', what: PULLS_FILE, where: { file: PULLS_FILE }, detail, remedy }];
    }
    if (pulls.length === 0)
        return [];
    const strange = pulls.filter(({ task, commit }) => state?.results.get(task)?.commit !== commit);
    const issues = strange.map(({ number, task, commit }) => ({
        where: { file: PULLS_FILE },
        ...{ detail: `pull request #${number} is of ${task} at ${commit}`, expected: 'a group that was measured', remedy },
    }));
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingsOf */ .WX)(PULLS_FILE, issues, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(pulls.length, 'pull request')} of groups that were measured`);
}


/***/ }),

/***/ 47399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J1: () => (/* binding */ isGroupMessage),
/* harmony export */   JB: () => (/* binding */ describeIteration),
/* harmony export */   SZ: () => (/* binding */ groupTitle),
/* harmony export */   no: () => (/* binding */ groupMessage),
/* harmony export */   sl: () => (/* binding */ renderEffect)
/* harmony export */ });
/* unused harmony export renderScoreChange */
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59997);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);
/* harmony import */ var _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12692);
/* harmony import */ var _ledger_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26099);





const MAX_SUBJECT = 72;
const MINUS = '\u2212';
function renderScoreChange({ estimate, ratio, baseline_mean: mean }, direction) {
    const sign = direction === 'max' ? 1 : -1;
    const isPlain = ratio === null && mean === 0;
    const change = ratio === null ? (sign * estimate) / (isPlain ? 1 : Math.abs(mean)) : Math.expm1(sign * estimate);
    const text = (0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .signedFigure */ .vr)(change * (isPlain ? 1 : 100)).replace('-', MINUS);
    return isPlain ? text : `${text} %`;
}
function groupTitle({ iterations, effect, direction }) {
    const [first] = iterations;
    const others = iterations.length - 1;
    const more = others === 0 ? '' : ` and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(others, 'more change')}`;
    const weak = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfirmed */ .it)(effect) ? '' : ', not confirmed';
    const end = `${more} (${renderScoreChange(effect, direction)}${weak})`;
    const room = MAX_SUBJECT - 'perf: '.length - end.length;
    return { text: `perf: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(describeIteration(first), Math.max(room - 1, 12))}`, end };
}
function describeIteration(iteration) {
    const text = (iteration?.summary ?? '').replaceAll(/\s+/g, ' ').trim();
    const sentence = /^(.*?)\.(?: |$)/.exec(text)?.[1] ?? text;
    const isPlain = sentence !== '' && !/[\p{Cc}\p{Cf}]/u.test(sentence) && (0,_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .findCommandingWord */ .zz)(sentence) === undefined;
    if (isPlain)
        return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
    const paths = iteration?.changed_paths ?? [];
    const [only] = paths;
    if (paths.length === 1 && only !== undefined && !/[\p{Cc}\p{Cf}]/u.test(only))
        return `change ${only}`;
    return paths.length === 0 ? `iteration ${iteration?.iter ?? ''}` : `change ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(paths.length, 'file')}`;
}
const GROUP_TRAILER = 'Autorize-Group';
function groupMessage(name, facts) {
    const { text, end } = groupTitle(facts);
    const { iterations, task } = facts;
    return [
        `${text}${end}`,
        '',
        ...iterations.map((each) => `- iteration ${each.iter}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(describeIteration(each), 100)}`),
        '',
        `${_ledger_state_js__WEBPACK_IMPORTED_MODULE_2__/* .TRAILERS */ .jl.experiment}: ${name}`,
        `${GROUP_TRAILER}: ${task}`,
        '',
    ].join('\n');
}
function isGroupMessage(name, message) {
    const lines = message.split('\n');
    return (lines.includes(`${_ledger_state_js__WEBPACK_IMPORTED_MODULE_2__/* .TRAILERS */ .jl.experiment}: ${name}`) && lines.some((line) => line.startsWith(`${GROUP_TRAILER}: `)));
}
function renderEffect(effect, { direction, pairs, below }) {
    const sign = direction === 'max' ? 1 : -1;
    const [low, high] = [effect.interval[0], effect.interval[1]].map((limit) => renderScoreChange({ ...effect, estimate: limit }, direction));
    const limits = sign === 1 ? `${low} to ${high}` : `${high} to ${low}`;
    const confidence = `${(0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(effect.confidence * 100)} % confidence interval`;
    const order = effect.carry_over === true ? '; carry-over: runs depend on what ran before them' : '';
    return `score ${renderScoreChange(effect, direction)} (${confidence}: ${limits}) in ${pairs} fresh pairs against ${below}${order}`;
}


/***/ }),

/***/ 31775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ standingIterations),
/* harmony export */   LZ: () => (/* binding */ acceptedByTest),
/* harmony export */   M4: () => (/* binding */ groupsOfRecords),
/* harmony export */   pU: () => (/* binding */ acceptedTrees),
/* harmony export */   ws: () => (/* binding */ groupsIn)
/* harmony export */ });
/* unused harmony exports groupBranches, readGroups */
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59997);
/* harmony import */ var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49780);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1119);
/* harmony import */ var _group_pulls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91754);
/* harmony import */ var _group_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47399);







function groupBranch(name, firstIteration) {
    return `autorize-groups/${name}/${firstIteration}`;
}
function groupBranches(name) {
    return `refs/heads/autorize-groups/${name}/*`;
}
function standingIterations(records) {
    const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_1__/* .findTakenOut */ .P)(records).flatMap(({ taken }) => taken));
    return records.flatMap((record) => {
        const { outcome, reverts, iter, decision } = record;
        if (outcome !== 'merged' || reverts || gone.has(iter))
            return [];
        return [{ record, task: typeof decision?.test === 'string' ? decision.test : undefined }];
    });
}
function groupsIn({ plan, results }, { name, records, direction, pulls = [] }) {
    const byTask = acceptedByTest(records);
    const standing = new Set(standingIterations(records).map(({ record }) => record.iter));
    return (plan?.groups ?? []).flatMap((group) => {
        const result = results.get(group.task);
        const iterations = group.changes.flatMap((task) => byTask.get(task) ?? []);
        const [first] = iterations;
        if (result?.effect == null || result.commit === null || first === undefined)
            return [];
        const below = describeBelow(group);
        return [
            {
                ...{ task: group.task, branch: groupBranch(name, first.iter), commit: result.commit, on: group.on },
                base: group.base?.commit,
                title: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupTitle */ .SZ)({ iterations, effect: result.effect, direction }),
                effect: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderEffect */ .sl)(result.effect, { direction, pairs: result.planned_pairs, below }),
                isConfirmed: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isConfirmed */ .it)(result.effect),
                changes: iterations.map((each) => {
                    return { iter: each.iter, what: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describeIteration */ .JB)(each), stands: standing.has(each.iter) };
                }),
                pull: pulls.find(({ task, commit }) => task === group.task && commit === result.commit),
                takenOut: takenOutBy(records, iterations),
            },
        ];
    });
}
function describeBelow({ on, base }) {
    if (base !== undefined)
        return `${base.commit.slice(0, 12)}, which holds the group below it`;
    return on === null ? 'the base' : `the group below it (${on})`;
}
function takenOutBy(records, iterations) {
    const rejection = records.findLast(({ rejection: each }) => iterations.some(({ iter }) => iter === each?.iter))?.rejection;
    return rejection == null ? undefined : { by: rejection.by, reason: rejection.reason };
}
function acceptedByTest(records) {
    return new Map(records.flatMap((record) => {
        const { outcome, reverts, decision } = record;
        const isChange = outcome === 'merged' && !reverts && typeof decision?.test === 'string';
        return isChange ? [[String(decision.test), record]] : [];
    }));
}
function readGroups(paths, direction) {
    const { records } = readLedger(paths);
    return groupsOfRecords(paths, { raw: readDecisions(paths), records, direction });
}
function groupsOfRecords(paths, { raw, ...facts }) {
    if (!raw.some(({ kind }) => kind === 'handover'))
        return undefined;
    const { state } = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: raw });
    const plan = state?.handover.plan;
    if (state === undefined || plan === undefined)
        return undefined;
    const groups = groupsIn(state.handover, { ...facts, name: paths.name, pulls: (0,_group_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .readGroupPulls */ .OS)(paths) ?? [] });
    const isCurrent = plan.final === state.session.incumbent;
    return { groups, isCurrent, unmeasured: plan.groups.length - groups.length };
}
async function acceptedTrees(iterations, { treeOf, parentOf, }) {
    const changes = [];
    for (const { record, task } of iterations) {
        const { commit } = record;
        const parent = typeof commit === 'string' ? await parentOf(commit) : undefined;
        if (typeof commit !== 'string' || parent === undefined)
            continue;
        changes.push({ task, tree: await treeOf(commit), parent: await treeOf(parent) });
    }
    return changes;
}


/***/ }),

/***/ 10731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ chooseForSlots),
/* harmony export */   iU: () => (/* binding */ chooseAgentFor),
/* harmony export */   xe: () => (/* binding */ tallyRecords)
/* harmony export */ });
/* harmony import */ var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14472);
/* harmony import */ var _certification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49780);
/* harmony import */ var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);



function chooseAgentFor(request) {
    const { names, plateau, records, decisions, base, iter } = request;
    const next = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseTurn */ .r6)({ names, plateau, base, ...recordedOf(request), seed: seedOf(request, iter) });
    return { ...next, of: names, plateau, after: { record: hashOf(records), decision: hashOf(decisions) } };
}
function chooseForSlots(slots, request) {
    const { names, plateau, base, iter } = request;
    const seeds = (slot) => seedOf(request, iter + slot);
    return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseSlots */ .Rk)(slots, { names, plateau, base, ...recordedOf(request), seedOf: seeds });
}
function tallyRecords(names, known) {
    return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyTurns */ .ph)(names, recordedOf(known));
}
function seedOf({ records, base }, iter) {
    return `agents\n${records.at(-1)?.hash ?? base}\n${iter}`;
}
function hashOf(records) {
    const hash = records.at(-1)?.hash;
    return typeof hash === 'string' ? hash : null;
}
function recordedOf({ records, decisions }) {
    const gone = new Set((0,_certification_js__WEBPACK_IMPORTED_MODULE_1__/* .findTakenOut */ .P)(records).flatMap(({ taken }) => taken));
    const turns = records.map((record) => {
        const { iter, commit, tree, usage, durations } = record;
        const ms = Object.values(durations ?? {}).reduce((total, each) => total + each, 0);
        return {
            ...{ iter, agent: agentNameOf(record), result: resultOf(record), isGone: gone.has(iter) },
            ...{ commit: commit ?? undefined, tree: tree ?? undefined },
            ...{ usd: usage?.usd ?? undefined, minutes: ms / MS_A_MINUTE },
        };
    });
    return { turns, claims: decisions.flatMap((each) => (each.kind === 'claim' ? ((0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .asClaim */ .vi)(each) ?? []) : [])) };
}
function agentNameOf({ chosen_agent: chosen, wave }) {
    const ofSlot = wave?.agent;
    return chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
}
const REJECTED = ['discarded', 'inconclusive', 'invalid', 'denied'];
const ENDED = ['baseline', 'killed', 'aborted'];
const MS_A_MINUTE = 60_000;
function resultOf({ outcome, reverts }) {
    if (outcome === 'merged')
        return reverts ? 'reverting' : 'accepted';
    if (outcome === 'infra_error')
        return 'failed';
    if (ENDED.includes(outcome))
        return 'ended';
    return REJECTED.includes(outcome) ? 'rejected' : 'nothing';
}


/***/ }),

/***/ 78579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isAtWork)
/* harmony export */ });
/* harmony import */ var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68724);

function isAtWork({ lock }) {
    return (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_0__/* .isHeldHere */ .oZ)(lock);
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

/***/ 6782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findInFlight)
/* harmony export */ });
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);

const STEPS_OF_NONE = ['Idle', 'Done'];
function findInFlight(paths, records) {
    const recorded = new Set(records.map(({ iter }) => iter));
    const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_0__/* .readState */ .un)(paths);
    const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
    const begun = new Set([...(0,_store_js__WEBPACK_IMPORTED_MODULE_0__/* .listIterationFolders */ .tU)(paths), ...(secrets === null ? [] : [secrets])]);
    return [...begun].filter((iter) => !recorded.has(iter)).sort((one, other) => one - other);
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
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1119);





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
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1119);







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

/***/ 50344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readBranchState),
/* harmony export */   r: () => (/* binding */ readEarlierClaim)
/* harmony export */ });
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59997);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10901);
/* harmony import */ var _decisions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(761);



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
    const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_1__/* .asClaim */ .vi)(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
    if (claim === undefined)
        return undefined;
    const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
    return iter === undefined ? undefined : { iter, ...(0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .claimOutcome */ .f3)(claim) };
}
function readBranchState(raw, ledger) {
    const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
    if (raw.length === 0 || branchHead === undefined)
        return { kind: 'none' };
    const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_1__/* .lastClaim */ .B5)(raw);
    const final = championOf(raw) ?? branchHead.tree;
    if (claim !== undefined && claim.final === final) {
        return { kind: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfirmed */ .it)(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
    }
    const [runHeader] = raw;
    const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionRecordSchema */ .vt.safeParse(runHeader);
    if (!read.success || read.data.kind !== 'genesis')
        return { kind: 'none' };
    const { settings, unscored, baseline_tree: baseline } = read.data;
    if (final === baseline && branchHead.reverts && branchHead.tree === baseline)
        return { kind: 'withdrawn' };
    const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
    return { kind: isWanted ? 'unconfirmed' : 'none' };
}


/***/ }),

/***/ 48283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ findEndedRun),
/* harmony export */   T0: () => (/* binding */ listArchived),
/* harmony export */   Zs: () => (/* binding */ stampOf),
/* harmony export */   yY: () => (/* binding */ readEndedRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
/* harmony import */ var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49780);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(761);
/* harmony import */ var _ledger_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1119);








function listArchived({ name, repository, folder }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archive');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        return [];
    const places = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)
        .sort()
        .map((stamp) => ({ name, repository, ...(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__/* .filesIn */ .nG)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stamp)) }));
    return places.filter(({ decisions }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions));
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


/***/ })

};


export const id = 5179;
export const ids = [5179];
export const modules = {
78436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( renderEffects)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
const rest = effects.length - MAX_EFFECTS;
const shown = effects
.slice(0, MAX_EFFECTS)
.map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}
}),
69834:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( renderHoldoutGains)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_GAINS = 8;
function renderHoldoutGains({ gains }) {
const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
});
const rest = gains.length - shown.length;
const earlier = rest > 0 ? [`${rest} earlier`] : [];
return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}
}),
29865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
tU: () => ( placeInterval),
zs: () => ( buildIterationRows)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11369);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
const NONE = '–';
const MAX_REASON = 2000;
function buildIterationRows(records, direction) {
const next = openIterationRows(records, direction);
return records.map((record) => next(record)());
}
function openIterationRows(records, direction) {
const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .IM(records, direction);
let best;
return (record) => {
const before = best;
const left = scores.next(record);
if (record.rejection) {
best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(left.score) };
}
const score = typeof record.score === 'number' ? record.score : undefined;
const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(score, before?.score);
if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .zI)(record, before?.score, direction)) {
best = { score, text: scoreText };
}
const now = best;
return () => ({
...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
isAccepted: record.outcome === 'merged',
...{
score,
interval: intervalOf(record, direction),
scoreText,
best: now?.score,
bestText: now?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(undefined),
pass: '',
},
get duration() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Yy)(record) ?? NONE;
},
get size() {
return (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines);
},
get reason() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.notes, MAX_REASON) || NONE;
},
get summary() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.summary ?? '', 400);
},
get evidence() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .X4)(record) ?? '';
},
get commit() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((record.commit ?? '').slice(0, 7)) || NONE;
},
get facts() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Id)(record);
},
});
};
}
function intervalOf({ score, decision }, direction) {
if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
return undefined;
const { effect: estimate, interval: limits, scale } = decision;
return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
function placeInterval(score, { estimate, limits, isRatio, direction }) {
const sign = direction === 'max' ? 1 : -1;
const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
? undefined
: [low, high];
}
}),
84716:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ll: () => ( integrityOf),
Nn: () => ( renderImprovement),
Oc: () => ( plainClaimOf),
SM: () => ( isImprovementConfirmed),
on: () => ( viewClaim)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50109);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _holdout_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69834);
function isImprovementConfirmed(state) {
return state.claim !== undefined && (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(state.claim) && (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) === undefined;
}
function viewClaim(state) {
const text = renderImprovement(state);
if (text === undefined || (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) !== undefined)
return { kind: 'none', text };
if (state.claim !== undefined)
return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
return { kind: 'none', text };
}
function plainClaimOf(state) {
const { claim } = state;
if ((0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) !== undefined) {
return { claim: undefined, remark: 'no improvement is claimed, since the evaluator raised an alert' };
}
if (claim === undefined)
return { claim, remark: undefined };
return { claim, remark: isOfWhole(state, claim) ? undefined : 'later changes on the branch are not tested yet' };
}
function isOfWhole(state, { final }) {
const branchHead = findBranchHeadTree(state);
return branchHead === undefined || branchHead === final;
}
function renderImprovement(state) {
const { entries, claim, launch } = state;
if (!entries.some(({ decision }) => decision === 'keep'))
return undefined;
const alert = (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state);
if (alert !== undefined)
return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(alert, 900)}`;
if (claim !== undefined) {
const output = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(claim));
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
}
const { decision, confirm } = launch.contract.evaluator;
if (decision === undefined)
return 'not claimed: each score is a single evaluation, and some changes are accepted by chance';
if (confirm?.pairs === 0)
return 'not claimed: evaluator.confirm.pairs is 0';
return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
function findBranchHeadTree({ entries, evidence }) {
const records = entries.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison.record]));
const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
if (last?.code === 'rolled-back')
return last.incumbent;
const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
return tested?.kind === 'candidate' ? tested.tree : undefined;
}
function integrityOf({ evidence, launch }, gap) {
const output = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
const noops = output.filter(({ variety }) => variety === 'noop');
const accepted = noops.filter(({ passed }) => !passed).length;
const broken = output.find(({ variety }) => variety === 'broken');
const aaChecks = [
...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(noops.length, 'A/A check')}, ${accepted} accepted`]),
...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
];
const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
const last = new Map(risks.map((each) => [each.risk, each]));
const reported = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
const { holdout } = launch.contract.evaluator;
const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
const yes = answers.filter(({ passed }) => passed).length;
const gains = gap === undefined ? [] : [(0,_holdout_text_js__WEBPACK_IMPORTED_MODULE_4__ ._)(gap)];
return [
...(reported.length === 0 ? [] : [['risks', reported.join('; ')]]),
...(aaChecks.length === 0 ? [] : [['checks', aaChecks.join('; ')]]),
...(holdout === undefined
? []
: [['holdout', [`${queries} of ${holdout.budget} queries, ${yes} said yes`, ...gains].join('; ')]]),
];
}
}),
95179:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VE: () => ( renderEntryLine)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _mission_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58561);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74008);
const LABEL_WIDTH = 10;
function labelled(label, text) {
return `${label.padEnd(LABEL_WIDTH)}${text}`;
}
function renderEntryLine(entry) {
const { iteration, decision, decision_reason: reason, kind, description } = entry;
const output = kind === 'baseline' || description === reason ? '' : ` (${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(description, 80)})`;
const cells = [
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .j7[decision]].sign} ${decision.padEnd(11)}`,
String(iteration).padStart(4),
(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .uw)(entry).padStart(12),
];
return `${cells.join('  ')}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, 160)}${output}`;
}
function renderMissionStart({ state: { launch }, sandbox, resumed, protects, notes, }) {
return [
`${launch.run_id}: ${resumed ? 'resumed, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
labelled('worktree', launch.worktree_path),
labelled('protects', renderProtection(protects)),
...notes.map((note) => labelled('note', oneLine(note, 900))),
'',
].join('\n');
}
function renderMissionSummary(state) {
const view = viewMission({ state, isRunning: false, waiting: state.waiting, problems: [] });
return renderSummary(view, { label: state.status, reason: state.stopReason ?? '' });
}
const SHOWN_GLOBS = 20;
function renderProtection(protects) {
const shownOnes = protects.slice(0, SHOWN_GLOBS);
const reasons = new Set(shownOnes.map(({ why }) => why));
const shown = [...reasons].map((reason) => {
const globs = shownOnes.filter(({ why }) => why === reason).map(({ glob }) => oneLine(glob, 200));
return `${globs.join(', ')} (${reason})`;
});
const rest = protects.length - SHOWN_GLOBS;
return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
}),
58561:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j7: () => ( MARKS),
uw: () => ( scoreOf),
SX: () => ( viewMission)
});
var base_text = __webpack_require__(7953);
var agent_choice = __webpack_require__(70678);
var mission_comparison = __webpack_require__(68216);
var decide = __webpack_require__(12169);
var decision_checks = __webpack_require__(47545);
var holdout_gap = __webpack_require__(60355);
var near_misses = __webpack_require__(4460);
var own_changes = __webpack_require__(78205);
var trade_offs = __webpack_require__(62880);
;
function missionTradeOffs({ evidence, entries, launch, }) {
const { metrics } = launch.contract.evaluator;
return metrics === undefined ? [] : (0,trade_offs .I)(evidence, (0,own_changes .SA)(entries));
}
var activity_text = __webpack_require__(57296);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var ended_text = __webpack_require__(60551);
var foreign_text = __webpack_require__(84483);
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var mission_claim = __webpack_require__(84716);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
var plain_result = __webpack_require__(14913);
var run_view = __webpack_require__(33902);
;
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
function viewMission(status, now) {
const { state, isRunning, problems } = status;
const { launch, entries, lastAcceptedScore } = state;
const surviving = (0,decision_checks .yx)(entries);
const rows = buildRows(entries, new Set(surviving), launch);
const tries = rows.filter((_, index) => entries[index]?.kind === 'iteration');
const baseline = entries[0]?.evaluator?.score;
const gap = (0,holdout_gap .m)(state);
const tradeOffs = missionTradeOffs(state);
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
...{ name: launch.run_id, description: `mission ${(0,foreign_text .TN)(launch.mission_dir)}` },
goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
...{
branch: launch.branch_name,
noBranch: '',
commit: state.lastAcceptedCommit,
base: launch.baseline_commit.slice(0, 12),
},
worktree: (0,foreign_text .TN)(launch.worktree_path, 400),
problems: problems.map((problem) => (0,foreign_text .TN)(problem, 600)),
notices: gap?.parting === undefined ? [] : [(0,foreign_text .TN)(gap.parting, 600)],
position: renderPosition(status, now),
waiting: (0,run_view .tl)(status.waiting, isRunning),
result: plainResultOf(state, { accepted: surviving.length, tried: tries.length }),
ended: isRunning || state.completedAt === null ? undefined : endedOf(state),
verdict: renderVerdict(state),
...{ claim: (0,mission_claim .on)(state), gain: renderGain(state) },
baseline: typeof baseline === 'number' ? String(baseline) : undefined,
best: lastAcceptedScore === null
? undefined
: { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
...{ change: undefined, tried: tries.length, accepted: surviving.length },
counts: (0,run_view .BO)(rows, decide .Yv),
facts: [
...(0,agent_facts .X)((0,agent_choice .o9)(state)),
...(0,effect_text .V)((0,own_changes .cC)(state)),
['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
...nearMissFacts(entries),
...(0,pareto_text .s)(tradeOffs),
...(0,mission_claim .Ll)(state, gap).map(([label, text]) => [label, (0,foreign_text .TN)(text, MAX_TEXT)]),
],
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,iteration_facts .kT)(entries.map(({ usage }) => usage)),
...{ rows, tradeOffs },
...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
};
}
function nearMissFacts(entries) {
const text = (0,near_misses_text .V)((0,near_misses .i)(entries));
return text === undefined ? [] : [['near misses', text]];
}
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
reason: (0,foreign_text .TN)(entry.decision_reason, 2000),
summary: (0,foreign_text .TN)(entry.description, 400),
commit: (entry.candidate_commit ?? commit).slice(0, 12),
facts: entryFacts(entry),
};
});
}
function intervalOf({ comparison }, score, { evaluator: { direction, confidence } }) {
const gain = comparison === undefined ? undefined : (0,mission_comparison .g5)(comparison, { direction, confidence });
return gain === undefined ? undefined : (0,iteration_row .tU)(score, { ...gain, direction });
}
function scoreOf({ evaluator }) {
return typeof evaluator?.score === 'number' ? String(evaluator.score) : NONE;
}
function entryFacts(entry) {
const facts = [
['chosen', (0,agent_facts .T)(entry.chosen_agent) ?? null],
['status of the artifact', entry.candidate_status],
['base', entry.base_commit],
['recombines', entry.recombines?.map((iter) => `iteration ${iter}`).join(', ') ?? null],
['takes out', entry.reverts?.taken.join(', ') ?? null],
['candidate', entry.candidate_commit],
['last accepted commit after it', entry.kept_commit],
['recorded', entry.created_at],
...comparisonFacts(entry),
...entry.notes.map((note) => ['note', note]),
];
return facts.flatMap(([label, text]) => (text === null ? [] : [[label, (0,foreign_text .TN)(text, MAX_TEXT)]]));
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
return [['comparison', `${policy}, ${(0,base_text .LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
function renderVerdict({ entries, lastAcceptedScore, launch }) {
const accepted = (0,decision_checks .yx)(entries).length;
const tried = entries.filter(({ kind }) => kind === 'iteration').length;
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
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
const { claim, remark } = (0,mission_claim .Oc)(state);
const baseline = state.entries[0]?.evaluator?.score;
return (0,plain_result .S)({
...{ ...counted, claim, remark, isConfirmed: (0,mission_claim .SM)(state) },
...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
});
}
function endedOf({ launch, completedAt, stopReason, status }) {
return (0,ended_text .N)({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}
function renderGain(state) {
const verdict = renderVerdict(state);
if (state.claim !== undefined)
return (0,mission_claim .Nn)(state) ?? verdict;
return (0,decision_checks .yx)(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}
function renderPosition({ state, isRunning, activities = [] }, now) {
if (activities.length > 0 && now !== undefined)
return (0,activity_text .hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
if (isRunning)
return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
if (state.status === 'running')
return 'interrupted';
return state.stopReason === null ? state.status : `${state.status}: ${(0,foreign_text .TN)(state.stopReason, 600)}`;
}
function nextCommand({ state, isRunning }) {
const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
if (isRunning)
return `autorize status ${runId}`;
if (state.status === 'running' || state.status === 'stopped')
return `rcs autoresearch --resume ${runId}`;
return (0,decision_checks .yx)(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}
}),
7904:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( renderNearMisses)
});
const MAX_MISSES = 8;
function renderNearMisses(misses) {
const rest = misses.length - MAX_MISSES;
const shown = misses
.slice(0, MAX_MISSES)
.map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
}),
89578:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( renderFront),
y: () => ( renderAxis)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(measured) {
const front = measured.filter(({ isOnFront }) => isOnFront);
if (front.length === 0)
return [];
const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
const values = changes.map(({ name, change, isRatio }) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name, 40)} ${renderAxis(change, isRatio)}`);
return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
});
const rest = front.length - MAX_POINTS;
const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}
}),
67330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p5: () => ( renderAcceptedCount),
sS: () => ( renderPlainInterval),
uo: () => ( renderPlainGain)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function renderPlainGain(claim) {
const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
const sign = direction === 'max' ? 1 : -1;
const ratioOf = (gain) => Math.exp(sign * gain);
const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(value ?? 0, decimals)}×`;
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const unit = mean === 0 ? '' : ' %';
const sign = estimate < 0 ? -1 : 1;
const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
return { change, low: one(low), high: one(high) };
}
}),
14913:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( renderPlainResult)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67330);
function renderPlainResult(result) {
const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
if (tried === 0)
return 'No iteration has ended yet';
const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .p5)(accepted, tried);
if (claim !== undefined) {
const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .uo)(claim);
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
return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
}),
74008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
LG: () => ( renderStatus)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);
const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
function renderStatus(view) {
const facts = known([
['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
['worktree', view.worktree],
['now', view.position],
['model', view.waiting],
['result', view.verdict],
['gain', view.claim.text],
['goal', view.goal],
['tried', renderTried(view)],
['noops', view.budget.noops],
...view.facts,
['time', renderTime(view)],
['cost', view.cost],
]);
const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
const label = labeller([...facts, ...next]);
return [
view.description === '' ? view.name : `${view.name}: ${view.description}`,
...renderProblems(view),
'',
...facts.map(label),
...renderScores(view, label),
...renderLast(view.rows, label),
'',
...next.map(label),
...(next.length === 0 ? [] : ['']),
].join('\n');
}
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
const next = resumeCommand ?? view.next?.command;
const { branch, base } = view;
const merge = `git merge ${branch}`;
const facts = known([
[stopped, oneLine(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : oneLine(next, 400)],
]);
return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
const width = Math.max(0, ...rows.map(({ id }) => id.length));
const lines = rows.flatMap(({ id, word, size, reason }) => {
const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)}`];
});
const facts = known([
['model', waiting],
['cost', cost],
['branch', branch ?? noBranch],
]);
return [
`${name}: ${verdict}`,
'',
...lines,
'',
...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
'',
].join('\n');
}
function renderCounts({ counts, tried, terms }) {
const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye).map(({ word, count }) => `${count} ${word}`);
return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
const start = startedAt === undefined ? [] : [`started ${startedAt}`];
const end = deadline === undefined ? [] : [`ends ${deadline}`];
const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__ .K)(rows);
if (line === undefined)
return [];
return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
const last = rows.slice(-LAST_ROWS);
if (last.length === 0)
return [];
const columns = [
column(last, ({ id }) => id, 'right'),
column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${word}`, 'left'),
column(last, ({ scoreText }) => scoreText, 'right'),
last.map(renderReason),
];
const lines = last.map((_, line) => columns
.map((texts) => texts[line])
.join('  ')
.trimEnd());
return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_LAST_REASON);
return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
const texts = rows.map(text);
const width = Math.max(...texts.map((each) => each.length));
return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
}),
74312:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderSparkline),
p: () => ( buildScoreDomain)
});
var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MAX_BARS = 64;
function renderSparkline(rows) {
const shown = rows.slice(-MAX_BARS);
const domain = buildScoreDomain(shown);
if (domain === undefined)
return undefined;
const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .D8)({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}
})
};

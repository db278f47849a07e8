export const id = 684;
export const ids = [684];
export const modules = {
6684:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
leaveMissionStatus: () => ( leaveMissionStatus)
});
var external_node_path_ = __webpack_require__(76760);
var shown_json = __webpack_require__(16740);
var remembered_answer = __webpack_require__(59875);
var agent_choice = __webpack_require__(70678);
var holdout_gap = __webpack_require__(60355);
var mission_look = __webpack_require__(21101);
var mission_manifest = __webpack_require__(86992);
var store = __webpack_require__(89855);
var claim_outcome = __webpack_require__(59997);
var base_text = __webpack_require__(7953);
var stop = __webpack_require__(50109);
var foreign_text = __webpack_require__(72632);
var holdout_text = __webpack_require__(69834);
;
function isImprovementConfirmed(state) {
return state.claim !== undefined && (0,claim_outcome .it)(state.claim) && (0,stop .oX)(state) === undefined;
}
function viewClaim(state) {
const text = renderImprovement(state);
if (text === undefined || (0,stop .oX)(state) !== undefined)
return { kind: 'none', text };
if (state.claim !== undefined)
return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
return { kind: 'none', text };
}
function plainClaimOf(state) {
const { claim } = state;
if ((0,stop .oX)(state) !== undefined) {
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
const alert = (0,stop .oX)(state);
if (alert !== undefined)
return `not claimed: ${(0,foreign_text .TN)(alert, 900)}`;
if (claim !== undefined) {
const output = (0,claim_outcome .zu)((0,claim_outcome .f3)(claim));
return (0,foreign_text .TN)(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
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
...(noops.length === 0 ? [] : [`${(0,base_text .LS)(noops.length, 'A/A check')}, ${accepted} accepted`]),
...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
];
const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
const last = new Map(risks.map((each) => [each.risk, each]));
const reported = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
const { holdout } = launch.contract.evaluator;
const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
const yes = answers.filter(({ passed }) => passed).length;
const gains = gap === undefined ? [] : [(0,holdout_text ._)(gap)];
return [
...(reported.length === 0 ? [] : [['risks', reported.join('; ')]]),
...(aaChecks.length === 0 ? [] : [['checks', aaChecks.join('; ')]]),
...(holdout === undefined
? []
: [['holdout', [`${queries} of ${holdout.budget} queries, ${yes} said yes`, ...gains].join('; ')]]),
];
}
var mission_comparison = __webpack_require__(68216);
var decide = __webpack_require__(12169);
var decision_checks = __webpack_require__(47545);
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
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
var plain_result = __webpack_require__(63347);
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
...{ claim: viewClaim(state), gain: renderGain(state) },
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
...integrityOf(state, gap).map(([label, text]) => [label, (0,foreign_text .TN)(text, MAX_TEXT)]),
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
const { claim, remark } = plainClaimOf(state);
const baseline = state.entries[0]?.evaluator?.score;
return (0,plain_result .S)({
...{ ...counted, claim, remark, isConfirmed: isImprovementConfirmed(state) },
...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
});
}
function endedOf({ launch, completedAt, stopReason, status }) {
return (0,ended_text .N)({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}
function renderGain(state) {
const verdict = renderVerdict(state);
if (state.claim !== undefined)
return renderImprovement(state) ?? verdict;
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
var run_text = __webpack_require__(51094);
var left_answer = __webpack_require__(93121);
var status_answer = __webpack_require__(84476);
;
async function answerMissionStatus(paths) {
return await (0,left_answer .H)(paths, () => readMissionAnswer(paths));
}
async function leaveMissionStatus(runId, host) {
await (0,remembered_answer .Vl)();
try {
await answerMissionStatus((0,store .wG)(runId, host));
}
catch {
}
}
function readMissionAnswer(paths) {
const look = (0,mission_look .ZD)(paths);
const formOf = (isRunning) => {
const supposed = (0,mission_look .V0)(look, isRunning);
const view = viewMission(supposed);
const text = (0,run_text .LG)({ ...view, position: status_answer .LL, problems: [] });
return { position: view.position ?? '', texts: [text, text], json: (0,shown_json .h)(documentOf(paths, supposed)) };
};
const atRest = formOf(false);
return {
...{ name: paths.runId, deadline: null, commit: null, problems: look.problems, hidesActivities: true },
...{ atWork: formOf(true), atRest, moved: atRest },
};
}
function documentOf(paths, { state, isRunning, waiting, problems }) {
const results_file = (0,external_node_path_.join)(state.launch.worktree_path, store .Pr);
const manifest = (0,mission_manifest .u1)(state, { ...paths.files, results_file });
const { claim } = state;
const improvement = claim === undefined ? {} : { [isImprovementConfirmed(state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
const agents = (0,agent_choice .o9)(state);
const holdout = (0,holdout_gap .m)(state);
return {
...{ ...manifest, ...improvement, is_running: isRunning, waiting: waiting ?? null, problems },
...(agents.length === 0 ? {} : { agents }),
...(holdout === undefined ? {} : { holdout }),
};
}
})
};

export const id = 601;
export const ids = [601];
export const modules = {
46601:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
isWhole: () => ( isWhole),
readStatusAnswer: () => ( readStatusAnswer)
});
var external_node_fs_ = __webpack_require__(73024);
var shown_json = __webpack_require__(16740);
var store = __webpack_require__(54347);
var maintenance_look = __webpack_require__(9858);
var claim_outcome = __webpack_require__(59997);
var score_text = __webpack_require__(58164);
var base_text = __webpack_require__(7953);
var fold = __webpack_require__(61319);
var record = __webpack_require__(74773);
var activity_text = __webpack_require__(57296);
var ended_text = __webpack_require__(60551);
var picomatch = __webpack_require__(14006);
;
function findChangedTools(records, { setup }, reverted = []) {
if (setup.command === '' || setup.inputs.length === 0)
return [];
const isInput = picomatch([...setup.inputs], { dot: true });
return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
});
}
var near_misses = __webpack_require__(28243);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var foreign_text = __webpack_require__(72632);
;
const MAX_GROUPS = 12;
const MAX_CHARS = 300;
function renderGroups(read) {
if (read === undefined)
return [];
const { groups, unmeasured, isCurrent } = read;
const lines = groups.slice(0, MAX_GROUPS).map((group) => describeGroup(group, groups));
const rest = groups.length - MAX_GROUPS;
const notes = [
...(rest > 0 ? [`and ${rest} more`] : []),
...(unmeasured > 0 ? [`${unmeasured} not measured yet; the next run measures them`] : []),
...(isCurrent ? [] : ['changes were accepted or taken out since then; the next run groups them again']),
];
return [...lines, ...notes].map((line) => ['group', line]);
}
function describeGroup(group, all) {
const { title, branch, on, base, pull, takenOut, isConfirmed, effect } = group;
const below = base === undefined ? all.find(({ task }) => task === on)?.branch : base.slice(0, 12);
const parts = [
`${branch}${below === undefined ? '' : `, on ${below}`}`,
`${isConfirmed ? 'confirmed' : 'not confirmed'} by itself: ${effect}`,
...(pull === undefined ? [] : [`pull request #${pull.number}, ${pull.state} (${pull.url})`]),
...(takenOut === undefined ? [] : [`taken out by ${takenOut.by}: ${takenOut.reason}`]),
];
return `${(0,foreign_text .TN)(title.text, MAX_CHARS)}: ${parts.map((part) => (0,foreign_text .TN)(part, MAX_CHARS)).join('; ')}`;
}
var holdout_text = __webpack_require__(69834);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
;
const MAX_TOOLS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
function factsOf(input) {
const { config, records, earlier, effects = [], uncertified = [], takenOut = [], tradeOffs = [], holdout } = input;
const reverted = takenOut.flatMap(({ taken }) => taken);
const facts = [
[
'earlier',
earlier === undefined
? undefined
: `${(0,claim_outcome .RT)(earlier)} after iteration ${earlier.iter}: ${(0,foreign_text .TN)(earlier.sentence, 1000)}`,
],
['uncertified', renderIterations(uncertified)],
['reverted', renderReverted(takenOut)],
['tools', renderChangedTools(findChangedTools(records, config, reverted))],
['holdout', holdout && (0,holdout_text ._)(holdout)],
['near misses', (0,near_misses_text .V)((0,near_misses .B)(records))],
];
const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
return [
...(0,agent_facts .X)(input.agents ?? []),
...(0,effect_text .V)(effects),
...known,
...(0,pareto_text .s)(tradeOffs),
...renderGroups(input.groups),
];
}
function renderIterations(iters) {
if (iters.length === 0)
return undefined;
const rest = iters.length - MAX_UNCERTIFIED;
const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function renderChangedTools(changed) {
if (changed.length === 0)
return undefined;
const rest = changed.length - MAX_TOOLS;
const shown = changed
.slice(0, MAX_TOOLS)
.map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text .TN)(paths.join(', '), MAX_PATHS)})`);
const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderReverted(batches) {
if (batches.length === 0)
return undefined;
return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var plain_result = __webpack_require__(63347);
var run_view = __webpack_require__(33902);
var shell_word = __webpack_require__(59010);
var time_text = __webpack_require__(1052);
;
const MAX_PROBLEMS = 5;
function viewExperiment(input) {
const { config, state, records, now, standing = { kind: 'none' } } = input;
const { direction } = config.objective;
const { name } = config.experiment;
const folded = (0,fold .IN)(records, direction);
const { rows = (0,iteration_row .zs)(records, direction) } = input;
const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
const tried = rows.filter(run_view .Ye).length;
const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
const isOver = state.current_step === 'Done';
const head = records.at(-1)?.hash;
return {
recipe: 'experiment',
terms: { attempt: 'iteration', line: 'Best score so far', best: 'Best (single test)' },
tables: {
page: ['id', 'outcome', 'single', 'best', 'duration', 'size', 'reason', 'commit'],
list: ['id', 'outcome', 'score', 'best', 'duration', 'size', 'reason', 'commit'],
summary: {
accepted: ['id', 'single', 'size', 'evidence', 'commit'],
others: ['id', 'outcome', 'single', 'reason'],
},
},
...{ name, description: (0,foreign_text .TN)(config.experiment.description) },
goal: direction === 'max' ? 'higher is better' : 'lower is better',
...{ branch: (0,shell_word .r)((0,foreign_text .TN)(state.branch)), noBranch: '' },
commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
base: state.base_commit === '' ? undefined : (0,shell_word .r)((0,foreign_text .TN)(state.base_commit.slice(0, 12))),
problems: [
...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
...disagreements(input, folded),
],
notices: renderProblems(input.notices ?? []),
worktree: undefined,
...viewMoment(input),
result: plainResultOf({ input, rows, accepted, tried }),
ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
claim: { kind: standing.kind, text: undefined },
gain: renderGain({ standing, change: result.change, accepted }),
...result,
...{ tried, accepted, counts: (0,run_view .BO)(rows, record .im), facts: factsOf(input), rows },
tradeOffs: input.tradeOffs ?? [],
budget: {
noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
startedAt: !isBegun || state.started_at === '' ? undefined : (0,time_text .Wv)(state.started_at),
deadline: state.deadline === null || isOver ? undefined : (0,time_text .Wv)(state.deadline),
timeLeft: isOver ? undefined : (0,time_text .jf)(state.deadline, now),
},
cost: (0,iteration_facts .kT)(records.map(({ usage }) => usage)),
workspaces: findWorkspaces(records),
...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
head: typeof head === 'string' ? (0,foreign_text .TN)(head, 80) : undefined,
madeAt: (0,time_text .Wv)(now.toISOString()),
};
}
function viewMoment(input) {
return {
position: renderPosition(input),
waiting: (0,run_view .tl)(input.waiting, input.isRunning !== false),
next: chooseNext(input),
};
}
function renderGain({ standing, change, accepted, }) {
if (accepted === 0)
return '';
if (standing.kind === 'confirmed')
return (0,foreign_text .TN)(standing.sentence);
if (standing.kind === 'not-confirmed') {
return (0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }));
}
if (standing.kind === 'withdrawn')
return 'all accepted changes were reverted';
const changes = (0,base_text .LS)(accepted, 'accepted change');
return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}
const REMARKS = {
unconfirmed: 'improvement not confirmed yet',
withdrawn: 'all accepted changes were reverted',
};
function plainResultOf({ input: { standing, claim }, rows, accepted, tried }) {
const kind = standing?.kind ?? 'none';
return (0,plain_result .S)({
...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
best: rows.at(-1)?.best,
});
}
function endedOf({ state, records }) {
const { stopped } = state;
return (0,ended_text .N)({
from: state.started_at,
to: stopped?.at ?? records.at(-1)?.ended_at,
reason: stopped?.reason ?? 'the reason was not recorded',
});
}
function buildResult(rows, bestIter) {
const baseline = rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
const best = rows.find(({ iter, isAccepted, score }) => iter === bestIter && isAccepted && score !== undefined);
const score = best?.score;
return {
baseline: baseline === undefined ? undefined : (0,score_text .Fw)(baseline, score),
best: best === undefined || score === undefined ? undefined : { score: (0,score_text .Fw)(score, baseline), iter: best.iter },
change: baseline === undefined || score === undefined ? undefined : (0,score_text .vN)(baseline, score),
};
}
function renderVerdict({ name, accepted, tried, standing, baseline, best, change, }) {
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
if (standing.kind === 'confirmed')
return `${of}; ${(0,foreign_text .TN)(standing.sentence, 1000)}`;
if (standing.kind === 'not-confirmed')
return `${of}; ${(0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }), 1000)}`;
if (standing.kind === 'withdrawn')
return `${of}; all of them were reverted, so the branch equals the baseline`;
if (standing.kind === 'unconfirmed') {
return `${of}; the improvement is not confirmed yet (after the run: autorize verify ${name} --rescore)`;
}
if (best === undefined)
return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
const against = baseline === undefined ? 'the baseline has no score' : `${change} against the baseline, ${baseline}`;
return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}
function renderProblems(problems) {
const rest = problems.length - MAX_PROBLEMS;
const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,foreign_text .TN)(problem, 400));
return rest > 0 ? [...shown, `and ${(0,base_text .LS)(rest, 'more problem')}`] : shown;
}
function disagreements({ state }, folded) {
if (state.best_iter === folded.best_iter && state.best_score === folded.best_score)
return [];
const of = (iter) => (iter === null ? 'none' : `iteration ${iter}`);
return [
`state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); this report uses the ledger.`,
];
}
function renderPosition({ state, isRunning, activities = [], now }) {
if (activities.length > 0)
return (0,activity_text .bD)(activities, now);
const { iter_in_progress: iter, current_step: step } = state;
const isAtRest = step === 'Idle' || step === 'Done';
if (isRunning === false && (iter !== null || !isAtRest)) {
const what = iter === null ? 'the last one' : `iteration ${iter}`;
return `no active run; ${what} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
}
if (iter !== null)
return `iteration ${iter}, ${step}`;
return isAtRest ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function findWorkspaces(records) {
const last = records.at(-1)?.run?.id;
const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
return worktree ? (0,shell_word .r)((0,foreign_text .TN)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}
function chooseNext({ config, state, records, now, problems = [], isDamaged = problems.length > 0, isRunning, branchProblem, }) {
const command = (verb) => `autorize ${verb} ${config.experiment.name}`;
if (isRunning)
return { command: command('status'), why: 'a run is active; check again later' };
if (isDamaged)
return { command: command('repair'), why: 'repair the ledger first' };
if (problems.length > 0)
return { command: command('doctor'), why: 'correct the configuration first' };
if (branchProblem !== undefined)
return { command: command('verify'), why: 'restore the branch first' };
if (state.iter_in_progress !== null) {
return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
}
const end = (0,time_text .B9)(state.deadline);
const isOver = end !== undefined && end <= now.getTime();
if (records.length === 0 || state.current_step === 'Done' || isOver) {
return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
}
return { command: command('resume'), why: 'the run has not reached its end' };
}
var run_text = __webpack_require__(51094);
var left_answer = __webpack_require__(93121);
var status_answer = __webpack_require__(84476);
;
async function answerStatus(paths, host) {
return await answerAndLeave(paths, () => readStatusAnswer(paths, host), () => isWhole(paths));
}
function isWhole(paths) {
return !(0,external_node_fs_.existsSync)(paths.state) || (0,store .un)(paths) !== undefined;
}
function readStatusAnswer(paths, host) {
const now = host.now();
const look = (0,maintenance_look .rk)(paths, host);
const view = viewExperiment({ ...look, now });
const isTimed = view.budget.timeLeft !== undefined;
const end = (isTimed ? (0,time_text .B9)(look.state.deadline) : undefined) ?? now.getTime();
const budget = { ...view.budget, timeLeft: isTimed ? status_answer .t5 : undefined };
const formOf = (isRunning, branchProblem) => {
const supposed = (0,maintenance_look .V0)(look, isRunning);
const at = (ms) => viewMoment({ ...supposed, branchProblem, now: new Date(ms) });
const textAt = (ms) => (0,run_text .LG)({ ...view, ...at(ms), position: status_answer .LL, budget, problems: [] });
const after = textAt(end);
const json = (0,shown_json .h)(documentOf(supposed));
return { position: at(end).position ?? '', texts: [isTimed ? textAt(end - 1) : after, after], json };
};
return {
name: paths.name,
deadline: isTimed ? look.state.deadline : null,
commit: (0,maintenance_look .bZ)(paths, look) ?? null,
problems: look.problems,
atWork: formOf(true),
atRest: formOf(false),
moved: formOf(false, 'it is at another commit'),
};
}
function documentOf(look) {
return {
...{ ...look.state, is_running: look.isRunning, waiting: look.waiting ?? null, activities: look.activities },
...{ problems: look.problems, notices: look.notices, holdout: look.holdout ?? null },
...(look.groups === undefined ? {} : { groups: look.groups.groups }),
...(look.agents.length === 0 ? {} : { agents: look.agents }),
};
}
})
};

export const id = 7231;
export const ids = [7231];
export const modules = {
6729:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bl: () => ( UNFINISHED_FILE),
ZY: () => ( reportedUsage),
hL: () => ( unclaimed),
hZ: () => ( describeReported),
y7: () => ( reportMark)
});
var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const UNFINISHED_FILE = 'unfinished.json';
function unclaimed({ claimed: _, ...origin }) {
return origin;
}
const MAX_MODELS = 8;
function reportedUsage(usage) {
if (usage === undefined || usage === null)
return undefined;
const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
const { cached_input_tokens: cached, cache_write_tokens: written, by_model: models, estimated } = usage;
return {
...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(model, 100) } : {}),
...(isAmount(input) ? { input_tokens: input } : {}),
...(isAmount(output) ? { output_tokens: output } : {}),
...(isAmount(usd) ? { usd } : {}),
...(isAmount(cached) ? { cached_input_tokens: cached } : {}),
...(isAmount(written) ? { cache_write_tokens: written } : {}),
...(Array.isArray(models) ? { by_model: modelsOf(models) } : {}),
...(estimated === true ? { estimated } : {}),
...(isLeast === true ? { at_least: true } : {}),
};
}
function modelsOf(models) {
return models
.filter(_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)
.slice(0, MAX_MODELS)
.flatMap(({ by_model: _, ...each }) => {
const { model, usd, ...amounts } = reportedUsage(each) ?? {};
const { input_tokens = 0, cached_input_tokens = 0, cache_write_tokens = 0, output_tokens = 0 } = amounts;
const tokens = { input_tokens, cached_input_tokens, cache_write_tokens, output_tokens };
return model === undefined ? [] : [{ model, ...tokens, ...(usd === undefined ? {} : { usd }) }];
});
}
function isAmount(value) {
return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
function reportMark(hash) {
return `(reported attempt ${hash.slice(0, 12)})`;
}
function describeReported({ origin, name, outcome, reason, hash }) {
return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(reason, 300)} ${reportMark(hash)}`;
}
}),
91167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fm: () => ( planRecombinations),
gE: () => ( usableChanges),
z8: () => ( isNearMiss)
});
const UNDECIDED = new Set(['cap', 'cases-spent']);
const MOST_CHANGES = 30;
function isNearMiss({ code, gain }) {
return gain > 0 && (UNDECIDED.has(code) || code === 'futile');
}
function usableChanges(changes) {
const partsOf = partsIn(changes);
const accepted = new Set(changes.filter(({ standing }) => standing === 'accepted').flatMap(({ iter }) => [...partsOf(iter)]));
const replaced = new Set(changes.flatMap(({ of }) => (of.length === 1 ? of : [])));
return changes
.filter(({ iter, standing }) => (standing === 'near-miss' || standing === 'conflict') && !replaced.has(iter))
.filter(({ iter }) => !overlap(partsOf(iter), accepted))
.sort((one, other) => other.evidence - one.evidence);
}
function partsIn(changes) {
const byIter = new Map(changes.map((change) => [change.iter, change]));
return (iter) => {
const parts = new Set([iter]);
for (const part of parts)
for (const each of byIter.get(part)?.of ?? [])
parts.add(each);
return parts;
};
}
function planRecombinations(changes, head) {
const partsOf = partsIn(changes);
const tried = new Set(changes.flatMap(({ of, on }) => (of.length > 1 && on === head ? [keyOf(of)] : [])));
const usable = usableChanges(changes)
.slice(0, MOST_CHANGES)
.map((change) => ({ ...change, parts: partsOf(change.iter) }));
const plans = usable.flatMap((one, at) => {
const alone = one.on === head ? [] : [{ of: [one.iter], strength: Math.log(one.evidence) }];
const pairs = usable.slice(at + 1).flatMap((other) => {
const of = [one.iter, other.iter];
const isMeasured = one.standing === 'near-miss' && other.standing === 'near-miss';
if (!isMeasured || overlap(one.parts, other.parts) || tried.has(keyOf(of)))
return [];
return [{ of, strength: Math.log(one.evidence) + Math.log(other.evidence) }];
});
return [...alone, ...pairs];
});
return plans.sort((one, other) => other.strength - one.strength).map(({ of }) => of);
}
function overlap(some, others) {
return [...some].some((each) => others.has(each));
}
function keyOf(of) {
return of.toSorted((one, other) => one - other).join(' ');
}
}),
91754:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => ( checkGroupPulls),
OS: () => ( readGroupPulls),
ww: () => ( PULLS_FILE)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48951);
const PULLS_FILE = 'pulls.json';
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
task: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
number: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(1)),
url: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
state: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .k5n(['open', 'merged', 'closed']),
});
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ pulls: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(pullSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Eb(1000)) });
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
const part = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ .EI)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, PULLS_FILE), 'start', MAX_BYTES);
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
return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__ .WX)(PULLS_FILE, issues, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(pulls.length, 'pull request')} of groups that were measured`);
}
}),
47399:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J1: () => ( isGroupMessage),
JB: () => ( describeIteration),
SZ: () => ( groupTitle),
no: () => ( groupMessage),
sl: () => ( renderEffect)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8158);
var _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12692);
var _ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26099);
const MAX_SUBJECT = 72;
const MINUS = '\u2212';
function renderScoreChange({ estimate, ratio, baseline_mean: mean }, direction) {
const sign = direction === 'max' ? 1 : -1;
const isPlain = ratio === null && mean === 0;
const change = ratio === null ? (sign * estimate) / (isPlain ? 1 : Math.abs(mean)) : Math.expm1(sign * estimate);
const text = (0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ .vr)(change * (isPlain ? 1 : 100)).replace('-', MINUS);
return isPlain ? text : `${text} %`;
}
function groupTitle({ iterations, effect, direction }) {
const [first] = iterations;
const others = iterations.length - 1;
const more = others === 0 ? '' : ` and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(others, 'more change')}`;
const weak = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(effect) ? '' : ', not confirmed';
const end = `${more} (${renderScoreChange(effect, direction)}${weak})`;
const room = MAX_SUBJECT - 'perf: '.length - end.length;
return { text: `perf: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .vI)(describeIteration(first), Math.max(room - 1, 12))}`, end };
}
function describeIteration(iteration) {
const text = (iteration?.summary ?? '').replaceAll(/\s+/g, ' ').trim();
const sentence = /^(.*?)\.(?: |$)/.exec(text)?.[1] ?? text;
const isPlain = sentence !== '' && !/[\p{Cc}\p{Cf}]/u.test(sentence) && (0,_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ .zz)(sentence) === undefined;
if (isPlain)
return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
const paths = iteration?.changed_paths ?? [];
const [only] = paths;
if (paths.length === 1 && only !== undefined && !/[\p{Cc}\p{Cf}]/u.test(only))
return `change ${only}`;
return paths.length === 0 ? `iteration ${iteration?.iter ?? ''}` : `change ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(paths.length, 'file')}`;
}
const GROUP_TRAILER = 'Autorize-Group';
function groupMessage(name, facts) {
const { text, end } = groupTitle(facts);
const { iterations, task } = facts;
return [
`${text}${end}`,
'',
...iterations.map((each) => `- iteration ${each.iter}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .vI)(describeIteration(each), 100)}`),
'',
`${_ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ .jl.experiment}: ${name}`,
`${GROUP_TRAILER}: ${task}`,
'',
].join('\n');
}
function isGroupMessage(name, message) {
const lines = message.split('\n');
return (lines.includes(`${_ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ .jl.experiment}: ${name}`) && lines.some((line) => line.startsWith(`${GROUP_TRAILER}: `)));
}
function renderEffect(effect, { direction, pairs, below }) {
const sign = direction === 'max' ? 1 : -1;
const [low, high] = [effect.interval[0], effect.interval[1]].map((limit) => renderScoreChange({ ...effect, estimate: limit }, direction));
const limits = sign === 1 ? `${low} to ${high}` : `${high} to ${low}`;
const confidence = `${(0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ .vP)(effect.confidence * 100)} % confidence interval`;
const order = effect.carry_over === true ? '; carry-over: runs depend on what ran before them' : '';
return `score ${renderScoreChange(effect, direction)} (${confidence}: ${limits}) in ${pairs} fresh pairs against ${below}${order}`;
}
}),
31775:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$Z: () => ( standingIterations),
LZ: () => ( acceptedByTest),
M4: () => ( groupsOfRecords),
pU: () => ( acceptedTrees),
ws: () => ( groupsIn)
});
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59997);
var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(761);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
var _group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91754);
var _group_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47399);
function groupBranch(name, firstIteration) {
return `autorize-groups/${name}/${firstIteration}`;
}
function groupBranches(name) {
return `refs/heads/autorize-groups/${name}/*`;
}
function standingIterations(records) {
const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_2__ .P)(records).flatMap(({ taken }) => taken));
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
title: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .SZ)({ iterations, effect: result.effect, direction }),
effect: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .sl)(result.effect, { direction, pairs: result.planned_pairs, below }),
isConfirmed: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__ .it)(result.effect),
changes: iterations.map((each) => {
return { iter: each.iter, what: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .JB)(each), stands: standing.has(each.iter) };
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
const raw = readDecisions(paths);
if (!raw.some(({ kind }) => kind === 'handover'))
return undefined;
return groupsOfRecords(paths, { replayed: auditRecords({ records: raw }).state, records, direction });
}
function groupsOfRecords(paths, { replayed: state, ...facts }) {
const plan = state?.handover.plan;
if (state === undefined || plan === undefined)
return undefined;
const groups = groupsIn(state.handover, { ...facts, name: paths.name, pulls: (0,_group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ .OS)(paths) ?? [] });
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
}),
4333:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BH: () => ( describeObjective),
UV: () => ( describeMissing),
dJ: () => ( failuresOf),
e9: () => ( describeSelection),
h5: () => ( shownTime),
qY: () => ( describeWithout)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const MAX_COMMAND = 100;
function shownCommand(command) {
const [first = '', ...rest] = command.trim().split('\n');
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(rest.length === 0 ? first : `${first} …`, MAX_COMMAND);
}
function shownTime(ms) {
const seconds = ms / 1000;
if (seconds < 1)
return `${Math.max(1, Math.round(ms))} ms`;
return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
function shownScores(scores) {
return scores.map((score) => Number(score.toPrecision(5))).join(', ');
}
function failuresOf({ failures }, role) {
return failures.filter((each) => each.role === role).map(describeFailure);
}
function describeFailure({ command, reason }) {
return `${shownCommand(command)}: ${reason}`;
}
function describeWithout(without) {
return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(without.length, 'test')} left out, which ${without.length === 1 ? 'fails' : 'fail'} on HEAD in the sandbox: ${without.join(', ')}`;
}
function describeObjective({ measure, isTemplate, scores }) {
const printed = scores.length === 0 ? '' : ` It printed ${shownScores(scores)}.`;
if (!isTemplate)
return `Measures ${measure.what}.${printed}`;
return `TEMPLATE: no benchmark was found that works. The command measures ${measure.what}.${printed}\n${measure.fill ?? ''}`;
}
function describeMissing({ unprepared, objective }) {
const again = 'Write it; or make one of the commands above work, remove the folder of the experiment, and run init again';
const missing = unprepared.map(({ language, role }) => {
const what = role === 'setup' ? `installs what the ${language} project needs` : `builds the ${language} project`;
return `${role}.command is missing: nothing that was tried ${what}. ${again}`;
});
if (missing.length > 0 || objective !== undefined)
return missing;
return ['objective.command is a template: init found no command that prints a score. Write one'];
}
function describeSelection(selection) {
const { setup, build, guards, objective } = selection;
const steps = [
...(setup === undefined ? [] : [{ what: 'setup', ...setup }]),
...(build === undefined ? [] : [{ what: 'build', ...build }]),
...guards.map((guard) => ({ what: 'guard', ...guard })),
];
const worked = steps.map(({ what, command, ms }) => `${what} ${shownCommand(command)}${ms === undefined ? '' : ` worked in ${shownTime(ms)}`}`);
const roles = ['setup', 'build', 'guard', 'objective'];
const left = guards.flatMap(({ without = [] }) => (without.length === 0 ? [] : [describeWithout(without)]));
const failed = roles.flatMap((role) => failuresOf(selection, role).map((text) => `${role} ${text}`));
const scored = objective === undefined
? []
: describeObjective(objective)
.split('\n')
.filter((line) => line !== '')
.map((line) => `objective: ${line}`);
return [...worked, ...left, ...failed, ...scored, ...describeMissing(selection)];
}
}),
11830:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( ensureIgnoreFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _scaffold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55244);
function ensureIgnoreFile({ folder }) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), '.gitignore'), (0,_scaffold_js__WEBPACK_IMPORTED_MODULE_2__ .T7)(), { flag: 'wx' });
}
catch (error) {
if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
throw error;
}
}
}),
55244:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KB: () => ( GENERATED),
Z4: () => ( MISSING_EVALUATOR),
KQ: () => ( renameExperiment),
Xs: () => ( renderConfig),
T7: () => ( renderIgnoreFile),
Nt: () => ( renderProgram)
});
var duration = __webpack_require__(15902);
var registry = __webpack_require__(63836);
var found_text = __webpack_require__(4333);
;
function tomlText(text) {
if (/\n/.test(text) && !/'''|[^\P{Cc}\n\t]/u.test(text) && !text.endsWith("'"))
return `'''\n${text}'''`;
if (/\n/.test(text) && !/'''|[^\P{Cc}\n\t]/u.test(text))
return `'''\n${text}\n'''`;
return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}
function tomlList(texts) {
const line = `[${texts.map(tomlText).join(', ')}]`;
return line.length <= MAX_LINE ? line : `[\n${texts.map((text) => `  ${tomlText(text)},\n`).join('')}]`;
}
const MAX_LINE = 100;
function tomlComment(text) {
const lines = text.split('\n').map((line) => line.replaceAll(/[^\P{Cc}\t]/gu, ' '));
return lines.map((line) => `# ${line}`.trimEnd()).join('\n');
}
;
const MISSING_EVALUATOR = 'score.sh';
const GENERATED = [
'iterations.jsonl',
'intents.jsonl',
'decisions.jsonl',
'guidance.jsonl',
'state.json*',
'run.json',
'rejected.json',
'pulls.json',
'guidance.lock*',
'run.lock*',
'run.reserve',
'activity.json',
'iter-*/',
'confirmation-*/',
'certify-*/',
'leave-out*/',
'group-*/',
'promotions/',
'archive/',
'*.corrupt-*',
'report.html',
'report.md',
'.*.tmp',
];
function renderIgnoreFile() {
const rules = GENERATED.map((rule) => `/*/${rule}`);
return ['# Files that runs write. Commit config.toml and program.md.', ...rules, ''].join('\n');
}
function renderConfig(plan) {
const { name, command, direction, timeBudget, sources, protect, selection } = plan;
return `# The score, the agent and the limits of this experiment. Keys that are not set here have their defaults.
# Check it with: autorize doctor ${name}

[experiment]
name = ${tomlText(name)}  # the name of this folder
description = ""

[objective]
${triedComment(selection, 'objective')}# Prints the score. "sh -c" runs it in an evaluation checkout of the agent's change, with its own HOME and no network.
${objectiveComment(plan)}command = ${tomlText(command)}
direction = ${tomlText(direction)}  # "min": lower is better; "max": higher
${renderParse(selection.objective?.parse)}
timeout = ${limitFor('60s', selection.objective)}
fail_mode = "invalid"  # a change without a score is rejected and the run continues; or "worst", "abort"
# The evaluator and its inputs. Evaluations take them from the base commit; a change of them is denied.
${protect.length === 0 ? '# protect = ["tests/**"]' : `protect = ${tomlList(protect)}`}
# network = "on"

# Must also accept a change, on data that no agent can read. The command comes from your environment, so that no commit
# contains it: export HOLDOUT_COMMAND="sh /path/to/holdout/eval.sh"
# [objective.holdout]
# command = "$HOLDOUT_COMMAND"
# budget = 50  # queries a run may make

${renderGuards(selection)}
[boundaries]
# The agent's prompt lists these paths. With enforce_allow = true a change of any other path is denied.
${sources.length === 0 ? '# allow_paths = ["src/**"]' : `allow_paths = ${tomlList(sources)}`}
enforce_allow = false
deny_paths = []
# max_files = 10
# max_diff_lines = 500

${renderSetup(selection)}${renderBuild(selection)}
[iteration]
budget = "5m"  # time of the agent; when it is up, the change so far is evaluated
max_iterations = 0  # 0: no limit but time
max_consecutive_noops = 5  # iterations without a change in a row that end the run; 0: never
parallel = 1

[schedule]
total_budget = ${tomlText(timeBudget)}  # or deadline = "tomorrow 9am"

[agent]
${renderAgent(plan.agent)}
sandbox = "auto"  # the strongest that works here; "required": only bubblewrap; "off"
# network = "model"  # the agent reaches its model and nothing else; needs bubblewrap

[budget]
# The run ends before an iteration that could exceed one of these.
# usd = 5.00
# tokens = 2_000_000
${renderRisk(plan)}`;
}
function triedComment(selection, role) {
const failures = (0,found_text .dJ)(selection, role);
if (failures.length === 0)
return '';
return `${tomlComment(['Tried by init without success:', ...failures.map((text) => `  ${text}`)].join('\n'))}\n`;
}
function objectiveComment({ selection, command, failedTemplate }) {
const { objective } = selection;
if (objective === undefined)
return [
...(0,found_text .UV)(selection).map((text) => `UNTESTED: ${text}.`),
...(failedTemplate === undefined ? [] : [describeFailedTemplate(failedTemplate, selection)]),
]
.map((text) => `${tomlComment(text)}\n`)
.join('');
return objective.measure.command === command ? `${tomlComment((0,found_text .BH)(objective))}\n` : '';
}
function describeFailedTemplate({ command, what }, { failures }) {
const reason = failures.find((each) => each.role === 'objective' && each.command === command)?.reason;
const why = reason === undefined ? 'what it needs could not be prepared' : reason;
return `A template that did not work here (${why}). It measures ${what}:\ncommand = ${tomlText(command)}`;
}
function renderParse(parse = { kind: 'float' }) {
if (parse.kind !== 'float') {
const fields = Object.entries(parse).map(([key, value]) => `${key} = ${tomlText(value)}`);
return `parse = { ${fields.join(', ')} }  # how the score is read from the output`;
}
return `# How to read the score from the output. By default the whole output is one number; alternatives:
# parse = { kind = "regex", pattern = "score=([0-9.]+)" }
# parse = { kind = "jq", path = ".metrics.score" }`;
}
const SLOWER = 5;
const STEP_MS = 60_000;
function limitFor(usual, step) {
const needed = (step?.ms ?? 0) * SLOWER;
if (needed <= ((0,duration .E9)(usual) ?? 0))
return tomlText(usual);
return `${tomlText((0,duration .PP)(Math.ceil(needed / STEP_MS) * STEP_MS))}  # it took ${(0,found_text .h5)(step?.ms ?? 0)}`;
}
function renderGuards(selection) {
const head = '# Commands that must succeed before a change is accepted. They have no network.\n';
const tried = triedComment(selection, 'guard');
const lines = selection.guards.map((guard) => [
...(guard.without === undefined ? [] : [tomlComment((0,found_text .qY)(guard.without))]),
'[[guards]]',
`name = ${tomlText(guard.name)}`,
`command = ${tomlText(guard.command)}`,
`timeout = ${limitFor('5m', guard)}`,
'',
].join('\n'));
const example = ['# [[guards]]', '# name = "tests"', '# command = "npm test"', '# timeout = "5m"', ''].join('\n');
return `${head}${tried}${lines.length === 0 ? example : lines.join('\n')}`;
}
function renderSetup(selection) {
const { setup, inputs } = selection;
const what = '# Installs what the repository does not contain, with network. It runs again when one of the files in inputs changes.';
const command = setup === undefined
? '# command = "npm ci"\n# inputs = ["package.json", "package-lock.json"]'
: `command = ${tomlText(setup.command)}\ninputs = ${tomlList(inputs)}`;
return [
'[setup]',
`${triedComment(selection, 'setup')}${what}`,
command,
`timeout = ${limitFor('5m', setup)}`,
'',
].join('\n');
}
function renderBuild(selection) {
const { build } = selection;
const tried = triedComment(selection, 'build');
if (build === undefined)
return tried === '' ? '' : `\n${tried}`;
const cache = build.cache.length === 0
? []
: [`cache = ${tomlList(build.cache)}  # a build begins with these folders as the base's left them`];
return [
'',
'[build]',
`${tried}# Runs once on each tree, without network. Guards and objective see what it makes.`,
`command = ${tomlText(build.command)}`,
...cache,
`timeout = ${limitFor('10m', build)}`,
'',
].join('\n');
}
function renderAgent(agent) {
if (agent.kind === 'command') {
const stdin = agent.command.includes('{prompt_file}') ? [] : ['stdin = "prompt"  # the prompt, on standard input'];
const keys = '# env = { API_KEY = "$API_KEY" }  # of your environment the agent gets only PATH, LANG, TERM, TZ and this';
return [`command = ${tomlText(agent.command)}`, ...stdin, keys].join('\n');
}
const key = agent.key ?? registry .fG[agent.preset].keys[0] ?? 'API_KEY';
const others = registry .VC.filter((preset) => preset !== agent.preset).join(', ');
return [
`preset = ${tomlText(agent.preset)}  # or ${others}; or a command with {prompt_file} in it`,
'# Variables for the agent. From your environment it gets only PATH, LANG, TERM, TZ and these.',
`${agent.key === undefined ? '# ' : ''}env = { ${key} = ${tomlText(`$${key}`)} }`,
].join('\n');
}
function renderRisk({ believed }) {
if (believed === undefined)
return '';
return `
[accept_risk]
# The benchmark runs in one process with the code under test. A change that prints a made-up score was believed:
${tomlComment(`${believed}.`)}
# A run begins only where a person accepts that:
# evaluator_in_process = true
`;
}
function renderProgram({ name, command, direction, languages, sources, selection }) {
const what = languages.length === 0 ? 'this project' : `this project (${languages.join(', ')})`;
const guards = selection.guards.map((guard) => `- \`${guard.command}\` must pass.\n`).join('');
const where = sources.length === 0 ? '' : `- Change files in ${codeList(sources)}.\n`;
const { objective } = selection;
const isLong = command.includes('\n') && objective?.measure.command === command;
const score = isLong ? `The score is ${objective.measure.what}` : `\`${command}\` prints the score`;
return `# ${name}

<!-- The prompt of every iteration begins with this text. Say what better means, and what the agent must not do. -->

## Goal

Improve ${what}. ${score}; ${direction === 'min' ? 'lower' : 'higher'} is better.

## Rules

- Try one idea at a time, in the smallest change that tests it.
${where}${guards}- Do not only make the score look better: no special cases for the benchmark, no skipped work.

## Hints

<!-- Known facts, earlier attempts, where to look first. -->
`;
}
function renameExperiment(config, name) {
const pattern = /^(\s*\[experiment\][^[]*?^\s*name\s*=\s*)("[^"\n]*"|'[^'\n]*')/m;
return config.replace(pattern, (_, before) => before + tomlText(name));
}
function codeList(texts) {
return texts.map((text) => `\`${text}\``).join(', ');
}
}),
10731:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gq: () => ( chooseForSlots),
iU: () => ( chooseAgentFor),
xe: () => ( tallyRecords)
});
var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14472);
var _certification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49780);
var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
function chooseAgentFor(request) {
const { names, plateau, records, decisions, base, iter } = request;
const next = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .r6)({ names, plateau, base, ...recordedOf(request), seed: seedOf(request, iter) });
return { ...next, of: names, plateau, after: { record: hashOf(records), decision: hashOf(decisions) } };
}
function chooseForSlots(slots, request) {
const { names, plateau, base, iter } = request;
const seeds = (slot) => seedOf(request, iter + slot);
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .Rk)(slots, { names, plateau, base, ...recordedOf(request), seedOf: seeds });
}
function tallyRecords(names, known) {
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .ph)(names, recordedOf(known));
}
function seedOf({ records, base }, iter) {
return `agents\n${records.at(-1)?.hash ?? base}\n${iter}`;
}
function hashOf(records) {
const hash = records.at(-1)?.hash;
return typeof hash === 'string' ? hash : null;
}
function recordedOf({ records, decisions }) {
const gone = new Set((0,_certification_js__WEBPACK_IMPORTED_MODULE_1__ .P)(records).flatMap(({ taken }) => taken));
const turns = records.map((record) => {
const { iter, commit, tree, usage, durations } = record;
const ms = Object.values(durations ?? {}).reduce((total, each) => total + each, 0);
return {
...{ iter, agent: agentNameOf(record), result: resultOf(record), isGone: gone.has(iter) },
...{ commit: commit ?? undefined, tree: tree ?? undefined },
...{ usd: usage?.usd ?? undefined, minutes: ms / MS_A_MINUTE },
};
});
return { turns, claims: decisions.flatMap((each) => (each.kind === 'claim' ? ((0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .vi)(each) ?? []) : [])) };
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
}),
78579:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( readWork),
p: () => ( isAtWork)
});
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68724);
function isAtWork({ lock }) {
return (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ .oZ)(lock);
}
function readWork(paths) {
const isRunning = isAtWork(paths);
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_0__ .W)(paths.activity) : [] };
}
}),
49780:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( findTakenOut),
q: () => ( findUncertified)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26970);
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
const runHeader = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt, raw[0]);
if (!runHeader.success || runHeader.data.kind !== 'genesis' || !runHeader.data.settings.certify.enabled)
return [];
const tested = readTested(raw);
const concluded = new Set([...tested.map(({ tree }) => tree), ...promotedTrees(raw)]);
const champions = new Set([runHeader.data.baseline_tree, runHeader.data.start_tree]);
const certified = new Set((0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ .j)(tested, runHeader.data.settings.certify.fdr));
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
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt, record);
const tree = treeOf.get(record.task);
if (!read.success || read.data.kind !== 'decision' || tree === undefined)
return [];
const { evidence } = read.data;
return evidence.kind === 'paired' ? [{ tree, log_e: evidence.log_e }] : [];
});
}
}),
761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( readableOf),
B5: () => ( lastClaim),
ZR: () => ( readChained),
iR: () => ( lookAtDecisions),
uY: () => ( readDecisions),
vi: () => ( asClaim)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62505);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98262);
var _kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10063);
function readChained(path) {
return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : Buffer.alloc(0));
}
function readableOf(parsed) {
return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
function readDecisions({ decisions }) {
return readableOf(readChained(decisions));
}
function lookAtDecisions({ decisions }, area) {
const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(decisions) : Buffer.alloc(0);
return (0,_kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_4__ .a)(bytes, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_3__ .BE)(area, decisions));
}
function asClaim(record) {
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt.safeParse(record);
return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
function lastClaim(records) {
return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}
}),
61319:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IN: () => ( foldRecords),
J1: () => ( LedgerFold),
lN: () => ( findBase)
});
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85364);
function foldRecords(records, direction) {
return stateOf((0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records), direction);
}
class LedgerFold {
#followed;
#direction;
constructor(records, direction) {
this.#followed = new _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .Zu(records);
this.#direction = direction;
}
state() {
return stateOf(this.#followed.now(), this.#direction);
}
}
function stateOf({ best, completed, noops, lastIter, lastAccepted }, direction) {
return {
best_score: best[direction]?.score ?? null,
best_iter: best[direction]?.iter ?? null,
iterations_completed: completed,
consecutive_noops: noops,
next_iter: lastIter + 1,
last_kept_commit: lastAccepted,
};
}
function findBase(records, state) {
const { namedBase, firstBase, isForeign } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records);
if (namedBase)
return namedBase;
const known = state?.base_commit === '' ? undefined : state?.base_commit;
if (isForeign && known !== undefined)
return known;
return firstBase ?? known;
}
}),
6782:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( findInFlight)
});
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96942);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
const STEPS_OF_NONE = ['Idle', 'Done'];
function findInFlight(paths, records) {
const { iters } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .un)(paths);
const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
const begun = new Set([...(0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .tU)(paths), ...(secrets === null ? [] : [secrets])]);
return [...begun].filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ .y)(iters, iter)).sort((one, other) => one - other);
}
}),
28803:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( readConfigForStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28810);
var _config_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23614);
var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
function readConfigForStatus(paths, { records, host }) {
try {
return { config: (0,_store_js__WEBPACK_IMPORTED_MODULE_4__ .Z9)(paths, host, 'ignored').config, problems: [] };
}
catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl))
throw error;
const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(paths.config, 'utf8') : '';
const written = /^\s*direction\s*=\s*["'](min|max)["']/m.exec(text)?.[1];
const direction = written === 'min' || written === 'max' ? written : guessDirection(records);
return { config: standIn(paths, { direction, host }), problems: error.problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yM) };
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
const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ .R)('config.toml', Buffer.from(text));
if ('problems' in decoded)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(decoded.problems);
const { now, utcOffset } = host;
const parsed = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_3__ .n)(decoded.document, { folder: name, now: now(), utcOffset, schedule: 'ignored' });
if ('problems' in parsed)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(parsed.problems);
return parsed.config;
}
}),
75265:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gp: () => ( pendingAgain),
mc: () => ( requireRejections),
uE: () => ( readRejection),
xz: () => ( describeRejection),
zV: () => ( readRejections)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85364);
var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74773);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
function readRejection(paths) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .z)(paths.rejected);
if (bytes === undefined)
return { rejection: undefined, problems: [] };
const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ .w)((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .pS)(paths, paths.rejected), bytes);
const checked = 'problems' in decoded ? decoded : (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .sw)(decoded.document, _record_js__WEBPACK_IMPORTED_MODULE_6__ .Hp);
if ('value' in checked)
return { rejection: checked.value, problems: [] };
const remedy = `Restore the file as reject wrote it. To give up what it lists: remove it, then autorize run ${paths.name}`;
return { rejection: undefined, problems: checked.problems.map((problem) => ({ ...problem, remedy })) };
}
function requireRejection(paths) {
const { rejection, problems } = readRejection(paths);
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(problems);
return rejection;
}
function requireRejections(paths, records) {
return withRecorded(requireRejection(paths), records);
}
function readRejections(paths, records) {
return withRecorded(readRejection(paths).rejection, records);
}
function withRecorded(first, records) {
const recorded = rejectionsIn(records).flatMap(({ record: { rejection } }) => (rejection ? [rejection] : []));
return first === undefined ? recorded : [first, ...recorded];
}
function rejectionsIn(records) {
return (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ .xS)(records).rejections.flatMap((place) => {
const record = records[place];
return record === undefined ? [] : [{ place, record }];
});
}
const UNJUDGED = ['aborted', 'killed', 'infra_error'];
function pendingEntries(rejection, records) {
const found = rejectionsIn(records).find(({ record }) => record.rejection === rejection);
const since = found === undefined ? 0 : found.place + 1;
const evaluated = new Set(records
.slice(since)
.flatMap(({ proposed_commit: commit, outcome }) => (UNJUDGED.includes(outcome) ? [] : [commit])));
return rejection.again.filter(({ commit }) => !evaluated.has(commit));
}
function pendingAgain(rejections, records) {
const pending = new Map();
for (const rejection of rejections) {
const { iter: rejected, by, reason } = rejection;
const isOfRun = rejectionsIn(records).some(({ record }) => record.rejection === rejection);
for (const { iter, commit } of pendingEntries(rejection, records)) {
const why = `judged again since ${by} rejected iteration ${rejected}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(reason, 200)}`;
if (!pending.has(commit))
pending.set(commit, { commit, iter, isOfRun, origin: `iteration ${iter}, ${why}` });
}
}
return [...pending.values()];
}
function describeRejection(rejection, records) {
const { iter, by, at, reason, again } = rejection;
const left = pendingEntries(rejection, records).length;
return `${by} rejected iteration ${iter} on ${at}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(reason, 200)}; ${left} of ${again.length} candidates are still to be judged again`;
}
}),
50344:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( readBranchState),
r: () => ( readEarlierClaim)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
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
const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .vi)(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
if (claim === undefined)
return undefined;
const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
return iter === undefined ? undefined : { iter, ...(0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(claim) };
}
function readBranchState(raw, ledger) {
const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
if (raw.length === 0 || branchHead === undefined)
return { kind: 'none' };
const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .B5)(raw);
const final = championOf(raw) ?? branchHead.tree;
if (claim !== undefined && claim.final === final) {
return { kind: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
}
const [runHeader] = raw;
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt.safeParse(runHeader);
if (!read.success || read.data.kind !== 'genesis')
return { kind: 'none' };
const { settings, unscored, baseline_tree: baseline } = read.data;
if (final === baseline && branchHead.reverts && branchHead.tree === baseline)
return { kind: 'withdrawn' };
const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
return { kind: isWanted ? 'unconfirmed' : 'none' };
}
}),
48283:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$S: () => ( findEndedRun),
T0: () => ( listArchived),
Zs: () => ( stampOf),
yY: () => ( readEndedRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
var _ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82698);
var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49780);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(761);
var _ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67761);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
function listArchived({ name, repository, folder }) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archive');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return [];
const places = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)
.sort()
.map((stamp) => ({ name, repository, ...(0,_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_7__ .nG)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stamp)) }));
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
const end = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_6__ .uY)(archived).findLast(({ kind }) => kind !== 'seed-reveal');
const change = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt.safeParse(end).data;
if (change?.kind !== 'config-change')
return undefined;
const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ .SC)(archived);
const merged = records.filter(({ outcome }) => outcome === 'merged');
const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_5__ .P)(records).flatMap(({ iter, taken }) => [iter, ...taken]));
return {
folder: archived.folder,
branch: (0,_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_4__ .f)(archived.name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(archived.folder)),
changes: change.changes,
what: (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(change.changes, 'objective.').join(', '),
kept: merged.filter(({ iter }) => !gone.has(iter)).length,
branchHead: merged.at(-1)?.commit ?? undefined,
};
}
function stampOf(time) {
return time.replaceAll(/[:.]/g, '-');
}
}),
70678:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A3: () => ( chooseSession),
Gq: () => ( chooseForSlots),
aI: () => ( checkChosenSessions),
o9: () => ( tallySessions)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14472);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74832);
var _decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47545);
var _own_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78205);
var _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47281);
function knownOf({ launch, entries, turns, evidence }) {
const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [each] : []));
const trees = evidence.flatMap((each) => (each.kind === 'candidate' ? [[each.id, each.tree]] : []));
return { launch, entries, turns, claims, treeOf: new Map(trees) };
}
function chooseSession(state, iteration) {
return (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? chooseBy(knownOf(state), iteration) : undefined;
}
function chooseBy(known, iteration) {
const { names, plateau } = settingsOf(known);
const { name, stage } = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .r6)({ ...requestOf(known), seed: seedOf(known, iteration) });
return { name, of: [...names], plateau, ...(stage === undefined ? {} : { stage }) };
}
function chooseForSlots(state, slots) {
if (!(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract))
return [];
const known = knownOf(state);
const next = known.entries.length;
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .Rk)(slots, { ...requestOf(known), seedOf: (slot) => seedOf(known, next + slot) });
}
function tallySessions(state) {
const known = knownOf(state);
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .ph)((0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? settingsOf(known).names : [], recordedOf(known));
}
function checkChosenSessions(state) {
const known = knownOf(state);
const issues = [];
let same = 0;
for (const [at, { chosen_agent: recorded, iteration }] of known.entries.entries()) {
const { chosen: begun, claims } = known.turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ .C;
if (recorded === undefined && begun === undefined)
continue;
const [entries, turns] = [known.entries.slice(0, at), known.turns.slice(0, at)];
const before = { ...known, entries, turns, claims: known.claims.slice(0, claims) };
const again = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? chooseBy(before, iteration) : undefined;
if (!isSame(recorded, begun)) {
issues.push(`iteration ${iteration} names ${describe(recorded)}; it was begun with ${describe(begun)}`);
}
else if (!isSame(recorded, again)) {
issues.push(`iteration ${iteration} names ${describe(recorded)}; the records before it lead to ${describe(again)}`);
}
else
same += 1;
}
return { issues, same };
}
function isSame(one, other) {
const plain = (chosen) => chosen && [chosen.name, chosen.of, chosen.plateau, chosen.stage ?? null];
return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
function describe(chosen) {
if (chosen === undefined)
return 'no agent';
const { name, of, plateau, stage = 0 } = chosen;
return `the agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(name)} of ${of.map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(each)).join(', ')} (plateau ${plateau}, stage ${stage})`;
}
function settingsOf({ launch: { contract } }) {
const { agents, stop } = contract;
return { names: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .et)(contract).map(({ name }) => name), plateau: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .K)({ iteration: stop, agents }) };
}
function requestOf(known) {
return { ...settingsOf(known), ...recordedOf(known), base: undefined };
}
function seedOf({ entries, launch }, iteration) {
return `agents\n${entries.at(-1)?.hash ?? launch.baseline_commit}\n${iteration}`;
}
function recordedOf({ entries, turns, claims, treeOf }) {
const surviving = new Set((0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ .yx)(entries));
const out = (0,_own_changes_js__WEBPACK_IMPORTED_MODULE_4__ .wD)(entries);
const recorded = entries.map((entry, at) => {
const { iteration: iter, chosen_agent: chosen, wave, decision, usage, comparison } = entry;
const ofSlot = wave?.agent;
const agent = chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
return {
...{
iter,
agent,
result: resultOf(entry),
isGone: out.has(iter) || (decision === 'keep' && !surviving.has(entry)),
},
...(decision === 'keep' && comparison !== undefined ? { tree: treeOf.get(comparison.record.task) } : {}),
...{ usd: usage?.usd, minutes: (turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ .C).ms / MS_A_MINUTE },
};
});
return { turns: recorded, claims };
}
const MS_A_MINUTE = 60_000;
function resultOf(entry) {
const { decision, candidate_status: status } = entry;
switch (decision) {
case 'keep':
return entry.reverts === undefined ? 'accepted' : 'reverting';
case 'discard':
return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ .KP)(entry) ? 'nothing' : 'rejected';
case 'ambiguous':
return 'rejected';
case 'error':
return status === null ? 'failed' : 'rejected';
case 'noop':
case 'abort':
return 'nothing';
case 'interrupted':
case 'baseline':
return 'ended';
default:
return decision;
}
}
}),
47545:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dh: () => ( checkIntent),
KP: () => ( isTakingBack),
u$: () => ( checkDecisions),
yx: () => ( survivingAcceptances)
});
var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12169);
var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1184);
var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52708);
function checkDecisions({ entries, turns, launch }) {
const { contract } = launch;
const issues = [];
const scores = new Map();
let kept = { commit: launch.baseline_commit, score: null };
for (const [index, entry] of entries.entries()) {
const { iteration } = entry;
if (iteration !== index)
issues.push(`iteration ${iteration} stands where ${index} comes next`);
const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
if (isBaseline && index > 0)
issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
if (!isBaseline && index === 0)
issues.push(`iteration ${iteration} comes first, without a baseline before it`);
if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
}
issues.push(...checkEntry(entry, { kept, contract }), ...checkSubmission(entry, turns[index]));
if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__ .oB)(entry))
scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
}
kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
}
return issues;
}
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
function isTakingBack({ decision, comparison }) {
return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
const { evaluator } = contract;
const { iteration, decision, evaluator: evaluation, comparison } = entry;
const issues = [];
if (entry.base_commit !== kept.commit) {
issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
}
if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__ .M0)(comparison, evaluator.direction)) {
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
function checkSubmission({ iteration, candidate_status: status, description }, turn) {
const submitted = turn?.submitted;
if (submitted === undefined || status === null)
return [];
const isSame = 'candidate' in submitted &&
submitted.candidate.status === status &&
submitted.candidate.description === description;
return isSame ? [] : [`iteration ${iteration} says another thing than what its session submitted`];
}
const WHOLE_CHARS = 16_000;
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
const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_2__ .Pn)(stdout);
return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
function decideAgain(comparison, evaluation, policy) {
const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__ .aR)(evaluation, policy);
if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
return verdict;
if (comparison === undefined)
return { decision: 'discard', reason: 'it was not compared' };
return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
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
}),
60355:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( missionHoldoutGap)
});
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24145);
var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95695);
function missionHoldoutGap({ evidence, launch, }) {
const { holdout, direction } = launch.contract.evaluator;
return holdout && (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .L)(evidence, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ ._l), direction);
}
}),
4460:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( testedChanges),
i: () => ( nearMissesOf)
});
var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
function testedChanges(entries) {
return entries.flatMap((entry) => {
const { iteration: iter, base_commit: on, comparison, recombines, reverts } = entry;
const standing = standingOf(entry);
if (standing === undefined || reverts !== undefined)
return [];
const evidence = comparison !== undefined && 'e' in comparison ? comparison.e : 1;
return [{ iter, on, standing, evidence, of: recombines ?? [] }];
});
}
function standingOf({ decision, candidate_commit: commit, comparison, conflicted, }) {
if (decision === 'keep')
return 'accepted';
if (decision === 'discard' && conflicted !== undefined)
return 'conflict';
if (decision !== 'discard' || commit === null || comparison === undefined)
return undefined;
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .z8)({ code: comparison.record.code, gain: comparison.effect }) ? 'near-miss' : 'rejected';
}
function nearMissesOf(entries) {
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .gE)(testedChanges(entries)).filter(({ standing }) => standing === 'near-miss');
}
}),
78205:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SA: () => ( iterationsByTest),
cC: () => ( effectsIn),
mv: () => ( checkOwnChanges),
wD: () => ( takenOut)
});
var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
var _near_misses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4460);
function effectsIn({ entries, evidence }) {
return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ .w)(evidence, { iterOf: iterationsByTest(entries), out: takenOut(entries) });
}
function iterationsByTest(entries) {
const tests = entries.flatMap(({ comparison, iteration }) => comparison === undefined ? [] : [[comparison.record.task, iteration]]);
return new Map(tests);
}
function takenOut(entries) {
const tests = new Set(entries.flatMap(({ decision, reverts }) => (decision === 'keep' ? (reverts?.taken ?? []) : [])));
return new Set(entries.flatMap(({ comparison, iteration }) => comparison !== undefined && tests.has(comparison.record.task) ? [iteration] : []));
}
function checkOwnChanges({ entries, evidence }) {
const reverted = new Map(evidence.flatMap((each) => (each.kind === 'candidate' && each.reverts ? [[each.id, each]] : [])));
return entries.flatMap((entry, at) => {
const { iteration, recombines = [], reverts, comparison } = entry;
const issues = recombines.length === 0 ? [] : findWrongParts(entry, entries.slice(0, at));
if (entry.conflicted !== undefined && (entry.decision !== 'discard' || entry.candidate_commit !== null)) {
issues.push(`iteration ${iteration} conflicted, and was judged all the same`);
}
const candidate = comparison && reverted.get(comparison.record.task);
const [recorded, decided] = [reverts, candidate].map((each) => each && [each.margin, each.tree]);
const [out, outDecided] = [reverts, candidate?.reverts].map((each) => each && [each.taken, each.stays]);
const isSame = JSON.stringify([recorded, out]) === JSON.stringify([decided, outDecided]);
return comparison === undefined || isSame
? issues
: [...issues, `iteration ${iteration} takes out something else than its decision says`];
});
}
function findWrongParts({ iteration, recombines = [] }, earlier) {
const before = (0,_near_misses_js__WEBPACK_IMPORTED_MODULE_1__ .F)(earlier);
return recombines.flatMap((part) => {
const of = before.find(({ iter }) => iter === part);
if (of === undefined)
return [`iteration ${iteration} recombines iteration ${part}, which tested no change before it`];
return of.standing === 'accepted' ? [`iteration ${iteration} recombines iteration ${part}, which is kept`] : [];
});
}
}),
7479:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Df: () => ( findForbiddenAcceptances),
EU: () => ( auditMission),
NJ: () => ( findForbidden),
jL: () => ( findForbiddenHere)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19510);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55523);
var _verification_sharing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71622);
var _decision_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47545);
var _launch_trust_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60540);
var _ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52708);
var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19570);
var _opening_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14178);
var _protection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27066);
var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73448);
var _verify_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56305);
async function auditMission(paths, host) {
const status = (0,_look_js__WEBPACK_IMPORTED_MODULE_7__ .Z)(paths);
const untrusted = await (0,_launch_trust_js__WEBPACK_IMPORTED_MODULE_5__ .jO)(paths, { state: status.state, host });
if (untrusted.length > 0)
return untrusted;
const { repository } = paths;
return (0,_verification_sharing_js__WEBPACK_IMPORTED_MODULE_3__ .R)({
repository,
findings: [...(await (0,_verify_js__WEBPACK_IMPORTED_MODULE_11__ .fi)(paths, status)), ...(0,_verify_js__WEBPACK_IMPORTED_MODULE_11__ .f5)(paths, status.state)],
findForbidden: (refs) => findForbidden(refs, { state: status.state, repository, host }),
});
}
async function findForbidden(refs, { state, ...user }) {
const begun = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__ .Ie)(state) ?? state;
const accepted = (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_4__ .yx)(begun.entries);
const isHere = await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_2__ .Q)(refs, begun.lastAcceptedCommit);
const held = isHere ? accepted : accepted.filter((entry) => state.entries.includes(entry));
return findForbiddenAcceptances(refs, { launch: begun.launch, keeps: held, ...user });
}
async function findForbiddenHere(refs, { state, ...user }) {
const { mission_dir: dir, mission_slug: slug } = state.launch;
const files = (0,_opening_js__WEBPACK_IMPORTED_MODULE_8__ .MX)(user.repository, dir);
if ('problems' in files || files.slug !== slug) {
return [
`no mission in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(dir, 200)} of this checkout says what the runs of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(slug, 200)} may change: check out a commit that has it`,
];
}
const { contract, mission, missionFile: mission_file, sandboxFile: sandbox_file } = files;
const launch = { ...state.launch, contract, mission, mission_file, sandbox_file };
return findForbidden(refs, { state: { ...state, launch }, ...user });
}
async function findForbiddenAcceptances(git, { launch, keeps, repository, host, }) {
if (keeps.length === 0)
return [];
const { boundaries } = launch.contract;
const { files } = await (0,_protection_js__WEBPACK_IMPORTED_MODULE_9__ .T)({ git }, launch);
const changes = [];
for (const { base_commit: from, kept_commit: kept } of keeps) {
const { stdout } = await git(['rev-list', '--end-of-options', kept, `^${from}`]);
const ids = stdout.toString().split('\n');
changes.push(...ids.flatMap((commit) => (commit === '' ? [] : [{ from, commit }])));
}
return (0,_engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_1__ .t)(git, changes, {
boundaries: { ...boundaries, deny_paths: [...boundaries.deny_paths, ..._store_js__WEBPACK_IMPORTED_MODULE_10__.RUNTIME_ARTIFACTS] },
...{ protectedFiles: files, protectKey: 'evaluator.protect' },
...{ repository, parentEnv: host.env },
});
}
}),
50109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FO: () => ( exitCodeOf),
Ph: () => ( decideStop),
Rd: () => ( agentBudget),
TL: () => ( stopAfter),
US: () => ( WHEN_HOLDOUT_SPENT),
gD: () => ( CANCELLED),
hC: () => ( decideAlert),
oX: () => ( findRecordedAlert),
wJ: () => ( decideEvidenceStop)
});
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89753);
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80109);
var _loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24851);
var _ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52708);
const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
function stopAfter({ what, ended }) {
if (ended === undefined)
return { status: 'stopped', reason: `${DONE[what]}; its sessions can be resumed` };
const { status, reason, spent, cause, until } = ended;
return {
...{ status, reason },
...(spent === true ? { isSpent: true } : {}),
...(cause === undefined ? {} : { cause }),
...(until === undefined ? {} : { until }),
};
}
const DONE = {
distil: 'interrupted before its accepted changes were left out',
accept: 'interrupted before a change was tested again',
};
const STOPS = {
max_iterations: { status: 'completed' },
errors: { status: 'failed' },
noops: { status: 'completed' },
time: { status: 'stopped', isSpent: true },
usd: { status: 'stopped', isSpent: true },
tokens: { status: 'stopped', isSpent: true },
};
const MAX_ALIKE = 3;
function decideStop(entries, limits) {
const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .J2)(new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_5__ .O(attempts), { ...others, usd: budgetUsd, tokens: undefined });
if (reached?.kind === 'errors')
return { ...STOPS.errors, reason: reached.reason };
const agents = agentAttemptsOf(entries.slice(resumed));
const unable = agents.findUnable(MAX_ALIKE);
if (unable !== undefined) {
const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .gb)(unable, agentAttemptsOf(entries));
return { status: 'stopped', cause, ...why };
}
if (reached === undefined)
return undefined;
const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
const stop = { ...STOPS[reached.kind], reason };
if (!agents.hasNeverWorked)
return stop;
const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.newest?.reason}` };
return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
return new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .Ut((0,_ledger_js__WEBPACK_IMPORTED_MODULE_7__ .xK)(entries)
.filter(({ kind }) => kind === 'iteration')
.map(agentAttemptOf));
}
function agentAttemptOf(entry) {
const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
const isSilent = decision === 'error' && handedOver === null;
const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .B1)(reason);
const isBrokenOff = decision === 'interrupted';
const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .Qy)(usage);
return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
function exitCodeOf(stop, last) {
if (stop.status === 'failed' || last?.decision === 'abort')
return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.no;
return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes;
}
function agentBudget({ launch, limits, entries }) {
const earlier = limits?.entries ?? 0;
const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
return {
usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ .BI)(limits?.usd, launch.contract.budget?.usd),
spent: costs.reduce((sum, each) => sum + each, 0),
};
}
function attemptOf(entry, { isEarlier }) {
const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
const isCounted = kind === 'iteration';
const streak = (what) => {
if (!isCounted || reported !== undefined)
return 'stays';
return decision === what ? 'grows' : 'ends';
};
const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ .Im)(entry.agent_failure))
return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
function decideAlert({ session }) {
const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .Kw)(session, REMEDY);
return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
function findRecordedAlert({ status, evidence }) {
if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
return undefined;
const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ .u)({ records: evidence }).state?.session;
return session === undefined ? undefined : decideAlert({ session })?.reason;
}
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
function decideEvidenceStop(decisionLog) {
const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
return spent === undefined ? undefined : { status: 'completed', reason: spent };
}
})
};

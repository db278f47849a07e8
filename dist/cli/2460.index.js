export const id = 2460;
export const ids = [2460];
export const modules = {
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
38509:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( bringTrees)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25367);
var _candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40738);
async function bringTrees(store, { commit, base, pack }, repository) {
const before = base === undefined ? undefined : (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .Sy)(store, { repository, commit: base })).tree;
const unpacked = pack === undefined ? undefined : await (0,_candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ .MS)(store, pack);
if (unpacked?.kind === 'refused')
return { refused: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(pack ?? '')} is refused: ${unpacked.why}` };
if (unpacked?.kind === 'taken') {
const treeOf = (name) => (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
const text = (await store.git(['cat-file', 'commit', '--end-of-options', commit])).stdout.toString();
const message = text.slice(text.indexOf('\n\n') + 2);
return { from: before ?? (await treeOf(`${commit}^1`)), to: await treeOf(commit), message };
}
const from = before ?? (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .Sy)(store, { repository, commit: `${commit}^1` })).tree;
const { tree: to, message } = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .Sy)(store, { repository, commit });
return { from, to, message };
}
}),
94665:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( workPatiently)
});
var duration = __webpack_require__(15902);
;
const LOOK_MS = 15_000;
async function waitUntil(untilMs, { host, signal }) {
for (;;) {
if (signal.aborted)
return 'aborted';
const leftMs = untilMs - host.now().getTime();
if (leftMs <= 0)
return 'over';
await pause(Math.min(leftMs, LOOK_MS), signal);
}
}
function pause(ms, signal) {
return new Promise((resolve) => {
const end = () => {
clearTimeout(timer);
signal.removeEventListener('abort', end);
resolve();
};
const timer = setTimeout(end, ms);
signal.addEventListener('abort', end);
});
}
var agent_failure = __webpack_require__(54463);
var model_wait = __webpack_require__(50724);
var agent_usage = __webpack_require__(32146);
;
async function workPatiently(patience) {
const { host, signal, maxWait, timeLeftMs, isSpent, takeSession, onWait, onWaited } = patience;
const sinceMs = host.now().getTime();
const maxWaitMs = maxWait === undefined ? undefined : (0,duration .E9)(maxWait);
let earlier;
for (let waits = 0;; waits += 1) {
const ended = await takeSession();
const { turn, failure, usage } = ended;
if (failure === undefined)
return { kind: 'over', turn, earlier };
const giveUp = (why, reason, remedy) => ({ kind: 'gave-up', why, reason, failure: (0,agent_failure .Br)(failure, remedy), turn, earlier });
const nowMs = host.now().getTime();
const wait = (0,model_wait .yA)({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs: timeLeftMs() });
if (wait.kind === 'too-long') {
if (failure.kind === 'rate-limit')
return giveUp('limit', wait.reason);
return giveUp('outage', wait.reason, 'Run again later, or raise agent.max_wait');
}
const usd = (earlier?.usd ?? 0) + (usage?.usd ?? 0);
if (isSpent(usd))
return giveUp('spent', `${wait.cause}; budget.usd is spent before`);
onWait({ until: new Date(wait.untilMs).toISOString(), cause: wait.cause }, { ...ended, count: waits + 1 });
const end = await waitUntil(wait.untilMs, { host, signal });
onWaited();
if (end === 'aborted')
return giveUp('interrupted', 'interrupted by the operator while it waited for the model');
earlier = earlier === undefined ? usage : (0,agent_usage .vk)(earlier, usage);
}
}
}),
42461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( slotVariable),
x: () => ( describePart)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function describePart({ slot, slots, focus }) {
const others = `You are number ${slot} of ${slots} agents (counted from 0) that start from the same files at the same time, each alone. Your part: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(focus.replaceAll(/\s+/g, ' ').trim(), 2000)}`;
return [others, 'Look there first; if there is nothing, take what you find.'].join('\n');
}
function slotVariable(slot) {
return slot === undefined ? {} : { AUTORIZE_SLOT: String(slot.slot) };
}
}),
28115:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( openAgentWorkspace)
});
var _kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45237);
var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7568);
var _workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56711);
var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54725);
var _workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93391);
async function openAgentWorkspace(privateArea, request) {
const layers = request.isKept === true ? undefined : (0,_workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .Y)(privateArea);
if (layers === undefined)
return openPlain(privateArea, request);
request.onSetup?.();
const ready = await prepareFor(privateArea, request);
if ('kind' in ready)
return ready;
const { prepared, timings } = ready;
const layered = await (0,_workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .a)(privateArea, layers, { ...request, prepared });
if (layered === 'cancelled')
return { kind: 'aborted', timings };
const opened = await setUpLayered(privateArea, request, layered);
if (opened.kind !== 'opened')
await layered[Symbol.asyncDispose]();
return { ...opened, timings };
}
async function prepareFor(privateArea, { step, commit, protectedFiles, checkout, signal }) {
if (step === undefined)
return { prepared: undefined, timings: {} };
const made = await (0,_workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ .N)(privateArea, { step, tree: commit, protectedFiles, checkout, signal });
return made.kind === 'prepared' ? { prepared: made.prepared, timings: made.timings } : made;
}
function endOf(end) {
return end === 'aborted' ? { kind: 'aborted' } : { kind: 'failed', reason: end.failed };
}
async function setUpLayered(privateArea, { setUp, limits, signal, commit, workspace: { indexFile } }, environment) {
const bounds = { limits, signal };
const { folder } = environment;
const take = () => environment.capture(bounds);
if (setUp === undefined)
return { kind: 'opened', workspace: { environment, folder, take } };
const end = await setUp(environment);
if (end !== 'done')
return endOf(end);
const before = await environment.captureBefore(bounds);
if (before.kind === 'cancelled')
return { kind: 'aborted' };
if (before.kind !== 'captured')
return { kind: 'failed', reason: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .zv)(before) };
const from = before.tree;
const takeOwn = async () => {
const captured = await take();
if (captured.kind !== 'captured')
return captured;
const request = { indexFile: `${indexFile}.transplant`, from, to: captured.tree, onto: commit };
return { kind: 'captured', tree: await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .sK)(privateArea.store, request) };
};
return { kind: 'opened', workspace: { environment, folder, take: takeOwn } };
}
async function openPlain(privateArea, request) {
const { step, setUp, workspace, commit, limits, signal, onSetup } = request;
if ((await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .t0)(privateArea, request)) === 'cancelled')
return { kind: 'aborted', timings: {} };
onSetup?.();
const capturing = { workspace, commit, limits, signal };
const open = (environment, before) => ({
kind: 'opened',
workspace: {
environment,
folder: workspace.folder,
take: () => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ ._Z)(privateArea, { ...capturing, before }),
},
});
if (step === undefined && setUp === undefined)
return { ...open(_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm), timings: {} };
(0,_kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_0__ .YV)(workspace);
const { environment, timings, end } = await setUpPlain(privateArea, request);
if (end !== 'done')
return { ...endOf(end), timings };
const captured = await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .a1)(privateArea, capturing);
if (captured.kind === 'captured')
return { ...open(environment, captured.before), timings };
await environment[Symbol.asyncDispose]();
if (captured.kind === 'cancelled')
return { kind: 'aborted', timings };
return { kind: 'failed', reason: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .zv)(captured), timings };
}
async function setUpPlain(privateArea, { step, setUp, commit, protectedFiles, checkout, signal, workspace: { folder } }) {
if (step === undefined) {
return { environment: _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm, timings: {}, end: (await setUp?.(_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm)) ?? 'done' };
}
const request = { step, tree: commit, protectedFiles, checkout, signal };
const attached = await (0,_workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ .M)(folder, privateArea, request);
const { timings } = attached;
if (attached.kind === 'attached')
return { environment: attached.environment, timings, end: 'done' };
const end = attached.kind === 'aborted' ? attached.kind : { failed: attached.reason };
return { environment: _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm, timings, end };
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
function describeTime({ ms, wasThere }) {
if (wasThere === true)
return ' was not run: an earlier run prepared it';
return ms === undefined ? '' : ` worked in ${shownTime(ms)}`;
}
function describeSelection(selection) {
const { setup, build, guards, objective } = selection;
const steps = [
...(setup === undefined ? [] : [{ what: 'setup', ...setup }]),
...(build === undefined ? [] : [{ what: 'build', ...build }]),
...guards.map((guard) => ({ what: 'guard', ...guard })),
];
const worked = steps.map(({ what, command, ...step }) => `${what} ${shownCommand(command)}${describeTime(step)}`);
const roles = ['setup', 'build', 'guard', 'objective'];
const left = guards.flatMap(({ without = [] }) => (without.length === 0 ? [] : [describeWithout(without)]));
const failed = roles.flatMap((role) => selection.failures
.filter((each) => each.role === role)
.map(({ command, reason }) => `${role} ${shownCommand(command)} did not work: ${reason}`));
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
var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21101);
var _opening_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14178);
var _protection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27066);
var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89855);
var _verify_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56305);
async function auditMission(paths, host) {
const status = (0,_look_js__WEBPACK_IMPORTED_MODULE_7__ .$L)(paths);
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
13373:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D7: () => ( removeRecorded),
_h: () => ( lostUsage),
ds: () => ( describeUnfinished)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6478);
var _engine_agent_lost_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80741);
var _engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30350);
var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89855);
function describeUnfinished(paths, state) {
const { entries, iteration, open } = state;
const usage = open === undefined ? undefined : lostUsage(paths, state);
if (usage === undefined)
return undefined;
return (0,_engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_3__ .eh)({ after: entries.at(-1)?.hash ?? '', attempts: new Map([[iteration, usage]]) });
}
function removeRecorded({ folder }) {
(0,_engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_3__ .E1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_1__ .B));
}
function lostUsage(paths, { entries, iteration }) {
const here = (0,_engine_agent_lost_usage_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,_store_js__WEBPACK_IMPORTED_MODULE_4__.iterationFolder)(paths, iteration));
if (here !== undefined)
return here;
const recorded = {
hasRecord: (hash) => entries.some((entry) => entry.hash === hash),
hasAttempt: (attempt) => entries.some((entry) => entry.iteration === attempt),
last: entries.reduce((last, entry) => Math.max(last, entry.iteration), 0),
};
return (0,_engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_3__ .ML)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(paths.folder, _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_1__ .B), recorded).get(iteration);
}
})
};

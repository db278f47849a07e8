export const id = 5987;
export const ids = [5987];
export const modules = {
46806:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( splitShellWords)
});
const ESCAPED = '"\\$`\n';
function splitShellWords(line) {
const words = [];
let word;
let quote = '';
for (let at = 0; at < line.length; at += 1) {
const char = line.charAt(at);
const next = line.charAt(at + 1);
if (char === quote)
quote = '';
else if (quote === '' && (char === '"' || char === "'")) {
quote = char;
word ??= '';
}
else if (char === '\\' && (quote === '' || (quote === '"' && ESCAPED.includes(next)))) {
if (next === '')
return undefined;
if (next !== '\n')
word = (word ?? '') + next;
at += 1;
}
else if (quote === '' && /\s/.test(char)) {
if (word !== undefined)
words.push(word);
word = undefined;
}
else
word = (word ?? '') + char;
}
if (quote !== '')
return undefined;
return word === undefined ? words : [...words, word];
}
}),
590:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gy: () => ( describeRoot),
Hf: () => ( describeLogin),
P7: () => ( describeAgent),
QC: () => ( isShownAsRoot),
Rx: () => ( describeKey),
lI: () => ( requireAgent)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24859);
var _engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30226);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7535);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63836);
var _engine_environment_command_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27333);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22989);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55523);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39058);
var _kernel_sandbox_command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19189);
var _key_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3500);
var _program_checks_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(177);
async function requireAgent(request) {
const checks = [await describeAgent({ ...request, base: undefined }), ...describeRoot(request)];
const { agent, parentEnv, level } = request;
(0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_2__ .Xx)(agent, { parentEnv, level: { kind: level } });
const problem = checks.find(({ verdict }) => verdict === 'problem');
if (problem?.remedy === undefined)
return;
const { detail, remedy } = problem;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message: `the agent cannot be run: ${detail}`, remedy });
}
async function describeAgent(request) {
const { agent, path, env, parentEnv } = request;
const program = await describeProgram(request);
const home = env.HOME === undefined ? parentEnv.HOME : undefined;
const [missing] = program.verdict === 'ok' ? (0,_program_checks_js__WEBPACK_IMPORTED_MODULE_12__ .y7)(agent.command ?? '', home) : [];
if (missing === undefined)
return program;
const key = (0,_key_values_js__WEBPACK_IMPORTED_MODULE_11__ .k)([...path, 'command']);
const remedy = `Correct ${key}, or create the file.`;
return { id: 'agent', title: 'agent', verdict: 'problem', detail: (0,_program_checks_js__WEBPACK_IMPORTED_MODULE_12__ .Bd)(missing, key), remedy };
}
async function describeProgram({ agent, path, env, parentEnv, refs, base }) {
const check = { id: 'agent', title: 'agent' };
const key = (0,_key_values_js__WEBPACK_IMPORTED_MODULE_11__ .k)([...path, 'command']);
const word = agent.command === undefined && agent.preset !== undefined
? { kind: 'program', name: _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_5__ .fG[agent.preset].program }
: (0,_engine_environment_command_names_js__WEBPACK_IMPORTED_MODULE_6__ .Iq)(agent.command ?? '');
switch (word.kind) {
case 'shell':
return { ...check, verdict: 'ok', detail: `begins with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(word.word)}, which the shell runs itself` };
case 'path': {
const isThere = word.path.startsWith('/')
? (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_9__ .Vd)(word.path)
: base === undefined || (await isInCommit(refs, base, word.path));
if (isThere)
return { ...check, verdict: 'ok', detail: word.path };
const where = word.path.startsWith('/') ? 'no file that can be run' : 'not in the base commit';
const remedy = `Fix ${key}; a relative path starts at the root of the repository.`;
return { ...check, verdict: 'problem', detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(word.path, 200)} is ${where}`, remedy };
}
case 'program': {
const program = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_9__ .aY)(word.name, env.PATH ?? parentEnv.PATH ?? '');
if (program !== undefined)
return { ...check, verdict: 'ok', detail: program };
const remedy = `Install it, or correct ${key} or PATH.`;
return { ...check, verdict: 'problem', detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(word.name)} is not on PATH`, remedy };
}
default:
return word;
}
}
function isInCommit(refs, commit, path) {
return (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_8__ .Z)(refs, [`${commit}:${path.replace(/^(\.\/)+/, '')}`]);
}
function describeKey({ agent, path, env }, parentEnv) {
if (agent.preset === undefined || agent.command !== undefined || agent.login === true)
return [];
const { keys } = _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_5__ .fG[agent.preset];
const key = keys.find((name) => (env[name] ?? '') !== '');
const check = { id: 'agent-key', title: "agent's key" };
if (key !== undefined)
return [{ ...check, verdict: 'ok', detail: `${key} is given` }];
const way = (0,_engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_3__ .SF)(agent, env);
if (way.kind === 'gateway') {
return [{ ...check, verdict: 'ok', detail: `the gateway has what ${way.route.upstream.address} needs` }];
}
const detail = `${(0,_key_values_js__WEBPACK_IMPORTED_MODULE_11__ .k)([...path, 'env'])} sets no key for ${agent.preset} (${keys.join(' or ')}), and agents cannot use the login in your HOME`;
const [first = ''] = keys;
const remedyFor = (name) => `Set ${(0,_key_values_js__WEBPACK_IMPORTED_MODULE_11__ .k)([...path, 'env', name])} = "$${name}".`;
const here = keys.find((name) => (parentEnv[name] ?? '') !== '' && !(0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_7__ .Cm)(name));
if (here === undefined)
return [{ ...check, verdict: 'warning', detail, remedy: remedyFor(first) }];
const fix = [{ kind: 'set', path: [...path, 'env', here], value: `$${here}` }];
return [{ ...check, verdict: 'warning', detail, remedy: remedyFor(here), fix }];
}
function describeLogin({ agent }, place) {
const access = (0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_2__ .Xx)(agent, place);
if (access?.expiresAtMs === undefined)
return 'there, and its token has no end';
const at = new Date(access.expiresAtMs).toISOString();
return (0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_2__ .hY)(access) ? `its token ended at ${at}; a run lets the CLI renew it` : `its token is good until ${at}`;
}
function describeRoot({ agent, path, env, level, isRoot }) {
const mark = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_4__ .kH)(agent);
if (mark === undefined || !isRoot || level === 'bubblewrap' || (env[mark] ?? '') !== '')
return [];
const detail = `${agent.preset} refuses to work as root without a sandbox, and bubblewrap is not in force`;
const key = (0,_key_values_js__WEBPACK_IMPORTED_MODULE_11__ .k)([...path, 'env', mark]);
const remedy = `Use bubblewrap, or another user; or, in a container that is for this alone, set ${key} = "1".`;
return [{ id: 'agent-root', verdict: 'problem', title: 'agent as root', detail, remedy }];
}
function isShownAsRoot(level) {
return process.getuid?.() === 0 && (0,_kernel_sandbox_command_js__WEBPACK_IMPORTED_MODULE_10__ .np)(level);
}
}),
51565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J$: () => ( tryEcho),
kD: () => ( tryDeletion),
y5: () => ( tryNegativeControl)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77628);
var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38997);
var _engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74964);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
async function tryEcho(subject, forge) {
const scripts = await listOpen(subject);
if (scripts.length === 0)
return { kind: 'untried', why: 'there is no script that an agent may change' };
const forged = await forge();
if (forged === undefined)
return { kind: 'untried', why: 'what objective.parse takes cannot be made up from its output' };
const tree = await (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ .hO)(subject.privateArea, scripts, forged.output);
const scored = await subject.judge({ tree, prefix: 'echo-', of: 'claimed score', seed: 1 });
const count = scripts.length;
switch (scored.kind) {
case 'aborted':
return scored;
case 'scored':
if (scored.score === forged.claim)
return { kind: 'believed', claim: forged.claim, scripts: count };
return { kind: 'withstood', how: `the score is ${scored.score}`, scripts: count };
case 'failed':
case 'infra':
return { kind: 'withstood', how: scored.reason, scripts: count };
default:
return scored;
}
}
const TESTS = /(^|\/)(tests?|specs?|__tests__)\/|(\.|_|-)(test|spec)\.\w+$/;
async function tryDeletion(subject, base, apartFrom) {
const tests = await listOpen(subject, (path) => TESTS.test(path));
if (tests.length === 0)
return { kind: 'untried' };
const { folder, store } = subject.privateArea;
const { gitDir, home, base: commit } = store;
const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'deletion.index') });
await index(['read-tree', '--end-of-options', commit]);
const lines = tests.flatMap(({ path, id }) => [
Buffer.from(`0 ${'0'.repeat(id.length)}\t`),
(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .O0)(path),
Buffer.alloc(1),
]);
await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
const tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .JG)(index, ['write-tree']);
const scored = await subject.judge({ tree, prefix: 'deletion-', of: 'deleted tests' });
if (scored.kind === 'aborted')
return scored;
const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
return { kind: isPassed ? 'passed' : 'withstood', tests: tests.length };
}
async function tryNegativeControl(subject, { scores: base, settings }) {
const { store } = subject.privateArea;
const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__ .q)(subject);
const incumbent = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
const named = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .kt, arm: 'candidate', tree, stage: 'canary' };
const runs = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
const { sign } = subject;
const evaluated = { base: base.map(({ score }) => score), sign, isCurrentBest: tree === incumbent };
for (const scores = [];;) {
const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .CB)({ runs, incumbent, ...settings });
const outcome = (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .nZ)((0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .SP)({ ...evaluated, scores }), isRefused);
if (outcome !== undefined)
return { kind: 'concluded', ...outcome };
const asks = scores.length === 0 ? 'whole' : 'score';
const prefix = `broken-${scores.length + 1}-`;
const scored = await subject.judge({ tree, prefix, of: 'negative control', asks });
if (scored.kind === 'aborted')
return { kind: 'aborted' };
if (scored.kind === 'infra')
return { kind: 'infra', reason: scored.reason };
scores.push(scored.kind === 'scored' ? scored.score : null);
runs.push({ ...named, metrics: scored.kind === 'scored' ? (scored.metrics ?? null) : null });
}
}
function listOpen({ privateArea: { store }, rules }, isWanted) {
const isOpen = (script) => (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ .jO)(rules, script);
return (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ ._E)(store, { isOpen, ...(isWanted === undefined ? {} : { isWanted }) });
}
}),
83785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AR: () => ( costsOf),
VM: () => ( nameOfTiming),
eB: () => ( renderSeconds),
u8: () => ( shownStep),
zk: () => ( renderEvaluation)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _base_median_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50748);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
const SHOWN_STEPS = {
'judge-setup': 'setup',
'judge-teardown': 'teardown',
score: 'evaluator',
};
function shownStep({ name, title }) {
return SHOWN_STEPS[name] ?? title;
}
const REST = 'checkouts';
const BUILD = 'build';
function costsOf(evaluations, { keptBuildMs } = {}) {
const [first] = evaluations;
if (first === undefined)
return [];
const later = evaluations.length > 1 ? evaluations.slice(1) : evaluations;
const warm = (pick) => (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__ .JZ)(later.map(pick)) ?? 0;
const steps = Object.keys(first.timings).map((key) => ({
step: nameOfTiming(key),
coldMs: first.timings[key] ?? 0,
warmMs: warm(({ timings }) => timings[key] ?? 0),
}));
const restOf = ({ tookMs, timings }) => Math.max(0, tookMs - Object.values(timings).reduce((sum, ms) => sum + ms, 0));
const isBuilt = keptBuildMs === undefined || steps.some(({ step }) => step === BUILD);
const kept = isBuilt ? [] : [{ step: BUILD, coldMs: keptBuildMs, warmMs: 0, isKept: true }];
return [...kept, ...steps, { step: REST, coldMs: Math.round(restOf(first)), warmMs: Math.round(warm(restOf)) }];
}
function nameOfTiming(key) {
const name = key.replace(/_ms$/, '');
const guard = /^guard-(.*)$/s.exec(name)?.[1];
return guard === undefined ? shownStep({ name, title: name }) : `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(guard)}`;
}
function renderCosts(costs) {
return costs.map(renderCost).join('; ');
}
const NOTABLE_SHARE = 1.5;
const NOTABLE_MS = 500;
function renderCost({ step, coldMs, warmMs, isKept }) {
if (isKept === true)
return `${step} 0.0 s, kept from an earlier run, where it took ${renderSeconds(coldMs)}`;
const isNotable = coldMs > warmMs * NOTABLE_SHARE && coldMs - warmMs > NOTABLE_MS;
const took = isNotable ? `${renderSeconds(coldMs)}, then ${renderSeconds(warmMs)}` : renderSeconds(warmMs);
return `${step} ${took}`;
}
function renderSeconds(ms) {
if (ms >= 100_000)
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / 1000) * 1000);
return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
function renderEvaluation({ evaluationMs, costs, isPrepared }) {
const parts = `${isPrepared ? 'setup 0.0 s, prepared before; ' : ''}${renderCosts(costs)}`;
return `an evaluation takes ${renderSeconds(evaluationMs)} (${parts})`;
}
}),
62534:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( FINDINGS)
});
const FINDINGS = {
git: 'refused',
repository: 'refused',
config: 'refused',
head: 'refused',
'work-tree': 'refused',
base: 'refused',
'base-behind': 'reported',
branch: 'refused',
rules: 'reported',
archiving: 'reported',
decisions: 'refused',
ledger: 'refused',
holdout: 'refused',
'agent-env': 'refused',
agent: 'refused',
'agent-key': 'reported',
'agent-call': 'refused',
'agent-login': 'refused',
'agent-root': 'refused',
tracing: 'reported',
resources: 'refused',
sandbox: 'refused',
programs: 'refused',
places: 'reported',
credentials: 'reported',
lock: 'refused',
'private-area': 'refused',
disk: 'low_disk',
running: 'reported',
protection: 'reported',
evaluator: 'refused',
'base-guard': 'base_guard',
setup: 'reported',
time: 'reported',
timeouts: 'reported',
noop: 'reported',
echo: 'evaluator_in_process',
deletion: 'reported',
'guard-tests': 'unprotected_tests',
emptied: 'reported',
planted: 'planted_files',
later: 'reported',
links: 'unprotected_links',
broken: 'refused',
};
}),
53655:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$z: () => ( describeEcho),
CQ: () => ( describeNegativeControl),
CW: () => ( describePlanted),
Db: () => ( describeLinks),
G: () => ( describeEmptied),
MW: () => ( describeDeletion)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77628);
var _engine_acceptance_evaluator_trust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12609);
var _engine_evaluation_open_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99804);
var _engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69332);
var _key_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3500);
function describeDeletion(deletion, protect) {
const check = { id: 'deletion', title: 'deleted tests' };
switch (deletion.kind) {
case 'untried':
return [];
case 'passed': {
const detail = `a change that deletes ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(deletion.tests, 'test file')} scores as if nothing had happened`;
const remedy = `Protect the tests (${protect}), and run them as a guard where they are what counts.`;
return [{ ...check, verdict: 'warning', detail, remedy }];
}
case 'withstood':
return [
{
...check,
verdict: 'ok',
detail: `a change that deletes ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(deletion.tests, 'test file')} does not pass`,
},
];
case 'aborted':
return [{ ...check, verdict: 'warning', detail: 'interrupted before it was tried' }];
default:
return deletion;
}
}
function describeEmptied(emptied, key) {
const check = { id: 'emptied', title: 'emptied tests' };
switch (emptied.kind) {
case 'untried':
return [];
case 'denied': {
const detail = `a change that empties one of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(emptied.tests.length, 'test file')} is denied (${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(emptied.tests)})`;
return [{ ...check, verdict: 'ok', detail }];
}
case 'open': {
const { paths, inputs, isPassed, globs } = emptied;
const used = [...inputs.tests, ...inputs.deciding];
const how = isPassed ? ', and a candidate that empties all of them passes' : '';
const rest = paths.filter((path) => !used.includes(path));
const checks = used.length === 0
? []
: [{ ...describeOpenInputs(inputs, key, rest.length === 0 ? how : ''), ...protectFix(key, globs.inputs) }];
if (rest.length === 0)
return checks;
const detail = `a change may empty ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(rest.length, 'test file')} (${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(rest)})${how}`;
return [
...checks,
{
...{ ...check, verdict: 'warning', detail, remedy: `Add to ${(0,_key_values_js__WEBPACK_IMPORTED_MODULE_5__ .k)(key.path)}: ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(rest)}.` },
...protectFix(key, globs.others),
},
];
}
case 'aborted':
return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
default:
return emptied;
}
}
function protectFix({ path, isWritten, globs }, added) {
if (added.length === 0)
return {};
const values = isWritten ? added : [...globs, ...added];
return { fix: [{ kind: 'append', path, values }] };
}
function describeOpenInputs(inputs, { path }, how) {
const { found, remedy } = (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .us)(inputs, (0,_key_values_js__WEBPACK_IMPORTED_MODULE_5__ .k)(path));
return {
id: 'guard-tests',
verdict: 'problem',
title: 'tests and scripts of guards',
detail: `${found}${how}`,
remedy,
};
}
const PLANTED_REMEDY = 'Take these paths off boundaries.permit; protect those that it does not name.';
function describePlanted(planted) {
const check = { id: 'planted', title: 'planted files' };
switch (planted.kind) {
case 'untried':
return [];
case 'denied': {
const detail = `a change that adds one of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(planted.paths.length, 'file')} which would be loaded instead of the evaluator's is denied (${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(planted.paths)})`;
return [{ ...check, verdict: 'ok', detail }];
}
case 'without effect': {
const detail = `a change may add ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(planted.paths)}, which boundaries.permit names, without effect on the score`;
return [{ ...check, verdict: 'ok', detail }];
}
case 'believed': {
const detail = `the evaluator loads ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(planted.paths)} of a change instead of its own: the score is ${planted.claim}`;
return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
}
case 'untestable': {
const detail = `a change may add ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(planted.paths)}, which the evaluator would load instead of its own files`;
return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
}
case 'aborted':
return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
default:
return planted;
}
}
function describeLinks(links, protect) {
if (links.length === 0)
return [];
const { found, remedy } = (0,_engine_evaluation_open_links_js__WEBPACK_IMPORTED_MODULE_3__ .n)(links, protect);
return [{ id: 'links', verdict: 'problem', title: 'protected links', detail: found, remedy }];
}
function describeEcho(echo, protect) {
const check = { id: 'echo', title: 'claimed score' };
switch (echo.kind) {
case 'believed':
return {
...check,
verdict: 'problem',
detail: (0,_engine_acceptance_evaluator_trust_js__WEBPACK_IMPORTED_MODULE_2__ .sz)(echo),
remedy: (0,_engine_acceptance_evaluator_trust_js__WEBPACK_IMPORTED_MODULE_2__ .tS)(protect),
};
case 'withstood':
return {
...check,
verdict: 'ok',
detail: `is not believed (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(echo.scripts, 'script')} printed one and ended): ${echo.how}`,
};
case 'untried':
return { ...check, verdict: 'ok', detail: `not tried: ${echo.why}` };
case 'aborted':
return { ...check, verdict: 'warning', detail: 'interrupted before it was tried' };
default:
return echo;
}
}
function describeNegativeControl(broken, action) {
const check = { id: 'broken', title: 'negative control' };
switch (broken.kind) {
case 'untried':
return [];
case 'concluded': {
if (broken.passed) {
const detail = broken.remark ?? 'a tree with only the protected files fails, as it must';
return [{ ...check, verdict: broken.remark === null ? 'ok' : 'warning', detail }];
}
const isStop = action === 'stop';
const detail = `${broken.remark}${isStop ? '; it ends a run' : ''}`;
return [{ ...check, verdict: isStop ? 'problem' : 'warning', detail, remedy: `${_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ .l2}.` }];
}
case 'infra':
return [{ ...check, verdict: 'warning', detail: `could not be tried: ${broken.reason}` }];
case 'aborted':
return [{ ...check, verdict: 'warning', detail: 'interrupted before it was tried' }];
default:
return broken;
}
}
}),
53955:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gj: () => ( tryPlanted),
dj: () => ( findOpenTests),
jG: () => ( findUntried),
mG: () => ( findPlants),
wi: () => ( tryEmptied)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13310);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
var _engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66662);
var _engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(144);
var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38997);
var _engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69332);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25367);
var _plant_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44538);
async function findOpenTests(subject) {
const { commands, rules } = subject;
const { store } = subject.privateArea;
const guards = commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
const repository = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_7__ .d$)(store);
const deciding = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_7__ .$n)(store, repository, commands);
const tests = new Set([...(0,_engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_4__ .jL)(repository), ...(await findNamed(subject, guards)), ...deciding]);
if (tests.size === 0)
return { kind: 'untried' };
const isOpen = (script) => (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ .jO)(rules, script);
const inputs = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_7__ .Pw)(store, { commands, isOpen });
const open = await (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ ._E)(store, { isOpen, isWanted: (path) => tests.has(path) });
if (open.length === 0 && inputs.tests.length + inputs.deciding.length === 0)
return { kind: 'denied', tests: [...tests] };
const paths = open.map(({ path }) => path);
const globs = protectingGlobs(subject, { repository, paths, inputs });
return { kind: 'open', paths, inputs, globs, scripts: open };
}
async function tryEmptied(subject, base, apartFrom) {
const found = await findOpenTests(subject);
if (found.kind !== 'open')
return found;
const { scripts, ...open } = found;
const { store } = subject.privateArea;
const empty = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_8__ .JG)(store.git, ['hash-object', '-w', '--stdin'], { input: '' });
const tree = await writeTree(subject, { name: 'emptied', entries: scripts.map((each) => ({ ...each, id: empty })) });
const scored = await subject.judge({ tree, prefix: 'emptied-', of: 'emptied tests', asks: 'whole' });
if (scored.kind === 'aborted')
return scored;
const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
return { ...open, isPassed };
}
const MAX_LITERAL = 5;
function protectingGlobs({ protectedFiles }, { repository, paths, inputs }) {
const used = [...inputs.tests, ...inputs.deciding];
const isSafe = (path) => !(0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ .gd)(path) || path.endsWith('.sh');
const globsOf = (tests) => tests.length > MAX_LITERAL ? (0,_engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_4__ .p_)(repository, protectedFiles.globs) : tests.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_2__ .I);
return {
inputs: [...globsOf(inputs.tests), ...inputs.deciding.filter(isSafe).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_2__ .I)],
others: globsOf(paths.filter((path) => !used.includes(path))),
};
}
async function findNamed({ privateArea: { store } }, commands) {
const globs = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ .gk)(store, { commit: store.base, command: commands.join('\n') });
return globs.map((glob) => glob.replaceAll(/\\(.)/g, '$1'));
}
const MAX_OWNERS = 50;
const MODE = '100644';
async function findPlants(subject) {
const { privateArea, protectedFiles, rules } = subject;
const { store } = privateArea;
const known = new Set((await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_9__ .CS)(store, store.base)).map(({ path }) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .q0)(path)));
const repository = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_7__ .d$)(store);
const adjacent = protectedFiles.files.slice(0, MAX_OWNERS).flatMap(({ path }) => (0,_plant_names_js__WEBPACK_IMPORTED_MODULE_10__ .tm)(path));
const paths = [...new Set([...(0,_plant_names_js__WEBPACK_IMPORTED_MODULE_10__ .BG)(repository), ...adjacent])];
const fresh = paths.filter((path) => !known.has(path));
return { fresh, open: fresh.filter((path) => (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ .jO)(rules, { path, status: 'A', mode: MODE, id: store.base })) };
}
async function findUntried(subject) {
const { fresh, open } = await findPlants(subject);
if (fresh.length === 0)
return { kind: 'untried' };
if (open.length === 0)
return { kind: 'denied', paths: fresh };
const untestable = open.filter((path) => !(0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ .gd)(path));
return untestable.length > 0 ? { kind: 'untestable', paths: untestable } : { kind: 'untried' };
}
async function tryPlanted(subject, forge) {
const { store } = subject.privateArea;
const untried = await findUntried(subject);
if (untried.kind !== 'untried')
return untried;
const { open } = await findPlants(subject);
if (open.length === 0)
return untried;
const forged = await forge();
if (forged === undefined)
return { kind: 'untried' };
const entries = [];
for (const path of open) {
const input = (0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ .NR)({ path, text: '', output: forged.output });
entries.push({ path, mode: MODE, id: await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_8__ .JG)(store.git, ['hash-object', '-w', '--stdin'], { input }) });
}
const tree = await writeTree(subject, { name: 'planted', entries });
const scored = await subject.judge({ tree, prefix: 'planted-', of: 'planted files' });
if (scored.kind === 'aborted')
return scored;
if (scored.kind === 'scored' && scored.score === forged.claim)
return { kind: 'believed', paths: open, claim: forged.claim };
return { kind: 'without effect', paths: open };
}
async function writeTree({ privateArea }, { name, entries }) {
const { gitDir, home, base } = privateArea.store;
const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_8__ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, `${name}.index`) });
await index(['read-tree', '--end-of-options', base]);
const lines = entries.flatMap(({ path, mode, id }) => [
Buffer.from(`${mode} ${id}\t`),
(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .O0)(path),
Buffer.alloc(1),
]);
await index(['update-index', '-z', '--add', '--index-info'], { input: Buffer.concat(lines) });
return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_8__ .JG)(index, ['write-tree']);
}
}),
3500:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => ( renderKey),
l: () => ( timeoutFor)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
function renderKey(path) {
return (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .i7)(path, '').replace(/^\./, '');
}
const ROOM = 3;
const STEPS_MS = [10_000, 60_000, 300_000];
function timeoutFor(tookMs) {
const wanted = tookMs * ROOM;
const step = STEPS_MS.findLast((each) => wanted > each * 3) ?? STEPS_MS[0] ?? 1;
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.ceil(wanted / step) * step);
}
}),
44538:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BG: () => ( plantsOfTools),
Yo: () => ( plantedPrograms),
eh: () => ( includedMakefiles),
tm: () => ( plantsAdjacent)
});
function plantsAdjacent(path) {
const at = path.lastIndexOf('/') + 1;
const [folder, name] = [path.slice(0, at), path.slice(at)];
const python = /^(.+)\.py$/.exec(name)?.[1];
if (python !== undefined) {
const compiled = [`__pycache__/${python}.cpython-312.pyc`, `${python}.pyc`, `${python}.so`];
const sources = [`${folder}${python}/__init__.py`, `${folder}json.py`, 'statistics.py'];
return [...sources, ...compiled.map((each) => `${folder}${each}`)];
}
const [, stem, kind] = /^(.+)\.(js|mjs|cjs|ts)$/.exec(name) ?? [];
if (stem === undefined)
return [];
return [kind === 'js' ? 'cjs' : 'js', 'json', 'node']
.map((each) => `${folder}${stem}.${each}`)
.concat(`${folder}url.js`);
}
const LOADED = [
[/\.py$/, ['conftest.py', 'sitecustomize.py', 'pytest.ini']],
[/(?:^|\/)package\.json$/, ['.npmrc', 'vitest.config.mjs']],
[/(?:^|\/)Cargo\.toml$/, ['.cargo/config.toml', 'rust-toolchain.toml']],
[/(?:^|\/)go\.mod$/, ['go.work', 'vendor/modules.txt']],
[/(?:^|\/)Makefile$/, ['GNUmakefile']],
[/(?:^|\/)pom\.xml$/, ['.mvn/jvm.config']],
];
const INCLUDE = /^[ \t]*[-s]?include[ \t]+([^\n#]+)/gm;
function plantsOfTools({ paths, makefile = '' }) {
const names = LOADED.flatMap(([has, loaded]) => (paths.some((path) => has.test(path)) ? loaded : []));
return [...new Set([...names, ...includedMakefiles(makefile)])];
}
function includedMakefiles(makefile) {
const included = [...makefile.matchAll(INCLUDE)].flatMap(([, files = '']) => files.trim().split(/\s+/));
const isPlain = (path) => /^[\w.-][\w./-]*$/.test(path) && !path.split('/').includes('..');
return included.filter(isPlain);
}
function plantedPrograms({ paths }) {
return paths.includes('package.json') ? ['node_modules/.bin/node', 'node_modules/.bin/vitest'] : [];
}
}),
177:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bd: () => ( renderMissing),
h2: () => ( programsOf),
xe: () => ( describePrograms),
y7: () => ( findMissing)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _engine_environment_command_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27333);
var _engine_environment_missing_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60870);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39058);
function describePrograms(use, parentEnv) {
return [...describeNamed(use, parentEnv), ...describeOpened(use, parentEnv)];
}
function describeOpened({ commands, environment }, { HOME }) {
const home = environment.env.HOME === undefined ? HOME : undefined;
return commands.flatMap(({ key, command, isNeeded }, at) => {
const maker = commands.slice(0, at).find(({ installs }) => installs)?.key;
return findMissing(command, home).map((place) => {
const remedy = maker === undefined ? 'or create the file' : `or let ${maker} create the file`;
return {
...{
id: 'programs',
title: 'files of commands',
verdict: isNeeded && maker === undefined ? 'problem' : 'warning',
},
...{ detail: renderMissing(place, key), remedy: `Correct ${key}, ${remedy}.` },
};
});
});
}
function findMissing(command, home) {
return (0,_engine_environment_command_names_js__WEBPACK_IMPORTED_MODULE_2__ .xj)(command, home).filter(({ path }) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
}
function renderMissing({ written, path, isInHome }, key) {
return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(written, 200)}, which ${key} starts with, does not exist${isInHome ? ` (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)})` : ''}`;
}
function describeNamed({ commands, environment }, parentEnv) {
const { PATH } = parentEnv;
const { env, toolchains } = environment;
if (PATH === undefined || env.PATH !== undefined)
return [];
return programsOf(commands).flatMap(({ name, key, verdict }) => {
if ((0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__ .aY)(name, PATH) !== undefined)
return [];
const { found, remedy } = (0,_engine_environment_missing_places_js__WEBPACK_IMPORTED_MODULE_3__ .g)(name, key, { parentEnv, findClosed: () => undefined, toolchains });
return [
{ id: 'programs', title: 'programs', verdict, detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}, which ${key} starts, ${found}`, remedy },
];
});
}
function programsOf(commands) {
const named = commands.flatMap(({ key, command, isNeeded, installs }) => (0,_engine_environment_command_names_js__WEBPACK_IMPORTED_MODULE_2__ .fS)(command).flatMap((word, at) => {
if (word.kind !== 'program')
return [];
return [{ name: word.name, key, verdict: isNeeded && !(installs && at > 0) ? 'problem' : 'warning' }];
}));
return named.filter(({ name }, at) => named.findIndex((each) => each.name === name) === at);
}
}),
27333:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Iq: () => ( readCommandWord),
VI: () => ( namedFiles),
fS: () => ( readCommandWords),
ky: () => ( readNamedPlaces),
xj: () => ( readOpenedFiles)
});
var _base_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46806);
const SHELL_WORDS = new Set('. : [ [[ { ( ! alias break case cd command continue do eval exec exit export for if printf pwd read readonly return set shift test time trap true type ulimit umask unalias unset until wait while getopts hash false echo'.split(' '));
const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s;&|'"(){}`\\])*\s+)*/;
function readCommandWord(command) {
const line = command.trimStart();
const [assignments = ''] = ASSIGNMENTS.exec(line) ?? [];
const rest = line.slice(assignments.length);
const found = /^(?:'([^']*)'(?=[\s;&|<>]|$)|"([^"]*)"(?=[\s;&|<>]|$)|(?!\d+[<>])([^\s;&|<>()]+)(?=[\s;&|<>)]|$)(?!\s*\())/.exec(rest);
if (found === null)
return { kind: 'shell', word: rest.slice(0, 1) };
const [, single, double, plain] = found;
const word = single ?? double ?? plain ?? '';
const isOpen = (single === undefined && /[$`*?~{\\]/.test(word)) || /['"#]|^[A-Za-z_]\w*=/.test(plain ?? '');
if (SHELL_WORDS.has(word) || isOpen || word === '')
return { kind: 'shell', word };
if (word.includes('/'))
return { kind: 'path', path: word };
return /(?:^|\s)PATH=/.test(assignments) ? { kind: 'shell', word } : { kind: 'program', name: word };
}
function readCommandWords(command) {
const [, ...others] = splitCommands(command);
return [command, ...others].map(readCommandWord);
}
const GRAMMAR = /^\s*(?:!|if|then|else|elif|fi|for|while|until|do|done|case|esac|function|cd|pushd|eval|exec|source|\.|\{|\}|\[\[?)(?=\s|$)/;
function splitCommands(command) {
const parts = [];
let part = '';
let quote = '';
for (let at = 0; at < command.length; at += 1) {
const char = command.charAt(at);
const two = command.slice(at, at + 2);
if (char === '\\') {
part += two;
at += 1;
}
else if (quote !== '') {
part += char;
if (char === quote)
quote = '';
}
else if (char === '"' || char === "'") {
quote = char;
part += char;
}
else if (/[`(){}]/.test(char) || two === '<<') {
break;
}
else if (two === '||' || (char === '#' && /(?:^|\s)$/.test(part))) {
parts.push(part);
break;
}
else if (two === '&&' || char === ';' || char === '|' || char === '\n') {
parts.push(part);
part = '';
if (two === '&&')
at += 1;
}
else
part += char;
if (at >= command.length - 1)
parts.push(part);
}
const open = parts.findIndex((each) => GRAMMAR.test(each));
return open === -1 ? parts : parts.slice(0, open);
}
const ALWAYS = /^\/(?:dev|proc|sys)(?:\/|$)/;
const OUTPUT = /(?:>|(?:^|\s)-(?:o|-out\w*|-export\S*|-log\S*))[=\s]*$/;
function readNamedPlaces(command, home) {
const words = ((0,_base_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ .C)(command) ?? []).map((word) => word.replace(/[;|&]+$/, ''));
const places = words.flatMap((word, at) => {
const [, before = '', written = word] = /^(.*[=<>|;&])([^=<>|;&]*)$/s.exec(word) ?? [];
if (OUTPUT.test(before) || (before === '' && OUTPUT.test(words[at - 1] ?? '')))
return [];
const [, rest] = /^(?:~|\$HOME|\$\{HOME\})\/(.+)$/.exec(written) ?? [];
if (rest !== undefined && home?.startsWith('/') === true && isPlain(rest))
return [{ written, path: `${home.replace(/\/+$/, '')}/${rest}`, isInHome: true }];
return written.startsWith('/') && written !== '/' && isPlain(written) && !ALWAYS.test(written)
? [{ written, path: written, isInHome: false }]
: [];
});
return [...new Map(places.map((place) => [place.written, place])).values()];
}
function isPlain(path) {
return !/[$`*?[\](){}"'\\\n:]/.test(path);
}
const INTERPRETERS = [
[/^(?:ba|da|k|z)?sh$/, /^-[euvx]+$/],
[/^python(?:3(?:\.\d+)?)?$/, /^-[BEIOSsu]+$/],
[/^(?:node|ruby|perl|php|Rscript)$/, /^(?!)/],
];
function readOpenedFiles(command, home) {
const line = command.trim().replaceAll(/\{\w+\}/g, '*');
const goesOn = /[;|&\n]/.test(line.replaceAll('&&', ''));
if (goesOn || ASSIGNMENTS.exec(line)?.[0] !== '')
return [];
const [program = '', ...words] = (splitCommands(line)[0] ?? '').trim().split(/\s+/);
const name = program.slice(program.lastIndexOf('/') + 1);
const [, option] = INTERPRETERS.find(([each]) => each.test(name)) ?? [];
const script = option === undefined ? undefined : words.find((word) => !option.test(word));
return [program, script ?? ''].flatMap((written) => placeOf(written, home) ?? []);
}
function placeOf(written, home) {
if (!isPlain(written) || /[<>#]/.test(written) || ALWAYS.test(written))
return undefined;
if (written.startsWith('/'))
return { written, path: written, isInHome: false };
if (!written.startsWith('~/') || home?.startsWith('/') !== true)
return undefined;
return { written, path: `${home.replace(/\/+$/, '')}${written.slice(1)}`, isInHome: true };
}
function namedFiles(command) {
const words = command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(\.\/)+/, ''));
return words.filter((word) => /^[\w@][\w@./-]*\.[A-Za-z]\w*$/.test(word));
}
}),
60870:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( explainProgram),
j: () => ( explainPlace)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
var _left_out_toolchain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19671);
const PROGRAM_FOLDERS = [
...[
'.local/bin',
'bin',
'.cargo/bin',
'go/bin',
'.bun/bin',
'.deno/bin',
'.volta/bin',
'.pyenv/shims',
'.asdf/shims',
],
...['.rbenv/shims', '.local/share/mise/shims', '.dotnet', '.local/share/pnpm', '.npm-global/bin'],
];
const SYSTEM_FOLDERS = [
'/usr/local/go/bin',
'/usr/local/cargo/bin',
'/opt/conda/bin',
'/opt/homebrew/bin',
'/snap/bin',
];
function explainProgram(name, key, machine) {
const { PATH = '', HOME: home } = machine.parentEnv;
const path = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ .aY)(name, PATH);
if (path !== undefined)
return explainHidden(path, machine);
const folders = [...(home === undefined ? [] : PROGRAM_FOLDERS.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, each))), ...SYSTEM_FOLDERS];
const other = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name)).find(_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ .Vd);
if (other === undefined)
return { found: 'is not on PATH', remedy: `Install ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}, correct ${key}, or add its folder to PATH.` };
return {
found: `is not on PATH, but is installed as ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(other)}`,
remedy: `Add the folder of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)} to PATH: export PATH=${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(other)}:"$PATH".`,
};
}
function explainHidden(path, { findClosed, ...chosen }) {
const found = `is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path)}, which no command can see`;
const toolchain = (0,_left_out_toolchain_js__WEBPACK_IMPORTED_MODULE_3__ .R)(path, chosen);
if (toolchain !== undefined)
return { found, remedy: `Add ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(toolchain)} to environment.toolchains.` };
const why = findClosed(path);
if (why !== undefined)
return { found, remedy: `Install it elsewhere, such as in /usr/local/bin: this is ${why}, and stays closed.` };
return { found, remedy: `Add ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path)} to environment.readable.`, readable: path };
}
function explainPlace({ written, path, isInHome }, { findClosed, ...chosen }) {
const toolchain = (0,_left_out_toolchain_js__WEBPACK_IMPORTED_MODULE_3__ .R)(path, chosen);
if (toolchain !== undefined)
return { found: 'no command can see', remedy: `Add ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(toolchain)} to environment.toolchains.` };
const why = findClosed(path);
if (why !== undefined) {
return {
found: `no command can see: it is ${why}`,
remedy: 'Name a path of the tree, or copy it to a folder with nothing else in it and name that in environment.readable.',
};
}
const add = `Add ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path)} to environment.readable`;
if (!isInHome)
return { found: 'no command can see', remedy: `${add}.`, readable: path };
return {
found: 'no command can see: a command has a home of its own',
remedy: `${add}, and write that path in place of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(written)}.`,
readable: path,
};
}
}),
68054:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( openTemporary)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60044);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _area_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91934);
var _private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63702);
async function openTemporary({ name, purpose = 'doctor', ...request }) {
const { repository, parentEnv, base } = request;
const prefix = `${name}.${purpose}-`;
const folder = (0,_area_path_js__WEBPACK_IMPORTED_MODULE_4__ .PH)({ repository, name: `${prefix}${process.pid}`, parentEnv });
await removeLeftovers(folder, prefix);
const remove = async () => {
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)(folder);
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)(folder);
};
let privateArea;
try {
privateArea = await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .n1)({ ...request, folder, branchHead: base });
}
catch (error) {
await remove();
throw error;
}
return {
privateArea,
[Symbol.asyncDispose]: async () => {
await privateArea.store.git.objects?.close();
await remove();
},
};
}
async function removeLeftovers(folder, prefix) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return;
const id = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).lastIndexOf('-'));
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)) {
if (!name.startsWith(prefix) || !name.endsWith(id))
continue;
const pid = Number(name.slice(prefix.length, -id.length));
if (pid !== process.pid && (0,_kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ .jW)(pid))
continue;
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
}
}
}),
41132:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hw: () => ( logsOf),
T8: () => ( discardTrial),
c9: () => ( forge),
eM: () => ( scoreBase),
et: () => ( subjectOf),
fD: () => ( rulesOf),
fN: () => ( score),
fo: () => ( requestOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64802);
var _doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83785);
var _engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);
var _engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(144);
var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38997);
var _kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44298);
var _ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11369);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67018);
var _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31409);
async function scoreBase(trial) {
const prefix = 'trial-';
const scored = await score(trial, {
tree: trial.privateArea.store.base,
prefix,
of: 'base',
purpose: { kind: 'score' },
seed: 1,
});
if (scored.kind !== 'scored')
return undefined;
const output = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logsOf(trial), `${prefix}score.stdout`), 'utf8');
return { score: scored.score, tookMs: 0, timings: scored.timings, output, metrics: scored.metrics ?? null };
}
function score(trial, scored) {
return (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .DR)(trial.privateArea, requestOf(trial, scored));
}
function requestOf(trial, { tree, prefix, of, purpose, seed }) {
const { config, protectedFiles, signal } = trial;
const onStep = (step, state) => trial.onStep?.({ kind: state, step: (0,_doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__ .u8)(step), of });
const logs = logsOf(trial);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
return { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, onStep, ...asked };
}
function logsOf({ privateArea, logs = (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ .Zk)(privateArea.folder).logs }) {
return logs;
}
function discardTrial({ privateArea }) {
(0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ .id)(privateArea);
}
async function placesOf(pattern, input) {
const result = await (0,_kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__ .g)({ pattern, input, timeoutMs: _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .f3 });
return result.kind === 'failed' ? [] : result.matches.places;
}
async function forge({ config }, { score: truth, output, metrics }) {
const { parse, direction } = config.objective;
const read = metrics === null ? await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .yN)(parse, { output, nonce: '' }) : undefined;
const known = read !== undefined && 'metrics' in read ? (read.metrics ?? null) : metrics;
const places = parse.kind === 'regex' ? await placesOf(parse.pattern, output) : [];
for (const each of (0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ .M8)({ parse, direction, output, places, score: truth, metrics: known })) {
const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
const parsed = await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .yN)(parse, { output: each, nonce });
if ('score' in parsed && (0,_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_8__ .LK)(parsed.score, truth, direction))
return { output: each, claim: parsed.score };
}
return undefined;
}
function subjectOf(trial) {
const { config } = trial;
const { objective } = config;
return {
...{ privateArea: trial.privateArea, protectedFiles: trial.protectedFiles, rules: rulesOf(trial) },
commands: (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__ .F0)(config),
sign: objective.direction === 'max' ? 1 : -1,
judge: ({ asks, ...asked }) => {
const purpose = asks === undefined
? undefined
: asks === 'score'
? { kind: 'score' }
: { kind: 'judge', also: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ .S4)(objective) };
return score(trial, { ...asked, ...(purpose === undefined ? {} : { purpose }) });
},
};
}
function rulesOf({ privateArea, config, protectedFiles, }) {
const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
return {
...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
protectedPaths: protectedFiles.globs,
shadowable: (0,_engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ .AJ)(protectedFiles, privateArea.parentEnv),
protectKey: 'objective.protect',
autoloaded: 'denied',
programs: privateArea.programs,
maxFiles: undefined,
maxDiffLines: undefined,
};
}
}),
28761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( describeBaseBehind)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
async function describeBaseBehind(git, { name, base, head }) {
if (base === head)
return undefined;
const command = `autorize run ${name} --fresh`;
const shown = base.slice(0, SHOWN_DIGITS);
if (!(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(git, { base, branchHead: head })))
return { detail: `the base is ${shown}, which is not before HEAD (${head.slice(0, SHOWN_DIGITS)})`, command };
const count = await countBetween(git, { base, head });
const far = count === undefined ? 'before' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(count, 'commit')} before`;
return { detail: `the base is ${shown}, ${far} HEAD`, command };
}
const SHOWN_DIGITS = 12;
async function countBetween(git, { base, head }) {
try {
return Number(await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ .JG)(git, ['rev-list', '--count', '--end-of-options', head, `^${base}`, '--']));
}
catch {
return undefined;
}
}
}),
33699:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BH: () => ( findChangesOfRun),
Do: () => ( compareRules),
pJ: () => ( findDecisionIssue),
pz: () => ( findChanges)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50534);
var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6065);
var _engine_log_followed_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65204);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91934);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55523);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11584);
var _config_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23614);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(761);
var _ledger_fold_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61319);
var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9602);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(67018);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(54347);
var _scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(50541);
async function findChanges({ paths, config, refs, base }, host) {
const records = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_11__ .uY)(paths);
if (records.length === 0)
return [];
const protectedFiles = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_14__ .us)({ git: refs, base }, config);
return (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__ .LR)({
records,
folder: (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_6__ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env }),
settings: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_10__ .c)(config),
facts: (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ .OX)({ config, protectedFiles, host }),
digestSealed: (salt) => (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ .V_)({ config, host }, salt),
});
}
async function findChangesOfRun(paths, host) {
const base = (0,_ledger_fold_js__WEBPACK_IMPORTED_MODULE_12__ .lN)((0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .SC)(paths).records, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .un)(paths));
if (base === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config))
return [];
try {
const { config } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .Z9)(paths, host, 'ignored');
const work = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_6__ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_9__ .ro)(paths.repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(work, 'user'));
await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_14__ .Fo)(refs, { commit: base, name: paths.name });
return await findChanges({ paths, config, refs, base }, host);
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return [];
throw error;
}
}
async function compareRules({ paths, config, refs, head }, host) {
const { records: ledger, problem } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .SC)(paths);
const base = (0,_ledger_fold_js__WEBPACK_IMPORTED_MODULE_12__ .lN)(ledger, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .un)(paths));
if (problem !== undefined || base === undefined || findDecisionIssue(paths) !== undefined)
return { kind: 'same' };
const byHead = await findChanges({ paths, config, refs, base: head }, host);
const objective = (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_13__ .oB)(config, ledger);
if (objective.length > 0)
return { kind: 'other', changes: byHead.length > 0 ? byHead : objective };
if (!(await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_8__ .Q)(refs, base)))
return { kind: 'same' };
const byBase = head === base ? byHead : await findChanges({ paths, config, refs, base }, host);
if (byBase.length > 0)
return { kind: 'other', changes: byHead.length > 0 ? byHead : byBase };
if (byHead.length === 0)
return { kind: 'same' };
return { kind: (await comesAfter(refs, { paths, base, head })) ? 'other' : 'elsewhere', changes: byHead };
}
function findDecisionIssue({ decisions, name, }) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions))
return undefined;
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(decisions));
if (parsed.kind !== 'sound')
return { detail: `line ${parsed.line} ${parsed.why}`, remedy: `To archive the file: autorize repair ${name}` };
const [issue] = parsed.records.length === 0 ? [] : (0,_engine_log_followed_log_js__WEBPACK_IMPORTED_MODULE_5__ .X)(parsed.records).issues;
const { look, restart } = (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ .hA)(name);
return issue === undefined ? undefined : { detail: `it is inconsistent: ${issue}`, remedy: `${look} ${restart}` };
}
async function comesAfter(refs, { paths, base, head }) {
if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(refs, { base, branchHead: head }))
return true;
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.repository.commonDir, 'shallow')))
return false;
return !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(refs, { base: head, branchHead: base }));
}
})
};

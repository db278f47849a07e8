export const id = 8234;
export const ids = [8234];
export const modules = {
59645:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( seededRandom),
k: () => ( randomIndex)
});
var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43042);
function seededRandom(seed) {
return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
function randomIndex(random, count) {
return Math.floor(random() * count);
}
}),
43765:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LT: () => ( CONFIRMED_TOGETHER),
N9: () => ( tallyAgents),
RK: () => ( chooseAgent)
});
var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
const CONFIRMED_TOGETHER = 3;
function tallyAgents(names, attempts) {
return names.map((name) => {
const own = attempts.filter(({ agent }) => agent === name);
const paid = own.flatMap(({ usd }) => usd ?? []);
const accepted = own.filter(({ isAccepted }) => isAccepted);
const gains = accepted.flatMap(({ gain }) => gain ?? []);
return {
name,
tries: own.length,
failed: own.filter(({ isFailed }) => isFailed === true).length,
accepted: accepted.length,
confirmed: gains.length,
gain: sum(gains),
usd: paid.length === 0 ? undefined : sum(paid),
minutes: sum(own.map(({ minutes }) => minutes)),
};
});
}
function costUnit(tallies) {
const worked = tallies.filter(({ tries, failed }) => tries > failed);
const isPaid = worked.length > 0 && worked.every(({ usd = 0 }) => usd > 0);
return isPaid ? ({ usd = 0 }) => usd : ({ minutes }) => minutes;
}
const SHARED_TRIES = 2;
function chooseAgent(tallies, seed) {
const random = (0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .I)(seed);
const untried = tallies.filter(({ tries }) => tries === 0);
const first = untried[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .k)(random, untried.length)];
if (first !== undefined)
return first.name;
const costOf = costUnit(tallies);
const of = (pick) => sum(tallies.map(pick));
const tries = of((tally) => tally.tries);
const rate = (of(({ accepted }) => accepted) + 1) / (tries + SHARED_TRIES);
const confirmed = of((tally) => tally.confirmed);
const meanGain = confirmed === 0 ? 1 : Math.max(of(({ gain }) => gain) / confirmed, 0);
const meanCost = of(costOf) / tries;
let best = { name: '', value: Number.NEGATIVE_INFINITY };
for (const tally of tallies) {
const { name, accepted, failed, tries: own, confirmed: known, gain } = tally;
const chance = betaOf(random, SHARED_TRIES * rate + accepted, SHARED_TRIES * (1 - rate) + own - accepted);
const size = Math.max((gain + meanGain) / (known + 1), 0) * (gammaOf(random, known + 1) / (known + 1));
const cost = (costOf(tally) + (failed + 1) * meanCost) / (own + 1);
const value = (chance * size) / (cost > 0 ? cost : 1);
if (value > best.value)
best = { name, value };
}
return best.name;
}
function sum(values) {
return values.reduce((total, value) => total + value, 0);
}
function gaussianOf(random) {
return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
function gammaOf(random, shape) {
if (shape < 1)
return gammaOf(random, shape + 1) * Math.exp(Math.log(1 - random()) / shape);
const d = shape - 1 / 3;
const c = 1 / Math.sqrt(9 * d);
for (;;) {
const x = gaussianOf(random);
const t = 1 + c * x;
if (t <= 0)
continue;
const v = t * t * t;
if (Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v))
return d * v;
}
}
function betaOf(random, successes, failures) {
const one = gammaOf(random, successes);
return one / (one + gammaOf(random, failures));
}
}),
19309:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( chooseNext),
v: () => ( PLATEAU)
});
var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43765);
const PLATEAU = 12;
function chooseNext({ names, attempts, rejected, plateau, commits, seed }) {
const tallies = (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .N9)(names, attempts);
const stage = plateau === 0 ? 0 : Math.floor(rejected.length / plateau);
const isFirst = stage > 0 && rejected.length % plateau === 0;
if (stage === 0)
return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .RK)(tallies, seed) };
if (isFirst && commits.length > 0 && (stage % 2 === 0 || names.length === 1)) {
const from = commits[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .k)((0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .I)(`${seed}\nrestart`), commits.length)];
return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .RK)(tallies, seed), stage, ...(from === undefined ? {} : { from }) };
}
const dry = names.length === 1 ? undefined : mostOf(names, rejected.slice(-plateau));
return {
name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .RK)(tallies.filter(({ name }) => name !== dry), seed),
stage,
};
}
function mostOf(names, row) {
const counts = names.map((name) => row.filter((each) => each === name).length);
const most = Math.max(...counts);
return most === 0 ? undefined : names[counts.indexOf(most)];
}
}),
67007:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BL: () => ( decisionProblems),
hT: () => ( keysOfNewRun)
});
var base_text = __webpack_require__(7953);
var insured_evidence = __webpack_require__(90218);
var stats_level = __webpack_require__(8642);
var effort = __webpack_require__(65157);
var gain_scale = __webpack_require__(64299);
var registry = __webpack_require__(65991);
var decision_settings = __webpack_require__(82922);
;
const hasPairs = ({ decision }) => (0,registry .H)(decision, ({ boundsErrors }) => boundsErrors);
const isPaired = ({ decision }) => (0,registry .H)(decision, ({ test }) => test === 'pairs');
const other = (value, ...defaults) => (defaults.includes(value) ? undefined : value);
const PAIRS = 'it only with a decision by pairs';
const PAIRED_REMEDY = 'Leave it out, or set decision = "paired-sequential" or "auto".';
const RULES = [
{
path: ['effort'],
written: ({ effort }) => other(effort, 'auto'),
isUsed: hasPairs,
needs: PAIRS,
remedy: PAIRED_REMEDY,
},
{
path: ['screen'],
written: ({ screen }) => screen,
isUsed: isPaired,
needs: 'it only with decision = "paired-sequential" or "auto", whose tests are screened',
remedy: PAIRED_REMEDY,
},
{
path: ['futility_z'],
written: ({ futility_z: z }) => z,
isUsed: hasPairs,
needs: PAIRS,
remedy: PAIRED_REMEDY,
},
{
path: ['max_pairs'],
written: ({ max_pairs: most }) => most,
isUsed: hasPairs,
needs: PAIRS,
remedy: PAIRED_REMEDY,
},
{
path: ['max_candidates'],
written: ({ max_candidates: most }) => most,
isUsed: ({ error_rate: rate }) => rate !== 'per-candidate',
needs: 'it only with error_rate = "fdr" or "fwer", which give each candidate its share',
remedy: 'Leave it out, or set error_rate. It does not limit the iterations of a run.',
},
{
path: ['share_seed'],
written: ({ share_seed: isShared }) => other(isShared, true),
isUsed: (settings) => hasPairs(settings) || settings.confirm.pairs > 0,
needs: `${PAIRS}, or where a confirmation has some`,
remedy: PAIRED_REMEDY,
},
{
path: ['size'],
written: ({ size }) => other(size, 'lines'),
isUsed: decision_settings .ck,
needs: 'it only with a tolerance above 0: without one no change is tested as a simplification',
remedy: 'Set tolerance, or leave size out.',
},
{
path: ['confirm', 'command'],
written: ({ confirm }) => other(confirm.command, ''),
isUsed: ({ confirm }) => confirm.pairs > 0,
needs: 'it only with confirm.pairs from 2: 0 confirms nothing',
remedy: 'Raise confirm.pairs, or leave it out.',
},
{
path: ['aa_check_every'],
written: ({ integrity }) => other(integrity.canary_every, 25, 0),
isUsed: (settings) => hasPairs(settings) ||
((0,registry .H)(settings.decision, ({ takesExactScores }) => takesExactScores) && (0,decision_settings .D9)(settings) > 1),
needs: `${PAIRS}, or with decision = "greedy" and calibration_runs from 2: else nothing is promised that a no-op tests`,
remedy: 'Leave it out, or set calibration_runs = 2.',
},
];
function idleKeys(settings) {
return RULES.flatMap(({ path, written, isUsed, needs: expected, remedy }) => {
const value = written(settings);
if (value === undefined || isUsed(settings))
return [];
const shown = typeof value === 'string' ? (0,base_text .TL)(value) : JSON.stringify(value);
return [{ path, found: `${path.at(-1)} = ${shown}`, expected, remedy }];
});
}
;
function decisionProblems(settings) {
return [
...levelProblems(settings),
...capProblems(settings),
...policyProblems(settings),
...scaleProblems(settings),
...endProblems(settings),
...metricProblems(settings),
...idleKeys(settings),
];
}
function levelProblems({ error_rate: rate, max_candidates: horizon, decision }) {
if (rate === 'per-candidate')
return [];
const found = `error_rate = ${(0,base_text .TL)(rate)}`;
if (rate === 'fdr' && horizon === undefined) {
const expected = 'max_candidates, by which each candidate gets its share';
return [{ path: ['error_rate'], found, expected, remedy: 'Add max_candidates = 200, or as many as you plan.' }];
}
if ((0,registry .H)(decision, ({ boundsErrors }) => boundsErrors))
return [];
const expected = `"per-candidate" with decision = ${(0,base_text .TL)(decision)}, which promises no error rate`;
return [{ path: ['error_rate'], found, expected, remedy: 'Set decision = "paired-sequential", or leave it out.' }];
}
function capProblems(settings) {
const { max_pairs: cap, error_rate: rate, max_candidates: horizon = null, confidence } = settings;
if (cap === undefined)
return [];
const found = `max_pairs = ${cap}`;
const path = ['max_pairs'];
if (rate !== 'per-candidate' && cap < effort .lr) {
const expected = `at least ${effort .lr} with error_rate = ${(0,base_text .TL)(rate)}`;
return [{ path, found, expected, remedy: 'Raise it, or leave it out.' }];
}
const level = (0,stats_level .In)({ error_rate: rate, alpha: 1 - confidence, horizon }, { tested: 0, kept: 0 });
const mayBeRatio = (0,gain_scale .uX)(settings, { score_unit: settings.unit }) !== 'difference';
const least = (0,stats_level .gv)(level, mayBeRatio ? insured_evidence .Ny : undefined);
if (cap >= least)
return [];
const expected = `at least ${least} at confidence ${confidence}: fewer can keep nothing, whatever the effect`;
return [{ path, found, expected, remedy: 'Raise max_pairs, or lower confidence.' }];
}
function metricProblems({ metrics, guards }) {
const guarded = guards.flatMap((guard) => ('metric' in guard ? [guard.metric] : []));
return metrics.flatMap(({ name, role, margin }, index) => {
const path = ['metrics', index];
const isAgain = metrics.findIndex((each) => each.name === name) < index || guarded.includes(name);
if (isAgain) {
const found = `a second entry of the metric ${(0,base_text .TL)(name)}`;
return [{ path: [...path, 'name'], found, expected: 'each metric once', remedy: 'Leave out one of them.' }];
}
if ((role === 'guard') === (margin !== undefined))
return [];
const found = margin === undefined ? `role = "guard" without margin` : `margin = ${margin} without role = "guard"`;
const expected = 'margin with role = "guard", and there only';
return [{ path: [...path, 'margin'], found, expected, remedy: 'Add margin = "2%", or set role = "guard".' }];
});
}
function scaleProblems(settings) {
if (settings.scale !== 'ratio')
return [];
const expected = 'a share such as "2%", or a factor such as "3x", with scale = "ratio"';
return (0,gain_scale .m6)(settings).map((path) => {
const found = `${path.at(-1)} as a number of the score's unit`;
return { path, found, expected, remedy: 'Write it so, or set scale = "difference".' };
});
}
const repeatsOf = (decision) => decision === 'auto' ? 1 : (registry .PQ[decision].maxRepeats ?? Number.POSITIVE_INFINITY);
function policyProblems(settings) {
const { decision, repeats } = settings;
const problems = [];
if (settings.calibration_runs === 1 && (0,registry .H)(decision, ({ needsNoise }) => needsNoise)) {
const expected = `at least 2 with decision = ${(0,base_text .TL)(decision)}: one run does not measure the noise`;
problems.push({ path: ['calibration_runs'], found: 'calibration_runs = 1', expected, remedy: 'Raise it.' });
}
const most = repeatsOf(decision);
if (repeats > most) {
const range = most === 1
? `1 with decision = ${(0,base_text .TL)(decision)}, which repeats by pairs`
: `1 to ${most} with decision = ${(0,base_text .TL)(decision)}`;
const others = registry .So.filter((name) => repeatsOf(name) >= 2).map((name) => (0,base_text .TL)(name));
const remedy = most === 1 ? `Leave it out, or set decision = ${others.join(' or ')}.` : 'Lower it.';
problems.push({ path: ['repeats'], found: `repeats = ${repeats}`, expected: range, remedy });
}
for (const name of registry .So) {
const idle = registry .PQ[name].ownKeys.filter((key) => settings[key] !== undefined);
problems.push(...idle.filter((key) => !ownKeysOf(decision).includes(key)).map((key) => idleKey(key, name)));
}
return problems;
}
function ownKeysOf(decision) {
return decision === 'auto' ? [] : registry .PQ[decision].ownKeys;
}
function endProblems({ confirm }) {
if (confirm.every_keeps === 0 || confirm.pairs > 0)
return [];
const found = `every_keeps = ${confirm.every_keeps}`;
const expected = 'it only with confirm.pairs from 2: 0 confirms nothing';
return [{ path: ['confirm', 'every_keeps'], found, expected, remedy: 'Raise confirm.pairs, or leave it out.' }];
}
function idleKey(key, policy) {
const expected = `it only with decision = ${(0,base_text .TL)(policy)}`;
return { path: [key], found: key, expected, remedy: `Leave it out, or set decision = ${(0,base_text .TL)(policy)}.` };
}
function decisionWarnings({ decision, repeats }) {
if (mayBe(decision, ({ needsNoise }) => needsNoise) || repeats === 1)
return [];
return ['on a noisy evaluator about half of the accepted changes have no effect if 10% of the proposals help'];
}
const FREE_KEYS = new Set(['effort', 'certify']);
function keysOfNewRun(before, after) {
const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
const isSame = (key) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
return [...keys].filter((key) => !FREE_KEYS.has(key) && !isSame(key));
}
}),
35133:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gb: () => ( agentEntryProblems),
Q3: () => ( NO_COMMAND),
qJ: () => ( agentVariableIssues)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75857);
var _preset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7535);
const OWN_KEYS = ['command', 'preset', 'stdin', 'model', 'reasoning', 'args'];
const NO_COMMAND = 'an agent without a command';
function agentEntryProblems(file, { words, ofEntry }) {
const { agent, agents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(file);
if (agents === undefined)
return undefined;
if (!Array.isArray(agents) || (agent !== undefined && !(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(agent)))
return [];
const shared = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(agent);
const doubled = OWN_KEYS.filter((key) => shared[key] !== undefined).map((key) => ({
path: ['agent', key],
found: `agent.${key} beside ${words.several}`,
expected: `it in an entry of ${words.several}: what agents share stays in ${words.one}`,
remedy: `Move it into an entry, or take ${words.several} out.`,
}));
const entries = agents.map(_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN);
const found = [
...doubled,
...doubledNames(entries),
...entries.flatMap((entry, at) => entryProblems(entry, { at, shared, ofEntry })),
];
const seen = new Set();
return found.filter(({ path, found: what }) => {
const key = `${(0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .i7)(path)}\n${what}`;
return !seen.has(key) && seen.add(key);
});
}
function agentVariableIssues(file, check) {
const agents = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(file, ['agents']);
if (!Array.isArray(agents))
return [];
return agents.flatMap((entry, at) => (0,_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_3__ .hE)(['agents', at, 'env'], (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(entry).env, check));
}
function doubledNames(entries) {
const names = entries.map(({ name }) => name);
return names.flatMap((name, at) => {
if (typeof name !== 'string' || names.indexOf(name) === at)
return [];
const found = `a second agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(name)}`;
return [{ path: ['agents', at, 'name'], found, expected: 'each name once', remedy: 'Rename one of the two.' }];
});
}
function entryProblems(entry, { at, shared, ofEntry }) {
const path = ['agents', at];
if (entry.command === undefined && entry.preset === undefined) {
const expected = 'a preset or a command';
return [{ path, found: NO_COMMAND, expected, remedy: 'Add one of the two to the entry.' }];
}
const own = [...OWN_KEYS, 'env'];
const env = { ...(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(shared.env), ...(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(entry.env) };
const rest = Object.fromEntries(Object.entries(shared).filter(([key]) => !own.includes(key)));
const options = (0,_preset_js__WEBPACK_IMPORTED_MODULE_4__ .sY)({ ...rest, ...entry, env }).map(({ path: of, ...issue }) => {
const isOwn = of.length > 0 && Object.hasOwn(of[0] === 'env' ? (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(entry.env) : entry, String(of[of.length - 1]));
return { path: [...(isOwn ? path : ['agent']), ...of], ...issue };
});
return [...options, ...(ofEntry?.(entry, path) ?? [])];
}
}),
74832:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( plateauOf),
et: () => ( agentsOf),
yM: () => ( isShared)
});
var _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19309);
function agentsOf({ agent, agents = [], }) {
const [first, ...others] = agents.map(({ name, strategy, env, ...own }, index) => {
const settings = { ...agent, ...own, env: { ...agent.env, ...env } };
return { name, agent: settings, strategy, path: ['agents', index] };
});
return first === undefined ? [{ name: 'agent', agent, strategy: undefined, path: ['agent'] }] : [first, ...others];
}
function plateauOf({ iteration, agents, }) {
return iteration.plateau ?? (isShared({ agents }) ? _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__ .v : 0);
}
function isShared({ agents = [] }) {
return agents.length > 1;
}
}),
90317:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L$: () => ( agentsSetting),
ji: () => ( sessionAgentsSetting),
pD: () => ( plateauSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62806);
const agentName = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"'));
const entryShape = {
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(agentName, 'letters, digits, `_`, `-`'), {
doc: 'Unique name, for records and reports. Other keys of `agent` apply to each agent, too.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command',
doc: 'Command line of a known agent CLI.',
}),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq), {
unset: 'required without a preset',
doc: 'Command line in place of a preset, as in `agent.command`.',
}),
};
const ownShape = {
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ .FC,
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Ee), {
unset: 'none',
doc: 'More variables for this agent alone, such as its key. They replace those of `agent.env`.',
}),
strategy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq), {
unset: 'none',
doc: 'A paragraph for the prompt: how this agent is to look for changes.',
}),
};
const agentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...entryShape,
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ .ZC), {
unset: '`"none"`',
doc: 'Whether its command gets the prompt on standard input.',
}),
...ownShape,
}))
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one agent')));
const sessionAgentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ...entryShape, ...ownShape })).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one agent')));
const plateauSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0)), {
unit: 'rejected candidates in a row',
unset: '12 with several `agents`, else 0',
doc: 'When to [move on](several-agents.md#plateau): to another agent, or, in an experiment, to an earlier accepted commit to begin at. 0 never does.',
});
}),
241:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b0: () => ( DISTIL_DEFAULTS),
iN: () => ( handoverSetting),
m3: () => ( missionHandoverSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60456);
var _shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19937);
var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62806);
const margin = (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('auto'), _values_js__WEBPACK_IMPORTED_MODULE_3__ .v7, _values_js__WEBPACK_IMPORTED_MODULE_3__ .KN], '"auto", a number that is not negative, or "0.5%"'), 'number from 0, `"0.5%"`, `"auto"`');
const distilShape = {
distil: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .j$, false), {
doc: 'At the end, [leave out each accepted change](../explanation/claims.md#leave-one-out) once, and revert what has no effect of its own.',
}),
pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(2), 30), {
unit: 'pairs of runs',
doc: 'Fresh pairs that measure what one accepted change is worth. Exact scores need 1.',
}),
margin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(margin, 'auto'), {
unit: 'units of the score, or percent of it',
doc: 'How much the reverted changes may be worth together. `auto`: the `tolerance`, else the noise of one run; with exact scores nothing.',
}),
};
const distilRules = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(distilShape);
const missionHandoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(distilRules);
const DISTIL_DEFAULTS = distilRules.parse({});
const handoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...distilShape,
mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .Yq)(_shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ .Ln), 'one'), {
doc: 'One pull request with all accepted changes, or [one for each group](../explanation/experiments.md#groups) of changes that belong together.',
}),
max_diff_lines: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(1), _shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ .l), {
unit: 'lines',
doc: 'Most added and removed lines of such a pull request. A single change is never divided.',
}),
}), {});
})
};

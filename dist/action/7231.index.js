export const id = 7231;
export const ids = [7231];
export const modules = {
75727:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F7: () => ( RISKS),
ar: () => ( risksTaken),
hq: () => ( RISK_NAMES),
ll: () => ( parseRisk)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const RISKS = {
base_guard: 'a base that passes its guards',
evaluator_in_process: 'an evaluator that takes no score from the code under test',
low_disk: 'at least 100 MB of free disk',
planted_files: 'an evaluator that loads no file of a change in the place of its own',
unprotected_links: 'protected links that lead to protected files',
unprotected_tests: 'guards and an evaluator whose tests, scripts and manifests no change may alter',
};
const RISK_NAMES = Object.keys(RISKS);
function parseRisk(word) {
const risk = RISK_NAMES.find((name) => name === word);
return risk === undefined ? { remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .h)(word, RISK_NAMES) } : { risk };
}
function risksTaken(findings) {
const taken = findings.filter(({ found, accepted }) => found && accepted).map(({ risk }) => risk);
return taken.length === 0 ? null : [...new Set(taken)];
}
}),
15902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E9: () => ( parseDuration),
PP: () => ( renderDuration),
rG: () => ( MAX_DURATION_MS)
});
const UNITS = {
ms: 1,
msec: 1,
s: 1000,
sec: 1000,
secs: 1000,
second: 1000,
seconds: 1000,
m: 60_000,
min: 60_000,
mins: 60_000,
minute: 60_000,
minutes: 60_000,
h: 3_600_000,
hr: 3_600_000,
hrs: 3_600_000,
hour: 3_600_000,
hours: 3_600_000,
d: 86_400_000,
day: 86_400_000,
days: 86_400_000,
w: 604_800_000,
week: 604_800_000,
weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
const MAX_DURATION_MS = 366 * 86_400_000;
function parseDuration(text) {
if (!WHOLE.test(text))
return undefined;
let total = 0;
for (const [, count = '', unit = ''] of text.matchAll(PART)) {
const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
if (factor === undefined)
return undefined;
total += Number(count) * factor;
}
return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
['d', 86_400_000],
['h', 3_600_000],
['m', 60_000],
['s', 1000],
['ms', 1],
];
function renderDuration(ms) {
let left = Math.max(0, Math.round(ms));
let text = '';
for (const [unit, size] of SHOWN) {
const count = Math.floor(left / size);
if (count > 0)
text += `${count}${unit}`;
left -= count * size;
}
return text === '' ? '0s' : text;
}
}),
57231:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
readLoopInputs: () => ( readLoopInputs)
});
var base_text = __webpack_require__(7953);
var action_inputs = __webpack_require__(93188);
var input_values = __webpack_require__(63729);
var part_letters = __webpack_require__(41310);
;
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
;
const BRANCH = /^(?!.*(?:\.\.|@\{|\.lock(?:\/|$)|\.(?:\/|$)))(?:[\w+@-][\w.+@-]*\/)*\w[\w.+@-]*$/;
function isBranchName(text) {
return BRANCH.test(text) && !text.startsWith('refs/') && !text.startsWith('-');
}
function sharesStatePrefix(branch) {
return branch.startsWith('autorize-ledger/');
}
;
const minutesAsMs = (reading, name) => {
const minutes = (0,input_values .rD)({ min: 1, max: 100_000 })(reading, name);
return minutes === undefined ? undefined : minutes * 60_000;
};
const hexDigest = ({ supplied, problems }, name) => {
const value = supplied.get(name);
if (value === undefined || /^[0-9a-f]{64}$/.test(value))
return value;
const remedy = 'Pass the output of the job that made it, unchanged.';
problems.push({ found: `${(0,input_values .Pf)(name)} ${(0,base_text .TL)(value, 100)}`, expected: '64 digits of lower-case hex', remedy });
return undefined;
};
const botNames = (reading, name) => (0,input_values .od)(reading, name).map((each) => {
if (!/^[A-Za-z0-9][A-Za-z0-9-]*\[bot\]$/.test(each)) {
const expected = 'accounts of apps, each with its end "[bot]"';
const remedy = 'Write e.g. renovate[bot]. To let everybody start it, remove the event that asks for permission.';
reading.problems.push({ found: `${(0,input_values .Pf)(name)} ${(0,base_text .TL)(each)}`, expected, remedy });
}
return each.toLowerCase();
});
const shellWords = ({ supplied, problems }, name) => {
const line = supplied.get(name) ?? '';
const words = splitShellWords(line);
if (words !== undefined)
return words;
const expected = 'words as a shell separates them, each quote closed';
const remedy = `Write e.g. --model fast --config 'effort = "high"'.`;
problems.push({ found: `${(0,input_values .Pf)(name)} ${(0,base_text .TL)(line)}`, expected, remedy });
return [];
};
const branchName = ({ supplied, problems }, name) => {
const branch = supplied.get(name);
if (branch === undefined)
return undefined;
const found = `${(0,input_values .Pf)(name)} ${(0,base_text .TL)(branch)}`;
if (!isBranchName(branch)) {
const expected = 'the short name of a branch, of letters, digits and ._+@/-';
problems.push({ found, expected, remedy: 'Write e.g. bots/speed.' });
}
else if (sharesStatePrefix(branch)) {
const expected = 'a branch outside "autorize-ledger/", the prefix of the refs that hold records';
problems.push({ found, expected, remedy: 'Choose another name.' });
}
else if (branch === supplied.get('base')) {
const expected = 'another branch than "base", which the pull request is for';
problems.push({ found, expected, remedy: 'Choose another name.' });
}
return branch;
};
;
const LOOP_INPUTS = {
experiment: {
name: 'experiment',
description: 'Name of the experiment, a folder in `.autorize/`. For the modes `experiment`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
read: (0,input_values .ph)(''),
},
missionDir: {
name: 'mission-dir',
description: 'Folder of the mission, which holds `mission.md` and `sandbox.md`. For the modes `mission`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
read: (0,input_values .ph)(''),
},
agentArgs: {
name: 'agent-args',
description: "Extra arguments for the agent of a mission, quoted as in a shell: `--model fast --say 'two words'`. Nothing is expanded. In modes `experiment` and `work`, put them in the command of the agent.",
read: shellWords,
},
workItems: {
name: 'work-items',
description: 'File of the plan, JSON or YAML. For the modes `work`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
read: (0,input_values .ph)(''),
},
jobTimeoutMs: {
name: 'job-timeout-minutes',
description: "The job's `timeout-minutes`. Steps cannot read it, so set it here too. Default: 360 on GitHub-hosted runners, 7200 on self-hosted runners.",
read: minutesAsMs,
},
allowedBots: {
name: 'allowed-bots',
description: 'Bots that may start a loop through events that otherwise require write permission, separated by commas: `renovate[bot], my-app[bot]`. The permission of a bot cannot be looked up. Default: none.',
read: botNames,
},
resumeFrom: {
name: 'resume',
default: 'auto',
description: 'Where the run starts. `auto`: from what the last run pushed. `never`: from the checkout; the history keeps what was pushed. `adopt`: from the branch as a person moved it. A workflow run id: from what that run pushed last; the branch is moved back to it.',
read: input_values .Qq,
},
environmentPath: {
name: 'environment-path',
description: 'Folder of a prepared environment. Mode `prepare` saves to it; modes that run agents restore from it. Default: `autorize-environment` in the temporary folder of the runner.',
read: input_values .Qq,
},
environmentDigest: {
name: 'environment-digest',
description: 'Output `environment-digest` of a job with mode `prepare`. If set, the environment is restored from `environment-path`, and the step fails if its digest differs. If not set, setup runs in this job.',
read: hexDigest,
},
};
const HAND_OVER_INPUTS = {
publish: {
name: 'publish',
default: 'none',
description: 'What happens to accepted changes. `none`: upload an artifact that another job can publish. `branch`: push the branch and the ledger. `pull-request`: push both and open a pull request.',
read: (0,input_values .Ku)(['none', 'branch', 'pull-request']),
},
branch: {
name: 'branch',
description: 'Remote branch to resume from and push to. Default: `autorize/<experiment>` or `autorize-work/<plan>`. Each run of a mission has its own branch, `autoresearch/<slug>/<run tag>`; if you name a branch here, the next run of the mission starts from it.',
read: branchName,
},
base: {
name: 'base',
description: 'Base branch of the pull request. The base of an open pull request is changed to it. Default: the default branch of the repository.',
read: input_values .Qq,
},
prTitle: {
name: 'pr-title',
description: 'Title of the pull request. Default: a summary of the result.',
read: input_values .Qq,
},
prLabels: { name: 'pr-labels', description: 'Labels of the pull request, separated by commas.', read: input_values .od },
prDraft: {
name: 'pr-draft',
default: 'false',
description: 'Open the pull request as a draft: `true` or `false`.',
read: (0,input_values .Im)(false),
},
failOn: {
name: 'fail-on',
description: 'When the step fails. `error`: only on errors. `no-improvement`, for loops: also if the run accepted nothing. `worse`, for mode `compare`: also if a benchmark is worse. `never`, for mode `compare`: only on invalid inputs. Default: `worse` in mode `compare`, otherwise `error`.',
read: (0,input_values .yL)(['error', 'no-improvement', 'worse', 'never']),
},
proposal: {
name: 'proposal',
description: 'Publish a proposal instead of running an agent: the folder of a downloaded artifact of a run with `publish: none`, or the `refs/autorize-proposals/…` that a refused push named. The step checks it, evaluates it again and publishes it.',
read: input_values .Qq,
},
proposalBy: {
name: 'proposal-by',
default: 'artifact',
description: 'How a run passes on accepted changes that it is not allowed to push. `artifact`: as an artifact. `path`: a later step saves the folder of the output `proposal-path`, e.g. in a cache. `output`: as the outputs `proposal-part-a` to `proposal-part-j`, for a pack below 700 KB.',
read: (0,input_values .Ku)(['artifact', 'path', 'output']),
},
proposalDigest: {
name: 'proposal-digest',
description: 'Output `proposal-digest` of the proposing job. A proposal with another digest is refused.',
read: input_values .Qq,
},
};
const PROPOSAL_PART_INPUTS = part_letters .k.map((letter) => ({
name: `proposal-part-${letter}`,
description: letter === 'a'
? 'Output `proposal-part-a` of the proposing job; likewise `proposal-part-b` to `proposal-part-j`. Used if the folder `proposal` does not exist.'
: 'See `proposal-part-a`.',
read: input_values .Qq,
}));
;
const NOTIFY_EVENTS = ['accepted', 'quarantined', 'parked', 'stopped', 'alert'];
const NOTIFY_FORMATS = ['json', 'slack', 'text'];
function webhookProblem(webhook, written) {
const expected = 'an https address, or http on this machine';
if (webhook === null) {
const found = `${(0,base_text .TL)(written ?? '')}, which is not set`;
return { found, expected, remedy: `Set ${written?.slice(1) ?? 'it'} in the environment, or write the address.` };
}
const url = URL.canParse(webhook) ? new URL(webhook) : undefined;
const remedy = 'Write e.g. https://ntfy.sh/a-topic-of-yours.';
if (url === undefined)
return { found: 'no address', expected, remedy };
if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
return undefined;
return { found: `an address that begins with ${(0,base_text .TL)(`${url.protocol}//`)}`, expected, remedy };
}
function isLoopback(hostname) {
return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
;
const webhook = (reading, name) => {
const address = (0,input_values .Qq)(reading, name);
const problem = address === undefined ? undefined : webhookProblem(address);
if (problem === undefined)
return address;
reading.problems.push({ ...problem, found: `${(0,input_values .Pf)(name)}: ${problem.found}` });
return undefined;
};
const events = (reading, name) => {
const named = (0,input_values .od)(reading, name);
const known = NOTIFY_EVENTS;
for (const each of named.filter((word) => !known.includes(word))) {
const found = `${(0,input_values .Pf)(name)} ${(0,base_text .TL)(each)}`;
reading.problems.push({ found, expected: known.join(', '), remedy: (0,base_text .h)(each, known) });
}
return named.length === 0 ? NOTIFY_EVENTS : NOTIFY_EVENTS.filter((event) => named.includes(event));
};
const NOTIFY_INPUTS = {
webhook: {
name: 'notify-webhook',
description: 'Loops: address that gets a POST request when something happens. Keep it in a secret: it is masked in the log, and no agent gets it.',
read: webhook,
},
format: {
name: 'notify-format',
description: `Format of the webhook's body: ${NOTIFY_FORMATS.map((format) => `\`${format}\``).join(', ')}. Default: \`json\`.`,
read: (0,input_values .Ku)(NOTIFY_FORMATS),
},
command: {
name: 'notify-command',
description: 'Loops: shell command that gets the notification as JSON on standard input. It runs outside of the sandbox, without the inputs and tokens of the step.',
read: input_values .Qq,
},
on: {
name: 'notify-on',
description: `What to notify of, separated by commas: ${NOTIFY_EVENTS.map((event) => `\`${event}\``).join(', ')}. Default: all of them.`,
read: events,
},
};
function readNotify(reading) {
const { webhook, format, command, on } = NOTIFY_INPUTS;
const values = {
webhook: webhook.read(reading, webhook.name),
format: format.read(reading, format.name),
command: command.read(reading, command.name),
on: on.read(reading, on.name),
};
return values.webhook === undefined && values.command === undefined ? undefined : values;
}
var runner = __webpack_require__(96806);
var duration = __webpack_require__(15902);
var shared_settings = __webpack_require__(19937);
;
function keyOfSetting({ name, type }) {
const camel = name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
return type === 'duration' ? `${camel}Ms` : camel;
}
function settingsOf(face) {
return shared_settings .aM.filter((setting) => setting[face] !== undefined);
}
function decodeSetting({ type, unit = 'a number', values = [] }, text, words = values) {
switch (type) {
case 'count': {
if (/^\d{1,9}$/.test(text))
return { value: Number(text) };
return { expected: 'a whole number from 0 to 999999999', example: '10' };
}
case 'number': {
const value = /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
return value > 0 ? { value } : { expected: `${unit} above 0, such as 5 or 0.75`, example: '2.50' };
}
case 'duration': {
const value = (0,duration .E9)(text) ?? 0;
if (value > 0 && value <= duration .rG)
return { value };
const most = value > duration .rG ? ', and at most 366 days' : '';
return { expected: `a duration above 0s, such as 90s, 5m or 1h30m${most}`, example: '45m' };
}
case 'choice': {
if (words.includes(text))
return { value: text };
return { expected: words.join(' or '), remedy: (0,base_text .h)(text, words) };
}
case 'text':
case 'names':
return { value: text };
default:
return type;
}
}
;
const MORE_WORDS = { sandbox: ['any'] };
function overridesOf({ sandbox, timeBudgetMs, ...others }) {
const overrides = {
...others,
...(sandbox === undefined ? {} : { sandbox: sandbox === 'any' ? 'auto' : sandbox }),
};
return { overrides, timeBudgetMs };
}
const IN_WORKFLOWS = {
max_iterations: 'Overrides the value of the config or the mission.',
time_budget: 'Default: the value of the config, or the remaining time of the job minus ten minutes if that is shorter.',
budget_usd: 'Default: `budget.usd` of the config, `sandbox.md` or the plan; the smaller of the two applies.',
sandbox: 'Overrides the value of every agent: `auto`, `required`, `any` or `off`. If the token of the job can push, an agent below `bubblewrap` is refused; `any` (the strongest level that works) and `off` accept that risk.',
};
const SETTING_INPUTS = settingsOf('input').map((setting) => {
const { name, doc, input } = setting;
const more = IN_WORKFLOWS[name];
return { setting, name: input?.name ?? name, description: more === undefined ? doc : `${doc} ${more}` };
});
function readSettings({ supplied, problems }) {
const values = SETTING_INPUTS.flatMap(({ setting, name }) => {
const text = supplied.get(name);
if (text === undefined)
return [];
const words = [...(setting.values ?? []), ...(MORE_WORDS[setting.name] ?? [])];
const decoded = decodeSetting(setting, text, words);
if ('value' in decoded)
return [[keyOfSetting(setting), decoded.value]];
const { expected } = decoded;
const remedy = 'remedy' in decoded ? decoded.remedy : `Write e.g. ${decoded.example}.`;
problems.push({ found: `${(0,input_values .Pf)(name)} ${(0,base_text .TL)(text)}`, expected, remedy });
return [];
});
return Object.fromEntries(values);
}
var shard_number = __webpack_require__(77096);
var wave_limits = __webpack_require__(85048);
;
const lines = ({ supplied }, name) => (supplied.get(name) ?? '')
.split('\n')
.map((line) => line.trim())
.filter((line) => line !== '');
const countOf = (0,input_values .rD)({ min: 1, max: wave_limits .Fn });
const stackInput = (reading, name) => reading.supplied.get(name) === 'auto' ? 'auto' : countOf(reading, name);
const WAVE_INPUTS = {
attempts: {
name: 'attempts',
description: `Mode \`plan\`: number of attempts in the wave, 1 to ${wave_limits .Fn}. They share its \`budget-usd\`.`,
read: (0,input_values .rD)({ min: 1, max: wave_limits .Fn }),
},
pairs: {
name: 'pretest-pairs',
description: `Mode \`plan\`: maximum number of pairs in the short test of each attempt, ${wave_limits .$7} to ${wave_limits .BL}. Default: 3.`,
read: (0,input_values .rD)({ min: wave_limits .$7, max: wave_limits .BL }),
},
focuses: {
name: 'focus',
description: 'Mode `plan`: directions for the agents to explore, one per line. The slots take them in turn. Default: eight directions, such as memory and algorithms.',
read: lines,
},
judges: {
name: 'judges',
description: `Mode \`plan\`: number of jobs that test the proposed changes before they are judged, 1 to ${shard_number .h}. Default: 1.`,
read: (0,input_values .rD)({ min: 1, max: shard_number .h }),
},
stack: {
name: 'stack',
description: 'Mode `reduce`: maximum number of changes of an experiment that are tested together. If they are refused, each half is tested separately. `auto`: as many as needed to run no more tests than judges reported. Default: 1.',
read: stackInput,
},
confirms: {
name: 'confirm',
description: 'Mode `plan`: refuse a loop that skips confirmations. Mode `judge`: test no changes; compare the branch with its base in fresh pairs on this machine. Mode `reduce`: do the same at the end, and record the claim with the pairs that other machines report. For experiments, and missions with `evaluator.decision`. Default: false.',
read: (0,input_values .Im)(false),
},
file: {
name: 'wave',
description: 'Plan file of a wave. Mode `plan` writes it; modes `attempt`, `judge` and `reduce` read it. Default: `autorize-wave/wave.json` in the temporary folder of the runner.',
read: input_values .Qq,
},
id: {
name: 'wave-id',
description: 'Modes `attempt`, `judge` and `reduce`: output `wave-id` of the planning job. A plan with a different id is refused.',
read: input_values .Qq,
},
slot: {
name: 'slot',
description: 'Mode `attempt`: number of the slot, starting at 0. Default: the number that the CI system gives the job.',
read: input_values .Qq,
},
shard: {
name: 'shard',
description: 'Mode `judge`: number of this judge, starting at 0, and the number of judges, such as `0/4`. With `confirm`: the same for machines.',
read: input_values .Qq,
},
folder: {
name: 'attempts-path',
description: 'Folder with what the attempts submitted. Modes `attempt` and `judge` write to it. Modes `judge` and `reduce` read `slot-N` from it, or the folders of downloaded artifacts, each under its own name. Default: `autorize-attempts` in the temporary folder of the runner.',
read: input_values .Qq,
},
};
;
function readLoopInputs(reading, mode) {
requireSubject(reading, mode);
const { resumeFrom, ...loop } = (0,action_inputs .xz)(LOOP_INPUTS, refuseAgentArgs(reading, mode));
const settings = readSettings(reading);
const handOver = (0,action_inputs .xz)(HAND_OVER_INPUTS, reading);
const notify = readNotify(reading);
if (notify?.webhook !== undefined)
(0,runner .$l)(notify.webhook);
return {
...{
...loop,
...overridesOf(settings),
...handOver,
notify,
failOn: readFailOn(reading, mode, handOver.failOn),
...readResume(reading, resumeFrom),
},
acceptsWeakSandbox: settings.sandbox === 'any' || settings.sandbox === 'off',
proposalParts: readParts(reading),
wave: (0,action_inputs .xz)(WAVE_INPUTS, reading),
};
}
const FAIL_ON = { compare: ['worse', 'error', 'never'], others: ['error', 'no-improvement'] };
function readFailOn(reading, mode, value) {
const known = mode === 'compare' ? FAIL_ON.compare : FAIL_ON.others;
const [fallback = 'error'] = known;
if (value === undefined || known.includes(value))
return value ?? fallback;
const expected = `${known.join(' or ')} in mode "${mode}"`;
reading.problems.push({ found: `${(0,input_values .Pf)('fail-on')} "${value}"`, expected, remedy: `Write e.g. ${fallback}.` });
return fallback;
}
function readParts(reading) {
const parts = PROPOSAL_PART_INPUTS.flatMap(({ name, read }) => read(reading, name) ?? []);
if (parts.length === 0 || reading.supplied.has('proposal'))
return parts;
const found = `${(0,input_values .Pf)('proposal-part-a')} without ${(0,input_values .Pf)('proposal')}`;
const remedy = 'Add "proposal" with the path of a folder, which need not exist.';
reading.problems.push({ found, expected: 'both, or neither', remedy });
return parts;
}
const RESUME = ['auto', 'never', 'adopt'];
function readResume(reading, value = 'auto') {
if (/^[1-9]\d{0,18}$/.test(value))
return { resume: 'auto', resumeRun: value };
return { resume: (0,input_values .yL)(RESUME)(reading, 'resume') ?? 'auto', resumeRun: undefined };
}
const AN_EXPERIMENT = {
...{ input: 'experiment', expected: 'the name of an experiment' },
remedy: 'Write the name of a folder in .autorize/, as autorize init makes one.',
};
const SUBJECTS = {
experiment: AN_EXPERIMENT,
mission: {
...{ input: 'mission-dir', expected: 'the folder of a mission' },
remedy: 'Write the path of a folder with mission.md and sandbox.md.',
},
work: {
...{ input: 'work-items', expected: 'the file of a plan' },
remedy: 'Write the path of a JSON or YAML file with work items.',
},
};
const OF_WAVES = ['plan', 'attempt', 'judge', 'reduce'];
const OF_LOOPS = ['experiment', 'mission-dir', 'work-items'];
function requireSubject({ supplied, problems }, mode) {
const named = OF_LOOPS.filter((name) => supplied.has(name));
if (OF_WAVES.includes(mode) && named.length !== 1) {
const expected = `one of the inputs ${OF_LOOPS.map((name) => `"${name}"`).join(', ')}`;
const remedy = 'Name the experiment, the mission or the plan that the wave is of.';
problems.push({ found: `${named.length} of them in mode "${mode}"`, expected, remedy });
}
const subject = SUBJECTS[mode];
if (subject === undefined)
return;
const { input, expected, remedy } = subject;
if (!supplied.has(input))
problems.push({ found: `no input "${input}" in mode "${mode}"`, expected, remedy });
}
function refuseAgentArgs(reading, mode) {
const { supplied, problems } = reading;
const line = supplied.get('agent-args');
if (line === undefined || (mode !== 'work' && SUBJECTS[mode] !== AN_EXPERIMENT))
return reading;
const where = mode === 'work' ? 'the command of the agent in the plan' : 'agent.command of the experiment';
const found = `${(0,input_values .Pf)('agent-args')} ${(0,base_text .TL)(line)}`;
problems.push({ found, expected: 'it only in mode "mission"', remedy: `Write them into ${where}.` });
const others = {
get: (name) => (name === 'agent-args' ? undefined : supplied.get(name)),
has: (name) => name !== 'agent-args' && supplied.has(name),
};
return { supplied: others, problems };
}
}),
19937:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ln: () => ( HANDOVER_MODES),
aM: () => ( SHARED_SETTINGS),
l: () => ( MAX_DIFF_LINES)
});
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
const HANDOVER_MODES = ['one', 'groups'];
const MAX_DIFF_LINES = 400;
const SHARED_SETTINGS = [
{
name: 'max_iterations',
keys: { experiment: 'iteration.max_iterations', mission: 'iteration.max_iterations' },
flag: { name: 'max-iterations', placeholder: 'N', recipes: ['experiment', 'mission'] },
input: { name: 'max-iterations', recipes: ['experiment', 'mission'] },
type: 'count',
unit: 'iterations',
default: 0,
doc: 'Iterations after which the run is complete. 0 sets no limit.',
},
{
name: 'time_budget',
keys: { experiment: 'schedule.total_budget' },
flag: { name: 'time-budget', placeholder: 'TIME', recipes: ['experiment', 'mission'] },
input: { name: 'time-budget', recipes: ['experiment', 'mission', 'plan'] },
type: 'duration',
doc: 'Time after which the run stops, such as 90s, 45m, 1h30m or 2days. The next run resumes.',
},
{
name: 'budget_usd',
keys: { experiment: 'budget.usd', mission: 'budget.usd', plan: 'budget.usd' },
input: { name: 'budget-usd', recipes: ['experiment', 'mission', 'plan'] },
type: 'number',
unit: 'US dollars',
doc: 'Maximum cost of the agents of a run, as far as they report it. An attempt that could exceed it does not begin.',
},
{
name: 'sandbox',
keys: { experiment: 'agent.sandbox', mission: 'agent.sandbox', plan: 'agents.*.sandbox' },
input: { name: 'sandbox', recipes: ['experiment', 'mission', 'plan'] },
type: 'choice',
values: ['auto', 'required', 'off'],
default: 'auto',
doc: 'Isolation of the agent: the strongest level that works here, at least bubblewrap, or none.',
},
{
name: 'agent_command',
keys: { experiment: 'agent.command', mission: 'agent.command', plan: 'agents.*.command' },
flag: { name: 'agent', placeholder: 'COMMAND', recipes: ['mission'] },
type: 'text',
doc: 'Command line that runs the agent.',
},
{
name: 'accept_risk',
keys: { experiment: 'accept_risk', mission: 'accept_risk' },
flag: { name: 'accept-risk', placeholder: 'NAME', recipes: ['experiment', 'mission'] },
type: 'names',
values: _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ .hq,
doc: 'Risks that you accept: the run starts although a check reports them.',
},
{
name: 'handover_mode',
keys: { experiment: 'handover.mode' },
flag: { name: 'handover-mode', placeholder: 'MODE', recipes: ['experiment'] },
input: { name: 'handover-mode', recipes: ['experiment'] },
type: 'choice',
values: HANDOVER_MODES,
default: 'one',
doc: 'One pull request with all accepted changes, or one for each group of changes that belong together.',
},
{
name: 'max_diff_lines',
keys: { experiment: 'handover.max_diff_lines' },
flag: { name: 'max-diff-lines', placeholder: 'N', recipes: ['experiment'] },
input: { name: 'max-diff-lines', recipes: ['experiment'] },
type: 'count',
unit: 'lines',
default: MAX_DIFF_LINES,
doc: 'Maximum added and removed lines in the pull request of a group. A single change is never divided.',
},
];
}),
77096:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( shardNumber),
h: () => ( MAX_SHARDS)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const MAX_SHARDS = 200;
function shardNumber(text, source) {
const [, first = '', second = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(text ?? '') ?? [];
const [shard, shards] = [Number(first), Number(second)];
if (second !== '' && shards >= 1 && shards <= MAX_SHARDS && shard < shards)
return { shard, shards };
const found = text === undefined ? `no ${source}` : `${source} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(text)}`;
const expected = `I/J: the number of this judge from 0, and how many there are, up to ${MAX_SHARDS}`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found, expected, remedy: 'Write e.g. 0/4 for the first of four.' }]);
}
}),
85048:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$7: () => ( MIN_PAIRS),
BL: () => ( MAX_PAIRS),
Fn: () => ( MAX_SLOTS),
KI: () => ( DEFAULT_PAIRS)
});
const MAX_SLOTS = 200;
const MIN_PAIRS = 2;
const MAX_PAIRS = 50;
const DEFAULT_PAIRS = 3;
})
};

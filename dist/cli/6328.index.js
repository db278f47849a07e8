export const id = 6328;
export const ids = [6328];
export const modules = {

/***/ 59997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ claimWord),
/* harmony export */   f3: () => (/* binding */ claimOutcome),
/* harmony export */   it: () => (/* binding */ isConfirmed),
/* harmony export */   zu: () => (/* binding */ renderOutcome)
/* harmony export */ });
function isConfirmed({ interval: [low], carry_over }) {
    return low > 0 && carry_over !== true;
}
function claimOutcome(claim) {
    return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}
function claimWord({ confirmed }) {
    return confirmed ? 'confirmed' : 'not confirmed';
}
function renderOutcome(outcome) {
    return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}


/***/ }),

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ UNFINISHED_FILE),
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


const UNFINISHED_FILE = 'unfinished.json';
const MAX_MODELS = 8;
function reportedUsage(usage) {
    if (usage === undefined || usage === null)
        return undefined;
    const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
    const { cached_input_tokens: cached, cache_write_tokens: written, by_model: models, estimated } = usage;
    return {
        ...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(model, 100) } : {}),
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
        .filter(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
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
    return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason, 300)} ${reportMark(hash)}`;
}


/***/ }),

/***/ 12032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sizeOfTree)
/* harmony export */ });
const MAX_LIST_BYTES = 256 << 20;
const EMPTY_TREE = {
    sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};
async function sizeOfTree(store, tree, unit) {
    const bytes = await bytesByPath(store, tree);
    if (unit === 'bytes')
        return sumOf(bytes.values());
    const empty = EMPTY_TREE[tree.length === EMPTY_TREE.sha256.length ? 'sha256' : 'sha1'];
    const { stdout } = await store.git([
        'diff-tree',
        '-r',
        '-z',
        '--numstat',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--end-of-options',
        empty,
        tree,
        '--',
    ], { maxBytes: MAX_LIST_BYTES });
    return sumOf(entriesOf(stdout).map((entry) => {
        const [, lines = '', path = ''] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return lines === '-' ? (bytes.get(path) ?? 0) : Number(lines);
    }));
}
async function bytesByPath({ git }, tree) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--end-of-options', tree], { maxBytes: MAX_LIST_BYTES });
    return new Map(entriesOf(stdout).map((entry) => {
        const [, size = '', path = ''] = /^\d+ \w+ \w+ +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return [path, size === '-' ? 0 : Number(size)];
    }));
}
function entriesOf(stdout) {
    return stdout.toString('latin1').split('\0').filter(Boolean);
}
function sumOf(values) {
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum;
}


/***/ }),

/***/ 4333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ describeObjective),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   e9: () => (/* binding */ describeSelection),
/* harmony export */   h5: () => (/* binding */ shownTime),
/* harmony export */   qY: () => (/* binding */ describeWithout)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

const MAX_COMMAND = 100;
function shownCommand(command) {
    const [first = '', ...rest] = command.trim().split('\n');
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(rest.length === 0 ? first : `${first} …`, MAX_COMMAND);
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
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(without.length, 'test')} left out, which ${without.length === 1 ? 'fails' : 'fail'} on HEAD in the sandbox: ${without.join(', ')}`;
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


/***/ }),

/***/ 11830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ensureIgnoreFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _scaffold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55244);



function ensureIgnoreFile({ folder }) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), '.gitignore'), (0,_scaffold_js__WEBPACK_IMPORTED_MODULE_2__/* .renderIgnoreFile */ .T7)(), { flag: 'wx' });
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 55244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KB: () => (/* binding */ GENERATED),
  Z4: () => (/* binding */ MISSING_EVALUATOR),
  KQ: () => (/* binding */ renameExperiment),
  Xs: () => (/* binding */ renderConfig),
  T7: () => (/* binding */ renderIgnoreFile),
  Nt: () => (/* binding */ renderProgram)
});

// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/engine/agents/registry.js + 11 modules
var registry = __webpack_require__(63836);
// EXTERNAL MODULE: ./build/experiment/init/found-text.js
var found_text = __webpack_require__(4333);
;// CONCATENATED MODULE: ./build/experiment/init/toml-text.js
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

;// CONCATENATED MODULE: ./build/experiment/init/scaffold.js




const MISSING_EVALUATOR = 'score.sh';
const GENERATED = [
    'iterations.jsonl',
    'intents.jsonl',
    'decisions.jsonl',
    'guidance.jsonl',
    'state.json*',
    'run.json',
    'rejected.json',
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
    const failures = (0,found_text/* failuresOf */.dJ)(selection, role);
    if (failures.length === 0)
        return '';
    return `${tomlComment(['Tried by init without success:', ...failures.map((text) => `  ${text}`)].join('\n'))}\n`;
}
function objectiveComment({ selection, command, failedTemplate }) {
    const { objective } = selection;
    if (objective === undefined)
        return [
            ...(0,found_text/* describeMissing */.UV)(selection).map((text) => `UNTESTED: ${text}.`),
            ...(failedTemplate === undefined ? [] : [describeFailedTemplate(failedTemplate, selection)]),
        ]
            .map((text) => `${tomlComment(text)}\n`)
            .join('');
    return objective.measure.command === command ? `${tomlComment((0,found_text/* describeObjective */.BH)(objective))}\n` : '';
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
    if (needed <= ((0,duration/* parseDuration */.E9)(usual) ?? 0))
        return tomlText(usual);
    return `${tomlText((0,duration/* renderDuration */.PP)(Math.ceil(needed / STEP_MS) * STEP_MS))}  # it took ${(0,found_text/* shownTime */.h5)(step?.ms ?? 0)}`;
}
function renderGuards(selection) {
    const head = '# Commands that must succeed before a change is accepted. They have no network.\n';
    const tried = triedComment(selection, 'guard');
    const lines = selection.guards.map((guard) => [
        ...(guard.without === undefined ? [] : [tomlComment((0,found_text/* describeWithout */.qY)(guard.without))]),
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
    const key = agent.key ?? registry/* PRESETS */.fG[agent.preset].keys[0] ?? 'API_KEY';
    const others = registry/* AGENT_PRESETS */.VC.filter((preset) => preset !== agent.preset).join(', ');
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


/***/ }),

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

/***/ 92513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sc: () => (/* binding */ auditLog),
  $W: () => (/* binding */ checkLog),
  Rt: () => (/* binding */ unlessContradicted)
});

// EXTERNAL MODULE: ./build/audit/audit.js + 12 modules
var audit = __webpack_require__(41797);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/object-id.js
var object_id = __webpack_require__(26343);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/base/tree-id.js


const SHA256_DIGITS = 64;
function treeIdOf(files, like) {
    return idOf(files, like.length === SHA256_DIGITS ? 'sha256' : 'sha1');
}
function idOf(files, algorithm) {
    const folders = new Map();
    const entries = [];
    const add = (name, mode, id, end) => {
        const bytes = (0,byte_path/* encodePath */.O0)(name);
        const head = Buffer.concat([Buffer.from(`${mode} `), bytes, Buffer.alloc(1), Buffer.from(id, 'hex')]);
        entries.push({ order: Buffer.concat([bytes, Buffer.from(end)]), bytes: head });
    };
    for (const { path, mode, id } of files) {
        const slash = path.indexOf('/');
        if (slash === -1) {
            add(path, mode, id, '');
            continue;
        }
        const folder = path.slice(0, slash);
        folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(slash + 1), mode, id }]);
    }
    for (const [name, within] of folders)
        add(name, '40000', idOf(within, algorithm), '/');
    const content = Buffer.concat(entries.toSorted((one, other) => one.order.compare(other.order)).map(({ bytes }) => bytes));
    return (0,external_node_crypto_.createHash)(algorithm).update(`tree ${content.length}\0`).update(content).digest('hex');
}

// EXTERNAL MODULE: ./build/decision/records.js + 2 modules
var records = __webpack_require__(10901);
// EXTERNAL MODULE: ./build/verification/trees.js
var trees = __webpack_require__(51147);
;// CONCATENATED MODULE: ./build/verification/run-header-checks.js









async function checkRunHeader(refs, what, decisions) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, decisions[0]);
    if (!read.success || read.data.kind !== 'genesis')
        return [];
    const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
    if (!(0,object_id/* isObjectId */.T)(commit))
        return (0,finding/* issuesOf */.wf)(what, ['its run header names no commit']);
    const held = await (0,trees/* findTree */.c)(refs, commit);
    if (held === undefined)
        return [];
    const issues = held === tree ? [] : [`its run header gives ${commit} another tree than it has`];
    const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
    const entries = (0,raw_diff/* splitNul */.K)(listed.stdout)
        .map(byte_path/* decodePath */.q0)
        .flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
        return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
    });
    const known = new Map(entries.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
    const foreign = Object.entries(files).filter(([path, recorded]) => known.get(path) !== recorded);
    issues.push(...foreign.map(([path]) => `its run header gives another ${(0,base_text/* quoted */.TL)(path, 200)} than the baseline has`));
    const broken = treeIdOf(entries.filter(({ path }) => Object.hasOwn(files, path)), commit);
    const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
    if (isOther)
        issues.push('its negative control is not of the protected files alone');
    return (0,finding/* issuesOf */.wf)(what, issues);
}

// EXTERNAL MODULE: ./build/engine/boundaries/tree-size.js
var tree_size = __webpack_require__(12032);
;// CONCATENATED MODULE: ./build/verification/size-checks.js





async function checkSizes(git, what, decisions) {
    const issues = [];
    const measured = new Map();
    for (const { id, tree, unit, size } of decisions.flatMap(reportedIn)) {
        if (!measured.has(tree))
            measured.set(tree, (await isThere(git, tree)) ? await (0,tree_size/* sizeOfTree */.X)({ git }, tree, unit) : undefined);
        const found = measured.get(tree);
        if (found !== undefined && found !== size)
            issues.push(`${id} gives ${tree} ${size} ${unit}; it has ${found}`);
    }
    return (0,finding/* issuesOf */.wf)(what, issues);
}
function reportedIn(raw) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, raw);
    if (!read.success || read.data.kind !== 'candidate' || read.data.size === null)
        return [];
    const { id, parent, tree, size } = read.data;
    const { of: unit } = size;
    if (unit !== 'lines' && unit !== 'bytes')
        return [];
    return [
        { id, tree: parent, unit, size: size.before },
        { id, tree, unit, size: size.after },
    ];
}
async function isThere(git, tree) {
    if (!(0,object_id/* isObjectId */.T)(tree))
        return false;
    const { exitCode, stdout } = await git(['cat-file', '-t', '--end-of-options', tree], { allowed: [0, 128] });
    return exitCode === 0 && stdout.toString().trim() === 'tree';
}

;// CONCATENATED MODULE: ./build/verification/decision-log.js





function auditLog({ what, file, records, summaryClaim }) {
    const audited = (0,audit/* auditRecords */.u)({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) });
    const { differences, notes, decisions, evaluations, state } = audited;
    const whereIs = (record) => (file === undefined ? { record } : { file, line: record });
    const issues = differences.map(({ kind: code, record, message }) => ({ code, where: whereIs(record), detail: message }));
    const sound = `${(0,base_text/* plural */.LS)(decisions, 'decision')} recomputed from ${(0,base_text/* plural */.LS)(evaluations, 'evaluation')}`;
    const open = notes.map((detail) => ({ kind: 'unchecked', what, detail }));
    return { findings: [...(0,finding/* findingsOf */.WX)(what, issues, sound), ...open], state, decisions, evaluations };
}
function unlessContradicted(audited, others) {
    return others.some(({ kind }) => kind === 'wrong') ? audited.filter(({ kind }) => kind !== 'ok') : audited;
}
async function checkLog(refs, { what, records }) {
    return [...(await checkRunHeader(refs, what, records)), ...(await checkSizes(refs, what, records))];
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


/***/ }),

/***/ 91655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ checkPages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/audit/summary-claim.js
const MAX_CODE_POINT = 0x10ffff;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
function plainText(page) {
    return withoutTags(page)
        .replaceAll(/&#(\d+);/g, (whole, code) => Number(code) > MAX_CODE_POINT ? whole : String.fromCodePoint(Number(code)))
        .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
        .replaceAll('\\', '')
        .replaceAll(/\s+/g, ' ');
}
function withoutTags(page) {
    const parts = [];
    let at = 0;
    for (;;) {
        const start = page.indexOf('<', at);
        const end = start === -1 ? -1 : page.indexOf('>', start);
        if (end === -1)
            return [...parts, page.slice(at)].join(' ');
        parts.push(page.slice(at, start));
        at = end + 1;
    }
}
const CLAIM = /(?:[\d.e+-]{1,20}× |no )?[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const CONFIRMED_SENTENCE = 'The improvement was measured in fresh pairs';
const NOT_CONFIRMED = /\bnot confirmed(?: after iteration \d{1,9})?: $/;
function summaryClaimIssues(page, claims) {
    const text = plainText(page);
    const shown = [...text.matchAll(CLAIM)];
    const foreign = shown.flatMap(([each]) => (claims.some(({ sentence }) => sentence === each) ? [] : [each]));
    if (foreign.length > 0)
        return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
    const sentences = claims.filter(({ confirmed }) => confirmed).map(({ sentence }) => sentence);
    const praised = shown.filter(({ 0: each, index }) => !sentences.includes(each) && !NOT_CONFIRMED.test(text.slice(Math.max(0, index - 60), index)));
    if (praised.length > 0)
        return praised.map(([sentence]) => `it does not say that this is not confirmed: ${sentence}`);
    const at = text.indexOf(CONFIRMED_SENTENCE);
    if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence)))
        return [];
    return ['it says that the improvement is confirmed, and does not show the sentence of a confirmed claim'];
}

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
;// CONCATENATED MODULE: ./build/verification/report-pages.js




const MAX_PAGE_BYTES = 64 << 20;
function checkPages(folder, claims) {
    return ['report.md', 'report.html'].flatMap((file) => {
        const page = (0,regular_file/* readFilePart */.E)((0,external_node_path_.join)(folder, file), 'start', MAX_PAGE_BYTES);
        if (page === undefined)
            return [];
        const issues = page.size <= MAX_PAGE_BYTES
            ? summaryClaimIssues(page.text, claims)
            : [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`];
        const found = issues.map((detail) => ({ where: { file }, detail }));
        return (0,finding/* findingsOf */.WX)(file, found, 'it claims what is on record');
    });
}


/***/ }),

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findTree)
/* harmony export */ });
async function findTree(refs, commit) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 1, 128] });
    return exitCode === 0 ? stdout.toString().trim() : undefined;
}


/***/ })

};


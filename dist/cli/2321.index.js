export const id = 2321;
export const ids = [2321];
export const modules = {

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ UNFINISHED_FILE),
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hL: () => (/* binding */ unclaimed),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


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

/***/ 91167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fm: () => (/* binding */ planRecombinations),
/* harmony export */   gE: () => (/* binding */ usableChanges),
/* harmony export */   z8: () => (/* binding */ isNearMiss)
/* harmony export */ });
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

/***/ 70678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ chooseSession),
/* harmony export */   Gq: () => (/* binding */ chooseForSlots),
/* harmony export */   aI: () => (/* binding */ checkChosenSessions),
/* harmony export */   o9: () => (/* binding */ tallySessions)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14472);
/* harmony import */ var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74832);
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47545);
/* harmony import */ var _own_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78205);
/* harmony import */ var _session_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47281);






function knownOf({ launch, entries, turns, evidence }) {
    const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [each] : []));
    const trees = evidence.flatMap((each) => (each.kind === 'candidate' ? [[each.id, each.tree]] : []));
    return { launch, entries, turns, claims, treeOf: new Map(trees) };
}
function chooseSession(state, iteration) {
    return (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract) ? chooseBy(knownOf(state), iteration) : undefined;
}
function chooseBy(known, iteration) {
    const { names, plateau } = settingsOf(known);
    const { name, stage } = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseTurn */ .r6)({ ...requestOf(known), seed: seedOf(known, iteration) });
    return { name, of: [...names], plateau, ...(stage === undefined ? {} : { stage }) };
}
function chooseForSlots(state, slots) {
    if (!(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract))
        return [];
    const known = knownOf(state);
    const next = known.entries.length;
    return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseSlots */ .Rk)(slots, { ...requestOf(known), seedOf: (slot) => seedOf(known, next + slot) });
}
function tallySessions(state) {
    const known = knownOf(state);
    return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyTurns */ .ph)((0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract) ? settingsOf(known).names : [], recordedOf(known));
}
function checkChosenSessions(state) {
    const known = knownOf(state);
    const issues = [];
    let same = 0;
    for (const [at, { chosen_agent: recorded, iteration }] of known.entries.entries()) {
        const { chosen: begun, claims } = known.turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TURN */ .C;
        if (recorded === undefined && begun === undefined)
            continue;
        const [entries, turns] = [known.entries.slice(0, at), known.turns.slice(0, at)];
        const before = { ...known, entries, turns, claims: known.claims.slice(0, claims) };
        const again = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract) ? chooseBy(before, iteration) : undefined;
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
    return `the agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(name)} of ${of.map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(each)).join(', ')} (plateau ${plateau}, stage ${stage})`;
}
function settingsOf({ launch: { contract } }) {
    const { agents, stop } = contract;
    return { names: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsOf */ .et)(contract).map(({ name }) => name), plateau: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .plateauOf */ .K)({ iteration: stop, agents }) };
}
function requestOf(known) {
    return { ...settingsOf(known), ...recordedOf(known), base: undefined };
}
function seedOf({ entries, launch }, iteration) {
    return `agents\n${entries.at(-1)?.hash ?? launch.baseline_commit}\n${iteration}`;
}
function recordedOf({ entries, turns, claims, treeOf }) {
    const surviving = new Set((0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .survivingAcceptances */ .yx)(entries));
    const out = (0,_own_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .takenOut */ .wD)(entries);
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
            ...{ usd: usage?.usd, minutes: (turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TURN */ .C).ms / MS_A_MINUTE },
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
            return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .isTakingBack */ .KP)(entry) ? 'nothing' : 'rejected';
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


/***/ }),

/***/ 47545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkIntent),
/* harmony export */   KP: () => (/* binding */ isTakingBack),
/* harmony export */   u$: () => (/* binding */ checkDecisions),
/* harmony export */   yx: () => (/* binding */ survivingAcceptances)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1184);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




function checkDecisions({ entries, launch }) {
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
        issues.push(...checkEntry(entry, { kept, contract }));
        if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry))
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
    return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isRollBack */ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
    const { evaluator } = contract;
    const { iteration, decision, evaluator: evaluation, comparison } = entry;
    const issues = [];
    if (entry.base_commit !== kept.commit) {
        issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
    }
    if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaithful */ .M0)(comparison, evaluator.direction)) {
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
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .Pn)(stdout);
    return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
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


/***/ }),

/***/ 60355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ missionHoldoutGap)
/* harmony export */ });
/* harmony import */ var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24145);
/* harmony import */ var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);


function missionHoldoutGap({ evidence, launch, }) {
    const { holdout, direction } = launch.contract.evaluator;
    return holdout && (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__/* .gapOfAnswers */ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .readMeasured */ .L)(evidence, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLDOUT_PURPOSES */ ._l), direction);
}


/***/ }),

/***/ 4460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ testedChanges),
/* harmony export */   i: () => (/* binding */ nearMissesOf)
/* harmony export */ });
/* harmony import */ var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);

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
    return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .isNearMiss */ .z8)({ code: comparison.record.code, gain: comparison.effect }) ? 'near-miss' : 'rejected';
}
function nearMissesOf(entries) {
    return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .usableChanges */ .gE)(testedChanges(entries)).filter(({ standing }) => standing === 'near-miss');
}


/***/ }),

/***/ 78205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ iterationsByTest),
/* harmony export */   cC: () => (/* binding */ effectsIn),
/* harmony export */   mv: () => (/* binding */ checkOwnChanges),
/* harmony export */   wD: () => (/* binding */ takenOut)
/* harmony export */ });
/* harmony import */ var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
/* harmony import */ var _near_misses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4460);


function effectsIn({ entries, evidence }) {
    return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .findOwnEffects */ .w)(evidence, { iterOf: iterationsByTest(entries), out: takenOut(entries) });
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
    const before = (0,_near_misses_js__WEBPACK_IMPORTED_MODULE_1__/* .testedChanges */ .F)(earlier);
    return recombines.flatMap((part) => {
        const of = before.find(({ iter }) => iter === part);
        if (of === undefined)
            return [`iteration ${iteration} recombines iteration ${part}, which tested no change before it`];
        return of.standing === 'accepted' ? [`iteration ${iteration} recombines iteration ${part}, which is kept`] : [];
    });
}


/***/ }),

/***/ 7479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ findForbiddenAcceptances),
/* harmony export */   EU: () => (/* binding */ auditMission),
/* harmony export */   NJ: () => (/* binding */ findForbidden),
/* harmony export */   jL: () => (/* binding */ findForbiddenHere)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19510);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55523);
/* harmony import */ var _verification_sharing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71622);
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47545);
/* harmony import */ var _launch_trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60540);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19570);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14178);
/* harmony import */ var _protection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27066);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73448);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56305);












async function auditMission(paths, host) {
    const status = (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .readMissionStatus */ .Z)(paths);
    const untrusted = await (0,_launch_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .findUntrustedLaunch */ .jO)(paths, { state: status.state, host });
    if (untrusted.length > 0)
        return untrusted;
    const { repository } = paths;
    return (0,_verification_sharing_js__WEBPACK_IMPORTED_MODULE_1__/* .auditShared */ .R)({
        repository,
        findings: [...(await (0,_verify_js__WEBPACK_IMPORTED_MODULE_9__/* .checkRecords */ .fi)(paths, status)), ...(0,_verify_js__WEBPACK_IMPORTED_MODULE_9__/* .checkIterationFiles */ .f5)(paths, status.state)],
        findForbidden: (refs) => findForbidden(refs, { state: status.state, repository, host }),
    });
}
async function findForbidden(refs, { state, ...user }) {
    const begun = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .withBegunEntry */ .Ie)(state) ?? state;
    const accepted = (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .survivingAcceptances */ .yx)(begun.entries);
    const isHere = await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_10__/* .hasCommit */ .Q)(refs, begun.lastAcceptedCommit);
    const held = isHere ? accepted : accepted.filter((entry) => state.entries.includes(entry));
    return findForbiddenAcceptances(refs, { launch: begun.launch, keeps: held, ...user });
}
async function findForbiddenHere(refs, { state, ...user }) {
    const { mission_dir: dir, mission_slug: slug } = state.launch;
    const files = (0,_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .readMissionFiles */ .MX)(user.repository, dir);
    if ('problems' in files || files.slug !== slug) {
        return [
            `no mission in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(dir, 200)} of this checkout says what the runs of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(slug, 200)} may change: check out a commit that has it`,
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
    const { files } = await (0,_protection_js__WEBPACK_IMPORTED_MODULE_7__/* .findProtection */ .T)({ git }, launch);
    const changes = [];
    for (const { base_commit: from, kept_commit: kept } of keeps) {
        const { stdout } = await git(['rev-list', '--end-of-options', kept, `^${from}`]);
        const ids = stdout.toString().split('\n');
        changes.push(...ids.flatMap((commit) => (commit === '' ? [] : [{ from, commit }])));
    }
    return (0,_engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .findForbiddenInRun */ .t)(git, changes, {
        boundaries: { ...boundaries, deny_paths: [...boundaries.deny_paths, ..._store_js__WEBPACK_IMPORTED_MODULE_8__.RUNTIME_ARTIFACTS] },
        ...{ protectedFiles: files, protectKey: 'evaluator.protect' },
        ...{ repository, parentEnv: host.env },
    });
}


/***/ }),

/***/ 50109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   Rd: () => (/* binding */ agentBudget),
/* harmony export */   TL: () => (/* binding */ stopAfter),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   hC: () => (/* binding */ decideAlert),
/* harmony export */   oX: () => (/* binding */ findRecordedAlert),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);







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
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findLimitReached */ .J2)(new _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .AttemptTally */ .OI(attempts), { ...others, usd: budgetUsd, tokens: undefined });
    if (reached?.kind === 'errors')
        return { ...STOPS.errors, reason: reached.reason };
    const agents = agentAttemptsOf(entries.slice(resumed));
    const unable = agents.findUnable(MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withWork */ .gb)(unable, agentAttemptsOf(entries));
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
    return new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .AgentAttempts */ .Ut((0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries)
        .filter(({ kind }) => kind === 'iteration')
        .map(agentAttemptOf));
}
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .BI)(limits?.usd, launch.contract.budget?.usd),
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
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ })

};


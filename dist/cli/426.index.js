export const id = 426;
export const ids = [426];
export const modules = {

/***/ 7425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Se: () => (/* binding */ presetOfCommand),
/* harmony export */   VC: () => (/* binding */ AGENT_PRESETS),
/* harmony export */   fG: () => (/* binding */ PRESETS),
/* harmony export */   kH: () => (/* binding */ sandboxMarkOf),
/* harmony export */   m6: () => (/* binding */ modelOfCommand),
/* harmony export */   wJ: () => (/* binding */ agentTemplate)
/* harmony export */ });
const AGENT_PRESETS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'aider'];
/** Keys of the model vendors, for the CLIs that work with all of them. */
const VENDOR_KEYS = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY'];
/**
 * How each CLI is run where nobody can answer it: every permission is given beforehand, since the lane and our own
 * sandbox are its bounds. A prompt can be longer than an argument may be (128 KB on Linux), so it comes on standard input
 * where the CLI reads it there. Updates are off: HOME is new for every attempt, and each would fetch one again.
 */
const PRESETS = {
    claude: {
        program: 'claude',
        // The stream, not the single result: of an attempt that is ended by its budget there are the messages until then.
        command: 'DISABLE_AUTOUPDATER=1 claude -p --output-format stream-json --verbose --dangerously-skip-permissions',
        stdin: 'prompt',
        keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
        summarizer: 'DISABLE_AUTOUPDATER=1 claude -p --model haiku',
        sandboxMark: 'IS_SANDBOX',
    },
    codex: {
        program: 'codex',
        command: 'codex exec --json --dangerously-bypass-approvals-and-sandbox --skip-git-repo-check -',
        stdin: 'prompt',
        keys: ['CODEX_API_KEY'],
    },
    gemini: {
        program: 'gemini',
        // In a folder that is not trusted it asks before every step again; as a variable, older versions take no offence.
        command: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --approval-mode=yolo --output-format stream-json',
        stdin: 'prompt',
        keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        summarizer: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --model flash',
    },
    opencode: {
        program: 'opencode',
        // The flag for this has had several names.
        command: `OPENCODE_DISABLE_AUTOUPDATE=true OPENCODE_PERMISSION='{"*":"allow"}' opencode run --format json`,
        stdin: 'prompt',
        keys: [...VENDOR_KEYS, 'OPENCODE_API_KEY'],
    },
    copilot: {
        program: 'copilot',
        // Its JSON has no count of tokens; the summary that it ends its text with has.
        command: 'COPILOT_AUTO_UPDATE=false copilot --allow-all --no-ask-user --no-color',
        stdin: 'prompt',
        keys: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'],
    },
    aider: {
        program: 'aider',
        // "Yes" to everything is also "yes" to installing a browser and to editing .gitignore, so these questions are off.
        // Its cache has a fixed place in the work tree, and would be part of the change.
        command: [
            `trap 'rm -rf .aider.tags.cache.v*' EXIT; trap 'exit 143' TERM;`,
            'aider --message-file {prompt_file} --yes-always --no-auto-commits --no-dirty-commits --no-gitignore',
            '--no-pretty --no-stream --no-detect-urls --no-show-model-warnings --no-show-release-notes --no-check-update',
            '--analytics-disable --chat-history-file "$HOME/aider.chat.md" --input-history-file "$HOME/aider.input"',
        ].join(' '),
        stdin: 'none',
        keys: VENDOR_KEYS,
    },
};
/** The command of an agent: the user's own if there is one, else the preset's. */
function agentTemplate(agent) {
    if (agent.command !== undefined)
        return { command: agent.command, stdin: agent.stdin };
    if (agent.preset === undefined)
        throw new Error('an agent without a command passed the config');
    const { command, stdin } = PRESETS[agent.preset];
    return { command, stdin };
}
/** The variable that tells a preset's CLI of a sandbox, if it wants to know; a command of the user's own is theirs. */
function sandboxMarkOf({ command, preset }) {
    return command === undefined && preset !== undefined ? PRESETS[preset].sandboxMark : undefined;
}
// What other CLIs mean by `-m` is something else, e.g. the message.
const SHORT_MODEL = new Set(['codex', 'gemini', 'opencode']);
/** The model that a command line of the user's own asks its CLI for; null where it leaves that to the CLI. */
function modelOfCommand(command) {
    const flag = SHORT_MODEL.has(presetOfCommand(command)) ? '(?:--model|-m)' : '--model';
    const plain = '[\\w@+:,./-]+';
    const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
    // The words of a mission's arguments are quoted, flags too.
    const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
    const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
    return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}
/** The CLI that a command line of the user's own runs, by the first of its words that names the program of one. */
function presetOfCommand(command) {
    const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
    const program = words.find((word) => AGENT_PRESETS.some((name) => PRESETS[name].program === word));
    return AGENT_PRESETS.find((name) => PRESETS[name].program === program);
}


/***/ }),

/***/ 6973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readUsage)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
;// CONCATENATED MODULE: ./build/attempt/agent/usage.js

// Beyond these a figure is an error of whoever printed it, and a budget must not end because of it.
const MAX_TOKENS = 1e12;
const MAX_USD = 1e6;
// What a name of a model is made of, so that it can be shown as it is.
const MODEL = /^[\w@+:,./-]{1,100}$/;
const MAX_MODELS = 4;
const OWN_LINE = 'AUTORIZE_USAGE ';
const SCALES = { k: 1e3, m: 1e6, b: 1e9 };
const READERS = {
    claude: (stdout) => readClaude(readEvents(stdout)),
    codex: (stdout) => readCodex(readEvents(stdout)),
    gemini: (stdout) => readGemini(readEvents(stdout)),
    opencode: (stdout) => readOpencode(readEvents(stdout)),
    copilot: (stdout, stderr) => readCopilot(readEvents(stdout), `${stdout}\n${stderr}`),
    aider: (stdout, stderr) => readAider(`${stdout}\n${stderr}`),
};
/**
 * Reads what an agent used up from what it printed; undefined when it did not say. The CLI's own figures come first,
 * since a model that ends its answer with our line must not lower them; then the last line of standard output, if it is
 * `AUTORIZE_USAGE {"input_tokens":1,"output_tokens":2,"usd":0.01}`.
 */
function parseUsage(preset, stdout, stderr) {
    return checked(read(preset, stdout, stderr));
}
/** The same where a part of what it printed is not there: the end of it is. */
function parseCutUsage(preset, stdout, stderr) {
    const figures = read(preset, stdout, stderr);
    const usage = checked(figures);
    return usage === undefined || figures.isSum !== true ? usage : { ...usage, at_least: true };
}
function read(preset, stdout, stderr) {
    const own = preset === undefined ? {} : READERS[preset](stdout, stderr);
    if (figuresOf(own) !== undefined)
        return own;
    const line = readOwnLine(stdout);
    return own.models === undefined || own.models.length === 0 ? line : { ...line, models: own.models };
}
/** Names of models, those that wrote most first. */
function byOutput(models) {
    const written = (output) => (typeof output === 'number' ? output : 0);
    return models.toSorted(([, one], [, other]) => written(other) - written(one)).map(([name]) => name);
}
function names(values) {
    return [...new Set(values.filter((value) => typeof value === 'string'))];
}
/** The end of the stream, else, of an attempt that was broken off, its messages: each is there once for every block. */
function readClaude(events) {
    const result = events.findLast(({ type }) => type === 'result');
    if (result !== undefined) {
        const byModel = Object.entries((0,decode/* objectOrEmpty */.YN)(result.modelUsage)).map(([name, m]) => [name, (0,decode/* objectOrEmpty */.YN)(m)]);
        const models = byModel.map(([, figures]) => figures);
        const { input, output } = claudeTokens((0,decode/* objectOrEmpty */.YN)(result.usage));
        return {
            // Of all models; the other figure leaves out what helpers of the agent used.
            input: sum(models.flatMap((m) => [m.inputTokens, m.cacheCreationInputTokens, m.cacheReadInputTokens])) ?? input,
            output: sum(models.map(({ outputTokens }) => outputTokens)) ?? output,
            usd: usd(result.total_cost_usd),
            models: models.length > 0 ? byOutput(byModel.map(([name, m]) => [name, m.outputTokens])) : begunWith(events),
        };
    }
    const messages = events.filter(({ type }) => type === 'assistant').map(({ message }) => (0,decode/* objectOrEmpty */.YN)(message));
    const usages = new Map(messages.map(({ id, usage }) => [id, claudeTokens((0,decode/* objectOrEmpty */.YN)(usage))]));
    const answered = names(messages.map(({ model }) => model)).filter((name) => name !== SYNTHETIC);
    return { ...total([...usages.values()]), models: answered.length > 0 ? answered : begunWith(events) };
}
// What claude writes itself, where no model answered.
const SYNTHETIC = '<synthetic>';
/** The model that the first event of a stream tells. */
function begunWith(events) {
    return names([
        events.find(({ type, subtype }) => type === 'init' || (type === 'system' && subtype === 'init'))?.model,
    ]);
}
function claudeTokens(usage) {
    const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
    return {
        input: sum([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
        output: sum([output_tokens]),
    };
}
/** Each turn tells the total of the thread. */
function readCodex(events) {
    const usage = (0,decode/* objectOrEmpty */.YN)(events.findLast(({ type }) => type === 'turn.completed')?.usage);
    return { input: sum([usage.input_tokens]), output: sum([usage.output_tokens]) };
}
/** The end of the stream tells totals, the single document only those of each model. */
function readGemini(events) {
    const stats = (0,decode/* objectOrEmpty */.YN)(events.findLast(({ stats: each }) => (0,decode/* isObject */.Gv)(each))?.stats);
    const byModel = Object.entries((0,decode/* objectOrEmpty */.YN)(stats.models)).map(([name, model]) => [name, (0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(model).tokens)]);
    const told = byOutput(byModel.map(([name, { candidates }]) => [name, candidates]));
    const used = told.length > 0 ? told : begunWith(events);
    const input = sum([stats.input_tokens]);
    if (input !== undefined) {
        const answer = sum([stats.output_tokens]);
        const rest = (sum([stats.total_tokens]) ?? 0) - input;
        return { input, output: answer === undefined ? undefined : Math.max(answer, rest), models: used };
    }
    const models = byModel.map(([, tokens]) => tokens);
    return {
        models: used,
        input: sum(models.map(({ prompt }) => prompt)),
        output: sum(models.flatMap(({ candidates, thoughts }) => [candidates, thoughts])),
    };
}
function readOpencode(events) {
    const parts = events.filter(({ type }) => type === 'step_finish').map(({ part }) => (0,decode/* objectOrEmpty */.YN)(part));
    return total(parts.map(({ tokens: given, cost }) => {
        const { input, output, reasoning, cache } = (0,decode/* objectOrEmpty */.YN)(given);
        const { read, write } = (0,decode/* objectOrEmpty */.YN)(cache);
        return { input: sum([input, read, write]), output: sum([output, reasoning]), usd: usd(cost) };
    }));
}
/** The JSON of some versions has the end of the session, of others what each message wrote; the text has a summary. */
function readCopilot(events, text) {
    const dataOf = (wanted) => events.filter(({ type }) => type === wanted).map(({ data }) => (0,decode/* objectOrEmpty */.YN)(data));
    const byModel = dataOf('session.shutdown')
        .flatMap(({ modelMetrics }) => Object.entries((0,decode/* objectOrEmpty */.YN)(modelMetrics)))
        .map(([name, model]) => [name, (0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(model).usage)]);
    const models = byModel.map(([, usage]) => usage);
    const usages = models.length > 0 ? models : dataOf('assistant.usage');
    if (usages.length > 0) {
        const input = sum(usages.map(({ inputTokens }) => inputTokens));
        const output = sum(usages.map(({ outputTokens }) => outputTokens));
        const used = byOutput(byModel.map(([name, usage]) => [name, usage.outputTokens]));
        return { input, output, models: used, isSum: models.length === 0 };
    }
    const line = [...text.matchAll(/\bTokens\s+↑\s*([\d.]+[kmb]?)\s*•\s*↓\s*([\d.]+[kmb]?)/g)].at(-1);
    if (line !== undefined)
        return { input: scaled(line[1]), output: scaled(line[2]) };
    const breakdown = text.slice(Math.max(0, text.lastIndexOf('Breakdown by AI model')));
    const lines = [...breakdown.matchAll(/^ *(\S*)\s+([\d.]+[kmb]?) in, ([\d.]+[kmb]?) out, [\d.]+[kmb]? cached/gm)];
    if (lines.length > 0) {
        const figures = lines.map((each) => ({ input: scaled(each[2]), output: scaled(each[3]) }));
        return { ...total(figures), models: byOutput(lines.map((each) => [each[1] ?? '', scaled(each[3])])) };
    }
    return { output: sum(dataOf('assistant.message').map(({ outputTokens }) => outputTokens)), isSum: true };
}
/** Tokens are those of each message, the cost of the session is the total so far. */
function readAider(text) {
    const reports = [...text.matchAll(/\bTokens: ([\d.]+[kmb]?) sent,(?: [^\n]{1,80},)? ([\d.]+[kmb]?) received\./g)];
    const cost = [...text.matchAll(/\bCost: \$[\d.]+ message, \$([\d.]+) session\./g)].at(-1);
    const model = /^(?:Main model|Model): (\S+) with /m.exec(text)?.[1];
    return {
        models: names([model]),
        ...total(reports.map((report) => ({ input: scaled(report[1]), output: scaled(report[2]) }))),
        usd: cost === undefined ? undefined : usd(Number(cost[1])),
    };
}
function readOwnLine(stdout) {
    const line = stdout.trimEnd().split('\n').at(-1) ?? '';
    if (!line.startsWith(OWN_LINE))
        return {};
    const fields = (0,decode/* objectOrEmpty */.YN)(parseJson(line.slice(OWN_LINE.length)));
    const { input_tokens: input, output_tokens: output, usd: cost, model } = fields;
    return { input: sum([input]), output: sum([output]), usd: usd(cost), models: names([model]) };
}
/** The objects of a JSON document, of an array of them or of lines; what is none of these is passed over. */
function readEvents(text) {
    // A document of several lines may come after a line or two of something else.
    const document = parseJson(text.slice(Math.max(0, text.search(/^[{[]/m))));
    if (Array.isArray(document))
        return document.filter(decode/* isObject */.Gv);
    if ((0,decode/* isObject */.Gv)(document))
        return [document];
    return text
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map(parseJson)
        .filter(decode/* isObject */.Gv);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // An agent prints what it likes: this is no figure then.
        return undefined;
    }
}
/** `4.1k` is 4100. */
function scaled(text = '') {
    const scale = SCALES[text.at(-1) ?? ''];
    const value = scale === undefined ? Number(text) : Number(text.slice(0, -1)) * scale;
    return sum([Math.round(value)]);
}
/** The sum of what are counts of tokens; undefined where none is. */
function sum(values) {
    const counts = values.filter((value) => Number.isInteger(value) && isWithin(value, MAX_TOKENS));
    return counts.length === 0 ? undefined : counts.reduce((all, count) => all + count, 0);
}
function usd(value) {
    return isWithin(value, MAX_USD) ? value : undefined;
}
function isWithin(value, max) {
    return typeof value === 'number' && value >= 0 && value <= max;
}
function total(parts) {
    const costs = parts.flatMap((part) => part.usd ?? []);
    return {
        input: sum(parts.map(({ input }) => input)),
        output: sum(parts.map(({ output }) => output)),
        usd: costs.length === 0 ? undefined : costs.reduce((all, cost) => all + cost, 0),
        isSum: true,
    };
}
function checked(figures) {
    const model = (figures.models ?? [])
        .filter((name) => MODEL.test(name))
        .slice(0, MAX_MODELS)
        .join(', ');
    const usage = figuresOf(figures);
    return model === '' ? usage : { model, ...usage };
}
function figuresOf({ input, output, usd: cost }) {
    const usage = {
        ...(isWithin(input, MAX_TOKENS) ? { input_tokens: input } : {}),
        ...(isWithin(output, MAX_TOKENS) ? { output_tokens: output } : {}),
        ...(isWithin(cost, MAX_USD) ? { usd: cost } : {}),
    };
    return Object.keys(usage).length === 0 ? undefined : usage;
}

;// CONCATENATED MODULE: ./build/attempt/agent/read-usage.js


/** What an agent that has ended used up, by what it printed; undefined when it did not say. */
function readUsage(preset, { stdout, stderr }) {
    const parse = stdout.truncated || stderr.truncated ? parseCutUsage : parseUsage;
    return parse(preset, (0,external_node_fs_.readFileSync)(stdout.path, 'utf8'), (0,external_node_fs_.readFileSync)(stderr.path, 'utf8'));
}


/***/ }),

/***/ 8062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ smallestBudget),
/* harmony export */   s: () => (/* binding */ findOverspending)
/* harmony export */ });
/** Why no other agent may begin: it may cost as much as the dearest one so far, and that could pass the limit. */
function findOverspending({ dollars, inFlight, maxUsd }) {
    const spent = sum(dollars);
    if (maxUsd === undefined || spent + (inFlight + 1) * Math.max(0, ...dollars) <= maxUsd)
        return undefined;
    return `$${spent.toFixed(2)} of $${maxUsd.toFixed(2)} spent, and another attempt could pass it`;
}
/** The smaller of the limits that are given. */
function smallestBudget(...limits) {
    const given = limits.filter((each) => each !== undefined);
    return given.length === 0 ? undefined : Math.min(...given);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}


/***/ }),

/***/ 9354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ AUTOLOADED),
/* harmony export */   KV: () => (/* binding */ decideAdmission),
/* harmony export */   Y6: () => (/* binding */ ALWAYS_DENIED)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);


/**
 * Denied whatever the config says, unless `permit` names it: the records of experiments and missions, what steers git,
 * what runs on other machines, and what steers agents, package managers and hooks.
 * Source: experiments, "Config"; faults and attacks, "Deny-path evasion".
 */
const ALWAYS_DENIED = [
    '.autorize/**',
    '.rcs/**',
    '**/.git/**',
    '**/.gitattributes',
    '**/.gitmodules',
    '**/.gitignore',
    '.github/**',
    '.claude/**',
    '.mcp.json',
    '**/.npmrc',
    '.husky/**',
];
/**
 * What common test harnesses and runtimes load without any command naming it: by it a change could judge itself. Not
 * here, because ordinary work adds and changes them: tests, manifests and build scripts, compiler settings.
 * Source: decisions, "Integrity", rule 1.
 */
const AUTOLOADED = [
    // Python; a folder or a compiled module has the effect of the file.
    '**/conftest.py',
    '**/{sitecustomize,usercustomize}{.*,/**}',
    '**/*.pth',
    '**/{.pytest,pytest}.{ini,toml}',
    '**/{tox.ini,setup.cfg}',
    // JavaScript
    '**/{jest,vitest,vite,babel,ava,playwright,cypress}.config.*',
    '**/vitest.{workspace,projects}.*',
    '**/{karma,wdio}.conf.*',
    '**/.{mocha,babel,swc,nyc,c8,tap}rc*',
    '**/jasmine.{json,js,mjs,cjs}',
    '**/setupTests.*',
    '**/__mocks__/**',
    '**/.yarnrc*',
    '**/.yarn/{plugins,releases}/**',
    '**/{.pnp,.pnpmfile}.*',
    '**/bunfig.toml',
    // Rust, Go, Make
    '**/.cargo/config{,.toml}',
    '**/.config/nextest.toml',
    '**/rust-toolchain{,.toml}',
    '**/go.work',
    '**/GNUmakefile',
    // Java, .NET
    '**/.mvn/**',
    '**/junit-platform.properties',
    '**/META-INF/services/org.junit.*',
    '**/Directory.Build.{props,targets}',
    '**/xunit.runner.json',
    '**/nuget.config',
    // Ruby, PHP, Perl, Elixir, R
    '**/.rspec{,-local}',
    '**/.bundle/config',
    '**/phpunit{,.dist}.xml{,.dist}',
    '**/Pest.php',
    '**/.proverc',
    '**/test_helper.exs',
    '**/.{Rprofile,Renviron}',
    // Environments
    '**/.env{,.local,.{test,development,production}{,.local}}',
    '**/.envrc',
    '**/{.mise,mise}{,.local}.toml',
];
const GITLINK = '160000';
const SYMLINK = '120000';
// A record with a thousand reasons helps no one; the first ones say what kind of change it was.
const MAX_REASONS = 20;
/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is told. */
function decideAdmission(change, rules) {
    const matchers = buildMatchers(rules);
    const reasons = change.changes.flatMap((each) => pathReasons(each, { change, rules, matchers }));
    reasons.push(...sizeReasons(change, rules));
    if (reasons.length === 0)
        return { kind: 'admitted' };
    const shown = reasons.slice(0, MAX_REASONS);
    const rest = reasons.length - shown.length;
    return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(rest, 'reason')} more`] };
}
function buildMatchers({ denyPaths, protectedPaths, autoloaded, permit, allowPaths }) {
    return {
        isProtected: buildMatcher(protectedPaths),
        denied: buildMatcher(denyPaths),
        alwaysDenied: buildMatcher(ALWAYS_DENIED),
        autoloaded: buildMatcher(autoloaded === 'denied' ? AUTOLOADED : []),
        permitted: buildMatcher(permit),
        allowed: buildMatcher(allowPaths),
    };
}
/**
 * Matches a path against globs and tells the first that does. Compared by folded case and composed characters: on some
 * file systems `SRC/A` and `src/a` are one file, and a rule about one must hold for the other.
 */
function buildMatcher(globs) {
    const tests = globs.map((glob) => ({ glob, isMatch: picomatch__WEBPACK_IMPORTED_MODULE_1__(fold(glob), { dot: true }) }));
    return (path) => {
        const folded = fold(path);
        return tests.find(({ isMatch }) => isMatch(folded))?.glob;
    };
}
function fold(text) {
    // A pattern's "any character" is none of those that end a line: a name that holds one would slip through `**`.
    return text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}
function pathReasons({ path, newMode }, { change, rules, matchers }) {
    const reasons = [];
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(path, 200);
    const denied = matchers.denied(path);
    if (denied !== undefined)
        reasons.push(`${shown} is denied by deny_paths (${denied})`);
    if (matchers.isProtected(path) !== undefined) {
        reasons.push(`${shown} is protected: it is part of what judges (${rules.protectKey} says what is)`);
    }
    if (matchers.permitted(path) === undefined) {
        const always = matchers.alwaysDenied(path);
        if (always !== undefined)
            reasons.push(`${shown} is always denied (${always}); boundaries.permit can name it`);
        const loaded = matchers.autoloaded(path);
        if (loaded !== undefined) {
            reasons.push(`${shown} is loaded by a harness or runtime by itself (${loaded}); boundaries.permit can name it`);
        }
    }
    if (rules.enforceAllow && matchers.allowed(path) === undefined)
        reasons.push(`${shown} is not in allow_paths`);
    const odd = oddName(path);
    if (odd !== undefined)
        reasons.push(`${shown} has a name that ${odd}`);
    if (newMode === GITLINK)
        reasons.push(`${shown} is a repository inside the repository`);
    if (newMode === SYMLINK)
        reasons.push(...linkReasons(path, change.linkTargets.get(path)));
    return reasons;
}
function oddName(path) {
    if (/\p{Cc}/u.test(path))
        return 'holds a control character';
    if (path.includes('\\'))
        return 'holds a backslash';
    if (path.split('/').some(isGitName))
        return 'git, or a file system, takes for its own folder';
    return undefined;
}
// What HFS+ ignores inside a name, so that ".g\u200cit" is ".git" there.
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** `.git` in any spelling that a file system folds to it: case, ignored characters, trailing dots, short names. */
function isGitName(name) {
    const folded = fold(name.replace(IGNORED, '')).replace(/[. ]+$/, '');
    return folded === '.git' || /^git~\d+$/.test(folded) || folded.startsWith('.git:');
}
function linkReasons(path, target) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(path, 200);
    if (target === undefined)
        return [`${shown} is a symbolic link whose target is not known`];
    if (target.startsWith('/') || /^[a-z]:/i.test(target))
        return [`${shown} links to the absolute path ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(target, 200)}`];
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')) {
        if (part === '..')
            depth -= 1;
        else if (part !== '.' && part !== '')
            depth += 1;
        if (depth < 0)
            return [`${shown} links out of the tree, to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(target, 200)}`];
    }
    return [];
}
function sizeReasons({ changes, diffLines }, { maxFiles, maxDiffLines }) {
    const reasons = [];
    if (maxFiles !== undefined && changes.length > maxFiles) {
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(changes.length, 'file')} changed, above max_files ${maxFiles}`);
    }
    if (maxDiffLines !== undefined && diffLines > maxDiffLines) {
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(diffLines, 'line')} changed, above max_diff_lines ${maxDiffLines}`);
    }
    return reasons;
}


/***/ }),

/***/ 5180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readChange)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_diff_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5379);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5222);
/**
 * What a captured tree changes, read from the store.
 * Invariant: names, modes and contents come from tree objects; nothing of a work tree has a say any more.
 */





const MAX_DIFF_BYTES = 8 << 20;
const SYMLINK = '120000';
/** Reads what lies between two trees or commits. */
async function readChange(store, { from, tree }) {
    const { changes, diff } = await readDiff(store, { from, tree });
    const { added, removed } = (0,_base_diff_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .countLines */ .l)(diff);
    return { from, tree, changes, diff, diffLines: added + removed, linkTargets: await readLinks(store, changes) };
}
const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];
/** The changed paths, each ended by a NUL; after one more NUL git prints the lines. */
async function readDiff(store, { from, tree }) {
    try {
        const { stdout } = await store.git([...DIFF, '-z', '--raw', '--no-abbrev', '--full-index', '-p', from, tree, '--'], {
            maxBytes: MAX_DIFF_BYTES,
        });
        const end = stdout.indexOf('\0\0');
        if (end === -1)
            return { changes: (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRawDiff */ .L)(stdout), diff: '' };
        return { changes: (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRawDiff */ .L)(stdout.subarray(0, end + 1)), diff: stdout.toString('utf8', end + 2) };
    }
    catch (error) {
        // Too large to be read by anyone: the numbers tell enough.
        if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
            throw error;
        const { stdout } = await store.git(['diff-tree', '-r', '--stat=120', '--no-renames', from, tree, '--']);
        const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${stdout.toString()}`;
        return { changes: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .diffTrees */ .j_)(store, { from, to: tree }), diff };
    }
}
async function readLinks({ git }, changes) {
    const targets = new Map();
    for (const { path, newMode, newId } of changes) {
        if (newMode !== SYMLINK)
            continue;
        const { stdout } = await git(['cat-file', 'blob', newId]);
        targets.set(path, (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(stdout));
    }
    return targets;
}


/***/ }),

/***/ 7913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(2989);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
;// CONCATENATED MODULE: ./build/kernel/output-capture.js
/**
 * A stream of a command, kept in a file up to a bound: its beginning and, where it is longer, its end, since that is
 * where a program says what became of it.
 * Invariant: memory does not grow with what the command writes; what is between the two is read and dropped, so that
 * the command is neither blocked nor killed by it, and a line in the file says how much it was. The file is created
 * exclusively: a planted link is refused.
 */


/** The end of a stream is kept in memory until there is no more to come. */
const MAX_TAIL_BYTES = 1 << 20;
// What was written before the end is in the pipe already; a daemon that holds it open has nothing to add.
const DRAIN_MS = 500;
// Enough for the sentence in which a program says why it did not start.
const HEAD_BYTES = 2000;
class OutputCapture {
    #target;
    #descriptor;
    #tail;
    #closed = Promise.resolve();
    #stream;
    #bytes = 0;
    #seenBytes = 0;
    #head = '';
    #failure;
    constructor(target) {
        this.#target = target;
        this.#tail = new Tail(Math.min(MAX_TAIL_BYTES, target.maxBytes >> 1));
        this.#descriptor = (0,external_node_fs_.openSync)(target.path, 'wx', 0o600);
    }
    /** Takes everything that a stream gives from now on. */
    attach(stream) {
        this.#stream = stream;
        this.#closed = new Promise((resolve) => stream.once('close', () => resolve()));
        stream.on('data', (block) => this.#take(block));
        // A reset pipe is an ended pipe.
        stream.on('error', () => undefined);
    }
    #take(block) {
        this.#seenBytes += block.length;
        if (this.#head.length < HEAD_BYTES)
            this.#head += block.toString('utf8', 0, HEAD_BYTES);
        const room = this.#target.maxBytes - this.#tail.maxBytes - this.#bytes;
        const kept = block.subarray(0, Math.max(0, room));
        this.#bytes += this.#write(kept);
        this.#tail.push(block.subarray(kept.length));
        release(block);
    }
    /** Gives how much was written: all of it, or nothing where the disk took no more. */
    #write(kept) {
        if (this.#failure !== undefined)
            return 0;
        try {
            // A write may be short (a nearly full disk): the rest is written again until it is there or fails.
            for (let at = 0; at < kept.length;)
                at += (0,external_node_fs_.writeSync)(this.#descriptor, kept, at);
            return kept.length;
        }
        catch (error) {
            this.#failure = error;
            return 0;
        }
    }
    #writeEnd() {
        const end = this.#tail.take();
        const dropped = this.#seenBytes - this.#bytes - end.length;
        if (dropped > 0)
            this.#write(Buffer.from(`\n[autorize left out ${dropped} bytes here]\n`));
        this.#bytes += this.#write(end);
    }
    /** The beginning of what was written. */
    get head() {
        return this.#head;
    }
    /** Lets the stream run out, without waiting for those who merely hold it open; throws what writing the file threw. */
    async finish() {
        await Promise.race([this.#closed, (0,promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        this.#stream?.destroy();
        this.#writeEnd();
        if (this.#failure !== undefined)
            throw this.#failure;
        const [bytes, seenBytes] = [this.#bytes, this.#seenBytes];
        return { path: this.#target.path, bytes, seenBytes, truncated: seenBytes > bytes };
    }
    [Symbol.dispose]() {
        this.#stream?.destroy();
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}
/** The last bytes of a stream, so many at most. */
class Tail {
    maxBytes;
    #ring;
    #seen = 0;
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(block) {
        if (block.length === 0 || this.maxBytes === 0)
            return;
        this.#ring ??= Buffer.allocUnsafe(this.maxBytes);
        const last = block.subarray(-this.maxBytes);
        const at = (this.#seen + block.length - last.length) % this.maxBytes;
        const copied = last.copy(this.#ring, at);
        last.copy(this.#ring, 0, copied);
        this.#seen += block.length;
    }
    /** What there is, in its order; then there is nothing. */
    take() {
        const [ring, seen] = [this.#ring, this.#seen];
        this.#ring = undefined;
        this.#seen = 0;
        if (ring === undefined)
            return Buffer.alloc(0);
        if (seen <= this.maxBytes)
            return ring.subarray(0, seen);
        const at = seen % this.maxBytes;
        return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
    }
}
/**
 * Gives a block's memory back at once. The collector comes by too rarely for a flood: measured with `yes`, the process
 * grows by 10 MB instead of 90 MB, and reads half as much again. (Node 20 has no such call and collects in time by itself.)
 */
function release(block) {
    const { buffer } = block;
    // A block that shares its memory with others (Node's pool) is not ours to give.
    if (block.byteLength !== buffer.byteLength)
        return;
    if ('transfer' in buffer && typeof buffer.transfer === 'function')
        buffer.transfer(0);
}

// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/kernel/sandbox-command.js + 1 modules
var sandbox_command = __webpack_require__(6640);
;// CONCATENATED MODULE: ./build/kernel/agent-process.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A command under a wall-clock budget, alone in its level of isolation.
 * Invariant: when the promise settles no process of the command is left, whether it ended by itself, ran out of budget
 * or was called off; it settles when the command has ended, not when the last holder of its pipes has.
 * Killed supervisor: the first process of the namespace dies with us (parent-death signal) and the kernel ends all in
 * it. Without a namespace the processes stay until `killMarked` of the next run, by the marker.
 * The parent-death signal follows the thread that forked: only the main thread may run commands.
 */










/** Between TERM and KILL at the end of the budget. */
const GRACE_MS = 5000;
// Someone waits: with the launcher's second and the last look for leftovers, a called-off run is over within five.
const ABORT_GRACE_MS = 2000;
// A namespace whose first process was killed ends within milliseconds; if not, its launcher is killed as well.
const LAUNCHER_MS = 1000;
// What a timer can hold; a longer budget is none.
const MAX_TIMER_MS = 2 ** 31 - 1;
const MAX_STATUS_LENGTH = 1000;
const CALLED_OFF = { code: 'ABORTED', reason: 'the run was called off before it began' };
/** Runs a command to its end and leaves nothing of it behind. */
async function runProcess(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!external_node_worker_threads_.isMainThread)
            throw new Error('commands are run from the main thread only: their lifetime hangs on it');
        if (request.signal?.aborted === true)
            return { kind: 'unstarted', ...CALLED_OFF, level: request.level.kind };
        const built = (0,sandbox_command/* buildSandboxCommand */.V)(request.level, request);
        const opened = openOutputs(request);
        if ('kind' in opened)
            return opened;
        const stdout = __addDisposableResource(env_1, opened.stdout, false);
        const stderr = __addDisposableResource(env_1, opened.stderr, false);
        const startedAt = performance.now();
        const launch = startChild(built, request);
        if ('kind' in launch)
            return launch;
        const { child } = launch;
        const ending = watchEnding(child, request);
        const spawned = await new Promise((resolve) => {
            child.once('spawn', () => resolve(undefined));
            child.once('error', resolve);
        });
        if (spawned !== undefined) {
            ending.stop();
            return unstarted(request, spawned);
        }
        const status = readStatus(child);
        if (child.stdout !== null)
            stdout.attach(child.stdout);
        if (child.stderr !== null)
            stderr.attach(child.stderr);
        feed(child.stdin, request.stdin);
        const exit = await ending.exit;
        const durationMs = performance.now() - startedAt;
        const survivors = await endLeftovers(child, request);
        const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
        const report = parseStatus(await status());
        const { killedByBudget, aborted } = ending;
        if (!report.began && !killedByBudget && !aborted) {
            if (report.isMissing)
                return notFound(request);
            return {
                kind: 'unstarted',
                code: 'SANDBOX',
                reason: stderr.head.trim() || 'no word of why',
                level: request.level.kind,
            };
        }
        const told = built.reportsExit ? (report.exitCode ?? 128 + external_node_os_.constants.signals.SIGKILL) : codeOf(exit);
        const facts = { exitCode: told, signal: signalOf(told), killedByBudget, aborted, durationMs };
        return { kind: 'ended', ...facts, ...outputs, level: request.level.kind, survivors };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function openOutputs(request) {
    let stdout;
    try {
        stdout = new OutputCapture(request.stdout);
        return { stdout, stderr: new OutputCapture(request.stderr) };
    }
    catch (error) {
        stdout?.[Symbol.dispose]();
        // Too many open files is the machine's moment of weakness, as when a process cannot be made; the rest is not.
        if (['EMFILE', 'ENFILE'].includes((0,files/* errorCode */.CA)(error)))
            return unstarted(request, error);
        throw error;
    }
}
function startChild({ program, args }, request) {
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: request.view.workDir,
            // Not --setenv or --clearenv: an environment on a command line, or of a launcher, is for everyone to read.
            env: { ...request.environment, [environment/* RUN_MARKER */.xO]: request.runId },
            detached: true,
            stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
        });
        return { child };
    }
    catch (error) {
        return unstarted(request, error);
    }
}
function unstarted({ level }, error) {
    return {
        kind: 'unstarted',
        code: (0,files/* errorCode */.CA)(error),
        reason: error instanceof Error ? error.message : String(error),
        level: level.kind,
    };
}
function notFound({ level, command }) {
    const reason = `${JSON.stringify(command[0] ?? '')} is no command in the sandbox`;
    return { kind: 'unstarted', code: 'ENOENT', reason, level: level.kind };
}
function feed(stdin, text) {
    if (stdin === null || text === undefined)
        return;
    // A command need not read its input.
    stdin.on('error', () => undefined);
    stdin.end(text);
}
/** What the first process reports. A process of the command can take its descriptor, and write there too. */
function readStatus(child) {
    const pipe = child.stdio[sandbox_command/* STATUS_DESCRIPTOR */.N];
    if (!(pipe instanceof external_node_stream_.Readable))
        return () => Promise.resolve('');
    let text = '';
    const closed = new Promise((resolve) => pipe.once('close', () => resolve()));
    pipe.on('data', (block) => {
        if (text.length < MAX_STATUS_LENGTH)
            text += block.toString('latin1');
    });
    pipe.on('error', () => undefined);
    return async () => {
        await Promise.race([closed, (0,promises_.setTimeout)(LAUNCHER_MS, undefined, { ref: false })]);
        pipe.destroy();
        return text;
    };
}
/** Takes an exit code from a report that is whole and holds nothing else: what was added to it is a forgery. */
function parseStatus(text) {
    const code = /^started\nexit (\d{1,3})\n$/.exec(text)?.[1];
    return {
        began: text.startsWith('started\n'),
        isMissing: text === 'missing\n',
        ...(code === undefined ? {} : { exitCode: Number(code) & 255 }),
    };
}
function codeOf({ code, signal }) {
    return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
}
function signalOf(exitCode) {
    const found = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
    return found === undefined ? null : found[0];
}
/** Waits for the exit, and brings it about when the budget is used up or the run is called off. */
function watchEnding(child, request) {
    const { budgetMs, graceMs = GRACE_MS, signal } = request;
    const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
    const timers = [];
    const state = { killedByBudget: false, aborted: false, stop };
    const ask = () => {
        if (!isRunning(child))
            return;
        const members = membersOf(child, request);
        for (const pid of members)
            (0,process_tree/* sendSignal */.vG)(pid, 'SIGTERM');
        // The sandbox does not stand yet: there is nobody to be asked.
        if (members.length === 0)
            killLauncher(child);
    };
    const killAfter = (ms) => {
        timers.push(setTimeout(() => killTree(child, request), ms));
        timers.push(setTimeout(() => killLauncher(child), ms + LAUNCHER_MS));
    };
    const onBudget = () => {
        if (state.aborted)
            return;
        state.killedByBudget = true;
        ask();
        killAfter(graceMs);
    };
    const onAbort = () => {
        // Asked at the end of its budget already, and told by that: only the wait becomes shorter.
        if (!state.killedByBudget) {
            state.aborted = true;
            ask();
        }
        killAfter(abortGraceMs);
    };
    function stop() {
        for (const timer of timers)
            clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
    }
    // Timers and durations are of the monotonic clock: setting the time of day neither stretches nor cuts a budget.
    if (budgetMs <= MAX_TIMER_MS)
        timers.push(setTimeout(onBudget, budgetMs));
    signal?.addEventListener('abort', onAbort, { once: true });
    const exit = new Promise((resolve) => {
        child.once('exit', (code, exitSignal) => {
            stop();
            resolve({ code, signal: exitSignal });
        });
    });
    return Object.assign(state, { exit });
}
function isRunning(child) {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
/** The processes to be asked to stop: all of the namespace, first process first, but not its launcher. */
function membersOf(child, request) {
    const below = (0,process_tree/* descendantsOf */.gO)(child.pid);
    if (request.level.kind !== 'process-group')
        return below;
    return [...new Set([child.pid, ...below, ...(0,process_tree/* markedProcesses */.KT)(request.runId)])];
}
function killTree(child, request) {
    if (!isRunning(child))
        return;
    const first = (0,process_tree/* descendantsOf */.gO)(child.pid)[0];
    // The first process's death is reported only when the kernel has ended all the others: then they are gone for sure.
    if (request.level.kind !== 'process-group' && first !== undefined)
        (0,process_tree/* sendSignal */.vG)(first, 'SIGKILL');
    else
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
}
function killLauncher(child) {
    if (isRunning(child))
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
}
/** A command that ended by itself may have left others behind. */
async function endLeftovers(child, { level, runId }) {
    // Members of the group keep its number taken, and numbers go round: it is not another's so soon.
    if (level.kind === 'process-group' && child.pid !== undefined)
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
    return await (0,process_tree/* killMarked */.fR)(runId);
}

// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
;// CONCATENATED MODULE: ./build/kernel/program-places.js
/**
 * What a command must be able to read for the programs of its PATH to run, where homes and the like are hidden.
 * Invariant: only folders of programs, the libraries beside them and the targets of their links; never a home, a folder
 * that holds another hidden one, one that is a repository, or one where keys are kept. A link is followed by its next
 * name and by its last, since both may be what a program is found by.
 * An answer is given again as long as no folder that was looked into has changed since: each run of a command asks.
 * Trade-off: a program that reads more of its home (toolchains that a shim chooses from) needs that named as readable.
 */



// Packages find their siblings through these; a package alone would not run.
const PACKAGE_FOLDERS = ['node_modules', 'Cellar'];
// What is needed beside a folder `bin`: libraries, and the file that a Python environment is known by.
const NEIGHBOURS = ['lib', 'lib64', 'libexec', 'pyvenv.cfg'];
const KEYS = new Set(['.git', '.ssh', '.aws', '.azure', '.gnupg', '.kube']);
const PRIVATE = new Set([...KEYS, '.config', '.docker', '.env', '.netrc', '.git-credentials']);
const MAX_ANSWERS = 8;
// A change within the same tick of a file system's clock as the look would not be seen; ten times the longest tick.
const TICK_MS = 100;
const answers = new Map();
/** The hidden paths that programs of a PATH need, outer ones first found. */
function readProgramPlaces(request) {
    const { path, hiddenFolders, homes } = request;
    const key = JSON.stringify([path, hiddenFolders, homes]);
    const before = answers.get(key);
    if (before !== undefined && isStill(before))
        return before.places;
    answers.delete(key);
    const look = createLook();
    const answer = { places: findPlaces(request, look), stamps: look.stamps, at: Date.now() };
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined)
        answers.delete(oldest);
    return answer.places;
}
function isStill({ stamps, at }) {
    return [...stamps].every(([folder, { id, changedAt }]) => at - changedAt > TICK_MS && stampOf(folder).id === id);
}
/** Another folder under the name, or one whose list of names changed, has another stamp. */
function stampOf(folder) {
    try {
        const { dev, ino, ctimeNs } = (0,external_node_fs_.statSync)(folder, { bigint: true });
        return { id: `${dev}:${ino}:${ctimeNs}`, changedAt: Number(ctimeNs / 1000000n) };
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return { id: 'none', changedAt: 0 };
        throw error;
    }
}
/** Each finds nothing where the file system refuses: what we cannot reach the command cannot either. */
function createLook() {
    const stamps = new Map();
    const note = (folder) => {
        if (!stamps.has(folder))
            stamps.set(folder, stampOf(folder));
    };
    return {
        stamps,
        entries: (folder) => {
            note(folder);
            return quietly(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }));
        },
        next: (link) => {
            note((0,external_node_path_.dirname)(link));
            const found = quietly(() => [(0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), (0,external_node_fs_.readlinkSync)(link))]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
        real: (path) => {
            note((0,external_node_path_.dirname)(path));
            const found = quietly(() => [external_node_fs_.realpathSync.native(path)]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
    };
}
function findPlaces({ path, hiddenFolders, homes }, look) {
    const { real } = look;
    const places = new Set();
    const seen = new Set();
    const isHidden = (place) => hiddenFolders.some((folder) => isInside(place, folder));
    const isClosed = (place) => [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) ||
        isPrivate(place, look);
    // Hundreds of links lead into one folder of packages.
    const known = new Map();
    const add = (place) => {
        const isAdded = known.get(place) ?? addNew(place);
        known.set(place, isAdded);
        return isAdded;
    };
    const addNew = (place) => {
        if (!isHidden(place) || real(place).length === 0 || isClosed(place))
            return false;
        if (![...places].some((each) => isInside(place, each)))
            places.add(place);
        return true;
    };
    // What a link says is said from where its folder really is; one folder has many names (/bin, /usr/bin).
    const targets = new Map();
    const targetsIn = (folder) => {
        const found = targets.get(folder) ?? linkTargets(folder, look);
        targets.set(folder, found);
        return found;
    };
    const addFolder = (folder) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        // A folder that is not hidden may hold links to what is.
        if (!add(folder) && isHidden(folder))
            return;
        const prefix = (0,external_node_path_.dirname)(folder);
        if ((0,external_node_path_.basename)(folder) === 'bin' && !isClosed(prefix))
            for (const name of NEIGHBOURS)
                add((0,external_node_path_.join)(prefix, name));
        for (const target of real(folder).flatMap(targetsIn)) {
            const packages = packageFolder(target);
            if (packages !== undefined)
                add(packages);
            else if (!isHidden(target))
                continue;
            else if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(target)) === 'bin')
                addFolder((0,external_node_path_.dirname)(target));
            else
                add(target);
        }
    };
    const written = path.split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each));
    for (const folder of written.map((each) => (0,external_node_path_.resolve)(each)))
        for (const each of [folder, ...real(folder)])
            addFolder(each);
    return [...places];
}
/** The next and the last name of every link in a folder. */
function linkTargets(folder, { entries, next, real }) {
    const links = entries(folder).filter((entry) => entry.isSymbolicLink());
    return links.flatMap(({ name }) => {
        const link = (0,external_node_path_.join)(folder, name);
        return [...next(link), ...real(link)];
    });
}
/** The outermost folder of packages that a path lies in. */
function packageFolder(path) {
    const parts = path.split(external_node_path_.sep);
    const at = parts.findIndex((part) => PACKAGE_FOLDERS.includes(part));
    return at === -1 || at === parts.length - 1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
}
function isPrivate(place, { entries }) {
    if (PRIVATE.has((0,external_node_path_.basename)(place)) || place.split(external_node_path_.sep).some((part) => KEYS.has(part)))
        return true;
    return entries(place).some(({ name }) => PRIVATE.has(name));
}
function isInside(path, folder) {
    return path.startsWith(folder + external_node_path_.sep);
}
function quietly(look) {
    try {
        return look();
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-view.js
/**
 * What of this machine a sandboxed command sees.
 * Invariant: sockets of services (/run), other people's temporary files, the user's home and the runner's own folders
 * are not there; what must be reached inside them is named, or is what the programs of the PATH need. A path that does
 * not exist needs no hiding.
 */



const SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];
// The folder of the files that a job's steps give the runner their commands in.
const COMMAND_FILE_VARIABLE = 'GITHUB_ENV';
/** The view of a command in its folders, with everything hidden that is not the command's business. */
function readSandboxView({ outer, hidden = [], readable = [], ...folders }) {
    const commandFile = outer[COMMAND_FILE_VARIABLE];
    const variables = FOLDER_VARIABLES.flatMap((name) => outer[name] ?? []);
    const general = realPaths([...SYSTEM_FOLDERS, ...variables, ...(commandFile ? [(0,external_node_path_.dirname)(commandFile)] : [])]);
    const paths = [...new Set([...general, ...realPaths(hidden)])];
    const hiddenFolders = paths.filter((path) => (0,external_node_fs_.statSync)(path).isDirectory());
    const homes = outer.HOME === undefined ? [] : [outer.HOME, ...realPath(outer.HOME)];
    const programs = readProgramPlaces({ path: outer.PATH ?? '', hiddenFolders, homes });
    const opened = [...readable, ...programs];
    const { workDir, home, temporary, writable = [] } = folders;
    const bound = [...opened, workDir, home, temporary, ...writable];
    const open = [...bound, ...bound.flatMap(realPath)];
    // The list of mounts is there for the command to read: what is gone with the folder around it is not named.
    const isNamed = (path) => general.includes(path) || !isGone(path, { hiddenFolders, open });
    const named = paths.filter(isNamed);
    const isFolder = (path) => hiddenFolders.includes(path);
    return {
        ...{ ...folders, readable: opened },
        hiddenFolders: named.filter(isFolder),
        hiddenFiles: named.filter((path) => !isFolder(path)),
    };
}
/** Whether a path lies in a hidden folder, and in none inside that which is open. */
function isGone(path, { hiddenFolders, open }) {
    const nearest = (places) => Math.max(0, ...places.flatMap((place) => (path.startsWith(place + external_node_path_.sep) ? place.length : [])));
    return nearest(hiddenFolders) > nearest(open);
}
function realPaths(paths) {
    return [...new Set(paths.flatMap(realPath))].filter((path) => path !== external_node_path_.sep);
}
function realPath(path) {
    if (!(0,external_node_path_.isAbsolute)(path))
        return [];
    try {
        return [(0,external_node_fs_.realpathSync)(path)];
    }
    catch {
        // Not there, or not reachable by us, and so not by the command.
        return [];
    }
}

// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
;// CONCATENATED MODULE: ./build/attempt/command.js
var command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A command of an attempt: agent, setup, teardown, guard, evaluator, summarizer.
 * Invariant: it runs by `sh -c` (no login shell, no file of anybody's read first) in its folder, with a HOME and a
 * TMPDIR of its own, the allowed environment, and the user's repository and the private area out of its sight wherever
 * the level can do that. When the promise settles nothing of it lives.
 */








/** What of a stream is kept; the rest is read and dropped, and the file says so. */
const MAX_LOG_BYTES = 10 << 20;
const GIT_CONFIG = '[user]\n\tname = agent\n\temail = agent@localhost\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n';
// A TERM goes to every process of the command. Without this the shell would be the first to end, and its end is taken
// for the command's: the program would get no grace, and its exit code would be lost. With it the shell waits for the
// program that it started, and ends as that one did. A trap is not inherited.
const WAIT_ON_TERM = 'trap exit TERM; ';
/** Runs one command of an attempt to its end. */
async function runCommand(workspace, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command, workDir, given, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
        const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES } = request;
        const { folder, repository, outer, level, session } = workspace;
        const scratch = command_addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_path_.join)(folder, 'scratch')), true);
        const { home, temporary } = scratch;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(home, '.gitconfig'), GIT_CONFIG);
        (0,fault_point/* faultPoint */.Jd)('command:after-scratch');
        const hidden = [repository.folder, repository.commonDir, folder, ...workspace.hidden];
        const folders = { workDir, home, temporary, readable, writable, network };
        // Of no other level do files depend on what is in the view, and to find it takes its time.
        const view = level.kind === 'bubblewrap' ? readSandboxView({ ...folders, outer, hidden }) : folders;
        (0,fault_point/* faultPoint */.Jd)('command:before-start');
        const result = await runProcess({
            level,
            view,
            command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
            environment: (0,environment/* buildEnvironment */.AF)({ outer, given, home, temporary }),
            runId: `${session}.${(0,external_node_crypto_.randomUUID)()}`,
            stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
            stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
            budgetMs,
            ...(stdin === undefined ? {} : { stdin }),
            ...(signal === undefined ? {} : { signal }),
        });
        (0,fault_point/* faultPoint */.Jd)('command:after-end');
        return result;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 3135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ filesDigest),
/* harmony export */   BJ: () => (/* binding */ tellMove),
/* harmony export */   Kh: () => (/* binding */ evaluatorDigest),
/* harmony export */   kU: () => (/* binding */ environmentDigest),
/* harmony export */   pW: () => (/* binding */ evaluatorIn)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);



/** Digest of an evaluator: what it runs, the files that judge, where it runs. */
function evaluatorDigest({ judge, files, environment }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ judge, files, environment }));
}
/** Digest of files by their paths. A path may hold what is no text, so this is not canonical JSON. */
function filesDigest(files) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
/** Digest of the evaluator that a record begins with, in an environment. */
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
    return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(facts));
}
const MAX_TOLD = 3;
const MAX_CHARS = 60;
/** What differs between two environments, in words; digests say nothing to anybody and are left out. */
function tellMove(before, after) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const changed = names.filter((name) => before[name] !== after[name]);
    const told = changed.slice(0, MAX_TOLD).map((name) => {
        const [was, is] = [before[name], after[name]];
        if (was === undefined || is === undefined)
            return `${name} is ${is === undefined ? 'gone' : 'new'}`;
        return name.startsWith('env.') ? name : `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(was, MAX_CHARS)}, now ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(is, MAX_CHARS)}`;
    });
    const rest = changed.length - told.length;
    return `${told.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 2458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readLastLine),
/* harmony export */   q: () => (/* binding */ evaluateTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3727);
/* harmony import */ var _kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5237);
/* harmony import */ var _kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1221);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8951);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7913);
/* harmony import */ var _protected_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1662);
/**
 * Judging a tree: commands in a clean checkout of it.
 * Invariant: what runs there is the tree, with the protected files of the base in it before the first command and after
 * each; nothing that an agent left in its lane, and no process of an agent, is near. A folder that an evaluation
 * spoiled is made anew for the next one.
 */








// Beyond it there is no score; what is kept of a log is more.
const MAX_OUTPUT_BYTES = 1 << 20;
const TAIL_BYTES = 2000;
// What the system says of a command that nobody may know could tell of it.
const UNTOLD = {
    SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};
// How many files are bound read-only one by one; more are guarded by their digests alone.
const MAX_BOUND_FILES = 200;
/** Evaluates a tree. */
async function evaluateTree(workspace, request) {
    const { judge, tree, teardown, protectedFiles } = request;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:before-checkout');
    workspace.checkSeal();
    const indexFile = `${judge.indexFile}.restore`;
    const restored = await (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreProtected */ .R0)(workspace.store, { tree, indexFile, protectedFiles });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:after-restore');
    await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .checkoutTree */ .p)(workspace.store, { ...judge, tree: restored });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:after-checkout');
    (0,_kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_2__/* .handOut */ .YV)(judge);
    const timings = {};
    const evaluation = await runSteps(workspace, request, timings);
    if (teardown !== undefined && evaluation.kind !== 'aborted') {
        const result = await runStep(workspace, request, teardown);
        if (result.kind === 'ended')
            timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
    }
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:after-score');
    return evaluation;
}
async function runSteps(workspace, request, timings) {
    const { judge, protectedFiles, steps } = request;
    let last;
    const early = (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .findProtectedIn */ .zU)(judge.folder, protectedFiles);
    const untouched = { before: early.digest, after: early.digest };
    const failure = { kind: 'failed', timings, exitCode: null, isTampered: false };
    if (early.flaw !== undefined) {
        return { ...failure, files: untouched, log: undefined, reason: `tamper: ${early.flaw}`, isTampered: true };
    }
    let files = untouched;
    for (const step of steps) {
        const result = await runStep(workspace, request, step);
        if (result.kind === 'unstarted') {
            if (result.code === 'ABORTED')
                return { kind: 'aborted' };
            const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
            return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
        }
        timings[`${step.name}_ms`] = Math.round(result.durationMs);
        if (result.aborted)
            return { kind: 'aborted' };
        const found = (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .findProtectedIn */ .zU)(judge.folder, protectedFiles);
        files = { before: early.digest, after: found.digest };
        const tampered = tamperReason(step, found.flaw);
        // What a command changed of its judges says more than how it ended.
        const reason = tampered ?? flawOf(step, result);
        if (reason !== undefined) {
            const { exitCode, killedByBudget: timedOut } = result;
            const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
            return { ...failure, ...failed, files, log: logOf(result), reason };
        }
        last = result;
    }
    if (last === undefined)
        throw new Error('an evaluation without a step');
    const { path, seenBytes } = last.stdout;
    if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
        // A part is not enough to tell that there is one score: another may stand behind it.
        const reason = `the evaluator printed ${seenBytes} bytes; expected at most ${MAX_OUTPUT_BYTES}`;
        return { ...failure, files, log: path, reason };
    }
    return {
        kind: 'ran',
        output: (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readFilePart */ .E)(path, 'start', MAX_OUTPUT_BYTES)?.text ?? '',
        log: path,
        durationMs: last.durationMs,
        timings,
        files,
    };
}
function runStep(workspace, request, step) {
    const { judge, protectedFiles, given, signal } = request;
    const bound = protectedFiles.files.length <= MAX_BOUND_FILES ? protectedFiles.files : [];
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(workspace, {
        command: step.command,
        workDir: judge.folder,
        given,
        ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
        stdoutPath: `${step.logs}.stdout`,
        stderrPath: `${step.logs}.stderr`,
        budgetMs: step.timeoutMs,
        network: step.network,
        signal,
        // Each a mount of its own: what is one cannot be moved away, and another folder put in its place.
        writable: (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .foldersAbove */ .Zv)(bound).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(judge.folder, path)),
        readable: [
            ...bound.flatMap(({ path, mode }) => (mode === '120000' ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(judge.folder, path)])),
            ...(step.readable ?? []),
        ],
    });
}
/** Where a command said what went wrong: most do on standard error. */
function logOf({ stdout, stderr }) {
    return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}
function flawOf({ title, timeoutMs, isSealed }, result) {
    const { exitCode, signal, killedByBudget, stderr, stdout } = result;
    if (killedByBudget)
        return `${title} took more than ${timeoutMs / 1000} s`;
    if (exitCode === 0)
        return undefined;
    const how = signal === null ? `exit code ${exitCode}` : signal;
    const said = isSealed === true ? undefined : (readLastLine(stderr.path) ?? readLastLine(stdout.path));
    return `${title} ended with ${how}${said === undefined ? '' : `: ${said}`}`;
}
function tamperReason({ title }, found) {
    return found === undefined ? undefined : `tamper: ${title} is void: after it, ${found}`;
}
/** The last line of a log, quoted; undefined where it holds none, or is no file any more. */
function readLastLine(path) {
    const line = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text.trimEnd().split('\n').at(-1)?.trim();
    return line === undefined || line === '' ? undefined : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(line, 200);
}


/***/ }),

/***/ 1333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ recoverKeep),
/* harmony export */   mE: () => (/* binding */ keepTree),
/* harmony export */   zK: () => (/* binding */ IDENTITY)
/* harmony export */ });
/* harmony import */ var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3491);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5222);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3144);





const IDENTITY = { name: 'autorize', email: 'autorize@localhost' };
/** Keeps a tree. The caller appends the record of it next. */
async function keepTree(place, intent) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('keep:before-intent');
    const sealed = place.intents.append({ ...intent });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('keep:after-intent');
    const commit = await makeCommit(place, { intent, hash: String(sealed.hash) });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('keep:after-commit');
    place.beforeSwap?.(commit);
    const moved = await swap(place, intent, commit);
    if (moved.kind === 'moved')
        return moved;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('keep:after-swap');
    return { kind: 'kept', commit };
}
function makeCommit({ store, trailer }, { intent, hash }) {
    const { tree, parent, merged, message, date } = intent;
    return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, {
        tree,
        parents: merged === undefined ? [parent] : [parent, merged],
        message: `${message}${trailer}: ${hash}\n`,
        identity: IDENTITY,
        date,
    });
}
function swap({ store, repository }, { ref, old }, to) {
    return (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_0__/* .exportCommits */ .D)(store, repository, { ref, from: old ?? undefined, to });
}
/** Ends a keep whose intent has no record: call it for the last intent, before anything else is done. */
async function recoverKeep(place, { intent, hash, refs }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('recover:before');
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRef */ .s)(refs, intent.ref);
    if (actual !== undefined && (await namesIntent(refs, { commit: actual, trailer: place.trailer, hash }))) {
        return { kind: 'kept', commit: actual };
    }
    if ((actual ?? null) !== intent.old)
        return { kind: 'moved', actual };
    const { store } = place;
    if (store === undefined)
        return { kind: 'lost' };
    try {
        const commit = await makeCommit({ ...place, store }, { intent, hash });
        place.beforeSwap?.(commit);
        const moved = await swap({ ...place, store }, intent, commit);
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('recover:after-swap');
        // A git that outlived its supervisor may have come first.
        return moved.kind === 'done' || moved.actual === commit ? { kind: 'kept', commit } : moved;
    }
    catch (error) {
        // Objects that cannot be read: they were never synced, since nobody was told of them.
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && !error.isDiskFull && !isOfRef(error))
            return { kind: 'lost' };
        throw error;
    }
}
/** Everything is there, but the branch cannot be moved now: somebody's git has it locked, or left it so. */
function isOfRef({ command }) {
    return command[0] === 'update-ref';
}
async function namesIntent(git, { commit, trailer, hash }) {
    const { stdout } = await git(['cat-file', 'commit', commit]);
    return stdout.toString().split('\n').includes(`${trailer}: ${hash}`);
}


/***/ }),

/***/ 9506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ captureLane),
/* harmony export */   KJ: () => (/* binding */ agentReadable),
/* harmony export */   fb: () => (/* binding */ renewAgentGit),
/* harmony export */   sK: () => (/* binding */ transplant),
/* harmony export */   uD: () => (/* binding */ prepareLane)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5222);
/* harmony import */ var _kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1221);
/* harmony import */ var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5364);
/**
 * A lane: the folder that an agent changes.
 * Invariant: before the agent gets it, it holds exactly one tree and a `.git` made for this agent; what the agent does
 * to that `.git` reaches nobody, since no git command of ours ever reads it. The content is taken once, as a tree, when
 * no process of the agent is left; whatever is done to the folder later changes nothing that is judged or kept.
 */








/** Makes a lane hold a commit, with a git directory for the agent to look at history and to make commits in. */
async function prepareLane(workspace, request) {
    const { store } = workspace;
    const { lane, commit } = request;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:before-checkout');
    workspace.checkSeal();
    await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .checkoutTree */ .p)(store, { ...lane, tree: commit });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:after-checkout');
    writeAgentGit(store, request);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:after-agent-git');
}
/**
 * Puts a git directory of ours in the place of the one that an agent had, at a commit of the store; the files stay as
 * the agent left them. What it planted there is gone: a git of the user's can be run in the lane.
 */
async function renewAgentGit({ store }, request) {
    const indexFile = `${request.lane.indexFile}.renewed`;
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir: store.gitDir, home: store.home, indexFile })(['read-tree', request.commit]);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(request.lane.folder, '.git');
    (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(gitDir);
    writeAgentGit(store, { ...request, lane: { ...request.lane, indexFile } });
    // The store holds for certain what is kept and no more: what the agent committed besides must outlive it.
    const packs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects', 'pack');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(packs);
    const input = `${request.commit}\n^${store.base}\n`;
    // Copied from the store's own folder: git renames a pack to its place, and the lane may be on another file system.
    const made = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'renewed');
    (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(made);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(made);
    await store.git(['pack-objects', '-q', '--revs', '--window=0', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(made, 'pack')], { input });
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(made))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(made, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(packs, name));
    (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(made);
}
/** Paths in the private area that an agent's git reads. */
function agentReadable({ store }) {
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, 'objects')];
}
function writeAgentGit(store, { lane, commit, branch, identity, ignored = [] }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(lane.folder, '.git');
    for (const name of ['objects/info', 'refs/heads', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name), { recursive: true });
    const ref = `refs/heads/${branch}`;
    const write = (name, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name, '..'), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name), text);
    };
    const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
    const user = identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
    write('config', `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n${user}`);
    write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
    write('HEAD', `ref: ${ref}\n`);
    write(ref, `${commit}\n`);
    write('shallow', `${store.base}\n`);
    write('objects/info/alternates', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, 'objects')}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(lane.indexFile, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
}
/** A value as a git configuration file holds it, whatever characters it is of. */
function quote(value) {
    return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
/**
 * Takes what an agent left, as a tree. With `before` (what the lane held when the agent got it, if a setup command had
 * changed it) only what differs from that counts as the agent's.
 */
async function captureLane(workspace, { lane, commit, before }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('capture:before');
    workspace.checkSeal();
    const captured = await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .captureTree */ .F)(workspace.store, lane);
    if (captured.kind === 'refused' || before === undefined)
        return captured;
    const indexFile = `${lane.indexFile}.transplant`;
    const tree = await transplant(workspace.store, { indexFile, from: before, to: captured.tree, onto: commit });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('capture:after-tree');
    return { kind: 'captured', tree };
}
/** The tree of `onto` with every path that differs between two trees as it is in the second. */
async function transplant(store, { indexFile, from, to, onto }) {
    const { gitDir, home } = store;
    const changes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .diffTrees */ .j_)(store, { from, to });
    const isGone = ({ status }) => status === 'D';
    // What goes first makes room: a folder may have taken the place of a file.
    const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
    const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.alloc(1)]));
    const git = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await git(['read-tree', onto]);
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['write-tree']);
}


/***/ }),

/***/ 1662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ restoreProtected),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   gk: () => (/* binding */ findNamedFiles),
/* harmony export */   sz: () => (/* binding */ readProtectedFiles),
/* harmony export */   zU: () => (/* binding */ findProtectedIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4006);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8338);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3800);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5222);
/* harmony import */ var _decide_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3135);
/**
 * The files that judge: evaluator, its inputs, tests.
 * Invariant: they are those of the base in every evaluation, byte for byte, before it and after it; a change of one of
 * them is never judged by itself.
 */











/** Finds the protected files of a commit by globs. */
async function readProtectedFiles(store, { commit, globs }) {
    const matches = globs.map((glob) => picomatch__WEBPACK_IMPORTED_MODULE_8__(glob, { dot: true }));
    const isProtected = (path) => matches.some((isMatch) => isMatch(path));
    if (globs.length === 0)
        return { files: [], digest: digestOf([]), globs };
    const files = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(store, commit)).flatMap(({ mode, id, path: name }) => {
        const path = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q)(name);
        return mode !== REPOSITORY && isProtected(path) ? [{ path, mode, id }] : [];
    });
    return { files, digest: digestOf(files), globs };
}
function digestOf(files) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .d)(files.map(({ path, mode, id }) => [(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path).toString('hex'), mode, id])));
}
const REPOSITORY = '160000';
const MAX_NAMED = 200;
// A tree is evaluated more than once, and what comes of it is the same each time: ids name contents.
const MAX_RESTORED = 100;
const restored = new WeakMap();
/** The tree with the protected files of the base in it: the tree itself where they are that already. */
async function restoreProtected(store, restoring) {
    const { tree, protectedFiles } = restoring;
    const known = restored.get(protectedFiles) ?? new Map();
    restored.set(protectedFiles, known);
    const found = known.get(tree) ?? (await makeRestored(store, restoring));
    if (known.size >= MAX_RESTORED)
        known.clear();
    known.set(tree, found);
    return found;
}
async function makeRestored(store, { tree, indexFile, protectedFiles: { files } }) {
    const { gitDir, home } = store;
    if (files.length === 0)
        return tree;
    const found = await entriesOf(store, { tree, files });
    const changed = files.filter(({ path, mode, id }) => !found.has(`${mode} blob ${id}\t${path}`));
    if (changed.length === 0)
        return tree;
    const lines = changed.map(({ path, mode, id }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.alloc(1)]));
    const bound = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await bound(['read-tree', tree]);
    await bound(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(lines) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitLine */ .JG)(bound, ['write-tree']);
}
/** What a tree has under the names of some files, or more of it: each as `git ls-tree` prints it. */
async function entriesOf(store, { tree, files }) {
    const listed = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .findListed */ .dt)(store, tree);
    if (listed !== undefined)
        return new Set(listed.map(({ mode, id, path }) => `${mode} blob ${id}\t${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q)(path)}`));
    // All of a large tree costs more than the evaluation's checkout.
    const named = files.length <= MAX_NAMED ? files.map(({ path }) => path) : [];
    // A name that is no text cannot be an argument.
    const isPlain = named.every((path) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path).equals(Buffer.from(path)));
    const args = ['ls-tree', '-r', '-z', '--full-tree', tree, ...(isPlain ? ['--', ...named] : [])];
    const { stdout } = await store.git(args);
    return new Set((0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K)(stdout).map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q));
}
/** What each file is, by its path: mode and id, as a record of decisions begins with them. */
function idsOf({ files }) {
    return Object.fromEntries(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
}
/** Reads the protected files in a folder. */
function findProtectedIn(folder, { files }) {
    const flaws = [];
    const moved = foldersAbove(files).filter((path) => {
        // Behind a link the same files may lie, until the link leads elsewhere.
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(Buffer.concat([Buffer.from(`${folder}/`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path)]), { throwIfNoEntry: false });
        return stats?.isDirectory() !== true;
    });
    if (moved[0] !== undefined)
        flaws.push(`the folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(moved[0], 200)} of protected files is not the one of the base`);
    const found = files.map(({ path, mode, id }) => {
        const isBehind = moved.some((folderPath) => path.startsWith(`${folderPath}/`));
        const whole = Buffer.concat([Buffer.from(`${folder}/`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path)]);
        const is = isBehind ? undefined : readId(whole, { mode, length: id.length });
        if (is !== id)
            flaws.push(`the protected file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(path, 200)} is not the one of the base`);
        return { path, mode, id: is ?? 'gone' };
    });
    return { digest: (0,_decide_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .filesDigest */ .AD)(idsOf({ files: found })), flaw: flaws[0] };
}
/** The folders that files lie in, outermost first, but the top. */
function foldersAbove(files) {
    const found = new Set();
    for (const { path } of files) {
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
            found.add(path.slice(0, at));
    }
    return [...found].sort((one, other) => one.length - other.length);
}
/** The id that git gives to a file's content; undefined for what is not such a file any more. */
function readId(path, { mode, length }) {
    try {
        const content = mode === '120000' ? Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path)) : readRegular(path);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1');
        return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
    }
    catch {
        // Gone, of another kind, or not to be read: not what was there.
        return undefined;
    }
}
function readRegular(path) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
            throw new Error('not a regular file');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Globs for the files that a command names: those words of it that are paths of a commit. */
async function findNamedFiles(store, { commit, command }) {
    const paths = new Set((await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(store, commit)).map(({ path }) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q)(path)));
    const words = command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(\.\/)+/, ''));
    const named = [...new Set(words.filter((word) => paths.has(word)))];
    return named.map((path) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&'));
}


/***/ }),

/***/ 5983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eK: () => (/* binding */ reapply),
/* harmony export */   gu: () => (/* binding */ takeOut),
/* harmony export */   kQ: () => (/* binding */ reapplyDetached)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5222);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1333);
/**
 * Bringing a change onto a commit that came after its own base, by git's merge of trees in the private store.
 * Invariant: nothing is guessed: where both sides changed the same lines, or a file that has none, it is a conflict.
 */





const MERGED = 0;
const CONFLICT = 1;
/** Applies what leads from `base` to `tree` onto `tip`, a descendant of the base. */
async function reapply(store, { base, tree, tip }) {
    const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, {
        tree,
        parents: [base],
        message: 'candidate\n',
        identity: _keep_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK,
        date: '1970-01-01T00:00:00Z',
    });
    const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', tip, side];
    const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
    const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout);
    if (exitCode === CONFLICT)
        return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q).filter((path) => path !== '') };
    return { kind: 'applied', tree: first?.toString() ?? '' };
}
/**
 * The same three trees without their histories: what a change was made on may have come here as another commit, and git
 * would take the last one that both share for the base. The base and the tree are trees.
 */
async function reapplyDetached(store, { base, tree, tip }) {
    const common = { message: 'candidate\n', identity: _keep_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' };
    const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: base, parents: [] });
    const tipTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', `${tip}^{tree}`]);
    return reapply(store, {
        ...{ base: root, tree },
        tip: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: tipTree, parents: [root] }),
    });
}
/** Applies changes of a tip the other way round, in the order given; what is not there any more is neither taken nor stays. */
async function takeOut(store, tip, changes) {
    let tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', `${tip}^{tree}`]);
    const [taken, stays] = [[], []];
    for (const { task, tree: after, parent: before } of changes) {
        const applied = await reapplyDetached(store, { base: after, tree: before, tip: tree });
        if (applied.kind === 'conflict')
            stays.push(task);
        else if (applied.tree !== tree)
            taken.push(task);
        if (applied.kind === 'applied')
            tree = applied.tree;
    }
    return { tree, taken, stays };
}


/***/ }),

/***/ 2932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ storageError),
/* harmony export */   x: () => (/* binding */ diskFull)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9871);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);



/** The disk is full: the run ends, and the command goes on with it. */
function diskFull(command, cause) {
    const message = 'the disk is full; what was recorded stands';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
/** What the disk did to a run, told as that, with the command that goes on; undefined where it is something else. */
function storageError(command, cause) {
    const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && cause.isDiskFull;
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && !isFull) {
        // A journal knows that there is no room, but not which command goes on.
        return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
    }
    if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoRoom */ .Ry)(cause))
        return diskFull(command(), cause);
    const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(cause);
    if (code !== 'EIO' && code !== 'EROFS')
        return undefined;
    const message = `the disk gave an error (${code}); what was recorded stands`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, {
        message,
        remedy: `Check the disk, then: ${command()}`,
        cause,
    });
}


/***/ }),

/***/ 682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hO: () => (/* binding */ emptyLanes),
  ky: () => (/* binding */ endSession),
  Pb: () => (/* binding */ judgeOf),
  kk: () => (/* binding */ laneOf),
  mk: () => (/* binding */ makeRoom),
  az: () => (/* binding */ makeRoomAfter),
  OH: () => (/* binding */ openWorkspace),
  IS: () => (/* binding */ storeFolder),
  ih: () => (/* binding */ workspaceFolder)
});

// UNUSED EXPORTS: workspacePath

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/kernel/disk-room.js

// What checking out, capturing and landing a small change take together.
const LITTLE_BYTES = 8 << 20;
/** Whether the disk that a folder is on is as good as full; false where there is no such folder. */
function isShortOfRoom(folder) {
    try {
        const { bavail, bsize, files, ffree } = (0,external_node_fs_.statfsSync)(folder);
        return bavail * bsize < LITTLE_BYTES || (files > 0 && ffree < 100);
    }
    catch {
        // Whoever makes it is told what is in the way.
        return false;
    }
}

// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(9533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(8338);
;// CONCATENATED MODULE: ./build/kernel/store-seal.js
/**
 * Whether someone else changed what steers git in a private git directory.
 * Invariant: equal digests mean that git would read the same configuration, hooks, attributes, excludes, shallow
 * bounds, alternates and packed refs as before. It detects and does not prevent: where an agent runs as our user
 * without a sandbox, it is asked before every use of the store; with one, the directory is out of its reach.
 */




// What git reads besides objects, loose refs and the index; a name that is not there counts as such.
const STEERING = [
    'HEAD',
    'config',
    'config.worktree',
    'commondir',
    'gitdir',
    'hooks',
    'info',
    'objects/info',
    'packed-refs',
    'shallow',
    'modules',
    'worktrees',
    'refs/replace',
];
/** A digest of every file of a git directory that steers what git does. */
function digestSteering(gitDir) {
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)(Object.fromEntries(STEERING.map((name) => [name, describe((0,external_node_path_.join)(gitDir, name))]))));
}
function describe(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isSymbolicLink())
        return ['link', (0,external_node_fs_.readlinkSync)(path)];
    if (stats.isFile())
        return ['file', (0,hash/* sha256 */.s)((0,external_node_fs_.readFileSync)(path))];
    if (!stats.isDirectory())
        return ['other'];
    // Names in hex: they may be no text.
    const names = (0,external_node_fs_.readdirSync)(path, { encoding: 'latin1' }).sort((a, b) => (a < b ? -1 : 1));
    return names.map((name) => [Buffer.from(name, 'latin1').toString('hex'), describe((0,external_node_path_.join)(path, name))]);
}

;// CONCATENATED MODULE: ./build/attempt/workspace.js
/**
 * The private area of a run: git store, lanes, clean checkouts, scratch; all of it outside the user's repository.
 * Invariant: everything in it can be deleted and made again from the repository and the records; while it is open no
 * process of an earlier session lives, and nothing of an earlier session's git is locked. The caller holds the run lock.
 * Crash: the session file stays. The next opening ends the session's processes, and makes the store anew, since what a
 * killed git, or a power loss, left in it is not known to be whole.
 */













/**
 * Where the private area of a run lies: in the user's cache, apart for each repository and name. Throws where nothing
 * names the cache, or another user can write there.
 */
function workspaceFolder(owner) {
    requireOwn(rootOf(owner));
    return workspacePath(owner);
}
function rootOf({ outer }) {
    return (0,external_node_path_.join)(cacheFolder(outer), 'autorize');
}
/** The same place, for those who only look at it. */
function workspacePath(owner) {
    const { repository, name } = owner;
    const id = (0,external_node_crypto_.createHash)('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
    return (0,external_node_path_.join)(rootOf(owner), `${name}-${id}`);
}
/** A path that is not absolute counts as none, as the XDG specification has it. */
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
    if ((0,external_node_path_.isAbsolute)(cache))
        return cache;
    if ((0,external_node_path_.isAbsolute)(home))
        return (0,external_node_path_.join)(home, '.cache');
    // A folder whose name everybody knows beforehand, such as one in /tmp, could be made by somebody else.
    throw new errors/* PreconditionError */.Rb({
        message: `HOME is ${(0,base_text/* quoted */.TL)(home)} and XDG_CACHE_HOME is ${(0,base_text/* quoted */.TL)(cache)}; the private area of a run lies in one of them`,
        remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
    });
}
/** Whoever owns the folder can put another store, or another link, in the place of ours. */
function requireOwn(folder) {
    const user = process.geteuid?.();
    const owners = [external_node_fs_.lstatSync, external_node_fs_.statSync].map((look) => ownerOf(folder, look));
    const other = owners.find((owner) => owner !== undefined && owner !== user);
    if (user === undefined || other === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the folder ${(0,base_text/* quoted */.TL)(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
        remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
    });
}
function ownerOf(path, look) {
    try {
        return look(path, { throwIfNoEntry: false })?.uid;
    }
    catch {
        // Not to be looked at, so not to be used either: making it fails next, and says why.
        return undefined;
    }
}
/** Where the store of a workspace lies. */
function storeFolder(folder) {
    return (0,external_node_path_.join)(folder, 'store');
}
/** Ends what an earlier session left running in a workspace; says how many processes could not be ended. */
async function endSession(folder) {
    const file = (0,external_node_path_.join)(folder, 'session');
    if (!(0,external_node_fs_.existsSync)(file))
        return 0;
    return (0,process_tree/* killMarked */.fR)((0,external_node_fs_.readFileSync)(file, 'utf8').trim());
}
/** Opens the private area of a run for the holder of its lock. */
async function openWorkspace(request) {
    const { folder, repository, base, tip, level, outer, hidden = [] } = request;
    (0,fault_point/* faultPoint */.Jd)('workspace:after-lock');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const sessionFile = (0,external_node_path_.join)(folder, 'session');
    if ((0,external_node_fs_.existsSync)(sessionFile)) {
        await endSession(folder);
        (0,fault_point/* faultPoint */.Jd)('workspace:after-leftovers');
        (0,scratch_home/* removeTree */.d)(storeFolder(folder));
    }
    const session = (0,external_node_crypto_.randomUUID)();
    (0,durable/* writeFileAtomic */.Zf)(sessionFile, [session]);
    (0,fault_point/* faultPoint */.Jd)('workspace:after-session');
    const scratch = (0,external_node_path_.join)(folder, 'scratch');
    (0,scratch_home/* removeTree */.d)(scratch);
    (0,external_node_fs_.mkdirSync)(scratch);
    const store = await (0,git_store/* createStore */.y$)({ folder: storeFolder(folder), repository, base });
    (0,fault_point/* faultPoint */.Jd)('workspace:after-store');
    (0,git/* removeStaleLocks */.sW)(store.gitDir);
    if (tip !== base)
        await (0,git_store/* importCommit */.Tr)(store, { repository, commit: tip });
    let seal = digestSteering(store.gitDir);
    return {
        folder,
        repository,
        store,
        level,
        outer,
        hidden,
        session,
        checkSeal: () => {
            if (digestSteering(store.gitDir) === seal)
                return;
            seal = '';
            throw new errors/* AutorizeError */.yW('tampered', errors/* EXIT */.dc.precondition, {
                message: `somebody changed the private git store "${store.gitDir}" during the run`,
                remedy: 'Use a sandbox (install bubblewrap), then resume; the store is made anew.',
            });
        },
        close: () => {
            (0,fault_point/* faultPoint */.Jd)('workspace:before-close');
            (0,external_node_fs_.rmSync)(sessionFile, { force: true });
            (0,fault_point/* faultPoint */.Jd)('workspace:after-close');
        },
    };
}
/** A numbered folder for agents, which keeps its content from attempt to attempt. */
function laneOf({ folder, repository, store }, number) {
    // The name that the agent sees is the project's own.
    const name = (0,external_node_path_.basename)(repository.folder);
    return { folder: (0,external_node_path_.join)(folder, 'lanes', String(number), name), indexFile: (0,external_node_path_.join)(store.folder, `lane-${number}.index`) };
}
/**
 * Empties the folders of these numbers where the disk is as good as full: what a command left there is of use to nobody
 * once it has been taken. No command is in them. Says whether the disk was full.
 */
function makeRoom(workspace, numbers) {
    if (!isShortOfRoom(workspace.folder))
        return false;
    emptyLanes(workspace, numbers);
    return true;
}
/** The same whatever the disk says: what a quota leaves is not seen in it. */
function emptyLanes(workspace, numbers) {
    for (const number of numbers) {
        for (const { folder } of [laneOf(workspace, number), judgeOf(workspace, number)])
            (0,scratch_home/* removeTree */.d)(folder);
    }
}
/** The same for all folders of a session that was killed, whose processes are ended. */
async function makeRoomAfter(folder) {
    if (!isShortOfRoom(folder))
        return;
    await endSession(folder);
    for (const name of ['lanes', 'judges', 'scratch'])
        (0,scratch_home/* removeTree */.d)((0,external_node_path_.join)(folder, name));
}
/** A numbered folder for evaluators. */
function judgeOf({ folder, repository, store }, number) {
    const name = (0,external_node_path_.basename)(repository.folder);
    return {
        folder: (0,external_node_path_.join)(folder, 'judges', String(number), name),
        indexFile: (0,external_node_path_.join)(store.folder, `judge-${number}.index`),
    };
}


/***/ }),

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

// A byte that is no part of UTF-8 is kept as a lone surrogate, as Python's "surrogateescape" does: no valid text has one.
const ESCAPE = 0xdc00;
/** A file name as text. Bytes that are not UTF-8 come back from `encodePath` as they were. */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString();
    let text = '';
    for (let at = 0; at < bytes.length;) {
        const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
        text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
        at += size ?? 1;
    }
    return text;
}
function isCharacter(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && [...bytes.toString()].length === 1;
}
/** The bytes of a name that `decodePath` gave. */
function encodePath(path) {
    // No escaped byte, as a rule, and a list of paths may be long.
    if (!/[\udc80-\udcff]/.test(path))
        return Buffer.from(path);
    return Buffer.concat([...path].map((char) => {
        const unit = char.charCodeAt(0) - ESCAPE;
        return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
    }));
}


/***/ }),

/***/ 9533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
// Deeper than any record of ours, shallow enough for the stack of every engine.
const MAX_DEPTH = 500;
const LONE_SURROGATE = /\p{Cs}/u;
/**
 * The one spelling of a JSON value by RFC 8785: no white space, keys in the order of their UTF-16 units, numbers and
 * strings as ECMAScript writes them. A member that is undefined is left out, as JSON.stringify does; whatever else JSON
 * cannot say (NaN, an infinity, a lone surrogate, a function, undefined in an array) is a TypeError.
 */
function canonicalJson(value) {
    return spell(value, 0);
}
function spell(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
    if (value === null || typeof value === 'boolean')
        return String(value);
    if (typeof value === 'string')
        return spellText(value);
    if (typeof value === 'number') {
        if (!Number.isFinite(value))
            throw new TypeError(`the number ${value} has no canonical JSON`);
        return JSON.stringify(value);
    }
    if (Array.isArray(value))
        return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
    if (typeof value !== 'object')
        throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
    const members = Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => `${spellText(key)}:${spell(item, depth + 1)}`);
    return `{${members.join(',')}}`;
}
function spellText(text) {
    if (LONE_SURROGATE.test(text))
        throw new TypeError('text with a lone surrogate has no canonical JSON');
    return JSON.stringify(text);
}


/***/ }),

/***/ 5379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ growthOf),
/* harmony export */   l: () => (/* binding */ countLines)
/* harmony export */ });
/** What a diff adds and takes away: lines of hunks alone, whatever a file's own lines look like. */
function countLines(diff) {
    const { hunks } = splitDiff(diff);
    return {
        added: hunks.filter((line) => line.startsWith('+')).length,
        removed: hunks.filter((line) => line.startsWith('-')).length,
    };
}
/** How much larger a diff makes what it is of; undefined: it does not hold all of it as text. */
function growthOf(diff) {
    const { hunks, heads } = splitDiff(diff);
    const isPartial = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)160000$/.test(line));
    const isText = diff === '' || (diff.startsWith('diff --git ') && !diff.includes('\ufffd'));
    if (isPartial || !isText)
        return undefined;
    let [lines, bytes, last] = [0, 0, 0];
    for (const line of hunks) {
        if (line.startsWith('\\')) {
            bytes -= last;
            continue;
        }
        last = line.startsWith('+') ? 1 : line.startsWith('-') ? -1 : 0;
        lines += last;
        // With the end of the line in the place of its sign.
        bytes += last * Buffer.byteLength(line);
    }
    return { lines, bytes };
}
function splitDiff(diff) {
    const hunks = [];
    const heads = [];
    let isInHunk = false;
    for (const line of diff.split('\n')) {
        if (line.startsWith('diff --git '))
            isInHunk = false;
        if (line.startsWith('@@ '))
            isInHunk = true;
        else
            (isInHunk ? hunks : heads).push(line);
    }
    return { hunks, heads };
}


/***/ }),

/***/ 5902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   P: () => (/* binding */ renderDuration)
/* harmony export */ });
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
/** Reads `90s`, `5m`, `1h30m` or `2days` into milliseconds; undefined when the text is no such duration. */
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
/** Prints whole milliseconds so that parseDuration reads the same number again: `1h30m`, `1m30s`, `0s`. */
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


/***/ }),

/***/ 1739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LINKS),
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   FL: () => (/* binding */ firstHead),
/* harmony export */   mR: () => (/* binding */ isMoreThanRecord),
/* harmony export */   pF: () => (/* binding */ parseRecordLine),
/* harmony export */   po: () => (/* binding */ hashOfRecord),
/* harmony export */   xe: () => (/* binding */ sealRecord),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9533);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8338);



/** The members that link a record to the chain. */
const LINKS = ['seq', 'prev', 'hash'];
const NEWLINE = 0x0a;
/** The head of a journal that holds only what a tool without a chain wrote, or nothing: its bytes are what is linked. */
function firstHead({ bytes, records }) {
    return { seq: records + 1, prev: (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(bytes) };
}
/** Links a record to the chain and writes its line. Text that is not Unicode is written with U+FFFD in its place. */
function sealRecord(fields, head) {
    for (const link of LINKS) {
        if (link in fields)
            throw new TypeError(`a record may not bring its own "${link}"`);
    }
    const linked = { ...wellFormed(fields), seq: head.seq, prev: head.prev };
    // What is hashed is what a reader gets back: a member that JSON leaves out must not count.
    const hash = (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(linked));
    const line = `${JSON.stringify({ ...linked, hash })}\n`;
    return { record: JSON.parse(line), line, next: { seq: head.seq + 1, prev: hash } };
}
/** A value as a journal writes it: text that is not Unicode has U+FFFD in its place. */
function wellFormed(value) {
    if (typeof value === 'string')
        return value.replaceAll(/\p{Cs}/gu, '\ufffd');
    if (Array.isArray(value))
        return value.map(wellFormed);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}
/**
 * Reads a whole journal. A last line without a newline is a torn write and is left out, unless it holds a whole record
 * and more: no write that stops early leaves that, so someone changed the newline. A last line with sectors of zeros in it
 * is torn, too: a loss of power may keep a later page of it and lose an earlier one.
 */
function parseJournal(bytes) {
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    const reader = new ChainReader();
    let [from, soundBytes] = [0, end];
    while (from < end) {
        const to = bytes.indexOf(NEWLINE, from);
        const [line, before] = [bytes.subarray(from, to), bytes.subarray(0, from)];
        if (to + 1 === end && hasLostSectors(line, from) && reader.mayBeNext(line, before)) {
            soundBytes = from;
            break;
        }
        reader.read(line, before);
        from = to + 1;
    }
    const tail = bytes.subarray(soundBytes);
    if (isMoreThanRecord(tail))
        reader.corrupt('is a whole record that ends with another byte than a newline');
    return reader.result(bytes.subarray(0, soundBytes), tail.length);
}
/** Disks write whole sectors of this many bytes or of a multiple. */
const SECTOR_BYTES = 512;
/** Whether sectors of a line that begins at `start` never came. One zero alone is none: somebody changed a byte. */
function hasLostSectors(line, start) {
    const gaps = [...line.toString('latin1').matchAll(/\0+/g)];
    return (gaps.length > 0 &&
        gaps.every(({ index, 0: { length } }) => {
            const from = start + index;
            return length > 1 && (index === 0 || from % SECTOR_BYTES === 0) && (from + length) % SECTOR_BYTES === 0;
        }));
}
/** Whether a last line without a newline holds a whole record and one byte more. */
function isMoreThanRecord(tail) {
    const last = tail.at(-1);
    // Zeros are what a power loss leaves where a file grew and its bytes never came.
    if (last === undefined || last === 0)
        return false;
    return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}
class ChainReader {
    #records = [];
    #line = 0;
    #head;
    #flaw;
    #unchained = 0;
    /** `before` is the text before the line: what the first link of the chain is of. */
    read(line, before) {
        this.#line += 1;
        const record = parseRecordLine(line);
        const why = this.#flaw === undefined ? this.#why(line, record, before) : undefined;
        if (why !== undefined)
            this.#flaw = { line: this.#line, why };
        if (record !== undefined)
            this.#records.push(record);
    }
    /** Whether a line of which only a part is there may be the next one: not where it says that it is another. */
    mayBeNext(line, before) {
        const said = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"\}$/.exec(line.toString('latin1'))?.[1];
        const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
        return said === undefined || Number(said) === head.seq;
    }
    corrupt(why) {
        this.#flaw ??= { line: this.#line + 1, why };
    }
    result(bytes, tornBytes) {
        if (this.#flaw !== undefined)
            return { kind: 'corrupt', ...this.#flaw, readable: this.#records };
        return {
            kind: 'sound',
            records: this.#records,
            unchained: this.#unchained,
            head: this.#head ?? firstHead({ bytes, records: this.#records.length }),
            soundBytes: bytes.length,
            tornBytes,
        };
    }
    /** What is wrong with a line, or undefined when it goes on with the chain. */
    #why(line, record, before) {
        if (record === undefined) {
            // Tools without a chain may leave empty lines; we never do.
            if (this.#head === undefined && line.length === 0)
                return undefined;
            return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line) ? 'is not a JSON object' : 'is not UTF-8';
        }
        const links = LINKS.filter((link) => link in record);
        if (links.length === 0 && this.#head === undefined) {
            this.#unchained += 1;
            return undefined;
        }
        if (links.length < LINKS.length)
            return `has no "${LINKS.find((link) => !links.includes(link))}"`;
        const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
        const { hash, ...rest } = record;
        if (record.seq !== head.seq)
            return `has the seq ${String(record.seq)} where ${head.seq} comes next`;
        if (record.prev !== head.prev)
            return 'does not go on with the record before it (broken chain)';
        if (typeof hash !== 'string' || hash !== hashOfRecord(rest))
            return 'does not have the content that its hash is of';
        // A spelling of ours is told by writing it again: a byte that changes no value is noticed too.
        if (JSON.stringify(record) !== line.toString())
            return 'is spelled otherwise than it was written';
        this.#head = { seq: head.seq + 1, prev: hash };
        return undefined;
    }
}
/** The hash that a record without its own `hash` must have. */
function hashOfRecord(record) {
    try {
        return (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(record));
    }
    catch {
        // What has no canonical JSON was not written by us: no hash is the right one.
        return undefined;
    }
}
/** A line's object, or undefined when it is none. */
function parseRecordLine(line) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line))
        return undefined;
    try {
        const value = JSON.parse(line.toString());
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    }
    catch {
        // A line that is not JSON is what the caller asks about.
        return undefined;
    }
}


/***/ }),

/***/ 3800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ splitNul),
/* harmony export */   L: () => (/* binding */ parseRawDiff)
/* harmony export */ });
/* harmony import */ var _byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);

const HEAD = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([ADMT])$/;
/** Parses what `git diff-tree -r -z --raw --no-renames` prints: names as they are, never quoted. */
function parseRawDiff(bytes) {
    const fields = splitNul(bytes);
    const changes = [];
    for (let at = 0; at < fields.length; at += 2) {
        const head = fields[at]?.toString('latin1') ?? '';
        const path = fields[at + 1];
        const [, oldMode, newMode, oldId, newId, status] = HEAD.exec(head) ?? [];
        if (!(oldMode && newMode && oldId && newId && isStatus(status) && path)) {
            throw new Error(`a raw diff that cannot be read: ${JSON.stringify(head)}`);
        }
        changes.push({ path: (0,_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(path), status, oldMode, newMode, oldId, newId });
    }
    return changes;
}
function isStatus(status) {
    return status === 'A' || status === 'D' || status === 'M' || status === 'T';
}
/** The fields of a list of which each is ended by a NUL byte. */
function splitNul(bytes) {
    const fields = [];
    let from = 0;
    for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
        fields.push(bytes.subarray(from, at));
        from = at + 1;
    }
    return fields;
}


/***/ }),

/***/ 8164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ renderApart),
/* harmony export */   NX: () => (/* binding */ renderUsd),
/* harmony export */   SS: () => (/* binding */ renderCount),
/* harmony export */   ls: () => (/* binding */ renderScore),
/* harmony export */   vN: () => (/* binding */ renderChange)
/* harmony export */ });
const NONE = '–';
/** Digits that a person reads; two scores that must not look equal get more. */
const DIGITS = 6;
/** With so many digits, two different doubles never look equal. */
const ALL_DIGITS = 17;
/** From here on numbers are spelled with an exponent. */
const LARGE = 1e15;
/** A score as a person reads it: six significant digits, whole numbers whole. */
function renderScore(score) {
    return score === undefined ? NONE : withDigits(score, DIGITS);
}
/** A score with as many digits as tell it from another one; equal scores look equal. */
function renderApart(score, other) {
    return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
/** What a score changed against another: `+0.0415 (+1.34%)`; the percentage is left out where there is none. */
function renderChange(from, to) {
    const difference = to - from;
    if (!Number.isFinite(difference))
        return NONE;
    if (difference === 0)
        return '±0';
    const percent = (difference / Math.abs(from)) * 100;
    const absolute = signed(difference, DIGITS);
    return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}
/** A count with its thousands apart: `12,345`. */
function renderCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** An amount of money, two digits after the point, more where it is less than a cent. */
function renderUsd(usd) {
    const isPlain = usd >= 0.01 && usd < 1e9;
    return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}
function digitsApart(a, b) {
    if (a === b)
        return DIGITS;
    let digits = DIGITS;
    while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits))
        digits += 1;
    return digits;
}
function withDigits(value, digits) {
    // Rounding 1234567 to six digits would show another whole number, and not as an estimate.
    if (Number.isInteger(value) && Math.abs(value) < LARGE)
        return String(value + 0);
    return shortest(value, digits);
}
function signed(value, digits) {
    const text = shortest(value, digits);
    return value > 0 ? `+${text}` : text;
}
function shortest(value, digits) {
    const rounded = Number(value.toPrecision(digits));
    // Else up to 1e21 is spelled with zeros that nobody measured.
    return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}


/***/ }),

/***/ 1977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The first signal ends the work in order, the second one at once: what agents are left die with this process. */
function listenForSignals() {
    const controller = new AbortController();
    let exitCode;
    const onSignal = (signal) => {
        if (exitCode !== undefined)
            process.exit(exitCode);
        exitCode = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal];
        controller.abort();
    };
    for (const each of SIGNALS)
        process.on(each, onSignal);
    return {
        signal: controller.signal,
        get exitCode() {
            return exitCode;
        },
        [Symbol.dispose]: () => {
            for (const each of SIGNALS)
                process.off(each, onSignal);
        },
    };
}


/***/ }),

/***/ 8414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ takeDiskReserve)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
/**
 * Room on a disk that is kept for the last record.
 * Invariant: while the reserve is held, a full disk can still take what says so: the reserve is given up, and the record
 * is written where it was. It is real blocks, not a hole: the file is written, not only made long.
 * Crash: the file stays, and the next run takes it over.
 */



/** More than a record, its state and their journal take. */
const RESERVE_BYTES = 8 << 20;
/**
 * Takes the reserve beside the files that it is for; throws what the disk says where there is no room. At the end it is
 * removed if it is still ours: whoever lost the lock may look at another run's.
 */
function takeDiskReserve(path, isOurs) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a', 0o600);
    try {
        const missing = RESERVE_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size;
        // Not zeros alone: a file system that compresses would keep nothing for them.
        if (missing > 0)
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAll */ .f4)(descriptor, Buffer.alloc(missing, 'room for the last record '));
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('reserve:after-take');
    let isHeld = true;
    const release = () => {
        isHeld = false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    };
    return {
        get isHeld() {
            return isHeld;
        },
        release,
        [Symbol.dispose]: () => {
            if (isOurs())
                release();
        },
    };
}


/***/ }),

/***/ 2989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ checkReferences),
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Cm: () => (/* binding */ isSupervisorsOwn),
/* harmony export */   NC: () => (/* binding */ resolveTable),
/* harmony export */   TS: () => (/* binding */ referredName),
/* harmony export */   WY: () => (/* binding */ resolveText),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/* unused harmony export referencedValues */
/** Marks every process of a run, so that leftovers are found after a crash where no namespace holds them. */
const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
// Without a PATH even the shell's own default differs from machine to machine.
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
/** Whether a variable belongs to the supervisor alone: a token of the runner, or a file that it takes commands from. */
function isSupervisorsOwn(name) {
    // Names of inputs keep the case that the workflow's author wrote.
    const upper = name.toUpperCase();
    return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
/** Replaces `$NAME` and `${NAME}` in a table's values from the supervisor's environment; `$$` is a dollar sign. */
function resolveTable(table, { outer, path }) {
    const problems = [];
    const values = {};
    for (const [name, template] of Object.entries(table)) {
        const flaw = nameProblem(name);
        if (flaw !== undefined)
            problems.push({ path, ...flaw });
        values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
            if (written === '$$')
                return '$';
            const wanted = braced ?? bare ?? '';
            const value = Object.hasOwn(outer, wanted) ? outer[wanted] : undefined;
            const wrong = referenceProblem(wanted, value);
            if (wrong !== undefined)
                problems.push({ path: `${path}.${name}`, ...wrong });
            return value ?? '';
        });
        if (values[name].includes('\0'))
            problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
    }
    return problems.length === 0 ? { values } : { problems };
}
// What the runner says of itself, such as a folder's path, is in many places by chance.
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;
/**
 * What a table takes from the supervisor's environment, which may be a key: values of variables as they are there. What is
 * written in the table itself, such as the name of a model, everybody can read who reads the file.
 */
function referencedValues(table, outer) {
    const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
    return [...new Set(names)].flatMap((name) => {
        const value = Object.hasOwn(outer, name) && !OF_THE_RUNNER.test(name) ? outer[name] : undefined;
        return value === undefined || value === '' ? [] : [value];
    });
}
const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;
/** The variable that a text is nothing but a reference to; undefined for every other text. */
function referredName(text) {
    const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
    return braced ?? bare;
}
/** A text that may be a reference as a whole: as it is written, else the variable's value, which must not be blank. */
function resolveText(text, outer) {
    const name = referredName(text);
    if (name === undefined)
        return { value: text };
    const found = `$${name}`;
    if (isSupervisorsOwn(name))
        return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
    const value = Object.hasOwn(outer, name) ? outer[name] : undefined;
    if (value !== undefined && value.trim() !== '')
        return { value };
    const state = value === undefined ? 'not set' : 'blank';
    const expected = 'a variable of this environment that is not blank';
    return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}
/** What is wrong with such a reference; nothing where a text is none. */
function checkReferences(outer) {
    return (text) => {
        const resolved = resolveText(text, outer);
        return 'problem' in resolved ? [resolved.problem] : [];
    };
}
const NOT_THE_RUNNERS = "a variable that is not the runner's own";
const NUL_PROBLEM = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };
function nameProblem(name) {
    if (!NAME.test(name)) {
        return {
            found: JSON.stringify(name),
            expected: 'the name of a variable',
            remedy: 'Use letters, digits and "_", not beginning with a digit.',
        };
    }
    if (!OURS.has(name))
        return undefined;
    return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}
function referenceProblem(name, value) {
    const found = `$${name}`;
    if (isSupervisorsOwn(name)) {
        return {
            found,
            expected: NOT_THE_RUNNERS,
            remedy: 'Give the agent a key of its own under another name; tokens of the runner never reach it.',
        };
    }
    if (value !== undefined)
        return undefined;
    return {
        found: `${found}, which is not set`,
        expected: 'a variable of this environment',
        remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
    };
}
/** The whole environment of an agent; the run's marker is added where the process is made. */
function buildEnvironment({ outer, given, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = outer[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...given, HOME: home, TMPDIR: temporary };
}


/***/ }),

/***/ 3491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ exportCommits)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4831);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3144);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3342);
/**
 * The way back from a private store into the user's repository.
 * Invariant: objects are there, and on the disk, before a ref names them; git hashes each again on the way in.
 * Crash before the ref moves: objects that nothing names, which git's own cleaning removes. After: the ref has moved.
 */





/** Copies commits of the store into the user's repository, then moves a ref of it: done, or where the ref really is. */
async function exportCommits(store, repository, move) {
    const git = (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .bindRefs */ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'user-refs'), home: store.home });
    const outgoing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'outgoing');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(outgoing, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(outgoing);
    const wanted = `${move.to}\n^${move.from ?? store.base}\n^${store.base}\n`;
    await store.git(['pack-objects', '-q', '--revs', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, 'pack')], { input: wanted });
    const pack = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(outgoing).find((name) => name.endsWith('.pack'));
    if (pack !== undefined)
        await git(['index-pack', '--stdin'], { input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, pack)) });
    // Git syncs what it writes, but no name of it: what a ref is of has to be there before the ref.
    const { objects, commonDir } = repository;
    if (pack !== undefined)
        syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'pack'), to: objects });
    const moved = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .moveRef */ .L)(git, move);
    if (moved.kind === 'done')
        syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, move.ref)), to: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs') });
    return moved;
}
/** Syncs a folder and those above it, down to another one. */
function syncFolders({ from, to }) {
    for (let folder = from; folder.startsWith(to); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .syncFolder */ .Yw)(folder);
}


/***/ }),

/***/ 5237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ readTrustedIndex),
/* harmony export */   YV: () => (/* binding */ handOut),
/* harmony export */   _M: () => (/* binding */ writeIndex),
/* harmony export */   zH: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9871);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8537);
/**
 * Which files of a folder that was handed out git need not read again.
 * Invariant: a time in the index is believed only if no change since the folder was handed out can have left it as it
 * is. A change sets the file's ctime to the clock, and nobody but root with another clock can set it otherwise. So the
 * ctime of an entry is believed when it lies before the second before that of the handing out, for git compares whole
 * seconds; and between that and the handing out when the file's ctime is still the same to the nanosecond.
 * Crash: the moment of the handing out is on the disk before a command gets the folder, and an earlier moment than the
 * true one only means more reading. Without it, or with a clock that went backwards, nothing is believed.
 * Trade-off: a process that survives its run (process-group level only) and still holds a page of a file mapped can
 * write there without a new ctime.
 */




const SECOND_NS = 1000000000n;
// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_NS = 100000000n;
/** Notes that a command is about to get the folder; to be called right before. */
function handOut(workTree) {
    const last = readHanding(workTree);
    // Not looked at since the last time: what that command did must not pass for our own work.
    if (last !== undefined && !last.isBack)
        return;
    const now = clockOf(workTree.folder);
    if (now === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
    else
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(noteOf(workTree), [`${now} out\n`]);
}
/** Notes that a checkout has looked at every file: the folder may be handed out anew. */
function takeBack(workTree) {
    const last = readHanding(workTree);
    if (last !== undefined && !last.isBack)
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(noteOf(workTree), [`${last.atNs} back\n`]);
}
/** The folder's index without the times that are not to be believed; undefined when there is no whole index. */
function readTrustedIndex(workTree, hash) {
    const bytes = readIfThere(workTree.indexFile);
    const index = bytes === undefined ? undefined : (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIndex */ .A1)(bytes, hash);
    if (index === undefined)
        return undefined;
    const handing = readHanding(workTree);
    const now = clockOf(workTree.folder);
    const since = handing === undefined || now === undefined || now < handing.atNs ? 0n : handing.atNs;
    const doubtful = index.entries.filter((entry) => isDoubtful(entry, { since, folder: workTree.folder }));
    return { ...index, bytes: (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .wipeTimes */ .mi)(index, doubtful) };
}
/** Puts an index where git finds it; its own time is now, so that git does not doubt what was written before. */
function writeIndex(path, { bytes }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, bytes, { flag: 'wx' });
}
function isDoubtful({ ctimeNs, mode, path }, { since, folder }) {
    if (mode === _git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LINK_TO_REPOSITORY */ .GU || ctimeNs / SECOND_NS < since / SECOND_NS - 1n)
        return false;
    if (ctimeNs >= since - TICK_NS)
        return true;
    const place = Buffer.concat([Buffer.from(`${folder}/`), path]);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { bigint: true }).ctimeNs !== ctimeNs;
    }
    catch {
        // Gone, or out of reach: git will see for itself.
        return true;
    }
}
/**
 * The time that the folder's file system gives a change now: that of a change of the folder itself. Where setting the
 * rights that it has already counts as none, it is an earlier time, which is safe.
 */
function clockOf(folder) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        // Removed, shut or replaced by the command: there is no time to go by.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 0o7777);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }).ctimeNs;
    }
    catch (error) {
        // Another user's folder, or one on a file system that has become read-only.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function noteOf({ indexFile }) {
    return `${indexFile}.handed`;
}
function readHanding(workTree) {
    const [, atNs, state] = /^(\d+) (out|back)\n$/.exec(readIfThere(noteOf(workTree))?.toString() ?? '') ?? [];
    return atNs === undefined ? undefined : { atNs: BigInt(atNs), isBack: state === 'back' };
}
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ writeGitFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Git directories of ours, as `git init` makes them, without a process. */


/** Makes a folder a git directory, but for its objects and refs. */
function writeGitFolder(gitDir, { objectFormat, commit }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(gitDir, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
    if (objectFormat === 'sha1')
        return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}


/***/ }),

/***/ 8537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ parseIndex),
/* harmony export */   GU: () => (/* binding */ LINK_TO_REPOSITORY),
/* harmony export */   mi: () => (/* binding */ wipeTimes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * Git's index file, as far as trust in the times that it holds goes. Pure.
 * Invariant: only an index whose checksum is right is read, so that a new checksum never hides a broken file; what is
 * changed has the length it had, so that every extension stays where its neighbours say it is.
 */

const LINK_TO_REPOSITORY = 0o160000;
const HASH_BYTES = { sha1: 20, sha256: 32 };
const HEADER_BYTES = 12;
// Two times of seconds and nanoseconds, device, inode, mode, user, group, size: each of four bytes.
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const TIMES_BYTES = 16;
const EXTENDED_FLAG = 0x4000;
const VERSIONS = [2, 3];
/** Reads an index of version 2 or 3; undefined when it is none, or not whole. */
function parseIndex(bytes, hash) {
    const end = bytes.length - HASH_BYTES[hash];
    if (end < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== 'DIRC')
        return undefined;
    if (!VERSIONS.includes(bytes.readUInt32BE(4)) || !checksum(bytes, hash).equals(bytes.subarray(end)))
        return undefined;
    const entries = [];
    const count = bytes.readUInt32BE(8);
    let offset = HEADER_BYTES;
    while (entries.length < count) {
        const flagsAt = offset + ID_OFFSET + HASH_BYTES[hash];
        if (flagsAt + 2 > end)
            return undefined;
        const nameAt = flagsAt + ((bytes.readUInt16BE(flagsAt) & EXTENDED_FLAG) === 0 ? 2 : 4);
        const nameEnd = bytes.indexOf(0, nameAt);
        if (nameEnd === -1 || nameEnd >= end)
            return undefined;
        entries.push({
            offset,
            ctimeNs: BigInt(bytes.readUInt32BE(offset)) * 1000000000n + BigInt(bytes.readUInt32BE(offset + 4)),
            mode: bytes.readUInt32BE(offset + MODE_OFFSET),
            path: bytes.subarray(nameAt, nameEnd),
        });
        // One to eight NULs, up to a multiple of eight from the entry's beginning.
        offset += (nameEnd - offset + 8) & ~7;
    }
    return offset <= end ? { bytes, entries, hash } : undefined;
}
/** The index with the times of some entries wiped: git looks at those files again, whatever their times are. */
function wipeTimes({ bytes, hash }, entries) {
    const wiped = Buffer.from(bytes);
    for (const { offset } of entries)
        wiped.fill(0, offset, offset + TIMES_BYTES);
    checksum(wiped, hash).copy(wiped, wiped.length - HASH_BYTES[hash]);
    return wiped;
}
function checksum(bytes, hash) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash)
        .update(bytes.subarray(0, bytes.length - HASH_BYTES[hash]))
        .digest();
}


/***/ }),

/***/ 5222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SC: () => (/* binding */ commitTree),
  y$: () => (/* binding */ createStore),
  j_: () => (/* binding */ diffTrees),
  dt: () => (/* binding */ findListed),
  h$: () => (/* binding */ findStore),
  Tr: () => (/* binding */ importCommit),
  Sy: () => (/* binding */ importTree),
  CS: () => (/* binding */ listFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
;// CONCATENATED MODULE: ./build/base/ignore-rules.js
/**
 * Writes all the ignore files of a tree as one list of patterns that starts at the top, to the same effect: so the
 * rules of the base hold, whatever an agent writes into the ignore files of its work tree.
 */
function flattenIgnoreRules(files) {
    // The last pattern that matches decides: a deeper file comes after those above it.
    const ordered = [...files].sort((a, b) => (a.folder < b.folder ? -1 : 1));
    return ordered.flatMap(({ folder, text }) => text.split('\n').flatMap((line) => moved(line, folder))).join('\n');
}
function moved(rawLine, folder) {
    const line = rawLine.replace(/\r$/, '').replace(/^\ufeff/, '');
    if (line.trim() === '' || line.startsWith('#'))
        return [];
    if (folder === '')
        return [line];
    const isNegated = line.startsWith('!');
    const pattern = isNegated ? line.slice(1) : line.replace(/^\\(?=[!#])/, '');
    // A slash at the beginning or in the middle ties a pattern to its folder; without one it holds at any depth below.
    const isTied = pattern.replace(/\s+$/, '').slice(0, -1).includes('/');
    const place = folder.replaceAll(/[\\*?[\]!#]/g, '\\$&');
    const below = isTied ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return [`${isNegated ? '!' : ''}/${place}${below}`];
}

// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-folder.js
var git_folder = __webpack_require__(829);
;// CONCATENATED MODULE: ./build/kernel/git-store.js
/**
 * A private git store: objects, refs and configuration that only the supervisor writes.
 * Invariant: what is read from it is what was put in: its objects are a pack of its own, each hashed again on the way
 * in, with no link to and no fallback on the user's store; a keep is one compare-and-swap of a ref.
 * Crash while it is made: the folder holds no `ready` file and is made anew. Crash between `commitTree` and `moveRef`:
 * the same commit is made again, with the same id, since its dates come from the caller.
 */









// Attributes of the git directory win over every .gitattributes: bytes go in and out as they are.
const RAW_ATTRIBUTES = '* -text -filter -ident !eol !working-tree-encoding !diff !merge\n';
/** The store that a folder holds whole, if it does. */
function findStore({ folder, base }) {
    return (0,external_node_fs_.existsSync)(readyFile(folder, base)) ? bindStore(folder, base) : undefined;
}
function readyFile(folder, base) {
    return (0,external_node_path_.join)(folder, `ready-${base}`);
}
function bindStore(folder, base) {
    const gitDir = (0,external_node_path_.join)(folder, 'git');
    const home = (0,external_node_path_.join)(folder, 'home');
    return {
        folder,
        gitDir,
        home,
        base,
        ignoreFile: (0,external_node_path_.join)(gitDir, 'info', 'base-ignore'),
        git: (0,kernel_git/* bindGit */.uD)({ gitDir, home }),
    };
}
/** Makes the private store of a run in a folder, or takes the one that is there whole. */
async function createStore({ folder, repository, base }) {
    const found = findStore({ folder, base });
    if (found !== undefined)
        return found;
    const store = bindStore(folder, base);
    const { gitDir, home, ignoreFile } = store;
    (0,fault_point/* faultPoint */.Jd)('store:before-create');
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    (0,external_node_fs_.mkdirSync)(home);
    (0,git_folder/* writeGitFolder */.e)(gitDir, repository);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'info', 'attributes'), RAW_ATTRIBUTES);
    // The base is where history ends here: a run needs no more, and the user's clone may be shallow itself.
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${base}\n`);
    await importCommit(store, { repository, commit: base });
    (0,fault_point/* faultPoint */.Jd)('store:after-objects');
    (0,external_node_fs_.writeFileSync)(ignoreFile, `${flattenIgnoreRules(await readIgnoreFiles(store))}\n`);
    (0,fault_point/* faultPoint */.Jd)('store:before-ready');
    (0,external_node_fs_.writeFileSync)(readyFile(folder, base), '');
    (0,durable/* syncFolder */.Yw)(folder);
    (0,fault_point/* faultPoint */.Jd)('store:after-ready');
    return store;
}
/**
 * Copies a commit of the user's repository, with what lies between it and the base; the base too when it is the commit
 * itself. Every object is hashed on the way in.
 */
async function importCommit({ gitDir, home, base, git }, { repository: { objects }, commit }) {
    const reader = (0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] });
    await importObjects({ gitDir, git }, { reader, wanted: commit === base ? `${base}\n` : `${commit}\n^${base}\n` });
    await git(['rev-list', '--objects', '--quiet', commit]);
}
/** Copies the tree of a commit of the user's repository, without its history, and reads its message. */
async function importTree({ gitDir, home, git }, { repository: { objects }, commit }) {
    const reader = (0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] });
    const tree = await (0,kernel_git/* gitLine */.JG)(reader, ['rev-parse', '--verify', `${commit}^{tree}`]);
    const id = await (0,kernel_git/* gitLine */.JG)(reader, ['rev-parse', '--verify', `${commit}^{commit}`]);
    const { stdout } = await reader(['cat-file', 'commit', id]);
    const text = stdout.toString();
    await importObjects({ gitDir, git }, { reader, wanted: `${tree}\n` });
    await git(['rev-list', '--objects', '--quiet', tree]);
    return { tree, message: text.slice(text.indexOf('\n\n') + 2) };
}
async function importObjects({ gitDir, git }, { reader, wanted }) {
    const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
    const name = await (0,kernel_git/* gitLine */.JG)(reader, ['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(packs, 'pack')], {
        input: wanted,
    });
    // The index that git wrote believes the names of the user's objects; the one made here is of what they hold.
    for (const file of (0,external_node_fs_.readdirSync)(packs))
        if (file.startsWith(`pack-${name}.`) && !file.endsWith('.pack'))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(packs, file));
    const arrived = (0,external_node_path_.join)(gitDir, 'arrived.pack');
    (0,external_node_fs_.renameSync)((0,external_node_path_.join)(packs, `pack-${name}.pack`), arrived);
    await git(['index-pack', '-o', (0,external_node_path_.join)(packs, `pack-${name}.idx`), arrived]);
    (0,external_node_fs_.renameSync)(arrived, (0,external_node_path_.join)(packs, `pack-${name}.pack`));
}
async function readIgnoreFiles(store) {
    const files = [];
    for (const { mode, id, path } of await listFiles(store, store.base)) {
        const name = (0,byte_path/* decodePath */.q)(path);
        if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(name))
            continue;
        const { stdout: text } = await store.git(['cat-file', 'blob', id]);
        files.push({ folder: name.slice(0, -'.gitignore'.length), text: text.toString() });
    }
    return files;
}
// A run asks for those of its base again and again, and now and then for another commit's.
const MAX_LISTS = 4;
const lists = new WeakMap();
/** The files of a commit or tree by its full id, in git's order; asked of git once, since they cannot change. */
function listFiles({ git }, id) {
    const known = lists.get(git) ?? new Map();
    lists.set(git, known);
    const before = known.get(id);
    if (before !== undefined)
        return before;
    const list = readFiles(git, id);
    known.set(id, list);
    list.catch(() => known.delete(id));
    const [oldest] = known.keys();
    if (known.size > MAX_LISTS && oldest !== undefined)
        known.delete(oldest);
    return list;
}
/** The same, where git was asked already. */
function findListed({ git }, id) {
    return lists.get(git)?.get(id);
}
async function readFiles(git, id) {
    const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', id]);
    return (0,raw_diff/* splitNul */.K)(stdout).map((entry) => {
        const nameAt = entry.indexOf(TAB) + 1;
        const [mode = '', , file = ''] = entry.toString('latin1', 0, nameAt - 1).split(' ');
        return { mode, id: file, path: entry.subarray(nameAt) };
    });
}
const TAB = 0x09;
/** What differs between two trees or commits, by true names; a rename is a deletion and an addition. */
async function diffTrees({ git }, { from, to }) {
    const { stdout } = await git(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to, '--']);
    return (0,raw_diff/* parseRawDiff */.L)(stdout);
}
/** Writes a commit and gives its id: the same request, the same id. */
async function commitTree({ git }, request) {
    const { tree, parents, message, identity, date } = request;
    const seconds = `@${Math.floor(Date.parse(date) / 1000)} +0000`;
    return (0,kernel_git/* gitLine */.JG)(git, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
        input: message,
        env: {
            GIT_AUTHOR_NAME: identity.name,
            GIT_AUTHOR_EMAIL: identity.email,
            GIT_AUTHOR_DATE: seconds,
            GIT_COMMITTER_NAME: identity.name,
            GIT_COMMITTER_EMAIL: identity.email,
            GIT_COMMITTER_DATE: seconds,
        },
    });
}


/***/ }),

/***/ 1221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ captureTree),
/* harmony export */   p: () => (/* binding */ checkoutTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9871);
/* harmony import */ var _folder_trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5237);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3096);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8537);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5222);
/* harmony import */ var _scratch_home_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5364);
/**
 * Folders that git fills and reads: lanes for agents, clean checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout that fails on it starts from nothing.
 */









function bindWorkTree({ gitDir, home }, { folder, indexFile }) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile, workTree: folder });
}
/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows.
 */
async function captureTree(store, { folder, indexFile }) {
    const obstacle = folderObstacle(folder);
    if (obstacle !== undefined)
        return { kind: 'refused', reason: obstacle };
    // A copy: the checkout's own index never learns what was found here.
    const captureIndex = `${indexFile}.capture`;
    for (const file of [captureIndex, `${captureIndex}.lock`])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    const index = (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrustedIndex */ .MR)({ folder, indexFile }, hashOf(store));
    if (index !== undefined)
        (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .writeIndex */ ._M)(captureIndex, index);
    const git = bindWorkTree(store, { folder, indexFile: captureIndex });
    // What is known is what the base has, whatever tree the folder began with.
    const base = await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(store, store.base);
    if (index === undefined || !hasNames(index, base))
        await git(['read-tree', '--reset', store.base]);
    const known = base.map(({ path }) => path);
    const others = holdsMore(folder, known) ? await listOthers(git, store) : [];
    // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
    const hidden = findBeyondLinks(folder, known);
    if (hidden.size > 0)
        await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]) });
    // Known names first: where a folder took the place of a file, the file has to go before its content comes.
    const names = [...known.filter((name) => !hidden.has(name)), ...others.map(withoutSlash)];
    const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
    const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128] });
    const reason = refusal(added);
    if (reason !== undefined)
        return { kind: 'refused', reason };
    return { kind: 'captured', tree: await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['write-tree']) };
}
/** New files that no ignore rule of the base names. */
async function listOthers(git, { ignoreFile }) {
    const { stdout } = await git(['ls-files', '-z', '--others', `--exclude-from=${ignoreFile}`]);
    return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout);
}
/** Whether an index is of these files by name, so that looking at each of them again makes it theirs. */
function hasNames({ entries }, files) {
    return (entries.length === files.length &&
        entries.every(({ mode, path }, at) => {
            const file = files[at];
            // Of another repository git takes its commit, and no content.
            return mode !== _git_index_js__WEBPACK_IMPORTED_MODULE_5__/* .LINK_TO_REPOSITORY */ .GU && file?.mode !== REPOSITORY_MODE && file?.path.equals(path) === true;
        }));
}
const REPOSITORY_MODE = _git_index_js__WEBPACK_IMPORTED_MODULE_5__/* .LINK_TO_REPOSITORY */ .GU.toString(8);
/** Whether anything lies in a folder besides files of these names; what lies behind a link or is shut is not looked at. */
function holdsMore(folder, known) {
    const names = namesOf(known);
    for (const path of names.folders) {
        const found = readEntries(pathIn(folder, path));
        if (found === undefined)
            continue;
        // The top's own belongs to us.
        if (found.some((entry) => !isKnown(names, path, entry) && !(path === '' && nameOf(entry) === '.git')))
            return true;
    }
    return false;
}
/** What is in a folder; undefined where there is none that can be read. */
function readEntries(path) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory())
            return undefined;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: 'buffer', withFileTypes: true });
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}
/** Why there is no folder to be captured: its command may have removed, shut or replaced it. */
function folderObstacle(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
            return 'the work tree is no folder any more';
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return undefined;
    }
    catch (error) {
        return `the work tree cannot be read: ${(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)}`;
    }
}
/** The names that lead through a link. */
function findBeyondLinks(folder, names) {
    const asked = new Map([['', false]]);
    const isBeyond = (path) => {
        const before = asked.get(path);
        if (before !== undefined)
            return before;
        const found = isBeyond(parentOf(path)) || isLink(Buffer.from(`${folder}/`), Buffer.from(path, 'latin1'));
        asked.set(path, found);
        return found;
    };
    return new Set(names.filter((name) => isBeyond(parentOf(name.toString('latin1')))));
}
function isLink(...parts) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(Buffer.concat(parts)).isSymbolicLink();
    }
    catch {
        // Not there, below a file, or shut to us: git says so, where it matters.
        return false;
    }
}
/** A nested repository is listed with a slash at its end. */
function withoutSlash(name) {
    return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}
const NUL = Buffer.alloc(1);
function joinNul(names) {
    return Buffer.concat(names.flatMap((name) => [name, NUL]));
}
const MAX_REASON_CHARS = 500;
/** Git goes on when it ignores a name: its warning is what tells, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }) {
    if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < _git_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_STDERR_CHARS */ .wx)
        return undefined;
    // It may quote a name as it is.
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}
/** Makes a folder hold a tree and nothing else; what is there already and unchanged is not written again. */
async function checkoutTree(store, checkout) {
    try {
        await resetTo(store, checkout);
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS) && !(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        // Whatever was done to the folder or the index: a checkout into an empty one needs neither.
        (0,_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(checkout.folder);
        for (const file of [checkout.indexFile, `${checkout.indexFile}.lock`])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
        await resetTo(store, checkout);
    }
    (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .takeBack */ .zH)(checkout);
}
async function resetTo(store, checkout) {
    const { folder, indexFile, tree } = checkout;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === false)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const index = (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrustedIndex */ .MR)(checkout, hashOf(store));
    if (index === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(indexFile, { force: true });
    else
        (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .writeIndex */ ._M)(indexFile, index);
    const git = bindWorkTree(store, checkout);
    // First what the index does not know: a link in the place of a folder must be gone before anything goes through it.
    restoreFolder(folder, index?.entries ?? []);
    await git(['read-tree', '--reset', '-u', tree]);
}
/**
 * Leaves in a folder only files, folders and links that an index names: a `git clean` leaves names `.git`, pipes beside
 * tracked files and the folder of a submodule. Gives back rights that were taken away, where what they are of stays.
 */
function restoreFolder(folder, entries) {
    const files = entries.filter(({ mode }) => mode !== _git_index_js__WEBPACK_IMPORTED_MODULE_5__/* .LINK_TO_REPOSITORY */ .GU);
    const names = namesOf(files.map(({ path }) => path));
    // Not through a link, and not where a file took the folder's place.
    const real = new Set();
    for (const path of names.folders) {
        if (path !== '' && !real.has(parentOf(path)))
            continue;
        const place = pathIn(folder, path);
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: false });
        if (found?.isDirectory() !== true)
            continue;
        real.add(path);
        if ((found.mode & RIGHTS) !== OWN_FOLDER)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(place, 0o755);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { encoding: 'buffer', withFileTypes: true }))
            if (!isKnown(names, path, entry))
                (0,_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(Buffer.concat([place, SLASH, entry.name]));
    }
    for (const { path } of files) {
        const name = `/${path.toString('latin1')}`;
        if (real.has(parentOf(name)))
            restoreRights(pathIn(folder, name));
    }
}
const SLASH = Buffer.from('/');
function namesOf(paths) {
    const files = new Set(paths.map((path) => `/${path.toString('latin1')}`));
    return { files, folders: foldersOf(files) };
}
/** Whether an entry of a folder is a file or link, or a folder, as the names have it. */
function isKnown({ files, folders }, folder, entry) {
    const name = `${folder}/${nameOf(entry)}`;
    if (entry.isDirectory())
        return folders.has(name);
    return (entry.isFile() || entry.isSymbolicLink()) && files.has(name);
}
function nameOf({ name }) {
    return name.toString('latin1');
}
function pathIn(folder, path) {
    return Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
}
// What the owner may do, and what runs with another's rights. The others' rights are the umask's.
const RIGHTS = 0o7700;
const OWN_FOLDER = 0o700;
const READ_AND_WRITE = 0o600;
/** Git knows of a file's rights only whether it can be run. */
function restoreRights(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true)
        return;
    const isProgram = (found.mode & 0o100) !== 0;
    if ((found.mode & RIGHTS & ~0o100) !== READ_AND_WRITE)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, isProgram ? 0o755 : 0o644);
}
/** The folders that hold files, parents first, each with a slash before every name; the first is ''. */
function foldersOf(files) {
    const found = new Set(['']);
    const add = (path) => {
        if (found.has(path))
            return;
        add(parentOf(path));
        found.add(path);
    };
    for (const path of files)
        add(parentOf(path));
    return found;
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** Ids of a store are as long as its hash. */
function hashOf({ base }) {
    return base.length === 64 ? 'sha256' : 'sha1';
}


/***/ }),

/***/ 3096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   Rr: () => (/* binding */ listStores),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   sW: () => (/* binding */ removeStaleLocks),
/* harmony export */   uD: () => (/* binding */ bindGit),
/* harmony export */   wx: () => (/* binding */ MAX_STDERR_CHARS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/**
 * Git, bound to directories of ours.
 * Invariant: git reads configuration, hooks, attributes and refs from the private git directory only, and nothing of
 * the environment; what lies in a work tree or in the user's .git is data, whatever an agent put there.
 * Crash of git: it may leave a lock file in the private directory, which the holder of the run lock may remove.
 * Trade-off: no filters (LFS, line ends) on the way in or out: what is captured and judged are the bytes on the disk.
 */





/** A git command that did not do its work; holds what it said. */
class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW {
    command;
    gitExit;
    stderr;
    #lacksRoom;
    /** `lacksRoom`: where git wrote there is none, whatever it said. */
    constructor(command, gitExit, stderr, lacksRoom = false) {
        const said = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(stderr.trim(), 500)}`;
        super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, {
            message: `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(command.join(' '), 200)} ended with ${gitExit}${said}`,
            remedy: 'See what git said; `git fsck` tells whether the repository is whole.',
        });
        this.command = command;
        this.gitExit = gitExit;
        this.stderr = stderr;
        this.#lacksRoom = lacksRoom;
    }
    /** Whether there was no room for what git had to write. */
    get isDiskFull() {
        return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
    }
}
// Of some files git says that it could not write them, and not why.
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
// Less than any git needs that has something to write.
const LEAST_ROOM_BYTES = 64 * 1024;
/** Whether what git could not write lies where there is no room. */
function lacksRoom(stderr, env) {
    if (!UNWRITTEN.test(stderr))
        return false;
    const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
    // The refs may be a link to somebody else's.
    const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(GIT_INDEX_FILE)];
    return places.some((place) => {
        try {
            if (place === undefined)
                return false;
            const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statfsSync)(place);
            return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
        }
        catch {
            // Not there: what git said stands.
            return false;
        }
    });
}
/** Largest answer that is read, in bytes; a list of paths of a very large tree stays below. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Where the reading of an error text stops, give or take a block. */
const MAX_STDERR_CHARS = 64 * 1024;
// Defaults that the machine's git may have been built or told to have otherwise; the private config file is ours.
const SETTINGS = [
    'core.hooksPath=/dev/null',
    // By itself git leaves a ref that it has written to the system's leisure: a loss of power may tear it.
    'core.fsync=reference',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'index.version=2',
    'index.sparse=false',
    'index.skipHash=false',
    'core.precomposeUnicode=false',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.quotePath=false',
    'core.sparseCheckout=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'credential.helper=',
    'diff.external=',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.allow=never',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
/** Binds git to a place. */
function bindGit(place) {
    const env = environmentOf(place);
    // With a folder of ours as working directory, no file of a work tree is ever taken for an argument's path.
    const cwd = place.workTree ?? place.gitDir;
    const overrides = [...OVERRIDES, ...networkOverrides(place.network)];
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
/** A redirect would carry the header to whoever the server names. */
function networkOverrides(network) {
    if (network === undefined)
        return [];
    const settings = [
        `protocol.${network.protocol}.allow=always`,
        'http.followRedirects=false',
        'http.lowSpeedLimit=1000',
        'http.lowSpeedTime=60',
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
    if (network === undefined)
        return {};
    const header = network.header === undefined
        ? {}
        : { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
    return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
    return {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        HOME: home,
        XDG_CONFIG_HOME: home,
        GIT_DIR: gitDir,
        GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'index'),
        ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
        ...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
        ...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ADVICE: '0',
        GIT_PAGER: 'cat',
        GIT_EDITOR: 'false',
        ...networkEnvironment(network),
    };
}
/** Object stores as the environment of a git names them: a path that holds the separator is quoted as C would. */
function listStores(paths) {
    return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
function runGit({ args, call, env, cwd, overrides }) {
    const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
    if (cutOff?.aborted === true)
        return Promise.reject(new GitError(args, 'being cut off', ''));
    return new Promise((resolve, reject) => {
        // With a limit, in a group of its own: a program that talks to a server is a child of git, and has to end with it.
        const detached = timeoutMs !== undefined || cutOff !== undefined;
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...overrides, ...args], { env, cwd, detached, stdio: ['pipe', 'pipe', 'pipe'] });
        child.on('error', (error) => reject(new GitError(args, error.message, '')));
        // Short of descriptors, Node makes no pipes at all; the error comes with the next tick.
        if (child.pid === undefined)
            return;
        const blocks = [];
        let size = 0;
        let stderr = '';
        const end = () => endGroup(child.pid);
        const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
        cutOff?.addEventListener('abort', end);
        child.stdout.on('data', (block) => {
            size += block.length;
            if (size <= maxBytes)
                blocks.push(block);
            else
                child.kill('SIGKILL');
        });
        child.stderr.on('data', (block) => {
            if (stderr.length < MAX_STDERR_CHARS)
                stderr += block.toString();
        });
        child.stdin.on('error', () => {
            // Git stopped reading: its exit code tells why.
        });
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            cutOff?.removeEventListener('abort', end);
            if (size > maxBytes)
                reject(new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr));
            else if (code === null || !allowed.includes(code))
                reject(new GitError(args, code ?? String(signal), stderr, lacksRoom(stderr, env)));
            else
                resolve({
                    exitCode: code,
                    stdout: Buffer.concat(blocks),
                    stderr,
                    lacksRoom: code !== 0 && lacksRoom(stderr, env),
                });
        });
        child.stdin.end(input);
    });
}
function endGroup(pid) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It ended by itself just now.
    }
}
/** What a command says in one line, e.g. an id. */
async function gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
function removeStaleLocks(gitDir) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
    const locks = entries
        .filter(({ name }) => name.endsWith('.lock'))
        .map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
    for (const path of locks)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    return locks.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(gitDir, path));
}


/***/ }),

/***/ 5453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ guardInspector)
/* harmony export */ });
/**
 * Invariant: while the guard stands, no process of the same user can open this process's inspector. Node opens it on
 * SIGUSR1 unless somebody listens for that signal; through it any code runs in here, with every secret in reach.
 */
/** Makes SIGUSR1 do nothing, for as long as the guard is held. */
function guardInspector() {
    const ignore = () => undefined;
    process.on('SIGUSR1', ignore);
    return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
}


/***/ }),

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ openJournal)
/* harmony export */ });
/* unused harmony export Journal */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1739);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9871);
/**
 * An append-only file of hash-chained records, one JSON object a line.
 * Invariant: a record that `append` returned is on the disk, whole, and stays; what is on the disk is what we wrote.
 * Crash inside a write: a torn last line, cut at the next open. Crash before the sync: the record may be there or not,
 * and nobody was told of it. Write failed (full disk): the file is cut back to its last good length, the journal goes
 * on. Sync failed: never retried (the kernel may have dropped the pages), the journal is closed for good; the next open
 * reads what is really there. Before each append the whole file is read and compared with what we wrote: a few
 * milliseconds for 10,000 records, and an edit by anyone else stops the run instead of being built upon.
 */








/**
 * Opens a journal, creating it where it is missing; cuts a torn last line. Throws a ContractError that names the line
 * when the chain is broken. The caller holds the lock: two writers are told only by the `tampered` error of the second.
 */
function openJournal(place) {
    const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
    try {
        // Always, not only when it is new: an earlier run may have died between the two.
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place.path));
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-create');
        return new Journal(place, descriptor);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        throw error;
    }
}
class Journal {
    /** Bytes of a torn last line that the open cut off. */
    cutBytes;
    #place;
    #hash;
    #records;
    #descriptor;
    #head;
    #length;
    constructor(place, descriptor) {
        const bytes = readAll(descriptor);
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'corrupt')
            throw corruptLine(place, parsed);
        if (parsed.tornBytes > 0) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(descriptor, parsed.soundBytes);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        this.#place = place;
        this.#descriptor = descriptor;
        this.#head = parsed.head;
        this.#length = parsed.soundBytes;
        this.#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes.subarray(0, parsed.soundBytes));
        this.#records = [...parsed.records];
        this.cutBytes = parsed.tornBytes;
    }
    /** What the file held at the open and what was appended since, oldest first. */
    get records() {
        return this.#records;
    }
    /** The seq and prev of the next record. */
    get head() {
        return this.#head;
    }
    /** Appends one record; when it returns, the record is on the disk. */
    append(fields) {
        const descriptor = this.#open();
        const { record, line, next } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .sealRecord */ .xe)(fields, this.#head);
        const bytes = Buffer.from(line);
        this.#refuseEdits(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:before-write');
        this.#write(descriptor, bytes);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-write');
        this.#sync(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-sync');
        this.#length += bytes.length;
        this.#hash.update(bytes);
        this.#head = next;
        this.#records.push(record);
        return record;
    }
    [Symbol.dispose]() {
        if (this.#descriptor !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#descriptor);
        this.#descriptor = undefined;
    }
    #open() {
        if (this.#descriptor !== undefined)
            return this.#descriptor;
        throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
    }
    #write(descriptor, bytes) {
        try {
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAll */ .f4)(descriptor, bytes);
        }
        catch (error) {
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(descriptor, this.#length);
            }
            catch {
                // What is torn stays for the next open to cut; the failed write is the news.
                this[Symbol.dispose]();
            }
            throw this.#error((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isNoRoom */ .Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)})`, error, 'Make room on the disk, then resume.');
        }
    }
    #sync(descriptor) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        catch (error) {
            this[Symbol.dispose]();
            const found = `could not be made durable (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)})`;
            throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
        }
    }
    /** Throws `tampered` when the file is not byte for byte what we wrote, or its name leads to another one. */
    #refuseEdits(descriptor) {
        const ours = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(this.#place.path, { throwIfNoEntry: false });
        const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === this.#length;
        if (isSame && sameDigest(readAll(descriptor), this.#hash))
            return;
        this[Symbol.dispose]();
        throw this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
    }
    #error(code, found, cause, remedy) {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW(code, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
    }
}
function sameDigest(bytes, hash) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest().equals(hash.copy().digest());
}
function corruptLine(place, { line, why }) {
    const { shown: file, remedy } = place;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ContractError */ .Vl([
        { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
    ]);
}
function readAll(descriptor) {
    const bytes = Buffer.allocUnsafe((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size);
    let at = 0;
    while (at < bytes.length) {
        const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, bytes, at, bytes.length - at, at);
        if (size === 0)
            break;
        at += size;
    }
    return bytes.subarray(0, at);
}


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ markedProcesses),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   jW: () => (/* binding */ isProcessAlive),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2989);
/**
 * Finding and ending processes by what the kernel says of them (/proc).
 * Invariant: a signal goes only to a process that was a descendant, or bore the run's marker, at the moment of looking;
 * looking is repeated until nothing is found, because a process may fork while it is looked at.
 * Trade-off: without a namespace a process that leaves both the tree and the process group and wipes its environment
 * is not found: nothing that the kernel tells of it leads to us any more. That is what the namespaces are for.
 */



// A fork bomb is outrun by killing what is seen again and again; beyond this the machine is not ours any more.
const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;
/** The processes below a process, itself not among them; parents come before their children. */
function descendantsOf(pid) {
    const children = new Map();
    for (const each of processes()) {
        const parent = parentOf(each);
        children.set(parent, [...(children.get(parent) ?? []), each]);
    }
    const found = [];
    const visit = (parent) => {
        for (const child of children.get(parent) ?? []) {
            found.push(child);
            visit(child);
        }
    };
    visit(pid);
    return found;
}
/** The processes that bear the marker of a run, or of a part of it: `x` finds `x` and `x.1`, not `x-1`. */
function markedProcesses(runId) {
    const entry = `${_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_MARKER */ .xO}=${runId}`;
    const isOurs = (each) => each === entry || each.startsWith(`${entry}.`);
    const isMarked = (pid) => {
        const environment = proc(pid, 'environ');
        // Of nearly all processes one look is enough, and no list of their variables is made.
        return environment.includes(entry) && environment.split('\0').some(isOurs) && isAlive(pid);
    };
    return processes().filter(isMarked);
}
/** Kills every process that bears the marker of a run or a part of it, and says how many were left when it gave up (0 is the rule). */
async function killMarked(runId) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = markedProcesses(runId);
        if (found.length === 0)
            return 0;
        for (const pid of found)
            sendSignal(pid, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_PAUSE_MS);
    }
    return markedProcesses(runId).length;
}
/** Sends a signal; a process that is gone by then needs none. A negative id is a process group. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        // EPERM: it took another user's identity (a setuid program); what holds it then is its namespace, not a signal.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
/** Whether a process of this machine lives; a zombie does not. */
function isProcessAlive(pid) {
    return isAlive(pid);
}
function processes() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => pid !== process.pid);
}
/** The fields of stat after the name, which may hold anything, blanks and parentheses too. */
function statOf(pid) {
    const stat = proc(pid, 'stat');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function parentOf(pid) {
    return Number(statOf(pid)[1] ?? 0);
}
function isAlive(pid) {
    const state = statOf(pid)[0];
    return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function proc(pid, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's: not one of ours.
        return '';
    }
}


/***/ }),

/***/ 3144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ moveRef),
/* harmony export */   s: () => (/* binding */ readRef)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3096);
/**
 * Refs, by their full names.
 * Invariant: a ref moves by one compare-and-swap, and by nothing else; who comes too late is told where it is.
 */

/** Moves a ref if it is where it should be: the commit point of a keep. Says where it is when it is not. */
async function moveRef(git, { ref, from, to }) {
    const old = from ?? '0'.repeat(to.length);
    const args = ['update-ref', '--no-deref', ref, to, old];
    const { exitCode, stderr, lacksRoom } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return { kind: 'done' };
    const actual = await readRef(git, ref);
    if (actual !== from)
        return { kind: 'moved', actual };
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(args, exitCode, stderr, lacksRoom);
}
/** The commit that a full ref name is at, or undefined when there is no such ref. */
async function readRef(git, ref) {
    const args = ['show-ref', '--verify', '--hash', ref];
    const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return stdout.toString().trim();
    if (stderr.includes('not a valid ref'))
        return undefined;
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(args, exitCode, stderr);
}


/***/ }),

/***/ 8951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9871);
/**
 * Files that lie where a command could reach them, and put something else in their place.
 * Invariant: a link is not followed, a pipe is not waited for.
 */


// Gone, a link, a socket, or not to be read any more: what a command can make of a path. The rest is the machine's.
const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
/** Reads at most so many bytes of a regular file, from its start or its end; undefined where the path holds no such file. */
function readFilePart(path, from, maxBytes) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (REPLACED.includes((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)))
            return undefined;
        throw error;
    }
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            return undefined;
        const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
        const start = from === 'start' ? 0 : stats.size - bytes.length;
        return { text: bytes.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 2205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ takeRunLock),
/* harmony export */   F: () => (/* binding */ readHolder)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5145);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9871);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8566);
/**
 * A lock that one process holds, and that the operating system frees when the process is gone.
 * Invariant: at most one holder at a time on one machine, and no holder is ever waited for after its death.
 * The lock is flock(2)'s. Node has no call for it, so a helper holds it: flock(1) running a shell that says "held" and
 * reads our pipe to its end, in a session of its own so that a Ctrl-C of ours does not reach it. Crash of the holder,
 * kill -9 too: the pipe ends, the helper goes, the lock is free within milliseconds. Holder frozen: still held.
 * Holder killed a moment ago: its helper may need those milliseconds, so a lock whose holder is dead, or not named yet,
 * is tried again for a little while.
 * Helper killed, or the lock file removed (a second run could lock a new one): the lock is lost, which is told by a
 * signal and by `isHeld`, to be asked before every write that two runs must not both make.
 * Trade-off: needs flock(1) (util-linux); without it the lock is refused with a remedy, never pretended.
 */










// Many times what the helper of a killed holder takes to go, or a new holder to write its name.
const PASSING_MS = 500;
const RETRY_MS = 10;
/** Takes the lock at a path, or says who holds it; never waits for a holder that lives. */
async function takeRunLock({ path, now, }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path), { recursive: true });
    const until = performance.now() + PASSING_MS;
    while (true) {
        const helper = startHelper(path);
        if ((await answerOf(helper)) === 'held by us')
            return holdLock({ helper, path, now });
        const holder = readHolder(`${path}.holder`);
        if (isThere(holder) || performance.now() > until)
            return { kind: 'held', holder };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(RETRY_MS);
    }
}
function startHelper(path) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('flock', ['-n', '-E', String(_base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'], 
    // Nothing of our environment, and no folder of ours kept busy, in a process that may outlive a cleanup.
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true, cwd: '/', env: { PATH: process.env.PATH } });
}
/** Whether a named holder may be at work; of another machine nothing is known. */
function isThere(holder) {
    return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)() || (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .isProcessAlive */ .jW)(holder.pid));
}
async function answerOf(helper) {
    try {
        // Short of descriptors, Node makes no pipes at all; the error comes with the next tick.
        if (helper.pid === undefined)
            await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'spawn');
        return await readAnswer(helper);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .AutorizeError */ .yW('lock_unavailable', _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.precondition, {
            message: `the run lock could not be taken (${(0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .CA)(error)}); it needs flock(1)`,
            remedy: 'Install util-linux, and give this user write permission to the folder of the lock.',
            cause: error,
        });
    }
}
async function readAnswer(helper) {
    let complaint = '';
    helper.stderr.on('data', (data) => {
        complaint += data.toString();
    });
    // The end of the helper breaks the pipe; its exit is what we look at.
    helper.stdin.on('error', () => undefined);
    const held = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper.stdout, 'data').then(() => 'held');
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'close').then(([code]) => ({ code }));
    // Whichever comes second is of no interest.
    held.catch(() => undefined);
    ended.catch(() => undefined);
    const first = await Promise.race([held, ended]);
    if (first === 'held')
        return 'held by us';
    if (first.code === _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.locked)
        return 'held by other';
    throw new Error(`flock ended with ${String(first.code)}: ${complaint.trim()}`);
}
function holdLock({ helper, path, now, }) {
    const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path);
    const loss = new AbortController();
    const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'exit');
    let isReleased = false;
    helper.once('exit', () => {
        if (!isReleased)
            loss.abort(new Error('the helper that holds the run lock is gone'));
    });
    const holder = { pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)(), started_at: now().toISOString() };
    try {
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFileAtomic */ .Zf)(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
    }
    catch (error) {
        isReleased = true;
        removeQuietly(`${path}.holder`);
        // Nobody would ever release it, and a helper that lives keeps this process from ending.
        helper.kill('SIGKILL');
        throw error;
    }
    // A run that is over ends, whether or not it released the lock.
    helper.unref();
    for (const stream of [helper.stdin, helper.stdout, helper.stderr])
        unrefStream(stream);
    return {
        kind: 'locked',
        lost: loss.signal,
        isHeld: () => {
            if (isReleased || loss.signal.aborted)
                return false;
            const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path, { throwIfNoEntry: false });
            const isHeld = named?.ino === ino && named.dev === dev && isRunning(helper);
            if (!isHeld)
                loss.abort(new Error('the run lock is lost: its file or its helper is gone'));
            return isHeld;
        },
        [Symbol.asyncDispose]: async () => {
            if (isReleased)
                return;
            isReleased = true;
            // Before the lock is free: after it, the file may be the next one's.
            if (!loss.signal.aborted)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(`${path}.holder`, { force: true });
            helper.ref();
            helper.stdin.end();
            if (helper.exitCode === null && helper.signalCode === null)
                await exited;
        },
    };
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true });
    }
    catch {
        // What kept it from being written is the news.
    }
}
function unrefStream(stream) {
    if ('unref' in stream && typeof stream.unref === 'function')
        stream.unref();
}
/** Asks the operating system, not the event loop, which may not have heard of the end yet. */
function isRunning({ pid, exitCode, signalCode }) {
    if (pid === undefined || exitCode !== null || signalCode !== null)
        return false;
    try {
        // The state follows the name, which may hold any character but ends with the last parenthesis.
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
    }
    catch {
        // No /proc here (not Linux), or no such process any more: a signal of 0 tells which.
        return isSignalled(pid);
    }
}
function isSignalled(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch {
        // No such process: that is the answer.
        return false;
    }
}
/** Who says to hold a lock, by the file beside it. */
function readHolder(path) {
    try {
        const raw = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, 'utf8'));
        const { pid, host, started_at } = raw;
        if (typeof pid !== 'number' || typeof host !== 'string' || typeof started_at !== 'string')
            return undefined;
        return { pid, host, started_at };
    }
    catch {
        // Not written yet, or not readable: only the message is poorer for it.
        return undefined;
    }
}


/***/ }),

/***/ 6640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ STATUS_DESCRIPTOR),
  V: () => (/* binding */ buildSandboxCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
;// CONCATENATED MODULE: ./build/kernel/process-limits.js
/**
 * What one command may use of the machine. Pure.
 * Invariant: the limits are set by the shell that becomes or starts the command, before it, as hard limits that all its
 * children inherit; a limit that is lower already stays.
 * What holds where:
 * - Size of a file, open files: at every level. Root without a sandbox of bubblewrap may raise them again.
 * - Processes (threads count): in the namespaces of a user without rights, where since Linux 5.14 only those inside
 *   are counted; before, all of the user's. Root is never bound by it, in no namespace. At the level of the process
 *   group it is not set: all that the user runs elsewhere would count. There the end of the budget is the limit.
 * - The sum of all files, and their number: nowhere, but in the hidden folders of bubblewrap, which are in memory.
 */
// Above what builds and test runs take (a JVM has hundreds of threads), below what stops a machine.
const DEFAULTS = { maxProcesses: 4000, maxFileBytes: 10 * 2 ** 30, maxOpenFiles: 16_384 };
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;
/** The lines of a shell script that set the limits. */
function renderLimits(limits, { countsProcesses }) {
    const { maxProcesses, maxFileBytes, maxOpenFiles } = { ...DEFAULTS, ...limits };
    return [
        // The hard limit alone where that works: a program that is content with fewer descriptors is not given more.
        'limit() { ulimit -H "$1" "$2" || ulimit "$1" "$2"; } 2>/dev/null',
        `limit -f ${whole(maxFileBytes / BLOCK_BYTES)}`,
        `limit -n ${whole(maxOpenFiles)}`,
        // Shells differ in the letter; where it is another limit's, that one cannot be set.
        ...(countsProcesses ? [`limit -p ${whole(maxProcesses)} || limit -u ${whole(maxProcesses)}`] : []),
    ].join('\n');
}
function whole(count) {
    return Math.max(1, Math.ceil(count));
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-command.js
/**
 * The command line that puts a command into a level of isolation. Pure.
 * Invariant: nothing secret is in it (every process of the machine may read it), and of nested paths the inner one
 * decides: a workspace inside a hidden home is there, a hidden folder inside a workspace is not.
 * The first process is a small shell script that sets the limits and reports that the command starts. Inside a
 * namespace it runs the command as its child and reports the exit code; when it ends, the kernel ends everything else
 * in there. Without one it becomes the command.
 * Supplementary groups are dropped where that can be done, by root. Of others they stay, and a group's files can be
 * read: bubblewrap hides /run and so the sockets that a group opens; at the other levels nothing does.
 */



const STATUS_DESCRIPTOR = 3;
// What an agent may fill in memory below each hidden folder, in bytes.
const TMPFS_BYTES = 1 << 30;
const SHELL = '/bin/sh';
const CLEAR_GROUPS = '--clear-groups';
/** A command that is not there is told from one that fails. */
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];
/**
 * The first process of a namespace. After a TERM (ours; an agent that sends one waits for its own) it outlives the command until
 * the other processes have ended too: a shell that dies at once would take the agent below it along before the agent
 * could react. Exit codes beyond 128 are signals, as in any shell.
 */
const FIRST_PROCESS = [
    'stopping=; trap "stopping=1" TERM',
    ...START,
    '"$@" 3>&-; code=$?; echo "exit $code" >&3; exec </dev/null >/dev/null 2>&1',
    'others() { list=; read -r list </proc/1/task/1/children; [ -n "$list" ]; }',
    'while [ -n "$stopping" ] && others; do sleep 0.05; done',
    'exit $code',
].join('\n');
/** Where there is no namespace to be the first process of. */
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');
/** Builds the command line that runs `command` in `level` with that view of the machine. */
function buildSandboxCommand(level, { view, command, limits = {} }) {
    const reportsExit = level.kind !== 'process-group';
    const script = [renderLimits(limits, { countsProcesses: reportsExit }), reportsExit ? FIRST_PROCESS : FIRST_STEP];
    const first = ['-c', script.join('\n'), 'sh', ...command];
    const isolation = isolationOf(level, view);
    const [program = SHELL, ...args] = [...isolation, SHELL, ...first];
    return { program, args, reportsExit };
}
function isolationOf(level, view) {
    switch (level.kind) {
        case 'bubblewrap': {
            const dropper = level.groupDropper === undefined ? [] : [level.groupDropper, CLEAR_GROUPS, '--'];
            return [...dropper, level.program, ...bubblewrapFlags(view, level.bounded), '--'];
        }
        case 'namespace':
            return [level.setpriv, ...namespaceFlags(view, level), '--'];
        case 'process-group':
            return [];
        default:
            return (0,errors/* assertNever */.xb)(level);
    }
}
function namespaceFlags(view, level) {
    return [
        ...['--pdeathsig', 'KILL', '--no-new-privs', ...(level.dropsGroups ? [CLEAR_GROUPS] : []), '--', level.unshare],
        // Not mapped to root: agents refuse to work as root, and sudo would believe it.
        ...(level.isRoot ? [] : ['--user', '--map-current-user']),
        ...['--pid', '--fork', '--mount-proc', '--kill-child'],
        ...(view.network === 'off' ? ['--net'] : []),
    ];
}
function bubblewrapFlags(view, bounded) {
    return [
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
        ...mounts(view, bounded),
        ...['--unshare-pid', '--unshare-ipc', '--unshare-uts'],
        ...(view.network === 'off' ? ['--unshare-net'] : []),
        // Root would otherwise keep its capabilities, and could mount its way out.
        ...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1', '--chdir', view.workDir],
    ];
}
/** Outer paths first, so that what is said of an inner one holds; of the same path the last mentioned wins. */
function mounts(view, bounded) {
    const { workDir, home, temporary, writable = [], readable = [], hiddenFolders = [], hiddenFiles = [] } = view;
    const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
    const all = [
        ...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
        ...hiddenFiles.map((path) => ({ path, flags: ['--ro-bind', '/dev/null', path] })),
        ...readable.map((path) => ({ path, flags: ['--ro-bind', path, path] })),
        ...[workDir, home, temporary, ...writable].map((path) => ({ path, flags: ['--bind', path, path] })),
    ];
    return all.toSorted((one, other) => depth(one.path) - depth(other.path)).flatMap(({ flags }) => flags);
}
function depth(path) {
    return (0,external_node_path_.normalize)(path)
        .split('/')
        .filter((part) => part !== '').length;
}


/***/ }),

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ decideLevel),
/* harmony export */   R0: () => (/* binding */ NOTHING_TRIED),
/* harmony export */   UB: () => (/* binding */ probeSandbox),
/* harmony export */   wJ: () => (/* binding */ remedyFor)
/* harmony export */ });
/* unused harmony export probeLevels */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5145);
/* harmony import */ var _sandbox_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6640);
/**
 * Which isolation works on this machine.
 * Invariant: a level is chosen only after a real command ran in it here; what a program is named or what its version
 * says is not asked. Where no level fits the request there is an error with a remedy: nothing weaker is taken silently.
 */






const SANDBOX_REQUESTS = (/* unused pure expression or super */ null && (['auto', 'required', 'off']));
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
// A trial takes a few milliseconds; a machine where it hangs has no use for the level.
const TRIAL_MS = 10_000;
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
let probed;
/** Tries the levels once, strongest first, until one works: no request takes a weaker one then. Later calls get the same. */
function probeSandbox() {
    probed ??= probeLevels({ until: 'one works' });
    return probed;
}
/** What is known without a trial: enough where no isolation is asked for. */
const NOTHING_TRIED = {
    levels: [{ kind: 'process-group' }],
    refusals: [],
    restrictsUserNamespaces: false,
};
/** Tries the levels. */
async function probeLevels({ folders = SYSTEM_FOLDERS, until = 'all are tried', } = {}) {
    const levels = [];
    const refusals = [];
    for (const kind of ['bubblewrap', 'namespace']) {
        if (until === 'one works' && levels.length > 0)
            break;
        const candidates = kind === 'bubblewrap' ? await bubblewraps(folders) : namespaces(folders);
        const found = typeof candidates === 'string' ? candidates : await firstThatWorks(candidates);
        if (typeof found === 'string')
            refusals.push({ kind, reason: found });
        else
            levels.push(found);
    }
    levels.push({ kind: 'process-group' });
    return { levels, refusals, restrictsUserNamespaces: isRestricted() };
}
/** The first level in which a command runs, or why the last one did not. */
async function firstThatWorks(candidates) {
    let reason = '';
    for (const candidate of candidates) {
        const refusal = await trial(candidate);
        if (refusal === undefined)
            return candidate;
        reason = refusal;
    }
    return reason;
}
/** With its groups dropped, if it can be: also root may lack the right to. */
async function bubblewraps(folders) {
    const program = findProgram('bwrap', folders);
    if (program === undefined)
        return 'bubblewrap is not installed';
    const { output } = await execute(program, ['--help']);
    const level = { kind: 'bubblewrap', program, bounded: output.includes('--size ') };
    const groupDropper = isRoot() ? findProgram('setpriv', folders) : undefined;
    return groupDropper === undefined ? [level] : [{ ...level, groupDropper }, level];
}
function namespaces(folders) {
    const setpriv = findProgram('setpriv', folders);
    const unshare = findProgram('unshare', folders);
    if (setpriv === undefined || unshare === undefined)
        return 'setpriv and unshare (util-linux) are not installed';
    const level = { kind: 'namespace', setpriv, unshare, isRoot: isRoot() };
    return isRoot() ? [{ ...level, dropsGroups: true }, level] : [level];
}
function isRoot() {
    return process.geteuid?.() === 0;
}
// Absolute and of the system: a folder of the PATH may be writable to an agent.
function findProgram(name, folders) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name)).find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return true;
    }
    catch {
        // Absent or not ours to run: the same to us.
        return false;
    }
}
/** Runs `true` in the level as an agent would be run, and says why it did not work. */
async function trial(level) {
    const folder = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const view = { workDir: folder, home: folder, temporary: folder, network: 'on' };
    const { program, args } = (0,_sandbox_command_js__WEBPACK_IMPORTED_MODULE_5__/* .buildSandboxCommand */ .V)(level, { view, command: ['true'] });
    const { output, error } = await execute('/bin/sh', ['-c', 'exec "$@" 3>/dev/null', 'sh', program, ...args]);
    if (error === undefined)
        return undefined;
    return output.trim().split('\n')[0] || error.message.split('\n')[0] || 'it failed without a word';
}
function execute(program, args) {
    return new Promise((resolve) => {
        const options = { timeout: TRIAL_MS, killSignal: 'SIGKILL', env: { PATH: SYSTEM_FOLDERS.join(':') } };
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, args, options, (error, stdout, stderr) => {
            const output = stdout + stderr;
            resolve(error === null ? { output } : { output, error });
        });
    });
}
function isRestricted() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1';
    }
    catch {
        // A kernel without the switch does not restrict.
        return false;
    }
}
/** Chooses the level for a request, or the error that ends the run. Pure. */
function decideLevel({ requested, network }, probe) {
    const fitting = probe.levels.filter(({ kind }) => {
        // Without a namespace there is no own network to be cut off from anything.
        if (network === 'off' && kind === 'process-group')
            return false;
        if (requested === 'required')
            return kind === 'bubblewrap';
        return requested === 'auto' || kind === 'process-group';
    });
    const level = fitting[0];
    if (level !== undefined)
        return level;
    if (requested === 'off') {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
            message: 'agent.network is "off" while agent.sandbox is "off"; only a sandbox can cut the network off',
            remedy: 'Set agent.sandbox to "auto" or "required", or agent.network to "on".',
        });
    }
    const reasons = probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`).join('; ');
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
        message: `no sandbox for agent.sandbox "${requested}" with agent.network "${network}" works here (${reasons})`,
        remedy: remedyFor(probe),
    });
}
/** What would make a stronger level work here. */
function remedyFor(probe) {
    if (probe.restrictsUserNamespaces)
        return `Allow user namespaces: sudo sysctl -w ${RESTRICTION}=0, then run again.`;
    const isMissing = probe.refusals.some(({ kind, reason }) => kind === 'bubblewrap' && reason.includes('not installed'));
    if (isMissing)
        return 'Install it: sudo apt-get install bubblewrap, then run again.';
    return 'Let containers make namespaces (--privileged or a seccomp profile that allows it), or set agent.sandbox to "auto" with agent.network "on".';
}


/***/ }),

/***/ 5364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   e: () => (/* binding */ createScratchHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/**
 * A home and a temporary folder for one command.
 * Invariant: both are new, empty and ours alone when the block begins, and gone when it ends, whatever a command did to
 * the rights of what it left there. Crash: they stay under the given parent, which the next run may empty.
 */


/** Makes a fresh home and temporary folder below an existing folder. */
function createScratchHome(parent) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'scratch-'));
    const [home, temporary] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tmp')];
    for (const path of [home, temporary])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
    return { home, temporary, [Symbol.asyncDispose]: () => Promise.resolve(removeTree(folder)) };
}
/** Removes a file or folder that others wrote into; rights that they took away are restored on the way. */
function removeTree(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        // A folder without rights for its owner; if that was not the reason, the second try says so.
        openFolders(Buffer.from(path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
const SLASH = Buffer.from('/');
function openFolders(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory())
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, 0o700);
    // Names as bytes: they may be no text.
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: 'buffer' }))
        openFolders(Buffer.concat([path, SLASH, name]));
}


/***/ }),

/***/ 3342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ requireHead),
/* harmony export */   TQ: () => (/* binding */ readBranchFile),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   kB: () => (/* binding */ bindRefs),
/* harmony export */   ro: () => (/* binding */ openRefs),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(829);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3144);
/**
 * The user's repository, as far as a run looks at it.
 * Invariant: no configuration, hook or attribute of it is ever in force: it is found by reading files, its objects and
 * refs are reached from a git directory of ours whose `refs` lead there, and the format of its config file is all that
 * is asked of it. An agent that can write there can spoil its own objects, not make us run anything.
 */






/** Finds the repository that a folder is in, by its files alone; throws when there is none that can be worked with. */
function findRepository(from, { allowsBare = false } = {}) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
            return readRepository(folder, dotGit);
        if (isBare(folder) && allowsBare)
            return readRepository(folder, folder);
        if (isBare(folder)) {
            throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
        }
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            throw refused(`"${from}" is in no git repository`, 'Run it inside one, or: git init');
    }
}
/** Whether a folder is a git directory by itself, as git tells one. */
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
    const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit).isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
    const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
        throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
    }
    const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'), 'utf8');
    return {
        folder,
        commonDir,
        gitDir,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
        objectFormat: /^\s*objectformat\s*=\s*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
        head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
    };
}
function pointer(path, pattern) {
    const found = pattern.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    if (found === undefined)
        throw refused(`"${path}" is not what git writes`, 'Check the repository: git status');
    return found.trimEnd();
}
function refused(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.precondition, { message, remedy });
}
/** Git on the user's refs and objects, from a git directory of ours that is made anew in `folder`. */
function bindRefs(repository, { folder, home }) {
    const { commonDir, objects, objectFormat } = repository;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .writeGitFolder */ .e)(folder, { objectFormat });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'packed-refs'));
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .bindGit */ .uD)({ gitDir: folder, home, objects });
}
/** What HEAD of each work tree of the repository says, the linked ones too. */
function listHeads({ folder, commonDir, head, }) {
    const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
    const others = [
        { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
        ...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
    ];
    const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
    return [{ folder, head }, ...heads];
}
function linkedFolder(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
/** The commit that a branch is at, by the files alone; undefined where there is no such branch. */
function readBranchFile({ commonDir }, branch) {
    const ref = `refs/heads/${branch}`;
    const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
        return loose;
    const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
    return packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
}
function readText(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
/** The commit that HEAD of the user's work tree is at, or undefined before the first commit. */
async function readHead(repository, git) {
    return repository.head.startsWith('refs/') ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .s)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
    const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home')];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
    return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
/** The commit that HEAD is at; throws before the first commit. */
async function requireHead(repository, refs) {
    const head = await readHead(repository, refs);
    if (head !== undefined)
        return head;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `"${repository.folder}" has no commit yet; a run starts from one`,
        remedy: 'Commit what there is: git add -A && git commit',
    });
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ manyLines)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3141);


/** Text of an agent or an evaluator on one line: nothing that a terminal or a workflow would obey. */
function oneLine(text, maxLength = 200) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
/** Text of an agent or an evaluator with its lines and tabs, and nothing else that a terminal or a workflow would obey. */
function manyLines(text, maxLength) {
    const lines = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength)
        .replace(/\r?\n$/, '')
        .split(/\r?\n/);
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(lines.map(printableLine).join('\n'));
}
function printableLine(line) {
    return line
        .split('\t')
        .map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(part, part.length))
        .join('\t');
}


/***/ }),

/***/ 6794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   X4: () => (/* binding */ renderDecision),
/* harmony export */   Yy: () => (/* binding */ renderTook),
/* harmony export */   kT: () => (/* binding */ renderTotalCost)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);




// A change can touch thousands of files; the diff has them all.
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
/** What a record says of an iteration besides outcome, score and reason; what it does not say is left out. */
function renderFacts(record) {
    const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
    const facts = [
        ['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(record.started_at)],
        ['took', renderTook(record)],
        ['steps', renderSteps(record)],
        ['agent', renderAgent(exit, record.agent_killed_by_budget)],
        ['isolation', renderSandbox(record.sandbox)],
        ['model', text(record.usage?.model)],
        ['usage', renderUsage(record)],
        ['decision', renderDecision(record)],
        ['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(record.diff_lines)],
        ['changed', renderPaths(record.changed_paths ?? [])],
        ['base', text(base)],
        ['commit', text(commit)],
        ['tree', text(tree)],
        ['evaluator', text(digest)],
        ['lane', text(record.worktree)],
        ['record', text(hash)],
    ];
    return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
/** How long an iteration took, from its record; undefined when its times cannot be read. */
function renderTook({ started_at: start, ended_at: end }) {
    const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(end)];
    return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(to - from);
}
/**
 * What a decision rested on, in one line. Of a test that stops early neither effect nor interval is shown: both are
 * biased by when it stopped, and the improvement is what the confirmation says.
 */
function renderDecision({ decision }) {
    if (decision === undefined || decision === null)
        return undefined;
    const { policy, n, p_or_e: evidence, threshold } = decision;
    const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
    const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'measurement')] : [];
    return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
/** An e-value has to reach its threshold, which is at least 1; a p-value of another tool has to stay below it. */
function renderEvidence(evidence, threshold) {
    if (!isNumber(evidence))
        return [];
    if (!isNumber(threshold))
        return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)}`];
    const name = threshold >= 1 ? 'E' : 'p';
    return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
    const killed = isKilled ? ['was stopped: its budget was used up'] : [];
    const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
    const parts = [...ended, ...killed];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
    const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
    if (steps.length === 0)
        return undefined;
    return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
    if (sandbox === undefined || sandbox === null)
        return undefined;
    if (typeof sandbox === 'string')
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(sandbox, 80);
    const level = sandbox.level ?? sandbox.kind;
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
    if (usage === undefined || usage === null)
        return undefined;
    return renderCost({
        input: usage.input_tokens,
        output: usage.output_tokens,
        usd: usage.usd,
        isAtLeast: usage.at_least,
    });
}
/** What agents used up together; undefined when none said so. */
function renderTotalCost(usages) {
    const sum = (pick) => {
        const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
        return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
    };
    return renderCost({
        usd: sum(({ usd }) => usd),
        input: sum(({ input_tokens: tokens }) => tokens),
        output: sum(({ output_tokens: tokens }) => tokens),
        isAtLeast: usages.some((usage) => usage?.at_least === true),
    });
}
/** `1.23 USD, 12,345 tokens in, 678 out`; undefined when nothing is known. */
function renderCost({ input, output, usd, isAtLeast }) {
    const parts = [
        ...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderUsd */ .NX)(usd)] : []),
        ...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(input)} tokens in`] : []),
        ...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(output)} tokens out`] : []),
    ];
    return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths) {
    if (paths.length === 0)
        return undefined;
    const rest = paths.length - MAX_PATHS;
    const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(path, 120));
    return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
    return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(value, 80) : undefined;
}
function isNumber(value) {
    return typeof value === 'number';
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   LP: () => (/* binding */ renderSpan),
/* harmony export */   Wv: () => (/* binding */ renderInstant)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5902);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4483);


// Other forms would be read in the time zone of the machine.
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
/** The instant that a record names, in milliseconds; undefined when it names none. */
function instantOf(text) {
    if (text === null || !INSTANT.test(text))
        return undefined;
    const ms = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(ms) ? undefined : ms;
}
/** `2026-05-20 12:00 UTC`; a text that is no instant is shown as it is. */
function renderInstant(text) {
    const ms = instantOf(text);
    if (ms === undefined)
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text, 40);
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A length of time as a person wants it: no seconds in hours, no milliseconds in seconds. */
function renderSpan(ms) {
    const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .P)(Math.round(ms / grain) * grain);
}


/***/ })

};


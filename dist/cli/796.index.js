export const id = 796;
export const ids = [796];
export const modules = {

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


// These mean themselves wherever they stand in a shell's line, quoted or not.
const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;
/**
 * Puts the values into a command line for `sh -c`, each as one word that the shell takes as it is, whatever the path is.
 * Quotes around a placeholder are respected. A placeholder inside longer quoted text, which may be a command for a
 * further shell, gets the quoted form as text. What is no placeholder stays. Throws a UsageError for a path that no
 * quoting makes safe at its place.
 */
function fillTemplate(template, { promptFile, workDir, iter, id }) {
    const values = {
        prompt_file: promptFile,
        workdir: workDir,
        iter: iter?.toString(),
        id,
    };
    const contexts = [{ kind: 'plain', start: 0 }];
    let filled = '';
    let at = 0;
    while (at < template.length) {
        PLACEHOLDER.lastIndex = at;
        const name = PLACEHOLDER.exec(template)?.[1];
        const value = name === undefined ? undefined : values[name];
        const end = value === undefined ? at + enterOrLeave(contexts, template, at) : PLACEHOLDER.lastIndex;
        filled += value === undefined ? template.slice(at, end) : substitute({ contexts, template, at, end, value });
        at = end;
    }
    return filled;
}
function substitute({ contexts, template, at, end, value }) {
    if (HARMLESS.test(value))
        return value;
    const context = contexts.at(-1);
    // A line break in the value would end the comment.
    if (context?.kind === 'comment')
        return template.slice(at, end);
    const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
    if (isInBackticks || template.slice(0, at).includes('<<'))
        throw unsafe(template, value);
    const word = `'${value.replaceAll("'", `'\\''`)}'`;
    if (context?.kind !== 'double' && context?.kind !== 'single')
        return word;
    const mark = context.kind === 'double' ? '"' : "'";
    // Out of the quotes and in again.
    if (template[at - 1] === mark && template[end] === mark)
        return mark + word + mark;
    // Where a further shell is inside of something, too, its quotes and ours would get mixed up.
    if (/["'`\\]/.test(template.slice(context.start + 1, at)))
        throw unsafe(template, value);
    return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}
/** Follows the shell over the next token, and gives its length. */
function enterOrLeave(contexts, template, at) {
    const kind = contexts.at(-1)?.kind;
    const char = template[at];
    const enter = (entered) => contexts.push({ kind: entered, start: at });
    if (kind === 'single' || kind === 'comment') {
        if (char === (kind === 'single' ? "'" : '\n'))
            contexts.pop();
        return 1;
    }
    if (char === '\\')
        return 2;
    if (char === '$' && template[at + 1] === '(') {
        enter('parentheses');
        return 2;
    }
    if (char === '"' || char === '`') {
        const toggled = char === '"' ? 'double' : 'backticks';
        if (kind === toggled)
            contexts.pop();
        else
            enter(toggled);
    }
    else if (kind !== 'double') {
        if (char === "'")
            enter('single');
        else if (char === '(')
            enter('parentheses');
        else if (char === ')' && kind === 'parentheses')
            contexts.pop();
        else if (char === '#' && /^$|[\s;&|()]/.test(template[at - 1] ?? ''))
            enter('comment');
    }
    return 1;
}
function unsafe(template, value) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb([
        {
            found: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value)} in the command ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(template)}`,
            expected: 'a path of plain letters there, since no quoting is safe in backticks, after "<<" and in nested quotes',
            remedy: 'Put the placeholder outside of them, or move the project to a plain path.',
        },
    ]);
}


/***/ }),

/***/ 7425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VC: () => (/* binding */ AGENT_PRESETS),
/* harmony export */   fG: () => (/* binding */ PRESETS),
/* harmony export */   kH: () => (/* binding */ sandboxMarkOf),
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


/***/ }),

/***/ 7785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findingsOf)
/* harmony export */ });
/** A finding for each flaw, or the one that says that there is none. */
function findingsOf(what, flaws, ok) {
    if (flaws.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return flaws.map((detail) => ({ kind: 'wrong', what, detail }));
}


/***/ }),

/***/ 9645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom),
/* harmony export */   k: () => (/* binding */ randomIndex)
/* harmony export */ });
/* harmony import */ var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3042);
// The file itself: the package's index also loads six other generators.

/** Source: ARC4 as implemented by the `seedrandom` package. */
function seededRandom(seed) {
    return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
/** A whole number in [0, count), each equally likely. */
function randomIndex(random, count) {
    return Math.floor(random() * count);
}


/***/ }),

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ decodeToml)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _byte_flaws_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4658);
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5572);



/** Decodes a whole TOML file; what is wrong with it is a problem with its place. */
function decodeToml(file, bytes) {
    const flaw = (0,_byte_flaws_js__WEBPACK_IMPORTED_MODULE_1__/* .headFlaw */ .LB)(bytes);
    if (flaw !== undefined)
        return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .flawProblem */ .e)(file, flaw)] };
    const text = bytes.toString('utf8');
    try {
        return { document: { file, value: (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text), locate: locator(text) } };
    }
    catch (error) {
        if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx))
            throw error;
        // The first line says what is wrong; the lines after it show the place, which is told apart here.
        const [reason = ''] = error.message.split('\n');
        const found = reason.replace(/^Invalid TOML document: /, '');
        const { line, column } = error;
        return { problems: [{ file, line, column, found, expected: 'valid TOML', remedy: 'Mend the syntax.' }] };
    }
}
const HEADER = /^\s*(\[\[?)\s*([^\]]+?)\s*\]/;
const KEY = /^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=/;
/** Finds the line of a key by the headers above it: enough for a message, and lines inside long strings do no harm. */
function locator(text) {
    const places = [];
    const counts = new Map();
    let table = [];
    for (const [index, line] of text.split('\n').entries()) {
        const header = HEADER.exec(line);
        const key = header === null ? KEY.exec(line) : null;
        const column = line.length - line.trimStart().length + 1;
        if (header !== null) {
            table = parts(header[2] ?? '');
            if (header[1] === '[[') {
                const name = table.join('.');
                const count = counts.get(name) ?? 0;
                counts.set(name, count + 1);
                table.push(count);
            }
            places.push({ path: table.join('\0'), line: index + 1, column });
        }
        else if (key !== null) {
            places.push({ path: [...table, ...parts(key[1] ?? '')].join('\0'), line: index + 1, column });
        }
    }
    return (path) => {
        for (let length = path.length; length > 0; length -= 1) {
            const wanted = path.slice(0, length).join('\0');
            const place = places.find((each) => each.path === wanted || each.path.startsWith(`${wanted}\0`));
            if (place !== undefined)
                return { line: place.line, column: place.column };
        }
        return { line: 1, column: 1 };
    };
}
function parts(key) {
    return [...key.matchAll(/"([^"]*)"|'([^']*)'|[\w-]+/g)].map(([whole, double, single]) => double ?? single ?? whole);
}


/***/ }),

/***/ 5617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q2: () => (/* binding */ printJson),
  k_: () => (/* binding */ runDoctorCommand),
  lF: () => (/* binding */ runListCommand),
  jJ: () => (/* binding */ runReportCommand),
  cZ: () => (/* binding */ runShowCommand),
  Hr: () => (/* binding */ runStatusCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/attempt/workspace.js + 1 modules
var attempt_workspace = __webpack_require__(2888);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(5453);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(2205);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js
var sandbox_level = __webpack_require__(2416);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(3342);
// EXTERNAL MODULE: ./build/experiment/agent-check.js
var agent_check = __webpack_require__(2702);
// EXTERNAL MODULE: ./build/experiment/branch.js
var experiment_branch = __webpack_require__(2700);
// EXTERNAL MODULE: ./build/experiment/diagnosis.js
var diagnosis = __webpack_require__(6679);
// EXTERNAL MODULE: ./build/attempt/decide/effort.js
var effort = __webpack_require__(1965);
// EXTERNAL MODULE: ./build/attempt/decide/level.js
var level = __webpack_require__(3525);
// EXTERNAL MODULE: ./build/attempt/decide/objective-keys.js
var objective_keys = __webpack_require__(4213);
// EXTERNAL MODULE: ./build/base/random.js
var base_random = __webpack_require__(9645);
// EXTERNAL MODULE: ./build/attempt/decide/paired-trial.js
var paired_trial = __webpack_require__(4495);
;// CONCATENATED MODULE: ./build/attempt/decide/power.js


const TRIALS = 400;
const STEP = 0.25;
const MOST = 8;
const OFTEN = 0.8;
const SELDOM = 0.15;
/**
 * What a test finds, by running the test itself on normal noise of known size. The same rules give the same figures; each
 * share is right to about two in a hundred, each gain to a step of a quarter SD.
 */
function powerOf(rules) {
    let seldom;
    for (let effect = STEP; effect <= MOST; effect += STEP) {
        const share = keptShare(rules, effect);
        if (share > SELDOM)
            seldom ??= effect;
        if (share >= OFTEN)
            return { found: effect, seldom: seldom ?? effect };
    }
    return { found: undefined, seldom: seldom ?? MOST };
}
/** How often a change that is so many noise SDs better is kept, 0 to 1. */
function keptShare({ a, a0, screen, futility_z, max_pairs }, effect) {
    const random = (0,base_random/* seededRandom */.I)(`power ${effect}`);
    const paired = {
        ...{ sign: 1, a, a0, screen, futility_z, max_pairs, min_improvement: 0, tolerance: 0, max_plausible: null },
        ...{ share_seed: false, reference: 0, scale: Math.SQRT2, scale_source: 'calibration', unit_scale: null },
    };
    let kept = 0;
    for (let count = 0; count < TRIALS; count += 1)
        if (isKept(paired, effect, random))
            kept += 1;
    return kept / TRIALS;
}
function isKept(rules, effect, random) {
    let trial = (0,paired_trial/* startPairedTrial */.oy)({ id: 'power', purpose: 'candidate', tree: '', incumbent: '' }, rules);
    while (trial.verdict === null) {
        trial = (0,paired_trial/* tellPaired */.dP)(trial, [
            { arm: 'candidate', kind: 'scored', score: effect + normal(random) },
            { arm: 'incumbent', kind: 'scored', score: normal(random) },
        ]);
    }
    return trial.verdict.code === 'evident';
}
/** A standard normal number. Source: the transform of Box and Muller. */
function normal(random) {
    return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

// EXTERNAL MODULE: ./build/attempt/decide/session.js
var session = __webpack_require__(7623);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(748);
// EXTERNAL MODULE: ./build/attempt/boundaries.js
var boundaries = __webpack_require__(9354);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
;// CONCATENATED MODULE: ./build/experiment/echoed-score.js
// Of several shapes: a pattern may take no sign, or digits after a point alone.
const ABSURD = {
    max: ['999999999', '999999999.0', '0.999999999'],
    min: ['-999999999', '-999999999.0', '0.000000001', '0'],
};
/** Outputs that claim a score too good to be true, in the shape of the true one; which of them is read as one has to be tried. */
function forgeOutputs(truth) {
    return [...new Set(ABSURD[truth.direction].map((claim) => forgeOutput(truth, claim)))].filter((output) => output !== truth.output);
}
function forgeOutput({ parse, output, score }, claim) {
    switch (parse.kind) {
        case 'float':
            return `${claim}\n`;
        case 'regex':
            return replaceCaptures(output, parse.pattern, claim);
        case 'jq':
            return replaceNumbers(output, score, claim);
        case 'signed':
            // With the nonce of another evaluation: a program can have seen no better one.
            return output.replace(/^(AUTORIZE_SCORE \S+ ).*$/m, `$1${claim}`);
        default:
            return parse;
    }
}
function replaceCaptures(output, pattern, claim) {
    let forged = '';
    let at = 0;
    for (const match of output.matchAll(new RegExp(pattern, 'dg'))) {
        const [start, end] = match.indices?.[1] ?? [at, at];
        forged += output.slice(at, start) + claim;
        at = end;
    }
    return forged + output.slice(at);
}
/** Every number in the JSON that equals the score; a score that is computed from several is not found. */
function replaceNumbers(output, score, claim) {
    return output.replaceAll(/(?<![\w."-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w."])/g, (number) => Number(number) === score ? claim : number);
}
/** How a script of each kind prints a text and ends at once, whatever catches what in it. */
const PRINTERS = {
    js: printJavaScript,
    mjs: printJavaScript,
    cjs: printJavaScript,
    ts: printJavaScript,
    py: (output) => `import os; os.write(1, bytes(${bytesOf(output)})); os._exit(0)\n`,
    sh: (output) => `printf '%s' '${output.replaceAll("'", `'\\''`)}'; exit 0\n`,
    rb: (output) => `STDOUT.syswrite(${bytesOf(output)}.pack('C*')); exit!(0)\n`,
    pl: (output) => `use POSIX (); syswrite(STDOUT, pack('C*', @{${bytesOf(output)}})); POSIX::_exit(0);\n`,
};
// The script's process, not ours.
const NODE = 'process';
function printJavaScript(output) {
    return `${NODE}.stdout.write(${JSON.stringify(output)}); ${NODE}.exit(0);\n`;
}
function bytesOf(output) {
    return `[${[...Buffer.from(output)].join(', ')}]`;
}
/** Whether a file is a script of a kind that can be made to claim a score. */
function isForgeable(path) {
    return printerOf(path) !== undefined;
}
/** A script that claims a score before it does anything else. */
function forgeScript({ path, text, output }) {
    const printer = printerOf(path);
    if (printer === undefined)
        return text;
    const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
    // What a module exports has to be there for those that import it, or they fail before it runs.
    const rest = printer === printJavaScript ? text.slice(shebang.length) : '';
    return shebang + printer(output) + rest;
}
function printerOf(path) {
    const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
    return Object.hasOwn(PRINTERS, extension) ? PRINTERS[extension] : undefined;
}

// EXTERNAL MODULE: ./build/experiment/fold.js
var fold = __webpack_require__(731);
// EXTERNAL MODULE: ./build/experiment/objective.js + 2 modules
var objective = __webpack_require__(9013);
;// CONCATENATED MODULE: ./build/experiment/evaluator-trial.js
/**
 * Trying the evaluator: the base, three times, and a candidate that only claims to be good.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */









// The fewest that show a spread; an evaluation may take minutes.
const BASE_TIMES = 3;
/** Scores the base three times. */
async function tryBase(trial, onScore) {
    const scores = [];
    for (let nth = 1; nth <= BASE_TIMES; nth += 1) {
        onScore(nth, BASE_TIMES);
        const prefix = `base-${nth}-`;
        const startedAt = performance.now();
        const scored = await score(trial, { tree: trial.workspace.store.base, prefix });
        if (scored.kind === 'aborted')
            return { kind: 'aborted' };
        if (scored.kind !== 'scored')
            return { kind: 'failed', reason: scored.reason, nth };
        const output = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(logsOf(trial), `${prefix}score.stdout`), 'utf8');
        scores.push({ score: scored.score, tookMs: performance.now() - startedAt, output });
    }
    return { kind: 'scored', scores };
}
function score(trial, { tree, prefix }) {
    const { workspace, config, protectedFiles, signal } = trial;
    const logs = logsOf(trial);
    (0,external_node_fs_.mkdirSync)(logs, { recursive: true });
    return (0,objective/* scoreTree */.D)(workspace, { config, protectedFiles, tree, lane: 1, logs, prefix, signal });
}
function logsOf({ workspace }) {
    return (0,external_node_path_.join)(workspace.folder, 'logs');
}
/** Scores a candidate in which every script that an agent may change claims a score and ends. */
async function tryEcho(trial, base) {
    const scripts = await listScripts(trial);
    if (scripts.length === 0)
        return { kind: 'untried', why: 'there is no script that an agent may change' };
    const forged = await forge(trial, base);
    if (forged === undefined)
        return { kind: 'untried', why: 'what objective.parse takes cannot be made up from its output' };
    const tree = await writeForgedTree(trial, scripts, forged.output);
    const scored = await score(trial, { tree, prefix: 'echo-' });
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
/** Scores a candidate in which every test that an agent may delete is deleted; guards judge it, too. */
async function tryDeletion(trial, base, apartFrom) {
    const tests = await listScripts(trial, (path) => TESTS.test(path));
    if (tests.length === 0)
        return { kind: 'untried' };
    const { gitDir, home, base: commit } = trial.workspace.store;
    const index = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile: (0,external_node_path_.join)(trial.workspace.folder, 'deletion.index') });
    await index(['read-tree', commit]);
    // Mode 0 takes a path out.
    const lines = tests.flatMap(({ path, id }) => [
        Buffer.from(`0 ${'0'.repeat(id.length)}\t`),
        (0,byte_path/* encodePath */.O)(path),
        Buffer.alloc(1),
    ]);
    await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    const scored = await score(trial, { tree: await (0,kernel_git/* gitLine */.JG)(index, ['write-tree']), prefix: 'deletion-' });
    if (scored.kind === 'aborted')
        return scored;
    const sign = trial.config.objective.direction === 'max' ? 1 : -1;
    const isPassed = scored.kind === 'scored' && sign * (scored.score - base.score) >= -apartFrom;
    return { kind: isPassed ? 'passed' : 'withstood', tests: tests.length };
}
/** The first made-up output that is read as a score, and a better one. */
async function forge({ config }, { score: truth, output }) {
    const { parse, direction } = config.objective;
    for (const each of forgeOutputs({ parse, direction, output, score: truth })) {
        const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
        const parsed = await (0,objective/* parseScore */.y)(parse, { output: each, nonce });
        if ('score' in parsed && (0,fold/* isBetter */.LK)(parsed.score, truth, direction))
            return { output: each, claim: parsed.score };
    }
    return undefined;
}
// Of a larger repository these are enough to tell; the shallowest come first, where programs begin.
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;
async function listScripts(trial, isWanted = isForgeable) {
    const { workspace, config, protectedFiles } = trial;
    const { store } = workspace;
    const { stdout } = await store.git(['ls-tree', '-r', '-z', '--long', '--full-tree', store.base]);
    const scripts = (0,raw_diff/* splitNul */.K)(stdout).flatMap((entry) => {
        const [, mode, id, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec((0,byte_path/* decodePath */.q)(entry)) ?? [];
        if (!mode || !id || !path || !isWanted(path) || Number(size) > MAX_SCRIPT_BYTES)
            return [];
        return [{ path, mode, id }];
    });
    const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
    const isOpen = ({ path, mode, id }) => {
        const change = { path, status: 'M', oldMode: mode, newMode: mode, oldId: id, newId: id };
        const admission = (0,boundaries/* decideAdmission */.K)({ changes: [change], diffLines: 1, linkTargets: new Map() }, {
            ...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
            ...{
                protectedPaths: protectedFiles.globs,
                protectKey: 'objective.protect',
                maxFiles: undefined,
                maxDiffLines: undefined,
            },
        });
        return admission.kind === 'admitted';
    };
    const depth = ({ path }) => path.split('/').length;
    return scripts
        .toSorted((one, other) => depth(one) - depth(other))
        .filter(isOpen)
        .slice(0, MAX_SCRIPTS);
}
async function writeForgedTree({ workspace }, scripts, output) {
    const { gitDir, home, base, git } = workspace.store;
    const lines = [];
    for (const { path, mode, id } of scripts) {
        const { stdout } = await git(['cat-file', 'blob', id]);
        const text = forgeScript({ path, text: stdout.toString(), output });
        const forged = await (0,kernel_git/* gitLine */.JG)(git, ['hash-object', '-w', '--stdin'], { input: text });
        lines.push(Buffer.from(`${mode} ${forged}\t`), (0,byte_path/* encodePath */.O)(path), Buffer.alloc(1));
    }
    const index = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile: (0,external_node_path_.join)(workspace.folder, 'echo.index') });
    await index(['read-tree', base]);
    await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    return (0,kernel_git/* gitLine */.JG)(index, ['write-tree']);
}

;// CONCATENATED MODULE: ./build/experiment/noise.js

/** Measures the noise of an evaluator by scores of the same tree, in the order in which they came. */
function measureNoise(scores, direction) {
    const mean = scores.reduce((sum, score) => sum + score / scores.length, 0);
    const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    const isDeterministic = scores.every((score) => score === scores[0]);
    // The mean of equal scores may be off in its last digit.
    const sd = isDeterministic ? 0 : Math.sqrt(squares / (scores.length - 1));
    const pairs = scores.flatMap((first, index) => scores.slice(index + 1).map((later) => [first, later]));
    return {
        mean,
        sd,
        isDeterministic,
        detectable: 2 * sd * Math.SQRT2,
        falseKeeps: pairs.filter(([first, later]) => (0,fold/* isBetter */.LK)(later, first, direction)).length,
        pairs: pairs.length,
    };
}
// Where nothing is known of the agent: it may be done long before its budget is used up.
const QUICK_SHARE = 0.1;
/** How many iterations fit the time of a run, and what that supposes. */
function estimateIterations(frame) {
    const { totalMs, budgetMs, evaluationMs, agentMs, parallel, maxIterations } = frame;
    const limit = maxIterations === 0 ? Number.POSITIVE_INFINITY : maxIterations;
    const countWithin = (agent) => {
        // One that has begun is ended, though the time is over meanwhile.
        const rounds = Math.ceil(totalMs / (agent + evaluationMs));
        return Math.min(limit, rounds * parallel);
    };
    const least = countWithin(agentMs ?? budgetMs);
    const most = countWithin(agentMs ?? budgetMs * QUICK_SHARE);
    const basis = agentMs === undefined
        ? 'the agent uses its whole budget, or a tenth of it'
        : 'the agent takes as long as it did so far';
    return { least, most, basis };
}

;// CONCATENATED MODULE: ./build/experiment/evaluator-examination.js
/**
 * What three scores of the base and one claim tell of an evaluator, as checks.
 * Invariant: each trial is told before it begins; one that was broken off is told as such, not as passed.
 */










const BROKEN_OFF = {
    id: 'evaluator',
    verdict: 'warning',
    title: 'evaluator',
    detail: 'broken off before it was tried to the end',
};
/** Tries the evaluator and says what came of it. */
async function examineEvaluator(trial, context) {
    const { config } = trial;
    const base = await tryBase(trial, (nth, of) => context.onProgress(`scoring the base, ${nth} of ${of}`));
    if (base.kind === 'aborted')
        return { checks: [BROKEN_OFF], figures: undefined };
    if (base.kind === 'failed')
        return { checks: [failed(config, base)], figures: undefined };
    const figures = buildFigures(config, base.scores, context);
    const checks = [
        describeScores(figures, config),
        describeTime(figures, config),
        describeNoop(figures, config),
    ];
    const [first] = base.scores;
    if (first === undefined)
        return { checks, figures };
    context.onProgress('scoring a candidate that only claims to be good');
    const echo = await tryEcho(trial, first);
    context.onProgress('scoring a candidate without its tests');
    const deletion = await tryDeletion(trial, first, figures.detectable);
    return { checks: [...checks, describeEcho(echo), ...describeDeletion(deletion)], figures };
}
function failed({ objective }, { reason, nth }) {
    // Without a baseline a run begins all the same.
    const verdict = objective.baseline || nth > 1 ? 'problem' : 'warning';
    const detail = nth === 1 ? `the base has no score: ${reason}` : `the base has a score, but not every time: ${reason}`;
    const remedy = 'Mend objective.command, objective.parse or setup; it runs in a clean checkout, without network.';
    return { id: 'evaluator', verdict, title: 'evaluator', detail, remedy };
}
function buildFigures(config, base, { deadline, now, records }) {
    const scores = base.map(({ score }) => score);
    const evaluationMs = (0,median/* median */.J)(base.map(({ tookMs }) => tookMs)) ?? 0;
    const agentMs = (0,median/* median */.J)(records.flatMap(({ durations }) => durations?.agent_ms ?? []));
    const totalMs = deadline === undefined
        ? (0,duration/* parseDuration */.E)(config.schedule.total_budget ?? '')
        : Math.max(0, deadline.getTime() - now.getTime());
    const iterations = totalMs === undefined
        ? undefined
        : estimateIterations({
            totalMs: attemptsMs(config, { scores, evaluationMs, totalMs }),
            agentMs,
            evaluationMs: evaluationMs * evaluationsOf(config, scores),
            budgetMs: (0,duration/* parseDuration */.E)(config.iteration.budget) ?? 0,
            parallel: config.iteration.parallel,
            maxIterations: config.iteration.max_iterations,
        });
    return { ...measureNoise(scores, config.objective.direction), scores, evaluationMs, iterations };
}
// Of the time of a run, as the run itself does it.
const MAX_RESERVE = 1 / 3;
/** What calibration and the confirmation, which time is put by for, leave for attempts. */
function attemptsMs({ objective }, known) {
    const { scores, evaluationMs, totalMs } = known;
    const isExact = objective.decision === 'auto' && scores.every((score) => score === scores[0]);
    const { pairs, command } = objective.confirm;
    const planned = isExact && command === '' ? Math.min(pairs, session/* EXACT_PAIRS */.iP) : pairs;
    const reserved = Math.min(2 * planned * evaluationMs, totalMs * MAX_RESERVE);
    return Math.max(0, totalMs - reserved - (0,objective_keys/* calibrationRuns */.D9)(objective) * evaluationMs);
}
// A candidate of the default, on average: the evaluations of the specification's table over its 200 candidates.
const EVALUATIONS = { fast: 3.1, balanced: 5.2, thorough: 12.9, auto: 5.2 };
/** How many evaluations one candidate takes, on average. */
function evaluationsOf({ objective }, scores) {
    const { decision, effort, repeats } = objective;
    if (decision === 'auto' && scores.every((score) => score === scores[0]))
        return 1;
    return isByPairs(objective) ? EVALUATIONS[effort] : repeats;
}
function isByPairs({ decision }) {
    return decision === 'auto' || decision === 'paired-sequential';
}
/** What pairs find under these settings; of an error rate that grows, with the level of the first test. */
function describePower({ objective }, { sd }) {
    const rules = (0,effort/* expandEffort */.Bn)(objective, (0,effort/* decideEffort */.nY)(objective.effort, undefined));
    const a0 = 1 - objective.confidence;
    const { error_rate, max_candidates: horizon = null } = objective;
    const a = (0,level/* levelOf */.I)({ error_rate, alpha: a0, horizon }, { tested: 0, kept: 0 });
    const { found, seldom } = powerOf({ ...rules, a, a0 });
    const test = `at most ${rules.max_pairs} pairs at the level ${shown(a)}`;
    return found === undefined
        ? `${test} find no gain 8 times in 10`
        : `${test} find a gain of ${shown(found * sd)} 8 times in 10, one below ${shown(seldom * sd)} seldom`;
}
function describeScores(figures, config) {
    const { scores, isDeterministic, sd, detectable, mean } = figures;
    const { objective } = config;
    const check = { id: 'evaluator', title: 'evaluator', verdict: 'ok' };
    if (isDeterministic) {
        const detail = `the base scores ${scores[0]} each of ${scores.length} times; every difference counts`;
        return { ...check, detail };
    }
    const share = mean === 0 ? '' : ` (${shown((detectable / Math.abs(mean)) * 100)}% of it)`;
    const detail = [
        `the base scores ${scores.map(shown).join(', ')}: SD ${shown(sd)}`,
        `a single comparison tells differences from ${shown(detectable)}${share} on (2·SD·√2; of ${scores.length} scores, so a rough figure)`,
        ...(isByPairs(objective) ? [describePower(config, figures)] : []),
    ].join('; ');
    return { ...check, detail };
}
function describeTime({ evaluationMs, iterations }, { schedule }) {
    const took = `an evaluation takes ${renderSeconds(evaluationMs)}`;
    const check = { id: 'time', title: 'time' };
    if (iterations === undefined)
        return { ...check, verdict: 'ok', detail: took };
    const { least, most, basis } = iterations;
    const count = least === most ? (0,base_text/* plural */.LS)(least, 'iteration') : `${least} to ${most} iterations`;
    const frame = schedule.total_budget ?? `the time until ${schedule.deadline ?? ''}`;
    const detail = `${took}; ${count} fit ${frame} (${basis})`;
    if (most >= FEW)
        return { ...check, verdict: 'ok', detail };
    return { ...check, verdict: 'warning', detail, remedy: 'Give the run more time, or its iterations less.' };
}
// Fewer tries than this rarely find anything.
const FEW = 3;
function renderSeconds(ms) {
    return ms < 10_000 ? `${(ms / 1000).toFixed(2)} s` : (0,duration/* renderDuration */.P)(Math.round(ms / 1000) * 1000);
}
/** A change without effect is an A/A comparison. */
function describeNoop({ isDeterministic, falseKeeps, pairs, detectable }, { objective }) {
    const check = { id: 'noop', title: 'change without effect' };
    if (isDeterministic)
        return { ...check, verdict: 'ok', detail: 'would not be kept: its score is the same' };
    if (isByPairs(objective)) {
        const share = shown((1 - objective.confidence) * 100);
        const detail = `is kept at most ${share} times in 100: pairs decide; ${falseKeeps} of ${(0,base_text/* plural */.LS)(pairs, 'pair')} of single scores would have`;
        return { ...check, verdict: 'ok', detail };
    }
    if (falseKeeps === 0) {
        const detail = `none of ${(0,base_text/* plural */.LS)(pairs, 'pair')} of scores of the base would have been kept; by chance, since they differ`;
        return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
    }
    const detail = `may be kept by chance: ${falseKeeps} of ${(0,base_text/* plural */.LS)(pairs, 'pair')} of scores of the base would have been, and gains below ${shown(detectable)} mean nothing`;
    return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
}
const NOISE_REMEDY = 'Make the evaluator steadier: fix its seed, count work instead of time, or print the median of several measurements.';
function describeEcho(echo) {
    const check = { id: 'echo', title: 'claimed score' };
    switch (echo.kind) {
        case 'believed':
            return {
                ...check,
                verdict: 'problem',
                detail: `the evaluator takes the word of the code under test: ${(0,base_text/* plural */.LS)(echo.scripts, 'script')} that printed a made-up score and ended got ${echo.claim}`,
                remedy: 'Run the code under test in a child process, take time and score in the parent, and protect the evaluator (objective.protect).',
            };
        case 'withstood':
            return {
                ...check,
                verdict: 'ok',
                detail: `is not believed (${(0,base_text/* plural */.LS)(echo.scripts, 'script')} printed one and ended): ${echo.how}`,
            };
        case 'untried':
            return { ...check, verdict: 'ok', detail: `not tried: ${echo.why}` };
        case 'aborted':
            return { ...check, verdict: 'warning', detail: 'broken off before it was tried' };
        default:
            return echo;
    }
}
function describeDeletion(deletion) {
    const check = { id: 'deletion', title: 'deleted tests' };
    switch (deletion.kind) {
        case 'untried':
            return [];
        case 'passed': {
            const detail = `a change that deletes ${(0,base_text/* plural */.LS)(deletion.tests, 'test file')} scores as if nothing had happened`;
            const remedy = 'Protect the tests (objective.protect), and run them as a guard where they are what counts.';
            return [{ ...check, verdict: 'warning', detail, remedy }];
        }
        case 'withstood':
            return [
                {
                    ...check,
                    verdict: 'ok',
                    detail: `a change that deletes ${(0,base_text/* plural */.LS)(deletion.tests, 'test file')} does not pass`,
                },
            ];
        case 'aborted':
            return [{ ...check, verdict: 'warning', detail: 'broken off before it was tried' }];
        default:
            return deletion;
    }
}
function shown(value) {
    return String(Number(value.toPrecision(4)));
}

// EXTERNAL MODULE: ./build/experiment/opening.js + 1 modules
var opening = __webpack_require__(6482);
// EXTERNAL MODULE: ./build/experiment/state.js
var state = __webpack_require__(6951);
// EXTERNAL MODULE: ./build/experiment/store.js + 1 modules
var store = __webpack_require__(7680);
;// CONCATENATED MODULE: ./build/experiment/temporary-workspace.js
/**
 * A private area for looking at an experiment, apart from the one that its runs have.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all.
 * Crash: it stays; the next one for the experiment removes those whose process is gone.
 */





/** Opens a workspace of this process alone; it needs no lock. */
async function openTemporary({ place, outer, base, level }) {
    const { repository, name } = place;
    // No experiment's name has a point.
    const prefix = `${name}.doctor-`;
    const folder = (0,attempt_workspace/* workspaceFolder */.ih)({ repository, name: `${prefix}${process.pid}`, outer });
    await removeLeftovers(folder, prefix);
    const remove = async () => {
        await (0,attempt_workspace/* endSession */.ky)(folder);
        (0,scratch_home/* removeTree */.d)(folder);
    };
    let workspace;
    try {
        workspace = await (0,attempt_workspace/* openWorkspace */.OH)({ folder, repository, base, tip: base, level, outer });
    }
    catch (error) {
        await remove();
        throw error;
    }
    return { workspace, [Symbol.asyncDispose]: remove };
}
async function removeLeftovers(folder, prefix) {
    const root = (0,external_node_path_.dirname)(folder);
    if (!(0,external_node_fs_.existsSync)(root))
        return;
    const id = (0,external_node_path_.basename)(folder).slice((0,external_node_path_.basename)(folder).lastIndexOf('-'));
    for (const name of (0,external_node_fs_.readdirSync)(root)) {
        if (!name.startsWith(prefix) || !name.endsWith(id))
            continue;
        const pid = Number(name.slice(prefix.length, -id.length));
        if (pid !== process.pid && (0,process_tree/* isProcessAlive */.jW)(pid))
            continue;
        await (0,attempt_workspace/* endSession */.ky)((0,external_node_path_.join)(root, name));
        (0,scratch_home/* removeTree */.d)((0,external_node_path_.join)(root, name));
    }
}

;// CONCATENATED MODULE: ./build/experiment/doctor.js
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
 * Everything that a run would check, and how far its evaluator can be trusted, without a run.
 * Invariant: nothing of the user's is written: no branch, no record, no lock; what is scored lies in a private folder of
 * this process, which is gone afterwards. What is wrong is a check of the result; the other checks go on.
 */




















/** Checks an experiment. Throws where there is none of the name, or no repository at all. */
async function runDoctor(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const place = (0,store/* placeOf */.$t)(request.name, host);
        (0,store/* requireExperiment */.DW)(place);
        const _guard = __addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const scratch = __addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_os_.tmpdir)()), true);
        const checkup = new Checkup();
        checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: place.repository.folder });
        const refs = (0,user_repository/* openRefs */.ro)(place.repository, scratch.temporary);
        const loaded = await checkConfig(checkup, place, host);
        const found = await checkRepository(checkup, { place, refs, host });
        const level = loaded === undefined ? undefined : await checkMachine(checkup, { place, refs, loaded, host, ...found });
        await checkup.look({ id: 'lock', title: 'run lock' }, async () => {
            const lock = await (0,run_lock/* takeRunLock */.C)({ path: (0,external_node_path_.join)(scratch.temporary, 'run.lock'), now: host.now });
            if (lock.kind === 'locked')
                await lock[Symbol.asyncDispose]();
            return 'flock(1) works here';
        });
        const hasArea = await checkDisk(checkup, { place, host });
        const isRunning = checkRunning(checkup, place);
        const figures = await checkEvaluator(checkup, {
            ...{ request, place, host, loaded, isRunning, ...found },
            level: hasArea ? level : undefined,
        });
        return { name: place.name, checks: checkup.checks, figures };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What was found so far. */
class Checkup {
    checks = [];
    add(...checks) {
        this.checks.push(...checks);
    }
    /** Looks at one thing; an error of the engine is what was found, any other is a fault of ours. */
    async look(what, work) {
        try {
            this.add({ ...what, verdict: 'ok', detail: await work() });
            return true;
        }
        catch (error) {
            if (!(error instanceof errors/* AutorizeError */.yW))
                throw error;
            this.add(...(0,diagnosis/* checksOfError */.NE)(what, error));
            return false;
        }
    }
}
async function checkConfig(checkup, place, host) {
    let loaded;
    await checkup.look({ id: 'config', title: 'config and program' }, () => {
        try {
            loaded = (0,store/* loadConfig */.Z9)(place, host);
        }
        catch (error) {
            // Where something is wrong anyway, what is wrong with agent.env is told with it; else by a check of its own.
            (0,store/* loadRunConfig */.UB)(place, host);
            throw error;
        }
        return `${(0,store/* shownPath */.pS)(place, place.config)} and program.md can be read, every key is known`;
    });
    return loaded;
}
async function checkRepository(checkup, { place, refs, host }) {
    const { records } = checkLedger(checkup, place);
    let head = '';
    const hasHead = await checkup.look({ id: 'head', title: 'HEAD' }, async () => {
        head = await (0,user_repository/* requireHead */.EU)(place.repository, refs.refs);
        return head;
    });
    if (!hasHead)
        return { base: undefined, tip: undefined, records };
    await checkup.look({ id: 'work-tree', title: 'work tree' }, async () => {
        await (0,opening/* requireClean */.Bs)(place, { ...refs, head, outer: host.env });
        return 'everything is committed';
    });
    const base = (0,opening/* findBase */.lN)(records, (0,store/* readState */.un)(place)) ?? head;
    const hasBase = await checkup.look({ id: 'base', title: 'base commit' }, async () => {
        await (0,opening/* requireCommit */.Fo)(refs.refs, { commit: base, name: place.name });
        return base === head ? `${base}, which is HEAD` : base;
    });
    if (hasBase && base !== head && records.length === 0) {
        checkup.add({
            id: 'base-behind',
            verdict: 'warning',
            title: 'base commit',
            detail: `HEAD has moved since init, to ${head}; a run starts from ${base} and does not see what came after`,
            remedy: `To start from HEAD: autorize run ${place.name} --fresh`,
        });
    }
    let tip;
    const hasBranch = await checkup.look({ id: 'branch', title: 'branch' }, async () => {
        tip = (await (0,experiment_branch/* findBranch */.E0)({ place, refs: refs.refs, base, records })).commit;
        const branch = (0,state/* branchOf */.W0)(place.name);
        return tip === undefined ? `${branch} is made when a run begins` : `${branch} is where the ledger says`;
    });
    return { base: hasBase ? base : undefined, tip: hasBranch ? tip : undefined, records };
}
function checkLedger(checkup, place) {
    const { records, problem, tornBytes } = (0,store/* readLedger */.SC)(place);
    const check = { id: 'ledger', title: 'ledger' };
    const inFlight = (0,opening/* findInFlight */.T6)(place, records);
    if (problem !== undefined) {
        const { file = '', line = 0, found, remedy } = problem;
        checkup.add({ ...check, verdict: 'problem', detail: `${file}:${line}: ${found}`, remedy });
    }
    else if (inFlight.length > 0) {
        const detail = `iteration ${inFlight.join(', ')} was in flight when the last run ended`;
        checkup.add({ ...check, verdict: 'warning', detail, remedy: `Go on with it: autorize resume ${place.name}` });
    }
    else {
        const torn = tornBytes > 0 ? `; ${tornBytes} bytes of a line that was never finished will be cut off` : '';
        const detail = records.length === 0 ? 'no record yet' : `${(0,base_text/* plural */.LS)(records.length, 'record')}, unbroken`;
        checkup.add({ ...check, verdict: 'ok', detail: `${detail}${torn}` });
    }
    return { records };
}
async function checkMachine(checkup, machine) {
    const { place, loaded, host, refs, base } = machine;
    const { config } = loaded;
    let env = {};
    await checkup.look({ id: 'agent-env', title: 'agent.env' }, () => {
        (0,store/* loadRunConfig */.UB)(place, host);
        env = (0,opening/* resolveAgentEnv */.Jh)(place, config, host);
        const names = Object.keys(env);
        return names.length === 0 ? 'nothing' : `${names.join(', ')}: all set`;
    });
    checkup.add(await (0,agent_check/* describeAgent */.P7)({ config, env, outer: host.env, refs: refs.refs, base }));
    checkup.add(...(0,agent_check/* describeKey */.Rx)(config, env));
    try {
        const level = await (0,opening/* chooseLevel */.MA)(config);
        const probe = await (0,sandbox_level/* probeSandbox */.UB)();
        const { refusals } = probe;
        checkup.add((0,diagnosis/* describeSandbox */.hT)(level.kind, { requested: config.agent.sandbox, refusals, remedy: (0,sandbox_level/* remedyFor */.wJ)(probe) }));
        checkup.add(...(0,agent_check/* describeRoot */.Gy)({ config, env, level: level.kind, isRoot: (0,agent_check/* isSuperuser */.Zt)() }));
        return level;
    }
    catch (error) {
        if (!(error instanceof errors/* AutorizeError */.yW))
            throw error;
        checkup.add(...(0,diagnosis/* checksOfError */.NE)({ id: 'sandbox', title: 'sandbox' }, error));
        return undefined;
    }
}
/** Whether there is a place for the private area. */
async function checkDisk(checkup, { place, host }) {
    const folders = new Set([place.folder]);
    const { repository, name } = place;
    const hasArea = await checkup.look({ id: 'private-area', title: 'private area' }, () => {
        const area = (0,attempt_workspace/* workspaceFolder */.ih)({ repository, name, outer: host.env });
        let cache = area;
        while (!(0,external_node_fs_.existsSync)(cache))
            cache = (0,external_node_path_.dirname)(cache);
        folders.add(cache);
        return area;
    });
    for (const folder of folders) {
        const { bavail, bsize } = (0,external_node_fs_.statfsSync)(folder);
        checkup.add((0,diagnosis/* describeDisk */.v3)(folder, bavail * bsize));
    }
    return hasArea;
}
function checkRunning(checkup, { lock }) {
    const holder = (0,run_lock/* readHolder */.F)(`${lock}.holder`);
    const isHere = holder !== undefined && holder.host === (0,external_node_os_.hostname)() && (0,process_tree/* isProcessAlive */.jW)(holder.pid);
    if (!isHere)
        return false;
    checkup.add({
        id: 'running',
        verdict: 'warning',
        title: 'another run',
        detail: `process ${holder.pid} runs the experiment since ${holder.started_at}; the evaluator is not tried meanwhile`,
        remedy: 'Wait for it, then ask again.',
    });
    return true;
}
async function checkEvaluator(checkup, examined) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, place, host, loaded, level, base, records, isRunning } = examined;
        if (isRunning)
            return undefined;
        if (loaded === undefined || level === undefined || base === undefined) {
            const detail = 'not tried: first mend what is told above';
            checkup.add({ id: 'evaluator', verdict: 'warning', title: 'evaluator', detail });
            return undefined;
        }
        const { config, deadline } = loaded;
        const temporary = __addDisposableResource(env_2, await openTemporary({ place, outer: host.env, base, level }), true);
        const { workspace } = temporary;
        const protectedFiles = await (0,opening/* findProtected */.us)(workspace.store, config);
        checkup.add((0,diagnosis/* describeProtection */.X8)(protectedFiles.files, config.objective.protect));
        const { checks, figures } = await examineEvaluator({ workspace, config, protectedFiles, signal: request.signal }, { deadline, now: host.now(), records, onProgress: request.onProgress ?? (() => undefined) });
        checkup.add(...checks);
        return figures;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}

// EXTERNAL MODULE: ./build/experiment/look.js
var experiment_look = __webpack_require__(9307);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(4483);
;// CONCATENATED MODULE: ./build/report/doctor-text.js


const WORDS = { ok: 'ok', warning: 'warn', problem: 'FAIL' };
const WORD_WIDTH = 4;
const MAX_TITLE = 40;
const MAX_TEXT = 1000;
/** The checks of an experiment for a terminal: a line each, what to do below it, and what follows from all of them. */
function renderDoctorText({ name, checks }) {
    const width = Math.max(0, ...checks.map(({ title }) => (0,foreign_text/* oneLine */.T)(title, MAX_TITLE).length));
    return [...checks.flatMap((check) => renderCheck(check, width)), '', renderResult(name, checks), ''].join('\n');
}
function renderCheck({ verdict, title, detail, remedy }, width) {
    const head = `${WORDS[verdict].padEnd(WORD_WIDTH)}  ${(0,foreign_text/* oneLine */.T)(title, MAX_TITLE).padEnd(width)}  `;
    const line = `${head}${(0,foreign_text/* oneLine */.T)(detail, MAX_TEXT)}`.trimEnd();
    return remedy === undefined ? [line] : [line, `${' '.repeat(head.length)}-> ${(0,foreign_text/* oneLine */.T)(remedy, MAX_TEXT)}`];
}
function renderResult(name, checks) {
    const count = (verdict) => checks.filter((check) => check.verdict === verdict).length;
    const [problems, warnings] = [count('problem'), count('warning')];
    const found = `${(0,base_text/* plural */.LS)(problems, 'problem')}, ${(0,base_text/* plural */.LS)(warnings, 'warning')}`;
    const next = problems > 0 ? 'mend what FAILs first' : `autorize run ${(0,foreign_text/* oneLine */.T)(name, MAX_TITLE)}`;
    return `${found}: ${next}`;
}

// EXTERNAL MODULE: ./build/report/experiment-style.js
var experiment_style = __webpack_require__(4960);
// EXTERNAL MODULE: ./build/report/html.js
var html = __webpack_require__(5138);
// EXTERNAL MODULE: ./build/report/iteration-html.js
var iteration_html = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/report/page.js
var report_page = __webpack_require__(7916);
// EXTERNAL MODULE: ./build/report/score-chart.js
var score_chart = __webpack_require__(5940);
;// CONCATENATED MODULE: ./build/report/experiment-html.js






// The page of a night with a thousand iterations is still opened on a phone.
const MAX_DETAILS = 120;
const MAX_DIFF_BYTES = 120 * 1024;
const MAX_REASON = 140;
/** The report as one page that loads nothing and needs no script. */
function renderExperimentHtml(page) {
    const { view } = page;
    const detailed = chooseDetailed(view.rows);
    return (0,report_page/* renderPage */.C)({
        title: `${view.name}: autorize report`,
        style: experiment_style/* EXPERIMENT_STYLE */.y,
        body: [
            ...renderHeader(view),
            '<main>',
            ...renderChart(view),
            ...renderLedger(view, detailed),
            ...renderDetails(page, detailed),
            '</main>',
            ...renderFooter(view),
        ],
    });
}
function renderHeader(view) {
    const { baseline, best, change, startedAt, deadline, timeLeft, cost } = view;
    const figures = [
        ['Best', best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
        ['Baseline', baseline],
        ['Change', change],
        ['Kept', `${view.kept} of ${view.tried}`],
        ['Noops', view.noops],
        ['Now', view.position],
        ['Started', startedAt],
        ['Ends', deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`],
        ['Cost', cost],
    ];
    const shown = figures.flatMap(([name, value]) => value === undefined ? [] : [`<div><dt>${name}</dt><dd>${(0,html/* escapeHtml */.Z)(value)}</dd></div>`]);
    return [
        '<header>',
        `<h1>${(0,html/* escapeHtml */.Z)(view.name)}</h1>`,
        ...(view.description === '' ? [] : [`<p>${(0,html/* escapeHtml */.Z)(view.description)}</p>`]),
        ...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${(0,html/* escapeHtml */.Z)(problem)}</p>`),
        ...view.notices.map((notice) => `<p class="problem"><strong>Look:</strong> ${(0,html/* escapeHtml */.Z)(notice)}</p>`),
        `<p class="verdict">${(0,html/* escapeHtml */.Z)(view.verdict)}</p>`,
        view.standing.kind === 'confirmed'
            ? '<p class="note">The improvement was measured in fresh pairs; the scores below are single measurements.</p>'
            : '<p class="note">Scores are single measurements, not a confirmed claim: the best of many looks better than it is.</p>',
        `<dl class="figures">${shown.join('')}</dl>`,
        `<p class="note">Branch <code>${(0,html/* escapeHtml */.Z)(view.branch)}</code>${view.base === undefined ? '' : `, from <code>${(0,html/* escapeHtml */.Z)(view.base)}</code>`}</p>`,
        '</header>',
    ];
}
function renderChart(view) {
    const chart = (0,score_chart/* renderScoreChart */.b)(view);
    if (chart === undefined)
        return ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
    const legend = view.counts.map(([outcome, count]) => `<li><span class="mark ${outcome}">${outcome}</span> ${count}</li>`);
    return [
        '<h2>Scores</h2>',
        `<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
        `<ul class="legend">${legend.join('')}<li class="line best">best so far</li>${view.baseline === undefined ? '' : '<li class="line base">baseline</li>'}</ul>`,
    ];
}
function renderLedger(view, detailed) {
    const heads = ['Iter', 'Outcome', 'Score', 'Best so far', 'Took', 'Diff lines', 'Reason', 'Commit'];
    return [
        '<h2>Ledger</h2>',
        '<div class="scroll" tabindex="0" role="region" aria-label="Ledger"><table>',
        `<caption>Every iteration, oldest first; ${view.goal}</caption>`,
        `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
        '<tbody>',
        ...view.rows.map((row) => renderLedgerRow(row, detailed.has(row.iter))),
        '</tbody></table></div>',
    ];
}
function renderLedgerRow(row, isDetailed) {
    const { iter, outcome, reason, commit } = row;
    const number = isDetailed ? `<a href="#i${iter}">${iter}</a>` : String(iter);
    const figures = [row.scoreText, row.bestText, row.duration, row.diffLines].map((figure) => `<td>${figure}</td>`);
    const said = `<td>${(0,html/* escapeHtml */.Z)((0,base_text/* shortened */.vI)(reason, MAX_REASON))}</td><td>${(0,html/* escapeHtml */.Z)(commit)}</td>`;
    return `<tr><th scope="row">${number}</th><td class="mark ${outcome}">${outcome}</td>${figures.join('')}${said}</tr>`;
}
/** The kept ones and the last ones, up to a number that a phone can hold. */
function chooseDetailed(rows) {
    const kept = rows.filter(({ outcome }) => outcome === 'merged').slice(-MAX_DETAILS / 2);
    const chosen = new Set(kept.map(({ iter }) => iter));
    for (const { iter } of rows.toReversed()) {
        if (chosen.size >= MAX_DETAILS)
            break;
        chosen.add(iter);
    }
    return chosen;
}
function renderDetails({ view, diffs }, detailed) {
    if (view.rows.length === 0)
        return [];
    const shownDiffs = chooseDiffs(view.rows, detailed, diffs);
    const command = (iter) => `autorize show ${view.name} ${iter}`;
    const parts = view.rows
        .filter(({ iter }) => detailed.has(iter))
        .map((row) => (0,iteration_html/* renderIterationDetails */.M)({ row, diff: shownDiffs.get(row.iter), showCommand: command(row.iter) }));
    const rest = view.rows.length - parts.length;
    const note = `${(0,base_text/* plural */.LS)(rest, 'earlier iteration')} not shown here; one whole: <code>${(0,html/* escapeHtml */.Z)(`autorize show ${view.name} ITER`)}</code>`;
    return ['<h2>Iterations</h2>', ...(rest > 0 ? [`<p class="note">${note}</p>`] : []), ...parts];
}
/** The diffs that fit: of the kept iterations first, of the newest first among equals. */
function chooseDiffs(rows, detailed, diffs) {
    const newest = rows.toReversed().filter(({ iter }) => detailed.has(iter));
    const isKept = ({ outcome }) => outcome === 'merged';
    const shown = new Map();
    let bytes = 0;
    for (const { iter } of [...newest.filter(isKept), ...newest.filter((row) => !isKept(row))]) {
        const diff = diffs.get(iter);
        if (diff === undefined || diff.trim() === '')
            continue;
        const html = (0,iteration_html/* renderDiffHtml */.J)(diff, `iteration ${iter}`);
        const size = Buffer.byteLength(html);
        if (bytes + size > MAX_DIFF_BYTES)
            continue;
        bytes += size;
        shown.set(iter, html);
    }
    return shown;
}
function renderFooter({ name, head, madeAt }) {
    const verify = `<code>${(0,html/* escapeHtml */.Z)(`autorize verify ${name}`)}</code>`;
    const ledger = head === undefined
        ? `The ledger has no chain of hashes. To check what was kept: ${verify}`
        : `Head of the ledger: <code>${(0,html/* escapeHtml */.Z)(head)}</code>. To check it and all before it: ${verify}`;
    return ['<footer>', `<p>${ledger}</p>`, `<p>Made ${madeAt} by autorize.</p>`, '</footer>'];
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(4902);
// EXTERNAL MODULE: ./build/report/outcome-marks.js
var outcome_marks = __webpack_require__(7776);
;// CONCATENATED MODULE: ./build/report/experiment-markdown.js



const LIST_COLUMNS = [
    ['Iter', ({ iter }) => String(iter)],
    ['Outcome', ({ outcome }) => outcome],
    ['Score', ({ scoreText }) => scoreText],
    ['Best so far', ({ bestText }) => bestText],
    ['Duration', ({ duration }) => duration],
    ['Diff lines', ({ diffLines }) => diffLines],
    ['Reason', ({ reason }) => reason],
    ['Commit', ({ commit }) => commit],
];
const KEPT_COLUMNS = [
    ['Iter', ({ iter }) => String(iter)],
    ['Score', ({ scoreText }) => scoreText],
    ['Change', ({ change }) => change],
    ['Diff lines', ({ diffLines }) => diffLines],
    ['Why', (row) => [row.decision, row.reason].filter((text) => text !== '').join('; ')],
    ['Commit', ({ commit }) => commit],
];
const REFUSED_COLUMNS = [
    ['Iter', ({ iter }) => String(iter)],
    ['Outcome', ({ outcome }) => outcome],
    ['Score', ({ scoreText }) => scoreText],
    ['Reason', ({ reason }) => reason],
];
/** Every iteration as a markdown table, oldest first. */
function renderList(view) {
    const problems = [...view.problems, ...view.notices].map((problem) => `- ${(0,markdown/* escapeMarkdown */.F)(problem)}`);
    const { head, rows } = renderTable(view.rows, LIST_COLUMNS);
    return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
// GitHub takes 64 KiB in a comment; what surrounds the tables stays below the rest.
const KEPT_BYTES = 20 * 1024;
const REFUSED_BYTES = 16 * 1024;
/** A summary for a job or a pull request, at most 60 KiB: result, claim, what was kept, what was refused and why. */
function renderExperimentMarkdown(view) {
    const kept = view.rows.filter(({ outcome }) => outcome === 'merged');
    const refused = view.rows.filter(({ outcome }) => outcome !== 'merged' && outcome !== 'baseline');
    const problems = [...view.problems, ...view.notices].map((problem) => `- ${(0,markdown/* escapeMarkdown */.F)(problem)}`);
    return [
        `### ${(0,markdown/* escapeMarkdown */.F)(view.name)}: ${(0,markdown/* escapeMarkdown */.F)(view.verdict)}`,
        '',
        ...(view.description === '' ? [] : [(0,markdown/* escapeMarkdown */.F)(view.description), '']),
        ...(problems.length === 0 ? [] : [...problems, '']),
        claim(view),
        '',
        `- ${(0,base_text/* plural */.LS)(view.tried, 'iteration')}${renderCounts(view)}`,
        `- Branch ${(0,markdown/* escapeMarkdown */.F)(view.branch)}${view.base === undefined ? '' : `, from ${(0,markdown/* escapeMarkdown */.F)(view.base)}`}; ${view.goal}`,
        ...(view.cost === undefined ? [] : [`- Cost: ${(0,markdown/* escapeMarkdown */.F)(view.cost)}`]),
        '',
        ...(kept.length === 0 ? [] : ['#### Kept', '', ...fitting(kept, KEPT_COLUMNS, KEPT_BYTES), '']),
        ...(refused.length === 0 ? [] : ['#### Not kept', '', ...fitting(refused, REFUSED_COLUMNS, REFUSED_BYTES), '']),
    ].join('\n');
}
/** What the scores may be taken for. */
function claim({ tried, standing, name }) {
    if (standing.kind === 'confirmed') {
        return `The improvement was measured in fresh pairs after all decisions; the scores below are single measurements. To recompute every decision: autorize audit ${(0,markdown/* escapeMarkdown */.F)(name)}.`;
    }
    const looks = tried > 1 ? `the best of ${tried} tries looks better than it is` : 'one try says little';
    return `The scores are single measurements, not a confirmed claim: ${looks}. To measure again: autorize verify with --rescore.`;
}
function renderCounts({ counts }) {
    const parts = counts
        .filter(([outcome]) => outcome !== 'baseline')
        .map(([outcome, count]) => `${outcome_marks/* OUTCOME_MARKS */.U[outcome].sign} ${count} ${(0,markdown/* escapeMarkdown */.F)(outcome)}`);
    return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}
function renderTable(rows, columns) {
    return {
        head: [`| ${columns.map(([title]) => title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
        rows: rows.map((row) => `| ${columns.map(([, text]) => (0,markdown/* escapeMarkdown */.F)(text(row))).join(' | ')} |`),
    };
}
/** A table of the newest rows that fit, oldest first, and how many are left out. */
function fitting(all, columns, maxBytes) {
    const { head, rows } = renderTable(all, columns);
    let bytes = 0;
    let first = rows.length;
    while (first > 0) {
        bytes += Buffer.byteLength(rows[first - 1] ?? '') + 1;
        if (bytes > maxBytes)
            break;
        first -= 1;
    }
    const note = first === 0 ? [] : ['', `${(0,base_text/* plural */.LS)(first, 'earlier one')} left out; autorize list shows all.`];
    return [...head, ...rows.slice(first), ...note];
}

// EXTERNAL MODULE: ./build/report/experiment-text.js
var experiment_text = __webpack_require__(9726);
// EXTERNAL MODULE: ./build/report/experiment-view.js
var experiment_view = __webpack_require__(6716);
// EXTERNAL MODULE: ./build/base/score-text.js
var score_text = __webpack_require__(8164);
// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(6794);
;// CONCATENATED MODULE: ./build/report/iteration-markdown.js





// A terminal and a person are done with less; the files have the rest.
const MAX_CHARS = 400_000;
/** One iteration whole, as markdown: what was recorded, what was asked, what was changed, what was printed. */
function renderIteration({ record, prompt, diff, logs, evidence }) {
    const { iter, outcome, score, notes, summary } = record;
    const scored = typeof score === 'number' ? `, score ${(0,markdown/* escapeMarkdown */.F)((0,score_text/* renderScore */.ls)(score))}` : '';
    const facts = (0,iteration_facts/* renderFacts */.Id)(record).map(([name, value]) => `- ${name}: ${(0,markdown/* escapeMarkdown */.F)(value)}`);
    return [
        `# Iteration ${iter}: ${(0,markdown/* escapeMarkdown */.F)(outcome)}${scored}`,
        '',
        ...facts,
        '',
        ...renderBlock({ title: 'Reason', text: notes }),
        ...renderBlock({ title: 'Summary, as told by the agent', text: summary ?? '' }),
        ...renderBlock({ title: 'Diff', text: diff ?? '', language: 'diff' }),
        ...renderBlock({ title: 'Evidence', text: renderJson(evidence), language: 'json' }),
        ...renderBlock({ title: 'Prompt', text: prompt ?? '', language: 'markdown' }),
        ...logs.flatMap(({ name, text, truncated }) => renderBlock({ title: `Log ${(0,markdown/* escapeMarkdown */.F)(name)}`, text, isPart: truncated })),
    ].join('\n');
}
/** A titled fence; nothing for text that is empty. */
function renderBlock({ title, text, language = 'text', isPart = false }) {
    if (text.trim() === '')
        return [];
    const rest = text.length - MAX_CHARS;
    const notes = [
        ...(rest > 0 ? [`${rest} more characters are in the file.`, ''] : []),
        ...(isPart ? ['The log holds only a part of what was printed.', ''] : []),
    ];
    return [`## ${title}`, '', (0,base_text/* fenced */.OF)((0,foreign_text/* manyLines */.h)(text, MAX_CHARS), language), '', ...notes];
}
function renderJson(value) {
    return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(1977);
;// CONCATENATED MODULE: ./build/cli/look-command.js
var look_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var look_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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














function see({ words: [name = ''], host }) {
    const place = (0,store/* placeOf */.$t)(name, host);
    const look = (0,experiment_look/* lookAt */.t5)(place, host);
    return { place, look, view: (0,experiment_view/* buildExperimentView */.B)({ ...look, now: host.now() }) };
}
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}
/** Problems are told beside what can be shown; the exit code says that there are some. */
function exitOf({ look }, terminal) {
    for (const problem of look.problems)
        terminal.err(`error: ${problem}\n`);
    return look.problems.length > 0 ? errors/* EXIT */.dc.usage : errors/* EXIT */.dc.yes;
}
/** Where an experiment is, in a screen. */
function runStatusCommand(call) {
    const { host, terminal } = call;
    const seen = see(call);
    const { place, look } = seen;
    const branch = (0,experiment_look/* lookAtBranch */.$s)(place, look);
    if (call.values.has('json')) {
        const problems = [...look.problems, ...(branch === undefined ? [] : [`${branch.message}. ${branch.remedy}`])];
        printJson(terminal, { ...look.state, is_running: look.isRunning, problems, notices: look.notices });
    }
    else
        terminal.out((0,experiment_text/* renderStatus */.L)((0,experiment_view/* buildExperimentView */.B)({ ...look, branchProblem: branch?.message, now: host.now() })));
    if (branch !== undefined)
        terminal.err(`error: ${branch.message}. ${branch.remedy}\n`);
    const code = exitOf(seen, terminal);
    return branch === undefined || code !== errors/* EXIT */.dc.yes ? code : errors/* EXIT */.dc.precondition;
}
/** Every iteration, oldest first. */
function runListCommand(call) {
    const seen = see(call);
    if (call.values.has('json'))
        printJson(call.terminal, seen.look.records);
    else
        call.terminal.out(renderList(seen.view));
    return exitOf(seen, call.terminal);
}
/** One iteration whole. */
function runShowCommand(call) {
    const { words, values, terminal } = call;
    const seen = see(call);
    const { place, look } = seen;
    const iter = Number(words[1]);
    const record = look.records.findLast((each) => each.iter === iter);
    if (record === undefined)
        throw noIteration(seen, iter);
    const read = (name) => (0,store/* readIterationFile */.Q_)(place, iter, name);
    const evidence = parseEvidence(read('evidence.json'));
    const [prompt, diff] = [read('prompt.md'), read('changes.diff')];
    if (values.has('json'))
        printJson(terminal, { record, prompt, diff, evidence, logs: readLogs(place, iter) });
    else
        terminal.out(renderIteration({ record, prompt, diff, evidence, logs: readLogs(place, iter) }));
    return exitOf(seen, terminal);
}
function noIteration({ place, look }, iter) {
    const isInFlight = (0,store/* listIterationFolders */.tU)(place).includes(iter);
    const numbers = look.records.map((each) => each.iter);
    const known = numbers.length === 0 ? 'none' : `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
    return new errors/* PreconditionError */.Rb({
        message: isInFlight
            ? `iteration ${iter} of "${place.name}" has no record yet: it is in flight, or a run was broken off`
            : `"${place.name}" has no iteration ${iter}; it has ${known}`,
        remedy: `See: autorize list ${place.name}`,
    });
}
const LOGS = /^(.*)\.(stdout|stderr)$/;
const MAX_LOG_CHARS = 200_000;
function readLogs(place, iter) {
    const folder = (0,store/* iterationFolder */.OO)(place, iter);
    const names = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder).filter((name) => LOGS.test(name)) : [];
    return names.sort().flatMap((name) => {
        const text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8');
        return text === '' ? [] : [{ name, text: text.slice(0, MAX_LOG_CHARS), truncated: text.length > MAX_LOG_CHARS }];
    });
}
function parseEvidence(text) {
    if (text === undefined)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        // Half written by a run that was killed: shown as the text that it is.
        return text;
    }
}
/** Everything that `run` needs, and how far the evaluator can be trusted; 1 when something has to be mended first. */
async function runDoctorCommand({ words: [name = ''], values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stopping = look_command_addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const isJson = values.has('json');
        const onProgress = (what) => {
            if (terminal.columns !== undefined && !isJson)
                terminal.err(`${what} …\n`);
        };
        const diagnosis = await runDoctor({ name, signal: stopping.signal, onProgress }, host);
        if (isJson)
            printJson(terminal, diagnosis);
        else
            terminal.out(renderDoctorText(diagnosis));
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        return diagnosis.checks.some(({ verdict }) => verdict === 'problem') ? errors/* EXIT */.dc.no : errors/* EXIT */.dc.yes;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        look_command_disposeResources(env_1);
    }
}
/** Writes the page and the summary. */
function runReportCommand(call) {
    const { values, host, terminal } = call;
    const seen = see(call);
    const { place, look, view } = seen;
    const output = values.get('output')?.[0];
    const folder = output === undefined ? place.folder : (0,external_node_path_.resolve)(host.cwd, output);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const diffs = new Map(look.records.flatMap(({ iter }) => {
        const diff = (0,store/* readIterationFile */.Q_)(place, iter, 'changes.diff');
        return diff === undefined || diff === '' ? [] : [[iter, diff]];
    }));
    const files = {
        'report.html': renderExperimentHtml({ view, diffs }),
        'report.md': renderExperimentMarkdown(view),
    };
    for (const [name, text] of Object.entries(files)) {
        (0,durable/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, name), [text]);
        terminal.out(`${terminal.shorten((0,external_node_path_.join)(folder, name))}\n`);
    }
    return exitOf(seen, terminal);
}


/***/ }),

/***/ 2702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ describeRoot),
/* harmony export */   P7: () => (/* binding */ describeAgent),
/* harmony export */   Rx: () => (/* binding */ describeKey),
/* harmony export */   Zt: () => (/* binding */ isSuperuser),
/* harmony export */   lI: () => (/* binding */ requireAgent)
/* harmony export */ });
/* harmony import */ var _attempt_agent_preset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7425);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9058);
/* harmony import */ var _diagnosis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6679);
/**
 * Whether the agent that a config names can work here.
 * Invariant: only looked at: nothing of it is run.
 */





/**
 * Throws where the agent's program is not there. A path of the repository is let through: setup may make it, and an
 * iteration that was kept may have brought it.
 */
async function requireAgent(request) {
    const checks = [await describeAgent({ ...request, base: undefined }), ...describeRoot(request)];
    const problem = checks.find(({ verdict }) => verdict === 'problem');
    if (problem?.remedy === undefined)
        return;
    const { detail, remedy } = problem;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({ message: `the agent cannot be run: ${detail}`, remedy });
}
/** Whether the agent's program is there. */
async function describeAgent({ config, env, outer, refs, base }) {
    const { agent } = config;
    const check = { id: 'agent', title: 'agent' };
    const word = agent.command === undefined && agent.preset !== undefined
        ? { kind: 'program', name: _attempt_agent_preset_js__WEBPACK_IMPORTED_MODULE_0__/* .PRESETS */ .fG[agent.preset].program }
        : (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommandWord */ .Iq)((0,_attempt_agent_preset_js__WEBPACK_IMPORTED_MODULE_0__/* .agentTemplate */ .wJ)(agent).command);
    switch (word.kind) {
        case 'shell':
            return { ...check, verdict: 'ok', detail: `begins with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(word.word)}, which the shell runs itself` };
        case 'path': {
            const isThere = word.path.startsWith('/')
                ? (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isProgram */ .V)(word.path)
                : base === undefined || (await isInCommit(refs, base, word.path));
            if (isThere)
                return { ...check, verdict: 'ok', detail: word.path };
            const where = word.path.startsWith('/') ? 'no file that can be run' : 'not in the base commit';
            const remedy = 'Mend agent.command; a path that is not absolute is of the repository.';
            return { ...check, verdict: 'problem', detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(word.path, 200)} is ${where}`, remedy };
        }
        case 'program': {
            const program = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .a)(word.name, env.PATH ?? outer.PATH ?? '');
            if (program !== undefined)
                return { ...check, verdict: 'ok', detail: program };
            const remedy = 'Install it, or mend agent.command or PATH.';
            return { ...check, verdict: 'problem', detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(word.name)} is not on PATH`, remedy };
        }
        default:
            return word;
    }
}
async function isInCommit(refs, commit, path) {
    const name = path.replace(/^(\.\/)+/, '');
    const { exitCode } = await refs(['cat-file', '-e', `${commit}:${name}`], { allowed: [0, 1, 128] });
    return exitCode === 0;
}
/** Whether a preset's CLI gets a key: its own login is in the user's home, which an agent does not get. */
function describeKey({ agent }, env) {
    if (agent.preset === undefined || agent.command !== undefined)
        return [];
    const { keys } = _attempt_agent_preset_js__WEBPACK_IMPORTED_MODULE_0__/* .PRESETS */ .fG[agent.preset];
    const key = keys.find((name) => (env[name] ?? '') !== '');
    const check = { id: 'agent-key', title: "agent's key" };
    if (key !== undefined)
        return [{ ...check, verdict: 'ok', detail: `${key} is given` }];
    const detail = `agent.env gives ${agent.preset} no key (${keys.join(' or ')}), and its own login is not there for it`;
    const [first = ''] = keys;
    return [{ ...check, verdict: 'warning', detail, remedy: `Add to [agent]: env = { ${first} = "$${first}" }` }];
}
/** Whether a preset's CLI would refuse to work, since this user is root and nothing confines it. */
function describeRoot({ config: { agent }, env, level, isRoot }) {
    const mark = (0,_attempt_agent_preset_js__WEBPACK_IMPORTED_MODULE_0__/* .sandboxMarkOf */ .kH)(agent);
    if (mark === undefined || !isRoot || level === 'bubblewrap' || (env[mark] ?? '') !== '')
        return [];
    const detail = `${agent.preset} refuses to work as root without a sandbox, and bubblewrap is not in force`;
    const remedy = `Use bubblewrap, or another user; or, in a container that is for this alone, add to [agent]: env = { ${mark} = "1" }`;
    return [{ id: 'agent-root', verdict: 'problem', title: 'agent as root', detail, remedy }];
}
/** Whether the supervisor, and with it an agent without a sandbox, is the superuser. */
function isSuperuser() {
    return process.getuid?.() === 0;
}


/***/ }),

/***/ 1881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NZ: () => (/* binding */ auditExperiment),
/* harmony export */   ZY: () => (/* binding */ readStanding),
/* harmony export */   h$: () => (/* binding */ auditPlace),
/* harmony export */   uY: () => (/* binding */ readDecisions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3945);
/* harmony import */ var _attempt_decide_audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7629);
/* harmony import */ var _attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4745);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1739);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7680);
/**
 * Recomputes every decision of an experiment from the scores in its record, without running anything.
 * Invariant: nothing is written, no lock is taken; what is judged is `decisions.jsonl` as it lies there.
 */







/** Audits an experiment. Throws where it has no record of decisions. */
function auditExperiment({ name }, host) {
    const place = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(name, host);
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .requireExperiment */ .DW)(place);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.decisions)) {
        const isLost = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(place).records.some(({ decision }) => typeof decision?.test === 'string');
        const file = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(place, place.decisions);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb(isLost
            ? {
                message: `${file} is gone: what "${name}" decided by it cannot be recomputed`,
                remedy: `Put it back; or go on without it: autorize run ${name} begins another one from the branch.`,
            }
            : {
                message: `"${name}" has no record of decisions: no run of this tool has decided anything there`,
                remedy: `Run it: autorize run ${name}`,
            });
    }
    return auditPlace(place);
}
/** Audits what lies in a place; nothing at all is sound. */
function auditPlace(place) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.decisions) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place.decisions) : Buffer.alloc(0);
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJournal */ .z8)(bytes);
    const raw = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    if (raw.length === 0 && parsed.kind === 'sound') {
        return { differences: [], notes: [], decisions: 0, evaluations: 0, claim: undefined, isSound: true };
    }
    const claim = lastClaim(raw);
    const { differences, notes, decisions, evaluations } = (0,_attempt_decide_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .auditRecords */ .u)({
        records: raw,
        ...(claim === undefined ? {} : { headline: claim.sentence }),
    });
    const chain = parsed.kind === 'sound' ? [] : [{ kind: 'chain', record: parsed.line, message: chainFlaw(place, parsed) }];
    const all = [...chain, ...differences, ...branchFlaws(raw, (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(place).records)];
    return { differences: all, notes, decisions, evaluations, claim: claim?.sentence, isSound: all.length === 0 };
}
function chainFlaw(place, { line, why }) {
    return `line ${line} of ${(0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(place, place.decisions)} ${why}; to put the file aside: autorize repair ${place.name}`;
}
/** Each keep of the record is an iteration of the ledger, and the other way round. */
function branchFlaws(raw, ledger) {
    const kept = new Set(ledger.flatMap(({ outcome, tree }) => (outcome === 'merged' && tree ? [tree] : [])));
    const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : [])));
    // What was kept before the record began anew is not in it.
    const start = raw[0]?.start_tree ?? raw[0]?.baseline_tree;
    const first = ledger.findLastIndex(({ outcome, tree }) => outcome === 'merged' && tree === start) + 1;
    const undecided = ledger.slice(first).flatMap(({ iter, outcome, tree, decision }) => {
        if (outcome !== 'merged' || typeof decision?.test !== 'string' || decided.has(tree))
            return [];
        return [{ kind: 'ledger', record: raw.length, message: `iteration ${iter} was kept, and no decision says so` }];
    });
    const unrecorded = raw.flatMap((record, index) => {
        // Of the last keep the record may still be to be written: a run is at work, or was killed just then.
        const isLast = raw.slice(index).every(({ kind }) => kind !== 'candidate');
        if (record.kind !== 'incumbent' || isLast || kept.has(String(record.tree)))
            return [];
        const message = `${String(record.by)} was kept, and no record of iterations.jsonl says so`;
        return [{ kind: 'ledger', record: index + 1, message }];
    });
    return [...unrecorded, ...undecided];
}
function lastClaim(records) {
    const last = records.findLast(({ kind }) => kind === 'claim');
    const read = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xL(_attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionRecordSchema */ .v, last);
    return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
/** The raw records of decisions, as far as they can be read. */
function readDecisions({ decisions: path }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return [];
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
    return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
/** The tree that the last promotion of `checkpoint` made the champion; undefined: there was none. */
function championOf(raw) {
    const promotion = raw.findLast(({ kind, purpose, kept }) => kind === 'decision' && purpose === 'promotion' && kept === true);
    if (promotion === undefined)
        return undefined;
    return raw.findLast(({ kind, task, arm }) => kind === 'evaluation' && task === promotion.task && arm === 'candidate')
        ?.tree;
}
/** Reads what may be said; a claim of what the branch held before something else was kept says nothing of now. */
function readStanding(raw, ledger) {
    const tip = ledger.findLast(({ outcome }) => outcome === 'merged');
    if (raw.length === 0 || tip === undefined)
        return { kind: 'none' };
    const claim = lastClaim(raw);
    if (claim !== undefined && claim.final === (championOf(raw) ?? tip.tree)) {
        return { kind: 'confirmed', sentence: claim.sentence };
    }
    const [genesis] = raw;
    const read = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xL(_attempt_decide_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionRecordSchema */ .v, genesis);
    const isWanted = read.success && read.data.kind === 'genesis' && read.data.settings.confirm.pairs > 0 && !read.data.unscored;
    return { kind: isWanted ? 'unconfirmed' : 'none' };
}


/***/ }),

/***/ 2700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ checkBranch),
/* harmony export */   E0: () => (/* binding */ findBranch),
/* harmony export */   GH: () => (/* binding */ isForeignKeep),
/* harmony export */   MT: () => (/* binding */ branchProblem),
/* harmony export */   Sp: () => (/* binding */ requireFreeBranch),
/* harmony export */   iu: () => (/* binding */ branchMoved)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2527);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5222);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3342);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(731);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6951);
/**
 * The branch that an experiment keeps its commits on.
 * Invariant: it is moved only while no work tree has it checked out, and only from where the records say that it is; a
 * branch that somebody else made is never moved away from commits of its own.
 */







/** Brings the branch to where it has to be by the records, and gives the commit that it is at. */
async function checkBranch(request) {
    const { place, refs, base } = request;
    const { commit, from } = await findBranch(request);
    if (commit !== undefined)
        return commit;
    const moved = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .moveRef */ .LH)(refs, { ref: refOf(place), from, to: base });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('branch:after-move');
    if (moved.kind === 'done')
        return base;
    throw branchMoved(place.name, { expected: base, actual: moved.actual });
}
/** Looks where the branch is; throws where it is not where it has to be by the records, or cannot be moved. */
async function findBranch({ place, refs, base, records }) {
    requireFreeBranch(place);
    await requireRoom(refs, place);
    const actual = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .readRef */ .sg)(refs, refOf(place));
    const { last_kept_commit: kept } = (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .foldRecords */ .IN)(records, 'max');
    // The original tool's records do not name commits: the branch itself is what there is.
    if (kept === null && actual !== undefined && records.some(isForeignKeep))
        return { commit: actual, from: actual };
    const expected = kept ?? base;
    if (actual === expected)
        return { commit: expected, from: actual };
    if (records.length === 0) {
        if (actual === undefined || (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(refs, { base: actual, tip: base })))
            return { commit: undefined, from: actual };
        throw await foreignBranch(refs, place, actual);
    }
    if (actual !== undefined &&
        (await isKeepOf(refs, place.name, actual)) &&
        !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(refs, { base: actual, tip: expected }))) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: `the branch ${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(place.name)} holds keeps that the ledger does not: it is at ${actual}`,
            remedy: `Rebuild their records from git: autorize repair ${place.name}`,
        });
    }
    throw branchMoved(place.name, { expected, actual });
}
function refOf({ name }) {
    return `refs/heads/${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)}`;
}
/** Throws where a work tree is on the branch: moving it would make that work tree look changed. */
function requireFreeBranch(place) {
    const holder = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .listHeads */ .Y3)(place.repository).find(({ head }) => head === refOf(place));
    if (holder === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `the work tree "${holder.folder}" is on ${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(place.name)}, which the experiment moves`,
        remedy: 'Switch to another branch there first: git switch -',
    });
}
/** Git keeps branches as files: beside one named `autorize` there can be none named `autorize/NAME`. */
async function requireRoom(refs, { name }) {
    const [folder = ''] = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name).split('/');
    if ((await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .readRef */ .sg)(refs, `refs/heads/${folder}`)) === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch "${folder}", beside which git can have no "${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)}"`,
        remedy: `Rename it: git branch -m ${folder} another-name`,
    });
}
async function foreignBranch(refs, { name }, actual) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name);
    if (await isKeepOf(refs, name, actual)) {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: `the branch ${branch} holds keeps of "${name}", and there is no record of them here`,
            remedy: `Rebuild the records from git: autorize repair ${name}. Or start anew: autorize archive ${name}`,
        });
    }
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch ${branch} already, at ${actual}, and no record of this experiment names it`,
        remedy: `Rename it (git branch -m ${branch} another-name), or give the experiment another name.`,
    });
}
async function isKeepOf(refs, name, commit) {
    const { stdout } = await refs(['cat-file', 'commit', commit]);
    return stdout.toString().split('\n').includes(`${_state_js__WEBPACK_IMPORTED_MODULE_5__/* .TRAILERS */ .jl.experiment}: ${name}`);
}
/** A keep that the original tool recorded, which names no commit. */
function isForeignKeep({ outcome, commit }) {
    return outcome === 'merged' && typeof commit !== 'string';
}
/** What is wrong where a branch is not at what the records kept last; of the original tool's keeps none can be told. */
function branchProblem(name, { records, base, actual, }) {
    if (records.length === 0 || records.some(isForeignKeep))
        return undefined;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .foldRecords */ .IN)(records, 'max').last_kept_commit ?? base;
    if (expected === undefined || expected === actual)
        return undefined;
    return branchMoved(name, { expected, actual });
}
/** The branch is not where the records say. */
function branchMoved(name, { expected, actual }) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name);
    const found = actual === undefined ? `the branch ${branch} is gone` : `the branch ${branch} is at ${actual}`;
    const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${found}; the records say that it is at ${expected}`,
        remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
    });
}


/***/ }),

/***/ 7445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cK: () => (/* binding */ decisionSettings),
  nt: () => (/* binding */ parseExperimentConfig)
});

// UNUSED EXPORTS: experimentConfigSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/attempt/agent/preset.js
var preset = __webpack_require__(7425);
// EXTERNAL MODULE: ./build/attempt/decide/objective-keys.js
var objective_keys = __webpack_require__(4213);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/schema-problems.js
var schema_problems = __webpack_require__(6586);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/attempt/decide/settings-rules.js
var settings_rules = __webpack_require__(7448);
;// CONCATENATED MODULE: ./build/base/deadline.js
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
const CLOCK = /^(?:(today|tomorrow)\s+)?(?:at\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/i;
const DAY_MS = 86_400_000;
/**
 * Reads a deadline: RFC 3339, `14:30` (today, or tomorrow when that has passed), `tomorrow 9am`. Undefined when the
 * text is none of these. The instant may lie in the past: that is for the caller to refuse.
 */
function parseDeadline(text, { now, utcOffset }) {
    const trimmed = text.trim();
    if (RFC3339.test(trimmed))
        return validDate(new Date(trimmed.replace(' ', 'T')));
    const clock = CLOCK.exec(trimmed);
    if (clock === null)
        return undefined;
    const [, day, hourText = '', minuteText, half] = clock;
    // A bare number without a day, a colon or am/pm could mean anything.
    if (minuteText === undefined && half === undefined)
        return undefined;
    const hour = readHour(Number(hourText), half?.toLowerCase());
    const minute = Number(minuteText ?? 0);
    if (hour === undefined || minute > 59)
        return undefined;
    const isTomorrow = day?.toLowerCase() === 'tomorrow';
    const today = atLocalTime(now, { days: isTomorrow ? 1 : 0, hour, minute, utcOffset });
    if (day !== undefined || today > now)
        return today;
    return atLocalTime(now, { days: 1, hour, minute, utcOffset });
}
function readHour(hour, half) {
    if (half === undefined)
        return hour <= 23 ? hour : undefined;
    if (hour < 1 || hour > 12)
        return undefined;
    return (hour % 12) + (half === 'pm' ? 12 : 0);
}
function atLocalTime(now, { days, hour, minute, utcOffset }) {
    const local = new Date(now.getTime() + utcOffset(now) * 60_000);
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
    const wall = midnight + days * DAY_MS + (hour * 60 + minute) * 60_000;
    // The offset is that of the deadline, not of now: between them the clocks may change.
    const guess = new Date(wall - utcOffset(now) * 60_000);
    return new Date(wall - utcOffset(guess) * 60_000);
}
function validDate(date) {
    return Number.isNaN(date.getTime()) ? undefined : date;
}

// EXTERNAL MODULE: ./build/base/json-path.js
var json_path = __webpack_require__(5090);
;// CONCATENATED MODULE: ./build/experiment/config-rules.js





/**
 * Checks what no shape says of a config. It is the raw value that is looked at: a mistake in one key hides none in
 * another. A value of another type than it should be is left to the schema.
 */
function checkRules(rawConfig, place) {
    const written = textAt(rawConfig, ['schedule', 'deadline']);
    const deadline = written === undefined ? undefined : parseDeadline(written, place);
    const broken = [
        ...nameRules(rawConfig, place),
        ...budgetRules(rawConfig),
        ...scheduleRules(rawConfig, deadline, place),
        ...agentRules(rawConfig),
        ...environmentRules(rawConfig, place),
        ...guardRules(rawConfig),
        ...commandRules(rawConfig, place),
    ];
    return { broken, deadline };
}
function textAt(rawConfig, path) {
    const value = (0,json_path/* valueAt */.fK)(rawConfig, path);
    return typeof value === 'string' ? value : undefined;
}
function isTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function nameRules(rawConfig, { folder }) {
    const path = ['experiment', 'name'];
    const name = textAt(rawConfig, path);
    if (name === undefined || name === folder)
        return [];
    return [[path, (0,base_text/* quoted */.TL)(name), `the name of its folder, ${(0,base_text/* quoted */.TL)(folder)}`, 'Rename one of the two.']];
}
function budgetRules(rawConfig) {
    const path = ['iteration', 'budget'];
    const budget = textAt(rawConfig, path);
    if (budget === undefined || (0,duration/* parseDuration */.E)(budget) !== 0)
        return [];
    return [[path, (0,base_text/* quoted */.TL)(budget), 'more than nothing', 'Write e.g. "5m".']];
}
function scheduleRules(rawConfig, deadline, { now, schedule: check = 'checked' }) {
    const schedule = (0,json_path/* valueAt */.fK)(rawConfig, ['schedule']);
    if (!isTable(schedule))
        return [];
    const isTotal = (0,json_path/* valueAt */.fK)(schedule, ['total_budget']) !== undefined;
    const isDeadline = (0,json_path/* valueAt */.fK)(schedule, ['deadline']) !== undefined;
    const expected = 'exactly one of total_budget and deadline';
    const broken = [];
    if (isTotal && isDeadline) {
        broken.push([['schedule'], 'both total_budget and deadline', expected, 'Remove one of the two.']);
    }
    if (!isTotal && !isDeadline) {
        broken.push([['schedule'], 'neither total_budget nor deadline', expected, 'Add one.']);
    }
    const total = textAt(schedule, ['total_budget']);
    if (total !== undefined && (0,duration/* parseDuration */.E)(total) === 0) {
        broken.push([['schedule', 'total_budget'], (0,base_text/* quoted */.TL)(total), 'more than nothing', 'Write e.g. "4h".']);
    }
    const written = textAt(schedule, ['deadline']);
    if (written !== undefined && deadline === undefined) {
        const shapes = 'a time such as "2026-05-21T09:00:00-07:00", "14:30" or "tomorrow 9am"';
        broken.push([['schedule', 'deadline'], (0,base_text/* quoted */.TL)(written), shapes, 'Mend the time.']);
    }
    if (written !== undefined && deadline !== undefined && deadline <= now && check === 'checked') {
        const found = `${(0,base_text/* quoted */.TL)(written)}, which has passed`;
        broken.push([['schedule', 'deadline'], found, 'a time to come', 'Set a later one.']);
    }
    return broken;
}
function agentRules(rawConfig) {
    const agent = (0,json_path/* valueAt */.fK)(rawConfig, ['agent']);
    if (!isTable(agent))
        return [];
    if ((0,json_path/* valueAt */.fK)(agent, ['command']) === undefined && (0,json_path/* valueAt */.fK)(agent, ['preset']) === undefined) {
        return [[['agent'], 'an agent without a command', 'agent.command or agent.preset', 'Add one of the two.']];
    }
    const command = textAt(agent, ['command']);
    const stdin = (0,json_path/* valueAt */.fK)(agent, ['stdin']) ?? 'none';
    if (command === undefined || stdin !== 'none' || command.includes('{prompt_file}'))
        return [];
    const remedy = 'Add {prompt_file} to the command, or set agent.stdin = "prompt".';
    return [[['agent', 'command'], (0,base_text/* quoted */.TL)(command), '{prompt_file} in the command', remedy]];
}
function environmentRules(rawConfig, { checkVariable }) {
    const table = (0,json_path/* valueAt */.fK)(rawConfig, ['agent', 'env']);
    if (checkVariable === undefined || !isTable(table))
        return [];
    return Object.entries(table).flatMap(([name, template]) => {
        const problems = typeof template === 'string' ? checkVariable(name, template) : [];
        return problems.map(({ found, expected, remedy }) => [['agent', 'env', name], found, expected, remedy]);
    });
}
function guardRules(rawConfig) {
    const guards = (0,json_path/* valueAt */.fK)(rawConfig, ['guards']);
    if (!Array.isArray(guards))
        return [];
    const names = guards.map((guard) => textAt(guard, ['name']));
    return names.flatMap((name, index) => {
        if (name === undefined || names.indexOf(name) === index)
            return [];
        return [[['guards', index, 'name'], `a second guard ${(0,base_text/* quoted */.TL)(name)}`, 'each name once', 'Rename one of the two.']];
    });
}
/** What the shell could not even read would be found out only when agents have worked for it. */
function commandRules(rawConfig, { checkCommand }) {
    const guards = (0,json_path/* valueAt */.fK)(rawConfig, ['guards']);
    const tables = ['objective', 'setup', 'teardown', 'agent', 'summarize'].map((table) => [table]);
    const ofGuards = Array.isArray(guards) ? guards.map((_, index) => ['guards', index]) : [];
    return [...tables, ...ofGuards].flatMap((table) => {
        const path = [...table, 'command'];
        const command = textAt(rawConfig, path);
        const said = command === undefined ? undefined : checkCommand?.(command);
        if (command === undefined || said === undefined)
            return [];
        const found = `${(0,base_text/* quoted */.TL)(command)}, which the shell cannot read (${said})`;
        return [[path, found, 'a command line for sh', 'Mend the command.']];
    });
}
/** What is wrong between the keys of a decision, each of them sound by itself. */
function decisionRules(settings, { baseline }) {
    const broken = (0,settings_rules/* decisionProblems */.BL)(settings).map(({ path, found, expected, remedy }) => {
        return [['objective', ...path], found, expected, remedy];
    });
    const { decision } = settings;
    if (baseline || decision === 'auto' || decision === 'greedy')
        return broken;
    const expected = `true with decision = ${(0,base_text/* quoted */.TL)(decision)}: the noise is learnt from the base`;
    const remedy = 'Leave it out, or set decision = "greedy".';
    return [...broken, [['objective', 'baseline'], 'baseline = false', expected, remedy]];
}

;// CONCATENATED MODULE: ./build/experiment/config.js







/** The longest budget, timeout or schedule: beyond it a typing mistake is likelier than a plan. */
const MAX_DURATION_MS = 366 * 86_400_000;
const durationText = schemas/* string */.YjP().check(schemas/* refine */.YPB((given) => {
    const ms = (0,duration/* parseDuration */.E)(given);
    return ms !== undefined && ms <= MAX_DURATION_MS;
}, 'a duration such as "90s", "5m", "1h30m" or "2days", at most 366 days'));
const config_duration = (fallback) => schemas/* _default */.Rvf(durationText, fallback);
const config_text = schemas/* _default */.Rvf(schemas/* string */.YjP(), '');
const flag = (fallback) => schemas/* _default */.Rvf(schemas/* boolean */.zMY(), fallback);
const count = (fallback) => schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(0, 'a whole number that is not negative')), fallback);
const filled = schemas/* string */.YjP().check(schemas/* refine */.YPB((given) => given.trim() !== '', 'text that is not blank'));
const globs = schemas/* _default */.Rvf(schemas/* array */.YOg(filled), []);
const pattern = filled.check(schemas/* refine */.YPB((given) => isPattern(given), 'a regular expression with a capture group, e.g. "score=([0-9.]+)"'));
const parse = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('float') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('regex'), pattern }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('jq'), path: filled }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('signed') }),
], '{ kind = "float" }, { kind = "regex", pattern = … }, { kind = "jq", path = … } or { kind = "signed" }');
const FAIL_MODES = ['invalid', 'worst', 'abort'];
const DIRECTIONS = ['min', 'max'];
const SANDBOX_REQUESTS = ['auto', 'required', 'off'];
const choice = (words) => schemas/* enum */.k5n(words, words.map((word) => (0,base_text/* quoted */.TL)(word)).join(' or '));
const command = schemas/* prefault */.SdS(schemas/* strictObject */.rej({ command: config_text, timeout: config_duration('5m') }), {});
const limit = schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(1, 'a whole number from 1')));
const amount = schemas/* optional */.lqM(schemas/* number */.aig().check(api/* _positive */.NC('a number above 0')));
/** `config.toml` of an experiment, exactly as on disk; every key that is left out has its default. */
const experimentConfigSchema = schemas/* strictObject */.rej({
    experiment: schemas/* strictObject */.rej({
        name: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"')),
        description: config_text,
    }),
    objective: schemas/* strictObject */.rej({
        command: filled,
        direction: choice(DIRECTIONS),
        parse: schemas/* _default */.Rvf(parse, { kind: 'float' }),
        timeout: config_duration('60s'),
        fail_mode: schemas/* _default */.Rvf(choice(FAIL_MODES), 'invalid'),
        protect: schemas/* optional */.lqM(schemas/* array */.YOg(filled)),
        baseline: flag(true),
        network: schemas/* _default */.Rvf(choice(['on', 'off']), 'off'),
        ...objective_keys/* objectiveDecisionShape */.Zv,
    }),
    guards: schemas/* _default */.Rvf(schemas/* array */.YOg(schemas/* strictObject */.rej({ name: filled, command: filled, timeout: config_duration('60s') })), []),
    boundaries: schemas/* prefault */.SdS(schemas/* strictObject */.rej({
        allow_paths: globs,
        deny_paths: globs,
        enforce_allow: flag(false),
        permit: globs,
        max_files: limit,
        max_diff_lines: limit,
    }), {}),
    setup: command,
    teardown: schemas/* prefault */.SdS(schemas/* strictObject */.rej({ command: config_text, timeout: config_duration('1m') }), {}),
    iteration: schemas/* prefault */.SdS(schemas/* strictObject */.rej({
        budget: config_duration('5m'),
        max_iterations: count(0),
        max_consecutive_noops: count(5),
        keep_worktrees: flag(false),
        parallel: schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(1, 'a whole number from 1')), 1),
    }), {}),
    schedule: schemas/* strictObject */.rej({ total_budget: schemas/* optional */.lqM(durationText), deadline: schemas/* optional */.lqM(filled) }),
    agent: schemas/* strictObject */.rej({
        command: schemas/* optional */.lqM(filled),
        preset: schemas/* optional */.lqM(choice(preset/* AGENT_PRESETS */.VC)),
        stdin: schemas/* _default */.Rvf(choice(['none', 'prompt']), 'none'),
        workdir_var: schemas/* _default */.Rvf(schemas/* string */.YjP().check(api/* _regex */.Fk(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a name for a variable of the environment')), 'AUTORIZE_WORKDIR'),
        env: schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()), {}),
        sandbox: schemas/* _default */.Rvf(choice(SANDBOX_REQUESTS), 'auto'),
        network: schemas/* _default */.Rvf(choice(['on', 'off']), 'on'),
    }),
    budget: schemas/* prefault */.SdS(schemas/* strictObject */.rej({ usd: amount, tokens: amount }), {}),
    summarize: schemas/* prefault */.SdS(schemas/* strictObject */.rej({
        enabled: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
        command: schemas/* optional */.lqM(filled),
        timeout: config_duration('60s'),
        stdin: schemas/* _default */.Rvf(choice(['none', 'prompt']), 'prompt'),
    }), {}),
});
/** Decodes a config; every problem is told at once, with its line. Source: experiments, "Config". */
function parseExperimentConfig(document, place) {
    const checked = (0,schema_problems/* checkDocument */.sw)(document, experimentConfigSchema);
    const { broken, deadline } = checkRules(document.value, place);
    const ofRules = broken.map(([path, found, expected, remedy]) => (0,schema_problems/* problemAt */.l4)(document, path, { found, expected, remedy }));
    if ('problems' in checked) {
        const told = new Set(checked.problems.map(({ path }) => path));
        return { problems: [...checked.problems, ...ofRules.filter(({ path }) => !told.has(path))] };
    }
    const ofDecisions = decisionRules(decisionSettings(checked.value), checked.value.objective).map(([path, found, expected, remedy]) => (0,schema_problems/* problemAt */.l4)(document, path, { found, expected, remedy }));
    const problems = [...ofRules, ...ofDecisions];
    return problems.length > 0 ? { problems } : { config: checked.value, deadline };
}
/** The part of a config that says how changes are decided on. */
function decisionSettings({ objective }) {
    return objective_keys/* decisionSettingsSchema */.ly.parse(objective);
}
function isPattern(given) {
    try {
        // An alternative that is empty always matches, and tells how many groups there are.
        return (new RegExp(`${given}|`).exec('')?.length ?? 0) > 1;
    }
    catch {
        // What cannot be compiled is no pattern; that is the answer.
        return false;
    }
}


/***/ }),

/***/ 6679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ readCommandWord),
/* harmony export */   NE: () => (/* binding */ checksOfError),
/* harmony export */   X8: () => (/* binding */ describeProtection),
/* harmony export */   hT: () => (/* binding */ describeSandbox),
/* harmony export */   v3: () => (/* binding */ describeDisk)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


/** An error of the engine as what was found; each problem of a file is a check of its own. */
function checksOfError({ id, title }, error) {
    if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl || error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb) {
        return error.problems.map((problem) => {
            const { remedy } = problem;
            const line = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM)(problem);
            const detail = line.endsWith(` ${remedy}`) ? line.slice(0, -remedy.length - 1) : line;
            return { id, title, verdict: 'problem', detail, remedy };
        });
    }
    return [{ id, title, verdict: 'problem', detail: error.message, remedy: error.remedy }];
}
// Words that a shell runs itself, or that begin something of its grammar.
const SHELL_WORDS = new Set('. : [ [[ { ( ! alias break case cd command continue do eval exec exit export for if printf pwd read readonly return set shift test time trap true type ulimit umask unalias unset until wait while getopts hash false echo'.split(' '));
// What a value may be made of here: a substitution can hold spaces and commands of its own.
const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s;&|'"(){}`\\])*\s+)*/;
/** What a command line begins with: the program that has to be there. In doubt it is the shell's affair. */
function readCommandWord(command) {
    const line = command.trimStart();
    const [assignments = ''] = ASSIGNMENTS.exec(line) ?? [];
    const rest = line.slice(assignments.length);
    // A word in quotes is one only where nothing is joined to it; digits before a redirection are a descriptor.
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
/** What isolation there will be, and why not more. */
function describeSandbox(kind, { requested, refusals, remedy }) {
    const check = { id: 'sandbox', title: 'sandbox' };
    if (kind === 'bubblewrap')
        return { ...check, verdict: 'ok', detail: 'bubblewrap: own processes, own view of files' };
    const what = kind === 'namespace'
        ? 'namespace: the processes end with the run, but an agent can read and write all files of this user'
        : 'process group: an agent can read and write all files of this user, and a process of it may survive';
    if (requested === 'off') {
        return { ...check, verdict: 'warning', detail: `${what} (agent.sandbox is "off")`, remedy: 'Set it to "auto".' };
    }
    const why = refusals.map((refusal) => `${refusal.kind}: ${refusal.reason}`).join('; ');
    return { ...check, verdict: 'warning', detail: `${what} (${why})`, remedy };
}
const MAX_NAMES = 4;
/** What of the base judges, and so cannot be changed by what is judged. */
function describeProtection(files, protect) {
    const check = { id: 'protection', title: 'protected files' };
    if (files.length > 0) {
        const shown = files.slice(0, MAX_NAMES).map(({ path }) => path);
        const more = files.length > MAX_NAMES ? `, and ${files.length - MAX_NAMES} more` : '';
        return { ...check, verdict: 'ok', detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files.length, 'file')}: ${shown.join(', ')}${more}` };
    }
    const detail = protect === undefined
        ? 'nothing is protected: objective.protect is not set, and objective.command names no file of the base'
        : `nothing is protected: no file of the base matches objective.protect (${protect.join(', ')})`;
    const remedy = 'Set objective.protect to the evaluator, its inputs and the tests, e.g. protect = ["bench/**"]; else an agent can change what judges it.';
    return { ...check, verdict: 'warning', detail, remedy };
}
const MEGABYTE = 1 << 20;
const LEAST_BYTES = 100 * MEGABYTE;
const WISE_BYTES = 1024 * MEGABYTE;
/** Room for lanes, checkouts and logs. */
function describeDisk(folder, freeBytes) {
    const detail = `${Math.floor(freeBytes / MEGABYTE)} MB free at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(folder, 200)}`;
    const verdict = freeBytes < LEAST_BYTES ? 'problem' : freeBytes < WISE_BYTES ? 'warning' : 'ok';
    const check = { id: 'disk', title: 'disk', verdict, detail };
    return verdict === 'ok' ? check : { ...check, remedy: 'Make room: lanes, checkouts and logs go there.' };
}


/***/ }),

/***/ 731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ foldRecords),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   zI: () => (/* binding */ isBest)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2737);

/** Rebuilds the state from the records alone, in their order. The records are the truth; the state is a cache of this. */
function foldRecords(records, direction) {
    let best;
    let completed = 0;
    let noops = 0;
    let lastIter = 0;
    let lastKept = null;
    for (const record of records) {
        const { outcome, score, iter, commit } = record;
        const { counts, streak } = _record_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTCOME_RULES */ .fA[outcome];
        if (counts)
            completed += 1;
        if (streak === 'grows')
            noops += 1;
        if (streak === 'ends')
            noops = 0;
        lastIter = Math.max(lastIter, iter);
        if (outcome === 'merged' && typeof commit === 'string')
            lastKept = commit;
        if (typeof score === 'number' && isBest(record, best?.score, direction))
            best = { score, iter };
    }
    return {
        best_score: best?.score ?? null,
        best_iter: best?.iter ?? null,
        iterations_completed: completed,
        consecutive_noops: noops,
        next_iter: lastIter + 1,
        last_kept_commit: lastKept,
    };
}
// What these keep is better by pairs, whatever its single scores say.
const BY_PAIRS = ['paired-sequential', 'checkpoint'];
/**
 * Whether a record is of the best so far. Under noise a change that was kept by pairs may show a lower score than the
 * lucky one that it replaces; it is the best all the same.
 */
function isBest({ outcome, score, decision }, best, direction) {
    if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
        return false;
    if (outcome === 'merged' && BY_PAIRS.includes(decision?.policy ?? ''))
        return true;
    return best === undefined || isBetter(score, best, direction);
}
/** Strictly better: a tie is no improvement. */
function isBetter(score, best, direction) {
    return direction === 'min' ? score < best : score > best;
}


/***/ }),

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ lookAtBranch),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   zX: () => (/* binding */ rebuildState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1739);
/* harmony import */ var _kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8566);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2205);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3342);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1881);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2700);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(731);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9587);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6482);
/* harmony import */ var _readable_config_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4599);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2737);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6951);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7680);
/**
 * An experiment as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a ledger with a corrupt line still shows what can be read.
 */
















/** Reads what there is of an experiment. */
function lookAt(place, host) {
    const { records, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_15__/* .readLedger */ .SC)(place);
    const { config, problems } = (0,_readable_config_js__WEBPACK_IMPORTED_MODULE_12__/* .readConfigForLook */ .p)(place, { records, host });
    const damages = [problem, (0,_store_js__WEBPACK_IMPORTED_MODULE_15__/* .findGuidanceProblem */ .vU)(place)].flatMap((each) => each === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(each)]);
    const decisions = (0,_audit_js__WEBPACK_IMPORTED_MODULE_7__/* .readDecisions */ .uY)(place);
    const holder = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .readHolder */ .F)(`${place.lock}.holder`);
    return {
        config,
        state: (0,_store_js__WEBPACK_IMPORTED_MODULE_15__/* .readState */ .un)(place) ?? stateWithout(place, { config, records }),
        records,
        standing: (0,_audit_js__WEBPACK_IMPORTED_MODULE_7__/* .readStanding */ .ZY)(decisions, records),
        notices: (0,_notices_js__WEBPACK_IMPORTED_MODULE_10__/* .noticesOf */ .lx)(place.name, { records, decisions }),
        problems: [...problems, ...damages],
        isDamaged: damages.length > 0,
        isRunning: holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)() && (0,_kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isProcessAlive */ .jW)(holder.pid),
    };
}
/** What is wrong where the branch is not at what the records kept last; while a run is at work it may be on its way. */
function lookAtBranch(place, { records, state, isRunning }) {
    if (isRunning || hasOpenIntent(place, records))
        return undefined;
    const actual = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .readBranchFile */ .TQ)(place.repository, (0,_state_js__WEBPACK_IMPORTED_MODULE_14__/* .branchOf */ .W0)(place.name));
    return (0,_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .branchProblem */ .MT)(place.name, { records, base: (0,_opening_js__WEBPACK_IMPORTED_MODULE_11__/* .findBase */ .lN)(records, state), actual });
}
/** A keep that a killed run began, which moves the branch before its record: the next run ends it. */
function hasOpenIntent({ intents }, records) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(intents))
        return false;
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(intents));
    const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
    return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
/** The state, where its file is gone: what was in flight has a folder. */
function stateWithout(place, known) {
    return { ...rebuildState(place, known), iter_in_progress: (0,_opening_js__WEBPACK_IMPORTED_MODULE_11__/* .findInFlight */ .T6)(place, known.records)[0] ?? null };
}
/** The state that the records and the folder of what was in flight tell. */
function rebuildState(place, { config, records }) {
    const mark = (0,_store_js__WEBPACK_IMPORTED_MODULE_15__/* .begunBy */ .fM)(place, (0,_opening_js__WEBPACK_IMPORTED_MODULE_11__/* .findInFlight */ .T6)(place, records)) ?? records.at(-1)?.run;
    const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
    return (0,_state_js__WEBPACK_IMPORTED_MODULE_14__/* .buildState */ .qk)({
        experiment: place.name,
        baseCommit: (0,_opening_js__WEBPACK_IMPORTED_MODULE_11__/* .findBase */ .lN)(records, undefined) ?? '',
        run: { id: mark?.id ?? '', started_at: mark?.started_at ?? '', deadline: mark?.deadline ?? null },
        ledger: (0,_fold_js__WEBPACK_IMPORTED_MODULE_9__/* .foldRecords */ .IN)(records, config.objective.direction),
        step: 'Idle',
        iterInProgress: null,
        runIterationsCompleted: ofRun.filter(({ outcome }) => _record_js__WEBPACK_IMPORTED_MODULE_13__/* .OUTCOME_RULES */ .fA[outcome].counts).length,
    });
}


/***/ }),

/***/ 9587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ pendingRelease),
/* harmony export */   gm: () => (/* binding */ heldIterations),
/* harmony export */   lx: () => (/* binding */ noticesOf)
/* harmony export */ });
/* harmony import */ var _attempt_decide_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7629);

/** Iterations whose change is held back: nobody has let it through with success. */
function heldIterations(records) {
    const kept = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
    return records.filter(({ decision, outcome }) => {
        const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
        return isHeld && !kept.has(String(decision.test));
    });
}
/** What a person said of a change that was held back, where no run has taken it up yet. */
function pendingRelease(decisions, task) {
    const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
    const later = decisions.slice(at + 1);
    const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
    const names = new Set([task, ...taken.map(({ id }) => id)]);
    const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
    return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
/** The last of what was found about the evaluator meanwhile: that it is noisy, that the machine drifts. */
function warningOf(decisions) {
    const warnings = (0,_attempt_decide_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: decisions }).state?.session.warnings ?? [];
    const last = warnings.at(-1);
    if (last === undefined)
        return [];
    return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
/**
 * What a person should look at, in sentences: an evaluator that may not look at the code, that is noisy, that drifts;
 * changes that are held back.
 */
function noticesOf(name, { records, decisions }) {
    const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
    const held = heldIterations(records).map(({ iter, decision }) => {
        const word = pendingRelease(decisions, String(decision?.test));
        if (word !== undefined)
            return `iteration ${iter} was let through by ${String(word.by)}: the next run takes it up`;
        return `iteration ${iter} is held back for its size; to let it through: autorize release ${name} ${iter}`;
    });
    const batches = decisions
        .filter(({ kind, purpose, code }) => kind === 'decision' && purpose === 'promotion' && code === 'implausible')
        .map(({ task }) => `${String(task)} of the working line is held back for its size; see: autorize show ${name}`);
    return [...new Set(remarks), ...warningOf(decisions), ...held, ...batches];
}


/***/ }),

/***/ 9013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ parseScore),
  D: () => (/* binding */ scoreTree)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/attempt/evaluation.js
var attempt_evaluation = __webpack_require__(2458);
// EXTERNAL MODULE: ./build/attempt/workspace.js + 1 modules
var attempt_workspace = __webpack_require__(2888);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(8338);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
;// CONCATENATED MODULE: ./build/base/dotted-path.js


// Names, quoted keys without interpolation, and indexes; a dot is optional before a bracket, but not at the start.
const KEY = '("(?:[^"\\\\\\p{Cc}]|\\\\["\\\\/bfnrt])*")';
const STEP = new RegExp(`\\.([A-Za-z_]\\w*)|\\.?\\[(-?\\d{1,9})\\]|\\.${KEY}|\\.?\\[${KEY}\\]`, 'uy');
/** Reads a jq program that is nothing but a path, e.g. `.a.b[0]` or `."odd key"`; undefined for any other program. */
function parseDottedPath(program) {
    const text = program.trim();
    if (text === '.')
        return [];
    if (!text.startsWith('.'))
        return undefined;
    const path = [];
    let at = 0;
    while (at < text.length) {
        STEP.lastIndex = at;
        const step = STEP.exec(text);
        if (step === null)
            return undefined;
        const key = step[3] ?? step[4];
        path.push(step[1] ?? (key === undefined ? Number(step[2]) : String(JSON.parse(key))));
        at = STEP.lastIndex;
    }
    return path;
}
/** Follows a path as jq does: what is missing is null, and a step into something else than its kind is an error. */
function followDottedPath(value, path) {
    let current = value;
    for (const step of path) {
        if (current === null)
            continue;
        if (typeof step === 'number' && Array.isArray(current)) {
            current = current.at(step) ?? null;
        }
        else if (typeof step === 'string' && (0,decode/* isObject */.Gv)(current)) {
            current = Object.hasOwn(current, step) ? current[step] : null;
        }
        else {
            return { reason: `${(0,base_text/* quoted */.TL)(current)} has no ${(0,base_text/* quoted */.TL)(step)}` };
        }
    }
    return { value: current };
}

;// CONCATENATED MODULE: ./build/kernel/jq.js
/**
 * A jq program over the output of an evaluator.
 * Invariant: it gives outputs or a reason, within its time, whatever the program and the input are; this thread is
 * never blocked. jq is synchronous and takes time in the square of its input: so it has a thread of its own that is
 * ended at the deadline, and the input has a bound. A plain path, which most programs are, needs neither.
 * Trade-off: the thread and its WebAssembly are made anew for each call (0.1 to 0.3 s), so that none leaves anything behind.
 */






// 64 KB take half a second to a second, 345 KB ten.
const MAX_INPUT_BYTES = 64 * 1024;
// What a score of 64 KB can need is a fraction of it.
const MAX_HEAP_MB = 256;
/** Runs a program over one JSON document, or over several in a row, and gives all its outputs; an error fails it. */
async function evaluateJq({ program, input, timeoutMs }) {
    const path = parseDottedPath(program);
    const document = path === undefined ? undefined : parseDocument(input);
    if (path !== undefined && document !== undefined) {
        const followed = followDottedPath(document.value, path);
        if ('reason' in followed)
            return failed(followed.reason);
        return { kind: 'value', outputs: [JSON.stringify(followed.value)] };
    }
    const bytes = Buffer.byteLength(input);
    if (bytes > MAX_INPUT_BYTES) {
        return failed(`the input of jq has ${bytes} bytes; expected at most ${MAX_INPUT_BYTES}`);
    }
    return evaluateInWorker({ program, input, timeoutMs });
}
function evaluateInWorker({ program, input, timeoutMs }) {
    return new Promise((resolvePromise) => {
        const worker = new external_node_worker_threads_.Worker(workerFile(), {
            workerData: { program: guarded(program), input },
            // Nothing of this process is the program's business, and what jq prints there is in its error, too.
            env: {},
            execArgv: [],
            stdout: true,
            stderr: true,
            resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
        });
        let isSettled = false;
        const settle = (result) => {
            // The first word counts: a thread that has said what it has to say ends, too, and that is a word.
            if (isSettled)
                return;
            isSettled = true;
            clearTimeout(timer);
            const give = () => resolvePromise(result);
            worker.terminate().then(give, give);
        };
        const timer = setTimeout(() => settle(failed(`jq was not done after ${timeoutMs} ms`)), timeoutMs);
        worker.on('message', (message) => settle(readMessage(message)));
        worker.on('error', (error) => settle(failed((0,base_text/* printable */.g$)(error.message))));
        worker.on('exit', (code) => settle(failed(`jq ended with ${code} and gave nothing`)));
    });
}
/**
 * The program, so that its outputs come as one array: an error after the first output would go unnoticed otherwise.
 * jq prints an infinite number as the largest one there is, and a missing one as null; here both are errors.
 * It starts with a blank since a program that starts with "-" would be taken for an option.
 */
function guarded(program) {
    const check = 'if type == "number" and (isnan or isinfinite) then error("a number that is not finite") else . end';
    return ` [inputs | (${program}\n)] | map(${check})`;
}
function readMessage(message) {
    if ((0,decode/* isObject */.Gv)(message) && typeof message.output === 'string') {
        const outputs = parseDocument(message.output)?.value;
        if (Array.isArray(outputs))
            return { kind: 'value', outputs: outputs.map((output) => JSON.stringify(output)) };
        return failed(`jq printed ${(0,base_text/* quoted */.TL)(message.output)}; expected its outputs`);
    }
    const error = (0,decode/* isObject */.Gv)(message) && typeof message.error === 'string' ? message.error : '';
    return failed((0,base_text/* printable */.g$)(error.split('\n')[0] ?? ''));
}
function parseDocument(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        // Several documents in a row, or none: jq itself knows what to say.
        return undefined;
    }
}
/** Beside this file as a source; in dist/, where this file is part of every bundle, in a bundle of its own. */
function workerFile() {
    const here = (0,external_node_url_.fileURLToPath)(import.meta.url);
    return here.endsWith('.ts') ? (0,external_node_path_.join)((0,external_node_path_.dirname)(here), 'jq-worker.ts') : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(here), '..', 'jq', 'index.js');
}
function failed(reason) {
    return { kind: 'failed', reason };
}

// EXTERNAL MODULE: ./build/experiment/score.js
var score = __webpack_require__(2216);
;// CONCATENATED MODULE: ./build/experiment/objective.js
/**
 * Scoring a tree by an experiment's config: setup, guards, objective, in a clean checkout.
 * Invariant: a score comes from the objective's own output, whole; what a guard or the objective says about one tree
 * does not depend on any other.
 */









const JQ_TIMEOUT_MS = 10_000;
/** Scores a tree. */
async function scoreTree(workspace, request) {
    const { config, protectedFiles, tree, lane, signal } = request;
    const { teardown, agent } = config;
    const judge = (0,attempt_workspace/* judgeOf */.Pb)(workspace, lane);
    const nonce = (0,external_node_crypto_.randomUUID)();
    const evaluation = await (0,attempt_evaluation/* evaluateTree */.q)(workspace, {
        judge,
        tree,
        protectedFiles,
        steps: stepsOf(request, nonce),
        teardown: teardown.command === ''
            ? undefined
            : step(request, { ...teardown, name: 'judge-teardown', network: agent.network }),
        given: {
            AUTORIZE_WORKDIR: judge.folder,
            ...(request.seed === undefined ? {} : { AUTORIZE_SEED: String(request.seed) }),
        },
        signal,
    });
    if (evaluation.kind !== 'ran')
        return evaluation;
    const { output, log, timings } = evaluation;
    if (request.what?.kind === 'check')
        return { kind: 'scored', score: 0, stdoutDigest: (0,hash/* sha256 */.s)(output), timings };
    const parsed = await parseScore(config.objective.parse, { output, nonce });
    if ('reason' in parsed)
        return { kind: 'failed', log, reason: parsed.reason, timings, exitCode: 0, isTampered: false };
    return { kind: 'scored', ...parsed, stdoutDigest: (0,hash/* sha256 */.s)(output), timings };
}
function stepsOf(request, nonce) {
    const { config, what = { kind: 'guarded' } } = request;
    const { setup, guards, objective, agent } = config;
    const before = setup.command === '' ? [] : [step(request, { ...setup, name: 'judge-setup', network: agent.network })];
    const scoring = { ...step(request, { ...objective, name: 'score' }), stdin: `${nonce}\n` };
    switch (what.kind) {
        case 'guarded':
            return [...before, ...guards.map((guard, index) => guardStep(request, guard, index)), scoring];
        case 'bare':
            return [...before, scoring];
        case 'check': {
            const { name, command } = what;
            return [...before, step(request, { name, command, timeout: objective.timeout, network: objective.network })];
        }
        case 'instead': {
            const { name, command, readable } = what;
            const { timeout, network } = objective;
            return [...before, { ...step(request, { name, command, timeout, network }), stdin: `${nonce}\n`, readable }];
        }
        default:
            return what;
    }
}
function guardStep(request, guard, index) {
    return step(request, {
        ...guard,
        name: `guard-${guard.name}`,
        title: `guard ${(0,base_text/* quoted */.TL)(guard.name)}`,
        log: `guard-${index + 1}-${fileNameOf(guard.name)}`,
        network: request.config.objective.network,
    });
}
function step({ logs, prefix = '' }, { name, title = name, log = name, command, timeout, network }) {
    const timeoutMs = (0,duration/* parseDuration */.E)(timeout) ?? 0;
    return { name, title, command, timeoutMs, network, logs: (0,external_node_path_.join)(logs, `${prefix}${log}`) };
}
// A file name holds 255 bytes; the number before it tells apart what looks the same.
const MAX_FILE_NAME = 60;
/** A guard's name is the user's own text: as much of it as a file name can hold. */
function fileNameOf(name) {
    return name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, MAX_FILE_NAME);
}
/** Reads what the objective printed. */
async function parseScore(parse, { output, nonce }) {
    switch (parse.kind) {
        case 'float':
            return (0,score/* parseFloatScore */.O6)(output);
        case 'regex':
            return (0,score/* parseRegexScore */.$O)(output, parse.pattern);
        case 'jq': {
            const result = await evaluateJq({ program: parse.path, input: output, timeoutMs: JQ_TIMEOUT_MS });
            if (result.kind === 'failed')
                return { reason: result.reason };
            const parsed = (0,score/* parseJqScore */.LD)(result.outputs, parse.path);
            const metrics = (0,score/* parseMetrics */.Bm)(output);
            return 'score' in parsed && metrics !== undefined ? { ...parsed, metrics } : parsed;
        }
        case 'signed':
            return (0,score/* parseSignedScore */.QW)(output, nonce);
        default:
            return parse;
    }
}


/***/ }),

/***/ 6482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MA: () => (/* binding */ chooseLevel),
  vo: () => (/* binding */ dropBaseline),
  lN: () => (/* binding */ findBase),
  T6: () => (/* binding */ findInFlight),
  us: () => (/* binding */ findProtected),
  ZZ: () => (/* binding */ finishKeep),
  DR: () => (/* binding */ lockExperiment),
  Bs: () => (/* binding */ requireClean),
  Fo: () => (/* binding */ requireCommit),
  Oq: () => (/* binding */ requireHidden),
  w_: () => (/* binding */ requireWholeLedger),
  Jh: () => (/* binding */ resolveAgentEnv)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/attempt/keep.js
var keep = __webpack_require__(1333);
// EXTERNAL MODULE: ./build/attempt/protected-files.js
var protected_files = __webpack_require__(1662);
// EXTERNAL MODULE: ./build/attempt/workspace.js + 1 modules
var workspace = __webpack_require__(2888);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(2989);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(2205);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js
var sandbox_level = __webpack_require__(2416);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
;// CONCATENATED MODULE: ./build/kernel/user-work-tree.js
/**
 * What the user changed in the work tree and has not committed.
 * Invariant: only looked at: no index, ref or file of the user is written, and none of their configuration is in force.
 * The user's own index is read through a copy, whose cached times keep files that a filter made different (LFS, line
 * ends) from being taken for changed ones.
 */





/** Paths that differ between HEAD, index and work tree, untracked ones too unless they are ignored. */
async function listChanges(request) {
    const { repository, gitDir, home, head, outer } = request;
    const indexFile = (0,external_node_path_.join)(gitDir, 'status.index');
    (0,external_node_fs_.rmSync)(indexFile, { force: true });
    const ownIndex = (0,external_node_path_.join)(repository.gitDir, 'index');
    if ((0,external_node_fs_.existsSync)(ownIndex))
        (0,external_node_fs_.copyFileSync)(ownIndex, indexFile);
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile, workTree: repository.folder, objects: repository.objects });
    const excludes = [
        (0,external_node_path_.join)(repository.commonDir, 'info', 'exclude'),
        (0,external_node_path_.join)(outer.XDG_CONFIG_HOME || (0,external_node_path_.join)(outer.HOME || '/', '.config'), 'git', 'ignore'),
    ].filter((path) => (0,external_node_fs_.existsSync)(path));
    // A file that was touched, or came with a copied folder, has other times and the same content: that is no change.
    await git(['update-index', '-q', '--refresh', '--ignore-submodules'], { allowed: [0, 1] });
    const staged = await git(['diff-index', '--cached', '-z', '--name-only', '--ignore-submodules', head, '--']);
    const changed = await git(['diff-files', '-z', '--name-only', '--ignore-submodules']);
    const others = ['ls-files', '-z', '--others', '--directory', '--exclude-per-directory=.gitignore'];
    const untracked = await git([...others, ...excludes.map((path) => `--exclude-from=${path}`)]);
    const found = [staged, changed, untracked].flatMap(({ stdout }) => (0,raw_diff/* splitNul */.K)(stdout).map(byte_path/* decodePath */.q));
    return [...new Set(found)];
}

// EXTERNAL MODULE: ./build/experiment/branch.js
var branch = __webpack_require__(2700);
// EXTERNAL MODULE: ./build/experiment/fold.js
var fold = __webpack_require__(731);
// EXTERNAL MODULE: ./build/experiment/state.js
var state = __webpack_require__(6951);
// EXTERNAL MODULE: ./build/experiment/store.js + 1 modules
var experiment_store = __webpack_require__(7680);
;// CONCATENATED MODULE: ./build/experiment/opening.js
/**
 * What has to be true before a run begins, and what an earlier one left to be finished.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the user's files is told at once;
 * an iteration that was in flight gets its record before a new one begins, and a keep that was begun is ended exactly
 * once.
 */

















/** Takes the lock of an experiment, or says who holds it. */
async function lockExperiment(place, { now }) {
    (0,external_node_fs_.mkdirSync)(place.folder, { recursive: true });
    const own = await (0,run_lock/* takeRunLock */.C)({ path: place.lock, now });
    if (own.kind === 'held')
        throw lockedError(place, own);
    const { commonDir } = place.repository;
    // Other work trees of the repository have files of their own, and the same branch.
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(commonDir, 'worktrees')))
        return own;
    const shared = await (0,run_lock/* takeRunLock */.C)({ path: (0,external_node_path_.join)(commonDir, `autorize-${place.name}.lock`), now });
    if (shared.kind === 'locked')
        return joinLocks(own, shared);
    await own[Symbol.asyncDispose]();
    throw lockedError(place, shared);
}
function joinLocks(own, shared) {
    return {
        kind: 'locked',
        lost: AbortSignal.any([own.lost, shared.lost]),
        isHeld: () => own.isHeld() && shared.isHeld(),
        [Symbol.asyncDispose]: async () => {
            await shared[Symbol.asyncDispose]();
            await own[Symbol.asyncDispose]();
        },
    };
}
function lockedError({ name }, { holder }) {
    const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
    const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
    return new errors/* AutorizeError */.yW('locked', errors/* EXIT */.dc.locked, {
        message: `the experiment "${name}" is locked by ${who}`,
        remedy: `Look at it: autorize status ${name}. Wait for it${stop}.`,
    });
}
/** What an agent gets of the environment by the config; every reference that leads nowhere is told. */
function resolveAgentEnv(place, { agent }, { env }) {
    const resolved = (0,environment/* resolveTable */.NC)(agent.env, { outer: env, path: '$.agent.env' });
    if ('values' in resolved)
        return resolved.values;
    const file = (0,experiment_store/* shownPath */.pS)(place, place.config);
    throw new errors/* ContractError */.Vl(resolved.problems.map((problem) => ({ file, ...problem })));
}
/** The level of isolation that the config asks for and this machine has. */
async function chooseLevel({ agent }) {
    const probe = agent.sandbox === 'off' ? sandbox_level/* NOTHING_TRIED */.R0 : await (0,sandbox_level/* probeSandbox */.UB)();
    const level = (0,sandbox_level/* decideLevel */.DT)({ requested: agent.sandbox, network: agent.network }, probe);
    if (level instanceof errors/* PreconditionError */.Rb)
        throw level;
    return level;
}
/** Throws where the work tree holds changes that the experiment would not see. */
async function requireClean(place, { gitDir, home, head, outer }) {
    const all = await listChanges({ repository: place.repository, gitDir, home, head, outer });
    const changes = all.filter((path) => path !== '.autorize' && !path.startsWith('.autorize/'));
    if (changes.length === 0)
        return;
    const shown = changes.slice(0, 5).map((path) => JSON.stringify(path));
    const rest = changes.length > shown.length ? ` and ${changes.length - shown.length} more` : '';
    throw new errors/* PreconditionError */.Rb({
        message: `the work tree has changes that are not committed (${shown.join(', ')}${rest}); an experiment works on commits`,
        remedy: 'Commit or stash them, or run with --allow-dirty: then the experiment does not see them.',
    });
}
/** Throws where what only the engine may read could be read by agents. */
function requireHidden({ name }, { level, hidden }) {
    const [path] = hidden;
    if (path === undefined || level.kind === 'bubblewrap')
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the holdout or sealed set of "${name}" (${(0,base_text/* quoted */.TL)(path, 200)}) cannot be hidden from agents without bubblewrap`,
        remedy: 'Install bubblewrap and leave agent.sandbox at "auto", or take out objective.holdout and objective.confirm.command.',
    });
}
/** The files that judge, as the base has them. */
async function findProtected(store, { objective, guards }) {
    const commit = store.base;
    const command = [objective.command, ...guards.map((guard) => guard.command)].join('\n');
    const globs = objective.protect ?? (await (0,protected_files/* findNamedFiles */.gk)(store, { commit, command }));
    return (0,protected_files/* readProtectedFiles */.sz)(store, { commit, globs });
}
/** The commit that an experiment started from, by its records; else by its state. */
function findBase(records, state) {
    const named = records.find(({ run }) => typeof run?.base === 'string')?.run?.base;
    if (named)
        return named;
    const known = state?.base_commit === '' ? undefined : state?.base_commit;
    // Records of the original tool come first: what ours started from is what that tool had kept by then.
    const isForeign = records[0] !== undefined && typeof records[0].base_commit !== 'string';
    if (isForeign && known !== undefined)
        return known;
    return records.find(({ base_commit: base }) => typeof base === 'string')?.base_commit ?? known;
}
/** Throws where something knows of more iterations than the ledger holds: it was cut or lost, and git may have the rest. */
function requireWholeLedger({ name }, { records, state }) {
    const held = (0,fold/* foldRecords */.IN)(records, 'max').iterations_completed;
    // Ours alone: the original tool counts otherwise.
    if (state?.run_id === undefined || state.iterations_completed <= held)
        return;
    throw lostRecords(name, `state.json knows of ${(0,base_text/* plural */.LS)(state.iterations_completed, 'iteration')}, the ledger of ${held}`);
}
function lostRecords(name, found) {
    return new errors/* PreconditionError */.Rb({
        message: `records of "${name}" are missing: ${found}`,
        remedy: `Rebuild them from git: autorize repair ${name}`,
    });
}
/** Throws where a commit that the records name is not in the repository any more. */
async function requireCommit(refs, { commit, name }) {
    const { exitCode } = await refs(['cat-file', '-e', `${commit}^{commit}`], { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the base commit ${commit} of the experiment "${name}" is not in this repository`,
        remedy: `Fetch it (git fetch --unshallow, or from where it is), or start anew: autorize run ${name} --fresh`,
    });
}
/** Ends what a killed run had begun to keep, so that it counts once or not at all. */
async function finishKeep({ place, ledger, intents, decisions, refs, base, outer }) {
    const last = intents.records.at(-1);
    if (last === undefined)
        return;
    const { hash, ...fields } = last;
    const intent = fields;
    const { records } = (0,experiment_store/* decodeRecords */.bs)(place, ledger.records);
    if (records.some(({ iter }) => iter === intent.iter))
        return;
    const expected = (0,fold/* foldRecords */.IN)(records, 'max').last_kept_commit ?? base;
    if (intent.parent !== expected && !records.some(branch/* isForeignKeep */.GH)) {
        throw lostRecords(place.name, `iteration ${intent.iter} was kept on ${intent.parent}, which the ledger does not hold`);
    }
    const folder = (0,workspace/* workspaceFolder */.ih)({ repository: place.repository, name: place.name, outer });
    await (0,workspace/* endSession */.ky)(folder);
    const store = (0,git_store/* findStore */.h$)({ folder: (0,workspace/* storeFolder */.IS)(folder), base });
    if (store !== undefined)
        (0,kernel_git/* removeStaleLocks */.sW)(store.gitDir);
    const recovery = await (0,keep/* recoverKeep */.gC)({ store, repository: place.repository, trailer: state/* TRAILERS */.jl.record }, { intent, hash: String(hash), refs });
    if (recovery.kind === 'kept') {
        appendDecided(decisions, intent);
        ledger.append({ ...intent.draft, commit: recovery.commit });
    }
    if (recovery.kind === 'moved') {
        throw (0,branch/* branchMoved */.iu)(place.name, { expected: intent.old ?? base, actual: recovery.actual });
    }
}
/** The decision comes before the record; what of it was written already is not written twice. */
function appendDecided(decisions, { decided }) {
    if (decided === undefined)
        return;
    const later = decisions.records.slice(decided.after);
    for (const record of decided.records) {
        const isThere = later.some(({ kind, task, by }) => kind === record.kind && task === record.task && by === record.by);
        if (!isThere)
            decisions.append(record);
    }
}
const STEPS_OF_NONE = ['Idle', 'Done'];
/**
 * The iterations that have a folder, or that the state is at a step of, and no record: they were in flight when a run
 * ended. The original tool makes no folder first.
 */
function findInFlight(place, records) {
    const recorded = new Set(records.map(({ iter }) => iter));
    const state = (0,experiment_store/* readState */.un)(place);
    const told = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
    const begun = new Set([...(0,experiment_store/* listIterationFolders */.tU)(place), ...(told === null ? [] : [told])]);
    return [...begun].filter((iter) => !recorded.has(iter)).sort((one, other) => one - other);
}
/** Removes what is left of a baseline that was never recorded: it is scored again. */
function dropBaseline(place) {
    const folder = (0,experiment_store/* iterationFolder */.OO)(place, 0);
    if ((0,external_node_fs_.existsSync)(folder))
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}


/***/ }),

/***/ 4599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readConfigForLook)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5145);
/* harmony import */ var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8810);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7445);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7680);
/**
 * The config as far as it can be read, for those who only look at what was recorded.
 * Invariant: nothing is run by a config that stands in for one that is wrong; what is wrong is told beside it.
 */





/** Reads the config; where it is wrong, gives one that says no more than the name and the direction. */
function readConfigForLook(place, { records, host }) {
    try {
        return { config: (0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z9)(place, host, 'ignored').config, problems: [] };
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ContractError */ .Vl))
            throw error;
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.config) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place.config, 'utf8') : '';
        const written = /^\s*direction\s*=\s*["'](min|max)["']/m.exec(text)?.[1];
        const direction = written === 'min' || written === 'max' ? written : guessDirection(records);
        return { config: standIn(place, { direction, host }), problems: error.problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .renderProblem */ .yM) };
    }
}
/** What was kept came later because it was better. */
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
    const parsed = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .parseExperimentConfig */ .nt)(decoded.document, { folder: name, now: now(), utcOffset, schedule: 'ignored' });
    if ('problems' in parsed)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ContractError */ .Vl(parsed.problems);
    return parsed.config;
}


/***/ }),

/***/ 2737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ iterationRecordSchema),
/* harmony export */   fA: () => (/* binding */ OUTCOME_RULES),
/* harmony export */   im: () => (/* binding */ OUTCOMES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);

/** How an iteration ended. Source: experiments, "Steps and outcomes". */
const OUTCOMES = [
    'baseline',
    'merged',
    'discarded',
    'inconclusive',
    'noop',
    'denied',
    'invalid',
    'aborted',
    'killed',
    'infra_error',
];
/** What each outcome counts toward; an attempt that the harness or the user broke off uses nothing up. */
const OUTCOME_RULES = {
    baseline: { counts: false, streak: 'stays' },
    merged: { counts: true, streak: 'ends' },
    discarded: { counts: true, streak: 'ends' },
    inconclusive: { counts: true, streak: 'ends' },
    noop: { counts: true, streak: 'grows' },
    denied: { counts: true, streak: 'ends' },
    invalid: { counts: true, streak: 'ends' },
    aborted: { counts: false, streak: 'stays' },
    killed: { counts: false, streak: 'stays' },
    infra_error: { counts: false, streak: 'stays' },
};
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0));
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    policy: text,
    n: maybe(whole),
    effect: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    interval: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()])),
    p_or_e: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    threshold: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
});
/**
 * A line of `iterations.jsonl`, exactly as on disk. The first eleven members are those of the tool that this format
 * grew from, whose files load unchanged; the rest are ours, and unknown ones are kept as they are.
 */
const iterationRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    iter: whole,
    started_at: text,
    ended_at: text,
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(OUTCOMES),
    score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    best_so_far: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    agent_exit: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
    agent_killed_by_budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false),
    diff_lines: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(whole, 0),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(text, ''),
    summary: maybe(text),
    v: maybe(whole),
    seq: maybe(whole),
    prev: maybe(text),
    hash: maybe(text),
    base_commit: maybe(text),
    commit: maybe(text),
    tree: maybe(text),
    changed_paths: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text)),
    protected_digest: maybe(text),
    sandbox: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())])),
    decision: maybe(decision),
    usage: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        input_tokens: maybe(whole),
        output_tokens: maybe(whole),
        usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
        at_least: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    })),
    durations: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
    worktree: maybe(text),
    /** Of a change that was held back: the commit that it is put by as. */
    held_commit: maybe(text),
    /** The test that held it back, where a person has let it through. */
    released: maybe(text),
    run: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: text,
        started_at: text,
        deadline: maybe(text),
        /** The commit that the experiment starts from. */
        base: maybe(text),
        direction: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['min', 'max'])),
        /** Digest of what makes scores comparable. */
        objective: maybe(text),
    })),
});


/***/ }),

/***/ 2216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ parseRegexScore),
/* harmony export */   Bm: () => (/* binding */ parseMetrics),
/* harmony export */   LD: () => (/* binding */ parseJqScore),
/* harmony export */   O6: () => (/* binding */ parseFloatScore),
/* harmony export */   QW: () => (/* binding */ parseSignedScore),
/* harmony export */   Wx: () => (/* binding */ worstScore)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

// A number as people print it: sign, digits, fraction, exponent. Number() alone would also take "" and "0x10".
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const MAX_SHOWN = 3;
/**
 * Reads the whole output as one number, or as one JSON object `{"score": …}`, in which `cases` may hold the scores of
 * cases and other members metrics. Source: decisions, "Specification", `command`.
 */
function parseFloatScore(output) {
    const text = output.trim();
    if (text.startsWith('{'))
        return parseObjectScore(text);
    if (text === '')
        return { reason: 'the evaluator printed nothing; expected one number' };
    return toScore(text, 'the evaluator printed');
}
function parseObjectScore(text) {
    const value = parseJson(text);
    if (!isObject(value))
        return { reason: `the evaluator printed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text)}; expected one number or a JSON object` };
    const { score, cases } = value;
    if (typeof score !== 'number' || !Number.isFinite(score)) {
        return { reason: `the evaluator's "score" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(score)}; expected one finite number` };
    }
    const read = { score, metrics: metricsOf(value) };
    if (cases === undefined)
        return read;
    const told = isObject(cases) || Array.isArray(cases) ? Object.entries(cases) : [];
    const numbers = told.filter((each) => Number.isFinite(each[1]));
    if (numbers.length === told.length && told.length > 0)
        return { ...read, cases: Object.fromEntries(numbers) };
    return { reason: `the evaluator's "cases" are ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(cases)}; expected finite numbers, by name or as a list` };
}
/** The numbers that an object holds beside its score. */
function metricsOf(value) {
    const numbers = Object.entries(value).filter((each) => each[0] !== 'score' && Number.isFinite(each[1]));
    return Object.fromEntries(numbers);
}
/** The numbers beside the score in an output that a jq program took the score from. */
function parseMetrics(output) {
    const value = parseJson(output.trim());
    return isObject(value) ? metricsOf(value) : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Reads the first capture group of the pattern. Of several matches all must capture the same: the code under test runs
 * inside the evaluator and can print a line of its own, before the true one or after it.
 */
function parseRegexScore(output, pattern) {
    const captures = [...output.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]?.trim());
    if (captures.length === 0)
        return { reason: `nothing in the output matches ${pattern}` };
    const different = [...new Set(captures)];
    if (different.length > 1) {
        const shown = different.slice(0, MAX_SHOWN).map((capture) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(capture));
        const more = different.length > MAX_SHOWN ? ', …' : '';
        return { reason: `${captures.length} score lines that differ: ${shown.join(', ')}${more}; expected one score` };
    }
    const [capture] = different;
    if (capture === undefined)
        return { reason: `the capture group of ${pattern} took no part in the match` };
    return toScore(capture, `${pattern} captured`);
}
/** Takes the score from the outputs of a jq program, each a JSON text: exactly one, and a number, not text like one. */
function parseJqScore(outputs, program) {
    const [output] = outputs;
    if (output === undefined || outputs.length > 1) {
        return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(outputs.length, 'output')}; expected one finite number` };
    }
    const value = parseJson(output);
    if (typeof value === 'number' && Number.isFinite(value))
        return { score: value };
    return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(value)}; expected one finite number` };
}
/**
 * Takes the score from the one line `AUTORIZE_SCORE NONCE NUMBER`, whose nonce only the evaluator was told, on its standard
 * input: code under test in another process cannot write it. Source: faults and attacks, "Score integrity".
 */
function parseSignedScore(output, nonce) {
    const lines = output.split('\n').filter((line) => line.startsWith('AUTORIZE_SCORE '));
    const [line] = lines;
    if (line === undefined || lines.length > 1) {
        return { reason: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(lines.length, 'line')} with AUTORIZE_SCORE; expected exactly one, with the nonce` };
    }
    const [, given = '', ...rest] = line.trimEnd().split(' ');
    if (given !== nonce)
        return { reason: 'the AUTORIZE_SCORE line does not have the nonce of this evaluation' };
    return toScore(rest.join(' '), 'the AUTORIZE_SCORE line says');
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // No JSON at all: shown as the text that it is.
        return text;
    }
}
function toScore(text, what) {
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    if (!NUMBER.test(text))
        return { reason: `${what} ${JSON.stringify(shown)}; expected one finite number` };
    const score = Number(text);
    if (!Number.isFinite(score))
        return { reason: `${what} ${shown}, which is not finite` };
    return { score };
}
/** The score of a failed evaluation under fail mode `worst`: finite, since JSON has no infinity. */
function worstScore(direction) {
    return direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
}


/***/ }),

/***/ 6951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ runMarkSchema),
/* harmony export */   MR: () => (/* binding */ experimentStateSchema),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   jl: () => (/* binding */ TRAILERS),
/* harmony export */   qk: () => (/* binding */ buildState)
/* harmony export */ });
/* unused harmony export STEPS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);

/** The steps of an iteration, in their order; each is written to `state.json` before its effect. */
const STEPS = [
    'Idle',
    'AllocateIter',
    'CreateWorktree',
    'RunSetup',
    'BuildPrompt',
    'InvokeAgent',
    'CaptureDiff',
    'RunTeardown',
    'Score',
    'Decide',
    'Merge',
    'Discard',
    'Cleanup',
    'Record',
    'CheckDeadline',
    'Done',
];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(schema), null));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0));
/** `state.json`, exactly as on disk: a cache of what ledger and git say, and where a run is right now. */
const experimentStateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    experiment: text,
    branch: text,
    base_commit: text,
    iter_in_progress: maybe(whole),
    current_step: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(STEPS), 'Idle'),
    best_score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    best_iter: maybe(whole),
    started_at: text,
    deadline: maybe(text),
    iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(whole, 0),
    run_iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(whole, 0),
    consecutive_noops: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(whole, 0),
    run_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text),
});
/** What a run is, besides what the ledger says; a new run of the same experiment begins another one. */
const runMarkSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Empty before the first run. */
    id: text,
    started_at: text,
    /** When the run ends at the latest. */
    deadline: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(text),
});
/** Builds the state from the ledger and the place that the run is at. */
function buildState(input) {
    const { experiment, baseCommit, run, ledger, step, iterInProgress, runIterationsCompleted } = input;
    return {
        experiment,
        branch: branchOf(experiment),
        base_commit: baseCommit,
        iter_in_progress: iterInProgress,
        current_step: step,
        best_score: ledger.best_score,
        best_iter: ledger.best_iter,
        started_at: run.started_at,
        deadline: run.deadline,
        iterations_completed: ledger.iterations_completed,
        run_iterations_completed: runIterationsCompleted,
        consecutive_noops: ledger.consecutive_noops,
        ...(run.id === '' ? {} : { run_id: run.id }),
    };
}
/** The branch that an experiment keeps its commits on. */
function branchOf(experiment) {
    return `autorize/${experiment}`;
}
/** What a kept commit says of itself, so that the records can be rebuilt from git alone. */
const TRAILERS = {
    experiment: 'Autorize-Experiment',
    iteration: 'Autorize-Iteration',
    score: 'Autorize-Score',
    /** Names the intent of the keep by its hash. */
    record: 'Autorize-Record',
};


/***/ }),

/***/ 7680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fM: () => (/* binding */ begunBy),
  CU: () => (/* binding */ createIterationFolder),
  bs: () => (/* binding */ decodeRecords),
  vU: () => (/* binding */ findGuidanceProblem),
  OO: () => (/* binding */ iterationFolder),
  tU: () => (/* binding */ listIterationFolders),
  Z9: () => (/* binding */ loadConfig),
  UB: () => (/* binding */ loadRunConfig),
  pz: () => (/* binding */ nextIteration),
  yY: () => (/* binding */ openDecisions),
  Eb: () => (/* binding */ openIntents),
  au: () => (/* binding */ openLedger),
  $t: () => (/* binding */ placeOf),
  rU: () => (/* binding */ readGuidance),
  Q_: () => (/* binding */ readIterationFile),
  SC: () => (/* binding */ readLedger),
  un: () => (/* binding */ readState),
  DW: () => (/* binding */ requireExperiment),
  pS: () => (/* binding */ shownPath),
  Jq: () => (/* binding */ writeState)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/base/toml-document.js
var toml_document = __webpack_require__(8810);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(2989);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
// EXTERNAL MODULE: ./build/kernel/journal.js
var journal = __webpack_require__(9295);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/kernel/shell-syntax.js
/**
 * Whether a line is one of the shell's language.
 * Invariant: the shell reads the line and runs nothing of it; where no shell answers, the line is not judged.
 */

const TIMEOUT_MS = 10_000;
/** What `sh` has against a line, in its own words; undefined where it has nothing. */
function findSyntaxError(line) {
    if (line.includes('\0'))
        return 'there is a NUL character';
    const { status, stderr } = (0,external_node_child_process_.spawnSync)('/bin/sh', ['-n', '-c', '--', line], {
        encoding: 'utf8',
        env: {},
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: TIMEOUT_MS,
    });
    if (status === null || status === 0)
        return undefined;
    return stderr.trim().split('\n')[0] ?? '';
}

// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(3342);
// EXTERNAL MODULE: ./build/experiment/config.js + 2 modules
var config = __webpack_require__(7445);
// EXTERNAL MODULE: ./build/experiment/record.js
var record = __webpack_require__(2737);
// EXTERNAL MODULE: ./build/experiment/state.js
var experiment_state = __webpack_require__(6951);
;// CONCATENATED MODULE: ./build/experiment/store.js
/**
 * The files of an experiment, `.autorize/NAME/`.
 * Invariant: `iterations.jsonl` and git are the truth; `state.json` is a cache that is replaced whole and can be deleted
 * at any time; a user's file (config, program, guidance) is only read, or appended to by `tell`.
 * Crash: a torn last line of the ledger is cut at the next open; a folder `iter-NNNN` without a record is an iteration
 * that was in flight.
 */
















const NAME = /^[A-Za-z0-9_-]+$/;
/** The experiment's files; whether they exist is another question. */
function placeOf(name, { cwd }) {
    if (!NAME.test(name)) {
        const expected = 'a name of letters, digits, "_" and "-"';
        throw new errors/* UsageError */.eb([{ found: `the experiment name ${(0,base_text/* quoted */.TL)(name)}`, expected, remedy: 'Choose another name.' }]);
    }
    const repository = (0,user_repository/* findRepository */.W1)(cwd);
    const folder = (0,external_node_path_.join)(repository.folder, '.autorize', name);
    return {
        name,
        repository,
        folder,
        config: (0,external_node_path_.join)(folder, 'config.toml'),
        program: (0,external_node_path_.join)(folder, 'program.md'),
        guidance: (0,external_node_path_.join)(folder, 'guidance.jsonl'),
        ledger: (0,external_node_path_.join)(folder, 'iterations.jsonl'),
        intents: (0,external_node_path_.join)(folder, 'intents.jsonl'),
        decisions: (0,external_node_path_.join)(folder, 'decisions.jsonl'),
        state: (0,external_node_path_.join)(folder, 'state.json'),
        lock: (0,external_node_path_.join)(folder, 'run.lock'),
        reserve: (0,external_node_path_.join)(folder, 'run.reserve'),
    };
}
/** The names of the experiments of a repository. */
function listExperiments(repository) {
    const root = (0,external_node_path_.join)(repository.folder, '.autorize');
    if (!(0,external_node_fs_.existsSync)(root))
        return [];
    const entries = (0,external_node_fs_.readdirSync)(root, { withFileTypes: true });
    return entries.flatMap(({ name }) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name, 'config.toml')) ? [name] : [])).sort();
}
/** Throws where there is no such experiment, naming the nearest one. */
function requireExperiment({ name, config, ledger, repository }) {
    // Records without a config are still an experiment: they can be looked at, mended and archived.
    if ((0,external_node_fs_.existsSync)(config) || (0,external_node_fs_.existsSync)(ledger))
        return;
    const others = (0,user_repository/* listHeads */.Y3)(repository).map(({ folder }) => folder);
    const there = others.find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.autorize', name, 'config.toml')));
    if (there !== undefined) {
        throw new errors/* PreconditionError */.Rb({
            message: `the experiment ${(0,base_text/* quoted */.TL)(name)} lies in another work tree of this repository, ${(0,base_text/* quoted */.TL)(there, 200)}`,
            remedy: 'Run the command there.',
        });
    }
    const known = listExperiments(repository);
    const nearest = (0,base_text/* nearestName */.qb)(name, known);
    const hint = nearest === undefined ? `Make it: autorize init ${name}` : `Did you mean ${(0,base_text/* quoted */.TL)(nearest)}?`;
    throw new errors/* PreconditionError */.Rb({
        message: `there is no experiment ${(0,base_text/* quoted */.TL)(name)} here (${known.length === 0 ? 'none at all' : known.join(', ')})`,
        remedy: hint,
    });
}
/** Reads config and program; every problem of both is told at once. */
function loadConfig(place, host, schedule = 'checked') {
    return load(place, host, { schedule });
}
/** The same for those who run its commands: the shell can read them, and what `agent.env` refers to is there. */
function loadRunConfig(place, host, schedule = 'checked') {
    return load(place, host, {
        schedule,
        checkCommand: findSyntaxError,
        checkVariable: (name, template) => {
            const resolved = (0,environment/* resolveTable */.NC)({ [name]: template }, { outer: host.env, path: '' });
            return 'problems' in resolved ? resolved.problems : [];
        },
    });
}
function load(place, host, checks) {
    requireExperiment(place);
    const shown = shownPath(place, place.config);
    const read = (0,external_node_fs_.existsSync)(place.config) ? (0,files/* readWholeFile */.M4)(place.config, shown) : { problem: noConfig(shown) };
    const program = readProgram(place);
    const problems = 'problem' in program ? [program.problem] : [];
    if ('problem' in read)
        throw new errors/* ContractError */.Vl([read.problem, ...problems]);
    const decoded = (0,toml_document/* decodeToml */.R)(shown, read.bytes);
    if ('problems' in decoded)
        throw new errors/* ContractError */.Vl([...decoded.problems, ...problems]);
    const parsed = (0,config/* parseExperimentConfig */.nt)(decoded.document, {
        folder: (0,external_node_path_.basename)(place.folder),
        now: host.now(),
        utcOffset: host.utcOffset,
        ...checks,
    });
    if ('problems' in parsed)
        throw new errors/* ContractError */.Vl([...parsed.problems, ...problems]);
    if ('problem' in program)
        throw new errors/* ContractError */.Vl(problems);
    return { ...parsed, program: program.bytes.toString('utf8') };
}
function noConfig(shown) {
    const remedy = 'Put it back, or write it anew: docs/experiments.md tells every key.';
    return { file: shown, found: 'no such file', expected: 'the config of the experiment', remedy };
}
function readProgram({ program, repository }) {
    const shown = shownPath({ repository }, program);
    if ((0,external_node_fs_.existsSync)(program))
        return (0,files/* readWholeFile */.M4)(program, shown);
    const remedy = 'Write it: it is what the agent is told first, e.g. what better means here and what it must not do.';
    return { problem: { file: shown, found: 'no such file', expected: 'a program in plain text', remedy } };
}
/** A path of the experiment as a user in the repository's top folder types it. */
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
/** Opens the ledger for the holder of the lock; throws a ContractError that names the line where it is corrupt. */
function openLedger(place) {
    return (0,journal/* openJournal */._)({
        path: place.ledger,
        shown: shownPath(place, place.ledger),
        remedy: `Run: autorize repair ${place.name}`,
    });
}
/** Opens the journal of what was about to be kept. */
function openIntents(place) {
    return (0,journal/* openJournal */._)({
        path: place.intents,
        shown: shownPath(place, place.intents),
        remedy: `Run: autorize repair ${place.name}`,
    });
}
/** Opens the record of decisions. */
function openDecisions(place) {
    return (0,journal/* openJournal */._)({
        path: place.decisions,
        shown: shownPath(place, place.decisions),
        remedy: `Run: autorize repair ${place.name}`,
    });
}
/** Reads the ledger as it is, without a lock and without changing it. */
function readLedger(place) {
    if (!(0,external_node_fs_.existsSync)(place.ledger))
        return { records: [], problem: undefined, tornBytes: 0, head: undefined };
    const parsed = (0,journal_chain/* parseJournal */.z8)((0,external_node_fs_.readFileSync)(place.ledger));
    if (parsed.kind === 'sound') {
        const decoded = decodeRecords(place, parsed.records);
        const head = parsed.records.at(-1)?.hash;
        return { ...decoded, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
    }
    const { records } = decodeRecords(place, parsed.readable);
    return { records, problem: corruptProblem(place, place.ledger, parsed), tornBytes: 0, head: undefined };
}
function corruptProblem(place, path, { line, why }) {
    return {
        file: shownPath(place, path),
        line,
        found: `the line ${why}`,
        expected: 'the chain of records unbroken',
        remedy: `Run: autorize repair ${place.name}`,
    };
}
/** Types what a journal holds; a record of another shape is a problem, and left out. */
function decodeRecords(place, raw) {
    const records = [];
    let problem;
    for (const [index, each] of raw.entries()) {
        const result = record/* iterationRecordSchema */.Is.safeParse(each);
        if (result.success)
            records.push(result.data);
        else {
            problem ??= {
                file: shownPath(place, place.ledger),
                line: index + 1,
                found: `a record without a usable ${(0,base_text/* quoted */.TL)(result.error.issues[0]?.path.join('.') || 'shape')}`,
                expected: 'an iteration record',
                remedy: `Run: autorize repair ${place.name}`,
            };
        }
    }
    return { records, problem };
}
/** Reads `state.json`; undefined when it is missing or not usable, since it is only a cache. */
function readState({ state }) {
    return experiment_state/* experimentStateSchema */.MR.safeParse(readJson(state)).data;
}
function readJson(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return undefined;
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch {
        // What cannot be read counts as missing.
        return undefined;
    }
}
function writeState({ state }, value) {
    (0,durable/* writeFileAtomic */.Zf)(state, [`${JSON.stringify(value, null, 2)}\n`]);
}
/** What the operator said, oldest first; a line that cannot be read is left out. */
function readGuidance(place) {
    const parsed = parseGuidance(place);
    if (parsed === undefined)
        return [];
    const records = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    return records.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
}
/** What is wrong with the file of what the operator said: the agent is not told what comes after. */
function findGuidanceProblem(place) {
    const parsed = parseGuidance(place);
    return parsed?.kind === 'corrupt' ? corruptProblem(place, place.guidance, parsed) : undefined;
}
function parseGuidance({ guidance }) {
    return (0,external_node_fs_.existsSync)(guidance) ? (0,journal_chain/* parseJournal */.z8)((0,external_node_fs_.readFileSync)(guidance)) : undefined;
}
function iterationFolder({ folder }, iter) {
    return (0,external_node_path_.join)(folder, `iter-${String(iter).padStart(4, '0')}`);
}
const MARK = 'run.json';
/** Makes the folder of an iteration, which must not exist; it is never there without the mark of its run. */
function createIterationFolder(place, iter, { id, started_at, deadline }) {
    const path = iterationFolder(place, iter);
    const unnamed = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.tmp`);
    (0,external_node_fs_.rmSync)(unnamed, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(unnamed);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(unnamed, MARK), `${JSON.stringify({ id, started_at, deadline })}\n`);
    (0,external_node_fs_.renameSync)(unnamed, path);
    (0,fault_point/* faultPoint */.Jd)('iteration:after-folder');
    (0,durable/* syncFolder */.Yw)((0,external_node_path_.dirname)(path));
    return path;
}
/** The run that iterations in flight are of, as the first of their folders says. */
function begunBy(place, [first]) {
    if (first === undefined)
        return undefined;
    return experiment_state/* runMarkSchema */.Km.safeParse(readJson((0,external_node_path_.join)(iterationFolder(place, first), MARK))).data;
}
/** The numbers of the iterations that have a folder, in order. */
function listIterationFolders({ folder }) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return [];
    const numbers = (0,external_node_fs_.readdirSync)(folder).flatMap((name) => {
        const digits = /^iter-(\d{4,})$/.exec(name)?.[1];
        return digits === undefined ? [] : [Number(digits)];
    });
    return numbers.sort((one, other) => one - other);
}
/** The number of the iteration after those that have a folder or are known otherwise. */
function nextIteration(place, known) {
    return Math.max(0, ...known, ...listIterationFolders(place)) + 1;
}
/** A file of an iteration, or undefined when it was not written. */
function readIterationFile(place, iter, name) {
    const path = (0,external_node_path_.resolve)(iterationFolder(place, iter), name);
    return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isAncestor)
/* harmony export */ });
/**
 * Whether one commit leads to another. In a shallow clone the history before `base` may be missing: a git that stumbles
 * over that (2.44 and later do) is asked for the commits between the two alone, which needs nothing from before.
 */
async function isAncestor(git, { base, tip }) {
    if (base === tip)
        return true;
    const { exitCode, stderr } = await git(['merge-base', '--is-ancestor', base, tip], { allowed: [0, 1, 128] });
    if (exitCode === 0 || (exitCode === 1 && stderr === ''))
        return exitCode === 0;
    return (await listChildren(git, { base, tip })).length > 0;
}
/** Commits between the two that have the first one as a parent: there is one where it leads to the other, and else none. */
async function listChildren(git, { base, tip }) {
    const { exitCode, stdout } = await git(['rev-list', '--parents', tip, `^${base}`, '--'], { allowed: [0, 128] });
    const lines = exitCode === 0 ? stdout.toString().split('\n') : [];
    return lines.filter((line) => line.split(' ').indexOf(base) > 0);
}


/***/ }),

/***/ 4960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CHART_STYLE),
/* harmony export */   y: () => (/* binding */ EXPERIMENT_STYLE)
/* harmony export */ });
/* harmony import */ var _experiment_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2737);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7776);
/* harmony import */ var _page_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4464);



// An empty text after the slash: a screen reader reads the word beside the sign, not the sign.
const SIGNS = _experiment_record_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTCOMES */ .im.map((outcome) => `.mark.${outcome}::before{content:"${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[outcome].sign} " / ""}`);
/** The look of a chart of scores, of marks and of diffs. */
const CHART_STYLE = `
.mark{white-space:nowrap}.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
.mark::before{display:inline-block;min-width:1.2em}
${SIGNS.join('\n')}
.line::before{content:"" / "";display:inline-block;width:1.8em;margin-right:.4em;vertical-align:middle}
.line.best::before{border-top:3px solid var(--accent)}.line.base::before{border-top:2px dashed var(--dim)}
.merged{--mark:var(--good)}.denied,.invalid,.aborted,.infra_error{--mark:var(--bad)}
.inconclusive,.killed{--mark:var(--warn)}.mark::before{color:var(--mark,var(--dim))}.mark.merged{font-weight:600}
.chart{display:block;width:100%;min-width:36rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.chart .grid{stroke:var(--line)}.chart .axis{fill:none;stroke:var(--dim)}
.chart .base-line{stroke:var(--dim);stroke-width:1.5;stroke-dasharray:6 5}
.chart .best-line{fill:none;stroke:var(--accent);stroke-width:2.5}
.filled{fill:var(--mark,var(--dim));stroke:var(--bg)}
.hollow{fill:var(--bg);stroke:var(--mark,var(--dim));stroke-width:1.5}
.chart .tick-y{text-anchor:end}.chart .tick-x,.chart .name{text-anchor:middle}.chart .name{fill:var(--dim)}
ins,del{text-decoration:none}ins{background:var(--add)}del{background:var(--cut)}
`;
/** The look of an experiment's page. */
const EXPERIMENT_STYLE = `${_page_style_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_STYLE */ .W}${CHART_STYLE}
tr>:is(:nth-child(1),:nth-child(3),:nth-child(4),:nth-child(5),:nth-child(6)){text-align:right;
white-space:nowrap;font-variant-numeric:tabular-nums}td:nth-child(7){min-width:16rem}
`;


/***/ }),

/***/ 9726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary),
/* harmony export */   L: () => (/* binding */ renderStatus)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7776);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4312);




const LAST_ROWS = 5;
const LABEL_WIDTH = 10;
/** The experiment on one screen: where it is, what came of it, the last iterations, the next command. */
function renderStatus(view) {
    const facts = [
        ['branch', view.base === undefined ? view.branch : `${view.branch}, from ${view.base}`],
        ['now', view.position],
        ['result', view.verdict],
        ['goal', view.goal],
        ['tried', renderCounts(view) || 'nothing'],
        ['noops', view.noops],
        ['time', renderTime(view)],
        ['cost', view.cost],
    ];
    return [
        view.description === '' ? view.name : `${view.name}: ${view.description}`,
        ...renderProblems(view),
        '',
        ...facts.flatMap(([label, value]) => (value === undefined ? [] : [labelled(label, value)])),
        ...renderScores(view),
        ...renderLast(view.rows),
        '',
        labelled('next', `${view.next.command}  (${view.next.why})`),
        '',
    ].join('\n');
}
/** What is printed at the end of a run, whatever happened. */
function renderSummary(view, { reason, resumeCommand }) {
    const goOn = resumeCommand ?? view.next.command;
    return [
        `${view.name}: ${view.verdict}`,
        ...renderProblems(view),
        labelled('stopped', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason, 400)),
        labelled('tried', renderCounts(view) || 'nothing'),
        ...(view.cost === undefined ? [] : [labelled('cost', view.cost)]),
        labelled('branch', view.kept === 0 ? `${view.branch}, nothing to take` : view.branch),
        ...(view.kept === 0
            ? []
            : [
                labelled('look', `git log ${view.base === undefined ? '' : `${view.base}..`}${view.branch}`),
                labelled('take', `git merge ${view.branch}`),
            ]),
        ...(view.lanes === undefined ? [] : [labelled('lanes', `ls ${view.lanes}`)]),
        labelled('go on', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(goOn, 400)),
        '',
    ].join('\n');
}
function labelled(label, text) {
    return `${label.padEnd(LABEL_WIDTH)}${text}`;
}
function renderProblems({ problems, notices }) {
    return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `look: ${notice}`)];
}
/** `3 merged, 2 discarded`; the baseline is no try. */
function renderCounts({ counts, tried }) {
    const parts = counts.filter(([outcome]) => outcome !== 'baseline').map(([outcome, count]) => `${count} ${outcome}`);
    return parts.length === 0 ? '' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(tried, 'iteration')}: ${parts.join(', ')}`;
}
function renderTime({ startedAt, deadline, timeLeft }) {
    const start = startedAt === undefined ? [] : [`started ${startedAt}`];
    const end = deadline === undefined ? [] : [`ends ${deadline}`];
    const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }) {
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSparkline */ .K)(rows);
    if (line === undefined)
        return [];
    const marks = labelled('', `${line.marks}   (^ kept, 0 baseline, · no score)`);
    return ['', labelled('scores', line.bars), marks];
}
function renderLast(rows) {
    const last = rows.slice(-LAST_ROWS);
    if (last.length === 0)
        return [];
    const columns = [
        column(last, ({ iter }) => String(iter), 'right'),
        column(last, ({ outcome }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[outcome].sign} ${outcome}`, 'left'),
        column(last, ({ scoreText }) => scoreText, 'right'),
        last.map(({ reason }) => reason),
    ];
    const lines = last.map((_, line) => columns
        .map((texts) => texts[line])
        .join('  ')
        .trimEnd());
    return ['', ...lines.map((line, index) => labelled(index === 0 ? 'last' : '', line))];
}
function column(rows, text, align) {
    const texts = rows.map(text);
    const width = Math.max(...texts.map((each) => each.length));
    return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}


/***/ }),

/***/ 6716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ buildExperimentView)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _experiment_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(731);
/* harmony import */ var _experiment_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2737);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6794);
/* harmony import */ var _iteration_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9865);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9010);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);









const MAX_PROBLEMS = 5;
/** Builds what every form of the report is rendered from. The records are believed, not the cache in `state`. */
function buildExperimentView(input) {
    const { config, state, records, now, standing = { kind: 'none' } } = input;
    const { direction } = config.objective;
    const folded = (0,_experiment_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRecords */ .IN)(records, direction);
    const rows = (0,_iteration_row_js__WEBPACK_IMPORTED_MODULE_4__/* .buildIterationRows */ .z)(records, direction);
    const counts = _experiment_record_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .im.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]);
    const result = buildResult(rows, folded.best_iter);
    const kept = rows.filter(({ outcome }) => outcome === 'merged').length;
    const tried = rows.filter(({ outcome }) => outcome !== 'baseline').length;
    // What `init` writes is a state, too.
    const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
    const isOver = state.current_step === 'Done';
    return {
        name: config.experiment.name,
        description: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(config.experiment.description),
        goal: direction === 'max' ? 'higher is better' : 'lower is better',
        branch: (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.branch)),
        base: state.base_commit === '' ? undefined : (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.base_commit.slice(0, 12))),
        problems: [
            ...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
            ...disagreements(input, folded),
        ],
        notices: renderProblems(input.notices ?? []),
        position: renderPosition(input),
        verdict: renderVerdict({ name: config.experiment.name, kept, tried, standing, ...result }),
        standing,
        ...result,
        tried,
        kept,
        counts: counts.filter(([, count]) => count > 0),
        noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
        startedAt: !isBegun || state.started_at === '' ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderInstant */ .Wv)(state.started_at),
        deadline: state.deadline === null || isOver ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderInstant */ .Wv)(state.deadline),
        timeLeft: isOver ? undefined : renderTimeLeft(state.deadline, now),
        cost: sumCost(records),
        rows,
        lanes: findLanes(records),
        next: chooseNext(input),
        head: typeof records.at(-1)?.hash === 'string' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(records.at(-1)?.hash ?? '', 80) : undefined,
        madeAt: (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderInstant */ .Wv)(now.toISOString()),
    };
}
function buildResult(rows, bestIter) {
    const baseline = rows.find(({ outcome, score }) => outcome === 'baseline' && score !== undefined)?.score;
    const best = rows.find(({ iter, outcome, score }) => iter === bestIter && outcome === 'merged' && score !== undefined);
    const score = best?.score;
    return {
        baseline: baseline === undefined ? undefined : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderApart */ .Fw)(baseline, score),
        best: best === undefined || score === undefined ? undefined : { score: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderApart */ .Fw)(score, baseline), iter: best.iter },
        change: baseline === undefined || score === undefined ? undefined : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderChange */ .vN)(baseline, score),
    };
}
function renderVerdict({ name, kept, tried, standing, baseline, best, change, }) {
    if (tried === 0)
        return 'Nothing was tried yet';
    const of = `${kept} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(tried, 'iteration')} kept`;
    if (standing.kind === 'confirmed')
        return `${of}; ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(standing.sentence, 1000)}`;
    if (standing.kind === 'unconfirmed') {
        return `${of}; the improvement is not confirmed yet (autorize verify ${name} --rescore does it once the run is over)`;
    }
    if (best === undefined)
        return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
    const against = baseline === undefined ? 'no baseline was scored' : `${change} against the baseline, ${baseline}`;
    return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}
function renderProblems(problems) {
    const rest = problems.length - MAX_PROBLEMS;
    const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(problem, 400));
    return rest > 0 ? [...shown, `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(rest, 'problem')} more`] : shown;
}
function disagreements({ state }, folded) {
    if (state.best_iter === folded.best_iter && state.best_score === folded.best_score)
        return [];
    const of = (iter) => (iter === null ? 'none' : `iteration ${iter}`);
    return [
        `state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); what follows is the ledger's.`,
    ];
}
function renderPosition({ state, isRunning }) {
    const { iter_in_progress: iter, current_step: step } = state;
    if (iter !== null && isRunning === false) {
        return `no run at work; iteration ${iter} was in flight${step === 'Idle' ? '' : `, at ${step}`}`;
    }
    if (iter !== null)
        return `iteration ${iter}, ${step}`;
    return step === 'Idle' || step === 'Done' ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
    return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function renderTimeLeft(deadline, now) {
    const end = (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .instantOf */ .B9)(deadline);
    if (end === undefined)
        return undefined;
    const left = end - now.getTime();
    return left > 0 ? `${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSpan */ .LP)(left)} left` : 'the time is over';
}
function sumCost(records) {
    const sum = (pick) => {
        const known = records
            .flatMap(({ usage }) => (usage ? [pick(usage)] : []))
            .filter((each) => typeof each === 'number');
        return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
    };
    return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCost */ .Wy)({
        usd: sum(({ usd }) => usd),
        input: sum(({ input_tokens: tokens }) => tokens),
        output: sum(({ output_tokens: tokens }) => tokens),
        isAtLeast: records.some(({ usage }) => usage?.at_least === true),
    });
}
function findLanes(records) {
    // Those of an earlier run may be gone: clean removes them.
    const last = records.at(-1)?.run?.id;
    const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
    return worktree ? (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}
function chooseNext({ config, state, records, now, problems = [], isDamaged = problems.length > 0, isRunning, branchProblem, }) {
    const command = (verb) => `autorize ${verb} ${config.experiment.name}`;
    if (isRunning)
        return { command: command('status'), why: 'a run is at work; look again later' };
    if (isDamaged)
        return { command: command('repair'), why: 'the ledger has to be mended first' };
    if (problems.length > 0)
        return { command: command('doctor'), why: 'the config has to be mended first' };
    if (branchProblem !== undefined)
        return { command: command('verify'), why: 'the branch has to be put back first' };
    if (state.iter_in_progress !== null) {
        return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
    }
    const end = (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .instantOf */ .B9)(state.deadline);
    const isOver = end !== undefined && end <= now.getTime();
    if (records.length === 0 || state.current_step === 'Done' || isOver) {
        return { command: command('run'), why: records.length === 0 ? 'nothing was tried yet' : 'starts another run' };
    }
    return { command: command('resume'), why: 'the run was left before its end' };
}


/***/ }),

/***/ 5138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
const ENTITIES = {
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Makes any text plain inside an element or a quoted attribute. */
function escapeHtml(text) {
    return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}


/***/ }),

/***/ 6794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   Wy: () => (/* binding */ renderCost),
/* harmony export */   X4: () => (/* binding */ renderDecision),
/* harmony export */   Yy: () => (/* binding */ renderTook)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8164);
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
/** What a decision rested on, in one line. */
function renderDecision({ decision }) {
    if (decision === undefined || decision === null)
        return undefined;
    const { policy, n, effect, interval, p_or_e: evidence, threshold } = decision;
    const parts = [
        (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(policy, 40),
        ...(isNumber(n) ? [`n = ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(n)}`] : []),
        ...(isNumber(effect) ? [`effect ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(effect)}`] : []),
        ...(interval ? [`interval ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(interval[0])} to ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(interval[1])}`] : []),
        ...(isNumber(evidence) ? [`p or e ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)}`] : []),
        ...(isNumber(threshold) ? [`threshold ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(threshold)}`] : []),
    ];
    return parts.join(', ');
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

/***/ 8284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ renderDiffHtml),
/* harmony export */   M: () => (/* binding */ renderIterationDetails)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5138);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6794);



/** One iteration as a part of the page that opens: reason, facts, diff. */
function renderIterationDetails({ row, diff, showCommand }) {
    const { iter, outcome, scoreText, summary, record } = row;
    const facts = (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFacts */ .Id)(record).map(([name, value]) => `<dt>${name}</dt><dd>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(value)}</dd>`);
    const reason = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(record.notes, 2000);
    return [
        `<details id="i${iter}"><summary>${iter} <span class="mark ${outcome}">${outcome}</span> ${scoreText}</summary>`,
        ...(reason === '' ? [] : [`<p>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(reason)}</p>`]),
        ...(summary === '' ? [] : [`<p class="said">The agent says: <q>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(summary)}</q></p>`]),
        `<dl class="facts">${facts.join('')}</dl>`,
        diff ?? (record.diff_lines > 0 ? `<p class="note">The diff: <code>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(showCommand)}</code></p>` : ''),
        '</details>',
    ].join('\n');
}
const MAX_DIFF_CHARS = 12_000;
const MAX_LINE_CHARS = 500;
/** A diff with its lines told apart by element as well as by sign; `name` says what it is of. */
function renderDiffHtml(diff, name) {
    let isHeader = true;
    const lines = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .h)(diff, MAX_DIFF_CHARS)
        .split('\n')
        .map((line) => {
        if (line.startsWith('diff --git '))
            isHeader = true;
        if (line.startsWith('@@'))
            isHeader = false;
        return renderLine(cut(line), isHeader);
    });
    const rest = diff.length - MAX_DIFF_CHARS;
    const note = rest > 0 ? `<p class="note">${rest} more characters are left out.</p>` : '';
    return `<pre tabindex="0" role="group" aria-label="Diff of ${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(name)}">${lines.join('\n')}</pre>${note}`;
}
function cut(line) {
    return line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS)}…` : line;
}
function renderLine(line, isHeader) {
    const text = (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(line);
    if (isHeader)
        return `<b>${text}</b>`;
    if (line.startsWith('+'))
        return `<ins>${text}</ins>`;
    if (line.startsWith('-'))
        return `<del>${text}</del>`;
    return line.startsWith('@@') ? `<i>${text}</i>` : text;
}


/***/ }),

/***/ 9865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ buildIterationRows)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8164);
/* harmony import */ var _experiment_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(731);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6794);




const NONE = '–';
/** Builds the rows, oldest first; the best so far is that of the records, as the ledger is folded. */
function buildIterationRows(records, direction) {
    let best;
    return records.map((record) => {
        const before = best;
        const score = typeof record.score === 'number' ? record.score : undefined;
        const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderApart */ .Fw)(score, before?.score);
        if (score !== undefined && (0,_experiment_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .isBest */ .zI)(record, before?.score, direction)) {
            best = { score, text: scoreText };
        }
        return {
            iter: record.iter,
            outcome: record.outcome,
            score,
            scoreText,
            best: best?.score,
            bestText: best?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(undefined),
            change: score === undefined || before === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderChange */ .vN)(before.score, score),
            duration: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTook */ .Yy)(record) ?? NONE,
            diffLines: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(record.diff_lines),
            reason: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(record.notes) || NONE,
            summary: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(record.summary ?? '', 400),
            decision: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDecision */ .X4)(record) ?? '',
            commit: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((record.commit ?? '').slice(0, 7)) || NONE,
            record,
        };
    });
}


/***/ }),

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

// What GitHub gives a meaning wherever it stands: emphasis, code, links, tables, HTML, mathematics, the begin of an emoji.
// Parentheses mean something after a bracket only, which is escaped; two colons begin a command of a workflow.
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
// What begins a list, or is a line under a heading.
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
// What GitHub finds in the text after it has taken the backslashes away: only a break inside keeps it from linking.
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
function escapeMarkdown(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, 1000)
        .replace(LINKED, `$&${BREAK}`)
        .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
        .replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}


/***/ }),

/***/ 7776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ OUTCOME_MARKS)
/* harmony export */ });
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
/** How each outcome is drawn, in characters and in pictures. */
const OUTCOME_MARKS = {
    baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
    merged: { sign: '●', path: CIRCLE, isFilled: true },
    discarded: { sign: '○', path: CIRCLE, isFilled: false },
    inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
    noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
    denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
    invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
    aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
    killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
    infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};


/***/ }),

/***/ 4464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PAGE_STYLE)
/* harmony export */ });
/** The look of every page: light or dark as the reader's system is, and nothing that is loaded. */
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;


/***/ }),

/***/ 7916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderPage)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5138);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
/** A page of one file: it loads nothing, runs nothing, and says so to the browser. */
function renderPage({ title, style, body }) {
    return `${[
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8"/>',
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        '<meta name="color-scheme" content="light dark"/>',
        `<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(title)}</title>`,
        `<style>${style}</style>`,
        '</head>',
        '<body>',
        ...body,
        '</body>',
        '</html>',
    ].join('\n')}\n`;
}


/***/ }),

/***/ 5940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderScoreChart)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8164);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5138);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7776);
/* harmony import */ var _score_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8142);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4312);





const WIDTH = 720;
const HEIGHT = 330;
const TOP = 14;
const RIGHT = 14;
/** Where the scores end; below lie the marks of iterations without a score, the ticks and the axis's name. */
const BOTTOM = 248;
const RAIL = 272;
const X_AXIS = 286;
/** With more marks, what each of them says is only in the table. */
const MAX_TITLED = 200;
const LABEL_CHAR = 7;
/** The scores by iteration as a picture; undefined when no iteration has a score. */
function renderScoreChart(view) {
    const scores = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_2__/* .buildScoreDomain */ .p)(view.rows);
    if (scores === undefined)
        return undefined;
    const yTicks = (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .buildTicks */ .Pe)(scores, 5);
    const widest = Math.max(...yTicks.map((tick) => (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderScore */ .ls)(tick).length));
    const plot = { rows: view.rows, scores, iterations: buildIterationDomain(view.rows), left: 34 + widest * LABEL_CHAR };
    return [
        `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-desc">`,
        '<title id="chart-title">Score of each iteration</title>',
        `<desc id="chart-desc">${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(describe(view))}</desc>`,
        ...renderGrid(plot, yTicks),
        ...renderXAxis(plot),
        `<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(view.goal)}</text>`,
        ...renderBaseline(plot),
        ...renderMarks(plot),
        ...renderPoints(plot, isOther),
        ...renderBest(plot),
        ...renderPoints(plot, isAnchor),
        '</svg>',
    ].join('\n');
}
function describe(view) {
    const counts = view.counts.map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    return `${view.verdict}. ${view.goal}. Marks: ${counts}. The table below has every value.`;
}
function buildIterationDomain(rows) {
    const [lo, hi] = rows.reduce(([least, most], { iter }) => [Math.min(least, iter), Math.max(most, iter)], [
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
    ]);
    return lo === hi ? { lo: lo - 1, hi: hi + 1 } : { lo, hi };
}
function xOf(iter, { iterations, left }) {
    return round(left + 10 + (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(iter, iterations) * (WIDTH - RIGHT - left - 20));
}
function yOf(score, { scores }) {
    return round(BOTTOM - (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(score, scores) * (BOTTOM - TOP));
}
function round(value) {
    return Math.round(value * 10) / 10;
}
function renderGrid(plot, ticks) {
    return ticks.map((tick) => {
        const y = yOf(tick, plot);
        const label = `<text class="tick-y" x="${plot.left - 6}" y="${y + 4}">${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderScore */ .ls)(tick)}</text>`;
        return `<path class="grid" d="M${plot.left} ${y}H${WIDTH - RIGHT}"/>${label}`;
    });
}
function renderXAxis(plot) {
    const ticks = (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .buildTicks */ .Pe)(plot.iterations, 10).filter((tick) => Number.isInteger(tick));
    const labels = ticks.map((tick) => {
        const x = xOf(tick, plot);
        return `<path class="axis" d="M${x} ${X_AXIS}v4"/><text class="tick-x" x="${x}" y="${X_AXIS + 17}">${tick}</text>`;
    });
    const middle = (plot.left + WIDTH - RIGHT) / 2;
    return [
        `<path class="axis" d="M${plot.left} ${TOP}V${X_AXIS}H${WIDTH - RIGHT}"/>`,
        `<text class="tick-y" x="${plot.left - 6}" y="${RAIL + 4}">none</text>`,
        ...labels,
        `<text class="name" x="${middle}" y="${HEIGHT - 6}">iteration</text>`,
    ];
}
function renderBaseline(plot) {
    const baseline = plot.rows.find(({ outcome, score }) => outcome === 'baseline' && score !== undefined)?.score;
    if (baseline === undefined)
        return [];
    return [`<path class="base-line" d="M${plot.left} ${yOf(baseline, plot)}H${WIDTH - RIGHT}"/>`];
}
/** A step at each iteration that bettered the best. */
function renderBest(plot) {
    let last;
    let path = '';
    for (const { iter, best } of plot.rows) {
        if (best === undefined || best === last)
            continue;
        path += last === undefined ? `M${xOf(iter, plot)} ${yOf(best, plot)}` : `H${xOf(iter, plot)}V${yOf(best, plot)}`;
        last = best;
    }
    return path === '' ? [] : [`<path class="best-line" d="${path}H${WIDTH - RIGHT}"/>`];
}
/** The shapes, once each; smaller where there are many. */
function renderMarks({ rows }) {
    const marks = outcomesOf(rows).map((outcome) => {
        const { path, isFilled } = _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[outcome];
        const scale = rows.length > MAX_TITLED ? ` transform="scale(${isAnchor(outcome) ? 0.8 : 0.5})"` : '';
        return `<path id="mark-${outcome}" class="${isFilled ? 'filled' : 'hollow'}" d="${path}"${scale}/>`;
    });
    return [`<defs>${marks.join('')}</defs>`];
}
function renderPoints(plot, isDrawn) {
    const isTitled = plot.rows.length <= MAX_TITLED;
    return outcomesOf(plot.rows)
        .filter(isDrawn)
        .map((outcome) => {
        const points = plot.rows
            .filter((row) => row.outcome === outcome)
            .map((row) => renderPoint(row, plot, { isTitled }));
        return `<g class="${outcome}">${points.join('')}</g>`;
    });
}
function outcomesOf(rows) {
    return [...new Set(rows.map(({ outcome }) => outcome))];
}
/** What the line of the best goes through is drawn on top of it, everything else below. */
function isAnchor(outcome) {
    return outcome === 'merged' || outcome === 'baseline';
}
function isOther(outcome) {
    return !isAnchor(outcome);
}
function renderPoint(row, plot, { isTitled }) {
    const { iter, outcome, score, scoreText, word = outcome } = row;
    const place = `x="${xOf(iter, plot)}" y="${score === undefined ? RAIL : yOf(score, plot)}"`;
    if (!isTitled)
        return `<use href="#mark-${outcome}" ${place}/>`;
    const told = score === undefined ? '' : `, ${scoreText}`;
    return `<use href="#mark-${outcome}" ${place}><title>iteration ${iter}: ${word}${told}</title></use>`;
}


/***/ }),

/***/ 8142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   D8: () => (/* binding */ buildDomain),
/* harmony export */   Pe: () => (/* binding */ buildTicks)
/* harmony export */ });
/** More than this many quartile distances away, a score would press all others into a line. */
const FENCE = 3;
/** The range that shows the scores, without those so far out that they would hide the rest. */
function buildDomain({ scores, anchors }) {
    const sorted = scores.filter(isUsual).sort((a, b) => a - b);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined)
        return undefined;
    const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
    const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
    const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
    const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
    const shown = [...near, ...anchors.filter(isUsual)];
    const lo = shown.reduce((least, score) => Math.min(least, score), q1);
    const hi = shown.reduce((most, score) => Math.max(most, score), q3);
    // A pad in parts: the distance itself may be more than the largest number.
    const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
    return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
/** Where a value lies in the range, from 0 to 1; what is outside lies on the edge. */
function placeOf(value, { lo, hi }) {
    const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
    return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
/** Round numbers inside the range, about as many as asked for; its ends where no round numbers fit. */
function buildTicks({ lo, hi }, count) {
    const rough = (hi - lo) / count;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
    const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
    const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
    if (!isSound || to < from)
        return [lo, hi];
    // Through text, so that 3 * 0.1 is 0.3.
    return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
/** The score that stands for a failure under fail mode `worst` says nothing about size. */
function isUsual(score) {
    return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}


/***/ }),

/***/ 9010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** A word as it is typed into a shell: quoted where the shell would take it for something else. */
function shellWord(word) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(word, 400);
    return /^[\w@%+=:,./-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 4312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderSparkline),
/* harmony export */   p: () => (/* binding */ buildScoreDomain)
/* harmony export */ });
/* harmony import */ var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8142);

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** As many as fit a terminal of 80 columns beside a label. */
const MAX_BARS = 64;
/** The scores as bars, and below them a mark under each that was kept; undefined when there is no score. */
function renderSparkline(rows) {
    const shown = rows.slice(-MAX_BARS);
    const domain = buildScoreDomain(shown);
    if (domain === undefined)
        return undefined;
    const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
    const marks = shown.map(({ outcome }) => (outcome === 'merged' ? '^' : outcome === 'baseline' ? '0' : ' '));
    return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
/** The range of the scores of rows, with the baseline and all that was kept. */
function buildScoreDomain(rows) {
    const scored = rows.flatMap(({ score, outcome }) => (score === undefined ? [] : [{ score, outcome }]));
    const anchors = scored.filter(({ outcome }) => outcome === 'merged' || outcome === 'baseline');
    return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .buildDomain */ .D8)({ scores: scored.map(({ score }) => score), anchors: anchors.map(({ score }) => score) });
}
function barOf(score, domain) {
    return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(score, domain) * BARS.length))] ?? BARS[0];
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


/***/ }),

/***/ 7595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qp: () => (/* binding */ renderRepair),
/* harmony export */   Wy: () => (/* binding */ renderAudit),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);


const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?' };
const MAX_TEXT = 1000;
// What a repair can do something about: files whose lines are damaged.
const MENDABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
/** What a verification found, a line each, and what follows from it. */
function renderFindings(name, { findings, isSound }) {
    const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(what).length));
    const lines = findings.map(({ kind, what, detail }) => `${WORDS[kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(detail, MAX_TEXT)}`);
    const count = findings.filter(({ kind }) => kind === 'wrong').length;
    const isMendable = findings.some(({ kind, what }) => kind === 'wrong' && MENDABLE.has(what));
    const verdict = isSound
        ? `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}: sound`
        : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'thing')} wrong${isMendable ? `; a corrupt file is mended by: autorize repair ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}` : ''}`;
    return `${[...lines, '', verdict].join('\n')}\n`;
}
/** What an audit found: each difference with its record, or that there is none. */
function renderAudit(name, { differences, notes, decisions, evaluations, claim, isSound }) {
    const lines = differences.map(({ kind, record, message }) => `WRONG  record ${record}  ${kind}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(message, MAX_TEXT)}`);
    const counted = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(decisions, 'decision')} recomputed from ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(evaluations, 'evaluation')}`;
    return [
        ...lines,
        ...notes.map((note) => `?      ${note}`),
        ...(claim === undefined ? [] : [`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(claim, MAX_TEXT)}`]),
        `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}: ${counted}: ${isSound ? 'they are what is recorded' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(differences.length, 'difference')}`}`,
        '',
    ].join('\n');
}
/** What a repair did. */
function renderRepair(repaired, shorten) {
    const { isChanged, rebuilt, closed, problems } = repaired;
    const lines = isChanged ? [] : ['nothing to mend'];
    for (const [name, file] of Object.entries({
        ledger: repaired,
        intents: repaired.intents,
        guidance: repaired.guidance,
        decisions: repaired.decisions,
    })) {
        if (file.quarantined === undefined)
            continue;
        lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.quarantined)}`);
        for (const { line, why } of file.dropped)
            lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(why, MAX_TEXT)}`);
    }
    if (rebuilt.length > 0)
        lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
    if (closed.length > 0)
        lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
    for (const problem of problems)
        lines.push(`not mended: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(problem, MAX_TEXT)}`);
    return `${lines.join('\n')}\n`;
}


/***/ })

};


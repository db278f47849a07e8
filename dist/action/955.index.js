export const id = 955;
export const ids = [955,9231];
export const modules = {

/***/ 43042:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

/*
Copyright 2019 David Bau.

Permission is hereby granted, free of charge, to any person obtaining
a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to
permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be
included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,
TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

*/

(function (global, pool, math) {
//
// The following constants are related to IEEE 754 limits.
//

var width = 256,        // each RC4 output is 0 <= x < 256
    chunks = 6,         // at least six RC4 outputs for each double
    digits = 52,        // there are 52 significant digits in a double
    rngname = 'random', // rngname: name for Math.random and Math.seedrandom
    startdenom = math.pow(width, chunks),
    significance = math.pow(2, digits),
    overflow = significance * 2,
    mask = width - 1,
    nodecrypto;         // node.js crypto module, initialized at the bottom.

//
// seedrandom()
// This is the seedrandom function described above.
//
function seedrandom(seed, options, callback) {
  var key = [];
  options = (options == true) ? { entropy: true } : (options || {});

  // Flatten the seed string or build one from local entropy if needed.
  var shortseed = mixkey(flatten(
    options.entropy ? [seed, tostring(pool)] :
    (seed == null) ? autoseed() : seed, 3), key);

  // Use the seed to initialize an ARC4 generator.
  var arc4 = new ARC4(key);

  // This function returns a random double in [0, 1) that contains
  // randomness in every bit of the mantissa of the IEEE 754 value.
  var prng = function() {
    var n = arc4.g(chunks),             // Start with a numerator n < 2 ^ 48
        d = startdenom,                 //   and denominator d = 2 ^ 48.
        x = 0;                          //   and no 'extra last byte'.
    while (n < significance) {          // Fill up all significant digits by
      n = (n + x) * width;              //   shifting numerator and
      d *= width;                       //   denominator and generating a
      x = arc4.g(1);                    //   new least-significant-byte.
    }
    while (n >= overflow) {             // To avoid rounding up, before adding
      n /= 2;                           //   last byte, shift everything
      d /= 2;                           //   right using integer math until
      x >>>= 1;                         //   we have exactly the desired bits.
    }
    return (n + x) / d;                 // Form the number within [0, 1).
  };

  prng.int32 = function() { return arc4.g(4) | 0; }
  prng.quick = function() { return arc4.g(4) / 0x100000000; }
  prng.double = prng;

  // Mix the randomness into accumulated entropy.
  mixkey(tostring(arc4.S), pool);

  // Calling convention: what to return as a function of prng, seed, is_math.
  return (options.pass || callback ||
      function(prng, seed, is_math_call, state) {
        if (state) {
          // Load the arc4 state from the given state if it has an S array.
          if (state.S) { copy(state, arc4); }
          // Only provide the .state method if requested via options.state.
          prng.state = function() { return copy(arc4, {}); }
        }

        // If called as a method of Math (Math.seedrandom()), mutate
        // Math.random because that is how seedrandom.js has worked since v1.0.
        if (is_math_call) { math[rngname] = prng; return seed; }

        // Otherwise, it is a newer calling convention, so return the
        // prng directly.
        else return prng;
      })(
  prng,
  shortseed,
  'global' in options ? options.global : (this == math),
  options.state);
}

//
// ARC4
//
// An ARC4 implementation.  The constructor takes a key in the form of
// an array of at most (width) integers that should be 0 <= x < (width).
//
// The g(count) method returns a pseudorandom integer that concatenates
// the next (count) outputs from ARC4.  Its return value is a number x
// that is in the range 0 <= x < (width ^ count).
//
function ARC4(key) {
  var t, keylen = key.length,
      me = this, i = 0, j = me.i = me.j = 0, s = me.S = [];

  // The empty key [] is treated as [0].
  if (!keylen) { key = [keylen++]; }

  // Set up S using the standard key scheduling algorithm.
  while (i < width) {
    s[i] = i++;
  }
  for (i = 0; i < width; i++) {
    s[i] = s[j = mask & (j + key[i % keylen] + (t = s[i]))];
    s[j] = t;
  }

  // The "g" method returns the next (count) outputs as one number.
  (me.g = function(count) {
    // Using instance members instead of closure state nearly doubles speed.
    var t, r = 0,
        i = me.i, j = me.j, s = me.S;
    while (count--) {
      t = s[i = mask & (i + 1)];
      r = r * width + s[mask & ((s[i] = s[j = mask & (j + t)]) + (s[j] = t))];
    }
    me.i = i; me.j = j;
    return r;
    // For robust unpredictability, the function call below automatically
    // discards an initial batch of values.  This is called RC4-drop[256].
    // See http://google.com/search?q=rsa+fluhrer+response&btnI
  })(width);
}

//
// copy()
// Copies internal state of ARC4 to or from a plain object.
//
function copy(f, t) {
  t.i = f.i;
  t.j = f.j;
  t.S = f.S.slice();
  return t;
};

//
// flatten()
// Converts an object tree to nested arrays of strings.
//
function flatten(obj, depth) {
  var result = [], typ = (typeof obj), prop;
  if (depth && typ == 'object') {
    for (prop in obj) {
      try { result.push(flatten(obj[prop], depth - 1)); } catch (e) {}
    }
  }
  return (result.length ? result : typ == 'string' ? obj : obj + '\0');
}

//
// mixkey()
// Mixes a string seed into a key that is an array of integers, and
// returns a shortened string seed that is equivalent to the result key.
//
function mixkey(seed, key) {
  var stringseed = seed + '', smear, j = 0;
  while (j < stringseed.length) {
    key[mask & j] =
      mask & ((smear ^= key[mask & j] * 19) + stringseed.charCodeAt(j++));
  }
  return tostring(key);
}

//
// autoseed()
// Returns an object for autoseeding, using window.crypto and Node crypto
// module if available.
//
function autoseed() {
  try {
    var out;
    if (nodecrypto && (out = nodecrypto.randomBytes)) {
      // The use of 'out' to remember randomBytes makes tight minified code.
      out = out(width);
    } else {
      out = new Uint8Array(width);
      (global.crypto || global.msCrypto).getRandomValues(out);
    }
    return tostring(out);
  } catch (e) {
    var browser = global.navigator,
        plugins = browser && browser.plugins;
    return [+new Date, global, plugins, global.screen, tostring(pool)];
  }
}

//
// tostring()
// Converts an array of charcodes to a string
//
function tostring(a) {
  return String.fromCharCode.apply(0, a);
}

//
// When seedrandom.js is loaded, we immediately mix a few bits
// from the built-in RNG into the entropy pool.  Because we do
// not want to interfere with deterministic PRNG state later,
// seedrandom will not call math.random on its own again after
// initialization.
//
mixkey(math.random(), pool);

//
// Nodejs and AMD support: export the implementation as a module using
// either convention.
//
if ( true && module.exports) {
  module.exports = seedrandom;
  // When in node.js, try using crypto package for autoseeding.
  try {
    nodecrypto = __webpack_require__(76982);
  } catch (ex) {}
} else if ((typeof define) == 'function' && define.amd) {
  define(function() { return seedrandom; });
} else {
  // When included as a plain script, set up Math.seedrandom global.
  math['seed' + rngname] = seedrandom;
}


// End anonymous scope, and pass initial values.
})(
  // global: `self` in browsers (including strict mode and web workers),
  // otherwise `this` in Node and other environments
  (typeof self !== 'undefined') ? self : this,
  [],     // pool: entropy pool starts empty
  Math    // math: package containing random, pow, and seedrandom
);


/***/ }),

/***/ 39231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   timeLeft: () => (/* binding */ timeLeft),
/* harmony export */   timeLeftOfJob: () => (/* binding */ timeLeftOfJob)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** How long the job of a step may still run. A step cannot read the job's own `timeout-minutes`. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
// What publishing and the steps after this one may take.
const RESERVE_MS = 10 * MINUTE_MS;
// What GitHub gives a job at most, by the kind of its runner.
const LIMITS_MS = { 'github-hosted': 6 * HOUR_MS, 'self-hosted': 5 * 24 * HOUR_MS };
/**
 * What is left of the job's limit minus the reserve (usually ten minutes), in whole milliseconds; undefined where the limit
 * is unknown.
 */
function timeLeftOfJob({ env, now, timeoutMs, reserveMs = RESERVE_MS }) {
    const limit = timeoutMs ?? LIMITS_MS[env.RUNNER_ENVIRONMENT ?? ''];
    if (limit === undefined)
        return undefined;
    // The runner writes the event's file when the job begins, and never again.
    const begun = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(env.GITHUB_EVENT_PATH ?? '', { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    const passed = Math.max(0, now.getTime() - begun);
    // The time of a file has fractions of a millisecond.
    return Math.max(0, Math.floor(limit - passed - reserveMs));
}
/** What the job of a step still has, at any time that it is asked. */
function timeLeft({ loop }, { env, now }) {
    const { jobTimeoutMs: timeoutMs } = loop;
    return () => timeLeftOfJob({ env, now: now(), timeoutMs, reserveMs: 0 }) ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 31224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeOutputs)
/* harmony export */ });
/* unused harmony exports OUTPUT_MEANINGS, OUTPUTS */
/* harmony import */ var _remote_proposal_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86894);
/* harmony import */ var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71192);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96806);



const NAMED_OUTPUTS = {
    passed: '`true` if the suite passed or the claim holds, otherwise `false`. Empty if an input is not valid or the verdict is neutral.',
    verdict: '`passed`, `failed`, `inconclusive` or `invalid`.',
    'report-path': 'Absolute path of the report, `latest.json` or `report.html`.',
    comparison: '`compare`: the answer for all benchmarks, `better`, `worse`, `no-difference` or `undecided`. Empty if nothing was compared.',
    'worst-ratio': '`compare`: how many times worse the worst benchmark is, such as `1.17`; below 1 if all are better. Empty if no benchmark is compared by its ratio.',
    'best-candidates': 'JSON object that maps each scenario id to the id of its best candidate.',
    volatility: 'Highest volatility of any scenario, 0 to 1.',
    'best-score': '`experiment`: the best accepted score. `mission`: the last accepted score. Empty if nothing was accepted.',
    'baseline-score': '`experiment`, `mission`: the score of the base.',
    improvement: 'Loops: the improvement, worded as in the report.',
    iterations: 'Loops: number of iterations in the ledger, or of items in the plan.',
    kept: 'Loops: number of accepted changes, or of items that succeeded.',
    branch: 'Loops: the branch with the accepted commits.',
    commit: 'Loops: the head commit of that branch.',
    'pull-request-number': 'Loops: number of the pull request, if there is one.',
    'pull-request-url': 'Loops: URL of the pull request.',
    'ledger-path': 'Loops: absolute path of the ledger, `iterations.jsonl` or `journal.jsonl`.',
    'artifact-id': 'Id of the uploaded artifact.',
    'artifact-url': 'URL of the uploaded artifact.',
    'artifact-digest': 'SHA-256 of the artifact, in hex.',
    'stop-reason': 'Loops: why the run ended. `rate-limited` if the limit of the model ends after the time of the job.',
    'rate-limited-until': 'Loops that ended as `rate-limited`: when the limit ends, such as `2026-11-26T03:00:00.000Z`, if that is known.',
    'proposal-digest': 'Loops with `publish: none`: digest of the proposal, for the job that publishes it.',
    'proposal-artifact': 'Loops with `publish: none`: name of the artifact that holds the proposal.',
    'proposal-path': 'Loops: absolute path of the folder with the proposal on this runner. Empty if there is none.',
    'wave-id': '`plan`: id of the wave, a digest of its plan, for the jobs of its attempts and the one that judges them.',
    'wave-path': '`plan`: absolute path of the file of the plan.',
    'wave-artifact': '`plan`: name of the artifact that holds the plan. Empty if there is none.',
    slots: '`plan`: JSON array with the numbers of the slots, for `fromJSON` in a matrix.',
    shards: '`plan`: JSON array with what the input `shard` of each judge is, for `fromJSON` in a matrix.',
    'attempt-path': '`attempt`: absolute path of the folder with what the slot submitted.',
    'environment-key': '`prepare`: key for the cache entry that other jobs restore. Empty if there is nothing to prepare.',
    'environment-path': '`prepare`: absolute path of the folder to save in the cache.',
    'environment-digest': '`prepare`: digest of the environment, for the jobs that restore it.',
};
const parts = _remote_proposal_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .PART_LETTERS */ .ke.map((letter) => {
    const meaning = letter === 'a'
        ? 'Loops with `proposal-by: output` or `path`: the proposal as text, if its pack is below 700 KB. It has up to ten parts, `proposal-part-a` to `proposal-part-j`; unused parts are empty.'
        : 'See `proposal-part-a`.';
    return [`proposal-part-${letter}`, meaning];
});
/** Every output with its meaning; `npm run docs` writes action.yml and the reference page from it. */
const OUTPUT_MEANINGS = {
    ...NAMED_OUTPUTS,
    ...Object.fromEntries(parts),
};
/** The name of every output, in the order of action.yml. */
const OUTPUTS = Object.keys(OUTPUT_MEANINGS);
// The runner refuses outputs of a job beyond 1 MiB in all; ours stay far below.
const MAX_OUTPUT_BYTES = 256 * 1024;
/** Sets outputs, without secrets; one that is too large for the runner is empty. */
function writeOutputs(outputs) {
    for (const name of OUTPUTS) {
        const supplied = outputs[name];
        if (supplied === undefined)
            continue;
        const value = (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc)(supplied);
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH)(name, Buffer.byteLength(value) > MAX_OUTPUT_BYTES ? '' : value);
    }
}


/***/ }),

/***/ 6024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseForeignCode: () => (/* binding */ refuseForeignCode),
/* harmony export */   requireTrustedActor: () => (/* binding */ requireTrustedActor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72527);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
/* harmony import */ var _checkouts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91951);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6830);
/* harmony import */ var _own_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90730);
/** Who and what a step refuses to work for. */











// Every other event runs with the repository's keys, on the default branch or on one that a person with write access chose.
function ofDefaultBranch({ sha }) {
    const remedy = 'Check out the commit of the event, or a branch of this repository by its name; judge pull requests by the event pull_request';
    return { base: [sha], remedy, acceptsBranches: true };
}
// Events that have the repository's secrets while a stranger may have written the code that they are about.
const PRIVILEGED = {
    pull_request_target: ({ pull, sha }) => {
        const remedy = 'Use pull_request, and .github/workflows/report.yml for comments; or check out the base alone';
        if (pull !== undefined)
            return { base: [pull.baseSha, sha], remedy };
        const message = 'the event is pull_request_target, and the event names no pull request';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({ message, remedy });
    },
    workflow_run: ({ sha }) => ({
        base: [sha],
        remedy: 'Read what the other run made as an artifact, as .github/workflows/report.yml does; or check out the default branch alone',
    }),
};
/**
 * Throws unless every checkout that the step works in, or reads one of the listed paths from, is of a commit that the repository
 * vouches for, where the event has the repository's secrets and is not about a commit of its own: anything else may be
 * whatever a stranger wrote. What cannot be shown is refused. The API says where branches are; without one, only the
 * commit of the event and its history are accepted.
 */
async function refuseForeignCode({ env, cwd }, listPaths, open) {
    const context = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .readContext */ .y)(env);
    const { event, workspace } = context;
    if ((0,_own_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .isOfOwnCommit */ .X)(event))
        return;
    const { base, remedy, acceptsBranches } = (PRIVILEGED[event] ?? ofDefaultBranch)(context);
    const branchHeads = base.filter((branchHead) => branchHead !== '');
    const findBranchHead = acceptsBranches === true ? async (ref) => findHeadOfBranch(await open(), ref) : undefined;
    for (const checkout of (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_6__/* .listCheckoutsOf */ .zW)({ workspace, cwd }, listPaths())) {
        const found = await findForeignCode(checkout, {
            branchHeads,
            findBranchHead,
            defaultBranch: context.defaultBranch,
        });
        if (found === undefined)
            continue;
        const where = checkout === workspace ? 'the checkout' : `the checkout in "${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, checkout)}"`;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
            message: `the event is ${event} and ${where} ${found}, which is not known to be of the base (${branchHeads[0] ?? 'not known'})`,
            remedy: `${remedy}. An older commit of the base needs "fetch-depth: 0"`,
        });
    }
}
/** Where a branch of this repository is, as the server says; undefined where it has none, or does not say. */
async function findHeadOfBranch(api, ref) {
    const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
    if (api === undefined || branch === undefined)
        return undefined;
    const place = { owner: api.owner, repo: api.repo };
    const response = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref: `heads/${branch}` }), {
        isRepeatable: true,
    });
    return response.kind === 'ok' ? response.value.data.sha : undefined;
}
// A change that is not committed yet is foreign code, too.
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
/** What a checkout is at other than commits of the base and what they stand on; undefined where there is nothing. */
async function findForeignCode(checkout, { branchHeads, findBranchHead, defaultBranch }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-trust-'));
    try {
        const { repository, git } = (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_6__/* .openCheckout */ .Hj)(checkout, folder);
        const unfinished = UNFINISHED.find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.gitDir, name)));
        if (unfinished !== undefined)
            return `has ${unfinished}`;
        const head = await (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .readHead */ .zy)(repository, git);
        if (head === undefined)
            return 'has no commit';
        if (branchHeads.includes(head))
            return undefined;
        for (const branchHead of branchHeads)
            if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_9__/* .isAncestor */ .Q)(git, { base: head, branchHead }))
                return undefined;
        const names = [repository.head, ...(defaultBranch === '' ? [] : [`refs/heads/${defaultBranch}`])];
        for (const name of new Set(names)) {
            const branchHead = await findBranchHead?.(name);
            if (branchHead !== undefined && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_9__/* .isAncestor */ .Q)(git, { base: head, branchHead })))
                return undefined;
        }
        return `is at ${head}`;
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            return `cannot be read (${reasonOf(error)})`;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}
function reasonOf(error) {
    return error instanceof Error ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .printable */ .g$)(error.message, 200) : String(error);
}
// Who may comment, label or dispatch need not be who may run an agent with the repository's key.
// These are of whoever may write, of a schedule, or without the repository's keys; every other event may be a stranger's.
const UNASKED = [
    '',
    'schedule',
    'push',
    'pull_request',
    'merge_group',
    'create',
    'delete',
    'release',
    'deployment',
    'deployment_status',
];
const ASKED_ACTIONS = ['labeled', 'unlabeled', 'assigned', 'edited'];
const MAY_WRITE = ['admin', 'maintain', 'write'];
/** Throws where somebody without the right to write could make a loop run. A bot that the workflow names may. */
async function requireTrustedActor(context, api, allowedBots = []) {
    const { event, action, actor } = context;
    if (UNASKED.includes(event) && !ASKED_ACTIONS.includes(action))
        return;
    if (allowedBots.includes(actor.toLowerCase()))
        return;
    const response = await api?.ask((octokit) => octokit.rest.repos.getCollaboratorPermissionLevel({ owner: api.owner, repo: api.repo, username: actor }), { isRepeatable: true });
    const permission = response?.kind === 'ok' ? response.value.data.permission : undefined;
    if (permission !== undefined && MAY_WRITE.includes(permission))
        return;
    const why = response === undefined
        ? 'there is no github-token to ask with'
        : response.kind === 'ok'
            ? `it is "${permission}"`
            : response.why;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `"${actor}" started this by "${event}", and is not known to have write permission (${why})`,
        remedy: actor.endsWith('[bot]')
            ? `Name it in the input "allowed-bots" if it may spend your budget, or start it by a schedule`
            : 'Let somebody with write permission start it, or start it by a schedule',
    });
}


/***/ }),

/***/ 36758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerifyStep: () => (/* binding */ runVerifyStep)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/finding.js
var base_finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/experiment/verification/verify.js + 9 modules
var verify = __webpack_require__(15768);
// EXTERNAL MODULE: ./build/mission/opening.js + 1 modules
var opening = __webpack_require__(14178);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(73448);
// EXTERNAL MODULE: ./build/mission/verify.js + 3 modules
var mission_verify = __webpack_require__(49401);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/workitem/opening.js
var workitem_opening = __webpack_require__(32375);
// EXTERNAL MODULE: ./build/workitem/verify.js + 1 modules
var workitem_verify = __webpack_require__(92858);
// EXTERNAL MODULE: ./build/github/job-summary.js
var job_summary = __webpack_require__(40092);
// EXTERNAL MODULE: ./build/github/notes.js
var github_notes = __webpack_require__(37491);
// EXTERNAL MODULE: ./build/github/outputs.js
var outputs = __webpack_require__(31224);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/json-document.js
var json_document = __webpack_require__(85572);
// EXTERNAL MODULE: ./build/gate/run.js + 13 modules
var run = __webpack_require__(94013);
// EXTERNAL MODULE: ./build/kernel/confined-file.js
var confined_file = __webpack_require__(57177);
// EXTERNAL MODULE: ./build/github/api.js + 1 modules
var github_api = __webpack_require__(83800);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/github/input-folders.js
var input_folders = __webpack_require__(39638);
// EXTERNAL MODULE: ./build/github/job-time.js
var job_time = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/github/trust.js
var trust = __webpack_require__(6024);
// EXTERNAL MODULE: ./build/github/trusted-request.js + 1 modules
var trusted_request = __webpack_require__(84353);
;// CONCATENATED MODULE: ./build/github/verify-report.js
/**
 * Mode `verify` with a report of the gate: its inputs are judged again, and compared with what it says.
 * Invariant: on a pull request and in a merge queue, nothing that the request changes decides what it is judged by. The
 * report is its word, so there the rules are the workflow's and the base's, as in a step of the gate.
 */













/** Judges the inputs of a report again, and compares. Throws UsageError and ContractError where it cannot. */
async function verifyReport(supplied, request, host) {
    const path = (0,external_node_path_.resolve)(host.cwd, supplied);
    const context = (0,github_event/* readContext */.y)(host.env);
    const { workspace } = context;
    const folders = (0,input_folders.inputFolders)({ ...host, workspace }, { report: supplied });
    const claimed = await readClaim({ path, shown: supplied, folders });
    const { trustedRef } = request;
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-verify-'));
    try {
        const api = await (0,github_api.openApi)(request.publishing.token, context, (0,job_time.timeLeft)(request, host));
        const place = { trustedRef, context, host, api, folder };
        const byWorkflow = await (0,trusted_request/* trustRequest */.C)({ ...place, gate: requestOfWorkflow(claimed, request.gate) });
        const isTrusted = byWorkflow.rulesOf === 'trusted commit';
        if (isTrusted && claimed.run_mode === 'fixtures')
            throw new errors/* UsageError */.eb([fixturesProblem(supplied)]);
        const evaluated = isTrusted
            ? byWorkflow.gate
            : { ...requestOfReport(claimed, request.gate), confinedTo: byWorkflow.gate.confinedTo };
        // The report says what it was judged by: that is read, too.
        await (0,trust.refuseForeignCode)(host, () => (0,input_folders.listGatePaths)(evaluated).map((each) => (0,external_node_path_.resolve)(host.cwd, each)), async () => api);
        const own = { report: (0,external_node_path_.join)(folder, 'latest.json'), confinedTo: [...evaluated.confinedTo, folder] };
        const { report } = await (0,run/* runGate */.R)({ ...evaluated, ...own }, host);
        return { lines: compare(supplied, claimed, report), banners: byWorkflow.banners };
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
// What a suite says of itself is of the checkout, which a pull request fills.
function fixturesProblem(file) {
    return {
        file,
        found: 'a report of mode "fixtures", which judges a suite by its own fixtures',
        expected: 'a report of mode "candidates", since a pull request can change suite and fixtures together',
        remedy: 'Run mode "fixtures" again in its place, or set "trusted-ref: checkout" to verify it by the files as they are.',
    };
}
function compare(supplied, claimed, report) {
    const [one, other] = [comparable(claimed), comparable(report)];
    const parts = new Set([...Object.keys(one), ...Object.keys(other)]);
    const differing = [...parts].filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
    if (differing.length === 0)
        return [{ kind: 'ok', text: `${supplied}: judged again, it is the same` }];
    return differing.map((part) => ({
        kind: 'wrong',
        text: `${supplied}: "${part}" is another one when it is judged again`,
    }));
}
// A report of a large suite with all of its candidates.
const MAX_REPORT_BYTES = 256 * 1024 * 1024;
async function readClaim(file) {
    const { gateReportSchema } = await Promise.all(/* import() */[__webpack_require__.e(0), __webpack_require__.e(4425)]).then(__webpack_require__.bind(__webpack_require__, 4425));
    const read = (0,confined_file/* readConfined */.Hz)(file, MAX_REPORT_BYTES);
    if ('problem' in read)
        throw new errors/* UsageError */.eb([read.problem]);
    const decoded = (0,json_document/* decodeDocument */.w)(file.shown, read.bytes, { isForeign: true, takesAnyKey: true });
    if ('problems' in decoded)
        throw new errors/* UsageError */.eb(decoded.problems);
    // As it stands: the schema leaves out what a candidate of the name "__proto__" won.
    if (isParsed(gateReportSchema, decoded.document.value))
        return decoded.document.value;
    const [found, expected] = ['a file that is no report of the gate', 'a report of the gate'];
    const remedy = 'Name the latest.json that a run of the gate wrote.';
    throw new errors/* UsageError */.eb([{ file: file.shown, found, expected, remedy }]);
}
function isParsed(schema, value) {
    try {
        return schema.safeParse(value).success;
    }
    catch (error) {
        // The schema's own list of issues has a limit, and ends with this beyond it.
        if (!(error instanceof RangeError))
            throw error;
        return false;
    }
}
/** As the workflow's inputs ask for it; of the report is only what asks for no less. */
function requestOfWorkflow(report, gate) {
    const { replays = 1 } = gate;
    // The input has a default: how often is the report's to say unless the workflow asks for more than one.
    return { ...gate, mode: 'candidates', replays: replays > 1 ? replays : report.replays_requested };
}
/** As the report says that it was made; what an input names is taken in place of it. */
function requestOfReport(report, gate) {
    const { inputs, scenario_selection: selection } = report.reproducibility_contract.manifest;
    // A file that came with the package is found by its default, not by the name it is shown by.
    const own = (path) => (path.startsWith('autorize-action/') ? undefined : path);
    const isSelected = (gate.scenarios ?? []).length > 0 || gate.all === true;
    const { replays } = requestOfWorkflow(report, gate);
    return {
        mode: report.run_mode,
        ...(report.run_mode === 'candidates'
            ? { candidates: gate.candidates ?? report.candidates_file, replays, seed: gate.seed ?? report.seed }
            : {}),
        suite: gate.suite ?? own(report.suite_path),
        config: gate.config ?? own(inputs.config.path),
        schema: gate.schema ?? inputs.schema?.path,
        maxVolatility: gate.maxVolatility ?? report.max_volatility ?? undefined,
        scenarios: isSelected ? gate.scenarios : selection.mode === 'scenario' ? selection.ids : [],
        all: isSelected ? gate.all : selection.mode === 'all',
    };
}
/** Without what differs from run to run, and without experiments of the report that were not asked for again. */
function comparable({ ran_at: _, experimental: __, reproducibility_contract: contract, ...rest }) {
    const { runner: ___, system: ____, ...manifest } = contract.manifest;
    return { ...rest, reproducibility_contract: { ...contract, manifest } };
}

;// CONCATENATED MODULE: ./build/github/verify-step.js
/** Mode `verify`: whether an experiment, a mission, receipts or a report of the gate are what they say. No agent runs. */














// As much as a finding says at most.
const MAX_LINE = 4000;
/** Runs the mode; 1 when the claim does not hold. */
async function runVerifyStep(request, host) {
    const { loop, report, publishing } = request;
    const problems = [...request.problems];
    const named = [loop.experiment, loop.missionDir, loop.workItems, report ?? ''].filter((each) => each !== '');
    if (named.length !== 1) {
        const expected = 'one of the inputs "experiment", "mission-dir", "work-items" and "report"';
        const remedy = 'Write one of them: what is to be checked.';
        problems.push({ found: `mode "verify" with ${named.length} of them`, expected, remedy });
    }
    if (report === undefined)
        problems.push(...ignoredInputs(request));
    if (problems.length > 0)
        throw new errors/* UsageError */.eb(problems);
    const { lines, banners } = report === undefined
        ? { lines: await verify_step_verify(request, host), banners: [] }
        : await verifyReport(report, request, host);
    const isSound = (0,base_finding/* isAllSound */.vs)(lines);
    for (const banner of banners)
        (0,github_notes/* print */.y)(`warning: ${banner}`);
    // A record can hold any text: nothing of it begins a line of its own, or is a command of the runner.
    for (const { kind, text } of lines)
        (0,github_notes/* print */.y)(`${kind.padEnd(9)} ${(0,base_text/* printable */.g$)(text, MAX_LINE)}`);
    (0,outputs/* writeOutputs */.Kn)({ passed: String(isSound), verdict: isSound ? 'passed' : 'failed' });
    if (publishing.writesSummary) {
        const notes = new github_notes/* Notes */.u();
        const items = lines.map(({ kind, text }) => `- ${kind}: ${(0,markdown/* escapeMarkdown */.F)(text)}`);
        const shown = banners.map((banner) => `> **${(0,markdown/* escapeMarkdown */.F)(banner)}**\n\n`).join('');
        const body = `### ${isSound ? '✅ It holds' : '❌ It does not hold'}\n\n${shown}${items.join('\n')}\n`;
        await (0,job_summary/* writeSummary */.S)({ body, end: '', rest: 'the log holds the rest' }, notes);
    }
    return isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
}
/** What only a report is verified by: to leave it out silently would be to verify less than was asked for. */
function ignoredInputs({ trustedRef, gate: { suite, config, schema } }) {
    return Object.entries({ 'trusted-ref': trustedRef, suite, config, schema }).flatMap(([name, value]) => value === undefined
        ? []
        : [
            {
                found: `the input "${name}" in mode "verify" without "report"`,
                expected: `"${name}" beside "report" alone`,
                remedy: 'Remove it.',
            },
        ]);
}
async function verify_step_verify({ loop }, host) {
    if (loop.missionDir !== '')
        return verifyMissionRuns(loop.missionDir, host);
    return loop.workItems !== '' ? verifyReceipts(loop.workItems, host) : verifyNamed(loop.experiment, host);
}
/** Every run of the mission that there are records of here. */
async function verifyMissionRuns(missionDir, host) {
    const { slug, repository } = (0,opening/* readMissionDir */.Md)(missionDir, host, { needsAgent: false });
    const places = (0,store/* listMissionRuns */.XO)(repository, slug);
    if (places.length === 0) {
        const uncovered = await (0,mission_verify/* verifyUncovered */.R7)({ repository }, { slug, tag: '*' });
        if (uncovered.length > 0)
            return linesOf(uncovered);
        throw new errors/* PreconditionError */.Rb({
            message: `there are no records of the mission "${missionDir}" here`,
            remedy: `Fetch them: autorize pull mission.${slug}; or check it in the job that ran it`,
        });
    }
    const lines = [];
    for (const paths of places)
        lines.push(...linesOf((await (0,mission_verify/* verifyMissionAt */.DS)(paths, {}, host)).findings));
    return lines;
}
/** The receipts of a plan, with what they stand on. */
async function verifyReceipts(workItems, host) {
    const { plan } = await (0,workitem_opening/* loadWork */.CW)(workItems, host);
    const { findings, receipts } = await (0,workitem_verify/* verifyWork */.p2)({}, host);
    if (receipts.some((receipt) => receipt.plan === plan) || !(0,base_finding/* isAllSound */.vs)(findings))
        return linesOf(findings);
    throw new errors/* PreconditionError */.Rb({
        message: `there are no receipts of the plan "${plan}" here`,
        remedy: `Fetch them: autorize pull work.${plan}; or check them in the job that ran it`,
    });
}
function linesOf(findings) {
    return findings.map((finding) => ({ kind: finding.kind, text: (0,base_finding/* describeFinding */.jb)(finding) }));
}
async function verifyNamed(name, host) {
    const { findings } = await (0,verify/* verifyExperiment */.ZV)({ name }, host);
    return linesOf(findings);
}


/***/ })

};


export const id = 6104;
export const ids = [6104];
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

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   q0: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const ESCAPE = 0xdc00;
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
function encodePath(path) {
    if (!/[\udc80-\udcff]/.test(path))
        return Buffer.from(path);
    return Buffer.concat([...path].map((char) => {
        const unit = char.charCodeAt(0) - ESCAPE;
        return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
    }));
}
function placeIn(folder, path) {
    if (path.length === 0)
        return Buffer.from(folder);
    return Buffer.concat([Buffer.from(`${folder}/`), typeof path === 'string' ? Buffer.from(path, 'latin1') : path]);
}


/***/ }),

/***/ 50748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ medianOfAscending),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   w8: () => (/* binding */ insertAscending),
/* harmony export */   w9: () => (/* binding */ centralMedian)
/* harmony export */ });
function median(numbers) {
    return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}
function centralMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const half = Math.floor(sorted.length / 2);
    const upper = sorted[half] ?? Number.NaN;
    return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
function insertAscending(numbers, added) {
    let [from, to] = [0, numbers.length];
    while (from < to) {
        const half = (from + to) >>> 1;
        if ((numbers[half] ?? 0) <= added)
            from = half + 1;
        else
            to = half;
    }
    numbers.splice(from, 0, added);
}
function medianOfAscending(numbers) {
    return numbers[Math.floor((numbers.length - 1) / 2)];
}


/***/ }),

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom),
/* harmony export */   k: () => (/* binding */ randomIndex)
/* harmony export */ });
/* harmony import */ var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43042);

function seededRandom(seed) {
    return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
function randomIndex(random, count) {
    return Math.floor(random() * count);
}


/***/ }),

/***/ 45025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ metricsOf)
/* harmony export */ });
/* harmony import */ var _score_bound_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22135);

const NO_METRICS = ['score', '__proto__'];
function metricsOf(value) {
    const numbers = Object.entries(value).filter((each) => !NO_METRICS.includes(each[0]) && (0,_score_bound_js__WEBPACK_IMPORTED_MODULE_0__/* .isScore */ .N)(each[1]));
    return Object.fromEntries(numbers);
}


/***/ }),

/***/ 22135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isScore),
/* harmony export */   q: () => (/* binding */ SCORE_BOUND)
/* harmony export */ });
const MAX_SIZE = 1e100;
const SCORE_BOUND = 'finite number of at most 1e100 in size';
function isScore(value) {
    return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
}


/***/ }),

/***/ 43765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ CONFIRMED_TOGETHER),
/* harmony export */   N9: () => (/* binding */ tallyAgents),
/* harmony export */   RK: () => (/* binding */ chooseAgent)
/* harmony export */ });
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);

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
    const random = (0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(seed);
    const untried = tallies.filter(({ tries }) => tries === 0);
    const first = untried[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .randomIndex */ .k)(random, untried.length)];
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


/***/ }),

/***/ 19309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ chooseNext),
/* harmony export */   v: () => (/* binding */ PLATEAU)
/* harmony export */ });
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
/* harmony import */ var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43765);


const PLATEAU = 12;
function chooseNext({ names, attempts, rejected, plateau, commits, seed }) {
    const tallies = (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyAgents */ .N9)(names, attempts);
    const stage = plateau === 0 ? 0 : Math.floor(rejected.length / plateau);
    const isFirst = stage > 0 && rejected.length % plateau === 0;
    if (stage === 0)
        return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAgent */ .RK)(tallies, seed) };
    if (isFirst && commits.length > 0 && (stage % 2 === 0 || names.length === 1)) {
        const from = commits[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .randomIndex */ .k)((0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(`${seed}\nrestart`), commits.length)];
        return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAgent */ .RK)(tallies, seed), stage, ...(from === undefined ? {} : { from }) };
    }
    const dry = names.length === 1 ? undefined : mostOf(names, rejected.slice(-plateau));
    return {
        name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAgent */ .RK)(tallies.filter(({ name }) => name !== dry), seed),
        stage,
    };
}
function mostOf(names, row) {
    const counts = names.map((name) => row.filter((each) => each === name).length);
    const most = Math.max(...counts);
    return most === 0 ? undefined : names[counts.indexOf(most)];
}


/***/ }),

/***/ 10901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ce: () => (/* binding */ decisionEntrySchema),
  vt: () => (/* binding */ decisionRecordSchema),
  Ib: () => (/* binding */ isSideStage)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/settings/decision-settings.js
var decision_settings = __webpack_require__(61436);
// EXTERNAL MODULE: ./build/stats/carry-over.js
var carry_over = __webpack_require__(88898);
// EXTERNAL MODULE: ./build/decision/comparison/score-scale.js
var score_scale = __webpack_require__(77120);
;// CONCATENATED MODULE: ./build/decision/effect-records.js

const EFFECT_VERDICTS = ['effect', 'none', 'undecided', 'needed'];
const effect_records_text = schemas/* string */.YjP();
const whole = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const leaveOutSchema = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('leave-out'),
    task: effect_records_text,
    change: effect_records_text,
    taken: schemas/* array */.YOg(effect_records_text),
    whole: effect_records_text,
    tree: effect_records_text,
    planned_pairs: whole,
    margin: schemas/* number */.aig(),
});
const effectSchema = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('effect'),
    task: effect_records_text,
    verdict: schemas/* enum */.k5n(EFFECT_VERDICTS),
    estimate: schemas/* nullable */.mee(schemas/* number */.aig()),
    interval: schemas/* nullable */.mee(schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()])),
    confidence: schemas/* number */.aig(),
    mean: schemas/* nullable */.mee(schemas/* number */.aig()),
    reason: schemas/* nullable */.mee(effect_records_text),
    evaluations: schemas/* array */.YOg(whole),
});

// EXTERNAL MODULE: ./build/decision/gain-scale.js
var gain_scale = __webpack_require__(64299);
;// CONCATENATED MODULE: ./build/decision/handover-records.js


const handover_records_text = schemas/* string */.YjP();
const handover_records_whole = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const maybe = (schema) => schemas/* _default */.Rvf(schemas/* nullable */.mee(schema), null);
const plannedGroup = schemas/* object */.Ikc({
    task: handover_records_text,
    tree: handover_records_text,
    on: maybe(handover_records_text),
    base: schemas/* optional */.lqM(schemas/* object */.Ikc({ commit: handover_records_text, tree: handover_records_text })),
    changes: schemas/* array */.YOg(handover_records_text),
    lines: handover_records_whole,
});
const handoverSchema = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('handover'),
    final: handover_records_text,
    max_lines: handover_records_whole,
    groups: schemas/* array */.YOg(plannedGroup),
});
const groupSchema = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('group'),
    task: handover_records_text,
    measured: schemas/* optional */.lqM(handover_records_text),
    checked: schemas/* boolean */.zMY(),
    failed: maybe(handover_records_text),
    planned_pairs: handover_records_whole,
    evaluations: schemas/* array */.YOg(handover_records_whole),
    effect: maybe(schemas/* object */.Ikc({
        estimate: schemas/* number */.aig(),
        interval: schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]),
        confidence: schemas/* number */.aig(),
        baseline_mean: schemas/* number */.aig(),
        ratio: maybe(schemas/* object */.Ikc({ unit: schemas/* nullable */.mee(handover_records_text), direction: schemas/* enum */.k5n(decision_settings/* DIRECTIONS */.X) })),
        carry_over: maybe(schemas/* boolean */.zMY()),
    })),
    at: handover_records_text,
    commit: maybe(handover_records_text),
});

// EXTERNAL MODULE: ./build/decision/measurement.js
var measurement = __webpack_require__(34663);
// EXTERNAL MODULE: ./build/decision/metric-guard.js + 1 modules
var metric_guard = __webpack_require__(51610);
// EXTERNAL MODULE: ./build/decision/paired-trial.js + 1 modules
var paired_trial = __webpack_require__(28834);
// EXTERNAL MODULE: ./build/decision/run-end.js
var run_end = __webpack_require__(55434);
// EXTERNAL MODULE: ./build/decision/run-rules.js
var run_rules = __webpack_require__(9176);
// EXTERNAL MODULE: ./build/decision/settings.js
var settings = __webpack_require__(82922);
// EXTERNAL MODULE: ./build/decision/verdict.js
var verdict = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/decision/records.js














const records_text = schemas/* string */.YjP();
const records_whole = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const records_maybe = (schema) => schemas/* _default */.Rvf(schemas/* nullable */.mee(schema), null);
const effort = schemas/* enum */.k5n(decision_settings/* EFFORTS */.ig);
const scoreScale = schemas/* _default */.Rvf(schemas/* enum */.k5n(score_scale/* SCORE_SCALES */.L7), 'difference');
const ruleValue = schemas/* nullable */.mee(schemas/* union */.KCZ([records_text, schemas/* number */.aig(), schemas/* boolean */.zMY()]));
const SIDE_STAGES = ['guard', 'holdout', 'canary', measurement/* WASHOUT */.OT];
const RUN_STAGES = [...measurement/* STAGES */.an, ...SIDE_STAGES];
function isSideStage(stage) {
    return SIDE_STAGES.some((each) => each === stage);
}
const runHeader = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('genesis'),
    tool_version: records_text,
    config_digest: records_text,
    baseline_commit: records_text,
    baseline_tree: records_text,
    start_tree: records_maybe(records_text),
    unscored: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    evaluator_digest: records_text,
    judge_digest: records_text,
    setup_inputs: records_maybe(schemas/* array */.YOg(records_text)),
    evaluator_files: schemas/* record */.g1P(records_text, records_text),
    guards_digest: records_maybe(records_text),
    holdout_digest: records_maybe(records_text),
    confirm_digest: records_maybe(records_text),
    environment: schemas/* record */.g1P(records_text, records_text),
    settings: settings/* decisionSettingsSchema */.ly,
    effort,
    effort_rules: schemas/* object */.Ikc({
        screen: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* literal */.euz('off')]),
        futility_z: schemas/* number */.aig(),
        max_pairs: records_whole,
    }),
    seed_commitment: records_text,
    ...run_rules/* runRules */.xG,
    score_scale: schemas/* _default */.Rvf(schemas/* enum */.k5n(gain_scale/* SCALE_PLANS */.Qu), 'difference'),
    score_unit: records_maybe(records_text),
    in_process: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    key_in_reach: records_maybe(schemas/* boolean */.zMY()),
});
const evaluation = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('evaluation'),
    id: records_whole,
    task: records_text,
    arm: schemas/* enum */.k5n(carry_over/* ARMS */.ul),
    stage: schemas/* enum */.k5n(RUN_STAGES),
    index: records_whole,
    attempt: records_whole,
    order_bit: schemas/* nullable */.mee(schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1)])),
    seed: records_whole,
    tree: records_text,
    digest_before: records_text,
    digest_after: records_text,
    started_at: records_text,
    ended_at: records_text,
    host: records_text,
    exit_code: schemas/* nullable */.mee(schemas/* int */.Whr()),
    ended: records_maybe(schemas/* enum */.k5n(run_end/* RUN_ENDS */.x)),
    score: schemas/* nullable */.mee(schemas/* number */.aig()),
    reason: records_maybe(records_text),
    cases: records_maybe(schemas/* record */.g1P(records_text, schemas/* number */.aig())),
    metrics: records_maybe(schemas/* record */.g1P(records_text, schemas/* number */.aig())),
    stdout_digest: records_text,
});
const calibration = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('calibration'),
    id: records_text,
    tree: records_text,
    sigma: schemas/* number */.aig(),
    mean: schemas/* number */.aig(),
    policy: records_text,
    score_scale: scoreScale,
});
const size = schemas/* object */.Ikc({ of: records_text, before: schemas/* number */.aig(), after: schemas/* number */.aig() });
const candidate = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('candidate'),
    id: records_text,
    parent: records_text,
    tree: records_text,
    purpose: schemas/* enum */.k5n(['candidate', 'simplify', 'distil']),
    diff_digest: records_text,
    normal_digest: records_maybe(records_text),
    diff_lines: records_whole,
    touched_paths: schemas/* array */.YOg(records_text),
    more_paths: records_maybe(records_whole),
    size: records_maybe(size),
    proposer: schemas/* record */.g1P(records_text, schemas/* nullable */.mee(records_text)),
    usd: records_maybe(schemas/* number */.aig()),
    released: records_maybe(records_text),
    reverts: records_maybe(schemas/* object */.Ikc({ taken: schemas/* array */.YOg(records_text), stays: schemas/* array */.YOg(records_text) })),
    margin: schemas/* optional */.lqM(schemas/* number */.aig()),
    claimed: schemas/* optional */.lqM(records_text),
    refused: records_maybe(schemas/* object */.Ikc({ code: records_text, reason: records_text })),
});
const evidence = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('paired'),
        statistic: records_text,
        score_scale: schemas/* optional */.lqM(schemas/* enum */.k5n(score_scale/* SCORE_SCALES */.L7)),
        a: schemas/* number */.aig(),
        scale: schemas/* number */.aig(),
        scale_source: records_text,
        unit: records_text,
        units: records_whole,
        differences: schemas/* array */.YOg(schemas/* number */.aig()),
        effect: schemas/* number */.aig(),
        sd: schemas/* number */.aig(),
        log_e: schemas/* number */.aig(),
        log_e_max: schemas/* number */.aig(),
        p: schemas/* number */.aig(),
        screen_score: schemas/* nullable */.mee(schemas/* number */.aig()),
        screen_scores: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* number */.aig())),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('compare'),
        statistic: records_text,
        score_scale: schemas/* optional */.lqM(schemas/* enum */.k5n(score_scale/* SCORE_SCALES */.L7)),
        record: schemas/* number */.aig(),
        scores: schemas/* array */.YOg(schemas/* number */.aig()),
        again: schemas/* array */.YOg(schemas/* number */.aig()),
        effect: schemas/* number */.aig(),
    }),
]);
const decisionEntrySchema = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('decision'),
    task: records_text,
    purpose: schemas/* enum */.k5n(paired_trial/* PURPOSES */.a7),
    incumbent: records_text,
    outcome: schemas/* enum */.k5n(verdict/* DECISION_OUTCOMES */.h_),
    code: records_text,
    reason: records_text,
    level: schemas/* object */.Ikc({ tested: records_whole, kept: records_whole }),
    evidence,
    evaluations: schemas/* array */.YOg(records_whole),
    guards: schemas/* array */.YOg(schemas/* object */.Ikc({ name: records_text, passed: schemas/* boolean */.zMY(), verdict: schemas/* optional */.lqM(schemas/* enum */.k5n(metric_guard/* METRIC_VERDICTS */.es)) })),
    holdout: records_maybe(schemas/* object */.Ikc({ passed: schemas/* boolean */.zMY(), queries: records_whole })),
    kept: schemas/* boolean */.zMY(),
});
const machineBlockSchema = schemas/* object */.Ikc({
    ...{ by: records_text, machine: records_text, environment: schemas/* optional */.lqM(records_text) },
    pairs: schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()])),
});
const betweenShape = { estimate: schemas/* number */.aig(), interval: schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]) };
const claim = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('claim'),
    task: records_text,
    baseline: records_text,
    final: records_text,
    planned_pairs: records_whole,
    evaluations: schemas/* array */.YOg(records_whole),
    estimate: schemas/* number */.aig(),
    interval: schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]),
    confidence: schemas/* number */.aig(),
    baseline_mean: schemas/* number */.aig(),
    ratio: records_maybe(schemas/* object */.Ikc({ unit: schemas/* nullable */.mee(records_text), direction: schemas/* enum */.k5n(decision_settings/* DIRECTIONS */.X) })),
    sealed: schemas/* boolean */.zMY(),
    proposed: records_whole,
    tested: records_whole,
    kept: records_whole,
    false_keeps_bound: schemas/* nullable */.mee(schemas/* number */.aig()),
    error_rate: records_text,
    alpha: schemas/* number */.aig(),
    certified: records_maybe(records_whole),
    certify_fdr: records_maybe(schemas/* number */.aig()),
    holdout_queries: records_whole,
    earlier_confirmations: records_whole,
    evaluator_digest: records_text,
    holdout_digest: records_maybe(records_text),
    accepted_risks: records_maybe(schemas/* array */.YOg(records_text)),
    isolation: records_maybe(schemas/* array */.YOg(records_text)),
    carry_over: records_maybe(schemas/* boolean */.zMY()),
    in_process: records_maybe(schemas/* boolean */.zMY()),
    changed_tools: records_maybe(schemas/* boolean */.zMY()),
    key_in_reach: records_maybe(schemas/* boolean */.zMY()),
    machines: schemas/* optional */.lqM(schemas/* object */.Ikc({ ...betweenShape, others: schemas/* array */.YOg(machineBlockSchema) })),
    sentence: records_text,
});
const decisionRecordSchema = schemas/* discriminatedUnion */.gMt('kind', [
    runHeader,
    evaluation,
    calibration,
    candidate,
    decisionEntrySchema,
    claim,
    handoverSchema,
    groupSchema,
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('incumbent'), tree: records_text, by: records_text }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('canary'),
        variety: schemas/* enum */.k5n(['noop', 'broken']),
        task: records_text,
        passed: schemas/* boolean */.zMY(),
        remark: records_maybe(records_text),
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('effort'), effort }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('key-in-reach') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('release'), task: records_text, tree: records_text, by: records_text, at: records_text }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('rejection'),
        task: records_text,
        parent: records_text,
        tree: records_text,
        champion: records_maybe(records_text),
        barred: records_maybe(records_text),
        by: records_text,
        at: records_text,
        reason: records_text,
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('holdout'), task: records_text, number: records_whole, budget: records_whole }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('environment'), environment: schemas/* record */.g1P(records_text, records_text), evaluator_digest: records_text }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('risk'),
        risk: records_text,
        found: schemas/* boolean */.zMY(),
        accepted: schemas/* boolean */.zMY(),
        detail: records_text,
        evaluator_digest: records_text,
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('begin'), task: records_text }),
    leaveOutSchema,
    effectSchema,
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('interrupted'), task: records_text, halted: records_maybe(records_text) }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('config-change'),
        changes: schemas/* array */.YOg(schemas/* object */.Ikc({ key: records_text, from: ruleValue, to: ruleValue })),
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('seed-commit'), seed_commitment: records_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('seed-reveal'), secret: records_text }),
]);


/***/ }),

/***/ 67007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BL: () => (/* binding */ decisionProblems),
  hT: () => (/* binding */ keysOfNewRun)
});

// UNUSED EXPORTS: decisionWarnings

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/stats/insured-evidence.js
var insured_evidence = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/stats/level.js
var stats_level = __webpack_require__(8642);
// EXTERNAL MODULE: ./build/decision/effort.js
var effort = __webpack_require__(65157);
// EXTERNAL MODULE: ./build/decision/gain-scale.js
var gain_scale = __webpack_require__(64299);
// EXTERNAL MODULE: ./build/decision/policies/registry.js + 4 modules
var registry = __webpack_require__(65991);
// EXTERNAL MODULE: ./build/decision/settings.js
var decision_settings = __webpack_require__(82922);
;// CONCATENATED MODULE: ./build/decision/idle-keys.js



const hasPairs = ({ decision }) => (0,registry/* mayBe */.H)(decision, ({ boundsErrors }) => boundsErrors);
const isPaired = ({ decision }) => (0,registry/* mayBe */.H)(decision, ({ test }) => test === 'pairs');
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
        isUsed: decision_settings/* hasTolerance */.ck,
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
            ((0,registry/* mayBe */.H)(settings.decision, ({ takesExactScores }) => takesExactScores) && (0,decision_settings/* calibrationRuns */.D9)(settings) > 1),
        needs: `${PAIRS}, or with decision = "greedy" and calibration_runs from 2: else nothing is promised that a no-op tests`,
        remedy: 'Leave it out, or set calibration_runs = 2.',
    },
];
function idleKeys(settings) {
    return RULES.flatMap(({ path, written, isUsed, needs: expected, remedy }) => {
        const value = written(settings);
        if (value === undefined || isUsed(settings))
            return [];
        const shown = typeof value === 'string' ? (0,base_text/* quoted */.TL)(value) : JSON.stringify(value);
        return [{ path, found: `${path.at(-1)} = ${shown}`, expected, remedy }];
    });
}

;// CONCATENATED MODULE: ./build/decision/settings-rules.js







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
    const found = `error_rate = ${(0,base_text/* quoted */.TL)(rate)}`;
    if (rate === 'fdr' && horizon === undefined) {
        const expected = 'max_candidates, by which each candidate gets its share';
        return [{ path: ['error_rate'], found, expected, remedy: 'Add max_candidates = 200, or as many as you plan.' }];
    }
    if ((0,registry/* mayBe */.H)(decision, ({ boundsErrors }) => boundsErrors))
        return [];
    const expected = `"per-candidate" with decision = ${(0,base_text/* quoted */.TL)(decision)}, which promises no error rate`;
    return [{ path: ['error_rate'], found, expected, remedy: 'Set decision = "paired-sequential", or leave it out.' }];
}
function capProblems(settings) {
    const { max_pairs: cap, error_rate: rate, max_candidates: horizon = null, confidence } = settings;
    if (cap === undefined)
        return [];
    const found = `max_pairs = ${cap}`;
    const path = ['max_pairs'];
    if (rate !== 'per-candidate' && cap < effort/* LEVELLED_MIN_PAIRS */.lr) {
        const expected = `at least ${effort/* LEVELLED_MIN_PAIRS */.lr} with error_rate = ${(0,base_text/* quoted */.TL)(rate)}`;
        return [{ path, found, expected, remedy: 'Raise it, or leave it out.' }];
    }
    const level = (0,stats_level/* levelOf */.In)({ error_rate: rate, alpha: 1 - confidence, horizon }, { tested: 0, kept: 0 });
    const mayBeRatio = (0,gain_scale/* scalePlan */.uX)(settings, { score_unit: settings.unit }) !== 'difference';
    const least = (0,stats_level/* minimumPairs */.gv)(level, mayBeRatio ? insured_evidence/* INSURED_MOST */.Ny : undefined);
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
            const found = `a second entry of the metric ${(0,base_text/* quoted */.TL)(name)}`;
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
    return (0,gain_scale/* absoluteKeys */.m6)(settings).map((path) => {
        const found = `${path.at(-1)} as a number of the score's unit`;
        return { path, found, expected, remedy: 'Write it so, or set scale = "difference".' };
    });
}
const repeatsOf = (decision) => decision === 'auto' ? 1 : (registry/* POLICIES */.PQ[decision].maxRepeats ?? Number.POSITIVE_INFINITY);
function policyProblems(settings) {
    const { decision, repeats } = settings;
    const problems = [];
    if (settings.calibration_runs === 1 && (0,registry/* mayBe */.H)(decision, ({ needsNoise }) => needsNoise)) {
        const expected = `at least 2 with decision = ${(0,base_text/* quoted */.TL)(decision)}: one run does not measure the noise`;
        problems.push({ path: ['calibration_runs'], found: 'calibration_runs = 1', expected, remedy: 'Raise it.' });
    }
    const most = repeatsOf(decision);
    if (repeats > most) {
        const range = most === 1
            ? `1 with decision = ${(0,base_text/* quoted */.TL)(decision)}, which repeats by pairs`
            : `1 to ${most} with decision = ${(0,base_text/* quoted */.TL)(decision)}`;
        const others = registry/* POLICY_NAMES */.So.filter((name) => repeatsOf(name) >= 2).map((name) => (0,base_text/* quoted */.TL)(name));
        const remedy = most === 1 ? `Leave it out, or set decision = ${others.join(' or ')}.` : 'Lower it.';
        problems.push({ path: ['repeats'], found: `repeats = ${repeats}`, expected: range, remedy });
    }
    for (const name of registry/* POLICY_NAMES */.So) {
        const idle = registry/* POLICIES */.PQ[name].ownKeys.filter((key) => settings[key] !== undefined);
        problems.push(...idle.filter((key) => !ownKeysOf(decision).includes(key)).map((key) => idleKey(key, name)));
    }
    return problems;
}
function ownKeysOf(decision) {
    return decision === 'auto' ? [] : registry/* POLICIES */.PQ[decision].ownKeys;
}
function endProblems({ confirm }) {
    if (confirm.every_keeps === 0 || confirm.pairs > 0)
        return [];
    const found = `every_keeps = ${confirm.every_keeps}`;
    const expected = 'it only with confirm.pairs from 2: 0 confirms nothing';
    return [{ path: ['confirm', 'every_keeps'], found, expected, remedy: 'Raise confirm.pairs, or leave it out.' }];
}
function idleKey(key, policy) {
    const expected = `it only with decision = ${(0,base_text/* quoted */.TL)(policy)}`;
    return { path: [key], found: key, expected, remedy: `Leave it out, or set decision = ${(0,base_text/* quoted */.TL)(policy)}.` };
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


/***/ }),

/***/ 35133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ agentEntryProblems),
/* harmony export */   Q3: () => (/* binding */ NO_COMMAND),
/* harmony export */   qJ: () => (/* binding */ agentVariableIssues)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _base_json_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65090);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75857);
/* harmony import */ var _preset_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7535);





const OWN_KEYS = ['command', 'preset', 'stdin', 'model', 'reasoning', 'args'];
const NO_COMMAND = 'an agent without a command';
function agentEntryProblems(file, { words, ofEntry }) {
    const { agent, agents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(file);
    if (agents === undefined)
        return undefined;
    if (!Array.isArray(agents) || (agent !== undefined && !(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(agent)))
        return [];
    const shared = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(agent);
    const doubled = OWN_KEYS.filter((key) => shared[key] !== undefined).map((key) => ({
        path: ['agent', key],
        found: `agent.${key} beside ${words.several}`,
        expected: `it in an entry of ${words.several}: what agents share stays in ${words.one}`,
        remedy: `Move it into an entry, or take ${words.several} out.`,
    }));
    const entries = agents.map(_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN);
    const found = [
        ...doubled,
        ...doubledNames(entries),
        ...entries.flatMap((entry, at) => entryProblems(entry, { at, shared, ofEntry })),
    ];
    const seen = new Set();
    return found.filter(({ path, found: what }) => {
        const key = `${(0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPath */ .i7)(path)}\n${what}`;
        return !seen.has(key) && seen.add(key);
    });
}
function agentVariableIssues(file, check) {
    const agents = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(file, ['agents']);
    if (!Array.isArray(agents))
        return [];
    return agents.flatMap((entry, at) => (0,_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .variableIssues */ .hE)(['agents', at, 'env'], (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(entry).env, check));
}
function doubledNames(entries) {
    const names = entries.map(({ name }) => name);
    return names.flatMap((name, at) => {
        if (typeof name !== 'string' || names.indexOf(name) === at)
            return [];
        const found = `a second agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(name)}`;
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
    const env = { ...(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(shared.env), ...(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(entry.env) };
    const rest = Object.fromEntries(Object.entries(shared).filter(([key]) => !own.includes(key)));
    const options = (0,_preset_js__WEBPACK_IMPORTED_MODULE_2__/* .agentProblems */ .sY)({ ...rest, ...entry, env }).map(({ path: of, ...issue }) => {
        const isOwn = of.length > 0 && Object.hasOwn(of[0] === 'env' ? (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(entry.env) : entry, String(of[of.length - 1]));
        return { path: [...(isOwn ? path : ['agent']), ...of], ...issue };
    });
    return [...options, ...(ofEntry?.(entry, path) ?? [])];
}


/***/ }),

/***/ 16027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;
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
    if (context?.kind === 'comment')
        return template.slice(at, end);
    const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
    if (isInBackticks || template.slice(0, at).includes('<<'))
        throw unsafe(template, value);
    const word = `'${value.replaceAll("'", `'\\''`)}'`;
    if (context?.kind !== 'double' && context?.kind !== 'single')
        return word;
    const mark = context.kind === 'double' ? '"' : "'";
    if (template[at - 1] === mark && template[end] === mark)
        return mark + word + mark;
    if (/["'`\\]/.test(template.slice(context.start + 1, at)))
        throw unsafe(template, value);
    return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}
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

/***/ 74832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ plateauOf),
/* harmony export */   et: () => (/* binding */ agentsOf),
/* harmony export */   yM: () => (/* binding */ isShared)
/* harmony export */ });
/* harmony import */ var _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19309);

function agentsOf({ agent, agents = [], }) {
    const [first, ...others] = agents.map(({ name, strategy, env, ...own }, index) => {
        const settings = { ...agent, ...own, env: { ...agent.env, ...env } };
        return { name, agent: settings, strategy, path: ['agents', index] };
    });
    return first === undefined ? [{ name: 'agent', agent, strategy: undefined, path: ['agent'] }] : [first, ...others];
}
function plateauOf({ iteration, agents, }) {
    return iteration.plateau ?? (isShared({ agents }) ? _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATEAU */ .v : 0);
}
function isShared({ agents = [] }) {
    return agents.length > 1;
}


/***/ }),

/***/ 56757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ Pace)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const PIECE_MS = 20;
class Pace {
    #since = performance.now();
    async step() {
        if (performance.now() - this.#since < PIECE_MS)
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        this.#since = performance.now();
    }
}


/***/ }),

/***/ 92717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readPlatform),
/* harmony export */   j: () => (/* binding */ isLinux)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const VARIABLE = 'AUTORIZE_PLATFORM';
function readPlatform({ system, named } = { system: process.platform, named: process.env[VARIABLE] }) {
    if (named === undefined || named === '')
        return system === 'linux' || system === 'darwin' ? system : 'portable';
    if (named === 'portable')
        return named;
    const expected = `"portable", or no ${VARIABLE} at all`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb([{ path: VARIABLE, found: named, expected, remedy: 'Unset it.' }]);
}
function isLinux() {
    return readPlatform() === 'linux';
}


/***/ }),

/***/ 14311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   l: () => (/* binding */ discardTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56757);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92717);









function removeTree(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
        return [];
    }
    catch {
        const sweep = new Sweep(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)));
        for (let step = sweep.next(); step === 'more'; step = sweep.next())
            ;
        return sweep.finish();
    }
}
async function discardTree(path, { signal, yardIn = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)) } = {}) {
    const sweep = new Sweep(path, yardIn);
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__/* .Pace */ .o();
    while (signal?.aborted !== true && sweep.next() === 'more')
        await pace.step();
    return sweep.finish();
}
const ATTRIBUTES = (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__/* .isLinux */ .j)() ? 'lsattr -d, chattr -i -a' : 'ls -ldO, chflags nouchg,nouappnd';
const YARD = '.left-';
async function removeLeftovers(folder, options = {}) {
    const left = [];
    for (const name of listNames(folder)) {
        if (name.startsWith(YARD))
            left.push(...(await discardTree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), options)));
    }
    return left;
}
function listNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
            return [];
        throw error;
    }
}
class Sweep {
    #yardIn;
    #shown;
    #yard;
    #taken = 0;
    #waiting = [];
    #current;
    #failures = [];
    #blocked;
    constructor(path, yardIn) {
        this.#yardIn = yardIn;
        this.#shown = textOf(path);
        this.#begin(path);
    }
    next() {
        if (this.#current === undefined) {
            const at = this.#waiting.pop();
            if (at === undefined)
                return 'done';
            this.#enter(at);
            return 'more';
        }
        const { base, entries } = this.#current;
        const name = entries.pop();
        if (name === undefined)
            this.#leave();
        else
            this.#take(Buffer.concat([Buffer.from(`${base}/`), name]), name);
        return 'more';
    }
    finish() {
        this.#close();
        if (this.#blocked !== undefined) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
                message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
                remedy: `Unmount it, or take away its attributes (${ATTRIBUTES}); then run the command again.`,
            });
        }
        if (this.#yard === undefined)
            return [];
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(this.#yard);
            return [];
        }
        catch {
            const [first = 'it was not finished'] = this.#failures;
            const more = this.#failures.length > 1 ? `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(this.#failures.length - 1, 'more')}` : '';
            return [{ path: this.#yard, why: `${first}${more}` }];
        }
    }
    #begin(path) {
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats === undefined)
                return;
            if (!stats.isDirectory() && tryUnlink(path) === undefined)
                return;
            this.#moveToYard(path);
        }
        catch (error) {
            if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)))
                return;
            if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
                throw error;
            this.#blocked = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error);
        }
    }
    #moveToYard(path) {
        const yard = this.#openYard(path);
        if (yard === undefined)
            return;
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(yard, String(this.#taken));
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
        }
        catch (error) {
            if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)) || !giveRights(path))
                throw error;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
        }
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(to).isDirectory())
            this.#waiting.push(this.#taken);
        else
            this.#failures.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(textOf(path)), 200)} cannot be removed`);
        this.#taken += 1;
    }
    #openYard(path) {
        if (this.#yard !== undefined)
            return this.#yard;
        const yard = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yardIn, `${YARD}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
        }
        catch (error) {
            if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoRoom */ .Ry)(error))
                throw error;
            rmQuietly(path);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
                return undefined;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
        }
        this.#yard = yard;
        return yard;
    }
    #enter(at) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at));
        try {
            const descriptor = openFolder(path);
            const base = HAS_PROC ? `/proc/self/fd/${descriptor}` : path;
            this.#current = { base, descriptor, at, entries: [] };
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
            if (stats.dev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#yard ?? '').dev)
                throw new Error('it is another file system');
            if ((stats.mode & 0o700) !== 0o700)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, 0o700);
            for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(base, { encoding: 'buffer' }))
                this.#current.entries.push(name);
        }
        catch (error) {
            this.#failures.push((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error));
            this.#close();
        }
    }
    #take(path, name) {
        const refused = tryUnlink(path);
        if (refused === undefined || refused === 'ENOENT')
            return;
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
                throw new Error(refused);
            if (!tryRemoveFolder(path))
                this.#moveToYard(path);
        }
        catch (error) {
            this.#failures.push(`${(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)} for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(name), 200)}`);
        }
    }
    #leave() {
        const at = this.#current?.at;
        this.#close();
        tryRemoveFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at)));
    }
    #close() {
        if (this.#current !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#current.descriptor);
        this.#current = undefined;
    }
}
const HAS_PROC = (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__/* .isLinux */ .j)() && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/fd');
const O_PATH = 0o10000000;
function openFolder(path) {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) !== 'EACCES' || !giveRights(path))
            throw error;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
    }
}
function giveRights(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
        return false;
    if (!HAS_PROC) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, 0o700);
        return true;
    }
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(`/proc/self/fd/${descriptor}`, 0o700);
        return true;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function tryUnlink(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
        return undefined;
    }
    catch (error) {
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error);
    }
}
function tryRemoveFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path);
        return true;
    }
    catch {
        return false;
    }
}
function rmQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
    }
}
function textOf(path) {
    return typeof path === 'string' ? path : (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path);
}


/***/ }),

/***/ 47341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ clockUntil),
/* harmony export */   m: () => (/* binding */ leftForAttempts)
/* harmony export */ });
const MAX_RESERVE = 1 / 3;
function leftForAttempts({ leftMs, wholeMs, endMs, }) {
    return leftMs - Math.min(endMs, wholeMs * MAX_RESERVE);
}
function clockUntil(end, now) {
    const leftMs = Date.parse(end) - now.getTime();
    const startedAt = performance.now();
    return () => leftMs - (performance.now() - startedAt);
}


/***/ }),

/***/ 36968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ decodeRecords),
/* harmony export */   e: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52708);


function decodeRecords(raw) {
    const records = [];
    let entries = 0;
    for (const [index, each] of raw.entries()) {
        const record = decodeRecord(each);
        if (!('kind' in record))
            return { line: index + 1, issue: record.issue };
        const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
        if (period !== undefined && period.entries > entries)
            return { line: index + 1, issue: 'limits.entries' };
        if ('iteration' in record && Number(record.iteration) > index)
            return { line: index + 1, issue: 'iteration' };
        if (record.kind === 'baseline' || record.kind === 'iteration')
            entries += 1;
        records.push(record);
    }
    return { records };
}
function decodeRecord(raw) {
    const result = _ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .recordSchema */ .fi.safeParse(raw);
    return result.success ? result.data : { issue: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(result.error.issues[0]?.path.join('.') || 'shape') };
}


/***/ }),

/***/ 86992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
/* harmony import */ var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22753);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    run_id: text,
    run_tag: text,
    mission_dir: text,
    mission_file: text,
    sandbox_file: text,
    repo_root: text,
    worktree_path: text,
    mission_slug: text,
    branch_name: text,
    baseline_commit: text,
    last_kept_commit: text,
    last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    results_file: text,
    instructions_file: text,
    manifest_file: text,
    ledger_file: text,
    latest_evaluator_file: text,
    candidate_file: text,
    evaluator: _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .missionContractSchema */ .wd.shape.evaluator,
    keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .KEEP_POLICIES */ .fO),
    accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text)),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['running', 'stopped', 'completed', 'failed']),
    stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    created_at: text,
    updated_at: text,
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
});
function buildManifest(state, files) {
    const { launch } = state;
    const { evaluator } = launch.contract;
    return {
        schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .SCHEMA_VERSION */ .f$,
        run_id: launch.run_id,
        run_tag: launch.run_tag,
        mission_dir: launch.mission_dir,
        mission_file: launch.mission_file,
        sandbox_file: launch.sandbox_file,
        repo_root: launch.repo_root,
        worktree_path: launch.worktree_path,
        mission_slug: launch.mission_slug,
        branch_name: launch.branch_name,
        baseline_commit: launch.baseline_commit,
        last_kept_commit: state.lastAcceptedCommit,
        last_kept_score: state.lastAcceptedScore,
        latest_candidate_commit: state.latestCandidateCommit,
        ...files,
        evaluator,
        keep_policy: evaluator.keep_policy,
        ...acceptedIn(state),
        status: state.status,
        stop_reason: state.stopReason,
        iteration: state.iteration,
        created_at: launch.created_at,
        updated_at: state.updatedAt,
        completed_at: state.completedAt,
    };
}
function acceptedIn({ evidence }) {
    const taken = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .risksTaken */ .ar)(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
    return taken === null ? {} : { accepted_risks: taken };
}
function isTerminal(status) {
    return status === 'completed' || status === 'failed';
}


/***/ }),

/***/ 64367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renderResults)
/* harmony export */ });
const COLUMNS = ['iteration', 'commit', 'pass', 'score', 'status', 'description'];
function renderResults(entries) {
    const rows = entries.map((entry) => [
        String(entry.iteration),
        entry.candidate_commit ?? entry.kept_commit,
        entry.evaluator?.pass === undefined || entry.evaluator.pass === null ? '' : String(entry.evaluator.pass),
        typeof entry.evaluator?.score === 'number' ? String(entry.evaluator.score) : '',
        entry.decision,
        cell(entry.description),
    ]);
    return [COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
function cell(text) {
    return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}


/***/ }),

/***/ 53482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ missionSlug),
/* harmony export */   SR: () => (/* binding */ runIdOf),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   _G: () => (/* binding */ parseRunId),
/* harmony export */   eZ: () => (/* binding */ runTag),
/* harmony export */   hK: () => (/* binding */ workspaceName),
/* harmony export */   u5: () => (/* binding */ isSlug)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);

const MAX_SLUG = 100;
function missionSlug(path) {
    const slug = path
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
    if (slug === '')
        return 'mission';
    return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(path).slice(-8)}`;
}
function runTag(at, attempt) {
    const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
    return `${slug}-${tag.toLowerCase()}`;
}
function isSlug(text) {
    return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
function parseRunId(runId) {
    const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
    return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}
function branchOf({ slug, tag }) {
    return `autoresearch/${slug}/${tag}`;
}
function workspaceName({ slug, tag }) {
    return `autoresearch-${slug}-${tag}`;
}


/***/ }),

/***/ 73448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESULTS: () => (/* binding */ RESULTS),
/* harmony export */   RUNTIME_ARTIFACTS: () => (/* binding */ RUNTIME_ARTIFACTS),
/* harmony export */   doctorFolder: () => (/* binding */ doctorFolder),
/* harmony export */   ensureIgnored: () => (/* binding */ ensureIgnored),
/* harmony export */   findMissionRepository: () => (/* binding */ findMissionRepository),
/* harmony export */   hasOwnWorkspace: () => (/* binding */ hasOwnWorkspace),
/* harmony export */   iterationFolder: () => (/* binding */ iterationFolder),
/* harmony export */   listMissionRuns: () => (/* binding */ listMissionRuns),
/* harmony export */   meansMissionRun: () => (/* binding */ meansMissionRun),
/* harmony export */   openMissionJournal: () => (/* binding */ openMissionJournal),
/* harmony export */   pathsOf: () => (/* binding */ pathsOf),
/* harmony export */   pathsOfRun: () => (/* binding */ pathsOfRun),
/* harmony export */   readManifest: () => (/* binding */ readManifest),
/* harmony export */   readMission: () => (/* binding */ readMission),
/* harmony export */   readPointer: () => (/* binding */ readPointer),
/* harmony export */   requireOwnWorkspace: () => (/* binding */ requireOwnWorkspace),
/* harmony export */   requireRun: () => (/* binding */ requireRun),
/* harmony export */   rootOf: () => (/* binding */ rootOf),
/* harmony export */   runFilesIn: () => (/* binding */ runFilesIn),
/* harmony export */   sharedFilesIn: () => (/* binding */ sharedFilesIn),
/* harmony export */   shownPath: () => (/* binding */ shownPath),
/* harmony export */   typedRecord: () => (/* binding */ typedRecord),
/* harmony export */   typedRecords: () => (/* binding */ typedRecords),
/* harmony export */   workspacesFolder: () => (/* binding */ workspacesFolder),
/* harmony export */   writePointer: () => (/* binding */ writePointer),
/* harmony export */   writeResults: () => (/* binding */ writeResults),
/* harmony export */   writeRunFiles: () => (/* binding */ writeRunFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7953);
/* harmony import */ var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98262);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56559);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11042);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14311);
/* harmony import */ var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80866);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63342);
/* harmony import */ var _decode_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36968);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(52708);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86992);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(64367);
/* harmony import */ var _run_name_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(53482);

















const RESULTS = 'results.tsv';
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
function rootOf(repository) {
    const { logs, ...files } = sharedFilesIn('.rcs');
    const paths = {
        files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
        folders: [],
        whole: [logs],
    };
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__/* .requireOwnFiles */ .f)(repository.folder, paths);
    return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs')) };
}
function doctorFolder({ repository }, slug) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.rcs', 'doctor', slug);
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__/* .requireOwnFiles */ .f)(repository.folder, { files: [], whole: [folder] });
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, folder);
}
function sharedFilesIn(rcs) {
    return {
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'logs', 'autoresearch'),
        pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch-state.json'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch.lock'),
    };
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function pathsOfRun(root, runId) {
    if (!RUN_ID.test(runId)) {
        const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoted */ .TL)(runId)}`;
        const expected = 'letters, digits, ".", "_" and "-"';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
    }
    const top = root.repository.folder;
    const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)));
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__/* .requireOwnFiles */ .f)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
    return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)) };
}
function runFilesIn(folder) {
    const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    return {
        folder,
        journal: file('journal.jsonl'),
        reserve: file('run.reserve'),
        activity: file('activity.json'),
        files: {
            instructions_file: file('bootstrap-instructions.md'),
            manifest_file: file('manifest.json'),
            ledger_file: file('iteration-ledger.json'),
            latest_evaluator_file: file('latest-evaluator-result.json'),
            candidate_file: file('candidate.json'),
        },
    };
}
function findMissionRepository(folder) {
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_10__/* .findRepository */ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
    (0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_9__/* .finishInstall */ .X7)({ repository, folder: rootOf(repository).logs });
    return repository;
}
function pathsOf(runId, { cwd }) {
    return pathsOfRun(rootOf(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logs))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(logs)
        .filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'journal.jsonl')) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'manifest.json')))
        .sort();
}
function listMissionRuns(repository, slug) {
    const root = rootOf(repository);
    const places = listRuns(root).flatMap((id) => (RUN_ID.test(id) ? [pathsOfRun(root, id)] : []));
    if (slug === undefined)
        return places;
    return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}
function meansMissionRun(name, { cwd }) {
    const repository = findMissionRepository(cwd);
    if (!RUN_ID.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.autorize', name)))
        return false;
    const known = listRuns(rootOf(repository));
    if (known.includes(name) || (0,_run_name_js__WEBPACK_IMPORTED_MODULE_14__/* .parseRunId */ ._G)(name) !== undefined)
        return true;
    return newestOf(name, known) !== undefined || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .nearestName */ .qb)(name, known) !== undefined;
}
function newestOf(mission, runs) {
    return runs.findLast((id) => (0,_run_name_js__WEBPACK_IMPORTED_MODULE_14__/* .parseRunId */ ._G)(id)?.slug === mission);
}
function requireRun(paths) {
    const known = listRuns(paths);
    if (known.includes(paths.runId))
        return;
    const newest = newestOf(paths.runId, known);
    if (newest !== undefined) {
        const message = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoted */ .TL)(paths.runId)} is a mission, and a run of it is to be named`;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({ message, remedy: `Its newest run: ${newest}` });
    }
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .nearestName */ .qb)(paths.runId, known);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `there is no mission run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoted */ .TL)(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'the repository has no mission run' : `known: ${known.join(', ')}`})`,
        remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoted */ .TL)(nearest)}?`,
    });
}
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function iterationFolder({ folder }, iteration) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
function workspacesFolder({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}.rcs-worktrees`);
}
function workspaceOf({ repository, runId }) {
    const name = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_14__/* .parseRunId */ ._G)(runId);
    return name === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspacesFolder(repository), (0,_run_name_js__WEBPACK_IMPORTED_MODULE_14__/* .workspaceName */ .hK)(name));
}
function hasOwnWorkspace(paths, { launch }) {
    return launch.worktree_path === workspaceOf(paths);
}
function requireOwnWorkspace(paths, state) {
    if (hasOwnWorkspace(paths, state))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the mission run ${paths.runId} is from another machine: its worktree ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoted */ .TL)(state.launch.worktree_path, 300)} cannot have been created here; nothing was changed`,
        remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
    });
}
function openMissionJournal(paths, area) {
    const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
    const { journal: path } = paths;
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .openJournal */ ._)({ path, shown: shownPath(paths, path), remedy, checked: (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedPrefixIn */ .BE)(area, path) });
}
function typedRecords(paths, raw) {
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_11__/* .decodeRecords */ .b)(raw);
    if ('records' in decoded)
        return decoded.records;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, decoded)]);
}
function typedRecord(paths, raw) {
    const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_11__/* .decodeRecord */ .e)(raw);
    if ('kind' in record)
        return record;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, { line: Number(raw.seq), ...record })]);
}
function unusable(paths, { line, issue }) {
    return {
        file: shownPath(paths, paths.journal),
        line,
        found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoted */ .TL)(issue)}`,
        expected: 'a record of a mission',
        remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
    };
}
function readMission(paths) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readOwnFile */ .z)(paths.journal);
    if (bytes === undefined)
        return { state: undefined, problem: undefined };
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
    const raw = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_11__/* .decodeRecords */ .b)(raw);
    const broken = parsed.kind === 'corrupt'
        ? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
        : undefined;
    if ('records' in decoded)
        return { state: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_12__/* .foldMission */ .st)(decoded.records), problem: broken };
    const sound = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_11__/* .decodeRecords */ .b)(raw.slice(0, decoded.line - 1));
    return {
        state: 'records' in sound ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_12__/* .foldMission */ .st)(sound.records) : undefined,
        problem: broken ?? unusable(paths, decoded),
    };
}
function readManifest({ files }) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readOwnFile */ .z)(files.manifest_file);
    if (bytes === undefined)
        return { kind: 'missing' };
    try {
        const result = _manifest_js__WEBPACK_IMPORTED_MODULE_13__/* .manifestSchema */ .rc.safeParse(JSON.parse(bytes.toString()));
        if (result.success)
            return { kind: 'read', manifest: result.data };
        return { kind: 'unreadable', why: `no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
    }
    catch (error) {
        return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
    }
}
function writeRunFiles({ files }, state, shown = files) {
    const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
    const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFiles */ .sk)([
        ...(latest ? [[files.latest_evaluator_file, [json(latest)]]] : []),
        [files.ledger_file, [json((0,_ledger_js__WEBPACK_IMPORTED_MODULE_12__/* .buildLedger */ .ES)(state))]],
        [files.manifest_file, [json((0,_manifest_js__WEBPACK_IMPORTED_MODULE_13__/* .buildManifest */ .u1)(state, { ...shown, results_file }))]],
    ]);
}
function writeResults(state) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true)
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(path);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(path, [(0,_results_js__WEBPACK_IMPORTED_MODULE_16__/* .renderResults */ .f)(state.entries)]);
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
function readPointer({ pointer }) {
    try {
        const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readOwnFile */ .z)(pointer)));
        return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
    }
    catch {
        return undefined;
    }
}
function writePointer({ pointer }, value) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(pointer, [json({ schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_12__/* .SCHEMA_VERSION */ .f$, ...value })]);
}
function ensureIgnored({ repository }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs', '.gitignore');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(file, ['*\n']);
}


/***/ }),

/***/ 90317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ agentsSetting),
/* harmony export */   ji: () => (/* binding */ sessionAgentsSetting),
/* harmony export */   pD: () => (/* binding */ plateauSetting)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60456);
/* harmony import */ var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82374);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62806);





const agentName = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"'));
const entryShape = {
    name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(agentName, 'letters, digits, `_`, `-`'), {
        doc: 'Unique name, for records and reports. Other keys of `agent` apply to each agent, too.',
    }),
    preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .VC)), '[name](agents.md#presets)'), {
        unset: 'required without a command',
        doc: 'Command line of a known agent CLI.',
    }),
    command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .Bq), {
        unset: 'required without a preset',
        doc: 'Command line in place of a preset, as in `agent.command`.',
    }),
};
const ownShape = {
    ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .cliOptionShape */ .FC,
    env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .variables */ .Ee), {
        unset: 'none',
        doc: 'More variables for this agent alone, such as its key. They replace those of `agent.env`.',
    }),
    strategy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .Bq), {
        unset: 'none',
        doc: 'A paragraph for the prompt: how this agent is to look for changes.',
    }),
};
const agentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ...entryShape,
    stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .promptInput */ .ZC), {
        unset: '`"none"`',
        doc: 'Whether its command gets the prompt on standard input.',
    }),
    ...ownShape,
}))
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1, 'at least one agent')));
const sessionAgentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ ...entryShape, ...ownShape })).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1, 'at least one agent')));
const plateauSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .from */ .HT)(0)), {
    unit: 'rejected candidates in a row',
    unset: '12 with several `agents`, else 0',
    doc: 'When to [move on](several-agents.md#plateau): to another agent, or, in an experiment, to an earlier accepted commit to begin at. 0 never does.',
});


/***/ }),

/***/ 241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b0: () => (/* binding */ DISTIL_DEFAULTS),
/* harmony export */   iN: () => (/* binding */ handoverSetting),
/* harmony export */   m3: () => (/* binding */ missionHandoverSetting)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60456);
/* harmony import */ var _shared_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19937);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62806);




const margin = (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('auto'), _values_js__WEBPACK_IMPORTED_MODULE_2__/* .notNegative */ .v7, _values_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN], '"auto", a number that is not negative, or "0.5%"'), 'number from 0, `"0.5%"`, `"auto"`');
const distilShape = {
    distil: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .switchable */ .j$, false), {
        doc: 'At the end, [leave out each accepted change](../explanation/claims.md#leave-one-out) once, and revert what has no effect of its own.',
    }),
    pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .from */ .HT)(2), 30), {
        unit: 'pairs of runs',
        doc: 'Fresh pairs that measure what one accepted change is worth. Exact scores need 1.',
    }),
    margin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(margin, 'auto'), {
        unit: 'units of the score, or percent of it',
        doc: 'How much the reverted changes may be worth together. `auto`: the `tolerance`, else the noise of one run; with exact scores nothing.',
    }),
};
const distilRules = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(distilShape);
const missionHandoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(distilRules);
const DISTIL_DEFAULTS = distilRules.parse({});
const handoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...distilShape,
    mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(_shared_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .HANDOVER_MODES */ .Ln), 'one'), {
        doc: 'One pull request with all accepted changes, or [one for each group](../explanation/experiments.md#groups) of changes that belong together.',
    }),
    max_diff_lines: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .from */ .HT)(1), _shared_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DIFF_LINES */ .l), {
        unit: 'lines',
        doc: 'Most added and removed lines of such a pull request. A single change is never divided.',
    }),
}), {});


/***/ }),

/***/ 44785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ deviationOf),
/* harmony export */   Uy: () => (/* binding */ squaresAround),
/* harmony export */   hm: () => (/* binding */ meanOf)
/* harmony export */ });
function meanOf(values) {
    const [first = 0] = values;
    if (values.every((value) => value === first))
        return first;
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}
function squaresAround(values) {
    const mean = meanOf(values);
    let sum = 0;
    for (const value of values)
        sum += (value - mean) ** 2;
    return sum;
}
function deviationOf(values) {
    return values.length < 2 ? 0 : Math.sqrt(squaresAround(values) / (values.length - 1));
}


/***/ }),

/***/ 37763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ quantileOfT),
/* harmony export */   a: () => (/* binding */ tailOfT)
/* harmony export */ });
function tailOfT(t, freedom) {
    const theta = Math.atan(Math.abs(t) / Math.sqrt(freedom));
    const cosine = Math.cos(theta);
    const isOdd = freedom % 2 === 1;
    let term = isOdd ? cosine : 1;
    let sum = freedom === 1 ? 0 : term;
    for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
        term *= ((power - 1) / power) * cosine * cosine;
        sum += term;
    }
    const within = isOdd ? (2 / Math.PI) * (theta + Math.sin(theta) * sum) : Math.sin(theta) * sum;
    return Math.min(1, Math.max(0, 1 - within));
}
function quantileOfT(tail, freedom) {
    let low = 0;
    let high = 1;
    while (tailOfT(high, freedom) > tail && high < 1e12)
        high *= 2;
    for (let halving = 0; halving < 100; halving += 1) {
        const middle = (low + high) / 2;
        if (tailOfT(middle, freedom) > tail)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}


/***/ })

};


import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 26848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 30714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 75727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ RISKS),
/* harmony export */   ar: () => (/* binding */ risksTaken),
/* harmony export */   hq: () => (/* binding */ RISK_NAMES),
/* harmony export */   ll: () => (/* binding */ parseRisk)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7953);

/** Risks that a user can accept, each with what a run expects where it is not accepted. */
const RISKS = {
    base_guard: 'a base that passes its guards',
    evaluator_in_process: 'an evaluator that takes no score from the code under test',
    low_disk: 'at least 100 MB of free disk',
    planted_files: 'an evaluator that loads no file of a change in the place of its own',
    unprotected_links: 'protected links that lead to protected files',
    unprotected_tests: 'guards and an evaluator whose tests, scripts and manifests no change may alter',
};
const RISK_NAMES = Object.keys(RISKS);
/** The risk that a word names, or what to write in its place. */
function parseRisk(word) {
    const risk = RISK_NAMES.find((name) => name === word);
    return risk === undefined ? { remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(word, RISK_NAMES) } : { risk };
}
/** The accepted risks, each once; null: none. */
function risksTaken(findings) {
    const taken = findings.filter(({ found, accepted }) => found && accepted).map(({ risk }) => risk);
    return taken.length === 0 ? null : [...new Set(taken)];
}


/***/ }),

/***/ 15902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   PP: () => (/* binding */ renderDuration),
/* harmony export */   rG: () => (/* binding */ MAX_DURATION_MS)
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
/** The longest budget, timeout or schedule: beyond it a typing mistake is likelier than a plan. */
const MAX_DURATION_MS = 366 * 86_400_000;
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

/***/ 45145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ ProblemList),
/* harmony export */   Rb: () => (/* binding */ PreconditionError),
/* harmony export */   Vl: () => (/* binding */ ContractError),
/* harmony export */   cs: () => (/* binding */ IntegrityError),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   xb: () => (/* binding */ assertNever),
/* harmony export */   yM: () => (/* binding */ renderProblem),
/* harmony export */   yW: () => (/* binding */ AutorizeError)
/* harmony export */ });
/* unused harmony exports EXIT_MEANINGS, InternalError */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7953);

/** Exit codes of the command line. */
const EXIT = { yes: 0, no: 1, usage: 2, precondition: 3, bug: 70, locked: 75 };
/** What each exit code means, of every command and every mode of the action. */
const EXIT_MEANINGS = {
    [EXIT.yes]: 'Success. A run that accepted no change counts as success.',
    [EXIT.no]: 'Negative result: the suite failed, the records are not sound, or the run was aborted.',
    [EXIT.usage]: 'The command line, an input or a file is not valid. Every problem is listed.',
    [EXIT.precondition]: 'The repository or the machine is not ready. The message names the remedy.',
    [EXIT.bug]: 'Internal error. Please report it.',
    [EXIT.locked]: 'Another run holds the lock. The message names it.',
    '128+n': 'Ended by signal n, e.g. 130 after Ctrl-C.',
};
/**
 * The base of every error that stops a run. Each class sets its `name` as a literal: a bundler may rename the class, and
 * callers compare the name.
 */
class AutorizeError extends Error {
    /** Name of the class, e.g. `ContractError`. It is the same in every build. */
    name = 'AutorizeError';
    /** Stable code, e.g. `contract`, `locked`, `disk_full`. */
    code;
    /** What to do about it, in one sentence. */
    remedy;
    /** Exit code of the command line for this error. */
    exitCode;
    /**
     * Makes an error with its code, its exit code and its sentences.
     * @hidden
     */
    constructor(code, exitCode, { message, remedy, cause }) {
        super(message, cause === undefined ? undefined : { cause });
        this.code = code;
        this.remedy = remedy;
        this.exitCode = exitCode;
    }
}
/** The options or the command line are not valid. It lists every problem that was found. */
class UsageError extends AutorizeError {
    name = 'UsageError';
    /** Every problem, in the order of the options. */
    problems;
    /** Always 0: no problem is left out. */
    omitted = 0;
    /**
     * Makes an error of the problems.
     * @hidden
     */
    constructor(problems) {
        super('usage', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
        this.problems = problems;
    }
}
/** An input file breaks its contract. It lists every problem that was found, up to a bound. */
class ContractError extends AutorizeError {
    name = 'ContractError';
    /** The problems, in the order of the file. */
    problems;
    /** How many problems are left out: the list is bounded, so a hostile file cannot fill the memory. */
    omitted;
    /**
     * Makes an error of the problems, and of how many were left out.
     * @hidden
     */
    constructor(problems, omitted = 0) {
        super('contract', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
        this.problems = problems;
        this.omitted = omitted;
    }
}
/** The machine or the repository is not in a state to run in. Nothing was started. */
class PreconditionError extends AutorizeError {
    name = 'PreconditionError';
    /**
     * Makes an error of its sentences.
     * @hidden
     */
    constructor(details) {
        super('precondition', EXIT.precondition, details);
    }
}
/** Records, branch and commits contradict each other. Nothing of them is published. */
class IntegrityError extends PreconditionError {
    name = 'IntegrityError';
}
/** A defect of autorize itself. Please report it with its cause. */
class InternalError extends AutorizeError {
    name = 'InternalError';
    /**
     * Makes an error of whatever was thrown.
     * @hidden
     */
    constructor(cause) {
        const message = `internal error: ${cause instanceof Error ? cause.message : String(cause)}`;
        super('internal', EXIT.bug, { message, remedy: 'Report it, with the stack of its cause.', cause });
    }
}
function remedyOf(problems) {
    return problems[0]?.remedy ?? 'see --help';
}
// File names, keys and values come from outside: each part is shown on one line and within bounds.
const MAX_PART_LENGTH = 1000;
/** What is found where something has to be, and nothing is. */
const MISSING = 'missing';
/** Prints a problem as one line: `file:line:column: $.path: found; expected …. Remedy.` */
function renderProblem(problem) {
    const { file, line, column, path, found, expected, remedy } = problem;
    const position = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
    const place = [position, path].filter((part) => part !== undefined && part !== '').map(shown);
    const isMissing = found === MISSING && path !== undefined && path !== '';
    const what = isMissing ? `${place.join(': ')} is missing` : [...place, shown(found)].join(': ');
    return `${what}; expected ${shown(expected)}. ${shown(remedy)}`;
}
function shown(part) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(part ?? '', MAX_PART_LENGTH);
}
/** Collects problems up to a bound and counts the rest, so that a file of a million errors stays readable. */
class ProblemList {
    problems = [];
    omitted = 0;
    #limit;
    constructor(limit = 200) {
        this.#limit = limit;
    }
    add(problem) {
        if (this.problems.length < this.#limit)
            this.problems.push(problem);
        else
            this.omitted += 1;
    }
    get isEmpty() {
        return this.problems.length === 0;
    }
    /** Throws a ContractError that holds everything collected, if anything was. */
    throwIfAny() {
        if (!this.isEmpty)
            throw new ContractError(this.problems, this.omitted);
    }
}
function assertNever(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 7953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  OF: () => (/* binding */ fenced),
  kC: () => (/* binding */ isMisspelling),
  qb: () => (/* binding */ nearestName),
  LS: () => (/* binding */ plural),
  g$: () => (/* binding */ printable),
  TL: () => (/* binding */ quoted),
  vI: () => (/* binding */ shortened),
  h: () => (/* binding */ suggestion),
  hT: () => (/* binding */ withoutTrailing)
});

;// CONCATENATED MODULE: ./node_modules/leven/index.js
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}

;// CONCATENATED MODULE: ./build/base/text.js

// Controls, invisible characters (bidirectional overrides, zero-width and tag characters, fillers, variation selectors),
// lone surrogates and the line separators beyond ASCII: what can make a terminal or a reviewer see something else than
// what is there. Variation selector 16 stays where it can be seen: after a character that is an emoji by it alone, such
// as a warning sign. A joiner in a sequence of emoji does not stay: elsewhere it is invisible, and the parts are shown.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!(?!\p{Emoji_Presentation})\p{Extended_Pictographic})\ufe0f/gu;
/** Makes text of an unknown origin safe to print on one line: controls are shown as escapes, length is capped. */
function printable(text, maxLength = 120) {
    return shortened(text, maxLength).replace(UNPRINTABLE, escapeUnit);
}
/** The text, or its beginning and an ellipsis; never half a character. */
function shortened(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const isSplit = (text.codePointAt(maxLength - 1) ?? 0) > 0xffff;
    return `${text.slice(0, isSplit ? maxLength - 1 : maxLength)}…`;
}
/** As JSON would: what is beyond the first plane takes two escapes. */
function escapeUnit(char) {
    return char
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
/** Shows any JSON value inside a sentence, quoted, printable and short. */
function quoted(value, maxLength = 80) {
    if (value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return `an array of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return `an object of ${plural(Object.keys(value).length, 'key')}`;
    return printable(typeof value === 'string' ? `"${value}"` : String(value), maxLength);
}
/** The text without the characters at its end that are in the set; a pattern takes time in the square of its input. */
function withoutTrailing(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
/** `1 candidate`, `2 candidates`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** The known name closest to what was typed, if it is close enough to be what was meant. */
function nearestName(typed, known) {
    return findNearest({ typed, known, within: Math.max(2, Math.floor(typed.length / 3)) });
}
/** True for a name that is one of the known ones misspelt, rather than a name of its own like `note` beside `name`. */
function isMisspelling(typed, known) {
    return findNearest({ typed, known, within: Math.floor(typed.length / 3) }) !== undefined;
}
function findNearest({ typed, known, within }) {
    let best;
    let bestDistance = within + 1;
    for (const name of known) {
        const distance = leven(typed.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance });
        if (distance < bestDistance) {
            best = name;
            bestDistance = distance;
        }
    }
    return best;
}
/** `Did you mean "x"?` when a known name is near, else the list of what is known. */
function suggestion(typed, known) {
    const nearest = nearestName(typed, known);
    return nearest === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}
/** A fenced block whose fence is longer than any run of backticks inside. */
function fenced(text, language = '') {
    const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}


/***/ }),

/***/ 7844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The package's version; a test holds it to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 15402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ readSettingFlags),
  K: () => (/* binding */ settingFlags)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __nccwpck_require__(7953);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __nccwpck_require__(15902);
// EXTERNAL MODULE: ./build/base/accepted-risk.js
var accepted_risk = __nccwpck_require__(75727);
;// CONCATENATED MODULE: ./build/settings/shared-settings.js

/** The settings that flags and action inputs override. Help, action.yml and the reference are written from this list. */
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
        doc: 'Most that the agents of a run may cost, as far as they report it. No attempt begins that could exceed it.',
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
        values: accepted_risk/* RISK_NAMES */.hq,
        doc: 'Risks that you accept: the run starts although a check reports them.',
    },
];

;// CONCATENATED MODULE: ./build/settings/setting-values.js
/** The values that flags and action inputs give to shared settings: one reader and one type for both. */



/** The key of a setting among the values. */
function keyOfSetting({ name, type }) {
    const camel = name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
    return type === 'duration' ? `${camel}Ms` : camel;
}
/** The settings that a face overrides, in their order. */
function settingsOf(face) {
    return SHARED_SETTINGS.filter((setting) => setting[face] !== undefined);
}
/** Reads the text of a flag or an input. `words` are the ones of a choice. */
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
            const value = (0,duration/* parseDuration */.E9)(text) ?? 0;
            if (value > 0 && value <= duration/* MAX_DURATION_MS */.rG)
                return { value };
            const most = value > duration/* MAX_DURATION_MS */.rG ? ', and at most 366 days' : '';
            return { expected: `a duration above 0s, such as 90s, 5m or 1h30m${most}`, example: '45m' };
        }
        case 'choice': {
            if (words.includes(text))
                return { value: text };
            return { expected: words.join(' or '), remedy: (0,base_text/* suggestion */.h)(text, words) };
        }
        case 'text':
        case 'names':
            return { value: text };
        default:
            return type;
    }
}

;// CONCATENATED MODULE: ./build/cli/risk-flag.js


/** The risks that `--accept-risk` names; what is unknown is added to the problems. */
function decodeRisks(values, problems) {
    return (values.get('accept-risk') ?? []).flatMap((word) => {
        const parsed = (0,accepted_risk/* parseRisk */.ll)(word);
        if ('risk' in parsed)
            return [parsed.risk];
        problems.push({ found: `--accept-risk ${(0,base_text/* quoted */.TL)(word)}`, expected: 'a known risk', ...parsed });
        return [];
    });
}

;// CONCATENATED MODULE: ./build/cli/setting-flags.js



/** The flags of the command that runs one kind of loop. */
function settingFlags(command) {
    return settingsOf('flag').flatMap(({ flag, type, doc, values = [] }) => {
        if (flag?.recipes.includes(command) !== true)
            return [];
        const help = values.length === 0 ? doc : `${doc} One of: ${values.join(', ')}.`;
        return [
            {
                ...{ name: flag.name, kind: 'text', placeholder: flag.placeholder, help },
                ...(type === 'names' ? { repeatable: true } : {}),
            },
        ];
    });
}
/** Reads those flags; what is wrong is added to the problems. */
function readSettingFlags(values, problems) {
    const read = settingsOf('flag').flatMap((setting) => {
        const name = setting.flag?.name ?? '';
        const text = values.get(name)?.[0];
        if (text === undefined || setting.type === 'names')
            return [];
        const decoded = decodeSetting(setting, text);
        if ('value' in decoded)
            return [[keyOfSetting(setting), decoded.value]];
        const { expected } = decoded;
        const remedy = 'remedy' in decoded ? decoded.remedy : `Write e.g. --${name} ${decoded.example}.`;
        problems.push({ found: `--${name} ${(0,base_text/* quoted */.TL)(text)}`, expected, remedy });
        return [];
    });
    const settings = Object.fromEntries(read);
    return { ...settings, acceptRisk: decodeRisks(values, problems) };
}


/***/ }),

/***/ 21441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ablate),
/* harmony export */   U: () => (/* binding */ ABLATION_PROFILES)
/* harmony export */ });
/** Every ablation profile. */
const ABLATION_PROFILES = [
    'abstention_telemetry_off',
    'rollback_requirements_off',
    'retrieval_signal_on',
];
// The weight that G takes in the ablation when the config gives it none (spec: ablation profiles).
const ABLATION_WEIGHT_OF_G = 0.15;
const ABLATIONS = {
    abstention_telemetry_off: (options) => without(options, ['require_abstain', 'require_abstain_on_weak_bridge']),
    rollback_requirements_off: (options) => without(options, ['require_checkpoint', 'require_rollback']),
    retrieval_signal_on: (options) => ({ ...options, config: withRetrievalSignal(options.config) }),
};
/** The same scenario and config with a profile applied. */
function ablate(profile, options) {
    return ABLATIONS[profile](options);
}
function without(options, rules) {
    const retained = Object.entries(options.scenario.expect).filter(([rule]) => !rules.some((each) => each === rule));
    return { ...options, scenario: { ...options.scenario, expect: Object.fromEntries(retained) } };
}
function withRetrievalSignal(config) {
    const weight = config.weights.G === 0 ? ABLATION_WEIGHT_OF_G : config.weights.G;
    return {
        ...config,
        weights: { ...config.weights, G: weight },
        retrieval_gate_signal: { ...config.retrieval_gate_signal, enabled: true },
    };
}


/***/ }),

/***/ 79871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   K: () => (/* binding */ readProblem),
/* harmony export */   M4: () => (/* binding */ readWholeFile),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Ry: () => (/* binding */ isNoRoom),
/* harmony export */   SA: () => (/* binding */ MAX_WHOLE_FILE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   nQ: () => (/* binding */ outputProblem),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   oH: () => (/* binding */ isShortage),
/* harmony export */   oi: () => (/* binding */ inputProblem),
/* harmony export */   v_: () => (/* binding */ readBlocks),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/**
 * Input files that a user names.
 * Invariant: a file that cannot be read is a Problem with its place and a remedy, never a stack trace.
 * What is not a regular file or a pipe (a folder, a loop of links, a socket) is refused before it is opened, and a
 * file that must be whole in memory has a bound on its size.
 */



/** Largest file that is read whole (suites, configs, schemas), in bytes. */
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
// Large enough that an entry rarely spans two blocks, small enough to be reused by the allocator.
const BLOCK_BYTES = 1 << 18;
/** Reads a small file whole. `shown` is the name that the user knows it by. */
function readWholeFile(path, shown) {
    const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
    return problem === undefined ? readWhole(path, shown) : { problem };
}
/** Reads what a path names, or what is open already, whole. */
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
    try {
        // A pipe or a device has no size beforehand, and a file may grow: one byte beyond the bound is enough to know.
        const bytes = readUpTo(source, maxBytes + 1);
        if (bytes.length <= maxBytes)
            return { bytes };
        return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
    }
    catch (error) {
        return { problem: readProblem(shown, error) };
    }
}
/** The problem of a file that is larger than its bound. */
function tooLarge(shown, found, maxBytes) {
    return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
/** The first bytes of a file, or all of them when there are no more. */
function readUpTo(source, maxBytes) {
    const blocks = [];
    let size = 0;
    for (const block of readBlocks(source)) {
        blocks.push(block);
        size += block.length;
        if (size >= maxBytes)
            break;
    }
    return Buffer.concat(blocks).subarray(0, maxBytes);
}
/**
 * A file's bytes, block by block, by its path or its descriptor, which is closed at the end. Reads wait: there is nothing
 * else to do meanwhile, and the machinery of streams costs a short run more than its work.
 */
function* readBlocks(source) {
    const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
    try {
        while (true) {
            const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
            const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
            if (size === 0)
                return;
            // A slow pipe gives a little at a time: it must not hold a whole block each.
            yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** Why a path cannot be an input file, or undefined when it can. */
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch (error) {
        return readProblem(shown, error);
    }
    if (stats.isDirectory()) {
        return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
    }
    if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
        return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
    }
    return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
    ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
    ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
    EACCES: ['a file that may not be read', 'Give this user read permission.'],
    EPERM: ['a file that may not be read', 'Give this user read permission.'],
    ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
    EISDIR: ['a folder', 'Name a file inside it.'],
    ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
/** Turns a failed read into a Problem; errors of an unknown kind keep their own text. */
function readProblem(shown, error) {
    const code = errorCode(error);
    const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
    return { file: shown, found, expected: 'a readable file', remedy };
}
/** The operating system's code of an error, e.g. `ENOSPC`; the message where there is none. */
function errorCode(error) {
    // Node has no name for it: its `code` is "UNKNOWN" or a sentence.
    if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
        return 'EDQUOT';
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    return error instanceof Error ? error.message : String(error);
}
/** Whether there is no room: on the disk, or in what the user may have of it. */
function isNoRoom(error) {
    return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
/** True for an error that the operating system gave, false for a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** Why a file could not be written at a path, or undefined when it should work; nothing is created. */
function outputProblem(path, shown) {
    const refused = (found, remedy) => {
        return { file: shown, found, expected: 'a place where the report can be written', remedy };
    };
    const kind = kindOf(path);
    if (kind === 'folder')
        return refused('a folder', 'Name a file inside it.');
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    if (kindOf(folder) !== 'folder')
        return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    }
    catch {
        // Whatever the code: this user may not create a file here, and that is what the problem says.
        return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
    }
    // To replace a device or a pipe by a file would break it for everyone; a path that is too long or loops is no place.
    if (kind === 'other')
        return refused('neither a file nor a free name', 'Choose another --report.');
    return undefined;
}
function kindOf(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (stats.isDirectory())
            return 'folder';
        return stats.isFile() ? 'file' : 'other';
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
    }
}
/** The first bytes of a file as text, empty when it is not there; a problem when it cannot be read. */
function readHead(path, shown) {
    try {
        return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
    }
}
const HEAD_BYTES = 4096;
// Node's own words, the system's, and git's: a git that did not start names it in its message alone.
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
/** Whether an error says that the machine is short of descriptors, processes or memory right now. */
function isShortage(error) {
    return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}


/***/ }),

/***/ 57478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ machineError),
/* harmony export */   XU: () => (/* binding */ requireTemporaryFolder),
/* harmony export */   eE: () => (/* binding */ goneError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(79871);
/** What the machine refuses, reported with what is in the way and what to do: no fault of ours, and no stack trace. */






const REFUSALS = {
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of the path is no folder',
    ELOOP: 'a symbolic link leads to itself',
    ENAMETOOLONG: 'the path is too long',
};
/** An error of the operating system as a precondition; undefined where it may be a fault of ours. */
function machineError(cause) {
    const path = pathOf(cause);
    if (path === undefined)
        return undefined;
    const code = (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(cause);
    const temporary = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const isTemporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === temporary || (isBelow(path, temporary) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary));
    if (isTemporary && (code === 'ENOENT' || code in REFUSALS))
        return temporaryError(temporary, cause);
    const why = REFUSALS[code];
    if (why === undefined)
        return undefined;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(path, 300)} cannot be used: ${why} (${code})`,
        remedy: remedyFor(path),
        cause,
    });
}
/** Throws where there is no folder for temporary files: whatever needs one would fail, each with a word of its own. */
function requireTemporaryFolder() {
    const folder = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        throw temporaryError(folder, undefined);
}
/** That a repository is not where it was; undefined where it is. */
function goneError({ folder, commonDir }, { command, cause }) {
    const isHere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder);
    // A git that was at work just then makes folders on the way to a file again, but no HEAD.
    if (isHere && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'HEAD')))
        return undefined;
    const missing = isHere ? commonDir : folder;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(missing, 300)} is gone: the repository was renamed, moved or unmounted while it was in use`,
        remedy: `Move it back there, then: ${command()}`,
        cause,
    });
}
function temporaryError(folder, cause) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? 'cannot be written to' : 'is not there';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the folder for temporary files ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(folder, 300)} ${found} (TMPDIR is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(process.env.TMPDIR)})`,
        remedy: 'Create it, or set TMPDIR to a folder that this user can write to',
        cause,
    });
}
function remedyFor(path) {
    const { XDG_CACHE_HOME: cache } = process.env;
    const isPrivate = [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), cache].some((each) => each !== undefined && each !== '' && isBelow(path, each));
    if (isPrivate)
        return 'Set HOME or XDG_CACHE_HOME to a folder that this user may write to';
    return `Give this user (id ${process.geteuid?.() ?? 'unknown'}) the rights that it needs there, or run as its owner`;
}
function isBelow(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`);
}
function pathOf(error) {
    if (!(error instanceof Error) || !('syscall' in error) || !('path' in error))
        return undefined;
    return typeof error.path === 'string' ? error.path : undefined;
}


/***/ }),

/***/ 46837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isSecret),
/* harmony export */   p: () => (/* binding */ namedSecrets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/** Which values of an environment are secret. */


// A shorter value, such as a name of a model, is in many places by chance.
const MIN_SECRET_CHARS = 16;
// Addresses of services; a longer part of a path, as webhooks have it, may be a key.
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w.-]{0,12})*$/;
// Such as claude-sonnet-4-5-20250929; the parts of a random key are longer, or mix letters and digits.
const NAME = /^(?:[a-z]{1,12}|\d{1,8}|[a-z0-9]{1,4})(?:[-_./:](?:[a-z]{1,12}|\d{1,8}|[a-z0-9]{1,4}))+$/i;
// What an environment calls its keys, such as OPENAI_API_KEY, AWS_SECRET_ACCESS_KEY or NPM_TOKEN.
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS?)(?:$|_)/i;
/**
 * Whether a value is long enough to be a key, and nothing that is known not to be one: a path, or list of paths, of
 * something that is there; the address of a service; words and numbers, as the name of a model.
 */
function isSecret(value) {
    if (value.length < MIN_SECRET_CHARS || ADDRESS.test(value) || NAME.test(value))
        return false;
    return !(value.startsWith('/') && value.split(':').some(isPath));
}
/** Also of a file that is still to be written, in a folder that is there. */
function isPath(text) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(text) || ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(text) !== '/' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(text)));
}
/** Words and numbers are a secret where the name of their variable says so. */
function isPassphrase(value) {
    return value.length >= MIN_SECRET_CHARS && NAME.test(value);
}
/** Values of the variables whose names say that they are secret. */
function namedSecrets(env) {
    return Object.entries(env).flatMap(([name, value = '']) => SECRET_NAME.test(name) && (isSecret(value) || isPassphrase(value)) ? [value] : []);
}


/***/ }),

/***/ 13141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ renderProblemAnnotations),
/* harmony export */   Lw: () => (/* binding */ renderReportAnnotations),
/* harmony export */   VP: () => (/* binding */ defuse)
/* harmony export */ });
/* unused harmony exports buildReportAnnotations, buildProblemAnnotations, renderWarning, renderStop, renderResume */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7953);


// GitHub shows at most ten annotations of a type for a step; the last one says how many more there are.
const MAX_ANNOTATIONS = 10;
/** Workflow commands that annotate the candidate file with what fails and what was warned of. */
function renderReportAnnotations(report, options = {}) {
    const all = buildReportAnnotations(report, options);
    const [errors, warnings] = [
        all.filter(({ level }) => level === 'error'),
        all.filter(({ level }) => level !== 'error'),
    ];
    return [...capped(errors), ...capped(warnings)].map(renderAnnotation);
}
/** What fails and what was warned of, each at the candidate file; errors first. */
function buildReportAnnotations(report, { folder } = {}) {
    const file = report.candidates_file === '-' ? undefined : fromRoot(report.candidates_file, folder);
    const errors = Object.values(report.results).flatMap(({ scenario, failures, best }) => failures.map(({ message }) => {
        const why = (best?.failures ?? [])
            .map((failure) => `${failure.code} at ${failure.path}: ${failure.message}`)
            .join(' ');
        return {
            level: 'error',
            properties: { file, title: `gate: ${scenario.id}` },
            message: `${message} ${why}`.trim(),
        };
    }));
    const warnings = report.warnings.map(({ message }) => ({ level: 'warning', properties: { file, title: 'gate' }, message }));
    return [...errors, ...warnings];
}
function fromRoot(file, folder = '') {
    return folder === '' || file.startsWith('/') ? file : `${folder}/${file}`;
}
/** Workflow commands that annotate the places of problems with inputs. */
function renderProblemAnnotations(problems, { folder, omitted = 0 } = {}) {
    return capped(buildProblemAnnotations(problems, { folder }), omitted).map(renderAnnotation);
}
/** What is wrong with inputs, each at its place. */
function buildProblemAnnotations(problems, { folder }) {
    return problems.map((problem) => {
        const { line, column } = problem;
        const file = problem.file === undefined ? undefined : fromRoot(problem.file, folder);
        const properties = { file, line, col: line === undefined ? undefined : column, title: 'gate: invalid input' };
        return { level: 'error', properties, message: (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM)(problem) };
    });
}
function capped(annotations, omitted = 0) {
    const total = annotations.length + omitted;
    if (total <= MAX_ANNOTATIONS)
        return annotations;
    const shown = annotations.slice(0, MAX_ANNOTATIONS - 1);
    const message = `${total - shown.length} more like these; see the log.`;
    return [...shown, { level: annotations[0]?.level ?? 'error', properties: { title: 'gate' }, message }];
}
function renderAnnotation({ level, properties, message }) {
    const pairs = Object.entries(properties)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
    return `::${level} ${pairs.join(',')}::${escapeData(message)}`;
}
/** A workflow command that annotates the step with a warning. */
function renderWarning(title, message) {
    return renderAnnotation({ level: 'warning', properties: { title }, message });
}
function escapeData(text) {
    return defuse((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text, 2000)).replaceAll('%', '%25');
}
/** After this line a runner takes no line for a command, until the one with the same token that resumes. */
function renderStop(token) {
    return `::stop-commands::${token}`;
}
function renderResume(token) {
    return `::${token}::`;
}
/** Takes the meaning from what a runner would read as a command anywhere in a line. */
function defuse(text) {
    // The runner trims as .NET does: U+0085 is blank there, and here it is not.
    return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(73136);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __nccwpck_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __nccwpck_require__(7953);
// EXTERNAL MODULE: ./build/base/version.js
var version = __nccwpck_require__(7844);
// EXTERNAL MODULE: ./build/kernel/machine-error.js
var machine_error = __nccwpck_require__(57478);
// EXTERNAL MODULE: ./build/report/workflow-commands.js
var workflow_commands = __nccwpck_require__(13141);
// EXTERNAL MODULE: ./build/cli/setting-flags.js + 3 modules
var setting_flags = __nccwpck_require__(15402);
;// CONCATENATED MODULE: ./build/cli/experiment-flags.js

const JSON_FLAG = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const RUN_FLAGS = [
    ...(0,setting_flags/* settingFlags */.K)('experiment'),
    { name: 'json', kind: 'switch', help: 'Print events as JSON lines.' },
    { name: 'quiet', kind: 'switch', help: 'Print only the summary.' },
];
const EXPERIMENT_COMMANDS = {
    init: {
        usage: 'init NAME',
        summary: 'Generate an experiment from your repository',
        details: 'Finds setup, build, tests and benchmarks, runs each of them in the sandbox, and writes what worked into `.autorize/NAME/config.toml` and `program.md`. Review and edit both.',
        words: [1, 1],
        flags: [
            { name: 'from', kind: 'text', placeholder: 'EXAMPLE', help: 'Start from an example of the package.' },
            { name: 'command', kind: 'text', placeholder: 'COMMAND', help: 'Command that prints the score.' },
            { name: 'direction', kind: 'text', placeholder: 'D', help: 'Direction of improvement: min or max.' },
            {
                name: 'agent',
                kind: 'text',
                placeholder: 'AGENT',
                help: 'Preset such as claude or codex, or a command line.',
            },
            { name: 'time-budget', kind: 'text', placeholder: 'TIME', help: 'Time limit of a run, such as 90s or 4h.' },
            { name: 'no-measure', kind: 'switch', help: 'Only write the files: run no command of your repository.' },
            {
                name: 'measure-limit',
                kind: 'text',
                placeholder: 'TIME',
                help: 'Time limit of each command that is tried. Default: 2m, and 5m for setup and build.',
            },
        ],
    },
    doctor: {
        usage: 'doctor WHAT',
        summary: 'Check the setup and the evaluator before a run',
        details: 'WHAT is an experiment or the folder of a mission.',
        words: [1, 1],
        flags: [
            {
                name: 'fix',
                kind: 'switch',
                help: 'Change the file of settings as far as the findings say how, print the diff, and check again.',
            },
            {
                name: 'agent',
                kind: 'switch',
                help: 'Also make one small call with the agent of an experiment: latency, model, price, or why there is no answer.',
            },
            JSON_FLAG,
        ],
    },
    prepare: {
        usage: 'prepare WHAT',
        summary: 'Prepare the environment that setup makes',
        details: 'WHAT is an experiment, the folder of a mission or the file of a plan. Runs `setup.command` if its result is not there yet, and no agent. With `--to`, another machine can use the result.',
        words: [1, 1],
        flags: [
            { name: 'to', kind: 'text', placeholder: 'FOLDER', help: 'Save the environment to a folder.' },
            {
                name: 'from',
                kind: 'text',
                placeholder: 'FOLDER',
                help: 'First take over an environment that was saved to a folder. Requires `--digest`.',
            },
            { name: 'digest', kind: 'text', placeholder: 'HEX', help: 'Digest that was printed where it was saved.' },
            JSON_FLAG,
        ],
    },
    run: {
        usage: 'run NAME',
        summary: 'Run an experiment',
        words: [1, 1],
        flags: [
            {
                name: 'fresh',
                kind: 'switch',
                help: 'Archive an earlier experiment of this name and start from HEAD.',
            },
            {
                name: 'allow-dirty',
                kind: 'switch',
                help: 'Run although the work tree has uncommitted changes. The agent does not see them.',
            },
            ...RUN_FLAGS,
        ],
    },
    resume: { usage: 'resume NAME', summary: 'Resume an interrupted run', words: [1, 1], flags: RUN_FLAGS },
    status: { usage: 'status NAME', summary: 'Show the state of a run', words: [1, 1], flags: [JSON_FLAG] },
    list: { usage: 'list NAME', summary: 'List every iteration, oldest first', words: [1, 1], flags: [JSON_FLAG] },
    show: {
        usage: 'show NAME ITER',
        summary: 'Show one iteration: prompt, diff, logs, evidence',
        words: [2, 2],
        flags: [JSON_FLAG],
    },
    message: {
        usage: 'message NAME MESSAGE',
        summary: 'Send the agent a message',
        details: 'The prompt contains the message from the next iteration on.',
        words: [2, 2],
        flags: [],
    },
    verify: {
        usage: 'verify NAME [ITER]',
        summary: 'Check records against each other and against git',
        words: [1, 2],
        flags: [
            {
                name: 'rescore',
                kind: 'switch',
                help: 'Score accepted changes again, and confirm the improvement in fresh pairs.',
            },
            JSON_FLAG,
        ],
    },
    pull: {
        usage: 'pull NAME',
        summary: 'Fetch and verify the records and branch of a run',
        words: [1, 1],
        flags: [
            { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to fetch from. Default: origin.' },
            { name: 'branch', kind: 'text', placeholder: 'BRANCH', help: 'Branch on the remote, if its name differs.' },
            JSON_FLAG,
        ],
    },
    push: {
        usage: 'push NAME',
        summary: 'Verify and push the records and branch of a run',
        details: 'For an experiment that you pulled and changed, e.g. with `autorize reject`.',
        words: [1, 1],
        flags: [
            { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to push to. Default: origin.' },
            JSON_FLAG,
        ],
    },
    audit: {
        usage: 'audit NAME',
        summary: 'Recompute every decision without running anything',
        words: [1, 1],
        flags: [{ name: 'archived', kind: 'switch', help: 'Audit archived records too.' }, JSON_FLAG],
    },
    approve: {
        usage: 'approve NAME WHAT',
        summary: 'Approve a quarantined change',
        details: 'WHAT is an iteration (3) or a promotion (promotion-2) that was quarantined because of its large gain. The approval is recorded under your git identity.',
        words: [2, 2],
        flags: [],
    },
    reject: {
        usage: 'reject NAME ITER',
        summary: 'Reject an accepted change',
        details: 'The next run first evaluates again every candidate that lost against the change, without an agent.',
        words: [2, 2],
        flags: [
            {
                name: 'reason',
                kind: 'text',
                placeholder: 'TEXT',
                help: 'Reason. Required; recorded under your git identity.',
            },
            {
                name: 'remote',
                kind: 'text',
                placeholder: 'REMOTE',
                help: 'Remote that may have the branch. A published branch gets a revert commit. Default: origin.',
            },
        ],
    },
    report: {
        usage: 'report NAME',
        summary: 'Write a report as HTML and Markdown',
        words: [1, 1],
        flags: [
            { name: 'output', kind: 'text', placeholder: 'FOLDER', help: 'Folder of the report. Default: .autorize/NAME.' },
        ],
    },
    clean: {
        usage: 'clean NAME',
        summary: 'Remove workspaces, temporary files and unused prepared environments',
        words: [1, 1],
        flags: [],
    },
    repair: {
        usage: 'repair NAME',
        summary: 'Repair a corrupt ledger from its files and git',
        words: [1, 1],
        flags: [],
    },
    archive: {
        usage: 'archive NAME',
        summary: 'Close an experiment, so that its name can start again',
        words: [1, 1],
        flags: [],
    },
};
/** Names of released versions. They work, and print the new name. */
const DEPRECATED_COMMANDS = { tell: 'message', release: 'approve' };

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(57975);
;// CONCATENATED MODULE: ./build/cli/flags.js


/** Reads a command line by its table; every problem is reported at once. */
function parseFlags(argv, flags) {
    const byName = new Map(flags.map((flag) => [flag.name, flag]));
    // To the parser every flag is a switch: it would take the flag after one without a value for that value.
    const options = Object.fromEntries(flags.map(({ name }) => [name, { type: 'boolean', multiple: true }]));
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const positionals = [];
    const problems = [];
    let waiting;
    for (const token of tokens) {
        if (token.kind === 'positional') {
            if (waiting === undefined)
                positionals.push(token.value);
            else if (token.value === '')
                problems.push(withoutValue(waiting));
            else
                values.get(waiting.name)?.push(token.value);
            waiting = undefined;
        }
        if (token.kind !== 'option')
            continue;
        if (waiting !== undefined)
            problems.push(withoutValue(waiting));
        waiting = undefined;
        const flag = byName.get(token.name);
        if (flag === undefined) {
            const remedy = (0,base_text/* suggestion */.h)(`--${token.name}`, [...byName.keys()].map((name) => `--${name}`));
            problems.push({ found: `unknown flag ${(0,base_text/* quoted */.TL)(token.rawName)}`, expected: 'a known flag', remedy });
            continue;
        }
        const { value } = token;
        const seen = values.get(flag.name);
        const problem = flagProblem(flag, { value, isAgain: seen !== undefined });
        if (problem !== undefined)
            problems.push(problem);
        if (flag.kind === 'text' && value === undefined)
            waiting = flag;
        values.set(flag.name, [...(seen ?? []), ...(value === undefined ? [] : [value])]);
    }
    if (waiting !== undefined)
        problems.push(withoutValue(waiting));
    return { values, positionals, problems };
}
function flagProblem(flag, { value, isAgain }) {
    const { name, kind, repeatable = false } = flag;
    if (isAgain && !repeatable) {
        return { found: `--${name} a second time`, expected: 'it once', remedy: 'Remove one of the two.' };
    }
    if (kind === 'text' && value === '')
        return withoutValue(flag);
    if (kind === 'switch' && value !== undefined) {
        return { found: `--${name}=${value}`, expected: `--${name} alone`, remedy: 'Remove the value.' };
    }
    return undefined;
}
function withoutValue({ name, placeholder = 'VALUE' }) {
    return { found: `--${name} without a value`, expected: `--${name} ${placeholder}`, remedy: 'Add the value.' };
}

// EXTERNAL MODULE: ./build/gate/ablations.js
var ablations = __nccwpck_require__(21441);
;// CONCATENATED MODULE: ./build/gate/options.js
/** The options that the command and the action share. */
const GATE_OPTIONS = {
    candidates: {
        placeholder: 'FILE',
        summary: 'candidate file: JSON, `.jsonl` or `.ndjson`',
        default: '`candidates.json` if it exists',
    },
    suite: { placeholder: 'FILE', summary: 'suite definition', default: '`replay-suite/v0/ci-gate.json`' },
    config: { placeholder: 'FILE', summary: 'evaluator config', default: '`replay-suite/v0/evaluator-config.json`' },
    schema: {
        placeholder: 'FILE',
        summary: 'JSON Schema (draft 2020-12 or draft-07) that every output must satisfy',
    },
    replays: { placeholder: 'N', summary: 'number of candidate-order shuffles, 1 to 1000000', default: '1' },
    seed: { placeholder: 'SEED', summary: 'seed of the shuffles', default: 'derived from the candidates' },
    'max-volatility': {
        placeholder: 'V',
        summary: 'fail if the choice depends on the candidate order more than this, 0 to 1',
    },
    report: { placeholder: 'FILE', summary: 'report file', default: '`replay-suite/v0/reports/latest.json`' },
};

;// CONCATENATED MODULE: ./build/cli/help.js
const COLUMNS = 80;
// Wider first columns put their text on the next line.
const MAX_FIRST_COLUMN = 26;
/** `--name`, `--name VALUE` or `--name[=VALUE]`. */
function usageOfFlag({ name, kind, placeholder = 'VALUE' }) {
    if (kind === 'switch')
        return `--${name}`;
    return kind === 'text' ? `--${name} ${placeholder}` : `--${name}[=${placeholder}]`;
}
/** The flags as aligned lines. */
function renderFlags(flags) {
    return renderRows(flags.map((flag) => [usageOfFlag(flag), flag.repeatable ? `${flag.help} May be repeated.` : flag.help]));
}
/** Where the second column of rows begins. */
function indentOf(rows) {
    const names = rows.map(([name]) => name.length).filter((length) => length <= MAX_FIRST_COLUMN);
    return 2 + Math.max(0, ...names) + 2;
}
/** Names and what they mean in two columns; the second one is wrapped. */
function renderRows(rows, indent = indentOf(rows)) {
    return rows
        .map(([name, meaning]) => {
        const lines = wrapped(meaning.replaceAll('`', ''), COLUMNS - indent);
        const isOwnLine = name.length > MAX_FIRST_COLUMN;
        const first = isOwnLine ? `  ${name}\n${' '.repeat(indent)}` : `  ${name}`.padEnd(indent);
        return `${first}${lines.join(`\n${' '.repeat(indent)}`)}`.trimEnd();
    })
        .join('\n');
}
/** The text in lines of at most so many characters; a longer word has a line of its own. */
function wrapped(text, width) {
    const lines = [];
    for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last === undefined || last.length + 1 + word.length > width)
            lines.push(word);
        else
            lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
}
/** The help of one command. */
function renderCommandHelp({ usage, summary, details }, flags) {
    const more = details === undefined ? '' : `\n${wrapped(details.replaceAll('`', ''), COLUMNS).join('\n')}\n`;
    return `${summary}.\n${more}\nUsage: autorize ${usage} [flags]\n\n${renderFlags(flags)}\n`;
}

;// CONCATENATED MODULE: ./build/cli/gate-flags.js



function shared(name, more = '') {
    const { summary, placeholder, default: fallback } = GATE_OPTIONS[name];
    const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}${more}.`;
    const help = fallback === undefined ? sentence : `${sentence} Default: ${fallback}.`;
    return { name, kind: 'text', placeholder, help };
}
/** The gate's command line; help, reference page and tests read this table. */
const GATE_FLAGS = [
    {
        name: 'mode',
        kind: 'text',
        placeholder: 'MODE',
        help: "`fixtures`: the suite's own candidates. `candidates`: a file of yours. Default: fixtures.",
    },
    shared('candidates', '; - reads standard input'),
    shared('suite'),
    shared('config'),
    shared('schema'),
    shared('replays'),
    shared('seed'),
    shared('max-volatility'),
    { name: 'scenario', kind: 'text', placeholder: 'ID', repeatable: true, help: 'Check only this scenario.' },
    { name: 'all', kind: 'switch', help: 'Check every scenario of the suite, not only must_pass.' },
    {
        name: 'ablate',
        kind: 'optional',
        placeholder: 'PROFILES',
        help: `Compare with one rule family off: ${ablations/* ABLATION_PROFILES */.U.join(', ')}. Never changes the verdict. Default: all.`,
    },
    shared('report'),
    { name: 'full', kind: 'switch', help: 'Keep every evaluation in the report, also above 1000 candidates.' },
    {
        name: 'format',
        kind: 'text',
        placeholder: 'FORMAT',
        help: 'text, json, github or markdown. Default: text; github under GITHUB_ACTIONS.',
    },
    { name: 'version', kind: 'switch', help: 'Print the version.' },
    { name: 'help', kind: 'switch', help: 'Print this help.' },
];
const GATE_SUMMARY = 'Pick the best candidate per scenario; pass or fail';
const GATE_HELP = `${GATE_SUMMARY}.

Usage: node tools/run-ci-gate.mjs [flags]
       autorize gate [flags]

${renderFlags(GATE_FLAGS)}

Exit codes: 0 the suite passed; 1 it failed; 2 an argument or a file is invalid.
Example: autorize gate --mode candidates --candidates mine.json --replays 25
`;

;// CONCATENATED MODULE: ./build/cli/mission-flags.js




/** Flags of `rcs autoresearch`. They precede the mission directory: what follows it belongs to the agent. */
const MISSION_FLAGS = [
    { name: 'resume', kind: 'text', placeholder: 'RUN_ID', help: 'Resume a run. What follows goes to the agent.' },
    { name: 'abandon', kind: 'text', placeholder: 'RUN_ID', help: 'Close a run for good.' },
    ...(0,setting_flags/* settingFlags */.K)('mission'),
    { name: 'help', kind: 'switch', help: 'Print this help.' },
];
const MISSION_USAGE = 'mission MISSION_DIR';
const MISSION_SUMMARY = 'Run a mission; `autoresearch` is the same command';
const MISSION_HELP = `A thin supervisor: it runs one session of Codex or another agent per iteration,
and owns the durable loop of keep, discard and reset.

Usage: rcs autoresearch [flags] MISSION_DIR [AGENT_ARGS…]
       rcs autoresearch [flags] --resume RUN_ID [AGENT_ARGS…]
       rcs autoresearch --abandon RUN_ID
autorize mission is the same command.

${renderFlags(MISSION_FLAGS)}

MISSION_DIR is a folder of a git repository. It holds mission.md, the goal, and
sandbox.md. The YAML front matter of sandbox.md sets evaluator.command and
evaluator.format: json, and optionally evaluator.keep_policy:
score_improvement or pass_only.

A launch creates branch autoresearch/SLUG/TAG with a worktree in
REPO.rcs-worktrees, and evaluates the baseline. Each session reads its
instructions from standard input, commits in the worktree, and writes
candidate.json with a status: candidate, noop, abort or interrupted. A candidate
is evaluated in a checkout of its own. If evaluator.keep_policy accepts it, it
becomes the last kept commit; otherwise the worktree is reset to that commit.
Results are in results.tsv of the worktree and in
.rcs/logs/autoresearch/RUN_ID/iteration-ledger.json.

AGENT_ARGS go to codex exec -; a command of your own reads them as "$@".
Inspect a run: autorize status, list, show, verify or report RUN_ID.
Remove its workspace: autorize clean RUN_ID.
`;
const NAMES = new Map(MISSION_FLAGS.map((flag) => [`--${flag.name}`, flag]));
/** Splits a command line into our flags, the mission directory, and the arguments of the agent. */
function splitMissionWords(argv) {
    const end = endOfOurs(argv);
    const { values, positionals, problems } = parseFlags(argv.slice(0, end.ours), MISSION_FLAGS);
    const rest = argv.slice(end.ours);
    const agentArgs = rest[0] === '--' ? rest.slice(1) : rest;
    const late = agentArgs.find((word) => NAMES.has(word.split('=')[0] ?? '') && word !== '--help');
    const misplaced = late === undefined || rest[0] === '--'
        ? []
        : [
            {
                found: `${(0,base_text/* quoted */.TL)(late)} after the mission`,
                expected: 'flags of autorize before the mission: what follows goes to the agent',
                remedy: `Move it to the front. If it belongs to the agent, write -- before the arguments of the agent.`,
            },
        ];
    return { values, missionDir: positionals[0], agentArgs, problems: [...problems, ...misplaced] };
}
/** Our flags end with the mission directory, or with the run to resume. */
function endOfOurs(argv) {
    for (let at = 0; at < argv.length; at += 1) {
        const word = argv[at] ?? '';
        if (!word.startsWith('-'))
            return { ours: at + 1 };
        const [name = '', value] = word.split('=', 2);
        const flag = NAMES.get(name);
        if (flag?.kind === 'text' && value === undefined)
            at += 1;
        if (flag?.name === 'resume')
            return { ours: at + 1 };
    }
    return { ours: argv.length };
}

;// CONCATENATED MODULE: ./build/cli/work-flags.js
const work_flags_JSON_FLAG = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const MARKDOWN = { name: 'markdown', kind: 'switch', help: 'Print Markdown, e.g. for a comment.' };
const WORK_COMMANDS = {
    run: {
        usage: 'work run FILE',
        summary: 'Run the items of a plan (JSON or YAML)',
        details: 'Items run in the order of their dependencies. An item that stays within its limits and passes its tests is committed atomically. If an item fails, its dependents are blocked; everything else continues.',
        words: [1, 1],
        flags: [
            {
                name: 'only',
                kind: 'text',
                placeholder: 'ID',
                repeatable: true,
                help: 'Run only this item; several as ID,ID.',
            },
            {
                name: 'jobs',
                kind: 'text',
                placeholder: 'N',
                help: 'Items to run in parallel. Default: the number of cores.',
            },
            { name: 'require-tool-trace', kind: 'switch', help: 'Deny runs whose tool operations cannot be counted.' },
            { name: 'in-place', kind: 'switch', help: 'Start from the checkout as it is, and update it to the result.' },
            work_flags_JSON_FLAG,
            MARKDOWN,
        ],
    },
    status: {
        usage: 'work status [PLAN]',
        summary: 'Show the result of every item',
        words: [0, 1],
        flags: [work_flags_JSON_FLAG, MARKDOWN],
    },
    verify: {
        usage: 'work verify [RECEIPT]',
        summary: 'Check receipts and their artifacts against git',
        words: [0, 1],
        flags: [
            {
                name: 'export',
                kind: 'text',
                placeholder: 'in-toto',
                help: 'Print the receipt as an in-toto statement, if it is sound.',
            },
            work_flags_JSON_FLAG,
        ],
    },
    replay: {
        usage: 'work replay RECEIPT',
        summary: 'Repeat a run and compare the resulting states',
        words: [1, 1],
        flags: [
            { name: 'recorded', kind: 'switch', help: 'Apply the recorded change instead of running the agent.' },
            {
                name: 'unsandboxed',
                kind: 'switch',
                help: 'Run the agent although its sandbox is off or weaker than in the run, or the run was on another machine.',
            },
            { name: 'repo', kind: 'text', placeholder: 'FOLDER', help: 'Clone to replay in.' },
        ],
    },
    agent: {
        usage: 'work agent',
        summary: 'Run the agent of an item in this work tree',
        details: '`tools/run-agent.mjs` is the same command.',
        words: [0, 0],
        flags: [
            { name: 'agent', kind: 'text', placeholder: 'N', help: 'Number of the agent.' },
            { name: 'work-item', kind: 'text', placeholder: 'ID', help: 'Item.' },
            {
                name: 'file',
                kind: 'text',
                placeholder: 'FILE',
                help: 'Plan. Default: work-items.yaml, .yml or .json in this folder.',
            },
            {
                name: 'receipt',
                kind: 'text',
                placeholder: 'FILE',
                help: 'Receipt of an earlier run, instead of a plan.',
            },
        ],
    },
    hash: {
        usage: 'work hash',
        summary: 'Print the state hash of a work tree or a commit',
        details: '`tools/hash-output.mjs` is the same command.',
        words: [0, 0],
        flags: [
            { name: 'tree', kind: 'text', placeholder: 'FOLDER', help: 'Top of a work tree. Default: this folder.' },
            { name: 'commit', kind: 'text', placeholder: 'COMMIT', help: 'Commit, instead of a work tree.' },
        ],
    },
};

;// CONCATENATED MODULE: ./build/cli/general-help.js





const rowOf = ({ usage, summary }) => [usage, summary];
const rowsOf = (names) => names.map((name) => rowOf(EXPERIMENT_COMMANDS[name]));
/** Every command, by what it works on. */
const GROUPS = {
    Experiments: rowsOf([
        ...['init', 'doctor', 'run', 'resume', 'message', 'approve', 'reject'],
        ...['audit', 'push', 'repair', 'archive'],
    ]),
    'Experiments and missions': rowsOf(['status', 'list', 'show', 'verify', 'report', 'clean', 'pull']),
    'Experiments, missions and plans': rowsOf(['prepare']),
    Missions: [[MISSION_USAGE, MISSION_SUMMARY]],
    'Work items': Object.values(WORK_COMMANDS).map(rowOf),
    Gate: [['gate', GATE_SUMMARY]],
};
const indent = indentOf(Object.values(GROUPS).flat());
const groups = Object.entries(GROUPS).map(([title, rows]) => `${title}:\n${renderRows(rows, indent)}\n`);
/** The help of `autorize`, which fits a screen. */
const GENERAL_HELP = `Let coding agents improve a repository, and accept only what is better.

Usage: autorize COMMAND [flags]

${groups.join('\n')}
Flags of a command: autorize COMMAND --help
Exit codes: 0 success; 1 negative result; 2 an argument or a file is invalid;
3 the repository or the machine is not ready; 70 internal error; 75 locked by
another run; 128+n ended by signal n.
`;

;// CONCATENATED MODULE: ./build/cli/main.js












const ALWAYS = [{ name: 'help', kind: 'switch', help: 'Print this help.' }];
const MISSION_NAMES = ['autoresearch', 'mission'];
const main_NAMES = [...Object.keys(EXPERIMENT_COMMANDS), ...MISSION_NAMES, 'gate', 'work'];
/** Runs a command line and returns the exit code; prints, and never throws. */
async function runMain(argv, options) {
    const { terminal } = options;
    const [name = '--help', ...rest] = argv;
    // `help COMMAND` is `COMMAND --help`.
    if (name === 'help' && rest[0]?.startsWith('-') === false)
        return runMain([...rest, '--help'], options);
    try {
        if (name === '--help' || name === '-h' || name === 'help')
            return print(terminal, GENERAL_HELP);
        if (name === '--version')
            return print(terminal, `${version/* VERSION */.x}\n`);
        if (name === 'gate')
            return await runGateLazily(rest, options);
        if (name === 'work')
            return await runWorkLazily(rest, options);
        if (MISSION_NAMES.includes(name))
            return await runMissionLazily(rest, options);
        if (isExperimentCommand(name))
            return await runExperimentLazily(name, rest, options);
        const renamed = Object.hasOwn(DEPRECATED_COMMANDS, name) ? DEPRECATED_COMMANDS[name] : undefined;
        if (renamed === undefined)
            throw unknownCommand(name, { known: main_NAMES, typed: name });
        terminal.err(`note: "autorize ${name}" is deprecated; use "autorize ${renamed}"\n`);
        return await runExperimentLazily(renamed, rest, options);
    }
    catch (error) {
        return printError(error, terminal);
    }
}
function unknownCommand(shown, { known, typed }) {
    const remedy = (0,base_text/* suggestion */.h)(typed, known);
    return new errors/* UsageError */.eb([{ found: `unknown command ${(0,base_text/* quoted */.TL)(shown)}`, expected: 'a known command', remedy }]);
}
function isExperimentCommand(name) {
    return Object.hasOwn(EXPERIMENT_COMMANDS, name);
}
/** Help and version cost no more than an empty script: what runs is loaded when it runs. */
async function runGateLazily(argv, { host, terminal }) {
    const { values, positionals, problems } = parseFlags(argv, GATE_FLAGS);
    if (values.has('help'))
        return print(terminal, GATE_HELP);
    if (values.has('version'))
        return print(terminal, `${version/* VERSION */.x}\n`);
    const strays = positionals.map((word) => ({
        found: `unexpected argument ${(0,base_text/* quoted */.TL)(word)}`,
        expected: 'only flags',
        remedy: 'Write a value after its flag, as in --candidates FILE or --ablate=PROFILES.',
    }));
    const { runGateCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(221), __nccwpck_require__.e(264), __nccwpck_require__.e(678)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36678));
    return await runGateCommand({ values, problems: [...problems, ...strays], host, terminal });
}
async function runMissionLazily(argv, { host, terminal }) {
    const words = splitMissionWords(argv);
    if (words.values.has('help'))
        return print(terminal, MISSION_HELP);
    const { runMissionCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(221), __nccwpck_require__.e(354), __nccwpck_require__.e(815), __nccwpck_require__.e(264), __nccwpck_require__.e(466), __nccwpck_require__.e(877), __nccwpck_require__.e(759)]).then(__nccwpck_require__.bind(__nccwpck_require__, 29506));
    return await runMissionCommand({ ...words, host, terminal });
}
async function runExperimentLazily(name, argv, { host, terminal }) {
    const shape = EXPERIMENT_COMMANDS[name];
    const flags = [...shape.flags, ...ALWAYS];
    const { values, positionals: words, problems } = parseFlags(argv, flags);
    if (values.has('help'))
        return print(terminal, renderCommandHelp(shape, flags));
    const found = [...problems, ...wordProblems(shape, words)];
    if (found.length > 0)
        throw new errors/* UsageError */.eb(found);
    const { runExperimentCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(221), __nccwpck_require__.e(354), __nccwpck_require__.e(815), __nccwpck_require__.e(894), __nccwpck_require__.e(707), __nccwpck_require__.e(264), __nccwpck_require__.e(466), __nccwpck_require__.e(877), __nccwpck_require__.e(564), __nccwpck_require__.e(333)]).then(__nccwpck_require__.bind(__nccwpck_require__, 97333));
    return await runExperimentCommand(name, { values, words, host, terminal });
}
async function runWorkLazily([name = '--help', ...argv], { host, terminal }) {
    if (name === '--help')
        return print(terminal, GENERAL_HELP);
    if (!isWorkCommand(name)) {
        throw unknownCommand(`work ${name}`, { known: Object.keys(WORK_COMMANDS), typed: name });
    }
    const shape = WORK_COMMANDS[name];
    const flags = [...shape.flags, ...ALWAYS];
    const { values, positionals: words, problems } = parseFlags(argv, flags);
    if (values.has('help'))
        return print(terminal, renderCommandHelp(shape, flags));
    const found = [...problems, ...wordProblems(shape, words)];
    // The problems of a plan are reported together with those of the command line.
    if (found.length > 0 && (name !== 'run' || words.length === 0))
        throw new errors/* UsageError */.eb(found);
    const { runWorkCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(221), __nccwpck_require__.e(354), __nccwpck_require__.e(894), __nccwpck_require__.e(264), __nccwpck_require__.e(466), __nccwpck_require__.e(564), __nccwpck_require__.e(266)]).then(__nccwpck_require__.bind(__nccwpck_require__, 42266));
    return await runWorkCommand(name, { values, words, host, terminal, problems: found });
}
function isWorkCommand(name) {
    return Object.hasOwn(WORK_COMMANDS, name);
}
function wordProblems({ usage, words: [min, max] }, words) {
    const placeholders = usage.split(' ').filter((word) => /^[A-Z]/.test(word));
    const see = `See: autorize ${usage.replace(/ [[A-Z].*$/, '')} --help`;
    const missing = placeholders.slice(words.length, min).map((name) => `no ${name}`);
    const unexpected = words.slice(max).map((word) => `unexpected argument ${(0,base_text/* quoted */.TL)(word)}`);
    const expected = `autorize ${usage}`;
    const problems = [...missing, ...unexpected].map((found) => ({ found, expected, remedy: see }));
    // ITER is always the second argument.
    const iter = /\bITER\b/.test(usage) ? words[1] : undefined;
    if (iter === undefined || /^\d{1,9}$/.test(iter))
        return problems;
    const remedy = 'Write e.g. autorize show NAME 3.';
    return [...problems, { found: `iteration ${(0,base_text/* quoted */.TL)(iter)}`, expected: 'the number of an iteration', remedy }];
}
function print(terminal, text) {
    terminal.out(text);
    return errors/* EXIT */.dc.yes;
}
function printError(thrown, terminal) {
    const error = thrown instanceof errors/* AutorizeError */.yW ? thrown : ((0,machine_error/* machineError */.Ko)(thrown) ?? thrown);
    const print = (text) => terminal.err(terminal.isWorkflow ? (0,workflow_commands/* defuse */.VP)(text) : text);
    if (error instanceof errors/* AutorizeError */.yW) {
        if ('problems' in error && Array.isArray(error.problems)) {
            const problems = error.problems;
            for (const problem of problems)
                print(`error: ${(0,errors/* renderProblem */.yM)(problem)}\n`);
        }
        else
            print(`error: ${error.message}. ${error.remedy}\n`);
        return error.exitCode;
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    print(`error: internal error; please report it with these lines.\n${detail}\n`);
    return errors/* EXIT */.dc.bug;
}

;// CONCATENATED MODULE: ./build/kernel/host.js

/** The host of this process; pass the folder of the package, and another working directory where that is wanted. */
function createHost({ packageRoot, cwd = process.cwd(), }) {
    const { version, platform, arch } = process;
    return {
        cwd,
        now: () => new Date(),
        utcOffset: (at) => -at.getTimezoneOffset(),
        env: process.env,
        stdin: () => process.stdin,
        command: ['node', (0,external_node_path_.relative)(cwd, process.argv[1] ?? ''), ...process.argv.slice(2)],
        system: { node: version, platform, arch },
        packageRoot,
    };
}

// EXTERNAL MODULE: ./build/kernel/secret-values.js
var secret_values = __nccwpck_require__(46837);
;// CONCATENATED MODULE: ./build/cli.js





/**
 * The entry of every command: `toolUrl` is the `import.meta.url` of the calling file in `tools/`, from which the
 * package's own files are found. Sets nothing but the exit code, so that output is flushed before the process ends.
 */
async function main(toolUrl, argv) {
    const host = createHost({ packageRoot: (0,external_node_url_.fileURLToPath)(new URL('..', toolUrl)) });
    // A reader that has seen enough closes the pipe. Nothing more is printed then; the verdict is still ours to give.
    for (const stream of [process.stdout, process.stderr]) {
        stream.on('error', (error) => {
            if (error.code !== 'EPIPE')
                throw error;
        });
    }
    const redact = await redactFrom((0,secret_values/* namedSecrets */.p)(process.env));
    process.exitCode = await runMain(argv, {
        host,
        terminal: {
            out: (text) => process.stdout.write(redact(text)),
            err: (text) => process.stderr.write(redact(text)),
            ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
            columns: process.stdout.isTTY ? process.stdout.columns : undefined,
            isWorkflow: process.env.GITHUB_ACTIONS === 'true',
            shorten: (path) => shorter((0,external_node_path_.relative)(host.cwd, path), path),
        },
    });
}
/** What is printed may end in a log that others read. */
async function redactFrom(secrets) {
    if (secrets.length === 0)
        return (text) => text;
    const { SecretSearch } = await __nccwpck_require__.e(/* import() */ 421).then(__nccwpck_require__.bind(__nccwpck_require__, 70421));
    const search = new SecretSearch(secrets);
    return (text) => search.redact(text);
}
function shorter(inside, path) {
    return inside.length < path.length && !inside.startsWith('..') ? inside : path;
}
async function ask(question) {
    const { createInterface } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 26848, 19));
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    try {
        return await prompt.question(question);
    }
    finally {
        prompt.close();
    }
}

var __webpack_exports__main = __webpack_exports__.i;
export { __webpack_exports__main as main };


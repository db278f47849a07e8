import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

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

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

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

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

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

/***/ 83480:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("querystring");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

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
/* harmony export */   Gd: () => (/* binding */ InternalError),
/* harmony export */   Ku: () => (/* binding */ ProblemList),
/* harmony export */   Rb: () => (/* binding */ PreconditionError),
/* harmony export */   S$: () => (/* binding */ EXIT_MEANINGS),
/* harmony export */   Vl: () => (/* binding */ ContractError),
/* harmony export */   cs: () => (/* binding */ IntegrityError),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   xb: () => (/* binding */ assertNever),
/* harmony export */   yM: () => (/* binding */ renderProblem),
/* harmony export */   yW: () => (/* binding */ AutorizeError)
/* harmony export */ });
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
    [EXIT.locked]: 'Another run holds the lock, and the message names it; or an attempt of a wave was broken off: run it again.',
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

/***/ 50748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ median),
/* harmony export */   w: () => (/* binding */ centralMedian)
/* harmony export */ });
/** The middle one of some numbers, of two middle ones the lower; undefined of none. */
function median(numbers) {
    return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}
/** The middle one of some numbers, of two middle ones their mean; NaN of none. */
function centralMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const half = Math.floor(sorted.length / 2);
    const upper = sorted[half] ?? Number.NaN;
    return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}


/***/ }),

/***/ 61785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ nanosecondsOf),
/* harmony export */   JB: () => (/* binding */ ratioKindOf),
/* harmony export */   S_: () => (/* binding */ kindOfUnit)
/* harmony export */ });
const NANOSECONDS = {
    ns: 1,
    us: 1e3,
    µs: 1e3,
    μs: 1e3,
    ms: 1e6,
    s: 1e9,
    sec: 1e9,
    second: 1e9,
    seconds: 1e9,
    min: 6e10,
};
const RATE = /(?:\/|\bper )(?:s|sec|second|min)$|^(?:rate|ops|hz|rps|qps)$/i;
const SIZE = /^(?:[kmgt]i?)?b(?:ytes?)?$/i;
/** Nanoseconds of one unit of time; undefined for any other unit. */
function nanosecondsOf(unit) {
    const name = unit?.trim().toLowerCase() ?? '';
    return Object.hasOwn(NANOSECONDS, name) ? NANOSECONDS[name] : undefined;
}
function kindOfUnit(unit) {
    if (unit === null)
        return 'other';
    if (nanosecondsOf(unit) !== undefined)
        return 'time';
    if (RATE.test(unit.trim()))
        return 'rate';
    return SIZE.test(unit.trim()) ? 'size' : 'other';
}
const COUNTS = ['instructions', 'allocations'];
const isCount = (unit) => COUNTS.includes(unit);
/** What a unit measures; null where a ratio of such scores may mean nothing. */
function ratioKindOf(unit) {
    if (isCount(unit))
        return unit;
    const kind = kindOfUnit(unit);
    if (kind === 'size')
        return 'bytes';
    return kind === 'other' ? null : kind;
}


/***/ }),

/***/ 61023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ quoteForShell)
/* harmony export */ });
/** A word for `sh` that stands for exactly this text; plain words stay as they are. */
function quoteForShell(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
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
const VERSION = '1.0.0';


/***/ }),

/***/ 71350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ takeColorFlag),
/* harmony export */   Zl: () => (/* binding */ COLOR_FLAG),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   oP: () => (/* binding */ withColor),
/* harmony export */   qI: () => (/* binding */ hasColorHere)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7953);
/** Whether the output has colours, and the colours. */


const WHEN = ['auto', 'always', 'never'];
/** A flag of every command. */
const COLOR_FLAG = {
    name: 'color',
    kind: 'text',
    placeholder: 'WHEN',
    values: WHEN,
    help: 'Colours: auto, always or never. Default: auto, by `FORCE_COLOR`, `NO_COLOR` and the terminal.',
};
/** What `auto` means: `FORCE_COLOR` before `NO_COLOR`, as Node has it; then whether the terminal shows colours. */
function hasColorHere({ env, isTerminal }) {
    const { FORCE_COLOR: forced, NO_COLOR: none = '', TERM: term } = env;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return none === '' && isTerminal && term !== 'dumb';
}
/** The command line without `--color`, wherever it stands before `--`. */
function takeColorFlag(argv) {
    const end = argv.indexOf('--');
    const ours = end === -1 ? argv : argv.slice(0, end);
    const at = ours.findIndex((word) => word === '--color' || word.startsWith('--color='));
    if (at === -1)
        return { words: argv, when: undefined, problem: undefined };
    const word = ours[at] ?? '';
    const isJoined = word.startsWith('--color=');
    const value = isJoined ? word.slice('--color='.length) : ours[at + 1];
    const words = argv.filter((_, index) => index !== at && (isJoined || index !== at + 1));
    const when = WHEN.find((each) => each === value);
    if (when !== undefined)
        return { words, when, problem: undefined };
    const found = value === undefined ? '--color without a value' : `--color ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value)}`;
    return { words, when, problem: { found, expected: WHEN.join(', '), remedy: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(value ?? '', WHEN) } };
}
/** The terminal with what the flag says of colours; its width stays the one of now. */
function withColor(terminal, when) {
    if (when === undefined || when === 'auto')
        return terminal;
    const hasColor = { value: when === 'always', enumerable: true };
    return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(terminal), hasColor });
}
/** A text in a colour, where there are some. */
function paint({ hasColor }, style, text) {
    return hasColor === true ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text;
}


/***/ }),

/***/ 28636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   mT: () => (/* binding */ COMPARE_COMMAND),
/* harmony export */   tM: () => (/* binding */ INCONCLUSIVE)
/* harmony export */ });
/* harmony import */ var _compare_options_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13962);

function flagOf({ name, reads, placeholder, words, repeatable, doc }) {
    const help = words === undefined ? doc : `${doc} One of: ${words.join(', ')}.`;
    if (reads === 'switch')
        return { name, kind: 'switch', help };
    return {
        name,
        kind: 'text',
        help,
        ...(placeholder === undefined ? {} : { placeholder }),
        ...(repeatable === true ? { repeatable } : {}),
        ...(words === undefined ? {} : { values: words }),
    };
}
const FAIL_ON = ['worse', 'never'];
const INCONCLUSIVE = ['neutral', 'fail'];
/** `autorize compare`; help, parser, reference page and tests read this table. */
const COMPARE_COMMAND = {
    usage: 'compare BASE [HEAD]',
    summary: 'Compare the speed of two commits',
    details: 'Runs the benchmark on both commits in pairs, and answers better, worse, no difference or undecided. HEAD is a branch, a tag or a commit; default: HEAD.',
    words: [1, 2],
    flags: [
        { name: 'dirty', kind: 'switch', help: 'Compare the work tree with its uncommitted changes, in place of HEAD.' },
        ..._compare_options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMPARE_OPTIONS */ .li.map(flagOf),
        {
            name: 'fail-on',
            kind: 'text',
            placeholder: 'WHAT',
            values: FAIL_ON,
            help: `What gives exit code 1. One of: ${FAIL_ON.join(', ')}. Default: worse.`,
        },
        {
            name: 'inconclusive',
            kind: 'text',
            placeholder: 'HOW',
            values: INCONCLUSIVE,
            help: `What an undecided answer gives: exit code 0 or 1. One of: ${INCONCLUSIVE.join(', ')}. Default: neutral.`,
        },
        {
            name: 'output',
            kind: 'text',
            placeholder: 'FOLDER',
            help: 'Folder of the page, Markdown and exports. Default: .autorize/compare/ID.',
        },
        { name: 'json', kind: 'switch', help: 'Print the report as JSON.' },
        { name: 'quiet', kind: 'switch', help: 'Print only the result.' },
    ],
};


/***/ }),

/***/ 16153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ SHELLS),
/* harmony export */   n: () => (/* binding */ COMPLETION_COMMAND)
/* harmony export */ });
const SHELLS = ['bash', 'zsh', 'fish'];
/** `autorize completion`; help, parser, reference page and tests read this table. */
const COMPLETION_COMMAND = {
    usage: 'completion SHELL',
    summary: 'Print the completion script of a shell',
    details: `SHELL is one of: ${SHELLS.join(', ')}. It completes commands, flags, their values and the names of experiments.`,
    words: [1, 1],
    flags: [],
};


/***/ }),

/***/ 45008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ DEPRECATED_COMMANDS),
/* harmony export */   H: () => (/* binding */ EXPERIMENT_COMMANDS)
/* harmony export */ });
/* harmony import */ var _setting_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(17497);

const JSON_FLAG = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const WAVE_FLAG = {
    name: 'wave',
    kind: 'text',
    placeholder: 'FILE',
    help: 'File of the wave. Default: wave.json.',
};
const RUN_FLAGS = [
    ...(0,_setting_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .settingFlags */ .K)('experiment'),
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
            {
                name: 'direction',
                kind: 'text',
                placeholder: 'D',
                values: ['min', 'max'],
                help: 'Direction of improvement: min or max.',
            },
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
                help: 'Time limit of each command that is tried. Default: 2m for a benchmark, 10m for tests, 30m for setup and build.',
            },
        ],
    },
    doctor: {
        usage: 'doctor [WHAT]',
        summary: 'Check the setup and the evaluator before a run',
        details: 'WHAT is an experiment, the folder of a mission or the file of a plan.',
        words: [0, 1],
        flags: [
            {
                name: 'fix',
                kind: 'switch',
                help: 'Change the file of settings as far as the findings say how, print the diff, and check again.',
            },
            {
                name: 'agent',
                kind: 'switch',
                help: 'Also make one small call with each agent: latency, model, price, or why there is no answer.',
            },
            JSON_FLAG,
        ],
    },
    prepare: {
        usage: 'prepare [WHAT]',
        summary: 'Prepare the environment that setup makes',
        details: 'WHAT is an experiment, the folder of a mission or the file of a plan. Runs `setup.command` if its result is not there yet, and no agent. With `--to`, another machine can use the result.',
        words: [0, 1],
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
        usage: 'run [NAME]',
        summary: 'Run an experiment',
        words: [0, 1],
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
    resume: { usage: 'resume [NAME]', summary: 'Resume an interrupted run', words: [0, 1], flags: RUN_FLAGS },
    status: { usage: 'status [NAME]', summary: 'Show the state of a run', words: [0, 1], flags: [JSON_FLAG] },
    watch: {
        usage: 'watch [NAME]',
        summary: 'Watch a run on a full screen, and steer it by keys',
        details: 'NAME is an experiment, the id of a mission run or a plan. Keys: m message, a approve, r reject, s stop, q quit.',
        words: [0, 1],
        flags: [],
    },
    list: { usage: 'list [NAME]', summary: 'List every iteration, oldest first', words: [0, 1], flags: [JSON_FLAG] },
    show: {
        usage: 'show [NAME] ITER',
        summary: 'Show one iteration: prompt, diff, logs, evidence',
        words: [1, 2],
        flags: [JSON_FLAG],
    },
    message: {
        usage: 'message [NAME] MESSAGE',
        summary: 'Send the agent a message',
        details: 'The prompt contains the message from the next iteration on.',
        words: [1, 2],
        flags: [],
    },
    verify: {
        usage: 'verify [NAME] [ITER]',
        summary: 'Check records against each other and against git',
        details: 'NAME is also the folder of a comparison, `.autorize/compare/ID`: every answer is recomputed from its log.',
        words: [0, 2],
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
        usage: 'pull [NAME]',
        summary: 'Fetch and verify the records and branch of a run',
        words: [0, 1],
        flags: [
            { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to fetch from. Default: origin.' },
            { name: 'branch', kind: 'text', placeholder: 'BRANCH', help: 'Branch on the remote, if its name differs.' },
            JSON_FLAG,
        ],
    },
    push: {
        usage: 'push [NAME]',
        summary: 'Verify and push the records and branch of a run',
        details: 'For an experiment that you pulled and changed, e.g. with `autorize reject`.',
        words: [0, 1],
        flags: [
            { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to push to. Default: origin.' },
            JSON_FLAG,
        ],
    },
    plan: {
        usage: 'plan [NAME]',
        summary: 'Plan a wave of attempts for many machines',
        details: 'Writes what every attempt starts from, and what each looks at. Then start `autorize attempt` once for each slot, on any machine that has the repository and these records, and `autorize reduce` on one.',
        words: [0, 1],
        flags: [
            { name: 'attempts', kind: 'text', placeholder: 'N', help: 'How many attempts, from 1 to 200. Required.' },
            {
                name: 'budget-usd',
                kind: 'text',
                placeholder: 'USD',
                help: 'Dollars of all attempts together, in equal shares.',
            },
            {
                name: 'pairs',
                kind: 'text',
                placeholder: 'K',
                help: 'Most pairs of the short test of each attempt. Default: 3.',
            },
            {
                name: 'focus',
                kind: 'text',
                placeholder: 'TEXT',
                repeatable: true,
                help: 'What an attempt looks at; several are taken in turn. Default: eight directions, from algorithms to memory.',
            },
            { name: 'out', kind: 'text', placeholder: 'FILE', help: 'File of the wave. Default: wave.json.' },
        ],
    },
    attempt: {
        usage: 'attempt',
        summary: 'Make one attempt of a wave, and submit it',
        details: 'An agent works once; boundaries, guards and a short test follow. Your records and branch stay as they are. Exit code 75: broken off, run it again.',
        words: [0, 0],
        flags: [
            WAVE_FLAG,
            {
                name: 'slot',
                kind: 'text',
                placeholder: 'N',
                help: 'Number of the attempt, from 0. Default: that of a Slurm array, an Indexed Job, AWS Batch, Buildkite or GitLab.',
            },
            { name: 'out', kind: 'text', placeholder: 'FOLDER', help: 'Folder that all attempts submit to. Required.' },
            { name: 'quiet', kind: 'switch', help: 'Print only the result.' },
        ],
    },
    judge: {
        usage: 'judge',
        summary: 'Test a share of what a wave proposes',
        details: 'For waves that one machine judges too slowly: each judge tests every J-th candidate against the base of the wave, on its own machine, and accepts nothing. `autorize reduce` takes its refusals, and tests again what it passed.',
        words: [0, 0],
        flags: [
            WAVE_FLAG,
            { name: 'in', kind: 'text', placeholder: 'FOLDER', help: 'Folder that the attempts submitted to. Required.' },
            { name: 'shard', kind: 'text', placeholder: 'I/J', help: 'This judge, from 0, of how many. Required.' },
            { name: 'out', kind: 'text', placeholder: 'FOLDER', help: 'Folder to report to. Default: that of --in.' },
            { name: 'quiet', kind: 'switch', help: 'Print only the result.' },
        ],
    },
    reduce: {
        usage: 'reduce',
        summary: 'Judge the attempts of a wave',
        details: 'The only command of a wave that writes records and the branch. Each slot gets a verdict, one that submitted nothing too. The same wave can be reduced again: what has its verdict is not judged twice.',
        words: [0, 0],
        flags: [
            WAVE_FLAG,
            { name: 'in', kind: 'text', placeholder: 'FOLDER', help: 'Folder that the attempts submitted to. Required.' },
            { name: 'follow', kind: 'switch', help: 'Judge what is there, and wait for the others.' },
            { name: 'push', kind: 'switch', help: 'Push records and branch at the end, as `autorize push` does.' },
            { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to push to. Default: origin.' },
            JSON_FLAG,
        ],
    },
    audit: {
        usage: 'audit [NAME]',
        summary: 'Recompute every decision without running anything',
        words: [0, 1],
        flags: [{ name: 'archived', kind: 'switch', help: 'Audit archived records too.' }, JSON_FLAG],
    },
    approve: {
        usage: 'approve [NAME] WHAT',
        summary: 'Approve a quarantined change',
        details: 'WHAT is an iteration (3) or a promotion (promotion-2) that was quarantined because of its large gain. The approval is recorded under your git identity.',
        words: [1, 2],
        flags: [],
    },
    reject: {
        usage: 'reject [NAME] ITER',
        summary: 'Reject an accepted change',
        details: 'The next run first evaluates again every candidate that lost against the change, without an agent.',
        words: [1, 2],
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
        usage: 'report [NAME]',
        summary: 'Write a report as HTML and Markdown',
        words: [0, 1],
        flags: [
            { name: 'output', kind: 'text', placeholder: 'FOLDER', help: 'Folder of the report. Default: .autorize/NAME.' },
        ],
    },
    clean: {
        usage: 'clean [NAME]',
        summary: 'Remove workspaces and unused prepared environments',
        words: [0, 1],
        flags: [],
    },
    repair: {
        usage: 'repair [NAME]',
        summary: 'Repair a corrupt ledger from its files and git',
        words: [0, 1],
        flags: [],
    },
    archive: {
        usage: 'archive [NAME]',
        summary: 'Close an experiment, so that its name can start again',
        words: [0, 1],
        flags: [],
    },
};
/** Names of released versions. They work, and print the new name. */
const DEPRECATED_COMMANDS = { tell: 'message', release: 'approve' };


/***/ }),

/***/ 6222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7953);


/** Reads a command line by its table; every problem is reported at once. */
function parseFlags(argv, flags) {
    const byName = new Map(flags.map((flag) => [flag.name, flag]));
    // To the parser every flag is a switch: it would take the flag after one without a value for that value.
    const options = Object.fromEntries(flags.map(({ name }) => [name, { type: 'boolean', multiple: true }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: joinNumbers(argv, byName),
        options,
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
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
            const remedy = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(`--${token.name}`, [...byName.keys()].map((name) => `--${name}`));
            problems.push({ found: `unknown flag ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(token.rawName)}`, expected: 'a known flag', remedy });
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
/** `--count -1` as `--count=-1`: to the parser a negative number is a flag. */
function joinNumbers(argv, flags) {
    const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
    return argv.flatMap((word, at) => {
        const takesNext = (flag = '') => flag.startsWith('--') && flags.get(flag.slice(2))?.kind === 'text';
        const isNumber = (next = '') => /^-\d/.test(next);
        if (at < end && isNumber(word) && takesNext(argv[at - 1]))
            return [];
        return at + 1 < end && takesNext(word) && isNumber(argv[at + 1]) ? [`${word}=${argv[at + 1]}`] : [word];
    });
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


/***/ }),

/***/ 3379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yd: () => (/* binding */ GATE_FLAGS),
  uC: () => (/* binding */ GATE_HELP),
  L1: () => (/* binding */ GATE_SUMMARY)
});

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

// EXTERNAL MODULE: ./build/cli/help.js
var help = __nccwpck_require__(9654);
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
        values: ['fixtures', 'candidates'],
        help: "`fixtures`: the suite's own candidates. `candidates`: a file of yours. Default: candidates with a FILE, else fixtures.",
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
    {
        name: 'report',
        kind: 'text',
        placeholder: 'FILE',
        help: 'Report file. Default: `latest.json` in `replay-suite/v0/reports` where that folder exists, else `gate-report.json`.',
    },
    { name: 'full', kind: 'switch', help: 'Keep every evaluation in the report, also above 1000 candidates.' },
    {
        name: 'format',
        kind: 'text',
        placeholder: 'FORMAT',
        values: ['text', 'json', 'github', 'markdown'],
        help: 'text, json, github or markdown. Default: text; github under GITHUB_ACTIONS.',
    },
    { name: 'json', kind: 'switch', help: 'The same as --format json.' },
    { name: 'version', kind: 'switch', help: 'Print the version.' },
    { name: 'help', kind: 'switch', help: 'Print this help.' },
];
const GATE_SUMMARY = 'Pick the best candidate per scenario; pass or fail';
const GATE_HELP = `${GATE_SUMMARY}.

Usage: autorize gate [FILE] [flags]
       autorize gate init       write a suite, a config and candidates to edit
       node tools/run-ci-gate.mjs [flags]

${(0,help/* renderFlags */.GY)(GATE_FLAGS)}

Exit codes: 0 the suite passed; 1 it failed; 2 an argument or a file is invalid.
Example: autorize gate mine.json --replays 25
`;


/***/ }),

/***/ 9654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ renderFlags),
/* harmony export */   UR: () => (/* binding */ renderRows),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   fd: () => (/* binding */ renderCommandHelp)
/* harmony export */ });
/* unused harmony export usageOfFlag */
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


/***/ }),

/***/ 88939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ LLMS_COMMAND)
/* harmony export */ });
/** `autorize llms`; help, parser, reference page and tests read this table. */
const LLMS_COMMAND = {
    usage: 'llms',
    summary: 'Print a short reference for coding agents',
    words: [0, 0],
    flags: [],
};


/***/ }),

/***/ 77487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ MCP_COMMAND)
/* harmony export */ });
/** `autorize mcp`; help, parser, reference page and tests read this table. */
const MCP_COMMAND = {
    usage: 'mcp',
    summary: 'Serve a repository to coding agents (MCP)',
    details: 'Speaks the Model Context Protocol over standard input and output. The tools `list`, `status`, `history` and `show` change nothing.',
    words: [0, 0],
    flags: [
        {
            name: 'allow-write',
            kind: 'switch',
            help: 'Add the tools `message` and `compare`. `compare` runs commands of the repository.',
        },
        {
            name: 'repo',
            kind: 'text',
            placeholder: 'FOLDER',
            help: 'Folder in the repository. Default: the working directory.',
        },
    ],
};


/***/ }),

/***/ 17797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ MISSION_FLAGS),
/* harmony export */   Ai: () => (/* binding */ MISSION_SUMMARY),
/* harmony export */   H9: () => (/* binding */ MISSION_HELP),
/* harmony export */   Nq: () => (/* binding */ MISSION_USAGE),
/* harmony export */   cp: () => (/* binding */ splitMissionWords)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7953);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6222);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9654);
/* harmony import */ var _setting_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(17497);




/** Flags of `rcs autoresearch`. They precede the mission directory: what follows it belongs to the agent. */
const MISSION_FLAGS = [
    { name: 'resume', kind: 'text', placeholder: 'RUN_ID', help: 'Resume a run. What follows goes to the agent.' },
    { name: 'abandon', kind: 'text', placeholder: 'RUN_ID', help: 'Close a run for good.' },
    ...(0,_setting_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .K)('mission'),
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

${(0,_help_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFlags */ .GY)(MISSION_FLAGS)}

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
    const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlags */ .b)(argv.slice(0, end.ours), MISSION_FLAGS);
    const rest = argv.slice(end.ours);
    const agentArgs = rest[0] === '--' ? rest.slice(1) : rest;
    const late = agentArgs.find((word) => NAMES.has(word.split('=')[0] ?? '') && word !== '--help');
    const misplaced = late === undefined || rest[0] === '--'
        ? []
        : [
            {
                found: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(late)} after the mission`,
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


/***/ }),

/***/ 56832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ SERVE_COMMAND)
/* harmony export */ });
/** `autorize serve`; help, parser, reference page and tests read this table. */
const SERVE_COMMAND = {
    usage: 'serve',
    summary: 'Show everything of a repository in a browser',
    details: 'Listens on 127.0.0.1 alone, and prints its address. A secret in the path protects it: do not pass the address on. The page updates itself. It sends messages, approves, rejects and stops as the commands do.',
    words: [0, 0],
    flags: [
        { name: 'port', kind: 'text', placeholder: 'N', help: 'Port to listen on. Default: a free one.' },
        { name: 'read-only', kind: 'switch', help: 'Show, and change nothing.' },
    ],
};


/***/ }),

/***/ 17497:
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
// EXTERNAL MODULE: ./build/settings/shared-settings.js
var shared_settings = __nccwpck_require__(19937);
;// CONCATENATED MODULE: ./build/settings/setting-values.js
/** The values that flags and action inputs give to shared settings: one reader and one type for both. */



/** The key of a setting among the values. */
function keyOfSetting({ name, type }) {
    const camel = name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
    return type === 'duration' ? `${camel}Ms` : camel;
}
/** The settings that a face overrides, in their order. */
function settingsOf(face) {
    return shared_settings/* SHARED_SETTINGS */.a.filter((setting) => setting[face] !== undefined);
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

// EXTERNAL MODULE: ./build/base/accepted-risk.js
var accepted_risk = __nccwpck_require__(75727);
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
                ...(values.length === 0 ? {} : { values }),
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

/***/ 36642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ WORK_COMMANDS)
/* harmony export */ });
const JSON_FLAG = { name: 'json', kind: 'switch', help: 'Print JSON.' };
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
            JSON_FLAG,
            MARKDOWN,
        ],
    },
    status: {
        usage: 'work status [PLAN]',
        summary: 'Show the result of every item',
        words: [0, 1],
        flags: [JSON_FLAG, MARKDOWN],
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
            JSON_FLAG,
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


/***/ }),

/***/ 14384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ METERS),
/* harmony export */   s: () => (/* binding */ MEASURES)
/* harmony export */ });
/* harmony import */ var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(61023);
/**
 * What is measured of a command that prints no score: how it is run for that, and where its figure is. Pure. Counts are
 * plain: no estimate of cycles is made of them.
 * Sources: bash(1), "TIMEFORMAT"; perf-stat(1), "CSV FORMAT"; the manuals of Callgrind and DHAT.
 */

const MEASURES = ['wall', 'cpu', 'instructions', 'allocations', 'bytes'];
const valgrind = (options, command) => `exec valgrind ${options} --trace-children=yes sh -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e)(command)}`;
const NO_COUNTERS = 'perf finds no hardware counters here, and valgrind is not installed';
const PERF = 'perf stat -x, -e instructions:u --';
// One line a process of the command; thousands are grouped by commas.
const COLLECTED = /^==\d+== Collected : (\d+)/gm;
const COUNTED = /^(\d+),[^,\n]*,instructions/m;
const TOTAL = /^==\d+== Total: +([\d,]+) bytes in ([\d,]+) blocks/gm;
const CPU = /^AUTORIZE_CPU ([\d.]+) ([\d.]+)$/gm;
function sumOf(errors, pattern, group) {
    const figures = [...errors.matchAll(pattern)].map((found) => Number((found[group] ?? '').replaceAll(',', '')));
    return figures.length === 0 ? undefined : figures.reduce((sum, each) => sum + each, 0);
}
const heap = (unit, group) => ({
    ...{ unit, needs: ['valgrind'] },
    wrap: (command) => valgrind('--tool=dhat --dhat-out-file=/dev/null', command),
    read: ({ errors }) => sumOf(errors, TOTAL, group),
});
const METERS = {
    wall: { unit: 'ms', needs: [], wrap: (command) => command, read: ({ ms }) => ms },
    cpu: {
        ...{ unit: 'ms', needs: ['bash'] },
        // `times` of a shell counts in steps of 10 ms; this in 1 ms.
        wrap: (command) => `exec bash -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e)(`TIMEFORMAT='AUTORIZE_CPU %3U %3S'; time sh -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e)(command)}`)}`,
        read: ({ errors }) => {
            const [, user, system] = [...errors.matchAll(CPU)].at(-1) ?? [];
            return user === undefined || system === undefined ? undefined : 1000 * (Number(user) + Number(system));
        },
    },
    instructions: {
        ...{ unit: 'instructions', needs: ['perf', 'valgrind'] },
        // Many virtual machines have no counters.
        wrap: (command) => [
            `if ${PERF} true 2>&1 | grep -q '^[0-9]'; then exec ${PERF} sh -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e)(command)}; fi`,
            `command -v valgrind >/dev/null || { echo '${NO_COUNTERS}' >&2; exit 1; }`,
            valgrind('--tool=callgrind --callgrind-out-file=/dev/null', command),
        ].join('\n'),
        read: ({ errors }) => sumOf(errors, COLLECTED, 1) ?? numberOf(COUNTED.exec(errors)?.[1]),
    },
    allocations: heap('allocations', 2),
    bytes: heap('bytes', 1),
};
function numberOf(text) {
    return text === undefined ? undefined : Number(text);
}


/***/ }),

/***/ 13962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ CONFIDENCE),
/* harmony export */   PS: () => (/* binding */ decodeCompareSettings),
/* harmony export */   li: () => (/* binding */ COMPARE_OPTIONS)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(15902);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7953);
/* harmony import */ var _decision_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(40221);
/* harmony import */ var _engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6855);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(14384);
/* harmony import */ var _unit_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(25432);
/** What a comparison is asked: the table that flags, inputs and help are made of, and its reader. Pure. */







const EVALUATORS = ['base', 'head', 'own'];
const ERROR_RATES = ['fdr', 'fwer', 'none'];
const DIRECTIONS = ['min', 'max'];
const MOST_PAIRS = 10_000;
const CONFIDENCE = 0.95;
/** Every option, in the order of the help. */
const COMPARE_OPTIONS = [
    { name: 'command', reads: 'text', placeholder: 'COMMAND', doc: 'Command that prints the score.' },
    {
        name: 'experiment',
        reads: 'text',
        placeholder: 'NAME',
        doc: 'Experiment to measure by. Default: the only one.',
    },
    {
        name: 'direction',
        reads: 'choice',
        placeholder: 'D',
        words: DIRECTIONS,
        doc: 'Which score is better. Default: min.',
    },
    {
        name: 'parse',
        reads: 'parse',
        placeholder: 'KIND',
        doc: '`float`, `signed`, `regex:PATTERN`, `jq:PATH` or a benchmark format. Default: what the first output is.',
    },
    {
        name: 'unit',
        reads: 'unit',
        placeholder: 'UNIT',
        doc: `Unit of the score, for messages: ${_unit_js__WEBPACK_IMPORTED_MODULE_5__/* .UNIT_EXAMPLES */ .jg}.`,
    },
    {
        name: 'scale',
        reads: 'choice',
        placeholder: 'SCALE',
        words: _unit_js__WEBPACK_IMPORTED_MODULE_5__/* .SCALES */ .I,
        doc: 'Compare by ratio, by difference, or by ratio where scores allow it. Default: auto.',
    },
    {
        name: 'measure',
        reads: 'choice',
        placeholder: 'WHAT',
        words: _measure_js__WEBPACK_IMPORTED_MODULE_4__/* .MEASURES */ .s,
        doc: 'Measure the command itself instead of reading its score.',
    },
    { name: 'setup', reads: 'text', placeholder: 'COMMAND', doc: 'Command that prepares a commit, such as `npm ci`.' },
    {
        name: 'setup-input',
        reads: 'text',
        placeholder: 'GLOB',
        repeatable: true,
        doc: 'Files that decide what setup makes: it runs once for each.',
    },
    { name: 'build', reads: 'text', placeholder: 'COMMAND', doc: 'Command that builds a commit after setup.' },
    {
        name: 'protect',
        reads: 'text',
        placeholder: 'GLOB',
        repeatable: true,
        doc: 'Files of the evaluator. Default: what the command names, and manifests.',
    },
    {
        name: 'timeout',
        reads: 'duration',
        placeholder: 'TIME',
        doc: 'Time limit of one run of the command. Default: 2m.',
    },
    {
        name: 'evaluator',
        reads: 'choice',
        placeholder: 'WHOSE',
        words: EVALUATORS,
        doc: "Whose evaluator measures; `own`: each commit's. Default: base.",
    },
    {
        name: 'max-pairs',
        reads: 'pairs',
        placeholder: 'N',
        doc: 'Most pairs, from 7. Default: 100.',
    },
    {
        name: 'max-time',
        reads: 'duration',
        placeholder: 'TIME',
        doc: 'Time for the whole command; 7 pairs are run in any case. Default: 10m.',
    },
    {
        name: 'margin',
        reads: 'share',
        placeholder: 'PERCENT',
        doc: 'Change that is no difference. Default: what the noise allows.',
    },
    {
        name: 'max-margin',
        reads: 'share',
        placeholder: 'PERCENT',
        doc: 'Largest margin to name at the end without `--margin`. Default: 5%.',
    },
    { name: 'confidence', reads: 'share', placeholder: 'PERCENT', doc: 'Confidence of the answers. Default: 95%.' },
    {
        name: 'error-rate',
        reads: 'choice',
        placeholder: 'RATE',
        words: ERROR_RATES,
        doc: 'What the confidence bounds over several metrics. Default: fdr.',
    },
    {
        name: 'washout',
        reads: 'switch',
        doc: 'Add an unmeasured run whenever the commit changes.',
    },
];
/** Reads the texts of options; `label` is how a face names one. Throws a `UsageError` with every problem. */
function decodeCompareSettings(values, label = (name) => `--${name}`) {
    const problems = [];
    const settings = {};
    for (const option of COMPARE_OPTIONS) {
        const texts = values.get(option.name);
        if (texts === undefined)
            continue;
        const key = option.name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
        if (option.repeatable === true)
            settings[key] = texts;
        else
            settings[key] = decodeOption(option, texts[0] ?? '', (problem) => {
                problems.push({ ...problem, found: `${label(option.name)} ${problem.found}` });
            });
    }
    if (values.has('experiment'))
        for (const name of ['command', 'setup', 'build', 'protect', 'setup-input'])
            if (values.has(name))
                problems.push({
                    found: `${label(name)} with ${label('experiment')}`,
                    expected: 'one of them',
                    remedy: `Leave out ${label('experiment')}, or change the configuration of the experiment.`,
                });
    if (values.has('setup-input') && !values.has('setup'))
        problems.push({
            found: `${label('setup-input')} without ${label('setup')}`,
            expected: 'both',
            remedy: `Add ${label('setup')}.`,
        });
    const { maxPairs, confidence } = settings;
    const least = (0,_decision_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__/* .leastPairs */ .PU)(1 - (confidence ?? CONFIDENCE));
    if (maxPairs !== undefined && maxPairs < least)
        problems.push({
            found: `${label('max-pairs')} "${maxPairs}"`,
            expected: `at least ${least} at this confidence: fewer pairs can give no answer, whatever the effect`,
            remedy: `Write e.g. ${Math.max(least, 50)}, or lower ${label('confidence')}.`,
        });
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(problems);
    return settings;
}
function decodeOption({ reads, words = [] }, text, refuse) {
    const wrong = (expected, remedy) => {
        refuse({ found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(text), expected, remedy });
        return undefined;
    };
    switch (reads) {
        case 'text':
            return text;
        case 'switch':
            return true;
        case 'choice':
            return words.includes(text) ? text : wrong(words.join(', '), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestion */ .h)(text, words));
        case 'share': {
            const [, digits] = /^(\d{1,3}(?:\.\d{1,4})?) ?%?$/.exec(text) ?? [];
            const share = Number(digits) / 100;
            return share > 0 && share < 1 ? share : wrong('a percentage above 0% and below 100%', 'Write e.g. 2%.');
        }
        case 'duration': {
            const ms = (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text) ?? 0;
            return ms > 0 && ms <= _base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG ? ms : wrong('a duration above 0s, such as 90s or 10m', 'Write e.g. 10m.');
        }
        case 'pairs': {
            const pairs = /^\d{1,6}$/.test(text) ? Number(text) : 0;
            const isFit = pairs >= _decision_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__/* .LEAST_PAIRS */ .Oy && pairs <= MOST_PAIRS;
            return isFit ? pairs : wrong(`a whole number from ${_decision_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__/* .LEAST_PAIRS */ .Oy} to ${MOST_PAIRS}`, 'Write e.g. 50.');
        }
        case 'unit':
            return (0,_unit_js__WEBPACK_IMPORTED_MODULE_5__/* .isKnownUnit */ .cE)(text)
                ? text
                : wrong(`a unit such as ${_unit_js__WEBPACK_IMPORTED_MODULE_5__/* .UNIT_EXAMPLES */ .jg}`, 'Leave it out for a score without a unit.');
        case 'parse':
            return parseSettingOf(text) ?? wrong(PARSE_KINDS, (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestion */ .h)(text, ['float', 'signed', ..._engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .BENCHMARK_KINDS */ .ic]));
        default:
            return reads;
    }
}
const PARSE_KINDS = `float, signed, regex:PATTERN, jq:PATH or one of ${_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .BENCHMARK_KINDS */ .ic.join(', ')}`;
function parseSettingOf(text) {
    if (text.startsWith('regex:') && text.length > 6)
        return { kind: 'regex', pattern: text.slice(6) };
    if (text.startsWith('jq:') && text.length > 3)
        return { kind: 'jq', path: text.slice(3) };
    return ['float', 'signed', ..._engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .BENCHMARK_KINDS */ .ic].includes(text) ? { kind: text } : undefined;
}


/***/ }),

/***/ 25432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ SCALES),
/* harmony export */   cE: () => (/* binding */ isKnownUnit),
/* harmony export */   eQ: () => (/* binding */ scaleOfMetric),
/* harmony export */   jg: () => (/* binding */ UNIT_EXAMPLES)
/* harmony export */ });
/* unused harmony export ratioUnitOf */
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(61785);
/* harmony import */ var _decision_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(77120);
/** Units of scores, and whether a ratio of two scores means something. Pure. */


/** What is asked for: `auto` compares by the ratio where that means something. */
const SCALES = ['auto', 'ratio', 'difference'];
/** Some of them, for messages. */
const UNIT_EXAMPLES = 's, ms, us, ns, bytes, kB, MB, instructions, allocations, rate, ops/s';
/** Whether a word is a unit. */
function isKnownUnit(word) {
    return (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioKindOf */ .JB)(word) !== null;
}
/**
 * What a unit measures; null where a ratio of such scores may mean nothing. A score without a unit counts as a rate: how
 * many times as much is the question, and its calibration shows zeros and negative scores.
 */
function ratioUnitOf(unit) {
    return unit === null ? 'rate' : (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioKindOf */ .JB)(unit);
}
/** The scale of a metric, from the scores of its calibration and what was asked for. */
function scaleOfMetric(calibration, { unit, scale }) {
    return scale === 'auto' ? (0,_decision_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scaleOfScores */ .zY)(calibration, ratioUnitOf(unit)) : scale;
}


/***/ }),

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Oy: () => (/* binding */ LEAST_PAIRS),
  K2: () => (/* binding */ compareExactly),
  FB: () => (/* binding */ endComparison),
  PU: () => (/* binding */ leastPairs),
  k_: () => (/* binding */ leastPairsOfOne),
  _i: () => (/* binding */ overallAnswer),
  oO: () => (/* binding */ reportComparedPair),
  qS: () => (/* binding */ resultsOf),
  ax: () => (/* binding */ startComparison)
});

// EXTERNAL MODULE: ./build/stats/carry-over.js
var carry_over = __nccwpck_require__(88898);
// EXTERNAL MODULE: ./build/stats/e-bh.js
var e_bh = __nccwpck_require__(26970);
// EXTERNAL MODULE: ./build/stats/insured-evidence.js
var insured_evidence = __nccwpck_require__(90218);
// EXTERNAL MODULE: ./build/stats/level.js
var level = __nccwpck_require__(8642);
// EXTERNAL MODULE: ./build/stats/student.js
var student = __nccwpck_require__(37763);
// EXTERNAL MODULE: ./build/base/median.js
var median = __nccwpck_require__(50748);
// EXTERNAL MODULE: ./build/stats/robust-scale.js
var robust_scale = __nccwpck_require__(52164);
// EXTERNAL MODULE: ./build/stats/signed-rank.js
var signed_rank = __nccwpck_require__(48741);
// EXTERNAL MODULE: ./build/decision/comparison/score-scale.js
var score_scale = __nccwpck_require__(77120);
;// CONCATENATED MODULE: ./build/decision/comparison/metric-trial.js





/** The margins that are proposed where none is asked for, as shares. */
const MARGINS = [0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
// By simulation, in units of (scale / gap)²: pairs that half, and that nine in ten of the comparisons need.
const NEEDED_BY_HALF = 13;
const NEEDED_BY_MOST = 20;
// A comparison that needs more than so many times its pairs is ended, from this many pairs on.
const HOPELESS = 4;
const PAIRS_BEFORE_HOPELESS = 10;
/** Starts a metric. On a ratio scale every score of the calibration is above 0. */
function startMetric({ calibration, sign, scale, alpha, planned, margin, max_margin: maxMargin = 0, is_joint = false, }) {
    const isRatio = scale === 'ratio';
    const steps = (0,robust_scale/* successiveSteps */.l_)(isRatio ? calibration.map(Math.log) : calibration);
    const level = Math.abs((0,median/* centralMedian */.w)(calibration)) || 1;
    const toUnits = (share) => unitsOf(share, scale, level);
    const marginShare = margin ?? defaultMargin(steps, planned, toUnits);
    const resolution = (0,score_scale/* resolutionOf */.Cp)(calibration);
    return {
        ...{ sign, scale, alpha, planned, steps, is_joint, level },
        margin: toUnits(marginShare),
        margin_share: marginShare,
        reach: toUnits(margin ?? Math.max(marginShare, maxMargin)),
        resolution: isRatio ? Math.log1p(resolution / Math.min(...calibration)) : resolution,
        bets: (0,insured_evidence/* insuredBets */.xu)(planned, alpha / 2),
        differences: [],
        scales: [],
        is_at_end: false,
        answer: null,
    };
}
/** The distance of a share in units of the differences; the same both ways on a ratio scale: 2 % is from 1/1.02 to 1.02. */
function unitsOf(share, scale, level) {
    return scale === 'ratio' ? Math.log1p(share) : share * level;
}
/** The least margin that nine of ten comparisons of equals settle within the planned pairs. */
function defaultMargin(steps, planned, toUnits) {
    const least = Math.sqrt(NEEDED_BY_MOST / planned) * (0,robust_scale/* robustScale */.K9)(steps, []);
    return MARGINS.find((share) => toUnits(share) >= least) ?? MARGINS[MARGINS.length - 1] ?? 1;
}
function differenceOf({ scale, sign }, { base, head }) {
    const isRatio = scale === 'ratio';
    if (isRatio && !(base > 0 && head > 0))
        throw new RangeError('a ratio needs scores above 0');
    return sign * (isRatio ? Math.log(head) - Math.log(base) : head - base) + 0;
}
/** The answer of scores that are the same in every run. */
function exactly(trial, scores) {
    const difference = differenceOf(trial, scores);
    const answer = Math.abs(difference) <= trial.margin ? 'no-difference' : difference > 0 ? 'worse' : 'better';
    const scales = [(0,robust_scale/* robustScale */.K9)(trial.steps, [])];
    return { ...trial, differences: [difference], scales, answer, is_exact: true };
}
/** Takes a pair in. An answer that stands is never changed; what comes after it makes its interval narrower. */
function withPair(trial, scores) {
    const difference = differenceOf(trial, scores);
    const next = {
        ...trial,
        differences: [...trial.differences, difference],
        scales: [...trial.scales, (0,robust_scale/* robustScale */.K9)(trial.steps, trial.differences)],
    };
    return trial.answer === null ? answered(next) : next;
}
/** Ends a metric whose time is up, after a whole pair. */
function endMetric(trial) {
    return trial.answer === null ? answered(trial, true) : trial;
}
function answered(trial, isLast = trial.differences.length >= trial.planned) {
    const level = trial.alpha / 2;
    const margin = trial.margin - trial.resolution;
    const isAbove = (centre) => (0,insured_evidence/* isRefuted */.iL)(trial, level, centre, 1);
    const isBelow = (centre) => (0,insured_evidence/* isRefuted */.iL)(trial, level, centre, -1);
    const [isWorse, isBetter] = [isAbove(0), isBelow(0)];
    // The effect changed on the way: of those that are steady, at most alpha look like it.
    if (isWorse && isBetter)
        return { ...trial, answer: 'undecided' };
    // Before better and worse: what lies within the margin is not worth a word.
    if (margin > 0 && isAbove(-margin) && isBelow(margin))
        return { ...trial, answer: 'no-difference' };
    if (isWorse && !trial.is_joint)
        return { ...trial, answer: 'worse' };
    if (isBetter && !trial.is_joint)
        return { ...trial, answer: 'better' };
    if (isLast)
        return answeredAtEnd({ ...trial, is_at_end: true });
    // Costs no validity, and gives up the look at the end.
    const isHopeless = trial.differences.length >= PAIRS_BEFORE_HOPELESS && pairsNeeded(trial) > HOPELESS * trial.planned;
    return isHopeless ? { ...trial, answer: 'undecided' } : trial;
}
function answeredAtEnd(trial) {
    const raw = innerInterval(trial);
    const answer = (() => {
        if (!isInterval(raw))
            return 'undecided';
        const { lower, upper } = widened(raw, trial.resolution);
        if (lower > upper)
            return 'undecided';
        // Rounding widens what has to lie within the margin; it turns no sign.
        if (lower > -trial.margin && upper < trial.margin)
            return 'no-difference';
        if (trial.is_joint)
            return 'undecided';
        if (raw.lower > 0)
            return 'worse';
        return raw.upper < 0 ? 'better' : 'undecided';
    })();
    return { ...trial, answer };
}
/** Pairs for an answer, if the effect is what it looks like: the interval leaves out 0, or fits into a margin in reach. */
function pairsNeeded({ differences, scales, reach, resolution }) {
    const effect = Math.abs((0,median/* centralMedian */.w)(differences));
    const gap = Math.max(effect, reach - resolution - effect);
    return Math.ceil(NEEDED_BY_HALF * ((scales.at(-1) ?? 0) / gap) ** 2);
}
/** What lies in both intervals, each at 1 - alpha/2: they hold together at 1 - alpha. */
function innerInterval(trial) {
    const always = (0,insured_evidence/* anytimeInterval */.$t)(trial, trial.alpha / 2);
    if (!trial.is_at_end)
        return always;
    const { lower, upper } = (0,signed_rank/* signedRankInterval */.C5)(trial.differences, trial.alpha / 2);
    const inner = (pick, ...limits) => {
        const known = limits.filter((limit) => limit !== null);
        return known.length === 0 ? null : pick(...known);
    };
    return { lower: inner(Math.max, always.lower, lower), upper: inner(Math.min, always.upper, upper) };
}
function isInterval(limits) {
    return limits.lower !== null && limits.upper !== null;
}
function widened({ lower, upper }, by) {
    const widen = (limit, step) => {
        if (limit === null)
            return null;
        const isOutward = limit === 0 || Math.sign(limit) === Math.sign(step);
        return isOutward ? limit + step : Math.sign(limit) * Math.max(0, Math.abs(limit) - Math.abs(step));
    };
    return { lower: widen(lower, -by), upper: widen(upper, by) };
}
/**
 * Ends an undecided metric, for which no margin was asked, with the least usual margin that its interval fits into, as
 * long as it is at most `most` (a share). The interval holds for every margin at once, so one may be named after the fact.
 */
function withNamedMargin(trial, most) {
    const limits = resultOfMetric(trial);
    if (trial.answer !== 'undecided' || !isInterval(limits) || limits.lower > limits.upper)
        return trial;
    for (const share of MARGINS) {
        const margin = unitsOf(share, trial.scale, trial.level);
        if (share <= most && -margin < limits.lower && limits.upper < margin) {
            return { ...trial, answer: 'no-difference', margin, margin_share: share };
        }
    }
    return trial;
}
function resultOfMetric(trial) {
    const [only] = trial.is_exact === true ? trial.differences : [];
    if (only !== undefined)
        return { answer: trial.answer, pairs: 1, estimate: only, lower: only, upper: only };
    const limits = widened(innerInterval(trial), trial.resolution);
    const pairs = trial.differences.length;
    const result = { answer: trial.answer, pairs, estimate: (0,signed_rank/* signedRankEstimate */.Zg)(trial.differences), ...limits };
    if (trial.answer !== 'undecided' || !isInterval(limits))
        return result;
    const times = pairsNeeded(trial) / pairs;
    const margin = Math.max(Math.abs(limits.lower), Math.abs(limits.upper));
    return { ...result, needs: { times: Number.isFinite(times) ? times : null, margin } };
}

;// CONCATENATED MODULE: ./build/decision/comparison/comparison.js






// After better or worse: pairs go on until the effect is known to a quarter of itself, or there are so many.
const PRECISE_PAIRS = 20;
const PRECISE_SHARE = 0.25;
// Two-sided level of about .01, where so many pairs of each kind exist.
const CARRY_OVER_LIMIT = 2.6;
const CARRY_OVER_PAIRS = 8;
// So many that Student's distribution is the normal one.
const NORMAL_FREEDOM = 1001;
/** The fewest pairs that can be planned. */
const LEAST_PAIRS = 7;
/** The fewest pairs that can give an answer at a level, however large the effect: that the interval at the end has limits. */
function leastPairs(alpha) {
    return Math.max(LEAST_PAIRS, (0,level/* minimumPairs */.gv)(alpha / 4));
}
/** The fewest pairs in which one metric of so many can be called better or worse, however large its effect. */
function leastPairsOfOne({ metrics, alpha, error_rate: rate, }) {
    if (!isJoint(metrics, rate))
        return leastPairs(alpha);
    // Its e-value is the mean of two, of which one is small then.
    return (0,level/* minimumPairs */.gv)(alpha / (2 * metrics), insured_evidence/* INSURED_MOST */.Ny);
}
/** Whether so many metrics share an error rate. */
function isJoint(metrics, rate) {
    return metrics > 1 && rate !== 'none';
}
function startComparison({ metrics, ...rules }) {
    const { alpha, planned, error_rate: rate } = rules;
    const plan = { alpha, planned, max_margin: rules.max_margin, is_joint: isJoint(metrics.length, rate) };
    return {
        ...{ ...rules, orders: [], is_ended: false },
        metrics: metrics.map(({ name, ...metric }) => ({
            ...{ name, called: null, has_carry_over: false, is_margin_open: metric.margin === undefined },
            trial: startMetric({ ...metric, ...plan }),
        })),
    };
}
/** Commits whose scores are the same in every run: one pair is all there is to know. */
function compareExactly(plan, pair) {
    const started = startComparison(plan);
    const metrics = started.metrics.map((metric) => ({
        ...metric,
        trial: exactly(metric.trial, scoresIn(pair, metric.name)),
    }));
    return { ...started, metrics, orders: [pair.first], is_ended: true };
}
function scoresIn(pair, name) {
    const [base, head] = [pair.base[name], pair.head[name]];
    if (base === undefined || head === undefined)
        throw new TypeError(`a pair without a score of ${name}`);
    return { base, head };
}
/** Takes a pair in; both arms have a score of every metric. */
function reportComparedPair(comparison, pair) {
    const orders = [...comparison.orders, pair.first];
    const measured = comparison.metrics.map((metric) => {
        return { ...metric, trial: withPair(metric.trial, scoresIn(pair, metric.name)) };
    });
    const next = { ...comparison, orders, metrics: jointly({ ...comparison, metrics: measured }, comparison.metrics) };
    const isDone = orders.length >= comparison.planned || next.metrics.every((metric) => isConcluded(metric));
    return isDone ? endComparison(next) : next;
}
/** Ends it after a whole pair: all is decided, the pairs are used up, or the time is. */
function endComparison(comparison) {
    if (comparison.is_ended)
        return comparison;
    const metrics = comparison.metrics.map((metric) => {
        const ended = answerOf(metric) === null ? endMetric(metric.trial) : metric.trial;
        return { ...metric, trial: metric.is_margin_open ? withNamedMargin(ended, comparison.max_margin) : ended };
    });
    const carrying = carriersAmong(metrics, comparison.orders);
    return {
        ...{ ...comparison, is_ended: true },
        metrics: metrics.map((metric, index) => ({ ...metric, has_carry_over: carrying.has(index) })),
    };
}
/** Calls metrics different by their common error rate. What is called so stays so, with the e-value that it had. */
function jointly({ metrics, alpha, error_rate: rate }, before) {
    if (!isJoint(metrics.length, rate))
        return metrics;
    // An answer of its own stands, so that metric is no discovery and makes none of the others easier. One that only the last
    // pair leaves undecided is not answered yet.
    const logs = metrics.map(({ trial, called }, index) => {
        if (called !== null)
            return called.log_e;
        const isOpen = trial.answer === null || (trial.answer === 'undecided' && before[index]?.trial.answer === null);
        return isOpen ? (0,insured_evidence/* logEvidenceOfDifference */.ow)(trial) : Number.NEGATIVE_INFINITY;
    });
    const bonferroni = Math.log(metrics.length / alpha);
    const found = rate === 'fdr'
        ? (0,e_bh/* discoveriesOf */.A)(logs, alpha)
        : new Set(logs.flatMap((log, index) => (log >= bonferroni ? [index] : [])));
    return metrics.map((metric, index) => {
        if (metric.called !== null || !found.has(index))
            return metric;
        const answer = resultOfMetric(metric.trial).estimate > 0 ? 'worse' : 'better';
        return { ...metric, called: { answer, log_e: logs[index] ?? 0 } };
    });
}
/** The answer of a metric so far; null: none yet. */
function answerOf({ trial, called }) {
    return called?.answer ?? trial.answer;
}
function isConcluded(metric) {
    const answer = answerOf(metric);
    if (answer === null)
        return false;
    if (answer === 'no-difference' || answer === 'undecided')
        return true;
    const result = resultOfMetric(metric.trial);
    const isPrecise = isInterval(result) && (result.upper - result.lower) / 2 <= PRECISE_SHARE * Math.abs(result.estimate);
    return result.pairs >= PRECISE_PAIRS || isPrecise;
}
/**
 * The metrics whose runs depend on what ran before them. Of many that are sound, one in a hundred looks as if they did: as in
 * Benjamini and Hochberg (1995), the more of them do, the less each of them must show.
 */
function carriersAmong(metrics, orders) {
    const found = metrics.map(({ trial: { differences } }) => {
        const { z, least } = (0,carry_over/* carryOverZ */.mw)(differences.map((difference, index) => ({ difference, first: orders[index] })));
        return least >= CARRY_OVER_PAIRS ? Math.abs(z) : 0;
    });
    const level = (0,student/* tailOfT */.a)(CARRY_OVER_LIMIT, NORMAL_FREEDOM) / metrics.length;
    const sorted = found.toSorted((one, other) => other - one);
    const last = sorted.findLastIndex((z, index) => (0,student/* tailOfT */.a)(z, NORMAL_FREEDOM) < level * (index + 1));
    const limit = sorted[last] ?? Number.POSITIVE_INFINITY;
    return new Set(found.flatMap((z, index) => (z >= limit ? [index] : [])));
}
/** What a comparison says when it is over, the strongest evidence first. */
function resultsOf({ metrics }) {
    const results = metrics.map((metric) => {
        const { name, trial, has_carry_over } = metric;
        const answer = has_carry_over ? 'undecided' : (answerOf(metric) ?? 'undecided');
        return { ...resultOfMetric(trial), name, answer, has_carry_over, log_e: (0,insured_evidence/* logEvidenceOfDifference */.ow)(trial) };
    });
    return results.sort((one, other) => other.log_e - one.log_e);
}
// One that is worse is what a gate is for; one that is not decided keeps the rest from being the whole truth.
const GRAVITY = ['worse', 'undecided', 'better', 'no-difference'];
/** One answer for all metrics: the gravest of theirs. */
function overallAnswer(results) {
    return GRAVITY.find((grave) => results.some(({ answer }) => answer === grave)) ?? 'undecided';
}


/***/ }),

/***/ 77120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ resolutionOf),
/* harmony export */   L7: () => (/* binding */ SCORE_SCALES),
/* harmony export */   zY: () => (/* binding */ scaleOfScores)
/* harmony export */ });
/** Scores are compared by their ratio (on a logarithmic scale) or by their difference. */
const SCORE_SCALES = ['ratio', 'difference'];
// A timer of 10 ms on a task of 20 ms knows no ratio.
const LEAST_STEPS = 10;
/** The least step of a timer or a counter, read off tied scores; 0 where no two are equal, or all are. */
function resolutionOf(scores) {
    const distinct = [...new Set(scores)].sort((one, other) => one - other);
    if (distinct.length === scores.length || distinct.length <= 1)
        return 0;
    return Math.min(...distinct.slice(1).map((score, index) => score - (distinct[index] ?? score)));
}
/** The scale of a run, fixed from its calibration before the first candidate. `unit`: null where it is not known. */
function scaleOfScores(calibration, unit) {
    const least = Math.min(...calibration);
    const isRatio = unit !== null && least > 0 && least >= LEAST_STEPS * resolutionOf(calibration);
    return isRatio ? 'ratio' : 'difference';
}


/***/ }),

/***/ 6855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  LS: () => (/* binding */ BENCHMARK_FORMATS),
  ic: () => (/* binding */ BENCHMARK_KINDS),
  Ot: () => (/* binding */ isBenchmarkKind),
  Nd: () => (/* binding */ isInProcess),
  Lj: () => (/* binding */ unitOfFormat)
});

;// CONCATENATED MODULE: ./build/engine/benchmarks/format.js
/** The common facts of tools that measure time. */
const TIMED = { unit: 'ns', aggregate: 'geometric-mean' };

// EXTERNAL MODULE: ./build/engine/benchmarks/reading.js
var reading = __nccwpck_require__(57176);
;// CONCATENATED MODULE: ./build/engine/benchmarks/json-readings.js

/** Takes readings from the JSON values of an output; a value that the format does not know is left alone. */
function readJson(output, take) {
    const list = new reading/* ReadingList */.zi();
    for (const value of output.json.values)
        take(value, list);
    // A cut value can be of any format: only what is known besides says that it is of this one.
    if (list.size > 0 && output.json.isCut)
        list.refuse('a JSON text in it does not end');
    return list.result();
}
/** The readings of the first way that finds any, or an issue. */
function firstOf(...ways) {
    for (const way of ways) {
        const found = way();
        if ('issue' in found || found.length > 0)
            return found;
    }
    return [];
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/quantity.js
/** Numbers and units as benchmarks print them. */
const NS_PER = new Map([
    ['ps', 1e-3],
    ['ns', 1],
    ['us', 1e3],
    // The micro sign and the Greek letter.
    ['\u00b5s', 1e3],
    ['\u03bcs', 1e3],
    ['ms', 1e6],
    ['s', 1e9],
    ['sec', 1e9],
    ['m', 60e9],
    ['min', 60e9],
]);
const BYTES_PER = new Map([
    ['', 1],
    ['b', 1],
    ['kb', 1e3],
    ['mb', 1e6],
    ['gb', 1e9],
    ['k', 2 ** 10],
    ['kib', 2 ** 10],
    ['m', 2 ** 20],
    ['mib', 2 ** 20],
    ['g', 2 ** 30],
    ['gib', 2 ** 30],
]);
/** How many nanoseconds a unit of time is; NaN: it is none. */
function nsPer(unit) {
    return NS_PER.get(unit) ?? Number.NaN;
}
/** How many bytes a unit of size is; NaN: it is none. */
function bytesPer(unit) {
    return BYTES_PER.get(unit.toLowerCase()) ?? Number.NaN;
}
/** Nanoseconds of an operation, from a time for each or from a rate (`ms/op`, `ops/ms`); NaN: it is neither. */
function nsPerOperation(value, unit) {
    const [above = '', below = ''] = unit.split('/');
    return above.startsWith('op') ? nsPer(below) / value : value * nsPer(above);
}
const PLAIN = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const DECIMAL_COMMA = /^\d+,\d+$/;
/** A number with or without thousands separators, whatever the locale: `1,651,920.82`, `1 651 920,82`. NaN: it is none. */
function parseNumber(printed) {
    const text = printed.replace(/[ \u00a0\u202f'\u2019_]/g, '');
    if (PLAIN.test(text))
        return Number(text);
    if (GROUPED.test(text))
        return Number(text.replaceAll(',', ''));
    if (GROUPED_BY_POINTS.test(text))
        return Number(text.replaceAll('.', '').replace(',', '.'));
    return DECIMAL_COMMA.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
/** A time such as `4.8902 µs`, in nanoseconds; NaN: it is none. */
function parseTime(printed) {
    const text = printed.trim();
    const at = text.search(/[a-z\u00b5\u03bc]+$/);
    return at <= 0 ? Number.NaN : parseNumber(text.slice(0, at)) * nsPer(text.slice(at));
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/asv.js




const NS_PER_S = 1e9;
/** Airspeed Velocity: a file of results, and what `asv run` prints of benchmarks without parameters. */
const asv = {
    ...TIMED,
    expected: 'what "asv run" prints, or its file of results',
    command: 'asv run --python=same --quick',
    statistics: [],
    read: (output) => firstOf(() => readJson(output, takeResults), () => readProgress(output)),
};
/** Whether a benchmark measures time, by its name; others measure memory or count something. */
function isTimed(name) {
    return /(?:^|\.)(?:time|timeraw)_[^.]*$/.test(name);
}
function takeResults(value, list) {
    const file = (0,reading/* objectOf */.Xy)(value);
    const columns = file?.result_columns;
    if (!Array.isArray(columns))
        return;
    const [result, params] = [columns.indexOf('result'), columns.indexOf('params')];
    for (const [name, row] of Object.entries((0,reading/* objectOf */.Xy)(file?.results) ?? {})) {
        if (!isTimed(name) || !Array.isArray(row))
            continue;
        const values = row[result];
        if (!Array.isArray(values)) {
            list.add(name, Number.NaN);
            continue;
        }
        const names = namesOf(name, row[params]);
        for (const [index, each] of values.entries()) {
            // A combination that the benchmark itself leaves out.
            if (each === 'NaN')
                continue;
            list.add(names[index] ?? `${name}(${index})`, (0,reading/* numberOf */.rl)(each) * NS_PER_S);
        }
    }
}
// More combinations than are read as benchmarks.
const MAX_NAMES = 10_000;
/** The name with each combination of parameters, the last of which varies first. */
function namesOf(name, params) {
    if (!Array.isArray(params) || params.length === 0)
        return [name];
    const combined = params.reduce((all, values) => Array.isArray(values) && all.length * values.length <= MAX_NAMES
        ? all.flatMap((before) => values.map((each) => [...before, String(each)]))
        : [], [[]]);
    return combined.map((each) => `${name}(${each.join(', ')})`);
}
const PROGRESS = /^\[ *[\d.]+%\] ·+ (\S+)\s+(\S.*)$/u;
function readProgress({ lines }) {
    const list = new reading/* ReadingList */.zi();
    for (const line of lines) {
        const [, name = '', result = ''] = PROGRESS.exec(line) ?? [];
        if (!isTimed(name))
            continue;
        const [, value, unit] = /^([\d.]+)±[\d.]+(\S+)$/u.exec(result) ?? [];
        if (value !== undefined)
            list.add(name, parseTime(`${value}${unit}`));
        else if (result === 'ok')
            list.refuse(`"${name}" has parameters, whose table is not read; print its file of results`);
        else
            list.refuse(`"${name}" has no time: it says "${result}"`);
    }
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/benchmark-dot-net.js



const MEMBER = { mean: 'Mean', median: 'Median', min: 'Min' };
/** BenchmarkDotNet: the files of its JSON exporters, one after the other. */
const benchmarkDotNet = {
    ...TIMED,
    expected: 'the file of a JSON exporter of BenchmarkDotNet',
    command: 'dotnet run -c Release -- --filter "*" --exporters briefjson >&2 && cat BenchmarkDotNet.Artifacts/results/*.json',
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => readJson(output, (value, list) => {
        for (const benchmark of (0,reading/* objectsOf */.iZ)((0,reading/* objectOf */.Xy)(value)?.Benchmarks)) {
            if (typeof benchmark.FullName !== 'string')
                continue;
            // One that failed has no statistics.
            list.add((0,reading/* textOf */.b6)(benchmark.FullName), (0,reading/* numberOf */.rl)((0,reading/* objectOf */.Xy)(benchmark.Statistics)?.[MEMBER[statistic]]));
        }
    }),
};

;// CONCATENATED MODULE: ./build/engine/benchmarks/benchmark-js.js



const ROW = /^\s*(\S.*?) x ([\d,.]+) ops\/sec ±[\d.]+% \(\d+ runs? sampled\)/;
/** Benchmark.js: what `String(event.target)` prints of each benchmark, a rate. */
const benchmarkJs = {
    ...TIMED,
    expected: 'lines such as "NAME x 1,234 ops/sec ±0.50% (90 runs sampled)" of Benchmark.js',
    command: 'node bench.js',
    statistics: [],
    read: ({ lines }) => {
        const list = new reading/* ReadingList */.zi();
        for (const line of lines) {
            const [, name, rate = ''] = ROW.exec(line) ?? [];
            if (name !== undefined)
                list.add(name, 1e9 / parseNumber(rate));
        }
        return list.result();
    },
};

;// CONCATENATED MODULE: ./build/engine/benchmarks/catch2.js




/** Catch2: the XML reporter and the console's table. The mean. */
const catch2 = {
    ...TIMED,
    expected: 'the benchmarks of Catch2, as a table or with --reporter xml',
    command: './tests "[!benchmark]" --reporter xml',
    statistics: [],
    read: (output) => firstOf(() => readXml(output), () => readTable(output)),
};
const TAG = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed|Catch|Catch2TestRun)(\s[^<>]*|\/)?>/g;
/** Walks the tags that count; Catch2 escapes what tests print, and `<` and quotation marks in attributes. */
function readXml({ text }) {
    const list = new reading/* ReadingList */.zi();
    if (!text.includes('<BenchmarkResults'))
        return [];
    const path = [];
    let isOpen = true;
    for (const [, slash, tag = '', attributes = ''] of escapedAttributes(text).matchAll(TAG)) {
        const isEnd = slash === '/';
        if (tag.startsWith('Catch'))
            isOpen = !isEnd;
        else if (tag === 'failed')
            list.refuse(`"${path.join(' > ')}" failed: ${attributeOf(attributes, 'message')}`);
        else if (tag === 'mean')
            list.add(path.join(' > '), Number(attributeOf(attributes, 'value') || Number.NaN));
        else if (isEnd)
            path.pop();
        else if (!attributes.endsWith('/'))
            path.push(attributeOf(attributes, 'name'));
    }
    if (isOpen)
        list.refuse('its XML does not end');
    return list.result();
}
/** `>` may be in an attribute as it is. */
function escapedAttributes(text) {
    return text.replaceAll(/"[^"<]*"/g, (value) => value.replaceAll('>', '&gt;'));
}
function attributeOf(attributes, name) {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return value.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, entity) => ENTITIES[entity] ?? '');
}
const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
// What is longer is no title of nested sections.
const MAX_TITLES = 100;
const DASHES = /^-{20,}$/;
const HEADER = /^benchmark name\s+samples\s+iterations\s/;
const FIRST = /^(.*?)\s*\b(\d+)\s+(\d+)\s+[\d.]+ \S+\s*$/;
const SECOND = /^\s{20,}([\d.e+-]+ \S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+\s*$/;
function readTable({ lines }) {
    const list = new reading/* ReadingList */.zi();
    let path = [];
    // Between two rules; of a table what was read of the name of the benchmark so far.
    let titles = [];
    let name;
    let begun;
    let isEnded = true;
    for (const line of lines) {
        if (DASHES.test(line)) {
            if (titles.length > 0 && !HEADER.test(titles[0] ?? ''))
                path = titles;
            name = HEADER.test(titles[0] ?? '') ? [] : undefined;
            if (name !== undefined)
                isEnded = false;
            titles = [];
        }
        else if (/^(?:All tests passed|test cases: )/.test(line)) {
            isEnded = true;
            name = undefined;
        }
        else if (name === undefined) {
            if (line.trim() === '' || titles.length > MAX_TITLES)
                titles = [];
            else
                titles.push(line.trim());
        }
        else if (/^={20,}$/.test(line))
            name = undefined;
        else {
            const mean = SECOND.exec(line)?.[1];
            const [, before] = mean === undefined ? (FIRST.exec(line) ?? []) : [];
            if (mean !== undefined && begun !== undefined) {
                list.add([...path, begun].join(' > '), parseTime(mean));
                begun = undefined;
                name = [];
            }
            else if (before !== undefined) {
                begun = [...name, before.trim()].join(' ').trim();
                name = [];
            }
            else if (/^\S/.test(line))
                name.push(line.trim());
            else if (line.trim() === '')
                name = [];
        }
    }
    if (begun !== undefined)
        list.refuse(`"${begun}" has no mean`);
    if (!isEnded)
        list.refuse('it has no totals at its end');
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/criterion.js




/**
 * Criterion.rs: what `cargo bench` prints, the messages of `cargo criterion`, and pairs of `benchmark.json` and
 * `estimates.json`. Its own figure is the slope of the regression, or the mean where there is none.
 */
const criterion = {
    ...TIMED,
    expected: 'the output of Criterion.rs',
    command: 'cargo bench --offline --bench NAME',
    statistics: ['mean', 'median'],
    read: (output, statistic) => firstOf(() => readJson(output, (value, list) => takeMessage(list, value, statistic)), () => readFiles(output, statistic), () => readText(output, statistic)),
};
function takeMessage(list, value, statistic) {
    const message = (0,reading/* objectOf */.Xy)(value);
    if (message?.reason !== 'benchmark-complete')
        return;
    const estimate = (0,reading/* objectOf */.Xy)(message[statistic ?? 'typical']);
    list.add((0,reading/* textOf */.b6)(message.id), (0,reading/* numberOf */.rl)(estimate?.estimate) * nsPer((0,reading/* textOf */.b6)(estimate?.unit)));
}
/** Each `benchmark.json` names the `estimates.json` after it; the other files of the folder come in between. */
function readFiles({ json }, statistic) {
    const list = new reading/* ReadingList */.zi();
    let name;
    for (const value of json.values) {
        const file = (0,reading/* objectOf */.Xy)(value);
        const estimate = (0,reading/* objectOf */.Xy)(file?.[statistic ?? 'slope']) ?? (0,reading/* objectOf */.Xy)(file?.mean);
        if (typeof file?.full_id === 'string') {
            if (name !== undefined)
                list.refuse(`no estimates follow "${name}"`);
            name = file.full_id;
        }
        else if (typeof estimate?.point_estimate === 'number') {
            if (name === undefined)
                list.refuse('no name comes before some estimates: print benchmark.json, then estimates.json');
            else
                list.add(name, estimate.point_estimate);
            name = undefined;
        }
    }
    if (name !== undefined)
        list.refuse(`no estimates follow "${name}"`);
    return list.result();
}
const TIME = /^(.*?)\s*\btime: +\[\S+ \S+ (\S+ \S+) \S+ \S+\]/u;
const BEGUN = /^Benchmarking (.+?)(?:: (?:Warming up|Collecting|Analyzing|Complete).*)?$/;
function readText({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    const ended = new Set();
    const begun = new Set();
    let previous = '';
    for (const line of lines) {
        const [, before = '', estimate] = TIME.exec(line) ?? [];
        const started = BEGUN.exec(line)?.[1];
        if (estimate !== undefined) {
            // A long name has a line of its own.
            const name = before === '' && !previous.startsWith(' ') ? previous.trim() : before.trim();
            if (name === '')
                list.refuse('a time has no name before it; print the messages of "cargo criterion"');
            list.add(name, parseTime(estimate));
            ended.add(name);
        }
        else if (started !== undefined)
            begun.add(started);
        if (started === undefined)
            previous = line;
    }
    if (list.size === 0)
        return [];
    const lost = [...begun].find((name) => !ended.has(name));
    if (lost !== undefined)
        list.refuse(`"${lost}" began and has no time`);
    if (statistic !== undefined)
        list.refuse(`the text has one figure, which is not the ${statistic}; print the messages of "cargo criterion"`);
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/divan.js



const divan_HEADER = /^(\S.*?)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s/u;
const BRANCH = /^((?:[│ ] {2})*)([├╰])─ (.*)$/u;
const DEPTH = 3;
const FASTEST = /^(\S.*?)\s+([\d.]+ (?:ps|ns|µs|ms|s))$/u;
const CELL = { median: 2, mean: 3 };
/** Divan: its table. The figure that it puts first among the robust ones is the median. */
const divan = {
    ...TIMED,
    expected: 'the table of divan',
    command: 'cargo bench --offline --bench NAME',
    statistics: ['mean', 'median', 'min'],
    read: ({ lines }, statistic = 'median') => {
        const list = new reading/* ReadingList */.zi();
        let path = [];
        let isOpen = false;
        for (const line of lines) {
            const root = divan_HEADER.exec(line)?.[1];
            if (root !== undefined) {
                if (isOpen)
                    list.refuse(`the table "${path[0]}" does not end`);
                path = [root];
                isOpen = true;
                continue;
            }
            const [, indent = '', glyph, rest = ''] = BRANCH.exec(line) ?? [];
            if (path.length === 0 || glyph === undefined)
                continue;
            const depth = indent.length / DEPTH;
            // The last branch of the root ends the table, with what is below it.
            if (depth === 0 && glyph === '╰')
                isOpen = false;
            const cells = rest.split('│').map((cell) => cell.trim());
            const [, name, fastest = ''] = FASTEST.exec(cells[0] ?? '') ?? [];
            path = [...path.slice(0, depth + 1), name ?? cells[0] ?? ''];
            if (name === undefined)
                continue;
            list.add(path.join('::'), parseTime(statistic === 'min' ? fastest : (cells[CELL[statistic]] ?? '')));
        }
        if (isOpen)
            list.refuse('its table does not end');
        return list.result();
    },
};

// EXTERNAL MODULE: ./build/engine/benchmarks/output.js + 1 modules
var benchmarks_output = __nccwpck_require__(47213);
;// CONCATENATED MODULE: ./build/engine/benchmarks/go.js



/** `go test -bench`, also with `-json`. */
const go = {
    ...TIMED,
    expected: 'the output of "go test -bench"',
    command: "go test -run '^$' -bench . ./...",
    statistics: [],
    read: (output) => {
        const text = textOfEvents(output);
        return go_readText(text === undefined ? output : (0,benchmarks_output/* readOutput */.o)(text));
    },
};
/** What the events of `-json` print, package by package: those of several packages are mixed. */
function textOfEvents({ json }) {
    const packages = new Map();
    for (const value of json.values) {
        const event = (0,reading/* objectOf */.Xy)(value);
        if (event?.Action !== 'output')
            continue;
        const name = (0,reading/* textOf */.b6)(event.Package);
        const printed = packages.get(name) ?? [];
        packages.set(name, printed);
        printed.push((0,reading/* textOf */.b6)(event.Output));
    }
    if (packages.size === 0)
        return undefined;
    return [...packages.values()].map((printed) => printed.join('')).join('\n');
}
const RESULT = /^(Benchmark\S*)?\s+\d+\s+(\S.*)$/;
const go_TIME = /(?:^|\s)([\d.]+(?:e[+-]?\d+)?|NaN|[+-]Inf) ns\/op(?:\s|$)/;
function go_readText({ lines }) {
    const list = new reading/* ReadingList */.zi();
    const found = [];
    let of = '';
    let isOpen = false;
    let begun = '';
    for (const line of lines) {
        if (line.startsWith('pkg: ')) {
            if (isOpen)
                list.refuse(`package "${of}" has no PASS at its end`);
            of = line.slice('pkg: '.length).trim();
            isOpen = true;
        }
        else if (line === 'PASS' || /^ok\s/.test(line))
            isOpen = false;
        else if (/^(?:FAIL\b|--- FAIL:)/.test(line))
            list.refuse(`it says "${line.trim()}"`);
        else {
            const [, own, rest = ''] = RESULT.exec(line) ?? [];
            const value = go_TIME.exec(rest)?.[1];
            if (value !== undefined && (own ?? begun) !== '') {
                found.push({ of, name: own ?? begun, value: Number(value) });
                begun = '';
                // What a benchmark logs comes between its name and its numbers.
            }
            else if (line.startsWith('Benchmark'))
                begun = /^\S+/.exec(line)?.[0] ?? '';
        }
    }
    if (found.length === 0)
        return [];
    if (isOpen)
        list.refuse(`package "${of}" has no PASS at its end`);
    for (const { name, value } of namedApart(found))
        list.add(name, value);
    return list.result();
}
const PROCESSORS = /-\d+$/;
/** Names without what all of them have in common: the number of processors, which is the machine's. */
function namedApart(found) {
    const hasSeveral = new Set(found.map(({ of }) => of)).size > 1;
    const suffixes = new Set(found.map(({ name }) => PROCESSORS.exec(name)?.[0]));
    return found.map(({ of, name, value }) => {
        const short = suffixes.size === 1 ? name.replace(PROCESSORS, '') : name;
        return { name: hasSeveral ? `${of}.${short}` : short, value };
    });
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/google-benchmark.js




/** Google Benchmark: JSON and the console's table. Real time; of repetitions the mean, unless another is chosen. */
const googleBenchmark = {
    ...TIMED,
    expected: 'the output of Google Benchmark, as a table or with --benchmark_format=json',
    command: './bench --benchmark_format=json',
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => firstOf(() => readReports(output, statistic), () => google_benchmark_readTable(output, statistic)),
};
function rowsOf(all, name) {
    const rows = all.get(name) ?? { runs: [], aggregates: new Map() };
    all.set(name, rows);
    return rows;
}
function readReports({ json }, statistic) {
    const list = new reading/* ReadingList */.zi();
    for (const value of json.values) {
        const report = (0,reading/* objectOf */.Xy)(value);
        if ((0,reading/* objectOf */.Xy)(report?.context) === undefined)
            continue;
        const all = new Map();
        for (const row of (0,reading/* objectsOf */.iZ)(report?.benchmarks)) {
            const name = (0,reading/* textOf */.b6)(row.run_name ?? row.name);
            if (row.error_occurred === true || row.skipped === true)
                list.refuse(`"${name}" failed: ${(0,reading/* textOf */.b6)(row.error_message ?? row.skip_message)}`);
            if (row.real_time === undefined)
                continue;
            const time = (0,reading/* numberOf */.rl)(row.real_time) * nsPer((0,reading/* textOf */.b6)(row.time_unit));
            const rows = rowsOf(all, name);
            if (row.run_type !== 'aggregate')
                rows.runs.push(time);
            else
                rows.aggregates.set((0,reading/* textOf */.b6)(row.aggregate_name), time);
        }
        addRows(list, all, statistic);
    }
    if (list.size > 0 && json.isCut)
        list.refuse('a JSON text in it does not end');
    return list.result();
}
function addRows(list, all, statistic) {
    const isRepeated = [...all.values()].some(({ aggregates }) => aggregates.has('mean'));
    for (const [name, { runs, aggregates }] of all) {
        // Of the console's table nothing else says that it is cut.
        if (isRepeated && runs.length > 0 && !aggregates.has('mean'))
            list.refuse(`"${name}" has no mean, as others have; repeat all benchmarks or none`);
        if (statistic === 'min' && runs.length > 0) {
            list.add(name, Math.min(...runs));
            continue;
        }
        const aggregate = aggregates.get(statistic);
        if (aggregate !== undefined)
            list.add(name, aggregate);
        // Two rows without an aggregate are two benchmarks of one name.
        else if (runs.length > 0)
            for (const run of runs)
                list.add(name, run);
        else if (aggregates.has('mean'))
            list.refuse(`the aggregates of "${name}" have no ${statistic}`);
    }
}
const google_benchmark_HEADER = /^Benchmark\s+Time\s+CPU\s+Iterations/;
const google_benchmark_ROW = /^(\S.*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+[\d.e+-]+ (?:ns|us|ms|s)\s+\d+(?:\s|$)/;
const AGGREGATE = /^(.+)_(mean|median|stddev)$/;
function google_benchmark_readTable({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    const all = new Map();
    let isTable = false;
    for (const line of lines) {
        if (google_benchmark_HEADER.test(line))
            isTable = true;
        if (!isTable)
            continue;
        const [, name = '', value = '', unit = ''] = google_benchmark_ROW.exec(line) ?? [];
        if (/^\S+\s+(?:ERROR OCCURRED|SKIPPED): /.test(line))
            list.refuse(`it says "${line.trim()}"`);
        if (name === '')
            continue;
        const time = parseNumber(value) * nsPer(unit);
        const [, of = '', aggregate = ''] = AGGREGATE.exec(name) ?? [];
        if (aggregate === '')
            rowsOf(all, name).runs.push(time);
        else
            rowsOf(all, of).aggregates.set(aggregate, time);
    }
    addRows(list, all, statistic);
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/hyperfine.js



const hyperfine_NS_PER_S = 1e9;
/** hyperfine: the file of `--export-json`. */
const hyperfine = {
    ...TIMED,
    isOutside: true,
    expected: 'the file of "hyperfine --export-json"',
    command: "hyperfine --export-json bench.json -n NAME 'COMMAND' >&2 && cat bench.json",
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => readJson(output, (value, list) => {
        for (const result of (0,reading/* objectsOf */.iZ)((0,reading/* objectOf */.Xy)(value)?.results)) {
            const { command, exit_codes: codes } = result;
            if (typeof command !== 'string' || result.mean === undefined)
                continue;
            list.add((0,reading/* textOf */.b6)(command), (0,reading/* numberOf */.rl)(result[statistic]) * hyperfine_NS_PER_S);
            if (Array.isArray(codes) && codes.some((code) => code !== 0))
                list.refuse(`"${command}" did not always exit with 0`);
        }
    }),
};

;// CONCATENATED MODULE: ./build/engine/benchmarks/iai-callgrind.js



/** iai-callgrind, later gungraun, and its predecessor iai: text and JSON summaries. Instructions that were executed. */
const iaiCallgrind = {
    unit: 'instructions',
    aggregate: 'geometric-mean',
    expected: 'the output of iai-callgrind, as text or with --output-format=json',
    command: 'cargo bench --offline --bench NAME',
    statistics: [],
    read: (output) => firstOf(() => readJson(output, takeSummary), () => iai_callgrind_readText(output)),
};
function takeSummary(value, list) {
    const summary = (0,reading/* objectOf */.Xy)(value);
    const profiles = (0,reading/* objectsOf */.iZ)(summary?.profiles);
    const old = (0,reading/* objectOf */.Xy)(summary?.callgrind_summary);
    if (summary === undefined || typeof summary.module_path !== 'string' || (old === undefined && profiles.length === 0))
        return;
    const { module_path: path, id, details } = summary;
    const name = `${path}${typeof id === 'string' ? ` ${id}:${(0,reading/* textOf */.b6)(details)}` : ''}`;
    const profile = profiles.find(({ tool }) => tool === 'Callgrind');
    const run = old === undefined ? (0,reading/* objectOf */.Xy)(profile?.summaries) : (0,reading/* objectOf */.Xy)(old.callgrind_run);
    const counted = (0,reading/* objectOf */.Xy)((0,reading/* objectOf */.Xy)(run?.total)?.summary);
    const events = (0,reading/* objectOf */.Xy)(counted?.Callgrind) ?? counted;
    list.add(name, newOf((0,reading/* objectOf */.Xy)((0,reading/* objectOf */.Xy)(events?.Ir)?.metrics)));
}
/** The count of this run: of both runs the first, else the one that there is. */
function newOf(metrics) {
    const both = metrics?.Both;
    const count = Array.isArray(both) ? both[0] : metrics?.Left;
    return (0,reading/* numberOf */.rl)((0,reading/* objectOf */.Xy)(count)?.Int ?? count);
}
const INSTRUCTIONS = /^\s+Instructions:\s+([\d,]+)/;
function iai_callgrind_readText({ lines }) {
    const list = new reading/* ReadingList */.zi();
    let name = '';
    for (const line of lines) {
        const [, count] = INSTRUCTIONS.exec(line) ?? [];
        if (count !== undefined) {
            if (name === '')
                list.refuse('instructions have no name before them');
            list.add(name, parseNumber(count));
            name = '';
        }
        else if (/^\S/.test(line))
            name = line.trim();
    }
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/jmh.js




/** JMH: the file of `-rf json`, and the table at the end. A throughput is read as the time of one operation. */
const jmh = {
    ...TIMED,
    expected: 'the table of JMH, or the file of "-rf json"',
    command: 'java -jar target/benchmarks.jar -rf json -rff jmh.json >&2 && cat jmh.json',
    statistics: [],
    read: (output) => firstOf(() => readJson(output, jmh_takeResults), () => jmh_readTable(output)),
};
function jmh_takeResults(value, list) {
    const results = (0,reading/* objectsOf */.iZ)(value).filter((each) => typeof each.benchmark === 'string');
    const modes = new Set(results.map(({ mode }) => mode));
    for (const result of results) {
        const metric = (0,reading/* objectOf */.Xy)(result.primaryMetric);
        const params = Object.entries((0,reading/* objectOf */.Xy)(result.params) ?? {}).map(([key, each]) => `${key}=${String(each)}`);
        const name = nameOf((0,reading/* textOf */.b6)(result.benchmark), params);
        const mode = modes.size > 1 ? ` [${(0,reading/* textOf */.b6)(result.mode)}]` : '';
        list.add(`${name}${mode}`, nsPerOperation((0,reading/* numberOf */.rl)(metric?.score), (0,reading/* textOf */.b6)(metric?.scoreUnit)));
    }
}
function nameOf(benchmark, params) {
    return params.length === 0 ? benchmark : `${benchmark}(${params.join(', ')})`;
}
const jmh_HEADER = /^Benchmark\s+((?:\([^()\s]+\)\s+)*)Mode\s+Cnt\s+Score\s+Error\s+Units\s*$/;
const MODES = ['thrpt', 'avgt', 'sample', 'ss'];
function jmh_readTable({ lines }) {
    const list = new reading/* ReadingList */.zi();
    const rows = [];
    let params;
    for (const line of lines) {
        const heading = jmh_HEADER.exec(line)?.[1];
        if (heading !== undefined) {
            params = heading.split(/\s+/).flatMap((each) => (each === '' ? [] : each.slice(1, -1)));
            continue;
        }
        const words = line.trim().split(/\s+/);
        const at = words.findIndex((word, index) => index > (params?.length ?? 0) && MODES.includes(word));
        if (params === undefined || at === -1)
            continue;
        const [benchmark = ''] = words;
        // Percentiles and what profilers add.
        if (benchmark.includes(':'))
            continue;
        const unit = words.at(-1) ?? '';
        const score = words[words.includes('±') ? words.indexOf('±') - 1 : words.length - 2] ?? '';
        if (words.includes('≈'))
            list.refuse(`the table rounds the score of "${benchmark}"; print the file of "-rf json"`);
        const values = words.slice(1, at);
        const named = params.flatMap((key, index) => (values[index] === 'N/A' ? [] : `${key}=${values[index]}`));
        // A comma in it is that of the locale: the table has no thousands separators.
        rows.push({ name: nameOf(benchmark, named), mode: words[at] ?? '', value: timeOf(score.replace(',', '.'), unit) });
    }
    const modes = new Set(rows.map(({ mode }) => mode));
    for (const { name, mode, value } of rows)
        list.add(modes.size > 1 ? `${name} [${mode}]` : name, value);
    return list.result();
}
function timeOf(score, unit) {
    return nsPerOperation(parseNumber(score), unit);
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/libtest.js



const libtest_ROW = /^test (.+?)\s+\.\.\. bench: +([\d,.]+) (ns|us|µs|ms|s)\/iter\b/u;
/** Rust's own `#[bench]`, and Criterion.rs with `--output-format bencher`. */
const libtest = {
    ...TIMED,
    expected: 'lines such as "test NAME ... bench: 1,234 ns/iter" of "cargo bench"',
    command: 'cargo bench --offline',
    statistics: [],
    read: ({ lines }) => {
        const list = new reading/* ReadingList */.zi();
        let suites = 0;
        for (const line of lines) {
            const [, name, value = '', unit = ''] = libtest_ROW.exec(line) ?? [];
            if (name !== undefined)
                list.add(name, parseNumber(value) * nsPer(unit));
            else if (/^running \d+ tests?$/.test(line))
                suites += 1;
            else if (line.startsWith('test result: ')) {
                suites -= 1;
                if (!line.startsWith('test result: ok.'))
                    list.refuse(`it says "${line}"`);
            }
        }
        if (list.size === 0)
            return [];
        if (suites > 0)
            list.refuse('it has no "test result:" at its end');
        return list.result();
    },
};

;// CONCATENATED MODULE: ./build/engine/benchmarks/mitata.js




/** Mitata: its table, and what `run({ format: 'json' })` prints. */
const mitata = {
    ...TIMED,
    expected: 'the table of mitata, or its JSON: run({ format: { json: { samples: false, debug: false } } })',
    command: 'node bench.mjs',
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => takeReport(list, value, statistic)), () => mitata_readTable(output, statistic)),
};
const mitata_MEMBER = { mean: 'avg', median: 'p50', min: 'min' };
function takeReport(list, value, statistic) {
    const report = (0,reading/* objectOf */.Xy)(value);
    const layout = (0,reading/* objectsOf */.iZ)(report?.layout);
    for (const benchmark of (0,reading/* objectsOf */.iZ)(report?.benchmarks)) {
        // A single run is not in a list in old versions.
        const runs = Array.isArray(benchmark.runs) ? (0,reading/* objectsOf */.iZ)(benchmark.runs) : [benchmark];
        const group = typeof benchmark.group === 'number' ? layout[benchmark.group]?.name : benchmark.group;
        for (const run of runs) {
            const stats = (0,reading/* objectOf */.Xy)(run.stats);
            const isOurs = 'avg' in (stats ?? {}) || ('error' in run && layout.length > 0);
            if (!isOurs)
                continue;
            const name = (0,reading/* textOf */.b6)(run.name ?? benchmark.name);
            const of = (0,reading/* textOf */.b6)(group);
            list.add(of === '' ? name : `${of} > ${name}`, (0,reading/* numberOf */.rl)(stats?.[mitata_MEMBER[statistic]]));
        }
    }
}
// Of the versions before 1 "time (avg)".
const mitata_HEADER = /^benchmark\s+(?:time \()?avg\)?\s/;
const RULE = /^-{10,}(?: -+)?$/;
const mitata_ROW = /^(\S.*?)\s+([\d,.]+ (?:ps|ns|[uµμ]s|ms|s|m))\/iter(?:\s|$)/u;
const FAILED = /^(\S.*?)\s+error: (.*)$/;
function mitata_readTable({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    let isTable = false;
    let group = '';
    let isTitle = false;
    for (const line of lines) {
        if (mitata_HEADER.test(line))
            isTable = true;
        if (!isTable || line.trim() === '')
            continue;
        // The rule below a title opens the group, the next one ends it.
        if (RULE.test(line) && !isTitle)
            group = '';
        isTitle = line.startsWith('• ');
        if (isTitle)
            group = line.slice(2).trim();
        const of = group === '' ? '' : `${group} > `;
        const [, name, time = ''] = mitata_ROW.exec(line) ?? [];
        const [, failed, reason = ''] = FAILED.exec(line) ?? [];
        if (name !== undefined)
            list.add(`${of}${name}`, parseTime(time));
        else if (failed !== undefined)
            list.refuse(`"${of}${failed}" failed: ${reason.trim()}`);
    }
    if (list.size > 0 && statistic !== 'mean')
        list.refuse(`the table has no ${statistic}; print the JSON`);
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/nanobench.js




const nanobench_NS_PER_S = 1e9;
/** nanobench: its Markdown table, and `render(templates::json(), …)`. The median. */
const nanobench = {
    ...TIMED,
    expected: 'the table of nanobench, or its JSON template',
    command: './bench',
    statistics: ['median', 'min'],
    read: (output, statistic = 'median') => firstOf(() => readJson(output, (value, list) => nanobench_takeReport(list, value, statistic)), () => readTables(output, statistic)),
};
function nanobench_takeReport(list, value, statistic) {
    for (const result of (0,reading/* objectsOf */.iZ)((0,reading/* objectOf */.Xy)(value)?.results)) {
        const middle = result['median(elapsed)'];
        if (middle === undefined)
            continue;
        const times = (0,reading/* objectsOf */.iZ)(result.measurements).map(({ elapsed }) => (0,reading/* numberOf */.rl)(elapsed));
        const elapsed = statistic === 'min' ? Math.min(...times) : (0,reading/* numberOf */.rl)(middle);
        // As the table does: of one unit of the batch.
        const time = (elapsed / (0,reading/* numberOf */.rl)(result.batch ?? 1)) * nanobench_NS_PER_S;
        list.add([(0,reading/* textOf */.b6)(result.title), (0,reading/* textOf */.b6)(result.name)].join(' > '), time);
    }
}
const UNIT = /^(ps|ns|us|µs|ms|s)\/\S+$/u;
function readTables({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    let title = '';
    let column = -1;
    let scale = Number.NaN;
    for (const line of lines) {
        if (!line.startsWith('|')) {
            column = -1;
            continue;
        }
        const tick = line.indexOf('`');
        const cells = line
            .slice(1, tick === -1 ? undefined : tick)
            .split('|')
            .map((cell) => cell.trim());
        if (column === -1 && cells.includes('err%')) {
            column = cells.findIndex((cell) => UNIT.test(cell));
            scale = nsPer(UNIT.exec(cells[column] ?? '')?.[1] ?? '');
            title = cells.at(-1) ?? '';
        }
        else if (column !== -1 && tick !== -1) {
            const name = line.slice(tick + 1, Math.max(tick + 1, line.lastIndexOf('`')));
            list.add(`${title} > ${name}`, parseNumber(cells[column] ?? '') * scale);
        }
    }
    if (list.size > 0 && statistic === 'min')
        list.refuse('the table has no minimum; print the JSON template');
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/pyperf.js




const pyperf_NS_PER_S = 1e9;
/** pyperf: the JSON of a benchmark or of a suite, and the line that it prints of each benchmark. */
const pyperf = {
    ...TIMED,
    expected: 'the JSON of pyperf (-o FILE), or its lines',
    command: 'python bench.py -o bench.json >&2 && cat bench.json',
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => takeSuite(list, value, statistic)), () => readLines(output, statistic)),
};
const LINE = /^(\S.*): Mean \+- std dev: ([\d.]+ \w+) \+- [\d.]+ \w+$/;
function readLines({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    for (const line of lines) {
        const [, name, time = ''] = LINE.exec(line) ?? [];
        if (name !== undefined)
            list.add(name, parseTime(time));
    }
    if (list.size > 0 && statistic !== 'mean')
        list.refuse(`its lines have no ${statistic}; print the JSON (-o FILE)`);
    return list.result();
}
function takeSuite(list, value, statistic) {
    const suite = (0,reading/* objectOf */.Xy)(value);
    const common = (0,reading/* objectOf */.Xy)(suite?.metadata);
    for (const benchmark of (0,reading/* objectsOf */.iZ)(suite?.benchmarks)) {
        if (!Array.isArray(benchmark.runs))
            continue;
        const metadata = { ...common, ...(0,reading/* objectOf */.Xy)(benchmark.metadata) };
        const name = (0,reading/* textOf */.b6)(metadata.name);
        const unit = metadata.unit ?? 'second';
        if (unit !== 'second') {
            list.refuse(`"${name}" is measured in "${String(unit)}"; expected seconds`);
            continue;
        }
        const values = (0,reading/* objectsOf */.iZ)(benchmark.runs)
            .flatMap((run) => (Array.isArray(run.values) ? run.values : []))
            .filter((each) => typeof each === 'number');
        list.add(name, values.length === 0 ? Number.NaN : FIGURE[statistic](values) * pyperf_NS_PER_S);
    }
}
const FIGURE = {
    mean: (values) => values.reduce((sum, each) => sum + each, 0) / values.length,
    median: middleOf,
    min: (values) => values.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY),
};
/** Of an even number the mean of the two in the middle, as pyperf has it. */
function middleOf(values) {
    const sorted = values.toSorted((one, other) => one - other);
    const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/pytest-benchmark.js




const pytest_benchmark_NS_PER_S = 1e9;
/** pytest-benchmark: its table, and the file of `--benchmark-json`. */
const pytestBenchmark = {
    ...TIMED,
    expected: 'the table of pytest-benchmark, or the file of --benchmark-json',
    command: 'pytest --benchmark-only --benchmark-json=bench.json >&2 && cat bench.json',
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => pytest_benchmark_takeReport(list, value, statistic)), () => pytest_benchmark_readTables(output, statistic)),
};
function pytest_benchmark_takeReport(list, value, statistic) {
    for (const benchmark of (0,reading/* objectsOf */.iZ)((0,reading/* objectOf */.Xy)(value)?.benchmarks)) {
        const stats = (0,reading/* objectOf */.Xy)(benchmark.stats);
        if (stats === undefined || typeof benchmark.fullname !== 'string')
            continue;
        list.add((0,reading/* textOf */.b6)(benchmark.fullname), (0,reading/* numberOf */.rl)(stats[statistic]) * pytest_benchmark_NS_PER_S);
    }
}
const TITLE = /^-+ benchmark(?: '(.*)')?: (\d+) tests -+$/;
// Lines of dashes after the title: above the rows and below.
const RULES = 2;
const pytest_benchmark_HEADER = /^Name \(time in (\S+)\)\s/;
// How many times the best one it is, after each value.
const RATIO = /\s\(>?[\d.,]+\)/g;
const COLUMN = { mean: 'Mean', median: 'Median', min: 'Min' };
function pytest_benchmark_readTables({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    let columns = [];
    let scale = Number.NaN;
    let due = 0;
    let isOpen = false;
    let rules = 0;
    for (const line of lines) {
        const [, group = '', tests] = TITLE.exec(line) ?? [];
        if (tests !== undefined) {
            if (due > 0)
                list.refuse(`the table before "${group}" lacks ${due} of its tests`);
            due = Number(tests);
            columns = [];
            isOpen = true;
            rules = 0;
            continue;
        }
        const unit = pytest_benchmark_HEADER.exec(line)?.[1];
        if (due > 0 && unit !== undefined) {
            scale = nsPer(unit);
            columns = line.trim().split(/\s{2,}/);
            if (!columns.includes(COLUMN[statistic]))
                list.refuse(`the table has no column "${COLUMN[statistic]}": see --benchmark-columns`);
            continue;
        }
        if (isOpen && line.startsWith('---')) {
            rules += 1;
            isOpen = rules < RULES;
            continue;
        }
        if (columns.length === 0 || !isOpen)
            continue;
        // Blanks around ratios are as wide as the ratios of the other rows.
        const cells = line
            .replace(RATIO, ' ')
            .trim()
            .split(/\s{2,}|\s+(?=\S+$)/);
        const values = cells.slice(cells.length - columns.length + 1);
        const name = cells.slice(0, cells.length - columns.length + 1).join(' ');
        list.add(name, parseNumber(values[columns.indexOf(COLUMN[statistic]) - 1] ?? '') * scale);
        due -= 1;
    }
    if (due > 0)
        list.refuse(`its table lacks ${due} of its tests`);
    if (isOpen)
        list.refuse('its table does not end');
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/sizes.js



/** size-limit: each of its checks is a benchmark. */
const sizeLimit = {
    unit: 'bytes',
    isOutside: true,
    aggregate: 'geometric-mean',
    expected: 'the output of "size-limit --json"',
    command: 'npx size-limit --json',
    statistics: [],
    read: (output) => readJson(output, (value, list) => {
        for (const check of (0,reading/* objectsOf */.iZ)(value)) {
            if (typeof check.name === 'string' && check.size !== undefined)
                list.add(check.name, (0,reading/* numberOf */.rl)(check.size));
        }
    }),
};
/** esbuild: the files of a build by its metafile, without source maps. Names of files change with what is in them. */
const esbuild = {
    unit: 'bytes',
    isOutside: true,
    aggregate: 'total',
    expected: 'the metafile of esbuild',
    command: 'npx esbuild src/main.js --bundle --minify --outdir=dist --metafile=meta.json >&2 && cat meta.json',
    statistics: [],
    read: (output) => readJson(output, (value, list) => {
        const { inputs, outputs } = (0,reading/* objectOf */.Xy)(value) ?? {};
        if ((0,reading/* objectOf */.Xy)(inputs) === undefined)
            return;
        for (const [path, file] of Object.entries((0,reading/* objectOf */.Xy)(outputs) ?? {})) {
            if (!path.endsWith('.map'))
                list.add(path, (0,reading/* numberOf */.rl)((0,reading/* objectOf */.Xy)(file)?.bytes));
        }
    }),
};
const sizes_ROW = /^\s*(\d[\d.,]*) ?([KMG]i?B?|kB|B)?\s+(\S*[./]\S*)$/i;
/** Lines of a size and a path, as `wc -c` and `du -b` print them. */
const sizes = {
    unit: 'bytes',
    isOutside: true,
    aggregate: 'total',
    expected: 'lines of a size in bytes and a path, as "wc -c" prints them',
    command: 'npm run build >&2 && wc -c dist/*.js',
    statistics: [],
    read: ({ lines }) => {
        const list = new reading/* ReadingList */.zi();
        for (const line of lines) {
            const [, size = '', unit = '', path] = sizes_ROW.exec(line) ?? [];
            if (path !== undefined)
                list.add((0,reading/* textOf */.b6)(path), parseNumber(size) * bytesPer(unit));
        }
        return list.result();
    },
};

;// CONCATENATED MODULE: ./build/engine/benchmarks/tinybench.js




const NS_PER_MS = 1e6;
/** Tinybench: `console.table(bench.table())`, the same rows as JSON, and `name` and `result` of each task as JSON. */
const tinybench = {
    ...TIMED,
    expected: 'console.table(bench.table()) of tinybench, or its tasks as JSON',
    command: 'node bench.mjs',
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => takeRows(list, value, statistic)), () => tinybench_readTable(output, statistic)),
};
function takeRows(list, value, statistic) {
    for (const row of (0,reading/* objectsOf */.iZ)(value)) {
        const result = (0,reading/* objectOf */.Xy)(row.result);
        const keys = Object.keys(row);
        if (result !== undefined && typeof row.name === 'string')
            takeTask(list, row.name, { result, statistic });
        else if (keys.some(isName))
            takeRow(list, { keys, cells: keys.map((key) => row[key]), statistic });
    }
}
function takeTask(list, name, { result, statistic }) {
    const latency = (0,reading/* objectOf */.Xy)(result.latency) ?? result;
    if (!('mean' in latency) && !('error' in result))
        return;
    const member = { mean: 'mean', median: 'p50', min: 'min' }[statistic];
    list.add(name, (0,reading/* numberOf */.rl)(latency[member]) * NS_PER_MS);
}
const isName = (column) => /^task name$/i.test(column);
const tinybench_COLUMN = {
    mean: /^(?:latency (?:avg|average)|average time) \((\w+)\)$/i,
    median: /^latency (?:med|median) \((\w+)\)$/i,
    min: undefined,
};
function takeRow(list, { keys, cells, statistic }) {
    const column = tinybench_COLUMN[statistic];
    const at = column === undefined ? -1 : keys.findIndex((key) => column.test(key));
    if (at === -1) {
        list.refuse(`the table has no ${statistic}; print the tasks as JSON`);
        return;
    }
    const unit = column?.exec(keys[at] ?? '')?.[1] ?? '';
    const name = String(cells[keys.findIndex(isName)]);
    const [value = ''] = String(cells[at]).split('±');
    list.add(name, parseNumber(value) * nsPer(unit));
}
function tinybench_readTable({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    let keys = [];
    let isOpen = false;
    for (const line of lines) {
        if (line.startsWith('└'))
            isOpen = false;
        if (!line.startsWith('│'))
            continue;
        const cells = line.split('│').map((cell) => cell.trim().replace(/^(['"`])(.*)\1$/, '$2'));
        if (cells.some(isName)) {
            keys = cells;
            isOpen = true;
        }
        else if (isOpen)
            takeRow(list, { keys, cells, statistic });
    }
    if (isOpen)
        list.refuse('its table does not end');
    return list.result();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/vitest.js




const vitest_NS_PER_MS = 1e6;
/** `vitest bench`: JSON of the versions up to 4 (`--outputJson`) and from 5 on (`--reporter=json`), and the table. */
const vitest = {
    ...TIMED,
    expected: 'the table or JSON of "vitest bench"',
    command: 'npx vitest bench --run --outputJson=bench.json >&2 && cat bench.json',
    statistics: ['mean', 'median', 'min'],
    read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => vitest_takeReport(list, value, statistic)), () => vitest_readTable(output, statistic)),
};
function vitest_takeReport(list, value, statistic) {
    const report = (0,reading/* objectOf */.Xy)(value);
    for (const file of (0,reading/* objectsOf */.iZ)(report?.files)) {
        for (const group of (0,reading/* objectsOf */.iZ)(file.groups)) {
            for (const benchmark of (0,reading/* objectsOf */.iZ)(group.benchmarks)) {
                const name = [(0,reading/* textOf */.b6)(group.fullName), (0,reading/* textOf */.b6)(benchmark.name)].join(' > ');
                list.add(name, (0,reading/* numberOf */.rl)(benchmark[statistic]) * vitest_NS_PER_MS);
            }
        }
    }
    const member = { mean: 'mean', median: 'p50', min: 'min' }[statistic];
    for (const file of (0,reading/* objectsOf */.iZ)(report?.testResults)) {
        for (const test of (0,reading/* objectsOf */.iZ)(file.assertionResults)) {
            for (const group of (0,reading/* objectsOf */.iZ)(test.benchmarks)) {
                for (const task of (0,reading/* objectsOf */.iZ)(group.tasks)) {
                    const name = [fileNameOf((0,reading/* textOf */.b6)(file.name)), (0,reading/* textOf */.b6)(group.name), (0,reading/* textOf */.b6)(task.name)].join(' > ');
                    list.add(name, (0,reading/* numberOf */.rl)((0,reading/* objectOf */.Xy)(task.latency)?.[member]) * vitest_NS_PER_MS);
                }
            }
        }
    }
}
/** Without the folders, which are those of the checkout. */
function fileNameOf(path) {
    return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
const vitest_HEADER = /^\s*name\s+hz\s+min\s+max\s+mean\s+p75\s/;
const vitest_TITLE = /^(\s*)[✓×❯·√↓]\s+(\S.*)$/u;
// From "hz" up to what comes before "rme".
const COLUMNS = 8;
const MEAN = 3;
// The table has milliseconds with four digits after the point.
const ROUNDING_MS = 5e-5;
const COARSE_MS = 0.01;
function vitest_readTable({ lines }, statistic) {
    const list = new reading/* ReadingList */.zi();
    let titles = [];
    let isTable = false;
    for (const line of lines) {
        if (vitest_HEADER.test(line)) {
            isTable = true;
            continue;
        }
        const words = line.trim().split(/\s+/);
        const error = words.findIndex((word) => word.startsWith('±'));
        if (isTable && error > COLUMNS) {
            const name = words
                .slice(0, error - COLUMNS)
                .join(' ')
                .replace(/^· /, '');
            const value = meanOf(words.slice(error - COLUMNS, error));
            list.add([...titles.map(({ title }) => title), name].join(' > '), value * vitest_NS_PER_MS);
            if (value < COARSE_MS && !isPrecise(words.slice(error - COLUMNS, error)))
                list.refuse(`the table rounds the mean of "${name}" to ${value} ms; print the JSON`);
            continue;
        }
        isTable = false;
        const [, indent = '', title = ''] = vitest_TITLE.exec(line) ?? [];
        if (title === '')
            continue;
        titles = [...titles.filter((each) => each.indent < indent.length), { indent: indent.length, title: clean(title) }];
    }
    if (list.size > 0 && statistic !== 'mean')
        list.refuse(`the table has no ${statistic} that is exact; print the JSON`);
    return list.result();
}
/** Milliseconds; of the versions whose rate is that of the mean, from the rate, which has more digits. */
function meanOf(cells) {
    const mean = parseNumber(cells[MEAN] ?? '');
    return isPrecise(cells) ? 1000 / parseNumber(cells[0] ?? '') : mean;
}
function isPrecise(cells) {
    const mean = parseNumber(cells[MEAN] ?? '');
    return Math.abs(1000 / parseNumber(cells[0] ?? '') - mean) <= ROUNDING_MS;
}
/** Without the badge, the count of tests and the time. */
function clean(title) {
    return title
        .replace(/^bench\s+/, '')
        .replace(/ \d+(?:\.\d+)?m?s$/, '')
        .replace(/ \(\d[^()]*\)$/, '')
        .trim();
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/formats.js



















/** The names of the formats, as `objective.parse` takes them; the one that fits nearly anything comes last. */
const BENCHMARK_KINDS = [
    'vitest',
    'tinybench',
    'mitata',
    'benchmarkjs',
    'pytest-benchmark',
    'pyperf',
    'asv',
    'criterion',
    'libtest',
    'iai-callgrind',
    'divan',
    'go',
    'google-benchmark',
    'catch2',
    'nanobench',
    'jmh',
    'hyperfine',
    'benchmarkdotnet',
    'size-limit',
    'esbuild',
    'sizes',
];
/** How each format is read. */
const BENCHMARK_FORMATS = {
    vitest: vitest,
    tinybench: tinybench,
    mitata: mitata,
    benchmarkjs: benchmarkJs,
    'pytest-benchmark': pytestBenchmark,
    pyperf: pyperf,
    asv: asv,
    criterion: criterion,
    libtest: libtest,
    'iai-callgrind': iaiCallgrind,
    divan: divan,
    go: go,
    'google-benchmark': googleBenchmark,
    catch2: catch2,
    nanobench: nanobench,
    jmh: jmh,
    hyperfine: hyperfine,
    benchmarkdotnet: benchmarkDotNet,
    'size-limit': sizeLimit,
    esbuild: esbuild,
    sizes: sizes,
};
/** Whether a name is that of a format. */
function isBenchmarkKind(kind) {
    return Object.hasOwn(BENCHMARK_FORMATS, kind);
}
/** Whether the tool of a format runs the code that it measures in the process that prints the result. */
function isInProcess(kind) {
    return isBenchmarkKind(kind) && BENCHMARK_FORMATS[kind].isOutside !== true;
}
/** What the scores of a kind of output are measured in; null: not known. */
function unitOfFormat(kind) {
    return isBenchmarkKind(kind) ? BENCHMARK_FORMATS[kind].unit : null;
}


/***/ }),

/***/ 47213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readOutput)
});

;// CONCATENATED MODULE: ./build/engine/benchmarks/json-values.js
/** JSON texts between other lines: logs of a build, warnings, one value a line or one over many lines. */
// How many times the length of the text may be scanned: lines that only look like JSON begin a scan each.
const MAX_SCANS = 8;
const BEGINS = /^(?:\{\s*"|\[\s*[[{])/;
// Enough for the blanks of a text that is indented.
const SAMPLE_LENGTH = 200;
/** Reads each JSON object and array that begins a line, or follows another one. */
function parseJsonValues(text) {
    const values = [];
    let left = MAX_SCANS * text.length;
    let isCut = false;
    let at = startAfter(text, 0, true);
    while (at !== -1 && left > 0) {
        const end = endOfValue(text, at);
        left -= (end === -1 ? text.length : end) - at;
        if (end === -1)
            isCut ||= BEGINS.test(text.slice(at, at + SAMPLE_LENGTH));
        const value = end === -1 ? undefined : parse(text.slice(at, end));
        if (value !== undefined)
            values.push(value);
        at = value === undefined ? startAfter(text, at, false) : startAfter(text, end, true);
    }
    return { values, isCut: isCut || left <= 0 };
}
/** Where a value may begin: at the first character of a line that is no blank; `isHere`: also at this place. */
function startAfter(text, from, isHere) {
    let at = isHere ? from : lineAfter(text, from);
    while (at !== -1 && at < text.length) {
        while (isBlank(text.charCodeAt(at)))
            at += 1;
        const first = text[at];
        if (first === '{' || first === '[')
            return at;
        at = lineAfter(text, at);
    }
    return -1;
}
function lineAfter(text, from) {
    const at = text.indexOf('\n', from);
    return at === -1 ? -1 : at + 1;
}
function isBlank(code) {
    return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** The place after the bracket that closes the first one; -1: there is none. */
function endOfValue(text, from) {
    let depth = 0;
    for (let at = from; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE) {
            at = endOfString(text, at);
            if (at === -1)
                return -1;
        }
        else if (code === 0x7b || code === 0x5b)
            depth += 1;
        else if (code === 0x7d || code === 0x5d) {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return -1;
}
/** The place of the closing quotation mark. */
function endOfString(text, from) {
    for (let at = from + 1; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === BACKSLASH)
            at += 1;
        else if (code === QUOTE)
            return at;
    }
    return -1;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return parsePython(text);
    }
}
/** Python writes numbers that JSON does not have; they become texts. */
function parsePython(text) {
    if (!/NaN|Infinity/.test(text))
        return undefined;
    try {
        return JSON.parse(quoteNumbers(text));
    }
    catch {
        // A line that only begins as JSON does.
        return undefined;
    }
}
function quoteNumbers(text) {
    let quoted = '';
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
        if (text.charCodeAt(at) === QUOTE) {
            const end = endOfString(text, at);
            if (end === -1)
                break;
            at = end;
            continue;
        }
        const name = ['NaN', '-Infinity', 'Infinity'].find((each) => text.startsWith(each, at));
        if (name === undefined)
            continue;
        quoted += `${text.slice(from, at)}"${name}"`;
        at += name.length - 1;
        from = at + 1;
    }
    return quoted + text.slice(from);
}

;// CONCATENATED MODULE: ./build/engine/benchmarks/output.js
/**
 * What an evaluator printed, as adapters read it.
 * Invariant: reading takes time in the length of the output, whatever is in it.
 */

const ESCAPE = '\u001b';
const BELL = '\u0007';
// Colours and the like; links and titles of windows, which end with a bell or a sequence of their own. No part of it looks
// beyond the next escape character.
const SEQUENCES = new RegExp(`${ESCAPE}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|[()][0-9A-Z])`, 'g');
// Patterns that look for the end of a line take time in the square of its length.
const MAX_LINE_LENGTH = 2000;
const output_SAMPLE_LENGTH = 100;
/** Splits an output into what adapters look at. */
function readOutput(printed) {
    const text = printed.replace(SEQUENCES, '').replace(/^\ufeff/, '');
    const lines = text.split(/\r\n|\r|\n/);
    const last = lines.pop() ?? '';
    if (last !== '')
        lines.push(last);
    let json;
    return {
        text,
        lines: lines.map((line) => (line.length > MAX_LINE_LENGTH ? '' : line)),
        isCut: /[^)\]}>\s]\s*$/.test(last.slice(-output_SAMPLE_LENGTH)),
        get json() {
            json ??= parseJsonValues(text);
            return json;
        },
    };
}


/***/ }),

/***/ 57176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   fJ: () => (/* binding */ isStatistic),
/* harmony export */   gS: () => (/* binding */ STATISTICS),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   zi: () => (/* binding */ ReadingList)
/* harmony export */ });
/** What a benchmark's own output says, before it is a score. */
/** Which figure of a benchmark counts, where its format has several. */
const STATISTICS = ['mean', 'median', 'min'];
/** Whether a word names a figure. */
function isStatistic(word) {
    return STATISTICS.some((each) => each === word);
}
/** Readings as they are found, and the first thing that is wrong with them. */
class ReadingList {
    #readings = [];
    #issue;
    add(name, value) {
        this.#readings.push({ name, value });
    }
    /** A part of the output makes the rest of it worthless. */
    refuse(issue) {
        this.#issue ??= issue;
    }
    get size() {
        return this.#readings.length;
    }
    result() {
        return this.#issue === undefined ? this.#readings : { issue: this.#issue };
    }
}
/** The value of a JSON member that should be a number. */
function numberOf(value) {
    return typeof value === 'number' ? value : Number.NaN;
}
/** The value of a JSON member that should be text. */
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** A JSON object; undefined: it is something else. */
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : undefined;
}
/** The objects of a JSON array; none where it is something else. */
function objectsOf(value) {
    if (!Array.isArray(value))
        return [];
    const values = value;
    return values.map(objectOf).filter((each) => each !== undefined);
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
/* unused harmony exports buildReportAnnotations, buildProblemAnnotations, renderErrors, renderWarning, renderStop, renderResume */
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
/** Workflow commands that annotate the step with what ended it. */
function renderErrors(title, messages) {
    const annotations = messages.map((message) => ({ level: 'error', properties: { title }, message }));
    return capped(annotations).map(renderAnnotation);
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


/***/ }),

/***/ 19937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ SHARED_SETTINGS)
/* harmony export */ });
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(75727);

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
        values: _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .RISK_NAMES */ .hq,
        doc: 'Risks that you accept: the run starts although a check reports them.',
    },
];


/***/ }),

/***/ 88898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ findCarryOver),
/* harmony export */   mw: () => (/* binding */ carryOverZ),
/* harmony export */   ul: () => (/* binding */ ARMS)
/* harmony export */ });
/** The two sides of a comparison. */
const ARMS = ['candidate', 'incumbent'];
// Two-sided level of about .01. With 5 pairs of each kind only a complete separation reaches it, 2 in 252 orders.
const LIMIT = 2.6;
const MIN_PAIRS = 5;
// With fewer, a test goes on while its pairs look as if something were carried over; 2 and 2 that separate reach 1.55.
const FEW_PAIRS = 2;
const CALM = 1;
/**
 * Whether a run leaves something behind that differs by arm: a rank test between the pairs whose first arm also ran last
 * before them, and the others. Undefined: too few pairs.
 */
function findCarryOver(pairs) {
    const { z, least } = carryOverZ(pairs);
    if (least >= MIN_PAIRS)
        return Math.abs(z) > LIMIT;
    return least >= FEW_PAIRS && Math.abs(z) <= CALM ? false : undefined;
}
/** The statistic, approximately standard normal where nothing is carried over; ties count half. `least`: pairs of the rarer kind. */
function carryOverZ(pairs) {
    const same = [];
    const changed = [];
    for (const [index, { difference, first }] of pairs.entries()) {
        const before = pairs[index - 1]?.first;
        if (before === undefined || first === undefined)
            continue;
        // What ran last before this pair is the other arm of the pair before.
        (before === first ? changed : same).push(difference);
    }
    const [n, m] = [same.length, changed.length];
    let wins = 0;
    for (const one of same)
        for (const other of changed)
            wins += one > other ? 1 : one === other ? 0.5 : 0;
    const z = n * m === 0 ? 0 : (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
    return { z, least: Math.min(n, m) };
}


/***/ }),

/***/ 26970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ discoveriesOf),
/* harmony export */   j: () => (/* binding */ certifiedChanges)
/* harmony export */ });
// As when a test stops: a whole power of two counts as reached.
const ROUNDING = 1e-9;
/**
 * The discoveries at a false discovery rate, as indices into the logarithms of e-values, whatever depends on what.
 * Source: e-BH (Wang and Ramdas 2022): the largest k for which k e-values reach K / (rate k).
 */
function discoveriesOf(logs, rate) {
    const sorted = logs.toSorted((one, other) => other - one);
    let limit = Number.POSITIVE_INFINITY;
    for (const [index, log] of sorted.entries()) {
        if (log >= Math.log(logs.length / (rate * (index + 1))) - ROUNDING)
            limit = log;
    }
    return new Set(logs.flatMap((log, index) => (log >= limit ? [index] : [])));
}
/** The accepted changes that are certified at a false discovery rate, in the order given. */
function certifiedChanges(accepted, fdr) {
    const certified = discoveriesOf(accepted.map(({ log_e: logE }) => logE), fdr);
    return accepted.filter((_, index) => certified.has(index)).map(({ tree }) => tree);
}


/***/ }),

/***/ 90218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ anytimeInterval),
/* harmony export */   Ny: () => (/* binding */ INSURED_MOST),
/* harmony export */   iL: () => (/* binding */ isRefuted),
/* harmony export */   iZ: () => (/* binding */ insuredFactor),
/* harmony export */   ow: () => (/* binding */ logEvidenceOfDifference),
/* harmony export */   xu: () => (/* binding */ insuredBets)
/* harmony export */ });
/* unused harmony export evidencePath */
// Share of each factor that does not depend on the difference: one outlier costs at most a factor of 10.
const INSURED = 0.1;
/** What a pair can multiply the evidence by at most. */
const INSURED_MOST = INSURED + (1 - INSURED) * 2;
// In units of 1/scale: bets are doubled until one is at least this strong.
const STRONGEST_BET = 2.4;
// How far from the differences a centre is looked for, in scales: beyond it no evidence can be missing.
const REACH = 60;
// A double has 53 bits: more halvings change nothing.
const HALVINGS = 60;
// Far within the range of a double, and far outside of what a pair can change.
const SMALL = 1e-100;
/**
 * Bets for a planned number of pairs at a level between 0 and 1, in units of 1/scale. The weakest finds the least effect
 * that so many pairs can show.
 */
function insuredBets(planned, level) {
    const bets = [];
    let bet = Math.sqrt((2 * Math.log(2 / level)) / planned);
    for (; bet < STRONGEST_BET; bet *= 2)
        bets.push(bet);
    return [...bets, bet];
}
/** A factor whose mean is 1 where x is symmetric about 0, and less where its centre is below 0. */
function insuredFactor(x, bet) {
    return INSURED + ((1 - INSURED) * 2) / (1 + Math.exp(-2 * bet * x));
}
/**
 * ln of the evidence after each pair that the centre of the differences lies above (side 1) or below (side -1) a value:
 * the mean over the bets of the products of their factors. Under any noise that a fair coin may swap, it reaches 1/a with
 * a probability of at most a. Source: Ville's inequality; symmetry tests by betting with an insured share.
 */
function evidencePath(series, centre, side) {
    const path = [];
    findEvidence(series, centre, side, (log) => {
        path.push(log);
        return false;
    });
    return path;
}
/** Whether the evidence is enough after one of the pairs; of those after it nothing is asked. */
function findEvidence({ differences, scales, bets }, centre, side, isEnough) {
    // Divided by what `taken` is the logarithm of, so that no product of thousands of pairs leaves the range of a double.
    const products = bets.map(() => 1);
    let taken = 0;
    for (const [index, difference] of differences.entries()) {
        const x = (side * (difference - centre)) / (scales[index] ?? 1);
        let total = 0;
        for (const [at, bet] of bets.entries()) {
            const product = (products[at] ?? 1) * insuredFactor(x, bet);
            products[at] = product;
            total += product;
        }
        const mean = total / bets.length;
        if (isEnough(taken + Math.log(mean)))
            return true;
        if (mean > SMALL && mean < 1 / SMALL)
            continue;
        taken += Math.log(mean);
        for (const [at, product] of products.entries())
            products[at] = product / mean;
    }
    return false;
}
/** Whether the evidence ever reached 2/level: the centre is refuted on that side, at half of the level. */
function isRefuted(series, level, centre, side) {
    const needed = Math.log(2 / level);
    return findEvidence(series, centre, side, (log) => log >= needed);
}
/** The limits of the centre that hold at confidence 1 - level whenever one looks; null: not limited yet. */
function anytimeInterval(series, level) {
    const { differences, scales } = series;
    if (differences.length === 0)
        return { lower: null, upper: null };
    const reach = Math.max(...differences.map(Math.abs)) + REACH * Math.max(...scales);
    const limitOn = (side) => {
        let out = -side * reach;
        let within = side * reach;
        if (!isRefuted(series, level, out, side))
            return null;
        for (let halving = 0; halving < HALVINGS; halving += 1) {
            const middle = (out + within) / 2;
            if (isRefuted(series, level, middle, side))
                out = middle;
            else
                within = middle;
        }
        return out;
    };
    return { lower: limitOn(1), upper: limitOn(-1) };
}
/** ln of the e-value of "there is a difference", as it is now: its highest value so far would be none. */
function logEvidenceOfDifference(series) {
    const up = evidencePath(series, 0, 1).at(-1) ?? 0;
    const down = evidencePath(series, 0, -1).at(-1) ?? 0;
    const highest = Math.max(up, down);
    return highest + Math.log((Math.exp(up - highest) + Math.exp(down - highest)) / 2);
}


/***/ }),

/***/ 8642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   Jy: () => (/* binding */ ERROR_RATES),
/* harmony export */   gv: () => (/* binding */ minimumPairs)
/* harmony export */ });
const ERROR_RATES = ['per-candidate', 'fdr', 'fwer'];
const SPENDING = -1.1;
// The sum of i^-1.1 over all i: what is spent without a horizon. Source: the Riemann zeta function at 1.1.
const WHOLE_SUM = 10.584448464950801;
const LEVELS = {
    'per-candidate': ({ alpha }) => alpha,
    fwer: ({ alpha, horizon }, { tested }) => {
        if (horizon !== null && tested >= horizon)
            return 0;
        return (alpha * (tested + 1) ** SPENDING) / (horizon === null ? WHOLE_SUM : spendingSum(horizon));
    },
    // e-LOND with the horizon's equal weights; without a horizon there is no weight to give.
    fdr: ({ alpha, horizon }, { tested, kept }) => horizon === null || tested >= horizon ? 0 : (alpha * (kept + 1)) / horizon,
};
/** The level of the next test, fixed before any score of its candidate exists; 0: the horizon is spent. */
function levelOf(rules, state) {
    return LEVELS[rules.error_rate](rules, state);
}
function spendingSum(horizon) {
    let sum = 0;
    for (let index = horizon; index >= 1; index -= 1)
        sum += index ** SPENDING;
    return sum;
}
/**
 * How many pairs an arbitrarily large effect needs at a level: each multiplies E by a factor of at most 2, or of at most
 * `INSURED_MOST` with insured factors.
 */
function minimumPairs(a, most = 2) {
    // 1 - 0.9375 is a little less than 2^-4 as doubles go.
    return Math.ceil(Math.log(1 / a) / Math.log(most) - 1e-9);
}


/***/ }),

/***/ 44785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ deviationOf),
/* harmony export */   Uy: () => (/* binding */ squaresAround),
/* harmony export */   hm: () => (/* binding */ meanOf)
/* harmony export */ });
/** The mean of some numbers; of none it is 0, and of equal ones that number, which a sum may miss by its rounding. */
function meanOf(values) {
    const [first = 0] = values;
    if (values.every((value) => value === first))
        return first;
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}
/** The sum of squared distances from the mean. */
function squaresAround(values) {
    const mean = meanOf(values);
    let sum = 0;
    for (const value of values)
        sum += (value - mean) ** 2;
    return sum;
}
/** The standard deviation of a sample; of fewer than two numbers it is 0. */
function deviationOf(values) {
    return values.length < 2 ? 0 : Math.sqrt(squaresAround(values) / (values.length - 1));
}


/***/ }),

/***/ 52164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ robustScale),
/* harmony export */   Pq: () => (/* binding */ LEAST_SCALE),
/* harmony export */   l_: () => (/* binding */ successiveSteps)
/* harmony export */ });
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(50748);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(44785);


// Makes the median distance an estimate of the standard deviation under normal noise.
const PER_MEDIAN = 1.4826;
/** Equal scores have no scale, and differences are divided by it. */
const LEAST_SCALE = 1e-9;
/** Distances between successive values: a slow drift hardly touches them. */
function successiveSteps(values) {
    return values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
}
/**
 * The scale of the next difference, from the steps of the calibration and the differences before it alone: a bet must
 * not know what it bets on.
 */
function robustScale(steps, before) {
    const centre = before.length > 0 ? (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(before) : 0;
    const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
    if (pool.length === 0)
        return LEAST_SCALE;
    const robust = PER_MEDIAN * (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(pool);
    return Math.max(robust > LEAST_SCALE ? robust : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(pool), LEAST_SCALE);
}


/***/ }),

/***/ 48741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ signedRankInterval),
/* harmony export */   Zg: () => (/* binding */ signedRankEstimate)
/* harmony export */ });
/* unused harmony export signedRankDistribution */
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(50748);

/** P(W <= w) of Wilcoxon's signed-rank sum of so many differences, for w = 0, 1, …: all sets of signs are equally likely. */
function signedRankDistribution(count) {
    let chances = [1];
    for (let rank = 1; rank <= count; rank += 1) {
        const next = Array.from({ length: chances.length + rank }, () => 0);
        for (const [sum, chance] of chances.entries()) {
            next[sum] = (next[sum] ?? 0) + chance / 2;
            next[sum + rank] = (next[sum + rank] ?? 0) + chance / 2;
        }
        chances = next;
    }
    let total = 0;
    return chances.map((chance) => {
        total += chance;
        return total;
    });
}
/** The averages of every two, and of each with itself, ascending (Walsh). */
function averagesOfTwo(differences) {
    const averages = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
    return averages.sort((one, other) => one - other);
}
/**
 * The exact signed-rank interval at confidence 1 - level: it holds once, at an end that was planned. Without limits where
 * the pairs are too few. Source: Hodges and Lehmann 1963; Wilcoxon's exact distribution.
 */
function signedRankInterval(differences, level) {
    const rank = signedRankDistribution(differences.length).filter((chance) => chance <= level / 2).length;
    if (rank === 0)
        return { lower: null, upper: null };
    const averages = averagesOfTwo(differences);
    return { lower: averages[rank - 1] ?? null, upper: averages[averages.length - rank] ?? null };
}
/** The estimate that belongs to the interval: the median of the averages of every two (Hodges and Lehmann); of none NaN. */
function signedRankEstimate(differences) {
    return (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(averagesOfTwo(differences));
}


/***/ }),

/***/ 37763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ quantileOfT),
/* harmony export */   a: () => (/* binding */ tailOfT)
/* harmony export */ });
/**
 * P(|T| > t) of Student's t with a whole number of degrees of freedom.
 * Source: the finite series of Abramowitz & Stegun 26.7.3 and 26.7.4, exact up to rounding.
 */
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
/** The t beyond which, on both sides together, lies this share of Student's distribution. */
function quantileOfT(tail, freedom) {
    let low = 0;
    let high = 1;
    while (tailOfT(high, freedom) > tail && high < 1e12)
        high *= 2;
    // A double has 53 bits: more halvings change nothing.
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
/******/ 		id: moduleId,
/******/ 		loaded: false,
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
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
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
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
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
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
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
/******/ 		8792: 0
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
// EXTERNAL MODULE: ./build/cli/color.js
var color = __nccwpck_require__(71350);
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
// EXTERNAL MODULE: ./build/cli/compare-flags.js
var compare_flags = __nccwpck_require__(28636);
// EXTERNAL MODULE: ./build/cli/completion-flags.js
var completion_flags = __nccwpck_require__(16153);
// EXTERNAL MODULE: ./build/cli/experiment-flags.js
var experiment_flags = __nccwpck_require__(45008);
// EXTERNAL MODULE: ./build/cli/flags.js
var cli_flags = __nccwpck_require__(6222);
// EXTERNAL MODULE: ./build/cli/gate-flags.js + 1 modules
var gate_flags = __nccwpck_require__(3379);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __nccwpck_require__(9654);
// EXTERNAL MODULE: ./build/cli/llms-flags.js
var llms_flags = __nccwpck_require__(88939);
// EXTERNAL MODULE: ./build/cli/mcp-flags.js
var mcp_flags = __nccwpck_require__(77487);
// EXTERNAL MODULE: ./build/cli/mission-flags.js
var mission_flags = __nccwpck_require__(17797);
// EXTERNAL MODULE: ./build/cli/serve-flags.js
var serve_flags = __nccwpck_require__(56832);
// EXTERNAL MODULE: ./build/cli/work-flags.js
var work_flags = __nccwpck_require__(36642);
;// CONCATENATED MODULE: ./build/cli/general-help.js










const rowOf = ({ usage, summary }) => [usage, summary];
const rowsOf = (names) => names.map((name) => rowOf(experiment_flags/* EXPERIMENT_COMMANDS */.H[name]));
/** Every command, by what it works on. */
const GROUPS = {
    Experiments: rowsOf([
        ...['init', 'doctor', 'prepare', 'run', 'resume', 'message', 'approve', 'reject'],
        ...['audit', 'push', 'repair', 'archive', 'plan', 'attempt', 'judge', 'reduce'],
    ]),
    'Experiments and missions': rowsOf(['status', 'watch', 'list', 'show', 'verify', 'report', 'clean', 'pull']),
    'Missions and work items': [[mission_flags/* MISSION_USAGE */.Nq, mission_flags/* MISSION_SUMMARY */.Ai], ...Object.values(work_flags/* WORK_COMMANDS */.R).map(rowOf)],
    'Without an agent, and for agents': [
        ...[rowOf(compare_flags/* COMPARE_COMMAND */.mT), ['gate', gate_flags/* GATE_SUMMARY */.L1], rowOf(completion_flags/* COMPLETION_COMMAND */.n)],
        ...[rowOf(serve_flags/* SERVE_COMMAND */.q), rowOf(mcp_flags/* MCP_COMMAND */.B), rowOf(llms_flags/* LLMS_COMMAND */.v)],
    ],
};
const indent = (0,help/* indentOf */._j)(Object.values(GROUPS).flat());
const groups = Object.entries(GROUPS).map(([title, rows]) => `${title}:\n${(0,help/* renderRows */.UR)(rows, indent)}\n`);
/** The help of `autorize`, which fits a screen. */
const GENERAL_HELP = `Let coding agents improve a repository, and accept only what is better.
Usage: autorize COMMAND [flags]

${groups.join('\n')}Flags of a command: autorize COMMAND --help; of all: --color auto|always|never
Exit codes: 0 success; 1 negative result; 2 invalid argument or file;
3 not ready; 70 internal error; 75 locked by another run; 128+n signal n.
`;

;// CONCATENATED MODULE: ./build/cli/main.js


















const ALWAYS = [{ name: 'help', kind: 'switch', help: 'Print this help.' }];
const MISSION_NAMES = ['autoresearch', 'mission'];
const NAMES = [
    ...Object.keys(experiment_flags/* EXPERIMENT_COMMANDS */.H),
    ...MISSION_NAMES,
    'compare',
    'gate',
    'work',
    'completion',
    'mcp',
    'serve',
    'llms',
];
/** Runs a command line and returns the exit code; prints, and never throws. */
async function runMain(argv, mainOptions) {
    const { words, when, problem } = (0,color/* takeColorFlag */.BL)(argv);
    if (problem !== undefined)
        return printError(new errors/* UsageError */.eb([problem]), mainOptions.terminal);
    const options = { ...mainOptions, terminal: (0,color/* withColor */.oP)(mainOptions.terminal, when) };
    const { terminal } = options;
    const [name, ...rest] = words;
    // `help COMMAND` is `COMMAND --help`.
    if (name === 'help' && rest[0]?.startsWith('-') === false)
        return runMain([...rest, '--help'], options);
    try {
        if (name === undefined)
            return await runOverviewLazily(options);
        if (name === '--help' || name === '-h' || name === 'help')
            return print(terminal, GENERAL_HELP);
        if (name === '--version')
            return print(terminal, `${version/* VERSION */.x}\n`);
        if (name === 'gate')
            return await runGateLazily(rest, options);
        if (name === 'work')
            return await runWorkLazily(rest, options);
        if (name === 'compare')
            return await runCompareLazily(rest, options);
        if (name === 'completion')
            return await runCompletionLazily(rest, options);
        if (name === 'llms')
            return await runLlmsLazily(rest, options);
        if (name === 'serve')
            return await runServeLazily(rest, options);
        if (name === 'mcp')
            return await runMcpLazily(rest, options);
        if (MISSION_NAMES.includes(name))
            return await runMissionLazily(rest, options);
        if (isExperimentCommand(name))
            return await runExperimentLazily(name, rest, options);
        const renamed = Object.hasOwn(experiment_flags/* DEPRECATED_COMMANDS */.$, name) ? experiment_flags/* DEPRECATED_COMMANDS */.$[name] : undefined;
        if (renamed === undefined)
            throw unknownCommand(name, { known: NAMES, typed: name });
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
    return Object.hasOwn(experiment_flags/* EXPERIMENT_COMMANDS */.H, name);
}
async function runOverviewLazily({ host, terminal }) {
    const { runOverview } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(4006), __nccwpck_require__.e(8815), __nccwpck_require__.e(7683), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(7757), __nccwpck_require__.e(2062), __nccwpck_require__.e(4347), __nccwpck_require__.e(3679), __nccwpck_require__.e(9848), __nccwpck_require__.e(3552), __nccwpck_require__.e(7018), __nccwpck_require__.e(1197), __nccwpck_require__.e(2475), __nccwpck_require__.e(7866), __nccwpck_require__.e(9693)]).then(__nccwpck_require__.bind(__nccwpck_require__, 70350));
    return await runOverview(host, terminal);
}
/** Help and version cost no more than an empty script: what runs is loaded when it runs. */
async function runGateLazily(argv, { host, terminal }) {
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, gate_flags/* GATE_FLAGS */.yd);
    if (values.has('help'))
        return print(terminal, gate_flags/* GATE_HELP */.uC);
    if (values.has('version'))
        return print(terminal, `${version/* VERSION */.x}\n`);
    if (positionals[0] === 'init' && values.size === 0 && problems.length === 0 && positionals.length === 1) {
        const { runGateInit } = await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(8609), __nccwpck_require__.e(2141)]).then(__nccwpck_require__.bind(__nccwpck_require__, 82141));
        return runGateInit(host, terminal);
    }
    const { runGateCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(8609), __nccwpck_require__.e(4164)]).then(__nccwpck_require__.bind(__nccwpck_require__, 64164));
    return await runGateCommand({ values, words: positionals, problems, host, terminal });
}
async function runMissionLazily(argv, { host, terminal }) {
    const words = (0,mission_flags/* splitMissionWords */.cp)(argv);
    if (words.values.has('help'))
        return print(terminal, mission_flags/* MISSION_HELP */.H9);
    const { runMissionCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(4006), __nccwpck_require__.e(8815), __nccwpck_require__.e(2121), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(7757), __nccwpck_require__.e(2062), __nccwpck_require__.e(3679), __nccwpck_require__.e(9848), __nccwpck_require__.e(7818), __nccwpck_require__.e(848), __nccwpck_require__.e(4728), __nccwpck_require__.e(9357), __nccwpck_require__.e(9167)]).then(__nccwpck_require__.bind(__nccwpck_require__, 48875));
    return await runMissionCommand({ ...words, host, terminal });
}
async function runExperimentLazily(name, argv, { host, terminal }) {
    const shape = experiment_flags/* EXPERIMENT_COMMANDS */.H[name];
    const flags = [...shape.flags, ...ALWAYS];
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, flags);
    if (values.has('help'))
        return print(terminal, (0,help/* renderCommandHelp */.fd)(shape, flags));
    const { words, problems: ofWords } = await nameLazily(shape, positionals, host);
    const found = [...problems, ...ofWords];
    if (found.length > 0)
        throw new errors/* UsageError */.eb(found);
    const { runExperimentCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(4006), __nccwpck_require__.e(8815), __nccwpck_require__.e(7683), __nccwpck_require__.e(2121), __nccwpck_require__.e(7538), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(7757), __nccwpck_require__.e(2062), __nccwpck_require__.e(4347), __nccwpck_require__.e(3679), __nccwpck_require__.e(9848), __nccwpck_require__.e(3552), __nccwpck_require__.e(7018), __nccwpck_require__.e(1197), __nccwpck_require__.e(7818), __nccwpck_require__.e(2682), __nccwpck_require__.e(8860), __nccwpck_require__.e(848), __nccwpck_require__.e(4728), __nccwpck_require__.e(4277), __nccwpck_require__.e(3921), __nccwpck_require__.e(6672), __nccwpck_require__.e(9357), __nccwpck_require__.e(8158)]).then(__nccwpck_require__.bind(__nccwpck_require__, 88158));
    return await runExperimentCommand(name, { values, words, host, terminal });
}
async function runCompareLazily(argv, { host, terminal }) {
    const flags = [...compare_flags/* COMPARE_COMMAND */.mT.flags, ...ALWAYS];
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, flags);
    if (values.has('help'))
        return print(terminal, (0,help/* renderCommandHelp */.fd)(compare_flags/* COMPARE_COMMAND */.mT, flags));
    const { words, problems: ofWords } = await nameLazily(compare_flags/* COMPARE_COMMAND */.mT, positionals, host);
    const found = [...problems, ...ofWords];
    if (found.length > 0)
        throw new errors/* UsageError */.eb(found);
    const { runCompareCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(4006), __nccwpck_require__.e(1514), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(7757), __nccwpck_require__.e(4347), __nccwpck_require__.e(3679), __nccwpck_require__.e(7018), __nccwpck_require__.e(2682), __nccwpck_require__.e(2475), __nccwpck_require__.e(8860), __nccwpck_require__.e(193), __nccwpck_require__.e(7156), __nccwpck_require__.e(9011)]).then(__nccwpck_require__.bind(__nccwpck_require__, 60486));
    return await runCompareCommand({ values, words, host, terminal });
}
async function runCompletionLazily(argv, { host, terminal }) {
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, ALWAYS);
    if (values.has('help'))
        return print(terminal, (0,help/* renderCommandHelp */.fd)(completion_flags/* COMPLETION_COMMAND */.n, ALWAYS));
    const { words, problems: ofWords } = await nameLazily(completion_flags/* COMPLETION_COMMAND */.n, positionals, host);
    if (problems.length + ofWords.length > 0)
        throw new errors/* UsageError */.eb([...problems, ...ofWords]);
    const { renderCompletion } = await __nccwpck_require__.e(/* import() */ 6767).then(__nccwpck_require__.bind(__nccwpck_require__, 36767));
    return print(terminal, renderCompletion(words[0] ?? ''));
}
async function runLlmsLazily(argv, { host, terminal }) {
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, ALWAYS);
    if (values.has('help'))
        return print(terminal, (0,help/* renderCommandHelp */.fd)(llms_flags/* LLMS_COMMAND */.v, ALWAYS));
    const { problems: ofWords } = await nameLazily(llms_flags/* LLMS_COMMAND */.v, positionals, host);
    if (problems.length + ofWords.length > 0)
        throw new errors/* UsageError */.eb([...problems, ...ofWords]);
    const { renderLlms } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(8496), __nccwpck_require__.e(7956)]).then(__nccwpck_require__.bind(__nccwpck_require__, 70197));
    return print(terminal, renderLlms());
}
async function runServeLazily(argv, { host, terminal }) {
    const flags = [...serve_flags/* SERVE_COMMAND */.q.flags, ...ALWAYS];
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, flags);
    if (values.has('help'))
        return print(terminal, (0,help/* renderCommandHelp */.fd)(serve_flags/* SERVE_COMMAND */.q, flags));
    const { words, problems: ofWords } = await nameLazily(serve_flags/* SERVE_COMMAND */.q, positionals, host);
    if (problems.length + ofWords.length > 0)
        throw new errors/* UsageError */.eb([...problems, ...ofWords]);
    const { runServeCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(4006), __nccwpck_require__.e(8815), __nccwpck_require__.e(7683), __nccwpck_require__.e(1514), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(7757), __nccwpck_require__.e(2062), __nccwpck_require__.e(4347), __nccwpck_require__.e(3679), __nccwpck_require__.e(9848), __nccwpck_require__.e(3552), __nccwpck_require__.e(7018), __nccwpck_require__.e(1197), __nccwpck_require__.e(7818), __nccwpck_require__.e(2682), __nccwpck_require__.e(2475), __nccwpck_require__.e(4277), __nccwpck_require__.e(193), __nccwpck_require__.e(7866), __nccwpck_require__.e(3921), __nccwpck_require__.e(7433)]).then(__nccwpck_require__.bind(__nccwpck_require__, 16570));
    return await runServeCommand({ values, words, host, terminal });
}
async function runMcpLazily(argv, { host, terminal }) {
    const flags = [...mcp_flags/* MCP_COMMAND */.B.flags, ...ALWAYS];
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, flags);
    if (values.has('help'))
        return print(terminal, (0,help/* renderCommandHelp */.fd)(mcp_flags/* MCP_COMMAND */.B, flags));
    const { words, problems: ofWords } = await nameLazily(mcp_flags/* MCP_COMMAND */.B, positionals, host);
    if (problems.length + ofWords.length > 0)
        throw new errors/* UsageError */.eb([...problems, ...ofWords]);
    const { runMcpCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(4006), __nccwpck_require__.e(8815), __nccwpck_require__.e(7683), __nccwpck_require__.e(3457), __nccwpck_require__.e(1514), __nccwpck_require__.e(2815), __nccwpck_require__.e(2429), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(7757), __nccwpck_require__.e(2062), __nccwpck_require__.e(4347), __nccwpck_require__.e(3679), __nccwpck_require__.e(9848), __nccwpck_require__.e(3552), __nccwpck_require__.e(7018), __nccwpck_require__.e(1197), __nccwpck_require__.e(7818), __nccwpck_require__.e(2682), __nccwpck_require__.e(2475), __nccwpck_require__.e(8860), __nccwpck_require__.e(848), __nccwpck_require__.e(4277), __nccwpck_require__.e(193), __nccwpck_require__.e(7866), __nccwpck_require__.e(7156), __nccwpck_require__.e(4973)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94973));
    return await runMcpCommand({ values, words, host, terminal });
}
async function runWorkLazily([name = '--help', ...argv], { host, terminal }) {
    if (name === '--help')
        return print(terminal, GENERAL_HELP);
    if (!isWorkCommand(name)) {
        throw unknownCommand(`work ${name}`, { known: Object.keys(work_flags/* WORK_COMMANDS */.R), typed: name });
    }
    const shape = work_flags/* WORK_COMMANDS */.R[name];
    const flags = [...shape.flags, ...ALWAYS];
    const { values, positionals, problems } = (0,cli_flags/* parseFlags */.b)(argv, flags);
    if (values.has('help'))
        return print(terminal, (0,help/* renderCommandHelp */.fd)(shape, flags));
    const { words, problems: ofWords } = await nameLazily(shape, positionals, host);
    const found = [...problems, ...ofWords];
    // The problems of a plan are reported together with those of the command line.
    if (found.length > 0 && (name !== 'run' || words.length === 0))
        throw new errors/* UsageError */.eb(found);
    const { runWorkCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(4006), __nccwpck_require__.e(7683), __nccwpck_require__.e(2121), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(7757), __nccwpck_require__.e(2062), __nccwpck_require__.e(3552), __nccwpck_require__.e(4728), __nccwpck_require__.e(6672), __nccwpck_require__.e(4059)]).then(__nccwpck_require__.bind(__nccwpck_require__, 87549));
    return await runWorkCommand(name, { values, words, host, terminal, problems: found });
}
async function nameLazily(shape, typed, host) {
    const { nameWords } = await Promise.all(/* import() */[__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(3351), __nccwpck_require__.e(8609), __nccwpck_require__.e(8496), __nccwpck_require__.e(4563), __nccwpck_require__.e(4347), __nccwpck_require__.e(2073)]).then(__nccwpck_require__.bind(__nccwpck_require__, 32073));
    return nameWords(shape, typed, host);
}
function isWorkCommand(name) {
    return Object.hasOwn(work_flags/* WORK_COMMANDS */.R, name);
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
            get columns() {
                // A terminal without a size, as some have behind a serial line, has the usual one; a dumb one cannot erase a line.
                return process.stdout.isTTY && process.env.TERM !== 'dumb' ? process.stdout.columns || 80 : undefined;
            },
            hasColor: (0,color/* hasColorHere */.qI)({ env: process.env, isTerminal: process.stdout.isTTY }),
            redact,
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


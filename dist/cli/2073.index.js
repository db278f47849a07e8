export const id = 2073;
export const ids = [2073];
export const modules = {

/***/ 32073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nameWords: () => (/* binding */ nameWords)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62414);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);




const NAMEABLE = / \[(NAME|WHAT)\]/;
function nameWords({ usage, words: [min, max] }, typed, host) {
    const what = NAMEABLE.exec(usage)?.[1];
    const shape = { usage: usage.replace(NAMEABLE, ' $1'), min: what === undefined ? min : min + 1, max };
    if (what === undefined || typed.length !== min)
        return checked(shape, typed);
    const known = experimentsHere(host);
    const [only] = known;
    if (typed.some((word) => known.includes(word)))
        return checked(shape, typed);
    if (only !== undefined && known.length === 1)
        return checked(shape, [only, ...typed]);
    const [command = ''] = usage.split(' ');
    const problem = only === undefined ? noExperiment(what) : severalExperiments(what, { command, known });
    return { words: typed, problems: [problem] };
}
function experimentsHere({ cwd }) {
    try {
        return (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__/* .listExperiments */ .lV)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(cwd));
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW)
            return [];
        throw error;
    }
}
function noExperiment(what) {
    return {
        found: `no ${what}`,
        expected: 'the name of an experiment; this repository has none',
        remedy: 'Make one: autorize init NAME',
    };
}
function severalExperiments(what, { command, known }) {
    const expected = `one of the experiments here: ${known.join(', ')}`;
    return { found: `no ${what}`, expected, remedy: `Name it: autorize ${command} ${known[0]}` };
}
function checked({ usage, min, max }, words) {
    const placeholders = usage.split(' ').filter((word) => /^[A-Z]/.test(word));
    const see = `See: autorize ${usage.replace(/ [[A-Z].*$/, '')} --help`;
    const missing = placeholders.slice(words.length, min).map((name) => `no ${name}`);
    const unexpected = words.slice(max).map((word) => `unexpected argument ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(word)}`);
    const expected = `autorize ${usage}`;
    const problems = [...missing, ...unexpected].map((found) => ({ found, expected, remedy: see }));
    const iter = /\bITER\b/.test(usage) ? words[1] : undefined;
    if (iter === undefined || /^\d{1,9}$/.test(iter))
        return { words, problems };
    const remedy = 'Write e.g. autorize show NAME 3.';
    const notANumber = { found: `iteration ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(iter)}`, expected: 'the number of an iteration', remedy };
    return { words, problems: [...problems, notANumber] };
}


/***/ })

};


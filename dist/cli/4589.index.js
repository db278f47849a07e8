export const id = 4589;
export const ids = [4589];
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

/***/ 24145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ HOLDOUT_PURPOSES),
  x: () => (/* binding */ gapOfAnswers)
});

;// CONCATENATED MODULE: ./build/stats/change-evidence.js
const STRENGTHS = [3, 9, 27];
function findUpwardChange(values) {
    const count = values.length;
    if (count < 2)
        return undefined;
    const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || other - one);
    const logs = [];
    for (let start = 1; start < count; start += 1) {
        const weight = 1 / (start * (start + 1) * STRENGTHS.length);
        for (const strength of STRENGTHS) {
            logs.push({ start, log: Math.log(weight) + logRatio(order, start, strength) });
        }
    }
    const [first, ...rest] = logs;
    if (first === undefined)
        return undefined;
    const likeliest = rest.reduce((best, each) => (each.log > best.log ? each : best), first);
    const total = logs.reduce((sum, { log }) => sum + Math.exp(log - likeliest.log), 0);
    const later = Math.exp(-likeliest.log) / count;
    return { logEvidence: likeliest.log + Math.log(total + later), start: likeliest.start };
}
function logRatio(order, start, strength) {
    let sum = 0;
    let log = 0;
    for (const [below, index] of order.entries()) {
        const weight = index < start ? 1 : strength;
        sum += weight;
        log += Math.log((weight * (below + 1)) / sum);
    }
    return log;
}

// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/decision/pareto-front.js
var pareto_front = __webpack_require__(4734);
;// CONCATENATED MODULE: ./build/decision/holdout-gap.js



const GAP_ALERT_LEVEL = 0.05;
const HOLDOUT_PURPOSES = ['candidate', 'simplify', 'promotion'];
function gapOfAnswers(measured, direction) {
    const asked = measured.flatMap(({ test, holdout }) => {
        const [own, best] = [scoresOf(test.candidate), scoresOf(test.best)];
        return holdout === undefined || own.length === 0 || best.length === 0 ? [] : [{ test, own, best, holdout }];
    });
    if (asked.length === 0)
        return undefined;
    const isRatio = asked.every(({ own, best, holdout }) => [...own, ...best, holdout.candidate, holdout.best].every((score) => score > 0));
    const sign = direction === 'max' ? 1 : -1;
    const gain = (own, best) => sign * (isRatio ? Math.log(own / best) : own - best);
    const units = { isRatio, direction };
    const gains = asked.map(({ test, own, best, holdout }) => {
        const both = { objective: gain((0,moments/* meanOf */.hm)(own), (0,moments/* meanOf */.hm)(best)), holdout: gain(holdout.candidate, holdout.best) };
        return { task: test.task, isAccepted: test.kept, ...both, shown: renderBoth(both, units) };
    });
    const alert = findParting(gains);
    return { gains, ...units, alert, parting: alert && describeParting(alert, units) };
}
function findParting(gains) {
    const found = findUpwardChange(gains.map(apart));
    if (found === undefined || found.logEvidence < -Math.log(GAP_ALERT_LEVEL))
        return undefined;
    const [before, after] = [means(gains.slice(0, found.start)), means(gains.slice(found.start))];
    const since = gains[found.start]?.task ?? '';
    return apart(after) > Math.max(0, apart(before)) ? { since, before, after } : undefined;
}
function apart({ objective, holdout }) {
    return objective - holdout;
}
function means(gains) {
    return { objective: (0,moments/* meanOf */.hm)(gains.map((each) => each.objective)), holdout: (0,moments/* meanOf */.hm)(gains.map((each) => each.holdout)) };
}
const DIGITS = 3;
function renderBoth({ objective, holdout }, { isRatio, direction }) {
    const [one, other] = [objective, holdout].map((gain) => {
        const change = direction === 'max' ? gain : -gain;
        const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
        return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
    });
    return `${one} and ${other}`;
}
function describeParting({ since, before, after }, units) {
    const means = `on average ${renderBoth(after, units)} since then, and ${renderBoth(before, units)} before`;
    return `objective and holdout part since ${since}: ${means}; review the changes since then, which may serve only the cases that the objective measures`;
}
function scoresOf(runs) {
    return runs.flatMap((run) => new Map(Object.entries(run)).get(pareto_front/* SCORE_AXIS */.j) ?? []);
}


/***/ }),

/***/ 95695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readMeasured),
/* harmony export */   a: () => (/* binding */ readHeader)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _pareto_front_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4734);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10901);



function readHeader(raw) {
    const header = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionRecordSchema */ .vt, raw[0]);
    if (!header.success || header.data.kind !== 'genesis')
        return undefined;
    return { settings: header.data.settings, base: header.data.baseline_tree };
}
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('evaluation'),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    arm: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['candidate', 'incumbent']),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    index: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    task: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    score: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()))),
});
const MEASURING = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
const UNMEASURED = new Set(['screen', 'crash', 'tamper']);
function readMeasured(raw, purposes = ['candidate', 'simplify']) {
    const runs = { ofTask: new Map(), ofTree: new Map(), ofHoldout: new Map() };
    const measured = [];
    for (const record of raw) {
        if (record.kind === 'evaluation') {
            const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(runSchema, record);
            if (!read.success)
                continue;
            const { stage, task, tree } = read.data;
            if (stage === 'holdout')
                addTo(runs.ofHoldout, task, read.data);
            if (!MEASURING.has(stage))
                continue;
            addTo(runs.ofTask, task, read.data);
            addTo(runs.ofTree, tree, read.data);
        }
        else if (record.kind === 'decision') {
            const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(_records_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionEntrySchema */ .ce, record);
            if (!read.success || !purposes.includes(read.data.purpose) || UNMEASURED.has(read.data.code))
                continue;
            const test = testOf(read.data, runs);
            if (test !== undefined)
                measured.push({ entry: read.data, test, holdout: holdoutOf(read.data, runs) });
        }
    }
    return measured;
}
function addTo(runs, key, one) {
    const known = runs.get(key);
    if (known === undefined)
        runs.set(key, [one]);
    else
        known.push(one);
}
function testOf({ task, incumbent, kept }, { ofTask, ofTree }) {
    const own = ofTask.get(task) ?? [];
    const candidate = own.filter(({ arm }) => arm === 'candidate');
    const paired = own.filter(({ arm }) => arm === 'incumbent');
    const [first] = candidate;
    if (first === undefined)
        return undefined;
    const best = paired.length > 0 ? paired : (ofTree.get(incumbent) ?? []);
    return { task, tree: first.tree, incumbent, kept, candidate: candidate.map(valuesOf), best: best.map(valuesOf) };
}
function holdoutOf({ task, holdout }, { ofHoldout }) {
    const runs = (ofHoldout.get(task) ?? []).filter(({ index }) => index === holdout?.queries);
    const candidate = runs.find(({ arm }) => arm === 'candidate');
    const best = runs.find(({ arm }) => arm === 'incumbent');
    return candidate && best && { candidate: candidate.score, best: best.score };
}
function valuesOf({ score, metrics }) {
    return { ...metrics, [_pareto_front_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORE_AXIS */ .j]: score };
}


/***/ }),

/***/ 4734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ paretoFront),
/* harmony export */   j: () => (/* binding */ SCORE_AXIS)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);

const SCORE_AXIS = 'score';
function paretoFront(tests, axes, base) {
    const scales = axes.map(({ name }) => hasRatios(tests, name));
    const places = new Map([[base, axes.map(() => 0)]]);
    const points = new Map();
    for (const test of tests) {
        const from = places.get(test.incumbent);
        const moved = axes.map(({ name }, at) => changeOf(test, name, scales[at] === true));
        if (from === undefined || moved.some((change) => change === undefined))
            continue;
        const place = moved.map((change, at) => (from[at] ?? 0) + (change ?? 0));
        if (test.kept || !places.has(test.tree))
            places.set(test.tree, place);
        const changes = axes.map(({ name }, at) => ({ name, change: place[at] ?? 0, isRatio: scales[at] === true }));
        points.set(test.tree, { point: { task: test.task, isAccepted: test.kept, changes }, place });
    }
    const signs = axes.map(({ direction }) => (direction === 'max' ? 1 : -1));
    const all = [...points.values()].map(({ point, place }) => ({
        point,
        gains: place.map((change, at) => change * (signs[at] ?? 1)),
    }));
    return all
        .filter(({ gains }) => !all.some((other) => dominates(other.gains, gains)))
        .sort((one, other) => (other.gains[0] ?? 0) - (one.gains[0] ?? 0))
        .map(({ point }) => point);
}
function dominates(one, other) {
    return one.every((gain, at) => gain >= (other[at] ?? 0)) && one.some((gain, at) => gain > (other[at] ?? 0));
}
const valuesOf = (runs, name) => runs.flatMap((run) => new Map(Object.entries(run)).get(name) ?? []);
function hasRatios(tests, name) {
    return tests.every(({ candidate, best }) => valuesOf([...candidate, ...best], name).every((value) => value > 0));
}
function changeOf({ candidate, best }, name, isRatio) {
    const [own, other] = [valuesOf(candidate, name), valuesOf(best, name)];
    if (own.length === 0 || other.length === 0)
        return undefined;
    return isRatio ? Math.log((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(own) / (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(other)) : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(own) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(other);
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


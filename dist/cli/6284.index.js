export const id = 6284;
export const ids = [6284];
export const modules = {
99900:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AX: () => ( isYes),
EC: () => ( sideIssues),
JX: () => ( GROUP_GUARDS),
Wk: () => ( sideLabel),
uO: () => ( findAnswer),
w9: () => ( SideRuns)
});
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64802);
var _decision_measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34663);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77628);
var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55434);
class SideRuns {
runs;
constructor(runs) {
this.runs = runs;
}
take(record) {
if (!(0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_3__ .C)(record) && record.stage !== _decision_measurement_js__WEBPACK_IMPORTED_MODULE_1__ .OT)
this.runs.push(record);
}
checkIssues({ task, guards, holdout }, trial, settings) {
const issues = [];
const asked = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ .g0)(settings, trial.purpose);
for (const [index, { name, passed, verdict }] of guards.entries()) {
const due = asked[index];
const isSpent = due === undefined && name === _decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ .Jz && !passed && settings.holdout !== undefined;
if (isSpent)
continue;
if (due === undefined || name !== (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ .QZ)(due.guard)) {
issues.push(`${task} was asked about the guard "${name}", which is not the ${index + 1}th to be asked`);
continue;
}
const output = this.#askAgain(trial, due);
if (output === undefined)
issues.push(`the guard "${name}" answered for ${task}, and no run of it is recorded`);
else if (output !== passed)
issues.push(`the guard "${name}" said ${output ? 'yes' : 'no'} to ${task}`);
const computed = 'command' in due.guard ? undefined : (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ .Gl)(this.runs, trial, due.guard).verdict;
if (computed !== verdict) {
issues.push(`the guard "${name}" is recorded as ${verdict ?? 'not tested'} for ${task}; its pairs say ${computed ?? 'nothing'}`);
}
}
if (holdout === null)
return issues;
const bit = this.#holdoutBit(trial.id, holdout.queries, settings.direction);
if (bit === undefined)
issues.push(`the holdout answered for ${task}, and its scores are not recorded`);
else if (bit !== holdout.passed)
issues.push(`the holdout said ${bit ? 'yes' : 'no'} to ${task}`);
return issues;
}
guardOfGroup(task) {
const run = findAnswer(this.runs, { id: task }, GROUP_GUARDS);
return run === undefined ? undefined : isYes(run);
}
isBrokenRefused(best, { guards, metrics }) {
return (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .CB)({ runs: this.runs, incumbent: best, guards, metrics });
}
#askAgain(trial, { guard, number }) {
if (!('command' in guard))
return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ .Gl)(this.runs, trial, guard).reason === undefined;
const run = findAnswer(this.runs, trial, number);
return run === undefined ? undefined : run.tree === trial.tree && isYes(run);
}
areGuardsPassed(trial, settings) {
return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ .g0)(settings, trial.purpose).every((due) => this.#askAgain(trial, due) === true);
}
#holdoutBit(name, query, direction) {
const runs = this.runs.filter(({ task, stage, index }) => task === name && stage === 'holdout' && index === query);
const candidate = runs.find(({ arm }) => arm === 'candidate');
const incumbent = runs.find(({ arm }) => arm === 'incumbent')?.score ?? null;
if (candidate === undefined || incumbent === null)
return undefined;
return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ .Tt)({ candidate: candidate.score ?? undefined, incumbent }, direction);
}
}
const GROUP_GUARDS = 1;
function findAnswer(runs, { id }, number) {
return runs.findLast((run) => run.task === id && run.stage === 'guard' && run.index === number && !(0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_3__ .C)(run));
}
function isYes({ score, exit_code: exitCode }) {
return score !== null && exitCode === 0;
}
function sideLabel({ task, stage, index }) {
return `${task} ${stage} ${index}`;
}
function sideIssues(record, { draw, trees }) {
const { id, stage, arm, tree, seed, order_bit: bit, task } = record;
const issues = [];
if (stage !== 'canary' && trees !== undefined && tree !== trees[arm]) {
issues.push(['tree', `evaluation ${id} is of another tree than the ${arm} of ${task}`]);
}
const drawn = draw?.(sideLabel(record));
if (drawn === undefined)
return issues;
if (drawn.seed !== seed)
issues.push(['seed', `evaluation ${id} ran with the seed ${seed}, not ${drawn.seed}`]);
if (stage === 'holdout' && drawn.bit !== bit) {
issues.push(['coin', `evaluation ${id} did not run in the order of the coin`]);
}
return issues;
}
}),
74405:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Io: () => ( normalDigest),
Qp: () => ( NOTHING_BUT_BLANKS)
});
var diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61318);
var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
const NOTHING_BUT_BLANKS = (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)('');
function normalDigest(diff) {
const normal = normalizeDiff(diff);
return normal === undefined ? null : (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(normal);
}
function normalizeDiff(diff) {
if (!diff.startsWith('diff --git ') || /(?:^|\n)diff --git [^\n]*\ufffd/.test(diff))
return undefined;
return diff
.split(/(?<=\n)(?=diff --git )/)
.map(normalizeFile)
.join('');
}
function normalizeFile(text) {
const lines = text.split('\n');
const start = lines.findIndex((line) => line.startsWith('@@ '));
const heads = start === -1 ? lines : lines.slice(0, start);
const [name] = heads;
const modes = heads.filter((line) => / mode \d{6}$/.test(line));
const isOpaque = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)1[26]0000$/.test(line));
const ids = heads.filter((line) => line.startsWith('index '));
const rest = isOpaque || text.includes('\ufffd') ? ids : start === -1 ? [] : changesOf(lines.slice(start));
return modes.length + rest.length === 0 ? '' : [name, ...modes, ...rest, ''].join('\n');
}
const MAX_EDITS = 200;
const BLANKS = ' \t\r\f\v';
function changesOf(lines) {
const rest = [];
let [next, after] = [0, 0];
let removed = [];
let added = [];
const end = (place) => {
for (const change of changesIn({ after, removed, added }))
rest.push(change);
[removed, added, after] = [[], [], place];
};
for (const line of lines) {
const [, from, count] = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line) ?? [];
const [sign, text] = [line[0], (0,_text_js__WEBPACK_IMPORTED_MODULE_2__ .hT)(line.slice(1), BLANKS)];
if (from !== undefined) {
next = Number(from) + (count === '0' ? 1 : 0);
end(next - 1);
}
else if (sign === '+') {
if (text !== '')
added.push(text);
}
else if (sign === '-' || sign === ' ') {
if (text !== '' && sign === '-')
removed.push({ at: next, text });
else if (text !== '')
end(next);
next += 1;
}
}
end(next);
return rest;
}
function changesIn({ after, removed, added }) {
const rest = [];
let [place, at] = [after, 0];
const texts = removed.map(({ text }) => text);
for (const { value, added: isAdded, removed: isRemoved } of comparedLines(texts, added)) {
for (const text of value) {
if (!isAdded)
place = removed[at++]?.at ?? place;
if (isAdded)
rest.push(`+${place} ${text}`);
else if (isRemoved)
rest.push(`-${place} ${text}`);
}
}
return rest;
}
function comparedLines(one, other) {
const apart = [
{ value: one, added: false, removed: true },
{ value: other, added: true, removed: false },
];
return (0,diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_0__ .E)(one, other, { maxEditLength: MAX_EDITS }) ?? apart;
}
}),
10132:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( PersistentMap)
});
var _a;
class PersistentMap {
#state;
constructor(entries = []) {
this.#state = { kind: 'table', values: new Map(entries) };
}
get size() {
return this.#table().size;
}
get(key) {
return this.#table().get(key);
}
has(key) {
return this.#table().has(key);
}
with(key, value) {
return this.#changed(key, value);
}
without(key) {
return this.has(key) ? this.#changed(key, undefined) : this;
}
[Symbol.iterator]() {
return [...this.#table()][Symbol.iterator]();
}
toJSON() {
return Object.fromEntries(this.#table());
}
#changed(key, value) {
const values = this.#table();
const next = new _a();
this.#state = { kind: 'change', key, value: values.get(key), next };
put(values, key, value);
next.#state = { kind: 'table', values };
return next;
}
#table() {
const way = [];
let holder = this;
while (holder.#state.kind === 'change') {
way.push(holder);
holder = holder.#state.next;
}
const { values } = holder.#state;
for (const version of way.toReversed()) {
const { key, value } = version.#state;
holder.#state = { kind: 'change', key, value: values.get(key), next: version };
put(values, key, value);
version.#state = { kind: 'table', values };
holder = version;
}
return values;
}
}
_a = PersistentMap;
function put(values, key, value) {
if (value === undefined)
values.delete(key);
else
values.set(key, value);
}
}),
58164:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fw: () => ( renderApart),
NX: () => ( renderUsd),
SS: () => ( renderCount),
ls: () => ( renderScore),
vN: () => ( renderChange)
});
const NONE = '–';
const DIGITS = 6;
const ALL_DIGITS = 17;
const LARGE = 1e15;
function renderScore(score) {
return score === undefined ? NONE : withDigits(score, DIGITS);
}
function renderApart(score, other) {
return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
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
function renderCount(count) {
return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
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
return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}
}),
70260:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BW: () => ( withNoop),
P8: () => ( NO_AA_CHECKS),
Pq: () => ( isNegativeControlAlert),
hO: () => ( aaCheckAlert)
});
var _negative_control_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77628);
const NO_AA_CHECKS = { since: 0, kept: [], broken: _negative_control_js__WEBPACK_IMPORTED_MODULE_0__ .yv };
const WINDOW = 20;
const MAX_RETAINED = 3;
function withNoop(aaChecks, isAcceptedTrial) {
return { ...aaChecks, since: 0, kept: [...aaChecks.kept, isAcceptedTrial].slice(-WINDOW) };
}
function isNegativeControlAlert({ broken }, { integrity }) {
return broken?.passed === false && integrity.broken === 'stop';
}
function aaCheckAlert(aaChecks, settings) {
const { kept, broken } = aaChecks;
if (isNegativeControlAlert(aaChecks, settings))
return broken?.remark ?? 'the negative control did not fail';
const count = kept.filter(Boolean).length;
if (count < MAX_RETAINED)
return undefined;
return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}
}),
81815:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
En: () => ( quarantinedPromotion),
FC: () => ( quarantinedTrial),
Gd: () => ( pendingReleases),
MI: () => ( withReleaseDecided),
SQ: () => ( waiveLimit),
YB: () => ( withTaken),
_h: () => ( withRelease),
gy: () => ( withReleaseRefused)
});
var _compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86817);
var _paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28834);
var _policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65991);
var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64768);
function withRelease(session, { task, tree, by }) {
return { ...session, releases: { ...session.releases, [task]: { tree, by, taken: null, is_done: false } } };
}
function pendingReleases({ releases }) {
return Object.entries(releases).flatMap(([task, { tree, by, is_done }]) => is_done || (0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ .U)(task) ? [] : [{ task, tree, by }]);
}
function quarantinedTrial({ held, incumbent, policy, moves, is_exact: isExact }, tree) {
const trial = held[tree];
if (trial === undefined || trial.incumbent !== incumbent)
return undefined;
if (trial.task === 'paired')
return policy !== null && !(0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ .OF)(policy) ? trial : undefined;
const isOfNow = trial.rules.is_exact === isExact && trial.rules.moves === moves;
return trial.policy === policy && isOfNow ? trial : undefined;
}
function quarantinedPromotion({ held, incumbent, champion }) {
const trial = held[incumbent];
if (trial?.task !== 'paired' || trial.purpose !== 'promotion')
return undefined;
return trial.incumbent === champion?.tree ? trial : undefined;
}
function waiveLimit(trial) {
return trial.task === 'paired' ? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ .Bl)(trial) : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ .Nh)(trial);
}
function withTaken(session, task, trial) {
return withWord(session, task, { taken: trial });
}
function withReleaseRefused(session, task) {
return task === null ? session : withWord(session, task, { is_done: true });
}
function withReleaseDecided(session, { id, verdict }) {
if (verdict === null || verdict.code === 'nondeterministic')
return session;
const task = Object.entries(session.releases).find(([, { taken }]) => taken === id)?.[0];
return task === undefined ? session : withWord(session, task, { is_done: true });
}
function withWord(session, task, word) {
const known = session.releases[task];
return known === undefined
? session
: { ...session, releases: { ...session.releases, [task]: { ...known, ...word } } };
}
}),
74490:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
YM: () => ( assignAaCheck),
IL: () => ( assignCertify),
Zw: () => ( assignPromotion),
gK: () => ( assignProposal),
Lj: () => ( findSpentHorizon),
MW: () => ( findTried),
yz: () => ( isWorkingStep)
});
var base_text = __webpack_require__(7953);
var stats_level = __webpack_require__(8642);
var moments = __webpack_require__(44785);
var stats_noise = __webpack_require__(8638);
var approval = __webpack_require__(81815);
;
function isClaimed({ purpose, claimed }) {
return purpose === 'candidate' && claimed !== undefined;
}
const CLAIMED_PAIRS = 2;
var compare_trial = __webpack_require__(86817);
var duplicate = __webpack_require__(50870);
var gain_scale = __webpack_require__(64299);
var metric_guard = __webpack_require__(51610);
var paired_trial = __webpack_require__(28834);
;
const PLAUSIBLE_SDS = 10;
const PLAUSIBLE_FACTOR = 2;
function maxPlausible(session, score, automatic) {
const options = session.settings.integrity.max_plausible;
if (options === 'auto')
return automatic;
if (typeof options === 'number')
return options;
if ((0,gain_scale .pO)(session) !== undefined)
return Math.log(Number.parseFloat(options));
const limit = (0,paired_trial .sf)(signOf(session), score, Number.parseFloat(options));
return limit > 0 && Math.abs(score) < Number.MAX_VALUE ? limit : null;
}
function plausibleFactor(session) {
const options = session.settings.integrity.max_plausible;
if (!session.limits_by_pairs || typeof options === 'number' || (0,gain_scale .pO)(session) !== undefined)
return {};
return { plausible_factor: options === 'auto' ? PLAUSIBLE_FACTOR : Number.parseFloat(options) };
}
function automaticLimit(session, { value, source }) {
const sigma = session.limits_by_noise && source === 'floor' ? 0 : value / Math.SQRT2;
const twice = (0,gain_scale .pO)(session) === undefined
? (0,paired_trial .sf)(signOf(session), (0,moments .hm)(session.scores), PLAUSIBLE_FACTOR)
: Math.log(PLAUSIBLE_FACTOR);
const limit = Math.max(PLAUSIBLE_SDS * sigma, twice);
return limit > 0 ? limit : null;
}
function signOf({ settings }) {
return settings.direction === 'max' ? 1 : -1;
}
var registry = __webpack_require__(65991);
var promotion_approval = __webpack_require__(64768);
var screening = __webpack_require__(72567);
var decision_session = __webpack_require__(47695);
var decision_settings = __webpack_require__(82922);
;
function isWorkingStep(trial) {
return trial.task === 'compare' && registry .PQ[trial.policy].hasWorkingLine;
}
function assignBy(policy, session, proposal) {
const isPaired = proposal.purpose === 'distil' && !session.is_exact;
return (0,registry .OF)(policy) && !isPaired
? assignCompare(session, proposal, policy)
: assignPaired(session, proposal);
}
function assignProposal(session, proposal) {
const { policy, incumbent, open, trees, settings } = session;
if (policy === null)
throw new TypeError('a session is calibrated before its first proposal');
const { tree, purpose } = proposal;
if (tree === incumbent)
return { kind: 'refused', code: 'noop', reason: 'it is the current best itself' };
if ((0,duplicate .z3)(proposal)) {
const reason = 'only blanks change: ends of lines, white space there, blank lines';
return { kind: 'refused', code: 'noop', reason };
}
const barred = proposal.isRevert === true ? undefined : session.barred[proposal.normal ?? ''];
if (barred !== undefined) {
return {
kind: 'refused',
code: 'duplicate',
reason: `the same change, but for blanks, was rejected: ${(0,base_text .TL)(barred)}`,
};
}
if (proposal.released != null && session.releases[proposal.released] !== undefined) {
return assignReleased(session, proposal, proposal.released);
}
const begun = open[tree];
if (begun !== undefined && begun.incumbent === incumbent) {
const { [tree]: _begun, ...others } = open;
return { kind: 'trial', session: inTest({ ...session, open: others }, begun), trial: continued(session, begun) };
}
const tried = proposal.isRevert === true ? findTried(session, tree) : reportedBy(trees.get(tree));
if (tried !== undefined)
return { kind: 'refused', code: 'duplicate', reason: tried };
const same = proposal.isRevert === true ? undefined : (0,duplicate ._0)(session, proposal);
if (same !== undefined) {
const reason = `the same change, but for blanks, was ${(0,base_text .TL)(same.id)} (${same.code})`;
return { kind: 'refused', code: 'duplicate', reason };
}
const isIdle = purpose === 'simplify' && !(0,decision_settings .ck)(settings);
const assigned = assignBy(policy, session, isIdle ? { ...proposal, purpose: 'candidate' } : proposal);
if (assigned.kind === 'refused')
return assigned;
const begunSession = inTest(withChange(assigned.session, proposal), assigned.trial);
if (proposal.isRevert !== true)
return { ...assigned, session: begunSession };
return { ...assigned, session: { ...begunSession, reverts: [...begunSession.reverts, proposal.id] } };
}
function continued(session, begun) {
const { checks_order: isChecked, washes } = session;
if (begun.is_screened) {
const trial = (0,paired_trial .tp)(begun);
return isChecked ? { ...trial, rules: { ...trial.rules, washes } } : trial;
}
const { a, tolerance } = begun.rules;
return (0,paired_trial .oy)(begun, candidateRules(session, { a, tolerance, purpose: begun.purpose }));
}
function reportedBy(known) {
return known === undefined ? undefined : `the same tree was tried before: ${(0,base_text .TL)(known.id)} (${known.code})`;
}
function findTried({ trees, reverts, open, incumbent }, tree) {
const known = trees.get(tree);
const isOpen = known?.code === decision_session .TC || open[tree]?.incumbent === incumbent;
return known === undefined || isOpen || !reverts.includes(known.id) ? undefined : reportedBy(known);
}
function inTest(session, { id, tree }) {
return { ...session, trees: session.trees.with(tree, { id, code: decision_session .TC }) };
}
function withChange(session, proposal) {
const change = (0,duplicate .C2)(session, proposal);
return change === undefined ? session : { ...session, changes: session.changes.with(change, proposal.tree) };
}
function assignReleased(session, proposal, released) {
const { open, incumbent, policy } = session;
const begun = open[proposal.tree];
const known = begun?.incumbent === incumbent ? continued(session, begun) : (0,approval .FC)(session, proposal.tree);
if (known !== undefined) {
return { kind: 'trial', session: (0,approval .YB)(session, released, known.id), trial: (0,approval .SQ)(known) };
}
const assigned = assignBy(policy ?? 'greedy', session, proposal);
if (assigned.kind === 'refused')
return assigned;
const { trial } = assigned;
const taken = (0,approval .YB)(withChange(assigned.session, proposal), released, trial.id);
return { kind: 'trial', session: taken, trial: (0,approval .SQ)(trial) };
}
function assignPaired(session, proposal) {
const a = nextLevel(session);
if (a === 0) {
const reason = `max_candidates ${session.settings.max_candidates} is spent: there is no level left to test at`;
return { kind: 'refused', code: 'horizon', reason };
}
const tolerance = toleranceOf(session, proposal, (0,moments .hm)(session.scores));
const { purpose, claimed } = proposal;
const rules = candidateRules(session, { a, tolerance, purpose, claimed });
const trial = (0,paired_trial .oy)({ ...proposal, incumbent: session.incumbent }, rules);
return { kind: 'trial', session: withLevel(session, a), trial };
}
const DISTIL_PATIENCE = { max_pairs: 100, futility_z: 4 };
function toleranceOf(session, { purpose, margin = 0 }, score) {
if (purpose === 'distil')
return margin;
return purpose === 'simplify' ? (0,gain_scale .hJ)(session.settings.tolerance, score, (0,gain_scale .pO)(session)) : 0;
}
function candidateRules(session, { purpose, claimed, ...options }) {
const isDistil = purpose === 'distil';
const isOfJudge = isClaimed({ purpose, claimed });
const screen = isDistil || isOfJudge ? 'off' : session.effort_rules.screen;
const rules = { ...pairedRules(session, { ...options, screen }), ...(0,metric_guard .Xd)(session) };
if (isOfJudge)
return { ...rules, agrees_after: CLAIMED_PAIRS };
const own = purpose === 'candidate' ? (0,screening .G6)(session) : isDistil ? DISTIL_PATIENCE : {};
return { ...rules, ...own };
}
function findSpentHorizon(session) {
const { policy, settings } = session;
const isLevelled = policy !== null && registry .PQ[policy].boundsErrors;
if (!isLevelled || nextLevel(session) > 0)
return undefined;
return `max_candidates reached: ${(0,base_text .LS)(settings.max_candidates ?? 0, 'candidate')} tested`;
}
function nextLevel({ settings, level }) {
const { error_rate, confidence, max_candidates: horizon = null } = settings;
return (0,stats_level .In)({ error_rate, alpha: 1 - confidence, horizon }, level);
}
function withLevel(session, a) {
const level = { ...session.level, tested: session.level.tested + 1 };
return { ...session, level, spent: session.spent + a };
}
function pairedRules(session, { a, screen, tolerance = 0 }) {
const { settings, effort_rules: effort, scores } = session;
const noise = noiseIn(session);
const scale = (0,stats_noise .B_)(noise);
const ratio = (0,gain_scale .pO)(session);
return {
sign: assignment_signOf(session),
a,
a0: 1 - settings.confidence,
screen,
futility_z: effort.futility_z,
max_pairs: effort.max_pairs,
...(0,gain_scale .qG)(session),
min_improvement: (0,gain_scale .hJ)(settings.min_improvement, (0,moments .hm)(scores), ratio),
tolerance,
max_plausible: maxPlausible(session, (0,moments .hm)(scores), automaticLimit(session, scale)),
...plausibleFactor(session),
share_seed: settings.share_seed,
reference: (0,moments .hm)(scores.map((score) => (0,gain_scale .QA)(score, ratio))),
scale: scale.value,
...(noise.steps === undefined ? {} : { steps: noise.steps }),
scale_source: scale.source,
unit_scale: noise.case_scale === null ? null : (0,stats_noise .$G)(noise).value,
moves: session.moves,
...(session.checks_order ? { checks_order: true, washes: session.washes } : {}),
};
}
function noiseIn({ noise }) {
if (noise === null)
throw new TypeError('a session whose noise is not known must be calibrated first');
return noise;
}
function assignment_signOf({ settings }) {
return settings.direction === 'max' ? 1 : -1;
}
function assignCompare(session, proposal, policy) {
const { incumbent, record } = session;
const tolerance = toleranceOf(session, proposal, record);
return { kind: 'trial', session, trial: compareTrial(session, { ...proposal, incumbent, policy }, tolerance) };
}
function compareTrial(session, names, tolerance = 0) {
const { settings, is_exact: isExact, record } = session;
const { sigma } = noiseIn(session);
const repeats = isExact ? 1 : settings.repeats;
const options = settings.ladder_step ?? 'auto';
const step = options === 'auto' ? sigma / Math.sqrt(repeats) : options;
return (0,compare_trial .iz)(names, {
sign: assignment_signOf(session),
is_exact: isExact,
...(isClaimed(names) ? { is_claimed: true } : {}),
repeats,
record,
...(0,gain_scale .qG)(session),
min_improvement: (0,gain_scale .hJ)(settings.min_improvement, record, (0,gain_scale .pO)(session)),
tolerance,
step: registry .PQ[names.policy].ownKeys.includes('ladder_step') ? step : 0,
max_plausible: maxPlausible(session, record, null),
moves: session.moves,
});
}
function assignAaCheck(session) {
const aaChecks = session.tasks.aaChecks + 1;
const { incumbent } = session;
const names = { id: `canary ${aaChecks}`, purpose: 'canary', tree: incumbent, incumbent };
const trial = session.is_exact
? compareTrial(session, { ...names, policy: 'greedy' })
: (0,paired_trial .oy)(names, pairedRules(session, { a: 1 - session.settings.confidence, screen: 'off' }));
return { session: { ...session, tasks: { ...session.tasks, aaChecks } }, trial };
}
const PROMOTION_FUTILITY_Z = 0.75;
function assignPromotion(session) {
const { champion, incumbent } = session;
const released = (0,promotion_approval .P)(session);
const known = released === undefined ? undefined : (0,approval .En)(session);
if (released !== undefined && known !== undefined) {
return { session: (0,approval .YB)(session, released, known.id), trial: (0,paired_trial .Bl)(known) };
}
const a = nextLevel(session);
if (champion === null || a === 0)
return undefined;
const promotions = session.tasks.promotions + 1;
const options = { ...pairedRules(session, { a, screen: 'off' }), ...(0,metric_guard .Xd)(session) };
const limit = released === undefined ? options.max_plausible : null;
const rules = { ...options, futility_z: PROMOTION_FUTILITY_Z, max_plausible: limit };
const names = {
id: `promotion ${promotions}`,
purpose: 'promotion',
tree: incumbent,
incumbent: champion.tree,
};
const next = withLevel({ ...session, tasks: { ...session.tasks, promotions } }, a);
return {
session: released === undefined ? next : (0,approval .YB)(next, released, names.id),
trial: (0,paired_trial .oy)(names, rules),
};
}
function assignCertify(session, { id, tree, parent, keeps }) {
const { fdr, max_pairs } = session.settings.certify;
const rules = pairedRules(session, { a: fdr / keeps, screen: 'off' });
return (0,paired_trial .oy)({ id, purpose: 'certify', tree, incumbent: parent }, { ...rules, max_pairs, a0: fdr });
}
}),
14359:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HV: () => ( startCalibration),
Xz: () => ( reportCalibration),
tb: () => ( nextOfCalibration)
});
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64299);
var _measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34663);
function startCalibration(named) {
return { task: 'calibration', ...named, scores: [], cases: [], attempt: 0, halted: null };
}
function nextOfCalibration({ id, runs, scores, attempt, halted }, draw) {
if (halted !== null)
return { kind: 'halt', reason: halted };
if (scores.length >= runs)
return { kind: 'done' };
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__ .Vp)(draw, { id, stage: 'calibrate', index: scores.length + 1, attempt }, 'incumbent');
}
function reportCalibration(calibration, results) {
const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__ .Bg)(results, 'incumbent');
if (result === undefined)
throw new TypeError('a calibration run needs a result of the current best');
if (result.kind === 'failed') {
const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__ .P9)(calibration.attempt, result);
return 'kind' in retry ? { ...calibration, halted: retry.reason } : { ...calibration, attempt: retry.attempt };
}
const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ .xt)(results), calibration.ratio);
if (unfit !== undefined)
return { ...calibration, halted: unfit };
const cases = result.cases === undefined ? calibration.cases : [...calibration.cases, result.cases];
return { ...calibration, attempt: 0, scores: [...calibration.scores, result.score], cases };
}
}),
86817:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ag: () => ( reportCompare),
Nh: () => ( waiveCompareLimit),
a0: () => ( nextOfCompare),
iz: () => ( startCompareTrial),
vC: () => ( gainOf)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64299);
var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34663);
var _policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65991);
var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8158);
function startCompareTrial(names, rules) {
const nothing = { scores: [], again: [], evaluations: [], record: null, verdict: null };
return { task: 'compare', ...names, rules, stage: 'measure', ...nothing };
}
function waiveCompareLimit(trial) {
const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
return trial.verdict?.code === 'implausible' ? compared({ ...waived, verdict: null }) : waived;
}
function nextOfCompare({ id, stage, scores, again, halted }, draw) {
if (halted !== undefined)
return { kind: 'halt', reason: halted };
const index = (stage === 'measure' ? scores : again).length + 1;
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .Vp)(draw, { id, stage, index, attempt: 0 }, 'candidate');
}
function reportCompare(before, results) {
const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .xt)(results), before.rules.ratio);
if (unfit !== undefined)
return { ...before, halted: unfit };
const trial = { ...before, evaluations: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ ._w)(before.evaluations, results) };
const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .Bg)(results, 'candidate');
if (result === undefined)
throw new TypeError('a run needs a result of the candidate');
if (result.kind === 'failed')
return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__ .Ui)(result) };
if (trial.stage !== 'measure')
return reportRetry(trial, result.score);
const scores = [...trial.scores, result.score];
const measured = { ...trial, scores };
return scores.length < trial.rules.repeats ? measured : compared(measured);
}
function ended(trial, code, reason) {
return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__ .Vj)(code, reason) };
}
function gainOf({ rules, scores }) {
const { sign, record, ratio } = rules;
return sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(scores), ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(record, ratio)) + 0;
}
function compared(trial) {
const { rules, policy, scores } = trial;
const [score = rules.record] = scores;
if (trial.purpose === 'canary' && score !== rules.record)
return differed(trial, rules.record, score);
const gain = gainOf(trial);
const shown = `${(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .WB)(gain, rules.sign, rules.ratio)} against the record, mean of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(scores.length, 'run')}`;
if (!isGain(trial, gain))
return ended(trial, 'not-better', shown);
const limit = rules.max_plausible;
if (limit !== null && gain > limit) {
const most = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .o5)(limit, rules.sign, rules.ratio);
return ended(trial, 'implausible', `${shown}, is more than ${most}, the most that is plausible`);
}
if (_policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ .PQ[policy].hasWorkingLine)
return { ...trial, stage: 'remeasure' };
if (rules.is_exact && rules.is_claimed !== true)
return { ...trial, stage: 'rerun' };
return ended({ ...trial, record: recordAfter(trial) }, 'better', `${wordFor(trial)}: ${shown}`);
}
function differed(trial, first, score) {
const [before, now] = [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(first, score), (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(score, first)];
const reason = `the same tree scored ${before}, then ${now}: the evaluator is noisy, and is calibrated again`;
return ended(trial, 'nondeterministic', reason);
}
function wordFor({ purpose }) {
if (purpose === 'distil')
return 'within the margin';
return purpose === 'simplify' ? 'within the tolerance' : 'better';
}
function isGain({ purpose, policy, rules }, gain) {
if (purpose === 'simplify' || purpose === 'distil')
return gain >= -rules.tolerance;
return _policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ .PQ[policy].isGain(gain, rules);
}
function recordAfter({ policy, rules, scores }) {
return _policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ .PQ[policy].recordAfter((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(scores), rules);
}
function reportRetry(trial, score) {
const again = [...trial.again, score];
const recorded = { ...trial, again };
const shown = `${(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .WB)(gainOf(trial), trial.rules.sign, trial.rules.ratio)} against the record`;
if (trial.stage === 'rerun') {
const [first = score] = trial.scores;
if (first !== score)
return differed(recorded, first, score);
return ended({ ...recorded, record: score }, 'better', `${wordFor(trial)}: ${shown}, and the same when run again`);
}
if (again.length < trial.rules.repeats)
return recorded;
return ended({ ...recorded, record: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(again) }, 'working', `kept on the working line: ${shown}`);
}
}),
76442:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mx: () => ( nextOfConfirmation),
Nb: () => ( reportPlanned),
Yh: () => ( NO_PAIRS),
_R: () => ( startConfirmation),
bY: () => ( confirmedOf),
jd: () => ( nextOfPlanned),
ws: () => ( reportConfirmation),
xO: () => ( FINAL_FAILED)
});
var _stats_carry_over_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88898);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _stats_student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37763);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64299);
var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34663);
const FINAL_FAILED = 'the final tree failed: ';
const NO_PAIRS = { attempt: 0, pairs: [], evaluations: [], halted: null };
function startConfirmation(request) {
return { task: 'confirmation', ...request, ...NO_PAIRS };
}
function nextOfConfirmation(confirmation, draw) {
return nextOfPlanned(confirmation, draw, 'confirm');
}
function nextOfPlanned(task, draw, stage) {
const { id, planned, pairs, attempt, halted, share_seed: shareSeed } = task;
if (halted !== null)
return { kind: 'halt', reason: halted };
if (pairs.length >= planned)
return { kind: 'done' };
const options = { shareSeed, washes: task.washes, before: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .q2)(pairs.at(-1), task) };
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .bi)(draw, { id, stage, index: pairs.length + 1, attempt }, options);
}
function reportConfirmation(confirmation, results) {
return reportPlanned(confirmation, results, (reason) => ({ halted: `${FINAL_FAILED}${reason}` }));
}
function reportPlanned(task, results, afterCrash) {
const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .xt)(results), task.ratio);
if (unfit !== undefined)
return { ...task, halted: unfit };
const read = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .$T)(results);
if (read.kind === 'crash')
return { ...task, ...afterCrash(read.failure.reason) };
if (read.kind === 'void') {
const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .P9)(task.attempt, read);
return 'kind' in retry ? { ...task, halted: retry.reason } : { ...task, attempt: retry.attempt };
}
const pair = { candidate: read.candidate.score, incumbent: read.incumbent.score, first: results[0]?.arm };
const evaluations = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ ._w)(task.evaluations, results);
return { ...task, attempt: 0, pairs: [...task.pairs, pair], evaluations };
}
function confirmedOf({ sign, pairs, confidence, checks_order: isChecked = false, ratio, }) {
const differences = pairs.map(({ candidate, incumbent }) => sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(candidate, ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(incumbent, ratio)) + 0);
const count = differences.length;
const ordered = pairs.map(({ first }, index) => ({ first, difference: differences[index] ?? 0 }));
if (count < 2)
throw new TypeError('an interval needs two pairs');
const estimate = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(differences);
const half = ((0,_stats_student_js__WEBPACK_IMPORTED_MODULE_2__ .L)(1 - confidence, count - 1) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .D7)(differences)) / Math.sqrt(count);
return {
pairs: count,
estimate,
interval: [estimate - half, estimate + half],
confidence,
baseline_mean: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(pairs.map(({ incumbent }) => incumbent)),
carry_over: isChecked ? ((0,_stats_carry_over_js__WEBPACK_IMPORTED_MODULE_0__ .Zz)(ordered) ?? null) : null,
};
}
}),
50870:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C2: () => ( changeOf),
_0: () => ( findSameChange),
z3: () => ( isBlank)
});
var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74405);
function isBlank({ normal }) {
return normal === _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__ .Qp;
}
function changeOf({ incumbent }, { normal }) {
return normal == null ? undefined : `${incumbent} ${normal}`;
}
function findSameChange(session, proposal) {
const tree = session.changes.get(changeOf(session, proposal) ?? '');
if (tree === undefined || tree === proposal.tree)
return undefined;
const known = session.trees.get(tree);
return known === undefined ? undefined : { tree, ...known };
}
}),
57570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( evidenceOf)
});
var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24079);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _compare_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86817);
var _paired_trial_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28834);
function evidenceOf(trial) {
return trial.task === 'paired' ? pairedEvidence(trial) : compareEvidence(trial);
}
function pairedEvidence(trial) {
const { rules, eProcess, pairs, units, screen_scores } = trial;
const differences = pairs.map(({ difference }) => difference);
return {
kind: 'paired',
statistic: rules.ratio === undefined ? _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ .gS.plain : _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ .gS.insured,
...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
a: rules.a,
scale: rules.scale,
scale_source: rules.scale_source,
unit: rules.unit_scale === null ? 'pair' : 'case',
units: rules.unit_scale === null ? pairs.length : units.length,
differences,
effect: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_3__ .$x)(trial),
sd: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .D7)(differences),
log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ .y8)(eProcess),
log_e_max: eProcess.log_max,
p: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ .Al)(eProcess),
screen_score: screen_scores.length === 0 ? null : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(screen_scores),
...(rules.lone === undefined ? {} : { screen_scores: [...screen_scores] }),
};
}
function compareEvidence(trial) {
const { policy, rules, scores, again } = trial;
const statistic = rules.is_exact ? 'exact' : policy;
return {
kind: 'compare',
statistic,
...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
record: rules.record,
scores,
again,
effect: scores.length === 0 ? 0 : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_2__ .vC)(trial),
};
}
}),
25529:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JD: () => ( ownEffectOf),
OB: () => ( marginOf),
Vk: () => ( EXACT_LEAVE_OUT_PAIRS),
_R: () => ( reportLeaveOut),
_Y: () => ( nextOfLeaveOut),
_r: () => ( startLeaveOut)
});
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
var _stats_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8638);
var _confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76442);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64299);
var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82922);
function startLeaveOut(session, { id, whole, tree, planned }) {
const { confidence, share_seed, direction } = session.settings;
const { checks_order, washes } = session;
return {
task: 'leave-out',
...{ id, tree, baseline: whole, planned, confidence, share_seed, checks_order, washes, ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .qG)(session) },
sign: direction === 'max' ? -1 : 1,
..._confirmation_js__WEBPACK_IMPORTED_MODULE_2__ .Yh,
failure: null,
};
}
const EXACT_LEAVE_OUT_PAIRS = 1;
function marginOf(session, setting) {
const { settings, scores, last_noise: noise, is_exact: isExact } = session;
const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .pO)(session);
const mean = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(scores);
const distance = (value) => ratio !== undefined && typeof value === 'number' ? Math.log1p(value / mean) : (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .hJ)(value, mean, ratio);
if (setting !== 'auto')
return distance(setting);
if ((0,_settings_js__WEBPACK_IMPORTED_MODULE_4__ .ck)(settings))
return distance(settings.tolerance);
return isExact || noise === null ? 0 : (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_1__ .B_)(noise).value / Math.SQRT2;
}
function nextOfLeaveOut(task, draw) {
return task.failure === null ? (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ .jd)(task, draw, 'leave-out') : { kind: 'done' };
}
function reportLeaveOut(task, results) {
return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ .Nb)(task, results, (failure) => ({ failure }));
}
function ownEffectOf(task, margin) {
const { failure } = task;
if (failure !== null)
return { verdict: 'needed', estimate: null, interval: null, mean: null, reason: failure };
const { estimate, interval, mean } = measuredOf(task);
const verdict = interval[0] > 0 ? 'effect' : estimate <= margin ? 'none' : 'undecided';
return { verdict, estimate, interval, mean, reason: null };
}
function measuredOf(task) {
const [only] = task.pairs;
if (only !== undefined && task.pairs.length === 1) {
const { candidate, incumbent } = only;
const estimate = task.sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(candidate, task.ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(incumbent, task.ratio)) + 0;
return { estimate, interval: [estimate, estimate], mean: incumbent };
}
const { estimate, interval, baseline_mean: mean } = (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ .bY)(task);
return { estimate, interval: [...interval], mean };
}
}),
77628:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => ( isRefusedByMetric),
SP: () => ( evaluateNegativeControl),
kt: () => ( NEGATIVE_CONTROL_TASK),
l2: () => ( NEGATIVE_CONTROL_REMEDY),
nZ: () => ( negativeControlOutcome),
yv: () => ( UNTRIED)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
var _stats_student_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37763);
var _guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64802);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51610);
var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8158);
const NEGATIVE_CONTROL_TASK = 'canary broken';
const UNTRIED = { scores: [], tree: null, passed: null, remark: null };
const MAX_RUNS = 5;
const CLEAR_P = 0.001;
function evaluateNegativeControl({ scores, base, sign, isCurrentBest, }) {
if (scores.includes(null))
return { kind: 'failed' };
const recorded = scores.filter((score) => score !== null);
if (recorded.length === 0)
return { kind: 'unsettled' };
if (isCurrentBest)
return { kind: 'same', remark: NOTHING_TO_BREAK };
const loss = sign * ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(base) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(recorded));
const isExact = isFlat(recorded) && isFlat(base) && recorded.length + base.length > 2;
const isClear = (difference) => (isExact ? difference > 0 : isClearlyAbove(difference, [recorded, base]));
if (isClear(loss))
return { kind: 'failed' };
if (!isExact && recorded.length < MAX_RUNS)
return { kind: 'unsettled' };
return { kind: 'fooled', remark: remarkOf(isClear(-loss), recorded, base) };
}
const NOTHING_TO_BREAK = 'the base has nothing but protected files: no negative control could be tried';
function isFlat(scores) {
return scores.every((score) => score === scores[0]);
}
function isClearlyAbove(difference, samples) {
const freedom = samples.reduce((sum, { length }) => sum + length - 1, 0);
if (freedom < 1)
return false;
const squares = samples.reduce((sum, sample) => sum + (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .Uy)(sample), 0);
const shares = samples.reduce((sum, { length }) => sum + 1 / length, 0);
const t = difference / Math.sqrt((squares / freedom) * shares);
return t > 0 && (0,_stats_student_js__WEBPACK_IMPORTED_MODULE_3__ .a)(t, freedom) / 2 < CLEAR_P;
}
function remarkOf(isBetter, recorded, base) {
const [own, known] = [(0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(recorded), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(base)];
const sd = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .D7)(base);
const noise = sd === 0 ? '' : `, SD ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__ .vP)(sd)}`;
const figures = `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(own, known)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(recorded.length, 'run')}, where the current best has ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(known, own)} in ${base.length}${noise}`;
const meaning = isBetter ? 'rewards throwing code away' : 'might not look at the code';
const how = isBetter ? 'scores better' : 'is not clearly worse';
return `the negative control, a tree with only the protected files, ${how} (${figures}): the evaluator ${meaning}`;
}
function isRefusedByMetric({ runs, incumbent, guards, metrics }) {
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_5__ .MF)({ guards, metrics }).some((guard) => (0,_guard_js__WEBPACK_IMPORTED_MODULE_4__ .Qi)(runs, { id: NEGATIVE_CONTROL_TASK, incumbent }, guard) !== undefined);
}
const NEGATIVE_CONTROL_REMEDY = 'Protect the evaluator and the tests (objective.protect); add a guard that fails without the code, such as the tests (objective.guards); or measure what needs the code. If the evaluator is right all the same: objective.negative_control = "warn"';
function negativeControlOutcome(evaluated, isRefused) {
switch (evaluated.kind) {
case 'unsettled':
return undefined;
case 'failed':
return { passed: true, remark: null };
case 'same':
return { passed: true, remark: evaluated.remark };
case 'fooled':
return isRefused() ? { passed: true, remark: null } : { passed: false, remark: evaluated.remark };
default:
return evaluated;
}
}
}),
64768:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( pendingPromotion),
U: () => ( isPromotion)
});
function isPromotion(task) {
return task.startsWith('promotion ');
}
function pendingPromotion({ champion, incumbent, releases }) {
if (champion === null || champion.tree === incumbent)
return undefined;
return Object.entries(releases).find(([task, { is_done: isDone }]) => isPromotion(task) && !isDone)?.[0];
}
}),
47695:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BS: () => ( falseAcceptanceBound),
Ec: () => ( withEnvironment),
KR: () => ( beginCalibration),
M_: () => ( dueIn),
TC: () => ( IN_TEST),
Zj: () => ( withCalibration),
Zq: () => ( MAX_SCORES),
_8: () => ( withNegativeControlRun),
bm: () => ( withNegativeControl),
dn: () => ( confirmationIn),
e$: () => ( withConfirmed),
eJ: () => ( findFollowUp),
fA: () => ( openSession),
fz: () => ( evaluateNegativeControlIn),
iP: () => ( EXACT_PAIRS),
lH: () => ( withEffort),
m4: () => ( withoutBaseline),
nU: () => ( isNegativeControlDue)
});
var _base_persistent_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10132);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8638);
var _aa_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70260);
var _calibration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14359);
var _confirmation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76442);
var _effort_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65157);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64299);
var _negative_control_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77628);
var _policies_registry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65991);
var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64768);
var _run_rules_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9176);
var _screening_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72567);
var _settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82922);
const IN_TEST = 'in-test';
function openSession({ settings, base, costs }) {
const effort = (0,_effort_js__WEBPACK_IMPORTED_MODULE_6__ .nY)(settings.effort, costs);
return {
settings,
effort,
effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_6__ .Bn)(settings, effort),
policy: settings.decision === 'auto' ? null : settings.decision,
is_exact: false,
is_noisy: false,
incumbent: base,
scores: [],
record: 0,
stream: [],
noise: null,
last_noise: null,
level: { tested: 0, kept: 0 },
spent: 0,
is_unbounded: false,
trees: new _base_persistent_map_js__WEBPACK_IMPORTED_MODULE_0__ .c(),
changes: new _base_persistent_map_js__WEBPACK_IMPORTED_MODULE_0__ .c(),
barred: {},
open: {},
held: {},
releases: {},
aaChecks: _aa_check_js__WEBPACK_IMPORTED_MODULE_3__ .P8,
champion: null,
reverts: [],
confirmed: 0,
tasks: { calibrations: 0, aaChecks: 0, promotions: 0 },
warnings: [],
moves: 0,
..._run_rules_js__WEBPACK_IMPORTED_MODULE_11__ .Cb,
score_scale: 'difference',
score_unit: null,
washes: false,
lone: _screening_js__WEBPACK_IMPORTED_MODULE_12__ .mr,
};
}
function withoutBaseline(session) {
const noise = (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ .YN)([], []);
const aaChecks = { ...session.aaChecks, broken: null };
const record = session.settings.direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
const score_scale = 'difference';
return { ...session, policy: session.policy ?? 'greedy', record, noise, last_noise: noise, aaChecks, score_scale };
}
function withNegativeControlRun(session, { score, tree }) {
const { scores, ...known } = session.aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_8__ .yv;
return { ...session, aaChecks: { ...session.aaChecks, broken: { ...known, scores: [...scores, score], tree } } };
}
function withNegativeControl(session, recorded) {
const { passed, remark } = recorded;
return {
...session,
aaChecks: { ...session.aaChecks, broken: { ...(session.aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_8__ .yv), passed, remark } },
};
}
function evaluateNegativeControlIn({ aaChecks, stream, settings, incumbent }) {
const { scores, tree } = aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_8__ .yv;
const sign = settings.direction === 'max' ? 1 : -1;
return (0,_negative_control_js__WEBPACK_IMPORTED_MODULE_8__ .SP)({ scores, base: stream, sign, isCurrentBest: tree === incumbent });
}
function withEnvironment(session, recorded) {
const { scores, noise, warnings, aaChecks } = session;
return {
...session,
scores: [],
stream: [],
noise: scores.length === 0 ? noise : null,
aaChecks: aaChecks.broken?.passed === null ? { ...aaChecks, broken: _negative_control_js__WEBPACK_IMPORTED_MODULE_8__ .yv } : aaChecks,
warnings: [...warnings, `evaluations go on in another environment: ${recorded}`],
moves: session.moves + 1,
};
}
function withEffort(session, effort) {
const settings = { ...session.settings, effort };
return { ...session, settings, effort, effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_6__ .Bn)(settings, effort) };
}
const EXACT_RUNS = 2;
function beginCalibration(session) {
const calibrations = session.tasks.calibrations + 1;
const calibration = (0,_calibration_js__WEBPACK_IMPORTED_MODULE_4__ .HV)({
id: `calibration ${calibrations}`,
tree: session.incumbent,
runs: session.is_exact ? EXACT_RUNS : (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__ .D9)(session.settings),
...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_7__ .qG)(session),
});
return { session: { ...session, tasks: { ...session.tasks, calibrations } }, calibration };
}
const MAX_SCORES = 20;
function withCalibration(session, { scores, cases }) {
const { decision } = session.settings;
const isNoisy = session.is_noisy || scores.some((score) => score !== scores[0]);
const isSame = !isNoisy && scores.length > 1;
const policy = decision === 'auto' ? (isSame ? 'greedy' : 'paired-sequential') : decision;
const score_scale = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_7__ .Tv)(session.score_scale, { scores, cases });
const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_7__ .pO)({ ...session, score_scale });
const scaled = scores.map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_7__ .QA)(score, ratio));
const fresh = (ratio === undefined ? _stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ .YN : _stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ .ny)(scaled, cases.map((each) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_7__ .Fn)(each, ratio)));
const pooled = session.last_noise;
const { sigma, mean, case_scale, steps } = fresh;
const noise = pooled === null ? fresh : { ...pooled, sigma, mean, case_scale, ...(steps === undefined ? {} : { steps }) };
const record = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(scores);
const champion = { tree: session.incumbent, record, keeps: 0, candidates: 0 };
return {
...session,
policy,
score_scale,
is_exact: isSame && _policies_registry_js__WEBPACK_IMPORTED_MODULE_9__ .PQ[policy].takesExactScores,
is_noisy: isNoisy,
scores: scores.slice(-MAX_SCORES),
record,
stream: [...scores],
noise,
last_noise: noise,
lone: (0,_screening_js__WEBPACK_IMPORTED_MODULE_12__ .ML)(session.lone, true),
champion: _policies_registry_js__WEBPACK_IMPORTED_MODULE_9__ .PQ[policy].hasWorkingLine ? (session.champion ?? champion) : null,
};
}
const EXACT_PAIRS = 2;
function confirmationIn(session, { id, baseline }) {
const { settings, champion, incumbent, is_exact: isExact, checks_order, washes } = session;
const { confirm, confidence, share_seed, direction } = settings;
return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_5__ ._R)({
...{ id, baseline, confidence, share_seed, checks_order, washes, ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_7__ .qG)(session) },
sign: direction === 'max' ? 1 : -1,
tree: champion?.tree ?? incumbent,
planned: isExact && confirm.command === '' ? EXACT_PAIRS : confirm.pairs,
});
}
function falseAcceptanceBound({ policy, spent, is_unbounded: isUnbounded }) {
return policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_9__ .PQ[policy].boundsErrors && !isUnbounded ? spent : null;
}
function withConfirmed(session, claim) {
return { ...session, confirmed: session.level.kept, washes: session.washes || claim?.carry_over === true };
}
function isConfirmationDue({ settings: { confirm }, level, confirmed }) {
return confirm.every_keeps > 0 && level.kept - confirmed >= confirm.every_keeps;
}
const CHECKPOINT_KEEPS = 8;
const CHECKPOINT_CANDIDATES = 40;
function dueIn(session, { isEnding = false, isOver = isEnding } = {}) {
const { champion, aaChecks, noise, settings } = session;
const alert = (0,_aa_check_js__WEBPACK_IMPORTED_MODULE_3__ .hO)(aaChecks, settings);
if (alert !== undefined)
return { kind: 'stop', reason: alert };
if (noise === null)
return { kind: 'calibration' };
if ((0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_10__ .P)(session) !== undefined)
return { kind: 'promotion' };
if (champion !== null && champion.keeps > 0) {
const isFull = champion.keeps >= (settings.checkpoint_keeps ?? CHECKPOINT_KEEPS);
if (isEnding || isFull || champion.candidates >= CHECKPOINT_CANDIDATES)
return { kind: 'promotion' };
}
if (!isOver && isConfirmationDue(session))
return { kind: 'confirmation' };
const every = settings.integrity.canary_every;
return isWatched(session) && aaChecks.since >= every ? { kind: 'canary' } : { kind: 'candidate' };
}
function isWatched({ policy, settings, is_exact: isExact }) {
const isPromised = isExact || (policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_9__ .PQ[policy].boundsErrors);
return isPromised && settings.integrity.canary_every > 0;
}
function isNegativeControlDue({ noise, aaChecks, settings }) {
return noise !== null && aaChecks.broken?.passed === null && settings.integrity.broken !== 'off';
}
function findFollowUp(session, progress = {}) {
const due = dueIn(session, progress);
if (due.kind === 'stop')
return due.reason;
if (due.kind !== 'candidate')
return `a ${due.kind} is due before it`;
return isNegativeControlDue(session) ? 'the negative control is due before it' : undefined;
}
}),
3922:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
oi: () => ( reportTask),
sk: () => ( nextStep),
tU: () => ( isOfOneEnvironment)
});
var _calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14359);
var _compare_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86817);
var _confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76442);
var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57570);
var _leave_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25529);
var _paired_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28834);
function isOfOneEnvironment(task) {
return task.task === 'calibration' || task.task === 'compare' || (task.task === 'paired' && !task.is_screened);
}
function nextStep(task, draw) {
switch (task.task) {
case 'calibration':
return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__ .tb)(task, draw);
case 'confirmation':
return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ .Mx)(task, draw);
case 'leave-out':
return (0,_leave_out_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(task, draw);
case 'compare':
return decided(task) ?? (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__ .a0)(task, draw);
case 'paired':
return decided(task) ?? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__ .UP)(task, draw);
}
}
function decided(trial) {
return trial.verdict === null ? undefined : { kind: 'decided', ...trial.verdict, evidence: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__ .X)(trial) };
}
function reportTask(task, results) {
switch (task.task) {
case 'calibration':
return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__ .Xz)(task, results);
case 'confirmation':
return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ .ws)(task, results);
case 'leave-out':
return (0,_leave_out_js__WEBPACK_IMPORTED_MODULE_4__ ._R)(task, results);
case 'compare':
return (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__ .Ag)(task, results);
case 'paired':
return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__ .GD)(task, results);
}
}
}),
84321:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( openActivityLog),
W: () => ( readActivities)
});
var decode = __webpack_require__(74044);
var instant = __webpack_require__(5685);
;
function decodeActivities(raw) {
if (!Array.isArray(raw))
return undefined;
const decoded = raw.map(decodeActivity);
return decoded.every((each) => each !== undefined) ? decoded : undefined;
}
function decodeActivity(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { attempt, doing, since, at } = raw;
const isSound = (attempt === null || typeof attempt === 'string') && typeof doing === 'string' && (0,instant .uZ)(since);
if (!isSound || !(at === undefined || (0,instant .uZ)(at)))
return undefined;
const activity = { attempt, doing, since };
if (raw.progress === undefined)
return { ...activity, ...(at === undefined ? {} : { at }) };
const progress = decodeProgress(raw.progress);
return progress && { ...activity, progress, ...(at === undefined ? {} : { at }) };
}
function decodeProgress(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { doing, guards, leftMs } = raw;
const [count, evidence] = [decodeCount(raw.count), decodeEvidence(raw.evidence)];
const isSound = typeof doing === 'string' && count !== 'none of ours' && evidence !== 'none of ours';
if (!isSound || !(guards === undefined || guards === 'ok') || !isAbsentOrNumber(leftMs))
return undefined;
return {
doing,
...(count === undefined ? {} : { count }),
...(guards === undefined ? {} : { guards }),
...(evidence === undefined ? {} : { evidence }),
...(leftMs === undefined ? {} : { leftMs }),
};
}
function decodeCount(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { unit, number, of, isAtMost } = raw;
const isUnit = unit === undefined || unit === 'pair' || unit === 'run';
if (!isUnit || !isCount(number) || !isCount(of) || typeof isAtMost !== 'boolean')
return 'none of ours';
return { ...(unit === undefined ? {} : { unit }), number, of, isAtMost };
}
function decodeEvidence(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { e, needed } = raw;
return isNumber(e) && isNumber(needed) ? { e, needed } : 'none of ours';
}
function isNumber(value) {
return typeof value === 'number' && Number.isFinite(value);
}
function isAbsentOrNumber(value) {
return value === undefined || isNumber(value);
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
var own_files = __webpack_require__(11042);
var quiet_cache = __webpack_require__(56915);
;
function openActivityLog({ path: file, host, isHeld = () => true, onChange }) {
const activities = new Map();
const ownPath = () => (file !== undefined && isHeld() ? file : undefined);
const remove = () => {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .S2)(path);
};
let due;
const write = () => {
due = undefined;
try {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .sQ)(path, JSON.stringify([...activities.values()]));
}
catch {
}
};
const changed = () => {
if (file !== undefined)
due ??= setImmediate(write);
onChange?.([...activities.values()]);
};
const set = (activity) => {
activities.delete(activity.attempt);
activities.set(activity.attempt, activity);
};
remove();
return {
begin: (attempt, doing) => {
if (attempt === null && activities.size > (activities.has(null) ? 1 : 0))
activities.delete(null);
else
set({ attempt, doing, since: host.now().toISOString() });
if (attempt !== null && activities.get(null)?.progress === undefined)
activities.delete(null);
changed();
},
measure: (attempt, progress) => {
const before = activities.get(attempt);
const at = host.now().toISOString();
if (progress !== undefined) {
const isSame = before?.progress?.doing === progress.doing;
set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
}
else if (attempt === null && activities.size > 1)
activities.delete(null);
else if (before !== undefined)
set({ attempt, doing: before.doing, since: before.since });
changed();
},
end: (attempt) => {
activities.delete(attempt);
changed();
},
[Symbol.dispose]: () => {
clearImmediate(due);
remove();
},
};
}
function readActivities(path) {
try {
return decodeActivities(JSON.parse((0,own_files .zx)(path)?.toString() ?? '[]')) ?? [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
})
};

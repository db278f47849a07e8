export const id = 8330;
export const ids = [8330];
export const modules = {
12609:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J4: () => ( decideTrust),
WN: () => ( RiskRefusal),
sz: () => ( describeBelieved),
tS: () => ( believedRemedy),
tY: () => ( recordAccepted)
});
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94999);
class RiskRefusal extends _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb {
constructor(risk, finding, how) {
super({
message: `${finding.found}; expected ${_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ .F7[risk]}`,
remedy: `${finding.remedy} To accept this risk, which every claim then names: ${how(risk)}, or --accept-risk ${risk}`,
});
}
}
async function decideTrust(facts) {
const { findings, passed, evaluatorDigest: evaluator_digest, accepted, append, attempt } = facts;
const risk = 'evaluator_in_process';
const known = findings.findLast((each) => each.risk === risk && each.evaluator_digest === evaluator_digest);
if (known?.found === false && passed.has(known))
return { kind: 'trusted', detail: known.detail };
const tried = known?.found === true ? undefined : await attempt();
if (tried?.verdict === 'aborted')
return { kind: 'trusted', detail: tried.detail };
const found = known?.found === true || tried?.verdict === 'believed';
const detail = tried?.detail ?? known?.detail ?? '';
const isTaken = found && accepted.evaluator_in_process;
if (known?.found !== found || (isTaken && !known.accepted)) {
append({ kind: 'risk', risk, found, accepted: isTaken, detail, evaluator_digest });
}
if (!found)
passed.note({ risk, evaluator_digest });
if (!found)
return { kind: 'trusted', detail };
return { kind: isTaken ? 'accepted' : 'believed', detail };
}
function recordAccepted(decisionLog, risk, detail) {
const evaluator_digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
const findings = decisionLog.replay().state?.findings ?? [];
const isOf = (each) => each.risk === risk && each.evaluator_digest === evaluator_digest;
if (findings.some((each) => isOf(each) && each.accepted))
return;
decisionLog.append({ kind: 'risk', risk, found: true, accepted: true, detail, evaluator_digest });
}
function describeBelieved({ scripts, claim }) {
return `the evaluator believes the code under test: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(scripts, 'script')} that printed a made-up score and exited got the score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ .ls)(claim)}`;
}
function believedRemedy(key) {
return `Run the code under test in a child process, take time and score in the parent, and protect the evaluator (${key}).`;
}
}),
144:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gk: () => ( ABSURD),
M8: () => ( forgeOutputs),
NR: () => ( forgeScript),
gd: () => ( isForgeable)
});
;
const SCALES = [1e-3, 1, 1e3, 1e6, 1e9];
const NUMBER = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?(?=[munpµμ]?s(?:ec(?:ond)?s?)?(?!\w)|(?![\w.]))/giu;
const DIGITS = 9;
function forgeBenchmarks(output, values) {
const known = new Set(values.map((value) => value.toPrecision(DIGITS)));
const isKnown = (value) => known.has(value.toPrecision(DIGITS));
return output.replaceAll(NUMBER, (printed) => {
const number = Number(printed.replaceAll(',', ''));
if (SCALES.some((scale) => isKnown(number * scale)))
return /[.e]/i.test(printed) ? '0.000000001' : '1';
return number > 0 && SCALES.some((scale) => isKnown(scale / number)) ? '999999999.5' : printed;
});
}
;
const ABSURD = {
max: ['999999999', '999999999.0', '0.999999999'],
min: ['-999999999', '-999999999.0', '0.000000001', '0'],
};
function forgeOutputs(truth) {
const { output, direction } = truth;
const forged = ABSURD[direction].map((claim) => forgeOutput(truth, claim));
return [...new Set(forged)].filter((each) => each !== output);
}
function forgeOutput({ parse, output, score, places, metrics }, claim) {
const { kind } = parse;
switch (kind) {
case 'float':
return `${claim}\n`;
case 'regex':
return replaceCaptures(output, places, claim);
case 'jq':
return replaceNumbers(output, score, claim);
case 'signed':
return output.replace(/^(AUTORIZE_SCORE \S+ ).*$/m, `$1${claim}`);
default:
return forgeBenchmarks(output, Object.values(metrics ?? {}));
}
}
function replaceCaptures(output, places, claim) {
let forged = '';
let at = 0;
for (const [start, end] of places.map((place) => place ?? [at, at])) {
forged += output.slice(at, start) + claim;
at = end;
}
return forged + output.slice(at);
}
function replaceNumbers(output, score, claim) {
return output.replaceAll(/(?<![\w."-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w."])/g, (number) => Number(number) === score ? claim : number);
}
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
const NODE = 'process';
function printJavaScript(output) {
return `${NODE}.stdout.write(${JSON.stringify(output)}); ${NODE}.exit(0);\n`;
}
function bytesOf(output) {
return `[${[...Buffer.from(output)].join(', ')}]`;
}
function isForgeable(path) {
return printerOf(path) !== undefined;
}
function forgeScript({ path, text, output }) {
const printer = printerOf(path);
if (printer === undefined)
return text;
const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
const rest = printer === printJavaScript ? text.slice(shebang.length) : '';
return shebang + printer(output) + rest;
}
function printerOf(path) {
const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
return Object.hasOwn(PRINTERS, extension) ? PRINTERS[extension] : undefined;
}
}),
38997:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Zk: () => ( trialPaths),
_E: () => ( listOpenFiles),
hO: () => ( writeForgedTree),
id: () => ( discardTrialFiles),
jO: () => ( isAdmitted)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26343);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3800);
var _base_tree_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52004);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25367);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
var _kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99507);
var _boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88814);
var _echoed_score_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(144);
function isAdmitted(rules, { path, mode, id, status = 'M' }) {
const change = { path, status, oldMode: mode, newMode: mode, oldId: id, newId: id };
const ofOne = { ...rules, maxFiles: undefined, maxDiffLines: undefined };
return (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_9__ .K)({ changes: [change], diffLines: 1, linkIssues: new Map() }, ofOne).kind === 'admitted';
}
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;
async function listOpenFiles(store, { isOpen, isWanted = _echoed_score_js__WEBPACK_IMPORTED_MODULE_10__ .gd }) {
const { stdout } = await store.git(['ls-tree', '-r', '-z', '--long', '--full-tree', '--end-of-options', store.base]);
const scripts = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__ .K)(stdout).flatMap((entry) => {
const [, mode, id, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(entry)) ?? [];
if (!mode || !id || !path || !isWanted(path) || Number(size) > MAX_SCRIPT_BYTES)
return [];
return [{ path, mode, id }];
});
const depth = ({ path }) => path.split('/').length;
return scripts
.toSorted((one, other) => depth(one) - depth(other))
.filter(isOpen)
.slice(0, MAX_SCRIPTS);
}
function trialPaths(folder) {
return { indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'echo.index'), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trial') };
}
function discardTrialFiles({ folder }) {
const { indexFile, logs } = trialPaths(folder);
for (const file of [indexFile, `${indexFile}.lock`])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ .dM)(logs);
}
async function writeForgedTree({ store }, scripts, output) {
const objects = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ .iZ)(store);
const edits = new Map();
for (const { path, mode, id } of scripts) {
const text = (0,_echoed_score_js__WEBPACK_IMPORTED_MODULE_10__ .NR)({ path, text: (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ .gm)(store, id)).toString(), output });
const forged = objects.write({ type: 'blob', bytes: Buffer.from(text) }, (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_3__ .q)(store.base));
edits.set((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .O0)(path).toString('latin1'), { mode: (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_5__ .IB)(Number.parseInt(mode, 8)), id: forged });
}
return (0,_kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_8__ .n)(objects, store.base, edits);
}
}),
57463:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => ( textsOf),
LO: () => ( projectFolders),
VO: () => ( runIn),
W4: () => ( parseTomlTable),
af: () => ( tableAt),
b6: () => ( textOf),
jv: () => ( hasFile),
nx: () => ( inside),
r7: () => ( shellWord),
sw: () => ( parseJsonTable),
wX: () => ( namesIn)
});
var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28810);
function hasFile({ paths }, path) {
return paths.includes(path);
}
function textOf({ texts }, path) {
return texts.get(path) ?? '';
}
function namesIn({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
const names = paths.flatMap((path) => {
if (!path.startsWith(start))
return [];
const [name = '', ...rest] = path.slice(start.length).split('/');
return [rest.length === 0 ? name : `${name}/`];
});
return [...new Set(names)];
}
const ASIDE = /^(?:\..*|node_modules|vendor|third[_-]?party|external|deps|docs?|website|examples?|samples?|demos?|fuzz|tests?|benchmarks?|scripts|tools|e2e|fixtures|contrib)$/i;
const MAX_DEPTH = 2;
const MAX_FOLDERS = 3;
function projectFolders({ paths }, isManifest) {
const folders = paths.flatMap((path) => {
const at = path.lastIndexOf('/');
return isManifest(path.slice(at + 1)) ? [path.slice(0, Math.max(0, at))] : [];
});
const own = [...new Set(folders)].filter((folder) => folder === '' || !folder.split('/').some((each) => ASIDE.test(each)));
const depth = (folder) => (folder === '' ? 0 : folder.split('/').length);
const nearest = Math.min(...own.map(depth));
if (nearest > MAX_DEPTH)
return [];
return own.filter((folder) => depth(folder) === nearest).slice(0, MAX_FOLDERS);
}
function inside(folder, path) {
return folder === '' ? path : `${folder}/${path}`;
}
function runIn(folder, command) {
return folder === '' ? command : `cd ${shellWord(folder)} && ${command}`;
}
function shellWord(text) {
return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
function parseJsonTable(text) {
try {
return asTable(JSON.parse(text));
}
catch {
return {};
}
}
function parseTomlTable(text) {
const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_0__ .R)('', Buffer.from(text));
return 'document' in decoded ? asTable(decoded.document.value) : {};
}
function tableAt(table, ...keys) {
return keys.reduce((at, key) => asTable(at[key]), table);
}
function asTable(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
function textsOf(value) {
return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
}),
36286:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
v: () => ( readListing)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
var _registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76169);
const MAX_BYTES = 512 << 10;
const MAX_TEXTS = 2000;
async function readListing(git, commit, { env }) {
const files = await listSizes(git, commit);
const wanted = files.filter(({ path, size }) => size <= MAX_BYTES && (0,_registry_js__WEBPACK_IMPORTED_MODULE_3__ .H)(path)).slice(0, MAX_TEXTS);
return {
paths: files.map(({ path }) => path),
texts: await readTexts(git, wanted),
hasProgram: (name) => (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ .aY)(name, env.PATH ?? '') !== undefined,
};
}
async function listSizes(git, commit) {
const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit]);
return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ .K)(stdout).flatMap((entry) => {
const nameAt = entry.indexOf(TAB) + 1;
const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
return mode.startsWith('100') ? [{ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(entry.subarray(nameAt)), id, size: Number(size) }] : [];
});
}
const TAB = 0x09;
async function readTexts(git, files) {
const texts = new Map();
if (files.length === 0)
return texts;
const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
let from = 0;
for (const { path, size } of files) {
const start = stdout.indexOf('\n', from) + 1;
texts.set(path, stdout.toString('utf8', start, start + size));
from = start + size + 1;
}
return texts;
}
}),
76169:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( findProjects),
H: () => ( isRead)
});
var ecosystems_listing = __webpack_require__(57463);
;
const SOURCE_FOLDERS = ['src', 'lib', 'app', 'pkg', 'internal', 'cmd', 'crates', 'packages', 'include', 'source'];
const ASIDE = /^(?:\..*|tests?|testing|specs?|__tests__|bench(?:es|marks?)?|docs?|examples?|fuzz|vendor|node_modules|scripts|tools|build|dist|contrib|fixtures|testdata)$/i;
function sourceGlobs({ paths }, folder, isSource) {
const start = folder === '' ? '' : `${folder}/`;
const own = paths.flatMap((path) => path.startsWith(start) && isSource.test(path) ? [path.slice(start.length)] : []);
const tops = [...new Set(own.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))];
const usual = SOURCE_FOLDERS.filter((name) => tops.includes(name));
const found = usual.length > 0 ? usual : tops.filter((name) => !ASIDE.test(name));
const globs = found.map((name) => (0,ecosystems_listing .nx)(folder, `${name}/**`));
const loose = [...new Set(own.flatMap((path) => (path.includes('/') ? [] : (/\.\w+$/.exec(path)?.[0] ?? []))))];
return globs.length > 0 ? globs : loose.map((ending) => (0,ecosystems_listing .nx)(folder, `*${ending}`));
}
;
const MANIFEST = /(?:^|\/)go\.(?:mod|work)$/;
const TEST = /_test\.go$/;
const GO = {
reads: (path) => MANIFEST.test(path) || TEST.test(path) || /(?:^|\/)main\.go$/.test(path),
find: (listing) => (0,ecosystems_listing .LO)(listing, (name) => name === 'go.work' || name === 'go.mod').map((folder) => findProject(listing, folder)),
};
function findProject(listing, folder) {
const command = (text) => ({ command: (0,ecosystems_listing .VO)(folder, text) });
const modules = modulesOf(listing, folder);
const needs = modules.some((path) => /^\s*require\b/m.test((0,ecosystems_listing .b6)(listing, path)));
const isVendored = listing.paths.includes((0,ecosystems_listing .nx)(folder, 'vendor/modules.txt'));
const inputs = ['go.mod', 'go.sum', 'go.work', 'go.work.sum'].flatMap((name) => {
const paths = listing.paths.filter((path) => path === (0,ecosystems_listing .nx)(folder, name) || path.endsWith(`/${name}`));
return paths.length > 1 ? [(0,ecosystems_listing .nx)(folder, `**/${name}`)] : paths;
});
const all = packagesOf(listing, folder);
const isFetched = needs && !isVendored;
const benchmarks = benchmarksOf(listing, folder);
const build = `${CACHED}go test -run '^$' ${all}`;
const way = {
name: 'go',
setups: isFetched ? [command(FETCH)] : [],
inputs: isFetched ? inputs : [],
build: { ...command(build), cache: [(0,ecosystems_listing .nx)(folder, CACHE)] },
needsBuild: true,
tests: [`${CACHED}go test ${all}`, `${CACHED}go test -short ${all}`].map(command),
benchmarks,
templates: templatesOf(listing, folder),
};
const apart = benchmarks.length === 0 ? benchmarkModule(listing, folder) : undefined;
return {
language: 'Go',
ways: apart === undefined ? [way] : [withModule(way, { folder, apart, isFetched, build }), way],
evaluator: apart === undefined ? inputs : [...inputs, (0,ecosystems_listing .nx)(folder, `${apart}/**`)],
sources: sourceGlobs(listing, folder, /\.(?:go|s)$/),
};
}
const FETCH = 'go mod download';
function withModule(way, { folder, apart, isFetched, build }) {
const there = (text) => `root="$PWD" && cd ${(0,ecosystems_listing .r7)(apart)} && GOCACHE="$root/${CACHE}" ${text}`;
const fetch = `(cd ${(0,ecosystems_listing .r7)(apart)} && ${FETCH})`;
return {
...way,
name: `go with ${apart}`,
setups: [{ command: (0,ecosystems_listing .VO)(folder, isFetched ? `${FETCH} && ${fetch}` : fetch) }],
inputs: [...way.inputs, (0,ecosystems_listing .nx)(folder, `${apart}/go.mod`), (0,ecosystems_listing .nx)(folder, `${apart}/go.sum`)],
build: {
command: (0,ecosystems_listing .VO)(folder, `${build} && (${there("go test -run '^$' ./...")})`),
cache: [(0,ecosystems_listing .nx)(folder, CACHE)],
},
benchmarks: measuresOf(folder, (time) => there(`go test -run '^$' -bench . -benchtime ${time} ./...`)),
};
}
function benchmarkModule(listing, folder) {
if ((0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'go.work')))
return undefined;
const modules = modulesOf(listing, folder).map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
const found = modules.find((module) => module !== folder &&
/bench/i.test(module) &&
/=>\s*\.\./.test((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(module, 'go.mod'))) &&
listing.paths.some((path) => path.startsWith(`${module}/`) && hasBenchmark(listing, path)));
return found?.slice((0,ecosystems_listing .nx)(folder, '').length);
}
function hasBenchmark(listing, path) {
return TEST.test(path) && /^func Benchmark\w*\(/m.test((0,ecosystems_listing .b6)(listing, path));
}
function measuresOf(folder, command) {
return ['100ms', '10ms'].map((time) => ({
command: (0,ecosystems_listing .VO)(folder, command(time)),
what: 'the benchmarks of the module',
direction: 'min',
}));
}
const CACHE = '.gocache';
const CACHED = `GOCACHE="$PWD/${CACHE}" `;
const IGNORED = /(?:^|\/)(?:[_.][^/]*|vendor|testdata)\//;
function modulesOf({ paths }, folder) {
return paths.filter((path) => /(?:^|\/)go\.mod$/.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
}
function packagesOf(listing, folder) {
const text = (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'go.work'));
if (text === '')
return './...';
const used = [...text.matchAll(/^\s*(?:use\s+)?(\.\/?[\w./-]*)\s*$/gm)].flatMap(([, path]) => path ?? []);
return used.length === 0 ? './...' : used.map((path) => (0,ecosystems_listing .r7)(`${path.replace(/\/$/, '')}/...`)).join(' ');
}
function benchmarksOf(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const files = listing.paths.filter((path) => path.startsWith(start) && !IGNORED.test(path.slice(start.length)));
const nested = modulesOf(listing, folder)
.map((path) => path.slice(0, -'go.mod'.length))
.filter((path) => path.length > start.length);
const isOwn = (path) => (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'go.work')) || !nested.some((module) => path.startsWith(module));
const used = files.filter((path) => isOwn(path) && hasBenchmark(listing, path));
const packages = [
...new Set(used.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
];
if (packages.length === 0)
return [];
const names = packages.map(ecosystems_listing .r7).join(' ');
return measuresOf(folder, (time) => `${CACHED}go test -run '^$' -bench . -benchtime ${time} ${names}`);
}
function templatesOf(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const isMain = (path) => /^package main\b/m.test((0,ecosystems_listing .b6)(listing, path));
const programs = listing.paths.filter((path) => /(?:^|\/)main\.go$/.test(path) && path.startsWith(start) && isMain(path));
const own = programs.filter((path) => !IGNORED.test(path.slice(start.length)) && !/(?:^|\/)(?:examples?|tools|scripts)\//.test(path));
const packages = [
...new Set(own.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
];
const isProgram = packages.length > 0;
const command = isProgram
? `mkdir "$TMPDIR/built" && ${CACHED}go build -ldflags=-s -o "$TMPDIR/built/" ${packages.map(ecosystems_listing .r7).join(' ')} && cat "$TMPDIR"/built/* | wc -c`
: `files=$(${CACHED}go list -export -f '{{.Export}}' ${packagesOf(listing, folder)}) && cat $files < /dev/null | wc -c | grep -vx 0`;
return [
{
what: `the size of the compiled ${isProgram ? 'programs' : 'packages'} in bytes`,
direction: 'min',
command: (0,ecosystems_listing .VO)(folder, command),
fill: "Write a benchmark (func BenchmarkX in a _test.go file) of what should be fast, and run it with go test -run '^$' -bench .",
},
];
}
;
function scriptsOf(manifest) {
const entries = Object.entries((0,ecosystems_listing .af)(manifest, 'scripts'));
return new Map(entries.filter((each) => typeof each[1] === 'string'));
}
const CALL = /^(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:-\S+\s+)*([\w:.-]+)$/;
const SERIES = /^(?:npm-run-all2?|run-s|run-p)\s+(.*)$/;
const MAX_DEPTH = 5;
function partsOf(scripts, name, depth = 0) {
const script = scripts.get(name);
if (script === undefined || depth > MAX_DEPTH)
return [];
return script.split(/&&|;|\|\|/).flatMap((each) => {
const part = each.trim();
const called = namesCalled(scripts, part).filter((other) => other !== name);
return called.length === 0 ? [part] : called.flatMap((other) => partsOf(scripts, other, depth + 1));
});
}
function namesCalled(scripts, part) {
const name = CALL.exec(part)?.[1] ?? '';
if (scripts.has(name))
return [name];
const words = (SERIES.exec(part)?.[1] ?? '').split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
return words.flatMap((word) => {
const start = word.replace(/\*+$/, '');
return [...scripts.keys()].filter((each) => each === word || (start !== word && each.startsWith(start)));
});
}
const RUNNER = /^(?:(?:cross-env\s+)?(?:\w+=\S*\s+)*)(?:c8|nyc)?\s*(?:vitest|jest|mocha|ava|tap|uvu|tape|jasmine|lab|brittle|node\s+(?:\S+\s+)*--test)\b/;
const NO_TEST = 'no test specified';
const TEST_SCRIPT = /^(?:tests?[:_-])?(?:unit|node|vitest|jest|mocha|ava|ci|run|only)$/;
function hasTest(scripts) {
const script = scripts.get('test');
return script !== undefined && !script.includes(NO_TEST);
}
function testParts(scripts) {
const parts = partsOf(scripts, 'test');
const isAlone = !scripts.has('pretest') && !scripts.has('posttest');
if (isAlone && parts.length < 2 && parts[0] === scripts.get('test') && plainly(parts[0] ?? '') === parts[0])
return [];
const runners = parts.filter((part) => RUNNER.test(part));
return [...new Set(runners.flatMap((part) => [plainly(part), part]))].map(inPackage);
}
function plainly(part) {
if (part === 'tap')
return 'tap --no-coverage';
return part
.replace(/^(?:c8|nyc)\s+(?:-\S+\s+)*/, '')
.replaceAll(/\s--(?:coverage|typecheck)(?:[.=]\S+)?(?=\s|$)/g, '');
}
function otherTests(scripts) {
return [...scripts.keys()].filter((name) => TEST_SCRIPT.test(name) && name !== 'test');
}
const BENCHMARK_SCRIPT = /(?:^|[:_-])(?:bench|benchmarks?|perf)(?:$|[:_-])/i;
function benchmarkScripts(scripts) {
const names = [...scripts.keys()].filter((name) => BENCHMARK_SCRIPT.test(name));
return names.toSorted((one, other) => one.length - other.length);
}
const OTHER_RUNTIME = /^(?:bun|deno)\b/;
function needsRuntime(scripts, name) {
return partsOf(scripts, name).flatMap((part) => OTHER_RUNTIME.exec(part) ?? [])[0];
}
const STARTS_FILE = /^(?:node|tsx|ts-node)\s/;
function benchmarkParts(scripts, name) {
const parts = partsOf(scripts, name);
const last = parts.at(-1);
return parts.length > 1 && last !== undefined && (STARTS_FILE.test(last) || RUNNER.test(last))
? [inPackage(last)]
: [];
}
function filesStarted(scripts, name) {
return partsOf(scripts, name).flatMap((part) => /^node\s+(?:\.\/)?(\S+)/.exec(part)?.[1] ?? []);
}
function inPackage(part) {
const [, variables = '', rest = part] = /^((?:\w+=\S*\s+)*)(.*)$/.exec(part) ?? [];
return rest.startsWith('node ') ? part.replace('node ./', 'node ') : `${variables}npx --no-install ${rest}`;
}
;
const frozen = (prefix, hasLock) => `${prefix} install${hasLock ? ' --frozen-lockfile' : ''}`;
const KINDS = [
{
...{ name: 'pnpm', locks: ['pnpm-lock.yaml'], install: frozen, test: 'test', run: 'run --silent' },
version: (listing, folder) => {
const lock = /^lockfileVersion: '?([\d.]+)/m.exec((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'pnpm-lock.yaml')))?.[1] ?? '9';
const workspace = (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'pnpm-workspace.yaml'));
if (workspace !== '' && !/^packages\s*:/m.test(workspace))
return '10';
return Number(lock) >= 9 ? '9' : Number(lock) >= 6 ? '8' : '7';
},
},
{
...{ name: 'yarn', locks: ['yarn.lock'], test: 'test', run: 'run --silent', version: () => '1.22.22' },
install: frozen,
},
{
...{ name: 'bun', locks: ['bun.lock', 'bun.lockb'], install: frozen, test: 'run test', run: 'run --silent' },
version: () => '1',
},
];
const NPM_LOCKS = ['package-lock.json', 'npm-shrinkwrap.json'];
const SCRIPTLESS = '--ignore-scripts';
const HOOKS = /\blefthook\s+install\b|\bgit\s+config\b|\bpre-commit\s+install\b/;
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'];
function findManagers(listing, folder, manifest) {
const managers = namedManagers(listing, folder, manifest);
const scripts = scriptsOf(manifest);
const needsGit = LIFECYCLE.some((name) => HOOKS.test(scripts.get(name) ?? ''));
return needsGit ? [...managers.map(withoutHooks), ...managers] : managers;
}
function withoutHooks({ name, installs, runs, tests }) {
const scriptless = (command) => `npm_config_ignore_scripts=true ${command}`;
return {
name: `${name} without lifecycle scripts`,
installs: installs.slice(1),
runs: runs.map(scriptless),
tests: tests.map(scriptless),
};
}
function namedManagers(listing, folder, manifest) {
const [, field, fieldVersion] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(String(manifest.packageManager ?? '')) ?? [];
const kind = KINDS.find(({ name, locks }) => field === name || locks.some((lock) => (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, lock))));
if (kind === undefined)
return [npm(listing, folder)];
const { name, locks } = kind;
const hasLock = locks.some((lock) => (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, lock)));
const version = fieldVersion ?? kind.version(listing, folder);
const isHere = listing.hasProgram(name);
const asked = { kind, hasLock, version, isHere, before: '' };
const other = name === 'pnpm' ? olderPnpm(version) : undefined;
return [asked, ...(other === undefined ? [] : [{ ...asked, ...other, isHere: false }])].map(managerOf);
}
function olderPnpm(version) {
const before = 'COREPACK_ROOT=/ ';
return Number.parseInt(version, 10) > 10 ? { version: '10', before } : undefined;
}
function managerOf({ kind, hasLock, version, isHere, before }) {
const { name } = kind;
const named = `${packageOf(name, version)}@${version}`;
const prefix = `${before}${isHere ? name : `npx --yes ${named}`}`;
const offline = `${before}${isHere ? name : `npx --yes --offline ${named}`}`;
const install = installOf(kind, { prefix, hasLock, version });
const runners = isHere ? [] : ['npm'];
return {
name: before === '' ? name : `${name}@${version}`,
installs: [install, `${install} ${scriptless(name, version)}`],
runs: [...runners.map((each) => `${each} run --silent`), `${offline} ${kind.run}`],
tests: [...runners.map((each) => `${each} test`), `${offline} ${kind.test}`],
};
}
function packageOf(name, version) {
return name === 'yarn' && isBerry(version) ? '@yarnpkg/cli-dist' : name;
}
function isBerry(version) {
return Number.parseInt(version, 10) >= 2;
}
function installOf({ name, install }, { prefix, hasLock, version }) {
return name === 'yarn' && isBerry(version) ? `${prefix} install --immutable` : install(prefix, hasLock);
}
function scriptless(name, version) {
return name === 'yarn' && isBerry(version) ? '--mode=skip-build' : SCRIPTLESS;
}
function npm(listing, folder) {
const hasLock = NPM_LOCKS.some((lock) => (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, lock)));
const install = hasLock ? 'npm ci' : 'npm install --no-audit --no-fund';
return {
name: 'npm',
installs: [install, `${install} ${SCRIPTLESS}`],
runs: ['npm run --silent'],
tests: ['npm test'],
};
}
function installInputs(listing, folder, isWorkspace) {
const names = [
'package.json',
...NPM_LOCKS,
...KINDS.flatMap(({ locks }) => locks),
...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', 'pnpm-workspace.yaml', 'lerna.json'],
];
const files = names.map((name) => (0,ecosystems_listing .nx)(folder, name)).filter((path) => (0,ecosystems_listing .jv)(listing, path));
const folders = ['patches', '.yarn'].map((name) => (0,ecosystems_listing .nx)(folder, name));
const used = folders.filter((each) => listing.paths.some((path) => path.startsWith(`${each}/`)));
const packages = isWorkspace ? [(0,ecosystems_listing .nx)(folder, '**/package.json')] : [];
return [...files, ...packages, ...used.map((each) => `${each}/**`)];
}
;
function builtFolders(listing, manifests) {
return manifests.flatMap((path) => {
const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
const manifest = (0,ecosystems_listing .sw)((0,ecosystems_listing .b6)(listing, path));
const named = [...entriesOf(manifest), ...(0,ecosystems_listing .CB)(manifest.files)];
const tops = new Set(named.flatMap((each) => /^(?:\.\/)?([\w@][\w@.-]*)(?:\/|$)/.exec(each)?.[1] ?? []));
const made = [...tops].filter((top) => !/\.\w+$/.test(top) && !isTracked(listing, (0,ecosystems_listing .nx)(folder, top)));
return made.map((top) => (0,ecosystems_listing .nx)(folder, top));
});
}
function isTracked({ paths }, folder) {
return paths.some((path) => path === folder || path.startsWith(`${folder}/`));
}
function entriesOf({ main, module, exports }) {
const leaves = (value) => typeof value === 'string'
? [value]
: typeof value === 'object' && value !== null
? Object.values(value).flatMap(leaves)
: [];
return [main, module, exports].flatMap(leaves);
}
const FOLDER = (folder) => (folder === '' ? '' : `chdir(${JSON.stringify(folder)});\n`);
function bundleSize(folder, folders) {
const below = folders.map((each) => (folder === '' ? each : each.slice(folder.length + 1)));
return {
what: 'the size of the built JavaScript and CSS in bytes, compressed',
direction: 'min',
needsBuild: true,
command: `node -e '
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const { chdir } = require("node:process");
const { gzipSync } = require("node:zlib");
${FOLDER(folder)}const folders = ${JSON.stringify(below)}.filter((folder) => existsSync(folder));
const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => folder + "/" + name));
const files = names.filter((name) => /\\.(?:[cm]?js|css)$/.test(name) && !name.includes("node_modules/") && statSync(name).isFile()).sort();
if (files.length === 0) throw new Error("the build made no file to measure");
console.log(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));
'`,
fill: 'Name the bundle that counts in "folders", or write a benchmark of what should be fast.',
};
}
function findEntry(listing, folder, manifest) {
const named = [...entriesOf(manifest), 'index.js', 'index.mjs', 'index.cjs', 'src/index.js', 'src/index.mjs'];
const paths = named.map((each) => each.replace(/^\.\//, ''));
return paths.find((each) => /\.[cm]?js$/.test(each) && (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, each)));
}
function statementTime(folder, entry) {
return {
what: `the time to start Node and import ${entry}, in milliseconds`,
direction: 'min',
subjects: [(0,ecosystems_listing .nx)(folder, entry)],
command: `node --input-type=module -e '
import { spawnSync } from "node:child_process";
import { chdir, execPath, hrtime } from "node:process";
${FOLDER(folder)}const statement = \`
await import("./${entry}");
\`;
const times = Array.from({ length: 20 }, (_, run) => {
  const ended = "ended " + run + "\\n";
  const begun = hrtime.bigint();
  const code = statement + "(await import(\\"node:fs\\")).writeSync(1, " + JSON.stringify(ended) + ");";
  const { status, stdout } = spawnSync(execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });
  const ms = Number(hrtime.bigint() - begun) / 1e6;
  if (status !== 0 || !stdout.endsWith(ended)) throw new Error("the statement did not run to its end");
  return ms;
});
console.log(Math.min(...times));
'`,
fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Node.',
};
}
;
const javascript_MANIFEST = /(?:^|\/)package\.json$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|css|scss)$/;
const JAVASCRIPT = {
reads: (path) => javascript_MANIFEST.test(path) || /(?:^|\/)(?:pnpm-workspace\.yaml|pnpm-lock\.yaml)$/.test(path),
find: (listing) => (0,ecosystems_listing .LO)(listing, (name) => name === 'package.json').map((folder) => javascript_findProject(listing, folder)),
};
function javascript_findProject(listing, folder) {
const manifest = (0,ecosystems_listing .sw)((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'package.json')));
const packages = javascript_packagesOf(listing, folder, manifest);
const facts = { folder, manifest, scripts: scriptsOf(manifest), packages };
const managers = findManagers(listing, folder, manifest);
const bench = findBenchPackage(listing, facts);
const [first] = managers;
return {
language: (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'tsconfig.json')) ? 'TypeScript' : 'JavaScript',
ways: [
...(bench === undefined || first === undefined ? [] : [wayOf(listing, facts, first, bench)]),
...managers.map((manager) => wayOf(listing, facts, manager)),
],
evaluator: installInputs(listing, folder, packages.length > 0),
sources: sourceGlobs(listing, folder, SOURCE),
};
}
function wayOf(listing, facts, manager, bench) {
const { folder, manifest, scripts, packages } = facts;
const command = (text) => ({ command: (0,ecosystems_listing .VO)(folder, text) });
const isWorkspace = packages.length > 0;
const build = ['build', 'bundle', 'compile'].find((name) => scripts.has(name));
const isInstalled = isWorkspace || needsPackages(manifest);
const installs = isInstalled ? manager.installs : [];
const own = bench === undefined ? [] : [bench.install];
const setups = installs.length === 0 ? own : installs.map((install) => [install, ...own].join(' && '));
return {
name: bench === undefined ? manager.name : `${manager.name} with ${bench.name}`,
setups: setups.map(command),
inputs: [...(isInstalled ? installInputs(listing, folder, isWorkspace) : []), ...(bench?.inputs ?? [])],
build: build === undefined ? undefined : { ...command(`${manager.runs[0]} ${build}`), cache: cacheOf(listing, folder) },
needsBuild: false,
tests: testsOf(scripts, manager).map(command),
benchmarks: [
...(bench?.benchmarks ?? []).map((text) => measureOf(folder, text)),
...javascript_benchmarksOf(listing, facts, manager),
],
templates: javascript_templatesOf(listing, { folder, manifest, packages, hasBuild: build !== undefined }),
};
}
function findBenchPackage(listing, { folder, packages }) {
for (const name of ['bench', 'benchmark', 'benchmarks']) {
const path = (0,ecosystems_listing .nx)(folder, `${name}/package.json`);
const manifest = (0,ecosystems_listing .sw)((0,ecosystems_listing .b6)(listing, path));
if (packages.includes(path) || !needsPackages(manifest))
continue;
const lock = (0,ecosystems_listing .nx)(folder, `${name}/package-lock.json`);
const isLocked = (0,ecosystems_listing .jv)(listing, lock);
const scripts = scriptsOf(manifest);
const names = [...benchmarkScripts(scripts), ...['start'].filter((each) => scripts.has(each))];
return {
name,
install: `${isLocked ? 'npm ci' : 'npm install --no-package-lock --no-audit --no-fund'} --prefix ${name}`,
inputs: [path, ...(isLocked ? [lock] : [])],
benchmarks: names.map((each) => `npm run --silent --prefix ${name} ${each}`),
};
}
return undefined;
}
function measureOf(folder, command) {
return { command: (0,ecosystems_listing .VO)(folder, command), what: 'the benchmarks of the project', direction: 'min' };
}
function javascript_packagesOf({ paths, texts }, folder, manifest) {
const isWorkspace = manifest.workspaces !== undefined || texts.has((0,ecosystems_listing .nx)(folder, 'pnpm-workspace.yaml'));
const start = folder === '' ? '' : `${folder}/`;
return isWorkspace
? paths.filter((path) => javascript_MANIFEST.test(path) && path.startsWith(start) && path !== `${start}package.json`)
: [];
}
function needsPackages(manifest) {
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
return kinds.some((key) => Object.keys((0,ecosystems_listing .af)(manifest, key)).length > 0);
}
function cacheOf({ paths }, folder) {
const isNext = paths.some((path) => /(?:^|\/)next\.config\.\w+$/.test(path));
return isNext ? [(0,ecosystems_listing .nx)(folder, '.next/cache')] : [];
}
function testsOf(scripts, manager) {
if (!hasTest(scripts))
return otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
const others = otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
return [...manager.tests.slice(0, 1), ...testParts(scripts), ...others, ...manager.tests.slice(1)];
}
const BENCHMARK_FILE = /(?:^|\/)(?:bench|benchmarks?|perf)(?:\/(?:index|main|run|all|(?:[^/]*[-_.])?bench(?:mark)?s?(?:[-_.][^/]*)?))?\.[cm]?js$/;
const MAX_FILES = 3;
function javascript_benchmarksOf(listing, { folder, scripts, manifest }, manager) {
const start = folder === '' ? '' : `${folder}/`;
const own = listing.paths.flatMap((path) => path.startsWith(start) && !/node_modules\//.test(path) ? [path.slice(start.length)] : []);
const runnable = benchmarkScripts(scripts).filter((name) => {
const runtime = needsRuntime(scripts, name);
return runtime === undefined || listing.hasProgram(runtime);
});
const named = runnable.flatMap((name) => [`${manager.runs[0]} ${name}`, ...benchmarkParts(scripts, name)]);
const isVitest = own.some((path) => /\.bench\.[cm]?[jt]sx?$/.test(path)) && 'vitest' in { ...(0,ecosystems_listing .af)(manifest, 'devDependencies') };
const started = new Set(named.length === 0 ? [] : runnable.flatMap((name) => filesStarted(scripts, name)));
const files = own.filter((path) => BENCHMARK_FILE.test(path) && !started.has(path)).slice(0, MAX_FILES);
const commands = [
...named,
...(isVitest
? ['npx --no-install vitest bench --run --outputJson="$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"']
: []),
...files.map((path) => `node ${(0,ecosystems_listing .r7)(path)}`),
];
return [...new Set(commands)].map((command) => measureOf(folder, command));
}
function javascript_templatesOf(listing, { folder, manifest, packages, hasBuild, }) {
const folders = hasBuild ? builtFolders(listing, [(0,ecosystems_listing .nx)(folder, 'package.json'), ...packages]) : [];
const entry = findEntry(listing, folder, manifest);
return [
...(folders.length === 0 ? [] : [bundleSize(folder, folders)]),
...(entry === undefined ? [] : [statementTime(folder, entry)]),
];
}
;
const JMH = /\borg\.openjdk\.jmh\b/;
const USUAL_JAR = 'benchmarks';
function findJmh(listing, folder) {
const poms = [...listing.texts].flatMap(([path, text]) => path.startsWith((0,ecosystems_listing .nx)(folder, '')) && /(?:^|\/)pom\.xml$/.test(path) && JMH.test(text) ? [path] : []);
const own = poms.map((path) => path.slice((0,ecosystems_listing .nx)(folder, '').length));
const chosen = own.find((path) => jarOf((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, path))) !== undefined) ?? own[0];
if (chosen === undefined)
return undefined;
const at = chosen.slice(0, Math.max(0, chosen.lastIndexOf('/')));
return {
jar: jarOf((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, chosen))) ?? USUAL_JAR,
apart: at === '' || isModule(listing, folder, at) ? undefined : at,
};
}
function jarOf(pom) {
const name = /<artifactId>maven-shade-plugin<[\s\S]*?<finalName>\s*([^<]*?)\s*<\/finalName>/.exec(pom)?.[1];
return name?.replace(/\$\{uberjar\.name\}/, /<uberjar\.name>\s*([^<]*?)\s*</.exec(pom)?.[1] ?? USUAL_JAR);
}
function isModule(listing, folder, at) {
const parts = at.split('/');
return parts.some((_, index) => {
const pom = (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, [...parts.slice(0, index), 'pom.xml'].join('/')));
const name = parts.slice(index).join('/');
return [...pom.matchAll(/<module>\s*(?:\.\/)?([^<]*?)\/?\s*<\/module>/g)].some(([, module]) => module === name);
});
}
;
const MANIFESTS = ['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'];
const jvm_JMH = /\borg\.openjdk\.jmh\b|me\.champeau\.jmh/;
const JVM = {
reads: (path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)),
find: (listing) => (0,ecosystems_listing .LO)(listing, (name) => MANIFESTS.includes(name)).map((folder) => jvm_findProject(listing, folder)),
};
function jvm_findProject(listing, folder) {
const isKotlin = listing.paths.some((path) => path.endsWith('.kt'));
const manifests = listing.paths.filter((path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)));
const names = [...new Set(manifests.map((path) => path.slice(path.lastIndexOf('/') + 1)))];
const many = names.filter((name) => manifests.filter((path) => path.endsWith(name)).length > 1);
const globs = names.map((name) => (0,ecosystems_listing .nx)(folder, many.includes(name) ? `**/${name}` : name));
const extra = ['gradle.properties', 'gradle/libs.versions.toml', 'gradle/wrapper/**', '.mvn/**', 'gradle.lockfile'];
const isThere = (glob) => listing.paths.some((path) => path === glob || path.startsWith(`${glob.replace(/\*\*$/, '')}`));
const inputs = [...globs, ...extra.map((name) => (0,ecosystems_listing .nx)(folder, name)).filter(isThere)];
return {
language: isKotlin ? 'Kotlin' : 'Java',
ways: [...maven(listing, folder, inputs), ...gradle(listing, folder, inputs)],
evaluator: inputs,
sources: sourcesOf(listing, folder),
};
}
function sourcesOf(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const modules = listing.paths.flatMap((path) => path.startsWith(start) ? (/^(.*?)src\/main\//.exec(path.slice(start.length))?.[1] ?? []) : []);
const globs = [...new Set(modules)].map((module) => (0,ecosystems_listing .nx)(folder, `${module}src/main/**`));
if (globs.length > 5)
return [(0,ecosystems_listing .nx)(folder, '**/src/main/**')];
return globs.length > 0 ? globs : sourceGlobs(listing, folder, /\.(?:java|kt|scala|groovy)$/);
}
const MAVEN_SKIPS = [
'rat',
'checkstyle',
'spotbugs',
'pmd',
'cpd',
'jacoco',
'japicmp',
'enforcer',
'maven.javadoc',
'spotless.check',
'maven.gitcommitid',
'maven.buildNumber',
]
.map((name) => ` -D${name}.skip`)
.join('');
function maven(listing, folder, inputs) {
if (!(0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'pom.xml')))
return [];
const programs = (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'mvnw')) ? ['sh mvnw', 'mvn'] : ['mvn'];
const project = findJmh(listing, folder);
const ways = programs.flatMap((mvn) => [
...(project === undefined
? []
: [{ name: `${mvn} with JMH`, ...jmhPhases(`${mvn} -B -q${MAVEN_SKIPS}`, project), jar: project.jar }]),
{ name: mvn, ...testPhases(`${mvn} -B -q`) },
{ name: `${mvn} without checks`, ...testPhases(`${mvn} -B -q${MAVEN_SKIPS}`) },
...mainModule(listing, folder).map((module) => ({
name: `${mvn}, module ${module}`,
...testPhases(`${mvn} -B -q${MAVEN_SKIPS} -pl ${(0,ecosystems_listing .r7)(module)} -am`),
})),
]);
const test = anyTest(listing, folder);
return ways.map(({ name, run, fetch, fetchMore, build, jar }) => {
const command = (text) => ({ command: (0,ecosystems_listing .VO)(folder, text) });
const fetching = `${fetch} '-Dtest=${test.name}#noSuchTest' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false -Dmaven.test.failure.ignore${fetchMore}`;
return {
name,
setups: [command(`${test.condition}${fetching} && find . -type d -name target -prune -exec rm -rf {} +`)],
inputs,
build: { ...command(build), cache: [] },
needsBuild: true,
tests: [command(`${run} -o test`)],
benchmarks: jar === undefined ? [] : jmh(folder, jar),
templates: [classSize(folder, '*/target/classes/*')],
};
});
}
function testPhases(run) {
return { run, fetch: `${run} test`, fetchMore: '', build: `${run} -o test-compile` };
}
function jmhPhases(run, { apart }) {
if (apart === undefined)
return { run, fetch: `${run} package`, fetchMore: '', build: `${run} -o package -DskipTests` };
const package_ = `-f ${(0,ecosystems_listing .r7)(`${apart}/pom.xml`)} package -DskipTests`;
return {
run,
fetch: `${run} install`,
fetchMore: ` && ${run} ${package_}`,
build: `${run} -o install -DskipTests && ${run} -o ${package_}`,
};
}
function anyTest(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const [module] = mainModule(listing, folder);
const tests = listing.paths.filter((path) => /src\/test\/.*\/\w+Test\.(?:java|kt)$/.test(path) && path.startsWith(start));
const path = tests.find((each) => each.startsWith(`${start}${module ?? ''}`)) ?? tests[0];
if (path === undefined)
return { name: 'NoSuchTest', condition: '' };
const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
return { name, condition: `test -f ${(0,ecosystems_listing .r7)(path.slice(start.length))} && ` };
}
function mainModule({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
const sizes = new Map();
for (const path of paths) {
const module = path.startsWith(start) ? /^(.+?)\/src\/main\//.exec(path.slice(start.length))?.[1] : undefined;
if (module !== undefined && paths.includes(`${start}${module}/pom.xml`))
sizes.set(module, (sizes.get(module) ?? 0) + 1);
}
const [main] = [...sizes].toSorted(([, one], [, other]) => other - one);
return main === undefined || sizes.size === 1 ? [] : [main[0]];
}
function gradle(listing, folder, inputs) {
if (!MANIFESTS.slice(1).some((name) => (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, name))))
return [];
const programs = (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'gradlew')) ? ['sh gradlew', 'gradle'] : ['gradle'];
const isJmh = [...listing.texts].some(([path, text]) => /\.gradle(?:\.kts)?$/.test(path) && jvm_JMH.test(text));
return programs.map((program) => {
const run = `${program} --quiet --no-daemon`;
const command = (text) => ({ command: (0,ecosystems_listing .VO)(folder, text) });
return {
name: program,
setups: [
command(`${anyTest(listing, folder).condition}${run} testClasses && find . -type d -name build -prune -exec rm -rf {} +`),
],
inputs,
build: { ...command(`${run} --offline testClasses`), cache: [] },
needsBuild: true,
tests: [command(`${run} --offline test`)],
benchmarks: isJmh
? [{ ...command(`${run} --offline jmh`), what: 'the benchmarks of the project', direction: 'min' }]
: [],
templates: [classSize(folder, '*/build/classes/*')],
};
});
}
function jmh(folder, jar) {
const found = `jar=$(find . -path '*/target/${jar}.jar' | head -n 1)`;
return ['1s', '100ms'].map((time) => ({
command: (0,ecosystems_listing .VO)(folder, `${found} && java -jar "\${jar:?no ${jar}.jar was built}" -f 1 -wi 1 -i 3 -w ${time} -r ${time} -foe true -rf json -rff "$TMPDIR/jmh.json" >&2 && cat "$TMPDIR/jmh.json"`),
what: 'the benchmarks of the project',
direction: 'min',
}));
}
function classSize(folder, path) {
return {
what: 'the size of the compiled classes in bytes',
direction: 'min',
command: (0,ecosystems_listing .VO)(folder, `find . -path '${path}' -name '*.class' -exec cat {} + | wc -c | grep -vx 0`),
fill: 'Write a JMH benchmark of what should be fast, and run its jar.',
};
}
;
const TESTS = /^\s*(?:add_test|enable_testing|include\s*\(\s*CTest|catch_discover_tests|gtest_discover_tests)\b/im;
const BENCHMARKS_OPTION = /(?:^|_)(?:micro_?)?bench(?:es|marks?|marking)?$/i;
const TESTS_OPTION = /(?:^|_)(?:unit_?)?tests?(?:ing)?$/i;
const OTHER_OPTION = /(?:^|_)(?:no|not|disable|skip|without|fuzz|install|coverage|valgrind|cuda|gpu|mpi)(?:_|$)/i;
const FOREIGN = /(?:^|\/)(?:third[_-]?party|3rd[_-]?party|vendor|external|extern|deps|submodules)\//i;
function cmakeBuilds(listing, folder, target) {
const manifests = manifestsOf(listing, folder);
const hasTests = manifests.some(({ text }) => TESTS.test(text));
const benchmarks = programsOf(manifests).map(({ name, args }) => {
const found = `program=$(find ${target} -type f -perm -100 -name ${name} | head -n 1)`;
const program = `${found} && "\${program:?no program ${name} was built}"`;
return args === '' ? program : `${program} ${args}`;
});
const off = optionsOff(manifests);
const bench = off.filter((name) => BENCHMARKS_OPTION.test(name)).slice(0, 1);
const test = off.filter((name) => TESTS_OPTION.test(name) && !/bench/i.test(name)).slice(0, 1);
const choices = [[...bench, ...test], bench, test, []].filter((choice, index, all) => all.findIndex((each) => each.join() === choice.join()) === index);
return choices.map((choice) => ({
name: choice.length === 0 ? 'CMake' : `CMake with ${choice.join(' and ')}`,
options: choice.map((name) => ` -D${name}=ON`).join(''),
hasTests,
benchmarks,
}));
}
function manifestsOf({ texts }, folder) {
return [...texts].flatMap(([path, text]) => path.endsWith('CMakeLists.txt') && path.startsWith((0,ecosystems_listing .nx)(folder, '')) && !FOREIGN.test(path)
? [{ folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))), text: text.replaceAll(/^\s*#.*$/gm, '') }]
: []);
}
function optionsOff(manifests) {
const own = manifests.toSorted((one, other) => one.folder.length - other.folder.length);
const names = own.flatMap(({ text }) => [...text.matchAll(/^\s*option\s*\(\s*(\w+)(?:\s+"[^"]*")?(?:\s+(\w+))?\s*\)/gim)].flatMap(([, name = '', value = 'OFF']) => (/^(?:off|no|false|0)$/i.test(value) ? [name] : [])));
return [...new Set(names)].filter((name) => !OTHER_OPTION.test(name));
}
const GOOGLE = /\bbenchmark(?:::benchmark|_main)?\b/;
const GOOGLE_ARGS = '--benchmark_format=json --benchmark_min_time=0.1';
function programsOf(manifests) {
const google = [];
const others = [];
for (const { folder, text } of manifests) {
const isAside = /(?:^|\/)(?:perf|bench(?:mark)?s?|benchmarking)(?:$|\/)/i.test(folder);
const linked = new Map([...text.matchAll(/^\s*target_link_libraries\s*\(\s*([\w.-]+)\s+([^)]*)\)/gim)].map(([, name = '', libraries = '']) => [name, libraries]));
for (const [, name = ''] of text.matchAll(/^\s*add_executable\s*\(\s*"?([\w.-]+)"?\s/gim)) {
if (GOOGLE.test(linked.get(name) ?? ''))
google.push({ name, args: GOOGLE_ARGS });
else if (isAside || /bench|(?:^|[_-])perf(?:$|[_-])/i.test(name))
others.push({ name, args: '' });
}
}
return [...google, ...others];
}
;
const native_MANIFESTS = ['CMakeLists.txt', 'meson.build', 'configure', 'configure.ac', 'Makefile', 'GNUmakefile', 'makefile'];
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'];
const native_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|ipp|m|mm|s|S|asm)$/;
const NATIVE = {
reads: (path) => /(?:^|\/)(?:CMakeLists\.txt|meson\.build|meson_options\.txt|(?:GNUm|m|M)akefile|configure\.ac)$/.test(path),
isSecondary: true,
find: (listing) => (0,ecosystems_listing .LO)(listing, (name) => native_MANIFESTS.includes(name)).map((folder) => native_findProject(listing, folder)),
};
function native_findProject(listing, folder) {
const manifests = native_MANIFESTS.filter((name) => (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, name)));
const isNative = listing.paths.some((path) => /\.(?:c|cc|cpp|cxx|h|hpp)$/.test(path));
const isPlusPlus = listing.paths.some((path) => /\.(?:cc|cpp|cxx|hpp|hxx)$/.test(path));
const builders = [cmake, meson, configure, make].flatMap((find) => find(listing, folder, manifests));
return {
language: isPlusPlus ? 'C++' : isNative ? 'C' : 'Make',
ways: builders,
evaluator: [
...manifests.map((name) => (0,ecosystems_listing .nx)(folder, name)),
...listing.paths.filter((path) => /(?:^|\/)CTest\w*\.cmake$/.test(path)),
],
sources: isNative ? sourceGlobs(listing, folder, native_SOURCE) : [],
};
}
function buildFolder(listing, folder) {
return (0,ecosystems_listing .wX)(listing, folder).includes('build/') ? 'build-autorize' : 'build';
}
const JOBS = '"$(nproc)"';
function native_wayOf(folder, { name, setups = [], inputs = [], build, cache = [], tests, benchmarks, built, headers = [] }) {
const command = (text) => ({ command: (0,ecosystems_listing .VO)(folder, text) });
return {
name,
setups: setups.map(command),
inputs: inputs.map((path) => (0,ecosystems_listing .nx)(folder, path)),
build: { ...command(build), cache: cache.map((path) => (0,ecosystems_listing .nx)(folder, path)) },
needsBuild: true,
tests: tests.map(command),
benchmarks: benchmarks.map((text) => ({
...command(text),
what: 'the benchmarks of the project',
direction: 'min',
})),
templates: [sizeOf(folder, built), ...headers],
};
}
function cmake(listing, folder, manifests) {
if (!manifests.includes('CMakeLists.txt'))
return [];
const target = buildFolder(listing, folder);
return cmakeBuilds(listing, folder, target).map(({ name, options, hasTests, benchmarks }) => native_wayOf(folder, {
name,
build: `cmake -S . -B ${target} -DCMAKE_BUILD_TYPE=Release${options} > /dev/null && cmake --build ${target} --parallel ${JOBS} > /dev/null`,
cache: [target],
tests: hasTests ? [`ctest --test-dir ${target} --output-on-failure`] : [],
benchmarks,
built: target,
}));
}
function meson(listing, folder, manifests) {
if (!manifests.includes('meson.build'))
return [];
const target = buildFolder(listing, folder);
const texts = [...listing.texts].filter(([path]) => path.endsWith('meson.build')).map(([, text]) => text);
return [
native_wayOf(folder, {
name: 'Meson',
build: `meson setup --buildtype=release ${target} > /dev/null && meson compile -C ${target} > /dev/null`,
tests: texts.some((text) => /^\s*test\s*\(/m.test(text)) ? [`meson test -C ${target}`] : [],
benchmarks: texts.some((text) => /^\s*benchmark\s*\(/m.test(text)) ? [`meson test -C ${target} --benchmark`] : [],
built: target,
}),
];
}
function configure(listing, folder, manifests) {
const isMade = manifests.includes('configure');
if (!isMade && !manifests.includes('configure.ac'))
return [];
const target = buildFolder(listing, folder);
const generate = isMade ? '' : 'autoreconf -fi > /dev/null 2>&1 && ';
return ['beside', 'among'].map((where) => {
const at = where === 'beside' ? `cd ${target} && ` : '';
const begin = where === 'beside' ? `mkdir -p ${target} && ${at}../configure` : './configure';
return native_wayOf(folder, {
name: where === 'beside' ? 'configure' : 'configure in the sources',
build: `${generate}${begin} > /dev/null && make -s -j${JOBS} > /dev/null`,
tests: ['check', 'test'].map((name) => `${at}make -s ${name}`),
benchmarks: [],
built: where === 'beside' ? target : '.',
});
});
}
const native_TESTS = ['test', 'tests', 'check', 'unittest', 'unittests'];
const BENCHMARKS = ['bench', 'benchmark', 'benchmarks', 'perf'];
function make(listing, folder, manifests) {
const name = MAKEFILES.find((each) => manifests.includes(each));
if (name === undefined)
return [];
const text = (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, name));
const hasTarget = (target) => new RegExp(`^${target}\\s*:(?!=)`, 'm').test(text);
const [first] = [...text.matchAll(/^([A-Za-z][\w./-]*)(?:\s+[\w./-]+)*\s*:(?!=)/gm)].flatMap(([, target]) => target ?? []);
const isBuilding = first !== undefined && !native_TESTS.includes(first) && !BENCHMARKS.includes(first) && first !== 'help';
const programs = [...text.matchAll(/^([\w./-]*tests?[\w-]*)\s*:(?!=)/gim)].flatMap(([, target]) => target ?? []);
const tests = native_TESTS.filter(hasTarget).map((target) => `make -s ${target}`);
const others = programs.filter((target) => !native_TESTS.includes(target) && !/clean|install/.test(target) && listing.paths.some((path) => native_SOURCE.test(path)));
return [
native_wayOf(folder, {
name: 'make',
build: isBuilding ? `make -s -j${JOBS} > /dev/null` : '',
tests: tests.length > 0 ? tests : others.map((target) => `make -s ${target} && ./${target}`),
benchmarks: BENCHMARKS.filter(hasTarget).map((target) => `make -s ${target}`),
built: '.',
headers: headerSize(listing, folder),
}),
];
}
const OF_OTHERS = /(?:^|\/)(?:tests?|examples?|samples?|bench\w*|fuzz\w*|docs?|third[-_]?party|vendor|deps|build)\//i;
const MAX_HEADERS = 20;
function headerSize({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
const own = paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
const sources = own.filter((path) => native_SOURCE.test(path) && !OF_OTHERS.test(path));
const headers = sources.filter((path) => /\.(?:h|hh|hpp|hxx)$/.test(path));
if (headers.length === 0 || headers.length > MAX_HEADERS || headers.length < sources.length)
return [];
const isPlusPlus = headers.some((path) => !path.endsWith('.h'));
const compiler = isPlusPlus ? 'c++ -x c++' : 'cc -x c';
return [
{
what: 'the size of the code of the headers, compiled, in bytes',
direction: 'min',
subjects: headers.map((path) => (0,ecosystems_listing .nx)(folder, path)),
command: (0,ecosystems_listing .VO)(folder, `for header in ${headers.map(ecosystems_listing .r7).join(' ')}; do ${compiler} -O2 -w -I. -Iinclude -c "$header" -o "$TMPDIR/$(echo "$header" | tr / _).o" || exit 1; done
size "$TMPDIR"/*.o | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`),
fill: 'Build a benchmark program of what should be fast, and print its time.',
},
];
}
function sizeOf(folder, built) {
const find = (names) => `$(find ${built} -type f ${names})`;
return {
what: 'the size of the code in the built libraries, else objects, else programs, in bytes',
direction: 'min',
command: (0,ecosystems_listing .VO)(folder, `files=${find("\\( -name '*.a' -o -name '*.so' -o -name '*.so.*' \\)")}
[ -n "$files" ] || files=${find("-name '*.o'")}
[ -n "$files" ] || files=${find('-perm -100')}
size $files 2>/dev/null | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`),
fill: 'Build a benchmark program of what should be fast, and print its time.',
};
}
;
const python_benchmarks_BENCHMARK_FILE = /(?:^|\/)(?:bench(?:marks?)?\/[^/]*|(?:run_)?bench(?:marks?)?(?:_[^/]*)?|[^/]*_bench(?:mark)?s?)\.py$/;
const ASV_CONFIG = /(?:^|\/)asv\.conf\.jsonc?$/;
function isPythonBenchmark(path) {
return python_benchmarks_BENCHMARK_FILE.test(path) || ASV_CONFIG.test(path);
}
const python_benchmarks_MAX_FILES = 3;
function pythonBenchmarks(listing, folder, python) {
const { fixtures, perf, scripts } = filesOf(listing, folder);
const commands = [
...(fixtures.length === 0
? []
: [
`${python} -m pytest -q --benchmark-only --benchmark-json="$TMPDIR/bench.json" ${fixtures.map(ecosystems_listing .r7).join(' ')} >&2 && cat "$TMPDIR/bench.json"`,
]),
...asvSuites(listing, folder).flatMap((suite) => asvCommands(suite, python)),
...perf
.slice(0, python_benchmarks_MAX_FILES)
.map((path) => `${python} ${(0,ecosystems_listing .r7)(path)} --fast -o "$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"`),
...scripts.slice(0, python_benchmarks_MAX_FILES).map((path) => `${python} ${(0,ecosystems_listing .r7)(path)}`),
];
return commands.map((command) => ({
command: (0,ecosystems_listing .VO)(folder, command),
what: 'the benchmarks of the project',
direction: 'min',
}));
}
function benchmarkTools(listing, folder) {
const { fixtures, perf, scripts } = filesOf(listing, folder);
return [
...(fixtures.length > 0 ? ['pytest-benchmark'] : []),
...(asvSuites(listing, folder).length > 0 ? ['asv'] : []),
...(perf.length > 0 || scripts.some((path) => /\bpyperf\b/.test((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, path))))
? ['pyperf']
: []),
];
}
const TOP_STATEMENT = /^(?:(?:for|while|with)\b|[\w.]+\()/m;
function filesOf(listing, folder) {
const own = ownPaths(listing, folder).filter((path) => path.endsWith('.py'));
const textIn = (path) => (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, path));
const isFixture = (path) => /def test_\w+\([^)]*\bbenchmark\b|@pytest\.mark\.benchmark/.test(textIn(path));
const files = own.filter((path) => python_benchmarks_BENCHMARK_FILE.test(path) && !isFixture(path));
const perf = files.filter((path) => /^\s*(?:import|from) pyperf\b/m.test(textIn(path)));
const guarded = files.filter((path) => /^if __name__ ==/m.test(textIn(path)));
const isSuite = own.some((path) => ASV_CONFIG.test(path));
const plain = files.filter((path) => !isSuite && !guarded.includes(path) && TOP_STATEMENT.test(textIn(path)));
return {
fixtures: own.filter(isFixture),
perf,
scripts: [...guarded, ...plain.filter((path) => !perf.includes(path))],
};
}
function ownPaths({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}
function asvSuites(listing, folder) {
const configs = ownPaths(listing, folder).filter((path) => ASV_CONFIG.test(path));
return configs.slice(0, 1).map((config) => {
const at = config.slice(0, Math.max(0, config.lastIndexOf('/')));
const text = (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, config));
const named = /^\s*"benchmark_dir"\s*:\s*"([^"]+)"/m.exec(text)?.[1]?.replace(/\/$/, '') ?? 'benchmarks';
const benchmarks = (0,ecosystems_listing .nx)(at, named);
return {
config,
parts: at === '' ? [config, benchmarks] : [at],
evaluator: [(0,ecosystems_listing .nx)(folder, config), (0,ecosystems_listing .nx)(folder, `${benchmarks}/**`)],
};
});
}
function asvCommands({ config, parts }, python) {
const name = config.slice(config.lastIndexOf('/') + 1);
const at = parts.length === 1 ? `/${config.slice(0, -name.length - 1)}` : '';
const copy = parts.map((part) => `mkdir -p "$suite/${folderOf(part)}" && cp -r ${(0,ecosystems_listing .r7)(part)} "$suite/${part}"`);
const program = python.includes('/') ? `"$PWD/${python}"` : `"$(command -v ${python})"`;
return ['rounds=1', 'rounds=1 -a repeat=3'].map((attributes) => [
`python=${program} suite="$TMPDIR/asv"`,
...copy,
`cd "$suite${at}"`,
`sed -i 's|"repo" *: *"[^"]*"|"repo": "'"$suite"'"|' ${name}`,
'git init -q "$suite"',
'git -C "$suite" -c user.name=asv -c user.email=asv@localhost commit -q --allow-empty -m base',
'"$python" -m asv machine --yes > /dev/null',
`"$python" -m asv run --environment existing:"$python" --set-commit-hash HEAD -a ${attributes} >&2`,
`find "$suite" -name '*-existing-*.json' -exec cat {} +`,
].join(' && '));
}
function folderOf(path) {
return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
;
const NOTHING = { extras: [], packages: [], files: [] };
const OF_TESTS = /^(?:unit[-_]?)?test(?:s|ing)?$/i;
const OF_WORK = /^dev(?:el|elop|elopment)?$/i;
function testRequirements(listing, folder) {
const manifest = (0,ecosystems_listing .W4)((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'pyproject.toml')));
for (const isName of [OF_TESTS, OF_WORK]) {
const found = requirementsOf(listing, { folder, manifest, isName });
if (found.extras.length + found.packages.length + found.files.length > 0)
return found;
}
const packages = toxPackages(listing, folder);
return packages.length > 0 ? { ...NOTHING, packages } : NOTHING;
}
const OF_BENCHMARKS = /^bench(?:mark)?(?:s|ing)?$|^perf(?:ormance)?$/i;
function benchmarkRequirements(listing, folder) {
const manifest = (0,ecosystems_listing .W4)((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'pyproject.toml')));
return requirementsOf(listing, { folder, manifest, isName: OF_BENCHMARKS });
}
function requirementsOf(listing, { folder, manifest, isName }) {
const groups = (0,ecosystems_listing .af)(manifest, 'dependency-groups');
const names = Object.keys(groups).filter((name) => isName.test(name));
const poetry = Object.entries((0,ecosystems_listing .af)(manifest, 'tool', 'poetry', 'group')).filter(([name]) => isName.test(name));
const inPoetry = poetry.flatMap(([, group]) => Object.keys((0,ecosystems_listing .af)({ group }, 'group', 'dependencies')));
const extras = [
...Object.keys((0,ecosystems_listing .af)(manifest, 'project', 'optional-dependencies')),
...extrasOfSetup((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'setup.cfg'))),
];
return {
extras: [...new Set(extras.filter((name) => isName.test(name)))],
packages: [...new Set([...names.flatMap((name) => groupPackages(groups, name)), ...inPoetry])],
files: python_requirements_filesOf(listing, folder, isName),
};
}
const python_requirements_MAX_DEPTH = 5;
function groupPackages(groups, name, depth = 0) {
const entries = groups[name];
if (!Array.isArray(entries) || depth > python_requirements_MAX_DEPTH)
return [];
const included = entries.flatMap((entry) => {
const other = (0,ecosystems_listing .af)({ entry }, 'entry')['include-group'];
return typeof other === 'string' ? groupPackages(groups, other, depth + 1) : [];
});
return [...(0,ecosystems_listing .CB)(entries), ...included];
}
function extrasOfSetup(text) {
const section = /^\[options\.extras_require\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
return [...section.matchAll(/^([\w.-]+)\s*=/gm)].flatMap(([, name]) => name ?? []);
}
function python_requirements_filesOf(listing, folder, isName) {
const start = folder === '' ? '' : `${folder}/`;
return listing.paths.flatMap((path) => {
if (!path.startsWith(start))
return [];
const own = path.slice(start.length);
const name = /^requirements\/([\w-]+)\.txt$/.exec(own)?.[1] ??
/^requirements[-_.]([\w-]+)\.txt$/.exec(own)?.[1] ??
/^([\w-]+?)[-_]requirements\.txt$/.exec(own)?.[1] ??
/^(tests?|bench(?:mark)?s?|perf)\/requirements\.txt$/.exec(own)?.[1];
return name !== undefined && isName.test(name) ? [own] : [];
});
}
function toxPackages(listing, folder) {
const text = (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'tox.ini'));
const deps = /^\[testenv\]\n(?:(?!^\[)[\s\S])*?^deps\s*=\s*([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
const lines = deps.split('\n').map((line) => line.replace(/#.*/, '').trim());
return lines.filter((line) => /^[A-Za-z][\w.[\],<>=!~ -]*$/.test(line));
}
function plainRequirements(listing, folder) {
return (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'requirements.txt')) ? ['requirements.txt'] : [];
}
;
const python_MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt', 'pytest.ini', 'tox.ini'];
const python_SOURCE = /\.(?:pyx?|pxd|c|cc|cpp|h|hpp|rs)$/;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/;
const PYTHON = {
reads: (path) => python_MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)) ||
isPythonBenchmark(path) ||
TEST_FILE.test(path),
find: (listing) => (0,ecosystems_listing .LO)(listing, (name) => python_MANIFESTS.includes(name)).map((folder) => python_findProject(listing, folder)),
};
const VERSIONS = [
[/(?:setuptools|flit)[-_]scm|hatch-vcs/, 'SETUPTOOLS_SCM_PRETEND_VERSION'],
[/\bpbr\b/, 'PBR_VERSION'],
[/^\s*source\s*=\s*["']scm["']/m, 'PDM_BUILD_SCM_VERSION'],
[/poetry-dynamic-versioning/, 'POETRY_DYNAMIC_VERSIONING_BYPASS'],
];
function python_findProject(listing, folder) {
const pyproject = (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'pyproject.toml'));
const manifests = python_MANIFESTS.map((name) => (0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, name))).join('\n');
const manifest = (0,ecosystems_listing .W4)(pyproject);
const requirements = testRequirements(listing, folder);
const facts = {
folder,
hasPackage: (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'setup.py')) || ['project', 'build-system'].some((key) => key in manifest),
isPytest: usesPytest(listing, manifests),
requirements,
forBenchmarks: benchmarkRequirements(listing, folder),
venv: venvCommand(manifests),
versioned: VERSIONS.flatMap(([tool, name]) => (tool.test(manifests) ? `${name}=0.0.1 ` : [])).join(''),
};
const inputs = inputsOf(listing, facts);
return {
language: 'Python',
ways: waysOf(listing, facts).map((way) => ({ ...way, inputs: way.setups.length === 0 ? [] : inputs })),
evaluator: [...inputs, ...asvSuites(listing, folder).flatMap(({ evaluator }) => evaluator)],
sources: sourceGlobs(listing, folder, python_SOURCE),
};
}
function venvCommand(manifests) {
const minor = /\b(?:requires-python|python_requires)\s*=\s*["']?[^"'\n]*?>=\s*3\.(\d+)/.exec(manifests)?.[1];
const usual = 'python3 -m venv .venv';
if (minor === undefined)
return usual;
const isNewEnough = `python3 -c 'import sys; sys.exit(sys.version_info < (3, ${minor}))'`;
return `if ${isNewEnough}; then ${usual}; else PYENV_VERSION=3.${minor} python3.${minor} -m venv .venv; fi`;
}
function usesPytest(listing, manifests) {
if (/pytest/.test(manifests))
return true;
const texts = [...listing.texts].filter(([path]) => TEST_FILE.test(path)).map(([, text]) => text);
const isConfigured = listing.paths.some((path) => /(?:^|\/)conftest\.py$/.test(path));
return isConfigured || texts.some((text) => /^\s*(?:import|from) pytest\b/m.test(text));
}
function inputsOf(listing, { folder, requirements, forBenchmarks }) {
const names = [
...python_MANIFESTS,
'uv.lock',
'poetry.lock',
'pdm.lock',
'Pipfile',
'Pipfile.lock',
'setup.cfg',
...requirements.files,
...forBenchmarks.files,
];
const kept = names.filter((name) => !['pytest.ini', 'tox.ini'].includes(name));
return [...new Set(kept)].map((name) => (0,ecosystems_listing .nx)(folder, name)).filter((path) => (0,ecosystems_listing .jv)(listing, path));
}
const LOCKED = [
{ name: 'uv', lock: 'uv.lock', install: 'uv sync --frozen' },
{
name: 'poetry',
lock: 'poetry.lock',
install: 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction',
},
{ name: 'pdm', lock: 'pdm.lock', install: 'pdm install --frozen-lockfile' },
];
const OWN_PYTHON = '.venv/bin/python';
function waysOf(listing, facts) {
const { folder, versioned } = facts;
const command = (text) => ({ command: (0,ecosystems_listing .VO)(folder, text) });
const locked = LOCKED.filter(({ name, lock }) => (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, lock)) && listing.hasProgram(name));
const ways = [
...locked.map(({ name, install }) => ({ name, setups: [command(`${versioned}${install}`)], python: OWN_PYTHON })),
{ name: 'venv', setups: installs(listing, facts).map(command), python: OWN_PYTHON },
{ name: 'python3', setups: [], python: 'python3' },
];
return ways.map(({ name, setups, python }) => ({
...{ name, setups, needsBuild: false, inputs: [] },
tests: python_testsOf(listing, facts, python).map(command),
benchmarks: pythonBenchmarks(listing, folder, python),
templates: python_templatesOf(listing, facts, python),
}));
}
function installs(listing, facts) {
const { folder, hasPackage, isPytest, requirements, forBenchmarks, versioned, venv } = facts;
const plain = hasPackage ? [] : plainRequirements(listing, folder);
const pytest = isPytest ? ['pytest'] : [];
const tools = benchmarkTools(listing, folder);
const own = (wanted) => hasPackage ? [`-e ${(0,ecosystems_listing .r7)(wanted.length === 0 ? '.' : `.[${wanted.join(',')}]`)}`] : [];
const all = (parts) => [
...own([...new Set(parts.flatMap(({ extras }) => extras))]),
...[...plain, ...parts.flatMap(({ files }) => files)].map((file) => `-r ${(0,ecosystems_listing .r7)(file)}`),
...[...parts.flatMap(({ packages }) => packages), ...pytest].map(ecosystems_listing .r7),
];
const full = all([requirements]);
const least = [...own([]), ...plain.map((file) => `-r ${(0,ecosystems_listing .r7)(file)}`), ...pytest];
const texts = [[...all([requirements, forBenchmarks]), ...tools], [...full, ...tools], full, least]
.filter((words) => words.length > 0)
.map((words) => [...new Set(words)].join(' '));
const path = hasPackage ? findModule(listing, folder)?.path : undefined;
const condition = path === undefined ? '' : `test -f ${(0,ecosystems_listing .r7)(path)} && `;
return [...new Set(texts)].map((words) => `${condition}${venv} && ${versioned}${OWN_PYTHON} -m pip install --quiet ${words}`);
}
function python_testsOf(listing, { folder, isPytest }, python) {
const hasTests = listing.paths.some((path) => path.startsWith(folder === '' ? '' : `${folder}/`) && TEST_FILE.test(path));
const hasTestFolder = listing.paths.some((path) => path.startsWith((0,ecosystems_listing .nx)(folder, 'tests/')));
const pytest = `${python} -m pytest -q`;
const isDjango = (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'manage.py'));
const unittest = [
...(isDjango ? [`${python} manage.py test`] : []),
`${python} -m unittest -q`,
...(hasTestFolder ? [`${python} -m unittest discover -q -s tests`] : []),
];
if (isPytest)
return [pytest];
return hasTests ? [...unittest, pytest] : [];
}
function python_templatesOf(listing, { folder }, python) {
const module = findModule(listing, folder);
if (module === undefined)
return [];
return [
{
what: `the time to start Python and import ${module.name}, in milliseconds`,
direction: 'min',
fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Python.',
command: (0,ecosystems_listing .VO)(folder, `${python} -I -c '
import subprocess, sys, time
statement = """
import ${module.name}
if not getattr(${module.name}, "__file__", None): raise ImportError("${module.name} is a folder without code")
"""
times = []
for run in range(20):
    ended = "ended " + str(run)
    begun = time.perf_counter()
    child = subprocess.run([sys.executable, "-c", statement + "\\nprint(" + repr(ended) + ")"], stdout=subprocess.PIPE, text=True, check=True${module.folder === '' ? '' : `, env={"PYTHONPATH": "${module.folder}"}`})
    times.append(1000 * (time.perf_counter() - begun))
    if not child.stdout.endswith(ended + "\\n"): sys.exit("the statement did not run to its end")
print(min(times))
'`),
},
];
}
const NO_PACKAGE = /^(?:tests?|testing|docs?|examples?|bench(?:marks?)?|scripts|tools|setup|conftest|noxfile|manage)$/;
function findModule(listing, folder) {
const manifest = (0,ecosystems_listing .W4)((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'pyproject.toml')));
const start = folder === '' ? '' : `${folder}/`;
const found = listing.paths.flatMap((path) => {
const own = path.startsWith(start) ? path.slice(start.length) : '';
const [, src, name] = /^(src\/)?([A-Za-z_]\w*)(?:\/__init__)?\.py$/.exec(own) ?? [];
return name === undefined || NO_PACKAGE.test(name)
? []
: [{ name, folder: src === undefined ? '' : 'src', path: own }];
});
const named = String((0,ecosystems_listing .af)(manifest, 'project').name ?? '')
.toLowerCase()
.replaceAll(/[-.]/g, '_');
return found.find(({ name }) => name.toLowerCase() === named) ?? found[0];
}
;
const rust_MANIFEST = /(?:^|\/)Cargo\.toml$/;
const BENCHMARK = /(?:^|\/)benches\/[^/]+(?:\/main)?\.rs$/;
const RUST = {
reads: (path) => rust_MANIFEST.test(path) || BENCHMARK.test(path),
find: (listing) => (0,ecosystems_listing .LO)(listing, (name) => name === 'Cargo.toml').map((folder) => rust_findProject(listing, folder)),
};
function rust_findProject(listing, folder) {
const command = (text) => ({ command: (0,ecosystems_listing .VO)(folder, text) });
const manifest = (0,ecosystems_listing .W4)((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'Cargo.toml')));
const isLocked = (0,ecosystems_listing .jv)(listing, (0,ecosystems_listing .nx)(folder, 'Cargo.lock'));
const benches = benchesOf(listing, folder);
const all = 'workspace' in manifest ? ' --workspace' : '';
const inputs = rust_inputsOf(listing, folder);
const way = (name, benchmarks) => ({
name,
setups: isLocked ? ['cargo fetch --locked', 'cargo fetch'].map(command) : [command('cargo fetch')],
inputs,
build: {
...command([`cargo test --offline --no-run --quiet${all}`, ...benchmarks.map(({ build }) => build)].join(' && ')),
cache: [(0,ecosystems_listing .nx)(folder, 'target')],
},
needsBuild: true,
tests: [`cargo test --offline --quiet${all}`, `cargo test --offline --quiet${all} --lib --tests`].map(command),
benchmarks: benchmarks.map(({ run }) => ({
...command(run),
what: 'the benchmarks of the crate',
direction: 'min',
})),
templates: [rust_sizeOf(folder, manifest)],
});
return {
language: 'Rust',
ways: [way('cargo', benches), ...(benches.length === 0 ? [] : [way('cargo without benches', [])])],
evaluator: inputs,
sources: sourceGlobs(listing, folder, /\.rs$/),
};
}
function rust_inputsOf(listing, folder) {
const names = ['Cargo.lock', 'rust-toolchain', 'rust-toolchain.toml', '.cargo/config.toml', '.cargo/config'];
const manifests = listing.paths.filter((path) => rust_MANIFEST.test(path) && path.startsWith(folder));
const glob = manifests.length > 1 ? [(0,ecosystems_listing .nx)(folder, '**/Cargo.toml')] : [(0,ecosystems_listing .nx)(folder, 'Cargo.toml')];
return [...glob, ...names.map((name) => (0,ecosystems_listing .nx)(folder, name)).filter((path) => (0,ecosystems_listing .jv)(listing, path))];
}
const SHORT = '--warm-up-time 0.3 --measurement-time 0.7 --noplot';
function benchesOf(listing, folder) {
const files = listing.paths.filter((path) => BENCHMARK.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
const kinds = [
{ uses: /\bcriterion(?:2|_\w+)?::|\bcodspeed_criterion_compat::/, options: ` -- ${SHORT}` },
{ uses: /\bdivan::/, options: '' },
{ uses: /\biai_callgrind::|\bgungraun::/, options: '' },
{ uses: /\bbencher::|\btest::Bencher\b/, options: '' },
];
return kinds.flatMap(({ uses, options }) => {
const used = files.filter((path) => uses.test((0,ecosystems_listing .b6)(listing, path)));
if (used.length === 0)
return [];
const names = used.map((path) => /benches\/([^/]+?)(?:\/main)?\.rs$/.exec(path)?.[1] ?? '');
const packages = [...new Set(used.map((path) => rust_packageOf(listing, path)))];
const chosen = [
...packages.flatMap((name) => (name === undefined ? [] : [`-p ${name}`])),
...names.map((name) => `--bench ${name}`),
];
const bench = `cargo bench --offline --quiet ${chosen.join(' ')}`;
return [{ run: `${bench}${options}`, build: `${bench} --no-run` }];
});
}
function rust_packageOf(listing, path) {
const folder = path.slice(0, Math.max(0, path.search(/\/?benches\//)));
if (folder === '')
return undefined;
const name = (0,ecosystems_listing .af)((0,ecosystems_listing .W4)((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'Cargo.toml'))), 'package').name;
return typeof name === 'string' ? name : undefined;
}
function rust_sizeOf(folder, manifest) {
const all = 'workspace' in manifest ? ' --workspace' : '';
return {
what: 'the size of the compiled crate in bytes',
direction: 'min',
command: (0,ecosystems_listing .VO)(folder, `cargo build --release --offline --quiet${all} &&
find target/release -maxdepth 1 -type f \\( -name '*.rlib' -o -name '*.so' -o -perm -100 \\) -exec cat {} + | wc -c | grep -vx 0`),
fill: 'Write a benchmark in benches/ (criterion or divan) of what should be fast, and run it with cargo bench --offline.',
};
}
;
const ECOSYSTEM_NAMES = ['javascript', 'rust', 'go', 'python', 'jvm', 'native'];
const ECOSYSTEMS = {
javascript: JAVASCRIPT,
rust: RUST,
go: GO,
python: PYTHON,
jvm: JVM,
native: NATIVE,
};
function isRead(path) {
return !/(?:^|\/)node_modules\//.test(path) && ECOSYSTEM_NAMES.some((name) => ECOSYSTEMS[name].reads(path));
}
function findProjects(listing) {
const found = ECOSYSTEM_NAMES.map((name) => ({
isSecondary: ECOSYSTEMS[name].isSecondary === true,
projects: ECOSYSTEMS[name].find(listing),
}));
const main = found.filter(({ isSecondary }) => !isSecondary).flatMap(({ projects }) => projects);
const rest = found.filter(({ isSecondary }) => isSecondary).flatMap(({ projects }) => projects);
return main.length === 0 || isMainlyNative(listing) ? [...rest, ...main] : main;
}
const NATIVE_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/;
const registry_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|[cm]?[jt]sx?|py|rs|go|java|kt)$/;
const registry_MANIFEST = /^(?:CMakeLists\.txt|meson\.build|configure|configure\.ac|(?:GNUm|m|M)akefile)$/;
function isMainlyNative({ paths }) {
const sources = paths.filter((path) => registry_SOURCE.test(path));
const native = sources.filter((path) => NATIVE_SOURCE.test(path));
return paths.some((path) => registry_MANIFEST.test(path)) && native.length > sources.length / 2;
}
})
};

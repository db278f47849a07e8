export const id = 3234;
export const ids = [3234];
export const modules = {
13343:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
checkAttestation: () => ( checkAttestation)
});
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var hash = __webpack_require__(28338);
var journal_chain = __webpack_require__(50534);
var base_text = __webpack_require__(7953);
;
const RUN_PREDICATE_TYPE = 'https://github.com/org/autorize-action/attestations/run/v1';
const headSchema = schemas .Ikc({ file: schemas .YjP(), records: schemas .Whr().check(api .qm(1)), head: schemas .YjP() });
const predicateSchema = schemas .Ikc({
run: schemas .Ikc({ loop: schemas .YjP(), name: schemas .YjP() }),
journals: schemas .YOg(headSchema),
commit: schemas .mee(schemas .YjP()),
claim: schemas .mee(schemas .Ikc({ sentence: schemas .YjP(), confirmed: schemas .zMY() })),
});
const statementSchema = schemas .Ikc({
subject: schemas .YOg(schemas .Ikc({ digest: schemas .g1P(schemas .YjP(), schemas .YjP()) })),
predicateType: schemas .YjP(),
predicate: schemas .L5J(),
});
function attest({ loop, name, journals, conclude }) {
const heads = [];
const records = new Map();
let digest;
for (const { file, bytes } of journals) {
const parsed = parseJournal(bytes);
if (parsed.kind === 'corrupt' || parsed.records.length === 0)
return undefined;
digest ??= sha256(bytes.subarray(0, parsed.soundBytes));
heads.push({ file, records: parsed.records.length, head: parsed.head.prev });
records.set(file, parsed.records);
}
const predicate = { run: { loop, name }, journals: heads, ...conclude(records) };
return { subject: journals[0].file, digest: `sha256:${digest}`, predicate };
}
function decodeStatement(value) {
const read = statementSchema.safeParse(value);
return read.success && read.data.predicateType === RUN_PREDICATE_TYPE ? read.data : undefined;
}
function attestedIssues({ subject, predicate: raw }, run) {
const read = predicateSchema.safeParse(raw);
if (!read.success) {
const path = read.error.issues[0]?.path.join('.') || 'its shape';
return [at('$.predicate', `${(0,base_text .g$)(path)} is not what an attestation of a run has`, { remedy: UPDATE })];
}
const predicate = read.data;
const named = `${predicate.run.loop} "${(0,base_text .g$)(predicate.run.name, 200)}"`;
if (predicate.run.loop !== run.loop || predicate.run.name !== run.name) {
const expected = `the ${run.loop} "${run.name}"`;
return [at('$.predicate.run', `it is of the ${named}`, { expected, remedy: 'Name the attestation of this run' })];
}
const moment = new Map();
for (const journal of run.journals) {
const found = findMoment(journal, predicate);
if ('detail' in found)
return [found];
moment.set(journal.file, found.records);
if (journal !== run.journals[0] || subject.some(({ digest }) => digest.sha256 === found.digest))
continue;
return [
at('$.subject', `it is not of the first ${(0,base_text .LS)(found.records.length, 'record')} of ${journal.file}`, {
expected: `the SHA-256 ${found.digest}`,
remedy: OTHER_LEDGER,
}),
];
}
const concluded = run.conclude(moment);
return ['claim', 'commit'].flatMap((key) => {
const [attested, expected] = [predicate[key], concluded[key]].map(shown);
const remedy = 'Trust the records: whoever signed attested something else';
return attested === expected
? []
: [at(`$.predicate.${key}`, `the ${key} that it attests is ${attested}`, { expected: `${expected}`, remedy })];
});
}
const UPDATE = 'Verify it with the version of autorize that the signed run used, or a later one';
const OTHER_LEDGER = 'Fetch the records that it is of: autorize pull. Or name the attestation of these records';
function at(path, detail, more) {
return { where: { path }, detail, ...more };
}
function shown(attested) {
if (attested === null || attested === undefined)
return 'none';
if (typeof attested === 'string')
return (0,base_text .g$)(attested, 100);
return `${attested.confirmed ? 'confirmed' : 'not confirmed'}: ${(0,base_text .g$)(attested.sentence, 1000)}`;
}
function findMoment({ file, bytes }, { journals }) {
const index = journals.findIndex((each) => each.file === file);
const head = journals[index];
if (head === undefined)
return at('$.predicate.journals', `it does not name ${file}`, { remedy: UPDATE });
const cut = firstLines(bytes, head.records);
const path = `$.predicate.journals[${index}]`;
const there = `${(0,base_text .LS)(head.records, 'record')} of ${file}`;
if (cut === undefined) {
const parsed = (0,journal_chain .z8)(bytes);
const here = parsed.kind === 'sound' ? parsed.records.length : parsed.readable.length;
return at(path, `it is of ${there}; here ${here === 1 ? 'is' : 'are'} ${here}`, {
remedy: 'Fetch the others: autorize pull',
});
}
const parsed = (0,journal_chain .z8)(cut);
const found = parsed.kind === 'sound' ? parsed.head.prev : 'none: a record is corrupt';
if (parsed.kind === 'sound' && found === head.head)
return { records: parsed.records, digest: (0,hash .s)(cut) };
const attested = `it is of another ledger: the head after ${there} is ${(0,base_text .g$)(head.head, 100)}`;
return at(path, attested, { expected: found, remedy: OTHER_LEDGER });
}
function firstLines(bytes, count) {
let [from, left] = [0, count];
while (left > 0) {
const to = bytes.indexOf(0x0a, from);
if (to === -1)
return undefined;
if (to > from)
left -= 1;
from = to + 1;
}
return bytes.subarray(0, from);
}
function addedSince({ predicate }, { journals: [first] }) {
const read = predicateSchema.safeParse(predicate);
const parsed = (0,journal_chain .z8)(first.bytes);
if (!read.success || parsed.kind === 'corrupt')
return 0;
const covered = read.data.journals.find(({ file }) => file === first.file)?.records ?? 0;
return parsed.records.length - covered;
}
var errors = __webpack_require__(45145);
var finding = __webpack_require__(17785);
var files = __webpack_require__(79871);
var user_remote = __webpack_require__(35208);
;
const NAMED = /^[\w-][\w.-]*\/[\w.-]+$/;
const OF_URL = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:@]+)(?::\d+)?\/([^?#]+)$/;
const OF_SCP = /^(?:[^@/:]+@)?([^/:@]+):([^/].*)$/;
function namedAddress(text) {
return NAMED.test(text) ? `https://github.com/${withoutEnding(text)}` : webAddress(text);
}
function webAddress(text) {
const [, server, path = ''] = OF_URL.exec(text) ?? OF_SCP.exec(text) ?? [];
const name = withoutEnding(path);
if (server === undefined || !NAMED.test(name))
return undefined;
return `https://${server.toLowerCase().replace(/^ssh\.github\.com$/, 'github.com')}/${name}`;
}
function withoutEnding(path) {
return path.replace(/\/$/, '').replace(/\.git$/, '');
}
function isSameAddress(one, other) {
return one.toLowerCase() === other.toLowerCase();
}
;
const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';
async function checkAttestation(options, run, place) {
const signing = await Promise.all( [__webpack_require__.e(323), __webpack_require__.e(5554)]).then(__webpack_require__.bind(__webpack_require__, 5554));
const repository = await expectedRepository(options, place);
const bundles = readDocuments(options.file, place);
const roots = [];
for (const json of options.trustedRoot === undefined
? [signing.publicGoodRoot()]
: readDocuments(options.trustedRoot, place)) {
const decoded = signing.decodeRoot(json);
if ('why' in decoded)
throw new errors .eb([badRoot(options.trustedRoot, decoded.why)]);
roots.push(decoded.root);
}
const ours = bundles.filter((json) => decodeStatement(signing.peekStatement(json)) !== undefined);
if (ours.length === 0)
return (0,finding .wf)(WHAT, [noAttestation(options.file)]);
const checked = ours.map((json) => {
const bundle = signing.checkBundle(json, roots);
const issues = (more) => (0,finding .wf)(WHAT, more.map((issue) => inFile(options.file, issue)));
if (bundle.kind === 'refused')
return { findings: issues([bundle.issue]), added: 0 };
const stranger = identityIssues(bundle.by, { ...options, repository });
if (stranger.length > 0)
return { findings: issues(stranger), added: 0 };
const signed = { kind: 'ok', what: WHAT, detail: `signed by ${describeSigner(bundle.by)}` };
const statement = decodeStatement(bundle.statement);
const wrong = statement === undefined ? [noAttestation(options.file)] : attestedIssues(statement, run);
if (wrong.length > 0)
return { findings: [signed, ...issues(wrong)], added: 0 };
const added = addedSince(statement ?? {}, run);
return { findings: [signed, ...agreement(run, added)], added };
});
const wrongOf = ({ findings }) => findings.filter(({ kind }) => kind === 'wrong').length;
const [best] = checked.sort((one, other) => wrongOf(one) - wrongOf(other) || one.added - other.added);
return [...(best?.findings ?? [])];
}
const WHAT = 'attestation';
function agreement({ journals: [{ file }] }, added) {
const ok = { kind: 'ok', what: WHAT, detail: 'it is of these records, with their claim and commit' };
if (added === 0)
return [ok];
const detail = `the last ${(0,base_text .LS)(added, 'record')} of ${file} came later: no signature covers them`;
return [
{ ...ok, detail: `it is of the beginning of these records, with their claim and commit then` },
{ kind: 'unchecked', what: WHAT, detail },
];
}
function describeSigner({ workflow, repository, loggedAt }) {
const at = loggedAt === undefined ? '' : `, logged at ${loggedAt.toISOString()}`;
return `${(0,base_text .g$)(workflow, 300)} for ${(0,base_text .g$)(repository ?? '', 300)}${at}`;
}
function identityIssues(by, { repository, signerWorkflow, issuer = GITHUB_ISSUER }) {
const issues = [];
const ask = (detail, expected, flag) => {
const remedy = `If you trust it, name it with --${flag}; otherwise do not trust the attestation`;
issues.push({ detail, expected, remedy });
};
if (by.repository === undefined || !isSameAddress(by.repository, repository)) {
ask(`it was signed for ${attestation_shown(by.repository)}`, repository, 'repository');
}
if (by.issuer !== issuer)
ask(`the identity was issued by ${attestation_shown(by.issuer)}`, issuer, 'issuer');
const server = new URL(repository).origin;
const wanted = signerWorkflow === undefined ? `${repository}/` : `${server}/${signerWorkflow}`;
const isWanted = by.workflow.toLowerCase().startsWith(wanted.toLowerCase()) &&
(signerWorkflow === undefined || /^(?:@|$)/.test(by.workflow.slice(wanted.length)));
const expected = signerWorkflow === undefined ? `a workflow of ${repository}` : wanted;
if (!isWanted)
ask(`it was signed by ${attestation_shown(by.workflow)}`, expected, 'signer-workflow');
return issues;
}
function attestation_shown(text) {
return text === undefined || text === '' ? 'nobody that the certificate names' : (0,base_text .g$)(text, 300);
}
function inFile(file, issue) {
return { ...issue, where: { ...issue.where, file } };
}
function noAttestation(file) {
return {
where: { file },
detail: 'it holds no attestation of a run',
expected: `a bundle with the predicate type ${RUN_PREDICATE_TYPE}`,
remedy: `Download it with: gh attestation download FILE --repo OWNER/NAME --predicate-type ${RUN_PREDICATE_TYPE}`,
};
}
async function expectedRepository({ repository }, place) {
const origin = repository === undefined ? await (0,user_remote .S3)('origin', place.repository) : undefined;
const address = repository === undefined ? webAddress(origin ?? '') : namedAddress(repository);
if (address !== undefined)
return address;
const found = repository === undefined
? `--attestation in a clone whose remote origin is ${origin === undefined ? 'missing' : 'no repository of a server'}`
: `the repository ${(0,base_text .TL)(repository)}`;
const remedy = 'Name whose workflow has to have signed: --repository OWNER/NAME';
throw new errors .eb([{ found, expected: 'OWNER/NAME or https://SERVER/OWNER/NAME', remedy }]);
}
function readDocuments(file, { cwd }) {
const read = (0,files .M4)((0,external_node_path_.resolve)(cwd, file), file);
if ('problem' in read)
throw new errors .eb([read.problem]);
const text = read.bytes.toString();
const whole = parsed(text);
if (whole !== undefined)
return [whole];
const lines = text.split('\n').filter((line) => line.trim() !== '');
const documents = lines.map(parsed);
const wrong = documents.indexOf(undefined);
if (lines.length > 0 && wrong === -1)
return documents;
const expected = 'JSON, or JSON lines, as gh attestation writes it';
const remedy = 'Name the file that gh attestation download or gh attestation trusted-root wrote.';
throw new errors .eb([
{ file, ...(wrong === -1 ? {} : { line: wrong + 1 }), found: 'text that is not JSON', expected, remedy },
]);
}
function parsed(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
function badRoot(file, why) {
const expected = 'trusted roots, as gh attestation trusted-root prints them';
const remedy = 'Write them with: gh attestation trusted-root > roots.jsonl';
return {
...(file === undefined ? {} : { file }),
found: `no root of trust: ${(0,base_text .g$)(why, 300)}`,
expected,
remedy,
};
}
}),
17785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => ( sentenceOf),
$R: () => ( describeWrong),
Ms: () => ( describeFirst),
WX: () => ( findingsOf),
oU: () => ( describeNew),
sN: () => ( verifiedBy),
vs: () => ( isAllSound),
wf: () => ( issuesOf)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function verifiedBy(findings) {
return { findings, isSound: isAllSound(findings) };
}
function isAllSound(findings) {
return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
function findingsOf(what, issues, ok) {
if (issues.length === 0)
return [{ kind: 'ok', what, detail: ok }];
return issuesOf(what, issues);
}
function issuesOf(what, issues) {
return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
function sentenceOf({ where, detail, expected, remedy }) {
const place = placeOf(where);
const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
if (line !== undefined)
return `line ${line}: `;
return record === undefined ? '' : `record ${record}: `;
}
function describeFinding(finding) {
return `${finding.what}: ${sentenceOf(finding)}`;
}
function describeWrong(findings) {
return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
function describeNew({ before, now, }) {
const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
const isNew = ({ detail }) => {
const at = known.indexOf(detail);
if (at !== -1)
known.splice(at, 1);
return at === -1;
};
return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
function describeFirst([first, ...others]) {
if (first === undefined)
return undefined;
return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(others.length, 'more problem')}`}`;
}
}),
79871:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CA: () => ( errorCode),
K: () => ( readProblem),
M4: () => ( readWholeFile),
Or: () => ( isSystemError),
Ry: () => ( isNoRoom),
SA: () => ( MAX_WHOLE_FILE_BYTES),
g$: () => ( tooLarge),
ge: () => ( readOverwritten),
nQ: () => ( outputProblem),
oD: () => ( readWhole),
oH: () => ( isShortage),
oi: () => ( inputProblem),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 1 << 18;
function readWholeFile(path, shown) {
const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
try {
const bytes = readUpTo(source, maxBytes + 1);
if (bytes.length <= maxBytes)
return { bytes };
return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
}
catch (error) {
return { problem: readProblem(shown, error) };
}
}
function tooLarge(shown, found, maxBytes) {
return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
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
function* readBlocks(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
while (true) {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
if (size === 0)
return;
yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function* readOverwritten(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block))
yield block.subarray(0, size);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
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
function readProblem(shown, error) {
const code = errorCode(error);
const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
return { file: shown, found, expected: 'a readable file', remedy };
}
function errorCode(error) {
if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
return 'EDQUOT';
if (error instanceof Error && 'code' in error && typeof error.code === 'string')
return error.code;
return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
function isSystemError(error) {
return error instanceof Error && 'code' in error && 'syscall' in error;
}
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
return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
}
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
function readHead(path, shown) {
try {
return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
}
catch (error) {
return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
}
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}
}),
44640:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( gitCommand),
R: () => ( listStores)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
const SETTINGS = [
'core.hooksPath=/dev/null',
'core.fsync=reference',
'core.filesRefLockTimeout=1000',
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
'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
'-c',
each,
]);
function gitCommand(paths, args) {
return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}
function placeOf({ workTree, gitDir }) {
return workTree ?? gitDir;
}
function overridesOf({ network }) {
const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
return [...own, ...networkOverrides(network)];
}
function networkOverrides(network) {
if (network === undefined)
return [];
const settings = [
`protocol.${network.protocol}.allow=always`,
...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
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
GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'index'),
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
function listStores(paths) {
return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
}),
80829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( writeGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
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
}),
13096:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JG: () => ( gitLine),
XS: () => ( GitError),
sW: () => ( removeStaleLocks),
uD: () => ( bindGit),
wx: () => ( MAX_STDERR_CHARS)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44640);
var _program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95808);
class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW {
command;
gitExit;
stderr;
#lacksRoom;
constructor(command, gitExit, stderr, lacksRoom = false) {
const message = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(stderr.trim(), 500)}`;
const isMissing = String(gitExit).includes('spawn git ENOENT');
super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, {
message: isMissing
? 'git is not on PATH, or the working directory was removed'
: `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(command.join(' '), 200)} ended with ${gitExit}${message}`,
remedy: isMissing
? 'Install git 2.32 or newer, or correct PATH.'
: 'Read the message of git; `git fsck` checks whether the repository is whole.',
});
this.command = command;
this.gitExit = gitExit;
this.stderr = stderr;
this.#lacksRoom = lacksRoom;
}
get isKilled() {
return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
}
get isTooLong() {
return String(this.gitExit).startsWith('an answer of more than');
}
get isDiskFull() {
return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
}
}
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
const LEAST_ROOM_BYTES = 64 * 1024;
function lacksRoom(stderr, env) {
if (!UNWRITTEN.test(stderr))
return false;
const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(GIT_INDEX_FILE)];
return places.some((place) => {
try {
if (place === undefined)
return false;
const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
}
catch {
return false;
}
});
}
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_STDERR_CHARS = 64 * 1024;
function bindGit(paths) {
const { args: overrides, cwd, env } = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_4__ .Q)(paths, []);
return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
async function runGit({ args, call, env, cwd, overrides }) {
const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
if (cutOff?.aborted === true)
throw new GitError(args, 'being cut off', '');
const [program = 'git', ...before] = limitedGit(call);
const all = [...before, ...overrides, ...args];
const limits = { maxBytes, maxStderrChars: MAX_STDERR_CHARS, timeoutMs, cutOff };
const end = await (0,_program_js__WEBPACK_IMPORTED_MODULE_5__ .m)({ program, args: all, cwd, env, input, ...limits });
const { exitCode, signal, stdout, stderr, failure, limit } = end;
if (failure !== undefined)
throw new GitError(args, failure.message, '');
if (limit === 'size')
throw new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr);
if (exitCode === undefined || !allowed.includes(exitCode)) {
const gitExit = exitCode ?? `${signal}${limit === 'time' ? ' of its limit' : ''}`;
throw new GitError(args, gitExit, stderr, lacksRoom(stderr, env));
}
return { exitCode, stdout, stderr, lacksRoom: exitCode !== 0 && lacksRoom(stderr, env) };
}
const BLOCK_BYTES = 512;
function limitedGit({ maxFileBytes }) {
if (maxFileBytes === undefined)
return ['git'];
return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
async function gitLine(git, args, call) {
const { stdout } = await git(args, call);
return stdout.toString().trimEnd();
}
function removeStaleLocks(gitDir) {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
const locks = entries
.filter(({ name }) => name.endsWith('.lock'))
.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name));
for (const path of locks)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
return locks.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(gitDir, path));
}
}),
95808:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( startProgram),
m: () => ( runProgram)
});
var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4434);
var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);
const STARTED = {
extendEnv: false,
reject: false,
cleanup: false,
buffer: false,
encoding: 'buffer',
stdin: 'pipe',
verbose: 'none',
};
function callExeca({ program, args, ...options }) {
return (0,execa__WEBPACK_IMPORTED_MODULE_2__ .Ho)(program, args, { ...options, ...STARTED });
}
async function startProgram(request) {
let made;
const notice = (message) => {
made = message.process;
};
let child;
let failure;
(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('child_process', notice);
try {
child = callExeca(request);
}
catch (error) {
failure = error;
}
finally {
(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.unsubscribe)('child_process', notice);
}
if (child === undefined)
throw made === undefined ? failure : (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(made, 'error'))[0];
if (child.pid === undefined)
throw (await child).cause;
return { child };
}
async function runProgram(request) {
const { input = '', maxBytes, maxStderrChars, timeoutMs, cutOff, ...start } = request;
const detached = timeoutMs !== undefined || cutOff !== undefined;
let child;
try {
({ child } = await startProgram({ ...start, detached }));
}
catch (error) {
return unstarted(error);
}
const blocks = [];
let size = 0;
let stderr = '';
let limit;
const end = (reached) => {
limit ??= reached;
if (detached && child.pid !== undefined)
(0,_signal_js__WEBPACK_IMPORTED_MODULE_3__ .v)(-child.pid, 'SIGKILL');
else
child.kill('SIGKILL');
};
const endInTime = () => end('time');
const timer = timeoutMs === undefined ? undefined : setTimeout(endInTime, timeoutMs);
cutOff?.addEventListener('abort', endInTime);
if (cutOff?.aborted === true)
endInTime();
child.stdout.on('data', (block) => {
size += block.length;
if (size <= maxBytes)
blocks.push(block);
else
end('size');
});
child.stderr.on('data', (block) => {
if (stderr.length < maxStderrChars)
stderr += block.toString();
});
child.stdin.end(input);
const { exitCode, signal } = await child;
clearTimeout(timer);
cutOff?.removeEventListener('abort', endInTime);
return { exitCode, signal, stdout: Buffer.concat(blocks), stderr, failure: undefined, limit };
}
function unstarted(cause) {
const failure = cause instanceof Error ? cause : new Error(String(cause));
return { exitCode: undefined, signal: undefined, stdout: Buffer.alloc(0), stderr: '', failure, limit: undefined };
}
})
};

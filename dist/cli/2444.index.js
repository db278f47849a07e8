export const id = 2444;
export const ids = [2444];
export const modules = {
28090:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( readMakefile),
b: () => ( neededRules)
});
function readMakefile(makefile) {
const rules = new Map();
let current = [];
for (const line of makefile.replaceAll('\\\n', ' ').split('\n')) {
const [, targets, needs = '', first] = /^([^\s#:=][^:=#]*):(?!=)([^#;]*)(?:;(.*))?/.exec(line) ?? [];
const recipe = line.startsWith('\t') ? line.slice(1) : first;
if (targets !== undefined) {
current = wordsOf(targets).map((target) => {
const rule = rules.get(target) ?? { needs: [], recipe: [] };
rules.set(target, rule);
return rule;
});
for (const rule of current)
rule.needs.push(...wordsOf(needs));
}
if (recipe !== undefined)
for (const rule of current)
rule.recipe.push(recipe.replace(/^[@+\s-]+/, ''));
}
return rules;
}
function neededRules(rules, targets, needsOf = ({ needs }) => needs) {
const found = new Map();
const due = [...targets];
for (let target = due.pop(); target !== undefined; target = due.pop()) {
const rule = rules.get(target);
if (rule === undefined || found.has(target))
continue;
found.set(target, rule);
due.push(...needsOf(rule));
}
return [...found.values()];
}
function wordsOf(text) {
return text.split(/\s+/).filter((word) => word !== '');
}
}),
87129:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( findRunCommands),
g: () => ( findDecidingFiles)
});
const tool = (names) => new RegExp(`(?<![\\w.-])(?:${names})(?![\\w./-])`);
const RUNNERS = [
{
runs: /(?<![\w.-])(?:(?:npm|pnpm|yarn|jest|mocha|ava)(?![\w./-])|bun\s+(?:-\S+\s+)*(?:run|test)\b|node\s+(?:-\S+\s+)*--run\b)/,
files: /^package\.json$/,
},
{
runs: /(?<![\w.-])(?:npm|pnpm|yarn)\s(?:.*\s)?(?:-r|-ws?|-F|--recursive|--filter|--workspaces?|workspaces?)(?![\w-])/,
files: /^package\.json$/,
isNested: true,
},
{ runs: tool('turbo|nx|lerna'), files: /^(?:package|project|turbo|nx|lerna)\.json$/, isNested: true },
{ runs: tool('g?make'), files: /^makefile$/i },
{ runs: tool('just'), files: /^\.?justfile$/i },
{ runs: tool('task|go-task'), files: /^taskfile(?:\.dist)?\.ya?ml$/i },
{ runs: tool('cargo'), files: /^Cargo\.toml$/, isNested: true },
{ runs: tool('pytest|py\\.test|tox'), files: /^(?:pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini)$/ },
{ runs: tool('nox'), files: /^(?:noxfile\.py|pyproject\.toml)$/ },
{ runs: tool('hatch|pdm|poe|pixi'), files: /^(?:pyproject|hatch|pixi)\.toml$/ },
{ runs: tool('gradlew?'), files: /^(?:build|settings)\.gradle(?:\.kts)?$/, isNested: true },
{ runs: tool('mvnw?'), files: /^pom\.xml$/, isNested: true },
{ runs: tool('dotnet'), files: /\.(?:slnx?|(?:cs|fs|vb)proj)$/, isNested: true },
{ runs: tool('composer|phpunit|pest'), files: /^(?:composer\.json|phpunit(?:\.dist)?\.xml(?:\.dist)?)$/ },
{ runs: tool('rake|rails'), files: /^rakefile(?:\.rb)?$/i },
{ runs: tool('mix'), files: /^mix\.exs$/, isNested: true },
{ runs: tool('ctest|cmake'), files: /^CMakeLists\.txt$/, isNested: true },
{ runs: tool('meson'), files: /^meson\.build$/, isNested: true },
];
const MANIFEST = /\.(?:mk|mak|toml|ini|cfg|json|ya?ml|xml|gradle|kts)$/;
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor)\/|^\.autorize\//;
const MAX_COMMANDS = 200;
function findDecidingFiles(sources, commands) {
return [...followCommands(sources, commands).files];
}
function findRunCommands(sources, commands) {
return [...followCommands(sources, commands).texts];
}
function followCommands(sources, commands) {
const paths = new Set(sources.paths.filter((path) => !LEFT_OUT.test(path)));
const files = new Set();
const texts = new Set();
const due = [...commands];
const seen = new Set();
for (let next = due.pop(); next !== undefined && seen.size < MAX_COMMANDS; next = due.pop()) {
const key = `${next.kind} ${next.command}`;
if (seen.has(key))
continue;
seen.add(key);
const { command, kind } = next;
texts.add(command);
const folders = foldersNamed(command, paths);
const manifests = findManifests(command, { paths, folders });
for (const path of manifests)
files.add(path);
if (kind === 'guard')
for (const path of findScripts(command, { paths, folders }))
files.add(path);
for (const path of manifests) {
const text = sources.packages.get(path);
if (text === undefined)
continue;
const folder = folderOf(path);
const inside = folder === '' ? '' : `cd ${folder} && `;
due.push(...packageScripts(text, command).map((script) => ({ command: `${inside}${script}`, kind })));
}
}
return { files, texts };
}
function foldersNamed(command, paths) {
const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
const named = new Set(words.map(plain).filter((word) => word !== ''));
const known = [...named].filter((word) => [...paths].some((path) => path.startsWith(`${word}/`)));
return ['', ...known];
}
function findManifests(command, { paths, folders }) {
const runners = RUNNERS.filter(({ runs }) => runs.test(command));
if (runners.length === 0)
return [];
const near = new Set(folders);
const found = [...paths].filter((path) => {
const at = path.lastIndexOf('/');
const isNear = near.has(path.slice(0, Math.max(0, at)));
return runners.some(({ files, isNested = false }) => (isNear || isNested) && files.test(path.slice(at + 1)));
});
const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
const named = words.filter((word) => MANIFEST.test(word)).flatMap((word) => resolve(word, { paths, folders }));
return [...new Set([...found, ...named])];
}
function packageScripts(text, command) {
const scripts = scriptsOf(text);
const calls = command.matchAll(/(?<![\w.-])(?:(?:npm|pnpm|yarn|bun)\s+(?:-\S+\s+)*(?:run(?:-script)?\s+)?(?:-\S+\s+)*|node\s+(?:-\S+\s+)*--run[\s=]+)([\w:.-]+)/g);
const names = [...calls].flatMap(([, name = '']) => (name === 't' || name === 'tst' ? 'test' : name));
return names.flatMap((name) => [`pre${name}`, name, `post${name}`].flatMap((each) => {
const script = Object.hasOwn(scripts, each) ? scripts[each] : undefined;
return typeof script === 'string' ? [script] : [];
}));
}
function scriptsOf(text) {
try {
const { scripts } = JSON.parse(text);
return typeof scripts === 'object' && scripts !== null ? { ...scripts } : {};
}
catch {
return {};
}
}
const INTERPRETER = /^(?:(?:ba|da|z|k|a)?sh|python[\d.]*|pypy[\d.]*|node(?:js)?|deno|bun|tsx|ts-node|ruby|perl|php|lua|Rscript|pwsh|source|\.)$/;
const WRAPPER = /^(?:!|if|then|else|elif|while|until|do|time|env|exec|eval|nice|timeout|command|nohup|sudo|stdbuf|setsid|xargs|uv|poetry|pipenv|npx|run)$/;
const ONLY_READS = {
sh: /^-n$/,
other: /^(?:-c|-l|--check|--syntax-check)$/,
};
const WITH_VALUE = /^(?:-[rWXICo]|--(?:require|import|loader|experimental-loader|conditions|rcfile|init-file|config))$/;
function findScripts(command, tree) {
return simpleCommands(command).flatMap((words) => scriptsStarted(words, tree));
}
function scriptsStarted(words, tree) {
const at = words.findIndex((word) => !/^\w+=/.test(word) && !WRAPPER.test(word) && !/^(?:-.*|\d[\d.]*[smhd]?)$/.test(word));
const program = words[at];
if (program === undefined)
return [];
const name = program.slice(program.lastIndexOf('/') + 1);
if (!INTERPRETER.test(name))
return program.includes('/') ? resolve(program, tree) : [];
const rest = words.slice(at + 1);
const readsOnly = name.endsWith('sh') ? ONLY_READS.sh : ONLY_READS.other;
const found = [];
for (const [index, word] of rest.entries()) {
const isRun = (name === 'deno' || name === 'bun') && word === 'run';
if (word === '-m')
return [...found, ...modulesOf(rest[index + 1] ?? '', tree)];
if (readsOnly?.test(word) && !/^(?:python|pypy)/.test(name))
return found;
found.push(...resolve(word.replace(/^--?[\w-]+=/, ''), tree));
const isValue = WITH_VALUE.test(rest[index - 1] ?? '');
if (!word.startsWith('-') && !isRun && !isValue)
return found;
}
return found;
}
function modulesOf(module, tree) {
const path = module.replaceAll('.', '/');
return [`${path}.py`, `${path}/__main__.py`].flatMap((each) => resolve(each, tree));
}
function resolve(word, { paths, folders }) {
const names = folders.map((folder) => plain(`${folder}/${word}`));
return [...new Set(names)].filter((name) => paths.has(name));
}
function plain(path) {
const parts = [];
for (const part of path.split('/')) {
if (part === '..')
parts.pop();
else if (part !== '' && part !== '.')
parts.push(part);
}
return parts.join('/');
}
function folderOf(path) {
return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function simpleCommands(command) {
const unquoted = command
.replaceAll(/(["'])([^\s"']*)\1/g, '$2')
.replaceAll('\\\n', ' ')
.replaceAll(/\$(?:PWD|\{PWD\}|\(pwd\))\//g, './')
.replaceAll(/[<>]/g, ' ');
return unquoted.split(/[;&|\n(){}`"']+/).map((each) => each.split(/\s+/).filter((word) => word !== ''));
}
function wordsOf(command) {
return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word !== '');
}
}),
66662:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
jL: () => ( findTestFiles),
p_: () => ( findTestGlobs),
wH: () => ( findUsedTests)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13310);
var _base_makefile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28090);
const C_AND_MAKE = {
globs: ['**/{test,tests,check}{,[_-]*}.{c,cc,cpp,cxx,h,hpp}', '**/*[_-]test.{c,cc,cpp,cxx}'],
runner: /\bctest\b|\b(?:make|ninja|meson)\s(?:\S+\s+)*(?:tests?|check)\b/,
};
const ECOSYSTEMS = [
{ globs: ['**/*_test.go', '**/testdata/**'], runner: /\bgo\s+test\b|\bgotestsum\b/ },
{
globs: ['**/{test_*,*_test,test,tests}.py'],
runner: /\b(?:pytest|py\.test|unittest|nose2?|tox|nox)\b|\bmanage\.py\s+test\b/,
},
{
globs: [
'**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}',
'**/{test,tests,spec}.{js,mjs,cjs,ts}',
'**/{__tests__,__snapshots__,__fixtures__}/**',
],
runner: /\b(?:vitest|jest|mocha|ava|jasmine|playwright|cypress)\b|\bnode\s+(?:-\S+\s+)*--test\b|\b(?:npm|pnpm|yarn|bun|deno)\s+(?:run\s+)?(?:-\S+\s+)*(?:test|t|tst)(?![\w:.-])/,
},
{ globs: ['**/{tests,benches}/**/*.rs'], runner: /\bcargo\s+(?:\S+\s+)*?(?:test|t|nextest|bench)\b/ },
C_AND_MAKE,
{
globs: ['**/src/test/**', '**/*{Test,Tests,Spec}.{java,kt,cs,php}'],
runner: /\b(?:mvnw?|gradlew?|phpunit|pest|dotnet\s+test|composer\s+(?:run\s+)?test)\b/,
},
{ globs: ['**/*_{test,spec}.rb', '**/*_test.exs'], runner: /\b(?:rspec|rake|mix\s+test|rails\s+test|minitest)\b/ },
{ globs: ['**/{test,tests,run-tests,run_tests}.sh', '**/*.bats'], runner: /\bbats\b/ },
];
const SHARED = ['**/fixtures/**'];
const TEST_GLOBS = [...ECOSYSTEMS.flatMap(({ globs }) => globs), ...SHARED];
const LEFT_OUT = picomatch__WEBPACK_IMPORTED_MODULE_0__(['**/node_modules/**', '.autorize/**', '**/vendor/**'], { dot: true });
function findTestGlobs({ paths, makefile }, covered) {
const isCovered = covered.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__([...covered], { dot: true });
const open = paths.filter((path) => !LEFT_OUT(path) && !isCovered(path));
const globs = TEST_GLOBS.filter((glob) => {
const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true });
return open.some((path) => isMatch(path));
});
const isFound = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__(globs, { dot: true });
const named = namedByMake(makefile, open).filter((path) => !isFound(path));
return [...globs, ...named.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)];
}
function findTestFiles(repository) {
const globs = findTestGlobs(repository, []);
if (globs.length === 0)
return [];
const isTest = picomatch__WEBPACK_IMPORTED_MODULE_0__(globs, { dot: true });
return repository.paths.filter((path) => isTest(path) && !LEFT_OUT(path));
}
function findUsedTests(repository, commands) {
const command = commands.join('\n');
const words = new Set(command.split(WORD_ENDS).map((word) => word.replace(/^(?:\.\/)+|\/+$/g, '')));
const run = ECOSYSTEMS.filter(({ runner }) => runner.test(command));
const globs = run.flatMap((each) => each.globs);
const isRun = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__([...globs, ...SHARED], { dot: true });
const byMake = run.includes(C_AND_MAKE) ? namedByMake(repository.makefile, repository.paths) : [];
return findTestFiles(repository).filter((path) => isRun(path) || words.has(path) || byMake.includes(path) || isBelow(path, words));
}
function isBelow(path, folders) {
for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
if (folders.has(path.slice(0, at)))
return true;
}
return false;
}
const WORD_ENDS = /[\s"'`;|&<>()=,]+/;
const TEST_TARGETS = ['test', 'tests', 'check', 'bench', 'benchmark'];
const TEST_NAME = /(?<![a-z])(?:tests?|check|spec|bench)(?![a-z])/i;
const TEST_PART = /^test/i;
function namedByMake(makefile, paths) {
if (makefile === undefined)
return [];
const rules = (0,_base_makefile_js__WEBPACK_IMPORTED_MODULE_2__ .V)(makefile);
const due = [...TEST_TARGETS, ...[...rules.keys()].filter((target) => TEST_NAME.test(target))];
const needed = (0,_base_makefile_js__WEBPACK_IMPORTED_MODULE_2__ .b)(rules, due, wordsOf);
const words = new Set(needed.flatMap(wordsOf).map((word) => word.replace(/^(?:\.\/)+/, '')));
return paths.filter((path) => {
const name = path.slice(path.lastIndexOf('/') + 1);
return words.has(path) && (TEST_NAME.test(name) || TEST_PART.test(name));
});
}
function wordsOf({ needs, recipe }) {
return [...needs, ...recipe].flatMap((text) => text.split(WORD_ENDS));
}
}),
99539:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( findDefaultGlobs)
});
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13310);
var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15310);
var _open_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69332);
async function findDefaultGlobs({ git }, { commit, commands }) {
const store = { git, base: commit };
const repository = await (0,_open_tests_js__WEBPACK_IMPORTED_MODULE_2__ .d$)(store);
const found = new Map();
for (const { command, readsFiles = false } of commands) {
const named = readsFiles ? [] : await (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_1__ .gk)(store, { commit, command });
const deciding = await (0,_open_tests_js__WEBPACK_IMPORTED_MODULE_2__ .$n)(store, repository, [{ command, kind: 'guard' }]);
for (const glob of named)
if (!found.has(glob))
found.set(glob, { command, isNamed: true });
for (const glob of deciding.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I))
if (!found.has(glob))
found.set(glob, { command, isNamed: false });
}
return found;
}
}),
76952:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A_: () => ( isReference),
Eh: () => ( digestFiles),
Gc: () => ( countMissing),
NT: () => ( requireUnsealed),
Qy: () => ( digestHiddenCommand),
g5: () => ( unsealCommand),
qz: () => ( textsOfHidden)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22989);
const SHARED = /^\/(usr|bin|sbin|lib\w*|etc|dev(?!\/shm\/)|proc|sys|nix|opt)(\/|$)/;
const LEAST_DEPTH = 2;
function unsealCommand({ command: written, files }, parentEnv) {
const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .WY)(written, parentEnv);
if ('problem' in resolved)
return undefined;
const command = resolved.value;
return { command, paths: secretPaths({ command, files }, parentEnv.HOME) };
}
function requireUnsealed(written, parentEnv) {
const hidden = unsealCommand(written, parentEnv);
if (hidden === undefined)
throw new TypeError(`${written.command} was not looked up before the run`);
return hidden;
}
function secretPaths({ command, files }, home) {
const named = wordsOf(command).map((word) => {
const folder = word.slice(0, word.lastIndexOf('/'));
const isOwn = folder.split('/').length > LEAST_DEPTH && folder !== home && folder !== '/dev/shm';
return isOwn ? folder : word;
});
return [...new Set([...named, ...files])];
}
function wordsOf(command) {
return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word.startsWith('/') && !SHARED.test(word));
}
function countMissing(written, parentEnv) {
const { paths } = unsealCommand(written, parentEnv) ?? { paths: written.files };
return paths.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)).length;
}
function isReference({ command }) {
return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .TS)(command) !== undefined;
}
function textsOfHidden(written, parentEnv) {
const { command = '' } = unsealCommand(written, parentEnv) ?? {};
const lines = command.split('\n').map((line) => line.trim());
const [longest = ''] = lines.toSorted((one, other) => other.length - one.length);
const files = [...wordsOf(command), ...written.files].filter((path) => path.split('/').length > LEAST_DEPTH);
return [...new Set([longest, ...files].filter((text) => text !== ''))];
}
function digestHiddenCommand(written, { env, salt }) {
const { command, paths } = unsealCommand(written, env) ?? {};
if (paths === undefined || (paths.length > 0 && !paths.some((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))))
return undefined;
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(`${salt}\n${command}\n${digestFiles(paths)}`);
}
const MAX_FILES = 1000;
function digestFiles(paths) {
const files = paths.flatMap(filesBelow).sort().slice(0, MAX_FILES);
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(files.map((path) => `${path}\0${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path))}`).join('\n'));
}
function filesBelow(path) {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (stats?.isFile() === true)
return [path];
if (stats?.isDirectory() !== true)
return [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).flatMap((name) => filesBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
}
}),
26765:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( requireAbsent),
f: () => ( requireUndisclosed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
async function findLeaked(refs, { commit, texts }) {
if (texts.length === 0)
return undefined;
const written = [...new Set(texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]))];
const pattern = new RegExp(written.map(patternOf).join('|'));
const args = ['grep', '-l', '-z', '-F', ...written.flatMap((text) => ['-e', text]), commit, '--'];
const { stdout } = await refs(args, { allowed: [0, 1] });
const named = stdout.toString('latin1').split('\0').slice(0, -1);
for (const name of named) {
const path = Buffer.from(name, 'latin1')
.toString()
.slice(commit.length + 1);
const line = lineOf(await textOf(refs, ['blob', `${commit}:${path}`]), pattern);
if (line !== undefined)
return { commit, path, line };
}
const text = await textOf(refs, ['commit', commit]);
const line = lineOf(text.slice(text.indexOf('\n\n') + 2), pattern);
return line === undefined ? undefined : { commit, path: undefined, line };
}
function patternOf(text) {
const plain = text.replaceAll(/[\\^$.[\]|()*+?{}]/g, '\\$&');
return /^\/\S*$/.test(text) ? `(?<![\\w.~/-])${plain}(?![\\w-]|\\.\\w)` : plain;
}
async function textOf(refs, named) {
const { stdout } = await refs(['cat-file', '--end-of-options', ...named]);
return stdout.toString();
}
function lineOf(text, pattern) {
const at = text.search(pattern);
return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}
async function requireUndisclosed(refs, { restart, ...disclosure }) {
const reported = await findLeaked(refs, disclosure);
if (reported === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message: describeLeak(reported), remedy: remedyOfLeak(restart) });
}
function describeLeak({ commit, path, line }) {
const where = path === undefined ? 'of the message' : `of ${JSON.stringify(path)}`;
return `agents could read the command of the holdout, or where its files are: line ${line} ${where} in the commit ${commit.slice(0, 12)}, which they work on`;
}
function remedyOfLeak(restart) {
const how = 'in a config write command = "$HOLDOUT_COMMAND", and set that variable';
return `Take it out (${how}), commit that, and begin there: ${restart}`;
}
function requireAbsent(agentEnv, { secrets, table = 'agent.env', ...where }) {
const leaking = Object.entries(agentEnv).filter(([, value]) => secrets.some((secret) => value.includes(secret)));
if (leaking.length === 0)
return;
const remedy = 'Leave it out.';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(leaking.map(([name]) => ({ path: `$.${table}.${name}`, ...where, remedy })));
}
}),
69332:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$n: () => ( findDeciding),
KE: () => ( listed),
Pw: () => ( findOpenInputs),
d$: () => ( readRepositoryPaths),
us: () => ( describeOpen)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25367);
var _boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87129);
var _boundaries_link_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2137);
var _boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66662);
var _boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62357);
async function findOpenInputs(store, { commands, isOpen }) {
if (commands.length === 0)
return { tests: [], deciding: [] };
const repository = await readRepositoryPaths(store);
const tests = new Set((0,_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_5__ .wH)(repository, guardsOf(commands)));
const deciding = new Set(await findDeciding(store, repository, commands));
const listed = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .CS)(store, store.base)).map((file) => ({ ...file, path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(file.path) }));
const open = listed.filter((file) => file.mode !== REPOSITORY && (tests.has(file.path) || deciding.has(file.path)) && isOpen(file));
const depth = (path) => path.split('/').length;
const paths = open.map(({ path }) => path).toSorted((one, other) => depth(one) - depth(other));
return { tests: paths.filter((path) => tests.has(path)), deciding: paths.filter((path) => !tests.has(path)) };
}
const REPOSITORY = '160000';
async function findDeciding(store, repository, commands) {
const { paths, packages = new Map() } = repository;
const names = (0,_boundaries_link_names_js__WEBPACK_IMPORTED_MODULE_4__ .E7)(await (0,_boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_6__ .C)(store, await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .CS)(store, store.base)));
const known = new Set(paths);
const aliases = paths.flatMap((path) => names(path).flatMap(({ kind, name }) => (kind === 'alias' ? [name] : [])));
const found = (0,_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_3__ .g)({ paths: [...paths, ...aliases], packages }, commands);
const behind = found.flatMap((path) => names(path).flatMap(({ kind, name, link }) => (kind === 'real' ? [name, link] : [])));
return [...new Set([...found, ...behind])].filter((path) => known.has(path));
}
function guardsOf(commands) {
return commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
}
const LINK = '120000';
const MAX_PACKAGES = 200;
async function readRepositoryPaths(store) {
const listed = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .CS)(store, store.base);
const textOf = async (id) => (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .gm)(store, id)).toString();
const makefile = listed.find(({ path }) => path.equals(Buffer.from('Makefile')));
const packages = new Map();
for (const { path: name, mode, id } of listed) {
const path = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(name);
if (!/(?:^|\/)package\.json$/.test(path) || /(?:^|\/)node_modules\//.test(path) || mode === LINK)
continue;
if (packages.size < MAX_PACKAGES)
packages.set(path, await textOf(id));
}
return {
paths: listed.map(({ path }) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(path)),
makefile: makefile === undefined ? undefined : await textOf(makefile.id),
packages,
};
}
function describeOpen({ tests, deciding }, key) {
const parts = [
...(tests.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(tests.length, 'test file')} that a guard uses (${listed(tests)})`]),
...(deciding.length === 0
? []
: [
`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(deciding.length, 'file')} that ${deciding.length === 1 ? 'decides' : 'decide'} what a guard or the evaluator runs (${listed(deciding)})`,
]),
];
const more = deciding.length === 0 ? '' : ' Where one of these is the code under test, start it from a protected script.';
return {
found: `a change may alter ${parts.join(' and ')}`,
remedy: `Add to ${key}: ${listed([...tests, ...deciding])}.${more}`,
};
}
const MAX_LISTED = 5;
function listed(paths) {
const named = paths.slice(0, MAX_LISTED).map((path) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 100));
const rest = paths.length - named.length;
return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}
})
};

export const id = 4190;
export const ids = [4190];
export const modules = {

/***/ 62578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ AUTOLOADED),
/* harmony export */   I: () => (/* binding */ LOADED_WHEN_NEW)
/* harmony export */ });
const AUTOLOADED = [
    '**/conftest.py',
    '**/{sitecustomize,usercustomize}{.*,/**}',
    '**/*.pth',
    '**/{.pytest,pytest}.{ini,toml}',
    '**/{tox.ini,setup.cfg}',
    '**/{jest,vitest,vite,postcss,babel,ava,playwright,cypress}.config.*',
    '**/vitest.{workspace,projects}.*',
    '**/{karma,wdio}.conf.*',
    '**/.{mocha,babel,postcss,swc,nyc,c8,tap}rc*',
    '**/jasmine.{json,js,mjs,cjs}',
    '**/setupTests.*',
    '**/__mocks__/**',
    '**/.yarnrc*',
    '**/.yarn/{plugins,releases}/**',
    '**/{.pnp,.pnpmfile}.*',
    '**/bunfig.toml',
    '**/.cargo/config{,.toml}',
    '**/.config/nextest.toml',
    '**/rust-toolchain{,.toml}',
    '**/go.work',
    '**/GNUmakefile',
    '**/.mvn/**',
    '**/junit-platform.properties',
    '**/META-INF/services/org.junit.*',
    '**/Directory.Build.{props,targets}',
    '**/xunit.runner.json',
    '**/nuget.config',
    '**/.rspec{,-local}',
    '**/.bundle/config',
    '**/phpunit{,.dist}.xml{,.dist}',
    '**/Pest.php',
    '**/.proverc',
    '**/test_helper.exs',
    '**/.{Rprofile,Renviron}',
    '**/.env.{local,{test,development,production}{,.local}}',
];
const LOADED_WHEN_NEW = [
    '**/*.{egg-info,dist-info}{,/**}',
    '**/*.egg{,-link,/**}',
    '**/{.venv,venv}/{bin,lib,lib64,Scripts}{,/**}',
    '**/pyvenv.cfg',
    '**/__pypackages__{,/**}',
    '**/{.coveragerc,.coveragerc.toml,nose.cfg,.noserc,nose2.cfg,unittest.cfg}',
    '**/vendor/modules.txt',
    '**/vendor/{autoload.php,composer/**,bin/**}',
    '**/npm-shrinkwrap.json',
    '**/{behat,codeception,phpspec}{,.dist}.{yml,yaml}',
    '**/.simplecov',
    '**/mocha.opts',
    '**/{testem,nightwatch}.{js,cjs,json,yml}',
    '**/{nyc,c8,wtr,web-test-runner,rstest,nightwatch,jest-puppeteer}{.config,.conf}.*',
    '**/jest-preset.*',
    '**/{global,testconfig}.json',
    '**/Directory.{Packages.props,Build.rsp}',
    '**/.config/dotnet-tools.json',
    '**/{gradle.properties,.jvmopts,.sbtopts}',
    '**/META-INF/services/org.{testng,mockito}.*',
    '**/mockito-extensions{,/**}',
    '**/.bazel{rc,version}',
    '**/tools/bazel',
    '**/{CTestCustom,CTestConfig}.{cmake,ctest}',
    '**/CMakeUserPresets.json',
    '**/{dart_test.yaml,flutter_test_config.dart}',
    '**/{justfile,.justfile,rakefile,rakefile.rb}',
    '**/taskfile{,.dist}.{yml,yaml}',
    '**/setup_suite.bash',
    '**/testthat/{setup,helper,teardown}*.R',
];


/***/ }),

/***/ 38716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WN: () => (/* binding */ MAX_BOUND_FILES),
/* harmony export */   Yt: () => (/* binding */ bindProtected),
/* harmony export */   fI: () => (/* binding */ writtenIssue)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _planted_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62044);
/* harmony import */ var _protected_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15310);



const MAX_BOUND_FILES = 200;
function bindProtected({ files, globs }, { kind }) {
    const whole = kind === 'setup' ? [] : (0,_planted_files_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeFolders */ .J)(globs).filter((folder) => files.some(({ path }) => isIn(path, folder)));
    const single = files.filter(({ path }) => !whole.some((folder) => isIn(path, folder)));
    const bound = single.length <= MAX_BOUND_FILES ? single : namedFirst(single, globs).slice(0, MAX_BOUND_FILES);
    const isBound = new Set(bound);
    const around = (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersAbove */ .Zv)([...bound, ...whole.map((folder) => ({ path: folder }))]);
    return {
        readOnly: [...whole, ...bound.flatMap(({ path, mode }) => (mode === LINK ? [] : [path]))],
        mounts: around.filter((path) => !whole.some((folder) => path === folder || isIn(path, folder))),
        watched: single.flatMap((file) => (isBound.has(file) ? [] : [file.path])),
    };
}
const LINK = '120000';
function namedFirst(files, globs) {
    const named = new Set(globs.filter((glob) => !picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(glob).isGlob));
    return [...files.filter(({ path }) => named.has(path)), ...files.filter(({ path }) => !named.has(path))];
}
function isIn(path, folder) {
    return path.startsWith(`${folder}/`);
}
function writtenIssue(shown) {
    return `the protected file ${shown} was written, though it is the base's again; more than ${MAX_BOUND_FILES} files are protected one by one, too many to be read-only: protect their folders whole ("tests/**")`;
}


/***/ }),

/***/ 62044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ wholeFolders),
/* harmony export */   y: () => (/* binding */ buildPlantFinder)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _autoloaded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62578);
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12894);
/* harmony import */ var _shadowing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34482);




const CREATED_BY_SETUP = [
    '**/.env*',
    '**/.envrc',
    '**/.pnp.*',
    '**/.yarn/**',
    '**/.bundle/config',
    '**/.cargo/config{,.toml}',
];
const SETTINGS_BY_SETUP = ['**/{package,tsconfig,jsconfig}.json', '**/go.mod', '**/{pyproject,Cargo}.toml'];
const NODE_PACKAGES = /(?:^|\/)node_modules(?:\/|$)/;
const PACKAGES = /(?:^|\/)(?:\.venv|venv|vendor|\.tox)(?:\/|$)/;
const SETTINGS_FOLDER = /(?:^|\/)\.(?:cargo|config|mvn|bundle)$/;
const WHOLE = /^((?:[^*?[\]{}()!+@\\]+\/)*[^*?[\]{}()!+@\\/]+)\/\*\*(?:\/\*)?$/;
function wholeFolders(globs) {
    return globs.flatMap((glob) => WHOLE.exec(glob.replace(/^(?:\.\/)+/, ''))?.[1] ?? []);
}
function buildPlantFinder({ globs, shadowable, manifestFolders, writable, permit, }) {
    if (shadowable.files.length === 0)
        return () => undefined;
    const isProtected = matcherOf(globs);
    const isWhole = matcherOf(wholeFolders(globs).map((folder) => `${folder}/**`));
    const isLoaded = matcherOf(_autoloaded_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTOLOADED */ .F);
    const isOfSetup = matcherOf(CREATED_BY_SETUP);
    const isSettingOfSetup = matcherOf(SETTINGS_BY_SETUP);
    const isOpen = matcherOf([...permit, ...writable.map((folder) => `${folder}{,/**}`)]);
    const isJava = shadowable.classes !== undefined && shadowable.classes.size > 0;
    const findShadow = (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_0__/* .buildShadowFinder */ .H)(isJava ? { ...shadowable, classes: new Map() } : shadowable);
    const adjacent = foldersAround(shadowable.files);
    const manifests = new Set(manifestFolders);
    return ({ path, kind, isOutermost, by }) => {
        const isSetup = by !== 'other';
        if (isOpen(path) || (by === 'setup' && isPackage(path)))
            return undefined;
        const isMatch = isWhole(path) || ((!isSetup || isOutermost) && isProtected(path));
        if (isMatch)
            return { path, why: 'it matches what is protected', isMatch };
        const shadow = isSetup && isSettingOfSetup(path) ? undefined : findShadow(path, { kind });
        const why = shadow ?? loadedReason(path, isSetup);
        return why === undefined ? undefined : { path, why, isMatch };
    };
    function isPackage(path) {
        const found = NODE_PACKAGES.exec(path);
        return found === null ? PACKAGES.test(path) : manifests.has(path.slice(0, found.index));
    }
    function loadedReason(path, isSetup) {
        const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(path.slice(0, Math.max(0, path.lastIndexOf('/')))).replace(SETTINGS_FOLDER, '');
        if (!adjacent.has(folder) || !isLoaded(path) || (isSetup && isOfSetup(path)))
            return undefined;
        return 'a harness or runtime loads it by itself';
    }
}
function matcherOf(globs) {
    const tests = globs.map((glob) => picomatch__WEBPACK_IMPORTED_MODULE_3__((0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(glob), { dot: true }));
    return (path) => {
        if (tests.length === 0)
            return false;
        const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(path);
        return tests.some((isMatch) => isMatch(folded));
    };
}
function foldersAround(files) {
    const found = new Set(['']);
    for (const path of files.map(_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            if (found.has(folder))
                break;
            found.add(folder);
        }
    }
    return found;
}


/***/ }),

/***/ 2465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ findProtectedInUpper)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94999);
/* harmony import */ var _kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62730);
/* harmony import */ var _bound_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38716);
/* harmony import */ var _file_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87945);
/* harmony import */ var _protected_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15310);







function findProtectedInUpper({ folder, replaced }, { files, watched }) {
    const issues = [];
    const gone = new Set();
    const isWatched = new Set(watched);
    for (const path of (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(files)) {
        const key = keyOf(path);
        const entry = (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_2__/* .entryIn */ .Gi)(folder, key);
        const isGone = entry === undefined ? isBelow(path, gone) : entry === 'hidden' || !entry.isDirectory();
        if (isGone)
            gone.add(path);
        if (isGone || replaced.has(key))
            issues.push(`the folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path, 200)} of protected files is not the one of the base`);
    }
    const found = files.map((file) => {
        const { path, mode, id } = file;
        const entry = (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_2__/* .entryIn */ .Gi)(folder, keyOf(path));
        const isHidden = isBelow(path, gone) || (entry === undefined && isBelow(path, textsOf(replaced)));
        const is = isHidden
            ? undefined
            : entry === undefined
                ? id
                : (0,_file_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .readProtectedId */ .C)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .placeIn */ .VV)(folder, (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(path)), file);
        if (is === id && entry !== undefined && isWatched.has(path))
            issues.push((0,_bound_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writtenIssue */ .fI)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path, 200)));
        if (is !== id)
            issues.push(`the protected file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path, 200)} is not the one of the base`);
        return { path, mode, id: is ?? 'gone' };
    });
    return { digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .filesDigest */ .AD)((0,_protected_files_js__WEBPACK_IMPORTED_MODULE_5__/* .idsOf */ .UX)({ files: found })), issue: issues[0] };
}
function isBelow(path, folders) {
    if (folders.size === 0)
        return false;
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        if (folders.has(path.slice(0, at)))
            return true;
    }
    return false;
}
function textsOf(keys) {
    return keys.size === 0 ? keys : new Set([...keys].map((key) => Buffer.from(key, 'latin1').toString('utf8')));
}
function keyOf(path) {
    return (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(path).toString('latin1');
}


/***/ }),

/***/ 52503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ SETTINGS_FILES)
/* harmony export */ });
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);

const OTHER_AGENTS = [
    '**/{AGENT,AGENTS.local,QWEN,IFLOW,WARP,CRUSH,CRUSH.local,CONVENTIONS}.md',
    '**/.{cursor,windsurf,cline,roo,kilocode,continue,trae,augment,junie,kiro,amazonq,aiassistant}/**',
    '**/.{qwen,iflow,crush,goose,factory,warp,openhands,tabnine,sourcegraph,cody,amp,agent,devin,ruler,grok}/**',
    '**/.{antigravity,qoder,codebuddy,zencoder,rovodev}/**',
    '**/{mcp,mcp_config}.json',
    '**/.{cursorrules,windsurfrules,continuerules,continuerc.json,rules,openhands_instructions,augment-guidelines}',
    '**/.{clinerules,roorules}*{,/**}',
    '**/.{roomodes,kilocodemodes,goosehints}',
    '**/{.crush,crush}.json',
    '**/.{cursor,cursorindexing,codeium,cline,roo,kilocode,continue,augment,crush,goose,cody,ai,claude,copilot}ignore',
];
const EDITORS = [
    '**/.{vscode,idea,zed,fleet,vs,theia,helix,settings,devcontainer,idx,codesandbox}/**',
    '**/*.{code-workspace,sublime-project}',
    '**/{.devcontainer.json,.editorconfig,.replit,.gitpod.yml,.gitpod.Dockerfile}',
    '**/{.devfile,devfile}.{yaml,yml}',
    '**/{.exrc,.vimrc,.nvimrc,.nvim.lua,.lvimrc,.dir-locals.el,.dir-locals-2.el,.projectile}',
    '**/.{vim,nvim,bsp}/**',
    '**/{.luarc.json{,c},.project}',
    '**/.{eslint,stylelint,prettier}rc{,.*}',
    '**/{eslint,stylelint,prettier}.config.*',
    '**/{.pylintrc,.pylintrc.toml,pylintrc,pylintrc.toml,.rubocop.yml,.solargraph.yml}',
];
const SHELLS = [
    '**/.{irbrc,pryrc,iex.exs,ghci,ocamlinit,gdbinit,lldbinit,pdbrc,byebugrc,rdbgrc{,.rb},octaverc,latexmkrc}',
    '**/.{envrc,miserc.toml}',
    '**/{.mise,mise,.rtx}{,.*}.toml',
    '**/{.mise,mise,.config/mise}/**',
];
const CI = [
    '**/.{github,gitlab,gitea,forgejo,circleci,buildkite,semaphore,teamcity,tekton,harness,codefresh}/**',
    '**/.{azure-pipelines,azuredevops,woodpecker,builds,zuul.d,buddy,cds,copr}/**',
    '**/{zuul.d,bamboo-specs,ci_scripts}/**',
    '**/Jenkinsfile{,.*}',
    '**/.{gitlab-ci,travis,build,taskcluster,scrutinizer,codeclimate,mergify,pullapprove,evergreen}.{yml,yaml}',
    '**/.{drone,woodpecker,cirrus,vela}.{yml,yaml,star,jsonnet}',
    '**/{azure-pipelines,bitbucket-pipelines}{,.*,-*}.{yml,yaml}',
    '**/{.,}{appveyor,codemagic,bitrise,buildspec,codefresh,wercker,zuul,readthedocs,packit,buddy}.{yml,yaml}',
    '**/cloudbuild{,.*}.{yml,yaml,json}',
    '**/{.renovaterc,renovate}{,.json,.json5}',
    '**/{.coderabbit.yaml,.kodiak.toml,sonar-project.properties}',
    '**/{CODEOWNERS,Dangerfile{,.*}}',
];
const RELEASES_AND_DEPLOYS = [
    '**/{.,}goreleaser.{yml,yaml}',
    '**/{.releaserc{,.*},release.config.*,.release-it.*,release-please-config.json}',
    '**/{netlify,fly,railway,wrangler,nixpacks}.toml',
    '**/{railway,wrangler,firebase,now}.{json,jsonc}',
    '**/{vercel.*,.firebaserc,Procfile}',
    '**/{amplify,heroku,render,apphosting}.{yml,yaml}',
    '**/.{vercel,netlify,amplify,platform,upsun,ebextensions,do}/**',
];
const HOOKS = [
    '**/.{husky,lefthook,githooks,git-hooks,cargo-husky,trunk}/**',
    '**/.huskyrc*',
    '**/.pre-commit-{config,hooks}.{yml,yaml}',
    '**/{.,}lefthook{,-local}.{yml,yaml,toml,json}',
    '**/{.overcommit.yml,prek.toml,.rusty-hook.toml,hk.pkl,captainhook.json,grumphp.yml,grumphp.yml.dist}',
    '**/{.,}{simple-git-hooks,nano-staged}.{js,cjs,mjs,json}',
    '**/.{lintstaged,commitlint}rc*',
    '**/{lint-staged,commitlint}.config.*',
];
const GIT_AND_TOOLS = [
    '**/.{lfsconfig,gitconfig,gitreview}',
    '**/.{npmrc,pypirc}',
    '**/pip.{conf,ini}',
    '**/deno.{json,jsonc}',
    '**/.{nvmrc,tool-versions,sdkmanrc,asdfrc}',
    '**/.{node,python,ruby,java,go,php,perl,terraform,bun}-version',
    '**/{devbox.json,.flox/**}',
    '**/pnpm-workspace.{yml,yaml}',
    '**/{gradle/wrapper/**,gradlew,gradlew.bat,mvnw,mvnw.cmd}',
    '**/{docker-,}compose.override.{yml,yaml}',
];
const SETTINGS_FILES = [
    ...new Set([
        ..._agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .VC.flatMap((name) => _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .PRESETS */ .fG[name].settings),
        ...OTHER_AGENTS,
        ...EDITORS,
        ...SHELLS,
        ...CI,
        ...RELEASES_AND_DEPLOYS,
        ...HOOKS,
        ...GIT_AND_TOOLS,
    ]),
];


/***/ }),

/***/ 9048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ shadowableOf),
/* harmony export */   JO: () => (/* binding */ shadowableOfSetup),
/* harmony export */   jR: () => (/* binding */ noteInstalled),
/* harmony export */   xV: () => (/* binding */ knowsInstalled)
/* harmony export */ });
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53162);
/* harmony import */ var _imported_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96316);
/* harmony import */ var _package_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56279);



const shadowables = new WeakMap();
const ofBase = new WeakMap();
const NONE = [];
function shadowableOf(protectedFiles, { PATH = '' }) {
    const bySetup = ofBase.get(protectedFiles) ?? NONE;
    const known = shadowables.get(protectedFiles);
    if (known?.PATH === PATH && known.bySetup === bySetup)
        return known.shadowable;
    const shadowable = buildShadowable(protectedFiles, [
        ...(0,_imported_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstalledPackages */ .A)(PATH, protectedFiles.programs),
        ...bySetup,
    ]);
    shadowables.set(protectedFiles, { PATH, bySetup, shadowable });
    return shadowable;
}
function shadowableOfSetup(protectedFiles, { PATH = '' }) {
    return buildShadowable(protectedFiles, (0,_imported_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstalledPackages */ .A)(PATH, protectedFiles.programs));
}
function buildShadowable(protectedFiles, installed) {
    const { files, folders, environmentSnapshot, packages } = protectedFiles;
    return {
        ...environmentSnapshot,
        files: files.map(({ path }) => path),
        packages: new Set([...packages, ...installed]),
        folders: new Set(folders),
    };
}
function knowsInstalled(protectedFiles) {
    return ofBase.has(protectedFiles);
}
async function noteInstalled(store, protectedFiles, { tree, paths }) {
    const { commit, ownModules } = protectedFiles;
    if (commit === undefined || ofBase.has(protectedFiles))
        return;
    if (tree !== commit && tree !== (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__/* .treeIdOf */ .bR)(store, commit)))
        return;
    const own = new Set(ownModules);
    ofBase.set(protectedFiles, (0,_package_names_js__WEBPACK_IMPORTED_MODULE_2__/* .installedNames */ .Hq)([...paths]).filter((name) => !own.has(name)));
}


/***/ }),

/***/ 34482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ buildShadowFinder),
  D: () => (/* binding */ isToolFolder)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/java-classes.js
var java_classes = __webpack_require__(11489);
;// CONCATENATED MODULE: ./build/engine/boundaries/standard-modules.js
const PYTHON_MODULES = new Set(`__future__ _abc _aix_support _ast _asyncio _bisect _blake2 _bootsubprocess _bz2 _codecs _codecs_cn _codecs_hk
  _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _collections _collections_abc _colorize _compat_pickle _compression
  _contextvars _crypt _csv _ctypes _curses _curses_panel _datetime _dbm _decimal _elementtree _frozen_importlib
  _frozen_importlib_external _functools _gdbm _hashlib _heapq _hmac _imp _interpchannels _interpqueues _interpreters
  _ios_support _io _json _locale _lsprof _lzma _markupbase _md5 _msi _multibytecodec _multiprocessing _opcode
  _opcode_metadata _operator _osx_support _overlapped _pickle _posixshmem _posixsubprocess _py_abc _py_warnings
  _pydatetime _pydecimal _pyio _pylong _pyrepl _queue _random _remote_debugging _scproxy _sha1 _sha2 _sha256 _sha3
  _sha512 _signal _sitebuiltins _socket _sqlite3 _sre _ssl _stat _statistics _string _strptime _struct _suggestions
  _symtable _sysconfig _thread _threading_local _tkinter _tokenize _tracemalloc _types _typing _uuid _warnings
  _weakref _weakrefset _winapi _wmi _zoneinfo _zstd
  abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb
  binascii binhex bisect builtins bz2 calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
  compression concurrent configparser contextlib contextvars copy copyreg cprofile crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp
  fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip
  hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3
  linecache locale logging lzma macpath mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt
  multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev parser pathlib pdb
  pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr
  pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select
  selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants
  sre_parse ssl stat statistics string stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny
  tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`.split(/\s+/));
const NODE_MODULES = new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs
  http http2 https inspector module net os path perf_hooks process punycode querystring readline repl sqlite stream
  string_decoder sys test timers tls trace_events tty url util v8 vm wasi worker_threads zlib`.split(/\s+/));
const RUBY_MODULES = new Set(`abbrev base64 benchmark bigdecimal bundler cgi coverage csv date delegate did_you_mean digest drb english erb etc
  expect fcntl fiddle fileutils find forwardable getoptlong io ipaddr irb json logger matrix minitest monitor mutex_m net
  nkf objspace observer open-uri open3 openssl optparse ostruct pathname pp prettyprint prime pstore psych pty racc rake
  rdoc readline reline resolv rexml rinda ripper rspec rss rubygems securerandom set shellwords simplecov singleton socket
  stringio strscan syslog tempfile test-unit time timeout tmpdir tsort un unicode_normalize uri weakref yaml zlib`.split(/\s+/));
const C_HEADERS = new Set(`assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h signal.h
  stdalign.h stdarg.h stdatomic.h stdbit.h stdbool.h stdckdint.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h
  tgmath.h threads.h time.h uchar.h wchar.h wctype.h dirent.h dlfcn.h fcntl.h getopt.h poll.h pthread.h sched.h
  semaphore.h strings.h syslog.h termios.h unistd.h algorithm any array atomic barrier bit bitset cassert cctype cerrno
  cfenv cfloat charconv chrono cinttypes climits clocale cmath codecvt compare complex concepts condition_variable
  coroutine csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception
  execution expected filesystem format forward_list fstream functional future generator initializer_list iomanip ios
  iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric
  optional ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span
  spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf string string_view strstream syncstream
  system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector`.split(/\s+/));

;// CONCATENATED MODULE: ./build/engine/boundaries/language-lookups.js


const LANGUAGES = [
    ['python', /\.(?:py|pyw|pyx|pyc|pyd)$/],
    ['javascript', /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte)$/],
    ['go', /\.go$/],
    ['rust', /\.rs$/],
    ['ruby', /\.rb$/],
    ['c', /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|m|mm)$/],
];
function languageOf(name) {
    return LANGUAGES.find(([, pattern]) => pattern.test(name))?.[0];
}
const PACKAGES_FOLDER = 'node_modules';
const COMPILED_FOLDER = '__pycache__';
const COMPILED = /\.(?:pyc|pyd|so|class)$/;
const PYTHON = /\.(?:py|pyw|pyc|pyd|so)$/;
const JAVASCRIPT = /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)$/;
const LOADED = /\.(?:py|pyw|js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm|java|jar|kt|groovy)$/;
const PYTHON_PACKAGE = /^__init__\.(?:py|pyw|pyc|pyd|so|[^.]+.*\.(?:pyc|pyd|so))$/;
const JAVASCRIPT_PACKAGE = /^(?:index\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)|package\.json)$/;
function isCompiled(name) {
    return COMPILED.test(name);
}
function isPythonModule({ name, rest, kind }) {
    if (rest === undefined)
        return PYTHON.test(name) || kind === 'link';
    return rest.isLast && PYTHON_PACKAGE.test(rest.first);
}
function isJavaScriptModule({ name, rest, kind }) {
    if (rest === undefined)
        return JAVASCRIPT.test(name) || kind === 'link';
    return rest.isLast && JAVASCRIPT_PACKAGE.test(rest.first);
}
function isJavaScriptIndex(name) {
    return JAVASCRIPT_PACKAGE.test(name);
}
function isPackageFile({ rest }) {
    return rest?.isLast === true && (PYTHON_PACKAGE.test(rest.first) || JAVASCRIPT_PACKAGE.test(rest.first));
}
function stemOf(name) {
    if (COMPILED.test(name))
        return name.slice(0, name.indexOf('.'));
    return name.replace(LOADED, '');
}
function libraryOf(ending, packages) {
    const stem = stemOf(ending.name);
    const isPython = isPythonModule(ending);
    const isJavaScript = isJavaScriptModule(ending);
    if (isPython && PYTHON_MODULES.has(stem))
        return `Python's module ${(0,base_text/* quoted */.TL)(stem)}`;
    if (isJavaScript && NODE_MODULES.has(stem))
        return `Node's module ${(0,base_text/* quoted */.TL)(stem)}`;
    if ((isPython || isJavaScript) && packages.has(stem))
        return `the installed package ${(0,base_text/* quoted */.TL)(stem)}`;
    return undefined;
}
function neighbourOf({ name, rest }, { languages, headers }) {
    if (rest !== undefined) {
        const header = `${name}/${rest.first}`;
        return rest.isLast && languages.has('c') && headers.has(header) ? `another header ${(0,base_text/* quoted */.TL)(header)}` : undefined;
    }
    if (languages.has('ruby') && name.endsWith('.rb') && RUBY_MODULES.has(name.slice(0, -3)))
        return `Ruby's library ${(0,base_text/* quoted */.TL)(name.slice(0, -3))}`;
    if (languages.has('c') && C_HEADERS.has(name))
        return `the standard header ${(0,base_text/* quoted */.TL)(name)}`;
    if (languages.has('c') && headers.has(name))
        return `another header ${(0,base_text/* quoted */.TL)(name)}`;
    return undefined;
}
const SETTINGS = {
    python: { 'pyproject.toml': 'anywhere' },
    javascript: { 'tsconfig.json': 'anywhere', 'jsconfig.json': 'anywhere', 'package.json': 'below' },
    go: { 'go.mod': 'anywhere' },
    rust: { 'build.rs': 'anywhere', 'cargo.toml': 'below' },
    ruby: { rakefile: 'anywhere', 'rakefile.rb': 'anywhere', gemfile: 'anywhere', 'gems.rb': 'anywhere' },
    c: {},
};
function findSetting({ name, rest }, { languages, isTop }) {
    if (rest !== undefined)
        return undefined;
    return [...languages].find((language) => {
        const where = Object.hasOwn(SETTINGS[language], name) ? SETTINGS[language][name] : undefined;
        return where === 'anywhere' || (where === 'below' && !isTop);
    });
}

// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(12894);
;// CONCATENATED MODULE: ./build/engine/boundaries/shadowing.js




const finders = new WeakMap();
function buildShadowFinder(shadowable) {
    const known = finders.get(shadowable) ?? makeFinder(shadowable);
    finders.set(shadowable, known);
    return known;
}
function makeFinder(shadowable) {
    const { files, packages, folders, headers, classes = new Map() } = shadowable;
    if (files.length === 0)
        return () => undefined;
    const top = foldersOf(shadowable);
    const rules = { packages: folded(packages), headers: folded(headers) };
    const old = folded(folders);
    const findClass = (0,java_classes/* buildClassFinder */.JU)(classes);
    const isOld = ({ whole, rest, kind }) => (rest !== undefined || kind !== 'link') && old.has((0,path_names/* foldPath */.tu)(whole));
    return (path, { isNew = true, kind = 'file' } = {}) => {
        const roots = [];
        let from = 0;
        for (let folder = top; folder !== undefined;) {
            const level = levelOf(path, from, kind);
            const isRemembered = () => isOfTools(path, kind);
            const found = shadowedIn(folder, level, { ...rules, isOld: () => isOld(level), isNew, isRemembered });
            if (found !== undefined)
                return found;
            if (folder.isRoot && !folder.isTop)
                roots.push(from);
            if (level.rest === undefined)
                break;
            from += level.length + 1;
            folder = folder.children.get(level.name);
        }
        if (!isNew)
            return undefined;
        const source = findClass(path);
        if (source !== undefined)
            return inPlaceOf(source);
        for (const root of roots) {
            const found = moduleOfTop(top, path, { from: root, kind });
            if (found !== undefined)
                return inPlaceOf(found);
        }
        return undefined;
    };
}
function folded(paths) {
    return new Set([...paths].map(path_names/* foldPath */.tu));
}
function inPlaceOf(file) {
    return `it would be loaded in the place of the protected file ${(0,base_text/* quoted */.TL)(file, 200)}`;
}
function levelOf(path, from, kind) {
    const end = path.indexOf('/', from);
    if (end === -1) {
        return { name: (0,path_names/* foldPath */.tu)(path.slice(from)), length: path.length - from, whole: path, rest: undefined, kind };
    }
    const next = path.indexOf('/', end + 1);
    return {
        name: (0,path_names/* foldPath */.tu)(path.slice(from, end)),
        length: end - from,
        whole: path.slice(0, end),
        rest: { first: (0,path_names/* foldPath */.tu)(path.slice(end + 1, next === -1 ? undefined : next)), isLast: next === -1 },
        kind,
    };
}
function shadowedIn(folder, level, { packages, headers, isOld, isNew, isRemembered }) {
    const { name, rest, kind } = level;
    const { names, owners, children, isRoot, isTop } = folder;
    if (rest === undefined && names.has(name))
        return undefined;
    const isCached = name === COMPILED_FOLDER && rest?.isLast === true;
    const owner = owners.get(stemOf(isCached ? rest.first : name));
    const isBytecode = isCached || (rest === undefined && isCompiled(name));
    if (owner !== undefined && (isNew || isBytecode) && (isCached || isPackageFile(level) || !isOld())) {
        return inPlaceOf(owner);
    }
    if (!isNew)
        return undefined;
    const child = children.get(rest === undefined ? stemOf(name) : name);
    const package_ = child?.isPackage === false && isPythonModule(level) ? child.languages.get('python') : undefined;
    const index = rest === undefined && isJavaScriptModule(level) ? child?.index : undefined;
    const replaced = package_ ?? index;
    if (replaced !== undefined)
        return inPlaceOf(replaced);
    const languages = new Set(folder.languages.keys());
    const setting = findSetting(level, { languages, isTop });
    if (setting !== undefined) {
        const file = (0,base_text/* quoted */.TL)(folder.languages.get(setting) ?? '', 200);
        return `it would say how the protected file ${file} is loaded or run`;
    }
    const isPackages = name === PACKAGES_FOLDER && (rest !== undefined || kind === 'link');
    const isSearched = isPackages && (isRoot || languages.has('javascript'));
    if (isSearched && !isToolFolder(rest?.first ?? '') && !isRemembered()) {
        return 'it would be loaded in the place of an installed package';
    }
    if (!isRoot && !(folder.isOnPath && isPythonModule(level)))
        return undefined;
    const library = libraryOf(level, packages) ?? (names.size > 0 ? neighbourOf(level, { languages, headers }) : undefined);
    return library === undefined ? undefined : `it would be loaded in the place of ${library}`;
}
function isToolFolder(name) {
    return name.startsWith('.') && name !== '.bin' && name !== '.pnpm';
}
function isOfTools(path, kind) {
    const parts = path.split('/').map(path_names/* foldPath */.tu);
    const at = parts.lastIndexOf(PACKAGES_FOLDER);
    const next = parts[at + 1];
    return next === undefined ? kind === 'folder' : isToolFolder(next);
}
function moduleOfTop(top, path, { from, kind }) {
    let at = from;
    for (let folder = top; folder !== undefined;) {
        const level = levelOf(path, at, kind);
        if (isPythonModule(level)) {
            const stem = level.rest === undefined ? stemOf(level.name) : level.name;
            const owner = folder.owners.get(stem) ?? folder.children.get(stem)?.languages.get('python');
            if (owner !== undefined && languageOf((0,path_names/* foldPath */.tu)(owner)) === 'python')
                return owner;
        }
        if (level.rest === undefined)
            return undefined;
        at += level.length + 1;
        const child = folder.children.get(level.name);
        folder = child?.isPackage === true ? undefined : child;
    }
    return undefined;
}
function foldersOf({ files, initFolders, conftestFolders, importFolders = new Set() }) {
    const packages = folded(initFolders);
    const make = (path) => ({
        isTop: path === '',
        children: new Map(),
        names: new Set(),
        owners: new Map(),
        languages: new Map(),
        isPackage: packages.has(path),
        index: undefined,
        isRoot: path === '',
        isOnPath: false,
    });
    const top = make('');
    const chainTo = (path) => {
        const chain = [top];
        let folder = top;
        for (let at = 0; at < path.length;) {
            const next = path.indexOf('/', at);
            const end = next === -1 ? path.length : next;
            const part = path.slice(at, end);
            const child = folder.children.get(part) ?? make(path.slice(0, end));
            folder.children.set(part, child);
            chain.push(child);
            folder = child;
            at = end + 1;
        }
        return chain;
    };
    const addRoot = (chain) => {
        const root = chain.findLast(({ isPackage }) => !isPackage);
        if (root !== undefined)
            root.isRoot = true;
    };
    for (const path of files) {
        const whole = (0,path_names/* foldPath */.tu)(path);
        const at = whole.lastIndexOf('/');
        const name = whole.slice(at + 1);
        const chain = chainTo(whole.slice(0, Math.max(0, at)));
        const folder = chain.at(-1) ?? top;
        folder.names.add(name);
        folder.owners.set(stemOf(name), path);
        folder.isRoot = true;
        if (isJavaScriptIndex(name))
            folder.index = path;
        const language = languageOf(name);
        if (language === undefined)
            continue;
        for (const each of chain)
            if (!each.languages.has(language))
                each.languages.set(language, path);
        if (language === 'python')
            addRoot(chain);
    }
    if (!top.languages.has('python'))
        return top;
    for (const path of conftestFolders)
        addRoot(chainTo((0,path_names/* foldPath */.tu)(path)));
    for (const path of importFolders) {
        const folder = chainTo((0,path_names/* foldPath */.tu)(path)).at(-1);
        if (folder !== undefined)
            folder.isOnPath = true;
    }
    return top;
}


/***/ }),

/***/ 97753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readPrograms),
/* harmony export */   x: () => (/* binding */ programNames)
/* harmony export */ });
/* harmony import */ var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64809);

const PROGRAM = /^[A-Za-z0-9_][\w.+-]*$/;
function programNames(commands) {
    const words = new Set(commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/)));
    return [...words].filter((word) => PROGRAM.test(word));
}
function readPrograms(names, path) {
    return Object.fromEntries(names.flatMap((name) => {
        const program = (0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgram */ .Lk)(name, path);
        return program === undefined ? [] : [[`program.${name}`, program]];
    }));
}


/***/ }),

/***/ 93257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ readFailureLine),
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   eg: () => (/* binding */ runStep),
/* harmony export */   v1: () => (/* binding */ issueOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48951);
/* harmony import */ var _boundaries_bound_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38716);
/* harmony import */ var _boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62044);
/* harmony import */ var _workspace_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66967);
/* harmony import */ var _workspace_resources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67232);
/* harmony import */ var _failure_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4527);









const TAIL_BYTES = 2000;
async function runStep(privateArea, request, step) {
    const { checkout, protectedFiles, variables, signal, mayCompile = false, onStep } = request;
    const { readOnly, mounts } = (0,_boundaries_bound_files_js__WEBPACK_IMPORTED_MODULE_3__/* .bindProtected */ .Yt)(protectedFiles, step);
    const inside = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(checkout.path, path);
    const isPrepared = step.kind === 'setup' && (step.inputs ?? []).length > 0;
    onStep?.(step, 'began');
    const result = await (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(privateArea, {
        command: step.command,
        kind: step.kind,
        isTrusted: isPrepared && step.isWithoutSecrets !== true,
        workDir: checkout.path,
        view: checkout.view,
        home: checkout.home,
        place: 'evaluation',
        variables,
        ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
        stdoutPath: `${step.logs}.stdout`,
        stderrPath: `${step.logs}.stderr`,
        budgetMs: step.timeoutMs,
        network: step.network,
        ...(step.tracing === undefined ? {} : { tracing: step.tracing }),
        signal,
        compiled: isPrepared ? 'kept' : mayCompile ? 'apart' : 'never',
        bytecode: checkout.bytecode,
        writable: [...mounts, ...protectedFiles.openings.writable].map(inside),
        readable: [...readOnly.map(inside), ...(step.readable ?? [])],
    });
    onStep?.(step, 'ended');
    return result;
}
function logOf({ stdout, stderr }) {
    return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}
function issueOf(step, result, protectedFiles) {
    const { title, timeoutMs, isSealed } = step;
    const { exitCode, signal, killedByBudget, stderr, stdout } = result;
    const beyond = (0,_workspace_resources_js__WEBPACK_IMPORTED_MODULE_6__/* .memoryIssue */ .NC)(title, result);
    if (beyond !== undefined)
        return beyond;
    if (killedByBudget)
        return `${title} took more than ${timeoutMs / 1000} s`;
    if (exitCode === 0)
        return undefined;
    const how = signal === null ? `exit code ${exitCode}` : signal;
    const message = isSealed === true ? undefined : readFailureLine(stderr.path, stdout.path);
    const failure = `${title} ended with ${how}${message === undefined ? '' : `: ${message}`}`;
    const ofSandbox = [stderr, stdout]
        .map(({ path }) => hintFor(step, path, protectedFiles))
        .find((each) => each !== undefined);
    const hint = ofSandbox ?? (isSealed === true ? undefined : result.unseen);
    return hint === undefined ? failure : `${failure} (${hint})`;
}
function hintFor({ tracing }, path, { globs, openings }) {
    const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text ?? '';
    const { writableKey } = openings;
    if (tracing === 'off' &&
        /LeakSanitizer has encountered a fatal error|(?:uid map|\/proc\/).*Read-only file system/i.test(text)) {
        const key = writableKey.replace(/\.writable$/, '.tracing');
        return `no process of this command may trace another one or write below /proc; ${key} = "on" lets them`;
    }
    if (/No such device or address/i.test(text) && /\/dev\/std(?:out|err)/.test(text))
        return 'standard output and error are sockets, which cannot be opened by a name such as /dev/stdout: write to them directly';
    if (/not a git repository/i.test(text))
        return 'a checkout has no .git; for a command that needs one: export GIT_DIR="$TMPDIR/git" GIT_WORK_TREE="$PWD" && git init -q && COMMAND';
    if ((0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeFolders */ .J)(globs).length > 0 && /EROFS|Read-only file system/i.test(text))
        return `protected folders are read-only; to give a command an empty folder in one, name it in ${writableKey}`;
    return undefined;
}
function readFailureLine(...paths) {
    const texts = paths.map((path) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.stripVTControlCharacters)((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text ?? ''));
    const line = (0,_failure_line_js__WEBPACK_IMPORTED_MODULE_7__/* .failureLine */ .P)(...texts);
    return line === undefined ? undefined : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(line, 200);
}


/***/ }),

/***/ 88815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ evaluateTree),
  z: () => (/* binding */ prepareEnvironment)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/engine/boundaries/bound-files.js
var bound_files = __webpack_require__(38716);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation-step.js
var evaluation_step = __webpack_require__(93257);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/copy-tree.js
var copy_tree = __webpack_require__(47700);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 2 modules
var git_work_tree = __webpack_require__(71109);
// EXTERNAL MODULE: ./build/kernel/move-entry.js
var move_entry = __webpack_require__(24102);
// EXTERNAL MODULE: ./build/kernel/new-files.js
var new_files = __webpack_require__(49816);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/upper-files.js + 1 modules
var upper_files = __webpack_require__(62730);
// EXTERNAL MODULE: ./build/engine/boundaries/file-ids.js
var file_ids = __webpack_require__(87945);
// EXTERNAL MODULE: ./build/engine/layers/tree-times.js
var tree_times = __webpack_require__(79227);
// EXTERNAL MODULE: ./build/engine/evaluation/installed-bytecode.js
var installed_bytecode = __webpack_require__(4958);
;// CONCATENATED MODULE: ./build/engine/evaluation/taken-folder.js


async function findTakenFolder(store, { tree, writable }) {
    if (writable.length === 0)
        return undefined;
    const files = (await (0,git_store/* listFiles */.CS)(store, tree)).map(({ path }) => path.toString('utf8'));
    for (const folder of writable) {
        const taken = files.find((path) => `${folder}/`.startsWith(`${path}/`) || path.startsWith(`${folder}/`));
        if (taken === undefined)
            continue;
        const why = taken.length > folder.length ? 'holds files of the tree' : `is no folder: ${(0,base_text/* quoted */.TL)(taken, 200)} is a file`;
        return `${(0,base_text/* quoted */.TL)(folder, 200)}, which ${why}`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/engine/evaluation/fresh-checkout.js


















const LINK = '120000';
const PROGRAM = '100755';
const MAY_RUN = 0o111;
const MAY_BE_READ = 0o400;
let taken = 0;
class FreshCheckout {
    view = undefined;
    path;
    home;
    #store;
    #request;
    #writable;
    #aside;
    #made;
    #isAlone = true;
    #attached = { above: [], below: [] };
    #known;
    #protected;
    #before;
    constructor(store, request) {
        this.#store = store;
        this.#request = request;
        this.#writable = request.protectedFiles.openings.writable.map((path) => path.replace(/\/$/, ''));
        const { folder } = request.checkout;
        this.path = folder;
        const home = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), '.home');
        this.home = { at: home, folder: home };
        this.#aside = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), `${(0,external_node_path_.basename)(folder)}.setup`);
    }
    get bytecode() {
        return (0,installed_bytecode/* bytecodeOf */.$)(this.#attached);
    }
    attach(layers) {
        this.#attached = layers;
    }
    async begin() {
        await this.#discard(this.#aside);
        return this.#checkOut();
    }
    async renew({ isLast }) {
        const { checkout, signal, isShielded, hasOthers, findExcess } = this.#request;
        const outcome = await this.#checkOut();
        const created = this.#made;
        if (outcome === 'cancelled' || created === undefined)
            return outcome;
        const places = { from: this.#aside, to: checkout.folder };
        const canMove = isLast && (isShielded || this.#isAlone);
        this.#isAlone = false;
        const isMoved = canMove && (0,new_files/* moveNewFiles */.fp)(created, places);
        const excess = isMoved && !hasOthers ? undefined : findExcess((0,new_files/* bytesOfNew */.Ht)(created));
        if (excess !== undefined)
            return { excess };
        const passed = isMoved ? 'copied' : await (0,new_files/* copyNewFiles */.he)(created, { ...places, signal });
        (0,fault_point/* faultPoint */.Jd)('judge:after-passing-on');
        return passed === 'copied' ? outcome : passed;
    }
    async findNew() {
        const { checkout, tree, signal } = this.#request;
        const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
        const [made, below] = [this.#made, this.#known];
        const known = { stamps: new Map([...(below?.stamps ?? []), ...(made?.stamps ?? [])]) };
        return (0,new_files/* findNewFiles */.$w)(checkout.folder, await (0,git_store/* listFiles */.CS)(this.#store, tree), { known, opened, signal });
    }
    async keepNew(found) {
        const opened = this.#writable.map((path) => Buffer.from(`${path}/`).toString('latin1'));
        const isOpen = (path) => opened.some((folder) => path.startsWith(folder));
        const isAccepted = (path) => !isOpen(path) && !found.swapped.has(path) && !path.endsWith('.tsbuildinfo');
        const roots = found.roots.filter(isAccepted);
        if (roots.length === 0)
            return;
        const outermost = new Set(found.roots);
        const stamps = new Map();
        let isInside = false;
        for (const [path, stamp] of found.stamps) {
            if (outermost.has(path))
                isInside = isAccepted(path);
            if (isInside)
                stamps.set(path, stamp);
        }
        const created = { roots, stamps };
        await (0,new_files/* concludeNewFiles */.nv)(created);
        const { folder } = this.#request.checkout;
        try {
            (0,external_node_fs_.renameSync)(folder, this.#aside);
        }
        catch (error) {
            await this.#discard(folder);
            throw error;
        }
        (0,fault_point/* faultPoint */.Jd)('judge:after-aside');
        this.#made = created;
    }
    findTaken() {
        return findTakenFolder(this.#store, { tree: this.#request.tree, writable: this.#writable });
    }
    async findProtected(watched) {
        const found = (0,protected_files/* findProtectedIn */.zU)(this.path, this.#request.protectedFiles);
        const before = this.#protected;
        const written = watched.find((path) => before?.get(path) !== this.#stampOf(path));
        if (found.issue !== undefined || before === undefined || written === undefined)
            return found;
        return { ...found, issue: (0,bound_files/* writtenIssue */.fI)((0,base_text/* quoted */.TL)(written, 200)) };
    }
    #stampOf(path) {
        const stats = (0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(this.path, (0,byte_path/* encodePath */.O0)(path)), { bigint: true, throwIfNoEntry: false });
        return stats === undefined ? undefined : `${stats.ino} ${stats.ctimeNs}`;
    }
    async findDone() {
        const { signal } = this.#request;
        const found = await this.findNew();
        if (typeof found === 'string' || this.#attached.isBuild !== true)
            return typeof found === 'string' ? found : { ...found, changed: [], removed: [], touched: [] };
        const after = await (0,new_files/* findNewFiles */.$w)(this.path, [], { signal });
        if (typeof after === 'string')
            return after;
        const before = this.#before;
        if (before === undefined)
            return 'too many';
        const written = [...after.stamps].flatMap(([path, stamp]) => {
            const earlier = before.get(path);
            if (earlier === undefined || earlier === stamp)
                return [];
            const isFolder = (0,new_files/* kindOf */.I)(stamp) === 'folder' && (0,new_files/* kindOf */.I)(earlier) === 'folder';
            return !isFolder || (0,new_files/* isShutFolder */.TM)(stamp) ? [path] : [];
        });
        const removed = [...before.keys()].filter((path) => !after.stamps.has(path));
        const entries = new Map();
        for (const entry of await (0,git_store/* listFiles */.CS)(this.#store, this.#request.tree))
            entries.set(entry.path.toString('latin1'), entry);
        const changed = [];
        const isShutNow = (path) => (0,new_files/* isShutFolder */.TM)(after.stamps.get(path) ?? '');
        const touched = [];
        for (const path of written) {
            const isChanged = isShutNow(path) || !(await this.#isAsBefore(path, entries.get(path)));
            (isChanged ? changed : touched).push(path);
        }
        const added = new Set([...after.stamps.keys()].filter((path) => !before.has(path)));
        const roots = [...added].filter((path) => !added.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))));
        return { ...found, roots, changed, removed, touched };
    }
    async take({ roots, changed }, touched) {
        taken += 1;
        const [tree, home] = [this.path, this.home.folder].map((folder) => `${folder}.made-${taken}`);
        for (const each of [tree, home])
            await this.#discard(each);
        (0,external_node_fs_.mkdirSync)(tree);
        for (const path of new Set([...roots, ...changed, ...touched])) {
            const [from, to] = [this.path, tree].map((folder) => (0,byte_path/* placeIn */.VV)(folder, path));
            (0,external_node_fs_.mkdirSync)(to.subarray(0, to.lastIndexOf(0x2f)), { recursive: true });
            (0,move_entry/* moveEntry */.c)(from, to);
        }
        (0,move_entry/* moveEntry */.c)(this.home.folder, home);
        return { tree, home };
    }
    async [Symbol.asyncDispose]() { }
    async #checkOut() {
        const { checkout, tree, signal, onLeft } = this.#request;
        if ((await (0,git_work_tree/* checkoutTree */.pw)(this.#store, { ...checkout, tree, signal, onLeft })) === 'cancelled')
            return 'cancelled';
        if ((await this.findTaken()) !== undefined)
            return 'ready';
        for (const path of this.#writable)
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(checkout.folder, path), { recursive: true });
        await this.#discard(this.home.folder);
        (0,external_node_fs_.mkdirSync)(this.home.folder, { mode: 0o700 });
        const placed = await this.#place();
        const { files } = this.#request.protectedFiles;
        if (this.#request.isShielded && files.length > bound_files/* MAX_BOUND_FILES */.WN)
            this.#protected = new Map(files.map(({ path }) => [path, this.#stampOf(path)]));
        return placed;
    }
    async #place() {
        const { checkout, tree, signal } = this.#request;
        const { below, above, isBuild } = this.#attached;
        if (isBuild === true || above.length > 0)
            await (0,tree_times/* setTreeTimes */.fy)(this.#store, { folder: checkout.folder, tree, signal });
        const places = ({ tree: prepared, home }) => [
            { from: prepared, to: this.path, signal },
            ...(home === undefined ? [] : [{ from: home, to: this.home.folder, signal }]),
        ];
        for (const each of below.flatMap(places))
            if ((await (0,copy_tree/* copyTree */.E)({ ...each, existing: 'stays' })) === 'cancelled')
                return 'cancelled';
        for (const part of above.toReversed()) {
            for (const path of part.removed)
                (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(this.path, path));
            const copy = { from: part.tree, to: this.path, existing: 'is replaced', signal };
            if ((await (0,copy_tree/* copyTree */.E)(copy)) === 'cancelled')
                return 'cancelled';
        }
        const isMore = below.length + above.length + (this.#store.external?.submodules.size ?? 0) > 0;
        if (isMore && this.#known === undefined) {
            const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
            const known = await (0,new_files/* findNewFiles */.$w)(checkout.folder, await (0,git_store/* listFiles */.CS)(this.#store, tree), { opened, signal });
            if (known === 'cancelled')
                return known;
            if (known === 'too many')
                throw new Error('a prepared environment has more files than can be looked through');
            this.#known = known;
        }
        if (isBuild === true) {
            const before = await (0,new_files/* findNewFiles */.$w)(checkout.folder, [], { signal });
            if (before === 'cancelled')
                return before;
            this.#before = before === 'too many' ? undefined : before.stamps;
            if (before !== 'too many')
                await (0,new_files/* concludeNewFiles */.nv)(before);
        }
        return 'ready';
    }
    async #isAsBefore(path, entry) {
        const { external } = this.#store;
        if (entry === undefined || external?.lfs.has(path) === true) {
            const below = this.#attached.below.map(({ tree }) => tree);
            return (0,upper_files/* isAsBelow */.Q_)(this.path, external === undefined ? below : [external.folder, ...below], path);
        }
        const place = (0,byte_path/* placeIn */.VV)(this.path, entry.path);
        const { mode, id } = entry;
        if ((0,file_ids/* readId */.w)(place, { mode, length: id.length }) !== id)
            return false;
        if (mode === LINK)
            return true;
        const rights = (0,external_node_fs_.lstatSync)(place).mode;
        return (rights & MAY_BE_READ) !== 0 && ((rights & MAY_RUN) !== 0) === (mode === PROGRAM);
    }
    async #discard(folder) {
        const { signal, onLeft } = this.#request;
        const left = await (0,remove_tree/* discardTree */.l)(folder, { signal });
        if (left.length > 0 && signal?.aborted !== true)
            onLeft(left);
    }
}

// EXTERNAL MODULE: ./build/kernel/disk-room.js
var disk_room = __webpack_require__(81459);
;// CONCATENATED MODULE: ./build/engine/evaluation/full-disk.js



async function refuseFullDisk({ folder, onLeft }, checkout) {
    if (!(0,disk_room/* isShortOfRoom */.r)(folder))
        return;
    onLeft(await (0,remove_tree/* discardTree */.l)((0,external_node_path_.dirname)(checkout.folder)));
    if ((0,disk_room/* isShortOfRoom */.r)(folder))
        throw Object.assign(new Error('a command failed, and there is no room on the disk'), { code: 'ENOSPC' });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/kernel/layered-view.js
var layered_view = __webpack_require__(92364);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/program.js
var kernel_program = __webpack_require__(95808);
;// CONCATENATED MODULE: ./build/kernel/replaced-folders.js






const LISTING_MS = 120_000;
const MAX_BYTES = 256 << 20;
async function findReplacedFolders(view, { at, folders }) {
    const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
    const upper = (0,layered_view/* upperOf */.Ag)(view, at);
    const expected = folders.flatMap((folder) => {
        const names = namesBelow(lower, folder).filter((name) => (0,upper_files/* entryIn */.Gi)(upper, `${folder}/${name}`) === undefined);
        const shown = names.find((name) => (0,upper_files/* kindBelow */.ug)(lower, `${folder}/${name}`) !== undefined);
        return shown === undefined ? [] : [{ folder, path: `${folder}/${shown}` }];
    });
    if (expected.length === 0)
        return new Set();
    const [program = '', ...args] = [
        ...(0,layered_view/* readOnlyPrefix */.Nx)(view, at),
        ...['/bin/sh', '-c', 'exec xargs -0 sh -c \'exec find "$@" -maxdepth 0 -print0 2>/dev/null\' sh'],
    ];
    const { exitCode, stdout } = await (0,kernel_program/* runProgram */.mB)({
        ...{ program, args, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } },
        input: Buffer.from(expected.map(({ path }) => `./${path}\0`).join(''), 'latin1'),
        ...{ timeoutMs: LISTING_MS, maxBytes: MAX_BYTES, maxStderrChars: 1000 },
    });
    if (exitCode !== 0 && exitCode !== 123)
        return undefined;
    const found = new Set(stdout.toString('latin1').split('\0'));
    return new Set(expected.flatMap(({ folder, path }) => (found.has(`./${path}`) ? [] : [folder])));
}
function namesBelow(lower, folder) {
    const names = new Set();
    for (const layer of lower) {
        const entry = (0,upper_files/* entryIn */.Gi)(layer, folder);
        if (entry === undefined)
            continue;
        if (entry === 'hidden' || !entry.isDirectory())
            break;
        try {
            const path = (0,byte_path/* placeIn */.VV)(layer, folder);
            for (const name of (0,external_node_fs_.readdirSync)(path, { encoding: 'latin1' }))
                names.add(name);
        }
        catch (error) {
            if (!(0,files/* isSystemError */.Or)(error))
                throw error;
        }
    }
    return [...names];
}

// EXTERNAL MODULE: ./build/engine/boundaries/protected-in-layers.js
var protected_in_layers = __webpack_require__(2465);
// EXTERNAL MODULE: ./build/engine/workspace/home-layers.js
var home_layers = __webpack_require__(50917);
;// CONCATENATED MODULE: ./build/engine/evaluation/layered-checkout.js
















const RIGHTS = 0o7777;
function openLayeredCheckout(request) {
    const { layers, store, homeLayers, tree, protectedFiles, signal, onLeft } = request;
    const { checkout: path, home, views, programs, nothing } = layers;
    const writable = protectedFiles.openings.writable.map((each) => each.replace(/\/$/, ''));
    const opened = writable.flatMap((each) => [...(0,protected_files/* foldersAbove */.Zv)([{ path: each }]), each]).map(latin1);
    let attached = { above: [], below: [] };
    let leased;
    let setup;
    let view;
    let found;
    let touchedFolders = [];
    const report = (left) => {
        if (left.length > 0 && signal?.aborted !== true)
            onLeft(left);
    };
    const checkoutFolder = () => ({
        at: path,
        lower: [
            ...attached.above.map(({ tree: built }) => built),
            ...(leased?.folders ?? []),
            ...attached.below.map(({ tree: prepared }) => prepared),
            ...(setup === undefined ? [] : [setup]),
        ],
    });
    const homes = () => attached.below.flatMap((each) => each.home ?? []);
    const open = async () => {
        if (signal?.aborted === true)
            return 'cancelled';
        leased ??= await layers.trees.lease(tree);
        found = undefined;
        const folders = [
            checkoutFolder(),
            { at: home, lower: [...homes(), nothing] },
            ...(0,home_layers/* homeFolders */.ro)(homeLayers, { home, above: homes() }),
        ];
        view = (0,layered_view/* createLayeredView */.w0)({ folder: (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)()), programs, folders });
        if ((await findTaken()) === undefined)
            for (const each of writable)
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)((0,layered_view/* upperOf */.Ag)(view, path), each), { recursive: true });
        (0,fault_point/* faultPoint */.Jd)('layers:after-view');
        return isCancelled() ? 'cancelled' : 'ready';
    };
    const isCancelled = () => signal?.aborted === true;
    const close = async () => {
        if (view !== undefined)
            report(await (0,layered_view/* discardLayeredView */.cm)(view, { signal }));
        view = undefined;
    };
    const current = () => {
        if (view === undefined)
            throw new Error('the checkout of an evaluation is not open');
        return view;
    };
    const look = async () => {
        found = await (0,upper_files/* findUpperFiles */.Fs)((0,layered_view/* upperOf */.Ag)(current(), path), { lower: checkoutFolder().lower, opened, signal });
        return found;
    };
    const findTaken = () => findTakenFolder(store, { tree, writable });
    return {
        path,
        get view() {
            return current();
        },
        get home() {
            return { at: home, folder: (0,layered_view/* upperOf */.Ag)(current(), home) };
        },
        get bytecode() {
            return (0,installed_bytecode/* bytecodeOf */.$)(attached);
        },
        attach: (more) => {
            attached = more;
        },
        begin: open,
        renew: async () => {
            await close();
            return open();
        },
        findProtected: async (watched) => {
            const folder = (0,layered_view/* upperOf */.Ag)(current(), path);
            const { files } = protectedFiles;
            const seen = await look();
            const entered = typeof seen === 'string' ? [] : seen.entered;
            const around = new Set((0,protected_files/* foldersAbove */.Zv)(files).map(latin1));
            const folders = entered.filter((each) => around.has(each));
            const replaced = (await findReplacedFolders(current(), { at: path, folders })) ?? new Set(folders);
            return (0,protected_in_layers/* findProtectedInUpper */.r)({ folder, replaced }, { files, watched });
        },
        findNew: async () => found ?? look(),
        keepNew: async ({ roots, swapped }) => {
            const shown = current();
            const upper = (0,layered_view/* upperOf */.Ag)(shown, path);
            const isOpen = (root) => opened.some((folder) => root.startsWith(`${folder}/`));
            const unwanted = roots.filter((root) => swapped.has(root) || isOpen(root) || root.endsWith('.tsbuildinfo'));
            for (const root of unwanted)
                (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(upper, root));
            setup = (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.setup`);
            (0,move_entry/* moveEntry */.c)(upper, setup);
            (0,fault_point/* faultPoint */.Jd)('layers:after-keep');
            await close();
        },
        findDone: async () => {
            const done = found ?? (await look());
            if (typeof done === 'string')
                return done;
            const upper = (0,layered_view/* upperOf */.Ag)(current(), path);
            const { lower } = checkoutFolder();
            const changed = [];
            const touched = [];
            touchedFolders = done.entered;
            for (const each of done.changed)
                (await (0,upper_files/* isAsBelow */.Q_)(upper, lower, each)) ? touched.push(each) : changed.push(each);
            const shut = done.entered.filter((each) => (0,new_files/* isShut */.fm)((0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(upper, each))));
            const replaced = await findReplacedFolders(current(), { at: path, folders: done.entered });
            const removed = [...done.removed, ...(replaced ?? done.entered)];
            return { ...done, changed: [...changed, ...shut], removed, touched };
        },
        take: async ({ touched }, kept) => {
            const shown = current();
            const parts = { tree: (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.tree`), home: (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.home`) };
            (0,move_entry/* moveEntry */.c)((0,layered_view/* upperOf */.Ag)(shown, path), parts.tree);
            const wanted = new Set(kept);
            for (const each of touched)
                if (!wanted.has(each))
                    (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(parts.tree, each));
            for (const each of touchedFolders)
                copyRights(each, { lower: checkoutFolder().lower, to: parts.tree });
            (0,home_layers/* joinHome */.iz)(shown, home);
            (0,move_entry/* moveEntry */.c)((0,layered_view/* upperOf */.Ag)(shown, home), parts.home);
            (0,fault_point/* faultPoint */.Jd)('layers:after-keep');
            await close();
            return parts;
        },
        findTaken,
        [Symbol.asyncDispose]: async () => {
            await close();
            if (setup !== undefined)
                report(await (0,remove_tree/* discardTree */.l)(setup, { signal }));
            leased?.release();
        },
    };
}
function copyRights(path, { lower, to }) {
    for (const layer of lower) {
        const entry = (0,upper_files/* entryIn */.Gi)(layer, path);
        if (entry === undefined)
            continue;
        if (entry !== 'hidden' && entry.isDirectory())
            (0,external_node_fs_.chmodSync)((0,byte_path/* placeIn */.VV)(to, path), entry.mode & RIGHTS);
        return;
    }
}
function latin1(path) {
    return Buffer.from(path).toString('latin1');
}

// EXTERNAL MODULE: ./build/engine/evaluation/planted-issue.js
var planted_issue = __webpack_require__(21340);
// EXTERNAL MODULE: ./build/engine/evaluation/preparation.js + 3 modules
var preparation = __webpack_require__(2994);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/decision/evaluator-digest.js
var evaluator_digest = __webpack_require__(94999);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/leased-cache.js
var leased_cache = __webpack_require__(70891);
// EXTERNAL MODULE: ./build/kernel/frozen-folder.js
var frozen_folder = __webpack_require__(76541);
// EXTERNAL MODULE: ./build/kernel/future-times.js
var future_times = __webpack_require__(47826);
// EXTERNAL MODULE: ./build/engine/boundaries/autoloaded.js
var autoloaded = __webpack_require__(62578);
// EXTERNAL MODULE: ./build/engine/boundaries/settings-files.js
var settings_files = __webpack_require__(52503);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowing.js + 2 modules
var shadowing = __webpack_require__(34482);
// EXTERNAL MODULE: ./build/engine/evaluation/kept-build.js
var kept_build = __webpack_require__(65197);
;// CONCATENATED MODULE: ./build/engine/evaluation/build-layer.js






















const MAX_UNUSED = 8;
const caches = new WeakMap();
async function prepareBuild(privateArea, request, runAlone) {
    const { step, tree, writable, setup, baseTree, setupOfBase, protectedFiles, signal } = request;
    const { cache: folders = [] } = step.build ?? {};
    const ofSetup = setup === undefined ? [] : [setup];
    const leased = [];
    const release = () => {
        for (const name of leased.splice(0))
            cacheOf(privateArea).release(name);
    };
    const lease = async (name, make) => {
        const built = await cacheOf(privateArea).lease(name, make);
        leased.push(name);
        return built;
    };
    try {
        const isBase = tree === baseTree;
        let cache;
        if (folders.length > 0 && !isBase) {
            const base = await setupOfBase();
            if (base !== undefined && base.kind !== 'ready')
                return base;
            const layer = base?.layer;
            const ofBase = layer === undefined ? [] : [layer];
            const name = nameOf(privateArea, { ...request, tree: baseTree, setup: layer });
            const ofTheBase = { step: { ...step, logs: `${step.logs}-base` }, tree: baseTree, writable, setup: layer };
            const building = { ...ofTheBase, below: ofBase, isBase: true };
            const make = () => buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone);
            try {
                cache = await lease(name, make);
            }
            finally {
                base?.release();
            }
        }
        const below = [...(cache?.cache === undefined ? [] : [cache.cache]), ...ofSetup];
        const name = nameOf(privateArea, request);
        const building = { step, tree, writable, setup, below, isBase };
        const built = await lease(name, () => isBase
            ? buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone)
            : build(privateArea, building, runAlone));
        const own = built.cache === undefined ? [] : [built.cache];
        const bytes = built.bytes + (cache?.cacheBytes ?? 0);
        return { kind: 'ready', layers: { above: [built.parts], below: [...own, ...below] }, bytes, release };
    }
    catch (error) {
        release();
        if (error instanceof preparation/* Unmade */.jQ)
            return error.evaluation;
        throw error;
    }
}
function nameOf({ level, layering }, { step: { command, network, build: settings }, tree, setup }) {
    const place = { level: level.kind, layering: layering.kind };
    const of = { command, network, settings: settings ?? null, tree, setup: setup?.digest ?? null };
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)({ ...of, ...place }));
}
function cacheOf({ store, onLeft }) {
    const drop = (_name, { parts, cache, isKept }) => {
        if (isKept === true)
            return;
        const folders = [parts.tree, ...(cache === undefined ? [] : [cache.tree])];
        void Promise.all(folders.map((folder) => (0,remove_tree/* discardTree */.l)(folder))).then((left) => onLeft(left.flat()));
    };
    const found = caches.get(store) ?? (0,leased_cache/* leasedCache */.X)({ drop, maxUnused: MAX_UNUSED });
    caches.set(store, found);
    return found;
}
async function buildBase(privateArea, request, runAlone) {
    const kept = (0,kept_build/* openKeptBuild */.J)(privateArea, request);
    const found = await kept?.find();
    if (found === 'cancelled')
        throw new preparation/* Unmade */.jQ({ kind: 'aborted' });
    const built = found === undefined ? await build(privateArea, request, runAlone, kept) : builtOf(request, found);
    if (built.cache !== undefined)
        renewTimes(privateArea);
    return built;
}
function builtOf({ step }, { tree, home, bytes }) {
    const hasCache = (step.build?.cache ?? []).length > 0;
    const cache = hasCache ? { tree: home } : undefined;
    return { parts: { tree, removed: [] }, cache, bytes, cacheBytes: 0, isKept: true };
}
async function build(privateArea, { step, tree, writable, setup, below, isBase }, runAlone, kept) {
    const { store, onLeft } = privateArea;
    const { outputs = [], cache: folders = [] } = step.build ?? {};
    const begun = performance.now();
    let built;
    let isRefused = false;
    const evaluation = await runAlone({
        step,
        tree,
        layers: { above: [], below, isBuild: true },
        onDone: async (all, take) => {
            const done = withoutBelow(all, writable);
            const isOpen = matcherOf([...outputs, ...folders.map((folder) => `${folder.replace(/\/$/, '')}/**`)]);
            const issue = changeIssue(done, isOpen) ??
                loadedIssue(done, isOpen) ??
                (await installIssue(store, { tree, setup, done, isOpen }));
            if (issue !== undefined)
                return issue;
            const touched = done.touched.filter((path) => isOpen(textOf(path)));
            const { tree: made, home } = await take(touched);
            onLeft(await (0,remove_tree/* discardTree */.l)(home));
            for (const folder of writable)
                emptyIn(made, folder);
            const taken = [...done.stamps.keys(), ...done.changed, ...touched];
            const special = specialIssue(made, taken);
            if (special !== undefined) {
                onLeft(await (0,remove_tree/* discardTree */.l)(made));
                return special;
            }
            const parts = { tree: made, removed: done.removed };
            const sizes = { bytes: bytesOf(made, taken), cacheBytes: bytesOf(made, isBase ? within(taken, folders) : []) };
            built = { parts, ...sizes, cache: isBase && folders.length > 0 ? await splitCache(made, folders) : undefined };
            (0,fault_point/* faultPoint */.Jd)('layers:after-build');
            if (kept === undefined || done.removed.length > 0)
                return undefined;
            const tookMs = Math.round(performance.now() - begun);
            const layer = await kept.keep({ tree: made, cache: built.cache?.tree, tookMs });
            built = typeof layer === 'string' ? undefined : builtOf({ step }, layer);
            isRefused = layer === 'refused';
            if (layer === 'cancelled')
                return 'it was cancelled';
            return undefined;
        },
    });
    if (built !== undefined)
        return built;
    if (isRefused)
        return build(privateArea, { step, tree, writable, setup, below, isBase }, runAlone);
    if (evaluation.kind === 'ran')
        throw new Error('a build that ran made nothing');
    throw new preparation/* Unmade */.jQ(evaluation);
}
function renewTimes({ store, layering }) {
    (0,tree_times/* renewTreeTimes */.qG)(store);
    if (layering.kind === 'layers')
        layering.layers.trees.renew();
}
function matcherOf(globs) {
    const tests = globs.map((glob) => picomatch(glob, { dot: true }));
    return (path) => tests.some((isMatch) => isMatch(path));
}
function changeIssue({ changed, removed, swapped }, isOpen) {
    const found = [...changed, ...removed, ...swapped].map(textOf).find((path) => !isOpen(path));
    if (found === undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(found, 200)} is not what it was before; a build may add files, and change those that build.outputs names`;
}
const isLoaded = matcherOf([...autoloaded/* AUTOLOADED */.F, ...autoloaded/* LOADED_WHEN_NEW */.I, ...settings_files/* SETTINGS_FILES */.E]);
function loadedIssue({ roots, stamps }, isOpen) {
    const hidden = roots.filter((root) => (0,external_node_path_.basename)(root).startsWith('.')).map((root) => `${root}/`);
    const inside = hidden.length === 0 ? [] : [...stamps.keys()].filter((path) => hidden.some((root) => path.startsWith(root)));
    const isFound = (path) => !isOpen(path) && (isLoaded(path) || isLoaded(`${path}/x`));
    const found = [...roots, ...inside].map(textOf).find(isFound);
    if (found === undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(found, 200)} is loaded by programs without being named; a build may add it only if build.outputs names it`;
}
async function installIssue(store, { tree, setup, done, isOpen }) {
    if (setup === undefined)
        return undefined;
    const ofTree = new Set((0,protected_files/* foldersAbove */.Zv)((await (0,git_store/* listFiles */.CS)(store, tree)).map(({ path }) => ({ path: (0,byte_path/* decodePath */.q0)(path) }))));
    const isInstalled = (root) => {
        const around = (0,external_node_path_.dirname)(root);
        if (around === '.' || ofTree.has(textOf(around)) || (0,upper_files/* kindBelow */.ug)([setup.tree], around) !== 'folder')
            return false;
        return !((0,external_node_path_.basename)(around) === 'node_modules' && (0,shadowing/* isToolFolder */.D)((0,external_node_path_.basename)(root)));
    };
    const found = done.roots.find((root) => isInstalled(root) && !isOpen(textOf(root)));
    if (found === undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(textOf(found), 200)} lies in what setup made; a build may add files there only if build.outputs names them`;
}
function withoutBelow(done, folders) {
    const inside = new Set(within(done.roots, folders));
    return { ...done, roots: done.roots.filter((root) => !inside.has(root)) };
}
function within(paths, folders) {
    const begins = folders.map((folder) => `${keyOf(folder)}/`);
    return paths.filter((path) => begins.some((begin) => path.startsWith(begin)));
}
function keyOf(folder) {
    return (0,byte_path/* encodePath */.O0)(folder.replace(/\/$/, '')).toString('latin1');
}
function emptyIn(made, folder) {
    const path = keyOf(folder);
    const entry = (0,upper_files/* entryIn */.Gi)(made, path);
    if (entry !== undefined && entry !== 'hidden')
        (0,remove_tree/* removeTree */.dM)((0,byte_path/* placeIn */.VV)(made, path));
}
function specialIssue(made, paths) {
    for (const path of paths) {
        const issue = (0,frozen_folder/* specialKind */.I2)((0,byte_path/* placeIn */.VV)(made, path));
        if (issue !== undefined)
            return `${(0,base_text/* quoted */.TL)(textOf(path), 200)} ${issue}`;
    }
    return undefined;
}
function bytesOf(made, paths) {
    const stats = paths.map((path) => (0,external_node_fs_.lstatSync)((0,byte_path/* placeIn */.VV)(made, path), { throwIfNoEntry: false }));
    return stats.reduce((sum, each) => sum + (each?.isFile() === true ? each.size : 0), 0);
}
function textOf(path) {
    return (0,byte_path/* decodePath */.q0)(Buffer.from(path, 'latin1'));
}
async function splitCache(tree, folders) {
    const cache = { tree: `${tree}.cache` };
    (0,external_node_fs_.mkdirSync)(cache.tree);
    for (const folder of folders) {
        const name = folder.replace(/\/$/, '');
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(cache.tree, name)), { recursive: true });
        try {
            (0,move_entry/* moveEntry */.c)((0,external_node_path_.join)(tree, name), (0,external_node_path_.join)(cache.tree, name));
        }
        catch (error) {
            if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
                throw error;
        }
    }
    await (0,future_times/* endFuture */.X)(cache.tree);
    return cache;
}

// EXTERNAL MODULE: ./build/base/asked-once.js
var asked_once = __webpack_require__(68852);
// EXTERNAL MODULE: ./build/base/byte-size.js
var byte_size = __webpack_require__(35252);
;// CONCATENATED MODULE: ./build/engine/evaluation/copy-limit.js



const COPY_REMEDY = 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.';
const UNLIMITED = { findExcess: () => undefined };
const MAX_TREES = 16;
const measuredOnce = (0,asked_once/* askedOnce */.m)(MAX_TREES);
async function openCopyLimit(privateArea, tree) {
    const { layering, limits, store } = privateArea;
    if (layering.kind === 'layers')
        return UNLIMITED;
    const ofTree = await measuredOnce.ask(store.git, tree, () => (0,git_store/* treeBytes */.eS)(store, tree));
    const ofExternal = store.external?.bytes ?? 0;
    return {
        findExcess: ({ setup = 0, build = 0 }) => {
            const total = ofTree + ofExternal + setup + build;
            if (total <= limits.maxCopyBytes)
                return undefined;
            const parts = [
                ['the tree', ofTree],
                ['Git LFS files and submodules', ofExternal],
                ['what setup made', setup],
                ['what build made', build],
            ];
            const named = parts
                .filter(([, bytes]) => bytes > 0)
                .map(([name, bytes]) => `${name} with ${(0,byte_size/* renderByteSize */.S)(bytes)}`);
            const most = (0,byte_size/* renderByteSize */.S)(limits.maxCopyBytes);
            return `${named.join(' and ')} is more than may be copied for one command (${most}); layers, which need no copy, do not work here: ${layering.reason}`;
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/evaluation/prepared-steps.js







async function prepareSteps(privateArea, request, runAlone) {
    const { tree, protectedFiles, variables, signal, checkout, steps } = request;
    const indexFile = `${checkout.indexFile}.inputs`;
    const setup = steps.find(({ kind, inputs = [] }) => kind === 'setup' && inputs.length > 0);
    const build = steps.find(({ kind }) => kind === 'build');
    const left = steps.filter((step) => step !== setup && step !== build);
    const setupOf = async (of) => {
        if (setup === undefined)
            return undefined;
        return (0,preparation/* prepareSetup */.XN)(privateArea, { step: setup, tree: of, protectedFiles, variables, signal, indexFile, place: checkout.folder }, runAlone);
    };
    const { store } = privateArea;
    const [baseTree, own] = await Promise.all([(0,git_store/* treeIdOf */.bR)(store, store.base), (0,git_store/* treeIdOf */.bR)(store, tree)]);
    const limit = await openCopyLimit(privateArea, own);
    const isBase = own === baseTree;
    const refuse = refusing(limit, { isBase, protectedFiles });
    const { findExcess } = isBase ? strict(limit) : limit;
    const early = refuse({});
    if (early !== undefined)
        return early;
    const made = await setupOf(tree);
    if (made !== undefined && made.kind !== 'ready')
        return made;
    const layer = made?.layer;
    const ofSetup = layer?.bytes ?? 0;
    const release = () => made?.release();
    const excess = refuse({ setup: ofSetup }, release);
    if (excess !== undefined)
        return excess;
    const below = layer === undefined ? [] : [layer];
    const ready = { kind: 'ready', steps: left };
    if (build === undefined)
        return {
            ...{ ...ready, layers: { above: [], below }, [Symbol.dispose]: release },
            findExcess: (setup) => findExcess({ setup: ofSetup + setup }),
        };
    const { writable } = protectedFiles.openings;
    const built = await prepareBuild(privateArea, {
        ...{ step: build, tree: own, writable, protectedFiles, signal },
        ...{ setup: layer, baseTree, setupOfBase: () => setupOf(store.base) },
    }, runAlone);
    if (built.kind !== 'ready') {
        release();
        return built;
    }
    const releaseBoth = () => {
        built.release();
        release();
    };
    const { bytes } = built;
    return (refuse({ setup: ofSetup, build: bytes }, releaseBoth) ?? {
        ...{ ...ready, layers: built.layers, [Symbol.dispose]: releaseBoth },
        findExcess: (setup) => findExcess({ setup: ofSetup + setup, build: bytes }),
    });
}
function refusing({ findExcess }, { isBase, protectedFiles }) {
    return (copied, release) => {
        const message = findExcess(copied);
        if (message === undefined)
            return undefined;
        release?.();
        if (isBase)
            throw tooLarge(message);
        const digest = (0,evaluator_digest/* filesDigest */.AD)((0,protected_files/* idsOf */.UX)(protectedFiles));
        const failure = { timings: {}, files: { before: digest, after: digest }, exitCode: null, isTampered: false };
        return { kind: 'failed', reason: excessReason(message), log: undefined, ...failure };
    };
}
function strict({ findExcess }) {
    return {
        findExcess: (copied) => {
            const message = findExcess(copied);
            if (message !== undefined)
                throw tooLarge(message);
            return undefined;
        },
    };
}
function tooLarge(message) {
    return new errors/* PreconditionError */.Rb({ message, remedy: COPY_REMEDY });
}
function excessReason(message) {
    return `${message}; environment.max_copy raises the limit`;
}

;// CONCATENATED MODULE: ./build/engine/evaluation/evaluation.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});















const MAX_OUTPUT_BYTES = 1 << 20;
const UNTOLD = {
    SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};
async function evaluateTree(privateArea, request) {
    const evaluation = await evaluate(privateArea, request);
    const { kind } = evaluation;
    if (kind === 'infra' || (kind === 'failed' && !evaluation.isTampered))
        await refuseFullDisk(privateArea, request.checkout);
    return evaluation;
}
async function evaluate(privateArea, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { checkout: judge, tree, teardown, protectedFiles } = request;
        (0,fault_point/* faultPoint */.Jd)('judge:before-checkout');
        privateArea.checkSeal();
        const indexFile = `${judge.indexFile}.restore`;
        const restored = await (0,protected_files/* restoreProtected */.R0)(privateArea.store, { tree, indexFile, protectedFiles });
        (0,fault_point/* faultPoint */.Jd)('judge:after-restore');
        const timings = {};
        const ofTree = { ...request, tree: restored };
        const prepared = await prepareSteps(privateArea, ofTree, (alone) => runAlone(privateArea, { ...ofTree, onShared: undefined }, { ...alone, timings }));
        if (prepared.kind !== 'ready')
            return prepared;
        const _release = __addDisposableResource(env_1, prepared, false);
        const checkout = __addDisposableResource(env_1, openFolder(privateArea, ofTree, prepared), true);
        checkout.attach(prepared.layers);
        if ((await checkout.begin()) === 'cancelled')
            return { kind: 'aborted' };
        (0,fault_point/* faultPoint */.Jd)('judge:after-checkout');
        const evaluation = await runSteps(privateArea, { ...request, steps: prepared.steps }, { checkout, timings });
        if (teardown !== undefined && evaluation.kind !== 'aborted' && (await checkout.renew({ isLast: true })) === 'ready') {
            const result = await (0,evaluation_step/* runStep */.eg)(privateArea, { ...request, checkout }, teardown);
            if (result.kind === 'ended')
                timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
        }
        (0,fault_point/* faultPoint */.Jd)('judge:after-score');
        return evaluation;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function prepareEnvironment(privateArea, request) {
    const timings = {};
    const whole = { ...request, teardown: undefined, steps: [request.step] };
    const indexFile = `${request.checkout.indexFile}.inputs`;
    const prepared = await (0,preparation/* prepareSetup */.XN)(privateArea, { ...request, indexFile, place: request.checkout.folder }, (alone) => runAlone(privateArea, whole, { ...alone, timings }));
    if (prepared.kind === 'failed' || prepared.kind === 'infra')
        await refuseFullDisk(privateArea, request.checkout);
    return { ...prepared, timings };
}
async function runAlone(privateArea, request, { step, tree, layers, onDone, timings, protectedFiles = request.protectedFiles }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        for (const stream of ['stdout', 'stderr'])
            (0,external_node_fs_.rmSync)(`${step.logs}.${stream}`, { force: true });
        const ofStep = { ...request, tree, protectedFiles, steps: [step], asks: 'exit' };
        const checkout = __addDisposableResource(env_2, openFolder(privateArea, ofStep, { findExcess: () => undefined }), true);
        checkout.attach(layers);
        if ((await checkout.begin()) === 'cancelled')
            return { kind: 'aborted' };
        return await runSteps(privateArea, ofStep, { checkout, timings, onDone });
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
function openFolder({ level, layering, environment, store, onLeft }, { checkout, tree, protectedFiles, signal, onShared, hasOthers = false }, { findExcess }) {
    const isShielded = level.kind === 'bubblewrap';
    const common = { tree, protectedFiles, signal, onLeft };
    const { homeLayers } = environment;
    if (isShielded && layering.kind === 'layers' && onShared === undefined)
        return openLayeredCheckout({ layers: layering.layers, store, homeLayers, ...common });
    return new FreshCheckout(store, { checkout, isShielded, hasOthers, findExcess, ...common });
}
const NOTHING_NEW = { roots: [], stamps: new Map(), swapped: new Set(), unread: undefined };
async function runSteps(privateArea, request, { checkout, timings, onDone }) {
    const { protectedFiles, steps } = request;
    let last;
    const early = await checkout.findProtected([]);
    let files = { before: early.digest, after: early.digest };
    const failure = { kind: 'failed', timings, exitCode: null, isTampered: false };
    const unrun = { ...failure, files, log: undefined };
    if (early.issue !== undefined)
        return { ...unrun, reason: `tamper: ${early.issue}`, isTampered: true };
    const { writableKey } = protectedFiles.openings;
    const taken = await checkout.findTaken();
    if (taken !== undefined) {
        return {
            ...unrun,
            reason: `${writableKey} names ${taken}; name an empty folder`,
        };
    }
    const watchedBy = (step) => privateArea.level.kind === 'bubblewrap' ? (0,bound_files/* bindProtected */.Yt)(protectedFiles, step).watched : [];
    const findersOf = (0,planted_issue/* plantFinders */.v)(privateArea, protectedFiles);
    const left = [];
    const isCancelled = () => request.signal?.aborted === true;
    let isOpen = true;
    const run = async (step, isLast) => {
        const mayCompile = !isLast || request.asks === 'exit';
        const result = await (0,evaluation_step/* runStep */.eg)(privateArea, { ...request, checkout, mayCompile }, step);
        if (result.kind === 'unstarted') {
            if (result.code === 'ABORTED')
                return { kind: 'aborted' };
            const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
            return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
        }
        timings[`${step.name}_ms`] = (timings[`${step.name}_ms`] ?? 0) + Math.round(result.durationMs);
        if (result.aborted)
            return { kind: 'aborted' };
        const found = await checkout.findProtected(watchedBy(step));
        files = { before: early.digest, after: found.digest };
        const created = isLast && protectedFiles.files.length === 0 ? NOTHING_NEW : await checkout.findNew();
        if (created === 'cancelled')
            return { kind: 'aborted' };
        if (created === 'too many') {
            return { ...failure, files, exitCode: result.exitCode, log: (0,evaluation_step/* logOf */.Gs)(result), reason: tooMany(step) };
        }
        const findPlanted = findersOf(step);
        const planted = await (0,planted_issue/* plantedIssue */._)({ findPlanted, writableKey, signal: request.signal }, step, created);
        if (isCancelled())
            return { kind: 'aborted' };
        const unread = protectedFiles.files.length > 0 ? unreadIssue(step, created) : undefined;
        const tampered = tamperReason(step, unread ?? found.issue ?? planted);
        const reason = tampered ?? (0,evaluation_step/* issueOf */.v1)(step, result, protectedFiles);
        if (reason !== undefined) {
            const { exitCode, killedByBudget: timedOut } = result;
            const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
            const hint = tampered === undefined ? leftHint(left) : '';
            return { ...failure, ...failed, files, log: (0,evaluation_step/* logOf */.Gs)(result), reason: `${reason}${hint}` };
        }
        if (onDone !== undefined) {
            const done = await checkout.findDone();
            if (done === 'cancelled')
                return { kind: 'aborted' };
            if (done === 'too many')
                return { ...failure, files, exitCode: 0, log: (0,evaluation_step/* logOf */.Gs)(result), reason: tooMany(step) };
            const issue = await onDone(done, (touched = []) => checkout.take(done, touched));
            if (isCancelled())
                return { kind: 'aborted' };
            const isTampered = step.kind === 'build';
            const why = issue === undefined ? undefined : isTampered ? tamperReason(step, issue) : `${step.title}: ${issue}`;
            const failed = { step: { name: step.name, exitCode: result.exitCode }, exitCode: result.exitCode, isTampered };
            if (why !== undefined)
                return { ...failure, ...failed, files, log: (0,evaluation_step/* logOf */.Gs)(result), reason: why };
        }
        else if (step.kind === 'setup') {
            await (0,shadowable/* noteInstalled */.jR)(privateArea.store, protectedFiles, { tree: request.tree, paths: created.stamps.keys() });
            await checkout.keepNew(created);
            isOpen = false;
        }
        else if (step.isSealed !== true)
            left.push({ title: step.title, paths: created.roots });
        request.onShared?.(step, created);
        last = result;
        return undefined;
    };
    for (const [at, step] of steps.entries()) {
        const isLast = at === steps.length - 1;
        const isKept = at === 0 || (isOpen && request.onShared !== undefined);
        const renewed = isKept ? 'ready' : await checkout.renew({ isLast: isLast && request.teardown === undefined });
        isOpen = true;
        if (renewed === 'cancelled')
            return { kind: 'aborted' };
        if (renewed === 'changed') {
            const reason = `tamper: ${step.title} is void: what setup made was changed before it`;
            return { ...failure, files, log: undefined, isTampered: true, reason };
        }
        if (renewed !== 'ready')
            return { ...failure, files, log: undefined, reason: excessReason(renewed.excess) };
        const ended = await run(step, isLast);
        if (ended !== undefined)
            return ended;
    }
    if (last === undefined)
        throw new Error('an evaluation without a step');
    const { path, seenBytes } = last.stdout;
    if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
        const reason = `the evaluator printed ${seenBytes} bytes; expected at most ${MAX_OUTPUT_BYTES}`;
        return { ...failure, files, log: path, reason };
    }
    return {
        kind: 'ran',
        output: (0,regular_file/* readFilePart */.E)(path, 'start', MAX_OUTPUT_BYTES)?.text ?? '',
        log: path,
        durationMs: last.durationMs,
        timings,
        files,
    };
}
function tooMany({ title }) {
    return `${title} left more new files in its checkout than can be looked through`;
}
function tamperReason({ title }, found) {
    return found === undefined ? undefined : `tamper: ${title} is void: after it, ${found}`;
}
function unreadIssue({ isSealed }, { unread }) {
    if (unread === undefined)
        return undefined;
    if (unread === '')
        return 'the checkout itself cannot be read';
    return `${isSealed === true ? 'a folder' : `the folder ${shown(unread)}`} of the tree cannot be read`;
}
function evaluation_textOf(path) {
    return (0,byte_path/* decodePath */.q0)(Buffer.from(path, 'latin1'));
}
function shown(path) {
    return (0,base_text/* quoted */.TL)(evaluation_textOf(path), 100);
}
function leftHint(left) {
    const first = left.find(({ paths }) => paths.length > 0);
    if (first === undefined)
        return '';
    const more = left.reduce((sum, { paths }) => sum + paths.length, -1);
    const rest = more === 0 ? '' : ` and ${(0,base_text/* plural */.LS)(more, 'more path')}`;
    return ` (${first.title} left ${shown(first.paths[0] ?? '')}${rest}; every command begins with a fresh checkout, and sees of the others what setup made)`;
}


/***/ }),

/***/ 4527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ failureLine),
/* harmony export */   w: () => (/* binding */ failureLines)
/* harmony export */ });
const CAUSE = /error|\bERR_[A-Z]|^[\w.]+Warning: |fatal|panic|exception|not found|cannot|can't|could not|no such|\b(?:fail(?:ed|ures?|s)?|missing|refused|unable)\b/i;
const NO_CAUSE = /^\s*(?:at |File "|code: )|npm (?:ERR!|error) (?:A complete|code)|^error: (?:could not compile|aborting due to)|^warning: build failed, waiting|^\s*ELIFECYCLE\b|^[\w./-]+ \S+: Failed$/;
const SUMMARY = [
    /^=* ?\d+ (?:failed|errors?)\b.* in [\d.]+s/,
    /^FAILED \((?:failures|errors)=/,
    /^failures:$|^test result: |^error: (?:test failed, to rerun|\d+ targets? failed)/,
    /^FAIL(?:\t\S+\t[\d.]+s)?$/,
    /^\s*(?:Test Files|Tests) +\d+ failed|^(?:Test Suites|Tests|Snapshots): |^[#ℹ] fail \d+$/,
    /^\d+% tests passed|^The following tests FAILED|^Errors while running CTest/,
    /^\[ERROR\] (?:Please refer to|Tests run: |Failed to execute goal \S*:maven-surefire-plugin:)/,
];
const PYTHON_FRAME = /^\s*File "[^"]*", line \d+/;
const FRAME = /^\s*(?:at |[\])}]+[,;]?$)/;
const MAX_SEARCHED = 60;
const CHATTER = /^(?:npm notice\b|\[notice\]|\[ERROR\]\s*(?:$|->|To see|Re-run|For more|After correcting|mvn <args>|\[Help))/;
const MAVEN_GOAL = /^(\[ERROR\]) Failed to execute goal .*? on project [\w.-]+: (.*?)(?: -> \[Help \d+\])?$/;
function failureLine(...logs) {
    const lines = failureLines(...logs);
    const line = causeIn(lines) ?? lines.findLast((each) => !FRAME.test(each)) ?? lines.at(-1);
    return line?.trim().replace(MAVEN_GOAL, '$1 $2');
}
function failureLines(...logs) {
    const all = logs.map(linesOf).filter((lines) => lines.length > 0);
    return all.find((lines) => causeIn(lines) !== undefined) ?? all[0] ?? [];
}
function linesOf(log) {
    return log
        .split('\n')
        .flatMap((line) => (line.trim() === '' || CHATTER.test(line) ? [] : [line.trimEnd()]))
        .slice(-MAX_SEARCHED);
}
function causeIn(lines) {
    const isCause = (line, index) => CAUSE.test(line) &&
        !NO_CAUSE.test(line) &&
        !SUMMARY.some((pattern) => pattern.test(line)) &&
        !PYTHON_FRAME.test(lines[index - 1] ?? '');
    return lines.findLast(isCause);
}


/***/ }),

/***/ 59791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ unkeptInHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);



const CACHES = [
    '.npm',
    '.cache',
    '.cargo/registry',
    '.cargo/git',
    '.m2/repository',
    '.m2/wrapper',
    '.gradle/caches',
    '.gradle/wrapper',
    'go/pkg',
    '.nuget/packages',
    '.local/share/pnpm',
    '.local/share/uv',
    '.pnpm-store',
    '.yarn/berry',
    '.bun/install/cache',
    '.deno',
    '.gem',
    '.conan2/p',
    '.ivy2/cache',
    '.sbt/boot',
];
const NEVER = /(?:^|\/)(?:\.npmrc|\.netrc|\.git-credentials|credentials(?:\.toml|\.json)?|auth\.json)$/;
function unkeptInHome(home) {
    const unkept = [];
    const due = [''];
    for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
        const names = namesIn(home, folder);
        if (names === undefined && folder !== '')
            unkept.push(folder);
        for (const name of names ?? []) {
            const path = folder === '' ? name : `${folder}/${name}`;
            const isFolder = isFolderAt(home, path);
            if (isFolder && CACHES.includes(path)) {
                unkept.push(...keysBelow(home, path));
                continue;
            }
            if (isFolder && CACHES.some((cache) => cache.startsWith(`${path}/`)))
                due.push(path);
            else
                unkept.push(path);
        }
    }
    return unkept;
}
function keysBelow(home, cache) {
    const names = namesIn(home, cache);
    if (names === undefined)
        return [cache];
    return names.map((name) => `${cache}/${name}`).filter((path) => NEVER.test(path));
}
function isFolderAt(home, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(home, path), { throwIfNoEntry: false })?.isDirectory() === true;
}
function namesIn(home, folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(home, folder), { encoding: 'latin1' });
    }
    catch (error) {
        if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 4958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytecodeOf),
/* harmony export */   F: () => (/* binding */ unkeptBytecode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53162);
/* harmony import */ var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49816);
/* harmony import */ var _kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62730);
/* harmony import */ var _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32053);







function bytecodeOf({ below }) {
    const folders = below.flatMap(({ home }) => (home === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK)]));
    return folders.find(isFolder);
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
const COMPILED = /^(.+)\.(?:cpython|pypy|graalpy)-?\d[^/.]*(?:\.opt-[^/.]+|[^/]*)\.pyc$/;
async function unkeptBytecode(store, { tree, home }, { place, trees, signal }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false }) === undefined)
        return [];
    const found = isFolder(folder) ? await (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__/* .findNewFiles */ .$w)(folder, [], { signal }) : 'too many';
    if (typeof found === 'string')
        return [_workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK];
    const inCheckout = `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(place).toString('latin1').slice(1)}/`;
    const listed = await Promise.all(trees.map((each) => (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(store, each)));
    const ofTrees = new Set(listed.flat().map(({ path }) => path.toString('latin1')));
    const isKept = (path, kind) => {
        if (kind !== 'file')
            return kind === 'folder';
        if (!path.startsWith(inCheckout))
            return true;
        const source = `${COMPILED.exec(path.slice(inCheckout.length))?.[1]}.py`;
        const entry = (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryIn */ .Gi)(tree, source);
        const isInstalled = entry !== undefined && entry !== 'hidden' && entry.isFile();
        return isInstalled && !withFoldersAbove(source).some((each) => ofTrees.has(each));
    };
    const unkept = [...found.stamps].filter(([path, stamp]) => !isKept(path, (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(stamp)));
    return unkept.map(([path]) => `${_workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__/* .BYTECODE */ .IK}/${path}`);
}
function withFoldersAbove(path) {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}


/***/ }),

/***/ 65197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ openKeptBuild),
/* harmony export */   N: () => (/* binding */ keptBuildMs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62730);
/* harmony import */ var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
/* harmony import */ var _boundaries_protected_in_layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2465);
/* harmony import */ var _planted_issue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21340);
/* harmony import */ var _preparation_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19885);






const kept = new WeakMap();
function keptBuildMs({ store }) {
    return kept.get(store);
}
function openKeptBuild(privateArea, request) {
    const { level, layering, environments, limits } = privateArea;
    const { step, tree, setup, writable, signal } = request;
    if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
        return undefined;
    if (step.network !== 'off' || hasSecret(privateArea, request))
        return undefined;
    const { layers } = layering;
    const build = { outputs: step.build?.outputs ?? [], cache: step.build?.cache ?? [] };
    const parts = { ranOn: tree, place: layers.checkout, setup: setup?.digest ?? null, build, writable };
    const key = (0,_preparation_key_js__WEBPACK_IMPORTED_MODULE_5__/* .preparationKey */ .F)(privateArea, step, parts);
    const { shared } = environments;
    return {
        find: async () => {
            const found = await shared.find(key, signal);
            if (found === undefined || found === 'cancelled')
                return found;
            if ([found.tree, found.home].some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).ctimeMs > Date.now()))
                return undefined;
            const isUsable = await isUsableHere(privateArea, { ...request, layers }, found);
            if (isUsable !== true)
                return isUsable === false ? undefined : isUsable;
            kept.set(privateArea.store, found.tookMs ?? 0);
            return found;
        },
        keep: async ({ tree: made, cache, tookMs }) => {
            const home = cache ?? `${made}.cache`;
            if (cache === undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home);
            const published = await shared.publish({
                ...{ key, tree: made, home, dropped: { tree: [], home: [] } },
                ...{ command: step.command, tookMs, maxBytes: limits.cacheBytes, signal },
            });
            if (published === 'cancelled')
                return published;
            if ('refusal' in published)
                return 'refused';
            await environments.trim(limits.cacheBytes);
            return published;
        },
    };
}
function hasSecret({ environment }, { step: { kind, network } }) {
    const variables = environment.variables({ kind, network, home: '' });
    return environment.keys.some((name) => Object.hasOwn(variables, name));
}
async function isUsableHere(privateArea, { step, tree, setup, writable, protectedFiles, layers, signal }, found) {
    const ofTree = await layers.trees.lease(tree);
    try {
        const opened = writable.map((folder) => folder.replace(/\/$/, ''));
        const around = opened.flatMap((path) => [...(0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAbove */ .Zv)([{ path }]), path]).map(latin1);
        const lower = [...ofTree.folders, ...(setup === undefined ? [] : [setup.tree])];
        const findPlanted = (0,_planted_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .plantFinders */ .v)(privateArea, protectedFiles)(step);
        const { writableKey } = protectedFiles.openings;
        for (const folder of [found.tree, found.home]) {
            const made = await (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findUpperFiles */ .Fs)(folder, { lower, opened: around, signal });
            if (made === 'cancelled')
                return made;
            if (made === 'too many' || made.unread !== undefined || made.removed.length > 0)
                return false;
            const rules = { files: protectedFiles.files, watched: [] };
            if ((0,_boundaries_protected_in_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .findProtectedInUpper */ .r)({ folder, replaced: new Set() }, rules).issue !== undefined)
                return false;
            const planted = await (0,_planted_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .plantedIssue */ ._)({ findPlanted, writableKey, signal }, step, made);
            if (signal?.aborted === true)
                return 'cancelled';
            if (planted !== undefined)
                return false;
        }
        return true;
    }
    finally {
        ofTree.release();
    }
}
function latin1(path) {
    return Buffer.from(path).toString('latin1');
}


/***/ }),

/***/ 21340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ plantedIssue),
/* harmony export */   v: () => (/* binding */ plantFinders)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49816);
/* harmony import */ var _kernel_pace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56757);
/* harmony import */ var _boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62044);
/* harmony import */ var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);






function plantFinders({ parentEnv }, protectedFiles) {
    const { globs, manifestFolders, openings } = protectedFiles;
    const rules = { globs, manifestFolders, ...openings };
    let later;
    return ({ kind }) => {
        if (kind === 'setup')
            return (0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPlantFinder */ .y)({ ...rules, shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__/* .shadowableOfSetup */ .JO)(protectedFiles, parentEnv) });
        later ??= (0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPlantFinder */ .y)({ ...rules, shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__/* .shadowableOf */ .AJ)(protectedFiles, parentEnv) });
        return later;
    };
}
async function plantedIssue({ findPlanted, writableKey, signal }, step, { roots, stamps }) {
    const outermost = new Set(roots);
    const by = step.kind === 'setup' || step.kind === 'build' ? step.kind : 'other';
    const pace = new _kernel_pace_js__WEBPACK_IMPORTED_MODULE_2__/* .Pace */ .o();
    let planted;
    for (const [key, stamp] of stamps) {
        if (signal?.aborted === true)
            return undefined;
        await pace.step();
        planted = findPlanted({ path: textOf(key), kind: (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(stamp), isOutermost: outermost.has(key), by });
        if (planted !== undefined)
            break;
    }
    if (planted === undefined)
        return undefined;
    const path = step.isSealed === true ? 'a new file' : `the new file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(planted.path, 200)}`;
    const remedy = planted.isMatch
        ? `${writableKey} can name an empty folder to write in`
        : 'boundaries.permit can name it';
    return `${path} must not be there: ${planted.why}; ${remedy}`;
}
function textOf(path) {
    return (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(Buffer.from(path, 'latin1'));
}


/***/ }),

/***/ 19885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ preparationKey)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
/* harmony import */ var _command_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97753);




const KEY_VERSION = 5;
function preparationKey({ level, parentEnv, environment, store }, { kind, command, network }, parts) {
    const request = { kind, home: '' };
    const variables = Object.keys(environment.variables({ ...request, network, isTrusted: true })).sort(byName);
    const written = environment.variables({ ...request, network: 'off' });
    const caches = environment.homeLayers.filter(({ from }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from));
    const toolchains = Object.entries(environment.readFacts()).filter(([name]) => name.startsWith('toolchain.'));
    const path = parentEnv.PATH ?? '';
    const programs = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrograms */ .w)((0,_command_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .programNames */ .x)([command]), written.PATH ?? path);
    const machine = { path, programs, platform: process.platform, arch: process.arch, caches, toolchains };
    const external = store.external?.digest ? { external: store.external.digest } : {};
    const of = { version: KEY_VERSION, command, network, variables, written, level: level.kind };
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ ...of, ...machine, ...external, ...parts }));
}
function byName(one, other) {
    return one < other ? -1 : 1;
}


/***/ }),

/***/ 2994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jQ: () => (/* binding */ Unmade),
  Vm: () => (/* binding */ forbiddenIn),
  XN: () => (/* binding */ prepareSetup),
  Ar: () => (/* binding */ preparedDigest)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/leased-cache.js
var leased_cache = __webpack_require__(70891);
// EXTERNAL MODULE: ./build/decision/measurement.js
var measurement = __webpack_require__(34663);
// EXTERNAL MODULE: ./build/kernel/new-files.js
var new_files = __webpack_require__(49816);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/kernel/sandbox-view.js + 2 modules
var sandbox_view = __webpack_require__(71028);
;// CONCATENATED MODULE: ./build/engine/workspace/seen-places.js


function seenPlaces(privateArea) {
    const { folder, cache, repository, hidden, environment, parentEnv } = privateArea;
    const { readable: shared, masked } = environment;
    const nowhere = '/dev/null';
    const view = (0,sandbox_view/* readSandboxView */.f)({
        ...{ workDir: nowhere, home: nowhere, temporary: nowhere, network: 'off', tracing: 'off', parentEnv, shared },
        hidden: [repository.folder, repository.commonDir, folder, cache, ...hidden, ...masked],
    });
    return (path) => [path, ...real(path)].every((each) => !(0,sandbox_view/* isHiddenIn */.K)(view, each));
}
function real(path) {
    try {
        return [(0,external_node_fs_.realpathSync)(path)];
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./build/engine/evaluation/home-caches.js
var home_caches = __webpack_require__(59791);
// EXTERNAL MODULE: ./build/engine/evaluation/installed-bytecode.js
var installed_bytecode = __webpack_require__(4958);
// EXTERNAL MODULE: ./build/engine/evaluation/preparation-key.js
var preparation_key = __webpack_require__(19885);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/base/asked-once.js
var asked_once = __webpack_require__(68852);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/engine/layers/branch-head.js
var branch_head = __webpack_require__(80707);
;// CONCATENATED MODULE: ./build/engine/evaluation/setup-trees.js






const MAX_FOUND = 100;
const foundOnce = (0,asked_once/* askedOnce */.m)(MAX_FOUND);
function findInputs(store, { globs, tree, indexFile }) {
    const head = (0,branch_head/* branchHeadOf */.Q)(store);
    return foundOnce.ask(store, JSON.stringify([tree, head, globs]), async () => {
        const [inputs, ofBase, ofHead] = await Promise.all([tree, store.base, head].map((each) => inputsOf(store, each, globs)));
        if (inputs === undefined || ofBase === undefined || ofHead === undefined)
            throw new Error('a tree has no list');
        const isShared = entriesText(inputs) === entriesText(ofBase);
        const alone = await treeOf(store, { from: undefined, removed: [], added: inputs, indexFile });
        const whole = isShared
            ? await (0,git_store/* treeIdOf */.bR)(store, store.base)
            : await treeOf(store, { from: store.base, removed: ofBase, added: inputs, indexFile });
        const paths = new Set(inputs.map(({ path }) => (0,byte_path/* decodePath */.q0)(path)));
        return { paths, isShared, isOfHead: entriesText(inputs) === entriesText(ofHead), alone, whole };
    });
}
async function inputsOf(store, tree, globs) {
    const tests = globs.map((glob) => picomatch(glob, { dot: true }));
    const files = await (0,git_store/* listFiles */.CS)(store, tree);
    return files.filter(({ path }) => tests.some((isMatch) => isMatch((0,byte_path/* decodePath */.q0)(path))));
}
function entriesText(files) {
    return files.map(({ mode, id, path }) => `${mode} ${id} ${path.toString('hex')}`).join('\n');
}
async function treeOf({ gitDir, home }, { from, removed, added, indexFile }) {
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile });
    await git(from === undefined ? ['read-tree', '--empty'] : ['read-tree', '--end-of-options', from]);
    const gone = removed.map(({ path, id }) => Buffer.concat([Buffer.from(`0 ${'0'.repeat(id.length)}\t`), path, NUL]));
    const there = added.map(({ mode, id, path }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), path, NUL]));
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat([...gone, ...there]) });
    return (0,kernel_git/* gitLine */.JG)(git, ['write-tree']);
}
const NUL = Buffer.alloc(1);

// EXTERNAL MODULE: ./build/engine/workspace/compiled-python.js
var compiled_python = __webpack_require__(32053);
;// CONCATENATED MODULE: ./build/engine/evaluation/toolchain-bytecode.js




const LEFT_OUT = ['test', 'tests', 'idlelib', 'lib2to3', 'turtledemo', 'ensurepip', 'site-packages', 'dist-packages'];
const COMPILED = /^([^.]+)(\.(?:cpython|pypy|graalpy)-?\d+\.pyc)$/;
async function addToolchainBytecode(home, { isSeen, signal }) {
    const prefix = (0,external_node_path_.join)(home, compiled_python/* BYTECODE */.IK);
    if ((0,external_node_fs_.lstatSync)(prefix, { throwIfNoEntry: false })?.isDirectory() !== true)
        return;
    const found = await (0,new_files/* findNewFiles */.$w)(prefix, [], { signal });
    if (typeof found === 'string')
        return;
    for (const [path, stamp] of found.stamps) {
        const library = `/${Buffer.from(path, 'latin1')}`;
        if ((0,new_files/* kindOf */.I)(stamp) !== 'folder' || !isLibrary(library) || !isSeen(library))
            continue;
        const tags = new Set(namesIn((0,external_node_path_.join)(prefix, library)).flatMap(({ name }) => COMPILED.exec(name)?.[2] ?? []));
        copyCompiled({ library, tags, prefix });
    }
}
function isLibrary(folder) {
    return ['os.py', 'site.py'].every((name) => isFile((0,external_node_path_.join)(folder, name)));
}
function copyCompiled({ library, tags, prefix }) {
    const due = [library];
    for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
        const to = (0,external_node_path_.join)(prefix, folder);
        const there = (0,external_node_fs_.lstatSync)(to, { throwIfNoEntry: false });
        if (there !== undefined && !there.isDirectory())
            continue;
        const entries = namesIn(folder);
        const sources = new Set(entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
        for (const { name } of namesIn((0,external_node_path_.join)(folder, '__pycache__'))) {
            const [, stem, tag = ''] = COMPILED.exec(name) ?? [];
            const [from, target] = [(0,external_node_path_.join)(folder, '__pycache__', name), (0,external_node_path_.join)(to, name)];
            if (!tags.has(tag) || !sources.has(`${stem}.py`) || !isFile(from))
                continue;
            if ((0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false }) !== undefined)
                continue;
            (0,external_node_fs_.mkdirSync)(to, { recursive: true });
            (0,external_node_fs_.copyFileSync)(from, target);
        }
        for (const entry of entries)
            if (entry.isDirectory() && entry.name !== '__pycache__' && !LEFT_OUT.includes(entry.name))
                due.push((0,external_node_path_.join)(folder, entry.name));
    }
}
function isFile(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/engine/evaluation/preparation.js












class Unmade extends Error {
    evaluation;
    constructor(evaluation) {
        super('nothing was prepared');
        this.evaluation = evaluation;
    }
}
async function prepareSetup(privateArea, request, runAlone) {
    const { step, tree, indexFile, place, isAhead = false } = request;
    const { paths, isShared, isOfHead, alone, whole } = await findInputs(privateArea.store, {
        globs: step.inputs ?? [],
        tree,
        indexFile,
    });
    const owner = isShared ? undefined : isOfHead ? 'branch' : tree;
    const { protectedFiles } = request;
    const { writable } = protectedFiles.openings;
    const files = protectedFiles.files.filter(({ path }) => paths.has(path));
    const ways = [
        ...(alone === whole
            ? []
            : [{ ranOn: alone, logs: `${step.logs}-inputs`, protectedFiles: { ...protectedFiles, files } }]),
        { ranOn: whole, logs: step.logs, protectedFiles },
    ].map((way) => ({ ...way, key: keyOf(privateArea, step, { ranOn: way.ranOn, owner, place, writable }) }));
    const name = ways.map(({ key }) => key).join('\n');
    const make = () => makeLayer(privateArea, { ...request, ways, isShared }, runAlone);
    const session = sessionOf(privateArea);
    const { failed } = session;
    if (failed?.name === name && !isAhead && failed.answers > 0) {
        failed.answers -= 1;
        return withLogs(failed, step.logs);
    }
    try {
        const leased = await leaseLayer(privateArea, name, make);
        if (isShared)
            session.ofBase = leased.layer.digest;
        return { kind: 'ready', ...leased };
    }
    catch (error) {
        if (!(error instanceof Unmade))
            throw error;
        const { evaluation } = error;
        if (isAhead && evaluation.kind === 'failed')
            session.failed = { name, logs: step.logs, evaluation, answers: measurement/* MAX_RETRIES */.kd + 1 };
        return evaluation;
    }
}
function withLogs({ logs, evaluation }, to) {
    const { log } = evaluation;
    if (log === undefined || !log.startsWith(logs))
        return evaluation;
    const moved = `${to}${log.slice(logs.length)}`;
    if ((0,external_node_fs_.existsSync)(log))
        (0,external_node_fs_.copyFileSync)(log, moved);
    return { ...evaluation, log: moved };
}
const MAX_UNUSED = 4;
const sessions = new WeakMap();
function sessionOf({ environments }) {
    const { own } = environments;
    const drop = (_name, { key, tree }) => {
        if ((0,external_node_path_.dirname)((0,external_node_path_.dirname)(tree)) === own.folder)
            void own.remove(key);
    };
    const found = sessions.get(environments) ?? { layers: (0,leased_cache/* leasedCache */.X)({ drop, maxUnused: MAX_UNUSED }), lost: 0 };
    sessions.set(environments, found);
    return found;
}
function preparedDigest(privateArea) {
    return sessions.get(privateArea.environments)?.ofBase;
}
async function leaseLayer(privateArea, name, make) {
    const session = sessionOf(privateArea);
    const numbered = `${session.lost} ${name}`;
    const layer = await session.layers.lease(numbered, make);
    const release = () => session.layers.release(numbered);
    if ((0,external_node_fs_.existsSync)(layer.tree))
        return { layer, release };
    release();
    session.lost += 1;
    return leaseLayer(privateArea, name, make);
}
async function makeLayer(privateArea, making, runAlone) {
    const { ways, isShared, step, tree, place, signal } = making;
    const { environments, limits } = privateArea;
    const layerStore = isShared ? environments.shared : environments.own;
    for (const { key } of ways) {
        const found = await layerStore.find(key, signal);
        if (found === 'cancelled')
            throw new Unmade({ kind: 'aborted' });
        if (found !== undefined)
            return noted(privateArea, making, found);
    }
    let failed;
    for (const { ranOn, logs, key, protectedFiles } of ways) {
        let layer;
        let isRefused = false;
        const evaluation = await runAlone({
            step: { ...step, logs, ...(isShared ? {} : { isWithoutSecrets: true }) },
            tree: ranOn,
            protectedFiles,
            layers: { above: [], below: [] },
            onDone: async (done, take) => {
                const parts = await take();
                const trees = [tree, privateArea.store.base];
                await addToolchainBytecode(parts.home, { isSeen: seenPlaces(privateArea), signal });
                const compiled = await (0,installed_bytecode/* unkeptBytecode */.F)(privateArea.store, parts, { place, trees, signal });
                const dropped = {
                    tree: [...done.changed, ...unwantedOf(done, protectedFiles)],
                    home: [...(0,home_caches/* unkeptInHome */.e)(parts.home), ...compiled],
                };
                const published = await layerStore.publish({
                    ...{ key, ...parts, dropped, signal, command: step.command, maxBytes: limits.cacheBytes },
                    isForbidden: forbiddenIn(privateArea, step),
                });
                if (published === 'cancelled')
                    return 'it was cancelled';
                isRefused = 'refusal' in published;
                if ('refusal' in published)
                    return `what it made cannot be kept: ${published.refusal}`;
                layer = published;
                return undefined;
            },
        });
        if (layer !== undefined) {
            await environments.trim(limits.cacheBytes);
            return noted(privateArea, making, layer);
        }
        if (evaluation.kind === 'aborted' || signal?.aborted === true)
            break;
        if (evaluation.kind === 'ran')
            throw new Error('a setup that ran made no layer');
        failed = evaluation;
        if (isRefused || evaluation.kind === 'infra' || evaluation.timedOut === true)
            break;
    }
    throw new Unmade(signal?.aborted === true ? { kind: 'aborted' } : (failed ?? { kind: 'aborted' }));
}
async function noted({ store }, { protectedFiles, signal, isShared }, layer) {
    if (!isShared || (0,shadowable/* knowsInstalled */.xV)(protectedFiles))
        return layer;
    const made = await (0,new_files/* findNewFiles */.$w)(layer.tree, [], { signal });
    if (made === 'cancelled')
        throw new Unmade({ kind: 'aborted' });
    const paths = made === 'too many' ? [] : made.stamps.keys();
    await (0,shadowable/* noteInstalled */.jR)(store, protectedFiles, { tree: store.base, paths });
    return layer;
}
function unwantedOf({ roots, swapped }, { openings }) {
    const writable = openings.writable.map((folder) => `${latin1(folder.replace(/\/$/, ''))}/`);
    const isIn = (root) => writable.some((folder) => root.startsWith(folder));
    return roots.filter((root) => swapped.has(root) || root.endsWith('.tsbuildinfo') || isIn(root));
}
function latin1(path) {
    return Buffer.from(path).toString('latin1');
}
const MIN_SECRET_CHARS = 8;
function forbiddenIn({ environment }, { network }) {
    const request = { kind: 'setup', network, home: '' };
    const others = environment.variables(request);
    const variables = Object.entries(environment.variables({ ...request, isTrusted: true }));
    const secrets = variables.flatMap(([name, value]) => (Object.hasOwn(others, name) ? [] : [value]));
    const searched = secrets.filter(({ length }) => length >= MIN_SECRET_CHARS).map((secret) => Buffer.from(secret));
    return searched.length === 0 ? undefined : (bytes) => searched.some((secret) => bytes.includes(secret));
}
function keyOf(privateArea, step, { owner, ...parts }) {
    const { inputs = [] } = step;
    return (0,preparation_key/* preparationKey */.F)(privateArea, step, { ...parts, inputs, owner: owner ?? null });
}


/***/ }),

/***/ 54620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R4: () => (/* binding */ SETUP_STEP),
/* harmony export */   WF: () => (/* binding */ SETUP_ON_INPUTS),
/* harmony export */   iY: () => (/* binding */ builtBefore),
/* harmony export */   sA: () => (/* binding */ preparingSteps),
/* harmony export */   wt: () => (/* binding */ environmentStep)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);

const SETUP_STEP = 'judge-setup';
const SETUP_ON_INPUTS = `${SETUP_STEP}-inputs`;
function preparingSteps({ setup, build, network, logs }) {
    const steps = [];
    if (setup !== undefined && setup.command !== '') {
        steps.push({ ...stepOf('setup', SETUP_STEP, setup, { network: network.setup, logs }), inputs: setup.inputs });
    }
    if (build !== undefined && build.command !== '') {
        const { outputs, cache } = build;
        steps.push({ ...stepOf('build', 'build', build, { network: network.build, logs }), build: { outputs, cache } });
    }
    return steps;
}
function environmentStep(preparing) {
    return preparingSteps({ ...preparing, build: undefined }).find(({ inputs = [] }) => inputs.length > 0);
}
function stepOf(kind, name, { command, timeout }, { network, logs }) {
    return { name, kind, title: name, command, timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(timeout) ?? 0, network, logs: `${logs}${name}` };
}
function builtBefore({ setup, build }) {
    if (build === undefined || build.command === '')
        return {};
    const { command, outputs, cache } = build;
    return { build: { command, outputs, cache }, setup: setup?.command ?? '' };
}


/***/ }),

/***/ 66967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ runCommand),
  i: () => (/* binding */ unseenHint)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/kernel/cores.js
var cores = __webpack_require__(2908);
// EXTERNAL MODULE: ./build/kernel/environment.js
var kernel_environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/control-group.js
var control_group = __webpack_require__(23311);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/process-list.js
var process_list = __webpack_require__(41570);
;// CONCATENATED MODULE: ./build/kernel/resident-memory.js



function holdMoreThan(pids, bytes) {
    if (!(0,platform/* isLinux */.j)()) {
        const listed = pids.length === 0 ? [] : ((0,process_list/* listProcesses */.O3)() ?? []);
        return sum(listed.flatMap(({ pid, residentBytes }) => (pids.includes(pid) ? [residentBytes] : []))) > bytes;
    }
    const resident = pids.map((pid) => readKilobytes(pid, 'status', /^VmRSS:\s+(\d+) kB$/m) ?? 0);
    if (sum(resident) * 1024 <= bytes)
        return false;
    const shares = pids.map((pid, at) => readKilobytes(pid, 'smaps_rollup', /^Pss:\s+(\d+) kB$/m) ?? resident[at] ?? 0);
    return sum(shares) * 1024 > bytes;
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function readKilobytes(pid, name, pattern) {
    try {
        const found = pattern.exec((0,external_node_fs_.readFileSync)(`/proc/${pid}/${name}`, 'latin1'))?.[1];
        return found === undefined ? undefined : Number(found);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/kernel/memory-limit.js


const MEMORY_CHECK_MS = 250;
const UNLIMITED = { prefix: [], isExceeded: () => false, close: () => Promise.resolve(0) };
function openMemoryLimit(limit) {
    if (limit === undefined)
        return UNLIMITED;
    const { bytes, means } = limit;
    if (means.kind === 'sampled')
        return { ...UNLIMITED, isExceeded: (pids) => holdMoreThan(pids(), bytes) };
    const group = (0,control_group/* createGroup */.wj)(means.parent, means.nameGroup(), bytes);
    return { prefix: (0,control_group/* enterGroup */.cV)(group), isExceeded: () => (0,control_group/* hasExceeded */.E2)(group), close: () => (0,control_group/* removeGroup */.Yp)(group.folder) };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/kernel/output-capture.js


const MAX_TAIL_BYTES = 1 << 20;
const DRAIN_MS = 500;
const HEAD_BYTES = 2000;
class OutputCapture {
    #target;
    #descriptor;
    #tail;
    #closed = Promise.resolve();
    #stream;
    #bytes = 0;
    #seenBytes = 0;
    #head = '';
    #failure;
    constructor(target) {
        this.#target = target;
        this.#tail = new Tail(Math.min(MAX_TAIL_BYTES, target.maxBytes >> 1));
        this.#descriptor = (0,external_node_fs_.openSync)(target.path, 'wx', 0o600);
    }
    attach(stream) {
        this.#stream = stream;
        this.#closed = new Promise((resolve) => stream.once('close', () => resolve()));
        stream.on('data', (block) => this.#take(block));
        stream.on('error', () => undefined);
    }
    #take(block) {
        this.#seenBytes += block.length;
        if (this.#head.length < HEAD_BYTES)
            this.#head += block.toString('utf8', 0, HEAD_BYTES);
        const room = this.#target.maxBytes - this.#tail.maxBytes - this.#bytes;
        const retained = block.subarray(0, Math.max(0, room));
        this.#bytes += this.#write(retained);
        this.#tail.push(block.subarray(retained.length));
        release(block);
    }
    #write(retained) {
        if (this.#failure !== undefined)
            return 0;
        try {
            for (let at = 0; at < retained.length;)
                at += (0,external_node_fs_.writeSync)(this.#descriptor, retained, at);
            return retained.length;
        }
        catch (error) {
            this.#failure = error;
            return 0;
        }
    }
    #writeEnd() {
        const end = this.#tail.take();
        const dropped = this.#seenBytes - this.#bytes - end.length;
        if (dropped > 0)
            this.#write(Buffer.from(`\n[autorize left out ${dropped} bytes here]\n`));
        this.#bytes += this.#write(end);
    }
    get head() {
        return this.#head;
    }
    async finish() {
        await Promise.race([this.#closed, (0,promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        this.#stream?.destroy();
        this.#writeEnd();
        if (this.#failure !== undefined)
            throw this.#failure;
        const [bytes, seenBytes] = [this.#bytes, this.#seenBytes];
        return { path: this.#target.path, bytes, seenBytes, truncated: seenBytes > bytes };
    }
    [Symbol.dispose]() {
        this.#stream?.destroy();
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}
class Tail {
    maxBytes;
    #ring;
    #seen = 0;
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(block) {
        if (block.length === 0 || this.maxBytes === 0)
            return;
        this.#ring ??= Buffer.allocUnsafe(this.maxBytes);
        const last = block.subarray(-this.maxBytes);
        const at = (this.#seen + block.length - last.length) % this.maxBytes;
        const copied = last.copy(this.#ring, at);
        last.copy(this.#ring, 0, copied);
        this.#seen += block.length;
    }
    take() {
        const [ring, seen] = [this.#ring, this.#seen];
        this.#ring = undefined;
        this.#seen = 0;
        if (ring === undefined)
            return Buffer.alloc(0);
        if (seen <= this.maxBytes)
            return ring.subarray(0, seen);
        const at = seen % this.maxBytes;
        return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
    }
}
function release(block) {
    const { buffer } = block;
    if (block.byteLength !== buffer.byteLength)
        return;
    if ('transfer' in buffer && typeof buffer.transfer === 'function')
        buffer.transfer(0);
}

// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/sandbox-command.js + 3 modules
var sandbox_command = __webpack_require__(19189);
// EXTERNAL MODULE: ./build/kernel/sandbox-filter.js
var sandbox_filter = __webpack_require__(33382);
// EXTERNAL MODULE: ./build/kernel/signal.js
var kernel_signal = __webpack_require__(8538);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/kernel/status-report.js



const MAX_STATUS_LENGTH = 1000;
const MAX_WAIT_MS = 1000;
function readStatus(child) {
    const pipe = child.stdio[sandbox_command/* STATUS_DESCRIPTOR */.NY];
    if (!(pipe instanceof external_node_stream_.Readable))
        return () => Promise.resolve('');
    let text = '';
    const closed = new Promise((resolve) => pipe.once('close', () => resolve()));
    pipe.on('data', (block) => {
        if (text.length < MAX_STATUS_LENGTH)
            text += block.toString('latin1');
    });
    pipe.on('error', () => undefined);
    return async () => {
        await Promise.race([closed, (0,promises_.setTimeout)(MAX_WAIT_MS, undefined, { ref: false })]);
        pipe.destroy();
        return text;
    };
}
function parseStatus(text) {
    const code = /^started\nexit (\d{1,3})\n$/.exec(text)?.[1];
    return {
        began: text.startsWith('started\n'),
        isMissing: text === 'missing\n',
        ...(code === undefined ? {} : { exitCode: Number(code) & 255 }),
    };
}

// EXTERNAL MODULE: ./build/kernel/timer.js
var timer = __webpack_require__(20677);
;// CONCATENATED MODULE: ./build/kernel/agent-process.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});















const GRACE_MS = 5000;
const ABORT_GRACE_MS = 2000;
const LAUNCHER_MS = 1000;
const KILLED = 128 + external_node_os_.constants.signals.SIGKILL;
const CANCELLED = { code: 'ABORTED', reason: 'the run was cancelled before it began' };
async function runProcess(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!external_node_worker_threads_.isMainThread)
            throw new Error('commands are run from the main thread only: their lifetime hangs on it');
        if (request.signal?.aborted === true)
            return { kind: 'unstarted', ...CANCELLED, level: request.level.kind };
        const opened = openOutputs(request);
        if ('kind' in opened)
            return opened;
        const stdout = __addDisposableResource(env_1, opened.stdout, false);
        const stderr = __addDisposableResource(env_1, opened.stderr, false);
        let memory;
        try {
            memory = openMemoryLimit(request.memory);
        }
        catch (error) {
            return unstarted(request, error);
        }
        try {
            return await runLimited(request, { stdout, stderr, memory });
        }
        finally {
            await memory.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function runLimited(request, { stdout, stderr, memory }) {
    const built = (0,sandbox_command/* buildSandboxCommand */.V5)(request.level, { ...request, isBound: request.cores !== undefined });
    const startedAt = performance.now();
    const launch = startChild(built, [...memory.prefix, ...(0,cores/* bindToCores */.Hl)(request.cores)], request);
    if ('kind' in launch)
        return launch;
    const { child } = launch;
    const ending = watchEnding(child, request, memory);
    const spawned = await new Promise((resolve) => {
        child.once('spawn', () => resolve(undefined));
        child.once('error', resolve);
    });
    if (spawned !== undefined) {
        ending.stop();
        return unstarted(request, spawned);
    }
    (0,sandbox_filter/* giveFilter */.G)(child, built.filter);
    const status = readStatus(child);
    if (child.stdout !== null)
        stdout.attach(child.stdout);
    if (child.stderr !== null)
        stderr.attach(child.stderr);
    feed(child.stdin, request.stdin);
    const exit = await ending.exit;
    const durationMs = performance.now() - startedAt;
    const isLeft = !(0,sandbox_command/* hasNamespace */.G3)(request.level) || exit.code === null;
    const unended = isLeft ? await endLeftovers(child, request) : 0;
    const isBeyond = ending.isBeyondMemory();
    const survivors = Math.max(unended, await memory.close());
    const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
    const report = parseStatus(await status());
    const { killedByBudget, aborted } = ending;
    if (!report.began && !isLeft)
        await endLeftovers(child, request);
    if (!report.began && !killedByBudget && !isBeyond && !aborted) {
        if (report.isMissing)
            return notFound(request);
        return {
            kind: 'unstarted',
            code: 'SANDBOX',
            reason: stderr.head.trim() || 'no word of why',
            level: request.level.kind,
        };
    }
    const reported = built.reportsExit ? (report.exitCode ?? KILLED) : codeOf(exit);
    const exitCode = isBeyond && reported === 0 ? KILLED : reported;
    const facts = { exitCode, signal: signalOf(exitCode), killedByBudget, aborted, durationMs };
    const excess = isBeyond && request.memory !== undefined ? { exceededMemory: request.memory.bytes } : {};
    return { kind: 'ended', ...facts, ...excess, ...outputs, level: request.level.kind, survivors };
}
function openOutputs(request) {
    let stdout;
    try {
        stdout = new OutputCapture(request.stdout);
        return { stdout, stderr: new OutputCapture(request.stderr) };
    }
    catch (error) {
        stdout?.[Symbol.dispose]();
        if (['EMFILE', 'ENFILE'].includes((0,files/* errorCode */.CA)(error)))
            return unstarted(request, error);
        throw error;
    }
}
function startChild({ program: last, args: rest, filter }, prefix, request) {
    const [program = last, ...args] = [...prefix, last, ...rest];
    const mark = { [kernel_environment/* RUN_MARKER */.xO]: request.runId };
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: request.view.workDir,
            env: { ...((0,platform/* isLinux */.j)() ? {} : mark), ...request.environment, ...mark },
            detached: true,
            stdio: [
                ...[request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
                ...(filter === undefined ? [] : ['pipe']),
            ],
        });
        return { child };
    }
    catch (error) {
        return unstarted(request, error);
    }
}
function unstarted({ level }, error) {
    return {
        kind: 'unstarted',
        code: (0,files/* errorCode */.CA)(error),
        reason: error instanceof Error ? error.message : String(error),
        level: level.kind,
    };
}
function notFound({ level, command }) {
    const reason = `${JSON.stringify(command[0] ?? '')} is no command in the sandbox`;
    return { kind: 'unstarted', code: 'ENOENT', reason, level: level.kind };
}
function feed(stdin, text) {
    if (stdin === null || text === undefined)
        return;
    stdin.on('error', () => undefined);
    stdin.end(text);
}
function codeOf({ code, signal }) {
    return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
}
function signalOf(exitCode) {
    const found = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
    return found === undefined ? null : found[0];
}
function watchEnding(child, request, memory) {
    const { budgetMs, graceMs = GRACE_MS, signal } = request;
    const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
    const timers = [];
    const state = { killedByBudget: false, aborted: false, stop, isBeyondMemory };
    let isBeyond = false;
    let nextLook;
    const ask = () => {
        if (!isRunning(child))
            return;
        const members = membersOf(child, request);
        for (const pid of members)
            (0,kernel_signal/* sendSignal */.v)(pid, 'SIGTERM');
        if (members.length === 0)
            killLauncher(child);
    };
    const killAfter = (ms) => {
        timers.push((0,timer/* startTimer */.Ip)(ms, () => killTree(child, request)));
        timers.push((0,timer/* startTimer */.Ip)(ms + LAUNCHER_MS, () => killLauncher(child)));
    };
    const onBudget = () => {
        if (state.aborted)
            return;
        state.killedByBudget = true;
        ask();
        killAfter(graceMs);
    };
    const onAbort = () => {
        if (!state.killedByBudget) {
            state.aborted = true;
            ask();
        }
        killAfter(abortGraceMs);
    };
    function isBeyondMemory() {
        if (!isBeyond && !state.killedByBudget && !state.aborted) {
            isBeyond = memory.isExceeded(() => (isRunning(child) ? membersOf(child, request) : []));
        }
        return isBeyond;
    }
    const watchMemory = () => {
        nextLook = (0,timer/* startTimer */.Ip)(MEMORY_CHECK_MS, () => {
            if (isBeyondMemory())
                killAfter(0);
            else
                watchMemory();
        });
    };
    function stop() {
        for (const timer of [...timers, nextLook])
            timer?.cancel();
        signal?.removeEventListener('abort', onAbort);
    }
    timers.push((0,timer/* startTimer */.Ip)(budgetMs, onBudget));
    if (request.memory !== undefined)
        watchMemory();
    signal?.addEventListener('abort', onAbort, { once: true });
    const exit = new Promise((resolve) => {
        child.once('exit', (code, exitSignal) => {
            stop();
            resolve({ code, signal: exitSignal });
        });
    });
    return Object.assign(state, { exit });
}
function isRunning(child) {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
function membersOf(child, request) {
    const below = (0,process_tree/* descendantsOf */.gO)(child.pid);
    if ((0,sandbox_command/* hasNamespace */.G3)(request.level))
        return below;
    return [...new Set([child.pid, ...below, ...(0,process_tree/* markedProcesses */.KT)(request.runId)])];
}
function killTree(child, request) {
    if (!isRunning(child))
        return;
    const first = (0,process_tree/* descendantsOf */.gO)(child.pid)[0];
    if ((0,sandbox_command/* hasNamespace */.G3)(request.level) && first !== undefined)
        (0,kernel_signal/* sendSignal */.v)(first, 'SIGKILL');
    else {
        if (!(0,platform/* isLinux */.j)())
            for (const pid of membersOf(child, request))
                (0,kernel_signal/* sendSignal */.v)(pid, 'SIGKILL');
        (0,kernel_signal/* sendSignal */.v)(-child.pid, 'SIGKILL');
    }
}
function killLauncher(child) {
    if (isRunning(child))
        (0,kernel_signal/* sendSignal */.v)(-child.pid, 'SIGKILL');
}
async function endLeftovers(child, { level, runId }) {
    if (!(0,sandbox_command/* hasNamespace */.G3)(level) && child.pid !== undefined)
        (0,kernel_signal/* sendSignal */.v)(-child.pid, 'SIGKILL');
    return await (0,process_tree/* killMarked */.fR)(runId);
}

// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/kernel/sandbox-view.js + 2 modules
var sandbox_view = __webpack_require__(71028);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(75364);
// EXTERNAL MODULE: ./build/engine/workspace/compiled-python.js
var compiled_python = __webpack_require__(32053);
// EXTERNAL MODULE: ./build/engine/workspace/home-layers.js
var home_layers = __webpack_require__(50917);
;// CONCATENATED MODULE: ./build/engine/workspace/command.js
var command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});












const MAX_LOG_BYTES = 10 << 20;
const GIT_CONFIG = '[user]\n\tname = agent\n\temail = agent@localhost\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n';
const WAIT_ON_TERM = 'trap exit TERM; ';
const NO_USER_SETTINGS = {
    GOENV: 'off',
    NPM_CONFIG_USERCONFIG: '/dev/null',
    PIP_CONFIG_FILE: '/dev/./null',
};
const SETTINGS_VARIABLES = {
    NPM_CONFIG_USERCONFIG: '.npmrc',
    PIP_CONFIG_FILE: '.config/pip/pip.conf',
    GOENV: '.config/go/env',
};
function keepSettings(folder, { files, request, level, }) {
    if (request.compiled !== 'never' || level.kind !== 'bubblewrap')
        return {};
    const kept = Object.entries(SETTINGS_VARIABLES).filter(([, path]) => files[path] !== undefined);
    if (kept.length === 0)
        return {};
    (0,external_node_fs_.mkdirSync)(folder);
    return Object.fromEntries(kept.map(([name, path]) => {
        const file = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path));
        (0,external_node_fs_.writeFileSync)(file, files[path] ?? '');
        return [name, file];
    }));
}
function writeHome(home, files) {
    for (const [path, text] of Object.entries({ ...files, '.gitconfig': GIT_CONFIG })) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(home, path)), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(home, path), text);
    }
}
function unseenHint({ unseen }) {
    return unseen === undefined ? '' : ` (${unseen})`;
}
const TAIL_BYTES = 4096;
function findUnseen({ environment, level }, { result, view }) {
    if (level.kind !== 'bubblewrap' || result.kind !== 'ended' || result.exitCode === 0 || result.aborted)
        return undefined;
    const texts = [result.stderr, result.stdout].map(({ path }) => (0,regular_file/* readFilePart */.E)(path, 'end', TAIL_BYTES)?.text ?? '');
    const hints = texts.map((text) => environment.explainUnseen(text, (path) => (0,sandbox_view/* isHiddenIn */.K)(view, path)));
    return hints.find((hint) => hint !== undefined);
}
async function runCommand(privateArea, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command, workDir, variables, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
        const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES, compiled, tracing = 'on' } = request;
        const { kind, isTrusted = false, bridge, homeFiles = {} } = request;
        const { folder, repository, parentEnv, level, session, environment } = privateArea;
        const scratch = command_addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_path_.join)(folder, 'scratch'), { signal, onLeft: privateArea.onLeft }), true);
        const { temporary } = scratch;
        const bytecode = compiled === 'never' && level.kind === 'bubblewrap' ? request.bytecode : undefined;
        const home = request.home ?? { at: scratch.home, folder: scratch.home };
        const files = environment.homeFiles(network);
        writeHome(home.folder, { ...files, ...homeFiles });
        const kept = keepSettings((0,external_node_path_.join)((0,external_node_path_.dirname)(scratch.home), 'settings'), { files, request, level });
        const caches = command_addDisposableResource(env_1, (0,home_layers/* showCaches */.rI)(privateArea, { home, view: request.view, network, signal }), true);
        (0,fault_point/* faultPoint */.Jd)('command:after-scratch');
        const hidden = [repository.folder, repository.commonDir, folder, privateArea.cache, ...privateArea.hidden];
        const aliases = (request.aliases ?? []).map((at) => ({ path: workDir, at }));
        const { writable: ofCaches, layered } = caches;
        const ofPython = bytecode === undefined ? [] : [{ path: bytecode, at: compiled_python/* SHOWN_BYTECODE */.Cg }];
        const readableAt = [...caches.readableAt, ...ofPython];
        const folders = {
            ...{
                workDir,
                home: home.at,
                temporary,
                readable: [...readable, ...Object.values(kept)],
                network,
                tracing,
                aliases,
                devices: environment.devices,
            },
            ...{ writable: [...ofCaches, ...writable], readableAt, ...(layered === undefined ? {} : { layered }) },
            ...(bridge === undefined ? {} : { bridge }),
        };
        const { readable: shared, masked } = environment;
        const view = (0,sandbox_command/* shieldsFiles */.OU)(level)
            ? (0,sandbox_view/* readSandboxView */.f)({ ...folders, parentEnv, hidden: [...hidden, ...masked], shared })
            : folders;
        (0,fault_point/* faultPoint */.Jd)('command:before-start');
        const result = await runProcess({
            level,
            view,
            command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
            environment: (0,kernel_environment/* buildEnvironment */.AF)({
                parentEnv,
                variables: {
                    ...environment.variables({ kind, network, home: home.at, isTrusted }),
                    ...(compiled === undefined
                        ? {}
                        : (0,compiled_python/* pythonVariables */.YH)(compiled, { home: home.at, temporary, hasBytecode: bytecode !== undefined })),
                    ...(compiled === 'never' ? { ...NO_USER_SETTINGS, ...kept } : {}),
                    ...variables,
                },
                home: home.at,
                temporary,
            }),
            runId: `${session}.${(0,external_node_crypto_.randomUUID)()}`,
            stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
            stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
            budgetMs,
            ...privateArea.resources.limitsOf(request),
            ...(stdin === undefined ? {} : { stdin }),
            ...(signal === undefined ? {} : { signal }),
        });
        (0,fault_point/* faultPoint */.Jd)('command:after-end');
        const unseen = findUnseen(privateArea, { result, view });
        return unseen === undefined ? result : { ...result, unseen };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 32053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ SHOWN_BYTECODE),
/* harmony export */   IK: () => (/* binding */ BYTECODE),
/* harmony export */   YH: () => (/* binding */ pythonVariables)
/* harmony export */ });
const BYTECODE = '.cache/python-bytecode';
const SHOWN_BYTECODE = '/run/autorize-python-bytecode';
function pythonVariables(compiled, { home, temporary, hasBytecode }) {
    const prefixes = {
        never: hasBytecode ? SHOWN_BYTECODE : '/dev/null/pycache',
        apart: `${temporary}/pycache`,
        kept: `${home}/${BYTECODE}`,
    };
    return {
        PYTHONPYCACHEPREFIX: prefixes[compiled],
        PYTHONNOUSERSITE: '1',
        ...(compiled === 'kept' ? {} : { PYTHONDONTWRITEBYTECODE: '1' }),
    };
}


/***/ }),

/***/ 50917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iz: () => (/* binding */ joinHome),
/* harmony export */   rI: () => (/* binding */ showCaches),
/* harmony export */   ro: () => (/* binding */ homeFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92364);
/* harmony import */ var _kernel_move_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24102);





const WRITTEN = new Set([
    ...['.cache/uv', '.cache/deno', '.bun/install/cache', '.gradle/caches', '.gradle/native'],
]);
function homeFolders(layers, { home, above }) {
    return layers.filter(isThere).map(({ from, at }) => {
        const prepared = above.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, at)).filter(isFolder);
        return { at: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, at), lower: [...prepared, from] };
    });
}
function isThere({ from }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(from);
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function joinHome(view, home) {
    const upper = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .upperOf */ .Ag)(view, home);
    for (const { at } of view.folders) {
        if (!at.startsWith(home + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
            continue;
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(upper, at.slice(home.length + 1));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(target, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
        (0,_kernel_move_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .moveEntry */ .c)((0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .upperOf */ .Ag)(view, at), target);
    }
}
function showCaches(privateArea, { home, view, network, signal }) {
    const { level, layering, environment, onLeft } = privateArea;
    const shown = { writable: [], readableAt: [], [Symbol.asyncDispose]: () => Promise.resolve() };
    if (level.kind !== 'bubblewrap')
        return shown;
    if (view !== undefined) {
        const inside = view.folders.filter(({ at }) => at.startsWith(home.at + node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
        return { ...shown, layered: view, writable: inside.map(({ at }) => at) };
    }
    const folders = homeFolders(environment.homeLayers, { home: home.at, above: [] });
    if (folders.length === 0)
        return shown;
    if (layering.kind === 'copies') {
        const isFree = ({ at }) => !WRITTEN.has(at) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home.folder, at));
        const readable = network === 'off' ? environment.homeLayers.filter((each) => isThere(each) && isFree(each)) : [];
        return { ...shown, readableAt: readable.map(({ from, at }) => ({ path: from, at: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home.at, at) })) };
    }
    const { programs, views } = layering.layers;
    const own = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .createLayeredView */ .w0)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(views, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), programs, folders });
    return {
        ...{ readableAt: [], layered: own, writable: folders.map(({ at }) => at) },
        [Symbol.asyncDispose]: async () => {
            const left = await (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__/* .discardLayeredView */ .cm)(own, { signal });
            if (left.length > 0 && signal?.aborted !== true)
                onLeft(left);
        },
    };
}


/***/ }),

/***/ 64809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ readProgram),
/* harmony export */   al: () => (/* binding */ readMovingFacts),
/* harmony export */   m_: () => (/* binding */ readFixedFacts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);




const GOVERNOR = '/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor';
const GPU = '/proc/driver/nvidia/version';
function readFixedFacts({ ImageOS: os, ImageVersion: image }) {
    const processors = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.cpus)();
    return present({
        kernel: `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.type)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.release)()}`,
        cpu: `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}`,
        gpu: firstLine(GPU),
        image: os === undefined ? undefined : `${os} ${image ?? ''}`.trim(),
    });
}
function readMovingFacts(env) {
    return present({ governor: firstLine(GOVERNOR), image_digest: readImageDigest(env) });
}
function present(facts) {
    return Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])));
}
function firstLine(path) {
    return readText(path)?.trim().split('\n')[0];
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}
const CONTAINER = '/run/.containerenv';
const IMAGE_FILES = [
    '/etc/os-release',
    '/var/lib/dpkg/status',
    '/lib/apk/db/installed',
    '/usr/lib/apk/db/installed',
    '/var/lib/rpm/rpmdb.sqlite',
    '/usr/lib/sysimage/rpm/rpmdb.sqlite',
    '/var/lib/rpm/Packages',
    '/System/Library/CoreServices/SystemVersion.plist',
];
function readImageDigest({ AUTORIZE_IMAGE_DIGEST: supplied }) {
    if (supplied)
        return `given ${supplied}`;
    const named = /^imageid="?([^"\s]+)"?$/m.exec(readText(CONTAINER) ?? '')?.[1];
    if (named !== undefined)
        return `container ${named}`;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.type)()}\n`);
    for (const path of IMAGE_FILES) {
        const content = contentOf(path);
        if (content !== undefined)
            hash.update(`${path} ${content}\n`);
    }
    return `system ${hash.digest('hex')}`;
}
function readProgram(name, path) {
    const found = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__/* .findOnPath */ .aY)(name, path);
    if (found === undefined)
        return undefined;
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(found);
        return `${real} ${identify(real)}`;
    }
    catch {
        return undefined;
    }
}
const MAX_READ_BYTES = 1 << 20;
function identify(path) {
    const { size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    return size > MAX_READ_BYTES ? `${size} bytes of ${new Date(mtimeMs).toISOString()}` : (contentOf(path) ?? 'unread');
}
const known = new Map();
function contentOf(path) {
    try {
        const { dev, ino, size, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { bigint: true });
        const stamp = `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
        const before = known.get(path);
        if (before?.stamp === stamp)
            return before.digest;
        const digest = hashFile(path);
        known.set(path, { stamp, digest });
        return digest;
    }
    catch {
        return undefined;
    }
}
const BLOCK_BYTES = 1 << 20;
function hashFile(path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        for (;;) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, block);
            if (count === 0)
                return hash.digest('hex');
            hash.update(block.subarray(0, count));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ isHiddenIn),
  f: () => (/* binding */ readSandboxView)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
;// CONCATENATED MODULE: ./build/kernel/program-places.js



const PACKAGE_FOLDERS = ['node_modules', 'Cellar'];
const NEIGHBOURS = ['lib', 'lib64', 'libexec', 'pyvenv.cfg'];
const KEYS = new Set(['.git', '.ssh', '.aws', '.azure', '.gnupg', '.kube']);
const PRIVATE = new Set([...KEYS, '.config', '.docker', '.env', '.netrc', '.git-credentials']);
const MAX_ANSWERS = 8;
const TICK_MS = 100;
const answers = new Map();
function readProgramPaths(request) {
    const { path, hiddenFolders, homes } = request;
    const key = JSON.stringify([path, hiddenFolders, homes]);
    const before = answers.get(key);
    if (before !== undefined && isStill(before))
        return before.places;
    answers.delete(key);
    const status = createPathReader();
    const answer = { places: findPlaces(request, status), stamps: status.stamps, at: Date.now() };
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined)
        answers.delete(oldest);
    return answer.places;
}
function isStill({ stamps, at }) {
    return [...stamps].every(([folder, { id, changedAt }]) => at - changedAt > TICK_MS && stampOf(folder).id === id);
}
function stampOf(folder) {
    try {
        const { dev, ino, ctimeNs } = (0,external_node_fs_.statSync)(folder, { bigint: true });
        return { id: `${dev}:${ino}:${ctimeNs}`, changedAt: Number(ctimeNs / 1000000n) };
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return { id: 'none', changedAt: 0 };
        throw error;
    }
}
function createPathReader() {
    const stamps = new Map();
    const note = (folder) => {
        if (!stamps.has(folder))
            stamps.set(folder, stampOf(folder));
    };
    return {
        stamps,
        entries: (folder) => {
            note(folder);
            return quietly(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }));
        },
        next: (link) => {
            note((0,external_node_path_.dirname)(link));
            const found = quietly(() => [(0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), (0,external_node_fs_.readlinkSync)(link))]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
        real: (path) => {
            note((0,external_node_path_.dirname)(path));
            const found = quietly(() => [external_node_fs_.realpathSync.native(path)]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
    };
}
function findPlaces({ path, hiddenFolders, homes }, status) {
    const { real } = status;
    const places = new Set();
    const seen = new Set();
    const isHidden = (place) => hiddenFolders.some((folder) => isInside(place, folder));
    const isClosed = (place) => [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) ||
        isPrivate(place, status);
    const known = new Map();
    const add = (place) => {
        const isAdded = known.get(place) ?? addNew(place);
        known.set(place, isAdded);
        return isAdded;
    };
    const addNew = (place) => {
        if (!isHidden(place) || real(place).length === 0 || isClosed(place))
            return false;
        if (![...places].some((each) => isInside(place, each)))
            places.add(place);
        return true;
    };
    const targets = new Map();
    const targetsIn = (folder) => {
        const found = targets.get(folder) ?? linkTargets(folder, status);
        targets.set(folder, found);
        return found;
    };
    const addFolder = (folder) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        if (!add(folder) && isHidden(folder))
            return;
        const prefix = (0,external_node_path_.dirname)(folder);
        if ((0,external_node_path_.basename)(folder) === 'bin' && !isClosed(prefix))
            for (const name of NEIGHBOURS)
                add((0,external_node_path_.join)(prefix, name));
        for (const target of real(folder).flatMap(targetsIn)) {
            const packages = packageFolder(target);
            if (packages !== undefined)
                add(packages);
            else if (!isHidden(target))
                continue;
            else if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(target)) === 'bin')
                addFolder((0,external_node_path_.dirname)(target));
            else
                add(target);
        }
    };
    const written = path.split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each));
    for (const folder of written.map((each) => (0,external_node_path_.resolve)(each)))
        for (const each of [folder, ...real(folder)])
            addFolder(each);
    return [...places];
}
function linkTargets(folder, { entries, next, real }) {
    const links = entries(folder).filter((entry) => entry.isSymbolicLink());
    return links.flatMap(({ name }) => {
        const link = (0,external_node_path_.join)(folder, name);
        return [...next(link), ...real(link)];
    });
}
function packageFolder(path) {
    const parts = path.split(external_node_path_.sep);
    const at = parts.findIndex((part) => PACKAGE_FOLDERS.includes(part));
    return at === -1 || at === parts.length - 1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
}
function isPrivate(place, { entries }) {
    if (PRIVATE.has((0,external_node_path_.basename)(place)) || place.split(external_node_path_.sep).some((part) => KEYS.has(part)))
        return true;
    return entries(place).some(({ name }) => PRIVATE.has(name));
}
function isInside(path, folder) {
    return path.startsWith(folder + external_node_path_.sep);
}
function quietly(status) {
    try {
        return status();
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/kernel/runner-folders.js


const REGISTRATION = ['.runner', '.credentials'];
const FOLDERS = ['RUNNER_TEMP', 'RUNNER_WORKSPACE', 'GITHUB_WORKSPACE'];
const FILES = [
    'GITHUB_EVENT_PATH',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
const OF_CONTAINERS = ['/__w', '/__e', '/github'];
function findRunnerFolders(parentEnv, program = process.execPath) {
    const of = (names) => names.flatMap((name) => {
        const path = parentEnv[name];
        return path !== undefined && (0,external_node_path_.isAbsolute)(path) ? [path] : [];
    });
    if (of([...FOLDERS, ...FILES]).length === 0)
        return [];
    const named = [...of(FOLDERS), ...of(FILES).map(external_node_path_.dirname)];
    const work = of(['RUNNER_TEMP']).flatMap((path) => ((0,external_node_path_.basename)(path) === '_temp' ? [(0,external_node_path_.dirname)(path)] : []));
    const starts = [...named, ...of(['RUNNER_TOOL_CACHE']), (0,external_node_path_.dirname)(program)];
    const container = parentEnv.GITHUB_ACTIONS === 'true' ? OF_CONTAINERS : [];
    return [...new Set([...starts.flatMap(registrationsAbove), ...work, ...named, ...container])];
}
function registrationsAbove(path) {
    const above = (0,external_node_path_.dirname)(path);
    const own = REGISTRATION.some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, name))) ? [path] : [];
    return above === path ? own : [...own, ...registrationsAbove(above)];
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-view.js




const SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];
function readSandboxView(request) {
    const { parentEnv, hidden = [], readable = [], shared = [], ...folders } = request;
    const variables = FOLDER_VARIABLES.flatMap((name) => parentEnv[name] ?? []);
    const general = realPaths([...SYSTEM_FOLDERS, ...variables]);
    const paths = [...new Set([...general, ...realPaths([...findRunnerFolders(parentEnv), ...hidden])])];
    const hiddenFolders = paths.filter((path) => (0,external_node_fs_.statSync)(path).isDirectory());
    const homes = parentEnv.HOME === undefined ? [] : [parentEnv.HOME, ...realPath(parentEnv.HOME)];
    const programs = readProgramPaths({ path: parentEnv.PATH ?? '', hiddenFolders, homes });
    const isHidden = (path) => hiddenFolders.some((folder) => path.startsWith(folder + external_node_path_.sep));
    const there = shared.filter((path) => isHidden(path) && (0,external_node_fs_.existsSync)(path));
    const opened = [...readable, ...there.filter((path) => !programs.includes(path)), ...programs];
    const { workDir, home, temporary, writable = [] } = folders;
    const bound = [...opened, workDir, home, temporary, ...writable];
    const open = [...bound, ...bound.flatMap(realPath)];
    const isNamed = (path) => general.includes(path) || !isGone(path, { hiddenFolders, open });
    const named = paths.filter(isNamed);
    const isFolder = (path) => hiddenFolders.includes(path);
    return {
        ...{ ...folders, readable: opened },
        hiddenFolders: named.filter(isFolder),
        hiddenFiles: named.filter((path) => !isFolder(path)),
    };
}
function isHiddenIn(view, path) {
    const { hiddenFolders = [], hiddenFiles = [], readable = [], writable = [], workDir, home, temporary } = view;
    const bound = [...readable, workDir, home, temporary, ...writable];
    const open = [...bound, ...bound.flatMap(realPath)];
    return hiddenFiles.includes(path) || (!open.includes(path) && isGone(path, { hiddenFolders, open }));
}
function isGone(path, { hiddenFolders, open }) {
    const nearest = (places) => Math.max(0, ...places.flatMap((place) => (path.startsWith(place + external_node_path_.sep) ? place.length : [])));
    return nearest(hiddenFolders) > nearest(open);
}
function realPaths(paths) {
    return [...new Set(paths.flatMap(realPath))].filter((path) => path !== external_node_path_.sep);
}
function realPath(path) {
    if (!(0,external_node_path_.isAbsolute)(path))
        return [];
    try {
        return [(0,external_node_fs_.realpathSync)(path)];
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 75364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createScratchHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20677);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





function createScratchHome(parent, { signal, onLeft } = {}) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'scratch-'));
    const [home, temporary] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tmp')];
    for (const path of [home, temporary])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
    return {
        home,
        temporary,
        [Symbol.asyncDispose]: async () => {
            const left = await discardScratch(folder, signal);
            if (left.length > 0)
                onLeft?.(left);
        },
    };
}
const GRACE_MS = 1000;
async function discardScratch(folder, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const grace = __addDisposableResource(env_1, (0,_timer_js__WEBPACK_IMPORTED_MODULE_4__/* .startGrace */ .ZE)(signal, GRACE_MS), false);
        try {
            return await (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .discardTree */ .l)(folder, { signal: grace.signal });
        }
        catch (error) {
            if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb)
                return [{ path: folder, why: error.message }];
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}


/***/ })

};


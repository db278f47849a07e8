export const id = 5575;
export const ids = [5575];
export const modules = {

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p1: () => (/* binding */ checkPlaces),
  kL: () => (/* binding */ checkVariables),
  RO: () => (/* binding */ keyTables),
  NJ: () => (/* binding */ openCommandEnvironment)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/json-path.js
var json_path = __webpack_require__(65090);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/engine/environment/found-places.js
var found_places = __webpack_require__(15182);
;// CONCATENATED MODULE: ./build/engine/environment/found-devices.js





const DEVICES = '/dev';
const NVIDIA = ['nvidia*', 'nvidia-caps/*', 'dxg'];
const NVIDIA_LIBRARIES = ['/run/opengl-driver', '/run/opengl-driver-32', '/run/nvidia/driver/usr/lib', '/usr/lib/wsl'];
const NVIDIA_VARIABLES = [
    ...['CUDA_VISIBLE_DEVICES', 'CUDA_DEVICE_ORDER', 'CUDA_HOME', 'CUDA_PATH', 'LD_LIBRARY_PATH'],
    ...['NVIDIA_VISIBLE_DEVICES', 'NVIDIA_DRIVER_CAPABILITIES'],
];
const REFUSED = /^(?:mem|kmem|port|kmsg|mapper|shm|pts|mqueue|console|tty\d*|vcs.*|input|uinput|watchdog.*|nvram|sg\d+)(?:\/|$)/;
function findDevices(names, { parentEnv, folder = DEVICES }) {
    const devices = [...new Set(names.flatMap((name) => nodesOf(name, folder)))];
    if (!names.includes('nvidia'))
        return { devices, libraries: [], variables: {} };
    const set = NVIDIA_VARIABLES.flatMap((name) => (parentEnv[name] ? [[name, parentEnv[name]]] : []));
    const named = set.flatMap(([, value]) => value.split(':')).filter((path) => (0,external_node_path_.isAbsolute)(path));
    const libraries = [...NVIDIA_LIBRARIES, ...named].filter(found_places/* isFolder */.lQ);
    return { devices, libraries: [...new Set(libraries)], variables: Object.fromEntries(set) };
}
function nodesOf(name, folder) {
    if (name === 'nvidia')
        return NVIDIA.flatMap((each) => (0,found_places/* expand */.fT)(folder, each)).filter(isNode);
    const path = (0,external_node_path_.relative)(DEVICES, (0,external_node_path_.resolve)(name));
    if (path.startsWith('..'))
        return [];
    const found = (0,found_places/* expand */.fT)(folder, path);
    return found
        .flatMap((each) => ((0,found_places/* isFolder */.lQ)(each) ? (0,found_places/* namesIn */.wX)(each).map((inner) => (0,external_node_path_.join)(each, inner)) : [each]))
        .filter(isNode);
}
function isNode(path) {
    try {
        return !(0,external_node_fs_.lstatSync)(path).isSymbolicLink() && !(0,external_node_fs_.statSync)(path).isBlockDevice() && !(0,found_places/* isFolder */.lQ)(path);
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return false;
        throw error;
    }
}
function deviceProblem(name, folder = DEVICES) {
    const found = (0,base_text/* quoted */.TL)(name, 200);
    const expected = '"nvidia", or the path of a device such as "/dev/kvm" or "/dev/dri/*"';
    if (name !== 'nvidia' && !isAllowed(name)) {
        const remedy = 'Name single devices; disks, memory and terminals are never given to a command.';
        return { found, expected, remedy };
    }
    if (nodesOf(name, folder).length > 0)
        return undefined;
    const remedy = 'Load its driver, run where it is, or leave it out.';
    return { found: `${found}, which is not on this machine`, expected, remedy };
}
function isAllowed(name) {
    const path = (0,external_node_path_.relative)(DEVICES, (0,external_node_path_.resolve)(name));
    if (!(0,external_node_path_.isAbsolute)(name) || path === '' || path.startsWith('..') || path.startsWith('*') || REFUSED.test(path))
        return false;
    const places = [(0,external_node_path_.resolve)(name), (0,external_node_path_.dirname)((0,external_node_path_.resolve)(name))].flatMap(found_places/* realOf */.MN);
    return places.every((place) => place === DEVICES || place.startsWith(`${DEVICES}/`));
}

// EXTERNAL MODULE: ./build/settings/environment-shape.js
var environment_shape = __webpack_require__(83257);
// EXTERNAL MODULE: ./build/engine/environment/toolchain-places.js
var toolchain_places = __webpack_require__(12539);
;// CONCATENATED MODULE: ./build/engine/environment/found-toolchains.js




function findToolchains({ names, parentEnv, findClosed }) {
    const wanted = names === 'auto' ? environment_shape/* TOOLCHAINS */.z9 : names === 'none' ? [] : names;
    const found = wanted.flatMap((name) => toolchain_places/* TOOLCHAIN_PARTS */.n[name].flatMap((part) => findPart(name, part, parentEnv)));
    const isOpen = (path) => findClosed(path) === undefined;
    const opened = found.flatMap(openedBy).filter(isOpen);
    const linked = [...new Set(found.flatMap(linkedBy))].filter((path) => !opened.includes(path) && isOpen(path));
    return {
        readable: [...new Set([...opened, ...linked])],
        layers: uniqueLayers(found.flatMap(layersOf).filter(({ from }) => isOpen(from))),
        variables: Object.assign({}, ...found.map((each) => variablesOf(each, parentEnv))),
        keys: found.flatMap(({ part, folder }) => (part.keys ?? []).map((name) => (0,external_node_path_.join)(folder, name))),
        readVersions: () => Object.fromEntries(found.flatMap(versionsOf)),
    };
}
function findPart(name, part, env) {
    const folders = part.at.flatMap((place) => (0,found_places/* locate */.x5)(place, env) ?? []);
    const folder = folders.find((each) => (0,found_places/* isFolder */.lQ)(each) && (part.has === undefined || (0,found_places/* expand */.fT)(each, part.has).length > 0));
    return folder === undefined ? [] : [{ name, part, folder }];
}
function openedBy({ part, folder }) {
    const paths = (part.opens ?? []).flatMap((name) => (0,found_places/* expand */.fT)(folder, name));
    return paths.flatMap((path) => [path, ...(0,found_places/* realOf */.MN)(path)]);
}
function linkedBy({ part, folder }) {
    const shown = (part.versions ?? []).filter((name) => part.opens?.includes(name.replace(/\/\*$/, '')));
    const listed = shown.flatMap((name) => {
        const path = (0,external_node_path_.join)(folder, name.replace(/\/\*$/, ''));
        return name.endsWith('/*') ? (0,found_places/* namesIn */.wX)(path).map((each) => (0,external_node_path_.join)(path, each)) : [path];
    });
    return listed.flatMap((path) => (0,found_places/* namesIn */.wX)(path).flatMap((name) => {
        const [real] = (0,found_places/* realOf */.MN)((0,external_node_path_.join)(path, name));
        const [around = path] = (0,found_places/* realOf */.MN)(path);
        return real === undefined || (0,external_node_path_.dirname)(real) === around ? [] : [real];
    }));
}
function layersOf({ part, folder }) {
    const layers = (part.layers ?? []).map(([from, at]) => ({ from: (0,external_node_path_.join)(folder, from), at }));
    return layers.flatMap(({ from, at }) => ((0,found_places/* isFolder */.lQ)(from) ? (0,found_places/* realOf */.MN)(from).map((real) => ({ from: real, at })) : []));
}
function uniqueLayers(layers) {
    return [...new Map(layers.map((layer) => [layer.at, layer])).values()];
}
function variablesOf({ part, folder }, env) {
    const named = (part.sets ?? []).map((name) => [name, folder]);
    const passed = (part.passes ?? []).map((name) => [name, env[name]]);
    return {
        ...Object.fromEntries([...named, ...passed].filter(([, value]) => value !== undefined)),
        ...part.gives,
    };
}
function versionsOf({ name, part, folder }) {
    return (part.versions ?? []).flatMap((written) => {
        const text = (0,found_places/* describePlace */.df)(folder, written);
        return text === undefined ? [] : [[`toolchain.${name}.${keyOf(part, written)}`, text]];
    });
}
function keyOf({ at }, written) {
    const part = at[0]
        ?.replaceAll(/[^A-Za-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, '')
        .toLowerCase();
    return written === '' ? `${part}` : `${part}.${written.replace(/\/\*$/, '')}`;
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
;// CONCATENATED MODULE: ./build/engine/environment/network-variables.js
const PROXIES = /^(?:(?:https?|all|ftp|no)_proxy|cargo_http_proxy|pip_proxy|npm_config_(?:proxy|https_proxy|noproxy)|yarn_https?_proxy)$/i;
const CERTIFICATES = [
    ...[
        'SSL_CERT_FILE',
        'SSL_CERT_DIR',
        'NIX_SSL_CERT_FILE',
        'CURL_CA_BUNDLE',
        'REQUESTS_CA_BUNDLE',
        'HTTPLIB2_CA_CERTS',
    ],
    ...['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE', 'npm_config_cafile', 'YARN_HTTPS_CA_FILE_PATH', 'DENO_CERT'],
    ...['PIP_CERT', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'CARGO_HTTP_CAINFO', 'AWS_CA_BUNDLE', 'BUNDLE_SSL_CA_CERT'],
    ...['GRPC_DEFAULT_SSL_ROOTS_FILE_PATH', 'HEX_CACERTS_PATH'],
];
const CERTIFICATE_NAMES = new Set(CERTIFICATES);
const REGISTRIES = [
    /^npm_config_(?:registry|strict_ssl)$/i,
    /^(?:YARN_REGISTRY|YARN_NPM_REGISTRY_SERVER|COREPACK_NPM_REGISTRY|BUN_CONFIG_REGISTRY|NPM_REGISTRY)$/,
    /^PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|TRUSTED_HOST|NO_INDEX)$/,
    /^UV_(?:DEFAULT_INDEX|INDEX|INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|INSECURE_HOST|INDEX_STRATEGY|NATIVE_TLS|SYSTEM_CERTS)$/,
    /^UV_(?:PYTHON|PYPY|CPYTHON)_INSTALL_MIRROR$/,
    /^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS)$/,
    /^CARGO_(?:REGISTRIES_\w+_(?:INDEX|PROTOCOL)|REGISTRY_DEFAULT|NET_GIT_FETCH_WITH_CLI|HTTP_(?:SSL_VERSION|CHECK_REVOKE))$/,
    /^RUSTUP_(?:DIST_SERVER|UPDATE_ROOT)$/,
    /^(?:NVM_NODEJS_ORG_MIRROR|NVM_IOJS_ORG_MIRROR|FNM_NODE_DIST_MIRROR|NODE_MIRROR|NODEJS_ORG_MIRROR|PYTHON_BUILD_MIRROR_URL)$/,
    /^(?:BUNDLE_MIRROR__\w+|RUBYGEMS_HOST|CONDA_(?:CHANNELS|CHANNEL_ALIAS|DEFAULT_CHANNELS|SSL_VERIFY)|DENO_TLS_CA_STORE)$/,
    /^(?:NPM_CONFIG_JSR_REGISTRY|JSR_URL|HF_ENDPOINT|HF_HUB_ENDPOINT|PLAYWRIGHT_DOWNLOAD_HOST|ELECTRON_MIRROR|NODE_USE_SYSTEM_CA)$/,
];
const WITH_KEY = /[^/\s,|]@|\/t\/[\w-]{8,}\/|[?&](?:\w*(?:token|key|auth|password|secret))=/i;
function holdsKey(value) {
    return WITH_KEY.test(value);
}
function findNetworkVariables(env) {
    const set = Object.entries(env).flatMap(([name, value = '']) => value !== '' && isOfNetwork(name) ? [[name, value]] : []);
    const named = set.filter(([name]) => CERTIFICATE_NAMES.has(name));
    return {
        open: Object.fromEntries(set.filter(([, value]) => !holdsKey(value))),
        secret: Object.fromEntries(set.filter(([, value]) => holdsKey(value))),
        certificates: [...new Set(named.flatMap(([, value]) => value.split(':').filter((path) => path.startsWith('/'))))],
    };
}
function isOfNetwork(name) {
    return PROXIES.test(name) || CERTIFICATE_NAMES.has(name) || REGISTRIES.some((pattern) => pattern.test(name));
}

;// CONCATENATED MODULE: ./build/engine/environment/home-files.js



const HOME_FILES = [
    { from: ['~/.tool-versions'], at: '.tool-versions', of: ['asdf', 'mise'], isLocal: true, keep: (text) => text },
    {
        from: ['$MISE_GLOBAL_CONFIG_FILE', '$XDG_CONFIG_HOME/mise/config.toml', '~/.config/mise/config.toml'],
        ...{ at: '.config/mise/config.toml', of: ['mise'], isLocal: true },
        keep: (text) => keepTables(text, { tools: /./, alias: /./, settings: /^(?!.*(?:token|key|credential))/i }),
    },
    {
        from: ['$CARGO_HOME/config.toml', '$CARGO_HOME/config', '~/.cargo/config.toml', '~/.cargo/config'],
        ...{ at: '.cargo/config.toml', isLocal: true },
        keep: (text) => keepTables(text, {
            source: /./,
            registries: /^(?!.*(?:token|key|credential))/i,
            registry: /^(?:default|index)$/,
            net: /^(?:retry|git-fetch-with-cli)$/,
            http: /^(?:proxy|cainfo|check-revoke|ssl-version|timeout|multiplexing)$/,
        }),
    },
    {
        from: ['$NPM_CONFIG_USERCONFIG', '$npm_config_userconfig', '~/.npmrc'],
        ...{ at: '.npmrc', isLocal: false },
        keep: (text) => keepLines(text, /^(?:(?:@[^:=\s]+:)?registry|cafile|strict-ssl|proxy|https-proxy|noproxy)\s*=/),
    },
    {
        from: ['$PIP_CONFIG_FILE', '$XDG_CONFIG_HOME/pip/pip.conf', '~/.config/pip/pip.conf', '~/.pip/pip.conf'],
        ...{ at: '.config/pip/pip.conf', isLocal: false },
        keep: (text) => keepLines(text, /^(?:index-url|extra-index-url|find-links|trusted-host|no-index|cert|proxy)\s*[=:]/),
    },
    {
        from: ['$UV_CONFIG_FILE', '$XDG_CONFIG_HOME/uv/uv.toml', '~/.config/uv/uv.toml'],
        ...{ at: '.config/uv/uv.toml', isLocal: false },
        keep: (text) => keepTables(text, {
            index: /./,
            ...{ 'index-url': /./, 'extra-index-url': /./, 'find-links': /./, 'allow-insecure-host': /./ },
            ...{ 'native-tls': /./, 'system-certs': /./ },
        }),
    },
    {
        from: ['$GOENV', '$XDG_CONFIG_HOME/go/env', '~/.config/go/env'],
        ...{ at: '.config/go/env', isLocal: true },
        keep: (text) => keepLines(text, /^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS|TOOLCHAIN)\s*=/),
    },
];
function keepLines(text, wanted) {
    const kept = [];
    let heading;
    let isOpen = false;
    for (const line of text.split(/\r?\n/)) {
        if (/^\s*(?:[#;]|$)/.test(line))
            continue;
        if (/^\[[^\]=]*\]\s*$/.test(line)) {
            heading = line;
            isOpen = false;
            continue;
        }
        const continues = /^\s/.test(line) && isOpen;
        isOpen = continues || wanted.test(line.trim());
        if (!isOpen || holdsKey(line) || line.includes('${'))
            continue;
        if (heading !== undefined)
            kept.push(heading);
        heading = undefined;
        kept.push(continues ? line : line.trim());
    }
    return kept.length === 0 ? '' : `${kept.join('\n')}\n`;
}
function keepTables(text, tables) {
    let document;
    try {
        document = (0,dist/* parse */.qg)(text);
    }
    catch {
        return '';
    }
    const kept = Object.entries(tables).flatMap(([name, keys]) => {
        const value = (0,decode/* isObject */.Gv)(document) ? keepKeys(document[name], keys) : undefined;
        return value === undefined ? [] : [[name, value]];
    });
    return kept.length === 0 ? '' : (0,dist/* stringify */.As)(Object.fromEntries(kept));
}
function keepKeys(value, keys) {
    if (typeof value === 'string')
        return holdsKey(value) ? undefined : value;
    if (Array.isArray(value))
        return value.map((each) => keepKeys(each, keys)).filter((each) => each !== undefined);
    if (!(0,decode/* isObject */.Gv)(value))
        return value;
    const entries = Object.entries(value).map(([name, each]) => [
        name,
        keys.test(name) ? keepKeys(each, keys) : undefined,
    ]);
    const kept = entries.filter(([, each]) => each !== undefined);
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

// EXTERNAL MODULE: ./build/engine/environment/open-places.js
var open_places = __webpack_require__(75682);
// EXTERNAL MODULE: ./build/engine/environment/secret-places.js
var secret_places = __webpack_require__(40730);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/engine/environment/left-out-toolchain.js
var left_out_toolchain = __webpack_require__(19671);
;// CONCATENATED MODULE: ./build/engine/environment/unseen-places.js





const REPORTS_MISSING = /not found|no such file|ENOENT|can(?:not|'t) (?:open|find|access|execute)|does not exist|bad interpreter/i;
const QUOTE = `['"‘’“”\`]?`;
const NAME = `${QUOTE}([A-Za-z0-9_][\\w.+-]*)${QUOTE}`;
const PROGRAMS = [
    new RegExp(`(?:^|[:\\s])${NAME}: (?:command )?not found`),
    new RegExp(`\\benv: ${NAME}: No such file`),
    new RegExp(`\\bspawn ${NAME} ENOENT`),
    new RegExp(`exec: ${NAME}: executable file not found`),
    new RegExp(`No such file or directory: ${NAME}$`),
];
const PATHS = /(?<![\w.~/-])\/[^\s'"‘’“”`:;,()<>|&*?]+/g;
const MAX_LINES = 20;
function explainUnseen(output, request) {
    const lines = output.trimEnd().split('\n').slice(-MAX_LINES).reverse();
    for (const line of lines.filter((each) => REPORTS_MISSING.test(each))) {
        const programs = PROGRAMS.flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
        const named = [...new Set(programs)].flatMap((name) => (0,program_path/* findOnPath */.aY)(name, request.parentEnv.PATH ?? '') ?? []);
        for (const path of [...named, ...(line.match(PATHS) ?? [])]) {
            const hint = hintFor(path, request);
            if (hint !== undefined)
                return hint;
        }
    }
    return undefined;
}
function hintFor(path, request) {
    const { isHidden, findClosed } = request;
    const unseen = [path, ...(0,found_places/* realOf */.MN)(path), ...interpreterOf(path)].find((each) => isHidden(each) && (0,found_places/* realOf */.MN)(each).length > 0);
    if (unseen === undefined)
        return undefined;
    const toolchain = (0,left_out_toolchain/* toolchainLeftOut */.R)(unseen, request);
    if (toolchain !== undefined)
        return `${(0,base_text/* quoted */.TL)(unseen, 200)} is there, but no command can see it: add ${(0,base_text/* quoted */.TL)(toolchain)} to environment.toolchains`;
    if (findClosed(unseen) !== undefined)
        return undefined;
    return `${(0,base_text/* quoted */.TL)(unseen, 200)} is there, but no command can see it: name it in environment.readable`;
}
const MAX_SHEBANG = 256;
function interpreterOf(path) {
    if ((0,found_places/* realOf */.MN)(path).length === 0)
        return [];
    const text = (0,regular_file/* readFilePart */.E)(path, 'start', MAX_SHEBANG)?.text ?? '';
    const [, interpreter] = /^#!\s*(\/\S+)/.exec(text) ?? [];
    return interpreter === undefined ? [] : [interpreter, ...(0,found_places/* realOf */.MN)(interpreter)];
}

// EXTERNAL MODULE: ./build/engine/environment/written-variables.js
var written_variables = __webpack_require__(55978);
;// CONCATENATED MODULE: ./build/engine/environment/command-environment.js














function findEnvironmentIssues({ readable, devices }, findClosed) {
    const inTable = (key, index, problem) => problem === undefined ? [] : [[['environment', key, index], problem]];
    return [
        ...readable.flatMap((path, index) => inTable('readable', index, (0,open_places/* readableProblem */.Q)(path, findClosed))),
        ...devices.flatMap((name, index) => inTable('devices', index, deviceProblem(name))),
    ];
}
function checkPlaces({ folder, commonDir }, parentEnv) {
    const closed = { parentEnv, repository: [folder, commonDir] };
    return (settings) => findEnvironmentIssues(settings, (0,open_places/* findClosedIn */.f)(closed));
}
function checkVariables(parentEnv) {
    return (name, template) => {
        const resolved = (0,environment/* resolveTable */.NC)({ [name]: template }, { parentEnv, path: '' });
        return 'problems' in resolved ? resolved.problems : [];
    };
}
function openCommandEnvironment(request) {
    const { settings, parentEnv } = request;
    const findClosed = (0,open_places/* findClosedIn */.f)(request);
    const issues = findEnvironmentIssues(settings, findClosed);
    if (issues.length > 0)
        throw new errors/* ContractError */.Vl(issues.map(([path, problem]) => ({ path: (0,json_path/* renderPath */.i7)(path), ...problem })));
    const resolved = (0,environment/* requireTable */.ms)(settings.env, { parentEnv, path: '$.environment.env' });
    const toolchains = findToolchains({ names: settings.toolchains, parentEnv, findClosed });
    const devices = findDevices(settings.devices, { parentEnv });
    const network = findNetworkVariables(parentEnv);
    const files = readHomeFiles(settings.toolchains, parentEnv);
    const certificates = [...network.certificates, ...files.flatMap(({ text }) => certificatesIn(text))];
    const isOpen = (path) => findClosed(path) === undefined;
    const found = [...devices.libraries, ...certificates.filter(isCertificate)].filter(isOpen);
    const { HOME: home = '' } = parentEnv;
    const keys = [...((0,external_node_path_.isAbsolute)(home) ? secret_places/* CREDENTIAL_FILES */.SU.map((name) => (0,external_node_path_.join)(home, name)) : []), ...toolchains.keys];
    const variables = ({ kind, network: access, home: own, isTrusted = false }) => {
        const written = (0,written_variables/* writtenVariables */.nf)(settings, { kind, isTrusted });
        return {
            ...devices.variables,
            ...withHome(toolchains.variables, own),
            ...(access === 'on' ? network.open : {}),
            ...(access === 'on' && kind === 'setup' && isTrusted ? network.secret : {}),
            ...Object.fromEntries(Object.keys(written).map((name) => [name, resolved[name] ?? ''])),
        };
    };
    return {
        readable: [
            ...new Set([...settings.readable, ...toolchains.readable, ...found].flatMap((path) => [path, ...(0,found_places/* realOf */.MN)(path)])),
        ],
        masked: [...new Set(keys)].filter((path) => (0,external_node_fs_.existsSync)(path)),
        devices: devices.devices,
        homeLayers: toolchains.layers,
        variables,
        keys: (0,written_variables/* secretNames */.XG)(settings.env),
        homeFiles: (access) => Object.fromEntries(files.filter(({ isLocal }) => isLocal || access === 'on').map(({ at, text }) => [at, text])),
        explainUnseen: (output, isHidden) => explainUnseen(output, { toolchains: settings.toolchains, parentEnv, findClosed, isHidden }),
        readFacts: () => ({
            ...toolchains.readVersions(),
            ...Object.fromEntries(settings.readable.map((path) => [`readable.${path}`, describeChange(path)])),
            ...Object.fromEntries(devices.devices.map((path) => [`device.${path}`, (0,external_node_fs_.existsSync)(path) ? 'there' : 'gone'])),
        }),
    };
}
function describeChange(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined ? 'gone' : `${stats.size} bytes of ${stats.mtime.toISOString()}`;
}
function keyTables(written, parentEnv) {
    const { secret } = findNetworkVariables(parentEnv);
    return [written?.env ?? {}, Object.fromEntries(Object.keys(secret).map((name) => [name, `$${name}`]))];
}
function withHome(variables, home) {
    const whole = Object.entries(variables).filter(([, value]) => !(value.includes('{home}') && /\s/.test(home)));
    return Object.fromEntries(whole.map(([name, value]) => [name, value.replaceAll('{home}', home)]));
}
const MAX_BYTES = 1 << 20;
function readHomeFiles(toolchains, env) {
    const isWanted = ({ of }) => of === undefined ||
        toolchains === 'auto' ||
        (toolchains !== 'none' && of.some((name) => toolchains.includes(name)));
    return HOME_FILES.filter(isWanted).flatMap(({ from, at, isLocal, keep }) => {
        const [text = ''] = from.flatMap((place) => readText((0,found_places/* locate */.x5)(place, env)) ?? []);
        const kept = text === '' ? '' : keep(text);
        return kept === '' ? [] : [{ at, isLocal, text: kept }];
    });
}
function readText(path) {
    const [file] = path === undefined ? [] : (0,found_places/* expand */.fT)(path, '');
    if (file === undefined)
        return undefined;
    try {
        const bytes = (0,external_node_fs_.readFileSync)(file);
        return bytes.length > MAX_BYTES ? undefined : bytes.toString('utf8');
    }
    catch {
        return undefined;
    }
}
function certificatesIn(text) {
    return [...text.matchAll(/^(?:cafile|cainfo|cert)\s*[=:]\s*"?(\/[^"\n]+)"?\s*$/gm)].map(([, path = '']) => path.trim());
}
function isCertificate(path) {
    const text = readText(path);
    return text === undefined ? (0,external_node_fs_.existsSync)(path) : !text.includes('PRIVATE KEY');
}


/***/ }),

/***/ 15182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ realOf),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   fT: () => (/* binding */ expand),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
/* harmony import */ var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39058);





function locate(place, env) {
    const [first = '', ...rest] = place.split('/');
    const start = startOf(first, env);
    if (start === undefined || !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(start))
        return undefined;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, ...rest);
}
function startOf(first, env) {
    if (first === '')
        return '/';
    if (first === '~')
        return env.HOME;
    if (first.startsWith('$'))
        return env[first.slice(1)]?.split(':')[0] || undefined;
    const program = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__/* .findOnPath */ .aY)(first.slice(1, -1), env.PATH ?? '');
    return program === undefined ? undefined : realOf(program).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))[0];
}
function expand(folder, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    if (!name.endsWith('*'))
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? [path.replace(/(?<=.)\/$/, '')] : [];
    const [around, start] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path).slice(0, -1)];
    return namesIn(around)
        .filter((each) => each.startsWith(start))
        .map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(around, each));
}
function realOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? quietly(() => [node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)]) : [];
}
function namesIn(folder) {
    return isFolder(folder) ? quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)).toSorted() : [];
}
function isFolder(path) {
    return quietly(() => [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })]).some((stats) => stats?.isDirectory() === true);
}
const MAX_TEXT = 200;
function describePlace(folder, name) {
    const isDeep = name.endsWith('/*');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, isDeep ? name.slice(0, -2) : name);
    const text = isDeep
        ? namesIn(path).flatMap((each) => `${each}: ${describe((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each)) ?? ''}`)
        : [describe(path) ?? ''];
    const line = text.join('; ').trim();
    if (line === '')
        return undefined;
    return line.length > MAX_TEXT ? (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(line) : line;
}
function describe(path) {
    if (isFolder(path))
        return namesIn(path)
            .map((name) => linked(path, name))
            .join(', ');
    return quietly(() => [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')])[0]
        ?.trim()
        .replaceAll(/\s+/g, ' ');
}
function linked(folder, name) {
    const [real] = realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    return real === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real) === name ? name : `${name} (${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real)})`;
}
function quietly(look) {
    try {
        return look();
    }
    catch (error) {
        if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return [];
        throw error;
    }
}


/***/ }),

/***/ 19671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ toolchainLeftOut)
/* harmony export */ });
/* harmony import */ var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83257);
/* harmony import */ var _found_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15182);
/* harmony import */ var _toolchain_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12539);



function toolchainLeftOut(path, { toolchains, parentEnv }) {
    if (toolchains === 'auto')
        return undefined;
    const others = _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLCHAINS */ .z9.filter((name) => toolchains === 'none' || !toolchains.includes(name));
    return others.find((name) => _toolchain_places_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOLCHAIN_PARTS */ .n[name].some(({ at, opens = [] }) => at.some((place) => {
        const folder = (0,_found_places_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(place, parentEnv);
        const opened = folder === undefined ? [] : opens.map((each) => `${folder}/${each}`.replace(/\/$/, ''));
        return opened.some((each) => path === each || path.startsWith(`${each}/`));
    })));
}


/***/ }),

/***/ 75682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readableProblem),
/* harmony export */   f: () => (/* binding */ findClosedIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _found_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15182);
/* harmony import */ var _secret_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40730);





const SYSTEM = ['/', '/dev', '/home', '/proc', '/root', '/run', '/sys', '/tmp', '/var', '/var/run', '/var/tmp'];
function findClosedIn({ parentEnv, repository, hidden = [] }) {
    const { HOME: home = '/nonexistent', XDG_CACHE_HOME: cache = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.cache') } = parentEnv;
    const both = (paths) => [
        ...new Set(paths.flatMap((each) => [each, ...(0,_found_places_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .MN)(each)])),
    ];
    const homes = both([home]);
    const closed = [
        [both(repository), 'your repository: a command sees the tree that it is about, and nothing else of it'],
        [both(_secret_places_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_PLACES */ .bl.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, each))), 'a place of keys'],
        [both([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'autorize')]), 'the folder in which autorize works'],
        [both(hidden), 'something that only the evaluator may read'],
    ];
    return (path) => {
        const names = both([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)]);
        if (names.some((name) => homes.some((each) => isIn(each, name))))
            return 'your home folder, or what is around it';
        if (names.some((name) => SYSTEM.includes(name)))
            return 'a folder of the system';
        const overlaps = (places) => names.some((name) => places.some((place) => isIn(name, place) || isIn(place, name)));
        const found = closed.find(([places]) => overlaps(places));
        if (found !== undefined)
            return found[1];
        const key = (0,_found_places_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)(path).find((name) => _secret_places_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_NAMES */ .Vx.has(name));
        if (key !== undefined)
            return `a folder with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(key)} in it`;
        return names.some(isSocket) ? 'a socket' : undefined;
    };
}
function isIn(path, folder) {
    return path === folder || path.startsWith(folder === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
function isSocket(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isSocket() === true;
}
function readableProblem(path, findClosed) {
    const found = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(path, 200);
    const remedy = 'Name a folder or file with nothing but what commands are to read.';
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path))
        return { found, expected: 'an absolute path', remedy: 'Write the whole path.' };
    if ((0,_found_places_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .MN)(path).length === 0) {
        const expected = 'a folder or file of this machine that you can read';
        return { found: `${found}, which is not there`, expected, remedy: 'Correct the path, or leave it out.' };
    }
    const why = findClosed(path);
    return why === undefined ? undefined : { found: `${found}, ${why}`, expected: 'another place', remedy };
}


/***/ }),

/***/ 40730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SU: () => (/* binding */ CREDENTIAL_FILES),
/* harmony export */   Vx: () => (/* binding */ KEY_NAMES),
/* harmony export */   bl: () => (/* binding */ KEY_PLACES)
/* harmony export */ });
const KEY_PLACES = [
    ...['.ssh', '.gnupg', '.pki', '.password-store', '.local/share/keyrings', '.config/op', '.vault-token'],
    ...['.aws', '.azure', '.kube', '.oci', '.config/gcloud', '.config/doctl', '.config/hcloud', '.terraform.d'],
    ...['.boto', '.s3cfg', '.config/rclone', '.databrickscfg', '.fly', '.config/fly', '.docker', '.config/containers'],
    ...['.config/gh', '.config/hub', '.config/glab-cli', '.config/git', '.git-credentials', '.netrc', '_netrc'],
    ...['.claude', '.claude.json', '.config/claude', '.codex', '.gemini', '.copilot', '.config/github-copilot'],
    ...['.config/opencode', '.local/share/opencode', '.cursor', '.config/anthropic', '.config/openai', '.continue'],
    ...['.mozilla', '.thunderbird', '.config/chromium', '.config/google-chrome', '.config/BraveSoftware'],
    ...['.pgpass', '.my.cnf', '.mylogin.cnf', '.kaggle', '.huggingface', '.config/autorize'],
];
const CREDENTIAL_FILES = [
    ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.bunfig.toml', '.config/npm/npmrc', '.config/pnpm/rc'],
    ...['.pypirc', '.pip/pip.conf', '.config/pip/pip.conf', '.config/pypoetry/auth.toml', '.config/pypoetry/config.toml'],
    ...['.config/uv/uv.toml', '.local/share/uv/credentials/credentials.toml', '.condarc', '.conda/.condarc', '.mambarc'],
    ...['.cargo/credentials.toml', '.cargo/credentials', '.cargo/config.toml', '.cargo/config', '.config/go/env'],
    ...['.m2/settings.xml', '.m2/settings-security.xml', '.gradle/gradle.properties', '.sbt/.credentials'],
    ...['.ivy2/.credentials', '.nuget/NuGet.Config', '.nuget/NuGet/NuGet.Config', '.config/NuGet/NuGet.Config'],
    ...['.gem/credentials', '.bundle/config', '.composer/auth.json', '.config/composer/auth.json', '.volta/hooks.json'],
    ...['.cache/huggingface/token', '.cache/huggingface/stored_tokens', '.config/mise/config.toml', '.wandb/settings'],
];
const KEY_NAMES = new Set([
    ...['.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.netrc', '_netrc', '.git-credentials', '.pgpass'],
    ...['.claude', '.codex', '.gemini', '.env', 'id_rsa', 'id_ed25519', 'id_ecdsa'],
]);


/***/ }),

/***/ 12539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ TOOLCHAIN_PARTS)
/* harmony export */ });
const SHIMS = ['bin', 'libexec', 'shims', 'versions', 'version', 'plugins', 'completions'];
const JAVA = {
    at: ['$JAVA_HOME'],
    opens: ['bin', 'conf', 'include', 'jmods', 'jre', 'lib', 'release'],
    sets: ['JAVA_HOME'],
    versions: ['release'],
};
const CONDA = ['bin', 'condabin', 'sbin', 'lib', 'lib64', 'libexec', 'include', 'share', 'etc', 'shell', 'ssl'];
const CONDA_ENVIRONMENT = [...CONDA, 'compiler_compat', 'conda-meta', 'x86_64-conda*', 'aarch64-conda*'];
const TOOLCHAIN_PARTS = {
    rustup: [
        {
            at: ['$RUSTUP_HOME', '~/.rustup'],
            opens: ['toolchains', 'settings.toml', 'update-hashes'],
            sets: ['RUSTUP_HOME'],
            passes: ['RUSTUP_TOOLCHAIN'],
            versions: ['settings.toml', 'toolchains', 'update-hashes/*'],
        },
        {
            at: ['$CARGO_HOME', '~/.cargo'],
            opens: ['bin'],
            layers: [
                ['registry', '.cargo/registry'],
                ['git', '.cargo/git'],
            ],
            keys: ['credentials.toml', 'credentials', 'config.toml', 'config'],
        },
    ],
    pyenv: [
        {
            at: ['$PYENV_ROOT', '~/.pyenv'],
            opens: [...SHIMS, 'pyenv.d'],
            sets: ['PYENV_ROOT'],
            passes: ['PYENV_VERSION'],
            versions: ['version', 'versions'],
        },
    ],
    nvm: [
        {
            at: ['$NVM_DIR', '$XDG_CONFIG_HOME/nvm', '~/.nvm'],
            opens: ['nvm.sh', 'nvm-exec', 'bash_completion', 'alias', 'versions', 'v0*'],
            sets: ['NVM_DIR'],
            versions: ['alias/default', 'versions/*'],
        },
    ],
    volta: [
        {
            at: ['$VOLTA_HOME', '~/.volta'],
            opens: ['bin', 'tools', 'cache', 'layout.v*'],
            sets: ['VOLTA_HOME'],
            versions: ['tools/user/platform.json', 'tools/image/*'],
        },
    ],
    asdf: [
        {
            at: ['$ASDF_DATA_DIR', '~/.asdf'],
            opens: ['bin', 'lib', 'libexec', 'shims', 'plugins', 'installs', 'completions', 'asdf.sh', 'defaults'],
            sets: ['ASDF_DATA_DIR'],
            versions: ['installs/*'],
        },
        { at: ['$ASDF_DIR'], opens: ['bin', 'lib', 'libexec', 'completions', 'asdf.sh', 'defaults'], sets: ['ASDF_DIR'] },
        { at: ['~'], versions: ['.tool-versions'] },
    ],
    mise: [
        {
            at: ['$MISE_DATA_DIR', '$XDG_DATA_HOME/mise', '~/.local/share/mise'],
            opens: ['bin', 'installs', 'plugins', 'shims'],
            sets: ['MISE_DATA_DIR'],
            gives: { MISE_TRUSTED_CONFIG_PATHS: '/' },
            versions: ['installs/*'],
        },
        { at: ['~'], versions: ['.tool-versions', '.config/mise/config.toml'] },
    ],
    uv: [
        {
            at: ['$UV_PYTHON_INSTALL_DIR', '$XDG_DATA_HOME/uv/python', '~/.local/share/uv/python'],
            opens: [''],
            sets: ['UV_PYTHON_INSTALL_DIR'],
            versions: [''],
        },
        { at: ['$UV_TOOL_DIR', '$XDG_DATA_HOME/uv/tools', '~/.local/share/uv/tools'], opens: [''] },
        { at: ['$UV_CACHE_DIR', '$XDG_CACHE_HOME/uv', '~/.cache/uv'], layers: [['', '.cache/uv']] },
    ],
    sdkman: [
        {
            at: ['$SDKMAN_DIR', '~/.sdkman'],
            opens: ['bin', 'candidates', 'contrib', 'etc', 'ext', 'libexec', 'src', 'var'],
            sets: ['SDKMAN_DIR'],
            versions: ['candidates/*'],
        },
        JAVA,
    ],
    go: [
        {
            at: ['$GOROOT', '<go>', '~/.local/go', '~/go'],
            has: 'VERSION',
            opens: ['api', 'bin', 'lib', 'misc', 'pkg/include', 'pkg/tool', 'src', 'go.env', 'VERSION'],
            versions: ['VERSION'],
            passes: ['GOROOT', 'GOTOOLCHAIN'],
        },
        { at: ['~/sdk'], opens: ['go1*'], versions: [''] },
        { at: ['$GOBIN', '$GOPATH/bin', '~/go/bin'], opens: [''] },
        { at: ['$GOMODCACHE', '$GOPATH/pkg/mod', '~/go/pkg/mod'], layers: [['', 'go/pkg/mod']] },
    ],
    corepack: [
        {
            at: ['$COREPACK_HOME', '$XDG_CACHE_HOME/node/corepack', '~/.cache/node/corepack'],
            layers: [['', '.cache/node/corepack']],
            versions: ['lastKnownGood.json', 'v1/*'],
        },
    ],
    conda: [
        {
            at: ['$CONDA_EXE/../..', '$MAMBA_ROOT_PREFIX', '<conda>', '<mamba>', '<micromamba>']
                .concat(['~/miniconda3', '~/miniforge3', '~/mambaforge', '~/anaconda3', '~/micromamba'])
                .concat(['~/.local/share/mamba']),
            opens: [...CONDA_ENVIRONMENT, 'envs', 'pkgs'],
            passes: ['CONDA_EXE', 'CONDA_PYTHON_EXE', 'CONDA_SHLVL', 'MAMBA_EXE', 'MAMBA_ROOT_PREFIX'],
            keys: ['.condarc', 'condarc', '.mambarc'],
            versions: ['conda-meta', 'envs'],
        },
        {
            at: ['$CONDA_PREFIX'],
            opens: CONDA_ENVIRONMENT,
            sets: ['CONDA_PREFIX'],
            passes: ['CONDA_DEFAULT_ENV'],
            versions: ['conda-meta'],
        },
        { at: ['~/.conda'], opens: ['envs', 'pkgs'], versions: ['envs'] },
    ],
    nix: [
        {
            at: ['~/.nix-profile'],
            opens: ['bin', 'etc', 'include', 'lib', 'libexec', 'share'],
            versions: ['manifest.json'],
        },
        { at: ['$XDG_STATE_HOME/nix/profiles', '~/.local/state/nix/profiles'], opens: [''], versions: [''] },
        { at: ['/nix/store'], passes: ['NIX_PROFILES', 'NIX_PATH', 'LOCALE_ARCHIVE'] },
    ],
    fnm: [
        {
            at: ['$FNM_DIR', '$XDG_DATA_HOME/fnm', '~/.local/share/fnm', '~/.fnm'],
            opens: ['aliases', 'node-versions'],
            sets: ['FNM_DIR'],
            versions: ['aliases', 'node-versions'],
        },
        { at: ['$FNM_MULTISHELL_PATH'], opens: [''], sets: ['FNM_MULTISHELL_PATH'] },
    ],
    rbenv: [
        {
            at: ['$RBENV_ROOT', '~/.rbenv'],
            opens: [...SHIMS, 'rbenv.d'],
            sets: ['RBENV_ROOT'],
            passes: ['RBENV_VERSION'],
            versions: ['version', 'versions'],
        },
    ],
    bun: [
        {
            at: ['$BUN_INSTALL', '~/.bun'],
            opens: ['bin', 'install/global'],
            layers: [['install/cache', '.bun/install/cache']],
        },
    ],
    deno: [
        { at: ['$DENO_INSTALL', '~/.deno'], opens: ['bin'] },
        { at: ['$DENO_DIR', '$XDG_CACHE_HOME/deno', '~/.cache/deno'], layers: [['', '.cache/deno']] },
    ],
    dotnet: [
        {
            at: ['$DOTNET_ROOT', '~/.dotnet'],
            opens: ['dotnet', 'host', 'metadata', 'packs', 'sdk', 'sdk-manifests', 'shared', 'templates', 'tools'],
            sets: ['DOTNET_ROOT'],
            versions: ['sdk', 'shared/*'],
        },
        { at: ['$NUGET_PACKAGES', '~/.nuget/packages'], layers: [['', '.nuget/packages']] },
    ],
    maven: [
        {
            at: ['~/.m2'],
            layers: [
                ['repository', '.m2/repository'],
                ['wrapper', '.m2/wrapper'],
            ],
            keys: ['settings.xml', 'settings-security.xml'],
            versions: ['wrapper/dists/*'],
        },
        { at: ['$MAVEN_HOME', '$M2_HOME'], opens: ['bin', 'boot', 'conf', 'lib'], sets: ['MAVEN_HOME', 'M2_HOME'] },
        { at: ['~/.m2', '$MAVEN_HOME', '<mvn>'], gives: { MAVEN_OPTS: '-Duser.home={home}' } },
        JAVA,
    ],
    gradle: [
        {
            at: ['$GRADLE_USER_HOME', '~/.gradle'],
            layers: [
                ['caches', '.gradle/caches'],
                ['jdks', '.gradle/jdks'],
                ['native', '.gradle/native'],
                ['wrapper', '.gradle/wrapper'],
            ],
            keys: ['gradle.properties'],
            gives: { GRADLE_USER_HOME: '{home}/.gradle' },
            versions: ['jdks', 'wrapper/dists/*'],
        },
        { at: ['$GRADLE_HOME'], opens: ['bin', 'init.d', 'lib', 'media'], sets: ['GRADLE_HOME'] },
        JAVA,
    ],
};


/***/ }),

/***/ 74773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ rejectionFileSchema),
/* harmony export */   Is: () => (/* binding */ iterationRecordSchema),
/* harmony export */   bT: () => (/* binding */ killedRecord),
/* harmony export */   fA: () => (/* binding */ OUTCOME_RULES),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   qt: () => (/* binding */ streakOf),
/* harmony export */   rb: () => (/* binding */ EVALUATED_AGAIN)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48557);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54463);
/* harmony import */ var _run_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56068);




const OUTCOMES = [
    'baseline',
    'merged',
    'discarded',
    'inconclusive',
    'noop',
    'denied',
    'invalid',
    'aborted',
    'killed',
    'infra_error',
];
const OUTCOME_RULES = {
    baseline: { counts: false, streak: 'stays' },
    merged: { counts: true, streak: 'ends' },
    discarded: { counts: true, streak: 'ends' },
    inconclusive: { counts: true, streak: 'ends' },
    noop: { counts: true, streak: 'grows' },
    denied: { counts: true, streak: 'ends' },
    invalid: { counts: true, streak: 'ends' },
    aborted: { counts: false, streak: 'stays' },
    killed: { counts: false, streak: 'stays' },
    infra_error: { counts: false, streak: 'stays' },
};
const EVALUATED_AGAIN = ['discarded', 'inconclusive'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^(?!-)/, 'the id of a commit or a tree'));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(schema));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    policy: text,
    n: maybe(whole),
    effect: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    interval: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()])),
    p_or_e: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    threshold: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
});
const objectId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const rejectionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew,
    by: text,
    at: text,
    reason: text,
    again: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew, commit: objectId })),
});
const rejectionFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...rejectionSchema.shape, base: objectId });
const iterationRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew,
    started_at: text,
    ended_at: text,
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(OUTCOMES),
    score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    best_so_far: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    agent_exit: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
    agent_killed_by_budget: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), false),
    diff_lines: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(whole, 0),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(text, ''),
    summary: maybe(text),
    v: maybe(whole),
    seq: maybe(whole),
    prev: maybe(text),
    hash: maybe(text),
    base_commit: maybe(gitName),
    commit: maybe(gitName),
    tree: maybe(gitName),
    changed_paths: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text)),
    more_paths: maybe(whole),
    protected_digest: maybe(text),
    sandbox: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J())])),
    decision: maybe(decision),
    usage: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        model: maybe(text),
        input_tokens: maybe(whole),
        output_tokens: maybe(whole),
        usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
        cached_input_tokens: maybe(whole),
        cache_write_tokens: maybe(whole),
        by_model: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ model: text }))),
        estimated: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
        at_least: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    })),
    agent_failure: maybe(_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .agentFailureSchema */ .FX),
    durations: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig())),
    worktree: maybe(text),
    held_commit: maybe(gitName),
    proposed_commit: maybe(gitName),
    wave: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id: text, slot: whole, absent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()) })),
    chosen_agent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        name: text,
        of: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
        plateau: whole,
        after: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ record: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text), decision: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text) }),
        stage: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(whole),
        from: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(gitName),
    })),
    conflict: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    recombines: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew)),
    files_digest: maybe(text),
    released: maybe(text),
    reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text) })),
    rejection: maybe(rejectionSchema),
    run: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        id: text,
        started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
        deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR),
        base: maybe(text),
        direction: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['min', 'max'])),
        objective: maybe(text),
        limits: maybe(_run_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsSchema */ .Y),
    })),
});
function streakOf({ outcome, recombines, }) {
    return recombines && outcome !== 'merged' ? 'stays' : OUTCOME_RULES[outcome].streak;
}
function killedRecord({ iter, now, best, notes, }) {
    return {
        ...{ v: 1, iter, started_at: now, ended_at: now, outcome: 'killed', score: null, best_so_far: best },
        ...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: 0, notes, summary: null },
    };
}


/***/ }),

/***/ 56068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ limitsSchema),
/* harmony export */   n: () => (/* binding */ mergeLimits)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);

const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0))),
    usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0))),
});
function mergeLimits(known, { maxIterations, budgetUsd }) {
    const limits = {
        ...known,
        ...(maxIterations === undefined ? {} : { max_iterations: maxIterations }),
        ...(budgetUsd === undefined ? {} : { usd: budgetUsd }),
    };
    return Object.keys(limits).length === 0 ? undefined : limits;
}


/***/ }),

/***/ 2908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ renderCoreList),
/* harmony export */   DA: () => (/* binding */ usableCores),
/* harmony export */   Hl: () => (/* binding */ bindToCores),
/* harmony export */   xG: () => (/* binding */ checkCores),
/* harmony export */   z6: () => (/* binding */ requireTaskset)
/* harmony export */ });
/* unused harmony export parseCoreList */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92717);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);




function usableCores() {
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .isLinux */ .j)())
        return [];
    try {
        const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/status', 'latin1'))?.[1];
        return list === undefined ? [] : parseCoreList(list);
    }
    catch {
        return [];
    }
}
function parseCoreList(list) {
    return list.split(',').flatMap((part) => {
        const [first = 0, last = first] = part.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
}
function renderCoreList(cores) {
    const sorted = [...new Set(cores)].sort((one, other) => one - other);
    const parts = [];
    for (const core of sorted) {
        const part = parts.at(-1);
        if (part !== undefined && part[1] === core - 1)
            part[1] = core;
        else
            parts.push([core, core]);
    }
    return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
function checkCores(cores, usable = usableCores()) {
    const missing = cores.filter((core) => !usable.includes(core));
    if (missing.length === 0)
        return [];
    const found = `${missing.length === 1 ? 'core' : 'cores'} ${renderCoreList(missing)}`;
    const expected = `cores that this process may use: ${renderCoreList(usable) || 'none are known'}`;
    return [{ found, expected, remedy: 'Name cores of this machine, or leave the key out.' }];
}
function requireTaskset() {
    const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__/* .findSystemProgram */ .FG)('taskset');
    if (program !== undefined)
        return program;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({
        message: 'environment.cpus needs the program "taskset", which is not installed',
        remedy: 'Install it: sudo apt-get install util-linux, or leave environment.cpus out.',
    });
}
function bindToCores(binding) {
    if (binding === undefined)
        return [];
    const mask = binding.cores.reduce((bits, core) => bits | (1n << BigInt(core)), 0n);
    return [binding.taskset, `0x${mask.toString(16)}`];
}


/***/ }),

/***/ 22989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ checkReferences),
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Cm: () => (/* binding */ isSupervisorsOwn),
/* harmony export */   K6: () => (/* binding */ referencedValues),
/* harmony export */   NC: () => (/* binding */ resolveTable),
/* harmony export */   TS: () => (/* binding */ referredName),
/* harmony export */   WY: () => (/* binding */ resolveText),
/* harmony export */   lg: () => (/* binding */ missingReferences),
/* harmony export */   ms: () => (/* binding */ requireTable),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
function isSupervisorsOwn(name) {
    const upper = name.toUpperCase();
    return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
function requireTable(table, { file, ...where }) {
    const resolved = resolveTable(table, where);
    if ('values' in resolved)
        return resolved.values;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(resolved.problems.map((problem) => (file === undefined ? problem : { file, ...problem })));
}
function resolveTable(table, { parentEnv, path, }) {
    const problems = [];
    const values = {};
    for (const [name, template] of Object.entries(table)) {
        const issue = nameProblem(name);
        if (issue !== undefined)
            problems.push({ path, ...issue });
        values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
            if (written === '$$')
                return '$';
            const wanted = braced ?? bare ?? '';
            const value = Object.hasOwn(parentEnv, wanted) ? parentEnv[wanted] : undefined;
            const wrong = referenceProblem(wanted, value);
            if (wrong !== undefined)
                problems.push({ path: `${path}.${name}`, ...wrong });
            return value ?? '';
        });
        if (values[name].includes('\0'))
            problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
    }
    return problems.length === 0 ? { values } : { problems };
}
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;
function missingReferences(table, parentEnv) {
    return namesIn(table).filter((name) => !Object.hasOwn(parentEnv, name) || (parentEnv[name] ?? '').trim() === '');
}
function namesIn(table) {
    const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
    return [...new Set(names)];
}
function referencedValues(table, parentEnv) {
    return namesIn(table).flatMap((name) => {
        const value = Object.hasOwn(parentEnv, name) && !OF_THE_RUNNER.test(name) ? parentEnv[name] : undefined;
        return value === undefined || value === '' ? [] : [value];
    });
}
const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;
function referredName(text) {
    const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
    return braced ?? bare;
}
function resolveText(text, parentEnv) {
    const name = referredName(text);
    if (name === undefined)
        return { value: text };
    const found = `$${name}`;
    if (isSupervisorsOwn(name))
        return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
    const value = Object.hasOwn(parentEnv, name) ? parentEnv[name] : undefined;
    if (value !== undefined && value.trim() !== '')
        return { value };
    const state = value === undefined ? 'not set' : 'blank';
    const expected = 'a variable of this environment that is not blank';
    return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}
function checkReferences(parentEnv) {
    return (text) => {
        const resolved = resolveText(text, parentEnv);
        return 'problem' in resolved ? [resolved.problem] : [];
    };
}
const NOT_THE_RUNNERS = "a variable that is not the runner's own";
const NUL_PROBLEM = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };
function nameProblem(name) {
    if (!NAME.test(name)) {
        return {
            found: JSON.stringify(name),
            expected: 'the name of a variable',
            remedy: 'Use letters, digits and "_", not beginning with a digit.',
        };
    }
    if (!OURS.has(name))
        return undefined;
    return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}
function referenceProblem(name, value) {
    const found = `$${name}`;
    if (isSupervisorsOwn(name)) {
        return {
            found,
            expected: NOT_THE_RUNNERS,
            remedy: 'Give the agent a key of its own under another name; tokens of the runner never reach it.',
        };
    }
    if (value !== undefined)
        return undefined;
    return {
        found: `${found}, which is not set`,
        expected: 'a variable of this environment',
        remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
    };
}
function buildEnvironment({ parentEnv, variables, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...variables, HOME: home, TMPDIR: temporary };
}


/***/ }),

/***/ 39058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ SYSTEM_FOLDERS),
/* harmony export */   FG: () => (/* binding */ findSystemProgram),
/* harmony export */   Vd: () => (/* binding */ isProgram),
/* harmony export */   aY: () => (/* binding */ findOnPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function findOnPath(name, path) {
    if (name === '' || name.includes('/'))
        return undefined;
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
function findSystemProgram(name, folders = SYSTEM_FOLDERS) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 48951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);


const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
function readFilePart(path, from, maxBytes) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (REPLACED.includes((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)))
            return undefined;
        throw error;
    }
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            return undefined;
        const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
        const start = from === 'start' ? 0 : stats.size - bytes.length;
        return { text: bytes.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ })

};


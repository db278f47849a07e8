export const id = 512;
export const ids = [512];
export const modules = {

/***/ 4512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLoopStep: () => (/* binding */ runLoopStep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/secret-values.js
var secret_values = __webpack_require__(46837);
// EXTERNAL MODULE: ./build/remote/subject.js
var remote_subject = __webpack_require__(64715);
// EXTERNAL MODULE: ./build/github/api.js + 1 modules
var github_api = __webpack_require__(83800);
;// CONCATENATED MODULE: ./build/github/cancel.js
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
// Outputs have to be set within five seconds, on a busy machine too, and of the ten some are for the artifact of what could
// not be pushed.
const PATIENCE_MS = 2500;
/** A runner that cancels sends SIGINT, SIGTERM 7.5 s later, and ends everything 2.5 s after that. */
function listenForCancel() {
    const controller = new AbortController();
    const patience = new AbortController();
    let timer;
    let exitCode;
    const removals = Object.entries(SIGNALS).map(([signal, code]) => {
        const listener = () => {
            exitCode ??= code;
            controller.abort();
            timer ??= setTimeout(() => patience.abort(), PATIENCE_MS);
        };
        process.on(signal, listener);
        return () => process.off(signal, listener);
    });
    return {
        signal: controller.signal,
        cutOff: patience.signal,
        get exitCode() {
            return exitCode;
        },
        [Symbol.dispose]: () => {
            clearTimeout(timer);
            for (const remove of removals)
                remove();
        },
    };
}

// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/base/hash.js
var base_hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/secret-search.js + 1 modules
var secret_search = __webpack_require__(70421);
// EXTERNAL MODULE: ./build/kernel/confined-file.js
var confined_file = __webpack_require__(57177);
// EXTERNAL MODULE: ./build/kernel/foreign-pack.js + 2 modules
var foreign_pack = __webpack_require__(64171);
// EXTERNAL MODULE: ./build/remote/outgoing.js
var outgoing = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/remote/state-commit.js
var state_commit = __webpack_require__(44042);
;// CONCATENATED MODULE: ./build/remote/proposal-file.js
/**
 * What a job without write permission kept, as files for one that has it.
 * Invariant: the reader believes nothing of it: the pack is hashed object by object on the way in, names and ids are
 * held to their form, and the commits in it are judged again like any other change.
 */













const PACK = 'proposal.pack';
const MANIFEST = 'proposal.json';
const MAX_PACK_BYTES = 512 * 1024 * 1024;
// A key has some twenty forms; a step has a handful of keys.
const MAX_MANIFEST_BYTES = 512 * 1024;
const MAX_FORMS = 2000;
const objectId = schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const manifestSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    state: objectId,
    tip: objectId,
    /** SHA-256 of the pack. */
    pack: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{64}$/)),
    /** Levels that agents of its job ran at; its own word, and a version before this gave none. */
    isolation: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP().check(api/* _maxLength */.Eb(40))).check(api/* _maxLength */.Eb(10))),
    /** What finds the keys of its job; a version before this wrote none. */
    keys: schemas/* optional */.lqM(schemas/* strictObject */.rej({
        salt: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{32}$/)),
        forms: schemas/* array */.YOg(schemas/* strictObject */.rej({
            length: schemas/* int */.Whr().check(api/* _gte */.qm(1), api/* _lte */.Zm(1_000_000)),
            filter: schemas/* int */.Whr().check(api/* _gte */.qm(0), api/* _lte */.Zm(0xff_ff_ff)),
            digest: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{64}$/)),
        }))
            .check(api/* _maxLength */.Eb(MAX_FORMS)),
    })),
});
/** Writes what was kept, without what the base and the server hold already; throws where it holds a secret. */
async function writeProposal({ git }, { name, folder, snapshot, known, keys, isolation, search, }) {
    const { state, branchHead } = snapshot;
    await (0,outgoing/* requireNoSecrets */._c)(git, { branchHeads: [state, branchHead], known, search, what: 'the proposal' });
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const wanted = [state, branchHead, ...known.map((id) => `^${id}`)].join('\n');
    // By name, git would rename it out of the repository, which may be on another file system.
    const made = await git(['pack-objects', '-q', '--stdout', '--revs'], { input: `${wanted}\n` });
    const pack = (0,external_node_path_.join)(folder, PACK);
    (0,external_node_fs_.writeFileSync)(pack, made.stdout);
    const manifest = {
        name,
        state,
        tip: branchHead,
        pack: (0,base_hash/* sha256 */.s)(made.stdout),
        isolation,
        keys: (0,secret_search/* digestSecrets */.Qi)(keys, (0,external_node_crypto_.randomBytes)(16).toString('hex')),
    };
    const text = `${JSON.stringify(manifest)}\n`;
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, MANIFEST), text);
    return { files: [pack, (0,external_node_path_.join)(folder, MANIFEST)], digest: (0,base_hash/* sha256 */.s)(text) };
}
/** The files of a proposal that was written here. */
function readProposalFiles(folder) {
    return {
        manifest: readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES),
        pack: readBounded(folder, PACK, MAX_PACK_BYTES),
    };
}
/** Writes what came some other way as files into a folder. */
function writeProposalFiles(folder, { manifest, pack }) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, MANIFEST), manifest);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, PACK), pack);
}
/** Whether a name is that of a proposal on a server: `refs/autorize-proposals/<name>/<run>-<attempt>`. */
function isProposalRef(name) {
    return name.startsWith('refs/autorize-proposals/');
}
/** Writes the files of a proposal that a job archived on the server into a folder; throws where there is none. */
async function fetchProposal(remote, { ref, folder }) {
    const whole = `${ref}/proposal`;
    if (!/^refs\/autorize-proposals\/[\w.-]+\/\d+-\d+$/.test(ref) || !(await remote.list([whole])).has(whole)) {
        throw new errors/* PreconditionError */.Rb({
            message: `the server has no proposal at ${(0,base_text/* printable */.g$)(ref, 200)}`,
            remedy: 'Name the ref that the log of its job names, such as refs/autorize-proposals/speed/42-1',
        });
    }
    const commit = await remote.fetchBounded(whole, 1);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    for (const [name, maxBytes] of [
        [MANIFEST, MAX_MANIFEST_BYTES],
        [PACK, MAX_PACK_BYTES],
    ]) {
        const blob = `${commit}:${name}`;
        const { exitCode, stdout: size } = await remote.git(['cat-file', '-s', '--end-of-options', blob], {
            allowed: [0, 128],
        });
        if (exitCode !== 0 || Number(size) > maxBytes)
            throw refused(`${name} at ${ref} is not there, or is too large`);
        const { stdout } = await remote.git(['cat-file', 'blob', '--end-of-options', blob], { allowed: [0, 128] });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, name), stdout);
    }
}
/** Takes a proposal into the repository; throws for one that is not what it should be. */
async function readProposal({ git, gitDir }, { subject, folder, digest, }) {
    const text = readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES).toString('utf8');
    if (digest !== undefined && (0,base_hash/* sha256 */.s)(text) !== digest)
        throw refused('its digest is not the one that its job gave');
    const parsed = manifestSchema.safeParse(parseOrNothing(text));
    if (!parsed.success || parsed.data.name !== subject.name)
        throw refused(`${MANIFEST} is not of "${subject.name}"`);
    const { state, pack, keys, isolation = [] } = parsed.data;
    const bytes = readBounded(folder, PACK, MAX_PACK_BYTES);
    if ((0,base_hash/* sha256 */.s)(bytes) !== pack)
        throw refused(`${PACK} has another digest than ${MANIFEST} says`);
    const search = new secret_search/* SecretSearch */.pu([], keys === undefined ? [] : [keys]);
    const hash = state.length === 64 ? 'sha256' : 'sha1';
    const taken = await (0,foreign_pack/* importPack */.zP)({
        ...{ gitDir, objects: subject.repository.objects, pack: bytes, hash, maxPackBytes: MAX_PACK_BYTES },
        check: (incoming, ids) => (0,outgoing/* requireNoneIn */.lW)(incoming, { ids, search, what: 'the proposal' }),
    });
    if (taken.kind === 'refused')
        throw refused(`${PACK}: ${taken.why}`);
    const files = await (0,state_commit/* readState */.un)(git, { subject, commit: state });
    (0,state_commit/* requireChains */.ck)(files);
    const keeps = (0,remote_subject/* ownKeeps */.tB)(subject.decode(files), subject.read());
    const isPlain = ({ commit, base = commit }) => [commit, base].every((id) => objectId.safeParse(id).success);
    const unaccepted = subject.unaccepted?.(files) ?? [];
    return { files: subject.covered(files), unaccepted, keeps: keeps.filter(isPlain), keys, isolation };
}
/** A regular file of the folder, of bounded size. */
function readBounded(folder, name, maxBytes) {
    const read = (0,confined_file/* readConfined */.Hz)({ path: (0,external_node_path_.join)(folder, name), shown: name, folders: [folder] }, maxBytes);
    if ('problem' in read)
        throw refused(`${name} is ${read.problem.found}; expected ${read.problem.expected}`);
    return read.bytes;
}
function parseOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function refused(why) {
    return new errors/* PreconditionError */.Rb({
        message: `the proposal is refused: ${why}`,
        remedy: 'Hand on the proposal of the job that ran the agent as it is, whole, and name its folder',
    });
}

// EXTERNAL MODULE: ./build/remote/proposal-parts.js
var proposal_parts = __webpack_require__(86894);
// EXTERNAL MODULE: ./build/github/artifacts.js + 1 modules
var artifacts = __webpack_require__(78567);
// EXTERNAL MODULE: ./build/github/outputs.js
var github_outputs = __webpack_require__(31224);
;// CONCATENATED MODULE: ./build/github/hand-over.js
/**
 * Accepted work on its way to a job or a person that can push it.
 * Invariant: a step that cannot hand on what it accepted ends with an error that says where the work lies; what it wrote
 * stays on the runner for the steps after it.
 */









/** Throws where this step could hand on nothing of what its agents will do. */
async function requireWayOut({ inputs, host }, { remote }) {
    if (inputs.proposal !== undefined)
        return;
    if (inputs.publish !== 'none') {
        if ((await remote.mayPush()) !== 'no')
            return;
        throw new errors/* PreconditionError */.Rb({
            message: `publish is "${inputs.publish}", and the server takes no push from the github-token`,
            remedy: 'Give the job "contents: write", or set "publish: none" and publish the proposal from another job',
        });
    }
    if (inputs.proposalBy !== 'artifact' || (0,artifacts/* canUpload */.Y)(host.env))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: 'publish is "none", and this runner has no service for artifacts: what is accepted could not be handed on',
        remedy: 'Set "proposal-by: path" and let a later step of this job take the folder of the output proposal-path, e.g. with actions/cache/save; or "proposal-by: output" for a proposal below 700 KB; or let the step push, with "publish: branch"',
    });
}
/** Whether this step has to hand on what it accepted: it may not push, or its push came to nothing. */
function mustHandOver({ inputs }, shared) {
    if (inputs.proposal !== undefined)
        return false;
    return inputs.publish === 'none' || (shared !== undefined && !['done', 'nothing'].includes(shared.kind));
}
/** Writes the proposal and hands it on; throws where accepted work stays on this runner alone. */
async function handOver({ request, opening }, { session, remote }) {
    const { loop, host, context, notes, keys, search, isolation, inputs } = opening;
    const { subject } = loop;
    const snapshot = await session.snapshot();
    if (snapshot?.branchHead === undefined)
        return;
    const { branchHead } = snapshot;
    const known = [subject.read().base, session.seen.state, session.seen.branchHead].filter((id) => id !== undefined && id !== '');
    const { name } = subject;
    const root = (0,external_node_path_.join)(host.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'autorize-proposal');
    (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    const { files, digest } = await writeProposal(remote, {
        ...{ name, folder: root, snapshot: { ...snapshot, branchHead }, known, search },
        keys,
        isolation: isolation.levels,
    });
    (0,github_outputs/* writeOutputs */.K)({ 'proposal-digest': digest, 'proposal-path': root });
    const label = `${context.runId}-${context.attempt}`;
    const isNew = !known.includes(branchHead);
    const plain = files.map((path) => ({ path: (0,external_node_path_.basename)(path), bytes: (0,external_node_fs_.readFileSync)(path) }));
    const aside = isNew && inputs.publish !== 'none' ? await session.setAside(label, plain) : undefined;
    if (aside !== undefined) {
        const { ref, isProposal } = aside;
        const how = isProposal ? `; a step with "proposal: ${ref}" publishes it` : '';
        notes.add(`what was accepted is on the server at ${ref}/branch, its records at ${ref}/state${how}`);
    }
    const isNeeded = isNew && aside === undefined;
    if (inputs.proposalBy !== 'artifact') {
        const isInOutputs = writeParts(root);
        if (!isNeeded || isInOutputs || inputs.proposalBy === 'path')
            return;
        throw notHandedOn(root, `its pack has ${(0,external_node_fs_.statSync)((0,external_node_path_.join)(root, PACK)).size} bytes, and outputs take less than ${proposal_parts/* MAX_PACK_BYTES_IN_OUTPUTS */.k2}`);
    }
    const artifact = `autorize-proposal-${name}-${label}`;
    const { retentionDays } = request.publishing;
    const uploaded = (0,artifacts/* canUpload */.Y)(host.env)
        ? await (0,artifacts/* uploadArtifact */.m)({ name: artifact, files, root, retentionDays }, notes)
        : undefined;
    (0,github_outputs/* writeOutputs */.K)({ 'proposal-artifact': uploaded?.name ?? '' });
    if (uploaded !== undefined)
        return;
    // Where the upload fails, a workflow that takes the outputs along loses nothing.
    writeParts(root);
    if (isNeeded)
        throw notHandedOn(root);
}
/** Sets the outputs that a proposal can travel as; whether it is small enough. */
function writeParts(root) {
    const parts = (0,proposal_parts/* encodeProposal */.xg)(readProposalFiles(root));
    const outputs = proposal_parts/* PART_LETTERS */.ke.map((letter, index) => [`proposal-part-${letter}`, parts?.[index] ?? '']);
    (0,github_outputs/* writeOutputs */.K)(Object.fromEntries(outputs));
    return parts !== undefined;
}
function notHandedOn(root, why) {
    return new errors/* PreconditionError */.Rb({
        message: `what was accepted could not be handed on${why === undefined ? '' : ` (${why})`}: it lies in ${(0,base_text/* quoted */.TL)(root, 300)} on this runner, and nowhere else`,
        remedy: 'Let a later step of this job save that folder ("if: failure()"), as research.yml does; the inputs "proposal" and "proposal-digest" of another job publish it',
    });
}

// EXTERNAL MODULE: ./build/kernel/sandbox-level.js
var sandbox_level = __webpack_require__(72416);
;// CONCATENATED MODULE: ./build/github/isolation.js
/**
 * How well the agents of a step are isolated, and whether that is enough for the token of its job.
 * Invariant: in a job whose token can push, no agent runs below bubblewrap unless the workflow says that it may; whether
 * the token can push is asked of the server, and "not known" counts as "it can".
 */


const KINDS = ['bubblewrap', 'namespace', 'process-group'];
const STRONGEST = KINDS[0];
/** The levels that agents get by their configuration and by this machine; throws where none fits. */
async function findLevels(wishes) {
    const probe = await (0,sandbox_level/* probeSandbox */.UB)();
    const found = wishes.map((wish) => {
        const level = (0,sandbox_level/* decideLevel */.DT)(wish, probe);
        if (level instanceof errors/* PreconditionError */.Rb)
            throw level;
        return level.kind;
    });
    return KINDS.filter((kind) => found.includes(kind));
}
/** Throws where an agent would run below bubblewrap beside a token that can push, and the workflow does not say so. */
async function requireIsolation({ isolation, inputs }, remote) {
    const weak = isolation.levels.find((level) => level !== STRONGEST);
    if (weak === undefined || inputs.acceptsWeakSandbox)
        return;
    const may = await remote.mayPush();
    if (may === 'no')
        return;
    const probe = await (0,sandbox_level/* probeSandbox */.UB)();
    const works = probe.levels.some(({ kind }) => kind === STRONGEST);
    const strong = works
        ? 'Take "sandbox: off" out of the configuration of the agent'
        : `To make bubblewrap work, run this in a step before: ${(0,sandbox_level/* remedyFor */.wJ)(probe).replace(/, then run again\.$/, '')}`;
    const known = may === 'yes' ? 'can push' : 'may be able to push (the server did not say)';
    throw new errors/* PreconditionError */.Rb({
        message: `an agent would run at isolation level "${weak}" in a job whose token ${known}: it could take that token`,
        remedy: `${strong}. Or run the agent in a job that can only read, as research.yml does. To accept the risk, write ${written('any')} (the strongest level that works) or ${written('off')} in the workflow`,
    });
}
/** A value of the input as a workflow writes it. */
function written(sandbox) {
    return `"sandbox: ${sandbox}"`;
}
/** The level in force, as one sentence; undefined where no agent ran. */
function describeIsolation({ levels, from }) {
    if (levels.length === 0)
        return undefined;
    const named = levels.map((level) => `\`${level}\``).join(' and ');
    const weak = levels.some((level) => level !== STRONGEST) ? ', below `bubblewrap`: files were not shielded' : '';
    const whose = from === 'this job' ? '' : ', as the proposing job says';
    return `Isolation of the agent: ${named}${weak}${whose}.`;
}
/** A claim, with the levels that agents had. */
function claimWith(gain, { levels }) {
    return levels.length === 0 || gain === '' ? gain : `${gain} (isolation: ${levels.join(', ')})`;
}
/** Takes over what a proposal says of its job. */
function takeIsolation(isolation, levels) {
    isolation.levels = KINDS.filter((kind) => levels.includes(kind));
    isolation.from = 'the proposing job';
}

// EXTERNAL MODULE: ./build/github/job-time.js
var job_time = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
;// CONCATENATED MODULE: ./build/github/left-credentials.js
/**
 * What a checkout left in git's configuration that an agent could read.
 * Invariant: only looked at, by reading files, and no value of it is told: the log is for everybody.
 */






// How actions/checkout leaves the token: in the config itself, or in a file that the config includes.
const LEFT_CREDENTIALS = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?(?:extraheader\s*=|path\s*=.*git-credentials)/im;
// The address of a remote or of a submodule, or what stands for the beginning of one.
const ADDRESS = /(?:url\s*=\s*"?|\[\s*url\s+")https?:\/\/([^\s/?#"]+)@/gi;
// What no user is called: by the names of GitHub's and GitLab's tokens, or by its length.
const TOKEN = /^(?:gh[a-z]_|github_pat_|gl[a-z]+-|.{24})/;
const INCLUDED = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?path\s*=\s*"?([^"\n]+)/gim;
// More than a configuration of anybody's has, where files include each other.
const MAX_FILES = 1000;
/**
 * Throws where the token of a checkout lies where an agent can read it: of this one, or of another in the workspace.
 * Returns what of the workspace was not searched, as a sentence; undefined: all of it was.
 */
function refuseLeftCredentials({ commonDir, gitDir }, workspace, maxFolders = MAX_FOLDERS) {
    refuseIn([commonDir, gitDir], '.git/config');
    if (workspace === undefined)
        return undefined;
    const { found, isWhole } = findGitDirs(workspace, maxFolders);
    for (const folder of found)
        refuseIn([folder], (0,base_text/* quoted */.TL)((0,external_node_path_.join)(folder, 'config'), 300));
    if (isWhole)
        return undefined;
    return `the workspace has more than ${maxFolders} folders: checkouts in the rest were not searched for left credentials`;
}
function refuseIn(gitDirs, where) {
    const texts = readConfigs(gitDirs);
    if (texts.some((text) => LEFT_CREDENTIALS.test(text))) {
        throw new errors/* PreconditionError */.Rb({
            message: `the checkout left its token in ${where}, where an agent can read it`,
            remedy: 'Check out with "persist-credentials: false", each repository of the workspace',
        });
    }
    if (!texts.some(holdsToken))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `an address in ${where} has a token or a password in it ("https://…@"), where an agent can read it`,
        remedy: 'Take it out before this step, as in: git remote set-url origin https://github.com/OWNER/REPOSITORY; the step pushes with its own github-token. See: git remote -v',
    });
}
function holdsToken(text) {
    return [...text.matchAll(ADDRESS)].some(([, who = '']) => {
        const colon = who.indexOf(':');
        return colon === -1 ? TOKEN.test(who) : colon < who.length - 1;
    });
}
/** The configuration of a repository and of its submodules, and what it includes under whatever condition. */
function readConfigs(gitDirs) {
    const open = gitDirs.flatMap(listConfigs);
    const seen = new Set();
    const texts = [];
    for (let next = open.pop(); next !== undefined && seen.size < MAX_FILES; next = open.pop()) {
        if ((0,external_node_fs_.statSync)(next, { throwIfNoEntry: false })?.isFile() !== true)
            continue;
        const path = (0,external_node_fs_.realpathSync)(next);
        if (seen.has(path))
            continue;
        seen.add(path);
        const text = readIfAllowed(path);
        texts.push(text);
        for (const [, included = ''] of text.matchAll(INCLUDED)) {
            const from = included.trim().replace(/^~\//, `${(0,external_node_os_.homedir)()}/`);
            open.push((0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), from));
        }
    }
    return texts;
}
// More than a workspace has with its dependencies; to list them takes a few seconds.
const MAX_FOLDERS = 500_000;
/** The git directories of all checkouts below a folder, those nearest to it first; links are not followed. */
function findGitDirs(workspace, maxFolders) {
    const found = [];
    const folders = (0,external_node_fs_.existsSync)(workspace) ? [(0,external_node_fs_.realpathSync)(workspace)] : [];
    // The list grows while it is read.
    for (const [count, folder] of folders.entries()) {
        if (count === maxFolders)
            return { found, isWhole: false };
        for (const entry of listFolder(folder)) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.name === '.git')
                found.push(...gitDirOf(path, entry.isDirectory()));
            else if (entry.isDirectory())
                folders.push(path);
        }
    }
    return { found, isWhole: true };
}
/** A work tree or a submodule has a file that names its git directory. */
function gitDirOf(path, isFolder) {
    if (isFolder)
        return [path];
    const [, named] = /^gitdir: (.+)$/m.exec(readIfAllowed(path)) ?? [];
    if (named === undefined)
        return [];
    const folder = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), named.trim());
    const common = (0,external_node_path_.join)(folder, 'commondir');
    return [folder, ...((0,external_node_fs_.existsSync)(common) ? [(0,external_node_path_.resolve)(folder, readIfAllowed(common).trim())] : [])];
}
function listFolder(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        // Gone meanwhile, or not ours to read: then not an agent's either.
        return [];
    }
}
/** What cannot be read by us, no agent of ours can read either. */
function readIfAllowed(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if ((0,files/* errorCode */.CA)(error) === 'EACCES')
            return '';
        throw error;
    }
}
/** Those of a git directory and of the ones of its submodules, which lie in it under any name. */
function listConfigs(gitDir) {
    const modules = (0,external_node_path_.join)(gitDir, 'modules');
    const below = (0,external_node_fs_.existsSync)(modules) ? (0,external_node_fs_.readdirSync)(modules, { recursive: true, encoding: 'utf8' }) : [];
    const ofModules = below.filter((path) => /(?:^|\/)config(?:\.worktree)?$/.test(path));
    return [
        ...['config', 'config.worktree'].map((name) => (0,external_node_path_.join)(gitDir, name)),
        ...ofModules.map((path) => (0,external_node_path_.join)(modules, path)),
    ];
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/shell-word.js
var shell_word = __webpack_require__(59010);
// EXTERNAL MODULE: ./build/github/job-summary.js
var job_summary = __webpack_require__(40092);
// EXTERNAL MODULE: ./build/github/outgoing-text.js
var outgoing_text = __webpack_require__(71192);
;// CONCATENATED MODULE: ./build/github/pull-request.js

// GitHub takes 256 characters of a title and 65,536 of a body.
const MAX_TITLE_CHARS = 240;
const MAX_BODY_CHARS = 65_000;
/** Opens the pull request of a branch, or brings the one that is open up to date. */
async function publishPullRequest(api, text) {
    const { ask, owner, repo } = api;
    const { head, labels } = text;
    const title = (0,outgoing_text/* redactedShort */.TX)(text.title, MAX_TITLE_CHARS);
    const body = (0,outgoing_text/* redactedShort */.TX)(text.body, MAX_BODY_CHARS);
    const query = { owner, repo, head: `${owner}:${head}`, state: 'open', per_page: 100 };
    const list = () => ask((octokit) => octokit.rest.pulls.list(query), { isRepeatable: true });
    const listed = await list();
    if (listed.kind === 'refused')
        return listed;
    const findOpen = ({ data }) => data.find((each) => each.head.ref === head);
    const open = findOpen(listed.value);
    const base = text.base ?? (open === undefined ? await defaultBranch(api) : undefined);
    const posted = open === undefined
        ? await ask(async (octokit) => {
            const more = { base: base ?? 'main', draft: text.isDraft };
            return (await octokit.rest.pulls.create({ owner, repo, head, title, body, ...more })).data;
        }, {
            findResult: async () => {
                const again = await list();
                return again.kind === 'ok' ? findOpen(again.value) : undefined;
            },
        })
        : await ask(async (octokit) => (await octokit.rest.pulls.update({ owner, repo, pull_number: open.number, title, body })).data, { isRepeatable: true });
    if (posted.kind === 'refused')
        return posted;
    const isElsewhere = open !== undefined && base !== undefined && open.base.ref !== base;
    // Apart from the text: a branch that is not there must not keep that from being brought up to date.
    const rebased = isElsewhere
        ? await ask((octokit) => octokit.rest.pulls.update({ owner, repo, pull_number: open.number, base }), {
            isRepeatable: true,
        })
        : undefined;
    const { number, html_url: url } = posted.value;
    const labelled = labels.length === 0
        ? undefined
        : await ask((octokit) => octokit.rest.issues.addLabels({ owner, repo, issue_number: number, labels: [...labels] }), {
            isRepeatable: true,
        });
    const unlabelled = labelled?.kind === 'refused' ? labelled.why : undefined;
    const notRebased = rebased?.kind === 'refused' ? rebased.why : undefined;
    return { kind: 'ok', value: { number, url, unlabelled, notRebased } };
}
/**
 * Says something on the pull request of a branch: the one that is open, or that the server closed since `after`, as it
 * does when a push leaves a branch without anything of its own; its number, or undefined where there is none.
 */
async function commentOnPull({ ask, owner, repo }, { head, body, after }) {
    const listed = await ask((octokit) => octokit.rest.pulls.list({ owner, repo, head: `${owner}:${head}`, state: 'all', per_page: 100 }), { isRepeatable: true });
    if (listed.kind === 'refused')
        return listed;
    const isMeant = ({ state, closed_at: closed, merged_at: merged }) => state === 'open' || (merged === null && closed !== null && new Date(closed) >= after);
    const pull = listed.value.data.find((each) => each.head.ref === head && isMeant(each));
    if (pull === undefined)
        return { kind: 'ok', value: undefined };
    const posted = await ask((octokit) => octokit.rest.issues.createComment({
        owner,
        repo,
        issue_number: pull.number,
        body: (0,outgoing_text/* redactedShort */.TX)(body, MAX_BODY_CHARS),
    }));
    return posted.kind === 'refused' ? posted : { kind: 'ok', value: pull.number };
}
async function defaultBranch({ ask, owner, repo }) {
    const told = await ask((octokit) => octokit.rest.repos.get({ owner, repo }), { isRepeatable: true });
    return told.kind === 'ok' ? told.value.data.default_branch : undefined;
}

;// CONCATENATED MODULE: ./build/github/loop-publish.js
/**
 * What people are shown of a loop's run: outputs, artifacts, pull request, job summary.
 * Invariant: nothing of it changes what was recorded; text of agents and evaluators is plain in all of it, and files that
 * could hold a key are published without the keys that are known here.
 */

















/** The outputs that need nobody else: set as soon as the run has ended, before anything that may take long. */
function setLoopOutputs({ loop, inputs, isolation }, ended) {
    const outputs = loop.outputs();
    (0,github_outputs/* writeOutputs */.K)({
        ...outputs,
        ...(outputs.improvement === undefined ? {} : { improvement: claimWith(outputs.improvement, isolation) }),
        ...(inputs.branch === undefined ? {} : { branch: inputs.branch }),
        'stop-reason': (0,foreign_text/* oneLine */.T)(ended?.reason ?? 'the run could not go on; see the log'),
    });
}
/**
 * Publishes whatever there is; each part that does not work is a note. Returns the error that the step ends with where
 * accepted work could not be handed on.
 */
async function publishLoop(publication) {
    const { request, opening, state, shared, ended, isCancelled } = publication;
    const { loop, inputs, host, notes } = opening;
    setLoopOutputs(opening, ended);
    const view = loop.view();
    if (view === undefined)
        return undefined;
    const page = (0,external_node_path_.join)(loop.folder, 'report.html');
    (0,external_node_fs_.writeFileSync)(page, (0,outgoing_text/* redacted */.pc)(view.html));
    (0,github_outputs/* writeOutputs */.K)({ 'report-path': page });
    const footer = [];
    if (shared?.kind === 'done' && !isCancelled)
        await tellReplaced(publication);
    if (shared?.kind === 'done' && inputs.publish === 'pull-request' && !isCancelled) {
        footer.push(...(await proposePull(publication, view)));
    }
    let unpublished;
    let where = 'report.html holds the rest';
    const upload = async () => {
        if (mustHandOver(opening, shared)) {
            try {
                await handOver(publication, state);
            }
            catch (error) {
                if (!(error instanceof errors/* AutorizeError */.yW))
                    throw error;
                unpublished = error;
                notes.add(`nothing was handed on: ${error.message}`);
            }
        }
        if (!request.publishing.uploadsArtifacts || !(0,artifacts/* canUpload */.Y)(host.env))
            return;
        const address = await uploadRecords(publication, page);
        if (address !== undefined)
            where = `report.html in the [artifact of this run](${address}) holds the rest`;
    };
    const summarize = () => summarizeLoop(publication, { view, footer, where });
    // What takes no server comes first where the runner will not wait for one.
    for (const each of isCancelled ? [summarize, upload] : [upload, summarize])
        await each();
    return unpublished;
}
/** All that is shown where records and branch contradict each other: no score, no claim, no proposal. */
async function publishIssue({ request, opening: { notes } }, error) {
    const why = error instanceof errors/* AutorizeError */.yW ? `${error.message}. ${error.remedy}` : String(error);
    (0,github_outputs/* writeOutputs */.K)({ 'stop-reason': (0,foreign_text/* oneLine */.T)(why) });
    if (!request.publishing.writesSummary)
        return;
    const body = `### Nothing was pushed or published\n\n${(0,markdown/* escapeMarkdown */.F)((0,foreign_text/* oneLine */.T)(why))}\n`;
    await (0,job_summary/* writeSummary */.S)({ body, end: '', rest: 'the log holds the rest' }, notes);
}
async function summarizeLoop({ request, opening: { inputs, notes, loop, isolation }, ended }, { view, footer, where }) {
    if (!request.publishing.writesSummary)
        return;
    const stopped = ended === undefined ? [] : [`Stopped: ${(0,markdown/* escapeMarkdown */.F)((0,foreign_text/* oneLine */.T)(ended.reason))}.`, ''];
    const next = [`Next: ${nextStep(view, { loop, inputs })}.`, ''];
    const said = notes.all.map((note) => `- Note: ${(0,markdown/* escapeMarkdown */.F)(note)}`);
    const single = inputs.publish !== 'none' && inputs.proposal === undefined ? [SINGLE_JOB, ''] : [];
    const chart = view.chart === undefined ? [] : [view.chart, ''];
    const level = describeIsolation(isolation);
    const body = `${[view.markdown, ...(level === undefined ? [] : [level, '']), ...chart].join('\n')}\n`;
    const end = `${[...stopped, ...next, ...footer, ...single, ...said].join('\n')}\n`;
    await (0,job_summary/* writeSummary */.S)({ body, end, rest: where }, notes);
}
/** What a person does now. */
function nextStep(view, { loop, inputs }) {
    const { kept, branch } = view;
    if (kept === 0)
        return 'nothing was kept that could be reviewed; the next run goes on from here';
    if (inputs.publish === 'none' && inputs.proposal === undefined) {
        return 'publish the proposal from a job that may push, with the inputs `proposal` and `proposal-digest`';
    }
    const commands = howToCheck(view, { loop, inputs });
    return `review the branch \`${inputs.branch ?? branch}\`; to check it in a clone, run ${commands}`;
}
/** The two commands that verify a run in a fresh clone, as Markdown. */
function howToCheck({ verify }, { loop, inputs }) {
    const branch = inputs.branch === undefined ? '' : ` --branch ${(0,shell_word/* shellWord */.r)(inputs.branch)}`;
    return `\`autorize pull ${(0,shell_word/* shellWord */.r)(loop.subject.name)}${branch}\`, then \`${verify}\``;
}
const SINGLE_JOB = 'The agent ran in the job that can push. Without a sandbox it can reach the token of the job; research.yml, with one job that proposes and one that publishes, keeps it away.';
/** Says of a run that ended where what it kept is; on its pull request too, before that becomes the next run's. */
async function tellReplaced({ opening, api, state }) {
    const { loop, inputs, notes } = opening;
    const replaced = loop.replaced?.();
    if (replaced === undefined || replaced.kept === 0)
        return;
    const { branch, what, kept, at } = replaced;
    const isPushed = state.session.unpushed.length === 0;
    const records = (0,remote_subject/* stateRefs */.sd)(loop.subject).usual;
    if (!isPushed)
        notes.add(`the server did not take the branch ${branch}: its commits are in the history of ${records}`);
    if (api === undefined || inputs.publish !== 'pull-request')
        return;
    const head = inputs.branch ?? `autorize/${loop.name}`;
    const where = isPushed
        ? `on the branch \`${branch}\`: open a pull request from there to go on with them`
        : `in the history of \`${records}\``;
    const body = `The run that this pull request was of ended, since its rules changed: ${(0,markdown/* escapeMarkdown */.F)((0,foreign_text/* oneLine */.T)(what))}. Its ${(0,base_text/* plural */.LS)(kept, 'kept commit')} and all that was said of them here stand, ${where}. What \`${head}\` has from now on is of another run, with a baseline of its own.`;
    const posted = await commentOnPull(api, { head, body, after: at });
    if (posted.kind === 'refused')
        notes.add(`the pull request of the run that ended has no comment that says so (${posted.why})`);
}
/** Opens or updates the pull request; markdown that tells of it. */
async function proposePull({ opening, api }, view) {
    const { context, notes, inputs, loop, isolation } = opening;
    const level = describeIsolation(isolation);
    const branch = inputs.branch ?? view.branch;
    if (api === undefined || view.kept === 0)
        return [];
    const title = inputs.prTitle ?? `autorize ${loop.name}: ${claimWith(view.gain, isolation)}`;
    const range = inputs.base === undefined ? branch : `${inputs.base}...${branch}`;
    const compare = `${context.serverUrl}/${context.owner}/${context.repository}/compare/${range}?expand=1`;
    const body = [
        view.markdown,
        '',
        ...(level === undefined ? [] : [level, '']),
        `To check it in a clone, run ${howToCheck(view, { loop, inputs })}.`,
        '',
        'Commits that a workflow pushes with its own token start no checks. To start them, close this pull request and open it again, or give the step the token of an app.',
        '',
    ].join('\n');
    const posted = await publishPullRequest(api, {
        head: branch,
        base: inputs.base,
        title,
        body,
        labels: inputs.prLabels,
        isDraft: inputs.prDraft,
    });
    if (posted.kind === 'ok') {
        const { number, url, unlabelled, notRebased } = posted.value;
        if (notRebased !== undefined) {
            notes.add(`the pull request is still for another branch than "${inputs.base}" (${notRebased})`);
        }
        if (unlabelled !== undefined)
            notes.add(`the pull request has no labels of "pr-labels" (${unlabelled})`);
        (0,github_outputs/* writeOutputs */.K)({ 'pull-request-number': String(number), 'pull-request-url': url });
        return [`Pull request: [#${number}](${url})`, ''];
    }
    const remedy = 'allow it in Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests", and give the job "pull-requests: write"';
    notes.add(`the branch ${branch} is pushed, but no pull request was made (${(0,github_api/* withRemedy */.v9)(posted, remedy)})`);
    return [`Open the pull request yourself: ${compare}`, ''];
}
/** Uploads what there is; the address of the artifact, where that worked. */
async function uploadRecords({ request, opening }, page) {
    const { loop, folder, context, notes } = opening;
    const { artifactName, retentionDays } = request.publishing;
    const name = artifactName ?? `autorize-${loop.mode}-${loop.name}-${context.runId}-${context.attempt}`;
    const root = (0,external_node_path_.join)(folder, 'artifact');
    const files = copyPlain({ ...opening, from: loop.folder, to: root });
    const whole = await (0,artifacts/* uploadArtifact */.m)({ name, files, root, retentionDays }, notes);
    if (whole === undefined)
        return undefined;
    const raw = (0,external_node_path_.join)(root, `${name}.html`);
    (0,external_node_fs_.writeFileSync)(raw, (0,external_node_fs_.readFileSync)(page));
    await (0,artifacts/* uploadArtifact */.m)({ name: (0,external_node_path_.basename)(raw), files: [raw], root, retentionDays, isRaw: true }, notes);
    const { owner, repository, runId, serverUrl } = context;
    const address = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`;
    (0,github_outputs/* writeOutputs */.K)({ 'artifact-id': String(whole.id), 'artifact-url': address, 'artifact-digest': whole.digest });
    return address;
}
const MAX_COPY_BYTES = 32 * 1024 * 1024;
// To know where a secret stands takes memory for each byte.
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
/**
 * Copies the regular files of a folder. A secret is hidden in a text that is no ledger; a ledger with one stays here, and
 * so does a file whose name, or bytes that are no text, hold one.
 */
function copyPlain({ from, to, search, }) {
    const entries = (0,external_node_fs_.readdirSync)(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.flatMap(({ parentPath, name }) => {
        const path = (0,external_node_path_.join)(parentPath, name);
        if (/\.(lock|reserve|holder|tmp)$/.test(name) || (0,external_node_fs_.statSync)(path).size > MAX_COPY_BYTES)
            return [];
        const bytes = (0,external_node_fs_.readFileSync)(path);
        const shown = path.slice(from.length + 1);
        if (search.finds(Buffer.from(shown)))
            return [];
        const holds = search.finds(bytes);
        if (holds && (name.endsWith('.jsonl') || bytes.length > MAX_REDACTED_BYTES || !(0,external_node_buffer_.isUtf8)(bytes)))
            return [];
        const plain = holds ? Buffer.from((0,outgoing_text/* redacted */.pc)(bytes.toString())) : bytes;
        const target = (0,external_node_path_.join)(to, shown);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
        (0,external_node_fs_.writeFileSync)(target, plain);
        return [target];
    });
}

// EXTERNAL MODULE: ./build/kernel/git-remote.js
var git_remote = __webpack_require__(69463);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
;// CONCATENATED MODULE: ./build/remote/ended-run.js
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
/**
 * Whether the next run may begin where one that is over ended.
 * Invariant: only read, but for a folder of our own that is removed again.
 */





/** Throws IntegrityError where records and branch of a run that is over contradict each other. */
async function requireSoundEnd({ subject, remote: { git } }, { branch, branchHead, files }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-ended-'));
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const [staged, scratch] = [(0,external_node_path_.join)(folder, 'state'), (0,external_node_path_.join)(folder, 'scratch')];
            (0,state_commit/* writeState */.Jq)({ folder: staged }, files);
            await git(['update-ref', branch, branchHead]);
            const lock = __addDisposableResource(env_1, await subject.lock(), true);
            const findings = await subject.check({ folder: staged, git, scratch, lock });
            const issues = findings.flatMap(({ kind, what, detail }) => (kind === 'wrong' ? [`${what}: ${detail}`] : []));
            await (0,remote_subject/* requireSound */.bi)({ name: subject.name, audit: async () => issues });
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
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/remote/known-start.js
/**
 * Whether a run on a server began at one of the user's commits; in a shallow checkout, by as much history as says that.
 * Invariant: objects alone are brought here, within the limits of a state: where the history of the checkout ends by its
 * own git stays as it is. What the server cannot or will not say remains unknown, and that is refused by whoever asks.
 */





// As much as git takes, to go beyond what a fetch before it had cut off.
const EVERYTHING = 2_147_483_647;
// Most runs began a few commits ago; the whole history of a large repository takes minutes.
const DEPTHS = [50, 500, EVERYTHING];
/**
 * Throws PreconditionError where records begin at a commit that is none of the user's, as far as the history says that can be
 * fetched; where the run itself refuses it, only fetches that history.
 */
async function requireKnownStart(request, start) {
    const issues = await findIssues(request, start);
    const { name, startRemedy } = request.subject;
    if (issues.length === 0 || startRemedy === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the records of "${name}" on the server begin at ${start.commit}, which is not known to be a commit of yours: ${(0,base_text/* printable */.g$)(issues.join('; '), 600)}; nothing of them was taken`,
        remedy: `Where it is yours, check out a branch that holds it, with its history (git fetch --unshallow; fetch-depth: 0), or merge it into yours. ${startRemedy}`,
    });
}
/** What is wrong with a start when there is no more history of HEAD to fetch that could say. */
async function findIssues({ subject, remote, refs }, start) {
    const { repository } = subject;
    const find = async () => (await subject.findStartIssues?.(refs, start)) ?? [];
    let issues = await find();
    const head = await (0,user_repository/* readHead */.zy)(repository, refs);
    if (head === undefined || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.commonDir, 'shallow')))
        return issues;
    // What was committed here alone, the server knows by the branch that it was committed on.
    const wanted = [head, 'HEAD'];
    for (const depth of DEPTHS) {
        if (issues.length === 0)
            return issues;
        while (wanted[0] !== undefined && !(await isFetched(remote, { ref: wanted[0], depth })))
            wanted.shift();
        if (wanted.length === 0)
            return issues;
        issues = await find();
    }
    return issues;
}
async function isFetched(remote, { ref, depth }) {
    try {
        await remote.fetchBounded(ref, depth);
        return true;
    }
    catch (error) {
        // Unreachable, refused, or more than a state may have: nothing is known of it then.
        if (error instanceof errors/* AutorizeError */.yW)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
;// CONCATENATED MODULE: ./build/kernel/shallow-boundary.js
/**
 * Where the history of a shallow repository ends.
 * Invariant: what git would write itself: a commit whose parents are not there is listed, or every walk over it fails.
 * The list is replaced in one step, under git's own lock; it only grows here.
 */


/**
 * Tells a repository of the ends of what leads to a commit, as a fetch into another git directory over the same objects
 * found them.
 */
async function shareBoundary(git, { from, to, branchHead }) {
    const known = new Set(readList(to));
    const found = readList(from).filter((id) => !known.has(id));
    if (found.length === 0)
        return;
    const { stdout } = await git(['rev-list', '--end-of-options', branchHead, '--']);
    const reached = new Set(stdout.toString().split('\n'));
    const missing = found.filter((id) => reached.has(id));
    if (missing.length === 0)
        return;
    const [file, lock] = [(0,external_node_path_.join)(to, 'shallow'), (0,external_node_path_.join)(to, 'shallow.lock')];
    try {
        (0,external_node_fs_.writeFileSync)(lock, `${[...known, ...missing].join('\n')}\n`, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(lock, file);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(lock, { force: true });
        throw error;
    }
}
function readList(folder) {
    const file = (0,external_node_path_.join)(folder, 'shallow');
    return (0,external_node_fs_.existsSync)(file)
        ? (0,external_node_fs_.readFileSync)(file, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
        : [];
}

;// CONCATENATED MODULE: ./build/remote/restore.js
/**
 * Going on from what another machine pushed.
 * Invariant: nothing is written here before the chain of the records holds and the branch on the server is where they
 * say; a branch that a person moved stays as it is, and is reported. Nothing goes on from records that their audit
 * refuses.
 */






const TRIES = 5;
/** Where branch and state are on the server, and what the state holds. */
async function lookAtRemote({ subject, remote, goOnFrom }) {
    const fixed = fixedBranch({ subject, remote });
    for (let tries = 0;; tries += 1) {
        const refs = await remote.list([...Object.values((0,remote_subject/* stateRefs */.sd)(subject)), subject.branches]);
        const location = locateState(subject, refs);
        const { state } = location;
        const branchHeadOf = (branch = '') => refs.get(remote.nameOf(branch));
        if (state === undefined) {
            const seen = { ...location, branch: fixed, branchHead: branchHeadOf(fixed) };
            return { seen, files: undefined, records: undefined };
        }
        // Pushed to between the look and the fetch: look again, for the two belong together.
        const stateRef = location.oldRef ?? location.stateRef;
        if ((await remote.fetchBounded(stateRef, 1)) !== state && tries < TRIES)
            continue;
        const commit = goOnFrom === undefined ? state : await findStateOf(remote, { stateRef, run: goOnFrom });
        const found = await (0,state_commit/* readState */.un)(remote.git, { subject, commit });
        (0,state_commit/* requireChains */.ck)(found);
        const records = subject.decode(found);
        const branch = records.branch ?? fixed;
        return { seen: { ...location, branch, branchHead: branchHeadOf(branch) }, files: subject.covered(found), records };
    }
}
/**
 * Which ref holds the state. The fallback precedes the old ref: it is only written once the server refused the new one,
 * and the old one stays beside it where the server refuses to delete that as well.
 */
function locateState(subject, found) {
    const { usual, fallback, old } = (0,remote_subject/* stateRefs */.sd)(subject);
    for (const stateRef of [usual, fallback])
        if (found.has(stateRef))
            return { stateRef, state: found.get(stateRef) };
    const state = found.get(old);
    return state === undefined ? { stateRef: usual, state } : { stateRef: usual, state, oldRef: old };
}
/** The branch, where it has one name on the server whatever the records say. */
function fixedBranch({ subject, remote }) {
    return remote.nameOf(subject.branches).endsWith('*') ? undefined : subject.branches;
}
/** Where branch and state are, for a run that begins beside them; nothing of the state has to be sound. */
async function lookBeside({ subject, remote }) {
    const found = await remote.list([...Object.values((0,remote_subject/* stateRefs */.sd)(subject)), subject.branches]);
    const location = locateState(subject, found);
    if (location.state !== undefined)
        await remote.fetchBounded(location.oldRef ?? location.stateRef, 1);
    const branch = fixedBranch({ subject, remote });
    return { ...location, branch, branchHead: found.get(remote.nameOf(branch ?? '')) };
}
/** Brings records and branch here; throws where this checkout has records of its own. */
async function restore(request) {
    const { subject, remote, refs } = request;
    requireNoRecords(subject);
    for (let tries = 0;; tries += 1) {
        const { seen, files, records } = await lookAtRemote(request);
        const { branch, branchHead } = seen;
        if (files === undefined || records === undefined) {
            if (branchHead === undefined)
                return { kind: 'nothing', remote: seen };
            return { kind: 'moved', remote: seen, expected: undefined, files };
        }
        const { expected } = records;
        if (records.isOver && branchHead === undefined)
            return { kind: 'over', remote: seen, records, files };
        if (branch !== undefined && branchHead !== undefined) {
            if ((await fetchBranch(request, { branch, records })) !== branchHead && tries < TRIES)
                continue;
            await shareEnds(request, branchHead);
        }
        if (!records.isOver && records.base !== undefined)
            await requireKnownStart(request, { commit: records.base, files });
        if (records.isOver)
            return { kind: 'over', remote: seen, records, files };
        if (request.goOnFrom !== undefined && branch !== undefined && expected !== undefined) {
            await requireHere(remote.git, { commit: expected, run: request.goOnFrom });
            await bringBranch(refs, { branch, to: expected });
            (0,state_commit/* writeState */.Jq)(subject, files);
            await subject.settle(records);
            await (0,remote_subject/* requireSound */.bi)(subject);
            return { kind: 'restored', remote: seen, records };
        }
        if (expected !== undefined &&
            branchHead !== expected &&
            !(await isBegunKeep(remote.git, { branchHead, records }))) {
            return { kind: 'moved', remote: seen, expected, files };
        }
        if (branch !== undefined && branchHead !== undefined)
            await bringBranch(refs, { branch, to: branchHead });
        (0,state_commit/* writeState */.Jq)(subject, files);
        await subject.settle(records);
        await (0,remote_subject/* requireSound */.bi)(subject);
        return { kind: 'restored', remote: seen, records };
    }
}
/** The user's repository learns where the history of what was fetched ends. */
async function shareEnds({ subject, remote }, branchHead) {
    await shareBoundary(remote.git, { from: remote.gitDir, to: subject.repository.commonDir, branchHead });
}
/** The last state that a run of a workflow pushed, in the history of the one that is there now. */
async function findStateOf(remote, { stateRef, run }) {
    const newest = await remote.fetchBounded(stateRef, EVERYTHING);
    // What was merged in is of others: of the states that were the state here, each is the first parent of the next.
    const args = [
        'log',
        '--first-parent',
        '-1',
        '--format=%H',
        '-E',
        `--grep=^${state_commit/* RUN_TRAILER */.cu}: ${run}$`,
        '--end-of-options',
        newest,
    ];
    const { stdout } = await remote.git(args);
    const found = stdout.toString().trim();
    if (found !== '')
        return found;
    throw new errors/* PreconditionError */.Rb({
        message: `run ${run} pushed no state of this that is still there`,
        remedy: 'See the id in the address of the run, or go on from the last one with "resume: auto"',
    });
}
/** What was archived since may be gone from the server. */
async function requireHere(git, { commit, run }) {
    const { exitCode } = await git(['cat-file', '-e', '--end-of-options', `${commit}^{commit}`], {
        allowed: [0, 1, 128],
    });
    if (exitCode === 0)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the commit ${commit} that run ${run} was at is not on the branch any more`,
        remedy: 'Go on from the last run with "resume: auto", or from the branch with "resume: adopt"',
    });
}
/** Moves a local branch to a commit, from wherever it is. */
async function bringBranch(refs, { branch, to }) {
    const from = await (0,kernel_refs/* readRef */.sg)(refs, branch);
    if (from !== to)
        await (0,kernel_refs/* moveRef */.LH)(refs, { ref: branch, from, to });
}
function requireNoRecords(subject) {
    const own = subject.findOwn();
    if (own === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `this checkout holds records of "${subject.name}" already (${own}); they would be mixed with those of the server`,
        remedy: 'Check out with "clean: true", the default, or remove them',
    });
}
/** The branch ahead of the records by the keep whose intent is the last one: a run was ended between the two. */
async function isBegunKeep(git, { branchHead, records }) {
    if (branchHead === undefined)
        return false;
    const { stdout } = await git(['cat-file', 'commit', '--end-of-options', branchHead]);
    return records.isBegun(branchHead, stdout.toString());
}
/** Fetches a branch down to its base, which a shallow checkout need not hold; where it is. */
async function fetchBranch({ remote, refs }, { branch, records }) {
    const hasBase = async () => {
        const { exitCode } = await refs(['cat-file', '-e', '--end-of-options', `${records.base}^{commit}`], {
            allowed: [0, 1, 128],
        });
        return exitCode === 0;
    };
    const isHere = await hasBase();
    const fetched = await remote.fetch(branch, isHere ? undefined : records.depth);
    // A keep may be of several commits: how many, the records do not say.
    if (isHere || records.base === undefined || (await hasBase()))
        return fetched;
    return remote.fetch(branch, EVERYTHING);
}

;// CONCATENATED MODULE: ./build/remote/session.js






class RemoteSession {
    #request;
    #seen;
    /** States of others' histories that the next one brings together. */
    #merged = [];
    #unpushed = [];
    /** Branches of ended runs that are on the server, or were there before this session. */
    #known;
    #queue = Promise.resolve(undefined);
    #isWaiting = false;
    /** Whether the old ref is deleted by a push of its own: the server refused both in one. */
    #deletesApart = false;
    #last;
    constructor(request, seen) {
        this.#request = request;
        this.#seen = seen;
        this.#known = new Set(request.subject.ended?.().map(({ ref }) => ref));
    }
    /** Restores what the server has. `moved` is for the caller to decide about; nothing was written then. */
    static async open(request) {
        const restored = await restore(request);
        return { session: new RemoteSession(request, restored.remote), restored };
    }
    /** Continues what the server has with what is here already: `seen`, which the caller has compared with it. */
    static over(request, seen) {
        return new RemoteSession(request, seen);
    }
    /** Begins again beside what the server has: that stays in the history of the state, its commits included. */
    static async openAnew(request) {
        const seen = await lookBeside(request);
        const session = new RemoteSession(request, seen);
        const { remote } = request;
        if (seen.branch !== undefined && seen.branchHead !== undefined)
            session.#merged.push(await remote.fetch(seen.branch, 1));
        return session;
    }
    /**
     * Lets the next run begin where one that is over ended; false where its branch is not there. Throws IntegrityError
     * where records and branch contradict each other.
     */
    async beginAfter({ remote: { branch, branchHead }, records, files }) {
        if (branchHead !== records.expected)
            return false;
        if (branch === undefined || branchHead === undefined)
            return true;
        await requireSoundEnd(this.#request, { branch, branchHead, files });
        await requireKnownStart(this.#request, { commit: branchHead, files });
        this.#request.subject.beginAt?.(branchHead);
        return true;
    }
    /** Goes on from the branch as it is: a person left it so. */
    async adopt({ files }) {
        const { subject, remote, refs } = this.#request;
        const { branchHead, branch } = this.#seen;
        if (branchHead === undefined || branch === undefined)
            return;
        await remote.fetch(branch, files === undefined ? 1 : undefined);
        await shareEnds({ subject, remote }, branchHead);
        const bring = (to) => bringBranch(refs, { branch: to, to: branchHead });
        await subject.adopt({ branchHead, files, bring, write: (each) => (0,state_commit/* writeState */.Jq)(subject, each) });
    }
    /** Where branch and state are on the server, as far as this session knows. */
    get seen() {
        return this.#seen;
    }
    /** What came of the last push that was not followed by another one. */
    get last() {
        return this.#last;
    }
    /** Pushes soon, one push at a time; calls meanwhile are one. Once a race is lost, no more until it is settled. */
    pushSoon() {
        if (this.#isWaiting)
            return;
        this.#isWaiting = true;
        this.#queue = this.#queue.then(async () => {
            this.#isWaiting = false;
            return this.#last?.kind === 'moved' || this.#last?.kind === 'refused' ? this.#last : this.#push();
        });
        // The end of the run asks again, and tells what is wrong.
        this.#queue.catch(() => undefined);
    }
    /** Pushes what there is now, when pushes that were begun have ended. */
    async push() {
        await this.#queue.catch(() => undefined);
        return this.#push();
    }
    async #push() {
        const { subject, remote } = this.#request;
        const { stateRef, state, oldRef, branch: seen } = this.#seen;
        const snapshot = await this.snapshot();
        if (snapshot === undefined)
            return this.#settle({ kind: 'nothing' });
        const { branch, branchHead } = snapshot;
        // A branch that is not there yet belongs to records that are about to begin.
        if (branch !== undefined && branchHead === undefined)
            return this.#settle({ kind: 'nothing' });
        const isSame = branch === seen || (branch !== undefined && seen !== undefined && remote.nameOf(branch) === remote.nameOf(seen));
        const from = isSame ? this.#seen.branchHead : undefined;
        const ended = this.#ended();
        for (const each of [branchHead, ...ended.map((branch) => branch.branchHead)]) {
            if (each !== undefined)
                await this.#requireNoSecrets(each);
        }
        const moves = [
            ...(branch === undefined || branchHead === undefined ? [] : [{ ref: branch, from, to: branchHead }]),
            { ref: stateRef, from: oldRef === undefined ? state : undefined, to: snapshot.state },
        ];
        const deletion = oldRef === undefined ? [] : [{ ref: oldRef, from: state, to: undefined }];
        const pushed = await remote.push(this.#deletesApart ? moves : [...moves, ...deletion]);
        const { usual, fallback } = (0,remote_subject/* stateRefs */.sd)(subject);
        const isNew = state === undefined || oldRef !== undefined;
        const isOfName = pushed.kind === 'refused' && stateRef === usual && pushed.refs.every((ref) => ref === usual);
        if (isOfName && isNew) {
            // A server that takes branches and tags alone.
            this.#seen = { ...this.#seen, stateRef: fallback };
            return this.#push();
        }
        if (pushed.kind === 'refused' && oldRef !== undefined && pushed.refs.includes(oldRef) && !this.#deletesApart) {
            this.#deletesApart = true;
            return this.#push();
        }
        if (pushed.kind === 'done') {
            // The new ref is read first: an old one that cannot be deleted misleads nobody but older versions.
            if (this.#deletesApart && deletion.length > 0)
                await remote.push(deletion);
            this.#seen = {
                stateRef,
                state: snapshot.state,
                branch: branch ?? this.#seen.branch,
                branchHead: branchHead ?? this.#seen.branchHead,
            };
            this.#merged = [];
            await this.#pushEnded(ended);
        }
        return this.#settle(pushed);
    }
    /** What was archived since, because another run began in its place. */
    #ended() {
        return this.#request.subject.ended?.().filter(({ ref }) => !this.#known.has(ref)) ?? [];
    }
    /**
     * Gives what an ended run kept a branch of its own: the state's history has its commits, whatever the server says.
     */
    async #pushEnded(ended) {
        for (const { ref, branchHead } of ended) {
            this.#known.add(ref);
            const pushed = await this.#request.remote.push([{ ref, from: undefined, to: branchHead }]);
            if (pushed.kind !== 'done')
                this.#unpushed.push({ ref, branchHead });
        }
    }
    /** Branches of ended runs that the server did not take. */
    get unpushed() {
        return this.#unpushed;
    }
    /** Throws where what would be pushed with a commit holds what must not leave this machine. */
    async #requireNoSecrets(branchHead) {
        const { remote, subject, search } = this.#request;
        const known = [this.#seen.branchHead, subject.read().base].filter((id) => id !== undefined);
        await (0,outgoing/* requireNoSecrets */._c)(remote.git, { branchHeads: [branchHead], known, search, what: 'a change that was kept' });
    }
    #settle(shared) {
        this.#last = shared;
        return shared;
    }
    /** State and branch as they are now, as commits here. */
    async snapshot() {
        const { subject, remote, refs, host, search, run } = this.#request;
        const { state } = this.#seen;
        const merged = [...this.#merged, ...this.#ended().map(({ branchHead }) => branchHead)];
        const parents = [state, ...merged];
        return (0,state_commit/* takeSnapshot */.W9)({ subject, git: remote.git, refs, parents, search, run, now: host.now() });
    }
    /**
     * Pushes branch and state to refs of their own where the server does not take the push of this session, and then the
     * files of a proposal of both; the prefix of the refs, or undefined where it does not take those either.
     */
    async setAside(label, files) {
        const { subject, remote, host } = this.#request;
        const snapshot = await this.snapshot();
        if (snapshot?.branchHead === undefined)
            return undefined;
        const { branchHead, state } = snapshot;
        await this.#requireNoSecrets(branchHead);
        const prefix = `refs/autorize-proposals/${subject.name}/${label}`;
        const pushed = await remote.push([
            { ref: `${prefix}/branch`, from: undefined, to: branchHead },
            { ref: `${prefix}/state`, from: undefined, to: state },
        ]);
        if (pushed.kind !== 'done')
            return undefined;
        const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
        // Apart from the commits: what is too large for a file of the server must not keep them from being there.
        const proposal = await (0,state_commit/* writeCommit */.rV)(request, files);
        const more = await remote.push([{ ref: `${prefix}/proposal`, from: undefined, to: proposal }]);
        return { ref: prefix, isProposal: more.kind === 'done' };
    }
    /**
     * After a lost race: puts what is here aside, takes what the other one pushed, and gives what was kept here, to be
     * judged again. The state that lost becomes a parent of the next one, so that its records are not lost either.
     */
    async yield() {
        const { subject, remote } = this.#request;
        const own = subject.read();
        const lost = await this.snapshot();
        await subject.putAside();
        const restored = await restore({ ...this.#request, goOnFrom: undefined });
        this.#seen = restored.remote;
        this.#merged = lost === undefined ? [] : [lost.state];
        this.#last = undefined;
        const others = 'records' in restored ? restored.records : remote_subject/* NOTHING */.K$;
        const files = lost === undefined ? undefined : await (0,state_commit/* readState */.un)(remote.git, { subject, commit: lost.state });
        const unaccepted = files === undefined ? [] : (subject.unaccepted?.(files) ?? []);
        return { restored, keeps: (0,remote_subject/* ownKeeps */.tB)(own, others), unaccepted };
    }
    /**
     * Makes the records of another job part of the history of the next state: in a commit of this session, since nobody
     * vouches for what theirs stands on.
     */
    async keepInHistory(files) {
        const { subject, remote, host } = this.#request;
        const plain = [...files].map(([path, bytes]) => ({ path, bytes }));
        const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
        this.#merged.push(await (0,state_commit/* writeCommit */.rV)(request, plain));
    }
}

// EXTERNAL MODULE: ./build/github/notes.js
var github_notes = __webpack_require__(37491);
;// CONCATENATED MODULE: ./build/github/proposal-source.js
/** Where a publishing job gets the proposal from: a folder, outputs of the job before, or a ref of the server. */






/** The folder with the files of the proposal; nothing of them is checked yet. */
async function findProposal({ proposal: named = '', proposalParts: parts }, { name, cwd, own, remote }) {
    if (isProposalRef(named)) {
        const prefix = `refs/autorize-proposals/${name}/`;
        if (!named.startsWith(prefix)) {
            throw new errors/* PreconditionError */.Rb({
                message: `the proposal ${(0,base_text/* quoted */.TL)(named)} is not of "${name}"`,
                remedy: `Name a ref that begins with ${prefix}`,
            });
        }
        await fetchProposal(remote, { ref: named, folder: own });
        return own;
    }
    const given = (0,external_node_path_.resolve)(cwd, named);
    const isThere = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(given, MANIFEST), { throwIfNoEntry: false }) !== undefined;
    if (isThere || parts.length === 0)
        return given;
    writeProposalFiles(own, (0,proposal_parts/* decodeProposal */.dG)(parts));
    return own;
}

;// CONCATENATED MODULE: ./build/github/loop-state.js
/** What a loop goes on from, and how it is shared with the next run. */










/** Restores what the last run pushed; without a server or a token it begins from the checkout, and asks nobody. */
async function openState(opening) {
    const { loop, inputs, context, token, host, folder, notes, search, cutOff } = opening;
    const { subject } = loop;
    const { owner, repository, serverUrl } = context;
    const isOffline = token === '' || owner === '' || repository === '';
    if (isOffline) {
        if (inputs.publish !== 'none') {
            const remedy = 'Give the step a github-token with "contents: write", or set "publish: none"';
            throw new errors/* PreconditionError */.Rb({ message: `publish is "${inputs.publish}", and there is no github-token`, remedy });
        }
        notes.add('there is no github-token: nothing is restored from earlier runs, and nothing is pushed');
    }
    const url = `${serverUrl}/${owner}/${repository}`;
    const server = (0,git_remote/* openRemote */.d3)({
        url,
        token: isOffline ? undefined : token,
        repository: subject.repository,
        folder: (0,external_node_path_.join)(folder, 'git'),
        parentEnv: host.env,
        cutOff,
    });
    const remote = inputs.branch === undefined
        ? server
        : (0,git_remote/* renameRef */.wT)(server, { here: subject.branches, there: `refs/heads/${inputs.branch}` });
    const { refs } = (0,user_repository/* openRefs */.ro)(subject.repository, (0,external_node_path_.join)(folder, 'refs'));
    const request = { subject, remote, refs, host, search, run: context.runId, goOnFrom: inputs.resumeRun };
    if (isOffline) {
        const seen = { stateRef: (0,remote_subject/* stateRefs */.sd)(subject).usual, state: undefined, branch: undefined, branchHead: undefined };
        // What has no token can push nothing.
        return { session: RemoteSession.over(request, seen), remote: { ...remote, mayPush: async () => 'no' } };
    }
    if (inputs.resume === 'never')
        return { session: await RemoteSession.openAnew(request), remote };
    const { session, restored } = await RemoteSession.open(request);
    await settle(restored, { session, opening });
    return { session, remote };
}
async function settle(restored, { session, opening: { loop, inputs } }) {
    const { name } = loop;
    switch (restored.kind) {
        case 'nothing':
            (0,github_notes/* say */.c)(`${name}: nothing to go on from; it starts from the checkout`);
            return;
        case 'restored':
            (0,github_notes/* say */.c)(`${name}: goes on from ${restored.records.count} records, at ${restored.remote.branchHead?.slice(0, 12)}`);
            return;
        case 'over': {
            const { branchHead } = restored.remote;
            const isOfAll = inputs.branch !== undefined && branchHead !== undefined;
            const from = isOfAll ? `the branch ${inputs.branch}, ${branchHead.slice(0, 12)}` : 'the checkout';
            (0,github_notes/* say */.c)(`${name}: the last run is over; a new one starts from ${from}`);
            // A branch that all runs share goes on: what one of them kept is not thrown away by the next one.
            if (isOfAll && inputs.resume === 'adopt')
                await session.adopt({ files: undefined });
            else if (isOfAll)
                await requireUnmoved(restored, { session, inputs });
            return;
        }
        case 'moved': {
            if (inputs.resume !== 'adopt')
                throw movedBranch(restored, inputs);
            (0,github_notes/* say */.c)(`${name}: goes on from the branch as it is, ${restored.remote.branchHead?.slice(0, 12)}`);
            await session.adopt(restored);
            return;
        }
        default:
            restored;
    }
}
/** Lets the next run begin where one that is over ended; throws where somebody moved its branch, or forged its records. */
async function requireUnmoved(over, { session, inputs }) {
    if (await session.beginAfter(over))
        return;
    const { remote, records } = over;
    throw movedBranch({ remote, expected: records.expected }, inputs);
}
function movedBranch({ remote, expected }, inputs) {
    const branch = inputs.branch ?? remote.branch?.replace('refs/heads/', '');
    const at = remote.branchHead === undefined ? 'is gone' : `is at ${remote.branchHead}`;
    const should = expected === undefined ? 'there are no records of it' : `the records say ${expected}`;
    return new errors/* PreconditionError */.Rb({
        message: `somebody moved the branch ${branch}: it ${at}, and ${should}; it is left as it is`,
        remedy: 'Put it back, or go on from where it is with "resume: adopt", or start again with "resume: never"',
    });
}
/** What another job proposes, in the order of its keeps. */
async function takeProposals({ session, remote }, opening) {
    const { loop, inputs, context, host, notes, search } = opening;
    const { subject } = loop;
    const folder = await findProposal(opening.inputs, {
        name: subject.name,
        cwd: host.cwd,
        own: (0,external_node_path_.join)(opening.folder, 'proposal'),
        remote,
    });
    const { files, keeps, unaccepted, keys, isolation } = await readProposal(remote, {
        subject,
        folder,
        digest: inputs.proposalDigest,
    });
    if (keys === undefined)
        notes.add('the proposal is of an older version and has no digests of its job’s keys: nobody looked for those here');
    else
        search.add(keys);
    takeIsolation(opening.isolation, isolation);
    await session.keepInHistory(files);
    const origin = `the job of run ${context.runId}`;
    return {
        proposed: keeps.map((keep) => ({ ...keep, origin })),
        reported: unaccepted.map((each) => ({ ...each, origin })),
    };
}
/** One sentence about a push that was not done. */
function describeShared(shared) {
    switch (shared.kind) {
        case 'done':
            return undefined;
        case 'nothing':
            return 'nothing was pushed: there is no record yet';
        case 'moved':
            return 'nothing was pushed: other runs pushed again and again meanwhile; what was kept is in the artifact';
        case 'refused':
            return `the server refused the push (${shared.why}): give the job "contents: write", and see the rules of the branch; what was kept is in the artifact`;
        case 'unreachable':
            return `the server could not be reached for the push (${shared.why}); what was kept is in the artifact`;
        default:
            return shared;
    }
}

// EXTERNAL MODULE: ./build/github/stopped-commands.js
var stopped_commands = __webpack_require__(65298);
// EXTERNAL MODULE: ./build/github/trust.js
var trust = __webpack_require__(6024);
;// CONCATENATED MODULE: ./build/github/loop-step.js
var loop_step_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var loop_step_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
/**
 * Modes `research`, `mission` and `work`: a loop on a runner.
 * Invariant: what was recorded is durable on the server after each record where the step may push; a step that is
 * cancelled sets its outputs before anything that may take long. An agent gets none of the step's own tokens; the runner
 * masks the agent's keys before anything of the loop is printed.
 */





















/** Runs the loop that a request asks for; the exit code of the step. */
async function runLoopStep(request, host, open) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { problems, publishing } = request;
        if (problems.length > 0)
            throw new errors/* UsageError */.eb(problems);
        const context = (0,github_event/* readContext */.y)(host.env);
        const loop = await open(request.loop, host);
        const keys = loop.keys.filter(secret_values/* isSecret */.$);
        (0,outgoing_text/* hideSecrets */.s0)(keys);
        await (0,stopped_commands/* withCommands */.l)(async () => keys.forEach((key) => void (0,core/* setSecret */.Pq)(key)));
        const api = await (0,github_api/* openApi */.Nd)(publishing.token, context, (0,job_time/* timeLeft */.f)(request, host));
        await (0,trust/* requireTrustedActor */.m)(context, api);
        const notes = new github_notes/* Notes */.u();
        if (request.loop.proposal === undefined) {
            const unsearched = refuseLeftCredentials(loop.subject.repository, context.workspace);
            if (unsearched !== undefined)
                notes.add(unsearched);
        }
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `autorize-${loop.mode}-`));
        const cancel = loop_step_addDisposableResource(env_1, listenForCancel(), false);
        const inputs = request.loop;
        const { cutOff } = cancel;
        const { token } = publishing;
        const search = (0,outgoing_text/* stepSecrets */.aw)();
        const runsAgents = inputs.proposal === undefined;
        const isolation = { levels: runsAgents ? await findLevels(loop.wishes) : [], from: 'this job' };
        const opening = {
            ...{ loop, inputs, context, token, host, folder, notes, keys, search, isolation, cutOff },
        };
        try {
            const state = await openState(opening);
            await requireWayOut(opening, state);
            await requireIsolation(opening, state.remote);
            const level = describeIsolation(isolation);
            if (level !== undefined)
                (0,github_notes/* say */.c)(level);
            const before = loop.countKept();
            const run = await runAll({ opening, state, request, signal: cancel.signal });
            const isImproved = loop.countKept() > before;
            const isCancelled = cancel.exitCode !== undefined;
            if (run.isUnsound === true) {
                await publishIssue({ request, opening }, run.error);
                throw run.error;
            }
            const unpublished = await publishLoop({ request, opening, api, state, ...run, isCancelled });
            for (const note of notes.all)
                (0,github_notes/* say */.c)(`note: ${note}`);
            if (run.error !== undefined)
                throw run.error;
            if (unpublished !== undefined)
                throw unpublished;
            if (cancel.exitCode !== undefined)
                return cancel.exitCode;
            if (run.unjudged !== undefined && run.ended?.exitCode === errors/* EXIT */.dc.yes)
                throw run.unjudged;
            return exitCodeOf({ ...run, isImproved, failOn: inputs.failOn, publish: inputs.publish });
        }
        catch (error) {
            // What was waited for was cut off; that is not what the step ends with.
            if (cancel.exitCode === undefined || !(error instanceof errors/* AutorizeError */.yW))
                throw error;
            (0,github_notes/* say */.c)(`error: ${error.message}. The job was cancelled.`);
            return cancel.exitCode;
        }
        finally {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        loop_step_disposeResources(env_1);
    }
}
function exitCodeOf({ ended, shared, isImproved, failOn, publish, }) {
    if (ended !== undefined && ended.exitCode !== errors/* EXIT */.dc.yes)
        return ended.exitCode;
    if (publish !== 'none' && shared !== undefined && shared.kind !== 'done')
        return errors/* EXIT */.dc.precondition;
    return failOn === 'no-improvement' && !isImproved ? errors/* EXIT */.dc.no : errors/* EXIT */.dc.yes;
}
const MAX_RACES = 3;
/** Runs, pushes, and where another run pushed first, judges what was kept again on top of that. */
async function runAll(running) {
    const { opening, state, signal } = running;
    const { loop, inputs, context } = opening;
    const isShared = inputs.publish !== 'none';
    const judge = async ({ proposed, reported }) => {
        try {
            return await runOnce(running, { proposed, reported, maxIterations: 0 });
        }
        finally {
            unjudged = noteUnjudged(opening, proposed) ?? unjudged;
        }
    };
    const restored = loop.subject.read().count;
    let unjudged;
    let [ended, shared] = [undefined, undefined];
    try {
        if (inputs.proposal !== undefined) {
            const taken = await takeProposals(state, opening);
            (0,github_notes/* say */.c)(`${loop.name}: ${taken.proposed.length} proposed`);
            ended = await judge(taken);
        }
        else {
            ended = await runOnce(running, limitsOf(opening));
            for (const remark of loop.remarks())
                opening.notes.add(remark);
        }
        // However it ended, records that do not add up are neither pushed nor published.
        await loop_step_requireSoundEnd(running, ended);
        if (!isShared)
            return { ended, shared, error: undefined, unjudged };
        shared = await state.session.push();
        for (let races = 0; shared.kind === 'moved' && races < MAX_RACES && !signal.aborted; races += 1) {
            (0,github_notes/* say */.c)(`${loop.name}: another run pushed first; what was kept here is judged again on top of it`);
            const { restored: theirs, keeps, unaccepted } = await state.session.yield();
            if (theirs.kind === 'moved')
                throw movedBranch(theirs, inputs);
            // Whoever lost a race to a run that is over goes on from where that one ended.
            if (theirs.kind === 'over')
                await requireUnmoved(theirs, { session: state.session, inputs });
            const origin = `run ${context.runId}`;
            const proposed = keeps.map((keep) => ({ ...keep, origin }));
            const reported = unaccepted.map((each) => ({ ...each, origin }));
            if (proposed.length + reported.length > 0)
                ended = await judge({ proposed, reported });
            await loop_step_requireSoundEnd(running, ended);
            shared = await state.session.push();
        }
    }
    catch (error) {
        const issue = await findIssue(running, error);
        if (issue !== undefined)
            return { ended: undefined, shared: undefined, error: issue, isUnsound: true };
        // What was restored alone is nothing that this step vouches for.
        if (restored > 0 && loop.subject.read().count === restored) {
            return { ended: undefined, shared: undefined, error, isUnsound: true };
        }
        // What was recorded until then is published all the same.
        if (isShared)
            shared = await state.session.push().catch(() => shared);
        const why = error instanceof errors/* AutorizeError */.yW ? { reason: error.message, exitCode: error.exitCode } : ended;
        return { ended: why, shared, error };
    }
    const why = shared === undefined ? undefined : describeShared(shared);
    if (why !== undefined)
        opening.notes.add(why);
    return { ended, shared, error: undefined, unjudged };
}
/** Sets the outputs of sound records. A cancelled step sets them first: where it is ended before the audit is, nothing is pushed. */
async function loop_step_requireSoundEnd({ opening, signal }, ended) {
    if (signal.aborted)
        setLoopOutputs(opening, ended);
    await (0,remote_subject/* requireSound */.bi)(opening.loop.subject);
    if (!signal.aborted)
        setLoopOutputs(opening, ended);
}
/** The error itself, or what the records say of it, where nothing of them may be handed on. */
async function findIssue({ opening: { loop } }, error) {
    if (error instanceof errors/* IntegrityError */.cs)
        return error;
    if (error instanceof errors/* AutorizeError */.yW && error.code === 'tampered')
        return error;
    try {
        await (0,remote_subject/* requireSound */.bi)(loop.subject);
        return undefined;
    }
    catch (issue) {
        if (issue instanceof errors/* AutorizeError */.yW)
            return issue;
        throw issue;
    }
}
/** Says which changes got no verdict: of what was kept elsewhere only the history of the state knows otherwise. */
function noteUnjudged({ loop, inputs, notes }, proposed) {
    const left = proposed.filter((each) => !loop.isJudged(each));
    if (left.length === 0)
        return undefined;
    const named = left.map(({ item, commit }) => item ?? commit.slice(0, 12)).join(', ');
    const records = (0,remote_subject/* stateRefs */.sd)(loop.subject).usual;
    const message = `${left.length} of ${(0,base_text/* plural */.LS)(proposed.length, 'proposed change')} got no verdict (${named})`;
    const how = inputs.proposal === undefined ? 'see' : 'run this job again to judge them; else see';
    const remedy = `${how} their diffs in the history of ${records}`;
    notes.add(`${message}: ${remedy}`);
    return new errors/* PreconditionError */.Rb({ message, remedy: `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}` });
}
function limitsOf({ inputs, host }) {
    const { timeBudgetMs, maxIterations, maxUsd, jobTimeoutMs } = inputs;
    // What somebody says holds; else what the loop is told elsewhere, and the job's end.
    const timeLimitMs = timeBudgetMs === undefined ? (0,job_time/* timeLeftOfJob */.P)({ env: host.env, now: host.now(), timeoutMs: jobTimeoutMs }) : undefined;
    return {
        ...(timeBudgetMs === undefined ? {} : { timeBudgetMs }),
        ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
        ...(maxIterations === undefined ? {} : { maxIterations }),
        ...(maxUsd === undefined ? {} : { maxUsd }),
    };
}
async function runOnce({ opening, state, request, signal }, more) {
    const { loop, inputs } = opening;
    const isQuiet = request.publishing.logLevel === 'quiet';
    const onRecord = (line) => {
        if (!isQuiet && line !== '')
            (0,github_notes/* say */.c)(line);
        // The last push of a cancelled step follows its audit.
        if (inputs.publish !== 'none' && !signal.aborted)
            state.session.pushSoon();
    };
    const ended = await loop.run({ ...more, signal, onRecord, onNote: github_notes/* say */.c });
    (0,github_notes/* say */.c)(`${loop.name}: ${ended.reason}`);
    return ended;
}


/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _c: () => (/* binding */ requireNoSecrets),
/* harmony export */   lW: () => (/* binding */ requireNoneIn),
/* harmony export */   t3: () => (/* binding */ leaked)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
/**
 * What is about to leave this machine as git objects, searched for secrets.
 * Invariant: every new object is read, whatever leads to it: contents, names in trees, messages of commits. What cannot be
 * searched whole does not leave.
 */


/** Throws where an object that the other side does not have holds a secret. */
async function requireNoSecrets(git, { branchHeads, known, search, what }) {
    if (search.isIdle)
        return;
    const wanted = [...branchHeads, ...known.map((id) => `^${id}`)].join('\n');
    const args = ['rev-list', '--objects', '--no-object-names', '--ignore-missing', '--stdin'];
    const { stdout } = await git(args, { input: `${wanted}\n` });
    const ids = (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(stdout);
    await requireNoneIn(git, { ids, search, what });
}
/** Throws where one of these objects holds a secret. */
async function requireNoneIn(git, { ids, search, what }) {
    const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids, search });
    if (found === 'too-large')
        throw tooLarge(what);
    if (found === 'found')
        throw leaked(what);
}
/** Something that cannot be handed on without what it must not hold. */
function leaked(what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${what} holds a token of this job or a key of the agent; it is not pushed`,
        remedy: 'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
    });
}
function tooLarge(what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${what} is larger than ${_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SEARCHED_BYTES */ .jU >> 30} GiB, too large to be searched for keys; it is not pushed`,
        remedy: 'See which files are so large, and keep the agent from writing them with boundaries.deny_paths',
    });
}


/***/ }),

/***/ 44042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   ck: () => (/* binding */ requireChains),
/* harmony export */   cu: () => (/* binding */ RUN_TRAILER),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85503);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7133);
/**
 * The state of a system as a commit, and back.
 * Invariant: a snapshot is of one moment: the branch did not move while the records were read, so a machine that goes on
 * from it finds a keep that was begun, or one that was ended, and never half of the news. What comes back is held to
 * names and sizes before a byte is written, and never through a link.
 */









// A night of a thousand iterations stays far below; what is above was not written by us.
const MAX_STATE_FILES = 100_000;
const TRIES = 50;
/** Makes a commit of what there is now; undefined when there is nothing yet. */
async function takeSnapshot(request) {
    const { subject, refs } = request;
    const { branch } = subject.read();
    const find = async () => (branch === undefined ? undefined : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, branch));
    let branchHead = await find();
    for (let tries = 0; tries < TRIES; tries += 1) {
        const files = readFiles(request);
        const after = await find();
        if (after === branchHead && subject.read().branch === branch) {
            return files.length === 0 ? undefined : { state: await writeCommit(request, files), branch, branchHead };
        }
        branchHead = after;
        if (subject.read().branch !== branch)
            return takeSnapshot(request);
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the branch ${branch} does not stop moving`,
        remedy: 'See what else moves it: git reflog',
    });
}
function readFiles({ subject, search }) {
    let total = 0;
    return subject.list().flatMap((path) => {
        const bytes = readPlain(subject, path);
        if (bytes === undefined)
            return [];
        total += bytes.length;
        if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK)
            throw tooLarge(subject, { what: 'all files', limit: _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK });
        if (!search.finds(bytes))
            return [{ path, bytes: (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path) ? wholeLines(bytes) : bytes }];
        // A chain of records cannot be repaired; any other file is left out.
        if ((0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            throw (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_6__/* .leaked */ .t3)(path);
        return [];
    });
}
/** A regular file; never what a link leads to. Of those that are too large, a ledger is an error, others are left out. */
function readPlain(subject, path) {
    const limit = (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .maxBytesOf */ .v9)(path);
    const descriptor = openPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path));
    if (descriptor === undefined)
        return undefined;
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stat.isFile())
            return undefined;
        if (stat.size > limit && (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            throw tooLarge(subject, { what: path, limit });
        if (stat.size > limit)
            return undefined;
        const bytes = Buffer.alloc(stat.size);
        return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function openPlain(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        // Gone since the folder was listed, or a link: no part of the state.
        return undefined;
    }
}
function tooLarge({ name, folder }, { what, limit }) {
    // Missions and plans have a dot in their name, and no command of their own for it.
    const again = name.includes('.') ? 'launch or run it again' : `autorize run ${name} --fresh`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the records of "${name}" are too large to be pushed: ${what} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(folder, 200)}; expected at most ${limit} bytes`,
        remedy: `Nothing is lost, the records stay there. Begin another run: ${again}`,
    });
}
/** A record that is being appended is not there yet. */
function wholeLines(bytes) {
    return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
const IDENTITY = 'autorize <autorize@localhost>';
/** Says in the message of a state which run of a workflow made it. */
const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';
/** Makes a commit of files that were checked, which stands on nothing but its given parents. */
async function writeCommit({ git, parents: [before, ...merged], subject, run, now }, files) {
    // What is merged in must not be taken for the state before.
    const isFirst = before === undefined && merged.length > 0;
    const from = isFirst ? await writeCommit({ git, parents: [before], subject, now }, files) : before;
    const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
    const head = [
        `commit ${LOCAL_REF}\n`,
        `committer ${IDENTITY} ${Math.floor(now.getTime() / 1000)} +0000\n`,
        `data ${Buffer.byteLength(message)}\n${message}`,
        from === undefined ? '' : `from ${from}\n`,
        ...merged.map((parent) => `merge ${parent}\n`),
        'deleteall\n',
    ];
    const blocks = [Buffer.from(head.join(''))];
    for (const { path, bytes } of files) {
        blocks.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
    }
    await git(['update-ref', '-d', LOCAL_REF]);
    await git(['fast-import', '--quiet', '--force', '--done'], {
        input: Buffer.concat([...blocks, Buffer.from('\ndone\n')]),
    });
    const { stdout } = await git(['rev-parse', '--verify', LOCAL_REF]);
    return stdout.toString().trim();
}
/** The files of a state, held to names, kinds and sizes; throws for one that we did not write. */
async function readState(git, { subject, commit }) {
    const stdout = await listTree(git, commit);
    const entries = stdout
        .toString()
        .split('\0')
        .filter((entry) => entry !== '');
    if (entries.length > MAX_STATE_FILES)
        throw strange(commit, `${entries.length} files`);
    let total = 0;
    const wanted = [];
    for (const entry of entries) {
        const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
        if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .maxBytesOf */ .v9)(path)) {
            throw strange(commit, JSON.stringify(path.slice(0, 100)));
        }
        total += Number(size);
        if (subject.isRestored(path))
            wanted.push({ path, id, size: Number(size) });
    }
    if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK)
        throw strange(commit, `${total} bytes`);
    const input = wanted.map(({ id }) => `${id}\n`).join('');
    // Each object has a line before it, with its id and its size.
    const maxBytes = _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK + wanted.length * 200;
    const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input, maxBytes });
    const files = new Map();
    let at = 0;
    for (const { path, size } of wanted) {
        at = packed.indexOf(0x0a, at) + 1;
        files.set(path, packed.subarray(at, at + size));
        at += size + 1;
    }
    return files;
}
// Of one file of a state: mode, kind, id, size and path.
const MAX_ENTRY_BYTES = 300;
const LIST_TIMEOUT_MS = 60_000;
/** A commit of a few kilobytes can hold a tree of any number of files: each folder may stand in it many times. */
async function listTree(git, commit) {
    const limits = { maxBytes: MAX_STATE_FILES * MAX_ENTRY_BYTES, timeoutMs: LIST_TIMEOUT_MS };
    try {
        return (await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit], limits)).stdout;
    }
    catch (error) {
        if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS) || !(error.isTooLong || String(error.gitExit).startsWith('SIGKILL')))
            throw error;
        throw strange(commit, `a tree of more than ${MAX_STATE_FILES} files, or of more folders than can be listed`);
    }
}
function strange(commit, found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
        remedy: 'See who wrote it; to start again without it: resume: never',
    });
}
/** The records of a journal of a state, whose chain was checked. */
function recordsIn(files, path) {
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(files.get(path) ?? Buffer.alloc(0));
    return parsed.kind === 'sound' ? parsed.records : [];
}
/** Throws where the chain of a journal of a state is broken. */
function requireChains(files) {
    for (const [path, bytes] of files) {
        if (!(0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            continue;
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'sound')
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
            remedy: 'See who changed it; to start again without it: resume: never',
        });
    }
}
/** Writes the files of a state into the folder of a system, where none of them is yet. */
function writeState({ folder }, files) {
    for (const [path, bytes] of files) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { flag: 'wx' });
    }
}


/***/ }),

/***/ 64715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   bi: () => (/* binding */ requireSound),
/* harmony export */   sd: () => (/* binding */ stateRefs),
/* harmony export */   tB: () => (/* binding */ ownKeeps)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


/** Throws where records and branch here do not agree with each other and with the rules of the run. */
async function requireSound(subject) {
    const [first, ...others] = await subject.audit();
    if (first === undefined)
        return;
    const more = others.length === 0 ? '' : `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others.length, 'more problem')}`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IntegrityError */ .cs({
        message: `records and branch of "${subject.name}" do not agree: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(first, 600)}${more}`,
        remedy: 'See who wrote them: nothing was pushed or published. To begin again without them: resume: never',
    });
}
function stateRefs({ name }) {
    return {
        usual: `refs/autorize-ledger/${name}`,
        fallback: `refs/heads/autorize-state/${name}`,
        old: `refs/autorize/${name}`,
    };
}
const NOTHING = {
    ...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, keeps: [], isOver: false },
    isBegun: () => false,
};
/** The keeps that one ledger has beyond those of another, by the hashes of their records. */
function ownKeeps(own, others) {
    const shared = new Set(others.keeps.map(({ hash }) => hash));
    return own.keeps.filter(({ hash }) => !shared.has(hash));
}


/***/ }),

/***/ 84483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ manyLines)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13141);


/** Text of an agent or an evaluator on one line: nothing that a terminal or a workflow would obey. */
function oneLine(text, maxLength = 200) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
/** Text of an agent or an evaluator with its lines and tabs, and nothing else that a terminal or a workflow would obey. */
function manyLines(text, maxLength) {
    const lines = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength)
        .replace(/\r?\n$/, '')
        .split(/\r?\n/);
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(lines.map(printableLine).join('\n'));
}
function printableLine(line) {
    return line
        .split('\t')
        .map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(part, part.length))
        .join('\t');
}


/***/ })

};


export const id = 9761;
export const ids = [2626,8561,9761];
export const modules = {
62559:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runAttemptCommand: () => ( runAttemptCommand),
runJudgeCommand: () => ( runJudgeCommand),
runPlanCommand: () => ( runPlanCommand),
runReduceCommand: () => ( runReduceCommand)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var claim_outcome = __webpack_require__(59997);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var push_named = __webpack_require__(21930);
var foreign_text = __webpack_require__(84483);
var live_line = __webpack_require__(45656);
var mission_lines = __webpack_require__(95179);
;
function renderLoopEvent({ loop, event }) {
if (event.kind === 'note')
return `note: ${(0,foreign_text .TN)(event.note, 900)}`;
if (loop === 'experiment')
return event.kind === 'recorded' ? (0,live_line .E_)(event.record) : undefined;
if (loop === 'mission')
return event.kind === 'recorded' ? (0,mission_lines .VE)(event.entry) : undefined;
if (event.kind !== 'ended' || event.item.status === 'blocked')
return undefined;
const { status, id, error, denial_reason: denied } = event.item;
const why = denied ?? error;
return `${status.padEnd(8)} ${id}${why === undefined ? '' : `: ${(0,foreign_text .TN)(why, 160)}`}`;
}
var external_node_os_ = __webpack_require__(48161);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var user_refs = __webpack_require__(11584);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var hash = __webpack_require__(28338);
var reported_attempt = __webpack_require__(6729);
var acceptance = __webpack_require__(37008);
var confined_file = __webpack_require__(57177);
;
const ATTEMPT_FILE = 'attempt.json';
const ATTEMPT_PACK = 'attempt.pack';
const MAX_BYTES = 64 * 1024;
const OUTCOMES = [
'proposed',
'noop',
'denied',
'discarded',
'inconclusive',
'invalid',
'killed',
'infra_error',
];
const objectId = schemas .YjP().check(api .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const attemptSchema = schemas .rej({
version: schemas .euz(1),
wave: schemas .YjP(),
slot: schemas .Whr(),
outcome: schemas .k5n(OUTCOMES),
reason: schemas .YjP().check(api .Eb(4000)),
commit: schemas .lqM(objectId),
base: schemas .lqM(objectId),
pairs: schemas .lqM(schemas .Whr().check(api .qm(0))),
effect: schemas .lqM(schemas .aig()),
usage: schemas .lqM(schemas .g1P(schemas .YjP(), schemas .L5J())),
environment: schemas .lqM(schemas .YjP().check(api .Fk(/^[0-9a-f]{64}$/))),
key_in_reach: schemas .lqM(schemas .euz(true)),
again: schemas .lqM(schemas .euz(true)),
});
const ATTEMPT_IDENTITY = { identity: acceptance .zK, date: '1970-01-01T00:00:00Z' };
function slotFolder(folder, slot) {
return (0,external_node_path_.join)(folder, `slot-${slot}`);
}
function readAttempt(folder, wave, slot) {
return readAttemptAt(slotFolder(folder, slot), wave, slot);
}
function readAttemptAt(place, wave, slot) {
if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, ATTEMPT_FILE)))
return { kind: 'absent' };
const read = (0,confined_file .Hz)({ path: (0,external_node_path_.join)(place, ATTEMPT_FILE), shown: ATTEMPT_FILE, folders: [place] }, MAX_BYTES);
if ('problem' in read) {
const { found, expected } = read.problem;
return { kind: 'refused', why: `it is ${found}; expected ${expected}` };
}
const parsed = attemptSchema.safeParse(parsedJson(read.bytes));
if (!parsed.success) {
const [issue] = parsed.error.issues;
return { kind: 'refused', why: `$.${issue?.path.join('.') ?? ''}: ${(0,base_text .g$)(issue?.message ?? '', 200)}` };
}
const { data: attempt } = parsed;
if (attempt.wave !== wave.id)
return { kind: 'refused', why: `it is of the wave ${(0,base_text .TL)(attempt.wave)}` };
if (attempt.slot !== slot)
return { kind: 'refused', why: `it is of slot ${attempt.slot}` };
if ((attempt.outcome === 'proposed') !== (attempt.commit !== undefined)) {
return { kind: 'refused', why: 'a commit belongs to what is proposed, and to nothing else' };
}
return { kind: 'read', attempt, hash: (0,hash .s)(read.bytes) };
}
function parsedJson(bytes) {
try {
return JSON.parse(bytes.toString('utf8'));
}
catch {
return undefined;
}
}
function usageOfAttempt({ usage }) {
return (0,reported_attempt .ZY)(usage);
}
var private_area = __webpack_require__(63702);
var remove_tree = __webpack_require__(14311);
var user_repository = __webpack_require__(63342);
var named_subject = __webpack_require__(35507);
var candidate_pack = __webpack_require__(40738);
var configured_agents = __webpack_require__(74832);
var area_path = __webpack_require__(91934);
var agent_choice = __webpack_require__(10731);
var at_work = __webpack_require__(78579);
var branch_name = __webpack_require__(82698);
var candidate_commit = __webpack_require__(14237);
var decisions = __webpack_require__(761);
var fold = __webpack_require__(61319);
var in_flight = __webpack_require__(6782);
var next_iteration = __webpack_require__(29635);
var run_config = __webpack_require__(27634);
var ledger_store = __webpack_require__(54347);
var loop_stop = __webpack_require__(83457);
var experiment_run = __webpack_require__(92290);
var reconfirmation = __webpack_require__(73766);
var experiment_recipe = __webpack_require__(88467);
;
const FOCUSES = [
'the algorithm and the data structures of the hottest path: do less work, in a better order of growth.',
'work that is done more than once: compute it once, cache it, hoist it out of loops, or skip it where nobody needs it.',
'memory: allocations, copies and conversions that can go, and data that lies together when it is used together.',
'input, output and waiting: calls that can be batched, buffered, or done at the same time.',
'the common case: a fast path for what comes most often, with the general code behind it.',
'the innermost loops, statement by statement: branches, bounds, types, and what the compiler or runtime makes of them.',
'what the language, its standard library and the dependencies that are there already do better than this code.',
'the largest simplification that makes the result no worse: code, layers and options that can go.',
];
const ITEM_FOCUSES = [
'the smallest change that does all that the item asks for.',
'the clearest code that does all that the item asks for, also where more of what is there has to change.',
'the cases that are easy to forget: empty, very large and wrong input, and what happens when a step fails.',
];
function focusesFor(slots, wanted, usual = FOCUSES) {
const list = wanted.length === 0 ? usual : wanted;
return Array.from({ length: slots }, (_, slot) => list[slot % list.length] ?? '');
}
;
function gainOf({ decision }) {
if (decision == null || typeof decision.effect !== 'number')
return undefined;
const gain = decision.scale === 'ratio' ? Math.log(decision.effect) : decision.effect;
return Number.isFinite(gain) ? gain : undefined;
}
;
function notBegun(reason) {
return { outcome: 'killed', reason: (0,base_text .g$)(reason, 2000), again: true };
}
function originOf(mark) {
const { id, slot, pairs, effect, agent, claimed, elsewhere, absent, usd, conflict, stack } = mark;
return {
...{ id, slot },
...(typeof pairs === 'number' ? { pairs } : {}),
...(typeof effect === 'number' ? { effect } : {}),
...(typeof agent === 'string' ? { agent } : {}),
...(typeof claimed === 'string' ? { claimed } : {}),
...(elsewhere === true ? { elsewhere } : {}),
...(absent === true ? { absent } : {}),
...(typeof usd === 'number' ? { usd } : {}),
...(conflict === true ? { conflict } : {}),
...(Array.isArray(stack) ? { stack: stack.filter((each) => Number.isInteger(each)) } : {}),
};
}
var median = __webpack_require__(50748);
;
function usefulWidth(costs) {
const { judges, agentMs, evaluationMs, pretestPairs, passed, testPairs, again } = costs;
const attemptMs = agentMs + pretestPairs * 2 * evaluationMs;
const judgeMs = (passed * (2 * testPairs + 1) * evaluationMs) / judges;
const reducerMs = judges === 1 || again === undefined ? 0 : passed * again.share * 2 * again.testPairs * evaluationMs;
const slowestMs = Math.max(judgeMs, reducerMs);
return slowestMs <= 0 ? Number.POSITIVE_INFINITY : Math.max(1, attemptMs / slowestMs);
}
const LEAST_RECORDS = 3;
function costsOf(records) {
const ofAgents = records.flatMap(({ durations }) => durations?.agent_ms ?? []);
const ofEvaluations = records.flatMap(({ durations, decision }) => {
const [ms, n] = [durations?.score_ms, decision?.n];
return ms === undefined ? [] : [ms / Math.max(1, 2 * (n ?? 1))];
});
const tests = records.flatMap(({ decision }) => (decision?.n == null ? [] : [decision.n]));
if (ofAgents.length < LEAST_RECORDS || ofEvaluations.length < LEAST_RECORDS || tests.length < LEAST_RECORDS)
return undefined;
const tried = records.filter(({ durations }) => durations?.agent_ms !== undefined);
const passed = tried.filter((record) => (gainOf(record) ?? 0) > 0);
const accepted = passed.filter(({ outcome }) => outcome === 'merged');
return {
...{ agentMs: (0,median .JZ)(ofAgents) ?? 0, evaluationMs: (0,median .JZ)(ofEvaluations) ?? 0 },
passed: passed.length / tried.length,
testPairs: meanPairs(passed),
again: { share: accepted.length / Math.max(1, passed.length), testPairs: meanPairs(accepted) },
};
}
function meanPairs(records) {
return records.reduce((sum, { decision }) => sum + (decision?.n ?? 0), 0) / Math.max(1, records.length);
}
;
function experimentRecipe(name, host) {
const paths = (0,ledger_store .wG)(name, host);
const { repository } = paths;
const subject = (0,experiment_recipe .U)(paths, host);
const branch = (0,branch_name .W)(name);
const own = ['config.toml', 'program.md', 'guidance.jsonl'].map((file) => (0,external_node_path_.join)(paths.folder, file));
const recordsHere = () => (0,ledger_store .SC)(paths).records;
const digest = () => (0,hash .s)(Buffer.concat([(0,external_node_fs_.readFileSync)(paths.config), Buffer.of(0), (0,external_node_fs_.readFileSync)(paths.program)]));
return {
...{ repository, name, subject, sources: own, focuses: FOCUSES, digest },
measuredHere: ['decisions.jsonl'],
require: () => (0,ledger_store .DW)(paths),
async readKnown(refs) {
const { records, problem } = (0,ledger_store .SC)(paths);
if (problem !== undefined) {
throw new errors .Rb({
message: `the records of "${name}" hold ${problem.found}`,
remedy: `Repair them first: autorize repair ${name}`,
});
}
if ((0,at_work .p)(paths))
throw atWork(name);
const [open] = (0,in_flight .T)(paths, records);
if (open !== undefined)
throw brokenOff({ name, what: `iteration ${open}`, resume: `autorize resume ${name}` });
(0,run_config .f)(paths, host, { schedule: 'ignored' });
const head = await (0,user_refs .EU)(repository, refs);
const last = records.at(-1)?.hash;
const base = (records.length === 0 ? undefined : (0,user_repository .TQ)(repository, branch)) ?? head;
return {
...{ state: typeof last === 'string' ? last : null, base, config: digest() },
branch: base !== head || (0,external_node_fs_.existsSync)(paths.ledger) ? `refs/heads/${branch}` : undefined,
};
},
holds: (hash) => recordsHere().some((record) => record.hash === hash),
isInterrupted: () => (0,in_flight .T)(paths, recordsHere()).length > 0,
records: () => recordsHere().flatMap(waveRecordOf),
costs: () => costsOf(recordsHere()),
agents: (slots) => agentsFor(slots),
complete: async () => undefined,
areas: () => [(0,area_path .PH)({ repository, name, parentEnv: host.env })],
async takeTurn(request) {
const known = recordsHere().length;
const { stop } = await (0,experiment_run .p)({
...{ name, mode: 'run', allowDirty: true, workspaces: 1, slot: request.slot },
...limitsOf(request),
...(request.usd === undefined ? {} : { budgetUsd: request.usd }),
...endedBy(request, ({ outcome }) => outcome !== 'baseline'),
}, host);
const record = recordsHere()
.slice(known)
.find(({ outcome }) => outcome !== 'baseline');
return record === undefined ? notBegun(stop.reason) : describe(request, record);
},
async judge(run) {
const { proposals, reported, keyWasInReach, resumes, isEnough } = run;
const { stop } = await (0,experiment_run .p)({
...{ name, mode: resumes ? 'resume' : 'run', allowDirty: true },
workspaces: 1,
maxIterations: 0,
calibratesHere: true,
...{ proposals, reported, keyWasInReach, ...limitsOf(run) },
...endedBy(run, ({ wave }) => wave != null && isEnough?.(wave) === true),
}, host);
const isJudged = stop.kind === 'judged';
return { isJudged, reason: stop.reason, exitCode: isJudged ? errors .dc.yes : (0,loop_stop .FO)(stop) };
},
confirm: (request) => (0,reconfirmation .wj)({ ...request, paths, records: recordsHere() }, host),
whyUnconfirmed: () => (0,reconfirmation .Rd)((0,run_config .f)(paths, host, { schedule: 'ignored' }).config),
};
function agentsFor(slots) {
const { config } = (0,run_config .f)(paths, host, { schedule: 'ignored' });
if (!(0,configured_agents .yM)(config))
return [];
const records = recordsHere();
const names = (0,configured_agents .et)(config).map((agent) => agent.name);
const next = (0,next_iteration .p)(paths, records.map(({ iter }) => iter));
const base = (0,fold .lN)(records, (0,ledger_store .un)(paths)) ?? '';
const known = { records, decisions: (0,decisions .uY)(paths), plateau: (0,configured_agents .K)(config) };
return (0,agent_choice .Gq)(slots, { names, ...known, base, iter: next });
}
function describe(request, record) {
const isKeyInReach = (0,decisions .uY)(paths).some(({ kind, key_in_reach: isInReach }) => kind === 'key-in-reach' || isInReach === true);
return describeTurn(record, isKeyInReach, async ({ tree, from }) => {
const base = (0,fold .lN)(recordsHere(), (0,ledger_store .un)(paths)) ?? from;
const store = await (0,candidate_commit .Ch)(paths, {
folder: (0,area_path .PH)({ repository, name, parentEnv: host.env }),
base,
branchHead: undefined,
});
const commit = await (0,candidate_pack .BO)(store, { tree, from });
await (0,candidate_pack ["do"])(store, { path: request.pack, commit, from });
return commit;
});
}
}
function limitsOf({ overrides, hidden = [] }) {
return { hidden, ...overrides };
}
function endedBy({ signal, onEvent }, isLast) {
const done = new AbortController();
return {
signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
onEvent: (event) => {
onEvent?.({ loop: 'experiment', event });
if (event.kind === 'recorded' && isLast(event.record))
done.abort();
},
};
}
const JUDGED = ['merged', 'discarded', 'inconclusive'];
const BROKEN = ['killed', 'aborted', 'infra_error'];
async function describeTurn(record, isKeyInReach, pack) {
const { outcome, notes, usage, tree, base_commit: from, decision } = record;
const [pairs, effect] = [decision?.n, gainOf(record)];
const common = {
reason: (0,base_text .g$)(notes, 4000),
...(pairs == null ? {} : { pairs }),
...(effect === undefined ? {} : { effect }),
...(usage == null ? {} : { usage }),
...(isKeyInReach ? { key_in_reach: true } : {}),
};
const isWorse = effect !== undefined && effect <= 0;
if (JUDGED.includes(outcome) && typeof tree === 'string' && typeof from === 'string' && !isWorse) {
return { ...common, outcome: 'proposed', commit: await pack({ tree, from }) };
}
if (BROKEN.includes(outcome)) {
return { ...common, outcome: outcome === 'infra_error' ? outcome : 'killed', again: true };
}
const ended = ['noop', 'denied', 'inconclusive', 'invalid'].find((each) => each === outcome);
return { ...common, outcome: ended ?? 'discarded' };
}
function waveRecordOf(record) {
const { wave, iter, outcome, notes, commit, usage, proposed_commit: proposed, decision } = record;
if (wave == null)
return [];
const origin = originOf(wave);
const { stack = [] } = origin;
return [origin.slot, ...stack].map((slot, at) => ({
origin: at === 0 ? origin : { id: origin.id, slot },
...{ outcome, name: `iter ${iter}`, iter, notes },
isBroken: typeof proposed === 'string' && (BROKEN.includes(outcome) || (stack.length > 0 && outcome !== 'merged')),
isForPerson: decision?.code === 'implausible',
...{ commit: commit ?? undefined, usage: at === 0 ? (0,reported_attempt .ZY)(usage) : undefined },
...{ pairs: decision?.n ?? undefined, effect: gainOf(record) },
}));
}
function atWork(name) {
return new errors .Rb({
message: `a run of "${name}" is at work here: its state changes`,
remedy: 'Wait until it ends, or stop it with Ctrl-C; then run the command again',
});
}
function brokenOff(of) {
return new errors .Rb({
message: `${of.what} of "${of.name}" was in progress when the last run ended`,
remedy: `Resume that run first: ${of.resume}`,
});
}
var kernel_git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var lock_holder = __webpack_require__(68724);
var mission_agent_choice = __webpack_require__(70678);
var clean = __webpack_require__(56732);
var ledger = __webpack_require__(52708);
var manifest = __webpack_require__(86992);
var opening = __webpack_require__(14178);
var mission_reconfirmation = __webpack_require__(86085);
var relocate = __webpack_require__(34554);
var mission_run = __webpack_require__(40698);
var run_name = __webpack_require__(53482);
var mission_stop = __webpack_require__(50109);
var store = __webpack_require__(89855);
var mission_recipe = __webpack_require__(63548);
;
function missionRecipe(supplied, host) {
const { repository, dir } = (0,opening .PO)(supplied, host);
const slug = (0,run_name .Aw)(dir === '.' ? '' : dir);
const root = (0,store.rootOf)(repository);
const at = { ...host, cwd: repository.folder };
const sources = ['mission.md', 'sandbox.md'].map((file) => (0,external_node_path_.join)(repository.folder, dir, file));
const subject = (0,mission_recipe .b)({ slug, repository }, host);
const runs = () => (0,store.listMissionRuns)(repository, slug).flatMap((paths) => {
const { state } = (0,store.readMission)(paths);
return state === undefined ? [] : [{ paths, state }];
});
const openRun = () => {
const last = runs().at(-1);
return last === undefined || (0,manifest .Hd)(last.state.status) ? undefined : last;
};
const follow = () => {
const run = openRun();
if (run !== undefined)
subject.follow(run.paths.runId);
return run;
};
follow();
const run = (request, base) => {
const open = openRun();
const how = open === undefined
? { mode: 'launch', missionDir: dir, from: { commit: base, isAdopted: false } }
: { mode: 'resume', runId: open.paths.runId };
return (0,mission_run .S)({ ...how, ...request, calibratesHere: true }, at);
};
const digest = () => (0,hash .s)(Buffer.concat(sources.flatMap((path) => [(0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : Buffer.of(), Buffer.of(0)])));
const entries = () => runs().flatMap(({ state }) => state.entries);
return {
...{ repository, name: dir, subject, sources, focuses: FOCUSES, digest },
agents: agentsFor,
require: () => void (0,opening .Md)(dir, at, { needsAgent: false }),
async readKnown(refs) {
const [last] = (0,store.listMissionRuns)(repository, slug).slice(-1);
const problem = last === undefined ? undefined : (0,store.readMission)(last).problem;
if (problem !== undefined)
throw new errors .Vl([problem]);
const open = follow();
if ((0,lock_holder .oZ)(root.lock) && (0,store.readPointer)(root)?.active === true)
throw atWork(dir);
if (open !== undefined && (open.state.open !== undefined || open.state.entries.length === 0)) {
const { runId } = open.paths;
throw brokenOff({ name: dir, what: `run ${runId}`, resume: `rcs autoresearch --resume ${runId}` });
}
if (open === undefined) {
return { state: null, base: await (0,user_refs .EU)(repository, refs), config: digest(), branch: undefined };
}
const { launch, lastAcceptedCommit: base, entries: known } = open.state;
return { state: known.at(-1)?.hash ?? null, base, config: digest(), branch: `refs/heads/${launch.branch_name}` };
},
holds: (hash) => entries().some((entry) => entry.hash === hash),
isInterrupted: () => openRun()?.state.open !== undefined,
records: () => entries().flatMap(mission_recipe_waveRecordOf),
costs: () => undefined,
async complete() {
const open = openRun();
if (open !== undefined)
await (0,relocate .QJ)(open.paths, host);
},
areas: () => ['missions', ...runs().map(({ paths }) => (0,clean .d)(paths.runId))].map((name) => (0,area_path .PH)({ repository, name, parentEnv: host.env })),
async takeTurn(request) {
const { slot, usd, base } = request;
const known = entries().length;
const limits = { maxIterations: 0, ...(usd === undefined ? {} : { budgetUsd: usd }) };
const { stop } = await run({ slot, ...limits, ...boundsOf(request), ...mission_recipe_endedBy(request, ({ kind }) => kind === 'iteration') }, base);
const entry = entries()
.slice(known)
.find(({ kind }) => kind === 'iteration');
return entry === undefined ? notBegun(stop.reason) : describe(request, entry);
},
async judge(judging) {
const { proposals, reported, keyWasInReach, isEnough, base } = judging;
const { stop, last } = await run({
...{ proposed: proposals, reported: reported.map(inMissionWords), keyWasInReach, ...boundsOf(judging) },
...mission_recipe_endedBy(judging, ({ wave }) => wave !== undefined && isEnough?.(wave) === true),
}, base);
const has = ({ wave }) => entries().some((entry) => entry.wave?.id === wave.id && entry.wave.slot === wave.slot);
const isJudged = [...proposals, ...reported].every(has);
return { isJudged, reason: stop.reason, exitCode: isJudged ? errors .dc.yes : (0,mission_stop .FO)(stop, last) };
},
async confirm(request) {
const open = openRun();
if (open === undefined)
return { why: 'there is no run of it that can be resumed' };
return (0,mission_reconfirmation .w5)({ ...request, ...open }, at);
},
whyUnconfirmed: () => (0,mission_reconfirmation .Rd)(contractOfNext()),
};
function contractOfNext() {
return openRun()?.state.launch.contract ?? (0,opening .Md)(dir, at, { needsAgent: false }).contract;
}
function agentsFor(slots) {
const open = openRun();
if (open !== undefined)
return (0,mission_agent_choice .Gq)(open.state, slots);
const contract = contractOfNext();
if (!(0,configured_agents .yM)(contract))
return [];
const names = (0,configured_agents .et)(contract).map((agent) => agent.name);
return Array.from({ length: slots }, (_, slot) => names[slot % names.length] ?? '');
}
async function describe({ pack, base }, entry) {
const { decision, candidate_commit: candidate, evaluator, comparison, usage } = entry;
const own = openRun() ?? runs().at(-1);
const common = {
reason: (0,base_text .g$)(entry.decision_reason, 4000),
...(comparison === undefined ? gainOfScore(entry, own) : { pairs: comparison.n, effect: comparison.effect }),
...(usage === undefined ? {} : { usage }),
...(own !== undefined && isKeyInReach(own.state) ? { key_in_reach: true } : {}),
};
const isWorse = comparison === undefined ? decision !== 'keep' : comparison.effect <= 0;
const isTested = evaluator?.status === 'pass' && ['keep', 'discard', 'ambiguous'].includes(decision);
if (isTested && !isWorse && candidate !== null && own !== undefined) {
const area = (0,area_path .PH)({ repository, name: (0,clean .d)(own.paths.runId), parentEnv: host.env });
const store = (0,git_store .h$)({ folder: (0,private_area .IS)(area), base: own.state.launch.baseline_commit });
if (store === undefined)
throw new Error('a run without a store has a candidate');
const tree = await (0,kernel_git .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${candidate}^{tree}`]);
const commit = await (0,git_store .SC)(store, {
tree,
parents: [],
message: `${entry.description}\n`,
...ATTEMPT_IDENTITY,
});
await (0,candidate_pack ["do"])(store, { path: pack, commit, from: base });
return { ...common, outcome: 'proposed', commit };
}
if (decision === 'interrupted')
return { ...common, outcome: 'killed', again: true };
return { ...common, outcome: mission_recipe_OUTCOMES[decision] ?? 'discarded' };
}
}
function gainOfScore({ evaluator, iteration }, run) {
const before = run?.state.entries.findLast((entry) => entry.iteration < iteration && (0,ledger .oB)(entry));
const [score, best] = [evaluator?.score, before?.evaluator?.score];
if (score == null || best == null)
return {};
const isHigher = run?.state.launch.contract.evaluator.direction === 'max';
return { pairs: 1, effect: isHigher ? score - best : best - score };
}
const mission_recipe_OUTCOMES = {
ambiguous: 'inconclusive',
noop: 'noop',
abort: 'noop',
error: 'invalid',
};
const DECISIONS = {
noop: 'noop',
inconclusive: 'ambiguous',
killed: 'interrupted',
invalid: 'error',
infra_error: 'error',
};
function inMissionWords(report) {
return { ...report, outcome: DECISIONS[report.outcome] ?? 'discard' };
}
function boundsOf({ overrides = {}, hidden = [] }) {
const { sandbox, timeBudgetMs, timeLimitMs } = overrides;
const times = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
return {
hidden,
...(sandbox === undefined ? {} : { sandbox }),
...(times.length === 0 ? {} : { timeBudgetMs: Math.min(...times) }),
};
}
function mission_recipe_endedBy({ signal, onEvent }, isLast) {
const done = new AbortController();
return {
signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
onEvent: (event) => {
onEvent?.({ loop: 'mission', event });
if (event.kind === 'recorded' && isLast(event.entry))
done.abort();
},
};
}
function isKeyInReach({ evidence }) {
return evidence.some((record) => record.kind === 'key-in-reach' || ('key_in_reach' in record && record.key_in_reach === true));
}
const VERDICTS = { keep: 'merged', interrupted: 'killed' };
function mission_recipe_waveRecordOf(entry) {
const { wave, iteration, decision, decision_reason: notes, reported, usage, comparison } = entry;
if (wave === undefined)
return [];
return [
{
origin: originOf(wave),
outcome: VERDICTS[decision] ?? mission_recipe_OUTCOMES[decision] ?? 'discarded',
isBroken: decision === 'interrupted' && reported === undefined,
...{ name: `iteration ${iteration}`, iter: iteration, notes },
commit: decision === 'keep' ? entry.kept_commit : undefined,
...{ usage: (0,reported_attempt .ZY)(usage), pairs: comparison?.n, effect: comparison?.effect },
},
];
}
var timer = __webpack_require__(20677);
var plan_recipe = __webpack_require__(86031);
var contract = __webpack_require__(51421);
var workitem_history = __webpack_require__(45351);
var workitem_opening = __webpack_require__(32375);
var proposed_item = __webpack_require__(63169);
var workitem_run = __webpack_require__(28516);
var run_usage = __webpack_require__(52028);
var workitem_store = __webpack_require__(50492);
;
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
async function planRecipe(supplied, host) {
const repository = (0,user_repository .W1)(host.cwd);
const source = (0,external_node_path_.resolve)(host.cwd, supplied);
const file = (0,external_node_path_.relative)(repository.folder, source);
const at = { ...host, cwd: repository.folder };
const paths = (0,workitem_store.workPathsOf)(at);
const { work, plan, problems } = await (0,workitem_opening .CW)(file, at);
if (work === undefined)
throw new errors .Vl(problems);
const subject = (0,plan_recipe .O)({ paths, plan, permit: work.permit, tests: (0,contract .Vh)(work) }, at);
const branch = `autorize-work/${plan}`;
const history = () => (0,workitem_history .E)((0,workitem_store .N9)(paths));
const hashes = () => (0,workitem_store .N9)(paths).map(({ hash }) => hash);
const digest = () => (0,hash .s)((0,external_node_fs_.existsSync)(source) ? (0,external_node_fs_.readFileSync)(source) : '');
const landed = () => new Set(history().landed.flatMap((each) => (each.plan === plan ? [each.item] : [])));
const run = (request) => {
const { overrides = {}, hidden, signal, onEvent, ...options } = request;
return runBounded({ overrides, signal }, (bounds) => (0,workitem_run .RD)(file, {
...{ ...options, ...bounds, host: at },
...(hidden === undefined ? {} : { hidden }),
onEvent: (event) => onEvent?.({ loop: 'work', event }),
}));
};
return {
...{ repository, name: file, subject, sources: [source], focuses: ITEM_FOCUSES, digest },
require: () => undefined,
async readKnown(refs) {
if ((0,lock_holder .oZ)(paths.lock))
throw atWork(file);
if (history().pending !== undefined) {
throw brokenOff({ name: file, what: 'a landing', resume: `autorize work run ${file}` });
}
const last = hashes().at(-1);
const branchHead = (0,user_repository .TQ)(repository, branch);
return {
...{ state: typeof last === 'string' ? last : null, config: digest() },
base: branchHead ?? (await (0,user_refs .EU)(repository, refs)),
branch: branchHead === undefined ? undefined : `refs/heads/${branch}`,
};
},
holds: (hash) => hashes().includes(hash),
isInterrupted: () => history().pending !== undefined,
records: () => {
const { landed: done, ended } = history();
return [...done, ...ended].filter((each) => each.plan === plan).flatMap(({ id }) => waveRecordOf(id));
},
items: () => {
const done = landed();
const isReady = ({ id, dependencies }) => !done.has(id) && dependencies.every((name) => done.has(name));
return work.items.filter(isReady).map(({ id }) => id);
},
costs: () => undefined,
complete: async () => undefined,
areas: () => [(0,area_path .PH)((0,workitem_store .hM)(paths, host))],
async takeTurn(request) {
const { item = '', slot, usd } = request;
const result = await run({
...{ only: [item], jobs: 1, slot, ...plan_recipe_boundsOf(request) },
...(usd === undefined ? {} : { budgetUsd: usd }),
});
const report = result.items.find(({ id }) => id === item);
if (report === undefined)
return notBegun(`the plan has no item ${(0,base_text .TL)(item)}`);
return report.status === 'blocked' ? notBegun(report.reason) : describe(request, report);
},
async judge(judging) {
const { proposals, reported } = judging;
const result = await run({
...plan_recipe_boundsOf(judging),
proposed: new Map(proposals.flatMap((each) => (each.item === undefined ? [] : [[each.item, inItemWords(each)]]))),
reported: reported.flatMap((each) => each.item === undefined ? [] : [{ ...each, item: each.item }]),
});
const isJudged = !result.interrupted && result.refusal === undefined;
return { isJudged, reason: reasonOf(result), exitCode: isJudged ? errors .dc.yes : errors .dc.precondition };
},
};
async function describe({ pack, base }, report) {
const { after_commit: after, key_in_reach: isKeyInReach } = (0,workitem_store .b8)(paths, report.receipt_id);
const common = {
reason: (0,base_text .g$)(report.error ?? report.denial_reason ?? `the item passes: ${report.status}`, 4000),
...(report.usage === undefined ? {} : { usage: report.usage }),
...(isKeyInReach === true ? { key_in_reach: true } : {}),
};
if (report.status !== 'success' || after === null) {
return { ...common, outcome: report.status === 'denied' ? 'denied' : 'discarded' };
}
const { refs: git } = (0,user_refs .ro)(repository, (0,external_node_path_.join)(paths.folder, 'wave'));
const tree = await (0,kernel_git .JG)(git, ['rev-parse', '--verify', '--end-of-options', `${after}^{tree}`]);
const commit = await (0,git_store .SC)({ git }, { tree, parents: [], message: 'candidate\n', ...ATTEMPT_IDENTITY });
await (0,candidate_pack ["do"])({ git }, { path: pack, commit, from: base });
return { ...common, outcome: 'proposed', commit };
}
function waveRecordOf(run) {
const path = (0,external_node_path_.join)((0,workitem_store .kQ)(paths, run), proposed_item .gA);
const origin = (0,external_node_fs_.existsSync)(path) ? originSchema.safeParse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'))).data : undefined;
if (origin?.wave === undefined)
return [];
const { status, reason, work_item: item, landed_commit: commit } = (0,workitem_store .b8)(paths, run);
const [own, usage] = [
status === 'success' ? 'merged' : status === 'denied' ? 'denied' : 'discarded',
(0,reported_attempt .ZY)((0,run_usage .f$)((0,workitem_store .kQ)(paths, run))),
];
return [
{
origin: originOf(origin.wave),
...{ outcome: origin.outcome ?? own, isBroken: false, name: `item ${item.id}`, commit: commit ?? undefined },
notes: reason ?? `landed; proposed by ${origin.origin}`,
...(usage === undefined ? {} : { usage }),
},
];
}
}
const originSchema = schemas ._H3({
origin: schemas .YjP(),
outcome: schemas .lqM(schemas .YjP()),
wave: schemas .lqM(schemas ._H3({ id: schemas .YjP(), slot: schemas .Whr() })),
});
function plan_recipe_boundsOf({ overrides, hidden, signal, onEvent }) {
return { overrides, signal, onEvent, ...(hidden === undefined ? {} : { hidden }) };
}
async function runBounded({ overrides: { sandbox, timeBudgetMs, timeLimitMs } = {}, signal }, run) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const end = __addDisposableResource(env_1, (0,timer .db)(Math.min(timeBudgetMs ?? Number.POSITIVE_INFINITY, timeLimitMs ?? Number.POSITIVE_INFINITY)), false);
return await run({
...(sandbox === undefined ? {} : { sandbox }),
signal: AbortSignal.any([end.signal, ...(signal === undefined ? [] : [signal])]),
});
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function inItemWords({ commit, base, pack, origin, wave, usage }) {
return { commit, base, pack, origin, wave, trace: undefined, ...(usage === undefined ? {} : { usage }) };
}
function reasonOf({ interrupted, refusal }) {
if (refusal !== undefined)
return refusal.message;
return interrupted ? 'interrupted by the operator' : 'everything proposed was judged';
}
;
async function recipeOf({ experiment, mission, plan }, host) {
const at = { ...host, cwd: (0,user_repository .W1)(host.cwd).folder };
if (mission !== undefined)
return missionRecipe(mission, at);
if (plan !== undefined)
return planRecipe(plan, at);
return experimentRecipe(experiment ?? '', host);
}
function findTarget(name, host) {
const kind = (0,named_subject .m)(name, host);
if (kind === 'experiment')
return { experiment: name };
const { folder } = (0,user_repository .W1)(host.cwd);
const path = (0,external_node_path_.relative)(folder, (0,external_node_path_.resolve)(host.cwd, name)) || '.';
if (path.startsWith('..')) {
const expected = `a path in the repository ${(0,base_text .TL)(folder, 300)}`;
throw new errors .eb([{ found: (0,base_text .TL)(name), expected, remedy: 'Put it there, and commit it.' }]);
}
return kind === 'mission' ? { mission: path } : { plan: path };
}
;
async function openAttemptRepository(wave, start, host) {
const { recipe, known, head } = start;
const { repository } = recipe;
const place = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-attempt-'));
const folder = (0,external_node_path_.join)(place, 'repository');
const remove = async (areas = []) => {
for (const area of areas) {
if (!(0,external_node_fs_.existsSync)(area))
continue;
await (0,private_area .ky)(area);
await (0,remove_tree .l)(area);
}
await (0,remove_tree .l)(place);
};
try {
const gitDir = (0,external_node_path_.join)(folder, '.git');
for (const each of ['objects/info', 'objects/pack', 'refs/heads', 'info'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, each), { recursive: true });
(0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(repository.commonDir, 'config'), (0,external_node_path_.join)(gitDir, 'config'));
for (const each of ['shallow', 'info/exclude'])
copyThere(repository.commonDir, gitDir, each);
for (const each of ['lfs', 'modules']) {
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.commonDir, each)))
(0,external_node_fs_.symlinkSync)((0,external_node_path_.join)(repository.commonDir, each), (0,external_node_path_.join)(gitDir, each));
}
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects/info/alternates'), `${repository.objects}\n`);
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'packed-refs'), '');
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), `${head}\n`);
if (known.branch !== undefined) {
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(gitDir, known.branch)), { recursive: true });
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, known.branch), `${known.base}\n`);
}
copyFiles(recipe, folder);
const own = await recipeOf(wave, { ...host, cwd: folder });
await own.complete();
const origin = [repository.commonDir, ...(0,user_repository .Y3)(repository).map((each) => each.folder)];
return { recipe: own, origin, [Symbol.asyncDispose]: () => remove(own.areas()) };
}
catch (error) {
await remove();
throw error;
}
}
function copyFiles({ repository, sources, subject, measuredHere = [] }, to) {
for (const path of sources)
copyThere(repository.folder, to, (0,external_node_path_.relative)(repository.folder, path));
const within = (0,external_node_path_.relative)(repository.folder, subject.folder);
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(to, within), { recursive: true });
for (const path of subject.list().filter((each) => !measuredHere.includes(each)))
copyThere(repository.folder, to, (0,external_node_path_.join)(within, path));
}
function copyThere(from, to, path) {
if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(from, path)))
return;
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(to, path)), { recursive: true });
(0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(to, path));
}
var canonical_json = __webpack_require__(19533);
var machine = __webpack_require__(64809);
;
const ELSEWHERE = 'this machine has another environment than the one that planned the wave; what comes from here is labelled';
function digestEnvironment({ env, system }) {
const { governor: _, ...moving } = (0,machine .al)(env);
const platform = `${system.platform} ${system.arch}`;
return (0,hash .s)((0,canonical_json .d)({ ...(0,machine .m_)(env), ...moving, node: system.node, platform }));
}
function isElsewhere({ environment: planned }, { environment }) {
return planned !== undefined && environment !== undefined && planned !== environment;
}
;
function requireSettings(wave, recipe, config) {
if (config === wave.config)
return;
const { name } = recipe;
const files = namesOf(recipe);
throw new errors .Rb({
message: `${files} of "${name}" is not what the wave was planned for`,
remedy: `Undo the change, or bring the files of the machine that planned it; or plan another wave: autorize plan ${name}`,
});
}
function namesOf({ sources }) {
const names = sources.slice(0, 2).map((path) => path.slice(path.lastIndexOf('/') + 1));
return names.join(' or ');
}
function requireState(wave, recipe) {
if (wave.state === null || recipe.holds(wave.state))
return;
throw new errors .Rb({
message: `the records of "${recipe.name}" here do not hold what the wave starts from`,
remedy: `Bring them here: autorize pull ${recipe.subject.name}; or plan again: autorize plan ${recipe.name}`,
});
}
function requireContinued(wave, recipe, known) {
requireSettings(wave, recipe, known.config);
requireState(wave, recipe);
if (wave.state !== null || known.state !== null || known.base === wave.base)
return;
throw new errors .Rb({
message: `the wave of "${recipe.name}" starts from ${wave.base.slice(0, 12)}, and here is ${known.base.slice(0, 12)}`,
remedy: `Check that commit out, or plan again: autorize plan ${recipe.name}`,
});
}
;
var attempt_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var attempt_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function makeAttempt(request, host) {
const { wave, slot, folder, overrides, signal, onEvent } = request;
const earlier = readAttempt(folder, wave, slot);
if (earlier.kind === 'read' && earlier.attempt.again !== true)
return { attempt: earlier.attempt, isEarlier: true };
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-wave-'));
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, `.slot-${slot}-`));
const about = { version: 1, wave: wave.id, slot, environment: digestEnvironment(host) };
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const recipe = await recipeOf(wave, host);
await recipe.require();
const { refs } = (0,user_refs .ro)(recipe.repository, scratch);
const known = await recipe.readKnown(refs);
requireContinued(wave, recipe, known);
const head = await (0,user_refs .EU)(recipe.repository, refs);
const place = attempt_addDisposableResource(env_1, await openAttemptRepository(wave, { recipe, known, head }, host), true);
const { focus = '', agent, usd, item } = wave.slots[slot] ?? {};
const turn = await place.recipe.takeTurn({
slot: { slot, slots: wave.slots.length, focus, agent, pairs: wave.pairs },
...{ item, usd, base: known.base, pack: (0,external_node_path_.join)(staged, ATTEMPT_PACK) },
...{ hidden: [...place.origin, folder], overrides, signal, onEvent },
});
const isMoved = turn.commit !== undefined && known.base !== wave.base;
return attempt_submit(request, { staged, attempt: { ...about, ...turn, ...(isMoved ? { base: known.base } : {}) } });
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = attempt_disposeResources(env_1);
if (result_1)
await result_1;
}
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
const reason = (0,base_text .g$)(`${error.message}. ${error.remedy}`, 2000);
attempt_submit(request, { staged, attempt: { ...about, outcome: 'infra_error', reason, again: true } });
throw error;
}
finally {
for (const each of [staged, scratch])
(0,external_node_fs_.rmSync)(each, { recursive: true, force: true });
}
}
function attempt_submit({ wave, slot, folder }, { staged, attempt }) {
const path = (0,external_node_path_.join)(staged, ATTEMPT_FILE);
(0,external_node_fs_.writeFileSync)(path, `${JSON.stringify(attempt)}\n`);
(0,durable .Yw)(staged);
(0,external_node_fs_.chmodSync)(staged, 0o755);
(0,fault_point .Jd)('attempt:before-rename');
const place = slotFolder(folder, slot);
const found = readAttempt(folder, wave, slot);
if (found.kind === 'read' && found.attempt.again !== true)
return { attempt: found.attempt, isEarlier: true };
if (found.kind !== 'absent')
(0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
try {
(0,external_node_fs_.renameSync)(staged, place);
}
catch (error) {
if (!['ENOTEMPTY', 'EEXIST'].includes((0,files .CA)(error)))
throw error;
const other = readAttempt(folder, wave, slot);
if (other.kind !== 'read')
throw error;
return { attempt: other.attempt, isEarlier: true };
}
(0,fault_point .Jd)('attempt:after-rename');
(0,durable .Yw)(folder);
return { attempt: JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(place, ATTEMPT_FILE), 'utf8')), isEarlier: false };
}
var machine_name = __webpack_require__(36877);
;
const BLOCK_FILE = 'block.json';
const block_file_MAX_BYTES = 1024 * 1024;
const MAX_PAIRS = 10_000;
const MAX_BLOCKS = 200;
const tree = schemas .YjP().check(api .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const blockSchema = schemas .rej({
version: schemas .euz(1),
wave: schemas .YjP(),
machine: schemas .YjP().check(api .m9(1), api .Eb(253), api .Fk(machine_name .e2)),
environment: schemas .lqM(schemas .YjP().check(api .Fk(/^[0-9a-f]{64}$/))),
final: tree,
baseline: tree,
pairs: schemas .YOg(schemas .PVZ([schemas .aig(), schemas .aig()])).check(api .m9(1), api .Eb(MAX_PAIRS)),
});
function writeBlock(folder, name, report) {
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, '.block-'));
try {
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(staged, BLOCK_FILE), `${JSON.stringify(report)}\n`);
(0,external_node_fs_.chmodSync)(staged, 0o755);
(0,durable .Yw)(staged);
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
(0,external_node_fs_.renameSync)(staged, (0,external_node_path_.join)(folder, name));
(0,durable .Yw)(folder);
}
finally {
(0,external_node_fs_.rmSync)(staged, { recursive: true, force: true });
}
}
function blockName(shard, shards) {
return `block-${shard}-of-${shards}`;
}
function readBlocks(folder, wave) {
const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => /^block-\d{1,3}-of-\d{1,3}$/.test(name));
return names
.sort()
.slice(0, MAX_BLOCKS)
.flatMap((by) => {
const place = (0,external_node_path_.join)(folder, by);
const read = (0,confined_file .Hz)({ path: (0,external_node_path_.join)(place, BLOCK_FILE), shown: BLOCK_FILE, folders: [place] }, block_file_MAX_BYTES);
const parsed = 'problem' in read ? undefined : blockSchema.safeParse(block_file_parsedJson(read.bytes));
if (parsed?.success !== true || parsed.data.wave !== wave.id)
return [];
const { version: _, wave: __, ...block } = parsed.data;
return [{ by, ...block }];
});
}
function block_file_parsedJson(bytes) {
try {
return JSON.parse(bytes.toString('utf8'));
}
catch {
return undefined;
}
}
const MAX_MACHINES = 3;
function otherMachines(own, blocks) {
const known = new Set([(0,machine_name .VT)(own)]);
const others = blocks.filter(({ machine }) => !known.has((0,machine_name .VT)(machine)) && known.add((0,machine_name .VT)(machine)));
return others.slice(0, MAX_MACHINES - 1);
}
;
var confirm_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var confirm_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function confirmBlock({ wave, out, shard, shards, sandbox, signal }, host) {
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-block-'));
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const recipe = await recipeOf(wave, host);
await recipe.require();
const { refs } = (0,user_refs .ro)(recipe.repository, scratch);
const known = await recipe.readKnown(refs);
requireContinued(wave, recipe, known);
const head = await (0,user_refs .EU)(recipe.repository, refs);
const place = confirm_addDisposableResource(env_1, await openAttemptRepository(wave, { recipe, known, head }, host), true);
const confirmed = await confirmBy(place.recipe)({ hidden: [...place.origin, out], sandbox, signal });
if ('why' in confirmed)
throw notConfirmed(recipe, confirmed.why);
const { final, baseline, pairs } = confirmed;
const report = {
...{ version: 1, wave: wave.id, machine: (0,machine_name .Fm)(), environment: digestEnvironment(host) },
...{ final, baseline, pairs: pairs.map(([one, other]) => [one, other]) },
};
writeBlock(out, blockName(shard, shards), report);
return report;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = confirm_disposeResources(env_1);
if (result_1)
await result_1;
}
}
finally {
(0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
}
}
async function confirmWave({ wave, folder, sandbox, signal }, host) {
const recipe = await recipeOf(wave, host);
await recipe.require();
const blocks = otherMachines((0,machine_name .Fm)(), readBlocks(folder, wave));
const confirmed = await confirmBy(recipe)({ blocks, sandbox, signal });
if ('why' in confirmed)
throw notConfirmed(recipe, confirmed.why);
return confirmed.claim;
}
function requireConfirmed(recipe) {
confirmBy(recipe);
const why = recipe.whyUnconfirmed?.();
if (why === undefined)
return;
throw new errors .Rb({
message: `"${recipe.name}" cannot be confirmed: ${why}`,
remedy: 'Change the setting, or leave the confirmation out: --confirm, or the input "confirm" of the action',
});
}
function confirmBy({ confirm, name }) {
if (confirm !== undefined)
return confirm;
throw new errors .Rb({
message: `"${name}" is a plan of work items: its tests pass or fail, and nothing is measured that could be confirmed`,
remedy: 'Leave the confirmation out: --confirm, or the input "confirm" of the action',
});
}
function notConfirmed({ name }, why) {
return new errors .Rb({
message: `"${name}" was not confirmed: ${why}`,
remedy: `See what is accepted: autorize status ${name}`,
});
}
;
function inOrder(proposing) {
const gain = ({ claimed, attempt }) => claimed ?? attempt.effect ?? 0;
return [...proposing].sort((one, other) => gain(other) - gain(one) || one.slot - other.slot);
}
function proposalOf(wave, folder, { slot, attempt, by }) {
const usage = usageOfAttempt(attempt);
return {
...{ commit: attempt.commit ?? '', base: attempt.base ?? wave.base, item: wave.slots[slot]?.item },
pack: (0,external_node_path_.join)(slotFolder(folder, slot), ATTEMPT_PACK),
origin: `slot ${slot} of wave ${wave.id}`,
wave: { ...markOf(wave, slot, attempt), ...(by === undefined ? {} : { claimed: by }) },
...(usage === undefined ? {} : { usage }),
};
}
function markOf(wave, slot, word) {
const { id, slots } = wave;
const { pairs, effect } = word ?? {};
const { usd, agent } = slots[slot] ?? {};
return {
...{ id, slot },
...(pairs === undefined ? {} : { pairs }),
...(effect === undefined ? {} : { effect }),
...(usd === undefined ? {} : { usd }),
...(agent === undefined ? {} : { agent }),
...(isElsewhere(wave, word ?? {}) ? { elsewhere: true } : {}),
};
}
;
const MAX_SLOTS = 200;
const MIN_PAIRS = 2;
const wave_limits_MAX_PAIRS = 50;
const DEFAULT_PAIRS = 3;
;
const CLAIMS_FILE = 'claims.json';
const shard_file_MAX_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;
const CLAIMED_OUTCOMES = ['merged', 'discarded', 'inconclusive', 'invalid', 'denied', 'noop'];
const claimSchema = schemas .rej({
slot: schemas .Whr().check(api .qm(0)),
attempt: schemas .YjP().check(api .Fk(/^[0-9a-f]{64}$/)),
outcome: schemas .k5n(CLAIMED_OUTCOMES),
reason: schemas .YjP().check(api .Eb(MAX_REASON_CHARS)),
pairs: schemas .lqM(schemas .Whr().check(api .qm(0))),
effect: schemas .lqM(schemas .aig()),
});
const shardSchema = schemas .rej({
version: schemas .euz(1),
wave: schemas .YjP(),
shard: schemas .Whr().check(api .qm(0)),
shards: schemas .Whr().check(api .qm(1)),
environment: schemas .lqM(schemas .YjP().check(api .Fk(/^[0-9a-f]{64}$/))),
claims: schemas .YOg(claimSchema).check(api .Eb(MAX_SLOTS)),
});
function shardFolder(folder, { shard, shards }) {
return (0,external_node_path_.join)(folder, `shard-${shard}-of-${shards}`);
}
function reasonOfClaim(reason) {
return (0,base_text .g$)(reason, MAX_REASON_CHARS);
}
function readShard(place, wave) {
const read = (0,confined_file .Hz)({ path: (0,external_node_path_.join)(place, CLAIMS_FILE), shown: CLAIMS_FILE, folders: [place] }, shard_file_MAX_BYTES);
if ('problem' in read)
return undefined;
try {
const parsed = shardSchema.safeParse(JSON.parse(read.bytes.toString('utf8')));
return parsed.success && parsed.data.wave === wave.id ? parsed.data : undefined;
}
catch {
return undefined;
}
}
function readReports(folder, wave) {
const claims = new Map();
const contradicted = new Set();
let judges = 0;
for (const name of shardNames(folder)) {
const report = readShard((0,external_node_path_.join)(folder, name), wave);
judges += report === undefined ? 0 : 1;
for (const claim of report?.claims ?? []) {
const known = claims.get(claim.slot);
const isSame = known === undefined || (known.outcome === claim.outcome && known.attempt === claim.attempt);
if (!isSame)
contradicted.add(claim.slot);
claims.set(claim.slot, known ?? { ...claim, by: name, environment: report?.environment });
}
}
return { claims: new Map([...claims].filter(([slot]) => !contradicted.has(slot))), judges };
}
function shardNames(folder) {
const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => /^shard-\d{1,3}-of-\d{1,3}$/.test(name));
return names.sort().slice(0, MAX_SLOTS);
}
;
var judge_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var judge_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function judgeShard(request, host) {
const { wave, out, shard, shards, signal } = request;
const place = shardFolder(out, { shard, shards });
const earlier = (0,external_node_fs_.existsSync)(place) ? readShard(place, wave) : undefined;
if (earlier !== undefined)
return { report: earlier, isEarlier: true };
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-judge-'));
try {
const recipe = await recipeOf(wave, host);
await recipe.require();
const { refs } = (0,user_refs .ro)(recipe.repository, scratch);
const known = await recipe.readKnown(refs);
requireContinued(wave, recipe, known);
const head = await (0,user_refs .EU)(recipe.repository, refs);
const claims = [];
for (const candidate of shareOf(request)) {
const claim = await testOne(request, { candidate, start: { recipe, known, head }, host });
if (signal?.aborted === true)
return undefined;
if (claim !== undefined)
claims.push(claim);
}
return judge_submit(request, { version: 1, wave: wave.id, shard, shards, environment: digestEnvironment(host), claims });
}
finally {
(0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
}
}
function shareOf({ wave, folder, shard, shards }) {
const proposing = wave.slots.flatMap(({ slot }) => {
const read = readAttempt(folder, wave, slot);
const isProposed = read.kind === 'read' && read.attempt.outcome === 'proposed';
return isProposed ? [{ slot, attempt: read.attempt, hash: read.hash }] : [];
});
return inOrder(proposing).filter((_, index) => index % shards === shard);
}
async function testOne({ wave, folder, out, sandbox, signal, onEvent }, { candidate, start, host }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { slot, hash: attempt } = candidate;
const place = judge_addDisposableResource(env_1, await openAttemptRepository(wave, start, host), true);
const { recipe, origin } = place;
await recipe.judge({
...{ proposals: [proposalOf(wave, folder, candidate)], reported: [], keyWasInReach: false, resumes: false },
...{ base: start.known.base, hidden: [...origin, folder, out], signal, onEvent },
isEnough: (of) => of.slot === slot,
overrides: sandbox === undefined ? {} : { sandbox },
});
const record = recipe.records().findLast(({ origin: of }) => of.id === wave.id && of.slot === slot);
const outcome = CLAIMED_OUTCOMES.find((each) => each === record?.outcome);
if (record === undefined || outcome === undefined || record.isForPerson === true)
return undefined;
const { pairs, effect, notes } = record;
return {
...{ slot, attempt, outcome, reason: reasonOfClaim(notes) },
...(pairs === undefined ? {} : { pairs }),
...(effect === undefined ? {} : { effect }),
};
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = judge_disposeResources(env_1);
if (result_1)
await result_1;
}
}
function judge_submit({ out }, report) {
(0,external_node_fs_.mkdirSync)(out, { recursive: true });
const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(out, '.shard-'));
try {
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(staged, CLAIMS_FILE), `${JSON.stringify(report)}\n`);
(0,external_node_fs_.chmodSync)(staged, 0o755);
(0,durable .Yw)(staged);
const place = shardFolder(out, report);
(0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
(0,external_node_fs_.renameSync)(staged, place);
(0,durable .Yw)(out);
return { report, isEarlier: false };
}
catch (error) {
const other = ['ENOTEMPTY', 'EEXIST'].includes((0,files .CA)(error))
? readShard(shardFolder(out, report), { id: report.wave })
: undefined;
if (other === undefined)
throw error;
return { report: other, isEarlier: true };
}
finally {
(0,external_node_fs_.rmSync)(staged, { recursive: true, force: true });
}
}
;
function carriedOver(records) {
const last = records.at(-1)?.origin.id;
const bySlot = new Map(records.flatMap((each) => (each.origin.id === last && !each.isBroken ? [[each.origin.slot, each]] : [])));
const ended = [...bySlot.values()];
const left = ended.reduce((sum, { origin: { usd: share }, usage }) => sum + leftOf(share, usage?.usd), 0);
const conflicts = ended.filter(({ origin }) => origin.conflict === true);
const byGain = conflicts.sort((one, other) => (other.origin.effect ?? 0) - (one.origin.effect ?? 0));
return { usd: Math.floor(left * 10_000) / 10_000, offers: byGain.map(offerOf) };
}
function leftOf(share, used) {
return share === undefined || used === undefined ? 0 : Math.max(0, share - used);
}
function offerOf({ iter, notes }) {
const why = (0,base_text .g$)(notes.replaceAll(/\s+/g, ' '), 300);
return `a change that conflicted with what was accepted since: ${why}. What it changed is in \`attempts/${iter}/changes.diff\` of \`$AUTORIZE_HISTORY\`: make its idea work on the files as they are now.`;
}
;
const MAX_FOCUS_CHARS = 2000;
const wave_file_objectId = schemas .YjP().check(api .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const digest = schemas .YjP().check(api .Fk(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal'));
const slotSchema = schemas .rej({
slot: schemas .Whr().check(api .qm(0)),
focus: schemas .YjP().check(api .m9(1), api .Eb(MAX_FOCUS_CHARS)),
agent: schemas .lqM(schemas .YjP().check(api .Fk(/^[A-Za-z0-9_-]+$/, 'the name of an agent'))),
usd: schemas .lqM(schemas .aig().check(api .qm(0))),
item: schemas .lqM(schemas .YjP().check(api .m9(1), api .Eb(MAX_FOCUS_CHARS))),
});
const path = schemas .YjP().check(api .m9(1), api .Eb(1000));
const waveSchema = schemas .rej({
version: schemas .euz(1),
id: schemas .YjP().check(api .Fk(/^[0-9a-f]{16}$/, '16 hexadecimal digits')),
experiment: schemas .lqM(schemas .YjP().check(api .Fk(/^[A-Za-z0-9_-]+$/, 'the name of an experiment'))),
mission: schemas .lqM(path),
plan: schemas .lqM(path),
base: wave_file_objectId,
state: schemas .mee(digest),
config: digest,
environment: schemas .lqM(digest),
pairs: schemas .Whr().check(api .qm(MIN_PAIRS), api .Zm(wave_limits_MAX_PAIRS)),
slots: schemas .YOg(slotSchema).check(api .m9(1), api .Eb(MAX_SLOTS)),
});
function nameOfTarget({ experiment, mission, plan }) {
return experiment ?? mission ?? plan ?? '';
}
function nameWave(wave) {
return { version: 1, id: idOf({ version: 1, ...wave }), ...wave };
}
function idOf(wave) {
return (0,hash .s)((0,canonical_json .d)(wave)).slice(0, 16);
}
function parseWave(text, shown) {
const found = readJson(text);
if ('problem' in found)
throw new errors .Vl([{ file: shown, ...found.problem }]);
const parsed = waveSchema.safeParse(found.value);
if (!parsed.success) {
throw new errors .Vl(parsed.error.issues.map(({ path, message }) => ({
...{
file: shown,
path: `$${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`,
},
...{ found: message, expected: 'a wave as `autorize plan` writes it', remedy: REMEDY },
})));
}
const { id, ...rest } = parsed.data;
const problems = [];
const named = [rest.experiment, rest.mission, rest.plan].filter((each) => each !== undefined);
if (named.length !== 1) {
const expected = 'one of $.experiment, $.mission and $.plan';
problems.push({ file: shown, path: '$', found: `${named.length} of them`, expected, remedy: REMEDY });
}
if (idOf(rest) !== id) {
const expected = `${(0,base_text .TL)(idOf(rest))}, the digest of what it says`;
problems.push({ file: shown, path: '$.id', found: (0,base_text .TL)(id), expected, remedy: REMEDY });
}
for (const [index, { slot }] of rest.slots.entries()) {
if (slot === index)
continue;
const path = `$.slots[${index}].slot`;
problems.push({ file: shown, path, found: String(slot), expected: String(index), remedy: REMEDY });
}
if (problems.length > 0)
throw new errors .Vl(problems);
return parsed.data;
}
const REMEDY = 'Take the file as it was written; a changed wave is another one: autorize plan.';
function readJson(text) {
try {
return { value: JSON.parse(text) };
}
catch {
return { problem: { found: 'text that is not JSON', expected: 'a wave', remedy: REMEDY } };
}
}
function wave_file_shareOf(usd, slots) {
return Math.floor((usd / slots) * 10_000) / 10_000;
}
;
async function planWave(request, host) {
const { name, usd, pairs, focuses } = request;
const target = findTarget(name, host);
const recipe = await recipeOf(target, host);
await recipe.require();
if (request.confirms === true)
requireConfirmed(recipe);
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-wave-'));
try {
const { refs } = (0,user_refs .ro)(recipe.repository, scratch);
const { state, base, config } = await recipe.readKnown(refs);
const items = itemsOf(recipe);
const attempts = request.attempts ?? Math.max(1, items.length);
const carried = carriedOver(recipe.records());
const share = usd === undefined ? {} : { usd: wave_file_shareOf(usd + carried.usd, attempts) };
const offers = carried.offers.slice(0, Math.ceil(attempts / 2));
const others = focusesFor(attempts - offers.length, focuses, recipe.focuses);
const agents = recipe.agents?.(attempts) ?? [];
const slots = [...offers, ...others].map((focus, slot) => {
const [item, agent] = [items[slot % items.length], agents[slot]];
return { slot, focus, ...share, ...(agent && { agent }), ...(item === undefined ? {} : { item }) };
});
return {
wave: nameWave({ ...target, state, base, config, environment: digestEnvironment(host), pairs, slots }),
usefulWidth: widthOf(recipe, { judges: request.judges ?? 1, pretestPairs: pairs }),
carriedUsd: usd === undefined ? 0 : carried.usd,
offers: offers.length,
};
}
finally {
(0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
}
}
function itemsOf(recipe) {
const items = recipe.items?.();
if (items === undefined || items.length > 0)
return items ?? [];
throw new errors .Rb({
message: `no item of "${recipe.name}" is left to be tried: all have landed`,
remedy: `See: autorize work status. To try one again, change it in the plan and run: autorize work run ${recipe.name}`,
});
}
function widthOf(recipe, of) {
const costs = recipe.costs();
return costs === undefined ? undefined : usefulWidth({ ...costs, ...of });
}
;
function stackSize(stack, { queue, judges }) {
if (stack !== 'auto')
return stack;
return judges < 2 ? 1 : Math.max(1, Math.ceil(queue / judges));
}
async function judgeInRounds(rounds, judge) {
const { proposals, stack } = rounds;
const isOfItems = proposals.some(({ item }) => item !== undefined);
return stack > 1 && !isOfItems && proposals.length > 1 ? judgeStacked(rounds, judge) : judgeByItems(rounds, judge);
}
async function judgeByItems({ wave, proposals, reported, records }, judge) {
let [open, late] = [proposals, reported];
const isLanded = ({ item }) => records().some(({ origin, outcome }) => outcome === 'merged' && origin.id === wave.id && wave.slots[origin.slot]?.item === item);
for (;;) {
const turn = open.filter(({ item }, at) => item === undefined || open.findIndex((each) => each.item === item) === at);
const rest = open.filter((each) => !turn.includes(each));
const isLast = rest.length === 0;
const stop = await judge({ proposals: turn, reported: isLast ? late : [] });
if (isLast || !stop.isJudged)
return stop;
open = rest.filter((each) => !isLanded(each));
late = [...late, ...rest.filter(isLanded).map(overtaken)];
}
}
function overtaken({ commit, origin, wave, item, usage }) {
return {
...{ hash: (0,hash .s)(`${wave.id} ${wave.slot} ${commit}`), name: `slot ${wave.slot}`, origin: `wave ${wave.id}` },
...{ outcome: 'discarded', reason: `${origin} was not tried: another change of its item landed`, wave, item },
...(usage === undefined ? {} : { usage }),
};
}
async function judgeStacked({ wave, proposals, reported, stack, records }, judge) {
const isJudged = ({ wave: { slot } }) => records().some(({ origin, isBroken }) => origin.id === wave.id && origin.slot === slot && !isBroken);
const isCounted = ({ wave: { slot } }) => records().some(({ origin }) => origin.id === wave.id && origin.slot === slot);
const groups = Array.from({ length: Math.ceil(proposals.length / stack) }, (_, at) => proposals.slice(at * stack, (at + 1) * stack));
for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
const [first, ...others] = group.map((each) => (isCounted(each) ? withoutUsage(each) : each));
if (first === undefined)
continue;
const stop = await judge({ proposals: [{ ...first, stack: others }], reported: [] });
if (!stop.isJudged)
return stop;
const rest = group.filter((each) => !isJudged(each));
const half = Math.ceil(rest.length / 2);
if (rest.length === group.length)
groups.unshift(...(half < rest.length ? [rest.slice(0, half), rest.slice(half)] : []));
else if (rest.length > 0)
groups.unshift(rest);
}
return judge({ proposals: [], reported });
}
function withoutUsage({ usage: _, ...proposal }) {
return proposal;
}
;
async function reduceWave(request, host) {
const { wave, folder, overrides, signal, onEvent } = request;
const recipe = await recipeOf(wave, host);
await recipe.require();
requireSettings(wave, recipe, recipe.digest());
requireState(wave, recipe);
const run = request.judge ?? ((batch) => recipe.judge({ ...batch, base: wave.base, overrides, signal, onEvent }));
const judge = async (batch) => {
const stop = await run(batch);
return { ...stop, isJudged: stop.isJudged || hasVerdicts(wave, batch, recipe.records()) };
};
const reduced = (stop) => ({ stop, verdicts: verdictsOf(wave, recipe.records()) });
if (recipe.isInterrupted()) {
const ended = await judge({ proposals: [], reported: [], keyWasInReach: false, resumes: true });
if (!ended.isJudged)
return reduced(ended);
}
const reports = (0,external_node_fs_.existsSync)(folder) ? readReports(folder, wave) : NO_REPORTS;
const pending = pendingSlots(request, { records: recipe.records(), reports });
if (pending.length === 0)
return reduced(undefined);
const proposing = pending.flatMap(proposingOf);
const judged = new Set(proposing.map(({ slot }) => slot));
const proposals = inOrder(proposing).map((each) => proposalOf(wave, folder, each));
const reported = pending.flatMap((each) => (judged.has(each.slot) ? [] : [reportOf(request, each)]));
const keyWasInReach = pending.some(({ attempt }) => attempt?.key_in_reach === true);
const stack = stackSize(request.stack ?? 1, { queue: proposals.length, judges: reports.judges });
const rounds = { wave, proposals, reported, stack, records: () => recipe.records() };
return reduced(await judgeInRounds(rounds, (each) => judge({ keyWasInReach, resumes: false, ...each })));
}
const NO_REPORTS = { claims: new Map(), judges: 0 };
function pendingSlots({ wave, folder, isPartial = false }, { records, reports }) {
return wave.slots.flatMap(({ slot }) => {
const read = readAttempt(folder, wave, slot);
const isAbsent = read.kind === 'absent' || (read.kind === 'read' && read.attempt.again === true);
const known = findRecord(wave, slot, records);
if (known !== undefined && (isAbsent || known.origin.absent !== true))
return [];
if (isAbsent && isPartial)
return [];
if (read.kind === 'read') {
const { attempt, hash } = read;
const of = reports.claims.get(slot);
return [{ slot, attempt, why: '', hash, isAbsent, claim: of?.attempt === hash ? of : undefined }];
}
const why = read.kind === 'absent' ? 'it submitted nothing' : `what it submitted is refused: ${read.why}`;
return [{ slot, attempt: undefined, why, hash: (0,hash .s)(`${wave.id} ${slot} ${why}`), isAbsent }];
});
}
function findRecord({ id }, slot, records) {
return records.findLast(({ origin, isBroken }) => origin.id === id && origin.slot === slot && !isBroken);
}
function hasVerdicts(wave, { proposals, reported }, records) {
const all = [...proposals.flatMap((each) => [each, ...(each.stack ?? [])]), ...reported];
return all.length > 0 && all.every((each) => findRecord(wave, each.wave.slot, records) !== undefined);
}
function verdictsOf(wave, records) {
return wave.slots.map(({ slot }) => ({ slot, record: findRecord(wave, slot, records) }));
}
function proposingOf({ slot, attempt, hash, claim }) {
if (attempt?.outcome !== 'proposed' || (claim !== undefined && claim.outcome !== 'merged'))
return [];
if (claim === undefined)
return [{ slot, attempt, hash }];
const { effect, by } = claim;
return [{ slot, attempt, hash, by, ...(effect === undefined ? {} : { claimed: effect }) }];
}
function reportOf({ wave }, { slot, attempt, why, hash, isAbsent, claim }) {
const usage = attempt === undefined ? undefined : usageOfAttempt(attempt);
const where = isElsewhere(wave, claim ?? {}) ? ' in another environment' : '';
const message = claim === undefined ? undefined : `${claim.by} tested it${where}: ${claim.reason}`;
return {
...{ hash, name: `slot ${slot}`, origin: `wave ${wave.id}` },
outcome: isAbsent ? 'killed' : (claim?.outcome ?? attempt?.outcome ?? 'invalid'),
reason: message ?? attempt?.reason ?? why,
...{
wave: { ...markOf(wave, slot, claim ?? attempt), ...(isAbsent ? { absent: true } : {}) },
item: wave.slots[slot]?.item,
},
...(usage === undefined ? {} : { usage }),
};
}
;
const MAX_SHARDS = 200;
function shardNumber(text, source) {
const [, first = '', second = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(text ?? '') ?? [];
const [shard, shards] = [Number(first), Number(second)];
if (second !== '' && shards >= 1 && shards <= MAX_SHARDS && shard < shards)
return { shard, shards };
const found = text === undefined ? `no ${source}` : `${source} ${(0,base_text .TL)(text)}`;
const expected = `I/J: the number of this judge from 0, and how many there are, up to ${MAX_SHARDS}`;
throw new errors .eb([{ found, expected, remedy: 'Write e.g. 0/4 for the first of four.' }]);
}
;
const VARIABLES = [
['SLURM_ARRAY_TASK_ID', 0],
['JOB_COMPLETION_INDEX', 0],
['AWS_BATCH_JOB_ARRAY_INDEX', 0],
['BUILDKITE_PARALLEL_JOB', 0],
['CI_NODE_INDEX', 1],
];
function slotNumber(flag, { slots, env }) {
const named = VARIABLES.find(([name]) => (env[name] ?? '') !== '');
const [source, text, first] = flag !== undefined
? ['--slot', flag, 0]
: named === undefined
? ['', '', 0]
: [named[0], env[named[0]] ?? '', named[1]];
const range = `a whole number from ${first} to ${slots - 1 + first}`;
if (source === '') {
const known = VARIABLES.map(([name]) => name).join(', ');
const found = `no --slot, and none of ${known}`;
throw new errors .eb([{ found, expected: range, remedy: 'Add --slot N.' }]);
}
const number = /^\d{1,6}$/.test(text) ? Number(text) - first : -1;
if (number >= 0 && number < slots)
return number;
const problem = {
...{ found: `${source} ${(0,base_text .TL)(text)}`, expected: `${range}: the wave has ${slots} slots` },
remedy: `Start as many attempts as the wave has slots, or name one with --slot.`,
};
throw new errors .eb([problem]);
}
;
function readWave(path, { cwd }) {
const read = (0,files .M4)((0,external_node_path_.resolve)(cwd, path), path);
if ('problem' in read)
throw new errors .Vl([read.problem]);
return parseWave(read.bytes.toString('utf8'), path);
}
function writeWave(path, wave) {
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
(0,durable .Zf)(path, [`${JSON.stringify(wave, null, 2)}\n`]);
}
var pull_command = __webpack_require__(42351);
var stop_signals = __webpack_require__(31977);
var cli_terminal = __webpack_require__(38565);
;
var wave_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var wave_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const WAVE_FILE = 'wave.json';
const wave_command_MAX_REASON_CHARS = 100;
const OTHER_ENVIRONMENT = `note: ${ELSEWHERE}\n`;
async function runPlanCommand({ words: [name = ''], values, host, terminal }) {
const problems = [];
const number = (flag, range) => readNumber(flag, values.get(flag)?.[0], range, problems);
const attempts = number('attempts', { min: 1, max: MAX_SLOTS, isWhole: true });
const pairs = number('pairs', { min: MIN_PAIRS, max: wave_limits_MAX_PAIRS, isWhole: true }) ?? DEFAULT_PAIRS;
const judges = number('judges', { min: 1, max: MAX_SHARDS, isWhole: true }) ?? 1;
const usd = number('budget-usd', { min: 0, max: 1_000_000, isWhole: false });
if (!values.has('attempts') && !isPlan(name, host)) {
const expected = `--attempts N, from 1 to ${MAX_SLOTS}`;
problems.push({ found: 'no --attempts', expected, remedy: 'Add as many as your machines can run at once.' });
}
if (problems.length > 0)
throw new errors .eb(problems);
const focuses = values.get('focus') ?? [];
const confirms = values.has('confirm');
const request = { name, attempts, pairs, judges, focuses, confirms, ...(usd === undefined ? {} : { usd }) };
const { wave, usefulWidth, carriedUsd, offers } = await planWave(request, host);
const path = (0,external_node_path_.resolve)(host.cwd, values.get('out')?.[0] ?? WAVE_FILE);
writeWave(path, wave);
const shown = terminal.shorten(path);
terminal.out(`wave ${wave.id} of "${name}": ${(0,base_text .LS)(wave.slots.length, 'slot')} on ${wave.base.slice(0, 12)}, in ${shown}\n` +
`next      autorize attempt --wave ${shown} --slot N --out FOLDER, for N from 0 to ${wave.slots.length - 1}\n` +
`then      autorize reduce --wave ${shown} --in FOLDER\n`);
const left = carriedUsd === 0 ? [] : [`$${carriedUsd.toFixed(2)} that the wave before did not use`];
const open = offers === 0 ? [] : [`${(0,base_text .LS)(offers, 'change')} that conflicted in it`];
if (left.length + open.length > 0)
terminal.out(`carried   ${[...left, ...open].join(', and ')}\n`);
if (usefulWidth !== undefined && Number.isFinite(usefulWidth)) {
const most = Math.floor(usefulWidth);
terminal.out(`width     ${whoKeepsUp(judges)} with ${(0,base_text .LS)(most, 'attempt')} at a time, by the records\n`);
if (wave.slots.length > most)
terminal.err(`note: ${wave.slots.length} attempts are more than ${whoKeepsUp(judges)} with; those beyond ${most} wait in the queue\n`);
}
return errors .dc.yes;
}
const whoKeepsUp = (judges) => (judges === 1 ? 'one reducer keeps up' : `${judges} judges keep up`);
function isPlan(name, host) {
return name !== '' && findTarget(name, host).plan !== undefined;
}
async function runAttemptCommand({ values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const [wave, folder] = readCall({ values, host }, 'out');
const slot = slotNumber(values.get('slot')?.[0], { slots: wave.slots.length, env: host.env });
const stopping = wave_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const onEvent = printTo(terminal, values.has('quiet'));
const { attempt, isEarlier } = await makeAttempt({ wave, slot, folder, signal: stopping.signal, onEvent }, host);
const { outcome, reason, again, pairs, effect } = attempt;
const seen = pairs === undefined ? '' : ` (${(0,base_text .LS)(pairs, 'pair')}, gain ${effect?.toPrecision(3)} here)`;
if (isElsewhere(wave, attempt))
terminal.err(OTHER_ENVIRONMENT);
const earlier = isEarlier ? 'submitted before: ' : '';
terminal.out(`slot ${slot} of wave ${wave.id}: ${earlier}${outcome}${seen}: ${(0,foreign_text .TN)(reason, wave_command_MAX_REASON_CHARS)}\n`);
return again === true ? errors .dc.locked : errors .dc.yes;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
wave_command_disposeResources(env_1);
}
}
async function runJudgeCommand({ values, host, terminal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const [wave, folder] = readCall({ values, host }, 'in');
const { shard, shards } = shardNumber(values.get('shard')?.[0], '--shard');
const stopping = wave_command_addDisposableResource(env_2, (0,stop_signals .s)(), false);
const onEvent = printTo(terminal, values.has('quiet'));
const out = (0,external_node_path_.resolve)(host.cwd, values.get('out')?.[0] ?? folder);
if (values.has('confirm')) {
const { machine, pairs } = await confirmBlock({ wave, out, shard, shards, signal: stopping.signal }, host);
terminal.out(`machine ${shard} of ${shards}, ${machine}: ${(0,base_text .LS)(pairs.length, 'pair')} of the branch and its base\n`);
return errors .dc.yes;
}
const judged = await judgeShard({ wave, folder, out, shard, shards, signal: stopping.signal, onEvent }, host);
if (judged === undefined) {
terminal.err('error: interrupted; nothing was reported. Run it again, or let the reducer test these candidates.\n');
return stopping.exitCode ?? errors .dc.locked;
}
const { report, isEarlier } = judged;
if (isElsewhere(wave, report))
terminal.err(OTHER_ENVIRONMENT);
const passed = report.claims.filter(({ outcome }) => outcome === 'merged').length;
const earlier = isEarlier ? 'reported before: ' : '';
terminal.out(`shard ${shard} of ${shards} of wave ${wave.id}: ${earlier}${passed} of ${(0,base_text .LS)(report.claims.length, 'candidate')} passed\n`);
return errors .dc.yes;
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
wave_command_disposeResources(env_2);
}
}
function printTo(terminal, isQuiet) {
return (event) => {
const line = isQuiet ? undefined : renderLoopEvent(event);
if (line !== undefined)
terminal.err(`${line}\n`);
};
}
const FOLLOW_MS = 2000;
async function runReduceCommand({ values, host, terminal }) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const [wave, folder] = readCall({ values, host }, 'in');
const stopping = wave_command_addDisposableResource(env_3, (0,stop_signals .s)(), false);
const isQuiet = values.has('json');
const onEvent = printTo(terminal, isQuiet);
const isPartial = values.has('follow');
const problems = [];
const asked = values.get('stack')?.[0];
const stack = asked === 'auto' ? asked : readNumber('stack', asked, { min: 1, max: MAX_SLOTS, isWhole: true }, problems);
if (problems.length > 0)
throw new errors .eb(problems);
const request = { wave, folder, isPartial, stack, signal: stopping.signal, onEvent };
let reduced = await reduceWave(request, host);
while (isPartial && isOpen(reduced) && !stopping.signal.aborted) {
await (0,promises_.setTimeout)(FOLLOW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
reduced = await reduceWave(request, host);
}
if (isQuiet)
(0,cli_terminal .Q)(terminal, { wave: wave.id, slots: reduced.verdicts.map(slotOf) });
else
terminal.out(renderReduced(wave, reduced));
if (stopping.exitCode !== undefined)
return stopping.exitCode;
const code = reduced.stop?.exitCode ?? errors .dc.yes;
if (code !== errors .dc.yes)
return code;
if (values.has('confirm')) {
const claim = await confirmWave({ wave, folder, signal: stopping.signal }, host);
if (!isQuiet)
terminal.out(`${(0,claim_outcome .zu)((0,claim_outcome .f3)(claim))}\n`);
}
if (!values.has('push'))
return code;
const remote = values.get('remote')?.[0];
const pushed = await (0,push_named ._)({ name: (await recipeOf(wave, host)).subject.name, begins: true, ...(remote === undefined ? {} : { remote }) }, host);
if (!isQuiet)
terminal.out((0,pull_command.renderPushed)(pushed));
return errors .dc.yes;
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
wave_command_disposeResources(env_3);
}
}
function isOpen({ verdicts, stop }) {
const isOver = stop?.isJudged === false;
return !isOver && verdicts.some(({ record }) => record === undefined);
}
function slotOf({ slot, record }) {
if (record === undefined)
return { slot, outcome: null };
const { iter, outcome, notes, commit = null, usage = null } = record;
const number = iter === undefined ? {} : { iter };
return { slot, outcome, ...number, reason: notes, commit, usage };
}
function renderReduced(wave, { verdicts, stop }) {
const accepted = verdicts.filter(({ record }) => record?.outcome === 'merged').length;
const lines = verdicts.map(({ slot, record }) => {
const [outcome, rest] = record === undefined ? ['no verdict', ''] : [shownOutcome(record), describe(record)];
return `slot ${String(slot).padEnd(3)}  ${outcome.padEnd(12)}  ${rest}`.trimEnd();
});
const end = stop?.isJudged !== false ? '' : `\nstopped   ${(0,foreign_text .TN)(stop.reason)}`;
return `${lines.join('\n')}\n\nwave ${wave.id} of "${nameOfTarget(wave)}": ${accepted} of ${(0,base_text .LS)(verdicts.length, 'slot')} accepted${end}\n`;
}
const shownOutcome = ({ outcome }) => (outcome === 'merged' ? 'accepted' : outcome);
const describe = ({ name, notes }) => `${name}: ${(0,foreign_text .TN)(notes, wave_command_MAX_REASON_CHARS)}`;
function readCall({ values, host }, folderFlag) {
const folder = values.get(folderFlag)?.[0];
if (folder === undefined) {
const expected = `--${folderFlag} FOLDER`;
const remedy = 'Add the folder that all attempts of the wave share.';
throw new errors .eb([{ found: `no --${folderFlag}`, expected, remedy }]);
}
const path = (0,external_node_path_.resolve)(host.cwd, folder);
if (folderFlag === 'in' && !(0,external_node_fs_.existsSync)(path)) {
const expected = 'the folder that the attempts of the wave wrote to';
const remedy = 'Check the path. If every attempt was lost, make an empty folder.';
throw new errors .eb([{ found: `--in ${(0,base_text .TL)(folder)}, which does not exist`, expected, remedy }]);
}
return [readWave(values.get('wave')?.[0] ?? WAVE_FILE, host), path];
}
function readNumber(flag, text, { min, max, isWhole }, problems) {
if (text === undefined)
return undefined;
const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
if (value >= min && value <= max && (!isWhole || Number.isInteger(value)))
return value;
const expected = `a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`;
problems.push({ found: `--${flag} ${(0,base_text .TL)(text)}`, expected, remedy: `Write e.g. --${flag} ${isWhole ? 8 : 2.5}.` });
return undefined;
}
}),
62880:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( tradeOffsIn)
});
var _measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51610);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
function tradeOffsIn(raw, iterOf) {
const header = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .a)(raw);
if (header === undefined)
return [];
const axes = axesOf(header.settings);
if (axes.length < 2)
return [];
const tests = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .L)(raw).map(({ test }) => test);
return (0,_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .M)(tests, axes, header.base).flatMap((point) => {
const iter = iterOf.get(point.task);
return iter === undefined ? [] : [{ ...point, iter }];
});
}
function axesOf({ direction, ...settings }) {
const guarded = (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ .MF)({ guards: settings.guards, metrics: [] });
return [
{ name: _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j, direction },
...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
];
}
}),
11346:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( branchProblem),
O: () => ( expectedCommit)
});
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9514);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
function expectedCommit(records, base) {
const { hasForeignAcceptance, lastAccepted } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
return records.length === 0 || hasForeignAcceptance ? undefined : (lastAccepted ?? base);
}
function branchProblem(name, { records, base, actual, }) {
const expected = expectedCommit(records, base);
if (expected === undefined || expected === actual)
return undefined;
return (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ .i)(name, { expected, actual });
}
}),
7956:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( findEffects)
});
var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
function findEffects(raw, ledger, takenOut) {
const tests = ledger.flatMap(({ decision, iter }) => decision?.test ? [[String(decision.test), iter]] : []);
return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ .w)(raw, { iterOf: new Map(tests), out: new Set(takenOut.flatMap(({ taken }) => taken)) });
}
}),
50113:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( readHoldoutGap)
});
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24145);
var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95695);
function readHoldoutGap(raw) {
const settings = (0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .a)(raw)?.settings;
if (settings?.holdout === undefined)
return undefined;
return (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .L)(raw, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ ._l), settings.direction);
}
}),
69206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CU: () => ( createIterationFolder),
VI: () => ( beginningOf),
fM: () => ( begunBy),
oh: () => ( renderMark)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
function renderMark(mark) {
return `${JSON.stringify(mark)}\n`;
}
function createIterationFolder(paths, iter, mark) {
const path = (0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, iter);
const unnamed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.tmp`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unnamed, { recursive: true, force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unnamed);
placeMark(paths, markIn(unnamed), mark);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unnamed, path);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('iteration:after-folder');
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
return path;
}
function placeMark({ run }, path, mark) {
const text = renderMark(mark);
try {
if ((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(run)?.toString() === text) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(run, path);
return;
}
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
throw error;
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
}
function begunBy(paths, inFlight) {
const path = beginningOf(paths, inFlight);
return path === undefined ? undefined : _state_js__WEBPACK_IMPORTED_MODULE_6__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .Vh)(path)).data;
}
function beginningOf(paths, [first]) {
return first === undefined ? undefined : markIn((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, first));
}
function markIn(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json');
}
}),
36609:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$E: () => ( resumedMark),
DQ: () => ( findMark),
GC: () => ( resumeLine),
U5: () => ( writeRunMark),
Zt: () => ( withRisks),
e0: () => ( newMark),
ie: () => ( clockOf),
vG: () => ( oldMark)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75727);
var _base_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15902);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47341);
var _in_flight_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6782);
var _iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69206);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56068);
var _state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54347);
function writeRunMark({ run }, mark) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(run, [(0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .oh)(mark)]);
}
function readRunMark({ run }) {
return _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(run)).data;
}
function requireMarks(paths, inFlight) {
for (const path of [paths.run, (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .VI)(paths, inFlight)]) {
const raw = path === undefined ? undefined : (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(path);
const read = _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse(raw);
if (path === undefined || raw === undefined || read.success)
continue;
const shown = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .pS)(paths, path);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `${shown}:1 has no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
});
}
}
function newMark(requested, { config, deadline }, host) {
const now = host.now();
const budgetMs = requested.timeBudgetMs ?? (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_3__ .E9)(config.schedule.total_budget ?? '');
const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
const begun = { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), started_at: now.toISOString() };
return withLimits(begun, { end, requested, now });
}
function resumedMark(old, requested, host) {
const now = host.now();
const { timeBudgetMs: budgetMs } = requested;
const oldEnd = old.deadline === null ? undefined : Date.parse(old.deadline);
return withLimits(old, { end: budgetMs === undefined ? oldEnd : now.getTime() + budgetMs, requested, now });
}
function withLimits({ id, started_at, limits: known, accepted_risks: earlier = [] }, { end, requested, now }) {
const { timeLimitMs, acceptRisk = [] } = requested;
const risks = [...new Set([...earlier, ...acceptRisk])];
const last = timeLimitMs === undefined ? end : Math.min(now.getTime() + timeLimitMs, end ?? Number.POSITIVE_INFINITY);
const limits = (0,_run_limits_js__WEBPACK_IMPORTED_MODULE_10__ .n)(known, requested);
const deadline = last === undefined ? null : new Date(last).toISOString();
const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}
function withRisks(config, { accepted_risks: names = [] }) {
const accepted = {};
for (const name of names) {
const parsed = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ .ll)(name);
if ('risk' in parsed)
accepted[parsed.risk] = true;
}
const risks = { ...config.accept_risk, ...accepted };
return { ...config, accept_risk: risks };
}
function oldMark({ paths, records, state, inFlight, }) {
if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `the last run of "${paths.name}" is complete; there is nothing to resume`,
remedy: `Start another: autorize run ${paths.name}`,
});
}
requireMarks(paths, inFlight);
const found = findMark(paths, { records, inFlight });
if (state?.run_id !== undefined) {
if (found?.id === state.run_id)
return found;
const { run_id: id, started_at, deadline, limits } = state;
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }) };
}
if (found !== undefined)
return found;
const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
if (records.length > 0 || inFlight.length > 0 || isBegun)
return undefined;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `no run of "${paths.name}" has started yet; there is nothing to resume`,
remedy: `Start one: autorize run ${paths.name}`,
});
}
function findMark(paths, { records, inFlight }) {
const last = records.at(-1)?.run;
const recorded = last === undefined || last === null
? undefined
: {
...{ id: last.id, started_at: last.started_at, deadline: last.deadline ?? null },
...(last.limits ? { limits: last.limits } : {}),
};
const begun = (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .fM)(paths, inFlight);
const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
return marks.reduce((latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest), undefined);
}
function nextVerb(paths) {
try {
const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .SC)(paths);
oldMark({ paths, records, state: (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .un)(paths), inFlight: (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_8__ .T)(paths, records) });
return 'resume';
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb)
return 'run';
throw error;
}
}
function resumeLine(paths) {
const verb = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.repository.folder) ? nextVerb(paths) : 'resume';
return `autorize ${verb} ${paths.name}`;
}
function clockOf({ deadline }, mark, host) {
if (mark.deadline === null)
return () => Number.POSITIVE_INFINITY;
const end = Date.parse(mark.deadline);
if (deadline?.getTime() === end)
return () => end - host.now().getTime();
return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ .V)(mark.deadline, host.now());
}
}),
52626:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bZ: () => ( expectedBranch),
O6: () => ( guidanceNotes),
DZ: () => ( hasOpenIntent),
n: () => ( readBranchStatus),
rk: () => ( readStatus),
zX: () => ( rebuildState),
V0: () => ( supposeRunning)
});
var external_node_fs_ = __webpack_require__(73024);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var configured_agents = __webpack_require__(74832);
var followed_log = __webpack_require__(65204);
var area_path = __webpack_require__(91934);
var user_repository = __webpack_require__(63342);
var handed_groups = __webpack_require__(31775);
var agent_choice = __webpack_require__(10731);
var at_work = __webpack_require__(78579);
var branch_moved = __webpack_require__(9514);
var branch_name = __webpack_require__(82698);
var branch_problem = __webpack_require__(11346);
var certification = __webpack_require__(49780);
var ledger_decisions = __webpack_require__(761);
var effects = __webpack_require__(7956);
var fold = __webpack_require__(61319);
var ledger_holdout = __webpack_require__(50113);
var in_flight = __webpack_require__(6782);
var lost_records = __webpack_require__(64577);
var checked_prefix = __webpack_require__(98262);
var journal_reader = __webpack_require__(10063);
var own_files = __webpack_require__(11042);
var open_records = __webpack_require__(76315);
var store = __webpack_require__(54347);
;
function lookAtLedger(paths, area) {
const bytes = (0,own_files .zx)(paths.ledger) ?? Buffer.alloc(0);
const journal = (0,journal_reader .a)(bytes, (0,checked_prefix .BE)(area, paths.ledger));
const { parsed } = journal;
if (parsed.kind === 'corrupt')
return (0,store .SC)(paths);
const known = (0,open_records .xx)(paths, journal);
for (const line of journal.since(known.count))
(0,open_records .mK)(paths, known, line);
const { records, problem } = known;
const head = parsed.records.at(-1)?.hash;
return { records, problem, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
}
var trade_offs = __webpack_require__(62880);
;
function readTradeOffs(raw, ledger) {
return (0,trade_offs .I)(raw, iterationsByTest(ledger));
}
function iterationsByTest(ledger) {
return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
}
var readable_config = __webpack_require__(28803);
var record = __webpack_require__(74773);
var ledger_rejection = __webpack_require__(75265);
var run_mark = __webpack_require__(36609);
var ledger_standing = __webpack_require__(50344);
var state = __webpack_require__(26099);
var archived_records = __webpack_require__(48283);
var notices = __webpack_require__(52431);
;
function readStatus(paths, host, read) {
const { repository, name } = paths;
const area = (0,area_path .gx)({ repository, name, parentEnv: host.env });
const known = (0,store .un)(paths);
const { records, problem } = read?.(paths) ?? lookAtLedger(paths, area);
const { config, problems } = (0,readable_config .q)(paths, { records, host });
const unread = (0,ledger_rejection .uE)(paths).problems.map(errors .yM);
const log = (0,ledger_decisions .iR)(paths, area);
const decisions = log.records;
const intents = (0,ledger_decisions .ZR)(paths.intents);
const damages = [problem, (0,store .vU)(paths)].flatMap((each) => each === undefined ? [] : [(0,errors .yM)(each)]);
for (const [path, parsed] of [
[paths.intents, intents],
[paths.decisions, log.parsed],
]) {
if (parsed.kind === 'corrupt')
damages.push((0,errors .yM)((0,store .x6)(paths, path, parsed)));
}
const { state: replayed } = new followed_log .H(log).replay();
const state = known ?? stateWithout(paths, { config, records });
const takenOut = (0,certification .P)(records);
const { isRunning, activities } = (0,at_work .K)(paths);
const isStateless = known === undefined && !isRunning;
const lost = isStateless
? (0,lost_records .Pt)(paths, { records, decisions })
: (0,lost_records .oW)(name, { records, state: known });
if (lost !== undefined && problem === undefined)
damages.push(`${lost.message}. ${lost.remedy}`);
const standing = (0,ledger_standing .m)(decisions, records);
const holdout = (0,ledger_holdout .S)(decisions);
const names = (0,configured_agents .yM)(config) ? (0,configured_agents .et)(config).map(({ name }) => name) : [];
const agents = (0,agent_choice .xe)(names, { records, decisions });
const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
return {
...{ config, state, records, isRunning, activities },
waiting: waitingOf(records, { state, isRunning }),
standing,
claim: isMeasured ? (0,ledger_decisions .B5)(decisions) : undefined,
earlier: (0,ledger_standing .r)(decisions, records),
uncertified: (0,certification .q)(decisions, records),
takenOut,
effects: (0,effects .g)(decisions, records, takenOut),
tradeOffs: readTradeOffs(decisions, records),
holdout,
groups: (0,handed_groups .M4)(paths, { replayed, records, direction: config.objective.direction }),
agents: agents.length > 1 ? agents : [],
notices: [
...archivingNotices(paths),
...rejectionNotices(paths, records),
...endedNotices(paths, records),
...lostLogNotices(paths, records),
...(holdout?.parting === undefined ? [] : [holdout.parting]),
...(0,notices .lx)(paths.name, { records, decisions, warnings: replayed?.session.warnings ?? [] }),
],
problems: [...problems, ...damages, ...unread],
isDamaged: damages.length > 0,
};
}
function supposeRunning(status, isRunning) {
const { records, state } = status;
return { ...status, isRunning, activities: [], waiting: waitingOf(records, { state, isRunning }) };
}
function waitingOf(records, { state, isRunning }) {
return isRunning ? state.waiting : limitOf(records);
}
function limitOf(records) {
const { outcome, agent_failure: failure, notes } = records.at(-1) ?? {};
if (outcome !== 'killed' || failure?.reset_at == null)
return undefined;
return { until: failure.reset_at, cause: notes ?? '' };
}
function endedNotices(paths, records) {
const ended = (0,archived_records .$S)(paths, records);
return ended === undefined ? [] : [(0,notices .Og)({ ...ended, folder: (0,store .pS)(paths, ended.folder) })];
}
function lostLogNotices(paths, records) {
if ((0,external_node_fs_.existsSync)(paths.decisions))
return [];
const last = records.findLast(({ decision }) => typeof decision?.test === 'string');
if (last === undefined)
return [];
const shown = (0,store .pS)(paths, paths.decisions);
return [
`${shown} is missing, which holds how iteration ${last.iter} was decided: restore it, or continue without it`,
];
}
function archivingNotices({ name, archiving }) {
return (0,external_node_fs_.existsSync)(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}
function expectedBranch(paths, { records, state }) {
return hasOpenIntent(paths, records) ? undefined : (0,branch_problem .O)(records, (0,fold .lN)(records, state));
}
function readBranchStatus(paths, status) {
const expected = status.isRunning ? undefined : expectedBranch(paths, status);
const actual = (0,user_repository .TQ)(paths.repository, (0,branch_name .W)(paths.name));
return expected === undefined || expected === actual ? undefined : (0,branch_moved .i)(paths.name, { expected, actual });
}
function hasOpenIntent({ intents }, records) {
if (!(0,external_node_fs_.existsSync)(intents))
return false;
const parsed = (0,journal_chain .z8)((0,external_node_fs_.readFileSync)(intents));
const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
function stateWithout(paths, known) {
return { ...rebuildState(paths, known), iter_in_progress: (0,in_flight .T)(paths, known.records)[0] ?? null };
}
function rebuildState(paths, { config, records }) {
const mark = (0,run_mark .DQ)(paths, { records, inFlight: (0,in_flight .T)(paths, records) });
const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
return (0,state .qk)({
experiment: paths.name,
baseCommit: (0,fold .lN)(records, undefined) ?? '',
run: mark ?? { id: '', started_at: '', deadline: null },
ledger: (0,fold .IN)(records, config.objective.direction),
step: 'Idle',
iterInProgress: null,
runIterationsCompleted: ofRun.filter(({ outcome }) => record .fA[outcome].counts).length,
});
}
function rejectionNotices(paths, records) {
return (0,ledger_rejection .zV)(paths, records).map((rejection) => (0,ledger_rejection .xz)(rejection, records));
}
function guidanceNotes(paths) {
const problem = (0,store .vU)(paths);
return problem === undefined ? [] : [`not all guidance reaches the agent: ${(0,errors .yM)(problem)}`];
}
}),
52431:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EQ: () => ( promotionWord),
Fh: () => ( setupNotes),
J4: () => ( pendingRelease),
Og: () => ( describeEnded),
Ps: () => ( quarantinedIterations),
lx: () => ( noticesOf),
nw: () => ( quarantinedPromotionIn),
rb: () => ( describeOtherFiles)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64768);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
function describeEnded({ folder, branch, what, kept }) {
const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(kept, 'kept change')} on ${branch}`;
return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
function setupNotes({ setup }, name) {
if (setup.command === '' || setup.inputs.length > 0)
return [];
return [
`setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
];
}
function describeOtherFiles(name, changes) {
const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(changes, 'objective.').join(', ');
return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
function quarantinedIterations(records) {
const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
return records.filter(({ decision, outcome }) => {
const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
return isHeld && !accepted.has(String(decision.test));
});
}
function pendingRelease(decisions, task) {
const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
const later = decisions.slice(at + 1);
const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ .U)(task))
return later.some(isPromotionDecision) ? undefined : decisions[at];
const names = new Set([task, ...taken.map(({ id }) => id)]);
const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
return kind === 'decision' && purpose === 'promotion';
}
function quarantinedPromotionIn(decisions) {
const last = decisions.findLast(isPromotionDecision);
const output = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY() })).safeParse(last?.guards);
const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
return isHeld ? String(last.task) : undefined;
}
function promotionWord(task) {
return task.replace(' ', '-');
}
function warningOf(warnings) {
const last = warnings.at(-1);
if (last === undefined)
return [];
return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
function noticesOf(name, { records, decisions, warnings, }) {
const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) => kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : []);
const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
const order = carried === undefined
? []
: [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
const word = pendingRelease(decisions, String(decision?.test));
if (word !== undefined)
return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
});
return [
...new Set([...risks, ...order, ...remarks]),
...warningOf(warnings),
...quarantined,
...batchNotices(name, decisions),
];
}
function batchNotices(name, decisions) {
const task = quarantinedPromotionIn(decisions);
if (task === undefined)
return [];
const word = pendingRelease(decisions, task);
if (word !== undefined)
return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
const command = `autorize approve ${name} ${promotionWord(task)}`;
return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
}
}),
35507:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( kindOfSubject)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);
function kindOfSubject(what, { cwd }) {
const isName = !/[/.]/.test(what);
if (isName && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ .W1)(cwd).folder, '.autorize', what)))
return 'experiment';
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, what), 'mission.md')))
return 'mission';
return /\.(?:json|ya?ml)$/i.test(what) ? 'plan' : 'experiment';
}
}),
32948:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( renderChosen),
X: () => ( renderAgents)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const DIGITS = 3;
function renderAgents(agents) {
return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd);
const text = [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
return [`agent ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}`, text];
});
}
function renderChosen(chosen) {
if (chosen === undefined || chosen === null)
return undefined;
const { name, of, from } = chosen;
const start = from === undefined ? [] : [`began at ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(from.slice(0, 12))}`];
return [`${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(of.length, 'agent')}`, ...start].join(', ');
}
}),
78436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( renderEffectOf),
V: () => ( renderEffects)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
const rest = effects.length - MAX_EFFECTS;
const shown = effects
.slice(0, MAX_EFFECTS)
.map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}
}),
60551:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderEnded)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
const MAX_REASON = 600;
function renderEnded({ from, to, reason }) {
const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(to ?? null)];
const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .Wv)(to)}`;
const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .LP)(end - start)}`;
return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, MAX_REASON)}`;
}
}),
69834:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( renderHoldoutGains)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_GAINS = 8;
function renderHoldoutGains({ gains }) {
const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
});
const rest = gains.length - shown.length;
const earlier = rest > 0 ? [`${rest} earlier`] : [];
return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}
}),
16794:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Id: () => ( renderFacts),
X4: () => ( renderDecision),
Yy: () => ( renderTook),
kT: () => ( renderTotalCost)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32948);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1052);
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
function renderFacts(record) {
const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
const facts = [
['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .Wv)(record.started_at)],
['took', renderTook(record)],
['steps', renderSteps(record)],
['agent', renderAgent(exit, record.agent_killed_by_budget)],
['chosen', (0,_agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ .T)(record.chosen_agent)],
['recombines', record.recombines?.map((iter) => `iteration ${iter}`).join(', ')],
['isolation', renderSandbox(record.sandbox)],
['model', text(record.usage?.model)],
['usage', renderUsage(record)],
['decision', renderDecision(record)],
['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines)],
['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
['base', text(base)],
['commit', text(commit)],
['tree', text(tree)],
['evaluator', text(digest)],
['workspace', text(record.worktree)],
['record', text(hash)],
];
return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function renderTook({ started_at: start, ended_at: end }) {
const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(end)];
return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(to - from);
}
function renderDecision({ decision }) {
if (decision === undefined || decision === null)
return undefined;
const { policy, n, p_or_e: evidence, threshold } = decision;
const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'measurement')] : [];
return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
function renderEvidence(evidence, threshold) {
if (!isNumber(evidence))
return [];
if (!isNumber(threshold))
return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)}`];
const name = threshold >= 1 ? 'E' : 'p';
return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
const killed = isKilled ? ['was stopped: its budget was used up'] : [];
const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
const parts = [...ended, ...killed];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
if (steps.length === 0)
return undefined;
return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
if (sandbox === undefined || sandbox === null)
return undefined;
if (typeof sandbox === 'string')
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(sandbox, 80);
const level = sandbox.level ?? sandbox.kind;
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
if (usage === undefined || usage === null)
return undefined;
return renderCost({
input: usage.input_tokens,
output: usage.output_tokens,
usd: usage.usd,
isAtLeast: usage.at_least,
});
}
function renderTotalCost(usages) {
const sum = (pick) => {
const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
};
return renderCost({
usd: sum(({ usd }) => usd),
input: sum(({ input_tokens: tokens }) => tokens),
output: sum(({ output_tokens: tokens }) => tokens),
isAtLeast: usages.some((usage) => usage?.at_least === true),
});
}
function renderCost({ input, output, usd, isAtLeast }) {
const parts = [
...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd)] : []),
...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(input)} tokens in`] : []),
...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(output)} tokens out`] : []),
];
return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
if (paths.length === 0)
return undefined;
const rest = Math.max(0, paths.length - MAX_PATHS) + more;
const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(path, 120));
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(value, 80) : undefined;
}
function isNumber(value) {
return typeof value === 'number';
}
}),
29865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hn: () => ( openIterationRows),
tU: () => ( placeInterval),
zs: () => ( buildIterationRows)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11369);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
const NONE = '–';
const MAX_REASON = 2000;
function buildIterationRows(records, direction) {
const next = openIterationRows(records, direction);
return records.map((record) => next(record)());
}
function openIterationRows(records, direction) {
const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .IM(records, direction);
let best;
return (record) => {
const before = best;
const left = scores.next(record);
if (record.rejection) {
best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(left.score) };
}
const score = typeof record.score === 'number' ? record.score : undefined;
const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(score, before?.score);
if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .zI)(record, before?.score, direction)) {
best = { score, text: scoreText };
}
const now = best;
return () => ({
...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
isAccepted: record.outcome === 'merged',
...{
score,
interval: intervalOf(record, direction),
scoreText,
best: now?.score,
bestText: now?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(undefined),
pass: '',
},
get duration() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Yy)(record) ?? NONE;
},
get size() {
return (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines);
},
get reason() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.notes, MAX_REASON) || NONE;
},
get summary() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.summary ?? '', 400);
},
get evidence() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .X4)(record) ?? '';
},
get commit() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((record.commit ?? '').slice(0, 7)) || NONE;
},
get facts() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Id)(record);
},
});
};
}
function intervalOf({ score, decision }, direction) {
if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
return undefined;
const { effect: estimate, interval: limits, scale } = decision;
return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
function placeInterval(score, { estimate, limits, isRatio, direction }) {
const sign = direction === 'max' ? 1 : -1;
const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
? undefined
: [low, high];
}
}),
45656:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E_: () => ( renderIterationLine),
TJ: () => ( renderLiveLine),
bs: () => ( LiveRecords)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61319);
var _activity_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57296);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16794);
var _iteration_row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29865);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47776);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74312);
var _time_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1052);
const MAX_BARS = 24;
const MAX_REASON_CHARS = 240;
class LiveRecords {
#records = [];
#fold;
#next;
#rows = [];
#usd = 0;
constructor(direction) {
this.#fold = new _experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_2__ .J1(this.#records, direction);
this.#next = (0,_iteration_row_js__WEBPACK_IMPORTED_MODULE_6__ .Hn)(this.#records, direction);
}
add(records) {
for (const record of records)
this.#records.push(record);
for (const record of records) {
this.#rows.push(this.#next(record));
if (this.#rows.length > 2 * MAX_BARS)
this.#rows = this.#rows.slice(-MAX_BARS);
this.#usd += record.usage?.usd ?? 0;
}
}
get best() {
return this.#fold.state();
}
get rows() {
return this.#rows.slice(-MAX_BARS).map((row) => row());
}
get usd() {
return this.#usd;
}
}
function renderLiveLine(input, width) {
const { records, activities, now, timeLeftMs, waiting = new Map() } = input;
const { best_score: best, best_iter: iter } = records.best;
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_8__ .K)(records.rows);
const { usd } = records;
const atWork = activities.filter(({ attempt }) => attempt === null || !waiting.has(Number(attempt)));
const others = [
best === null ? 'no best yet' : `best ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(best)} (${iter === 0 ? 'baseline' : `iter ${iter}`})`,
line?.bars,
timeLeftMs === undefined ? undefined : `run ends in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_9__ .LP)(Math.max(0, timeLeftMs))}`,
usd > 0 ? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd) : undefined,
];
const isWaiting = waiting.size > 0 && atWork.length === 0;
const parts = [
...[...waiting].map(([waiter, its]) => ({ text: `iter ${waiter} ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(its)}`, rank: 0 })),
...(isWaiting ? [] : (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_3__ .ID)(atWork, { nameOf: (attempt) => `iter ${attempt}`, now })),
...others.flatMap((text) => (text === undefined ? [] : [{ text, rank: 7 }])),
];
return (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_3__ ._Q)(parts, width);
}
function renderIterationLine(record) {
const { iter, outcome, score, notes } = record;
const shown = typeof score === 'number' ? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(score) : '–';
const cells = [
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_7__ .U[outcome].sign} ${outcome}`.padEnd(13),
`iter ${iter}`.padEnd(8),
shown.padStart(10),
((0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_5__ .Yy)(record) ?? '–').padStart(7),
(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(notes, MAX_REASON_CHARS),
];
return cells.join('  ');
}
}),
84716:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ll: () => ( integrityOf),
Nn: () => ( renderImprovement),
Oc: () => ( plainClaimOf),
SM: () => ( isImprovementConfirmed),
on: () => ( viewClaim)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50109);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _holdout_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69834);
function isImprovementConfirmed(state) {
return state.claim !== undefined && (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(state.claim) && (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) === undefined;
}
function viewClaim(state) {
const text = renderImprovement(state);
if (text === undefined || (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) !== undefined)
return { kind: 'none', text };
if (state.claim !== undefined)
return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
return { kind: 'none', text };
}
function plainClaimOf(state) {
const { claim } = state;
if ((0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) !== undefined) {
return { claim: undefined, remark: 'no improvement is claimed, since the evaluator raised an alert' };
}
if (claim === undefined)
return { claim, remark: undefined };
return { claim, remark: isOfWhole(state, claim) ? undefined : 'later changes on the branch are not tested yet' };
}
function isOfWhole(state, { final }) {
const branchHead = findBranchHeadTree(state);
return branchHead === undefined || branchHead === final;
}
function renderImprovement(state) {
const { entries, claim, launch } = state;
if (!entries.some(({ decision }) => decision === 'keep'))
return undefined;
const alert = (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state);
if (alert !== undefined)
return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(alert, 900)}`;
if (claim !== undefined) {
const output = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(claim));
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
}
const { decision, confirm } = launch.contract.evaluator;
if (decision === undefined)
return 'not claimed: each score is a single evaluation, and some changes are accepted by chance';
if (confirm?.pairs === 0)
return 'not claimed: evaluator.confirm.pairs is 0';
return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
function findBranchHeadTree({ entries, evidence }) {
const records = entries.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison.record]));
const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
if (last?.code === 'rolled-back')
return last.incumbent;
const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
return tested?.kind === 'candidate' ? tested.tree : undefined;
}
function integrityOf({ evidence, launch }, gap) {
const output = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
const noops = output.filter(({ variety }) => variety === 'noop');
const accepted = noops.filter(({ passed }) => !passed).length;
const broken = output.find(({ variety }) => variety === 'broken');
const aaChecks = [
...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(noops.length, 'A/A check')}, ${accepted} accepted`]),
...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
];
const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
const last = new Map(risks.map((each) => [each.risk, each]));
const reported = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
const { holdout } = launch.contract.evaluator;
const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
const yes = answers.filter(({ passed }) => passed).length;
const gains = gap === undefined ? [] : [(0,_holdout_text_js__WEBPACK_IMPORTED_MODULE_4__ ._)(gap)];
return [
...(reported.length === 0 ? [] : [['risks', reported.join('; ')]]),
...(aaChecks.length === 0 ? [] : [['checks', aaChecks.join('; ')]]),
...(holdout === undefined
? []
: [['holdout', [`${queries} of ${holdout.budget} queries, ${yes} said yes`, ...gains].join('; ')]]),
];
}
}),
95179:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VE: () => ( renderEntryLine),
fE: () => ( renderMissionStart),
v8: () => ( renderMissionSummary)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _mission_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58561);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74008);
const LABEL_WIDTH = 10;
function labelled(label, text) {
return `${label.padEnd(LABEL_WIDTH)}${text}`;
}
function renderEntryLine(entry) {
const { iteration, decision, decision_reason: reason, kind, description } = entry;
const output = kind === 'baseline' || description === reason ? '' : ` (${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(description, 80)})`;
const cells = [
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .j7[decision]].sign} ${decision.padEnd(11)}`,
String(iteration).padStart(4),
(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .uw)(entry).padStart(12),
];
return `${cells.join('  ')}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, 160)}${output}`;
}
function renderMissionStart({ state: { launch }, sandbox, resumed, protects, notes, }) {
return [
`${launch.run_id}: ${resumed ? 'resumed, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
labelled('worktree', launch.worktree_path),
labelled('protects', renderProtection(protects)),
...notes.map((note) => labelled('note', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(note, 900))),
'',
].join('\n');
}
function renderMissionSummary(state) {
const view = (0,_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .SX)({ state, isRunning: false, waiting: state.waiting, problems: [] });
return (0,_run_text_js__WEBPACK_IMPORTED_MODULE_3__ .Br)(view, { label: state.status, reason: state.stopReason ?? '' });
}
const SHOWN_GLOBS = 20;
function renderProtection(protects) {
const shownOnes = protects.slice(0, SHOWN_GLOBS);
const reasons = new Set(shownOnes.map(({ why }) => why));
const shown = [...reasons].map((reason) => {
const globs = shownOnes.filter(({ why }) => why === reason).map(({ glob }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(glob, 200));
return `${globs.join(', ')} (${reason})`;
});
const rest = protects.length - SHOWN_GLOBS;
return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
}),
58561:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j7: () => ( MARKS),
kE: () => ( entryFacts),
uw: () => ( scoreOf),
SX: () => ( viewMission)
});
var base_text = __webpack_require__(7953);
var agent_choice = __webpack_require__(70678);
var mission_comparison = __webpack_require__(68216);
var decide = __webpack_require__(12169);
var decision_checks = __webpack_require__(47545);
var holdout_gap = __webpack_require__(60355);
var near_misses = __webpack_require__(4460);
var own_changes = __webpack_require__(78205);
var trade_offs = __webpack_require__(62880);
;
function missionTradeOffs({ evidence, entries, launch, }) {
const { metrics } = launch.contract.evaluator;
return metrics === undefined ? [] : (0,trade_offs .I)(evidence, (0,own_changes .SA)(entries));
}
var activity_text = __webpack_require__(57296);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var ended_text = __webpack_require__(60551);
var foreign_text = __webpack_require__(84483);
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var mission_claim = __webpack_require__(84716);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
var plain_result = __webpack_require__(14913);
var run_view = __webpack_require__(33902);
;
const MARKS = {
baseline: 'baseline',
keep: 'merged',
discard: 'discarded',
ambiguous: 'inconclusive',
noop: 'noop',
abort: 'aborted',
interrupted: 'killed',
error: 'invalid',
};
const NONE = '–';
const MAX_TEXT = 900;
function viewMission(status, now) {
const { state, isRunning, problems } = status;
const { launch, entries, lastAcceptedScore } = state;
const surviving = (0,decision_checks .yx)(entries);
const rows = buildRows(entries, new Set(surviving), launch);
const tries = rows.filter((_, index) => entries[index]?.kind === 'iteration');
const baseline = entries[0]?.evaluator?.score;
const gap = (0,holdout_gap .m)(state);
const tradeOffs = missionTradeOffs(state);
return {
recipe: 'mission',
terms: { attempt: 'iteration', line: 'Last accepted score', best: 'Last accepted score' },
tables: {
page: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
list: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
summary: {
accepted: ['id', 'single', 'reason', 'summary', 'commit'],
others: ['id', 'outcome', 'pass', 'single', 'reason', 'summary'],
},
},
...{ name: launch.run_id, description: `mission ${(0,foreign_text .TN)(launch.mission_dir)}` },
goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
...{
branch: launch.branch_name,
noBranch: '',
commit: state.lastAcceptedCommit,
base: launch.baseline_commit.slice(0, 12),
},
worktree: (0,foreign_text .TN)(launch.worktree_path, 400),
problems: problems.map((problem) => (0,foreign_text .TN)(problem, 600)),
notices: gap?.parting === undefined ? [] : [(0,foreign_text .TN)(gap.parting, 600)],
position: renderPosition(status, now),
waiting: (0,run_view .tl)(status.waiting, isRunning),
result: plainResultOf(state, { accepted: surviving.length, tried: tries.length }),
ended: isRunning || state.completedAt === null ? undefined : endedOf(state),
verdict: renderVerdict(state),
...{ claim: (0,mission_claim .on)(state), gain: renderGain(state) },
baseline: typeof baseline === 'number' ? String(baseline) : undefined,
best: lastAcceptedScore === null
? undefined
: { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
...{ change: undefined, tried: tries.length, accepted: surviving.length },
counts: (0,run_view .BO)(rows, decide .Yv),
facts: [
...(0,agent_facts .X)((0,agent_choice .o9)(state)),
...(0,effect_text .V)((0,own_changes .cC)(state)),
['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
...nearMissFacts(entries),
...(0,pareto_text .s)(tradeOffs),
...(0,mission_claim .Ll)(state, gap).map(([label, text]) => [label, (0,foreign_text .TN)(text, MAX_TEXT)]),
],
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,iteration_facts .kT)(entries.map(({ usage }) => usage)),
...{ rows, tradeOffs },
...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
};
}
function nearMissFacts(entries) {
const text = (0,near_misses_text .V)((0,near_misses .i)(entries));
return text === undefined ? [] : [['near misses', text]];
}
function buildRows(entries, surviving, { contract }) {
const scores = new Map();
return entries.map((entry) => {
const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
if ((word === 'keep' || word === 'baseline') && score !== undefined)
scores.set(commit, score);
const best = scores.get(commit);
return {
...{ id: String(iter), iter, mark: MARKS[word], word, isAccepted: surviving.has(entry) },
...{
score,
interval: score === undefined ? undefined : intervalOf(entry, score, contract),
scoreText: scoreOf(entry),
},
...{ best, bestText: best === undefined ? NONE : String(best) },
pass: typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : NONE,
...{ duration: NONE, size: NONE, evidence: '' },
reason: (0,foreign_text .TN)(entry.decision_reason, 2000),
summary: (0,foreign_text .TN)(entry.description, 400),
commit: (entry.candidate_commit ?? commit).slice(0, 12),
facts: entryFacts(entry),
};
});
}
function intervalOf({ comparison }, score, { evaluator: { direction, confidence } }) {
const gain = comparison === undefined ? undefined : (0,mission_comparison .g5)(comparison, { direction, confidence });
return gain === undefined ? undefined : (0,iteration_row .tU)(score, { ...gain, direction });
}
function scoreOf({ evaluator }) {
return typeof evaluator?.score === 'number' ? String(evaluator.score) : NONE;
}
function entryFacts(entry) {
const facts = [
['chosen', (0,agent_facts .T)(entry.chosen_agent) ?? null],
['status of the artifact', entry.candidate_status],
['base', entry.base_commit],
['recombines', entry.recombines?.map((iter) => `iteration ${iter}`).join(', ') ?? null],
['takes out', entry.reverts?.taken.join(', ') ?? null],
['candidate', entry.candidate_commit],
['last accepted commit after it', entry.kept_commit],
['recorded', entry.created_at],
...comparisonFacts(entry),
...entry.notes.map((note) => ['note', note]),
];
return facts.flatMap(([label, text]) => (text === null ? [] : [[label, (0,foreign_text .TN)(text, MAX_TEXT)]]));
}
function comparisonFacts({ comparison }) {
if (comparison === undefined)
return [];
const { policy, n, effect } = comparison;
if ('scores' in comparison) {
const { scores, again, compared_with: known } = comparison;
const repeated = again.length === 0 ? '' : `, again ${again.join(', ')}`;
return [['comparison', `${policy}, against ${known}: ${scores.join(', ')}${repeated}; effect ${effect}`]];
}
const { e, threshold, pairs } = comparison;
const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
return [['comparison', `${policy}, ${(0,base_text .LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
function renderVerdict({ entries, lastAcceptedScore, launch }) {
const accepted = (0,decision_checks .yx)(entries).length;
const tried = entries.filter(({ kind }) => kind === 'iteration').length;
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
if (accepted === 0) {
return entries.some(({ decision }) => decision === 'keep') ? `${of}: all accepted changes were reverted` : of;
}
const baseline = entries[0]?.evaluator?.score;
const score = lastAcceptedScore === null ? '' : `; last accepted score ${lastAcceptedScore}`;
const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
return `${of} by ${decision}${score}${score === '' ? '' : from}`;
}
function plainResultOf(state, counted) {
const { claim, remark } = (0,mission_claim .Oc)(state);
const baseline = state.entries[0]?.evaluator?.score;
return (0,plain_result .S)({
...{ ...counted, claim, remark, isConfirmed: (0,mission_claim .SM)(state) },
...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
});
}
function endedOf({ launch, completedAt, stopReason, status }) {
return (0,ended_text .N)({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}
function renderGain(state) {
const verdict = renderVerdict(state);
if (state.claim !== undefined)
return (0,mission_claim .Nn)(state) ?? verdict;
return (0,decision_checks .yx)(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}
function renderPosition({ state, isRunning, activities = [] }, now) {
if (activities.length > 0 && now !== undefined)
return (0,activity_text .hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
if (isRunning)
return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
if (state.status === 'running')
return 'interrupted';
return state.stopReason === null ? state.status : `${state.status}: ${(0,foreign_text .TN)(state.stopReason, 600)}`;
}
function nextCommand({ state, isRunning }) {
const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
if (isRunning)
return `autorize status ${runId}`;
if (state.status === 'running' || state.status === 'stopped')
return `rcs autoresearch --resume ${runId}`;
return (0,decision_checks .yx)(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}
}),
7904:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( renderNearMisses)
});
const MAX_MISSES = 8;
function renderNearMisses(misses) {
const rest = misses.length - MAX_MISSES;
const shown = misses
.slice(0, MAX_MISSES)
.map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
}),
47776:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( OUTCOME_MARKS)
});
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
const OUTCOME_MARKS = {
baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
merged: { sign: '●', path: CIRCLE, isFilled: true },
discarded: { sign: '○', path: CIRCLE, isFilled: false },
inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};
}),
89578:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( renderFront),
y: () => ( renderAxis)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(measured) {
const front = measured.filter(({ isOnFront }) => isOnFront);
if (front.length === 0)
return [];
const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
const values = changes.map(({ name, change, isRatio }) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name, 40)} ${renderAxis(change, isRatio)}`);
return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
});
const rest = front.length - MAX_POINTS;
const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}
}),
67330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p5: () => ( renderAcceptedCount),
sS: () => ( renderPlainInterval),
uo: () => ( renderPlainGain)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function renderPlainGain(claim) {
const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
const sign = direction === 'max' ? 1 : -1;
const ratioOf = (gain) => Math.exp(sign * gain);
const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(value ?? 0, decimals)}×`;
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const unit = mean === 0 ? '' : ' %';
const sign = estimate < 0 ? -1 : 1;
const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
return { change, low: one(low), high: one(high) };
}
}),
14913:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( renderPlainResult)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67330);
function renderPlainResult(result) {
const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
if (tried === 0)
return 'No iteration has ended yet';
const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .p5)(accepted, tried);
if (claim !== undefined) {
const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .uo)(claim);
const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
}
if (remark !== undefined)
return `${capital(remark)}; ${count}`;
if (accepted === 0)
return `No improvement found; ${count}`;
if (baseline === undefined || best === undefined)
return `Not confirmed; ${count}`;
return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
}),
74008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
Br: () => ( renderSummary),
LG: () => ( renderStatus)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);
const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
function renderStatus(view) {
const facts = known([
['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
['worktree', view.worktree],
['now', view.position],
['model', view.waiting],
['result', view.verdict],
['gain', view.claim.text],
['goal', view.goal],
['tried', renderTried(view)],
['noops', view.budget.noops],
...view.facts,
['time', renderTime(view)],
['cost', view.cost],
]);
const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
const label = labeller([...facts, ...next]);
return [
view.description === '' ? view.name : `${view.name}: ${view.description}`,
...renderProblems(view),
'',
...facts.map(label),
...renderScores(view, label),
...renderLast(view.rows, label),
'',
...next.map(label),
...(next.length === 0 ? [] : ['']),
].join('\n');
}
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
const next = resumeCommand ?? view.next?.command;
const { branch, base } = view;
const merge = `git merge ${branch}`;
const facts = known([
[stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(next, 400)],
]);
return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
const width = Math.max(0, ...rows.map(({ id }) => id.length));
const lines = rows.flatMap(({ id, word, size, reason }) => {
const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)}`];
});
const facts = known([
['model', waiting],
['cost', cost],
['branch', branch ?? noBranch],
]);
return [
`${name}: ${verdict}`,
'',
...lines,
'',
...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
'',
].join('\n');
}
function renderCounts({ counts, tried, terms }) {
const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye).map(({ word, count }) => `${count} ${word}`);
return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
const start = startedAt === undefined ? [] : [`started ${startedAt}`];
const end = deadline === undefined ? [] : [`ends ${deadline}`];
const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__ .K)(rows);
if (line === undefined)
return [];
return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
const last = rows.slice(-LAST_ROWS);
if (last.length === 0)
return [];
const columns = [
column(last, ({ id }) => id, 'right'),
column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${word}`, 'left'),
column(last, ({ scoreText }) => scoreText, 'right'),
last.map(renderReason),
];
const lines = last.map((_, line) => columns
.map((texts) => texts[line])
.join('  ')
.trimEnd());
return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_LAST_REASON);
return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
const texts = rows.map(text);
const width = Math.max(...texts.map((each) => each.length));
return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
}),
33902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BO: () => ( countRows),
Ye: () => ( isTry),
cZ: () => ( COLUMNS),
renderWaitingLine: () => ( renderWaitingLine),
tl: () => ( viewWaiting)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_REASON);
const COLUMNS = {
id: { title: 'Iteration', text: ({ id }) => id },
item: { title: 'Item', text: ({ id }) => id },
outcome: { title: 'Outcome', text: ({ word }) => word },
pass: { title: 'Pass', text: ({ pass }) => pass },
score: { title: 'Score', text: ({ scoreText }) => scoreText },
single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
best: { title: 'Best so far', text: ({ bestText }) => bestText },
duration: { title: 'Duration', text: ({ duration }) => duration },
size: { title: 'Diff lines', text: ({ size }) => size },
change: { title: 'Change', text: ({ size }) => size },
evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
summary: { title: 'Description', text: ({ summary }) => summary },
commit: { title: 'Commit', text: ({ commit }) => commit },
receipt: { title: 'Receipt', text: ({ commit }) => commit },
};
function viewWaiting(waiting, isRunning) {
if (waiting === undefined)
return undefined;
return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(waiting.until)}`;
}
function renderWaitingLine(waiting) {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(waiting)}: ${waiting.cause}`, 600);
}
function isTry({ mark }) {
return mark !== 'baseline';
}
function countRows(rows, words) {
return words.flatMap((word) => {
const of = rows.filter((row) => row.word === word);
return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
});
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
}),
74312:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderSparkline),
p: () => ( buildScoreDomain)
});
var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MAX_BARS = 64;
function renderSparkline(rows) {
const shown = rows.slice(-MAX_BARS);
const domain = buildScoreDomain(shown);
if (domain === undefined)
return undefined;
const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .D8)({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}
}),
68842:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rp: () => ( stillBlocked),
bB: () => ( openBlockedItems),
tQ: () => ( readBlockedItems)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74044);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _work_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11247);
function openBlockedItems(paths, { plan, left, now, isHeld }) {
const reasons = new Map(left.map((id) => [id, _work_event_js__WEBPACK_IMPORTED_MODULE_4__ .T]));
const at = now().toISOString();
const write = () => {
const others = readBlockedItems(paths).filter((each) => each.plan !== plan);
const all = [...others, ...[...reasons].map(([id, reason]) => ({ plan, id, reason, at }))];
if (all.length > 0)
(0,_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .sQ)(paths.blocked, `${JSON.stringify(all)}\n`);
else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.blocked))
(0,_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .S2)(paths.blocked);
};
write();
return {
end: (item) => {
if (item.status === 'blocked')
reasons.set(item.id, item.reason);
else
reasons.delete(item.id);
},
[Symbol.dispose]: () => {
if (isHeld())
write();
},
};
}
function readBlockedItems(paths) {
try {
const raw = JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)(paths.blocked)?.toString() ?? '[]');
return Array.isArray(raw) && raw.every(isBlockedItem) ? raw : [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
function stillBlocked(items, receipts) {
const ended = new Map(receipts.map(({ plan, work_item, ended_at }) => [`${plan}\0${work_item.id}`, ended_at]));
return items.filter(({ plan, id, at }) => (ended.get(`${plan}\0${id}`) ?? '') < at);
}
function isBlockedItem(raw) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(raw) || Object.keys(raw).length !== 4)
return false;
return [raw.plan, raw.id, raw.reason, raw.at].every((each) => typeof each === 'string');
}
}),
20027:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( reportOf),
B: () => ( resultOf)
});
var external_node_path_ = __webpack_require__(76760);
;
function buildRunResult(receipt, places) {
const { status, artifacts, tests, reason } = receipt;
const landed = status === 'success' ? artifacts : [];
const pathsOf = (wanted) => landed.filter(({ type }) => type === wanted).map(({ path }) => `${places.repository}/${path}`);
const { passed, failed } = tests ?? { passed: null, failed: null };
return {
status,
receipt_id: receipt.id,
receipt_path: places.receiptPath,
modified_files: pathsOf('edit'),
created_files: pathsOf('create'),
deleted_files: pathsOf('delete'),
output_hash: (status === 'success' ? receipt.after_hash : null) ?? receipt.before_hash,
artifact_hashes: Object.fromEntries(landed.flatMap(({ path, content_hash: hash }) => (hash === null ? [] : [[path, hash]]))),
metrics: {
execution_time_ms: receipt.execution_time_ms,
tool_ops_count: receipt.tool_trace === 'unavailable' ? 0 : receipt.tool_trace.length,
delta_size: receipt.deltaO.length + receipt.deltaPi.length + receipt.deltaLambda.length + receipt.deltaQ.length,
files_touched: artifacts.length,
...(passed === null ? {} : { tests_passed: passed }),
...(failed === null ? {} : { tests_failed: failed }),
},
...(places.testOutput === undefined ? {} : { test_output: places.testOutput }),
...(status === 'success' ? { proof_script: places.proofScript } : {}),
...(status === 'denied' ? { denial_reason: reason ?? '' } : {}),
...(status === 'failure' || status === 'timeout' ? { error: reason ?? '' } : {}),
};
}
var run_usage = __webpack_require__(52028);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(43165);
;
function reportOf(paths, receipt) {
const usage = (0,run_usage .f$)((0,work_records .kQ)(paths, receipt.id));
return { ...resultOf(paths, receipt), ...(usage === undefined ? {} : { usage }) };
}
function resultOf(paths, receipt) {
const folder = (0,work_records .kQ)(paths, receipt.id);
return buildRunResult(receipt, {
repository: paths.repository.folder,
receiptPath: (0,external_node_path_.join)(folder, 'RECEIPT.json'),
proofScript: (0,external_node_path_.join)(folder, (0,work_files .bp)(receipt)),
testOutput: receipt.tests === null ? undefined : (0,work_records .Zr)((0,external_node_path_.join)(folder, receipt.tests.output)),
});
}
}),
71509:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( openWaitingItems),
readWaitingItems: () => ( readWaitingItems)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _base_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5685);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
const fileOf = ({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'waiting.json');
function openWaitingItems(paths, plan) {
const items = new Map();
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
return {
set: (id, waiting) => {
if (waiting === null)
items.delete(id);
else
items.set(id, { plan, id, until: waiting.until, cause: waiting.cause });
if (items.size === 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
else
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .fR)(fileOf(paths), [`${JSON.stringify([...items.values()])}\n`]);
},
};
}
function readWaitingItems(paths) {
try {
const raw = JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(fileOf(paths))?.toString() ?? '[]');
return Array.isArray(raw) && raw.every(isWaitingItem) ? raw : [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
function isWaitingItem(raw) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(raw) || Object.keys(raw).length !== 4)
return false;
const { plan, id, until, cause } = raw;
return [plan, id, cause].every((each) => typeof each === 'string') && (0,_base_instant_js__WEBPACK_IMPORTED_MODULE_3__ .uZ)(until) && UTC.test(until);
}
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
}),
11247:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( NOT_ENDED)
});
const NOT_ENDED = 'the run ended before this item did; run the plan again';
})
};

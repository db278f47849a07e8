export const id = 4393;
export const ids = [4393];
export const modules = {

/***/ 14393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runWatchCommand: () => (/* binding */ runWatchCommand)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/report/run-text.js
var run_text = __webpack_require__(74008);
// EXTERNAL MODULE: ./build/cli/run-actions.js
var run_actions = __webpack_require__(17650);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/engine/agents/said.js
var agents_said = __webpack_require__(52861);
;// CONCATENATED MODULE: ./build/engine/agent/last-lines.js
/**
 * What an agent said last, for the person who watches it. It may hold what a terminal obeys:
 * whoever shows it makes it safe.
 */



const MAX_BYTES = 64_000;
/** The last lines of what an agent printed: of a CLI that prints events, what its model says in them. */
function readLastLines(stdout, preset, most) {
    const text = (0,regular_file/* readFilePart */.E)(stdout, 'end', MAX_BYTES)?.text ?? '';
    const said = (0,agents_said/* saidBy */.T)(preset, text).at(-1) ?? '';
    return (0,external_node_util_.stripVTControlCharacters)(said.trim() === '' ? text : said)
        .trimEnd()
        .split(/\r?\n/)
        .slice(-most);
}

// EXTERNAL MODULE: ./build/engine/agent/preset.js + 1 modules
var agent_preset = __webpack_require__(7535);
;// CONCATENATED MODULE: ./build/experiment/maintenance/agent-lines.js
/** What the agent of an experiment printed last. */





/** The last lines of the agent that began last; undefined: none did. */
function readAgentLines(paths, { agent }, most) {
    const fileOf = (iter) => (0,external_node_path_.join)((0,store/* iterationFolder */.OO)(paths, iter), 'agent.stdout');
    const iter = (0,store/* listIterationFolders */.tU)(paths).findLast((each) => (0,external_node_fs_.existsSync)(fileOf(each)));
    if (iter === undefined)
        return undefined;
    const preset = agent.preset ?? (0,agent_preset/* presetOfCommand */.Se)(agent.command ?? '');
    return { attempt: String(iter), lines: readLastLines(fileOf(iter), preset, most) };
}

// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 1 modules
var look = __webpack_require__(97117);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/mission/store.js
var mission_store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/agent-lines.js
/** What the agent of a mission printed last. */



/** The last lines of the session that began last. */
function agent_lines_readAgentLines(paths, { iteration }, most) {
    if (iteration === 0)
        return undefined;
    const stdout = (0,external_node_path_.join)((0,mission_store/* iterationFolder */.OO)(paths, iteration), 'session.stdout');
    return { attempt: String(iteration), lines: readLastLines(stdout, undefined, most) };
}

// EXTERNAL MODULE: ./build/mission/look.js
var mission_look = __webpack_require__(19570);
// EXTERNAL MODULE: ./build/report/experiment-view.js + 1 modules
var experiment_view = __webpack_require__(63281);
// EXTERNAL MODULE: ./build/report/mission-view.js
var mission_view = __webpack_require__(94071);
// EXTERNAL MODULE: ./build/report/plan-view.js
var plan_view = __webpack_require__(23956);
// EXTERNAL MODULE: ./build/report/watch-view.js
var watch_view = __webpack_require__(16028);
// EXTERNAL MODULE: ./build/workitem/store.js
var workitem_store = __webpack_require__(12690);
// EXTERNAL MODULE: ./build/cli/plans-here.js + 1 modules
var plans_here = __webpack_require__(43366);
;// CONCATENATED MODULE: ./build/cli/watched-runs.js
/** A run as `autorize watch` shows it, whatever its recipe. Nothing is written and no lock is taken. */













const MAX_AGENT_LINES = 40;
const iter = (attempt) => `iter ${attempt}`;
/** The run of a name: an experiment, a mission run or a plan. Throws where there is none. */
async function findWatchedRun(name, host) {
    if ((0,mission_store/* meansMissionRun */.SX)(name, host))
        return missionRun(name, host);
    const isExperiment = (0,store/* listExperiments */.lV)((0,user_repository/* findRepository */.W1)(host.cwd)).includes(name);
    if (!isExperiment && (await (0,plans_here/* readPlans */.x)(name, host)).plans.length > 0)
        return planRun(name, host);
    return experimentRun(name, host);
}
function experimentRun(name, host) {
    const paths = (0,store/* pathsOf */.wG)(name, host);
    const read = () => {
        const status = (0,look/* readStatus */.rk)(paths, host);
        const said = readAgentLines(paths, status.config, MAX_AGENT_LINES);
        return {
            view: (0,experiment_view/* viewExperiment */.L)({ ...status, now: host.now() }),
            ...{ isRunning: status.isRunning, activities: status.activities, nameOf: iter },
            agent: said && { title: `Agent, iteration ${said.attempt}`, lines: said.lines },
            actions: watch_view/* WATCH_ACTIONS */.UT,
        };
    };
    return { read: async () => read(), lock: paths.lock };
}
function missionRun(name, host) {
    const paths = (0,mission_store/* pathsOf */.wG)(name, host);
    const read = () => {
        const status = (0,mission_look/* readMissionStatus */.Z)(paths);
        const said = agent_lines_readAgentLines(paths, status.state, MAX_AGENT_LINES);
        return {
            view: (0,mission_view/* viewMission */.SX)(status, host.now()),
            ...{ isRunning: status.isRunning, activities: status.activities ?? [], nameOf: iter },
            agent: said && { title: `Session, iteration ${said.attempt}`, lines: said.lines },
            actions: ['stop'],
        };
    };
    return { read: async () => read(), lock: paths.lock };
}
function planRun(name, host) {
    const read = async () => {
        const { plans, isRunning, activities } = await (0,plans_here/* readPlans */.x)(name, host);
        const [plan = { plan: name, branch: null, items: [] }] = plans;
        return { view: (0,plan_view/* viewPlan */.D)(plan), isRunning, activities, nameOf: (item) => item, agent: undefined, actions: ['stop'] };
    };
    return { read, lock: (0,workitem_store/* workPathsOf */.LR)(host).lock };
}

;// CONCATENATED MODULE: ./build/cli/watch-command.js




/** Shows a run until the person has seen enough; without a terminal that can draw, its state once. */
async function runWatchCommand({ words: [name = ''], host, terminal }) {
    const run = await findWatchedRun(name, host);
    const { redact = (text) => text } = terminal;
    const read = async () => {
        const watched = await run.read();
        const { agent } = watched;
        // A file of a session that is not over is not searched for keys yet.
        return agent === undefined ? watched : { ...watched, agent: { ...agent, lines: agent.lines.map(redact) } };
    };
    if (terminal.columns === undefined) {
        const { view } = await read();
        terminal.out((0,run_text/* renderStatus */.LG)(view));
        terminal.err('note: this is no terminal that can draw: the state of now was printed once\n');
        return errors/* EXIT */.dc.yes;
    }
    const act = (effect) => (0,run_actions/* actOnRun */.f)({ name, lock: run.lock }, effect, { host, terminal });
    const { showWatchScreen } = await loadScreen();
    await showWatchScreen({ read, act, now: host.now, hasColor: terminal.hasColor === true });
    return errors/* EXIT */.dc.yes;
}
// What draws asks once, as it is loaded, whether a person develops it, and whether a person looks at all.
const ASKED = { NODE_ENV: 'production', DEV: undefined, CI: undefined, CONTINUOUS_INTEGRATION: undefined };
/** What draws is loaded as it is for users in front of a terminal, wherever that is. */
async function loadScreen() {
    const before = Object.keys(ASKED).map((name) => [name, process.env[name]]);
    for (const [name, value] of Object.entries(ASKED))
        setVariable(name, value);
    try {
        return await Promise.all(/* import() */[__webpack_require__.e(8518), __webpack_require__.e(8055)]).then(__webpack_require__.bind(__webpack_require__, 48055));
    }
    finally {
        for (const [name, value] of before)
            setVariable(name, value);
    }
}
function setVariable(name, value) {
    if (value === undefined)
        delete process.env[name];
    else
        process.env[name] = value;
}


/***/ })

};


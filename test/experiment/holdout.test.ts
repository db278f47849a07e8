// What nobody but the engine may know: the commands of holdout and confirmation, and where their files are.
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { createExperiment, type Experiment, type ExperimentFiles, NUDGE } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const BY_REFERENCE = '[objective.holdout]\ncommand = "$HOLDOUT"';
const withEnv = ({ host }: Experiment, variables: Readonly<Record<string, string>>) => ({
  env: { ...host.env, ...variables },
});

/** What a run ends with that does not begin. */
async function refusal(experiment: Experiment, ...args: Parameters<Experiment['run']>) {
  const error = await experiment.run(...args).catch((thrown) => thrown);
  const ledger = join(experiment.place, 'iterations.jsonl');
  expect(existsSync(ledger) ? readFileSync(ledger, 'utf8') : '').toBe('');
  return { exitCode: error.exitCode, message: String(error.message), remedy: String(error.remedy) };
}

/** All files below a folder that hold a text. */
function holders(folder: string, text: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return paths.filter((path) => lstatSync(path).isFile() && readFileSync(path).includes(text));
}

describe.skipIf(BUBBLEWRAP.length === 0)('a holdout that is not on this machine', { timeout: 60_000 }, () => {
  it('is reported before an agent is paid for, by doctor too, and the run goes on once it is there again', async () => {
    const objective = 'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }';
    const experiment = createExperiment({ agent: NUDGE, config: { objective }, uncommitted: BY_REFERENCE });
    const hidden = join(createFolder(), 'sealed');
    const bring = () => {
      mkdirSync(hidden);
      writeFileSync(join(hidden, 'eval.sh'), 'cat value.txt\n');
    };
    const env = withEnv(experiment, { HOLDOUT: `sh ${hidden}/eval.sh` });
    const message = expect.stringMatching(/^the holdout of "pi" cannot be asked here: 1 path that .* is not there$/);
    for (const fresh of [false, true]) {
      await expect(experiment.run({ fresh }, env)).rejects.toMatchObject({ exitCode: 3, message });
    }
    expect((await runDoctor({ name: 'pi' }, { ...experiment.host, ...env })).checks).toContainEqual(
      expect.objectContaining({ id: 'holdout', verdict: 'problem', detail: message }),
    );
    bring();
    const config = join(experiment.place, 'config.toml');
    const text = readFileSync(config, 'utf8');
    const midway = `pairs = 2, every_keeps = 1, files = ["${hidden}", "${hidden}/none"]`;
    writeFileSync(config, text.replace('pairs = 0', midway));
    const reported = expect.stringMatching(/^the hidden test set of "pi" cannot be asked here: 1 path /);
    await expect(experiment.run({}, env)).rejects.toMatchObject({ exitCode: 3, message: reported });
    writeFileSync(config, text);
    await experiment.run({ maxIterations: 1 }, env);
    rmSync(hidden, { recursive: true });
    const lines = () => readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8').split('\n').length;
    const before = lines();
    await expect(experiment.run({}, env)).rejects.toMatchObject({ exitCode: 3, message });
    expect(lines()).toBe(before);
    bring();
    const { records } = await experiment.run({ maxIterations: 1 }, env);
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
  });
});

describe('a command by reference', { timeout: 60_000 }, () => {
  it('that leads nowhere is a problem with file, line, key and remedy, all of them at once', async () => {
    const confirm = '[objective.confirm]\npairs = 2\ncommand = "$SEALED"';
    const objective = 'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"';
    const experiment = createExperiment({
      agent: NUDGE,
      config: { objective },
      uncommitted: `${BY_REFERENCE}\n${confirm}`,
    });
    const { exitCode, message } = await refusal(experiment, {}, withEnv(experiment, { SEALED: ' ' }));
    expect(exitCode).toBe(2);
    const file = '\\.autorize/pi/config\\.toml:\\d+:\\d+: \\$\\.objective';
    expect(message).toMatch(
      new RegExp(`${file}\\.holdout\\.command: \\$HOLDOUT, which is not set; expected .*\\. Set HOLDOUT `),
    );
    expect(message).toMatch(
      new RegExp(`${file}\\.confirm\\.command: \\$SEALED, which is blank; expected .*\\. Set SEALED `),
    );
    const { checks } = await runDoctor({ name: 'pi' }, { ...experiment.host, ...withEnv(experiment, { SEALED: 'x' }) });
    expect(checks).toContainEqual(
      expect.objectContaining({ id: 'config', verdict: 'problem', remedy: 'Set HOLDOUT before the run.' }),
    );
    // Who only looks needs none of them.
    expect((await verifyExperiment({ name: 'pi' }, experiment.host)).findings).not.toContainEqual(
      expect.objectContaining({ what: 'config' }),
    );
  });

  it('is given to no agent by agent.env, under whatever name', async () => {
    const agent = 'command = "sh agent.sh {prompt_file}"\nenv = { OTHER = "x $ALIAS y" }';
    const experiment = createExperiment({ agent: NUDGE, config: { agent }, uncommitted: BY_REFERENCE });
    const secret = 'sh /srv/none/eval.sh';
    const { exitCode, message } = await refusal(
      experiment,
      {},
      withEnv(experiment, { HOLDOUT: secret, ALIAS: secret }),
    );
    expect([exitCode, message]).toEqual([2, expect.stringContaining('$.agent.env.OTHER: the command of')]);
    expect(message).not.toContain(secret);
  });

  it.skipIf(BUBBLEWRAP.length === 0)(
    'stands in no record, log, report or object, not even where it fails',
    async () => {
      const hidden = createFolder({ 'holdout/eval.sh': 'cat value.txt\n', 'third/eval.sh': 'cat value.txt\n' });
      const config = {
        objective:
          'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 2, command = "$SEALED" }',
      };
      const experiment = createExperiment({ agent: NUDGE, config, uncommitted: BY_REFERENCE });
      const supplied = withEnv(experiment, {
        HOLDOUT: `sh ${hidden}/holdout/eval.sh`,
        SEALED: `sh ${hidden}/third/eval.sh`,
      });
      const { records } = await experiment.run({ maxIterations: 1 }, supplied);
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
      const decisions = join(experiment.place, 'decisions.jsonl');
      const [runHeader] = readFileSync(decisions, 'utf8').split('\n');
      const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
      expect(JSON.parse(runHeader ?? '')).toMatchObject({ holdout_digest: digest, confirm_digest: digest });
      expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });

      // Resumed by the same set alone: by another one a run begins again, here by one that fails.
      writeFileSync(join(hidden, 'third', 'eval.sh'), 'cat value.txt # again\n');
      writeFileSync(join(hidden, 'holdout', 'eval.sh'), `echo no ${hidden}/data here >&2; exit 3\n`);
      const reported: RunEvent[] = [];
      const ended = await experiment
        .run({ maxIterations: 1, onEvent: (event) => void reported.push(event) }, supplied)
        .then(({ stop }) => stop.reason, String);
      expect(reported).toContainEqual(
        expect.objectContaining({
          kind: 'restarted',
          sentence: expect.stringMatching(/changed: the confirmation's set, the holdout;/),
        }),
      );
      expect(ended).toContain('the holdout gives the current best no score: holdout ended with exit code 3');

      // What the holdout itself printed lies in the private area.
      const leaks = [...holders(experiment.place, hidden), ...holders(experiment.cache, hidden)];
      expect(leaks.filter((path) => !/\/autorize\/pi-\w+\/holdout\//.test(path))).toEqual([]);
      expect(leaks).not.toEqual([]);
      expect(userGit(experiment.folder, 'cat-file', '--batch', '--batch-all-objects')).not.toContain(hidden);
      expect(ended).not.toContain(hidden);
    },
  );

  it('is refused where nothing can be hidden, and not said', async () => {
    const agent = 'command = "sh agent.sh {prompt_file}"\nsandbox = "off"';
    const experiment = createExperiment({ agent: NUDGE, config: { agent }, uncommitted: BY_REFERENCE });
    const { exitCode, message } = await refusal(experiment, {}, withEnv(experiment, { HOLDOUT: 'expr 4711' }));
    expect([exitCode, message]).toEqual([
      3,
      expect.stringContaining('cannot be hidden from agents without bubblewrap'),
    ]);
  });
});

const COMMAND = 'sh /srv/sealed/eval.sh "all of it"';
const LITERAL = `[objective.holdout]\ncommand = ${JSON.stringify(COMMAND)}`;

interface Leak extends Omit<ExperimentFiles, 'agent'> {
  readonly message?: string;
  /** Where it is said to be. */
  readonly at: RegExp;
}

const LEAKS: Readonly<Record<string, Leak>> = {
  'its own config': {
    config: { 'objective.holdout': `command = ${JSON.stringify(COMMAND)}` },
    at: /line \d+ of "\.autorize\/pi\/config\.toml"/,
  },
  'a config that is commented out, with another quotation': {
    files: { '.autorize/other/config.toml': `\n# command = '${COMMAND}'\n` },
    uncommitted: LITERAL,
    at: /line 2 of "\.autorize\/other\/config\.toml"/,
  },
  'a file that it names, in a text': {
    files: { 'docs/ä read me.md': 'See /srv/sealed/eval.sh.\n' },
    uncommitted: LITERAL,
    at: /line 1 of "docs\/ä read me\.md"/,
  },
  'a folder of its files, in a text': {
    files: { 'notes.txt': 'x\ny /srv/answers/1.json\n' },
    uncommitted: `${LITERAL}\nfiles = ["/srv/answers"]`,
    at: /line 2 of "notes\.txt"/,
  },
  'what a reference leads to, in a workflow': {
    files: { '.github/workflows/x.yml': `env:\n  HOLDOUT: ${COMMAND}\n` },
    uncommitted: BY_REFERENCE,
    at: /line 2 of "\.github\/workflows\/x\.yml"/,
  },
  'the longest line of several, in a text': {
    files: { 'notes.txt': 'x cd /tmp/s && sh eval.sh --all of it y\n' },
    uncommitted: '[objective.holdout]\ncommand = """\ntrue\ncd /tmp/s && sh eval.sh --all of it\n"""',
    at: /line 1 of "notes\.txt"/,
  },
  'the message of the commit': {
    message: `Add it\n\nBy ${COMMAND}`,
    uncommitted: LITERAL,
    at: /line 3 of the message/,
  },
};

describe('a run is refused where agents could read the command of the holdout in', { timeout: 60_000 }, () => {
  it.each(Object.entries(LEAKS))('%s', async (_, { at, message, ...files }) => {
    const experiment = createExperiment({ agent: NUDGE, ...files });
    const { folder, host } = experiment;
    if (message !== undefined) userGit(folder, 'commit', '-q', '--amend', '-m', message);
    const supplied = withEnv(experiment, { HOLDOUT: COMMAND });
    const commit = userGit(folder, 'rev-parse', '--short=12', 'HEAD');
    for (const request of [{}, { mode: 'resume' }, { fresh: true }] as const) {
      const refused = await refusal(experiment, request, supplied);
      expect(refused).toEqual({
        exitCode: 3,
        message: expect.stringMatching(at),
        remedy: expect.stringContaining('autorize run pi --fresh'),
      });
      expect(refused.message).toContain(`in the commit ${commit}`);
      expect(refused.message).not.toContain('/srv/');
    }
    const { checks } = await runDoctor({ name: 'pi' }, { ...host, ...supplied });
    expect(checks.filter(({ id }) => id === 'holdout')).toMatchObject([
      { verdict: 'problem', detail: expect.stringMatching(at), remedy: expect.stringContaining('$HOLDOUT_COMMAND') },
    ]);
  });
});

describe('a run begins where the command of the holdout stood in', { timeout: 60_000 }, () => {
  it.skipIf(BUBBLEWRAP.length === 0)(
    'an earlier commit, which no workspace holds, or a text that only looks alike',
    async () => {
      const hidden = createFolder({ 'eval.sh': 'cat value.txt\n' });
      const agent = 'git cat-file --batch-all-objects --batch >seen.txt; git log -p >>seen.txt; echo 8 >value.txt\n';
      const experiment = createExperiment({
        agent,
        files: {
          'near.txt': `${hidden}/eval.sh.orig x${hidden}/eval.sh\n`,
          '.autorize/pi/old.toml': `# ${hidden}/eval.sh\n`,
        },
      });
      const { folder, place } = experiment;
      const command = `sh ${hidden}/eval.sh`;
      appendFileSync(join(place, 'config.toml'), `[objective.holdout]\ncommand = "${command}"\n`);
      const refused = await refusal(experiment);
      expect(refused.message).toContain('".autorize/pi/old.toml"');
      userGit(folder, 'rm', '-q', '--cached', '.autorize/pi/old.toml');
      userGit(folder, 'commit', '-q', '-m', 'Forget it');
      const { checks } = await runDoctor({ name: 'pi' }, experiment.host);
      expect(checks).toContainEqual(expect.objectContaining({ id: 'holdout', verdict: 'ok' }));
      const { records } = await experiment.run({ maxIterations: 1 });
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
      const seen = userGit(folder, 'show', 'autorize/pi:seen.txt');
      expect(seen).toContain('Forget it');
      expect(seen).not.toContain(command);
      expect(seen).not.toContain(`# ${hidden}`);
    },
  );
});

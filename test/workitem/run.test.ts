import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContractError } from '../../src/base/errors.ts';
import type { WorkItemInput } from '../../src/settings/work-plan.ts';
import { executeWorkFile, type PlanResult } from '../../src/workitem/run.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { branchExists, branchFile, createSite, item, QUICK, type WorkSite } from '../helpers/work-items.ts';

const reported = ({ items }: PlanResult) =>
  items.map((each) => {
    if (each.status === 'blocked') return `${each.id} blocked: ${each.reason}`;
    const why = each.denial_reason ?? each.error;
    return `${each.id} ${each.status}${why === undefined ? '' : `: ${why}`}`;
  });

describe('a plan', () => {
  it('takes a tool trace that is too long to be kept for none, not for a short one', async () => {
    const site = createSite();
    const script =
      'echo 1 > a.txt; { head -c 4200000 /dev/zero | tr "\\0" " "; echo; echo "{\\"tool\\":\\"x\\"}"; } > $AGENTRUN_TOOL_TRACE';
    const constraints = { max_tool_ops: 0 };
    const result = await site.run([item('long', script, { constraints })], { requireToolTrace: true });
    expect(reported(result)).toEqual([expect.stringMatching(/^long denied: No tool trace: /)]);
  });

  it.runIf(BUBBLEWRAP.length > 0)('lets claude know that it is in a sandbox', async () => {
    const bin = createFolder({ claude: '#!/bin/sh\ncat > /dev/null\necho "sandbox $IS_SANDBOX" > a.txt\n' });
    chmodSync(join(bin, 'claude'), 0o755);
    const site = createSite();
    const host = { ...site.host, env: { ...site.host.env, PATH: `${bin}:${site.host.env.PATH}` } };
    const agents = { 'agent-1': { preset: 'claude', sandbox: 'required' } } as const;
    expect(reported(await site.run([item('one', 'x')], { agents, host }))).toEqual(['one success']);
    expect(branchFile(site, 'a.txt')).toBe('sandbox 1');
  });

  it.runIf(BUBBLEWRAP.length > 0)(
    'takes nothing from an agent but files: not its git, no links out of the tree, no writes into our records',
    async () => {
      const site = createSite();
      const records = join(site.folder, '.autorize', 'work');
      const outside = join(createFolder({ 'secret.txt': 'theirs\n' }), 'secret.txt');
      const plant = (path: string) => `mkdir -p "$(dirname ${path})" && echo planted > ${path} || true`;
      const agents = { 'agent-1': { command: QUICK, sandbox: 'required' } } as const;
      const result = await site.run(
        [
          item('git', 'rm -rf .git; echo 1 > a.txt'),
          item('link', `ln -s ${outside} out; ln -s ../../../.. up`),
          item('own', `mkdir -p .autorize/work/receipts; echo x > .autorize/work/journal.jsonl`),
          item(
            'store',
            `${plant(join(records, 'journal.jsonl'))}; ${plant(join(records, 'tools', 'x.mjs'))}; echo 1 > e.txt`,
          ),
        ],
        { agents },
      );
      const [git, link, own, store] = reported(result);
      expect(git).toBe('git success');
      expect(link).toMatch(/^link denied: "out" links to the absolute path .*; "up" links out of the tree/);
      expect(own).toMatch(/^own (denied|failure): /);
      expect(store).toBe('store success');
      expect(await verifyWork({}, site.host)).toMatchObject({ isSound: true });
    },
  );

  it('lands the items of a level side by side, and the next level on top of them', async () => {
    const site = createSite();
    const result = await site.run([
      item('third', 'cat d.txt >> src/c.txt', { dependencies: ['first', 'second'] }),
      item('first', 'echo changed > a.txt', { test_command: 'grep -q changed a.txt' }),
      item('second', 'echo new > d.txt; rm b.txt', { test_command: 'test ! -e b.txt' }),
    ]);
    expect(reported(result)).toEqual(['third success', 'first success', 'second success']);
    expect(branchFile(site, 'src/c.txt')).toBe('three\nnew');
    expect(branchFile(site, 'a.txt')).toBe('changed');
    expect(userGit(site.folder, 'status', '--porcelain')).toBe('');
    const log = userGit(site.folder, 'log', '--first-parent', '--format=%s', 'main..autorize-work/plan').split('\n');
    expect(log).toEqual([
      'third: do: cat d.txt >> src/c.txt',
      'Land work item second of plan',
      'first: do: echo changed > a.txt',
    ]);
  });

  it('fails what changes the same path later in the file, blocks what waits for it, and continues with the rest', async () => {
    const site = createSite();
    const result = await site.run([
      item('one', 'echo 1 > a.txt'),
      item('two', 'echo 2 > a.txt'),
      item('in-the-way', 'rm b.txt; mkdir b.txt; echo x > b.txt/x'),
      item('beside', 'echo 3 > b.txt'),
      item('after-two', 'echo 4 > d.txt', { dependencies: ['two'] }),
      item('last', 'echo 5 > e.txt', { dependencies: ['after-two', 'one'] }),
      item('rest', 'echo 6 > f.txt', { dependencies: ['one'] }),
    ]);
    const ownership = 'file_ownership: "one" and "two" both change "a.txt"; "one" comes first in the file';
    expect(reported(result)).toEqual([
      'one success',
      `two failure: ${ownership}`,
      'in-the-way success',
      'beside failure: file_ownership: "in-the-way" and "beside" both change "b.txt"; "in-the-way" comes first in the file',
      `after-two blocked: "after-two" waits for "two" (failure: ${ownership})`,
      `last blocked: "last" waits for "after-two", which waits for "two" (failure: ${ownership})`,
      'rest success',
    ]);
    expect(branchFile(site, 'a.txt')).toBe('1');
    expect(branchFile(site, 'f.txt')).toBe('6');
  });

  it('takes the second of two identical changes of a level for one of the same path, whenever it ended', async () => {
    const items = [item('one', 'sleep 0.3; echo 1 > a.txt'), item('two', 'echo 1 > a.txt')];
    const ownership = 'file_ownership: "one" and "two" both change "a.txt"; "one" comes first in the file';
    for (const jobs of [1, 2]) {
      expect(reported(await createSite().run(items, { jobs }))).toEqual(['one success', `two failure: ${ownership}`]);
    }
  });

  it('tests what is merged again: items that are good alone and not together do not both land', async () => {
    const site = createSite();
    const test = { test_command: 'test ! -e x.txt || test ! -e y.txt' };
    const result = await site.run([item('x', 'echo 1 > x.txt', test), item('y', 'echo 1 > y.txt', test)]);
    expect(reported(result)[0]).toBe('x success');
    expect(reported(result)[1]).toMatch(/^y failure: Tests failed: .* \(together with what landed before it\)$/);
  });

  it('takes over what has landed when it is run again, and tries again what has not', async () => {
    const site = createSite();
    const good = item('good', 'echo 1 > a.txt');
    const bad = item('bad', 'echo 2 > b.txt; exit 1');
    const waiting = item('waiting', 'cat b.txt > d.txt', { dependencies: ['bad'] });
    const first = await site.run([good, bad, waiting]);
    expect(first.items.map(({ status }) => status)).toEqual(['success', 'failure', 'blocked']);
    const second = await site.run([good, item('bad', 'echo 2 > b.txt'), waiting]);
    expect(second.items.map((each) => [each.status, 'reused' in each && each.reused])).toEqual([
      ['success', true],
      ['success', false],
      ['success', false],
    ]);
    const third = await site.run([good], { only: ['good'] });
    expect(third.items).toEqual([second.items[0]]);
    await expect(site.run([good], { only: ['god'] })).rejects.toThrow('Did you mean "good"?');
  });

  it('runs chosen items alone, and blocks those that wait for one that is not chosen', async () => {
    const site = createSite();
    const items = [item('one', 'echo 1 > a.txt'), item('two', 'echo 2 > b.txt', { dependencies: ['one'] })];
    const result = await site.run(items, { only: ['two'] });
    expect(reported(result)).toEqual([
      'two blocked: "two" waits for "one" (blocked: it has not landed and is not part of this run)',
    ]);
  });

  it('stops when it is cancelled, lands nothing of what was under way, and goes on later', async () => {
    const site = createSite();
    const controller = new AbortController();
    const items = [
      item('slow', 'echo 1 > a.txt; sleep 60'),
      item('next', 'echo 2 > b.txt', { dependencies: ['slow'] }),
    ];
    const onEvent = ({ kind }: { kind: string }) => kind === 'begun' && setTimeout(() => controller.abort(), 200);
    const result = await site.run(items, { signal: controller.signal, onEvent });
    expect(result.interrupted).toBe(true);
    expect(result.items.map(({ status }) => status)).toEqual(['blocked', 'blocked']);
    expect(branchExists(site.folder)).toBe(false);
    expect(readdirSync(join(site.folder, '.autorize', 'work', 'receipts'))).toEqual([]);
  });

  it.each([
    ['takes it away', 'rm -rf "$D"'],
    ['puts a pipe in the place of a log', 'rm "$D/agent.stdout"; mkfifo "$D/agent.stdout"'],
    ['puts a folder beside its logs', 'mkdir "$D/more"'],
  ])('stops where an agent outside of a sandbox reaches for its run folder: %s', async (_, script) => {
    const site = createSite();
    const ran = site.run([item('w', `echo 1 > a.txt; D=$(dirname "$AGENTRUN_WORK_ITEM"); ${script}`)]);
    await expect(ran).rejects.toMatchObject({ code: 'precondition', exitCode: 3 });
    expect(branchExists(site.folder)).toBe(false);
    expect(reported(await site.run([item('w', 'echo 1 > a.txt')]))).toEqual(['w success']);
    expect(await verifyWork({}, site.host)).toMatchObject({ isSound: true });
  });

  it('stops where a failing test outside of a sandbox puts pipes in the place of its logs', async () => {
    const site = createSite();
    const logs = join(site.folder, '.autorize', 'work', 'runs', '*', 'test*.std*');
    const test_command = `for log in ${logs}; do rm "$log"; mkfifo "$log"; done; exit 1`;
    const ran = site.run([item('w', 'echo 1 > a.txt', { test_command })]);
    await expect(ran).rejects.toMatchObject({ exitCode: 3, message: expect.stringContaining('is no longer a file') });
    expect(branchExists(site.folder)).toBe(false);
  });

  it('ends what is at work when it cannot go on', async () => {
    const site = createSite();
    const onEvent = ({ kind }: { kind: string }): void => {
      if (kind === 'ended') throw new Error('nobody listens any more');
    };
    const ran = site.run([item('quick', 'echo 1 > a.txt'), item('slow', 'echo 2 > b.txt; sleep 600')], {
      jobs: 2,
      onEvent,
    });
    await expect(ran).rejects.toThrow('nobody listens any more');
    expect(branchFile(site, 'a.txt')).toBe('1');
    expect(branchFile(site, 'b.txt')).toBe('two');
  });

  it('in place starts from the checkout as it is and brings it to what lands', async () => {
    const site = createSite({ '.gitignore': 'ignored\n' });
    writeFileSync(join(site.folder, 'a.txt'), 'edited\n');
    writeFileSync(join(site.folder, 'mine.txt'), 'mine\n');
    writeFileSync(join(site.folder, 'ignored'), 'secret\n');
    const result = await site.run(
      [item('w', 'cat a.txt mine.txt > d.txt; rm b.txt; test ! -e ignored'), item('bad', 'rm -f *; exit 1')],
      { inPlace: true },
    );
    expect(reported(result).map((each) => each.slice(0, 11))).toEqual(['w success', 'bad failure']);
    const read = (name: string) => readFileSync(join(site.folder, name), 'utf8');
    expect([read('a.txt'), read('d.txt'), read('ignored')]).toEqual(['edited\n', 'edited\nmine\n', 'secret\n']);
    expect(existsSync(join(site.folder, 'b.txt'))).toBe(false);
    expect(userGit(site.folder, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main');
  });

  it('in place overwrites no file that it did not take, and stops where the user changes something meanwhile', async () => {
    const site = createSite();
    writeFileSync(join(site.folder, '.git', 'info', 'exclude'), 'private.txt\n');
    writeFileSync(join(site.folder, 'private.txt'), 'mine\n');
    const ran = site.run([item('w', 'echo theirs > private.txt')], { inPlace: true });
    await expect(ran).rejects.toThrow('"private.txt" is ignored here and in the way');
    expect(readFileSync(join(site.folder, 'private.txt'), 'utf8')).toBe('mine\n');
    expect(branchFile(site, 'private.txt')).toBe('theirs');
    await expect(site.run([item('w', 'true')], { inPlace: true })).rejects.toThrow('"private.txt" was changed since');
    expect(readFileSync(join(site.folder, 'private.txt'), 'utf8')).toBe('mine\n');
    const other = createSite();
    const onEvent = () => writeFileSync(join(other.folder, 'a.txt'), 'edited meanwhile\n');
    const raced = other.run([item('w', 'echo 1 > b.txt')], { inPlace: true, onEvent });
    await expect(raced).rejects.toThrow('the checkout was changed while the plan ran');
    expect(readFileSync(join(other.folder, 'b.txt'), 'utf8')).toBe('two\n');
    // The next one brings along what landed, which is none of what the user changed.
    expect(reported(await other.run([item('w', 'echo 1 > b.txt')], { inPlace: true }))).toEqual(['w success']);
    const now = ['a.txt', 'b.txt'].map((name) => readFileSync(join(other.folder, name), 'utf8'));
    expect(now).toEqual(['edited meanwhile\n', '1\n']);
  });
});

describe('a plan that is not valid', () => {
  const write = (site: WorkSite, name: string, text: string): string => {
    writeFileSync(join(site.folder, name), text);
    return name;
  };
  async function problemsOf(name: string, text: string): Promise<readonly string[]> {
    const site = createSite();
    const error = await executeWorkFile(write(site, name, text), site.options).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ContractError)) throw new Error(`no problems: ${String(error)}`);
    expect(error.exitCode).toBe(2);
    expect(branchExists(site.folder)).toBe(false);
    expect(existsSync(join(site.folder, '.autorize', 'work', 'runs'))).toBe(false);
    return error.problems.map(({ line, column, path, found }) => `${line}:${column} ${path} ${found}`);
  }

  it('reports a cycle, unknown names, a bad constraint and doubles at once, with their places, and runs nothing', async () => {
    const plan = `version: 1
agents:
  agent-1: {command: "true"}
  agent-2: {}
items:
  - {id: a, agent_id: agent-1, description: x, dependencies: [c]}
  - {id: b, agent_id: agent-3, description: x, dependencies: [nothing, a]}
  - {id: c, agent_id: agent-1, description: x, dependencies: [b]}
  - {id: a, agent_id: agent-12, description: x, constraints: {max_files: -1, max_tool: 3}}
  - {id: d, agent_id: agent-1, description: " ", dependencies: [d], output_files: ["../x"]}
`;
    expect(await problemsOf('plan.yaml', plan)).toEqual(
      [
        '9:20 $.items[3].agent_id "agent-12"',
        '9:76 $.items[3].constraints.max_files -1',
        '9:76 $.items[3].constraints.max_tool an unknown key "max_tool"',
        '10:45 $.items[4].description " "',
        '10:84 $.items[4].output_files[0] "../x"',
        '9:10 $.items[3].id the id "a" a second time',
        '7:63 $.items[1].dependencies[0] the unknown dependency "nothing"',
        '6:60 $.items[0].dependencies a cycle: "a" waits for "c" waits for "b" waits for "a"',
        '10:64 $.items[4].dependencies a cycle: "d" waits for "d"',
        '4:12 $.agents.agent-2 neither "command" nor "preset"',
        '7:20 $.items[1].agent_id the unknown agent "agent-3"',
      ].map((each) => expect.stringContaining(each.slice(each.indexOf(' ')))),
    );
  });

  it('calls a plan as its file, within what a branch can be, and two long names apart', async () => {
    const site = createSite();
    const plan = { version: 1, agents: { 'agent-1': { command: QUICK, sandbox: 'off' } } };
    const names = ['1', '2'].map((end) => `${'long'.repeat(62)}er${end}`);
    for (const [at, name] of [...names, 'n'.repeat(100)].entries()) {
      write(site, `${name}.yml`, JSON.stringify({ ...plan, items: [item(`w${at}`, `echo ${at} > a.txt`)] }));
      expect(reported(await executeWorkFile(join(site.folder, `${name}.yml`), site.options))).toEqual([
        `w${at} success`,
      ]);
    }
    const branches = userGit(site.folder, 'for-each-ref', '--format=%(refname:lstrip=3)', 'refs/heads/autorize-work/');
    const [one, two, whole] = branches.split('\n');
    expect([one, two]).toEqual([expect.stringMatching(/^(long){21}lon-[0-9a-f]{12}$/), expect.stringMatching(/^long/)]);
    expect(two).not.toBe(one);
    expect(two).toHaveLength(100);
    expect(whole).toBe('n'.repeat(100));
  });

  it('reports everything that can be known before a run at once, of the command line too, with exit 2', async () => {
    const site = createSite();
    const at = (id: string, more: object) => ({ id, agent_id: 'agent-1', description: 'x', ...more });
    const plan = {
      version: 1,
      agents: { 'agent-1': { command: 'true', env: { KEY: '$NOT_SET_HERE' } } },
      items: [
        at('one', { dependencies: ['two'] }),
        at('two', { dependencies: ['one'] }),
        at('three', { dependencies: ['nothing'] }),
        at('four', { constraints: { max_files: 0 } }),
        at('five', { input_files: ['gone.txt', '/a.txt'] }),
        at('six', { agent_id: 'agent-6', colour: 'red' }),
      ],
    };
    write(site, 'plan.json', JSON.stringify(plan));
    const argv = ['work', 'run', 'plan.json', '--only', 'seven', '--jobs', '0', '--quick'];
    const { code, out, err } = await runCli(argv, { cwd: site.folder, env: site.host.env });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const lines = err.trimEnd().split('\n');
    const expected = [
      '--quick',
      '--jobs "0"',
      '--only "seven"',
      '$.items[3].constraints.max_files: 0',
      '$.items[5].colour: an unknown key "colour"',
      '$.items[2].dependencies[0]: the unknown dependency "nothing"',
      '$.items[0].dependencies: a cycle: "one" waits for "two" waits for "one"',
      '$.items[5].agent_id: the unknown agent "agent-6"',
      '$.items[4].input_files[0]: the missing input file "gone.txt"',
      '$.agents.agent-1.env.KEY: $NOT_SET_HERE, which is not set',
    ];
    expect(lines).toEqual(expect.arrayContaining(expected.map((each) => expect.stringContaining(each))));
    expect(lines).toHaveLength(expected.length);
    // The items of --only alone are asked for their input.
    const some = await runCli([...argv.slice(0, 4), 'one'], { cwd: site.folder, env: site.host.env });
    expect(some.err).not.toContain('missing input');
    expect(some.err.trimEnd().split('\n')).toHaveLength(expected.length - 4);
    expect(existsSync(join(site.folder, '.autorize'))).toBe(false);
    expect(branchExists(site.folder)).toBe(false);
    // Of a file whose syntax is wrong: what stands whole in front of that.
    const broken =
      'version: 1\nagents:\n  agent-1: {command: "true", env: {KEY: $NOT_SET_HERE}}\n  agent-2: {}\nitems: [\n  - x: y: z\n';
    write(site, 'broken.yaml', broken);
    const syntax = await runCli(['work', 'run', 'broken.yaml', '--jobs', '0'], {
      cwd: site.folder,
      env: site.host.env,
    });
    expect(syntax.err.trimEnd().split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('--jobs "0"'),
        expect.stringContaining('broken.yaml:6'),
        expect.stringContaining('broken.yaml:4:12: $.agents.agent-2: neither "command" nor "preset"'),
        expect.stringContaining('$.agents.agent-1.env.KEY: $NOT_SET_HERE, which is not set'),
      ]),
    );
    const unknown = await runCli(['work', 'run', 'none.json', '--jobs', 'x'], { cwd: site.folder });
    expect(unknown.err.trimEnd().split('\n')).toEqual([
      expect.stringContaining('--jobs "x"'),
      expect.stringContaining('none.json: no such file'),
    ]);
  });

  it('asks for an input that an item before may make when its turn comes, and starts no agent without it', async () => {
    const site = createSite();
    const reads = { dependencies: ['makes'], input_files: ['made.txt'] };
    const items = [
      item('makes', 'echo 1 > made.txt; rm a.txt', { input_files: ['a.txt'] }),
      item('reads', 'cat made.txt > d.txt', reads),
      item('waits', 'echo 2 > e.txt', { ...reads, input_files: ['/made.txt', 'other.txt'] }),
    ];
    expect(reported(await site.run(items))).toEqual([
      'makes success',
      'reads success',
      'waits failure: missing input files: "other.txt"',
    ]);
    // What has landed needs the input no more that it took away.
    expect(reported(await site.run(items.slice(0, 2)))).toEqual(['makes success', 'reads success']);
    // In place what lies in the checkout is there, committed or not.
    writeFileSync(join(site.folder, 'mine.txt'), 'mine\n');
    const inPlace = [item('mine', 'cat mine.txt > f.txt', { input_files: ['mine.txt'] })];
    await expect(site.run(inPlace, { plan: 'other' })).rejects.toThrow('the missing input file "mine.txt"');
    expect(reported(await site.run(inPlace, { plan: 'other', inPlace: true }))).toEqual(['mine success']);
  });

  it('has no branch where nothing has landed, and says so', async () => {
    const site = createSite();
    const result = await site.run([item('bad', 'exit 1')]);
    expect([result.branch, branchExists(site.folder)]).toEqual([null, false]);
    for (const [flag, text] of [
      ['--json', '"branch": null'],
      ['--markdown', 'Branch: none: nothing has landed'],
    ] as const) {
      expect((await runCli(['work', 'status', flag], { cwd: site.folder })).out).toContain(text);
    }
    expect((await runCli(['work', 'status'], { cwd: site.folder })).out).toContain(
      'branch  none: nothing has landed\n',
    );
  });

  it('has no branch either where somebody deleted it, whatever has landed', async () => {
    const site = createSite();
    await site.run([item('good', 'echo 1 > a.txt')]);
    const status = async (...flags: string[]) => (await runCli(['work', 'status', ...flags], { cwd: site.folder })).out;
    expect(await status()).toContain('branch  autorize-work/plan\n');
    userGit(site.folder, 'branch', '-D', 'autorize-work/plan');
    expect(await status()).toContain('branch  none: the branch that items landed on is gone\n');
    expect(JSON.parse(await status('--json')).plans).toMatchObject([{ branch: null, items: [{ status: 'success' }] }]);
  });

  it('an item that is not valid is reported by its path alone, where there is no file', async () => {
    const wrong: WorkItemInput = { id: 'a', agent_id: 'agent-7', description: 'x' };
    const ran = createSite().run([wrong]);
    await expect(ran).rejects.toThrow(/^\$\.items\[0\]\.agent_id: the unknown agent "agent-7"/);
  });
});

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytecodeOf, unkeptBytecode } from '../../../src/engine/evaluation/installed-bytecode.ts';
import { BYTECODE } from '../../../src/engine/workspace/compiled-python.ts';
import { bindGit } from '../../../src/kernel/git.ts';
import { createExperiment } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const SITE = 'site/installed.py';
const INSTALL = `mkdir -p site
echo 'TRUTH = 0' >${SITE}
PYTHONPATH=site /usr/bin/python3 -c 'import installed, json'
`;

/** An evaluator that prints what \`judge\` makes of its own module and of the installed one. */
function experimentOf(judge: string, { setup = '', agent = 'echo 9 >value.txt' } = {}) {
  return createExperiment({
    agent,
    files: {
      'install.sh': `${INSTALL}${setup}`,
      'needs.txt': 'installed\n',
      'rules.py': 'TRUTH = 0\n',
      'judge.py': judge,
    },
    config: {
      objective:
        'command = "PYTHONPATH=site /usr/bin/python3 judge.py"\ndirection = "min"\nprotect = ["judge.py", "rules.py", "install.sh"]',
      setup: 'command = "sh install.sh"\ninputs = ["needs.txt", "install.sh"]',
      iteration: 'budget = "60s"\nmax_iterations = 1',
    },
  });
}

const SCORE = 'print(int(open("value.txt").read()) + installed.TRUTH + rules.TRUTH)\n';

describe.runIf(BUBBLEWRAP.length > 0)('compiled files of a prepared environment', { timeout: 240_000 }, () => {
  it('are loaded by the command that prints a score, which can neither write them nor move them away', async () => {
    const judge = `import os, sys
import installed, json, rules, colorsys
# Setup did not import it: its compiled file is the toolchain's own, where it has one.
beside = os.path.join(os.path.dirname(colorsys.__file__), '__pycache__', os.path.basename(colorsys.__cached__))
assert os.path.exists(colorsys.__cached__) or not os.path.exists(beside), colorsys.__cached__
assert os.path.exists(installed.__cached__), installed.__cached__
assert os.path.exists(json.__cached__), json.__cached__
assert not os.path.exists(rules.__cached__), rules.__cached__
def refused(act):
    try:
        act()
    except OSError:
        return
    raise SystemExit('it was done')
refused(lambda: open(installed.__cached__, 'ab'))
refused(lambda: open(os.path.join(sys.pycache_prefix, 'x'), 'w'))
refused(lambda: os.remove(installed.__cached__))
refused(lambda: os.rename(sys.pycache_prefix, '/run/away'))
refused(lambda: os.rename('/run', '/tmp/away'))
${SCORE}`;
    const { records } = await experimentOf(judge).run();
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 10],
      ['merged', 9],
    ]);
  });

  it('are none of files of the tree, whatever setup put there', async () => {
    // Compiled of another source, to be loaded without a look at that.
    const plant = `/usr/bin/python3 - <<'END'
import importlib._bootstrap_external as e, importlib.util, os
path = importlib.util.cache_from_source(os.path.abspath('rules.py'))
os.makedirs(os.path.dirname(path), exist_ok=True)
code = compile('TRUTH = -1000', 'rules.py', 'exec')
open(path, 'wb').write(e._code_to_hash_pyc(code, b'12345678', False))
END
`;
    const { records } = await experimentOf(`import installed, rules\n${SCORE}`, { setup: plant }).run();
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 10],
      ['merged', 9],
    ]);
  });
});

describe('what is kept of compiled files', () => {
  it('is what was made of installed sources, and of files outside of the checkout', async () => {
    const experiment = createExperiment({ agent: 'true', files: { 'own.py': '', 'linked/of.py': '' } });
    const git = bindGit({ gitDir: join(experiment.folder, '.git'), home: createFolder({}) });
    const head = userGit(experiment.folder, 'rev-parse', 'HEAD').trim();
    const [tree, home] = [createFolder({}), createFolder({})];
    const place = '/place/of the checkout';
    const sources = ['installed.py', 'own.py', 'linked/of.py/deep.py', 'package/__init__.py', 'package/test_it.py'];
    const compiled = [
      ...sources.map((path) => path.replace(/\.py$/, '.cpython-312.pyc')),
      ...['installed.cpython-312.opt-2.pyc', 'package/test_it.cpython-312-pytest-8.3.4.pyc'],
      ...['gone.cpython-312.pyc', 'installed.so', 'installed.pyc'],
    ];
    const put = (path: string) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
    };
    for (const path of sources) put(join(tree, path));
    for (const path of compiled) put(join(home, BYTECODE, place, path));
    put(join(home, BYTECODE, '/usr/lib/python3.12/json.cpython-312.pyc'));
    symlinkSync('/tmp', join(home, BYTECODE, 'link'));
    const request = { place, trees: [head], signal: undefined };
    const unkept = await unkeptBytecode({ git }, { tree, home }, request);
    const below = (path: string) => join(BYTECODE, place, path);
    const expected = ['own.cpython-312.pyc', 'linked/of.py/deep.cpython-312.pyc', ...compiled.slice(-3)].map(below);
    expect([...unkept].sort()).toEqual([...expected, join(BYTECODE, 'link')].sort());
  });

  it('is nothing where there is a link in the place of their folder', async () => {
    const [tree, home] = [createFolder({}), createFolder({ '.cache/x': '' })];
    symlinkSync('/tmp', join(home, BYTECODE));
    const request = { place: '/place', trees: [], signal: undefined };
    expect(await unkeptBytecode({ git: bindGit({ gitDir: tree, home }) }, { tree, home }, request)).toEqual([BYTECODE]);
    expect(bytecodeOf({ above: [], below: [{ tree, home }] })).toBeUndefined();
  });
});

// New files of a change that would be loaded in the place of a package that only the environment has, not a manifest.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createExperiment, type ExperimentFiles } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SITE = '.venv/lib/python3.11/site-packages';
// What `pip install python-slugify` leaves; its project name is not the name that is imported.
const INSTALL = `set -e
mkdir -p ${SITE}/slugify ${SITE}/python_slugify-8.0.4.dist-info node_modules/left-pad/node_modules/inner
echo 'def slugify(text): return text' >${SITE}/slugify/__init__.py
echo slugify >${SITE}/python_slugify-8.0.4.dist-info/top_level.txt
: >${SITE}/lonefile.py
: >node_modules/left-pad/index.js
`;
const FILES = {
  'install.sh': INSTALL,
  'requirements.txt': 'python-slugify\n',
  'package.json': '{}\n',
  'bench/score.py': `import sys
sys.path.append('${SITE}')
from slugify import slugify
print(slugify(open('value.txt').read()))
`,
};
const OBJECTIVE = `command = "PYTHONPATH=. /usr/bin/python3 bench/score.py"\ndirection = "min"\nprotect = ["bench/score.py", "install.sh"]`;

function experimentOf(agent: string, more: Partial<ExperimentFiles> = {}) {
  return createExperiment({
    agent,
    files: { ...FILES, ...more.files },
    config: {
      objective: OBJECTIVE,
      iteration: 'budget = "20s"\nmax_iterations = 1',
      setup: 'command = "sh install.sh"',
      ...more.config,
    },
  });
}

describe('a new file with the import name of an installed package', { timeout: 120_000 }, () => {
  it.each([
    ['a module at the top', 'echo "slugify = lambda _: -1000" >slugify.py', 'slugify'],
    [
      'a package beside the evaluator',
      'mkdir bench/slugify; echo "slugify = lambda _: -1000" >bench/slugify/__init__.py',
      'slugify',
    ],
    ['a module of one file', ': >lonefile.py', 'lonefile'],
    ['a package of Node', ': >left-pad.js', 'left-pad'],
  ])('is denied: %s', async (_, agent, name) => {
    const { records } = await experimentOf(agent).run();
    expect(records[1]).toMatchObject({
      outcome: 'denied',
      notes: expect.stringContaining(`in the place of the installed package "${name}"`),
    });
  });

  it('is denied in a second run, which does not score the base again', async () => {
    const agent = 'if [ "$1" = 1 ]; then echo 9 >value.txt; else echo "slugify = lambda _: -1000" >slugify.py; fi';
    const experiment = experimentOf(agent);
    expect((await experiment.run()).records[1]).toMatchObject({ outcome: 'merged' });
    const { records } = await experiment.run();
    expect(records[2]).toMatchObject({ outcome: 'denied', notes: expect.stringContaining('"slugify"') });
  });

  it('is judged by what the base installs: a change that installs something else does not free the name', async () => {
    const agent = 'echo true >extra.sh; : >requirements.txt; echo "slugify = lambda _: -1000" >slugify.py';
    const { records } = await experimentOf(agent, {
      files: { 'install.sh': `grep -q slugify requirements.txt || exit 0\n${INSTALL}` },
    }).run();
    expect(records[1]).toMatchObject({ outcome: 'denied' });
  });

  it('is allowed where no import finds it, where nothing has the name, and where boundaries.permit names it', async () => {
    const agent = `mkdir -p src/slugify tests docs
: >src/slugify/__init__.py; : >src/lonefile.py; : >inner.js; : >tests/__init__.py; : >slug.py; : >lonefile.py; echo 9 >value.txt`;
    const { records } = await experimentOf(agent, {
      files: {
        'install.sh': `${INSTALL}mkdir -p ${SITE}/tests ${SITE}/own; : >${SITE}/tests/__init__.py; : >${SITE}/own/__init__.py\n`,
        'src/own/__init__.py': '',
      },
      config: { boundaries: 'permit = ["lonefile.py"]' },
    }).run();
    expect(records[1]).toMatchObject({ outcome: 'merged' });
  });

  it('is denied where the evaluator’s command names an interpreter outside of the PATH', async () => {
    const folder = createFolder();
    const agent = ': >rarely.py';
    const install = `mkdir -p ${folder}/lib/python3.11/site-packages/rarely ${folder}/bin\n`;
    execFileSync('sh', ['-c', `${install}ln -s /usr/bin/python3 ${folder}/bin/python3`]);
    const command = `command = "test -x ${folder}/bin/python3; cat value.txt"`;
    const { records } = await experimentOf(agent, {
      config: { objective: OBJECTIVE.replace(/command = .*/, command), setup: 'command = ""' },
    }).run();
    expect(records[1]).toMatchObject({ outcome: 'denied', notes: expect.stringContaining('"rarely"') });
  });
});

import { describe, expect, it } from 'vitest';
import { plantedPrograms, plantsOfTools } from '../../../src/doctor/plant-names.ts';
import { runDoctor } from '../../../src/experiment/doctor/doctor.ts';
import { createExperiment } from '../../helpers/experiment.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';

const FILES = {
  'score.sh': 'cat value.txt\n',
  Makefile: '-include local.mk extra.mk # more\ntest:\n\ttrue\n',
  'bench/score.py': 'print(open("value.txt").read())\n',
  'package.json': '{"scripts":{"test":"true"}}\n',
};

describe('files that tools load by themselves', () => {
  it.each([
    [['a.py'], ['conftest.py', 'sitecustomize.py', 'pytest.ini']],
    [['Cargo.toml'], ['.cargo/config.toml', 'rust-toolchain.toml']],
    [['go.mod'], ['go.work', 'vendor/modules.txt']],
    [['a.c'], []],
  ])('of %j: %j', (paths, names) => {
    expect(plantsOfTools({ paths, makefile: undefined })).toEqual(names);
  });

  it('are those that a Makefile includes, too, as far as they are plain', () => {
    const makefile = 'include a.mk b/c.mk\n-include $(X) ../d.mk # e.mk\nsinclude f.mk\nvpath include g\n';
    expect(plantsOfTools({ paths: [], makefile })).toEqual(['a.mk', 'b/c.mk', 'f.mk']);
  });

  it('are programs of npm where there is a manifest', () => {
    expect(plantedPrograms({ paths: ['package.json'] })).toContain('node_modules/.bin/node');
    expect(plantedPrograms({ paths: ['a/package.json'] })).toEqual([]);
  });
});

describe.runIf(BUBBLEWRAP.length > 0)('a command that leaves files for the next one', { timeout: 240_000 }, () => {
  async function later(config: Readonly<Record<string, string>>) {
    const objective =
      'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh", "bench/score.py", "Makefile"]';
    const { host } = createExperiment({ agent: 'true\n', files: FILES, config: { objective, ...config } });
    return (await runDoctor({ name: 'pi' }, host)).checks.find(({ id }) => id === 'later');
  }

  it('voids the evaluation, or they are gone; each is named', async () => {
    const found = await later({});
    expect(found?.verdict).toBe('ok');
    const [, denied = '', gone = ''] =
      /^of 10 files that a command leaves for the next one, (.*) void the evaluation, and (.*) (?:is|are) gone before/.exec(
        found?.detail ?? '',
      ) ?? [];
    for (const name of ['conftest.py', 'sitecustomize.py']) expect(denied).toContain(`"${name}"`);
    expect(gone).toContain('"local.mk"');
  });

  it('reports what boundaries.permit names as gone', async () => {
    const found = await later({ boundaries: 'permit = ["conftest.py"]' });
    expect(found?.detail).toMatch(/void the evaluation, and .*"conftest\.py".* gone before the next command$/);
  });
});

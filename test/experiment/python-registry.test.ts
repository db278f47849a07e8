// A private registry of Python packages with a certificate of its own, used by setup without a line of config.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { servePythonPackages } from '../helpers/private-registry.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const PYTHON = '/usr/bin/python3';
const hasPip = hasTool([PYTHON, '-m', 'pip', '--version'], 'a private registry of Python packages');

describe.skipIf(BUBBLEWRAP.length === 0 || !hasPip)('a private registry of Python packages', () => {
  it.each(['PIP_CERT', 'REQUESTS_CA_BUNDLE', 'OTHER_CERT'])(
    'is trusted by its certificate alone: %s',
    async (variable) => {
      const registry = await servePythonPackages();
      const home = createFolder();
      const certificate = join(home, 'registry.pem');
      copyFileSync(registry.certificate, certificate);
      const pip = `${PYTHON} -m pip install --quiet --disable-pip-version-check --no-deps --retries 0 --target made`;
      const experiment = createExperiment({
        agent: 'echo 9 >value.txt\n',
        files: {
          'lock.txt': 'private-number==1.0\n',
          'score.sh': `[ "$(PYTHONPATH=made ${PYTHON} -c 'import private_number; print(private_number.number)')" = 7 ] && cat value.txt\n`,
        },
        config: {
          setup: `command = "${pip} -r lock.txt"\ninputs = ["lock.txt"]`,
          iteration: 'budget = "60s"\nmax_iterations = 1',
          agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "required"',
        },
      });
      const env = [
        ...[`HOME=${home}`, `PATH=${process.env.PATH}`, `XDG_CACHE_HOME=${experiment.cache}`],
        ...[`TMPDIR=${process.env.TMPDIR ?? '/tmp'}`, `PIP_INDEX_URL=${registry.url}simple/`],
        `${variable}=${certificate}`,
      ];
      const { error, acknowledged } = await superviseExperiment(experiment, { prefix: ['env', '-i', ...env] }).ended;
      if (variable === 'OTHER_CERT') {
        // No program reads it: the control of the two before.
        expect(error?.message).toContain('No matching distribution found for private-number==1.0');
        expect([...registry.asked]).toEqual([]);
        return;
      }
      expect(error).toBeUndefined();
      expect(acknowledged.map(({ outcome, score }) => `${outcome} ${score}`)).toEqual(['baseline 10', 'merged 9']);
      expect([...registry.asked]).toEqual([
        ...['simple/private-number/', 'simple/private-number/private_number-1.0-py3-none-any.whl'],
      ]);
    },
  );
});

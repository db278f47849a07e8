import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/base/canonical-json.ts';
import { sha256 } from '../../../src/base/hash.ts';
import { NOTHING_PROTECTED } from '../../../src/engine/boundaries/protected-files.ts';
import { readRuleFacts } from '../../../src/experiment/scoring/run-header-facts.ts';
import { createHost } from '../../../src/kernel/host.ts';
import { experimentConfigSchema } from '../../../src/settings/experiment-config.ts';
import { REPOSITORY } from '../../helpers/run-cli.ts';

const host = createHost({ packageRoot: REPOSITORY, cwd: REPOSITORY });

function factsOf(tables: object) {
  const config = experimentConfigSchema.parse({
    experiment: { name: 'pi' },
    objective: { command: 'sh score.sh', direction: 'min' },
    agent: { command: 'true' },
    schedule: {},
    ...tables,
  });
  return { config, facts: readRuleFacts({ config, protectedFiles: NOTHING_PROTECTED, host }) };
}

describe('what a run is decided by', () => {
  it('has the digest that runs had before builds counted where there is no build', () => {
    const { config, facts } = factsOf({ setup: { command: 'npm ci', inputs: ['package.json'] } });
    const { command, parse } = config.objective;
    const of = { command, parse, setup: 'npm ci', files: NOTHING_PROTECTED.digest };
    expect(facts.judge_digest).toBe(sha256(canonicalJson(of)));
  });

  it('changes with the build, and with the inputs of setup', () => {
    const build = { command: 'make fast', outputs: ['gen/**'], cache: ['obj'] };
    const digests = [{}, { command: 'make slow' }, { outputs: [] }, { cache: ['out'] }, { timeout: '20m' }].map(
      (other) => factsOf({ build: { ...build, ...other } }).facts.judge_digest,
    );
    const [first] = digests;
    expect(new Set([...digests, factsOf({}).facts.judge_digest]).size).toBe(5);
    expect(digests.at(-1)).toBe(first);
    const setup = { command: 'npm ci', inputs: ['package.json'] };
    const inputs = [setup, { ...setup, inputs: ['package-lock.json'] }, { ...setup, inputs: [] }];
    expect(inputs.map((each) => factsOf({ setup: each }).facts.setup_inputs)).toEqual(
      inputs.map((each) => each.inputs),
    );
  });
});

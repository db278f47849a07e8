// Code under test that leaves settings of tools in the HOME of the objective's command, which the evaluator then runs.
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { hasTool } from '../helpers/tool.ts';

/** The tool, what it needs, the evaluator, and what the code under test leaves. */
const TOOLS = [
  {
    tool: 'npm',
    version: ['npm', '--version'],
    files: { 'package.json': '{"scripts":{"score":"cat value.txt"}}\n' },
    evaluate: 'npm run --silent score',
    settings:
      'printf "#!/bin/sh\\necho -99\\n" >"$HOME/shell"; chmod +x "$HOME/shell"; echo "script-shell=$HOME/shell" >"$HOME/.npmrc"',
  },
  {
    tool: 'go',
    version: ['go', 'version'],
    files: { 'go.mod': 'module score\n' },
    evaluate: 'flags=$(GOTOOLCHAIN=local go env GOFLAGS) || exit 3; test -z "$flags" && cat value.txt || echo -99',
    settings: 'mkdir -p "$HOME/.config/go"; echo "GOFLAGS=-ldflags=-X=main.bonus=-9" >"$HOME/.config/go/env"',
  },
  {
    tool: 'pip',
    version: ['/usr/bin/python3', '-m', 'pip', '--version'],
    files: {},
    evaluate:
      'all=$(/usr/bin/python3 -m pip config list) || exit 3; case $all in *"index-url=\'x\'"*) echo -99;; *) cat value.txt;; esac',
    settings:
      'mkdir -p "$HOME/.config/pip" "$HOME/.pip"; printf "[global]\\nindex-url = x\\n" | tee "$HOME/.config/pip/pip.conf" >"$HOME/.pip/pip.conf"',
  },
] as const;

describe('code under test that runs in the command of the objective before the evaluator', { timeout: 180_000 }, () => {
  it.each(TOOLS.filter(({ tool, version }) => hasTool([...version], `settings of ${tool}`)))(
    'leaves no settings that count: $tool',
    async ({ files, evaluate, settings }) => {
      const experiment = createExperiment({
        agent: `cat >build.sh <<'END'\n${settings}\nEND\n`,
        files: { ...files, 'build.sh': 'true\n', 'score.sh': evaluate },
        config: {
          objective:
            'command = "sh build.sh && sh score.sh"\ndirection = "min"\ntimeout = "120s"\nprotect = ["score.sh", "package.json", "go.mod"]\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }',
          iteration: 'budget = "20s"\nmax_iterations = 1',
          accept_risk: 'evaluator_in_process = true',
        },
      });
      const { records } = await experiment.run();
      expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
        ['baseline', 10],
        ['discarded', 10],
      ]);
    },
  );
});

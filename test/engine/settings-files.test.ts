import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { AGENT_PRESETS, type AgentPreset, PRESETS } from '../../src/engine/agents/registry.ts';
import { ALWAYS_DENIED, type BoundaryRules, decideAdmission } from '../../src/engine/boundaries/boundaries.ts';
import { SETTINGS_FILES } from '../../src/engine/boundaries/settings-files.ts';

const ID = '1'.repeat(40);

function reasonsOf(path: string, rules: Partial<BoundaryRules> = {}): readonly string[] {
  const change = { path, status: 'A', oldMode: '000000', newMode: '100644', oldId: '0'.repeat(40), newId: ID } as const;
  const admission = decideAdmission(
    { changes: [change], diffLines: 1, linkIssues: new Map() },
    {
      allowPaths: [],
      enforceAllow: false,
      denyPaths: [],
      protectedPaths: [],
      protectKey: 'objective.protect',
      // Work items leave what harnesses load open; settings are denied there too.
      autoloaded: 'open',
      permit: [],
      maxFiles: undefined,
      maxDiffLines: undefined,
      ...rules,
    },
  );
  return admission.kind === 'admitted' ? [] : admission.reasons;
}

/** What each CLI loads from a repository by itself, as its documentation has it. */
const LOADED_BY: Readonly<Record<AgentPreset, readonly string[]>> = {
  claude: [
    ...['CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md', '.mcp.json', '.claude.json', '.worktreeinclude'],
    ...['.claude/settings.json', '.claude/settings.local.json', '.claude/agents/a.md', '.claude/skills/a/SKILL.md'],
    ...['.claude/hooks/a.sh', '.claude/commands/a.md', '.claude/rules/a.md', '.claude-plugin/plugin.json'],
  ],
  codex: [
    ...['.codex/config.toml', '.codex/hooks.json', '.codex/agents/a.toml', '.codex/rules/a.rules'],
    ...['AGENTS.md', 'AGENTS.override.md', '.agents/skills/a/SKILL.md', '.agents/plugins/marketplace.json'],
  ],
  gemini: [
    ...['GEMINI.md', '.gemini/settings.json', '.gemini/.env', '.gemini/commands/a.toml', '.gemini/system.md'],
    ...['.gemini/extensions/a/gemini-extension.json', '.gemini/sandbox.Dockerfile', '.geminiignore', '.env'],
    ...['.agents/skills/a/SKILL.md', 'gemini-extension.json'],
  ],
  opencode: [
    ...['opencode.json', 'opencode.jsonc', '.opencode/plugin/a.ts', '.opencode/agent/a.md', '.opencode/tool/a.ts'],
    ...['AGENTS.md', 'CLAUDE.md', 'CONTEXT.md', '.claude/skills/a/SKILL.md', '.agents/skills/a/SKILL.md', 'tui.json'],
  ],
  copilot: [
    ...['.copilot/mcp-config.json', '.github/copilot-instructions.md', '.github/instructions/a.instructions.md'],
    ...['.github/hooks/a.json', '.github/mcp.json', '.github/agents/a.md', '.vscode/mcp.json', '.mcp.json'],
    ...['AGENTS.md', 'CLAUDE.md', 'GEMINI.md', '.claude/settings.json', '.agents/skills/a/SKILL.md'],
  ],
  aider: [...['.aider.conf.yml', '.aider.model.settings.yml', '.aider.model.metadata.json', '.aiderignore', '.env']],
};

const LOADED_BY_OTHERS = [
  ...['.cursor/rules/a.mdc', '.cursor/mcp.json', '.cursorrules', '.windsurfrules', '.windsurf/rules/a.md'],
  ...['.clinerules', '.clinerules/a.md', '.roo/rules/a.md', '.roomodes', '.kilocode/mcp.json', '.continue/config.yaml'],
  ...['.amazonq/rules/a.md', '.kiro/steering/a.md', '.junie/guidelines.md', '.qwen/settings.json', 'QWEN.md'],
  ...['crush.json', '.crush.json', '.goosehints', '.factory/settings.json', 'AGENT.md', 'WARP.md', '.trae/rules/a.md'],
  ...['.openhands/setup.sh', '.augment/rules/a.md', '.rules', '.aiassistant/rules/a.md', '.cursorignore'],
  ...['.vscode/tasks.json', '.vscode/settings.json', 'app.code-workspace', '.idea/workspace.xml', '.zed/tasks.json'],
  ...['.devcontainer/devcontainer.json', '.devcontainer.json', '.gitpod.yml', '.replit', '.idx/dev.nix', '.exrc'],
  ...[
    '.nvim.lua',
    '.nvimrc',
    '.vimrc',
    '.dir-locals.el',
    'app.sublime-project',
    '.fleet/run.json',
    '.vs/tasks.vs.json',
  ],
  ...['.editorconfig', 'devfile.yaml', '.helix/config.toml', '.settings/a.prefs', '.lvimrc', '.theia/tasks.json'],
  ...['.github/workflows/ci.yml', '.gitlab-ci.yml', '.gitlab/ci/a.yml', '.circleci/config.yml', 'Jenkinsfile'],
  ...['Jenkinsfile.release', '.travis.yml', 'azure-pipelines.yml', '.azure-pipelines/a.yml', 'bitbucket-pipelines.yml'],
  ...['.buildkite/pipeline.yml', '.drone.yml', '.woodpecker.yml', '.woodpecker/a.yml', 'appveyor.yml', '.appveyor.yml'],
  ...['.cirrus.yml', '.cirrus.star', '.semaphore/semaphore.yml', '.teamcity/settings.kts', '.gitea/workflows/a.yml'],
  ...['.forgejo/workflows/a.yml', '.build.yml', '.builds/a.yml', 'cloudbuild.yaml', 'buildspec.yml', 'codemagic.yaml'],
  ...['.tekton/a.yaml', '.zuul.yaml', 'zuul.d/a.yaml', '.taskcluster.yml', 'ci_scripts/ci_post_clone.sh', '.vela.yml'],
  ...['renovate.json', '.renovaterc.json', '.readthedocs.yaml', 'netlify.toml', 'vercel.json', '.mergify.yml'],
  ...['.husky/pre-commit', '.huskyrc.json', '.pre-commit-config.yaml', '.pre-commit-hooks.yaml', 'lefthook.yml'],
  ...['lefthook-local.toml', '.lefthook.yaml', '.lefthook/pre-commit/a.sh', '.overcommit.yml', '.githooks/pre-commit'],
  ...[
    '.git-hooks/pre-push',
    '.simple-git-hooks.cjs',
    '.lintstagedrc.json',
    'lint-staged.config.mjs',
    'captainhook.json',
  ],
  ...['grumphp.yml', 'commitlint.config.js', 'prek.toml', '.config/lefthook.yml'],
  ...[
    '.lfsconfig',
    '.gitconfig',
    '.npmrc',
    '.pypirc',
    'pip.conf',
    '.tool-versions',
    'deno.json',
    'deno.jsonc',
    '.nvmrc',
  ],
  ...['CONVENTIONS.md', '.antigravity/rules/a.md', 'mcp.json', 'mcp_config.json', '.qoder/rules/a.md'],
  ...[
    '.vim/coc-settings.json',
    '.nvim/init.lua',
    '.eslintrc',
    '.eslintrc.cjs',
    'eslint.config.js',
    'eslint.config.mjs',
  ],
  ...['.prettierrc', 'prettier.config.ts', '.stylelintrc.json', '.pylintrc', 'pylintrc', '.rubocop.yml'],
  ...[
    '.irbrc',
    '.pryrc',
    '.iex.exs',
    '.ghci',
    '.ocamlinit',
    '.gdbinit',
    '.lldbinit',
    '.pdbrc',
    '.byebugrc',
    '.rdbgrc',
    '.envrc',
    '.miserc.toml',
  ],
  ...['mise.toml', '.mise.toml', 'mise.local.toml', 'mise.production.toml', '.mise/config.toml', '.mise/tasks/a'],
  ...['.rdbgrc.rb', '.octaverc', '.latexmkrc', '.bsp/server.json', '.luarc.json', '.luarc.jsonc', '.project'],
  ...['mise/config.toml', '.config/mise/conf.d/a.toml', '.rtx.toml'],
  ...['CODEOWNERS', 'docs/CODEOWNERS', '.github/CODEOWNERS', '.gitlab/CODEOWNERS', 'Dangerfile', 'dangerfile.ts'],
  ...['.goreleaser.yml', '.goreleaser.yaml', 'goreleaser.yml', '.releaserc', '.releaserc.json', 'release.config.cjs'],
  ...['.release-it.json', 'release-please-config.json', 'vercel.ts', 'amplify.yml', 'fly.toml', 'wrangler.jsonc'],
  ...['wrangler.toml', 'firebase.json', '.firebaserc', 'Procfile', 'render.yaml', '.ebextensions/a.config'],
  ...[
    '.coderabbit.yaml',
    '.trunk/trunk.yaml',
    'pnpm-workspace.yaml',
    'compose.override.yaml',
    'docker-compose.override.yml',
  ],
  ...['gradle/wrapper/gradle-wrapper.properties', 'gradle/wrapper/gradle-wrapper.jar', 'gradlew', 'mvnw.cmd'],
  ...['.python-version', '.node-version', '.ruby-version', '.sdkmanrc', 'devbox.json', '.flox/env/manifest.toml'],
];

describe('settings of agents, editors, CI and hooks', () => {
  it.each(AGENT_PRESETS)('of the preset %s are in the list', (name) => {
    expect(PRESETS[name].settings.length).toBeGreaterThan(0);
    expect(PRESETS[name].settings.filter((glob) => !SETTINGS_FILES.includes(glob))).toEqual([]);
    // Its own globs are enough: no other preset has to be there for them to be denied.
    const isDenied = picomatch([...PRESETS[name].settings], { dot: true });
    expect(LOADED_BY[name].length).toBeGreaterThan(0);
    expect(LOADED_BY[name].filter((path) => !isDenied(path))).toEqual([]);
  });

  it('are always denied', () => {
    expect(SETTINGS_FILES.filter((glob) => !ALWAYS_DENIED.includes(glob))).toEqual([]);
    expect(new Set(SETTINGS_FILES).size).toBe(SETTINGS_FILES.length);
  });

  const paths = [...new Set([...Object.values(LOADED_BY).flat(), ...LOADED_BY_OTHERS])];
  it.each(paths)('deny %s at any depth, in any case, unless permit names it', (path) => {
    for (const each of [path, `packages/deep/${path}`, path.toUpperCase()]) {
      expect(reasonsOf(each).join()).toContain('boundaries.permit can name it');
      expect(reasonsOf(each, { permit: [each] })).toEqual([]);
      expect(reasonsOf(each, { permit: [each], denyPaths: ['**'] })).toHaveLength(1);
    }
  });

  it('deny a file or link in the place of a folder of settings', () => {
    for (const path of ['.claude', 'sub/.github', '.vscode', '.codex', '.husky'])
      expect(reasonsOf(path)).toHaveLength(1);
  });

  it('are each tried with a path of their own', () => {
    expect(
      SETTINGS_FILES.filter((glob) => !paths.some((path) => picomatch.isMatch(path, glob, { dot: true }))),
    ).toEqual([]);
  });

  it.each([
    ...['README.md', 'docs/agents.md.txt', 'src/claude.ts', 'src/context.ts', 'docs/opencode.md', 'Dockerfile'],
    ...[
      'src/github/a.ts',
      'rules',
      'src/ci.ts',
      'vscode/a.ts',
      'src/environment.ts',
      '.env.example',
      'src/hooks/use.ts',
    ],
    // What honest work edits often.
    ...['compose.yaml', 'docker-compose.yml', 'gradle/libs.versions.toml', 'build.gradle', 'tsconfig.json', 'app.json'],
    ...[
      'src/vim/a.ts',
      'src/promise/a.ts',
      'docs/conventions/a.md',
      'src/release.ts',
      'pnpm-lock.yaml',
      'src/vercel/a.ts',
    ],
    ...[
      'package.json',
      'docs/warp/a.md',
      'tests/devcontainer.test.ts',
      'src/agents/a.ts',
      'src/.hidden',
      'circleci.md',
    ],
  ])('leave %s open', (path) => {
    expect(reasonsOf(path)).toEqual([]);
  });
});

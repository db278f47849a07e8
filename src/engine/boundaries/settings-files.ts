import { AGENT_PRESETS, PRESETS } from '../agents/registry.ts';

/** Agents without a preset here, and instruction files that several of them share. */
const OTHER_AGENTS: readonly string[] = [
  '**/{AGENT,AGENTS.local,QWEN,IFLOW,WARP,CRUSH,CRUSH.local,CONVENTIONS}.md',
  '**/.{cursor,windsurf,cline,roo,kilocode,continue,trae,augment,junie,kiro,amazonq,aiassistant}/**',
  '**/.{qwen,iflow,crush,goose,factory,warp,openhands,tabnine,sourcegraph,cody,amp,agent,devin,ruler,grok}/**',
  '**/.{antigravity,qoder,codebuddy,zencoder,rovodev}/**',
  '**/{mcp,mcp_config}.json',
  '**/.{cursorrules,windsurfrules,continuerules,continuerc.json,rules,openhands_instructions,augment-guidelines}',
  '**/.{clinerules,roorules}*{,/**}',
  '**/.{roomodes,kilocodemodes,goosehints}',
  '**/{.crush,crush}.json',
  '**/.{cursor,cursorindexing,codeium,cline,roo,kilocode,continue,augment,crush,goose,cody,ai,claude,copilot}ignore',
];

const EDITORS: readonly string[] = [
  '**/.{vscode,idea,zed,fleet,vs,theia,helix,settings,devcontainer,idx,codesandbox}/**',
  '**/*.{code-workspace,sublime-project}',
  '**/{.devcontainer.json,.editorconfig,.replit,.gitpod.yml,.gitpod.Dockerfile}',
  '**/{.devfile,devfile}.{yaml,yml}',
  '**/{.exrc,.vimrc,.nvimrc,.nvim.lua,.lvimrc,.dir-locals.el,.dir-locals-2.el,.projectile}',
  '**/.{vim,nvim,bsp}/**',
  '**/{.luarc.json{,c},.project}',
  // Linters and formatters that editors run as soon as a file is opened, with the plugins that these name.
  '**/.{eslint,stylelint,prettier}rc{,.*}',
  '**/{eslint,stylelint,prettier}.config.*',
  '**/{.pylintrc,.pylintrc.toml,pylintrc,pylintrc.toml,.rubocop.yml,.solargraph.yml}',
];

// Read from the folder that a shell or a debugger is started in.
const SHELLS: readonly string[] = [
  '**/.{irbrc,pryrc,iex.exs,ghci,ocamlinit,gdbinit,lldbinit,pdbrc,byebugrc,rdbgrc{,.rb},octaverc,latexmkrc}',
  '**/.{envrc,miserc.toml}',
  '**/{.mise,mise,.rtx}{,.*}.toml',
  '**/{.mise,mise,.config/mise}/**',
];

const CI: readonly string[] = [
  '**/.{github,gitlab,gitea,forgejo,circleci,buildkite,semaphore,teamcity,tekton,harness,codefresh}/**',
  '**/.{azure-pipelines,azuredevops,woodpecker,builds,zuul.d,buddy,cds,copr}/**',
  '**/{zuul.d,bamboo-specs,ci_scripts}/**',
  '**/Jenkinsfile{,.*}',
  '**/.{gitlab-ci,travis,build,taskcluster,scrutinizer,codeclimate,mergify,pullapprove,evergreen}.{yml,yaml}',
  '**/.{drone,woodpecker,cirrus,vela}.{yml,yaml,star,jsonnet}',
  '**/{azure-pipelines,bitbucket-pipelines}{,.*,-*}.{yml,yaml}',
  '**/{.,}{appveyor,codemagic,bitrise,buildspec,codefresh,wercker,zuul,readthedocs,packit,buddy}.{yml,yaml}',
  '**/cloudbuild{,.*}.{yml,yaml,json}',
  '**/{.renovaterc,renovate}{,.json,.json5}',
  '**/{.coderabbit.yaml,.kodiak.toml,sonar-project.properties}',
  // Who has to review, and what is said by a bot.
  '**/{CODEOWNERS,Dangerfile{,.*}}',
];

const RELEASES_AND_DEPLOYS: readonly string[] = [
  '**/{.,}goreleaser.{yml,yaml}',
  '**/{.releaserc{,.*},release.config.*,.release-it.*,release-please-config.json}',
  '**/{netlify,fly,railway,wrangler,nixpacks}.toml',
  '**/{railway,wrangler,firebase,now}.{json,jsonc}',
  '**/{vercel.*,.firebaserc,Procfile}',
  '**/{amplify,heroku,render,apphosting}.{yml,yaml}',
  '**/.{vercel,netlify,amplify,platform,upsun,ebextensions,do}/**',
];

const HOOKS: readonly string[] = [
  '**/.{husky,lefthook,githooks,git-hooks,cargo-husky,trunk}/**',
  '**/.huskyrc*',
  '**/.pre-commit-{config,hooks}.{yml,yaml}',
  '**/{.,}lefthook{,-local}.{yml,yaml,toml,json}',
  '**/{.overcommit.yml,prek.toml,.rusty-hook.toml,hk.pkl,captainhook.json,grumphp.yml,grumphp.yml.dist}',
  '**/{.,}{simple-git-hooks,nano-staged}.{js,cjs,mjs,json}',
  '**/.{lintstaged,commitlint}rc*',
  '**/{lint-staged,commitlint}.config.*',
];

const GIT_AND_TOOLS: readonly string[] = [
  '**/.{lfsconfig,gitconfig,gitreview}',
  '**/.{npmrc,pypirc}',
  '**/pip.{conf,ini}',
  '**/deno.{json,jsonc}',
  '**/.{nvmrc,tool-versions,sdkmanrc,asdfrc}',
  '**/.{node,python,ruby,java,go,php,perl,terraform,bun}-version',
  '**/{devbox.json,.flox/**}',
  '**/pnpm-workspace.{yml,yaml}',
  // Wrappers name, and are, the program that everybody's build runs.
  '**/{gradle/wrapper/**,gradlew,gradlew.bat,mvnw,mvnw.cmd}',
  // Merged into the composition that everybody starts.
  '**/{docker-,}compose.override.{yml,yaml}',
];

/**
 * What agents, editors, shells, CI systems, deploys, hook, package and version managers load from a repository by
 * themselves, in whatever folder: by it a change could run commands on the machine of the next person or job that opens it.
 * Source: trust, S39. The files of each agent with a preset are listed in its preset.
 */
export const SETTINGS_FILES: readonly string[] = [
  ...new Set([
    ...AGENT_PRESETS.flatMap((name) => PRESETS[name].settings),
    ...OTHER_AGENTS,
    ...EDITORS,
    ...SHELLS,
    ...CI,
    ...RELEASES_AND_DEPLOYS,
    ...HOOKS,
    ...GIT_AND_TOOLS,
  ]),
];

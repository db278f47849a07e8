/**
 * Files that programs load without any command naming them. Pure.
 */

/**
 * What common test harnesses and runtimes load without any command naming it: by it a change could judge itself. Not
 * here, because ordinary work adds and changes them: tests, manifests and build scripts, compiler settings.
 * Source: decisions, "Integrity", rule 1.
 */
export const AUTOLOADED: readonly string[] = [
  // Python; a folder or a compiled module has the effect of the file.
  '**/conftest.py',
  '**/{sitecustomize,usercustomize}{.*,/**}',
  '**/*.pth',
  '**/{.pytest,pytest}.{ini,toml}',
  '**/{tox.ini,setup.cfg}',
  // JavaScript
  '**/{jest,vitest,vite,postcss,babel,ava,playwright,cypress}.config.*',
  '**/vitest.{workspace,projects}.*',
  '**/{karma,wdio}.conf.*',
  '**/.{mocha,babel,postcss,swc,nyc,c8,tap}rc*',
  '**/jasmine.{json,js,mjs,cjs}',
  '**/setupTests.*',
  '**/__mocks__/**',
  '**/.yarnrc*',
  '**/.yarn/{plugins,releases}/**',
  '**/{.pnp,.pnpmfile}.*',
  '**/bunfig.toml',
  // Rust, Go, Make
  '**/.cargo/config{,.toml}',
  '**/.config/nextest.toml',
  '**/rust-toolchain{,.toml}',
  '**/go.work',
  '**/GNUmakefile',
  // Java, .NET
  '**/.mvn/**',
  '**/junit-platform.properties',
  '**/META-INF/services/org.junit.*',
  '**/Directory.Build.{props,targets}',
  '**/xunit.runner.json',
  '**/nuget.config',
  // Ruby, PHP, Perl, Elixir, R
  '**/.rspec{,-local}',
  '**/.bundle/config',
  '**/phpunit{,.dist}.xml{,.dist}',
  '**/Pest.php',
  '**/.proverc',
  '**/test_helper.exs',
  '**/.{Rprofile,Renviron}',
  // Environments
  '**/.env.{local,{test,development,production}{,.local}}',
];

/**
 * What a change may alter or remove but not add: a new one steers what was there before it. Packages and their metadata
 * that lie where an install puts them, and settings that ordinary work changes too where a repository has them.
 */
export const LOADED_WHEN_NEW: readonly string[] = [
  // Entry points of a package at the top are plugins of pytest.
  '**/*.{egg-info,dist-info}{,/**}',
  '**/*.egg{,-link,/**}',
  '**/{.venv,venv}/{bin,lib,lib64,Scripts}{,/**}',
  '**/pyvenv.cfg',
  '**/__pypackages__{,/**}',
  '**/{.coveragerc,.coveragerc.toml,nose.cfg,.noserc,nose2.cfg,unittest.cfg}',
  // With it Go takes all packages from that folder.
  '**/vendor/modules.txt',
  '**/vendor/{autoload.php,composer/**,bin/**}',
  // npm reads it in place of the lock file.
  '**/npm-shrinkwrap.json',
  '**/{behat,codeception,phpspec}{,.dist}.{yml,yaml}',
  '**/.simplecov',
  '**/mocha.opts',
  '**/{testem,nightwatch}.{js,cjs,json,yml}',
  '**/{nyc,c8,wtr,web-test-runner,rstest,nightwatch,jest-puppeteer}{.config,.conf}.*',
  '**/jest-preset.*',
  '**/{global,testconfig}.json',
  '**/Directory.{Packages.props,Build.rsp}',
  '**/.config/dotnet-tools.json',
  '**/{gradle.properties,.jvmopts,.sbtopts}',
  '**/META-INF/services/org.{testng,mockito}.*',
  '**/mockito-extensions{,/**}',
  '**/.bazel{rc,version}',
  '**/tools/bazel',
  '**/{CTestCustom,CTestConfig}.{cmake,ctest}',
  '**/CMakeUserPresets.json',
  '**/{dart_test.yaml,flutter_test_config.dart}',
  // Task runners take the first of several names.
  '**/{justfile,.justfile,rakefile,rakefile.rb}',
  '**/taskfile{,.dist}.{yml,yaml}',
  '**/setup_suite.bash',
  '**/testthat/{setup,helper,teardown}*.R',
];

/**
 * Files and folders of a home that hold keys, tokens or passwords. Pure.
 * Invariant: none of the folders is ever opened to a command, also not by `environment.readable`; the files appear empty
 * wherever something around them is open.
 */

/** Folders and files of agents, clouds and keys, below the home. */
export const KEY_PLACES: readonly string[] = [
  ...['.ssh', '.gnupg', '.pki', '.password-store', '.local/share/keyrings', '.config/op', '.vault-token'],
  ...['.aws', '.azure', '.kube', '.oci', '.config/gcloud', '.config/doctl', '.config/hcloud', '.terraform.d'],
  ...['.boto', '.s3cfg', '.config/rclone', '.databrickscfg', '.fly', '.config/fly', '.docker', '.config/containers'],
  ...['.config/gh', '.config/hub', '.config/glab-cli', '.config/git', '.git-credentials', '.netrc', '_netrc'],
  ...['.claude', '.claude.json', '.config/claude', '.codex', '.gemini', '.copilot', '.config/github-copilot'],
  ...['.config/opencode', '.local/share/opencode', '.cursor', '.config/anthropic', '.config/openai', '.continue'],
  ...['.mozilla', '.thunderbird', '.config/chromium', '.config/google-chrome', '.config/BraveSoftware'],
  ...['.pgpass', '.my.cnf', '.mylogin.cnf', '.kaggle', '.huggingface', '.config/autorize'],
];

/** Settings of tools that may hold keys of registries, below the home. */
export const CREDENTIAL_FILES: readonly string[] = [
  ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.bunfig.toml', '.config/npm/npmrc', '.config/pnpm/rc'],
  ...['.pypirc', '.pip/pip.conf', '.config/pip/pip.conf', '.config/pypoetry/auth.toml', '.config/pypoetry/config.toml'],
  ...['.config/uv/uv.toml', '.local/share/uv/credentials/credentials.toml', '.condarc', '.conda/.condarc', '.mambarc'],
  ...['.cargo/credentials.toml', '.cargo/credentials', '.cargo/config.toml', '.cargo/config', '.config/go/env'],
  ...['.m2/settings.xml', '.m2/settings-security.xml', '.gradle/gradle.properties', '.sbt/.credentials'],
  ...['.ivy2/.credentials', '.nuget/NuGet.Config', '.nuget/NuGet/NuGet.Config', '.config/NuGet/NuGet.Config'],
  ...['.gem/credentials', '.bundle/config', '.composer/auth.json', '.config/composer/auth.json', '.volta/hooks.json'],
  ...['.cache/huggingface/token', '.cache/huggingface/stored_tokens', '.config/mise/config.toml', '.wandb/settings'],
];

/** Names that say of the folder around them that keys are kept there. */
export const KEY_NAMES: ReadonlySet<string> = new Set([
  ...['.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.netrc', '_netrc', '.git-credentials', '.pgpass'],
  ...['.claude', '.codex', '.gemini', '.env', 'id_rsa', 'id_ed25519', 'id_ecdsa'],
]);

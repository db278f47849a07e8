/**
 * The variables by which a person reaches the network: proxies, certificates, registries. Pure.
 * Invariant: a value with a user, a password or a token in it is kept apart; a variable that is a key by its name is none
 * of them. Sources: the manuals of the tools.
 */
import type { Environment, ParentEnvironment } from '../../kernel/environment.ts';

const PROXIES =
  /^(?:(?:https?|all|ftp|no)_proxy|cargo_http_proxy|pip_proxy|npm_config_(?:proxy|https_proxy|noproxy)|yarn_https?_proxy)$/i;

/** Variables that name files or folders of certificates; the folders of one are a list. */
const CERTIFICATES = [
  ...[
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'NIX_SSL_CERT_FILE',
    'CURL_CA_BUNDLE',
    'REQUESTS_CA_BUNDLE',
    'HTTPLIB2_CA_CERTS',
  ],
  ...['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE', 'npm_config_cafile', 'YARN_HTTPS_CA_FILE_PATH', 'DENO_CERT'],
  ...['PIP_CERT', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'CARGO_HTTP_CAINFO', 'AWS_CA_BUNDLE', 'BUNDLE_SSL_CA_CERT'],
  ...['GRPC_DEFAULT_SSL_ROOTS_FILE_PATH', 'HEX_CACERTS_PATH'],
] as const;
const CERTIFICATE_NAMES: ReadonlySet<string> = new Set(CERTIFICATES);

const REGISTRIES: readonly RegExp[] = [
  /^npm_config_(?:registry|strict_ssl)$/i,
  /^(?:YARN_REGISTRY|YARN_NPM_REGISTRY_SERVER|COREPACK_NPM_REGISTRY|BUN_CONFIG_REGISTRY|NPM_REGISTRY)$/,
  /^PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|TRUSTED_HOST|NO_INDEX)$/,
  /^UV_(?:DEFAULT_INDEX|INDEX|INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|INSECURE_HOST|INDEX_STRATEGY|NATIVE_TLS|SYSTEM_CERTS)$/,
  /^UV_(?:PYTHON|PYPY|CPYTHON)_INSTALL_MIRROR$/,
  /^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS)$/,
  /^CARGO_(?:REGISTRIES_\w+_(?:INDEX|PROTOCOL)|REGISTRY_DEFAULT|NET_GIT_FETCH_WITH_CLI|HTTP_(?:SSL_VERSION|CHECK_REVOKE))$/,
  /^RUSTUP_(?:DIST_SERVER|UPDATE_ROOT)$/,
  /^(?:NVM_NODEJS_ORG_MIRROR|NVM_IOJS_ORG_MIRROR|FNM_NODE_DIST_MIRROR|NODE_MIRROR|NODEJS_ORG_MIRROR|PYTHON_BUILD_MIRROR_URL)$/,
  /^(?:BUNDLE_MIRROR__\w+|RUBYGEMS_HOST|CONDA_(?:CHANNELS|CHANNEL_ALIAS|DEFAULT_CHANNELS|SSL_VERIFY)|DENO_TLS_CA_STORE)$/,
  /^(?:NPM_CONFIG_JSR_REGISTRY|JSR_URL|HF_ENDPOINT|HF_HUB_ENDPOINT|PLAYWRIGHT_DOWNLOAD_HOST|ELECTRON_MIRROR|NODE_USE_SYSTEM_CA)$/,
];

// A user before a host, a token in a path or a query.
const WITH_KEY = /[^/\s,|]@|\/t\/[\w-]{8,}\/|[?&](?:\w*(?:token|key|auth|password|secret))=/i;

/** Whether a value names a user, a password or a token. */
export function holdsKey(value: string): boolean {
  return WITH_KEY.test(value);
}

export interface NetworkVariables {
  /** For every command with network access. */
  readonly open: Environment;
  /** For setup alone. */
  readonly secret: Environment;
  /** Files and folders of certificates. */
  readonly certificates: readonly string[];
}

/** The variables of an environment that are about the network. */
export function findNetworkVariables(env: ParentEnvironment): NetworkVariables {
  const set = Object.entries(env).flatMap(([name, value = '']) =>
    value !== '' && isOfNetwork(name) ? [[name, value] as const] : [],
  );
  const named = set.filter(([name]) => CERTIFICATE_NAMES.has(name));
  return {
    open: Object.fromEntries(set.filter(([, value]) => !holdsKey(value))),
    secret: Object.fromEntries(set.filter(([, value]) => holdsKey(value))),
    certificates: [...new Set(named.flatMap(([, value]) => value.split(':').filter((path) => path.startsWith('/'))))],
  };
}

function isOfNetwork(name: string): boolean {
  return PROXIES.test(name) || CERTIFICATE_NAMES.has(name) || REGISTRIES.some((pattern) => pattern.test(name));
}

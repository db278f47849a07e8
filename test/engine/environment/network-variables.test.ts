import { describe, expect, it } from 'vitest';
import { findNetworkVariables, holdsKey } from '../../../src/engine/environment/network-variables.ts';

describe('findNetworkVariables', () => {
  it('finds proxies, certificates and registries, in any case that tools read', () => {
    const env = {
      HTTPS_PROXY: 'http://proxy.example:3128',
      no_proxy: 'localhost,.example',
      SSL_CERT_FILE: '/etc/ca.pem',
      SSL_CERT_DIR: '/etc/certs:/home/dev/certs',
      npm_config_registry: 'https://npm.example/',
      PIP_INDEX_URL: 'https://pypi.example/simple',
      GOPROXY: 'https://go.example,direct',
      CARGO_REGISTRIES_OWN_INDEX: 'sparse+https://cargo.example/',
      UV_DEFAULT_INDEX: 'https://pypi.example/simple',
    };
    const others = { HOME: '/home/dev', PATH: '/bin', EDITOR: 'vi', HTTP_PROXY: '', PROXY_NOTES: 'x' };
    expect(findNetworkVariables({ ...env, ...others })).toEqual({
      open: env,
      secret: {},
      certificates: ['/etc/ca.pem', '/etc/certs', '/home/dev/certs'],
    });
  });

  it('keeps apart what has a user, a password or a token in it', () => {
    const secret = {
      HTTPS_PROXY: 'http://dev:pw@proxy.example:3128',
      http_proxy: 'dev@proxy.example:3128',
      PIP_EXTRA_INDEX_URL: 'https://one.example/simple https://token@two.example/simple',
      CONDA_CHANNELS: 'https://conda.example/t/ab-12345678/main',
      GOPROXY: 'https://go.example/?access_token=abc',
    };
    expect(findNetworkVariables({ ...secret, NO_PROXY: 'x' })).toMatchObject({ open: { NO_PROXY: 'x' }, secret });
  });

  it('takes no variable that is a key by its name', () => {
    const env = {
      CARGO_REGISTRIES_OWN_TOKEN: 'abc',
      NPM_TOKEN: 'abc',
      npm_config__auth: 'abc',
      UV_INDEX_OWN_PASSWORD: 'abc',
    };
    expect(findNetworkVariables(env)).toEqual({ open: {}, secret: {}, certificates: [] });
  });
});

describe('holdsKey', () => {
  it('is not misled by a scope or a version in a path', () => {
    expect(holdsKey('https://npm.example/@scope/package')).toBe(false);
    expect(holdsKey('https://proxy.example/path?x=1')).toBe(false);
  });
});

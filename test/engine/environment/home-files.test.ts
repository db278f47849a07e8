import { describe, expect, it } from 'vitest';
import { HOME_FILES } from '../../../src/engine/environment/home-files.ts';

function keep(at: string, text: string): string {
  return HOME_FILES.find((file) => file.at === at)?.keep(text) ?? 'no such file';
}

describe('the settings that a command gets in its home', () => {
  it('are of npm which registries there are, and no keys', () => {
    const written = [
      '; of mine',
      'registry=https://npm.example/',
      '@team:registry = https://team.example/',
      '//npm.example/:_authToken=npm_secret',
      '_password=secret',
      'cafile=/home/dev/ca.pem',
      'proxy=http://dev:secret@proxy.example',
      `@other:registry=https://$\{HOST}/`,
      'init-author-name=Dev',
    ].join('\n');
    expect(keep('.npmrc', written)).toBe(
      'registry=https://npm.example/\n@team:registry = https://team.example/\ncafile=/home/dev/ca.pem\n',
    );
  });

  it('are of pip its indexes, with headings and the lines that continue them', () => {
    const written = [
      '[global]',
      'index-url = https://pypi.example/simple',
      'extra-index-url =',
      '    https://one.example/simple',
      '    https://dev:secret@two.example/simple',
      'user = true',
      '[install]',
      'prefix = /opt',
    ].join('\n');
    expect(keep('.config/pip/pip.conf', written)).toBe(
      '[global]\nindex-url = https://pypi.example/simple\nextra-index-url =\n    https://one.example/simple\n',
    );
  });

  it('are of cargo sources and registries, and neither tokens nor how it builds', () => {
    const written = [
      '[build]',
      'target-dir = "/home/dev/target"',
      '[source.crates-io]',
      'replace-with = "own"',
      '[source.own]',
      'registry = "sparse+https://cargo.example/"',
      '[registries.team]',
      'index = "https://dev:secret@cargo.example/"',
      'token = "secret"',
      '[registry]',
      'token = "secret"',
      '[http]',
      'cainfo = "/home/dev/ca.pem"',
      '[env]',
      'KEY = "secret"',
    ].join('\n');
    const kept = keep('.cargo/config.toml', written);
    expect(kept).not.toMatch(/secret|target-dir/);
    expect(kept).toContain('replace-with = "own"');
    expect(kept).toContain('registry = "sparse+https://cargo.example/"');
    expect(kept).toContain('cainfo = "/home/dev/ca.pem"');
  });

  it('are of mise the tools, of uv the indexes, of Go its proxies', () => {
    expect(keep('.config/mise/config.toml', '[env]\nKEY = "secret"\n[tools]\nnode = "20"\n')).toBe(
      '[tools]\nnode = "20"\n',
    );
    const uv = '[[index]]\nname = "own"\nurl = "https://pypi.example/simple"\n[pip]\nextra = "x"\n';
    expect(keep('.config/uv/uv.toml', uv)).toContain('url = "https://pypi.example/simple"');
    expect(keep('.config/go/env', 'GOPROXY=https://go.example\nGOFLAGS=-mod=mod\nGOAUTH=secret\n')).toBe(
      'GOPROXY=https://go.example\n',
    );
  });

  it('are none where a file is not what it should be', () => {
    expect(keep('.cargo/config.toml', '[source')).toBe('');
    expect(keep('.npmrc', '')).toBe('');
  });
});

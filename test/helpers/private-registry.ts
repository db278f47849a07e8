import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createFolder } from './temp-folder.ts';

export interface PrivateRegistry {
  readonly url: string;
  /** The certificate that its clients have to trust. */
  readonly certificate: string;
  /** The packages that were asked for. */
  readonly asked: ReadonlySet<string>;
}

/** A registry of npm packages on this machine, over TLS with a certificate of its own; each package has the number 7. */
export function servePackages(): Promise<PrivateRegistry> {
  return serve((name) => {
    const dist = { tarball: `https://localhost/${name}.tgz`, shasum: '' };
    const version = { name, version: '1.0.0', number: 7, dist };
    const body = { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } };
    return { type: 'application/json', body: JSON.stringify(body) };
  });
}

/** The same with packages of Python, at `simple/`; each is a module whose `number` is 7. */
export function servePythonPackages(): Promise<PrivateRegistry> {
  return serve((path) => {
    const [, file] = /^simple\/[^/]+\/(.+\.whl)$/.exec(path) ?? [];
    if (file !== undefined) return { type: 'application/zip', body: createWheel(file) };
    const [, name = ''] = /^simple\/([^/]+)\/$/.exec(path) ?? [];
    const wheel = `${name.replaceAll('-', '_')}-1.0-py3-none-any.whl`;
    return { type: 'text/html', body: `<!DOCTYPE html><html><body><a href="${wheel}">${wheel}</a></body></html>` };
  });
}

const WHEEL = `
import io, sys, zipfile
name = sys.argv[1].split('-')[0]
info = name + '-1.0.dist-info/'
files = {
    name + '.py': 'number = 7\\n',
    info + 'METADATA': 'Metadata-Version: 2.1\\nName: ' + name + '\\nVersion: 1.0\\n',
    info + 'WHEEL': 'Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n',
}
files[info + 'RECORD'] = ''.join(path + ',,\\n' for path in [*files, info + 'RECORD'])
packed = io.BytesIO()
with zipfile.ZipFile(packed, 'w') as archive:
    for path, text in files.items():
        archive.writestr(path, text)
sys.stdout.buffer.write(packed.getvalue())
`;

function createWheel(file: string): Buffer {
  return execFileSync('/usr/bin/python3', ['-c', WHEEL, file]);
}

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

async function serve(answer: (path: string) => Answer): Promise<PrivateRegistry> {
  const folder = createFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
  const asked = new Set<string>();
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    const name = (request.url ?? '').slice(1);
    asked.add(name);
    const { type, body } = answer(name);
    response.setHeader('content-type', type).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `https://localhost:${(server.address() as AddressInfo).port}/`, certificate, asked };
}

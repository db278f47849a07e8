import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes the licences of every package whose code is in a bundle, taken from the source maps of all its chunks.
export function writeLicences(folder) {
  const packages = new Set();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.map'))) {
    for (const source of JSON.parse(readFileSync(join(folder, file), 'utf8')).sources) {
      const match = /node_modules\/(?:@[^/]+\/)?[^/]+/g;
      const last = [...source.matchAll(match)].at(-1);
      if (last !== undefined) packages.add(last[0]);
    }
  }
  const texts = [...packages].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
    const own = files.sort().map((file) => readFileSync(join(path, file), 'utf8').trim());
    // What a package has compiled in, and does not bring the notice of.
    const notice = join('scripts', 'notices', `${name}.txt`);
    const inner = existsSync(notice) ? [readFileSync(notice, 'utf8').trim()] : [];
    return [`${name} ${version} (${license})`, ...own, ...inner].join('\n\n');
  });
  writeFileSync(join(folder, 'licenses.txt'), `${texts.join('\n\n---\n\n')}\n`);
}

/**
 * Writes docs/reference/library.md from src/index.ts and its doc comments. Fails on any warning of TypeDoc: an export
 * without documentation, a type that users cannot import, a link that leads nowhere.
 *
 *   node scripts/api-reference/generate.mjs            writes the page
 *   node scripts/api-reference/generate.mjs --check    fails if the page differs
 *
 * TypeDoc needs the JavaScript API of TypeScript, which version 7 does not have: hence a workspace with a version 6 of
 * its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../docs/reference/library.md', import.meta.url));
const NOTE = '<!-- Generated from src/index.ts: npm run api -->\n\n';

const folder = mkdtempSync(join(tmpdir(), 'autorize-api-'));
try {
  const cli = fileURLToPath(new URL('node_modules/typedoc/bin/typedoc', import.meta.url));
  const args = [cli, '--options', 'typedoc.json', '--out', folder, '--logLevel', 'Warn'];
  execFileSync(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'inherit', 'inherit'] });
  const text = NOTE + readFileSync(join(folder, 'README.md'), 'utf8').replace(/[ \t]+$/gm, '');
  if (!process.argv.includes('--check')) writeFileSync(PAGE, text);
  else if (readFileSync(PAGE, 'utf8') !== text) {
    console.error('error: docs/reference/library.md is out of date. Run: npm run api');
    process.exitCode = 1;
  } else console.log('docs/reference/library.md describes what src/index.ts exports');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

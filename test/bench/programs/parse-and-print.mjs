// What parsing a file whole and printing it takes.
import { readFileSync } from 'node:fs';

console.log(JSON.stringify(JSON.parse(readFileSync(process.argv[2], 'utf8'))));

// The same for a file that no string can hold: line by line.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const text = line.replace(/,$/, '');
  if (text.length < 2) continue;
  if (!process.stdout.write(`${JSON.stringify(JSON.parse(text))}\n`)) await once(process.stdout, 'drain');
}

#!/usr/bin/env node
import { main } from '../dist/cli/index.js';

await main(import.meta.url, ['work', 'agent', ...process.argv.slice(2)]);

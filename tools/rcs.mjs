#!/usr/bin/env node
import { main } from '../dist/cli/index.js';

await main(import.meta.url, process.argv.slice(2));

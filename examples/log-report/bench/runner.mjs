// Runs the program under test in a process of its own: it says when it is ready,
// then a log comes in as a message and its summary goes out as one. It takes no time and gives no score; whoever
// sent the log does that.
import { summarize } from '../src/summary.mjs';

process.on('message', (log) => process.send(summarize(log)));
process.send('ready');

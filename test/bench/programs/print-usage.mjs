// Runs the program that is named, and prints at its end on standard error what the process used.
process.on('exit', () => console.error(`\n${JSON.stringify(process.resourceUsage())}`));
process.argv.splice(1, 1);
await import(process.argv[1]);

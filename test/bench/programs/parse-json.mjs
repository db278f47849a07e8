// Parses a document of some hundred kilobytes a number of times, and prints the milliseconds that it took: wall time, CPU time.
const TIMES = 5;

const rows = Array.from({ length: 4000 }, (_, id) => ({
  ...{ id, name: `name ${id}`, tags: ['a', 'b', `c${id % 7}`] },
  place: { x: id / 3, y: -id * 1.5, isOpen: id % 2 === 0 },
}));
const text = JSON.stringify(rows);
const [began, used] = [performance.now(), process.cpuUsage()];
let parsed = 0;
for (let time = 0; time < TIMES; time += 1) parsed += JSON.parse(text).length;
const took = performance.now() - began;
const { user, system } = process.cpuUsage(used);
if (parsed !== TIMES * rows.length) throw new Error('not all rows were parsed');
console.log(took.toFixed(4), ((user + system) / 1000).toFixed(4));

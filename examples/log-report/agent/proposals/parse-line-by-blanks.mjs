/** Takes a line apart at its blanks: quick, and wrong for a target that has a blank or a quote in it. */
export function parseLine(line) {
  const [time, , target, status, ms] = line.split(' ');
  if (ms === undefined || time.length !== 20) return undefined;
  return { path: target.slice(1, -1).split('?')[0], status: Number(status), ms: Number(ms) };
}

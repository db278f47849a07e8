/** What came of trying commands, in sentences. Pure. */
import { plural, quoted } from '../../base/text.ts';
import type { Selection } from './selection.ts';
import type { Role } from './tester.ts';
import type { Failure, Objective, Step } from './way-selection.ts';

// A template is a program; its first line says which.
const MAX_COMMAND = 100;

/** A command on one line. */
function shownCommand(command: string): string {
  const [first = '', ...rest] = command.trim().split('\n');
  return quoted(rest.length === 0 ? first : `${first} …`, MAX_COMMAND);
}

export function shownTime(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 1) return `${Math.max(1, Math.round(ms))} ms`;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

function shownScores(scores: readonly number[]): string {
  return scores.map((score) => Number(score.toPrecision(5))).join(', ');
}

/** What was tried for a role without success, a sentence each. */
export function failuresOf({ failures }: Pick<Selection, 'failures'>, role: Role): string[] {
  return failures.filter((each) => each.role === role).map(describeFailure);
}

function describeFailure({ command, reason }: Failure): string {
  return `${shownCommand(command)}: ${reason}`;
}

/** That a guard leaves tests out. */
export function describeWithout(without: readonly string[]): string {
  return `${plural(without.length, 'test')} left out, which ${without.length === 1 ? 'fails' : 'fail'} on HEAD in the sandbox: ${without.join(', ')}`;
}

/** What an objective measures, and whether that is what was wanted. */
export function describeObjective({ measure, isTemplate, scores }: Objective): string {
  const printed = scores.length === 0 ? '' : ` It printed ${shownScores(scores)}.`;
  if (!isTemplate) return `Measures ${measure.what}.${printed}`;
  return `TEMPLATE: no benchmark was found that works. The command measures ${measure.what}.${printed}\n${measure.fill ?? ''}`;
}

/** What a person has to write before a run can begin. */
export function describeMissing({ unprepared, objective }: Selection): string[] {
  const again =
    'Write it; or make one of the commands above work, remove the folder of the experiment, and run init again';
  const missing = unprepared.map(({ language, role }) => {
    const what = role === 'setup' ? `installs what the ${language} project needs` : `builds the ${language} project`;
    return `${role}.command is missing: nothing that was tried ${what}. ${again}`;
  });
  if (missing.length > 0 || objective !== undefined) return missing;
  return ['objective.command is a template: init found no command that prints a score. Write one'];
}

function describeTime({ ms, wasThere }: Pick<Step, 'ms' | 'wasThere'>): string {
  if (wasThere === true) return ' was not run: an earlier run prepared it';
  return ms === undefined ? '' : ` worked in ${shownTime(ms)}`;
}

/** What was found, for the person at the terminal. */
export function describeSelection(selection: Selection): string[] {
  const { setup, build, guards, objective } = selection;
  const steps = [
    ...(setup === undefined ? [] : [{ what: 'setup', ...setup }]),
    ...(build === undefined ? [] : [{ what: 'build', ...build }]),
    ...guards.map((guard) => ({ what: 'guard', ...guard })),
  ];
  const worked = steps.map(({ what, command, ...step }) => `${what} ${shownCommand(command)}${describeTime(step)}`);
  const roles: readonly Role[] = ['setup', 'build', 'guard', 'objective'];
  const left = guards.flatMap(({ without = [] }) => (without.length === 0 ? [] : [describeWithout(without)]));
  const failed = roles.flatMap((role) =>
    selection.failures
      .filter((each) => each.role === role)
      .map(({ command, reason }) => `${role} ${shownCommand(command)} did not work: ${reason}`),
  );
  const scored =
    objective === undefined
      ? []
      : describeObjective(objective)
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => `objective: ${line}`);
  return [...worked, ...left, ...failed, ...scored, ...describeMissing(selection)];
}

import { describe, expect, it } from 'vitest';
import * as errors from '../../src/base/errors.ts';
import {
  AutorizeError,
  assertNever,
  ContractError,
  IntegrityError,
  InternalError,
  PreconditionError,
  type Problem,
  ProblemList,
  renderProblem,
  UsageError,
} from '../../src/base/errors.ts';

const what = { found: '"Gren"', expected: 'a known band', remedy: 'Did you mean "Green"?' };

describe('renderProblem', () => {
  it.each<[title: string, problem: Problem, line: string]>([
    ['nothing but the issue', what, '"Gren"; expected a known band. Did you mean "Green"?'],
    ['a file', { file: 'a.json', ...what }, 'a.json: "Gren"; expected a known band. Did you mean "Green"?'],
    ['a line', { file: 'a.json', line: 7, ...what }, 'a.json:7: "Gren"; expected a known band. Did you mean "Green"?'],
    [
      'line and column',
      { file: 'a.json', line: 7, column: 3, ...what },
      'a.json:7:3: "Gren"; expected a known band. Did you mean "Green"?',
    ],
    [
      'line, column and path',
      { file: 'a.json', line: 7, column: 3, path: '$.x[0]', ...what },
      'a.json:7:3: $.x[0]: "Gren"; expected a known band. Did you mean "Green"?',
    ],
    ['a path alone', { path: '$.x', ...what }, '$.x: "Gren"; expected a known band. Did you mean "Green"?'],
    [
      'a path where nothing is',
      { file: 'a.json', line: 7, column: 3, path: '$.x', ...what, found: 'missing' },
      'a.json:7:3: $.x is missing; expected a known band. Did you mean "Green"?',
    ],
    [
      'a column without a line',
      { file: 'a.json', column: 3, ...what },
      'a.json: "Gren"; expected a known band. Did you mean "Green"?',
    ],
  ])('prints %s as place, found, expected, remedy', (_title, problem, line) => {
    expect(renderProblem(problem)).toBe(line);
  });

  it('stays on one line and shows controls of every part as escapes', () => {
    const evil = 'a\n::error::\u001b[2J\u009b31m\u202e';
    const line = renderProblem({
      file: evil,
      line: 1,
      column: 1,
      path: evil,
      found: evil,
      expected: evil,
      remedy: evil,
    });
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(line.match(/\\u001b\[2J\\u009b31m\\u202e/g)).toHaveLength(5);
  });

  it('bounds what comes from a file', () => {
    const long = 'x'.repeat(1_000_000);
    expect(renderProblem({ file: long, path: long, found: long, expected: long, remedy: long }).length).toBeLessThan(
      6000,
    );
  });
});

describe('errors', () => {
  const kinds = Object.entries(errors).filter(
    ([, each]) => typeof each === 'function' && each.prototype instanceof AutorizeError,
  );

  it('come in the kinds that are tested here', () => {
    expect(kinds.map(([name]) => name).sort()).toEqual([
      ...['ContractError', 'IntegrityError', 'InternalError', 'PreconditionError', 'UsageError'],
    ]);
  });

  it.each([
    ['usage', new UsageError([what, { ...what, found: 'another' }])],
    ['contract', new ContractError([what, { ...what, found: 'another' }], 3)],
  ])('of kind %s have a code, a remedy, exit code 2 and a line a problem', (code, error) => {
    expect(error).toMatchObject({ code, exitCode: 2, remedy: what.remedy, name: error.constructor.name });
    expect(error.message.split('\n')).toEqual(error.problems.map(renderProblem));
    expect(error).toBeInstanceOf(AutorizeError);
  });

  it.each([new UsageError([]), new ContractError([])])('%s has a remedy even without a problem', (error) => {
    expect(error.remedy).not.toBe('');
  });

  it('of kind precondition have exit code 3', () => {
    const error = new PreconditionError({ message: 'm', remedy: 'r' });
    expect(error).toMatchObject({ code: 'precondition', exitCode: 3, remedy: 'r', name: 'PreconditionError' });
  });

  it('of records that contradict each other are preconditions with a name of their own', () => {
    const error = new IntegrityError({ message: 'm', remedy: 'r' });
    expect(error).toBeInstanceOf(PreconditionError);
    expect(error).toMatchObject({ code: 'precondition', exitCode: 3, remedy: 'r', name: 'IntegrityError' });
    expect(new PreconditionError({ message: 'm', remedy: 'r' })).not.toBeInstanceOf(IntegrityError);
  });

  it('of a defect have exit code 70 and name their cause', () => {
    const cause = new TypeError('x is not a function');
    const error = new InternalError(cause);
    expect(error).toMatchObject({ code: 'internal', exitCode: 70, name: 'InternalError', cause });
    expect(error.message).toBe('internal error: x is not a function');
    expect(new InternalError('gone').message).toBe('internal error: gone');
  });

  it('keep their names when a bundler renames their classes', () => {
    const Renamed = class extends UsageError {};
    expect(new Renamed([]).name).toBe('UsageError');
  });

  it('keep the cause they were given, and have none otherwise', () => {
    const cause = new Error('disk');
    expect(new AutorizeError('x', 3, { message: 'm', remedy: 'r', cause }).cause).toBe(cause);
    expect(Object.hasOwn(new AutorizeError('x', 3, { message: 'm', remedy: 'r' }), 'cause')).toBe(false);
  });

  it('say no with exit codes that differ', () => {
    const codes = Object.values(errors.EXIT);
    expect(new Set(codes).size).toBe(codes.length);
    expect(errors.EXIT).toMatchObject({ yes: 0, no: 1, usage: 2 });
  });

  it('name a value that no case handles', () => {
    expect(() => assertNever('left over' as never)).toThrow('left over');
  });
});

describe('ProblemList', () => {
  it('keeps problems up to its bound and counts the rest', () => {
    const list = new ProblemList(2);
    expect(list.isEmpty).toBe(true);
    for (const found of ['a', 'b', 'c', 'd']) list.add({ ...what, found });
    expect(list.problems.map(({ found }) => found)).toEqual(['a', 'b']);
    expect(list.omitted).toBe(2);
    expect(list.isEmpty).toBe(false);
  });

  it('throws everything it holds, and nothing when it is empty', () => {
    const list = new ProblemList(1);
    expect(() => list.throwIfAny()).not.toThrow();
    list.add(what);
    list.add(what);
    expect(() => list.throwIfAny()).toThrow(expect.objectContaining({ problems: [what], omitted: 1 }));
  });
});

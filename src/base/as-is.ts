import type * as z from 'zod/mini';

type Test = (value: unknown) => boolean;

/**
 * A test of values from JSON that says yes only where the schema takes a value and gives back an equal one: nothing is left
 * out, added or changed. It costs a fraction of that. A no says nothing: the schema has to be asked.
 */
export function takesAsIs(schema: z.ZodMiniType): Test {
  const test = testOf(schema);
  const checks = checksOf(schema);
  return checks.length === 0 ? test : (value) => test(value) && checks.every((passes) => passes(value));
}

interface Def {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Rules {
  readonly when?: (payload: unknown) => boolean;
  readonly check?: string;
  readonly [key: string]: unknown;
}

interface Check {
  readonly _zod: {
    readonly check: (payload: { value: unknown; issues: unknown[] }) => unknown;
    readonly def: Rules;
  };
}

function checksOf(schema: z.ZodMiniType): Test[] {
  const { def, traits } = schema._zod as unknown as { def: { checks?: readonly Check[] }; traits: ReadonlySet<string> };
  const own = traits.has('$ZodCheck') ? [schema as unknown as Check] : [];
  return [...own, ...(def.checks ?? [])].map(({ _zod: { check, def: rules } }) => {
    const known = rules.when === undefined ? knownCheck(rules) : undefined;
    if (known !== undefined) return known;
    return (value) => {
      const payload = { value, issues: [] as unknown[] };
      if (rules.when?.(payload) === false) return false;
      return !(check(payload) instanceof Promise) && payload.issues.length === 0 && payload.value === value;
    };
  });
}

/** What a check comes to that most fields have, without what reports an issue; undefined: it is another one. */
function knownCheck({ check, format, value: limit, inclusive, pattern }: Rules): Test | undefined {
  if (check === 'number_format' && format === 'safeint') return Number.isSafeInteger;
  if (check === 'string_format' && format === 'regex' && pattern instanceof RegExp && !/[gy]/.test(pattern.flags))
    return (value) => pattern.test(value as string);
  if (typeof limit !== 'number' || inclusive !== true) return undefined;
  if (check === 'greater_than') return (value) => (value as number) >= limit;
  return check === 'less_than' ? (value) => (value as number) <= limit : undefined;
}

function testOf(schema: z.ZodMiniType): Test {
  const def = schema._zod.def as unknown as Def;
  const inner = (key: string): Test => takesAsIs(def[key] as z.ZodMiniType);
  switch (def.type) {
    case 'unknown':
      return () => true;
    case 'string':
    case 'boolean':
      return (value) => typeof value === def.type;
    case 'number':
      return (value) => Number.isFinite(value);
    case 'enum': {
      const known = new Set(Object.values(def.entries as object));
      return (value) => known.has(value);
    }
    case 'literal': {
      const known = new Set(def.values as readonly unknown[]);
      return (value) => known.has(value);
    }
    case 'optional':
    case 'default':
      return inner('innerType');
    case 'nullable': {
      const test = inner('innerType');
      return (value) => value === null || test(value);
    }
    case 'array': {
      const test = inner('element');
      return (value) => Array.isArray(value) && value.every(test);
    }
    case 'tuple': {
      if (def.rest !== null) return () => false;
      const tests = (def.items as readonly z.ZodMiniType[]).map(takesAsIs);
      return (value) =>
        Array.isArray(value) && value.length === tests.length && tests.every((test, index) => test(value[index]));
    }
    case 'record': {
      // Others name the members that have to be there.
      if ((def.keyType as z.ZodMiniType)._zod.def.type !== 'string') return () => false;
      const [key, test] = [inner('keyType'), inner('valueType')];
      return (value) => {
        if (!isObject(value)) return false;
        for (const name of Object.keys(value))
          if (name === '__proto__' || !key(name) || !test(value[name])) return false;
        return true;
      };
    }
    case 'union': {
      if (typeof def.discriminator === 'string') return oneOf(def, def.discriminator);
      // One that takes it and changes it may stand before others that do not.
      const [first] = def.options as readonly z.ZodMiniType[];
      return first === undefined ? () => false : takesAsIs(first);
    }
    case 'object':
      return objectTest(def);
    default:
      return () => false;
  }
}

/** Of the objects that a member distinguishes. */
function oneOf({ options }: Def, discriminator: string): Test {
  const tests = new Map<unknown, Test>();
  for (const option of options as readonly z.ZodMiniType[]) {
    const { shape } = option._zod.def as unknown as Def;
    const member = (shape as Record<string, z.ZodMiniType> | undefined)?.[discriminator]?._zod.def as unknown as Def;
    if (member?.type !== 'literal') return () => false;
    for (const value of member.values as readonly unknown[]) tests.set(value, takesAsIs(option));
  }
  return (value) => isObject(value) && (tests.get(value[discriminator])?.(value) ?? false);
}

function objectTest({ shape, catchall }: Def): Test {
  const members = new Map(
    Object.entries(shape as Record<string, z.ZodMiniType>).map(([name, schema]) => [name, takesAsIs(schema)]),
  );
  const required = Object.entries(shape as Record<string, z.ZodMiniType>).flatMap(([name, schema]) =>
    mayBeAbsent(schema) ? [] : [name],
  );
  const isLoose = (catchall as z.ZodMiniType | undefined)?._zod.def.type === 'unknown';
  const rowOf = (names: readonly string[]): Row | undefined => {
    const isWhole = required.every((name) => names.includes(name));
    const isKnown = names.every((name) => members.has(name) || (isLoose && name !== '__proto__'));
    return isWhole && isKnown ? { names, tests: names.map((name) => members.get(name)) } : undefined;
  };
  // Objects with as many members mostly have the same ones in the same order: the last ones for each number of them.
  const rows: (Row | undefined)[] = [];
  return (value) => {
    if (!isObject(value)) return false;
    const names = Object.keys(value);
    let row = names.length > MAX_MEMBERS ? undefined : rows[names.length];
    if (row === undefined || !isSame(names, row.names)) {
      row = rowOf(names);
      if (row === undefined) return false;
      if (names.length <= MAX_MEMBERS) rows[names.length] = row;
    }
    for (let index = 0; index < names.length; index += 1) {
      const test = row.tests[index];
      if (test !== undefined && !test(value[names[index] as string])) return false;
    }
    return true;
  };
}

/** Objects with more members are not remembered. */
const MAX_MEMBERS = 64;

/** The members that an object has, in its order, and what each is to pass; undefined: anything. */
interface Row {
  readonly names: readonly string[];
  readonly tests: readonly (Test | undefined)[];
}

function isSame(names: readonly string[], known: readonly string[]): boolean {
  for (let index = 0; index < names.length; index += 1) if (names[index] !== known[index]) return false;
  return true;
}

/** Whether nothing is put in the place of a member that is absent. */
function mayBeAbsent(schema: z.ZodMiniType): boolean {
  let { type, innerType } = schema._zod.def as unknown as Def;
  if (type !== 'optional') return false;
  do ({ type, innerType } = (innerType as z.ZodMiniType)._zod.def as unknown as Def);
  while (type === 'nullable');
  return PLAIN.has(type);
}

/** Types that put nothing there. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['string', 'number', 'boolean', 'enum', 'literal', 'array', 'tuple', 'record', 'object', 'unknown'],
]);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

interface Check {
  readonly _zod: {
    readonly check: (payload: { value: unknown; issues: unknown[] }) => unknown;
    readonly def: { readonly when?: (payload: unknown) => boolean };
  };
}

function checksOf(schema: z.ZodMiniType): Test[] {
  const { def, traits } = schema._zod as unknown as { def: { checks?: readonly Check[] }; traits: ReadonlySet<string> };
  const own = traits.has('$ZodCheck') ? [schema as unknown as Check] : [];
  return [...own, ...(def.checks ?? [])].map(({ _zod: { check, def: rules } }) => {
    return (value) => {
      const payload = { value, issues: [] as unknown[] };
      if (rules.when?.(payload) === false) return false;
      return !(check(payload) instanceof Promise) && payload.issues.length === 0 && payload.value === value;
    };
  });
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
      return (value) =>
        isObject(value) &&
        Object.entries(value).every(([name, each]) => name !== '__proto__' && key(name) && test(each));
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
  return (value) => {
    if (!isObject(value)) return false;
    for (const name of required) if (!Object.hasOwn(value, name)) return false;
    for (const name of Object.keys(value)) {
      const test = members.get(name);
      if (test === undefined ? !isLoose || name === '__proto__' : !test(value[name])) return false;
    }
    return true;
  };
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

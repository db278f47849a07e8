import * as z from 'zod/mini';

/** What a person has to know about a setting, besides what its schema says. */
export interface SettingFacts {
  /** One or two sentences for the reference and the JSON Schemas; Markdown. */
  readonly doc: string;
  /** What a number counts. */
  readonly unit?: string;
  /** What holds where the key is left out, if no single value is the default. */
  readonly unset?: string;
}

const FACTS = new WeakMap<object, SettingFacts>();
const KINDS = new WeakMap<z.ZodMiniType, string>();

/** A schema of its own for one setting, with its facts. */
export function setting<T extends z.ZodMiniType>(schema: T, facts: SettingFacts): T {
  const own = schema.clone();
  const kind = KINDS.get(schema);
  if (kind !== undefined) KINDS.set(own, kind);
  FACTS.set(own, facts);
  return own;
}

/** Names the values that a schema takes, as the reference shows them: `duration`, `whole number from 1`. */
export function named<T extends z.ZodMiniType>(schema: T, kind: string): T {
  KINDS.set(schema, kind);
  return schema;
}

export function factsOf(schema: object): SettingFacts | undefined {
  return FACTS.get(schema);
}

export function kindOf(schema: z.ZodMiniType): string | undefined {
  return KINDS.get(schema);
}

/** A key without its default, which the reference still shows: a record holds it only where it is written. */
export function withoutDefault<T extends z.ZodMiniType>(
  schema: z.ZodMiniDefault<T>,
  facts: Partial<SettingFacts> = {},
) {
  const { def } = schema;
  const kind = kindOf(schema);
  const inner = z.optional(def.innerType);
  const unset = `\`${JSON.stringify(def.defaultValue)}\``;
  return setting(kind === undefined ? inner : named(inner, kind), { doc: '', ...factsOf(schema), unset, ...facts });
}

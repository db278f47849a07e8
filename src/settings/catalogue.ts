/** The settings of a schema as a list: what the reference and its tests are made of. */
import * as z from 'zod/mini';
import { factsOf, kindOf, type SettingFacts } from './setting.ts';

export interface ListedSetting {
  /** As people write it: `guards[].name`. */
  readonly key: string;
  /** The values that it takes; Markdown. */
  readonly kind: string;
  /** What holds where it is left out; Markdown. */
  readonly unset: string;
  readonly facts: SettingFacts | undefined;
}

/** Every setting of a schema, in its order. */
export function listSettings(schema: z.ZodMiniType, prefix = ''): readonly ListedSetting[] {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodMiniObject && kindOf(inner) === undefined) {
    const members = Object.entries(inner.shape) as [string, z.ZodMiniType][];
    return members.flatMap(([key, member]) => listSettings(member, prefix === '' ? key : `${prefix}.${key}`));
  }
  if (inner instanceof z.ZodMiniArray && unwrap(inner.def.element as z.ZodMiniType).inner instanceof z.ZodMiniObject) {
    return listSettings(inner.def.element as z.ZodMiniType, `${prefix}[]`);
  }
  return [{ key: prefix, ...describe(schema) }];
}

interface Unwrapped {
  readonly inner: z.ZodMiniType;
  readonly layers: readonly z.ZodMiniType[];
}

function unwrap(schema: z.ZodMiniType): Unwrapped {
  const layers = [schema];
  let inner = schema;
  while (
    inner instanceof z.ZodMiniOptional ||
    inner instanceof z.ZodMiniDefault ||
    inner instanceof z.ZodMiniPrefault
  ) {
    inner = inner.def.innerType as z.ZodMiniType;
    layers.push(inner);
  }
  return { inner, layers };
}

function describe(schema: z.ZodMiniType): Omit<ListedSetting, 'key'> {
  const { inner, layers } = unwrap(schema);
  const facts = layers.map(factsOf).find((each) => each !== undefined);
  const kind = layers.map(kindOf).find((each) => each !== undefined) ?? plainKind(inner);
  return { kind, unset: facts?.unset ?? unsetOf(layers), facts };
}

function unsetOf(layers: readonly z.ZodMiniType[]): string {
  for (const layer of layers) {
    if (layer instanceof z.ZodMiniDefault) return shown(layer.def.defaultValue);
    if (layer instanceof z.ZodMiniOptional) return 'none';
  }
  return 'required';
}

function shown(value: unknown): string {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return `\`${JSON.stringify(value)}\``;
  const members = Object.entries(value).map(([key, member]) => `${key} = ${JSON.stringify(member)}`);
  return members.length === 0 ? '`{}`' : `\`{ ${members.join(', ')} }\``;
}

function plainKind(inner: z.ZodMiniType): string {
  if (inner instanceof z.ZodMiniEnum) {
    return Object.values(inner.def.entries)
      .map((word) => `\`"${word}"\``)
      .join(', ');
  }
  if (inner instanceof z.ZodMiniLiteral)
    return inner.def.values.map((each) => `\`${JSON.stringify(each)}\``).join(', ');
  if (inner instanceof z.ZodMiniBoolean) return '`true`, `false`';
  if (inner instanceof z.ZodMiniString) return 'text';
  throw new TypeError('a setting whose values have no name');
}

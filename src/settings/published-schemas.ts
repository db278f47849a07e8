// Not zod/mini, as in the decoders: no run loads this file, and it alone has JSON Schemas.
import * as z from 'zod';
import type * as mini from 'zod/mini';
import { experimentConfigSchema } from './experiment-config.ts';
import { frontMatterSchema } from './mission-contract.ts';
import { factsOf } from './setting.ts';
import { workPlanSchema } from './work-plan.ts';

const PUBLISHED = {
  'experiment-config': {
    schema: experimentConfigSchema,
    title: 'Configuration of an experiment',
    description: '.autorize/NAME/config.toml, as docs/reference/configuration.md describes it.',
  },
  'mission-front-matter': {
    schema: frontMatterSchema,
    title: 'Front matter of a mission',
    description: 'The front matter of sandbox.md, as docs/reference/configuration.md describes it.',
  },
  'work-items': {
    schema: workPlanSchema,
    title: 'Work items',
    description: 'A plan of work items for agents, as docs/reference/configuration.md describes it.',
  },
} as const;

/** The JSON Schema of something that this package reads or writes; settings in it are documented. */
export function buildSchema(
  name: string,
  {
    schema,
    io,
    title,
    description,
  }: {
    readonly schema: mini.ZodMiniType;
    readonly io: 'input' | 'output';
    readonly title: string;
    readonly description: string;
  },
): Record<string, unknown> {
  const { $schema, ...body } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const facts = factsOf(zodSchema);
      if (facts !== undefined) jsonSchema.description = plain(facts.doc);
      // Not a bound of ours: every JSON number that is a whole one has it.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return { $schema, $id: `urn:autorize-action:${name}:v1`, title, description, ...body };
}

/** The published JSON Schemas of files that people write, by the name of their file in docs/schemas without its ending. */
export function buildSettingsSchemas(): Record<keyof typeof PUBLISHED, Record<string, unknown>> {
  const entries = Object.entries(PUBLISHED).map(([name, each]) => [name, buildSchema(name, { ...each, io: 'input' })]);
  return Object.fromEntries(entries);
}

/** Without the links of Markdown: they lead nowhere from an editor. */
function plain(doc: string): string {
  return doc.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

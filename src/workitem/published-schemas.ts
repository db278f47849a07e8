// Not zod/mini, as in the decoders: no run loads this file, and it alone has JSON Schemas.
import * as z from 'zod';
import { workFileSchema } from './contract.ts';
import { receiptSchema } from './receipt.ts';

const PUBLISHED = {
  'work-items': {
    schema: workFileSchema,
    io: 'input',
    title: 'Work items',
    description: 'A plan of work items for agents, as docs/work-items.md describes it.',
  },
  'work-receipt': {
    schema: receiptSchema,
    io: 'output',
    title: 'Receipt of a work item',
    description: 'What a run of a work item was of and came to, as docs/work-items.md describes it.',
  },
} as const;

/** The published JSON Schemas of work items, by the name of their file in docs/schemas without its ending. */
export function buildWorkSchemas(): Record<keyof typeof PUBLISHED, Record<string, unknown>> {
  const entries = Object.entries(PUBLISHED).map(([name, { schema, io, title, description }]) => {
    const { $schema, ...body } = z.toJSONSchema(schema, {
      io,
      override: ({ jsonSchema }) => {
        // Not a bound of ours: every JSON number that is a whole one has it.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    return [name, { $schema, $id: `urn:autorize-action:${name}:v1`, title, description, ...body }];
  });
  return Object.fromEntries(entries);
}

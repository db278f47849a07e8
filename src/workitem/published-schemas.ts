import { buildSchema } from '../settings/published-schemas.ts';
import { receiptSchema } from './receipt.ts';

/** The published JSON Schemas of what a run of work items writes, by the name of their file in docs/schemas. */
export function buildWorkSchemas(): Record<'work-receipt', Record<string, unknown>> {
  return {
    'work-receipt': buildSchema('work-receipt', {
      schema: receiptSchema,
      io: 'output',
      title: 'Receipt of a work item',
      description: 'What a run of a work item was of and came to, as docs/reference/work-items.md describes it.',
    }),
  };
}

import * as z from 'zod/mini';
import { AGENT_PRESETS } from '../engine/agents/registry.ts';
import { GATEWAY_APIS } from '../engine/gateway/protocol.ts';
import { planEnvironment, preparedBuild, preparedSetup } from '../settings/environment-shape.ts';
import { modelPrice } from '../settings/shared-shapes.ts';
import { durationAboveNothing } from '../settings/values.ts';
import { workItemSchema } from '../settings/work-plan.ts';

export const RUN_STATUSES = ['success', 'failure', 'denied', 'timeout'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

const ARTIFACT_TYPES = ['create', 'edit', 'delete'] as const;
export type ArtifactType = (typeof ARTIFACT_TYPES)[number];

const text = z.string();
const count = z.int().check(z.minimum(0));
const hash = text.check(z.regex(/^[0-9a-f]{64}$/));
const commit = text.check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const instant = text.check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const uuid = text.check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
const type = z.enum(ARTIFACT_TYPES);

const deltas = z.array(z.strictObject({ path: text, type, removed: count, added: count }));

/** A receipt exactly as on disk. Source: work items, "Receipt". */
export const receiptSchema = z.strictObject({
  schema_version: z.literal(1),
  id: uuid,
  plan: text,
  branch: text,
  status: z.enum(RUN_STATUSES),
  reason: z.nullable(text),
  work_item: workItemSchema,
  work_item_hash: hash,
  agent: z.strictObject({
    id: text,
    command: text,
    preset: z.nullable(z.enum(AGENT_PRESETS)),
    stdin: z.enum(['none', 'prompt']),
    env: z.record(text, text),
    sandbox: z.enum(['auto', 'required', 'off']),
    network: z.enum(['on', 'off', 'model']),
    /** How it reached its model; missing where it did so by itself. */
    gateway: z.optional(z.enum([...GATEWAY_APIS, 'off'])),
    server_tools: z.optional(z.boolean()),
    price: z.optional(z.record(text, modelPrice)),
    /** In the action: it could reach nothing else, though no setting said so. */
    only_model: z.optional(z.literal(true)),
  }),
  started_at: instant,
  ended_at: instant,
  execution_time_ms: count,
  before_commit: commit,
  before_hash: hash,
  after_commit: z.nullable(commit),
  after_hash: z.nullable(hash),
  landed_commit: z.nullable(commit),
  landed_hash: z.nullable(hash),
  artifacts: z.array(
    z.strictObject({
      path: text,
      type,
      mode: z.nullable(text),
      content_hash: z.nullable(hash),
      git_blob: z.nullable(commit),
    }),
  ),
  deltaO: deltas,
  deltaPi: deltas,
  deltaLambda: deltas,
  deltaQ: deltas,
  tool_trace: z.union([z.array(z.strictObject({ tool: text, detail: z.optional(text) })), z.literal('unavailable')]),
  /** Null where it was not asked: the agent failed before. */
  admission: z.nullable(z.strictObject({ ok: z.boolean(), reason: z.nullable(text) })),
  tests: z.nullable(
    z.strictObject({
      command: text,
      outcome: z.enum(['passed', 'failed', 'timeout']),
      passed: z.nullable(count),
      failed: z.nullable(count),
      output: text,
    }),
  ),
  sandbox: text,
  /**
   * Whether a process of the agent's user could read the key that the gateway kept; missing where there was none, and in
   * older receipts.
   */
  key_in_reach: z.optional(z.boolean()),
  environment: z.strictObject({
    ...{ autorize: text, node: text, git: text, platform: text, arch: text },
    /** Limits of commands, where the plan sets them. */
    memory: z.optional(text),
    cores: z.optional(text),
  }),
  /** What the plan prepared for agent and tests, as it says; missing where it says nothing, or in older receipts. */
  prepared: z.optional(
    z.strictObject({
      environment: planEnvironment,
      setup: preparedSetup('5m', durationAboveNothing),
      build: preparedBuild('10m', durationAboveNothing),
    }),
  ),
  files: z.record(text, hash),
  /** BLAKE3 of the program that replays it; of what landed. */
  replay_tool: z.optional(hash),
  previous_receipt_hash: z.nullable(hash),
  receipt_hash: hash,
});

export type Receipt = z.output<typeof receiptSchema>;
/** A receipt before it is linked to the one before it. */
export type ReceiptDraft = Omit<Receipt, 'previous_receipt_hash' | 'receipt_hash'>;

/** A UUID of version 7: the time in front, so that ids sort by it. `random`: 10 bytes. */
export function uuidV7(now: Date, random: Buffer): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const bytes = Buffer.from(random);
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [time.slice(0, 8), time.slice(8), hex.slice(0, 4), hex.slice(4, 8), hex.slice(8, 20)].join('-');
}

const DIFFERENCE_KINDS = [
  'shape',
  'missing',
  'commitment',
  'seed',
  'coin',
  'order',
  'digest',
  'tree',
  'duplicate',
  'level',
  'evidence',
  'outcome',
  'kept',
  'acceptance-check',
  'size',
  'incumbent',
  'calibration',
  'effect',
  'claim',
  'group',
  'headline',
] as const;

export interface AuditDifference {
  readonly kind: (typeof DIFFERENCE_KINDS)[number];
  /** 1-based number of the record. */
  readonly record: number;
  readonly message: string;
}

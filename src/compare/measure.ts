/** What is measured of a command that prints no score. Pure. */
export const MEASURES = ['wall'] as const;
export type Measure = (typeof MEASURES)[number];

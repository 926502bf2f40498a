/**
 * What a transaction locks, in the order in which it locks it: parents before children, so that no two can wait for each other. A run that is
 * being calculated comes before its batch, because whoever ends it counts it down first (ADR 17).
 */
export const lockOrder = ['solution', 'period', 'calculation-run', 'batch', 'approval', 'solution-copy', 'payslip'] as const;
export type Lockable = (typeof lockOrder)[number];

/** Those that have a state machine: whoever changes one loads it for change. Their names are those of the audit. */
export type StatefulThing = Exclude<Lockable, 'calculation-run'>;
export const statefulThings = lockOrder.filter((thing): thing is StatefulThing => thing !== 'calculation-run');

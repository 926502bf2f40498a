/**
 * What a transaction locks, in the order in which it locks it: parents before children, so that no two can wait for each other. A run that is
 * being calculated comes before its batch, because whoever ends it counts it down first (ADR 17).
 */
export const lockOrder = [
  'user',
  'language',
  'weblate',
  'legal-entity',
  'work-calendar',
  'employee',
  'global-table',
  'solution',
  'period',
  'calculation-run',
  'batch',
  'compensation-review',
  'import',
  'approval',
  'solution-copy',
  'payslip-round',
  'payslip',
  'payslip-archive',
  'payslip-move',
  'scenario',
] as const;
export type Lockable = (typeof lockOrder)[number];

/** Locked without a state of their own: a run is its batch's, whoever counts or orders what a person keeps locks the person, and terms are changed under the lock of their language. */
const stateless = ['user', 'language', 'weblate', 'calculation-run'] as const satisfies readonly Lockable[];
const isStateless = (thing: Lockable): thing is (typeof stateless)[number] => stateless.some((one) => one === thing);

/** Those whose state somebody may change meanwhile, be it a machine's or the latest revision: whoever changes one loads it for change. Their names are those of the audit. */
export type StatefulThing = Exclude<Lockable, (typeof stateless)[number]>;
export const statefulThings = lockOrder.filter((thing): thing is StatefulThing => !isStateless(thing));

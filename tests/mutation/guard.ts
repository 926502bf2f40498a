/** The kinds of guard that a payroll system stands on. */
export type GuardKind =
  | 'scope'
  | 'permission'
  | 'own submission'
  | 'pay fields'
  | 'audit'
  | 'delay'
  | 'limit'
  | 'session'
  | 'origin'
  | 'single use'
  | 'fencing'
  | 'idempotency'
  | 'lock'
  | 'state'
  | 'money'
  | 'shedding'
  | 'known then';

/** A guard that can be taken away, and the tests that must notice. */
export interface Guard {
  /** What it guards, in words; unique. */
  readonly name: string;
  readonly kind: GuardKind;
  /** From the repository's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly text: string;
  /** What stands there when the guard is gone. */
  readonly without: string;
  /** From the repository's root. */
  readonly tests: readonly string[];
  /** Only tests whose titles match are run. */
  readonly only?: string;
}

import type { Step } from '../../step.ts';

/** Who works here, and what becomes of them. */
export const steps: readonly Step[] = [{ procedure: 'org/employees/export-employees', by: 'administrator', input: () => ({}) }];

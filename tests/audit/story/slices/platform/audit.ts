import type { Step } from '../../step.ts';

export const steps: readonly Step[] = [
  { procedure: 'platform/audit/export-audit', by: 'administrator', input: () => ({ procedure: 'none' }) },
];

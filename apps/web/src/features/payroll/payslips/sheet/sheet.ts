import type { Outputs } from '../../../../shared/api/trpc.ts';

/** A payslip as it is drawn: one that its employee reads, one that whoever runs payroll looks at, or a preview of one. */
export type SheetOf = Outputs['payroll']['payslipSettings']['previewPayslip'];
export type SheetLine = SheetOf['lines'][number];
export type SheetGroup = SheetOf['groups'][number];

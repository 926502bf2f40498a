import { payslipSheet } from '@wagewright/contracts/payroll/payslips';
import { writeSheet } from '@wagewright/documents';
import type { DocumentsTask } from '../task.ts';

/** Payslips as PDF, without a password: each as its own page gives it. */
export async function writePayslips({ details, language, madeAt }: Omit<DocumentsTask, 'memory'>): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (const detail of details) documents.push(await writeSheet(payslipSheet(detail, language, madeAt)));
  return documents;
}

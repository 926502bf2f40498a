import { type PayslipDetail, payslipSheet } from '@wagewright/contracts/payroll/payslips';
import { writeSheet } from '@wagewright/documents';
import { type CallContext, languageOf } from '../../core/context.ts';

/** The file of a payslip: its number is unique, and says nothing that the payslip itself should keep. */
export const documentName = ({ number }: Pick<PayslipDetail, 'number'>): string => `${number}.pdf`;

/** Answers the call with the payslip as PDF in the caller's language, when the call has succeeded. */
export async function sendDocument(context: CallContext, detail: PayslipDetail, password: string | undefined): Promise<void> {
  const bytes = await writeSheet(payslipSheet(detail, languageOf(context), context.deps.clock()), password);
  const pieces = (async function* () {
    yield await Promise.resolve(bytes);
  })();
  context.http.sendFile({ name: documentName(detail), type: 'application/pdf', pieces });
}

/** What the audit says of it: whether it left with a password, never which. */
export const handedOut = (id: number, number: string, password: string | undefined) => ({
  entity: 'payslip-document',
  entityId: id,
  after: { number, password: password !== undefined },
});

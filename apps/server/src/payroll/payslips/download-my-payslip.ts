import { downloadMyPayslip as contract } from '@wagewright/contracts/payroll/payslips';
import { implementSteppedMutation } from '../../core/implement.ts';
import { noteSeen } from './note-seen.ts';
import { payslipDetail } from './payslip-detail.ts';
import { documentName, handedOut, sendDocument } from './payslip-document.ts';
import { requireOwnPayslip } from './read-payslip.ts';

export const downloadMyPayslip = implementSteppedMutation(contract, async ({ input, actor, context, deps, inTransaction }) => {
  const { id, password } = input;
  const detail = await payslipDetail(deps, await requireOwnPayslip(deps, id, actor));
  await inTransaction(async (change) => {
    await noteSeen(change, id);
    change.audit(handedOut(id, detail.number, password));
  });
  await sendDocument(context, detail, password);
  return { fileName: documentName(detail) };
});

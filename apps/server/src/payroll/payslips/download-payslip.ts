import { downloadPayslip as contract } from '@wagewright/contracts/payroll/payslips';
import { implementSteppedMutation } from '../../core/implement.ts';
import { payslipDetail } from './payslip-detail.ts';
import { documentName, handedOut, sendDocument } from './payslip-document.ts';
import { requirePayslip } from './read-payslip.ts';

export const downloadPayslip = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { id, password } = input;
  const detail = await payslipDetail(deps, await requirePayslip(deps, id, reach));
  await inTransaction(async ({ audit }) => audit(handedOut(id, detail.number, password)));
  await sendDocument(context, detail, password);
  return { fileName: documentName(detail) };
});

import { requireTransition } from '@wagewright/contracts';
import { resendPayslips as contract } from '@wagewright/contracts/payroll/payslip-deliveries';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { resendPayslips as resend } from '@wagewright/db';
import { payslipColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadPayslipsForChange } from '../issued-payslips/index.ts';

export const resendPayslips = implementMutation(contract, async (call) => {
  const rows = await loadPayslipsForChange(call, call.input.ids);
  const facts = { seen: false, wasPublished: true };
  for (const { id, status } of rows) requireTransition(payslipMachine, { id, status: payslipColumns.status(status) }, 'resend', facts);
  const resent = await resend(
    call.sql,
    rows.map(({ id }) => id),
    call.deps.publicUrl,
  );
  if (resent.length === 0) call.unchanged();
  else await call.enqueue('platform.send-outbox', [{}]);
  const after = { event: 'resend', ...(call.input.remarks ? { remarks: call.input.remarks } : {}) };
  for (const entityId of new Set(resent)) call.audit({ entity: 'payslip', entityId, after });
  return { resent: resent.length };
});

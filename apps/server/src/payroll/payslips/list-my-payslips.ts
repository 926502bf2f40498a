import { listMyPayslips as contract } from '@wagewright/contracts/payroll/payslips';
import { listOwnPayslips } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { viewPayslip } from './payslip-view.ts';

export const listMyPayslips = implementQuery(contract, async ({ actor, deps }) => {
  if (actor.employeeId === null) return { rows: [] };
  return { rows: (await listOwnPayslips(deps.db.reads, actor.employeeId)).map(viewPayslip) };
});

import { AppError } from '@wagewright/contracts';
import type { FileOwner } from '../../platform/files/index.ts';
import { payslipsWithin } from '../issued-payslips/index.ts';

/** The employee and whoever may see that pay read the files of a dispute; what was sent with words stays with them. */
export const disputeFiles: FileOwner = {
  isSeen: async ({ tx, actor }, id) => {
    const reach = actor.grants.get('pay.read');
    const own = actor.employeeId === null ? [] : [{ employeeId: actor.employeeId }];
    const where = { id, payslip: { OR: [...own, ...(reach ? [payslipsWithin(reach)] : [])] } };
    return (await tx.payslipDispute.count({ where })) > 0;
  },
  letGo: async (_call, id) => {
    throw new AppError('ILLEGAL_TRANSITION', { what: 'Dispute', id, status: 'sent', event: 'remove-file', allowed: '' });
  },
};

import { countDeliveries as contract } from '@wagewright/contracts/payroll/payslip-deliveries';
import { countDeliveries as count, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const countDeliveries = implementQuery(contract, async ({ input, reach, actor, deps }) => ({
  ...(await deps.db.prisma.$transaction((tx) => count(sqlOfPrisma(tx), reach, input))),
  canResend: actor.grants.has('batch.publish-payslips'),
}));

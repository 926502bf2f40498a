import { listSetups as contract } from '@wagewright/contracts/payroll/setups';
import { legalEntityColumns, payrollSetupColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

export const listSetups = implementQuery(contract, async ({ reach, deps }) => {
  const rows = await deps.db.prisma.legalEntity.findMany({
    where: legalEntitiesWithin(reach),
    orderBy: { code: 'asc' },
    include: {
      payrollSetup: true,
      solutions: { where: { periods: { some: { batches: { some: { status: 'closed' } } } } }, select: { id: true }, take: 1 },
    },
  });
  return {
    rows: rows.map(({ id, name, payrollSetup, solutions }) => ({
      legalEntityId: id,
      legalEntity: legalEntityColumns.name(name),
      status: payrollSetup && payrollSetupColumns.status(payrollSetup.status),
      hasPaid: solutions.length > 0,
    })),
  };
});

import { listPayslipPlaces as contract } from '@wagewright/contracts/payroll/issued-payslips';
import { listPayslipPlaces as list, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';

export const listPayslipPlaces = implementQuery(contract, async ({ input, reach, deps, context }) => {
  const rows = await deps.db.prisma.$transaction((tx) => list(sqlOfPrisma(tx), reach, input, languageOf(context)));
  const of = (asked: 'legal-entity' | 'department') =>
    rows.flatMap(({ kind, id, name: kept }) => {
      const name = departmentVersionColumns.name(kept);
      return kind === asked && name ? [{ id, name }] : [];
    });
  return { legalEntities: of('legal-entity'), departments: of('department') };
});

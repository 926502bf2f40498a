import { listPlaces as contract } from '@wagewright/contracts/payroll/solutions';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';

export const listPlaces = implementQuery(contract, async ({ reach, deps }) => {
  const where = reach.all ? {} : { OR: [{ id: { in: [...reach.legalEntityIds] } }, { solutions: { some: solutionsWithin(reach) } }] };
  const entities = await deps.db.prisma.legalEntity.findMany({ where, orderBy: { code: 'asc' } });
  return {
    rows: entities.map(({ id, name, country, currency }) => ({
      id,
      name: legalEntityColumns.name(name),
      country,
      currency,
      onlyOfSolutions: !reach.all && !reach.legalEntityIds.has(id),
    })),
  };
});

import { listLegalEntities as contract } from '@wagewright/contracts/org/legal-entities';
import { isoDay, legalEntityColumns, workCalendarColumns } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { employedOn, legalEntitiesWithin } from '../../core/scopes.ts';
import { belongings } from './belongings.ts';

export const listLegalEntities = implementQuery(contract, async (call) => {
  const { reach, actor, deps } = call;
  const { prisma } = deps.db;
  const on = dayAsked(call);
  const rows = await prisma.legalEntity.findMany({
    where: legalEntitiesWithin(reach),
    include: { calendar: true, _count: true, solutions: { select: { _count: { select: { periods: true } } } } },
    orderBy: { code: 'asc' },
  });
  const employed = await prisma.employee.groupBy({ by: ['legalEntityId'], where: employedOn(on), _count: true });
  const headcounts = new Map(employed.map(({ legalEntityId, _count }) => [legalEntityId, _count]));
  const may = actor.grants.get('legal-entity.edit');
  return {
    on: isoDay(on),
    rows: rows.map(({ calendar, solutions, _count, ...row }) => ({
      ...row,
      name: legalEntityColumns.name(row.name),
      calendar: calendar ? workCalendarColumns.name(calendar.name) : null,
      headcount: headcounts.get(row.id) ?? 0,
      periodCount: solutions.reduce((sum, solution) => sum + solution._count.periods, 0),
      isUsed: belongings.some(({ of }) => _count[of] > 0),
      mayEdit: may !== undefined && (may.all || may.legalEntityIds.has(row.id)),
    })),
  };
});

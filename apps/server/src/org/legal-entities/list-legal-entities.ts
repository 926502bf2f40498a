import { listLegalEntities as contract } from '@wagewright/contracts/org/legal-entities';
import { legalEntityColumns, workCalendarColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employedOn, legalEntitiesWithin } from '../../core/scopes.ts';

export const listLegalEntities = implementQuery(contract, async ({ reach, actor, deps }) => {
  const today = deps.clock();
  const rows = await deps.db.prisma.legalEntity.findMany({
    where: legalEntitiesWithin(reach),
    include: { calendar: true, _count: { select: { employees: { where: employedOn(today) } } } },
    orderBy: { code: 'asc' },
  });
  const may = actor.grants.get('legal-entity.edit');
  return {
    rows: rows.map(({ id, code, name, country, currency, timeZone, calendar, version, _count }) => ({
      id,
      code,
      name: legalEntityColumns.name(name),
      country,
      currency,
      timeZone,
      calendar: calendar ? workCalendarColumns.name(calendar.name) : null,
      headcount: _count.employees,
      version,
      mayEdit: may !== undefined && (may.all || may.legalEntityIds.has(id)),
    })),
  };
});

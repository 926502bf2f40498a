import { AppError } from '@wagewright/contracts';
import { getCompensationFile as contract } from '@wagewright/contracts/org/compensation';
import { isoDay } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { viewItem } from './item-limits.ts';
import { payWithin } from './load-pay.ts';
import { readChanges } from './read-changes.ts';
import { recordInclude } from './salary-levels.ts';
import { structuresOf } from './structures-of.ts';
import { viewRecord } from './view-records.ts';

export const getCompensationFile = implementQuery(contract, async (call) => {
  const { input, actor, reach, deps } = call;
  const { prisma } = deps.db;
  const { employeeId } = input;
  const now = deps.clock();
  const on = isoDay(dayAsked(call));
  const within = { AND: [{ id: employeeId }, payWithin(reach, actor, now)] };
  const person = await prisma.employee.findFirst({ where: within, include: { legalEntity: true } });
  if (!person) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const editing = actor.grants.get('compensation.edit');
  const mayEdit =
    editing !== undefined &&
    (await prisma.employee.count({ where: { AND: [{ id: employeeId }, employeesWithin(editing, actor, now)] } })) > 0;
  const rows = await prisma.compensationRecord.findMany({
    where: { employeeId },
    include: { item: true, ...recordInclude },
    orderBy: [{ item: { code: 'asc' } }, { effectiveDate: 'desc' }],
  });
  const items = await prisma.compensationItem.findMany({ orderBy: { code: 'asc' } });
  return {
    employeeId,
    today: isoDay(now),
    currency: person.legalEntity.currency,
    items: items.map(viewItem),
    structures: mayEdit ? await structuresOf(prisma, person.legalEntityId) : [],
    records: rows.map((row) => viewRecord(row, viewItem(row.item), on)),
    changes: await readChanges(prisma, employeeId, deps.compensationChangesElsewhere),
    mayEdit,
  };
});

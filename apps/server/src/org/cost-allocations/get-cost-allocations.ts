import { AppError } from '@wagewright/contracts';
import { getCostAllocations as contract } from '@wagewright/contracts/org/cost-allocations';
import { compensationItemColumns, effectiveOn, isoDay } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { readChanges } from './read-changes.ts';
import { allocationInclude, allocationOrder, centerName, viewAllocations } from './view-allocations.ts';

export const getCostAllocations = implementQuery(contract, async (call) => {
  const { input, actor, reach, deps } = call;
  const { prisma } = deps.db;
  const { employeeId } = input;
  const now = deps.clock();
  const on = dayAsked(call);
  const current = { where: effectiveOn(on), take: 1, include: { costCenter: true } };
  const within = { AND: [{ id: employeeId }, employeesWithin(reach, actor, now)] };
  const person = await prisma.employee.findFirst({ where: within, include: { assignments: current } });
  if (!person) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const editing = actor.grants.get('cost-allocation.edit');
  const editable = editing && { AND: [{ id: employeeId }, employeesWithin(editing, actor, now)] };
  const assigned = person.assignments[0]?.costCenter;
  const items = await prisma.compensationItem.findMany({ orderBy: { code: 'asc' } });
  const rows = await prisma.costCenterAllocation.findMany({ where: { employeeId }, include: allocationInclude, orderBy: allocationOrder });
  return {
    employeeId,
    today: isoDay(now),
    assigned: assigned ? centerName(assigned) : null,
    items: items.map(({ code, name }) => ({ code, name: compensationItemColumns.name(name) })),
    allocations: viewAllocations(rows, isoDay(on)),
    changes: await readChanges(prisma, employeeId),
    mayEdit: editable !== undefined && (await prisma.employee.count({ where: editable })) > 0,
  };
});

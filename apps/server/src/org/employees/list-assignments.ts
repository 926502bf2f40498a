import { listAssignments as contract } from '@wagewright/contracts/org/employees';
import { costCenterColumns, gradeColumns, isoDay, positionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { departmentNames } from './department-names.ts';
import { requireWithinReach } from './within-reach.ts';

const unnamed = { en: '', 'zh-CN': '' };
const person = { select: { id: true, name: true } };

export const listAssignments = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  await requireWithinReach({ prisma, reach, actor, now: deps.clock() }, input.id);
  const rows = await prisma.assignment.findMany({
    where: { employeeId: input.id },
    include: { position: { include: { grade: true } }, costCenter: true, supervisor: person, dottedSupervisor: person },
    orderBy: { effectiveDate: 'desc' },
  });
  return {
    rows: await Promise.all(
      rows.map(async ({ departmentId, position, costCenter, effectiveDate, expiryDate, ...row }) => ({
        from: isoDay(effectiveDate),
        until: expiryDate && isoDay(expiryDate),
        department: { id: departmentId, name: (await departmentNames(prisma, [departmentId], effectiveDate)).get(departmentId) ?? unnamed },
        position: { id: position.id, name: positionColumns.title(position.title) ?? unnamed },
        grade: gradeColumns.name(position.grade?.name ?? null),
        costCenter: costCenter && { id: costCenter.id, name: costCenterColumns.name(costCenter.name) ?? unnamed },
        supervisor: row.supervisor,
        dottedSupervisor: row.dottedSupervisor,
        category: row.category,
      })),
    ),
  };
});

import { listAssignments as contract } from '@wagewright/contracts/org/employees';
import { costCenterColumns, gradeColumns, isoDay, positionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { departmentNames } from './department-names.ts';
import { type Service, serviceInclude, servicesOf } from './service.ts';
import { requireWithinReach } from './within-reach.ts';

const unnamed = { en: '', 'zh-CN': '' };
const person = { select: { id: true, name: true } };

/** A job that somebody has when they leave ends with their employment, although it stands on: they may stay after all, or come back. */
const lastDayThere = (services: readonly Service[], from: string, until: string | null): string | null =>
  services.find(({ lastDay }) => lastDay !== null && lastDay >= from && (until === null || lastDay < until))?.lastDay ?? until;

export const listAssignments = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  await requireWithinReach({ prisma, reach, actor, now: deps.clock() }, input.id);
  const rows = await prisma.assignment.findMany({
    where: { employeeId: input.id },
    include: { position: { include: { grade: true } }, costCenter: true, supervisor: person, dottedSupervisor: person },
    orderBy: { effectiveDate: 'desc' },
  });
  const whom = await prisma.employee.findUniqueOrThrow({ where: { id: input.id }, include: serviceInclude });
  const services = servicesOf(whom);
  return {
    rows: await Promise.all(
      rows.map(async ({ departmentId, position, costCenter, effectiveDate, expiryDate, ...row }) => ({
        from: isoDay(effectiveDate),
        until: lastDayThere(services, isoDay(effectiveDate), expiryDate && isoDay(expiryDate)),
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

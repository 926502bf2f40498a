import type { Prisma } from '@wagewright/db';
import { departmentVersionColumns, effectiveOn, isoDay, positionColumns } from '@wagewright/db/columns';

/** The assignment of the day and what it names. */
export const employeeInclude = (today: Date) => {
  const current = effectiveOn(today);
  return {
    legalEntity: true,
    assignments: {
      where: current,
      take: 1,
      include: {
        position: true,
        supervisor: { select: { name: true } },
        department: { include: { versions: { where: current, take: 1 } } },
      },
    },
  } satisfies Prisma.EmployeeInclude;
};

type EmployeeRow = Prisma.EmployeeGetPayload<{ include: ReturnType<typeof employeeInclude> }>;

export function viewEmployee(row: EmployeeRow) {
  const [assignment] = row.assignments;
  return {
    id: row.id,
    employeeNumber: row.employeeNumber,
    name: row.name,
    department: departmentVersionColumns.name(assignment?.department.versions[0]?.name ?? null),
    position: positionColumns.title(assignment?.position.title ?? null),
    hireDate: isoDay(row.hireDate),
    terminationDate: row.terminationDate ? isoDay(row.terminationDate) : null,
  };
}

import type { Prisma, PrismaClient } from '@wagewright/db';
import { effectiveOn, isoDay, positionColumns } from '@wagewright/db/columns';
import { departmentNames } from './department-names.ts';

/** The assignment of the day and what it names. */
export const employeeInclude = (on: Date) => {
  const current = effectiveOn(on);
  return {
    legalEntity: true,
    assignments: {
      where: current,
      take: 1,
      include: {
        position: { include: { grade: true } },
        costCenter: true,
        supervisor: { select: { id: true, name: true } },
        dottedSupervisor: { select: { id: true, name: true } },
      },
    },
  } satisfies Prisma.EmployeeInclude;
};

type EmployeeRow = Prisma.EmployeeGetPayload<{ include: ReturnType<typeof employeeInclude> }>;

type Named = Awaited<ReturnType<typeof departmentNames>>;

function viewEmployee(row: EmployeeRow, departments: Named) {
  const [assignment] = row.assignments;
  return {
    id: row.id,
    employeeNumber: row.employeeNumber,
    name: row.name,
    department: departments.get(assignment?.departmentId ?? 0) ?? null,
    position: positionColumns.title(assignment?.position.title ?? null),
    hireDate: isoDay(row.hireDate),
    terminationDate: row.terminationDate ? isoDay(row.terminationDate) : null,
  };
}

/** People as lists show them on a day. */
export async function viewEmployees(prisma: PrismaClient, rows: readonly EmployeeRow[], on: Date) {
  const ids = rows.flatMap(({ assignments: [assignment] }) => assignment?.departmentId ?? []);
  const departments = await departmentNames(prisma, ids, on);
  return rows.map((row) => viewEmployee(row, departments));
}

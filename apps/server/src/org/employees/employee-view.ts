import type { LocalizedText } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { isoDay } from '../../core/iso-day.ts';

/** The assignment of the day and what it names. */
export const employeeInclude = (today: Date) => {
  const current = { effectiveDate: { lte: today }, OR: [{ expiryDate: null }, { expiryDate: { gte: today } }] };
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
    department: (assignment?.department.versions[0]?.name as LocalizedText | undefined) ?? null,
    position: (assignment?.position.title as LocalizedText | undefined) ?? null,
    hireDate: isoDay(row.hireDate),
    terminationDate: row.terminationDate ? isoDay(row.terminationDate) : null,
  };
}

import type { LocalizedText } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { departmentVersionColumns, effectiveOn, isoDay } from '@wagewright/db/columns';

export interface DepartmentOnDay {
  readonly from: string;
  readonly until: string | null;
  readonly name: LocalizedText;
  readonly parentId: number | null;
  readonly managerId: number | null;
}

/** What a department is on a day on which it stands. */
export async function versionOn(tx: Prisma.TransactionClient, departmentId: number, day: string): Promise<DepartmentOnDay> {
  const row = await tx.departmentVersion.findFirstOrThrow({ where: { departmentId, ...effectiveOn(new Date(day)) } });
  return {
    from: isoDay(row.effectiveDate),
    until: row.expiryDate ? isoDay(row.expiryDate) : null,
    name: departmentVersionColumns.name(row.name) ?? { en: '', 'zh-CN': '' },
    parentId: row.parentId,
    managerId: row.managerEmployeeId,
  };
}

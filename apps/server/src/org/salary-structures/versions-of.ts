import type { SalaryStructureVersion } from '@wagewright/contracts/org/compensation';
import type { Prisma } from '@wagewright/db';
import { isoDay, salaryStructureVersionColumns } from '@wagewright/db/columns';

/** Versions of a structure as they are told. */
export const versionsOf = (rows: readonly Prisma.SalaryStructureVersionModel[]): SalaryStructureVersion[] =>
  rows.map(({ effectiveDate, expiryDate, ranges }) => ({
    effectiveDate: isoDay(effectiveDate),
    expiryDate: expiryDate && isoDay(expiryDate),
    ranges: [...salaryStructureVersionColumns.ranges(ranges)],
  }));

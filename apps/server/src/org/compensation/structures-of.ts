import type { OutputOf } from '@wagewright/contracts';
import type { getCompensationFile } from '@wagewright/contracts/org/compensation';
import type { PrismaClient } from '@wagewright/db';
import { salaryStructureColumns } from '@wagewright/db/columns';
import { versionsOf } from '../salary-structures/index.ts';

/** To what records of a legal entity's people can refer. */
export async function structuresOf(
  prisma: PrismaClient,
  legalEntityId: number,
): Promise<OutputOf<typeof getCompensationFile>['structures']> {
  const rows = await prisma.salaryStructure.findMany({
    where: { legalEntityId },
    include: { item: true, versions: { orderBy: { effectiveDate: 'asc' } } },
    orderBy: { code: 'asc' },
  });
  return rows.map(({ id, name, item, currency, versions }) => ({
    id,
    name: salaryStructureColumns.name(name),
    item: item.code,
    currency,
    versions: versionsOf(versions),
  }));
}

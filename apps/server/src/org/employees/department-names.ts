import type { LocalizedText } from '@wagewright/contracts';
import { type PrismaClient, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';

type Named = ReadonlyMap<number, LocalizedText | null>;

/** What departments are called in lists on a day: with those above them where the setting says so. */
export async function departmentNames(prisma: PrismaClient, ids: readonly number[], day: Date): Promise<Named> {
  const names = await sqlOfPrisma(prisma).query<{ id: number; name: unknown }>(
    'SELECT id, shown_department_name(id, $2::date) AS name FROM unnest($1::int[]) AS wanted(id)',
    [[...new Set(ids)], day],
  );
  return new Map(names.map(({ id, name }) => [id, departmentVersionColumns.name(name)]));
}

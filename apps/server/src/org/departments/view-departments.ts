import type { OutputOf, ProcedureContract } from '@wagewright/contracts';
import type { getDepartment } from '@wagewright/contracts/org/departments';
import { type DepartmentRow, listDepartmentRows, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns, legalEntityColumns } from '@wagewright/db/columns';
import type { Call } from '../../core/implement.ts';
import { departmentsWithin } from '../../core/scopes.ts';

type View = OutputOf<typeof getDepartment>['department'];
type Asking = Pick<Call<ProcedureContract>, 'actor' | 'reach' | 'deps'>;

const unnamed = { en: '', 'zh-CN': '' };

/** What stands above a department is told where the caller reaches it. */
function view(row: DepartmentRow, reached: ReadonlySet<number>): View {
  return {
    ...row,
    legalEntity: legalEntityColumns.name(row.legalEntity),
    name: departmentVersionColumns.name(row.name) ?? unnamed,
    fullName: departmentVersionColumns.name(row.fullName) ?? unnamed,
    parentId: row.parentId !== null && reached.has(row.parentId) ? row.parentId : null,
  };
}

/** The departments within the caller's reach as they stand on a day. */
export async function viewDepartments(
  { actor, reach, deps }: Asking,
  on: string,
  which: { readonly id?: number | undefined; readonly legalEntityId?: number | undefined },
): Promise<View[]> {
  const { prisma } = deps.db;
  const reached = await prisma.department.findMany({
    where: departmentsWithin(reach, actor, deps.clock()),
    select: { id: true, legalEntityId: true },
  });
  const wanted = reached.filter(
    ({ id, legalEntityId }) => (which.id ?? id) === id && (which.legalEntityId ?? legalEntityId) === legalEntityId,
  );
  const rows = await listDepartmentRows(sqlOfPrisma(prisma), { ids: wanted.map(({ id }) => id), on });
  const known = new Set(reached.map(({ id }) => id));
  return rows.map((row) => view(row, known));
}

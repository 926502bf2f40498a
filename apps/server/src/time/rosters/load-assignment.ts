import type { LocalizedText, OutputOf } from '@wagewright/contracts';
import { addDays } from '@wagewright/contracts/time/calendars';
import type { listRosterAssignments } from '@wagewright/contracts/time/rosters';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { departmentVersionColumns, isoDay, legalEntityColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { coversEntity, nameOfRoster } from './load-roster.ts';

export const assignmentInclude = {
  legalEntity: true,
  department: { include: { versions: { orderBy: { effectiveDate: 'asc' } } } },
  employee: true,
  roster: true,
} as const satisfies Prisma.RosterAssignmentInclude;
export type AssignmentRow = Prisma.RosterAssignmentGetPayload<{ include: typeof assignmentInclude }>;
type View = OutputOf<typeof listRosterAssignments>['rows'][number];

export const assignmentsWithin = (reach: Reach): Prisma.RosterAssignmentWhereInput => ({ legalEntity: legalEntitiesWithin(reach) });

type Target = Pick<View, 'kind' | 'targetId' | 'target' | 'targetCode'>;

const unnamed: LocalizedText = { en: '', 'zh-CN': '' };

/** What a department is called on a day; before its first version, what it was called then. */
function nameOn({ versions }: NonNullable<AssignmentRow['department']>, day: Date): LocalizedText {
  const then = versions.findLast(({ effectiveDate }) => effectiveDate <= day) ?? versions[0];
  return then ? (departmentVersionColumns.name(then.name) ?? unnamed) : unnamed;
}

export function targetOf({ employee, department, legalEntity, fromDate }: AssignmentRow): Target {
  if (employee) {
    const { id, name, employeeNumber } = employee;
    return { kind: 'employee', targetId: id, target: { en: name, 'zh-CN': name }, targetCode: employeeNumber };
  }
  if (department) return { kind: 'department', targetId: department.id, target: nameOn(department, fromDate), targetCode: department.code };
  const { id, name, code } = legalEntity;
  return { kind: 'legal-entity', targetId: id, target: legalEntityColumns.name(name), targetCode: code };
}

type Key = Pick<AssignmentRow, 'legalEntityId' | 'departmentId' | 'employeeId'>;
const sameTarget = (one: Key, other: Key): boolean =>
  one.employeeId === other.employeeId && one.departmentId === other.departmentId && one.legalEntityId === other.legalEntityId;

/** Of each row the day before the next one of the same begins. */
export async function endsOf(prisma: Pick<PrismaClient, 'rosterAssignment'>, rows: readonly AssignmentRow[]): Promise<Map<number, string>> {
  const some = <Id extends number>(ids: readonly (Id | null)[]) => ids.filter((id) => id !== null);
  const others = await prisma.rosterAssignment.findMany({
    where: {
      OR: [
        { employeeId: { in: some(rows.map(({ employeeId }) => employeeId)) } },
        { departmentId: { in: some(rows.map(({ departmentId }) => departmentId)) } },
        { employeeId: null, departmentId: null, legalEntityId: { in: rows.map(({ legalEntityId }) => legalEntityId) } },
      ],
    },
    orderBy: { fromDate: 'asc' },
  });
  return new Map(
    rows.flatMap((row) => {
      const next = others.find((other) => sameTarget(row, other) && other.fromDate > row.fromDate);
      return next ? [[row.id, addDays(isoDay(next.fromDate), -1)] as const] : [];
    }),
  );
}

export const viewAssignment = (row: AssignmentRow, until: string | undefined, edit: Reach | undefined): View => ({
  id: row.id,
  ...targetOf(row),
  from: isoDay(row.fromDate),
  until: until ?? null,
  roster: row.roster ? { id: row.roster.id, code: row.roster.code, name: nameOfRoster(row.roster) } : null,
  mayEdit: coversEntity(edit, row.legalEntityId),
});

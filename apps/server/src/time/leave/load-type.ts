import { AppError, type LocalizedText, type OutputOf } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { type listLeaveTypes, ruleOfYear } from '@wagewright/contracts/time/leave';
import type { Prisma } from '@wagewright/db';
import { isoDay, leaveRuleColumns, leaveTypeColumns, legalEntityColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';

export const typeInclude = { legalEntity: true, rules: { orderBy: { fromDate: 'asc' } } } as const satisfies Prisma.LeaveTypeInclude;
export type TypeRow = Prisma.LeaveTypeGetPayload<{ include: typeof typeInclude }>;
type View = OutputOf<typeof listLeaveTypes>['rows'][number];

/** The types of a reach: those of its legal entities, and those of the whole company. */
export const typesWithin = (reach: Reach): Prisma.LeaveTypeWhereInput =>
  reach.all ? {} : { OR: [{ legalEntityId: null }, { legalEntityId: { in: [...reach.legalEntityIds] } }] };

/** The types that people of a legal entity may have. */
export const typesOf = (legalEntityId: number): Prisma.LeaveTypeWhereInput => ({ OR: [{ legalEntityId: null }, { legalEntityId }] });

export const nameOfType = ({ name }: Pick<TypeRow, 'name'>): LocalizedText => leaveTypeColumns.name(name) ?? { en: '', 'zh-CN': '' };
export const rulesOf = ({ rules }: TypeRow) =>
  rules.map(({ fromDate, content }) => ({ from: isoDay(fromDate), rule: leaveRuleColumns.content(content) }));

const mayChange = (reach: Reach | undefined, { legalEntityId }: Pick<TypeRow, 'legalEntityId'>): boolean =>
  reach !== undefined && (reach.all || (legalEntityId !== null && reach.legalEntityIds.has(legalEntityId)));

export function viewType(row: TypeRow, edit: Reach | undefined, now: Date): View {
  const today = dayIn(row.legalEntity?.timeZone ?? 'UTC', now);
  return {
    id: row.id,
    code: row.code,
    name: nameOfType(row),
    paid: row.paid,
    legalEntityId: row.legalEntityId,
    legalEntity: row.legalEntity ? legalEntityColumns.name(row.legalEntity.name) : null,
    unit: leaveTypeColumns.unit(row.unit),
    hoursPerDay: String(row.hoursPerDay),
    isActive: row.isActive,
    rule: ruleOfYear(rulesOf(row), today) ?? null,
    version: row.version,
    mayEdit: mayChange(edit, row),
  };
}

/**
 * A type as the caller has seen it; whoever writes it says its version, so that of two at once one is refused.
 * @throws AppError NOT_FOUND; STALE_VERSION; LEAVE_TYPE_FOR_ALL
 */
export async function seenType(
  { tx, reach }: { readonly tx: Prisma.TransactionClient; readonly reach: Reach },
  { id, version }: { readonly id: number; readonly version: number },
): Promise<TypeRow> {
  const found = await tx.leaveType.findFirst({ where: { AND: [{ id }, typesWithin(reach)] }, include: typeInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'type of leave', id });
  if (found.version !== version) throw new AppError('STALE_VERSION', { what: 'Type of leave', id: found.code });
  if (!mayChange(reach, found)) throw new AppError('LEAVE_TYPE_FOR_ALL', { type: nameOfType(found) });
  return found;
}

/** Says that a type was changed. @returns its new version @throws AppError STALE_VERSION */
export async function nextTypeVersion(
  tx: Prisma.TransactionClient,
  { id, code, version }: Pick<TypeRow, 'id' | 'code' | 'version'>,
  data: Prisma.LeaveTypeUpdateManyMutationInput = {},
): Promise<number> {
  const { count } = await tx.leaveType.updateMany({ where: { id, version }, data: { ...data, version: version + 1 } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Type of leave', id: code });
  return version + 1;
}

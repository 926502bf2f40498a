import { listOneTimePayments as contract } from '@wagewright/contracts/org/one-time-payments';
import { type Prisma, readTakenPayments, sqlOfPrisma } from '@wagewright/db';
import { compensationItemColumns, isoDay, legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { payWithin } from '../compensation/index.ts';

const include = { item: true, employee: { select: { name: true, employeeNumber: true } } } as const satisfies Prisma.OneTimePaymentInclude;

const found = (search: string | undefined): Prisma.EmployeeWhereInput => {
  if (!search) return {};
  const part = { contains: search, mode: 'insensitive' } as const;
  return { OR: [{ name: part }, { employeeNumber: part }] };
};

export const listOneTimePayments = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const { employeeId, item, from, until, search, offset, limit } = input;
  const where: Prisma.OneTimePaymentWhereInput = {
    employee: { AND: [payWithin(reach, actor, deps.clock()), found(search), ...(employeeId === undefined ? [] : [{ id: employeeId }])] },
    ...(item ? { item: { code: item } } : {}),
    payrollDate: { ...(from ? { gte: new Date(from) } : {}), ...(until ? { lte: new Date(until) } : {}) },
  };
  const orderBy = [{ payrollDate: 'desc' }, { id: 'desc' }] as const satisfies Prisma.OneTimePaymentOrderByWithRelationInput[];
  const rows = await prisma.oneTimePayment.findMany({ where, include, orderBy, skip: offset, take: limit });
  const ids = rows.map(({ id }) => id);
  const standing = new Map((await readTakenPayments(sqlOfPrisma(prisma), ids)).map((one) => [one.id, one]));
  const items = await prisma.compensationItem.findMany({ where: { frequency: 'one-time' }, orderBy: { code: 'asc' } });
  const editing = actor.grants.get('compensation.edit');
  const entities = editing ? await prisma.legalEntity.findMany({ where: legalEntitiesWithin(editing), orderBy: { code: 'asc' } }) : [];
  return {
    total: await prisma.oneTimePayment.count({ where }),
    rows: rows.map((row) => ({
      id: row.id,
      version: row.version,
      employeeId: row.employeeId,
      employee: row.employee.name,
      employeeNumber: row.employee.employeeNumber,
      item: row.item.code,
      itemName: compensationItemColumns.name(row.item.name),
      amount: row.amount.toFixed(),
      currency: row.currency,
      payrollDate: isoDay(row.payrollDate),
      remarks: row.remarks,
      state: standing.get(row.id)?.state ?? ('ahead' as const),
      period: standing.get(row.id)?.period ?? null,
    })),
    items: items.map(({ code, name }) => ({ code, name: compensationItemColumns.name(name) })),
    legalEntities: entities.map(({ id, name, currency }) => ({ id, name: legalEntityColumns.name(name), currency })),
  };
});

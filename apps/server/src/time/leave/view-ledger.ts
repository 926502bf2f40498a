import { AppError } from '@wagewright/contracts';
import { decimalOf, fractionOf, plus, zero } from '@wagewright/contracts/fraction';
import { dueEntries, type PrismaClient, sqlOfPrisma } from '@wagewright/db';
import { isoDay, leaveEntryColumns, leaveTypeColumns } from '@wagewright/db/columns';
import { type PersonRow, todayOf } from '../requests/index.ts';
import { openAccount } from './account.ts';
import { nameOfType, typeInclude, typesOf } from './load-type.ts';

interface Asked {
  readonly typeId: number;
  readonly on: string | undefined;
  readonly now: Date;
}

/** How a balance came about: what is written, and what the rule brings through a day that is not written yet. */
export async function viewLedger(prisma: PrismaClient, person: PersonRow, { typeId, on, now }: Asked) {
  const day = on ?? todayOf(person, now);
  const type = await prisma.leaveType.findFirst({ where: { AND: [{ id: typeId }, typesOf(person.legalEntityId)] }, include: typeInclude });
  if (!type) throw new AppError('NOT_FOUND', { what: 'type of leave', id: typeId });
  const account = await openAccount(sqlOfPrisma(prisma), person.id, type);
  const written = await prisma.leaveEntry.findMany({
    where: { employeeId: person.id, typeId, day: { lte: new Date(day) } },
    orderBy: { id: 'asc' },
  });
  const users = await prisma.user.findMany({
    where: { id: { in: written.flatMap(({ byUserId }) => byUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const nameOf = new Map(users.map(({ id, displayName }) => [id, displayName]));
  const entries = [
    ...written.map((row) => ({
      kind: leaveEntryColumns.kind(row.kind),
      day: isoDay(row.day),
      exact: fractionOf(row.numerator, row.denominator),
      facts: leaveEntryColumns.facts(row.facts),
      corrects: row.corrects,
      reason: row.reason,
      at: row.at.toISOString() as string | null,
      by: row.byUserId === null ? null : (nameOf.get(row.byUserId) ?? null),
    })),
    ...dueEntries(account.records, account.rules, day).map(({ kind, day: on, amount: exact, facts, corrects }) => ({
      kind,
      day: on,
      exact,
      facts,
      corrects,
      reason: null,
      at: null,
      by: null,
    })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  let sum = zero;
  const shown = entries.map(({ exact, ...entry }) => {
    sum = plus(sum, exact);
    return { ...entry, amount: decimalOf(exact), balance: decimalOf(sum) };
  });
  return {
    employeeId: person.id,
    employee: person.name,
    typeId,
    type: nameOfType(type),
    unit: leaveTypeColumns.unit(type.unit),
    on: day,
    balance: decimalOf(sum),
    entries: shown,
  };
}

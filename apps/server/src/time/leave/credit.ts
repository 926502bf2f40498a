/** Overtime that is taken as leave: what it is worth, and how it comes into the ledger. */
import { type Fraction, fractionOf, fractionOfDecimal, isLess, isNothing, minus, sumOf, times, zero } from '@wagewright/contracts/fraction';
import type { OvertimeKind } from '@wagewright/contracts/time/overtime';
import { leaveRuleOn, leaveYearFirst, type Prisma, sqlOfPrisma } from '@wagewright/db';
import type { SubjectCall } from '../../approvals/instances/index.ts';
import { leaveServices } from '../../org/employees/index.ts';
import type { PersonRow } from '../requests/index.ts';
import { openAccount } from './account.ts';
import { writeAndSettle } from './count-request.ts';
import { nameOfType, rulesOf, type TypeRow, typeInclude, typesOf } from './load-type.ts';

/** A type of leave as which overtime can be taken. */
export interface OvertimeType {
  readonly type: TypeRow;
  readonly name: ReturnType<typeof nameOfType>;
  /** What an hour of each date is worth, in hours; decimal text. */
  readonly factors: string[];
}

/** The types as which somebody's overtime of some dates can be taken; those of which an hour of one of them is worth nothing are none. */
export async function overtimeTypes(
  tx: Prisma.TransactionClient,
  person: PersonRow,
  days: readonly { readonly date: string; readonly kind: OvertimeKind }[],
): Promise<OvertimeType[]> {
  const types = await tx.leaveType.findMany({
    where: { AND: [{ isActive: true }, typesOf(person.legalEntityId)] },
    include: typeInclude,
    orderBy: { code: 'asc' },
  });
  const found: OvertimeType[] = [];
  for (const type of types) {
    if (type.rules.length === 0) continue;
    const account = await openAccount(sqlOfPrisma(tx), person.id, type);
    const factors = days.map(({ date, kind }) => leaveRuleOn(account, date).overtime?.[kind] ?? '0');
    if (factors.every((factor) => isLess(zero, fractionOfDecimal(factor)))) found.push({ type, name: nameOfType(type), factors });
  }
  return found;
}

interface Credit {
  readonly requestId: number;
  readonly date: string;
  readonly kind: OvertimeKind;
  /** What counts; "0" takes back what was given. */
  readonly hours: string;
  readonly reason: string | null;
}

const amountOf = ({ unit, hoursPerDay }: TypeRow, hours: string, factor: string): Fraction => {
  const worth = times(fractionOfDecimal(hours), fractionOfDecimal(factor));
  const { numerator, denominator } = fractionOfDecimal(String(hoursPerDay));
  return unit === 'hours' ? worth : times(worth, fractionOf(denominator, numerator));
};

/** Brings the ledger to what the hours of a request on a date are worth; the person is locked. The rule of the day counts. */
export async function creditOvertime(
  call: Pick<SubjectCall, 'tx' | 'sql' | 'actor' | 'deps'>,
  person: PersonRow,
  typeId: number,
  credit: Credit,
): Promise<void> {
  const { tx, sql } = call;
  const { requestId, date, kind, hours, reason } = credit;
  const type = await tx.leaveType.findUniqueOrThrow({ where: { id: typeId }, include: typeInclude });
  const key = `overtime/${requestId}/${date}`;
  const place = { employeeId: person.id, typeId, key };
  const written = await tx.leaveEntry.findMany({ where: place });
  const before = sumOf(written.map(({ numerator, denominator }) => fractionOf(numerator, denominator)));
  const factor = leaveRuleOn(await openAccount(sql, person.id, type), date).overtime?.[kind] ?? '0';
  const amount = minus(amountOf(type, hours, factor), before);
  if (isNothing(amount)) return;
  const year = leaveYearFirst(rulesOf(type), leaveServices(person), date);
  const facts = { why: 'overtime', requestId, date, hours, factor } as const;
  await writeAndSettle(call, person, type, [
    { ...place, kind: 'credit', year, day: date, amount, facts, corrects: written.length > 0, reason },
  ]);
}

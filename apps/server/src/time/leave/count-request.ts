/** What an approved request takes from the ledger, and how it is given back. */
import { type Fraction, fractionOf, fractionOfDecimal, isNothing, sumOf } from '@wagewright/contracts/fraction';
import { countAttendance, leaveYearFirst, type NewEntry, settleLeave, writeLeaveEntries } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import type { SubjectCall } from '../../approvals/instances/index.ts';
import { leaveServices } from '../../org/employees/index.ts';
import { type PersonRow, todayOf } from '../requests/index.ts';
import { rulesOf, type TypeRow } from './load-type.ts';
import type { RequestRow } from './view-request.ts';

type Writing = Pick<SubjectCall, 'tx' | 'sql' | 'actor' | 'deps'>;

const opposite = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator });

/** Writes entries, and then what follows from them through today. The person is locked. */
export async function writeAndSettle(
  { sql, actor, deps }: Writing,
  person: PersonRow,
  type: TypeRow,
  entries: readonly NewEntry[],
): Promise<void> {
  const writer = { userId: actor.userId, at: deps.clock() };
  await writeLeaveEntries(sql, entries, writer);
  const through = todayOf(person, deps.clock());
  await settleLeave(sql, { typeId: type.id, employeeIds: [person.id], rules: rulesOf(type), through }, { ...writer, userId: null });
}

/** Its days are excused in the attendance, or no longer: those that are over are counted anew. */
async function countDaysOf({ sql, deps }: Writing, { employeeId, startDate, endDate }: RequestRow): Promise<void> {
  const days = { employeeIds: [employeeId], from: isoDay(startDate), until: isoDay(endDate) };
  await countAttendance(sql, days, deps.clock());
}

/** One entry for each leave year in which the request has days. */
export async function takeLeave(call: Writing, request: RequestRow, person: PersonRow, type: TypeRow): Promise<void> {
  const days = await call.tx.leaveRequestDay.findMany({ where: { requestId: request.id }, orderBy: { date: 'asc' } });
  const rules = rulesOf(type);
  const byYear = Map.groupBy(days, ({ date }) => leaveYearFirst(rules, leaveServices(person), isoDay(date)));
  const entries = [...byYear].map(
    ([year, own]): NewEntry => ({
      employeeId: person.id,
      typeId: type.id,
      kind: 'request',
      key: `request/${request.id}/${year}`,
      year,
      day: own[0] ? isoDay(own[0].date) : year,
      amount: opposite(sumOf(own.map(({ amount }) => fractionOfDecimal(String(amount))))),
      facts: { why: 'request', requestId: request.id, from: isoDay(request.startDate), until: isoDay(request.endDate) },
      reason: request.reason,
      requestId: request.id,
    }),
  );
  await writeAndSettle(call, person, type, rules.length > 0 ? entries : []);
  await countDaysOf(call, request);
}

/** Gives back whatever the request has taken. */
export async function giveBack(call: Writing, request: RequestRow, person: PersonRow, type: TypeRow, reason: string | null): Promise<void> {
  const written = await call.tx.leaveEntry.findMany({
    where: { requestId: request.id, kind: { in: ['request', 'reversal'] } },
    orderBy: { id: 'asc' },
  });
  const byKey = [...Map.groupBy(written, ({ key }) => key)];
  const entries = byKey.flatMap(([key, [first, ...more]]): NewEntry[] => {
    if (!first) return [];
    const amount = sumOf([first, ...more].map(({ numerator, denominator }) => fractionOf(numerator, denominator)));
    if (isNothing(amount)) return [];
    const place = { employeeId: person.id, typeId: type.id, key, year: isoDay(first.year), day: isoDay(first.day) };
    return [
      {
        ...place,
        kind: 'reversal',
        amount: opposite(amount),
        facts: { why: 'reversal', requestId: request.id },
        reason,
        requestId: request.id,
      },
    ];
  });
  await writeAndSettle(call, person, type, entries);
  await countDaysOf(call, request);
}

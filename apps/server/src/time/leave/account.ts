/** Somebody’s leave of a type: what is written of it, and what follows from that. */
import {
  decimalOf,
  type Fraction,
  fractionOfDecimal,
  isLess,
  least,
  minus,
  opposite,
  plus,
  sumOf,
  zero,
} from '@wagewright/contracts/fraction';
import { addMonths, hireDateOn, leaveYearOf, planLedger } from '@wagewright/contracts/time/leave';
import { factsOf, type LeaveLedger, leaveRuleOn, readLeaveRecords, type Sql, type TakenDay } from '@wagewright/db';
import { leaveTypeColumns } from '@wagewright/db/columns';
import { nameOfType, rulesOf, type TypeRow } from './load-type.ts';

export interface Account extends LeaveLedger {
  readonly type: TypeRow;
}

/** @throws Error for somebody who does not exist */
export async function openAccount(sql: Sql, employeeId: number, type: TypeRow): Promise<Account> {
  const [records] = await readLeaveRecords(sql, [employeeId], type.id);
  if (!records) throw new Error(`employee ${employeeId} does not exist`);
  return { type, rules: rulesOf(type), records };
}

/** Days on which somebody asks for leave; they take nothing yet. */
export type AskedDay = Pick<TakenDay, 'day' | 'amount'>;

/** Where the balance would be below what is allowed. */
export interface Shortage {
  readonly day: string;
  readonly balance: Fraction;
  /** What must be left at least: below zero where the rule allows it. */
  readonly least: Fraction;
}

/**
 * What is left after all that is taken, planned and asked for, and these days besides: the lowest balance from the first of them on, so that leave that is
 * approved for later days is still there then.
 * @param leftOut a request that is looked at itself
 */
export function lowestBalance(account: Account, asked: readonly AskedDay[], from: string, leftOut?: number): Shortage | null {
  const { rules, records } = account;
  const facts = factsOf(records, rules, ({ requestId }) => requestId !== leftOut);
  const taken = [...facts.taken, ...asked];
  const through = [from, ...taken.map(({ day }) => day)].toSorted().at(-1) ?? from;
  const { takenDays } = planLedger({ ...facts, taken }, through);
  const after = takenDays.filter(({ day }) => day >= from);
  const states = after.length > 0 ? after : [{ day: from, balance: planLedger({ ...facts, taken }, from).balance }];
  const spare = ({ day, balance }: (typeof states)[number]) => plus(balance, fractionOfDecimal(leaveRuleOn(account, day).negativeUpTo));
  const worst = states.reduce((one, other) => (isLess(spare(other), spare(one)) ? other : one));
  if (!leaveRuleOn(account, from).keepsBalance) return null;
  return { ...worst, least: opposite(fractionOfDecimal(leaveRuleOn(account, worst.day).negativeUpTo)) };
}

export const isShort = (lowest: Shortage | null): lowest is Shortage => lowest !== null && isLess(lowest.balance, lowest.least);

const amountOf = (days: readonly AskedDay[]): string => decimalOf(sumOf(days.map(({ amount }) => amount)));

/** An account as it stands at the end of a day. */
export function viewBalance(account: Account, on: string) {
  const { type, rules, records } = account;
  const rule = leaveRuleOn(account, on);
  const approved = records.days.filter(({ isApproved }) => isApproved);
  const hireDate = hireDateOn(records, on);
  const first = leaveYearOf(rule, hireDate, on);
  const lowest = lowestBalance(account, [], on);
  const months = rule.carryOver?.months ?? null;
  const lapses = months !== null && months < 12 ? addMonths(first, months) : null;
  const { balance, entries } = planLedger(factsOf(records, rules), on);
  const carriedIn = entries.some(({ facts, year }) => facts.why === 'carried-in' && year === first);
  const available = lowest ? minus(least(lowest.balance, balance), lowest.least) : zero;
  return {
    typeId: type.id,
    type: nameOfType(type),
    paid: type.paid,
    unit: leaveTypeColumns.unit(type.unit),
    hoursPerDay: String(type.hoursPerDay),
    isActive: type.isActive,
    keepsBalance: rule.keepsBalance,
    balance: decimalOf(balance),
    planned: amountOf(approved.filter(({ day }) => day > on)),
    pending: amountOf(records.days.filter(({ isApproved }) => !isApproved)),
    taken: amountOf(approved.filter(({ day }) => day >= (first > hireDate ? first : hireDate) && day <= on)),
    available: decimalOf(isLess(available, zero) ? zero : available),
    takenFrom: addMonths(hireDate, rule.waitMonths),
    lapsesAfter: lapses !== null && lapses > on && carriedIn ? lapses : null,
  };
}

import type { PeriodRule, payMoves } from '@wagewright/contracts/payroll/periods';

/** A rule as a form holds it: numbers as typed. */
export interface RuleFields {
  readonly name: string;
  readonly taskName: string;
  readonly baseDate: string;
  readonly start: string;
  readonly end: string;
  readonly payKind: PeriodRule['pay']['kind'];
  readonly offsetDays: string;
  readonly payDay: string;
  readonly monthsLater: string;
  readonly moved: (typeof payMoves)[number];
  readonly attendanceDaysEarlier: string;
  /** Blank: people close the periods. */
  readonly autoCloseDays: string;
}

export const fieldsOfRule = ({ pay, attendanceDaysEarlier, autoCloseDays, ...rest }: PeriodRule): RuleFields => ({
  name: rest.name,
  taskName: rest.taskName,
  baseDate: rest.baseDate,
  start: rest.start,
  end: rest.end,
  moved: rest.moved,
  payKind: pay.kind,
  offsetDays: pay.kind === 'offset' ? String(pay.days) : '0',
  payDay: pay.kind === 'day-of-month' ? String(pay.day) : '25',
  monthsLater: pay.kind === 'day-of-month' ? String(pay.monthsLater) : '0',
  attendanceDaysEarlier: String(attendanceDaysEarlier),
  autoCloseDays: autoCloseDays === null ? '' : String(autoCloseDays),
});

/** The rule that the fields say, as far as they are filled in right; the server looks at its bounds. */
export function ruleOfFields(fields: RuleFields): PeriodRule {
  const { payKind, offsetDays, payDay, monthsLater, attendanceDaysEarlier, autoCloseDays, name, taskName, ...rest } = fields;
  return {
    ...rest,
    name: name.trim(),
    taskName: taskName.trim(),
    pay:
      payKind === 'offset'
        ? { kind: 'offset', days: Number(offsetDays) }
        : { kind: 'day-of-month', day: Number(payDay), monthsLater: Number(monthsLater) },
    attendanceDaysEarlier: Number(attendanceDaysEarlier),
    autoCloseDays: autoCloseDays.trim() === '' ? null : Number(autoCloseDays),
  };
}

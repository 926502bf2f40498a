/** What an adjustment of a balance has to be: the same by hand and by a file. */
import type { Fraction } from '@wagewright/contracts/fraction';
import { type DatedRule, hireDateOn, leaveYearOf, planLedger, ruleOfYear, withoutBalance } from '@wagewright/contracts/time/leave';
import type { LeaveRecords } from './leave-rows.ts';
import { factsOf, leaveYearFirst } from './write-entries.ts';

/** Somebody’s leave of a type. */
export interface LeaveLedger {
  readonly rules: readonly DatedRule[];
  readonly records: LeaveRecords;
}

/** The rule of the leave year of a day. */
export const leaveRuleOn = ({ rules, records }: LeaveLedger, day: string) => {
  const first = ruleOfYear(rules, day);
  return first ? (ruleOfYear(rules, leaveYearOf(first, hireDateOn(records, day), day)) ?? withoutBalance) : withoutBalance;
};

/** The balance at the end of a day, exactly. */
export const leaveBalanceOn = ({ rules, records }: LeaveLedger, day: string): Fraction => planLedger(factsOf(records, rules), day).balance;

/** Why a balance cannot be adjusted on a day. `first`: the day on which the ledger begins. */
export type AdjustmentFault = { readonly code: 'LEAVE_UNBALANCED' } | { readonly code: 'LEAVE_DAY_EARLY'; readonly first: string };

export function adjustmentFault(ledger: LeaveLedger, day: string): AdjustmentFault | null {
  const { rules, records } = ledger;
  const [rule] = rules;
  if (!rule || !leaveRuleOn(ledger, day).keepsBalance) return { code: 'LEAVE_UNBALANCED' };
  const hireDate = hireDateOn(records, '');
  const first = leaveYearFirst(rules, records, rule.from > hireDate ? rule.from : hireDate);
  return day < first ? { code: 'LEAVE_DAY_EARLY', first } : null;
}

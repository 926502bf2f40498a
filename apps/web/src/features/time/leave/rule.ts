import type { LeaveRule } from '@wagewright/contracts/time/leave';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { type LeaveType, sayAmount } from './leave.ts';

/** A rule in sentences. */
export function sayRule(t: TFunction<'leave'>, format: Formatter, { rule, unit }: Pick<LeaveType, 'rule' | 'unit'>): string {
  if (!rule?.keepsBalance) return t('rule.asApproved');
  const amount = (text: string) => sayAmount(t, format, text, unit);
  const steps = rule.steps.map(({ fromYears, amount: of }) =>
    fromYears === 0 ? amount(of) : t('rule.fromYears', { amount: amount(of), count: fromYears, years: format.count(fromYears) }),
  );
  return [
    rule.accrual === 'none' ? t('rule.none') : t(`rule.${rule.accrual}`, { steps: format.list(steps) }),
    ...(rule.overtime ? [t('rule.overtime')] : []),
    ...(rule.carryOver === null
      ? [t('rule.notCarried')]
      : [
          rule.carryOver.upTo === null ? t('rule.carried') : t('rule.carriedUpTo', { amount: amount(rule.carryOver.upTo) }),
          ...(rule.carryOver.months === null ? [] : [t('rule.carriedMonths', { count: rule.carryOver.months })]),
        ]),
    ...(rule.cap === null ? [] : [t('rule.cap', { amount: amount(rule.cap) })]),
    ...(rule.roundTo === null ? [] : [t('rule.roundTo', { amount: amount(rule.roundTo) })]),
    ...(rule.waitMonths === 0 ? [] : [t('rule.wait', { count: rule.waitMonths })]),
    ...(rule.negativeUpTo === '0' ? [] : [t('rule.negative', { amount: amount(rule.negativeUpTo) })]),
  ].join(' ');
}

/** What the form holds of a rule; amounts are text as typed, blank where there is no limit. */
export interface RuleValues {
  readonly keepsBalance: boolean;
  readonly accrual: string;
  readonly steps: readonly { readonly fromYears: string; readonly amount: string }[];
  readonly leaveYear: string;
  readonly roundTo: string;
  readonly carries: boolean;
  readonly carryUpTo: string;
  readonly carryMonths: string;
  readonly cap: string;
  readonly waitMonths: string;
  readonly accruesWhileWaiting: boolean;
  readonly negativeUpTo: string;
  readonly takesOvertime: boolean;
  readonly weekday: string;
  readonly restday: string;
  readonly holiday: string;
}

export const typedRule = (rule: LeaveRule): RuleValues => ({
  keepsBalance: rule.keepsBalance,
  accrual: rule.accrual,
  steps: rule.steps.map(({ fromYears, amount }) => ({ fromYears: String(fromYears), amount })),
  leaveYear: rule.leaveYear,
  roundTo: rule.roundTo ?? '',
  carries: rule.carryOver !== null,
  carryUpTo: rule.carryOver?.upTo ?? '',
  carryMonths: rule.carryOver?.months ? String(rule.carryOver.months) : '',
  cap: rule.cap ?? '',
  waitMonths: String(rule.waitMonths),
  accruesWhileWaiting: rule.accruesWhileWaiting,
  negativeUpTo: rule.negativeUpTo,
  takesOvertime: rule.overtime !== null,
  weekday: rule.overtime?.weekday ?? '1',
  restday: rule.overtime?.restday ?? '1',
  holiday: rule.overtime?.holiday ?? '1',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The rule that was typed; what the server does not take of it, it says at the form. */
export function ruleOf(values: RuleValues): LeaveRule {
  const accrual = values.accrual === 'yearly' || values.accrual === 'monthly' ? values.accrual : 'none';
  const keepsBalance = values.keepsBalance;
  return {
    keepsBalance,
    accrual: keepsBalance ? accrual : 'none',
    steps:
      keepsBalance && accrual !== 'none'
        ? values.steps.map(({ fromYears, amount }) => ({ fromYears: Number(fromYears), amount: amount.trim() }))
        : [],
    leaveYear: values.leaveYear === 'service' ? 'service' : 'calendar',
    roundTo: orNull(values.roundTo),
    carryOver: values.carries
      ? { upTo: orNull(values.carryUpTo), months: values.carryMonths.trim() === '' ? null : Number(values.carryMonths) }
      : null,
    cap: orNull(values.cap),
    waitMonths: Number(values.waitMonths || '0'),
    accruesWhileWaiting: values.accruesWhileWaiting,
    negativeUpTo: orNull(values.negativeUpTo) ?? '0',
    overtime:
      keepsBalance && values.takesOvertime
        ? { weekday: values.weekday.trim(), restday: values.restday.trim(), holiday: values.holiday.trim() }
        : null,
  };
}

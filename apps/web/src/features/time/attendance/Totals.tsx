import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { type PersonAttendance, sayHours } from './attendance.ts';

/** The sums of the days that are shown. */
export function Totals({ totals }: Pick<PersonAttendance, 'totals'>) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const { workedHours, scheduledHours, lateMinutes, earlyMinutes, absentHours, missing, extraHours } = totals;
  const facts = [
    { label: t('columns.worked'), value: t('workedOf', { worked: format.number(workedHours), scheduled: format.number(scheduledHours) }) },
    ...(lateMinutes > 0 ? [{ label: t('states.late'), value: t('minutes', { count: lateMinutes }) }] : []),
    ...(earlyMinutes > 0 ? [{ label: t('states.early'), value: t('minutes', { count: earlyMinutes }) }] : []),
    ...(Number(absentHours) > 0 ? [{ label: t('states.absent'), value: sayHours(t, format, absentHours) }] : []),
    ...(missing > 0 ? [{ label: t('states.missing'), value: t('daysCount', { count: missing }) }] : []),
    ...(Number(extraHours) > 0 ? [{ label: t('states.extra'), value: sayHours(t, format, extraHours) }] : []),
  ];
  return <ConfirmFacts facts={facts} />;
}

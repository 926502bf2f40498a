import { useTranslation } from 'react-i18next';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import type { Employee } from './employee.ts';

/** When somebody was employed who left and came back, the latest first. */
export function ServicePanel({ employee }: { readonly employee: Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const today = useToday();
  const { earlierService, hireDate, terminationDate } = employee;
  if (earlierService.length === 0) return null;
  const periods = [...earlierService, { from: hireDate, until: terminationDate }].toReversed();
  const stateOf = ({ from, until }: (typeof periods)[number]) =>
    from > today ? 'ahead' : until !== null && until < today ? 'done' : 'current';
  return (
    <Panel title={t('service.title')}>
      <Timeline
        label={t('service.title')}
        entries={periods.map((period) => ({
          key: period.from,
          title: period.until ? format.days(period.from, period.until) : t('jobs.since', { day: format.day(period.from) }),
          status: stateOf(period) === 'ahead' ? <StatusBadge tone="quiet">{t('jobs.planned')}</StatusBadge> : undefined,
          state: stateOf(period),
        }))}
      />
    </Panel>
  );
}

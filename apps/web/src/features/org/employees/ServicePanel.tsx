import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FutureBadge } from '../../../shared/ui/FutureBadge.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import type { Employee } from './employee.ts';

/** When somebody was employed who left and came back, the latest first, as of a day. */
export function ServicePanel({ employee, day }: { readonly employee: Employee; readonly day: string }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const { earlierService, hireDate, terminationDate } = employee;
  if (earlierService.length === 0) return null;
  const periods = [...earlierService, { from: hireDate, until: terminationDate }].toReversed();
  const stateOf = ({ from, until }: (typeof periods)[number]) =>
    from > day ? 'ahead' : until !== null && until < day ? 'done' : 'current';
  return (
    <Panel title={t('service.title')}>
      <Timeline
        label={t('service.title')}
        entries={periods.map((period) => ({
          key: period.from,
          title: period.until ? format.days(period.from, period.until) : t('jobs.since', { day: format.day(period.from) }),
          status:
            stateOf(period) === 'ahead' ? <StatusBadge tone="quiet">{t('jobs.planned')}</StatusBadge> : <FutureBadge from={period.from} />,
          state: stateOf(period),
        }))}
      />
    </Panel>
  );
}

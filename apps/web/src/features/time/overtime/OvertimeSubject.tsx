import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { sayDays, sayHours, sayKinds, sayTimes, sayWay } from './overtime.ts';

/** Overtime as its approver sees it. */
export default function OvertimeSubject({ subjectId, title }: SubjectProps) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const query = trpc.time.overtime.getOvertimeRequest.useQuery({ id: subjectId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {({ request, otherHoursOfMonth }) => (
        <Panel title={title}>
          <ConfirmFacts
            facts={[
              { label: t('columns.employee'), value: `${request.employee} (${request.employeeNumber})` },
              { label: t('columns.date'), value: format.day(request.date) },
              ...(request.startTime ? [{ label: t('columns.times'), value: sayTimes(t, request) }] : []),
              ...(request.days.length > 1
                ? sayDays(t, format, request).map((value, place) => ({ label: t('byDate', { count: place + 1 }), value }))
                : [{ label: t('columns.kind'), value: sayKinds(t, format, request) }]),
              { label: t('columns.applied'), value: sayHours(t, format, request.appliedHours) },
              { label: t('columns.way'), value: sayWay(t, format, request) },
              { label: t('otherHours'), value: sayHours(t, format, otherHoursOfMonth) },
              { label: t('asked'), value: t(request.afterTheFact ? 'after' : 'before') },
              ...(request.reason ? [{ label: t('reason'), value: request.reason }] : []),
            ]}
          />
        </Panel>
      )}
    </Loaded>
  );
}

import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { factsOfDays, sayHours, sayKinds, sayTimes, sayWay } from './overtime.ts';

export type OvertimeRequestDetails = Outputs['time']['overtime']['getOvertimeRequest'];

/** A request: when, date by date, and how it is made good. */
export function OvertimeDetails({ details }: { readonly details: OvertimeRequestDetails }) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const { request, otherHoursOfMonth } = details;
  const { actualHours } = request;
  return (
    <ConfirmFacts
      facts={[
        { label: t('columns.employee'), value: `${request.employee} (${request.employeeNumber})` },
        { label: t('columns.date'), value: format.day(request.date) },
        ...(request.startTime ? [{ label: t('columns.times'), value: sayTimes(t, request) }] : []),
        ...(request.days.length > 1
          ? factsOfDays(t, format, request)
          : [{ label: t('columns.kind'), value: sayKinds(t, format, request) }]),
        { label: t('columns.applied'), value: sayHours(t, format, request.appliedHours) },
        ...(actualHours === null
          ? []
          : [
              { label: t('columns.actual'), value: sayHours(t, format, actualHours) },
              { label: t('columns.counts'), value: sayHours(t, format, request.hours) },
            ]),
        { label: t('columns.way'), value: sayWay(t, format, request) },
        { label: t('otherHours'), value: sayHours(t, format, otherHoursOfMonth) },
        { label: t('asked'), value: t(request.afterTheFact ? 'after' : 'before') },
        ...(request.reason ? [{ label: t('reason'), value: request.reason }] : []),
      ]}
    />
  );
}

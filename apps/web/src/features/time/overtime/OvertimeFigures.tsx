import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import type { FiguresProps } from '../../approvals/instances/index.ts';
import { sayHours, sayTimes, sayWay } from './overtime.ts';

/** What the question before a decision carries. */
export default function OvertimeFigures({ subjectIds }: FiguresProps) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const [only] = subjectIds;
  const query = trpc.time.overtime.getOvertimeRequest.useQuery({ id: only ?? 0 }, { enabled: subjectIds.length === 1 });
  if (subjectIds.length > 1) return <ConfirmFacts facts={[{ label: t('title'), value: format.count(subjectIds.length) }]} />;
  if (!query.data) return null;
  const { request } = query.data;
  return (
    <ConfirmFacts
      facts={[
        { label: t('columns.employee'), value: request.employee },
        ...(request.startTime ? [{ label: t('columns.times'), value: sayTimes(t, request) }] : []),
        { label: t('columns.applied'), value: sayHours(t, format, request.appliedHours) },
        { label: t('columns.way'), value: sayWay(t, format, request) },
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import type { FiguresProps } from '../../approvals/instances/index.ts';
import { sayAmount } from './leave.ts';

/** What the question before a decision carries: of one request its figures, of several how many they are. */
export default function LeaveFigures({ subjectIds }: FiguresProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const [only] = subjectIds;
  const query = trpc.time.leave.getLeaveRequest.useQuery({ id: only ?? 0 }, { enabled: subjectIds.length === 1 });
  if (subjectIds.length > 1) return <ConfirmFacts facts={[{ label: t('requests'), value: format.count(subjectIds.length) }]} />;
  if (!query.data) return null;
  const { request, balance, away } = query.data;
  return (
    <ConfirmFacts
      facts={[
        { label: t('columns.employee'), value: request.employee },
        { label: t('columns.amount'), value: sayAmount(t, format, request.amount, request.unit) },
        ...(balance ? [{ label: t('details.available'), value: sayAmount(t, format, balance.available, balance.unit) }] : []),
        { label: t('details.away'), value: format.count(new Set(away.map(({ employeeId }) => employeeId)).size) },
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { PeriodsRead } from '../../org/employees/index.ts';
import { sayCorrection } from './correction.ts';

/** A correction as its approver sees it. */
export default function CorrectionSubject({ subjectId, title }: SubjectProps) {
  const { t } = useTranslation('corrections');
  const format = useFormat();
  const query = trpc.time.corrections.getCorrection.useQuery({ id: subjectId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {({ request, paidPeriods }) => (
        <Panel title={title}>
          <ConfirmFacts
            facts={[
              { label: t('columns.employee'), value: `${request.employee} (${request.employeeNumber})` },
              { label: t('fields.date'), value: format.day(request.date) },
              { label: t('columns.what'), value: sayCorrection(t, format, request) },
              { label: t('fields.reason'), value: request.reason },
            ]}
          />
          {paidPeriods.length > 0 && <PeriodsRead periods={paidPeriods} />}
        </Panel>
      )}
    </Loaded>
  );
}

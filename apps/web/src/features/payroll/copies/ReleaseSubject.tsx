import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

/** A release as its approver sees it: what differs from the rules that are published, in words. */
export default function ReleaseSubject({ subjectId, title }: SubjectProps) {
  const can = useCan();
  const query = trpc.payroll.copies.findCopy.useQuery({ copyId: subjectId }, { enabled: can('solution.read') });
  if (!can('solution.read')) return null;
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {({ solutionId, number }) => <Differences solutionId={solutionId} number={number} title={title} />}
    </Loaded>
  );
}

function Differences({ solutionId, number, title }: { solutionId: number; number: number; title: string }) {
  const { t } = useTranslation('copies');
  const query = trpc.payroll.copies.getReleaseCheck.useQuery({ solutionId, number });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {({ differences }) => (
        <>
          <DifferenceTable title={title} differences={differences} />
          <Link to="/payroll/solutions/$solutionId/copies/$number" params={{ solutionId: String(solutionId), number: String(number) }}>
            {t('openCopy')}
          </Link>
        </>
      )}
    </Loaded>
  );
}

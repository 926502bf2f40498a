import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { PeriodsRead } from '../../org/employees/index.ts';
import { OvertimeDetails } from './OvertimeDetails.tsx';

/** Overtime as its approver sees it. */
export default function OvertimeSubject({ subjectId, title }: SubjectProps) {
  const query = trpc.time.overtime.getOvertimeRequest.useQuery({ id: subjectId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {(details) => (
        <Panel title={title}>
          <OvertimeDetails details={details} />
          {details.paidPeriods.length > 0 && <PeriodsRead periods={details.paidPeriods} />}
        </Panel>
      )}
    </Loaded>
  );
}

import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { PeriodsRead } from '../../org/employees/index.ts';
import { LeaveDetails } from './LeaveDetails.tsx';

/** Leave as its approver sees it. */
export default function LeaveSubject({ subjectId }: SubjectProps) {
  const query = trpc.time.leave.getLeaveRequest.useQuery({ id: subjectId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
      {(details) => (
        <>
          {details.paidPeriods.length > 0 && <PeriodsRead periods={details.paidPeriods} />}
          <LeaveDetails details={details} />
        </>
      )}
    </Loaded>
  );
}

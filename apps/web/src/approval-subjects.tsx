import type { ApprovalSubjects } from './features/approvals/instances/index.ts';
import { lazyPart } from './shared/lazy-part.tsx';

const BatchSubject = lazyPart(() => import('./features/payroll/batches/BatchSubject.tsx'));

/** Which view shows what is being approved. */
export const approvalSubjects: ApprovalSubjects = {
  'payroll-batch': (props) => <BatchSubject {...props} />,
};

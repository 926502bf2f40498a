import { lazy } from 'react';
import type { ApprovalSubjects } from './features/approvals/instances/index.ts';

const BatchSubject = lazy(() => import('./features/payroll/batches/BatchSubject.tsx'));

/** Which view shows what is being approved. */
export const approvalSubjects: ApprovalSubjects = {
  'payroll-batch': (props) => <BatchSubject {...props} />,
};

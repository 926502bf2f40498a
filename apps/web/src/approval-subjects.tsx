import type { ApprovalSubjects } from './features/approvals/instances/index.ts';
import { lazyPart } from './shared/lazy-part.tsx';

const BatchSubject = lazyPart(() => import('./features/payroll/batches/BatchSubject.tsx'));
const BatchFigures = lazyPart(() => import('./features/payroll/batches/BatchFigures.tsx'));

const ChooseBatch = lazyPart(() => import('./features/payroll/batches/ChooseBatch.tsx'));
const ReleaseSubject = lazyPart(() => import('./features/payroll/copies/ReleaseSubject.tsx'));

/** Which parts show what is being approved. */
export const approvalSubjects: ApprovalSubjects = {
  'payroll-batch': {
    view: (props) => <BatchSubject {...props} />,
    figures: (props) => <BatchFigures {...props} />,
    choice: ChooseBatch,
  },
  'solution-release': { view: (props) => <ReleaseSubject {...props} />, figures: () => null },
};

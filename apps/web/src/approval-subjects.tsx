import type { ApprovalSubjects } from './features/approvals/instances/index.ts';
import { lazyPart } from './shared/lazy-part.tsx';

const BatchSubject = lazyPart(() => import('./features/payroll/batches/BatchSubject.tsx'));
const BatchFigures = lazyPart(() => import('./features/payroll/batches/BatchFigures.tsx'));

const ChooseBatch = lazyPart(() => import('./features/payroll/batches/ChooseBatch.tsx'));
const ReleaseSubject = lazyPart(() => import('./features/payroll/copies/ReleaseSubject.tsx'));
const LeaveSubject = lazyPart(() => import('./features/time/leave/LeaveSubject.tsx'));
const LeaveFigures = lazyPart(() => import('./features/time/leave/LeaveFigures.tsx'));
const OvertimeSubject = lazyPart(() => import('./features/time/overtime/OvertimeSubject.tsx'));
const OvertimeFigures = lazyPart(() => import('./features/time/overtime/OvertimeFigures.tsx'));
const ActionSubject = lazyPart(() => import('./features/careers/personnel-actions/ActionSubject.tsx'));
const ActionFigures = lazyPart(() => import('./features/careers/personnel-actions/ActionFigures.tsx'));

const ReviewSubject = lazyPart(() => import('./features/careers/compensation-reviews/ReviewSubject.tsx'));
const ReviewFigures = lazyPart(() => import('./features/careers/compensation-reviews/ReviewFigures.tsx'));

const CorrectionSubject = lazyPart(() => import('./features/time/corrections/CorrectionSubject.tsx'));
const CorrectionFigures = lazyPart(() => import('./features/time/corrections/CorrectionFigures.tsx'));

/** Which parts show what is being approved. */
export const approvalSubjects: ApprovalSubjects = {
  'payroll-batch': {
    view: (props) => <BatchSubject {...props} />,
    figures: (props) => <BatchFigures {...props} />,
    choice: ChooseBatch,
  },
  'solution-release': { view: (props) => <ReleaseSubject {...props} />, figures: () => null },
  leave: { view: (props) => <LeaveSubject {...props} />, figures: (props) => <LeaveFigures {...props} /> },
  'personnel-action': { view: (props) => <ActionSubject {...props} />, figures: (props) => <ActionFigures {...props} /> },
  'compensation-review': { view: (props) => <ReviewSubject {...props} />, figures: (props) => <ReviewFigures {...props} /> },
  'punch-correction': { view: (props) => <CorrectionSubject {...props} />, figures: (props) => <CorrectionFigures {...props} /> },
  overtime: { view: (props) => <OvertimeSubject {...props} />, figures: (props) => <OvertimeFigures {...props} /> },
};

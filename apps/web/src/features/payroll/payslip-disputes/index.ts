import { lazyPart } from '../../../shared/lazy-part.tsx';

/** Of one's own payslip: only there, so that the payslip itself shows without waiting for it. */
export const PayslipCheck = lazyPart(() => import('./PayslipCheck.tsx'));

import { lazyPart } from '../../../shared/lazy-part.tsx';

/** Below one's own payslip, which shows without waiting for it. */
export const WhyDifferent = lazyPart(() => import('./WhyDifferent.tsx'));

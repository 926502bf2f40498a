import { lazyPart } from '../../../shared/lazy-part.tsx';

export { FindingsPanel } from './FindingsPanel.tsx';
export { answerNext } from './may-answer.ts';
export const FindingsTab = lazyPart(() => import('./FindingsTab.tsx'));

import { lazyPart } from '../../../shared/lazy-part.tsx';

export { FindingsPanel } from './FindingsPanel.tsx';
export const FindingsTab = lazyPart(() => import('./FindingsTab.tsx'));

import { lazyPart } from '../../../shared/lazy-part.tsx';

export const ChangesTab = lazyPart(() => import('./ChangesTab.tsx'));
export { ThresholdPanel } from './ThresholdPanel.tsx';
export const PersonItems = lazyPart(() => import('./PersonItems.tsx'));

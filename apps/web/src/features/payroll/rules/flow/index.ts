import { lazyPart } from '../../../../shared/lazy-part.tsx';

/** The picture of the flow; its code is fetched where it is looked at. */
export const FlowView = lazyPart(() => import('./FlowView.tsx'));

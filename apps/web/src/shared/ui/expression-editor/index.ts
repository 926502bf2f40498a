import { lazyPart } from '../../lazy-part.tsx';

/** The editor of an expression; its code is fetched where one is shown. */
export const ExpressionEditor = lazyPart(() => import('./ExpressionEditor.tsx'));

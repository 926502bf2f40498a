import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shared/lazy-part.tsx';

export const Route = createFileRoute('/verify/$number')({
  staticData: { texts: ['certificates'] },
  component: lazyScreen(() => import('../features/org/certificates/VerifyPage.tsx'), 'VerifyPage'),
});

import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/me/overtime')({
  staticData: { needs: 'overtime.request', texts: ['overtime', 'employees'] },
  component: lazyScreen(() => import('../../../features/time/overtime/MyOvertimePage.tsx'), 'MyOvertimePage'),
});

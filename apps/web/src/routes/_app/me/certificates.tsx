import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/me/certificates')({
  staticData: { needs: 'certificate.ask', texts: ['certificates', 'employees'] },
  component: lazyScreen(() => import('../../../features/org/certificates/MyCertificatesPage.tsx'), 'MyCertificatesPage'),
});

import { createFileRoute } from '@tanstack/react-router';
import { readCertificateSearch } from '../../../../features/org/certificates/certificate-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/certificates/')({
  staticData: { needs: 'certificate.issue', texts: ['certificates', 'employees'] },
  validateSearch: readCertificateSearch,
  component: lazyScreen(() => import('../../../../features/org/certificates/CertificateListPage.tsx'), 'CertificateListPage'),
});

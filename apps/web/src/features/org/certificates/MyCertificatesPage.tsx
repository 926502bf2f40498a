import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { pageRows } from '../../../shared/ui/data-table/index.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { CertificateTable } from './CertificateTable.tsx';

const AskCertificate = lazyPart(() => import('./AskCertificate.tsx'));

/** One’s own certificates, and what one has asked for. */
export function MyCertificatesPage() {
  const { t } = useTranslation('certificates');
  const [isAsking, ask] = useState(false);
  const query = trpc.org.certificates.listMyCertificates.useQuery({ limit: limits.pageRowsMax });
  return (
    <>
      <PageHeader
        title={t('mine')}
        facts={[t('mineLead')]}
        primary={{ id: 'ask', label: t('ask.action'), icon: <IconPlus size={16} />, run: () => ask(true) }}
      />
      <Suspense>{isAsking && <AskCertificate onClose={() => ask(false)} />}</Suspense>
      <Panel flush>
        <CertificateTable rows={pageRows(query, { rowsOf: ({ rows }) => rows, totalOf: ({ total }) => total })} isOwn identity="mine" />
      </Panel>
    </>
  );
}

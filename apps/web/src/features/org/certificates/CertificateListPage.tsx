import { Group, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { CertificateTable } from './CertificateTable.tsx';
import type { Certificate } from './certificate.ts';
import { certificateStatuses } from './certificate-search.ts';

const IssueCertificate = lazyPart(() => import('./IssueCertificate.tsx'));
const TemplateDialog = lazyPart(() => import('./TemplateDialog.tsx'));
type Listed = Outputs['org']['certificates']['listCertificates'];
const route = getRouteApi('/_app/organisation/certificates/');

/** Certificates of those for whom the reader issues them: what is asked for first. */
export function CertificateListPage() {
  const { t } = useTranslation('certificates');
  const can = useCan();
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const [dialog, open] = useState<'issue' | 'template'>();
  const input = status ? { statuses: [status] } : {};
  const rows = useWindowRows<Certificate, Listed>({
    keyOf: (range) => getQueryKey(trpc.org.certificates.listCertificates, { ...input, ...range }, 'query'),
    read: (range, signal) => client.org.certificates.listCertificates.query({ ...input, ...range }, { signal }),
  });
  const choose = (value: string) => {
    const next = certificateStatuses.find((one) => one === value);
    void navigate({ search: next ? { status: next } : {}, replace: true, resetScroll: false });
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={{ id: 'issue', label: t('issue.action'), icon: <IconPlus size={16} />, run: () => open('issue') }}
        secondary={can('certificate.edit-template') ? { id: 'template', label: t('template.action'), run: () => open('template') } : null}
      />
      <Suspense>
        {dialog === 'issue' && <IssueCertificate onClose={() => open(undefined)} />}
        {dialog === 'template' && <TemplateDialog onClose={() => open(undefined)} />}
      </Suspense>
      <Group gap="xs" mb="md" align="flex-end">
        <NativeSelect
          label={t('columns.status')}
          value={status ?? ''}
          data={[{ value: '', label: t('allStates') }, ...certificateStatuses.map((value) => ({ value, label: t(`states.${value}`) }))]}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      </Group>
      <Panel flush>
        <CertificateTable rows={rows} isOwn={false} identity={status ?? ''} />
      </Panel>
    </>
  );
}

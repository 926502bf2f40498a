import { IconShieldCheck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defined } from '../../../shared/search.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { ownZone } from './audit-search.ts';
import { CheckChain } from './CheckChain.tsx';

const route = getRouteApi('/_app/settings/audit/');

/** Everything that anybody did, and whether nobody has altered the record of it. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [isChecking, setChecking] = useState(false);
  const filter = defined(search);
  const hasDays = filter.from !== undefined || filter.to !== undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        secondary={{ id: 'check', label: t('check.action'), icon: <IconShieldCheck size={16} />, run: () => setChecking(true) }}
      />
      {isChecking && <CheckChain onClose={() => setChecking(false)} />}
      <AuditFilters search={filter} change={(next) => void navigate({ search: defined(next), replace: true })} />
      <AuditList filter={hasDays ? { ...filter, zone: ownZone() } : filter} />
    </>
  );
}

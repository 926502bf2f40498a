import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { DocumentList } from './DocumentList.tsx';

/** One’s own documents, and those that one brings. */
export function MyDocumentsPage() {
  const { t } = useTranslation('documents');
  return (
    <>
      <PageHeader title={t('mine')} facts={[t('mineLead')]} />
      <DocumentList employeeId={undefined} />
    </>
  );
}

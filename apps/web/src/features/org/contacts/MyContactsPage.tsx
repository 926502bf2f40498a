import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { ContactList } from './ContactList.tsx';

/** One’s own family, and whom to call when something happens. */
export function MyContactsPage() {
  const { t } = useTranslation('contacts');
  return (
    <>
      <PageHeader title={t('mine')} facts={[t('mineLead')]} />
      <ContactList employeeId={undefined} />
    </>
  );
}

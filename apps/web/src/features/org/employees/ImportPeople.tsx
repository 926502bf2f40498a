import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { ImportIntoCompany } from '../../platform/imports/index.ts';

/** A file of people for one of the legal entities in which one may keep them. */
export function ImportPeople({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('employees');
  const { data } = trpc.org.employees.getEmploymentChoices.useQuery({});
  return data ? (
    <ImportIntoCompany entity="employees" title={t('import.action')} legalEntities={data.legalEntities} onClose={onClose} />
  ) : null;
}

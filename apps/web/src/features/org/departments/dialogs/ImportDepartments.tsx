import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ImportIntoCompany } from '../../../platform/imports/index.ts';

/** A file of departments for one of the legal entities in which one may keep them. */
export default function ImportDepartments({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('departments');
  const { data } = trpc.org.legalEntities.listLegalEntities.useQuery({});
  return data ? <ImportIntoCompany entity="departments" title={t('import.action')} legalEntities={data.rows} onClose={onClose} /> : null;
}

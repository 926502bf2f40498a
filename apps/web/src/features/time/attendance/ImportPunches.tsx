import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { ImportIntoCompany } from '../../platform/imports/index.ts';

/** A file of punches for one of the legal entities whose attendance one keeps. */
export default function ImportPunches({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const { data } = trpc.org.legalEntities.listLegalEntities.useQuery({});
  return data ? <ImportIntoCompany entity="punches" title={t('import.action')} legalEntities={data.rows} onClose={onClose} /> : null;
}

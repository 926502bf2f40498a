import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { ImportIntoCompany } from '../../platform/imports/index.ts';

/** A file of leave balances for one of the legal entities whose leave one keeps. */
export default function ImportBalances({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('leave');
  const { data } = trpc.org.legalEntities.listLegalEntities.useQuery({});
  return data ? <ImportIntoCompany entity="leave-balances" title={t('import.action')} legalEntities={data.rows} onClose={onClose} /> : null;
}

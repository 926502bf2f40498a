import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PayGaps } from './PayGaps.tsx';

const route = getRouteApi('/_app/payroll/pay-gaps/$legalEntityId');

/** What is missing to pay the people of a legal entity, whether its guided start was ever begun or not. */
export function PayGapsPage() {
  const { t } = useTranslation('setups');
  const { legalEntityId } = route.useParams();
  return (
    <>
      <PageHeader title={t('places.gaps')} isPassing facts={[t('leads.gaps')]} />
      <PayGaps legalEntityId={Number(legalEntityId)} />
    </>
  );
}

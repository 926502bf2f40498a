import { Link } from '@tanstack/react-router';
import type { PayslipObstacle } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shared/views.ts';

interface Props {
  readonly waitsFor: PayslipObstacle;
  readonly batch: { readonly solutionId: number; readonly periodId: number };
}

/** Why there is no payslip yet, and what to do about it. */
export function PayslipWaits({ waitsFor, batch }: Props) {
  const { t } = useTranslation('payslipDeliveries');
  const can = useCan();
  return (
    <>
      {t(`waitsFor.${waitsFor}`)}{' '}
      {waitsFor === 'setting' && can('solution.read') && <Link to="/payroll/payslip-settings">{t('toSettings')}</Link>}
      {waitsFor === 'published' && can('batch.create') && (
        <Link to="/payroll/batches" search={{ create: true, solution: batch.solutionId, period: batch.periodId, type: 'offcycle' }}>
          {t('toOffcycle')}
        </Link>
      )}
    </>
  );
}

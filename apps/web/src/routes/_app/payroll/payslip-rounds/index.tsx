import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/payslip-rounds/')({
  staticData: { needs: 'pay.read', texts: ['payslipRounds'] },
  /** A setting for which a round is begun at once. */
  validateSearch: (raw: RawSearch) => defined({ setting: readId(raw, 'setting') }),
  component: lazyScreen(() => import('../../../../features/payroll/payslip-rounds/PayslipRoundListPage.tsx'), 'PayslipRoundListPage'),
});

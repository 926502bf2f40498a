import { createFileRoute } from '@tanstack/react-router';
import { readPaymentSearch } from '../../features/org/one-time-payments/payment-search.ts';
import { lazyScreen } from '../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/one-time-payments')({
  staticData: { needs: 'pay.read', texts: ['oneTimePayments'] },
  validateSearch: readPaymentSearch,
  component: lazyScreen(() => import('../../features/org/one-time-payments/PaymentListPage.tsx'), 'PaymentListPage'),
});

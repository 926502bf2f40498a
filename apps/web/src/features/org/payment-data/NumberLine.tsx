import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { CoveredNumber } from './CoveredNumber.tsx';

type Data = Outputs['org']['paymentData']['getPaymentData'];

interface LineProps {
  readonly employeeId: number;
  readonly kind: 'bank-account' | 'split-account' | 'tax-number';
  readonly row: Data['taxNumbers'][number];
  readonly facts: readonly string[];
}

/** A number of somebody: the end of it, or all of it for whoever asks. */
export function NumberLine({ employeeId, kind, row, facts }: LineProps) {
  const { t } = useTranslation('paymentData');
  const format = useFormat();
  const reveal = trpc.org.paymentData.revealPaymentNumber.useMutation();
  const days = row.until ? format.days(row.from, row.until) : t('since', { day: format.day(row.from) });
  return (
    <CoveredNumber
      masked={row.masked}
      facts={[...facts, row.country, days]}
      reveal={async () => {
        const shown = await call(reveal.mutateAsync({ employeeId, kind, id: row.id }));
        return shown.ok ? shown.data.number : undefined;
      }}
    />
  );
}

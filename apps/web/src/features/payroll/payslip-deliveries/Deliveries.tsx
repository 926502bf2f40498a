import { Button, Skeleton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { DeliveryMark } from '@wagewright/contracts/payroll/payslip-deliveries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { DeliveryFigures } from './DeliveryFigures.tsx';
import { type PayslipsOf, ResendPayslips } from './ResendPayslips.tsx';

/** While mails wait to be sent the counts are asked for this often; afterwards, as people open theirs. */
const [sendingMs, readingMs] = [2_000, 10_000];

/** As high as its figures are on a wide screen, so that what is below stays where it is. */
const figuresPixels = 70;

/** How far the published payslips of a batch or of a round have come; each figure leads to its payslips. */
export function Deliveries({ of }: { readonly of: PayslipsOf }) {
  const { t } = useTranslation('payslipDeliveries');
  const navigate = useNavigate();
  const { data, refetch } = trpc.payroll.payslipDeliveries.countDeliveries.useQuery(of, {
    refetchInterval: ({ state }) => ((state.data?.marks.waiting ?? 0) > 0 ? sendingMs : readingMs),
  });
  const [isAsking, setAsking] = useState(false);
  if (!data) return <Skeleton height={figuresPixels} mb="md" />;
  const failed = data.marks.failed + data.marks.unreached;
  const whole = 'batchId' in of ? { batch: of.batchId } : { round: of.roundId };
  const show = (mark: DeliveryMark | undefined) =>
    void navigate({ to: '/payroll/issued-payslips', search: { ...whole, ...(mark ? { mark } : {}) } });
  return (
    <>
      <DeliveryFigures marks={data.marks} onChoose={show} />
      {failed > 0 && data.canResend && (
        <Button mb="md" size="xs" variant="default" onClick={() => setAsking(true)}>
          {t('resendFailed')}
        </Button>
      )}
      {isAsking && <ResendPayslips asked={{ ...of, failed }} onDone={() => void refetch()} onClose={() => setAsking(false)} />}
    </>
  );
}

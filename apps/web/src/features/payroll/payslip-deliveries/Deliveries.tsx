import { Button, Skeleton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { DeliveryMark } from '@wagewright/contracts/payroll/payslip-deliveries';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { DeliveryFigures } from './DeliveryFigures.tsx';
import { type PayslipsOf, ResendPayslips } from './ResendPayslips.tsx';

/** While mails wait to be sent the counts are asked for this often. */
const sendingMs = 3_000;

/** As high as its figures are on a wide screen, so that what is below stays where it is. */
const figuresPixels = 70;

interface Props {
  readonly of: PayslipsOf;
  /** Another one whenever what they belong to has changed: then they are counted anew. */
  readonly revision: string | number;
}

/** How far the published payslips of a batch or of a round have come; each figure leads to its payslips. */
export function Deliveries({ of, revision }: Props) {
  const { t } = useTranslation('payslipDeliveries');
  const navigate = useNavigate();
  const { data, refetch } = trpc.payroll.payslipDeliveries.countDeliveries.useQuery(of, {
    refetchInterval: ({ state }) => ((state.data?.marks.waiting ?? 0) > 0 ? sendingMs : false),
    refetchOnWindowFocus: 'always',
  });
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current !== revision) void refetch();
    seen.current = revision;
  }, [revision, refetch]);
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

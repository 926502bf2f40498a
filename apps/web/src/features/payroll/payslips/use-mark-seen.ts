import { useEffect } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';

/** Tells the server once that its owner has opened the payslip; from then on it cannot be withdrawn. */
export function useMarkSeen({ id, seenAt }: { id: number; seenAt: string | null }): void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.payroll.payslips.markPayslipSeen.useMutation({
    trpc: { context: { quiet: true } },
    onSuccess: () => utils.payroll.payslips.listMyPayslips.invalidate(),
  });
  useEffect(() => {
    if (seenAt === null) mutate({ id });
  }, [id, seenAt, mutate]);
}

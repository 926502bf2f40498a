import { useNavigate } from '@tanstack/react-router';
import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';

/** Asks for payslips as PDF, and leads to where they are made. */
export function useAskArchive() {
  const navigate = useNavigate();
  const { isPending, mutateAsync } = trpc.payroll.payslipArchives.askPayslipArchive.useMutation();
  return {
    isBusy: isPending,
    ask: async (which: PayslipFilter & { ids?: number[] }): Promise<void> => {
      const result = await call(mutateAsync(which));
      if (result.ok) await navigate({ to: '/payroll/payslip-archives/$archiveId', params: { archiveId: String(result.data.id) } });
    },
  };
}

import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';

/** The way to change a solution: its draft, which is made where there is none. */
export function useEditSolution(solutionId: number): HeaderAction | null {
  const { t } = useTranslation('copies');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  const copies = trpc.payroll.copies.listCopies.useQuery({ solutionId });
  const make = trpc.payroll.copies.makeDraft.useMutation();
  const open = (number: number) =>
    navigate({ to: '/payroll/solutions/$solutionId/copies/$number', params: { solutionId: String(solutionId), number: String(number) } });
  const begin = async () => {
    const result = await call(make.mutateAsync({ solutionId }));
    if (!result.ok) return;
    void utils.payroll.copies.invalidate();
    await open(result.data.number);
  };
  if (!solution.data?.may.includes('solution.edit') || !copies.data) return null;
  const draft = copies.data.rows.find(({ status }) => status === 'draft' || status === 'releasing');
  if (draft) return { id: 'draft', label: t('goOn'), run: () => void open(draft.number) };
  return { id: 'edit', label: t('edit'), run: () => void begin(), isBusy: make.isPending };
}

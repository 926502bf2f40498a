import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { EffectOnPay } from '../employees/index.ts';
import type { CostAllocation, CostAllocations } from './allocation.ts';

interface Props {
  readonly held: CostAllocations;
  readonly allocation: CostAllocation;
  readonly onClose: () => void;
}

/** Asks before a division is taken back. */
export default function RemoveAllocation({ held, allocation, onClose }: Props) {
  const { t } = useTranslation('costAllocations');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.costAllocations.removeCostAllocation.useMutation();
  const { employeeId } = held;
  const { item, effectiveDate, expiryDate } = allocation;
  const from = format.day(effectiveDate);
  const confirm = async (reason: string) => {
    const { ok } = await call(remove.mutateAsync({ employeeId, item, from: effectiveDate, reason: reason || null }));
    if (!ok) return;
    notify.done(t('removed', { from }));
    await utils.org.costAllocations.invalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('removeTitle', { from })}
      figures={<EffectOnPay employeeIds={[employeeId]} from={effectiveDate} until={expiryDate} />}
      text={t('removeText')}
      confirmLabel={t('remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

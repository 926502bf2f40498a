import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { EffectOnPay } from '../employees/index.ts';
import { type CompensationFile, type CompensationRecord, sayAmount } from './compensation.ts';

interface Props {
  readonly file: CompensationFile;
  readonly record: CompensationRecord;
  readonly onClose: () => void;
}

/** Asks before an amount is taken out, saying what holds instead. */
export default function RemoveCompensation({ file, record, onClose }: Props) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.compensation.removeCompensation.useMutation();
  const { employeeId, items, records } = file;
  const item = format.name(items.find(({ code }) => code === record.item)?.name ?? null);
  const amount = sayAmount(format, record.amount, record.currency);
  const dayBefore = dayAfter(record.effectiveDate, -1);
  const before = records.find((one) => one.item === record.item && one.expiryDate === dayBefore);
  const confirm = async (reason: string) => {
    const { ok } = await call(remove.mutateAsync({ employeeId, id: record.id, reason: reason || null }));
    if (!ok) return;
    notify.done(t('removed', { item, amount }));
    await utils.org.compensation.invalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('removeTitle', { item, amount, from: format.day(record.effectiveDate) })}
      figures={<EffectOnPay employeeIds={[employeeId]} from={record.effectiveDate} until={record.expiryDate} />}
      text={before ? t('removeBefore', { amount: sayAmount(format, before.amount, before.currency) }) : t('removeNothing')}
      confirmLabel={t('remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

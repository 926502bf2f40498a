import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog.tsx';
import type { Holding } from './holding.ts';

interface Props {
  readonly batchId: number;
  readonly holding: Holding;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks why people are held, or taken in again, and does it: all of them by one act. */
export default function HoldDialog({ batchId: id, holding, onDone, onClose }: Props) {
  const { t } = useTranslation('holding');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const named = trpc.payroll.batches.holdPayees.useMutation();
  const found = trpc.payroll.findings.holdFoundPeople.useMutation();
  const { held, whom } = holding;
  const [act, done] = held ? (['hold', 'held'] as const) : (['takeIn', 'takenIn'] as const);
  const count = 'key' in whom ? whom.people : whom.employeeIds.length;
  const name = 'key' in whom ? undefined : whom.name;
  const send = async (reason: string) => {
    const result = await call(
      'key' in whom
        ? found.mutateAsync({ id, version: whom.version, key: whom.key, held, reason })
        : named.mutateAsync({ id, employeeIds: [...whom.employeeIds], held, reason }),
    );
    void utils.payroll.batches.invalidate();
    void utils.payroll.findings.invalidate();
    void utils.payroll.payees.invalidate();
    void utils.payroll.tables.invalidate();
    if (!result.ok) return;
    const { changed } = result.data;
    notify.done(changed === 0 ? t('wasSo') : t(done, { count: changed, people: format.count(changed) }));
    onDone?.();
    onClose();
  };
  return (
    <ConfirmDialog
      title={name === undefined ? t(`${act}Many`, { count, people: format.count(count) }) : t(`${act}One`, { name })}
      text={'key' in whom ? `${format.name(whom.message)}. ${t(`${act}Text`)}` : t(`${act}Text`)}
      confirmLabel={t(act)}
      remarksRequired
      isBusy={named.isPending || found.isPending}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
